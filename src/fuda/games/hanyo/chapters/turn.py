"""What is a turn? Draw, main, battle and end phase (500-505)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.hanyo.chapters.battle import BattlePhase
from fuda.games.hanyo.chapters.checks import check, check_needed
from fuda.games.hanyo.chapters.main_phase import MainPhase
from fuda.games.hanyo.chapters.movement import DrawCards
from fuda.games.hanyo.chapters.permissions import RULES, cannot, is_spared
from fuda.games.hanyo.chapters.scissors import RockPaperScissors
from fuda.games.hanyo.events import PhaseBegan, TurnBegan
from fuda.games.hanyo.table import BATTLE, END, MAIN, MAINS, NORMAL, HanyoState
from fuda.games.hanyo.texts.triggers import let_pass
from fuda.games.hanyo.unit_events import Placed
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, step
from fuda.language.running.lasting import EffectsEnded
from fuda.language.running.text_facts import TURN_END

if TYPE_CHECKING:
    from fuda.games.hanyo.rules import Hanyo


class Turn(Procedure):
    """501. One turn after another; the frame stays and changes its player."""

    def __init__(self, seat: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.judged: tuple[int, ...] = ()
        self.winner = -1

    @step("501.1 105.1 809.8")
    def begin(self, state: HanyoState, rules: Hanyo) -> Flow:
        """Effects for this very turn begin with it."""
        return happen(state, rules, TurnBegan("501.1", self.seat))

    @step("502.1 904.1")
    def draw(self, state: HanyoState, rules: Hanyo) -> Flow:
        """The draw comes before everything else."""
        return self.call(state, DrawCards(self.seat, 0 if cannot(state, rules, self.seat, "draw") else 1, "502.1"))

    @step("502.2")
    def begin_draw_phase(self, state: HanyoState, rules: Hanyo) -> Flow:
        """The phase, the turn and, once, the game begin."""
        if state.turn == 1:
            return let_pass(state, rules, "502.2", self.seat, "draw-start", "turn-start", "game-start")
        return let_pass(state, rules, "502.2", self.seat, "draw-start", "turn-start")

    @step("502.3")
    def check_draw_phase(self, state: HanyoState, rules: Hanyo) -> Flow:
        return check(self, state, rules)

    @step("503.1")
    def begin_main_phase(self, state: HanyoState, rules: Hanyo) -> Flow:
        happen(state, rules, PhaseBegan("503.1", MAIN))
        return let_pass(state, rules, "503.1", self.seat, "main-start")

    @step("503.2 503.3 503.4")
    def main_phase(self, state: HanyoState, rules: Hanyo) -> Flow:
        return self.call(state, MainPhase(self.seat))

    @step("504.1")
    def battle_phase(self, state: HanyoState, rules: Hanyo) -> Flow:
        """Not in the first turn of the game."""
        if state.turn == 1 or cannot(state, rules, self.seat, "battle"):
            return NEXT
        happen(state, rules, PhaseBegan("504.1", BATTLE))
        return self.call(state, BattlePhase(self.seat))

    @step("505.1")
    def end_phase(self, state: HanyoState, rules: Hanyo) -> Flow:
        happen(state, rules, PhaseBegan("505.1", END))
        return let_pass(state, rules, "505.1", self.seat, "turn-end")

    @step("505.2")
    def check_end_phase(self, state: HanyoState, rules: Hanyo) -> Flow:
        return check(self, state, rules)

    @step("505.3 505.3a 809.8a")
    def end_effects(self, state: HanyoState, rules: Hanyo) -> Flow:
        """What lasts until the end of this turn ends."""
        over = tuple([each.name for each in state.effects if each.until == TURN_END and each.ends <= state.turn])
        self.judged = (self.seat, 1 - self.seat)
        return happen(state, rules, EffectsEnded("505.3a", over)) if over else NEXT

    @step("505.3b 919.1")
    def play_for_recovery(self, state: HanyoState, rules: Hanyo) -> Flow:
        """Whose main unit is rested or stunned plays for it, the turn player first."""
        while self.judged:
            if state.placed[state.zones[MAINS[self.judged[0]]][0]] != NORMAL:
                return self.call(state, RockPaperScissors("505.3b"), into="winner")
            self.judged = self.judged[1:]
        return self.go("repeat_if_needed")

    @step("505.3b 907.1")
    def recover(self, state: HanyoState, rules: Hanyo) -> Flow:
        """Who wins recovers the unit."""
        seat = self.judged[0]
        self.judged = self.judged[1:]
        main = state.zones[MAINS[seat]][0]
        if self.winner == seat and not is_spared(state, rules, main, "recover", -1, RULES):
            happen(state, rules, Placed("505.3b", state.zones[MAINS[seat]][0], NORMAL))
        return self.go("play_for_recovery")

    @step("505.3c")
    def repeat_if_needed(self, state: HanyoState, rules: Hanyo) -> Flow:
        """Is there something to check after all?"""
        if not check_needed(state, rules):
            return self.go("pass_turn")
        return check(self, state, rules)

    @step("505.3c")
    def repeat(self, state: HanyoState, rules: Hanyo) -> Flow:
        """Then the final step is done again."""
        return self.go("end_effects")

    @step("505.4")
    def pass_turn(self, state: HanyoState, rules: Hanyo) -> Flow:
        """The other player's turn."""
        self.seat = 1 - self.seat
        return self.go("begin")
