"""Who is there, and which games are held? People on wires, tables that are awake or asleep, and who is told what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from heapq import heappop, heappush
from typing import Final, NamedTuple

from fuda.library.messages import Explained
from fuda.service import server_messages as s
from fuda.service.authority import GUEST, PLAYER, SPECTATOR, matter_of, may
from fuda.service.client_messages import AskHint, Explain, FromClient, GiveAnswer, InGame, PlayOn, WhyNot
from fuda.service.limits import Limit
from fuda.service.live_game import SEATS
from fuda.service.outputs import Output, Send, Wake
from fuda.service.public import SPECTATOR as WATCHING
from fuda.service.records import Started
from fuda.service.rooms import Room
from fuda.service.table import Table


class Refusal(Explained):
    """The service does not heed a message."""


class Person(NamedTuple):
    """Somebody who is signed in: an id for ever, a name for now, a standing (guest, stranger, moderator, operator)."""

    id: str
    name: str
    standing: str = GUEST


class Connection(NamedTuple):
    """Somebody at the other end of a wire."""

    id: int
    person: str


def check_pace(limit: Limit, by: Connection, now: float) -> None:
    """Refusal for who says something too often, with when to try again."""
    wait = limit.wait(by.person, now)
    if wait > 0:
        raise Refusal("too-often", seconds=int(wait) + 1)


def shown_asleep(start: Started) -> s.GameShown:
    """How the lobby shows a game that this process does not hold."""
    first, second = [s.Seat(person, name or person) for person, name in zip(start.players, start.names, strict=True)]
    return s.GameShown(start.id, start.game, start.variant, (first, second), start.at, 0, start.is_rated)


class Floor:
    """Everything that is there. `fresh` gives strings that nobody can guess: ids, keys and seeds."""

    def __init__(self, fresh: Callable[[], str]) -> None:
        self._fresh: Final = fresh
        self.connections: Final[dict[int, Connection]] = {}
        self.people: Final[dict[str, Person]] = {}  # who are there
        self.ratings: Final[dict[tuple[str, str], float]] = {}  # by person and game, of those who are or were here
        self.blocks: Final[dict[str, set[str]]] = {}  # whom somebody does not hear
        self.rooms: Final[dict[str, Room]] = {}
        self._left_alone: Final[dict[str, float]] = {}  # rooms, and since when their hosts are not here
        self._rooms_elsewhere: dict[str, s.RoomShown] = {}  # of other processes
        self._games_elsewhere: dict[str, s.GameShown] = {}
        self.tables: Final[dict[str, Table]] = {}
        self.asleep: Final[set[str]] = set()  # games that are not over and not held, and can be fetched
        self._asleep_shown: Final[dict[str, s.GameShown]] = {}  # those of them that the lobby shows
        self._wires_of: Final[dict[str, set[int]]] = {}
        self._games_of: Final[dict[str, set[str]]] = {}  # where somebody sits, in games that are not over
        self._watched: Final[dict[int, set[str]]] = {}  # by connection: games
        self._in_lobby: Final[set[int]] = set()  # connections
        self._timers: Final[list[tuple[float, int, str]]] = []
        self._order = 0

    # --- people

    def is_here(self, person: str) -> bool:
        """Whether somebody has a wire."""
        return self.wires_of(person) > 0

    def wires_of(self, person: str) -> int:
        """How many wires somebody has."""
        return len(self._wires_of.get(person, ()))

    def strong(self, person: str, ratings: Mapping[str, float]) -> None:
        """How strong somebody is now, by game."""
        self.ratings.update({(person, game): round(value) for game, value in ratings.items()})

    def name_of(self, person: str) -> str:
        """What somebody is called now."""
        known = self.people.get(person)
        return person if known is None else known.name

    def _sits(self, game: str, players: Iterable[str]) -> None:
        for each in players:
            self._games_of.setdefault(each, set()).add(game)

    def _rises(self, game: str, players: Iterable[str]) -> None:
        for each in players:
            games = self._games_of.get(each)
            if games is not None:
                games.discard(game)
                if not games:
                    del self._games_of[each]

    # --- who may

    def standing(self, by: Connection, table: Table | None) -> str:
        """How somebody stands to a game."""
        person = self.people[by.person]
        if table is None:
            return person.standing
        if table.game.seat_of(by.person) is not None:
            return PLAYER
        return SPECTATOR if by.id in table.watchers else person.standing

    def _check(self, by: Connection, table: Table | None, message: FromClient) -> None:
        standing = self.standing(by, table)
        if not may(standing, matter_of(message)):
            # To who has nothing to do with it, a game is as one that does not exist.
            raise Refusal("not-for-you" if standing in (PLAYER, SPECTATOR) else "no-such-table")

    # --- telling

    def _wires(self, table: Table, *seats: int) -> list[int]:
        players = table.game.start.players
        people = dict.fromkeys([players[seat] for seat in seats])
        return [wire for person in people for wire in sorted(self._wires_of.get(person, ()))]

    def _tell(self, table: Table, seat: int, now: float) -> list[Output]:
        """How the game stands, to everybody who sits here (or watches) and is there."""
        wires = sorted(table.watchers) if seat == WATCHING else self._wires(table, seat)
        if not wires:
            return []
        update = table.update(seat, max(0, table.game.number - 1), now)
        return [Send(each, update) for each in wires]

    def _tell_presence(self, table: Table, now: float, *seats: int) -> list[Output]:
        found: list[Output] = []
        for seat in seats:
            wires = sorted(table.watchers) if seat == WATCHING else self._wires(table, seat)
            found += [Send(each, table.presence(now, seat)) for each in wires]
        return found

    def _presence(self, table: Table, person: str, now: float) -> list[Output]:
        """Tell a game when one of its players has gone or come back."""
        seat = table.game.seat_of(person)
        assert seat is not None
        is_away = not self.is_here(person)
        if is_away == (table.away[seat] is not None):
            return []
        for each in SEATS if table.game.start.is_alone else (seat,):
            table.away[each] = now if is_away else None
        return self._tell_presence(table, now, 1 - seat, WATCHING)

    def _refused(self, connection: int, error: Explained, message: FromClient | None = None) -> Send:
        game = message.game if isinstance(message, InGame) else ""
        sequence = message.sequence if isinstance(message, GiveAnswer) else -1
        if isinstance(message, PlayOn):
            game = message.game
        ask = message.ask if isinstance(message, (WhyNot, Explain, AskHint)) else 0
        question = -1
        known, table = self.connections.get(connection), self.tables.get(game)
        if table is not None and known is not None and sequence >= 0:
            seat = table.game.seat_of(known.person)
            question = -1 if seat is None else table.game.asked[seat]
        about = "" if message is None else str(type(message).__struct_config__.tag)
        said = s.Refused(error.name, error.explain("ja"), error.explain("en"), about, game, sequence, question, ask)
        return Send(connection, said)

    # --- the lobby

    def _lobby_changed(self, change: s.LobbyChanged) -> list[Output]:
        return [Send(each, change) for each in sorted(self._in_lobby)]

    def _shown(self, table: Table) -> s.GameShown | None:
        """A game as the lobby shows it, if it does."""
        start: Started = table.game.start
        if not start.is_listed or not start.spectators or table.game.ending is not None:
            return None
        return s.GameShown(
            start.id,
            start.game,
            start.variant,
            table.players(),
            start.at,
            len(table.watchers),
            start.is_rated,
        )

    # --- time

    def _wake(self, at: float, game: str) -> Wake:
        """Somebody will call `tick` at this time, and this game is looked at."""
        self._order += 1
        heappush(self._timers, (at, self._order, game))
        return Wake(at)

    def due(self, now: float) -> list[str]:
        """The games that are to be looked at now."""
        found: list[str] = []
        while self._timers and self._timers[0][0] <= now:
            found.append(heappop(self._timers)[2])
        return list(dict.fromkeys(found))


__all__ = ["SEATS", "Connection", "Floor", "Person", "Refusal", "check_pace", "shown_asleep"]
