"""What if nobody reads, or nothing more can be written? No command calls that a fault of ours."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from fuda.surfaces.cli.root import ROOT
from tests.surfaces.running import in_process
from tests.surfaces.test_commands import record

__all__ = ["record"]

SCENARIO = next(Path("tests/scenarios/wars3x3").glob("*.yaml"))
COMMANDS = {
    "games": ["games"],
    "play": ["play", "wars3x3", "--opponent", "random", "--seed", "2"],
    "sim": ["sim", "wars3x3", "-n", "1", "--a", "random", "--workers", "1"],
    "cards": ["cards", "wars3x3"],
    "phrases": ["phrases", "wars3x3"],
    "language": ["language", "hanyo"],
    "decks": ["decks", "kiseki"],
    "deck": ["deck", "check", "wars3x3", "no-such.toml"],
    "booster": ["booster", "kiseki", "--packs", "1"],
    "rules": ["rules", "wars3x3"],
    "scenario": ["scenario", "run", str(SCENARIO)],
    "replay": ["replay", "verify", "no-such.jsonl"],
    "judge": ["judge", "wars3x3"],
    "serve": ["serve", "--help"],  # it ends only when it is told to
    "database": ["database", "migrate", "--help"],  # without it, it would make a database
    "bench": ["bench", "--help"],  # its figures take long
    "schema": ["schema"],
}


def shell(arguments: list[str], rest: str, state: Path) -> subprocess.CompletedProcess[str]:
    """Run a command line with its streams as a shell sets them."""
    command = f"{shlex.join([sys.executable, '-m', 'fuda', *arguments])} {rest}"
    return subprocess.run(
        ["bash", "-c", command], capture_output=True, encoding="utf-8", check=False, timeout=60, env=surroundings(state)
    )


def surroundings(state: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONUTF8": "1", "LC_ALL": "C", "FUDA_STATE": str(state)}


def no_fault_of_ours(done: subprocess.CompletedProcess[str], state: Path) -> None:
    for word in ("Traceback", "fault of fuda", "Exception ignored"):
        assert word not in done.stderr
    assert not (state / "reports").exists()


def test_every_command_is_tried() -> None:
    assert set(COMMANDS) == set(ROOT.homes)


@pytest.mark.parametrize("name", [*COMMANDS])
def test_a_full_disk_behind_the_output_is_an_output_that_cannot_be_used(name: str, tmp_path: Path) -> None:
    done = shell(COMMANDS[name], "</dev/null >/dev/full", tmp_path)
    no_fault_of_ours(done, tmp_path)
    assert done.returncode == 3
    assert "The output cannot be written: No space left on device." in done.stderr


@pytest.mark.parametrize("name", [*COMMANDS])
def test_a_reader_that_has_gone_ends_a_command_quietly(name: str, tmp_path: Path) -> None:
    # `true` has ended long before Python has begun.
    rest = "</dev/null | true; exit ${PIPESTATUS[0]}"
    done = shell(COMMANDS[name], rest, tmp_path)
    no_fault_of_ours(done, tmp_path)
    assert done.returncode == 141
    assert "cannot be written" not in done.stderr


@pytest.mark.parametrize("name", ["games", "play", "judge", "cards"])
def test_streams_that_were_closed_before_are_no_fault_of_ours(name: str, tmp_path: Path) -> None:
    done = shell(COMMANDS[name], ">&- </dev/null", tmp_path)
    no_fault_of_ours(done, tmp_path)
    assert done.returncode == 3 and "cannot be written" in done.stderr
    assert shell(COMMANDS[name], "2>&- <&- >/dev/null", tmp_path).returncode == 0
    assert shell(COMMANDS[name], "2>/dev/full </dev/null >/dev/null", tmp_path).returncode == 0


def test_a_full_output_is_said_in_japanese_too(tmp_path: Path) -> None:
    done = shell(["games", "--lang", "ja"], ">/dev/full", tmp_path)
    assert "出力を書けません" in done.stderr


def test_a_record_is_whole_when_nobody_watches_the_game_any_more(tmp_path: Path) -> None:
    """The game goes on from the last answer that was given."""
    arguments = ["play", "wars3x3", "--plain", "--lang", "en", "--seed", "4", "--opponent", "random"]
    answers = "\\n".join(["1"] * 40)
    command = f"printf '{answers}\\n' | {shlex.join([sys.executable, '-m', 'fuda', *arguments])} | head -n 12"
    done = subprocess.run(
        ["bash", "-c", f"{command}; exit ${{PIPESTATUS[1]}}"],
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
        env=surroundings(tmp_path),
    )
    no_fault_of_ours(done, tmp_path)
    assert done.returncode == 141
    (kept,) = (tmp_path / "games").glob("*.jsonl")
    verdict = in_process("replay", "verify", str(kept), "--lang", "en")
    assert verdict.returncode == 0, verdict.stdout
