"""Which answer does a player give who understands nothing? Every one with equal probability."""

from __future__ import annotations

from fuda.api.chance import Stream
from fuda.kernel.decisions import Answer
from fuda.play.players import Sight


class RandomPlayer:
    """Draws each answer from a stream of its own, so that a game can go on in another process."""

    name = "random"

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def answer(self, sight: Sight) -> Answer:
        """A uniformly random answer."""
        return sight.sample(Stream(self.seed, str(sight.number)))
