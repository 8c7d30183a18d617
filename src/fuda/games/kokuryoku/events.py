"""What can happen in kokuryoku? The events of turns, chips, hands and states of units; board_events.py and
battle_events.py have the others.

An event says what it touches, so that derived facts are kept where nothing of what they read has changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fuda.games.kokuryoku.table import (
    AFTER_BATTLE,
    FIELDS,
    GAME,
    LATER_END,
    LATER_PHASE,
    ONCE,
    PHASE_END,
    TURN_BEGIN,
    KokuryokuState,
    Modifier,
    note_deed,
)
from fuda.kernel.events import Event
from fuda.kernel.procedure import rule
from fuda.kernel.records import copy_of
from fuda.mechanics.turns import NextTurn, pass_the_turn
from fuda.mechanics.zones import Moved

if TYPE_CHECKING:
    from fuda.games.kokuryoku.rules import Kokuryoku

# What an event can touch: nothing that facts read, figures only, or where things lie.
NO_FACTS: Final = 0
FIGURES: Final = 1
STRUCTURE: Final = 2


def keeps(state: KokuryokuState, touches: int) -> bool:
    """Whether the facts stay; those that only their figures can have changed are begun anew from the same places."""
    if touches == FIGURES:
        state.facts = state.facts.renewed()
        return True
    return touches == NO_FACTS


class Change(Event):
    """An event of this game that moves no card."""

    touches: ClassVar[int] = FIGURES

    def keeps_facts(self, state: KokuryokuState, rules: Kokuryoku) -> bool:
        return keeps(state, self.touches)


class OfSeat(Change):
    """An event about a player."""

    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, clause: str = "", seat: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat


class OfUnit(Change):
    """An event about a unit."""

    cards: ClassVar[tuple[str, ...]] = ("unit",)

    def __init__(self, clause: str = "", unit: int = -1) -> None:
        super().__init__(clause)
        self.unit = unit


class Went(Moved):
    """A card that is no unit on the field went from one zone to another."""

    touches: ClassVar[int] = FIGURES

    def keeps_facts(self, state: KokuryokuState, rules: Kokuryoku) -> bool:
        return keeps(state, self.touches)


# --- turn


class TurnBegan(NextTurn):
    """A turn began."""

    def apply(self, state: KokuryokuState, rules: Kokuryoku) -> None:
        self.turn = pass_the_turn(state, self.seat)
        state.used_crests = ()
        state.used_symbols = ()
        if state.effects:
            state.effects = tuple(
                [each for each in state.effects if each.until != TURN_BEGIN or each.ends > state.turn]
            )

    def keeps_facts(self, state: KokuryokuState, rules: Kokuryoku) -> bool:
        return False if state.facts.modified else keeps(state, FIGURES)


class PhaseBegan(Change):
    """A phase began; a national-power phase is that of one seat."""

    shown: ClassVar[tuple[str, ...]] = ("phase", "seat")

    def __init__(self, clause: str = "", phase: int = -1, seat: int = -1) -> None:
        super().__init__(clause)
        self.phase = phase
        self.seat = seat
        self.ended = False  # whether effects ended with the phase before

    def apply(self, state: KokuryokuState, rules: Kokuryoku) -> None:
        before = 2 * state.phase + state.active
        state.phase = self.phase
        state.active = self.seat
        state.step = -1
        state.sortied = False
        state.laid = False
        self.ended = False
        left: list[Modifier] = []
        for each in state.effects:
            over = each.until == LATER_PHASE and each.ends <= state.turn and each.phase == before
            if each.until in (PHASE_END, AFTER_BATTLE) or over:
                self.ended = True
            else:
                left.append(each)
        if self.ended:
            state.effects = tuple(left)

    def keeps_facts(self, state: KokuryokuState, rules: Kokuryoku) -> bool:
        return False if self.ended else keeps(state, self.touches)


class StepBegan(Change):
    """A step of a national-power phase began."""

    touches: ClassVar[int] = NO_FACTS
    shown: ClassVar[tuple[str, ...]] = ("step", "seat")

    def __init__(self, clause: str = "", step: int = -1, seat: int = -1) -> None:
        super().__init__(clause)
        self.step = step
        self.seat = seat

    def apply(self, state: KokuryokuState, rules: Kokuryoku) -> None:
        state.step = self.step

    def keeps_facts(self, state: KokuryokuState, rules: Kokuryoku) -> bool:
        """A text may ask which step it is."""
        return keeps(state, FIGURES if rules.asks_for_steps else self.touches)


class TurnEnded(OfSeat):
    """The turn player declared the end of the turn; what lasts until then ends."""

    touches: ClassVar[int] = STRUCTURE

    def __init__(self, clause: str = "", seat: int = -1) -> None:
        super().__init__(clause, seat)
        self.ended = False

    def apply(self, state: KokuryokuState, rules: Kokuryoku) -> None:
        self.ended = bool(state.effects)
        state.effects = tuple(
            [
                each
                for each in state.effects
                if each.until in (TURN_BEGIN, GAME)
                or (each.until in (LATER_END, LATER_PHASE) and each.ends > state.turn)
            ]
        )

    def keeps_facts(self, state: KokuryokuState, rules: Kokuryoku) -> bool:
        return not self.ended


# --- chips


class PileChanged(Change):
    """Chips went between a player's two piles: from used to unused, or (a negative number) the other way."""

    touches: ClassVar[int] = NO_FACTS
    shown: ClassVar[tuple[str, ...]] = ("seat", "amount")

    def __init__(self, clause: str = "", seat: int = -1, amount: int = 0) -> None:
        super().__init__(clause)
        self.seat = seat
        self.amount = amount

    def apply(self, state: KokuryokuState, rules: Kokuryoku) -> None:
        state.unused[self.seat] += self.amount
        state.used[self.seat] -= self.amount

    def keeps_facts(self, state: KokuryokuState, rules: Kokuryoku) -> bool:
        return keeps(state, FIGURES if rules.counts_piles else NO_FACTS)


