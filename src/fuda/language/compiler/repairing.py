"""Which texts that can be read are most like one that cannot? Small changes at the place where reading fails.

A change puts a literal of the table, or nothing, in the place of a few characters. All changes at a place are tried in
one walk over the chart: each has a bit, and what is reached with it carries that bit. The text whose reading then comes
furthest for its price is looked at next, until whole texts can be read.
"""

import heapq
from collections.abc import Iterator
from difflib import SequenceMatcher
from typing import TYPE_CHECKING, Final

from fuda.language.compiler.chart import Branch, Chart
from fuda.language.compiler.patterns import BUILT_IN, NUMBER

if TYPE_CHECKING:
    from fuda.language.compiler.phrase_book import PhraseBook

LONGEST: Final = 12  # so many characters are exchanged at once
SPANS: Final = 3  # with a literal in the place of so many stretches, the ones most like it
PLACES: Final = 3  # places at which a change is tried: where reading ends, and before it
KEPT: Final = 24  # changes of a text that are looked at further
LOOKED: Final = 40  # texts that are looked at
WORK: Final = 120_000  # steps through the table after which nothing more is looked at
BEGUN: Final = 40  # what every change costs
ADDED: Final = 12  # a character more
LOST: Final = 26  # a character less: what was said is said no more
AHEAD: Final = 14  # what a character that is not read yet is likely to cost
ALIKE: Final = 30  # words that mean nearly the same
_ENDS: Final = "。\n"
_OPENING: Final = "「『【《〈[("  # what a name stands behind, which can be anything


