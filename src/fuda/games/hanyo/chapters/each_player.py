"""Several players draw or discard, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fuda.games.hanyo.chapters.movement import Discarding, DrawCards, tell_discards
from fuda.games.hanyo.chapters.permissions import cannot
from fuda.games.hanyo.table import HANDS, HanyoState
from fuda.kernel.decisions import Cards
from fuda.kernel.procedure import NEXT, Flow, Procedure, step

if TYPE_CHECKING:
    from fuda.games.hanyo.rules import Hanyo


class ForEachPlayer(Procedure):
    """904, 911. Each of these players draws or discards, the turn player first."""

    def __init__(self, seats: tuple[int, ...] = (), count: int = 0, kind: str = "", clause: str = "") -> None:
        super().__init__()
        self.seats = seats
        self.all = seats
        self.count = count
        self.kind = kind
        self.clause = clause
        self.pick: tuple[int, ...] = ()
        self.chosen: tuple[int, ...] = ()

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """Who was to do it was not kept before."""
        return {"all": written.get("seats", []), **written}

    @step("904.2")
    def draw(self, state: HanyoState, rules: Hanyo) -> Flow:
        """One player after the other."""
        if self.kind != "draw":
            return NEXT
        if not self.seats:
            return self.done(state)
        seat = self.seats[0]
        self.seats = self.seats[1:]
        self.run_again()
        if cannot(state, rules, seat, "draw"):
            return NEXT if not self.seats else self.go("draw")
        return self.call(state, DrawCards(seat, self.count, self.clause))

    @step("911.1 911.2")
    def choose(self, state: HanyoState, rules: Hanyo) -> Flow:
        """A player discards cards of his own choice, or the whole hand."""
        if not self.seats:
            return self.go("discard")
        hand = state.zones[HANDS[self.seats[0]]]
        count = len(hand) if self.count < 0 else self.count
        return self.ask(state, Cards(self.seats[0], self.clause, "discard", hand, count, count), into="pick")

    @step("911.1")
    def keep_choice(self, state: HanyoState, rules: Hanyo) -> Flow:
        self.chosen = (*self.chosen, *self.pick)
        self.seats = self.seats[1:]
        return self.go("choose")

    @step("911.1 911.2 911.2a")
    def discard(self, state: HanyoState, rules: Hanyo) -> Flow:
        """All of it at the same time; who has no card discards a whole hand all the same."""
        if self.count < 0:
            empty = [
                seat
                for seat in (state.turn_player, 1 - state.turn_player)
                if seat in self.all and not state.zones[HANDS[seat]]
            ]
            tell_discards(state, rules, tuple(empty), self.clause)
        return self.call(state, Discarding(self.chosen, self.clause))
