"""What players can do on a server, message by message."""

from __future__ import annotations

import random
from typing import Any, get_args

import msgspec
import pytest

from fuda.library.messages import shared_words
from fuda.play.seeds import commitment
from fuda.service import messages as m
from fuda.service.authority import HOST, MESSAGES, NOBODY, PLAYER, ROUTES, SPECTATOR, STANDINGS, STRANGER, may
from fuda.service.clocks import Clock, ClockSetting
from fuda.service.decoding import DEEPEST, LARGEST, BadFrame, BadText, clean_text, decoded
from fuda.service.outputs import Complain, Fetch, KeepRoom, Output, Seek, Send, Shun, Store, Think
from fuda.service.ratings import Rating, rated
from fuda.service.service import PATIENCE, Service


class Hall:
    """A service whose records are stored at once, and what everybody was sent."""

    def __init__(self) -> None:
        self.now = 100.0
        self.names = iter(range(10**6))
        self.service = Service(lambda: f"id{next(self.names)}")
        self.sent: dict[int, list[Any]] = {}
        self.kept: list[Store] = []
        self.asked: list[Think] = []

    def do(self, outputs: list[Output]) -> None:
        waiting = list(outputs)
        while waiting:
            each = waiting.pop(0)
            if isinstance(each, Send):
                self.sent.setdefault(each.connection, []).append(each.message)
            elif isinstance(each, Store):
                self.kept.append(each)
                waiting += self.service.stored(self.now, each.ticket)
            elif isinstance(each, (KeepRoom, Shun, Complain)):
                waiting += self.service.stored(self.now, each.ticket)
            elif isinstance(each, Seek):
                waiting += self.service.room_found(self.now, each, None)
            elif isinstance(each, Think):
                self.asked.append(each)
            elif isinstance(each, Fetch):
                waiting += self.service.not_taken_up(each.game)

    def come(self, wire: int, person: str) -> None:
        self.do(self.service.connect(self.now, wire, person))

    def send(self, wire: int, message: m.FromClient) -> Any:
        """Send a message; the last thing that came back on that wire."""
        self.do(self.service.receive(self.now, wire, msgspec.json.encode(message)))
        return self.sent[wire][-1]

    def last(self, wire: int, kind: type[Any]) -> Any:
        return [each for each in self.sent[wire] if isinstance(each, kind)][-1]

    def two(self, clock: ClockSetting | None = None) -> tuple[str, int, int]:
        """A game of two people: its id, and the wires of seat 0 and seat 1."""
        self.come(1, "alice")
        self.come(2, "bob")
        room = self.send(1, m.OpenRoom("wars3x3", clock=clock)).room
        self.send(2, m.JoinRoom(room))
        first = 1 if self.last(1, m.Seated).seat == 0 else 2
        return self.last(1, m.Seated).game, first, 3 - first


def test_a_guest_plays_a_bot_to_the_end() -> None:
    hall = Hall()
    hall.come(1, "alice")
    hall.send(1, m.OpenRoom("wars3x3", opponent="bot:random"))
    seated = hall.last(1, m.Seated)
    luck = random.Random(3)
    for sequence in range(2000):
        update = hall.last(1, m.Update)
        if update.ended is not None:
            break
        while hall.asked:
            think = hall.asked.pop()
            question = hall.service.tables[think.game].game.question(think.seat)
            if question is not None:
                value = question.answers.sample(luck).value
                hall.do(hall.service.thought(hall.now, think.game, think.seat, think.question, value))
        update = hall.last(1, m.Update)
        if update.question >= 0 and update.ended is None:
            question = hall.service.tables[seated.game].game.question(seated.seat)
            assert question is not None
            answer = question.answers.sample(luck).to_json()
            hall.send(1, m.GiveAnswer(seated.game, update.question, sequence, answer))
    ended = hall.last(1, m.Update).ended
    assert ended is not None and ended.why == "rules" and ended.clause
    assert commitment(ended.seed) == seated.commitment


def test_an_answer_is_told_only_after_it_is_stored() -> None:
    hall = Hall()
    game, first, _ = hall.two()
    update = hall.last(first, m.Update)
    frame = msgspec.json.encode(m.GiveAnswer(game, update.question, 1, 0))
    outputs = hall.service.receive(hall.now, first, frame)
    assert [type(each) for each in outputs] == [Store]
    assert hall.service.receive(hall.now, first, frame) == []  # it waits
    store = outputs[0]
    assert isinstance(store, Store)
    told = hall.service.not_stored(hall.now, store.ticket)
    assert [each.message.name for each in told if isinstance(each, Send) and isinstance(each.message, m.Refused)] == [
        "not-stored"
    ]
    again = [each for each in told if isinstance(each, Store)]  # the second try waited, and is stored now
    hall.do(hall.service.stored(hall.now, again[0].ticket))
    assert hall.last(first, m.Acknowledged) == m.Acknowledged(game, 1, 1)


