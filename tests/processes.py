"""Runs tests in several processes that share what collecting them made: `pytest -p tests.processes --processes 2`.

The tests are collected once. Then the process divides: every child finds all modules imported, all cards compiled and
all phrase books built, and takes one file of tests after the other from a queue, until it is empty. What a file keeps
for its tests is therefore made once. The longest files are begun first. What waits for something else, and hardly
computes (`--apart FOLDER`), has a process of its own beside the others.

A child that dies fails the test that it ran; another one takes over the rest.
"""

from __future__ import annotations

import gc
import mmap
import os
import pickle
import selectors
import signal
import struct
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final

import pytest

from tests import slowest

# What takes longest is begun first, so that at the end nobody waits for one long file.
LONGEST: Final = (
    "tests/laws/test_laws.py",
    "tests/laws/test_every_word_counts.py",
    "tests/play/test_campaign.py",
    "tests/play/test_hint.py",
    "tests/language/test_batches.py",
    "tests/surfaces/test_commands.py",
    "tests/library/test_own_cards.py",
    "tests/surfaces/test_streams.py",
    "tests/honjin/test_card_texts.py",
    "tests/mutants/test_mutation.py",
    "tests/kiseki/test_card_texts.py",
    "tests/fuzz/test_fuzz.py",
    "tests/surfaces/test_words.py",
    "tests/test_api.py",
    "tests/test_scenarios.py",
    "tests/play/test_cutting.py",
)
PHASES: Final = ("setup", "call", "teardown")

_NUMBER: Final = struct.Struct("=i")  # a place in the queue; reading so few bytes of a pipe is never divided
_LENGTH: Final = struct.Struct("=I")


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("processes")
    group.addoption("--processes", type=int, default=0, metavar="N", help="run the tests in so many processes")
    group.addoption("--apart", default="", metavar="FOLDER", help="run what is in this folder in one process more")
    group.addoption("--begin-with", type=int, default=-1, metavar="FD", help="wait until something can be read there")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("processes") > 0 and not config.option.collectonly:
        config.pluginmanager.register(Processes(config), "several-processes")


@dataclass(slots=True)
class Child:
    """A process that runs tests: what it has written of a message, and whether it said that it has ended."""

    number: int
    pid: int
    reading: int
    text: bytearray = field(default_factory=bytearray)
    has_ended: bool = False

    def messages(self) -> Iterator[Any]:
        """The messages that have arrived whole."""
        while len(self.text) >= _LENGTH.size:
            (length,) = _LENGTH.unpack_from(self.text)
            if len(self.text) < _LENGTH.size + length:
                return
            yield pickle.loads(bytes(self.text[_LENGTH.size : _LENGTH.size + length]))
            del self.text[: _LENGTH.size + length]


def units_of(files: Sequence[str], apart: str) -> tuple[list[list[int]], list[list[int]]]:
    """Which tests are run together, the longest first: those of all, and those that have a process of their own.

    >>> units_of(["a.py", "a.py", "browser/b.py", "c.py"], "browser")
    ([[0, 1], [3]], [[2]])
    """
    together = [[*several] for _, several in groupby(range(len(files)), key=files.__getitem__)]
    ranks = {file: rank for rank, file in enumerate(LONGEST)}
    together.sort(key=lambda unit: ranks.get(files[unit[0]], len(ranks)))
    away = [unit for unit in together if apart and files[unit[0]].startswith(f"{apart}/")]
    return [unit for unit in together if unit not in away], away


