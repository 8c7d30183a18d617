"""What can happen in kokuryoku? Every event that changes its table.

An event says what it touches, so that derived facts are kept where nothing of what they read has changed.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from fuda.games.kokuryoku.table import (
    ATTACHED,
    FIELDS,
    LANDS,
    NOTHING,
    OFF,
    STACK,
    UNDER,
    Battle,
    Modifier,
    Played,
)
from fuda.kernel.events import Event
from fuda.kernel.procedure import rule
from fuda.kernel.records import copy_of
from fuda.mechanics.zones import Moved

# What an event can touch: nothing that facts read, figures only, or where things lie.
NO_FACTS: Final = 0
FIGURES: Final = 1
STRUCTURE: Final = 2


def keeps(state: Any, touches: int) -> bool:
    """Whether the facts stay; those that only their figures can have changed are begun anew from the same places."""
    if touches == FIGURES:
        state.facts = state.facts.renewed()
        return True
    return touches == NO_FACTS


class Change(Event):
    """An event of this game that moves no card."""

    touches: ClassVar[int] = FIGURES

    def keeps_facts(self, state: Any, rules: Any) -> bool:
        return keeps(state, self.touches)


class Went(Moved):
    """A card that is no unit on the field went from one zone to another."""

    touches: ClassVar[int] = FIGURES

    def keeps_facts(self, state: Any, rules: Any) -> bool:
        return keeps(state, self.touches)


# --- turn


class TurnBegan(Change):
    """A turn began."""

    shown: ClassVar[tuple[str, ...]] = ("seat", "turn")

    def __init__(self, clause: str = "", seat: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat
        self.turn = 0

    def apply(self, state: Any, rules: Any) -> None:
        state.turn += 1
        self.turn = state.turn
        state.turn_player = self.seat
        state.used_crests = ()
        state.used_symbols = ()


class PhaseBegan(Change):
    """A phase began; a national-power phase is that of one seat."""

    shown: ClassVar[tuple[str, ...]] = ("phase", "seat")

    def __init__(self, clause: str = "", phase: int = -1, seat: int = -1) -> None:
        super().__init__(clause)
        self.phase = phase
        self.seat = seat

    def apply(self, state: Any, rules: Any) -> None:
        state.phase = self.phase
        state.active = self.seat
        state.step = -1
        state.sortied = False
        state.laid = False


class StepBegan(Change):
    """A step of a national-power phase began."""

    touches: ClassVar[int] = NO_FACTS
    shown: ClassVar[tuple[str, ...]] = ("step", "seat")

    def __init__(self, clause: str = "", step: int = -1, seat: int = -1) -> None:
        super().__init__(clause)
        self.step = step
        self.seat = seat

    def apply(self, state: Any, rules: Any) -> None:
        state.step = self.step


class TurnEnded(Change):
    """The turn player declared the end of the turn; what lasts until then ends."""

    touches: ClassVar[int] = STRUCTURE
    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, clause: str = "", seat: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat
        self.ended = False

    def apply(self, state: Any, rules: Any) -> None:
        self.ended = bool(state.effects)
        state.effects = ()

    def keeps_facts(self, state: Any, rules: Any) -> bool:
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

    def apply(self, state: Any, rules: Any) -> None:
        state.unused[self.seat] += self.amount
        state.used[self.seat] -= self.amount


class Recovered(Change):
    """Unused chips went onto a unit."""

    cards: ClassVar[tuple[str, ...]] = ("unit",)
    shown: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, clause: str = "", unit: int = -1, amount: int = 0) -> None:
        super().__init__(clause)
        self.unit = unit
        self.amount = amount

    def apply(self, state: Any, rules: Any) -> None:
        state.unused[state.owner[self.unit]] -= self.amount
        state.chips[self.unit] += self.amount


class SpiritLost(Change):
    """Chips of a unit went to its owner's used pile: it spent or lost them."""

    cards: ClassVar[tuple[str, ...]] = ("unit",)
    shown: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, clause: str = "", unit: int = -1, amount: int = 0) -> None:
        super().__init__(clause)
        self.unit = unit
        self.amount = amount

    def apply(self, state: Any, rules: Any) -> None:
        amount = min(self.amount, state.chips[self.unit])
        state.chips[self.unit] -= amount
        state.used[state.owner[self.unit]] += amount


