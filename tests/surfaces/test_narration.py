"""How is a game told? What happens over and over is told once, with how often."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.library.wording import wording
from fuda.surfaces.cli.play.narration import LONGEST, OFTEN, Narrator, rounds


def events(names: str) -> list[dict[str, Any]]:
    return [{"event": each} for each in names]


def parts(names: str) -> list[tuple[str, int]]:
    return [("".join(each["event"] for each in part), times) for part, times in rounds(events(names))]


@pytest.mark.parametrize(
    ("names", "told"),
    [
        ("", []),
        ("abc", [("abc", 1)]),
        ("ababab", [("ababab", 1)]),
        ("x" + "ab" * 4 + "y", [("x", 1), ("ab", 4), ("y", 1)]),
        ("a" * 9, [("a", 9)]),
        ("abc" * 5 + "ab", [("abc", 5), ("ab", 1)]),
        ("aab" * 4 + "cd" * 6, [("aab", 4), ("cd", 6)]),
    ],
)
def test_rounds_are_found(names: str, told: list[tuple[str, int]]) -> None:
    assert parts(names) == told


def test_nothing_is_lost() -> None:
    for names in ("abcab" * 7, "a" * OFTEN + "b" * OFTEN, "abcdefghij" * 3):
        assert "".join(name * times for name, times in parts(names)) == names


def test_a_very_long_round_is_told_each_time() -> None:
    long = [{"event": "x", "amount": place} for place in range(LONGEST + 1)]
    assert [times for _, times in rounds(long * 5)] == [1]


def test_a_loop_is_told_once() -> None:
    taken = {"event": "LifeGained", "clause": "W3.1", "seat": 0, "amount": 1}
    told = Narrator(wording("wars3x3", "en")).sentences([taken] * 80)
    assert len(told) == 2
    assert "80" in told[1].text
