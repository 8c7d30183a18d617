"""Which cards are in the boosters that somebody opens? The same seed opens the same ones."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Final

from fuda.library.loading import entry_of, load_cards
from fuda.library.messages import Explained, counted
from fuda.play.seeds import Stream, fresh_seed

MOST_BOOSTERS: Final = 10_000


class NoBoosters(Explained):
    """A game whose cards do not come in boosters."""


@dataclass(frozen=True, slots=True)
class Opened:
    """Boosters, the numbers of the cards in each; `is_deck` if they are as many as a sealed deck is made of."""

    game: str
    seed: str
    boosters: tuple[tuple[str, ...], ...]
    is_deck: bool


def open_boosters(game: str, count: int | None = None, seed: str | None = None) -> Opened:
    """Open so many boosters of a game, or those of a sealed deck; the first ones are the same either way."""
    module = entry_of(game).module("boosters")
    if module is None:
        raise NoBoosters("no-boosters", game=game)
    own = import_module(module)
    rarities = {card.number: card.fields["rarity"] for card in load_cards(game)}
    chance = seed or fresh_seed()
    source = Stream(chance, "boosters")
    if count is None:
        return Opened(game, chance, own.open_sealed_deck(rarities, source), True)
    counted("boosters", count, 1, MOST_BOOSTERS)
    opened = tuple([own.open_booster(rarities, source) for _ in range(count)])
    return Opened(game, chance, opened, count == own.BOOSTERS)
