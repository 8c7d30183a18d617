"""What if a player could go on for ever? Actions that lead back to the same position are a loop: a number is named.

A procedure that lets players act again and again keeps a `LoopWatch`: it remembers what was taken in which position.
When a position comes back, whoever can keep the round up names how often it is played (`NameRounds`), it is repeated by
itself, and all actions that led nowhere are closed until another one is taken. The game says when a position is the
same (its loop key), who keeps a round up, and which clauses say so.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, ClassVar, Final

from fuda.kernel.decisions import Action, Answer, Decision, Number, equal_actions
from fuda.kernel.events import Event
from fuda.kernel.machine import submit
from fuda.kernel.procedure import Flow, Procedure, step
from fuda.kernel.records import Record, copy_of, fields_of, fingerprint
from fuda.kernel.state import ASIDE, CHANCE, State

MOST_ROUNDS: Final = 99
PASS: Final = "pass"  # an action that leads nowhere by itself
LOOP: Final = "loop"  # how a game ends that nobody can stop
LOOP_COUNT: Final = "loop-count"
MOST_TRIED: Final = 4000  # positions
MOST_STEPS: Final = 2000  # questions on one way
ROUNDS: Final = 60  # rounds after which no count makes a difference any more
MOST_ANSWERS: Final = 40  # of one question

NAMED: Final = ("name", "timestamp")  # what tells one record from its equals
# What no rule reads, and what is under way: a round begins and ends in the same place of the same procedure.
UNREAD: Final = frozenset(("facts", "previous", "layout", "notes", "looks_ahead", "steps", "seen", "frames"))


class Taken(Record):
    """An action that was taken: in which position and by whom, and the counts that no round may lower: questions that
    each seat had answered, or what each had to spend."""

    def __init__(
        self, action: Action | None = None, key: int = 0, counts: tuple[int, ...] = (), seat: int = -1
    ) -> None:
        self.action = action or Action()
        self.key = key
        self.counts = counts
        self.seat = seat


NOBODY: Final[tuple[Taken, ...]] = ()


class LoopWatch(Record):
    """What a procedure that lets players act again and again remembers of it. A value: every change is a new one.

    >>> watch = LoopWatch().remember(Taken(Action("a"), 1)).remember(Taken(Action("b"), 2))
    >>> [each.action.verb for each in watch.came_back(1, ())], watch.came_back(3, ())
    (['a', 'b'], ())
    >>> watch = watch.repeat(1, (), 2)
    >>> [each.action.verb for each in watch.again], [each.verb for each in watch.closed]
    (['a', 'b', 'a', 'b'], ['a', 'b'])
    >>> [each.verb for each in watch.without_closed([Action("a"), Action("c")])]
    ['c']
    """

    def __init__(self) -> None:
        self.past: tuple[Taken, ...] = ()  # what was done
        self.keys: tuple[int, ...] = ()  # of the positions in which it was done
        self.again: tuple[Taken, ...] = ()  # what is still to be repeated
        self.closed: tuple[Action, ...] = ()  # what led nowhere
        # The rounds that were played: how long one is, the newest card, the questions answered and what is only counted
        # when the last one began, the key of all it left, and how many before it left the same.
        self.length = 0
        self.newest = 0
        self.asked: tuple[int, ...] = ()
        self.totals: tuple[int, ...] = ()
        self.left = 0
        self.alike = 0

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """What rounds add up was not counted before."""
        return {"totals": [], **written}

    # --- remember

    def remember(self, taken: Taken) -> LoopWatch:
        """One more action was taken."""
        made = copy_of(self)
        made.past = (*self.past, taken)
        made.keys = (*self.keys, taken.key)
        return made

    def only(self, count: int) -> LoopWatch:
        """As if only the first so many actions had been taken."""
        made = copy_of(self)
        made.past, made.keys = self.past[:count], self.keys[:count]
        return made

    def without_choices(self) -> LoopWatch:
        """The same where nobody has answered anything, for states that are imagined; counts are of questions here."""
        made = self.without_keys()
        made.past, made.again = _unasked(self.past), _unasked(self.again)
        return made

    def without_keys(self) -> LoopWatch:
        """The same where no round was compared: keys of everything tell of hidden cards, too."""
        made = copy_of(self)
        made.asked, made.totals, made.left, made.alike = (), (), 0, 0
        return made

    # --- came back

    def round_at(self, key: int, counts: tuple[int, ...]) -> tuple[Taken, ...]:
        """The actions since the position was last the same with counts no higher than these; none if it never was."""
        if key not in self.keys:
            return NOBODY
        for place in range(len(self.keys) - 1, -1, -1):
            if self.keys[place] == key:
                if not [1 for now, then in zip(counts, self.past[place].counts, strict=True) if now < then]:
                    return self.past[place:]
        return NOBODY

    def came_back(self, key: int, counts: tuple[int, ...]) -> tuple[Taken, ...]:
        """The same, unless that round was done with what is closed alone."""
        found = self.round_at(key, counts)
        for each in found:
            if each.action.verb != PASS and not is_among(each.action, self.closed):
                return found
        return NOBODY

    # --- repeat

    def repeat(self, key: int, counts: tuple[int, ...], number: int) -> LoopWatch:
        """The round is played so often; after that all actions since the position came up for the first time are
        closed, as together they have led nowhere, until another one is taken."""
        made = copy_of(self)
        found = self.round_at(key, counts)
        made.length = len(found)
        made.again = found * number
        since = self.past[self.keys.index(key) :] if key in self.keys else ()
        made.closed = tuple([each.action for each in since if each.action.verb != PASS])
        made.left = made.alike = 0
        return made

    def go_on(self) -> LoopWatch:
        """The next action of the round was taken."""
        made = copy_of(self)
        made.again = self.again[1:]
        return made

    def stop(self) -> LoopWatch:
        """Nothing more is repeated."""
        made = copy_of(self)
        made.again = ()
        return made

    def close(self, closed: tuple[Action, ...]) -> LoopWatch:
        """These actions are closed, and no others."""
        made = copy_of(self)
        made.closed = closed
        return made

    def without_closed(self, options: list[Action]) -> list[Action]:
        """Of these actions those that are not closed."""
        closed = self.closed
        return [each for each in options if not is_among(each, closed)] if closed else options

    # --- rounds that leave everything alike

    @property
    def is_between_rounds(self) -> bool:
        """Whether a whole number of rounds is left."""
        return bool(self.again) and len(self.again) % self.length == 0

    @property
    def rounds_left(self) -> int:
        """How many rounds are still to be played."""
        return len(self.again) // self.length if self.again else 0

    def begin_round(self, newest: int, asked: tuple[int, ...], totals: tuple[int, ...] = ()) -> LoopWatch:
        """A round begins: the number of the newest card, how many questions each seat has answered, and what is only
        counted, as nothing reads it while the rounds go on."""
        made = copy_of(self)
        made.newest, made.asked, made.totals = newest, asked, totals
        return made

    def added(self, totals: tuple[int, ...]) -> tuple[int, ...]:
        """What the round has added to each total; nothing where there are other ones now.

        >>> watch = LoopWatch().begin_round(0, (), (40, 1))
        >>> watch.added((38, 2)), watch.added((38, 2, 1))
        ((-2, 1), ())
        """
        if len(totals) != len(self.totals):
            return ()
        return tuple([now - then for now, then in zip(totals, self.totals, strict=True)])

    def skip(self, rounds: int) -> LoopWatch:
        """So many rounds of those that are left have passed."""
        made = copy_of(self)
        made.again = self.again[rounds * self.length :]
        return made

    def compare(self, left: int) -> LoopWatch:
        """A round is over; `left` is the key of everything that it left, 0 if it asked somebody."""
        made = copy_of(self)
        made.left = left
        made.alike = self.alike + 1 if left and left == self.left else 0
        return made

    @property
    def leaves_all_alike(self) -> bool:
        """Three rounds in a row that asked nobody, no die either, and left everything alike but for adding the same to
        what is only counted: those that are left of the number would do so too."""
        return self.alike == 2


def _unasked(taken: tuple[Taken, ...]) -> tuple[Taken, ...]:
    return tuple([Taken(each.action, each.key, tuple([0] * len(each.counts)), each.seat) for each in taken])


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
    return (seat, other) if choices[other] > round[0].counts[other] else (seat,)


class NameRounds(Procedure):
    """Each of these seats in turn names how often a round is played; the lowest number is the result."""

    def __init__(self, seats: tuple[int, ...] = (), clause: str = "", least: int = 1) -> None:
        super().__init__()
        self.seats = seats
        self.clause = clause
        self.least = least
        self.rounds = 0
        self.number = MOST_ROUNDS

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """Windows call the field otherwise that receives the number."""
        return {**{name: each for name, each in written.items() if name != "purpose"}, "returns": "rounds"}

    @step("")
    def name(self, state: Any, rules: Any) -> Flow:
        """How often?"""
        if not self.seats:
            return self.done(state, self.number)
        question = Number(self.seats[0], self.clause, LOOP_COUNT, self.least, MOST_ROUNDS)
        return self.ask(state, question, into="rounds")

    @step("")
    def keep(self, state: Any, rules: Any) -> Flow:
        """The lower one counts."""
        self.number = min(self.number, self.rounds)
        self.seats = self.seats[1:]
        return self.go("name")


class RoundsPassed(Event):
    """The rounds that were left of a number passed together, since each would leave everything alike."""

    shown: ClassVar[tuple[str, ...]] = ("seat", "rounds")

    def __init__(self, clause: str = "", seat: int = -1, rounds: int = 0) -> None:
        super().__init__(clause)
        self.seat = seat
        self.rounds = rounds

    def apply(self, state: Any, rules: Any) -> None:
        """Nothing changes."""

    def keeps_facts(self, state: Any, rules: Any) -> bool:
        return True


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


def ages_in_order(ages: Sequence[int]) -> tuple[int, ...]:
    """Ages as places in their order: equal where the same are older than the same.

    >>> ages_in_order((7, 3, 7, 90)), ages_in_order((8, 2, 8, 9))
    ((1, 0, 1, 2), (1, 0, 1, 2))
    """
    places = {age: place for place, age in enumerate(sorted(set(ages)))}
    return tuple([places[age] for age in ages])


def key_of_everything(state: State, but: frozenset[str]) -> int:
    """Equal only where everything is equal that a rule can read, down to moments and who knows what, but for some
    fields."""
    names = [name for name in fields_of(state) if name not in UNREAD and name not in but]
    return hash(tuple([fingerprint(getattr(state, name)) for name in names]))


def unnamed(record: Any, but: tuple[str, ...] = NAMED) -> tuple[Any, ...]:
    """What a record says beside its number and its moment."""
    return tuple([getattr(record, name) for name in fields_of(record) if name not in but])
