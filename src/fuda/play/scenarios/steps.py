"""How does a scenario come further without saying every answer? It passes until a clause, and stops between steps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from typing import Final

from fuda.kernel.decisions import Act, Answer, Decision, Roll, Shuffle
from fuda.kernel.machine import asked, standing_in, waiting
from fuda.kernel.state import CHANCE
from fuda.play.passing import PASSIVE
from fuda.play.records.moments import Halts
from fuda.play.scenarios.answers import Unfit, answers_of
from fuda.play.scenarios.file import QUESTION, BadScenario, Check, Move, Passing, Steps, Stop
from fuda.play.scenarios.table import Playing

MOST_PASSES: Final = 500  # passive answers; no turn of any game has so many questions


def given(playing: Playing, step: Move | Passing) -> Iterator[tuple[int, Answer]]:
    """The answers that a step comes to, each with its seat; it must be put in before the next one is asked for. Unfit
    when it answers nothing that is asked, or does not come to the clause until which it passes."""
    if isinstance(step, Passing):
        yield from _passes(playing, step)
    else:
        for answer in answers_of(playing, step):
            yield step.seat, answer


def _passes(playing: Playing, step: Passing) -> Iterator[tuple[int, Answer]]:
    clause = step.clause.text
    if _stands_there(playing, step):
        raise Unfit("there-already", clause=clause)
    for count in range(MOST_PASSES + 1):
        if count and _stands_there(playing, step):
            return
        if playing.state.outcome is not None or count == MOST_PASSES:
            break
        decision = playing.questions()[0]
        if isinstance(decision, Roll):
            raise Unfit("dice-not-passed", clause=clause, asked=playing.asked_now)
        yield decision.seat, passive(playing, decision)
    raise Unfit("passed-for-nothing", clause=clause, count=count, asked=playing.asked_now)


def _stands_there(playing: Playing, step: Passing) -> bool:
    """Whether somebody, or the seat, is asked by the clause or while a step of it is carried out."""
    state = playing.state
    if state.outcome is not None:
        return False
    seats = waiting(state) if step.seat is None else (step.seat,)
    questions = [each for each in [asked(state, seat) for seat in seats] if each is not None]
    standing = [clause for label in standing_in(state) for clause in label.split()]
    return any(step.clause.text in (each.clause, *standing) for each in questions)


def passive(playing: Playing, decision: Decision) -> Answer:
    """The answer that does least: the action that does nothing, where there is one; else what the game calls usual.
    Cards that are shuffled stay as they lie."""
    if isinstance(decision, Shuffle):
        return tuple(range(decision.size))
    if isinstance(decision, Act):
        for place, action in enumerate(decision.options):
            if action.verb in PASSIVE:
                return place
    if decision.seat == CHANCE:
        return next(iter(decision.answers()))
    answer: Answer = playing.rules.usual(playing.state, decision)
    return answer


class Stopping:
    """Where the checks of a scenario look: at the question, or between two of the steps that led to it."""

    def __init__(self, steps: Steps) -> None:
        _check_stops(steps)
        self.steps = steps
        self.halts = Halts()
        self.place = 0

    def prepare(self, number: int) -> Halts:
        """What is to be kept while the step with this number is carried out (-1: the set-up), as it is stopped in."""
        self.halts, self.place = Halts(_wanted(self.steps[number + 1 :])), 0
        return self.halts

    def at(self, playing: Playing, stop: Stop) -> Playing:
        """The game just before the next step of the clause; Unfit when none was run."""
        clause = stop.clause.text
        if clause == QUESTION:
            self.place = len(self.halts.found)
            return playing
        for place in range(self.place, len(self.halts.found)):
            clauses, state = self.halts.found[place]
            if clause in clauses:
                self.place = place + 1
                there = copy(playing)
                there.state = state
                return there
        raise Unfit("not-run", clause=clause, run=", ".join(self.halts.run) or "-")


def _wanted(steps: Sequence[Move | Check | Passing | Stop]) -> set[str]:
    """The clauses at which the scenario stops before it answers again."""
    found: set[str] = set()
    for step in steps:
        if isinstance(step, Stop):
            found.add(step.clause.text)
        elif not isinstance(step, Check):
            break
    return found


def _check_stops(steps: Steps) -> None:
    """Where the game was seen at its question already, it cannot be stopped before it."""
    past = stopped = False
    for step in steps:
        if isinstance(step, Stop) and past and step.clause.text != QUESTION:
            raise BadScenario("stop-too-late", step.where)
        if isinstance(step, Stop):
            past = step.clause.text == QUESTION
            stopped = not past
        elif not isinstance(step, Check):
            past = stopped = False
        elif not stopped:
            past = True
