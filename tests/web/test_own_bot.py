"""The bot that the docs show plays: as a guest, and with a token in a room to which it has the key."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path
from urllib.request import Request, urlopen

from fuda.service import messages as m
from fuda.surfaces.web.client import Client, sign_in
from tests.web.killing import Server, faults_in

BOT = Path(__file__).parents[2] / "docs" / "examples" / "own_bot.py"


def posted(address: str, body: object, token: str = "") -> dict[str, str]:
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    with urlopen(Request(address, data=json.dumps(body).encode(), headers=headers), timeout=60) as answer:
        found: dict[str, str] = json.load(answer)
    return found


def test_it_plays_a_whole_game_as_a_guest_and_meets_somebody_by_link(tmp_path: Path) -> None:
    assert len(BOT.read_text().splitlines()) <= 50
    server = Server(tmp_path)
    done = subprocess.run([sys.executable, str(BOT), server.address], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0 and done.stdout.strip(), done.stderr

    account = posted(f"{server.address}/api/accounts", {"name": "Maker", "password": "correct horse"})
    bot = posted(f"{server.address}/api/me/tokens", {"label": "mine"}, account["token"])
    _, token = sign_in(server.address)
    wire = Client(server.address, token)
    wire.send(m.OpenRoom("kokuryoku", opponent="link"))
    while not isinstance(opened := wire.receive(60.0), m.RoomOpened):
        continue
    command = [sys.executable, str(BOT), server.address, bot["token"], opened.room, opened.key]
    playing = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    while not isinstance(seated := wire.receive(60.0), m.Seated):
        continue
    assert account["person"] in [each.person for each in seated.players]
    wire.send(m.Resign(seated.game))
    assert playing.communicate(timeout=60)[0].strip() and playing.returncode == 0
    wire.close()
    assert not faults_in(server.end(signal.SIGTERM))
