"""A world in which the service runs: one seed decides about delays, cuts, storms, half-open wires, two pages of one
player, slow disks, crashes, processes that fall silent, and what players do.

One or two processes share the disk; a game is with one of them, by a lease whose number the disk asks for. What the
disk holds, what every client was told and what it sent is kept, and `run` says what of it does not fit together. The
same world runs with a service or a disk into which a bug was planted.
"""

from __future__ import annotations

import heapq
import random
from collections.abc import Callable
from functools import partial

import msgspec

from fuda.service import checkpoints
from fuda.service import messages as m
from fuda.service.clocks import ClockSetting
from fuda.service.live_game import LiveGame
from fuda.service.outputs import Fetch, Forget, KeepRoom, Output, Seek, Send, Store, Think, Wake
from fuda.service.records import Kept, Started
from fuda.service.rooms import Room
from fuda.service.service import NAP, Service
from tests.service.simulated_checks import checked
from tests.service.simulated_client import Client

GAMES = ("wars3x3", "kokuryoku", "hanyo")
BEAT, SILENT = 2.0, 6.0
CLIENT_MESSAGES = msgspec.json.Decoder(m.FromService)
Make = Callable[[Callable[[], str]], Service]


class Process:
    """A server: its service while it runs, and the leases that it knows of."""

    def __init__(self, world: World, place: int) -> None:
        self.world = world
        self.place = place
        self.epoch = 0
        self.seen = world.now
        self.silent = 0.0  # until when it cannot say that it is there, though it goes on
        self.fences: dict[str, int] = {}
        self.service: Service | None = world.make(world.fresh)

    @property
    def is_alive(self) -> bool:
        """Whether the others take it for alive."""
        return self.world.now - self.seen <= SILENT

    # --- what the service wants

    def do(self, outputs: list[Output]) -> None:
        world = self.world
        for each in outputs:
            if isinstance(each, Send):
                world.carry_down(each.connection, each.message)
            elif isinstance(each, (Store, KeepRoom)):
                self.store(each)
            elif isinstance(each, Think):
                self.soon(world.delay(), partial(self.think, each))
            elif isinstance(each, Fetch):
                self.soon(world.delay(), partial(self.fetch, each))
            elif isinstance(each, Seek):
                self.soon(world.delay(), partial(self.seek, each))
            elif isinstance(each, Forget):
                world.naps += self.service is not None and each.game in self.service.asleep
            elif isinstance(each, Wake):
                self.soon(max(0.0, each.at - world.now), self.tick)

    def soon(self, seconds: float, deed: Callable[[], None]) -> None:
        """Later, unless the process dies first."""
        epoch = self.epoch

        def done() -> None:
            if epoch == self.epoch and self.service is not None:
                deed()

        self.world.later(seconds, done)

    def heard(self, outputs: Callable[[Service], list[Output]]) -> None:
        if self.service is not None:
            self.do(outputs(self.service))

    def fetch(self, fetch: Fetch) -> None:
        """A game is read from the disk, or all of its past; if the lease can be had."""
        world, game, service = self.world, fetch.game, self.service
        assert service is not None
        records = world.disk.get(game)
        if records is None:
            self.do(service.not_taken_up(game))
        elif fetch.is_whole:
            whole = LiveGame.restored(records[0], records[1:], world.now)  # type: ignore[arg-type]
            world.wholes += 1
            self.do(service.made_whole(world.now, game, whole))
        else:
            owner, fence = world.leases[game]
            if owner != self.place and world.processes[owner].is_alive:
                self.do(service.not_taken_up(game, str(owner)))
                return
            world.leases[game] = self.place, fence + 1
            self.fences[game] = fence + 1
            world.goes_on(game)
            self.do(service.taken_up(world.now, world.read(game)))

    def seek(self, seek: Seek) -> None:
        """Where is a room?"""
        world, service = self.world, self.service
        assert service is not None
        room, owner = world.rooms.get(seek.message.room, (None, -1))
        if room is not None and owner != self.place and not world.processes[owner].is_alive:
            world.rooms[room.id] = room, self.place
            self.do(service.rooms_kept(world.now, [room]))
            room = None
        is_elsewhere = room is not None and owner != self.place
        self.do(service.room_found(world.now, seek, str(owner) if is_elsewhere else None))

    def store(self, wanted: Store | KeepRoom) -> None:
        """A slow disk, which fails now and then; a crash may come before or after the record is there."""
        world = self.world

        def write() -> None:
            assert self.service is not None
            if world.luck.random() < 0.02 or not world.written(self, wanted):
                game = wanted.game if isinstance(wanted, Store) else ""
                self.do(self.service.not_stored(world.now, wanted.ticket))
                if isinstance(wanted, Store) and world.rooms.get(wanted.room, (None, -1))[1] != self.place:
                    self.service.rooms.pop(wanted.room, None)
                if game in world.leases and not world.may_write(self, game):
                    self.do(self.service.lost(game))
                return
            self.soon(world.luck.choice((0.0, 0.005, 0.2)), told)

        def told() -> None:
            assert self.service is not None
            self.do(self.service.stored(world.now, wanted.ticket))
            table = self.service.tables.get(wanted.game) if isinstance(wanted, Store) else None
            if table is not None and table.game.ending is None and world.luck.random() < 0.5:
                held = checkpoints.held_still(table.game)
                self.soon(world.delay(), partial(world.checkpoint, held))

        self.soon(world.luck.choice((0.001, 0.01, 0.3)), write)

    def think(self, think: Think) -> None:
        assert self.service is not None
        table = self.service.tables.get(think.game)
        question = None if table is None else table.game.question(think.seat)
        value = 0 if question is None else question.usual.to_json()
        given = value if isinstance(value, int) else tuple(value)
        self.do(self.service.thought(self.world.now, think.game, think.seat, think.question, given))

    def tick(self) -> None:
        assert self.service is not None
        self.do(self.service.tick(self.world.now))

    # --- life and death

    def beat(self) -> None:
        """Say that it is there, and look what has become of the others."""
        world, service = self.world, self.service
        assert service is not None
        if world.now >= self.silent:
            self.seen = world.now
            for game, (owner, _) in list(world.leases.items()):
                start = world.disk[game][0]
                assert isinstance(start, Started)
                if owner != self.place and not world.processes[owner].is_alive:
                    service.announce(game, start.players)
                    self.fetch(Fetch(game))
                elif owner != self.place:
                    self.do(service.begun_elsewhere(game, start.players, str(owner)))
            for room, owner in list(world.rooms.values()):
                if owner != self.place and not world.processes[owner].is_alive:
                    world.rooms[room.id] = room, self.place
                    self.do(service.rooms_kept(world.now, [room]))
            others = [room.shown() for room, owner in world.rooms.values() if owner != self.place and room.is_open]
            self.do(service.elsewhere(others, ()))
        self.do(service.sweep(world.now))
        self.soon(BEAT, self.beat)

    def crash(self) -> None:
        """It dies at once and comes up again after a while, with what is on disk."""
        world = self.world
        if self.service is None:
            return
        self.service = None
        self.epoch += 1
        for game, (owner, _) in world.leases.items():
            if owner == self.place:
                world.stands(game)
        down = world.luck.uniform(0.1, 40.0)
        world.down.append((world.now, world.now + down))
        for client in world.clients:
            if client.at == self.place:
                client.cut()
        world.later(down, self.rise)

    def fall_silent(self) -> None:
        """For a while it cannot say that it is there, and goes on all the same."""
        self.silent = self.world.now + self.world.luck.uniform(4.0, 20.0)

    def rise(self) -> None:
        """It comes up as the real one does: it knows of all games, and takes up what is its own and goes on alone."""
        world = self.world
        service = self.service = world.make(world.fresh)
        self.seen = world.now
        for start, *_ in world.disk.values():
            assert isinstance(start, Started)
            service.sleeps(start)
        self.do(service.rooms_kept(world.now, [room for room, owner in world.rooms.values() if owner == self.place]))
        for game, (start, *_) in world.disk.items():
            assert isinstance(start, Started)
            if world.leases[game][0] == self.place and start.goes_on_alone:
                self.soon(world.delay(), partial(self.fetch, Fetch(game)))
        self.soon(0.0, self.beat)


