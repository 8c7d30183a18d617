"""What does an event trigger? 807: abilities in force, delayed ones, and those that wait for a condition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.hanyo.chapters.permissions import RULES, is_by
from fuda.games.hanyo.events import Attached, Charged, Drawn, Entered, HandDiscarded, Moment, MovedWithin, Noted, Went
from fuda.games.hanyo.table import DISCARDS, IN_AREA, NORMAL, OF_AREA, RESOLUTION, SETS, WITH_TEXTS, HanyoState
from fuda.games.hanyo.texts.occasions import deeds_of, more_matched
from fuda.games.hanyo.texts.reading import Reading
from fuda.games.hanyo.texts.remembered import Remembered
from fuda.games.hanyo.texts.values import ATTRIBUTES, HP, derived
from fuda.games.hanyo.unit_events import (
    AbilityUsed,
    Checked,
    CommandPlayed,
    Counted,
    Damaged,
    Healed,
    KnockedOut,
    Marked,
    Placed,
    Played,
    Refitted,
    SkillDeclared,
    SkillFailed,
    SkillOver,
    SkillUsed,
    Swapped,
)
from fuda.games.hanyo.words import events as v
from fuda.games.hanyo.words import things as h
from fuda.kernel.events import Event
from fuda.kernel.machine import apply_now, happen
from fuda.kernel.procedure import NEXT, Flow, rule
from fuda.language.running.printed import home_of
from fuda.language.running.resolution import TextFrame
from fuda.language.running.selection import members
from fuda.language.running.triggers import hear, hear_one, settle
from fuda.language.words import nodes as n
from fuda.language.words import occasions as o
from fuda.language.words.occasions import bare

if TYPE_CHECKING:
    from fuda.games.hanyo.rules import Hanyo

# Which words of texts wait for which events; those for a moment wait for its name.
OF_MOVES: Final = (v.PutToDiscard, v.ReturnedToHand, v.LeftArea, v.LostEnergy, v.CameToStandby, v.CameToArea)
WAITED_FOR: Final[dict[type, tuple[type, ...]]] = {
    Damaged: (h.Damaged, v.DealtDamage, v.TookDamage),
    KnockedOut: (h.KnockedOut, h.KnockedOutBy),
    SkillUsed: (h.SkillUsed,),
    SkillFailed: (v.FailedSkill,),
    Placed: (h.Afflicted, v.BecameState, v.Recovered),
    Swapped: (h.BecameMain, v.CameToStandby, v.Retreated, v.ChangedPlaces, v.Recovered, v.SteppedBack),
    Entered: (n.Entered, v.EnteredBy, v.CameToStandby, v.CameToArea),
    Went: OF_MOVES,
    Drawn: (v.Drew,),
    HandDiscarded: (v.HandDiscarded,),
    Charged: (h.Charged, v.ChargedUnit),
    CommandPlayed: (h.CommandPlayed,),
    Attached: (h.CardSet, v.GotEnergy, v.GotSet),
    MovedWithin: (v.GotEnergy,),
    Healed: (v.WasHealed,),
    Counted: (v.GotCounter, v.CountersReached),
    AbilityUsed: (v.UsedEx,),
    Played: (v.WonJanken, v.LostJanken),
}

# Events that change nothing at which a text can look.
SILENT: Final[frozenset[type]] = frozenset(
    (
        Moment,
        Marked,
        Charged,
        CommandPlayed,
        AbilityUsed,
        SkillDeclared,
        SkillUsed,
        SkillFailed,
        SkillOver,
        Checked,
        Played,
    )
)


def moment_named(wanted: n.Node) -> str:
    """The name of the moment that a text waits for."""
    return f"{wanted.phase}-{wanted.edge}" if isinstance(wanted, h.Moment) else "game-start"


@rule("803.1")
def note_past(state: HanyoState, rules: Hanyo, event: Event) -> None:
    """Keep what was done in this turn, where a text asks for it."""
    for deed, seat, card in deeds_of(state, event):
        apply_now(state, rules, Noted("803.1", deed, seat, card))


@rule("807.1 807.1a 807.2 807.5 807.5a 807.5b 807.5c 812.1 813.5 813.5a 905.3 906.1 908.3")
def matched(state: HanyoState, rules: Hanyo, wanted: n.Node, event: Event, reading: Reading) -> tuple[int, ...] | None:
    """The cards an event is about if it is the event that a text waits for; None if it is not. Only events of the kind
    that the text is filed under come here."""
    if isinstance(wanted, o.WithAmount):
        return _with_amount(event, matched(state, rules, wanted.event, event, reading))
    if isinstance(wanted, o.WithDoer):
        return _with_doer(event, matched(state, rules, wanted.event, event, reading))
    if isinstance(wanted, o.Given):
        about = matched(state, rules, wanted.event, event, reading)
        return about if about is not None and reading.holds(wanted.condition) else None
    if isinstance(wanted, o.CausedBy):
        meant = any([is_by(wanted.by, reading.seat, seat, sort) for seat, sort in causes_of(state, rules, event)])
        return matched(state, rules, wanted.event, event, reading) if meant else None
    if isinstance(wanted, h.Moment):
        assert isinstance(event, Moment)
        return () if event.seat in reading.seats(wanted.player) else None
    if isinstance(wanted, v.GameStarts):
        return ()
    if isinstance(wanted, h.KnockedOutBy):
        assert isinstance(event, KnockedOut)
        by = members(wanted.by, reading)
        return _about(event, wanted.what, reading) if any([each in by for each in event.sources]) else None
    if isinstance(wanted, h.SkillUsed):
        assert isinstance(event, SkillUsed)
        return (event.unit,) if event.unit in members(wanted.what, reading) else None
    if isinstance(wanted, h.Afflicted):
        assert isinstance(event, Placed)
        afflicted = event.before == NORMAL and event.placed != NORMAL
        return _about(event, wanted.what, reading) if afflicted else None
    if isinstance(wanted, h.Charged):
        assert isinstance(event, Charged)
        return () if event.seat in reading.seats(wanted.player) else None
    if isinstance(wanted, h.CommandPlayed):
        assert isinstance(event, CommandPlayed)
        fits = event.seat == reading.player(wanted.player) and wanted.kind in (event.command, "command")
        return (event.card,) if fits else None
    if isinstance(wanted, h.CardSet):
        assert isinstance(event, Attached)
        return () if event.target in SETS and event.card == reading.this else None
    if not isinstance(wanted, (h.KnockedOut, h.Damaged, h.BecameMain, n.Entered)):
        return more_matched(state, wanted, event, reading)
    return _about(event, wanted.what, reading)


@rule("813.1 813.5")
def _with_doer(event: Event, about: tuple[int, ...] | None) -> tuple[int, ...] | None:
    """What an event is about, and what dealt the damage or knocked out."""
    if about is None:
        return None
    sources: tuple[int, ...] = (event.source,) if isinstance(event, Damaged) else getattr(event, "sources", ())
    return (*about[:1], *[each for each in sources if each >= 0][:1])


@rule("916.1 917.1")
def _with_amount(event: Event, about: tuple[int, ...] | None) -> tuple[int, ...] | None:
    """What an event is about, and how much damage was dealt or taken off."""
    if about is None:
        return None
    assert isinstance(event, (Damaged, Healed)), type(event).__name__
    return (*about, event.amount if isinstance(event, Damaged) else event.taken_off)


@rule("813.5 813.5a 813.5b")
def causes_of(state: HanyoState, rules: Hanyo, event: Event) -> list[tuple[int, str]]:
    """The same; who dealt the damage knocks out, though it is the rules that look at it."""
    cause = cause_of(state, rules)
    if not isinstance(event, KnockedOut) or cause[1] != RULES:
        return [cause]
    found: list[tuple[int, str]] = []
    for source in event.sources:
        card = rules.card(state, source)
        sort = card.command if not card.is_unit else "skill" if state.skill and state.skill[0] == source else "text"
        found.append((state.owner[source], sort))
    return found or [cause]


@rule("801.2d 813.1 813.3")
def cause_of(state: HanyoState, rules: Hanyo) -> tuple[int, str]:
    """Whose effect of what sort brings about what happens now; the rules are nobody's."""
    for frame in state.frames[::-1]:
        if isinstance(frame, TextFrame):
            return frame.seat, rules.sort_of(frame.printed, frame.line)
        cause: str = getattr(frame, "cause", "")
        if cause:
            return getattr(frame, "seat", -1), cause
    return -1, RULES


