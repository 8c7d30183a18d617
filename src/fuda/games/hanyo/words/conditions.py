"""When texts of hanyo let something happen, beside what things.py has."""

from typing import ClassVar, Final

from fuda.language.words.nodes import About, Node


class LostRockPaperScissors(Node):
    """919.1. The controller plays rock-paper-scissors with the opponent now, and loses."""


class HasWon(Node):
    """919.1. The acting player won the rock-paper-scissors that the text has called for."""


class HasLost(Node):
    """919.1. The acting player lost it."""


class DidTimes(Node):
    """104.2. In this turn the player has done this so often."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "deed", "bound")

    def __init__(self, player: Node, deed: str, bound: Node) -> None:
        self.player: Final = player
        self.deed: Final = deed
        self.bound: Final = bound


class HasSets(About):
    """905.3a. A card is set on the unit."""


class HasSkill(Node):
    """902.1b. The unit has a skill of this name."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "what",
        "name",
    )

    def __init__(self, what: Node, name: str) -> None:
        self.what: Final = what
        self.name: Final = name


class HasName(Node):
    """902.1a. The name of the unit contains the word."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "what",
        "name",
    )

    def __init__(self, what: Node, name: str) -> None:
        self.what: Final = what
        self.name: Final = name


class IsStrongAgainst(Node):
    """205.1. The unit has the advantage over an attribute of another."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "of")

    def __init__(self, what: Node, of: Node) -> None:
        self.what: Final = what
        self.of: Final = of


class IsKnockedOut(About):
    """909.1. The unit is knocked out."""


class UnitDid(Node):
    """In this turn the unit has done this: skill, retreat, damaged, main, recover, enter, set."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "what",
        "deed",
    )

    def __init__(self, what: Node, deed: str) -> None:
        self.what: Final = what
        self.deed: Final = deed


class PlayerDid(Node):
    """In this turn the player has done this: charge, retreat, strategy, tactics, enhancement, draw, ko, discard."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "player",
        "deed",
    )

    def __init__(self, player: Node, deed: str) -> None:
        self.player: Final = player
        self.deed: Final = deed


class HasRoom(Node):
    """308.1. A standby area of the player is free."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: Node) -> None:
        self.player: Final = player


class IsInArea(About):
    """306.1. The unit is in an area and not knocked out."""


class SharesAttribute(Node):
    """204.2. The one has an attribute of the other."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "of")

    def __init__(self, what: Node, of: Node) -> None:
        self.what: Final = what
        self.of: Final = of


class HasMore(Node):
    """104.2. A figure of the one is more or less (how) than that of the other."""

    FIELDS: ClassVar[tuple[str, ...]] = ("one", "other", "figure", "how")

    def __init__(self, one: Node, other: Node, figure: str, how: str) -> None:
        self.one: Final = one
        self.other: Final = other
        self.figure: Final = figure
        self.how: Final = how


class MoreBy(Node):
    """104.2. An amount is more or less (how) than another by at least so much."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount", "than", "how", "n")

    def __init__(self, amount: Node, than: Node, how: str, n: int) -> None:
        self.amount: Final = amount
        self.than: Final = than
        self.how: Final = how
        self.n: Final = n


class HasEither(Node):
    """204.2. The unit has one of the attributes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "first", "second")

    def __init__(self, what: Node, first: str, second: str) -> None:
        self.what: Final = what
        self.first: Final = first
        self.second: Final = second


class WonAny(Node):
    """919.1. Rock-paper-scissors is won: that of the text, or one that is played now where it has called for none."""


class LostAny(Node):
    """919.1. The same, lost."""


class HasSetOf(Node):
    """905.3a. A card of this sort is set on the unit."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "group")

    def __init__(self, what: Node, group: Node) -> None:
        self.what: Final = what
        self.group: Final = group
