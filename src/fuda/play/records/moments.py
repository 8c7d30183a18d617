"""What do the rules do between two questions? Every step that runs, with its clause and the position after it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from fuda.kernel.procedure import RUNS, Procedure, Step, steps_of
from fuda.kernel.state import State

JUDGE: Final = -1
MOST: Final = 2_000  # steps that are kept; what goes on longer is a loop


@dataclass(frozen=True, slots=True)
class Moment:
    """One step that ran: its procedure and name, its clauses, what was told, and the position after it."""

    procedure: str
    step: str
    clauses: tuple[str, ...]
    events: tuple[dict[int, dict[str, Any]], ...]  # for each event, what seat 0, seat 1 and the judge (-1) are told
    state: State


class Halts:
    """The positions just before each step of the wanted clauses, and the clauses of all steps that ran, in order.

    >>> from fuda.api import load
    >>> from fuda.kernel.machine import submit
    >>> match = load("wars3x3").new(seed=1)
    >>> state, rules = match.state.clone(), match.game.rules
    >>> halts = Halts(["W3.4"])
    >>> with halts.kept(state):
    ...     given = [submit(state, rules, seat, 0) for seat in (0, 1)]
    >>> halts.found[0][0], halts.found[0][1].pending
    (('W3.4',), ())
    """

    def __init__(self, wanted: Collection[str] = ()) -> None:
        self.wanted = frozenset(wanted)
        self.found: list[tuple[tuple[str, ...], State]] = []
        self.run: dict[str, None] = {}

    @contextmanager
    def kept(self, state: State) -> Iterator[None]:
        """While this lasts, the steps on this state are kept."""
        if not self.wanted:
            yield
            return
        with _seeing(state, lambda frame, name, clause: None, self._before):
            yield

    def _before(self, state: State, clause: str) -> None:
        clauses = tuple(clause.split())
        self.run.update(dict.fromkeys(clauses))
        if not self.wanted.isdisjoint(clauses) and len(self.found) < MOST:
            self.found.append((clauses, state.clone()))


def watched(state: State, run: Callable[[], object]) -> tuple[Moment, ...]:
    """The steps that run on this state while `run` lets the game go on. Only real steps are seen: it is the machine
    that runs them.

    >>> from fuda.api import load
    >>> from fuda.kernel.machine import submit
    >>> match = load("wars3x3").new(seed=1)
    >>> state, rules = match.state.clone(), match.game.rules
    >>> both = watched(state, lambda: [submit(state, rules, seat, 0) for seat in (0, 1)])
    >>> both[0].procedure, both[0].step, both[0].clauses
    ('WizardBattle', 'return_cards', ('W3.4',))
    """
    found: list[Moment] = []
    told = 0

    def see(frame: Procedure, name: str, clause: str) -> None:
        nonlocal told
        notes = state.notes or []
        events = tuple([{0: note.told[0], 1: note.told[1], JUDGE: note.told[2]} for note in notes[told:]])
        told = len(notes)
        if len(found) < MOST:
            found.append(Moment(type(frame).__name__, name, tuple(clause.split()), events, state.clone()))

    with _seeing(state, see):
        run()
    return tuple(found)


@contextmanager
def _seeing(
    state: State, see: Callable[[Procedure, str, str], None], before_it: Callable[[State, str], None] | None = None
) -> Iterator[None]:
    """While this lasts, every step on this state is told to `see` after it ran, and to `before_it` before."""
    before = dict(RUNS)
    for kind in _kinds(Procedure):
        RUNS[kind] = (*[_told(each, state, see, before_it) for each in steps_of(kind)], None)
    try:
        yield
    finally:
        RUNS.clear()
        RUNS.update(before)


def _told(
    step: Step,
    watched: State,
    see: Callable[[Procedure, str, str], None],
    before_it: Callable[[State, str], None] | None,
) -> Callable[..., Any]:
    run, name, clause = step.run, step.name, step.clause

    def and_tell(frame: Procedure, state: State, rules: Any) -> Any:
        if before_it is not None and state is watched:
            before_it(state, clause)
        flow = run(frame, state, rules)
        if state is watched:
            see(frame, name, clause)
        return flow

    return and_tell


def _kinds(kind: type) -> Iterator[type]:
    """All procedures that have steps."""
    below: list[type] = kind.__subclasses__()
    for each in below:
        try:
            steps_of(each)
        except LookupError:
            pass  # only others that are made from it have steps
        else:
            yield each
        yield from _kinds(each)
