"""Can the normal wording of every row print what its other wordings build? What cannot be printed has no English.

>>> from fuda.language.compiler.phrase_book import Phrase, PhraseBook, Wording
>>> from fuda.language.words.nodes import Draw, Hand, You, Owner, LookAt
>>> rows = (
...     Phrase("act", "{zone:zone}を見る", "look at {zone}", LookAt, also=(Wording("見る", {"zone": Hand(Owner())}),)),
...     Phrase("zone", "手札", "your hand", Hand, const={"player": You()}),
... )
>>> unprintable(PhraseBook(rows))
["act: '見る' fills 'zone' with Hand(player=Owner()), which 'zone' cannot say"]
"""

from typing import Final

from fuda.language.compiler.patterns import ATTRIBUTE_NAME, BUILT_IN, COUNTER_NAME, NAME, OWN_NAME, WORD
from fuda.language.compiler.phrase import Phrase, Wording
from fuda.language.compiler.phrase_book import PhraseBook
from fuda.language.words.nodes import Value, equal

_NAMES: Final = (NAME, OWN_NAME, WORD, COUNTER_NAME, ATTRIBUTE_NAME)  # each can stand for another one


def unprintable(book: PhraseBook) -> list[str]:
    """Every wording that can build what the normal wording of its row cannot print."""
    found: list[str] = []
    covered: dict[tuple[str, str], bool] = {}
    for phrase in book.phrases:
        for wording in phrase.wordings[1:]:
            for name, value in wording.const.items():
                if not book.fits_slot(value, phrase.slots[name]):
                    found.append(
                        f"{phrase.category}: {wording.ja!r} fills {name!r} with {value!r}, which "
                        f"{phrase.slots[name].category!r} cannot say"
                    )
            for name, slot in wording.slots.items():
                normal = phrase.slots[name]
                if not _covers(book, slot.category, normal.category, covered):
                    found.append(
                        f"{phrase.category}: {wording.ja!r}: {normal.category!r} cannot say all of {slot.category!r}"
                    )
    return found


def _covers(book: PhraseBook, inner: str, outer: str, known: dict[tuple[str, str], bool]) -> bool:
    """Whether all that one category can build can be said by the other."""
    if inner == outer or (inner in _NAMES and outer in _NAMES):
        return True
    if inner in BUILT_IN or outer in BUILT_IN:
        return False
    key = (inner, outer)
    if key not in known:
        known[key] = True  # until something tells otherwise
        known[key] = all(
            [
                _row_covered(book, book.phrases[index], wording, outer, known)
                for index in book.rows[inner]
                for wording in book.phrases[index].wordings[:1]
            ]
        )
    return known[key]


def _row_covered(
    book: PhraseBook, phrase: Phrase, wording: Wording, outer: str, known: dict[tuple[str, str], bool]
) -> bool:
    if phrase.value is not None:
        return book.fits(phrase.value, outer)
    if phrase.node is None:
        return all([_covers(book, slot.category, outer, known) for slot in wording.slots.values()])
    constants: dict[str, Value] = {**phrase.const, **wording.const}
    return _node_covered(book, phrase, constants, wording, outer, known, set())


def _node_covered(
    book: PhraseBook,
    phrase: Phrase,
    constants: dict[str, Value],
    wording: Wording,
    outer: str,
    known: dict[tuple[str, str], bool],
    seen: set[str],
) -> bool:
    """Whether some row of the outer category, or of one that it hands on, builds whatever this row does."""
    seen.add(outer)
    for index in book.rows.get(outer, ()):
        other = book.phrases[index]
        if other.node is None and other.value is None:
            for slot in other.slots.values():
                if slot.category not in seen and slot.category not in BUILT_IN:
                    if _node_covered(book, phrase, constants, wording, slot.category, known, seen):
                        return True
        elif other.node is phrase.node and _fields_covered(book, constants, wording, other, known):
            return True
    return False


def _fields_covered(
    book: PhraseBook, constants: dict[str, Value], wording: Wording, other: Phrase, known: dict[tuple[str, str], bool]
) -> bool:
    for name, value in constants.items():
        if name in other.const:
            if not equal(other.const[name], value):
                return False
        elif not book.fits_slot(value, other.slots[name]):
            return False
    for name, slot in wording.slots.items():
        if name in other.const or not _covers(book, slot.category, other.slots[name].category, known):
            return False
    return True
