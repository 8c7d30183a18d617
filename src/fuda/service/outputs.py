"""What does the service want done? Sending, storing, thinking and waiting; somebody with sockets and files does it."""

from __future__ import annotations

from typing import NamedTuple

from fuda.service.messages import FromService
from fuda.service.records import Kept


class Send(NamedTuple):
    """A message for a connection."""

    connection: int
    message: FromService


class Store(NamedTuple):
    """A record of a game that must be on disk before anybody is told of it; answer with `stored` or `not_stored`."""

    ticket: int
    game: str
    record: Kept


class Think(NamedTuple):
    """A bot is asked; answer with `thought`."""

    game: str
    seat: int
    question: int
    bot: str


class Wake(NamedTuple):
    """Call `tick` at this time, or later."""

    at: float


Output = Send | Store | Think | Wake
