"""Do the tests that cite a clause notice when its function is broken? Draws mutants of a game and runs these tests.

    python -m tests.mutants.running --game wars3x3 --seed 1 --size 100

One line of JSON for each mutant, a last one for all. The tests are collected once; every mutant lives in a process of
its own, forked before any test has run, so that nothing that a test keeps hides a mutant. A function that ran while the
tests were collected or the game was loaded has its mutants in new processes, where its module is imported changed.
"""

from __future__ import annotations

import argparse
import gc
import importlib.machinery
import json
import os
import resource
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Container, Sequence
from contextlib import redirect_stdout, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import monotonic, process_time
from types import CodeType, FunctionType
from typing import Any, Final

import pytest
from _pytest.runner import runtestprotocol

from fuda.library.ledger import Citation, test_citations
from fuda.library.loading import load_rules
from tests.mutants.sampling import ROOT, Mutant, answer_to, function_code, module_code, mutants_of, rules_of, sample

TESTS: Final = ROOT / "tests"
SCENARIOS: Final = "tests/test_scenarios.py"
TIME: Final = 4.0  # seconds of the processor that a mutant may use beyond three times what its tests use
SLOW: Final = 20.0  # a test that takes longer is left out
WHILE: Final = 5.0  # seconds for the tests that are asked although they cite nothing of it
MEMORY: Final = 6 << 30

KILLED: Final = "killed"
SURVIVED: Final = "survived"
ANSWERED: Final = "answered"


@dataclass(slots=True)
class Outcome:
    """What became of a mutant."""

    place: str
    function: str
    operator: str
    change: str
    clauses: list[str]
    state: str
    by: str = ""
    why: str = ""
    tests: int = 0
    seconds: float = 0.0
    fresh: bool = False
    elsewhere: list[str] = field(default_factory=list)  # tests that notice and cite none of the clauses


@dataclass(slots=True)
class Verdict:
    """What a process that ran tests wrote before it ended: the tests that failed, and how long each took."""

    failed: list[str] = field(default_factory=list)
    seconds: dict[str, float] = field(default_factory=dict)
    complete: bool = False


def _key(citation: Citation) -> tuple[str, str]:
    return (citation.file, citation.symbol)


def _key_of(item: pytest.Item) -> tuple[str, str]:
    """The citation that a collected test belongs to; a scenario is called by its file."""
    file = item.path.relative_to(ROOT).as_posix()
    parameters = getattr(getattr(item, "callspec", None), "params", {})
    if file == SCENARIOS and "path" in parameters:
        path: Path = parameters["path"]
        return (path.relative_to(ROOT).as_posix(), path.stem)
    owner = getattr(item, "cls", None)
    name = getattr(item, "originalname", item.name)
    return (file, f"{owner.__name__}.{name}" if owner is not None else name)


class _Ran:
    """Which functions of a game ran already."""

    def __init__(self, game: str) -> None:
        self.folder = f"/games/{game}/"
        self.codes: set[CodeType] = set()

    def note(self, frame: Any, event: str, _: object) -> None:
        if event == "call":
            self.codes.add(frame.f_code)

    def names(self) -> set[tuple[str, str]]:
        found = [each for each in self.codes if self.folder in each.co_filename]
        return {(Path(each.co_filename).name, each.co_qualname) for each in found}


def _functions(game: str) -> dict[tuple[str, str], list[FunctionType]]:
    """The functions of a game in memory, by file and name; also those that `conftest` keeps out of the garbage."""
    gc.unfreeze()
    found: dict[tuple[str, str], list[FunctionType]] = {}
    for each in gc.get_objects():
        if type(each) is FunctionType and f"/games/{game}/" in each.__code__.co_filename:
            key = (Path(each.__code__.co_filename).name, each.__code__.co_qualname)
            found.setdefault(key, []).append(each)
    return found


def _run_items(items: Sequence[pytest.Item], stop: int, write: Callable[[dict[str, Any]], None]) -> None:
    """Run tests and tell of each; stop when so many have failed, never at 0."""
    for item in items:
        started = process_time()
        write({"begins": item.nodeid})
        reports = runtestprotocol(item, log=False, nextitem=None)
        failed = any(each.failed for each in reports)
        write({"ends": item.nodeid, "failed": failed, "seconds": process_time() - started})
        stop -= failed
        if failed and stop == 0:
            break
    write({"complete": True})


