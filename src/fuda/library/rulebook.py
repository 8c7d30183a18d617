"""How is a rulebook built, and what is it about? Its chapters and sections, the cards that touch a clause, a search.

A game's `rulebook/sections.toml` says in our own words which parts its rulebook has; without it, the parts are what
stands before the first dot of the clauses.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from fuda.language.compiler.phrase_book import ParseTree
from fuda.library.homes import home_of, per_game
from fuda.library.ledger import Clause, Ruling, Words, load_clauses, load_rulings
from fuda.library.loading import entry_of, load_cards, phrase_book
from fuda.library.wording import game_words


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a rulebook: its id, what it is about, the part that it belongs to, and all its clauses."""

    id: str
    title: Words
    within: str
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Hit:
    """A clause that a search found, and where the word stands in it: summary, why, ruling, card, or
    `word` where only what the word is called in the other language does."""

    clause: Clause
    places: tuple[str, ...]


@per_game
def load_sections(game: str) -> Mapping[str, Section]:
    """The parts of a game's rulebook by id, in its order.

    >>> sections = load_sections("hanyo")
    >>> sections["7"].title.en, sections["704"].within, sections["704"].clauses[0]
    ('The battle', '7', '704.1')
    """
    clauses = load_clauses(game)
    path = home_of(game) / "rulebook" / "sections.toml"
    written = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else _by_number(clauses)
    order = list(clauses)
    found: dict[str, Section] = {}
    for name, entry in written.items():
        start = order.index(str(entry["first"]))
        end = _end(written, name, order)
        title = Words(str(entry.get("ja", "")), str(entry.get("en", "")))
        if not title.is_complete:
            title = clauses[order[start]].summary
        found[name] = Section(name, title, str(entry.get("within", "")), tuple(order[start:end]))
    return found


def _by_number(clauses: Iterable[str]) -> dict[str, Any]:
    """Parts by what stands before the first dot."""
    found: dict[str, Any] = {}
    for clause in clauses:
        found.setdefault(clause.partition(".")[0], {"first": clause})
    return found


def _end(written: Mapping[str, Any], name: str, order: list[str]) -> int:
    """Where a part ends: at the next one that is not within it."""
    names = list(written)
    for other in names[names.index(name) + 1 :]:
        if written[other].get("within", "") != name:
            return order.index(str(written[other]["first"]))
    return len(order)


def sections_of(game: str, clause: str) -> list[Section]:
    """The parts in which a clause stands, the widest first.

    >>> [each.id for each in sections_of("hanyo", "704.3a")]
    ['7', '704']
    """
    return [each for each in load_sections(game).values() if clause in each.clauses]


@per_game
def touching(game: str) -> Mapping[str, tuple[str, ...]]:
    """The numbers of the cards whose texts speak of each clause, by the phrases that they are made of.

    >>> "001" in touching("wars3x3")["M1"]
    False
    """
    found: dict[str, dict[str, None]] = {}
    book = phrase_book(game)
    files = {file.name: file.category for file in entry_of(game).card_files}
    for card in load_cards(game):
        category = files[card.file.rpartition("/")[2].removesuffix(".toml")]
        texts = [(card.printed_text, category), *[(part.printed_text, part.category) for part in card.parts]]
        for text, kind in texts:
            if text:
                for clause in _cited(book.parse_tree(text, kind)):
                    found.setdefault(clause, {})[card.number] = None
    return {clause: tuple(cards) for clause, cards in found.items()}


def _cited(tree: ParseTree) -> Iterator[str]:
    yield from tree.clause.split()
    for child in tree.children:
        yield from _cited(child)


def search(game: str, word: str, touched: Mapping[str, Sequence[str]] | None = None) -> list[Hit]:
    """The clauses in whose summary, reason or rulings a word stands, in either language, whatever the case; those
    where only its counterpart in the game's words stands; and those that a card with the word in its name touches
    (`touched`, where that is known already).

    >>> [hit.clause.id for hit in search("wars3x3", "mulligan") if "summary" in hit.places]
    ['W3.4']
    """
    wanted = word.lower().strip()
    if not wanted:
        return []
    meant = counterparts(game, wanted)
    rulings = load_rulings(game)
    named = {
        card.number for card in load_cards(game) if wanted in f"{card.name_ja} {card.name_en} {card.number}".lower()
    }
    cards = (touching(game) if touched is None else touched) if named else {}
    found: list[Hit] = []
    for clause in load_clauses(game).values():
        places = [
            place
            for place, texts in (
                ("summary", [clause.summary, Words(clause.id, clause.id)]),
                ("why", [clause.why]),
                ("ruling", [text for each in rulings if clause.id in each.clauses for text in _texts(each)]),
            )
            if any(wanted in f"{each.ja}\n{each.en}".lower() for each in texts)
        ]
        if not places and any(each in f"{clause.summary.ja}\n{clause.summary.en}".lower() for each in meant):
            places.append("word")
        if named & set(cards.get(clause.id, ())):
            places.append("card")
        if places:
            found.append(Hit(clause, tuple(places)))
    return found


def counterparts(game: str, word: str) -> tuple[str, ...]:
    """What the words of a game call the same thing in the other language.

    >>> counterparts("wars3x3", "piercing")
    ('透過',)
    """
    tables = [dict(_entries(game_words(game, language))) for language in ("ja", "en")]
    found: dict[str, None] = {}
    for one, other in (tables, tables[::-1]):
        for key, text in one.items():
            if text.lower() == word and other.get(key, "").lower() != word and len(other.get(key, "")) > 1:
                found[other[key].lower()] = None
    return tuple(found)


def _entries(table: Mapping[str, Any], above: str = "") -> Iterator[tuple[str, str]]:
    for key, value in table.items():
        if isinstance(value, Mapping):
            yield from _entries(value, f"{above}{key}.")
        elif isinstance(value, str):
            yield f"{above}{key}", value


def _texts(ruling: Ruling) -> tuple[Words, ...]:
    return ruling.question, ruling.reading, ruling.reason, Words(ruling.id, ruling.id)
