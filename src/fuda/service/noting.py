"""What is stored of people, and not of games? Whom somebody does not hear, and what somebody reports to the moderators.

As with a record, nobody is told before it is on disk.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from fuda.service import client_messages as c
from fuda.service import server_messages as s
from fuda.service.floor import Connection, Floor, Refusal, check_pace
from fuda.service.limits import Limit
from fuda.service.outputs import Complain, Output, Send, Shun
from fuda.service.server_messages import Said

MOST_BLOCKED: Final = 200
REPORTS: Final = (10, 600.0)  # lines that one person may report in so many seconds


class Note(NamedTuple):
    """What is being stored, and who wants it."""

    by: Connection
    message: c.Block | c.Report


class Noting(Floor):
    """Blocks and reports."""

    _tickets = 0
    _noting: dict[int, Note]
    _reports: Limit

    def _ticket(self) -> int:
        self._tickets += 1
        return self._tickets

    def _block(self, by: Connection, message: c.Block) -> list[Output]:
        coming = [each for each in self._noting.values() if each.by.person == by.person]
        if message.on and len(self.blocks.get(by.person, ())) + len(coming) >= MOST_BLOCKED:
            raise Refusal("too-many-blocked", most=MOST_BLOCKED)
        ticket = self._ticket()
        self._noting[ticket] = Note(by, message)
        return [Shun(ticket, by.person, message.person, message.on)]

    def _report(self, by: Connection, message: c.Report, line: Said, now: float) -> list[Output]:
        check_pace(self._reports, by, now)
        ticket = self._ticket()
        self._noting[ticket] = Note(by, message)
        return [Complain(ticket, message.game, by.person, line.person, line.text, message.why, now)]

    def _noted(self, note: Note) -> list[Output]:
        """It is on disk."""
        by, message = note
        if isinstance(message, c.Report):
            is_here = by.id in self.connections
            return [Send(by.id, s.Reported(message.game, message.number))] if is_here else []
        mine = self.blocks.setdefault(by.person, set())
        (mine.add if message.on else mine.discard)(message.person)
        told = s.Blocked(tuple(sorted(mine)))
        return [Send(each, told) for each in sorted(self._wires_of.get(by.person, ()))]

    def _not_noted(self, note: Note) -> list[Output]:
        """It could not be written."""
        by, message = note
        return [self._refused(by.id, Refusal("not-stored"), message)] if by.id in self.connections else []
