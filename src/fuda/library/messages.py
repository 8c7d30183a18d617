"""What is said when something outside the program is wrong? A message in Japanese and English, with place and remedy.

The texts stand in `messages/en.toml` and `messages/ja.toml` under `[message]`.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

LANGUAGES: Final = ("ja", "en")
WORDS_ROOT: Final = Path(__file__).resolve().parent.parent / "messages"


@cache
def shared_words(language: str) -> dict[str, Any]:
    """The word table that all games share.

    >>> sorted(shared_words("ja")) == sorted(shared_words("en"))
    True
    """
    return read_words(WORDS_ROOT, language)


def read_words(folder: Path, language: str) -> dict[str, Any]:
    """The word table of a folder: the one of the language, and the words of explanations, which have a file of their
    own; empty where there is none."""
    merged: dict[str, Any] = {}
    for name in (f"{language}.toml", f"explaining.{language}.toml"):
        path = folder / name
        if path.is_file():
            for section, words in tomllib.loads(path.read_text(encoding="utf-8")).items():
                merged.setdefault(section, {}).update(words)
    return merged


def message(language: str, name: str, /, **values: Any) -> str:
    """A message of the shared table; a name that is not there is shown itself.

    >>> message("en", "no-such-message")
    'no-such-message'
    """
    text = shared_words(language if language in LANGUAGES else "en")["message"].get(name)
    if text is None:
        return name
    return str(text).format(**values)


def _said(value: Any, language: str) -> Any:
    """A value of a message; one that has words in both languages is said in this one."""
    if isinstance(value, dict) and value.keys() == {*LANGUAGES}:
        return value[language if language in LANGUAGES else "en"]
    return value


class Explained(ValueError):
    """Something is wrong with what came in: a name of the message table, its values, and where it stands. Of this kind
    is every error that somebody outside can cause.

    >>> import fuda
    >>> try:
    ...     fuda.load("wars3x3").new(variant="blitz")
    ... except fuda.Explained as error:
    ...     print(error.name, error.explain("ja"))
    unknown-variant wars3x3に'blitz'という形式はありません。あるのは wizard, seven-mages です。
    """

    def __init__(
        self, name: str, /, file: str = "", line: int = 0, column: int = 0, card: str = "", **values: Any
    ) -> None:
        super().__init__(name)
        self.name = name
        self.file = file
        self.line = line
        self.column = column
        self.card = card
        self.values = values

    @property
    def place(self) -> str:
        """File, line and column as far as they are known, then the card."""
        place = ":".join([str(each) for each in (self.file, self.line, self.column) if each])
        return f"{place} [{self.card}]".strip() if self.card else place

    def explain(self, language: str) -> str:
        """The whole message, place first."""
        said = {name: _said(value, language) for name, value in self.values.items()}
        text = message(language, self.name, **{"card": self.card, **said})
        return f"{self.place}: {text}" if self.place else text

    def __str__(self) -> str:
        return self.explain("en")


class BadNumber(Explained):
    """A number that is none, or more or less than makes sense."""


def counted(what: str, value: Any, least: int, most: int) -> int:
    """A whole number within bounds; BadNumber for anything else.

    >>> counted("games", 3, 1, 10)
    3
    """
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadNumber("bad-number", what=what, value=value, least=least, most=f"{most:,}")
    return value
