"""Which words of a card's texts would the rules pass over? Each with its place, the reason and what would do.

A game that has a module `speech` declares there what its words need and which values it honours where.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from fuda.library.files import BadFile
from fuda.library.messages import LANGUAGES, shared_words

if TYPE_CHECKING:
    from fuda.language.compiler.card_source import CardSource
    from fuda.language.compiler.contexts import Allowed, Misfit
    from fuda.language.compiler.phrase_book import Compiled, Phrase, PhraseBook
    from fuda.language.words.nodes import Node
    from fuda.library.loading import Entry

SLOT_MARK: Final = re.compile(r"\{(\w+)[^}]*\}")
_AGREEING: Final = re.compile(r"<(?:\w+:)?([^|>]*)\|[^>]*>")


class Unhonoured(BadFile):
    """A word that the rules would pass over; `text` is what stands there, `way` why it is not honoured."""

    def __init__(self, misfit: Misfit, compiled: Compiled, book: PhraseBook, place: tuple[str, str, int]) -> None:
        from fuda.language.compiler.normal import display_width

        file, card, first_line = place
        begin, end = compiled.stretch(misfit.way, misfit.slot)
        origin = compiled.text.origin(begin)
        printed = compiled.text.printed
        line_start = printed.rfind("\n", 0, origin) + 1
        super().__init__(
            "not-honoured",
            file,
            first_line + printed.count("\n", 0, origin),
            display_width(printed[line_start:origin]) + 1,
            card,
        )
        self.text = compiled.text.text[begin:end]
        self.why = misfit.kind
        self.wanted = misfit.wanted
        self.allowed = {language: _listed(book, misfit.allowed, language) for language in LANGUAGES}

    def explain(self, language: str) -> str:
        said = shared_words(language if language in LANGUAGES else "en")
        table: Mapping[str, str] = said["speech"]
        wanted = table.get(f"{self.why}-{self.wanted}", self.wanted)
        allowed = self.allowed[language if language in LANGUAGES else "en"]
        reason = table[self.why].format(text=self.text, wanted=wanted, allowed=allowed)
        return f"{self.place}: {reason}"


def speech_problems(entry: Entry, book: PhraseBook, card: CardSource, category: str) -> Iterator[Unhonoured]:
    """Everything in the texts of a card that the rules would pass over."""
    module = entry.module("speech")
    if module is None:
        return
    texts = [(card.number, card.printed_text, category, card.fields)]
    for part in card.parts:
        texts.append(
            (f"{card.number} {part.fields['name'].get('ja', '')}", part.printed_text, part.category, part.fields)
        )
    for number, text, each, fields in texts:
        compiled = book.compile_with_places(text, each)
        first = card.text_line if number == card.number else card.line
        for misfit in misfits(module, compiled, each, {**card.fields, **fields}):
            yield Unhonoured(misfit, compiled, book, (card.file, number, first))


def misfits(module: str, compiled: Compiled, category: str, fields: Mapping[str, Any]) -> list[Misfit]:
    """What of a compiled text a game's speech cannot honour."""
    return misfits_of(module, compiled.node, category, fields)


def misfits_of(module: str, text: Node, category: str, fields: Mapping[str, Any]) -> list[Misfit]:
    """What of a text, given as its record, a game's speech cannot honour."""
    game = import_module(module)
    place, around = game.place_of(category, fields)
    found: list[Misfit] = game.SPEECH.misfits(text, place, around)
    return found


def _listed(book: PhraseBook, allowed: tuple[Allowed, ...], language: str) -> str:
    between = "、" if language == "ja" else ", "
    words = dict.fromkeys([_worded(book, each, language) for each in allowed])
    return between.join([f"「{each}」" if language == "ja" else f"“{each}”" for each in words])


def _worded(book: PhraseBook, allowed: Allowed, language: str) -> str:
    """A value that a slot may hold, as the phrase book words it."""
    from fuda.language.compiler.contexts import Is, Row, Unlike

    if isinstance(allowed, Row):
        joined = (" と " if language == "ja" else " and ") if allowed.least > 1 else " / "
        return joined.join([_worded(book, each, language) for each in allowed.allowed])
    if isinstance(allowed, Unlike):
        return "ほかのもの" if language == "ja" else "something else"
    kind = allowed.kind if isinstance(allowed, Is) else allowed
    slots = allowed.slots if isinstance(allowed, Is) else {}
    for phrase in book.phrases:
        if phrase.node is kind if isinstance(kind, type) else phrase.value == kind:
            return _pattern(book, phrase, slots, language)
    return str(kind)


def _pattern(book: PhraseBook, phrase: Phrase, slots: Mapping[str, tuple[Allowed, ...]], language: str) -> str:
    def filled(found: re.Match[str]) -> str:
        inner = slots.get(found.group(1), ())
        return " / ".join([_worded(book, each, language) for each in inner]) if inner else "…"

    pattern = phrase.ja if language == "ja" else _AGREEING.sub(r"\1", phrase.en).replace("^", "")
    return SLOT_MARK.sub(filled, pattern)
