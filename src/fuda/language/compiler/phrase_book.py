"""The phrase book: compiles Japanese card texts to nodes and prints nodes in Japanese and English, by the same rows.

>>> from fuda.language.words.nodes import Draw
>>> book = PhraseBook((Phrase("effect", "カードを{n}枚引く", "draw {n:card}", Draw),))
>>> book.compile("カードを２枚引く", "effect")
Draw(n=2)
>>> book.render_ja(Draw(1), "effect"), book.render_en(Draw(1), "effect")
('カードを1枚引く', 'draw 1 card')

A row may have other wordings (`also`). They compile to the same node; with those used the text is printed back.

>>> book = PhraseBook((Phrase("effect", "カードを{n}枚引く", "draw {n:card}", Draw, also=("{n}枚引く",)),))
>>> found = book.compile_with_places("2枚引く", "effect")
>>> found.node, book.render_ja(found.node, "effect"), book.render_ja(found.node, "effect", found.wordings)
(Draw(n=2), 'カードを2枚引く', '2枚引く')
"""

import itertools
from collections.abc import Mapping
from typing import Final

from fuda.language.compiler.chart import (
    EMPTY,
    FIRST,
    MORE,
    ROW,
    SAME,
    Chart,
    Derivation,
    Element,
    Production,
    branches_of,
)
from fuda.language.compiler.errors import PhraseError
from fuda.language.compiler.failures import ambiguous, unknown
from fuda.language.compiler.normal import KEPT, MARK, Normalised
from fuda.language.compiler.overlap import find_overlap
from fuda.language.compiler.patterns import BUILT_IN, NUMBER, ONCE, Slot, Word, capitalise, smoothed
from fuda.language.compiler.phrase import MANY as MANY
from fuda.language.compiler.phrase import ONE as ONE
from fuda.language.compiler.phrase import Phrase as Phrase
from fuda.language.compiler.phrase import Wording as Wording
from fuda.language.compiler.phrase import check_recursion, check_row, respelt
from fuda.language.compiler.readings import Compiled as Compiled
from fuda.language.compiler.readings import ParseTree as ParseTree
from fuda.language.compiler.respelling import Respelling
from fuda.language.words.nodes import Node, Value, equal, field_names, make


