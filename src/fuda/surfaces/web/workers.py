"""Who works for the server? A few processes; tasks wait in a queue, and each has a time limit of its own.

A process that dies or takes too long is replaced. Its start, and what it reads before it can do a task at all, are not
part of the task: however slow the machine is, a process gets ready once and not anew for every task.
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
WORKER = "fuda.surfaces.web.worker"
READY: Final = 300.0  # seconds in which a process has to be ready for a task


class NotDone(Exception):
    """A task that had no time left, or whose process died."""


class TooMuch(Exception):
    """So many tasks wait already that this one is not taken."""


class _Task(NamedTuple):
    name: str
    arguments: list[Any]
    limit: float
    done: asyncio.Future[dict[str, Any]]
    before: tuple[str, str]  # what a process does once before its first task of this kind, and with what


class _Process(NamedTuple):
    """A process, and for what it is ready."""

    wire: asyncio.subprocess.Process
    ready: set[tuple[str, str]]


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

    async def carry_out(
        self,
        name: str,
        arguments: list[Any],
        limit: float,
        is_urgent: bool = False,
        before: tuple[str, str] = ("", ""),
    ) -> dict[str, Any]:
        """The outcome of a task; its time begins when a process is ready for it. NotDone, or TooMuch."""
        if self.waiting >= self._most:
            raise TooMuch
        done: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        (self._urgent if is_urgent else self._others).append(_Task(name, arguments, limit, done, before))
        self._has_work.release()
        return await done

    async def _work(self) -> None:
        process: _Process | None = None
        while True:
            await self._has_work.acquire()
            task = (self._urgent or self._others).popleft()
            if task.done.cancelled():
                continue
            try:
                if process is None or process.wire.returncode is not None:
                    process = _Process(await self._started(), set())
                    await asyncio.wait_for(_heard(process.wire), READY)
                if task.before[0] and task.before not in process.ready:
                    name, what = task.before
                    await asyncio.wait_for(_asked(process.wire, name, [what]), READY)
                    process.ready.add(task.before)
                found = await asyncio.wait_for(_asked(process.wire, task.name, task.arguments), task.limit)
            except (OSError, ValueError, asyncio.IncompleteReadError) as error:
                LOG.warning("a worker is replaced: %s at %s", type(error).__name__, task.name)
                self.replaced += 1
                if process is not None:
                    await self._killed(process.wire)
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
            WORKER,
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


async def _asked(process: asyncio.subprocess.Process, name: str, arguments: list[Any]) -> dict[str, Any]:
    assert process.stdin is not None
    process.stdin.write(json.dumps([name, arguments]).encode() + b"\n")
    await process.stdin.drain()
    return await _heard(process)


async def _heard(process: asyncio.subprocess.Process) -> dict[str, Any]:
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line:
        raise ConnectionResetError
    found: dict[str, Any] = json.loads(line)
    return found
