"""`fuda games`: which games are there?"""

from __future__ import annotations

import click

from fuda.surfaces.cli.frame import command
from fuda.surfaces.cli.printing import print_json
from fuda.surfaces.cli.words import chosen, say


@command("games")
def games(as_json: bool) -> None:
    from fuda.library.loading import GAMES, count_cards, count_clauses
    from fuda.play.bots.levels import levels
    from fuda.play.players import BOTS

    found = [
        {
            "id": entry.id,
            "name": {"ja": entry.name.ja, "en": entry.name.en},
            "cards": count_cards(entry.id),
            "clauses": count_clauses(entry.id),
            "variants": [
                {
                    "id": each.id,
                    "name": {"ja": each.name.ja, "en": each.name.en},
                    "summary": {"ja": each.summary.ja, "en": each.summary.en},
                }
                for each in entry.variants
            ],
        }
        for entry in GAMES.values()
    ]
    if as_json:
        strengths = [
            {"level": each.number, "bot": each.bot, "name": {"ja": each.name.ja, "en": each.name.en}}
            for each in levels()
        ]
        print_json({"games": found, "bots": list(BOTS), "levels": strengths})
        return
    for entry, facts in zip(GAMES.values(), found, strict=True):
        counts = say("games", "counts", cards=facts["cards"], clauses=facts["clauses"])
        click.echo(f"{entry.id}  {chosen(entry.name)}  {counts}")
        for variant in entry.variants:
            click.echo(f"    --variant {variant.id:12} {chosen(variant.name)}: {chosen(variant.summary)}")
    click.echo(say("games", "bots", bots=", ".join(BOTS)))
    named = ", ".join([f"{each.number} {chosen(each.name)}" for each in levels()])
    click.echo(say("games", "levels", levels=named))
    click.echo(say("games", "next", game=next(iter(GAMES))))
