"""What does an event trigger? 10.5, 14.7: abilities that wait for moments and events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.honjin.battle_events import BattleBegan, ChainedOn, ChainOver, MarchSettled, PutUp, TookEffect
from fuda.games.honjin.chapters.in_use import every_declaration, is_use_of
from fuda.games.honjin.chapters.last_known import Last
from fuda.games.honjin.events import Moment, Refilled, Went
from fuda.games.honjin.table import (
    BATTLEFIELD,
    DECKS,
    DISCARDS,
    FIELD,
    HANDS,
    REMOVED,
    HonjinState,
    party,
    terrain_at,
)
from fuda.games.honjin.texts.notation import Moments, Special
from fuda.games.honjin.texts.reading import Reading
from fuda.games.honjin.texts.values import (
    ATTACK,
    CHARGE,
    DEFENCE,
    DEFENDER,
    ELEMENTS,
    INITIATIVE,
    LEVEL,
    LIMIT,
    MARCH,
    RACES,
    TYPES,
    derived,
)
from fuda.games.honjin.unit_events import Damaged, Finished, Marched
from fuda.games.honjin.words import conditions as o
from fuda.games.honjin.words import telling as s
from fuda.games.honjin.words import things as h
from fuda.games.honjin.words import uses as u
from fuda.games.honjin.words import whereabouts as w
from fuda.kernel.events import Event
from fuda.kernel.procedure import rule
from fuda.language.running.selection import compares, members
from fuda.language.running.text_facts import TextFacts
from fuda.language.running.triggers import end_what_fails, hear
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin

START: Final = ("start", "before", "opening")
SEVERAL: Final = "several"  # where abilities wait that do for more than one thing
OF_HANDS: Final = ("first-hand", "second-hand")


@rule("4.7.4")
def moment_named(wanted: o.Moment | w.MomentOf) -> str:
    """The name of a moment; different wordings of one are the same."""
    return f"{wanted.period}-{'start' if wanted.edge in START else 'end'}"


def filed_under(wanted: n.Node) -> object:
    """Under what an ability waits."""
    if isinstance(wanted, (o.Moment, w.MomentOf)):
        return moment_named(wanted)
    if isinstance(wanted, o.Declared):
        return wanted.point
    if isinstance(wanted, o.ThisLaid):
        return "laid"
    return SEVERAL if isinstance(wanted, Moments) else type(wanted)


@rule("4.7.4 7.2.2 7.2.6 7.5.2 7.5.6")
def waited_by(event: Event) -> tuple[object, ...]:
    """Under what the abilities wait that this event may set off."""
    if isinstance(event, Moment):
        known = _AT_MOMENTS.get(event.moment)
        return _kinds_at(event.moment) if known is None else known
    return _WAITED_FOR.get(type(event), ())


_AT_MOMENTS: Final[dict[str, tuple[object, ...]]] = {}  # those that were met before


def _kinds_at(moment: str) -> tuple[object, ...]:
    name, _, edge = moment.rpartition("-")
    found = _AT_MOMENTS[moment] = (moment, *([f"hand-{edge}"] if name in OF_HANDS else []), SEVERAL)
    return found


_WAITED_FOR: Final[dict[type, tuple[object, ...]]] = {
    Went: (
        o.Died,
        o.WasDiscarded,
        o.WasRemoved,
        o.WasReturned,
        o.Summoned,
        o.SummonedAs,
        o.WasEquipped,
        o.HandDiscarded,
        u.DeckDiscarded,
        w.TerrainLaid,
        u.MadeDie,
        s.LeftField,
        s.SummonedAt,
        s.WasBorne,
        SEVERAL,
    ),
    Refilled: (o.Refilled, SEVERAL),
    TookEffect: (o.TookEffect, o.UseTookEffect, SEVERAL),
    PutUp: (o.WasUsed, u.PlayerUsed, u.WasTargeted, SEVERAL),
    ChainedOn: (o.WasUsed, u.PlayerUsed, SEVERAL),
    Damaged: (
        o.TookDamage,
        o.TookAttackDamage,
        u.TookDamageOf,
        u.DealtDamage,
        s.DealtAttack,
        s.TookSoMuch,
        SEVERAL,
    ),
    BattleBegan: (w.BattleArose, SEVERAL),
    Marched: (w.HasMarched, w.HasMarchedTo, SEVERAL),
    MarchSettled: (o.MarchSucceeded, o.MarchFailed, s.SucceededAt, SEVERAL),
    Finished: (o.BecameFinished, u.BecameFresh, SEVERAL),
    ChainOver: (o.ChainEnded, SEVERAL),
}


@rule("10.5.1 10.5.2 10.5.4 10.5.4.1.1 10.5.4.1.2 10.5.4.1.3 10.7.5 14.7.3.5 14.7.3.6 14.7.3.7")
def matched(
    state: HonjinState, rules: Honjin, wanted: n.Node, event: Event, reading: Reading
) -> tuple[int, ...] | None:
    """The cards an event is about if it is the one that a text waits for; None if it is not."""
    if isinstance(wanted, Moments):
        for each in wanted.moments:
            found = matched(state, rules, each, event, reading)
            if found is not None:
                return found
        return None
    if isinstance(event, Moment):
        return _at_moment(wanted, event, reading)
    if isinstance(event, Went):
        return _went(state, wanted, event, reading)
    if isinstance(wanted, o.TookDamage) and isinstance(event, Damaged):
        if wanted.kinds and not set(wanted.kinds) & set(event.attributes):
            return None
        return _about(event.card, wanted.what, reading)
    if isinstance(wanted, u.TookDamageOf) and isinstance(event, Damaged):
        return _about(event.card, wanted.what, reading) if event.by in wanted.kinds and not event.attack else None
    if isinstance(wanted, s.TookSoMuch) and isinstance(event, Damaged):
        if wanted.kinds and not set(wanted.kinds) & set(event.attributes):
            return None
        return _about(event.card, wanted.what, reading) if compares(event.amount, wanted.bound) else None
    if isinstance(wanted, (u.DealtDamage, s.DealtAttack)) and isinstance(event, Damaged):
        if isinstance(wanted, s.DealtAttack) and not event.attack:
            return None
        if _about(event.card, wanted.what, reading) is None:
            return None
        return _doers(dealers(state, event), wanted.by, reading, event.card)
    if isinstance(wanted, o.TookAttackDamage) and isinstance(event, Damaged):
        return _about(event.card, wanted.what, reading) if event.attack else None
    if isinstance(wanted, (o.MarchSucceeded, o.MarchFailed)) and isinstance(event, MarchSettled):
        if event.success != isinstance(wanted, o.MarchSucceeded):
            return None
        group = members(wanted.what, reading)
        return tuple([card for card in event.units if card in group]) or None
    if isinstance(wanted, s.SucceededAt) and isinstance(event, MarchSettled):
        if not event.success or event.cell not in reading.areas(wanted.where):
            return None
        group = members(wanted.what, reading)
        return tuple([card for card in event.units if card in group]) or None
    if isinstance(wanted, o.BecameFinished) and isinstance(event, Finished):
        return _about(event.card, wanted.what, reading) if event.finished else None
    if isinstance(wanted, u.BecameFresh) and isinstance(event, Finished):
        return None if event.finished else _about(event.card, wanted.what, reading)
    if isinstance(event, (BattleBegan, Marched)):
        return _on_the_board(state, rules, wanted, event, reading)
    if isinstance(wanted, o.ChainEnded):
        return () if isinstance(event, ChainOver) else None
    return _use(state, rules, wanted, event, reading)


@rule("4.5.1 9.2")
def dealers(state: HonjinState, event: Damaged | Went) -> tuple[int, ...]:
    """The units that have done it: all that attack together, or whoever used what did it."""
    source = event.source_card
    if source < 0 or getattr(event, "attack", False):
        seat = event.seat if isinstance(event, Damaged) else event.by
        for frame in state.frames[::-1]:
            strikers = getattr(frame, "strikers", None)
            if strikers is not None:
                found: tuple[int, ...] = strikers(seat)
                return found
        return ()
    users = [each.user for each in every_declaration(state) if each.card == source and each.user >= 0]
    host = state.host[source]
    return (users[-1] if users else host if host >= 0 else source,)


def _doers(doers: tuple[int, ...], by: n.Node, reading: Reading, about: int) -> tuple[int, ...] | None:
    """What an event is about that some of these did: the thing it was done to."""
    group = members(by, reading)
    return (about,) if any([unit in group for unit in doers]) else None


@rule("8.1.1 12.2.5.1.5")
def _on_the_board(
    state: HonjinState, rules: Honjin, wanted: n.Node, event: BattleBegan | Marched, reading: Reading
) -> tuple[int, ...] | None:
    """A battle began somewhere, or a unit went to another area by a march."""
    if isinstance(event, BattleBegan):
        if not isinstance(wanted, w.BattleArose):
            return None
        anywhere = isinstance(wanted.where, h.Terrains)
        there = terrain_at(state, rules, event.cell)
        return (there,) if anywhere or event.cell in reading.areas(wanted.where) else None
    if event.back or not isinstance(wanted, (w.HasMarched, w.HasMarchedTo)):
        return None
    if isinstance(wanted, w.HasMarchedTo) and event.cell not in reading.areas(wanted.where):
        return None
    return _about(event.card, wanted.what, reading)


def _at_moment(wanted: n.Node, event: Moment, reading: Reading) -> tuple[int, ...] | None:
    if isinstance(wanted, o.Moment):
        name, _, edge = event.moment.rpartition("-")
        known = (event.moment, f"hand-{edge}") if name in OF_HANDS else (event.moment,)
        return () if moment_named(wanted) in known else None
    if isinstance(wanted, w.MomentOf):
        name, _, edge = event.moment.rpartition("-")
        known = (event.moment, f"hand-{edge}") if name in OF_HANDS else (event.moment,)
        mine = event.seat in reading.seats_of(wanted.player)
        return () if mine and moment_named(wanted) in known else None
    if isinstance(wanted, o.Declared):
        return ((event.card,) if event.card >= 0 else ()) if wanted.point == event.moment else None
    if isinstance(wanted, o.ThisLaid):
        return (event.card,) if event.moment == "laid" and event.card == reading.this else None
    return None


def _about(card: int, what: n.Node, reading: Reading) -> tuple[int, ...] | None:
    return (card,) if card in members(what, reading) else None


def _went(state: HonjinState, wanted: n.Node, event: Went, reading: Reading) -> tuple[int, ...] | None:
    """A card changed its zone; one that left the battlefield is seen as it was there."""
    if isinstance(wanted, o.Refilled):
        refilled = isinstance(event, Refilled) and state.owner[event.card] == reading.player(wanted.player)
        return (event.card,) if refilled else None
    if isinstance(wanted, o.HandDiscarded):
        found = event.source in HANDS and event.target in DISCARDS
        return (event.card,) if found and state.owner[event.card] == reading.player(wanted.player) else None
    if isinstance(wanted, u.DeckDiscarded):
        found = event.source in DECKS and event.target in DISCARDS
        return (event.card,) if found and state.owner[event.card] == reading.player(wanted.player) else None
    if isinstance(wanted, u.MadeDie):
        if event.deed != "die" or not isinstance(event.last, Last):
            return None
        fallen = _about_fallen(event.card, wanted.what, reading, event.last)
        return None if fallen is None else _doers(dealers(state, event), wanted.by, reading, event.card)
    if not _is_such_a_move(wanted, event):
        return None
    if isinstance(wanted, s.SummonedAt) and event.cell not in reading.areas(wanted.where):
        return None
    what = getattr(wanted, "what", None)
    assert isinstance(what, n.Node)
    card = event.host if isinstance(wanted, o.WasEquipped) else event.card
    if event.source in BATTLEFIELD and isinstance(event.last, Last):
        return _about_fallen(card, what, reading, event.last)
    return _about(card, what, reading)


def _is_such_a_move(wanted: n.Node, event: Went) -> bool:
    if isinstance(wanted, o.Died):
        return event.deed == "die"
    if isinstance(wanted, o.WasDiscarded):
        return event.target in DISCARDS
    if isinstance(wanted, o.WasRemoved):
        return event.target in REMOVED
    if isinstance(wanted, o.WasReturned):
        return event.source in BATTLEFIELD and event.target in HANDS
    if isinstance(wanted, o.Summoned):
        return event.deed in ("summon", "instant")
    if isinstance(wanted, o.SummonedAs):
        return event.deed == ("instant" if wanted.way == "instant" else "summon")
    if isinstance(wanted, s.LeftField):
        return event.source in BATTLEFIELD and event.target not in BATTLEFIELD
    if isinstance(wanted, s.SummonedAt):
        ways = {"instant": ("instant",), "normal": ("summon",)}.get(wanted.way, ("summon", "instant"))
        return event.deed in ways
    if isinstance(wanted, s.WasBorne):
        return event.deed == "equip"
    if isinstance(wanted, w.TerrainLaid):
        return event.deed in ("lay", "proxy")
    return isinstance(wanted, o.WasEquipped) and event.deed == "equip"


def _about_fallen(card: int, what: n.Node, reading: Reading, last: Last) -> tuple[int, ...] | None:
    """Whether a card that is gone was one of those: asked of the table as if it lay there still."""
    before = reading.last
    reading.last = last
    found = reading.fits(card, what)
    reading.last = before
    return (card,) if found else None


def _use(state: HonjinState, rules: Honjin, wanted: n.Node, event: Event, reading: Reading) -> tuple[int, ...] | None:
    if isinstance(wanted, o.WasUsed) and isinstance(event, (PutUp, ChainedOn)):
        if not is_use_of(state, rules, event.declared, wanted.kind):
            return None
        units = event.declared.finishing if event.declared.symbol == "attack" else (event.declared.user,)
        group = members(wanted.what, reading)
        return tuple([card for card in units if card in group]) or None
    if isinstance(wanted, u.PlayerUsed) and isinstance(event, (PutUp, ChainedOn)):
        mine = event.declared.seat in reading.seats_of(wanted.player)
        users = (event.declared.user,) if event.declared.user >= 0 else event.declared.finishing
        return users if mine and is_use_of(state, rules, event.declared, wanted.kind) else None
    if isinstance(wanted, u.WasTargeted) and isinstance(event, PutUp):
        if event.declared.seat not in reading.seats_of(wanted.player):
            return None
        if event.declared.symbol == "attack" or not is_use_of(state, rules, event.declared, wanted.kind):
            return None
        aimed = members(wanted.what, reading)
        return tuple([card for card in event.declared.targets if card >= 0 and card in aimed]) or None
    if isinstance(event, TookEffect) and event.done:
        if isinstance(wanted, o.TookEffect):
            return _about(event.card, wanted.what, reading)
        if isinstance(wanted, o.UseTookEffect) and event.declared is not None:
            if is_use_of(state, rules, event.declared, wanted.kind):
                return _about(event.user, wanted.what, reading)
    return None


@rule("8.2.3 10.9.8 10.9.10 14.7.3.1 14.7.3.2")
def is_timely(state: HonjinState, rules: Honjin, seat: int, home: int, ability: Special) -> bool:
    """Whether a triggered ability with a timing triggers now: in battle only there, in its owner's turn only then."""
    if "own-turn" in ability.timings and state.turn_player != seat:
        return False
    if "battle" not in ability.timings:
        return True
    if state.battle < 0:
        return False
    if state.zone[home] != FIELD:
        last = state.last[home]
        return isinstance(last, Last) and last.cell == state.battle
    host = state.host[home]
    return state.cell[host if host >= 0 else home] == state.battle


