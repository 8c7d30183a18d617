"""`fuda bench`: how fast are the games?"""

from __future__ import annotations

from typing import Final

import click

from fuda.surfaces.cli.faults import NO
from fuda.surfaces.cli.frame import Seed, Whole, command, option
from fuda.surfaces.cli.printing import print_json, print_table
from fuda.surfaces.cli.sim import progress_bar
from fuda.surfaces.cli.words import say

USUAL: Final = 60


@command("bench")
@click.argument("games", nargs=-1, metavar="[GAME…]")
@option(
    "--games",
    "-n",
    "count",
    type=Whole(1, 100_000),
    default=USUAL,
    show_default=True,
    metavar="N",
    word="bench-games",
)
@option("--seed", type=Seed(), default="1", show_default=True, metavar="SEED")
def bench(games: tuple[str, ...], count: int, seed: str, as_json: bool) -> int:
    from fuda.api import load
    from fuda.library.loading import GAMES
    from fuda.play.figures.bench import measure
    from fuda.play.figures.longest import GAMES as LONGEST_OF
    from fuda.surfaces.cli.play.response import command_ms, judge, load_ms, waits

    chosen = [load(game) for game in games or GAMES]
    found = []
    with progress_bar(say("bench", "measuring")) as progress:
        first = {"help_ms": command_ms("--help"), "games_ms": command_ms("games")}
        for place, game in enumerate(chosen):
            progress(place, len(chosen))
            figures = measure(game, seed, count, longest=min(LONGEST_OF, count * LONGEST_OF // USUAL))
            response = {**(first if not place else {}), "load_ms": load_ms(game.id), **waits(game, seed)}
            figures["budgets"] += judge(response)
            found.append({**figures, **response})
    if as_json:
        print_json({"benches": found})
    else:
        for figures in found:
            click.echo(say("bench", "head", **figures))
            rows = [
                (
                    say("bench", each["name"], games=figures["longest_of"]),
                    f"{each['value']:,.1f}",
                    f"{each['must']:,.0f}" if each["must"] >= 10 else f"{each['must']}",
                    f"{each['goal']:,.0f}" if each["goal"] >= 10 else f"{each['goal']}",
                    say("bench", "goal-reached" if each["reached_goal"] else "kept" if each["passed"] else "missed"),
                )
                for each in figures["budgets"]
            ]
            print_table([say("bench", each) for each in ("figure", "value", "must", "goal", "result")], rows, (1, 2, 3))
            if figures["longest"]:
                click.echo(say("bench", "longest", **figures["longest"]))
            click.echo()
    return 0 if all(each["passed"] for figures in found for each in figures["budgets"]) else NO
