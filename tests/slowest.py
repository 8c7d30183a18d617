"""Where do the tests spend their time? A plugin that sums CPU seconds by part and leaves them for `tools.check`.

A part is a file of tests, or what one law does with one game. CPU seconds count the programs that a test has waited
for, and do not depend on what else the machine does.
"""

from __future__ import annotations

import json
import os
import resource
from collections.abc import Generator
from pathlib import Path
from typing import Any, Final

import pytest

LEFT_IN: Final = "FUDA_SLOWEST"  # the environment variable that names the file for the sums
COLLECTING: Final = "collecting the tests"
BY_GAME: Final = ("tests/laws/", "tests/test_scenarios.py", "tests/play/test_campaign.py")


def cpu_seconds() -> float:
    """What this process, and those that it has waited for, have used."""
    own, others = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return own.ru_utime + own.ru_stime + others.ru_utime + others.ru_stime


def part_of(nodeid: str, parameters: dict[str, Any]) -> str:
    """The part to which a test belongs.

    >>> part_of("tests/kernel/test_state.py::test_a_clone", {})
    'tests/kernel/test_state.py'
    >>> part_of("tests/laws/test_laws.py::test_the_law_holds[x]", {"law": "clone", "game": "hanyo", "variant": "lots"})
    'law clone, hanyo'
    >>> part_of("tests/laws/test_laws.py::test_everything_happens[hanyo]", {"game": "hanyo"})
    'tests/laws/test_laws.py::test_everything_happens, hanyo'
    >>> part_of("tests/test_scenarios.py::test_it_holds[x]", {"path": Path("tests/scenarios/hanyo/x.yaml")})
    'tests/test_scenarios.py, hanyo'
    >>> part_of("tests/laws/test_playthroughs.py::test_it_goes[x]", {"path": Path("tests/playthroughs/x.txt")})
    'tests/laws/test_playthroughs.py::test_it_goes'
    """
    file, _, name = nodeid.partition("::")
    if not file.startswith(BY_GAME):
        return file
    game = parameters.get("game", "")
    path = parameters.get("path")
    if isinstance(path, Path) and "scenarios" in path.parts:
        game, name = path.parts[path.parts.index("scenarios") + 1], ""
    part = (
        f"law {parameters['law']}" if "law" in parameters else "::".join(filter(None, [file, name.partition("[")[0]]))
    )
    return f"{part}, {game}" if game else part


class Slowest:
    """Sums of CPU seconds and numbers of tests, of all workers together."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.last = 0.0
        self.seconds: dict[str, float] = {}
        self.tests: dict[str, int] = {}
        self.notes: list[str] = []  # what tests have to say though they pass: the property `note`

    def add(self, part: str, seconds: float, tests: int = 0) -> None:
        """Count in what was used for a part."""
        self.seconds[part] = self.seconds.get(part, 0.0) + seconds
        self.tests[part] = self.tests.get(part, 0) + tests

    def lay_down(self, part: str) -> None:
        """Count in for a part what was used since the last time."""
        now = cpu_seconds()
        self.add(part, now - self.last)
        self.last = now

    def pytest_collection_finish(self) -> None:
        self.lay_down(COLLECTING)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item) -> Generator[None, Any, Any]:
        report = yield
        now = cpu_seconds()
        callspec = getattr(item, "callspec", None)
        report.used = (part_of(item.nodeid, {} if callspec is None else callspec.params), now - self.last)
        self.last = now
        return report

    def pytest_runtest_logreport(self, report: Any) -> None:
        part, seconds = getattr(
            report, "used", (report.nodeid.partition("::")[0], 0.0)
        )  # none of a worker that broke down
        self.add(part, seconds, int(report.when == "call"))
        if report.when == "call":
            self.notes += [str(value) for name, value in report.user_properties if name == "note"]

    def pytest_sessionfinish(self) -> None:
        found = {"seconds": self.seconds, "tests": self.tests, "notes": self.notes}
        self.file.write_text(json.dumps(found), encoding="utf-8")


def register(config: pytest.Config) -> None:
    """Sum up, if somebody wants to know."""
    if LEFT_IN in os.environ:
        config.pluginmanager.register(Slowest(Path(os.environ[LEFT_IN])), "slowest")
