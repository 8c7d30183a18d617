"""What is kept is kept, in SQLite as in PostgreSQL: the same tests for both."""

from __future__ import annotations

import gzip
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fuda.service.outputs import Closed
from fuda.service.records import Accepted, Conceded, Started
from fuda.storage import people
from fuda.storage.backends import Backend, Connection, Postgres, Sqlite
from fuda.storage.backup import BadBackup, back_up, restore
from fuda.storage.migrations import LATEST, BadStore, migrate, version_of
from fuda.storage.people import KeptDeck
from fuda.storage.records import Away, RecordStore
from tests.storage import postgres

START = Started("g", "wars3x3", "wizard", "7", ("a", "b"), 1.0)


@pytest.fixture(scope="module")
def server() -> Iterator[postgres.Postgres | None]:
    if postgres.programs() is None:
        yield None
        return
    with postgres.Postgres() as made:
        yield made


@pytest.fixture(params=["sqlite", "postgresql"])
def backend(request: pytest.FixtureRequest, server: postgres.Postgres | None, tmp_path: Path) -> Backend:
    if request.param == "sqlite":
        return Sqlite(str(tmp_path / "fuda.db"))
    if server is None:
        pytest.skip(postgres.WHY_NOT)
    made = Postgres(server.address)
    wire = made.connect()
    wire.execute("DROP SCHEMA public CASCADE")
    wire.execute("CREATE SCHEMA public")
    wire.close()
    return made


def kept(store: RecordStore, *records: Any, game: str = "g", closed: Closed | None = None) -> list[Exception | None]:
    """What became of records that were given at once."""
    done: list[Exception | None] = []
    ready = threading.Event()

    def told(error: Exception | None) -> None:
        done.append(error)
        if len(done) == len(records):
            ready.set()

    for each in records:
        store.append(game, each, told, closed if each is records[-1] else None)
    assert ready.wait(30)
    return done


def test_records_are_kept_in_their_order_and_a_number_is_taken_once(backend: Backend) -> None:
    store = RecordStore(backend)
    first, second = Accepted(1, 0, 0, 3, 2.0), Accepted(2, 1, 0, (1, 2), 3.0, sequence=4)
    assert kept(store, START, first, second) == [None, None, None]
    twice = kept(store, Accepted(2, 0, 0, 9, 4.0), Accepted(3, 0, 0, 9, 4.0))
    assert twice[0] is not None and twice[1] is None
    store.close()
    again = RecordStore(backend)
    found = again.game("g")
    assert found is not None
    assert found == (START, [first, second, Accepted(3, 0, 0, 9, 4.0)])
    assert again.game("h") is None
    again.close()


def test_a_game_that_is_over_is_closed_once_and_ratings_follow_once(backend: Backend) -> None:
    store = RecordStore(backend)
    start = msgspec.structs.replace(START, is_rated=True)
    store.now(lambda wire: people.add_person(wire, "a", "Ann", 1.0, None, None, "guest"))
    store.now(lambda wire: people.add_person(wire, "b", "Ben", 1.0, None, None, "guest"))
    kept(store, start)
    assert [each.id for each in store.going_on()] == ["g"]
    kept(store, Conceded(1, 1, 2.0), closed=Closed(0, True))
    kept(store, Conceded(2, 1, 2.0), closed=Closed(0, True))
    assert store.going_on() == []
    (note,) = store.games_of("a")
    assert note.is_over and note.winner == 0
    table = people.table_of_ratings(store, "wars3x3")
    assert [(row[1], round(row[2]), row[4]) for row in table] == [("Ann", 1662, 1), ("Ben", 1338, 1)]
    store.close()


