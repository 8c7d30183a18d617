"""Does the command line start fast? By what it imports, which is the same on every machine."""

from __future__ import annotations

import subprocess
import sys

import pytest

from fuda.surfaces.cli.play import response

_PROBE = """
import sys
from fuda.surfaces.cli import main
try:
    main({arguments!r})
except SystemExit:
    pass
print(*sorted(sys.modules), file=sys.stderr)
"""


def imported(*arguments: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", _PROBE.format(arguments=list(arguments))],
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return done.stderr.split()


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["--help", "--lang", "ja"], ["cards", "--help"]])
def test_nothing_is_imported_that_is_not_needed(arguments: list[str]) -> None:
    modules = imported(*arguments)
    heavy = (
        "rich",
        "msgspec",
        "yaml",
        "fuda.kernel",
        "fuda.language",
        "fuda.games",
        "fuda.play",
        "fuda.api",
        "asyncio",
    )
    assert [each for each in modules if each in heavy] == []
    assert len([each for each in modules if each.startswith("fuda")]) <= 12
    assert len(modules) <= 200


def test_a_game_is_only_loaded_when_it_is_asked_for() -> None:
    modules = imported("rules", "wars3x3", "2.1a", "--json")
    assert "fuda.games.wars3x3.rules" not in modules
    assert "rich" not in modules


def test_the_programs_that_bench_measures_keep_what_they_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[bool] = []

    def run(words: list[str], env: dict[str, str], **other: object) -> subprocess.CompletedProcess[bytes]:
        seen.append("PYTHONDONTWRITEBYTECODE" in env)
        return subprocess.CompletedProcess(words, 0, b"0.1")

    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setattr("fuda.surfaces.cli.play.response.subprocess.run", run)
    response.load_ms("wars3x3", 1)
    response.command_ms("--help", rounds=1)
    assert seen == [False] * 4
