"""What is asked, and what can be answered? A question knows its answers: iterate, count, sample, index, test with `in`.

An answer belongs to its question and to no position: it can be played wherever the same question is asked, in a copy of
the match too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from sys import maxsize
from typing import TYPE_CHECKING, Any, Protocol, overload

from fuda.api import answers as seats
from fuda.api.errors import IllegalAnswer, MalformedAnswer
from fuda.api.seen import Action, Card, Refusal, copied
from fuda.kernel.decisions import Answer as Value
from fuda.kernel.decisions import Decision, Randomness
from fuda.kernel.reasons import Malformed, Reason
from fuda.kernel.state import State
from fuda.kernel.telling import tell_decision
from fuda.library.ledger import Words
from fuda.library.wording import Wording

if TYPE_CHECKING:
    from fuda.api.game import Game


class Random(Protocol):
    """Where chance comes from: `random.Random` fits, and so does whatever has its `randrange`.

    >>> import random
    >>> import fuda
    >>> isinstance(random.Random(7).randrange(6), int)
    True
    """

    def randrange(self, stop: int, /) -> int:
        """A uniformly random whole number from 0 to stop - 1."""
        ...


class _OfRandom:
    """A `Random` as the kernel wants it."""

    __slots__ = ("_random",)

    def __init__(self, random: Random) -> None:
        self._random = random

    def below(self, limit: int) -> int:
        return self._random.randrange(limit)


def randomness_of(random: Random | Randomness) -> Randomness:
    """Random numbers as the kernel takes them; a `Stream` has them already."""
    below = getattr(random, "below", None)
    return _OfRandom(random) if below is None else random  # type: ignore[arg-type, return-value]


class Answer:
    """One answer to one question; `str` says it, `to_json` is what goes over the wire.

    >>> import fuda
    >>> question = fuda.load("wars3x3").new(seed=7).pending[0]
    >>> answer = question.answers[1]
    >>> answer.seat, answer.value, str(answer), answer.text("ja")
    (0, 1, 'Mulligan', 'マリガンする')
    >>> answer == question.answer(1), answer.to_json()
    (True, 1)
    """

    __slots__ = ("_question", "_value")

    def __init__(self, question: Question, value: Value) -> None:
        self._question = question
        self._value = value

    @property
    def question(self) -> Question:
        """What it answers."""
        return self._question

    @property
    def seat(self) -> int:
        """Who answers."""
        return self._question.seat

    @property
    def value(self) -> int | tuple[int, ...]:
        """The answer in the seat's words: a number, or places in the list of the question."""
        return self._value

    @property
    def action(self) -> Action | None:
        """What is done, where the question is which of several things to do."""
        options = self._question.options
        found = options[self._value] if options and isinstance(self._value, int) else None
        return found if isinstance(found, Action) else None

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that it chooses or puts into an order."""
        things = self._question.things
        if isinstance(self._value, int) or self._question.kind not in ("cards", "order"):
            return ()
        return tuple([each for each in [things[place] for place in self._value] if isinstance(each, Card)])

    def to_json(self) -> int | list[int]:
        """As it goes over the wire."""
        return self._value if isinstance(self._value, int) else list(self._value)

    def text(self, language: str = "en") -> str:
        """What it means, in words."""
        return self._question._said(self._value, language)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Answer {self.to_json()!r} of seat {self.seat}: {self.text()}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Answer) and self._value == other._value and self._question == other._question

    def __hash__(self) -> int:
        return hash((self.seat, self._value))


class Answers:
    """All answers to a question. Nothing is listed before somebody iterates, however many there are.

    `total` is how many, exactly and at once: a shuffled deck has more orders than atoms are around. `len` is the same
    where Python can say it (up to `sys.maxsize`) and an OverflowError beyond that. Any place can be looked up, slices
    too, without listing those before it.

    >>> import random
    >>> import fuda
    >>> game = fuda.load("wars3x3")
    >>> answers = game.new(seed=7).pending[0].answers
    >>> len(answers), [str(answer) for answer in answers][0]
    (2, 'Keep')
    >>> answers[0] in answers, 1 in answers, 2 in answers
    (True, True, False)
    >>> answers.sample(random.Random(1)) in answers
    True
    >>> orders = fuda.load("hanyo").new().pending[0].answers  # chance is asked to shuffle a deck of 50 cards
    >>> orders.total > 10**64, orders[10**64] in orders
    (True, True)
    """

    __slots__ = ("_question",)

    def __init__(self, question: Question) -> None:
        self._question = question

    @property
    def total(self) -> int:
        """How many there are."""
        return self._question._decision.count()

    def __len__(self) -> int:
        total = self.total
        if total > maxsize:
            raise OverflowError(f"there are {total} answers, more than len can say; `total` can")
        return total

    def __bool__(self) -> bool:
        return self.total > 0

    def __iter__(self) -> Iterator[Answer]:
        question = self._question
        for value in seats.all_answers(question._decision):
            yield Answer(question, value)

    @overload
    def __getitem__(self, place: int) -> Answer: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[Answer, ...]: ...

    def __getitem__(self, place: int | slice) -> Answer | tuple[Answer, ...]:
        total = self.total
        if isinstance(place, slice):
            return tuple([self[each] for each in range(*place.indices(total))])
        if not -total <= place < total:
            raise IndexError(f"there are {total} answers; there is none at {place}")
        return Answer(self._question, seats.nth(self._question._decision, place % total))

    def __contains__(self, answer: object) -> bool:
        question = self._question
        if isinstance(answer, Answer):
            return answer._question == question and seats.refusal(question._decision, answer._value) is None
        try:
            return seats.refusal(question._decision, answer) is None
        except Malformed:
            return False

    def sample(self, random: Random | Randomness) -> Answer:
        """A uniformly random answer, without listing them."""
        return Answer(self._question, seats.sample(self._question._decision, randomness_of(random)))

    def __repr__(self) -> str:
        return f"<Answers: {self.total} to {self._question.purpose}>"


class Question:
    """What a seat is asked: by which clause, for what, and what can be answered.

    >>> import fuda
    >>> question = fuda.load("wars3x3").new(seed=7).pending[0]
    >>> question.seat, question.clause, question.purpose, question.kind
    (0, 'W3.4', 'mulligan', 'option')
    >>> question.prompt.en
    'Keep these cards, or put all of them back and be dealt one fewer?'
    >>> print(question)
    [W3.4] Keep these cards, or put all of them back and be dealt one fewer?
    """

    __slots__ = ("_decision", "_game", "_state", "_told")

    def __init__(self, game: Game, state: State, decision: Decision, told: dict[str, Any] | None = None) -> None:
        self._game = game
        self._state = state
        self._decision = decision
        self._told = told  # without it, the position must be one that nobody changes any more

    @property
    def seat(self) -> int:
        """Who is asked; `CHANCE` for dice and shuffles."""
        return self._decision.seat

    @property
    def clause(self) -> str:
        """The clause that asks."""
        return self._decision.clause

    @property
    def purpose(self) -> str:
        """For what it asks."""
        return self._decision.purpose

    @property
    def kind(self) -> str:
        """What kind of answer it wants: act, option, number, cards, cells, order, allocate, roll or shuffle."""
        return self._decision.kind

    @property
    def prompt(self) -> Words:
        """The question in words: `prompt.ja`, `prompt.en`."""
        return Words(*[self._game.wording(language).question(self._words()) for language in ("ja", "en")])

    @property
    def answers(self) -> Answers:
        """What can be answered."""
        return Answers(self)

    @property
    def options(self) -> tuple[Action | str, ...]:
        """The things to do (kind `act`) or the names to choose from (kind `option`), in the order of the answers."""
        found = self._words().get("options", ())
        return tuple([Action(self._game, each) if isinstance(each, Mapping) else str(each) for each in found])

    @property
    def things(self) -> tuple[Card | int, ...]:
        """The cards, cells or other things out of which an answer is made, where there are such."""
        told = self._words()
        found = told.get("candidates", told.get("items", told.get("places", ())))
        return tuple([Card(self._game, each) if isinstance(each, Mapping) else int(each) for each in found])

    @property
    def least(self) -> int | None:
        """The fewest things or the lowest number, where the question has such a bound."""
        return self._words().get("least", self._words().get("low"))

    @property
    def most(self) -> int | None:
        """The most things or the highest number, where the question has such a bound."""
        return self._words().get("most", self._words().get("high"))

    def answer(self, value: Any) -> Answer:
        """The answer that a value of the wire means: a number, or a list of numbers. MalformedAnswer or IllegalAnswer
        when there is none."""
        decision = self._decision
        try:
            reason = seats.refusal(decision, value)
            if reason is None:
                return Answer(self, seats.to_seat(decision, seats.from_seat(decision, value)))
        except Malformed:
            raise MalformedAnswer("malformed-answer", value=value) from None
        raise IllegalAnswer(Refusal.of(self._game, self._reason(value, reason)))

    @property
    def usual(self) -> Answer:
        """The answer that the rules call usual, the most passive one: for a player who does not answer.

        >>> import fuda
        >>> str(fuda.load("wars3x3").new(seed=7).pending[0].usual)
        'Keep'
        """
        return Answer(self, seats.to_seat(self._decision, self._game.rules.usual(self._state, self._decision)))

    def _reason(self, value: Any, reason: Reason) -> Reason:
        """The reason of the rule that forbids the answer, where another clause than that of the question does."""
        if reason.condition in ("not-a-list", "no-such-place"):
            return reason
        given = seats.from_seat(self._decision, value)
        return self._game.rules.forbidding(self._state, self._decision, given, reason)

    def to_json(self) -> dict[str, Any]:
        """As it goes over the wire; a copy."""
        found: dict[str, Any] = copied(self._words())
        return found

    def text(self, language: str = "en") -> str:
        """The clause and the question in words."""
        said = self._game.wording(language).question(self._words())
        return f"[{self.clause}] {said}" if self.clause else said

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Question to seat {self.seat} [{self.clause}] {self.purpose} ({self.kind})>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Question):
            return False
        return self._decision is other._decision or (
            self._game.id == other._game.id and self._words() == other._words()
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.clause, self.purpose))

    def _words(self) -> dict[str, Any]:
        """The question as the seat is told it."""
        if self._told is None:
            self._told = tell_decision(self._state, self._game.rules, self._decision, self.seat)
        return self._told

    def _said(self, value: Value, language: str) -> str:
        """An answer in words."""
        words, told = self._game.wording(language), self._words()
        if self.kind == "act" and isinstance(value, int):
            return words.action(told["options"][value])
        if self.kind == "option" and isinstance(value, int):
            return self._option(words, told["options"][value])
        if isinstance(value, int):
            return words.say("answer", "number", {"number": value})
        if self.kind in ("roll", "shuffle"):
            return words.say("answer", self.kind, {"numbers": list(value)})
        things = self._named(words)
        if self.kind == "allocate":
            shares = [
                words.say("answer", "share", {"thing": thing, "number": share})
                for thing, share in zip(things, value, strict=True)
                if share
            ]
            return words.say("answer", "allocate" if shares else "nothing", {"things": shares})
        kind = self.kind if value else "nothing"
        return words.say("answer", kind, {"things": [things[place] for place in value]})

    def listed(self, words: Wording) -> list[str]:
        """Everything that can be chosen, done or shared among, in words and in the order of the wire.

        >>> import fuda
        >>> game = fuda.load("wars3x3")
        >>> game.new(seed=7).pending[0].listed(game.wording("en"))
        ['Keep', 'Mulligan']
        """
        told = self._words()
        if self.kind == "act":
            return [words.action(each) for each in told["options"]]
        if self.kind == "option":
            return [self._option(words, each) for each in told["options"]]
        return self._named(words)

    def _option(self, words: Wording, option: str) -> str:
        """A named option; one that stands for an effect by the card whose effect it is."""
        name = getattr(self._game.rules, "option_named", None)
        if name is not None and option.lstrip("-").isdigit():
            found = name(self._state, option)
            if found[0]:
                return words.card({"card": found[0]})
        return words.option(option)

    def _named(self, words: Wording) -> list[str]:
        """What the things are called; different cards of one name with their numbers."""
        things = self.things
        names = [self._thing(words, place, each) for place, each in enumerate(things)]
        numbers: dict[str, set[str | None]] = {}
        for name, each in zip(names, things, strict=True):
            if isinstance(each, Card):
                numbers.setdefault(name, set()).add(each.number)
        return [
            f"{name} ({each.number})" if isinstance(each, Card) and len(numbers[name]) > 1 else name
            for name, each in zip(names, things, strict=True)
        ]

    def _thing(self, words: Wording, place: int, thing: Card | int) -> str:
        if isinstance(thing, int):
            return words.say("cell", str(thing)) if words.has("cell", str(thing)) else str(thing)
        if thing.number is None:
            return words.say("answer", "unknown", {"place": place + 1})
        return words.card(thing.to_json())
