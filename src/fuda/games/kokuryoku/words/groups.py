"""Which units, cards and squares a text of kokuryoku can speak of, beside those that things.py has.

A figure is the string attack, counter, maximum or spirit.
"""

from typing import ClassVar, Final

from fuda.language.words.figures import Extreme as Extreme
from fuda.language.words.figures import OfEitherSide as OfEitherSide
from fuda.language.words.figures import Other as Other
from fuda.language.words.figures import WithFigure as WithFigure
from fuda.language.words.measures import ButNot as ButNot
from fuda.language.words.measures import Either as Either
from fuda.language.words.measures import OtherPlayer as OtherPlayer
from fuda.language.words.measures import TurnPlayer as TurnPlayer
from fuda.language.words.nodes import About, Node, OfPlayer

# --- groups of units, and of cards, that narrow another one down


class OnLine(Node):
    """Of these, the ones in the same row or column (line) as a unit."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of", "line", "what")

    def __init__(self, of: Node, line: str, what: Node) -> None:
        self.of: Final = of
        self.line: Final = line
        self.what: Final = what


class InFront(Node):
    """Of these, the one on the square straight before or behind (where) a unit, as its owner looks at it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of", "where", "what")

    def __init__(self, of: Node, where: str, what: Node) -> None:
        self.of: Final = of
        self.where: Final = where
        self.what: Final = what


class Foremost(About):
    """一番前の: of these, the ones that stand furthest from the sortie squares of their owner."""


class NameHas(Node):
    """Of these, the ones whose name contains this."""

    FIELDS: ClassVar[tuple[str, ...]] = ("name", "what")

    def __init__(self, name: str, what: Node) -> None:
        self.name: Final = name
        self.what: Final = what


class AtMaximum(About):
    """Of these, the ones with as many chips as they can have."""


class BelowMaximum(About):
    """Of these, the ones that could have more chips."""


class WithKeyword(Node):
    """Of these, the ones that have the named ability."""

    FIELDS: ClassVar[tuple[str, ...]] = ("label", "what")

    def __init__(self, label: str, what: Node) -> None:
        self.label: Final = label
        self.what: Final = what


class NotBearing(Node):
    """Of these, the ones that bear no card of this kind (any: no card at all)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "what")

    def __init__(self, kind: str, what: Node) -> None:
        self.kind: Final = kind
        self.what: Final = what


class ArmedWith(Node):
    """Of these, the ones whose first equipment or an attached weapon or magic is of this kind."""

    FIELDS: ClassVar[tuple[str, ...]] = ("arms", "what")

    def __init__(self, arms: str, what: Node) -> None:
        self.arms: Final = arms
        self.what: Final = what


class ClassChangedOnes(About):
    """Of these, the ones that have changed their class."""


class Fighting(About):
    """Of these, the ones in the battle under way."""


# --- groups of cards


class OfKinds(Node):
    """Cards of one of these kinds."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kinds",)

    def __init__(self, kinds: tuple[str, ...]) -> None:
        self.kinds: Final = kinds


class AllAttached(Node):
    """The cards of any kind attached to these units."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of",)

    def __init__(self, of: Node) -> None:
        self.of: Final = of


class SideAttached(OfPlayer):
    """The cards of any kind attached to units of a player."""


class SortCards(Node):
    """Unit cards of this movement or class."""

    FIELDS: ClassVar[tuple[str, ...]] = ("sort",)

    def __init__(self, sort: str) -> None:
        self.sort: Final = sort


class LandCards(Node):
    """Land cards, wherever they are."""


class CardNamed(Node):
    """Cards of exactly this name."""

    FIELDS: ClassVar[tuple[str, ...]] = ("name",)

    def __init__(self, name: str) -> None:
        self.name: Final = name


class ClassChangeCards(Node):
    """Unit cards that change the class of a character."""


class LandsThere(About):
    """Of the lands on the field, those on squares with one of these units."""


class OfArms(Node):
    """Of these cards, the weapons and magics of a kind."""

    FIELDS: ClassVar[tuple[str, ...]] = ("arms", "what")

    def __init__(self, arms: str, what: Node) -> None:
        self.arms: Final = arms
        self.what: Final = what


class OfGround(Node):
    """Of these lands, on the field or elsewhere, the ones of a kind."""

    FIELDS: ClassVar[tuple[str, ...]] = ("land", "what")

    def __init__(self, land: str, what: Node) -> None:
        self.land: Final = land
        self.what: Final = what


class LandsOf(OfPlayer):
    """The lands on the field that a player laid."""


class Abroad(OfPlayer):
    """A player's zone 国外."""


class HandAndOff(OfPlayer):
    """A player's hand and 戦場外."""


# --- squares


class SortieSquares(OfPlayer):
    """The sortie squares of a player."""


class AnySquares(Node):
    """All squares of the board."""


class SquaresNextTo(Node):
    """The squares next to a unit."""

    FIELDS: ClassVar[tuple[str, ...]] = ("to",)

    def __init__(self, to: Node) -> None:
        self.to: Final = to


class SquaresWithin(Node):
    """The squares at most n steps away from a unit."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of", "n")

    def __init__(self, of: Node, n: int) -> None:
        self.of: Final = of
        self.n: Final = n


class SquaresBeside(Node):
    """The square straight before or behind (where) a unit; sides, ends: both beside it, or both before and behind."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of", "where")

    def __init__(self, of: Node, where: str) -> None:
        self.of: Final = of
        self.where: Final = where


