"""A server that is killed again and again under load: what it acknowledged is there, once, and the games go on.

python -m tests.web.killing --kills 300
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Final

from fuda.service import messages as m
from fuda.service.live_game import LiveGame
from fuda.service.records import Accepted
from fuda.storage.backends import Backend, Postgres, Sqlite
from fuda.storage.records import RecordStore
from fuda.surfaces.web.client import Client, sign_in
from tests.service.simulated_client import answer_of
from tests.storage import postgres

TOLD_TO_TESTS: Final = ("FUDA_WHOLE_PAGE", "FUDA_FUZZ_SECONDS", "FUDA_SLOWEST", "FUDA_CHROMIUM")


class Server:
    """The real server in a process of its own."""

    def __init__(self, data: Path, database: str = "", settings: Path | None = None) -> None:
        command = [
            sys.executable,
            "-m",
            "fuda",
            "serve",
            "--data",
            str(data),
            "--port",
            "0",
            "--rate",
            "10000",
            "--json",
            *(["--database", database] if database else []),
            *(["--settings", str(settings)] if settings is not None else []),
        ]
        limits = {f"FUDA_{each}": "100000" for each in ("ANSWERS", "REQUESTS", "WIRES")}
        # What the tests are told is no setting of a server.
        inherited = {name: value for name, value in os.environ.items() if name not in TOLD_TO_TESTS}
        environment = {**inherited, **({} if settings is not None else limits)}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # nobody's server compiles its sources at every start
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
        )
        assert self.process.stdout is not None
        told = ""
        while "}" not in told:
            line = self.process.stdout.readline()
            assert line, self.process.stderr.read() if self.process.stderr is not None else ""
            told += line
        self.address: str = json.loads(told)["address"]

    def end(self, how: signal.Signals) -> str:
        """End it; what it wrote to its log."""
        self.process.send_signal(how)
        return self.process.communicate(timeout=120)[1]


def faults_in(log: str) -> list[str]:
    """The lines of a log that tell of a fault: errors, and whatever is no line of the log at all."""
    found = []
    for line in log.splitlines():
        try:
            told = json.loads(line)
        except ValueError:
            told = {"level": "error"}
        if told["level"] in ("error", "critical") or "error" in told:
            found.append(line)
    return found


SILENCE = 180.0  # seconds without an acknowledgement after which something has come to a halt


class Person:
    """Plays by lot whatever it is asked, through every death of the server, and keeps what was acknowledged."""

    def __init__(self, seed: int, title: str) -> None:
        self.luck = random.Random(seed)
        self.title = title
        self.token = self.name = self.game = ""
        self.sequence = 0
        self.acknowledged: dict[int, int] = {}
        self.sent: dict[int, m.GiveAnswer] = {}
        self.open: m.GiveAnswer | None = None
        self.games: list[str] = []
        self.refused: Counter[str] = Counter()
        self.stops = threading.Event()
        self.address = self.last = ""

    def state(self) -> str:
        """How it stands, for who wants to know why it does not go on."""
        return f"{self.name or 'not signed in'}: {self.game}, open {self.open}, last {self.last}, {dict(self.refused)}"

    def run(self) -> None:
        while not self.stops.is_set():
            try:
                if not self.token:
                    self.name, self.token = sign_in(self.address)
                client = Client(self.address, self.token)
                try:
                    self.play(client)
                finally:
                    client.close()
            except Exception as error:  # the server has died, or is not there yet
                self.last = f"{type(error).__name__}: {str(error)[:100]}"
            time.sleep(0.02)

    def play(self, client: Client) -> None:
        while not self.stops.is_set():
            message = client.receive(5.0)
            self.last = type(message).__name__
            if isinstance(message, m.Welcome):
                if message.games:
                    self.game = self.game if self.game in message.games else message.games[-1]
                    client.send(m.Look(self.game))
                else:
                    client.send(m.OpenRoom(self.title, opponent="bot:random"))
                if self.open is not None:
                    client.send(self.open)
            elif isinstance(message, m.Update):
                self.answer(client, message)
            elif isinstance(message, m.Acknowledged):
                self.acknowledged[message.sequence] = message.number
                if self.open is not None and self.open.sequence == message.sequence:
                    self.open = None
            elif isinstance(message, m.Refused):
                self.refused[message.name] += 1
                self.open = None
                if message.game:
                    client.send(m.Look(message.game))

    def has_answered(self, update: m.Update) -> bool:
        """Whether its answer to a question is under way."""
        return self.open is not None and (self.open.game, self.open.question) == (update.game, update.question)

    def answer(self, client: Client, update: m.Update) -> None:
        self.game = update.game
        if update.ended is not None:
            client.send(m.OpenRoom(self.title, opponent="bot:random"))
        elif update.question >= 0 and not self.has_answered(update):
            self.sequence += 1
            value = answer_of(update.view["asked"], self.luck)
            self.open = m.GiveAnswer(update.game, update.question, self.sequence, value)
            self.sent[self.sequence] = self.open
            client.send(self.open)


def killed(
    kills: int, seed: int, people: int = 4, titles: tuple[str, ...] = ("wars3x3", "kokuryoku", "hanyo", "wars3x3")
) -> dict[str, int]:
    """Kill so often; what was found, in figures. AssertionError when anything was lost or doubled."""
    luck = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        players = [Person(luck.getrandbits(32), titles[place % len(titles)]) for place in range(people)]
        threads = [threading.Thread(target=each.run, daemon=True) for each in players]
        for kill in range(kills + 1):
            server = Server(data)
            for each in players:
                each.address = server.address
            if kill == 0:
                for thread in threads:
                    thread.start()
            _let_play(players, luck.randint(0, 30) if kill < kills else 10)
            time.sleep(luck.uniform(0.0, 0.1))  # at any moment between two answers
            if kill == kills:
                for each in players:
                    each.stops.set()
                for thread in threads:
                    thread.join(15.0)
            log = server.end(signal.SIGKILL if kill < kills else signal.SIGTERM)
            assert not faults_in(log), log
        return {"kills": kills, **_checked(Sqlite(str(data / "fuda.db")), players)}


def database_killed(kills: int, seed: int, people: int = 4) -> dict[str, int]:
    """The same, but it is PostgreSQL that is killed, while the server goes on."""
    luck = random.Random(seed)
    titles = ("wars3x3", "kokuryoku", "hanyo", "wars3x3")
    with tempfile.TemporaryDirectory() as folder, postgres.Postgres() as database:
        server = Server(Path(folder), database.address)
        players = [Person(luck.getrandbits(32), titles[place % len(titles)]) for place in range(people)]
        threads = [threading.Thread(target=each.run, daemon=True) for each in players]
        for each, thread in zip(players, threads, strict=True):
            each.address = server.address
            thread.start()
        for kill in range(kills + 1):
            _let_play(players, luck.randint(1, 20))
            time.sleep(luck.uniform(0.0, 0.1))
            if kill < kills:
                database.kill()
                time.sleep(luck.uniform(0.0, 0.5))
                database.start()
        for each in players:
            each.stops.set()
        for thread in threads:
            thread.join(15.0)
        log = server.end(signal.SIGTERM)
        assert not faults_in(log), log
        return {"kills": kills, **_checked(Postgres(database.address), players)}


def _let_play(players: list[Person], answers: int) -> None:
    """Wait until so many more answers were acknowledged, however slow the machine is: as long as there are some."""
    before, latest, at = _acknowledged(players), -1, time.monotonic()
    while (now := _acknowledged(players)) - before < answers:
        if now > latest:
            latest, at = now, time.monotonic()
        assert time.monotonic() - at < SILENCE, f"nobody is answered: {[each.state() for each in players]}"
        time.sleep(0.01)


def _acknowledged(players: list[Person]) -> int:
    return sum([len(each.acknowledged) for each in players])


def _checked(backend: Backend, players: list[Person]) -> dict[str, int]:
    store = RecordStore(backend)
    records = 0
    taken: dict[str, Counter[int]] = {each.name: Counter() for each in players}
    numbers: dict[tuple[str, int], int] = {}
    values: dict[tuple[str, int], object] = {}
    for start, later in store.games():
        assert [each.number for each in later] == list(range(1, len(later) + 1))
        LiveGame.restored(start, later, 0.0)  # the records make a game
        records += len(later)
        for each in later:
            if isinstance(each, Accepted) and each.sequence >= 0:
                person = start.players[each.seat]
                taken[person][each.sequence] += 1
                numbers[person, each.sequence] = each.number
                values[person, each.sequence] = list(each.value) if isinstance(each.value, tuple) else each.value
    store.close()
    acknowledged = 0
    for player in players:
        assert max(taken[player.name].values(), default=0) <= 1, "an answer was taken twice"
        for sequence, number in player.acknowledged.items():
            assert numbers.get((player.name, sequence)) == number, "an acknowledged answer is not there"
            assert values[player.name, sequence] == player.sent[sequence].value
            acknowledged += 1
    assert acknowledged > 0
    return {"records": records, "acknowledged": acknowledged, "people": len(players)}


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="kill the database instead of the server")
    arguments = parser.parse_args()
    if arguments.postgres:
        print(json.dumps({"database kills": arguments.kills, **database_killed(arguments.kills, arguments.seed)}))
        sys.exit()
    print(json.dumps({"kills": arguments.kills, **killed(arguments.kills, arguments.seed)}))
