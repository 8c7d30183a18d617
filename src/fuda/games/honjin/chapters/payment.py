"""How is the price of a use paid? 10.1.13: all of it at once, as far as it can be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.honjin.chapters.choices import variable_of
from fuda.games.honjin.chapters.costs import DECK, deck_price, fits_price, reading_of_use
from fuda.games.honjin.chapters.movement import moves
from fuda.games.honjin.events import Refilled, TurnedOver, Went
from fuda.games.honjin.table import (
    BATTLEFIELD,
    DECKS,
    DISCARDS,
    EFFECTS,
    FIELD,
    HANDS,
    REMOVED,
    REVERSAL,
    SACRIFICE,
    Declared,
    HonjinState,
)
from fuda.games.honjin.texts.notation import Special
from fuda.games.honjin.texts.reading import Reading
from fuda.games.honjin.texts.values import slots_of
from fuda.games.honjin.unit_events import Finished, SlotsSpent
from fuda.games.honjin.words import effects as t
from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import Flow, Procedure, rule, step
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin

# Where cards of the battlefield go that are paid by leaving it, and by what.
LEAVING: Final[dict[type, tuple[tuple[int, int], str]]] = {
    t.Discard: (DISCARDS, "discard"),
    t.Remove: (REMOVED, "remove"),
    t.ReturnToHand: (HANDS, "return"),
}


class PayCosts(Procedure):
    """10.1.13. What was named is paid, as far as it can be; its result is 1 if all of it could."""

    def __init__(self, declared: Declared | None = None) -> None:
        super().__init__()
        self.declared = declared or Declared()
        self.complete = 1

    def _is_same(self, state: HonjinState, card: int) -> bool:
        return state.zone[card] in BATTLEFIELD and (card, state.object[card]) in self.declared.held

    @step("10.1.13 10.11.3 10.11.9")
    def execute(self, state: HonjinState, rules: Honjin) -> Flow:
        """All of it at once; what cannot be done is left out."""
        made = self.declared
        ability = rules.list.cards[made.printed].abilities[made.ability]
        reading = reading_of_use(state, rules, made.seat, made.card, variable_of(made.choices))
        events = [
            *self._spend(state, rules),
            *self._finish(state),
            *self._turn_over(state),
            *self._leave(state, rules, ability),
            *self._from_effect_zone(state),
            *self._refill(state, ability, reading),
        ]
        if not paid_cards_fit(state, made, ability, reading):
            self.complete = 0
        return happen(state, rules, *events)

    @rule("10.1.13 10.11.5 13.1.2.6")
    def _spend(self, state: HonjinState, rules: Honjin) -> list[Event]:
        spent: tuple[int, ...] = ()
        unit = self.declared.user
        for owner, slot in self.declared.slots:
            if self._is_same(state, owner) and slot in slots_of(state, rules, owner) and slot not in state.spent[owner]:
                spent = (*spent, slot)
            else:
                self.complete = 0
        return [SlotsSpent("10.1.13", unit, spent)] if spent else []

    @rule("14.2.3 10.11.9 1.3.4")
    def _finish(self, state: HonjinState) -> list[Event]:
        able = [unit for unit in self.declared.finishing if self._is_same(state, unit) and not state.finished[unit]]
        if len(able) < len(self.declared.finishing):
            self.complete = 0
        return [Finished("10.1.13", unit, 1, self.declared.card) for unit in able]

    @rule("14.8.1 14.8.3 4.1.15")
    def _turn_over(self, state: HonjinState) -> list[Event]:
        if self.declared.symbol != REVERSAL:
            return []
        card = self.declared.card
        if state.zone[card] == FIELD and self._is_same(state, card):
            return [TurnedOver("14.8.3", card)]
        self.complete = 0
        return []

    @rule("10.11.7 14.3.3 2.1.2.1.2.2")
    def _leave(self, state: HonjinState, rules: Honjin, ability: Special) -> list[Event]:
        found: list[Event] = []
        gone: set[int] = set()
        for card, zones, deed in departures(self.declared, ability):
            if not self._is_same(state, card):
                self.complete = 0
                continue
            for event in moves(state, rules, card, zones, "10.1.13", self.declared.seat, deed, self.declared.card):
                if not isinstance(event, Went) or event.card not in gone:
                    found.append(event)
                    gone |= {event.card} if isinstance(event, Went) else set()
        return found

    @rule("10.1.13 5.1.7.2 10.11.8 10.11.13")
    def _from_effect_zone(self, state: HonjinState) -> list[Event]:
        made = self.declared
        zone = EFFECTS[made.seat]
        piles = {**dict.fromkeys(made.paid, DISCARDS), **dict.fromkeys(made.removed, REMOVED)}
        found: list[Event] = []
        for card, pile in piles.items():
            if state.zone[card] == zone:
                deed = "discard" if pile == DISCARDS else "remove"
                found.append(Went("10.1.13", card, pile[made.seat], made.seat, deed, source_card=made.card))
            else:
                self.complete = 0
        if state.zone[made.card] == zone:
            found.append(Went("10.1.13", made.card, DISCARDS[made.seat], made.seat, "used"))
        return found

    @rule("10.11.10 12.3.1")
    def _refill(self, state: HonjinState, ability: Special, reading: Reading) -> list[Event]:
        wanted = sum([max(0, reading.amount(node.amount)) for node in ability.costs if isinstance(node, t.Refill)])
        cards = state.zones[DECKS[self.declared.seat]][:wanted]
        if len(cards) < wanted:
            self.complete = 0
        hand = HANDS[self.declared.seat]
        return [Refilled("10.1.13", card, hand, self.declared.seat, "refill") for card in cards]

    @step("10.1.13 10.11.3 10.8.3.1")
    def verify(self, state: HonjinState, rules: Honjin) -> Flow:
        """What something else took the place of was not paid."""
        made = self.declared
        ability = rules.list.cards[made.printed].abilities[made.ability]
        for card, zones, _ in departures(made, ability):
            if state.zone[card] != zones[state.owner[card]]:
                self.complete = 0
        for unit in made.finishing:
            if self._is_same(state, unit) and not state.finished[unit]:
                self.complete = 0
        return self.done(state, self.complete)


def departures(declared: Declared, ability: Special) -> list[tuple[int, tuple[int, int], str]]:
    """The cards that leave the battlefield as the price, each with where it goes and by what."""
    ways: list[tuple[tuple[int, int], str]] = [(DISCARDS, "discard")] if declared.symbol == SACRIFICE else []
    for node in ability.costs:
        if isinstance(node, (t.Discard, t.Remove, t.ReturnToHand)):
            amount = node.what.n if isinstance(node.what, n.Chosen) else 1
            ways += [LEAVING[type(node)]] * amount
    return [(card, zones, deed) for card, (zones, deed) in zip(declared.leaving, ways, strict=True)]


@rule("10.11.12 10.11.3")
def paid_cards_fit(state: HonjinState, declared: Declared, ability: Special, reading: Reading) -> bool:
    """Whether the cards that came from the top of the deck are such as the price names; nobody could know before."""
    place = len(declared.paid) - deck_price(ability, reading)
    for node in ability.costs:
        if isinstance(node, t.FromZone) and node.zone == DECK:
            amount = max(0, reading.amount(node.amount))
            if not all([fits_price(card, node, reading) for card in declared.paid[place : place + amount]]):
                return False
            place += amount
    return True
