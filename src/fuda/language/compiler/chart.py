"""Which ways there are to read a text: a memoised chart over symbol and position that keeps every derivation once.

A symbol is a category of the table, a built-in category, or a repetition of one. Derivations that share a part share
its chart entry, so a text with very many readings costs no more than one with a single reading.
"""

from typing import Final

from fuda.language.compiler.patterns import ATTRIBUTE_NAME, BUILT_IN, COUNTER_NAME, NAME, NUMBER, OWN_NAME

ROW: Final = 0  # a row of the table
EMPTY: Final = 1  # no item
FIRST: Final = 2  # one item
MORE: Final = 3  # one item, then more
SAME: Final = 4  # whatever its only element is

_DIGITS: Final = "0123456789"
_COUNTER: Final = "カウンター"  # before which a word stands
_ATTRIBUTE: Final = "属性"
_HIRAGANA: Final = ("ぁ", "ゖ")
_NO_ENDING: Final = "たる"
_NO_COUNTER: Final = "のにをがはへとでも、。・「」《》【】『』〈〉“”[]()\n0123456789"
_NO_NAME: Final = "「」《》【】『』〈〉“”[]()\n\u3000"
_NO_WORD: Final = "、。・★のな" + _NO_NAME


class Element:
    """Literal text (`symbol` empty) or a symbol."""

    def __init__(self, text: str, symbol: str) -> None:
        self.text: Final = text
        self.symbol: Final = symbol


class Production:
    """One way to make a symbol; `row` is the index of the phrase, or -1, and `wording` which of its wordings it is."""

    def __init__(self, kind: int, row: int, elements: tuple[Element, ...], wording: int = 0) -> None:
        self.kind: Final = kind
        self.row: Final = row
        self.elements: Final = elements
        self.wording: Final = wording


class Derivation:
    """A production and where each of its elements ends."""

    def __init__(self, production: Production, ends: tuple[int, ...]) -> None:
        self.production: Final = production
        self.ends: Final = ends


class Branch:
    """A beginning that productions of one symbol share, and how they go on.

    Literal text is found by its first character, so that a symbol with very many wordings costs little more than one
    with few.
    """

    def __init__(self) -> None:
        self.complete: list[tuple[int, Production]] = []  # productions that end here, and their rank
        self.literals: dict[str, list[tuple[str, Branch]]] = {}
        self.symbols: list[tuple[str, Branch]] = []
        self._known: dict[tuple[str, str], Branch] = {}  # all of these, by text and symbol

    def add(self, production: Production, rank: int) -> None:
        """One more production."""
        at = self
        for element in production.elements:
            at = at._after(element)
        at.complete.append((rank, production))

    def _after(self, element: Element) -> "Branch":
        key = (element.text, element.symbol)
        made = self._known.get(key)
        if made is None:
            made = self._known[key] = Branch()
            if element.symbol:
                self.symbols.append((element.symbol, made))
            else:
                self.literals.setdefault(element.text[:1], []).append((element.text, made))
        return made


def branches_of(grammar: dict[str, list[Production]]) -> dict[str, Branch]:
    """The productions of every symbol by their beginnings."""
    found: dict[str, Branch] = {}
    for symbol, productions in grammar.items():
        found[symbol] = Branch()
        for rank, production in enumerate(productions):
            found[symbol].add(production, rank)
    return found


