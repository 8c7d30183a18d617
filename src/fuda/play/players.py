"""Who answers? A player sees a question as its seat sees it, and answers in the seat's words; it sees no state."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, Final, Protocol

from fuda.api import Event, Game, Match, Question, Random, View, answers
from fuda.api.questions import Answer as GivenAnswer
from fuda.api.questions import randomness_of
from fuda.kernel.decisions import Answer, Decision, Randomness
from fuda.kernel.hidden import imagined
from fuda.kernel.reasons import Reason
from fuda.kernel.rules import Rules
from fuda.kernel.state import State
from fuda.kernel.telling import tell_decision
from fuda.kernel.views import view
from fuda.library.messages import Explained


class UnknownBot(Explained):
    """No bot has that name, or one of your own cannot be used; the message says why.

    >>> import fuda
    >>> try:
    ...     fuda.bot("no_such_module:Bot", "7")
    ... except fuda.UnknownBot as error:
    ...     print(error.name)
    bot-no-module
    """


class Sight:
    """What a player gets to see when it is asked: nothing that its seat may not know.

    >>> import fuda
    >>> class Eager:
    ...     name = "eager"
    ...     def answer(self, sight):
    ...         return sight.question.answers[0]
    >>> contest = fuda.Contest(fuda.load("wars3x3"), [Eager(), fuda.bot("random", "3")], "7")
    >>> contest.play().clause
    'W1.2'
    """

    __slots__ = (
        "__decision",
        "__game",
        "__state",
        "_asked",
        "_news",
        "_shown",
        "clock",
        "lists_known",
        "number",
        "seat",
    )

    def __init__(
        self, game: Game, state: State, decision: Decision, number: int, news: Sequence[Mapping[str, Any]] = ()
    ) -> None:
        self.seat = decision.seat
        self.number = number  # how many answers the seat has given; a player may draw its random numbers from it
        self.lists_known = False  # whether both players have published their decks
        self.clock: float | None = None  # seconds that the seat has left, where a clock runs
        self.__game = game
        self.__state = state
        self.__decision = decision
        self._news = news
        self._shown: dict[str, Any] | None = None
        self._asked: dict[str, Any] | None = None

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.__game

    @property
    def rules(self) -> Rules:
        """The rules of the game; the same for every position. For players that stand on the engine."""
        return self.__game.rules

    # --- as a program reads it

    @property
    def question(self) -> Question:
        """What the seat is asked, with its answers."""
        return Question(self.__game, self.__state, self.__decision, self.asked)

    @property
    def view(self) -> View:
        """Everything that the seat may know."""
        return View(self.__game, self.shown, self.question)

    @property
    def news(self) -> tuple[Event, ...]:
        """What the seat was told since its last question."""
        return tuple([Event(self.__game, told) for told in self._news])

    def imagine(self, random: Random | Randomness) -> Match:
        """A match that the seat holds possible, made from what it knows alone: play it on, copy it, throw it away.
        Chance answers in it by itself; nobody listens to it."""
        random = randomness_of(random)
        seed = str(random.below(1 << 64))
        return Match(self.__game, self.imagined(random), "", seed, listens=False).begin()

    # --- as it goes over the wire

    @property
    def shown(self) -> dict[str, Any]:
        """Everything that the seat may know, as JSON."""
        if self._shown is None:
            self._shown = view(self.__state, self.rules, self.seat)
        return self._shown

    @property
    def asked(self) -> dict[str, Any]:
        """The question in the seat's words, as JSON."""
        if self._asked is None:
            self._asked = tell_decision(self.__state, self.rules, self.__decision, self.seat)
        return self._asked

    def count(self) -> int:
        """How many answers there are."""
        return self.__decision.count()

    def answers(self) -> Iterator[Answer]:
        """All answers, in the seat's words."""
        return answers.all_answers(self.__decision)

    def promising(self) -> list[Answer] | None:
        """The answers that the rules call promising for who sees what the seat sees; None where they call none so."""
        found = self.rules.promising(self.__state, self.__decision)
        return None if found is None else [answers.to_seat(self.__decision, each) for each in found]

    def sample(self, random: Randomness) -> Answer:
        """A uniformly random answer, without listing them."""
        return answers.sample(self.__decision, random)

    def refusal(self, answer: Any) -> Reason | None:
        """Why an answer does not fit, or None when it does; Malformed when it has not the form of an answer."""
        reason = answers.refusal(self.__decision, answer)
        if reason is None or reason.condition in ("not-a-list", "no-such-place"):
            return reason
        given = answers.from_seat(self.__decision, answer)
        return self.rules.forbidding(self.__state, self.__decision, given, reason)

    def imagined(self, random: Randomness) -> State:
        """The engine's own position for `imagine`."""
        made = imagined(self.__state, self.rules, self.seat, random, self.lists_known)
        made.hide_forced = False  # nobody looks at the clock of what is imagined
        return made


class Player(Protocol):
    """Whoever answers for a seat: a name, and one method.

    >>> import fuda
    >>> class Eager:
    ...     name = "eager"
    ...     def answer(self, sight: fuda.Sight) -> fuda.Answer:
    ...         return sight.question.answers[0]
    >>> player: fuda.Player = Eager()
    """

    name: str

    def answer(self, sight: Sight) -> GivenAnswer | Answer:
        """The answer to the question, or its value in the seat's words."""
        ...


BOTS: Final[dict[str, str]] = {
    "random": "fuda.play.bots.random:RandomPlayer",
    "greedy": "fuda.play.bots.greedy:GreedyPlayer",
    "hint": "fuda.play.bots.hint:HintPlayer",
    "search": "fuda.play.bots.search:SearchPlayer",
}
# Bots whose name says more: `search:2s`, `level:3`. What makes them gets the name, what it says more, and the seed.
WORDED: Final[dict[str, str]] = {
    "search": "fuda.play.bots.search:SearchPlayer.of",
    "wavering": "fuda.play.bots.wavering:WaveringPlayer.of",
    "level": "fuda.play.bots.levels:level_bot",
}


def bot(name: str, seed: str) -> Player:
    """The bot of that name, or one of your own by `module:Class`; what it does follows from the seed. UnknownBot when
    there is none.

    >>> import fuda
    >>> fuda.bot("random", "7").name, fuda.bot("search:2s", "7").name, fuda.bot("level:3", "7").name
    ('random', 'search:2s', 'level:3')
    """
    made = house_bot(name, seed)
    if made is not None:
        return made
    if ":" not in name:
        raise UnknownBot("unknown-bot", bot=name, known=", ".join(BOTS))
    from fuda.play.bots.own import OwnBot

    return OwnBot(name, seed)


def house_bot(name: str, seed: str) -> Player | None:
    """The bot of that name if it comes with Fuda; UnknownBot when the name says more than it can.

    >>> house_bot("module:Class", "7") is None
    True
    """
    if name in BOTS:
        plain: Callable[[str], Player] = _found(BOTS[name])
        return plain(seed)
    kind, colon, more = name.partition(":")
    if colon and kind in WORDED:
        worded: Callable[[str, str, str], Player] = _found(WORDED[kind])
        return worded(name, more, seed)
    return None


def _found(home: str) -> Any:
    module, _, path = home.partition(":")
    found: Any = import_module(module)
    for each in path.split("."):
        found = getattr(found, each)
    return found
