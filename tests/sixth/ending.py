"""How does a game of Lamplight end? Chapter 3: with the seventh lamp, or with the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.kernel.machine import end
from fuda.kernel.procedure import Flow, Procedure, rule, step
from fuda.kernel.reasons import Outcome
from tests.sixth.table import AkariState

if TYPE_CHECKING:
    from tests.sixth.rules import Akari


class SevenLamps(Procedure):
    """3.1. Comes in the moment that a seventh lamp is lit."""

    def __init__(self, seat: int = -1) -> None:
        super().__init__()
        self.seat = seat

    @step("3.1")
    def win(self, state: AkariState, rules: Akari) -> Flow:
        """Whose lamps they are."""
        return end(state, Outcome(self.seat, "seven-lamps", "3.1"))


@rule("3.2")
def deck_outcome(state: AkariState) -> Outcome:
    """More lamps win; as many on both sides are a draw."""
    first, second = state.lamps
    if first == second:
        return Outcome(-1, "deck-draw", "3.2")
    return Outcome(0 if first > second else 1, "deck", "3.2")
