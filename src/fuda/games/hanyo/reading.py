"""What does a text of 汎用TCG speak of? Its groups, amounts and conditions, read off the table.

A unit that is knocked out is spoken of only by texts that say so (306.7a-3). Where an event is about a card that has
changed since, the text reads what the card was (812, 807.5).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.hanyo import nodes as h
from fuda.games.hanyo.cards import attribute_bit
from fuda.games.hanyo.table import (
    AREAS,
    DECKS,
    DISCARDS,
    ENERGIES,
    HANDS,
    IN_AREA,
    MAINS,
    NORMAL,
    PHASE_NAMES,
    RESTED,
    SETS,
    STUNNED,
    HanyoState,
)
from fuda.kernel.facts import Facts
from fuda.kernel.procedure import rule
from fuda.kernel.records import Record
from fuda.kernel.rules import EVERYBODY
from fuda.language import abilities as a
from fuda.language import amounts as m
from fuda.language import counters as c
from fuda.language import decks as d
from fuda.language import nodes as n
from fuda.language.evaluate import Table, compares, matches, members, universe

if TYPE_CHECKING:
    from fuda.games.hanyo.rules import Hanyo


# Groups that are looked for among the units in the areas.
ALL_UNITS: Final = frozenset((n.Units, h.StandbyUnits, h.Named))
# Basic groups to which every card of their universe belongs.
ANYTHING: Final = frozenset((n.Units, n.Cards, h.KnockedOutUnits))


class Remembered(Record):
    """812.1. What a card was when it was last seen where it lay."""

    def __init__(
        self,
        card: int = -1,
        zone: int = -1,
        attributes: int = 0,
        hp: int = 0,
        placed: int = 0,
        abilities: tuple[int, ...] = (),
        host: int = -1,
        energy: int = 0,
        counters: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.card = card
        self.zone = zone
        self.attributes = attributes
        self.hp = hp
        self.placed = placed
        self.abilities = abilities
        self.host = host
        self.energy = energy
        self.counters = counters


class Reading(Table):
    """The table as the text of one card reads it."""

    def __init__(
        self,
        state: HanyoState,
        rules: Hanyo,
        seat: int,
        this: int,
        that: tuple[int, ...] = (),
        looked: tuple[int, ...] = (),
        facts: Facts | None = None,
        last: Remembered | None = None,
    ) -> None:
        super().__init__(seat, this, that)
        self.state = state
        self.rules = rules
        self.looked = looked
        self.facts = facts
        self.last = last

    # cards

    def attributes(self, card: int) -> int:
        """The attribute bits of a card."""
        if self.last is not None and self.last.card == card:
            return self.last.attributes
        if self.facts is not None and self.state.zone[card] in IN_AREA:
            return self.facts.number(card, 0)
        return self.rules.attributes(self.state, card)

    def hp(self, card: int) -> int:
        """The HP of a unit."""
        if self.last is not None and self.last.card == card:
            return self.last.hp
        if self.facts is not None:
            return self.facts.number(card, 3)
        return self.rules.hp(self.state, card)

    def energy_on(self, unit: int) -> tuple[int, ...]:
        """905.2a. The energy of a unit."""
        state = self.state
        return tuple([card for card in state.zones[ENERGIES[state.owner[unit]]] if state.host[card] == unit])

    def sets_on(self, unit: int) -> tuple[int, ...]:
        """905.3a. The sets of a unit."""
        state = self.state
        return tuple([card for card in state.zones[SETS[state.owner[unit]]] if state.host[card] == unit])

    def this_unit(self) -> int:
        """The unit that has the text, or on which the card that has it is set."""
        if self.last is not None and self.last.card == self.this and self.last.host >= 0:
            return self.last.host
        this = self.this
        if this < 0:
            return this
        host = self.state.host[this]
        if host < 0 and self.state.zone[this] not in IN_AREA:
            host = self.state.hosted[this]
        return host if host >= 0 else this

    def units(self, down: bool = False) -> tuple[int, ...]:
        """The units of both players, turn player's or not, main unit first."""
        state = self.state
        return tuple(
            [
                card
                for seat in (self.seat, 1 - self.seat)
                for zone in AREAS[seat]
                for card in state.zones[zone]
                if bool(state.down[card]) == down or (self.last is not None and self.last.card == card and not down)
            ]
        )

    # what the evaluator asks

    def base(self, group: n.Node) -> tuple[int, ...]:
        state = self.state
        if type(group) in ALL_UNITS:
            return self.units()
        if isinstance(group, m.AnyOf):
            return members(group.what, self)
        if isinstance(group, h.KnockedOutUnits):
            return self.units(down=True)
        if isinstance(group, h.ThisUnit):
            return (self.this_unit(),) if self.this_unit() >= 0 else ()
        if isinstance(group, h.MainUnit):
            main = state.zones[MAINS[self.player(group.player)]]
            return tuple([card for card in main if not state.down[card] or self._is_last(card)])
        if isinstance(group, h.EnergyOf):
            return tuple([card for unit in members(group.of, self) for card in self.energy_on(unit)])
        if isinstance(group, h.SetOf):
            return tuple([card for unit in members(group.of, self) for card in self.sets_on(unit)])
        if isinstance(group, d.TopCards):
            return self.cards_in(group.zone)[: group.n]
        if isinstance(group, (d.Looked, d.Remaining)):
            return tuple([card for card in self.looked if not isinstance(group, d.Remaining) or self._stayed(card)])
        what = getattr(group, "what", None)
        if isinstance(what, n.Node):
            return universe(what, self)
        raise LookupError(f"a text cannot look for {type(group).__name__} without saying where")

    def _is_last(self, card: int) -> bool:
        return self.last is not None and self.last.card == card

    def _stayed(self, card: int) -> bool:
        return self.state.zone[card] in DECKS

    def is_a(self, card: int, group: n.Node) -> bool:
        if type(group) in ANYTHING:
            return True
        printed = self.rules.card(self.state, card)
        if isinstance(group, h.WithAttribute):
            return bool(self.attributes(card) & attribute_bit(group.attribute)) and matches(card, group.what, self)
        if isinstance(group, h.WithHp):
            return compares(self.hp(card), group.bound) and matches(card, group.what, self)
        if isinstance(group, h.WithPrintedHp):
            return compares(printed.hp, group.bound) and matches(card, group.what, self)
        if isinstance(group, h.WithEnergy):
            return compares(len(self.energy_on(card)), group.bound) and matches(card, group.what, self)
        if isinstance(group, c.WithCounter):
            return self.rules.counters_on(self.state, card, group.counter) > 0 and matches(card, group.what, self)
        if isinstance(group, m.AnyOf):
            return matches(card, group.what, self)
        if isinstance(group, h.Named):
            return printed.name == group.name
        if isinstance(group, h.NameContains):
            return group.name in printed.name and matches(card, group.what, self)
        if isinstance(group, h.StandbyUnits):
            return self._zone(card) in IN_AREA and self._zone(card) not in MAINS
        if isinstance(group, n.UnitCards):
            return printed.is_unit
        if isinstance(group, h.CommandCards):
            return not printed.is_unit
        if isinstance(group, h.CommandsOf):
            return printed.command == group.kind
        if isinstance(group, (d.TopCards, h.EnergyOf, h.SetOf, h.MainUnit, h.ThisUnit, d.Looked, d.Remaining)):
            return card in self.base(group)
        return False

    def _zone(self, card: int) -> int:
        if self.last is not None and self.last.card == card:
            return self.last.zone
        return self.state.zone[card]

    def cards_in(self, zone: n.Node) -> tuple[int, ...]:
        zones = self.state.zones
        if isinstance(zone, (d.Looked, d.TopCards)):
            return self.base(zone)
        if isinstance(zone, n.Hand):
            return zones[HANDS[self.player(zone.player)]]
        if isinstance(zone, d.DeckOf):
            return zones[DECKS[self.player(zone.player)]]
        if isinstance(zone, d.DiscardOf):
            return zones[DISCARDS[self.player(zone.player)]]
        raise LookupError(f"there is no zone {type(zone).__name__}")

    def side(self, card: int) -> int:
        return self.state.owner[card]

    def lies(self, card: int, how: str) -> bool:
        placed = self.state.placed[card]
        if self.last is not None and self.last.card == card:
            placed = self.last.placed
        if how == "abnormal":
            return placed != NORMAL
        return placed == (RESTED if how == "rest" else STUNNED)

    def cost(self, card: int) -> int:
        return 0

    def has_trait(self, card: int, label: str) -> bool:
        return False

    @rule("302.2b 910.1 910.2")
    def must_choose(self, group: n.Node) -> bool:
        """Not where certain cards are asked for and some player cannot see that there are any."""
        if not isinstance(group, n.InZone) or isinstance(group.what, n.Cards):
            return True
        return all([self.state.known[card] == EVERYBODY for card in members(group, self)])

    # amounts and conditions

    def count(self, what: n.Node) -> int:
        """How many members a group has; counters are counted one by one."""
        if isinstance(what, c.CountersOn):
            return sum([self.rules.counters_on(self.state, card, what.counter) for card in members(what.of, self)])
        return len(members(what, self))

    def amount(self, node: n.Node) -> int:
        """A printed or counted number."""
        if isinstance(node, n.Number):
            return node.value
        if isinstance(node, m.PerEach):
            return node.n * self.count(node.each)
        raise LookupError(f"{type(node).__name__} is no amount")

    def signed(self, change: n.Node) -> int:
        """A change up or down."""
        if isinstance(change, m.Up):
            return self.amount(change.amount)
        if isinstance(change, m.Down):
            return -self.amount(change.amount)
        raise LookupError(f"{type(change).__name__} is no change")

    def holds(self, condition: n.Node) -> bool:
        """Whether a condition is met."""
        state = self.state
        if isinstance(condition, m.CountIs):
            return compares(self.count(condition.what), condition.bound)
        if isinstance(condition, h.IsInState):
            return any(self.lies(card, condition.state) for card in members(condition.what, self))
        if isinstance(condition, h.IsMain):
            return any(self._zone(card) in MAINS and not state.down[card] for card in members(condition.what, self))
        if isinstance(condition, h.IsStandby):
            return any(
                self._zone(card) in IN_AREA and self._zone(card) not in MAINS and not state.down[card]
                for card in members(condition.what, self)
            )
        if isinstance(condition, h.HasAttribute):
            bit = attribute_bit(condition.attribute)
            return any(self.attributes(card) & bit for card in members(condition.what, self))
        if isinstance(condition, h.DamageIs):
            return any(compares(state.damage[card], condition.bound) for card in members(condition.what, self))
        if isinstance(condition, (n.TurnOf, n.PhaseOf)):
            if state.turn_player != self.player(condition.player):
                return False
            return isinstance(condition, n.TurnOf) or PHASE_NAMES[state.phase] == condition.phase
        if isinstance(condition, (a.AsLongAs,)):
            return self.holds(condition.condition)
        raise LookupError(f"the rules do not know the condition {type(condition).__name__}")


def reads_of(node: Any) -> frozenset[int]:
    """Which derived values a text looks at: attributes (0), advantage (1), abilities (2), HP (3)."""
    found: set[int] = set()
    if isinstance(node, (h.WithAttribute, h.HasAttribute)):
        found.add(0)
    if isinstance(node, h.WithHp):
        found.add(3)
    if isinstance(node, n.Node):
        for _, value in n.fields(node):
            for each in value if isinstance(value, tuple) else (value,):
                found |= reads_of(each)
    return frozenset(found)