@rule("10.5.1 10.5.2 10.5.2.1 10.5.4 10.5.5 10.5.5.1")
def listen(state: HonjinState, rules: Honjin, events: tuple[Event, ...]) -> None:
    """Let every ability that waits for one of these events trigger, those of cards that leave with them too."""
    fallen: tuple[Any, ...] = ()
    for event in events:
        if isinstance(event, Went) and event.last is not None:
            fallen = (*fallen, event.last)
    for event in events:
        if state.effects:
            end_what_fails(state, rules)
        if state.turn_player >= 0 and (fallen or _is_heard(state, rules, event)):
            hear(state, rules, event, fallen)


def _is_heard(state: HonjinState, rules: Honjin, event: Event) -> bool:
    """Whether anything may wait for an event."""
    facts: TextFacts = derived(state, rules) if state.facts is None else state.facts
    if facts.watchers or facts.delayed:
        return True
    kinds = waited_by(event)
    return bool(kinds) and not facts.listeners.keys().isdisjoint(kinds)


@rule("10.5.4.1.2 10.11.4")
def remembered(state: HonjinState, rules: Honjin, card: int) -> Last:
    """What a card of the battlefield is, before it leaves."""
    facts = derived(state, rules)
    row = party(state, rules, state.cell[card], state.owner[card])
    numbers = (LEVEL, ATTACK, DEFENCE, LIMIT, INITIATIVE, CHARGE, DEFENDER)
    host = state.host[card]
    return Last(
        card,
        state.zone[card],
        state.owner[card],
        facts.abilities(card) if host < 0 else (),
        tuple([facts.number(card, attribute) for attribute in numbers]),
        facts.number(card, ELEMENTS),
        facts.number(card, MARCH),
        facts.members(card, RACES),
        facts.members(card, TYPES),
        state.cell[host if host >= 0 else card],
        host,
        state.finished[card],
        int(card in state.host),
        state.object[card],
        bool(row) and row[0] == card,
        bool(row) and row[-1] == card,
        state.turn,
        state.fights if state.battle >= 0 else 0,
    )
