"""What does a file say, in which line, and what is wrong with one that cannot be read?"""

from __future__ import annotations

import os
import re
import stat
import tomllib
from pathlib import Path
from typing import Any, Final

from fuda.library.homes import PACKAGE_ROOT
from fuda.library.messages import Explained


class BadFile(Explained):
    """A file cannot be used: which, where in it, why, and what to do."""


LARGEST: Final = 1 << 20  # bytes of a file that people write; the largest of ours has a fifth of that
DEEPEST: Final = 40  # brackets within brackets, or names joined by dots, that anybody could mean
_OWN_PIPES: Final = ("/dev/fd/", "/dev/stdin", "/proc/self/fd/")  # what a shell hands over in the place of a file


def read_bytes(path: Path, largest: int = LARGEST) -> bytes:
    """What is in a file; BadFile when it cannot be read, is not one at all, or is larger than any that makes sense."""
    shown = shown_path(path)
    try:
        # A pipe without a writer must not be waited for; of what never ends nothing must be read.
        opened = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0))
        with os.fdopen(opened, "rb") as file:
            _check_kind(path, shown, os.fstat(opened).st_mode)
            if stat.S_ISFIFO(os.fstat(opened).st_mode):
                os.set_blocking(opened, True)
            content = file.read(largest + 1)
    except BadFile:
        raise
    except FileNotFoundError:
        raise BadFile("no-such-file", shown) from None
    except IsADirectoryError:
        raise BadFile("is-a-folder", shown) from None
    except (OSError, ValueError) as error:  # the latter for a name with a zero in it
        raise BadFile("unreadable-file", shown, why=getattr(error, "strerror", None) or str(error)) from None
    if len(content) > largest:
        raise BadFile("file-too-large", shown, most=f"{largest:,}")
    return content


def _check_kind(path: Path, shown: str, mode: int) -> None:
    if stat.S_ISDIR(mode):
        raise BadFile("is-a-folder", shown)
    if not stat.S_ISREG(mode) and not (stat.S_ISFIFO(mode) and str(path).startswith(_OWN_PIPES)):
        raise BadFile("not-a-plain-file", shown)


def read_text(path: Path) -> str:
    """The text of a file; BadFile when it cannot be read. A mark of the order of bytes before it is no part of it."""
    content = read_bytes(path)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise BadFile("not-utf-8", shown_path(path), line) from None


def is_text(words: str) -> bool:
    """Whether a string can be written down: escapes can put halves of characters into one.

    >>> is_text("札"), is_text("\\ud83c")
    (True, False)
    """
    try:
        words.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def read_toml(path: Path) -> tuple[dict[str, Any], str]:
    """The content of a TOML file and its text; BadFile when it cannot be read or is no TOML."""
    text = read_text(path).replace("\r\n", "\n")
    shown = shown_path(path)
    line = _too_deep(text)
    if line:
        raise BadFile("nested-too-deeply", shown, line, most=DEEPEST)
    try:
        return tomllib.loads(text), text
    except ValueError as error:  # also a number with more digits than Python reads
        raise _malformed(shown, text, str(error)) from None


_HEADS: Final = re.compile(r'^\["?([A-Za-z0-9_.-]+)"?\]', re.MULTILINE)


def count_tables(path: Path) -> int:
    """How many tables a file of this package has at its top, without reading what is in them: that takes long. A test
    compares it with what is read.

    >>> from fuda.library.homes import PACKAGE_ROOT
    >>> count_tables(PACKAGE_ROOT / "games" / "wars3x3" / "cards" / "deck.toml")
    48
    """
    return len(_HEADS.findall(read_text(path).replace("\r\n", "\n")))


_MARKS: Final = re.compile(
    r'''"""(?:\\.|[^\\])*?"""|'{3}.*?'{3}|"(?:\\.|[^"\\\n])*"|'[^'\n]*'|#[^\n]*|[\[\]{}=,.\n]''', re.DOTALL
)


def _too_deep(text: str) -> int:
    """The line in which a TOML text is nested too deeply, or 0. It is looked for before the text is read: to read
    brackets in brackets or a name of many parts takes longer with every one of them.

    >>> _too_deep("a = [[1]]"), _too_deep("a = 1\\nb = " + "[" * 41), _too_deep("a" + ".a" * 41), _too_deep("'[['" * 41)
    (0, 2, 1, 0)
    """
    depth = dots = 0
    line = 1
    for found in _MARKS.finditer(text):
        mark = found.group()
        if mark == ".":
            dots += 1
        elif mark in "[{":
            depth += 1
        elif mark in "]}":
            depth -= 1
        if mark in "{=,\n":
            dots = 0
        if depth > DEEPEST or dots > DEEPEST:
            return line
        line += mark.count("\n")
    return 0


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
