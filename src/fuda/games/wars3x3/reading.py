"""What does a text of 3x3Wars see on the table? The cards, amounts and conditions that its words stand for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.wars3x3 import group_words as g
from fuda.games.wars3x3 import words as w
from fuda.games.wars3x3.cards import COLOURS
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
    WarsState,
)
from fuda.kernel.facts import Facts
from fuda.language.running.measuring import is_met, measured
from fuda.language.running.selection import Table, compares, matches, members
from fuda.language.words import abilities as a
from fuda.language.words import measures as q
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.wars3x3.rules import Wars

TRAITS: Final = 0
POWERS: Final = 1
NARROWED: Final = (g.OfColours, g.SameColour, g.WithPower, g.WithoutTrait, g.Boosted, g.Extreme)


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
        self.dealt = 0  # how much damage the event or the sentence before dealt
        self.last_side: dict[int, int] = {}  # of cards that have left, on whose side they lay

    def base(self, group: n.Node) -> tuple[int, ...]:
        zones = self.state.zones
        if isinstance(group, n.Units):
            return zones[FIELDS[0]] + zones[FIELDS[1]]
        if isinstance(group, w.Magics):
            return zones[MAGICS[0]] + zones[MAGICS[1]]
        if isinstance(group, w.Kept):
            return self.kept
        if isinstance(group, g.NamedUnits):
            return zones[FIELDS[0]] + zones[FIELDS[1]]
        if isinstance(group, g.Lands):
            return tuple([card for seat in self.seats(group.player) for card in zones[TERRITORIES[seat]]])
        if isinstance(group, g.TopCards):
            return zones[DECK][: group.n]
        if isinstance(group, g.Rest):
            return tuple([card for card in self.kept if self.state.zone[card] == DECK])
        return super().base(group)

    def is_a(self, card: int, group: n.Node) -> bool:
        if isinstance(group, n.UnitCards):
            return self.rules.card(self.state, card).is_unit
        if isinstance(group, w.Kept):
            return card in self.kept
        if isinstance(group, (g.Named, g.NamedUnits)):
            return self.rules.card(self.state, card).name == group.name
        if isinstance(group, NARROWED):
            return self._is_narrowed(card, group) and matches(card, group.what, self)
        return isinstance(group, (n.Cards, n.Units, w.Magics, g.Lands, g.TopCards, g.Rest))

    def _is_narrowed(self, card: int, group: n.Node) -> bool:
        colour = self.rules.card(self.state, card).colour
        if isinstance(group, g.OfColours):
            return COLOURS[colour] in group.colours
        if isinstance(group, g.SameColour):
            return any([self.rules.card(self.state, each).colour == colour for each in members(group.as_, self)])
        if isinstance(group, g.WithPower):
            return compares(self.power(card), group.bound)
        if isinstance(group, g.WithoutTrait):
            return not self.has_trait(card, group.label)
        if isinstance(group, g.Boosted):
            return any([each.kind == BOOSTED and each.card == card for each in self.state.effects])
        assert isinstance(group, g.Extreme)
        figures = [self._figure(each, group.figure) for each in members(group.what, self)]
        best = max(figures, default=0) if group.end == "high" else min(figures, default=0)
        return self._figure(card, group.figure) == best

    def _figure(self, card: int, figure: str) -> int:
        return self.power(card) if figure == "power" else max(0, self.cost(card))

    def cards_in(self, zone: n.Node) -> tuple[int, ...]:
        zones = self.state.zones
        if isinstance(zone, n.Hand):
            return tuple([card for seat in self.seats(zone.player) for card in zones[HANDS[seat]]])
        if isinstance(zone, w.Territory):
            return tuple([card for seat in self.seats(zone.player) for card in zones[TERRITORIES[seat]]])
        if isinstance(zone, n.DiscardPile):
            return zones[DISCARD]
        if isinstance(zone, n.Deck):
            return zones[DECK]
        if isinstance(zone, g.Looked):
            return self.kept
        raise LookupError(f"there is no zone {type(zone).__name__}")

    def seats(self, player: n.Node) -> tuple[int, ...]:
        """The seats that a player word means."""
        return (0, 1) if isinstance(player, a.EachPlayer) else (self.player(player),)

    def player(self, node: n.Node) -> int:
        if isinstance(node, q.Own):
            return self.acting
        if isinstance(node, q.TurnPlayer):
            return self.state.turn_player
        if isinstance(node, q.OtherPlayer):
            return 1 - self.state.turn_player
        return super().player(node)

    def side(self, card: int) -> int:
        if card in self.last_side:
            return self.last_side[card]
        return self.rules.zones[self.state.zone[card]].owner

    def lies(self, card: int, how: str) -> bool:
        return LYING[self.state.lying[card]].replace("-", "_") == how

    def cost(self, card: int) -> int:
        return self.rules.card(self.state, card).cost

    def power(self, card: int) -> int:
        """The power of a unit: as it is, or as far as it is worked out."""
        if self.state.zone[card] not in FIELDS:
            return max(0, self.cost(card))
        if self.facts is not None:
            return self.facts.number(card, POWERS)
        return self.rules.power(self.state, card)

    def has_trait(self, card: int, label: str) -> bool:
        mask = self.rules.list.masks.get(label, 0)
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
        if isinstance(node, q.SoMany):
            return self.moved
        if isinstance(node, q.AsDealt):
            return self.dealt
        raise LookupError(f"the rules know no amount {type(node).__name__}")

    def holds(self, condition: n.Node) -> bool:
        known = is_met(condition, self)
        if known is not None:
            return known
        if isinstance(condition, (n.TurnOf, n.PhaseOf, g.InStep)):
            return self.is_time(condition)
        if isinstance(condition, g.ItIs):
            return self.is_time(condition.period)
        if isinstance(condition, (g.SideHas, g.SideCount)):
            seat = self.player(condition.player)
            found = [card for card in members(condition.what, self) if self.side(card) == seat]
            return bool(found) if isinstance(condition, g.SideHas) else compares(len(found), condition.bound)
        if isinstance(condition, g.DidThisTurn):
            return self._has_done(self.player(condition.player), condition.operation)
        assert isinstance(condition, (g.IsColour, g.HasTrait, g.Lies, g.IsKind))
        cards = members(condition.what, self)
        return bool(cards) and all([self._is_so(card, condition) for card in cards])

    def _is_so(self, card: int, condition: n.Node) -> bool:
        if isinstance(condition, g.IsColour):
            return COLOURS[self.rules.card(self.state, card).colour] == condition.colour
        if isinstance(condition, g.HasTrait):
            return self.has_trait(card, condition.label)
        if isinstance(condition, g.Lies):
            return self.lies(card, condition.state)
        return isinstance(condition, g.IsKind) and matches(card, condition.kind, self)

    def _has_done(self, seat: int, operation: str) -> bool:
        if operation == "magic":
            return bool(self.state.cast[seat])
        return operation == "grand" and self.state.grand[seat] > 0

    def is_time(self, period: n.Node) -> bool:
        """Whether it is that period now."""
        state = self.state
        assert isinstance(period, (n.TurnOf, n.PhaseOf, g.InStep))
        if state.turn_player not in self.seats(period.player):
            return False
        if isinstance(period, n.TurnOf):
            return True
        if isinstance(period, g.InStep):
            return state.step >= 0 and STEP_WORDS[state.step] == period.step
        return state.step >= 0 and not state.moved and PHASES[state.step] == period.phase
