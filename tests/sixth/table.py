"""What lies on the table of Lamplight? Its zones, its state, and the events that change it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from fuda.kernel.events import Event
from fuda.kernel.rules import EVERYBODY, Zone
from fuda.kernel.state import State

COPIES: Final = 5
HAND: Final = 3
FIRST_LAMPS: Final = 1
WINNING_LAMPS: Final = 7

DECK: Final = 0
HANDS: Final = (1, 2)
PLAYED: Final = 3
DISCARD: Final = 4
ZONES: Final = (
    Zone("deck", ordered=True),
    Zone("hand", 0, 1 << 0, sorted=True),
    Zone("hand", 1, 1 << 1, sorted=True),
    Zone("played", sees=EVERYBODY, told_apart=True),
    Zone("discard", sees=EVERYBODY, told_apart=True),
)


class AkariState(State):
    """The cards, and beside them the lamps and the turn."""

    def __init__(self) -> None:
        super().__init__()
        self.lamps: list[int] = [FIRST_LAMPS, FIRST_LAMPS]
        self.turn = 0
        self.turn_player = -1


class Began(Event):
    """A turn began."""

    shown: ClassVar[tuple[str, ...]] = ("seat", "turn")

    def __init__(self, clause: str = "", seat: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat
        self.turn = 0

    def apply(self, state: Any, rules: Any) -> None:
        state.turn += 1
        state.turn_player = self.seat
        self.turn = state.turn


class Lit(Event):
    """A player lit lamps."""

    shown: ClassVar[tuple[str, ...]] = ("seat", "amount")

    def __init__(self, clause: str = "", seat: int = -1, amount: int = 0) -> None:
        super().__init__(clause)
        self.seat = seat
        self.amount = amount

    def apply(self, state: Any, rules: Any) -> None:
        state.lamps[self.seat] += self.amount


class PutOut(Event):
    """Lamps of a player went out."""

    shown: ClassVar[tuple[str, ...]] = ("seat", "amount")

    def __init__(self, clause: str = "", seat: int = -1, amount: int = 0) -> None:
        super().__init__(clause)
        self.seat = seat
        self.amount = amount

    def apply(self, state: Any, rules: Any) -> None:
        state.lamps[self.seat] -= self.amount
