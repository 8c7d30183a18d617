"""Which cards and how much a text of 3x3Wars can speak of, beside what words.py has.

A colour is fire, water, grass, heaven or purple; a figure is cost or power.
"""

from typing import ClassVar, Final

from fuda.language.words.nodes import About, Node, OfName, OfNumber, OfPlayer


class OfColours(Node):
    """Of these, the ones of one of these colours."""

    FIELDS: ClassVar[tuple[str, ...]] = ("colours", "what")

    def __init__(self, colours: tuple[str, ...], what: Node) -> None:
        self.colours: Final = colours
        self.what: Final = what


class SameColour(Node):
    """Of these, the ones of the colour of a card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("as_", "what")

    def __init__(self, as_: Node, what: Node) -> None:
        self.as_: Final = as_
        self.what: Final = what


class WithPower(Node):
    """Of these, the ones whose power compares so."""

    FIELDS: ClassVar[tuple[str, ...]] = ("bound", "what")

    def __init__(self, bound: Node, what: Node) -> None:
        self.bound: Final = bound
        self.what: Final = what


class WithoutTrait(Node):
    """Of these, the ones that do not have the trait."""

    FIELDS: ClassVar[tuple[str, ...]] = ("label", "what")

    def __init__(self, label: str, what: Node) -> None:
        self.label: Final = label
        self.what: Final = what


class Boosted(About):
    """Of these, the ones that are boosted."""


class Extreme(Node):
    """Of these, the ones whose cost or power (figure) is highest or lowest (end)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("figure", "end", "what")

    def __init__(self, figure: str, end: str, what: Node) -> None:
        self.figure: Final = figure
        self.end: Final = end
        self.what: Final = what


class Named(OfName):
    """Cards of this name; on the field where units are spoken of."""


class NamedUnits(OfName):
    """Units of this name on the field."""


class Lands(OfPlayer):
    """The cards that lie as territories of a player."""


class TopCards(OfNumber):
    """The uppermost cards of the deck."""


class Looked(Node):
    """The cards that were looked at before."""


class Rest(Node):
    """Those cards that were looked at and still lie where they were."""


class PowerOf(About):
    """As much as the power of these together."""


class LifeOf(OfPlayer):
    """As much as the life of a player."""


class IsColour(Node):
    """The card is of this colour."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "colour")

    def __init__(self, what: Node, colour: str) -> None:
        self.what: Final = what
        self.colour: Final = colour


class HasTrait(Node):
    """The card has the trait."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "label")

    def __init__(self, what: Node, label: str) -> None:
        self.what: Final = what
        self.label: Final = label


class Lies(Node):
    """The magic lies so."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "state")

    def __init__(self, what: Node, state: str) -> None:
        self.what: Final = what
        self.state: Final = state


class DidThisTurn(Node):
    """The player has done this in the present turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "operation")

    def __init__(self, player: Node, operation: str) -> None:
        self.player: Final = player
        self.operation: Final = operation


class InStep(Node):
    """It is this step of this player's turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "step")

    def __init__(self, player: Node, step: str) -> None:
        self.player: Final = player
        self.step: Final = step


class IsKind(Node):
    """The card is one of this kind."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "kind")

    def __init__(self, what: Node, kind: Node) -> None:
        self.what: Final = what
        self.kind: Final = kind


class ItIs(Node):
    """It is this period now."""

    FIELDS: ClassVar[tuple[str, ...]] = ("period",)

    def __init__(self, period: Node) -> None:
        self.period: Final = period


class SideHas(Node):
    """A player has one of these on the field."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "what")

    def __init__(self, player: Node, what: Node) -> None:
        self.player: Final = player
        self.what: Final = what


class SideCount(Node):
    """A player has so many of these on the field."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "what", "bound")

    def __init__(self, player: Node, what: Node, bound: Node) -> None:
        self.player: Final = player
        self.what: Final = what
        self.bound: Final = bound
