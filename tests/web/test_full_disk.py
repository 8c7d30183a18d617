"""A disk that is full: nothing is told that is not stored, everything is refused in words, and the server goes on."""

from __future__ import annotations

import json
import resource
import signal
import time
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from fuda.service import messages as m
from fuda.storage.backends import Sqlite
from fuda.storage.records import RecordStore
from fuda.surfaces.web.client import Client
from tests.surfaces.running import in_process
from tests.web.killing import Server, faults_in
from tests.web.load import figure, guests

ROOM = 40_000  # bytes that may still be written


def posted(address: str, body: Any) -> tuple[int, Any]:
    request = Request(address, data=json.dumps(body).encode(), headers={"Content-Type": "application/json"})
    try:
        with urlopen(request, timeout=60) as answer:
            return answer.status, json.load(answer)
    except HTTPError as error:
        return error.code, json.load(error)


def told(client: Client, *kinds: type[m.Telling]) -> Any:
    while not isinstance(message := client.receive(60.0), kinds):
        pass
    return message


def test_a_full_disk_refuses_in_words_and_everything_goes_on_when_there_is_room_again(tmp_path: Path) -> None:
    store = RecordStore(Sqlite(f"{tmp_path}/fuda.db"))
    (token,) = guests(store, 1)
    store.close()
    server = Server(tmp_path)
    limited = partial(resource.prlimit, server.process.pid, resource.RLIMIT_FSIZE)
    try:
        client = Client(server.address, token)
        client.send(m.OpenRoom("wars3x3", opponent="bot:random"))
        update = told(client, m.Update)
        largest = max([path.stat().st_size for path in tmp_path.iterdir()])
        limited((largest + ROOM, resource.RLIM_INFINITY))
        statuses: Counter[int] = Counter()
        until = time.monotonic() + 60.0
        while not statuses[503]:
            assert time.monotonic() < until
            status, said = posted(f"{server.address}/api/guest", {})
            statuses[status] += 1
        assert set(statuses) <= {201, 429, 503} and said["error"] == "not-stored" and said["ja"] != said["en"]
        status, said = posted(f"{server.address}/api/accounts", {"name": "Ann", "password": "correct horse 札"})
        assert (status, said["error"]) == (503, "not-stored")  # and not that somebody has the name
        client.send(m.Resign(update.game))
        assert told(client, m.Refused).name == "not-stored"
        client.send(m.OpenRoom("wars3x3", opponent="link"))
        assert told(client, m.Refused).name == "not-stored"
        client.send(m.Look(update.game))
        assert told(client, m.Update).ended is None
        assert figure(server.address, "fuda_not_stored_total") >= 4.0

        limited((resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        client.send(m.Resign(update.game))
        while (again := told(client, m.Update)).ended is None:
            pass
        assert again.ended.why == "rules"
        assert posted(f"{server.address}/api/accounts", {"name": "Ann", "password": "correct horse 札"})[0] == 201
        client.close()
    finally:
        log = server.end(signal.SIGTERM)
    assert server.process.returncode == 0
    lines = [json.loads(each)["message"] for each in faults_in(log)]
    assert 1 <= len(lines) < 10 and all([each.startswith("not stored: ") for each in lines]), log


def test_a_server_whose_disk_is_full_ends_in_good_order_all_the_same(tmp_path: Path) -> None:
    store = RecordStore(Sqlite(f"{tmp_path}/fuda.db"))
    (token,) = guests(store, 1)
    store.close()
    server = Server(tmp_path)
    client = Client(server.address, token)
    client.send(m.OpenRoom("wars3x3", opponent="bot:random"))
    update = told(client, m.Update)
    while update.question < 0:
        update = told(client, m.Update)
    client.send(m.GiveAnswer(update.game, update.question, 1, update.usual))
    told(client, m.Acknowledged)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
    log = server.end(signal.SIGTERM)
    client.close()
    assert server.process.returncode == 0
    lines = [json.loads(each) for each in faults_in(log)]
    assert [each["message"].partition(":")[0] for each in lines] in ([], ["not stored"]), log
    server = Server(tmp_path)
    client = Client(server.address, token)
    client.send(m.Look(update.game))
    assert told(client, m.Update).number >= 1
    client.close()
    assert not faults_in(server.end(signal.SIGTERM))


def test_a_folder_is_written_by_one_server(tmp_path: Path) -> None:
    server = Server(tmp_path)
    second = in_process("serve", "--data", str(tmp_path), "--port", "0", "--lang", "en")
    assert second.returncode == 3 and "Another server writes" in second.stderr and second.stdout == ""
    server.end(signal.SIGKILL)
    server = Server(tmp_path)  # however it ended, the next one may
    assert not faults_in(server.end(signal.SIGTERM))
