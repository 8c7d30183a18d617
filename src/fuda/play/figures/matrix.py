"""How do the decks of a game fare against each other? Every pair plays a series in which both sit at both seats."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path, PurePath
from time import perf_counter
from typing import Any, Final

from fuda.api import load
from fuda.library.decks import Deck, decks, fixed_deck, read_deck
from fuda.library.messages import Explained, counted
from fuda.play.figures.counts import share
from fuda.play.figures.simulation import FAILURES, MOST_GAMES, Executor, Played, Result, Series, executor_for, play_some
from fuda.play.players import bot as known_bot
from fuda.play.seeds import fresh_seed

FAIR_SHARE: Final = 0.65  # of the decided games between two decks, the most that one of them may win
_DEAL: Final = 2  # games with the same chance: each deck begins at each seat once
_OF_ALL_GAMES: Final = ("games", "draws", "first_of_decided", "seat_0_of_decided", "endings", "decisions")


class NothingToCompare(Explained):
    """A game that has no two decks of its own; the message says why."""


@dataclass(frozen=True, slots=True)
class Pair:
    """A series between two decks, by their names."""

    a: str
    b: str
    result: Result

    @property
    def won_by_a(self) -> dict[str, Any]:
        """How many of the decided games the first deck won."""
        return share(self.result.wins("a"), len(self.result.played) - self.result.draws)

    @property
    def uneven(self) -> float:
        """The share of the deck that won more of the decided games; 0 when all were drawn."""
        won = self.won_by_a
        return max(won["share"], 1 - won["share"]) if won["of"] else 0.0

    def figures(self) -> dict[str, Any]:
        """Everything that the games of the pair decide, as JSON."""
        found = self.result.figures()
        own = {"a": self.a, "b": self.b, "seed": self.result.series.seed, "a_of_decided": self.won_by_a}
        return own | {key: found[key] for key in _OF_ALL_GAMES}


@dataclass(frozen=True, slots=True)
class Matrix:
    """What all pairs showed. Everything but the seconds is the same for every number of workers."""

    decks: dict[str, Deck]
    pairs: tuple[Pair, ...]
    seed: str
    seconds: float = 0.0

    @property
    def most_uneven(self) -> Pair:
        """The pair in which one deck won the largest share."""
        return max(self.pairs, key=lambda pair: pair.uneven)

    @property
    def is_fair(self) -> bool:
        """Whether no deck won more against another than it may."""
        return self.most_uneven.uneven <= FAIR_SHARE

    def against(self, a: str, b: str) -> float | None:
        """The share of the decided games that deck `a` won against deck `b`; None where there are none."""
        for pair in self.pairs:
            won = pair.won_by_a
            if won["of"] and (pair.a, pair.b) == (a, b):
                return float(won["share"])
            if won["of"] and (pair.a, pair.b) == (b, a):
                return float(1 - won["share"])
        return None

    def figures(self) -> dict[str, Any]:
        """Everything that the games decide, as JSON."""
        series = self.pairs[0].result.series
        together = Result(series, tuple([each for pair in self.pairs for each in pair.result.played])).figures()
        uneven = self.most_uneven
        return {
            "game": series.game,
            "variant": series.variant,
            "bot": series.a,
            "seed": self.seed,
            "games_of_a_pair": len(self.pairs[0].result.played),
            "decks": [
                {"id": name, "name": {"ja": deck.name.ja, "en": deck.name.en}} for name, deck in self.decks.items()
            ],
            "shares": [[self.against(a, b) for b in self.decks] for a in self.decks],
            "pairs": [pair.figures() for pair in self.pairs],
            "most_uneven": {"a": uneven.a, "b": uneven.b, "share": uneven.uneven},
            "fair_share": FAIR_SHARE,
            "is_fair": self.is_fair,
            **{key: together[key] for key in _OF_ALL_GAMES},
        }

    def markdown(self) -> tuple[str, ...]:
        """Shares of the row's deck against the column's, then how the games of every pair went, for a report."""
        figures = self.figures()
        lines = [f"| won by, of decided | {' | '.join(self.decks)} |", "|---|" + "---:|" * len(self.decks)]
        for name, shares in zip(self.decks, figures["shares"], strict=True):
            lines.append(f"| {name} | {' | '.join(['–' if each is None else f'{each:.1%}' for each in shares])} |")
        lines += ["", "| pair | won by the first, of decided | draws | won by who began | decisions | endings |"]
        lines.append("|---|---:|---:|---:|---:|---|")
        for each in [*figures["pairs"], {**figures, "a": "all", "b": ""}]:
            won = each.get("a_of_decided")
            cells = (
                f"{each['a']} – {each['b']}".removesuffix(" – "),
                "" if won is None else f"{won['count']} / {won['of']} ({won['low']:.1%} to {won['high']:.1%})",
                each["draws"]["count"],
                f"{each['first_of_decided']['share']:.1%}",
                f"{each['decisions']['mean']:.0f}",
                ", ".join([f"{end['kind']} [{end['clause']}] {end['count']}" for end in each["endings"]]),
            )
            lines.append("| " + " | ".join([str(cell) for cell in cells]) + " |")
        return tuple(lines)


def decks_to_compare(game: str) -> dict[str, Deck]:
    """The decks that a game brings along, by the names of their files; NothingToCompare where there are no two.

    >>> list(decks_to_compare("hanyo"))
    ['frozen_tide', 'thousand_wings', 'twilight_pact', 'wildfire']
    """
    if fixed_deck(game) is not None:
        raise NothingToCompare("fixed-deck", game=game)
    found = {PurePath(deck.file).stem: deck for deck in decks(game)}
    if len(found) < 2:
        raise NothingToCompare("too-few-decks", game=game, decks=len(found))
    return found


def deck_matrix(
    game: str,
    games: int,
    bot: str = "greedy",
    seed: int | str | None = None,
    workers: int = 1,
    variant: str | None = None,
    progress: Callable[[int, int], None] | None = None,
    executor: Executor | None = None,
    failures: str = FAILURES,
    more: Sequence[Path] = (),
) -> Matrix:
    """Play `games` games for every two decks, those of the game and `more` from files; `progress` gets games done and
    all games.

    The series of one pair is that of `simulate` with these decks and the seed that its figures name.

    >>> import fuda
    >>> len(fuda.deck_matrix("hanyo", 1, "random", seed=1).pairs)
    6
    """
    counted("games", games, 1, MOST_GAMES)
    variant = load(game).variant(variant)
    compared = {**decks_to_compare(game), **{path.stem: read_deck(game, path, variant) for path in more}}
    known_bot(bot, "")
    root = fresh_seed() if seed is None else str(seed)
    every = [
        (
            a,
            b,
            Series(game, bot, bot, f"{root}-{a}-{b}", True, variant, (compared[a].cards, compared[b].cards), failures),
        )
        for a, b in combinations(compared, 2)
    ]
    jobs = [
        (series, range(start, min(start + _DEAL, games))) for _, _, series in every for start in range(0, games, _DEAL)
    ]
    if executor is None:
        executor = executor_for(game, max(1, min(workers or os.cpu_count() or 1, len(jobs))))
    started = perf_counter()
    played: dict[str, list[Played]] = {series.seed: [] for _, _, series in every}
    done = 0
    for (series, _), some in zip(jobs, executor.map(play_some, jobs), strict=True):
        played[series.seed] += some
        done += len(some)
        if progress is not None:
            progress(done, games * len(every))
    pairs = tuple([Pair(a, b, Result(series, tuple(played[series.seed]))) for a, b, series in every])
    return Matrix(compared, pairs, root, perf_counter() - started)