def test_people_sessions_and_decks(backend: Backend) -> None:
    store = RecordStore(backend)
    store.now(lambda wire: people.add_person(wire, "p1", "Ann", 1.0, "ann", "hash", "stranger"))
    store.now(lambda wire: people.add_session(wire, "d" * 64, "p1", "cookie", "all", "", 1.0))
    known = people.known_by(store, "d" * 64)
    assert known is not None and (known.person, known.name, known.standing) == ("p1", "Ann", "stranger")
    assert people.account_of(store, "ann") == ("p1", "hash")
    with pytest.raises(backend.errors):
        store.now(lambda wire: people.add_person(wire, "p2", "Ann", 1.0, "ann", "hash", "stranger"))
    deck = KeptDeck("k", "hanyo", "札", ["H001", "H001"])
    store.now(lambda wire: people.keep_deck(wire, "p1", deck, 1.0))
    assert people.decks_of(store, "p1") == [deck] and people.deck_by(store, "k") == ("p1", deck)
    store.now(lambda wire: people.keep_block(wire, "p1", "p9", True))
    assert people.blocks(store) == {"p1": {"p9"}}
    assert store.now(lambda wire: people.end_session(wire, "p1", "d" * 16)) == 1
    assert people.known_by(store, "d" * 64) is None
    store.close()


def test_a_database_is_brought_to_the_newest_form_once_and_a_dry_run_keeps_nothing(backend: Backend) -> None:
    assert [step.number for step in migrate(backend, dry_run=True)] == list(range(1, LATEST + 1))
    wire = backend.connect()
    assert version_of(wire) == 0
    wire.close()
    assert len(migrate(backend)) == LATEST and migrate(backend) == []
    wire = backend.connect()
    wire.execute("UPDATE meta SET value = '99' WHERE name = 'version'")
    wire.close()
    with pytest.raises(BadStore):
        migrate(backend)


def test_a_database_of_the_first_form_keeps_its_games_and_guests(tmp_path: Path) -> None:
    path = tmp_path / "fuda.db"
    old = sqlite3.connect(path)
    old.executescript(
        """
        CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
        INSERT INTO meta VALUES ('version', '1');
        CREATE TABLE records (game TEXT NOT NULL, number INTEGER NOT NULL, record BLOB NOT NULL,
            PRIMARY KEY (game, number)) WITHOUT ROWID;
        CREATE TABLE people (token TEXT PRIMARY KEY, person TEXT NOT NULL, since REAL NOT NULL) WITHOUT ROWID;
        INSERT INTO people VALUES ('digest', 'guest-1', 5.0);
        """
    )
    old.execute("INSERT INTO records VALUES ('g', 0, ?)", (msgspec.json.encode(START),))
    old.commit()
    old.close()
    store = RecordStore(Sqlite(str(path)))
    assert [each.id for each in store.going_on()] == ["g"]
    known = people.known_by(store, "digest")
    assert known is not None and known.person == "guest-1"
    store.close()


def test_a_database_that_dies_is_waited_for_and_nothing_is_done_twice(server: postgres.Postgres | None) -> None:
    if server is None:
        pytest.skip(postgres.WHY_NOT)
    backend = Postgres(server.address)
    wire = backend.connect()
    wire.execute("DROP SCHEMA public CASCADE")
    wire.execute("CREATE SCHEMA public")
    wire.close()
    store = RecordStore(backend)
    assert kept(store, START) == [None]
    server.kill()
    done = threading.Event()
    store.append("g", Conceded(1, 0, 2.0), lambda error: done.set() if error is None else None)
    assert not done.wait(0.5) and store.is_away
    with pytest.raises(Away):
        store.rows("SELECT 1")
    server.start()
    assert done.wait(30)
    assert store.game("g") == (START, [Conceded(1, 0, 2.0)])
    store.close()


class _Forgetful:
    """A connection that dies right after a commit, before the word of it arrives."""

    def __init__(self, real: Connection, deaths: list[int]) -> None:
        self.real, self.deaths, self.is_dead = real, deaths, False

    def execute(self, statement: str, *values: Any) -> int:
        found = self.real.execute(statement, *values)
        if statement == "COMMIT" and self.deaths:
            self.deaths.pop()
            self.is_dead = True
            raise sqlite3.OperationalError("the connection is lost")
        return found

    def rows(self, statement: str, *values: Any) -> list[Any]:
        if self.is_dead:
            raise sqlite3.OperationalError("the connection is lost")
        return list(self.real.rows(statement, *values))

    def walk(self, statement: str) -> Iterator[Any]:
        return self.real.walk(statement)

    def undo(self) -> None:
        self.real.undo()

    def close(self) -> None:
        self.real.close()


