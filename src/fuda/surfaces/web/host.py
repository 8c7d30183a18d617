"""Who carries out what the service wants? Sockets, the database, the clock and worker processes, in one event loop."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256
from multiprocessing import get_context
from typing import Final

import msgspec

from fuda.service.outputs import Output, Send, Store, Think, Wake
from fuda.service.records import Value
from fuda.service.service import Service
from fuda.storage.records import RecordStore
from fuda.surfaces.web.bots import answered, end_with_the_server, posed

LOG: Final = logging.getLogger("fuda.server")
WAITING: Final = 200  # messages that a slow client may let wait before it is cut off
THINKING: Final = 20.0  # seconds after which a bot is answered for


class Host:
    """One service, its database and its clients."""

    def __init__(self, store: RecordStore, workers: int = 1, rate: int = 20) -> None:
        self.store: Final = store
        self.rate: Final = rate  # messages a second that one client may send
        self.service: Final = Service(lambda: secrets.token_urlsafe(18))
        self._people: Final = store.people()
        self._queues: Final[dict[int, asyncio.Queue[bytes | None]]] = {}
        self._connections = 0
        self._workers: Final = workers
        self._pool: ProcessPoolExecutor | None = None
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._loop: asyncio.AbstractEventLoop | None = None
        self.is_ready = False

    # --- beginning and end

    async def begin(self) -> None:
        """Take up all games that were stored."""
        self._loop = asyncio.get_running_loop()
        self._pool = self._new_pool()
        self._do(self.service.restore(time.time(), self.store.games()))
        self.is_ready = True

    async def end(self) -> None:
        """Let nobody wait; what was acknowledged is on disk already."""
        self.is_ready = False
        for queue in self._queues.values():
            queue.put_nowait(None)
        for task in tuple(self._tasks):
            task.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
        self.store.close()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, get_context("spawn"), end_with_the_server)

    # --- people

    async def new_guest(self) -> tuple[str, str]:
        """A token that only the guest has, and the guest's name; kept before it is told."""
        token, person = secrets.token_urlsafe(32), f"guest-{secrets.token_hex(4)}"
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        digest = _digest(token)
        self.store.add_person(digest, person, time.time(), self._calls(done))
        await done
        self._people[digest] = person
        return token, person

    def person_of(self, token: str) -> str | None:
        """Who has the token."""
        return self._people.get(_digest(token))

    def _calls(self, done: asyncio.Future[None]) -> Callable[[Exception | None], None]:
        loop = self._loop
        assert loop is not None

        def finish(error: Exception | None) -> None:
            if not done.done():
                done.set_result(None) if error is None else done.set_exception(error)

        return lambda error: _soon(loop, finish, error)

    # --- wires

    def connect(self, person: str) -> tuple[int, asyncio.Queue[bytes | None]]:
        """A new wire: its number, and what is to be sent on it (None: close it)."""
        self._connections += 1
        queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._queues[self._connections] = queue
        self._do(self.service.connect(time.time(), self._connections, person))
        return self._connections, queue

    def receive(self, connection: int, frame: bytes) -> None:
        """A frame came in on a wire."""
        self._do(self.service.receive(time.time(), connection, frame))

    def disconnect(self, connection: int) -> None:
        """A wire is gone."""
        self._queues.pop(connection, None)
        self._do(self.service.disconnect(time.time(), connection))

    # --- outputs

    def _do(self, outputs: list[Output]) -> None:
        for each in outputs:
            if isinstance(each, Send):
                self._send(each)
            elif isinstance(each, Store):
                self._store(each)
            elif isinstance(each, Think):
                self._start(self._think(each))
            elif isinstance(each, Wake):
                assert self._loop is not None
                self._loop.call_later(max(0.0, each.at - time.time()), self._tick)

    def _send(self, send: Send) -> None:
        queue = self._queues.get(send.connection)
        if queue is None:
            return
        if queue.qsize() >= WAITING:
            queue.put_nowait(None)
            return
        queue.put_nowait(msgspec.json.encode(send.message))

    def _store(self, store: Store) -> None:
        loop = self._loop
        assert loop is not None

        def told(error: Exception | None) -> None:
            now = time.time()
            if error is None:
                self._do(self.service.stored(now, store.ticket))
            else:
                LOG.error("not stored: %s", type(error).__name__)
                self._do(self.service.not_stored(now, store.ticket))

        self.store.append(store.game, store.record, lambda error: _soon(loop, told, error))

    def _tick(self) -> None:
        self._do(self.service.tick(time.time()))

    def _start(self, work: object) -> None:
        task = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, think: Think) -> None:
        """Ask a worker; a worker that dies or takes too long is replaced, and the usual answer given."""
        table = self.service.tables[think.game]
        if table.game.asked[think.seat] != think.question:
            return
        loop = asyncio.get_running_loop()
        value: Value = -1  # fits no question: then the service gives the usual answer
        pool = self._pool
        assert pool is not None
        try:
            position = posed(table.game, think.seat)
            future = loop.run_in_executor(pool, answered, table.game.start.game, think.bot, think.seat, position)
            value = await asyncio.wait_for(future, THINKING)
        except (BrokenProcessPool, TimeoutError) as error:
            LOG.warning("a bot was answered for: %s", type(error).__name__)
            if self._pool is pool:
                pool.shutdown(wait=False, cancel_futures=True)
                self._pool = self._new_pool()
        self._do(self.service.thought(time.time(), think.game, think.seat, think.question, value))


def _soon(loop: asyncio.AbstractEventLoop, deed: Callable[[Exception | None], None], error: Exception | None) -> None:
    """Call from another thread; a loop that has ended needs nothing any more."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(deed, error)


def _digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()
