"""How does a test say which clauses it proves? With the decorator `clause`, which the clause ledger reads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

F = TypeVar("F", bound=Callable[..., Any])


def clause(game: str, *ids: str) -> Callable[[F], F]:
    """Mark a test as proof of clauses of a game's rulebook: `@clause("wars3x3", "2.1a", "2.1c")`."""
    if not ids:
        raise ValueError(f"a test of {game} cites no clause")
    mark = pytest.mark.clause(game, *ids)

    def attach(test: F) -> F:
        marked: F = mark(test)
        return marked

    return attach