class Spent(SpiritLost):
    """A unit paid chips."""


class Damaged(SpiritLost):
    """A unit was dealt damage by another with a piece of equipment."""

    cards: ClassVar[tuple[str, ...]] = ("unit", "by", "equipment")

    def __init__(self, clause: str = "", unit: int = -1, amount: int = 0, by: int = -1, equipment: int = -1) -> None:
        super().__init__(clause, unit, amount)
        self.by = by
        self.equipment = equipment
        self.beaten = False  # whether it has no chip left

    def apply(self, state: Any, rules: Any) -> None:
        super().apply(state, rules)
        self.beaten = state.chips[self.unit] == 0


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

    def apply(self, state: Any, rules: Any) -> None:
        """The moves of the cards are events of their own."""


# --- units, lands and attached cards


def _stand(state: Any, card: int, cell: int, chips: int, waiting: int, taken: int) -> None:
    state.cell[card] = cell
    state.chips[card] = chips
    state.waiting[card] = waiting
    state.taken[card] = taken


class Sortied(Moved):
    """A unit sortied with chips from the unused pile."""

    shown: ClassVar[tuple[str, ...]] = ("source", "target", "by", "cell", "chips")

    def __init__(self, clause: str = "", card: int = -1, seat: int = -1, cell: int = -1, chips: int = 0) -> None:
        super().__init__(clause, card, FIELDS[seat] if seat >= 0 else -1, seat)
        self.cell = cell
        self.chips = chips

    def apply(self, state: Any, rules: Any) -> None:
        super().apply(state, rules)
        _stand(state, self.card, self.cell, self.chips, 0, 0)
        state.unused[self.by] -= self.chips


class SortieUsed(Change):
    """The one sortie of the step was made."""

    touches: ClassVar[int] = NO_FACTS
    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, clause: str = "", seat: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat

    def apply(self, state: Any, rules: Any) -> None:
        state.sortied = True


class LandLaid(Moved):
    """A land was laid on a square."""

    shown: ClassVar[tuple[str, ...]] = ("source", "target", "by", "cell")

    def __init__(self, clause: str = "", card: int = -1, seat: int = -1, cell: int = -1) -> None:
        super().__init__(clause, card, LANDS[seat] if seat >= 0 else -1, seat)
        self.cell = cell

    def apply(self, state: Any, rules: Any) -> None:
        super().apply(state, rules)
        state.cell[self.card] = self.cell
        state.laid = True


class CardAttached(Moved):
    """A card was attached to a unit."""

    cards: ClassVar[tuple[str, ...]] = ("card", "unit")

    def __init__(self, clause: str = "", card: int = -1, seat: int = -1, unit: int = -1) -> None:
        super().__init__(clause, card, ATTACHED[seat] if seat >= 0 else -1, seat)
        self.unit = unit

    def apply(self, state: Any, rules: Any) -> None:
        super().apply(state, rules)
        state.host[self.card] = self.unit


class Detached(Moved):
    """An attached card or a land left the board."""

    def apply(self, state: Any, rules: Any) -> None:
        super().apply(state, rules)
        state.host[self.card] = NOTHING
        state.cell[self.card] = NOTHING


@rule("X3.3 X3.4 X7.12")
def _leave(state: Any, rules: Any, unit: int, target: int) -> tuple[int, ...]:
    """A unit's chips, attached cards and what lies under it leave the field with it; what left beside it."""
    seat = state.owner[unit]
    state.used[seat] += state.chips[unit]
    _stand(state, unit, NOTHING, 0, 0, 0)
    others: list[int] = []
    for zone, goal in ((ATTACHED[seat], OFF[seat]), (UNDER[seat], target)):
        for card in state.zones[zone]:
            if state.host[card] == unit:
                Moved("X3.3", card, goal, seat).apply(state, rules)
                state.host[card] = NOTHING
                others.append(card)
    Moved("X3.3", unit, target, seat).apply(state, rules)
    if state.effects:
        _release(state, unit)
    if state.used_crests:
        state.used_crests = tuple([each for each in state.used_crests if each[0] != unit])
    return tuple(others)