class PhraseBook:
    """A checked table of phrases. `names` gives the English for what fills a `name` or an `open_word`; `respelling`
    brings texts and rows to the normal spelling of their words."""

    def __init__(
        self,
        phrases: tuple[Phrase, ...],
        names: Mapping[str, str] | None = None,
        respelling: Respelling | None = None,
    ) -> None:
        if respelling is not None:
            phrases = tuple([respelt(phrase, respelling) for phrase in phrases])
        self.phrases: Final = phrases
        self.respelling: Final = respelling
        self.names: Final[dict[str, str]] = dict(names) if names is not None else {}
        self.rows: Final[dict[str, list[int]]] = {}
        self.grammar: Final[dict[str, list[Production]]] = {}
        # Whether a node can be printed in a category, kept with the node so that its identity stays its own.
        self.fitting: Final[dict[tuple[int, str], tuple[Node, bool]]] = {}
        self.printed: Final[dict[tuple[int, str, bool], tuple[Node, tuple[str, bool]]]] = {}  # English, the same way
        for index, phrase in enumerate(phrases):
            self.rows.setdefault(phrase.category, []).append(index)
        for phrase in phrases:
            check_row(phrase, self.rows)
        for index, phrase in enumerate(phrases):
            for place, wording in enumerate(phrase.wordings):
                elements: list[Element] = []
                for piece in wording.pieces:
                    if piece.slot is None:
                        elements.append(Element(piece.text, ""))
                    else:
                        elements.append(Element("", self._symbol(piece.slot)))
                self.grammar.setdefault(phrase.category, []).append(Production(ROW, index, tuple(elements), place))
        check_recursion(self.grammar)
        self.branches: Final = branches_of(self.grammar)
        clash = find_overlap(self)
        if clash is not None:
            a, b = phrases[clash[0]], phrases[clash[1]]
            raise PhraseError(f"{a.category}: {a.ja!r} and {b.ja!r} can build the same node, so it cannot be printed")

    @property
    def kinds(self) -> dict[str, type[Node]]:
        """The node classes of the table by name, as `from_plain` wants them."""
        found = {phrase.node.__name__: phrase.node for phrase in self.phrases if phrase.node is not None}
        for phrase in self.phrases:
            for value in phrase.const.values():
                _add_kinds(value, found)
        return found

    def normal(self, text: str, category: str = "") -> Normalised:
        """The text in the spelling in which it is read; a space that ends a name stays where it could not be read
        otherwise, in a text of that category."""
        found = Normalised(text, False, self.respelling)
        if category and MARK in text and not self._is_read(found.text, category):
            named = Normalised(text, True, self.respelling)
            if self._is_read(named.text, category):
                return named
        return found

    def _is_read(self, text: str, category: str) -> bool:
        return len(text) in Chart(self.grammar, text, self.branches, True).ends(category, 0)

    def compile(self, text: str, category: str) -> Node:
        """The node that all readings of the text build; CompileError if there is none, or they build different ones."""
        normal = self.normal(text, category)
        built = self.build(self._read(normal, category), category, 0, len(normal.text))
        if not isinstance(built, Node):
            raise PhraseError(f"a phrase of the category {category!r} builds {built!r}, which is no node")
        return built

    def compile_with_places(self, text: str, category: str) -> "Compiled":
        """The same, with the stretch of the text that each record and each slot was read from, and the wordings."""
        normal = self.normal(text, category)
        places: dict[tuple[int, str], tuple[int, int]] = {}
        chart = self._read(normal, category)
        built = self.build(chart, category, 0, len(normal.text), places)
        if not isinstance(built, Node):
            raise PhraseError(f"a phrase of the category {category!r} builds {built!r}, which is no node")
        return Compiled(built, normal, places, tuple(_wordings(chart, category, 0, len(normal.text))))

    def reads(self, text: str, category: str) -> bool:
        """Whether there is a reading at all; what else could be said is not looked for."""
        normal = self.normal(text, category).text
        return len(normal) in Chart(self.grammar, normal, self.branches).ends(category, 0)

    def parse_tree(self, text: str, category: str) -> ParseTree:
        """The reading of the text as a tree of phrases; the first one, where several build the same."""
        normal = self.normal(text, category)
        return self._trees(self._read(normal, category), category, 0, len(normal.text))[0]

    def render_ja(self, value: Value, category: str, wordings: tuple[int, ...] = ()) -> str:
        """The value in the normal wording, or in those that a text was compiled from."""
        return self._japanese(value, category, list(wordings[::-1]))

    def reprint(self, text: str, category: str) -> str:
        """A text compiled and printed in its own wordings: itself, in normal spelling."""
        found = self.compile_with_places(text, category)
        return self.render_ja(found.node, category, found.wordings).replace(KEPT, "")

    def _japanese(self, value: Value, category: str, wordings: list[int]) -> str:
        """The value; the last of the wordings is that of its row, those before it belong to its parts."""
        if category in BUILT_IN:
            return str(value)
        phrase = self._row_for(value, category)
        out: list[str] = []
        for piece in phrase.wordings[wordings.pop() if wordings else 0].pieces:
            if piece.slot is None:
                out.append(piece.text)
            else:
                part = _part(phrase, piece.slot.name, value)
                if piece.slot.repeat == ONCE:
                    out.append(self._japanese(part, piece.slot.category, wordings))
                elif isinstance(part, tuple):
                    items = [self._japanese(item, piece.slot.category, wordings) for item in part]
                    out.append(piece.slot.separator.join(items))
        return "".join(out)

    def render_en(self, value: Value, category: str) -> str:
        """The value in English."""
        return smoothed(capitalise(self._english(value, category, True)[0]))

    def fits(self, value: Value, category: str) -> bool:
        """Whether some row of the category can print the value."""
        if category == NUMBER:
            return isinstance(value, int) and not isinstance(value, bool)
        if category in BUILT_IN:
            return isinstance(value, str)
        if not isinstance(value, Node):
            return any(self._fits_row(value, self.phrases[index]) for index in self.rows[category])
        key = (id(value), category)
        known = self.fitting.get(key)
        if known is None or known[0] is not value:
            known = (value, any(self._fits_row(value, self.phrases[index]) for index in self.rows[category]))
            self.fitting[key] = known
        return known[1]

    def fits_slot(self, value: Value, slot: Slot) -> bool:
        """Whether the value can fill the slot."""
        if slot.repeat == ONCE:
            return self.fits(value, slot.category)
        if (
            not isinstance(value, tuple)
            or (slot.repeat == "?" and len(value) > 1)
            or (slot.repeat == "+" and not value)
        ):
            return False
        return all(self.fits(item, slot.category) for item in value)

    def _symbol(self, slot: Slot) -> str:
        """The grammar symbol of a slot; a repetition gets one of its own."""
        if slot.repeat == ONCE:
            return slot.category
        symbol = f"{slot.category}{slot.repeat}{slot.separator}"
        if symbol in self.grammar:
            return symbol
        item = Element("", slot.category)
        none = Production(EMPTY, -1, ())
        first = Production(FIRST, -1, (item,))
        if slot.repeat == "?":
            self.grammar[symbol] = [none, first]
            return symbol
        several = Element("", f"{slot.category}+{slot.separator}")
        between = (Element(slot.separator, ""),) if slot.separator else ()
        self.grammar[several.symbol] = [first, Production(MORE, -1, (item, *between, several))]
        if slot.repeat == "*":
            self.grammar[symbol] = [none, Production(SAME, -1, (several,))]
        return symbol

    def _read(self, text: Normalised, category: str) -> Chart:
        if category not in self.grammar:
            raise PhraseError(f"no phrase has the category {category!r}")
        chart = Chart(self.grammar, text.text, self.branches)
        end = len(text.text)
        if end not in chart.ends(category, 0):
            chart = Chart(self.grammar, text.text, self.branches, True)
        if end not in chart.ends(category, 0):
            chart = Chart(self.grammar, text.text, None, True)  # once more, to see where it fails
            chart.ends(category, 0)
            raise unknown(self, chart, text, category)
        if chart.count(category, 0, end) > 1 and len(self.values(chart, category, 0, end, {})) > 1:
            raise ambiguous(self, chart, text, category)
        return chart

    def values(
        self, chart: Chart, symbol: str, start: int, end: int, known: dict[tuple[str, int, int], list[Value]]
    ) -> list[Value]:
        """What the readings of a stretch build: one value, or two that differ, which stand for all larger numbers."""
        if chart.count(symbol, start, end) == 1:
            return [self.build(chart, symbol, start, end)]
        key = (symbol, start, end)
        if key in known:
            return known[key]
        found: list[Value] = []
        for derivation in chart.ends(symbol, start)[end]:
            parts = [
                self.values(chart, part, begin, stop, known) for part, begin, stop in chart.parts(derivation, start)
            ]
            for chosen in itertools.product(*parts):
                value = self.made(derivation, list(chosen))
                if not any(equal(value, other) for other in found):
                    found.append(value)
            if len(found) > 1:
                break
        known[key] = found[:2]
        return known[key]

    def build(
        self,
        chart: Chart,
        symbol: str,
        start: int,
        end: int,
        places: dict[tuple[int, str], tuple[int, int]] | None = None,
    ) -> Value:
        """What the first reading of a stretch builds; notes where its records and their slots stand."""
        if symbol == NUMBER:
            return int(chart.text[start:end])
        if symbol in BUILT_IN:
            return chart.text[start:end]
        derivation = chart.ends(symbol, start)[end][0]
        stretches = chart.parts(derivation, start)
        parts = [self.build(chart, part, begin, stop, places) for part, begin, stop in stretches]
        made = self.made(derivation, parts)
        production = derivation.production
        if places is not None and production.kind == ROW and self.phrases[production.row].node is not None:
            places[id(made), ""] = (start, end)
            slots = self.phrases[production.row].wordings[production.wording].slots
            for slot, (_, begin, stop) in zip(slots, stretches, strict=True):
                places[id(made), slot] = (begin, stop)
        return made

    def made(self, derivation: Derivation, parts: list[Value]) -> Value:
        """What a derivation builds from what its parts have built."""
        kind = derivation.production.kind
        if kind == EMPTY:
            return ()
        if kind == FIRST:
            return (parts[0],)
        if kind == MORE:
            rest = parts[1]
            return (parts[0], *rest) if isinstance(rest, tuple) else ()
        if kind == SAME:
            return parts[0]
        phrase = self.phrases[derivation.production.row]
        if phrase.value is not None:
            return phrase.value
        if phrase.node is None:
            return parts[0]
        wording = phrase.wordings[derivation.production.wording]
        values: dict[str, Value] = {**phrase.const, **wording.const}
        for slot, part_value in zip(wording.slots, parts, strict=True):
            values[slot] = part_value
        return make(phrase.node, values)

    def _trees(self, chart: Chart, symbol: str, start: int, end: int) -> list[ParseTree]:
        """The trees of a stretch: one, or for a repetition one per item and separator."""
        if symbol in BUILT_IN:
            return [ParseTree(symbol, chart.text[start:end], "", start, end, ())]
        derivation = chart.ends(symbol, start)[end][0]
        children: list[ParseTree] = []
        begin = start
        for element, stop in zip(derivation.production.elements, derivation.ends, strict=True):
            if element.symbol:
                children.extend(self._trees(chart, element.symbol, begin, stop))
            else:
                children.append(ParseTree("", element.text, "", begin, stop, ()))
            begin = stop
        if derivation.production.kind != ROW:
            return children
        phrase = self.phrases[derivation.production.row]
        ja = phrase.wordings[derivation.production.wording].ja
        return [ParseTree(phrase.category, ja, phrase.clause, start, end, tuple(children))]

    def _fits_row(self, value: Value, phrase: Phrase) -> bool:
        if phrase.value is not None:
            return equal(value, phrase.value)
        if phrase.node is not None:
            if type(value) is not phrase.node:
                return False
            for name, fixed in phrase.const.items():
                if not equal(_field(value, name), fixed):
                    return False
        return all(self.fits_slot(_part(phrase, name, value), slot) for name, slot in phrase.slots.items())

    def _row_for(self, value: Value, category: str) -> Phrase:
        for index in self.rows.get(category, []):
            if self._fits_row(value, self.phrases[index]):
                return self.phrases[index]
        raise PhraseError(f"no phrase of the category {category!r} prints {value!r}")

    def _english(self, value: Value, category: str, many: bool) -> tuple[str, bool]:
        """The English, and whether it is many things; `many` is the number in which it shall agree."""
        if category == NUMBER:
            return str(value), value != 1
        if category in BUILT_IN:
            return self.names.get(str(value), str(value)), False
        if not isinstance(value, Node):
            return self._english_row(value, category, many)
        key = (id(value), category, many)
        known = self.printed.get(key)
        if known is None or known[0] is not value:
            known = (value, self._english_row(value, category, many))
            self.printed[key] = known
        return known[1]

    def _english_row(self, value: Value, category: str, many: bool) -> tuple[str, bool]:
        phrase = self._row_for(value, category)
        numbers: dict[str, bool] = {"": many, "@": many, ONE: False, MANY: True}
        for slot in phrase.slots.values():
            numbers[slot.name] = self._is_many(_part(phrase, slot.name, value), slot)
        out: list[str] = []
        for word in phrase.words:
            if word.literal or not word.shown:
                out.append(word.many if numbers[word.slot] else word.one)
            else:
                out.append(self._english_slot(phrase, word, value, numbers))
        if phrase.node is None and phrase.slots:
            return "".join(out), numbers[next(iter(phrase.slots))]
        return "".join(out), numbers[phrase.number]

    def _is_many(self, value: Value, slot: Slot) -> bool:
        if slot.repeat != ONCE:
            return isinstance(value, tuple) and len(value) != 1
        return self._english(value, slot.category, True)[1]

    def _english_slot(self, phrase: Phrase, word: Word, value: Value, numbers: dict[str, bool]) -> str:
        slot = phrase.slots[word.slot]
        part = _part(phrase, slot.name, value)
        many = numbers[word.agrees] if word.agrees else True
        if isinstance(part, tuple):
            return word.one.join(self._english(item, slot.category, many)[0] for item in part)
        text = self._english(part, slot.category, many)[0]
        noun = word.many if numbers[slot.name] else word.one
        return f"{text} {noun}" if noun else text


def _wordings(chart: Chart, symbol: str, start: int, end: int) -> list[int]:
    """How the rows of the first reading of a stretch are worded, each before those of its parts."""
    if symbol in BUILT_IN:
        return []
    derivation = chart.ends(symbol, start)[end][0]
    found = [derivation.production.wording] if derivation.production.kind == ROW else []
    for part, begin, stop in chart.parts(derivation, start):
        found += _wordings(chart, part, begin, stop)
    return found


def _add_kinds(value: Value, found: dict[str, type[Node]]) -> None:
    """Add the classes of a constant and of all that is in it."""
    if isinstance(value, Node):
        found[type(value).__name__] = type(value)
        for name in field_names(type(value)):
            _add_kinds(_field(value, name), found)
    elif isinstance(value, tuple):
        for item in value:
            _add_kinds(item, found)


def _field(value: Value, name: str) -> Value:
    part: Value = getattr(value, name)
    return part


def _part(phrase: Phrase, slot: str, value: Value) -> Value:
    """What fills the slot when the row prints the value."""
    return value if phrase.node is None else _field(value, slot)
