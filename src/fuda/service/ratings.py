"""How strong is a player? Glicko-2: a rating, how uncertain it is, and how much it wavers.

>>> player = Rating(1500, 200, 0.06)
>>> played = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
>>> after = rated(player, played)
>>> round(after.value, 2), round(after.deviation, 2), round(after.volatility, 5)
(1464.05, 151.52, 0.06)
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import Final

import msgspec

SCALE: Final = 173.7178
MIDDLE: Final = 1500.0
WIDEST: Final = 350.0  # the deviation of somebody of whom nothing is known
TAU: Final = 0.5  # how fast the volatility may change
ENOUGH: Final = 1e-6


class Rating(msgspec.Struct, frozen=True):
    """A player's strength in one game."""

    value: float = MIDDLE
    deviation: float = WIDEST
    volatility: float = 0.06


def rated(player: Rating, results: Sequence[tuple[Rating, float]]) -> Rating:
    """The rating after a period of games: each opponent, and 1 for a win, 0.5 for a draw, 0 for a loss.
    Without games only the uncertainty grows.

    >>> rated(Rating(1500, 200, 0.06), []).deviation > 200
    True
    """
    mu, phi = (player.value - MIDDLE) / SCALE, player.deviation / SCALE
    if not results:
        return Rating(player.value, min(WIDEST, SCALE * sqrt(phi**2 + player.volatility**2)), player.volatility)
    precision = surprise = 0.0
    for opponent, score in results:
        weight = 1 / sqrt(1 + 3 * (opponent.deviation / SCALE / pi) ** 2)
        expected = 1 / (1 + exp(-weight * (mu - (opponent.value - MIDDLE) / SCALE)))
        precision += weight**2 * expected * (1 - expected)
        surprise += weight * (score - expected)
    variance = 1 / precision
    volatility = _volatility(player.volatility, phi, variance, variance * surprise)
    wide = sqrt(phi**2 + volatility**2)
    narrow = 1 / sqrt(1 / wide**2 + 1 / variance)
    return Rating(MIDDLE + SCALE * (mu + narrow**2 * surprise), min(WIDEST, SCALE * narrow), volatility)


def _volatility(before: float, phi: float, variance: float, improvement: float) -> float:
    """The volatility that the results speak for, by the Illinois form of false position."""
    start = log(before**2)

    def slope(x: float) -> float:
        grown = exp(x)
        spread = phi**2 + variance + grown
        return grown * (improvement**2 - spread) / (2 * spread**2) - (x - start) / TAU**2

    low, high = start, log(improvement**2 - phi**2 - variance) if improvement**2 > phi**2 + variance else 0.0
    if improvement**2 <= phi**2 + variance:
        steps = 1
        while slope(start - steps * TAU) < 0:
            steps += 1
        high = start - steps * TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > ENOUGH:
        between = low + (low - high) * at_low / (at_high - at_low)
        found = slope(between)
        if found * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = between, found
    return exp(low / 2)
