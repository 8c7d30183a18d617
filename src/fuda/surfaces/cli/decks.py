"""`fuda decks` and `fuda deck check`: which decks does a game bring along, and may it be played with this one?"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import click

from fuda.surfaces.cli.faults import BAD_FILE, NO, UNREADABLE
from fuda.surfaces.cli.frame import command, group, option
from fuda.surfaces.cli.printing import print_json
from fuda.surfaces.cli.words import chosen, language, say

deck = group("deck", homes={"matrix": "fuda.surfaces.cli.matrix:matrix"})


@command("decks")
@click.argument("game")
def decks(game: str, as_json: bool) -> None:
    from fuda.library import decks as library
    from fuda.surfaces.cli.cardtext import cards_by_number, name_of

    found = library.decks(game)
    if as_json:
        content = [
            {"name": {"ja": each.name.ja, "en": each.name.en}, "file": each.file, "cards": dict(Counter(each.cards))}
            for each in found
        ]
        print_json({"game": game, "fixed": library.fixed_deck(game) is not None, "decks": content})
        return
    known = cards_by_number(game)
    for each in found:
        click.echo(f"{chosen(each.name)}  {say('decks', 'size', cards=len(each.cards))}  {each.file}".rstrip())
        for number, count in Counter(each.cards).items():
            click.echo(f"    {count}× {number}  {name_of(known[number])}")
    if library.fixed_deck(game) is not None:
        click.echo(say("decks", "fixed", game=game))


@command("deck check", deck)
@click.argument("game")
@click.argument("file", type=click.Path(path_type=Path))
@option("--variant", metavar="NAME")
@option("--cards", "own", multiple=True, type=click.Path(path_type=Path), metavar="FILE", word="own-cards")
def check(game: str, file: Path, variant: str | None, own: tuple[Path, ...], as_json: bool) -> int:
    from fuda.api import load
    from fuda.library.decks import examine
    from fuda.library.own_cards import own_cards

    with own_cards(game, own):
        found, problems = examine(game, file, load(game).variant(variant))
        said = [each.explain(language()) for each in problems]
    size = 0 if found is None else len(found.cards)
    if as_json:
        told = [
            {"kind": each.name, "line": each.line, "card": each.card, "message": message}
            for each, message in zip(problems, said, strict=True)
        ]
        print_json({"game": game, "file": str(file), "cards": size, "passed": not problems, "problems": told})
    else:
        for message in said:
            click.echo(message)
        words = {"game": game, "file": file, "cards": size, "problems": len(problems)}
        click.echo(say("decks", "not-clean" if problems else "clean", **words))
    if any(each.name in UNREADABLE for each in problems):
        return BAD_FILE
    return NO if problems else 0
