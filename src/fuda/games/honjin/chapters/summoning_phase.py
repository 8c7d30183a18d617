"""What is done in the normal summoning phase? 7.4: equipment goes, then units and equipment come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.honjin.chapters.checks import check_step
from fuda.games.honjin.chapters.equipment import (
    Equip,
    Exchange,
    arrangement,
    arrangement_after,
    equip_options,
    exchange_options,
)
from fuda.games.honjin.chapters.summoning import DiscardEquipment, Summon, summon_options
from fuda.games.honjin.events import Moment, PhaseBegan
from fuda.games.honjin.table import HANDS, SUMMONING, HonjinState
from fuda.games.honjin.texts.lasting import end_phase_effects
from fuda.kernel.decisions import Act, Action
from fuda.kernel.machine import happen
from fuda.kernel.procedure import Flow, Procedure, step
from fuda.kernel.telling import silence_tells

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin


class SummoningPhase(Procedure):
    """7.4. The marching side summons."""

    def __init__(self, seat: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.action = Action()
        self.arranged: tuple[int, ...] = ()  # the arrangements of equipment since the last other action

    @step("7.4.1 7.4.2")
    def begin(self, state: HonjinState, rules: Honjin) -> Flow:
        """The phase begins."""
        return happen(state, rules, PhaseBegan("7.4.1", SUMMONING), Moment("7.4.2", "summoning-start", self.seat))

    @step("7.4.3 7.4.5")
    def discard(self, state: HonjinState, rules: Honjin) -> Flow:
        """Equipment may go, wherever it is."""
        return self.call(state, DiscardEquipment(self.seat, -1, "7.4.3"))

    @step("7.4.4 4.3.2 10.20.1.2.1 10.20.1.2.2")
    def check(self, state: HonjinState, rules: Honjin) -> Flow:
        """A play step begins with a check step."""
        return check_step(self, state, rules, "7.4.4")

    @step("7.4.4 7.4.5 4.3.4 12.2.6.1")
    def choose(self, state: HonjinState, rules: Honjin) -> Flow:
        """A unit, equipment, an exchange, or the end."""
        options = [
            *summon_options(state, rules, self.seat, False),
            *equip_options(state, rules, self.seat, False),
            *[
                each
                for each in exchange_options(state, rules, self.seat)
                if arrangement_after(state, each) not in self.arranged
            ],
        ]
        if not options and not silence_tells(state, self.seat, HANDS[self.seat]):
            return self.go("end")
        return self.ask(state, Act(self.seat, "7.4.4", "summoning-phase", (*options, Action("go-on"))), into="action")

    @step("7.4.4 7.4.6")
    def carry_out(self, state: HonjinState, rules: Honjin) -> Flow:
        """In any order, as often as possible."""
        action = self.action
        if action.verb == "go-on":
            return self.go("end")
        self.go("check")
        if action.verb == "exchange":
            self.arranged = (*self.arranged, arrangement(state))
            return self.call(state, Exchange(self.seat, action.card, action.cards[0]))
        self.arranged = ()
        if action.verb == "summon":
            return self.call(state, Summon(self.seat, action))
        return self.call(state, Equip(self.seat, action))

    @step("7.4.6")
    def end(self, state: HonjinState, rules: Honjin) -> Flow:
        """The phase is about to end."""
        return happen(state, rules, Moment("7.4.6", "summoning-end", self.seat))

    @step("7.4.7")
    def check_end(self, state: HonjinState, rules: Honjin) -> Flow:
        return check_step(self, state, rules, "7.4.7")

    @step("7.4.7 16.2.3")
    def end_effects(self, state: HonjinState, rules: Honjin) -> Flow:
        """What was granted or changed in this phase is lost."""
        return happen(state, rules, *end_phase_effects(state, rules, "7.4.7"))
