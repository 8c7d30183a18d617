"""What always holds or holds for a while by a text of 3x3Wars, and how long; beside what things.py has.

A deed that cannot be done to a card is attack, defend, removed, targeted, destroyed, boosted, countered, negated,
given-up, returned or discarded.
"""

from typing import ClassVar, Final

from fuda.language.words.nodes import About, Node, OfPlayer


class OnceATurn(Node):
    """An ability that works once in each turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("ability",)

    def __init__(self, ability: Node) -> None:
        self.ability: Final = ability


class Given(Node):
    """Possible only while the condition is met."""

    FIELDS: ClassVar[tuple[str, ...]] = ("condition",)

    def __init__(self, condition: Node) -> None:
        self.condition: Final = condition


class Forbid(Node):
    """This cannot be done to them, or by them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "deed")

    def __init__(self, what: Node, deed: str) -> None:
        self.what: Final = what
        self.deed: Final = deed


class CannotEither(Node):
    """The player can do neither of these."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "first", "second")

    def __init__(self, player: Node, first: str, second: str) -> None:
        self.player: Final = player
        self.first: Final = first
        self.second: Final = second


class ChangeDamage(Node):
    """The damage that a player takes changes so."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "change")

    def __init__(self, player: Node, change: Node) -> None:
        self.player: Final = player
        self.change: Final = change


class ChangeLand(Node):
    """Modifies the worth of the territories by an amount."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "change")

    def __init__(self, player: Node, change: Node) -> None:
        self.player: Final = player
        self.change: Final = change


class MatchesAnyColour(About):
    """It counts as a card of every colour when a unit is boosted."""


class CostIs(Node):
    """Its cost is this number."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "n")

    def __init__(self, what: Node, n: int) -> None:
        self.what: Final = what
        self.n: Final = n


class CostAmong(Node):
    """Its user takes one of these numbers for its cost."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "numbers")

    def __init__(self, what: Node, numbers: tuple[int, ...]) -> None:
        self.what: Final = what
        self.numbers: Final = numbers


class ShowsMore(Node):
    """Its user may show so much more, or less, than its cost when it is used so."""

    FIELDS: ClassVar[tuple[str, ...]] = ("operation", "change")

    def __init__(self, operation: str, change: Node) -> None:
        self.operation: Final = operation
        self.change: Final = change


class UntilNextTurnOf(OfPlayer):
    """From now until this player's next turn begins."""


class InNextPhaseOf(Node):
    """During this phase of this player's next turn that has it still to come."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "phase")

    def __init__(self, player: Node, phase: str) -> None:
        self.player: Final = player
        self.phase: Final = phase


class ForTheGame(Node):
    """As long as the game lasts."""


class ThisTurnPhase(Node):
    """During this phase of the present turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("phase",)

    def __init__(self, phase: str) -> None:
        self.phase: Final = phase
