"""What stands around a game? Its players' presence, offers and chat, and the one record that waits to be stored."""

from __future__ import annotations

from collections import deque
from typing import Final, NamedTuple

from fuda.play.seeds import commitment
from fuda.service.live_game import LiveGame, Tried
from fuda.service.messages import Ended, InGame, Said, Seated, Update
from fuda.service.records import Value

QUEUE: Final = 16  # messages of both players that may wait for a record to be stored
CHAT: Final = 200  # lines that are kept


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

    def __init__(self, game: LiveGame) -> None:
        self.game: Final = game
        self.tried: Tried | None = None  # being stored
        self.by = ITSELF
        self.queue: Final[deque[Waiting]] = deque()
        self.offers: Final[dict[str, int]] = {}  # what is asked for, and by which seat
        self.away: list[float | None] = [None, None]  # since when a seat's player is not connected
        self.chat: Final[deque[Said]] = deque(maxlen=CHAT)
        self.said = 0
        self.thinking: Final[set[tuple[int, int]]] = set()  # seat and question of what a bot was asked
        self.thoughts: Final[deque[Thought]] = deque()  # what bots answered while a record was being stored

    def seated(self, seat: int) -> Seated:
        """What a player is told when the game begins."""
        start = self.game.start
        return Seated(
            start.id,
            start.game,
            start.variant,
            seat,
            start.players,
            commitment(start.seed),
            start.clock,
            start.is_rated,
        )

    def update(self, seat: int, since: int, now: float) -> Update:
        """How the game stands for a seat, with what it was told since a record."""
        game = self.game
        begin, events = game.events_since(seat, since)
        ending = game.ending
        ended = None if ending is None else Ended(ending.winner, ending.why, game.start.seed, ending.clause)
        return Update(
            game.start.id,
            game.number,
            begin,
            events,
            game.match.view(seat).to_json(),
            game.asked[seat],
            None if game.clock is None else game.clock.left_at(now),
            (game.asked[0] >= 0, game.asked[1] >= 0),
            (self.away[0] is not None, self.away[1] is not None),
            ended,
        )
