"""How does a game of Lamplight begin? Chapter 1: shuffle, deal, and let chance say who goes first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.kernel.decisions import Roll
from fuda.kernel.machine import happen
from fuda.kernel.procedure import Flow, Procedure, step
from fuda.mechanics.zones import Moved, ShuffleZone
from tests.sixth.table import DECK, HAND, HANDS, AkariState
from tests.sixth.turn import Turn

if TYPE_CHECKING:
    from tests.sixth.rules import Akari


class SetUp(Procedure):
    """1. What is done before the first turn."""

    def __init__(self) -> None:
        super().__init__()
        self.dice: tuple[int, ...] = ()

    @step("1.1")
    def shuffle(self, state: AkariState, rules: Akari) -> Flow:
        """The shared deck."""
        return self.call(state, ShuffleZone(DECK, "1.1"))

    @step("1.2")
    def deal(self, state: AkariState, rules: Akari) -> Flow:
        """Three cards each, one by one."""
        dealt = state.zones[DECK][: 2 * HAND]
        return happen(
            state, rules, *[Moved("1.2", card, HANDS[place % 2], place % 2) for place, card in enumerate(dealt)]
        )

    @step("1.3")
    def draw_lots(self, state: AkariState, rules: Akari) -> Flow:
        """A die with two faces: who goes first?"""
        return self.ask(state, Roll("1.3", "first-player", 1, 2), into="dice")

    @step("1.3")
    def begin(self, state: AkariState, rules: Akari) -> Flow:
        """That player's turn."""
        return self.call(state, Turn(self.dice[0] - 1))
