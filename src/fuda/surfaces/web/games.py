"""What is told of a game before it is played? Variants, decks, and how much there is of it."""

from __future__ import annotations

from functools import cache
from typing import Any

import fuda
from fuda.library.decks import decks as printed_decks
from fuda.library.decks import fixed_deck
from fuda.library.ledger import load_clauses
from fuda.library.loading import names_of
from fuda.play.seeds import Stream


def both(words: Any) -> dict[str, str]:
    """Words in both languages."""
    return {"ja": words.ja, "en": words.en}


@cache
def game_told(id: str) -> dict[str, Any]:
    """A game with everything that somebody chooses from before playing it."""
    game = fuda.load(id)
    fixed = fixed_deck(id)
    shown = [] if fixed is not None else printed_decks(id)
    return {
        "id": id,
        "name": both(game.name),
        "variants": [{"id": each.id, "name": both(each.name)} for each in game.entry.variants],
        "has_fixed_deck": fixed is not None,
        "decks": [{"preset": place, "name": both(each.name)} for place, each in enumerate(shown)],
        "sealed": [each for each in game.variants if game.rules.sealed_decks(each, Stream("1", "boosters"))],
        "clauses": len(load_clauses(id)),
        "cards": len(names_of(id)),
    }
