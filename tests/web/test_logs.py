"""Whatever level of log is asked for: no token, hand, chat or password is ever in it, and each line is JSON."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from fuda.service import messages as m
from fuda.surfaces.web.client import Client, sign_in
from tests.web.killing import Server

CHAT, PASSWORD = "a word for your ears only", "correct horse 札"


@pytest.mark.parametrize("level", ["debug", "info"])
def test_a_log_has_no_secrets(tmp_path: Path, level: str) -> None:
    settings = tmp_path / "fuda.toml"
    settings.write_text(f'log = "{level}"\n')
    server = Server(tmp_path / "data", settings=settings)
    _, token = sign_in(server.address)
    client = Client(server.address, token)
    client.send(m.OpenRoom("wars3x3", opponent="bot:random"))
    while not isinstance(update := client.receive(60.0), m.Update) or update.question < 0:
        pass
    client.send(m.Say(update.game, CHAT))
    client.send(m.GiveAnswer(update.game, update.question, 1, update.usual or 0))
    while not isinstance(client.receive(60.0), m.Acknowledged):
        pass
    body = json.dumps({"name": "Ann", "password": PASSWORD}).encode()
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    with urlopen(Request(f"{server.address}/api/accounts", data=body, headers=headers), timeout=60) as answer:
        other = json.load(answer)["token"]
        cookie = answer.headers["Set-Cookie"].partition("=")[2].partition(";")[0]
    client.close()
    log = server.end(signal.SIGTERM)
    lines = [json.loads(each) for each in log.splitlines()]
    assert lines and {"at", "level", "name", "message"} <= set(lines[0])  # there is one at this level
    secrets = (token, other, cookie, CHAT, PASSWORD, "seed", "zones", "Bearer")
    assert [each for each in secrets if each in log] == []
