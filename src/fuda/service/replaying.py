"""How did a game go that is over? Every position between two records, as much of it as the players let others see.

>>> from fuda.service.records import Conceded, Started
>>> start = Started("g", "wars3x3", "wizard", "7", ("a", "b"), 1.0)
>>> replay = Replay(start, [Conceded(1, 0, 2.0)])
>>> replay.moments("all")[-1].record, replay.at(0, "all")["view"]["seat"]
(1, -1)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

import fuda
from fuda.api import Match
from fuda.service.live_game import JUDGE, SEATS, LiveGame
from fuda.service.public import SPECTATOR, common, public_view
from fuda.service.records import Accepted, Allowed, Later, Settled, Started, TakenBack
from fuda.service.server_messages import Seat, Words
from fuda.service.speaking import Speaker
from fuda.service.table import Table

SIDES: Final = {"all": JUDGE, "0": 0, "1": 1, "public": SPECTATOR}


class Moment(msgspec.Struct, frozen=True):
    """What one record brought about."""

    record: int
    kind: str
    seat: int
    lines: tuple[Words, ...]


class Replay:
    """A game that is over, position by position."""

    def __init__(self, start: Started, records: Sequence[Later]) -> None:
        self.live: Final = LiveGame(start, fuda.load(start.game), start.at)
        self.records: Final = tuple(records)
        self.matches: Final[list[Match]] = [self.live.match]
        for record in self.records:
            self.live.take_in(self.live.tried(record), record.at)
            self.matches.append(self.live.match)
        self.table: Final = Table(self.live)
        self._moments: Final[dict[str, list[Moment]]] = {}

    def sides(self, seat: int | None) -> tuple[str, ...]:
        """From which sides somebody may see it who sat there, or nowhere."""
        seen = self.live.sides_seen(SPECTATOR if seat is None else seat)
        return tuple([name for name, side in SIDES.items() if side in seen or side == SPECTATOR])

    def _events(self, number: int, side: int) -> list[dict[str, Any]]:
        """What the record with this number brought about, as a side was told."""
        match = self.matches[number]
        if number and isinstance(self.records[number - 1], (TakenBack, Settled, Allowed)):
            return []
        since = None if number == 0 else self.matches[number - 1].number
        if number and match.number == since:  # somebody gave up
            before = len(self.matches[number - 1].log(JUDGE))
            return self._told(match, side, None)[before:]
        return self._told(match, side, since)

    def _told(self, match: Match, side: int, since: int | None) -> list[dict[str, Any]]:
        if side != SPECTATOR:
            return [each.to_json() for each in match.log(side, since=since)]
        both = zip(match.log(0, since=since), match.log(1, since=since), strict=True)
        return [common(one.to_json(), other.to_json()) for one, other in both]

    def moments(self, side: str) -> list[Moment]:
        """Everything that happened, in words; one entry for each record."""
        if side not in self._moments:
            self._moments[side] = self._all_moments(side)
        return self._moments[side]

    def _all_moments(self, side: str) -> list[Moment]:
        speaker: Speaker = self.table.speaker
        found: list[Moment] = []
        for number in range(len(self.matches)):
            record = self.records[number - 1] if number else None
            lines = [each for each in speaker.lines(self._events(number, SIDES[side])) if each.en]
            lines += self._ended_by(number)
            kind = "started" if record is None else str(type(record).__struct_config__.tag)
            found.append(Moment(number, kind, getattr(record, "seat", -1), tuple(lines)))
        return found

    def _ended_by(self, number: int) -> list[Words]:
        """How the game ended, where this record ended it."""
        ended = self.table.ended()
        is_last = number == max([each.number for each in self.records if not isinstance(each, Allowed)], default=0)
        return [ended.said] if ended is not None and is_last else []

    def at(self, number: int, side: str) -> dict[str, Any]:
        """The position after a record, with what led to it and what was answered."""
        match, who = self.matches[number], SIDES[side]
        view = (
            public_view(match.view(0).to_json(), match.view(1).to_json())
            if who == SPECTATOR
            else match.view(who).to_json()
        )
        events = self._events(number, who)
        asked = {
            str(each.seat): msgspec.to_builtins(self.table.speaker.question(each))
            for each in match.pending
            if who in (JUDGE, each.seat)
        }
        record = self.records[number] if number < len(self.records) else None
        answer = None
        if isinstance(record, Accepted) and who in (JUDGE, record.seat):
            question = next((each for each in match.pending if each.seat == record.seat), None)
            value = record.value if isinstance(record.value, int) else list(record.value)
            if question is not None:
                said = self.table.speaker.answer(question, value)
                answer = {"seat": record.seat, "value": value, "said": msgspec.to_builtins(said)}
        return {
            "number": number,
            "view": view,
            "events": events,
            "lines": msgspec.to_builtins([*self.table.speaker.lines(events), *self._ended_by(number)]),
            "asked": asked,
            "answer": answer,
        }

    def told(self, seat: int | None) -> dict[str, Any]:
        """What is known of the game as a whole."""
        start = self.live.start
        players: tuple[Seat, Seat] = self.table.players()
        return {
            "game": start.id,
            "title": start.game,
            "variant": start.variant,
            "players": msgspec.to_builtins(players),
            "at": start.at,
            "is_rated": start.is_rated,
            "records": len(self.records),
            "ended": msgspec.to_builtins(self.table.ended()),
            "commitment": self.table.seated(SPECTATOR).commitment,
            "sides": self.sides(seat),
            "seat": SPECTATOR if seat is None else seat,
            "is_public": self.live.is_public,
        }


__all__ = ["SEATS", "SIDES", "Moment", "Replay"]
