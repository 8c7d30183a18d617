"""What does a file say, in which line, and what is wrong with one that cannot be read?"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

from fuda.library.homes import PACKAGE_ROOT
from fuda.library.messages import Explained


class BadFile(Explained):
    """A file cannot be used: which, where in it, why, and what to do."""


def read_text(path: Path) -> str:
    """The text of a file; BadFile when it cannot be read."""
    shown = shown_path(path)
    try:
        return path.read_bytes().decode("utf-8")
    except FileNotFoundError:
        raise BadFile("no-such-file", shown) from None
    except IsADirectoryError:
        raise BadFile("is-a-folder", shown) from None
    except OSError as error:
        raise BadFile("unreadable-file", shown, why=error.strerror or type(error).__name__) from None
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise BadFile("not-utf-8", shown, line) from None


def read_toml(path: Path) -> tuple[dict[str, Any], str]:
    """The content of a TOML file and its text; BadFile when it cannot be read or is no TOML."""
    text = read_text(path).replace("\r\n", "\n")
    try:
        return tomllib.loads(text), text
    except tomllib.TOMLDecodeError as error:
        raise _malformed(shown_path(path), text, str(error)) from None


def _malformed(shown: str, text: str, complaint: str) -> BadFile:
    found = re.search(r" \(at (?:line (\d+), column (\d+)|end of document)\)$", complaint)
    if found is None:
        return BadFile("malformed-toml", shown, why=complaint)
    why = complaint[: found.start()]
    if found.group(1) is None:
        return BadFile("malformed-toml", shown, text.count("\n") + 1, why=why)
    return BadFile("malformed-toml", shown, int(found.group(1)), int(found.group(2)), why=why)


def shown_path(path: Path) -> str:
    """A path as a reader can use it: inside the package without what leads there, elsewhere as given.

    >>> shown_path(PACKAGE_ROOT / "games" / "wars3x3" / "cards" / "deck.toml")
    'fuda/games/wars3x3/cards/deck.toml'
    """
    if path.is_absolute() and path.is_relative_to(PACKAGE_ROOT):
        return path.relative_to(PACKAGE_ROOT.parent).as_posix()
    return str(path)


_HEADER: Final = re.compile(r"""\s*\[\s*(?:"([^"]*)"|'([^']*)'|([\w-]+))\s*\]\s*(?:#.*)?$""")
_KEY: Final = re.compile(r"""\s*(?:"([^"]*)"|'([^']*)'|([\w-]+))\s*=\s*""")


def lines_of(text: str) -> tuple[dict[str, int], dict[tuple[str, str], int]]:
    """The line of every table header, and of every key as (table, key); a multi-line string begins where its text does.

    >>> lines_of('[a]\\nb = 1')
    ({'a': 1}, {('a', 'b'): 2})
    """
    tables: dict[str, int] = {}
    keys: dict[tuple[str, str], int] = {}
    table = ""
    closing = ""
    for number, line in enumerate(text.split("\n"), 1):
        if closing:
            if closing in line:
                closing = ""
            continue
        header = _HEADER.match(line)
        if header is not None:
            table = next(each for each in header.groups() if each is not None)
            tables.setdefault(table, number)
            continue
        key = _KEY.match(line)
        if key is None:
            continue
        rest = line[key.end() :]
        begins = number
        for quotes in ('"""', "'''"):
            if rest.startswith(quotes):
                if quotes not in rest[3:]:
                    closing = quotes
                if not rest[3:].strip():
                    begins = number + 1
        keys.setdefault((table, next(each for each in key.groups() if each is not None)), begins)
    return tables, keys
