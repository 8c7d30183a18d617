"""Every error that somebody outside can cause has words in both languages, and all that stands in them is told."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from string import Formatter

import pytest

import fuda
from fuda.library.messages import Explained, shared_words

SOURCES = Path(fuda.__file__).parent
PLACE = {"file", "line", "column"}  # they stand before the words
CLASS = re.compile(r"^class (\w+)\(([\w, ]+)\):", re.MULTILINE)


def parsed() -> dict[Path, ast.Module]:
    """The modules in which a kind of error is made or named; to take all of them apart would take long."""
    texts = {path: path.read_text() for path in sorted(SOURCES.rglob("*.py"))}
    classes = [(name, bases.split(", ")) for text in texts.values() for name, bases in CLASS.findall(text)]
    kinds = {Explained.__name__}
    while more := {name for name, bases in classes if kinds & set(bases)} - kinds:
        kinds |= more
    used = re.compile(rf"\b({'|'.join(sorted(kinds))})\(")
    return {path: ast.parse(text) for path, text in texts.items() if used.search(text) or "(Explained)" in text}


TREES = parsed()


def errors() -> set[str]:
    """The names of all kinds of error that are explained by the shared table, from the values that they are given."""
    bases = {
        node.name: {each.id for each in node.bases if isinstance(each, ast.Name)}
        for tree in TREES.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        and not [each for each in node.body if isinstance(each, ast.FunctionDef) and each.name == "__init__"]
    }
    found = {Explained.__name__}
    while more := {name for name, known in bases.items() if known & found} - found:
        found |= more
    return found


def raised() -> list[tuple[str, str, frozenset[str], bool]]:
    """Everywhere an error is made by its name: where, the name, what is told, and whether that is all."""
    kinds, found = errors(), []
    for path, tree in TREES.items():
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in kinds):
                continue
            name = node.args[0] if node.args else None
            if isinstance(name, ast.Constant) and isinstance(name.value, str):
                told = frozenset([each.arg for each in node.keywords if each.arg])
                is_all = all([each.arg for each in node.keywords])
                found.append((f"{path.relative_to(SOURCES)}:{node.lineno}", name.value, told, is_all))
    return found


@pytest.mark.parametrize("language", ["ja", "en"])
def test_what_stands_in_the_words_of_an_error_is_told_where_it_is_raised(language: str) -> None:
    words = shared_words(language)["message"]
    found = raised()
    assert len(found) > 150
    for where, name, told, is_all in found:
        assert name in words, (where, name)
        fields = {field for _, field, _, _ in Formatter().parse(words[name]) if field is not None}
        assert not fields & PLACE, (where, name)
        assert not is_all or fields <= told | {"card"}, (where, name, fields - told)
