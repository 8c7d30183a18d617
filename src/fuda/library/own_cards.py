"""How does a game have cards of somebody's own? Files are checked and lie beside the printed cards for a while."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from fuda.library.card_checks import check_cards
from fuda.library.loading import entry_of, load_cards, register


@contextmanager
def own_cards(game: str, files: Sequence[Path]) -> Iterator[None]:
    """While this lasts, the game has the cards of these files, too; BadFile for the first thing that is wrong. A card
    with the number or the name of a printed one is wrong: no printed card is ever replaced."""
    if not files:
        yield
        return
    entry = entry_of(game)
    report = check_cards(game, files)
    if report.problems:
        raise report.problems[0]
    register(replace(entry, own_cards=tuple([str(path.resolve()) for path in files])))
    try:
        load_cards(game)  # a number may be taken
        yield
    finally:
        register(entry)
