"""Does everything hold? Runs every check, says which one does not, and at the end where the time went.

    python -m tools.check [ARGUMENT...]

The checks that are one process each run two at a time, while the tests are collected; then the tests run, in two
processes, with these arguments; without arguments those that wait for browsers run beside them in a third. What a check
prints is shown in the order of the checks. After the first one that fails no other is begun.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from threading import Event
from time import monotonic
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
BIN: Final = Path(sys.executable).parent
AT_ONCE: Final = 2
SHOWN: Final = 10
BUDGET: Final = 480  # seconds for everything, on two cores that have nothing else to do
IN_BROWSERS: Final = "tests/browser"
LEFT_IN: Final = "FUDA_SLOWEST"  # see tests/slowest.py

LOCK: Final = "requirements.lock does not fit pyproject.toml: run 'make lock'"


@dataclass(frozen=True, slots=True)
class Check:
    """One check: its name, its command, and what to do when it fails, where its own words do not say it."""

    name: str
    words: tuple[str, ...]
    hint: str = ""


@dataclass(slots=True)
class Done:
    """A check that has ended: how, what it printed and how many CPU seconds it took."""

    code: int
    printed: str
    seconds: float


_OFFLINE: Final = ("--quiet", "--dry-run", "--offline", "--no-cache")
_LOCKED: Final = ("-r", "pyproject.toml", "--all-extras", "--group", "dev")

# The longest first, so that the others fit beside it.
CHECKS: Final = (
    Check("mypy", ("mypy", "--strict")),
    Check("lock fits pyproject", ("uv", "pip", "install", *_OFFLINE, *_LOCKED), LOCK),
    Check("ruff check", ("ruff", "check", ".")),
    Check("ruff format", ("ruff", "format", "--check", ".")),
    Check("imports", ("lint-imports",)),
    Check("rules", ("fuda", "rules", "check")),
    Check("cards", ("fuda", "cards", "check")),
    Check("vocabulary", ("fuda", "language", "check")),
    Check("clause tables", ("python", "tools/clause_tables.py", "--check")),
    Check("identity", ("python", "-m", "tools.identity")),
)


def run(check: Check) -> Done:
    """Run a check and wait for it."""
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(
            [str(BIN / check.words[0]), *check.words[1:]], cwd=ROOT, stdout=output, stderr=subprocess.STDOUT
        )
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        printed = output.read().decode("utf-8", "replace")
    return Done(process.returncode, printed, used.ru_utime + used.ru_stime)


def run_all(checks: Sequence[Check], seconds: dict[str, float]) -> int:
    """Run checks, two at a time; the exit code of the first in their order that failed. Notes what each took."""
    failed = Event()

    def run_unless_failed(check: Check) -> Done | None:
        if failed.is_set():
            return None
        done = run(check)
        if done.code:
            failed.set()
        return done

    code = 0
    with ThreadPoolExecutor(AT_ONCE) as pool:
        for check, done in zip(checks, pool.map(run_unless_failed, checks), strict=True):
            if done is None:
                continue
            seconds[check.name] = done.seconds
            print(f"== {check.name}\n{done.printed}", end="", flush=True)
            if done.code:
                code = code or done.code
                print(check.hint or f"{check.name} failed with {done.code}", file=sys.stderr, flush=True)
    return code


class Tests:
    """The tests. They are collected at once, beside the checks, and run when they are let.

    Without arguments those that wait for browsers have a process of their own beside the others.
    """

    def __init__(self, arguments: Sequence[str]) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.left = Path(self.folder.name) / "slowest.json"
        waiting, self.begin = os.pipe()
        words = ["-p", "tests.processes", "--processes", str(AT_ONCE), "--begin-with", str(waiting)]
        words += [f"--color={'yes' if sys.stdout.isatty() else 'no'}"]
        words += arguments or ["--apart", IN_BROWSERS]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "pytest", *words],
            cwd=ROOT,
            env={**os.environ, LEFT_IN: str(self.left)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            pass_fds=[waiting],
            encoding="utf-8",
            errors="replace",
        )
        os.close(waiting)

    def run(self, parts: dict[str, float], notes: list[str]) -> int:
        """Let them run; notes what each part took, and what tests say though they pass."""
        print("== pytest", flush=True)
        os.write(self.begin, b"!")
        assert self.process.stdout is not None
        for line in self.process.stdout:
            print(line, end="", flush=True)
        code = self.process.wait()
        if self.left.is_file():
            found = json.loads(self.left.read_text(encoding="utf-8"))
            for part, seconds in found["seconds"].items():
                parts[part] = parts.get(part, 0.0) + seconds
            notes += found["notes"]
        return code

    def end(self) -> None:
        """Nobody wants them any more; browsers and servers end with them."""
        os.close(self.begin)
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.folder.cleanup()


def run_tests(arguments: Sequence[str], parts: dict[str, float], notes: list[str], first: Callable[[], int]) -> int:
    """Collect the tests while something else is done first, and run them if that went well."""
    tests = Tests(arguments)
    try:
        return first() or tests.run(parts, notes)
    finally:
        tests.end()


def slowest(parts: dict[str, float], wall: float) -> str:
    """The table at the end.

    >>> print(slowest({"a": 1.25, "b": 60.0}, 75.0))
    The 2 slowest of 2 parts (CPU seconds):
        60.0  b
         1.2  a
    All parts together: 61 CPU seconds; it took 1:15 (8:00 are allowed on two quiet cores)
    """
    rows = sorted(parts.items(), key=lambda row: -row[1])[:SHOWN]
    lines = [f"The {len(rows)} slowest of {len(parts)} parts (CPU seconds):"]
    lines += [f"{seconds:8.1f}  {part}" for part, seconds in rows]
    took = f"it took {_clock(wall)} ({_clock(BUDGET)} are allowed on two quiet cores)"
    return "\n".join([*lines, f"All parts together: {sum(parts.values()):.0f} CPU seconds; {took}"])


def _clock(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def main(arguments: Sequence[str]) -> int:
    """Everything; 0 when all holds."""
    began = monotonic()
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # every check would compile all its sources again
    parts: dict[str, float] = {}
    notes: list[str] = []
    with tempfile.TemporaryDirectory(prefix="fuda-texts-") as kept:
        os.environ.setdefault("FUDA_CACHE", kept)  # each text is compiled once for everything that runs here
        code = run_tests(arguments, parts, notes, lambda: run_all(CHECKS, parts))
    print("\n".join([slowest(parts, monotonic() - began), *notes]))
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
