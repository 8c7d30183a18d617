"""How are some of several cards taken by chance? By a shuffle of all of them, of which the first are taken."""

from __future__ import annotations

from typing import Any

from fuda.kernel.decisions import Shuffle
from fuda.kernel.procedure import Flow, Procedure, step


class TakenByChance(Procedure):
    """So many of some cards, told by chance; its result is these."""

    def __init__(self, cards: tuple[int, ...] = (), count: int = 0, clause: str = "") -> None:
        super().__init__()
        self.cards = cards
        self.count = count
        self.clause = clause
        self.order: tuple[int, ...] = ()

    @step("")
    def mix(self, state: Any, rules: Any) -> Flow:
        """Chance puts them into an order, where it makes a difference."""
        if len(self.cards) <= self.count:
            return self.done(state, self.cards)
        return self.ask(state, Shuffle(self.clause, "at-random", len(self.cards)), into="order")

    @step("")
    def take(self, state: Any, rules: Any) -> Flow:
        """The first of them."""
        return self.done(state, tuple([self.cards[place] for place in self.order[: self.count]]))
