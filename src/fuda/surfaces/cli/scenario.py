"""`fuda scenario run`: does a described position go on as described?"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from fuda.surfaces.cli.faults import BAD_FILE, NO
from fuda.surfaces.cli.frame import command, group
from fuda.surfaces.cli.printing import print_json
from fuda.surfaces.cli.words import chosen, language, say

scenario = group("scenario")


@command("scenario run", scenario)
@click.argument("files", nargs=-1, required=True, metavar="FILE…", type=click.Path(path_type=Path))
def run(files: tuple[Path, ...], as_json: bool) -> int:
    from fuda.library.files import BadFile
    from fuda.play.scenario import run_file

    found: list[dict[str, Any]] = []
    for file in _listed(files):
        try:
            result = run_file(file)
        except BadFile as error:
            said = error.explain(language())
            found.append({"file": str(file), "ok": False, "unusable": True, "messages": [said]})
            _tell(as_json, say("scenario", "unusable", file=file), [said])
            continue
        said_all = list(result.messages(language()))
        found.append(
            {
                "file": str(file),
                "name": {"ja": result.name.ja, "en": result.name.en},
                "game": result.game,
                "clauses": list(result.clauses),
                "ok": result.ok,
                "answers": result.answers,
                "checks": result.checks,
                "messages": said_all,
            }
        )
        words = {"name": chosen(result.name), "checks": result.checks, "answers": result.answers}
        _tell(as_json, say("scenario", "holds" if result.ok else "fails", **words), said_all)
    failed = sum(not each["ok"] for each in found)
    if as_json:
        print_json({"passed": not failed, "scenarios": found})
    else:
        click.echo(say("scenario", "sum", scenarios=len(found), failed=failed))
    if any(each.get("unusable") for each in found):
        return BAD_FILE
    return NO if failed else 0


def _listed(files: tuple[Path, ...]) -> list[Path]:
    """The files, and in the place of a folder the scenarios in it."""
    found: list[Path] = []
    for file in files:
        found += sorted(file.rglob("*.yaml")) if file.is_dir() else [file]
    return found


def _tell(as_json: bool, line: str, details: list[str]) -> None:
    if as_json:
        return
    click.echo(line)
    for each in details:
        click.echo("    " + each.replace("\n", "\n    "))
