"""A world in which the service runs: one seed decides about delays, cuts, slow disks, crashes and what players do.

What the disk holds, what every client was told and what it sent is kept, and `faults` says what of it does not fit
together. The same world runs with a service into which a bug was planted.
"""

from __future__ import annotations

import heapq
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec

from fuda.service import checkpoints
from fuda.service import messages as m
from fuda.service.clocks import ClockSetting
from fuda.service.live_game import LiveGame
from fuda.service.outputs import Fetch, Output, Send, Store, Think, Wake
from fuda.service.records import Accepted, Kept, Started, TimeGiven
from fuda.service.service import Service

GAMES = ("wars3x3", "kokuryoku", "hanyo")
CLIENT_MESSAGES = msgspec.json.Decoder(m.FromService)


@dataclass
class Sent:
    """An answer that a client has sent, perhaps several times."""

    game: str
    question: int
    value: int | list[int]
    acknowledged: list[int] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)


class Client:
    """A person at a page: it answers by lot, reconnects, and sends again what was not acknowledged."""

    def __init__(self, world: World, person: str) -> None:
        self.world = world
        self.person = person
        self.wire = -1
        self.number: dict[str, int] = {}
        self.log: dict[str, list[dict[str, Any]]] = {}
        self.last: dict[str, m.Update] = {}
        self.seats: dict[str, int] = {}
        self.commitments: dict[str, str] = {}
        self.sent: dict[int, Sent] = {}
        self.open: set[int] = set()  # sequence numbers that wait for a word of the service
        self.sequence = 0
        self.rooms: list[str] = []
        self.lines: list[m.Said] = []
        self.faults: list[str] = []

    # --- the wire

    def come(self) -> None:
        """Connect, look at every game again, and send what is not acknowledged."""
        world = self.world
        if self.wire >= 0:
            return
        world.wires += 1
        self.wire = world.wires
        world.owner[self.wire] = self
        world.later(world.delay(), partial(world.arrive, self.wire))

    def welcome(self, message: m.Welcome) -> None:
        for game in message.games:
            self.send(m.Look(game, self.number.get(game, 0)))
            if self.world.luck.random() < 0.4 and not self.world.is_quiet():
                self.send(m.TakeBack(game))
        for sequence in sorted(self.open):
            answer = self.sent[sequence]
            self.send(m.GiveAnswer(answer.game, answer.question, sequence, answer.value))

    def send(self, message: m.FromClient) -> None:
        if self.wire >= 0:
            self.world.carry_up(self.wire, msgspec.json.encode(message))

    def cut(self) -> None:
        """The wire breaks; the service learns it at once, or only after a while."""
        wire, self.wire = self.wire, -1
        if wire >= 0:
            self.world.later(self.world.luck.choice((0.0, 0.5, 5.0)), lambda: self.world.gone(wire))
            self.world.later(self.world.luck.uniform(0.1, 3.0), self.come)

    # --- what it is told

    def receive(self, message: m.FromService) -> None:
        if isinstance(message, m.Welcome):
            self.welcome(message)
        elif isinstance(message, m.RoomOpened):
            self.rooms.append(message.room)
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
                    self.world.later(1.0, lambda: self.send(m.Look(message.game, self.number.get(message.game, 0))))
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
        if luck.random() < 0.1:
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


