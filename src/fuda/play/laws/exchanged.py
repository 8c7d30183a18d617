"""Which cards that a seat cannot see are exchanged in a twin?"""

from __future__ import annotations

from typing import Final

from fuda.kernel.decisions import (
    Randomness,
    sample_order,
)
from fuda.kernel.hidden import in_sorted_order
from fuda.kernel.machine import ask_again
from fuda.kernel.rules import Rules
from fuda.kernel.state import State

MOVES_FEW: Final = 12  # one in so many cards is exchanged in a twin of the kind few


class Few:
    """Chance that mostly leaves a thing at its place when things are put into an order."""

    def __init__(self, random: Randomness) -> None:
        self.random = random

    def below(self, limit: int) -> int:
        return self.random.below(limit) if self.random.below(MOVES_FEW) == 0 else limit - 1


def sees(rules: Rules, place: int, seat: int) -> bool:
    return bool(rules.zones[place].sees >> seat & 1)


def is_secret(rules: Rules, place: int, seat: int) -> bool:
    """Whether the seat cannot tell which card of this zone is which."""
    zone = rules.zones[place]
    return not (zone.told_apart or zone.ordered or sees(rules, place, seat))


def reordered(state: State, rules: Rules, seat: int, random: Randomness) -> State:
    """A twin whose hidden hands are in another order; what the seat knows keeps its handle. In a sorted hand
    only the handles differ, which tell when a card came, and the order of equal cards with them."""
    twin = state.clone()
    for place, zone in enumerate(state.zones):
        if len(zone) > 1 and is_secret(rules, place, seat):
            twin.zones[place] = tuple([zone[each] for each in sample_order(len(zone), random)])
            unknown = [card for card in zone if not state.known[card] >> seat & 1]
            for card, other in zip(unknown, sample_order(len(unknown), random), strict=True):
                twin.handle[card] = state.handle[unknown[other]]
            if rules.zones[place].sorted:
                twin.zones[place] = in_sorted_order(twin, zone)
    if twin.pending:
        keep = twin.answers
        ask_again(twin, rules)
        twin.answers = keep
    return twin
