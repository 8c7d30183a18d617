"""`fuda booster`: which cards are in these boosters?"""

from __future__ import annotations

from collections import Counter

import click

from fuda.surfaces.cli.faults import USAGE, complain
from fuda.surfaces.cli.frame import Seed, Whole, command, option
from fuda.surfaces.cli.printing import print_json
from fuda.surfaces.cli.words import language, say


@command("booster")
@click.argument("game")
@option("--packs", type=Whole(1, 10_000), metavar="N")
@option("--seed", type=Seed(), metavar="SEED")
def booster(game: str, packs: int | None, seed: str | None, as_json: bool) -> int:
    from fuda.play.boosters import NoBoosters, open_boosters

    try:
        found = open_boosters(game, packs, seed)
    except NoBoosters as error:
        complain(error.explain(language()))
        return USAGE
    if as_json:
        cards = dict(sorted(Counter([number for each in found.boosters for number in each]).items()))
        content = {"game": game, "seed": found.seed, "boosters": found.boosters, "is_deck": found.is_deck}
        print_json({**content, "cards": cards})
        return 0
    click.echo(say("booster", "head", game=game, packs=len(found.boosters), seed=found.seed))
    for place, numbers in enumerate(found.boosters, 1):
        click.echo()
        click.echo(say("booster", "pack", place=place))
        for number in numbers:
            click.echo(_line(game, number))
    if found.is_deck:
        click.echo()
        click.echo(say("booster", "deck", cards=sum([len(each) for each in found.boosters])))
    return 0


def _line(game: str, number: str) -> str:
    from fuda.surfaces.cli.cardtext import cards_by_number, name_of

    card = cards_by_number(game)[number]
    subname = card.fields.get("subname", {}).get(language(), "")
    name = f"{name_of(card)} [{subname}]" if subname else name_of(card)
    return f"    {number}  {card.fields['rarity']:<2}  {name}"
