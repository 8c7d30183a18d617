"""Does anything that reads break down on a spoiled input, or take longer than a second?

Every target gets some seconds over all games, 1 unless `FUDA_FUZZ_SECONDS` says otherwise. An input that breaks
something is written into `tests/fuzz/corpus`: keep it there, and mend what it broke.
"""

from __future__ import annotations

import os

import pytest

from fuda.library.loading import GAMES
from tests.fuzz import fuzzing
from tests.fuzz.fuzzing import LEAST, SLOW, fuzz, keep, tried
from tests.fuzz.targets import TARGETS, Target, kept

SECONDS = float(os.environ.get("FUDA_FUZZ_SECONDS") or 1)
SEED = os.environ.get("FUDA_FUZZ_SEED") or "1"


@pytest.mark.campaign
@pytest.mark.parametrize("name", [*TARGETS])
def test_spoiled_inputs_are_refused_and_nothing_breaks_down(name: str) -> None:
    broken: list[str] = []
    inputs = 0
    for game in GAMES:
        found = fuzz(TARGETS[name], game, SEED, seconds=SECONDS / len(GAMES))
        inputs += found.inputs
        broken += keep(found)
    assert inputs >= LEAST * len(GAMES) and broken == []


@pytest.mark.parametrize("name", [*TARGETS])
def test_what_once_broke_something_does_so_no_more(name: str) -> None:
    assert kept(name), "every target has inputs that are kept"
    for game in GAMES:
        TARGETS[name].run(game, TARGETS[name].first)  # what is loaded once is not part of what is measured
        for path in kept(name):
            assert tried(TARGETS[name], game, path.read_bytes())[1] == "", path


def test_what_breaks_or_hangs_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(game: str, content: bytes) -> None:
        if b"\x00" in content:
            raise KeyError("planted")

    def hangs(game: str, content: bytes) -> None:
        while content:
            pass

    planted = Target("decks", TARGETS["decks"].inputs, breaks)
    assert "KeyError" in tried(planted, "wars3x3", b"a\x00")[1]
    took, wrong = tried(planted, "wars3x3", b"a")
    assert took < SLOW and wrong == ""
    found = fuzz(planted, "wars3x3", "1", inputs=300)
    assert found.inputs == 300 and any("KeyError" in each for each in found.broken)
    monkeypatch.setattr(fuzzing, "HUNG", 0.1)
    assert tried(Target("decks", TARGETS["decks"].inputs, hangs), "wars3x3", b"a")[1] == "hung"
