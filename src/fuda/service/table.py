"""What stands around a game? Its players' presence, offers, chats and settings, and the one record that waits to be
stored."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

import msgspec

from fuda.library.messages import Explained
from fuda.play.passing import passing
from fuda.play.seeds import commitment
from fuda.service.client_messages import PLAYERS, SPECTATORS, InGame
from fuda.service.live_game import ABSENT, AGREED, JUDGE, RULES, SEATS, TIME, Ending, LiveGame, Tried
from fuda.service.passing import AutoSetting
from fuda.service.public import SPECTATOR
from fuda.service.records import BOT, Value
from fuda.service.server_messages import AskedWords, Ended, Presence, Said, Seat, Seated, Update, Words
from fuda.service.speaking import Speaker, words_of

QUEUE: Final = 16  # messages of a player that may wait for a record to be stored
CHAT: Final = 200  # lines that are kept
PATIENCE: Final = 60.0  # seconds after which a game may be claimed from somebody who is away


class Waiting(NamedTuple):
    """A message that waits, and who sent it on which connection; none where the service itself acts."""

    connection: int
    person: str
    message: InGame | None


ITSELF: Final = Waiting(-1, "", None)


class Thought(NamedTuple):
    """What a bot answers."""

    seat: int
    question: int
    value: Value


class Table:
    """A game with everything that is not in its records. All of it may be lost without losing the game."""

    def __init__(self, game: LiveGame, ratings: Mapping[tuple[str, str], float] = MappingProxyType({})) -> None:
        self.game = game
        self.ratings: Final = ratings  # by person and game
        self.speaker: Final = Speaker(game.game, names_of(game))
        self.tried: Tried | None = None  # being stored
        self.lacks_past = False  # all of the game's past is being read
        self.by = ITSELF
        self.queue: Final[deque[Waiting]] = deque()
        self.offers: Final[dict[str, int]] = {}  # what is asked for, and by which seat
        self.is_agreed = False  # whether a rematch is being stored
        self.away: list[float | None] = [None, None]  # since when a seat's player is not connected
        self.chats: Final = {PLAYERS: deque[Said](maxlen=CHAT), SPECTATORS: deque[Said](maxlen=CHAT)}
        self.said = 0
        self.watchers: Final[dict[int, str]] = {}  # by connection: who watches
        self.autos: Final = [AutoSetting(), AutoSetting()]
        self.passes: list[tuple[int, float] | None] = [None, None]  # a question that is passed, and when
        self.thinking: Final[set[tuple[int, int]]] = set()  # seat and question of what a bot was asked
        self.thoughts: Final[deque[Thought]] = deque()  # what bots answered while a record was being stored
        self.rests_until = 0.0  # after a failed write no bot is asked until then
        self.over_at: float | None = None
        self._asked: dict[int, tuple[int, AskedWords]] = {}  # by seat: the question's number, and its words

    @property
    def id(self) -> str:
        """The id of the game."""
        return self.game.start.id

    @property
    def is_free(self) -> bool:
        """Whether something can be tried now."""
        return self.tried is None and not self.lacks_past

    # --- what is sent

    def players(self) -> tuple[Seat, Seat]:
        """Who sits where, and how strong they are where that is known."""
        start, (first, second) = self.game.start, seats_of(self.game)
        own, other = [self.ratings.get((player, start.game)) for player in start.players]
        return msgspec.structs.replace(first, rating=own), msgspec.structs.replace(second, rating=other)

    def seated(self, seat: int) -> Seated:
        """What a viewer is told first."""
        start = self.game.start
        own = seat in SEATS
        return Seated(
            start.id,
            start.game,
            start.variant,
            seat,
            self.players(),
            commitment(start.seed),
            start.clock,
            start.is_rated,
            self.game.wishes[seat] if own else start.wishes[0].__class__(),
            self.autos[seat].mode if own else "off",
            start.is_alone,
            start.origin if own else "",
            start.origin_number if own else 0,
        )

    def presence(self, now: float, seat: int) -> Presence:
        """Who is away, and when that can be used by who sits here."""
        away, claim = self._away(), -1.0
        if seat in SEATS and self.away[1 - seat] is not None and self.game.ending is None:
            gone = self.away[1 - seat]
            assert gone is not None
            claim = max(0.0, PATIENCE - (now - gone))
        return Presence(self.id, away, claim, len(self.watchers))

    def _away(self) -> tuple[bool, bool]:
        return (self.away[0] is not None, self.away[1] is not None)

    def update(self, seat: int, since: int, now: float) -> Update:
        """How the game stands for somebody who sits here, with what was told since a record."""
        game = self.game
        begin, events = game.events_since(seat, since)
        question = game.question(seat) if seat in SEATS else None
        waits = self.passes[seat] if seat in SEATS else None
        return Update(
            game.start.id,
            game.number,
            begin,
            events,
            game.view(seat),
            game.asked[seat] if seat in SEATS else -1,
            self.speaker.lines(events),
            None if question is None else self._in_words(seat),
            None if question is None else question.usual.to_json(),
            -1.0 if waits is None or waits[0] != game.asked[seat] else max(0.0, waits[1] - now),
            None if game.clock is None else game.clock.left_at(now),
            (game.asked[0] >= 0, game.asked[1] >= 0),
            self._away(),
            len(self.watchers),
            self.ended(),
        )

    def _in_words(self, seat: int) -> AskedWords:
        """The question of a seat in words; said once, however often it is sent."""
        game, kept = self.game, self._asked.get(seat)
        question = game.question(seat)
        assert question is not None
        if kept is None or kept[0] != game.asked[seat]:
            kept = game.asked[seat], self.speaker.question(question)
            self._asked[seat] = kept
        return kept[1]

    def ended(self) -> Ended | None:
        """How the game ended, once it has."""
        game = self.game
        ending = game.ending
        if ending is None:
            return None
        seed = game.start.seed if JUDGE in game.sides_seen(SPECTATOR) else ""
        return Ended(ending.winner, ending.why, self._said(ending), seed, ending.clause, game.is_public)

    def _said(self, ending: Ending) -> Words:
        if ending.why == RULES:
            assert self.game.match.outcome is not None
            return self.speaker.line(self.game.match.outcome.to_json())
        if ending.why == AGREED:
            return words_of("ended-agreed")
        loser = names_of(self.game)[1 - ending.winner]
        return words_of({TIME: "ended-time", ABSENT: "ended-absent"}[ending.why], loser=loser)

    # --- passing

    def is_passed(self, seat: int) -> bool:
        """Whether the setting of a seat passes its question; that never depends on a hidden card."""
        question = self.game.question(seat)
        if question is None or self.autos[seat].mode == "off":
            return False
        asked = question.to_json()
        if passing(asked) is None:
            return False
        return self.autos[seat].is_passed(question.purpose, self.game.view(SPECTATOR)["situation"], seat)


def names_of(game: LiveGame) -> tuple[str, str]:
    """What the players are called."""
    first, second = [name or player for name, player in zip(game.start.names, game.start.players, strict=True)]
    return first, second


def seats_of(game: LiveGame) -> tuple[Seat, Seat]:
    """Who sits where."""
    first, second = [Seat(person, name) for person, name in zip(game.start.players, names_of(game), strict=True)]
    return first, second


class NoSuchLine(Explained):
    """No line of the chat has that number, or it is not kept any more."""


def line_of(table: Table, channel: str, number: int) -> Said:
    """A line of a chat; NoSuchLine."""
    for each in table.chats[channel]:
        if each.number == number:
            return each
    raise NoSuchLine("no-such-line")


__all__ = [
    "BOT",
    "ITSELF",
    "PATIENCE",
    "QUEUE",
    "SPECTATOR",
    "Table",
    "Thought",
    "Waiting",
    "line_of",
    "names_of",
    "seats_of",
]
