"""What is printed on the cards of Lamplight?"""

from __future__ import annotations

from fuda.language.compiler.card_source import CardSource
from fuda.language.running.resolution import Sentence, sentences_of
from tests.sixth.resolution import CARRIED_OUT


class Card:
    """One printed card: its number and name, how many lamps it needs, and its sentences."""

    def __init__(self, printed: int, source: CardSource) -> None:
        self.printed = printed
        self.source = source
        self.number = source.number
        self.name = source.name_ja
        self.needs = int(source.fields["needs"])
        self.is_unit = True  # any card will do where a position only counts cards
        self.sentences: tuple[Sentence, ...] = sentences_of(source.text)
        for sentence in self.sentences:
            if not isinstance(sentence.effect, CARRIED_OUT):
                raise LookupError(f"{self.number}: the rules cannot carry out {type(sentence.effect).__name__}")


class CardList:
    """All cards, by the place that the columns of a state know them by."""

    def __init__(self, sources: tuple[CardSource, ...]) -> None:
        self.cards = tuple([Card(printed, source) for printed, source in enumerate(sources)])
