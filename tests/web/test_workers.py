"""Workers: what takes too long or dies is replaced, what waits is carried out, and there are never more than there may
be."""

from __future__ import annotations

import asyncio
import signal
import time
from pathlib import Path

import pytest

import fuda
from fuda.surfaces.web.workers import NotDone, TooMuch, Workers
from tests import own_loop


async def at_work(count: int, most: int = 100) -> Workers:
    made = Workers(count, most)
    made.begin()
    assert (await made.carry_out("warm", [["wars3x3"]], 120.0))["found"] == ["wars3x3"]
    return made


def test_a_worker_that_dies_is_replaced_and_what_waits_is_done() -> None:
    async def story() -> None:
        workers = await at_work(1)
        (process,) = workers._processes
        process.send_signal(signal.SIGSTOP)  # however quick it is, it does not come to an end
        doomed = asyncio.create_task(workers.carry_out("warm", [["honjin"]], 120.0))
        waiting = asyncio.create_task(workers.carry_out("warm", [["wars3x3"]], 120.0))
        await asyncio.sleep(0.05)
        process.kill()
        with pytest.raises(NotDone):
            await doomed
        assert (await waiting)["found"] == ["wars3x3"] and workers.replaced == 1
        assert len(workers._processes) == 1
        await workers.end()

    own_loop.run(story())


def test_what_takes_too_long_is_ended_and_a_mistake_is_told() -> None:
    async def story() -> None:
        workers = await at_work(1)
        began = time.monotonic()
        with pytest.raises(NotDone):
            await workers.carry_out("warm", [["honjin", "kiseki", "hanyo"]], 0.01)
        assert time.monotonic() - began < 5.0
        assert (await workers.carry_out("warm", [["nothing"]], 120.0))["wrong"] == "unknown-game"
        assert (await workers.carry_out("answer", ["wars3x3", "greedy", 0, "{"], 120.0)).keys() & {"wrong", "broken"}
        await workers.end()

    own_loop.run(story())


def test_what_a_process_reads_before_it_can_do_a_task_is_not_part_of_the_task(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a slow machine would begin anew for every task, and none would ever be done."""

    async def story() -> None:
        task = ["kokuryoku", "あなたはカードを1枚引く。", "program"]
        workers = Workers(1)
        workers.begin()
        with pytest.raises(NotDone):
            await workers.carry_out("try", task, 1.0)
        found = [await workers.carry_out("try", task, 5.0, before=("read-up", "kokuryoku")) for _ in range(2)]
        assert found[0] == found[1] and found[0].keys() & {"found", "wrong"} and workers.replaced == 1
        await workers.end()

    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    monkeypatch.setattr("fuda.surfaces.web.workers.WORKER", "tests.web.late_worker")
    own_loop.run(story())


def test_a_text_that_takes_too_much_work_ends_its_process_and_the_next_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        workers, before = Workers(1), ("read-up", "wars3x3")
        workers.begin()
        with pytest.raises(NotDone):  # its five seconds of processor are over long before those on the wall
            await workers.carry_out("forever", [], 500.0, before=before)
        found = await workers.carry_out("try", ["wars3x3", "あなたはカードを1枚引く。", "magic"], 120.0, before=before)
        assert found["found"]["passed"] and workers.replaced == 1
        await workers.end()

    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    monkeypatch.setattr("fuda.surfaces.web.workers.WORKER", "tests.web.slow_worker")
    own_loop.run(story())


def test_so_many_work_at_once_and_so_many_wait() -> None:
    async def story() -> None:
        workers = await at_work(2, most=3)
        tasks = [asyncio.create_task(workers.carry_out("warm", [["wars3x3"]], 120.0)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(TooMuch):
            await workers.carry_out("warm", [["wars3x3"]], 120.0)
        await asyncio.gather(*tasks)
        assert len(workers._processes) <= 2
        await workers.end()

    own_loop.run(story())


def test_chance_of_a_worker_is_that_of_its_position() -> None:
    """What a bot answers follows from what it is sent: so a bot that is asked again after a crash answers the same."""

    async def story() -> None:
        match = fuda.load("wars3x3").new("wizard", "5")
        position = match.copy().encode().decode()
        workers = await at_work(2)
        asked = [workers.carry_out("answer", ["wars3x3", "random", 0, position], 120.0) for _ in range(4)]
        found = [each["found"] for each in await asyncio.gather(*asked)]
        assert found == found[:1] * 4
        await workers.end()

    own_loop.run(story())
