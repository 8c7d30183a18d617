"""What if a player could go on for ever? Actions that lead back to the same position are a loop: a number is named.

A procedure that lets a player act again and again keeps what was taken (`Taken`). When a position comes back, `cycle`
is the round that led there; whoever can keep it up names how often it is played, and then all actions that led nowhere
(`barren`) are closed until another one is taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, Final

from fuda.kernel.decisions import Action, Answer, Decision, Number, equal_actions
from fuda.kernel.machine import submit
from fuda.kernel.procedure import Flow, Procedure, step
from fuda.kernel.records import Record, fields_of, fingerprint
from fuda.kernel.state import ASIDE, CHANCE, State

MOST_ROUNDS: Final = 99
LOOP: Final = "loop"  # how a game ends that nobody can stop
LOOP_COUNT: Final = "loop-count"
MOST_TRIED: Final = 4000  # positions
MOST_STEPS: Final = 2000  # questions on one way
ROUNDS: Final = 60  # rounds after which no count makes a difference any more
MOST_ANSWERS: Final = 40  # of one question

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


class Course:
    """What goes on while everybody passes: positions and questions as a game tells them."""

    def __init__(self, rules: Any) -> None:
        self.rules = rules

    def goes_on(self, state: Any) -> bool:
        """Whether it is still the same thing that goes on."""
        raise NotImplementedError

    def key(self, state: Any) -> int:
        """Equal for positions in which the same goes on, whatever the counts."""
        raise NotImplementedError

    def passing(self, state: Any, question: Decision) -> int:
        """The answer that lets it go on; below 0 where something has to be chosen."""
        raise NotImplementedError

    def is_idle(self, state: Any, question: Decision, answer: Answer) -> bool:
        """Whether an answer does nothing that could not be done later."""
        return False


def can_be_stopped(state: Any, course: Course) -> bool:
    """Whether any answers of the players lead out of what goes on. `state` is a copy that may be used up.

    Everybody passes, and chooses in every way what must be chosen, until the position comes back; then each other
    answer in that round is tried, and so on from where it leads. It can be stopped, too, where that cannot be told:
    where chance is asked, where there are too many answers, or too many positions."""
    ahead: list[Walk] = [Walk(state, (), False, ROUNDS)]
    seen: set[int] = set()
    while ahead:
        walk = ahead.pop()
        while True:
            now = walk.state
            if now.outcome is not None:
                if now.outcome.kind != LOOP:
                    return True
                break
            if not course.goes_on(now) or len(seen) > MOST_TRIED or len(walk.path) > MOST_STEPS:
                return True
            question: Decision = now.pending[0]
            counted = isinstance(question, Number) and question.purpose == LOOP_COUNT
            answers = list(islice(question.answers(), 1 if counted else MOST_ANSWERS + 1))
            if question.seat == CHANCE or len(now.pending) > 1 or len(answers) > MOST_ANSWERS:
                return True
            told = hash((course.key(now), fingerprint(question)))
            passing = course.passing(now, question)
            if not walk.returns and walk.path.count(told) >= walk.rounds:
                walk.returns = True
            if passing < 0 or walk.returns:
                known = hash((told, walk.returns))
                if known in seen:
                    break
                seen.add(known)
                for answer in answers:
                    if passing < 0 or (answer != passing and not course.is_idle(now, question, answer)):
                        twin = now.clone()
                        submit(twin, course.rules, question.seat, answer)
                        begun = walk.returns and passing >= 0
                        path = () if begun else walk.path
                        ahead.append(Walk(twin, path, walk.returns and not begun, 1 if begun else walk.rounds))
                if passing < 0:
                    break
            walk.path = (*walk.path, told)
            submit(now, course.rules, question.seat, passing)
    return False


class Walk:
    """A position from which everybody passes: the way to it, whether it has led back, and how often it has to."""

    def __init__(self, state: Any, path: tuple[int, ...], returns: bool, rounds: int) -> None:
        self.state = state
        self.path = path
        self.returns = returns
        self.rounds = rounds


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
