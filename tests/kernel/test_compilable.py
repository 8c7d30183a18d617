"""What the compiler of the engine cannot take is not written, so that `make compiled` does not find it weeks later."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import fuda
from fuda.play.figures.builds import LAYERS

MODULES = [path for layer in LAYERS for path in sorted((Path(fuda.__file__).parent / layer).rglob("*.py"))]


def unpacked_memberships(source: str) -> list[int]:
    """The lines in which something is asked to be in a tuple, list or set that unpacks another one."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Compare)
        for operator, other in zip(node.ops, node.comparators, strict=True)
        if isinstance(operator, (ast.In, ast.NotIn)) and isinstance(other, (ast.Tuple, ast.List, ast.Set))
        if any(isinstance(each, ast.Starred) for each in other.elts)
    ]


def test_nothing_is_looked_for_in_a_tuple_that_unpacks_another_one() -> None:
    found = {path.name: lines for path in MODULES if (lines := unpacked_memberships(path.read_text("utf-8")))}
    assert not found


@pytest.mark.parametrize("source", ["card in (*HANDS, *DECKS)", "card not in [1, *DECKS]"])
def test_such_a_line_is_found(source: str) -> None:
    assert unpacked_memberships(source) == [1]
