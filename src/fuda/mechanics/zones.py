"""How do cards move between zones, and what does that do to knowledge?

A card that enters a zone becomes known to those who see into it, and stays known to those who saw it before. A card
that moves unseen out of a hand takes that seat's memory of the cards left there with it: any of them might be the one
that moved. Handles are renewed whenever a seat could otherwise follow a card that it cannot tell from others; how many
are renewed, and in which order, must not tell it either.
"""

from __future__ import annotations

from typing import Any, ClassVar

from fuda.kernel.decisions import Shuffle
from fuda.kernel.events import Event
from fuda.kernel.hidden import in_sorted_order
from fuda.kernel.machine import happen
from fuda.kernel.procedure import Flow, Procedure, step
from fuda.kernel.rules import EVERYBODY, Rules, Zone
from fuda.kernel.state import State


def add_card(state: State, rules: Rules, printed: int, owner: int, zone: int) -> int:
    """Put a new card into a zone while a game is set up; its number."""
    card = len(state.printed)
    state.printed.append(printed)
    state.owner.append(owner)
    state.zone.append(zone)
    state.known.append(rules.zones[zone].sees)
    state.handle.append(state.next_handle)
    state.next_handle += 1
    state.zones[zone] = (*state.zones[zone], card)
    return card


def as_they_came(state: State, zone: int) -> tuple[int, ...]:
    """The cards of a zone in the order in which they came into it: for a sorted zone, whose own order tells what its
    cards are, where they go on together into one that keeps an order."""
    return tuple(sorted(state.zones[zone], key=state.handle.__getitem__))


class Moved(Event):
    """A card went from one zone to another, to its end or (place 0) to its beginning."""

    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("source", "target", "by")

    def __init__(
        self,
        clause: str = "",
        card: int = -1,
        target: int = -1,
        by: int = -1,
        first: bool = False,
        searched: bool = False,
    ) -> None:
        super().__init__(clause)
        self.card = card
        self.target = target
        self.source = -1
        self.by = by
        self.first = first
        self.searched = searched  # whether it was picked out of an ordered zone by what it is, not by its place

    def apply(self, state: Any, rules: Any) -> None:
        card = self.card
        source = state.zone[card]
        self.source = source
        left: Zone = rules.zones[source]
        entered: Zone = rules.zones[self.target]
        zones = state.zones
        before = zones[source]
        place = before.index(card)
        zones[source] = before[:place] + before[place + 1 :]
        zones[self.target] = (card, *zones[self.target]) if self.first else (*zones[self.target], card)
        state.zone[card] = self.target
        known = state.known
        if not left.told_apart and (self.searched or not left.ordered):
            unseen = EVERYBODY & ~(left.sees | entered.sees)
            if self.searched and self.by >= 0:
                unseen &= ~(1 << self.by)
            if unseen and any(known[each] & unseen for each in before):
                for other in zones[source]:
                    known[other] &= ~unseen
                    state.handle[other] = state.next_handle
                    state.next_handle += 1
                known[card] &= ~unseen
        known[card] = 0 if entered.blind else known[card] | entered.sees
        if not (left.told_apart and entered.told_apart) and not (left.sees == EVERYBODY and entered.told_apart):
            state.handle[card] = state.next_handle
            state.next_handle += 1
        if entered.sorted:
            zones[self.target] = in_sorted_order(state, zones[self.target])


class Shuffled(Event):
    """A zone was put into a random order: nobody knows its cards any more, and their handles are new."""

    shown: ClassVar[tuple[str, ...]] = ("target",)

    def __init__(self, clause: str = "", target: int = -1, order: tuple[int, ...] = ()) -> None:
        super().__init__(clause)
        self.target = target
        self.order = order

    def keeps_facts(self, state: Any, rules: Any) -> bool:
        return True  # what is true does not depend on who knows it, nor on the order of a hidden zone

    def apply(self, state: Any, rules: Any) -> None:
        before = state.zones[self.target]
        after = tuple([before[place] for place in self.order])
        state.zones[self.target] = after
        sees = rules.zones[self.target].sees
        for card in after:
            state.known[card] = sees
            state.handle[card] = state.next_handle
            state.next_handle += 1


def _mix_with_equals(state: State, zone: int, shown: tuple[int, ...], seats: int) -> None:
    """Cards of a hand were shown to seats that do not see into it: the equal ones which these know there get new
    handles, too. Otherwise the handle of the one that was not shown would tell which of them was. (All stay known:
    where a whole hand is shown, those that were known before need not be among the cards of the event.)"""
    prints = [state.printed[card] for card in shown]
    for card in in_sorted_order(state, state.zones[zone]):
        if card not in shown and state.known[card] & seats and state.printed[card] in prints:
            state.handle[card] = state.next_handle
            state.next_handle += 1


class Looked(Event):
    """Seats (a bit each) were shown cards where these lie. Cards of a hand are told sorted and get new handles: in the
    order and under the handles of the hand the seats would see which card came into it last. Nor is it told which of
    several equal cards that they know was shown."""

    cards: ClassVar[tuple[str, ...]] = ("cards_seen",)
    shown: ClassVar[tuple[str, ...]] = ("seats",)

    def __init__(self, clause: str = "", cards_seen: tuple[int, ...] = (), seats: int = 0) -> None:
        super().__init__(clause)
        self.cards_seen = cards_seen
        self.seats = seats

    def keeps_facts(self, state: Any, rules: Any) -> bool:
        return True  # what is true does not depend on who knows it, nor on the order of a hidden zone

    def apply(self, state: Any, rules: Any) -> None:
        mixed: list[int] = []
        others: list[int] = []
        for card in self.cards_seen:
            state.known[card] |= self.seats
            zone: Zone = rules.zones[state.zone[card]]
            hidden = not (zone.told_apart or zone.ordered) and self.seats & ~zone.sees
            (mixed if hidden else others).append(card)
        if mixed:
            for place in sorted({state.zone[card] for card in mixed}):
                shown = tuple([card for card in mixed if state.zone[card] == place])
                _mix_with_equals(state, place, shown, self.seats & ~rules.zones[place].sees)
            mixed = list(in_sorted_order(state, tuple(mixed)))
            for card in mixed:
                state.handle[card] = state.next_handle
                state.next_handle += 1
            self.cards_seen = (*others, *mixed)
            for place in sorted({state.zone[card] for card in mixed}):
                if rules.zones[place].sorted:
                    state.zones[place] = in_sorted_order(state, state.zones[place])


class ShuffleZone(Procedure):
    """Chance shuffles a zone."""

    def __init__(self, target: int = -1, clause: str = "") -> None:
        super().__init__()
        self.target = target
        self.clause = clause
        self.order: tuple[int, ...] = ()

    @step("")
    def mix(self, state: State, rules: Rules) -> Flow:
        """Ask chance for the order."""
        return self.ask(state, Shuffle(self.clause, "shuffle", len(state.zones[self.target])), into="order")

    @step("")
    def lay_down(self, state: State, rules: Rules) -> Flow:
        """Lay the cards down in it."""
        return happen(state, rules, Shuffled(self.clause, self.target, self.order))
