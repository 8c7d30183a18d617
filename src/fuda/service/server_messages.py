"""What does the service say? Each message is a JSON object with its `type`.

>>> import msgspec
>>> msgspec.json.encode(Acknowledged("g", 1, 4))
b'{"type":"acknowledged","game":"g","sequence":1,"number":4}'
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from fuda.service.client_messages import Auto, Channel, Offer, Wishes
from fuda.service.clocks import ClockSetting

PROTOCOL: Final = 2


class Telling(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """One message of the service. A client passes over fields that it does not know."""


class Words(msgspec.Struct, frozen=True):
    """The same in both languages."""

    ja: str
    en: str


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits somewhere: the person, who is called by this name; for a bot `bot:NAME`."""

    person: str
    name: str
    rating: float | None = None


class Welcome(Telling, frozen=True, tag="welcome"):
    """The connection stands."""

    person: str
    name: str
    protocol: int
    games: tuple[str, ...]  # the games in which the person sits and that are not over, or were only just
    rooms: tuple[RoomOpened, ...] = ()  # the rooms in which the person waits


# --- the hall


class RoomOpened(Telling, frozen=True, tag="room-opened"):
    """A room waits; whoever has the key may come in."""

    room: str
    key: str
    game: str = ""
    variant: str = ""


class RoomClosed(Telling, frozen=True, tag="room-closed"):
    """A room of mine is there no longer."""

    room: str


class RoomShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A room as others may see it."""

    room: str
    game: str
    variant: str
    by: Seat
    clock: ClockSetting | None = None
    is_rated: bool = False
    has_password: bool = False


class GameShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game that everybody may watch."""

    game: str
    title: str
    variant: str
    players: tuple[Seat, Seat]
    since: float
    spectators: int = 0
    is_rated: bool = False


class Rooms(Telling, frozen=True, tag="rooms"):
    """The rooms that are open to everybody."""

    rooms: tuple[RoomShown, ...]


class RoomSeen(Telling, frozen=True, tag="room-seen"):
    """What is played in a room to which somebody has the link."""

    room: RoomShown


class Lobby(Telling, frozen=True, tag="lobby"):
    """Everything that waits and everything that can be watched; the newest, where there is much."""

    rooms: tuple[RoomShown, ...]
    games: tuple[GameShown, ...]
    people: int  # who are there


class LobbyChanged(Telling, frozen=True, tag="lobby-changed"):
    """What came and what went since."""

    rooms: tuple[RoomShown, ...] = ()
    games: tuple[GameShown, ...] = ()
    gone_rooms: tuple[str, ...] = ()
    gone_games: tuple[str, ...] = ()
    people: int = 0


# --- a game


class Seated(Telling, frozen=True, tag="seated"):
    """A game begins, or is shown to somebody who comes. `commitment` proves later that its seed was fixed now. A
    spectator sits at -2. Whoever plays `alone` has both seats, sees all, and sits where `view.seat` of the latest
    update says. `origin` is the game that is played on, from the position after its record `origin_number`."""

    game: str
    title: str
    variant: str
    seat: int
    players: tuple[Seat, Seat]
    commitment: str
    clock: ClockSetting | None = None
    is_rated: bool = False
    wishes: Wishes = Wishes()
    auto: Auto = "off"
    alone: bool = False
    origin: str = ""
    origin_number: int = 0


