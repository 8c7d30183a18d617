"""What becomes of a game where nobody is, of a disk that fails, and of who says too much?"""

from __future__ import annotations

import msgspec
import pytest

from fuda.service import messages as m
from fuda.service.clocks import ClockSetting
from fuda.service.hall import LINES, MOST_GAMES
from fuda.service.live_game import LiveGame
from fuda.service.noting import REPORTS
from fuda.service.outputs import Fetch, Forget, Output, Ponder, Send, Store, Think, Wake
from fuda.service.passing import DELAY
from fuda.service.playing import RETRY
from fuda.service.records import Later, Started
from fuda.service.service import NAP
from tests.service.test_service import Hall


def swept(hall: Hall, seconds: float) -> list[str]:
    """The games that are held no longer after so many seconds."""
    hall.now += seconds
    found = hall.service.sweep(hall.now)
    hall.do(found)
    return [each.game for each in found if isinstance(each, Forget)]


def taken_up(hall: Hall, game: str) -> None:
    """A game comes from its records again."""
    start, *later = [each.record for each in hall.kept if each.game == game]
    assert isinstance(start, Started)
    records: list[Later] = [each for each in later if not isinstance(each, Started)]
    hall.do(hall.service.taken_up(hall.now, LiveGame.restored(start, records, hall.now)))


def test_a_game_where_nobody_is_falls_asleep_and_goes_on_when_somebody_comes() -> None:
    hall = Hall()
    game, first, second = hall.two()
    hall.send(first, m.GiveAnswer(game, hall.last(first, m.Update).question, 1, hall.last(first, m.Update).usual))
    number, people = hall.last(first, m.Update).number, hall.service.tables[game].game.start.players
    hall.do(hall.service.disconnect(hall.now, first))
    assert swept(hall, NAP) == []  # the other is there
    hall.do(hall.service.disconnect(hall.now, second))
    assert swept(hall, NAP - 1) == [] and swept(hall, 1) == [game]
    assert game not in hall.service.tables and game in hall.service.asleep
    hall.come(3, "carol")
    assert [each.game for each in hall.send(3, m.WatchLobby()).games] == [game]
    hall.come(4, people[0])
    assert hall.last(4, m.Welcome).games == (game,)
    outputs = hall.service.receive(hall.now, 4, msgspec.json.encode(m.Look(game)))
    assert outputs == [Fetch(game)]
    taken_up(hall, game)
    assert hall.last(4, m.Update).number == number


@pytest.mark.parametrize("opponent", ["bot:random", "open"])
def test_what_a_clock_or_a_bot_goes_on_with_stays_awake(opponent: str) -> None:
    hall = Hall()
    hall.come(1, "alice")
    hall.come(2, "bob")
    clock = ClockSetting(86_400.0) if opponent == "open" else None
    opened = hall.send(1, m.OpenRoom("wars3x3", opponent=opponent, clock=clock))
    if isinstance(opened, m.RoomOpened):
        hall.send(2, m.JoinRoom(opened.room))
    game = hall.last(1, m.Seated).game
    table = hall.service.tables[game]
    for wire in (1, 2):
        hall.do(hall.service.disconnect(hall.now, wire))
    assert swept(hall, 10 * NAP) == [] and game in hall.service.tables
    if clock is None:  # until the bot has answered, and it is the player's turn
        while hall.asked:
            think = hall.asked.pop()
            hall.do(hall.service.thought(hall.now, game, think.seat, think.question, -1))
        assert max(table.game.asked) >= 0 and swept(hall, 0.0) == [game]


def test_a_spectator_keeps_a_game_awake() -> None:
    hall = Hall()
    game, first, second = hall.two()
    hall.come(3, "carol")
    hall.send(3, m.Spectate(game))
    for wire in (first, second):
        hall.do(hall.service.disconnect(hall.now, wire))
    assert swept(hall, 10 * NAP) == []
    hall.do(hall.service.disconnect(hall.now, 3))
    assert swept(hall, 0.0) == [game]


def test_a_bot_whose_answer_could_not_be_stored_is_asked_again_after_a_while_and_not_at_once() -> None:
    hall = Hall()
    hall.come(1, "alice")
    hall.send(1, m.OpenRoom("wars3x3", opponent="bot:random"))
    game = hall.last(1, m.Seated).game
    table = hall.service.tables[game]
    seat = next(seat for seat in (0, 1) if table.game.start.bot_of(seat))
    (think,) = [each for each in hall.asked if each.seat == seat]
    hall.asked.clear()
    (store,) = hall.service.thought(hall.now, game, seat, think.question, -1)
    assert isinstance(store, Store)
    outputs: list[Output] = hall.service.not_stored(hall.now, store.ticket)
    assert not [each for each in outputs if isinstance(each, Think)]
    assert Wake(hall.now + RETRY) in outputs
    hall.now += RETRY
    outputs = hall.service.tick(hall.now)
    assert [each for each in outputs if isinstance(each, Think)] == [think]


