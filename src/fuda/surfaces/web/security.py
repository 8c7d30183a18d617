"""Who is it, and how much may they ask for? Passwords, tokens, sessions, and a share of the work for each person."""

from __future__ import annotations

import secrets
from functools import cache
from hashlib import sha256
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from fuda.library.messages import Explained
from fuda.service.decoding import clean_text

SHORTEST: Final = 8
LONGEST: Final = 200
NAME: Final = 40
_HASHER: Final = PasswordHasher()  # Argon2id


class NotAllowed(Explained):
    """Something that this visitor may not do, or not now."""


def fresh_token() -> str:
    """256 bits that nobody can guess."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode(errors="replace")).hexdigest()


def checked_password(password: str) -> str:
    """A password that can be used; NotAllowed otherwise."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise NotAllowed("bad-password-length", least=SHORTEST, most=LONGEST)
    return password


def checked_name(name: str) -> str:
    """A name that others may be shown; NotAllowed or BadText otherwise."""
    found = clean_text(name)
    if len(found) > NAME:
        raise NotAllowed("name-too-long", most=NAME)
    if found.lower().startswith(("bot:", "guest-")):
        raise NotAllowed("name-not-yours")
    return found


def hashed(password: str) -> str:
    """A password as it is kept; slow, on purpose: not for the event loop."""
    return _HASHER.hash(password)


@cache
def nobodys() -> str:
    """What is checked for a login that does not exist, so that nobody learns which do; made before anybody asks."""
    return _HASHER.hash(secrets.token_urlsafe(16))


def is_right(kept: str | None, password: str) -> bool:
    """Whether it is the password; as slow where there is no account."""
    try:
        return _HASHER.verify(kept or nobodys(), password) and kept is not None
    except (VerificationError, InvalidHashError):
        return False


class Budget:
    """So many seconds of work in a second for each key, after some that are free; whoever has used more waits.

    >>> budget = Budget(0.5, 1.0)
    >>> budget.spend("a", 2.0, 0.0)
    >>> budget.wait("a", 0.0), budget.wait("a", 1.0), budget.wait("a", 5.0), budget.wait("b", 0.0)
    (2.0, 1.0, 0.0, 0.0)
    """

    def __init__(self, share: float, free: float) -> None:
        self.share: Final = share
        self.free: Final = free
        self._used: Final[dict[str, tuple[float, float]]] = {}

    def _left(self, key: str, now: float) -> float:
        used, at = self._used.get(key, (0.0, now))
        return max(0.0, used - (now - at) * self.share)

    def spend(self, key: str, seconds: float, now: float) -> None:
        """So much was done for somebody."""
        self._used[key] = self._left(key, now) + seconds, now
        if len(self._used) > 20_000:  # whoever has used nothing lately is forgotten
            for each in [each for each in self._used if not self._left(each, now)]:
                del self._used[each]

    def wait(self, key: str, now: float) -> float:
        """For how long somebody has to wait."""
        return max(0.0, (self._left(key, now) - self.free) / self.share)
