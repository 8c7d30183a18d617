"""Which seed does a game get, and how can it be proved later? Streams, fresh seeds, and commitments to a seed."""

from __future__ import annotations

import secrets
from hashlib import sha256

from fuda.api.chance import Stream, chance_answer

__all__ = ["Stream", "chance_answer", "commitment", "derived_seed", "fresh_seed"]


def fresh_seed() -> str:
    """A seed that nobody can guess, for a game whose user gives none."""
    return secrets.token_hex(16)


def derived_seed(seed: str, *labels: object) -> str:
    """A seed made from another one: that of game 3 of a series, say.

    >>> derived_seed("7", "game", 3) == derived_seed("7", "game", 3) != derived_seed("7", "game", 4)
    True
    """
    parts = [str(each) for each in (seed, *labels)]
    named = "fuda seed 1\n" + "".join(f"{len(part)} {part}\n" for part in parts)
    return sha256(named.encode("utf-8")).hexdigest()[:32]


def commitment(seed: str) -> str:
    """What can be published before a game so that the seed, shown after it, can be checked.

    >>> commitment("7")[:16]
    'ec137b145269af18'
    """
    return sha256(f"fuda commitment 1\n{seed}".encode()).hexdigest()
