"""Which texts can be said with a phrase book? Texts made from its rows by lot, each with the rows it is made of.

Every row can be asked for: a way of slots leads from the category of a card's text down to it, and everything beside
the way is filled with little. One slot can be exchanged for something else that its category can say.

>>> from fuda.language.compiler.phrase_book import Phrase, PhraseBook
>>> from fuda.language.words.nodes import Draw
>>> book = PhraseBook((Phrase("effect", "カードを{n}枚引く", "draw {n:card}", Draw),))
>>> class First:
...     def below(self, limit: int) -> int:
...         return 0
>>> made = Generator(book, First()).along("effect", 0)
>>> made.text, made.value
('カードを1枚引く', Draw(n=1))
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar

from fuda.kernel.decisions import Randomness
from fuda.language.compiler.chart import is_open
from fuda.language.compiler.patterns import (
    ATTRIBUTE_NAME,
    BUILT_IN,
    COUNTER_NAME,
    NAME,
    NUMBER,
    ONCE,
    OWN_NAME,
    WORD,
    Slot,
)
from fuda.language.compiler.phrase import Phrase, Wording
from fuda.language.compiler.phrase_book import PhraseBook
from fuda.language.words.nodes import Node, Value, make

NUMBERS: Final = (1, 2, 3, 1, 4)
OTHER_NUMBERS: Final = (1, 0, 5, 9)  # so far from a number lies what it is exchanged for
DEPTH: Final = 3  # rows one in another beside the way
FAR: Final = 99

T = TypeVar("T")


class Derived:
    """A stretch of text: the row that says it, in which wording, and what fills its slots."""

    def __init__(self, phrase: Phrase, wording: Wording, parts: "Mapping[str, Part]") -> None:
        self.phrase: Final = phrase
        self.wording: Final = wording
        self.parts: Final[dict[str, Part]] = dict(parts)
        self.value: Final = self._value()

    @property
    def text(self) -> str:
        """The Japanese text."""
        out: list[str] = []
        for piece in self.wording.pieces:
            if piece.slot is None:
                out.append(piece.text)
            else:
                part = self.parts[piece.slot.name]
                items = part if isinstance(part, tuple) else (part,)
                out.append(piece.slot.separator.join([_text(item) for item in items]))
        return "".join(out)

    def with_part(self, slot: str, part: "Part") -> "Derived":
        """The same with something else in a slot."""
        return Derived(self.phrase, self.wording, {**self.parts, slot: part})

    def _value(self) -> Value:
        phrase = self.phrase
        if phrase.value is not None:
            return phrase.value
        if phrase.node is None:
            return value_of(next(iter(self.parts.values())))
        values: dict[str, Value] = {**phrase.const, **self.wording.const}
        for slot, part in self.parts.items():
            values[slot] = value_of(part)
        return make(phrase.node, values)


Part = int | str | Derived | tuple[int | str | Derived, ...]


def value_of(part: Part) -> Value:
    """What a part of a text builds."""
    if isinstance(part, Derived):
        return part.value
    if isinstance(part, tuple):
        return tuple([value_of(each) for each in part])
    return part


def _text(item: int | str | Derived) -> str:
    return item.text if isinstance(item, Derived) else str(item)


class Spot:
    """A slot of a record in a text: the rows around it from the outside, and how to put something else there."""

    def __init__(self, way: tuple[Derived, ...], slot: Slot, put: Callable[[Part], Derived]) -> None:
        self.way: Final = way
        self.slot: Final = slot
        self.put: Final = put

    @property
    def record(self) -> Node:
        """The record whose slot it is."""
        value = self.way[-1].value
        assert isinstance(value, Node)
        return value

    @property
    def part(self) -> Part:
        """What fills it."""
        return self.way[-1].parts[self.slot.name]

    @property
    def name(self) -> str:
        """The row and the slot, after the nearest row around it that builds something."""
        around = [each.phrase for each in self.way[:-1] if each.phrase.node is not None]
        outer = f"{around[-1].category}:{around[-1].ja} > " if around else ""
        inner = self.way[-1].phrase
        return f"{outer}{inner.category}:{inner.ja} [{self.slot.name}]"


def spots(derived: Derived) -> list[Spot]:
    """All slots of the records of a text, from the outside in."""
    found: list[Spot] = []
    _collect(derived, (), lambda changed: changed, found)
    return found


def _collect(
    derived: Derived, above: tuple[Derived, ...], put: Callable[[Derived], Derived], found: list[Spot]
) -> None:
    way = (*above, derived)
    for name, slot in derived.wording.slots.items():

        def put_part(part: Part, name: str = name) -> Derived:
            return put(derived.with_part(name, part))

        if derived.phrase.node is not None:
            found.append(Spot(way, slot, put_part))
        part = derived.parts[name]
        if isinstance(part, Derived):
            _collect(part, way, put_part, found)
        elif isinstance(part, tuple):
            for place, item in enumerate(part):
                if isinstance(item, Derived):

                    def put_item(
                        changed: Derived,
                        place: int = place,
                        part: tuple[int | str | Derived, ...] = part,
                        into: Callable[[Part], Derived] = put_part,
                    ) -> Derived:
                        return into((*part[:place], changed, *part[place + 1 :]))

                    _collect(item, way, put_item, found)


class Generator:
    """Makes texts by lot; `names` are those that a text may name."""

    def __init__(self, book: PhraseBook, random: Randomness, names: tuple[str, ...] = ()) -> None:
        self.book: Final = book
        self.random = random
        self.names: Final = names or ("名",)
        self.words: Final = self._open(WORD)
        self.counters: Final = self._open(COUNTER_NAME)
        self.attributes: Final = self._open(ATTRIBUTE_NAME)
        self.within: Final[dict[str, set[str]]] = {}  # by category: the categories of the slots of its rows
        for phrase in book.phrases:
            inner = self.within.setdefault(phrase.category, set())
            for each in phrase.wordings:
                inner.update([slot.category for slot in each.slots.values()])
        self.uses: Final = [0] * len(book.phrases)  # how often each row was taken
        self.depths: Final = _depths(book)
        self._ways: Final[dict[str, dict[str, list[tuple[int, str]]]]] = {}

    def _open(self, category: str) -> tuple[str, ...]:
        """The names that can stand for an open word, or for the name of a counter."""
        return tuple([each for each in self.names if is_open(each, category)]) or ("印",)

    def ways(self, category: str) -> dict[str, list[tuple[int, str]]]:
        """For each category that a text of this one can hold: by which rows and slots one comes nearer to it."""
        known = self._ways.get(category)
        if known is not None:
            return known
        found: dict[str, list[tuple[int, str]]] = {category: []}
        layer = [category]
        while layer:
            deeper: dict[str, list[tuple[int, str]]] = {}
            for each in layer:
                for row in self.book.rows.get(each, ()):
                    for wording in self.book.phrases[row].wordings[:1]:
                        for name, slot in wording.slots.items():
                            if slot.category not in found:
                                deeper.setdefault(slot.category, []).append((row, name))
            found.update(deeper)
            layer = list(deeper)
        self._ways[category] = found
        return found

    def rows_within(self, category: str) -> list[int]:
        """The rows that a text of the category can use."""
        return [row for each in self.ways(category) for row in self.book.rows.get(each, ())]

    def along(self, category: str, row: int) -> Derived:
        """A text of the category in which the row is used."""
        ways = self.ways(category)
        steps: list[tuple[int, str]] = []
        at = self.book.phrases[row].category
        while at != category:
            steps.append(self._one(ways[at]))
            at = self.book.phrases[steps[-1][0]].category
        made = self._filled(row, DEPTH)
        for outer, slot in steps:
            made = self._filled(outer, DEPTH - 1, slot, made)
        return made

    def derive(self, category: str, depth: int = DEPTH) -> Derived:
        """Any text of the category; of several rows rather one that was seldom taken."""
        rows = self.book.rows[category]
        fitting = [row for row in rows if self._least(self.book.phrases[row]) <= depth]
        if not fitting:
            least = min([self._least(self.book.phrases[row]) for row in rows])
            fitting = [row for row in rows if self._least(self.book.phrases[row]) == least]
        drawn = [self._one(fitting) for _ in range(3)]
        return self._filled(min(drawn, key=lambda row: self.uses[row]), depth - 1)

    def named(self, category: str) -> str:
        """A name that can stand where one of this built-in category is wanted."""
        known = {NAME: self.names, OWN_NAME: self.names, WORD: self.words, COUNTER_NAME: self.counters}
        return self._one(known.get(category, self.attributes))

    def others(self, spot: Spot, count: int) -> list[Part]:
        """What else could stand in a slot: so many parts that build something else."""
        found: list[Part] = []
        values = [value_of(spot.part)]
        for turn in range(count * 3):
            made = self._other(spot, turn)
            if made is not None and value_of(made) not in values:
                values.append(value_of(made))
                found.append(made)
            if len(found) == count:
                break
        return found

    def _other(self, spot: Spot, turn: int) -> Part | None:
        slot, part = spot.slot, spot.part
        if slot.category == NUMBER and isinstance(part, int):
            further = part + OTHER_NUMBERS[turn % len(OTHER_NUMBERS)]
            return further if further != part else max(0, part - 1)
        if slot.repeat == ONCE:
            return self._item(slot.category, turn % DEPTH)
        assert isinstance(part, tuple)
        if len(part) > (1 if slot.repeat == "+" else 0) and turn % 2 == 0:
            return part[:-1]
        if slot.repeat == "?" and part:
            return (self._item(slot.category, turn % DEPTH),)
        return (*part, self._item(slot.category, turn % DEPTH))

    def _item(self, category: str, depth: int) -> int | str | Derived:
        if category == NUMBER:
            return self._one(NUMBERS)
        return self.named(category) if category in BUILT_IN else self.derive(category, depth)

    def _filled(self, row: int, depth: int, slot: str = "", inside: Derived | None = None) -> Derived:
        """The row with its slots filled; one of them with what is given."""
        phrase = self.book.phrases[row]
        self.uses[row] += 1
        wording = phrase.wordings[0] if inside is not None else self._one(phrase.wordings)
        parts: dict[str, Part] = {}
        for name, each in wording.slots.items():
            if name == slot and inside is not None:
                parts[name] = inside if each.repeat == ONCE else (inside,)
            elif each.repeat == ONCE:
                parts[name] = self._item(each.category, depth)
            else:
                least = 1 if each.repeat == "+" else 0
                most = 1 if each.repeat == "?" or depth < 1 else 2
                count = max(least, self.random.below(most + 1) if depth > 0 else least)
                parts[name] = tuple([self._item(each.category, depth) for _ in range(count)])
        return Derived(phrase, wording, parts)

    def _least(self, phrase: Phrase) -> int:
        return _least(phrase, self.depths)

    def _one(self, those: Sequence[T]) -> T:
        return those[self.random.below(len(those))]


def _least(phrase: Phrase, depths: Mapping[str, int]) -> int:
    needed = [slot.category for slot in phrase.slots.values() if slot.repeat in (ONCE, "+")]
    return 1 + max([depths.get(each, FAR) for each in needed], default=0)


def _depths(book: PhraseBook) -> dict[str, int]:
    """How many rows one in another a phrase of each category has at least."""
    found = dict.fromkeys(BUILT_IN, 0)
    growing = True
    while growing:
        growing = False
        for phrase in book.phrases:
            least = _least(phrase, found)
            if least < found.get(phrase.category, FAR):
                found[phrase.category] = least
                growing = True
    return found
