"""How are games and people kept? In a database: what was told to be on disk survives the death of process and machine.

One thread writes. It takes everything that waits into one transaction, and says that something is stored only after the
commit; the disk is asked to hold it for good. A number can be taken once in a game.

>>> import tempfile, threading
>>> from fuda.service.records import Conceded, Started
>>> folder = tempfile.TemporaryDirectory()
>>> store = RecordStore(Sqlite(folder.name + "/fuda.db"))
>>> done = threading.Event()
>>> store.append("g", Started("g", "wars3x3", "wizard", "7", ("a", "b"), 1.0), lambda error: done.set())
>>> done.wait(10), [game.id for game in store.going_on()]
(True, ['g'])
>>> store.close(); folder.cleanup()
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from queue import SimpleQueue
from typing import Any, Final, NamedTuple

import msgspec

from fuda.library.messages import Explained
from fuda.service.outputs import Closed
from fuda.service.records import Kept, Later, Started
from fuda.storage.backends import Backend, Connection, Sqlite
from fuda.storage.migrations import BadStore, insert_game, migrate
from fuda.storage.rating_keeping import keep_result
from fuda.storage.waiting import drop_room

GROUP: Final = 500  # jobs in one transaction at most
AGAIN: Final = 0.2  # seconds between tries to reach a database that has gone

Done = Callable[[Any, Exception | None], None]
Deed = Callable[[Connection], Any]


class NotOurs(RuntimeError):
    """Another process has taken the game meanwhile."""


class Away(Explained):
    """The database cannot be reached now."""


class GameNote(NamedTuple):
    """A line in the list of games."""

    id: str
    title: str
    variant: str
    players: tuple[str, str]
    at: float
    is_over: bool
    winner: int
    is_rated: bool


class _Job(NamedTuple):
    deed: Deed
    done: Done


class RecordStore:
    """Everything that is kept."""

    is_away = False  # whether the database cannot be reached

    def __init__(self, backend: Backend) -> None:
        self.backend: Final = backend
        try:
            migrate(backend)
            self._writing = backend.connect()
            self._reading: Connection | None = None
        except backend.errors as error:
            raise BadStore("bad-database", why=str(error).strip(), file=backend.shown) from None
        self._jobs: Final[SimpleQueue[_Job | None]] = SimpleQueue()
        self._is_again = False  # whether jobs are tried again of which nobody knows whether they were done
        self._ends = threading.Event()
        self._reads: Final = threading.Lock()
        self._thread: Final = threading.Thread(target=self._write, name="fuda-storage", daemon=True)
        self._thread.start()

    # --- writing

    def append(
        self,
        game: str,
        record: Kept,
        done: Callable[[Exception | None], None],
        closed: Closed | None = None,
        owner: str = "",
        fence: int = 0,
        room: str = "",
    ) -> None:
        """Keep a record; with the beginning of a game the room goes that waited for it. `done` is called from the
        writing thread: once it is on disk, or with the error."""
        number = 0 if isinstance(record, Started) else record.number
        text = msgspec.json.encode(record)
        is_shared = self.backend.is_shared

        def deed(connection: Connection) -> None:
            if self._is_again and _is_there(connection, game, number, text):
                return  # the commit was done, and only the word of it was lost
            if isinstance(record, Started):
                if room and not drop_room(connection, room, owner if is_shared else None):
                    raise NotOurs(room)
                insert_game(connection, game, record, owner, fence)
                if record.is_listed and record.spectators:
                    connection.execute("UPDATE games SET is_listed = 1 WHERE id = ?", game)
            elif is_shared:
                held = connection.rows("SELECT 1 FROM games WHERE id = ? AND fence = ? FOR SHARE", game, fence)
                if not held:
                    raise NotOurs(game)
            connection.execute("INSERT INTO records (game, number, record) VALUES (?, ?, ?)", game, number, text)
            if closed is not None:
                close_game(connection, game, closed)

        self.do(deed, lambda _, error: done(error))

    def do(self, deed: Deed, done: Done) -> None:
        """Carry out a deed in the next transaction; `done` is called from the writing thread, after the commit."""
        self._jobs.put(_Job(deed, done))

    def now(self, deed: Deed) -> Any:
        """Carry out a deed and wait for it; for who is not in the event loop."""
        ready = threading.Event()
        found: list[Any] = []

        def done(value: Any, error: Exception | None) -> None:
            found.extend((value, error))
            ready.set()

        self.do(deed, done)
        ready.wait()
        if found[1] is not None:
            raise found[1]
        return found[0]

    def close(self) -> None:
        """Write what waits, and end."""
        self._ends.set()
        self._jobs.put(None)
        self._thread.join()
        self._writing.close()
        if self._reading is not None:
            self._reading.close()

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
        self._is_again = False
        found, error = self._tried(jobs)
        if error is not None and len(jobs) > 1:
            for job in jobs:
                values, alone = self._tried([job])
                job.done(values[0] if alone is None else None, alone)
            return
        for place, job in enumerate(jobs):
            job.done(found[place] if error is None else None, error)

    def _tried(self, jobs: list[_Job]) -> tuple[list[Any], Exception | None]:
        while True:
            try:
                self._writing.execute("BEGIN")
                found = [job.deed(self._writing) for job in jobs]
                self._writing.execute("COMMIT")
            except Exception as error:  # whatever it is, its jobs are told
                if self._has_left():
                    return [], error
                # The database has gone, and nobody knows whether this was done: it is done again, or seen to be there.
                if not self._connected_again():
                    return [], error
                self._is_again = True
                continue
            return found, None

    def _has_left(self) -> bool:
        """Leave the transaction; False if the database has gone."""
        try:
            self._writing.undo()
            self._writing.rows("SELECT 1")
        except self.backend.errors:
            return False
        return True

    def _connected_again(self) -> bool:
        """Wait until the database is back; False if the server ends meanwhile."""
        self.is_away = True
        while not self._ends.wait(AGAIN):
            try:
                self._writing.close()
                self._writing = self.backend.connect()
            except self.backend.errors:
                continue
            self.is_away = False
            return True
        return False

    # --- reading

    def rows(self, statement: str, *values: Any) -> list[Any]:
        """What a question finds; from any thread. Away where the database cannot be reached."""
        with self._reads:
            if self._reading is not None:
                try:
                    return list(self._reading.rows(statement, *values))
                except self.backend.errors:
                    self._reading.close()
            try:
                self._reading = self.backend.connect()
                self._reading.rows("SELECT 1")
            except self.backend.errors:
                self._reading = None
                raise Away("database-away") from None
            return list(self._reading.rows(statement, *values))

    def game(self, id: str) -> tuple[Started, list[Later]] | None:
        """A game with its records, in their order."""
        rows = self.rows("SELECT record FROM records WHERE game = ? ORDER BY number", id)
        if not rows:
            return None
        start, later = decoded(rows[0][0]), [decoded(each[0]) for each in rows[1:]]
        assert isinstance(start, Started)
        return start, [each for each in later if not isinstance(each, Started)]

    def taken_up(self, games: Sequence[str]) -> dict[str, tuple[Started, bytes | None, list[Later]]]:
        """Games with their last checkpoints, where there are any, and the records after these."""
        which = ", ".join("?" * len(games))
        # The records are read first: whatever becomes of a checkpoint meanwhile, none is missing between the two.
        rows = self.rows(
            "SELECT r.game, r.record FROM records r LEFT JOIN checkpoints c ON c.game = r.game "
            f"WHERE r.game IN ({which}) AND (r.number = 0 OR c.number IS NULL OR r.number > c.number) "
            "ORDER BY r.game, r.number",
            *games,
        )
        contents = dict(self.rows(f"SELECT game, content FROM checkpoints WHERE game IN ({which})", *games))
        kept: dict[str, list[Kept]] = {}
        for game, record in rows:
            kept.setdefault(game, []).append(decoded(record))
        found: dict[str, tuple[Started, bytes | None, list[Later]]] = {}
        for game, (start, *later) in kept.items():
            if isinstance(start, Started):
                content = bytes(contents[game]) if game in contents else None
                found[game] = start, content, [each for each in later if not isinstance(each, Started)]
        return found

    def records_over(self, id: str) -> int | None:
        """How many records a game that is over has after its start; None while it goes on, or where there is none."""
        asked = "SELECT COUNT(*) FROM records r JOIN games g ON g.id = r.game WHERE g.id = ? AND g.is_over = 1"
        count = int(self.rows(asked, id)[0][0])
        return count - 1 if count else None

    def games(self) -> Iterator[tuple[Started, list[Later]]]:
        """Every game with its records."""
        for (id,) in self.rows("SELECT id FROM games ORDER BY id"):
            found = self.game(id)
            if found is not None:
                yield found

    def going_on(self) -> list[GameNote]:
        """The games that are not over."""
        return [_note(each) for each in self.rows(f"SELECT {_NOTE} FROM games WHERE is_over = 0 ORDER BY at, id")]

    def beginnings(self) -> list[Started]:
        """How the games began that are not over."""
        asked = "SELECT r.record FROM games g JOIN records r ON r.game = g.id AND r.number = 0 WHERE g.is_over = 0"
        found = [decoded(each[0]) for each in self.rows(f"{asked} ORDER BY g.at, g.id")]
        return [each for each in found if isinstance(each, Started)]

    def games_of(self, person: str, most: int = 50) -> list[GameNote]:
        """The latest games of somebody."""
        asked = f"SELECT {_NOTE} FROM games WHERE first = ? OR second = ? ORDER BY at DESC, id LIMIT ?"
        return [_note(each) for each in self.rows(asked, person, person, most)]


_NOTE: Final = "id, title, variant, first, second, at, is_over, winner, is_rated"


def _note(row: Any) -> GameNote:
    id, title, variant, first, second, at, is_over, winner, is_rated = row
    return GameNote(id, title, variant, (first, second), at, bool(is_over), winner, bool(is_rated))


def _is_there(connection: Connection, game: str, number: int, text: bytes) -> bool:
    rows = connection.rows("SELECT record FROM records WHERE game = ? AND number = ?", game, number)
    return bool(rows) and bytes(rows[0][0]) == text


def decoded(record: Any) -> Kept:
    """A record as it was written."""
    found: Kept = msgspec.json.decode(bytes(record), type=Kept)
    return found


def keep_checkpoint(connection: Connection, game: str, number: int, content: bytes) -> None:
    """How a game stands after a record, in place of what was kept before; nothing where it is over."""
    connection.execute("DELETE FROM checkpoints WHERE game = ? AND number < ?", game, number)
    connection.execute(
        "INSERT INTO checkpoints (game, number, content) SELECT id, ?, ? FROM games WHERE id = ? AND is_over = 0 "
        "ON CONFLICT (game) DO NOTHING",
        number,
        content,
        game,
    )


def close_game(connection: Connection, game: str, closed: Closed) -> None:
    """The game is over, and ratings follow from it, once."""
    connection.execute("DELETE FROM checkpoints WHERE game = ?", game)
    changed = connection.execute(
        "UPDATE games SET is_over = 1, winner = ? WHERE id = ? AND is_over = 0", closed.winner, game
    )
    if changed and closed.is_rated:
        ((title, first, second),) = connection.rows("SELECT title, first, second FROM games WHERE id = ?", game)
        keep_result(connection, title, (first, second), closed.winner)


__all__ = ["Away", "BadStore", "GameNote", "NotOurs", "RecordStore", "Sqlite", "keep_checkpoint"]
