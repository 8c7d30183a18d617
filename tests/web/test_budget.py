"""Who asks for more work than one person's share is let wait: nothing of it is refused, and nobody else waits. Who asks
at addresses too often is told when to come again, from wherever it is."""

from __future__ import annotations

import signal
import time
from collections import Counter
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from fuda.service import messages as m
from fuda.surfaces.web.client import Client, sign_in
from tests.web.killing import Server, faults_in

ASKED = 120


def begun(server: Server) -> tuple[Client, str]:
    """A guest in a game against a bot."""
    client = Client(server.address, sign_in(server.address)[1])
    client.send(m.OpenRoom("wars3x3", opponent="bot:random"))
    while not isinstance(message := client.receive(60.0), m.Update):
        pass
    return client, message.game


def test_who_asks_for_too_much_work_waits_and_nobody_else_does(tmp_path: Path) -> None:
    settings = tmp_path / "settings.toml"
    settings.write_text("share = 0.02\nspare = 0.01\nrate = 10000\n")
    server = Server(tmp_path, settings=settings)
    try:
        greedy, game = begun(server)
        modest, _ = begun(server)
        time.sleep(3.0)  # what both have used so far is forgotten
        began = time.perf_counter()
        for _ in range(ASKED):
            greedy.send(m.Look(game))
        for _ in range(5):
            modest.send(m.ListRooms())
            while not isinstance(modest.receive(30.0), m.Rooms):
                pass
        modest_took = time.perf_counter() - began
        answered = 0
        while answered < ASKED:
            message = greedy.receive(120.0)
            assert not isinstance(message, m.Refused)
            answered += isinstance(message, m.Seated)
        assert time.perf_counter() - began > modest_took + 1.0
        greedy.close()
        modest.close()
    finally:
        assert not faults_in(server.end(signal.SIGTERM))


def test_one_person_who_comes_from_many_places_is_one_person(tmp_path: Path) -> None:
    settings = tmp_path / "settings.toml"
    settings.write_text("proxied = true\nrequests = 20\n")
    server = Server(tmp_path, settings=settings)
    try:
        tokens = [sign_in(server.address)[1] for _ in range(2)]
        statuses, waits = Counter[tuple[int, int]](), list[int]()
        for number in range(60):
            who = number % 3 == 0  # the second asks seldom
            shown = {"Authorization": f"Bearer {tokens[who]}", "X-Forwarded-For": f"10.0.0.{number}"}
            try:
                with urlopen(Request(f"{server.address}/api/me", headers=shown), timeout=30) as answer:
                    statuses[who, answer.status] += 1
            except HTTPError as error:
                statuses[who, error.code] += 1
                waits.append(int(error.headers["Retry-After"]))
        assert len(waits) == 20 and min(waits) > 0
        assert statuses == {(False, 200): 20, (False, 429): 20, (True, 200): 20}
    finally:
        assert not faults_in(server.end(signal.SIGTERM))
