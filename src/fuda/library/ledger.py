"""Which clauses of a rulebook are carried out by which code and proved by which test? The clause ledger answers.

A game's ledger is `rulebook/clauses.toml` (every clause, its kind, a summary in two languages) and
`rulebook/rulings.toml` (every place where the rulebook needed a reading). Code and tests are read, never imported.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from fuda.library.bulk import EXCEPTIONS, MOST, load_exceptions, only_in_bulk
from fuda.library.homes import GAMES_ROOT, home_of
from fuda.library.proofs import SCENARIO_SUFFIXES, Proof, called_name, clauses_in, is_test, scenarios_in, tests_in

KINDS: Final = ("definition", "procedure", "permission", "restriction", "deck", "inert")
INERT: Final = "inert"
ERROR: Final = "error"
WARNING: Final = "warning"

_CITING_FIRST: Final = ("step", "rule", "Reason")
_CITING_ANYWHERE: Final = ("refuse",)


@dataclass(frozen=True, slots=True)
class Words:
    """The same text in Japanese and English.

    >>> import fuda
    >>> fuda.Words("札", "card").en
    'card'
    """

    ja: str = ""
    en: str = ""

    @property
    def is_complete(self) -> bool:
        """Whether neither language is blank."""
        return bool(self.ja.strip() and self.en.strip())


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause of a rulebook."""

    id: str
    kind: str
    summary: Words
    why: Words = Words()

    @property
    def is_executable(self) -> bool:
        """Whether a program can show this clause by what it does."""
        return self.kind != INERT


@dataclass(frozen=True, slots=True)
class Ruling:
    """A place where the rulebook is silent, unclear or contradicts itself, and the reading chosen."""

    id: str
    clauses: tuple[str, ...]
    question: Words
    reading: Words
    reason: Words
    test: str


@dataclass(frozen=True, slots=True, order=True)
class Citation:
    """A place that cites a clause."""

    file: str
    line: int
    symbol: str

    @property
    def place(self) -> str:
        """The file and line, in the form that editors and terminals open."""
        return f"{self.file}:{self.line}"


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that the ledger, the code and the tests do not agree about."""

    severity: str
    kind: str
    about: str
    message: str

    def __str__(self) -> str:
        return f"{self.severity}: {self.kind}: {self.message}"


@dataclass(frozen=True, slots=True)
class Report:
    """What a check of one game's ledger found."""

    game: str
    totals: Mapping[str, int]
    with_code: int
    with_test: int
    rulings: int
    tests_examined: bool
    problems: tuple[Problem, ...]

    @property
    def errors(self) -> tuple[Problem, ...]:
        """The problems that fail the check."""
        return tuple(problem for problem in self.problems if problem.severity == ERROR)

    @property
    def warnings(self) -> tuple[Problem, ...]:
        """The problems that are only worth a look."""
        return tuple(problem for problem in self.problems if problem.severity == WARNING)

    @property
    def is_clean(self) -> bool:
        """Whether there is no error."""
        return not self.errors

    def lines(self) -> tuple[str, ...]:
        """The report as text: the problems, then the totals."""
        kinds = ", ".join(f"{count} {kind}" for kind, count in self.totals.items() if count)
        executable = sum(count for kind, count in self.totals.items() if kind != INERT)
        tested = f"{self.with_test} cited by tests" if self.tests_examined else "tests were not looked at"
        return (
            *(f"{self.game}: {problem}" for problem in self.problems),
            f"{self.game}: {sum(self.totals.values())} clauses ({kinds})",
            f"{self.game}: {executable} executable, {self.with_code} cited by code, {tested}, {self.rulings} rulings",
            f"{self.game}: {len(self.errors)} errors, {len(self.warnings)} warnings",
        )


def _words(value: object) -> Words:
    if not isinstance(value, dict):
        return Words()
    return Words(str(value.get("ja", "")), str(value.get("en", "")))


