"""Who is there beside the two at a table: spectators, those who talk, those who are blocked; and rooms that wait."""

from __future__ import annotations

import msgspec

from fuda.play.passing import passing
from fuda.service import messages as m
from fuda.service.answering import HintFound
from fuda.service.outputs import Complain, KeepRoom, Output, Ponder, Send, Shun
from fuda.service.passing import DELAY
from fuda.service.rooms import read, written
from fuda.service.service import DAY, MOMENT
from tests.service.test_service import Hall


def received(hall: Hall, wire: int, message: m.FromClient) -> list[Output]:
    """What the service wants done, without doing it."""
    return hall.service.receive(hall.now, wire, msgspec.json.encode(message))


def test_a_spectator_sees_what_both_players_know_and_is_counted() -> None:
    hall = Hall()
    game, first, second = hall.two()
    hall.come(3, "carol")
    hall.send(3, m.Spectate(game))
    seated, update = hall.last(3, m.Seated), hall.last(3, m.Update)
    assert (seated.seat, update.question, update.view["seat"]) == (-2, -1, -2)
    hands = [zone for zone in update.view["zones"] if zone["zone"] == "hand"]
    assert len(hands) == 2 and all(zone["count"] > 0 and zone["cards"] == [] for zone in hands)
    assert hall.last(first, m.Presence).spectators == 1
    question = hall.last(first, m.Update)
    hall.send(first, m.GiveAnswer(game, question.question, 1, question.usual))
    assert hall.last(3, m.Update).number == 1
    assert hall.send(3, m.GiveAnswer(game, 0, 1, 0)).name == "not-for-you"
    hall.send(3, m.StopWatching(game))
    assert hall.last(second, m.Presence).spectators == 0
    assert hall.send(3, m.Look(game)).name == "no-such-table"


def test_a_game_that_nobody_may_watch_is_not_watched() -> None:
    hall = Hall()
    hall.come(1, "alice")
    hall.come(3, "carol")
    hall.send(3, m.WatchLobby())
    hall.send(1, m.OpenRoom("wars3x3", opponent="bot:random", spectators=False))
    game = hall.last(1, m.Seated).game
    assert hall.send(3, m.Spectate(game)).name == "no-spectators"
    assert hall.last(3, m.Lobby).games == ()


def test_the_chats_of_players_and_spectators_are_apart() -> None:
    hall = Hall()
    game, first, second = hall.two()
    hall.come(3, "carol")
    hall.send(3, m.Spectate(game))
    hall.send(first, m.Say(game, "これは2人だけ"))
    hall.send(3, m.Say(game, "he should attack", "spectators"))
    said = {wire: [each.text for each in hall.sent[wire] if isinstance(each, m.Said)] for wire in (first, second, 3)}
    assert said == {first: ["これは2人だけ"], second: ["これは2人だけ"], 3: ["he should attack"]}
    assert hall.send(3, m.Say(game, "psst", "players")).name == "not-for-you"
    assert hall.send(first, m.Say(game, "psst", "spectators")).name == "not-for-you"


def test_who_is_blocked_is_not_heard_and_cannot_come_in() -> None:
    hall = Hall()
    game, first, second = hall.two()
    bob = hall.service.connections[second].person
    told = received(hall, first, m.Block(bob))
    assert [each for each in told if isinstance(each, Shun)] == [
        Shun(told[0].ticket, hall.service.connections[first].person, bob, True)  # type: ignore[union-attr]
    ]
    hall.do(told)
    hall.send(second, m.Say(game, "hey"))
    assert not [each for each in hall.sent[first] if isinstance(each, m.Said)]
    assert hall.last(second, m.Said).text == "hey"  # who is blocked does not learn of it
    hall.send(first, m.OpenRoom("wars3x3"))
    assert hall.send(second, m.JoinRoom(hall.last(first, m.RoomOpened).room)).name == "not-for-you"
    assert hall.send(first, m.Block(bob, on=False)) == m.Blocked(())
    hall.send(second, m.Say(game, "hey again"))
    assert hall.last(first, m.Said).text == "hey again"


