"""How much and how many texts of kokuryoku say, beside printed numbers; and the conditions that compare."""

from typing import ClassVar, Final

from fuda.language.words.figures import FigureIs as FigureIs
from fuda.language.words.figures import FigureOf as FigureOf
from fuda.language.words.figures import IsAmong as IsAmong
from fuda.language.words.figures import NumberX as NumberX
from fuda.language.words.measures import AmountIs as AmountIs
from fuda.language.words.measures import And as And
from fuda.language.words.measures import AsDealt as AsDealt
from fuda.language.words.measures import Compares as Compares
from fuda.language.words.measures import CountOf as CountOf
from fuda.language.words.measures import Difference as Difference
from fuda.language.words.measures import Exists as Exists
from fuda.language.words.measures import Half as Half
from fuda.language.words.measures import HalfOf as HalfOf
from fuda.language.words.measures import HalfUp as HalfUp
from fuda.language.words.measures import LessThan as LessThan
from fuda.language.words.measures import MoreThan as MoreThan
from fuda.language.words.measures import Multiplied as Multiplied
from fuda.language.words.measures import Not as Not
from fuda.language.words.measures import Or as Or
from fuda.language.words.measures import PerCount as PerCount
from fuda.language.words.measures import SoMany as SoMany
from fuda.language.words.measures import To as To
from fuda.language.words.measures import Twice as Twice
from fuda.language.words.nodes import About, Node

# --- amounts


class ChipsIn(Node):
    """As many chips as lie in a player's pile, unused or used."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "pile")

    def __init__(self, player: Node, pile: str) -> None:
        self.player: Final = player
        self.pile: Final = pile


class Lost(Node):
    """As many chips as a unit lacks to its maximum."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of",)

    def __init__(self, of: Node) -> None:
        self.of: Final = of


# --- conditions


class Touches(Node):
    """The unit is adjacent to so many of these."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "group", "bound")

    def __init__(self, what: Node, group: Node, bound: Node) -> None:
        self.what: Final = what
        self.group: Final = group
        self.bound: Final = bound


class InPhase(Node):
    """It is this phase of this player."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "phase")

    def __init__(self, player: Node, phase: str) -> None:
        self.player: Final = player
        self.phase: Final = phase


class InBattle(Node):
    """A battle is under way in which the unit fights."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what",)

    def __init__(self, what: Node) -> None:
        self.what: Final = what


class ThisFights(Node):
    """The unit uses this very card in the battle."""


class DidThisTurn(Node):
    """The unit has done this in this turn: move, attack, counter, sortie, change (its class) or be attacked."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "deed")

    def __init__(self, what: Node, deed: str) -> None:
        self.what: Final = what
        self.deed: Final = deed


class DidEither(Node):
    """The unit has done the one or the other in this turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "deed", "other")

    def __init__(self, what: Node, deed: str, other: str) -> None:
        self.what: Final = what
        self.deed: Final = deed
        self.other: Final = other


class CardCount(About):
    """As many as there are of these cards."""


class CardExists(About):
    """There is one of these cards."""


class SideHas(Node):
    """A player has one of these units on the field."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "what")

    def __init__(self, player: Node, what: Node) -> None:
        self.player: Final = player
        self.what: Final = what


class CameTo(Node):
    """The unit has come to a sortie square of the player."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "player")

    def __init__(self, what: Node, player: Node) -> None:
        self.what: Final = what
        self.player: Final = player


class IsFull(About):
    """The unit has as many chips as it can have."""


class IsBearing(Node):
    """The unit bears a card of this kind (any: of any)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "kind")

    def __init__(self, what: Node, kind: str) -> None:
        self.what: Final = what
        self.kind: Final = kind


class HasKeyword(Node):
    """The unit has the named ability."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "label")

    def __init__(self, what: Node, label: str) -> None:
        self.what: Final = what
        self.label: Final = label


class PileIs(Node):
    """So many chips lie in a pile of the player."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "pile", "bound")

    def __init__(self, player: Node, pile: str, bound: Node) -> None:
        self.player: Final = player
        self.pile: Final = pile
        self.bound: Final = bound


class HandIs(Node):
    """The player has so many cards in hand."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "bound")

    def __init__(self, player: Node, bound: Node) -> None:
        self.player: Final = player
        self.bound: Final = bound


class Idle(About):
    """The unit has neither moved nor attacked in this turn."""


class PerSome(Node):
    """So much for every so many (per) of an amount."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount", "per", "n")

    def __init__(self, amount: Node, per: int, n: int) -> None:
        self.amount: Final = amount
        self.per: Final = per
        self.n: Final = n


class NotAbove(Node):
    """A change: no more than the amount, whatever else raises it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount: Final = amount


class NotBelow(Node):
    """A change: no less than the amount, whatever else lowers it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount: Final = amount


class HalfRoundedUp(Node):
    """A change: halved, rounded up."""


class AttackingWith(Node):
    """An attack with this very card is under way."""


