"""What are the cards that a scenario brings along? Read like those of a card file, each at its line."""

from __future__ import annotations

from typing import Any

from fuda.language.compiler.card_source import CardPart, CardSource
from fuda.language.compiler.errors import CompileError
from fuda.library.card_facts import misfits
from fuda.library.card_files import CannotCompile
from fuda.library.loading import CardFile, Entry, load_cards, phrase_book
from fuda.library.trying import kinds_of
from fuda.play.scenarios.file import (
    BadScenario,
    Scalar,
    Scenario,
    Table,
    Tree,
    both_languages,
    list_of,
    plain_value,
    table_of,
    word_of,
)


def inline_cards(scenario: Scenario, entry: Entry) -> tuple[CardSource, ...]:
    if scenario.cards is None:
        return ()
    if not entry.card_files:
        raise BadScenario("no-inline-cards", scenario.cards, word=scenario.game)
    used = {card.number for card in load_cards(scenario.game)}
    found: list[CardSource] = []
    for number, written in scenario.cards.entries.items():
        if number in used:
            raise BadScenario("card-number-used", scenario.cards.keys[number], word=number)
        found.append(_inline_card(scenario, entry, number, written))
    return tuple(found)


def _inline_card(scenario: Scenario, entry: Entry, number: str, written: Tree) -> CardSource:
    table = table_of(written)
    file = _card_file(entry, table)
    known = ("name", "text", *file.required, *file.optional, *[key for key, _ in file.nested])
    table_of(table, known, ("name", "text", *file.required))
    names = both_languages(table.entries["name"])
    text = table.entries["text"]
    if not isinstance(text, Scalar):
        word_of(text)
        raise AssertionError("a list or table is no word")
    printed = text.text.strip("\n")
    book = phrase_book(scenario.game)
    try:
        node = book.compile(printed, file.category)
    except CompileError as error:
        error.locate(scenario.file, number, text.line + (0 if text.plain or "\n" not in text.text else 1))
        raise CannotCompile(error) from None
    if book.reprint(printed, file.category) != book.normal(printed, file.category).text:
        raise BadScenario("no-round-trip", text, printed=book.reprint(printed, file.category))
    fields: dict[str, Any] = plain_value(table)
    for key, value, wanted in misfits(scenario.game, fields):
        raise BadScenario("bad-fact", table.entries[key.partition(".")[0]], key=key, value=value, wanted=wanted)
    parts = tuple([_inline_part(scenario, number, key, category, each) for key, category, each in _nested(file, table)])
    fields = {**fields, "text": printed}
    return CardSource(number, names.ja, names.en, fields, node, printed, scenario.file, text.line, parts)


def _nested(file: CardFile, table: Table) -> list[tuple[str, str, Tree]]:
    """The parts of a card that have a text of their own, with the category in which it is written."""
    return [
        (key, category, each)
        for key, category in file.nested
        if key in table.entries
        for each in list_of(table.entries[key])
    ]


def _inline_part(scenario: Scenario, number: str, key: str, category: str, written: Tree) -> CardPart:
    table = table_of(written)
    for wanted in ("name", "text"):
        if wanted not in table.entries:
            raise BadScenario("key-missing", table, word=wanted)
    names = both_languages(table.entries["name"])
    text = table.entries["text"]
    if not isinstance(text, Scalar):
        raise BadScenario("not-a-word", text)
    printed = text.text.strip("\n")
    book = phrase_book(scenario.game)
    try:
        node = book.compile(printed, category)
    except CompileError as error:
        error.locate(scenario.file, f"{number} {names.ja}", text.line + (0 if "\n" not in text.text else 1))
        raise CannotCompile(error) from None
    if book.reprint(printed, category) != book.normal(printed, category).text:
        raise BadScenario("no-round-trip", text, printed=book.reprint(printed, category))
    return CardPart(key, {**plain_value(table), "text": printed}, node, printed, category)


def _card_file(entry: Entry, table: Table) -> CardFile:
    """The card file of its kind; where a kind has several, or none, the one whose keys fit best."""
    kind = table.entries.get("kind")
    known = kinds_of(entry.id).get(kind.text) if isinstance(kind, Scalar) else None
    if known is not None:
        return next(each for each in entry.card_files if each.name == known[0])
    given = set(table.entries) - {"name", "text"}

    def misfits(file: CardFile) -> int:
        nested = {key for key, _ in file.nested}
        return len(given - {*file.required, *file.optional, *nested}) + len(set(file.required) - given)

    return min(entry.card_files, key=misfits)
