"""How many games at once? Players who answer every few seconds, spectators beside them; and a restart with many games.

python -m tests.web.load --games 300 --seconds 60
python -m tests.web.load --overload
python -m tests.web.load --restart 1000
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import signal
import tempfile
import time
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fuda.library.loading import GAMES as ENTRIES
from fuda.service import messages as m
from fuda.service.checkpoints import written
from fuda.service.hall import MOST_GAMES
from fuda.service.live_game import LiveGame
from fuda.service.records import Kept
from fuda.storage import people
from fuda.storage.backends import Sqlite
from fuda.storage.records import RecordStore, keep_checkpoint
from fuda.surfaces.web.client import Client
from fuda.surfaces.web.security import digest
from fuda.surfaces.web.taking_up import EVERY
from tests import own_loop
from tests.service.simulated_client import answer_of
from tests.service.twins import played
from tests.web.killing import Server, faults_in

GAMES = list(ENTRIES)
PACE = 4.0  # seconds between two answers of a game
EACH = MOST_GAMES  # games that one person has going on where a server starts again
Asked = msgspec.json.Decoder(m.FromService)


class Wire:
    """A player or spectator."""

    def __init__(self, load: Load, token: str, luck: random.Random) -> None:
        self.load, self.token, self.luck = load, token, luck
        self.socket: ClientConnection | None = None
        self.sequence = 0
        self.sent: dict[int, float] = {}
        self.game = ""
        self.rooms: asyncio.Queue[m.RoomOpened] = asyncio.Queue()

    async def run(self) -> None:
        address = self.load.address.replace("http", "ws", 1) + "/ws"
        headers = {"Authorization": f"Bearer {self.token}"}
        async with connect(
            address, additional_headers=headers, max_size=None, compression=None, open_timeout=60, ping_interval=None
        ) as self.socket:
            with contextlib.suppress(ConnectionClosed):
                async for frame in self.socket:
                    await self.heed(Asked.decode(frame))

    async def send(self, message: m.FromClient) -> None:
        if self.socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self.socket.send(msgspec.json.encode(message).decode())

    async def heed(self, message: m.Telling) -> None:
        load = self.load
        load.frames += 1
        if isinstance(message, m.RoomOpened):
            self.rooms.put_nowait(message)
        elif isinstance(message, m.Seated):
            self.game = message.game
            load.begun.setdefault(message.game, None)
        elif isinstance(message, m.Acknowledged):
            load.trips.append(time.perf_counter() - self.sent.pop(message.sequence))
        elif isinstance(message, m.Refused):
            load.refused[message.name] += 1
        elif isinstance(message, m.Update) and message.view["seat"] >= 0:
            if message.ended is not None:
                load.ended += 1
                await self.send(m.OfferRematch(message.game))
            elif message.question >= 0:
                load.later(self.answer(message))
        elif isinstance(message, m.Offered) and message.is_open and message.offer == m.REMATCH:
            await self.send(m.Reply(message.game, message.offer, True))

    async def answer(self, update: m.Update) -> None:
        await asyncio.sleep(self.luck.uniform(0.6, 1.4) * PACE)
        self.sequence += 1
        self.sent[self.sequence] = time.perf_counter()
        value = answer_of(update.view["asked"], self.luck)
        await self.send(m.GiveAnswer(update.game, update.question, self.sequence, value))


class Load:
    """Everybody who is at one server."""

    def __init__(self, address: str, seed: int) -> None:
        self.address = address
        self.luck = random.Random(seed)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.trips: list[float] = []
        self.refused: Counter[str] = Counter()
        self.begun: dict[str, None] = {}
        self.frames = self.ended = 0

    def later(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def wire(self, token: str) -> Wire:
        made = Wire(self, token, random.Random(self.luck.getrandbits(32)))
        self.later(made.run())
        return made

    async def game(self, title: str, tokens: tuple[str, str], spectator: str | None) -> None:
        """Two players meet, and somebody watches."""
        first, second = self.wire(tokens[0]), self.wire(tokens[1])
        while first.socket is None or second.socket is None:
            await asyncio.sleep(0.01)
        await first.send(m.OpenRoom(title, opponent="link"))
        room = await asyncio.wait_for(first.rooms.get(), 60)
        await second.send(m.JoinRoom(room.room, room.key))
        while not first.game:
            await asyncio.sleep(0.01)
        if spectator is not None:
            watching = self.wire(spectator)
            while watching.socket is None:
                await asyncio.sleep(0.01)
            await watching.send(m.Spectate(first.game))


def figure(address: str, name: str) -> float:
    """One of the server's own figures."""
    with urlopen(f"{address}/metrics", timeout=60) as answer:
        found = re.search(rf"^{re.escape(name)} ([0-9.e+-]+)$", answer.read().decode(), re.MULTILINE)
    return float(found[1]) if found else -1.0