def _about(event: Event, what: n.Node, reading: Reading) -> tuple[int, ...] | None:
    card: int = getattr(event, "card", -1)
    last = getattr(event, "last", None)
    if isinstance(last, Remembered):
        reading.last = last
    return (card,) if card in members(what, reading) else None


@rule("105.3a 105.3b 306.8 802.3 807.2 807.2a 807.5 807.5b 807.6a 807.6b 807.7 807.7a 807.8 809.3b-3 809.7")
def listen(state: HanyoState, rules: Hanyo, events: tuple[Event, ...]) -> None:
    """Let every ability that waits for one of these events trigger once, those of cards that fall or leave with them
    too."""
    fallen = tuple([last for event in events if (last := _in_force_before(event)) is not None])
    settle(state, rules)
    for event in events:
        hear(state, rules, event, fallen)
        if isinstance(event, Went) and event.target in DISCARDS:
            _hear_itself(state, rules, event)
    if state.effects:
        refit(state, rules)


@rule("807.5 807.5b 812.1")
def _in_force_before(event: Event) -> Remembered | None:
    """The unit or set that has left by this event, or the unit that has fallen, with the abilities that it had."""
    last: Remembered | None = getattr(event, "last", None)
    if last is None or type(event) is KnockedOut:
        return last
    return last if isinstance(event, Went) and event.source in WITH_TEXTS and event.target not in WITH_TEXTS else None


