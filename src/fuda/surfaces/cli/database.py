"""`fuda database`: bring a server's database to the newest form, carry it elsewhere, and back."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from fuda.surfaces.cli.frame import command, group, option
from fuda.surfaces.cli.printing import print_json
from fuda.surfaces.cli.words import say

if TYPE_CHECKING:
    from fuda.storage.backends import Backend

database = group("database")


def _backend(data: str | None, address: str | None, settings: Path | None) -> Backend:
    from fuda.storage.backends import backend_of
    from fuda.surfaces.web.settings import read

    chosen = read(settings, os.environ, {"data": data, "database": address})
    return backend_of(chosen.database_address)


@contextmanager
def _reached(backend: Backend, is_there: bool = True) -> Iterator[Backend]:
    """Whatever the database itself says is wrong is said in words; a file that is to be there is not made anew."""
    from fuda.storage.backends import Sqlite
    from fuda.storage.migrations import BadStore

    if is_there and isinstance(backend, Sqlite) and not Path(backend.path).is_file():
        raise BadStore("no-database", file=backend.shown)
    try:
        yield backend
    except backend.errors as error:
        raise BadStore("bad-database", why=str(error).strip(), file=backend.shown) from None


@command("database migrate", database)
@option("--data", type=click.Path(file_okay=False), metavar="DIR")
@option("--database", "address", metavar="ADDRESS", word="serve-database")
@option("--settings", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", word="serve-settings")
@option("--dry-run", is_flag=True, word="dry-run")
def migrate(data: str | None, address: str | None, settings: Path | None, dry_run: bool, as_json: bool) -> None:
    from fuda.storage.migrations import migrate as bring

    with _reached(_backend(data, address, settings)) as backend:
        done = bring(backend, dry_run)
    if as_json:
        print_json({"dry_run": dry_run, "steps": [{"number": each.number, "title": each.title} for each in done]})
        return
    for each in done:
        click.echo(f"{each.number}  {each.title}")
    click.echo(say("database", "tried" if dry_run else "migrated", steps=len(done)))


@command("database backup", database)
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@option("--data", type=click.Path(file_okay=False), metavar="DIR")
@option("--database", "address", metavar="ADDRESS", word="serve-database")
@option("--settings", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", word="serve-settings")
def backup(file: Path, data: str | None, address: str | None, settings: Path | None, as_json: bool) -> None:
    from fuda.storage.backup import back_up

    with _reached(_backend(data, address, settings)) as backend:
        rows = back_up(backend, file)
    if as_json:
        print_json({"file": str(file), "rows": rows})
    else:
        click.echo(say("database", "backed-up", file=file, rows=rows))


@command("database restore", database)
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@option("--data", type=click.Path(file_okay=False), metavar="DIR")
@option("--database", "address", metavar="ADDRESS", word="serve-database")
@option("--settings", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", word="serve-settings")
def restore(file: Path, data: str | None, address: str | None, settings: Path | None, as_json: bool) -> None:
    from fuda.storage.backup import restore as bring_back

    if data is not None:
        Path(data).mkdir(parents=True, exist_ok=True)
    with _reached(_backend(data, address, settings), is_there=False) as backend:
        rows = bring_back(backend, file)
    if as_json:
        print_json({"file": str(file), "rows": rows})
    else:
        click.echo(say("database", "restored", file=file, rows=rows))
