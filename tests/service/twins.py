"""Two services that run the same game, but for what a player cannot know: does anybody outside notice a difference?

A game is played to some point; then one service goes on with it, and another with a twin, in which the cards that one
seat does not know are exchanged. Everybody does the same in both. What that seat, a spectator and a stranger in the
lobby are sent is compared, byte for byte, in its order and at its virtual time, and so are fragments of replays. When
the engine itself tells them something different (a card was turned up), the twin ends without a leak: that the engine
tells only what it may is proved by its own law. But where both were asked alike and only one service then answered for
somebody, as it does when it passes, the service made the difference.

python -m tests.service.twins --twins 500
"""

from __future__ import annotations

import argparse
import json
import random
from collections import Counter
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from typing import Any

import msgspec

import fuda
from fuda.api import Match
from fuda.api.chance import Stream
from fuda.kernel.hidden import exchanged
from fuda.kernel.reasons import Unanswerable
from fuda.library.loading import GAMES
from fuda.play.passing import passing
from fuda.service import messages as m
from fuda.service.clocks import ClockSetting
from fuda.service.live_game import LiveGame
from fuda.service.outputs import (
    Complain,
    Fetch,
    Forget,
    KeepRoom,
    Output,
    Ponder,
    Recall,
    Seek,
    Send,
    Shun,
    Store,
    Think,
    Wake,
)
from fuda.service.records import Kept, Later, Started
from fuda.service.replaying import Replay
from fuda.service.service import Service

STEPS = 8
NAMES = ("alice", "bob")
SPECTATOR_WIRE, STRANGER_WIRE = 3, 4
Make = Callable[[Callable[[], str]], Service]


class Parted(Exception):
    """The twin cannot go on, and that is no leak."""


class Leak(AssertionError):
    """Somebody could tell the twins apart."""


class Hall:
    """A service with two players, a spectator and a stranger; everything is stored at once."""

    def __init__(self, make: Make) -> None:
        self.now = 1000.0
        self.names = count()
        self.service = make(lambda: f"id{next(self.names)}")
        self.sent: dict[int, list[tuple[float, bytes]]] = {}
        self.disk: dict[str, list[Kept]] = {}
        self.timers: list[float] = []

    def do(self, outputs: list[Output]) -> None:
        waiting = list(outputs)
        while waiting:
            each = waiting.pop(0)
            if isinstance(each, Send):
                frame = msgspec.json.encode(each.message)
                self.sent.setdefault(each.connection, []).append((round(self.now, 6), frame))
            elif isinstance(each, Store):
                self.disk.setdefault(each.game, []).append(each.record)
                waiting += self.service.stored(self.now, each.ticket)
            elif isinstance(each, (KeepRoom, Shun, Complain)):
                waiting += self.service.stored(self.now, each.ticket)
            elif isinstance(each, Seek):
                waiting += self.service.room_found(self.now, each, None)
            elif isinstance(each, Wake):
                heappush(self.timers, each.at)
            elif isinstance(each, Fetch):
                waiting += self.service.not_taken_up(each.game)
            elif isinstance(each, Recall):
                waiting += self.service.recalled(self.now, each, self.replay(each.message.game))
            else:
                assert isinstance(each, (Think, Forget, Ponder))

    def replay(self, game: str) -> Replay | None:
        """What is on disk of a game, position by position."""
        if game not in self.disk:
            return None
        start, *later = self.disk[game]
        assert isinstance(start, Started)
        return Replay(start, [each for each in later if not isinstance(each, Started)])

    def come(self) -> None:
        for wire, person in ((1, NAMES[0]), (2, NAMES[1]), (SPECTATOR_WIRE, "carol"), (STRANGER_WIRE, "dave")):
            self.do(self.service.connect(self.now, wire, person))

    def send(self, wire: int, message: m.FromClient) -> None:
        self.do(self.service.receive(self.now, wire, msgspec.json.encode(message)))

    def run(self, seconds: float) -> None:
        """Let time pass."""
        end = self.now + seconds
        while self.timers and self.timers[0] <= end:
            self.now = max(self.now, heappop(self.timers))
            self.do(self.service.tick(self.now))
        self.now = end


def played(title: str, seed: int, luck: random.Random) -> tuple[Started, list[Later], float]:
    """The records of a game that was played by lot up to some point."""
    hall = Hall(Service)
    for wire, person in ((1, NAMES[0]), (2, NAMES[1])):
        hall.do(hall.service.connect(hall.now, wire, person))
    hall.names = count(seed * 1000)
    variants = fuda.load(title).variants
    clock = luck.choice((None, ClockSetting(600, 5)))
    hall.send(1, m.OpenRoom(title, luck.choice(variants), clock=clock))
    hall.send(2, m.JoinRoom(next(iter(hall.service.rooms))))
    (table,) = hall.service.tables.values()
    game = table.game
    for sequence in range(luck.randrange(4, 90)):
        asked = [seat for seat in (0, 1) if game.question(seat) is not None]
        if not asked:
            break
        seat = luck.choice(asked)
        question = game.question(seat)
        assert question is not None
        wire = 1 if game.start.players[seat] == NAMES[0] else 2
        answer = question.answers.sample(luck).to_json()
        hall.now += 1.0
        hall.send(wire, m.GiveAnswer(table.id, game.asked[seat], sequence, answer))
    start, *later = hall.disk[table.id]
    assert isinstance(start, Started)
    return start, [each for each in later if not isinstance(each, Started)], hall.now


