"""What texts of hanyo say that lasts, beside what words.py has.

A deed is a string: of units rest, stun, ko, damage, heal, swap, recover, chosen, energy, charge; of players charge,
enter, retreat, draw, skill, ex, battle. By what it is done is any, or a side and a sort: any or opponent, and effect,
skill, ex, command, strategy, tactics.
"""

from typing import ClassVar, Final

from fuda.language.words.nodes import About, Node, OfPlayer


class Forbid(Node):
    """104.4. This is not done to these units, by any or by certain effects."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "what",
        "deed",
        "by",
    )

    def __init__(self, what: Node, deed: str, by: str) -> None:
        self.what: Final = what
        self.deed: Final = deed
        self.by: Final = by


class CannotDo(Node):
    """104.4. The player cannot do this."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "player",
        "deed",
    )

    def __init__(self, player: Node, deed: str) -> None:
        self.player: Final = player
        self.deed: Final = deed


class MayDoMore(Node):
    """104.1, 601.2. The player may do this so many times more than once a turn: charge, retreat, strategy."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "player",
        "deed",
        "n",
    )

    def __init__(self, player: Node, deed: str, n: int) -> None:
        self.player: Final = player
        self.deed: Final = deed
        self.n: Final = n


class UsesThough(Node):
    """703.1. These units may use skills though they lie in this state."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "what",
        "state",
    )

    def __init__(self, what: Node, state: str) -> None:
        self.what: Final = what
        self.state: Final = state


class NeverFails(About):
    """920.1. These skills do not fail."""


class NoSkills(About):
    """703.2a-3. These units cannot use skills."""


class GainAdvantages(Node):
    """205.1. They have the advantage over both attributes as well."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "what",
        "first",
        "second",
    )

    def __init__(self, what: Node, first: str, second: str) -> None:
        self.what: Final = what
        self.first: Final = first
        self.second: Final = second


class GainAttributes(Node):
    """204.2. They have both attributes as well."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "what",
        "first",
        "second",
    )

    def __init__(self, what: Node, first: str, second: str) -> None:
        self.what: Final = what
        self.first: Final = first
        self.second: Final = second


class LoseAttributes(About):
    """204.2. They have no attribute."""


class UntilStartOfNextTurnOf(OfPlayer):
    """From now to the start of this player's next turn."""


class TriggersOnce(Node):
    """803.1. The ability triggers at most so many times in one turn."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "ability",
        "n",
    )

    def __init__(self, ability: Node, n: int) -> None:
        self.ability: Final = ability
        self.n: Final = n


class UsableOnlyIf(Node):
    """703.2a-3. These skills can be used only if the condition is met."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "condition")

    def __init__(self, what: Node, condition: Node) -> None:
        self.what: Final = what
        self.condition: Final = condition
