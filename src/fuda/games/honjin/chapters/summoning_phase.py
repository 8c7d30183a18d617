"""What is done in the normal summoning phase? 7.4: equipment goes, then units and equipment come."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from fuda.games.honjin.chapters.checks import check_step
from fuda.games.honjin.chapters.equipment import (
    Equip,
    Exchange,
    arrangement,
    arrangement_after,
    equip_options,
    exchange_options,
)
from fuda.games.honjin.chapters.refusals import action_refusal
from fuda.games.honjin.chapters.summoning import DiscardEquipment, Summon, summon_options
from fuda.games.honjin.events import Moment, PhaseBegan
from fuda.games.honjin.table import HANDS, SUMMONING, HonjinState
from fuda.games.honjin.texts.lasting import end_phase_effects
from fuda.kernel.decisions import Action
from fuda.kernel.machine import happen
from fuda.kernel.procedure import Flow, Procedure, step
from fuda.kernel.telling import silence_tells
from fuda.mechanics.windows import Verb, Window

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin


def _summon(state: HonjinState, rules: Honjin, seat: int, action: Action) -> Procedure:
    return Summon(seat, action)


def _equip(state: HonjinState, rules: Honjin, seat: int, action: Action) -> Procedure:
    return Equip(seat, action)


def _exchange(state: HonjinState, rules: Honjin, seat: int, action: Action) -> Procedure:
    return Exchange(seat, action.card, action.cards[0])


class SummoningPhase(Window):
    """7.4. The marching side summons."""

    clause: ClassVar[str] = "7.4.4"
    purpose: ClassVar[str] = "summoning-phase"
    verbs: ClassVar[dict[str, Verb]] = {
        "summon": Verb(_summon, action_refusal),
        "equip": Verb(_equip, action_refusal),
        "exchange": Verb(_exchange, action_refusal),
    }

    def __init__(self, seat: int = -1) -> None:
        super().__init__(seat)
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
        return self.ask_which(state, options)

    @step("7.4.4 7.4.6")
    def carry_out(self, state: HonjinState, rules: Honjin) -> Flow:
        """In any order, as often as possible."""
        if self.is_over:
            return self.go("end")
        self.go("check")
        self.arranged = (*self.arranged, arrangement(state)) if self.action.verb == "exchange" else ()
        return self.begin_action(state, rules)

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
