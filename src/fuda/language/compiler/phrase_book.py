"""The phrase book: compiles Japanese card texts to nodes and prints nodes in Japanese and English, by the same rows.

>>> from fuda.language.words.nodes import Draw
>>> book = PhraseBook((Phrase("effect", "カードを{n}枚引く", "draw {n:card}", Draw),))
>>> book.compile("カードを２枚引く", "effect")
Draw(n=2)
>>> book.render_ja(Draw(1), "effect"), book.render_en(Draw(1), "effect")
('カードを1枚引く', 'draw 1 card')
"""

import difflib
from collections.abc import Mapping
from typing import Final

from fuda.language.compiler.chart import EMPTY, FIRST, MORE, ROW, SAME, Chart, Derivation, Element, Production
from fuda.language.compiler.errors import AMBIGUOUS, UNKNOWN, CompileError, PhraseError
from fuda.language.compiler.normal import Normalised
from fuda.language.compiler.overlap import find_overlap
from fuda.language.compiler.patterns import NAME, NUMBER, ONCE, Slot, Word, capitalise, english, japanese, smoothed
from fuda.language.words.nodes import Node, Value, equal, field_names, make

ONE: Final = "one"
MANY: Final = "many"


class Phrase:
    """One row of a table.

    A row builds a node of class `node` from its slots and its constant fields `const`; or, with `value`, that int or
    str; or, with neither, it hands on what fills its only slot. `number` says whether the English is `one` or `many`
    thing, or names the slot that decides. `clause` is the clause of the rulebook that defines the wording.
    """

    def __init__(
        self,
        category: str,
        ja: str,
        en: str,
        node: type[Node] | None = None,
        clause: str = "",
        const: Mapping[str, Value] | None = None,
        value: int | str | None = None,
        number: str = ONE,
    ) -> None:
        self.category: Final = category
        self.ja: Final = ja
        self.en: Final = en
        self.node: Final = node
        self.clause: Final = clause
        self.const: Final[dict[str, Value]] = dict(const) if const is not None else {}
        self.value: Final = value
        self.number: Final = number
        self.pieces: Final = japanese(ja)
        self.words: Final = english(en)
        self.slots: Final[dict[str, Slot]] = {
            piece.slot.name: piece.slot for piece in self.pieces if piece.slot is not None
        }

    def __repr__(self) -> str:
        return f"Phrase({self.category!r}, {self.ja!r})"

    def skeleton(self) -> str:
        """The literal text of the Japanese pattern."""
        return "".join(piece.text for piece in self.pieces)


class ParseTree:
    """Which phrase owns which stretch of the normalised text; the leaves divide the text among themselves.

    An inner node belongs to a row (`category`, its pattern `ja`, its `clause`); a leaf is a piece of literal text, a
    number or a name, and carries that text in `ja`.
    """

    def __init__(
        self, category: str, ja: str, clause: str, start: int, end: int, children: tuple["ParseTree", ...]
    ) -> None:
        self.category: Final = category
        self.ja: Final = ja
        self.clause: Final = clause
        self.start: Final = start
        self.end: Final = end
        self.children: Final = children

    def leaves(self) -> list["ParseTree"]:
        """The leaves from left to right."""
        if not self.children:
            return [self]
        return [leaf for child in self.children for leaf in child.leaves()]


class Compiled:
    """A compiled text and where its records and their slots stand in it."""

    def __init__(self, node: Node, text: Normalised, places: dict[tuple[int, str], tuple[int, int]]) -> None:
        self.node: Final = node
        self.text: Final = text
        self.places: Final = places

    def stretch(self, way: tuple[Node, ...], slot: str) -> tuple[int, int]:
        """Where the slot of the last of these records stands, or else the record, or else the one around it."""
        found = self.places.get((id(way[-1]), slot)) if way else None
        if found is not None:
            return found
        for node in way[::-1]:
            found = self.places.get((id(node), ""))
            if found is not None:
                return found
        return 0, len(self.text.text)


