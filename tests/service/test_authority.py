"""Every message is tried by everybody: the service lets in whom the table lets in, and nobody else."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from fuda.service import messages as m
from fuda.service.authority import (
    GUEST,
    HOST,
    MESSAGES,
    MODERATOR,
    OPERATOR,
    OPPONENT,
    PLAYER,
    SPECTATOR,
    STRANGER,
    matter_of,
    may,
)
from tests.service.test_service import Hall

WIRES = {PLAYER: 1, OPPONENT: 2, SPECTATOR: 3, GUEST: 4, STRANGER: 5, MODERATOR: 6, OPERATOR: 7}
TURNED_AWAY = ("not-for-you", "no-such-table", "no-such-room")


class Company(Hall):
    """A game of two with a spectator, and everybody else who can be there; a room that the first player has opened."""

    def __init__(self) -> None:
        super().__init__()
        for standing, wire in WIRES.items():
            known = standing if standing in (GUEST, STRANGER, MODERATOR, OPERATOR) else GUEST
            self.do(self.service.connect(self.now, wire, standing, standing, known))
        self.send(1, m.OpenRoom("wars3x3"))
        self.send(2, m.JoinRoom(self.last(1, m.RoomOpened).room))
        self.game = self.last(1, m.Seated).game
        self.send(1, m.Say(self.game, "hello"))
        self.send(3, m.Spectate(self.game))
        self.send(3, m.Say(self.game, "hello", "spectators"))
        self.send(1, m.OpenRoom("wars3x3", opponent="link"))
        self.room = self.last(1, m.RoomOpened)

    def messages(self) -> list[m.FromClient]:
        game, room = self.game, self.room
        return [
            m.OpenRoom("wars3x3"),
            m.JoinRoom(room.room, room.key),
            m.LeaveRoom(room.room),
            m.SeeRoom(room.room, room.key),
            m.ListRooms(),
            m.WatchLobby(),
            m.Block("somebody"),
            m.PlayOn("over", 0),
            m.Look(game),
            m.Spectate(game),
            m.StopWatching(game),
            m.GiveAnswer(game, 0, 1, 0),
            m.TakeBack(game),
            m.OfferDraw(game),
            m.OfferRematch(game),
            m.Reply(game, "draw", False),
            m.Resign(game),
            m.Claim(game),
            m.GiveTime(game, 5),
            m.Say(game, "よろしく"),
            m.Say(game, "よろしく", "spectators"),
            m.Report(game, 1),
            m.Report(game, 2, "spectators"),
            m.WhyNot(game, {"verb": "deploy"}),
            m.Explain(game, "stack"),
            m.AskHint(game),
            m.SetAuto(game, "skip"),
            m.Permit(game, m.Wishes(shares=True)),
        ]


def stands(standing: str, message: m.FromClient) -> str:
    """How somebody stands to what a message is about."""
    if isinstance(message, (m.JoinRoom, m.LeaveRoom, m.SeeRoom)) and standing == PLAYER:
        return HOST
    if isinstance(message, m.InGame):
        return PLAYER if standing == OPPONENT else standing
    return GUEST if standing in (PLAYER, OPPONENT, SPECTATOR) else standing


def test_the_messages_that_are_tried_are_all_that_there_are() -> None:
    tried = Company().messages()
    assert {type(each) for each in tried} == set(get_args(m.FromClient))
    matters = {matter_of(each) if isinstance(each, m.InGame) else each.__struct_config__.tag for each in tried}
    assert {*matters} == {each for each in MESSAGES if not each.startswith("play-on from")}


@pytest.mark.parametrize("standing", WIRES)
def test_everybody_is_heeded_or_turned_away_as_the_table_says(standing: str) -> None:
    for place in range(len(Company().messages())):
        company = Company()
        message = company.messages()[place]
        matter = matter_of(message) if isinstance(message, m.InGame) else str(message.__struct_config__.tag)
        before, kept = len(company.sent[WIRES[standing]]), len(company.kept)
        company.send(WIRES[standing], message)
        told: list[Any] = company.sent[WIRES[standing]][before:]
        is_refused = any(isinstance(each, m.Refused) and each.name in TURNED_AWAY for each in told)
        assert is_refused != may(stands(standing, message), matter), (standing, message, told)
        assert not is_refused or (len(told) == 1 and len(company.kept) == kept)


def test_nobody_is_heard_who_has_not_come_in() -> None:
    company = Company()
    for message in company.messages():
        assert company.service.receive(company.now, 99, msgspec.json.encode(message)) == []
