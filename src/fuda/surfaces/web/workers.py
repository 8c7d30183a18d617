"""Who works for the server? A few processes; tasks wait in a queue, and each has a time limit of its own.

A process that dies or takes too long is replaced.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
from collections import deque
from typing import Any, Final, NamedTuple

LOG: Final = logging.getLogger("fuda.workers")
LONGEST: Final = 4 * 1024 * 1024  # bytes of an answer


class NotDone(Exception):
    """A task that had no time left, or whose process died."""


class TooMuch(Exception):
    """So many tasks wait already that this one is not taken."""


class _Task(NamedTuple):
    name: str
    arguments: list[Any]
    limit: float
    done: asyncio.Future[dict[str, Any]]


class Workers:
    """So many processes at once. Tasks of one queue are carried out in their order; urgent ones come first."""

    def __init__(self, count: int, most_waiting: int = 10_000) -> None:
        self._count: Final = count
        self._most: Final = most_waiting
        self._urgent: Final[deque[_Task]] = deque()
        self._others: Final[deque[_Task]] = deque()
        self._has_work: Final = asyncio.Semaphore(0)
        self._loops: Final[list[asyncio.Task[None]]] = []
        self._processes: Final[set[asyncio.subprocess.Process]] = set()
        self.replaced = 0

    @property
    def waiting(self) -> int:
        """How many tasks wait."""
        return len(self._urgent) + len(self._others)

    def begin(self) -> None:
        """Let the processes be there."""
        self._loops.extend([asyncio.create_task(self._work()) for _ in range(self._count)])

    async def end(self) -> None:
        """Kill them all; what waits is not done."""
        for loop in self._loops:
            loop.cancel()
        for process in tuple(self._processes):
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        for task in (*self._urgent, *self._others):
            if not task.done.done():
                task.done.set_exception(NotDone())
                task.done.exception()

    async def carry_out(self, name: str, arguments: list[Any], limit: float, is_urgent: bool = False) -> dict[str, Any]:
        """The outcome of a task; its time begins when a process takes it. NotDone, or TooMuch."""
        if self.waiting >= self._most:
            raise TooMuch
        done: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        (self._urgent if is_urgent else self._others).append(_Task(name, arguments, limit, done))
        self._has_work.release()
        return await done

    async def _work(self) -> None:
        process: asyncio.subprocess.Process | None = None
        while True:
            await self._has_work.acquire()
            task = (self._urgent or self._others).popleft()
            if task.done.cancelled():
                continue
            try:
                if process is None or process.returncode is not None:
                    process = await self._started()
                found = await asyncio.wait_for(_asked(process, task), task.limit)
            except (OSError, ValueError, asyncio.IncompleteReadError) as error:
                LOG.warning("a worker is replaced: %s at %s", type(error).__name__, task.name)
                self.replaced += 1
                if process is not None:
                    await self._killed(process)
                process = None
                if not task.done.done():
                    task.done.set_exception(NotDone())
                continue
            if not task.done.done():
                task.done.set_result(found)

    async def _started(self) -> asyncio.subprocess.Process:
        made = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "fuda.surfaces.web.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST,
            start_new_session=True,  # an interrupt at the terminal is the server's to heed
        )
        self._processes.add(made)
        return made

    async def _killed(self, process: asyncio.subprocess.Process) -> None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        self._processes.discard(process)


async def _asked(process: asyncio.subprocess.Process, task: _Task) -> dict[str, Any]:
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(json.dumps([task.name, task.arguments]).encode() + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise ConnectionResetError
    found: dict[str, Any] = json.loads(line)
    return found
