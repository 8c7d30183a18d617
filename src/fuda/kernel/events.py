"""What happened? Every change of the tables is an event; this module says what an event is and how it is told.

An event is a record with an `apply`, the only place where tables are written. What a seat is told of it is built from
an allow-list (`cards`, `shown`): a field that no list names is told to nobody.
"""

from __future__ import annotations

from typing import Any, ClassVar

from fuda.kernel.records import Record


class Event(Record):
    """One change of the tables and the clause that demands it."""

    replaceable: ClassVar[bool] = False  # whether replacement effects may be looked for
    cards: ClassVar[tuple[str, ...]] = ()  # fields that hold a card, told as far as the seat knows it
    shown: ClassVar[tuple[str, ...]] = ()  # fields told to every seat

    def __init__(self, clause: str = "") -> None:
        self.clause = clause

    def apply(self, state: Any, rules: Any) -> None:
        """Write the tables."""
        raise NotImplementedError

    def look(self, state: Any, rules: Any) -> None:
        """Keep what will be asked about later; called before anything of what happens together is applied."""

    def keeps_facts(self, state: Any, rules: Any) -> bool:
        """Whether no derived value can have changed by it; asked after it was applied."""
        return False

    def affected(self, state: Any, rules: Any) -> int:
        """The seat that chooses when several replacements compete."""
        return 0


class Note(Record):
    """An applied event, as it is told: one tuple for each seat and one for the judge who knows everything."""

    def __init__(self, told: tuple[Any, ...] = ()) -> None:
        self.told = told
