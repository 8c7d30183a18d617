"""Whatever a wording can read its row can print: a text that compiles never fails to be printed in its normal form."""

from __future__ import annotations

from functools import cache

import pytest

from fuda.games.kokuryoku.phrases.sentences import BOOK, PHRASES
from fuda.language.compiler.patterns import Slot
from fuda.language.compiler.phrase import Phrase


@cache
def built(category: str) -> frozenset[str]:
    """What the rows of a category build: kinds of records, words of closed lists, numbers, names."""
    return _built(category, frozenset())


def _built(category: str, seen: frozenset[str]) -> frozenset[str]:
    if category in seen:
        return frozenset()
    if category not in BOOK.rows:
        return frozenset((category,))
    found: set[str] = set()
    for index in BOOK.rows[category]:
        phrase = BOOK.phrases[index]
        if phrase.value is not None:
            found.add(repr(phrase.value))
        elif phrase.node is not None:
            found.add(phrase.node.__name__)
        else:
            for slot in phrase.slots.values():
                found |= _built(slot.category, seen | {category})
    return frozenset(found)


def other_slots(phrase: Phrase) -> list[tuple[str, Slot, Slot]]:
    """The slots of other wordings whose category is not that of the normal one."""
    found: list[tuple[str, Slot, Slot]] = []
    for wording in phrase.wordings[1:]:
        for piece in wording.pieces:
            if piece.slot is not None and piece.slot.category != phrase.slots[piece.slot.name].category:
                found.append((wording.ja, piece.slot, phrase.slots[piece.slot.name]))
    return found


def test_what_another_wording_reads_the_normal_wording_prints() -> None:
    wrong = [
        (phrase.category, ja, sorted(built(read.category) - built(printed.category)))
        for phrase in PHRASES
        for ja, read, printed in other_slots(phrase)
        if not built(read.category) <= built(printed.category)
    ]
    assert wrong == []


@pytest.mark.parametrize("category", sorted({phrase.category for phrase in PHRASES}))
def test_what_a_wording_fills_in_can_be_printed(category: str) -> None:
    for phrase in PHRASES:
        if phrase.category == category:
            for wording in phrase.wordings[1:]:
                for name, value in wording.const.items():
                    slot = phrase.slots.get(name)
                    assert slot is None or BOOK.fits_slot(value, slot), (wording.ja, name, value)