def twin_of(match: Match, seat: int, source: Stream) -> Match:
    """The same match with the cards exchanged that a seat does not know; Parted where it would be asked otherwise."""
    made = match.copy()
    try:
        made._state = exchanged(match.state, match.game.rules, seat, source)
    except Unanswerable:
        raise Parted("not possible") from None
    made._pending = None
    if [_shape(each) for each in made.pending] != [_shape(each) for each in match.pending]:
        raise Parted("asked otherwise")
    if made.state.printed == match.state.printed:
        raise Parted("the same")
    return made


def _shape(question: Any) -> tuple[Any, ...]:
    return (question.seat, question.kind, question.purpose)


class Pair:
    """A game and its twin, each in a service of its own."""

    def __init__(self, title: str, seed: int, make: Make) -> None:
        self.luck = random.Random(f"{title} {seed}")
        start, records, now = played(title, seed, self.luck)
        self.start, self.records = start, records
        self.seat = self.luck.randrange(2)
        self.halls = [Hall(make), Hall(make)]
        for hall in self.halls:
            hall.now = now
            hall.come()
            listed = msgspec.structs.replace(start, is_listed=True)
            hall.do(hall.service.taken_up(now, LiveGame.restored(listed, records, now)))
        self.games = [hall.service.tables[start.id].game for hall in self.halls]
        if self.games[0].ending is not None:
            raise Parted("over")
        self.games[1].match = twin_of(self.games[0].match, self.seat, Stream(str(seed), title))
        self.own = 1 if start.players[self.seat] == NAMES[0] else 2
        self.other = 3 - self.own
        self.compared = 0
        self._remember()

    def both(self, wire: int, message: m.FromClient) -> None:
        for hall in self.halls:
            hall.send(wire, message)

    def compare(self, what: str) -> None:
        """Everybody outside was sent the same; or else the engine told them something different."""
        for wire in (self.own, SPECTATOR_WIRE, STRANGER_WIRE):
            first, second = [hall.sent.get(wire, []) for hall in self.halls]
            self.compared += len(first)
            if first != second:
                if not self._has_only_one_acted() and self._is_told_apart():
                    raise Parted("told apart")
                raise Leak(f"{what}: {_difference(first, second)}")
        for hall in self.halls:
            hall.sent.clear()
        self._remember()

    def _remember(self) -> None:
        """How far both are, and whether both are asked alike."""
        self.numbers = [game.number for game in self.games]
        shapes = [[_shape(each) for each in game.match.pending] for game in self.games]
        self.were_asked_alike = shapes[0] == shapes[1]

    def _has_only_one_acted(self) -> bool:
        """Whether only one service has answered for somebody, though both were asked alike: no engine told it to."""
        acted = [game.number != number for game, number in zip(self.games, self.numbers, strict=True)]
        return self.were_asked_alike and acted[0] != acted[1]

    def _is_told_apart(self) -> bool:
        """Whether the engine itself shows or tells the seat something different."""
        first, second = [game.match for game in self.games]
        if [_shape(each) for each in first.pending] != [_shape(each) for each in second.pending]:
            return True
        if any(game.ending is not None for game in self.games):
            return True  # then everybody sees everything
        shown = [match.view(self.seat).to_json() for match in (first, second)]
        told = [[each.to_json() for each in match.log(self.seat)] for match in (first, second)]
        return shown[0] != shown[1] or told[0] != told[1]

    # --- what everybody does

    def go(self) -> None:
        self.both(SPECTATOR_WIRE, m.Spectate(self.start.id))
        self.both(STRANGER_WIRE, m.WatchLobby())
        self.both(self.own, m.Look(self.start.id))
        self.compare("look")
        for step in range(STEPS):
            name = self.luck.choice(DEEDS)
            getattr(self, name)(step)
            self.compare(name)
            for hall in self.halls:
                hall.run(2.0)
            self.compare(f"{name}, and then time")
        self.replays()

    def looks(self, step: int) -> None:
        self.both(self.own, m.Look(self.start.id, self.luck.randrange(self.games[0].number + 1)))
        self.both(SPECTATOR_WIRE, m.Look(self.start.id))

    def asks_why_not(self, step: int) -> None:
        asked = [each.to_json().get("options", ()) for each in self.games[0].match.pending if each.seat == self.seat]
        verbs = [each["verb"] for options in asked for each in options if "verb" in each]
        cards = [each.handle for each in self.games[0].match.view(self.seat).cards]
        verb = self.luck.choice([*verbs, "attack", "use", "deploy"])
        action: dict[str, Any] = {"verb": verb}
        if cards:
            action["card"] = self.luck.choice(cards)
        if cards and self.luck.random() < 0.4:
            action["cards"] = self.luck.sample(cards, min(len(cards), self.luck.randint(1, 2)))
        if self.luck.random() < 0.4:
            action["numbers"] = [self.luck.choice((0, 1, 2, 3, 5, 10, 1 << 20))]
        self.both(self.own, m.WhyNot(self.start.id, action))
        self.both(self.own, m.Explain(self.start.id, "refusal", action=action))

    def asks_why_so(self, step: int) -> None:
        what: Any = self.luck.choice(("stack", "triggers", "values"))
        cards = [each.handle for each in self.games[0].match.view(self.seat).cards if each.handle is not None]
        card = self.luck.choice([-2, -3, *cards])
        self.both(self.own, m.Explain(self.start.id, what, card=card))
        try:
            names = self.games[0].match.values_of(card, self.seat)
        except ValueError:
            return
        if names:
            self.both(self.own, m.Explain(self.start.id, "value", card=card, name=self.luck.choice(names)))

    def other_asks(self, step: int) -> None:
        """What the other player looks up is nobody else's business."""
        self.both(self.other, m.Look(self.start.id))
        self.both(self.other, m.Explain(self.start.id, "stack"))
        self.both(self.other, m.WhyNot(self.start.id, {"verb": "use", "card": 1}))

    def other_passes_always(self, step: int) -> None:
        mode: Any = self.luck.choice(("skip", "turn", "event", "stops"))
        self.both(self.other, m.SetAuto(self.start.id, mode))

    def other_goes_and_comes(self, step: int) -> None:
        for hall in self.halls:
            hall.do(hall.service.disconnect(hall.now, self.other))
        self.compare("gone")
        for hall in self.halls:
            hall.run(1.0)
            person = self.start.players[1 - self.seat]
            hall.do(hall.service.connect(hall.now, self.other, person))

    def other_talks(self, step: int) -> None:
        self.both(self.other, m.Say(self.start.id, "よろしく"))
        self.both(self.other, m.OfferDraw(self.start.id))
        self.both(self.own, m.Reply(self.start.id, "draw", False))

    def passes(self, step: int) -> None:
        """Whoever can pass in both does."""
        for seat in (self.seat, 1 - self.seat):
            questions = [game.question(seat) for game in self.games]
            if questions[0] is None or questions[1] is None:
                continue
            values = [passing(question.to_json()) for question in questions if question is not None]
            if None in values or (seat == self.seat and values[0] != values[1]):
                continue
            wire = self.own if seat == self.seat else self.other
            for hall, game, value in zip(self.halls, self.games, values, strict=True):
                assert value is not None
                hall.send(wire, m.GiveAnswer(self.start.id, game.asked[seat], 10_000 + step, value))
            return

    def replays(self) -> None:
        """If the game ended now and the other player hid the hand, its replay would tell the seat nothing more."""
        found: list[bytes] = []
        for game in self.games:
            replay = Replay(self.start, self.records)
            replay.matches[-1] = game.match
            replay.live.match = game.match
            for side in (str(self.seat), "public"):
                found.append(msgspec.json.encode(replay.at(len(self.records), side)))
                found.append(msgspec.json.encode(replay.moments(side)))
        half = len(found) // 2
        if found[:half] != found[half:]:
            if self._is_told_apart():
                raise Parted("told apart")
            raise Leak("replay")


