"""Does nothing leak? What a seat cannot see can be exchanged without any difference to what it is shown."""

from __future__ import annotations

import json

import pytest

from fuda.kernel.codec import encode
from fuda.kernel.hidden import exchanged, hidden_groups, imagined
from fuda.kernel.machine import asked, submit
from fuda.kernel.state import State
from fuda.kernel.views import view
from tests.toy.duel import DECKS, HANDS, TRAPS, build
from tests.toy.playing import begun, positions
from tests.toy.randomness import SeededRandomness

RULES = build()


def seen(state: State, seat: int) -> str:
    return json.dumps(view(state, RULES, seat), sort_keys=True)


def written(state: State) -> str:
    return json.dumps(encode(state), sort_keys=True)


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("seat", [0, 1])
def test_exchanging_what_a_seat_cannot_see_changes_nothing_it_sees(seed: int, seat: int) -> None:
    different = 0
    for state, decision, _ in positions(RULES, begun(RULES), SeededRandomness(seed)):
        before = written(state)
        twin = exchanged(state, RULES, seat, SeededRandomness(seed + 77))
        assert written(state) == before
        if decision.seat == 1 - seat and twin.steps != state.steps:
            continue  # with other cards the opponent would not have been asked
        assert seen(twin, seat) == seen(state, seat)
        different += twin.printed != state.printed
    assert different > 5


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("seat", [0, 1])
def test_a_twin_goes_on_alike_until_something_is_revealed(seed: int, seat: int) -> None:
    """Own answers of the seat and chance lead to the same view, as long as only they are asked."""
    for state, decision, answer in positions(RULES, begun(RULES), SeededRandomness(seed)):
        if decision.seat == 1 - seat or state.answers:
            continue
        twin = exchanged(state, RULES, seat, SeededRandomness(seed + 78))
        mine = state.clone()
        mine.notes, twin.notes = [], []
        submit(mine, RULES, decision.seat, answer)
        submit(twin, RULES, decision.seat, answer)
        news = [card for card in range(len(mine.known)) if mine.known[card] & ~state.known[card] & 1 << seat]
        if news or asked(mine, seat) is None or asked(twin, seat) is None:
            continue
        assert [note.told[seat] for note in mine.notes] == [note.told[seat] for note in twin.notes]
        assert seen(twin, seat) == seen(mine, seat)


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("seat", [0, 1])
def test_what_a_seat_imagines_depends_on_what_it_knows_alone(seed: int, seat: int) -> None:
    for state, decision, _ in positions(RULES, begun(RULES), SeededRandomness(seed)):
        if decision.seat != seat:
            continue
        twin = exchanged(state, RULES, seat, SeededRandomness(seed + 79))
        mine = imagined(state, RULES, seat, SeededRandomness(seed + 80))
        its = imagined(twin, RULES, seat, SeededRandomness(seed + 80))
        assert written(mine) == written(its)
        assert seen(mine, seat) == seen(state, seat)
        assert sorted(mine.printed) == sorted(state.printed)


def announcing() -> tuple[State, int]:
    """A position in the middle of an announcement."""
    for seed in range(50):
        for state, decision, _ in positions(RULES, begun(RULES), SeededRandomness(seed)):
            if state.saved and decision.seat < 2:
                return state.clone(), decision.seat
    raise AssertionError("no announcement")


def test_the_positions_to_go_back_to_are_exchanged_too() -> None:
    state, seat = announcing()
    twin = imagined(state, RULES, seat, SeededRandomness(5))
    assert twin.printed != state.printed
    for before, original in zip(twin.saved, state.saved, strict=True):
        assert before.printed == twin.printed and original.printed == state.printed


def test_derived_values_of_the_original_are_not_taken_over() -> None:
    state = begun(RULES)
    state.facts = "derived from the true cards"
    assert exchanged(state, RULES, 0, SeededRandomness(1)).facts is None
    assert imagined(state, RULES, 0, SeededRandomness(1)).facts is None


def test_hidden_groups_are_kept_apart_as_the_rules_say() -> None:
    state = begun(RULES)
    for seat in (0, 1):
        for group in hidden_groups(state, RULES, seat):
            assert len({state.owner[card] for card in group}) == 1
        hidden = {card for group in hidden_groups(state, RULES, seat) for card in group}
        for zone in (*DECKS, HANDS[1 - seat], TRAPS[1 - seat]):
            assert hidden >= set(state.zones[zone])


@pytest.mark.parametrize("seed", range(6))
def test_secret_answers_of_others_are_forgotten_in_what_a_seat_imagines(seed: int) -> None:
    for state, decision, _ in positions(RULES, begun(RULES), SeededRandomness(seed)):
        if any(answer is not None for answer in state.answers):
            its = imagined(state, RULES, decision.seat, SeededRandomness(3))
            assert all(answer is None for answer in its.answers)
            assert seen(its, decision.seat) == seen(state, decision.seat)