def test_a_pass_that_could_not_be_stored_is_tried_again() -> None:
    hall = Hall()
    game, first, _ = hall.two()
    for _ in range(200):
        hall.send(first, m.SetAuto(game, "skip"))
        hall.now += DELAY + 0.01
        outputs = hall.service.tick(hall.now)
        stores = [each for each in outputs if isinstance(each, Store)]
        if stores:
            break
        for wire in (1, 2):
            update = hall.last(wire, m.Update)
            if update.question >= 0:
                hall.send(wire, m.GiveAnswer(game, update.question, update.question, update.usual))
    (store,) = stores
    wakes = [each.at for each in hall.service.not_stored(hall.now, store.ticket) if isinstance(each, Wake)]
    hall.now = max(wakes)
    (again,) = [each for each in hall.service.tick(hall.now) if isinstance(each, Store)]
    assert msgspec.structs.replace(again.record, at=0.0) == msgspec.structs.replace(store.record, at=0.0)


def test_who_says_or_reports_too_much_is_told_when_to_try_again() -> None:
    hall = Hall()
    game, first, second = hall.two()
    most, seconds = LINES
    for number in range(most):
        assert isinstance(hall.send(first, m.Say(game, f"line {number}")), m.Said)
    heard = len(hall.sent[second])
    assert hall.send(first, m.Say(game, "more")).name == "too-often"
    assert len(hall.sent[second]) == heard and isinstance(hall.send(second, m.Say(game, "well")), m.Said)
    hall.now += seconds
    assert isinstance(hall.send(first, m.Say(game, "more")), m.Said)
    most, seconds = REPORTS
    for number in range(most):
        assert hall.send(second, m.Report(game, number + 1)) == m.Reported(game, number + 1)
    assert hall.send(second, m.Report(game, 1)).name == "too-often"
    hall.now += seconds
    assert hall.send(second, m.Report(game, 1)) == m.Reported(game, 1)


def test_a_line_that_is_said_too_often_is_refused_to_its_speaker_only() -> None:
    hall = Hall()
    game, first, _ = hall.two()
    for _ in range(LINES[0]):
        hall.send(first, m.Say(game, "again"))
    outputs = hall.service.receive(hall.now, first, msgspec.json.encode(m.Say(game, "again")))
    assert [each.connection for each in outputs if isinstance(each, Send)] == [first]


def test_a_worker_thinks_about_one_hint_at_a_time_for_one_person() -> None:
    hall = Hall()
    game, first, _ = hall.two()
    asked = msgspec.json.encode(m.AskHint(game, 1))
    (ponder,) = hall.service.receive(hall.now, first, asked)
    assert isinstance(ponder, Ponder) and hall.send(first, m.AskHint(game, 2)).name == "busy"
    hall.come(3, hall.service.connections[first].person)  # another page of the same player
    assert hall.send(3, m.AskHint(game, 3)).name == "busy"
    hall.do(hall.service.disconnect(hall.now, first))
    assert hall.send(3, m.AskHint(game, 3)).name == "busy"
    hall.do(hall.service.pondered(hall.now, game, ponder.seat, ponder.question, first, 1, None))
    (again,) = hall.service.receive(hall.now, 3, asked)
    assert isinstance(again, Ponder)


def test_games_whose_beginning_is_being_stored_count_among_those_that_one_may_have() -> None:
    hall = Hall()
    hall.come(1, "alice")
    wanted = msgspec.json.encode(m.OpenRoom("wars3x3", opponent="bot:random"))
    stores = [hall.service.receive(hall.now, 1, wanted)[0] for _ in range(MOST_GAMES)]
    assert all([isinstance(each, Store) for each in stores]) and hall.service.held == MOST_GAMES
    assert hall.send(1, m.OpenRoom("wars3x3", opponent="bot:random")).name == "too-many-games"
    first = stores[0]
    assert isinstance(first, Store)
    hall.do(hall.service.not_stored(hall.now, first.ticket))
    assert isinstance(hall.send(1, m.OpenRoom("wars3x3", opponent="bot:random")), m.Update)
    hall.do(stores[1:])
    assert len(hall.service.tables) == MOST_GAMES == hall.service.held
