"""What is a turn? Five phases (7.1): hand, main, normal summoning, hand again, end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.honjin.chapters.checks import check_step
from fuda.games.honjin.chapters.ending import judge_turn_end, keep_count
from fuda.games.honjin.chapters.hand_phase import HandPhase
from fuda.games.honjin.chapters.main_phase import MainPhase
from fuda.games.honjin.chapters.summoning_phase import SummoningPhase
from fuda.games.honjin.events import Moment, PhaseBegan, TurnBegan
from fuda.games.honjin.table import ENDING, FIELD, HonjinState
from fuda.games.honjin.texts.lasting import end_phase_effects, end_turn_effects
from fuda.games.honjin.unit_events import Finished
from fuda.kernel.machine import end, happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, step

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin


class Turn(Procedure):
    """7.1. One turn after another; the frame stays and changes its player."""

    def __init__(self, seat: int = -1) -> None:
        super().__init__()
        self.seat = seat

    @step("7.1.1 7.1.2.1 1.3.7 4.7.4")
    def begin(self, state: HonjinState, rules: Honjin) -> Flow:
        """The other side marches now."""
        return happen(state, rules, TurnBegan("7.1.2.1", self.seat), Moment("7.1.2.1", "turn-start", self.seat))

    @step("7.2.1 7.2.8")
    def first_hand_phase(self, state: HonjinState, rules: Honjin) -> Flow:
        """Not in the very first turn."""
        return NEXT if state.turn == 1 else self.call(state, HandPhase(self.seat, True))

    @step("7.3.1 7.3.7")
    def main_phase(self, state: HonjinState, rules: Honjin) -> Flow:
        """Not in the very first turn."""
        return NEXT if state.turn == 1 else self.call(state, MainPhase(self.seat))

    @step("7.4.1")
    def summoning_phase(self, state: HonjinState, rules: Honjin) -> Flow:
        return self.call(state, SummoningPhase(self.seat))

    @step("7.5.1")
    def second_hand_phase(self, state: HonjinState, rules: Honjin) -> Flow:
        return self.call(state, HandPhase(self.seat, False))

    @step("7.6.1 7.6.2 4.7.4")
    def ending_phase(self, state: HonjinState, rules: Honjin) -> Flow:
        """The phase and the turn are about to end."""
        return happen(
            state,
            rules,
            PhaseBegan("7.6.1", ENDING),
            Moment("7.6.1", "closing-start", self.seat),
            Moment("7.6.2", "closing-end", self.seat),
            Moment("7.6.2", "turn-end", self.seat),
        )

    @step("7.6.3")
    def check_end(self, state: HonjinState, rules: Honjin) -> Flow:
        """What has triggered."""
        return check_step(self, state, rules, "7.6.3")

    @step("7.6.3 16.2.3")
    def end_effects(self, state: HonjinState, rules: Honjin) -> Flow:
        """What lasts until the end of the phase or the turn is lost."""
        return happen(state, rules, *end_phase_effects(state, rules, "7.6.3"), *end_turn_effects(state, rules, "7.6.3"))

    @step("7.6.4 1.3.4")
    def refresh(self, state: HonjinState, rules: Honjin) -> Flow:
        """All finished units of both players are fresh again."""
        tired = [card for card in state.zones[FIELD] if state.finished[card]]
        return happen(state, rules, *[Finished("7.6.4", card, 0) for card in tired])

    @step("1.2.3.1 1.2.3.1.1 1.2.4.1 1.2.4.1.1 1.2.4.1.2")
    def keep_count(self, state: HonjinState, rules: Honjin) -> Flow:
        """Is this the same position once more, and are both decks empty?"""
        return happen(state, rules, *keep_count(state, rules, self.seat))

    @step("1.2.3.1 1.2.4.1 1.2.6 11.2.1.2 11.2.1.3")
    def judge(self, state: HonjinState, rules: Honjin) -> Flow:
        """Does the game end with this turn?"""
        outcome = judge_turn_end(state, rules)
        return end(state, outcome) if outcome is not None else NEXT

    @step("7.6.5 7.1.1")
    def pass_turn(self, state: HonjinState, rules: Honjin) -> Flow:
        """The other player's turn."""
        self.seat = 1 - self.seat
        return self.go("begin")
