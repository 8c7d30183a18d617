"""What is a turn? X2.4: both national-power phases, the invasion phase and the end phase; K1.1: turn after turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.kokuryoku.chapters.end_phase import EndPhase
from fuda.games.kokuryoku.chapters.invasion import Invasion
from fuda.games.kokuryoku.chapters.power_phase import PowerPhase
from fuda.games.kokuryoku.events import TurnBegan, TurnEnded
from fuda.games.kokuryoku.table import KokuryokuState
from fuda.kernel.machine import happen
from fuda.kernel.procedure import Flow, Procedure, step

if TYPE_CHECKING:
    from fuda.games.kokuryoku.rules import Kokuryoku


class Turn(Procedure):
    """K1.1, X2.4. One turn after another; the frame stays and changes its player."""

    def __init__(self, seat: int = -1) -> None:
        super().__init__()
        self.seat = seat

    @step("K1.1 K3.1")
    def begin(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """The turn has come to this player."""
        return happen(state, rules, TurnBegan("K1.1", self.seat))

    @step("K1.2 X2.4")
    def own_power_phase(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """The turn player's first."""
        return self.call(state, PowerPhase(self.seat))

    @step("K1.2 X2.4")
    def other_power_phase(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Then the opponent's."""
        return self.call(state, PowerPhase(1 - self.seat))

    @step("K5.0 X2.4")
    def invade(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """The turn player only."""
        return self.call(state, Invasion(self.seat))

    @step("K6.1 X2.4")
    def end(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """The turn player's end phase."""
        return self.call(state, EndPhase(self.seat))

    @step("K6.6")
    def declare_end(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """What lasts until the end of the turn ends."""
        return happen(state, rules, TurnEnded("K6.6", self.seat))

    @step("K6.6 K1.1")
    def pass_marker(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """The other player's turn."""
        self.seat = 1 - self.seat
        return self.go("begin")
