"""How do cards go from one zone to another? 5.1.1, 12.3-12.5, 12.7: moves, refilling, discarding, decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.honjin.events import Refilled, Went
from fuda.games.honjin.table import (
    BATTLEFIELD,
    DECKS,
    DISCARDS,
    FIELD,
    HANDS,
    INITIATIVE,
    NOTHING,
    REMOVED,
    HonjinState,
    equipment_of,
    is_headquarters,
)
from fuda.games.honjin.unit_events import SlotsSpent
from fuda.games.honjin.words import effects as t
from fuda.kernel.decisions import Cards, Order, Shuffle
from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import Flow, Procedure, rule, step
from fuda.kernel.records import copy_of
from fuda.kernel.telling import silence_tells_of
from fuda.mechanics.decks import Replaced
from fuda.mechanics.zones import Looked

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin

Place = int | tuple[int, int]  # a zone, or the zone of whoever owns the card
ALONG: Final = "discard"  # by what equipment goes with its unit


@rule("5.1.1.4 5.1.1.8 2.1.1.2 2.1.2.1.2.2 2.1.4.1.1 5.1.2.10 12.4.1 12.5.1")
def moves(
    state: HonjinState,
    rules: Honjin,
    card: int,
    target: Place,
    clause: str = "",
    by: int = -1,
    deed: str = "",
    source_card: int = -1,
    first: bool = False,
) -> list[Event]:
    """A card goes to a zone, its owner's unless one zone is named. A unit of the battlefield lets its equipment fall at
    the same moment; a headquarters stays."""
    zone = target if isinstance(target, int) else target[state.owner[card]]
    if state.zone[card] == zone or is_headquarters(state, card):
        return []
    found: list[Event] = [Went(clause, card, zone, by, deed, source_card=source_card, first=first)]
    if state.zone[card] != FIELD:
        return found
    for piece in equipment_of(state, card):
        fallen = Went("2.1.2.1.2.2", piece, DISCARDS[state.owner[piece]], by, ALONG, source_card=source_card)
        fallen.along = card
        found.append(fallen)
    return [*found, *freed_slots(state, card)]


def moves_of(
    state: HonjinState,
    rules: Honjin,
    cards: tuple[int, ...],
    target: Place,
    clause: str = "",
    by: int = -1,
    deed: str = "",
    source_card: int = -1,
) -> list[Event]:
    """Several cards go at the same moment, each once."""
    found: list[Event] = []
    gone: set[int] = set()
    for card in cards:
        for event in moves(state, rules, card, target, clause, by, deed, source_card):
            moved = event.card if isinstance(event, Went) else NOTHING
            if moved not in gone:
                found.append(event)
            if moved >= 0:
                gone.add(moved)
    return found


@rule("13.1.2.6 7.4.3 8.3.2.7")
def freed_slots(state: HonjinState, piece: int) -> list[Event]:
    """The slots that a piece of equipment gives back to its unit when it goes: in a battle only before the initiative
    is settled."""
    unit = state.host[piece]
    if unit < 0 or not state.occupied[piece]:
        return []
    if state.battle >= 0 and state.cell[unit] == state.battle and state.timing >= INITIATIVE:
        return []
    return [SlotsSpent("13.1.2.6", unit, state.occupied[piece], False)]


@rule("10.8.3 12.5.1 5.1.1.4")
def going_elsewhere(state: HonjinState, rules: Honjin, event: Event, effect: t.Remove | t.ReturnToHand) -> list[Event]:
    """A card that would be discarded is removed from the game or goes to the hand instead."""
    assert isinstance(event, Went)
    made = copy_of(event)
    owner = state.owner[event.card]
    made.target, made.deed = (REMOVED[owner], "remove") if isinstance(effect, t.Remove) else (HANDS[owner], "return")
    return [made]


# --- refilling and discarding


class RefillCards(Procedure):
    """12.3.1. Cards are taken up one by one while the deck lasts; its result is how many."""

    def __init__(self, seat: int = -1, count: int = 0, clause: str = "12.3.1.3") -> None:
        super().__init__()
        self.seat = seat
        self.count = count
        self.clause = clause
        self.taken = 0

    @step("12.3.1 12.3.1.3 12.3.1.4 5.1.3.8 1.3.5")
    def refill(self, state: HonjinState, rules: Honjin) -> Flow:
        """The uppermost card goes to the hand."""
        deck = state.zones[DECKS[self.seat]]
        if self.taken >= self.count or not deck:
            return self.done(state, self.taken)
        self.taken += 1
        self.go("refill")
        return happen(state, rules, Refilled(self.clause, deck[0], HANDS[self.seat], self.seat, "refill"))


def discarded(state: HonjinState, rules: Honjin, cards: tuple[int, ...], by: int, source_card: int) -> list[Event]:
    """12.4.2. Cards are discarded at the same moment."""
    return moves_of(state, rules, cards, DISCARDS, "12.4.2", by, "discard", source_card)


class Discarding(Procedure):
    """12.4.2. So many cards of a player's hand or deck are discarded; its result is how many."""

    def __init__(self, seat: int = -1, count: int = 0, by: int = -1, source_card: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.count = count
        self.by = by
        self.source_card = source_card


class DiscardDeck(Discarding):
    """12.4.2. Cards go from the top of a deck to the discard pile, one by one."""

    def __init__(self, seat: int = -1, count: int = 0, by: int = -1, source_card: int = -1) -> None:
        super().__init__(seat, count, by, source_card)
        self.gone = 0

    @step("12.4.1 12.4.2 5.1.3.8 1.3.5")
    def discard(self, state: HonjinState, rules: Honjin) -> Flow:
        """All of them if there are fewer."""
        deck = state.zones[DECKS[self.seat]]
        if self.gone >= self.count or not deck:
            return self.done(state, self.gone)
        self.gone += 1
        self.go("discard")
        target = DISCARDS[self.seat]
        went = Went("12.4.2", deck[0], target, self.by, "discard", source_card=self.source_card)
        return happen(state, rules, went)


class DiscardAtRandom(Discarding):
    """1.3.6. Cards of a hand are discarded at random, those that are shown as likely as others."""

    def __init__(self, seat: int = -1, count: int = 0, by: int = -1, source_card: int = -1) -> None:
        super().__init__(seat, count, by, source_card)
        self.order: tuple[int, ...] = ()

    @step("1.3.6")
    def draw_lots(self, state: HonjinState, rules: Honjin) -> Flow:
        hand = state.zones[HANDS[self.seat]]
        if self.count <= 0 or not hand:
            return self.done(state, 0)
        return self.ask(state, Shuffle("1.3.6", "random-discard", len(hand)), into="order")

    @step("1.3.6 12.4.1 12.4.2")
    def discard(self, state: HonjinState, rules: Honjin) -> Flow:
        hand = state.zones[HANDS[self.seat]]
        chosen = tuple([hand[place] for place in self.order[: self.count]])
        self.done(state, len(chosen))
        return happen(state, rules, *discarded(state, rules, chosen, self.by, self.source_card))


class PutOnDecks(Procedure):
    """5.1.1.6. Cards go on the top or to the bottom of their owners' decks together, in an order that each owner
    chooses unseen by the other; its result is how many."""

    def __init__(
        self, cards: tuple[int, ...] = (), bottom: bool = False, by: int = -1, first: int = 0, source_card: int = -1
    ) -> None:
        super().__init__()
        self.cards = cards
        self.bottom = bottom
        self.by = by
        self.source_card = source_card
        self.seats: tuple[int, ...] = (first, 1 - first)
        self.order: tuple[int, ...] = ()
        self.orders: tuple[int, ...] = ()

    @step("5.1.1.6 1.3.3")
    def ask_order(self, state: HonjinState, rules: Honjin) -> Flow:
        """The first named comes uppermost; the marching side is asked first, and nobody about a single card."""
        if not self.seats:
            return self.go("put")
        mine = tuple([card for card in self.cards if state.owner[card] == self.seats[0]])
        is_told = len(mine) > 1 and silence_tells_of(state, self.seats[0], mine)
        if len({state.printed[card] for card in mine}) < 2 and not is_told:
            self.order = mine
            return self.go("keep_order")
        return self.ask(state, Order(self.seats[0], "5.1.1.6", "deck-order", mine), into="order")

    @step("5.1.1.6")
    def keep_order(self, state: HonjinState, rules: Honjin) -> Flow:
        self.orders = (*self.orders, *self.order)
        self.seats = self.seats[1:]
        return self.go("ask_order")

    @step("5.1.1.4 5.1.1.6 5.1.1.7 5.1.3.9")
    def put(self, state: HonjinState, rules: Honjin) -> Flow:
        """The other player does not learn which of several cards lies where."""
        self.done(state, len(self.orders))
        found: list[Event] = []
        for card in self.orders if self.bottom else reversed(self.orders):
            owner = state.owner[card]
            if state.zone[card] == DECKS[owner]:
                found.append(Replaced("5.1.1.6", card, DECKS[owner], self.bottom))
                continue
            made = moves(state, rules, card, DECKS, "5.1.1.6", self.by, "put", self.source_card, not self.bottom)
            several = sum([1 for each in self.orders if state.owner[each] == owner]) > 1
            for event in made:
                if several and isinstance(event, Went) and event.card == card:
                    event.unseen = 1 << (1 - owner)
            found += made
        return happen(state, rules, *found)


class TakeFromDeck(Procedure):
    """5.1.3.7. A player looks through a deck and takes up cards; its result is how many."""

    def __init__(
        self, seat: int = -1, owner: int = -1, found: tuple[int, ...] = (), count: int = 0, source_card: int = -1
    ) -> None:
        super().__init__()
        self.seat = seat
        self.owner = owner
        self.found = found
        self.count = count
        self.source_card = source_card
        self.pick: tuple[int, ...] = ()

    @step("5.1.3.7")
    def look(self, state: HonjinState, rules: Honjin) -> Flow:
        """The deck is shown to the player."""
        return happen(state, rules, Looked("5.1.3.7", state.zones[DECKS[self.owner]], 1 << self.seat))

    @step("5.1.3.7")
    def choose(self, state: HonjinState, rules: Honjin) -> Flow:
        """What is asked for need not be found."""
        deck = state.zones[DECKS[self.owner]]
        self.found = tuple([card for card in self.found if card in deck])
        return self.ask(state, Cards(self.seat, "5.1.3.7", "search", self.found, 0, self.count), into="pick")

    @step("5.1.3.7 5.1.1.4")
    def take(self, state: HonjinState, rules: Honjin) -> Flow:
        self.done(state, len(self.pick))
        made: list[Event] = []
        for card in self.pick:
            target = HANDS[self.owner]
            made.append(Went("5.1.1.4", card, target, self.seat, "add", source_card=self.source_card, searched=True))
        return happen(state, rules, *made)


@rule("5.1.1.1 5.1.2.1")
def is_on_battlefield(state: HonjinState, card: int) -> bool:
    """Whether a card lies on the battlefield, face up or down."""
    return card >= 0 and state.zone[card] in BATTLEFIELD
