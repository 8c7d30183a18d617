"""`fuda deck matrix`: how do the decks of a game fare against each other?"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import click

from fuda.surfaces.cli.faults import NO, USAGE, complain
from fuda.surfaces.cli.frame import MOST_WORKERS, Seed, Whole, command, option
from fuda.surfaces.cli.printing import print_json, print_table
from fuda.surfaces.cli.sim import progress_bar
from fuda.surfaces.cli.words import language, say


@command("deck matrix")
@click.argument("game")
@option("--games", "-n", type=Whole(1, 100_000), default=40, show_default=True, metavar="N", word="matrix-games")
@option("--bot", default="greedy", show_default=True, metavar="BOT")
@option("--seed", type=Seed(), metavar="SEED")
@option("--variant", metavar="NAME")
@option("--workers", type=Whole(0, MOST_WORKERS), default=0, metavar="N")
@option("--deck", "given", multiple=True, type=click.Path(path_type=Path), metavar="FILE", word="matrix-deck")
@option("--cards", "own", multiple=True, type=click.Path(path_type=Path), metavar="FILE", word="own-cards")
def matrix(
    game: str,
    games: int,
    bot: str,
    seed: str | None,
    variant: str | None,
    workers: int,
    given: tuple[Path, ...],
    own: tuple[Path, ...],
    as_json: bool,
) -> int:
    from fuda.library.own_cards import own_cards
    from fuda.play.figures.matrix import NothingToCompare, deck_matrix
    from fuda.surfaces.cli.faults import state_folder

    with own_cards(game, own), progress_bar(game) as progress:
        try:
            found = deck_matrix(
                game,
                games,
                bot,
                seed,
                workers or os.cpu_count() or 1,
                variant,
                progress,
                failures=str(state_folder() / "failures"),
                more=given,
            )
        except NothingToCompare as error:
            complain(error.explain(language()))
            return USAGE
    figures = found.figures()
    if as_json:
        print_json(figures | {"seconds": found.seconds})
    else:
        _print(figures)
    return 0 if found.is_fair else NO


def _percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.1f} %"


def _print(figures: dict[str, Any]) -> None:
    click.echo(say("decks", "matrix-head", **figures))
    names = {each["id"]: each["name"][language()] for each in figures["decks"]}
    letters = {name: chr(ord("A") + place) for place, name in enumerate(names)}
    click.echo()
    click.echo(say("decks", "against"))
    rows = [
        (letters[name], names[name], *[_percent(each) for each in shares])
        for name, shares in zip(names, figures["shares"], strict=True)
    ]
    print_table(["", say("decks", "deck"), *letters.values()], rows, range(2, 2 + len(names)))
    click.echo()
    _print_pairs(figures, letters)
    click.echo()
    endings = _endings(figures)
    print_table([say("decks", each) for each in ("ending", "clause", "games", "share")], endings, (2, 3))
    click.echo()
    _print_verdict(figures, names)


def _print_pairs(figures: dict[str, Any], letters: dict[str, str]) -> None:
    rows = []
    for each in figures["pairs"]:
        won = each["a_of_decided"]
        interval = f"{100 * won['low']:.1f} – {_percent(won['high'])}"
        pair = f"{letters[each['a']]} – {letters[each['b']]}"
        rows.append((pair, f"{won['count']:,} / {won['of']:,}", _percent(won["share"]), interval, *_course(each)))
    rows.append((say("decks", "all"), "", "", "", *_course(figures)))
    titles = [say("decks", each) for each in ("pair", "won", "share", "interval", "draws", "first", "length")]
    print_table(titles, rows, range(1, len(titles)))


def _course(figures: dict[str, Any]) -> tuple[str, str, str]:
    """Draws, the share of who began, and how many decisions a game has."""
    first = figures["first_of_decided"]
    return (
        f"{figures['draws']['count']:,}",
        _percent(first["share"] if first["of"] else None),
        f"{figures['decisions']['mean']:,.0f}",
    )


def _endings(figures: dict[str, Any]) -> list[tuple[str, ...]]:
    from fuda.surfaces.cli.cardtext import words_of

    words = words_of(figures["game"])
    return [
        (words.say("ending", each["kind"]), each["clause"], f"{each['count']:,}", _percent(each["share"]))
        for each in figures["endings"]
    ]


def _print_verdict(figures: dict[str, Any], names: dict[str, str]) -> None:
    limit = f"{100 * figures['fair_share']:.0f} %"
    if figures["is_fair"]:
        click.echo(say("decks", "fair", limit=limit))
    for each in figures["pairs"]:
        won = each["a_of_decided"]
        for winner, loser, part in ((each["a"], each["b"], won["share"]), (each["b"], each["a"], 1 - won["share"])):
            if won["of"] and part > figures["fair_share"]:
                values = {"deck": names[winner], "other": names[loser], "share": _percent(part), "limit": limit}
                click.echo(say("decks", "unfair", **values))
