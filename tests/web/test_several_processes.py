"""Two servers on one database: a game has one owner, and when that dies the other one has it."""

from __future__ import annotations

import signal
import time
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import ConnectionClosed

from fuda.service import messages as m
from fuda.storage.backends import Postgres
from fuda.surfaces.web.client import Client, sign_in
from tests.storage import postgres
from tests.web.killing import Server, faults_in


def told(client: Client, kind: type[m.Telling]) -> m.Telling:
    """The next message of a kind."""
    while True:
        message = client.receive(30.0)
        if isinstance(message, kind):
            return message


def test_a_game_is_with_one_process_and_goes_to_another_when_that_dies(tmp_path: Path) -> None:
    if postgres.programs() is None:
        pytest.skip(postgres.WHY_NOT)
    with postgres.Postgres() as database:
        first, second = Server(tmp_path / "a", database.address), Server(tmp_path / "b", database.address)
        _, token = sign_in(first.address)
        client = Client(first.address, token)
        client.send(m.OpenRoom("wars3x3", opponent="bot:random"))
        update = told(client, m.Update)
        assert isinstance(update, m.Update)
        client.send(m.GiveAnswer(update.game, update.question, 1, 0))
        assert isinstance(told(client, m.Acknowledged), m.Acknowledged)

        other = Client(second.address, token)
        welcome = told(other, m.Welcome)
        assert isinstance(welcome, m.Welcome) and welcome.games == (update.game,)
        other.send(m.Look(update.game))
        assert told(other, m.Moved) == m.Moved(update.game, first.address)

        first.end(signal.SIGKILL)
        client.close()
        while True:  # within the time in which a silent process is taken for dead
            other.send(m.Look(update.game))
            message = other.receive(30.0)
            if isinstance(message, m.Moved):
                time.sleep(0.3)
                continue
            if isinstance(message, m.Update):
                break
        assert message.number >= 1
        other.send(m.GiveAnswer(update.game, update.question, 1, 0))  # sent again, it is known
        assert told(other, m.Acknowledged) == m.Acknowledged(update.game, 1, 1)
        wire = Postgres(database.address).connect()
        assert wire.rows("SELECT fence > 0 FROM games") == [(True,)]
        wire.close()
        other.close()
        assert not faults_in(second.end(signal.SIGTERM))


def test_who_is_turned_away_at_one_process_is_turned_away_at_the_other(tmp_path: Path) -> None:
    if postgres.programs() is None:
        pytest.skip(postgres.WHY_NOT)
    with postgres.Postgres() as database:
        first, second = Server(tmp_path / "a", database.address), Server(tmp_path / "b", database.address)
        _, ann = sign_in(first.address)
        person, ben = sign_in(first.address)
        wire = Client(first.address, ann)
        told(wire, m.Welcome)
        wire.send(m.Block(person))
        assert told(wire, m.Blocked) == m.Blocked((person,))
        elsewhere, other = Client(second.address, ann), Client(second.address, ben)
        told(elsewhere, m.Welcome)
        elsewhere.send(m.OpenRoom("wars3x3", opponent="link"))
        room = told(elsewhere, m.RoomOpened)
        assert isinstance(room, m.RoomOpened)
        other.send(m.JoinRoom(room.room, room.key))
        refused = told(other, m.Refused)
        assert isinstance(refused, m.Refused) and refused.name == "not-for-you"

        headers = {"Authorization": f"Bearer {ann}"}
        urlopen(Request(f"{first.address}/api/sign-out", data=b"", headers=headers), timeout=30).close()
        for each in (wire, elsewhere):  # at the other process within two seconds or so
            with pytest.raises(ConnectionClosed):
                told(each, m.RoomSeen)  # nobody asked for one
            each.close()
        other.send(m.ListRooms())
        assert isinstance(told(other, m.Rooms), m.Rooms)
        other.close()
        for server in (first, second):
            assert not faults_in(server.end(signal.SIGTERM))
