"""What is a row of a phrase table? A Japanese pattern and other wordings, an English template, and what it builds."""

from collections.abc import Mapping
from typing import Final

from fuda.language.compiler.chart import Production
from fuda.language.compiler.errors import PhraseError
from fuda.language.compiler.normal import is_normal
from fuda.language.compiler.patterns import BUILT_IN, ONCE, Slot, english, japanese
from fuda.language.compiler.respelling import Respelling
from fuda.language.words.nodes import Node, Value, field_names

ONE: Final = "one"
MANY: Final = "many"


class Wording:
    """One way to spell a row. Slots of the row that a wording leaves out are filled by `const`."""

    def __init__(self, ja: str, const: Mapping[str, Value] | None = None) -> None:
        self.ja: Final = ja
        self.const: Final[dict[str, Value]] = dict(const) if const is not None else {}
        self.pieces: Final = japanese(ja)
        self.slots: Final[dict[str, Slot]] = {
            piece.slot.name: piece.slot for piece in self.pieces if piece.slot is not None
        }


class Phrase:
    """One row of a table.

    A row builds a node of class `node` from its slots and its constant fields `const`; or, with `value`, that int or
    str; or, with neither, it hands on what fills its only slot. `number` says whether the English is `one` or `many`
    thing, or names the slot that decides. `clause` is the clause of the rulebook that defines the wording.

    `ja` is the normal wording, in which a value is printed; `also` are others that mean the same. Their slots may stand
    in another order, or be filled by another category that builds nothing the normal one could not print.
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
        also: tuple[str | Wording, ...] = (),
    ) -> None:
        self.category: Final = category
        self.ja: Final = ja
        self.en: Final = en
        self.node: Final = node
        self.clause: Final = clause
        self.const: Final[dict[str, Value]] = dict(const) if const is not None else {}
        self.value: Final = value
        self.number: Final = number
        normal = Wording(ja)
        self.pieces: Final = normal.pieces
        self.words: Final = english(en)
        self.slots: Final = normal.slots
        self.wordings: Final[tuple[Wording, ...]] = (
            normal,
            *[Wording(each) if isinstance(each, str) else each for each in also],
        )

    def __repr__(self) -> str:
        return f"Phrase({self.category!r}, {self.ja!r})"

    def skeleton(self) -> str:
        """The literal text of the Japanese pattern."""
        return "".join(piece.text for piece in self.pieces)


def respelt(phrase: Phrase, respelling: Respelling) -> Phrase:
    """The row with its wordings in normal spelling, each once."""
    ja = respelling.pattern(phrase.ja)
    known = {ja}
    also: list[str | Wording] = []
    for wording in phrase.wordings[1:]:
        spelt = respelling.pattern(wording.ja)
        if spelt not in known:
            known.add(spelt)
            also.append(wording if spelt == wording.ja else Wording(spelt, wording.const))
    it = phrase
    return Phrase(it.category, ja, it.en, it.node, it.clause, it.const, it.value, it.number, tuple(also))


def check_row(phrase: Phrase, rows: Mapping[str, list[int]]) -> None:
    slots = set(phrase.slots)
    if phrase.category in BUILT_IN:
        raise PhraseError(f"{phrase!r}: {phrase.category} is built in")
    for wording in phrase.wordings:
        _check_wording(phrase, wording, rows)
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


def _check_wording(phrase: Phrase, wording: Wording, rows: Mapping[str, list[int]]) -> None:
    if not wording.pieces:
        raise PhraseError(f"{phrase!r}: an empty wording")
    for slot in wording.slots.values():
        if slot.category not in rows and slot.category not in BUILT_IN:
            raise PhraseError(f"{phrase!r}: no phrase has the category {slot.category!r}")
    if not is_normal(wording.ja):
        raise PhraseError(f"{phrase!r}: {wording.ja!r} is not in normal spelling")
    filled = set(wording.slots) | set(wording.const)
    if filled != set(phrase.slots) or set(wording.slots) & set(wording.const):
        raise PhraseError(f"{phrase!r}: {wording.ja!r} does not fill the slots {sorted(phrase.slots)}")
    for name, slot in wording.slots.items():
        if (slot.repeat == ONCE) != (phrase.slots[name].repeat == ONCE):
            raise PhraseError(f"{phrase!r}: {wording.ja!r} repeats the slot {name!r}, or does not")


def check_recursion(grammar: Mapping[str, list[Production]]) -> None:
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