def _release(state: Any, unit: int) -> None:
    """No effect reaches the unit any more; those on others too go on there."""
    kept: list[Modifier] = []
    for each in state.effects:
        if unit in each.cards:
            if len(each.cards) == 1:
                continue
            each = copy_of(each)
            each.cards = tuple([card for card in each.cards if card != unit])
        kept.append(each)
    state.effects = tuple(kept)


class UnitLeft(Change):
    """A unit left the field, with its attached cards and what lies under it."""

    touches: ClassVar[int] = STRUCTURE
    cards: ClassVar[tuple[str, ...]] = ("card", "others")
    shown: ClassVar[tuple[str, ...]] = ("target", "seat", "cell")

    def __init__(self, clause: str = "", card: int = -1, target: int = -1) -> None:
        super().__init__(clause)
        self.card = card
        self.target = target
        self.seat = -1
        self.cell = -1
        self.others: tuple[int, ...] = ()

    def apply(self, state: Any, rules: Any) -> None:
        self.seat = state.owner[self.card]
        self.cell = state.cell[self.card]
        self.others = _leave(state, rules, self.card, self.target)


class Walked(Change):
    """A unit moved, or was put, onto another square."""

    touches: ClassVar[int] = STRUCTURE
    cards: ClassVar[tuple[str, ...]] = ("unit",)
    shown: ClassVar[tuple[str, ...]] = ("source", "cell", "own")

    def __init__(self, clause: str = "", unit: int = -1, cell: int = -1, own: bool = False) -> None:
        super().__init__(clause)
        self.unit = unit
        self.source = -1
        self.cell = cell
        self.own = own  # whether it moved itself, and was not put there

    def apply(self, state: Any, rules: Any) -> None:
        self.source = state.cell[self.unit]
        state.cell[self.unit] = self.cell


class Readied(Change):
    """All waiting units of a player became able to act."""

    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, clause: str = "", seat: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat

    def apply(self, state: Any, rules: Any) -> None:
        for unit in state.zones[FIELDS[self.seat]]:
            state.waiting[unit] = 0
            state.taken[unit] = 0


class TakenUp(Change):
    """A unit began its turn in the invasion phase, or (-1) the last one is over."""

    touches: ClassVar[int] = NO_FACTS
    cards: ClassVar[tuple[str, ...]] = ("unit",)

    def __init__(self, clause: str = "", unit: int = -1) -> None:
        super().__init__(clause)
        self.unit = unit

    def apply(self, state: Any, rules: Any) -> None:
        state.acting = self.unit
        if self.unit >= 0:
            state.taken[self.unit] = 1


class MadeWaiting(Change):
    """A unit became waiting."""

    cards: ClassVar[tuple[str, ...]] = ("unit",)

    def __init__(self, clause: str = "", unit: int = -1) -> None:
        super().__init__(clause)
        self.unit = unit

    def apply(self, state: Any, rules: Any) -> None:
        state.waiting[self.unit] = 1


class MadeAble(MadeWaiting):
    """A unit became able to act, and may have its turn again."""

    def apply(self, state: Any, rules: Any) -> None:
        state.waiting[self.unit] = 0
        state.taken[self.unit] = 0


def _take_over(state: Any, old: int, new: int) -> None:
    """One card takes another's place on the field: square, chips, state, attached cards and effects."""
    _stand(state, new, state.cell[old], state.chips[old], state.waiting[old], state.taken[old])
    _stand(state, old, NOTHING, 0, 0, 0)
    seat = state.owner[new]
    for zone in (ATTACHED[seat], UNDER[seat]):
        for card in state.zones[zone]:
            if state.host[card] == old:
                state.host[card] = new
    if state.acting == old:
        state.acting = new
    kept: list[Modifier] = []
    for each in state.effects:
        if old in each.cards:
            each = copy_of(each)
            each.cards = tuple([new if card == old else card for card in each.cards])
        kept.append(each)
    state.effects = tuple(kept)


