"""What does a worth mean? Fits, by logistic regression on self-play, how a position becomes a probability of winning.

    python -m fuda.play.figures.training [--game G] [--games N] [--seed S] [--workers N] [--bot NAME] [--out FILE]

Every game is played by bots that err now and then, so that positions of all kinds occur. From each turn one position is
kept, as both seats see it: the worth that the rules give, how many more cards each kind of zone has on the own side,
and whose turn it is. The figures beside the worth are kept only where they help on games that were not learned from.
The weights go into the game's folder, calibration in ten bins and its picture into the report. The same command with
the same seed gives the same weights for any number of workers.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from pathlib import Path
from typing import Any, Final

from fuda.api import load
from fuda.kernel.rules import SEATS
from fuda.library.loading import GAMES, entry_of
from fuda.library.messages import Explained
from fuda.play.bots.outlook import LEARNED, figures_of, names_of
from fuda.play.contest import Contest
from fuda.play.figures.pictures import calibration_picture
from fuda.play.figures.simulation import executor_for
from fuda.play.players import bot
from fuda.play.seeds import derived_seed

REPORT: Final = Path("reports") / "calibration"
BOT: Final = "wavering:15"
LEARNED_FROM: Final = 4  # of five games four are learned from, one is kept for the judgement
RIDGE: Final = 1.0  # what keeps weights small that the games say little about
ROUNDS: Final = 25
HELPS: Final = 0.005  # the share of the loss by which more figures must lessen it
WITHOUT_TURNS: Final = 4  # answers between two positions of a game that has no turns
MOST_ANSWERS: Final = 4_000
BINS: Final = 10

Row = tuple[tuple[float, ...], float]


def rows_of_game(job: tuple[str, str, str, str]) -> list[Row]:
    """The positions of one game with what became of them: game, variant, bot, seed."""
    title, variant, name, seed = job
    game = load(title)
    decks = game.decks(variant, seed, game.rules.deck_pair(int(seed[:4], 16)) if game.preset_decks else ())
    players = [bot(name, derived_seed(seed, "bot", seat)) for seat in SEATS]
    contest = Contest(game, players, seed, variant, decks, listen=False)
    kept: list[tuple[int, tuple[float, ...]]] = []
    turn = 0
    while contest.outcome is None and contest.answers < MOST_ANSWERS:
        contest.step()
        state: Any = contest.state()
        now = int(getattr(state, "turn", contest.answers // WITHOUT_TURNS))
        if now > turn and contest.outcome is None:
            turn = now
            kept += [(seat, figures_of(state, game.rules, seat)) for seat in SEATS]
    winner = -1 if contest.outcome is None else contest.outcome.winner
    return [(figures, 0.5 if winner < 0 else float(winner == seat)) for seat, figures in kept]


class NothingLearned(Explained):
    """There are too few games to learn from and to judge by."""


@dataclass(frozen=True, slots=True)
class Fit:
    """Weights for figures, in their own units, and a constant."""

    weights: tuple[float, ...]
    constant: float

    def chance(self, figures: Sequence[float]) -> float:
        """How probable a win is."""
        x = self.constant + sum(weight * each for weight, each in zip(self.weights, figures, strict=False))
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, x))))

    def loss(self, rows: Sequence[Row]) -> float:
        """The mean surprise over positions, in nats."""
        total = 0.0
        for figures, won in rows:
            chance = min(1 - 1e-9, max(1e-9, self.chance(figures)))
            total -= won * log(chance) + (1.0 - won) * log(1.0 - chance)
        return total / max(1, len(rows))


def fitted(rows: Sequence[Row], count: int) -> Fit:
    """Logistic regression on the first so many figures, by Newton's method.

    >>> fit = fitted([((1.0,), 1.0), ((-1.0,), 0.0)] * 50 + [((1.0,), 0.0), ((-1.0,), 1.0)] * 10, 1)
    >>> 0.8 < fit.chance((1.0,)) < 0.85 and abs(fit.constant) < 1e-9
    True
    """
    scales = [sqrt(sum(figures[place] ** 2 for figures, _ in rows) / len(rows)) or 1.0 for place in range(count)]
    scaled = [((*[figures[place] / scales[place] for place in range(count)], 1.0), won) for figures, won in rows]
    size = count + 1
    found = [0.0] * size
    for _ in range(ROUNDS):
        slope = [-RIDGE * each for each in found]
        curve = [[RIDGE * (one == other) for other in range(size)] for one in range(size)]
        for figures, won in scaled:
            x = sum(weight * each for weight, each in zip(found, figures, strict=True))
            chance = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, x))))
            spread = max(1e-6, chance * (1.0 - chance))
            for one in range(size):
                slope[one] += (won - chance) * figures[one]
                for other in range(one + 1):
                    curve[one][other] += spread * figures[one] * figures[other]
        for one in range(size):
            for other in range(one):
                curve[other][one] = curve[one][other]
        change = solved(curve, slope)
        found = [each + by for each, by in zip(found, change, strict=True)]
        if max(abs(each) for each in change) < 1e-9:
            break
    return Fit(tuple([weight / scale for weight, scale in zip(found, scales, strict=False)]), found[-1])


def solved(matrix: list[list[float]], wanted: list[float]) -> list[float]:
    """The solution of linear equations, by elimination.

    >>> solved([[2.0, 0.0], [1.0, 1.0]], [4.0, 5.0])
    [2.0, 3.0]
    """
    rows = [[*row, right] for row, right in zip(matrix, wanted, strict=True)]
    size = len(rows)
    for place in range(size):
        pivot = max(range(place, size), key=lambda each: abs(rows[each][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        for below in range(place + 1, size):
            factor = rows[below][place] / rows[place][place]
            rows[below] = [each - factor * above for each, above in zip(rows[below], rows[place], strict=True)]
    found = [0.0] * size
    for place in range(size - 1, -1, -1):
        rest = sum(rows[place][other] * found[other] for other in range(place + 1, size))
        found[place] = (rows[place][-1] - rest) / rows[place][place]
    return found


def calibration(fit: Fit, rows: Sequence[Row]) -> list[dict[str, float]]:
    """For each tenth of the probabilities: how many positions, what was predicted on average, how many were won."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for figures, won in rows:
        chance = fit.chance(figures)
        bins[min(BINS - 1, int(chance * BINS))].append((chance, won))
    return [
        {
            "from": place / BINS,
            "positions": len(each),
            "predicted": sum(chance for chance, _ in each) / len(each) if each else 0.0,
            "won": sum(won for _, won in each) / len(each) if each else 0.0,
        }
        for place, each in enumerate(bins)
    ]


