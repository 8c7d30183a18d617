"""How many readings does a text have? Asked of Lark's Earley parser, which shares no code with the phrase book."""

import json
from typing import Final

from lark import Lark, Token, Tree

from fuda.language.compiler.patterns import COUNTER_NAME, NAME, NUMBER, ONCE, WORD, Slot
from fuda.language.compiler.phrase_book import Phrase, PhraseBook


class Referee:
    """The grammar of a phrase book, written out for Lark."""

    def __init__(self, book: PhraseBook, start: str) -> None:
        rows: dict[str, list[str]] = {}
        rules: list[str] = []
        for index, phrase in enumerate(book.phrases):
            rows.setdefault(phrase.category, []).append(f"row_{index}")
            rules.append(f"row_{index}: {_right_side(phrase)}")
        rules.extend(f"cat_{category}: {' | '.join(names)}" for category, names in rows.items())
        rules.append("NUMBER: /(?<![0-9])(0|[1-9][0-9]*)(?![0-9])/")
        rules.append(r"NAME: /[^「」《》【】『』〈〉“”\[\]()\n]+/")
        rules.append("WORD: /(?!あ)あ/")  # the words that rows know are read first
        rules.append(r"COUNTER: /[^のにをがはへとでも、。・「」《》【】『』〈〉“”\[\]()\n0-9]+(?=カウンター)/")
        self.lark: Final = Lark(
            "\n".join(rules), start=f"cat_{start}", parser="earley", lexer="dynamic", ambiguity="explicit"
        )

    def readings(self, text: str) -> int:
        """The number of derivations of a normalised text; lark.UnexpectedInput if there is none."""
        return _count(self.lark.parse(text))


def _right_side(phrase: Phrase) -> str:
    return " ".join(_string(piece.text) if piece.slot is None else _slot(piece.slot) for piece in phrase.pieces)


def _slot(slot: Slot) -> str:
    item = {NUMBER: "NUMBER", NAME: "NAME", WORD: "WORD", COUNTER_NAME: "COUNTER"}.get(
        slot.category, f"cat_{slot.category}"
    )
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
