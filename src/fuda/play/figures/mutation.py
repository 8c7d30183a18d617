"""Do the tests that cite a clause notice when the function that carries it out is broken? Asks the tests themselves.

They break the rules (`tests/mutants`) in a process of their own; an installed package has no tests to ask.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from fuda.kernel import machine
from fuda.library.homes import PACKAGE_ROOT
from fuda.library.ledger import checkout_tests
from fuda.library.loading import entry_of

ENOUGH: Final = 0.90  # the share of mutants that citing tests must kill


def why_not(game: str) -> str:
    """Why the rules of a game cannot be broken here; empty when they can."""
    if checkout_tests() is None:
        return "the tests are not at hand"
    if not str(machine.__file__).endswith(".py"):
        return "compiled functions cannot be changed"
    if entry_of(game).folder.parent != PACKAGE_ROOT / "games":
        return "the game lives outside this package"
    return ""


def mutate(game: str, seed: str, size: int, progress: Callable[[int, int], None]) -> dict[str, Any]:
    """Break the rules of a game so many times; every mutant with its fate, and how many had which."""
    tests = checkout_tests()
    assert tests is not None
    command = [sys.executable, "-m", "tests.mutants.running", "--game", game, "--seed", seed, "--size", str(size)]
    mutants: list[dict[str, Any]] = []
    total: dict[str, Any] = {}
    with subprocess.Popen(command, cwd=tests.parent, stdout=subprocess.PIPE, text=True, encoding="utf-8") as process:
        assert process.stdout is not None
        for line in process.stdout:
            told = json.loads(line)
            if "mutants" in told:
                total = told
            else:
                mutants.append(told)
                progress(len(mutants), size)
    if not total:
        raise RuntimeError(f"{' '.join(command)} gave {process.returncode}")
    return {**total, "of": mutants}


def score(figures: Mapping[str, Any]) -> float:
    """The share of mutants that were killed; those that are known to change nothing do not count.

    >>> score({"killed": 9, "survived": 1, "answered": 2})
    0.9
    """
    counted = figures["killed"] + figures["survived"]
    return float(figures["killed"] / counted) if counted else 0.0


def _shown(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


def table(figures: Mapping[str, Any]) -> tuple[str, ...]:
    """The mutants that were not killed, as lines of markdown."""
    rows: Sequence[Mapping[str, Any]] = [each for each in figures["of"] if each["state"] != "killed"]
    if not rows:
        return ("Every mutant was killed.",)
    lines = [
        "| | place | function | clauses | citing tests | change, and why it makes no difference |",
        "|---|---|---|---|---:|---|",
    ]
    for each in rows:
        why = f" — {each['why']}" if each["why"] else ""
        cells = (each["state"], each["place"], each["function"], " ".join(each["clauses"]), str(each["tests"]))
        lines.append("| " + " | ".join([*cells, f"`{_shown(each['change'])}`{_shown(why)}"]) + " |")
    return tuple(lines)
