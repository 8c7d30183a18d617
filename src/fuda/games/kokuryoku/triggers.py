"""Which texts trigger on an event? X7.25: those of units, attached cards and lands, and of what has just left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.kokuryoku import words as o
from fuda.games.kokuryoku.events import CardAttached, ClassChanged, Damaged, PhaseBegan, Sortied, UnitLeft, Walked
from fuda.games.kokuryoku.reading import Reading
from fuda.games.kokuryoku.table import ATTACHED, FIELDS, LANDS, OFF, PHASE_NAMES, KokuryokuState
from fuda.kernel.events import Event
from fuda.kernel.machine import trigger
from fuda.kernel.procedure import rule
from fuda.language.running.selection import matches, members
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n
from fuda.mechanics.triggers import Triggered

if TYPE_CHECKING:
    from fuda.games.kokuryoku.rules import Kokuryoku


class Heard(Triggered):
    """A triggered text that waits, with the unit that has or bears it."""

    def __init__(
        self,
        seat: int = -1,
        card: int = -1,
        printed: int = -1,
        line: int = -1,
        that: tuple[int, ...] = (),
        unit: int = -1,
    ) -> None:
        super().__init__(seat, card, printed, line, that)
        self.unit = unit


# Which texts wait for an event, by its kind.
WAITED_FOR: Final[dict[type, tuple[type, ...]]] = {
    PhaseBegan: (o.Moment,),
    Damaged: (o.DamagedWith, o.DealtDamage, o.Defeated),
    UnitLeft: (o.PutOffField,),
    Walked: (o.Moved,),
    Sortied: (n.Entered,),
    ClassChanged: (o.ClassChanged,),
    CardAttached: (o.CardAttached,),
}


@rule("X7.25")
def listen(state: KokuryokuState, rules: Kokuryoku, event: Event) -> None:
    """Look whether the event triggers texts in force; what left with it hears it too."""
    if rules.waited_for.isdisjoint(WAITED_FOR[type(event)]):
        return
    cards = rules.list.cards
    for seat in (0, 1):
        for zone in (FIELDS[seat], ATTACHED[seat], LANDS[seat]):
            for card in state.zones[zone]:
                if cards[state.printed[card]].triggers:
                    unit = card if zone in FIELDS else state.host[card]
                    _hear(state, rules, event, seat, card, unit)
    if isinstance(event, UnitLeft):
        for card in (event.card, *event.others):
            if cards[state.printed[card]].triggers and state.zone[card] in OFF:
                _hear(state, rules, event, state.owner[card], card, event.card)


def _hear(state: KokuryokuState, rules: Kokuryoku, event: Event, seat: int, card: int, unit: int) -> None:
    for line, wanted in rules.list.cards[state.printed[card]].triggers:
        reading = Reading(state, rules, seat, card, unit)
        that = _matched(state, wanted, event, reading)
        if that is not None:
            trigger(state, Heard(seat, card, state.printed[card], line, that, unit))


def _matched(state: KokuryokuState, wanted: Any, event: Event, reading: Reading) -> tuple[int, ...] | None:
    """What the event was about, if it is the one that a text waits for."""
    if isinstance(event, PhaseBegan):
        if isinstance(wanted, o.Moment) and event.seat == reading.player(wanted.player):
            return () if PHASE_NAMES[event.phase] == wanted.phase else None
        return None
    if isinstance(event, Damaged):
        return _matched_damage(wanted, event, reading)
    if isinstance(event, UnitLeft):
        if not isinstance(wanted, o.PutOffField) or event.target not in OFF:
            return None
        reading.gone = event.card
        return _about(wanted.what, event.card, reading)
    if isinstance(event, Walked):
        return _about(wanted.what, event.unit, reading) if isinstance(wanted, o.Moved) and event.own else None
    if isinstance(event, Sortied):
        return _about(wanted.what, event.card, reading) if isinstance(wanted, n.Entered) else None
    if isinstance(event, ClassChanged):
        return _about(wanted.what, event.card, reading) if isinstance(wanted, o.ClassChanged) else None
    if isinstance(event, CardAttached) and isinstance(wanted, o.CardAttached):
        return (event.unit,) if event.card == reading.this else None
    return None


@rule("X5.4")
def _matched_damage(wanted: Any, event: Damaged, reading: Reading) -> tuple[int, ...] | None:
    """Only damage of 1 or more counts."""
    if event.amount < 1:
        return None
    if isinstance(wanted, o.DamagedWith):
        return (event.unit,) if event.equipment == reading.this else None
    if isinstance(wanted, o.DealtDamage) or (isinstance(wanted, o.Defeated) and event.beaten):
        who = wanted.what if isinstance(wanted, o.DealtDamage) else wanted.by
        return (event.unit,) if event.by in members(who, reading) else None
    return None


def _about(what: n.Node, unit: int, reading: Reading) -> tuple[int, ...] | None:
    """The unit, if it is the one or one of those that a text waits for."""
    if isinstance(what, m.AnyOf):
        return (unit,) if matches(unit, what.what, reading) else None
    if isinstance(what, o.ThisUnit):
        return (unit,) if unit == reading.unit else None
    return (unit,) if unit in members(what, reading) else None
