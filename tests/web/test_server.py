"""The real server: people play through it, strangers are turned away, and nothing acknowledged is lost when it dies."""

from __future__ import annotations

import json
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from fuda.service import messages as m
from fuda.service.clocks import ClockSetting
from fuda.surfaces.web.client import Client, sign_in
from tests.service.simulated_client import answer_of
from tests.web.killing import Server, faults_in, killed


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(Path(tmp_path_factory.mktemp("data")))
    yield made
    assert not faults_in(made.end(signal.SIGTERM))
    assert made.process.returncode == 0


def fetched(address: str) -> Any:
    with urlopen(address, timeout=60) as answer:
        return json.load(answer)


def test_it_says_that_it_is_there(server: Server) -> None:
    assert fetched(f"{server.address}/healthz") == {"status": "ok"}
    assert fetched(f"{server.address}/readyz") == {"status": "ready"}
    assert {each["id"] for each in fetched(f"{server.address}/api/games")} == {
        "wars3x3",
        "hanyo",
        "kiseki",
        "kokuryoku",
        "honjin",
    }


@pytest.mark.parametrize("title", ["wars3x3", "hanyo", "kiseki", "kokuryoku", "honjin"])
def test_a_guest_plays_some_answers_against_a_bot(server: Server, title: str) -> None:
    _, token = sign_in(server.address)
    client = Client(server.address, token)
    luck = random.Random(3)
    client.send(m.OpenRoom(title, opponent="bot:greedy"))
    acknowledged = sequence = 0
    while acknowledged < 8:
        message = client.receive()
        assert not isinstance(message, m.Refused) or message.sequence >= 0, message
        if isinstance(message, m.Acknowledged):
            acknowledged += 1
        if isinstance(message, m.Update):
            if message.ended is not None:
                break
            if message.question >= 0:
                sequence += 1
                value = answer_of(message.view["asked"], luck)
                client.send(m.GiveAnswer(message.game, message.question, sequence, value))
        if isinstance(message, m.Refused):
            client.send(m.Look(message.game))
    client.close()


def test_two_people_meet_and_neither_sees_the_other_hand(server: Server) -> None:
    wires = []
    for _ in range(2):
        _, token = sign_in(server.address)
        wires.append(Client(server.address, token))
        assert isinstance(wires[-1].receive(), m.Welcome)
    first, second = wires
    first.send(m.OpenRoom("wars3x3", opponent="link"))
    opened = first.receive()
    assert isinstance(opened, m.RoomOpened)
    second.send(m.JoinRoom(opened.room, opened.key))
    for wire in wires:
        told = [wire.receive() for _ in range(2)]
        if isinstance(told[0], m.RoomClosed):
            told = [told[1], wire.receive()]
        seated, update = told
        assert isinstance(seated, m.Seated) and isinstance(update, m.Update)
        hands = {zone["owner"]: zone for zone in update.view["zones"] if zone["zone"] == "hand"}
        assert hands[seated.seat]["cards"] and not hands[1 - seated.seat]["cards"]
        assert hands[1 - seated.seat]["count"] > 0
    for wire in wires:
        wire.close()


def test_who_is_not_signed_in_or_comes_from_another_page_is_turned_away(server: Server) -> None:
    address = server.address.replace("http", "ws", 1) + "/ws"
    _, token = sign_in(server.address)
    for headers, code in (
        ({}, 4401),
        ({"Authorization": "Bearer guess"}, 4401),
        ({"Authorization": f"Bearer {token}", "Origin": "http://elsewhere.example"}, 4403),
    ):
        with connect(address, additional_headers=headers) as wire, pytest.raises(ConnectionClosed) as closed:
            wire.recv(10)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == code
    foreign = Request(f"{server.address}/api/guest", data=b"", headers={"Origin": "http://elsewhere.example"})
    with pytest.raises(HTTPError):
        urlopen(foreign, timeout=10)


def test_a_bad_frame_is_answered_and_a_huge_one_ends_only_its_wire(server: Server) -> None:
    _, token = sign_in(server.address)
    address = server.address.replace("http", "ws", 1) + "/ws"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as wire:
        wire.recv(10)
        wire.send("{")
        assert json.loads(wire.recv(10))["name"] == "frame-not-understood"
        wire.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            wire.recv(10)
    assert fetched(f"{server.address}/healthz") == {"status": "ok"}


def test_who_answers_faster_than_anybody_can_think_is_let_wait_and_gets_every_word(tmp_path: Path) -> None:
    settings = tmp_path / "fuda.toml"
    settings.write_text("answers = 3\n")
    server = Server(tmp_path / "data", settings=settings)
    _, token = sign_in(server.address)
    client = Client(server.address, token)
    began = time.monotonic()
    for sequence in range(7):
        client.send(m.GiveAnswer("nowhere", 0, sequence, 0))
    told = [client.receive() for _ in range(8)][1:]
    assert [each.sequence for each in told if isinstance(each, m.Refused)] == list(range(7))
    assert time.monotonic() - began >= 2.0
    client.close()
    server.end(signal.SIGTERM)


