"""Which process has which game? Each game has one owner, by a lease; its fencing number is checked at every commit.

A process says that it is alive every few seconds. One that has been silent for longer has lost its games: whoever asks
for one takes it with a higher number, and the former owner can store nothing in it any more. Time is the database's.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from fuda.storage.backends import Connection

BEAT: Final = 2.0  # seconds between two signs of life
SILENT: Final = 6.0  # seconds after which a process is taken for dead
_NOW: Final = "EXTRACT(EPOCH FROM clock_timestamp())"
ALIVE: Final = f"SELECT id FROM processes WHERE seen > {_NOW} - {SILENT}"


class Lease(NamedTuple):
    """Whose a game is: ours, with a fencing number; or another process's, at an address."""

    fence: int
    address: str = ""

    @property
    def is_ours(self) -> bool:
        """Whether this process may store in the game."""
        return self.fence >= 0


def alive(connection: Connection, process: str, address: str) -> None:
    """This process is there."""
    changed = connection.execute(f"UPDATE processes SET seen = {_NOW}, address = ? WHERE id = ?", address, process)
    if not changed:
        connection.execute(f"INSERT INTO processes (id, address, seen) VALUES (?, ?, {_NOW})", process, address)


def addresses(connection: Connection) -> frozenset[str]:
    """Where the processes are that are alive."""
    return frozenset([row[0] for row in connection.rows(f"SELECT address FROM processes WHERE id IN ({ALIVE})")])


def take(connection: Connection, game: str, process: str) -> Lease | None:
    """Take a game whose owner is not alive, or that is over; whose it is otherwise. None: there is no such game."""
    changed = connection.rows(
        "UPDATE games SET owner = ?, fence = fence + 1 WHERE id = ? "
        f"AND (owner = ? OR is_over = 1 OR owner NOT IN ({ALIVE})) RETURNING fence",
        process,
        game,
        process,
    )
    if changed:
        return Lease(changed[0][0])
    held = connection.rows("SELECT p.address FROM games g JOIN processes p ON p.id = g.owner WHERE g.id = ?", game)
    return Lease(-1, held[0][0]) if held else None


def orphans(connection: Connection) -> list[tuple[str, str, str]]:
    """Games that go on and whose owner is not alive: the game and its players."""
    asked = f"SELECT id, first, second FROM games WHERE is_over = 0 AND owner NOT IN ({ALIVE}) ORDER BY at LIMIT 500"
    return [(row[0], row[1], row[2]) for row in connection.rows(asked)]


def leave(connection: Connection, process: str) -> None:
    """This process ends in good order: its games are free at once."""
    connection.execute("UPDATE games SET owner = '' WHERE owner = ? AND is_over = 0", process)
    connection.execute("UPDATE rooms SET owner = '' WHERE owner = ?", process)
    connection.execute("DELETE FROM processes WHERE id = ?", process)
    connection.execute(f"DELETE FROM processes WHERE seen < {_NOW} - 3600")