class IsOnEither(Node):
    """The unit is on a square with a land of one of two kinds."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "land", "other")

    def __init__(self, what: Node, land: str, other: str) -> None:
        self.what: Final = what
        self.land: Final = land
        self.other: Final = other


class HasMore(Node):
    """A player has more, less or as much (how) of a thing as another: unused, used, hand, units, lands, off, deck."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "thing", "than", "how")

    def __init__(self, player: Node, thing: str, than: Node, how: str) -> None:
        self.player: Final = player
        self.thing: Final = thing
        self.than: Final = than
        self.how: Final = how


class While(Node):
    """Both hold: the first for a time, the second if it is so."""

    FIELDS: ClassVar[tuple[str, ...]] = ("first", "second")

    def __init__(self, first: Node, second: Node) -> None:
        self.first: Final = first
        self.second: Final = second


class OthersExist(About):
    """There is one of these beside the unit that has the text."""


class CoinIs(Node):
    """The coin that was tossed shows this side: heads or tails."""

    FIELDS: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: str) -> None:
        self.side: Final = side


class IsCard(Node):
    """All of these cards, of which there are some, are such ones."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "group")

    def __init__(self, what: Node, group: Node) -> None:
        self.what: Final = what
        self.group: Final = group


class Happened(Node):
    """This has happened in this turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("event",)

    def __init__(self, event: Node) -> None:
        self.event: Final = event


class TimesHappened(Happened):
    """As often as this has happened in this turn."""


class IsAt(Node):
    """The unit is on one of these squares."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "where")

    def __init__(self, what: Node, where: Node) -> None:
        self.what: Final = what
        self.where: Final = where


class StandThere(Node):
    """One of these is on one of those squares."""

    FIELDS: ClassVar[tuple[str, ...]] = ("where", "what")

    def __init__(self, where: Node, what: Node) -> None:
        self.where: Final = where
        self.what: Final = what


class SoManyThere(Node):
    """So many of these are on those squares."""

    FIELDS: ClassVar[tuple[str, ...]] = ("where", "what", "bound")

    def __init__(self, where: Node, what: Node, bound: Node) -> None:
        self.where: Final = where
        self.what: Final = what
        self.bound: Final = bound


class LandLies(Node):
    """A land of this kind (any: of any) lies on one of those squares."""

    FIELDS: ClassVar[tuple[str, ...]] = ("where", "land")

    def __init__(self, where: Node, land: str) -> None:
        self.where: Final = where
        self.land: Final = land


class IsArmed(Node):
    """The first equipment of the unit, or a weapon or magic attached to it, is of this kind."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "arms")

    def __init__(self, what: Node, arms: str) -> None:
        self.what: Final = what
        self.arms: Final = arms


class IsWithin(Node):
    """The unit is at most n steps away from another one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "of", "n")

    def __init__(self, what: Node, of: Node, n: int) -> None:
        self.what: Final = what
        self.of: Final = of
        self.n: Final = n


class OneFights(Node):
    """One of these is attacking, or is being attacked (side: attack, defence)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "side")

    def __init__(self, what: Node, side: str) -> None:
        self.what: Final = what
        self.side: Final = side


class ComparesBy(Node):
    """An amount is at least n more or less (how) than another."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount", "than", "n", "how")

    def __init__(self, amount: Node, than: Node, n: int, how: str) -> None:
        self.amount: Final = amount
        self.than: Final = than
        self.n: Final = n
        self.how: Final = how


class IsThere(About):
    """The unit is on the field."""


class IsHere(About):
    """One of these is on this square."""


class IsCountering(About):
    """The unit strikes back now."""


class FightsAgainst(Node):
    """The unit is in battle with one of these."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "group")

    def __init__(self, what: Node, group: Node) -> None:
        self.what: Final = what
        self.group: Final = group


class ZoneHas(Node):
    """So many such cards lie in a zone."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone", "what", "bound")

    def __init__(self, zone: Node, what: Node, bound: Node) -> None:
        self.zone: Final = zone
        self.what: Final = what
        self.bound: Final = bound


class CardAttack(Node):
    """What these cards add to attacks, or with how much they strike: the figure that is printed on them, in all."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of",)

    def __init__(self, of: Node) -> None:
        self.of: Final = of


class PrintedFigure(Node):
    """A figure as it is printed on the card of a unit, whether it is still on the field or not."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of", "figure")

    def __init__(self, of: Node, figure: str) -> None:
        self.of: Final = of
        self.figure: Final = figure


class Capped(Node):
    """An amount, but no more than so much."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount", "most")

    def __init__(self, amount: Node, most: int) -> None:
        self.amount: Final = amount
        self.most: Final = most


class TotalOf(Node):
    """A figure of these units, in all."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of", "figure")

    def __init__(self, of: Node, figure: str) -> None:
        self.of: Final = of
        self.figure: Final = figure


class InStep(Node):
    """It is this step of this player's national-power phase."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "step")

    def __init__(self, player: Node, step: str) -> None:
        self.player: Final = player
        self.step: Final = step


class IsHalf(Node):
    """The unit has at least, at most, more or less (how) than half of its maximum spirit."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "how")

    def __init__(self, what: Node, how: str) -> None:
        self.what: Final = what
        self.how: Final = how


class Likewise(Node):
    """What the condition of a sentence before compares, compared with another number."""

    FIELDS: ClassVar[tuple[str, ...]] = ("bound",)

    def __init__(self, bound: Node) -> None:
        self.bound: Final = bound
