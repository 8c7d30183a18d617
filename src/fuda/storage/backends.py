"""Which database is it? SQLite in a file, or PostgreSQL at an address; both are spoken to in the same words.

>>> backend_of("sqlite:///:memory:").shown
':memory:'
>>> try:
...     backend_of("mysql://localhost/fuda")
... except BadAddress as error:
...     print(error.name)
bad-database-address
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from typing import Any, Final, Protocol
from urllib.parse import urlsplit

from fuda.library.messages import Explained

PATIENCE: Final = 10.0  # seconds that a statement waits for a lock


class BadAddress(Explained):
    """No database is meant by that, or it cannot be reached."""


class Connection(Protocol):
    """One connection, used by one thread at a time; transactions are begun and ended by statements."""

    def execute(self, statement: str, *values: Any) -> int:
        """Carry out a statement with `?` for values; how many rows it changed."""

    def rows(self, statement: str, *values: Any) -> list[Sequence[Any]]:
        """What a question finds."""

    def walk(self, statement: str) -> Iterator[Sequence[Any]]:
        """The same within a transaction, a row after the other: there may be more than there is memory for."""

    def undo(self) -> None:
        """Leave a transaction in which something went wrong."""

    def close(self) -> None:
        """End it."""


class Backend(Protocol):
    """A database that can be connected to."""

    shown: str  # what is said of it; without a password
    is_shared: bool  # whether several processes may use it at once
    errors: tuple[type[Exception], ...]
    taken: tuple[type[Exception], ...]  # those of them that say that something is there already

    def connect(self) -> Connection:
        """A new connection."""

    def lock(self, connection: Connection) -> None:
        """Within a transaction: nobody else changes the form of the database."""


class _SqliteConnection:
    def __init__(self, path: str) -> None:
        self._raw: Final = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=PATIENCE)
        self._raw.execute("PRAGMA journal_mode=WAL")
        self._raw.execute("PRAGMA synchronous=FULL")

    def execute(self, statement: str, *values: Any) -> int:
        return self._raw.execute("BEGIN IMMEDIATE" if statement == "BEGIN" else statement, values).rowcount

    def rows(self, statement: str, *values: Any) -> list[Sequence[Any]]:
        return self._raw.execute(statement, values).fetchall()

    def walk(self, statement: str) -> Iterator[Sequence[Any]]:
        yield from self._raw.execute(statement)

    def undo(self) -> None:
        if self._raw.in_transaction:
            self._raw.execute("ROLLBACK")

    def close(self) -> None:
        self._raw.close()


class Sqlite:
    """A database in a file; one process writes it."""

    is_shared = False
    errors: tuple[type[Exception], ...] = (sqlite3.Error,)
    taken: tuple[type[Exception], ...] = (sqlite3.IntegrityError,)

    def __init__(self, path: str) -> None:
        self.path: Final = path
        self.shown = path

    def connect(self) -> Connection:
        """A new connection."""
        return _SqliteConnection(self.path)

    def lock(self, connection: Connection) -> None:
        """`BEGIN IMMEDIATE` has locked it already."""


class _PostgresConnection:
    def __init__(self, address: str) -> None:
        import psycopg

        self._raw: Final = psycopg.connect(address, autocommit=True, connect_timeout=10)
        self._raw.prepare_threshold = 3

    def execute(self, statement: str, *values: Any) -> int:
        return self._raw.execute(_dressed(statement), values or None).rowcount

    def rows(self, statement: str, *values: Any) -> list[Sequence[Any]]:
        found: list[Sequence[Any]] = list(self._raw.execute(_dressed(statement), values or None).fetchall())
        return found

    def walk(self, statement: str) -> Iterator[Sequence[Any]]:
        with self._raw.cursor(name="walk") as cursor:
            cursor.execute(statement.encode())
            yield from cursor

    def undo(self) -> None:
        if not self._raw.closed:
            self._raw.execute("ROLLBACK")

    def close(self) -> None:
        self._raw.close()


def _dressed(statement: str) -> bytes:
    return statement.replace("%", "%%").replace("?", "%s").encode() if "?" in statement else statement.encode()


class Postgres:
    """A database at an address; several processes may use it."""

    is_shared = True

    def __init__(self, address: str) -> None:
        import psycopg

        parts = urlsplit(address)
        self.address: Final = address
        self.shown = f"postgresql://{parts.hostname or ''}{parts.path}"
        self.errors: tuple[type[Exception], ...] = (psycopg.Error,)
        self.taken: tuple[type[Exception], ...] = (psycopg.IntegrityError,)

    def connect(self) -> Connection:
        """A new connection."""
        return _PostgresConnection(self.address)

    def lock(self, connection: Connection) -> None:
        """One process at a time changes the form."""
        connection.execute("SELECT pg_advisory_xact_lock(7072)")


def backend_of(address: str) -> Backend:
    """The database at `sqlite:///PATH` or `postgresql://…`; BadAddress for anything else."""
    if address.startswith("sqlite:///"):
        return Sqlite(address.removeprefix("sqlite:///"))
    if address.startswith(("postgresql://", "postgres://")):
        try:
            return Postgres(address)
        except ImportError as error:
            raise BadAddress("server-not-installed", why=str(error)) from None
    raise BadAddress("bad-database-address", said=address.partition("://")[0])
