"""How does a game go on? Messages and bots lead to records, one at a time: tried, stored, and only then told."""

from __future__ import annotations

from typing import Final, NamedTuple

import fuda
from fuda.api import Match, UndoRefused
from fuda.library.loading import rules_digest
from fuda.library.messages import Explained
from fuda.play.passing import passing
from fuda.service import client_messages as c
from fuda.service import server_messages as s
from fuda.service.clocks import NOBODY
from fuda.service.floor import Refusal
from fuda.service.live_game import ABSENT, AGREED, SEATS, TIME, LiveGame, Tried
from fuda.service.noting import Noting
from fuda.service.outputs import Closed, Fetch, KeepRoom, Output, Send, Store, Think
from fuda.service.passing import DELAY
from fuda.service.public import SPECTATOR
from fuda.service.records import Accepted, Settled, Started, TakenBack, Value
from fuda.service.rooms import Room
from fuda.service.table import ITSELF, PATIENCE, Table, Thought, Waiting

SOON: Final = 0.01  # a clock that has run out but for a rounding is looked at again after this
RETRY: Final = 1.0  # seconds after a failed write before a clock, a bot or what is passed tries again


class Starting(NamedTuple):
    """A game whose beginning is being stored: how it begins, where its match stands, and the room that waited for
    it."""

    start: Started
    match: Match | None = None
    room: Room | None = None
    rematch_of: str = ""


