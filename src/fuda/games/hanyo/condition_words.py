"""When texts of hanyo let something happen, beside what words.py has."""

from typing import ClassVar, Final

from fuda.language.words.nodes import About, Node


class LostRockPaperScissors(Node):
    """919.1. The controller plays rock-paper-scissors with the opponent now, and loses."""


class HasWon(Node):
    """919.1. The acting player won the rock-paper-scissors that the text has called for."""


class HasLost(Node):
    """919.1. The acting player lost it."""


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
