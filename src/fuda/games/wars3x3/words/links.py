"""How the sentences of a text of 3x3Wars hang together, and what a text asks of the turn behind it.

Most of these say in other words what other records say; `texts.links` puts those in their place when cards are loaded.
"""

from typing import ClassVar, Final

from fuda.language.words.nodes import Node


class IfElse(Node):
    """The effect if the condition holds, otherwise the other one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("condition", "effect", "otherwise")

    def __init__(self, condition: Node, effect: Node, otherwise: Node) -> None:
        self.condition: Final = condition
        self.effect: Final = effect
        self.otherwise: Final = otherwise


class OnOneLine(Node):
    """What always holds, followed on the same line by an ability that waits."""

    FIELDS: ClassVar[tuple[str, ...]] = ("first", "second")

    def __init__(self, first: Node, second: Node) -> None:
        self.first: Final = first
        self.second: Final = second


class SwapFor(Node):
    """For a while the powers of two units are exchanged."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "duration")

    def __init__(self, what: Node, duration: Node) -> None:
        self.what: Final = what
        self.duration: Final = duration


class AlsoTo(Node):
    """The effect, and the same to another card or group."""

    FIELDS: ClassVar[tuple[str, ...]] = ("first", "effect")

    def __init__(self, first: Node, effect: Node) -> None:
        self.first: Final = first
        self.effect: Final = effect


class AndThen(Node):
    """One thing, and then what another player does."""

    FIELDS: ClassVar[tuple[str, ...]] = ("first", "second")

    def __init__(self, first: Node, second: Node) -> None:
        self.first: Final = first
        self.second: Final = second


class PickIf(Node):
    """Choose, and if the condition holds then, do this."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "condition", "effect")

    def __init__(self, what: Node, condition: Node, effect: Node) -> None:
        self.what: Final = what
        self.condition: Final = condition
        self.effect: Final = effect


class Unless(Node):
    """The player may do the deed; if not, the effect."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "deed", "effect")

    def __init__(self, player: Node, deed: Node, effect: Node) -> None:
        self.player: Final = player
        self.deed: Final = deed
        self.effect: Final = effect


class OneOf(Node):
    """The acting player chooses one of the two and does it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("first", "second")

    def __init__(self, first: Node, second: Node) -> None:
        self.first: Final = first
        self.second: Final = second


class ByDoing(Node):
    """The price may be paid for the effect."""

    FIELDS: ClassVar[tuple[str, ...]] = ("price", "effect")

    def __init__(self, price: Node, effect: Node) -> None:
        self.price: Final = price
        self.effect: Final = effect


class DoesFor(Node):
    """For a while the player does this, or it is true of the player."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "duration", "effect")

    def __init__(self, player: Node, duration: Node, effect: Node) -> None:
        self.player: Final = player
        self.duration: Final = duration
        self.effect: Final = effect


class MayFor(Node):
    """For a while the player may do this."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "duration", "effect")

    def __init__(self, player: Node, duration: Node, effect: Node) -> None:
        self.player: Final = player
        self.duration: Final = duration
        self.effect: Final = effect


class CannotFor(Node):
    """For a while the player cannot do this."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "duration", "effect")

    def __init__(self, player: Node, duration: Node, effect: Node) -> None:
        self.player: Final = player
        self.duration: Final = duration
        self.effect: Final = effect


class ForbidFor(Node):
    """For a while this cannot be done to them, or by them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "duration", "deed")

    def __init__(self, what: Node, duration: Node, deed: str) -> None:
        self.what: Final = what
        self.duration: Final = duration
        self.deed: Final = deed


class BoostFor(Node):
    """Boost them by so much for a while."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "duration", "n")

    def __init__(self, what: Node, duration: Node, n: int) -> None:
        self.what: Final = what
        self.duration: Final = duration
        self.n: Final = n


class LoseFor(Node):
    """For a while they do not have the trait."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "duration", "label")

    def __init__(self, what: Node, duration: Node, label: str) -> None:
        self.what: Final = what
        self.duration: Final = duration
        self.label: Final = label


class Happened(Node):
    """The event has happened in the present turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("event",)

    def __init__(self, event: Node) -> None:
        self.event: Final = event


class TimesHappened(Node):
    """As often as the event has happened in the present turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("event",)

    def __init__(self, event: Node) -> None:
        self.event: Final = event


class AtWill(Node):
    """An ability that its player uses in the own turn when wanted: at any time, or in these periods alone."""

    FIELDS: ClassVar[tuple[str, ...]] = ("periods", "effects")

    def __init__(self, periods: tuple[Node, ...], effects: Node) -> None:
        self.periods: Final = periods
        self.effects: Final = effects


class OfEach(Node):
    """So many of each player's."""

    FIELDS: ClassVar[tuple[str, ...]] = ("n", "what")

    def __init__(self, n: int, what: Node) -> None:
        self.n: Final = n
        self.what: Final = what


class Same(Node):
    """Whom the sentence concerns of which this takes the place."""


class RatherIf(Node):
    """If the condition holds, this in place of the sentence before."""

    FIELDS: ClassVar[tuple[str, ...]] = ("condition", "effect")

    def __init__(self, condition: Node, effect: Node) -> None:
        self.condition: Final = condition
        self.effect: Final = effect


class HappenedIn(Node):
    """The event has happened in this period of the present turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("period", "event")

    def __init__(self, period: Node, event: Node) -> None:
        self.period: Final = period
        self.event: Final = event


class Numbered(Node):
    """What the sentence before does, done to so many."""

    FIELDS: ClassVar[tuple[str, ...]] = ("n", "effect")

    def __init__(self, n: int, effect: Node) -> None:
        self.n: Final = n
        self.effect: Final = effect


class Lots(Node):
    """As often as there are so many members of a group."""

    FIELDS: ClassVar[tuple[str, ...]] = ("each", "n")

    def __init__(self, each: Node, n: int) -> None:
        self.each: Final = each
        self.n: Final = n


class ForEachTo(Node):
    """The effect, as much of it as there are members of a group, and no more than so much."""

    FIELDS: ClassVar[tuple[str, ...]] = ("each", "effect", "n")

    def __init__(self, each: Node, effect: Node, n: int) -> None:
        self.each: Final = each
        self.effect: Final = effect
        self.n: Final = n


class PerLots(Node):
    """So much as often as there are so many members of a group."""

    FIELDS: ClassVar[tuple[str, ...]] = ("n", "each")

    def __init__(self, n: int, each: Node) -> None:
        self.n: Final = n
        self.each: Final = each


class AlsoWhen(Node):
    """An ability that waits, which works on another event as well."""

    FIELDS: ClassVar[tuple[str, ...]] = ("ability", "event")

    def __init__(self, ability: Node, event: Node) -> None:
        self.ability: Final = ability
        self.event: Final = event


class SortsAre(Node):
    """There are so many colours among these (an amount that counts colours)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount", "bound")

    def __init__(self, amount: Node, bound: Node) -> None:
        self.amount: Final = amount
        self.bound: Final = bound


class RatherWhen(Node):
    """An ability that waits; on another event these effects take the place of its own."""

    FIELDS: ClassVar[tuple[str, ...]] = ("ability", "event", "effects")

    def __init__(self, ability: Node, event: Node, effects: Node) -> None:
        self.ability: Final = ability
        self.event: Final = event
        self.effects: Final = effects


class ThoseAre(Node):
    """There are so many of those of whom the condition before speaks."""

    FIELDS: ClassVar[tuple[str, ...]] = ("bound",)

    def __init__(self, bound: Node) -> None:
        self.bound: Final = bound
