"""Who carries out what the service wants? Sockets, the database, the clock and worker processes, in one event loop."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets
import threading
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Final

import msgspec

from fuda.library.loading import GAMES
from fuda.library.messages import LANGUAGES, message
from fuda.service.authority import ALL
from fuda.service.limits import Limit
from fuda.service.outputs import (
    Complain,
    Fetch,
    Forget,
    KeepRoom,
    Output,
    Ponder,
    Recall,
    Seek,
    Send,
    Shun,
    Store,
    Think,
    Wake,
)
from fuda.service.server_messages import Acknowledged, Refused
from fuda.service.service import Service
from fuda.storage import leases, people, waiting
from fuda.storage.people import Known
from fuda.storage.records import Away, NotOurs, RecordStore
from fuda.surfaces.web.bots import Bots
from fuda.surfaces.web.games import game_told
from fuda.surfaces.web.metrics import Metrics
from fuda.surfaces.web.replay_keeping import Busy, Replays
from fuda.surfaces.web.security import Budget, digest, fresh_token, nobodys
from fuda.surfaces.web.settings import Settings
from fuda.surfaces.web.sharing import Sharing
from fuda.surfaces.web.taking_up import TakingUp

LOG: Final = logging.getLogger("fuda.server")
WAITING: Final = 200  # messages that a slow client may let wait before it is cut off
LOOK: Final = 0.25  # seconds between looks whether everything has its turn in time
SWEEP: Final = 30.0  # seconds between looks for games that need not be held
SAID: Final = 10.0  # seconds between two lines of the log that something cannot be written
_ANSWER: Final = b'"answer"'
_ENCODER: Final = msgspec.json.Encoder()


class Host:
    """One service, its database and its clients."""

    def __init__(self, store: RecordStore, settings: Settings) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self.metrics: Final = Metrics()
        self.service: Final = Service(lambda: secrets.token_urlsafe(18))
        self._queues: Final[dict[int, asyncio.Queue[bytes | None]]] = {}
        self._connections = 0
        self.bots: Final = Bots(self)
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._known: Final[dict[str, Known]] = {}
        self.sessions_ended = 0  # how often: who was read from the database before may be nobody now
        self._said_at = 0.0  # when the log had it that something could not be written
        self.wires: Final[dict[str, set[int]]] = {}  # by the digest of the token that opened them
        self.is_ready = self.is_ending = False
        self._answering: Final[dict[int, float]] = {}  # by connection: when the last answer came in
        self._paces: Final = Limit(settings.answers, 1.0)
        self._work: Final = Budget(settings.share, settings.spare)
        self._addresses: Final[Counter[str]] = Counter()  # how many connections there are from each
        self.replays: Final = Replays(store)
        self._faults: Final[set[str]] = set()
        self.process: Final = secrets.token_urlsafe(9)
        self.address = settings.address  # where others reach this process
        self.games: Final = TakingUp(self)
        self.sharing: Final = Sharing(self)

    # --- beginning and end

    async def begin(self) -> None:
        """Know of all games that go on; each is taken up when somebody comes to it, or in its turn."""
        self._loop = asyncio.get_running_loop()
        self.bots.begin()
        self.service.blocks.update(people.blocks(self.store))
        if self.store.backend.is_shared:
            await self.deed(partial(leases.alive, process=self.process, address=self.address))
            self.start(self.sharing.beat())
        games = self.store.beginnings()
        for each in games:
            self.service.sleeps(each)
        if not self.store.backend.is_shared:
            self.carry_out(self.service.rooms_kept(time.time(), await self.deed(waiting.all_rooms)))
            self.games.want_later([each.id for each in games if each.goes_on_alone])
        self.start(self.games.work())
        self.start(self._sweep())
        self.start(self._watch_loop())
        threading.Thread(target=self._load_games, args=(self._loop,), name="fuda-rules", daemon=True).start()
        self.is_ready = True

    async def end(self) -> None:
        """Let nobody wait; what was acknowledged is on disk already."""
        self.is_ready, self.is_ending = False, True
        for queue in self._queues.values():
            queue.put_nowait(None)
        for task in tuple(self._tasks):
            task.cancel()
        await self.bots.end()
        with contextlib.suppress(Away):
            await self.games.end()
        self.replays.end()
        if self.store.backend.is_shared and not self.store.is_away:
            with contextlib.suppress(Away):
                await self.deed(partial(leases.leave, process=self.process))
        await asyncio.to_thread(self.store.close)

    def _load_games(self, loop: asyncio.AbstractEventLoop) -> None:
        """Read all rules before somebody waits for them; the end of the server does not wait for that."""
        for each in GAMES:
            if self.is_ending:
                return
            try:
                game_told(each)
            except Exception as error:  # whoever wants to play it will hear of it
                _soon(loop, self.broke_down, error)
            _soon(loop, self.games.rules_are_read, each)
        nobodys()

    async def _watch_loop(self) -> None:
        """Measure how long whatever is due has to wait for its turn."""
        while True:
            due = time.perf_counter() + LOOK
            await asyncio.sleep(LOOK)
            self.metrics.late.see(max(0.0, time.perf_counter() - due))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                self.carry_out(self.service.sweep(time.time()))
            except Exception as error:  # the next time comes
                self.broke_down(error)

    # --- people

    async def new_guest(self) -> tuple[str, str]:
        """A token that only the guest has, and the guest's name; kept before it is told."""
        token, person = fresh_token(), f"guest-{secrets.token_hex(4)}"
        now = time.time()

        def deed(connection: Any) -> None:
            people.add_person(connection, person, person, now, None, None, "guest")
            people.add_session(connection, digest(token), person, "guest", ALL, "", now)

        await self.deed(deed)
        return token, person

    async def known_by(self, token: str) -> Known | None:
        """Who has the token."""
        if not token:
            return None
        key = digest(token)
        found = self._known.get(key)
        if found is None:
            ended = self.sessions_ended
            found = await asyncio.to_thread(people.known_by, self.store, key)
            if found is not None and not self.store.backend.is_shared and ended == self.sessions_ended:
                if len(self._known) > 20_000:
                    self._known.clear()
                self._known[key] = found
        return found

    async def strength_known(self, *persons: str) -> None:
        """Know how strong somebody is now."""
        for person in persons:
            self.service.strong(person, await asyncio.to_thread(people.ratings_of, self.store, person))

    def forget(self, person: str, begin: str = "") -> None:
        """Sessions of somebody have changed: they are read again, and wires of those that ended are cut."""
        self.sessions_ended += 1
        for key in [key for key, known in self._known.items() if known.person == person]:
            del self._known[key]
        if begin:
            self.cut([key for key in self.wires if key.startswith(begin)])

    def cut(self, keys: Iterable[str]) -> None:
        """The wires that were opened by these tokens end."""
        for wire in [wire for key in keys for wire in self.wires.get(key, ())]:
            if wire in self._queues:
                self._queues[wire].put_nowait(None)

    def rename(self, person: str, name: str) -> None:
        """Somebody who is here is called otherwise from now on."""
        known = self.service.people.get(person)
        if known is not None:
            self.service.people[person] = known._replace(name=name)

    async def deed(self, deed: Callable[[Any], Any]) -> Any:
        """Something is written; what it found, once it is on disk. Away where it cannot be written; that something is
        there already is said by the database's own error."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()

        def finish(value: Any, error: Exception | None) -> None:
            if not done.done():
                done.set_result(value) if error is None else done.set_exception(error)

        self.store.do(deed, lambda value, error: _soon(loop, finish, value, error))
        try:
            return await done
        except self.store.backend.errors as error:
            if isinstance(error, self.store.backend.taken):
                raise
            self.not_written(error)
            raise Away("not-stored") from None

    def not_written(self, error: Exception) -> None:
        """Something could not be written: it is counted, and now and then logged."""
        self.metrics.not_stored += 1
        if time.monotonic() - self._said_at >= SAID or not self._said_at:
            self._said_at = time.monotonic()
            why = getattr(error, "sqlite_errorname", None) or getattr(error, "sqlstate", None) or ""
            LOG.error("not stored: %s %s", type(error).__name__, why)

    # --- wires

    def connect(self, known: Known) -> tuple[int, asyncio.Queue[bytes | None]]:
        """A new wire: its number, and what is to be sent on it (None: close it)."""
        self._connections += 1
        wire = self._connections
        queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._queues[wire] = queue
        self.wires.setdefault(known.digest, set()).add(wire)
        self.metrics.wires = len(self._queues)
        self.carry_out(self.service.connect(time.time(), wire, known.person, known.name, known.standing))
        return wire, queue

    def lets_in(self, address: str) -> bool:
        """Count a connection from an address; False if there are too many already. `let_out` counts it no more."""
        self._addresses[address] += 1
        return self._addresses[address] <= self.settings.wires or self.let_out(address)

    def let_out(self, address: str) -> bool:
        """A connection from an address has ended."""
        self._addresses[address] -= 1
        if not self._addresses[address]:
            del self._addresses[address]
        return False

    async def pace(self, person: str, frame: bytes) -> None:
        """Who answers faster than anybody can think, or asks for more work than one person's share, is let wait:
        nothing of it is refused, and nobody else waits."""
        while _ANSWER in frame and (wait := self._paces.wait(person, time.monotonic())) > 0:
            await asyncio.sleep(wait)
        while (wait := self._work.wait(person, time.monotonic())) > 0:
            await asyncio.sleep(wait)

    def receive(self, connection: int, person: str, frame: bytes) -> None:
        """A frame came in on a wire."""
        self.metrics.frames += 1
        self._full()
        began, worked = time.perf_counter(), time.thread_time()
        if _ANSWER in frame:
            self._answering[connection] = began
        try:
            self.carry_out(self.service.receive(time.time(), connection, frame))
        except Exception as error:  # a fault of ours; whoever found it gets no further, and everybody else goes on
            self.broke_down(error)
            said = {each: message(each, "server-fault") for each in LANGUAGES}
            self.tell(connection, Refused("server-fault", said["ja"], said["en"]))
        self._work.spend(person, time.thread_time() - worked, time.monotonic())
        self.metrics.heeded.see(time.perf_counter() - began)

    def broke_down(self, error: Exception) -> None:
        """Log a fault, each kind once."""
        frames = traceback.extract_tb(error.__traceback__)
        place = f"{type(error).__name__} {frames[-1].filename}:{frames[-1].lineno}" if frames else type(error).__name__
        self.metrics.faults += 1
        if place not in self._faults:
            self._faults.add(place)
            LOG.error("something broke down", exc_info=error)

    def tell(self, connection: int, said: Any) -> None:
        """Say something to one wire, on behalf of the host."""
        self._send(Send(connection, said))

    def disconnect(self, connection: int, known: Known) -> None:
        """A wire is gone."""
        self._queues.pop(connection, None)
        self._answering.pop(connection, None)
        wires = self.wires.get(known.digest, set())
        wires.discard(connection)
        if not wires:
            self.wires.pop(known.digest, None)
        self.metrics.wires = len(self._queues)
        self.carry_out(self.service.disconnect(time.time(), connection))

    def _full(self) -> None:
        self.service.full = self.service.held >= self.settings.games or self.metrics.waiting > 2000

    # --- outputs

    def carry_out(self, outputs: list[Output]) -> None:
        for each in outputs:
            if isinstance(each, Send):
                self._send(each)
            elif isinstance(each, Store):
                self._store(each)
            elif isinstance(each, KeepRoom):
                self._keep_room(each)
            elif isinstance(each, Seek):
                self.start(self.sharing.seek(each))
            elif isinstance(each, Think):
                self.start(self.bots.think(each))
            elif isinstance(each, Wake):
                assert self._loop is not None
                self._loop.call_later(max(0.0, each.at - time.time()), self._tick)
            elif isinstance(each, Fetch):
                self._fetch(each)
            elif isinstance(each, Ponder):
                self.start(self.bots.ponder(each))
            elif isinstance(each, Recall):
                self.start(self._recall(each))
            elif isinstance(each, Shun):
                self._keep(each.ticket, partial(people.keep_block, person=each.by, blocked=each.about, on=each.on))
            elif isinstance(each, Complain):
                report = (each.game, each.by, each.about, each.text, each.why, each.at)
                key = hashlib.sha256("\n".join(report[:4]).encode()).hexdigest()[:24]  # the same is reported once
                self._keep(each.ticket, partial(people.keep_report, id=key, report=report))
            elif isinstance(each, Forget):
                self.games.forget(each.game)

    def _fetch(self, fetch: Fetch) -> None:
        if fetch.is_whole:
            self.start(self.games.make_whole(fetch.game))
        elif fetch.game in self.service.asleep:
            self.games.want(fetch.game)
        else:
            self.games.look_for(fetch.game)

    def _send(self, send: Send) -> None:
        queue = self._queues.get(send.connection)
        if queue is None:
            return
        if queue.qsize() >= WAITING:
            del self._queues[send.connection]  # nothing more is kept for it
            queue.put_nowait(None)
            return
        queue.put_nowait(_ENCODER.encode(send.message))
        if isinstance(send.message, Acknowledged):
            began = self._answering.pop(send.connection, None)
            if began is not None:
                self.metrics.answered(time.perf_counter() - began)

    def _store(self, store: Store) -> None:
        loop = self._loop
        assert loop is not None
        began = time.perf_counter()
        self.metrics.waiting += 1

        def told(error: Exception | None) -> None:
            self.metrics.waiting -= 1
            now = time.time()
            if error is None:
                self.metrics.stored.see(time.perf_counter() - began)
                self.guarded(partial(self.service.stored, now, store.ticket), store.game)
                self._stored(store)
            else:
                self.not_written(error)
                self.carry_out(self.service.not_stored(now, store.ticket))
                if isinstance(error, NotOurs):
                    self.games.fences.pop(store.game, None)
                    self.service.rooms.pop(store.room, None)
                    self.carry_out(self.service.lost(store.game))

        fence = self.games.fences.setdefault(store.game, 0)
        heard: Callable[[Exception | None], None] = partial(_soon, loop, told)
        self.store.append(store.game, store.record, heard, store.closed, self.process, fence, store.room)

    def _keep(self, ticket: int, deed: Callable[[Any], Any]) -> None:
        """Write something that the service hears of by its ticket."""
        loop = self._loop
        assert loop is not None

        def told(_: Any, error: Exception | None) -> None:
            if error is not None:
                self.not_written(error)
            heard = self.service.stored if error is None else self.service.not_stored
            self.carry_out(heard(time.time(), ticket))

        self.store.do(deed, lambda value, error: _soon(loop, told, value, error))

    def _keep_room(self, keep: KeepRoom) -> None:
        owner = self.process if self.store.backend.is_shared else ""
        deed: Callable[[Any], Any] = partial(waiting.drop_room, room=keep.room.id, owner=owner or None)
        if keep.is_there:
            deed = partial(waiting.keep_room, room=keep.room, at=time.time(), owner=owner)
        self._keep(keep.ticket, deed)

    def _stored(self, store: Store) -> None:
        """A record is stored: what follows for checkpoints and ratings."""
        if store.closed is None:
            self.games.stored(store.game)
            return
        self.games.is_over(store.game)
        table = self.service.tables.get(store.game)
        if store.closed.is_rated and table is not None:
            self.start(self.strength_known(*table.game.start.players))

    def _tick(self) -> None:
        now = time.time()
        for game in self.service.due(now):
            self.guarded(partial(self.service.tick_at, now, game), game)

    def guarded(self, step: Callable[[], list[Output]], game: str) -> None:
        """Do what a step of the service leads to. Where that breaks down, the game is read again from its records, and
        everybody else goes on."""
        try:
            self.carry_out(step())
        except Exception as error:
            self.broke_down(error)
            self.carry_out(self.service.lost(game))

    def start(self, work: Any) -> None:
        """Let something be done; the end of the server does not wait for it."""
        if self.is_ending:
            work.close()
            return
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Exception) and not isinstance(error, Away):
            self.broke_down(error)

    async def _recall(self, recall: Recall) -> None:
        """Look up a game from which somebody wants to play on."""
        found, why = None, "no-such-table"
        try:
            found = await self.replays.of(recall.person, recall.message.game)
        except (Away, Busy) as error:
            why = error.name
        finally:
            self.carry_out(self.service.recalled(time.time(), recall, found, why))


def _soon(loop: asyncio.AbstractEventLoop, deed: Callable[..., None], *values: Any) -> None:
    """Call from another thread; a loop that has ended needs nothing any more."""
    if not loop.is_closed():
        with contextlib.suppress(RuntimeError):  # it was closed just now
            loop.call_soon_threadsafe(deed, *values)
