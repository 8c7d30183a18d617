"""How does one walk through a game? Back and forward by answers, along branches, with fixes that are recorded.

A timeline begins at a set-up and is a tree of entries: an answer of a seat or of chance, or a fix by whoever judges.
Every position follows from the entries before it; some are kept on the way, the others are played again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from fuda.api import Game, Match
from fuda.api.answers import from_seat, to_seat
from fuda.api.chance import chance_answer
from fuda.api.undoing import Heard
from fuda.kernel import machine
from fuda.kernel.decisions import Decision
from fuda.kernel.reasons import Illegal, Malformed, NotAsked, Outcome
from fuda.kernel.state import CHANCE, State
from fuda.kernel.telling import tell_decision
from fuda.kernel.views import view
from fuda.library.ledger import Words
from fuda.library.loading import entry_of
from fuda.library.messages import Explained
from fuda.play.records.fixing import BadFix, Fix, apply_fix
from fuda.play.records.moments import Moment, watched
from fuda.play.scenarios import playing as scenarios
from fuda.play.scenarios.answers import Unfit
from fuda.play.scenarios.checks import CONCEDE
from fuda.play.scenarios.file import Move, Passing, Scenario, word_of
from fuda.play.scenarios.steps import given
from fuda.play.scenarios.table import Playing

JUDGE: Final = -1
CHECKPOINT: Final = 25  # entries between two positions that are kept
FIXED: Final = -2  # in the place of a seat: whoever judges

Told = dict[int, dict[str, Any]]  # what seat 0, seat 1 and the judge (-1) are told of an event


class BadTimeline(Explained):
    """An entry does not fit the position that it belongs to, or there is no such position."""


@dataclass(frozen=True, slots=True)
class SetUp:
    """How the game was set up: the form of the game and the decks, or a scenario with its position and cards."""

    variant: str = ""
    decks: tuple[tuple[str, ...], ...] = ()
    scenario: Scenario | None = None
    hide_forced: bool = False  # whether every question is asked


@dataclass(frozen=True, slots=True)
class TimelineEntry:
    """What moved a game on: the answer of a seat, in its words, or a fix."""

    seat: int
    answer: int | tuple[int, ...] = ()
    fix: Fix | None = None
    clause: str = field(default="", compare=False)  # by which it was asked, where that was written down
    line: int = field(default=0, compare=False)  # of the file in which it was found


@dataclass(frozen=True, slots=True)
class TimelineStep:
    """One entry as it came about: the question as the one asked was told it, the answer, and what followed."""

    number: int
    seat: int
    asked: dict[str, Any] | None  # None for a fix
    answer: int | list[int]
    events: tuple[Told, ...]
    fix: Fix | None = None
    knew: tuple[list[int], ...] = ()  # who knew which card after each event and at the end, if that was listened for


@dataclass(eq=False, slots=True)
class _Node:
    """A position by the entry that led to it; its state where it is kept."""

    parent: _Node | None
    entry: TimelineEntry | None
    number: int
    state: State | None = None
    step: TimelineStep | None = None
    children: list[_Node] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Branch:
    """One way that the game went: where it leaves the first one that it left, and how many entries it has."""

    number: int
    start: int
    length: int
    is_current: bool


class Timeline:
    """A game that can be looked at in every position.

    >>> from fuda.api import load
    >>> timeline = Timeline.of_game(load("wars3x3"), seed="7")
    >>> timeline.at, timeline.asked(0)["purpose"]
    (4, 'mulligan')
    >>> key = timeline.key()
    >>> timeline.back()
    >>> timeline.forward().seat, timeline.key() == key
    (2, True)
    """

    def __init__(
        self, game: Game, start: State, entries: Sequence[TimelineEntry] = (), set_up: SetUp | None = None
    ) -> None:
        """`start` is the set-up, run to its first question."""
        self.game = game
        self.set_up = SetUp() if set_up is None else set_up
        self.aliases: dict[str, int] = {}  # names that a scenario gives to cards
        self.names: dict[str, Words] = {}  # of cards that a scenario brings along, by number
        self.problem: Unfit | None = None  # why the script of a scenario does not go on after the last entry
        self.seed: str | None = None  # from which chance answers, where it is known
        self.listens = False  # whether steps tell who came to know what
        self._root = _Node(None, None, 0, start.clone())
        self._ends: list[_Node] = []
        self._line: list[_Node] = [self._root]
        self._state = start.clone()
        self._window: dict[_Node, State] = {}
        self.at = 0
        for entry in entries:
            self._append(entry)
        self._ends.append(self._line[-1])
        self._current = 0

    @classmethod
    def of_game(
        cls,
        game: Game,
        variant: str | None = None,
        seed: str | None = None,
        decks: Sequence[Sequence[str]] = (),
        hide_forced: bool = False,
    ) -> Timeline:
        """A new game, at the first question to a player; without a seed at the very first."""
        variant = game.variant(variant)
        played_with = game.decks(variant, seed, decks)
        start = game.start(variant, played_with, hide_forced)
        made = cls(game, start, (), SetUp(variant, played_with, None, hide_forced))
        made.seed = seed
        made.let_chance_answer()
        return made

    @classmethod
    def of_scenario(cls, scenario: Scenario) -> Timeline:
        """A scenario, at the beginning of its script; `problem` says why the script cannot be played to its end."""
        playing = scenarios.set_up(scenario)
        game = Game(entry_of(scenario.game), playing.rules)
        start = playing.state.clone()
        entries: list[TimelineEntry] = []
        for played in scenario.played:
            scenarios.play_again(playing, played)
            fix = Fix(played.changes) if played.changes else None
            entries.append(
                TimelineEntry(FIXED, (), fix) if fix is not None else TimelineEntry(played.seat, played.answer)
            )
        before = len(entries)
        problem = _add_script(scenario, playing, entries)
        made = cls(game, start, entries, SetUp(scenario.variant, (), scenario, scenario.hide_forced))
        made.aliases, made.problem = dict(playing.aliases), problem
        if scenario.cards is not None:
            made.names = {number: playing.names[number] for number in scenario.cards.entries}
        made.go(before)
        return made

    def __len__(self) -> int:
        return len(self._line) - 1

    # the position

    def state(self) -> State:
        """A copy of the position."""
        return self._state.clone()

    def match(self) -> Match:
        """The position as a match that can be asked and played on; chance is asked like a seat."""
        return Match(self.game, self.state(), self.set_up.variant)

    def key(self) -> int:
        """Equal positions have equal keys."""
        return self._state.key()

    def view(self, seat: int = JUDGE) -> dict[str, Any]:
        """What a seat can see; the judge (-1) sees everything."""
        return view(self._state, self.game.rules, seat)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has here."""
        return self._state.outcome

    def waiting(self) -> tuple[int, ...]:
        """The seats that are asked something here, chance included."""
        return () if self._state.outcome is not None else machine.waiting(self._state)

    def asked(self, seat: int, teller: int | None = None) -> dict[str, Any] | None:
        """The question to a seat in its own words, or in those of the `teller`."""
        decision = machine.asked(self._state, seat) if self._state.outcome is None else None
        if decision is None:
            return None
        return tell_decision(self._state, self.game.rules, decision, seat if teller is None else teller)

    def entries(self) -> tuple[TimelineEntry, ...]:
        """What led to this position."""
        return tuple([node.entry for node in self._line[1 : self.at + 1] if node.entry is not None])

    def next_entry(self) -> TimelineEntry:
        """What leads on from here; BadTimeline at the end."""
        entry = self._line[self.at + 1].entry if self.at < len(self) else None
        if entry is None:
            raise BadTimeline("no-such-position", number=self.at + 1, entries=len(self))
        return entry

    def question_of(self, entry: TimelineEntry) -> Decision:
        """The question here that an entry answers; NotAsked when nobody asks it, or not by the clause written down."""
        return self._question(self._state, entry)

    # walking

    def forward(self) -> TimelineStep:
        """On to the next position; BadTimeline at the end, or when the entry does not fit."""
        if self.at >= len(self):
            raise BadTimeline("no-such-position", number=self.at + 1, entries=len(self))
        return self._enter(self._line[self.at + 1])

    def back(self) -> None:
        """Back to the position before; BadTimeline at the beginning."""
        self.go(self.at - 1)

    def go(self, number: int) -> None:
        """To the position after so many entries."""
        if not 0 <= number <= len(self):
            raise BadTimeline("no-such-position", number=number, entries=len(self))
        while self.at < number:
            self.forward()
        if self.at > number:
            self._return(number)

    def steps(self) -> Iterator[TimelineStep]:
        """All steps from here to the end."""
        while self.at < len(self):
            yield self.forward()

    def step(self, number: int) -> TimelineStep:
        """How entry `number` (from 0) came about."""
        if not 0 <= number < len(self):
            raise BadTimeline("no-such-position", number=number + 1, entries=len(self))
        node = self._line[number + 1]
        if node.step is None:
            here = self.at
            self.go(number + 1)
            self.go(here)
        assert node.step is not None
        return node.step

    def view_at(self, number: int, seat: int = JUDGE) -> dict[str, Any]:
        """What a seat could see after so many entries; the position stays."""
        here = self.at
        self.go(number)
        seen = self.view(seat)
        self.go(here)
        return seen

    def moments(self, number: int) -> tuple[Moment, ...]:
        """What the rules did upon entry `number` (from 0), clause by clause, each with the position after it."""
        here = self.at
        self.go(number)
        state = self.state()
        entry = self._line[number + 1].entry if number < len(self) else None
        self.go(here)
        if entry is None:
            raise BadTimeline("no-such-position", number=number + 1, entries=len(self))
        return watched(state, lambda: self._apply(state, entry, number))

    def _return(self, number: int) -> None:
        """Go back: positions since the one that is kept are played again, once for the whole stretch."""
        node = self._line[number]
        state = node.state or self._window.get(node)
        if state is None:
            stretch = [node]
            while stretch[-1].state is None:
                before = stretch[-1].parent
                assert before is not None
                stretch.append(before)
            kept = stretch.pop()
            assert kept.state is not None
            state = kept.state
            self._window = {}
            for each in reversed(stretch):
                assert each.entry is not None
                state = state.clone()
                self._replay(state, each.entry, each.number - 1)
                self._window[each] = state
        self._state = state.clone()
        self.at = number

    def _enter(self, node: _Node) -> TimelineStep:
        assert node.entry is not None
        step = self._safely(self._replay, node.entry)
        if node.step is None or self.listens:
            node.step = step
        self.at = node.number
        if node.number % CHECKPOINT == 0 and node.state is None:
            node.state = self._state.clone()
        return node.step

    def _safely(self, apply: Callable[[State, TimelineEntry, int], TimelineStep], entry: TimelineEntry) -> TimelineStep:
        """Let an entry happen here; where the rules break down upon it, nothing is half done."""
        before = self._state.clone()
        try:
            return apply(self._state, entry, self.at)
        except Exception:
            self._state = before
            raise

    def _replay(self, state: State, entry: TimelineEntry, number: int) -> TimelineStep:
        """Let an entry happen that was there already; BadTimeline when it does not fit."""
        try:
            return self._apply(state, entry, number)
        except (Illegal, Malformed, NotAsked, BadFix) as error:
            raise self._unfit(entry, number, error) from None

    def _unfit(self, entry: TimelineEntry, number: int, error: Exception) -> Explained:
        """What is said of an entry that does not fit; a record says in which line of its file it stands."""
        return BadTimeline("entry-unfit", number=number + 1, seat=entry.seat, why=str(error))

    def _question(self, state: State, entry: TimelineEntry) -> Decision:
        """The question that an entry answers; NotAsked when nobody asks it, or not by the clause written down."""
        decision = machine.asked(state, entry.seat) if state.outcome is None else None
        if decision is None or entry.clause not in ("", decision.clause):
            raise NotAsked(f"seat {entry.seat} is not asked anything now" if decision is None else entry.clause)
        return decision

    def _apply(self, state: State, entry: TimelineEntry, number: int) -> TimelineStep:
        """Let an entry happen; on an error the state has not changed."""
        rules = self.game.rules
        if entry.fix is not None:
            told = apply_fix(state, rules, entry.fix)
            return TimelineStep(number, FIXED, None, [], told, entry.fix)
        decision = self._question(state, entry)
        asked = tell_decision(state, rules, decision, entry.seat)
        given = from_seat(decision, list(entry.answer) if isinstance(entry.answer, tuple) else entry.answer)
        notes: list[Any] = Heard(state) if self.listens else []
        state.notes = notes
        try:
            machine.submit(state, rules, entry.seat, given)
        finally:
            state.notes = None
        events = tuple([{0: note.told[0], 1: note.told[1], JUDGE: note.told[2]} for note in notes])
        answer = entry.answer if isinstance(entry.answer, int) else list(entry.answer)
        knew = (*notes.knew, state.known[:]) if isinstance(notes, Heard) else ()
        return TimelineStep(number, entry.seat, asked, answer, events, None, knew)

    # going on

    def give(self, seat: int, answer: Any) -> TimelineStep:
        """A seat answers, in its words; before the end this opens a branch, unless it is what was answered already.

        NotAsked, Malformed or Illegal when the answer does not fit; then nothing has changed.
        """
        decision = machine.asked(self._state, seat) if self._state.outcome is None else None
        if decision is not None:
            answer = to_seat(decision, from_seat(decision, answer))
        return self._go_on(TimelineEntry(seat, plain_answer(answer)))

    def fix(self, fix: Fix) -> TimelineStep:
        """Change the position by hand; it is recorded like an answer. BadFix when it cannot be."""
        return self._go_on(TimelineEntry(FIXED, (), fix))

    def cut(self) -> str:
        """The position as a scenario: a YAML text that sets the game up and brings it here."""
        from fuda.play.scenarios.cutting import scenario_text

        return scenario_text(self)

    def let_chance_answer(self) -> list[TimelineStep]:
        """Let chance answer whatever it is asked now, from the seed."""
        found: list[TimelineStep] = []
        while self.seed is not None and self._state.outcome is None:
            decision = machine.asked(self._state, CHANCE)
            if decision is None:
                break
            number = sum(each.seat == CHANCE for each in self.entries())
            found.append(self.give(CHANCE, to_seat(decision, chance_answer(self.seed, number, decision))))
        return found

    def _go_on(self, entry: TimelineEntry) -> TimelineStep:
        here = self._line[self.at]
        for child in here.children:
            if child.entry == entry:
                self._follow(child)
                return self.forward()
        node = _Node(here, entry, self.at + 1)
        step = self._safely(self._apply, entry)
        node.step = step
        here.children.append(node)
        if self.at == len(self):
            self._ends[self._current] = node
        else:
            self._ends.append(node)
            self._current = len(self._ends) - 1
        self._line = [*self._line[: self.at + 1], node]
        self.at = node.number
        if node.number % CHECKPOINT == 0:
            node.state = self._state.clone()
        return step

    def _append(self, entry: TimelineEntry) -> None:
        node = _Node(self._line[-1], entry, len(self._line))
        self._line[-1].children.append(node)
        self._line.append(node)

    def plant(self, entries: Sequence[TimelineEntry]) -> None:
        """Add a branch that was left: what was answered once and taken back."""
        node = self._root
        for entry in entries:
            known = [child for child in node.children if child.entry == entry]
            if known:
                node = known[0]
                continue
            node.children.append(_Node(node, entry, node.number + 1))
            node = node.children[-1]
        if all(node not in _way_to(end) for end in self._ends):
            self._ends.append(node)

    # branches

    @property
    def branches(self) -> tuple[Branch, ...]:
        """All ways that the game went, in the order in which they were opened."""
        found: list[Branch] = []
        first = _way_to(self._ends[0])
        for number, end in enumerate(self._ends):
            way = _way_to(end)
            start = next((place for place, node in enumerate(way) if node not in first), len(way)) - 1
            found.append(Branch(number, 0 if number == 0 else start, len(way) - 1, number == self._current))
        return tuple(found)

    def switch(self, number: int) -> None:
        """Take another branch; the position is the last one that both share, or stays if it lies on both."""
        if not 0 <= number < len(self._ends):
            raise BadTimeline("no-such-branch", number=number, branches=len(self._ends))
        way = _way_to(self._ends[number])
        shared = sum(mine is theirs for mine, theirs in zip(self._line, way, strict=False)) - 1
        self.go(min(self.at, shared))
        self._line = way
        self._current = number

    def _follow(self, child: _Node) -> None:
        """Take a branch that goes on with this node, the current one if it does."""
        if child not in self._line:
            number = next(place for place, end in enumerate(self._ends) if child in _way_to(end))
            self._line = _way_to(self._ends[number])
            self._current = number


def _add_script(scenario: Scenario, playing: Playing, entries: list[TimelineEntry]) -> Unfit | None:
    """The answers of a script, up to the first one that does not fit or to a concession."""
    for move in scenario.steps:
        if not isinstance(move, (Move, Passing)):
            continue
        if isinstance(move, Move) and move.kind == "do" and word_of(move.value).text == CONCEDE:
            return None
        try:
            for seat, answer in given(playing, move):
                decision = machine.asked(playing.state, seat)
                assert decision is not None
                entries.append(TimelineEntry(seat, to_seat(decision, answer)))
                machine.submit(playing.state, playing.rules, seat, answer)
        except Unfit as unfit:
            return unfit
    return None


def _way_to(end: _Node) -> list[_Node]:
    way = [end]
    while way[-1].parent is not None:
        way.append(way[-1].parent)
    return way[::-1]


def plain_answer(answer: Any) -> int | tuple[int, ...]:
    """An answer as an entry keeps it."""
    return answer if isinstance(answer, int) else tuple(answer)
