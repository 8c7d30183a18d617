"""How does a player do one thing after another? A window: list, ask, carry out, and again until the player goes on.

A game's window is a procedure with its own steps, labelled by its clauses. It says in `verbs` what each action of it
begins and what forbids it: the same table carries actions out and answers why one is not possible. A window in which
positions can come back (`LoopingWindow`) remembers what was done, lets whoever can go on name a number of rounds, and
repeats them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from fuda.kernel.decisions import Act, Action
from fuda.kernel.machine import was_decided
from fuda.kernel.procedure import Flow, Procedure
from fuda.kernel.reasons import Reason
from fuda.mechanics.loops import LoopWatch, NameRounds, Taken, seats_that_go_on

Begins = Callable[[Any, Any, int, Action], Procedure]
Refuses = Callable[[Any, Any, int, Action], Reason | None]

NOTHING: Final = Action()  # before anything was chosen


class Verb:
    """What an action begins, if it is more than an event, into which field of the window its result goes, and what
    forbids it."""

    def __init__(self, begins: Begins | None, refuses: Refuses, into: str = "") -> None:
        self.begins = begins
        self.refuses = refuses
        self.into = into


class Window(Procedure):
    """A seat does one thing after another."""

    clause: ClassVar[str] = ""  # that asks the seat
    purpose: ClassVar[str] = ""
    last: ClassVar[str] = "go-on"  # the action that ends it
    verbs: ClassVar[dict[str, Verb]] = {}

    def __init__(self, seat: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.action = NOTHING

    def ask_which(self, state: Any, options: Sequence[Action]) -> Flow:
        """Which of these is done, or nothing more?"""
        question = Act(self.seat, self.clause, self.purpose, (*options, Action(self.last)))
        return self.ask(state, question, into="action")

    @property
    def is_over(self) -> bool:
        """Whether the seat has chosen to do nothing more."""
        return self.action.verb == self.last

    def begin_action(self, state: Any, rules: Any) -> Flow:
        """Run the procedure of the action that was chosen."""
        verb = self.verbs[self.action.verb]
        assert verb.begins is not None
        return self.call(state, verb.begins(state, rules, self.seat, self.action), into=verb.into)

    @classmethod
    def refusal(cls, state: Any, rules: Any, seat: int, action: Action) -> Reason | None:
        """Why an action of this window is not possible now; None, too, for what it does not know."""
        verb = cls.verbs.get(action.verb)
        return None if verb is None else verb.refuses(state, rules, seat, action)


class LoopingWindow(Window):
    """A window in which a player could go on for ever."""

    one: ClassVar[str] = ""  # the clause by which one player names a number
    both: ClassVar[str] = ""  # the clause by which both do
    least: ClassVar[int] = 0  # the lowest number

    def __init__(self, seat: int = -1) -> None:
        super().__init__(seat)
        self.key = 0  # the position in which an action is chosen
        self.rounds = 0  # as often as was named
        self.loop = LoopWatch()

    def forget_choices(self) -> None:
        self.loop = self.loop.without_choices()

    def names_rounds(self, state: Any, key: int) -> bool:
        """Whether a round has led back to this position; then whoever can keep it up names a number of rounds."""
        self.key = key
        if key not in self.loop.keys:
            return False
        found = self.loop.came_back(key, tuple(state.choices))
        if found:
            seats = seats_that_go_on(found, state.choices, self.seat)
            clause = self.one if len(seats) == 1 else self.both
            self.call(state, NameRounds(seats, clause, self.least), into="rounds")
        return bool(found)

    def repeat_rounds(self, state: Any) -> None:
        """The round is played as often as was named; after that its actions wait until another one is taken."""
        choices = tuple(state.choices)
        self.loop = self.loop.repeat(self.key, choices, self.rounds).begin_round(state.next_object, choices)

    def goes_on(self, state: Any, is_possible: bool) -> bool:
        """Whether the next action of a round is taken by itself; where it is not possible nothing more is repeated."""
        if not is_possible:
            self.loop = self.loop.stop()
            return False
        self.action = self.loop.again[0].action
        was_decided(state)
        return True

    def is_of_round(self) -> bool:
        """Whether the action that was taken belongs to a round; another one opens what was closed."""
        if self.loop.again:
            self.loop = self.loop.go_on()
            return True
        if self.loop.closed:
            self.loop = self.loop.close(())
        return False

    def remember(self, state: Any, key: int) -> None:
        """The action was taken in the position with this key."""
        self.loop = self.loop.remember(Taken(self.action, key, tuple(state.choices)))
