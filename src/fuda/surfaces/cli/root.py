"""Where does the command line begin? The command `fuda`, its exit codes and its last words when something fails.

0 success, 1 the answer is no, 2 wrong usage, 3 a file or an output that cannot be used, 4 an error of ours, 130
interrupted, 141 nobody reads the output any more.
"""

from __future__ import annotations

import sys
from typing import Any, Final

import click

from fuda import __version__
from fuda.surfaces.cli.frame import WordedGroup, language_option, option
from fuda.surfaces.cli.streams import let_go, make_ready
from fuda.surfaces.cli.words import from_arguments, speak

_HOMES: Final = {
    name: f"fuda.surfaces.cli.{home}"
    for name, home in {
        "games": "games:games",
        "play": "play.command:play",
        "sim": "sim:sim",
        "cards": "cards:cards",
        "phrases": "phrases:phrases",
        "language": "language:language",
        "decks": "decks:decks",
        "deck": "decks:deck",
        "booster": "booster:booster",
        "rules": "rules:rules",
        "scenario": "scenario:scenario",
        "replay": "replay:replay",
        "judge": "judge:judge",
        "serve": "serve:serve",
        "database": "database:database",
        "bench": "bench:bench",
        "schema": "schema:schema",
    }.items()
}


class Root(WordedGroup):
    """The command `fuda` itself."""

    key = "fuda"

    def main(self, args: Any = None, prog_name: str | None = None, **extra: Any) -> Any:  # type: ignore[override]
        """Run a command line and leave with its exit code; no error gets out of here as a traceback."""
        arguments = sys.argv[1:] if args is None else list(args)
        speak(from_arguments(arguments))
        make_ready()
        extra["standalone_mode"] = False
        try:
            code = super().main(args=arguments, prog_name=prog_name or "fuda", **extra)
            sys.stdout.flush()  # now, while it can still be told that this does not go
        except (Exception, KeyboardInterrupt, SystemExit) as error:
            from fuda.surfaces.cli.faults import PIPE_CLOSED, answer_to

            # Not standalone, click ends the program itself only when nobody reads it any more; so does rich.
            code = PIPE_CLOSED if isinstance(error, SystemExit) else answer_to(error, arguments)
        let_go()
        sys.exit(code if isinstance(code, int) else 0)


def _show_version(context: click.Context, parameter: click.Parameter, value: bool) -> None:
    if value and not context.resilient_parsing:
        click.echo(f"fuda {__version__}")
        context.exit()


ROOT: Final = language_option(
    option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_show_version)(
        Root("fuda", homes=_HOMES, no_args_is_help=True)
    )
)
