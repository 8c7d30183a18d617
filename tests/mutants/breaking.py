"""How is a rule broken on purpose, and which tests should notice? A function gets other code for a while.

The code is made from the function's own source with one place changed, and put into the function itself, so that every
module that uses it is affected. A change that no longer fits the source fails loudly.
"""

from __future__ import annotations

import inspect
import textwrap
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path
from types import FunctionType
from typing import Any, Final

import pytest

from fuda.library.ledger import Citation, test_citations
from fuda.play.scenarios.playing import run_file

TESTS: Final = Path(__file__).parent.parent


@dataclass(frozen=True, slots=True)
class Mutant:
    """A rule that is broken: what is wrong then, which clauses it breaks, in which function, and how."""

    name: str
    clauses: tuple[str, ...]
    function: Callable[..., Any]
    before: str
    after: str


@contextmanager
def broken(mutant: Mutant) -> Iterator[None]:
    """While this lasts, the rule is broken."""
    function = inspect.unwrap(mutant.function)
    assert isinstance(function, FunctionType)
    source = textwrap.dedent(inspect.getsource(function))
    found = source.count(mutant.before)
    assert found == 1, f"{mutant.name}: {mutant.before!r} occurs {found} times in {function.__qualname__}"
    changed = source[source.index("def ") :].replace(mutant.before, mutant.after)
    made: dict[str, Any] = {}
    # A future import of the module is not inherited by code made from text.
    exec("from __future__ import annotations\n" + changed, dict(function.__globals__), made)
    code = function.__code__
    function.__code__ = made[function.__name__].__code__
    try:
        yield
    finally:
        function.__code__ = code


def _arguments(test: Any) -> Iterator[dict[str, Any]]:
    """The arguments of a test, for each combination of its parameters."""
    tables: list[list[dict[str, Any]]] = []
    for mark in getattr(test, "pytestmark", ()):
        if mark.name == "parametrize":
            names, rows = mark.args[:2]
            names = [each.strip() for each in names.split(",")] if isinstance(names, str) else list(names)
            values = [getattr(row, "values", row) for row in rows]
            tables.append([dict(zip(names, row if len(names) > 1 else (row,), strict=True)) for row in values])
    for chosen in product(*tables):
        yield {name: value for each in chosen for name, value in each.items()}


def fails(citation: Citation) -> bool:
    """Whether a test or a scenario fails now; one that needs fixtures is not asked."""
    path = TESTS.parent / citation.file
    if path.suffix != ".py":
        return not run_file(path).ok
    test: Any = import_module(citation.file.removesuffix(".py").replace("/", "."))
    for name in citation.symbol.split("."):
        test = getattr(test, name)
    for arguments in _arguments(test):
        if set(inspect.signature(test).parameters) != set(arguments):
            return False
        try:
            test(**arguments)
        except NameError:
            raise  # the changed code itself is wrong
        except (Exception, pytest.fail.Exception):
            return True
    return False


@cache
def _citations(game: str) -> dict[str, list[Citation]]:
    return test_citations(game, TESTS)


def noticed_by(game: str, mutant: Mutant) -> Citation | None:
    """The first test that cites a broken clause and fails; tests come before scenarios."""
    cited = _citations(game)
    found = [each for clause in mutant.clauses for each in cited.get(clause, ())]
    with broken(mutant):
        for each in sorted(dict.fromkeys(found), key=lambda one: not one.file.endswith(".py")):
            if fails(each):
                return each
    return None
