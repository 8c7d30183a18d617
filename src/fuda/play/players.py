"""Who answers? A player sees a question as its seat sees it, and answers in the seat's words; it sees no state."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any, Final, Protocol

from fuda.api import answers
from fuda.kernel.decisions import Answer, Decision, Source
from fuda.kernel.hidden import imagined
from fuda.kernel.reasons import Reason
from fuda.kernel.rules import Rules
from fuda.kernel.state import State
from fuda.kernel.telling import tell_decision
from fuda.kernel.views import view
from fuda.library.messages import Explained


class UnknownBot(Explained):
    """No bot has that name."""


class Sight:
    """What a player gets to see when it is asked: nothing that its seat may not know."""

    __slots__ = ("__decision", "__rules", "__state", "_asked", "_view", "news", "number", "seat")

    def __init__(
        self, state: State, rules: Rules, decision: Decision, number: int, news: Sequence[dict[str, Any]] = ()
    ) -> None:
        self.seat = decision.seat
        self.number = number  # how many answers the seat has given; a player may draw its random numbers from it
        self.news = news  # the events that the seat was told of since its last question
        self.__state = state
        self.__rules = rules
        self.__decision = decision
        self._view: dict[str, Any] | None = None
        self._asked: dict[str, Any] | None = None

    @property
    def rules(self) -> Rules:
        """The rules of the game; the same for every position."""
        return self.__rules

    @property
    def view(self) -> dict[str, Any]:
        """Everything that the seat may know."""
        if self._view is None:
            self._view = view(self.__state, self.__rules, self.seat)
        return self._view

    @property
    def asked(self) -> dict[str, Any]:
        """The question in the seat's words."""
        if self._asked is None:
            self._asked = tell_decision(self.__state, self.__rules, self.__decision, self.seat)
        return self._asked

    def count(self) -> int:
        """How many answers there are."""
        return self.__decision.count()

    def answers(self) -> Iterator[Answer]:
        """All answers, in the seat's words."""
        return answers.all_answers(self.__decision)

    def promising(self) -> list[Answer] | None:
        """The answers that the rules call promising for who sees what the seat sees; None where they call none so."""
        found = self.__rules.promising(self.__state, self.__decision)
        return None if found is None else [answers.to_seat(self.__decision, each) for each in found]

    def sample(self, source: Source) -> Answer:
        """A uniformly random answer, without listing them."""
        return answers.sample(self.__decision, source)

    def refusal(self, answer: Any) -> Reason | None:
        """Why an answer does not fit, or None when it does; Malformed when it has not the form of an answer."""
        reason = answers.refusal(self.__decision, answer)
        if reason is None or reason.condition in ("not-a-list", "no-such-place"):
            return reason
        given = answers.from_seat(self.__decision, answer)
        return self.__rules.forbidding(self.__state, self.__decision, given, reason)

    def imagine(self, source: Source) -> State:
        """A state that the seat holds possible, made from what it knows alone."""
        made = imagined(self.__state, self.__rules, self.seat, source)
        made.hide_forced = False  # nobody looks at the clock of what is imagined
        return made


class Player(Protocol):
    """Whoever answers for a seat."""

    name: str

    def answer(self, sight: Sight) -> Answer:
        """The answer to the question, in the seat's words."""
        ...


BOTS: Final[dict[str, str]] = {
    "random": "fuda.play.bots.random:RandomPlayer",
    "greedy": "fuda.play.bots.greedy:GreedyPlayer",
    "hint": "fuda.play.bots.hint:HintPlayer",
}


def bot(name: str, seed: str) -> Player:
    """The bot of that name; what it does follows from the seed.

    >>> bot("random", "7").name
    'random'
    """
    home = BOTS.get(name)
    if home is None:
        raise UnknownBot("unknown-bot", bot=name, known=", ".join(BOTS))
    module, _, made = home.partition(":")
    make: Callable[[str], Player] = getattr(import_module(module), made)
    return make(seed)