class PhraseBook:
    """A checked table of phrases. `names` gives the English for what fills a slot of the category `name`."""

    def __init__(self, phrases: tuple[Phrase, ...], names: Mapping[str, str] | None = None) -> None:
        self.phrases: Final = phrases
        self.names: Final[dict[str, str]] = dict(names) if names is not None else {}
        self.rows: Final[dict[str, list[int]]] = {}
        self.grammar: Final[dict[str, list[Production]]] = {}
        # Whether a node can be printed in a category, kept with the node so that its identity stays its own.
        self.fitting: Final[dict[tuple[int, str], tuple[Node, bool]]] = {}
        self.printed: Final[dict[tuple[int, str, bool], tuple[Node, tuple[str, bool]]]] = {}  # English, the same way
        for index, phrase in enumerate(phrases):
            self.rows.setdefault(phrase.category, []).append(index)
        for phrase in phrases:
            _check_row(phrase, self.rows)
        for index, phrase in enumerate(phrases):
            elements: list[Element] = []
            for piece in phrase.pieces:
                if piece.slot is None:
                    elements.append(Element(piece.text, ""))
                else:
                    elements.append(Element("", self._symbol(piece.slot)))
            self.grammar.setdefault(phrase.category, []).append(Production(ROW, index, tuple(elements)))
        _check_recursion(self.grammar)
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

    def compile(self, text: str, category: str) -> Node:
        """The node that the only reading of the text builds; CompileError if there is none, or more than one."""
        normal = Normalised(text)
        built = self._build(self._read(normal, category), category, 0, len(normal.text))
        if not isinstance(built, Node):
            raise PhraseError(f"a phrase of the category {category!r} builds {built!r}, which is no node")
        return built

    def compile_with_places(self, text: str, category: str) -> "Compiled":
        """The same, with the stretch of the text that each record and each slot was read from."""
        normal = Normalised(text)
        places: dict[tuple[int, str], tuple[int, int]] = {}
        built = self._build(self._read(normal, category), category, 0, len(normal.text), places)
        if not isinstance(built, Node):
            raise PhraseError(f"a phrase of the category {category!r} builds {built!r}, which is no node")
        return Compiled(built, normal, places)

    def parse_tree(self, text: str, category: str) -> ParseTree:
        """The only reading of the text as a tree of phrases."""
        normal = Normalised(text)
        return self._trees(self._read(normal, category), category, 0, len(normal.text))[0]

    def render_ja(self, value: Value, category: str) -> str:
        """The value as the cards print it."""
        if category in (NUMBER, NAME):
            return str(value)
        phrase = self._row_for(value, category)
        out: list[str] = []
        for piece in phrase.pieces:
            if piece.slot is None:
                out.append(piece.text)
            else:
                part = _part(phrase, piece.slot.name, value)
                if piece.slot.repeat == ONCE:
                    out.append(self.render_ja(part, piece.slot.category))
                elif isinstance(part, tuple):
                    out.append(piece.slot.separator.join(self.render_ja(item, piece.slot.category) for item in part))
        return "".join(out)

    def render_en(self, value: Value, category: str) -> str:
        """The value in English."""
        return smoothed(capitalise(self._english(value, category, True)[0]))

    def fits(self, value: Value, category: str) -> bool:
        """Whether some row of the category can print the value."""
        if category == NUMBER:
            return isinstance(value, int) and not isinstance(value, bool)
        if category == NAME:
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
        chart = Chart(self.grammar, text.text)
        end = len(text.text)
        if end not in chart.ends(category, 0):
            raise self._unknown(chart, text, category)
        if chart.count(category, 0, end) > 1:
            raise self._ambiguous(chart, text, category)
        return chart

    def _build(
        self,
        chart: Chart,
        symbol: str,
        start: int,
        end: int,
        places: dict[tuple[int, str], tuple[int, int]] | None = None,
    ) -> Value:
        if symbol == NUMBER:
            return int(chart.text[start:end])
        if symbol == NAME:
            return chart.text[start:end]
        derivation = chart.ends(symbol, start)[end][0]
        stretches = chart.parts(derivation, start)
        parts = [self._build(chart, part, begin, stop, places) for part, begin, stop in stretches]
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
        values: dict[str, Value] = dict(phrase.const)
        for slot, part_value in zip(phrase.slots, parts, strict=True):
            values[slot] = part_value
        made = make(phrase.node, values)
        if places is not None:
            places[id(made), ""] = (start, end)
            for slot, (_, begin, stop) in zip(phrase.slots, stretches, strict=True):
                places[id(made), slot] = (begin, stop)
        return made

    def _trees(self, chart: Chart, symbol: str, start: int, end: int) -> list[ParseTree]:
        """The trees of a stretch: one, or for a repetition one per item and separator."""
        if symbol in (NUMBER, NAME):
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
        return [ParseTree(phrase.category, phrase.ja, phrase.clause, start, end, tuple(children))]

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
        if category == NAME:
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

    def _unknown(self, chart: Chart, text: Normalised, category: str) -> CompileError:
        reached = max(chart.ends(category, 0), default=0)
        position = max(reached, chart.furthest)
        expected: list[str] = []
        if position == chart.furthest:
            for _, wanted in chart.expected:
                if wanted.strip() and wanted not in expected:
                    expected.append(wanted)
        return CompileError(UNKNOWN, text, position, tuple(expected), self._nearest(chart.text, position))

    def _nearest(self, text: str, position: int) -> tuple[str, ...]:
        """The phrases most like the sentence at that position."""
        start = max(text.rfind(mark, 0, position) for mark in "。\n】』]") + 1
        stops = [stop for stop in (text.find(mark, position) for mark in "。\n") if stop >= 0]
        sentence = text[start : min(stops, default=len(text))]
        ranked: list[tuple[float, int]] = []
        for index, phrase in enumerate(self.phrases):
            skeleton = phrase.skeleton()
            if len(skeleton) > 1:
                matcher = difflib.SequenceMatcher(None, skeleton, sentence, False)
                shared = sum(block.size for block in matcher.get_matching_blocks())
                ranked.append((-(shared * shared) / len(skeleton), index))
        ranked.sort()
        nearest: list[str] = []
        for rank, index in ranked:
            if rank <= -1.0 and self.phrases[index].ja not in nearest:
                nearest.append(self.phrases[index].ja)
        return tuple(nearest[:3])

    def _ambiguous(self, chart: Chart, text: Normalised, category: str) -> CompileError:
        symbol, start, end = category, 0, len(text.text)
        while len(chart.ends(symbol, start)[end]) == 1:
            derivation = chart.ends(symbol, start)[end][0]
            for part, begin, stop in chart.parts(derivation, start):
                if chart.count(part, begin, stop) > 1:
                    symbol, start, end = part, begin, stop
                    break
        readings = [self._reading(chart, derivation, start) for derivation in chart.ends(symbol, start)[end]]
        return CompileError(AMBIGUOUS, text, start, readings=tuple(readings))

    def _reading(self, chart: Chart, derivation: Derivation, start: int) -> str:
        parts = chart.parts(derivation, start)
        row = derivation.production.row
        pattern = self.phrases[row].ja if row >= 0 else "/".join(part[0] for part in parts)
        return f"{pattern}  ({' | '.join(chart.text[begin:stop] for _, begin, stop in parts)})"


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


