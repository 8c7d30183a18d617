"""What can be done from a terminal? The command `fuda`; its commands are imported when they are called."""

from __future__ import annotations

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and leave with its exit code."""
    from fuda.surfaces.cli.root import ROOT

    ROOT.main(args=None if arguments is None else list(arguments), prog_name="fuda")
