"""When is a condition of a text met? Counts, comparisons, what a unit is, where it stands, what it has done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.kokuryoku.cards import MAGIC, SPELLS
from fuda.games.kokuryoku.table import (
    ADJACENT,
    DECKS,
    DEED,
    DEEDS,
    DEPTHS,
    FIELDS,
    HANDS,
    LANDS,
    OFF,
    PHASE_NAMES,
    POWER,
    STEP_NAMES,
    Battle,
    KokuryokuState,
)
from fuda.games.kokuryoku.words import amounts as q
from fuda.games.kokuryoku.words import groups as g
from fuda.games.kokuryoku.words import strikes as s
from fuda.games.kokuryoku.words import things as o
from fuda.kernel.procedure import rule
from fuda.language.running.measuring import compared, is_met
from fuda.language.running.selection import compares, matches, members
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.kokuryoku.texts.reading import Reading

OF_UNITS: Final = (
    o.IsSort,
    o.IsOfCountry,
    o.IsOnLand,
    o.IsOnSortieSquares,
    o.IsInState,
    o.SpiritIs,
    q.CameTo,
    q.FigureIs,
    q.IsFull,
    q.IsAmong,
    q.Touches,
    q.IsBearing,
    q.HasKeyword,
    q.DidThisTurn,
    q.DidEither,
    q.Idle,
    q.InBattle,
    q.IsOnEither,
    q.IsThere,
    q.IsArmed,
    q.IsWithin,
    q.IsAt,
    q.IsCountering,
    q.FightsAgainst,
    s.FightsWithKind,
    s.StrikesAt,
    s.AttacksThose,
    s.CountersThose,
    s.AttackedByThose,
    q.IsHalf,
)


def holds(reading: Reading, condition: n.Node) -> bool:
    """Whether a condition is met now."""
    if isinstance(condition, OF_UNITS):
        found = members(condition.what, reading)
        return bool(found) and all([_holds_for(reading, condition, unit) for unit in found])
    if isinstance(condition, (o.IsAttacking, o.IsDefending, o.FightsWith)):
        return _holds_in_battle(reading, condition)
    if isinstance(condition, q.Exists):
        return all([members(group, reading) for group in each_of(condition.what)])
    if isinstance(condition, q.Not) and isinstance(condition.condition, q.Exists):  # …と…がいない: none of either
        return not any([members(group, reading) for group in each_of(condition.condition.what)])
    known = is_met(condition, reading)
    if known is not None:
        return known
    if isinstance(condition, q.CardExists):
        return bool(members(condition.what, reading))
    if isinstance(condition, q.SideHas):
        seat = reading.player(condition.player)
        return any([reading.side(unit) == seat for unit in members(condition.what, reading)])
    if isinstance(condition, n.TurnOf):
        return reading.state.turn_player in reading.seats(condition.player)
    if isinstance(condition, n.PhaseOf):
        return PHASE_NAMES[reading.state.phase] == condition.phase
    if isinstance(condition, q.InPhase):
        active = reading.state.active in reading.seats(condition.player)
        return PHASE_NAMES[reading.state.phase] == condition.phase and active
    if isinstance(condition, q.InStep):
        state = reading.state
        if state.active not in reading.seats(condition.player) or state.phase != POWER:
            return False
        return STEP_NAMES[state.step] == condition.step
    if isinstance(condition, (q.AttackingWith, q.ThisFights)):
        battle = reading.battle
        if battle is None:
            return False
        used = (
            (battle.attack_with,)
            if isinstance(condition, q.AttackingWith)
            else (battle.attack_with, battle.receive_with)
        )
        return reading.this in used
    if isinstance(condition, s.CounteringWith):
        battle = reading.battle
        return battle is not None and battle.striker == battle.defender and reading.this == battle.receive_with
    if isinstance(condition, s.IsBorne):
        return reading.state.host[reading.this] >= 0
    if isinstance(condition, q.OthersExist):
        return bool(members(g.Other(condition.what), reading))
    if isinstance(condition, q.IsHere):
        return bool(members(o.OnThisSquare(condition.what), reading))
    if isinstance(condition, (q.StandThere, q.SoManyThere)):
        there = members(g.AtSquares(condition.where, condition.what), reading)
        return bool(there) if isinstance(condition, q.StandThere) else compares(len(there), condition.bound)
    if isinstance(condition, q.OneFights):
        battle = reading.battle
        fighter = -1 if battle is None else battle.attacker if condition.side == "attack" else battle.defender
        return fighter >= 0 and matches(fighter, condition.what, reading)
    if isinstance(condition, q.ComparesBy):
        gap = reading.amount(condition.amount) - reading.amount(condition.than)
        return (gap if condition.how == "more" else -gap) >= condition.n
    if isinstance(condition, q.LandLies):
        return not set(reading.squares(g.LandSquares(condition.land))).isdisjoint(reading.squares(condition.where))
    if isinstance(condition, q.ZoneHas):
        return compares(len(members(n.InZone(condition.zone, condition.what), reading)), condition.bound)
    if isinstance(condition, q.CoinIs):
        return reading.coin == (1 if condition.side == "heads" else 2)
    if isinstance(condition, q.IsCard):
        shown = members(condition.what, reading)
        return bool(shown) and all([matches(card, condition.group, reading) for card in shown])
    if isinstance(condition, q.Happened):
        from fuda.games.kokuryoku.texts.past import times_happened

        return times_happened(reading, condition.event) > 0
    if isinstance(condition, q.While):
        return holds(reading, condition.first) and holds(reading, condition.second)
    return _compares(reading, condition)


def each_of(what: Any) -> list[n.Node]:
    """The groups of which there must be some where …と… are looked for; else the group itself.

    >>> len(each_of(n.Controlled(n.You(), g.Both(o.Named("甲"), o.Named("乙")))))
    2
    """
    if isinstance(what, g.Both):
        return [*each_of(what.first), *each_of(what.second)]
    parts = dict(n.fields(what))
    if "what" not in parts:
        return [what]
    return [n.make(type(what), {**parts, "what": group}) for group in each_of(what.what)]


def _compares(reading: Reading, condition: n.Node) -> bool:
    state = reading.state
    if isinstance(condition, q.PileIs):
        piles = state.unused if condition.pile == "unused" else state.used
        return compares(piles[reading.player(condition.player)], condition.bound)
    if isinstance(condition, q.HandIs):
        return compares(len(state.zones[HANDS[reading.player(condition.player)]]), condition.bound)
    if isinstance(condition, q.HasMore):
        one, other = reading.player(condition.player), reading.player(condition.than)
        return compared(_has(state, one, condition.thing), _has(state, other, condition.thing), condition.how)
    raise LookupError(f"the rules know no condition {type(condition).__name__}")


def _has(state: KokuryokuState, seat: int, thing: str) -> int:
    """How much of a thing a player has."""
    if thing in ("unused", "used"):
        return (state.unused if thing == "unused" else state.used)[seat]
    zones = {"hand": HANDS, "units": FIELDS, "lands": LANDS, "off": OFF, "deck": DECKS}
    return len(state.zones[zones[thing][seat]])


def _holds_for(reading: Reading, condition: n.Node, unit: int) -> bool:
    state = reading.state
    printed = reading.rules.list.cards[state.printed[unit]]
    if isinstance(condition, o.IsSort):
        return condition.sort in reading.rules.sorts(state, unit)
    if isinstance(condition, o.IsOfCountry):
        return printed.country == condition.country
    if isinstance(condition, o.IsOnLand):
        return reading.is_on_land(unit, condition.land)
    if isinstance(condition, q.IsOnEither):
        return reading.is_on_land(unit, condition.land) or reading.is_on_land(unit, condition.other)
    if isinstance(condition, (o.IsOnSortieSquares, q.CameTo)):
        return state.cell[unit] >= 0 and DEPTHS[reading.player(condition.player)][state.cell[unit]] == 0
    if isinstance(condition, o.IsInState):
        return reading.lies(unit, condition.state)
    if isinstance(condition, o.SpiritIs):
        return compares(state.chips[unit], condition.bound)
    if isinstance(condition, q.FigureIs):
        return compares(reading.figure(unit, condition.figure), condition.bound)
    if isinstance(condition, q.IsFull):
        return state.chips[unit] >= reading.figure(unit, "maximum")
    if isinstance(condition, q.IsAmong):
        reading.gone = unit
        return matches(unit, condition.group, reading)
    if isinstance(condition, q.Touches):
        near = ADJACENT[state.cell[unit]] if state.cell[unit] >= 0 else ()
        found = [each for each in members(condition.group, reading) if state.cell[each] in near]
        return compares(len(found), condition.bound)
    if isinstance(condition, q.IsBearing):
        return reading.bears(unit, condition.kind)
    if isinstance(condition, q.HasKeyword):
        return reading.has_keyword(unit, condition.label)
    if isinstance(condition, q.DidThisTurn):
        return has_done(reading, unit, condition.deed)
    if isinstance(condition, q.DidEither):
        return has_done(reading, unit, condition.deed) or has_done(reading, unit, condition.other)
    if isinstance(condition, q.Idle):
        return not has_done(reading, unit, "move") and not has_done(reading, unit, "attack")
    if isinstance(condition, q.IsAt):
        return state.cell[unit] in reading.squares(condition.where)
    if isinstance(condition, q.IsWithin):
        return matches(unit, o.Within(condition.of, condition.n, n.Units()), reading)
    if isinstance(condition, q.IsArmed):
        return matches(unit, g.ArmedWith(condition.arms, n.Units()), reading)
    if isinstance(condition, q.IsThere):
        return state.cell[unit] >= 0
    if isinstance(condition, q.IsHalf):
        return compared(2 * state.chips[unit], reading.figure(unit, "maximum"), condition.how)
    battle = reading.battle
    if battle is None or unit not in (battle.attacker, battle.defender):
        return False
    if isinstance(condition, q.IsCountering):
        return unit == battle.defender and battle.striker == unit
    if isinstance(condition, q.FightsAgainst):
        foe = battle.defender if unit == battle.attacker else battle.attacker
        return matches(foe, condition.group, reading)
    if isinstance(condition, s.AttacksThose):
        return _fights_so(reading, battle, condition, unit)
    equipment = battle.attack_with if unit == battle.attacker else battle.receive_with
    if equipment < 0:
        return False
    used = reading.rules.list.cards[state.printed[equipment]]
    if isinstance(condition, s.FightsWithKind):
        return (used.arms in SPELLS) == (condition.kind == MAGIC)
    if isinstance(condition, s.StrikesAt):
        return condition.range in reading.rules.ranges(state, unit, equipment)
    return True


@rule("X5.1 X5.6")
def _fights_so(reading: Reading, battle: Battle, condition: s.AttacksThose, unit: int) -> bool:
    """Whether the unit attacks one of these, is attacked by it, or strikes back at it now."""
    attacks = not isinstance(condition, (s.CountersThose, s.AttackedByThose))
    if unit != (battle.attacker if attacks else battle.defender):
        return False
    if isinstance(condition, s.CountersThose) and battle.striker != unit:
        return False
    return matches(battle.defender if attacks else battle.attacker, condition.group, reading)


def has_done(reading: Reading, unit: int, deed: str) -> bool:
    """Whether the unit has done this in this turn."""
    line = DEEDS.index(deed)
    effects = reading.state.effects
    return any([each.printed == DEED and each.line == line and unit in each.cards for each in effects])


def _holds_in_battle(reading: Reading, condition: o.IsAttacking | o.IsDefending | o.FightsWith) -> bool:
    battle = reading.battle
    found = members(condition.what, reading)
    if battle is None or not found:
        return False
    if isinstance(condition, o.IsAttacking):
        return found[0] == battle.attacker
    if isinstance(condition, o.IsDefending):
        return found[0] == battle.defender
    equipment = battle.attack_with if found[0] == battle.attacker else battle.receive_with
    if found[0] not in (battle.attacker, battle.defender) or equipment < 0:
        return False
    return reading.rules.list.cards[reading.state.printed[equipment]].arms == condition.arms


def difference(reading: Reading, condition: n.Node | None) -> int:
    """By how much the amounts differ that a condition compares."""
    if isinstance(condition, q.HasMore):
        one, other = reading.player(condition.player), reading.player(condition.than)
        return abs(_has(reading.state, one, condition.thing) - _has(reading.state, other, condition.thing))
    if isinstance(condition, q.Compares):
        return abs(reading.amount(condition.amount) - reading.amount(condition.than))
    return 0
