"""How do many games go? The parts of a campaign in which bots play series of games, and what they find."""

from __future__ import annotations

from typing import Any, Final

from fuda.play.figures.campaign_parts import Finding, Task, part
from fuda.play.figures.matrix import FAIR_SHARE, NothingToCompare, deck_matrix
from fuda.play.figures.simulation import Result

STRONGER: Final = 0.80  # the share of games that greedy must win against random
HINTED: Final = 0.95  # and that hints alone must win
FINDER: Final = "search:400"
FOUND: Final = 0.95  # the share of proved answers that it must find
FAIR: Final = (0.42, 0.58)  # between these the advantage of the first player must lie


def _figures(result: Result) -> dict[str, Any]:
    figures = result.figures()
    figures["variant"] = "all"
    return figures


def _endings(result: Result) -> Finding:
    games = len(result.played)
    stray = sum(not each.clause for each in result.played)
    kinds = ", ".join(f"{each['kind']} [{each['clause']}] {each['count']}" for each in result.figures()["endings"])
    return Finding(stray == 0, f"{games} games ended: {kinds}", _figures(result))


@part("random-games", "Random games end by the rules", 20_000, 40)
def random_games(task: Task) -> Finding:
    """Every ending cites a clause."""
    return _endings(task.series("random", "random", task.size))


@part("greedy-games", "Greedy games end by the rules", 2_000, 4)
def greedy_games(task: Task) -> Finding:
    """Every ending cites a clause."""
    return _endings(task.series("greedy", "greedy", task.size))


@part("greedy-vs-random", "Greedy beats random in 80 % of seat-swapped games", 400, 20)
def greedy_vs_random(task: Task) -> Finding:
    """Draws count against greedy."""
    result = task.series("greedy", "random", task.size, swap=True)
    won = result.figures()["wins_a"]
    summary = f"{won['share']:.1%} of {won['of']} games won ({won['low']:.1%} to {won['high']:.1%})"
    return Finding(won["share"] >= STRONGER, summary, _figures(result))


@part("hints", "Hint beats random in 95 % of seat-swapped games", 200, 4)
def hints(task: Task) -> Finding:
    """Answers of the bot `hint`, with decks in every pairing; draws count against them. A sample only
    shows that they do not lose."""
    result = task.series("hint", "random", task.size, swap=True)
    won = result.figures()["wins_a"]
    summary = f"{won['share']:.1%} of {won['of']} games won ({won['low']:.1%} to {won['high']:.1%})"
    return Finding(won["share"] >= (0.5 if task.quick else HINTED), summary, _figures(result))


@part("first-player", "The first player wins 42 to 58 % of greedy games", 2_000, 4)
def first_player(task: Task) -> Finding:
    """Judged only over enough games; draws are left out."""
    result = task.series("greedy", "greedy", task.size)
    won = result.figures()["first_of_decided"]
    summary = f"{won['share']:.1%} of {won['of']} decided games ({won['low']:.1%} to {won['high']:.1%})"
    passed = task.quick or FAIR[0] <= won["share"] <= FAIR[1]
    return Finding(passed, summary, {"first_of_decided": won})


@part("decks", f"No deck wins more than {FAIR_SHARE:.0%} of the decided greedy games against another", 400, 2)
def compare_decks(task: Task) -> Finding:
    """As many games for every two decks that the game brings along; judged only over enough of them."""
    try:
        matrix = deck_matrix(task.game.id, task.size, seed=task.seed, workers=task.workers, progress=task.progress)
    except NothingToCompare as error:
        reason = error.explain("en")
        return Finding(True, f"skipped: {reason}", {"skipped": reason})
    uneven = matrix.most_uneven
    summary = f"{len(matrix.pairs)} pairs; most uneven: {uneven.a} – {uneven.b}, {uneven.uneven:.1%} for one of them"
    return Finding(task.quick or matrix.is_fair, summary, matrix.figures(), matrix.markdown())


@part("finds-wins", "The search finds 95 % of the answers that are proved to win or to save", 1_000, 2)
def finds_wins(task: Task) -> Finding:
    """At so many positions of `tests/wins`; judged only at all of them."""
    from fuda.play.figures import wins

    if not (wins.FOLDER / task.game.id / "positions.toml").is_file():
        return Finding(task.quick, f"skipped: there are no positions in {wins.FOLDER / task.game.id} here")
    solved = wins.check(task.game.id, FINDER, wins.FOLDER, task.size, task.seed)
    right = sum(each.is_right for each in solved)
    missed = [each.file for each in solved if not each.is_right]
    summary = f"{FINDER} finds {right} of {len(solved)}" + (f"; not {', '.join(missed)}" if missed else "")
    return Finding(task.quick or right >= FOUND * len(solved), summary, {"right": right, "missed": missed})
