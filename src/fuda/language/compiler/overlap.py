"""Whether two rows of a category can build the same value, so that printing it would have two spellings.

Each category describes a set of trees. Two such sets meet if some pair of their rows builds the same class and the sets
behind each pair of slots meet; the least solution of these equations is exact, because every tree is finite.
"""

from typing import TYPE_CHECKING, Final

from fuda.language.compiler.patterns import BUILT_IN, NUMBER, ONCE, OWN_NAME, WORD, Slot
from fuda.language.words.nodes import equal

if TYPE_CHECKING:
    from fuda.language.compiler.phrase_book import Phrase, PhraseBook


def find_overlap(book: "PhraseBook") -> tuple[int, int] | None:
    """Two rows of one category that can build the same value, or None."""
    overlaps = _Overlaps(book)
    pairs = [(a, b) for rows in book.rows.values() for a in rows for b in rows if a < b]
    for a, b in pairs:
        overlaps.meet(_row(a), _row(b))
    overlaps.solve()
    for a, b in pairs:
        if overlaps.meet(_row(a), _row(b)):
            return a, b
    return None


class _Overlaps:
    """The pairs of sets asked for, and those known to meet; a set is a category or `#` and the index of a row."""

    def __init__(self, book: "PhraseBook") -> None:
        self.book: Final = book
        self.asked: Final[dict[tuple[str, str], bool]] = {}

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
        if WORD in (a, b) or OWN_NAME in (a, b):
            return a == b  # a word that a row knows is read, and printed, by that row
        if a in BUILT_IN:
            return (a == NUMBER) == (b == NUMBER) if b in BUILT_IN else self._has_value(b, a)
        if b in BUILT_IN:
            return self._has_value(a, b)
        return any(self._rows_meet(p, q) for p in self._rows(a) for q in self._rows(b))

    def _rows(self, symbol: str) -> list["Phrase"]:
        if symbol.startswith("#"):
            return [self.book.phrases[int(symbol[1:])]]
        return [self.book.phrases[index] for index in self.book.rows[symbol]]

    def _has_value(self, symbol: str, builtin: str) -> bool:
        """Whether the set holds a value that the built-in category holds too."""
        for phrase in self._rows(symbol):
            if phrase.value is not None and isinstance(phrase.value, int if builtin == NUMBER else str):
                return True
            if phrase.value is None and phrase.node is None and self.meet(_only(phrase).category, builtin):
                return True
        return False

    def _rows_meet(self, p: "Phrase", q: "Phrase") -> bool:
        if p.value is None and p.node is None:
            return self.meet(_only(p).category, self._own(q))
        if q.value is None and q.node is None:
            return self.meet(self._own(p), _only(q).category)
        if p.value is not None or q.value is not None:
            return p.value is not None and q.value is not None and equal(p.value, q.value)
        if p.node is not q.node:
            return False
        # Not a generator with all(): every pair of fields has to be asked for, or solving would stop too early.
        met = True
        for name in (*p.slots, *p.const):
            met = self._fields_meet(p, q, name) and met
        return met

    def _own(self, phrase: "Phrase") -> str:
        return _row(self.book.phrases.index(phrase))

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


def _only(phrase: "Phrase") -> Slot:
    """The only slot of a row that hands on what fills it."""
    return next(iter(phrase.slots.values()))
