"""What do clients and the service say to each other? Each message is a JSON object with its `type`.

>>> import msgspec
>>> msgspec.json.decode(b'{"type":"answer","game":"g","question":3,"sequence":1,"value":[0,2]}', type=FromClient)
GiveAnswer(game='g', question=3, sequence=1, value=[0, 2])
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from fuda.service.clocks import ClockSetting

PROTOCOL: Final = 1

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Name = Annotated[str, msgspec.Meta(max_length=40)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Deck = Annotated[list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=200)]
Places = Annotated[list[int], msgspec.Meta(max_length=500)]

UNDO: Final = "undo"
DRAW: Final = "draw"
REMATCH: Final = "rematch"
Offer = Literal["undo", "draw", "rematch"]


class _Message(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True, forbid_unknown_fields=True):
    """One message."""


# --- from a client


class OpenRoom(_Message, frozen=True, tag="open-room"):
    """Wait for an opponent, whoever comes or who has the key, or begin against a bot (`bot:NAME`) at once."""

    game: Id
    variant: Name = ""
    deck: Deck = []
    opponent: Name = "open"
    password: Name = ""
    clock: ClockSetting | None = None
    is_rated: bool = False


class JoinRoom(_Message, frozen=True, tag="join-room"):
    """Sit down opposite somebody who waits."""

    room: Id
    key: Name = ""
    password: Name = ""
    deck: Deck = []


class LeaveRoom(_Message, frozen=True, tag="leave-room"):
    """Wait no longer."""

    room: Id


class ListRooms(_Message, frozen=True, tag="list-rooms"):
    """Which rooms are open to everybody?"""


class Look(_Message, frozen=True, tag="look"):
    """What has happened in a game since a record, and how does it stand? Also after a gap or a broken connection."""

    game: Id
    since: Number = 0


class GiveAnswer(_Message, frozen=True, tag="answer"):
    """An answer to a question. `sequence` is the client's own number: repeated, it gets the first acknowledgement."""

    game: Id
    question: Number
    sequence: Number
    value: int | Places


class TakeBack(_Message, frozen=True, tag="take-back"):
    """Take the last answer back: at once where the rule allows it, otherwise the other player is asked."""

    game: Id


class OfferDraw(_Message, frozen=True, tag="offer-draw"):
    """Ask for a draw."""

    game: Id


class OfferRematch(_Message, frozen=True, tag="offer-rematch"):
    """Ask for another game, seats exchanged."""

    game: Id


class Reply(_Message, frozen=True, tag="reply"):
    """Yes or no to what the other player asked for."""

    game: Id
    offer: Offer
    yes: bool


class Resign(_Message, frozen=True, tag="resign"):
    """Give up."""

    game: Id


class Claim(_Message, frozen=True, tag="claim"):
    """The other player is asked and has been away for long: claim the game."""

    game: Id


class GiveTime(_Message, frozen=True, tag="give-time"):
    """Let the other player have more time."""

    game: Id
    seconds: Annotated[int, msgspec.Meta(ge=1, le=600)]


class Say(_Message, frozen=True, tag="say"):
    """Say something to the other player."""

    game: Id
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class WhyNot(_Message, frozen=True, tag="why-not"):
    """Why is this action not allowed?"""

    game: Id
    action: dict[str, Any]


InGame = Look | GiveAnswer | TakeBack | OfferDraw | OfferRematch | Reply | Resign | Claim | GiveTime | Say | WhyNot
FromClient = OpenRoom | JoinRoom | LeaveRoom | ListRooms | InGame


# --- from the service


class Welcome(_Message, frozen=True, tag="welcome"):
    """The connection stands."""

    person: str
    protocol: int
    games: tuple[str, ...]  # the games in which the person sits


class RoomOpened(_Message, frozen=True, tag="room-opened"):
    """A room waits; whoever has the key may come in."""

    room: str
    key: str


class RoomShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A room as everybody may see it."""

    room: str
    game: str
    variant: str
    by: str
    clock: ClockSetting | None = None
    is_rated: bool = False
    has_password: bool = False


class Rooms(_Message, frozen=True, tag="rooms"):
    """The rooms that are open to everybody."""

    rooms: tuple[RoomShown, ...]


class Seated(_Message, frozen=True, tag="seated"):
    """A game begins. `commitment` proves later that its seed was fixed now."""

    game: str
    title: str
    variant: str
    seat: int
    players: tuple[str, str]
    commitment: str
    clock: ClockSetting | None = None
    is_rated: bool = False


class Ended(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended, and the seed from which chance answered."""

    winner: int
    why: str
    seed: str
    clause: str = ""


class Update(_Message, frozen=True, tag="update"):
    """How a game stands for a viewer after a record. `events` are those told after the record `since`; 0: all."""

    game: str
    number: int
    since: int
    events: list[dict[str, Any]]
    view: dict[str, Any]
    question: int = -1
    left: tuple[float, float] | None = None
    thinking: tuple[bool, bool] = (False, False)
    away: tuple[bool, bool] = (False, False)
    ended: Ended | None = None


class Acknowledged(_Message, frozen=True, tag="acknowledged"):
    """The answer is stored as this record; it will not be lost."""

    game: str
    sequence: int
    number: int


class Refused(_Message, frozen=True, tag="refused"):
    """A message was not heeded; nothing has changed. With the question that stands now, where it was an answer."""

    name: str
    ja: str
    en: str
    about: str = ""
    game: str = ""
    sequence: int = -1
    question: int = -1


class Offered(_Message, frozen=True, tag="offered"):
    """A player asks for something; `seat` is who asks. With `is_open` false the matter is closed."""

    game: str
    offer: Offer
    seat: int
    is_open: bool


class Said(_Message, frozen=True, tag="said"):
    """A line of the players' chat."""

    game: str
    number: int
    seat: int
    text: str


class Because(_Message, frozen=True, tag="because"):
    """Why an action is not allowed; no clause: it is allowed."""

    game: str
    clause: str = ""
    ja: str = ""
    en: str = ""


FromService = Welcome | RoomOpened | Rooms | Seated | Update | Acknowledged | Refused | Offered | Said | Because
