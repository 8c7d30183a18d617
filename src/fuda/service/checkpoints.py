"""How is a game taken up without playing it again? From what was written down of it after some record.

A checkpoint may be lost or old: the records after it lead on, and without it all of them do. It has the position, but
not the way to it, so that what came before can be told and not be taken back.

>>> from fuda.service.records import Started
>>> start = Started("g", "wars3x3", "wizard", "7", ("a", "b"), 1.0)
>>> import fuda
>>> live = LiveGame(start, fuda.load("wars3x3"), 1.0)
>>> again = opened(start, written(live), [], 2.0)
>>> again.view(0) == live.view(0), again.events_since(1, 0) == live.events_since(1, 0)
(True, True)
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from copy import copy
from typing import Final

import msgspec

import fuda
from fuda.api.saving import BadSave
from fuda.library.loading import rules_digest
from fuda.service.client_messages import Wishes
from fuda.service.clocks import Clock
from fuda.service.live_game import JUDGE, SEATS, LiveGame
from fuda.service.records import Later, Started, TakenBack, Value
from fuda.service.steps import Steps, finished


class Checkpoint(msgspec.Struct, frozen=True):
    """A game after a record, but for how it began."""

    number: int
    rules: str
    position: bytes
    asked: tuple[int, int]
    left: tuple[float, float] | None
    usual_answers: list[int]
    accepted: list[tuple[int, int, int, int, Value]]  # seat, the client's number, question, record, value
    wishes: list[Wishes]
    undone_at: int
    answered_by: list[int]
    answers_at: list[int]
    told_at: list[int]
    told: tuple[bytes, bytes, bytes]  # what the seats and the judge were told, packed


_DECODER: Final = msgspec.msgpack.Decoder(Checkpoint)


def held_still(game: LiveGame) -> LiveGame:
    """The game as it is now, for another thread to write down while it goes on."""
    made = copy(game)
    made.usual_answers, made.wishes = list(game.usual_answers), list(game.wishes)
    made.answered_by, made.answers_at, made.told_at = list(game.answered_by), list(game.answers_at), list(game.told_at)
    made.accepted = dict(game.accepted)
    made.match = game.match.copy()
    return made


def written(game: LiveGame) -> bytes:
    """A checkpoint of a game that is not over."""
    judged = (JUDGE,) if game.start.is_alone else ()
    first, second, *third = [
        zlib.compress(msgspec.json.encode(game.heard(seat, None)), 1) for seat in (*SEATS, *judged)
    ]
    return msgspec.msgpack.encode(
        Checkpoint(
            game.number,
            rules_digest(game.start.game),
            game.match.encode(),
            game.asked,
            None if game.clock is None else game.clock.left,
            game.usual_answers,
            [(*key, *record) for key, record in game.accepted.items()],
            game.wishes,
            game.undone_at,
            game.answered_by,
            game.answers_at,
            game.told_at,
            (first, second, third[0] if third else b""),
        )
    )


def read(content: bytes) -> Checkpoint | None:
    """A checkpoint as it was written; None where it is of another form."""
    try:
        return _DECODER.decode(content)
    except msgspec.DecodeError:
        return None


def opened(start: Started, content: bytes | None, later: Iterable[Later], now: float) -> LiveGame | None:
    """The game from a checkpoint and the records after it; None where it takes all records."""
    return finished(opening(start, content, later, now))


def opening(start: Started, content: bytes | None, later: Iterable[Later], now: float) -> Steps[LiveGame | None]:
    """The same, a record at a step."""
    kept = None if content is None else read(content)
    if kept is None or kept.rules != rules_digest(start.game):
        return None
    game = fuda.load(start.game)
    try:
        made = LiveGame(start, game, start.at, game.decode(kept.position))
    except BadSave:
        return None
    made.number, made.first, made.before = kept.number, kept.answers_at[-1], kept.told
    made.usual_answers, made.wishes, made.undone_at = kept.usual_answers, kept.wishes, kept.undone_at
    made.accepted = {(seat, own, asked): (number, value) for seat, own, asked, number, value in kept.accepted}
    made.answered_by, made.answers_at, made.told_at = kept.answered_by, kept.answers_at, kept.told_at
    made.asked = kept.asked
    if start.clock is not None and kept.left is not None:
        made.clock = Clock(start.clock, kept.left, (kept.asked[0] >= 0, kept.asked[1] >= 0), start.at)
    for record in later:
        if record.number <= kept.number:
            continue
        if record.number != made.number + 1 or (isinstance(record, TakenBack) and made.lacks_past(record.seat)):
            return None
        yield from made.replaying([record])
    made.wake(now)
    return made
