"""How is a rule carried out? As a frame: a record with the procedure's variables and steps labelled by clause.

The step table of a class is the list of its `@step` methods in source order. `pc` counts through it, so the label of
the current step is the clause that the game is executing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, TypeVar

from fuda.kernel.decisions import Decision
from fuda.kernel.events import Note
from fuda.kernel.records import Record

F = TypeVar("F", bound=Callable[..., Any])

Flow = int
NEXT: Final = 0  # go on with the following step


class Step(Record):
    """One labelled step: its name, its clause and the function that runs it."""

    def __init__(self, name: str = "", clause: str = "", run: Any = None) -> None:
        self.name = name
        self.clause = clause
        self.run = run


_LABELLED: Final[dict[str, list[Step]]] = {}
_TABLES: Final[dict[type, tuple[Step, ...]]] = {}
RUNS: Final[dict[type, tuple[Any, ...]]] = {}  # filled by `runs_of`
_PLACES: Final[dict[type, dict[str, int]]] = {}


def step(clause: str) -> Callable[[F], F]:
    """Label a method of a procedure as its next step, carrying out `clause`."""

    def label(function: F) -> F:
        # A compiled method knows its class instead of its module.
        home = getattr(function, "__objclass__", None)
        module = function.__module__ if home is None else home.__module__
        owner, _, name = function.__qualname__.rpartition(".")
        table = _LABELLED.setdefault(f"{module}.{owner}", [])
        new = Step(name, clause, function)
        for place, each in enumerate(table):
            if each.name == name:  # the class is defined a second time
                table[place] = new
                return function
        table.append(new)
        return function

    return label


def rule(clause: str) -> Callable[[F], F]:
    """Label a function that decides or computes as carrying out `clause`."""

    def label(function: F) -> F:
        return function

    return label


def steps_of(kind: type) -> tuple[Step, ...]:
    """The step table of a procedure class: its own, or else its nearest ancestor's with what it defines anew."""
    table = _TABLES.get(kind)
    if table is None:
        for each in kind.__mro__:
            labelled = _LABELLED.get(f"{each.__module__}.{each.__qualname__}")
            if labelled:
                table = tuple([Step(one.name, one.clause, getattr(kind, one.name)) for one in labelled])
                break
        else:
            raise LookupError(f"{kind.__name__} has no steps")
        _TABLES[kind] = table
    return table


def runs_of(kind: type) -> tuple[Any, ...]:
    """Only the functions of the step table, and None behind the last: what the machine calls."""
    runs = RUNS.get(kind)
    if runs is None:
        runs = (*[each.run for each in steps_of(kind)], None)
        RUNS[kind] = runs
    return runs


def place_of(kind: type, name: str) -> int:
    """The place of a step in the step table."""
    for place, each in enumerate(steps_of(kind)):
        if each.name == name:
            _PLACES.setdefault(kind, {})[name] = place
            return place
    raise LookupError(f"{kind.__name__} has no step {name!r}")


class Procedure(Record):
    """A frame of the control stack."""

    carries_text: ClassVar[bool] = False  # whether it carries out a text of a card

    def __init__(self) -> None:
        self.pc = 0
        self.running = 0  # the place of the step that runs, or ran last: `go` moves `pc` away from it
        self.returns = ""  # the field of the caller that receives the result

    def ask(self, state: Any, decision: Decision, into: str) -> Flow:
        """Ask one seat; the choice arrives in the field `into` and the next step goes on. Nothing may happen before."""
        if state.frames[-1] is not self:
            self._be_on_top(state)
        if decision.seat < 0:
            raise AssertionError(f"{type(self).__name__} asks nobody ({decision.clause})")
        state.pending = (decision,)
        state.together = False
        state.into = into
        return NEXT

    def ask_all(self, state: Any, decisions: tuple[Decision, ...], into: str) -> Flow:
        """Ask several seats at once; none learns an answer before all have answered. Nothing may happen before."""
        self._be_on_top(state)
        if not decisions:
            setattr(self, into, ())
            return NEXT
        state.pending = decisions
        state.together = True
        state.into = into
        return NEXT

    def _be_on_top(self, state: Any) -> None:
        if state.frames[-1] is not self:
            raise AssertionError(f"{type(self).__name__} asks after something has happened in the same step")

    def _place(self, state: Any) -> int:
        """Where this frame lies; what happened in this step may have put others above it."""
        frames = state.frames
        for place in range(len(frames) - 1, -1, -1):
            if frames[place] is self:
                return place
        raise AssertionError(f"{type(self).__name__} is not on the control stack (any more)")

    def call(self, state: Any, procedure: Procedure, into: str = "") -> Flow:
        """Run another procedure first; its result arrives in the field `into`. Whatever came in between runs before."""
        procedure.returns = into
        if state.frames[-1] is self:
            state.frames.append(procedure)
        else:
            state.frames.insert(self._place(state) + 1, procedure)
        return NEXT

    def go(self, name: str) -> Flow:
        """Continue with the step of that name."""
        kind = type(self)
        self.pc = _PLACES[kind][name] if kind in _PLACES and name in _PLACES[kind] else place_of(kind, name)
        return NEXT

    def restart(self) -> Flow:
        """Continue with the first step."""
        self.pc = 0
        return NEXT

    def run_again(self) -> Flow:
        """Continue with the step that runs."""
        self.pc = self.running
        return NEXT

    def run_on(self, name: str, state: Any, rules: Any) -> Flow:
        """Run the step of that name at once, as the end of this one: for where nothing can come in before it."""
        kind = type(self)
        place = _PLACES[kind][name] if kind in _PLACES and name in _PLACES[kind] else place_of(kind, name)
        self.running = place
        self.pc = place + 1
        runs = RUNS[kind] if kind in RUNS else runs_of(kind)
        flow: Flow = runs[place](self, state, rules)
        return flow

    def stand_in(self, name: str) -> None:
        """Be in the step of that name: whatever is put on this frame was called by it."""
        kind = type(self)
        self.running = _PLACES[kind][name] if kind in _PLACES and name in _PLACES[kind] else place_of(kind, name)
        self.pc = self.running + 1

    def done(self, state: Any, result: Any = -1) -> Flow:
        """End this procedure here and hand over a result."""
        frames = state.frames
        place = len(frames) - 1 if frames and frames[-1] is self else self._place(state)
        del frames[place]
        if self.returns:
            setattr(frames[place - 1], self.returns, result)
        return NEXT

    def forget_choices(self) -> None:
        """Forget how many questions others have answered, where this is kept; for states that are imagined."""

    def begin_announcement(self, state: Any) -> Flow:
        """Remember the position: what follows can be rewound to here until it is announced completely."""
        state.saved = (*state.saved, state.clone())
        return NEXT

    def complete_announcement(self, state: Any) -> Flow:
        """What was announced stands."""
        state.saved = state.saved[:-1]
        return NEXT

    def rewind(self, state: Any) -> Flow:
        """Undo everything since the announcement began; the frames of that moment go on with their next step.

        The announcement is over then. A step that begins one and calls a procedure knows in the next step by the
        field meant for the result whether it was rewound: nothing has arrived there.
        """
        before = state.saved[-1]
        notes, looks_ahead = state.notes, state.looks_ahead
        fresh = before.clone()
        for name in before.fields():
            setattr(state, name, getattr(fresh, name))
        if notes is not None:  # what was told cannot be untold
            notes.append(Note(tuple([{"event": "Rewound", "clause": ""} for _ in range(3)])))
        state.notes, state.looks_ahead = notes, looks_ahead
        return NEXT