class Ended(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended: who won (-1: nobody) and why, in words and with the clause; the seed from which chance
    answered, unless a player hides a hand; and whether everybody may see the replay."""

    winner: int
    why: str
    said: Words
    seed: str = ""
    clause: str = ""
    is_public: bool = False


class AskedWords(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question in words: what is asked, each thing that can be chosen, and the summary of the clause."""

    prompt: Words
    options: tuple[Words, ...] = ()
    clause: Words = Words("", "")


class Update(Telling, frozen=True, tag="update"):
    """How a game stands for a viewer after a record. `events` are those told after the record `since` (0: all), and
    `lines` says each of them in words. `usual` is the answer that is given for a player without time."""

    game: str
    number: int
    since: int
    events: list[dict[str, Any]]
    view: dict[str, Any]
    question: int = -1
    lines: tuple[Words, ...] = ()
    asked: AskedWords | None = None
    usual: int | list[int] | None = None
    passes_at: float = -1.0  # in so many seconds the service passes
    left: tuple[float, float] | None = None
    thinking: tuple[bool, bool] = (False, False)
    away: tuple[bool, bool] = (False, False)
    spectators: int = 0
    ended: Ended | None = None


class Acknowledged(Telling, frozen=True, tag="acknowledged"):
    """The answer is stored as this record; it will not be lost."""

    game: str
    sequence: int
    number: int


class Refused(Telling, frozen=True, tag="refused"):
    """A message was not heeded; nothing has changed. With the question that stands now, where it was an answer."""

    name: str
    ja: str
    en: str
    about: str = ""
    game: str = ""
    sequence: int = -1
    question: int = -1
    ask: int = 0


class Offered(Telling, frozen=True, tag="offered"):
    """A player asks for something; `seat` is who asks. With `is_open` false the matter is closed; `yes` says how."""

    game: str
    offer: Offer
    seat: int
    is_open: bool
    yes: bool = False


class Presence(Telling, frozen=True, tag="presence"):
    """Who of the players is away; after so many seconds more the other one may claim the game, if that player is asked.
    And how many watch."""

    game: str
    away: tuple[bool, bool]
    claim_in: float = -1.0
    spectators: int = 0


class Said(Telling, frozen=True, tag="said"):
    """A line of a chat; spectators have seat -2."""

    game: str
    number: int
    seat: int
    text: str
    to: Channel = "players"
    person: str = ""
    name: str = ""


class Blocked(Telling, frozen=True, tag="blocked"):
    """Whom this person does not hear."""

    people: tuple[str, ...]


class Reported(Telling, frozen=True, tag="reported"):
    """The moderators will see it."""

    game: str
    number: int


class AutoSet(Telling, frozen=True, tag="auto-set"):
    """How the service passes for this player now."""

    game: str
    mode: Auto
    stops: tuple[str, ...] = ()


class Permitted(Telling, frozen=True, tag="permitted"):
    """What this player allows now; whether the replay is public."""

    game: str
    wishes: Wishes
    is_public: bool = False


class Because(Telling, frozen=True, tag="because"):
    """Why an action is not allowed; no clause: it is allowed."""

    game: str
    clause: str = ""
    ja: str = ""
    en: str = ""
    ask: int = 0
    told: dict[str, Any] = {}


class Explanations(Telling, frozen=True, tag="explained"):
    """An explanation as values, and in sentences of both languages."""

    game: str
    what: str
    told: Any
    ja: tuple[str, ...] = ()
    en: tuple[str, ...] = ()
    ask: int = 0


class HintGiven(Telling, frozen=True, tag="hint-given"):
    """What a careful player would do: the answer, how probable a win is after it (`worth`), the next best, how many
    were tried, and what would follow as far as this seat can guess; in sentences of both languages."""

    game: str
    question: int
    value: int | list[int]
    worth: float
    tried: int
    equals: int
    said: Words
    second: int | list[int] | None = None
    second_worth: float = 0.0
    foreseen: tuple[Words, ...] = ()
    ask: int = 0


class Moved(Telling, frozen=True, tag="moved"):
    """Another process has the game, or the room: connect to this address for it. Where no address is said, look again
    in a moment."""

    game: str
    address: str
    room: str = ""


FromService = (
    Welcome
    | RoomOpened
    | RoomClosed
    | Rooms
    | RoomSeen
    | Lobby
    | LobbyChanged
    | Seated
    | Update
    | Acknowledged
    | Refused
    | Offered
    | Presence
    | Said
    | Blocked
    | Reported
    | AutoSet
    | Permitted
    | Because
    | Explanations
    | HintGiven
    | Moved
)
