"""What a text of 3x3Wars can let happen once, beside what things.py and the language have."""

from typing import ClassVar, Final

from fuda.language.words.nodes import About, Node, OfNumber


class DrawSo(Node):
    """Draw as many cards as an amount."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount: Final = amount


class DrawUntil(OfNumber):
    """Draw until there are so many cards in hand."""


class DiscardDownTo(OfNumber):
    """Discard until there are so many cards in hand."""


class LoseLife(Node):
    """Lose so much life, which is no damage."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount: Final = amount


class SetLife(Node):
    """The life of the player becomes so much."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "amount")

    def __init__(self, player: Node, amount: Node) -> None:
        self.player: Final = player
        self.amount: Final = amount


class PutOver(About):
    """Put on the top of the deck."""


class ShuffleIn(About):
    """Put into the deck, which is shuffled."""


class ShuffleDeck(Node):
    """Shuffle the deck."""


class Bring(About):
    """Put unit cards onto the field of the acting player, whatever they cost."""


class LookAtCards(About):
    """Look at these cards."""


class BoostSo(Node):
    """Boost each of them by an amount."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "amount")

    def __init__(self, what: Node, amount: Node) -> None:
        self.what: Final = what
        self.amount: Final = amount


class LoseTrait(Node):
    """They do not have the trait."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "label")

    def __init__(self, what: Node, label: str) -> None:
        self.what: Final = what
        self.label: Final = label


class OneMore(Node):
    """The acting player may do this once more in this turn, for each time that is said."""

    FIELDS: ClassVar[tuple[str, ...]] = ("operation", "n")

    def __init__(self, operation: str, n: int) -> None:
        self.operation: Final = operation
        self.n: Final = n


class RaisePower(Node):
    """Their power is higher by an amount."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "amount")

    def __init__(self, what: Node, amount: Node) -> None:
        self.what: Final = what
        self.amount: Final = amount


class LowerPower(Node):
    """Their power is lower by an amount."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "amount")

    def __init__(self, what: Node, amount: Node) -> None:
        self.what: Final = what
        self.amount: Final = amount


class SetPower(Node):
    """Their power is this amount."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "amount")

    def __init__(self, what: Node, amount: Node) -> None:
        self.what: Final = what
        self.amount: Final = amount


class DoublePower(About):
    """Their power is twice as much."""


class HalvePower(About):
    """Their power is half as much, rounded down."""


class ForEach(Node):
    """The effect, as much of it as there are members of a group."""

    FIELDS: ClassVar[tuple[str, ...]] = ("each", "effect")

    def __init__(self, each: Node, effect: Node) -> None:
        self.each: Final = each
        self.effect: Final = effect


class PowerFor(Node):
    """For a while the power of these changes so."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "duration", "change")

    def __init__(self, what: Node, duration: Node, change: Node) -> None:
        self.what: Final = what
        self.duration: Final = duration
        self.change: Final = change


class TraitFor(Node):
    """For a while these have the trait."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "duration", "label")

    def __init__(self, what: Node, duration: Node, label: str) -> None:
        self.what: Final = what
        self.duration: Final = duration
        self.label: Final = label


class BothTraitsFor(Node):
    """For a while these have both traits."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "duration", "first", "second")

    def __init__(self, what: Node, duration: Node, first: str, second: str) -> None:
        self.what: Final = what
        self.duration: Final = duration
        self.first: Final = first
        self.second: Final = second


class GainEither(Node):
    """They have one of both traits, which the acting player chooses."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "first", "second")

    def __init__(self, what: Node, first: str, second: str) -> None:
        self.what: Final = what
        self.first: Final = first
        self.second: Final = second


class GainBoth(Node):
    """They have both traits."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "first", "second")

    def __init__(self, what: Node, first: str, second: str) -> None:
        self.what: Final = what
        self.first: Final = first
        self.second: Final = second


class ModesUpTo(Node):
    """The acting player chooses up to so many of these and does them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("n", "options")

    def __init__(self, n: int, options: tuple[Node, ...]) -> None:
        self.n: Final = n
        self.options: Final = options


class NoDestruction(Node):
    """A reminder that what was put into the discard pile was not destroyed."""


class Put(Node):
    """Put into that zone in that state."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "state", "zone")

    def __init__(self, what: Node, state: str, zone: Node) -> None:
        self.what: Final = what
        self.state: Final = state
        self.zone: Final = zone


class PutUnder(Node):
    """Put at the bottom of that zone."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "zone")

    def __init__(self, what: Node, zone: Node) -> None:
        self.what: Final = what
        self.zone: Final = zone


class Turn(Node):
    """Bring into that state."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "state")

    def __init__(self, what: Node, state: str) -> None:
        self.what: Final = what
        self.state: Final = state


class NoExpansion(Node):
    """A reminder that what was put among the territories was no expansion."""


class NoDeployment(Node):
    """A reminder that what was put onto the field was neither deployed nor redeployed."""


class NowYours(Node):
    """A reminder that a unit taken over belongs to its new player."""


class MixUnder(About):
    """Put at the bottom of the deck in an order that chance makes."""


class LoseBoth(GainBoth):
    """They have neither of both traits."""


class NotIfCountered(Node):
    """A reminder that what a boost with this card does is done only if the boost takes effect."""
