"""Which wording could a writer mean? The line with as little changed as can be, or a printed line that is much like it.

A proposal compiles and passes the check as a whole. Whether it is what the writer meant only the writer can say: it is
always shown with its English.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import chain, islice
from typing import Final

from fuda.language.compiler.repairing import Near, Walk, repairs
from fuda.language.japanese.synonyms import SYNONYMS
from fuda.library.homes import per_game
from fuda.library.loading import entry_of, phrase_book, printed_cards

LEAST: Final = 0.45  # so much of a printed line must be alike
TRIED: Final = 8  # lines that are tried in the place of one
NEAR: Final = Near(SYNONYMS)
_DIGITS: Final = re.compile(r"\d+")


@per_game
def _printed_lines(game: str, category: str) -> tuple[tuple[str, frozenset[str]], ...]:
    """The lines of the printed texts of a category, each with its pairs of characters."""
    files = {file.name: file.category for file in entry_of(game).card_files}
    found: dict[str, frozenset[str]] = {}
    for card in printed_cards(game):
        texts = [(card.printed_text, files[card.home]), *[(part.printed_text, part.category) for part in card.parts]]
        for text, own in texts:
            if own == category:
                for line in phrase_book(game).normal(text).text.split("\n"):
                    if line:
                        found.setdefault(line, pairs(line))
    return tuple(found.items())


def pairs(line: str) -> frozenset[str]:
    """Every two characters of a line that follow each other, all numbers alike.

    >>> sorted(pairs("引く12枚"))
    ['0枚', 'く0', '引く']
    """
    plain = _DIGITS.sub("0", line)
    return frozenset([plain[place : place + 2] for place in range(len(plain) - 1)])


def _alike(one: frozenset[str], other: frozenset[str]) -> float:
    return 2 * len(one & other) / max(1, len(one) + len(other))


def with_numbers(line: str, numbers: list[str]) -> str:
    """A line with these numbers in the place of its own; itself where there are not as many.

    >>> with_numbers("1枚引き、2枚捨てる", ["3", "4"]), with_numbers("1枚引く", ["3", "4"])
    ('3枚引き、4枚捨てる', '1枚引く')
    """
    if len(_DIGITS.findall(line)) != len(numbers):
        return line
    left = iter(numbers)
    return _DIGITS.sub(lambda _: next(left), line)


def proposals(
    game: str, text: str, category: str, reads: Callable[[str], bool], passes: Callable[[str], bool]
) -> Iterator[str]:
    """Whole texts that pass, with other lines in the place of those that cannot be read; none where nothing is like
    enough. Where every line can be read and the whole does not pass, each line may be exchanged. Lines that make up one
    ability are looked at as one."""
    lines = joined_lines(game, phrase_book(game).normal(text, category).text.split("\n"), category)
    wrong = [place for place, line in enumerate(lines) if line and not reads(line)]
    for place in wrong[:-1]:
        likely = chain(_mended(game, category, lines[place]), _like(game, category, lines[place]))
        found = next((each for each in likely if reads(each)), "")
        if not found:
            return
        lines[place] = found
    for instead in (_mended, _like) if wrong else (_like,):
        found = ""
        for place in wrong[-1:] or range(len(lines)):
            for proposed in instead(game, category, lines[place]):
                changed = "\n".join([*lines[:place], proposed, *lines[place + 1 :]])
                if passes(changed):
                    yield (found := changed)
        if found:
            return


def joined_lines(game: str, lines: list[str], category: str) -> list[str]:
    """The lines of a text, with those as one that can be read only together: where a line that is understood to its end
    wants more, it goes on with the next lines, as long as none of them can begin an ability of its own."""
    book = phrase_book(game)
    found: list[str] = []
    wanting = False
    for line in lines:
        plain = book.normal(line, category).text
        reach = Walk(book, plain, (), NEAR).furthest(category)
        if wanting and reach == 0 and plain:
            found[-1] += f"\n{line}"
            wanting = not book.reads(found[-1], category)
            continue
        wanting = 0 < reach == len(plain)
        found.append(line)
    return found


def _mended(game: str, category: str, line: str) -> Iterator[str]:
    """The line with as little changed as can be."""
    return islice(repairs(phrase_book(game), line, category, NEAR), TRIED)


def _like(game: str, category: str, line: str) -> Iterator[str]:
    """The printed lines that are most like one, with its numbers."""
    mine, numbers = pairs(line), _DIGITS.findall(line)
    ranked = sorted([(-_alike(mine, its), place) for place, (_, its) in enumerate(_printed_lines(game, category))])
    known = _printed_lines(game, category)
    for share, place in ranked[:TRIED]:
        if -share >= LEAST and len(_DIGITS.findall(known[place][0])) == len(numbers):
            yield with_numbers(known[place][0], numbers)
