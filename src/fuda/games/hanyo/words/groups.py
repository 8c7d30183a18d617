"""Which units and cards a text of hanyo can speak of, beside those that things.py has.

A figure is the string hp, printed (HP), left (HP without the damage), damage, energy, retreat or sets.
"""

from typing import ClassVar, Final

from fuda.language.words.nodes import About, Node


class NotInState(Node):
    """908. Of these, the ones that do not lie in this state."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "state",
        "what",
    )

    def __init__(self, state: str, what: Node) -> None:
        self.state: Final = state
        self.what: Final = what


class NotAttribute(Node):
    """204.2. Of these, the ones without the attribute."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "attribute",
        "what",
    )

    def __init__(self, attribute: str, what: Node) -> None:
        self.attribute: Final = attribute
        self.what: Final = what


class EitherAttribute(Node):
    """204.2. Of these, the ones that have one of the attributes."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "first",
        "second",
        "what",
    )

    def __init__(self, first: str, second: str, what: Node) -> None:
        self.first: Final = first
        self.second: Final = second
        self.what: Final = what


class WithSkill(Node):
    """902.1b. Of these, the ones that have a skill of this name."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "name",
        "what",
    )

    def __init__(self, name: str, what: Node) -> None:
        self.name: Final = name
        self.what: Final = what


class WithAnyCounter(About):
    """913.3. Of these, the ones on which a counter lies."""


class WithAdvantage(Node):
    """205.1. Of these, the ones that have the advantage over the attribute."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "attribute",
        "what",
    )

    def __init__(self, attribute: str, what: Node) -> None:
        self.attribute: Final = attribute
        self.what: Final = what


class InMainArea(About):
    """307.1. Of these, the ones in a main area."""


class Different(About):
    """202.1. Of these, with no name twice."""


class NotKind(Node):
    """201.3. Of these cards, the ones that are not of the kind."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "excluded",
        "what",
    )

    def __init__(self, excluded: Node, what: Node) -> None:
        self.excluded: Final = excluded
        self.what: Final = what


class CountersOfAll(Node):
    """913.3. The counters of every name on it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of",)

    def __init__(self, of: Node) -> None:
        self.of: Final = of


class TotalOf(Node):
    """The sum of a figure of these units."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "what",
        "figure",
    )

    def __init__(self, what: Node, figure: str) -> None:
        self.what: Final = what
        self.figure: Final = figure


class SameAttribute(Node):
    """204.2. Of these, the ones that share an attribute with a card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of", "what")

    def __init__(self, of: Node, what: Node) -> None:
        self.of: Final = of
        self.what: Final = what


class SameName(Node):
    """202.1. Of these, the ones with the name of a card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of", "what")

    def __init__(self, of: Node, what: Node) -> None:
        self.of: Final = of
        self.what: Final = what


class Plus(Node):
    """An amount and so much more."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount", "n")

    def __init__(self, amount: Node, n: int) -> None:
        self.amount: Final = amount
        self.n: Final = n


class SkillOf(Node):
    """902.1b. The skill of this name that a unit has."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of", "name")

    def __init__(self, of: Node, name: str) -> None:
        self.of: Final = of
        self.name: Final = name


class NewMain(Node):
    """307.2, 914.1. The unit that is the main unit now, after the unit spoken of has left that place or come to it."""


class SkillsCosting(Node):
    """210.1. The skills of these whose cost compares so."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "of",
        "cost",
    )

    def __init__(self, of: Node, cost: Node) -> None:
        self.of: Final = of
        self.cost: Final = cost


class TimesDone(Node):
    """104.2. How often a player has done this in this turn."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "player",
        "deed",
    )

    def __init__(self, player: Node, deed: str) -> None:
        self.player: Final = player
        self.deed: Final = deed


class KindsOf(Node):
    """204.2. How many different attributes these units have together."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what",)

    def __init__(self, what: Node) -> None:
        self.what: Final = what


class OnStandby(Node):
    """308.1. Of these, the ones in a standby area of the player."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "what")

    def __init__(self, player: Node, what: Node) -> None:
        self.player: Final = player
        self.what: Final = what


class OwnCounters(Node):
    """913.3. The counters of a name, where the text does not say on what: on the unit that has it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("counter",)

    def __init__(self, counter: str) -> None:
        self.counter: Final = counter


class Winner(Node):
    """919.1. The player who won the rock-paper-scissors of the text."""


class Loser(Node):
    """919.1. The player who lost it."""


class Together(Node):
    """These, and those as well: what is said of them is said of each."""

    FIELDS: ClassVar[tuple[str, ...]] = ("first", "second")

    def __init__(self, first: Node, second: Node) -> None:
        self.first: Final = first
        self.second: Final = second


class OfEach(Node):
    """So many of each player's units."""

    FIELDS: ClassVar[tuple[str, ...]] = ("n", "what")

    def __init__(self, n: int, what: Node) -> None:
        self.n: Final = n
        self.what: Final = what


class AttachedTo(Node):
    """905.1. The energy and the sets of these units."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of",)

    def __init__(self, of: Node) -> None:
        self.of: Final = of


class Doer(Node):
    """813.1, 813.5. The unit by which the damage was dealt, or the unit knocked out, that a text waited for."""


class FigureParts(Node):
    """916.3. A figure of these in parts of a size."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of", "figure", "n")

    def __init__(self, of: Node, figure: str, n: int) -> None:
        self.of: Final = of
        self.figure: Final = figure
        self.n: Final = n


class WithSetOf(Node):
    """905.3a. Of these, the ones on which a card of this sort is set."""

    FIELDS: ClassVar[tuple[str, ...]] = ("group", "what")

    def __init__(self, group: Node, what: Node) -> None:
        self.group: Final = group
        self.what: Final = what


class WithoutCounter(Node):
    """913.3. Of these, the ones on which no counter of the name lies."""

    FIELDS: ClassVar[tuple[str, ...]] = ("counter", "what")

    def __init__(self, counter: str, what: Node) -> None:
        self.counter: Final = counter
        self.what: Final = what


class FallenStandby(Node):
    """306.7a-2, 308.2. Knocked-out units in standby areas."""


class SkillsWithName(Node):
    """902.1a, 211.2. Of these skills, the ones whose name contains the word."""

    FIELDS: ClassVar[tuple[str, ...]] = ("name", "what")

    def __init__(self, name: str, what: Node) -> None:
        self.name: Final = name
        self.what: Final = what


class InStandbyArea(About):
    """308.1. Of these, the ones in a standby area."""
