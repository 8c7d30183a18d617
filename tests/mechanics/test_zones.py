"""Who knows which card after it moved? Drawn, returned openly, laid face down, shuffled, looked at, searched for."""

from __future__ import annotations

import pytest

from fuda.kernel.machine import advance, apply_now, submit
from fuda.kernel.state import CHANCE
from fuda.kernel.telling import tell
from fuda.kernel.views import view
from fuda.mechanics.zones import Looked, Moved, Shuffled, ShuffleZone
from tests.toy.duel import BOARD, DECKS, DISCARDS, HANDS, TRAPS, DuelRules, DuelState

RULES = DuelRules()
FIRST, SECOND, BOTH = 1, 2, 3  # bits of the seats


@pytest.fixture
def state() -> DuelState:
    """The first player holds three cards."""
    made = RULES.start("", ())
    for card in made.zones[DECKS[0]][:3]:
        apply_now(made, RULES, Moved("", card, HANDS[0], 0))
    return made


def move(state: DuelState, card: int, target: int) -> int:
    """Move a card; its new handle."""
    apply_now(state, RULES, Moved("", card, target))
    return state.handle[card]


def test_a_card_lies_in_exactly_one_zone_at_its_end_or_beginning(state: DuelState) -> None:
    card = state.zones[HANDS[0]][1]
    apply_now(state, RULES, Moved("", card, DECKS[0]))
    assert state.zones[DECKS[0]][-1] == card and state.zone[card] == DECKS[0]
    apply_now(state, RULES, Moved("", card, DECKS[0], first=True))
    assert state.zones[DECKS[0]][0] == card
    assert sorted(each for zone in state.zones for each in zone) == list(range(20))


def test_a_drawn_card_is_known_to_its_player_alone_and_has_a_new_handle(state: DuelState) -> None:
    card = state.zones[DECKS[0]][0]
    before = state.handle[card]
    assert move(state, card, HANDS[0]) != before
    assert state.known[card] == FIRST


def test_a_card_returned_to_the_hand_openly_stays_known(state: DuelState) -> None:
    card = state.zones[HANDS[0]][0]
    on_board = move(state, card, BOARD)
    assert state.known[card] == BOTH
    assert move(state, card, HANDS[0]) != on_board
    assert state.known[card] == BOTH


def test_when_a_card_leaves_the_hand_face_down_nobody_else_knows_which(state: DuelState) -> None:
    returned, other, _ = state.zones[HANDS[0]]
    move(state, returned, BOARD)
    in_hand = move(state, returned, HANDS[0])
    move(state, other, TRAPS[0])
    # It might have been the card that was known: the second player knows neither.
    assert state.known[returned] == FIRST and state.known[other] == FIRST
    assert view(state, RULES, 1)["zones"][HANDS[0]]["cards"] == []
    assert set(view(state, RULES, 1)["zones"][TRAPS[0]]["cards"][0]) == {"place", "handle"}
    assert state.handle[returned] != in_hand


def test_the_known_card_itself_is_forgotten_when_it_leaves_face_down(state: DuelState) -> None:
    returned = state.zones[HANDS[0]][0]
    move(state, returned, BOARD)
    in_hand = move(state, returned, HANDS[0])
    assert move(state, returned, TRAPS[0]) != in_hand
    assert state.known[returned] == FIRST


def test_a_revealed_card_after_a_secret_move_has_another_handle_than_the_one_remembered(state: DuelState) -> None:
    # Otherwise a seat could tell by the handle whether the card it remembers, or its equal, has moved.
    known, moved, _ = state.zones[HANDS[0]]
    apply_now(state, RULES, Looked("", (known,), SECOND))
    remembered = state.handle[known]
    move(state, moved, TRAPS[0])
    apply_now(state, RULES, Looked("", state.zones[HANDS[0]], SECOND))
    assert remembered not in [state.handle[card] for card in state.zones[HANDS[0]]]


def test_a_card_that_leaves_the_hand_openly_takes_no_knowledge_with_it(state: DuelState) -> None:
    known, played, _ = state.zones[HANDS[0]]
    apply_now(state, RULES, Looked("", (known,), SECOND))
    handle = state.handle[known]
    move(state, played, BOARD)
    assert state.known[known] == BOTH and state.handle[known] == handle


def test_a_card_keeps_its_handle_where_all_can_follow_it(state: DuelState) -> None:
    card = state.zones[HANDS[0]][0]
    handle = move(state, card, BOARD)
    assert move(state, card, DISCARDS[0]) == handle
    assert move(state, card, TRAPS[0]) == handle and state.known[card] == BOTH


def test_a_face_down_card_on_the_table_can_be_followed_but_not_known(state: DuelState) -> None:
    card = state.zones[HANDS[0]][0]
    handle = move(state, card, TRAPS[0])
    assert state.known[card] == FIRST
    assert move(state, card, DISCARDS[0]) == handle and state.known[card] == BOTH


