"""How does a player adjust the hand? 7.2 and 7.5: too many cards go, any may go, and the hand is refilled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.honjin.chapters.checks import check_step
from fuda.games.honjin.events import Moment, MovedOn, PhaseBegan, Refilled, Went
from fuda.games.honjin.table import DECKS, DISCARDS, FIRST_HAND, HANDS, SECOND_HAND, HonjinState
from fuda.games.honjin.texts.lasting import end_phase_effects
from fuda.games.honjin.texts.values import hand_limit
from fuda.kernel.decisions import Cards, Option
from fuda.kernel.machine import apply_now, happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, step

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin


class HandPhase(Procedure):
    """7.2, 7.5. The marching side adjusts its hand."""

    def __init__(self, seat: int = -1, first: bool = True) -> None:
        super().__init__()
        self.seat = seat
        self.first = first
        self.pick: tuple[int, ...] = ()
        self.answer = 0

    def _clause(self, number: int) -> str:
        return f"7.{2 if self.first else 5}.{number}"

    @step("7.2.1 7.2.2 7.5.1 7.5.2")
    def begin(self, state: HonjinState, rules: Honjin) -> Flow:
        """The phase begins."""
        phase, moment = (FIRST_HAND, "first-hand-start") if self.first else (SECOND_HAND, "second-hand-start")
        clause = self._clause(2)
        return happen(state, rules, PhaseBegan(clause, phase), Moment(clause, moment, self.seat))

    @step("7.2.2 7.5.2")
    def check_start(self, state: HonjinState, rules: Honjin) -> Flow:
        """What has triggered comes first."""
        return check_step(self, state, rules, self._clause(2))

    @step("7.2.3 7.5.3 5.1.4.7")
    def choose_excess(self, state: HonjinState, rules: Honjin) -> Flow:
        """Cards above the limit must go, one by one."""
        self.pick = ()
        hand = state.zones[HANDS[self.seat]]
        if len(hand) <= max(hand_limit(state, rules, self.seat), 0):
            return self.go("offer_more")
        return self.ask(state, Cards(self.seat, self._clause(3), "discard-excess", hand, 1, 1), into="pick")

    @step("7.2.3 7.5.3 12.4.1")
    def discard_excess(self, state: HonjinState, rules: Honjin) -> Flow:
        """The chosen card goes."""
        self.go("choose_excess")
        return happen(state, rules, Went(self._clause(3), self.pick[0], DISCARDS[self.seat], self.seat, "discard"))

    @step("7.2.4 7.5.4")
    def offer_more(self, state: HonjinState, rules: Honjin) -> Flow:
        """Another card may go. Whether comes before which: a large hand makes nobody more likely to go on."""
        self.pick = ()
        if not state.zones[HANDS[self.seat]]:
            return self.go("refill")
        return self.ask(state, Option(self.seat, self._clause(4), "discard-more", ("yes", "no")), into="answer")

    @step("7.2.4 7.5.4")
    def choose_more(self, state: HonjinState, rules: Honjin) -> Flow:
        """Any card of the hand."""
        if self.answer != 0:
            return self.go("refill")
        hand = state.zones[HANDS[self.seat]]
        return self.ask(state, Cards(self.seat, self._clause(4), "discard-which", hand, 1, 1), into="pick")

    @step("7.2.4 7.5.4 12.4.1 1.2.4.1.2")
    def discard_more(self, state: HonjinState, rules: Honjin) -> Flow:
        """One after the other, as often as wanted."""
        apply_now(state, rules, MovedOn("1.2.4.1.2"))
        self.go("offer_more")
        return happen(state, rules, Went(self._clause(4), self.pick[0], DISCARDS[self.seat], self.seat, "discard"))

    @step("7.2.5 7.5.5 12.3.1 5.1.3.8 5.1.4.2")
    def refill(self, state: HonjinState, rules: Honjin) -> Flow:
        """Up to the limit, card by card, while the deck lasts."""
        deck = state.zones[DECKS[self.seat]]
        if not deck or len(state.zones[HANDS[self.seat]]) >= hand_limit(state, rules, self.seat):
            return NEXT
        self.go("refill")
        return happen(state, rules, Refilled(self._clause(5), deck[0], HANDS[self.seat], self.seat, "refill"))

    @step("7.2.6 7.5.6")
    def end(self, state: HonjinState, rules: Honjin) -> Flow:
        """The phase is about to end."""
        moment = "first-hand-end" if self.first else "second-hand-end"
        return happen(state, rules, Moment(self._clause(6), moment, self.seat))

    @step("7.2.7 7.5.7")
    def check_end(self, state: HonjinState, rules: Honjin) -> Flow:
        """What has triggered."""
        return check_step(self, state, rules, self._clause(7))

    @step("7.2.7 7.5.7 16.2.3")
    def end_effects(self, state: HonjinState, rules: Honjin) -> Flow:
        """What was granted or changed in this phase is lost."""
        return happen(state, rules, *end_phase_effects(state, rules, self._clause(7)))
