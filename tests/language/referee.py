"""How many readings does a text have? Asked of Lark's Earley parser, which shares no code with the phrase book."""

import json
from typing import Final

from lark import Lark, Token, Tree

from fuda.language.compiler.patterns import ATTRIBUTE_NAME, COUNTER_NAME, NAME, NUMBER, ONCE, OWN_NAME, WORD, Slot
from fuda.language.compiler.phrase_book import Phrase, PhraseBook


class Referee:
    """The grammar of a phrase book, written out for Lark."""

    def __init__(self, book: PhraseBook, start: str) -> None:
        self.lark: Final = _written_out(list(book.phrases), start)

    @classmethod
    def of_text(cls, book: PhraseBook, start: str, text: str) -> "Referee":
        """A referee for one text, quick for a large book: only the rows whose own words all stand in the text, and of
        them those whose slots such rows can fill. No derivation of the text uses another one."""
        rows = [phrase for phrase in book.phrases if all(piece.text in text for piece in phrase.pieces)]
        while True:
            filled = {NUMBER, NAME, WORD, COUNTER_NAME, OWN_NAME, ATTRIBUTE_NAME, *[phrase.category for phrase in rows]}
            left = [phrase for phrase in rows if all(_can_be(slot, filled) for slot in phrase.slots.values())]
            if len(left) == len(rows):
                return cls.of_rows(left, start)
            rows = left

    @classmethod
    def of_rows(cls, phrases: list[Phrase], start: str) -> "Referee":
        """A referee for these rows alone."""
        made = cls.__new__(cls)
        made.lark = _written_out(phrases, start)  # type: ignore[misc]
        return made

    def readings(self, text: str) -> int:
        """The number of derivations of a normalised text; lark.UnexpectedInput if there is none."""
        return _count(self.lark.parse(text))


def _can_be(slot: Slot, filled: set[str]) -> bool:
    return slot.category in filled or slot.repeat in ("?", "*")


def _written_out(phrases: list[Phrase], start: str) -> Lark:
    known = {NUMBER, NAME, WORD, COUNTER_NAME, OWN_NAME, ATTRIBUTE_NAME, *[phrase.category for phrase in phrases]}
    rows: dict[str, list[str]] = {}
    rules: list[str] = []
    for index, phrase in enumerate(phrases):
        rows.setdefault(phrase.category, []).append(f"row_{index}")
        rules.append(f"row_{index}: {_right_side(phrase, known)}")
    rules.extend(f"cat_{category}: {' | '.join(names)}" for category, names in rows.items())
    rules.append("NUMBER: /(?<![0-9])(0|[1-9][0-9]*)(?![0-9])/")
    rules.append(r"NAME: /[^「」《》【】『』〈〉“”\[\]()\n]+/")
    rules.append("WORD: /(?!あ)あ/")  # the words that rows know are read first
    rules.append(r"COUNTER: /[^のにをがはへとでも、。・「」《》【】『』〈〉“”\[\]()\n0-9]+(?=カウンター)/")
    return Lark("\n".join(rules), start=f"cat_{start}", parser="earley", lexer="dynamic", ambiguity="explicit")


def _right_side(phrase: Phrase, known: set[str]) -> str:
    pieces = [piece for piece in phrase.pieces if piece.slot is None or piece.slot.category in known]
    return " ".join(_string(piece.text) if piece.slot is None else _slot(piece.slot) for piece in pieces)


def _slot(slot: Slot) -> str:
    item = {
        NUMBER: "NUMBER",
        NAME: "NAME",
        WORD: "WORD",
        COUNTER_NAME: "COUNTER",
        OWN_NAME: "WORD",
        ATTRIBUTE_NAME: "WORD",
    }.get(slot.category, f"cat_{slot.category}")
    if slot.repeat == ONCE:
        return item
    if slot.repeat == "?":
        return f"({item})?"
    several = f"{item} ({_string(slot.separator)} {item})*" if slot.separator else f"{item}+"
    return f"({several})" if slot.repeat == "+" else f"({several})?"


def _string(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _count(tree: Tree[Token]) -> int:
    counts = [_count(child) for child in tree.children if isinstance(child, Tree)]
    if tree.data == "_ambig":
        return sum(counts)
    total = 1
    for count in counts:
        total *= count
    return total
