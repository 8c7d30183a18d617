"""Whatever delays, cuts, slow disks and crashes do: what was acknowledged is there once, and everybody saw what the
records say. A checker that finds nothing is worth nothing, so bugs are planted and found."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.service import messages as m
from fuda.service.clocks import Clock
from fuda.service.live_game import LiveGame, Stale
from fuda.service.outputs import Output, Send, Store
from fuda.service.records import Accepted, TakenBack, Value
from fuda.service.service import Service
from tests.service.simulator import World

HISTORIES = 100  # the part `histories` of tests.web.campaign runs 5,000
FOUND_WITHIN = 80


@pytest.fixture(scope="module")
def honest() -> dict[int, tuple[World, list[str]]]:
    """Histories of the service as it is, run once for all tests that look at them: each world and its faults."""
    worlds = {seed: World(seed) for seed in range(HISTORIES)}
    return {seed: (world, world.run()) for seed, world in worlds.items()}


def test_histories_fit_together(honest: dict[int, tuple[World, list[str]]]) -> None:
    assert {seed: faults for seed, (_, faults) in honest.items() if faults} == {}


def test_histories_differ_and_reach_what_they_are_for(honest: dict[int, tuple[World, list[str]]]) -> None:
    worlds = [world for world, _ in honest.values()]
    records = [each for world in worlds for kept in world.disk.values() for each in kept]
    refused = {
        name for world in worlds for client in world.clients for sent in client.sent.values() for name in sent.refused
    }
    assert {type(each).__name__ for each in records} >= {"Started", "Accepted", "TakenBack", "Conceded", "TimeGiven"}
    assert any(isinstance(each, Accepted) and each.is_usual for each in records)
    assert any(isinstance(each, TakenBack) and each.consent for each in records)
    assert {"stale-question", "not-stored"} <= refused
    assert sum([len(world.down) for world in worlds]) > 10
    assert sum([world.short for world in worlds]) > 10
    assert sum([world.wholes for world in worlds]) > 0
    assert sum([world.naps for world in worlds]) > 3
    two = [world for world in worlds if len(world.processes) == 2]
    assert any(len({place for place, _ in each}) == 2 for world in two for each in world.writers.values())
    assert any(len(world.clients) == 3 for world in worlds)


def test_the_same_seed_is_the_same_history(honest: dict[int, tuple[World, list[str]]]) -> None:
    again, (first, faults) = World(11), honest[11]
    assert again.run() == faults
    assert again.disk == first.disk


# --- planted bugs


class AcknowledgesTooEarly(Service):
    def _store(self, table: Any, tried: Any, by: Any) -> list[Output]:
        found = super()._store(table, tried, by)
        if isinstance(by.message, m.GiveAnswer):
            found.append(Send(by.connection, m.Acknowledged(by.message.game, by.message.sequence, tried.record.number)))
        return found


class ForgetsSequences(Service):
    """Every answer is new to it, and the question that was asked last is meant."""

    def _act(self, table: Any, seat: int, waiting: Any, now: float) -> list[Output]:
        table.game.accepted.clear()
        message = waiting.message
        if isinstance(message, m.GiveAnswer) and table.game.asked[seat] >= 0:
            message = m.GiveAnswer(message.game, table.game.asked[seat], message.sequence, message.value)
        return super()._act(table, seat, waiting._replace(message=message), now)


class TakesWhatIsNotStored(Service):
    def not_stored(self, now: float, ticket: int) -> list[Output]:
        return self.stored(now, ticket)


class StoresTwice(Service):
    def _store(self, table: Any, tried: Any, by: Any) -> list[Output]:
        found = super()._store(table, tried, by)
        again = [each for each in found if isinstance(each, Store) and tried.record.number % 7 == 0]
        self._storing.update({each.ticket + 10**6: each.game for each in again})
        return [*found, *[Store(each.ticket + 10**6, each.game, each.record) for each in again]]

    def stored(self, now: float, ticket: int) -> list[Output]:
        return [] if ticket >= 10**6 else super().stored(now, ticket)


class LeavesEventsOut(Service):
    def _tell(self, table: Any, seat: int, now: float) -> list[Output]:
        found: list[Output] = []
        for each in super()._tell(table, seat, now):
            assert isinstance(each, Send) and isinstance(each.message, m.Update)
            update = each.message
            if update.since and len(update.events) > 1:
                events = update.events[:-1]
                update = m.Update(update.game, update.number, update.since, events, update.view, update.question)
            found.append(Send(each.connection, update))
        return found


class ShowsTheOtherSeat(Service):
    def _tell(self, table: Any, seat: int, now: float) -> list[Output]:
        update = table.update(1 - seat, 0, now)
        return [Send(each, update) for each in self._wires(table, seat)]


class ForgetsToTell(Service):
    def _in_game(self, now: float, by: Any, message: Any) -> list[Output]:
        if isinstance(message, m.Look) and message.since:
            return []
        return super()._in_game(now, by, message)


class LetsClocksRun(Service):
    """The clock runs while the server is down."""

    def taken_up(self, now: float, game: LiveGame) -> list[Output]:
        found = super().taken_up(now, game)
        clock = game.clock
        if clock is not None:
            game.clock = Clock(clock.setting, clock.left, clock.thinking, now - 1000.0)
        return found


class LosesTheQueue(Service):
    def _go_on(self, table: Any, now: float, pause: float = 0.0) -> list[Output]:
        table.queue.clear()
        return super()._go_on(table, now, pause)


class _AnswersAnything(LiveGame):
    def answer(
        self, seat: int, question: int, value: Value, now: float, sequence: int = -1, is_usual: bool = False
    ) -> Any:
        if self.asked[seat] < 0:
            raise Stale("stale-question", question=question, asked=-1)
        return super().answer(seat, self.asked[seat], value, now, sequence, is_usual)


class TakesStaleAnswers(Service):
    def _act(self, table: Any, seat: int, waiting: Any, now: float) -> list[Output]:
        table.game.__class__ = _AnswersAnything
        return super()._act(table, seat, waiting, now)


class TellsOfRoomsTooEarly(Service):
    """A room is told before it is on disk."""

    def _keep_room(self, room: Any, is_there: bool) -> list[Output]:
        told = [Send(each, room.told()) for each in sorted(self._wires_of.get(room.host, ()))]
        return [*super()._keep_room(room, is_there), *(told if is_there else [])]


class _CountsOnly(LiveGame):
    def answered_before(self, seat: int, sequence: int, question: int, value: Value) -> int | None:
        return next((each[0] for key, each in self.accepted.items() if key[:2] == (seat, sequence)), None)


class TakesPagesForEachOther(Service):
    """An answer is known by its number alone, although two pages of a player may count alike."""

    def _act(self, table: Any, seat: int, waiting: Any, now: float) -> list[Output]:
        table.game.__class__ = _CountsOnly
        return super()._act(table, seat, waiting, now)


PLANTED = [
    TellsOfRoomsTooEarly,
    TakesPagesForEachOther,
    AcknowledgesTooEarly,
    ForgetsSequences,
    TakesWhatIsNotStored,
    StoresTwice,
    LeavesEventsOut,
    ShowsTheOtherSeat,
    ForgetsToTell,
    LetsClocksRun,
    TakesStaleAnswers,
]


@pytest.mark.parametrize("planted", PLANTED)
def test_a_planted_bug_is_found(planted: type[Service]) -> None:
    for seed in range(FOUND_WITHIN):
        try:
            if World(seed, planted).run():
                return
        except (AssertionError, LookupError, ValueError):
            return
    pytest.fail("nothing was found")


def test_a_disk_that_lets_two_processes_write_in_one_game_is_found() -> None:
    for seed in range(4 * FOUND_WITHIN):
        try:
            if World(seed, is_fenced=False).run():
                return
        except (AssertionError, LookupError, ValueError):
            return
    pytest.fail("nothing was found")


def waiting(world: World) -> int:
    """How many answers nobody has ever answered."""
    return sum([len(client.open) for client in world.clients])


def test_an_answer_that_nobody_ever_answers_is_found_too(honest: dict[int, tuple[World, list[str]]]) -> None:
    """A client whose message is lost in the service waits for ever; the next look shows that it still waits."""
    assert sum([waiting(world) for world, _ in honest.values()]) == 0
    for seed in range(FOUND_WITHIN):
        world = World(seed, LosesTheQueue)
        world.run()
        if waiting(world):
            return
    pytest.fail("nobody waits")
