"""How does a server answer? Every message, with its time, leads to outputs; nothing is told before it is stored.

A game takes one record at a time: while it is being stored, further messages for that game wait in a queue.
Whoever runs the service stores the record and says so, and only then do the players hear of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from fuda.library.messages import Explained
from fuda.service import client_messages as c
from fuda.service import server_messages as s
from fuda.service.answering import HintFound, hint_given
from fuda.service.clocks import NOBODY
from fuda.service.decoding import BadFrame, decoded
from fuda.service.floor import Connection, Person, Refusal
from fuda.service.hall import LINES, MOST_ROOMS, Hall
from fuda.service.limits import Limit
from fuda.service.live_game import SEATS, LiveGame
from fuda.service.noting import REPORTS
from fuda.service.outputs import Fetch, Forget, Output, Send
from fuda.service.playing import Starting
from fuda.service.records import Later, Started
from fuda.service.rooms import Room, RoomRefused
from fuda.service.table import PATIENCE, Table

WAITING: Final = 64  # messages that may wait for a game that is being fetched
MOMENT: Final = 30.0  # seconds that a room which is open to everybody waits for its host
DAY: Final = 86_400.0  # and one for which there is a link
KEPT: Final = 600.0  # seconds that a game which is over is held for who looks at it
NAP: Final = 600.0  # seconds after which a game that needs nobody, and where nobody is, is held no longer


class Service(Hall):
    """Everything that a server does."""

    def __init__(self, fresh: Callable[[], str]) -> None:
        super().__init__(fresh)
        self._starting: dict[int, Starting] = {}  # whose beginning is being stored, by ticket
        self._keeping: dict[int, tuple[Room, bool]] = {}  # rooms that are being stored or dropped, by ticket
        self._recalling, self._pondering = set(), {}
        self._lines, self._reports = Limit(*LINES), Limit(*REPORTS)
        self._noting = {}
        self._storing: dict[int, str] = {}  # which game a ticket belongs to
        self._fetching: Final[dict[str, list[tuple[Connection, c.InGame]]]] = {}

    # --- games come and go

    def restore(self, now: float, kept: Iterable[tuple[Started, Iterable[Later]]]) -> list[Output]:
        """Take up games that were stored; their clocks stood still meanwhile."""
        games = [LiveGame.restored(start, records, now) for start, records in kept]
        return [each for game in games for each in self.taken_up(now, game)]

    def taken_up(self, now: float, game: LiveGame) -> list[Output]:
        """A game is here: its clock goes on, and who waited for it is heeded."""
        waiting = self._fetching.pop(game.start.id, [])
        found = self._held(now, game) if game.start.id not in self.tables else []
        for by, message in waiting:
            if by.id in self.connections:
                found += self._heed(now, by, message)
        return found

    def _held(self, now: float, game: LiveGame) -> list[Output]:
        game.wake(now)
        start, table = game.start, Table(game, self.ratings)
        people = [player for seat, player in enumerate(start.players) if not start.bot_of(seat)]
        table.away = [None if start.bot_of(seat) or self.is_here(start.players[seat]) else now for seat in SEATS]
        self.asleep.discard(start.id)
        self._asleep_shown.pop(start.id, None)
        self.tables[start.id] = table
        if table.game.ending is None:
            self._sits(start.id, people)
        else:
            table.over_at = now
            self._rises(start.id, people)
        shown = self._shown(table)
        told = [] if shown is None else self._lobby_changed(s.LobbyChanged(games=(shown,), people=len(self.people)))
        return [*told, *self._go_on(table, now)]

    def not_taken_up(self, game: str, address: str = "", why: str = "no-such-table") -> list[Output]:
        """There is no such game, or another process has it at this address, or it cannot be read now."""
        found: list[Output] = []
        for by, message in self._fetching.pop(game, []):
            if by.id in self.connections:
                refused = self._refused(by.id, Refusal(why), message)
                found.append(Send(by.id, s.Moved(game, address)) if address else refused)
        return found

    def lost(self, game: str) -> list[Output]:
        """Another process has taken the game: it is held here no longer, and who was at it comes again."""
        table = self.tables.pop(game, None)
        if table is None:
            return []
        self.asleep.add(game)
        wires = [*self._wires(table, *SEATS), *sorted(table.watchers)]
        return [Send(each, s.Moved(game, "")) for each in wires]

    def sweep(self, now: float) -> list[Output]:
        """Hold no longer what is over and what nobody looks at, nor rooms whose hosts stay away; call it now and
        then."""
        found: list[Output] = []
        for id, table in list(self.tables.items()):
            if self._is_left(table, now):
                found.append(self._falls_asleep(table))
                continue
            if table.over_at is None or now - table.over_at < KEPT or not table.is_free or table.watchers:
                continue
            if not self._wires(table, *SEATS) or now - table.over_at >= 6 * KEPT:
                del self.tables[id]
                found.append(Forget(id))
        for each in [each for each in self.ratings if not self.is_here(each[0]) and each[0] not in self._games_of]:
            del self.ratings[each]
        for id, since in list(self._left_alone.items()):
            room = self.rooms.get(id)
            if room is None:
                del self._left_alone[id]
            elif now - since >= (MOMENT if room.is_open else DAY):
                found += self._close(room)
        return found

    def _is_left(self, table: Table, now: float) -> bool:
        """Whether a game that goes on can wait: nobody is there, and neither a clock nor a bot does anything."""
        start, game = table.game.start, table.game
        away = [table.away[seat] for seat in SEATS if not start.bot_of(seat)]
        is_still = game.clock is None or game.clock.thinking == NOBODY
        is_asked = any([start.bot_of(seat) and game.asked[seat] >= 0 for seat in SEATS])
        if table.over_at is not None or not table.is_free or not is_still or is_asked or table.watchers:
            return False
        return table.passes == [None, None] and all([since is not None and now - since >= NAP for since in away])

    def _falls_asleep(self, table: Table) -> Output:
        """A game is held no longer until somebody comes to it; what is not in its records is lost, as by a restart."""
        del self.tables[table.id]
        self.sleeps(table.game.start)
        return Forget(table.id)

    # --- people come and go

    def connect(
        self, now: float, connection: int, person: str, name: str = "", standing: str = "guest"
    ) -> list[Output]:
        """Somebody is there; the games in which they sit are told."""
        self.connections[connection] = Connection(connection, person)
        self.people[person] = Person(person, name or person, standing)
        self._wires_of.setdefault(person, set()).add(connection)
        mine = sorted(self._games_of.get(person, ()))
        held = [(id, each) for id, each in self.tables.items() if each.over_at is not None]
        over = [id for id, table in held if person in table.game.start.players]
        rooms = tuple([room.told() for room in self.rooms.values() if room.host == person])
        for room in [each for each in self._left_alone if each in self.rooms and self.rooms[each].host == person]:
            del self._left_alone[room]
        welcome = s.Welcome(person, name or person, s.PROTOCOL, (*over, *mine), rooms)
        found: list[Output] = [Send(connection, welcome)]
        for id in mine:
            table = self.tables.get(id)
            if table is not None:
                found += self._presence(table, person, now)
        return found

    def disconnect(self, now: float, connection: int) -> list[Output]:
        """A wire is cut. Nothing is lost: the games wait."""
        gone = self.connections.pop(connection, None)
        if gone is None:
            return []
        found: list[Output] = []
        self._in_lobby.discard(connection)
        for id in sorted(self._watched.pop(connection, ())):
            if id in self.tables:
                found += self._stop_watching(now, connection, self.tables[id])
        wires = self._wires_of[gone.person]
        wires.discard(connection)
        if wires:
            return found
        del self._wires_of[gone.person]
        self.people.pop(gone.person, None)
        for room in [room for room in self.rooms.values() if room.host == gone.person]:
            self._left_alone[room.id] = now
        for id in sorted(self._games_of.get(gone.person, ())):
            table = self.tables.get(id)
            if table is not None:
                found += self._presence(table, gone.person, now)
        return found

    # --- messages

    def receive(self, now: float, connection: int, frame: bytes) -> list[Output]:
        """A frame came in."""
        known = self.connections.get(connection)
        if known is None:
            return []
        try:
            message = decoded(frame)
        except BadFrame as error:
            return [self._refused(connection, error)]
        return self._heed(now, known, message)

    def _heed(self, now: float, by: Connection, message: c.FromClient) -> list[Output]:
        try:
            if not isinstance(message, c.InGame):
                return self._in_hall(now, by, message)
            if message.game not in self.tables:
                return self._fetch(by, message)
            return self._in_game(now, by, message)
        except Explained as error:
            return [self._refused(by.id, error, message)]

    def _fetch(self, by: Connection, message: c.InGame) -> list[Output]:
        """Let the game be fetched; the message waits for it."""
        waiting = self._fetching.setdefault(message.game, [])
        if len(waiting) >= WAITING or sum([each[0].id == by.id for each in waiting]) >= 8:
            raise Refusal("busy")
        waiting.append((by, message))
        return [Fetch(message.game)] if len(waiting) == 1 else []

    def pondered(
        self, now: float, game: str, seat: int, question: int, connection: int, ask: int, hint: HintFound | None
    ) -> list[Output]:
        """A hint was found, or none (then the worker had no time left)."""
        self._pondering.pop(connection, None)
        table = self.tables.get(game)
        if connection not in self.connections or table is None:
            return []
        message = c.AskHint(game, ask)
        if hint is None or table.game.asked[seat] != question:
            name = "no-hint" if hint is None else "stale-question"
            return [self._refused(connection, Refusal(name), message)]
        return [Send(connection, hint_given(table, seat, message, question, hint))]


__all__ = ["MOST_ROOMS", "PATIENCE", "Connection", "Refusal", "RoomRefused", "Service"]
