"""What do the less simple groups, amounts and conditions of a text amount to? Asked by reading.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from fuda.games.hanyo.table import AREAS, IN_AREA, MAINS
from fuda.games.hanyo.words import conditions as k
from fuda.games.hanyo.words import groups as g
from fuda.kernel.procedure import rule
from fuda.language.running.measuring import compared, is_met, measured
from fuda.language.running.selection import compares, matches, members
from fuda.language.words import counters as c
from fuda.language.words import figures as f
from fuda.language.words import measures as q
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.hanyo.texts.reading import Reading

X, MANY, DEALT, JANKEN, DIFFERENCE, ATTRIBUTE, DOER = 0, 1, 2, 3, 4, 5, 6  # what a text keeps in numbers
WON, LOST = 1, 2


@rule("203.2 206.1 905.2a 905.3a 916.3")
def figure(reading: Reading, card: int, name: str) -> int:
    """A figure of a unit as it is now."""
    if name == "damage":
        return reading.state.damage[card]
    if name == "energy":
        return reading.energy_of(card)
    if name == "attributes":
        return reading.attributes(card).bit_count()
    if name == "sets":
        return len(reading.sets_on(card))
    if name == "counters":
        return sum([count for _, count in reading.state.counters[card]])
    if name == "printed":
        return reading.rules.card(reading.state, card).hp
    if name == "retreat":
        return reading.retreat(card)
    return reading.hp(card) - (reading.state.damage[card] if name == "left" else 0)


def _is_either(reading: Reading, card: int, group: Any) -> bool:
    return matches(card, group.first, reading) or matches(card, group.second, reading)


def _is_not(reading: Reading, card: int, group: Any) -> bool:
    return matches(card, group.what, reading) and not matches(card, group.excluded, reading)


def _is_other(reading: Reading, card: int, group: Any) -> bool:
    return (
        matches(card, group.what, reading) and card != reading.this_unit() and card not in reading.that + reading.taken
    )


def _is_such(reading: Reading, card: int, group: Any) -> bool:
    return matches(card, group.what, reading)


def _is_extreme(reading: Reading, card: int, group: Any) -> bool:
    if not matches(card, group.what, reading):
        return False
    figures = [figure(reading, each, group.figure) for each in members(group.what, reading)]
    best = max(figures) if group.end == "high" else min(figures)
    return figure(reading, card, group.figure) == best


def _has_figure(reading: Reading, card: int, group: Any) -> bool:
    return matches(card, group.what, reading) and compares(figure(reading, card, group.figure), group.bound)


def _lies_otherwise(reading: Reading, card: int, group: Any) -> bool:
    return matches(card, group.what, reading) and not reading.lies(card, group.state)


def _lacks_attribute(reading: Reading, card: int, group: Any) -> bool:
    return matches(card, group.what, reading) and not reading.attributes(card) & reading.bit(group.attribute)


def _has_either(reading: Reading, card: int, group: Any) -> bool:
    bits = reading.bit(group.first) | reading.bit(group.second)
    return matches(card, group.what, reading) and bool(reading.attributes(card) & bits)


def _has_advantage(reading: Reading, card: int, group: Any) -> bool:
    bit = reading.bit(group.attribute)
    return matches(card, group.what, reading) and bool(reading.advantage(card) & bit)


def _has_skill(reading: Reading, card: int, group: Any) -> bool:
    return matches(card, group.what, reading) and reading.has_skill(card, group.name)


def _has_counter(reading: Reading, card: int, group: Any) -> bool:
    return matches(card, group.what, reading) and bool(reading.state.counters[card])


def _lacks_counter(reading: Reading, card: int, group: Any) -> bool:
    held = reading.rules.counters_on(reading.state, card, group.counter)
    return matches(card, group.what, reading) and not held


def _is_in_main(reading: Reading, card: int, group: Any) -> bool:
    return matches(card, group.what, reading) and reading.zone_of(card) in MAINS


def _is_in_standby(reading: Reading, card: int, group: Any) -> bool:
    zone = reading.zone_of(card)
    return zone in IN_AREA and zone not in MAINS and matches(card, group.what, reading)


def _is_on_standby(reading: Reading, card: int, group: Any) -> bool:
    zone = reading.zone_of(card)
    there = zone in IN_AREA and zone not in MAINS and reading.side(card) == reading.player(group.player)
    return there and matches(card, group.what, reading)


def _shares_attribute(reading: Reading, card: int, group: Any) -> bool:
    return matches(card, group.what, reading) and bool(reading.attributes(card) & reading.attributes_of(group.of))


def _has_set_of(reading: Reading, card: int, group: Any) -> bool:
    there = [each for each in reading.sets_on(card) if matches(each, group.group, reading)]
    return matches(card, group.what, reading) and bool(there)


def _shares_name(reading: Reading, card: int, group: Any) -> bool:
    names = {name for each in members(group.of, reading) for name in names_of(reading, each)}
    return matches(card, group.what, reading) and not names.isdisjoint(names_of(reading, card))


GROUPS: Final[dict[type, Callable[[Any, int, Any], bool]]] = {
    q.Either: _is_either,
    q.ButNot: _is_not,
    g.NotKind: _is_not,
    f.Other: _is_other,
    f.OfEitherSide: _is_such,
    g.Different: _is_such,
    f.Extreme: _is_extreme,
    f.WithFigure: _has_figure,
    g.NotInState: _lies_otherwise,
    g.NotAttribute: _lacks_attribute,
    g.EitherAttribute: _has_either,
    g.WithAdvantage: _has_advantage,
    g.WithSkill: _has_skill,
    g.WithAnyCounter: _has_counter,
    g.WithoutCounter: _lacks_counter,
    g.InMainArea: _is_in_main,
    g.InStandbyArea: _is_in_standby,
    g.OnStandby: _is_on_standby,
    g.SameAttribute: _shares_attribute,
    g.SameName: _shares_name,
    g.WithSetOf: _has_set_of,
}


def amount_of(reading: Reading, node: n.Node) -> int:
    """A number that is worked out."""
    if isinstance(node, q.CountOf):
        return reading.count(node.what)
    known = measured(node, reading)
    if known is not None:
        return known
    if isinstance(node, f.FigureOf):
        return sum([figure(reading, card, node.figure) for card in members(node.of, reading)])
    if isinstance(node, g.TimesDone):
        seat = reading.player(node.player)
        return len([1 for deed, by, _ in reading.state.past if deed == node.deed and by == seat])
    if isinstance(node, g.KindsOf):
        return reading.attributes_of(node.what).bit_count()
    if isinstance(node, g.Plus):
        return reading.amount(node.amount) + node.n
    if isinstance(node, g.TotalOf):
        return sum([figure(reading, card, node.figure) for card in members(node.what, reading)])
    if isinstance(node, q.Difference):
        return reading.number(DIFFERENCE) if reading.compared is None else difference(reading, reading.compared)
    if isinstance(node, (f.NumberX, q.SoMany, q.AsDealt)):
        return reading.number(X if isinstance(node, f.NumberX) else MANY if isinstance(node, q.SoMany) else DEALT)
    raise LookupError(f"{type(node).__name__} is no amount")


def difference(reading: Reading, condition: n.Node | None) -> int:
    """By how much the amounts differ that a condition compares."""
    if isinstance(condition, q.And):
        return difference(reading, condition.first) or difference(reading, condition.second)
    if isinstance(condition, q.Compares):
        return abs(reading.amount(condition.amount) - reading.amount(condition.than))
    return 0


@rule("104.6 909.1 919.1")
def more_holds(reading: Reading, condition: n.Node) -> bool:
    """Whether a condition is met that reading.py does not know itself."""
    known = is_met(condition, reading)
    if known is not None:
        return known
    if isinstance(condition, (k.HasWon, k.HasLost)):
        return reading.number(JANKEN) == (WON if isinstance(condition, k.HasWon) else LOST)
    if isinstance(condition, k.HasMore):
        one, other = [
            sum([figure(reading, card, condition.figure) for card in members(each, reading)])
            for each in (condition.one, condition.other)
        ]
        return compared(one, other, condition.how)
    if isinstance(condition, k.MoreBy):
        more, less = reading.amount(condition.amount), reading.amount(condition.than)
        return (more - less if condition.how == "more" else less - more) >= condition.n
    if isinstance(condition, k.HasRoom):
        seat = reading.player(condition.player)
        return any([zone not in MAINS and not reading.state.zones[zone] for zone in AREAS[seat]])
    if isinstance(condition, k.PlayerDid):
        return has_done(reading, condition.deed, reading.player(condition.player), ())
    if isinstance(condition, k.UnitDid):
        return has_done(reading, condition.deed, -1, members(condition.what, reading))
    if isinstance(condition, f.IsAmong):
        found = members(condition.what, reading)
        return bool(found) and all([matches(card, condition.group, reading) for card in found])
    what = getattr(condition, "what", None)
    assert isinstance(what, n.Node), type(condition).__name__
    found = members(what, reading)
    return any([_holds_for(reading, condition, card) for card in found])


def _holds_for(reading: Reading, condition: n.Node, card: int) -> bool:
    state = reading.state
    if isinstance(condition, f.FigureIs):
        return compares(figure(reading, card, condition.figure), condition.bound)
    if isinstance(condition, k.HasEither):
        return bool(reading.attributes(card) & (reading.bit(condition.first) | reading.bit(condition.second)))
    if isinstance(condition, k.SharesAttribute):
        return bool(reading.attributes(card) & reading.attributes_of(condition.of))
    if isinstance(condition, k.IsStrongAgainst):
        return bool(reading.advantage(card) & reading.attributes_of(condition.of))
    if isinstance(condition, k.IsInArea):
        return state.zone[card] in IN_AREA and not state.down[card]
    if isinstance(condition, k.HasSets):
        return bool(reading.sets_on(card))
    if isinstance(condition, k.HasSetOf):
        return any([matches(each, condition.group, reading) for each in reading.sets_on(card)])
    if isinstance(condition, k.HasSkill):
        return reading.has_skill(card, condition.name)
    if isinstance(condition, k.HasName):
        return any([condition.name in name for name in names_of(reading, card)])
    if isinstance(condition, k.IsKnockedOut):
        return state.zone[card] in IN_AREA and bool(state.down[card])
    raise LookupError(f"the rules do not know the condition {type(condition).__name__}")


@rule("803.1")
def has_done(reading: Reading, deed: str, seat: int, cards: tuple[int, ...]) -> bool:
    """Whether a player or a unit has done this in this turn."""
    for done, by, card in reading.state.past:
        if done == deed and (by == seat if seat >= 0 else card in cards):
            return True
    return False


@rule("202.1 809.1b")
def names_of(reading: Reading, card: int) -> tuple[str, ...]:
    """The names of a card: its own, and those that texts give it in an area."""
    state, rules = reading.state, reading.rules
    own: str = rules.card(state, card).name
    given = rules.list.given_names
    if not given or state.zone[card] not in IN_AREA or state.down[card]:
        return (own,)
    bits = reading.facts.number(card, 5) if reading.facts is not None else rules.figure(state, card, 5)
    return (own, *[name for place, name in enumerate(given) if bits >> place & 1])


@rule("202.1")
def count_of_names(reading: Reading, cards: tuple[int, ...]) -> int:
    """How many names these cards have."""
    return len({reading.rules.card(reading.state, card).name for card in cards})


def count_of_counters(reading: Reading, what: Any) -> int:
    """The counters on units, of one name or of all."""
    cards = members(what.of, reading)
    if isinstance(what, c.CountersOn):
        return sum([reading.rules.counters_on(reading.state, card, what.counter) for card in cards])
    return sum([count for card in cards for _, count in reading.state.counters[card]])
