"""Which events are those for which the less usual words of a text wait, and what was done by an event?"""

from __future__ import annotations

from typing import Any, Final

from fuda.games.hanyo.events import Attached, Charged, Drawn, Entered, HandDiscarded, MovedWithin, Went
from fuda.games.hanyo.table import (
    DECKS,
    DISCARDS,
    ENERGIES,
    HANDS,
    IN_AREA,
    MAINS,
    NORMAL,
    OF_AREA,
    PLACED,
    SETS,
    HanyoState,
)
from fuda.games.hanyo.texts.reading import Reading
from fuda.games.hanyo.texts.remembered import Remembered
from fuda.games.hanyo.unit_events import (
    AbilityUsed,
    CommandPlayed,
    Counted,
    Damaged,
    Healed,
    KnockedOut,
    Placed,
    Played,
    SkillFailed,
    SkillUsed,
    Swapped,
)
from fuda.games.hanyo.words import events as v
from fuda.games.hanyo.words import things as h
from fuda.kernel.events import Event
from fuda.kernel.procedure import rule
from fuda.language.running.selection import compares, matches, members
from fuda.language.words import nodes as n

STATES: Final = {"rest": "rested", "stun": "stunned"}
ORIGINS: Final[dict[str, frozenset[int]]] = {
    "area": OF_AREA,
    "hand": frozenset(HANDS),
    "deck": frozenset(DECKS),
}


def _of(card: int, what: n.Node, reading: Reading) -> tuple[int, ...] | None:
    return (card,) if card >= 0 and card in members(what, reading) else None


@rule("807.1 807.5 904.1 905.2 905.3 907.1 908.1 911.1 913.2 914.1 915.1 916.1 917.1 919.1 920.2")
def more_matched(state: HanyoState, wanted: Any, event: Event, reading: Reading) -> tuple[int, ...] | None:
    """The cards an event is about if it is the one that a text waits for."""
    if isinstance(event, Damaged):
        if not compares(event.amount, wanted.bound):
            return None
        if isinstance(wanted, v.TookDamage):
            return _of(event.card, wanted.what, reading)
        return _of(event.card, wanted.what, reading) if event.source in members(wanted.by, reading) else None
    if isinstance(event, Placed):
        if isinstance(wanted, v.Recovered):
            return _of(event.card, wanted.what, reading) if event.placed == NORMAL != event.before else None
        turned = PLACED[event.placed] == STATES[wanted.state] and event.before != event.placed
        return _of(event.card, wanted.what, reading) if turned else None
    if isinstance(event, Swapped):
        return _swapped(wanted, event, reading)
    if isinstance(event, (Attached, MovedWithin)):
        return _attached(wanted, event, reading)
    if isinstance(event, Went):
        return _went(state, wanted, event, reading)
    if isinstance(event, (Drawn, HandDiscarded)):
        seat = event.seat if isinstance(event, HandDiscarded) else event.by
        return () if seat in reading.seats(wanted.player) else None
    if isinstance(event, (SkillFailed, Charged)):
        return _of(event.unit, wanted.what, reading)
    if isinstance(event, Healed):
        return _of(event.card, wanted.what, reading) if event.taken_off > 0 else None
    if isinstance(event, Counted) and isinstance(wanted, v.CountersReached):
        now = reading.rules.counters_on(state, event.card, event.counter)
        before = now - event.amount
        reached = compares(now, wanted.bound) and not compares(before, wanted.bound)
        return _of(event.card, wanted.what, reading) if reached and event.counter == wanted.counter else None
    if isinstance(event, Counted):
        fits = event.amount > 0 and event.counter == wanted.counter
        return _of(event.card, wanted.what, reading) if fits else None
    if isinstance(event, AbilityUsed):
        return (event.card,) if event.seat == reading.player(wanted.player) else None
    assert isinstance(event, Played), type(event).__name__
    seat = reading.player(wanted.player)
    return () if event.winner == (seat if isinstance(wanted, v.WonJanken) else 1 - seat) else None


def _swapped(wanted: Any, event: Swapped, reading: Reading) -> tuple[int, ...] | None:
    if isinstance(wanted, v.ChangedPlaces):
        both = [card for card in (event.card, event.main) if card >= 0 and card in members(wanted.what, reading)]
        return tuple(both) or None
    if event.main < 0:
        return None
    if isinstance(wanted, v.Retreated):
        if event.clause != "915.1c":
            return None
        # It was the main unit when it retreated.
        reading.last = Remembered(event.main, MAINS[event.seat], event.seat, (), *_facts(reading, event.main))
        found = _of(event.main, wanted.what, reading)
        return (event.main,) if found is not None or _was_main(wanted.what, event, reading) else None
    if isinstance(wanted, v.Recovered) and event.before == NORMAL:
        return None
    return _of(event.main, wanted.what, reading)


def _facts(reading: Reading, card: int) -> tuple[int, int, int]:
    state = reading.state
    return reading.attributes(card), reading.hp(card), state.placed[card]


