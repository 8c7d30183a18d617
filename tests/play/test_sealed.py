"""Sealed decks: a contest of such a variant opens its boosters by its seed, unless decks are given."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fuda.api import Game, load
from fuda.games.kiseki.chapters.deck_building import deck_problems
from fuda.games.kiseki.extras.boosters import rarity_problems
from fuda.library.loading import load_cards
from fuda.play.contest import Contest
from fuda.play.figures.simulation import Series
from fuda.play.players import bot
from fuda.play.records.replay import verify
from fuda.play.records.transcript import Recording, read
from fuda.play.seeds import Stream
from fuda.surfaces.cli.sim import given_decks
from tests.citing import clause

BLITZ = "blitz"


@pytest.fixture
def kiseki() -> Game:
    return load("kiseki")


def counted(deck: tuple[str, ...]) -> dict[str, int]:
    return {number: deck.count(number) for number in deck}


def in_play(state: Any, game: Game, seat: int) -> list[str]:
    """All cards of a player."""
    cards = [card for card, owner in enumerate(state.owner) if owner == seat]
    return sorted([game.rules.card_name(state.printed[card]) for card in cards])


@clause("kiseki", "602.2", "602.3", "602.3a")
@pytest.mark.parametrize("seed", ["1", "2", "77"])
def test_every_player_of_a_blitz_match_has_the_forty_cards_of_five_boosters(kiseki: Game, seed: str) -> None:
    rules: Any = kiseki.rules
    rarities = {card.number: card.fields["rarity"] for card in load_cards("kiseki")}
    decks = kiseki.decks(BLITZ, seed)
    assert len(decks) == 2 and decks[0] != decks[1]
    for deck in decks:
        assert len(deck) == 40 and rarity_problems(rarities, counted(deck)) == ()
        assert deck_problems(rules.list, counted(deck), BLITZ) == ()
    table = kiseki.new(BLITZ, seed)
    contest = Contest(kiseki, [bot("random", "a"), bot("random", "b")], seed, BLITZ)
    for state in (table.state, contest.state()):
        assert [in_play(state, kiseki, seat) for seat in (0, 1)] == [sorted(deck) for deck in decks]


@clause("kiseki", "602.2", "602.4a")
def test_only_a_blitz_match_opens_boosters(kiseki: Game) -> None:
    assert kiseki.decks("strategy", "1") == () and kiseki.decks(None, "1") == ()
    assert load("hanyo").rules.sealed_decks("standard", Stream("1")) == ()
    assert len(in_play(kiseki.new("strategy", "1").state, kiseki, 0)) == 50


def test_the_seed_decides_what_is_in_the_boosters(kiseki: Game) -> None:
    assert kiseki.decks(BLITZ, 5) == kiseki.decks(BLITZ, "5") != kiseki.decks(BLITZ, "6")
    series = Series("kiseki", seed="3", variant=BLITZ, swap=True)
    assert series.decks_of(0) == series.decks_of(1) != series.decks_of(2)  # every deal is played twice
    assert series.decks_of(2) == kiseki.decks(BLITZ, series.game_seed(2))


def test_pools_that_are_given_are_played(kiseki: Game) -> None:
    pools = kiseki.decks(BLITZ, "9")
    assert kiseki.decks(BLITZ, "1", pools) == pools
    contest = Contest(kiseki, [bot("random", "a"), bot("random", "b")], "1", BLITZ, pools)
    assert [in_play(contest.state(), kiseki, seat) for seat in (0, 1)] == [sorted(deck) for deck in pools]


def test_whoever_names_no_deck_plays_what_the_match_opens() -> None:
    assert given_decks("kiseki", None, None, BLITZ) == ()
    assert [len(deck) for deck in given_decks("kiseki", None, None, "strategy")] == [50, 50]


def test_a_transcript_tells_the_decks_and_stands(kiseki: Game, tmp_path: Path) -> None:
    path = tmp_path / "blitz.jsonl"
    recording = Recording.begin(path, kiseki, BLITZ, "2", ["random", "random"])
    Contest(kiseki, [bot("random", "a"), bot("random", "b")], "2", BLITZ, recorder=recording, listen=False).play()
    assert tuple([tuple(deck) for deck in read(path).header.decks]) == kiseki.decks(BLITZ, "2")
    assert verify(path).stands