def quantiles(address: str) -> dict[str, float]:
    """From a frame received to its acknowledgement sent, as the server measured it."""
    return {each: figure(address, f'fuda_acknowledge_latest{{quantile="{each}"}}') for each in ("0.5", "0.99")}


def memory(pid: int) -> int:
    """Resident memory of a process, in KiB."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


def processor_time(pid: int) -> float:
    """Seconds of processor that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def guests(store: RecordStore, count: int) -> list[str]:
    """So many guests, by their tokens."""
    tokens = [f"load-token-{number}" for number in range(count)]

    def deed(wire: Any) -> None:
        for number, token in enumerate(tokens):
            people.add_person(wire, f"guest-{number}", f"guest-{number}", 1.0, None, None, "guest")
            people.add_session(wire, digest(token), f"guest-{number}", "guest", "all", "", 1.0)

    store.now(deed)
    return tokens


async def under_load(server: Server, tokens: list[str], games: int, seconds: float, seed: int) -> dict[str, Any]:
    """So many games for so long."""
    load = Load(server.address, seed)
    await asyncio.to_thread(lambda: urlopen(f"{server.address}/api/games", timeout=120).close())  # all rules are read
    before = memory(server.process.pid)
    for number in range(games):
        spectator = tokens[2 * games + number // 2] if number % 2 == 0 else None
        await load.game(GAMES[number % len(GAMES)], (tokens[2 * number], tokens[2 * number + 1]), spectator)
        await asyncio.sleep(PACE / games)
    load.trips.clear()
    began, worked = time.perf_counter(), processor_time(server.process.pid)
    await asyncio.sleep(seconds)
    trips, passed = sorted(load.trips), time.perf_counter() - began
    worked = processor_time(server.process.pid) - worked
    figures = await asyncio.to_thread(quantiles, server.address)
    after = memory(server.process.pid)
    for task in tuple(load.tasks):
        task.cancel()
    return {
        "games": games,
        "answers": len(trips),
        "answers_per_second": round(len(trips) / passed, 1),
        "server_p50_ms": round(figures["0.5"] * 1000, 1),
        "server_p99_ms": round(figures["0.99"] * 1000, 1),
        "client_p50_ms": round(trips[len(trips) // 2] * 1000, 1),
        "client_p99_ms": round(trips[int(len(trips) * 0.99)] * 1000, 1),
        "server_processor_ms_per_answer": round(worked / len(trips) * 1000, 2),
        "server_processor_share": round(worked / passed, 2),
        "frames": load.frames,
        "ended": load.ended,
        "refused": dict(load.refused),
        "kib_per_game": round((after - before) / games),
    }


def load_figures(games: int, seconds: float, seed: int) -> dict[str, Any]:
    """A server of its own under load."""
    with tempfile.TemporaryDirectory() as folder:
        store = RecordStore(Sqlite(f"{folder}/fuda.db"))
        tokens = guests(store, 3 * games)
        store.close()
        server = Server(Path(folder))
        try:
            return own_loop.run(under_load(server, tokens, games, seconds, seed))
        finally:
            assert not faults_in(server.end(signal.SIGTERM))


def overload_figures(limit: int, seed: int) -> dict[str, Any]:
    """Ten times as many games are wanted as are allowed: new ones are refused, and the old ones go on."""
    with tempfile.TemporaryDirectory() as folder:
        store = RecordStore(Sqlite(f"{folder}/fuda.db"))
        tokens = guests(store, 10 * limit)
        store.close()
        settings = Path(folder) / "settings.toml"
        settings.write_text(f"games = {limit}\nwires = 100000\nrequests = 100000\n")
        server = Server(Path(folder), settings=settings)
        refused, wires = 0, []
        for token in tokens:
            wires.append(Client(server.address, token))
            wires[-1].send(m.OpenRoom("wars3x3", opponent="bot:random"))
            while True:
                message = wires[-1].receive(60.0)
                if isinstance(message, m.Refused):
                    assert message.name == "server-full"
                    refused += 1
                    break
                if isinstance(message, m.Update):
                    first = message
                    break
        began = time.perf_counter()
        wires[0].send(m.Resign(first.game) if len(wires) == 1 else m.ListRooms())
        wires[0].receive(60.0)
        answered = time.perf_counter() - began
        for wire in wires:
            wire.close()
        assert not faults_in(server.end(signal.SIGTERM))
    return {"allowed": limit, "wanted": 10 * limit, "refused": refused, "then_answered_ms": round(answered * 1000, 1)}


def games_under_way(store: RecordStore, games: int, seed: int) -> int:
    """So many games in a database, as many of each guest as one may have, with checkpoints as the server writes them;
    how many records. Fifty games of each title are played, and stand there several times under other names."""
    records, known = 0, {}
    for number in range(games):
        title, place = GAMES[number % len(GAMES)], number // len(GAMES) % 50
        if (title, place) not in known:
            start, later, now = played(title, place, random.Random(seed * 10**6 + place))
            latest = len(later) // EVERY * EVERY
            content = written(LiveGame.restored(start, later[:latest], now)) if latest else None
            is_over = LiveGame.restored(start, later, now).ending is not None
            known[title, place] = start, later[:-1] if is_over else later, content, min(latest, len(later) - 1)
        start, later, content, latest = known[title, place]
        start = msgspec.structs.replace(
            start, id=f"game{number}", players=(f"guest-{number // EACH}", f"other{number}")
        )
        kept: list[Kept] = [start, *later]
        records += len(kept)
        for record in kept:
            store.append(start.id, record, _no_error)
        if content is not None:
            store.now(partial(keep_checkpoint, game=start.id, number=latest, content=content))
    return records


async def everybody_back(server: Server, tokens: list[str], began: float) -> list[float]:
    """Everybody comes again at once and looks at all games: after how many seconds each of them answered."""
    address, answered = server.address.replace("http", "ws", 1) + "/ws", list[float]()

    async def back(token: str) -> None:
        headers = {"Authorization": f"Bearer {token}"}
        async with connect(
            address, additional_headers=headers, max_size=None, compression=None, open_timeout=60
        ) as wire:
            welcome = Asked.decode(await wire.recv())
            assert isinstance(welcome, m.Welcome) and welcome.games
            for game in welcome.games:
                await wire.send(msgspec.json.encode(m.Look(game)).decode())
            missing = set(welcome.games)
            while missing:
                message = Asked.decode(await asyncio.wait_for(wire.recv(), 120))
                if isinstance(message, m.Update):
                    answered.append(time.perf_counter() - began)
                    missing.discard(message.game)
                elif isinstance(message, m.Refused):
                    await wire.send(msgspec.json.encode(m.Look(message.game)).decode())

    await asyncio.gather(*[back(each) for each in tokens])
    return sorted(answered)


def restart_figures(games: int, seed: int) -> dict[str, Any]:
    """A server that starts with so many games going on: how long until each of them answers?"""
    with tempfile.TemporaryDirectory() as folder:
        store = RecordStore(Sqlite(f"{folder}/fuda.db"))
        tokens = guests(store, -(-games // EACH))
        records = games_under_way(store, games, seed)
        store.close()
        began = time.perf_counter()
        server = Server(Path(folder))
        listening = time.perf_counter() - began
        answered = own_loop.run(everybody_back(server, tokens, began))
        spent = processor_time(server.process.pid)
        assert not faults_in(server.end(signal.SIGTERM))
    return {
        "games": len(answered),
        "people": len(tokens),
        "records": records,
        "listening_s": round(listening, 2),
        "first_s": round(answered[0], 2),
        "all_s": round(answered[-1], 2),
        "server_processor_s": round(spent, 2),
    }


def _no_error(error: Exception | None) -> None:
    assert error is None, error


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--overload", action="store_true")
    parser.add_argument("--restart", type=int, metavar="GAMES")
    arguments = parser.parse_args()
    if arguments.restart:
        print(json.dumps(restart_figures(arguments.restart, arguments.seed)))
    elif arguments.overload:
        print(json.dumps(overload_figures(10, arguments.seed)))
    else:
        print(json.dumps(load_figures(arguments.games, arguments.seconds, arguments.seed)))
