"""What is a name or a word of a card's own called in English? As the card says, under `names`, or as it is printed.

A text may give a name to an ability, or speak of a race or a type that no card of the game has. The card says what it
is called in English; a name for which it says nothing stands as it is printed, a word is known when a card has it.

>>> in_english("○ 水鏡 (Target: this unit)", {"names": {"水鏡": "Mirror of Water"}})
'○ Mirror of Water (Target: this unit)'
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fuda.language.compiler.phrase_book import PhraseBook

NAMES: Final = "names"  # the key under which a card has the English of its own names and words


def own_names(fields: Mapping[str, Any]) -> dict[str, str]:
    """The English of names that a card brings along, its own name included."""
    said = fields.get(NAMES)
    found = {str(ja): str(en) for ja, en in said.items()} if isinstance(said, Mapping) else {}
    name = fields.get("name")
    if isinstance(name, Mapping) and isinstance(name.get("ja"), str) and isinstance(name.get("en"), str):
        found.setdefault(name["ja"], name["en"])
    return found


def in_english(text: str, fields: Mapping[str, Any]) -> str:
    """An English text with the names that the card brings along; the longest first, for one may be part of another."""
    for ja, en in sorted(own_names(fields).items(), key=lambda pair: -len(pair[0])):
        text = text.replace(ja, en)
    return text


def names_wrong(fields: Mapping[str, Any]) -> bool:
    """Whether what stands under the key is no table of words."""
    said = fields.get(NAMES, {})
    return not isinstance(said, Mapping) or not all(isinstance(each, str) and each.strip() for each in said.values())


def said_by(book: PhraseBook, text: str, category: str, kind: str) -> list[str]:
    """The names (NAME) or open words (WORD) of a text."""
    leaves = book.parse_tree(text, category).leaves()
    return [leaf.ja for leaf in leaves if leaf.category == kind]


def without_names(book: PhraseBook, text: str, category: str, english: str) -> str:
    """An English text without the names and words that stand in it as printed."""
    from fuda.language.compiler.patterns import ATTRIBUTE_NAME, NAME, OWN_NAME, WORD

    kinds = (NAME, WORD, OWN_NAME, ATTRIBUTE_NAME)
    found = {each for kind in kinds for each in said_by(book, text, category, kind)}
    for each in sorted(found, key=len, reverse=True):
        english = english.replace(each, "…")
    return english


def words_of(fields: Iterable[Mapping[str, Any]]) -> frozenset[str]:
    """All words that stand in the facts of cards, and those to which a card gives an English name."""
    found: set[str] = set()
    for each in fields:
        for key, value in each.items():
            if key not in ("name", "text"):
                found.update(_words_in(value))
    return frozenset(found)


def _words_in(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for each in value:
            yield from _words_in(each)
    elif isinstance(value, Mapping):
        for key, each in value.items():
            yield str(key)
            yield from _words_in(each)
