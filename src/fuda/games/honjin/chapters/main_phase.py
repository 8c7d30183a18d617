"""What may be done in the main phase? 7.3: lay terrain, march, use abilities, exchange equipment."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
from fuda.mechanics.loops import NameRounds, Taken, barren, cycle, is_among, seats_that_go_on

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin


class MainPhase(Procedure):
    """7.3. A check step, then one action, again and again."""

    def __init__(self, seat: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.action = Action()
        self.key = 0  # the position in which an action is chosen
        self.past: tuple[Taken, ...] = ()  # what was done in this phase
        self.number = 0
        self.length = 0  # of a round
        self.again: tuple[Action, ...] = ()  # what is still to be repeated
        # the rounds that were played: the newest card and the questions answered when the last one began, the key of
        # all it left, and how many before it left the same
        self.newest = 0
        self.asked: tuple[int, ...] = ()
        self.left = 0
        self.alike = 0
        self.closed: tuple[Action, ...] = ()  # what led nowhere

    def forget_choices(self) -> None:
        self.past = tuple([Taken(each.action, each.key, (0, 0)) for each in self.past])
        self.asked, self.left, self.alike = (), 0, 0

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
        if self.again or not self.past:
            self._let_pass(state, rules)
            return self.go("choose")
        self.key = loop_key(state)
        found = cycle(self.past, self.key)
        if not found or all([is_among(each.action, self.closed) for each in found]):
            return self.go("choose")
        seats = seats_that_go_on(found, state.choices, self.seat)
        clause = "16.1.1.2" if len(seats) == 1 else "16.1.1.3"
        return self.call(state, NameRounds(seats, clause, purpose="loop-count"), into="number")

    @step("16.1.1.2 16.1.1.3")
    def begin_rounds(self, state: HonjinState, rules: Honjin) -> Flow:
        """After them these actions wait until another one is taken."""
        actions = tuple([each.action for each in cycle(self.past, self.key)])
        self.length = len(actions)
        self.again = actions * self.number
        self.closed = barren(self.past, self.key)
        self.newest, self.asked, self.alike = state.next_object, tuple(state.choices), 0
        return NEXT

    @rule("16.1.1.2")
    def _let_pass(self, state: HonjinState, rules: Honjin) -> None:
        """Three rounds in a row that asked nobody, no die either, and left everything alike: those that are left of the
        number would do so too and have passed."""
        if not self.again or len(self.again) % self.length > 0:
            return
        newest, asked = self.newest, self.asked
        self.newest, self.asked = state.next_object, tuple(state.choices)
        if asked != self.asked:
            self.left = self.alike = 0
            return
        before, self.left = self.left, round_key(state, newest)
        self.alike = self.alike + 1 if self.left == before else 0
        if self.alike == 2:
            happen(state, rules, RoundsPassed("16.1.1.2", self.seat, len(self.again) // self.length))
            self.again = ()

    @step("7.3.3 4.3.1 4.3.3 4.3.4 4.3.5 10.20.1.2.3 12.2.6.1")
    def choose(self, state: HonjinState, rules: Honjin) -> Flow:
        """Every action that is possible now, and the end of the phase; a loop goes on by itself."""
        if self.again and action_refusal(state, rules, self.seat, self.again[0]) is None:
            self.action = self.again[0]
            was_decided(state)
            return NEXT
        self.again = ()
        options = main_options(state, rules, self.seat)
        offered = tuple([each for each in options if not self.closed or not is_among(each, self.closed)])
        return self.ask(state, Act(self.seat, "7.3.3", "main-phase", (*offered, Action("pass"))), into="action")

    @step("7.3.3 7.3.4 7.3.5 4.3.7 10.20.1.2.4")
    def carry_out(self, state: HonjinState, rules: Honjin) -> Flow:
        """It is done, and more may follow."""
        action = self.action
        if action.verb == "pass":
            return self.go("end")
        if self.again:
            self.again = self.again[1:]
        else:
            if not is_among(action, self.closed):
                self.closed = ()
            self.past = (*self.past, Taken(action, loop_key(state), tuple(state.choices)))
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
