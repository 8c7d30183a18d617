"""Is a state a value? Clones are independent, and equal positions have equal keys."""

from __future__ import annotations

import json

import pytest

from fuda.kernel.codec import decode, encode
from fuda.kernel.machine import submit
from fuda.kernel.procedure import Procedure
from fuda.kernel.records import Record, fields_of
from fuda.kernel.state import ASIDE, State
from tests.toy.duel import DuelState, build
from tests.toy.playing import begun, positions
from tests.toy.randomness import SeededRandomness


def written(state: State) -> str:
    return json.dumps(encode(state), sort_keys=True)


def check_plain(value: object, where: str) -> None:
    """Fails when something below a field is neither a number, a string, a tuple nor a record."""
    if isinstance(value, tuple):
        for each in value:
            check_plain(each, where)
    elif isinstance(value, State):
        pass
    elif isinstance(value, Record):
        for name in fields_of(value):
            check_plain(getattr(value, name), f"{where}.{type(value).__name__}.{name}")
    else:
        assert value is None or isinstance(value, (int, str)), where


@pytest.mark.parametrize("seed", range(12))
def test_playing_a_clone_leaves_the_original_as_it_was(seed: int) -> None:
    rules = build()
    other = SeededRandomness(seed + 1000)
    for count, (state, _, _) in enumerate(positions(rules, begun(rules), SeededRandomness(seed))):
        if count % 5:
            continue
        before, key = written(state), state.key()
        clone = state.clone()
        assert written(clone) == before and clone.key() == key
        for _ in positions(rules, clone, other):
            pass
        assert written(state) == before and state.key() == key


@pytest.mark.parametrize("seed", range(12))
def test_a_state_holds_plain_values_only(seed: int) -> None:
    rules = build()
    for state, _, _ in positions(rules, begun(rules), SeededRandomness(seed)):
        for name in fields_of(state):
            value = getattr(state, name)
            if name in ("facts", "previous"):
                continue
            for each in value if isinstance(value, list) else [value]:
                check_plain(each, name)


def test_a_clone_copies_frames_and_takes_no_notes() -> None:
    rules = build()
    state = begun(rules)
    state.notes = []
    clone = state.clone()
    assert clone.notes is None and state.notes == []
    for mine, its in zip(state.frames, clone.frames, strict=True):
        assert isinstance(mine, Procedure) and mine is not its
        its.pc = 99
        assert mine.pc != 99


def test_every_field_of_a_state_is_cloned_and_written() -> None:
    state = DuelState()
    state.zones = [(), ()]
    assert set(vars(state.clone())) == set(vars(state)) == set(state.fields())
    written = set(state.fields()) - {"facts", "previous", "layout", "notes", "looks_ahead"} | {"@"}
    assert set(encode(state)) == written - {"hide_forced", "idle"}
    state.hide_forced, state.idle = True, 3
    assert set(encode(state)) == written
    read = decode(encode(state))
    assert read.hide_forced and read.idle == 3


def test_the_same_answers_lead_to_the_same_keys() -> None:
    rules = build()
    first, second = begun(rules), begun(rules)
    for _, decision, answer in positions(rules, first, SeededRandomness(9)):
        assert first.key() == second.key()
        submit(second, rules, decision.seat, answer)


def test_each_table_counts_for_the_key_and_what_is_aside_does_not() -> None:
    rules = build()
    state = begun(rules)
    key = state.key()
    for name in fields_of(state):
        value = getattr(state, name)
        changed = state.clone()
        if isinstance(value, list) and value and isinstance(value[0], int):
            setattr(changed, name, [value[0] + 1, *value[1:]])
        elif isinstance(value, bool):
            setattr(changed, name, not value)
        elif isinstance(value, int):
            setattr(changed, name, value + 1)
        else:
            continue
        assert (changed.key() == key) == (name in ASIDE), name
    moved = state.clone()
    moved.frames[-1].pc += 1
    assert moved.key() != key
