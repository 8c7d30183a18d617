"""How strong is each level? A round robin on paired seeds, ratings by Bradley and Terry, intervals by resampling.

    python -m fuda.play.figures.ratings [--game G] [--pairs N] [--bot NAME] [--seed S] [--workers N] [--out FILE]

Every two bots play so many pairs of games; the two games of a pair have the same seed and decks, with the seats
swapped. Each game is kept as a line of `FILE-GAME.jsonl`, from which it can be played again; a run that was broken off
goes on from there. Ratings are on the scale of Elo, greedy stands at 1000; the intervals come from drawing pairs again.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from math import log10
from pathlib import Path
from time import monotonic
from typing import Any, Final

from fuda.api import load
from fuda.api.chance import Stream
from fuda.kernel.rules import SEATS
from fuda.library.loading import GAMES, entry_of
from fuda.play.bots.levels import levels
from fuda.play.contest import Contest
from fuda.play.figures.counts import share
from fuda.play.figures.simulation import executor_for
from fuda.play.players import bot
from fuda.play.seeds import derived_seed

REPORT: Final = Path("reports") / "ratings"
RESAMPLES: Final = 200
ROUNDS: Final = 200
ANCHOR: Final = "greedy"
STANDARD: Final = 1000.0
BELIEF: Final = 0.5  # draws against a player of middle strength that nobody has played: no rating is endless
MOST_ANSWERS: Final = 6_000

Job = tuple[str, str, str, str, str, int]
Game = dict[str, Any]


def bots_rated() -> list[str]:
    """Random, and all levels; greedy is among them under its own name."""
    named = [each.bot if each.bot == ANCHOR else f"level:{each.number}" for each in levels()]
    return ["random", *named]


def play_pair(job: Job) -> list[Game]:
    """Both games of a pair: game, variant, two bots, seed, number."""
    title, variant, a, b, seed, number = job
    game = load(title)
    own = derived_seed(seed, title, "ratings", number)
    decks = game.decks(variant, own, game.rules.deck_pair(int(own[:4], 16)) if game.preset_decks else ())
    played: list[Game] = []
    for swapped in (False, True):
        seats = (b, a) if swapped else (a, b)
        players = [bot(name, derived_seed(own, "bot", seat)) for seat, name in zip(SEATS, seats, strict=True)]
        contest = Contest(game, players, own, variant, decks, listen=False)
        while contest.outcome is None and contest.answers < MOST_ANSWERS:
            contest.step()
        winner = -1 if contest.outcome is None else contest.outcome.winner
        points = 0.5 if winner < 0 else float((winner == 0) != swapped)
        played.append(
            {
                "game": title,
                "variant": variant,
                "a": a,
                "b": b,
                "pair": number,
                "swapped": swapped,
                "seed": own,
                "points": points,
                "answers": contest.answers,
            }
        )
    return played


def bradley_terry(names: Sequence[str], games: Iterable[tuple[str, str, float, float]]) -> dict[str, float]:
    """Ratings from results: two names, the points of the first, and of how many games.

    >>> found = bradley_terry(["a", "b"], [("a", "b", 75.0, 100.0)])
    >>> 180 < found["a"] - found["b"] < 200
    True
    """
    points = dict.fromkeys(names, BELIEF)
    met: dict[tuple[str, str], float] = {}
    for a, b, won, of in games:
        points[a] += won
        points[b] += of - won
        met[a, b] = met.get((a, b), 0.0) + of
        met[b, a] = met.get((b, a), 0.0) + of
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        before = strength
        strength = {}
        for name in names:
            rest = 2.0 * BELIEF / (before[name] + 1.0)
            for other in names:
                of = met.get((name, other), 0.0)
                if of:
                    rest += of / (before[name] + before[other])
            strength[name] = points[name] / rest
    anchor = strength.get(ANCHOR, 1.0)
    return {name: STANDARD + 400.0 * log10(each / anchor) for name, each in strength.items()}


def summed(pairs: Iterable[Sequence[Game]]) -> list[tuple[str, str, float, float]]:
    """Points and games of every two bots."""
    found: dict[tuple[str, str], list[float]] = {}
    for pair in pairs:
        for game in pair:
            row = found.setdefault((game["a"], game["b"]), [0.0, 0.0])
            row[0] += game["points"]
            row[1] += 1.0
    return [(a, b, row[0], row[1]) for (a, b), row in found.items()]


def rated(names: Sequence[str], pairs: Sequence[Sequence[Game]], seed: str) -> dict[str, tuple[float, float, float]]:
    """Each bot's rating with the interval in which 95 of 100 resamples lie."""
    middle = bradley_terry(names, summed(pairs))
    source = Stream(seed, "bootstrap")
    drawn: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(RESAMPLES):
        again = bradley_terry(names, summed([pairs[source.below(len(pairs))] for _ in pairs]))
        for name, each in again.items():
            drawn[name].append(each)
    cut = RESAMPLES * 25 // 1000
    return {name: (middle[name], sorted(each)[cut], sorted(each)[-1 - cut]) for name, each in drawn.items()}


