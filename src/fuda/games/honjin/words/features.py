"""Which information of a card a text asks for in 「」, and how texts count in honjin.

A feature is true or false of a card; what the card does not have at all makes it false (4.1.13). An amount is read when
it is needed, dice as 10.1.8 and 14.7.3.10 say.
"""

from typing import ClassVar, Final

from fuda.language.words.nodes import About, Node

# --- features


class OfWords(Node):
    """A feature that names words of which one at least must be there (4.7.5)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("words",)

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words: Final = words


class OfRace(OfWords):
    """2.1.22. It has one of the races."""


class OfAttribute(OfWords):
    """2.1.13. It has one of the attributes."""


class OfType(OfWords):
    """2.1.23. It has one of the types."""


class OfMarch(OfWords):
    """2.1.19. It has one of the march types."""


class OfFaction(OfWords):
    """2.1.27. It belongs to one of the factions."""


class OfName(Node):
    """2.1.5. Its card name is this."""

    FIELDS: ClassVar[tuple[str, ...]] = ("name",)

    def __init__(self, name: str) -> None:
        self.name: Final = name


class OfClass(Node):
    """2.1.24. Its class: consumable, equipment, ritual."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind: Final = kind


class OfFigure(Node):
    """Its figure compares so."""

    FIELDS: ClassVar[tuple[str, ...]] = ("figure", "bound")

    def __init__(self, figure: str, bound: Node) -> None:
        self.figure: Final = figure
        self.bound: Final = bound


class OfPrintedFigure(Node):
    """3.2.2. Its printed figure (基本) compares so."""

    FIELDS: ClassVar[tuple[str, ...]] = ("figure", "bound")

    def __init__(self, figure: str, bound: Node) -> None:
        self.figure: Final = figure
        self.bound: Final = bound


class IsHero(Node):
    """15.1.1. It is a hero."""


class IsInstant(Node):
    """2.1.12.2. Its level allows instant summoning."""


class IsNotInstant(Node):
    """2.1.12.3. Its level does not allow instant summoning."""


class HasStanding(Node):
    """Chapter 13. It has a standing ability of this sort, whatever its x."""

    FIELDS: ClassVar[tuple[str, ...]] = ("standing",)

    def __init__(self, standing: str) -> None:
        self.standing: Final = standing


class Resists(Node):
    """13.1.7. It has resistance to all of these (see modifiers.Resistance)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("words",)

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words: Final = words


class WeakTo(Resists):
    """13.1.8. It has a weakness to each of these damage attributes."""


class HasSpecial(Node):
    """14.1. It has a special ability of this kind."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind: Final = kind


class EitherFeature(Node):
    """4.7.5. One of the features at least."""

    FIELDS: ClassVar[tuple[str, ...]] = ("one", "other")

    def __init__(self, one: Node, other: Node) -> None:
        self.one: Final = one
        self.other: Final = other


class BothFeatures(Node):
    """4.7.7. All of the features."""

    FIELDS: ClassVar[tuple[str, ...]] = ("one", "other")

    def __init__(self, one: Node, other: Node) -> None:
        self.one: Final = one
        self.other: Final = other


# --- amounts beside nodes.Number


class Dice(Node):
    """3.4.2. The total of so many dice."""

    FIELDS: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, count: Node) -> None:
        self.count: Final = count


class DiceAnd(Node):
    """3.4.3. The total of so many dice and a number."""

    FIELDS: ClassVar[tuple[str, ...]] = ("count", "n")

    def __init__(self, count: Node, n: int) -> None:
        self.count: Final = count
        self.n: Final = n


class DicePlus(DiceAnd):
    """3.4.3. The total and n more."""


class DiceMinus(DiceAnd):
    """3.4.3. The total less n."""


class HighestDie(Node):
    """3.4.4. Of so many dice the highest."""

    FIELDS: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, count: Node) -> None:
        self.count: Final = count


class LowestDie(Node):
    """3.4.4. Of so many dice the lowest."""

    FIELDS: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, count: Node) -> None:
        self.count: Final = count


class Variable(Node):
    """1.3.2. n: 1 or more, chosen with the declaration, unless an acts.Define of the same text gives it."""


class CountOf(About):
    """10.17.1. How many the group has; each counts once."""


class NumberOf(CountOf):
    """The same, worded without の."""


class FigureOf(Node):
    """The thing's figure now (4.1.14); of what was a cost as it last was (10.11.4)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "figure")

    def __init__(self, what: Node, figure: str) -> None:
        self.what: Final = what
        self.figure: Final = figure


class TotalOf(Node):
    """The sum of the figures of the group."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "figure")

    def __init__(self, what: Node, figure: str) -> None:
        self.what: Final = what
        self.figure: Final = figure


class PrintedFigureOf(Node):
    """3.2.2. The thing's printed figure."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "figure")

    def __init__(self, what: Node, figure: str) -> None:
        self.what: Final = what
        self.figure: Final = figure


class Times(Node):
    """So many times the amount."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount", "n")

    def __init__(self, amount: Node, n: int) -> None:
        self.amount: Final = amount
        self.n: Final = n


class RollResult(Node):
    """3.4.5. What the dice of the sentence before have shown."""