class Playing(Noting):
    """Games under way: records are tried, stored and taken in."""

    def _act(self, table: Table, seat: int, waiting: Waiting, now: float) -> list[Output]:
        """Heed a message that may lead to a record; the table is free."""
        game, message, other = table.game, waiting.message, 1 - seat
        if _needs_past(table, seat, message):
            table.lacks_past = True
            table.queue.appendleft(waiting)
            return [Fetch(table.id, is_whole=True)]
        if isinstance(message, c.GiveAnswer):
            value: Value = message.value if isinstance(message.value, int) else tuple(message.value)
            before = game.answered_before(seat, message.sequence, message.question, value)
            if before is not None:
                return [Send(waiting.connection, s.Acknowledged(message.game, message.sequence, before))]
            return self._store(table, game.answer(seat, message.question, value, now, message.sequence), waiting)
        if isinstance(message, c.TakeBack):
            try:
                return self._store(table, game.take_back(seat, False, now), waiting)
            except UndoRefused as error:
                if error.name != "undo-needs-consent":
                    raise
            return self._offer(table, c.UNDO, seat, now)
        if isinstance(message, c.OfferDraw):
            return self._offer(table, c.DRAW, seat, now)
        if isinstance(message, c.OfferRematch):
            if game.ending is None:
                raise Refusal("game-still-on")
            return self._offer(table, c.REMATCH, seat, now)
        if isinstance(message, c.Reply):
            return self._replied(table, seat, waiting, message, now)
        if isinstance(message, c.Resign):
            return self._store(table, game.concede(seat, now), waiting)
        if isinstance(message, c.Permit):
            if game.start.is_rated and message.wishes.hides_hand:
                raise Refusal("rated-hides-nothing")
            return self._store(table, game.allow(seat, message.wishes, now), waiting)
        if isinstance(message, c.GiveTime):
            if game.clock is None:
                raise Refusal("no-clock")
            return self._store(table, game.give_time(other, float(message.seconds), now), waiting)
        gone = table.away[other]
        if gone is None or now - gone < PATIENCE or game.asked[other] < 0:
            raise Refusal("not-away", seconds=PATIENCE)
        return self._store(table, game.settle(seat, ABSENT, now), waiting)

    # --- offers

    def _offer(self, table: Table, offer: c.Offer, seat: int, now: float) -> list[Output]:
        """Ask the other player. A bot agrees to everything but a draw; who plays alone, to everything."""
        if offer != c.REMATCH and table.game.ending is not None:
            raise Refusal("game-over")
        if offer in table.offers:
            raise Refusal("offered-already")
        table.offers[offer] = seat
        game = table.game.start.id
        if table.game.start.bot_of(1 - seat):
            return self._replied(table, 1 - seat, ITSELF, c.Reply(game, offer, offer != c.DRAW), now)
        if table.game.start.is_alone:
            return self._replied(table, 1 - seat, ITSELF, c.Reply(game, offer, True), now)
        return [Send(each, s.Offered(game, offer, seat, True)) for each in self._wires(table, *SEATS)]

    def _replied(self, table: Table, seat: int, waiting: Waiting, message: c.Reply, now: float) -> list[Output]:
        asker = table.offers.get(message.offer)
        if asker is None or (message.offer == c.REMATCH and table.is_agreed):
            raise Refusal("nothing-offered")
        if asker == seat and message.yes:
            raise Refusal("nothing-offered")  # who asks may only ask no longer
        if not message.yes:
            return self._closed(table, message.offer, False)
        game = table.game
        if message.offer == c.UNDO:
            return self._store(table, game.take_back(asker, True, now), waiting)
        if message.offer == c.DRAW:
            return self._store(table, game.settle(-1, AGREED, now), waiting)
        start = game.start
        table.is_agreed = True
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
            start.names[::-1],
            start.spectators,
            start.is_listed,
            start.wishes[::-1],
        )
        return self._store_start(again, rematch_of=table.id)

    def _closed(self, table: Table, offer: c.Offer, is_agreed: bool) -> list[Output]:
        """An offer stands no longer; what was agreed to is stored by now."""
        asker = table.offers.pop(offer, None)
        if asker is None:
            return []
        closed = s.Offered(table.id, offer, asker, False, is_agreed)
        return [Send(each, closed) for each in self._wires(table, *SEATS)]

    # --- storing

    @property
    def held(self) -> int:
        """How many games are held, with those whose beginning is being stored."""
        return len(self.tables) + len(self._starting)

    def _store_start(
        self, start: Started, match: Match | None = None, room: Room | None = None, rematch_of: str = ""
    ) -> list[Output]:
        ticket = self._ticket()
        self._starting[ticket] = Starting(start, match, room, rematch_of)
        return [Store(ticket, start.id, start, room="" if room is None else room.id)]

    def _store(self, table: Table, tried: Tried, by: Waiting) -> list[Output]:
        ticket = self._ticket()
        table.tried, table.by = tried, by
        self._storing[ticket] = table.game.start.id
        return [Store(ticket, table.game.start.id, tried.record, closed_by(table.game, tried))]

    def stored(self, now: float, ticket: int) -> list[Output]:
        """The record with this ticket is on disk."""
        starting, keeping = self._starting.pop(ticket, None), self._keeping.pop(ticket, None)
        note = self._noting.pop(ticket, None)
        if note is not None:
            return self._noted(note)
        if starting is not None:
            return self._begun(starting, now)
        if keeping is not None:
            return self._room_kept(*keeping, now)
        table = self.tables.get(self._storing.pop(ticket))
        if table is None or table.tried is None:
            return []  # another process has taken the game meanwhile
        tried, by = table.tried, table.by
        table.tried, table.rests_until = None, 0.0
        before, was_over = table.game.number, table.game.ending is not None
        table.game.take_in(tried, now)
        found: list[Output] = []
        if isinstance(tried.record, TakenBack) and tried.record.consent:
            found += self._closed(table, c.UNDO, True)
        if isinstance(tried.record, Settled) and tried.record.why == AGREED:
            found += self._closed(table, c.DRAW, True)
        if isinstance(tried.record, (Accepted, TakenBack)) or table.game.ending is not None:
            for offer in (c.UNDO, c.DRAW):
                table.offers.pop(offer, None)
        if by.connection in self.connections:
            if isinstance(by.message, c.GiveAnswer):
                found.append(Send(by.connection, s.Acknowledged(table.id, by.message.sequence, table.game.number)))
            if isinstance(by.message, c.Permit):
                said = s.Permitted(table.id, by.message.wishes, table.game.is_public)
                found.append(Send(by.connection, said))
        self._set_autos(table, before)
        self._plan_passes(table, now)
        for seat in self._told_seats(table):
            found += self._tell(table, seat, now)
        if table.game.ending is not None and not was_over:
            found += self._over(table, now)
        return [*found, *self._go_on(table, now)]

    def _told_seats(self, table: Table) -> tuple[int, ...]:
        """Whose updates are sent: a person who plays alone gets one, as seen from where it goes on."""
        alone = table.game.seat_of(table.game.start.players[0]) if table.game.start.is_alone else None
        return (*SEATS, SPECTATOR) if alone is None else (alone, SPECTATOR)

    def made_whole(self, now: float, game: str, whole: LiveGame | None) -> list[Output]:
        """All of a game's past is here, so that answers from before can be taken back; or it could not be read."""
        table = self.tables.get(game)
        if table is None or not table.lacks_past:
            return []
        table.lacks_past = False
        if whole is not None and whole.number == table.game.number:
            whole.clock, table.game = table.game.clock, whole
            return self._go_on(table, now)
        waiting = table.queue.popleft()
        refused = self._refused(waiting.connection, Refusal("not-stored"), waiting.message)
        return [*([refused] if waiting.connection in self.connections else []), *self._go_on(table, now)]

    def not_stored(self, now: float, ticket: int) -> list[Output]:
        """The record with this ticket could not be written: it has not happened."""
        starting, keeping = self._starting.pop(ticket, None), self._keeping.pop(ticket, None)
        note = self._noting.pop(ticket, None)
        if note is not None:
            return self._not_noted(note)
        if starting is not None:
            if starting.rematch_of in self.tables:
                self.tables[starting.rematch_of].is_agreed = False  # it may be agreed to again
            if starting.room is not None:
                self.rooms[starting.room.id] = starting.room  # it waits on
            people = dict.fromkeys(starting.start.players)
            wires = [each for player in people for each in sorted(self._wires_of.get(player, ()))]
            return [self._refused(each, Refusal("not-stored")) for each in wires]
        if keeping is not None:
            room, is_there = keeping
            if not is_there:
                self.rooms[room.id] = room
            return [self._refused(each, Refusal("not-stored")) for each in sorted(self._wires_of.get(room.host, ()))]
        table = self.tables.get(self._storing.pop(ticket))
        if table is None:
            return []
        table.tried = None
        by = table.by
        found: list[Output] = []
        if by.message is not None and by.connection in self.connections:
            found.append(self._refused(by.connection, Refusal("not-stored"), by.message))
        self._plan_passes(table, now + RETRY)
        table.rests_until = now + RETRY
        return [*found, *self._go_on(table, now, RETRY)]

    def _begun(self, starting: Starting, now: float) -> list[Output]:
        start, match, room, rematch_of = starting
        table = Table(LiveGame(start, fuda.load(start.game), now, match), self.ratings)
        self.tables[start.id] = table
        people = [player for seat, player in enumerate(start.players) if not start.bot_of(seat)]
        self._sits(start.id, people)
        found: list[Output] = [] if room is None else self._room_gone(room)
        if rematch_of in self.tables:
            found += self._closed(self.tables[rematch_of], c.REMATCH, True)
            self.tables[rematch_of].is_agreed = False
        for seat in SEATS:
            if not start.bot_of(seat) and not self.is_here(start.players[seat]):
                table.away[seat] = now
        for seat in self._told_seats(table)[:-1]:
            for wire in self._wires(table, seat):
                found += [Send(wire, table.seated(seat)), Send(wire, table.update(seat, 0, now))]
        shown = self._shown(table)
        if shown is not None:
            found += self._lobby_changed(s.LobbyChanged(games=(shown,), people=len(self.people)))
        return [*found, *self._go_on(table, now)]

    def _over(self, table: Table, now: float) -> list[Output]:
        """The game has just ended."""
        table.over_at = now
        start = table.game.start
        self._rises(start.id, start.players)
        if start.is_listed and start.spectators:
            return self._lobby_changed(s.LobbyChanged(gone_games=(start.id,), people=len(self.people)))
        return []

    # --- going on

    def _go_on(self, table: Table, now: float, pause: float = 0.0) -> list[Output]:
        """What waits for a free table, what bots are asked, when the next clock runs out (after a pause at least)."""
        found: list[Output] = []
        while table.thoughts and table.is_free:
            found += self._heed_bot(table, table.thoughts.popleft(), now)
        while table.queue and table.is_free:
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
            if bot and table.is_free and question >= 0 and (seat, question) not in table.thinking:
                if now < table.rests_until:
                    found.append(self._wake(table.rests_until, game.start.id))
                    continue
                table.thinking.add((seat, question))
                found.append(Think(game.start.id, seat, question, bot))
        at = game.clock.runs_out() if game.clock is not None and game.clock.thinking != NOBODY else None
        times = [] if at is None else [at]
        times += [each[1] for each in table.passes if each is not None]
        if times and table.is_free:
            found.append(self._wake(max(min(times), now + pause), game.start.id))
        return found

    # --- bots

    def thought(self, now: float, game: str, seat: int, question: int, value: Value) -> list[Output]:
        """A bot answers. One that answers late, or what does not fit, is answered for by the usual answer."""
        table = self.tables.get(game)
        if table is None:
            return []
        table.thoughts.append(Thought(seat, question, value))
        return self._go_on(table, now) if table.is_free else []

    def _heed_bot(self, table: Table, thought: Thought, now: float) -> list[Output]:
        seat, question, value = thought
        table.thinking.discard((seat, question))
        if table.game.asked[seat] != question:
            return []
        try:
            return self._store(table, table.game.answer(seat, question, value, now), ITSELF)
        except Explained:
            return self._store(table, table.game.usual_answer(seat, now), ITSELF)

    # --- time

    def tick(self, now: float) -> list[Output]:
        """Time has passed: what is passed is answered; whoever has no time left is answered for, and loses in the
        end."""
        return [each for game in self.due(now) for each in self.tick_at(now, game)]

    def tick_at(self, now: float, game: str) -> list[Output]:
        """Time has passed in one of the games that are due."""
        table = self.tables.get(game)
        if table is None or not table.is_free or table.game.ending is not None:
            return []
        return self._pass(table, now) or self._run_out(table, now) or self._go_on(table, now, SOON)

    def _run_out(self, table: Table, now: float) -> list[Output]:
        game = table.game
        if game.clock is None:
            return []
        late = [seat for seat in SEATS if game.asked[seat] >= 0 and game.clock.left_at(now)[seat] <= 0.0]
        if not late:
            return []
        seat = late[0]
        if game.usual_answers[seat] < game.clock.setting.usual_answers:
            return self._store(table, game.usual_answer(seat, now), ITSELF)
        return self._store(table, game.settle(1 - seat, TIME, now), ITSELF)

    # --- passing for a player

    def _set_autos(self, table: Table, before: int) -> None:
        """What waits for something to happen is over when it does."""
        for seat in SEATS:
            auto = table.autos[seat]
            if auto.mode in ("event", "turn"):
                _, events = table.game.events_since(SPECTATOR, before)
                situation = table.game.view(SPECTATOR)["situation"]
                table.autos[seat] = auto.after(events, situation, seat)

    def _plan_passes(self, table: Table, now: float) -> None:
        """When the questions that stand now are passed, where they are: always after the same time."""
        for seat in SEATS:
            asked, known = table.game.asked[seat], table.passes[seat]
            if asked < 0 or not table.is_passed(seat):
                table.passes[seat] = None
            elif known is None or known[0] != asked:
                table.passes[seat] = asked, now + DELAY

    def _pass(self, table: Table, now: float) -> list[Output]:
        for seat in SEATS:
            planned = table.passes[seat]
            if planned is None or planned[1] > now:
                continue
            table.passes[seat] = None
            question = table.game.question(seat)
            if question is not None and table.game.asked[seat] == planned[0]:
                value = passing(question.to_json())
                assert value is not None
                return self._store(table, table.game.answer(seat, planned[0], value, now), ITSELF)
        return []

    # --- rooms, as far as they are stored

    def _keep_room(self, room: Room, is_there: bool) -> list[Output]:
        ticket = self._ticket()
        self._keeping[ticket] = room, is_there
        return [KeepRoom(ticket, room, is_there)]

    def _room_kept(self, room: Room, is_there: bool, now: float) -> list[Output]:
        """A room is on disk, so that it waits whatever happens; or there no longer."""
        if not is_there:
            return self._room_gone(room)
        self.rooms[room.id] = room
        if not self.is_here(room.host):
            self._left_alone[room.id] = now
        wires = sorted(self._wires_of.get(room.host, ()))
        return [*[Send(each, room.told()) for each in wires], *self._room_changed(room, True)]

    def _room_gone(self, room: Room) -> list[Output]:
        self._left_alone.pop(room.id, None)
        wires = sorted(self._wires_of.get(room.host, ()))
        return [*[Send(each, s.RoomClosed(room.id)) for each in wires], *self._room_changed(room, False)]

    def _room_shown(self, room: Room) -> s.RoomShown:
        return room.shown(self.ratings.get((room.host, room.game)))

    def _room_changed(self, room: Room, is_there: bool) -> list[Output]:
        if not room.is_open:
            return []
        people = len(self.people)
        if is_there:
            return self._lobby_changed(s.LobbyChanged(rooms=(self._room_shown(room),), people=people))
        return self._lobby_changed(s.LobbyChanged(gone_rooms=(room.id,), people=people))

    _starting: dict[int, Starting]
    _keeping: dict[int, tuple[Room, bool]]
    _storing: dict[int, str]


def _needs_past(table: Table, seat: int, message: object) -> bool:
    """Whether a message may take back what came before the position from which the game was taken up."""
    game = table.game
    if isinstance(message, c.Reply) and message.offer == c.UNDO and message.yes:
        seat = table.offers.get(c.UNDO, seat)
    elif not isinstance(message, c.TakeBack):
        return False
    if game.start.is_alone and game.answered_by:
        seat = game.answered_by[-1]
    return game.lacks_past(seat)


def closed_by(game: LiveGame, tried: Tried) -> Closed | None:
    """How a game is over by a record, if it is."""
    if game.ending is not None:
        return None
    record = tried.record
    winner = getattr(record, "winner", None)
    if winner is None:
        outcome = tried.match.outcome
        if outcome is None:
            return None
        winner = -1 if outcome.winner is None else outcome.winner
    return Closed(winner, game.start.is_rated)
