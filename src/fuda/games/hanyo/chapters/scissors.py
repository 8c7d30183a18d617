"""How is rock-paper-scissors played? 919: both choose in secret at the same time, again while they are even."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.hanyo.table import HanyoState
from fuda.games.hanyo.unit_events import Played
from fuda.kernel.decisions import Option, Roll
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, step
from fuda.kernel.rules import SEATS

if TYPE_CHECKING:
    from fuda.games.hanyo.rules import Hanyo

SHAPES: Final = ("rock", "paper", "scissors")


class RockPaperScissors(Procedure):
    """919. The result is the seat that wins."""

    def __init__(self, clause: str = "") -> None:
        super().__init__()
        self.clause = clause
        self.hands: tuple[int, ...] = ()
        self.die: tuple[int, ...] = ()

    @step("919.2")
    def draw_lots(self, state: HanyoState, rules: Hanyo) -> Flow:
        """A fair draw instead, where the match was agreed so."""
        if not state.lots:
            return NEXT
        return self.ask(state, Roll("919.2", "lots", 1, 2), into="die")

    @step("919.2")
    def take_lots(self, state: HanyoState, rules: Hanyo) -> Flow:
        """Who won the draw?"""
        if not state.lots:
            return NEXT
        happen(state, rules, Played("919.2", (), self.die[0] - 1))
        return self.done(state, self.die[0] - 1)

    @step("919.1")
    def choose(self, state: HanyoState, rules: Hanyo) -> Flow:
        """Both at once; nobody sees the other's hand before."""
        return self.ask_all(
            state, tuple([Option(seat, "919.1", "rock-paper-scissors", SHAPES) for seat in SEATS]), into="hands"
        )

    @step("919.1")
    def compare(self, state: HanyoState, rules: Hanyo) -> Flow:
        """Paper beats rock, scissors beat paper, rock beats scissors; even hands are played again."""
        first, second = self.hands
        winner = (-1, 0, 1)[(first - second) % 3]
        happen(state, rules, Played("919.1", self.hands, winner))
        return self.go("choose") if winner < 0 else self.done(state, winner)
