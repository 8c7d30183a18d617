"""What would a careful player do? What the greedy bot tries, in several imagined states, with an eye on the other side.

Where an answer seems to end the game, or where the other side can still act before it is judged, every answer of the
other side is tried in turn: an answer that one of them turns into a loss is not given while there is another, and a win
that one of them prevents is worth what is left of it. Whoever keeps or changes an opening hand looks at many hands.
Among equals the answer is taken that the rules call usual: nothing is done that changes nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from fuda.api.answers import from_seat, to_seat
from fuda.api.chance import Stream
from fuda.kernel import machine
from fuda.kernel.decisions import Answer, Decision
from fuda.kernel.reasons import Outcome
from fuda.kernel.rules import Rules
from fuda.kernel.state import CHANCE
from fuda.play.bots.greedy import GreedyPlayer, next_question
from fuda.play.players import Sight

WORLDS: Final = 2  # imagined states over which the worth is averaged
HANDS: Final = 16  # imagined states for an opening hand
REPLIES: Final = 160  # answers of the other side that are tried for one question
FEWEST: Final = 10  # such answers for one of several candidates
AHEAD: Final = 2  # how many turns are looked at for a loss
DRAW: Final = -0.3  # what a draw is worth, a win being 1: who is only a little behind plays on


@dataclass(slots=True)
class Weighed:
    """An answer, what it promises, and whether the other side can make it a loss."""

    answer: Answer
    worth: float
    is_usual: bool
    loses: bool = False


class HintPlayer(GreedyPlayer):
    """Looks at its own answer, and at the other side's next one. The same seed and the same sight give the same."""

    name = "hint"

    def __init__(self, seed: str, worlds: int = WORLDS) -> None:
        super().__init__(seed, worlds=worlds)

    def answer(self, sight: Sight) -> Answer:
        """The answer that promises most and that no reply turns into a loss."""
        return self.judged(sight)[0].answer

    def weighed(self, sight: Sight) -> list[tuple[Answer, float]]:
        """The answers that are tried, each with what it promises."""
        return [(each.answer, each.worth) for each in self.judged(sight)]

    def judged(self, sight: Sight) -> list[Weighed]:
        """The answers that are tried, the best first."""
        tried = self._candidates(sight, Stream(self.seed, str(sight.number)))
        if len(tried) == 1:
            return [Weighed(tried[0], 0.0, True)]
        worlds = self.worlds
        is_opening = sight.asked["purpose"] in sight.rules.openings
        self.worlds = HANDS if is_opening else worlds
        try:
            worth = self._worths(sight, tried)
        finally:
            self.worlds = worlds
        usual = self._usual(sight)
        found = [
            Weighed(each, promised / (HANDS if is_opening else worlds), each == usual)
            for each, promised in zip(tried, worth, strict=True)
        ]
        found.sort(key=_order)
        return found if is_opening else self._answered(sight, found)

    def walks_into_loss(self, sight: Sight, answer: Answer) -> bool:
        """Whether one answer of the other side turns this one into a loss, as far as `REPLIES` of them show."""
        state = sight.imagined(Stream(self.seed, f"{sight.number} world 0"))
        state.looks_ahead = True
        win = _win(state, sight.rules, sight.seat)
        decision = machine.asked(state, sight.seat)
        if decision is None or decision.purpose in sight.rules.openings:
            return False
        worst, _ = self._worst(state, sight.rules, sight.seat, answer, f"{sight.number} luck 0", REPLIES // 2)
        return worst <= -0.9 * win

    def _usual(self, sight: Sight) -> Answer:
        state = sight.imagined(Stream(self.seed, f"{sight.number} world 0"))
        decision = machine.asked(state, sight.seat)
        return () if decision is None else to_seat(decision, sight.rules.usual(state, decision))

    def _promise(self, state: Any, rules: Rules, seat: int, answer: Answer, luck: str) -> float:
        decision = machine.asked(state, seat)
        if decision is not None and decision.purpose in rules.openings:
            self._deal(state, rules, seat, from_seat(decision, answer), luck)
            return rules.worth(state, seat) + rules.hand_worth(state, seat)
        return self._judge(state, rules, seat) if self._play_on(state, rules, seat, answer, luck) else 0.0

    def _judge(self, state: Any, rules: Rules, seat: int) -> float:
        """What a position looks worth; a draw is not as good as being a little behind."""
        if state.outcome is not None and state.outcome.winner < 0:
            return DRAW * _win(state, rules, seat)
        return rules.worth(state, seat)

    def _deal(self, state: Any, rules: Rules, seat: int, answer: Answer, luck: str) -> None:
        """Answer, and go on until the hand is dealt and something else is asked."""
        source = Stream(self.seed, luck)
        machine.submit(state, rules, seat, answer)
        for _ in range(self.answers):
            if state.outcome is not None or getattr(state, "turn", 0) > 0:
                break
            question = next_question(state)
            if question.seat != CHANCE and question.purpose not in rules.openings:
                break
            given = question.sample(source) if question.seat == CHANCE else rules.usual(state, question)
            machine.submit(state, rules, question.seat, given)

    # what the other side can do about it

    def _answered(self, sight: Sight, found: list[Weighed]) -> list[Weighed]:
        """The same answers, the best of them judged by the strongest reply; the best first."""
        state = sight.imagined(Stream(self.seed, f"{sight.number} world 0"))
        win = _win(state, sight.rules, sight.seat)
        luck = f"{sight.number} luck 0"
        left, looked_at = REPLIES, [False] * len(found)
        state.looks_ahead = True
        while left > 0:
            place = min(range(len(found)), key=lambda each: _order(found[each]))
            if looked_at[place]:
                break
            looked_at[place] = True
            each = found[place]
            likely = [other for other in found if other.worth == each.worth]
            budget = max(FEWEST, left // len(likely))
            worst, tried = self._worst(state.clone(), sight.rules, sight.seat, each.answer, luck, budget)
            left -= max(1, tried)
            each.loses = worst <= -0.9 * win
            if each.worth >= 0.5 * win or worst <= DRAW * win:
                each.worth = min(each.worth, worst)
        return sorted(found, key=_order)

    def _worst(self, state: Any, rules: Rules, seat: int, answer: Answer, luck: str, budget: int) -> tuple[float, int]:
        """What an answer is worth after the reply that is worst for the seat, and how many were tried: on the way that
        everybody usually goes, the other side answers otherwise once."""
        source = Stream(self.seed, luck)
        decision = machine.asked(state, seat)
        assert decision is not None
        first = getattr(state, "turn", 0)
        machine.submit(state, rules, seat, from_seat(decision, answer))
        worst: float | None = None
        tried = 0
        for number in range(self.answers):
            if state.outcome is not None or getattr(state, "turn", 0) >= first + AHEAD or tried >= budget:
                break
            question = next_question(state)
            usual = question.sample(source) if question.seat == CHANCE else rules.usual(state, question)
            if question.seat == 1 - seat:
                for reply in self._replies(state, rules, question, usual, budget - tried, f"{luck} {number}"):
                    twin = state.clone()
                    machine.submit(twin, rules, question.seat, reply)
                    tried += 1
                    promised = self._end(twin, rules, seat, first, f"{luck} {number}")
                    worst = promised if worst is None else min(worst, promised)
            machine.submit(state, rules, question.seat, usual)
        promised = self._judge(state, rules, seat)
        return (promised if worst is None else min(worst, promised)), tried

    def _replies(
        self, state: Any, rules: Rules, question: Decision, usual: Answer, most: int, luck: str
    ) -> list[Answer]:
        """The answers of the other side that are tried beside the usual one; where it would do nothing, just that."""
        if question.purpose in rules.judged_at and question.count() == 1:
            return [usual][:most]
        promising = rules.promising(state, question)
        if promising is None:
            source = Stream(self.seed, luck)
            count = question.count()
            promising = list(question.answers()) if count <= most else [question.sample(source) for _ in range(most)]
        return [each for each in dict.fromkeys(promising) if each != usual][:most]

    def _end(self, state: Any, rules: Rules, seat: int, first: int, luck: str) -> float:
        """What the position is worth at the end of the turn in which the reply was given."""
        source = Stream(self.seed, luck)
        last = getattr(state, "turn", 0) + 1
        for _ in range(self.answers):
            if state.outcome is not None or getattr(state, "turn", 0) >= last or rules.is_quiet(state):
                break
            question = next_question(state)
            given = question.sample(source) if question.seat == CHANCE else rules.usual(state, question)
            machine.submit(state, rules, question.seat, given)
        return self._judge(state, rules, seat)


def _order(each: Weighed) -> tuple[bool, float, bool]:
    return each.loses, -each.worth, not each.is_usual


def _win(state: Any, rules: Rules, seat: int) -> float:
    """What a won game is worth."""
    kept = state.outcome
    state.outcome = Outcome(seat, "", "")
    try:
        return rules.worth(state, seat)
    finally:
        state.outcome = kept
