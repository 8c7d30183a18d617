"""Which bots may a player on a server call? Those that come with Fuda, with budgets that leave time for others."""

from __future__ import annotations

from typing import Final

from fuda.play.bots.search import budget_of
from fuda.play.players import BOTS, UnknownBot, house_bot

MOST_SECONDS: Final = 5.0
MOST_ITERATIONS: Final = 1_000
SERVED: Final = (*BOTS, "level:1", "level:2", "level:3", "level:4", "level:5", "level:6", "level:7", "level:8")


def is_served(name: str) -> bool:
    """Whether a server lets a bot of this name play.

    >>> is_served("level:4"), is_served("search:2s"), is_served("search:600s"), is_served("module:Class")
    (True, True, False, False)
    """
    if name in SERVED:
        return True
    kind, _, more = name.partition(":")
    try:
        if kind == "search":
            iterations, seconds, cores = budget_of(name, more)
            return iterations <= MOST_ITERATIONS and seconds <= MOST_SECONDS and cores == 1
        return house_bot(name, "") is not None
    except UnknownBot:
        return False