def _confine(seconds: float) -> None:
    """From now on this process may use only so much time and memory."""
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _forked(run: Callable[[Callable[[dict[str, Any]], None]], None], seconds: float) -> Verdict:
    """Run something in a forked process that tells by lines of JSON; what it told until it ended or had to be ended."""
    reading, writing = os.pipe()
    sys.stdout.flush()
    sys.stderr.flush()
    child = os.fork()
    if child == 0:
        try:
            os.close(reading)
            silent = os.open(os.devnull, os.O_RDWR)
            os.dup2(silent, 1)
            os.dup2(silent, 2)
            _confine(seconds)
            run(lambda told: (os.write(writing, (json.dumps(told) + "\n").encode()), None)[1])
        finally:
            os._exit(0)
    os.close(writing)
    return _heard(reading, child, seconds * 6 + 60)


def _heard(reading: int, child: int, wait: float) -> Verdict:
    until = monotonic() + wait  # a process that sleeps uses no time; it is ended by the clock
    text = b""
    while monotonic() < until:
        ready, _, _ = select.select([reading], [], [], max(0.0, until - monotonic()))
        part = os.read(reading, 65536) if ready else b""
        if not part:
            break
        text += part
    os.close(reading)
    with suppress(ProcessLookupError):
        os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return _verdict(text.decode().splitlines())


def _verdict(lines: Sequence[str]) -> Verdict:
    found = Verdict()
    now = ""
    for line in lines:
        told = json.loads(line)
        now = told.get("begins", now)
        if "ends" in told:
            found.seconds[told["ends"]] = told["seconds"]
            if told["failed"]:
                found.failed.append(told["ends"])
        found.complete = found.complete or "complete" in told
    if not found.complete and not found.failed:
        found.failed.append(f"{now} (did not end)")
    return found


class Campaign:
    """The plugin that takes the collected tests and, instead of running them, breaks the rules one by one."""

    def __init__(
        self, game: str, mutants: Sequence[Mutant], tell: Callable[[Outcome], None], any_test: bool = False
    ) -> None:
        self.game = game
        self.any_test = any_test
        self.mutants = mutants
        self.tell = tell
        self.ran = _Ran(game)
        self.seconds: dict[str, float] = {}
        self.failing: list[str] = []
        self.early: set[tuple[str, str]] = set()
        self.functions: dict[tuple[str, str], list[FunctionType]] = {}
        self.items: dict[tuple[str, str], list[pytest.Item]] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        load_rules(self.game)
        sys.setprofile(None)
        cited = test_citations(self.game, TESTS)
        known = {_key(each) for places in cited.values() for each in places}
        for item in session.items:
            if _key_of(item) in known:
                self.items.setdefault(_key_of(item), []).append(item)
        citing = {mutant: self._citing(mutant, cited) for mutant in self.mutants}
        asked = self.items.values() if self.any_test else citing.values()
        self._measure({item.nodeid: item for items in asked for item in items})
        self.early = self.ran.names()
        self.functions = _functions(self.game)
        for mutant in self.mutants:
            self.tell(self._judge(mutant, citing[mutant]))
        return True

    def _citing(self, mutant: Mutant, cited: dict[str, list[Citation]]) -> list[pytest.Item]:
        keys = dict.fromkeys(_key(each) for clause in mutant.rule.clauses for each in cited.get(clause, ()))
        return [item for key in keys for item in self.items.get(key, ())]

    def _measure(self, items: dict[str, pytest.Item]) -> None:
        """Run the tests once with the rules unbroken."""
        verdict = _forked(lambda write: _run_items([*items.values()], 0, write), 3600.0)
        self.failing = verdict.failed
        self.seconds = {node: seconds for node, seconds in verdict.seconds.items() if node not in verdict.failed}

    def _verdict_on(self, mutant: Mutant, items: Sequence[pytest.Item], stop: int) -> tuple[Verdict, int]:
        """What the tests say, the quickest first, and how many could be asked."""
        name = (Path(mutant.rule.file).name, mutant.rule.symbol)
        usable = [each for each in items if self.seconds.get(each.nodeid, SLOW) < SLOW]
        usable.sort(key=lambda each: self.seconds[each.nodeid])
        limit = TIME + 3 * sum(self.seconds[each.nodeid] for each in usable)
        if not usable:
            return Verdict(complete=True), 0
        if self._is_fresh(mutant):
            return _in_new_process(self.game, mutant, [each.nodeid for each in usable], limit, stop), len(usable)
        functions = self.functions[name]
        return _forked(lambda write: _broken(functions, mutant, usable, stop, write), limit), len(usable)

    def _others(self, items: Sequence[pytest.Item]) -> list[pytest.Item]:
        """Tests beside these, the quick ones, as many as fit into a while."""
        found: list[pytest.Item] = []
        left = WHILE
        rest = [item for row in self.items.values() for item in row if item not in items]
        for item in sorted(rest, key=lambda each: self.seconds.get(each.nodeid, SLOW)):
            left -= self.seconds.get(item.nodeid, SLOW)
            if left < 0:
                break
            found.append(item)
        return found

    def _is_fresh(self, mutant: Mutant) -> bool:
        name = (Path(mutant.rule.file).name, mutant.rule.symbol)
        return name in self.early or name not in self.functions

    def _judge(self, mutant: Mutant, items: Sequence[pytest.Item]) -> Outcome:
        started = monotonic()
        verdict, asked = self._verdict_on(mutant, items, 1)
        answer = answer_to(self.game, mutant)
        if verdict.failed and answer is not None:
            self.failing.append(f"{mutant.place}: said to change nothing and killed by {verdict.failed[0]}")
        state = KILLED if verdict.failed else ANSWERED if answer is not None else SURVIVED
        elsewhere: list[str] = []
        if self.any_test and state == SURVIVED:
            elsewhere = self._verdict_on(mutant, self._others(items), 4)[0].failed
        return Outcome(
            mutant.place,
            mutant.rule.symbol,
            mutant.operator,
            mutant.text,
            list(mutant.rule.clauses),
            state,
            verdict.failed[0] if verdict.failed else "",
            answer.why if answer is not None else "",
            asked,
            round(monotonic() - started, 2),
            self._is_fresh(mutant),
            elsewhere,
        )