def test_a_line_is_reported_as_it_was_said() -> None:
    hall = Hall()
    game, first, second = hall.two()
    hall.send(second, m.Say(game, "you fool"))
    number = hall.last(first, m.Said).number
    (complain,) = received(hall, first, m.Report(game, number, why="rude"))
    assert isinstance(complain, Complain) and (complain.text, complain.why) == ("you fool", "rude")
    assert complain.about == hall.service.connections[second].person
    hall.do([complain])
    assert hall.sent[first][-1] == m.Reported(game, number)
    assert hall.send(first, m.Report(game, 99)).name == "no-such-line"


def test_what_is_passed_is_passed_after_the_same_time_always() -> None:
    hall = Hall()
    game, first, second = hall.two()
    for _ in range(60):  # until somebody is asked what can be passed
        updates = {wire: hall.last(wire, m.Update) for wire in (first, second)}
        wire = next(each for each, update in updates.items() if update.question >= 0)
        if passing(updates[wire].view["asked"]) is not None:
            break
        hall.send(wire, m.GiveAnswer(game, updates[wire].question, len(hall.kept), updates[wire].usual))
    kept = len(hall.kept)
    assert any(
        isinstance(each, Send) and each.message == m.AutoSet(game, "skip")
        for each in received(hall, wire, m.SetAuto(game, "skip"))
    )
    hall.send(wire, m.Look(game))
    assert 0 < hall.last(wire, m.Update).passes_at <= DELAY
    hall.now += DELAY - 0.01
    hall.do(hall.service.tick(hall.now))
    assert len(hall.kept) == kept
    hall.now += 0.02
    hall.do(hall.service.tick(hall.now))
    assert len(hall.kept) == kept + 1 and hall.last(wire, m.Update).number > updates[wire].number


def test_a_hint_is_given_for_the_question_that_still_stands() -> None:
    hall = Hall()
    game, first, _ = hall.two()
    update = hall.last(first, m.Update)
    (ponder,) = received(hall, first, m.AskHint(game, 7))
    assert isinstance(ponder, Ponder) and (ponder.question, ponder.ask) == (update.question, 7)
    about = (ponder.game, ponder.seat, ponder.question, ponder.connection, ponder.ask)
    found = HintFound(update.usual, 0.5, 10, 1, None, 0.0, [])
    hall.do(hall.service.pondered(hall.now, *about, found))
    hint = hall.last(first, m.HintGiven)
    assert (hint.value, hint.ask) == (update.usual, 7) and hint.said.ja and hint.said.en
    hall.do(hall.service.pondered(hall.now, *about, None))
    assert (hall.sent[first][-1].name, hall.sent[first][-1].ask) == ("no-hint", 7)
    hall.send(first, m.GiveAnswer(game, update.question, 1, update.usual))
    hall.do(hall.service.pondered(hall.now, *about, found))
    assert hall.sent[first][-1].name == "stale-question"


def test_how_strong_somebody_is_stands_beside_the_name() -> None:
    hall = Hall()
    hall.service.strong("alice", {"wars3x3": 1612.4, "hanyo": 1400.0})
    _, first, second = hall.two()
    seats = {each.person: each.rating for each in hall.last(first, m.Seated).players}
    assert seats == {"alice": 1612, "bob": None}
    hall.send(first, m.OpenRoom("hanyo"))
    host = hall.service.connections[first].person
    assert hall.send(second, m.ListRooms()).rooms[0].by.rating == (1400 if host == "alice" else None)


# --- rooms that wait


def test_a_room_is_told_of_only_when_it_is_kept() -> None:
    hall = Hall()
    hall.come(1, "alice")
    (keep,) = received(hall, 1, m.OpenRoom("wars3x3", opponent="link"))
    assert isinstance(keep, KeepRoom) and keep.is_there
    assert [type(each) for each in hall.sent[1]] == [m.Welcome]
    hall.do(hall.service.not_stored(hall.now, keep.ticket))
    assert hall.sent[1][-1].name == "not-stored" and not hall.service.rooms
    opened = hall.send(1, m.OpenRoom("wars3x3", opponent="link"))
    assert hall.send(1, m.LeaveRoom(opened.room)) == m.RoomClosed(opened.room)


