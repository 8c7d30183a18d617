"""Who writes a record? One process at a time: it holds a lock of the system, which ends with it, however it ends."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

_FAR: Final = 1 << 40  # on Windows a locked byte cannot be read; nobody reads there
_TAKEN: Final = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)  # what the systems say when somebody else has the lock


class InUse(Exception):
    """Another process writes the file."""


class Claim:
    """The right to write a file that is there; InUse when another has it, OSError when the file cannot be written."""

    def __init__(self, path: Path) -> None:
        self._file = -1
        self._file = os.open(path, os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0))
        try:
            _lock(self._file)
        except OSError as error:
            # Where the place knows no locks the game is played without one.
            if error.errno in _TAKEN:
                self.release()
                raise InUse(str(path)) from None

    def append(self, line: bytes) -> None:
        """Add a line and wait until it is on the disk; nothing of it stays when it does not fit there."""
        before = os.fstat(self._file).st_size
        try:
            left = memoryview(line)
            while left:
                left = left[os.write(self._file, left) :]
            os.fsync(self._file)
        except OSError:
            with suppress(OSError):
                os.ftruncate(self._file, before)
            raise

    def cut(self, size: int) -> None:
        """Leave only the first bytes."""
        os.ftruncate(self._file, size)
        os.fsync(self._file)

    def release(self) -> None:
        """Let another process write."""
        if self._file >= 0:
            file, self._file = self._file, -1
            os.close(file)

    def __del__(self) -> None:
        with suppress(OSError, AttributeError):
            self.release()


def _lock(file: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        os.lseek(file, _FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def is_claimed(path: Path) -> bool:
    """Whether a process writes the file now."""
    try:
        Claim(path).release()
    except InUse:
        return True
    except OSError:
        return False
    return False
