"""How does a beginner play? Often by lot among what looks worth trying, and else as the greedy bot does."""

from __future__ import annotations

from typing import Final

from fuda.api.chance import Stream
from fuda.kernel.decisions import Answer
from fuda.play.bots.greedy import GreedyPlayer
from fuda.play.players import Sight, UnknownBot

LAPSES: Final = 50


class WaveringPlayer:
    """Answers so many questions of a hundred by lot. The same seed and the same sight give the same answer."""

    name = "wavering"

    def __init__(self, seed: str, lapses: int = LAPSES) -> None:
        self.seed = seed
        self.lapses = lapses
        self._greedy = GreedyPlayer(seed)

    @classmethod
    def of(cls, name: str, lapses: str, seed: str) -> WaveringPlayer:
        """The player with lapses as a user writes them: `wavering:30` has 30 of a hundred.

        >>> WaveringPlayer.of("wavering:30", "30", "7").lapses
        30
        """
        if lapses and not (lapses.isascii() and lapses.isdecimal() and len(lapses) <= 3 and int(lapses) <= 100):
            raise UnknownBot("bot-lapses", bot=name)
        made = cls(seed, int(lapses) if lapses else LAPSES)
        made.name = name
        return made

    def answer(self, sight: Sight) -> Answer:
        """By lot among what promises something, or what promises most."""
        source = Stream(self.seed, f"{sight.number} wavering")
        if source.below(100) >= self.lapses:
            return self._greedy.answer(sight)
        promising = sight.promising()
        return promising[source.below(len(promising))] if promising else sight.sample(source)
