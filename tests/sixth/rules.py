"""What is Lamplight to the kernel? Its cards, its zones, its set-up, and the answers to what the kernel asks."""

from __future__ import annotations

from typing import Any

from fuda.kernel.decisions import Act, Action, Decision, Option, Subset
from fuda.kernel.events import Event
from fuda.kernel.procedure import Procedure, rule
from fuda.kernel.reasons import Reason
from fuda.kernel.rules import SEATS, Rules
from fuda.language.compiler.card_source import CardSource
from fuda.language.running.resolution import Resolve, Sentence
from fuda.mechanics.zones import add_card
from tests.sixth import resolution
from tests.sixth.cards import Card, CardList
from tests.sixth.ending import SevenLamps
from tests.sixth.position import place
from tests.sixth.preparing import SetUp
from tests.sixth.table import COPIES, DECK, HANDS, WINNING_LAMPS, ZONES, AkariState, Lit
from tests.sixth.turn import refusal


def build(cards: tuple[CardSource, ...]) -> Akari:
    """The game with these cards."""
    return Akari(cards)


class Akari(Rules):
    """Lamplight."""

    def __init__(self, sources: tuple[CardSource, ...]) -> None:
        super().__init__("akari", "1", ZONES)
        self.list = CardList(sources)

    @rule("1.1 1.4")
    def start(self, variant: str, decks: tuple[tuple[str, ...], ...]) -> AkariState:
        """Five of each card in one deck, one lamp for each player."""
        state = AkariState()
        state.zones = [() for _ in ZONES]
        for card in self.list.cards:
            for _ in range(COPIES):
                add_card(state, self, card.printed, -1, DECK)
        state.frames = [SetUp()]
        return state

    def place(self, written: Any) -> tuple[AkariState, dict[str, int]]:
        """A position set up by hand."""
        return place(self, written)

    def card(self, state: AkariState, card: int) -> Card:
        """The printed card."""
        return self.list.cards[state.printed[card]]

    # what the card language asks

    def sentences(self, printed: int, line: int) -> tuple[Sentence, ...]:
        return self.list.cards[printed].sentences

    def reading(self, state: AkariState, frame: Resolve) -> resolution.Reading:
        return resolution.Reading(state, frame.seat, frame.this)

    def is_possible(self, state: AkariState, frame: Resolve, sentence: Sentence) -> bool:
        return resolution.is_possible(state, self, frame, sentence)

    def test_of(self, state: AkariState, frame: Resolve, sentence: Sentence) -> Procedure | None:
        return None

    def choosable(
        self, state: AkariState, frame: Resolve, sentence: Sentence, candidates: tuple[int, ...]
    ) -> tuple[int, ...]:
        return candidates

    def carry_out(self, state: AkariState, frame: Resolve, sentence: Sentence) -> int:
        return resolution.carry_out(state, self, frame, sentence)

    def resolved(self, frame: Resolve) -> int:
        return frame.result

    # what the kernel asks

    @rule("3.1")
    def interrupt(self, state: Any, event: Event) -> Procedure | None:
        """The seventh lamp ends the game in the very moment."""
        if isinstance(event, Lit) and state.lamps[event.seat] >= WINNING_LAMPS:
            return SevenLamps(event.seat)
        return None

    def card_name(self, printed: int) -> str:
        return self.list.cards[printed].number

    def situation(self, state: Any, seat: int) -> dict[str, Any]:
        return {"lamps": list(state.lamps), "turn": state.turn, "turn_player": state.turn_player}

    def refusal(self, state: Any, seat: int, action: Action) -> Reason | None:
        return refusal(state, self, seat, action)

    # what a bot asks

    def worth(self, state: Any, seat: int) -> float:
        """Lamps above all, cards in hand besides."""
        if state.outcome is not None:
            return 0.0 if state.outcome.winner < 0 else (1000.0 if state.outcome.winner == seat else -1000.0)
        total = 0.0
        for side in SEATS:
            sign = 1.0 if side == seat else -1.0
            total += sign * (3.0 * state.lamps[side] + len(state.zones[HANDS[side]]))
        return total

    def usual(self, state: Any, decision: Decision) -> int | tuple[int, ...]:
        """Pass, say no, choose what comes first."""
        if isinstance(decision, (Act, Option)):
            return len(decision.options) - 1
        if isinstance(decision, Subset):
            return decision.candidates[: decision.least]
        return next(iter(decision.answers()))
