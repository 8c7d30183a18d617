"""Nothing is acknowledged before it is on disk: a message that leads to storing tells nobody anything until then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import msgspec
import pytest

from fuda.service import messages as m
from fuda.service.clocks import ClockSetting
from fuda.service.outputs import Complain, KeepRoom, Output, Send, Shun, Store
from fuda.service.service import PATIENCE, Service
from tests.service.test_service import Hall

KEEPING = (Store, KeepRoom, Shun, Complain)
# Messages that only ask, or change nothing that is kept: a chat, an offer and a setting are lost with the process.
ASKING = ("list-rooms", "watch-lobby", "see-room", "look", "spectate", "stop-watching", "why-not", "explain", "hint")
UNKEPT = ("say", "auto", "offer-draw", "offer-rematch", "play-on")  # what is played on from is looked up first


class Company(Hall):
    """Two players; what they store is not told to be on disk until `kept_now`, once `withholds` is set."""

    def __init__(self, service: type[Service] = Service) -> None:
        super().__init__()
        self.service = service(lambda: f"id{next(self.names)}")
        self.withholds = False
        self.held: list[Any] = []
        self.game, self.first, self.second = self.two(ClockSetting(600.0, 5.0))

    def do(self, outputs: list[Output]) -> None:
        if not self.withholds:
            super().do(outputs)
            return
        for each in outputs:
            if isinstance(each, KEEPING):
                self.held.append(each)
            elif isinstance(each, Send):
                self.sent.setdefault(each.connection, []).append(each.message)

    def answer(self, wire: int, sequence: int) -> m.GiveAnswer:
        update = self.last(wire, m.Update)
        return m.GiveAnswer(self.game, update.question, sequence, update.usual)

    def told(self) -> int:
        return sum([len(each) for each in self.sent.values()])


Wanted = Callable[[Company], tuple[int, m.FromClient]]


def _undo(company: Company) -> tuple[int, m.FromClient]:
    for sequence in range(1, 40):
        for wire in (company.first, company.second):
            if company.last(wire, m.Update).question >= 0:
                company.send(wire, company.answer(wire, sequence))
        company.send(company.first, m.TakeBack(company.game))
        last = company.sent[company.second][-1]
        if isinstance(last, m.Offered) and last.is_open:
            break
    return company.second, m.Reply(company.game, "undo", True)


def _draw(company: Company) -> tuple[int, m.FromClient]:
    company.send(company.first, m.OfferDraw(company.game))
    return company.second, m.Reply(company.game, "draw", True)


def _rematch(company: Company) -> tuple[int, m.FromClient]:
    company.send(company.first, m.Resign(company.game))
    company.send(company.first, m.OfferRematch(company.game))
    return company.second, m.Reply(company.game, "rematch", True)


def _back(company: Company) -> tuple[int, m.FromClient]:
    company.send(company.first, company.answer(company.first, 1))
    return company.first, m.TakeBack(company.game)


def _claim(company: Company) -> tuple[int, m.FromClient]:
    company.do(company.service.disconnect(company.now, company.second))
    company.now += PATIENCE + 1
    return company.first, m.Claim(company.game)


def _join(company: Company) -> tuple[int, m.FromClient]:
    company.send(company.first, m.OpenRoom("wars3x3"))
    return company.second, m.JoinRoom(company.last(company.first, m.RoomOpened).room)


def _leave(company: Company) -> tuple[int, m.FromClient]:
    company.send(company.first, m.OpenRoom("wars3x3"))
    return company.first, m.LeaveRoom(company.last(company.first, m.RoomOpened).room)


def _report(company: Company) -> tuple[int, m.FromClient]:
    company.send(company.second, m.Say(company.game, "you fool"))
    return company.first, m.Report(company.game, company.last(company.first, m.Said).number)


CASES: dict[str, Wanted] = {
    "open-room": lambda company: (company.first, m.OpenRoom("wars3x3")),
    "open-room, against a bot": lambda company: (company.first, m.OpenRoom("wars3x3", opponent="bot:random")),
    "join-room": _join,
    "leave-room": _leave,
    "block": lambda company: (company.first, m.Block("bob")),
    "block, no longer": lambda company: (company.first, m.Block("bob", on=False)),
    "report": _report,
    "answer": lambda company: (company.first, company.answer(company.first, 1)),
    "take-back": _back,
    "reply, take back": _undo,
    "reply, draw": _draw,
    "reply, rematch": _rematch,
    "resign": lambda company: (company.first, m.Resign(company.game)),
    "claim": _claim,
    "give-time": lambda company: (company.first, m.GiveTime(company.game, 30)),
    "permit": lambda company: (company.first, m.Permit(company.game, m.Wishes(shares=True))),
}


def test_every_message_is_known_to_store_or_not() -> None:
    tags = {str(each.__struct_config__.tag) for each in get_args(m.FromClient)}
    assert {*[each.partition(",")[0] for each in CASES], *ASKING, *UNKEPT} == tags


def held(case: str, service: type[Service] = Service) -> tuple[Company, int, m.FromClient]:
    """A message of some kind was sent, and what it leads to waits to be stored; nobody has heard of it."""
    company = Company(service)
    wire, message = CASES[case](company)
    company.withholds, before = True, company.told()
    company.do(company.service.receive(company.now, wire, msgspec.json.encode(message)))
    assert len(company.held) == 1, case
    assert company.told() == before, f"{case} is told before it is stored"
    return company, wire, message


@pytest.mark.parametrize("case", CASES)
def test_nobody_hears_of_it_before_it_is_stored(case: str) -> None:
    company, wire, _ = held(case)
    before = len(company.sent[wire])
    company.do(company.service.stored(company.now, company.held.pop().ticket))
    told = company.sent[wire][before:]
    assert told and not any(isinstance(each, m.Refused) for each in told)


@pytest.mark.parametrize("case", CASES)
def test_what_could_not_be_stored_is_said_and_can_be_tried_again(case: str) -> None:
    company, wire, message = held(case)
    before = company.told()
    company.do(company.service.not_stored(company.now, company.held.pop().ticket))
    told = [each for some in company.sent.values() for each in some if isinstance(each, m.Refused)]
    assert told[-1].name == "not-stored" and company.told() - before in (1, 2)
    company.do(company.service.receive(company.now, wire, msgspec.json.encode(message)))
    (again,) = company.held
    company.do(company.service.stored(company.now, again.ticket))
    assert not isinstance(company.sent[wire][-1], m.Refused)


def test_a_rematch_is_agreed_to_once() -> None:
    company, wire, message = held("reply, rematch")
    company.do(company.service.receive(company.now, wire, msgspec.json.encode(message)))
    assert company.sent[wire][-1].name == "nothing-offered" and len(company.held) == 1


class TellsBlocksAtOnce(Service):
    def _block(self, by: Any, message: Any) -> list[Output]:
        return [*super()._block(by, message), Send(by.id, m.Blocked((message.person,)))]


class TellsRepliesAtOnce(Service):
    def _store(self, table: Any, tried: Any, by: Any) -> list[Output]:
        found = super()._store(table, tried, by)
        return [*self._closed(table, by.message.offer, True), *found] if isinstance(by.message, m.Reply) else found


@pytest.mark.parametrize(("planted", "case"), [(TellsBlocksAtOnce, "block"), (TellsRepliesAtOnce, "reply, draw")])
def test_a_service_that_tells_too_early_is_found(planted: type[Service], case: str) -> None:
    with pytest.raises(AssertionError, match="before it is stored"):
        held(case, planted)
