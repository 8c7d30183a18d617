"""Which wording could a writer mean? The line with as little changed as can be, or a printed line that is much like it.

A proposal compiles and passes the check as a whole. Whether it is what the writer meant only the writer can say: it is
always shown with its English.
"""

from __future__ import annotations

import heapq
import re
from collections.abc import Callable, Iterator
from itertools import chain, islice
from typing import Final

from fuda.language.compiler.phrase_book import PhraseBook
from fuda.language.compiler.repairing import Near, Walk, repairs
from fuda.language.japanese.rewordings import referred, reworded
from fuda.language.japanese.synonyms import SYNONYMS
from fuda.library.faithful import keeps
from fuda.library.homes import per_game
from fuda.library.loading import entry_of, phrase_book, printed_cards

LEAST: Final = 0.45  # so much of a printed line must be alike
TRIED: Final = 8  # lines that are tried in the place of one
WORDED: Final = 400  # wordings of a line that are looked at
CHANGES: Final = 6  # stretches of a line that are worded otherwise
STEP: Final = 2  # what one of them more costs, in characters that cannot be read
BEFORE: Final = 10  # so far before the place where reading ends
BEHIND: Final = 12  # and behind it: what is read at once is no longer
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
    for instead in (_mended, _like) if wrong else (_referred, _like):
        found = ""
        for place in wrong[-1:] or range(len(lines)):
            for proposed in instead(game, category, lines[place]):
                changed = "\n".join([*lines[:place], proposed, *lines[place + 1 :]])
                if passes(changed):
                    yield (found := changed)
        if found:
            return


def _referred(game: str, category: str, line: str) -> Iterator[str]:
    """The line with what it may mean in the place of a word that means nothing there."""
    return referred(phrase_book(game).normal(line, category).text)


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
    """The line worded otherwise, or with as little changed as can be; what it speaks of is kept."""
    book = phrase_book(game)
    return islice((each for each in _otherwise(book, category, line) if keeps(line, each)), TRIED)


def _otherwise(book: PhraseBook, category: str, line: str) -> Iterator[str]:
    worded = list(_worded(book, category, line))
    yield from worded
    if not worded:
        yield from repairs(book, line, category, NEAR)


def _worded(book: PhraseBook, category: str, line: str) -> Iterator[str]:
    """Other wordings that can be read: another one is tried at the place where reading ends, or else anywhere before it
    in the sentence; the one with which reading comes furthest is gone on with."""
    begun = book.normal(line, category).text
    waiting: list[tuple[int, int, int, str]] = [(0, 0, _reach(book, category, begun), begun)]
    later: list[tuple[int, int, int, str]] = []  # to be worded otherwise further away from where reading ends
    seen = {begun}
    left, found = WORDED, 0
    while (waiting or later) and left > 0 and found < TRIED:
        is_near = bool(waiting)
        if not is_near and found:
            return
        estimate, changes, reach, text = heapq.heappop(waiting if is_near else later)
        sentence = max(text.rfind("。", 0, reach), text.rfind("\n", 0, reach)) + 1
        begin, end = (max(sentence, reach - BEFORE), reach + BEHIND) if is_near else (sentence, reach - BEFORE)
        if is_near:
            heapq.heappush(later, (estimate, changes, reach, text))
        for other in reworded(text, begin, end):
            made = book.normal(other, category).text
            if made in seen:
                continue
            seen.add(made)
            left -= 1
            further = _reach(book, category, made)
            if further > len(made):
                found += 1
                yield made
            elif further - len(made) > reach - len(text) and changes + 1 < CHANGES:
                heapq.heappush(waiting, (len(made) - further + STEP * changes, changes + 1, further, made))
            if left <= 0 or found == TRIED:
                return


def _reach(book: PhraseBook, category: str, text: str) -> int:
    """How far a text can be read; more than its length where all of it is read."""
    return Walk(book, text, (), NEAR).furthest(category)


def _like(game: str, category: str, line: str) -> Iterator[str]:
    """The printed lines that are most like one, with its numbers."""
    mine, numbers = pairs(line), _DIGITS.findall(line)
    ranked = sorted([(-_alike(mine, its), place) for place, (_, its) in enumerate(_printed_lines(game, category))])
    known = _printed_lines(game, category)
    for share, place in ranked[:TRIED]:
        if not keeps(line, with_numbers(known[place][0], numbers)):
            continue
        if -share >= LEAST and len(_DIGITS.findall(known[place][0])) == len(numbers):
            yield with_numbers(known[place][0], numbers)
