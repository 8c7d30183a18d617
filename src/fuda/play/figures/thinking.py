"""Does a search answer on time, and how much memory does it take?

    python -m fuda.play.figures.thinking [--game G] [--bot search:0.2s] [--decisions N] [--seed S]

Plays games against greedy until the bot has answered so many questions with a choice. Exit code 1 when at the 99th
percentile it took over 10 % more than it was given, or the process more than 500 MB.
"""

from __future__ import annotations

import argparse
import json
import resource
import sys
from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final

from fuda.api import Answer, load
from fuda.kernel.decisions import Answer as Value
from fuda.library.loading import GAMES
from fuda.play.bots.search import SearchPlayer, budget_of
from fuda.play.contest import Contest
from fuda.play.players import Sight, bot

OVERRUN: Final = 0.10
MEMORY: Final = 500.0  # MB
MOST_GAMES: Final = 1_000


class Timed:
    """A search that notes how long each answer took and how many iterations it made."""

    name = "timed"

    def __init__(self, player: SearchPlayer) -> None:
        self.player = player
        self.seconds: list[float] = []
        self.iterations = 0

    def answer(self, sight: Sight) -> Answer | Value:
        """The answer of the search."""
        begun = perf_counter()
        self.player.done = 0
        given = self.player.answer(sight)
        if self.player.done:
            self.seconds.append(perf_counter() - begun)
            self.iterations += self.player.done
        return given


def megabytes() -> float:
    """The most memory that this process has had."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def thought(title: str, name: str, decisions: int, seed: str) -> dict[str, Any]:
    """What so many answers took."""
    game = load(title)
    seconds = budget_of(name, name.partition(":")[2])[1]
    before = megabytes()
    player = bot(name, seed)
    assert isinstance(player, SearchPlayer)
    timed = Timed(player)
    for number in range(MOST_GAMES):
        if len(timed.seconds) >= decisions:
            break
        own = f"{seed}.{number}"
        decks = game.decks(game.variants[0], own, game.rules.deck_pair(number) if game.preset_decks else ())
        contest = Contest(game, [timed, bot("greedy", own)], own, None, decks, listen=False)
        while contest.outcome is None and len(timed.seconds) < decisions:
            contest.step()
    taken = sorted(timed.seconds)
    late = taken[min(len(taken) - 1, len(taken) * 99 // 100)]
    return {
        "game": title,
        "bot": name,
        "decisions": len(taken),
        "iterations_each": round(timed.iterations / len(taken)),
        "median_seconds": round(taken[len(taken) // 2], 4),
        "late_seconds": round(late, 4),
        "overrun": round(late / seconds - 1.0, 4) if seconds else None,
        "megabytes_before": round(before, 1),
        "megabytes": round(megabytes(), 1),
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m fuda.play.figures.thinking")
    parser.add_argument("--game", choices=[*GAMES], action="append")
    parser.add_argument("--bot", default="search:0.2s")
    parser.add_argument("--decisions", type=int, default=300)
    parser.add_argument("--seed", default="1")
    given = parser.parse_args(arguments)
    is_kept = True
    for title in given.game or [*GAMES]:
        found = thought(title, given.bot, given.decisions, given.seed)
        is_kept = is_kept and (found["overrun"] or 0.0) < OVERRUN and found["megabytes"] < MEMORY
        print(json.dumps(found), flush=True)
    return 0 if is_kept else 1


if __name__ == "__main__":
    raise SystemExit(main())
