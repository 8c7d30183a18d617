"""Which cards could another player have brought? Nobody has seen the list: known decks are weighed by what was shown.

A seat that imagines what it cannot see may use the cards that it knows, how many there are, and which decks are known
to everybody; never the list that the other player really brought.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Any, Final

from fuda.kernel.decisions import Randomness, sample_order
from fuda.kernel.rules import Rules

STRANGE: Final = 3  # of a deck that nobody knows every third card is one that no known deck with its cards has
TRIES: Final = 20  # draws for one card before the limit of copies is let go


def supposed(state: Any, rules: Rules, seat: int, hidden: Sequence[int], pool: int, random: Randomness) -> list[int]:
    """For each of these cards of another player one that it could be, by the printed cards from 0 to `pool` - 1."""
    owner = state.owner[hidden[0]]
    shown: dict[int, int] = {}
    for card, whose in enumerate(state.owner):
        if whose == owner and state.known[card] >> seat & 1:
            printed = state.printed[card]
            shown[printed] = shown.get(printed, 0) + 1
    decks = rules.known_decks(state, random)
    counts = [_counted(deck) for deck in decks]
    weights = [_weight(deck, len(decks[place]), shown) for place, deck in enumerate(counts)]
    if any(weights):
        rest = _without(decks[_drawn(weights, random)], shown)
    else:
        rest = _unknown(decks, counts, shown, len(hidden), pool, random)
    missing = len(hidden) - len(rest)
    if missing > 0:
        rest += _unknown(decks, counts, shown, missing, pool, random)
    return [rest[place] for place in sample_order(len(rest), random)[: len(hidden)]]


def _counted(deck: Sequence[int]) -> dict[int, int]:
    counts: dict[int, int] = {}
    for printed in deck:
        counts[printed] = counts.get(printed, 0) + 1
    return counts


def _weight(deck: dict[int, int], size: int, shown: dict[int, int]) -> float:
    """How probable it is to see these cards of a deck, when as many are seen."""
    ways = 1
    for printed, count in shown.items():
        ways *= comb(deck.get(printed, 0), count)
        if ways == 0:
            return 0.0
    return ways / comb(size, min(size, sum(shown.values())))


def _drawn(weights: list[float], random: Randomness) -> int:
    ticket = random.below(1 << 30) / (1 << 30) * sum(weights)
    for place, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0.0:
            return place
    return max(range(len(weights)), key=weights.__getitem__)


def _without(deck: Sequence[int], shown: dict[int, int]) -> list[int]:
    """What is left of a deck when these cards were taken out of it."""
    left = dict(shown)
    rest: list[int] = []
    for printed in deck:
        if left.get(printed, 0):
            left[printed] -= 1
        else:
            rest.append(printed)
    return rest


def _unknown(
    decks: Sequence[Sequence[int]],
    counts: list[dict[int, int]],
    shown: dict[int, int],
    size: int,
    pool: int,
    random: Randomness,
) -> list[int]:
    """Cards of a deck that is none of the known ones: mostly such as lie in known decks beside what was shown."""
    alike = [printed for deck in decks if any(each in shown for each in deck) for printed in deck]
    most = max([max(deck.values()) for deck in counts if deck], default=1)
    found = dict(shown)
    made: list[int] = []
    for _ in range(size):
        for _ in range(TRIES):
            is_strange = not alike or random.below(STRANGE) == 0
            printed = random.below(pool) if is_strange else alike[random.below(len(alike))]
            if found.get(printed, 0) < most:
                break
        found[printed] = found.get(printed, 0) + 1
        made.append(printed)
    return made
