"""Who may do what? One function answers for every message and every address; what is not listed is forbidden.

>>> may(PLAYER, "answer"), may(STRANGER, "answer"), may(NOBODY, "list-rooms"), may(OPERATOR, "no-such-thing")
(True, False, False, False)
>>> may(STRANGER, "POST /api/me/tokens"), may(STRANGER, "POST /api/me/tokens", PLAY)  # by a token that can only play
(True, False)
"""

from __future__ import annotations

from typing import Final

from fuda.service.client_messages import Asking, Report, Say

NOBODY: Final = "nobody"  # not signed in, not even as a guest
GUEST: Final = "guest"  # signed in without an account
STRANGER: Final = "stranger"  # has an account, and nothing to do with the game, room or thing
HOST: Final = "host"  # opened the room
PLAYER: Final = "player"  # sits in the game; of things like decks and sessions: whose they are
OPPONENT: Final = "opponent"  # plays against whoever the thing belongs to
SPECTATOR: Final = "spectator"  # watches the game
MODERATOR: Final = "moderator"
OPERATOR: Final = "operator"
STANDINGS: Final = (NOBODY, GUEST, STRANGER, HOST, OPPONENT, PLAYER, SPECTATOR, MODERATOR, OPERATOR)

EVERYBODY: Final = frozenset(STANDINGS)
SIGNED_IN: Final = EVERYBODY - {NOBODY}
OUTSIDE: Final = frozenset((GUEST, STRANGER, MODERATOR, OPERATOR))
PLAYERS: Final = frozenset((PLAYER,))
OWNER: Final = frozenset((PLAYER,))
MEMBERS: Final = frozenset((STRANGER, MODERATOR, OPERATOR))  # who have an account, about things of their own
STAFF: Final = frozenset((MODERATOR, OPERATOR))

MESSAGES: Final[dict[str, frozenset[str]]] = {
    "open-room": SIGNED_IN,
    "list-rooms": SIGNED_IN,
    "watch-lobby": SIGNED_IN,
    "block": SIGNED_IN,
    "play-on": SIGNED_IN,
    "play-on from a game that is on": frozenset(),
    "play-on from a private game": PLAYERS,
    "play-on from a public game": SIGNED_IN,
    "see-room": OUTSIDE | {HOST},
    "join-room": OUTSIDE,
    "leave-room": frozenset((HOST,)),
    "look": PLAYERS | {SPECTATOR},
    "spectate": OUTSIDE | {SPECTATOR},
    "stop-watching": frozenset((SPECTATOR,)),
    "answer": PLAYERS,
    "take-back": PLAYERS,
    "offer-draw": PLAYERS,
    "offer-rematch": PLAYERS,
    "reply": PLAYERS,
    "resign": PLAYERS,
    "claim": PLAYERS,
    "give-time": PLAYERS,
    "say players": PLAYERS,
    "say spectators": frozenset((SPECTATOR,)),
    "report players": PLAYERS,
    "report spectators": frozenset((SPECTATOR,)),
    "why-not": PLAYERS,
    "explain": PLAYERS,
    "hint": PLAYERS,
    "auto": PLAYERS,
    "permit": PLAYERS,
}

ROUTES: Final[dict[str, frozenset[str]]] = {
    "GET /": EVERYBODY,
    "GET /healthz": EVERYBODY,
    "GET /readyz": EVERYBODY,
    "GET /metrics": EVERYBODY,
    "GET /api/schema": EVERYBODY,
    "GET /api/openapi": EVERYBODY,
    "GET /api/games": EVERYBODY,
    "GET /api/cards": EVERYBODY,
    "GET /api/decks": EVERYBODY,
    "POST /api/decks/check": EVERYBODY,
    "GET /api/rules": EVERYBODY,
    "POST /api/texts/try": EVERYBODY,
    "GET /api/bots": EVERYBODY,
    "GET /api/ratings": EVERYBODY,
    "POST /api/guest": EVERYBODY,
    "POST /api/accounts": EVERYBODY,
    "POST /api/sign-in": EVERYBODY,
    "POST /api/sign-out": EVERYBODY,
    "GET /api/me": SIGNED_IN,
    "POST /api/me/name": SIGNED_IN,
    "POST /api/me/password": MEMBERS,
    "GET /api/me/sessions": SIGNED_IN,
    "DELETE /api/me/sessions": OWNER,
    "POST /api/me/tokens": MEMBERS,
    "GET /api/me/decks": SIGNED_IN,
    "PUT /api/me/decks": SIGNED_IN,
    "DELETE /api/me/decks": OWNER,
    "GET /api/me/games": SIGNED_IN,
    "GET /api/replay of a game that is on": frozenset(),
    "GET /api/replay of a private game": PLAYERS,
    "GET /api/replay of a public game": EVERYBODY,
    "GET /api/reports": STAFF,
    "WebSocket /ws": SIGNED_IN,
}

ALL: Final = "all"  # somebody who has signed in
PLAY: Final = "play"  # a program with a token for playing in somebody's name
SCOPES: Final[dict[str, frozenset[str]]] = {
    ALL: frozenset((*MESSAGES, *ROUTES)),
    PLAY: frozenset(
        (
            *MESSAGES,
            *[each for each, standings in ROUTES.items() if NOBODY in standings],
            "GET /api/me",
            "GET /api/me/decks",
            "GET /api/me/games",
            "GET /api/replay of a private game",
            "WebSocket /ws",
        )
    ),
}


def may(standing: str, what: str, scope: str = ALL) -> bool:
    """Whether somebody who stands so to the game, room or thing, and came in for so much, may send this message or ask
    at this address."""
    return standing in MESSAGES.get(what, ROUTES.get(what, frozenset())) and what in SCOPES.get(scope, ())


def matter_of(message: Asking) -> str:
    """The name under which a message is allowed or forbidden."""
    tag = str(type(message).__struct_config__.tag)
    return f"{tag} {message.to}" if isinstance(message, (Say, Report)) else tag
