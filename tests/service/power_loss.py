"""A disk that forgets what was not synced: the database on it is cut off at any point, and opened again.

Every write, cut and sync of the database's files is noted, while real records are stored. A loss of power keeps all
that was synced of a file; of what was written since, each page may be there, or not, or half; the order is free.
That a file was removed is kept at once: SQLite syncs the folder when it removes one.

python -m tests.service.power_loss --points 1000
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from fuda.service.records import Accepted, Started
from fuda.storage.backends import Sqlite
from fuda.storage.records import RecordStore

SECTOR = 512
SHIM = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <sys/types.h>
#include <pthread.h>

static int log_fd = -1;
static pthread_mutex_t one = PTHREAD_MUTEX_INITIALIZER;
struct entry { char kind; char name[63]; long long at; long long size; };

static void opened(void) {
    if (log_fd < 0) {
        int (*real)(const char *, int, ...) = dlsym(RTLD_NEXT, "open");
        log_fd = real(getenv("POWER_LOG"), O_WRONLY | O_CREAT | O_APPEND, 0600);
    }
}
static int named(int fd, char *name) {
    char link[64], path[512];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t n = readlink(link, path, sizeof path - 1);
    if (n <= 0) return 0;
    path[n] = 0;
    char *base = strrchr(path, '/');
    base = base ? base + 1 : path;
    if (strncmp(base, "fuda.db", 7) || strstr(base, "-shm")) return 0;
    strncpy(name, base, 62); name[62] = 0;
    return 1;
}
static void note(char kind, int fd, const void *data, long long at, long long size) {
    struct entry e; memset(&e, 0, sizeof e);
    if (!getenv("POWER_LOG") || !named(fd, e.name)) return;
    pthread_mutex_lock(&one);
    opened();
    e.kind = kind; e.at = at; e.size = size;
    ssize_t (*real)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
    real(log_fd, &e, sizeof e);
    if (kind == 'w') real(log_fd, data, size);
    pthread_mutex_unlock(&one);
}
ssize_t pwrite64(int fd, const void *data, size_t size, off64_t at) {
    ssize_t (*real)(int, const void *, size_t, off64_t) = dlsym(RTLD_NEXT, "pwrite64");
    ssize_t n = real(fd, data, size, at);
    if (n > 0) note('w', fd, data, at, n);
    return n;
}
ssize_t pwrite(int fd, const void *data, size_t size, off_t at) {
    ssize_t (*real)(int, const void *, size_t, off_t) = dlsym(RTLD_NEXT, "pwrite");
    ssize_t n = real(fd, data, size, at);
    if (n > 0) note('w', fd, data, at, n);
    return n;
}
ssize_t write(int fd, const void *data, size_t size) {
    ssize_t (*real)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
    char name[63];
    off_t at = named(fd, name) ? lseek(fd, 0, SEEK_CUR) : 0;
    ssize_t n = real(fd, data, size);
    if (n > 0 && fd != log_fd) note('w', fd, data, at, n);
    return n;
}
int ftruncate64(int fd, off64_t size) {
    int (*real)(int, off64_t) = dlsym(RTLD_NEXT, "ftruncate64");
    int r = real(fd, size);
    if (!r) note('t', fd, 0, size, 0);
    return r;
}
int ftruncate(int fd, off_t size) {
    int (*real)(int, off_t) = dlsym(RTLD_NEXT, "ftruncate");
    int r = real(fd, size);
    if (!r) note('t', fd, 0, size, 0);
    return r;
}
int unlink(const char *path) {
    int (*real)(const char *) = dlsym(RTLD_NEXT, "unlink");
    int r = real(path);
    const char *base = strrchr(path, '/');
    base = base ? base + 1 : path;
    if (!r && getenv("POWER_LOG") && !strncmp(base, "fuda.db", 7) && !strstr(base, "-shm")) {
        struct entry e; memset(&e, 0, sizeof e);
        strncpy(e.name, base, 62);
        e.kind = 'u';
        pthread_mutex_lock(&one);
        opened();
        ssize_t (*out)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
        out(log_fd, &e, sizeof e);
        pthread_mutex_unlock(&one);
    }
    return r;
}
int fsync(int fd) {
    int (*real)(int) = dlsym(RTLD_NEXT, "fsync");
    note('s', fd, 0, 0, 0);
    return real(fd);
}
int fdatasync(int fd) {
    int (*real)(int) = dlsym(RTLD_NEXT, "fdatasync");
    note('s', fd, 0, 0, 0);
    return real(fd);
}
"""