class Processes:
    """Divides the process when the tests have been collected, and hears what its children say."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.items: list[pytest.Item] = []
        self.units: list[list[int]] = []
        self.missing: dict[int, None] = {}  # tests of which nothing has been heard
        self.running = mmap.mmap(-1, 4096)  # which test each child runs
        self.sums: Any = None  # who sums up what parts take, if somebody does

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        if session.testsfailed and not self.config.option.continue_on_collection_errors:
            return None  # pytest says so
        self.sums = self.config.pluginmanager.getplugin("slowest")
        _load()
        if self.sums is not None:
            self.sums.lay_down(slowest.COLLECTING)
        self._wait()
        self.items = session.items
        files = [os.path.relpath(item.path, self.config.rootpath) for item in session.items]
        shared, apart = units_of(files, self.config.getoption("apart"))
        self.missing = dict.fromkeys(range(len(files)))
        while self.missing and not session.shouldfail:
            before = len(self.missing)
            self._run(session, shared, apart)
            rest = [[each] for each in self.missing]
            shared, apart = rest, []
            assert len(self.missing) < before, "no test was run"
        if session.shouldfail:
            raise session.Failed(session.shouldfail)
        return True

    def _wait(self) -> None:
        """Wait until the tests may begin; whoever asks for it ends without a word when they may not."""
        descriptor = self.config.getoption("begin_with")
        if descriptor >= 0 and not os.read(descriptor, 1):
            pytest.exit("the tests were not wanted")

    def _run(self, session: pytest.Session, shared: list[list[int]], apart: list[list[int]]) -> None:
        """Run tests in as many processes as are wanted, until all have ended."""
        self.units = [*shared, *apart]
        self.config._tmp_path_factory.getbasetemp()  # type: ignore[attr-defined]
        queues = [_queue(range(len(shared))), _queue(range(len(shared), len(self.units)))]
        many = min(self.config.getoption("processes"), len(shared))
        children = [self._fork(session, number, queues[0]) for number in range(many)]
        if apart:
            children.append(self._fork(session, many, queues[1]))
        try:
            self._listen(session, children)
        except BaseException:
            self.missing.clear()  # whoever is interrupted now has not failed
            _interrupt(children)
            raise
        finally:
            for child in children:
                os.close(child.reading)
                _, status = os.waitpid(child.pid, 0)
                if not child.has_ended and not session.shouldfail:
                    self._died(child, status)
            for queue in queues:
                os.close(queue)

    # --- the process that hears

    def _listen(self, session: pytest.Session, children: Sequence[Child]) -> None:
        with selectors.DefaultSelector() as selector:
            for child in children:
                selector.register(child.reading, selectors.EVENT_READ, child)
            while selector.get_map():
                for key, _ in selector.select():
                    child = key.data
                    part = os.read(child.reading, 1 << 16)
                    child.text += part
                    for message in child.messages():
                        self._heard(child, message)
                    # What a test has left behind may keep the pipe open.
                    if child.has_ended or not part:
                        selector.unregister(child.reading)
                if session.shouldfail:
                    _interrupt(children)
                    return

    def _heard(self, child: Child, message: Any) -> None:
        """What a child says: that it has ended, or what became of a test."""
        if message is None:
            child.has_ended = True
            return
        number, told = message
        item = self.items[number]
        for each in told:
            self.config.hook.pytest_runtest_logreport(report=self._report(item, each))
        if number in self.missing:
            del self.missing[number]
            self.config.hook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)

    def _report(self, item: pytest.Item, told: Any) -> Any:
        if isinstance(told, dict):
            return self.config.hook.pytest_report_from_serializable(config=self.config, data=told)
        when, duration, start, stop, used, said = told
        report = pytest.TestReport(
            item.nodeid, item.location, {}, "passed", None, PHASES[when], (), duration, start, stop, said
        )
        if used is not None:
            report.used = used  # type: ignore[attr-defined]
        return report

    def _died(self, child: Child, status: int) -> None:
        """The test that a dead child ran has failed."""
        number = _NUMBER.unpack_from(self.running, _NUMBER.size * child.number)[0]
        if number not in self.missing:
            return
        item = self.items[number]
        words = f"the process that ran it died ({os.waitstatus_to_exitcode(status)})"
        report = pytest.TestReport(item.nodeid, item.location, {}, "failed", words, "call")
        self.config.hook.pytest_runtest_logreport(report=report)
        del self.missing[number]

    # --- the processes that run tests

    def _fork(self, session: pytest.Session, number: int, queue: int) -> Child:
        reading, writing = os.pipe()
        pid = os.fork()
        if pid:
            os.close(writing)
            return Child(number, pid, reading)
        code = 1
        try:
            os.close(reading)
            self._be_a_child(session, number, queue, writing)
            code = 0
        finally:
            os._exit(code)

    def _be_a_child(self, session: pytest.Session, number: int, queue: int, writing: int) -> None:
        """Run tests until there are no more. What this process prints would be lost among what others print."""
        manager = self.config.pluginmanager
        manager.unregister(name="terminalreporter")
        capture: Any = manager.getplugin("capturemanager")
        capture.stop_global_capturing()
        capture.start_global_capturing()
        capture.suspend_global_capture()
        folders: Any = self.config._tmp_path_factory  # type: ignore[attr-defined]
        folders._given_basetemp, folders._basetemp = folders.getbasetemp() / f"process-{number}-{os.getpid()}", None
        if self.sums is not None:
            self.sums.last = slowest.cpu_seconds()  # a new process has used nothing
        teller = Teller(self.config, writing)
        manager.register(teller, "teller")
        try:
            now = next(waiting := self._taken(queue), None)
            while now is not None:
                after = next(waiting, None)
                _NUMBER.pack_into(self.running, _NUMBER.size * number, now)
                item = self.items[now]
                following = None if after is None else self.items[after]
                self.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                teller.send(now)
                now = after
        finally:
            session._setupstate.teardown_exact(None)
        teller.end()

    def _taken(self, queue: int) -> Iterator[int]:
        while place := os.read(queue, _NUMBER.size):
            yield from self.units[_NUMBER.unpack(place)[0]]


class Teller:
    """Tells what became of each test: of what passes little, of what does not everything."""

    def __init__(self, config: pytest.Config, writing: int) -> None:
        self.config = config
        self.writing = writing
        self.told: list[Any] = []

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.passed and not report.sections and not hasattr(report, "wasxfail"):
            times = (report.duration, report.start, report.stop)
            when = PHASES.index(report.when)
            self.told.append((when, *times, getattr(report, "used", None), report.user_properties))
        else:
            told = self.config.hook.pytest_report_to_serializable(config=self.config, report=report)
            self.told.append(told)

    def send(self, number: int) -> None:
        """Tell everything about a test."""
        self._write((number, self.told))
        self.told = []

    def end(self) -> None:
        """Tell that this process has ended as it should."""
        self._write(None)

    def _write(self, message: Any) -> None:
        text = pickle.dumps(message)
        text = _LENGTH.pack(len(text)) + text
        while text:
            text = text[os.write(self.writing, text) :]


def _load() -> None:
    """Make what every process would make for itself: the rules of the games whose words the tests have imported."""
    from fuda.library.loading import GAMES, load_rules

    for game, entry in GAMES.items():
        if entry.phrases in sys.modules:
            load_rules(game)
    gc.freeze()


def _interrupt(children: Sequence[Child]) -> None:
    for child in children:
        with suppress(ProcessLookupError):
            os.kill(child.pid, signal.SIGINT)


def _queue(places: range) -> int:
    """A pipe from which each process takes the next place; it ends when all are taken."""
    reading, writing = os.pipe()
    text = b"".join([_NUMBER.pack(each) for each in places])
    assert len(text) < 1 << 16, "more than a pipe holds"
    os.write(writing, text)
    os.close(writing)
    return reading
