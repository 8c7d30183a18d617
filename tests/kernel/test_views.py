"""Is a view built from what the seat knows? Unknown cards are counted, known ones named, the asked told."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fuda.kernel.decisions import Act, Action, Allocate, Cards, Cells, Decision, Number, Option, Order, Roll, Shuffle
from fuda.kernel.machine import apply_now
from fuda.kernel.telling import tell_decision
from fuda.kernel.views import view
from fuda.mechanics.zones import Looked, Moved
from tests.toy.duel import BOARD, DECKS, DISCARDS, HANDS, TRAPS, ZONES, DuelRules, DuelState
from tests.toy.playing import begun, positions
from tests.toy.randomness import SeededRandomness

RULES = DuelRules()


def table() -> DuelState:
    state = RULES.start("", ())
    for seat in (0, 1):
        for card in state.zones[DECKS[seat]][:3]:
            apply_now(state, RULES, Moved("", card, HANDS[seat]))
    return state


def zone(state: DuelState, place: int, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = view(state, RULES, seat)["zones"][place]
    return found


def test_unknown_cards_are_only_counted() -> None:
    state = table()
    assert zone(state, HANDS[1], 0) == {"zone": "hand", "owner": 1, "count": 3, "cards": []}
    assert zone(state, DECKS[0], 0) == {"zone": "deck", "owner": 0, "count": 7, "cards": []}


def test_known_cards_have_a_name_a_handle_and_a_place() -> None:
    state = table()
    cards = zone(state, HANDS[0], 0)["cards"]
    assert [(each["place"], each["card"]) for each in cards] == [(0, "soldier"), (1, "soldier"), (2, "captain")]
    assert all(each["power"] for each in cards)
    assert len(zone(state, HANDS[1], -1)["cards"]) == 3


def test_a_card_lying_face_down_has_a_handle_and_no_name() -> None:
    state = table()
    card = state.zones[HANDS[1]][0]
    apply_now(state, RULES, Moved("", card, TRAPS[1]))
    assert zone(state, TRAPS[1], 0)["cards"] == [{"place": 0, "handle": state.handle[card]}]
    assert zone(state, TRAPS[1], 1)["cards"][0]["card"] == "soldier"


def test_a_card_known_in_another_hand_is_shown_without_its_place() -> None:
    state = table()
    apply_now(state, RULES, Looked("", state.zones[HANDS[1]][2:], 1))
    (shown,) = zone(state, HANDS[1], 0)["cards"]
    assert shown["card"] == "captain" and "place" not in shown


def test_a_card_known_in_a_deck_is_shown_with_its_place() -> None:
    state = table()
    apply_now(state, RULES, Looked("", state.zones[DECKS[0]][1:2], 1))
    (shown,) = zone(state, DECKS[0], 0)["cards"]
    assert shown["place"] == 1
    assert zone(state, DECKS[0], 1)["cards"] == []


def test_a_public_card_is_shown_to_all() -> None:
    state = table()
    apply_now(state, RULES, Moved("", state.zones[HANDS[1]][0], DISCARDS[1]))
    assert [zone(state, DISCARDS[1], seat)["cards"][0]["card"] for seat in (0, 1, -1)] == ["soldier"] * 3


@pytest.mark.parametrize("seed", range(8))
def test_only_the_asked_seat_sees_the_question_and_every_zone_is_counted(seed: int) -> None:
    for state, _, _ in positions(RULES, begun(RULES), SeededRandomness(seed)):
        open_seats = {
            decision.seat
            for place, decision in enumerate(state.pending)
            if not state.answers or state.answers[place] is None
        }
        for seat in (0, 1):
            shown = view(state, RULES, seat)
            json.dumps(shown)
            assert (shown["asked"] is not None) == (seat in open_seats)
            assert [each["count"] for each in shown["zones"]] == [len(cards) for cards in state.zones]
            for place, each in enumerate(shown["zones"]):
                known = sum(state.known[card] >> seat & 1 for card in state.zones[place])
                assert len(each["cards"]) == (len(state.zones[place]) if ZONES[place].told_apart else known)


def test_every_kind_of_question_is_told() -> None:
    state = table()
    card = state.zones[HANDS[0]][0]
    hidden = state.zones[HANDS[1]][0]
    named = {"handle": state.handle[card], "card": "soldier"}
    cases: list[tuple[Decision, dict[str, Any]]] = [
        (
            Act(options=(Action("pass"), Action("use", card, (hidden,), (4,)))),
            {"options": [{"verb": "pass"}, {"verb": "use", "card": named, "cards": [{}], "numbers": [4]}]},
        ),
        (Option(options=("a", "b")), {"options": ["a", "b"]}),
        (Number(low=1, high=4), {"low": 1, "high": 4}),
        (
            Cards(candidates=(card, hidden), least=1, most=2),
            {"least": 1, "most": 2, "candidates": [named, {"place": 1}]},
        ),
        (Cells(candidates=(3, 5), least=1, most=1), {"least": 1, "most": 1, "candidates": [3, 5]}),
        (Order(items=(card, hidden)), {"items": [named, {"place": 1}]}),
        (Order(items=(0, 50), are_cards=False), {"items": [0, 50]}),
        (
            Allocate(places=(card,), limits=(2,), least=1, most=2),
            {"places": [named], "limits": [2], "least": 1, "most": 2},
        ),
        (
            Allocate(places=(7, 80), limits=(2, 1), least=1, most=2, are_cards=False),
            {"places": [7, 80], "limits": [2, 1], "least": 1, "most": 2},
        ),
        (Roll(dice=2, faces=8), {"dice": 2, "faces": 8}),
        (Shuffle(size=5), {"size": 5}),
    ]
    for decision, inside in cases:
        told = tell_decision(state, RULES, decision, 0)
        assert {name: told[name] for name in inside} == inside
        assert set(told) == {"kind", "seat", "clause", "purpose", *inside}
        assert told["kind"] == decision.kind


def test_the_board_shows_what_the_rules_show_of_a_card() -> None:
    state = table()
    apply_now(state, RULES, Moved("", state.zones[HANDS[0]][0], BOARD))
    assert zone(state, BOARD, 1)["cards"][0].keys() == {
        "place",
        "handle",
        "card",
        "cell",
        "counters",
        "turned",
        "power",
    }
