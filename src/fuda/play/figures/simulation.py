"""What happens in many games between two bots? Every game has its own seed, so the number of workers changes nothing.

    python -m fuda.play.figures.simulation --game wars3x3 --a greedy --b random --seed 7 --index 12

plays one game of a series again.
"""

from __future__ import annotations

import argparse
import gc
import os
import shlex
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any, Final, Protocol, TypeVar

from fuda.api import load
from fuda.kernel.decisions import Answer
from fuda.kernel.reasons import Outcome
from fuda.kernel.state import State
from fuda.library.loading import Entry, entry_of, register
from fuda.library.messages import LANGUAGES, Explained, counted
from fuda.play.bots.own import BotFailed
from fuda.play.contest import Contest
from fuda.play.figures.counts import distribution, share
from fuda.play.players import Player, bot
from fuda.play.seeds import derived_seed, fresh_seed

J = TypeVar("J")
R = TypeVar("R")

FAILURES: Final = "fuda-failures"
MOST_GAMES: Final = 1_000_000  # in one series
_SLICES: Final = 200  # into how many jobs a series is cut, at most
_LARGEST: Final = 50  # games in one job, at most


@dataclass(frozen=True, slots=True)
class Series:
    """What is played: everything on which the results depend."""

    game: str
    a: str = "random"
    b: str = "random"
    seed: str = "0"
    swap: bool = False  # a and b change seats in every second game and play each deal twice
    variant: str = ""
    decks: tuple[tuple[str, ...], ...] = ()
    failures: str = FAILURES  # the folder for transcripts of games that fail
    hide_forced: bool = False  # whether every question is asked

    def seats(self, index: int) -> tuple[str, str]:
        """The bots at seat 0 and seat 1 in a game."""
        return (self.b, self.a) if self.swap and index % 2 else (self.a, self.b)

    def decks_of(self, index: int) -> tuple[tuple[str, ...], ...]:
        """The decks at seat 0 and seat 1 in a game: those given, each with its bot, sealed ones, or each pair that the
        game brings along in turn."""
        if not self.decks:
            game = load(self.game)
            sealed = game.decks(self.variant or None, self.game_seed(index))
            return sealed or game.rules.deck_pair(index // 2 if self.swap else index)
        return tuple(reversed(self.decks)) if self.swap and index % 2 else self.decks

    def game_seed(self, index: int) -> str:
        """The seed of a game."""
        return derived_seed(self.seed, "game", index // 2 if self.swap else index)

    def players(self, index: int) -> tuple[Player, Player]:
        """The players of a game."""
        first, second = self.seats(index)
        return bot(first, derived_seed(self.seed, "bot", index, 0)), bot(
            second, derived_seed(self.seed, "bot", index, 1)
        )

    def again(self, index: int, transcript: Path | None = None) -> str:
        """The command that plays one game of the series again; with given decks it takes them from a transcript."""
        words = ["python -m fuda.play.figures.simulation", f"--game {self.game}", f"--a {self.a}", f"--b {self.b}"]
        words += [f"--seed {self.seed}", f"--index {index}"]
        if self.swap:
            words.append("--swap")
        if self.variant:
            words.append(f"--variant {self.variant}")
        if self.hide_forced:
            words.append("--hide-forced")
        if self.decks and transcript is not None:
            words.append(f"--decks-of {shlex.quote(str(transcript))}")
        return " ".join(words)


@dataclass(frozen=True, slots=True)
class Played:
    """What is kept of one game."""

    index: int
    winner: int  # seat; -1 a draw
    kind: str
    clause: str
    first: int  # the seat that began
    answers: int
    decisions: int
    steps: int


class GameFailed(Explained):
    """A game broke down: which, where its transcript is, and how to play it again."""


class Executor(Protocol):
    """Who does the work: here, in other processes, on other machines."""

    def map(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """The results of all jobs, in their order."""
        ...


class Here:
    """One job after the other in this process."""

    def map(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """The results of all jobs, in their order."""
        return map(work, jobs)


class Processes:
    """A pool of processes on this machine."""

    def __init__(self, entry: Entry, workers: int) -> None:
        self.entry = entry
        self.workers = workers

    def map(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """The results of all jobs, in their order."""
        context = get_context("spawn")
        with ProcessPoolExecutor(self.workers, context, prepare, (self.entry,)) as pool:
            yield from pool.map(work, jobs)


def executor_for(game: str, workers: int) -> Executor:
    """Who does the work when nobody else is named."""
    return Here() if workers <= 1 else Processes(entry_of(game), workers)


def prepare(entry: Entry) -> None:
    """Make a process ready to play: the game is loaded once, and the collector need not look at it again."""
    register(entry)
    load(entry.id)
    gc.collect()
    gc.freeze()


def play_one(series: Series, index: int) -> Played:
    """Play one game of a series; GameFailed when the engine or a bot breaks down."""
    game = load(series.game)
    kept = _Kept()
    seed = series.game_seed(index)
    contest: Contest | None = None
    try:
        contest = Contest(
            game,
            series.players(index),
            seed,
            series.variant or None,
            series.decks_of(index),
            kept,
            listen=False,
            hide_forced=series.hide_forced,
        )
        outcome = contest.play()
    except Exception as error:
        trying = None if contest is None else contest.trying
        raise _failed(series, index, kept.answers if trying is None else [*kept.answers, trying], error) from error
    return Played(
        index,
        outcome.winner,
        outcome.kind,
        outcome.clause,
        contest.first,
        contest.answers,
        contest.decisions,
        contest.steps,
    )


class _Kept:
    """Keeps the answers of one game, in case it breaks down."""

    def __init__(self) -> None:
        self.answers: list[tuple[int, str, Answer]] = []

    def answered(self, number: int, seat: int, clause: str, answer: Answer) -> None:
        self.answers.append((seat, clause, answer))

    def taken_back(self, number: int, seat: int, consent: str) -> None:
        del self.answers[number:]

    def ended(self, state: State, answers: int, outcome: Outcome, seed: str) -> None:
        self.answers.clear()


def _failed(series: Series, index: int, given: list[tuple[int, str, Answer]], error: Exception) -> GameFailed:
    from fuda.play.records.transcript import Recording

    seed = series.game_seed(index)
    path = Path(series.failures) / f"{series.game}-{seed}-{index}.jsonl"
    path.unlink(missing_ok=True)
    recording = Recording.begin(
        path,
        load(series.game),
        series.variant or None,
        seed,
        series.seats(index),
        series.decks_of(index),
        keep_seed=False,
        hide_forced=series.hide_forced,
    )
    for number, (seat, clause, answer) in enumerate(given):
        recording.answered(number, seat, clause, answer)
    told: dict[str, Any] = {"index": index, "transcript": path, "again": series.again(index, path)}
    if isinstance(error, BotFailed):
        return GameFailed("bot-failed", what={each: error.explain(each) for each in LANGUAGES}, **told)
    told["what"] = f"{type(error).__name__}: {error}"
    scenario = _left(series, index, given, path.with_suffix(".yaml"))
    if scenario is None:
        return GameFailed("game-failed", **told)
    return GameFailed(
        "game-failed-scenario", **told, scenario=scenario, run=f"fuda scenario run {shlex.quote(str(scenario))}"
    )


def _left(series: Series, index: int, given: list[tuple[int, str, Answer]], path: Path) -> Path | None:
    """The failed game as a scenario that breaks down upon its last answer."""
    from fuda.play.records.timeline import SetUp, Timeline, TimelineEntry
    from fuda.play.scenarios.cutting import leave_scenario

    if not given:
        return None
    game = load(series.game)
    variant = game.variant(series.variant or None)
    decks = game.decks(variant, series.game_seed(index), series.decks_of(index))
    entries = [TimelineEntry(seat, answer) for seat, _, answer in given]
    hides = series.hide_forced
    start = game.start(variant, decks, hides)
    timeline = Timeline(game, start, entries[:-1], SetUp(variant, decks, None, hides))
    return leave_scenario(path, timeline, entries[-1])


def play_some(job: tuple[Series, range]) -> list[Played]:
    """Play a slice of a series."""
    series, indices = job
    return [play_one(series, index) for index in indices]


@dataclass(frozen=True, slots=True)
class Result:
    """What a series showed. Everything but the seconds is the same for every number of workers."""

    series: Series
    played: tuple[Played, ...]
    seconds: float = 0.0
    workers: int = 1

    def wins(self, name: str) -> int:
        """How many games the bot `a` or `b` won."""
        seat = 0 if name == "a" else 1
        swap = self.series.swap
        return sum(each.winner == (seat ^ 1 if swap and each.index % 2 else seat) for each in self.played)

    @property
    def draws(self) -> int:
        """How many games nobody won."""
        return sum(each.winner < 0 for each in self.played)

    def figures(self) -> dict[str, Any]:
        """Everything that the games decide, as JSON."""
        games = len(self.played)
        decided = games - self.draws
        endings: dict[tuple[str, str], int] = {}
        for each in self.played:
            endings[each.kind, each.clause] = endings.get((each.kind, each.clause), 0) + 1
        return {
            "game": self.series.game,
            "variant": self.series.variant,
            "a": self.series.a,
            "b": self.series.b,
            "seed": self.series.seed,
            "swap": self.series.swap,
            "games": games,
            "wins_a": share(self.wins("a"), games),
            "wins_b": share(self.wins("b"), games),
            "draws": share(self.draws, games),
            "seat_0_of_decided": share(sum(each.winner == 0 for each in self.played), decided),
            "first_of_decided": share(
                sum(each.winner == each.first for each in self.played if each.winner >= 0), decided
            ),
            "endings": [
                {"kind": kind, "clause": clause, **share(count, games)}
                for (kind, clause), count in sorted(endings.items(), key=lambda each: (-each[1], each[0]))
            ],
            "answers": distribution([each.answers for each in self.played]),
            "decisions": distribution([each.decisions for each in self.played]),
            "steps": distribution([each.steps for each in self.played]),
        }

    def pace(self) -> dict[str, Any]:
        """How fast it went."""
        seconds = self.seconds or 1e-9
        return {
            "seconds": self.seconds,
            "workers": self.workers,
            "games_per_second": len(self.played) / seconds,
            "decisions_per_second": sum(each.decisions for each in self.played) / seconds,
            "steps_per_second": sum(each.steps for each in self.played) / seconds,
        }

    def to_json(self) -> dict[str, Any]:
        """Figures and pace together."""
        return {**self.figures(), "pace": self.pace()}


def simulate(
    game: str,
    games: int,
    a: str = "random",
    b: str = "random",
    seed: int | str | None = None,
    workers: int = 1,
    swap: bool = False,
    variant: str | None = None,
    decks: Sequence[Sequence[str]] = (),
    progress: Callable[[int, int], None] | None = None,
    executor: Executor | None = None,
    failures: str = FAILURES,
    hide_forced: bool = False,
) -> Result:
    """Play `games` games of bot `a` at seat 0 against bot `b` at seat 1; `progress` gets games done and all games.

    >>> import fuda
    >>> result = fuda.simulate("wars3x3", 2, "random", "random", seed=1)
    >>> result.wins("a") + result.wins("b") + result.draws
    2
    """
    counted("games", games, 1, MOST_GAMES)
    loaded = load(game)
    variant = loaded.variant(variant)
    for name in (a, b):
        bot(name, "")
    series = Series(
        game,
        a,
        b,
        fresh_seed() if seed is None else str(seed),
        swap,
        variant,
        tuple([tuple(deck) for deck in decks]),
        failures,
        hide_forced,
    )
    workers = max(1, min(workers or os.cpu_count() or 1, games))
    if executor is None:
        executor = executor_for(game, workers)
    started = perf_counter()
    played: list[Played] = []
    for some in executor.map(play_some, _jobs(series, games)):
        played += some
        if progress is not None:
            progress(len(played), games)
    return Result(series, tuple(played), perf_counter() - started, workers)


def _jobs(series: Series, games: int) -> list[tuple[Series, range]]:
    size = max(1, min(_LARGEST, games // _SLICES))
    return [(series, range(start, min(start + size, games))) for start in range(0, games, size)]


def main(arguments: Sequence[str] | None = None) -> int:
    """Play one game of a series again and print what is kept of it."""
    parser = argparse.ArgumentParser(prog="python -m fuda.play.figures.simulation")
    parser.add_argument("--game", required=True)
    parser.add_argument("--a", default="random")
    parser.add_argument("--b", default="random")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--index", type=int, default=0)
    parser.add_argument("--swap", action="store_true")
    parser.add_argument("--variant", default="")
    parser.add_argument("--hide-forced", action="store_true")
    parser.add_argument("--decks-of", type=Path, metavar="TRANSCRIPT", help="play with the decks of this game")
    given = parser.parse_args(arguments)
    series = Series(given.game, given.a, given.b, given.seed, given.swap, given.variant, hide_forced=given.hide_forced)
    if given.decks_of is not None:
        from fuda.play.records.transcript import recover

        decks = tuple([tuple(deck) for deck in recover(given.decks_of).header.decks])
        series = replace(series, decks=tuple(reversed(decks)) if given.swap and given.index % 2 else decks)
    print(play_one(replace(series, variant=load(given.game).variant(given.variant or None)), given.index))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
