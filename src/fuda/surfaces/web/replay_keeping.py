"""Which games that are over are held? The latest that somebody looked at; they are made and read one at a time.

All of it is done in one thread, so that whoever looks at many keeps nobody else from playing, and few may wait for it.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from fuda.library.messages import Explained
from fuda.service.replaying import Replay
from fuda.storage.records import RecordStore

HELD: Final = 32
MOST_WAITING: Final = 100
OWN: Final = 20  # of them that one person may have

Found = TypeVar("Found")


class Busy(Explained):
    """So many wait already that this is not done now."""


class Replays:
    """Games that are over, position by position."""

    def __init__(self, store: RecordStore) -> None:
        self._store: Final = store
        self._held: Final[OrderedDict[str, Replay]] = OrderedDict()
        self._thread: Final = ThreadPoolExecutor(1, "fuda-replays")
        self._waiting: Final[Counter[str]] = Counter()  # by who waits

    async def of(self, who: str, game: str) -> Replay | None:
        """A game that is over; it is held for a while. One that goes on is not even read. Busy, Away."""
        return await self.carry_out(who, self._looked_up, game)

    async def carry_out(self, who: str, deed: Callable[..., Found], *arguments: object) -> Found:
        """What comes of something long that is done with a replay for somebody. Busy."""
        if self._waiting[who] >= OWN or self._waiting.total() >= MOST_WAITING:
            raise Busy("busy")
        self._waiting[who] += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, deed, *arguments)
        finally:
            self._waiting[who] -= 1
            if not self._waiting[who]:
                del self._waiting[who]

    def _looked_up(self, game: str) -> Replay | None:
        count = self._store.records_over(game[:64])
        found = self._held.get(game)
        if count is None or (found is not None and len(found.records) == count):
            return None if count is None else found
        kept = self._store.game(game[:64])
        if kept is None:
            return None
        self._held[game] = made = Replay(*kept)
        if len(self._held) > HELD:
            self._held.popitem(last=False)
        return made

    def end(self) -> None:
        """Nobody looks any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
