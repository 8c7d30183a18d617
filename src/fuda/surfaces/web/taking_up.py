"""How are games taken up that were stored? Whoever is asked for comes first, then those that go on by themselves.

Games are read several at once in a thread, and brought to where they stand in the event loop, a few milliseconds at a
time: a thread would fight with the loop for every message. A game that needs neither a clock nor a bot sleeps until
somebody comes to it.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from fuda.library.loading import GAMES
from fuda.service import checkpoints
from fuda.service.live_game import LiveGame
from fuda.service.outputs import Closed
from fuda.service.records import Later, Started
from fuda.service.steps import Outcome, Steps
from fuda.storage import leases
from fuda.storage.records import Away, close_game, keep_checkpoint

if TYPE_CHECKING:
    from fuda.surfaces.web.host import Host

AT_ONCE: Final = 16  # games that are read together
SLICE: Final = 0.01  # seconds of work after which everybody else has a turn
EVERY: Final = 10  # records between two checkpoints of a game
FAREWELL: Final = 8.0  # seconds for the last checkpoints


class TakingUp:
    """The games of one process, from the disk to the service and back."""

    def __init__(self, host: Host) -> None:
        self._host: Final = host
        self._wanted: Final[dict[str, None]] = {}  # by somebody
        self._others: Final[dict[str, None]] = {}
        self._sought: Final[dict[str, None]] = {}  # that are over, or are not there
        self._has_work: Final = asyncio.Event()
        self._reader: Final = ThreadPoolExecutor(1, "fuda-games")
        self._until = 0.0  # when everybody else has a turn again
        self._checkpoints: Final[dict[str, int]] = {}  # by game: the record after which the last one was written
        self.fences: Final[dict[str, int]] = {}  # by game: the number of its lease
        self._unready: Final[dict[str, dict[str, None]]] = {title: {} for title in GAMES}  # wait for their rules
        self.has_all_rules: Final = asyncio.Event()

    # --- taking up

    def want(self, game: str) -> None:
        """Somebody asks for a game."""
        self._wanted[game] = None
        self._has_work.set()

    def look_for(self, game: str) -> None:
        """Somebody asks for a game that is over, or that there is not: those that go on come first."""
        self._sought[game] = None
        self._has_work.set()

    def want_later(self, games: Sequence[str]) -> None:
        """Games that are to go on although nobody asks."""
        self._others.update(dict.fromkeys(games))
        self._has_work.set()

    def rules_are_read(self, title: str) -> None:
        """The rules of a game are there; taking up its games would have had to wait for them."""
        for game in self._unready.pop(title, ()):
            self.want(game)
        if not self._unready:
            gc.freeze()  # they are there for good, and are not looked through again
            self.has_all_rules.set()

    async def work(self) -> None:
        """Take up whatever is wanted, for ever."""
        while True:
            await self._has_work.wait()
            games = self._next()
            try:
                await self._take_up(games)
            except Exception as error:
                self._host.broke_down(error)
            if not games:
                self._has_work.clear()

    def _next(self) -> list[str]:
        found: list[str] = []
        for queue in (self._wanted, self._others, self._sought):
            while queue and len(found) < AT_ONCE:
                game = next(iter(queue))
                del queue[game]
                if game not in self._host.service.tables and game not in found:
                    found.append(game)
        return found

    async def _take_up(self, games: list[str]) -> None:
        if not games:
            return
        host = self._host
        try:
            games = await self._ours(games)
            found = await self._read(host.store.taken_up, games)
        except Exception as error:
            for game in games:
                self._failed(game, error)
            return
        for game in games:
            kept = found.get(game)
            if kept is not None and kept[0].game in self._unready:
                self._unready[kept[0].game][game] = None
                continue
            try:
                made = None if kept is None else await self._opened(*kept)
                self._taken_up(game, await self.whole(game) if made is None else made)
            except Exception as error:
                self._failed(game, error)

    async def _opened(self, start: Started, content: bytes | None, later: list[Later]) -> LiveGame | None:
        """A game from its checkpoint; None where all records are needed."""
        try:
            return await self._in_slices(checkpoints.opening(start, content, later, time.time()))
        except Exception as error:  # the records are the game, whatever is wrong with what was written down of it
            self._host.broke_down(error)
            return None

    async def _ours(self, games: list[str]) -> list[str]:
        """Those that this process may go on with. Whatever waited to be written is on disk then, and will be read."""
        host = self._host
        if host.store.is_away:
            raise Away("database-away")
        found = []
        for game, lease in zip(games, await host.deed(partial(self._leased, games=games)), strict=True):
            if lease is None or not lease.is_ours:
                host.carry_out(host.service.not_taken_up(game, "" if lease is None else lease.address))
            else:
                self.fences[game] = lease.fence
                found.append(game)
        return found

    def _leased(self, connection: Any, games: list[str]) -> list[leases.Lease | None]:
        host = self._host
        if not host.store.backend.is_shared:
            return [leases.Lease(0)] * len(games)
        return [leases.take(connection, game, host.process) for game in games]

    def _failed(self, game: str, error: Exception) -> None:
        host = self._host
        if not isinstance(error, Away):
            host.broke_down(error)
        why = error.name if isinstance(error, Away) else "server-fault"
        host.carry_out(host.service.not_taken_up(game, why=why))

    def _taken_up(self, game: str, made: LiveGame | None) -> None:
        host = self._host
        if made is None:
            host.carry_out(host.service.not_taken_up(game))
            return
        host.carry_out(host.service.taken_up(time.time(), made))
        if made.ending is not None:
            closed = Closed(made.ending.winner, False)
            host.start(host.deed(lambda wire: close_game(wire, game, closed)))

    async def whole(self, game: str) -> LiveGame | None:
        """A game from all its records."""
        found = await self._read(self._host.store.game, game)
        if found is None:
            return None
        start, records = found
        return await self._in_slices(LiveGame.restoring(start, records, time.time()))

    async def make_whole(self, game: str) -> None:
        """All of a game's past is wanted."""
        whole = None
        try:
            whole = await self.whole(game)
        except Away:
            pass  # whoever wanted to take something back hears that it was not done
        finally:
            self._host.carry_out(self._host.service.made_whole(time.time(), game, whole))

    async def _read(self, reading: Callable[[Any], Any], what: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._reader, reading, what)

    async def _in_slices(self, steps: Steps[Outcome]) -> Outcome:
        """What comes of something long; everybody else has a turn now and then."""
        while True:
            if time.perf_counter() >= self._until:
                await asyncio.sleep(0)
                self._until = time.perf_counter() + SLICE
            try:
                next(steps)
            except StopIteration as end:
                found: Outcome = end.value
                return found

    # --- checkpoints

    def stored(self, game: str) -> None:
        """A record is stored: now and then a checkpoint is written."""
        table = self._host.service.tables.get(game)
        if table is not None and table.game.number - self._checkpoints.setdefault(game, 0) >= EVERY:
            self._host.start(self._checkpoint(table.game))

    def is_over(self, game: str) -> None:
        """A game needs no checkpoint any more."""
        self._checkpoints.pop(game, None)

    def forget(self, game: str) -> None:
        """A game is held no longer; it can be taken up again."""
        self._checkpoints.pop(game, None)
        self.fences.pop(game, None)

    async def _checkpoint(self, game: LiveGame) -> None:
        """Write down how a game stands, so that it is taken up soon when the server is started again."""
        id, number, held = game.start.id, game.number, checkpoints.held_still(game)
        self._checkpoints[id] = number
        content = await asyncio.to_thread(checkpoints.written, held)
        await self._host.deed(partial(keep_checkpoint, game=id, number=number, content=content))

    async def end(self) -> None:
        """The last checkpoints; whatever takes too long is played again instead."""
        began = time.monotonic()
        tables = () if self._host.store.is_away else tuple(self._host.service.tables.values())
        for table in tables:
            is_known = self._checkpoints.get(table.id, 0) == table.game.number
            if table.game.ending is None and not is_known and time.monotonic() - began < FAREWELL:
                await self._checkpoint(table.game)
        self._reader.shutdown(wait=False, cancel_futures=True)
