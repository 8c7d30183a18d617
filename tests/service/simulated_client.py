"""A person at a page, in a simulated world: answers by lot, comes again, and keeps what it was told."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from fuda.service import messages as m

if TYPE_CHECKING:
    from tests.service.simulator import World


@dataclass
class Sent:
    """An answer that a client has sent, perhaps several times."""

    game: str
    question: int
    value: int | list[int]
    times: int = 0  # how often it was sent; each time there is a word of the service, unless that is lost
    acknowledged: list[int] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)


class Client:
    """A person at a page: it answers by lot, reconnects, and sends again what was not acknowledged."""

    def __init__(self, world: World, person: str) -> None:
        self.world = world
        self.person = person
        self.at = 0  # the process to which it connects
        self.wire = -1
        self.number: dict[str, int] = {}
        self.log: dict[str, list[dict[str, Any]]] = {}
        self.last: dict[str, m.Update] = {}
        self.seats: dict[str, int] = {}
        self.commitments: dict[str, str] = {}
        self.sent: dict[int, Sent] = {}
        self.open: set[int] = set()  # sequence numbers that wait for a word of the service
        self.sequence = 0
        self.rooms: dict[str, str] = {}  # with their keys
        self.lines: list[m.Said] = []
        self.faults: list[str] = []

    # --- the wire

    def come(self) -> None:
        """Connect, look at every game again, and send what is not acknowledged."""
        world = self.world
        if self.wire >= 0:
            return
        if world.now < world.empty_until:
            world.later(world.empty_until - world.now + 0.1, self.come)
            return
        world.wires += 1
        self.wire = world.wires
        if world.luck.random() < 0.3:
            self.at = world.luck.randrange(len(world.processes))
        world.owner[self.wire] = self, self.at
        world.later(world.delay(), partial(world.arrive, self.wire))

    def moved(self, message: m.Moved) -> None:
        """Somebody else has the game or the room: go there; or ask again."""
        if message.address and int(message.address) != self.at:
            self.at = int(message.address)
            self.cut()
        elif message.game:
            self.look_again(message.game)

    def look_again(self, game: str) -> None:
        self.world.later(1.0, lambda: self.send(m.Look(game, self.number.get(game, 0))))

    def welcome(self, message: m.Welcome) -> None:
        for game in message.games:
            self.send(m.Look(game, self.number.get(game, 0)))
            if self.world.luck.random() < 0.4 and not self.world.is_quiet():
                self.send(m.TakeBack(game))
        for sequence in sorted(self.open):
            answer = self.sent[sequence]
            answer.times += 1
            self.send(m.GiveAnswer(answer.game, answer.question, sequence, answer.value))

    def send(self, message: m.FromClient) -> None:
        if self.wire >= 0:
            self.world.carry_up(self.wire, msgspec.json.encode(message))

    def cut(self) -> None:
        """The wire breaks; the service learns it at once, or only after a while."""
        wire, self.wire = self.wire, -1
        if wire >= 0:
            self.world.later(self.world.luck.choice((0.0, 0.5, 5.0, 40.0)), lambda: self.world.gone(wire))
            self.world.later(self.world.luck.uniform(0.1, 3.0), self.come)

    # --- what it is told

    def receive(self, message: m.FromService) -> None:
        if isinstance(message, m.Welcome):
            self.welcome(message)
        elif isinstance(message, m.RoomOpened):
            self.rooms[message.room] = message.key
        elif isinstance(message, m.Moved):
            self.moved(message)
        elif isinstance(message, m.Seated):
            self.seats[message.game] = message.seat
            self.commitments.setdefault(message.game, message.commitment)
            self.world.games.add(message.game)
        elif isinstance(message, m.Update):
            self.update(message)
        elif isinstance(message, m.Acknowledged):
            self.sent[message.sequence].acknowledged.append(message.number)
            self.open.discard(message.sequence)
        elif isinstance(message, m.Refused):
            if message.sequence >= 0:
                self.sent[message.sequence].refused.append(message.name)
                self.open.discard(message.sequence)
                if message.name in ("not-stored", "busy"):
                    self.look_again(message.game)
        elif isinstance(message, m.Offered):
            if message.is_open and message.seat != self.seats.get(message.game):
                yes = self.world.luck.random() < 0.7
                self.send(m.Reply(message.game, message.offer, yes))
        elif isinstance(message, m.Said):
            self.lines.append(message)

    def update(self, message: m.Update) -> None:
        game = message.game
        mine = self.number.get(game, 0)
        if game not in self.seats:
            self.send(m.Look(game))
            return
        if message.view.get("seat") != self.seats.get(game):
            self.faults.append(f"{self.person} was shown the view of seat {message.view.get('seat')}")
        if message.since == 0:
            self.log[game] = list(message.events)
        elif message.since == mine:
            self.log.setdefault(game, []).extend(message.events)
        elif message.number > mine:
            self.send(m.Look(game, mine))
            return
        else:
            return
        self.number[game] = message.number
        self.last[game] = message
        self.world.later(self.world.luck.uniform(0.0, 0.4), lambda: self.play(game))

    def play(self, game: str) -> None:
        """Answer the question that stands, or do something else now and then."""
        update = self.last.get(game)
        if update is None or self.wire < 0 or update.ended is not None or self.world.is_quiet():
            return
        luck = self.world.luck
        chance = luck.random()
        if chance < 0.03:
            self.send(m.TakeBack(game))
        elif chance < 0.035:
            self.send(m.OfferDraw(game))
        elif chance < 0.05:
            self.send(m.Say(game, "よろしく"))
        elif chance < 0.06:
            self.send(m.GiveTime(game, 10))
        elif chance < 0.07:
            self.send(m.WhyNot(game, {"verb": "deploy", "card": "001"}))
        if update.question < 0:
            return
        if any(self.sent[each].question == update.question and self.sent[each].game == game for each in self.open):
            return
        self.sequence += 1
        value = answer_of(update.view["asked"], luck)
        self.sent[self.sequence] = Sent(game, update.question, value)
        self.open.add(self.sequence)
        message = m.GiveAnswer(game, update.question, self.sequence, value)
        self.send(message)
        self.sent[self.sequence].times += 1
        if luck.random() < 0.1:
            self.sent[self.sequence].times += 1
            self.send(message)  # a double click, or a retry that was not needed


def answer_of(asked: dict[str, Any], luck: random.Random) -> int | list[int]:
    """An answer by lot to a question as it is told; not always one that fits."""
    if luck.random() < 0.02:
        return luck.choice((99, -1, [0, 0], [7]))
    kind = asked["kind"]
    if kind in ("act", "option"):
        return luck.randrange(len(asked["options"]))
    if kind == "number":
        return luck.randint(asked["low"], asked["high"])
    if kind in ("cards", "cells"):
        places = range(len(asked["candidates"]))
        return sorted(luck.sample(places, luck.randint(asked["least"], min(asked["most"], len(places)))))
    if kind == "order":
        return luck.sample(range(len(asked["items"])), len(asked["items"]))
    given = [0] * len(asked["places"])
    while sum(given) < asked["least"]:
        place = luck.randrange(len(given))
        if given[place] < asked["limits"][place]:
            given[place] += 1
    return given
