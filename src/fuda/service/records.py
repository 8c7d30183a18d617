"""What is kept of a game? How it began and everything that was accepted since; together they are the game.

>>> import msgspec
>>> msgspec.json.encode(Conceded(3, 1, 12.5))
b'{"kind":"conceded","number":3,"seat":1,"at":12.5}'
>>> msgspec.json.decode(_, type=Kept)
Conceded(number=3, seat=1, at=12.5)
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from fuda.service.client_messages import Wishes
from fuda.service.clocks import ClockSetting

BOT: Final = "bot:"  # the player of a seat that a bot of this name answers for

Value = int | tuple[int, ...]
Left = (
    tuple[float, float] | None
)  # what both had on the clock after a record: time that the server was down is not in it


class Started(msgspec.Struct, frozen=True, tag_field="kind", tag="started", omit_defaults=True):
    """How a game began: who sits where, with which decks, from which seed, by which clock."""

    id: str
    game: str
    variant: str
    seed: str
    players: tuple[str, str]
    at: float
    decks: tuple[tuple[str, ...], ...] = ()
    clock: ClockSetting | None = None
    is_rated: bool = False
    rules: str = ""
    names: tuple[str, str] = ("", "")
    spectators: bool = True  # whether others may watch
    is_listed: bool = False  # whether the lobby shows it
    wishes: tuple[Wishes, Wishes] = (Wishes(), Wishes())
    lead: tuple[tuple[int, Value], ...] = ()  # answers of another game that come before: it is played on from there
    origin: str = ""  # that game
    origin_number: int = 0  # and the record after which it is played on

    @property
    def is_alone(self) -> bool:
        """Whether one person has both seats."""
        return self.players[0] == self.players[1]

    @property
    def goes_on_alone(self) -> bool:
        """Whether something may happen although nobody comes: a clock runs out, or a bot answers.

        >>> start = Started("g", "wars3x3", "wizard", "7", ("a", "b"), 1.0)
        >>> start.goes_on_alone, msgspec.structs.replace(start, players=("a", "bot:greedy")).goes_on_alone
        (False, True)
        """
        return self.clock is not None or bool(self.bot_of(0) or self.bot_of(1))

    def bot_of(self, seat: int) -> str:
        """The name of the bot that answers for the seat; empty for a person."""
        player = self.players[seat]
        return player[len(BOT) :] if player.startswith(BOT) else ""


class Accepted(msgspec.Struct, frozen=True, tag_field="kind", tag="answered", omit_defaults=True):
    """An answer to a question, in the seat's words. `sequence` is the client's number for it; with `is_usual` the
    service answered for a player without time."""

    number: int
    seat: int
    question: int
    value: Value
    at: float
    left: Left = None
    sequence: int = -1
    is_usual: bool = False


class TakenBack(msgspec.Struct, frozen=True, tag_field="kind", tag="taken-back", omit_defaults=True):
    """A seat took its last answer back, by the rule or with the other player's consent."""

    number: int
    seat: int
    consent: bool
    at: float
    left: Left = None


class Conceded(msgspec.Struct, frozen=True, tag_field="kind", tag="conceded"):
    """A seat gave up."""

    number: int
    seat: int
    at: float


class Settled(msgspec.Struct, frozen=True, tag_field="kind", tag="settled"):
    """The game ended for a reason outside its rules: agreed, time or absent. `winner` is -1 for a draw."""

    number: int
    winner: int
    why: str
    at: float


class TimeGiven(msgspec.Struct, frozen=True, tag_field="kind", tag="time-given", omit_defaults=True):
    """A seat's time grew because the other player said so."""

    number: int
    seat: int
    seconds: float
    at: float
    left: Left = None


class Allowed(msgspec.Struct, frozen=True, tag_field="kind", tag="allowed", omit_defaults=True):
    """What a player allows others to see afterwards; also after the end."""

    number: int
    seat: int
    wishes: Wishes
    at: float


Kept = Started | Accepted | TakenBack | Conceded | Settled | TimeGiven | Allowed
Later = Accepted | TakenBack | Conceded | Settled | TimeGiven | Allowed


def standing_answers(start: Started, records: Iterable[Later]) -> list[tuple[int, Value]]:
    """The answers that stand after these records, each with its seat: without what was taken back.

    >>> start = Started("g", "wars3x3", "wizard", "7", ("a", "b"), 1.0)
    >>> standing_answers(start, [Accepted(1, 0, 0, 0, 1.0), Accepted(2, 1, 0, 0, 1.0), TakenBack(3, 1, False, 1.0)])
    [(0, 0)]
    """
    line = list(start.lead)
    for record in records:
        if isinstance(record, Accepted):
            line.append((record.seat, record.value))
        elif isinstance(record, TakenBack):
            while line.pop()[0] != record.seat:
                continue
    return line
