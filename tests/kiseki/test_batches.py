"""Texts that were written without a look at the phrase tables: each compiles to what it means, or is refused for a
reason.

The English is the plain form by which each was judged against what its writer meant; test_sayable.py plays the kinds.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from fuda.library.loading import phrase_book
from fuda.library.trying import try_text

TEXTS: Final[list[dict[str, Any]]] = [
    row
    for path in sorted((Path(__file__).parent / "batches").glob("*.toml"))
    for row in tomllib.loads(path.read_text("utf-8"))["text"]
]


@pytest.mark.parametrize("row", TEXTS, ids=[row["id"] for row in TEXTS])
def test_a_text_of_a_batch_becomes_what_is_recorded(row: dict[str, Any]) -> None:
    trial = try_text("kiseki", row["text"], "art" if row["key"] == "art" else row["kind"])
    if row["now"] == "refused":
        assert not trial.passed and row["reason"]
        return
    assert trial.passed, [problem.explain("en") for problem in trial.problems]
    assert trial.english == row["english"]
    assert trial.compiled is not None
    book = phrase_book("kiseki")
    normal = book.render_ja(trial.compiled.node, trial.category)
    assert book.compile(normal, trial.category) == trial.compiled.node
    written = book.render_ja(trial.compiled.node, trial.category, trial.compiled.wordings)
    assert written == trial.compiled.text.text
