"""What does the user type to run this program again? `fuda` where that is found, else the path by which it was run."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Final

NAME: Final = "fuda"
_COMMANDS: Final = "games|play|sim|cards|decks|deck|booster|rules|scenario|replay|judge|bench|schema|--"
# The program's name before a command, and not the end of a path or of `python -m`.
_NAMED: Final = re.compile(rf"(?<![\w/.\\-])(?<!-m ){NAME}(?= (?:{_COMMANDS}))")


@cache
def program() -> str:
    """The beginning of a command line that works from where the user stands. `FUDA_COMMAND` says it instead, for
    whoever runs the program through another one."""
    return os.environ.get("FUDA_COMMAND") or run_as(sys.argv, sys.executable, Path.cwd(), shutil.which)


def run_as(arguments: Sequence[str], python: str, here: Path, which: Callable[[str], str | None]) -> str:
    """How a program was run, as it can be typed again from a folder.

    >>> run_as([".venv/bin/fuda", "play"], "/p/.venv/bin/python", Path("/p"), lambda name: None)
    '.venv/bin/fuda'
    >>> run_as(["/usr/bin/fuda"], "/usr/bin/python3", Path("/p"), lambda name: f"/usr/bin/{name}")
    'fuda'
    >>> run_as(["/p/src/fuda/__main__.py"], "/usr/bin/python3", Path("/p"), lambda name: f"/usr/bin/{name}")
    'python3 -m fuda'
    >>> run_as(["/usr/bin/pytest"], "/usr/bin/python3", Path("/p"), lambda name: None)
    'fuda'
    """
    begun = Path(arguments[0]) if arguments and arguments[0] else Path()
    if begun.stem == NAME:
        return _typed(begun, here, which)
    if begun.name == "__main__.py" and begun.parent.name == NAME:
        return f"{_typed(Path(python), here, which)} -m {NAME}"
    return NAME


def _typed(path: Path, here: Path, which: Callable[[str], str | None]) -> str:
    """A program as it is typed: by its name where that finds it, from here where it lies below, else in full."""
    found = which(path.name)
    absolute = Path(os.path.normpath(here / path))
    if found is not None and os.path.normpath(here / found) == str(absolute):
        return path.name
    if absolute.is_relative_to(here):
        below = str(absolute.relative_to(here))
        return shlex.quote(below if os.sep in below else os.path.join(os.curdir, below))
    return shlex.quote(str(absolute))


def runnable(text: str) -> str:
    """A text in which every command can be typed as it stands.

    >>> runnable("`fuda cards GAME` lists them; fuda plays on.")
    '`fuda cards GAME` lists them; fuda plays on.'
    """
    return _NAMED.sub(lambda _: program(), text) if NAME in text and program() != NAME else text
