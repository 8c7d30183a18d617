"""What may be done in the main phase? 7.3: lay terrain, march, use abilities, exchange equipment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

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
from fuda.kernel.decisions import Action
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.mechanics.former_loops import former_frame
from fuda.mechanics.windows import LoopingWindow, Verb

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin


def _lay(state: HonjinState, rules: Honjin, seat: int, action: Action) -> Procedure:
    return Lay(seat, action.card)


def _march(state: HonjinState, rules: Honjin, seat: int, action: Action) -> Procedure:
    return March(seat)


def _use(state: HonjinState, rules: Honjin, seat: int, action: Action) -> Procedure:
    return UseMain(seat, action.card, action.numbers[0])


def _exchange(state: HonjinState, rules: Honjin, seat: int, action: Action) -> Procedure:
    return Exchange(seat, action.card, action.cards[0])


class MainPhase(LoopingWindow):
    """7.3. A check step, then one action, again and again."""

    clause: ClassVar[str] = "7.3.3"
    purpose: ClassVar[str] = "main-phase"
    last: ClassVar[str] = "pass"
    one: ClassVar[str] = "16.1.1.2"
    both: ClassVar[str] = "16.1.1.3"
    least: ClassVar[int] = 1
    verbs: ClassVar[dict[str, Verb]] = {
        "lay": Verb(_lay, action_refusal),
        "march": Verb(_march, action_refusal),
        "use": Verb(_use, action_refusal),
        "exchange": Verb(_exchange, action_refusal),
    }

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
        if self.loop.again:
            self._let_pass(state, rules)
            return self.go("choose")
        return NEXT if self.loop.past and self.names_rounds(state, loop_key(state)) else self.go("choose")

    @step("16.1.1.2 16.1.1.3")
    def begin_rounds(self, state: HonjinState, rules: Honjin) -> Flow:
        """After them these actions wait until another one is taken."""
        self.repeat_rounds(state)
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
        if again and self.goes_on(state, self.refusal(state, rules, self.seat, again[0].action) is None):
            return NEXT
        return self.ask_which(state, self.loop.without_closed(main_options(state, rules, self.seat)))

    @step("7.3.3 7.3.4 7.3.5 4.3.7 10.20.1.2.4")
    def carry_out(self, state: HonjinState, rules: Honjin) -> Flow:
        """It is done, and more may follow."""
        if self.is_over:
            return self.go("end")
        if not self.is_of_round():
            self.remember(state, loop_key(state))
        self.go("check")
        return self.begin_action(state, rules)

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
