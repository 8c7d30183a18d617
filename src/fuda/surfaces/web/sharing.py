"""How do several processes share one database? Each says that it is alive, takes up what nobody has any more, and knows
of the rooms and games of the others; whoever asks for one of those is sent there."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from fuda.service.floor import shown_asleep
from fuda.service.hall import SHOWN
from fuda.service.outputs import Seek
from fuda.service.records import Started
from fuda.service.rooms import Room
from fuda.storage import leases, people, waiting
from fuda.storage.backends import Connection
from fuda.storage.records import Away

if TYPE_CHECKING:
    from fuda.surfaces.web.host import Host

LATELY: Final = 30.0  # seconds for which a game of another process is one that has just begun


class _Seen(NamedTuple):
    """What stands in the database about everybody else."""

    orphans: list[tuple[str, str, str]]
    orphaned_rooms: list[Room]
    rooms: list[Room]
    games: list[Started]
    begun: list[tuple[str, str, str, str]]
    addresses: frozenset[str]
    sessions: frozenset[str]  # those of the wires here that have not ended


class Sharing:
    """What a process has to do with the others; where there is but one, nothing."""

    def __init__(self, host: Host) -> None:
        self._host: Final = host
        self.addresses: frozenset[str] = frozenset()  # of all processes

    @property
    def is_shared(self) -> bool:
        """Whether there may be others."""
        return self._host.store.backend.is_shared

    async def beat(self) -> None:
        """Say that this process is there, and look what the others do."""
        host = self._host
        while True:
            try:
                await host.deed(partial(leases.alive, process=host.process, address=host.address))
                keys = frozenset(host.wires)
                self._heed(await asyncio.to_thread(self._seen, keys), keys)
            except Exception as error:  # whatever it is, a process that says nothing any more would lose its games
                if not isinstance(error, Away) and not isinstance(error, host.store.backend.errors):
                    host.broke_down(error)  # if the database is away, the next sign of life waits for it
            await asyncio.sleep(leases.BEAT)

    def _heed(self, seen: _Seen, keys: frozenset[str]) -> None:
        host, service = self._host, self._host.service
        host.cut(keys - seen.sessions)  # they were ended at another process
        self.addresses = seen.addresses
        for id, first, second in seen.orphans:
            service.announce(id, (first, second))
        host.games.want_later([id for id, *_ in seen.orphans])
        now = time.time()
        host.carry_out(service.rooms_kept(now, seen.orphaned_rooms))
        rooms = [each.shown() for each in seen.rooms if each.is_open]
        host.carry_out(service.elsewhere(rooms, map(shown_asleep, seen.games)))
        for id, first, second, address in seen.begun:
            host.carry_out(service.begun_elsewhere(id, (first, second), address))

    def _seen(self, keys: frozenset[str]) -> _Seen:
        process, connection = self._host.process, self._host.store.backend.connect()
        try:
            return _Seen(
                leases.orphans(connection),
                waiting.take_rooms(connection, process),
                waiting.rooms_elsewhere(connection, process, SHOWN),
                waiting.games_elsewhere(connection, process, SHOWN),
                waiting.begun_elsewhere(connection, process, time.time() - LATELY),
                leases.addresses(connection),
                people.sessions_there(connection, keys),
            )
        finally:
            connection.close()

    async def person_known(self, person: str) -> None:
        """Know of the games in which somebody sits who comes, and whom that person does not hear."""
        if self.is_shared:
            store, service = self._host.store, self._host.service
            for each in await asyncio.to_thread(store.games_of, person):
                if not each.is_over:
                    service.announce(each.id, each.players)
            blocked = await asyncio.to_thread(people.blocked_by, store, person)
            if not service.is_here(person):
                service.blocks[person] = blocked

    async def seek(self, seek: Seek) -> None:
        """Where is a room that is not here?"""
        host, address = self._host, None
        if self.is_shared and not host.store.is_away:
            try:
                taken, address = await host.deed(partial(self._sought, room=seek.message.room))
                host.carry_out(host.service.rooms_kept(time.time(), taken))
            except Away:
                address = None
        host.carry_out(host.service.room_found(time.time(), seek, address))

    def _sought(self, connection: Connection, room: str) -> tuple[list[Room], str | None]:
        taken = waiting.take_rooms(connection, self._host.process, room)
        return taken, None if taken else waiting.address_of(connection, room)
