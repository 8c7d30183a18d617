"""How long does a person wait? From an answer to the next question, and for the first help; as other figures of speed.

Times are this process's own on a processor, given as they would be where the reference loop takes 0.08 s. What the
opponent thinks is not counted as waiting for the program; it is measured by itself.
"""

from __future__ import annotations

import gc
import io
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median, quantiles
from time import process_time
from typing import Any, Final

from fuda.api import Game
from fuda.kernel.decisions import Answer
from fuda.play.bots.random import RandomPlayer
from fuda.play.contest import Contest
from fuda.play.figures.bench import USUAL, reference
from fuda.play.players import Player, Sight, bot
from fuda.play.records.transcript import Recording
from fuda.play.seeds import derived_seed
from fuda.surfaces.cli.play.board import board_of
from fuda.surfaces.cli.play.person import Person
from fuda.surfaces.cli.play.screen import Screen

# Milliseconds, what must be kept and what is wished for.
BUDGETS: Final = {"help_ms": (300, 150), "games_ms": (300, 150), "load_ms": (150, 75), "question_ms": (100, 50)}
QUESTIONS: Final = 150  # of each game that is measured


class Waiting(Person):
    """A person who answers at random and looks at the clock."""

    def __init__(self, screen: Screen, game: str, seed: str) -> None:
        super().__init__(screen, board_of(game, ("A", "B")), 0)
        self.auto.choose("off")
        self.waited: list[float] = []
        self._random = RandomPlayer(seed)
        self._since = process_time()

    def _answered(self, sight: Sight) -> Answer:
        self.waited.append(process_time() - self._since)
        answer = self._random.answer(sight)
        self._since = process_time()
        return answer

    def leave_out(self, seconds: float) -> None:
        """What was not spent on this person's next question."""
        self._since += seconds


class Thinking:
    """A bot whose thinking is timed."""

    def __init__(self, player: Player, waiting: Waiting) -> None:
        self.name = player.name
        self._player = player
        self._waiting = waiting
        self.thought: list[float] = []

    def answer(self, sight: Sight) -> Any:
        """The bot's answer."""
        started = process_time()
        answer = self._player.answer(sight)
        self.thought.append(process_time() - started)
        self._waiting.leave_out(self.thought[-1])
        return answer


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def waits(game: Game, seed: str, opponent: str = "greedy", questions: int = QUESTIONS) -> dict[str, Any]:
    """Milliseconds from an answer to the next question at a terminal, every answer on disk; and of a bot's thinking."""
    loop = reference()
    screen = Screen(False, _Terminal())
    waiting = Waiting(screen, game.id, seed)
    thinking = Thinking(bot(opponent, derived_seed(seed, "bot", 1)), waiting)
    with tempfile.TemporaryDirectory() as folder:
        recorder = Recording.begin(Path(folder) / "game.jsonl", game, None, seed, [waiting.name, opponent])
        contest = Contest(game, [waiting, thinking], seed, recorder=recorder, keeps=True)
        waiting.contest = contest
        gc.freeze()  # as `fuda play` does
        while contest.outcome is None and len(waiting.waited) < questions:
            contest.step()
    scale = 1000 * USUAL / ((loop + reference()) / 2)
    waited = [each * scale for each in waiting.waited[1:]]
    thought = [each * scale for each in thinking.thought] or [0.0]
    return {
        "questions": len(waited),
        "question_ms": max(waited),
        "question_ms_median": median(waited),
        "question_ms_mostly": quantiles(waited, n=20)[-1],
        "opponent_ms_median": median(thought),
        "opponent_ms_most": max(thought),
    }


def as_installed() -> dict[str, str]:
    """The environment in which programs are measured: what they compile they keep, as for everybody who plays."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def load_ms(game: str, rounds: int = 5) -> float:
    """Milliseconds that `fuda.load` takes in a new process whose texts are kept, the median of some rounds."""
    timed = "import time, fuda; begun = time.process_time(); fuda.load({!r}); print(time.process_time() - begun)"
    words = [sys.executable, "-c", timed.format(game)]
    loop = reference()
    runs = [subprocess.run(words, env=as_installed(), capture_output=True, check=True) for _ in range(rounds + 1)]
    found = [float(each.stdout) for each in runs[1:]]
    return median(found) * 1000 * USUAL / ((loop + reference()) / 2)


def command_ms(*words: str, rounds: int = 5) -> float:
    """Milliseconds that a command of `fuda` takes whose modules are compiled, the median of some rounds."""
    found: list[float] = []
    loop = reference()
    command = [sys.executable, "-m", "fuda", *words]
    for _ in range(rounds + 1):
        before = getrusage(RUSAGE_CHILDREN)
        subprocess.run(command, env=as_installed(), stdout=subprocess.DEVNULL, check=True)
        after = getrusage(RUSAGE_CHILDREN)
        found.append(after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime)
    return median(found[1:]) * 1000 * USUAL / ((loop + reference()) / 2)


def judge(found: dict[str, Any]) -> list[dict[str, Any]]:
    """Each budget with what was measured, as the other figures have it.

    >>> judge({"question_ms": 70.0})[0]["passed"], judge({"question_ms": 70.0})[0]["reached_goal"]
    (True, False)
    """
    return [
        {
            "name": name,
            "value": found[name],
            "must": must,
            "goal": goal,
            "passed": found[name] <= must,
            "reached_goal": found[name] <= goal,
        }
        for name, (must, goal) in BUDGETS.items()
        if name in found
    ]
