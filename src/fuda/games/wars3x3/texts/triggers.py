"""What does an event trigger? Texts of units on the field, of cards that the event is about, of magics that lie face
up, and what an effect has put off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.wars3x3.cards import Trait
from fuda.games.wars3x3.table import (
    ATTACK,
    BOOSTED,
    DELAYED,
    DISCARD,
    EXILE,
    FIELDS,
    HANDS,
    LYING,
    MAGICS,
    PHASES,
    PIERCING,
    STACK,
    STEP_WORDS,
    UNTIL_TURN_END,
    USED,
    Countered,
    Damaged,
    Declared,
    Deployed,
    Destroyed,
    Drawn,
    Expanded,
    GrandActivated,
    Lasting,
    LifeGained,
    LifeLost,
    MagicActivated,
    MagicExiled,
    Negated,
    SpellDone,
    Spent,
    StepBegan,
    TextModifier,
    Turned,
    WarsState,
)
from fuda.games.wars3x3.texts.causes import is_caused, is_removed_with, thrown_for, who_ruled
from fuda.games.wars3x3.texts.values import Reading, is_forbidden, lasting_magics, traits
from fuda.games.wars3x3.words import events as v
from fuda.games.wars3x3.words import groups as g
from fuda.games.wars3x3.words import things as w
from fuda.games.wars3x3.words import uses as x
from fuda.kernel.events import Event
from fuda.kernel.machine import apply_now, trigger
from fuda.kernel.procedure import rule
from fuda.language.running.selection import compares, matches, members
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n
from fuda.mechanics.triggers import Triggered
from fuda.mechanics.zones import Moved

if TYPE_CHECKING:
    from fuda.games.wars3x3.rules import Wars

MOVES: Final[tuple[type[Event], ...]] = (Moved, Destroyed)
STEPS: Final[tuple[type[Event], ...]] = (StepBegan,)
WAITS: Final[dict[type[n.Node], tuple[type[Event], ...]]] = {
    n.Destroyed: (Destroyed,),
    n.Entered: (Deployed,),
    v.EnteredBy: (Deployed,),
    v.EnteredSide: (Deployed,),
    v.GivenUp: (Moved,),
    v.Fell: MOVES,
    v.Left: MOVES,
    v.WentBack: (Moved,),
    v.Thrown: (Moved,),
    v.Threw: (Moved,),
    v.ThrownFor: (Moved,),
    v.ThrownBy: (Moved,),
    w.UsedFor: (Declared,),
    v.Did: (MagicActivated, GrandActivated, Declared, Deployed, Expanded),
    v.Targeted: (Declared,),
    v.GotBoosted: (Lasting,),
    v.Attacked: STEPS,
    v.TookDamage: (Damaged,),
    v.TookSoMuch: (Damaged,),
    v.StruckPlayer: (Damaged,),
    v.GotLife: (LifeGained,),
    v.LostLife: (Damaged, LifeLost),
    v.Drew: (Drawn,),
    v.StepBegins: STEPS,
    v.PhaseBegins: STEPS,
    v.PhaseEnds: STEPS,
    v.TurnBegins: STEPS,
    v.TurnEnds: STEPS,
    v.WasCountered: (Countered,),
    v.WasNegated: (Negated,),
    v.BecameFaceUp: (Turned,),
    v.DestroyedFor: (Destroyed,),
    v.DestroyedBy: (Destroyed,),
    v.DestroyedSo: (Destroyed,),
    v.TargetedBy: (Declared,),
    v.DidWith: (Declared,),
    v.BroughtIn: (Deployed,),
    v.UsedMagic: (MagicActivated,),
    v.SpellFell: (Countered,),
    v.Defended: STEPS,
    v.WasExiled: (Moved, MagicExiled),
    v.GotLand: (Expanded,),
    v.LifeFell: (Damaged, LifeLost),
    x.UsedNamed: (MagicActivated, GrandActivated),
    x.SpellEnded: (SpellDone,),
    x.RemovedWith: (Destroyed,),
    x.BoostedWith: (Lasting,),
    x.Struck: (Damaged,),
    x.StruckSo: (Damaged,),
}
FIRST_STEPS: Final = {"start": "draw", "spell": "removal", "battle": "piercing_attack", "main": "expansion"}
FIRST_STEPS_AFTER: Final = {
    "start": "removal",
    "spell": "piercing_attack",
    "battle": "expansion",
    "main": "end_of_turn",
}


class Told(Triggered):
    """A triggered text that can speak of how much damage or life the event was about."""

    def __init__(
        self,
        seat: int = -1,
        card: int = -1,
        printed: int = -1,
        line: int = -1,
        that: tuple[int, ...] = (),
        dealt: int = 0,
    ) -> None:
        super().__init__(seat, card, printed, line, that)
        self.dealt = dealt


def heart_of(wanted: n.Node) -> n.Node:
    """What a text waits for, without when and under which condition."""
    return heart_of(wanted.event) if isinstance(wanted, (x.EventIn, x.EventIf, x.EventBut)) else wanted


def waits(wanted: n.Node) -> tuple[type[Event], ...]:
    """The kinds of events among which what a text waits for can be."""
    return WAITS[type(heart_of(wanted))]


def _is_named(state: WarsState, rules: Wars, wanted: x.UsedNamed, event: Event, reading: Reading) -> bool:
    if isinstance(event, MagicActivated) and wanted.operation == "magic":
        magic = event.card if event.copied < 0 else event.copied
        return rules.card(state, magic).name in wanted.names and event.seat in reading.seats(wanted.player)
    if isinstance(event, GrandActivated) and wanted.operation == "grand":
        grand = rules.card(state, event.card).grand
        return grand is not None and grand.name in wanted.names and event.seat in reading.seats(wanted.player)
    return False


def heard_by(events: list[n.Node]) -> frozenset[type[Event]]:
    """The kinds of events for which a game with these texts listens."""
    return frozenset([kind for each in events for kind in waits(each)])


@rule("S1 S6 Q3")
def hear(state: WarsState, rules: Wars, event: Event) -> None:
    """Everything that waits for this event triggers. Only being destroyed triggers what waits for destruction; other
    ways to the discard pile do not."""
    for place, trait in enumerate(rules.list.traits):
        if trait.event is not None and type(event) in waits(trait.event):
            for card, seat in _bearers(state, rules, event, place, trait):
                _trigger(state, rules, event, trait, place, card, seat)
    for seat, card in lasting_magics(state, rules) if rules.list.magics_listen else ():
        for trait in rules.card(state, card).heard:
            if trait.event is not None and type(event) in waits(trait.event):
                _trigger(state, rules, event, trait, -1 - trait.line, card, seat)
    if any([each.kind == DELAYED for each in state.effects]):
        _hear_delayed(state, rules, event)


def _bearers(state: WarsState, rules: Wars, event: Event, place: int, trait: Trait) -> list[tuple[int, int]]:
    """The cards that have the text now, with their players; the card of the event as it was before."""
    bit = 1 << place
    found = [(card, side) for side in (0, 1) for card in state.zones[FIELDS[side]] if traits(state, rules, card) & bit]
    card = getattr(event, "card", -1)
    if trait.event is not None and isinstance(heart_of(trait.event), (x.RemovedWith, x.BoostedWith)):
        by = event.seat if isinstance(event, Lasting) else getattr(event, "by", -1)
        found += [(used, by) for used in state.zones[STACK] if rules.card(state, used).traits & bit]
    if isinstance(event, SpellDone) and rules.card(state, card).traits & bit:
        found.append((card, event.by))
    if isinstance(event, Moved) and card >= 0 and state.zone[card] not in FIELDS:
        held = event.traits if isinstance(event, Destroyed) else rules.card(state, card).traits
        heard = heart_of(trait.event) if trait.event is not None else None
        if held & bit and isinstance(getattr(heard, "what", None), n.This):
            side = rules.zones[event.source].owner
            found.append((card, side if side in (0, 1) else event.by))
    return found


def _trigger(state: WarsState, rules: Wars, event: Event, trait: Trait, place: int, card: int, seat: int) -> None:
    assert trait.event is not None
    reading = Reading(state, rules, seat, card)
    that = matched(state, rules, trait.event, event, reading)
    if that is None:
        return
    if trait.once:
        if any([each.kind == USED and each.card == card and each.amount == place for each in state.effects]):
            return
        apply_now(state, rules, Lasting("P1", USED, seat, card, place, UNTIL_TURN_END))
    if isinstance(event, (Damaged, LifeGained, LifeLost)):
        trigger(state, Told(seat, card, trait.printed, trait.line, that, event.amount))
    else:
        trigger(state, Triggered(seat, card, trait.printed, trait.line, that))


def _hear_delayed(state: WarsState, rules: Wars, event: Event) -> None:
    for each in state.effects:
        if isinstance(each, TextModifier) and each.kind == DELAYED:
            effect = rules.sentences(each.printed, each.line)[each.sentence].effect
            assert isinstance(effect, a.Delayed)
            if type(event) in waits(effect.event):
                reading = Reading(state, rules, each.seat, each.this, (each.card,) if each.card >= 0 else ())
                found = matched(state, rules, effect.event, event, reading)
                if found is None or (each.turn and each.turn != state.turn):
                    continue
                line = rules.list.inner_lines[each.printed, each.line, each.sentence, 0]
                if isinstance(effect, a.Repeated):
                    dealt = event.amount if isinstance(event, (Damaged, LifeGained, LifeLost)) else 0
                    trigger(state, Told(each.seat, each.this, each.printed, line, found, dealt))
                    continue
                that = (each.card,) if each.card >= 0 else ()
                trigger(state, Triggered(each.seat, each.this, each.printed, line, that))
                apply_now(state, rules, Spent("W5.0", each.timestamp))


def matched(state: WarsState, rules: Wars, wanted: n.Node, event: Event, reading: Reading) -> tuple[int, ...] | None:
    """The cards an event is about if it is the event that a text waits for; None if it is not."""
    if isinstance(wanted, x.EventIn):
        return matched(state, rules, wanted.event, event, reading) if reading.is_time(wanted.period) else None
    if isinstance(wanted, x.EventBut):
        is_other = (
            type(event) in waits(wanted.other) and matched(state, rules, wanted.other, event, reading) is not None
        )
        return None if is_other else matched(state, rules, wanted.event, event, reading)
    if isinstance(wanted, x.EventIf):
        found = matched(state, rules, wanted.event, event, reading)
        return found if found is not None and reading.holds(wanted.condition) else None
    if isinstance(wanted, x.UsedNamed):
        return () if _is_named(state, rules, wanted, event, reading) else None
    if isinstance(wanted, (v.DidWith, v.UsedMagic)):
        return () if _has_done_with(state, wanted, event, reading) else None
    if isinstance(wanted, v.LifeFell):
        return () if _has_fallen(state, wanted, event, reading) else None
    if isinstance(event, StepBegan):
        return _matched_step(state, rules, wanted, event, reading)
    if isinstance(event, Moved) and not isinstance(event, Declared):
        return _matched_move(wanted, event, reading)
    if isinstance(event, Damaged) and isinstance(wanted, (x.Struck, x.StruckSo)):
        return _matched_strike(state, rules, wanted, event, reading)
    if isinstance(event, (Damaged, LifeGained, LifeLost)):
        player = getattr(wanted, "player", None)
        in_battle = event.clause in ("3.1", "3.2")
        if not isinstance(player, n.Node) or event.seat not in reading.seats(player) or event.amount <= 0:
            return None
        if isinstance(wanted, v.TookSoMuch) and event.amount < wanted.n:
            return None
        return () if in_battle or not isinstance(wanted, v.StruckPlayer) else None
    if isinstance(wanted, v.Did):
        return () if _has_done(wanted, event, reading) else None
    if isinstance(event, Declared):
        return _matched_spell(wanted, event, reading)
    if isinstance(event, SpellDone) and isinstance(wanted, x.SpellEnded):
        fits = event.card == reading.this and wanted.operation in (event.use, "spell")
        return (event.card,) if fits and event.stood == (wanted.how == "stood") else None
    if isinstance(event, Lasting) and isinstance(wanted, x.BoostedWith):
        boosted = event.kind == BOOSTED and event.clause == "2.2"
        return (event.card,) if boosted and reading.this in rules.aimed_with(state, event.card) else None
    if isinstance(event, Lasting) and isinstance(wanted, v.GotBoosted):
        return _of(wanted.what, event.card, reading) if event.kind == BOOSTED else None
    if isinstance(event, Turned) and isinstance(wanted, v.BecameFaceUp):
        return _of(wanted.what, event.card, reading) if LYING[event.lying].replace("-", "_") == wanted.state else None
    if isinstance(event, Negated) and isinstance(wanted, v.WasNegated):
        return () if event.seat in reading.seats(wanted.player) else None
    if isinstance(event, Countered) and isinstance(wanted, v.WasCountered):
        return () if state.turn_player in reading.seats(wanted.player) else None
    if isinstance(event, Countered) and isinstance(wanted, v.SpellFell):
        fits = event.use == wanted.operation and state.turn_player in reading.seats(wanted.player)
        return () if fits else None
    return None


@rule("W1.1")
def _has_fallen(state: WarsState, wanted: v.LifeFell, event: Event, reading: Reading) -> bool:
    """Whether the life has come within the bounds by this, and was not before."""
    if not isinstance(event, (Damaged, LifeLost)) or event.seat not in reading.seats(wanted.player):
        return False
    life = state.life[event.seat]
    return compares(life, wanted.bound) and not compares(life + event.amount, wanted.bound)


@rule("2.0 M1 4.2")
def _has_done_with(state: WarsState, wanted: v.DidWith | v.UsedMagic, event: Event, reading: Reading) -> bool:
    """Whether the player has done this with such a card."""
    done: tuple[str, ...]
    if isinstance(event, MagicActivated):
        done, seat = ("magic",), event.seat
        card = event.card if event.copied < 0 else event.copied
    elif isinstance(event, Declared):
        done, card, seat = (event.use, "spell"), event.card, event.by
    elif isinstance(event, Deployed):
        done, card, seat = (_way_in(event),), event.card, event.by
    else:
        return False
    operation = wanted.operation if isinstance(wanted, v.DidWith) else "magic"
    return operation in done and seat in reading.seats(wanted.player) and matches(card, wanted.kind, reading)


@rule("3.1 3.2")
def _matched_strike(
    state: WarsState, rules: Wars, wanted: x.Struck | x.StruckSo, event: Damaged, reading: Reading
) -> tuple[int, ...] | None:
    """Units deal their damage together: every unit that attacked in the step has dealt it."""
    if event.clause not in ("3.1", "3.2") or event.amount <= 0 or event.seat not in reading.seats(wanted.player):
        return None
    if isinstance(wanted, x.StruckSo):
        return () if event.amount >= wanted.n else None
    step = PIERCING if event.clause == "3.1" else ATTACK
    units = [
        unit
        for unit in state.zones[FIELDS[1 - event.seat]]
        if step == (PIERCING if traits(state, rules, unit) & rules.list.piercing else ATTACK)
        and _of(wanted.what, unit, reading) is not None
    ]
    return tuple(units) if units else None


def _of(what: n.Node, card: int, reading: Reading) -> tuple[int, ...] | None:
    """The card, if it is the one, or one of those, that a text names."""
    if isinstance(what, m.AnyOf):
        return (card,) if matches(card, what.what, reading) else None
    return (card,) if card in members(what, reading) else None


def _matched_move(wanted: n.Node, event: Moved, reading: Reading) -> tuple[int, ...] | None:
    source = reading.rules.zones[event.source]
    reading.last_side[event.card] = source.owner
    left_field = event.source in FIELDS
    if isinstance(event, Deployed):
        reading.last_side = {event.card: reading.rules.zones[event.target].owner}
        if isinstance(wanted, v.EnteredBy):
            by = _way_in(event)
            return _of(wanted.what, event.card, reading) if by in wanted.operations else None
        if isinstance(wanted, v.EnteredSide):
            there = reading.side(event.card) in reading.seats(wanted.player)
            return _of(wanted.what, event.card, reading) if there else None
        if isinstance(wanted, v.Did):
            return () if _has_done(wanted, event, reading) else None
        return _of(wanted.what, event.card, reading) if isinstance(wanted, n.Entered) else None
    if isinstance(wanted, v.Drew):
        return (event.card,) if isinstance(event, Drawn) and event.by in reading.seats(wanted.player) else None
    if isinstance(wanted, v.Did):
        return () if _has_done(wanted, event, reading) else None
    if isinstance(wanted, v.GotLand):
        return () if reading.rules.zones[event.target].owner in reading.seats(wanted.player) else None
    if isinstance(wanted, v.WasExiled):
        return _matched_exile(wanted, event, reading)
    thrown = event.source in HANDS and event.target == DISCARD
    if isinstance(wanted, v.Threw):
        return (event.card,) if thrown and source.owner in reading.seats(wanted.player) else None
    fits = (
        (isinstance(wanted, n.Destroyed) and isinstance(event, Destroyed) and left_field)
        or (isinstance(wanted, v.GivenUp) and left_field and event.clause == "4.2b")
        or (isinstance(wanted, v.Fell) and left_field and event.target == DISCARD)
        or (isinstance(wanted, v.Left) and left_field)
        or (isinstance(wanted, v.WentBack) and left_field and event.target in HANDS)
        or (isinstance(wanted, v.Thrown) and thrown)
        or (isinstance(wanted, v.ThrownFor) and thrown and thrown_for(wanted, event))
        or (isinstance(wanted, v.ThrownBy) and thrown and who_ruled(event, reading) in reading.seats(wanted.player))
        or (isinstance(wanted, x.RemovedWith) and is_removed_with(event, reading))
        or (isinstance(event, Destroyed) and left_field and is_caused(wanted, event, reading))
    )
    what = getattr(wanted, "what", None)
    return _of(what, event.card, reading) if fits and isinstance(what, n.Node) else None


@rule("G5")
def _matched_exile(wanted: v.WasExiled, event: Moved, reading: Reading) -> tuple[int, ...] | None:
    """A magic is exiled from where it lies, a unit from the field, a card of any kind from anywhere."""
    if event.target != EXILE:
        return None
    group: n.Node = wanted.what
    while isinstance(getattr(group, "what", None), n.Node):
        group = group.what  # type: ignore[attr-defined]
    if isinstance(group, w.Magics) and event.source not in MAGICS:
        return None
    if isinstance(group, (n.Units, g.NamedUnits)) and event.source not in FIELDS:
        return None
    return _of(wanted.what, event.card, reading)


@rule("4.2a 4.2b")
def _way_in(event: Deployed) -> str:
    """How a unit entered: what an effect puts onto the field is neither deployed nor redeployed."""
    return "redeploy" if event.redeployed else "deploy" if event.clause == "4.2a" else ""


def _has_done(wanted: v.Did, event: Event, reading: Reading) -> bool:
    done: tuple[str, ...] = ()
    seat = getattr(event, "seat", getattr(event, "by", -1))
    if isinstance(event, MagicActivated):
        done = ("magic",)
    elif isinstance(event, GrandActivated):
        done = ("grand",)
    elif isinstance(event, Declared):
        done = () if event.again else (event.use, "spell")
    elif isinstance(event, Expanded):
        done = ("expand",) if event.clause == "4.1" else ()
    elif isinstance(event, Deployed):
        done = (_way_in(event),)
    return seat in reading.seats(wanted.player) and any([each in wanted.operations for each in done])


def _matched_spell(wanted: n.Node, event: Declared, reading: Reading) -> tuple[int, ...] | None:
    if isinstance(wanted, w.UsedFor):
        fits = wanted.operation in (event.use, "spell")
        return ((event.unit,) if event.unit >= 0 else ()) if fits and event.card == reading.this else None
    if isinstance(wanted, v.Targeted) and event.unit >= 0 and not event.again:
        fits = event.use in wanted.operations or "spell" in wanted.operations
        return _of(wanted.what, event.unit, reading) if fits else None
    if isinstance(wanted, v.TargetedBy) and event.unit >= 0 and not event.again:
        fits = event.use in wanted.operations or "spell" in wanted.operations
        fits = fits and event.by in reading.seats(wanted.player)
        return _of(wanted.what, event.unit, reading) if fits else None
    return None


def _matched_step(
    state: WarsState, rules: Wars, wanted: n.Node, event: StepBegan, reading: Reading
) -> tuple[int, ...] | None:
    step = STEP_WORDS[event.step]
    if isinstance(wanted, v.Attacked):
        units = [
            unit
            for unit in state.zones[FIELDS[event.seat]]
            if event.step == (PIERCING if traits(state, rules, unit) & rules.list.piercing else ATTACK)
            and _of(wanted.what, unit, reading) is not None
        ]
        return tuple(units) if units else None
    if isinstance(wanted, v.Defended):
        return _defenders(state, rules, wanted, event, reading)
    player = getattr(wanted, "player", None)
    if not isinstance(player, n.Node) or event.seat not in reading.seats(player) or event.moved:
        return None
    fits = (
        (isinstance(wanted, v.StepBegins) and wanted.step == step)
        or (isinstance(wanted, v.PhaseBegins) and _begins(wanted.phase) == step)
        or (isinstance(wanted, v.PhaseEnds) and FIRST_STEPS_AFTER.get(wanted.phase, "") == step)
        or (isinstance(wanted, v.TurnBegins) and step == "draw")
        or (isinstance(wanted, v.TurnEnds) and step == "end_of_turn")
    )
    return () if fits else None


@rule("3.1 3.2")
def _defenders(
    state: WarsState, rules: Wars, wanted: v.Defended, event: StepBegan, reading: Reading
) -> tuple[int, ...] | None:
    """The units that defend when units attack in this step: walls against piercing ones, all of them against others."""
    if event.step not in (PIERCING, ATTACK):
        return None
    piercing = event.step == PIERCING
    attacking = [
        unit
        for unit in state.zones[FIELDS[event.seat]]
        if bool(traits(state, rules, unit) & rules.list.piercing) == piercing
    ]
    units = [
        unit
        for unit in state.zones[FIELDS[1 - event.seat]]
        if (not piercing or traits(state, rules, unit) & rules.list.wall)
        and not is_forbidden(state, rules, unit, "defend", "fight")
        and _of(wanted.what, unit, reading) is not None
    ]
    return tuple(units) if attacking and units else None


def _begins(phase: str) -> str:
    return FIRST_STEPS.get(phase, "end_of_turn" if phase in PHASES else "")
