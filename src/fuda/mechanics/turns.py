"""What happens when a turn begins? It gets the next number, and a player whose turn it is."""

from __future__ import annotations

from typing import Any, ClassVar

from fuda.kernel.events import Event


def pass_the_turn(state: Any, seat: int) -> int:
    """The next turn is this seat's; its number."""
    number: int = state.turn + 1
    state.turn = number
    state.turn_player = seat
    return number


class NextTurn(Event):
    """A turn of this seat began; the game's own event passes it on and says what else is new."""

    shown: ClassVar[tuple[str, ...]] = ("seat", "turn")

    def __init__(self, clause: str = "", seat: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat
        self.turn = 0
