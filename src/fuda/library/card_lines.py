"""What does one line of a card say, in Japanese and English? The phrase book prints it from what the rules read."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from fuda.kernel.explaining import Explainer
from fuda.library.homes import per_game
from fuda.library.ledger import Words, load_clauses
from fuda.library.loading import Entry, entry_of, names_of, phrase_book

if TYPE_CHECKING:
    from fuda.kernel.rules import Rules
    from fuda.language.words.nodes import Node

LINE: Final = 63  # the bits of a line that name its place; a game may put parts of a line above them
NOTHING: Final = Words()


def explainer_of(entry: Entry, rules: Rules) -> Explainer:
    """What explains a game: its module `explanations`, where it has one."""
    module = entry.module("explanations")
    if module is None:
        return Explainer(rules)
    explainer: Explainer = import_module(module).build(rules)
    return explainer


def summary_of(game: str, clause: str) -> Words:
    """What a clause says, in our own words; in English with English names for cards.

    >>> summary_of("wars3x3", "W1.2").en[:18]
    'At the end of the '
    """
    found = _clauses(game).get(clause)
    if found is None:
        return NOTHING
    english = found.en
    for names in _longest_names_first(game):
        english = english.replace(names.ja, names.en)
    return Words(found.ja, english)


@cache
def _clauses(game: str) -> dict[str, Words]:
    try:
        return {name: clause.summary for name, clause in load_clauses(game).items()}
    except FileNotFoundError:
        return {}


@per_game
def _longest_names_first(game: str) -> tuple[Words, ...]:
    return tuple(sorted(names_of(game).values(), key=lambda names: -len(names.ja)))


@lru_cache(maxsize=4096)
def line_text(game: str, rules: Rules, printed: int, line: int) -> Words:
    """The text of one line (an ability, a skill) of a card of the list; of an ability that a text gives, the whole
    text that gives it.

    >>> from fuda.library.loading import load_rules
    >>> line_text("kokuryoku", load_rules("kokuryoku"), 5, 0).en
    'Effective against heavy soldiers'
    """
    cards = getattr(rules, "list", None)
    if cards is None or printed < 0 or line < 0:
        return NOTHING
    card = cards.cards[printed]
    abilities = getattr(card, "abilities", None)
    if abilities is None:
        return _rendered(game, card, card.lines[line]) if line < len(card.lines) else NOTHING
    place = _giving(card, line & LINE)
    ability = abilities[place]
    for part in card.source.parts:
        if part.text is ability.node or part.key == ability.kind:
            return _in_both(game, part.text, (part.category,))
    return _rendered(game, card, ability.node)


def _says(ability: Any, wanted: list[Node]) -> bool:
    """Whether one of these nodes stands in what an ability says."""
    from fuda.language.running.printed import inside

    return any(node is each for said in ability.said() for each in inside(said) for node in wanted)


def _giving(card: Any, place: int) -> int:
    """The place of the text in which an ability that is given, or an effect that is put off, is printed."""
    while card.abilities[place].kind in ("given", "later"):
        wanted = [node for node, given in card.given.items() if given == place]
        found = [other.place for other in card.abilities if other.place != place and _says(other, wanted)]
        if not found:
            break
        place = found[0]
    return place


def _rendered(game: str, card: Any, node: Node) -> Words:
    """One line; the whole text where the rules read lines in another way than they are printed."""
    found = _in_both(game, node, _line_categories(game))
    if found.is_complete:
        return found
    return _in_both(game, card.source.text, [each.category for each in entry_of(game).card_files])


@cache
def _line_categories(game: str) -> tuple[str, ...]:
    """What the lines of texts are called in the phrase book."""
    from fuda.language.words.nodes import Text

    slots = [phrase.slots.get("abilities") for phrase in phrase_book(game).phrases if phrase.node is Text]
    return tuple(dict.fromkeys([slot.category for slot in slots if slot is not None]))


def _in_both(game: str, node: Node, categories: Iterable[str]) -> Words:
    book = phrase_book(game)
    for category in categories:
        if book.fits(node, category):
            texts = (book.render_ja(node, category), book.render_en(node, category))
            return Words(*[" ".join(each.split("\n")) for each in (texts[0], texts[1][:1].upper() + texts[1][1:])])
    return NOTHING
