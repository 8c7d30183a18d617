"""What is wrong with a card of a file? Its keys, their values, its text, and what the game says of it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from fuda.library.files import BadFile

if TYPE_CHECKING:
    from fuda.language.compiler.card_source import CardSource
    from fuda.language.compiler.phrase_book import PhraseBook
    from fuda.library.loading import CardFile, Entry


def table_problems(file: CardFile, number: str, table: Any, place: tuple[str, int]) -> Iterator[BadFile]:
    """What is wrong with the facts of one card."""
    shown, line = place
    if not isinstance(table, dict):
        yield BadFile("not-a-table", shown, line, card=number)
        return
    name = table.get("name")
    for key in ("name", "text", *file.required):
        if key not in table:
            yield BadFile("missing-key", shown, line, card=number, key=key)
    if name is not None and not (
        isinstance(name, dict) and all(isinstance(name.get(each), str) and name[each].strip() for each in ("ja", "en"))
    ):
        yield BadFile("bad-name", shown, line, card=number)
    if not isinstance(table.get("text", ""), str):
        yield BadFile("text-not-a-string", shown, line, card=number)
    known = ("name", "text", *file.required, *file.optional, *[key for key, _ in file.nested])
    for key in table:
        if key not in known:
            yield BadFile("unknown-key", shown, line, card=number, key=key, known=", ".join(known))


def fact_problems(
    game: str,
    number: str,
    table: Any,
    place: tuple[str, int],
    keys: Mapping[tuple[str, str], int],
    printed: Iterable[CardSource],
) -> list[BadFile]:
    """Where the facts of a card are none that the game has, and whether its name is taken."""
    from difflib import get_close_matches

    from fuda.library.card_facts import misfits

    if not isinstance(table, dict):
        return []
    shown, line = place
    found: list[BadFile] = []
    for key, value, wanted in misfits(game, table):
        at = keys.get((number, key.split(".")[0]), line)
        near = get_close_matches(str(value), wanted.split(" / "), 1)
        kind = "bad-fact-near" if near else "bad-fact"
        found.append(BadFile(kind, shown, at, card=number, key=key, value=value, wanted=wanted, near="".join(near)))
    name = table.get("name")
    own = (name.get("ja"), name.get("en")) if isinstance(name, dict) else (None, None)
    for card in printed:
        if card.number != number and (own[0] == card.name_ja or own[1] == card.name_en):
            at = keys.get((number, "name"), line)
            found.append(BadFile("name-taken", shown, at, card=number, name=card.name_ja, other=card.number))
            break
    return found


_JAPANESE: Final = re.compile(r"[\u3041-\u30ff\u4e00-\u9fff]")


def text_problems(file: CardFile, card: CardSource, book: PhraseBook) -> Iterator[BadFile]:
    """Whether a compiled text prints itself exactly, and all of it in English."""
    from fuda.language.compiler.normal import Normalised

    texts = [(card.printed_text, card.text, file.category)]
    texts += [(part.printed_text, part.text, part.category) for part in card.parts]
    for text, node, category in texts:
        wanted = Normalised(text).text
        printed = book.reprint(text, category)
        if printed != wanted:
            yield BadFile("no-round-trip", card.file, card.line, card=card.number, wanted=wanted, printed=printed)
        english = book.render_en(node, category)
        if _JAPANESE.search(english) or (wanted and not english.strip()):
            yield BadFile("english-incomplete", card.file, card.line, card=card.number, english=english)


def rules_problems(entry: Entry, card: CardSource) -> Iterator[BadFile]:
    """Whether the rules can do what the card's text says: a text that compiles may still ask for too much. And whether
    its facts are such as the game's own cards have."""
    from fuda.library.card_facts import misfits

    wrong = misfits(entry.id, card.fields)
    for key, value, wanted in wrong:
        yield BadFile("bad-fact", card.file, card.line, card=card.number, key=key, value=value, wanted=wanted)
    if wrong:
        return
    try:
        import_module(entry.rules).build((card,))
    except (LookupError, ValueError, TypeError, AttributeError, AssertionError, ArithmeticError) as error:
        yield BadFile("rules-cannot", card.file, card.line, card=card.number, why=str(error) or type(error).__name__)
