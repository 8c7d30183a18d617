"""When may a grand magic be used, and what happens then? (G1-G5.)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fuda.games.wars3x3.chapters.casting import again, negated_next
from fuda.games.wars3x3.table import EXILE, MAGICS, SIDEWAYS, GrandActivated, MagicExiled, Negated, Spent, WarsState
from fuda.games.wars3x3.texts.values import Reading, cannot_do, in_period
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.reasons import Reason
from fuda.language.words import nodes as n
from fuda.mechanics.triggers import settle

if TYPE_CHECKING:
    from fuda.games.wars3x3.rules import Wars


@rule("P1")
def is_extended(state: WarsState, rules: Wars, extensions: tuple[n.Node, ...], seat: int) -> bool:
    """Whether a text lets the seat act now, in the turn of the other player."""
    for each in extensions:
        if isinstance(each, n.AlsoDuring) and in_period(state, rules, each.period, seat):
            return True
    return False


@rule("G1 G2 G3 G4 S12 S18")
def grand_refusal(state: WarsState, rules: Wars, seat: int, card: int, operation: str, user: int = -1) -> Reason | None:
    """Why the seat may not activate the grand magic of this card now, in answer to an operation or (empty) freely."""
    if state.zone[card] != MAGICS[seat]:
        return Reason("G4", "not-your-magic")
    printed = rules.card(state, card)
    grand = printed.grand
    if grand is None:
        return Reason("G3", "no-grand-magic")
    if state.lying[card] == SIDEWAYS and not printed.pays_sideways:
        return Reason("G4", "sideways")
    if state.turn_player != seat and not is_extended(state, rules, grand.extensions, seat):
        return Reason("G1", "not-your-turn")
    if "grand" in rules.list.forbidden and cannot_do(state, rules, seat, "grand"):
        return Reason("P2", "forbidden-now")
    if state.grand[seat] > 0 and again(state, seat, "grand") is None:
        return Reason("G2", "already-this-turn")
    if grand.conditions:
        from fuda.games.wars3x3.chapters.magic import answers, condition_refusal
    for condition in grand.conditions:
        if isinstance(condition, n.When):
            if not answers(condition, operation, user, Reading(state, rules, seat, card)):
                return Reason("G3", "nothing-to-answer")
        else:
            refused = condition_refusal(state, rules, seat, card, condition, "G3")
            if refused is not None:
                return refused
    if not grand.conditions and operation:
        return Reason("G3", "no-answer")
    if rules.copying[printed.printed] is not None and not rules.copyable(state, seat, card):
        return Reason("S18", "nothing-to-copy")
    return None


class GrandActivation(Procedure):
    """G2-G5. Exile the card, carry out its grand magic."""

    def __init__(self, seat: int = -1, card: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.result = 0
        self.negated = 0
        self.paid: tuple[int, ...] = ()  # to which cards the condition was done

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """Nothing negated a grand magic before."""
        return {"negated": 0, "paid": (), **written}

    @step("G3")
    def meet_condition(self, state: WarsState, rules: Wars) -> Flow:
        """A condition that asks for something to be done is met by doing it."""
        from fuda.games.wars3x3.chapters.effects import Paying

        printed = state.printed[self.card]
        line = rules.list.inner_lines[printed, rules.list.cards[printed].grand_line, -1, 0]
        return (
            self.call(state, Paying(self.seat, self.card, printed, line, "G3"), into="paid")
            if rules.sentences(printed, line)
            else NEXT
        )

    @step("G4 G5 G2")
    def exile(self, state: WarsState, rules: Wars) -> Flow:
        """The cost: the card leaves the game."""
        more = again(state, self.seat, "grand") if state.grand[self.seat] > 0 else None
        return happen(
            state,
            rules,
            MagicExiled("G4", self.card, EXILE, self.seat),
            GrandActivated("G2", self.seat, self.card),
            *([] if more is None else [Spent("G2", more.timestamp)]),
        )

    @step("S15 G3")
    def wait_for_negation(self, state: WarsState, rules: Wars) -> Flow:
        """Only where some text answers grand magics; what negates is not negated itself."""
        next_one = negated_next(state, rules, self.seat, "grand")
        if next_one is not None:
            self.negated = 1
            return happen(state, rules, Spent("S15", next_one.timestamp))
        if "grand" not in rules.answered or rules.answers_activation[state.printed[self.card]]:
            return NEXT
        from fuda.games.wars3x3.chapters.magic import NegationWindow

        return self.call(state, NegationWindow(self.seat, "grand", self.card), into="negated")

    @step("G3 M6")
    def take_effect(self, state: WarsState, rules: Wars) -> Flow:
        """Carry out the text as far as possible, unless it was negated."""
        if self.negated == 1:
            return happen(state, rules, Negated("S15", self.seat, self.card))
        from fuda.games.wars3x3.chapters.effects import Carry

        printed = state.printed[self.card]
        line = rules.list.cards[printed].grand_line
        return self.call(state, Carry(self.seat, self.card, printed, line, "G3", self.paid), into="result")

    @step("S6")
    def settle_triggers(self, state: WarsState, rules: Wars) -> Flow:
        """What was destroyed may come back."""
        return settle(self, state, state.turn_player, "S6")

    @step("G3")
    def report(self, state: WarsState, rules: Wars) -> Flow:
        """Hand over what the effect came to."""
        return self.done(state, self.result)
