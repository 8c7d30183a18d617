"""What is kept of a game, and can it be trusted? A file of JSON lines, each chained to the one before it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fuda.play.simulation import Series


def write_answers(path: Path, series: Series, index: int, given: list[tuple[int, Any]]) -> None:
    """Write down a game that broke down."""
    raise NotImplementedError
