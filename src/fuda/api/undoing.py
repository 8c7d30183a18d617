"""May an answer be taken back? Freely, while nothing hidden has come to light and chance has decided nothing since.

Three things come to light by an answer and what follows from it: what chance decides, what the other player decides,
and a card that somebody comes to know, whoever that is. What a player knew before is not revealed by being shown again.
When any of them has happened since, the other player has to consent.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from fuda.kernel.rules import SEATS
from fuda.kernel.state import CHANCE, State

FREE: Final = "free"
CONSENT: Final = "consent"
GIVEN: Final = "given"  # in a record: the other player has consented

ROLLED: Final = "chance"
DECIDED: Final = "answer"
SEEN: Final = "card"


class Heard(list[Any]):
    """Notes that remember, for each event, who knew what after it. (Compiled code appends without asking this class;
    then only the knowledge at the end of a step counts.)"""

    def __init__(self, state: State) -> None:
        super().__init__()
        self.of = state
        self.knew: list[list[int]] = []

    def append(self, note: Any) -> None:
        super().append(note)
        self.knew.append(self.of.known[:])

    def taken(self) -> tuple[list[Any], list[list[int]]]:
        """What was noted since the last time."""
        notes = list(self)
        knew = self.knew if len(self.knew) == len(notes) else [self.of.known[:] for _ in notes]
        self.clear()
        self.knew = []
        return notes, knew


@dataclass(frozen=True, slots=True)
class Disclosure:
    """Something came to light: what chance or a seat decided, or a card that a seat came to know; and the clause of the
    question whose answer led to it."""

    kind: str
    seat: int
    clause: str


def disclosed(before: State, knew: Iterable[Sequence[int]], seat: int, clause: str) -> tuple[Disclosure, ...]:
    """What a seat's answer in a position brought to light; `knew` says who knew which card (a bit for each seat) after
    each event that followed. Where several seats are asked at once, the last answer opens the others.

    >>> state = State()
    >>> state.known = [3, 1]
    >>> disclosed(state, [[3, 1]], 0, "4.2")
    (Disclosure(kind='answer', seat=0, clause='4.2'),)
    >>> [each.kind for each in disclosed(state, [[3, 3], [3, 1]], 0, "4.2")]
    ['answer', 'card']
    >>> disclosed(state, [[3, 1]], 2, "1.1")
    (Disclosure(kind='chance', seat=2, clause='1.1'),)
    """
    found = [Disclosure(ROLLED if seat == CHANCE else DECIDED, seat, clause)]
    others = [(each, given) for each, given in zip(before.pending, before.answers, strict=False) if each.seat != seat]
    if all(given is not None for _, given in others):
        found += [Disclosure(DECIDED, each.seat, each.clause) for each, _ in others]
    return (*found, *[Disclosure(SEEN, each, clause) for each in _learned(before.known, knew)])


def _learned(before: Sequence[int], knew: Iterable[Sequence[int]]) -> list[int]:
    """The seats that came to know a card."""
    learned = 0
    for known in knew:
        if known != before:
            for old, new in zip(before, known, strict=False):
                learned |= new & ~old
            before = known
    return [each for each in SEATS if learned >> each & 1]


def against(disclosures: Iterable[Disclosure], seat: int) -> tuple[Disclosure, ...]:
    """What of that speaks against a seat's going back freely: everything but its own answers.

    >>> own, other = Disclosure(DECIDED, 0, "4.2"), Disclosure(DECIDED, 1, "4.2")
    >>> against([own, other], 0) == (other,)
    True
    """
    return tuple([each for each in disclosures if each.kind != DECIDED or each.seat != seat])


def undo_cost(disclosures: Iterable[Disclosure], seat: int) -> str:
    """What it takes for a seat to go back over all that.

    >>> undo_cost([Disclosure(DECIDED, 0, "4.2")], 0), undo_cost([Disclosure(ROLLED, 2, "1.1")], 0)
    ('free', 'consent')
    """
    return CONSENT if against(disclosures, seat) else FREE