def _was_main(what: n.Node, event: Swapped, reading: Reading) -> bool:
    """Whether a word for a player's main unit means the one that has just left that place."""
    player = getattr(what, "player", None)
    return type(what).__name__ == "MainUnit" and player is not None and event.seat in reading.seats(player)


def _attached(wanted: Any, event: Attached | MovedWithin, reading: Reading) -> tuple[int, ...] | None:
    if isinstance(event, Attached):
        zones = SETS if isinstance(wanted, v.GotSet) else ENERGIES
        if event.target not in zones:
            return None
    return _of(event.unit, wanted.what, reading)


def _went(state: HanyoState, wanted: Any, event: Went, reading: Reading) -> tuple[int, ...] | None:
    if isinstance(event, Drawn):
        return () if event.by in reading.seats(wanted.player) else None
    if isinstance(wanted, v.PutToDiscard):
        if event.target not in DISCARDS or (wanted.origin != "any" and event.source not in ORIGINS[wanted.origin]):
            return None
        return (event.card,) if _is_discarded(state, wanted.what, event, reading) else None
    if isinstance(wanted, v.LostEnergy):
        gone = event.source in ENERGIES and event.target in DISCARDS
        return _of(state.hosted[event.card], wanted.what, reading) if gone else None
    if isinstance(wanted, v.EnteredBy):
        fits = event.by == reading.player(wanted.player) and isinstance(event, Entered)
        return _of(event.card, wanted.what, reading) if fits else None
    if isinstance(wanted, (v.CameToStandby, v.CameToArea)):
        there = event.target in IN_AREA and event.source not in IN_AREA
        if there and isinstance(wanted, v.CameToStandby):
            there = event.target not in MAINS
        return _of(event.card, wanted.what, reading) if there else None
    # It is looked at as it was in the area.
    if event.source not in IN_AREA or event.target in IN_AREA:
        return None
    if isinstance(wanted, v.ReturnedToHand) and event.target not in HANDS:
        return None
    if isinstance(event.last, Remembered):
        reading.last = event.last
    what = getattr(wanted.what, "what", wanted.what)
    if event.card in members(wanted.what, reading) or (type(what) is h.ThisUnit and reading.this == event.card):
        return (event.card,)
    if type(what) is h.MainUnit:
        was_main = isinstance(event.last, Remembered) and event.last.zone in MAINS
        return (event.card,) if was_main and event.last.seat in reading.seats(what.player) else None
    fits = (
        isinstance(what, n.Node) and not isinstance(what, (h.ThisUnit, n.That)) and matches(event.card, what, reading)
    )
    return (event.card,) if fits else None


@rule("309.1 105.2")
def _is_discarded(state: HanyoState, what: Any, event: Went, reading: Reading) -> bool:
    if isinstance(what, n.This):
        return event.card == reading.this
    return state.owner[event.card] == reading.player(what.player) and matches(event.card, what.what, reading)


def deeds_of(state: HanyoState, event: Event) -> list[tuple[str, int, int]]:
    """What an event lets be said of this turn: deed, seat, card."""
    if isinstance(event, SkillUsed):
        return [("skill", state.owner[event.unit], event.unit)]
    if isinstance(event, Damaged):
        dealt = [("dealt", state.owner[event.source], event.source)] if event.source >= 0 else []
        return [("damaged", state.owner[event.card], event.card), *dealt]
    if isinstance(event, Swapped):
        found = [("main", event.seat, event.card)]
        return [*found, ("retreat", event.seat, event.main)] if event.clause == "915.1c" else found
    if isinstance(event, Placed):
        deed = "recover" if event.placed == NORMAL else PLACED[event.placed]
        return [(deed, state.owner[event.card], event.card)]
    if isinstance(event, Healed):
        return [("healed", state.owner[event.card], event.card)] if event.taken_off > 0 else []
    if isinstance(event, Attached):
        deed = "set" if event.target in SETS else "energized"
        return [(deed, state.owner[event.unit], event.unit)]
    if isinstance(event, Counted):
        return [("countered", state.owner[event.card], event.card)] if event.amount > 0 else []
    if isinstance(event, Charged):
        return [("charge", event.seat, event.unit), ("charged", event.seat, event.unit)]
    if isinstance(event, AbilityUsed):
        return [("ex", event.seat, event.card)]
    if isinstance(event, Entered):
        return [("out", state.owner[event.card], event.card), ("enter", state.owner[event.card], event.card)]
    if isinstance(event, CommandPlayed):
        return [(event.command, event.seat, event.card), ("command", event.seat, event.card)]
    if isinstance(event, Drawn):
        return [("draw", event.by, event.card)]
    if isinstance(event, Went) and event.source in HANDS and event.target in DISCARDS:
        return [("discarded", state.owner[event.card], event.card)]
    if isinstance(event, HandDiscarded):
        return [("discard", event.seat, -1)]
    if isinstance(event, KnockedOut):
        return [("ko", state.owner[event.card], event.card)]
    if isinstance(event, Went) and event.target in IN_AREA:
        return [("enter", state.owner[event.card], event.card)]
    return []
