"""What is raised when something handed over does not fit? A ValueError of its own kind, with words in both languages.

Each has `explain("ja")` and `explain("en")`; `str` is the English one. Nothing has changed when one is raised.
"""

from __future__ import annotations

from collections.abc import Sequence

from fuda.api.seen import Refusal
from fuda.api.undoing import Disclosure
from fuda.library.messages import Explained, message


class WrongAnswer(Explained):
    """An answer that cannot be given: the other three are kinds of it.

    >>> import fuda
    >>> match = fuda.load("wars3x3").new(seed=7)
    >>> try:
    ...     match.play(5, seat=0)
    ... except fuda.WrongAnswer as error:
    ...     print(type(error).__name__)
    IllegalAnswer
    """


class IllegalAnswer(WrongAnswer):
    """The answer has the right form and is forbidden; `refusal` says by which clause and why.

    >>> import fuda
    >>> match = fuda.load("wars3x3").new(seed=7)
    >>> try:
    ...     match.play(5, seat=0)
    ... except fuda.IllegalAnswer as error:
    ...     print(error.clause, error.refusal.condition)
    ...     print(error)
    W3.4 no-such-option
    [W3.4] The question offers 2 options, counted from 0; 5 is not among them.
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__("illegal-answer")
        self.refusal = refusal

    @property
    def clause(self) -> str:
        """The clause that forbids it."""
        return self.refusal.clause

    def explain(self, language: str) -> str:
        return self.refusal.text(language)


class MalformedAnswer(WrongAnswer):
    """What was handed over is no answer at all: neither a whole number nor a list of them.

    >>> import fuda
    >>> match = fuda.load("wars3x3").new(seed=7)
    >>> try:
    ...     match.play("keep", seat=0)
    ... except fuda.MalformedAnswer as error:
    ...     print(error)
    An answer is a whole number or a list of whole numbers; this is 'keep'.
    """


class NotYourTurn(WrongAnswer):
    """The seat is not asked, or not that question.

    >>> import fuda
    >>> match = fuda.load("wars3x3").new(seed=7)
    >>> answer = match.pending[0].answers[0]
    >>> events = match.play(answer)
    >>> try:
    ...     match.play(answer)
    ... except fuda.NotYourTurn as error:
    ...     print(error)
    Seat 0 is not asked anything now. Asked: seat 1.
    """


class GameOver(NotYourTurn):
    """The game is over; nobody is asked any more.

    >>> import fuda
    >>> match = fuda.load("wars3x3").new(seed=7)
    >>> outcome = match.concede(0)
    >>> try:
    ...     match.play(0, seat=1)
    ... except fuda.GameOver as error:
    ...     print(error.explain("ja"))
    ゲームは終わっています。もう誰にも質問はありません。
    """


class UndoRefused(Explained):
    """An answer cannot be taken back, or not freely: `disclosures` says what has come to light since.

    >>> import fuda
    >>> match = fuda.load("wars3x3").new(seed=7)
    >>> for question in match.pending:
    ...     events = match.play(question.answers[0])
    >>> try:
    ...     match.undo(seat=0)
    ... except fuda.UndoRefused as error:
    ...     print(error)
    This cannot be taken back freely: the other player has answered since (W3.4). It takes the other player's consent.
    """

    def __init__(self, name: str, disclosures: Sequence[Disclosure] = ()) -> None:
        super().__init__(name)
        self.disclosures = tuple(disclosures)

    def explain(self, language: str) -> str:
        said = [message(language, f"undo-{each.kind}", clause=each.clause) for each in self.disclosures]
        joined = message(language, "undo-and").join(dict.fromkeys(said))
        return message(language, self.name, why=joined)


class IllegalDeck(Explained):
    """The rules forbid a deck; `refusals` says by which clauses.

    >>> import fuda
    >>> hanyo = fuda.load("hanyo")
    >>> good = hanyo.preset_decks[0]
    >>> try:
    ...     hanyo.new(seed=7, decks=[good, good[:49]])
    ... except fuda.IllegalDeck as error:
    ...     print(error.seat, error.refusals[0].clause)
    1 402.2b
    """

    def __init__(self, seat: int, refusals: Sequence[Refusal]) -> None:
        super().__init__("illegal-deck")
        self.seat = seat
        self.refusals = tuple(refusals)

    def explain(self, language: str) -> str:
        said = " ".join([each.text(language) for each in self.refusals])
        return message(language, self.name, number=self.seat + 1, why=said)
