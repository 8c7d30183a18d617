"""Which answer leads to the best-looking position? Every answer is tried on an imagined state and played on passively.

The bot knows no card and no game. What it may know comes from its sight: a state imagined from what the seat knows. In
it everybody goes on with the answer that the rules call usual, until some turns have passed or the rules call the
position quiet; then the rules say what it looks worth. Where the rules know which answers promise something, only those
are tried.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fuda.api.answers import from_seat
from fuda.api.chance import Stream
from fuda.kernel import machine
from fuda.kernel.decisions import Answer, Decision
from fuda.kernel.rules import Rules
from fuda.kernel.state import CHANCE
from fuda.play.players import Sight

CANDIDATES: Final = 64  # more answers than this are sampled
WORLDS: Final = 1  # imagined states over which the worth is averaged
TURNS: Final = 1  # how many turns are played on
ANSWERS: Final = 80  # after so many answers the position is judged in any case
# Two bots that see no better can go round for ever where no rule ends it: after so many answers of its own, far more
# than a game takes, one in four is given by lot.
PATIENCE: Final = 2_000


class GreedyPlayer:
    """Looks one answer ahead. The same seed and the same sight give the same answer."""

    name = "greedy"

    def __init__(
        self, seed: str, candidates: int = CANDIDATES, worlds: int = WORLDS, turns: int = TURNS, answers: int = ANSWERS
    ) -> None:
        self.seed = seed
        self.candidates = candidates
        self.worlds = worlds
        self.turns = turns
        self.answers = answers

    def answer(self, sight: Sight) -> Answer:
        """The answer that promises most; among equals one by lot."""
        source = Stream(self.seed, str(sight.number))
        if sight.number > PATIENCE and source.below(4) == 0:
            return sight.sample(source)
        tried = self._candidates(sight, source)
        if len(tried) == 1:
            return tried[0]
        worth = self._worths(sight, tried)
        best = max(worth)
        equals = [each for each, promised in zip(tried, worth, strict=True) if promised == best]
        return equals[source.below(len(equals))]

    def weighed(self, sight: Sight) -> list[tuple[Answer, float]]:
        """The answers that are tried, each with what it promises."""
        tried = self._candidates(sight, Stream(self.seed, str(sight.number)))
        return list(zip(tried, self._worths(sight, tried), strict=True))

    def foreseen(self, sight: Sight, answer: Answer) -> list[dict[str, Any]]:
        """What the seat would be told after an answer, if it went on as usual."""
        state = sight.imagined(Stream(self.seed, f"{sight.number} world 0"))
        state.notes = []
        state.looks_ahead = True
        self._play_on(state, sight.rules, sight.seat, answer, f"{sight.number} luck 0")
        return [note.told[sight.seat] for note in state.notes or ()]

    def _worths(self, sight: Sight, tried: Sequence[Answer]) -> list[float]:
        worth = [0.0] * len(tried)
        for world in range(self.worlds):
            state = sight.imagined(Stream(self.seed, f"{sight.number} world {world}"))
            luck = f"{sight.number} luck {world}"
            state.looks_ahead = True
            for place, each in enumerate(tried):
                worth[place] += self._promise(state.clone(), sight.rules, sight.seat, each, luck)
        return worth

    def _candidates(self, sight: Sight, source: Stream) -> list[Answer]:
        promising = sight.promising()
        if promising is not None:
            return promising
        if sight.count() <= self.candidates:
            return list(sight.answers())
        return list(dict.fromkeys([sight.sample(source) for _ in range(self.candidates)]))

    def _promise(self, state: Any, rules: Rules, seat: int, answer: Answer, luck: str) -> float:
        """What the position looks worth after this answer and what usually follows."""
        return rules.worth(state, seat) if self._play_on(state, rules, seat, answer, luck) else 0.0

    def _play_on(self, state: Any, rules: Rules, seat: int, answer: Answer, luck: str) -> bool:
        """Give an answer, then go on as usual; whether the seat was asked at all."""
        decision = machine.asked(state, seat)
        if decision is None:
            return False
        # The same luck for all answers, so that they are compared and not their luck.
        source = Stream(self.seed, luck)
        last = getattr(state, "turn", 0) + self.turns
        machine.submit(state, rules, seat, from_seat(decision, answer))
        for _ in range(self.answers):
            if state.outcome is not None or getattr(state, "turn", 0) >= last or rules.is_quiet(state):
                break
            question = next_question(state)
            given = question.sample(source) if question.seat == CHANCE else rules.usual(state, question)
            machine.submit(state, rules, question.seat, given)
        return True


def next_question(state: Any) -> Decision:
    """The question that is answered next."""
    for place, question in enumerate(state.pending):
        if not state.answers or state.answers[place] is None:
            found: Decision = question
            return found
    raise AssertionError("nobody is asked anything, and the game is not over")
