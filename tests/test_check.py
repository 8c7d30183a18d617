"""Does `make test` run what it says, stop at what fails, and say where the time went?"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.slowest import COLLECTING, LEFT_IN
from tools import check
from tools.check import Check, run_all, run_tests

ROOT = Path(__file__).resolve().parents[1]


def python(name: str, code: str, hint: str = "") -> Check:
    return Check(name, ("python", "-c", code), hint)


def test_checks_are_shown_in_their_order_and_timed(capfd: pytest.CaptureFixture[str]) -> None:
    seconds: dict[str, float] = {}
    slow = "import time; time.sleep(0.3); print('slow')"
    assert run_all([python("first", slow), python("second", "print('fast')")], seconds) == 0
    assert capfd.readouterr().out == "== first\nslow\n== second\nfast\n"
    assert [*seconds] == ["first", "second"] and all(each > 0 for each in seconds.values())


def test_after_a_check_that_fails_no_other_begins(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    mark = tmp_path / "began"
    fails = python("fails", "import sys; sys.exit('why')", "what to do")
    waits = python("waits", "import time; time.sleep(1)")
    never = python("never", f"open({str(mark)!r}, 'w')")
    assert run_all([fails, waits, never, never], {}) == 1
    assert not mark.exists()
    said = capfd.readouterr()
    assert "== fails\nwhy\n" in said.out and "never" not in said.out
    assert said.err == "what to do\n"


def test_every_part_of_the_tests_is_timed_in_two_processes(tmp_path: Path) -> None:
    parts: dict[str, float] = {}
    assert run_tests(["-q", "tests/citing.py", "tests/slowest.py", "-p", "no:cacheprovider"], parts, []) == 0
    assert {*parts} == {COLLECTING, "tests/slowest.py"}
    assert parts[COLLECTING] > 0.1


def test_the_programs_that_a_test_waits_for_count(tmp_path: Path) -> None:
    test = tmp_path / "test_waits.py"
    code = "sum(range(9_000_000))"
    words = ["import subprocess, sys", "def test_waits(record_property):"]
    words += ["    record_property('note', 'mind this')", f"    subprocess.run([sys.executable, '-c', {code!r}])"]
    test.write_text("\n".join(words), encoding="utf-8")
    left = tmp_path / "left.json"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "pyproject.toml"]
    environment = {**os.environ, LEFT_IN: str(left)}
    subprocess.run([*command, "tests/citing.py", str(test)], cwd=ROOT, env=environment, check=True)
    found = json.loads(left.read_text(encoding="utf-8"))
    (part,) = [each for each in found["seconds"] if each != COLLECTING]
    assert found["seconds"][part] > 0.05 and found["tests"][part] == 1
    assert found["notes"] == ["mind this"]


def test_the_table_shows_ten_parts_and_the_whole_time() -> None:
    table = check.slowest({f"part {number}": float(number) for number in range(12)}, 600.0).splitlines()
    assert len(table) == 12 and table[1].split() == ["11.0", "part", "11"] and table[10].split() == ["2.0", "part", "2"]
    assert "66 CPU seconds; it took 10:00" in table[11]


def test_what_waits_for_browsers_runs_beside_the_others(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    begun: list[Sequence[str]] = []

    def begin(words: Sequence[str], left: Path, **streams: Any) -> subprocess.Popen[bytes]:
        begun.append(words)
        left.write_text(json.dumps({"seconds": {"part": 1.0}, "notes": [words[0]]}), encoding="utf-8")
        code = 3 if words == [check.IN_BROWSERS] else 0
        return subprocess.Popen([sys.executable, "-c", f"print('seen'); raise SystemExit({code})"], **streams)

    monkeypatch.setattr(check, "_pytest", begin)
    parts: dict[str, float] = {}
    notes: list[str] = []
    assert run_tests([], parts, notes) == 3
    assert begun == [[check.IN_BROWSERS], ["-n", "2", "--dist", "worksteal", "--ignore", check.IN_BROWSERS]]
    assert parts == {"part": 2.0} and sorted(notes) == ["-n", check.IN_BROWSERS]
    assert capfd.readouterr().out == "== pytest\nseen\n== pytest tests/browser\nseen\n"
