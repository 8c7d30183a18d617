"""Whoever looks at many games that are over waits for them; everybody else still gets in."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from fuda.storage.backends import Sqlite
from fuda.storage.records import RecordStore
from fuda.surfaces.web.replay_keeping import MOST_WAITING, OWN, Busy, Replays
from tests import own_loop


def test_one_person_takes_up_only_a_part_of_what_may_wait(tmp_path: Path) -> None:
    store = RecordStore(Sqlite(f"{tmp_path}/fuda.db"))

    async def story() -> None:
        replays, ends = Replays(store), threading.Event()
        waiting = [asyncio.create_task(replays.carry_out("ann", ends.wait, 60)) for _ in range(OWN)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await replays.carry_out("ann", ends.wait, 60)
        others = [f"other {number}" for number in range(MOST_WAITING - OWN)]
        waiting += [asyncio.create_task(replays.carry_out(each, ends.wait, 60)) for each in others]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await replays.carry_out("ben", ends.wait, 60)
        ends.set()
        assert all(await asyncio.gather(*waiting))
        assert await replays.carry_out("ann", str, 1) == "1"
        replays.end()

    own_loop.run(story())
    store.close()
