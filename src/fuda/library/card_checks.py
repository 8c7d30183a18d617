"""What is wrong with card files? Texts that cannot be said back, words without English, facts that no card has."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fuda.library.card_files import file_for, read_cards
from fuda.library.card_words import in_english, said_by, without_names, words_of
from fuda.library.files import BadFile
from fuda.library.loading import CardFile, Entry, entry_of, load_cards, phrase_book

if TYPE_CHECKING:
    from fuda.language.compiler.card_source import CardSource
    from fuda.language.compiler.phrase_book import PhraseBook

_JAPANESE: Final = re.compile(r"[\u3041-\u30ff\u4e00-\u9fff]")


@dataclass(frozen=True, slots=True)
class CardsReport:
    """What a check of card files found: how many cards are in order, and everything that is wrong."""

    cards: int
    problems: tuple[BadFile, ...]

    @property
    def passed(self) -> bool:
        """Whether nothing is wrong."""
        return not self.problems


def _text_problems(
    file: CardFile, card: CardSource, book: PhraseBook, known: frozenset[str] | None = None
) -> Iterator[BadFile]:
    """Whether a compiled text prints itself exactly, and all of it in English. For cards of one's own `known` are the
    words that cards have; their names may stand as they are printed."""
    from fuda.language.compiler.patterns import ATTRIBUTE_NAME, WORD

    texts = [(card.printed_text, card.text, file.category)]
    texts += [(part.printed_text, part.text, part.category) for part in card.parts]
    for text, node, category in texts:
        wanted = book.normal(text, category).text
        printed = book.reprint(text, category)
        if printed != wanted:
            yield BadFile("no-round-trip", card.file, card.line, card=card.number, wanted=wanted, printed=printed)
        english = in_english(book.render_en(node, category), card.fields)
        if known is not None:
            english = without_names(book, text, category, english)
            said = [*said_by(book, text, category, WORD), *said_by(book, text, category, ATTRIBUTE_NAME)]
            for word in dict.fromkeys(said):
                if word not in known:
                    yield BadFile("unknown-word", card.file, card.line, card=card.number, word=word)
        if _JAPANESE.search(english) or (wanted and not english.strip()):
            yield BadFile("english-incomplete", card.file, card.line, card=card.number, english=english)


def _rules_problems(entry: Entry, card: CardSource) -> Iterator[BadFile]:
    """Whether the rules can do what the card's text says: a text that compiles may still ask for too much. And whether
    its facts are such as the game's own cards have."""
    from fuda.library.card_facts import misfits

    wrong = misfits(entry.id, card.fields)
    for key, value, wanted in wrong:
        yield BadFile("bad-fact", card.file, card.line, card=card.number, key=key, value=value, wanted=wanted)
    if wrong:
        return
    try:
        import_module(entry.rules).build((card,))
    except (LookupError, ValueError, TypeError, AttributeError, AssertionError, ArithmeticError) as error:
        yield BadFile("rules-cannot", card.file, card.line, card=card.number, why=str(error) or type(error).__name__)


def check_cards(game: str, files: Sequence[Path] = ()) -> CardsReport:
    """Read card files of a game (all that it brings along, or these) and collect everything that is wrong."""
    from fuda.library.speech import speech_problems

    entry = entry_of(game)
    book = phrase_book(game) if entry.phrases else None
    problems: list[BadFile] = []
    seen: dict[str, str] = {}
    read: list[tuple[CardFile, list[CardSource]]] = []
    for file, path in _card_paths(entry, files):
        assert book is not None
        read.append((file, read_cards(file, path, book, seen, problems, game if files else "")))
    known: frozenset[str] | None = None
    if files:
        own = [card.fields for _, cards in read for card in cards]
        known = words_of([*own, *[card.fields for card in load_cards(game)]])
    for file, cards in read:
        assert book is not None
        for card in cards:
            file = file_for(game, card.fields, file) if files else file
            problems += _text_problems(file, card, book, known)
            unhonoured = list(speech_problems(entry, book, card, file.category))
            problems += unhonoured or _rules_problems(entry, card)
    return CardsReport(sum(len(cards) for _, cards in read), tuple(problems))


def _card_paths(entry: Entry, files: Sequence[Path]) -> Iterable[tuple[CardFile, Path]]:
    if not files:
        return [(file, entry.card_path(file)) for file in entry.card_files]
    by_name = {file.name: file for file in entry.card_files}
    return [(by_name.get(path.stem, entry.card_files[0]), path) for path in files]
