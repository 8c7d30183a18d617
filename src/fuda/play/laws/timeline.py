"""Does a timeline lead back? From the end of a random game to its start and forward again, by equal keys everywhere."""

from __future__ import annotations

from fuda.api import load
from fuda.kernel.decisions import Answer
from fuda.kernel.reasons import Outcome
from fuda.kernel.state import State
from fuda.play.contest import Contest
from fuda.play.figures.simulation import Series
from fuda.play.records.timeline import SetUp, Timeline, TimelineEntry


class _Kept:
    """Keeps the answers of a game."""

    def __init__(self) -> None:
        self.entries: list[TimelineEntry] = []

    def answered(self, number: int, seat: int, clause: str, answer: Answer) -> None:
        """An answer was accepted."""
        self.entries.append(TimelineEntry(seat, answer))

    def taken_back(self, number: int, seat: int, consent: str) -> None:
        """Some answers are gone."""
        del self.entries[number:]

    def ended(self, state: State, answers: int, outcome: Outcome, seed: str) -> None:
        """Nothing is kept of it."""


def random_game(name: str, variant: str, seed: str, index: int) -> tuple[Timeline, list[int]]:
    """A random game as a timeline at its beginning, and the keys of all positions as the game itself went."""
    game = load(name)
    series = Series(name, seed=seed, variant=variant)
    kept = _Kept()
    decks = series.decks_of(index)
    contest = Contest(game, series.players(index), series.game_seed(index), variant, decks, kept, listen=False)
    keys = [contest.state().key()]
    while contest.outcome is None:
        contest.step()
        keys.append(contest.state().key())
    return Timeline(game, game.start(variant, contest.decks), kept.entries, SetUp(variant, contest.decks)), keys


def walk(job: tuple[str, str, str, int]) -> list[str]:
    """Play one random game of a variant and walk through it; where keys differ from those of the game itself."""
    name, variant, seed, index = job
    timeline, keys = random_game(name, variant, seed, index)
    found: list[str] = []

    def compare(way: str) -> None:
        if timeline.key() != keys[timeline.at]:
            found.append(f"{name} {variant} game {index} of seed {seed}: another position {timeline.at} going {way}")

    timeline.go(len(timeline))
    compare("to the end")
    while timeline.at:
        timeline.back()
        compare("back")
    while timeline.at < len(timeline):
        timeline.forward()
        compare("forward")
    for number in (0, len(timeline) // 2, 1, len(timeline) // 3, len(timeline)):
        timeline.go(number)
        compare("to and fro")
    if timeline.outcome is None:
        found.append(f"{name} {variant} game {index} of seed {seed}: not over at its end")
    return found
