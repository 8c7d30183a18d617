"""What is sent to a viewer is small enough to be sent whole after every change."""

from __future__ import annotations

import random

import msgspec
import pytest

import fuda
from fuda.library.loading import GAMES
from fuda.service.live_game import SEATS, LiveGame
from fuda.service.public import SPECTATOR
from tests.service.twins import played

LARGEST = 12_000


@pytest.mark.parametrize("title", GAMES)
def test_a_view_is_never_larger_than_12_kb(title: str) -> None:
    start, records, _ = played(title, 2, random.Random(2))
    live = LiveGame(start, fuda.load(title), start.at)
    sizes = []
    for record in records:
        live.take_in(live.tried(record), record.at)
        sizes += [len(msgspec.json.encode(live.view(seat))) for seat in (*SEATS, SPECTATOR)]
    assert 500 < max(sizes) <= LARGEST
