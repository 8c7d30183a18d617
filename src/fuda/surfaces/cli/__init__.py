"""What can be done from a terminal? The command `fuda`; its commands are imported when they are called."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from typing import Final

# What a command loads stays until it ends; looking through it for garbage as often as usual takes a third of its time.
LOOKED_THROUGH: Final = (20_000, 20, 20)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and leave with its exit code."""
    gc.set_threshold(*LOOKED_THROUGH)
    from fuda.surfaces.cli.root import ROOT

    ROOT.main(args=None if arguments is None else list(arguments), prog_name="fuda")
