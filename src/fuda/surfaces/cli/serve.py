"""`fuda serve`: let others play here."""

from __future__ import annotations

from pathlib import Path

import click

from fuda.surfaces.cli.frame import Whole, command, option
from fuda.surfaces.cli.printing import print_json
from fuda.surfaces.cli.words import say


@command("serve")
@option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("fuda-data"),
    show_default=True,
    metavar="DIR",
)
@option("--port", type=Whole(0, 65_535), default=8000, show_default=True, metavar="N")
@option("--host", default="127.0.0.1", show_default=True, metavar="ADDRESS", word="serve-host")
@option("--bots", type=Whole(1, 64), default=1, show_default=True, metavar="N", word="serve-bots")
@option("--rate", type=Whole(1, 100_000), default=20, show_default=True, metavar="N", word="serve-rate")
def serve(data: Path, port: int, host: str, bots: int, rate: int, as_json: bool) -> int:
    from fuda.surfaces.web.serving import run

    def say_where(address: str) -> None:
        if as_json:
            print_json({"address": address, "data": str(data)})
        else:
            click.echo(say("serve", "listening", address=address, data=data))

    return run(data, host, port, bots, rate, say_where)
