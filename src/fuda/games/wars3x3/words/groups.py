"""Which cards and how much a text of 3x3Wars can speak of, beside what things.py has.

A colour is fire, water, grass, heaven or purple; a figure is cost or power.
"""

from typing import ClassVar, Final

from fuda.language.words.nodes import About, Node, OfName, OfNumber, OfPlayer, UpTo


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


class DrawnCards(Node):
    """The cards that the text has let somebody draw."""


class Looked(Node):
    """The cards that were looked at before."""


class SideOf(Node):
    """The player on whose side the unit lies, or lay, that was named before."""


class Those(Node):
    """Those of which the condition before says that there are some."""


class Unchosen(About):
    """Of these, the ones that nobody chose before."""


class Rest(Node):
    """Those cards that were looked at and still lie where they were."""


class WithinTotal(UpTo):
    """As many of them as the acting player likes, as long as their costs or powers (figure) together are at most so
    much."""

    FIELDS: ClassVar[tuple[str, ...]] = ("figure", "most", "what")

    def __init__(self, figure: str, most: int, what: Node) -> None:
        super().__init__(99, what)
        self.figure: Final = figure
        self.most: Final = most


class Aimed(About):
    """Of these, the ones at which the spell is aimed that is being activated."""


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


class TakenFrom(Node):
    """Cards chosen from a zone that is named behind them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "zone")

    def __init__(self, what: Node, zone: Node) -> None:
        self.what: Final = what
        self.zone: Final = zone


class FigureThan(Node):
    """Of these, the ones whose cost or power (figure) is less, more or the same (how) as that of a card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("figure", "how", "than", "what")

    def __init__(self, figure: str, how: str, than: Node, what: Node) -> None:
        self.figure: Final = figure
        self.how: Final = how
        self.than: Final = than
        self.what: Final = what


class FigureTo(Node):
    """Of these, the ones whose cost or power (figure) is at least, at most or the same (how) as an amount."""

    FIELDS: ClassVar[tuple[str, ...]] = ("figure", "how", "amount", "what")

    def __init__(self, figure: str, how: str, amount: Node, what: Node) -> None:
        self.figure: Final = figure
        self.how: Final = how
        self.amount: Final = amount
        self.what: Final = what


class SpellCards(Node):
    """Deck cards that are no unit cards."""


class OnField(About):
    """It lies on the field."""


class Held(OfPlayer):
    """As many as the cards in this player's hand."""


class LandsOf(OfPlayer):
    """As many as this player's territories."""


class UnitsOf(OfPlayer):
    """As many as this player's units on the field."""


class Peak(Node):
    """The highest or lowest (end) cost or power (figure) of these; nothing counts 0."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "end", "figure")

    def __init__(self, what: Node, end: str, figure: str) -> None:
        self.what: Final = what
        self.end: Final = end
        self.figure: Final = figure


class GapOf(Node):
    """By how much the two amounts differ."""

    FIELDS: ClassVar[tuple[str, ...]] = ("first", "second")

    def __init__(self, first: Node, second: Node) -> None:
        self.first: Final = first
        self.second: Final = second


class SumOf(Node):
    """The two amounts together."""

    FIELDS: ClassVar[tuple[str, ...]] = ("first", "second")

    def __init__(self, first: Node, second: Node) -> None:
        self.first: Final = first
        self.second: Final = second


class Capped(Node):
    """The amount, but no more than so much."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount", "n")

    def __init__(self, amount: Node, n: int) -> None:
        self.amount: Final = amount
        self.n: Final = n


class ColoursOf(About):
    """As many as the colours among these."""


class WithLess(Node):
    """The player who has less, or more (how), of something (figure); nobody where both have as much."""

    FIELDS: ClassVar[tuple[str, ...]] = ("figure", "how")

    def __init__(self, figure: str, how: str) -> None:
        self.figure: Final = figure
        self.how: Final = how