def _read_toml(game: str, name: str, games_root: Path | None) -> dict[str, Any]:
    path = home_of(game, games_root) / "rulebook" / name
    return tomllib.loads(path.read_text(encoding="utf-8"))


def load_clauses(game: str, games_root: Path | None = None) -> dict[str, Clause]:
    """Every clause of a game's rulebook by id, in the rulebook's order.

    >>> load_clauses("wars3x3")["2.1a"].kind
    'permission'
    """
    return {
        identifier: Clause(identifier, str(entry.get("kind", "")), _words(entry), _words(entry.get("why")))
        for identifier, entry in _read_toml(game, "clauses.toml", games_root).items()
    }


def load_rulings(game: str, games_root: Path | None = None) -> tuple[Ruling, ...]:
    """Every registered reading of a game's rulebook.

    >>> load_rulings("wars3x3")[1].clauses
    ('V1', 'W2.1')
    """
    return tuple(
        Ruling(
            str(entry.get("id", "")),
            tuple(str(clause) for clause in entry.get("clauses", ())),
            _words(entry.get("question")),
            _words(entry.get("reading")),
            _words(entry.get("reason")),
            str(entry.get("test", "")),
        )
        for entry in _read_toml(game, "rulings.toml", games_root).get("ruling", ())
    )


def _cited_by(call: ast.Call) -> tuple[str, ...]:
    cited: tuple[str, ...] = ()
    name = called_name(call)
    if name in _CITING_FIRST:
        cited = clauses_in(call.args[0]) if call.args else ()
    elif name in _CITING_ANYWHERE:
        cited = next((clauses for clauses in map(clauses_in, call.args) if clauses), ())
    for keyword in call.keywords:
        if keyword.arg == "clause":
            cited += clauses_in(keyword.value)
    return cited


