"""Whether two rows of a category can build the same value, so that printing it would have two spellings.

Each category describes a set of trees. Two such sets meet if some pair of their rows builds the same class and the sets
behind each pair of slots meet; the least solution of these equations is exact, because every tree is finite.
"""

from typing import TYPE_CHECKING, Final

from fuda.language.compiler.patterns import ATTRIBUTE_NAME, BUILT_IN, NUMBER, ONCE, OWN_NAME, WORD, Slot
from fuda.language.words.nodes import equal

if TYPE_CHECKING:
    from fuda.language.compiler.phrase_book import Phrase, PhraseBook

VALUE: Final = ""  # the class of a row that is an int or a str; a row that hands on what fills its slot has none


def find_overlap(book: "PhraseBook") -> tuple[int, int] | None:
    """Two rows of one category that can build the same value, or None."""
    overlaps = _Overlaps(book)
    pairs = overlaps.pairs()
    for a, b in pairs:
        overlaps.meet(_row(a), _row(b))
    overlaps.solve()
    for a, b in pairs:
        if overlaps.meet(_row(a), _row(b)):
            return a, b
    return None


OPEN: Final = (WORD, OWN_NAME, ATTRIBUTE_NAME)


class _Rows:
    """Rows that describe a set together: those that hand on, by what fills them, and the others by class."""

    def __init__(self) -> None:
        self.handing_on: list[str] = []
        self.by_class: dict[str, list[int]] = {}


class _Overlaps:
    """The pairs of sets asked for, and those known to meet; a set is a category or `#` and the index of a row."""

    def __init__(self, book: "PhraseBook") -> None:
        self.book: Final = book
        self.asked: Final[dict[tuple[str, str], bool]] = {}
        self._sets: Final[dict[str, _Rows]] = {}

    def pairs(self) -> list[tuple[int, int]]:
        """The rows of one category of which it is not plain that they build different things."""
        found: list[tuple[int, int]] = []
        for rows in self.book.rows.values():
            its: list[tuple[int, int]] = []
            alike: dict[str, list[int]] = {}  # by class, those that hand on among all of them
            handing_on: list[int] = []
            before: list[int] = []
            for b in rows:
                phrase = self.book.phrases[b]
                if _hands_on(phrase):
                    others = before
                    handing_on.append(b)
                else:
                    others = sorted([*alike.setdefault(_class_of(phrase), []), *handing_on])
                    alike[_class_of(phrase)].append(b)
                its += [(a, b) for a in others]
                before = [*before, b]
            found += sorted(its)
        return found

    def solve(self) -> None:
        """Work out which of the pairs meet."""
        while True:
            before = len(self.asked)
            changed = False
            for pair in list(self.asked):
                if not self.asked[pair] and self._meet_now(pair[0], pair[1]):
                    self.asked[pair] = True
                    changed = True
            if not changed and len(self.asked) == before:
                return

    def meet(self, a: str, b: str) -> bool:
        """Whether the sets are known to meet; asks for the pair."""
        pair = (a, b) if a <= b else (b, a)
        return self.asked.setdefault(pair, False)

    def _meet_now(self, a: str, b: str) -> bool:
        if any([each in (a, b) for each in OPEN]):
            return a == b  # a word that a row knows is read, and printed, by that row
        if a in BUILT_IN:
            return (a == NUMBER) == (b == NUMBER) if b in BUILT_IN else self._has_value(b, a)
        if b in BUILT_IN:
            return self._has_value(a, b)
        first, second = self._rows(a), self._rows(b)
        for symbol in first.handing_on:
            if self.meet(symbol, b):
                return True
        for symbol in second.handing_on:
            if self.meet(a, symbol):
                return True
        for name, rows in first.by_class.items():
            for q in second.by_class.get(name, []):
                for p in rows:
                    if self._rows_meet(self.book.phrases[p], self.book.phrases[q]):
                        return True
        return False

    def _rows(self, symbol: str) -> _Rows:
        known = self._sets.get(symbol)
        if known is None:
            known = self._sets[symbol] = _Rows()
            for index in [int(symbol[1:])] if symbol.startswith("#") else self.book.rows[symbol]:
                phrase = self.book.phrases[index]
                if _hands_on(phrase):
                    known.handing_on.append(_only(phrase).category)
                else:
                    known.by_class.setdefault(_class_of(phrase), []).append(index)
        return known

    def _has_value(self, symbol: str, builtin: str) -> bool:
        """Whether the set holds a value that the built-in category holds too."""
        rows = self._rows(symbol)
        for index in rows.by_class.get(VALUE, []):
            if isinstance(self.book.phrases[index].value, int if builtin == NUMBER else str):
                return True
        for each in rows.handing_on:
            if self.meet(each, builtin):
                return True
        return False

    def _rows_meet(self, p: "Phrase", q: "Phrase") -> bool:
        """Whether two rows of the same class meet."""
        if p.value is not None or q.value is not None:
            return p.value is not None and q.value is not None and equal(p.value, q.value)
        if p.node is not q.node:
            return False
        for name in (*p.const, *p.slots):
            if not self._fields_meet(p, q, name):
                return False
        return True

    def _fields_meet(self, p: "Phrase", q: "Phrase", name: str) -> bool:
        if name in p.const and name in q.const:
            return equal(p.const[name], q.const[name])
        if name in p.const:
            return self.book.fits_slot(p.const[name], q.slots[name])
        if name in q.const:
            return self.book.fits_slot(q.const[name], p.slots[name])
        a, b = p.slots[name], q.slots[name]
        if (a.repeat == ONCE) != (b.repeat == ONCE):
            return False
        if a.repeat in ("?", "*") and b.repeat in ("?", "*"):
            return True
        return self.meet(a.category, b.category)


def _row(index: int) -> str:
    return f"#{index}"


def _hands_on(phrase: "Phrase") -> bool:
    return phrase.value is None and phrase.node is None


def _class_of(phrase: "Phrase") -> str:
    return VALUE if phrase.node is None else phrase.node.__name__


def _only(phrase: "Phrase") -> Slot:
    """The only slot of a row that hands on what fills it."""
    return next(iter(phrase.slots.values()))