class Chart:
    """All readings of one text. With `branches` what a reading fails on is not kept, and it is found faster; with
    `open_words` nouns that the table does not know are read where it lets them stand."""

    def __init__(
        self,
        grammar: dict[str, list[Production]],
        text: str,
        branches: dict[str, Branch] | None = None,
        open_words: bool = False,
    ) -> None:
        self.grammar: Final = grammar
        self.text: Final = text
        self.branches: Final = branches
        self.open_words: Final = open_words
        self.furthest = 0
        self.expected: list[tuple[Production, str]] = []
        self._entries: dict[tuple[str, int], dict[int, list[Derivation]]] = {}
        self._counts: dict[tuple[str, int, int], int] = {}

    def ends(self, symbol: str, start: int) -> dict[int, list[Derivation]]:
        """Where a reading of the symbol that begins at start can end, and its derivations."""
        key = (symbol, start)
        entry = self._entries.get(key)
        if entry is None:
            entry = {}
            if self.branches is not None:
                self._grow(self.branches[symbol], start, entry)
            else:
                for production in self.grammar[symbol]:
                    self._follow(production, 0, start, (), entry)
            self._entries[key] = entry
        return entry

    def _grow(self, branch: Branch, position: int, entry: dict[int, list[Derivation]]) -> None:
        ranked: dict[int, list[tuple[int, Derivation]]] = {}
        self._climb(branch, position, (), ranked)
        for end, found in ranked.items():
            if len(found) > 1:
                found.sort(key=_rank)
            entry[end] = [derivation for _, derivation in found]

    def _climb(
        self, branch: Branch, position: int, ends: tuple[int, ...], found: dict[int, list[tuple[int, Derivation]]]
    ) -> None:
        for rank, production in branch.complete:
            found.setdefault(position, []).append((rank, Derivation(production, ends)))
        text = self.text
        for literal, after in branch.literals.get(text[position : position + 1], ()):
            if text.startswith(literal, position):
                end = position + len(literal)
                self._climb(after, end, (*ends, end), found)
        for symbol, after in branch.symbols:
            if symbol in BUILT_IN:
                end = self.built_in_end(symbol, position)
                if end > position:
                    self._climb(after, end, (*ends, end), found)
            else:
                for end in self.ends(symbol, position):
                    self._climb(after, end, (*ends, end), found)

    def count(self, symbol: str, start: int, end: int) -> int:
        """How many readings the stretch has as that symbol; 2 stands for all larger numbers."""
        if symbol in BUILT_IN:
            return 1
        key = (symbol, start, end)
        known = self._counts.get(key, -1)
        if known >= 0:
            return known
        total = 0
        for derivation in self.ends(symbol, start).get(end, []):
            product = 1
            for part, begin, stop in self.parts(derivation, start):
                product *= self.count(part, begin, stop)
            total += product
        self._counts[key] = min(total, 2)
        return self._counts[key]

    def parts(self, derivation: Derivation, start: int) -> list[tuple[str, int, int]]:
        """The symbols in a derivation and their stretches."""
        parts: list[tuple[str, int, int]] = []
        begin = start
        for element, end in zip(derivation.production.elements, derivation.ends, strict=True):
            if element.symbol:
                parts.append((element.symbol, begin, end))
            begin = end
        return parts

    def built_in_end(self, symbol: str, position: int) -> int:
        """Where what a built-in category stands for ends; the position itself where nothing of it stands there."""
        if symbol == NUMBER:
            return _number_end(self.text, position)
        if symbol == NAME:
            return _name_end(self.text, position)
        if symbol == COUNTER_NAME:
            return _counter_name_end(self.text, position)
        if not self.open_words:
            return position
        if symbol == ATTRIBUTE_NAME:
            return _attribute_end(self.text, position)
        return _name_end(self.text, position) if symbol == OWN_NAME else _word_end(self.text, position)

    def _follow(
        self,
        production: Production,
        index: int,
        position: int,
        ends: tuple[int, ...],
        entry: dict[int, list[Derivation]],
    ) -> None:
        if index == len(production.elements):
            entry.setdefault(position, []).append(Derivation(production, ends))
            return
        element = production.elements[index]
        if element.symbol in BUILT_IN:
            end = self.built_in_end(element.symbol, position)
            if end > position:
                self._follow(production, index + 1, end, (*ends, end), entry)
            else:
                self._failed(production, element.symbol, position)
        elif element.symbol:
            for end in self.ends(element.symbol, position):
                self._follow(production, index + 1, end, (*ends, end), entry)
        elif self.text.startswith(element.text, position):
            end = position + len(element.text)
            self._follow(production, index + 1, end, (*ends, end), entry)
        else:
            common = 0
            while self.text.startswith(element.text[: common + 1], position):
                common += 1
            self._failed(production, element.text[common:], position + common)

    def _failed(self, production: Production, wanted: str, position: int) -> None:
        if position > self.furthest:
            self.furthest = position
            self.expected = []
        if position == self.furthest:
            self.expected.append((production, wanted))


def _rank(ranked: tuple[int, Derivation]) -> int:
    return ranked[0]


def _number_end(text: str, start: int) -> int:
    """The end of the whole run of digits; a leading zero is no number, because it would not be printed again."""
    end = start
    while end < len(text) and text[end] in _DIGITS:
        end += 1
    if (end - start > 1 and text[start] == "0") or (start > 0 and text[start - 1] in _DIGITS):
        return start
    return end


def _name_end(text: str, start: int) -> int:
    end = start
    while end < len(text) and text[end] not in _NO_NAME:
        end += 1
    return end


def _word_end(text: str, start: int) -> int:
    end = start
    while end < len(text) and not text[end].isascii() and text[end] not in _NO_WORD:
        end += 1
    return end


def _attribute_end(text: str, start: int) -> int:
    """Up to the 属性 before which a noun stands; nothing where hiragana or a mark comes first."""
    end = text.find(_ATTRIBUTE, start)
    if end < 0 or _word_end(text[:end], start) < end:
        return start
    return start if any([_HIRAGANA[0] <= each <= _HIRAGANA[1] for each in text[start:end]]) else end


def _counter_name_end(text: str, start: int) -> int:
    """Up to the word before which it stands; nothing where a particle or a mark comes first."""
    end = text.find(_COUNTER, start)
    if end > start and text[end - 1] in _NO_ENDING:
        return start  # 取り除いたカウンター is no name but what was done
    return end if end >= 0 and not any(mark in text[start:end] for mark in _NO_COUNTER) else start


def is_open(word: str, symbol: str) -> bool:
    """Whether a word of its own can stand for this: an open word, or the name of a counter.

    >>> is_open("炎", COUNTER_NAME), is_open("炎の鳥", COUNTER_NAME)
    (True, False)
    """
    if symbol == ATTRIBUTE_NAME:
        return _attribute_end(word + _ATTRIBUTE, 0) == len(word)
    end = _counter_name_end(word + _COUNTER, 0) if symbol == COUNTER_NAME else _word_end(word, 0)
    return end == len(word)
