"""`fuda scenario run`: does a described position go on as described?"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from fuda.surfaces.cli.faults import BAD_FILE, NO, OURS, reported
from fuda.surfaces.cli.frame import command, group
from fuda.surfaces.cli.printing import print_json
from fuda.surfaces.cli.words import chosen, language, say

scenario = group("scenario")


@command("scenario run", scenario)
@click.argument("files", nargs=-1, required=True, metavar="FILE…", type=click.Path(path_type=Path))
def run(files: tuple[Path, ...], as_json: bool) -> int:
    found: list[dict[str, Any]] = []
    for file in files:
        for each in _listed(file):
            result, line = _played(each)
            found.append(result)
            if not as_json:
                click.echo(line)
                for message in result["messages"]:
                    click.echo("    " + message.replace("\n", "\n    "))
    failed = sum(not each["ok"] for each in found)
    if as_json:
        print_json({"passed": not failed, "scenarios": found})
    else:
        click.echo(say("scenario", "sum", scenarios=len(found), failed=failed))
    if any(each.get("broke") for each in found):
        return OURS
    if any(each.get("unusable") for each in found):
        return BAD_FILE
    return NO if failed else 0


def _listed(file: Path) -> list[Path]:
    """The file, or in the place of a folder the scenarios in it; the folder itself where there are none."""
    found = sorted(file.rglob("*.yaml")) if file.is_dir() else []
    return found or [file]


def _played(file: Path) -> tuple[dict[str, Any], str]:
    """What came of one scenario, and the line that says so. One that breaks the rules down does not keep the others
    from being played."""
    from fuda.library.files import BadFile
    from fuda.play.scenarios.playing import run_file

    try:
        if file.is_dir():
            raise BadFile("no-scenarios", str(file))
        result = run_file(file)
    except BadFile as error:
        told = {"file": str(file), "ok": False, "unusable": True, "messages": [error.explain(language())]}
        return told, say("scenario", "unusable", file=file)
    except Exception as error:
        told = {"file": str(file), "ok": False, "broke": True, "messages": [reported(error, [str(file)])]}
        return told, say("scenario", "broke", file=file)
    words = {"name": chosen(result.name), "checks": result.checks, "answers": result.answers}
    return {
        "file": str(file),
        "name": {"ja": result.name.ja, "en": result.name.en},
        "game": result.game,
        "clauses": list(result.clauses),
        "ok": result.ok,
        "answers": result.answers,
        "checks": result.checks,
        "messages": list(result.messages(language())),
    }, say("scenario", "holds" if result.ok else "fails", **words)
