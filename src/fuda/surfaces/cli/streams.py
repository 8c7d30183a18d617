"""What if nobody reads what we say? The three streams of a process may be closed, full, or closed while we write.

A stream that was closed from the beginning has no object in Python, and its number would go to the next file that is
opened. A stream that could not take all that was written would fail once more when the process ends.
"""

from __future__ import annotations

import errno
import io
import os
import sys
from contextlib import suppress
from typing import Any


class Closed(io.TextIOBase):
    """Stands for an output that was closed before we began."""

    def writable(self) -> bool:
        return True

    def write(self, text: str) -> int:
        """Say so to whoever writes."""
        if not text:
            return 0
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))


def make_ready() -> None:
    """Put something in the place of streams that are closed; a terminal that lacks a character still shows the rest,
    and bytes that are no character can be typed."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:
            nothing = os.open(os.devnull, os.O_RDWR)  # takes the number that would go to the next file
            stream: Any = Closed()
            if name != "stdout":
                stream = open(nothing, "r" if name == "stdin" else "w", encoding="utf-8", closefd=False)  # noqa: SIM115
            setattr(sys, name, stream)
    for each in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(each, "reconfigure"):
            each.reconfigure(errors="replace")


def let_go() -> None:
    """What is left unwritten is not tried again when the process ends."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            with suppress(OSError, ValueError):
                nothing = os.open(os.devnull, os.O_WRONLY)
                os.dup2(nothing, stream.fileno())
                os.close(nothing)
