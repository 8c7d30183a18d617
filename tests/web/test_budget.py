"""Who asks for more work than one person's share is let wait: nothing of it is refused, and nobody else waits."""

from __future__ import annotations

import signal
import time
from pathlib import Path

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
