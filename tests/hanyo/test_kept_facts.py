"""Derived information that was kept over events is what would be derived anew."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.api.chance import Stream
from fuda.language.lasting import Standing, TextFacts, derived
from fuda.library.loading import load_rules
from fuda.play.laws_play import positions
from tests.citing import clause
from tests.hanyo.board import Board, unit

HOLD = ["火矢"]  # a card in hand keeps the main phase open


def told(standing: list[Standing]) -> list[tuple[int, int, int]]:
    return [(each.seat, each.this, each.name) for each in standing]


def everything(facts: TextFacts) -> tuple[Any, ...]:
    return (
        facts.cards,
        facts.values,
        told(facts.standing),
        {kind: told(each) for kind, each in facts.by_kind.items()},
        told(facts.delayed),
        facts.listeners,
        facts.watchers,
        facts.activated,
        facts.looked_at,
    )


@clause("hanyo", "809.1")
@pytest.mark.parametrize("game", range(6))
def test_what_is_kept_over_events_is_what_would_be_derived_anew(game: int) -> None:
    rules: Any = load_rules("hanyo")
    compared = 0
    for position in positions(rules, "standard", Stream(str(game), "kept facts")):
        state: Any = position.state
        if state.turn > 0:
            fresh = state.clone()
            fresh.facts = None
            assert everything(derived(state, rules)) == everything(derived(fresh, rules))
            compared += 1
    assert compared > 20


@clause("hanyo", "805.1", "105.1")
def test_what_is_said_of_a_players_turn_begins_and_ends_with_it() -> None:
    tide = unit("潮の主", hp=500, text="自分のターン中、このユニットのHPを300アップする。")
    board = Board(cards=[tide], first={"main": "潮の主", "hand": HOLD}, second={"hand": HOLD})
    assert board.hp("潮の主") == 800
    board.play_to_turn(6)
    assert board.hp("潮の主") == 500
    board.play_to_turn(7)
    assert board.hp("潮の主") == 800