class SpiritChanged(OfUnit):
    """Chips went onto a unit or away from it."""

    shown: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, clause: str = "", unit: int = -1, amount: int = 0) -> None:
        super().__init__(clause, unit)
        self.amount = amount


class Recovered(SpiritChanged):
    """Unused chips went onto a unit."""

    replaceable: ClassVar[bool] = True

    def apply(self, state: KokuryokuState, rules: Kokuryoku) -> None:
        state.unused[state.owner[self.unit]] -= self.amount
        state.chips[self.unit] += self.amount
        if rules.remembers and self.clause == "K4.3":
            note_deed(state, self.unit, "support")


class SpiritLost(SpiritChanged):
    """Chips of a unit went to its owner's used pile: it spent or lost them."""

    replaceable: ClassVar[bool] = True

    is_paid: ClassVar[bool] = False

    @rule("X3.3 X5.7")
    def apply(self, state: KokuryokuState, rules: Kokuryoku) -> None:
        amount = min(self.amount, state.chips[self.unit])
        state.chips[self.unit] -= amount
        state.used[state.owner[self.unit]] += amount
        if amount and state.battle is not None and state.chips[self.unit] == 0:
            # How the last chip went decides by which rule the unit leaves after the battle.
            battle = copy_of(state.battle)
            others = tuple([unit for unit in battle.exhausted if unit != self.unit])
            battle.exhausted = (*others, self.unit) if self.is_paid else others
            state.battle = battle


class Spent(SpiritLost):
    """A unit paid chips."""

    is_paid: ClassVar[bool] = True


class Damaged(SpiritLost):
    """A unit was dealt damage by another with a piece of equipment."""

    replaceable: ClassVar[bool] = True
    cards: ClassVar[tuple[str, ...]] = ("unit", "by", "equipment")

    def __init__(self, clause: str = "", unit: int = -1, amount: int = 0, by: int = -1, equipment: int = -1) -> None:
        super().__init__(clause, unit, amount)
        self.by = by
        self.equipment = equipment
        self.beaten = False  # whether it has no chip left

    def affected(self, state: KokuryokuState, rules: Kokuryoku) -> int:
        return state.owner[self.unit]

    def apply(self, state: KokuryokuState, rules: Kokuryoku) -> None:
        super().apply(state, rules)
        self.beaten = state.chips[self.unit] == 0
        if rules.remembers and self.amount > 0:
            note_deed(state, self.unit, "damage")