def test_a_repeated_answer_gets_its_first_acknowledgement() -> None:
    hall = Hall()
    game, first, _ = hall.two()
    question = hall.last(first, m.Update).question
    assert isinstance(hall.send(first, m.GiveAnswer(game, question, 5, 0)), m.Update)
    assert hall.send(first, m.GiveAnswer(game, question, 5, 0)) == m.Acknowledged(game, 5, 1)
    stale = hall.send(first, m.GiveAnswer(game, question, 6, 0))
    assert (stale.name, stale.sequence) == ("stale-question", 6)
    assert len([each for each in hall.kept if each.game == game]) == 2


def test_both_are_asked_at_once_and_each_keeps_its_question() -> None:
    hall = Hall()
    game, first, second = hall.two()
    before = hall.last(second, m.Update).question
    hall.send(first, m.GiveAnswer(game, hall.last(first, m.Update).question, 1, 0))
    assert hall.last(second, m.Update).question == before == 0
    assert hall.last(second, m.Update).thinking == (False, True)


def test_a_room_by_link_wants_its_key_and_a_password_its_word() -> None:
    hall = Hall()
    hall.come(1, "alice")
    hall.come(2, "bob")
    opened = hall.send(1, m.OpenRoom("wars3x3", opponent="link", password="札"))
    assert hall.send(2, m.ListRooms()).rooms == ()
    assert hall.send(2, m.JoinRoom(opened.room)).name == "room-needs-key"
    assert hall.send(2, m.JoinRoom(opened.room, opened.key)).name == "room-needs-password"
    assert isinstance(hall.send(2, m.JoinRoom(opened.room, opened.key, "札")), m.Update)
    assert hall.send(2, m.JoinRoom(opened.room, opened.key, "札")).name == "no-such-room"


def test_what_cannot_be_played_is_not_opened() -> None:
    hall = Hall()
    hall.come(1, "alice")
    for wanted, name in (
        (m.OpenRoom("chess"), "unknown-game"),
        (m.OpenRoom("wars3x3", "blitz"), "unknown-variant"),
        (m.OpenRoom("wars3x3", opponent="bot:deep"), "unknown-bot"),
        (m.OpenRoom("wars3x3", opponent="nobody"), "unknown-opponent"),
        (m.OpenRoom("hanyo", deck=m.DeckWanted(cards=["H001"])), "room-deck-refused"),
        (m.OpenRoom("wars3x3", opponent="bot:random", is_rated=True), "bots-are-not-rated"),
        (m.OpenRoom("wars3x3", clock=ClockSetting(0.5)), "bad-clock"),
    ):
        assert hall.send(1, wanted).name == name
    for _ in range(5):
        hall.send(1, m.OpenRoom("wars3x3"))
    assert hall.send(1, m.OpenRoom("wars3x3")).name == "too-many-rooms"


def test_taking_back_is_free_or_by_consent() -> None:
    hall = Hall()
    game, first, second = hall.two()
    hall.send(first, m.GiveAnswer(game, 0, 1, 0))
    hall.send(first, m.TakeBack(game))
    assert hall.last(first, m.Update).question == 2  # at once: nobody else has answered
    hall.send(first, m.GiveAnswer(game, 2, 2, 0))
    hall.send(second, m.GiveAnswer(game, hall.last(second, m.Update).question, 1, 0))
    assert hall.send(first, m.TakeBack(game)) == m.Offered(game, "undo", 0, True)
    assert hall.send(first, m.TakeBack(game)).name == "offered-already"
    assert hall.send(first, m.Reply(game, "undo", True)).name == "nothing-offered"
    hall.send(second, m.Reply(game, "undo", True))
    assert hall.last(first, m.Update).view["asked"]["purpose"] == "mulligan"


def test_a_draw_is_agreed_and_a_rematch_exchanges_the_seats() -> None:
    hall = Hall()
    game, first, second = hall.two()
    assert hall.send(first, m.OfferRematch(game)).name == "game-still-on"
    hall.send(first, m.OfferDraw(game))
    hall.send(second, m.Reply(game, "draw", False))
    assert hall.last(first, m.Update).ended is None
    hall.send(first, m.OfferDraw(game))
    hall.send(second, m.Reply(game, "draw", True))
    ended = hall.last(first, m.Update).ended
    assert ended is not None and (ended.winner, ended.why) == (-1, "agreed")
    assert hall.send(first, m.Resign(game)).name == "game-over"
    hall.send(second, m.OfferRematch(game))
    hall.send(first, m.Reply(game, "rematch", True))
    assert hall.last(first, m.Seated).seat == 1 and hall.last(first, m.Seated).game != game


