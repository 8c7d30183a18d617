"""What do card files say, and where is what cannot be read?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from fuda.library.card_words import NAMES, names_wrong
from fuda.library.files import BadFile, lines_of, read_toml, shown_path

if TYPE_CHECKING:
    from fuda.language.compiler.card_source import CardPart, CardSource
    from fuda.language.words.nodes import Node
    from fuda.library.loading import CardFile


class Compiler(Protocol):
    """Whoever knows what a text compiles to: a phrase book, or what was kept of one."""

    def compile(self, text: str, category: str) -> Node:
        """The record of a text."""
        ...


def _table_problems(file: CardFile, number: str, table: Any, place: tuple[str, int]) -> Iterator[BadFile]:
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
    if names_wrong(table):
        yield BadFile("bad-names", shown, line, card=number)
    known = ("name", "text", NAMES, *file.required, *file.optional, *[key for key, _ in file.nested])
    for key in table:
        if key not in known:
            yield BadFile("unknown-key", shown, line, card=number, key=key, known=", ".join(known))


def read_cards(
    file: CardFile, path: Path, book: Compiler, seen: dict[str, str], problems: list[BadFile], game: str = ""
) -> list[CardSource]:
    """The cards of one file that are in order; what is wrong with the others is added to `problems`. With a game, the
    file is not one of its own: each card says of which kind it is, and its facts must be such as the game has."""
    from fuda.language.compiler.card_source import CardSource
    from fuda.language.compiler.errors import CompileError

    try:
        content, text = read_toml(path)
    except BadFile as error:
        problems.append(error)
        return []
    shown = shown_path(path)
    tables, keys = lines_of(text)
    cards: list[CardSource] = []
    for number, table in content.items():
        line = tables.get(number, keys.get(("", number), 1))
        wrong = _fact_problems(game, number, table, (shown, line), keys) if game else []
        if game and not wrong:
            file = file_for(game, table, file)
        wrong = wrong or list(_table_problems(file, number, table, (shown, line)))
        if number in seen:
            wrong.append(BadFile("duplicate-number", shown, line, card=number, other=seen[number]))
        seen.setdefault(number, f"{shown}:{line}")
        if not wrong:
            printed = table["text"].strip("\n")
            first = keys.get((number, "text"), line)
            try:
                node: Node = book.compile(printed, file.category)
            except CompileError as error:
                error.locate(shown, number, first)
                wrong.append(CannotCompile(error))
            else:
                name = table["name"]
                parts = _read_parts(file, table, book, (shown, number, line), wrong)
                made = CardSource(number, name["ja"], name["en"], table, node, printed, shown, line, parts, first)
                made.home = file.name
                cards.append(made)
        problems.extend(wrong)
    return cards


def _fact_problems(
    game: str, number: str, table: Any, place: tuple[str, int], keys: Mapping[tuple[str, str], int]
) -> list[BadFile]:
    """Where the facts of a card are none that the game has, and whether its name is taken."""
    from difflib import get_close_matches

    from fuda.library.card_facts import misfits
    from fuda.library.loading import printed_cards

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
    for card in printed_cards(game):
        if card.number != number and (own[0] == card.name_ja or own[1] == card.name_en):
            at = keys.get((number, "name"), line)
            found.append(BadFile("name-taken", shown, at, card=number, name=card.name_ja, other=card.number))
            break
    return found


def file_for(game: str, table: Any, usual: CardFile) -> CardFile:
    """The kind of card file to whose cards a card belongs, by its kind and class."""
    from fuda.library.loading import entry_of
    from fuda.library.trying import kinds_of

    if not isinstance(table, dict):
        return usual
    known = kinds_of(game)
    for key in ("kind", "class"):
        if str(table.get(key)) in known:
            name = known[str(table[key])][0]
            return next(each for each in entry_of(game).card_files if each.name == name)
    return usual


def _read_parts(
    file: CardFile, table: dict[str, Any], book: Compiler, place: tuple[str, str, int], wrong: list[BadFile]
) -> tuple[CardPart, ...]:
    """The parts of a card that have a text of their own."""
    from fuda.language.compiler.card_source import CardPart
    from fuda.language.compiler.errors import CompileError

    shown, number, line = place
    parts: list[CardPart] = []
    for key, category in file.nested:
        for fields in table.get(key, []):
            name = fields.get("name") if isinstance(fields, dict) else None
            if not isinstance(name, dict) or not isinstance(fields.get("text"), str):
                wrong.append(BadFile("missing-key", shown, line, card=number, key=f"{key}.name / {key}.text"))
                continue
            printed = fields["text"].strip("\n")
            try:
                parts.append(CardPart(key, fields, book.compile(printed, category), printed, category))
            except CompileError as error:
                error.locate(shown, f"{number} {name.get('ja', '')}", line)
                wrong.append(CannotCompile(error))
    return tuple(parts)


class CannotCompile(BadFile):
    """A card text that the phrase book cannot read; `error` says what was understood and what would fit."""

    def __init__(self, error: Any) -> None:
        super().__init__("cannot-compile", error.file, error.first_line + error.line - 1, error.column, error.card)
        self.error = error

    def explain(self, language: str) -> str:
        text: str = self.error.explain("ja" if language == "ja" else "en")
        return text
