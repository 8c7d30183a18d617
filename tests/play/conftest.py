"""A small game for the tests of playing, known only while a test uses it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fuda.api import Game, load
from tests.play.tricks import known


@pytest.fixture
def tricks() -> Iterator[Game]:
    with known() as game:
        yield load(game)
