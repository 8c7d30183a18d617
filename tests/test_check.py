"""Does `make test` run what it says, stop at what fails, and say where the time went?"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.processes import units_of
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


def test_every_part_of_the_tests_is_timed_in_two_processes() -> None:
    parts: dict[str, float] = {}
    words = ["-q", "tests/citing.py", "tests/slowest.py", "-p", "no:cacheprovider"]
    assert run_tests(words, parts, [], lambda: 0) == 0
    assert {*parts} == {COLLECTING, "tests/slowest.py"}
    assert parts[COLLECTING] > 0.1


def test_tests_are_collected_meanwhile_and_not_run_where_a_check_fails(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    mark = tmp_path / "ran"
    test = tmp_path / "test_marks.py"
    test.write_text(f"from pathlib import Path\ndef test_marks(): Path({str(mark)!r}).touch()", encoding="utf-8")
    words = ["-q", "-p", "no:cacheprovider", "-c", "pyproject.toml", str(test)]
    assert run_tests(words, {}, [], lambda: 5) == 5
    assert not mark.exists() and "pytest" not in capfd.readouterr().out
    assert run_tests(words, {}, [], lambda: 0) == 0
    assert mark.exists()


TESTS = """
import os
from pathlib import Path

import pytest

HERE = Path(__file__).parent

@pytest.fixture(scope="module")
def own():
    yield os.getpid()
    (HERE / f"gone-{os.getpid()}").touch()

@pytest.mark.parametrize("number", range(3))
def test_passes(number, own, tmp_path):
    assert tmp_path.is_dir() and own == os.getpid()

def test_fails():
    print("seen")
    assert not HERE

def test_skipped():
    pytest.skip("why")
"""


def in_processes(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    usual = ["-p", "tests.processes", "--processes", "2", "-p", "no:cacheprovider", "-c", "pyproject.toml"]
    command = [sys.executable, "-m", "pytest", *usual, *words, str(folder)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_processes_tell_what_passes_fails_and_is_skipped_and_keep_a_file_together(tmp_path: Path) -> None:
    for name in ("a", "b", "c"):
        (tmp_path / f"test_{name}.py").write_text(TESTS, encoding="utf-8")
    done = in_processes(tmp_path)
    assert done.returncode == 1 and "3 failed, 9 passed, 3 skipped" in done.stdout
    assert done.stdout.count("Captured stdout call") == 3 and "assert not" in done.stdout
    assert [*tmp_path.glob("gone-*")]  # what a file has set up is taken down


def test_a_process_that_dies_fails_the_test_that_it_ran_and_no_other(tmp_path: Path) -> None:
    dies = "import os\ndef test_before(): pass\ndef test_dies(): os._exit(7)\ndef test_after(): pass"
    (tmp_path / "test_dies.py").write_text(dies, encoding="utf-8")
    (tmp_path / "test_other.py").write_text("def test_other(): pass", encoding="utf-8")
    done = in_processes(tmp_path)
    assert done.returncode == 1 and "1 failed, 3 passed" in done.stdout
    assert "the process that ran it died (7)" in done.stdout


def test_after_the_first_failure_nothing_more_is_begun_where_that_is_wanted(tmp_path: Path) -> None:
    fails = "import time\ndef test_fails(): assert 0\ndef test_long(): time.sleep(50)"
    (tmp_path / "test_fails.py").write_text(fails, encoding="utf-8")
    done = in_processes(tmp_path, "-x")
    assert done.returncode == 1 and "1 failed" in done.stdout and "passed" not in done.stdout


def test_what_is_apart_has_a_process_of_its_own(tmp_path: Path) -> None:
    text = "import os\nfrom pathlib import Path\ndef test_one(): (Path(__file__).parent / str(os.getpid())).touch()"
    for name in ("one", "two", "three", "apart"):
        folder = tmp_path / name
        folder.mkdir()
        (folder / f"test_{name}.py").write_text(text, encoding="utf-8")
    shared, apart = units_of(["one/a.py", "one/a.py", "apart/b.py", "two/c.py"], "apart")
    assert (shared, apart) == ([[0, 1], [3]], [[2]])
    relative = os.path.relpath(tmp_path / "apart", ROOT)
    assert in_processes(tmp_path, "--processes", "1", "--apart", relative).returncode == 0
    pids = {name: {each.name for each in (tmp_path / name).glob("[0-9]*")} for name in ("one", "two", "apart")}
    assert pids["one"] == pids["two"] != pids["apart"]


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
