"""What may be done in the main phase? 7.3: lay terrain, march, use abilities, exchange equipment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fuda.games.honjin.chapters.checks import check_step
from fuda.games.honjin.chapters.equipment import Exchange, exchange_options
from fuda.games.honjin.chapters.loops import loop_key, round_key
from fuda.games.honjin.chapters.marching import March, can_march
from fuda.games.honjin.chapters.refusals import action_refusal, main_uses
from fuda.games.honjin.chapters.terrain import Lay, lay_refusal
from fuda.games.honjin.chapters.use import UseMain
from fuda.games.honjin.events import Moment, PhaseBegan, RoundsPassed
from fuda.games.honjin.table import HANDS, MAIN, HonjinState
from fuda.games.honjin.texts.lasting import end_phase_effects
from fuda.kernel.decisions import Act, Action
from fuda.kernel.machine import happen, was_decided
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.mechanics.former_loops import former_frame
from fuda.mechanics.loops import LoopWatch, NameRounds, Taken, is_among, seats_that_go_on

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin


class MainPhase(Procedure):
    """7.3. A check step, then one action, again and again."""

    def __init__(self, seat: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.action = Action()
        self.key = 0  # the position in which an action is chosen
        self.number = 0  # of rounds
        self.loop = LoopWatch()

    def forget_choices(self) -> None:
        self.loop = self.loop.without_choices()

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        return former_frame(written)

    @step("7.3.1 7.3.2")
    def begin(self, state: HonjinState, rules: Honjin) -> Flow:
        """The phase begins."""
        return happen(state, rules, PhaseBegan("7.3.1", MAIN), Moment("7.3.2", "main-start", self.seat))

    @step("7.3.3 4.3.2 10.20.1.2 10.20.1.2.1 10.20.1.2.2")
    def check(self, state: HonjinState, rules: Honjin) -> Flow:
        """A play step begins with a check step."""
        return check_step(self, state, rules, "7.3.3")

    @step("16.1.1 16.1.1.2 16.1.1.3")
    def notice_loop(self, state: HonjinState, rules: Honjin) -> Flow:
        """Whoever can lead the game back to the same position names a number of rounds."""
        if self.loop.again or not self.loop.past:
            self._let_pass(state, rules)
            return self.go("choose")
        self.key = loop_key(state)
        found = self.loop.came_back(self.key, tuple(state.choices))
        if not found:
            return self.go("choose")
        seats = seats_that_go_on(found, state.choices, self.seat)
        clause = "16.1.1.2" if len(seats) == 1 else "16.1.1.3"
        return self.call(state, NameRounds(seats, clause), into="number")

    @step("16.1.1.2 16.1.1.3")
    def begin_rounds(self, state: HonjinState, rules: Honjin) -> Flow:
        """After them these actions wait until another one is taken."""
        choices = tuple(state.choices)
        self.loop = self.loop.repeat(self.key, choices, self.number).begin_round(state.next_object, choices)
        return NEXT

    @rule("16.1.1.2")
    def _let_pass(self, state: HonjinState, rules: Honjin) -> None:
        """The rounds that are left of the number have passed if they leave everything alike."""
        if not self.loop.is_between_rounds:
            return
        asked = tuple(state.choices)
        left = round_key(state, self.loop.newest) if asked == self.loop.asked else 0
        self.loop = self.loop.compare(left).begin_round(state.next_object, asked)
        if self.loop.leaves_all_alike:
            happen(state, rules, RoundsPassed("16.1.1.2", self.seat, self.loop.rounds_left))
            self.loop = self.loop.stop()

    @step("7.3.3 4.3.1 4.3.3 4.3.4 4.3.5 10.20.1.2.3 12.2.6.1")
    def choose(self, state: HonjinState, rules: Honjin) -> Flow:
        """Every action that is possible now, and the end of the phase; a loop goes on by itself."""
        again = self.loop.again
        if again:
            if action_refusal(state, rules, self.seat, again[0].action) is None:
                self.action = again[0].action
                was_decided(state)
                return NEXT
            self.loop = self.loop.stop()
        offered = self.loop.without_closed(main_options(state, rules, self.seat))
        return self.ask(state, Act(self.seat, "7.3.3", "main-phase", (*offered, Action("pass"))), into="action")

    @step("7.3.3 7.3.4 7.3.5 4.3.7 10.20.1.2.4")
    def carry_out(self, state: HonjinState, rules: Honjin) -> Flow:
        """It is done, and more may follow."""
        action = self.action
        if action.verb == "pass":
            return self.go("end")
        if self.loop.again:
            self.loop = self.loop.go_on()
        else:
            if self.loop.closed and not is_among(action, self.loop.closed):
                self.loop = self.loop.close(())
            self.loop = self.loop.remember(Taken(action, loop_key(state), tuple(state.choices)))
        self.go("check")
        if action.verb == "lay":
            return self.call(state, Lay(self.seat, action.card))
        if action.verb == "march":
            return self.call(state, March(self.seat))
        if action.verb == "use":
            return self.call(state, UseMain(self.seat, action.card, action.numbers[0]))
        return self.call(state, Exchange(self.seat, action.card, action.cards[0]))

    @step("7.3.5")
    def end(self, state: HonjinState, rules: Honjin) -> Flow:
        """The phase is about to end."""
        return happen(state, rules, Moment("7.3.5", "main-end", self.seat))

    @step("7.3.6")
    def check_end(self, state: HonjinState, rules: Honjin) -> Flow:
        return check_step(self, state, rules, "7.3.6")

    @step("7.3.6 16.2.3")
    def end_effects(self, state: HonjinState, rules: Honjin) -> Flow:
        """What was granted or changed in this phase is lost."""
        return happen(state, rules, *end_phase_effects(state, rules, "7.3.6"))


def main_options(state: HonjinState, rules: Honjin, seat: int) -> list[Action]:
    """7.3.3. Everything that may be done now but to pass."""
    found = [
        Action("lay", card)
        for card in state.zones[HANDS[seat]]
        if rules.card(state, card).is_terrain and lay_refusal(state, rules, seat, card) is None
    ]
    if lay_refusal(state, rules, seat, -1) is None:
        found.append(Action("lay"))
    if can_march(state, rules, seat):
        found.append(Action("march"))
    return [*found, *main_uses(state, rules, seat), *exchange_options(state, rules, seat)]
