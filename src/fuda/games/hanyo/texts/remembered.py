"""What was a card when it was last seen where it lay?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.hanyo.table import IN_AREA, HanyoState
from fuda.language.running.triggers import Remembered as LastSeen

if TYPE_CHECKING:
    pass


class Remembered(LastSeen):
    """812.1. What a card was when it was last seen where it lay."""

    def __init__(
        self,
        card: int = -1,
        zone: int = -1,
        seat: int = -1,
        abilities: tuple[int, ...] = (),
        attributes: int = 0,
        hp: int = 0,
        placed: int = 0,
        host: int = -1,
        energy: int = 0,
        counters: tuple[tuple[int, int], ...] = (),
    ) -> None:
        super().__init__(card, zone, seat, abilities)
        self.attributes = attributes
        self.hp = hp
        self.placed = placed
        self.host = host
        self.energy = energy
        self.counters = counters


def unit_of(state: HanyoState, card: int) -> int:
    """The unit on which a card is set, or was before it left; the card itself where it is or was set on none."""
    if card < 0:
        return card
    host = state.host[card]
    if host < 0 and state.zone[card] not in IN_AREA:
        host = state.hosted[card]
    return host if host >= 0 else card
