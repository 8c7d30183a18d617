"""Which texts trigger on an event? X7.25: those of units, attached cards and lands, of what has just left, and
those that a text has put off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.kokuryoku.battle_events import BattleBegan, BattleEnded, BattleTurned, EffectEnded, Used
from fuda.games.kokuryoku.board_events import (
    CardAttached,
    ClassChanged,
    Detached,
    GenerationChanged,
    LandLaid,
    Sortied,
    UnitLeft,
    Walked,
)
from fuda.games.kokuryoku.chapters.permissions import is_worn_out
from fuda.games.kokuryoku.events import (
    Damaged,
    Drawn,
    EquipmentUsed,
    Healed,
    MadeAble,
    MadeWaiting,
    PhaseBegan,
    Recovered,
    Spent,
    SpiritLost,
    StepBegan,
    TurnBegan,
    TurnEnded,
    Went,
)
from fuda.games.kokuryoku.table import (
    ABROAD,
    ATTACHED,
    END,
    FIELDS,
    HANDS,
    INVASION,
    LANDS,
    OFF,
    PHASE_NAMES,
    STEP_NAMES,
    KokuryokuState,
)
from fuda.games.kokuryoku.texts.reading import Reading
from fuda.games.kokuryoku.texts.values import places
from fuda.games.kokuryoku.words import events as v
from fuda.games.kokuryoku.words import strikes as s
from fuda.games.kokuryoku.words import things as o
from fuda.kernel.events import Event
from fuda.kernel.machine import apply_now, trigger
from fuda.kernel.procedure import rule
from fuda.language.running.selection import compares, matches, members
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n
from fuda.mechanics.triggers import Triggered

if TYPE_CHECKING:
    from fuda.games.kokuryoku.rules import Kokuryoku


class Heard(Triggered):
    """A triggered text that waits, with the unit that has or bears it and what the event amounted to."""

    def __init__(
        self,
        seat: int = -1,
        card: int = -1,
        printed: int = -1,
        line: int = -1,
        that: tuple[int, ...] = (),
        unit: int = -1,
        amount: int = 0,
        fighters: tuple[int, ...] = (),
    ) -> None:
        super().__init__(seat, card, printed, line, that)
        self.unit = unit
        self.amount = amount
        self.fighters = fighters  # of the battle that is over

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """What an event amounted to was not asked before."""
        return {"amount": 0, "fighters": [], **written}


# Which texts wait for an event, by its kind.
WAITED_FOR: Final[dict[type, tuple[type, ...]]] = {
    PhaseBegan: (o.Moment, v.PhaseEnds, v.MomentOfTurn, v.InTurn),
    StepBegan: (v.StepBegins, v.StepOfTurn, v.InTurn),
    TurnBegan: (v.TurnBegins,),
    TurnEnded: (v.TurnEnds, v.PhaseEnds),
    BattleBegan: (v.Attacked, v.AttackedWith),
    BattleTurned: (v.StruckBack, s.CounteredWith),
    BattleEnded: (v.FightEnded, v.BattleEnds),
    Damaged: (
        o.DamagedWith,
        o.DealtDamage,
        o.Defeated,
        v.Beaten,
        v.BeatenWith,
        v.Harmed,
        v.HarmedWith,
        v.SpiritGone,
        v.SpiritReached,
        v.SpiritFell,
        s.HarmedIn,
    ),
    EquipmentUsed: (v.CardUsed,),
    SpiritLost: (v.SpiritGone, v.SpiritReached, v.SpiritFell),
    Spent: (v.SpiritGone, v.SpiritReached, v.SpiritFell),
    Recovered: (v.Restored, v.Supported, v.HealedByStaff, v.SpiritReached),
    Healed: (v.HealedWith, v.CardUsed),
    UnitLeft: (o.PutOffField, v.LeftField),
    Walked: (o.Moved, v.MovedTo, v.MovedFrom, v.Rescued),
    Sortied: (n.Entered, v.MovedTo, v.SortiedTo),
    ClassChanged: (o.ClassChanged,),
    GenerationChanged: (v.GenerationChanged,),
    CardAttached: (o.CardAttached, v.Equipped),
    Detached: (v.Stripped,),
    MadeWaiting: (v.BecameWaiting, v.ActionEnded, v.ActionEndedAt),
    MadeAble: (v.BecameAble,),
    Drawn: (v.Drew,),
    Went: (v.Discarded,),
    LandLaid: (v.LandCame, v.LaidHere),
    Used: (v.UsedOne,),
}


HOW_RESTORED: Final[dict[type, str]] = {v.Supported: "K4.3", v.HealedByStaff: "X5.9"}


@rule("X7.25")
def listen(state: KokuryokuState, rules: Kokuryoku, event: Event) -> None:
    """Look whether the event triggers texts in force; what left with it hears it too."""
    if rules.logs:
        from fuda.games.kokuryoku.texts.past import KINDS, note_event

        if type(event) in KINDS:
            note_event(state, rules, event)
    if type(event) not in WAITED_FOR or rules.waited_for.isdisjoint(WAITED_FOR[type(event)]):
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
    elif isinstance(event, Detached) and cards[state.printed[event.card]].triggers:
        _hear(state, rules, event, state.owner[event.card], event.card, event.bearer)
    elif isinstance(event, (Healed, EquipmentUsed)) and state.zone[event.equipment] not in ATTACHED:
        user = event.by if isinstance(event, Healed) else event.unit
        _hear(state, rules, event, state.owner[event.equipment], event.equipment, user)
    if rules.puts_off and state.effects:
        _hear_delayed(state, rules, event)


def _hear(state: KokuryokuState, rules: Kokuryoku, event: Event, seat: int, card: int, unit: int) -> None:
    printed = rules.list.cards[state.printed[card]]
    for line, wanted in printed.triggers:
        reading = Reading(state, rules, seat, card, unit)
        that = matched(state, wanted, event, reading)
        if that is None or (line in printed.conditions and not reading.holds(printed.conditions[line])):
            continue
        if not is_worn_out(state, printed, card, line):
            trigger(
                state, Heard(seat, card, state.printed[card], line, that, unit, amount_of(event), fighters_of(event))
            )


@rule("X7.52")
def _hear_delayed(state: KokuryokuState, rules: Kokuryoku, event: Event) -> None:
    """What a text has put off until this event triggers now, once."""
    for each in places(state, rules).standing.get(a.Delayed, [])[::-1]:
        made = each.made
        if made is None or made.begins > state.turn:
            continue
        reading = Reading(state, rules, made.seat, made.this, made.unit, made.cards)
        that = matched(state, each.effect.event, event, reading)
        if that is not None:
            line = rules.list.cards[made.printed].given[each.effect]
            if each.sentence.duration is None:
                that = made.cards
                apply_now(state, rules, EffectEnded("X7.52", each.place))
            heard = Heard(
                made.seat, made.this, made.printed, line, that, made.unit, amount_of(event), fighters_of(event)
            )
            trigger(state, heard)


def fighters_of(event: Event) -> tuple[int, ...]:
    """Attacker and defender of the battle that is over by an event."""
    return event.fighters if isinstance(event, BattleEnded) else ()


def amount_of(event: Event) -> int:
    """How many chips an event was about."""
    return event.amount if isinstance(event, (Damaged, SpiritLost, Recovered)) else 0


def matched(state: KokuryokuState, wanted: Any, event: Event, reading: Reading) -> tuple[int, ...] | None:
    """What the event was about, if it is the one that a text waits for."""
    if type(wanted) not in WAITED_FOR[type(event)]:
        return None
    if isinstance(event, (PhaseBegan, StepBegan, TurnBegan, TurnEnded)):
        return () if _is_moment(state, wanted, event, reading) else None
    if isinstance(event, Damaged):
        return _matched_damage(wanted, event, reading)
    if isinstance(event, (BattleBegan, BattleTurned, BattleEnded)):
        return _matched_battle(state, wanted, event, reading)
    if isinstance(event, UnitLeft):
        if isinstance(wanted, o.PutOffField) and event.target not in OFF:
            return None
        reading.gone = event.card
        return about(wanted.what, event.card, reading)
    if isinstance(event, (Walked, Sortied)):
        return _matched_walk(wanted, event, reading)
    if isinstance(event, (ClassChanged, GenerationChanged)):
        return about(wanted.what, event.card, reading)
    if isinstance(event, CardAttached):
        if isinstance(wanted, o.CardAttached):
            return (event.unit,) if event.card == reading.this else None
        kind = reading.rules.list.cards[state.printed[event.card]].kind
        return about(wanted.what, event.unit, reading) if wanted.kind in ("any", kind) else None
    if isinstance(event, Detached):
        return () if event.card == reading.this else None
    if isinstance(event, Healed):
        if isinstance(wanted, v.CardUsed):
            return () if event.equipment == reading.this else None
        return (event.unit,) if event.equipment == reading.this else None
    if isinstance(event, EquipmentUsed):
        return () if event.equipment == reading.this else None
    if isinstance(event, (Recovered, Spent, SpiritLost, MadeWaiting, MadeAble)):
        if isinstance(wanted, (v.SpiritReached, v.SpiritFell)):
            return _reached(wanted, event, reading)
        if isinstance(wanted, (v.Supported, v.HealedByStaff)) and event.clause != HOW_RESTORED[type(wanted)]:
            return None
        if isinstance(wanted, (v.ActionEnded, v.ActionEndedAt)) and event.clause != "K5.4a":
            return None
        if isinstance(wanted, v.ActionEndedAt) and state.cell[event.unit] not in reading.squares(wanted.where):
            return None
        return about(wanted.what, event.unit, reading)
    if isinstance(wanted, v.LaidHere):
        return () if isinstance(event, LandLaid) and event.card == reading.this else None
    if isinstance(event, LandLaid):
        return (event.card,) if _is_of_player(state, wanted, event, reading) else None
    return () if _is_of_player(state, wanted, event, reading) else None


@rule("X3.2")
def _reached(wanted: v.SpiritReached | v.SpiritFell, event: Any, reading: Reading) -> tuple[int, ...] | None:
    """Whether the spirit of a unit has come within a bound by this event."""
    now = reading.state.chips[event.unit]
    before = now - event.amount if isinstance(event, Recovered) else now + event.amount
    if isinstance(wanted, v.SpiritFell):
        least = reading.amount(wanted.amount)
        return about(wanted.what, event.unit, reading) if before > least >= now else None
    if compares(before, wanted.bound) or not compares(now, wanted.bound):
        return None
    return about(wanted.what, event.unit, reading)


def _matched_walk(wanted: Any, event: Walked | Sortied, reading: Reading) -> tuple[int, ...] | None:
    unit = event.unit if isinstance(event, Walked) else event.card
    if isinstance(wanted, o.Moved) and isinstance(event, Walked) and not event.own:
        return None
    if isinstance(wanted, v.Rescued):
        by = reading.state.acting
        if event.clause != "X7.20" or by < 0 or about(wanted.by, by, reading) is None:
            return None
    if isinstance(wanted, v.MovedFrom):
        if isinstance(event, Sortied) or event.source not in reading.squares(wanted.where):
            return None
    elif isinstance(wanted, v.MovedTo):
        if isinstance(event, Sortied) != isinstance(wanted, v.SortiedTo) or event.cell not in reading.squares(
            wanted.where
        ):
            return None
    return about(wanted.what, unit, reading)


@rule("K3.1 K6.6 X7.61")
def _is_moment(state: KokuryokuState, wanted: Any, event: Event, reading: Reading) -> bool:
    """Whether this is the moment for which a text waits; a phase ends when the next one begins."""
    if isinstance(wanted, v.InTurn):
        inner = v.StepBegins if isinstance(event, StepBegan) else o.Moment
        its_turn = state.turn_player in reading.seats(wanted.turn)
        return its_turn and isinstance(wanted.event, inner) and _is_moment(state, wanted.event, event, reading)
    seats = reading.seats(wanted.player)
    if isinstance(wanted, (v.MomentOfTurn, v.StepOfTurn)) and getattr(event, "seat", -1) != state.turn_player:
        return False
    if isinstance(event, StepBegan):
        return event.seat in seats and STEP_NAMES[event.step] == wanted.step
    if isinstance(event, (TurnBegan, TurnEnded)):
        if isinstance(wanted, v.PhaseEnds):
            return wanted.phase == PHASE_NAMES[END] and event.seat in seats
        return event.seat in seats
    if not isinstance(event, PhaseBegan):
        return False
    if isinstance(wanted, (o.Moment, v.MomentOfTurn)):
        return event.seat in seats and PHASE_NAMES[event.phase] == wanted.phase
    if event.phase == END:
        return wanted.phase == PHASE_NAMES[INVASION] and event.seat in seats
    ended = 1 - state.turn_player if event.phase == INVASION else 1 - event.seat
    if event.phase != INVASION and event.seat == state.turn_player:
        return False
    return wanted.phase == PHASE_NAMES[0] and ended in seats


def _matched_battle(
    state: KokuryokuState, wanted: Any, event: BattleBegan | BattleTurned | BattleEnded, reading: Reading
) -> tuple[int, ...] | None:
    battle = state.battle
    if isinstance(event, BattleEnded):
        if isinstance(wanted, v.BattleEnds):
            return ()
        for unit in event.fighters:
            if state.cell[unit] >= 0:
                found = about(wanted.what, unit, reading)
                if found is not None:
                    return found
        return None
    if battle is None or (isinstance(event, BattleTurned) and event.what != "struck-back"):
        return None
    if isinstance(wanted, v.AttackedWith):
        return (battle.defender,) if battle.attack_with == reading.this else None
    if isinstance(wanted, s.CounteredWith):
        return (battle.attacker,) if battle.receive_with == reading.this else None
    one, other = battle.attacker, battle.defender
    if isinstance(event, BattleTurned):
        one, other = other, one
    if about(wanted.by, one, reading) is None or about(wanted.what, other, reading) is None:
        return None
    if isinstance(wanted.what, m.AnyOf) and _is_anyone(wanted.by):
        return (other,)
    return (one,) if isinstance(wanted.by, m.AnyOf) else (other,)


@rule("X5.4")
def _matched_damage(wanted: Any, event: Damaged, reading: Reading) -> tuple[int, ...] | None:
    """Only damage of 1 or more counts."""
    if event.amount < 1:
        return None
    if isinstance(wanted, o.DamagedWith):
        return (event.unit,) if event.equipment == reading.this else None
    if isinstance(wanted, v.HarmedWith):
        return (event.unit,) if event.equipment == reading.this and compares(event.amount, wanted.bound) else None
    if isinstance(wanted, v.BeatenWith):
        return (event.unit,) if event.equipment == reading.this and event.beaten else None
    if isinstance(wanted, (v.SpiritReached, v.SpiritFell)):
        return _reached(wanted, event, reading)
    if isinstance(wanted, s.HarmedIn) and not _is_by_way(wanted.way, event, reading):
        return None
    if isinstance(wanted, v.SpiritGone):
        return about(wanted.what, event.unit, reading)
    if isinstance(wanted, o.DealtDamage) or (isinstance(wanted, o.Defeated) and event.beaten):
        who = wanted.what if isinstance(wanted, o.DealtDamage) else wanted.by
        return (event.unit,) if event.by in members(who, reading) and event.equipment >= 0 else None
    if isinstance(wanted, v.Beaten) and not event.beaten:
        return None
    if isinstance(wanted, v.Harmed) and not compares(event.amount, wanted.bound):
        return None
    if isinstance(wanted, (v.Beaten, v.Harmed, s.HarmedIn)):
        by_whom = _is_anyone(wanted.by) or (event.by >= 0 and about(wanted.by, event.by, reading) is not None)
        if by_whom and about(wanted.what, event.unit, reading) is not None:
            return (event.unit,) if _is_anyone(wanted.by) or isinstance(wanted.what, m.AnyOf) else (event.by,)
    return None


@rule("X5.4 X5.6")
def _is_by_way(way: str, event: Damaged, reading: Reading) -> bool:
    """Whether the damage was dealt in an attack, or in a counter: what the attacked unit deals is the counter."""
    battle = reading.battle
    if battle is None or event.equipment < 0:
        return False
    return (event.by == battle.defender) == (way == "counter")


def _is_anyone(who: Any) -> bool:
    return isinstance(who, m.AnyOf) and isinstance(who.what, n.Units)


def _is_of_player(state: KokuryokuState, wanted: Any, event: Event, reading: Reading) -> bool:
    """Whether it was the player of whom a text speaks."""
    seats = reading.seats(wanted.player)
    if isinstance(event, Drawn):
        return event.target == HANDS[event.by] and event.by in seats and state.turn > 0
    if isinstance(event, Went):
        if event.source not in HANDS or (event.target not in OFF and event.target not in ABROAD):
            return False
        return HANDS.index(event.source) in seats
    if isinstance(event, LandLaid):
        return event.by in seats
    return isinstance(event, Used) and event.seat in seats and event.kind == wanted.kind


def about(what: n.Node, unit: int, reading: Reading) -> tuple[int, ...] | None:
    """The unit, if it is the one or one of those that a text waits for."""
    if isinstance(what, m.AnyOf):
        return (unit,) if matches(unit, what.what, reading) else None
    if isinstance(what, o.ThisUnit):
        return (unit,) if unit == reading.unit else None
    return (unit,) if unit in members(what, reading) else None