class ClassChanged(Change):
    """A class-change card was laid on the unit of its character."""

    touches: ClassVar[int] = STRUCTURE
    cards: ClassVar[tuple[str, ...]] = ("card", "unit")

    def __init__(self, clause: str = "", card: int = -1, unit: int = -1) -> None:
        super().__init__(clause)
        self.card = card
        self.unit = unit

    def apply(self, state: Any, rules: Any) -> None:
        seat = state.owner[self.unit]
        Moved(self.clause, self.card, FIELDS[seat], seat).apply(state, rules)
        _take_over(state, self.unit, self.card)
        Moved(self.clause, self.unit, UNDER[seat], seat).apply(state, rules)
        state.host[self.unit] = self.card


class GenerationChanged(ClassChanged):
    """A child took the place of its parent, who went off the field with what lay under it."""

    def apply(self, state: Any, rules: Any) -> None:
        seat = state.owner[self.unit]
        Moved(self.clause, self.card, FIELDS[seat], seat).apply(state, rules)
        _take_over(state, self.unit, self.card)
        for card in state.zones[UNDER[seat]]:
            if state.host[card] == self.card:
                Moved(self.clause, card, OFF[seat], seat).apply(state, rules)
                state.host[card] = NOTHING
        Moved(self.clause, self.unit, OFF[seat], seat).apply(state, rules)


# --- battles and what is used


class BattleBegan(Change):
    """A unit declared an attack with a piece of equipment."""

    cards: ClassVar[tuple[str, ...]] = ("attacker", "defender", "equipment")

    def __init__(self, clause: str = "", attacker: int = -1, defender: int = -1, equipment: int = -1) -> None:
        super().__init__(clause)
        self.attacker = attacker
        self.defender = defender
        self.equipment = equipment

    def apply(self, state: Any, rules: Any) -> None:
        state.battle = Battle(self.attacker, self.defender, self.equipment)


class BattleTurned(Change):
    """Something of the battle under way changed: the field of it and its new value."""

    shown: ClassVar[tuple[str, ...]] = ("what",)
    cards: ClassVar[tuple[str, ...]] = ("unit", "equipment")

    def __init__(self, clause: str = "", what: str = "", unit: int = -1, equipment: int = -1) -> None:
        super().__init__(clause)
        self.what = what  # received, struck-back, called-off, critical, capture or captured
        self.unit = unit
        self.equipment = equipment

    def apply(self, state: Any, rules: Any) -> None:
        battle: Battle = copy_of(state.battle)
        if self.what == "received":
            battle.receive_with = self.equipment
        elif self.what == "struck-back":
            battle.striker = battle.defender
            battle.called_off = False
        elif self.what == "called-off":
            battle.called_off = True
        elif self.what == "critical":
            battle.criticals += 1
        elif self.what == "capture":
            battle.capturing += 1
        else:
            battle.captured = True
        state.battle = battle


class AttackCancelled(Change):
    """A strike did not take place: too few chips, or what it needs is gone."""

    touches: ClassVar[int] = NO_FACTS
    cards: ClassVar[tuple[str, ...]] = ("unit",)

    def __init__(self, clause: str = "", unit: int = -1) -> None:
        super().__init__(clause)
        self.unit = unit

    def apply(self, state: Any, rules: Any) -> None:
        """Nothing changes."""


class BattleEnded(Change):
    """A battle is over, and what lasted until then."""

    touches: ClassVar[int] = STRUCTURE

    def apply(self, state: Any, rules: Any) -> None:
        state.battle = None
        if state.effects:
            state.effects = tuple([each for each in state.effects if each.until != 0])

    def keeps_facts(self, state: Any, rules: Any) -> bool:
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

    def apply(self, state: Any, rules: Any) -> None:
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

    def keeps_facts(self, state: Any, rules: Any) -> bool:
        return keeps(state, FIGURES) if self.kind != "use" else False


class Resolved(Change):
    """What was used last is about to be resolved, or (negated) does nothing."""

    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("kind", "seat", "negated")

    def __init__(self, clause: str = "", negated: bool = False) -> None:
        super().__init__(clause)
        self.negated = negated
        self.kind = ""
        self.seat = -1
        self.card = -1

    def apply(self, state: Any, rules: Any) -> None:
        played: Played = state.stack[-1]
        self.kind, self.seat, self.card = played.kind, played.seat, played.card
        state.stack = state.stack[:-1]
        if played.kind == "surprise" and state.zone[played.card] == STACK:
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

    def apply(self, state: Any, rules: Any) -> None:
        state.effects = (*state.effects, self.modifier)
