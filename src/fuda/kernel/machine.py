"""Who moves the game on? One loop: it runs the next step of the top frame until somebody must decide.

Events pass one procedure: what replaces them is asked first, then all are applied, then noted for triggers, then rule
processing of the interrupt type comes in.
"""

from __future__ import annotations

from typing import Any, Final

from fuda.kernel.decisions import Answer, Decision, Option
from fuda.kernel.events import Event, Note
from fuda.kernel.procedure import NEXT, RUNS, Flow, Procedure, runs_of, step, steps_of
from fuda.kernel.reasons import Illegal, Malformed, NotAsked, Outcome, Unanswerable
from fuda.kernel.records import code_of, copy_of
from fuda.kernel.rules import SEATS, Rules
from fuda.kernel.state import CHANCE, State
from fuda.kernel.telling import tell, tell_replacement

SUSPICIOUS: Final = 400  # steps without a decision after which keys are compared
COMPARED: Final = 4000  # up to here; a round that leads back takes fewer steps
HOPELESS: Final = 100_000  # steps without a decision after which nobody can stop what goes on
DECIDED: Final = (-1,)  # in the place of keys: what goes on was decided before


def advance(state: State, rules: Rules) -> None:
    """Run until somebody must decide or the game is over."""
    before = steps = state.idle
    frames = state.frames
    while state.outcome is None:
        if state.pending:
            if not _answer_forced(state, rules):
                break
        elif not frames:
            raise AssertionError("the control stack is empty and the game has no outcome")
        frame: Procedure = frames[-1]
        try:
            runs = RUNS[type(frame)]
        except KeyError:
            runs = runs_of(type(frame))
        place = frame.pc
        run = runs[place]
        if run is None:
            frame.done(state)
            continue
        frame.pc = place + 1
        frame.running = place
        run(frame, state, rules)
        frames = state.frames  # others, if an announcement was rewound
        steps += 1
        if steps > SUSPICIOUS and not state.pending:
            steps = _watched(state, rules, steps)
    state.steps += steps - before
    if state.hide_forced:
        # Whoever answers next may have no choice: then what goes on is the same that nobody can stop.
        state.idle = steps
    elif state.seen:
        state.seen = ()


def was_decided(state: State) -> None:
    """What goes on now is what a player has decided before, as often as that player said: it is no loop."""
    state.seen = DECIDED


def _watched(state: State, rules: Rules, steps: int) -> int:
    """The same position again without a decision, or no end of steps in which only values grow, is a loop. The steps
    since the last decision."""
    if state.seen == DECIDED:
        state.seen = ()
        state.steps += steps
        return 0
    if steps > HOPELESS:
        state.outcome = rules.loop(state)
    elif steps <= COMPARED:
        likeness = _likeness(state, rules)
        # The position that is looked for may be of no round: after twice as many steps it is another one.
        if not state.seen or steps >= 2 * state.seen[2]:
            state.seen = (likeness, rules.position_key(state), steps)
        elif likeness == state.seen[0] and rules.position_key(state) == state.seen[1]:
            state.outcome = rules.loop(state)
    return steps


def _likeness(state: State, rules: Rules) -> int:
    """Equal for equal positions and fast: only where it is equal a key tells more."""
    frame = state.frames[-1] if state.frames else None
    told = (0, -1) if frame is None else (code_of(type(frame).__name__), frame.pc)
    sizes = (len(state.effects), len(state.triggered), len(state.frames), *[len(zone) for zone in state.zones])
    return hash((told, sizes, rules.sizes(state)))


def _answer_forced(state: State, rules: Rules) -> bool:
    """Answer by itself what has one answer only; whether nothing is left to ask."""
    if state.hide_forced and any(each.seat != CHANCE for each in state.pending):
        for each in state.pending:
            if each.count() == 0:
                raise Unanswerable(each.seat, repr(each))
        return False
    if len(state.pending) == 1:
        only: Decision = state.pending[0]
        count = only.count()
        if count != 1:
            if count == 0:
                raise Unanswerable(only.seat, repr(only))
            return False
        if state.looks_ahead and only.purpose in rules.judged_at:
            return False
        _deliver(state, (next(only.answers()),))
        return True
    for each in state.pending:
        if each.count() == 0:
            raise Unanswerable(each.seat, repr(each))
    answers = state.answers or tuple([None] * len(state.pending))
    filled = tuple(
        [
            next(each.answers()) if given is None and each.count() == 1 else given
            for each, given in zip(state.pending, answers, strict=True)
        ]
    )
    if any(given is None for given in filled):
        state.answers = filled
        return False
    _deliver(state, filled)
    return True


