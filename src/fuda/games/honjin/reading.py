"""What does a text of honjin speak of? Its groups, features, amounts and conditions, read off the table.

In a battle a text sees only its terrain, the units and equipment there, and the players (8.2.5). Terrains are cards;
where a text names places, `areas` gives their numbers, empty land included.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from fuda.games.honjin import changes as g
from fuda.games.honjin import features as f
from fuda.games.honjin import nodes as h
from fuda.games.honjin import occasions as o
from fuda.games.honjin.cards import SYMBOLS, InForce, NotMet, Such, attribute_bit, march_bit
from fuda.games.honjin.remembering import Last
from fuda.games.honjin.table import (
    AREAS,
    ATTACK,
    BOARD,
    CLOSING,
    DECKS,
    DISCARDS,
    EFFECTS,
    FIELD,
    FIRST_NORMAL,
    FORMATION,
    HANDS,
    HEADQUARTERS_LIMIT,
    HIDDEN,
    INITIATIVE,
    INSTANT,
    NO_BATTLE,
    PHASE_NAMES,
    PROXY_LIMIT,
    REMOVED,
    SECOND_NORMAL,
    TERRITORIES,
    Declared,
    HonjinState,
    holder,
    is_headquarters,
    is_proxy,
    party,
    player_target,
    seat_of_target,
    terrain_at,
)
from fuda.games.honjin.values import (
    ELEMENTS,
    FACTIONS,
    FIGURES,
    MARCH,
    RACES,
    STANDINGS,
    TYPES,
    held_abilities,
)
from fuda.kernel.facts import Facts
from fuda.kernel.procedure import rule
from fuda.kernel.rules import SEATS
from fuda.language import abilities as a
from fuda.language import amounts as m
from fuda.language import decks as d
from fuda.language import nodes as n
from fuda.language.evaluate import Table, compares, matches, members, universe
from fuda.language.printed import REFERENCE

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin

# What can be asked of a headquarters or proxy terrain: its limit alone (5.1.2.9, 5.1.2.20.2).
OF_HIDDEN: Final = (f.OfFigure, f.OfPrintedFigure, f.EitherFeature, f.BothFeatures)
# Basic groups to which every card of their universe belongs.
ANYTHING: Final = frozenset((n.Units, n.Cards, h.Terrains, h.Equipments))
PERIOD_TIMINGS: Final = {
    "instant": INSTANT,
    "formation": FORMATION,
    "initiative": INITIATIVE,
    "first": FIRST_NORMAL,
    "second": SECOND_NORMAL,
    "battle-end": CLOSING,
}
PERIOD_PHASES: Final = {"first-hand": 0, "main": 1, "summoning": 2, "second-hand": 3, "closing": 4}
NUMBER_PLACES: Final = {"level": 0, "attack": 1, "defence": 2, "limit": 3, "initiative": 4, "charge": 5, "defender": 6}


class Reading(Table):
    """The table as the text of one card reads it."""

    exact: ClassVar[frozenset[type]] = frozenset(
        (
            n.Units,
            h.ThisUnit,
            h.ThisTerrain,
            h.ThisEquipment,
            h.ThisCard,
            h.ThisPlace,
            h.Target,
            h.Unsaid,
            h.ThatUnit,
            h.ThatCard,
            h.Party,
            h.HolderUnits,
            h.Terrains,
            h.Equipments,
            h.EquipmentOf,
            h.UsedBy,
            h.OnePlayer,
            h.Battler,
            n.You,
            n.Opponent,
            a.EachPlayer,
            h.Oneself,
            h.Holder,
            h.OwnerOf,
        )
    )

    def __init__(
        self,
        state: HonjinState,
        rules: Honjin,
        seat: int,
        this: int,
        that: tuple[int, ...] = (),
        targets: tuple[int, ...] = (),
        facts: Facts | None = None,
        last: Last | None = None,
    ) -> None:
        self.seat = seat
        self.this = this
        self.that = that
        self.timestamp = 0
        self.state = state
        self.rules = rules
        self.targets = targets  # the targets that are still proper
        self.facts = facts
        self.last = last
        self.kept: tuple[int, ...] = ()  # what a lasting effect was found to do when it was made
        self.choices: tuple[int, ...] = ()  # what was chosen with the declaration, in the order of the text
        self.cursor = 0  # how many of them were read
        self.rolls: dict[int, int] = {}  # by the identity of an amount with dice, its result
        self.total = 0  # the result of the last roll (RollResult)
        self.variable = 1  # n
        self.declared: Declared | None = None  # what is being resolved
        self.acting = -1  # the player who acts, where a sentence names one
        self.died: tuple[int, ...] = ()  # the units that earlier sentences have made die
        self.slots_from = 0  # the source of slots that are given now

    # single things

    def this_unit(self) -> int:
        """4.7.2. The unit with the text, or the one that bears the equipment with it."""
        this = self.this
        if self.last is not None and self.last.card == this:
            return self.last.host if self.last.host >= 0 else this
        if this < 0:
            return this
        host = self.state.host[this]
        return host if host >= 0 else this

    def place(self) -> int:
        """The area that the text is about: of the battle, else where its card lies."""
        state = self.state
        if state.battle >= 0 and self.looks_at_battle():
            return state.battle
        unit = self.this_unit()
        if self.last is not None and self.last.card == unit:
            return self.last.cell
        return state.cell[unit] if unit >= 0 else -1

    def _memory(self, card: int) -> Last | None:
        """What a card was, where it is not any more what the text speaks of (10.5.4.1.2, 10.11.4)."""
        if self.last is not None and self.last.card == card:
            return self.last
        if card >= 0 and self.state.zone[card] != FIELD and self.state.zone[card] not in HIDDEN:
            found: Last | None = self.state.last[card]
            return found
        return None

    # figures and characteristics

    def figure(self, card: int, attribute: int) -> int:
        """A figure of a card now."""
        if self.facts is not None:
            return self.facts.number(card, attribute)
        memory = self._memory(card)
        if memory is not None and attribute <= 7:
            return memory.numbers[attribute - 1]
        return self.rules.figure(self.state, card, attribute)

    def words(self, card: int, attribute: int) -> tuple[int, ...]:
        """The words of a characteristic of a card now."""
        if self.facts is not None and (card, attribute) in self.facts.values:
            return self.facts.members(card, attribute)
        if card >= 0 and self.state.zone[card] in HIDDEN:
            return ()
        memory = self._memory(card)
        if memory is not None and attribute in (RACES, TYPES):
            return memory.races if attribute == RACES else memory.types
        return self.rules.words_of(self.state, card, attribute)

    def races(self, card: int) -> tuple[int, ...]:
        """The races of a card."""
        return self.words(card, RACES)

    def bits(self, card: int, attribute: int) -> int:
        """The attribute or march bits of a card."""
        if self.facts is not None and (card, attribute) in self.facts.values:
            return self.facts.number(card, attribute)
        if self.state.zone[card] in HIDDEN:
            return 0
        memory = self._memory(card)
        if memory is not None:
            return memory.attributes if attribute == ELEMENTS else memory.march
        return self.rules.bits_of(self.state, card, attribute)

    # groups: where to look

    @rule("8.2.3 8.2.5")
    def looks_at_battle(self) -> bool:
        """Whether the text looks at the battle that goes on: not if its card lies on another terrain."""
        this, state = self.this, self.state
        if this < 0 or state.zone[this] != FIELD or (self.last is not None and self.last.card == this):
            return True
        host = state.host[this]
        return state.cell[host if host >= 0 else this] == state.battle

    @rule("8.2.3 8.2.5 10.9.1")
    def in_sight(self, card: int) -> bool:
        """In a battle only what is there counts; for texts from elsewhere only what is not."""
        state = self.state
        if state.battle < 0:
            return True
        host = state.host[card]
        inside = state.cell[host if host >= 0 else card] == state.battle
        return inside == self.looks_at_battle()

    def base(self, group: n.Node) -> tuple[int, ...]:
        found = _BASES.get(type(group))
        if found is not None:
            return found(self, group)
        what = getattr(group, "what", None)
        if isinstance(what, n.Node):
            return universe(what, self)
        raise LookupError(f"a text cannot look for {type(group).__name__} without saying where")

    def _units(self, group: Any) -> tuple[int, ...]:
        cards = self.rules.list.cards
        printed = self.state.printed
        return tuple([c for c in self.state.zones[FIELD] if cards[printed[c]].is_unit and self.in_sight(c)])

    def _equipments(self, group: Any) -> tuple[int, ...]:
        state = self.state
        return tuple([card for card in state.zones[FIELD] if state.host[card] >= 0 and self.in_sight(card)])

    def _terrains(self, group: Any) -> tuple[int, ...]:
        found = [terrain_at(self.state, self.rules, cell) for cell in AREAS]
        return tuple([card for card in found if card >= 0 and self.in_sight(card)])

    def _this_unit(self, group: Any) -> tuple[int, ...]:
        unit = self.this_unit()
        return (unit,) if unit >= 0 else ()

    def _this_card(self, group: Any) -> tuple[int, ...]:
        return (self.this,) if self.this >= 0 else ()

    def _this_place(self, group: Any) -> tuple[int, ...]:
        cell = self.place()
        found = terrain_at(self.state, self.rules, cell) if cell >= 0 else -1
        return (found,) if found >= 0 else ()

    def _targets(self, group: Any) -> tuple[int, ...]:
        return self.targets

    def _spoken_of(self, group: Any) -> tuple[int, ...]:
        return self.that

    @rule("4.4.1")
    def _party(self, group: Any) -> tuple[int, ...]:
        cell = self.place()
        return party(self.state, self.rules, cell, self.player(group.player)) if cell >= 0 else ()

    @rule("3.2.1.7")
    def _holder_units(self, group: Any) -> tuple[int, ...]:
        cell = self.place()
        seat = holder(self.state, self.rules, cell) if cell >= 0 else -1
        return party(self.state, self.rules, cell, seat) if seat >= 0 else ()

    def _equipment_of(self, group: Any) -> tuple[int, ...]:
        units = members(group.what, self)
        return tuple([card for card in self.state.zones[FIELD] if self.state.host[card] in units])

    @rule("10.1.9 10.13.1 10.13.2")
    def _used(self, group: Any) -> tuple[int, ...]:
        """Cards in use; an item means equipment as well."""
        found = [each.card for each in every_declaration(self.state) if self._is_use_of(each, group.kind)]
        in_use = [card for card in found if card >= 0 and self.state.zone[card] in EFFECTS]
        return (*in_use, *(self._equipments(group) if group.kind == "item" else ()))

    def _used_by(self, group: Any) -> tuple[int, ...]:
        units = members(group.what, self)
        found = [each for each in every_declaration(self.state) if each.user in units]
        return tuple([each.card for each in found if self._is_use_of(each, group.kind) and each.card >= 0])

    def _is_use_of(self, declared: Declared, kind: str) -> bool:
        return is_use_of(self.state, self.rules, declared, kind)

    def _all_of(self, group: Any) -> tuple[int, ...]:
        return members(group.what, self)

    def _players(self, group: Any) -> tuple[int, ...]:
        return tuple([player_target(seat) for seat in self.seats_of(group)])

    def _places(self, group: Any) -> tuple[int, ...]:
        found: list[int] = []
        for each in group.options:
            found += [card for card in members(each, self) if card not in found]
        return tuple(found)

    def _in_both(self, group: Any) -> tuple[int, ...]:
        other = members(group.other, self)
        return tuple([card for card in members(group.one, self) if card in other])

    # groups: what belongs to them

    def is_a(self, card: int, group: n.Node) -> bool:
        kind = type(group)
        if kind in ANYTHING:
            return True
        test = _TESTS.get(kind)
        if test is not None:
            return test(self, card, group)
        return kind in _BASES and card in self.base(group)

    def _having(self, card: int, group: Any) -> bool:
        return self.has(card, group.feature) and matches(card, group.what, self)

    def _such(self, card: int, group: Any) -> bool:
        if not matches(card, group.what, self):
            return False
        before = self.targets
        self.targets = (card,)
        found = self.holds(group.condition)
        self.targets = before
        return found

    def _excluding(self, card: int, group: Any) -> bool:
        return matches(card, group.what, self) and card not in members(group.excluded, self)

    def _others(self, card: int, group: Any) -> bool:
        return card not in (self.this, self.this_unit()) and matches(card, group.what, self)

    @rule("8.3.3.2 8.3.3.3")
    def _foremost(self, card: int, group: Any) -> bool:
        return self.stands(card, "front") and matches(card, group.what, self)

    @rule("8.3.3.2 8.3.3.3")
    def _rearmost(self, card: int, group: Any) -> bool:
        return self.stands(card, "rear") and matches(card, group.what, self)

    def _on_terrain(self, card: int, group: Any) -> bool:
        cells = self.areas(group.where)
        return self.state.cell[card] in cells and matches(card, group.what, self)

    def _in_party(self, card: int, group: Any) -> bool:
        return card in members(group.party, self) and matches(card, group.what, self)

    @rule("5.1.2.18")
    def _adjacent(self, card: int, group: Any) -> bool:
        cells = [cell for each in members(group.to, self) for cell in BOARD.adjacent(self.state.cell[each])]
        return self.state.cell[card] in cells and matches(card, group.what, self)

    @rule("5.1.2.16 5.1.2.17")
    def _in_territory(self, card: int, group: Any) -> bool:
        return self.state.cell[card] in TERRITORIES[self.player(group.player)] and matches(card, group.what, self)

    @rule("10.13.1 10.13.2")
    def _using(self, card: int, group: Any) -> bool:
        return is_using(self.state, self.rules, card, group.kind) and matches(card, group.what, self)

    def _equipped(self, card: int, group: Any) -> bool:
        return card in self.state.host and matches(card, group.what, self)

    @rule("5.1.2.11 5.1.2.12")
    def _held(self, card: int, group: Any) -> bool:
        return holder(self.state, self.rules, self.state.cell[card]) == self.player(group.player)

    @rule("5.1.2.14 5.1.2.15")
    def _laid(self, card: int, group: Any) -> bool:
        return self.state.owner[card] == self.player(group.player)

    @rule("5.1.2.13")
    def _vacant(self, card: int, group: Any) -> bool:
        cell = self.state.cell[card]
        return not party(self.state, self.rules, cell, 0) and not party(self.state, self.rules, cell, 1)

    def _is_proxy(self, card: int, group: Any) -> bool:
        return is_proxy(self.state, card)

    def _is_headquarters(self, card: int, group: Any) -> bool:
        return is_headquarters(self.state, card)

    def _is_headquarters_of(self, card: int, group: Any) -> bool:
        return is_headquarters(self.state, card) and self.state.owner[card] == self.player(group.player)

    def _of_kind(self, card: int, group: Any) -> bool:
        if self.state.zone[card] in HIDDEN:
            return bool(group.kind == "terrain")
        printed = self.rules.list.cards[self.state.printed[card]]
        kinds = {"item": printed.is_item, "consumable": printed.is_consumable, "equipment": printed.is_equipment}
        found: bool = kinds.get(group.kind, printed.kind == group.kind)
        return found

    def _is_any_of(self, card: int, group: Any) -> bool:
        return matches(card, group.what, self)

    def _is_in_both(self, card: int, group: Any) -> bool:
        return matches(card, group.one, self) and card in members(group.other, self)

    def fits(self, card: int, what: n.Node) -> bool:
        """Whether a card belongs to a group though it is not there any more (10.5.4.1.2)."""
        if isinstance(what, (h.ThisUnit, h.ThisCard, h.ThisTerrain, h.ThisEquipment)):
            return card == self.this or (isinstance(what, h.ThisUnit) and card == self.this_unit())
        if isinstance(what, (h.Target, h.Unsaid)):
            return card in self.targets
        if isinstance(what, n.Units):
            return self.rules.list.cards[self.state.printed[card]].is_unit
        if isinstance(what, h.Party):
            return self.state.owner[card] == self.player(what.player)
        if isinstance(what, n.Controlled):
            return self.state.owner[card] == self.player(what.player) and self.fits(card, what.what)
        if isinstance(what, h.InParty):
            return self.fits(card, what.party) and self.fits(card, what.what)
        if isinstance(what, h.Having):
            return self.has(card, what.feature) and self.fits(card, what.what)
        if isinstance(what, h.OnTerrain):
            return self._cell_was(card) in self.areas(what.where) and self.fits(card, what.what)
        if isinstance(what, h.Others):
            return card not in (self.this, self.this_unit()) and self.fits(card, what.what)
        if isinstance(what, n.InState):
            return self.lies(card, what.state) and self.fits(card, what.what)
        if isinstance(what, (m.AnyOf, n.All, h.Quoted)):
            return self.fits(card, what.what)
        return card in members(what, self)

    def _cell_was(self, card: int) -> int:
        memory = self._memory(card)
        return self.state.cell[card] if memory is None else memory.cell

    # zones and sides

    def cards_in(self, zone: n.Node) -> tuple[int, ...]:
        zones = self.state.zones
        if isinstance(zone, n.Hand):
            return zones[HANDS[self.player(zone.player)]]
        if isinstance(zone, d.DeckOf):
            return zones[DECKS[self.player(zone.player)]]
        if isinstance(zone, h.Discards):
            return zones[DISCARDS[self.player(zone.player)]]
        if isinstance(zone, h.Removed):
            return zones[REMOVED[self.player(zone.player)]]
        raise LookupError(f"there is no zone {type(zone).__name__}")

    @rule("3.2.1.2")
    def side(self, card: int) -> int:
        return self.state.owner[card] if card >= 0 else seat_of_target(card)

    def lies(self, card: int, how: str) -> bool:
        memory = self._memory(card)
        finished = self.state.finished[card] if memory is None else memory.finished
        return bool(finished) == (how == "finished")

    def cost(self, card: int) -> int:
        return 0

    def has_trait(self, card: int, label: str) -> bool:
        return False

    def stands(self, card: int, place: str) -> bool:
        """8.3.3.2. Whether a unit is in the front or the rear of its party."""
        memory = self._memory(card)
        if memory is not None:
            return memory.front if place == "front" else memory.rear
        row = party(self.state, self.rules, self.state.cell[card], self.state.owner[card])
        return bool(row) and row[0 if place == "front" else -1] == card

    # players

    @rule("3.2.1.1 3.2.1.2 5.1.3.5 5.1.4.6 5.1.5.5 1.3.7")
    def player(self, node: n.Node) -> int:
        seats = self.seats_of(node)
        return seats[0] if seats else -1

    def seats_of(self, node: n.Node) -> tuple[int, ...]:
        """The seats that a player word names, the marching side first where it is both."""
        state = self.state
        if isinstance(node, n.Opponent):
            return (1 - self.seat,)
        if isinstance(node, a.EachPlayer):
            first = max(state.turn_player, 0)
            return (first, 1 - first)
        if isinstance(node, h.Oneself):
            return (self.acting if self.acting >= 0 else self.seat,)
        if isinstance(node, h.Holder):
            found = holder(state, self.rules, self.place())
            return (found,) if found >= 0 else ()
        if isinstance(node, h.OwnerOf):
            return tuple([self.side(card) for card in members(node.what, self)][:1])
        if isinstance(node, h.Battler):
            return self._battler(node.side)
        if isinstance(node, (h.Target, h.Unsaid)):
            return tuple([seat_of_target(each) for each in self.targets if seat_of_target(each) >= 0])
        return (self.seat,)

    @rule("1.3.7 8.3.4.8")
    def _battler(self, side: str) -> tuple[int, ...]:
        state = self.state
        if side in ("marching", "defending"):
            return (state.turn_player if side == "marching" else 1 - state.turn_player,)
        if state.first_side < 0:
            return ()
        return (state.first_side if side == "first" else 1 - state.first_side,)

    # areas

    @rule("5.1.2.4 5.1.2.7")
    def areas(self, where: n.Node) -> tuple[int, ...]:
        """The areas of the terrains that a word names, or of empty land."""
        if isinstance(where, h.EmptyLands):
            return tuple([cell for cell in AREAS if terrain_at(self.state, self.rules, cell) < 0])
        if isinstance(where, h.Places):
            found: list[int] = []
            for each in where.options:
                found += [cell for cell in self.areas(each) if cell not in found]
            return tuple(found)
        if isinstance(where, h.InBoth):
            other = self.areas(where.other)
            return tuple([cell for cell in self.areas(where.one) if cell in other])
        if isinstance(where, h.Adjacent):
            near = {cell for each in self.areas(where.to) for cell in BOARD.adjacent(each)}
            return tuple([cell for cell in self.areas(where.what) if cell in near])
        if isinstance(where, h.InTerritory):
            own = TERRITORIES[self.player(where.player)]
            return tuple([cell for cell in self.areas(where.what) if cell in own])
        if isinstance(where, h.Excluding):
            without = self.areas(where.excluded)
            return tuple([cell for cell in self.areas(where.what) if cell not in without])
        if isinstance(where, h.Quoted):
            return self.areas(where.what)
        return tuple([self.state.cell[card] for card in members(where, self) if card >= 0])

    # features

    @rule("4.1.13 4.7.5 4.7.7 2.1.13.3 2.1.19.3 2.1.22.2 2.1.23.2")
    def has(self, card: int, feature: n.Node) -> bool:
        """Whether a card has a feature; what it does not have at all makes it false."""
        if card < 0:
            return False
        if self.state.zone[card] in HIDDEN and not isinstance(feature, OF_HIDDEN):
            return False  # what lies face down has nothing but a limit
        test = _FEATURES.get(type(feature))
        if test is None:
            raise LookupError(f"the rules do not know the feature {type(feature).__name__}")
        return test(self, card, feature)

    def _of_race(self, card: int, feature: Any) -> bool:
        held = self.words(card, RACES)
        return any([self.rules.list.code(each) in held for each in feature.words])

    def _of_type(self, card: int, feature: Any) -> bool:
        held = self.words(card, TYPES)
        return any([self.rules.list.code(each) in held for each in feature.words])

    def _of_faction(self, card: int, feature: Any) -> bool:
        held = self.words(card, FACTIONS)
        return any([self.rules.list.words.get(each, -1) in held for each in feature.words])

    def _of_attribute(self, card: int, feature: Any) -> bool:
        bits = self.bits(card, ELEMENTS)
        return any([bits & attribute_bit(each) for each in feature.words])

    def _of_march(self, card: int, feature: Any) -> bool:
        bits = self.bits(card, MARCH)
        return any([bits & march_bit(each) for each in feature.words])

    def _of_name(self, card: int, feature: Any) -> bool:
        found: bool = self.rules.list.cards[self.state.printed[card]].name == feature.name
        return found

    def _of_class(self, card: int, feature: Any) -> bool:
        printed = self.rules.list.cards[self.state.printed[card]]
        if feature.kind == "ritual":
            return printed.ritual
        return printed.is_consumable if feature.kind == "consumable" else printed.is_equipment

    def _of_figure(self, card: int, feature: Any) -> bool:
        if not self.rules.has_figure(self.state, card, feature.figure):
            return False
        return compares(self.figure_named(card, feature.figure), feature.bound)

    def _of_printed_figure(self, card: int, feature: Any) -> bool:
        if not self.rules.has_figure(self.state, card, feature.figure):
            return False
        return compares(self.printed_figure(card, feature.figure), feature.bound)

    def figure_named(self, card: int, figure: str) -> int:
        """A figure by its word."""
        if figure == "hero":
            return self.rules.list.cards[self.state.printed[card]].hero
        return self.figure(card, FIGURES[figure])

    @rule("3.2.2")
    def printed_figure(self, card: int, figure: str) -> int:
        """A figure as it is printed; of what lies face down the limit that the rules give it."""
        if self.state.zone[card] in HIDDEN:
            if figure != "limit":
                return 0
            return HEADQUARTERS_LIMIT if is_headquarters(self.state, card) else PROXY_LIMIT
        found: int = getattr(self.rules.list.cards[self.state.printed[card]], figure.replace("-", "_"), 0)
        return found

    def _is_hero(self, card: int, feature: Any) -> bool:
        return self.rules.list.cards[self.state.printed[card]].is_hero

    def _is_instant(self, card: int, feature: Any) -> bool:
        printed = self.rules.list.cards[self.state.printed[card]]
        return printed.is_unit and printed.instant

    def _is_not_instant(self, card: int, feature: Any) -> bool:
        printed = self.rules.list.cards[self.state.printed[card]]
        return printed.is_unit and not printed.instant

    @rule("13.1.1.1.2 13.1.5.6 13.1.6.6")
    def _has_standing(self, card: int, feature: Any) -> bool:
        """A sort whose x comes to 0 is not there."""
        attribute = STANDINGS[feature.standing]
        facts = self.facts if self.facts is not None else self.rules.facts_of(self.state)
        held = facts.values.get((card, attribute), 0)
        if feature.standing in ("items", "spells") and isinstance(held, tuple):
            return any([(slot & 15 == 0) == (feature.standing == "items") for slot in held])
        return bool(held)

    def _has_special(self, card: int, feature: Any) -> bool:
        held = held_abilities(self.state, self.rules, card) if self.facts is None else self._held_now(card)
        wanted = SYMBOLS.get(feature.kind, "")
        return any([not wanted or self.rules.list.ability(e & REFERENCE).symbol == wanted for e in held])

    def _held_now(self, card: int) -> tuple[int, ...]:
        assert self.facts is not None
        return (*self.facts.members(card, 0), *self.facts.members(card, 16))

    def _either(self, card: int, feature: Any) -> bool:
        return self.has(card, feature.one) or self.has(card, feature.other)

    def _both(self, card: int, feature: Any) -> bool:
        return self.has(card, feature.one) and self.has(card, feature.other)

    # amounts

    @rule("10.17.1")
    def count(self, what: n.Node) -> int:
        """How many members a group has, each once."""
        if isinstance(what, (n.Hand, d.DeckOf, h.Discards, h.Removed)):
            return len(self.cards_in(what))
        return len(set(members(what, self)))

    def amount(self, node: n.Node) -> int:
        """A printed, counted or rolled number."""
        if isinstance(node, n.Number):
            return node.value
        found = _AMOUNTS.get(type(node))
        if found is None:
            raise LookupError(f"{type(node).__name__} is no amount")
        return found(self, node)

    def amount_for(self, node: n.Node, subject: int) -> int:
        """The same where the target is one thing after the other (4.6.8)."""
        before = self.targets
        self.targets = (subject,)
        found = self.amount(node)
        self.targets = before
        return found

    def signed(self, change: n.Node) -> int:
        """A change up or down."""
        if isinstance(change, m.Up):
            return self.amount(change.amount)
        if isinstance(change, m.Down):
            return -self.amount(change.amount)
        raise LookupError(f"{type(change).__name__} is no change")

    def signed_for(self, change: n.Node, subject: int) -> int:
        """The same where the target is one thing after the other."""
        before = self.targets
        self.targets = (subject,)
        found = self.signed(change)
        self.targets = before
        return found

    @rule("3.4.2 3.4.3 3.4.4 3.4.5")
    def _rolled(self, node: Any) -> int:
        return self.rolls[id(node)]

    def _variable(self, node: Any) -> int:
        return self.variable

    def _count_of(self, node: Any) -> int:
        return self.count(node.what)

    def _figure_of(self, node: Any) -> int:
        found = members(node.what, self)
        return sum([self.figure_named(card, node.figure) for card in found])

    def _printed_figure_of(self, node: Any) -> int:
        return sum([self.printed_figure(card, node.figure) for card in members(node.what, self)])

    def _times(self, node: Any) -> int:
        return self.amount(node.amount) * int(node.n)

    def _roll_result(self, node: Any) -> int:
        return self.total

    # what was chosen with the declaration

    @rule("10.1.7")
    def chosen_part(self, change: n.Node) -> n.Node:
        """Of two changes the one that was chosen."""
        if isinstance(change, g.Either):
            return change.one if self.choice() == 0 else change.other
        return change

    def choice(self) -> int:
        """The next thing that was chosen with the declaration."""
        self.cursor += 1
        return self.choices[self.cursor - 1] if self.cursor <= len(self.choices) else 0

    def restart(self) -> None:
        """Read the choices from the first again."""
        self.cursor = 0

    def source_of_slots(self) -> int:
        """From where slots come that a text gives: its card, or a lasting effect with a number of its own."""
        return self.slots_from if self.slots_from else self.this

    # conditions

    def holds(self, condition: n.Node) -> bool:
        """Whether a condition is met."""
        test = _CONDITIONS.get(type(condition))
        if test is None:
            raise LookupError(f"the rules do not know the condition {type(condition).__name__}")
        return test(self, condition)

    def _count_is(self, condition: Any) -> bool:
        return compares(self.count(condition.what), condition.bound)

    def _is(self, condition: Any) -> bool:
        return any([self.has(card, condition.feature) for card in members(condition.what, self)])

    def _is_not(self, condition: Any) -> bool:
        found = members(condition.what, self)
        return bool(found) and not any([self.has(card, condition.feature) for card in found])

    def _is_among(self, condition: Any) -> bool:
        group = members(condition.group, self)
        return any([card in group for card in members(condition.what, self)])

    def _is_state(self, condition: Any) -> bool:
        return any([self.lies(card, condition.state) for card in members(condition.what, self)])

    def _stands_at(self, condition: Any) -> bool:
        return any([self.stands(card, condition.place) for card in members(condition.what, self)])

    def _is_side(self, condition: Any) -> bool:
        return self.player(condition.player) in self._battler(condition.side)

    def _bears(self, condition: Any) -> bool:
        return any([card in self.state.host for card in members(condition.what, self)])

    def _bears_not(self, condition: Any) -> bool:
        found = members(condition.what, self)
        return bool(found) and not any([card in self.state.host for card in found])

    def _exists(self, condition: Any) -> bool:
        return bool(members(condition.what, self))

    def _exists_not(self, condition: Any) -> bool:
        return not members(condition.what, self)

    def _is_empty(self, condition: Any) -> bool:
        return not self.cards_in(condition.zone)

    def _battle_at(self, condition: Any) -> bool:
        return self.state.battle >= 0 and self.state.battle in self.areas(condition.where)

    @rule("10.17.2")
    def _same_only(self, condition: Any) -> bool:
        found = members(condition.what, self)
        return len(found) > 0 and len({self._words_of(card, condition.characteristic) for card in found}) == 1

    def _words_of(self, card: int, characteristic: str) -> tuple[int, ...]:
        if characteristic == "attribute":
            return (self.bits(card, ELEMENTS),)
        if characteristic == "march":
            return (self.bits(card, MARCH),)
        attribute = {"race": RACES, "type": TYPES}.get(characteristic, FACTIONS)
        return tuple(sorted(self.words(card, attribute)))

    def _roll_is(self, condition: Any) -> bool:
        return compares(self.total, condition.bound)

    def _died_of_this(self, condition: Any) -> bool:
        return any([card in self.died for card in members(condition.what, self)])

    def _both_hold(self, condition: Any) -> bool:
        return self.holds(condition.one) and self.holds(condition.other)

    def _either_holds(self, condition: Any) -> bool:
        return self.holds(condition.one) or self.holds(condition.other)

    @rule("10.19.2")
    def _not_met(self, condition: Any) -> bool:
        return not self.holds(condition.condition)

    def _in_period(self, condition: Any) -> bool:
        return in_period(self.state, condition.period)

    @rule("14.5.4.1 8.2.3 8.3.1.1 8.3.8.4")
    def _in_force(self, condition: Any) -> bool:
        state = self.state
        unit = self.this_unit()
        return state.battle >= 0 and state.timing != NO_BATTLE and unit >= 0 and state.cell[unit] == state.battle

    def _turn_of(self, condition: Any) -> bool:
        return self.state.turn_player == self.player(condition.player)


@rule("10.13.2")
def every_declaration(state: HonjinState) -> list[Declared]:
    """Everything that was declared in the present counter chain, resolved or not, with what is chained on."""
    found: list[Declared] = []
    for each in (*state.resolved, *state.chain):
        found += [each, *each.links]
    return found


@rule("10.1.9 15.2.5.4")
def is_use_of(state: HonjinState, rules: Honjin, declared: Declared, kind: str) -> bool:
    """Whether a declaration is a use of a kind: attack, consumable, item, spell, special, or a symbol."""
    if kind == "attack" or declared.symbol == ATTACK:
        return kind == "attack" and declared.symbol == ATTACK
    printed = rules.list.cards[declared.printed]
    if kind == "spell":
        return printed.is_spell
    if kind == "consumable":
        return printed.is_consumable
    if kind == "item":
        return printed.is_item
    if kind == "special":
        return not printed.is_spell and not printed.is_consumable
    return not printed.is_spell and not printed.is_consumable and declared.symbol == SYMBOLS[kind]


@rule("10.13.1 10.1.9")
def is_using(state: HonjinState, rules: Honjin, unit: int, kind: str) -> bool:
    """Whether a unit has declared such a use in the present chain; for an attack, whether it takes part in it."""
    for each in every_declaration(state):
        if unit == each.user or (each.symbol == ATTACK and unit in each.finishing):
            if is_use_of(state, rules, each, kind):
                return True
    return False


def in_period(state: HonjinState, period: str) -> bool:
    """Whether it is this phase or timing."""
    if period == "hand":
        return state.phase in (0, 3)
    if period in PERIOD_TIMINGS:
        return state.battle >= 0 and state.timing == PERIOD_TIMINGS[period]
    if period == "turn":
        return True
    return state.phase == PERIOD_PHASES[period] and state.phase < len(PHASE_NAMES)


_BASES: Final[dict[type, Callable[[Reading, Any], tuple[int, ...]]]] = {
    n.Units: Reading._units,
    h.Equipments: Reading._equipments,
    h.Terrains: Reading._terrains,
    h.HeldTerrains: Reading._terrains,
    h.LaidTerrains: Reading._terrains,
    h.VacantTerrains: Reading._terrains,
    h.Proxies: Reading._terrains,
    h.Headquarters: Reading._terrains,
    h.HeadquartersOf: Reading._terrains,
    h.ThisUnit: Reading._this_unit,
    h.ThisTerrain: Reading._this_card,
    h.ThisEquipment: Reading._this_card,
    h.ThisCard: Reading._this_card,
    h.ThisPlace: Reading._this_place,
    h.Target: Reading._targets,
    h.Unsaid: Reading._targets,
    h.ThatUnit: Reading._spoken_of,
    h.ThatCard: Reading._spoken_of,
    h.Party: Reading._party,
    h.HolderUnits: Reading._holder_units,
    h.EquipmentOf: Reading._equipment_of,
    h.Used: Reading._used,
    h.UsedBy: Reading._used_by,
    h.Every: Reading._all_of,
    h.SoMany: Reading._all_of,
    h.Quoted: Reading._all_of,
    h.Places: Reading._places,
    h.InBoth: Reading._in_both,
    m.AnyOf: Reading._all_of,
    n.You: Reading._players,
    n.Opponent: Reading._players,
    a.EachPlayer: Reading._players,
    h.Oneself: Reading._players,
    h.Holder: Reading._players,
    h.Battler: Reading._players,
    h.OwnerOf: Reading._players,
    h.OnePlayer: lambda reading, group: tuple([player_target(seat) for seat in SEATS]),
    h.AnyParty: Reading._units,
}
_TESTS: Final[dict[type, Callable[[Reading, int, Any], bool]]] = {
    h.Having: Reading._having,
    Such: Reading._such,
    h.Excluding: Reading._excluding,
    h.Besides: Reading._excluding,
    h.NotBeing: Reading._excluding,
    h.Others: Reading._others,
    h.Foremost: Reading._foremost,
    h.Rearmost: Reading._rearmost,
    h.OnTerrain: Reading._on_terrain,
    h.InParty: Reading._in_party,
    h.Adjacent: Reading._adjacent,
    h.InTerritory: Reading._in_territory,
    h.Using: Reading._using,
    h.HavingUsed: Reading._using,
    h.HavingUsed: Reading._using,
    h.Equipped: Reading._equipped,
    h.HeldTerrains: Reading._held,
    h.LaidTerrains: Reading._laid,
    h.VacantTerrains: Reading._vacant,
    h.Proxies: Reading._is_proxy,
    h.Headquarters: Reading._is_headquarters,
    h.HeadquartersOf: Reading._is_headquarters_of,
    h.CardsOf: Reading._of_kind,
    h.Quoted: Reading._is_any_of,
    h.Every: Reading._is_any_of,
    h.SoMany: Reading._is_any_of,
    n.All: Reading._is_any_of,
    n.Chosen: Reading._is_any_of,
    n.UpTo: Reading._is_any_of,
    m.AnyOf: Reading._is_any_of,
    h.InBoth: Reading._is_in_both,
}
_FEATURES: Final[dict[type, Callable[[Reading, int, Any], bool]]] = {
    f.OfRace: Reading._of_race,
    f.OfAttribute: Reading._of_attribute,
    f.OfType: Reading._of_type,
    f.OfMarch: Reading._of_march,
    f.OfFaction: Reading._of_faction,
    f.OfName: Reading._of_name,
    f.OfClass: Reading._of_class,
    f.OfFigure: Reading._of_figure,
    f.OfPrintedFigure: Reading._of_printed_figure,
    f.IsHero: Reading._is_hero,
    f.IsInstant: Reading._is_instant,
    f.IsNotInstant: Reading._is_not_instant,
    f.HasStanding: Reading._has_standing,
    f.HasSpecial: Reading._has_special,
    f.EitherFeature: Reading._either,
    f.BothFeatures: Reading._both,
}
_AMOUNTS: Final[dict[type, Callable[[Reading, Any], int]]] = {
    f.Dice: Reading._rolled,
    f.DiceAnd: Reading._rolled,
    f.DicePlus: Reading._rolled,
    f.DiceMinus: Reading._rolled,
    f.HighestDie: Reading._rolled,
    f.LowestDie: Reading._rolled,
    f.Variable: Reading._variable,
    f.CountOf: Reading._count_of,
    f.NumberOf: Reading._count_of,
    f.FigureOf: Reading._figure_of,
    f.TotalOf: Reading._figure_of,
    f.PrintedFigureOf: Reading._printed_figure_of,
    f.Times: Reading._times,
    f.RollResult: Reading._roll_result,
}
_CONDITIONS: Final[dict[type, Callable[[Reading, Any], bool]]] = {
    m.CountIs: Reading._count_is,
    o.Is: Reading._is,
    o.IsNot: Reading._is_not,
    o.IsAmong: Reading._is_among,
    o.IsState: Reading._is_state,
    o.StandsAt: Reading._stands_at,
    o.IsSide: Reading._is_side,
    o.BearsEquipment: Reading._bears,
    o.BearsNoEquipment: Reading._bears_not,
    o.Exists: Reading._exists,
    o.ExistsNot: Reading._exists_not,
    o.IsEmpty: Reading._is_empty,
    o.BattleAt: Reading._battle_at,
    o.SameOnly: Reading._same_only,
    o.RollIs: Reading._roll_is,
    o.DiedOfThis: Reading._died_of_this,
    o.BothHold: Reading._both_hold,
    o.EitherHolds: Reading._either_holds,
    o.InPeriod: Reading._in_period,
    InForce: Reading._in_force,
    NotMet: Reading._not_met,
    n.TurnOf: Reading._turn_of,
}
