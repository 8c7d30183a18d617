"""Who may say what? One function answers for every message; what is not listed is forbidden.

>>> may(PLAYER, GiveAnswer), may(STRANGER, GiveAnswer), may(NOBODY, ListRooms)
(True, False, False)
"""

from __future__ import annotations

from typing import Final

from fuda.service.messages import (
    Claim,
    GiveAnswer,
    GiveTime,
    JoinRoom,
    LeaveRoom,
    ListRooms,
    Look,
    OfferDraw,
    OfferRematch,
    OpenRoom,
    Reply,
    Resign,
    Say,
    TakeBack,
    WhyNot,
)

NOBODY: Final = "nobody"  # not signed in, not even as a guest
STRANGER: Final = "stranger"  # has nothing to do with the game or the room
HOST: Final = "host"  # opened the room
PLAYER: Final = "player"  # sits in the game
RELATIONS: Final = (NOBODY, STRANGER, HOST, PLAYER)

_ANYBODY: Final = frozenset((STRANGER, HOST, PLAYER))
_PLAYERS: Final = frozenset((PLAYER,))

ALLOWED: Final[dict[type, frozenset[str]]] = {
    OpenRoom: _ANYBODY,
    ListRooms: _ANYBODY,
    JoinRoom: frozenset((STRANGER,)),
    LeaveRoom: frozenset((HOST,)),
    Look: _PLAYERS,
    GiveAnswer: _PLAYERS,
    TakeBack: _PLAYERS,
    OfferDraw: _PLAYERS,
    OfferRematch: _PLAYERS,
    Reply: _PLAYERS,
    Resign: _PLAYERS,
    Claim: _PLAYERS,
    GiveTime: _PLAYERS,
    Say: _PLAYERS,
    WhyNot: _PLAYERS,
}


def may(relation: str, message: type) -> bool:
    """Whether somebody in this relation to the game or room may send such a message."""
    return relation in ALLOWED.get(message, frozenset())