def _deliver(state: State, answers: tuple[Any, ...]) -> None:
    pending = state.pending
    frame = state.frames[-1]
    if not state.together:
        value: Any = pending[0].chosen(answers[0])
    else:
        value = tuple([each.chosen(answer) for each, answer in zip(pending, answers, strict=True)])
    setattr(frame, state.into, value)
    state.pending = ()
    state.answers = ()
    state.into = ""
    state.together = False


def asked(state: State, seat: int) -> Decision | None:
    """The question that the seat has to answer now."""
    for place, decision in enumerate(state.pending):
        if decision.seat == seat and (not state.answers or state.answers[place] is None):
            found: Decision = decision
            return found
    return None


def waiting(state: State) -> tuple[int, ...]:
    """The seats that have a question to answer."""
    return tuple([seat for seat in (*SEATS, CHANCE) if asked(state, seat) is not None])


def submit(state: State, rules: Rules, seat: int, given: object) -> None:
    """Give a seat's answer and run on; on an error nothing has changed."""
    decision = asked(state, seat)
    if decision is None:
        raise NotAsked(f"seat {seat} is not asked anything now")
    answer: Answer = given if type(given) is int else _whole_numbers(given)
    reason = decision.refuse(answer)
    if reason is not None:
        raise Illegal(rules.forbidding(state, decision, answer, reason))
    if not state.hide_forced:
        state.choices[seat] += 1
    elif decision.count() > 1 or state.looks_ahead:
        state.choices[seat] += 1
        state.idle = 0
        state.seen = ()
    if len(state.pending) == 1:
        _deliver(state, (answer,))
    else:
        answers = list(state.answers) if state.answers else [None] * len(state.pending)
        answers[state.pending.index(decision)] = answer
        if any(each is None for each in answers):
            state.answers = tuple(answers)
            return
        _deliver(state, tuple(answers))
    advance(state, rules)


def _whole_numbers(given: object) -> Answer:
    """The answer if it is one at all, whatever somebody handed over."""
    if type(given) is int:
        return given
    for part in given if isinstance(given, tuple) else (given,):
        if type(part) is not int and (isinstance(part, bool) or not isinstance(part, int)):
            raise Malformed("an answer is a whole number or a tuple of whole numbers")
    return given  # type: ignore[return-value]


def concede(state: State, rules: Rules, seat: int) -> None:
    """A player gives up: the game is over at once, whoever is asked."""
    if state.outcome is not None:
        raise NotAsked("the game is over already")
    reason = rules.concession_refusal(state, seat)
    if reason is not None:
        raise Illegal(reason)
    state.outcome = rules.conceded(seat)
    state.pending = ()
    state.answers = ()
    state.into = ""
    state.together = False


def ask_again(state: State, rules: Rules) -> None:
    """Forget the open questions and let the step that asked them ask anew (after hidden cards were exchanged)."""
    state.pending = ()
    state.answers = ()
    state.into = ""
    state.together = False
    state.frames[-1].pc = state.frames[-1].running
    state.steps -= 1  # it is counted already
    if state.idle:
        state.idle -= 1
    advance(state, rules)


def happen(state: Any, rules: Rules, *events: Event) -> Flow:
    """Let events happen together. Replaceable ones may bring in other frames first, so a step does this last."""
    for event in events:
        if event.replaceable and rules.replacements(state, event):
            state.frames.append(Happening(events))
            return NEXT
    _apply(state, rules, events)
    return NEXT


def apply_now(state: Any, rules: Rules, event: Event) -> None:
    """Let one event happen at once, in the middle of a step. Only for events that nothing can replace."""
    if event.replaceable:
        raise AssertionError(f"{type(event).__name__} can be replaced: let it `happen` as the end of a step")
    _apply(state, rules, (event,))


