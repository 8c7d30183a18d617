"""What does a text of 汎用TCG speak of? Its groups, amounts and conditions, read off the table.

A unit that is knocked out is spoken of only by texts that say so (306.7a-3). Where an event is about a card that has
changed since, the text reads what the card was (812, 807.5).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final

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
from fuda.games.hanyo.texts.measuring import (
    ATTRIBUTE,
    DOER,
    GROUPS,
    JANKEN,
    WON,
    amount_of,
    count_of_counters,
    count_of_names,
    more_holds,
    names_of,
)
from fuda.games.hanyo.texts.remembered import Remembered, unit_of
from fuda.games.hanyo.texts.sentences import OtherPlayer, TurnPlayer
from fuda.games.hanyo.words import groups as g
from fuda.games.hanyo.words import things as h
from fuda.kernel.facts import Facts
from fuda.kernel.procedure import rule
from fuda.kernel.rules import EVERYBODY
from fuda.language.running.printed import speaks_of
from fuda.language.running.selection import Table, compares, matches, members
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import counters as c
from fuda.language.words import decks as d
from fuda.language.words import measures as q
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.hanyo.rules import Hanyo


BOTH_AREAS: Final = (AREAS[0] + AREAS[1], AREAS[1] + AREAS[0])  # by reader

# Groups that are looked for among the units in the areas.
ALL_UNITS: Final = frozenset((n.Units, h.Named))

# Basic groups to which every card of their universe belongs.
ANYTHING: Final = frozenset((n.Units, n.Cards, h.KnockedOutUnits))


class Reading(Table):
    """The table as the text of one card reads it."""

    exact: ClassVar[frozenset[type]] = frozenset(
        (
            h.KnockedOutUnits,
            h.StandbyUnits,
            h.ThisUnit,
            h.MainUnit,
            g.NewMain,
            h.EnergyOf,
            h.SetOf,
            g.AttachedTo,
            g.Doer,
            d.TopCards,
            d.Looked,
            d.Remaining,
            n.Units,
        )
    )

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
        self.actor = -1  # the player who is told to act, whom 自分 means then
        self.compared: n.Node | None = None  # the condition of the sentence
        self.numbers: tuple[int, ...] = ()  # what the text has counted
        self.only_up = False  # whether what a text changes is not lowered by it
        self.taken: tuple[int, ...] = ()  # what was chosen in this sentence for words that do not say 他の
        self.picked: dict[int, tuple[int, ...]] = {}  # by the identity of a choice inside another: what was chosen

    @rule("105.3")
    def player(self, node: n.Node) -> int:
        """The seat of a player word; in what somebody is told to do 自分 is that player."""
        if self.actor < 0 and type(node) is n.You:
            return self.seat
        if type(node) in (TurnPlayer, q.TurnPlayer):
            return self.state.turn_player
        if isinstance(node, (g.Winner, g.Loser)):
            won = (self.number(JANKEN) == WON) == (type(node) is g.Winner)
            return self.seat if won else 1 - self.seat
        if type(node) in (OtherPlayer, q.OtherPlayer):
            return 1 - self.state.turn_player
        if self.actor >= 0 and type(node) is n.You:
            return self.actor
        return super().player(node)

    def bit(self, attribute: str) -> int:
        """The bit of an attribute, or of the one that the text let somebody name."""
        if attribute == "chosen":
            return self.number(ATTRIBUTE)
        if attribute == "every":
            return sum([attribute_bit(each) for each in self.rules.list.attributes])
        return attribute_bit(attribute)

    def seats(self, node: n.Node) -> tuple[int, ...]:
        """The seats of a word that can mean both players."""
        return (0, 1) if type(node) is a.EachPlayer else (self.player(node),)

    def number(self, place: int) -> int:
        """What the text has counted."""
        return self.numbers[place] if len(self.numbers) > place else 0

    # cards

    def energy_of(self, card: int) -> int:
        """How much energy a unit has or had."""
        return self.last.energy if self.last is not None and self.last.card == card else len(self.energy_on(card))

    def retreat(self, card: int) -> int:
        """The retreat cost of a unit."""
        if self.state.zone[card] not in IN_AREA or self.state.down[card]:
            return self.rules.card(self.state, card).retreat
        return self.facts.number(card, 4) if self.facts is not None else self.rules.figure(self.state, card, 4)

    def advantage(self, card: int) -> int:
        """The attributes over which a unit has the advantage."""
        if self.state.zone[card] not in IN_AREA or self.state.down[card]:
            return self.rules.card(self.state, card).advantage
        return self.facts.number(card, 2) if self.facts is not None else self.rules.figure(self.state, card, 2)

    def has_skill(self, card: int, name: str) -> bool:
        """Whether a unit has a skill or EX skill of this name."""
        if self.state.zone[card] not in IN_AREA or self.state.down[card]:
            return any([each.name == name for each in self.rules.card(self.state, card).abilities])
        held = self.facts.members(card, 0) if self.facts is not None else self.rules.abilities_of(self.state, card)
        return any([self.rules.list.ability(each & 0xFFFFF).name == name for each in held])

    def attributes(self, card: int) -> int:
        """The attribute bits of a card."""
        if self.last is not None and self.last.card == card:
            return self.last.attributes
        if self.facts is not None and self.state.zone[card] in IN_AREA:
            return self.facts.number(card, 1)
        return self.rules.attributes(self.state, card)

    def attributes_of(self, what: n.Node) -> int:
        """The attribute bits of all of these together."""
        bits = 0
        for card in members(what, self):
            bits |= self.attributes(card)
        return bits

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
        return unit_of(self.state, self.this)

    def units(self, down: bool = False) -> tuple[int, ...]:
        """The units of both players, turn player's or not, main unit first."""
        state = self.state
        if self.last is None and not down:
            zones, fallen = state.zones, state.down
            return tuple([card for zone in BOTH_AREAS[self.seat] for card in zones[zone] if not fallen[card]])
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
        if isinstance(group, q.Either):
            return self.units() if not _is_down(group) else (*self.units(), *self.units(down=True))
        if type(group) in ALL_UNITS:
            return self.units()
        found = _BASES.get(type(group))
        if found is not None:
            return found(self, group)
        return super().base(group)

    def _any_of(self, group: Any) -> tuple[int, ...]:
        return members(group.what, self)

    def _knocked_out(self, group: Any) -> tuple[int, ...]:
        return self.units(down=True)

    def _this_unit(self, group: Any) -> tuple[int, ...]:
        unit = self.this_unit()
        return (unit,) if unit >= 0 else ()

    def _standby_units(self, group: Any) -> tuple[int, ...]:
        return tuple([unit for unit in self.units() if self._is_standby(unit, group)])

    def _main_unit(self, group: Any) -> tuple[int, ...]:
        main = [card for seat in self.seats(group.player) for card in self.state.zones[MAINS[seat]]]
        return tuple([card for card in main if not self.state.down[card] or self._is_last(card)])

    def _new_main(self, group: Any) -> tuple[int, ...]:
        seats = {self.state.owner[card] for card in self.that}
        found = [card for seat in sorted(seats) for card in self.state.zones[MAINS[seat]]]
        return tuple([card for card in found if not self.state.down[card]])

    def _energy_of(self, group: Any) -> tuple[int, ...]:
        return tuple([card for unit in self.chosen(group.of) for card in self.energy_on(unit)])

    def _sets_of(self, group: Any) -> tuple[int, ...]:
        return tuple([card for unit in self.chosen(group.of) for card in self.sets_on(unit)])

    def _attached_to(self, group: Any) -> tuple[int, ...]:
        units = self.chosen(group.of)
        return tuple([card for unit in units for card in (*self.energy_on(unit), *self.sets_on(unit))])

    @rule("813.1 813.5")
    def _doer(self, group: Any) -> tuple[int, ...]:
        doer = self.number(DOER) - 1
        return (doer,) if doer >= 0 and self.state.zone[doer] in IN_AREA and not self.state.down[doer] else ()

    def chosen(self, what: n.Node) -> tuple[int, ...]:
        """What was chosen for a word inside another, or else what it names."""
        found = self.picked.get(id(what))
        return members(what, self) if found is None else found

    def _top_cards(self, group: Any) -> tuple[int, ...]:
        return self.cards_in(group.zone)[: group.n]

    def _seen(self, group: Any) -> tuple[int, ...]:
        return self.looked

    def _remaining(self, group: Any) -> tuple[int, ...]:
        return tuple([card for card in self.looked if self._stayed(card)])

    def _is_last(self, card: int) -> bool:
        return self.last is not None and self.last.card == card

    def _stayed(self, card: int) -> bool:
        return self.state.zone[card] in DECKS

    def is_a(self, card: int, group: n.Node) -> bool:
        kind = type(group)
        if kind in ANYTHING:
            return True
        test = _TESTS.get(kind)
        if test is not None:
            return test(self, card, group)
        more = GROUPS.get(kind)
        if more is not None:
            return more(self, card, group)
        return kind in _BASES and card in self.base(group)

    def _with_attribute(self, card: int, group: Any) -> bool:
        return bool(self.attributes(card) & self.bit(group.attribute)) and matches(card, group.what, self)

    def _with_hp(self, card: int, group: Any) -> bool:
        return compares(self.hp(card), group.bound) and matches(card, group.what, self)

    def _with_printed_hp(self, card: int, group: Any) -> bool:
        return compares(self.rules.card(self.state, card).hp, group.bound) and matches(card, group.what, self)

    def _with_energy(self, card: int, group: Any) -> bool:
        return compares(len(self.energy_on(card)), group.bound) and matches(card, group.what, self)

    def _with_counter(self, card: int, group: Any) -> bool:
        return self.rules.counters_on(self.state, card, group.counter) > 0 and matches(card, group.what, self)

    def _is_any_of(self, card: int, group: Any) -> bool:
        return matches(card, group.what, self)

    def _is_this(self, card: int, group: Any) -> bool:
        return card == self.this

    def _is_named(self, card: int, group: Any) -> bool:
        return group.name in names_of(self, card)

    def _name_contains(self, card: int, group: Any) -> bool:
        return any([group.name in name for name in names_of(self, card)]) and matches(card, group.what, self)

    def _is_standby(self, card: int, group: Any) -> bool:
        zone = self._zone(card)
        return zone in IN_AREA and zone not in MAINS

    def _is_unit_card(self, card: int, group: Any) -> bool:
        return self.rules.card(self.state, card).is_unit

    def _is_command(self, card: int, group: Any) -> bool:
        return not self.rules.card(self.state, card).is_unit

    def _is_command_of(self, card: int, group: Any) -> bool:
        return bool(self.rules.card(self.state, card).command == group.kind)

    def zone_of(self, card: int) -> int:
        """Where a card lies, or lay."""
        return self._zone(card)

    def _zone(self, card: int) -> int:
        if self.last is not None and self.last.card == card:
            return self.last.zone
        return self.state.zone[card]

    def cards_in(self, zone: n.Node) -> tuple[int, ...]:
        zones = self.state.zones
        if isinstance(zone, (d.Looked, d.TopCards)):
            return self.base(zone)
        if type(zone) is n.Hand:
            return zones[HANDS[self.player(zone.player)]]
        if type(zone) is d.DeckOf:
            return zones[DECKS[self.player(zone.player)]]
        if type(zone) is d.DiscardOf:
            return zones[DISCARDS[self.player(zone.player)]]
        raise LookupError(f"there is no zone {type(zone).__name__}")

    def side(self, card: int) -> int:
        return self.state.owner[card]

    def on_side(self, cards: tuple[int, ...], seat: int) -> list[int]:
        owner = self.state.owner
        return [card for card in cards if owner[card] == seat]

    def lies(self, card: int, how: str) -> bool:
        placed = self.state.placed[card]
        if self.last is not None and self.last.card == card:
            placed = self.last.placed
        if how == "abnormal":
            return placed != NORMAL
        if how == "normal":
            return placed == NORMAL
        return placed == (RESTED if how == "rest" else STUNNED)

    @rule("302.2b 910.1 910.2")
    def must_choose(self, group: n.Node) -> bool:
        """Not where certain cards are asked for and some player cannot see that there are any."""
        if not isinstance(group, n.InZone) or isinstance(group.what, n.Cards):
            return True
        return all([self.state.known[card] == EVERYBODY for card in members(group, self)])

    # amounts and conditions

    def count(self, what: n.Node) -> int:
        """How many members a group has; counters are counted one by one."""
        if isinstance(what, (c.CountersOn, g.CountersOfAll)):
            return count_of_counters(self, what)
        cards = members(what, self)
        if isinstance(what, n.InZone) and isinstance(what.what, g.Different):
            return count_of_names(self, cards)
        return len(cards)

    def amount(self, node: n.Node) -> int:
        """A printed or counted number."""
        if isinstance(node, n.Number):
            return node.value
        if isinstance(node, m.PerEach):
            return node.n * self.count(node.each)
        return amount_of(self, node)

    def holds(self, condition: n.Node) -> bool:
        """Whether a condition is met."""
        test = _CONDITIONS.get(type(condition))
        return more_holds(self, condition) if test is None else test(self, condition)

    def _count_is(self, condition: Any) -> bool:
        return compares(self.count(condition.what), condition.bound)

    def _is_in_state(self, condition: Any) -> bool:
        return any([self.lies(card, condition.state) for card in members(condition.what, self)])

    def _is_main(self, condition: Any) -> bool:
        down = self.state.down
        return any([self._zone(card) in MAINS and not down[card] for card in members(condition.what, self)])

    def _is_on_standby(self, condition: Any) -> bool:
        down = self.state.down
        found = [card for card in members(condition.what, self) if not down[card]]
        return any([self._zone(card) in IN_AREA and self._zone(card) not in MAINS for card in found])

    def _has_attribute(self, condition: Any) -> bool:
        bit = self.bit(condition.attribute)
        return any([self.attributes(card) & bit for card in members(condition.what, self)])

    def _damage_is(self, condition: Any) -> bool:
        damage = self.state.damage
        return any([compares(damage[card], condition.bound) for card in members(condition.what, self)])

    def _turn_of(self, condition: Any) -> bool:
        return self.state.turn_player in self.seats(condition.player)

    def _phase_of(self, condition: Any) -> bool:
        meant = self.state.turn_player in self.seats(condition.player)
        return meant and PHASE_NAMES[self.state.phase] == condition.phase

    def _as_long_as(self, condition: Any) -> bool:
        return self.holds(condition.condition)


