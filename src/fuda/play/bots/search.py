"""Who answers by tree search? A player with so many iterations or seconds for an answer, on one core or several.

With iterations the same seed and the same sight give the same answer, on any machine and however the cores are busy;
the answer depends on nothing else: no tree is carried from one question to the next, so that a game can go on in
another process, or be taken back. With seconds the answer is due when they have passed.
"""

from __future__ import annotations

import re
from math import inf
from time import perf_counter
from typing import Any, Final

from fuda.api.chance import Stream
from fuda.kernel.decisions import Answer
from fuda.play.bots.crew import Crew
from fuda.play.bots.greedy import PATIENCE
from fuda.play.bots.outlook import Outlook, outlook_of
from fuda.play.bots.tree import Found, Search
from fuda.play.players import Sight, UnknownBot

ITERATIONS: Final = 200
ENDLESS: Final = 1 << 40  # iterations, where the time is what ends them
RESERVE: Final = 0.03  # of the time given: for what comes after the last iteration
QUESTIONS_LEFT: Final = 40.0  # over which what is left on a clock is spread
SHORTEST: Final = 0.02  # seconds, however little is left
MOST_SECONDS: Final = 3600.0
MOST_CORES: Final = 64
_BUDGET: Final = re.compile(r"(?:(\d{1,9})|(\d{1,6}(?:\.\d{1,3})?)s)(?:@(\d{1,2}))?")


class SearchPlayer:
    """Tree search with so many iterations or so many seconds."""

    name = "search"

    def __init__(
        self,
        seed: str,
        iterations: int = ITERATIONS,
        seconds: float = 0.0,
        outlook: Outlook | None = None,
        cores: int = 1,
    ) -> None:
        self.seed = seed
        self.iterations = iterations
        self.seconds = seconds
        self.outlook = outlook
        self.done = 0  # iterations of the last answer
        self._crew = Crew(cores - 1) if cores > 1 else None

    @classmethod
    def of(cls, name: str, budget: str, seed: str) -> SearchPlayer:
        """The player with a budget as a user writes it: `500` iterations, `2s` seconds, `2s@4` on four cores;
        UnknownBot for anything else.

        >>> SearchPlayer.of("search:0.5s", "0.5s", "7").seconds
        0.5
        """
        iterations, seconds, cores = budget_of(name, budget)
        made = cls(seed, iterations, seconds, None, cores)
        made.name = name
        return made

    def answer(self, sight: Sight) -> Answer:
        """The answer that was tried most."""
        if sight.count() == 1:
            return next(sight.answers())
        if sight.number > PATIENCE and (source := Stream(self.seed, str(sight.number))).below(4) == 0:
            return sight.sample(source)
        return self.searched(sight)[0].answer

    def searched(self, sight: Sight) -> list[Found]:
        """The answers that were looked at, in the seat's words, the best first."""
        return self.search(sight)[1]

    def search(self, sight: Sight) -> tuple[Search, list[Found]]:
        """The tree that was grown here, and the answers with the figures of all cores, the best first."""
        begun = perf_counter()
        seconds = self._seconds(sight)
        search = Search(sight, self.seed, self._outlook(sight), begun + seconds if seconds else inf)
        self.done = 0
        if len(search.candidates) < 2:
            return search, search.found()
        share = ENDLESS if self.seconds else self.iterations
        others: list[Any] = []
        if self._crew is not None:
            if share < ENDLESS:
                share = -(-self.iterations // (self._crew.size + 1))
            others = self._crew.begin(sight, self.seed, search.outlook, share, begun + seconds if seconds else inf)
        self.done = search.run(share)
        if self._crew is not None:
            self.done += self._crew.gather(others, search)
        return search, search.found()

    def _seconds(self, sight: Sight) -> float:
        """How long to think; 0.0: however long it takes. Whoever has a clock keeps enough for the rest of the game."""
        seconds = self.seconds
        if sight.clock is not None:
            share = max(SHORTEST, sight.clock / QUESTIONS_LEFT)
            seconds = min(seconds, share) if seconds else share
        return seconds * (1.0 - RESERVE)

    def _outlook(self, sight: Sight) -> Outlook:
        return self.outlook or outlook_of(sight.game.id)


def budget_of(name: str, budget: str) -> tuple[int, float, int]:
    """Iterations, seconds (0.0: as many iterations) and cores of a budget as a user writes it.

    >>> budget_of("search:500", "500"), budget_of("search:2s@4", "2s@4")
    ((500, 0.0, 1), (0, 2.0, 4))
    """
    found = _BUDGET.fullmatch(budget)
    if found is None:
        raise UnknownBot("bot-budget", bot=name)
    iterations, seconds, cores = int(found[1] or 0), float(found[2] or 0.0), int(found[3] or 1)
    if iterations + seconds <= 0 or seconds > MOST_SECONDS or not 1 <= cores <= MOST_CORES:
        raise UnknownBot("bot-budget", bot=name)
    return iterations, seconds, cores
