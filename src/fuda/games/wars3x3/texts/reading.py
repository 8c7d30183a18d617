"""What does a text of 3x3Wars see on the table? The cards, amounts and conditions that its words stand for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.wars3x3.cards import COLOURED, COLOURS, SPELL
from fuda.games.wars3x3.table import (
    BOOSTED,
    DECK,
    DISCARD,
    FIELDS,
    HANDS,
    LYING,
    MAGICS,
    PHASES,
    STEP_WORDS,
    TERRITORIES,
    Deployed,
    WarsState,
)
from fuda.games.wars3x3.words import casts as c
from fuda.games.wars3x3.words import groups as g
from fuda.games.wars3x3.words import links as k
from fuda.games.wars3x3.words import things as w
from fuda.games.wars3x3.words import uses as x
from fuda.kernel.facts import Facts
from fuda.language.running.measuring import compared, is_met, measured
from fuda.language.running.selection import Table, compares, matches, members
from fuda.language.words import abilities as a
from fuda.language.words import measures as q
from fuda.language.words import nodes as n
from fuda.mechanics.zones import Moved

if TYPE_CHECKING:
    from fuda.games.wars3x3.rules import Wars

TRAITS: Final = 0
POWERS: Final = 1
LYING_WORDS: Final = tuple([each.replace("-", "_") for each in LYING])
NARROWED: Final = (
    g.OfColours,
    g.SameColour,
    g.WithPower,
    g.WithoutTrait,
    g.Boosted,
    g.Extreme,
    g.FigureThan,
    g.FigureTo,
    c.JustEntered,
    c.Unboosted,
    g.Aimed,
)


class Reading(Table):
    """The table as the text of one card reads it."""

    def __init__(
        self,
        state: WarsState,
        rules: Wars,
        seat: int,
        this: int,
        that: tuple[int, ...] = (),
        kept: tuple[int, ...] = (),
        facts: Facts | None = None,
    ) -> None:
        super().__init__(seat, this, that)
        self.state = state
        self.rules = rules
        self.kept = kept
        self.facts = facts
        self.acting = seat  # who carries the sentence out
        self.moved = 0  # how many cards the sentence before moved
        self.named = -1  # the number, or the place of the colour, that was named before
        self.dealt = 0  # how much damage the event or the sentence before dealt
        self.chosen: tuple[int, ...] = ()  # what anybody has chosen before
        self.drawn: tuple[int, ...] = ()  # what the text has let somebody draw
        self.was: tuple[tuple[int, int, int, int], ...] = ()  # power, traits and side of units that have left
        self.last_side: dict[int, int] = {}  # of cards that have left, on whose side they lay

    def base(self, group: n.Node) -> tuple[int, ...]:
        zones = self.state.zones
        if type(group) is w.TargetUnit:
            return self.that
        if type(group) is n.Units:
            return zones[FIELDS[0]] + zones[FIELDS[1]]
        if type(group) is w.Magics:
            return zones[MAGICS[0]] + zones[MAGICS[1]]
        if type(group) is w.Kept:
            return self.kept
        if type(group) is g.NamedUnits:
            return zones[FIELDS[0]] + zones[FIELDS[1]]
        if type(group) is g.Lands:
            return tuple([card for seat in self.seats(group.player) for card in zones[TERRITORIES[seat]]])
        if type(group) is g.TopCards:
            return zones[DECK][: group.n]
        if type(group) is g.DrawnCards:
            return self.drawn
        if type(group) is g.Rest:
            return tuple([card for card in self.kept if self.state.zone[card] == DECK])
        return super().base(group)

    def is_a(self, card: int, group: n.Node) -> bool:
        if type(group) is n.UnitCards:
            return self.rules.card(self.state, card).is_unit
        if type(group) is g.SpellCards:
            return self.rules.card(self.state, card).kind == SPELL
        if type(group) is w.Kept:
            return card in self.kept
        if type(group) is w.TargetUnit:
            return self.state.zone[card] in FIELDS
        if isinstance(group, (g.Named, g.NamedUnits)):
            return self.rules.card(self.state, card).name == group.name
        if isinstance(group, x.OfNamedCost):
            return self.rules.card(self.state, card).cost == self.named and matches(card, group.what, self)
        if isinstance(group, x.OfNamedColour):
            named = g.OfColours((COLOURS[self.named],), group.what)
            return self.named >= 0 and self._is_narrowed(card, named) and matches(card, group.what, self)
        if isinstance(group, g.TakenFrom):
            return card in members(group.what, self) and card in self.cards_in(group.zone)
        if isinstance(group, g.Unchosen):
            return card not in self.chosen and matches(card, group.what, self)
        if isinstance(group, q.ButNot):
            return not matches(card, group.excluded, self) and matches(card, group.what, self)
        if isinstance(group, NARROWED):
            return self._is_narrowed(card, group) and matches(card, group.what, self)
        return isinstance(group, (n.Cards, n.Units, w.Magics, g.Lands, g.TopCards, g.Rest, g.DrawnCards))

    def _is_narrowed(self, card: int, group: n.Node) -> bool:
        colour = self.rules.card(self.state, card).colour
        if type(group) is g.OfColours:
            if self.rules.card(self.state, card).any_colour and any([each != "purple" for each in group.colours]):
                return True
            return COLOURS[colour] in group.colours
        if type(group) is g.SameColour:
            return any([self.rules.card(self.state, each).colour == colour for each in members(group.as_, self)])
        if type(group) is g.WithPower:
            return compares(self.power(card), group.bound)
        if type(group) is g.WithoutTrait:
            return not self.has_trait(card, group.label)
        if isinstance(group, (g.Boosted, c.Unboosted)):
            marked = any([each.kind == BOOSTED and each.card == card for each in self.state.effects])
            return marked == isinstance(group, g.Boosted)
        if type(group) is g.Aimed:
            return card in self.rules.aimed_at(self.state)
        if type(group) is c.JustEntered:
            return any([isinstance(each, Deployed) and each.card == card for each in self.state.past])
        if type(group) is g.FigureThan:
            others = members(group.than, self)
            mine = self.figure(card, group.figure)
            theirs = [self.figure(each, group.figure) for each in others]
            return bool(others) and all([compared(mine, each, group.how) for each in theirs])
        if type(group) is g.FigureTo:
            return compared(self.figure(card, group.figure), self.amount(group.amount), group.how)
        assert type(group) is g.Extreme
        figures = [self.figure(each, group.figure) for each in members(group.what, self)]
        best = max(figures, default=0) if group.end == "high" else min(figures, default=0)
        return self.figure(card, group.figure) == best

    def figure(self, card: int, figure: str) -> int:
        """The cost or the power of a card."""
        return self.power(card) if figure == "power" else max(0, self.cost(card))

    def cards_in(self, zone: n.Node) -> tuple[int, ...]:
        zones = self.state.zones
        if type(zone) is n.Hand:
            return tuple([card for seat in self.seats(zone.player) for card in zones[HANDS[seat]]])
        if type(zone) is w.Territory:
            return tuple([card for seat in self.seats(zone.player) for card in zones[TERRITORIES[seat]]])
        if type(zone) is n.DiscardPile:
            return zones[DISCARD]
        if type(zone) is n.Deck:
            return zones[DECK]
        if type(zone) is g.Looked:
            return self.kept
        raise LookupError(f"there is no zone {type(zone).__name__}")

    def seats(self, player: n.Node) -> tuple[int, ...]:
        """The seats that a player word means."""
        if type(player) is g.WithLess:
            figures = [self._has(player.figure, seat) for seat in (0, 1)]
            if figures[0] == figures[1]:
                return ()
            return (int((figures[0] > figures[1]) == (player.how == "less")),)
        return (0, 1) if type(player) is a.EachPlayer else (self.player(player),)

    def _has(self, figure: str, seat: int) -> int:
        if figure == "life":
            return self.state.life[seat]
        zone = HANDS if figure == "hand" else TERRITORIES if figure == "land" else FIELDS
        return len(self.state.zones[zone[seat]])

    def player(self, node: n.Node) -> int:
        if type(node) is n.You:
            return self.seat
        if type(node) is g.WithLess:
            found = self.seats(node)
            return found[0] if found else -1
        if type(node) is g.SideOf:
            return self._side_of(self.that[0]) if self.that else -1
        if type(node) is q.Own:
            return self.acting
        if type(node) is q.TurnPlayer:
            return self.state.turn_player
        if type(node) is q.OtherPlayer:
            return 1 - self.state.turn_player
        return super().player(node)

    def _side_of(self, card: int) -> int:
        """On whose side a card lies, or lay before the text moved it."""
        return self.side(card)

    def _side_before(self, card: int) -> int:
        lay = [side for each, _, _, side in self.was if each == card]
        return lay[0] if lay else self.rules.zones[self.state.zone[card]].owner

    def side(self, card: int) -> int:
        if card in self.last_side:
            return self.last_side[card]
        if self.was and self.state.zone[card] not in FIELDS:
            return self._side_before(card)
        return self.rules.zones[self.state.zone[card]].owner

    def lies(self, card: int, how: str) -> bool:
        return LYING_WORDS[self.state.lying[card]] == how

    def cost(self, card: int) -> int:
        return self.rules.card(self.state, card).cost

    def power(self, card: int) -> int:
        """The power of a unit: as it is, or as far as it is worked out."""
        if self.state.zone[card] not in FIELDS:
            was = [power for each, power, _, _ in self.was if each == card]
            return was[0] if was else max(0, self.cost(card))
        if self.facts is not None:
            return self.facts.number(card, POWERS)
        return self.rules.power(self.state, card)

    def has_trait(self, card: int, label: str) -> bool:
        if self.state.zone[card] in MAGICS and label in ("顕在", "残響"):
            printed = self.state.printed[card]
            return self.rules.is_lasting(printed) if label == "顕在" else self.rules.list.cards[printed].pays_sideways
        mask = self.rules.list.masks.get(label, 0)
        if self.was and self.state.zone[card] not in FIELDS:
            was = [traits for each, _, traits, _ in self.was if each == card]
            if was:
                return bool(was[0] & mask)
        if self.facts is not None and self.state.zone[card] in FIELDS:
            return bool(self.facts.number(card, TRAITS) & mask)
        return bool(self.rules.traits(self.state, card) & mask)

    def amount(self, node: n.Node) -> int:
        known = measured(node, self)
        if known is not None:
            return known
        if isinstance(node, w.CostOf):
            return sum([max(0, self.cost(card)) for card in members(node.what, self)])
        if isinstance(node, g.PowerOf):
            return sum([self.power(card) for card in members(node.what, self)])
        if isinstance(node, g.LifeOf):
            return self.state.life[self.player(node.player)]
        if isinstance(node, (g.Held, g.LandsOf, g.UnitsOf)):
            zone = HANDS if isinstance(node, g.Held) else TERRITORIES if isinstance(node, g.LandsOf) else FIELDS
            return len(self.state.zones[zone[self.player(node.player)]])
        if isinstance(node, (g.Peak, g.GapOf, g.SumOf, g.Capped, g.ColoursOf)):
            return self._worked_out(node)
        if isinstance(node, c.RoomOf):
            return self.rules.room_of(self.state, self.player(node.player))
        if isinstance(node, c.GivenUpFor):
            return self._given_up_for(members(node.what, self))
        if isinstance(node, x.NamedNumber):
            return max(0, self.named)
        if isinstance(node, q.SoMany):
            return self.moved
        if isinstance(node, q.AsDealt):
            return self.dealt
        if isinstance(node, k.PerLots):
            assert isinstance(node.each, k.Lots)
            return node.n * (len(members(node.each.each, self)) // node.each.n)
        if isinstance(node, k.TimesHappened):
            return self.rules.times_happened(self, node.event)
        raise LookupError(f"the rules know no amount {type(node).__name__}")

    def _given_up_for(self, cards: tuple[int, ...]) -> int:
        """How many units were given up in this turn for the redeployment that brought one of these in."""
        found = 0
        for event in self.state.past:
            if isinstance(event, Deployed):
                if event.card in cards:
                    return found
                found = 0
            elif isinstance(event, Moved) and event.clause == "4.2b":
                found += 1
        return 0

    def _worked_out(self, node: n.Node) -> int:
        if isinstance(node, g.Peak):
            figures = [self.figure(card, node.figure) for card in members(node.what, self)]
            return max(figures, default=0) if node.end == "high" else min(figures, default=0)
        if isinstance(node, g.GapOf):
            return abs(self.amount(node.first) - self.amount(node.second))
        if isinstance(node, g.SumOf):
            return self.amount(node.first) + self.amount(node.second)
        if isinstance(node, g.Capped):
            return min(self.amount(node.amount), node.n)
        assert isinstance(node, g.ColoursOf)
        found = {self.rules.card(self.state, card).colour for card in members(node.what, self)}
        return len([colour for colour in found if colour < COLOURED])

    def holds(self, condition: n.Node) -> bool:
        known = is_met(condition, self)
        if known is not None:
            return known
        if isinstance(condition, (n.TurnOf, n.PhaseOf, g.InStep)):
            return self.is_time(condition)
        if type(condition) is g.ItIs:
            return self.is_time(condition.period)
        if isinstance(condition, (g.SideHas, g.SideCount)):
            seat = self.player(condition.player)
            found = [card for card in members(condition.what, self) if self.side(card) == seat]
            return bool(found) if isinstance(condition, g.SideHas) else compares(len(found), condition.bound)
        if isinstance(condition, (c.ZoneHas, c.ZoneCount)):
            there = members(n.InZone(condition.zone, condition.what), self)
            return bool(there) if isinstance(condition, c.ZoneHas) else compares(len(there), condition.bound)
        if isinstance(condition, c.Alone):
            all_of_them = members(condition.group, self)
            return bool(all_of_them) and all_of_them == members(condition.only, self)
        if isinstance(condition, x.IsBoosted):
            cards = members(condition.what, self)
            marked = [each.card for each in self.state.effects if each.kind == BOOSTED]
            return bool(cards) and all([card in marked for card in cards])
        if isinstance(condition, g.OnField):
            cards = members(condition.what, self)
            return bool(cards) and all([self.state.zone[card] in FIELDS for card in cards])
        if isinstance(condition, k.Happened):
            return self.rules.times_happened(self, condition.event) > 0
        assert isinstance(condition, (g.IsColour, g.HasTrait, g.Lies, g.IsKind))
        cards = members(condition.what, self)
        return bool(cards) and all([self._is_so(card, condition) for card in cards])

    def _is_so(self, card: int, condition: n.Node) -> bool:
        if isinstance(condition, g.IsColour):
            if self.rules.card(self.state, card).any_colour and condition.colour != "purple":
                return True
            return COLOURS[self.rules.card(self.state, card).colour] == condition.colour
        if isinstance(condition, g.HasTrait):
            return self.has_trait(card, condition.label)
        if isinstance(condition, g.Lies):
            return self.lies(card, condition.state)
        return isinstance(condition, g.IsKind) and matches(card, condition.kind, self)

    def is_time(self, period: n.Node) -> bool:
        """Whether it is that period now."""
        said: Any = period
        return self.state.turn_player in self.seats(said.player) and is_part(self.state, period)

    def was_time(self, period: n.Node, step: int, moved: bool) -> bool:
        """Whether it was that period when the present turn was in that step."""
        said: Any = period
        return self.state.turn_player in self.seats(said.player) and _is_within(period, step, moved)


def is_part(state: WarsState, period: n.Node) -> bool:
    """Whether it is that part of a turn now, whoever's turn it is."""
    return _is_within(period, state.step, state.moved)


def _is_within(period: n.Node, step: int, moved: bool) -> bool:
    if type(period) is n.PhaseOf:
        return step >= 0 and not moved and PHASES[step] == period.phase
    if type(period) is n.TurnOf:
        return True
    assert isinstance(period, g.InStep)
    return step >= 0 and STEP_WORDS[step] == period.step
