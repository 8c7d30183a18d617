"""Do the import contracts hold what they promise? A planted import in a copy of the tree must break them."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LINTER = Path(sys.executable).with_name("lint-imports")

PLANTS = {
    "a game in the kernel": ("kernel/state.py", "from fuda.games.wars3x3 import table as planted"),
    "a game in the language": ("language/running/selection.py", "from fuda.games.wars3x3 import table as planted"),
    "chance in the rules": ("games/wars3x3/chapters/battle.py", "import random as planted"),
    "the clock in the kernel": ("kernel/machine.py", "import time as planted"),
    "files in the mechanics": ("mechanics/zones.py", "import pathlib as planted"),
    "the play layer in a game": ("games/wars3x3/chapters/turn.py", "from fuda.play import match as planted"),
    "the command line's library in the library": ("library/decks.py", "import click as planted"),
}


def check(tree: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    command = [str(LINTER), "--config", str(tree / ".importlinter"), "--no-cache"]
    return subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / ".importlinter", tmp_path / ".importlinter")
    return tmp_path


def test_the_tree_keeps_the_contracts(tree: Path) -> None:
    found = check(tree)
    assert found.returncode == 0, found.stdout


@pytest.mark.parametrize("plant", PLANTS)
def test_a_planted_import_breaks_a_contract(tree: Path, plant: str) -> None:
    module, line = PLANTS[plant]
    path = tree / "src" / "fuda" / module
    path.write_text(path.read_text(encoding="utf-8") + f"\n{line}\n", encoding="utf-8")
    found = check(tree)
    assert found.returncode != 0
    assert "BROKEN" in found.stdout


def _numbers_behind_or(source: str) -> list[int]:
    """The lines in which a number stands in for what may be zero."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.BoolOp) and isinstance(node.op, ast.Or)
        for each in node.values[1:]
        if isinstance(each, ast.Constant) and type(each.value) is int
    ]


def test_no_number_of_the_rules_is_replaced_where_it_is_zero() -> None:
    assert _numbers_behind_or("n = attack or 1") == [1]
    layers = [ROOT / "src" / "fuda" / layer for layer in ("kernel", "mechanics", "language", "games")]
    modules = [path for layer in layers for path in sorted(layer.rglob("*.py"))]
    found = {str(path): _numbers_behind_or(path.read_text(encoding="utf-8")) for path in modules}
    assert {path: lines for path, lines in found.items() if lines} == {}
