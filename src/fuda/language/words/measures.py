"""How much, how many and when, as any game can say it: amounts that are worked out, changes, bounds, conditions, and
groups that are put together."""

from typing import ClassVar, Final

from fuda.language.words.abilities import Modes as Modes
from fuda.language.words.nodes import About, Chosen, Node, OfNumber, UpTo


class CountOf(About):
    """As many as there are of these."""


class Difference(Node):
    """その差: by how much the two amounts that were compared differ."""


class SoMany(Node):
    """その枚数: as many cards, chips or units as the sentence before moved."""


class AsDealt(Node):
    """As much as the damage, or the number of chips, that the event was about."""


class Multiplied(Node):
    """So many times an amount."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount", "n")

    def __init__(self, amount: Node, n: int) -> None:
        self.amount: Final = amount
        self.n: Final = n


class HalfOf(Node):
    """Half of an amount, rounded down."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount: Final = amount


class HalfUp(Node):
    """Half of an amount, rounded up."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount: Final = amount


class PerCount(Node):
    """So much for each of an amount."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount", "n")

    def __init__(self, amount: Node, n: int) -> None:
        self.amount: Final = amount
        self.n: Final = n


class To(Node):
    """Exactly the amount, whatever it was."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount: Final = amount


class Twice(Node):
    """Doubled."""


class Half(Node):
    """Halved, rounded down."""


class MoreThan(OfNumber):
    """More than this number."""


class LessThan(OfNumber):
    """Less than this number."""


class Not(Node):
    """The condition does not hold."""

    FIELDS: ClassVar[tuple[str, ...]] = ("condition",)

    def __init__(self, condition: Node) -> None:
        self.condition: Final = condition


class And(Node):
    """Both conditions hold."""

    FIELDS: ClassVar[tuple[str, ...]] = ("first", "second")

    def __init__(self, first: Node, second: Node) -> None:
        self.first: Final = first
        self.second: Final = second


class Or(Node):
    """One of the conditions holds, or both."""

    FIELDS: ClassVar[tuple[str, ...]] = ("first", "second")

    def __init__(self, first: Node, second: Node) -> None:
        self.first: Final = first
        self.second: Final = second


class Exists(About):
    """There is one of these."""


class AmountIs(Node):
    """An amount compares so with a number."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount", "bound")

    def __init__(self, amount: Node, bound: Node) -> None:
        self.amount: Final = amount
        self.bound: Final = bound


class Compares(Node):
    """An amount is more, less, as much, at least or at most (how) as another."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount", "than", "how")

    def __init__(self, amount: Node, than: Node, how: str) -> None:
        self.amount: Final = amount
        self.than: Final = than
        self.how: Final = how


class ButNot(Node):
    """Of these, the ones that are not of another group."""

    FIELDS: ClassVar[tuple[str, ...]] = ("excluded", "what")

    def __init__(self, excluded: Node, what: Node) -> None:
        self.excluded: Final = excluded
        self.what: Final = what


class Either(Node):
    """Those of the first group and those of the second."""

    FIELDS: ClassVar[tuple[str, ...]] = ("first", "second")

    def __init__(self, first: Node, second: Node) -> None:
        self.first: Final = first
        self.second: Final = second


class AnyNumber(UpTo):
    """As many of them as the acting player likes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what",)

    def __init__(self, what: Node) -> None:
        super().__init__(99, what)


class AtRandom(Chosen):
    """So many of them, chosen by chance."""


class TurnPlayer(Node):
    """The player whose turn it is."""


class OtherPlayer(Node):
    """The player whose turn it is not."""


class Own(Node):
    """The player who does what the sentence says."""


class Every(Node):
    """How often a whole number goes into an amount."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount", "n")

    def __init__(self, amount: Node, n: int) -> None:
        self.amount: Final = amount
        self.n: Final = n


class NotOver(Node):
    """The amount where it was more."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount: Final = amount


class NotUnder(Node):
    """The amount where it was less."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount: Final = amount
