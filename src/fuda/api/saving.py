"""How is a match written down? As JSON with everything hidden, the seed, and a digest of all of it."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final, NamedTuple

import msgspec

from fuda.kernel import codec
from fuda.kernel.state import State
from fuda.library.homes import per_game
from fuda.library.loading import names_of, rules_digest
from fuda.library.messages import Explained

FORMAT: Final = 2
WITHOUT_DIGEST: Final = 1  # the format before, which is still read


class BadSave(Explained):
    """What was read is not a saved game, or not one that this version can go on with.

    >>> import fuda
    >>> try:
    ...     fuda.load("wars3x3").decode(b"{}")
    ... except fuda.BadSave as error:
    ...     print(error)
    This is not a saved game of fuda.
    """


class Saved(NamedTuple):
    """What is kept of a match."""

    state: State
    variant: str
    seed: str | None
    chances: int


def written(game: str, kept: Saved) -> bytes:
    """A match as JSON."""
    saved = {
        "fuda": FORMAT,
        "game": game,
        "variant": kept.variant,
        "rules": rules_digest(game),
        "cards": _cards_digest(game),
        "seed": kept.seed,
        "chances": kept.chances,
        "state": codec.encode(kept.state),
    }
    return msgspec.json.encode({**saved, "digest": _digest(saved)})


def read(game: str, saved: bytes) -> Saved:
    """What was written; BadSave when it cannot go on here."""
    try:
        found = msgspec.json.decode(saved)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, TypeError) as error:
        raise BadSave("malformed-json", why=str(error)) from None
    if not isinstance(found, dict) or found.get("fuda") not in (WITHOUT_DIGEST, FORMAT):
        raise BadSave("not-a-save")
    if found.get("game") != game:
        raise BadSave("save-of-another-game", game=found.get("game"), wanted=game)
    if found["fuda"] == FORMAT and found.pop("digest", None) != _digest(found):
        raise BadSave("save-altered")
    if found.get("cards", _cards_digest(game)) != _cards_digest(game):  # cards are kept by their places
        raise BadSave("save-of-other-cards", game=game)
    try:
        state: State = codec.decode(found["state"])
        return Saved(state, found["variant"], found["seed"], found["chances"])
    except (LookupError, ValueError, TypeError, AttributeError) as error:
        other = found.get("rules") != rules_digest(game)
        raise BadSave("save-of-other-rules" if other else "not-a-save", game=game, why=str(error)) from None


@per_game
def _cards_digest(game: str) -> str:
    """A digest of the numbers of all printed cards in their order."""
    return sha256(" ".join(names_of(game)).encode()).hexdigest()


def _digest(saved: dict[str, Any]) -> str:
    return sha256(msgspec.json.encode(saved)).hexdigest()
