"""The table: the board, six kinds of cards, decks, positions set up by hand, and what the seats see of it (X2)."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.games.kokuryoku.cards import EARLY_DECK_SIZE, early_deck
from fuda.games.kokuryoku.table import GRID, SORTIE_SQUARES
from fuda.library.decks import deck_problems
from fuda.library.loading import load_rules
from fuda.mechanics.positions import BadPosition
from tests.citing import clause
from tests.kokuryoku.board import Board, land, on, soldier, unit, weapon, with_cards

CARDS = [
    soldier("兵"),
    soldier("敵"),
    unit("転", "【クラスチェンジ】「甲」"),
    unit("甲"),
    weapon("剣", max=1),
    land("丘"),
]


@clause("kokuryoku", "X2.1")
def test_a_deck_has_sixty_cards_and_three_of_a_name() -> None:
    rules = with_cards(*CARDS)
    full = {card.number: 3 for card in rules.list.cards[:20]}
    assert rules.deck_problems(full) == ()
    first, second = list(full)[:2]
    assert [each.condition for each in rules.deck_problems({**full, first: 2})] == ["wrong-deck-size"]
    wrong = rules.deck_problems({**full, first: 4, second: 2})
    assert [(each.clause, each.condition) for each in wrong] == [("X2.1", "too-many-of-a-name")]
    unknown = rules.deck_problems({**full, first: 2, "Z": 1})
    assert [each.condition for each in unknown] == ["no-such-card"]


@clause("kokuryoku", "X2.1")
def test_a_class_change_card_counts_apart_from_its_basic_card() -> None:
    rules = with_cards(*CARDS)
    full = {card.number: 3 for card in rules.list.cards[:18]}
    assert rules.deck_problems({**full, "甲": 3, "転": 3}) == ()


@clause("kokuryoku", "X2.1")
def test_the_decks_of_the_variant_early_have_45_cards() -> None:
    rules = load_rules("kokuryoku")
    state = rules.start("early", ())
    assert state.owner.count(0) == state.owner.count(1) == EARLY_DECK_SIZE
    deck = ("a", "a", "a", *[f"b{place}" for place in range(44)])
    assert early_deck(deck).count("a") == 1


@clause("kokuryoku", "X2.1")
def test_a_deck_for_the_variant_early_must_have_45_cards() -> None:
    cards = [card.number for card in with_cards(*CARDS).list.cards[:15] for _ in range(3)]
    full = load_rules("kokuryoku").preset[0]
    assert deck_problems("kokuryoku", cards, "", "early") == ()
    for wrong, variant in ((cards, "hold"), (cards, "standard"), (full, "early")):
        (problem,) = deck_problems("kokuryoku", wrong, "", variant)
        assert "45" in problem.explain("en") and "60" in problem.explain("en")


@clause("kokuryoku", "X2.1")
def test_the_preset_decks_are_legal() -> None:
    rules: Any = load_rules("kokuryoku")
    assert len(rules.preset) == 4
    for deck in rules.preset:
        assert rules.deck_problems({number: deck.count(number) for number in deck}) == ()


@clause("kokuryoku", "X2.2")
def test_there_are_six_kinds_of_cards() -> None:
    rules: Any = load_rules("kokuryoku")
    kinds = {card.kind for card in rules.list.cards}
    assert kinds == {"unit", "weapon", "magic", "item", "surprise", "land"}


@clause("kokuryoku", "X2.3")
def test_the_board_has_twelve_squares_and_three_sortie_squares_each() -> None:
    assert (GRID.columns, GRID.rows, GRID.cells) == (3, 4, 12)
    assert SORTIE_SQUARES == ((0, 1, 2), (9, 10, 11))


@clause("kokuryoku", "X2.3")
@pytest.mark.parametrize(
    ("written", "problem"),
    [
        ({"first": {"units": [on("兵", 4), on("敵", 4)]}}, "too-many-units"),
        ({"first": {"units": [on("兵", 12)]}}, "not-such-a-number"),
        ({"first": {"units": [{"card": "兵"}]}}, "not-such-a-number"),
        ({"first": {"units": [on("剣", 4)]}}, "wrong-zone-for-card"),
        ({"first": {"lands": {4: "兵"}}}, "wrong-zone-for-card"),
        ({"first": {"lands": [4]}}, "not-a-table"),
        ({"first": {"units": [on("兵", 4, 7)]}}, "not-such-a-number"),
        ({"first": {"units": [on("兵", 4, attached=["丘"])]}}, "wrong-zone-for-card"),
        ({"first": {"used": 21}}, "not-such-a-number"),
        ({"phase": "noon"}, "no-such-step"),
        ({"dusk": 1}, "no-such-key"),
    ],
)
def test_a_position_that_cannot_be_is_refused(written: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadPosition) as caught:
        with_cards(*CARDS).place(written)
    assert caught.value.problem == problem


@clause("kokuryoku", "K2.3", "X3.2")
def test_chips_that_are_not_named_are_unused() -> None:
    board = Board(
        cards=CARDS, first=[on("兵", 4), on("甲", 3, 2, attached=["剣"])], second=[on("敵", 11)], more=({"used": 3}, {})
    )
    assert board.piles("first") == (20 - 6 - 2 - 3, 3)
    assert board.rules.maximum(board.state, board.card("甲")) == 7


@clause("kokuryoku", "X2.3")
def test_a_seat_sees_squares_chips_and_what_is_attached_of_both_sides() -> None:
    board = Board(
        cards=CARDS,
        first=[on("兵", 4)],
        second=[on("甲", 7, 2, attached=["剣"], waiting=True)],
        more=({}, {"lands": {6: "丘"}, "hand": ["敵"]}),
    )
    seen = {
        card["card"]: {**card, "zone": zone["zone"]} for zone in board.view("first")["zones"] for card in zone["cards"]
    }
    assert {key: seen["甲"][key] for key in ("cell", "chips", "maximum", "waiting")} == {
        "cell": 7, "chips": 2, "maximum": 7, "waiting": 1,
    }  # fmt: skip
    assert seen["剣"]["host"] == seen["甲"]["handle"]
    assert seen["丘"]["cell"] == 6
    assert "敵" not in seen
    assert board.view("first")["situation"]["unused"] == [14, 18]
