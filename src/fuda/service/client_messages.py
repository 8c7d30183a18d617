"""What may a client say? Each message is a JSON object with its `type`; what it may hold is bounded here.

>>> import msgspec
>>> msgspec.json.decode(b'{"type":"answer","game":"g","question":3,"sequence":1,"value":[0,2]}', type=FromClient)
GiveAnswer(game='g', question=3, sequence=1, value=[0, 2])
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from fuda.service.clocks import ClockSetting

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Name = Annotated[str, msgspec.Meta(max_length=40)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Whole = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31 - 1)]
Places = Annotated[list[Whole], msgspec.Meta(max_length=500)]
Cards = Annotated[list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=400)]
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]

UNDO: Final = "undo"
DRAW: Final = "draw"
REMATCH: Final = "rematch"
Offer = Literal["undo", "draw", "rematch"]
PLAYERS: Final = "players"
SPECTATORS: Final = "spectators"
Channel = Literal["players", "spectators"]
Auto = Literal["off", "stops", "event", "turn", "skip"]
Matter = Literal["stack", "values", "value", "triggers", "refusal"]


class Asking(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True, forbid_unknown_fields=True):
    """One message of a client."""


class DeckWanted(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A deck: one that the game brings along, by its place; or card numbers; or a text of lines like `3 H001`. Nothing
    of it: the game's own way (a shared deck, a sealed one, or the first that it brings along)."""

    preset: Annotated[int, msgspec.Meta(ge=-1, le=99)] = -1
    cards: Cards = []
    text: Annotated[str, msgspec.Meta(max_length=8000)] = ""


class Wishes(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a player wants to be shown afterwards: the game as a public replay, or not even the hand. Both can be
    changed by `permit` later; a rated game hides nothing."""

    shares: bool = False
    hides_hand: bool = False


# --- in the hall


class OpenRoom(Asking, frozen=True, tag="open-room"):
    """Wait for an opponent: whoever comes (`open`), who has the key (`link`); or begin against a bot (`bot:NAME`)."""

    game: Id
    variant: Name = ""
    deck: DeckWanted = DeckWanted()
    opponent: Name = "open"
    password: Name = ""
    clock: ClockSetting | None = None
    is_rated: bool = False
    spectators: bool = True
    wishes: Wishes = Wishes()


class JoinRoom(Asking, frozen=True, tag="join-room"):
    """Sit down opposite somebody who waits."""

    room: Id
    key: Name = ""
    password: Name = ""
    deck: DeckWanted = DeckWanted()
    wishes: Wishes = Wishes()


class LeaveRoom(Asking, frozen=True, tag="leave-room"):
    """Wait no longer."""

    room: Id


class SeeRoom(Asking, frozen=True, tag="see-room"):
    """What is played in a room to which one has the link?"""

    room: Id
    key: Name = ""


class ListRooms(Asking, frozen=True, tag="list-rooms"):
    """Which rooms are open to everybody?"""


class WatchLobby(Asking, frozen=True, tag="watch-lobby"):
    """Be told of rooms and games that can be watched, now and whenever one comes or goes; or no longer."""

    on: bool = True


class Block(Asking, frozen=True, tag="block"):
    """Hear nothing of what somebody says any more; or again."""

    person: Id
    on: bool = True


class PlayOn(Asking, frozen=True, tag="play-on"):
    """Play on from the position after a record of a game that is over, in a new game that is not rated: at this seat
    against a bot (`bot:NAME`), or at both seats (`alone`)."""

    game: Id
    number: Number
    seat: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0
    opponent: Name = "bot:greedy"


# --- in a game


class Look(Asking, frozen=True, tag="look"):
    """What has happened in a game since a record, and how does it stand? Also after a gap or a broken connection."""

    game: Id
    since: Number = 0


class Spectate(Asking, frozen=True, tag="spectate"):
    """Watch a game: what both players know is told, and goes on being told."""

    game: Id
    since: Number = 0


class StopWatching(Asking, frozen=True, tag="stop-watching"):
    """Watch a game no longer."""

    game: Id


class GiveAnswer(Asking, frozen=True, tag="answer"):
    """An answer to a question. `sequence` is the client's own number: repeated, it gets the first acknowledgement."""

    game: Id
    question: Number
    sequence: Number
    value: Whole | Places


class TakeBack(Asking, frozen=True, tag="take-back"):
    """Take the last answer back: at once where the rule allows it, otherwise the other player is asked."""

    game: Id


class OfferDraw(Asking, frozen=True, tag="offer-draw"):
    """Ask for a draw."""

    game: Id


class OfferRematch(Asking, frozen=True, tag="offer-rematch"):
    """Ask for another game, seats exchanged."""

    game: Id


class Reply(Asking, frozen=True, tag="reply"):
    """Yes or no to what the other player asked for."""

    game: Id
    offer: Offer
    yes: bool


class Resign(Asking, frozen=True, tag="resign"):
    """Give up."""

    game: Id


class Claim(Asking, frozen=True, tag="claim"):
    """The other player is asked and has been away for long: claim the game."""

    game: Id


class GiveTime(Asking, frozen=True, tag="give-time"):
    """Let the other player have more time."""

    game: Id
    seconds: Annotated[int, msgspec.Meta(ge=1, le=600)]


class Say(Asking, frozen=True, tag="say"):
    """Say something: to the other player, or among the spectators."""

    game: Id
    text: Line
    to: Channel = "players"


class Report(Asking, frozen=True, tag="report"):
    """Tell the moderators of a line of a chat."""

    game: Id
    number: Number
    to: Channel = "players"
    why: Annotated[str, msgspec.Meta(max_length=500)] = ""


class WhyNot(Asking, frozen=True, tag="why-not"):
    """Why is this action not allowed? `ask` is the client's own number for the question."""

    game: Id
    action: dict[str, Any]
    ask: Number = 0


class Explain(Asking, frozen=True, tag="explain"):
    """Where does the engine stand (`stack`), what waits (`triggers`), which values has a card or a player (`values`;
    card -2 and -3 are the players), how does one come about (`value`), what would make an action legal (`refusal`)?"""

    game: Id
    what: Matter
    card: Annotated[int, msgspec.Meta(ge=-3, le=2**31 - 1)] = -1
    name: Name = ""
    action: dict[str, Any] = {}
    ask: Number = 0


class AskHint(Asking, frozen=True, tag="hint"):
    """What would a careful player do, knowing what I know?"""

    game: Id
    ask: Number = 0


class SetAuto(Asking, frozen=True, tag="auto"):
    """Let the service pass for me wherever one can pass: never (`off`); but for these purposes (`stops`; `my:` or
    `your:` before one means only in that player's turn); until something happens (`event`); until my turn (`turn`);
    always (`skip`)."""

    game: Id
    mode: Auto
    stops: Annotated[list[Name], msgspec.Meta(max_length=60)] = []


class Permit(Asking, frozen=True, tag="permit"):
    """Whether this game may be a public replay, and whether my hand stays hidden after it."""

    game: Id
    wishes: Wishes


InGame = (
    Look
    | Spectate
    | StopWatching
    | GiveAnswer
    | TakeBack
    | OfferDraw
    | OfferRematch
    | Reply
    | Resign
    | Claim
    | GiveTime
    | Say
    | Report
    | WhyNot
    | Explain
    | AskHint
    | SetAuto
    | Permit
)
InHall = OpenRoom | JoinRoom | LeaveRoom | SeeRoom | ListRooms | WatchLobby | Block | PlayOn
FromClient = InHall | InGame
