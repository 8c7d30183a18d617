"""A game small enough to check by hand: twelve cards, five in each hand, both lay one at a time, the higher one scores.

It has hidden hands, chance, simultaneous choices and a forced last round: what loading and playing have to cope with.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, ClassVar, Final

from fuda.kernel.decisions import Action, Cards, Decision, Roll
from fuda.kernel.events import Event
from fuda.kernel.machine import end, happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, step
from fuda.kernel.reasons import Outcome, Reason
from fuda.kernel.rules import EVERYBODY, Rules, Zone
from fuda.kernel.state import State
from fuda.language.compiler.card_source import CardSource
from fuda.library.ledger import Words
from fuda.library.loading import GAMES, Entry, Variant, register
from fuda.mechanics.zones import Moved, ShuffleZone, add_card

DECK: Final = 0
HANDS: Final = (1, 2)
TABLE: Final = 3
CARDS: Final = 12
HAND: Final = 5


class TricksState(State):
    def __init__(self) -> None:
        super().__init__()
        self.score: list[int] = [0, 0]
        self.die = 0


class Scored(Event):
    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, clause: str = "", seat: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat

    def apply(self, state: Any, rules: Any) -> None:
        state.score[self.seat] += 1


class Rolled(Event):
    shown: ClassVar[tuple[str, ...]] = ("die",)

    def __init__(self, clause: str = "", die: int = 0) -> None:
        super().__init__(clause)
        self.die = die

    def apply(self, state: Any, rules: Any) -> None:
        state.die = self.die


class Deal(Procedure):
    def __init__(self) -> None:
        super().__init__()
        self.picks: tuple[tuple[int, ...], ...] = ()
        self.die: tuple[int, ...] = ()

    @step("1")
    def shuffle(self, state: State, rules: Rules) -> Flow:
        return self.call(state, ShuffleZone(DECK, "1"))

    @step("2")
    def deal(self, state: State, rules: Rules) -> Flow:
        pile = state.zones[DECK][: 2 * HAND]
        return happen(state, rules, *[Moved("2", card, HANDS[place % 2]) for place, card in enumerate(pile)])

    @step("2")
    def roll(self, state: State, rules: Rules) -> Flow:
        return self.ask(state, Roll("2", "luck"), into="die")

    @step("2")
    def note_roll(self, state: State, rules: Rules) -> Flow:
        return happen(state, rules, Rolled("2", self.die[0]))

    @step("3")
    def choose(self, state: State, rules: Rules) -> Flow:
        return self.ask_all(
            state, tuple([Cards(seat, "3", "lay", state.zones[HANDS[seat]], 1, 1) for seat in (0, 1)]), into="picks"
        )

    @step("4")
    def lay(self, state: State, rules: Rules) -> Flow:
        return happen(state, rules, *[Moved("4", picked[0], TABLE, seat) for seat, picked in enumerate(self.picks)])

    @step("5")
    def score(self, state: State, rules: Rules) -> Flow:
        ranks = [state.printed[picked[0]] for picked in self.picks]
        if abs(ranks[0] - ranks[1]) > 1:
            return happen(state, rules, Scored("5", 0 if ranks[0] > ranks[1] else 1))
        return NEXT

    @step("6")
    def finish(self, state: TricksState, rules: Rules) -> Flow:
        if state.zones[HANDS[0]]:
            return self.go("choose")
        first, second = state.score
        if first == second:
            return end(state, Outcome(-1, "even", "6"))
        return end(state, Outcome(0 if first > second else 1, "more", "6"))


class Tricks(Rules):
    def __init__(self) -> None:
        hands = [Zone(f"hand-{seat}", seat, 1 << seat) for seat in (0, 1)]
        super().__init__(
            "tricks", "1", (Zone("deck", ordered=True), *hands, Zone("table", sees=EVERYBODY, told_apart=True))
        )

    def start(self, variant: str, decks: tuple[tuple[str, ...], ...]) -> TricksState:
        state = TricksState()
        state.zones = [()] * len(self.zones)
        for printed in range(CARDS):
            add_card(state, self, printed, -1, DECK)
        state.frames = [Deal()]
        return state

    def card_name(self, printed: int) -> str:
        return f"{printed + 1:02}"

    def situation(self, state: Any, seat: int) -> dict[str, Any]:
        return {"score": list(state.score), "die": state.die}

    def refusal(self, state: Any, seat: int, action: Action) -> Reason | None:
        if action.verb != "lay":
            return Reason("3", "unknown-verb")
        if state.zone[action.card] != HANDS[seat]:
            return Reason("3", "not-in-hand")
        return None

    def worth(self, state: Any, seat: int) -> float:
        return float(state.score[seat] - state.score[1 - seat])

    def usual(self, state: Any, decision: Decision) -> int | tuple[int, ...]:
        return next(decision.answers())


def build(cards: tuple[CardSource, ...]) -> Tricks:
    return Tricks()


ENTRY: Final = Entry(
    "tricks",
    Words("くらべっこ", "Tricks"),
    "tests.play.tricks",
    (Variant("plain", Words("ふつう", "Plain"), Words("5回勝負", "Five rounds")),),
)


@contextmanager
def known() -> Iterator[str]:
    """Make the game known for a while; its id."""
    register(ENTRY)
    try:
        yield ENTRY.id
    finally:
        del GAMES[ENTRY.id]
