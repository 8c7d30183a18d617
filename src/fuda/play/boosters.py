"""Which cards are in the boosters that somebody opens? The same seed opens the same ones."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from fuda.library.loading import entry_of, load_cards
from fuda.library.messages import Explained
from fuda.play.source import Stream, fresh_seed


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
    """Open so many boosters of a game, or as many as a sealed deck is made of."""
    package = entry_of(game).rules.rpartition(".")[0]
    if find_spec(f"{package}.boosters") is None:
        raise NoBoosters("no-boosters", game=game)
    own = import_module(f"{package}.boosters")
    prints = [
        own.Print(card.number, card.name_ja, card.fields.get("subname", {}).get("ja", ""), card.fields["rarity"])
        for card in load_cards(game)
    ]
    wanted = own.BOOSTERS if count is None else count
    chance = seed or fresh_seed()
    source = Stream(chance, "boosters")
    opened = tuple([own.open_booster(prints, source) for _ in range(wanted)])
    return Opened(game, chance, opened, wanted == own.BOOSTERS)
