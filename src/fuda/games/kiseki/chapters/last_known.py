"""What was a card when it was last seen where it lay? 1221: information of the last moment."""

from __future__ import annotations

from fuda.language.running.triggers import Remembered


class Last(Remembered):
    """1221.1. A card of field or homebase, or any other card, as it was just before it moved or changed."""

    def __init__(
        self,
        card: int = -1,
        zone: int = -1,
        seat: int = -1,
        abilities: tuple[int, ...] = (),
        kinds: int = 0,
        organisations: int = 0,
        everything: int = 0,
        numbers: tuple[int, ...] = (0, 0, 0, 0, 0, 0),
        names: tuple[int, ...] = (),
        cursed: int = 0,
        states: tuple[str, ...] = (),
    ) -> None:
        super().__init__(card, zone, seat, abilities)
        self.kinds = kinds
        self.organisations = organisations
        self.everything = everything  # 1: it had every organisation
        self.numbers = numbers  # CP, EP, level, STR, DEF, wings
        self.names = names
        self.cursed = cursed
        self.states = states  # ready, actioned, up, down, stunned, supported, linked, boarded, attacking …
