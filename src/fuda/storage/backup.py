"""How is everything carried elsewhere? Into one compressed file, and from it into an empty database of either kind.

Taken while the server runs, it holds one moment.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from fuda.library.messages import Explained
from fuda.storage.backends import Backend, Connection
from fuda.storage.migrations import LATEST, migrate, version_of

TABLES: Final = {
    "records": ("game", "number", "record"),
    "games": (
        *("id", "title", "variant", "first", "second", "at", "is_over", "winner", "is_rated", "owner", "fence"),
        "is_listed",
    ),
    "rooms": ("id", "host", "content", "at", "owner"),
    "persons": ("id", "name", "since", "login", "password", "standing"),
    "sessions": ("digest", "person", "kind", "scope", "label", "since"),
    "decks": ("id", "person", "game", "name", "cards", "at"),
    "ratings": ("person", "game", "value", "deviation", "volatility", "games"),
    "blocks": ("person", "blocked"),
    "reports": ("id", "game", "by_person", "about", "said", "why", "at"),
}


class BadBackup(Explained):
    """A backup that cannot be written or read."""


def back_up(backend: Backend, file: Path) -> int:
    """Write everything into a file that is not there yet; how many rows there are."""
    connection, count, digest = backend.connect(), 0, hashlib.sha256()
    try:
        if version_of(connection) != LATEST:
            raise BadBackup("backup-other-form", file=backend.shown)
        connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ" if backend.is_shared else "BEGIN DEFERRED")
        with file.open("xb") as raw:
            try:
                with gzip.open(raw, "wb") as out:
                    for line in _lines(connection):
                        out.write(line)
                        digest.update(line)
                        count += 1
                    out.write(_line({"rows": count, "digest": digest.hexdigest()}))
                raw.flush()
                os.fsync(raw.fileno())
            except BaseException:
                file.unlink(missing_ok=True)  # a piece of a backup is none
                raise
        connection.execute("ROLLBACK")
    except OSError as error:
        raise BadBackup("backup-unwritable", file=str(file), why=str(error)) from None
    finally:
        connection.close()
    return count


def _lines(connection: Connection) -> Iterator[bytes]:
    yield _line({"fuda": "backup", "version": LATEST})
    for table, columns in TABLES.items():
        for row in connection.walk(f"SELECT {', '.join(columns)} FROM {table} ORDER BY 1, 2"):
            yield _line({"table": table, "row": [_plain(each) for each in row]})


def _line(content: dict[str, Any]) -> bytes:
    return json.dumps(content, ensure_ascii=False).encode() + b"\n"


def _plain(value: Any) -> Any:
    if isinstance(value, (bytes, memoryview)):
        return {"bytes": base64.b64encode(bytes(value)).decode()}
    return value


def restore(backend: Backend, file: Path) -> int:
    """Read everything from a file into a database in which there is nothing yet; how many rows there were."""
    migrate(backend)
    connection = backend.connect()
    try:
        connection.execute("BEGIN")
        backend.lock(connection)
        if connection.rows("SELECT id FROM games LIMIT 1") or connection.rows("SELECT id FROM persons LIMIT 1"):
            raise BadBackup("restore-not-empty", file=backend.shown)
        count = _read_all(connection, file)
        connection.execute("UPDATE games SET owner = ''")
        connection.execute("UPDATE rooms SET owner = ''")
        connection.execute("COMMIT")
        return count
    except (OSError, EOFError, ValueError, KeyError, TypeError) as error:
        connection.undo()
        if isinstance(error, Explained):
            raise
        raise BadBackup("backup-unreadable", file=str(file), why=str(error) or type(error).__name__) from None
    finally:
        connection.close()


def _read_all(connection: Connection, file: Path) -> int:
    digest, count, end = hashlib.sha256(), 0, None
    with gzip.open(file, "rb") as lines:
        for line in lines:
            content = json.loads(line)
            if "digest" in content:
                end = content
                break
            digest.update(line)
            count += 1
            if count == 1:
                if content.get("fuda") != "backup" or content["version"] != LATEST:
                    raise BadBackup("backup-other-form", file=str(file))
                continue
            columns = TABLES[content["table"]]
            values = [base64.b64decode(each["bytes"]) if isinstance(each, dict) else each for each in content["row"]]
            marks = ", ".join("?" * len(columns))
            connection.execute(f"INSERT INTO {content['table']} ({', '.join(columns)}) VALUES ({marks})", *values)
    if end is None or end != {"rows": count, "digest": digest.hexdigest()}:
        raise BadBackup("backup-damaged", file=str(file))
    return count