class Entry(NamedTuple):
    """Something that was done to a file, or (`a`) the word that a record is stored."""

    kind: str
    name: str
    at: int
    data: bytes


class _Head(ctypes.Structure):
    _fields_ = [("kind", ctypes.c_char), ("name", ctypes.c_char * 63), ("at", ctypes.c_longlong)]
    _fields_ += [("size", ctypes.c_longlong)]


def can_run() -> bool:
    """Whether there is a compiler for the shim, and a system that takes it."""
    return sys.platform == "linux" and shutil.which("cc") is not None


def written(folder: Path, games: int, records: int, seed: int) -> list[Entry]:
    """Let a process store records, and note what it does to its files."""
    source, shim, log = folder / "shim.c", folder / "shim.so", folder / "log"
    source.write_text(SHIM)
    subprocess.run(["cc", "-shared", "-fPIC", "-o", shim, source, "-ldl", "-lpthread"], check=True)
    data = folder / "data"
    data.mkdir()
    command = [sys.executable, "-m", "tests.service.power_loss", "--store", str(data), "--seed", str(seed)]
    command += ["--games", str(games), "--records", str(records)]
    environment = {**os.environ, "LD_PRELOAD": str(shim), "POWER_LOG": str(log)}
    subprocess.run(command, check=True, env=environment, timeout=300)
    return entries(log.read_bytes())


def entries(raw: bytes) -> list[Entry]:
    """What the log of the shim says."""
    found: list[Entry] = []
    place, size = 0, ctypes.sizeof(_Head)
    while place < len(raw):
        head = _Head.from_buffer_copy(raw, place)
        place += size
        length = head.size if head.kind == b"w" else 0
        found.append(Entry(head.kind.decode(), head.name.decode(), head.at, raw[place : place + length]))
        place += length
    return found


def store(data: Path, games: int, records: int, seed: int) -> None:
    """Store records of several games at once; the word that one is stored goes into the log as a write of its own."""
    luck = random.Random(seed)
    kept = RecordStore(Sqlite(str(data / "fuda.db")))
    words = os.open(data / "fuda.db.words", os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)

    def told(game: str, number: int) -> Any:
        def done(error: Exception | None) -> None:
            assert error is None, error
            os.write(words, f"{game} {number}\n".encode())

        return done

    for number in range(records + 1):
        for game in range(games):
            id = f"g{game}"
            record: Any = (
                Started(id, "wars3x3", "wizard", "7", ("a", "b"), 1.0)
                if number == 0
                else Accepted(number, number % 2, number, luck.getrandbits(40), float(number))
            )
            kept.append(id, record, told(id, number))
            if luck.random() < 0.3:
                kept.now(lambda wire: wire.rows("SELECT 1"))  # let the writer commit what waits
    kept.close()


def lost(log: list[Entry], point: int, luck: random.Random, is_planted: bool = False) -> dict[str, bytes]:
    """The files after a loss of power right after so many entries."""
    synced: dict[str, bytearray] = {}
    since: dict[str, list[Entry]] = {}
    for each in log[:point]:
        if each.name.endswith(".words"):
            continue
        if each.kind == "u":
            synced.pop(each.name, None)
            since.pop(each.name, None)
            continue
        since.setdefault(each.name, []).append(each)
        synced.setdefault(each.name, bytearray())
        if each.kind == "s" and not is_planted:
            for done in since.pop(each.name):
                apply(synced[each.name], done, luck, is_whole=True)
    for name, waiting in since.items():
        for each in waiting:
            if luck.random() < 0.5:
                apply(synced[name], each, luck, is_whole=luck.random() < 0.7)
    return {name: bytes(content) for name, content in synced.items()}