# --- cards outside the field


class Drawn(Went):
    """A card was drawn."""


class Redrawn(Change):
    """A player put cards abroad to draw one fewer."""

    touches: ClassVar[int] = NO_FACTS
    shown: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, clause: str = "", seat: int = -1, count: int = 0) -> None:
        super().__init__(clause)
        self.seat = seat
        self.count = count

    def apply(self, state: KokuryokuState, rules: Kokuryoku) -> None:
        """The moves of the cards are events of their own."""


# --- what units are and do in the invasion phase


class Readied(OfSeat):
    """All waiting units of a player became able to act."""

    def apply(self, state: KokuryokuState, rules: Kokuryoku) -> None:
        kept = rules.stay_waiting(state, self.seat)
        for unit in state.zones[FIELDS[self.seat]]:
            if unit not in kept:
                state.waiting[unit] = 0
            state.taken[unit] = 0


class TakenUp(OfUnit):
    """A unit began its turn in the invasion phase, or (-1) the last one is over."""

    touches: ClassVar[int] = NO_FACTS

    def __init__(self, clause: str = "", unit: int = -1) -> None:
        super().__init__(clause, unit)
        self.ended = False  # whether effects of a battle ended with it

    def keeps_facts(self, state: KokuryokuState, rules: Kokuryoku) -> bool:
        return not self.ended

    def apply(self, state: KokuryokuState, rules: Kokuryoku) -> None:
        if state.effects:
            left = tuple([each for each in state.effects if each.until != AFTER_BATTLE])
            self.ended = len(left) < len(state.effects)
            state.effects = left
        state.acting = self.unit
        if self.unit >= 0:
            state.taken[self.unit] = 1


class Acted(OfUnit):
    """A unit took its action."""

    touches: ClassVar[int] = FIGURES

    def apply(self, state: KokuryokuState, rules: Kokuryoku) -> None:
        note_deed(state, self.unit, "act")


class TextCounted(Change):
    """A text that may trigger so often a turn was carried out once more."""

    touches: ClassVar[int] = NO_FACTS
    cards: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, clause: str = "", card: int = -1, line: int = -1) -> None:
        super().__init__(clause)
        self.card = card
        self.line = line

    def apply(self, state: KokuryokuState, rules: Kokuryoku) -> None:
        made = Modifier(state.owner[self.card], self.card, -1, ONCE, self.line, -1, ())
        if self.line in rules.list.cards[state.printed[self.card]].in_game:
            made.until = GAME
        state.effects = (*state.effects, made)


class EquipmentUsed(OfUnit):
    """A unit has used a weapon or magic for a strike or to heal."""

    touches: ClassVar[int] = NO_FACTS
    cards: ClassVar[tuple[str, ...]] = ("unit", "equipment")

    def __init__(self, clause: str = "", unit: int = -1, equipment: int = -1) -> None:
        super().__init__(clause, unit)
        self.equipment = equipment

    def apply(self, state: KokuryokuState, rules: Kokuryoku) -> None:
        """Nothing else changes."""


class MadeWaiting(OfUnit):
    """A unit became waiting."""

    replaceable: ClassVar[bool] = True

    def apply(self, state: KokuryokuState, rules: Kokuryoku) -> None:
        state.waiting[self.unit] = 1


class MadeAble(MadeWaiting):
    """A unit became able to act, and may have its turn again."""

    def apply(self, state: KokuryokuState, rules: Kokuryoku) -> None:
        state.waiting[self.unit] = 0
        state.taken[self.unit] = 0


class Healed(OfUnit):
    """A unit was healed by another with a magic; its chips are an event of their own."""

    touches: ClassVar[int] = NO_FACTS
    cards: ClassVar[tuple[str, ...]] = ("unit", "equipment", "by")

    def __init__(self, clause: str = "", unit: int = -1, equipment: int = -1, by: int = -1) -> None:
        super().__init__(clause, unit)
        self.equipment = equipment
        self.by = by

    def apply(self, state: KokuryokuState, rules: Kokuryoku) -> None:
        """Nothing else changes."""
