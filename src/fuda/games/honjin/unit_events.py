"""What happens to units of 本陣TCG? They march, form up, act, are equipped, take damage and die."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from fuda.games.honjin.events import ACTING, SLOTS, Change
from fuda.games.honjin.table import NOTHING, HonjinState, after_exchange, after_forming, after_march

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin

# --- units


class Marched(Change):
    """12.2.5.1.5. A unit went to another area, or back (8.4.7)."""

    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("cell", "came_from")

    def __init__(self, clause: str = "", card: int = -1, cell: int = NOTHING, back: bool = False) -> None:
        super().__init__(clause)
        self.card = card
        self.cell = cell
        self.back = back
        self.came_from = NOTHING

    def apply(self, state: HonjinState, rules: Honjin) -> None:
        card = self.card
        self.came_from = state.cell[card]
        state.origin[card] = NOTHING if self.back else self.came_from
        state.cell[card] = self.cell
        state.station[card] = rules.rear(state, card)
        state.layout = after_march(state, card, self.came_from)


class Formed(Change):
    """8.3.3.7. A party took its formation, from the front to the rear."""

    cards: ClassVar[tuple[str, ...]] = ("order",)
    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, clause: str = "", seat: int = -1, order: tuple[int, ...] = ()) -> None:
        super().__init__(clause)
        self.seat = seat
        self.order = order

    def apply(self, state: HonjinState, rules: Honjin) -> None:
        for place, card in enumerate(self.order):
            state.station[card] = place
        state.layout = after_forming(state, self.order)


class Finished(Change):
    """4.10.1. A unit became finished, or fresh again."""

    touches: ClassVar[int] = ACTING
    replaceable: ClassVar[bool] = True
    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("finished",)

    def __init__(self, clause: str = "", card: int = -1, finished: int = 1, source_card: int = -1) -> None:
        super().__init__(clause)
        self.card = card
        self.finished = finished
        self.source_card = source_card

    def apply(self, state: HonjinState, rules: Honjin) -> None:
        state.finished[self.card] = self.finished

    def affected(self, state: HonjinState, rules: Honjin) -> int:
        owner: int = state.owner[self.card]
        return owner


class SlotsSpent(Change):
    """13.1.2, 13.1.3. Slots of a unit were spent, or became unspent."""

    touches: ClassVar[int] = SLOTS
    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("slots", "spent")

    def __init__(self, clause: str = "", card: int = -1, slots: tuple[int, ...] = (), spent: bool = True) -> None:
        super().__init__(clause)
        self.card = card
        self.slots = slots
        self.spent = spent

    def apply(self, state: HonjinState, rules: Honjin) -> None:
        before = state.spent[self.card]
        if self.spent:
            state.spent[self.card] = (*before, *[slot for slot in self.slots if slot not in before])
        else:
            state.spent[self.card] = tuple([slot for slot in before if slot not in self.slots])


class Occupied(Change):
    """12.2.8.7. A piece of equipment takes up slots of its unit (they are spent as long as it does)."""

    touches: ClassVar[int] = SLOTS
    cards: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, clause: str = "", card: int = -1, slots: tuple[int, ...] = ()) -> None:
        super().__init__(clause)
        self.card = card
        self.slots = slots

    def apply(self, state: HonjinState, rules: Honjin) -> None:
        state.occupied[self.card] = self.slots


class Exchanged(Change):
    """12.2.6.2.2. A piece of equipment changed its unit."""

    cards: ClassVar[tuple[str, ...]] = ("card", "unit")

    def __init__(self, clause: str = "", card: int = -1, unit: int = -1, slots: tuple[int, ...] = ()) -> None:
        super().__init__(clause)
        self.card = card
        self.unit = unit
        self.slots = slots

    def apply(self, state: HonjinState, rules: Honjin) -> None:
        before = state.host[self.card]
        state.host[self.card] = self.unit
        state.layout = after_exchange(state, before, self.unit)
        state.occupied[self.card] = self.slots


# --- damage and death


class Damaged(Change):
    """4.5. A unit was dealt damage; nothing of it stays. An attack has no damage attributes."""

    touches: ClassVar[int] = 0
    replaceable: ClassVar[bool] = True
    cards: ClassVar[tuple[str, ...]] = ("card", "source_card")
    shown: ClassVar[tuple[str, ...]] = ("amount", "attributes", "attack")

    def __init__(
        self,
        clause: str = "",
        card: int = -1,
        amount: int = 0,
        attributes: tuple[str, ...] = (),
        source_card: int = -1,
        attack: bool = False,
        by: str = "",
        seat: int = -1,
    ) -> None:
        super().__init__(clause)
        self.card = card
        self.amount = max(amount, 0)
        self.attributes = attributes
        self.source_card = source_card
        self.attack = attack
        self.by = by  # which kind of source: spell, item, special
        self.seat = seat  # whose damage it is

    def apply(self, state: HonjinState, rules: Honjin) -> None:
        """Whether it kills is rule processing that comes in at once (11.3.1.2)."""

    def affected(self, state: HonjinState, rules: Honjin) -> int:
        owner: int = state.owner[self.card]
        return owner


class Doomed(Change):
    """11.3.3. A death effect applies to a unit: it dies unless this is replaced."""

    touches: ClassVar[int] = 0
    replaceable: ClassVar[bool] = True
    cards: ClassVar[tuple[str, ...]] = ("card", "source_card")
    shown: ClassVar[tuple[str, ...]] = ("attributes",)

    def __init__(
        self,
        clause: str = "",
        card: int = -1,
        attributes: tuple[str, ...] = (),
        source_card: int = -1,
        attack: bool = False,
        by: str = "",
        seat: int = -1,
    ) -> None:
        super().__init__(clause)
        self.card = card
        self.attributes = attributes
        self.source_card = source_card
        self.attack = attack
        self.by = by
        self.seat = seat

    def apply(self, state: HonjinState, rules: Honjin) -> None:
        """The unit is put on the discard pile by what comes in at once (12.6.1)."""

    def affected(self, state: HonjinState, rules: Honjin) -> int:
        owner: int = state.owner[self.card]
        return owner