class World:
    """Everything around the service."""

    def __init__(self, seed: int, make: Callable[[Callable[[], str]], Service] = Service, answers: int = 30) -> None:
        self.luck = random.Random(seed)
        self.make = make
        self.answers = answers
        self.now = 1000.0
        self.events: list[tuple[float, int, Callable[[], None]]] = []
        self.order = 0
        self.wires = 0
        self.owner: dict[int, Client] = {}
        self.last_up: dict[int, float] = {}
        self.last_down: dict[int, float] = {}
        self.disk: dict[str, list[Kept]] = {}
        self.checkpoints: dict[str, bytes] = {}
        self.short = self.wholes = 0  # games taken up from a checkpoint, and whose past was read afterwards
        self.down: list[tuple[float, float]] = []
        self.games: set[str] = set()
        self.names = 0
        self.epoch = 0
        self.thought: dict[int, int] = {}
        self.faults: list[str] = []
        self.service: Service | None = make(self.fresh)
        self.clients = [Client(self, "alice"), Client(self, "bob")]
        self.is_ending = False

    # --- time and chance

    def fresh(self) -> str:
        self.names += 1
        return f"{self.luck.getrandbits(64):016x}{self.names}"

    def later(self, seconds: float, deed: Callable[[], None]) -> None:
        self.order += 1
        heapq.heappush(self.events, (self.now + seconds, self.order, deed))

    def delay(self) -> float:
        return self.luck.choice((0.001, 0.02, 0.1, self.luck.expovariate(2.0)))

    def is_quiet(self) -> bool:
        """Whether enough was answered, so that everything may come to rest."""
        return self.is_ending or sum([len(each) for each in self.disk.values()]) > self.answers

    # --- wires

    def arrive(self, wire: int) -> None:
        client = self.owner[wire]
        if client.wire != wire:
            return
        if self.service is None:
            client.cut()
            return
        self.do(self.service.connect(self.now, wire, client.person))

    def gone(self, wire: int) -> None:
        if self.service is not None:
            self.do(self.service.disconnect(self.now, wire))

    def carry_up(self, wire: int, frame: bytes) -> None:
        at = max(self.now + self.delay(), self.last_up.get(wire, 0.0))
        self.last_up[wire] = at
        self.later(at - self.now, lambda: self.come_in(wire, frame))

    def come_in(self, wire: int, frame: bytes) -> None:
        client = self.owner[wire]
        if client.wire == wire and self.service is not None:
            self.do(self.service.receive(self.now, wire, frame))

    def carry_down(self, wire: int, message: m.Telling) -> None:
        frame = msgspec.json.encode(message)
        at = max(self.now + self.delay(), self.last_down.get(wire, 0.0))
        self.last_down[wire] = at
        self.later(at - self.now, lambda: self.come_out(wire, frame))

    def come_out(self, wire: int, frame: bytes) -> None:
        client = self.owner[wire]
        if client.wire == wire:
            client.receive(CLIENT_MESSAGES.decode(frame))

    # --- what the service wants

    def do(self, outputs: list[Output]) -> None:
        for each in outputs:
            if isinstance(each, Send):
                self.carry_down(each.connection, each.message)
            elif isinstance(each, Store):
                self.store(each)
            elif isinstance(each, Think):
                self.later(self.delay(), partial(self.think, each, self.epoch))
            elif isinstance(each, Fetch):
                self.later(self.delay(), partial(self.fetch, each, self.epoch))
            elif isinstance(each, Wake):
                self.later(max(0.0, each.at - self.now), partial(self.tick, self.epoch))

    def fetch(self, fetch: Fetch, epoch: int) -> None:
        """A game is read from the disk, or all of its past."""
        if epoch != self.epoch or self.service is None:
            return
        records = self.disk.get(fetch.game)
        if records is None:
            self.do(self.service.not_taken_up(fetch.game))
        elif fetch.is_whole:
            whole = LiveGame.restored(records[0], records[1:], self.now)  # type: ignore[arg-type]
            self.wholes += 1
            self.do(self.service.made_whole(self.now, fetch.game, whole))
        else:
            self.do(self.service.taken_up(self.now, self.read(fetch.game)))

    def read(self, game: str) -> LiveGame:
        """A game from its checkpoint, if there is one, or from all records."""
        start, *later = self.disk[game]
        assert isinstance(start, Started)
        found = checkpoints.opened(start, self.checkpoints.get(game), later, self.now)  # type: ignore[arg-type]
        self.short += found is not None
        return LiveGame.restored(start, later, self.now) if found is None else found  # type: ignore[arg-type]

    def store(self, wanted: Store) -> None:
        """A slow disk, which fails now and then; a crash may come before or after the record is there."""
        epoch = self.epoch

        def write() -> None:
            if epoch != self.epoch or self.service is None:
                return
            if self.luck.random() < 0.02 and not isinstance(wanted.record, Started):
                self.do(self.service.not_stored(self.now, wanted.ticket))
                return
            self.disk.setdefault(wanted.game, []).append(wanted.record)
            self.later(self.luck.choice((0.0, 0.005, 0.2)), told)

        def told() -> None:
            if epoch == self.epoch and self.service is not None:
                self.do(self.service.stored(self.now, wanted.ticket))
                table = self.service.tables.get(wanted.game)
                if table is not None and table.game.ending is None and self.luck.random() < 0.5:
                    held = checkpoints.held_still(table.game)
                    self.later(self.delay(), partial(self.checkpoint, held, self.epoch))

        self.later(self.luck.choice((0.001, 0.01, 0.3)), write)

    def checkpoint(self, held: LiveGame, epoch: int) -> None:
        """A checkpoint is written some time after the game stood so."""
        if epoch == self.epoch:
            self.checkpoints[held.start.id] = checkpoints.written(held)

    def think(self, think: Think, epoch: int) -> None:
        if epoch != self.epoch or self.service is None:
            return
        question = self.service.tables[think.game].game.question(think.seat)
        value = 0 if question is None else question.usual.to_json()
        given = value if isinstance(value, int) else tuple(value)
        self.do(self.service.thought(self.now, think.game, think.seat, think.question, given))

    def tick(self, epoch: int) -> None:
        if epoch == self.epoch and self.service is not None:
            self.do(self.service.tick(self.now))

    # --- disasters

    def crash(self) -> None:
        """The process dies at once and comes up again after a while, with what is on disk."""
        if self.service is None:
            return
        self.service = None
        self.epoch += 1
        self.down.append((self.now, self.now + self.luck.uniform(0.1, 40.0)))
        for client in self.clients:
            client.cut()
        self.later(self.down[-1][1] - self.now, self.rise)

    def rise(self) -> None:
        """It comes up as the real one does: it knows of all games, and takes them up one by one."""
        self.service = self.make(self.fresh)
        for game, (start, *_) in self.disk.items():
            assert isinstance(start, Started)
            self.service.announce(game, start.players)
        for game in self.disk:
            self.later(self.delay(), partial(self.fetch, Fetch(game), self.epoch))

    # --- a history

    def run(self) -> list[str]:
        """One history; what does not fit together in it."""
        luck = self.luck
        alice, bob = self.clients
        alice.come()
        bob.come()
        clock = luck.choice((None, ClockSetting(60, 2), ClockSetting(5, 0.1, 2)))
        opponent = luck.choice(("open", "open", "link", "bot:random"))
        room = m.OpenRoom(luck.choice(GAMES), opponent=opponent, clock=clock)
        self.later(3.0, lambda: self.open(room, 0))
        for _ in range(luck.randrange(4)):
            self.later(luck.uniform(2.0, 40.0), luck.choice((self.crash, alice.cut, bob.cut)))
        if luck.random() < 0.2:
            self.later(luck.uniform(10.0, 60.0), lambda: self.say_all(m.Resign))
        self.until(lambda: self.is_quiet() or self.now > 4000.0)
        self.is_ending = True
        self.until(lambda: self.now > 4400.0)  # whatever is under way arrives
        for client in self.clients:
            client.come()
            for game in sorted(client.seats):
                client.send(m.Look(game, client.number.get(game, 0)))
        self.until(lambda: self.now > 4500.0)
        return self.checked()

    def open(self, room: m.OpenRoom, tries: int) -> None:
        """Let the first client open a room and the second join it, until a game has begun."""
        if self.games or tries > 20:
            return
        self.clients[0].send(room)

        self.later(4.0, self.join)
        self.later(10.0, lambda: self.open(room, tries + 1))

    def join(self) -> None:
        for room in self.clients[0].rooms:
            self.clients[1].send(m.JoinRoom(room, self.key(room)))

    def key(self, room: str) -> str:
        known = None if self.service is None else self.service.rooms.get(room)
        return "" if known is None else known.key

    def say_all(self, kind: type) -> None:
        for client in self.clients[:1]:
            for game in client.seats:
                client.send(kind(game))

    def until(self, is_over: Callable[[], bool]) -> None:
        while self.events and not is_over():
            at, _, deed = heapq.heappop(self.events)
            self.now = max(self.now, at)
            deed()

    # --- what must fit together

    def checked(self) -> list[str]:
        found = list(self.faults)
        if not self.disk:
            found.append("no game was ever begun")
        for client in self.clients:
            found += client.faults
            found += self._answers(client)
        for id, records in self.disk.items():
            found += self._game(id, records)
        return found

    def _answers(self, client: Client) -> list[str]:
        """Acknowledged exactly once, refused never, unknown at most once."""
        found: list[str] = []
        for sequence, sent in client.sent.items():
            records = self.disk.get(sent.game, [])
            start = records[0]
            assert isinstance(start, Started)
            seat = start.players.index(client.person)
            there = [
                each
                for each in records
                if isinstance(each, Accepted) and each.seat == seat and each.sequence == sequence
            ]
            if len(there) > 1:
                found.append(f"answer {sequence} of {client.person} was taken {len(there)} times")
            if sent.acknowledged and (not there or {each.number for each in there} != set(sent.acknowledged)):
                found.append(f"answer {sequence} of {client.person} was acknowledged and is not on disk as said")
            if sent.refused and there and not sent.acknowledged:
                found.append(f"answer {sequence} of {client.person} was refused and is on disk")
            value = tuple(sent.value) if isinstance(sent.value, list) else sent.value
            if there and (there[0].value != value or there[0].question != sent.question):
                found.append(f"answer {sequence} of {client.person} is another one on disk")
        return found

    def _game(self, id: str, records: list[Kept]) -> list[str]:
        """The records make a game; what each client saw is what they tell it; the clock stood still while down."""
        start, later = records[0], records[1:]
        assert isinstance(start, Started)
        found: list[str] = []
        if [each.number for each in later] != list(range(1, len(later) + 1)):  # type: ignore[union-attr]
            return [f"the records of {id} have a gap, or one number twice"]
        try:
            game = LiveGame.restored(start, later, self.now)  # type: ignore[arg-type]
        except ValueError as error:
            return [f"the records of {id} make no game: {error}"]
        for client in self.clients:
            seat = client.seats.get(id)
            if seat is None:
                continue
            if start.players[seat] != client.person:
                found.append(f"{client.person} was told the wrong seat")
            if client.number.get(id, 0) != game.number:
                found.append(f"{client.person} stands at {client.number.get(id)} of {game.number}")
            elif msgspec.json.encode(client.log[id]) != msgspec.json.encode(game.events_since(seat, 0)[1]):
                found.append(f"{client.person} was told something else than the records say")
            elif client.last[id].question != game.asked[seat]:
                found.append(f"{client.person} is asked another question than the records say")
            lines = [each.number for each in client.lines]
            if len(set(lines)) > len(lines):
                found.append("a line of the chat has no number of its own")
        found += self._clock(start, later)
        return found

    def _clock(self, start: Started, later: list[Kept]) -> list[str]:
        """Nobody is charged for the time in which the server was down, nor gets more than the increment."""
        if start.clock is None:
            return []
        left, before = (start.clock.base, start.clock.base), start.at
        for each in later:
            after = getattr(each, "left", None)
            if after is None:
                continue
            stood = sum([max(0.0, min(each.at, end) - max(before, begin)) for begin, end in self.down])
            grown = [0.0, 0.0]
            if isinstance(each, Accepted):
                grown[each.seat] = start.clock.increment
            elif isinstance(each, TimeGiven):
                grown[each.seat] = each.seconds
            for seat in (0, 1):
                spent = left[seat] + grown[seat] - after[seat]
                if not -1e-6 <= spent <= each.at - before - stood + 1e-6:
                    return [f"the clock of {start.id} charged {spent} of {each.at - before - stood} seconds"]
            left, before = after, each.at
        return []
