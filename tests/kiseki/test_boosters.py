"""Which decks may be played with, and what is in a booster?"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from fuda.games.kiseki.cards import CardList
from fuda.games.kiseki.chapters.deck_building import deck_problems
from fuda.games.kiseki.extras.boosters import SUPER_RARE_ONCE_IN, open_booster, open_sealed_deck, rarity_problems
from fuda.kernel.reasons import Reason
from fuda.library.decks import DeckRefused, check_deck, decks, find_deck
from fuda.library.files import read_toml
from fuda.library.loading import entry_of, load_cards
from fuda.play.seeds import Stream
from tests.citing import clause
from tests.surfaces.running import fuda

DECKS = {
    path.stem: read_toml(path)[0]["cards"] for path in sorted((entry_of("kiseki").folder / "decks").glob("*.toml"))
}
RARITIES = {card.number: card.fields["rarity"] for card in load_cards("kiseki")}


@cache
def the_list() -> CardList:
    """All cards."""
    return CardList(load_cards("kiseki"))


def numbers(general: bool) -> list[str]:
    """The cards with the sub-name 一般, or all others, the most common first."""
    found = [card for card in the_list().cards if (card.subname == "一般") == general]
    return [card.number for card in sorted(found, key=lambda card: ("C", "U", "R", "SR").index(card.rarity))]


def broken(problems: Sequence[Reason]) -> list[tuple[str, str]]:
    """The clauses that forbid, and why."""
    return [(each.clause, each.condition) for each in problems]


class Told:
    """A source that says what it was told to say."""

    def __init__(self, *told: int) -> None:
        self.told = list(told)

    def below(self, limit: int) -> int:
        return min(self.told.pop(0), limit - 1)


# --- strategy battles


@clause("kiseki", "602.1", "602.4", "602.4a")
@pytest.mark.parametrize("name", DECKS)
def test_the_decks_that_come_along_may_be_played_with(name: str) -> None:
    assert deck_problems(the_list(), DECKS[name]) == ()
    assert sum(DECKS[name].values()) == 50


@clause("kiseki", "602.4a")
@pytest.mark.parametrize(("cards", "allowed"), [(49, False), (50, True), (51, False)])
def test_a_strategy_deck_has_exactly_fifty_cards(cards: int, allowed: bool) -> None:
    found = deck_problems(the_list(), dict.fromkeys(numbers(general=False)[:cards], 1))
    assert broken(found) == ([] if allowed else [("602.4a", "wrong-deck-size")])


@clause("kiseki", "602.4b")
@pytest.mark.parametrize("alike", [4, 5])
def test_at_most_four_cards_share_name_and_subname(alike: int) -> None:
    first, *others = numbers(general=False)
    found = deck_problems(the_list(), {first: alike, **dict.fromkeys(others[: 50 - alike], 1)})
    assert broken(found) == ([] if alike == 4 else [("602.4b", "too-many-of-a-name")])


@clause("kiseki", "602.4b")
def test_cards_of_one_name_but_two_subnames_are_not_alike() -> None:
    two = [card.number for card in the_list().cards if card.name == "リーネ・ファルク"]
    others = [number for number in numbers(general=False) if number not in two]
    assert len(two) == 2
    assert deck_problems(the_list(), {**dict.fromkeys(two, 4), **dict.fromkeys(others[:42], 1)}) == ()


@clause("kiseki", "602.4b-1")
def test_general_cards_are_allowed_in_any_number() -> None:
    general, other = numbers(general=True)[0], numbers(general=False)[0]
    assert deck_problems(the_list(), {general: 50}) == ()
    assert broken(deck_problems(the_list(), {general: 45, other: 5})) == [("602.4b", "too-many-of-a-name")]


@clause("kiseki", "602.1")
@pytest.mark.parametrize(("form", "size"), [("strategy", 50), ("blitz", 40)])
def test_a_deck_is_made_of_cards_of_the_game(form: str, size: int) -> None:
    found = deck_problems(the_list(), {numbers(general=True)[0]: size - 1, "X1": 1}, form)
    assert ("602.1", "no-such-card") in broken(found)


# --- blitz sealed battles


@clause("kiseki", "602.3a")
@pytest.mark.parametrize("seed", range(40))
def test_a_booster_holds_eight_cards_by_rarity(seed: int) -> None:
    found = open_booster(RARITIES, Stream(str(seed), "boosters"))
    rarities = [RARITIES[number] for number in found]
    assert rarities[:7] == ["C"] * 5 + ["U"] * 2
    assert rarities[7:] in (["R"], ["SR"])
    assert len(set(found)) == 8


@clause("kiseki", "602.3a")
def test_chance_decides_every_card_of_a_booster() -> None:
    of = {rarity: [number for number in RARITIES if RARITIES[number] == rarity] for rarity in ("C", "U", "R", "SR")}
    first = open_booster(RARITIES, Told(0, 0, 0, 0, 0, 0, 0, 1, 0))
    assert first == (*of["C"][:5], *of["U"][:2], of["R"][0])
    last = open_booster(RARITIES, Told(*[999] * 7, 0, 999))
    assert last == (*of["C"][:-6:-1], *of["U"][:-3:-1], of["SR"][-1])


def test_one_booster_in_six_has_a_super_rare_card_and_every_card_is_found() -> None:
    source = Stream("7", "boosters")
    opened = [open_booster(RARITIES, source) for _ in range(1200)]
    last = Counter([RARITIES[each[-1]] for each in opened])
    assert abs(last["SR"] - 1200 / SUPER_RARE_ONCE_IN) < 50
    assert {number for each in opened for number in each} == set(RARITIES)


@clause("kiseki", "602.3", "602.3a")
def test_a_sealed_deck_is_the_forty_cards_of_five_boosters() -> None:
    opened = open_sealed_deck(RARITIES, Stream("7", "boosters"))
    source = Stream("7", "boosters")
    assert opened == tuple([open_booster(RARITIES, source) for _ in range(5)])
    deck = Counter([number for each in opened for number in each])
    assert sum(deck.values()) == 40
    assert rarity_problems(RARITIES, deck) == ()
    assert deck_problems(the_list(), deck, "blitz") == ()
    deck[opened[0][0]] += 1
    assert ("602.3a", "wrong-deck-size") in broken(deck_problems(the_list(), deck, "blitz"))


@clause("kiseki", "602.3a")
def test_only_cards_that_can_come_from_five_boosters_are_a_sealed_deck() -> None:
    one = {rarity: number for number, rarity in RARITIES.items()}
    fair = {one["C"]: 25, one["U"]: 10, one["R"]: 4, one["SR"]: 1}
    assert rarity_problems(RARITIES, fair) == ()
    rich = {one["C"]: 24, one["U"]: 10, one["SR"]: 6}
    assert broken(rarity_problems(RARITIES, rich)) == [("602.3a", "not-of-boosters")] * 2
    assert broken(deck_problems(the_list(), rich, "blitz")) == [("602.3a", "not-of-boosters")] * 2


@clause("kiseki", "602.3b")
def test_a_sealed_deck_may_hold_any_number_of_a_card() -> None:
    one = {RARITIES[number]: number for number in numbers(general=False)}
    alike = {one["C"]: 25, one["U"]: 10, one["R"]: 5}
    assert deck_problems(the_list(), alike, "blitz") == ()
    assert [each for each, _ in broken(deck_problems(the_list(), alike))] == ["602.4a", "602.4b", "602.4b", "602.4b"]


def deck_file(path: Path, cards: dict[str, int]) -> Path:
    rows = "\n".join(f'"{number}" = {count}' for number, count in cards.items())
    path.write_text(f'name = {{ ja = "箱", en = "Box" }}\n[cards]\n{rows}\n', encoding="utf-8")
    return path


@clause("kiseki", "602.2", "602.3a", "602.4a")
def test_a_deck_file_is_judged_by_the_form_that_is_played(tmp_path: Path) -> None:
    opened = open_sealed_deck(RARITIES, Stream("7", "boosters"))
    sealed = deck_file(tmp_path / "sealed.toml", Counter([number for each in opened for number in each]))
    built = deck_file(tmp_path / "built.toml", dict(Counter(decks("kiseki")[0].cards)))
    assert check_deck("kiseki", sealed, "blitz") == check_deck("kiseki", built, "strategy") == ()
    assert check_deck("kiseki", built) == ()
    for path, variant, clause_id in (
        (sealed, None, "602.4a"),
        (sealed, "strategy", "602.4a"),
        (built, "blitz", "602.3a"),
    ):
        problem = check_deck("kiseki", path, variant)[0]
        assert isinstance(problem, DeckRefused) and problem.reason.clause == clause_id
    assert find_deck("kiseki", Path("march_of_gears"), "strategy").file.endswith("march_of_gears.toml")
    with pytest.raises(DeckRefused):
        find_deck("kiseki", Path("march_of_gears"), "blitz")


# --- the command


def test_a_deck_is_checked_for_a_variant(tmp_path: Path) -> None:
    opened = json.loads(fuda("booster", "kiseki", "--seed", "7", "--json").stdout)
    path = deck_file(tmp_path / "sealed.toml", opened["cards"])
    assert fuda("deck", "check", "kiseki", str(path), "--variant", "blitz").exit_code == 0
    refused = fuda("deck", "check", "kiseki", str(path))
    assert refused.exit_code == 1 and "602.4a" in refused.stdout
    assert fuda("deck", "check", "kiseki", str(path), "--variant", "nothing").exit_code == 2


def test_the_same_seed_opens_the_same_boosters() -> None:
    first = json.loads(fuda("booster", "kiseki", "--seed", "7", "--json").stdout)
    assert first == json.loads(fuda("booster", "kiseki", "--packs", "5", "--seed", "7", "--json").stdout)
    assert first["boosters"] != json.loads(fuda("booster", "kiseki", "--seed", "8", "--json").stdout)["boosters"]
    assert [len(each) for each in first["boosters"]] == [8] * 5
    assert first["is_deck"] and rarity_problems(RARITIES, first["cards"]) == ()
    two = json.loads(fuda("booster", "kiseki", "--packs", "2", "--seed", "7", "--json").stdout)
    assert two["boosters"] == first["boosters"][:2] and not two["is_deck"]


@pytest.mark.parametrize(("language", "said"), [("ja", "シールド戦のデッキ"), ("en", "sealed deck")])
def test_boosters_are_shown_in_both_languages(language: str, said: str) -> None:
    shown = fuda("--lang", language, "booster", "kiseki", "--seed", "7").stdout
    assert said in shown
    assert len([line for line in shown.split("\n") if line.startswith("    K")]) == 40
    assert said not in fuda("--lang", language, "booster", "kiseki", "--packs", "1").stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("kiseki", "--packs", "0"), "--packs"),
        (("kiseki", "--packs", "many"), "--packs"),
        (("hanyo",), "hanyo"),
        (("nothing",), "nothing"),
        ((), "GAME"),
    ],
)
def test_what_cannot_be_opened_is_refused_with_a_message(arguments: tuple[str, ...], said: str) -> None:
    result = fuda("booster", *arguments)
    assert result.exit_code == 2
    assert said in result.stderr
