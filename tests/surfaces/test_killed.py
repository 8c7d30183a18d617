"""Does a game go on from the last answered question when the program was killed at any moment?"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.surfaces.killing import kill, loses_nothing
from tests.surfaces.running import at_terminal, fuda, some_answer


@pytest.mark.parametrize("moment", [1, 2, 3])
def test_a_game_goes_on_after_the_program_was_killed(moment: int, tmp_path: Path) -> None:
    loses_nothing(kill("wars3x3", tmp_path, random.Random(moment)), tmp_path)


def test_a_record_without_a_first_line_is_no_game_that_can_go_on(tmp_path: Path) -> None:
    """Killed while the record was begun: an earlier game is found, not this one."""
    arguments = ["play", "wars3x3", "--lang", "en", "--seed", "21", "--opponent", "random"]
    at_terminal(arguments, lambda text, prompt: "quit" if prompt == 3 else some_answer(text, prompt), tmp_path)
    for content in (b"", b'{"fuda": "trans'):
        later = tmp_path / "games" / "wars3x3-29990101-000000-0000.jsonl"
        later.write_bytes(content)
        later.with_name(f"{later.name}.seed").write_text("1")
        session = at_terminal(["play", "--resume", "--lang", "en"], lambda text, prompt: "quit", tmp_path)
        assert session.code == 0 and "answers so far" in " ".join(session.text.split())


def test_a_game_that_is_over_is_not_resumed_though_its_seed_was_left(tmp_path: Path) -> None:
    """Killed between the outcome and the end of the program."""
    typed = lambda text, prompt: {2: "concede", 3: "yes"}.get(prompt) or some_answer(text, prompt)  # noqa: E731
    at_terminal(["play", "wars3x3", "--lang", "en", "--seed", "4"], typed, tmp_path)
    (record,) = (tmp_path / "games").glob("*.jsonl")
    record.with_name(f"{record.name}.seed").write_text("4")
    nothing = fuda("play", "--resume", env={"FUDA_STATE": str(tmp_path)})
    assert nothing.exit_code == 2 and "no interrupted game" in nothing.stderr
