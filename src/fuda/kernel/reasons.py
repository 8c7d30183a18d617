"""Why is something not allowed? A clause, a condition, and the values that were compared."""

from __future__ import annotations

from fuda.kernel.records import Record

Value = int | str


class Reason(Record):
    """One refusal: the clause that forbids, the condition that failed, the values compared.

    >>> Reason("4.2a", "cost-above-territory", cost=3, territory=2)
    Reason(clause='4.2a', condition='cost-above-territory', values=(('cost', 3), ('territory', 2)))
    """

    def __init__(self, clause: str = "", condition: str = "", **values: Value) -> None:
        self.clause = clause
        self.condition = condition
        self.values: tuple[tuple[str, Value], ...] = tuple(values.items())


class Outcome(Record):
    """How the game ended: the seat that won (-1: a draw), the kind of ending, the clause that ended it."""

    def __init__(self, winner: int = -1, kind: str = "", clause: str = "") -> None:
        self.winner = winner
        self.kind = kind
        self.clause = clause


class NotAsked(ValueError):
    """The seat was not asked anything."""


class Malformed(ValueError):
    """The answer has not the form that the question asks for."""


class Illegal(ValueError):
    """The answer has the right form and is forbidden; `reason` says by what."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.clause}: {reason.condition} {dict(reason.values)}")
        self.reason = reason


class Unanswerable(Exception):
    """A question has no answer at all: a mistake of the rules, or of hidden cards that were exchanged meanwhile."""

    def __init__(self, seat: int, question: str) -> None:
        super().__init__(f"{question} has no answer")
        self.seat = seat