def _broken(
    functions: Sequence[FunctionType],
    mutant: Mutant,
    items: Sequence[pytest.Item],
    stop: int,
    write: Callable[[dict[str, Any]], None],
) -> None:
    code = function_code(mutant)
    for each in functions:
        each.__code__ = code
    _run_items(items, stop, write)


# --- mutants of what runs while the tests are collected


class _Told:
    """The plugin of a new process: tells of each test as a forked one does."""

    def __init__(self, nodes: Sequence[str], stop: int, write: Callable[[dict[str, Any]], None]) -> None:
        self.nodes = nodes
        self.stop = stop
        self.write = write

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        found = {item.nodeid: item for item in session.items}
        files = {node.partition("::")[0] for node in found}
        for node in self.nodes:
            if node.partition("::")[0] not in files:  # it cannot be imported any more: that is noticed too
                self.write({"ends": node, "failed": True, "seconds": 0.0})
        _run_items([found[node] for node in self.nodes if node in found], self.stop, self.write)
        return True


def _in_new_process(game: str, mutant: Mutant, nodes: Sequence[str], limit: float, stop: int) -> Verdict:
    wanted = {"game": game, "file": mutant.rule.file, "symbol": mutant.rule.symbol, "change": mutant.text}
    command = [sys.executable, "-m", "tests.mutants.running", "--game", game, "--fresh"]
    given = json.dumps({**wanted, "nodes": list(nodes), "stop": stop, "limit": limit + TIME})
    try:
        done = subprocess.run(
            command, input=given, capture_output=True, text=True, cwd=ROOT, check=False, timeout=limit * 6 + 120
        )
    except subprocess.TimeoutExpired:
        return Verdict(["(did not end)"])
    lines = [line.removeprefix("@") for line in done.stdout.splitlines() if line.startswith("@{")]
    return _verdict(lines)