class _Citations(ast.NodeVisitor):
    """Collects what a module cites, each with the name of the definition that it stands in."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.names: list[str] = []
        self.found: dict[str, list[Citation]] = {}

    def visit_Call(self, node: ast.Call) -> None:
        for clause in _cited_by(node):
            citation = Citation(self.file, node.lineno, ".".join(self.names) or "module")
            places = self.found.setdefault(clause, [])
            if citation not in places:
                places.append(citation)
        self.generic_visit(node)

    def _inside(self, name: str, node: ast.AST) -> None:
        self.names.append(name)
        self.generic_visit(node)
        self.names.pop()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._inside(node.name, node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._inside(node.name, node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._inside(node.name, node)

    def visit_Assign(self, node: ast.Assign) -> None:
        self._constant(node, node.targets[0])

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self._constant(node, node.target)

    def _constant(self, node: ast.AST, target: ast.expr) -> None:
        if self.names or not isinstance(target, ast.Name):
            self.generic_visit(node)
        else:
            self._inside(target.id, node)


def citations_in(source: str, file: str) -> dict[str, list[Citation]]:
    """What one Python source cites: by `step`, `rule`, `Reason`, `refuse` and by the keyword `clause`.

    >>> found = citations_in('@step("2.0a 2.0b")\\ndef declare(self): ...', "spells.py")
    >>> {clause: places[0].symbol for clause, places in found.items()}
    {'2.0a': 'declare', '2.0b': 'declare'}
    """
    finder = _Citations(file)
    finder.visit(ast.parse(source, filename=file))
    return finder.found


def _merge(into: dict[str, list[Citation]], found: Mapping[str, Iterable[Citation]]) -> None:
    for clause, places in found.items():
        into.setdefault(clause, []).extend(places)


def _shown_path(path: Path, start: Path) -> str:
    return path.relative_to(start).as_posix()


def code_citations(game: str, games_root: Path | None = None) -> dict[str, list[Citation]]:
    """Where the Python sources of a game, its phrase tables included, cite which clause.

    >>> all(place.file.endswith(".py") for places in code_citations("wars3x3").values() for place in places)
    True
    """
    home = home_of(game, games_root)
    is_outside = games_root is None and home.parent != GAMES_ROOT
    start = (home if is_outside else home.parent).parent.parent
    if start.name == "src":
        start = start.parent
    cited: dict[str, list[Citation]] = {}
    for path in sorted(home.rglob("*.py")):
        _merge(cited, citations_in(path.read_text(encoding="utf-8"), _shown_path(path, start)))
    return cited


def checkout_tests() -> Path | None:
    """The folder `tests` of the source tree this package runs from; None for an installed package. What `make compiled`
    builds lies in that tree, one folder deeper."""
    sources = GAMES_ROOT.parent.parent
    tests = sources.parent / "tests" if sources.name == "src" else sources.parent.parent / "tests"
    return tests if sources.name in ("src", "compiled") and tests.is_dir() else None


def _add(into: dict[str, list[Citation]], proofs: Iterable[Proof], game: str, file: str) -> None:
    for proof in proofs:
        if proof.game == game:
            for clause, line in proof.clauses:
                into.setdefault(clause, []).append(Citation(file, line, proof.name))


def _scenarios(tests_root: Path) -> list[Path]:
    return sorted(path for path in (tests_root / "scenarios").rglob("*") if path.suffix in SCENARIO_SUFFIXES)


def test_citations(game: str, tests_root: Path) -> dict[str, list[Citation]]:
    """Which tests cite which clause: those decorated with `clause(game, ...)`, and scenarios that list `clauses`."""
    cited: dict[str, list[Citation]] = {}
    for path in [*sorted(tests_root.rglob("*.py")), *_scenarios(tests_root)]:
        text = path.read_text(encoding="utf-8")
        if game in text:  # most are about another game
            proofs = tests_in(text, str(path)) if path.suffix == ".py" else scenarios_in(text, path.stem)
            _add(cited, proofs.proofs, game, _shown_path(path, tests_root.parent))
    return cited


def has_test(name: str, tests_root: Path) -> bool:
    """Whether a test named `tests/....py::test_...` or `scenario:...` is there.

    >>> has_test("scenario:nowhere", Path("no-such-folder"))
    False
    """
    if name.startswith("scenario:"):
        return name.removeprefix("scenario:") in {path.stem for path in _scenarios(tests_root)}
    file, _, test = name.partition("::")
    path = tests_root.parent / file
    if not test or path.suffix != ".py" or not path.is_file():
        return False
    wanted = test.partition("[")[0].replace("::", ".")
    return is_test(wanted) and wanted in tests_in(path.read_text(encoding="utf-8"), str(path)).names


def _ledger_problems(clauses: Mapping[str, Clause]) -> Iterator[Problem]:
    for clause in clauses.values():
        if clause.kind not in KINDS:
            message = f"{clause.id} has the kind {clause.kind!r}; known are {', '.join(KINDS)}"
            yield Problem(ERROR, "unknown-kind", clause.id, message)
        if not clause.summary.is_complete:
            yield Problem(ERROR, "no-summary", clause.id, f"{clause.id} lacks its Japanese or English summary")
        if not clause.is_executable and not clause.why.is_complete:
            yield Problem(ERROR, "no-why", clause.id, f"{clause.id} is inert without a reason in both languages")


def _citation_problems(
    clauses: Mapping[str, Clause], code: Mapping[str, list[Citation]], tests: Mapping[str, list[Citation]] | None
) -> Iterator[Problem]:
    for cited in (code, tests or {}):
        for name, places in cited.items():
            if name not in clauses:
                for place in places:
                    message = f"{place.place} ({place.symbol}) cites {name}, which the ledger does not list"
                    yield Problem(ERROR, "unknown-clause", name, message)
    for clause in clauses.values():
        places = code.get(clause.id, [])
        if not clause.is_executable:
            for place in places:
                message = f"{place.place} ({place.symbol}) cites {clause.id}, which the ledger calls inert"
                yield Problem(WARNING, "inert-cited", clause.id, message)
        elif not places:
            yield Problem(ERROR, "no-code", clause.id, f"{clause.id} is executable and no code cites it")
        elif tests is not None and clause.id not in tests:
            message = f"{clause.id} has code ({places[0].place}) and no test cites it"
            yield Problem(ERROR, "no-test", clause.id, message)


def _bulk_problems(
    clauses: Mapping[str, Clause], tests: Mapping[str, list[Citation]], listed: tuple[str, ...]
) -> Iterator[Problem]:
    found = [name for name in only_in_bulk(tests) if name in clauses and clauses[name].is_executable]
    for name in found:
        if name not in listed:
            message = f"{name} is cited by no test that cites at most {MOST} clauses: give it a test of its own"
            yield Problem(ERROR, "only-in-bulk", name, message)
    for name in listed:
        if name not in found:
            message = f"{name} has a test of its own (or is no executable clause): strike it from tests/{EXCEPTIONS}"
            yield Problem(ERROR, "stale-exception", name, message)


def _ruling_problems(
    clauses: Mapping[str, Clause], rulings: Iterable[Ruling], tests_root: Path | None
) -> Iterator[Problem]:
    seen: set[str] = set()
    for ruling in rulings:
        if not ruling.id or ruling.id in seen:
            yield Problem(ERROR, "ruling-id", ruling.id, f"ruling id {ruling.id!r} is blank or used twice")
        seen.add(ruling.id)
        if not (ruling.question.is_complete and ruling.reading.is_complete and ruling.reason.is_complete):
            message = f"{ruling.id} lacks question, reading or reason in one language"
            yield Problem(ERROR, "ruling-blank", ruling.id, message)
        if not ruling.clauses:
            yield Problem(ERROR, "ruling-clause", ruling.id, f"{ruling.id} names no clause")
        for clause in ruling.clauses:
            if clause not in clauses:
                message = f"{ruling.id} names {clause}, which the ledger does not list"
                yield Problem(ERROR, "ruling-clause", ruling.id, message)
        if not ruling.test:
            yield Problem(ERROR, "ruling-test", ruling.id, f"{ruling.id} names no test")
        elif tests_root is not None and not has_test(ruling.test, tests_root):
            message = f"{ruling.id} names the test {ruling.test}, which is not there"
            yield Problem(ERROR, "ruling-test", ruling.id, message)


def check(game: str, tests_root: Path | None = None, games_root: Path | None = None) -> Report:
    """Compare a game's ledger with its code and, where the tests are at hand, with its tests.

    >>> check("wars3x3").tests_examined
    False
    """
    clauses = load_clauses(game, games_root)
    rulings = load_rulings(game, games_root)
    code = code_citations(game, games_root)
    if tests_root is not None and not tests_root.is_dir():
        tests_root = None
    tests = None if tests_root is None else test_citations(game, tests_root)
    executable = [clause.id for clause in clauses.values() if clause.is_executable]
    return Report(
        game=game,
        totals={kind: sum(clause.kind == kind for clause in clauses.values()) for kind in KINDS},
        with_code=sum(clause in code for clause in executable),
        with_test=sum(clause in (tests or {}) for clause in executable),
        rulings=len(rulings),
        tests_examined=tests is not None,
        problems=(
            *_ledger_problems(clauses),
            *_citation_problems(clauses, code, tests),
            *(() if tests_root is None else _bulk_problems(clauses, tests or {}, load_exceptions(game, tests_root))),
            *_ruling_problems(clauses, rulings, tests_root),
            *_scenario_problems(tests_root),
        ),
    )


def _scenario_problems(tests_root: Path | None) -> Iterator[Problem]:
    """Scenario files that cannot be read as YAML: whatever they cite does not count."""
    for path in _scenarios(tests_root) if tests_root is not None else []:
        broken = scenarios_in(path.read_text(encoding="utf-8"), path.stem).broken
        if broken is not None:
            place = f"{path.name}:{broken}" if broken else path.name
            yield Problem("error", "bad-scenario", place, f"{place} cannot be read as YAML: mend it")