def apply(content: bytearray, entry: Entry, luck: random.Random, is_whole: bool) -> None:
    """Do to a file what was done; where it is not whole, some sectors of it are missing."""
    if entry.kind == "t":
        del content[entry.at :]
        content.extend(bytes(max(0, entry.at - len(content))))
    if entry.kind != "w":
        return
    if len(content) < entry.at + len(entry.data):
        content.extend(bytes(entry.at + len(entry.data) - len(content)))
    for begin in range(0, len(entry.data), SECTOR):
        if is_whole or luck.random() < 0.5:
            part = entry.data[begin : begin + SECTOR]
            content[entry.at + begin : entry.at + begin + len(part)] = part


def missing(log: list[Entry], point: int, files: dict[str, bytes]) -> list[str]:
    """What was said to be stored before the loss and is not there after it; or why the database does not open."""
    told: set[tuple[str, int]] = set()
    for each in log[:point]:
        if each.name.endswith(".words") and each.kind == "w":
            game, number = each.data.decode().split()
            told.add((game, int(number)))
    with tempfile.TemporaryDirectory() as folder:
        for name, content in files.items():
            (Path(folder) / name).write_bytes(content)
        try:
            kept = RecordStore(Sqlite(str(Path(folder) / "fuda.db")))
        except ValueError as error:
            return [f"the database does not open: {error}"]
        try:
            there = {(game, number) for game, number in kept.rows("SELECT game, number FROM records")}
            listed = {id for (id,) in kept.rows("SELECT id FROM games")}
            (check,) = kept.rows("PRAGMA integrity_check")[0]
        except sqlite3.Error as error:
            return [f"the database cannot be read: {error}"]
        finally:
            kept.close()
    found = [f"{game} {number} was acknowledged and is gone" for game, number in sorted(told - there)]
    if check != "ok":
        found.append(f"the database is broken: {check[:200]}")
    found += [f"{game} has records and is not in the list" for game in sorted({each[0] for each in there} - listed)]
    for game in {each[0] for each in there}:
        numbers = sorted([number for id, number in there if id == game])
        if numbers != list(range(len(numbers))):
            found.append(f"{game} has a gap")
    return found


def figures(points: int, seed: int, games: int = 4, records: int = 60) -> dict[str, Any]:
    """Lose power at so many points; what was found."""
    luck = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        log = written(Path(folder), games, records, seed)
    faults = [
        fault for _ in range(points) for point in [luck.randrange(len(log) + 1)] for fault in _faults(log, point, luck)
    ]
    planted = sum(bool(missing(log, len(log), lost(log, len(log), luck, is_planted=True))) for _ in range(10))
    return {
        "points": points,
        "entries": len(log),
        "syncs": len([1 for each in log if each.kind == "s"]),
        "acknowledged": len([1 for each in log if each.name.endswith(".words") and each.kind == "w"]),
        "faults": len(faults),
        "first_faults": faults[:5],
        "fewest_planted_found_of_10": planted,
    }


def _faults(log: list[Entry], point: int, luck: random.Random) -> list[str]:
    return [f"point {point}: {each}" for each in missing(log, point, lost(log, point, luck))]


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--points", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--store", type=Path)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--records", type=int, default=60)
    arguments = parser.parse_args()
    if arguments.store is not None:
        store(arguments.store, arguments.games, arguments.records, arguments.seed)
    else:
        print(json.dumps(figures(arguments.points, arguments.seed), indent=1))