def test_a_link_leads_somewhere_though_its_host_is_away_and_a_room_in_the_lobby_only_for_a_moment() -> None:
    hall = Hall()
    hall.come(1, "alice")
    hall.come(2, "bob")
    link = hall.send(1, m.OpenRoom("wars3x3", opponent="link"))
    lobby = hall.send(1, m.OpenRoom("hanyo"))
    hall.do(hall.service.disconnect(hall.now, 1))
    hall.now += MOMENT - 1
    hall.do(hall.service.sweep(hall.now))
    assert {each.room for each in hall.send(2, m.ListRooms()).rooms} == {lobby.room}
    hall.come(3, "alice")  # the page was only loaded again
    assert {each.room for each in hall.last(3, m.Welcome).rooms} == {link.room, lobby.room}
    hall.do(hall.service.disconnect(hall.now, 3))
    hall.now += MOMENT
    hall.do(hall.service.sweep(hall.now))
    assert hall.send(2, m.ListRooms()).rooms == ()
    assert isinstance(hall.send(2, m.JoinRoom(link.room, link.key)), m.Update)
    other = Hall()
    other.come(1, "alice")
    other.send(1, m.OpenRoom("wars3x3", opponent="link"))
    other.do(other.service.disconnect(other.now, 1))
    other.now += DAY
    other.do(other.service.sweep(other.now))
    assert not other.service.rooms


def test_rooms_are_there_again_after_a_restart_with_their_passwords() -> None:
    before, after = Hall(), Hall()
    before.come(1, "alice")
    opened = before.send(1, m.OpenRoom("wars3x3", opponent="link", password="札"))
    kept = [read(written(room)) for room in before.service.rooms.values()]
    assert b"\xe6\x9c\xad" not in written(before.service.rooms[opened.room])  # a password is nowhere to be read
    after.do(after.service.rooms_kept(after.now, [each for each in kept if each is not None]))
    after.come(2, "bob")
    assert after.send(2, m.JoinRoom(opened.room, opened.key)).name == "room-needs-password"
    assert isinstance(after.send(2, m.JoinRoom(opened.room, opened.key, "札")), m.Update)
    after.come(1, "alice")
    assert after.last(1, m.Welcome).games and not after.last(1, m.Welcome).rooms


def test_a_room_whose_game_could_not_be_stored_waits_on() -> None:
    hall = Hall()
    hall.come(1, "alice")
    hall.come(2, "bob")
    room = hall.send(1, m.OpenRoom("wars3x3")).room
    (store,) = received(hall, 2, m.JoinRoom(room))
    assert hall.send(2, m.JoinRoom(room)).name == "no-such-room"  # somebody is coming in
    hall.do(hall.service.not_stored(hall.now, store.ticket))  # type: ignore[union-attr]
    assert isinstance(hall.send(2, m.JoinRoom(room)), m.Update)
    assert m.RoomClosed(room) in hall.sent[1]


# --- other processes


def test_the_lobby_shows_what_other_processes_have_and_says_what_came_and_went() -> None:
    here, there = Hall(), Hall()
    there.come(1, "zoe")
    there.send(1, m.OpenRoom("wars3x3"))
    shown = [each.shown() for each in there.service.rooms.values()]
    here.come(1, "alice")
    here.send(1, m.WatchLobby())
    here.do(here.service.elsewhere(shown, ()))
    assert here.last(1, m.LobbyChanged).rooms == tuple(shown)
    assert here.send(1, m.ListRooms()).rooms == tuple(shown)
    sent = len(here.sent[1])
    here.do(here.service.elsewhere(shown, ()))
    assert len(here.sent[1]) == sent
    here.do(here.service.elsewhere((), ()))
    assert here.last(1, m.LobbyChanged).gone_rooms == (shown[0].room,)


def test_who_asks_for_a_room_of_another_process_is_sent_there() -> None:
    hall = Hall()
    hall.come(1, "alice")
    (seek,) = received(hall, 1, m.JoinRoom("elsewhere", "key"))
    hall.do(hall.service.room_found(hall.now, seek, "http://other"))  # type: ignore[arg-type]
    assert hall.sent[1][-1] == m.Moved("", "http://other", "elsewhere")
    hall.do(hall.service.begun_elsewhere("game", ("alice", "zoe"), "http://other"))
    assert hall.sent[1][-1] == m.Moved("game", "http://other")
