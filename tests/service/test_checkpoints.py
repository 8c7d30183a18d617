"""A game that is taken up from a checkpoint is the game that its records make."""

from __future__ import annotations

import random

import msgspec
import pytest

from fuda.library.loading import GAMES
from fuda.service import checkpoints
from fuda.service import messages as m
from fuda.service.live_game import SEATS, LiveGame
from fuda.service.outputs import Fetch, Output, Send, Store
from fuda.service.public import SPECTATOR
from fuda.service.records import Accepted, Later, Started, TakenBack
from fuda.service.service import Service
from fuda.service.table import Table
from tests.service.twins import played


def longest(title: str) -> tuple[Started, list[Later], float]:
    """A game that went on for a while and is not over."""
    found = [played(title, seed, random.Random(seed)) for seed in range(4)]
    on = [each for each in found if LiveGame.restored(*each).ending is None]
    return max(on, key=lambda each: len(each[1]))


@pytest.mark.parametrize("title", GAMES)
def test_whatever_is_told_from_a_checkpoint_is_what_the_records_tell(title: str) -> None:
    start, records, now = longest(title)
    whole = LiveGame.restored(start, records, now)
    for number in range(0, len(records), 5):
        content = checkpoints.written(LiveGame.restored(start, records[:number], now))
        short = checkpoints.opened(start, content, records, now)
        assert short is not None and short.first == LiveGame.restored(start, records[:number], now).answers
        again = checkpoints.opened(start, checkpoints.written(short), [], now)  # a checkpoint of what came from one
        assert again is not None
        for each in (short, again):
            assert (each.number, each.asked, each.accepted, each.clock) == (
                whole.number,
                whole.asked,
                whole.accepted,
                whole.clock,
            )
            assert each.match.encode() == whole.match.encode()
            for seat in (*SEATS, SPECTATOR):
                for since in (0, 1, number, number + 1, len(records)):
                    told, wanted = Table(each).update(seat, since, now), Table(whole).update(seat, since, now)
                    assert msgspec.json.encode(told) == msgspec.json.encode(wanted), (seat, since)


def test_a_checkpoint_of_other_rules_or_of_another_form_is_not_used() -> None:
    start, records, now = longest("wars3x3")
    content = checkpoints.written(LiveGame.restored(start, records, now))
    kept = checkpoints.read(content)
    assert kept is not None
    other = msgspec.msgpack.encode(msgspec.structs.replace(kept, rules="another"))
    broken = msgspec.msgpack.encode(msgspec.structs.replace(kept, position=kept.position.replace(b"seed", b"SEED")))
    for each in (None, b"", b"\x00", content[:50], other, broken):
        assert checkpoints.opened(start, each, records, now) is None
    assert checkpoints.opened(start, content, records, now) is not None


def test_what_was_taken_back_before_a_checkpoint_needs_all_records() -> None:
    start, records, now = longest("kokuryoku")
    live = LiveGame.restored(start, records, now)
    last = records[-1]
    assert isinstance(last, Accepted)
    content = checkpoints.written(live)
    back = TakenBack(len(records) + 1, last.seat, True, now)
    assert checkpoints.opened(start, content, [*records, back], now) is None
    live.take_in(live.tried(back), now)
    after = checkpoints.opened(start, checkpoints.written(live), [], now)
    assert after is not None and after.match.encode() == live.match.encode()
    assert after.events_since(0, len(records)) == live.events_since(0, len(records)) and after.undone_at == back.number


class Hall:
    """A service that takes a game up from a checkpoint and reads its past when it is asked to."""

    def __init__(self, can_read: bool) -> None:
        self.start, self.records, self.now = longest("wars3x3")
        self.can_read = can_read
        self.service = Service(lambda: "fresh")
        self.sent: list[tuple[int, m.Telling]] = []
        self.waiting: list[Fetch] = []
        for wire, person in enumerate(self.start.players):
            self.do(self.service.connect(self.now, wire, person))
        content = checkpoints.written(LiveGame.restored(self.start, self.records, self.now))
        game = checkpoints.opened(self.start, content, [], self.now)
        assert game is not None
        self.do(self.service.taken_up(self.now, game))

    def do(self, outputs: list[Output]) -> None:
        for each in outputs:
            if isinstance(each, Send):
                self.sent.append((each.connection, each.message))
            elif isinstance(each, Store):
                assert not isinstance(each.record, Started)
                self.records.append(each.record)
                self.do(self.service.stored(self.now, each.ticket))
            elif isinstance(each, Fetch):
                assert each.is_whole
                self.waiting.append(each)

    def send(self, wire: int, message: m.FromClient) -> None:
        self.do(self.service.receive(self.now, wire, msgspec.json.encode(message)))

    def read(self) -> None:
        (fetch,) = self.waiting
        self.waiting.clear()
        whole = LiveGame.restored(self.start, self.records, self.now) if self.can_read else None
        self.do(self.service.made_whole(self.now, fetch.game, whole))


def test_taking_back_waits_until_the_past_is_read_and_nothing_is_lost_meanwhile() -> None:
    hall = Hall(can_read=True)
    table = hall.service.tables[hall.start.id]
    last = hall.records[-1]
    assert isinstance(last, Accepted)
    hall.send(last.seat, m.TakeBack(hall.start.id))
    assert hall.waiting
    asked = next(seat for seat in SEATS if table.game.question(seat) is not None)
    question = table.game.question(asked)
    assert question is not None
    answer = m.GiveAnswer(hall.start.id, table.game.asked[asked], 5000, question.answers[0].to_json())
    hall.send(asked, answer)  # it waits, too
    assert len(hall.records) == last.number
    hall.read()
    assert hall.service.tables[hall.start.id].game.first == 0 and hall.waiting == []
    kinds = [type(each) for each in hall.records[last.number :]]
    told = [message for _, message in hall.sent if isinstance(message, (m.Offered, m.Refused, m.Acknowledged))]
    assert kinds in ([TakenBack], [TakenBack, Accepted], [Accepted]) and told


def test_a_past_that_cannot_be_read_is_said() -> None:
    hall = Hall(can_read=False)
    last = hall.records[-1]
    assert isinstance(last, Accepted)
    hall.send(last.seat, m.TakeBack(hall.start.id))
    hall.read()
    refused = hall.sent[-1][1]
    assert isinstance(refused, m.Refused) and refused.name == "not-stored"
    assert hall.service.tables[hall.start.id].is_free
