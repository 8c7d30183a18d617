"""Where do the files of a game lie? In a folder of this package, or wherever a game from outside says."""

from __future__ import annotations

from collections.abc import Callable
from functools import _lru_cache_wrapper, cache
from pathlib import Path
from typing import Final, TypeVar

R = TypeVar("R")

PACKAGE_ROOT: Final = Path(__file__).resolve().parent.parent
GAMES_ROOT: Final = PACKAGE_ROOT / "games"
OUTSIDE: Final[dict[str, Path]] = {}  # the folders of registered games that live outside this package


_KEPT: Final[list[Callable[[], None]]] = []


def per_game(function: Callable[..., R]) -> _lru_cache_wrapper[R]:
    """Keep what a function says of a game, until another game of that name is registered."""
    kept = cache(function)
    _KEPT.append(kept.cache_clear)
    return kept


def forget() -> None:
    """Let go of everything that was kept of games."""
    for each in _KEPT:
        each()


def home_of(game: str, games_root: Path | None = None) -> Path:
    """The folder of a game; with `games_root` the one of that name there.

    >>> home_of("wars3x3").relative_to(GAMES_ROOT).as_posix()
    'wars3x3'
    """
    if games_root is not None:
        return games_root / game
    return OUTSIDE.get(game, GAMES_ROOT / game)
