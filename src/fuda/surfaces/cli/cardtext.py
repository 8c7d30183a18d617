"""How is a card shown in words? Its name, its facts and its text, in the language in use."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from fuda.language.compiler.card_source import CardPart, CardSource
from fuda.library import shown_cards
from fuda.library.homes import per_game
from fuda.library.loading import load_cards, names_of
from fuda.library.wording import Wording, wording
from fuda.surfaces.cli.faults import Complaint, nearest
from fuda.surfaces.cli.words import language


@per_game
def cards_by_number(game: str) -> Mapping[str, CardSource]:
    """All cards of a game."""
    return {card.number: card for card in load_cards(game)}


def words_of(game: str, names: tuple[str, ...] = ()) -> Wording:
    """What the game says in the language in use."""
    return wording(game, language(), names)


def name_of(card: CardSource) -> str:
    """The card's name."""
    return card.name_ja if language() == "ja" else card.name_en


def text_of(game: str, card: CardSource, parts: bool = True) -> str:
    """The card's text, in English as the phrase book prints it, and a line for each of its parts."""
    return shown_cards.text_of(game, card, language(), parts)


def part_text(game: str, part: CardPart, named: bool = True) -> str:
    """A skill or the like: its name, its facts and what it does."""
    return shown_cards.part_text(game, part, language(), named)


def facts_of(game: str, card: CardSource) -> str:
    """The card's other facts in one line: words where the game has them, else as they stand in the file."""
    return "  ".join(shown_cards.facts_of(game, card, language()))


def find_card(game: str, spoken: str) -> CardSource:
    """The card with this number or name, in either language."""
    cards = cards_by_number(game)
    wanted = spoken.strip().strip('《》“”"').lower()
    for number, card in cards.items():
        if wanted in (number.lower(), card.name_ja.lower(), card.name_en.lower()):
            return card
    begins = [card for card in cards.values() if _begins(card, wanted)]
    if wanted and len({card.name_ja for card in begins}) == 1:
        return begins[0]
    known = [*cards, *[words.ja for words in names_of(game).values()], *[words.en for words in names_of(game).values()]]
    raise Complaint("no-such-card", card=spoken, game=game, near=nearest(wanted, known))


def _begins(card: CardSource, wanted: str) -> bool:
    return any(name.lower().startswith(wanted) for name in (card.name_ja, card.name_en))


def named_cards(game: str, spoken: str) -> Iterable[CardSource]:
    """Every card whose name in either language contains what was said."""
    wanted = spoken.lower()
    return [card for card in cards_by_number(game).values() if wanted in f"{card.name_ja} {card.name_en}".lower()]


@per_game
def _translations(game: str) -> tuple[tuple[str, str], ...]:
    """Japanese names and their English, longest first, for texts that speak of a card or trait by its printed name."""
    pairs = {card.name_ja: card.name_en for card in load_cards(game)}
    pairs |= {key: str(text) for key, text in words_of(game).words.get("trait", {}).items()}
    return tuple(sorted(pairs.items(), key=lambda pair: -len(pair[0])))


def in_words(game: str, text: str) -> str:
    """A text of the ledger; in English with English names for cards and traits."""
    if language() != "ja":
        for japanese, english in _translations(game):
            text = text.replace(japanese, english)
    return text
