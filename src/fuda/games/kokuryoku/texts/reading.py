"""What does a text of kokuryoku see on the table? The groups, amounts and squares that its words stand for.

Its conditions are in conditions.py. A text in force that changes figures sees attack and counter as they are printed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.kokuryoku.cards import LAND_CARD, MAGIC, UNIT, WEAPON
from fuda.games.kokuryoku.table import (
    ABROAD,
    ADJACENT,
    ATTACHED,
    DECKS,
    DEPTHS,
    FIELDS,
    GRID,
    HANDS,
    LANDS,
    OFF,
    Battle,
    KokuryokuState,
)
from fuda.games.kokuryoku.texts.likeness import NARROWED, have_same, printed_figure
from fuda.games.kokuryoku.texts.squares import same_line
from fuda.games.kokuryoku.words import acts as t
from fuda.games.kokuryoku.words import amounts as q
from fuda.games.kokuryoku.words import groups as g
from fuda.games.kokuryoku.words import strikes as k
from fuda.games.kokuryoku.words import things as o
from fuda.games.kokuryoku.words.denied import DENIED, NotWithin
from fuda.games.kokuryoku.words.keywords import label_of
from fuda.kernel.procedure import rule
from fuda.language.running.measuring import measured
from fuda.language.running.selection import Table, compares, matches, members, universe
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.kokuryoku.rules import Kokuryoku

ON_FIELD: Final = (n.Units, o.OfSort, o.CommonSoldiers, o.Named)
SINGLE: Final = (o.ThisUnit, o.AttackingUnit, o.DefendingUnit, o.Foe, g.Its)
ATTACHMENTS: Final = (
    o.AttachedTo,
    g.AllAttached,
    g.SideAttached,
    g.AttachedSuch,
    g.WereAttached,
    g.AttachedToOne,
    g.AttachedSuchToOne,
)
BORNE_BY: Final = (o.AttachedTo, g.AllAttached, g.AttachedSuch, g.AttachedToOne, g.AttachedSuchToOne)
ON_LANDS: Final = (o.Lands, g.LandsOf, g.LandsThere)
AHEAD: Final = "ahead"


class Reading(Table):
    """The table as the text of one card reads it; `unit` is the one that the text calls this unit."""

    def __init__(
        self,
        state: KokuryokuState,
        rules: Kokuryoku,
        seat: int,
        this: int,
        unit: int = -1,
        that: tuple[int, ...] = (),
        kept: tuple[int, ...] = (),
    ) -> None:
        super().__init__(seat, this, that)
        self.state = state
        self.rules = rules
        self.unit = unit
        self.kept = kept  # X of the price, what the event amounted to, and how many the sentence before moved
        self.event_units = that  # what the event is about, whatever was chosen since
        self.coin = 0  # 1 heads, 2 tails, of the coin that the text had tossed
        self.actor = seat  # who carries the sentence out: 自分 in 相手は自分の…
        self.each = False  # whether both players do
        self.battle = state.battle  # or one that is only imagined
        self.fighters: tuple[int, ...] = ()  # attacker and defender of the battle that is over
        self.gone = -1  # a unit that the text speaks of although it has left the field
        self.about = -1  # the unit that a rule is about
        self.compared: n.Node | None = None  # the condition of the sentence
        self.inner = False  # whether figures are being worked out
        self.of_maximum = False  # whether it is the maximum that is worked out

    def player(self, node: n.Node) -> int:
        if type(node) is n.Opponent:
            return 1 - self.actor if self.each else 1 - self.seat
        if type(node) is g.TurnPlayer:
            return self.state.turn_player
        if type(node) is g.OtherPlayer:
            return 1 - self.state.turn_player
        if type(node) is g.OwnerOf:
            found = members(node.of, self)
            return self.state.owner[found[0]] if found else 1 - self.seat
        return self.actor

    def seats(self, node: n.Node) -> tuple[int, ...]:
        """The seats of a word that can mean both players."""
        return (0, 1) if isinstance(node, g.BothPlayers) else (self.player(node),)

    # --- groups

    def base(self, group: n.Node) -> tuple[int, ...]:
        state = self.state
        if isinstance(group, ON_FIELD):
            return state.zones[FIELDS[0]] + state.zones[FIELDS[1]]
        if isinstance(group, NARROWED):
            narrowed: Any = group
            return universe(narrowed.what, self)
        if isinstance(group, SINGLE):
            return self.single(group)
        if type(group) is g.EventUnit:
            return self.event_units
        if isinstance(group, g.Either):
            first = universe(group.first, self)
            return first + tuple([card for card in universe(group.second, self) if card not in first])
        if isinstance(group, ATTACHMENTS):
            return self._attached(group)
        if isinstance(group, ON_LANDS):
            return self._lands(group)
        if isinstance(group, (n.Chosen, n.UpTo)):
            return members(group.what, self)
        if type(group) is t.LookedCards:
            return self.that
        if type(group) is t.RestOfThem:
            return tuple([card for card in self.that if state.zone[card] in DECKS])
        raise LookupError(f"a text cannot look for {type(group).__name__} without saying where")

    def _attached(self, group: n.Node) -> tuple[int, ...]:
        state = self.state
        if isinstance(group, g.SideAttached):
            return state.zones[ATTACHED[self.player(group.player)]]
        both = state.zones[ATTACHED[0]] + state.zones[ATTACHED[1]]
        if isinstance(group, g.WereAttached):
            from fuda.games.kokuryoku.texts.past import left_with

            units = self.named(group.of)
            return tuple([card for card in both if state.host[card] in units]) + left_with(state, units)
        bearers = members(group.of, self) if isinstance(group, BORNE_BY) else ()
        return tuple([card for card in both if state.host[card] in bearers])

    def _lands(self, group: n.Node) -> tuple[int, ...]:
        state = self.state
        if isinstance(group, g.LandsOf):
            return state.zones[LANDS[self.player(group.player)]]
        both = state.zones[LANDS[0]] + state.zones[LANDS[1]]
        if isinstance(group, g.LandsThere):
            cells = [state.cell[unit] for unit in members(group.what, self)]
            return tuple([land for land in both if state.cell[land] in cells])
        return both

    def single(self, word: n.Node) -> tuple[int, ...]:
        """The one unit that a word names; nothing when it is not on the field."""
        battle = self.battle
        found = -1
        if isinstance(word, o.ThisUnit):
            found = self.unit
        elif isinstance(word, g.Its):
            found = self.unit if self.unit >= 0 else self.about
            if found < 0 and self.that:
                found = self.that[0]
        else:
            fighters = self.fighters if battle is None else (battle.attacker, battle.defender)
            if not fighters:
                return ()
            if isinstance(word, o.AttackingUnit):
                found = fighters[0]
            elif isinstance(word, o.DefendingUnit):
                found = fighters[1]
            elif self.unit in fighters:
                found = fighters[1] if self.unit == fighters[0] else fighters[0]
        return (found,) if found >= 0 and self.state.cell[found] >= 0 else ()

    def is_a(self, card: int, group: n.Node) -> bool:
        if type(group) is n.Units:
            return self.state.zone[card] in FIELDS or card == self.gone
        if isinstance(group, NARROWED):
            narrowed: Any = group
            return matches(card, narrowed.what, self) and self._is_narrowed(card, group)
        if isinstance(group, SINGLE):
            return card in self.single(group)
        if isinstance(group, g.EventUnit):
            return card in self.event_units
        if isinstance(group, (n.Chosen, n.UpTo)):
            return matches(card, group.what, self)
        if isinstance(group, g.Either):
            return matches(card, group.first, self) or matches(card, group.second, self)
        return self._is_kind(card, group)

    def _is_kind(self, card: int, group: n.Node) -> bool:
        printed = self.rules.list.cards[self.state.printed[card]]
        if isinstance(group, (o.OfSort, g.SortCards)):
            return group.sort in self.rules.sorts(self.state, card)
        if type(group) is o.CommonSoldiers:
            return printed.common
        if isinstance(group, (o.Named, g.CardNamed)):
            return group.name in printed.names
        if isinstance(group, (g.AttachedSuch, g.AttachedSuchToOne)):
            return matches(card, group.what, self)
        if isinstance(group, (o.CardsOf, o.AttachedTo, g.WereAttached, g.AttachedToOne)):
            return printed.kind == group.kind or group.kind == "any"
        if type(group) is o.CommonCards:
            return printed.kind == UNIT and printed.common
        if type(group) is g.LandCards:
            return printed.kind == LAND_CARD
        if type(group) is g.ClassChangeCards:
            return bool(printed.changes)
        return isinstance(group, (n.Cards, *ON_LANDS, g.AllAttached, g.SideAttached, t.LookedCards, t.RestOfThem))

    def _is_narrowed(self, card: int, group: n.Node) -> bool:
        if type(group) is NotWithin:
            here = members(group.of, self)
            cell = self.state.cell[card]
            return cell >= 0 and all([GRID.distance(self.state.cell[each], cell) > group.n for each in here])
        if type(group) in DENIED:
            return not self._is_narrowed(card, DENIED[type(group)](*[value for _, value in n.fields(group)]))
        state = self.state
        cell = state.cell[card]
        if type(group) is o.OfCountry:
            return self.rules.list.cards[state.printed[card]].country == group.country
        if type(group) is g.OfEitherSide:
            return True
        if type(group) is g.ButNot:
            return not matches(card, group.excluded, self)
        if type(group) is g.Other:
            fought = () if self.battle is None or self.unit >= 0 else (self.battle.attacker, self.battle.defender)
            return card != self.unit and card not in self.that and card not in fought
        if type(group) is g.OfArms:
            printed = self.rules.list.cards[state.printed[card]]
            return printed.kind in (WEAPON, MAGIC) and printed.arms == group.arms
        if type(group) is g.OfGround:
            return self.rules.list.cards[state.printed[card]].land == group.land
        if type(group) is g.NameHas:
            return any([group.name in name for name in self.rules.list.cards[state.printed[card]].names])
        if type(group) is o.OnLand:
            return self.is_on_land(card, group.land)
        if type(group) is g.AttackingHere:
            return self.battle is not None and cell == state.cell[self.this] and card == self.battle.attacker
        if type(group) is g.FightingHere:
            fought = () if self.battle is None else (self.battle.attacker, self.battle.defender)
            return cell == state.cell[self.this] and card in fought
        if type(group) is g.OnEither:
            return self.is_on_land(card, group.land) or self.is_on_land(card, group.other)
        if type(group) is o.OnSortieSquares:
            return cell >= 0 and DEPTHS[self.player(group.player)][cell] == 0
        if type(group) is o.OnThisSquare:
            return cell == state.cell[self.this]
        if isinstance(group, g.AtSquares):
            return cell >= 0 and cell in self.squares(group.where)
        if isinstance(group, (g.SameAs, g.OfAction, g.Doers, g.InRange)):
            return self._is_like(card, group)
        if isinstance(group, (o.Adjacent, o.Within, g.OnLine, g.InFront, g.Foremost)):
            return cell >= 0 and self._stands_there(card, cell, group)
        return self._is_such(card, group)

    def _is_like(self, card: int, group: n.Node) -> bool:
        """Whether the unit or card is like another one, strikes so, or has done that."""
        cards, printed = self.rules.list.cards, self.state.printed
        if isinstance(group, g.SameAs):
            mine = cards[printed[card]]
            others = [cards[printed[each]] for each in self.named(group.of)]
            return any([have_same(mine, other, group.trait) for other in others])
        if isinstance(group, g.OfAction):
            return cards[printed[card]].action == group.action
        if isinstance(group, g.Doers):
            from fuda.games.kokuryoku.texts.conditions import has_done

            return has_done(self, card, group.deed) != isinstance(group, g.Idlers)
        if isinstance(group, g.InRange):
            reached = [self.rules.reached(self.state, each) for each in members(group.of, self)]
            return any([self.state.cell[card] in squares for squares in reached])
        return False

    def cells_of(self, word: n.Node) -> list[int]:
        """The squares of the units that a word names; in the text of a land 隣接する is said of its own square."""
        state = self.state
        if type(word) is g.Its and state.zone[self.this] in LANDS and not self.that:
            return [state.cell[self.this]]
        return [state.cell[each] for each in members(word, self)]

    def _stands_there(self, card: int, cell: int, group: n.Node) -> bool:
        """Whether the unit stands as a word says of other units."""
        state = self.state
        if isinstance(group, o.Adjacent):
            return any([each in ADJACENT[cell] for each in self.cells_of(group.to)])
        if isinstance(group, o.Within):
            return any([0 < GRID.distance(each, cell) <= group.n for each in self.cells_of(group.of)])
        if isinstance(group, g.OnLine):
            there = members(group.of, self)
            return any([same_line(state.cell[each], cell, group.line) for each in there])
        if isinstance(group, g.InFront):
            return any([self.beside(each, group.where) == cell for each in members(group.of, self)])
        if isinstance(group, g.Foremost):
            owner = state.owner[card]
            others = [each for each in members(group.what, self) if state.owner[each] == owner]
            return DEPTHS[owner][cell] == max([DEPTHS[owner][state.cell[each]] for each in others], default=-1)
        return False

    def _is_such(self, card: int, group: n.Node) -> bool:
        """Whether the unit has what a word says."""
        state = self.state
        if isinstance(group, o.WithSpirit):
            return compares(state.chips[card], group.bound)
        if isinstance(group, g.WithFigure):
            return compares(self.figure(card, group.figure), group.bound)
        if isinstance(group, g.AtMaximum):
            return state.chips[card] >= self.figure(card, "maximum")
        if isinstance(group, g.BelowMaximum):
            return state.chips[card] < self.figure(card, "maximum")
        if isinstance(group, g.Extreme):
            figures = [self.figure(each, group.figure) for each in members(group.what, self)]
            best = max(figures, default=0) if group.end == "high" else min(figures, default=0)
            return self.figure(card, group.figure) == best
        if isinstance(group, o.Bearing):
            return self.bears(card, group.kind)
        if isinstance(group, g.NotBearing):
            return not self.bears(card, group.kind)
        if isinstance(group, g.WithKeyword):
            return self.has_keyword(card, group.label)
        if isinstance(group, g.ArmedWith):
            cards = self.rules.list.cards
            borne = [cards[state.printed[each]].arms for each in self.rules.borne(state, card)]
            return group.arms == cards[state.printed[card]].arms or group.arms in borne
        if isinstance(group, g.ClassChangedOnes):
            return bool(self.rules.list.cards[state.printed[card]].changes)
        battle = self.battle
        if isinstance(group, k.AttackersOf):
            return battle is not None and self._fights(card, battle, group)
        return isinstance(group, g.Fighting) and battle is not None and card in (battle.attacker, battle.defender)

    def _fights(self, card: int, battle: Battle, group: k.AttackersOf) -> bool:
        """Whether the unit attacks one of these now, or is attacked by it."""
        own, other = battle.attacker, battle.defender
        if isinstance(group, k.TargetsOf):
            own, other = other, own
        return card == own and other in members(group.of, self)

    def bears(self, unit: int, kind: str) -> bool:
        """Whether a card of this kind is attached to the unit."""
        borne = self.rules.borne(self.state, unit)
        return bool(borne) if kind == "any" else any([self._kind(each) == kind for each in borne])

    def has_keyword(self, unit: int, label: str) -> bool:
        """Whether the unit has the named ability; printed, of an item, or given."""
        found = self.rules.printed_keywords(self.state, unit) if self.inner else self.rules.keywords(self.state, unit)
        return any([label_of(each) == label for each in found])

    def _kind(self, card: int) -> str:
        return self.rules.list.cards[self.state.printed[card]].kind

    def is_on_land(self, unit: int, land: str) -> bool:
        """Whether the unit stands on a land of this kind."""
        state = self.state
        for seat in (0, 1):
            for card in state.zones[LANDS[seat]]:
                if state.cell[card] == state.cell[unit]:
                    return self.rules.list.cards[state.printed[card]].land == land
        return False

    def cards_in(self, zone: n.Node) -> tuple[int, ...]:
        zones = self.state.zones
        if isinstance(zone, n.Hand):
            return zones[HANDS[self.player(zone.player)]]
        if isinstance(zone, o.OffField):
            return zones[OFF[self.player(zone.player)]]
        if isinstance(zone, g.Abroad):
            return zones[ABROAD[self.player(zone.player)]]
        if isinstance(zone, g.HandAndOff):
            seat = self.player(zone.player)
            return zones[HANDS[seat]] + zones[OFF[seat]]
        if isinstance(zone, t.LookedCards):
            return self.that
        raise LookupError(f"there is no zone {type(zone).__name__}")

    def side(self, card: int) -> int:
        return self.state.owner[card]

    def lies(self, card: int, how: str) -> bool:
        return bool(self.state.waiting[card]) == (how == "waiting")

    # --- squares

    def beside(self, unit: int, where: str) -> int:
        """The square straight before or behind a unit; -1 where there is none."""
        cell = self.state.cell[unit]
        return GRID.step(self.state.owner[unit], cell, 1 if where == AHEAD else -1, 0) if cell >= 0 else -1

    def squares(self, where: n.Node) -> tuple[int, ...]:
        """The squares that a word names."""
        from fuda.games.kokuryoku.texts.squares import squares

        return squares(self, where)

    def named(self, word: n.Node) -> tuple[int, ...]:
        """The units that a word names, those that have left the field too."""
        if isinstance(word, o.ThisUnit):
            return (self.unit,) if self.unit >= 0 else ()
        return self.that if isinstance(word, n.That) else members(word, self)

    # --- amounts

    @rule("X3.2 X5.3 X7.54")
    def figure(self, unit: int, name: str) -> int:
        """A figure of a unit, as it is now; where figures are being worked out, attack and counter as printed."""
        state = self.state
        printed = self.rules.list.cards[state.printed[unit]]
        if name == "spirit":
            return state.chips[unit]
        if name == "maximum":
            return self.rules.printed_maximum(state, unit) if self.of_maximum else self.rules.maximum(state, unit)
        own = printed.attack if name == "attack" else printed.counter
        return own if self.inner else own + self.rules.change(state, unit, name)

    def _kept(self, place: int) -> int:
        return self.kept[place] if len(self.kept) > place else 0

    def amount(self, node: n.Node) -> int:
        """How much a text says."""
        known = measured(node, self)
        if known is not None:
            return known
        if isinstance(node, q.CardCount):
            return len(members(node.what, self))
        if isinstance(node, (q.FigureOf, q.TotalOf)):
            return sum([self.figure(unit, node.figure) for unit in members(node.of, self)])
        if isinstance(node, q.PrintedFigure):
            return sum(
                [
                    printed_figure(self.rules.list.cards[self.state.printed[each]], node.figure)
                    for each in self.named(node.of)
                ]
            )
        if isinstance(node, q.Lost):
            units = members(node.of, self)
            return sum([self.figure(unit, "maximum") - self.state.chips[unit] for unit in units])
        if isinstance(node, q.ChipsIn):
            piles = self.state.unused if node.pile == "unused" else self.state.used
            return piles[self.player(node.player)]
        if isinstance(node, q.TimesHappened):
            from fuda.games.kokuryoku.texts.past import times_happened

            return times_happened(self, node.event)
        if isinstance(node, q.PerSome):
            return node.n * (self.amount(node.amount) // node.per)
        if isinstance(node, q.Capped):
            return min(self.amount(node.amount), node.most)
        if isinstance(node, q.CardAttack):
            cards = [self.rules.list.cards[self.state.printed[card]] for card in members(node.of, self)]
            return sum([card.attack if card.kind != MAGIC else card.power for card in cards])
        if isinstance(node, q.Difference):
            from fuda.games.kokuryoku.texts.conditions import difference

            return difference(self, self.compared)
        if isinstance(node, (q.NumberX, q.AsDealt, q.SoMany)):
            return self._kept(KEPT[type(node)])
        raise LookupError(f"the rules know no amount {type(node).__name__}")

    def holds(self, condition: n.Node) -> bool:
        """Whether a condition is met now."""
        from fuda.games.kokuryoku.texts.conditions import holds

        return holds(self, condition)


KEPT: Final[dict[type, int]] = {q.NumberX: 0, q.AsDealt: 1, q.SoMany: 2}
