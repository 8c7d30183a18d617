"""How does text get its place on a terminal? Lines broken and filled up by display width."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

# These do not stand at the end, or at the beginning, of a Japanese line.
_NOT_LAST: Final = "（［｛「『【《〈[("
_NOT_FIRST: Final = "、。，．・：；？！）］｝」』】》〉ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ…"


def width_of(text: str) -> int:
    """How many columns the text takes.

    >>> width_of("札1枚")
    5
    """
    if text.isascii():
        return len(text)
    total = 0
    for character in text:
        if unicodedata.combining(character) or character == "\u200b":
            continue
        total += 2 if unicodedata.east_asian_width(character) in "WF" else 1
    return total


def filled(text: str, width: int) -> str:
    """The text with spaces up to a width."""
    return text + " " * max(0, width - width_of(text))


def _pieces(text: str) -> list[str]:
    """What may not be broken: words with the space after them, names in brackets, single full-width characters."""
    pieces: list[str] = []
    inside = False
    for character in text:
        wide = unicodedata.east_asian_width(character) in "WF"
        before = pieces[-1] if pieces else ""
        if not before:
            joins = False
        elif inside or character in _NOT_FIRST or before[-1] in _NOT_LAST:
            joins = True
        else:
            joins = before[-1] != " " and (character == " " or not (wide or width_of(before[-1]) == 2))
        if joins:
            pieces[-1] += character
        else:
            pieces.append(character)
        inside = character == "《" or (inside and character != "》")
    return pieces


def broken(text: str, width: int) -> list[str]:
    """The text in lines of at most that width.

    >>> broken("one two three", 8)
    ['one two', 'three']
    >>> broken("手札を一枚。捨てる", 10)
    ['手札を一', '枚。捨てる']
    """
    lines: list[str] = []
    for paragraph in text.split("\n"):
        if width_of(paragraph) <= width:
            lines.append(paragraph.rstrip())
            continue
        line = ""
        for piece in _pieces(paragraph):
            if line and width_of(line) + width_of(piece.rstrip()) > width:
                lines.append(line.rstrip())
                line = ""
            line += piece
        lines.append(line.rstrip())
    return lines


def flowing(items: Iterable[str], width: int, between: str = "  ") -> list[str]:
    """Items one after another, as many as a line takes.

    >>> flowing(["one", "two", "three"], 9)
    ['one  two', 'three']
    """
    lines: list[str] = []
    for item in items:
        if lines and width_of(lines[-1]) + width_of(between) + width_of(item) <= width:
            lines[-1] += between + item
        else:
            lines.append(item)
    return lines