class World:
    """Everything around the processes. With `is_fenced` false the disk does not ask for leases, which is a bug."""

    def __init__(self, seed: int, make: Make = Service, answers: int = 30, is_fenced: bool = True) -> None:
        self.luck = random.Random(seed)
        self.make = make
        self.answers = answers
        self.is_fenced = is_fenced
        self.now = 1000.0
        self.events: list[tuple[float, int, Callable[[], None]]] = []
        self.order = 0
        self.wires = 0
        self.owner: dict[int, tuple[Client, int]] = {}  # by wire: whose it is, and to which process it leads
        self.last_up: dict[int, float] = {}
        self.last_down: dict[int, float] = {}
        self.disk: dict[str, list[Kept]] = {}
        self.leases: dict[str, tuple[int, int]] = {}  # by game: which process has it, and the number of the lease
        self.rooms: dict[str, tuple[Room, int]] = {}
        self.left: set[str] = set()  # rooms that are no more, since a game began or they were left
        self.writers: dict[str, list[tuple[int, int]]] = {}  # by game: process and lease number of every record
        self.checkpoints: dict[str, bytes] = {}
        self.short = self.wholes = 0  # games taken up from a checkpoint, and whose past was read afterwards
        self.naps = 0  # games that fell asleep since nobody was there
        self.empty_until = 0.0  # nobody comes before
        self.down: list[tuple[float, float]] = []
        self.stood: dict[str, list[list[float]]] = {}  # by game: from when to when nobody had it
        self.games: set[str] = set()
        self.names = 0
        self.processes: list[Process] = []
        for place in range(1 if self.luck.random() < 0.6 else 2):
            self.processes.append(Process(self, place))
        self.clients = [Client(self, "alice"), Client(self, "bob")]
        if self.luck.random() < 0.3:
            self.clients.append(Client(self, self.luck.choice(("alice", "bob"))))  # a second page, that counts alike
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
        client, place = self.owner[wire]
        if client.wire != wire:
            return
        process = self.processes[place]
        if process.service is None:
            client.at = self.luck.randrange(len(self.processes))
            client.cut()
            return
        if len(self.processes) > 1:
            for game, (start, *_) in self.disk.items():
                assert isinstance(start, Started)
                process.service.announce(game, start.players)
        process.heard(lambda service: service.connect(self.now, wire, client.person))

    def gone(self, wire: int) -> None:
        self.processes[self.owner[wire][1]].heard(lambda service: service.disconnect(self.now, wire))

    def carry_up(self, wire: int, frame: bytes) -> None:
        at = max(self.now + self.delay(), self.last_up.get(wire, 0.0))
        self.last_up[wire] = at
        self.later(at - self.now, lambda: self.come_in(wire, frame))

    def come_in(self, wire: int, frame: bytes) -> None:
        client, place = self.owner[wire]
        if client.wire == wire:
            self.processes[place].heard(lambda service: service.receive(self.now, wire, frame))

    def carry_down(self, wire: int, message: m.Telling) -> None:
        frame = msgspec.json.encode(message)
        at = max(self.now + self.delay(), self.last_down.get(wire, 0.0))
        self.last_down[wire] = at
        self.later(at - self.now, lambda: self.come_out(wire, frame))

    def come_out(self, wire: int, frame: bytes) -> None:
        client, _ = self.owner[wire]
        if client.wire == wire:
            client.receive(CLIENT_MESSAGES.decode(frame))

    # --- the disk

    def may_write(self, process: Process, game: str) -> bool:
        """Whether a process has the lease that it believes to have."""
        return self.leases.get(game) == (process.place, process.fences.get(game, 0))

    def written(self, process: Process, wanted: Store | KeepRoom) -> bool:
        """Write something, unless another process has taken it."""
        if isinstance(wanted, KeepRoom):
            if not wanted.is_there:
                self.left.add(wanted.room.id)
                return self.rooms.pop(wanted.room.id, None) is not None
            self.rooms[wanted.room.id] = wanted.room, process.place
            return True
        if isinstance(wanted.record, Started):
            if wanted.room and self.rooms.get(wanted.room, (None, -1))[1] != process.place:
                return False
            self.rooms.pop(wanted.room, None)
            self.left.add(wanted.room)
            self.leases[wanted.game] = process.place, 0
            process.fences[wanted.game] = 0
        elif self.is_fenced and not self.may_write(process, wanted.game):
            return False
        self.disk.setdefault(wanted.game, []).append(wanted.record)
        self.writers.setdefault(wanted.game, []).append((process.place, process.fences.get(wanted.game, 0)))
        return True

    def read(self, game: str) -> LiveGame:
        """A game from its checkpoint, if there is one, or from all records."""
        start, *later = self.disk[game]
        assert isinstance(start, Started)
        found = checkpoints.opened(start, self.checkpoints.get(game), later, self.now)  # type: ignore[arg-type]
        self.short += found is not None
        return LiveGame.restored(start, later, self.now) if found is None else found  # type: ignore[arg-type]

    def checkpoint(self, held: LiveGame) -> None:
        """A checkpoint is written some time after the game stood so."""
        self.checkpoints[held.start.id] = checkpoints.written(held)

    def stands(self, game: str) -> None:
        """From now on nobody has the game."""
        times = self.stood.setdefault(game, [])
        if not times or times[-1][1] < self.now:
            times.append([self.now, float("inf")])

    def goes_on(self, game: str) -> None:
        """Somebody has taken the game up."""
        for times in self.stood.get(game, []):
            times[1] = min(times[1], self.now)

    # --- disasters

    def crash(self) -> None:
        self.luck.choice(self.processes).crash()

    def silence(self) -> None:
        self.luck.choice(self.processes).fall_silent()

    def storm(self) -> None:
        """Everybody is cut off and comes again, several times within seconds."""
        for number in range(self.luck.randint(2, 6)):
            for client in self.clients:
                self.later(0.4 * number + self.luck.uniform(0.0, 0.3), client.cut)
                self.later(0.4 * number + self.luck.uniform(0.3, 0.4), client.come)

    def emptiness(self) -> None:
        """Everybody goes away for so long that games fall asleep; once there is one."""
        if not self.games:
            self.later(20.0, self.emptiness)
            return
        self.empty_until = self.now + NAP + self.luck.uniform(100.0, 300.0)
        for client in self.clients:
            client.cut()
        for seconds in (NAP + 60.0, NAP + 90.0):
            for process in self.processes:
                self.later(seconds, partial(process.heard, lambda service: service.sweep(self.now)))

    # --- a history

    def run(self) -> list[str]:
        """One history; what does not fit together in it."""
        luck = self.luck
        alice, bob, *_ = self.clients
        for client in self.clients:
            client.come()
        for process in self.processes if len(self.processes) > 1 else ():
            process.beat()
        clock = luck.choice((None, ClockSetting(60, 2), ClockSetting(5, 0.1, 2)))
        opponent = luck.choice(("open", "open", "link", "bot:random"))
        room = m.OpenRoom(luck.choice(GAMES), opponent=opponent, clock=clock)
        self.later(3.0, lambda: self.open(room, 0))
        disasters = [self.crash, alice.cut, bob.cut, self.storm, *([self.silence] if len(self.processes) > 1 else [])]
        for _ in range(luck.randrange(4)):
            self.later(luck.uniform(2.0, 40.0), luck.choice(disasters))
        if luck.random() < 0.2:
            self.later(luck.uniform(10.0, 60.0), lambda: self.say_all(m.Resign))
        if luck.random() < 0.15:
            self.later(luck.uniform(10.0, 40.0), self.emptiness)
        self.until(lambda: self.is_quiet() or self.now > 4000.0)
        self.is_ending = True
        end = max(self.now, 4000.0)
        self.until(lambda: self.now > end + 400.0)  # whatever is under way arrives
        for client in self.clients:
            client.come()
            for game in sorted(client.seats):
                client.send(m.Look(game, client.number.get(game, 0)))
        self.until(lambda: self.now > end + 500.0)
        return checked(self)

    def open(self, room: m.OpenRoom, tries: int) -> None:
        """Let the first client open a room and the second join it, until a game has begun."""
        if self.games or tries > 40:
            return
        waiting = [each for each in self.clients[0].rooms if each not in self.left]
        if not waiting:
            self.clients[0].send(room)
        self.later(4.0, self.join)
        self.later(10.0, lambda: self.open(room, tries + 1))

    def join(self) -> None:
        for room, key in self.clients[0].rooms.items():
            if room not in self.left:
                self.clients[1].send(m.JoinRoom(room, key))

    def say_all(self, kind: type) -> None:
        for client in self.clients[:1]:
            for game in client.seats:
                client.send(kind(game))

    def until(self, is_over: Callable[[], bool]) -> None:
        while self.events and not is_over():
            at, _, deed = heapq.heappop(self.events)
            self.now = max(self.now, at)
            deed()
