"""What stands on the cards of a game? Facts, texts in both languages, and the clauses behind their words."""

from __future__ import annotations

from typing import Any

from fuda.language.compiler.card_source import CardSource
from fuda.library.card_words import in_english
from fuda.library.homes import per_game
from fuda.library.loading import load_cards, phrase_book
from fuda.library.shown_cards import category_of
from fuda.library.trying import clauses_of


@per_game
def all_cards(game: str) -> dict[str, dict[str, Any]]:
    """All cards of a game by number: facts, text in both languages, clauses."""
    return {card.number: card_told(game, card) for card in load_cards(game)}


def card_told(game: str, card: CardSource) -> dict[str, Any]:
    """A card with everything that stands on it."""
    category, book = category_of(game, card), phrase_book(game)
    english = in_english(str(book.render_en(card.text, category)), card.fields) if card.printed_text else ""
    keys = [part.key for part in card.parts]
    facts = {key: value for key, value in card.fields.items() if key not in ("name", "text", *keys)}
    parts = [
        {
            "key": part.key,
            "facts": part.fields,
            "text": {
                "ja": part.printed_text,
                "en": str(book.render_en(part.text, part.category)) if part.printed_text else "",
            },
        }
        for part in card.parts
    ]
    return {
        "number": card.number,
        "name": {"ja": card.name_ja, "en": card.name_en},
        "facts": facts,
        "text": {"ja": card.printed_text, "en": english},
        "parts": parts,
        "clauses": clauses_of(game, card.printed_text, category) if card.printed_text else (),
    }