def _changed_before_import(mutant: Mutant) -> None:
    """Let the import of the mutant's module give the changed code."""
    wanted = str(ROOT / mutant.rule.file)
    usual = importlib.machinery.SourceFileLoader.get_code

    def get_code(self: importlib.machinery.SourceFileLoader, name: str) -> CodeType | None:
        if self.path == wanted:
            return module_code(mutant)
        return usual(self, name)

    importlib.machinery.SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]


def _pytest(files: Sequence[str], plugin: object) -> int:
    words = ["-q", "-s", "--tb=no", "-p", "no:cacheprovider", *files]
    with Path(os.devnull).open("w", encoding="utf-8") as silent, redirect_stdout(silent):
        return int(pytest.main(words, plugins=[plugin]))


def _fresh() -> int:
    given = json.loads(sys.stdin.read())
    rule = next(
        each for each in rules_of(given["game"]) if (each.file, each.symbol) == (given["file"], given["symbol"])
    )
    mutant = Mutant(rule, "", 0, given["change"])
    imported = [name for name in sys.modules if name.startswith(f"fuda.games.{given['game']}")]
    assert not imported, imported
    _changed_before_import(mutant)
    _confine(given["limit"])

    def write(told: dict[str, Any]) -> None:
        os.write(1, f"@{json.dumps(told)}\n".encode())

    files = dict.fromkeys(node.partition("::")[0] for node in given["nodes"])
    _pytest([*files], _Told(given["nodes"], given["stop"], write))
    return 0


# --- all of a sample


def _files(game: str, clauses: Container[str] | None) -> list[str]:
    """The test files that the tests of these clauses stand in; of all clauses without any."""
    cited = test_citations(game, TESTS)
    found = {each.file for clause in cited if clauses is None or clause in clauses for each in cited[clause]}
    return sorted({file if file.endswith(".py") else SCENARIOS for file in found}) or [SCENARIOS]


def judge(game: str, mutants: Sequence[Mutant], tell: Callable[[Outcome], None], any_test: bool = False) -> list[str]:
    """Run the citing tests on every mutant; the tests that fail with the rules unbroken."""
    campaign = Campaign(game, mutants, tell, any_test)
    clauses = {clause for mutant in mutants for clause in mutant.rule.clauses}
    sys.setprofile(campaign.ran.note)
    try:
        _pytest(_files(game, None if any_test else clauses), campaign)
    finally:
        sys.setprofile(None)
    return campaign.failing


def _readable(each: Outcome) -> str:
    clauses = " ".join(each.clauses)
    lines = [f"{each.state} {each.place} {each.function} [{clauses}] {each.operator}, {each.tests} tests"]
    lines += [f"    {part}" for part in each.change.split("  ->  ")]
    return "\n".join([*lines, *[f"    noticed by {node}" for node in each.elsewhere]])


def _wanted(game: str, seed: str, size: int, function: str) -> list[Mutant]:
    if not function and size:
        return sample(game, seed, size)
    return [mutant for rule in rules_of(game) if rule.symbol.endswith(function) for mutant in mutants_of(rule)]


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; 0 when mutants were drawn and the tests pass without them."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants.running")
    parser.add_argument("--game", required=True)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--size", type=int, default=100, help="how many; 0 for all that there are")
    parser.add_argument("--function", default="", help="all mutants of the functions whose names end so, not a sample")
    parser.add_argument("--any-test", action="store_true", help="ask of survivors which other tests notice them")
    parser.add_argument("--readable", action="store_true", help="only the mutants that were not killed, as text")
    parser.add_argument("--fresh", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    if given.fresh:
        return _fresh()
    outcomes: list[Outcome] = []
    out = sys.stdout

    def tell(outcome: Outcome) -> None:
        outcomes.append(outcome)
        if not given.readable:
            print(json.dumps(asdict(outcome), ensure_ascii=False), file=out, flush=True)
        elif outcome.state != KILLED:
            print(_readable(outcome), file=out, flush=True)

    failing = judge(given.game, _wanted(given.game, given.seed, given.size, given.function), tell, given.any_test)
    total = {state: sum(each.state == state for each in outcomes) for state in (KILLED, SURVIVED, ANSWERED)}
    print(json.dumps({"mutants": len(outcomes), **total, "failing": failing}, ensure_ascii=False), flush=True)
    return 0 if outcomes and not failing else 1


if __name__ == "__main__":
    raise SystemExit(main())