def test_who_is_away_for_long_can_lose_the_game() -> None:
    hall = Hall()
    game, first, second = hall.two()
    assert hall.send(first, m.Claim(game)).name == "not-away"
    hall.do(hall.service.disconnect(hall.now, second))
    assert hall.last(first, m.Presence).away == (False, True)
    hall.now += PATIENCE - 1
    assert hall.send(first, m.Claim(game)).name == "not-away"
    hall.now += 2
    hall.send(first, m.Claim(game))
    ended = hall.last(first, m.Update).ended
    assert ended is not None and (ended.winner, ended.why) == (0, "absent")


def test_without_time_the_usual_answer_is_given_before_the_game_is_lost() -> None:
    hall = Hall()
    _, first, _ = hall.two(ClockSetting(30.0, 0.0, 1))
    hall.now += 31
    hall.do(hall.service.tick(hall.now))
    assert [each.record.is_usual for each in hall.kept[1:]] == [True]  # type: ignore[union-attr]
    hall.do(hall.service.tick(hall.now))
    hall.do(hall.service.tick(hall.now))
    hall.do(hall.service.tick(hall.now))
    ended = hall.last(first, m.Update).ended
    assert ended is not None and ended.why == "time"
    hall = Hall()
    game, first, _ = hall.two(ClockSetting(30.0, 0.0, 1))
    assert hall.send(first, m.GiveTime(game, 600)).left == (30.0, 630.0)


def test_a_clock_stands_still_for_who_has_answered() -> None:
    clock = Clock.new(ClockSetting(60.0), 0.0).thinking_of((True, True), 0.0).answered(0, 10.0)
    assert clock.left_at(40.0) == (50.0, 20.0)
    assert clock.runs_out() == 60.0


def test_chat_reaches_both_and_hides_nothing() -> None:
    hall = Hall()
    game, first, second = hall.two()
    hall.send(first, m.Say(game, "よろしく"))
    assert hall.last(second, m.Said).text == "よろしく"
    assert hall.send(first, m.Say(game, "a\u202eb")).name == "bad-text"
    hall.send(second, m.Look(game))
    assert hall.sent[second][-1].text == "よろしく"
    for bad in ("", " ", "\x00", "a\nb", "\u200b"):
        with pytest.raises(BadText):
            clean_text(bad)


def test_why_not_is_answered_with_the_clause() -> None:
    hall = Hall()
    game, first, _ = hall.two()
    because = hall.send(first, m.WhyNot(game, {"verb": "deploy", "card": "009"}))
    assert because.clause == "4.2" and because.en and because.ja


def test_a_stranger_learns_nothing_of_a_game() -> None:
    hall = Hall()
    game, _, _ = hall.two()
    hall.come(3, "eve")
    about: list[m.FromClient] = [
        m.Look(game),
        m.GiveAnswer(game, 0, 1, 0),
        m.TakeBack(game),
        m.OfferDraw(game),
        m.OfferRematch(game),
        m.Reply(game, "draw", True),
        m.Resign(game),
        m.Claim(game),
        m.GiveTime(game, 5),
        m.Say(game, "hello"),
        m.WhyNot(game, {"verb": "deploy"}),
        m.Explain(game, "stack"),
        m.AskHint(game),
        m.SetAuto(game, "skip"),
        m.Permit(game, m.Wishes(shares=True)),
        m.Report(game, 1),
        m.StopWatching(game),
    ]
    assert {type(each) for each in about} | {m.Spectate} == set(get_args(m.InGame))
    for message in about:
        refused = hall.send(3, message)
        nowhere = hall.send(3, msgspec.structs.replace(message, game="nowhere"))
        assert refused.name == nowhere.name == "no-such-table"
    assert len(hall.kept) == 1