def _check_row(phrase: Phrase, rows: Mapping[str, list[int]]) -> None:
    slots = set(phrase.slots)
    if not phrase.pieces:
        raise PhraseError(f"{phrase!r}: an empty pattern")
    if phrase.category in (NUMBER, NAME):
        raise PhraseError(f"{phrase!r}: {phrase.category} is built in")
    for slot in phrase.slots.values():
        if slot.category not in rows and slot.category not in (NUMBER, NAME):
            raise PhraseError(f"{phrase!r}: no phrase has the category {slot.category!r}")
    if Normalised(phrase.ja).text != phrase.ja.strip("\n"):
        raise PhraseError(f"{phrase!r}: the pattern is not in normal spelling")
    if phrase.value is not None:
        if phrase.node is not None or slots or phrase.const:
            raise PhraseError(f"{phrase!r}: a row with a value has no node, no slots and no constants")
    elif phrase.node is None:
        if len(slots) != 1 or phrase.const or next(iter(phrase.slots.values())).repeat != ONCE:
            raise PhraseError(f"{phrase!r}: a row without a node has exactly one slot, filled once")
    else:
        wanted = set(field_names(phrase.node))
        if slots & set(phrase.const) or slots | set(phrase.const) != wanted:
            raise PhraseError(f"{phrase!r}: slots and constants are not the fields of {phrase.node.__name__}")
    shown = {word.slot for word in phrase.words if word.shown}
    if shown != slots:
        raise PhraseError(f"{phrase!r}: the English shows {sorted(shown)} and the slots are {sorted(slots)}")
    mentioned = {word.slot for word in phrase.words} | {word.agrees for word in phrase.words}
    if not mentioned <= slots | {"", "@"} or phrase.number not in slots | {ONE, MANY}:
        raise PhraseError(f"{phrase!r}: the English agrees with what is no slot")


def _check_recursion(grammar: Mapping[str, list[Production]]) -> None:
    """Refuse a category that can begin with itself: the chart would never come to an end."""
    nullable: set[str] = set()
    growing = True
    while growing:
        growing = False
        for symbol, productions in grammar.items():
            if symbol not in nullable and any(_is_nullable(production, nullable) for production in productions):
                nullable.add(symbol)
                growing = True
    begins: dict[str, set[str]] = {symbol: set() for symbol in grammar}
    for symbol, productions in grammar.items():
        for production in productions:
            for element in production.elements:
                if element.symbol in grammar:
                    begins[symbol].add(element.symbol)
                if element.symbol not in nullable:
                    break
    for symbol in grammar:
        reached: set[str] = set()
        waiting = list(begins[symbol])
        while waiting:
            other = waiting.pop()
            if other not in reached:
                reached.add(other)
                waiting.extend(begins[other])
        if symbol in reached:
            raise PhraseError(f"{symbol}: a phrase of this category can begin with another one of it")


def _is_nullable(production: Production, nullable: set[str]) -> bool:
    return all(element.symbol in nullable for element in production.elements)
