"""What was a card when it was last seen on the battlefield? 10.5.4.1, 10.11.4."""

from __future__ import annotations

from typing import Any

from fuda.language.running.triggers import Remembered


class Last(Remembered):
    """10.5.4.1.2. A card of the battlefield as it was just before it left."""

    def __init__(
        self,
        card: int = -1,
        zone: int = -1,
        seat: int = -1,
        abilities: tuple[int, ...] = (),
        numbers: tuple[int, ...] = (0, 0, 0, 0, 0, 0, 0),
        attributes: int = 0,
        march: int = 0,
        races: tuple[int, ...] = (),
        types: tuple[int, ...] = (),
        cell: int = -1,
        host: int = -1,
        finished: int = 0,
        equipped: int = 0,
        obj: int = -1,
        front: bool = False,
        rear: bool = False,
        turn: int = -1,
        fight: int = 0,
    ) -> None:
        super().__init__(card, zone, seat, abilities)
        self.numbers = numbers  # level, attack, defence, limit, initiative, charge, defender
        self.attributes = attributes
        self.march = march
        self.races = races
        self.types = types
        self.cell = cell
        self.host = host
        self.finished = finished
        self.equipped = equipped
        self.obj = obj  # which object it was (5.1.1.8)
        self.front = front
        self.rear = rear
        self.turn = turn  # in which it left
        self.fight = fight  # the number of the battle in which it left; 0: in none
        self.deed = ""  # what let it leave

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """When and why it left was not kept before."""
        return {"turn": -1, "fight": 0, "deed": "", **written}
