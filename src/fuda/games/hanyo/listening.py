"""What does an event trigger? 807: abilities in force, delayed ones, and those that wait for a condition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.hanyo import nodes as h
from fuda.games.hanyo import table as t
from fuda.games.hanyo.cards import STATE, TRIGGERED, Ability, Card
from fuda.games.hanyo.reading import Reading, Remembered
from fuda.games.hanyo.table import IN_AREA, NORMAL, HanyoState
from fuda.games.hanyo.values import abilities_of, derived, home_of
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
IN_FORCE: Final = (*t.AREAS[0], *t.AREAS[1], *t.SETS)


@rule("807.1 807.1a 807.2 807.5 807.5a 807.5b 807.5c 812.1")
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


def in_force(state: HanyoState, rules: Hanyo) -> list[Card]:
    """The printed cards whose texts can be in force: units, sets, and what made the lasting effects."""
    zones = state.zones
    cards = rules.list.cards
    found = [cards[state.printed[card]] for zone in IN_FORCE for card in zones[zone]]
    found += [cards[each.printed] for each in state.effects]
    return found


@rule("802.3 807.2 807.2a 807.5 807.6a 807.6b 807.7 807.7a 807.8")
def listen(state: HanyoState, rules: Hanyo, event: Event, fallen: tuple[Remembered, ...] = ()) -> None:
    """Let every ability that waits for this event trigger once, those of units that fall at the same time too."""
    if state.effects:
        end_what_fails(state, rules)
    note_lapses(state, rules)
    texts = in_force(state, rules)
    wanted = WAITED_FOR.get(type(event), ())
    if wanted and any([not card.waits_for.isdisjoint(wanted) for card in texts]):
        given = any([card.gives_trigger for card in texts])
        for seat in (state.turn_player, 1 - state.turn_player) if state.turn_player >= 0 else ():
            for unit in rules.units_of(state, seat):
                if not given and not _waits(state, rules, unit, wanted):
                    continue
                for packed in abilities_of(state, rules, unit):
                    _hear(state, rules, seat, home_of(packed), packed & 0xFFFFF, event)
        for last in fallen:
            # They were in force when the unit was knocked out, though the unit is face down now.
            for packed in last.abilities:
                _hear(state, rules, state.owner[last.card], home_of(packed), packed & 0xFFFFF, event)
        _hear_delayed(state, rules, event)
    if state.turn_player >= 0 and any([card.has_state for card in texts]):
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


def _waits(state: HanyoState, rules: Hanyo, unit: int, wanted: tuple[type, ...]) -> bool:
    """Whether a text of the unit or of its sets waits for such an event."""
    for card in (unit, *[each for each in state.zones[t.SETS[state.owner[unit]]] if state.host[each] == unit]):
        waits_for = rules.card(state, card).waits_for
        for kind in wanted:
            if kind in waits_for:
                return True
    return False


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
    for each in derived(state, rules).standing:
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
    given = any([card.gives_trigger for card in in_force(state, rules)])
    for seat in (state.turn_player, 1 - state.turn_player):
        for unit in rules.units_of(state, seat):
            if not given and not _has_state(state, rules, unit):
                continue
            for packed in abilities_of(state, rules, unit):
                ability = rules.list.ability(packed & 0xFFFFF)
                if ability.form == STATE and ability.condition is not None:
                    home = home_of(packed)
                    if Reading(state, rules, seat, home).holds(ability.condition) and not _pending(
                        state, home, ability
                    ):
                        trigger(state, Triggered(seat, home, ability.printed, ability.place))


def _has_state(state: HanyoState, rules: Hanyo, unit: int) -> bool:
    for card in (unit, *[each for each in state.zones[t.SETS[state.owner[unit]]] if state.host[each] == unit]):
        if rules.card(state, card).has_state:
            return True
    return False


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
