"""Which single answer makes a player wait longest? Random games, each answer timed by this process's own time.

What stands out is timed again from the start of its game, so that whatever else the machine had to do at that moment
(collecting garbage, filling a table on first use) is not taken for the answer's own time.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import process_time
from typing import Any, Final

from fuda.api import Game
from fuda.kernel.state import CHANCE
from fuda.play.bots.random import RandomPlayer
from fuda.play.contest import Contest
from fuda.play.seeds import derived_seed

GAMES: Final = 200
TIMED_AGAIN: Final = 5  # answers, the slowest ones
TIMES: Final = 2


class Timed:
    """An answer: how long it took, and where it stands: the seed of its game and its number in it."""

    def __init__(self, seconds: float, seed: str, variant: str, number: int) -> None:
        self.seconds = seconds
        self.seed = seed
        self.variant = variant
        self.number = number


def contest_of(game: Game, seed: str, variant: str) -> Contest:
    """A random game that nobody listens to."""
    players = [RandomPlayer(derived_seed(seed, "seat", seat)) for seat in (0, 1)]
    return Contest(game, players, seed, variant, listen=False)


def slowest(game: Game, seed: str, games: int, variants: Sequence[str]) -> list[Timed]:
    """The slowest answer of each game, the slowest first; the variants take turns."""
    found: list[Timed] = []
    for place in range(games):
        variant = variants[place % len(variants)]
        own = derived_seed(seed, "longest", place)
        contest = contest_of(game, own, variant)
        longest = Timed(0.0, own, variant, 0)
        while contest.outcome is None:
            number = contest.answers
            started = process_time()
            contest.step()
            seconds = process_time() - started
            if seconds > longest.seconds:
                longest.seconds, longest.number = seconds, number
        found.append(longest)
    return sorted(found, key=lambda each: -each.seconds)


def timed_again(game: Game, timed: Timed) -> tuple[float, dict[str, Any]]:
    """The shortest time that the answer takes when its game is played again, and what was asked and answered."""
    told: dict[str, Any] = {}
    seconds = timed.seconds
    for _ in range(TIMES):
        contest = contest_of(game, timed.seed, timed.variant)
        while contest.answers < timed.number:
            contest.step()
        decision = contest.state().pending[0]
        recorder = _Heard()
        contest.recorder = recorder
        started = process_time()
        contest.step()
        seconds = min(seconds, process_time() - started)
        told = {
            "seed": timed.seed,
            "variant": timed.variant,
            "number": timed.number,
            "seat": recorder.seat if recorder.seat != CHANCE else "chance",
            "clause": recorder.clause,
            "purpose": decision.purpose,
            "answer": recorder.answer,
        }
    return seconds, told


class _Heard:
    """What was answered last."""

    def __init__(self) -> None:
        self.seat = CHANCE
        self.clause = ""
        self.answer: Any = None

    def answered(self, number: int, seat: int, clause: str, answer: Any) -> None:
        self.seat, self.clause, self.answer = seat, clause, answer

    def ended(self, state: Any, answers: int, outcome: Any, seed: str) -> None:
        """Nothing more is asked."""


def longest_answer(game: Game, seed: str = "1", games: int = GAMES) -> tuple[float, dict[str, Any]]:
    """The seconds of the longest answer in random games of all variants, and which it was."""
    variants = [each.id for each in game.entry.variants]
    best: tuple[float, dict[str, Any]] = (0.0, {})
    for timed in slowest(game, seed, games, variants)[:TIMED_AGAIN]:
        if timed.seconds > best[0]:
            found = timed_again(game, timed)
            best = max(best, found, key=lambda each: each[0])
    return best
