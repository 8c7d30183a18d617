"""Which mutants does a game have, and which are drawn? Of every function that cites a clause, evenly over clauses."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Container, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from types import CodeType
from typing import Final

from fuda.library.ledger import code_citations, load_clauses
from tests.mutants.operators import Change, Function, changes_of

ROOT: Final = Path(__file__).resolve().parent.parent.parent


@dataclass(frozen=True, slots=True)
class Rule:
    """A function that cites clauses: its file, its name with its class, and what it cites."""

    file: str
    symbol: str
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change of one function."""

    rule: Rule
    operator: str
    line: int
    text: str

    @property
    def place(self) -> str:
        """The file and line, in the form that editors open."""
        return f"{self.rule.file}:{self.line}"


@dataclass(frozen=True, slots=True)
class Answer:
    """Why a change makes no difference that a test could see."""

    function: str
    change: str
    why: str


@cache
def _module(file: str) -> ast.Module:
    return ast.parse((ROOT / file).read_text(encoding="utf-8"), filename=str(ROOT / file))


def _functions(node: ast.Module | ast.ClassDef, prefix: str = "") -> Iterator[tuple[str, Function]]:
    for child in node.body:
        if isinstance(child, Function):
            yield prefix + child.name, child
        elif isinstance(child, ast.ClassDef):
            yield from _functions(child, f"{prefix}{child.name}.")


@cache
def _functions_of(file: str) -> dict[str, Function]:
    return dict(_functions(_module(file)))


@cache
def _changes_of(file: str, symbol: str) -> list[Change]:
    return changes_of(_functions_of(file)[symbol])


def _named_in(function: Function, known: Container[str]) -> list[str]:
    """The clauses that the events and questions of a function name: they are told by these."""
    words = [each.value for each in ast.walk(function) if isinstance(each, ast.Constant)]
    return [each for each in words if isinstance(each, str) and each in known]


@cache
def rules_of(game: str) -> tuple[Rule, ...]:
    """Every function of a game that cites a clause; what a function inside it cites is cited by the outer one, and so
    are the clauses by which it lets events happen."""
    cited: dict[tuple[str, str], dict[str, None]] = {}
    for clause, places in code_citations(game).items():
        for each in places:
            names = each.symbol.split(".")
            inside = [".".join(names[:length]) for length in range(1, len(names) + 1)]
            symbol = next((name for name in inside if name in _functions_of(each.file)), None)
            if symbol is not None:
                cited.setdefault((each.file, symbol), {})[clause] = None
    known = load_clauses(game)
    for (file, symbol), clauses in cited.items():
        clauses.update(dict.fromkeys(_named_in(_functions_of(file)[symbol], known)))
    return tuple([Rule(file, symbol, tuple(clauses)) for (file, symbol), clauses in sorted(cited.items())])


def mutants_of(rule: Rule) -> list[Mutant]:
    """Every mutant of a function."""
    return [Mutant(rule, each.operator, each.line, each.text) for each in _changes_of(rule.file, rule.symbol)]


def sample(game: str, seed: str, size: int) -> list[Mutant]:
    """So many mutants: a clause by lot, one of its functions, an operator that fits there, one of the places."""
    chance = Random(f"mutants {game} {seed}")
    by_clause: dict[str, list[Rule]] = {}
    for rule in rules_of(game):
        for clause in rule.clauses:
            by_clause.setdefault(clause, []).append(rule)
    drawn: dict[Mutant, None] = {}
    for _ in range(size * 20):
        rule = chance.choice(by_clause[chance.choice(sorted(by_clause))])
        left = [each for each in mutants_of(rule) if each not in drawn]
        if left:
            operator = chance.choice(sorted({each.operator for each in left}))
            drawn[chance.choice([each for each in left if each.operator == operator])] = None
        if len(drawn) == size:
            break
    return list(drawn)


def _code_in(code: CodeType, symbol: str) -> Iterator[CodeType]:
    for each in code.co_consts:
        if isinstance(each, CodeType):
            if each.co_qualname == symbol:
                yield each
            yield from _code_in(each, symbol)


def module_code(mutant: Mutant) -> CodeType:
    """The whole module with the change in it."""
    change = next(each for each in _changes_of(mutant.rule.file, mutant.rule.symbol) if each.text == mutant.text)
    before = change.put()
    try:
        return compile(_module(mutant.rule.file), str(ROOT / mutant.rule.file), "exec")
    finally:
        change.take_back(before)


def function_code(mutant: Mutant) -> CodeType:
    """The changed function alone; of several of the same name, the last, which is the one in use."""
    return list(_code_in(module_code(mutant), mutant.rule.symbol))[-1]


@cache
def answers(game: str) -> tuple[Answer, ...]:
    """The changes that were looked at and found to change nothing, each with its reason."""
    path = ROOT / "tests" / "mutants" / f"answered_{game}.toml"
    if not path.is_file():
        return ()
    entries = tomllib.loads(path.read_text(encoding="utf-8")).get("answer", ())
    return tuple([Answer(each["function"], each["change"], each["why"]) for each in entries])


def name_of(mutant: Mutant) -> tuple[str, str]:
    """How an answer calls this mutant: the function with its module, and the change."""
    return f"{Path(mutant.rule.file).stem}.{mutant.rule.symbol}", mutant.text


def answer_to(game: str, mutant: Mutant) -> Answer | None:
    """The answer that was given to a mutant."""
    function, change = name_of(mutant)
    return next((each for each in answers(game) if (each.function, each.change) == (function, change)), None)


def stale_answers(game: str) -> list[Answer]:
    """Answers to changes that cannot be made any more, that are given twice or that give no reason."""
    known = {name_of(mutant) for rule in rules_of(game) for mutant in mutants_of(rule)}
    given = [(each.function, each.change) for each in answers(game)]
    return [
        each
        for each, name in zip(answers(game), given, strict=True)
        if name not in known or given.count(name) > 1 or not each.why.strip()
    ]
