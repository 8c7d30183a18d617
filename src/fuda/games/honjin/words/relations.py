"""What stands in relation to something else in the card texts of honjin: comparisons, likeness, unions, extremes.

Conditions: `Compares`, `AmountIs`, `Contrary`, `InBattle`, `BearsSuch`, `While`. Features: `SharesWith`. Groups:
`BattleGround`, `AmongShown`, `Lacking`, `Extreme`, `OrElse`, `AsWellAs`. Amounts: `Sum`, `HalfOf`.
"""

from typing import ClassVar, Final

from fuda.games.honjin.words.things import Adjacent
from fuda.language.words.amounts import CountIs
from fuda.language.words.nodes import About, If, Node

# --- conditions


class Compares(Node):
    """The one amount is more, fewer, same, least (or more), most (or fewer) than the other."""

    FIELDS: ClassVar[tuple[str, ...]] = ("one", "how", "other")

    def __init__(self, one: Node, how: str, other: Node) -> None:
        self.one: Final = one
        self.how: Final = how
        self.other: Final = other


class PerEach(Node):
    """10.17.1. The effect with its figure, or its number of cards, so many times."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount", "effect")

    def __init__(self, amount: Node, effect: Node) -> None:
        self.amount: Final = amount
        self.effect: Final = effect


class AmountIs(Node):
    """The amount compares so with a number."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount", "bound")

    def __init__(self, amount: Node, bound: Node) -> None:
        self.amount: Final = amount
        self.bound: Final = bound


class CountsIn(CountIs):
    """The same as amounts.CountIs, worded 存在する of a zone."""


class Contrary(Node):
    """The condition is not met."""

    FIELDS: ClassVar[tuple[str, ...]] = ("condition",)

    def __init__(self, condition: Node) -> None:
        self.condition: Final = condition


class InBattle(Node):
    """8.1.1. A battle goes on in which the text has its place."""


class BearsSuch(Node):
    """2.1.2.1.2.1. The unit bears a piece of equipment of the group."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "gear")

    def __init__(self, what: Node, gear: Node) -> None:
        self.what: Final = what
        self.gear: Final = gear


class IsAt(Node):
    """5.1.2.4. The thing is on a terrain of the group."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "where")

    def __init__(self, what: Node, where: Node) -> None:
        self.what: Final = what
        self.where: Final = where


class Rather(Node):
    """Where the condition is met, this is done in place of the sentence before."""

    FIELDS: ClassVar[tuple[str, ...]] = ("condition", "effect")

    def __init__(self, condition: Node, effect: Node) -> None:
        self.condition: Final = condition
        self.effect: Final = effect


class RatherBy(Node):
    """Where the condition is met, the die is changed by this in place of what the sentence before says."""

    FIELDS: ClassVar[tuple[str, ...]] = ("condition", "by")

    def __init__(self, condition: Node, by: Node) -> None:
        self.condition: Final = condition
        self.by: Final = by


class OfOne(Node):
    """4.7.7. Two conditions on one thing, each told of h.Same."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "one", "other")

    def __init__(self, what: Node, one: Node, other: Node) -> None:
        self.what: Final = what
        self.one: Final = one
        self.other: Final = other


class DeadOfThis(Node):
    """12.6.1. Of these, the units that the sentences before have made die."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what",)

    def __init__(self, what: Node) -> None:
        self.what: Final = what


class While(If):
    """The same as nodes.If, worded 限り: of what lasts, as long as the condition is met."""


# --- features


