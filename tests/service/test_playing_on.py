"""From a position of a game that is over one plays on, against a bot or alone at both seats."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import fuda
from fuda.library.loading import GAMES
from fuda.service import messages as m
from fuda.service.clocks import ClockSetting
from fuda.service.live_game import JUDGE, LiveGame
from fuda.service.outputs import Output, Recall, Send, Store, Think
from fuda.service.records import Accepted, Conceded, Kept, Later, Started
from fuda.service.replaying import Replay
from fuda.service.service import Service
from fuda.surfaces.web.transcripts import transcript
from tests.service.twins import played

NOTHING = m.Wishes()


class Hall:
    """A service with one person, and a game that is over in its storage."""

    def __init__(self, title: str, seed: int, *later: Later, wishes: m.Wishes = NOTHING) -> None:
        start, records, _ = played(title, seed, random.Random(f"{title} {seed}"))
        self.start = msgspec.structs.replace(start, wishes=(wishes, wishes), clock=ClockSetting(60))
        number = len(records)
        ends = () if LiveGame.restored(start, records, 0.0).ending is not None else later
        self.records = [*records, *[msgspec.structs.replace(each, number=number + 1) for each in ends]]
        self.disk: dict[str, list[Kept]] = {self.start.id: [self.start, *self.records]}
        self.names = iter(range(10**6))
        self.service = Service(lambda: f"new{next(self.names)}")
        self.sent: list[Any] = []
        self.thinks: list[Think] = []
        self.now = 5000.0

    def do(self, outputs: list[Output]) -> None:
        for each in outputs:
            if isinstance(each, Send):
                self.sent.append(each.message)
            elif isinstance(each, Store):
                self.disk.setdefault(each.game, []).append(each.record)
                self.do(self.service.stored(self.now, each.ticket))
            elif isinstance(each, Think):
                self.thinks.append(each)
            elif isinstance(each, Recall):
                kept = self.disk.get(each.message.game)
                replay = None if kept is None else Replay(kept[0], kept[1:])  # type: ignore[arg-type]
                self.do(self.service.recalled(self.now, each, replay))

    def send(self, message: m.FromClient) -> Any:
        self.do(self.service.receive(self.now, 1, msgspec.json.encode(message)))
        return self.sent[-1]

    def last(self, kind: type[Any]) -> Any:
        return [each for each in self.sent if isinstance(each, kind)][-1]


def over(title: str, seed: int, wishes: m.Wishes = NOTHING) -> Hall:
    hall = Hall(title, seed, conceded(), wishes=wishes)
    hall.do(hall.service.connect(hall.now, 1, "alice"))
    return hall


def conceded() -> Later:
    return Conceded(0, 0, 4000.0)


@pytest.mark.parametrize("title", GAMES)
def test_the_position_is_played_on_alone_with_everything_open(title: str) -> None:
    hall = over(title, 5)
    half = len(hall.records) // 2
    replay = Replay(hall.start, hall.records)
    hall.send(m.PlayOn(hall.start.id, half, opponent="alone"))
    seated, update = hall.last(m.Seated), hall.last(m.Update)
    assert seated.alone and (seated.origin, seated.origin_number) == (hall.start.id, half)
    assert seated.clock is None and not seated.is_rated and seated.players[0].person == "alice"
    assert update.view["zones"] == replay.matches[half].view(JUDGE).to_json()["zones"]
    assert update.events == [each.to_json() for each in replay.matches[half].log(JUDGE)]
    luck = random.Random(5)
    table = hall.service.tables[seated.game]
    for sequence in range(60):
        update = hall.last(m.Update)
        if update.ended is not None:
            break
        seat = update.view["seat"]
        assert update.question >= 0 and update.view["asked"]["seat"] == seat and update.asked.prompt.en
        value = table.game.question(seat).answers.sample(luck).to_json()  # type: ignore[union-attr]
        hall.send(m.GiveAnswer(seated.game, update.question, sequence, value))
        assert hall.last(m.Acknowledged).sequence == sequence
        # sent once more, it is known; another answer to the same question is too late
        hall.send(m.GiveAnswer(seated.game, update.question, sequence, value))
        assert hall.sent[-1] == m.Acknowledged(seated.game, sequence, sequence + 1)
        again = hall.send(m.GiveAnswer(seated.game, update.question, 1000 + sequence, value))
        assert isinstance(again, m.Refused) and again.name in ("stale-question", "game-over")
    start, *later = hall.disk[seated.game]
    assert isinstance(start, Started)
    kept = LiveGame.restored(start, later, 0.0)  # type: ignore[arg-type]
    assert kept.match.encode() == table.game.match.encode() and kept.asked == table.game.asked


def test_against_a_bot_one_sees_what_that_seat_may_see_and_the_bot_is_asked() -> None:
    hall = over("wars3x3", 3)
    replay = Replay(hall.start, hall.records)
    for seat in (0, 1):
        hall.send(m.PlayOn(hall.start.id, 10, seat, "bot:random"))
        seated, update = hall.last(m.Seated), hall.last(m.Update)
        assert seated.seat == seat and not seated.alone
        assert seated.players[1 - seat].person == "bot:random"
        assert update.view == replay.matches[10].view(seat).to_json()
    assert {each.bot for each in hall.thinks} == {"random"}


def test_what_was_in_the_game_before_is_not_taken_back() -> None:
    hall = over("wars3x3", 3)
    hall.send(m.PlayOn(hall.start.id, 12, opponent="alone"))
    game = hall.last(m.Seated).game
    refused = hall.send(m.TakeBack(game))
    assert isinstance(refused, m.Refused) and refused.name == "nothing-to-undo"
    before = hall.last(m.Update)
    value = hall.service.tables[game].game.question(before.view["seat"]).answers[0].to_json()  # type: ignore[union-attr]
    hall.send(m.GiveAnswer(game, before.question, 1, value))
    hall.send(m.TakeBack(game))  # who plays alone consents
    after = hall.last(m.Update)
    assert after.view == before.view and after.number == before.number + 2
    assert hall.send(m.TakeBack(game)).name == "nothing-to-undo"


def test_only_who_may_see_everything_plays_on_and_only_where_the_game_goes_on() -> None:
    hall = over("wars3x3", 3)
    last = len(hall.records)
    assert hall.send(m.PlayOn(hall.start.id, last)).name == "cannot-play-on"  # there it is over
    assert hall.send(m.PlayOn(hall.start.id, 10**6)).name == "cannot-play-on"
    assert hall.send(m.PlayOn("nowhere", 0)).name == "no-such-table"
    assert hall.send(m.PlayOn(hall.start.id, 0, opponent="bot:nobody")).name == "unknown-bot"
    assert hall.send(m.PlayOn(hall.start.id, 0, opponent="open")).name == "unknown-opponent"
    hiding = over("wars3x3", 3, m.Wishes(hides_hand=True))
    assert hiding.send(m.PlayOn(hiding.start.id, 0)).name == "side-not-shown"
    others = Hall("wars3x3", 3, conceded())
    others.do(others.service.connect(0.0, 1, "carol"))
    assert others.send(m.PlayOn(others.start.id, 0)).name == "no-such-table"
    shared = Hall("wars3x3", 3, conceded(), wishes=m.Wishes(shares=True))
    shared.do(shared.service.connect(0.0, 1, "carol"))
    assert isinstance(shared.send(m.PlayOn(shared.start.id, 0)), m.Update)
    on = Hall("wars3x3", 3)
    on.do(on.service.connect(0.0, 1, "alice"))
    assert on.send(m.PlayOn(on.start.id, 0)).name == "game-still-on"
    on.do(on.service.connect(0.0, 1, "carol"))
    assert on.send(m.PlayOn(on.start.id, 0)).name == "no-such-table"


def test_a_game_that_was_played_on_is_verified_whole(tmp_path: Any) -> None:
    hall = over("kokuryoku", 4)
    hall.send(m.PlayOn(hall.start.id, len(hall.records) // 2, opponent="alone"))
    game = hall.last(m.Seated).game
    hall.send(m.Resign(game))
    assert hall.last(m.Update).ended is not None
    start, *later = hall.disk[game]
    file = tmp_path / "game.jsonl"
    file.write_bytes(transcript(start, later))  # type: ignore[arg-type]
    assert fuda.verify(file).stands
    again = hall.send(m.PlayOn(game, 0, opponent="alone"))  # and can be played on once more
    assert isinstance(again, m.Update)
    assert any(isinstance(each, Accepted) for each in hall.disk[hall.start.id])