class Walk:
    """One reading of a text in which one change is allowed, at one of some places."""

    def __init__(self, book: "PhraseBook", text: str, places: tuple[int, ...], near: "Near") -> None:
        self.text: Final = text
        self.places: Final = places
        self.near: Final = near
        self.chart: Final = Chart(book.grammar, text, book.branches, True)
        self.branches: Final = book.branches
        self.changes: Final[list[tuple[int, int, str, int]]] = [
            (0, 0, "", 0)
        ]  # the first bit is that of the text as it is
        self.reached: Final[dict[int, int]] = {}
        self._bits: Final[dict[tuple[int, int, str], int]] = {}
        self._exact: Final[dict[tuple[str, int], tuple[dict[int, bool], int]]] = {}
        self._open: Final[dict[tuple[str, int], dict[int, int]]] = {}
        self._furthest = 0
        self.steps = 0
        self.visited: Final[dict[int, bool]] = {}
        self.spans: Final[dict[tuple[int, str], tuple[tuple[int, int], ...]]] = {}

    def furthest(self, category: str) -> int:
        """How far the text can be read as it is; its length plus one where all of it is read."""
        ends, reach = self._plain(category, 0)
        return len(self.text) + 1 if len(self.text) in ends else reach

    def tried(self, category: str) -> list[tuple[int, int]]:
        """Every change that was tried, by its number, and how far the text can be read with it."""
        whole = self._changed(category, 0).get(len(self.text), 0)
        found: dict[int, int] = {}
        left = (1 << len(self.changes)) - 2
        stops = [(len(self.text) + 1, whole), *sorted(self.reached.items(), reverse=True)]
        for position, mask in stops:
            for number in _numbers(mask & left):
                found[number] = position
            left &= ~mask
        return list(found.items())

    def _plain(self, symbol: str, start: int) -> tuple[dict[int, bool], int]:
        """Where a reading of the symbol without a change can end, and how far any comes."""
        key = (symbol, start)
        known = self._exact.get(key)
        if known is None:
            self._exact[key] = ({}, start)
            before, self._furthest = self._furthest, start
            ends: dict[int, bool] = {}
            self._climb(self.branches[symbol], start, ends)
            known = (ends, self._furthest)
            self._furthest = max(before, self._furthest)
            self._exact[key] = known
        return known

    def _climb(self, branch: Branch, position: int, ends: dict[int, bool]) -> None:
        self.steps += 1
        self._furthest = max(self._furthest, position)
        self.visited[position] = True
        if branch.complete:
            ends[position] = True
        text = self.text
        for literal, after in branch.literals.get(text[position : position + 1], ()):
            if text.startswith(literal, position):
                self._climb(after, position + len(literal), ends)
        for symbol, after in branch.symbols:
            if symbol in BUILT_IN:
                end = self.chart.built_in_end(symbol, position)
                if end > position:
                    self._climb(after, end, ends)
            else:
                stops, reach = self._plain(symbol, position)
                self._furthest = max(self._furthest, reach)
                for end in stops:
                    self._climb(after, end, ends)

    def _changed(self, symbol: str, start: int) -> dict[int, int]:
        """Where a reading of the symbol can end, and with which changes."""
        key = (symbol, start)
        known = self._open.get(key)
        if known is None:
            self._open[key] = {}  # whoever adds words without end gets nothing
            known = {}
            self._spread(self.branches[symbol], start, 1, known)
            self._open[key] = known
        return known

    def _spread(self, branch: Branch, position: int, mask: int, ends: dict[int, int]) -> None:
        self.steps += 1
        self.reached[position] = self.reached.get(position, 0) | mask
        if branch.complete:
            ends[position] = ends.get(position, 0) | mask
        text = self.text
        for literal, after in branch.literals.get(text[position : position + 1], ()):
            if text.startswith(literal, position):
                self._spread(after, position + len(literal), mask, ends)
        for symbol, after in branch.symbols:
            if symbol in BUILT_IN:
                end = self.chart.built_in_end(symbol, position)
                if end > position:
                    self._spread(after, end, mask, ends)
            else:
                self._spread_symbol(symbol, after, position, mask, ends)
        if mask & 1 and position in self.places:
            self._change(branch, position, ends)

    def _spread_symbol(self, symbol: str, after: Branch, position: int, mask: int, ends: dict[int, int]) -> None:
        going: dict[int, int] = {}
        if mask & 1 and position <= self.places[-1]:
            going.update(self._changed(symbol, position))
        stops, reach = self._plain(symbol, position)
        self.reached[reach] = self.reached.get(reach, 0) | mask
        for end in stops:
            going[end] = going.get(end, 0) | mask
        for end, several in going.items():
            self._spread(after, end, several, ends)

    def _change(self, branch: Branch, position: int, ends: dict[int, int]) -> None:
        """Other text, or none, in the place of what stands there."""
        for several in branch.literals.values():
            for literal, after in several:
                if literal[-1] in _OPENING:
                    continue
                for length, cost in self._stretches(position, literal):
                    bit = self._bit(position, length, literal, cost)
                    self._spread(after, position + length, 1 << bit, ends)
        for symbol, after in branch.symbols:
            if symbol == NUMBER:
                self._spread(after, position, 1 << self._bit(position, 0, "1", BEGUN + ADDED), ends)
        for length in range(1, self._room(position) + 1):
            bit = self._bit(position, length, "", BEGUN + LOST * length)
            self._spread(branch, position + length, 1 << bit, ends)

    def _room(self, position: int) -> int:
        """How many characters may be exchanged: not beyond a sentence."""
        room = 0
        while room < LONGEST and position + room < len(self.text) and self.text[position + room] not in _ENDS:
            room += 1
        return room

    def _stretches(self, position: int, literal: str) -> tuple[tuple[int, int], ...]:
        """The lengths of what a literal could stand for at a place, and what each costs: the cheapest ones."""
        key = (position, literal)
        known = self.spans.get(key)
        if known is None:
            found = [
                (self.near.cost(self.text[position : position + length], literal), length)
                for length in range(self._room(position) + 1)
                if self.text[position : position + length] != literal
                and _digits(self.text[position : position + length]) == _digits(literal)
            ]
            found.sort()
            known = tuple([(length, cost) for cost, length in found[:SPANS]])
            self.spans[key] = known
        return known

    def _bit(self, position: int, length: int, literal: str, cost: int) -> int:
        key = (position, length, literal)
        known = self._bits.get(key, 0)
        if not known:
            known = self._bits[key] = len(self.changes)
            self.changes.append((position, length, literal, cost))
        return known


