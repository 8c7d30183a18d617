"""Who is known? Persons, their sessions and tokens (as digests), decks, blocks and what they reported."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, NamedTuple

from fuda.storage.backends import Connection
from fuda.storage.records import RecordStore


class Known(NamedTuple):
    """Somebody who is signed in, and by what."""

    person: str
    name: str
    standing: str
    kind: str  # guest, cookie or token
    scope: str
    digest: str


class KeptDeck(NamedTuple):
    """A deck of somebody's."""

    id: str
    game: str
    name: str
    cards: list[str]


def known_by(store: RecordStore, digest: str) -> Known | None:
    """Who has the token of which this is the digest."""
    rows = store.rows(
        "SELECT p.id, p.name, p.standing, s.kind, s.scope, s.digest FROM sessions s JOIN persons p ON p.id = s.person "
        "WHERE s.digest = ?",
        digest,
    )
    return Known(*rows[0]) if rows else None


def add_person(
    connection: Connection, id: str, name: str, now: float, login: str | None, password: str | None, standing: str
) -> None:
    """Somebody new; the database refuses a login that is taken. Done once more after a lost word of it, it is done."""
    connection.execute(
        "INSERT INTO persons (id, name, since, login, password, standing) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (id) DO NOTHING",
        id,
        name,
        now,
        login,
        password,
        standing,
    )


def add_session(
    connection: Connection, digest: str, person: str, kind: str, scope: str, label: str, now: float
) -> None:
    """A way in for somebody."""
    connection.execute(
        "INSERT INTO sessions (digest, person, kind, scope, label, since) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (digest) DO NOTHING",
        digest,
        person,
        kind,
        scope,
        label,
        now,
    )


def end_session(connection: Connection, person: str, begin: str) -> int:
    """Somebody's way in whose digest begins like this is no more; how many there were."""
    return connection.execute("DELETE FROM sessions WHERE person = ? AND substr(digest, 1, 16) = ?", person, begin)


def sessions_of(store: RecordStore, person: str) -> list[Any]:
    """All ways in of somebody: the beginning of the digest, kind, scope, label and since when."""
    return store.rows(
        "SELECT substr(digest, 1, 16), kind, scope, label, since FROM sessions WHERE person = ? ORDER BY since", person
    )


def sessions_there(connection: Connection, digests: Iterable[str]) -> frozenset[str]:
    """Those of some sessions that have not ended."""
    asked = sorted(digests)
    found: set[str] = set()
    for begin in range(0, len(asked), 500):
        some = asked[begin : begin + 500]
        marks = ", ".join("?" * len(some))
        found.update(
            [row[0] for row in connection.rows(f"SELECT digest FROM sessions WHERE digest IN ({marks})", *some)]
        )
    return frozenset(found)


def account_of(store: RecordStore, login: str) -> tuple[str, str] | None:
    """The person with this login, and the hash of the password."""
    rows = store.rows("SELECT id, password FROM persons WHERE login = ?", login)
    return (rows[0][0], rows[0][1]) if rows else None


def keep_deck(connection: Connection, person: str, deck: KeptDeck, now: float) -> None:
    """A deck of somebody's, in place of the one with that id."""
    connection.execute("DELETE FROM decks WHERE id = ? AND person = ?", deck.id, person)
    connection.execute(
        "INSERT INTO decks (id, person, game, name, cards, at) VALUES (?, ?, ?, ?, ?, ?)",
        deck.id,
        person,
        deck.game,
        deck.name,
        json.dumps(deck.cards),
        now,
    )


def decks_of(store: RecordStore, person: str) -> list[KeptDeck]:
    """All decks of somebody."""
    rows = store.rows("SELECT id, game, name, cards FROM decks WHERE person = ? ORDER BY name, id", person)
    return [KeptDeck(id, game, name, json.loads(cards)) for id, game, name, cards in rows]


def deck_by(store: RecordStore, id: str) -> tuple[str, KeptDeck] | None:
    """The deck with an id, and whose it is: who has the link may see it."""
    rows = store.rows("SELECT person, id, game, name, cards FROM decks WHERE id = ?", id)
    if not rows:
        return None
    person, id, game, name, cards = rows[0]
    return person, KeptDeck(id, game, name, json.loads(cards))


def blocks(store: RecordStore) -> dict[str, set[str]]:
    """Whom everybody does not hear."""
    found: dict[str, set[str]] = {}
    for person, blocked in store.rows("SELECT person, blocked FROM blocks"):
        found.setdefault(person, set()).add(blocked)
    return found


def blocked_by(store: RecordStore, person: str) -> set[str]:
    """Whom somebody does not hear."""
    return {row[0] for row in store.rows("SELECT blocked FROM blocks WHERE person = ?", person)}


def keep_block(connection: Connection, person: str, blocked: str, on: bool) -> None:
    """Somebody hears somebody no more, or again."""
    connection.execute("DELETE FROM blocks WHERE person = ? AND blocked = ?", person, blocked)
    if on:
        connection.execute("INSERT INTO blocks (person, blocked) VALUES (?, ?)", person, blocked)


def keep_report(connection: Connection, id: str, report: tuple[str, str, str, str, str, float]) -> None:
    """Something that the moderators will look at."""
    connection.execute(
        "INSERT INTO reports (id, game, by_person, about, said, why, at) VALUES (?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (id) DO NOTHING",
        id,
        *report,
    )


def reports(store: RecordStore, most: int = 100) -> list[Any]:
    """What was reported lately."""
    return store.rows("SELECT id, game, by_person, about, said, why, at FROM reports ORDER BY at DESC LIMIT ?", most)


def table_of_ratings(store: RecordStore, title: str, most: int = 100) -> list[Any]:
    """The strongest in a game."""
    return store.rows(
        "SELECT p.id, p.name, r.value, r.deviation, r.games FROM ratings r JOIN persons p ON p.id = r.person "
        "WHERE r.game = ? ORDER BY r.value - 2 * r.deviation DESC, p.id LIMIT ?",
        title,
        most,
    )


def ratings_of(store: RecordStore, person: str) -> dict[str, float]:
    """How strong somebody is, by game."""
    return dict(store.rows("SELECT game, value FROM ratings WHERE person = ?", person))
