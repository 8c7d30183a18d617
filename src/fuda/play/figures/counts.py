"""What do counts of games tell? Shares with their intervals, and distributions."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

Z95: Final = 1.959963984540054


def wilson(hits: int, trials: int, z: float = Z95) -> tuple[float, float]:
    """The interval in which the true share lies (with 95 % confidence), after Wilson.

    >>> tuple(round(each, 3) for each in wilson(80, 100))
    (0.711, 0.867)
    """
    if trials == 0:
        return 0.0, 1.0
    share = hits / trials
    middle = share + z * z / (2 * trials)
    spread = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    below = 1 + z * z / trials
    low = 0.0 if hits == 0 else (middle - spread) / below
    high = 1.0 if hits == trials else (middle + spread) / below
    return low, high


def share(hits: int, trials: int) -> dict[str, Any]:
    """A share as JSON."""
    low, high = wilson(hits, trials)
    return {"count": hits, "of": trials, "share": hits / trials if trials else 0.0, "low": low, "high": high}


def distribution(values: Sequence[int]) -> dict[str, Any]:
    """Least, quartiles, most and mean.

    >>> distribution([3, 1, 2])
    {'least': 1, 'quarter': 1, 'median': 2, 'three_quarters': 3, 'most': 3, 'mean': 2.0}
    """
    if not values:
        return {}
    ordered = sorted(values)
    last = len(ordered) - 1
    return {
        "least": ordered[0],
        "quarter": ordered[last // 4],
        "median": ordered[last // 2],
        "three_quarters": ordered[(3 * last + 3) // 4],
        "most": ordered[-1],
        "mean": sum(ordered) / len(ordered),
    }
