"""How do tests meet Lamplight? They make it known for a while."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from fuda.library.homes import OUTSIDE
from fuda.library.loading import GAMES
from tests.sixth.entry import ENTRY, add


@contextmanager
def known() -> Iterator[str]:
    """While this lasts the game can be loaded; its id."""
    add()
    try:
        yield ENTRY.id
    finally:
        del GAMES[ENTRY.id], OUTSIDE[ENTRY.id]
