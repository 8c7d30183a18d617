"""Where things are and where they go in the card texts of honjin: places beside others, marches, terrains laid."""

from typing import ClassVar, Final

from fuda.language.words.nodes import About, Node

# --- groups


class SamePlace(About):
    """5.1.2.4. The terrain on which the thing is."""


class WithUnits(Node):
    """5.1.2.4. Of these terrains, the ones on which a unit of the group is."""

    FIELDS: ClassVar[tuple[str, ...]] = ("units", "what")

    def __init__(self, units: Node, what: Node) -> None:
        self.units: Final = units
        self.what: Final = what


class WithoutUnits(WithUnits):
    """5.1.2.4. Of these terrains, the ones on which no unit of the group is."""


# --- moments and events


class MomentOf(Node):
    """4.7.4. The same as conditions.Moment, in a turn of this player."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "period", "edge")

    def __init__(self, player: Node, period: str, edge: str) -> None:
        self.player: Final = player
        self.period: Final = period
        self.edge: Final = edge


class BattleArose(Node):
    """8.1.1. A battle has begun on a terrain of the group."""

    FIELDS: ClassVar[tuple[str, ...]] = ("where",)

    def __init__(self, where: Node) -> None:
        self.where: Final = where


class HasMarched(About):
    """12.2.5.1.5. It has gone to another area by a march."""


class HasMarchedTo(Node):
    """12.2.5.1.5. It has gone to a terrain of the group by a march."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "where")

    def __init__(self, what: Node, where: Node) -> None:
        self.what: Final = what
        self.where: Final = where


class TerrainLaid(About):
    """12.1.1.2.8. A terrain of the group was laid."""


# --- what happens once


class SwapGrounds(Node):
    """12.2.1. Two units of one player change places with the terrains on which they are."""

    FIELDS: ClassVar[tuple[str, ...]] = ("one", "other")

    def __init__(self, one: Node, other: Node) -> None:
        self.one: Final = one
        self.other: Final = other


class LayCards(Node):
    """12.1.1, 5.1.2.14. Put a terrain card on an area of the group; what lay there is discarded, and units stay."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "where")

    def __init__(self, what: Node, where: Node) -> None:
        self.what: Final = what
        self.where: Final = where
