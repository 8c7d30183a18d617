"""What does a text of honjin speak of? Its groups, features, amounts and conditions, read off the table.

In a battle a text sees only its terrain, the units and equipment there, and the players (8.2.5). Terrains are cards;
where a text names places, `areas` gives their numbers, empty land included.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from fuda.games.honjin.chapters.last_known import Last
from fuda.games.honjin.table import (
    AREAS,
    BOARD,
    DECKS,
    DISCARDS,
    FIELD,
    HANDS,
    HEADQUARTERS_LIMIT,
    HIDDEN,
    PROXY_LIMIT,
    REMOVED,
    TERRITORIES,
    Declared,
    HonjinState,
    holder,
    is_headquarters,
    party,
    seat_of_target,
    terrain_at,
)
from fuda.games.honjin.texts.reading_conditions import CONDITIONS
from fuda.games.honjin.texts.reading_features import FEATURES
from fuda.games.honjin.texts.reading_groups import BASES, TESTS
from fuda.games.honjin.texts.reading_told import TOLD_AMOUNTS
from fuda.games.honjin.texts.values import ELEMENTS, FIGURES, RACES, TYPES
from fuda.games.honjin.words import features as f
from fuda.games.honjin.words import modifiers as g
from fuda.games.honjin.words import relations as r
from fuda.games.honjin.words import telling as s
from fuda.games.honjin.words import things as h
from fuda.games.honjin.words import uses as u
from fuda.games.honjin.words import whereabouts as w
from fuda.kernel.facts import Facts
from fuda.kernel.procedure import rule
from fuda.language.running.selection import Table, members
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import decks as d
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin

# What can be asked of a headquarters or proxy terrain: its limit alone (5.1.2.9, 5.1.2.20.2).
OF_HIDDEN: Final = (f.OfFigure, f.OfPrintedFigure, f.EitherFeature, f.BothFeatures)
# Basic groups to which every card of their universe belongs.
ANYTHING: Final = frozenset((n.Units, n.Cards, h.Terrains, h.Equipments))
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
            r.BattleGround,
            r.DeadOfThis,
            r.AmongShown,
            r.AsWellAs,
            r.EndCard,
            r.RestShown,
            u.PaidCards,
            s.Everywhere,
            s.UserOf,
            s.SuchCard,
            s.Fallen,
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
        super().__init__(seat, this, that)
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
        self.faces: tuple[int, ...] = ()  # what the dice of the last roll show
        self.aimed = targets  # all of them, where the text goes through them one by one
        self.variable = 1  # n
        self.declared: Declared | None = None  # what is being resolved
        self.acting = -1  # the player who acts, where a sentence names one
        self.died: tuple[int, ...] = ()  # the units that earlier sentences have made die
        self.shown: tuple[int, ...] = ()  # what the text has looked at or shown of a deck
        self.moved = 0  # how many cards the sentence before has moved
        self.unseen: tuple[int, ...] = ()  # cards of which nothing but what is printed counts: they paid from elsewhere
        self.picks: tuple[int, ...] = ()  # which of several things was chosen, each time that there was a choice
        self.granted = False  # whether a lasting effect reads, whose condition was asked when it was made
        self.did = False  # whether the sentence before was carried out
        self.wide = False  # whether the whole battlefield is looked at, in a battle too
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
        if card in self.unseen:
            return None
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
        if state.battle < 0 or self.wide:
            return True
        host = state.host[card]
        inside = state.cell[host if host >= 0 else card] == state.battle
        return inside == self.looks_at_battle()

    def base(self, group: n.Node) -> tuple[int, ...]:
        found = BASES.get(type(group))
        if found is not None:
            return found(self, group)
        return super().base(group)

    # groups: what belongs to them

    def is_a(self, card: int, group: n.Node) -> bool:
        kind = type(group)
        if kind in ANYTHING:
            return True
        test = TESTS.get(kind)
        if test is not None:
            return test(self, card, group)
        return kind in BASES and card in self.base(group)

    def fits(self, card: int, what: n.Node) -> bool:
        """Whether a card belongs to a group though it is not there any more (10.5.4.1.2)."""
        if isinstance(what, h.ThisTerrain):
            return card in self.base(what)
        if isinstance(what, (h.ThisUnit, h.ThisCard, h.ThisEquipment)):
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
            return self.cell_was(card) in self.areas(what.where) and self.fits(card, what.what)
        if isinstance(what, h.EquipmentOf) and self.last is not None and self.last.host >= 0:
            return self.last.host in members(what.what, self)
        if isinstance(what, r.Lacking):
            return not self.has(card, what.feature) and self.fits(card, what.what)
        if isinstance(what, r.OrElse):
            return self.fits(card, what.one) or self.fits(card, what.other)
        if isinstance(what, h.Others):
            return card not in (self.this, self.this_unit()) and self.fits(card, what.what)
        if isinstance(what, n.InState):
            return self.lies(card, what.state) and self.fits(card, what.what)
        if isinstance(what, h.InBoth):
            return self.fits(card, what.one) and self.fits(card, what.other)
        if isinstance(what, (m.AnyOf, n.All, h.Quoted)):
            return self.fits(card, what.what)
        return card in members(what, self)

    def cell_was(self, card: int) -> int:
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

    @rule("5.1.2.4 5.1.2.7 2.1.8.4.2")
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
        if isinstance(where, h.Quoted):
            return self.areas(where.what)
        if isinstance(where, w.SamePlace):
            return tuple(dict.fromkeys([self.cell_was(c) for c in members(where.what, self) if self.cell_was(c) >= 0]))
        return tuple([self.state.cell[card] for card in members(where, self) if card >= 0])

    # features

    @rule("4.1.13 4.7.5 4.7.7 2.1.13.3 2.1.19.3 2.1.22.2 2.1.23.2")
    def has(self, card: int, feature: n.Node) -> bool:
        """Whether a card has a feature; what it does not have at all makes it false."""
        if card < 0:
            return False
        if self.state.zone[card] in HIDDEN and not isinstance(feature, OF_HIDDEN):
            return False  # what lies face down has nothing but a limit
        test = FEATURES.get(type(feature))
        if test is None:
            raise LookupError(f"the rules do not know the feature {type(feature).__name__}")
        return test(self, card, feature)

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

    def _sum(self, node: Any) -> int:
        return self.amount(node.amount) + (-int(node.n) if isinstance(node, r.Less) else int(node.n))

    def _half(self, node: Any) -> int:
        return self.amount(node.amount) // 2

    def _every_few(self, node: Any) -> int:
        return self.count(node.what) // int(node.n)

    def _just_done(self, node: Any) -> int:
        return self.moved

    @rule("15.2.5.1")
    def _chained_on(self, node: Any) -> int:
        return len(self.declared.links) if self.declared is not None else 0

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
        test = CONDITIONS.get(type(condition))
        if test is None:
            raise LookupError(f"the rules do not know the condition {type(condition).__name__}")
        return test(self, condition)


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
    r.Sum: Reading._sum,
    r.Less: Reading._sum,
    r.HalfOf: Reading._half,
    r.ChainedOn: Reading._chained_on,
    r.EveryFew: Reading._every_few,
    r.JustDone: Reading._just_done,
    **TOLD_AMOUNTS,
}
