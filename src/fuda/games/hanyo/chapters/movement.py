"""How are cards drawn, discarded and put elsewhere? 302, 309, 904, 911."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.hanyo.chapters.permissions import is_used_up
from fuda.games.hanyo.events import DrawFailed, Drawn, HandDiscarded, Went
from fuda.games.hanyo.table import DECKS, DISCARDS, HANDS, HanyoState
from fuda.games.hanyo.words import events as v
from fuda.kernel.decisions import Order
from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.language.running.lasting import derived as derived_facts
from fuda.mechanics.decks import Arranged, Replaced

if TYPE_CHECKING:
    from fuda.games.hanyo.rules import Hanyo


class DrawCards(Procedure):
    """904.1, 904.2. One card after another; a card that is not there is remembered for the rule check."""

    def __init__(self, seat: int = -1, count: int = 0, clause: str = "") -> None:
        super().__init__()
        self.seat = seat
        self.count = count
        self.clause = clause

    @step("304.3 305.5 904.1 904.2 1002.1")
    def draw(self, state: HanyoState, rules: Hanyo) -> Flow:
        """From the top of the deck to the hand."""
        while self.count > 0:
            self.count -= 1
            if is_used_up(state, rules, self.seat, "draw"):
                continue
            deck = state.zones[DECKS[self.seat]]
            drawn: Event = DrawFailed("1002.1", self.seat)
            if deck:
                drawn = Drawn(self.clause, deck[0], HANDS[self.seat], self.seat)
            if rules.replacements(state, drawn):
                self.run_again()
                return happen(state, rules, drawn)
            happen(state, rules, drawn)
        return self.done(state)


@rule("911.1 911.2a")
def tell_discards(state: HanyoState, rules: Hanyo, seats: tuple[int, ...], clause: str) -> None:
    """Let it be heard that players discard from hand, where a text waits for it or asks for it later."""
    if (
        v.HandDiscarded in derived_facts(state, rules).listeners
        or derived_facts(state, rules).delayed
        or rules.list.asks_past
    ):
        for seat in seats:
            happen(state, rules, HandDiscarded(clause, seat))


class Discarding(Procedure):
    """911.1. Cards go to their owners' discards, the newest on top; who owns several puts them in order (309.3)."""

    def __init__(self, cards: tuple[int, ...] = (), clause: str = "", by: int = -1) -> None:
        super().__init__()
        self.cards = cards
        self.clause = clause
        self.by = by
        self.seats: tuple[int, ...] = ()
        self.order: tuple[int, ...] = ()

    @step("911.1 309.1 309.2 309.3 302.5")
    def discard(self, state: HanyoState, rules: Hanyo) -> Flow:
        """To the discard of their owner, even from the other player's side."""
        events = [
            Went(self.clause, card, DISCARDS[state.owner[card]], self.by if self.by >= 0 else state.owner[card], True)
            for card in self.cards
        ]
        self.seats = (state.turn_player, 1 - state.turn_player)
        from_hand = [seat for seat in self.seats if any([state.zone[card] == HANDS[seat] for card in self.cards])]
        tell_discards(state, rules, tuple(from_hand), self.clause)
        return happen(state, rules, *events)

    @step("309.3 302.4")
    def ask_order(self, state: HanyoState, rules: Hanyo) -> Flow:
        """Cards of one name lie as they come."""
        if not self.seats:
            return self.done(state)
        mine = self._mine(state, self.seats[0])
        if len({state.printed[card] for card in mine}) < 2:
            self.order = mine
            return NEXT
        return self.ask(state, Order(self.seats[0], "309.3", "discard-order", mine), into="order")

    def _mine(self, state: HanyoState, seat: int) -> tuple[int, ...]:
        return tuple([card for card in state.zones[DISCARDS[seat]] if card in self.cards])

    @step("309.3")
    def arrange(self, state: HanyoState, rules: Hanyo) -> Flow:
        """The first named lies on top."""
        seat = self.seats[0]
        self.seats = self.seats[1:]
        if self.order:
            rest = tuple([card for card in state.zones[DISCARDS[seat]] if card not in self.order])
            happen(state, rules, Arranged("309.3", DISCARDS[seat], (*self.order, *rest)))
        return self.go("ask_order")


class PutOnDeck(Procedure):
    """302.4. Cards go on top or to the bottom of their owners' decks, in an order that is chosen unseen by the other:
    by the owner, or by the player to whom a text leaves it."""

    def __init__(
        self, seat: int = -1, cards: tuple[int, ...] = (), bottom: bool = False, clause: str = "", chooser: int = -1
    ) -> None:
        super().__init__()
        self.seat = seat
        self.cards = cards
        self.bottom = bottom
        self.clause = clause
        self.chooser = chooser  # who is told to choose the order; -1: each owner
        self.seats: tuple[int, ...] = ()
        self.order: tuple[int, ...] = ()
        self.orders: tuple[int, ...] = ()

    @step("302.4")
    def begin(self, state: HanyoState, rules: Hanyo) -> Flow:
        """Whose cards are they? The turn player's come first."""
        self.seats = (state.turn_player, 1 - state.turn_player)
        return NEXT

    @step("302.4")
    def choose_order(self, state: HanyoState, rules: Hanyo) -> Flow:
        """The first named comes uppermost."""
        if not self.seats:
            return self.go("put")
        mine = tuple([card for card in self.cards if state.owner[card] == self.seats[0]])
        if len(mine) < 2:
            self.order = mine
            return NEXT
        if self.chooser < 0:
            return self.ask(state, Order(self.seats[0], "302.4", "deck-order", mine), into="order")
        return self.ask(state, Order(self.chooser, self.clause, "deck-order", mine), into="order")

    @step("302.4")
    def keep_order(self, state: HanyoState, rules: Hanyo) -> Flow:
        self.orders = (*self.orders, *self.order)
        self.seats = self.seats[1:]
        return self.go("choose_order")

    @step("302.4 304.2")
    def put(self, state: HanyoState, rules: Hanyo) -> Flow:
        """Cards that lie in that deck already change their places in it."""
        events: list[Event] = []
        for card in self.orders if self.bottom else reversed(self.orders):
            target = DECKS[state.owner[card]]
            if state.zone[card] == target:
                events.append(Replaced(self.clause, card, target, self.bottom))
            else:
                events.append(Went(self.clause, card, target, self.seat, first=not self.bottom))
        return happen(state, rules, *events)
