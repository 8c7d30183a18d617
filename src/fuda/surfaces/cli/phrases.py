"""`fuda phrases`: with which phrases can a card of a game be written?"""

from __future__ import annotations

import click

from fuda.surfaces.cli.faults import NO
from fuda.surfaces.cli.frame import command
from fuda.surfaces.cli.printing import print_json
from fuda.surfaces.cli.words import say


@command("phrases")
@click.argument("game")
@click.argument("word", required=False, default="", metavar="[WORD]")
def phrases(game: str, word: str, as_json: bool) -> int:
    from fuda.library.trying import find_phrases

    found = find_phrases(game, word)
    if as_json:
        print_json({"game": game, "word": word, "phrases": [each.plain() for each in found]})
        return 0 if found else NO
    for each in found:
        clause = f"  [{each.clause}]" if each.clause else ""
        shown = each.ja.replace("\n", "\\n")
        click.echo(f"{each.category}: {shown}{clause}")
        click.echo("    " + each.en.replace("\n", "\\n"))
        if each.card:
            click.echo(f"    {each.card}  {each.example}")
    click.echo(say("phrases", "found" if found else "none", game=game, word=word, count=len(found)))
    return 0 if found else NO
