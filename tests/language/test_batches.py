"""Texts that were written without a look at the phrase tables: each compiles to what it means, or is refused for a
reason.

The English is the plain form by which each was judged against what its writer meant; the test_sayable.py of each game
plays the kinds. `first_sight` is what became of a text when it was first tried.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from fuda.library.loading import phrase_book
from fuda.library.trying import kinds_of, try_text

TEXTS: Final[list[tuple[str, dict[str, Any]]]] = [
    (path.parent.parent.name, row)
    for path in sorted(Path(__file__).parent.parent.glob("*/batches/*.toml"))
    for row in tomllib.loads(path.read_text("utf-8"))["text"]
]


def kind_of(game: str, row: dict[str, Any]) -> str:
    """The kind under which a text is tried: a part of a card, the class of a card, or its kind."""
    part = row["key"].split(".")[0]
    if part in kinds_of(game):
        return str(part)
    return str(row["class"]) if row.get("class") in kinds_of(game) else str(row["kind"])


@pytest.mark.parametrize(("game", "row"), TEXTS, ids=[f"{game}-{row['id']}" for game, row in TEXTS])
def test_a_text_of_a_batch_becomes_what_is_recorded(game: str, row: dict[str, Any]) -> None:
    trial = try_text(game, row["text"], kind_of(game, row), proposes=False)
    assert row["first_sight"].startswith(("compiled", "refused", "ended the program"))  # with a remark, perhaps
    if row["now"] == "refused":
        assert not trial.passed and row["reason"]
        return
    assert trial.passed, [problem.explain("en") for problem in trial.problems]
    assert trial.english == row["english"]
    assert trial.compiled is not None
    book = phrase_book(game)
    normal = book.render_ja(trial.compiled.node, trial.category)
    assert book.compile(normal, trial.category) == trial.compiled.node
    written = book.render_ja(trial.compiled.node, trial.category, trial.compiled.wordings)
    assert written == trial.compiled.text.text
