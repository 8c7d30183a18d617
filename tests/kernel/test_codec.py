"""Can every position be written and read again? And is everything else refused?"""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fuda.kernel.codec import decode, encode
from fuda.kernel.machine import submit
from fuda.kernel.records import same
from fuda.kernel.state import State
from tests.toy.duel import build
from tests.toy.playing import begun, positions
from tests.toy.randomness import SeededRandomness


def through_json(state: State) -> State:
    return decode(json.loads(json.dumps(encode(state))))


@pytest.mark.parametrize("seed", range(15))
def test_every_position_comes_back_and_goes_on_in_the_same_way(seed: int) -> None:
    rules = build()
    copied: State | None = None
    for state, decision, answer in positions(rules, begun(rules), SeededRandomness(seed)):
        if copied is not None:
            assert copied.key() == state.key() and encode(copied) == encode(state)
        read = through_json(state)
        assert type(read) is type(state) and read.key() == state.key()
        for name in state.fields():
            if name not in ("facts", "previous", "notes", "saved"):
                assert same(getattr(read, name), getattr(state, name)), name
        assert encode(read) == encode(state)
        submit(read, rules, decision.seat, answer)
        copied = read


def middle() -> dict[str, Any]:
    """A position in the middle of an announcement, so that it contains other positions."""
    rules = build()
    for seed in range(50):
        for state, _, _ in positions(rules, begun(rules), SeededRandomness(seed)):
            if len(state.saved) == 2:
                return encode(state)
    raise AssertionError("no nested announcement")


MIDDLE = middle()


def spoiled(*path: str | int, value: Any) -> dict[str, Any]:
    written: Any = copy.deepcopy(MIDDLE)
    place = written
    for each in path[:-1]:
        place = place[each]
    place[path[-1]] = value
    result: dict[str, Any] = written
    return result


@pytest.mark.parametrize(
    "written",
    [
        spoiled("@", value="tests.toy.duel.Nothing"),
        spoiled("@", value="kernel.decisions.Action"),
        spoiled("@", value="builtins.eval"),
        spoiled("@", value=["kernel.state.State"]),
        spoiled("@", value=None),
        spoiled("frames", value=[1]),
        spoiled("frames", value={"@": "os.system"}),
        spoiled("frames", 0, "@", value="kernel.machine.advance"),
        spoiled("frames", 0, "pc", value="x"),
        spoiled("frames", 0, "running", value=99),
        spoiled("frames", 0, "surprise", value=1),
        spoiled("frames", value=[{"@": "kernel.procedure.Procedure", "pc": 0, "running": 0, "returns": ""}]),
        spoiled("pending", value=[3]),
        spoiled("pending", value=7),
        spoiled("answers", value=[1, 2, 3]),
        spoiled("printed", value="text"),
        spoiled("printed", value=3),
        spoiled("owner", value=[0]),
        spoiled("zones", value=[]),
        spoiled("zones", 0, value=[0, 0]),
        spoiled("zones", 0, value=5),
        spoiled("life", value=[1.5, 2]),
        spoiled("outcome", value="won"),
        spoiled("saved", 0, value=4),
        spoiled("saved", 0, "frames", value=[4]),
        spoiled("facts", value="anything") | {"surprise": 1},
        {name: value for name, value in MIDDLE.items() if name != "life"},
        {},
        [],
        None,
        "text",
        7,
    ],
)
def test_what_is_no_state_is_refused(written: Any) -> None:
    with pytest.raises((LookupError, ValueError)):
        decode(written)


def test_a_bottomless_state_is_refused() -> None:
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(ValueError, match="not a state"):
        decode(spoiled("effects", value=deep))


json_values = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(max_size=5)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=5), inner, max_size=3)),
    max_leaves=8,
)


@given(st.sampled_from(sorted(MIDDLE)), json_values)
def test_a_field_with_anything_in_it_is_read_or_refused(name: str, value: Any) -> None:
    try:
        read = decode(spoiled(name, value=value))
    except (LookupError, ValueError):
        return
    assert isinstance(read, State)


def test_the_intact_position_is_read() -> None:
    assert encode(decode(MIDDLE)) == MIDDLE
