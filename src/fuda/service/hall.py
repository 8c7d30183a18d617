"""How do games come about? Rooms are opened, shown in the lobby and entered; spectators come and go; people talk."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

import fuda
from fuda.api import Match
from fuda.api.chance import Stream
from fuda.library.loading import rules_digest
from fuda.library.messages import Explained
from fuda.service import client_messages as c
from fuda.service import server_messages as s
from fuda.service.answering import explained, why_not
from fuda.service.authority import HOST, PLAYER, may
from fuda.service.deck_choice import deck_of
from fuda.service.decoding import clean_text
from fuda.service.floor import Connection, Refusal, check_pace, shown_asleep
from fuda.service.limits import Limit
from fuda.service.live_game import JUDGE, SEATS
from fuda.service.outputs import Output, Ponder, Recall, Seek, Send
from fuda.service.passing import AutoSetting
from fuda.service.playing import Playing
from fuda.service.public import SPECTATOR
from fuda.service.records import BOT, Started, standing_answers
from fuda.service.replaying import Replay
from fuda.service.rooms import ALONE, Room, check_entry, check_key, check_opponent, decks_for, opened
from fuda.service.table import QUEUE, Table, Waiting, line_of

MOST_ROOMS: Final = 5  # that one person may have open
MOST_GAMES: Final = 20  # that one person may have going on
SHOWN: Final = 200  # rooms and games that the lobby shows at once
LINES: Final = (10, 10.0)  # lines of chat that one person may say in so many seconds


class Hall(Playing):
    """Rooms, the lobby, spectators and chats."""

    def announce(self, game: str, players: Iterable[str]) -> None:
        """There is such a game; it is fetched when somebody asks for it."""
        if game not in self.tables:
            self.asleep.add(game)
            self._sits(game, players)

    def sleeps(self, start: Started) -> None:
        """There is such a game, which began like this; the lobby shows it meanwhile."""
        self.announce(start.id, [player for seat, player in enumerate(start.players) if not start.bot_of(seat)])
        if start.is_listed and start.spectators and start.id in self.asleep:
            self._asleep_shown[start.id] = shown_asleep(start)

    full = False  # whether new games are refused, since there are too many
    _recalling: set[str]  # for whom a game is being looked up
    _pondering: dict[int, str]  # who waits for a hint, by connection
    _lines: Limit

    def _in_hall(self, now: float, by: Connection, message: c.InHall) -> list[Output]:
        room = self.rooms.get(message.room) if isinstance(message, (c.JoinRoom, c.LeaveRoom, c.SeeRoom)) else None
        if isinstance(message, (c.JoinRoom, c.LeaveRoom, c.SeeRoom)) and room is None:
            return [Seek(by.id, message)]
        standing = HOST if room is not None and room.host == by.person else self.people[by.person].standing
        if not may(standing, str(type(message).__struct_config__.tag)):
            raise Refusal("not-for-you")
        if isinstance(message, c.OpenRoom):
            return self._open(now, by, message)
        if isinstance(message, c.WatchLobby):
            return self._watch_lobby(by, message.on)
        if isinstance(message, c.Block):
            return self._block(by, message)
        if isinstance(message, c.PlayOn):
            return self._recall(by, message)
        if isinstance(message, c.ListRooms):
            return [Send(by.id, s.Rooms(self._rooms_shown()))]
        assert room is not None
        if isinstance(message, c.JoinRoom):
            return self._join(now, by, room, message)
        if isinstance(message, c.SeeRoom):
            check_key(room, message.key)
            return [Send(by.id, s.RoomSeen(self._room_shown(room)))]
        return self._close(room)

    # --- rooms

    def _rooms_shown(self) -> tuple[s.RoomShown, ...]:
        shown = [self._room_shown(each) for each in self.rooms.values() if each.is_open]
        shown += self._rooms_elsewhere.values()
        return tuple(sorted(shown[-SHOWN:], key=lambda each: each.room))

    def _open(self, now: float, by: Connection, message: c.OpenRoom) -> list[Output]:
        if self.full:
            raise Refusal("server-full")
        coming = [room for room, is_there in self._keeping.values() if is_there]
        if len([1 for each in (*self.rooms.values(), *coming) if each.host == by.person]) >= MOST_ROOMS:
            raise Refusal("too-many-rooms", most=MOST_ROOMS)
        self._check_games(by.person)
        room = opened(message, self._fresh(), self._fresh(), by.person, self.name_of(by.person))
        if message.opponent.startswith(BOT):
            return self._store_start(self._start_of(now, room, message.opponent, message.opponent, (), c.Wishes()))
        return self._keep_room(room, True)

    def _check_games(self, person: str) -> None:
        coming = [1 for each in self._starting.values() if person in each.start.players]
        if len(self._games_of.get(person, ())) + len(coming) >= MOST_GAMES:
            raise Refusal("too-many-games", most=MOST_GAMES)

    def _close(self, room: Room) -> list[Output]:
        del self.rooms[room.id]
        return self._keep_room(room, False)

    def _join(self, now: float, by: Connection, room: Room, message: c.JoinRoom) -> list[Output]:
        check_entry(room, message)
        if by.person in self.blocks.get(room.host, ()) or room.host in self.blocks.get(by.person, ()):
            raise Refusal("not-for-you")
        if self.full:
            raise Refusal("server-full")
        self._check_games(by.person)
        deck = deck_of(room.game, room.variant, message.deck)
        start = self._start_of(now, room, by.person, self.name_of(by.person), deck, message.wishes)
        del self.rooms[room.id]  # nobody else comes in
        return self._store_start(start, None, room)

    def _start_of(
        self, now: float, room: Room, guest: str, name: str, deck: tuple[str, ...], wishes: c.Wishes
    ) -> Started:
        """Who sits first is decided by lot, from the seed."""
        seed = self._fresh()
        decks = decks_for(fuda.load(room.game), room.deck, deck)
        players, names, both = (room.host, guest), (room.name, name), (room.wishes, wishes)
        if Stream(seed, "seats").below(2):
            players, names, both, decks = players[::-1], names[::-1], both[::-1], decks[::-1]
        rules = rules_digest(room.game)
        is_listed = room.is_open and not room.password
        return Started(
            self._fresh(),
            room.game,
            room.variant,
            seed,
            players,
            now,
            decks,
            room.clock,
            room.is_rated,
            rules,
            names,
            room.spectators,
            is_listed,
            both,
        )

    # --- rooms that were here before, and those of other processes

    def rooms_kept(self, now: float, rooms: Iterable[Room]) -> list[Output]:
        """Rooms that wait since before; their hosts will come again."""
        found: list[Output] = []
        for room in rooms:
            if room.id not in self.rooms and not any(room.id == each.id for each, _ in self._keeping.values()):
                found += self._room_kept(room, True, now)
        return found

    def room_found(self, now: float, seek: Seek, address: str | None) -> list[Output]:
        """The room that somebody asked for is with another process, at this address; or here by now; or nowhere."""
        by, message = self.connections.get(seek.connection), seek.message
        if by is None:
            return []
        if address:
            return [Send(by.id, s.Moved("", address, message.room))]
        if message.room not in self.rooms:
            return [self._refused(by.id, Refusal("no-such-room"), message)]
        try:
            return self._in_hall(now, by, message)
        except Explained as error:
            return [self._refused(by.id, error, message)]

    def elsewhere(self, rooms: Iterable[s.RoomShown], games: Iterable[s.GameShown]) -> list[Output]:
        """What the lobbies of other processes show now."""
        old_rooms, old_games = self._rooms_elsewhere, self._games_elsewhere
        self._rooms_elsewhere = {each.room: each for each in rooms if each.room not in self.rooms}
        self._games_elsewhere = {each.game: each for each in games if each.game not in self.tables}
        change = s.LobbyChanged(
            tuple([each for id, each in self._rooms_elsewhere.items() if old_rooms.get(id) != each]),
            tuple([each for id, each in self._games_elsewhere.items() if old_games.get(id) != each]),
            tuple([id for id in old_rooms if id not in self._rooms_elsewhere and id not in self.rooms]),
            tuple([id for id in old_games if id not in self._games_elsewhere and id not in self.tables]),
            len(self.people),
        )
        is_none = not (change.rooms or change.games or change.gone_rooms or change.gone_games)
        return [] if is_none else self._lobby_changed(change)

    def begun_elsewhere(self, game: str, players: tuple[str, str], address: str) -> list[Output]:
        """A game has begun with another process: those of its players who are here are told where."""
        if game in self.tables or game in self.asleep:
            return []
        here = [each for each in dict.fromkeys(players) if self.is_here(each)]
        if here:
            self.announce(game, players)
        return [Send(wire, s.Moved(game, address)) for person in here for wire in sorted(self._wires_of[person])]

    # --- playing on

    def _recall(self, by: Connection, message: c.PlayOn) -> list[Output]:
        """Let the game be looked up that somebody wants to play on from; one at a time for each person."""
        if self.full:
            raise Refusal("server-full")
        self._check_games(by.person)
        check_opponent(message.opponent, (ALONE,))
        table = self.tables.get(message.game)
        if table is not None and table.game.ending is None and table.game.seat_of(by.person) is not None:
            raise Refusal("game-still-on")
        if by.person in self._recalling:
            raise Refusal("busy")
        self._recalling.add(by.person)
        return [Recall(by.id, by.person, message)]

    def recalled(self, now: float, recall: Recall, replay: Replay | None, why: str = "no-such-table") -> list[Output]:
        """The game is here from which somebody wants to play on, or there is none."""
        self._recalling.discard(recall.person)
        if recall.connection not in self.connections:
            return []
        try:
            if replay is None:
                raise Refusal(why)
            start, match = self._played_on(now, recall, replay)
        except Explained as error:
            return [self._refused(recall.connection, error, recall.message)]
        return self._store_start(start, match)

    def _played_on(self, now: float, recall: Recall, replay: Replay) -> tuple[Started, Match]:
        """How the new game begins: who may see everything of a game may play on from any position of it."""
        message, who = recall.message, recall.person
        live = replay.live
        seat = live.seat_of(who)
        matter = "on" if live.ending is None else "public" if live.is_public else "private"
        kind = {"on": "a game that is on", "public": "a public game", "private": "a private game"}[matter]
        if not may(PLAYER if seat is not None else self.people[who].standing, f"play-on from {kind}"):
            raise Refusal("game-still-on" if matter == "on" and seat is not None else "no-such-table")
        if JUDGE not in live.sides_seen(SPECTATOR if seat is None else seat):
            raise Refusal("side-not-shown")
        if message.number >= len(replay.matches) or replay.matches[message.number].outcome is not None:
            raise Refusal("cannot-play-on", most=len(replay.matches) - 1)
        name, players, names = self.name_of(who), [who, message.opponent], [self.name_of(who), message.opponent]
        if message.opponent == ALONE:
            players, names = [who, who], [f"{name} (1)", f"{name} (2)"]
        elif message.seat == 1:
            players, names = players[::-1], names[::-1]
        start = msgspec.structs.replace(
            live.start,
            id=self._fresh(),
            players=(players[0], players[1]),
            names=(names[0], names[1]),
            at=now,
            clock=None,
            is_rated=False,
            spectators=False,
            is_listed=False,
            wishes=(c.Wishes(), c.Wishes()),
            lead=tuple(standing_answers(live.start, replay.records[: message.number])),
            origin=live.start.id,
            origin_number=message.number,
        )
        return start, replay.matches[message.number].copy()

    # --- the lobby

    def _watch_lobby(self, by: Connection, on: bool) -> list[Output]:
        if not on:
            self._in_lobby.discard(by.id)
            return []
        self._in_lobby.add(by.id)
        games = [each for each in map(self._shown, self.tables.values()) if each is not None]
        games += [*self._asleep_shown.values(), *self._games_elsewhere.values()]
        return [Send(by.id, s.Lobby(self._rooms_shown(), tuple(games[-SHOWN:]), len(self.people)))]

    # --- in a game

    def _in_game(self, now: float, by: Connection, message: c.InGame) -> list[Output]:
        table = self.tables.get(message.game)
        if table is None:
            raise Refusal("no-such-table")
        self._check(by, table, message)
        seat = table.game.seat_of(by.person)
        if isinstance(message, (c.Spectate, c.StopWatching)):
            return self._watch(now, by, table, message)
        sits = SPECTATOR if seat is None else seat
        if isinstance(message, c.Look):
            return self._looked(now, by, table, sits, message.since)
        if isinstance(message, c.Say):
            return self._say(now, by, table, sits, message)
        if isinstance(message, c.Report):
            return self._report(by, message, line_of(table, message.to, message.number), now)
        assert seat is not None
        if isinstance(message, c.WhyNot):
            return [Send(by.id, why_not(table, seat, message))]
        if isinstance(message, c.Explain):
            return [Send(by.id, explained(table, seat, message))]
        if isinstance(message, c.AskHint):
            if table.game.asked[seat] < 0:
                raise Refusal("not-asked-now")
            if by.person in self._pondering.values():
                raise Refusal("busy")  # a worker thinks for one person about one question
            self._pondering[by.id] = by.person
            return [Ponder(message.game, seat, table.game.asked[seat], by.id, message.ask)]
        if isinstance(message, c.SetAuto):
            return self._set_auto(now, by, table, seat, message)
        waiting = Waiting(by.id, by.person, message)
        if not table.is_free:
            if len([1 for each in table.queue if each.person == by.person]) >= QUEUE:
                raise Refusal("busy")
            table.queue.append(waiting)
            return []
        return self._act(table, seat, waiting, now)

    def _looked(self, now: float, by: Connection, table: Table, sits: int, since: int) -> list[Output]:
        found: list[Output] = []
        if since == 0:
            found.append(Send(by.id, table.seated(sits)))
        found.append(Send(by.id, table.update(sits, since, now)))
        found.append(Send(by.id, table.presence(now, sits)))
        if since == 0:
            chat = table.chats[c.SPECTATORS if sits == SPECTATOR else c.PLAYERS]
            found += [Send(by.id, each) for each in chat if not self._is_blocked(by.person, each.person)]
            if sits != SPECTATOR:
                offers = [s.Offered(table.id, offer, seat, True) for offer, seat in table.offers.items()]  # type: ignore[arg-type]
                found += [Send(by.id, each) for each in offers]
        return found

    def _watch(self, now: float, by: Connection, table: Table, message: c.Spectate | c.StopWatching) -> list[Output]:
        if isinstance(message, c.StopWatching):
            return self._stop_watching(now, by.id, table)
        if not table.game.start.spectators and not table.game.is_public:
            raise Refusal("no-spectators")
        is_new = by.id not in table.watchers
        table.watchers[by.id] = by.person
        self._watched.setdefault(by.id, set()).add(table.id)
        found = self._looked(now, by, table, SPECTATOR, message.since)
        return [*found, *(self._tell_presence(table, now, *SEATS, SPECTATOR) if is_new else [])]

    def _stop_watching(self, now: float, connection: int, table: Table) -> list[Output]:
        table.watchers.pop(connection, None)
        self._watched.get(connection, set()).discard(table.id)
        return self._tell_presence(table, now, *SEATS, SPECTATOR)

    def _set_auto(self, now: float, by: Connection, table: Table, seat: int, message: c.SetAuto) -> list[Output]:
        table.autos[seat] = AutoSetting(message.mode, tuple(message.stops))
        self._plan_passes(table, now)
        told = s.AutoSet(message.game, message.mode, tuple(message.stops))
        found: list[Output] = [Send(each, told) for each in self._wires(table, seat)]
        return [*found, *(self._go_on(table, now) if table.is_free else [])]

    # --- chats

    def _is_blocked(self, by: str, person: str) -> bool:
        return person in self.blocks.get(by, ())

    def _say(self, now: float, by: Connection, table: Table, sits: int, message: c.Say) -> list[Output]:
        text = clean_text(message.text)
        check_pace(self._lines, by, now)
        table.said += 1
        said = s.Said(message.game, table.said, sits, text, message.to, by.person, self.name_of(by.person))
        table.chats[message.to].append(said)
        wires = self._wires(table, *SEATS) if message.to == c.PLAYERS else sorted(table.watchers)
        return [Send(each, said) for each in wires if not self._is_blocked(self.connections[each].person, by.person)]
