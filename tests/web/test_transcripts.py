"""What a server gives away of a game is what anybody can check with one command, however the game ended."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import fuda
from fuda.play.seeds import commitment
from fuda.service.live_game import ABSENT, AGREED, TIME
from fuda.service.records import Conceded, Later, Settled, Started
from fuda.surfaces.web.transcripts import transcript
from tests.service.twins import played
from tests.surfaces.running import fuda as run


def game() -> tuple[Started, list[Later]]:
    """A game that is not over."""
    start, later, _ = played("kokuryoku", 4, random.Random(4))
    return start, later


@pytest.mark.parametrize("why", [AGREED, TIME, ABSENT, "conceded"])
def test_a_game_stands_and_its_seed_was_fixed_before_it(why: str, tmp_path: Path) -> None:
    start, later = game()
    number = len(later) + 1
    end: Later = (
        Conceded(number, 0, 9.0) if why == "conceded" else Settled(number, -1 if why == AGREED else 1, why, 9.0)
    )
    file = tmp_path / "game.jsonl"
    file.write_bytes(transcript(start, [*later, end]))
    verdict = fuda.verify(file)
    assert verdict.stands and verdict.finished and verdict.commitment == commitment(start.seed)
    for command in (["replay", "verify"], ["replay", "show"]):
        done = run(*command, str(file), "--lang", "en")
        assert done.exit_code == 0, done.output
        assert command[1] == "show" or verdict.commitment in done.output


def test_another_seed_or_another_chance_is_found_out(tmp_path: Path) -> None:
    start, later = game()
    whole = transcript(start, [*later, Settled(len(later) + 1, 1, TIME, 9.0)])
    file = tmp_path / "game.jsonl"
    file.write_bytes(whole.replace(start.seed.encode(), b"0" * len(start.seed)))
    verdict = fuda.verify(file)
    assert not verdict.stands and verdict.commitment == ""