class _ForgetfulSqlite(Sqlite):
    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.deaths: list[int] = []

    def connect(self) -> Connection:
        return _Forgetful(super().connect(), self.deaths)


def test_a_commit_of_which_the_word_is_lost_counts_for_everything_that_was_in_it(tmp_path: Path) -> None:
    backend = _ForgetfulSqlite(str(tmp_path / "fuda.db"))
    store = RecordStore(backend)
    assert kept(store, START) == [None]
    wrong: list[Exception | None] = []
    ready, holds = threading.Event(), threading.Event()
    store.do(lambda wire: holds.wait(10), lambda value, error: None)  # what follows waits, and is one transaction
    backend.deaths.append(1)
    store.do(lambda wire: None, lambda value, error: None)
    store.append("g", Accepted(1, 0, 0, 3, 2.0), wrong.append)
    store.do(
        lambda wire: people.add_person(wire, "p1", "Ann", 1.0, None, None, "guest"),
        lambda value, error: wrong.append(error),
    )
    # One that cannot be done a second time: the others are tried by themselves, and are known to be there.
    store.do(
        lambda wire: wire.execute("INSERT INTO blocks (person, blocked) VALUES ('a', 'b')"),
        lambda value, error: ready.set(),
    )
    holds.set()
    assert ready.wait(10) and wrong == [None, None]
    assert store.game("g") == (START, [Accepted(1, 0, 0, 3, 2.0)])
    assert store.rows("SELECT name FROM persons") == [("Ann",)]
    store.close()


def test_a_backup_that_breaks_off_leaves_no_piece_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    backend, file = Sqlite(str(tmp_path / "fuda.db")), tmp_path / "backup.gz"
    RecordStore(backend).close()
    with monkeypatch.context() as patched:
        patched.setattr("fuda.storage.backup.os.fsync", _full)
        with pytest.raises(BadBackup):
            back_up(backend, file)
    assert not file.exists() and back_up(backend, file) == 1


def _full(file: int) -> None:
    raise OSError(28, "No space left on device")


def test_a_backup_is_restored_whole_and_a_damaged_one_not_at_all(backend: Backend, tmp_path: Path) -> None:
    store = RecordStore(backend)
    kept(store, START, Accepted(1, 0, 0, 3, 2.0))
    store.now(lambda wire: people.add_person(wire, "p1", "朝日", 1.0, "ann", "hash", "stranger"))
    file, other = tmp_path / "backup.gz", Sqlite(str(tmp_path / "other.db"))
    held = backend.connect()
    held.execute("BEGIN")
    held.execute("UPDATE games SET winner = 0")
    rows = back_up(backend, file)  # it waits for nobody who writes, and nobody for it
    held.undo()
    held.close()
    store.close()
    assert restore(other, file) == rows
    copy = RecordStore(other)
    assert copy.game("g") == (START, [Accepted(1, 0, 0, 3, 2.0)])
    assert people.account_of(copy, "ann") == ("p1", "hash")
    copy.close()
    with pytest.raises(BadBackup):
        restore(other, file)  # not empty
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    for name, content in (("short", lines[:-1]), ("less", [*lines[:2], *lines[3:]]), ("none", [b"{}\n"])):
        bad, empty = tmp_path / name, Sqlite(str(tmp_path / f"{name}.db"))
        bad.write_bytes(gzip.compress(b"".join(content)))
        with pytest.raises(BadBackup):
            restore(empty, bad)
        wire = empty.connect()
        assert wire.rows("SELECT COUNT(*) FROM games") == [(0,)]
        wire.close()