def test_what_was_acknowledged_survives_the_death_of_the_server() -> None:
    found = killed(kills=1, seed=11, people=2, titles=("wars3x3",))
    assert found["acknowledged"] > 10


def test_a_port_that_is_taken_and_a_folder_that_is_none_are_refused_in_words(server: Server, tmp_path: Path) -> None:
    port = server.address.rpartition(":")[2]
    blocked = tmp_path / "file"
    blocked.write_text("")
    for data, wanted in ((tmp_path / "data", port), (blocked, "0")):
        command = [sys.executable, "-m", "fuda", "serve", "--data", str(data), "--port", wanted, "--lang", "en"]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert ended.returncode in (2, 3), ended
        assert "Traceback" not in ended.stderr and ended.stderr.strip()


def test_a_room_that_was_told_of_is_there_after_the_death_of_the_server(tmp_path: Path) -> None:
    server = Server(tmp_path)
    (_, host), (_, guest) = sign_in(server.address), sign_in(server.address)
    client = Client(server.address, host)
    client.send(m.OpenRoom("wars3x3", opponent="link"))
    client.receive()
    opened = client.receive()
    assert isinstance(opened, m.RoomOpened)
    server.end(signal.SIGKILL)
    client.close()
    server = Server(tmp_path)
    other = Client(server.address, guest)
    other.send(m.JoinRoom(opened.room, opened.key))
    assert [type(other.receive(30.0)) for _ in range(3)] == [m.Welcome, m.Seated, m.Update]
    other.close()
    assert not faults_in(server.end(signal.SIGTERM))


def test_a_server_that_is_told_to_end_ends_in_good_order_and_clocks_stand_still_meanwhile(tmp_path: Path) -> None:
    server = Server(tmp_path)
    _, token = sign_in(server.address)
    client = Client(server.address, token)
    client.send(m.OpenRoom("wars3x3", opponent="bot:random", clock=ClockSetting(300.0)))
    while not isinstance(update := client.receive(30.0), m.Update) or update.question < 0:
        continue
    client.send(m.GiveAnswer(update.game, update.question, 1, update.usual or 0))
    while not isinstance(client.receive(30.0), m.Acknowledged):
        continue
    client.send(m.Look(update.game))
    while not isinstance(before := client.receive(30.0), m.Update) or before.question < 0 or all(before.thinking):
        continue  # until the bot has answered, too
    began = time.monotonic()
    log = server.end(signal.SIGTERM)
    assert server.process.returncode == 0 and not faults_in(log)
    client.close()
    time.sleep(3.0)
    server = Server(tmp_path)
    client = Client(server.address, token)
    down = time.monotonic() - began
    client.send(m.Look(update.game))
    while not isinstance(after := client.receive(30.0), m.Update):
        continue
    assert before.left is not None and after.left is not None and after.number == before.number
    seat = after.view["seat"]
    assert before.left[seat] - after.left[seat] < down - 2.5
    client.close()
    server.end(signal.SIGTERM)


def test_connections_are_limited_for_each_address_and_a_wire_that_breaks_leaves_nothing_in_the_log(
    tmp_path: Path,
) -> None:
    settings = tmp_path / "fuda.toml"
    settings.write_text("wires = 3\n")
    server = Server(tmp_path / "data", settings=settings)
    _, token = sign_in(server.address)
    wires = [Client(server.address, token) for _ in range(3)]
    with connect(server.address.replace("http", "ws", 1) + "/ws") as wire, pytest.raises(ConnectionClosed) as closed:
        wire.recv(10)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429
    for each in wires:
        each.send(m.OpenRoom("wars3x3", opponent="bot:random"))
        each._wire.socket.close()  # it is simply gone
    for _ in range(100):
        time.sleep(0.05)
        try:
            again = Client(server.address, token)
            if isinstance(again.receive(), m.Welcome):
                break
        except ConnectionClosed:
            continue
    again.send(m.ListRooms())
    assert isinstance(again.receive(), m.Rooms)
    again.close()
    assert not faults_in(server.end(signal.SIGTERM))


def test_frames_of_bytes_and_in_pieces_are_heeded_as_any(server: Server) -> None:
    _, token = sign_in(server.address)
    address = server.address.replace("http", "ws", 1) + "/ws"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as wire:
        wire.recv(10)
        wire.send(b'{"type":"list-rooms"}')
        assert json.loads(wire.recv(10))["type"] in ("rooms", "refused")
        wire.send(iter(['{"type":', '"list-rooms"}']))
        assert json.loads(wire.recv(10))["type"] == "rooms"
        wire.ping().wait(10)
        wire.send(b"\xff\xfe")
        assert json.loads(wire.recv(10))["type"] == "refused"
