"""Which names are public, and what does each of them do? The reference of the API, made from signatures and docstrings.

python -m tools.reference            write docs/reference.md and docs/reference.ja.md again
python -m tools.reference --check    only say whether they are as they should be
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, Final

import fuda

ROOT: Final = Path(__file__).resolve().parent.parent
LANGUAGES: Final = ("en", "ja")
PAGES: Final = {"en": ROOT / "docs" / "reference.md", "ja": ROOT / "docs" / "reference.ja.md"}

HEADS: Final = {
    "en": (
        "# Reference\n\nEvery public name of the package `fuda`, from its docstrings; how they play together is told in"
        " [the Python API](api.md). The page is made by `make pages`. [日本語](reference.ja.md)\n"
    ),
    "ja": (
        "# リファレンス\n\nパッケージ`fuda`の公開された名前のすべてです。"
        "説明文はdocstringから取った英語です。使い方の流れは"
        "[PythonのAPI](api.ja.md)にあります。このページは`make pages`で作られます。[English](reference.md)\n"
    ),
}
GROUPS: Final[tuple[tuple[str, str, tuple[str, ...]], ...]] = (
    ("Playing", "遊ぶ", ("load", "Game", "Match", "Question", "Answers", "Answer", "CHANCE", "JUDGE")),
    ("What is shown", "見えるもの", ("View", "Zone", "Card", "Action", "Event", "Refusal", "Outcome")),
    (
        "What can be wrong",
        "エラー",
        (
            *("Explained", "WrongAnswer", "IllegalAnswer", "MalformedAnswer", "NotYourTurn", "GameOver", "UndoRefused"),
            *("IllegalDeck", "BadDecks", "BadSave", "BadSeed", "UnknownGame", "UnknownVariant", "UnknownSeat"),
            *("UnknownBot", "NothingToExplain"),
        ),
    ),
    (
        "Explanations and words",
        "説明と言葉",
        ("Standing", "Derivation", "Step", "Waiting", "Replacement", "Refused", "Wording", "Words"),
    ),
    ("Players and bots", "プレイヤーとボット", ("Contest", "Player", "Sight", "bot", "Random", "Stream")),
    (
        "Records",
        "記録",
        ("Recording", "read_transcript", "replay", "verify", "Timeline", "Judge", "open_judge"),
    ),
    ("Scenarios", "シナリオ", ("load_scenario", "parse_scenario", "run_scenario")),
    ("Figures", "統計", ("simulate", "deck_matrix")),
    (
        "Cards, decks, clauses",
        "カード、デッキ、条項",
        ("load_cards", "phrase_book", "decks", "load_clauses", "load_rulings", "check_clauses"),
    ),
)
CONSTANTS: Final = {
    "CHANCE": "The seat that rolls dice and shuffles.",
    "JUDGE": "In the place of a seat: the judge, who sees everything.",
}


def signature(value: Any) -> str:
    """The parameters and the result of a function, as its source has them.

    >>> signature(fuda.load)
    '(game: str) -> Game'
    """
    try:
        found = str(inspect.signature(value))
    except (TypeError, ValueError):
        return "()"
    found = re.sub(r"\((?:self|cls)(?:, )?", "(", found, count=1)
    return re.sub(r"(: |-> )'([^']*)'", r"\1\2", found).replace("(/, ", "(")


def members(kind: type) -> Iterator[tuple[str, str]]:
    """The public members of a class, with their own first lines, in the order of the source."""
    if is_dataclass(kind):
        for field in fields(kind):
            yield f"{field.name}: {field.type}", ""
    seen: set[str] = set()
    for base in kind.__mro__:
        if not base.__module__.startswith("fuda."):
            continue
        for name, value in vars(base).items():
            if name.startswith("_") or name in seen:
                continue
            seen.add(name)
            if isinstance(value, property):
                result = str(inspect.signature(value.fget).return_annotation) if value.fget else ""
                yield f"{name}: {result}", _first(value.fget)
            elif isinstance(value, (staticmethod, classmethod)):
                yield f"{name}{signature(value.__func__)}", _first(value.__func__)
            elif inspect.isfunction(value):
                yield f"{name}{signature(value)}", _first(value)


def _first(value: Any) -> str:
    """The first sentence or paragraph of a docstring, on one line."""
    text = inspect.getdoc(value) or ""
    return " ".join(text.split("\n\n")[0].split()).partition(" >>> ")[0].replace("|", "\\|")


def entry(name: str) -> str:
    """What the page says of one name."""
    value = getattr(fuda, name)
    if name in CONSTANTS:
        return f"### {name}\n\n`{name} = {value}`\n\n{CONSTANTS[name]}\n"
    shown = f"{name}{signature(value)}" if inspect.isfunction(value) else f"class {name}"
    parts = [f"### {name}", f"`{shown}`"]
    prose, _, code = (inspect.getdoc(value) or "").partition(">>>")
    parts += [" ".join(each.split()) for each in prose.strip().split("\n\n")]
    if code:
        parts.append(f"```python\n>>>{code.rstrip()}\n\n```")
    if inspect.isclass(value):
        rows = [f"| `{shown.replace('|', chr(92) + '|')}` | {said} |" for shown, said in members(value)]
        if rows:
            parts.append("\n".join(["| | |", "|---|---|", *rows]))
    return "\n\n".join(parts) + "\n"


def page(language: str) -> str:
    """The whole page.

    >>> "### Match" in page("en")
    True
    """
    parts = [HEADS[language]]
    for english, japanese, names in GROUPS:
        parts.append(f"## {english if language == 'en' else japanese}\n")
        parts += [entry(name) for name in names]
    return "\n".join(parts)


def main() -> int:
    """Write the pages, or compare them."""
    made = {path: page(language) for language, path in PAGES.items()}
    stale = [path for path, text in made.items() if not path.is_file() or path.read_text("utf-8") != text]
    if "--check" in sys.argv[1:]:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is not what the docstrings say: run `make pages`")
        return 1 if stale else 0
    for path, text in made.items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
