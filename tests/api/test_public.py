"""What is public: every name is there, documented with an example, in the reference; no page needs more."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest

import fuda
from tools.reference import GROUPS, LANGUAGES, PAGES, members, page

ROOT = Path(__file__).parents[2]
PUBLIC = [name for name in fuda.__all__ if name != "__version__"]
READ = [*ROOT.glob("README*.md"), *(ROOT / "docs").glob("api*.md"), *(ROOT / "docs" / "examples").glob("*.py")]


def test_every_public_name_is_in_the_package_and_nothing_else_is() -> None:
    assert set(PUBLIC) == set(fuda.HOMES) and len(PUBLIC) == len(set(PUBLIC))
    for name in PUBLIC:
        assert getattr(fuda, name) is not None
    assert set(PUBLIC) <= set(dir(fuda))


@pytest.mark.parametrize("name", PUBLIC)
def test_every_public_name_is_documented_with_an_example(name: str) -> None:
    value = getattr(fuda, name)
    if inspect.isclass(value) or inspect.isfunction(value):
        assert ">>>" in (inspect.getdoc(value) or ""), name
    if inspect.isclass(value):
        without = [shown for shown, said in members(value) if not said and ":" not in shown]
        assert not without, f"{name}: {without}"


def test_the_reference_names_what_the_package_has() -> None:
    named = [name for _, _, names in GROUPS for name in names]
    assert sorted(named) == sorted(PUBLIC)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reference_is_what_the_docstrings_say(language: str) -> None:
    assert PAGES[language].read_text(encoding="utf-8") == page(language), "run `make pages`"


@pytest.mark.parametrize("path", READ, ids=lambda path: path.name)
def test_who_reads_the_pages_needs_nothing_but_the_public_names(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    lines = re.findall(r"^(?:>>> |\.\.\. )?\s*((?:from|import) fuda[^\n]*)", text, re.MULTILINE)
    assert lines or path.suffix == ".py"  # a program may speak to a server and need nothing of the package
    allowed = re.compile(r"import fuda$|from fuda import |from fuda\.api import ")
    assert not [line for line in lines if not allowed.match(line)]
    blocks = [text] if path.suffix == ".py" else re.findall(r"^```python$(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    used = set(re.findall(r"(?<![\w/-])fuda\.([A-Za-z_]\w*)", "\n".join(blocks)))
    assert not used - set(PUBLIC) - {"api"}


def test_what_is_not_asked_for_is_not_imported() -> None:
    program = "import sys, fuda; print(sorted(name for name in sys.modules if name.startswith('fuda')))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "['fuda']\n"
