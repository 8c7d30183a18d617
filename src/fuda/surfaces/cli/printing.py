"""How does a result get out? As JSON, as lines, or as a table; stdout for results, stderr for everything else."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import click

if TYPE_CHECKING:
    from rich.console import Console

_UNBOUNDED: Final = 10_000  # columns of a file


def print_json(content: Any) -> None:
    """A result for other programs."""
    click.echo(json.dumps(content, ensure_ascii=False, indent=2))


def is_terminal(stream: Any) -> bool:
    """Whether somebody sits in front of it."""
    try:
        return bool(stream.isatty())
    except (AttributeError, ValueError):
        return False


def console(errors: bool = False, plain: bool = False, stream: Any = None) -> Console:
    """A rich console; without colours where nobody sees them, without line ends where a program reads."""
    from rich.console import Console

    stream = stream if stream is not None else sys.stderr if errors else sys.stdout
    terminal = is_terminal(stream)
    colourless = plain or not terminal or bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") == "dumb"
    return Console(
        file=stream,
        highlight=False,
        markup=False,
        emoji=False,
        force_terminal=terminal and not colourless,
        no_color=colourless,
        color_system=None if colourless else "auto",
        width=None if terminal else _UNBOUNDED,
        legacy_windows=False,
    )


def print_table(headings: Sequence[str], rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> None:
    """Rows in columns; the columns in `right` hold numbers."""
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, pad_edge=False, show_header=any(headings), header_style="bold", padding=(0, 2, 0, 0))
    for place, heading in enumerate(headings):
        last = place == len(headings) - 1
        table.add_column(
            Text(heading), justify="right" if place in right else "left", no_wrap=not last, overflow="fold"
        )
    for row in rows:
        table.add_row(*[Text(cell) for cell in row])
    target = console()
    with target.capture() as capture:
        target.print(table)
    for line in capture.get().splitlines():
        click.echo(line.rstrip())
