"""Which crafts are in force where their card lies, and not on the field? 1202.5; and which of them wait to be shown,
1211.3a."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.kiseki.table import CRAFT, HOMEBASES, KisekiState, controller
from fuda.games.kiseki.texts.places import AWAY, DOWN, FIELD, HAND, TRAIL, UP, ZONES_OF
from fuda.games.kiseki.texts.reading import Reading
from fuda.games.kiseki.texts.triggers import is_hidden_place
from fuda.games.kiseki.words import events as w
from fuda.kernel.events import Event
from fuda.kernel.machine import rearrange_withheld, trigger, withhold
from fuda.kernel.procedure import rule
from fuda.kernel.records import Record
from fuda.kernel.telling import silence_tells_of
from fuda.mechanics.triggers import Triggered

if TYPE_CHECKING:
    from fuda.games.kiseki.cards import Craft
    from fuda.games.kiseki.rules import Kiseki


class Withheld(Record):
    """What could trigger at one occasion if its player showed the cards."""

    def __init__(self, seat: int = -1, found: tuple[Triggered, ...] = ()) -> None:
        self.seat = seat
        self.found = found


def place_of(state: KisekiState, card: int) -> str:
    """Where a card lies, in the words of `ZONES_OF`; "" for a deck and the waiting zone."""
    zone = state.zone[card]
    for place in (HAND, FIELD, TRAIL, AWAY):
        if zone in ZONES_OF[place]:
            return place
    if zone in HOMEBASES:
        return DOWN if state.down[card] else UP
    return ""


@rule("702.2 1211.1")
def is_timely(state: KisekiState, rules: Kiseki, seat: int, home: int, craft: Craft) -> bool:
    """Whether it is the period in which alone a craft triggers."""
    return craft.period is None or rules.text_reading(state, seat, home).holds(craft.period)


@rule("1202.5 1211.3a 1211.3b 1211.7")
def hear_at(state: KisekiState, seat: int, home: int, craft: Craft, that: tuple[int, ...], is_hidden: bool) -> None:
    """A craft in force has heard its event: it triggers; where its card has it in hiding, its player is asked later."""
    each = isinstance(craft.event, w.AttackedEach)
    for one in [(card,) for card in that] if each else [that]:
        found = Triggered(seat, home, craft.printed, craft.place, one)
        if not is_hidden or _is_shown(state, home):
            trigger(state, found)
        elif state.known[home] >> seat & 1:  # not in a deck, where nobody sees it
            withhold(state, Withheld(seat, (found,)))


@rule("1211.3c")
def _is_shown(state: KisekiState, card: int) -> bool:
    """Whether a card of a hidden zone is open to all since a craft of it that has triggered is not settled yet."""
    if any([each.card == card for each in state.triggered]):
        return True
    zone = state.zone[card]
    return any([each.kind == CRAFT and each.card == card and each.source_zone == zone for each in state.waiting])


@rule("1202.5 1211.2")
def hear_elsewhere(state: KisekiState, rules: Kiseki, event: Event) -> None:
    """Let crafts hear the event that make sense in one zone only, and whose card lies there."""
    first = rules.first_to_trigger(state)
    if first < 0:
        return
    waiting = rules.waited_by(event)
    for seat in (first, 1 - first):
        for zones in rules.stock.elsewhere:
            for card in state.zones[zones[seat]]:
                references = rules.card(state, card).placed
                if references:
                    _hear_placed(state, rules, card, references, event, waiting)


def _hear_placed(
    state: KisekiState,
    rules: Kiseki,
    card: int,
    references: tuple[int, ...],
    event: Event,
    waiting: tuple[object, ...],
) -> None:
    place = place_of(state, card)
    seat = controller(state, card)
    for reference in references:
        craft = rules.list.ability(reference)
        if craft.event is not None and rules.filed_under(craft.event) in waiting and place in craft.places:
            that = rules.matched(state, craft.event, event, Reading(state, rules, seat, card))
            if that is not None and is_timely(state, rules, seat, card, craft):
                hear_at(state, seat, card, craft, that, is_hidden_place(state, card))


@rule("1211.3a")
def ask_anyway(state: KisekiState, rules: Kiseki, event: Event) -> None:
    """Where silence would tell, whoever could hold a card that triggers by this event has an occasion to show it,
    with or without such a card."""
    first = rules.first_to_trigger(state)
    waiting = rules.waited_by(event)
    for seat in (first, 1 - first) if first >= 0 else ():
        if _could_hold(state, rules, seat, event, waiting):
            withhold(state, Withheld(seat))


def _could_hold(state: KisekiState, rules: Kiseki, seat: int, event: Event, waiting: tuple[object, ...]) -> bool:
    """Whether a card that the other player does not know would have something to trigger, were it another one."""
    for zones in rules.stock.elsewhere:
        for card in state.zones[zones[seat]]:
            if not is_hidden_place(state, card) or not silence_tells_of(state, seat, (card,)):
                continue
            place = place_of(state, card)
            reading = Reading(state, rules, seat, card)
            for craft in rules.stock.placed:
                if craft.event is not None and rules.filed_under(craft.event) in waiting and place in craft.places:
                    if rules.matched(state, craft.event, event, reading) is not None:
                        if is_timely(state, rules, seat, card, craft):
                            return True
    return False


@rule("1211.3a")
def gather(state: KisekiState, before: int) -> None:
    """What one event could trigger is one occasion for each player: one question, whatever they hold."""
    if len(state.withheld) < before + 2:
        return
    seats = dict.fromkeys([each.seat for each in state.withheld[before:]])
    found = [
        Withheld(seat, tuple([one for each in state.withheld[before:] if each.seat == seat for one in each.found]))
        for seat in seats
    ]
    rearrange_withheld(state, (*state.withheld[:before], *found))


@rule("1211.3a 1211.3b 1211.3c")
def show(state: KisekiState, occasion: Withheld, shown: tuple[int, ...]) -> None:
    """The crafts of the cards that are shown trigger; as long as these are open, for every other occasion, too."""
    rest: list[Withheld] = []
    for each in (occasion, *state.withheld):
        for one in each.found:
            if one.card in shown:
                trigger(state, one)
        kept = tuple([one for one in each.found if one.card not in shown])
        if (kept or state.hide_forced) and each is not occasion:
            rest.append(Withheld(each.seat, kept))
    rearrange_withheld(state, tuple(rest))