class SharesWith(Node):
    """It has a word of this trait (name, race, attribute, type, march, faction) that the thing has, or its level."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "trait")

    def __init__(self, what: Node, trait: str) -> None:
        self.what: Final = what
        self.trait: Final = trait


class FigureThan(Node):
    """Its figure is more, fewer, same, least or most, compared with an amount."""

    FIELDS: ClassVar[tuple[str, ...]] = ("figure", "how", "amount")

    def __init__(self, figure: str, how: str, amount: Node) -> None:
        self.figure: Final = figure
        self.how: Final = how
        self.amount: Final = amount


# --- groups


class BattleGround(Node):
    """8.1.1. The terrain on which a battle is fought; none outside of battles."""


class AmongShown(About):
    """Of the cards that the sentence before showed, those of the group; whoever acts chooses among them."""


class BesideSuch(Adjacent):
    """The same as things.Adjacent, with both groups in 「」."""


class Lacking(Node):
    """Of these, the ones without the feature."""

    FIELDS: ClassVar[tuple[str, ...]] = ("feature", "what")

    def __init__(self, feature: Node, what: Node) -> None:
        self.feature: Final = feature
        self.what: Final = what


class Extreme(Node):
    """Of these, the ones whose figure is the highest or the lowest; several if they are equal."""

    FIELDS: ClassVar[tuple[str, ...]] = ("figure", "end", "what")

    def __init__(self, figure: str, end: str, what: Node) -> None:
        self.figure: Final = figure
        self.end: Final = end
        self.what: Final = what


class Bearing(Node):
    """Of these units, the ones that bear a piece of equipment of the group."""

    FIELDS: ClassVar[tuple[str, ...]] = ("gear", "what")

    def __init__(self, gear: Node, what: Node) -> None:
        self.gear: Final = gear
        self.what: Final = what


class OrElse(Node):
    """What is in one of the two groups (または)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("one", "other")

    def __init__(self, one: Node, other: Node) -> None:
        self.one: Final = one
        self.other: Final = other


class AsWellAs(OrElse):
    """Both things (と)."""


# --- amounts


class Sum(Node):
    """The amount and a number more, or less where it is negative."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount", "n")

    def __init__(self, amount: Node, n: int) -> None:
        self.amount: Final = amount
        self.n: Final = n


class Less(Sum):
    """The amount less a number."""


class HalfOf(Node):
    """Half of the amount, a fraction dropped."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount: Final = amount


class ChainedOn(Node):
    """15.2.5.1. How many declarations were chained on this one."""


# --- what came with the third batch of texts


class EveryFew(Node):
    """10.17.1. An amount: how many times there are so many of them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("n", "what")

    def __init__(self, n: int, what: Node) -> None:
        self.n: Final = n
        self.what: Final = what


class JustDone(Node):
    """10.17.1. An amount: how many cards the sentence before has moved."""


class OfSide(Node):
    """1.3.7. Of these, the ones of the player of that side."""

    FIELDS: ClassVar[tuple[str, ...]] = ("side", "what")

    def __init__(self, side: str, what: Node) -> None:
        self.side: Final = side
        self.what: Final = what


class Ranked(Node):
    """8.3.3.2. Of these, the ones that stand in front of the unit in its party, or behind it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("way", "to", "what")

    def __init__(self, way: str, to: Node, what: Node) -> None:
        self.way: Final = way
        self.to: Final = to
        self.what: Final = what


class BearingSoMany(Node):
    """2.1.2.1.2.1. Of these, the ones the number of whose pieces of equipment compares so."""

    FIELDS: ClassVar[tuple[str, ...]] = ("bound", "what")

    def __init__(self, bound: Node, what: Node) -> None:
        self.bound: Final = bound
        self.what: Final = what


class BearsSoMany(Node):
    """2.1.2.1.2.1. The number of pieces of equipment that the unit bears compares so."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "bound")

    def __init__(self, what: Node, bound: Node) -> None:
        self.what: Final = what
        self.bound: Final = bound


class EndCard(Node):
    """5.1.3.9. The uppermost or the lowermost card of a deck."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone", "place")

    def __init__(self, zone: Node, place: str) -> None:
        self.zone: Final = zone
        self.place: Final = place


class RollIsOdd(Node):
    """3.4.5. The result of the dice is odd, or even."""

    FIELDS: ClassVar[tuple[str, ...]] = ("parity",)

    def __init__(self, parity: str) -> None:
        self.parity: Final = parity


class RestShown(Node):
    """4.11.1.1, 5.1.3.7. Of the cards shown or looked at those that lie in a deck still."""
