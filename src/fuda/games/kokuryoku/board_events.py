"""What can happen on the board of kokuryoku? Units and lands come, move and go, cards are attached and removed."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from fuda.games.kokuryoku.events import NO_FACTS, STRUCTURE, Change, OfSeat
from fuda.games.kokuryoku.table import ATTACHED, FIELDS, LANDS, NOTHING, OFF, UNDER, KokuryokuState, Modifier, note_deed
from fuda.kernel.procedure import rule
from fuda.kernel.records import copy_of
from fuda.mechanics.zones import Moved

if TYPE_CHECKING:
    from fuda.games.kokuryoku.rules import Kokuryoku


def stand_on_square(state: KokuryokuState, card: int, cell: int, chips: int, waiting: int, taken: int) -> None:
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

    def apply(self, state: KokuryokuState, rules: Kokuryoku) -> None:
        super().apply(state, rules)
        stand_on_square(state, self.card, self.cell, self.chips, 0, 0)
        state.unused[self.by] -= self.chips
        if rules.remembers:
            note_deed(state, self.card, "sortie")


class SortieUsed(OfSeat):
    """The one sortie of the step was made."""

    touches: ClassVar[int] = NO_FACTS

    def apply(self, state: KokuryokuState, rules: Kokuryoku) -> None:
        state.sortied = True


class LandLaid(Moved):
    """A land was laid on a square."""

    shown: ClassVar[tuple[str, ...]] = ("source", "target", "by", "cell")

    def __init__(self, clause: str = "", card: int = -1, seat: int = -1, cell: int = -1) -> None:
        super().__init__(clause, card, LANDS[seat] if seat >= 0 else -1, seat)
        self.cell = cell

    def apply(self, state: KokuryokuState, rules: Kokuryoku) -> None:
        super().apply(state, rules)
        state.cell[self.card] = self.cell
        state.laid = state.laid or self.clause == "K4.4"


class CardAttached(Moved):
    """A card was attached to a unit."""

    cards: ClassVar[tuple[str, ...]] = ("card", "unit")

    def __init__(self, clause: str = "", card: int = -1, seat: int = -1, unit: int = -1) -> None:
        super().__init__(clause, card, ATTACHED[seat] if seat >= 0 else -1, seat)
        self.unit = unit

    def apply(self, state: KokuryokuState, rules: Kokuryoku) -> None:
        super().apply(state, rules)
        state.host[self.card] = self.unit


class Detached(Moved):
    """An attached card or a land left the board."""

    replaceable: ClassVar[bool] = True

    def __init__(self, clause: str = "", card: int = -1, target: int = -1, by: int = -1, first: bool = False) -> None:
        super().__init__(clause, card, target, by, first)
        self.bearer = -1  # the unit that bore it

    def affected(self, state: KokuryokuState, rules: Kokuryoku) -> int:
        return state.owner[self.card]

    def apply(self, state: KokuryokuState, rules: Kokuryoku) -> None:
        self.bearer = state.host[self.card]
        super().apply(state, rules)
        state.host[self.card] = NOTHING
        state.cell[self.card] = NOTHING


@rule("X3.3 X3.4 X7.12")
def leave_the_field(
    state: KokuryokuState, rules: Kokuryoku, unit: int, target: int, first: bool = False
) -> tuple[int, ...]:
    """A unit's chips, attached cards and what lies under it leave the field with it; what left beside it."""
    seat = state.owner[unit]
    state.used[seat] += state.chips[unit]
    stand_on_square(state, unit, NOTHING, 0, 0, 0)
    others: list[int] = []
    for zone, goal in ((ATTACHED[seat], OFF[seat]), (UNDER[seat], target)):
        for card in state.zones[zone]:
            if state.host[card] == unit:
                Moved("X3.3", card, goal, seat).apply(state, rules)
                state.host[card] = NOTHING
                others.append(card)
    Moved("X3.3", unit, target, seat, first).apply(state, rules)
    if state.effects:
        release_unit(state, unit)
    if state.used_crests:
        state.used_crests = tuple([each for each in state.used_crests if each[0] != unit])
    return tuple(others)


def release_unit(state: KokuryokuState, unit: int) -> None:
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

    replaceable: ClassVar[bool] = True
    touches: ClassVar[int] = STRUCTURE
    cards: ClassVar[tuple[str, ...]] = ("card", "others")
    shown: ClassVar[tuple[str, ...]] = ("target", "seat", "cell")

    def __init__(self, clause: str = "", card: int = -1, target: int = -1, first: bool = False) -> None:
        super().__init__(clause)
        self.card = card
        self.target = target
        self.first = first  # whether it comes to the beginning of that zone
        self.seat = -1
        self.cell = -1
        self.others: tuple[int, ...] = ()

    def affected(self, state: KokuryokuState, rules: Kokuryoku) -> int:
        return state.owner[self.card]

    def apply(self, state: KokuryokuState, rules: Kokuryoku) -> None:
        self.seat = state.owner[self.card]
        self.cell = state.cell[self.card]
        self.others = leave_the_field(state, rules, self.card, self.target, self.first)


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

    def apply(self, state: KokuryokuState, rules: Kokuryoku) -> None:
        self.source = state.cell[self.unit]
        state.cell[self.unit] = self.cell
        if rules.remembers and self.own:
            note_deed(state, self.unit, "move")
            if self.clause == "X7.16":
                note_deed(state, self.unit, "again")


def take_the_place_of(state: KokuryokuState, old: int, new: int) -> None:
    """One card takes another's place on the field: square, chips, state, attached cards and effects."""
    stand_on_square(state, new, state.cell[old], state.chips[old], state.waiting[old], state.taken[old])
    stand_on_square(state, old, NOTHING, 0, 0, 0)
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

    def apply(self, state: KokuryokuState, rules: Kokuryoku) -> None:
        seat = state.owner[self.unit]
        Moved(self.clause, self.card, FIELDS[seat], seat).apply(state, rules)
        take_the_place_of(state, self.unit, self.card)
        Moved(self.clause, self.unit, UNDER[seat], seat).apply(state, rules)
        state.host[self.unit] = self.card
        if rules.remembers:
            note_deed(state, self.card, "change")


class GenerationChanged(ClassChanged):
    """A child took the place of its parent, who went off the field with what lay under it."""

    def apply(self, state: KokuryokuState, rules: Kokuryoku) -> None:
        seat = state.owner[self.unit]
        Moved(self.clause, self.card, FIELDS[seat], seat).apply(state, rules)
        take_the_place_of(state, self.unit, self.card)
        for card in state.zones[UNDER[seat]]:
            if state.host[card] == self.card:
                Moved(self.clause, card, OFF[seat], seat).apply(state, rules)
                state.host[card] = NOTHING
        Moved(self.clause, self.unit, OFF[seat], seat).apply(state, rules)
