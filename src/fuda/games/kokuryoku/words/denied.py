"""Units that are not so: of a group, the ones to which the word of the same slots does not apply."""

from typing import ClassVar, Final

from fuda.games.kokuryoku.words import groups as g
from fuda.games.kokuryoku.words import things as o
from fuda.language.words.nodes import About, Node


class NotOfCountry(Node):
    """Of these (units or cards), the ones that are not of this country."""

    FIELDS: ClassVar[tuple[str, ...]] = ("country", "what")

    def __init__(self, country: str, what: Node) -> None:
        self.country: Final = country
        self.what: Final = what


class NotArmedWith(Node):
    """Of these, the ones that have no equipment of this kind."""

    FIELDS: ClassVar[tuple[str, ...]] = ("arms", "what")

    def __init__(self, arms: str, what: Node) -> None:
        self.arms: Final = arms
        self.what: Final = what


class NotOnLand(Node):
    """Of these, the ones that are not on a square with a land of this kind."""

    FIELDS: ClassVar[tuple[str, ...]] = ("land", "what")

    def __init__(self, land: str, what: Node) -> None:
        self.land: Final = land
        self.what: Final = what


class NotOnSortieSquares(Node):
    """Of these, the ones that are not on this player's sortie squares."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "what")

    def __init__(self, player: Node, what: Node) -> None:
        self.player: Final = player
        self.what: Final = what


class NotAdjacent(Node):
    """Of these, the ones that are not next to it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("to", "what")

    def __init__(self, to: Node, what: Node) -> None:
        self.to: Final = to
        self.what: Final = what


class NotFighting(About):
    """Of these, the ones that are not in the battle under way."""


class WithoutKeyword(Node):
    """Of these, the ones that do not have the named ability."""

    FIELDS: ClassVar[tuple[str, ...]] = ("label", "what")

    def __init__(self, label: str, what: Node) -> None:
        self.label: Final = label
        self.what: Final = what


class NotSameAs(Node):
    """Of these (units or cards), the ones that have not the country, class, movement or name (trait) of a unit."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of", "trait", "what")

    def __init__(self, of: Node, trait: str, what: Node) -> None:
        self.of: Final = of
        self.trait: Final = trait
        self.what: Final = what


class NotWithin(Node):
    """Of these, the ones that are further than n steps away from it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of", "n", "what")

    def __init__(self, of: Node, n: int, what: Node) -> None:
        self.of: Final = of
        self.n: Final = n
        self.what: Final = what


class OutOfRange(Node):
    """Of these, the ones that a unit does not reach with its equipment."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of", "what")

    def __init__(self, of: Node, what: Node) -> None:
        self.of: Final = of
        self.what: Final = what


# What each of them denies.
DENIED: Final[dict[type[Node], type[Node]]] = {
    NotOfCountry: o.OfCountry,
    NotArmedWith: g.ArmedWith,
    NotOnLand: o.OnLand,
    NotOnSortieSquares: o.OnSortieSquares,
    NotAdjacent: o.Adjacent,
    NotFighting: g.Fighting,
    NotSameAs: g.SameAs,
    NotWithin: o.Within,
    OutOfRange: g.InRange,
    WithoutKeyword: g.WithKeyword,
}
