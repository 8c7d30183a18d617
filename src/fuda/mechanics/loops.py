"""What if a player could go on for ever? Actions that lead back to the same position are a loop: a number is named.

A procedure that lets a player act again and again keeps what was taken (`Taken`). When a position comes back, `cycle`
is the round that led there; whoever can keep it up names how often it is played, and then all actions that led nowhere
(`barren`) are closed until another one is taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fuda.kernel.decisions import Action, Number, equal_actions
from fuda.kernel.procedure import Flow, Procedure, step
from fuda.kernel.records import Record, fields_of, fingerprint
from fuda.kernel.state import ASIDE, State

MOST_ROUNDS: Final = 99

# What no rule reads, and what is under way: a round begins and ends in the same place of the same procedure.
UNREAD: Final = frozenset(("facts", "layout", "notes", "steps", "seen", "frames"))


class Taken(Record):
    """An action that was taken: in which position, and how many questions each seat had answered by then."""

    def __init__(self, action: Action | None = None, key: int = 0, choices: tuple[int, ...] = ()) -> None:
        self.action = action or Action()
        self.key = key
        self.choices = choices


def cycle(past: tuple[Taken, ...], key: int) -> tuple[Taken, ...]:
    """The actions since the position was last the same; none when it never was.

    >>> [each.action.verb for each in cycle((Taken(Action("a"), 1), Taken(Action("b"), 2), Taken(Action("c"), 3)), 2)]
    ['b', 'c']
    >>> cycle((Taken(Action("a"), 1),), 2)
    ()
    """
    for place in range(len(past) - 1, -1, -1):
        if past[place].key == key:
            return past[place:]
    return ()


def barren(past: tuple[Taken, ...], key: int) -> tuple[Action, ...]:
    """All actions since the position came up for the first time: together they have led nowhere.

    >>> [each.verb for each in barren((Taken(Action("a"), 1), Taken(Action("b"), 1)), 1)]
    ['a', 'b']
    """
    for place, each in enumerate(past):
        if each.key == key:
            return tuple([one.action for one in past[place:]])
    return ()


def is_among(action: Action, actions: Sequence[Action]) -> bool:
    """Whether it is one of these actions."""
    for each in actions:
        if equal_actions(action, each):
            return True
    return False


def seats_that_go_on(round: tuple[Taken, ...], choices: Sequence[int], seat: int) -> tuple[int, ...]:
    """Who can keep the round up: the player who acts, and the other where that player was asked something in it.

    >>> seats_that_go_on((Taken(Action("a"), 1, (3, 5)),), (4, 5), 0)
    (0,)
    >>> seats_that_go_on((Taken(Action("a"), 1, (3, 5)),), (4, 6), 0)
    (0, 1)
    """
    other = 1 - seat
    return (seat, other) if choices[other] > round[0].choices[other] else (seat,)


class NameRounds(Procedure):
    """Each of these seats in turn names how often a round is played; the lowest number is the result."""

    def __init__(self, seats: tuple[int, ...] = (), clause: str = "", purpose: str = "", least: int = 1) -> None:
        super().__init__()
        self.seats = seats
        self.clause = clause
        self.purpose = purpose
        self.least = least
        self.rounds = 0
        self.number = MOST_ROUNDS

    @step("")
    def name(self, state: Any, rules: Any) -> Flow:
        """How often?"""
        if not self.seats:
            return self.done(state, self.number)
        question = Number(self.seats[0], self.clause, self.purpose, self.least, MOST_ROUNDS)
        return self.ask(state, question, into="rounds")

    @step("")
    def keep(self, state: Any, rules: Any) -> Flow:
        """The lower one counts."""
        self.number = min(self.number, self.rounds)
        self.seats = self.seats[1:]
        return self.go("name")


def key_of_position(state: State, renewed: frozenset[str]) -> int:
    """Equal for positions in which the same goes on with the same cards; `renewed` are the fields that only tell one
    card or effect from another, or when it came."""
    parts: list[Any] = []
    for name in fields_of(state):
        if name == "effects":
            parts.append(tuple([fingerprint(unnamed(each)) for each in state.effects]))
        elif name not in ASIDE and name not in renewed:
            parts.append(fingerprint(getattr(state, name)))
    return hash(tuple(parts))


def key_of_everything(state: State, but: frozenset[str]) -> int:
    """Equal only where everything is equal that a rule can read, down to moments and who knows what, but for some
    fields."""
    names = [name for name in fields_of(state) if name not in UNREAD and name not in but]
    return hash(tuple([fingerprint(getattr(state, name)) for name in names]))


def unnamed(record: Any) -> tuple[Any, ...]:
    """What a record says beside its number and its moment."""
    return tuple([getattr(record, name) for name in fields_of(record) if name not in ("name", "timestamp")])
