"""Which form does the database have? Numbered steps, each done once and in order, the same for SQLite and PostgreSQL.

>>> [step.number for step in STEPS] == list(range(1, LATEST + 1))
True
"""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from fuda.library.messages import Explained
from fuda.service.records import Kept, Started
from fuda.storage.backends import Backend, Connection


class BadStore(Explained):
    """A database that cannot be used."""


class Step(NamedTuple):
    """One change of the form."""

    number: int
    title: str
    statements: tuple[str, ...]


STEPS: Final = (
    Step(
        1,
        "records of games, and who has which token",
        (
            "CREATE TABLE IF NOT EXISTS records (game TEXT NOT NULL, number BIGINT NOT NULL, record BYTEA NOT NULL, "
            "PRIMARY KEY (game, number))",
            "CREATE TABLE IF NOT EXISTS people (token TEXT PRIMARY KEY, person TEXT NOT NULL, "
            "since DOUBLE PRECISION NOT NULL)",
        ),
    ),
    Step(
        2,
        "a list of games; accounts, sessions, decks, ratings, blocks and reports",
        (
            "CREATE TABLE games (id TEXT PRIMARY KEY, title TEXT NOT NULL, variant TEXT NOT NULL, "
            "first TEXT NOT NULL, second TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, "
            "is_over BIGINT NOT NULL DEFAULT 0, winner BIGINT NOT NULL DEFAULT -1, "
            "is_rated BIGINT NOT NULL DEFAULT 0, owner TEXT NOT NULL DEFAULT '', fence BIGINT NOT NULL DEFAULT 0)",
            "CREATE INDEX games_first ON games (first, at)",
            "CREATE INDEX games_second ON games (second, at)",
            "CREATE INDEX games_on ON games (is_over)",
            "CREATE TABLE persons (id TEXT PRIMARY KEY, name TEXT NOT NULL, since DOUBLE PRECISION NOT NULL, "
            "login TEXT UNIQUE, password TEXT, standing TEXT NOT NULL DEFAULT 'guest')",
            "CREATE TABLE sessions (digest TEXT PRIMARY KEY, person TEXT NOT NULL, kind TEXT NOT NULL, "
            "scope TEXT NOT NULL, label TEXT NOT NULL, since DOUBLE PRECISION NOT NULL)",
            "CREATE INDEX sessions_person ON sessions (person)",
            "CREATE TABLE decks (id TEXT PRIMARY KEY, person TEXT NOT NULL, game TEXT NOT NULL, name TEXT NOT NULL, "
            "cards TEXT NOT NULL, at DOUBLE PRECISION NOT NULL)",
            "CREATE INDEX decks_person ON decks (person)",
            "CREATE TABLE ratings (person TEXT NOT NULL, game TEXT NOT NULL, value DOUBLE PRECISION NOT NULL, "
            "deviation DOUBLE PRECISION NOT NULL, volatility DOUBLE PRECISION NOT NULL, games BIGINT NOT NULL, "
            "PRIMARY KEY (person, game))",
            "CREATE TABLE blocks (person TEXT NOT NULL, blocked TEXT NOT NULL, PRIMARY KEY (person, blocked))",
            "CREATE TABLE reports (id TEXT PRIMARY KEY, game TEXT NOT NULL, by_person TEXT NOT NULL, "
            "about TEXT NOT NULL, said TEXT NOT NULL, why TEXT NOT NULL, at DOUBLE PRECISION NOT NULL)",
            "CREATE TABLE processes (id TEXT PRIMARY KEY, address TEXT NOT NULL, seen DOUBLE PRECISION NOT NULL)",
            "INSERT INTO persons (id, name, since) SELECT person, person, MIN(since) FROM people GROUP BY person",
            "INSERT INTO sessions (digest, person, kind, scope, label, since) "
            "SELECT token, person, 'guest', 'all', '', since FROM people",
            "DROP TABLE people",
        ),
    ),
    Step(
        3,
        "checkpoints of games, and rooms that wait",
        (
            "CREATE TABLE checkpoints (game TEXT PRIMARY KEY, number BIGINT NOT NULL, content BYTEA NOT NULL)",
            "CREATE TABLE rooms (id TEXT PRIMARY KEY, host TEXT NOT NULL, content BYTEA NOT NULL, "
            "at DOUBLE PRECISION NOT NULL, owner TEXT NOT NULL)",
        ),
    ),
    Step(
        4,
        "which games the lobby shows",
        ("ALTER TABLE games ADD COLUMN is_listed BIGINT NOT NULL DEFAULT 0",),
    ),
)
LATEST: Final = STEPS[-1].number


def version_of(connection: Connection) -> int:
    """Which form the database has; 0 for an empty one. It makes the table that says so."""
    connection.execute("CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
    rows = connection.rows("SELECT value FROM meta WHERE name = 'version'")
    return int(rows[0][0]) if rows else 0


def migrate(backend: Backend, dry_run: bool = False) -> list[Step]:
    """Bring a database to the newest form, in one transaction; with `dry_run` everything is tried and nothing kept.
    Which steps were done. BadStore when a newer program wrote it."""
    connection = backend.connect()
    try:
        connection.execute("BEGIN")
        backend.lock(connection)
        before = version_of(connection)
        if before > LATEST:
            raise BadStore("database-of-another-version", version=before, wanted=LATEST, file=backend.shown)
        done = [step for step in STEPS if step.number > before]
        for step in done:
            for statement in step.statements:
                connection.execute(statement)
            if step.number == 2:
                _list_games(connection)
        connection.execute("DELETE FROM meta WHERE name = 'version'")
        connection.execute("INSERT INTO meta (name, value) VALUES ('version', ?)", str(LATEST))
        connection.execute("ROLLBACK" if dry_run else "COMMIT")
        return done
    finally:
        connection.close()


def _list_games(connection: Connection) -> None:
    """The list of games, from the records; how they stand is found out when they are taken up."""
    for game, record in connection.rows("SELECT game, record FROM records WHERE number = 0"):
        start = msgspec.json.decode(bytes(record), type=Kept)
        assert isinstance(start, Started)
        insert_game(connection, game, start, "", 0)


def insert_game(connection: Connection, game: str, start: Started, owner: str, fence: int) -> None:
    """A line in the list of games, in the form of step 2."""
    connection.execute(
        "INSERT INTO games (id, title, variant, first, second, at, is_rated, owner, fence) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        game,
        start.game,
        start.variant,
        *start.players,
        start.at,
        int(start.is_rated),
        owner,
        fence,
    )
