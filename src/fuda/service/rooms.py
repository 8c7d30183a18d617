"""Who waits for an opponent? A room has a host, what is to be played, and who may come in."""

from __future__ import annotations

from typing import Final, NamedTuple

import fuda
from fuda.api import Game
from fuda.library.messages import Explained
from fuda.play.players import BOTS
from fuda.service.clocks import ClockSetting
from fuda.service.messages import JoinRoom, OpenRoom, RoomShown
from fuda.service.records import BOT

OPEN: Final = "open"
LINK: Final = "link"


class RoomRefused(Explained):
    """A room cannot be opened or entered like this."""


class Room(NamedTuple):
    """A room that waits."""

    id: str
    key: str
    host: str
    game: str
    variant: str
    deck: tuple[str, ...]
    is_open: bool
    password: str
    clock: ClockSetting | None
    is_rated: bool

    def shown(self) -> RoomShown:
        """The room as everybody may see it."""
        return RoomShown(
            self.id, self.game, self.variant, self.host, self.clock, self.is_rated, has_password=bool(self.password)
        )


def opened(wanted: OpenRoom, id: str, key: str, host: str) -> Room:
    """The room that somebody wants; RoomRefused, or what is wrong with game, variant, deck or clock."""
    game = fuda.load(wanted.game)
    variant = game.variant(wanted.variant or None)
    deck = tuple(wanted.deck)
    check_deck(game, variant, deck)
    if wanted.clock is not None:
        wanted.clock.check()
    bot = wanted.opponent[len(BOT) :] if wanted.opponent.startswith(BOT) else ""
    if bot and bot not in BOTS:
        raise RoomRefused("unknown-bot", bot=bot, known=", ".join(BOTS))
    if not bot and wanted.opponent not in (OPEN, LINK):
        raise RoomRefused("unknown-opponent", opponent=wanted.opponent, known=f"{OPEN}, {LINK}, {BOT}NAME")
    if bot and wanted.is_rated:
        raise RoomRefused("bots-are-not-rated")
    is_open = wanted.opponent == OPEN
    return Room(id, key, host, wanted.game, variant, deck, is_open, wanted.password, wanted.clock, wanted.is_rated)


def check_deck(game: Game, variant: str, deck: tuple[str, ...]) -> None:
    """RoomRefused with the clauses that forbid a deck; no deck is the game's own."""
    if not deck:
        return
    refusals = game.deck_refusals([deck, deck], variant)[0]
    if refusals:
        raise RoomRefused("room-deck-refused", why="; ".join([str(each) for each in refusals]))


def check_entry(room: Room, wanted: JoinRoom) -> None:
    """RoomRefused unless somebody may come in."""
    if not room.is_open and wanted.key != room.key:
        raise RoomRefused("room-needs-key")
    if room.password and wanted.password != room.password:
        raise RoomRefused("room-needs-password")


def decks_for(game: Game, first: tuple[str, ...], second: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Both decks, where somebody brings one: who brings none plays the first that comes with the game."""
    if not first and not second:
        return ()
    presets = game.preset_decks
    if not presets and not (first and second):
        raise RoomRefused("both-need-decks")
    return first or presets[0], second or presets[0]