# What a text looks for, tests and demands, by the kind of its node.
_BASES: Final[dict[type, Callable[[Reading, Any], tuple[int, ...]]]] = {
    m.AnyOf: Reading._any_of,
    h.KnockedOutUnits: Reading._knocked_out,
    h.StandbyUnits: Reading._standby_units,
    h.ThisUnit: Reading._this_unit,
    h.MainUnit: Reading._main_unit,
    g.NewMain: Reading._new_main,
    h.EnergyOf: Reading._energy_of,
    h.SetOf: Reading._sets_of,
    g.AttachedTo: Reading._attached_to,
    g.Doer: Reading._doer,
    d.TopCards: Reading._top_cards,
    d.Looked: Reading._seen,
    d.Remaining: Reading._remaining,
}

_TESTS: Final[dict[type, Callable[[Reading, int, Any], bool]]] = {
    h.WithAttribute: Reading._with_attribute,
    h.WithHp: Reading._with_hp,
    h.WithPrintedHp: Reading._with_printed_hp,
    h.WithEnergy: Reading._with_energy,
    c.WithCounter: Reading._with_counter,
    m.AnyOf: Reading._is_any_of,
    n.This: Reading._is_this,
    h.Named: Reading._is_named,
    h.NameContains: Reading._name_contains,
    h.StandbyUnits: Reading._is_standby,
    n.UnitCards: Reading._is_unit_card,
    h.CommandCards: Reading._is_command,
    h.CommandsOf: Reading._is_command_of,
}

_CONDITIONS: Final[dict[type, Callable[[Reading, Any], bool]]] = {
    m.CountIs: Reading._count_is,
    h.IsInState: Reading._is_in_state,
    h.IsMain: Reading._is_main,
    h.IsStandby: Reading._is_on_standby,
    h.HasAttribute: Reading._has_attribute,
    h.DamageIs: Reading._damage_is,
    n.TurnOf: Reading._turn_of,
    n.PhaseOf: Reading._phase_of,
    a.AsLongAs: Reading._as_long_as,
}


def _is_down(group: n.Node) -> bool:
    """Whether a group speaks of knocked-out units."""
    return speaks_of(group, h.KnockedOutUnits)
