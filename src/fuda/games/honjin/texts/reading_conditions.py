"""Does a condition of a text of 本陣TCG hold?"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from fuda.games.honjin.chapters.in_use import in_period
from fuda.games.honjin.table import BATTLEFIELD, NO_BATTLE
from fuda.games.honjin.texts.notation import InForce, NotMet
from fuda.games.honjin.texts.reading_told import TOLD_CONDITIONS
from fuda.games.honjin.texts.values import ELEMENTS, FACTIONS, MARCH, RACES, TYPES
from fuda.games.honjin.words import conditions as o
from fuda.games.honjin.words import modifiers as g
from fuda.games.honjin.words import relations as r
from fuda.games.honjin.words import telling as s
from fuda.games.honjin.words import things as h
from fuda.kernel.procedure import rule
from fuda.language.running.printed import speaks_of
from fuda.language.running.selection import compares, members
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.honjin.texts.reading import Reading


def _count_is(reading: Reading, condition: Any) -> bool:
    return compares(reading.count(condition.what), condition.bound)


def _is(reading: Reading, condition: Any) -> bool:
    return any([reading.has(card, condition.feature) for card in members(condition.what, reading)])


def _is_not(reading: Reading, condition: Any) -> bool:
    found = members(condition.what, reading)
    return bool(found) and not any([reading.has(card, condition.feature) for card in found])


@rule("10.12.1 10.5.4.1.2")
def _is_among(reading: Reading, condition: Any) -> bool:
    """What has left the battlefield is asked what it was there."""
    group = members(condition.group, reading)
    state = reading.state
    for card in members(condition.what, reading):
        if card in group:
            return True
        if card >= 0 and state.zone[card] not in BATTLEFIELD and state.last[card] is not None:
            if reading.fits(card, condition.group):
                return True
    return False


def _is_state(reading: Reading, condition: Any) -> bool:
    return any([reading.lies(card, condition.state) for card in members(condition.what, reading)])


def _stands_at(reading: Reading, condition: Any) -> bool:
    return any([reading.stands(card, condition.place) for card in members(condition.what, reading)])


def _is_side(reading: Reading, condition: Any) -> bool:
    return reading.player(condition.player) in reading._battler(condition.side)


def _bears(reading: Reading, condition: Any) -> bool:
    return any([card in reading.state.host for card in members(condition.what, reading)])


def _bears_not(reading: Reading, condition: Any) -> bool:
    found = members(condition.what, reading)
    return bool(found) and not any([card in reading.state.host for card in found])


def _exists(reading: Reading, condition: Any) -> bool:
    if speaks_of(condition.what, h.EmptyLands):
        return bool(reading.areas(condition.what))
    return bool(members(condition.what, reading))


def _exists_not(reading: Reading, condition: Any) -> bool:
    return not members(condition.what, reading)


def _is_empty(reading: Reading, condition: Any) -> bool:
    return not reading.cards_in(condition.zone)


def _battle_at(reading: Reading, condition: Any) -> bool:
    return reading.state.battle >= 0 and reading.state.battle in reading.areas(condition.where)


@rule("10.17.2")
def _same_only(reading: Reading, condition: Any) -> bool:
    found = members(condition.what, reading)
    return len(found) > 0 and len({_words_of(reading, card, condition.characteristic) for card in found}) == 1


def _words_of(reading: Reading, card: int, characteristic: str) -> tuple[int, ...]:
    if characteristic == "attribute":
        return (reading.bits(card, ELEMENTS),)
    if characteristic == "march":
        return (reading.bits(card, MARCH),)
    attribute = {"race": RACES, "type": TYPES}.get(characteristic, FACTIONS)
    return tuple(sorted(reading.words(card, attribute)))


def _roll_is(reading: Reading, condition: Any) -> bool:
    return compares(reading.total, condition.bound)


@rule("3.4.5")
def _roll_is_odd(reading: Reading, condition: Any) -> bool:
    return bool(reading.total % 2 == (1 if condition.parity == "odd" else 0))


@rule("2.1.2.1.2.1")
def _bears_so_many(reading: Reading, condition: Any) -> bool:
    hosts = reading.state.host
    found = members(condition.what, reading)
    return any([compares(len([1 for host in hosts if host == card]), condition.bound) for card in found])


def _died_of_this(reading: Reading, condition: Any) -> bool:
    return any([card in reading.died for card in members(condition.what, reading)])


def _both_hold(reading: Reading, condition: Any) -> bool:
    return reading.holds(condition.one) and reading.holds(condition.other)


@rule("4.7.7")
def _of_one(reading: Reading, condition: Any) -> bool:
    return all([reading.holds(told_of(each, condition.what)) for each in (condition.one, condition.other)])


def told_of(condition: n.Node, what: n.Node) -> n.Node:
    """The condition, told of this thing."""
    values = {name: what if isinstance(value, h.Same) else value for name, value in n.fields(condition)}
    return n.make(type(condition), values)


def _either_holds(reading: Reading, condition: Any) -> bool:
    return reading.holds(condition.one) or reading.holds(condition.other)


@rule("10.19.2")
def _not_met(reading: Reading, condition: Any) -> bool:
    return not reading.holds(condition.condition)


def _in_period(reading: Reading, condition: Any) -> bool:
    return in_period(reading.state, condition.period)


@rule("14.5.4.1 8.2.3 8.3.1.1 8.3.8.4")
def _in_force(reading: Reading, condition: Any) -> bool:
    state = reading.state
    unit = reading.this_unit()
    return state.battle >= 0 and state.timing != NO_BATTLE and unit >= 0 and state.cell[unit] == state.battle


def _turn_of(reading: Reading, condition: Any) -> bool:
    return reading.state.turn_player == reading.player(condition.player)


def _compares(reading: Reading, condition: Any) -> bool:
    return compared(reading.amount(condition.one), condition.how, reading.amount(condition.other))


def compared(one: int, how: str, other: int) -> bool:
    """Whether two numbers compare so.

    >>> compared(2, "more", 2), compared(2, "least", 2)
    (False, True)
    """
    found = {"more": one > other, "fewer": one < other, "same": one == other, "least": one >= other}
    return found.get(how, one <= other)


def _amount_is(reading: Reading, condition: Any) -> bool:
    return compares(reading.amount(condition.amount), condition.bound)


def _contrary(reading: Reading, condition: Any) -> bool:
    return not reading.holds(condition.condition)


@rule("8.1.1 8.2.3 8.2.5")
def _in_battle(reading: Reading, condition: Any) -> bool:
    return reading.state.battle >= 0 and reading.looks_at_battle()


@rule("2.1.2.1.2.1")
def _bears_such(reading: Reading, condition: Any) -> bool:
    units = members(condition.what, reading)
    return any([reading.state.host[card] in units for card in members(condition.gear, reading)])


@rule("5.1.2.4 5.1.2.16 5.1.2.17")
def _is_at(reading: Reading, condition: Any) -> bool:
    cells = reading.areas(condition.where)
    return any([card >= 0 and reading.state.cell[card] in cells for card in members(condition.what, reading)])


def _until(reading: Reading, condition: Any) -> bool:
    """When it ends was noted when the effect began."""
    return True


CONDITIONS: Final[dict[type, Callable[[Reading, Any], bool]]] = {
    m.CountIs: _count_is,
    o.Is: _is,
    o.IsNot: _is_not,
    o.IsAmong: _is_among,
    s.Belongs: _is_among,
    o.IsState: _is_state,
    o.StandsAt: _stands_at,
    o.IsSide: _is_side,
    o.BearsEquipment: _bears,
    o.BearsNoEquipment: _bears_not,
    o.Exists: _exists,
    o.ExistsNot: _exists_not,
    o.IsEmpty: _is_empty,
    o.BattleAt: _battle_at,
    o.SameOnly: _same_only,
    o.RollIs: _roll_is,
    o.DiedOfThis: _died_of_this,
    r.RollIsOdd: _roll_is_odd,
    r.BearsSoMany: _bears_so_many,
    o.BothHold: _both_hold,
    o.EitherHolds: _either_holds,
    r.OfOne: _of_one,
    o.InPeriod: _in_period,
    InForce: _in_force,
    NotMet: _not_met,
    n.TurnOf: _turn_of,
    g.Until: _until,
    r.Compares: _compares,
    r.AmountIs: _amount_is,
    r.CountsIn: _count_is,
    r.Contrary: _contrary,
    r.InBattle: _in_battle,
    r.IsAt: _is_at,
    r.BearsSuch: _bears_such,
    **TOLD_CONDITIONS,
}