@rule("802.3 807.5c 309.1 1005.1")
def _hear_itself(state: HanyoState, rules: Hanyo, event: Went) -> None:
    """A card that is put into the discard from a hand or a deck, or as the set of a unit that is none any more,
    triggers what it says of that very move."""
    if event.source in SETS:
        if event.clause != "1005.1":
            return
    elif event.source in OF_AREA or event.source == RESOLUTION:
        return
    for ability in rules.card(state, event.card).abilities:
        wanted = ability.event and bare(ability.event)
        if isinstance(wanted, v.PutToDiscard) and isinstance(wanted.what, n.This):
            hear_one(state, rules, state.owner[event.card], event.card, ability.reference, event)


def let_pass(state: HanyoState, rules: Hanyo, clause: str, seat: int, *moments: str) -> Flow:
    """Let moments come. They change nothing, so that those for which nothing waits are only told."""
    facts = derived(state, rules)
    if state.notes is None and not facts.delayed and not (facts.watchers and rules.due_watchers(state, facts)):
        if not any([each in facts.listeners for each in moments]):
            return NEXT
    return happen(state, rules, *[Moment(clause, each, seat) for each in moments])


@rule("302.3b 809.3b-3")
def refit(state: HanyoState, rules: Hanyo) -> None:
    """Units that stepped back and ceased to fit a group can be reached again."""
    for each in state.effects:
        if each.shed:
            group = rules.group_of_effect(each)
            assert group is not None  # only a group is stepped out of
            fit = members(group, Reading(state, rules, each.seat, each.this))
            for card in each.shed:
                if card not in fit:
                    apply_now(state, rules, Refitted("302.3b", each.name, card))


def remembered(state: HanyoState, rules: Hanyo, card: int) -> Remembered:
    """812.1. What a card is, before it changes."""
    zone = state.zone[card]
    if zone in IN_AREA and not state.down[card]:
        facts = derived(state, rules)
        return Remembered(
            card,
            zone,
            state.owner[card],
            facts.abilities(card),
            facts.number(card, ATTRIBUTES),
            facts.number(card, HP),
            state.placed[card],
            -1,
            len(rules.energy_on(state, card)),
            state.counters[card],
        )
    printed = rules.card(state, card)
    host = state.host[card]
    held: tuple[int, ...] = ()
    if zone in SETS and state.zone[host] in IN_AREA and not state.down[host]:
        held = tuple([each for each in derived(state, rules).abilities(host) if home_of(each) == card])
    return Remembered(card, zone, state.owner[card], held, printed.attributes, printed.hp, 0, host)
