"""What did a card text compile to last time, and what is it in English? Both are kept in the user's cache folder.

A file holds the texts of one game for one state of the phrase book: its name is a digest of the sources that decide
what a text means, so that a changed book begins a new one. A file that is broken is as good as none and is written
anew. `FUDA_CACHE` names another folder; `FUDA_CACHE=off` keeps nothing.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from fuda.library.homes import PACKAGE_ROOT

if TYPE_CHECKING:
    from fuda.language.words.nodes import Node, Value

OFF: Final = "off"
MOST_FILES: Final = 4  # of one game; the oldest goes
FORMAT: Final = "2"
_DECIDING: Final = ("compiler", "japanese", "words")  # folders of the language


def folder() -> Path | None:
    """Where texts are kept; None where they are not."""
    named = os.environ.get("FUDA_CACHE", "")
    if named == OFF:
        return None
    if named:
        return Path(named)
    base = os.environ.get("XDG_CACHE_HOME", "")
    if not base and sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA", "")
    with suppress(RuntimeError):  # nobody has a home
        return (Path(base) if base else Path.home() / ".cache") / "fuda"
    return None


def book_digest(game_folder: Path) -> str:
    """A digest of the sources that decide what a text of a game means."""
    folders = [*[PACKAGE_ROOT / "language" / each for each in _DECIDING], game_folder]
    digest = sha256(FORMAT.encode())
    for each in folders:
        for path in sorted(each.rglob("*.py")):
            digest.update(f"\n{path.name}\n".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:24]


class KeptTexts:
    """Compiles texts as a phrase book does, and asks the book only for those that are not kept. Where it is told how
    (`printer`) it keeps their English with them."""

    def __init__(
        self,
        game: str,
        game_folder: Path,
        compiler: Callable[[str, str], Node],
        printer: Callable[[Node, str], str] | None = None,
    ) -> None:
        self._compiler = compiler
        self._printer = printer
        self._changed = False
        self._path: Path | None = None
        self._classes: list[str] = []
        self._texts: dict[str, Any] = {}
        self._english: dict[str, str] = {}
        self._kinds: list[type[Node]] = []
        home = folder()
        if home is not None:
            self._path = home / f"texts-{game}-{book_digest(game_folder)}.json"
            with suppress(OSError, ValueError, TypeError, LookupError, AttributeError, ImportError):
                self._read(self._path.read_bytes())

    def _read(self, content: bytes) -> None:
        seal, _, written = content.partition(b"\n")
        if seal != sha256(written).hexdigest().encode():
            return
        found = msgspec.json.decode(written)
        kinds = [_class_named(each) for each in found["classes"]]
        english: dict[str, str] = found["english"]
        self._classes, self._texts, self._kinds, self._english = found["classes"], found["texts"], kinds, english

    def compile(self, text: str, category: str) -> Node:
        """The record of a text; CompileError as the phrase book raises it."""
        key = f"{category}\n{text}"
        kept = self._texts.get(key)
        if kept is not None:
            node: Node = self._node(kept)
            return node
        made = self._compiler(text, category)
        if self._path is not None:
            self._texts[key] = self._plain(made)
            self._changed = True
            if self._printer is not None and text:
                self._english[key] = self._printer(made, category)
        return made

    def english(self, text: str, category: str) -> str | None:
        """What a text says in English; None where that is not kept."""
        return self._english.get(f"{category}\n{text}")

    def _plain(self, value: Value) -> Any:
        """A record is its class and its fields in a list, a tuple a table, anything else itself."""
        if isinstance(value, tuple):
            return {"": [self._plain(each) for each in value]}
        if isinstance(value, (int, str)):
            return value
        name = f"{type(value).__module__}:{type(value).__qualname__}"
        if name not in self._classes:
            self._classes.append(name)
            self._kinds.append(type(value))
        return [self._classes.index(name), *[self._plain(getattr(value, each)) for each in type(value).FIELDS]]

    def _node(self, plain: Any) -> Any:
        if isinstance(plain, list):
            made: Any = self._kinds[plain[0]]
            return made(*[self._node(each) for each in plain[1:]])
        if isinstance(plain, dict):
            return tuple([self._node(each) for each in plain[""]])
        return plain

    def keep(self) -> None:
        """Write what is new. Another process may do the same: each writes a file of its own and puts it there whole."""
        if not self._changed or self._path is None:
            return
        written = msgspec.json.encode({"classes": self._classes, "texts": self._texts, "english": self._english})
        own = self._path.with_suffix(f".{os.getpid()}.new")
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            own.write_bytes(sha256(written).hexdigest().encode() + b"\n" + written)
            os.replace(own, self._path)
            _let_go_of_old(self._path)
        with suppress(OSError):
            own.unlink(missing_ok=True)
        self._changed = False


def _let_go_of_old(path: Path) -> None:
    prefix = path.name.rpartition("-")[0]
    beside = sorted(path.parent.glob(f"{prefix}-*.json"), key=lambda each: -each.stat().st_mtime)
    for each in beside[MOST_FILES:]:
        each.unlink(missing_ok=True)


def _class_named(name: str) -> type[Node]:
    from fuda.language.words.nodes import Node

    module, _, own = name.partition(":")
    found = getattr(import_module(module), own)
    if not (isinstance(found, type) and issubclass(found, Node)):
        raise TypeError(name)
    return found
