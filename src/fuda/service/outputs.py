"""What does the service want done? Sending, storing, fetching, thinking and waiting; somebody with sockets and files
does it."""

from __future__ import annotations

from typing import NamedTuple

from fuda.service.client_messages import JoinRoom, LeaveRoom, PlayOn, SeeRoom
from fuda.service.records import Kept
from fuda.service.rooms import Room
from fuda.service.server_messages import Telling


class Send(NamedTuple):
    """A message for a connection."""

    connection: int
    message: Telling


class Closed(NamedTuple):
    """How a game ended, for the list of games: which score each player made, and whether ratings follow from it."""

    winner: int
    is_rated: bool


class Store(NamedTuple):
    """A record of a game that must be on disk before anybody is told of it; answer with `stored` or `not_stored`.
    `closed` says that the game is over by it."""

    ticket: int
    game: str
    record: Kept
    closed: Closed | None = None
    room: str = ""  # that waited for this game, and is there no longer


class KeepRoom(NamedTuple):
    """A room waits, or no longer; answer with `stored` or `not_stored`."""

    ticket: int
    room: Room
    is_there: bool


class Seek(NamedTuple):
    """A room that somebody asks for is not here: answer with `room_found`."""

    connection: int
    message: JoinRoom | SeeRoom | LeaveRoom


class Fetch(NamedTuple):
    """A game that somebody asks for is not here: answer with `taken_up` or `not_taken_up`. Where all of its past is
    needed: with `made_whole`."""

    game: str
    is_whole: bool = False


class Forget(NamedTuple):
    """A game is held no longer, since it is over, or nobody has come for long; it can be fetched again."""

    game: str


class Think(NamedTuple):
    """A bot is asked; answer with `thought`."""

    game: str
    seat: int
    question: int
    bot: str


class Ponder(NamedTuple):
    """A player asks for a hint; answer with `pondered`."""

    game: str
    seat: int
    question: int
    connection: int
    ask: int


class Recall(NamedTuple):
    """Somebody wants to play on from a game that is over; answer with `recalled`."""

    connection: int
    person: str
    message: PlayOn


class Complain(NamedTuple):
    """Somebody reports a line of a chat to the moderators; answer with `stored` or `not_stored`."""

    ticket: int
    game: str
    by: str
    about: str
    text: str
    why: str
    at: float


class Shun(NamedTuple):
    """Somebody blocks somebody, or no longer; answer with `stored` or `not_stored`."""

    ticket: int
    by: str
    about: str
    on: bool


class Wake(NamedTuple):
    """Call `tick` at this time, or later."""

    at: float


Output = Send | Store | KeepRoom | Seek | Fetch | Forget | Think | Ponder | Recall | Complain | Shun | Wake
