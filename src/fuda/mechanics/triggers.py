"""In which order are triggered abilities played? The turn player's first, each player choosing among several."""

from __future__ import annotations

from typing import Any

from fuda.kernel.decisions import Act, Action
from fuda.kernel.machine import take_trigger
from fuda.kernel.procedure import NEXT, Flow, Procedure, step
from fuda.kernel.records import Record


class Triggered(Record):
    """A triggered ability that waits: whose it is, its card, where its text is printed, what the event was about."""

    def __init__(
        self, seat: int = -1, card: int = -1, printed: int = -1, line: int = -1, that: tuple[int, ...] = ()
    ) -> None:
        self.seat = seat
        self.card = card
        self.printed = printed
        self.line = line
        self.that = that


class PlayTriggers(Procedure):
    """Play everything that waits, until nothing does."""

    def __init__(self, first: int = 0, clause: str = "") -> None:
        super().__init__()
        self.first = first  # the seat that comes first
        self.clause = clause
        self.chosen = Action()

    @step("")
    def choose(self, state: Any, rules: Any) -> Flow:
        """Which one is next?"""
        if not state.triggered:
            return self.done(state)
        seats = [each.seat for each in state.triggered]
        seat = self.first if self.first in seats else 1 - self.first
        options = tuple(
            [
                Action("trigger", each.card, numbers=(place,))
                for place, each in enumerate(state.triggered)
                if each.seat == seat
            ]
        )
        return self.ask(state, Act(seat, self.clause, "trigger", options), into="chosen")

    @step("")
    def play(self, state: Any, rules: Any) -> Flow:
        """Play it."""
        found = take_trigger(state, self.chosen.numbers[0])
        self.restart()
        return self.call(state, rules.play_trigger(state, found))


def settle(procedure: Procedure, state: Any, first: int, clause: str) -> Flow:
    """Play what waits before the procedure goes on."""
    if state.triggered:
        return procedure.call(state, PlayTriggers(first, clause))
    return NEXT
