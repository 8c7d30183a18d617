"""What is a turn of Lamplight? Chapter 2: draw, play a card or pass, and the other player's turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.kernel.decisions import Act, Action
from fuda.kernel.machine import end, happen
from fuda.kernel.procedure import Flow, Procedure, rule, step
from fuda.kernel.reasons import Reason
from fuda.language.running.resolution import Resolve
from fuda.mechanics.zones import Moved
from tests.sixth.ending import deck_outcome
from tests.sixth.table import DECK, DISCARD, HANDS, PLAYED, AkariState, Began

if TYPE_CHECKING:
    from tests.sixth.rules import Akari


@rule("2.2 2.2a")
def play_refusal(state: AkariState, rules: Akari, seat: int, card: int) -> Reason | None:
    """Why the seat cannot play this card in its turn."""
    if state.zone[card] != HANDS[seat]:
        return Reason("2.2", "not-in-hand")
    needs = rules.card(state, card).needs
    if state.lamps[seat] < needs:
        return Reason("2.2a", "too-few-lamps", needs=needs, lamps=state.lamps[seat])
    return None


def refusal(state: AkariState, rules: Akari, seat: int, action: Action) -> Reason | None:
    """Why the seat may not do this now; the turn lists what it offers by the same function."""
    if action.verb not in ("play", "pass"):
        return Reason("2.2", "unknown-verb")
    if seat != state.turn_player:
        return Reason("2.2", "not-your-turn")
    if not state.frames or not isinstance(state.frames[-1], Turn):
        return Reason("2.3", "not-now")
    return play_refusal(state, rules, seat, action.card) if action.verb == "play" else None


class Turn(Procedure):
    """2. One turn after another; the frame stays and changes its player."""

    def __init__(self, seat: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.action = Action()

    @step("2.1")
    def begin(self, state: AkariState, rules: Akari) -> Flow:
        """The turn begins."""
        return happen(state, rules, Began("2.1", self.seat))

    @step("2.1 3.2")
    def draw(self, state: AkariState, rules: Akari) -> Flow:
        """One card; without a card to draw the game is over."""
        deck = state.zones[DECK]
        if not deck:
            return end(state, deck_outcome(state))
        return happen(state, rules, Moved("2.1", deck[0], HANDS[self.seat], self.seat))

    @step("2.2 2.2a")
    def choose(self, state: AkariState, rules: Akari) -> Flow:
        """Play one card, or pass."""
        playable = [
            card for card in state.zones[HANDS[self.seat]] if play_refusal(state, rules, self.seat, card) is None
        ]
        options = (*[Action("play", card) for card in playable], Action("pass"))
        return self.ask(state, Act(self.seat, "2.2", "play", options), into="action")

    @step("2.2")
    def lay_open(self, state: AkariState, rules: Akari) -> Flow:
        """The card is laid open before its text is read."""
        if self.action.verb == "pass":
            return self.go("finish")
        return happen(state, rules, Moved("2.2", self.action.card, PLAYED, self.seat))

    @step("2.3")
    def carry_out(self, state: AkariState, rules: Akari) -> Flow:
        """Its text, sentence by sentence."""
        card = self.action.card
        return self.call(state, Resolve(self.seat, card, state.printed[card], 0, "2.3"))

    @step("2.4")
    def put_away(self, state: AkariState, rules: Akari) -> Flow:
        """Then it is put on the discard pile."""
        return happen(state, rules, Moved("2.4", self.action.card, DISCARD, self.seat))

    @step("2.4")
    def finish(self, state: AkariState, rules: Akari) -> Flow:
        """The other player's turn."""
        self.seat = 1 - self.seat
        return self.go("begin")
