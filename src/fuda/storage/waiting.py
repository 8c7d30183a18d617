"""Which rooms wait? They are kept, so that a link that was sent to somebody leads somewhere after a restart, too.

Each is with one process, and the others know of it."""

from __future__ import annotations

import msgspec

from fuda.service.records import Kept, Started
from fuda.service.rooms import Room, read, written
from fuda.storage.backends import Connection
from fuda.storage.leases import ALIVE


def keep_room(connection: Connection, room: Room, at: float, owner: str) -> None:
    """A room waits."""
    connection.execute(
        "INSERT INTO rooms (id, host, content, at, owner) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING",
        room.id,
        room.host,
        written(room),
        at,
        owner,
    )


def drop_room(connection: Connection, room: str, owner: str | None) -> bool:
    """A room waits no longer; False if it is not there, or with another process."""
    if owner is None:
        return connection.execute("DELETE FROM rooms WHERE id = ?", room) == 1
    return connection.execute("DELETE FROM rooms WHERE id = ? AND owner = ?", room, owner) == 1


def all_rooms(connection: Connection) -> list[Room]:
    """The rooms of the one process that there is."""
    rows = connection.rows("SELECT content FROM rooms ORDER BY at, id")
    return [room for (content,) in rows if (room := read(bytes(content))) is not None]


# --- where several processes share them


def take_rooms(connection: Connection, process: str, room: str = "") -> list[Room]:
    """The rooms whose processes are not alive, or one of them, are with this one now."""
    which, values = (" AND id = ?", (room,)) if room else ("", ())
    rows = connection.rows(
        f"UPDATE rooms SET owner = ? WHERE owner NOT IN ({ALIVE}){which} RETURNING content", process, *values
    )
    return [found for (content,) in rows if (found := read(bytes(content))) is not None]


def address_of(connection: Connection, room: str) -> str | None:
    """At which address the process is that has a room; None if there is no such room."""
    asked = "SELECT p.address FROM rooms r JOIN processes p ON p.id = r.owner WHERE r.id = ?"
    rows = connection.rows(asked, room)
    return str(rows[0][0]) if rows else None


def rooms_elsewhere(connection: Connection, process: str, most: int) -> list[Room]:
    """The rooms of other processes that are alive."""
    rows = connection.rows(
        f"SELECT content FROM rooms WHERE owner <> ? AND owner IN ({ALIVE}) ORDER BY at DESC LIMIT ?", process, most
    )
    return [room for (content,) in rows if (room := read(bytes(content))) is not None]


def games_elsewhere(connection: Connection, process: str, most: int) -> list[Started]:
    """The games of other processes that the lobby shows, as they began."""
    rows = connection.rows(
        "SELECT r.record FROM games g JOIN records r ON r.game = g.id AND r.number = 0 "
        "WHERE g.is_over = 0 AND g.is_listed = 1 AND g.owner <> ? ORDER BY g.at DESC LIMIT ?",
        process,
        most,
    )
    found = [msgspec.json.decode(bytes(each[0]), type=Kept) for each in rows]
    return [each for each in found if isinstance(each, Started)]


def begun_elsewhere(connection: Connection, process: str, since: float) -> list[tuple[str, str, str, str]]:
    """Games that began lately with other processes: the game, its players, the address of the process."""
    rows = connection.rows(
        "SELECT g.id, g.first, g.second, p.address FROM games g JOIN processes p ON p.id = g.owner "
        "WHERE g.is_over = 0 AND g.at > ? AND g.owner <> ?",
        since,
        process,
    )
    return [(row[0], row[1], row[2], row[3]) for row in rows]
