"""A bot that looks ahead: it tries each answer in imagined matches, plays on at random, and counts what it wins.

    fuda sim wars3x3 --a docs/examples/patient.py:Patient --b random --games 10

It knows no game, and of hidden cards nothing but what its seat knows: every match that it plays on is imagined anew.
"""

import random

import fuda

TRIED = 4  # answers that are compared
WORLDS = 2  # imagined matches for each of them
FAR = 40  # answers that are played on at most


class Patient:
    """Takes the answer after which random play has won most."""

    name = "patient"

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def answer(self, sight: fuda.Sight) -> fuda.Answer:
        """Called whenever the seat is asked; returns one of `sight.question.answers`."""
        luck = random.Random(f"{self.seed} {sight.number}")  # the same question gets the same answer again
        answers = sight.question.answers
        if answers.total <= TRIED:
            tried = list(answers)
        else:
            tried = [answers.sample(luck) for _ in range(TRIED)]
        if len(tried) == 1:
            return tried[0]
        won = [0.0 for _ in tried]
        for _ in range(WORLDS):
            imagined = sight.imagine(luck)
            for place, answer in enumerate(tried):
                won[place] += self.worth(imagined.copy(), answer, luck)
        return tried[won.index(max(won))]

    def worth(self, match: fuda.Match, answer: fuda.Answer, luck: random.Random) -> float:
        """How a match ends, or might, if everybody goes on at random after the answer."""
        match.play(answer)
        for _ in range(FAR):
            if match.outcome is not None:
                break
            match.play(match.pending[0].answers.sample(luck))
        if match.outcome is None or match.outcome.winner is None:
            return 0.5
        return float(match.outcome.winner == answer.seat)