def test_drawing_from_a_deck_leaves_knowledge_of_its_other_cards(state: DuelState) -> None:
    top, below = state.zones[DECKS[0]][:2]
    apply_now(state, RULES, Looked("", (top, below), SECOND))
    move(state, top, HANDS[0])
    assert state.known[top] == BOTH and state.known[below] == SECOND


def test_a_card_searched_for_in_a_deck_might_be_any(state: DuelState) -> None:
    found, other = state.zones[DECKS[0]][:2]
    apply_now(state, RULES, Looked("", (found, other), SECOND))
    apply_now(state, RULES, Looked("", state.zones[DECKS[0]], FIRST))
    apply_now(state, RULES, Moved("", found, HANDS[0], 0, searched=True))
    assert state.known[found] == FIRST and state.known[other] == FIRST


def test_a_card_put_back_into_the_deck_from_the_hand_is_known_to_who_put_it(state: DuelState) -> None:
    card, other, _ = state.zones[HANDS[0]]
    apply_now(state, RULES, Looked("", (other,), SECOND))
    move(state, card, DECKS[0])
    assert state.known[card] == FIRST and state.known[other] == FIRST


def test_a_shuffle_renews_handles_and_ends_knowledge(state: DuelState) -> None:
    deck = state.zones[DECKS[0]]
    apply_now(state, RULES, Looked("", deck[:2], BOTH))
    handles = {state.handle[card] for card in deck}
    apply_now(state, RULES, Shuffled("", DECKS[0], tuple(reversed(range(len(deck))))))
    assert state.zones[DECKS[0]] == tuple(reversed(deck))
    assert [state.known[card] for card in deck] == [0] * len(deck)
    assert handles.isdisjoint({state.handle[card] for card in deck})


def test_a_shuffled_hand_is_still_known_to_its_player(state: DuelState) -> None:
    apply_now(state, RULES, Looked("", state.zones[HANDS[0]], BOTH))
    apply_now(state, RULES, Shuffled("", HANDS[0], (2, 0, 1)))
    assert [state.known[card] for card in state.zones[HANDS[0]]] == [FIRST] * 3


def test_handles_are_never_used_twice(state: DuelState) -> None:
    for target in (HANDS[0], BOARD, HANDS[0], DECKS[0], TRAPS[0]):
        for card in state.zones[DECKS[0]][:2]:
            move(state, card, target)
        assert len(set(state.handle)) == len(state.handle)
        assert max(state.handle) < state.next_handle


def test_equal_cards_of_a_sorted_hand_lie_as_they_came(state: DuelState, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RULES.zones[HANDS[0]], "sorted", True)
    one, other, third = state.zones[HANDS[0]]
    state.printed[other] = state.printed[one]
    state.printed[third] = state.printed[one] + 1
    move(state, one, BOARD)
    move(state, one, HANDS[0])
    assert state.zones[HANDS[0]] == (other, one, third)
    apply_now(state, RULES, Looked("", (other,), SECOND))
    assert state.handle[other] > state.handle[one]
    assert state.zones[HANDS[0]] == (one, other, third)


@pytest.mark.parametrize("known_before", [(0, 1), ()])
@pytest.mark.parametrize("is_sorted", [True, False])
def test_which_of_two_equal_cards_known_alike_was_shown_is_not_told(
    state: DuelState, known_before: tuple[int, ...], is_sorted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(RULES.zones[HANDS[0]], "sorted", is_sorted)
    equal = state.zones[HANDS[0]][:2]
    assert state.printed[equal[0]] == state.printed[equal[1]]
    if known_before:
        apply_now(state, RULES, Looked("", tuple([equal[each] for each in known_before]), SECOND))
    seen: list[object] = []
    for card in equal:
        shown = state.clone()
        looked = Looked("", (card,), BOTH)
        apply_now(shown, RULES, looked)
        assert shown.known[card] == BOTH
        told = [tell(shown, RULES, looked, 1), view(shown, RULES, 1)]
        cards = view(shown, RULES, 1)["zones"][HANDS[0]]["cards"]
        assert len(cards) == max(len(known_before), 1)
        apply_now(shown, RULES, Moved("", card, BOARD))
        seen.append([*told, view(shown, RULES, 1)])
        assert view(shown, RULES, 0)["zones"][HANDS[0]]["count"] == 2
    assert seen[0] == seen[1]


def test_a_known_card_stays_known_when_only_an_equal_one_is_shown(state: DuelState) -> None:
    # A whole hand may be shown by an event that names only what was not known before.
    one, other, _ = state.zones[HANDS[0]]
    apply_now(state, RULES, Looked("", (one,), SECOND))
    apply_now(state, RULES, Looked("", (other,), SECOND))
    assert state.known[one] == BOTH and state.known[other] == BOTH


def test_chance_shuffles_a_zone() -> None:
    state = RULES.start("", ())
    deck = state.zones[DECKS[0]]
    state.frames.append(ShuffleZone(DECKS[0], "T0.1"))
    advance(state, RULES)
    submit(state, RULES, CHANCE, (1, 0, *range(2, 10)))
    assert state.zones[DECKS[0]] == (deck[1], deck[0], *deck[2:])
