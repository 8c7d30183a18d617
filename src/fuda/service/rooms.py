"""Who waits for an opponent? A room has a host, what is to be played, and who may come in."""

from __future__ import annotations

from hashlib import sha256
from hmac import compare_digest
from typing import Final, NamedTuple

import msgspec

import fuda
from fuda.api import Game
from fuda.library.messages import Explained
from fuda.play.bots.serving import SERVED, is_served
from fuda.service.client_messages import JoinRoom, OpenRoom, Wishes
from fuda.service.clocks import ClockSetting
from fuda.service.deck_choice import deck_of
from fuda.service.records import BOT
from fuda.service.server_messages import RoomOpened, RoomShown, Seat

OPEN: Final = "open"
LINK: Final = "link"
ALONE: Final = "alone"


class RoomRefused(Explained):
    """A room cannot be opened or entered like this."""


class Room(NamedTuple):
    """A room that waits."""

    id: str
    key: str
    host: str
    name: str
    game: str
    variant: str
    deck: tuple[str, ...]
    is_open: bool
    password: str  # as a digest; empty where there is none
    clock: ClockSetting | None
    is_rated: bool
    spectators: bool
    wishes: Wishes

    def shown(self, rating: float | None = None) -> RoomShown:
        """The room as everybody may see it, with the strength of its host where that is known."""
        return RoomShown(
            self.id,
            self.game,
            self.variant,
            Seat(self.host, self.name, rating),
            self.clock,
            self.is_rated,
            has_password=bool(self.password),
        )

    def told(self) -> RoomOpened:
        """The room as its host is told of it."""
        return RoomOpened(self.id, self.key, self.game, self.variant)


def written(room: Room) -> bytes:
    """A room as it is kept."""
    return msgspec.json.encode(room)


def read(content: bytes) -> Room | None:
    """A room as it was kept; None where it is of another form."""
    try:
        return msgspec.json.decode(content, type=Room)
    except msgspec.DecodeError:
        return None


def _locked(id: str, password: str) -> str:
    """What is kept of a room's password."""
    return sha256(f"{id} {password}".encode()).hexdigest() if password else ""


def opened(wanted: OpenRoom, id: str, key: str, host: str, name: str) -> Room:
    """The room that somebody wants; RoomRefused, or what is wrong with game, variant, deck or clock."""
    game = fuda.load(wanted.game)
    variant = game.variant(wanted.variant or None)
    deck = deck_of(wanted.game, variant, wanted.deck)
    if wanted.clock is not None:
        wanted.clock.check()
    bot = check_opponent(wanted.opponent, (OPEN, LINK))
    if bot and wanted.is_rated:
        raise RoomRefused("bots-are-not-rated")
    return Room(
        id,
        key,
        host,
        name,
        wanted.game,
        variant,
        deck,
        wanted.opponent == OPEN,
        _locked(id, wanted.password),
        wanted.clock,
        wanted.is_rated,
        wanted.spectators,
        wanted.wishes,
    )


def check_opponent(opponent: str, others: tuple[str, ...]) -> str:
    """The bot that is meant, or nothing for one of the others; RoomRefused for anything else."""
    bot = opponent[len(BOT) :] if opponent.startswith(BOT) else ""
    if bot and not is_served(bot):
        raise RoomRefused("unknown-bot", bot=bot, known=", ".join(SERVED))
    if not bot and opponent not in others:
        raise RoomRefused("unknown-opponent", opponent=opponent, known=f"{', '.join(others)}, {BOT}NAME")
    return bot


def check_key(room: Room, key: str) -> None:
    """RoomRefused unless the room is open to everybody, or somebody has its link."""
    if not room.is_open and not compare_digest(key.encode(), room.key.encode()):
        raise RoomRefused("room-needs-key")


def check_entry(room: Room, wanted: JoinRoom) -> None:
    """RoomRefused unless somebody may come in."""
    check_key(room, wanted.key)
    if room.password and not compare_digest(_locked(room.id, wanted.password), room.password):
        raise RoomRefused("room-needs-password")


def decks_for(game: Game, first: tuple[str, ...], second: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Both decks, where somebody brings one: who brings none plays the first that comes with the game."""
    if not first and not second:
        return ()
    presets = game.preset_decks
    if not presets and not (first and second):
        raise RoomRefused("both-need-decks")
    return first or presets[0], second or presets[0]
