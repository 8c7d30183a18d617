"""How does a server answer? Every message, with its time, leads to outputs; nothing is told before it is stored.

A game takes one record at a time: while it is being stored, further messages for that game wait in a queue.
Whoever runs the service stores the record and says so, and only then do the players hear of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

import fuda
from fuda.api import UndoRefused
from fuda.api.chance import Stream
from fuda.library.loading import rules_digest
from fuda.library.messages import Explained
from fuda.service import messages as m
from fuda.service.authority import HOST, PLAYER, STRANGER, may
from fuda.service.clocks import NOBODY
from fuda.service.decoding import BadFrame, clean_text, decoded
from fuda.service.live_game import ABSENT, AGREED, SEATS, TIME, LiveGame, Tried
from fuda.service.outputs import Output, Send, Store, Think, Wake
from fuda.service.records import BOT, Accepted, Later, Started, TakenBack, Value
from fuda.service.rooms import Room, RoomRefused, check_deck, check_entry, decks_for, opened
from fuda.service.table import ITSELF, QUEUE, Table, Thought, Waiting

PATIENCE: Final = 60.0  # seconds after which a game may be claimed from somebody who is away
RETRY: Final = 1.0  # seconds after a failed write before a clock tries again
MOST_ROOMS: Final = 5  # that one person may have open


class Refusal(Explained):
    """The service does not heed a message."""


class Connection(NamedTuple):
    """Somebody at the other end of a wire."""

    id: int
    person: str


class Service:
    """Everything that a server does. `fresh` gives strings that nobody can guess: ids, keys and seeds."""

    def __init__(self, fresh: Callable[[], str]) -> None:
        self._fresh: Final = fresh
        self.connections: Final[dict[int, Connection]] = {}
        self.rooms: Final[dict[str, Room]] = {}
        self.tables: Final[dict[str, Table]] = {}
        self._starting: Final[dict[int, Started]] = {}  # games whose beginning is being stored, by ticket
        self._storing: Final[dict[int, str]] = {}  # which game a ticket belongs to
        self._tickets = 0

    # --- people come and go

    def restore(self, now: float, kept: Iterable[tuple[Started, Iterable[Later]]]) -> list[Output]:
        """Take up the games that were stored; their clocks stood still meanwhile."""
        found: list[Output] = []
        for start, records in kept:
            table = Table(LiveGame.restored(start, records, now))
            table.away = [None if start.bot_of(seat) else now for seat in SEATS]
            self.tables[start.id] = table
            found += self._go_on(table, now)
        return found

    def connect(self, now: float, connection: int, person: str) -> list[Output]:
        """Somebody is there; the games in which they sit are told."""
        self.connections[connection] = Connection(connection, person)
        mine = [id for id, table in self.tables.items() if table.game.seat_of(person) is not None]
        found: list[Output] = [Send(connection, m.Welcome(person, m.PROTOCOL, tuple(mine)))]
        for id in mine:
            found += self._presence(self.tables[id], person, now)
        return found

    def disconnect(self, now: float, connection: int) -> list[Output]:
        """A wire is cut. Nothing is lost: the games wait."""
        gone = self.connections.pop(connection, None)
        if gone is None or self._is_here(gone.person):
            return []
        for id in [room.id for room in self.rooms.values() if room.host == gone.person and room.is_open]:
            del self.rooms[id]
        return [
            each
            for table in self.tables.values()
            if table.game.seat_of(gone.person) is not None
            for each in self._presence(table, gone.person, now)
        ]

    def _is_here(self, person: str) -> bool:
        return any(each.person == person for each in self.connections.values())

    def _presence(self, table: Table, person: str, now: float) -> list[Output]:
        """Tell the players of a game when one of them has gone or come back."""
        seat = table.game.seat_of(person)
        assert seat is not None
        is_away = not self._is_here(person)
        if is_away == (table.away[seat] is not None):
            return []
        table.away[seat] = now if is_away else None
        return self._tell(table, 1 - seat, now)

    # --- messages

    def receive(self, now: float, connection: int, frame: bytes) -> list[Output]:
        """A frame came in."""
        known = self.connections.get(connection)
        if known is None:
            return []
        try:
            message = decoded(frame)
        except BadFrame as error:
            return [self._refused(connection, error)]
        try:
            if isinstance(message, m.InGame):
                return self._in_game(now, known, message)
            return self._in_hall(now, known, message)
        except Explained as error:
            return [self._refused(connection, error, message)]

    def _refused(self, connection: int, error: Explained, message: m.FromClient | None = None) -> Send:
        game = message.game if isinstance(message, m.InGame) else ""
        sequence = message.sequence if isinstance(message, m.GiveAnswer) else -1
        question = -1
        known = self.connections.get(connection)
        table = self.tables.get(game)
        if table is not None and known is not None and sequence >= 0:
            seat = table.game.seat_of(known.person)
            question = -1 if seat is None else table.game.asked[seat]
        about = "" if message is None else str(type(message).__struct_config__.tag)
        said = m.Refused(error.name, error.explain("ja"), error.explain("en"), about, game, sequence, question)
        return Send(connection, said)

    def _in_hall(self, now: float, by: Connection, message: m.FromClient) -> list[Output]:
        room = self.rooms.get(message.room) if isinstance(message, (m.JoinRoom, m.LeaveRoom)) else None
        if isinstance(message, (m.JoinRoom, m.LeaveRoom)) and room is None:
            raise Refusal("no-such-room")
        relation = HOST if room is not None and room.host == by.person else STRANGER
        if not may(relation, type(message)):
            raise Refusal("not-for-you")
        if isinstance(message, m.OpenRoom):
            return self._open(now, by, message)
        if room is not None and isinstance(message, m.JoinRoom):
            return self._join(now, by, room, message)
        if room is not None:
            del self.rooms[room.id]
        shown = sorted([each.shown() for each in self.rooms.values() if each.is_open], key=lambda each: each.room)
        return [Send(by.id, m.Rooms(tuple(shown)))]

    def _open(self, now: float, by: Connection, message: m.OpenRoom) -> list[Output]:
        if len([1 for each in self.rooms.values() if each.host == by.person]) >= MOST_ROOMS:
            raise Refusal("too-many-rooms", most=MOST_ROOMS)
        room = opened(message, self._fresh(), self._fresh(), by.person)
        if message.opponent.startswith(BOT):
            return self._begin(now, room, message.opponent, ())
        self.rooms[room.id] = room
        return [Send(by.id, m.RoomOpened(room.id, room.key))]

    def _join(self, now: float, by: Connection, room: Room, message: m.JoinRoom) -> list[Output]:
        check_entry(room, message)
        deck = tuple(message.deck)
        check_deck(fuda.load(room.game), room.variant, deck)
        found = self._begin(now, room, by.person, deck)
        del self.rooms[room.id]
        return found

    def _begin(self, now: float, room: Room, guest: str, deck: tuple[str, ...]) -> list[Output]:
        """Who sits first is decided by lot, from the seed."""
        seed = self._fresh()
        decks = decks_for(fuda.load(room.game), room.deck, deck)
        players = (room.host, guest)
        if Stream(seed, "seats").below(2):
            players, decks = (guest, room.host), decks[::-1]
        rules = rules_digest(room.game)
        return self._store_start(
            Started(self._fresh(), room.game, room.variant, seed, players, now, decks, room.clock, room.is_rated, rules)
        )

    def _store_start(self, start: Started) -> list[Output]:
        self._tickets += 1
        self._starting[self._tickets] = start
        return [Store(self._tickets, start.id, start)]

    # --- a game

    def _in_game(self, now: float, by: Connection, message: m.InGame) -> list[Output]:
        table = self.tables.get(message.game)
        seat = None if table is None else table.game.seat_of(by.person)
        if table is None or not may(STRANGER if seat is None else PLAYER, type(message)) or seat is None:
            raise Refusal("no-such-table")
        if isinstance(message, m.Look):
            lines = [Send(by.id, each) for each in table.chat] if message.since == 0 else []
            return [Send(by.id, table.seated(seat)), Send(by.id, table.update(seat, message.since, now)), *lines]
        if isinstance(message, m.WhyNot):
            return [Send(by.id, self._why_not(table, seat, message))]
        if isinstance(message, m.Say):
            table.said += 1
            said = m.Said(message.game, table.said, seat, clean_text(message.text))
            table.chat.append(said)
            return [Send(each, said) for each in self._wires(table, *SEATS)]
        waiting = Waiting(by.id, by.person, message)
        if table.tried is not None:
            if len([1 for each in table.queue if each.person == by.person]) >= QUEUE:
                raise Refusal("busy")
            table.queue.append(waiting)
            return []
        return self._act(table, seat, waiting, now)

    def _act(self, table: Table, seat: int, waiting: Waiting, now: float) -> list[Output]:
        """Heed a message that may lead to a record; the table is free."""
        game, message, other = table.game, waiting.message, 1 - seat
        if isinstance(message, m.GiveAnswer):
            before = game.accepted.get((seat, message.sequence))
            if before is not None:
                return [Send(waiting.connection, m.Acknowledged(message.game, message.sequence, before))]
            value: Value = message.value if isinstance(message.value, int) else tuple(message.value)
            return self._store(table, game.answer(seat, message.question, value, now, message.sequence), waiting)
        if isinstance(message, m.TakeBack):
            try:
                return self._store(table, game.take_back(seat, False, now), waiting)
            except UndoRefused as error:
                if error.name != "undo-needs-consent":
                    raise
            return self._offer(table, m.UNDO, seat, now)
        if isinstance(message, m.OfferDraw):
            return self._offer(table, m.DRAW, seat, now)
        if isinstance(message, m.OfferRematch):
            if game.ending is None:
                raise Refusal("game-still-on")
            return self._offer(table, m.REMATCH, seat, now)
        if isinstance(message, m.Reply):
            return self._replied(table, seat, waiting, message, now)
        if isinstance(message, m.Resign):
            return self._store(table, game.concede(seat, now), waiting)
        if isinstance(message, m.GiveTime):
            if game.clock is None:
                raise Refusal("no-clock")
            return self._store(table, game.give_time(other, float(message.seconds), now), waiting)
        gone = table.away[other]
        if gone is None or now - gone < PATIENCE or game.asked[other] < 0:
            raise Refusal("not-away", seconds=PATIENCE)
        return self._store(table, game.settle(seat, ABSENT, now), waiting)

    def _why_not(self, table: Table, seat: int, message: m.WhyNot) -> m.Because:
        refusal = table.game.match.why_not(seat, message.action)
        if refusal is None:
            return m.Because(message.game)
        return m.Because(message.game, refusal.clause, refusal.text("ja"), refusal.text("en"))

    def _offer(self, table: Table, offer: m.Offer, seat: int, now: float) -> list[Output]:
        """Ask the other player. A bot agrees to everything but a draw."""
        if offer != m.REMATCH and table.game.ending is not None:
            raise Refusal("game-over")
        if offer in table.offers:
            raise Refusal("offered-already")
        table.offers[offer] = seat
        game = table.game.start.id
        if table.game.start.bot_of(1 - seat):
            return self._replied(table, 1 - seat, ITSELF, m.Reply(game, offer, offer != m.DRAW), now)
        return [Send(each, m.Offered(game, offer, seat, True)) for each in self._wires(table, *SEATS)]

    def _replied(self, table: Table, seat: int, waiting: Waiting, message: m.Reply, now: float) -> list[Output]:
        asker = table.offers.get(message.offer)
        if asker is None or asker == seat:
            raise Refusal("nothing-offered")
        del table.offers[message.offer]
        closed = m.Offered(message.game, message.offer, asker, False)
        found: list[Output] = [Send(each, closed) for each in self._wires(table, *SEATS)]
        if not message.yes:
            return found
        game = table.game
        if message.offer == m.UNDO:
            return [*found, *self._store(table, game.take_back(asker, True, now), waiting)]
        if message.offer == m.DRAW:
            return [*found, *self._store(table, game.settle(-1, AGREED, now), waiting)]
        start = game.start
        again = Started(
            self._fresh(),
            start.game,
            start.variant,
            self._fresh(),
            start.players[::-1],
            now,
            start.decks[::-1],
            start.clock,
            start.is_rated,
            rules_digest(start.game),
        )
        return [*found, *self._store_start(again)]

    # --- storing

    def _store(self, table: Table, tried: Tried, by: Waiting) -> list[Output]:
        self._tickets += 1
        table.tried, table.by = tried, by
        self._storing[self._tickets] = table.game.start.id
        return [Store(self._tickets, table.game.start.id, tried.record)]

    def stored(self, now: float, ticket: int) -> list[Output]:
        """The record with this ticket is on disk."""
        start = self._starting.pop(ticket, None)
        if start is not None:
            return self._begun(start, now)
        table = self.tables[self._storing.pop(ticket)]
        tried, by = table.tried, table.by
        assert tried is not None
        table.tried = None
        table.game.take_in(tried, now)
        if isinstance(tried.record, (Accepted, TakenBack)) or table.game.ending is not None:
            for offer in (m.UNDO, m.DRAW):
                table.offers.pop(offer, None)
        found: list[Output] = []
        if isinstance(by.message, m.GiveAnswer) and by.connection in self.connections:
            said = m.Acknowledged(table.game.start.id, by.message.sequence, table.game.number)
            found.append(Send(by.connection, said))
        for seat in SEATS:
            found += self._tell(table, seat, now)
        return [*found, *self._go_on(table, now)]

    def not_stored(self, now: float, ticket: int) -> list[Output]:
        """The record with this ticket could not be written: it has not happened."""
        start = self._starting.pop(ticket, None)
        if start is not None:
            wires = [each.id for each in self.connections.values() if each.person in start.players]
            return [self._refused(each, Refusal("not-stored")) for each in wires]
        table = self.tables[self._storing.pop(ticket)]
        table.tried = None
        by = table.by
        found: list[Output] = []
        if by.message is not None and by.connection in self.connections:
            found.append(self._refused(by.connection, Refusal("not-stored"), by.message))
        return [*found, *self._go_on(table, now, RETRY)]

    def _begun(self, start: Started, now: float) -> list[Output]:
        table = Table(LiveGame(start, fuda.load(start.game), now))
        self.tables[start.id] = table
        found: list[Output] = []
        for seat in SEATS:
            player = start.players[seat]
            if not start.bot_of(seat) and not self._is_here(player):
                table.away[seat] = now
            for wire in self._wires(table, seat):
                found += [Send(wire, table.seated(seat)), Send(wire, table.update(seat, 0, now))]
        return [*found, *self._go_on(table, now)]

    def _go_on(self, table: Table, now: float, pause: float = 0.0) -> list[Output]:
        """What waits for a free table, what bots are asked, when the next clock runs out (after a pause at least)."""
        found: list[Output] = []
        while table.thoughts and table.tried is None:
            found += self._heed_bot(table, table.thoughts.popleft(), now)
        while table.queue and table.tried is None:
            waiting = table.queue.popleft()
            seat = table.game.seat_of(waiting.person)
            assert seat is not None
            try:
                found += self._act(table, seat, waiting, now)
            except Explained as error:
                if waiting.connection in self.connections:
                    found.append(self._refused(waiting.connection, error, waiting.message))
        game = table.game
        for seat in SEATS:
            bot, question = game.start.bot_of(seat), game.asked[seat]
            if bot and table.tried is None and question >= 0 and (seat, question) not in table.thinking:
                table.thinking.add((seat, question))
                found.append(Think(game.start.id, seat, question, bot))
        if game.clock is not None and game.clock.thinking != NOBODY:
            at = game.clock.runs_out()
            if at is not None:
                found.append(Wake(max(at, now + pause)))
        return found

    # --- bots and clocks

    def thought(self, now: float, game: str, seat: int, question: int, value: Value) -> list[Output]:
        """A bot answers. One that answers late, or what does not fit, is answered for by the usual answer."""
        table = self.tables[game]
        table.thoughts.append(Thought(seat, question, value))
        return self._go_on(table, now) if table.tried is None else []

    def _heed_bot(self, table: Table, thought: Thought, now: float) -> list[Output]:
        seat, question, value = thought
        table.thinking.discard((seat, question))
        if table.game.asked[seat] != question:
            return []
        try:
            return self._store(table, table.game.answer(seat, question, value, now), ITSELF)
        except Explained:
            return self._store(table, table.game.usual_answer(seat, now), ITSELF)

    def tick(self, now: float) -> list[Output]:
        """Time has passed: whoever has none left is answered for, and loses in the end."""
        found: list[Output] = []
        for table in self.tables.values():
            game = table.game
            if game.clock is None or table.tried is not None or game.ending is not None:
                continue
            late = [seat for seat in SEATS if game.asked[seat] >= 0 and game.clock.left_at(now)[seat] <= 0.0]
            if not late:
                continue
            seat = late[0]
            if game.usual_answers[seat] < game.clock.setting.usual_answers:
                found += self._store(table, game.usual_answer(seat, now), ITSELF)
            else:
                found += self._store(table, game.settle(1 - seat, TIME, now), ITSELF)
        return found

    # --- telling

    def _wires(self, table: Table, *seats: int) -> list[int]:
        players = [table.game.start.players[seat] for seat in seats]
        return [each.id for each in self.connections.values() if each.person in players]

    def _tell(self, table: Table, seat: int, now: float) -> list[Output]:
        wires = self._wires(table, seat)
        if not wires:
            return []
        update = table.update(seat, max(0, table.game.number - 1), now)
        return [Send(each, update) for each in wires]


__all__ = ["MOST_ROOMS", "PATIENCE", "Connection", "Refusal", "RoomRefused", "Service"]
