"""How are cards of a deck put into another place, and looked for? What games with decks share.

A game says to which clause a step belongs when it calls the procedure.
"""

from __future__ import annotations

from typing import Any, ClassVar

from fuda.kernel.decisions import Cards
from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import Flow, Procedure, step
from fuda.mechanics.zones import Looked


class Arranged(Event):
    """Cards that came to a zone together were put into an order."""

    shown: ClassVar[tuple[str, ...]] = ("target",)

    def __init__(self, clause: str = "", target: int = -1, order: tuple[int, ...] = ()) -> None:
        super().__init__(clause)
        self.target = target
        self.order = order  # all cards of the zone, in their new order

    def apply(self, state: Any, rules: Any) -> None:
        state.zones[self.target] = self.order


class Replaced(Event):
    """A card of a deck was put on its top or bottom."""

    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("target", "bottom")

    def __init__(self, clause: str = "", card: int = -1, target: int = -1, bottom: bool = False) -> None:
        super().__init__(clause)
        self.card = card
        self.target = target
        self.bottom = bottom

    def apply(self, state: Any, rules: Any) -> None:
        rest = tuple([card for card in state.zones[self.target] if card != self.card])
        state.zones[self.target] = (*rest, self.card) if self.bottom else (self.card, *rest)


class Search(Procedure):
    """Look through a hidden zone for cards; what is asked for by a condition need not be found."""

    def __init__(
        self,
        seat: int = -1,
        zone: tuple[int, ...] = (),
        found: tuple[int, ...] = (),
        count: int = 0,
        least: int = 0,
        clause: str = "",
    ) -> None:
        super().__init__()
        self.seat = seat
        self.zone = zone
        self.found = found
        self.count = count
        self.least = least
        self.clause = clause
        self.pick: tuple[int, ...] = ()

    @step("")
    def look(self, state: Any, rules: Any) -> Flow:
        """The zone is shown to the player."""
        return happen(state, rules, Looked(self.clause, self.zone, 1 << self.seat))

    @step("")
    def choose(self, state: Any, rules: Any) -> Flow:
        """Up to the number asked for; all of them where any card will do."""
        self.found = tuple([card for card in self.found if card in self.zone])
        return self.ask(state, Cards(self.seat, self.clause, "search", self.found, self.least, self.count), into="pick")

    @step("")
    def remember(self, state: Any, rules: Any) -> Flow:
        """The sentence goes on to speak of what was found."""
        return self.done(state, self.pick)
