"""In which positions is a text tried? In random games with it on a card; another is looked at from the same ones."""

from __future__ import annotations

from hashlib import blake2b
from importlib import import_module
from typing import Any, Final

from fuda.api.chance import Stream
from fuda.kernel.decisions import Answer
from fuda.kernel.machine import advance, ask_again, submit
from fuda.kernel.records import fingerprint
from fuda.kernel.rules import SEATS, Rules
from fuda.kernel.state import State
from fuda.kernel.views import view
from fuda.language.compiler.card_source import CardPart, CardSource
from fuda.language.words.nodes import Node
from fuda.library.loading import entry_of, load_rules
from fuda.play.laws.cache import forgotten
from fuda.play.laws.readings import Readings
from fuda.play.laws.walks import Decks, question, spoken

MOST_QUESTIONS: Final = 500  # of one game
SOON: Final = 8  # questions after a text was exchanged, in which most differences show
LATER: Final = 30  # the same, where one is looked for patiently
IN_PLAY: Final = 2  # positions of each game in which a card is looked for that nothing was read of
BOTH: Final = sum([1 << seat for seat in SEATS])  # a card that every seat knows
READ: Final = (LookupError, ValueError, TypeError, AttributeError, AssertionError, ArithmeticError)


class CannotBuild(Exception):
    """The rules refuse a text when they read the cards."""


def with_text(source: CardSource, part: int, text: Node, printed: str) -> CardSource:
    """The card with another text, or with another one on one of its parts."""
    parts = list(source.parts)
    whole, said = (text, printed) if part < 0 else (source.text, source.printed_text)
    if part >= 0:
        old = parts[part]
        parts[part] = CardPart(old.key, old.fields, text, printed, old.category)
    return CardSource(
        source.number,
        source.name_ja,
        source.name_en,
        source.fields,
        whole,
        said,
        source.file,
        source.line,
        tuple(parts),
    )


def built(game: str, sources: tuple[CardSource, ...]) -> Rules:
    """The rules with these cards."""
    try:
        rules: Rules = import_module(entry_of(game).rules).build(sources)
    except READ as error:
        raise CannotBuild(str(error)) from error
    rules.preset = load_rules(game).preset
    return rules


def sight(state: State, rules: Rules, number: int) -> bytes:
    """A digest of what is asked and of what a seat is shown, the one and the other in turn; at the end, both."""
    digest = blake2b(repr(fingerprint(tuple(state.pending))).encode(), digest_size=12)
    for seat in SEATS if state.outcome is not None else (number % len(SEATS),):
        digest.update(spoken(view(state, rules, seat)))
    return digest.digest()


class Course:
    """One random game: the position before each question, and what was seen there."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.states: list[State] = []
        self.sights: list[bytes] = []

    def answer(self, state: State, number: int) -> tuple[int, Answer]:
        """Who answers the question, and what: the same answer to the same question."""
        random = Stream(self.seed, f"question {number}")
        decision = question(state, random)
        return decision.seat, decision.sample(random)


class Battery:
    """Games with the same cards, played once and looked at again with others."""

    def __init__(self, rules: Rules, variant: str, decks: Decks) -> None:
        self.rules = rules
        self.variant = variant
        self.decks = decks
        self.courses: list[Course] = []
        self.looked = 0  # questions at which other rules were compared

    def _begun(self, rules: Rules) -> State:
        state: State = rules.start(self.variant, self.decks)
        advance(state, rules)
        return state

    def play(self, seed: str, readings: Readings) -> None:
        """One more game, in which readings are noted."""
        course = Course(seed)
        self.courses.append(course)
        readings.moment = (len(self.courses) - 1, 0)
        state = self._begun(self.rules)
        for number in range(MOST_QUESTIONS):
            if state.outcome is not None:
                break
            course.states.append(state.clone())
            readings.moment = (len(self.courses) - 1, number)
            course.sights.append(sight(state, self.rules, number))
            submit(state, self.rules, *course.answer(state, number))
        else:
            return
        course.sights.append(sight(state, self.rules, number))

    def differs(self, rules: Rules, game: int, number: int, questions: int) -> bool:
        """Whether something else is seen with other rules, at so many questions from one of a game on. Where the old
        text has left something behind that the new one does not know, it is another one, too."""
        course = self.courses[game]
        try:
            state = forgotten(course.states[number])
            ask_again(state, rules)
            return self._other(course, state, rules, number, number + questions)
        except Exception:
            return True

    def shown(self, printed: int) -> list[tuple[int, int]]:
        """In each game a few questions before which a card of the list is known to both, or else to one."""
        found: list[tuple[int, int]] = []
        for game, course in enumerate(self.courses):
            both, one = [], []
            for number, state in enumerate(course.states):
                known = [state.known[card] for card, each in enumerate(state.printed) if each == printed]
                if BOTH in known:
                    both.append(number)
                elif any(known):
                    one.append(number)
            numbers = both or one
            found += [(game, numbers[len(numbers) * part // IN_PLAY]) for part in range(IN_PLAY) if numbers]
        return found

    def _other(self, course: Course, state: State, rules: Rules, number: int, until: int) -> bool:
        while number < min(until, len(course.sights)):
            self.looked += 1
            if sight(state, rules, number) != course.sights[number]:
                return True
            if state.outcome is not None:
                return number + 1 < len(course.sights)
            submit(state, rules, *course.answer(state, number))
            number += 1
        return False


def where(error: BaseException) -> str:
    """In one line, what went wrong and in which function of the program."""
    from traceback import extract_tb

    frames: list[Any] = [each for each in extract_tb(error.__traceback__) if "/fuda/" in each.filename]
    told = f"{type(error).__name__}: {error}"[:160]
    return f"{told} ({frames[-1].filename.rpartition('/fuda/')[2]}:{frames[-1].lineno} {frames[-1].name})"
