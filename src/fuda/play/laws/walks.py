"""How do laws play? Random games from a seed, position by position; and what is said of a law that was broken."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from traceback import extract_tb
from typing import Any, Final, NamedTuple

import msgspec

from fuda.api.chance import Stream
from fuda.kernel import codec
from fuda.kernel.decisions import Act, Answer, Decision, Randomness
from fuda.kernel.machine import advance, asked, submit, waiting
from fuda.kernel.rules import Rules
from fuda.kernel.state import State
from fuda.play.laws.trail import TRAIL

MOST_ANSWERS: Final = 20_000  # no game takes so many
RELUCTANCE: Final = 8  # one of so many times a disliked action is as good as another
ENOUGH: Final = 3  # findings in one game; more would only repeat them

Decks = tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Finding:
    """A law that was broken: which, in which game, after how many answers, and how."""

    law: str
    game: str
    variant: str
    seed: str
    answers: int
    text: str
    scenario: str = ""  # the file in which the position was left

    def __str__(self) -> str:
        told = f"{self.law}: {self.game} {self.variant} seed {self.seed} after {self.answers} answers: {self.text}"
        return f"{told} (position: {self.scenario}; again: {self.again})" if self.scenario else told

    @property
    def again(self) -> str:
        """The command that looks at this game again."""
        seed, _, game = self.seed.rpartition("/")
        games = int(game) + 1 if game.isdecimal() else 1
        words = f"--game {self.game} --law {self.law} --games {games} --seed {seed or self.seed}"
        return f"python -m fuda.play.laws check {words}"


class Broken(Exception):
    """Raised where a law is broken."""


@dataclass(slots=True)
class Tally:
    """How much was compared between games and their twins."""

    twins: int = 0
    answers: int = 0  # given to a game and its twin
    views: int = 0
    events: int = 0
    imagined: int = 0
    reasons: int = 0
    moments: int = 0  # at which the clocks of both were looked at
    longest: int = 0  # answers in the life of one twin
    ends: dict[str, int] = field(default_factory=dict)

    def add(self, other: Tally) -> None:
        """Count in what another tally counted."""
        for name in ("twins", "answers", "views", "events", "imagined", "reasons", "moments"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.longest = max(self.longest, other.longest)
        for why, count in other.ends.items():
            self.ends[why] = self.ends.get(why, 0) + count

    def end(self, why: str, age: int) -> None:
        """Note how a twin ended."""
        self.ends[why] = self.ends.get(why, 0) + 1
        self.longest = max(self.longest, age)


class Position(NamedTuple):
    """A position of a game, the question that is answered next, and the answer."""

    number: int
    state: State
    decision: Decision
    answer: Answer


def begun(
    rules: Rules,
    variant: str,
    random: Randomness,
    notes: list[Any] | None = None,
    decks: Decks = (),
    hide_forced: bool = False,
) -> State:
    """A game at its first question, with these decks, sealed ones or any two of those that the game brings along; what
    happens is noted when there is a list for it."""
    count = len(rules.preset)
    decks = decks or rules.sealed_decks(variant, random)
    if not decks:
        decks = rules.deck_pair(random.below(count * count) if count else 0)
    TRAIL.begin(rules.game, variant, decks, hide_forced)
    state: State = rules.start(variant, decks)
    state.notes = notes
    state.hide_forced = hide_forced
    advance(state, rules)
    return state


def question(state: State, random: Randomness) -> Decision:
    """An open question; of several a random one, so that seats answer in any order."""
    seats = waiting(state)
    found = asked(state, seats[random.below(len(seats))] if len(seats) > 1 else seats[0])
    assert found is not None
    return found


class Mood:
    """Random players who dislike some kinds of actions in this game: what they spare they have for others."""

    def __init__(self, random: Randomness) -> None:
        self.random = random
        self.disliked: dict[str, int] = {}

    def answer(self, decision: Decision) -> Answer:
        """A random answer; only now and then a disliked action, where there is another."""
        if not isinstance(decision, Act) or self.random.below(RELUCTANCE) == 0:
            return decision.sample(self.random)
        for each in decision.options:
            if each.verb not in self.disliked:
                self.disliked[each.verb] = self.random.below(2)
        liked = [place for place, each in enumerate(decision.options) if not self.disliked[each.verb]]
        return liked[self.random.below(len(liked))] if liked else decision.sample(self.random)


def positions(
    rules: Rules,
    variant: str,
    random: Randomness,
    notes: list[Any] | None = None,
    moody: bool = False,
    decks: Decks = (),
    hide_forced: bool = False,
) -> Iterator[Position]:
    """A random game: every position before its next answer is given."""
    mood = Mood(random) if moody else None
    state = begun(rules, variant, random, notes, decks, hide_forced)
    for number in range(MOST_ANSWERS):
        if state.outcome is not None:
            return
        decision = question(state, random)
        answer = decision.sample(random) if mood is None else mood.answer(decision)
        yield Position(number, state, decision, answer)
        TRAIL.give(decision, answer)
        submit(state, rules, decision.seat, answer)
    raise Broken(f"the game does not end within {MOST_ANSWERS} answers")


def written(state: State) -> bytes:
    """The whole state as JSON."""
    return msgspec.json.encode(codec.encode(state))


def spoken(value: Any) -> bytes:
    """What is sent, byte for byte."""
    return msgspec.json.encode(value)


def difference(left: Any, right: Any, path: str = "") -> str:
    """Where two JSON values differ first.

    >>> difference({"a": [1, 2]}, {"a": [1, 3]})
    '/a/1: 2 and 3'
    """
    if isinstance(left, dict) and isinstance(right, dict):
        for name in (*left, *right):
            if name not in left or name not in right:
                return f"{path}/{name}: only in one"
            found = difference(left[name], right[name], f"{path}/{name}")
            if found:
                return found
        return ""
    if isinstance(left, list | tuple) and isinstance(right, list | tuple):
        if len(left) != len(right):
            return f"{path}: {len(left)} and {len(right)} long: {left!r} and {right!r}"[:400]
        for place, (one, other) in enumerate(zip(left, right, strict=True)):
            found = difference(one, other, f"{path}/{place}")
            if found:
                return found
        return ""
    return "" if type(left) is type(right) and left == right else f"{path}: {left!r} and {right!r}"


def unequal(left: State, right: State) -> str:
    """Where two states differ; empty when they do not."""
    if written(left) == written(right):
        return ""
    return difference(codec.encode(left), codec.encode(right)) or "in the order of fields"


Report = Callable[[int, str], None]
Examination = Callable[[Randomness, Report], None]


def examine(
    law: str, rules: Rules, variant: str, seed: str, size: int, examination: Callable[[Stream, Report], None]
) -> list[Finding]:
    """Let a law look at so many games, each with a stream of its own; an error of the engine is a finding too."""
    findings: list[Finding] = []
    for game in range(size):
        name = f"{seed}/{game}"
        last = 0

        def report(answers: int, text: str, name: str = name) -> None:
            nonlocal last
            last = answers
            if text:
                findings.append(Finding(law, rules.game, variant, name, answers, text))

        before = len(findings)
        broke_down = False
        try:
            examination(Stream(seed, f"law {law} {variant} {game}"), report)
        except Broken as broken:
            findings.append(Finding(law, rules.game, variant, name, last, str(broken)))
        except Exception as error:  # whatever goes wrong in a game is what is looked for
            broke_down = len(TRAIL.given) > last
            frame = extract_tb(error.__traceback__)[-1]
            place = f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}"
            findings.append(Finding(law, rules.game, variant, name, last, f"{type(error).__name__}: {error} ({place})"))
        del findings[before + ENOUGH :]
        for number, each in enumerate(findings[before:], before):
            answers = None if broke_down and number == len(findings) - 1 else each.answers
            findings[number] = replace(each, scenario=TRAIL.leave(rules, law, name, answers))
    return findings
