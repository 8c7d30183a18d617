"""What is said to people? Questions, events, reasons and hints in both languages, with the players' names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import Any, Final

from fuda.api import Game, Question
from fuda.library.card_lines import summary_of
from fuda.library.messages import LANGUAGES, message
from fuda.library.wording import Wording
from fuda.service.server_messages import AskedWords, Words

NOTHING: Final = Words("", "")


class Speaker:
    """Says what a game tells, to people who know the players by name."""

    def __init__(self, game: Game, names: tuple[str, str]) -> None:
        self.game: Final = game
        self._wordings: Final = tuple([_named(game.wording(language), names) for language in LANGUAGES])

    def both(self, say: Callable[[Wording], str]) -> Words:
        """What is said in each language."""
        japanese, english = self._wordings
        return Words(say(japanese), say(english))

    def line(self, told: Any) -> Words:
        """A question, action, event, refusal or outcome as it goes over the wire."""
        return self.both(lambda words: words.describe(told))

    def lines(self, told: Sequence[Any]) -> tuple[Words, ...]:
        """One for each; empty for what is not worth a line."""
        return tuple([self.line(each) for each in told])

    def question(self, question: Question) -> AskedWords:
        """A question with everything that can be chosen."""
        told = question.to_json()
        japanese, english = self._wordings
        options = zip(question.listed(japanese), question.listed(english), strict=True)
        clause = summary_of(self.game.id, question.clause)
        return AskedWords(self.line(told), tuple([Words(ja, en) for ja, en in options]), Words(clause.ja, clause.en))

    def sentences(self, explanation: Any) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """An explanation in both languages."""
        japanese, english = self._wordings
        return tuple(japanese.explained(explanation)), tuple(english.explained(explanation))

    def answer(self, question: Question, value: Any) -> Words:
        """An answer to a question."""
        given = question.answer(value)
        return Words(given.text("ja"), given.text("en"))


def _named(base: Wording, names: tuple[str, str]) -> Wording:
    """The same words with names of their own; what is kept for a game by its names would grow with every player."""
    made = copy(base)
    made.names = names
    made.marks = {}
    return made


def words_of(name: str, **values: Any) -> Words:
    """A message of the shared table, in both languages."""
    return Words(message("ja", name, **values), message("en", name, **values))
