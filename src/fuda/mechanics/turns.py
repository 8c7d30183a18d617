"""What happens when a turn begins? It gets the next number, and a player whose turn it is."""

from __future__ import annotations

from typing import Any, ClassVar

from fuda.kernel.events import Event


class NextTurn(Event):
    """A turn of this seat began; the game's own event counts it and says what else is new."""

    shown: ClassVar[tuple[str, ...]] = ("seat", "turn")

    def __init__(self, clause: str = "", seat: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat
        self.turn = 0

    def count(self, state: Any) -> None:
        """It is the next turn, and this seat's."""
        state.turn += 1
        self.turn = state.turn
        state.turn_player = self.seat
