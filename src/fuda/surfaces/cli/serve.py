"""`fuda serve`: let others play here."""

from __future__ import annotations

import os
from pathlib import Path

import click

from fuda.surfaces.cli.frame import Whole, command, option
from fuda.surfaces.cli.printing import print_json
from fuda.surfaces.cli.words import say


@command("serve")
@option("--data", type=click.Path(file_okay=False), metavar="DIR")
@option("--port", type=Whole(0, 65_535), metavar="N")
@option("--host", metavar="ADDRESS", word="serve-host")
@option("--bots", type=Whole(1, 64), metavar="N", word="serve-bots")
@option("--rate", type=Whole(1, 100_000), metavar="N", word="serve-rate")
@option("--database", metavar="ADDRESS", word="serve-database")
@option("--settings", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", word="serve-settings")
def serve(
    data: str | None,
    port: int | None,
    host: str | None,
    bots: int | None,
    rate: int | None,
    database: str | None,
    settings: Path | None,
    as_json: bool,
) -> int:
    from fuda.surfaces.web.serving import run
    from fuda.surfaces.web.settings import read

    given = {"data": data, "port": port, "host": host, "bots": bots, "rate": rate, "database": database}
    chosen = read(settings, os.environ, given)

    def say_where(address: str) -> None:
        if as_json:
            print_json({"address": address, "data": chosen.data})
        else:
            click.echo(say("serve", "listening", address=address, data=chosen.database or chosen.data))

    return run(chosen, say_where)
