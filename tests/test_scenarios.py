"""Every scenario file is one test. The duel of the tests (folder `toy`) is loaded by its own hook, the game that the
guide adds (folder `akari`) is registered meanwhile."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path

import pytest

from fuda.kernel.rules import Rules
from fuda.language.compiler.card_source import CardSource
from fuda.play.scenarios.playing import run_file
from tests.sixth.knowing import known
from tests.toy.duel import build

ROOT = Path(__file__).parent / "scenarios"
FILES = sorted(ROOT.rglob("*.yaml"))


def duel_rules(game: str, cards: tuple[CardSource, ...]) -> Rules:
    """The rules of the game of the tests."""
    assert (game, cards) == ("duel", ())
    return build()


@pytest.mark.parametrize("path", FILES, ids=[path.relative_to(ROOT).with_suffix("").as_posix() for path in FILES])
def test_the_scenario_goes_as_it_says(path: Path) -> None:
    with known() if path.parent.name == "akari" else nullcontext():
        result = run_file(path, duel_rules if path.parent.name == "toy" else None)
    assert result.ok, "\n".join(result.messages("en"))
    assert result.checks > 0


def test_there_are_scenarios_and_no_two_share_a_name() -> None:
    names = [path.stem for path in FILES]
    assert len(names) > 40
    assert len(set(names)) == len(names)