def train(title: str, games: int, seed: str, workers: int, name: str) -> dict[str, Any]:
    """What self-play says of a game: weights, losses, calibration on games that were not learned from."""
    variants = [variant.id for variant in entry_of(title).variants]
    jobs = [
        (title, variants[place % len(variants)], name, derived_seed(seed, title, "training", place))
        for place in range(games)
    ]
    played = [*executor_for(title, workers).map(rows_of_game, jobs)]
    learned = [row for place, rows in enumerate(played) if place % (LEARNED_FROM + 1) < LEARNED_FROM for row in rows]
    judged = [row for place, rows in enumerate(played) if place % (LEARNED_FROM + 1) == LEARNED_FROM for row in rows]
    names = names_of(load(title).rules)
    if not learned or not judged:
        raise NothingLearned("training-too-few", games=games, least=LEARNED_FROM + 1)
    plain, rich = fitted(learned, 1), fitted(learned, len(names))
    losses = {"even": log(2.0), "worth": plain.loss(judged), "all": rich.loss(judged)}
    fit = rich if losses["all"] < losses["worth"] * (1.0 - HELPS) else plain
    return {
        "game": title,
        "games": games,
        "seed": seed,
        "bot": name,
        "positions": {"learned": len(learned), "judged": len(judged)},
        "loss": losses,
        "constant": fit.constant,
        "weights": dict(zip(names, fit.weights, strict=False)),
        "bins": calibration(fit, judged),
    }