def markdown(title: str, names: Sequence[str], pairs: Sequence[Sequence[Game]], seed: str, command: str) -> str:
    """The table for readers: ratings, what each bot won against the one before, and every two against each other."""
    ratings = rated(names, pairs, seed)
    results = {(a, b): (won, of) for a, b, won, of in summed(pairs)}
    results |= {(b, a): (of - won, of) for (a, b), (won, of) in list(results.items())}
    known = {f"level:{each.number}": each for each in levels()}
    known[ANCHOR] = next(each for each in levels() if each.bot == ANCHOR)
    lines = [
        f"# Ratings: {title}",
        "",
        f"Written by `{command}`; not edited by hand. {sum(len(each) for each in pairs)} games.",
        f"Elo scale, {ANCHOR} at {STANDARD:.0f}; 95 % intervals from {RESAMPLES} resamples of pairs.",
        "",
        "| bot | level | rating | interval | against the one before |",
        "|---|---|---:|---|---|",
    ]
    for place, name in enumerate(names):
        middle, low, high = ratings[name]
        level = f"{known[name].number} {known[name].name.en}" if name in known else ""
        before = ""
        if place and (name, names[place - 1]) in results:
            points, of = results[name, names[place - 1]]
            figure = share(round(points), round(of))
            before = f"{points / of:.0%} of {of:.0f} ({figure['low']:.0%} – {figure['high']:.0%})"
        lines.append(f"| {name} | {level} | {middle:.0f} | {low:.0f} – {high:.0f} | {before} |")
    lines += ["", "| won by | " + " | ".join(names) + " |", "|---|" + "---:|" * len(names)]
    for name in names:
        cells = [
            f"{results[name, other][0] / results[name, other][1]:.0%}" if (name, other) in results else ""
            for other in names
        ]
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def kept_pairs(path: Path) -> dict[tuple[str, str, int], list[Game]]:
    """The pairs that a file has whole."""
    found: dict[tuple[str, str, int], list[Game]] = {}
    if path.is_file():
        for line in path.read_text(encoding="utf-8").splitlines():
            game = json.loads(line)
            found.setdefault((game["a"], game["b"], game["pair"]), []).append(game)
    return {key: pair for key, pair in found.items() if len(pair) == len(SEATS)}


def round_robin(title: str, names: Sequence[str], pairs: int, seed: str, workers: int, path: Path) -> list[list[Game]]:
    """Play what is not yet kept; every two bots' pairs, the first pair of all first."""
    variants = [variant.id for variant in entry_of(title).variants]
    kept: Mapping[tuple[str, str, int], list[Game]] = kept_pairs(path)
    wanted = [(a, b, number) for number in range(pairs) for a, b in combinations(names, 2)]
    jobs: list[Job] = [
        (title, variants[number % len(variants)], a, b, seed, number)
        for a, b, number in wanted
        if (a, b, number) not in kept
    ]
    path.parent.mkdir(parents=True, exist_ok=True)
    begun = monotonic()
    found = dict(kept)
    with path.open("w", encoding="utf-8") as file:
        for pair in kept.values():
            file.writelines(f"{json.dumps(game)}\n" for game in pair)
        for done, pair in enumerate(executor_for(title, workers).map(play_pair, jobs), 1):
            found[pair[0]["a"], pair[0]["b"], pair[0]["pair"]] = pair
            file.writelines(f"{json.dumps(game)}\n" for game in pair)
            file.flush()
            left = (monotonic() - begun) / done * (len(jobs) - done)
            if done % max(1, len(jobs) // 20) == 0:
                print(f"{title}: {done}/{len(jobs)} pairs, {left:.0f} s left", file=sys.stderr, flush=True)
    return [found[each] for each in wanted if each in found]


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m fuda.play.figures.ratings")
    parser.add_argument("--game", choices=[*GAMES], action="append")
    parser.add_argument("--pairs", type=int, default=50, help="pairs of games of every two bots")
    parser.add_argument("--bot", action="append", help="instead of all levels; the weakest first; can be repeated")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=REPORT)
    given = parser.parse_args(arguments)
    names = given.bot or bots_rated()
    for title in given.game or [*GAMES]:
        path = given.out.with_name(f"{given.out.name}-{title}.jsonl")
        pairs = round_robin(title, names, given.pairs, given.seed, given.workers, path)
        command = f"python -m fuda.play.figures.ratings --game {title} --pairs {given.pairs} --seed {given.seed}"
        text = markdown(title, names, pairs, given.seed, command)
        path.with_suffix(".md").write_text(text, encoding="utf-8")
        print(text, end="", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
