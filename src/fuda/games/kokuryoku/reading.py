"""What does a text of kokuryoku see on the table? The groups, conditions and amounts that its words stand for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.kokuryoku import words as o
from fuda.games.kokuryoku.cards import UNIT
from fuda.games.kokuryoku.table import (
    ADJACENT,
    ATTACHED,
    DEPTHS,
    FIELDS,
    GRID,
    HANDS,
    LANDS,
    OFF,
    PHASE_NAMES,
    KokuryokuState,
)
from fuda.language.running.selection import Table, compares, matches, members, universe
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.kokuryoku.rules import Kokuryoku

NARROWED: Final = (
    o.OfCountry,
    o.Adjacent,
    o.Within,
    o.OnLand,
    o.OnSortieSquares,
    o.WithSpirit,
    o.Bearing,
    o.OnThisSquare,
)
ON_FIELD: Final = (n.Units, o.OfSort, o.CommonSoldiers, o.Named)
SINGLE: Final = (o.ThisUnit, o.AttackingUnit, o.DefendingUnit, o.Foe)


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
    ) -> None:
        super().__init__(seat, this, that)
        self.state = state
        self.rules = rules
        self.unit = unit
        self.battle = state.battle  # or one that is only imagined
        self.gone = -1  # a unit that the text speaks of although it has left the field

    # --- groups

    def base(self, group: n.Node) -> tuple[int, ...]:
        state = self.state
        if isinstance(group, ON_FIELD):
            return state.zones[FIELDS[0]] + state.zones[FIELDS[1]]
        if isinstance(group, NARROWED):
            return universe(group.what, self)
        if isinstance(group, SINGLE):
            return self.single(group)
        if isinstance(group, o.AttachedTo):
            bearers = members(group.of, self)
            both = state.zones[ATTACHED[0]] + state.zones[ATTACHED[1]]
            return tuple([card for card in both if state.host[card] in bearers])
        if isinstance(group, o.Lands):
            return state.zones[LANDS[0]] + state.zones[LANDS[1]]
        raise LookupError(f"a text cannot look for {type(group).__name__} without saying where")

    def single(self, word: n.Node) -> tuple[int, ...]:
        """The one unit that a word names; nothing when it is not on the field."""
        battle = self.battle
        found = -1
        if isinstance(word, o.ThisUnit):
            found = self.unit
        elif battle is not None:
            if isinstance(word, o.AttackingUnit):
                found = battle.attacker
            elif isinstance(word, o.DefendingUnit):
                found = battle.defender
            elif self.unit in (battle.attacker, battle.defender):
                found = battle.defender if self.unit == battle.attacker else battle.attacker
        return (found,) if found >= 0 and self.state.cell[found] >= 0 else ()

    def is_a(self, card: int, group: n.Node) -> bool:
        if isinstance(group, n.Units):
            return self.state.zone[card] in FIELDS or card == self.gone
        if isinstance(group, NARROWED):
            return self._is_narrowed(card, group) and matches(card, group.what, self)
        if isinstance(group, SINGLE):
            return card in self.single(group)
        printed = self.rules.list.cards[self.state.printed[card]]
        if isinstance(group, o.OfSort):
            return group.sort in (printed.move, printed.sort)
        if isinstance(group, o.CommonSoldiers):
            return printed.common
        if isinstance(group, o.Named):
            return group.name in printed.names
        if isinstance(group, (o.CardsOf, o.AttachedTo)):
            return printed.kind == group.kind
        if isinstance(group, o.CommonCards):
            return printed.kind == UNIT and printed.common
        return isinstance(group, (n.Cards, o.Lands))

    def _is_narrowed(self, card: int, group: n.Node) -> bool:
        state = self.state
        cell = state.cell[card]
        if isinstance(group, o.OfCountry):
            return self.rules.list.cards[state.printed[card]].country == group.country
        if isinstance(group, o.Adjacent):
            return any([state.cell[each] in ADJACENT[cell] for each in members(group.to, self)])
        if isinstance(group, o.Within):
            near = [each for each in members(group.of, self) if each != card]
            return any([GRID.distance(state.cell[each], cell) <= group.n for each in near])
        if isinstance(group, o.OnLand):
            return self.is_on_land(card, group.land)
        if isinstance(group, o.OnSortieSquares):
            return DEPTHS[self.player(group.player)][cell] == 0
        if isinstance(group, o.WithSpirit):
            return compares(state.chips[card], group.bound)
        if isinstance(group, o.Bearing):
            return any([self._kind(each) == group.kind for each in self.rules.borne(state, card)])
        return isinstance(group, o.OnThisSquare) and cell == state.cell[self.this]

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
        if isinstance(zone, n.Hand):
            return self.state.zones[HANDS[self.player(zone.player)]]
        if isinstance(zone, o.OffField):
            return self.state.zones[OFF[self.player(zone.player)]]
        raise LookupError(f"there is no zone {type(zone).__name__}")

    def side(self, card: int) -> int:
        return self.state.owner[card]

    def lies(self, card: int, how: str) -> bool:
        return bool(self.state.waiting[card]) == (how == "waiting")

    # --- conditions

    def holds(self, condition: n.Node) -> bool:
        """Whether a condition is met now."""
        if isinstance(condition, m.CountIs):
            return compares(len(members(condition.what, self)), condition.bound)
        if isinstance(condition, n.TurnOf):
            return self.state.turn_player == self.player(condition.player)
        if isinstance(condition, n.PhaseOf):
            return PHASE_NAMES[self.state.phase] == condition.phase
        if isinstance(condition, (o.IsAttacking, o.IsDefending, o.FightsWith)):
            return self._holds_in_battle(condition)
        if isinstance(condition, (o.IsSort, o.IsOfCountry, o.IsOnLand, o.IsOnSortieSquares, o.IsInState, o.SpiritIs)):
            found = members(condition.what, self)
            return bool(found) and all([self._holds_for(condition, unit) for unit in found])
        raise LookupError(f"the rules know no condition {type(condition).__name__}")

    def _holds_for(self, condition: n.Node, unit: int) -> bool:
        printed = self.rules.list.cards[self.state.printed[unit]]
        if isinstance(condition, o.IsSort):
            return condition.sort in (printed.move, printed.sort)
        if isinstance(condition, o.IsOfCountry):
            return printed.country == condition.country
        if isinstance(condition, o.IsOnLand):
            return self.is_on_land(unit, condition.land)
        if isinstance(condition, o.IsOnSortieSquares):
            return DEPTHS[self.player(condition.player)][self.state.cell[unit]] == 0
        if isinstance(condition, o.IsInState):
            return self.lies(unit, condition.state)
        return isinstance(condition, o.SpiritIs) and compares(self.state.chips[unit], condition.bound)

    def _holds_in_battle(self, condition: o.IsAttacking | o.IsDefending | o.FightsWith) -> bool:
        battle = self.battle
        found = members(condition.what, self)
        if battle is None or not found:
            return False
        if isinstance(condition, o.IsAttacking):
            return found[0] == battle.attacker
        if isinstance(condition, o.IsDefending):
            return found[0] == battle.defender
        equipment = battle.attack_with if found[0] == battle.attacker else battle.receive_with
        if found[0] not in (battle.attacker, battle.defender) or equipment < 0:
            return False
        return self.rules.list.cards[self.state.printed[equipment]].arms == condition.arms

    # --- amounts

    def amount(self, node: n.Node) -> int:
        """How much a text says."""
        if isinstance(node, n.Number):
            return node.value
        if isinstance(node, m.PerEach):
            return node.n * len(members(node.each, self))
        raise LookupError(f"the rules know no amount {type(node).__name__}")
