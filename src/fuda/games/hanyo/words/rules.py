"""What texts of hanyo say that lasts, beside what things.py has.

A deed is a string: of units rest, stun, ko, damage, heal, swap, recover, chosen, energy, charge; of players charge,
enter, retreat, draw, skill, ex, battle. By what it is done is any, or a side and a sort: any or opponent, and effect,
skill, ex, command, strategy, tactics.
"""

from typing import ClassVar, Final

from fuda.games.hanyo.words.things import ChangeDamage, ChangeDamageTaken
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


class AtMostDo(Node):
    """104.4. The player cannot do this more than so often in a turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "deed", "n")

    def __init__(self, player: Node, deed: str, n: int) -> None:
        self.player: Final = player
        self.deed: Final = deed
        self.n: Final = n


class MayDoUpTo(Node):
    """104.1, 601.2. The player may do this up to so often in a turn, whatever the rules say."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "deed", "n")

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


class RetreatFree(OfPlayer):
    """206.1, 915.1b. The player's main unit retreats at no cost."""


class AtMostInDeck(Node):
    """402.2c, 402.3. No more than so many of it in a deck."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "n")

    def __init__(self, what: Node, n: int) -> None:
        self.what: Final = what
        self.n: Final = n


class IgnoresAdvantage(About):
    """205.1, 704.3c. The damage of these skills, or to these units, is not doubled by advantage."""


class ChangeDamageFrom(Node):
    """916.2. The damage that these units take from those."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "by", "change")

    def __init__(self, what: Node, by: Node, change: Node) -> None:
        self.what: Final = what
        self.by: Final = by
        self.change: Final = change


class GainEveryAdvantage(About):
    """205.1. They have the advantage over every attribute."""


class ChangeFigure(Node):
    """918.1, 916.2. A figure of these, for a time: hp, dealt, taken, retreat."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "figure", "duration", "change")

    def __init__(self, what: Node, figure: str, duration: Node, change: Node) -> None:
        self.what: Final = what
        self.figure: Final = figure
        self.duration: Final = duration
        self.change: Final = change


class ChangeBothDamages(Node):
    """916.2. The damage that these units deal, and the damage that they take."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "change")

    def __init__(self, what: Node, change: Node) -> None:
        self.what: Final = what
        self.change: Final = change


class PlayableIf(Node):
    """604.1, 104.4. A command that can be played only if the condition is met, and what it does."""

    FIELDS: ClassVar[tuple[str, ...]] = ("condition", "steps")

    def __init__(self, condition: Node, steps: tuple[Node, ...]) -> None:
        self.condition: Final = condition
        self.steps: Final = steps


class PlayableUnless(Node):
    """604.1, 104.4. A command that cannot be played if the condition is met, and what it does."""

    FIELDS: ClassVar[tuple[str, ...]] = ("condition", "steps")

    def __init__(self, condition: Node, steps: tuple[Node, ...]) -> None:
        self.condition: Final = condition
        self.steps: Final = steps


class InNextPhaseOf(Node):
    """801.2b. During this phase of the player's next turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "phase")

    def __init__(self, player: Node, phase: str) -> None:
        self.player: Final = player
        self.phase: Final = phase


class AtMostEnergy(Node):
    """905.2, 104.4. No more than so much energy can be attached to these units."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "n")

    def __init__(self, what: Node, n: int) -> None:
        self.what: Final = what
        self.n: Final = n


class EnterableIf(Node):
    """603.1, 104.4. The unit card can be put out only if the condition is met."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "condition")

    def __init__(self, what: Node, condition: Node) -> None:
        self.what: Final = what
        self.condition: Final = condition


class EnterableUnless(Node):
    """603.1, 104.4. The unit card cannot be put out if the condition is met."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "condition")

    def __init__(self, what: Node, condition: Node) -> None:
        self.what: Final = what
        self.condition: Final = condition


class NotWhile(Node):
    """805.1. What was said before does not hold as long as the condition is met."""

    FIELDS: ClassVar[tuple[str, ...]] = ("condition",)

    def __init__(self, condition: Node) -> None:
        self.condition: Final = condition


class UsesSkillsOf(Node):
    """703.2a-1. These units can use the skills of those as well."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "of")

    def __init__(self, what: Node, of: Node) -> None:
        self.what: Final = what
        self.of: Final = of


class GainAttributesOf(Node):
    """204.2. They have all attributes of those as well."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "of")

    def __init__(self, what: Node, of: Node) -> None:
        self.what: Final = what
        self.of: Final = of


class GainAttributesOfCards(Node):
    """204.2. They have all attributes of these cards as well."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "of")

    def __init__(self, what: Node, of: Node) -> None:
        self.what: Final = what
        self.of: Final = of


class BecomeAttributesOf(Node):
    """809.5. The attributes of those are their only ones."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "of")

    def __init__(self, what: Node, of: Node) -> None:
        self.what: Final = what
        self.of: Final = of


class KeepsHand(Node):
    """104.4, 911.1. Cards are not discarded from the player's hand by certain effects."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "by")

    def __init__(self, player: Node, by: str) -> None:
        self.player: Final = player
        self.by: Final = by


class KeepsDamage(Node):
    """104.6, 916.2. The damage that these units deal is not lowered, by any or by certain effects."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "by")

    def __init__(self, what: Node, by: str) -> None:
        self.what: Final = what
        self.by: Final = by


class LimitedModes(Node):
    """803.1, 910.1. So many of these, used in one's own turn up to so often."""

    FIELDS: ClassVar[tuple[str, ...]] = ("n", "times", "options")

    def __init__(self, n: int, times: int, options: tuple[Node, ...]) -> None:
        self.n: Final = n
        self.times: Final = times
        self.options: Final = options


class GainAdvantageOver(Node):
    """205.1. They have the advantage over every attribute of those."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "of")

    def __init__(self, what: Node, of: Node) -> None:
        self.what: Final = what
        self.of: Final = of


class GainName(Node):
    """202.1, 809.1b. They have this name as well."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "name")

    def __init__(self, what: Node, name: str) -> None:
        self.what: Final = what
        self.name: Final = name


class NextDamageDealt(ChangeDamage):
    """916.2. The next damage that one of these deals, and no further one."""


class NextDamageTaken(ChangeDamageTaken):
    """916.2. The next damage that one of these takes, and no further one."""
