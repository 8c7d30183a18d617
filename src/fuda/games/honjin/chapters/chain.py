"""How do players answer a declaration? 10.1.10-10.1.12, 10.2, 10.3: counters in turn, then all in reverse order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.honjin.battle_events import ChainOver
from fuda.games.honjin.chapters.checks import check_step
from fuda.games.honjin.chapters.legality import is_closed, uses
from fuda.games.honjin.chapters.use import Declare, ResolveLast
from fuda.games.honjin.table import HonjinState
from fuda.games.honjin.texts.lasting import end_chain_effects
from fuda.kernel.decisions import Act, Action
from fuda.kernel.machine import happen
from fuda.kernel.procedure import Flow, Procedure, step

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin

BOTH: Final = 2


class Chain(Procedure):
    """10.2. The counter chain that begins with what this seat has just declared."""

    def __init__(self, seat: int = -1) -> None:
        super().__init__()
        self.seat = 1 - seat  # whose play step it is
        self.passes = 0  # in a row
        self.action = Action()
        self.undone = 0

    @step("10.2.1 10.1.10 10.1.11 4.3.2 10.20.1.2.1 15.3.1")
    def check(self, state: HonjinState, rules: Honjin) -> Flow:
        """A play step begins with a check step; against some declarations there is none."""
        if is_closed(state, rules):
            return self.go("resolve")
        return check_step(self, state, rules, "10.1.10")

    @step("10.1.10 10.1.11 10.9.5 10.3.1 4.3.4")
    def offer(self, state: HonjinState, rules: Honjin) -> Flow:
        """Counters, or nothing."""
        options = uses(state, rules, self.seat, "counter")
        return self.ask(state, Act(self.seat, "10.1.10", "counter", (*options, Action("pass"))), into="action")

    @step("10.1.12 4.3.5 4.3.6")
    def act(self, state: HonjinState, rules: Honjin) -> Flow:
        """After two passes in a row nobody answers any more."""
        if self.action.verb != "pass":
            return self.call(state, Declare(self.seat, self.action, "counter"), into="undone")
        self.passes += 1
        self.seat = 1 - self.seat
        return self.go("check" if self.passes < BOTH else "resolve")

    @step("10.1.10 10.1.11 4.3.5 10.20.1.2.3")
    def hand_over(self, state: HonjinState, rules: Honjin) -> Flow:
        """The other player may answer now, having passed or not."""
        if not self.undone:
            self.passes = 0
            self.seat = 1 - self.seat
        return self.go("check")

    @step("10.2.2 10.3.1 10.1.12")
    def resolve(self, state: HonjinState, rules: Honjin) -> Flow:
        """The last declaration comes first."""
        return self.call(state, ResolveLast()) if state.chain else self.go("end")

    @step("10.2.3")
    def check_resolved(self, state: HonjinState, rules: Honjin) -> Flow:
        """A check step after each."""
        self.go("resolve")
        return check_step(self, state, rules, "10.2.3")

    @step("10.2.1 10.15.1.2 10.15.2.1")
    def end(self, state: HonjinState, rules: Honjin) -> Flow:
        """The chain is over, and with it what was to end then."""
        return happen(state, rules, ChainOver("10.2.1"), *end_chain_effects(state, rules, "10.15.1.2"))
