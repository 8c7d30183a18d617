"""Of which kinds is a card of 軌跡TCG? 203: a bit for each, so that a card can be of several."""

from __future__ import annotations

from typing import Final

from fuda.kernel.procedure import rule

UNIT: Final = 1
ITEM: Final = 2
EVENT: Final = 4
BASE: Final = 8
KIND_WORDS: Final = ("UNIT", "ITEM", "EVENT", "BASE")

_KINDS: Final[dict[str, int]] = {}  # the bits of words that were read before


@rule("203.1 203.2 203.2a")
def kinds_named(word: str) -> int:
    """The bits of one kind, or of several parted by ・."""
    if word not in _KINDS:
        _KINDS[word] = sum([1 << KIND_WORDS.index(each) for each in word.split("・")])
    return _KINDS[word]
