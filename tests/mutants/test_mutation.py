"""Mutants drawn by lot: what is changed, who is asked, and what an answer to a survivor must say."""

from __future__ import annotations

import ast
import gc
import json
import subprocess
import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from fuda.library.loading import GAMES, load_rules
from tests.mutants.operators import Function, changes_of
from tests.mutants.running import KILLED, SURVIVED, _forked, _functions, _Told
from tests.mutants.sampling import ROOT, Mutant, Rule, function_code, mutants_of, rules_of, sample, stale_answers


def changed(source: str) -> list[str]:
    function = ast.parse(source).body[0]
    assert isinstance(function, Function)
    return [each.text.partition("  ->  ")[2] for each in changes_of(function)]


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("return life <= 0", ["return life < 0", "return life > 0", "return life <= 1"]),
        ("return card >= 0", ["return card < 0"]),  # which card is number 0 is no rule
        ("return turn(1 - seat)", ["return turn(seat)"]),
        ("return turn(self.owner)", ["return turn(1 - self.owner)"]),
        ("return (A, B)", ["return (B,)", "return (A,)"]),
        ("return happen(state, rules, A)", ["return happen(state, rules)"]),
        ("note(A)", ["(dropped)"]),
        ("return max(a, b)", ["return min(a, b)"]),
        ("return a and b", ["return a or b"]),
        ("return [x for x in xs if x]", ["return [x for x in xs if not x]", "return [x for x in xs]"]),
    ],
)
def test_the_operators_change_one_thing(line: str, wanted: list[str]) -> None:
    assert changed(f"def f():\n    {line}") == wanted


def test_a_condition_is_negated_taken_for_true_and_for_false() -> None:
    assert changed("def f():\n    if ready:\n        return None") == ["if not ready:", "if False:", "if True:"]


def test_annotations_errors_safeguards_and_marks_for_nothing_are_left_alone() -> None:
    assert changed("def f():\n    return g(-1, zip(a, b, strict=True))") == []
    assert changed('def f(a: int = 0) -> int:\n    """One."""\n    b: int = a\n    assert a > 0\n    raise E(0)') == []


def test_the_same_change_twice_in_a_function_has_two_names() -> None:
    texts = changed("def f():\n    note(A)\n    note(A)")
    assert texts == ["(dropped)", "(dropped) (no. 2)"]


@pytest.mark.parametrize("game", [*GAMES])
def test_a_sample_is_the_same_for_the_same_seed_and_spread_over_functions(game: str) -> None:
    drawn = sample(game, "7", 30)
    assert drawn == sample(game, "7", 30) != sample(game, "8", 30)
    assert len({each.rule for each in drawn}) > 15
    for each in drawn[:5]:
        assert function_code(each).co_qualname == each.rule.symbol


@pytest.mark.parametrize("game", [*GAMES])
def test_every_answer_to_a_survivor_fits_a_change_that_can_still_be_made(game: str) -> None:
    assert stale_answers(game) == []


def the_mutant(game: str, symbol: str, after: str) -> Mutant:
    rule: Rule = next(each for each in rules_of(game) if each.symbol == symbol)
    return next(each for each in mutants_of(rule) if each.text.endswith(f"  ->  {after}"))


def the_two() -> tuple[Mutant, Mutant]:
    """A rule that is broken, and the same where no test cites it."""
    mutant = the_mutant("wars3x3", "attack_damage", "return max(0, attack + defence)")
    nobody = Rule(mutant.rule.file, mutant.rule.symbol, ("W3.1",))
    return mutant, Mutant(nobody, mutant.operator, mutant.line, mutant.text)


Judged = tuple[list[str], list[dict[str, Any]]]


@pytest.fixture(scope="module")
def judged() -> Judged:
    """The tests that fail unbroken, and what became of these two mutants; in a process that collects tests anew."""
    words = ["import json; from dataclasses import asdict; from tests.mutants.running import judge"]
    words += ["from tests.mutants.test_mutation import the_two; found = []"]
    words += ["failing = judge('wars3x3', the_two(), found.append)"]
    words += ["print(json.dumps([failing, [asdict(each) for each in found]]))"]
    done = subprocess.run(
        [sys.executable, "-c", "\n".join(words)], cwd=ROOT, capture_output=True, check=True, text=True
    )
    failing, outcomes = json.loads(done.stdout.splitlines()[-1])
    return failing, outcomes


def test_a_broken_rule_is_noticed_by_a_citing_test(judged: Judged) -> None:
    failing, (found, _) = judged
    assert failing == [] and found["state"] == KILLED
    assert found["by"] and found["tests"] > 1


def test_a_test_that_goes_on_for_ever_counts_as_failed() -> None:
    def endless(write: Callable[[dict[str, Any]], None]) -> None:
        write({"begins": "test_endless"})
        while True:
            pass

    assert _forked(endless, 0.1).failed == ["test_endless (did not end)"]


def test_a_change_that_no_citing_test_sees_survives(judged: Judged) -> None:
    assert judged[1][1]["state"] == SURVIVED


def test_a_test_whose_module_can_no_longer_be_imported_counts_as_failed() -> None:
    told: list[dict[str, Any]] = []
    nobody: Any = SimpleNamespace(items=[])
    assert _Told(["tests/a.py::test_one"], 1, told.append).pytest_runtestloop(nobody)
    assert [each["ends"] for each in told if each.get("failed")] == ["tests/a.py::test_one"]


def test_functions_that_are_kept_out_of_the_garbage_are_found_and_broken_in_a_fork() -> None:
    load_rules("wars3x3")

    def look(write: Callable[[dict[str, Any]], None]) -> None:
        gc.freeze()
        if ("battle.py", "attack_damage") in _functions("wars3x3"):
            write({"begins": "found", "complete": True})

    assert _forked(look, 30.0).complete  # in a process of its own: nothing here is to be looked through again