class SquaresOnLine(Node):
    """The squares in the row or column (line) of units."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of", "line")

    def __init__(self, of: Node, line: str) -> None:
        self.of: Final = of
        self.line: Final = line


class LandSquares(Node):
    """The squares with a land of this kind (any: of any)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("land",)

    def __init__(self, land: str) -> None:
        self.land: Final = land


class BareSquares(Node):
    """The squares without a land."""


class NextToHere(Node):
    """On a land: the squares next to its own."""


class FormerSquares(Node):
    """移動前のマス: where units stood before they moved, or left, in this turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of",)

    def __init__(self, of: Node) -> None:
        self.of: Final = of


class EitherSquares(Node):
    """These squares and those."""

    FIELDS: ClassVar[tuple[str, ...]] = ("first", "second")

    def __init__(self, first: Node, second: Node) -> None:
        self.first: Final = first
        self.second: Final = second


class AtSquares(Node):
    """Of these, the ones on such squares."""

    FIELDS: ClassVar[tuple[str, ...]] = ("where", "what")

    def __init__(self, where: Node, what: Node) -> None:
        self.where: Final = where
        self.what: Final = what


class SameAs(Node):
    """Of these (units or cards), the ones that have the country, class, movement or name (trait) of a unit."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of", "trait", "what")

    def __init__(self, of: Node, trait: str, what: Node) -> None:
        self.of: Final = of
        self.trait: Final = trait
        self.what: Final = what


class OfAction(Node):
    """Of these, the ones whose first equipment strikes at this range: direct, indirect, magic, breath or heal."""

    FIELDS: ClassVar[tuple[str, ...]] = ("action", "what")

    def __init__(self, action: str, what: Node) -> None:
        self.action: Final = action
        self.what: Final = what


class Doers(Node):
    """Of these, the ones that have (or have not) done this in this turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("deed", "what")

    def __init__(self, deed: str, what: Node) -> None:
        self.deed: Final = deed
        self.what: Final = what


class Idlers(Doers):
    """Of these, the ones that have not done this in this turn."""


class InRange(Node):
    """Of these, the ones that a unit reaches with its equipment."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of", "what")

    def __init__(self, of: Node, what: Node) -> None:
        self.of: Final = of
        self.what: Final = what


class ThisSquare(Node):
    """このマス, on a land."""


# --- units and players that are not chosen


class Its(Node):
    """The unit that is spoken of: the one that has the text, or else the one that the rule is about."""


class EventUnit(Node):
    """移動したユニット: the unit that the event or the occasion is about, whatever was chosen since."""


class SquaresNextToSortie(OfPlayer):
    """The squares next to the sortie squares of a player, these not included."""


class Unsaid(Its):
    """The same, where the sentence has no subject."""


class BothPlayers(Node):
    """双方: each player, the turn player first."""


class OwnerOf(Node):
    """The player whose unit this is."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of",)

    def __init__(self, of: Node) -> None:
        self.of: Final = of


class OnEither(Node):
    """Of these, the ones on a square with a land of one of two kinds."""

    FIELDS: ClassVar[tuple[str, ...]] = ("land", "other", "what")

    def __init__(self, land: str, other: str, what: Node) -> None:
        self.land: Final = land
        self.other: Final = other
        self.what: Final = what


class FightingHere(About):
    """このマスで戦闘する, on a land: of these, the one in battle on its square."""


class AttackingHere(About):
    """このマスから攻撃する, on a land: of these, the one that attacks from its square."""


class SquaresBeyond(Node):
    """The squares of all rows ahead of a unit or behind it (where), as the owner of who would go there looks at it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of", "where")

    def __init__(self, of: Node, where: str) -> None:
        self.of: Final = of
        self.where: Final = where


class InMovement(Node):
    """The squares within the movement of a unit."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of",)

    def __init__(self, of: Node) -> None:
        self.of: Final = of


class Arms(Node):
    """A kind of equipment."""

    FIELDS: ClassVar[tuple[str, ...]] = ("arms",)

    def __init__(self, arms: str) -> None:
        self.arms: Final = arms


class BothArms(Node):
    """Two kinds of equipment, or more."""

    FIELDS: ClassVar[tuple[str, ...]] = ("first", "second")

    def __init__(self, first: Node, second: Node) -> None:
        self.first: Final = first
        self.second: Final = second


class Both(Either):
    """…と…: those of the first group and those of the second; where they are looked for, some of each."""


class WereAttached(Node):
    """The cards of this kind (any: of any) attached to these units, or put off the field with them this turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "of")

    def __init__(self, kind: str, of: Node) -> None:
        self.kind: Final = kind
        self.of: Final = of


class EachOf(About):
    """…1枚につき: each of these cards."""


class AttachedToOne(Node):
    """The cards of this kind (any: of any) attached to one unit, which is chosen first."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "of")

    def __init__(self, kind: str, of: Node) -> None:
        self.kind: Final = kind
        self.of: Final = of


class AttachedSuchToOne(Node):
    """Of the cards attached to one unit, which is chosen first, such ones."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of", "what")

    def __init__(self, of: Node, what: Node) -> None:
        self.of: Final = of
        self.what: Final = what


class AttachedSuch(Node):
    """Of the cards attached to these units, such ones."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of", "what")

    def __init__(self, of: Node, what: Node) -> None:
        self.of: Final = of
        self.what: Final = what


class SquaresOf(Node):
    """The squares of these units."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of",)

    def __init__(self, of: Node) -> None:
        self.of: Final = of
