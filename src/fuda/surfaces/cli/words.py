"""In which language does the command line speak, and what does it say? By tables in `messages/`."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from fuda.surfaces.cli.program import runnable

LANGUAGES: Final = ("ja", "en")

_chosen = "en"


def from_environment(environment: Mapping[str, str] | None = None) -> str:
    """The language of the locale: Japanese where that says so, else English.

    >>> from_environment({"LANG": "ja_JP.UTF-8"}), from_environment({"LC_ALL": "C", "LANG": "ja_JP.UTF-8"})
    ('ja', 'en')
    """
    named = os.environ if environment is None else environment
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if named.get(variable):
            return "ja" if named[variable].startswith("ja") else "en"
    return "en"


def from_arguments(arguments: Sequence[str]) -> str:
    """The language that the arguments ask for, else that of the locale. It is needed before they are read: the
    messages about wrong arguments are in it."""
    found = ""
    for place, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == "--lang" and place + 1 < len(arguments):
            found = arguments[place + 1]
        elif argument.startswith("--lang="):
            found = argument.removeprefix("--lang=")
    return found if found in LANGUAGES else from_environment()


def speak(language: str) -> None:
    """Use a language from now on."""
    global _chosen
    _chosen = language


def language() -> str:
    """The language in use."""
    return _chosen


@cache
def table(language: str) -> dict[str, Any]:
    """All words of a language, by section: those of all commands, and those in files of their own."""
    folder = Path(__file__).with_name("messages")
    merged: dict[str, Any] = {}
    for path in (folder / f"{language}.toml", *sorted(folder.glob(f"*.{language}.toml"))):
        for name, section in tomllib.loads(path.read_text(encoding="utf-8")).items():
            merged.setdefault(name, {}).update(section)
    return merged


def say(section: str, key: str, /, **values: Any) -> str:
    """A text in the language in use; a key that is not there is shown itself."""
    text = table(_chosen).get(section, {}).get(key)
    if text is None:
        return key
    return runnable(str(text).format(**values) if values else str(text))


def chosen(words: Any) -> str:
    """The one of two languages that is in use, of anything with `ja` and `en`."""
    return str(words.ja if _chosen == "ja" else words.en)
