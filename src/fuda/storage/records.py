"""How are the records of games kept? In SQLite: what was told to be on disk survives the death of process and machine.

One thread writes. It takes everything that waits into one transaction, and says that a record is stored only after the
commit; the disk is asked to hold it for good (`synchronous=FULL`). A number can be taken once in a game.

>>> import tempfile, threading
>>> from fuda.service.records import Conceded, Started
>>> folder = tempfile.TemporaryDirectory()
>>> store = RecordStore(folder.name + "/fuda.db")
>>> done = threading.Event()
>>> store.append("g", Started("g", "wars3x3", "wizard", "7", ("a", "b"), 1.0), lambda error: done.set())
>>> done.wait(10), [start.id for start, later in store.games()]
(True, ['g'])
>>> store.close(); folder.cleanup()
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterator
from queue import SimpleQueue
from typing import Final, NamedTuple

import msgspec

from fuda.library.messages import Explained
from fuda.service.records import Kept, Later, Started

VERSION: Final = 1
GROUP: Final = 500  # records in one transaction at most

_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS records (
    game TEXT NOT NULL, number INTEGER NOT NULL, record BLOB NOT NULL, PRIMARY KEY (game, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS people (token TEXT PRIMARY KEY, person TEXT NOT NULL, since REAL NOT NULL) WITHOUT ROWID;
"""


class BadStore(Explained):
    """A database that cannot be used."""


class _Job(NamedTuple):
    statement: str
    values: tuple[object, ...]
    done: Callable[[Exception | None], None]


_APPEND: Final = "INSERT INTO records (game, number, record) VALUES (?, ?, ?)"
_PERSON: Final = "INSERT INTO people (token, person, since) VALUES (?, ?, ?)"


class RecordStore:
    """The records of all games in one file."""

    def __init__(self, path: str) -> None:
        self.path: Final = path
        try:
            self._writing = _connected(path)
            self._writing.executescript(_SCHEMA)
            found = self._writing.execute("SELECT value FROM meta WHERE name = 'version'").fetchone()
            if found is None:
                self._writing.execute("INSERT INTO meta VALUES ('version', ?)", (str(VERSION),))
        except sqlite3.Error as error:
            raise BadStore("bad-database", why=str(error), file=path) from None
        if found is not None and int(found[0]) != VERSION:
            raise BadStore("database-of-another-version", version=found[0], wanted=VERSION, file=path)
        self._jobs: Final[SimpleQueue[_Job | None]] = SimpleQueue()
        self._thread: Final = threading.Thread(target=self._write, name="fuda-storage", daemon=True)
        self._thread.start()

    # --- writing

    def append(self, game: str, record: Kept, done: Callable[[Exception | None], None]) -> None:
        """Keep a record. `done` is called from the writing thread: once it is on disk, or with the error."""
        number = 0 if isinstance(record, Started) else record.number
        self._jobs.put(_Job(_APPEND, (game, number, msgspec.json.encode(record)), done))

    def add_person(self, token: str, person: str, now: float, done: Callable[[Exception | None], None]) -> None:
        """Keep who has a token, of which only the digest comes here."""
        self._jobs.put(_Job(_PERSON, (token, person, now), done))

    def close(self) -> None:
        """Write what waits, and end."""
        self._jobs.put(None)
        self._thread.join()
        self._writing.close()

    def _write(self) -> None:
        while True:
            jobs: list[_Job] = []
            job = self._jobs.get()
            while job is not None:
                jobs.append(job)
                if self._jobs.empty() or len(jobs) >= GROUP:
                    break
                job = self._jobs.get()
            self._commit(jobs)
            if job is None:
                return

    def _commit(self, jobs: list[_Job]) -> None:
        """All in one transaction; where one of them does not go, each by itself."""
        if not jobs:
            return
        error = self._tried(jobs)
        if error is not None and len(jobs) > 1:
            for job in jobs:
                job.done(self._tried([job]))
            return
        for job in jobs:
            job.done(error)

    def _tried(self, jobs: list[_Job]) -> Exception | None:
        try:
            self._writing.execute("BEGIN IMMEDIATE")
            for job in jobs:
                self._writing.execute(job.statement, job.values)
            self._writing.execute("COMMIT")
        except sqlite3.Error as error:
            if self._writing.in_transaction:
                self._writing.execute("ROLLBACK")
            return error
        return None

    # --- reading

    def games(self) -> Iterator[tuple[Started, list[Later]]]:
        """Every game with its records, in their order."""
        reading = _connected(self.path)
        try:
            start: Started | None = None
            later: list[Later] = []
            for number, text in reading.execute("SELECT number, record FROM records ORDER BY game, number"):
                record: Kept = msgspec.json.decode(text, type=Kept)
                if number == 0:
                    if start is not None:
                        yield start, later
                    assert isinstance(record, Started)
                    start, later = record, []
                else:
                    assert not isinstance(record, Started)
                    later.append(record)
            if start is not None:
                yield start, later
        finally:
            reading.close()

    def people(self) -> dict[str, str]:
        """Who has which token, by the digest of the token."""
        reading = _connected(self.path)
        try:
            return dict(reading.execute("SELECT token, person FROM people"))
        finally:
            reading.close()


def _connected(path: str) -> sqlite3.Connection:
    made = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10.0)
    made.execute("PRAGMA journal_mode=WAL")
    made.execute("PRAGMA synchronous=FULL")
    return made