def written(found: dict[str, Any]) -> str:
    """The weights as they lie in the game's folder."""
    again = f"--game {found['game']} --games {found['games']} --seed {found['seed']}"
    lines = [
        "# What a position is worth as a probability of winning; calibration in reports/calibration.md. Written by",
        f"# `python -m fuda.play.figures.training {again}`",
        f"# from games of {found['bot']}.",
        "",
        f"constant = {found['constant']:.6g}",
        "",
        "[weights]",
        *[f'"{name}" = {weight:.6g}' for name, weight in found["weights"].items()],
    ]
    return "\n".join(lines) + "\n"


def markdown(reports: Sequence[dict[str, Any]]) -> str:
    """The report for readers."""
    lines = [
        "# How well a position tells who wins",
        "",
        "Written by `python -m fuda.play.figures.training`; not edited by hand. Self-play; every fifth game was kept",
        "for this report and not learned from. The loss is the mean surprise in nats: 0.693 for who knows nothing.",
        "",
        "| game | games | positions learned, judged | loss: worth alone | with zones and turn | kept |",
        "|---|---:|---:|---:|---:|---|",
    ]
    for each in reports:
        kept = "worth alone" if len(each["weights"]) == 1 else f"{len(each['weights'])} figures"
        counts = f"{each['positions']['learned']}, {each['positions']['judged']}"
        losses = f"{each['loss']['worth']:.3f} | {each['loss']['all']:.3f}"
        lines.append(f"| {each['game']} | {each['games']} | {counts} | {losses} | {kept} |")
    for each in reports:
        lines += ["", f"## {each['game']}", "", f"![Calibration](calibration-{each['game']}.svg)", ""]
        lines += ["| predicted | positions | mean prediction | won |", "|---|---:|---:|---:|"]
        for row in each["bins"]:
            span = f"{row['from']:.1f} – {row['from'] + 1 / BINS:.1f}"
            figures = f"{row['predicted']:.1%} | {row['won']:.1%}" if row["positions"] else "– | –"
            lines.append(f"| {span} | {row['positions']} | {figures} |")
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m fuda.play.figures.training")
    parser.add_argument("--game", choices=[*GAMES], action="append")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--bot", default=BOT)
    parser.add_argument("--out", type=Path, default=REPORT, help="the report, as .md and .json with pictures beside it")
    parser.add_argument("--dry", action="store_true", help="leave the weights in the games' folders as they are")
    given = parser.parse_args(arguments)
    file = given.out.with_suffix(".json")
    before = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else []
    reports = {each["game"]: each for each in before}
    for title in given.game or [*GAMES]:
        try:
            found = train(title, given.games, given.seed, given.workers, given.bot)
        except NothingLearned as error:
            parser.error(error.explain("en"))
        reports[title] = found
        if not given.dry:
            (entry_of(title).folder / LEARNED).write_text(written(found), encoding="utf-8")
        given.out.parent.mkdir(parents=True, exist_ok=True)
        picture = given.out.with_name(f"{given.out.name}-{title}.svg")
        picture.write_text(calibration_picture(title, found["bins"]), encoding="utf-8")
        ordered = [reports[each] for each in GAMES if each in reports]
        file.write_text(json.dumps(ordered, indent=1) + "\n", encoding="utf-8")
        given.out.with_suffix(".md").write_text(markdown(ordered), encoding="utf-8")
        losses = found["loss"]
        print(f"{title}: {found['positions']} loss {losses['worth']:.3f}, with all {losses['all']:.3f}", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
