"""Texts that no card of the game has: the sentences of sayings.toml and those of the batches that compile."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from fuda.games.honjin.phrases.sentences import BOOK
from fuda.language.running.printed import inside
from fuda.language.words.nodes import Node

HERE: Final = Path(__file__).parent


def rows(name: str, key: str) -> list[dict[str, Any]]:
    return list(tomllib.loads((HERE / name).read_text("utf-8"))[key])


SAYINGS: Final = rows("sayings.toml", "saying")
BATCHES: Final = [
    row for path in sorted((HERE / "batches").glob("*.toml")) for row in rows(f"batches/{path.name}", "text")
]
# By category, every text that compiles.
TEXTS: Final = [
    *[(row.get("category", "effects"), row["ja"]) for row in SAYINGS],
    *[("text", row["text"]) for row in BATCHES if row["now"] == "compiled"],
]


def said_nodes() -> set[type[Node]]:
    """The records of these texts."""
    return {type(node) for category, text in TEXTS for node in inside(BOOK.compile(text, category))}
