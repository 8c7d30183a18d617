"""A server that starts again takes up what goes on by itself; everything else sleeps until somebody comes."""

from __future__ import annotations

import random
import signal
import time
from functools import partial
from pathlib import Path

import msgspec

from fuda.service import messages as m
from fuda.service.clocks import ClockSetting
from fuda.service.live_game import LiveGame
from fuda.service.records import Later, Settled, Started
from fuda.storage.backends import Sqlite
from fuda.storage.records import RecordStore, keep_checkpoint
from fuda.surfaces.web.client import Client
from tests.service.twins import played
from tests.web.killing import Server, faults_in
from tests.web.load import figure, guests, restart_figures


def kept(store: RecordStore, start: Started, records: list[Later]) -> None:
    for each in (start, *records):
        store.append(start.id, each, lambda error: None)


def test_what_needs_a_clock_or_a_bot_goes_on_and_the_rest_sleeps_in_the_lobby(tmp_path: Path) -> None:
    store = RecordStore(Sqlite(f"{tmp_path}/fuda.db"))
    (token,) = guests(store, 1)
    start, records, _ = played("wars3x3", 3, random.Random(3))
    records = records[:12]
    people = msgspec.structs.replace(start, players=("guest-0", "other"), is_listed=True, clock=None)
    clock = ClockSetting(1.0, 0.0, 0)
    kept(store, msgspec.structs.replace(people, id="asleep"), records)
    kept(store, msgspec.structs.replace(people, id="clock", clock=clock), records)
    kept(store, msgspec.structs.replace(people, id="bot", players=("guest-0", "bot:random")), records)
    kept(store, msgspec.structs.replace(people, id="broken"), records)
    broken = partial(keep_checkpoint, game="broken", number=9, content=b"nothing that was ever written")
    store.now(broken)
    store.close()
    server = Server(tmp_path)
    try:
        wire = Client(server.address, token)
        wire.receive(30.0)
        wire.send(m.WatchLobby())
        lobby = wire.receive(30.0)
        assert isinstance(lobby, m.Lobby)
        assert {"asleep", "broken"} <= {each.game for each in lobby.games}
        until = time.monotonic() + 30.0
        while figure(server.address, "fuda_games_asleep") != 2.0 or figure(server.address, "fuda_games") != 1.0:
            assert time.monotonic() < until  # that of the clock is over: nobody came, and its time ran out
            time.sleep(0.05)
        for game in ("asleep", "broken"):
            wire.send(m.Look(game))
            while not isinstance(found := wire.receive(30.0), m.Update) or found.game != game:
                pass
            assert found.number == len(records)
        wire.close()
    finally:
        assert not faults_in(server.end(signal.SIGTERM))
    store = RecordStore(Sqlite(f"{tmp_path}/fuda.db"))
    last = store.game("clock")
    assert last is not None and isinstance(last[1][-1], Settled) and last[1][-1].why == "time"
    for game in ("asleep", "broken"):
        again = store.game(game)
        assert again is not None
        start, later = again
        assert LiveGame.restored(start, later, 0.0).number == len(records)
    store.close()


def test_everybody_comes_back_to_many_games_at_once() -> None:
    found = restart_figures(8, seed=2)
    assert (found["games"], found["people"]) == (8, 1)