DEEDS = [
    "looks",
    "asks_why_not",
    "asks_why_so",
    "other_asks",
    "other_passes_always",
    "other_passes_always",
    "other_goes_and_comes",
    "other_talks",
    "passes",
    "passes",
]


def _difference(first: list[tuple[float, bytes]], second: list[tuple[float, bytes]]) -> str:
    if len(first) != len(second):
        return f"{len(first)} frames, and {len(second)} in the twin"
    for one, other in zip(first, second, strict=True):
        if one[0] != other[0]:
            return f"at {one[0]} and {other[0]}: {one[1][:80]!r}"
        if one[1] != other[1]:
            place = next(place for place in range(len(one[1])) if one[1][: place + 1] != other[1][: place + 1])
            return f"{one[1][max(0, place - 60) : place + 40]!r} and {other[1][max(0, place - 60) : place + 40]!r}"
    return ""


def twins(title: str, wanted: int, seed: int, make: Make = Service) -> dict[str, Any]:
    """So many twins of a game; what was compared and what leaked."""
    parted: Counter[str] = Counter()
    leaks: list[str] = []
    frames = made = 0
    number = seed
    while made < wanted and number < seed + 4 * wanted + 20:
        number += 1
        try:
            pair = Pair(title, number, make)
        except Parted as error:
            parted[f"before: {error}"] += 1
            continue
        made += 1
        try:
            pair.go()
        except Parted as error:
            parted[str(error)] += 1
        except Leak as error:
            leaks.append(f"{title} {number}: {error}")
        frames += pair.compared
    return {"twins": made, "frames": frames, "parted": dict(parted), "leaks": leaks}


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--twins", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", nargs="*", default=list(GAMES))
    arguments = parser.parse_args()
    print(json.dumps({each: twins(each, arguments.twins, arguments.seed) for each in arguments.games}, indent=1))
