"""Which questions are asked at once? One after another whether one more card, and which: a person names all of them.

The rules ask card by card, for what happens to one may matter for the next. The person is asked for several cards; the
answers are then given one by one, as long as the questions are those that were expected.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any, Final

from fuda.api.answers import from_seat
from fuda.api.chance import Stream
from fuda.kernel import machine
from fuda.kernel.decisions import Answer, Randomness, sample_subset
from fuda.kernel.reasons import Reason
from fuda.kernel.rules import Rules
from fuda.kernel.state import State
from fuda.play.bots.hint import HintPlayer
from fuda.play.players import Sight

YES: Final = "yes"
NO: Final = "no"
SEVERAL: Final = "several"  # the purpose of the one question, behind that of the first


class Gathered(Sight):
    """The sight of a player who is asked for several cards of the hand at once."""

    __slots__ = ("_cards", "one")

    def __init__(self, one: Sight) -> None:
        self.one = one  # what the rules ask
        self.seat, self.number, self._news = one.seat, one.number, one._news
        hands = [each for each in one.shown["zones"] if each["zone"] == "hand" and each["owner"] == one.seat]
        cards = [
            {key: card[key] for key in ("handle", "card") if key in card} for each in hands for card in each["cards"]
        ]
        self._cards = cards
        self._asked = {
            "kind": "cards",
            "purpose": f"{one.asked['purpose']}-{SEVERAL}",
            "clause": one.asked["clause"],
            "candidates": cards,
            "least": 0,
            "most": len(cards),
        }

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return self.one.rules

    @property
    def shown(self) -> dict[str, Any]:
        """Everything that the seat may know."""
        return self.one.shown

    @property
    def asked(self) -> dict[str, Any]:
        """The one question."""
        assert self._asked is not None
        return self._asked

    def refusal(self, answer: Any) -> Reason | None:
        """Any cards of the hand fit."""
        return None

    def count(self) -> int:
        """How many answers there are."""
        return 1 << len(self._cards)

    def answers(self) -> Iterator[Answer]:
        """All answers, in the seat's words."""
        places = range(len(self._cards))
        return (each for size in range(len(self._cards) + 1) for each in combinations(places, size))

    def promising(self) -> list[Answer] | None:
        """Nothing is known of what is promising."""
        return None

    def sample(self, random: Randomness) -> Answer:
        """A uniformly random answer."""
        return sample_subset(tuple(range(len(self._cards))), 0, len(self._cards), random)

    def imagined(self, random: Randomness) -> State:
        """A state that the seat holds possible."""
        return self.one.imagined(random)

    def handles(self, answer: Answer) -> list[int]:
        """The cards that an answer names."""
        assert isinstance(answer, tuple)
        return [int(self._cards[place]["handle"]) for place in answer]

    def hint(self, seed: str) -> tuple[int, ...]:
        """What a careful player would name: card by card, on a state imagined from what the seat knows."""
        rules = self.one.rules
        state = self.one.imagined(Stream(seed, f"{self.number} gathered"))
        purposes = {self.one.asked["purpose"]}
        found: list[int] = []
        player = HintPlayer(seed)
        for step in range(2 * len(self._cards)):
            decision = machine.asked(state, self.seat)
            if decision is None or (step % 2 == 0 and decision.purpose not in purposes):
                break
            sight = Sight(self.one.game, state, decision, self.number + step)
            answer = player.answer(sight)
            if step % 2 == 0 and sight.asked["options"][answer] == NO:
                break
            if step % 2 == 1:
                assert isinstance(answer, tuple)
                found += [int(sight.asked["candidates"][place]["handle"]) for place in answer]
            machine.submit(state, rules, self.seat, from_seat(decision, answer))
        known = [int(card["handle"]) for card in self._cards]
        return tuple([known.index(handle) for handle in found if handle in known])


class Plan:
    """What is still to be answered of what was named."""

    def __init__(self, gathered: tuple[str, str]) -> None:
        self.whether, self.which = gathered
        self._left: list[int] = []
        self._moment: Any = None  # None while there is no plan

    def begins(self, asked: Mapping[str, Any]) -> bool:
        """Whether a question is the first of those that are asked at once."""
        return bool(self.whether) and asked["purpose"] == self.whether

    def make(self, sight: Sight, handles: list[int]) -> Answer:
        """Take note of what was named; the answer to the question that the rules ask."""
        self._left, self._moment = handles, _moment(sight)
        answer = self.answer(sight)
        assert answer is not None
        return answer

    def answer(self, sight: Sight) -> Answer | None:
        """The next answer; None where the question is not one that was expected."""
        asked = sight.asked
        if self._moment is None or self._moment != _moment(sight):
            self.drop()
            return None
        if asked["purpose"] == self.whether:
            if self._left:
                return int(asked["options"].index(YES))
            self.drop()
            return int(asked["options"].index(NO))
        if asked["purpose"] == self.which and self._left:
            handles = [each.get("handle") for each in asked["candidates"]]
            handle = self._left.pop(0)
            if handle in handles:
                return (handles.index(handle),)
        self.drop()
        return None

    def drop(self) -> None:
        """Nothing is planned."""
        self._left, self._moment = [], None


def _moment(sight: Sight) -> Any:
    situation = sight.shown["situation"]
    return situation.get("turn"), situation.get("phase"), situation.get("clause")
