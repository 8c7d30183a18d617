"""What can happen while something is used or fought out? Battles, what waits on the stack, and what lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from fuda.games.kokuryoku.events import FIGURES, NO_FACTS, STRUCTURE, Change, OfUnit, keeps
from fuda.games.kokuryoku.table import (
    BATTLE_END,
    NOTHING,
    OFF,
    STACK,
    Battle,
    KokuryokuState,
    Modifier,
    Played,
    note_deed,
)
from fuda.kernel.records import copy_of
from fuda.mechanics.zones import Moved

if TYPE_CHECKING:
    from fuda.games.kokuryoku.rules import Kokuryoku


class BattleBegan(Change):
    """A unit declared an attack with a piece of equipment."""

    cards: ClassVar[tuple[str, ...]] = ("attacker", "defender", "equipment")

    def __init__(self, clause: str = "", attacker: int = -1, defender: int = -1, equipment: int = -1) -> None:
        super().__init__(clause)
        self.attacker = attacker
        self.defender = defender
        self.equipment = equipment

    def apply(self, state: KokuryokuState, rules: Kokuryoku) -> None:
        state.battle = Battle(self.attacker, self.defender, self.equipment)
        if rules.remembers:
            note_deed(state, self.attacker, "attack")
            note_deed(state, self.defender, "attacked")


class BattleTurned(Change):
    """Something of the battle under way changed: the field of it and its new value."""

    shown: ClassVar[tuple[str, ...]] = ("what",)
    cards: ClassVar[tuple[str, ...]] = ("unit", "equipment")

    def __init__(self, clause: str = "", what: str = "", unit: int = -1, equipment: int = -1) -> None:
        super().__init__(clause)
        self.what = (
            what  # received, struck-back, goes-on, called-off, critical, capture, captured or turned (to another unit)
        )
        self.unit = unit
        self.equipment = equipment

    def apply(self, state: KokuryokuState, rules: Kokuryoku) -> None:
        assert state.battle is not None
        battle: Battle = copy_of(state.battle)
        if self.what == "received":
            battle.receive_with = self.equipment
        elif self.what == "struck-back":
            battle.striker = battle.defender
            battle.called_off = False
            if rules.remembers:
                note_deed(state, battle.defender, "counter")
        elif self.what == "goes-on":
            battle.striker = battle.attacker
            battle.called_off = False
        elif self.what == "turned":
            battle.defender = self.unit
            battle.receive_with = self.unit
        elif self.what == "called-off":
            battle.called_off = True
        elif self.what == "critical":
            battle.criticals += 1
        elif self.what == "capture":
            battle.capturing += 1
        else:
            battle.captured = True
        state.battle = battle


class AttackCancelled(OfUnit):
    """A strike did not take place: too few chips, or what it needs is gone."""

    touches: ClassVar[int] = NO_FACTS

    def apply(self, state: KokuryokuState, rules: Kokuryoku) -> None:
        """Nothing changes."""


class BattleEnded(Change):
    """A battle is over, and what lasted until then."""

    touches: ClassVar[int] = STRUCTURE

    def __init__(self, clause: str = "") -> None:
        super().__init__(clause)
        self.fighters: tuple[int, ...] = ()

    def apply(self, state: KokuryokuState, rules: Kokuryoku) -> None:
        if state.battle is not None:
            self.fighters = (state.battle.attacker, state.battle.defender)
        state.battle = None
        if state.effects:
            state.effects = tuple([each for each in state.effects if each.until != BATTLE_END])

    def keeps_facts(self, state: KokuryokuState, rules: Kokuryoku) -> bool:
        return keeps(state, FIGURES) if not state.facts.modified else False


class Used(Change):
    """Something was used and waits to be resolved: a surprise from hand, an ability of a unit, or an item."""

    cards: ClassVar[tuple[str, ...]] = ("card", "unit")
    shown: ClassVar[tuple[str, ...]] = ("kind", "seat")
    touches: ClassVar[int] = STRUCTURE

    def __init__(self, clause: str = "", played: Played | None = None) -> None:
        super().__init__(clause)
        self.played = played
        self.kind = "" if played is None else played.kind
        self.seat = -1 if played is None else played.seat
        self.card = -1 if played is None else played.card
        self.unit = -1 if played is None else played.unit

    def apply(self, state: KokuryokuState, rules: Kokuryoku) -> None:
        assert self.played is not None
        state.stack = (*state.stack, self.played)
        if self.kind == "surprise":
            Moved(self.clause, self.card, STACK, self.seat).apply(state, rules)
        elif self.kind == "use":
            Moved(self.clause, self.card, OFF[self.seat], self.seat).apply(state, rules)
            state.host[self.card] = NOTHING
        elif self.kind == "crest":
            state.used_crests = (*state.used_crests, (self.unit, self.played.line))
        elif self.kind == "symbol":
            state.used_symbols = (*state.used_symbols, self.card)

    def keeps_facts(self, state: KokuryokuState, rules: Kokuryoku) -> bool:
        return keeps(state, FIGURES) if self.kind != "use" else False


class Resolved(Change):
    """What was used last is about to be resolved, or (negated) does nothing and a surprise is gone."""

    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("kind", "seat", "negated")

    def __init__(self, clause: str = "", negated: bool = False) -> None:
        super().__init__(clause)
        self.negated = negated
        self.kind = ""
        self.seat = -1
        self.card = -1

    def apply(self, state: KokuryokuState, rules: Kokuryoku) -> None:
        played: Played = state.stack[-1]
        self.kind, self.seat, self.card = played.kind, played.seat, played.card
        state.stack = state.stack[:-1]
        if self.negated and played.kind == "surprise":
            Moved(self.clause, played.card, OFF[played.seat], played.seat).apply(state, rules)


class EffectBegan(Change):
    """A lasting effect began."""

    touches: ClassVar[int] = STRUCTURE
    cards: ClassVar[tuple[str, ...]] = ("cards_affected",)
    shown: ClassVar[tuple[str, ...]] = ("seat", "until")

    def __init__(self, clause: str = "", modifier: Modifier | None = None) -> None:
        super().__init__(clause)
        self.modifier = modifier
        self.seat = -1 if modifier is None else modifier.seat
        self.until = 0 if modifier is None else modifier.until
        self.cards_affected: tuple[int, ...] = () if modifier is None else modifier.cards

    def apply(self, state: KokuryokuState, rules: Kokuryoku) -> None:
        state.effects = (*state.effects, self.modifier)


class EffectEnded(Change):
    """A lasting effect, named by its place among all, has done what it waited for."""

    touches: ClassVar[int] = STRUCTURE

    def __init__(self, clause: str = "", place: int = -1) -> None:
        super().__init__(clause)
        self.place = place

    def apply(self, state: KokuryokuState, rules: Kokuryoku) -> None:
        state.effects = (*state.effects[: self.place], *state.effects[self.place + 1 :])


class Substituted(Change):
    """What a text says happens instead of an event."""

    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(
        self,
        clause: str = "",
        seat: int = -1,
        card: int = -1,
        printed: int = -1,
        line: int = -1,
        unit: int = -1,
        that: tuple[int, ...] = (),
        amount: int = 0,
    ) -> None:
        super().__init__(clause)
        self.seat = seat
        self.card = card
        self.printed = printed
        self.line = line
        self.unit = unit
        self.that = that
        self.amount = amount

    def apply(self, state: KokuryokuState, rules: Kokuryoku) -> None:
        """Carried out by what comes in at once."""


class Priced(Change):
    """The X of a price was named: what was used last keeps it."""

    touches: ClassVar[int] = NO_FACTS
    shown: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, clause: str = "", number: int = 0) -> None:
        super().__init__(clause)
        self.number = number

    def apply(self, state: KokuryokuState, rules: Kokuryoku) -> None:
        if state.stack:
            made = copy_of(state.stack[-1])
            made.number = self.number
            state.stack = (*state.stack[:-1], made)