def _apply(state: Any, rules: Rules, events: tuple[Event, ...]) -> None:
    if len(events) == 1:
        only = events[0]
        only.apply(state, rules)
        if not rules.is_cached:
            state.facts = state.layout = None
        elif state.facts is not None and not only.keeps_facts(state, rules):
            state.previous, state.facts = state.facts, None
        if state.notes is not None:
            state.notes.append(Note(tuple([tell(state, rules, only, seat) for seat in (0, 1, -1)])))
        rules.note_together(state, events)
        came_in = rules.interrupt(state, only)
        if came_in is not None:
            state.frames.append(came_in)
        return
    for event in events:
        event.look(state, rules)
    for event in events:
        event.apply(state, rules)
        if not rules.is_cached:
            state.facts = state.layout = None
        elif state.facts is not None and not event.keeps_facts(state, rules):
            state.previous, state.facts = state.facts, None
        if state.notes is not None:
            state.notes.append(Note(tuple([tell(state, rules, event, seat) for seat in (0, 1, -1)])))
    rules.note_together(state, events)
    interruptions = [rules.interrupt(state, event) for event in events]
    # The first event's lies on top.
    state.frames += [each for each in reversed(interruptions) if each is not None]


def end(state: Any, outcome: Outcome) -> Flow:
    """The game is over."""
    state.outcome = outcome
    return NEXT


class Happening(Procedure):
    """Events that something wants to replace: each replacement once, the affected player choosing among several."""

    def __init__(self, events: tuple[Event, ...] = ()) -> None:
        super().__init__()
        self.events = events
        self.used: tuple[tuple[int, ...], ...] = tuple([() for _ in events])
        self.place = 0
        self.offered: tuple[int, ...] = ()
        self.choice = 0

    @step("")
    def find(self, state: Any, rules: Rules) -> Flow:
        """Which replacements compete for the next event?"""
        while self.place < len(self.events):
            event = self.events[self.place]
            if event.replaceable:
                open_ones = [
                    each for each in rules.replacements(state, event) if each.name not in self.used[self.place]
                ]
                if open_ones:
                    self.offered = tuple([each.name for each in open_ones])
                    declinable = all(each.optional for each in open_ones)
                    options = tuple([str(name) for name in self.offered])
                    return self.ask(
                        state,
                        Option(
                            event.affected(state, rules),
                            event.clause,
                            "replace",
                            (*options, "decline") if declinable else options,
                        ),
                        into="choice",
                    )
            self.place += 1
        return self.go("apply_all")

    @step("")
    def replace_one(self, state: Any, rules: Rules) -> Flow:
        """Put the chosen replacement in the event's place."""
        if self.choice >= len(self.offered):
            self.place += 1
            return self.go("find")
        name = self.offered[self.choice]
        used = (*self.used[self.place], name)
        new = rules.replace(state, name, self.events[self.place])
        if state.notes is not None:
            told = [tell_replacement(state, rules, name, self.events[self.place], new, seat) for seat in (0, 1, -1)]
            state.notes.append(Note(tuple(told)))
        self.events = (*self.events[: self.place], *new, *self.events[self.place + 1 :])
        self.used = (*self.used[: self.place], *[used for _ in new], *self.used[self.place + 1 :])
        return self.go("find")

    @step("")
    def apply_all(self, state: Any, rules: Rules) -> Flow:
        """What is left happens."""
        state.frames.pop()
        # Clones share the events of a frame, and an event may note in itself what it met.
        _apply(state, rules, tuple([copy_of(event) for event in self.events]))
        return NEXT


def standing_in(state: State) -> tuple[str, ...]:
    """The clauses the game stands in, from the outermost procedure to the innermost."""
    found: list[str] = []
    for frame in state.frames:
        table = steps_of(type(frame))
        label = table[frame.running].clause
        if label:
            found.append(label)
    return tuple(found)


def trigger(state: Any, found: Any) -> None:
    """Remember that something has triggered and waits to be played."""
    state.triggered = (*state.triggered, found)


def take_trigger(state: Any, place: int) -> Any:
    """Take one of the waiting triggers to play it."""
    found = state.triggered[place]
    state.triggered = (*state.triggered[:place], *state.triggered[place + 1 :])
    return found


def withhold(state: Any, found: Any) -> None:
    """Remember what triggers only if the player who alone sees it says so; a game that has such things keeps them."""
    state.withheld = (*state.withheld, found)


def rearrange_withheld(state: Any, rest: tuple[Any, ...]) -> None:
    """The same as these: joined where they belong together, without those that have triggered."""
    state.withheld = rest


def take_withheld(state: Any) -> Any:
    """Take the first of them to ask its player."""
    found = state.withheld[0]
    state.withheld = state.withheld[1:]
    return found
