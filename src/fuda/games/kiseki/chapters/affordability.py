"""Can costs that ask for cards be paid one after the other, each card at most as often as it lasts? 1203.2, 1203.4."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from fuda.kernel.procedure import rule

# What paying does to a card, as far as later costs care.
ACTIONED: Final = 1
STUNNED: Final = 2
GONE: Final = 3
# What each of them keeps from being done with the same card later.
_SHUTS: Final[dict[int, tuple[int, ...]]] = {
    ACTIONED: (ACTIONED,),
    STUNNED: (ACTIONED, STUNNED),
    GONE: (ACTIONED, STUNNED, GONE),
}


class Demand:
    """A cost that asks for so many of these cards, and what becomes of them."""

    def __init__(self, becomes: int, amount: int, cards: tuple[int, ...]) -> None:
        self.becomes = becomes
        self.amount = amount
        self.cards = cards


@rule("1203.2 1203.4")
def are_met(demands: tuple[Demand, ...], shut: frozenset[tuple[int, int]] = frozenset()) -> bool:
    """Whether cards can be found for all of them in their order.

    >>> one, two = Demand(GONE, 1, (4,)), Demand(ACTIONED, 1, (4, 5))
    >>> are_met((one, two)), are_met((one, Demand(ACTIONED, 1, (4,)))), are_met((Demand(ACTIONED, 1, (4,)), one))
    (True, False, True)
    """
    if not demands:
        return True
    now, later = demands[0], demands[1:]
    able = [card for card in now.cards if (card, now.becomes) not in shut]
    # What no later cost can use is used first.
    able.sort(key=lambda card: sum([1 for each in later if card in each.cards]))
    for group in combinations(able, now.amount):
        gone = [(card, each) for card in group for each in _SHUTS[now.becomes]]
        if are_met(later, shut.union(gone)):
            return True
    return False
