"""What does a file of tests or a scenario cite? Read from its text, never imported, and each text read once."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
SCENARIO_SUFFIXES: Final = (".yaml", ".yml")


@dataclass(frozen=True, slots=True)
class Proof:
    """One decorator of a test, or the list of a scenario: which clauses of which game it cites, and in which lines."""

    name: str
    game: str
    clauses: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Tests:
    """A file of tests: the names of its definitions, and what its tests cite."""

    names: tuple[str, ...]
    proofs: tuple[Proof, ...]


@dataclass(frozen=True, slots=True)
class Scenarios:
    """A scenario file: what its documents cite; or the line in which it stops being YAML, 0 where that is unknown."""

    proofs: tuple[Proof, ...] = ()
    broken: int | None = None


def called_name(call: ast.Call) -> str:
    """The last word of what is called."""
    if isinstance(call.func, ast.Name):
        return call.func.id
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return ""


def clauses_in(value: ast.expr) -> tuple[str, ...]:
    """The clauses that an expression spells out: a string, several of them, or either of two by a condition."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        return tuple(value.value.split())
    if isinstance(value, ast.Tuple | ast.List):
        return tuple(clause for element in value.elts for clause in clauses_in(element))
    if isinstance(value, ast.IfExp):
        return clauses_in(value.body) + clauses_in(value.orelse)
    return ()


def is_test(name: str) -> bool:
    """Whether pytest runs what has this name."""
    return name.rpartition(".")[2].lower().startswith("test")


def _definitions(node: ast.Module | ast.ClassDef, prefix: str = "") -> Iterator[tuple[str, Definition]]:
    for child in node.body:
        if isinstance(child, Definition):
            yield prefix + child.name, child
        if isinstance(child, ast.ClassDef):
            yield from _definitions(child, f"{prefix}{child.name}.")


@cache
def tests_in(source: str, file: str) -> Tests:
    """What a Python file defines, and what its tests cite with the decorator `clause`.

    >>> found = tests_in('@clause("toy", "1.1 1.2")\\ndef test_it(): ...', "test_toy.py")
    >>> found.names, found.proofs[0].game, found.proofs[0].clauses
    (('test_it',), 'toy', (('1.1', 1), ('1.2', 1)))
    """
    names: list[str] = []
    proofs: list[Proof] = []
    for name, definition in _definitions(ast.parse(source, filename=file)):
        names.append(name)
        for decorator in definition.decorator_list:
            if not isinstance(decorator, ast.Call) or called_name(decorator) != "clause" or not is_test(name):
                continue
            texts = [clause for argument in decorator.args for clause in clauses_in(argument)]
            if texts:
                cited = tuple([(clause, decorator.lineno) for clause in texts[1:]])
                proofs.append(Proof(name, texts[0], cited))
    return Tests(tuple(names), tuple(proofs))


@cache
def scenarios_in(text: str, name: str) -> Scenarios:
    """What a scenario file lists under `clauses`."""
    import yaml

    try:
        # Composed, not loaded: a node keeps its scalar as written, so 1.10 stays a clause and becomes no number.
        documents = list(yaml.compose_all(text, Loader=getattr(yaml, "CBaseLoader", yaml.BaseLoader)))
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        return Scenarios(broken=0 if mark is None else mark.line + 1)
    proofs: list[Proof] = []
    for document in documents:
        fields = {key.value: value for key, value in document.value} if isinstance(document, yaml.MappingNode) else {}
        if "game" not in fields or "clauses" not in fields:
            continue
        listed = fields["clauses"]
        cited = [
            (clause, node.start_mark.line + 1)
            for node in (listed.value if isinstance(listed, yaml.SequenceNode) else [listed])
            for clause in str(node.value).split()
        ]
        proofs.append(Proof(name, str(fields["game"].value), tuple(cited)))
    return Scenarios(tuple(proofs))