class Near:
    """Which words mean nearly the same, and what it costs to say one for another."""

    def __init__(self, groups: tuple[tuple[str, ...], ...] = ()) -> None:
        self.others: Final[dict[str, list[str]]] = {}  # by word: what else is said for it
        for group in groups:
            for word in group:
                self.others.setdefault(word, []).extend([each for each in group if each != word])
        self.known: Final[dict[tuple[str, str], int]] = {}
        self._parts: Final[dict[str, list[str]]] = {}

    def cost(self, said: str, literal: str) -> int:
        """What it costs to put the literal in the place of what was said."""
        key = (said, literal)
        found = self.known.get(key)
        if found is None:
            found = _difference(said, literal)
            for part in self._parts_of(said):
                for other in self.others[part]:
                    if other in literal:
                        rest = _difference(said.replace(part, "", 1), literal.replace(other, "", 1))
                        found = min(found, ALIKE + rest - (BEGUN if rest else 0))
            self.known[key] = found
        return found

    def _parts_of(self, said: str) -> list[str]:
        """The words in what was said for which others are said too."""
        known = self._parts.get(said)
        if known is None:
            ends = range(len(said) + 1)
            found = [said[begin:end] for end in ends for begin in range(end) if said[begin:end] in self.others]
            known = self._parts[said] = found
        return known


def _difference(said: str, literal: str) -> int:
    """What it costs to say the literal instead, character by character; nothing where both are the same."""
    if said == literal:
        return 0
    alike = _common(said, literal) if said and literal else 0
    return BEGUN + ADDED * (len(literal) - alike) + LOST * (len(said) - alike)


def _common(one: str, other: str) -> int:
    """How many characters of two words stand in both in the same order, roughly."""
    return sum([block.size for block in SequenceMatcher(None, one, other, False).get_matching_blocks()])


def _digits(text: str) -> str:
    """Its digits: what is proposed speaks of the same numbers."""
    return "".join([each for each in text if each.isdecimal()])


def _numbers(mask: int) -> Iterator[int]:
    """The bits that are set."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def repairs(book: "PhraseBook", text: str, category: str, near: Near) -> Iterator[str]:
    """Texts that can be read and are like one that cannot, the ones most like it first as far as is known."""
    waiting: list[tuple[int, int, str, int]] = [(0, 0, text, 0)]
    seen = {text}
    work = 0
    for _ in range(LOOKED):
        if not waiting or work > WORK:
            return
        _, _, tried, cost = heapq.heappop(waiting)
        plain = Walk(book, tried, (), near)
        reach = plain.furthest(category)
        if reach > len(tried):
            yield tried
            continue
        places = sorted([each for each in plain.visited if each <= reach])[-PLACES:]
        walk = Walk(book, tried, tuple(places), near)
        for estimate, start, length, literal, price in _best(walk, category):
            before, behind = tried[:start], tried[start + length :]
            made = before + literal + behind
            if made and made not in seen and not _stammers(before, literal, behind):
                seen.add(made)
                heapq.heappush(waiting, (cost + estimate, len(seen), made, cost + price))
        work += plain.steps + walk.steps


def _stammers(before: str, literal: str, behind: str) -> bool:
    """Whether what was put there stands there twice now, or makes another number of the one beside it."""
    if not literal:
        return False
    if literal.isdecimal() and (before[-1:].isdecimal() or behind[:1].isdecimal()):
        return True
    return before.endswith(literal) or behind.startswith(literal)


def _best(walk: Walk, category: str) -> list[tuple[int, int, int, str, int]]:
    """The changes with which a text can be read furthest for their price; each behind what it may cost in all."""
    size = len(walk.text) + 1
    found = [(walk.changes[number][3] + AHEAD * (size - end), number) for number, end in walk.tried(category)]
    found.sort()
    return [(estimate, *walk.changes[number]) for estimate, number in found[:KEPT]]