def test_every_message_has_its_place_in_the_table_of_who_may_say_what() -> None:
    tags = {str(each.__struct_config__.tag): each for each in get_args(m.FromClient)}
    assert {each.split()[0] for each in MESSAGES} == set(tags)
    watching = {"look", "spectate", "stop-watching", "say spectators", "report spectators"}
    for message in MESSAGES:
        assert not may(NOBODY, message)
        for standing in STANDINGS:
            if tags[message.split()[0]] not in get_args(m.InGame) or message == "spectate":
                continue
            can = (standing == PLAYER and (message not in watching or message == "look")) or (
                standing == SPECTATOR and message in watching
            )
            assert may(standing, message) == can, (standing, message)
    assert not may(HOST, "join-room") and may(STRANGER, "join-room")
    assert not any(may(standing, "whatever") for standing in STANDINGS)
    assert "GET /api/me" in ROUTES and not may(NOBODY, "GET /api/me")


def test_frames_that_are_no_messages_are_refused_in_words() -> None:
    luck = random.Random(7)
    good = msgspec.json.encode(m.GiveAnswer("g", 1, 2, [3]))
    frames = [b"", b"[", b"null", b"{}", b'{"type":"answer"}', b"[" * 5000, b"\xff\xfe", b'{"type":1}', b"1e400"]
    frames += [b'{"type":"list-rooms","x":' + b"[" * DEEPEST + b"]" * DEEPEST + b"}", b" " * (LARGEST + 1)]
    for _ in range(3000):
        spoiled = bytearray(good)
        for _ in range(luck.randint(1, 4)):
            spoiled[luck.randrange(len(spoiled))] = luck.randrange(256)
        frames.append(bytes(spoiled[: luck.randint(0, len(spoiled))] if luck.random() < 0.3 else spoiled))
    hall = Hall()
    hall.come(1, "alice")
    for frame in frames:
        hall.do(hall.service.receive(hall.now, 1, frame))
    assert {type(each).__name__ for each in hall.sent[1]} <= {"Welcome", "Refused"}
    refused = [each for each in hall.sent[1] if isinstance(each, m.Refused)]
    assert len(refused) > 1000
    assert all(each.ja != each.name != each.en for each in refused)
    for frame in frames[:11]:
        with pytest.raises(BadFrame):
            decoded(frame)


def test_strange_actions_have_an_answer() -> None:
    hall = Hall()
    game, first, _ = hall.two()
    strange: list[dict[str, Any]] = [
        {},
        {"verb": 3},
        {"verb": "deploy", "card": {"handle": "x"}},
        {"verb": "deploy", "card": [1]},
        {"verb": "deploy", "cards": 5, "numbers": "a"},
        {"verb": "deploy", "card": -5, "numbers": [10**9]},
    ]
    for action in strange:
        assert isinstance(hall.send(first, m.WhyNot(game, action)), (m.Because, m.Refused))


def test_every_refusal_of_the_service_has_words() -> None:
    for language in ("ja", "en"):
        said = shared_words(language)["message"]
        for name in (
            "stale-question",
            "no-such-table",
            "no-such-room",
            "not-for-you",
            "busy",
            "not-stored",
            "not-away",
        ):
            assert name in said


def test_ratings_are_those_of_the_worked_example() -> None:
    after = rated(Rating(1500, 200, 0.06), [(Rating(1400, 30), 1), (Rating(1550, 100), 0), (Rating(1700, 300), 0)])
    assert after.value == pytest.approx(1464.06, abs=0.02)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_surprising_result_makes_a_rating_waver_more() -> None:
    strong = Rating(1500, 30, 0.06)
    lost = rated(strong, [(Rating(1000, 30), 0.0)] * 8)
    assert lost.volatility > 0.06 and lost.value < 1500


def test_two_pages_of_one_player_that_count_alike_do_not_take_each_others_acknowledgements() -> None:
    hall = Hall()
    game, first, second = hall.two()
    person = hall.service.connections[first].person
    hall.come(9, person)
    question = hall.last(first, m.Update).question
    hall.send(first, m.GiveAnswer(game, question, 1, 0))
    hall.send(second, m.GiveAnswer(game, question, 1, 0))
    later = hall.last(9, m.Update)
    while later.question < 0:
        asked = hall.last(second, m.Update)
        hall.send(second, m.GiveAnswer(game, asked.question, 100 + len(hall.kept), asked.usual))
        later = hall.last(9, m.Update)
    kept = len(hall.kept)
    hall.send(9, m.GiveAnswer(game, later.question, 1, later.usual))  # the other page begins to count at 1, too
    assert len(hall.kept) == kept + 1 and hall.last(9, m.Acknowledged).number == hall.last(9, m.Update).number
    assert hall.send(first, m.GiveAnswer(game, question, 1, 0)) == m.Acknowledged(game, 1, 1)
    assert hall.send(9, m.GiveAnswer(game, question, 1, 1)).name == "stale-question"
    assert len(hall.kept) == kept + 1
