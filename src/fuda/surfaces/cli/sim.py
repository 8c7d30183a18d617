"""`fuda sim`: what happens in many games between two bots?"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from fuda.surfaces.cli.frame import MOST_WORKERS, Seed, Whole, command, option
from fuda.surfaces.cli.printing import console, is_terminal, print_json, print_table
from fuda.surfaces.cli.words import say


@contextmanager
def progress_bar(label: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on stderr while something takes long; nothing where nobody looks."""
    if not is_terminal(sys.stderr):
        yield lambda done, all_of_it: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(errors=True), transient=True) as bar:
        task = bar.add_task(label, total=None)
        yield lambda done, all_of_it: bar.update(task, completed=done, total=all_of_it)


@command("sim")
@click.argument("game")
@option("--games", "-n", type=Whole(1), default=100, show_default=True, metavar="N")
@option("--a", default="greedy", show_default=True, metavar="BOT")
@option("--b", default="random", show_default=True, metavar="BOT")
@option("--deck-a", type=click.Path(path_type=Path), metavar="FILE")
@option("--deck-b", type=click.Path(path_type=Path), metavar="FILE")
@option("--cards", "own", multiple=True, type=click.Path(path_type=Path), metavar="FILE", word="own-cards")
@option("--seed", type=Seed(), metavar="SEED")
@option("--variant", metavar="NAME")
@option("--workers", type=Whole(0, MOST_WORKERS), default=0, metavar="N")
@option("--swap", is_flag=True)
@option("--hide-forced", is_flag=True)
def sim(
    game: str,
    games: int,
    a: str,
    b: str,
    deck_a: Path | None,
    deck_b: Path | None,
    own: tuple[Path, ...],
    seed: str | None,
    variant: str | None,
    workers: int,
    swap: bool,
    hide_forced: bool,
    as_json: bool,
) -> None:
    from fuda.library.own_cards import own_cards
    from fuda.play.figures.simulation import simulate
    from fuda.surfaces.cli.faults import state_folder

    with own_cards(game, own), progress_bar(f"{game}: {a} – {b}") as progress:
        chosen = given_decks(game, deck_a, deck_b, variant)
        result = simulate(
            game,
            games,
            a,
            b,
            seed,
            workers or os.cpu_count() or 1,
            swap,
            variant,
            chosen,
            progress,
            failures=str(state_folder() / "failures"),
            hide_forced=hide_forced,
        )
    if as_json:
        print_json(result.to_json())
    else:
        _print(result.to_json())


def given_decks(
    game: str, deck_a: Path | None, deck_b: Path | None, variant: str | None = None
) -> tuple[tuple[str, ...], ...]:
    """The decks of both players, by file or name; one that is given counts for a player without one. Without any, the
    first two that the game brings along, or none where every game opens its own."""
    from fuda.api import load
    from fuda.library.decks import decks, find_deck, fixed_deck
    from fuda.library.loading import entry_of

    entry_of(game)
    named = [None if each is None else find_deck(game, each, variant).cards for each in (deck_a, deck_b)]
    if fixed_deck(game) is not None:
        return ()  # a file was read only to see that it is the deck that everybody uses
    found = decks(game)
    if not any(named) and (not found or load(game).decks(variant)):
        return ()
    if not any(named):
        return (found[0].cards, found[min(1, len(found) - 1)].cards)
    given = named[0] or named[1] or ()
    return (named[0] or given, named[1] or given)


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _row(label: str, share: dict[str, Any]) -> tuple[str, str, str, str]:
    interval = f"{100 * share['low']:.1f} – {_percent(share['high'])}"
    return label, f"{share['count']:,} / {share['of']:,}", _percent(share["share"]), interval


def _print(figures: dict[str, Any]) -> None:
    from fuda.surfaces.cli.cardtext import words_of

    words = words_of(figures["game"])
    swapped = say("sim", "swapped") if figures["swap"] else ""
    click.echo(say("sim", "head", **figures) + swapped)
    rows = [
        _row(f"a  {figures['a']}", figures["wins_a"]),
        _row(f"b  {figures['b']}", figures["wins_b"]),
        _row(say("sim", "draws"), figures["draws"]),
        _row(say("sim", "first"), figures["first_of_decided"]),
        _row(say("sim", "seat-0"), figures["seat_0_of_decided"]),
    ]
    print_table(["", say("sim", "won"), say("sim", "share"), say("sim", "interval")], rows, right=(1, 2, 3))
    click.echo()
    endings = [
        (words.say("ending", each["kind"]), each["clause"], f"{each['count']:,}", _percent(each["share"]))
        for each in figures["endings"]
    ]
    print_table([say("sim", "ending"), say("sim", "clause"), say("sim", "games"), say("sim", "share")], endings, (2, 3))
    click.echo()
    lengths = [
        (say("sim", name), *[f"{figures[name][each]:,.0f}" for each in ("least", "median", "mean", "most")])
        for name in ("decisions", "answers", "steps")
    ]
    titles = ["", *[say("sim", each) for each in ("least", "median", "mean", "most")]]
    print_table(titles, lengths, (1, 2, 3, 4))
    click.echo()
    click.echo(say("sim", "pace", **figures["pace"]))
