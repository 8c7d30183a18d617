"""What does an event trigger? 807: abilities in force, delayed ones, and those that wait for a condition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.hanyo import nodes as h
from fuda.games.hanyo import table as t
from fuda.games.hanyo.cards import TRIGGERED, Ability
from fuda.games.hanyo.reading import Reading, Remembered
from fuda.games.hanyo.table import IN_AREA, NORMAL, HanyoState
from fuda.games.hanyo.values import derived, home_of
from fuda.kernel.events import Event
from fuda.kernel.machine import now, trigger
from fuda.kernel.procedure import rule
from fuda.language import abilities as a
from fuda.language import nodes as n
from fuda.language.evaluate import members
from fuda.language.resolve import Resolve
from fuda.mechanics.triggers import Triggered

if TYPE_CHECKING:
    from fuda.games.hanyo.rules import Hanyo

# Which words of texts wait for which events.
WAITED_FOR: Final[dict[type, tuple[type, ...]]] = {
    t.Moment: (h.Moment,),
    t.Damaged: (h.Damaged,),
    t.KnockedOut: (h.KnockedOut, h.KnockedOutBy),
    t.SkillUsed: (h.SkillUsed,),
    t.Placed: (h.Afflicted,),
    t.Swapped: (h.BecameMain,),
    t.Entered: (n.Entered,),
    t.Charged: (h.Charged,),
    t.CommandPlayed: (h.CommandPlayed,),
    t.Attached: (h.CardSet,),
}


@rule("807.1 807.1a 807.2 807.5 807.5a 807.5b 807.5c 812.1 813.5")
def matched(state: HanyoState, rules: Hanyo, wanted: n.Node, event: Event, reading: Reading) -> tuple[int, ...] | None:
    """The cards an event is about if it is the event that a text waits for; None if it is not."""
    if isinstance(wanted, h.Moment):
        name = f"{wanted.phase}-{wanted.edge}"
        if isinstance(event, t.Moment) and event.moment == name and event.seat == reading.player(wanted.player):
            return ()
        return None
    if isinstance(wanted, h.KnockedOut):
        return _about(event, t.KnockedOut, wanted.what, reading)
    if isinstance(wanted, h.KnockedOutBy):
        if isinstance(event, t.KnockedOut):
            by = members(wanted.by, reading)
            if any([each in by for each in event.sources]):
                return _about(event, t.KnockedOut, wanted.what, reading)
        return None
    if isinstance(wanted, h.Damaged):
        return _about(event, t.Damaged, wanted.what, reading)
    if isinstance(wanted, h.SkillUsed):
        if isinstance(event, t.SkillUsed) and event.unit in members(wanted.what, reading):
            return (event.unit,)
        return None
    if isinstance(wanted, h.Afflicted):
        if isinstance(event, t.Placed) and event.before == NORMAL and event.placed != NORMAL:
            return _about(event, t.Placed, wanted.what, reading)
        return None
    if isinstance(wanted, h.BecameMain):
        return _about(event, t.Swapped, wanted.what, reading)
    if isinstance(wanted, n.Entered):
        return _about(event, t.Entered, wanted.what, reading)
    if isinstance(wanted, h.Charged):
        ok = isinstance(event, t.Charged) and event.seat == reading.player(wanted.player)
        return () if ok else None
    if isinstance(wanted, h.CommandPlayed):
        if isinstance(event, t.CommandPlayed) and event.seat == reading.player(wanted.player):
            return (event.card,) if event.command == wanted.kind else None
        return None
    if isinstance(wanted, h.CardSet):
        ok = isinstance(event, t.Attached) and event.target in t.SETS and event.card == reading.this
        return () if ok else None
    raise LookupError(f"the rules do not know the event {type(wanted).__name__}")


def _about(event: Event, kind: type, what: n.Node, reading: Reading) -> tuple[int, ...] | None:
    if not isinstance(event, kind):
        return None
    card: int = getattr(event, "card", -1)
    last = getattr(event, "last", None)
    if isinstance(last, Remembered):
        reading.last = last
    return (card,) if card in members(what, reading) else None


@rule("105.3a 105.3b 306.8 802.3 807.2 807.2a 807.5 807.6a 807.6b 807.7 807.7a 807.8")
def listen(state: HanyoState, rules: Hanyo, event: Event, fallen: tuple[Remembered, ...] = ()) -> None:
    """Let every ability that waits for this event trigger once, those of units that fall at the same time too."""
    if state.effects:
        end_what_fails(state, rules)
    note_lapses(state, rules)
    if state.turn_player < 0:
        return
    facts = derived(state, rules)
    for kind in WAITED_FOR.get(type(event), ()):
        found = facts.listeners.get(kind, ())
        for seat in (state.turn_player, 1 - state.turn_player) if found else ():
            for each in found:
                if each[0] == seat:
                    _hear(state, rules, seat, each[1], each[2], event)
        for last in fallen:
            # They were in force when the unit was knocked out, though the unit is face down now.
            for packed in last.abilities:
                if rules.list.waits[packed & 0xFFFFF] is kind:
                    _hear(state, rules, state.owner[last.card], home_of(packed), packed & 0xFFFFF, event)
    if facts.delayed and type(event) in WAITED_FOR:
        _hear_delayed(state, rules, event)
    if facts.watchers:
        watch_states(state, rules)


@rule("302.3b 809.3b-3 809.7")
def end_what_fails(state: HanyoState, rules: Hanyo) -> None:
    """Effects that last as long as a condition holds end when it fails; units that stepped back cease to fit."""
    over = [each.name for each in state.effects if each.until == t.WHILE and not rules.still_lasts(state, each)]
    if over:
        now(state, rules, t.EffectsEnded("809.7", tuple(over)))
    for each in state.effects:
        if each.shed:
            group = rules.group_of_effect(each)
            fit = () if group is None else members(group, Reading(state, rules, each.seat, each.this))
            for card in each.shed:
                if card not in fit:
                    now(state, rules, t.Refitted("302.3b", each.name, card))


@rule("809.7")
def note_lapses(state: HanyoState, rules: Hanyo) -> None:
    """Texts under way remember whose condition has failed since they were played."""
    for frame in state.frames:
        if isinstance(frame, Resolve):
            for place, condition in rules.conditions(frame.printed, frame.line):
                if not frame.lapsed >> place & 1 and not rules.reading(state, frame).holds(condition):
                    frame.lapsed |= 1 << place


def _hear(state: HanyoState, rules: Hanyo, seat: int, home: int, reference: int, event: Event) -> None:
    ability = rules.list.ability(reference)
    if ability.form != TRIGGERED or ability.event is None:
        return
    that = matched(state, rules, ability.event, event, Reading(state, rules, seat, home))
    if that is not None:
        _add(state, rules, seat, home, ability, that)


def _add(state: HanyoState, rules: Hanyo, seat: int, home: int, ability: Ability, that: tuple[int, ...]) -> None:
    if not ability.cumulative:
        for each in state.triggered:
            waiting = rules.list.cards[each.printed].abilities[each.line]
            if each.seat == seat and waiting.name == ability.name:
                return
    trigger(state, Triggered(seat, home, ability.printed, ability.place, that))


def _hear_delayed(state: HanyoState, rules: Hanyo, event: Event) -> None:
    spent: list[int] = []
    for each in derived(state, rules).delayed:
        made = each.modifier
        if made is not None and isinstance(each.effect, a.Delayed):
            reading = Reading(state, rules, each.seat, each.this, made.cards)
            that = matched(state, rules, each.effect.event, event, reading)
            if that is not None:
                place = rules.delayed(made)
                trigger(state, Triggered(each.seat, each.this, made.printed, place, that or made.cards))
                spent.append(made.name)
    if spent:
        now(state, rules, t.EffectsEnded("807.6a", tuple(spent)))


@rule("807.7 807.7a")
def watch_states(state: HanyoState, rules: Hanyo) -> None:
    """An ability that waits for a condition triggers while it holds, unless it waits or is being carried out."""
    watchers = derived(state, rules).watchers
    for seat in (state.turn_player, 1 - state.turn_player):
        for owner, home, found in watchers:
            ability = rules.list.ability(found)
            if owner == seat and ability.condition is not None:
                if Reading(state, rules, seat, home).holds(ability.condition) and not _pending(state, home, ability):
                    trigger(state, Triggered(seat, home, ability.printed, ability.place))


def _pending(state: HanyoState, home: int, ability: Ability) -> bool:
    for each in state.triggered:
        if each.card == home and each.printed == ability.printed and each.line == ability.place:
            return True
    for frame in state.frames:
        if getattr(frame, "printed", -1) == ability.printed and getattr(frame, "card", -1) == home:
            if getattr(frame, "ability", -1) == ability.place:
                return True
    return False


def remembered(state: HanyoState, rules: Hanyo, card: int) -> Remembered:
    """812.1. What a card is, before it changes."""
    zone = state.zone[card]
    if zone in IN_AREA and not state.down[card]:
        facts = derived(state, rules)
        abilities = facts.values.get((card, 2), ())
        return Remembered(
            card,
            zone,
            facts.number(card, 0),
            facts.number(card, 3),
            state.placed[card],
            abilities if isinstance(abilities, tuple) else (),
            -1,
            len(rules.energy_on(state, card)),
            state.counters[card],
        )
    printed = rules.card(state, card)
    return Remembered(card, zone, printed.attributes, printed.hp, 0, (), state.host[card])
