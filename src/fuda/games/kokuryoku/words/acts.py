"""What texts of kokuryoku let happen once, beside what effects.py has."""

from typing import ClassVar, Final

from fuda.language.words.abilities import Modes as Modes
from fuda.language.words.nodes import About, Node, OfNumber, OfPlayer


class WithAmount(Node):
    """An act on something by an amount."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "amount")

    def __init__(self, what: Node, amount: Node) -> None:
        self.what: Final = what
        self.amount: Final = amount


class OfAmount(Node):
    """An act of the acting player by an amount."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount: Final = amount


# --- chips


class PutChips(Node):
    """The acting player puts up to n unused chips on the unit, not above its maximum."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "n")

    def __init__(self, what: Node, n: int) -> None:
        self.what: Final = what
        self.n: Final = n


class RecoverAll(About):
    """最大まで回復する: as many chips as it can have, and there are."""


class DealDamage(WithAmount):
    """Damage by a text: chips go to the used pile, nothing where no damage is taken."""


class SetSpirit(WithAmount):
    """気力をnにする: chips go on it or away from it until it has so many."""


class MoveChips(Node):
    """Chips go from one unit to another of the same player, not above its maximum."""

    FIELDS: ClassVar[tuple[str, ...]] = ("source", "target", "amount")

    def __init__(self, source: Node, target: Node, amount: Node) -> None:
        self.source: Final = source
        self.target: Final = target
        self.amount: Final = amount


class RestoreSo(OfAmount):
    """Used chips of the acting player go back to unused."""


class RestoreAll(Node):
    """All used chips of the acting player go back to unused."""


class UseUpSo(OfAmount):
    """Unused chips of the acting player become used."""


class PaySpirit(WithAmount):
    """気力を支払う: chips of the unit go to the used pile as a price; where it may be left, all of them or none."""


# --- cards


class DrawSo(OfAmount):
    """The acting player draws so many cards."""


class DrawUntil(OfNumber):
    """The acting player draws until there are n cards in hand."""


class DiscardDownTo(OfNumber):
    """The acting player puts cards of the hand off the field until there are n."""


class DiscardAll(Node):
    """The whole hand of the acting player goes off the field."""


class DiscardAtRandom(OfNumber):
    """So many cards of the acting player's hand, chosen by chance, go off the field."""


class LookAtRandom(Node):
    """The acting player looks at so many cards of a player's hand, chosen by chance."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "n")

    def __init__(self, player: Node, n: int) -> None:
        self.player: Final = player
        self.n: Final = n


class LookAtHand(OfPlayer):
    """The acting player looks at the hand of a player."""


class LookAtTop(Node):
    """The acting player looks at the uppermost cards of a player's deck."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "n")

    def __init__(self, player: Node, n: int) -> None:
        self.player: Final = player
        self.n: Final = n


class MillTop(Node):
    """The uppermost cards of a player's deck go off the field."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "n")

    def __init__(self, player: Node, n: int) -> None:
        self.player: Final = player
        self.n: Final = n


class BanishTop(MillTop):
    """The uppermost cards of a player's deck go abroad."""


class LookedCards(Node):
    """その中: the cards that were looked at."""


class RestOfThem(Node):
    """残り: those of them that are still in the deck."""


class PutOnDeck(Node):
    """Cards go to the top or the bottom (place) of their owner's deck."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "place")

    def __init__(self, what: Node, place: str) -> None:
        self.what: Final = what
        self.place: Final = place


class PutInDeck(About):
    """Cards go into their owner's deck, which is shuffled."""


class Search(Node):
    """The acting player looks through the own deck for so many such cards."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "n")

    def __init__(self, what: Node, n: int) -> None:
        self.what: Final = what
        self.n: Final = n


class ShuffleDeck(Node):
    """The acting player shuffles the own deck."""


class AttachTo(Node):
    """A card, wherever it lies, is attached to a unit that may bear it (X6.2, X7.4)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "to")

    def __init__(self, what: Node, to: Node) -> None:
        self.what: Final = what
        self.to: Final = to


class LayLand(About):
    """A land card is laid as K4.4 says, beside the one of the land step."""


class TakeBack(About):
    """Cards, lands, attached cards or units go to their owner's hand."""


# --- units


class SortieWith(Node):
    """The chosen unit card sorties with so many chips."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "n")

    def __init__(self, what: Node, n: int) -> None:
        self.what: Final = what
        self.n: Final = n


class MoveTo(Node):
    """Put on an empty one of these squares, which the unit may enter, chosen by the acting player."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "where")

    def __init__(self, what: Node, where: Node) -> None:
        self.what: Final = what
        self.where: Final = where


class Advance(Node):
    """So many squares straight ahead or back (where) as its owner looks at it, as far as they are free."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "n", "where")

    def __init__(self, what: Node, n: int, where: str) -> None:
        self.what: Final = what
        self.n: Final = n
        self.where: Final = where


class ChangeClass(About):
    """The class-change card of the unit's character goes on it from hand."""


# --- battles and the game


class Retarget(About):
    """The attack under way is aimed at this unit instead."""


class WinGame(Node):
    """The acting player wins the game."""


class LoseGame(Node):
    """The acting player loses the game."""


# --- several things


class Remove(About):
    """Units are put off the field."""


class Banish(About):
    """Units are put abroad."""


class UnitOnDeck(Node):
    """Units go to the top or the bottom (place) of their owner's deck."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "place")

    def __init__(self, what: Node, place: str) -> None:
        self.what: Final = what
        self.place: Final = place


class SearchToHand(Node):
    """The same as a search, and what is found goes to the hand."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "n")

    def __init__(self, what: Node, n: int) -> None:
        self.what: Final = what
        self.n: Final = n


class Stay(OfAmount):
    """Instead of leaving the field the unit stays with so many chips."""


class GoHome(Node):
    """The card or unit that would go off the field returns to its owner's hand."""


class UseUpOf(OfNumber):
    """So many unused chips of the opponent become used."""


class Reveal(About):
    """Cards are shown to both players."""


class TakeShown(About):
    """Cards are shown to both players and go to the hand."""


class RevealTop(Node):
    """The uppermost cards of a player's deck are shown to both players."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "n")

    def __init__(self, player: Node, n: int) -> None:
        self.player: Final = player
        self.n: Final = n


class RevealHand(OfPlayer):
    """The hand of a player is shown to both players."""


class SearchShown(Node):
    """The same as a search to the hand, and what is found is shown to the opponent."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "n")

    def __init__(self, what: Node, n: int) -> None:
        self.what: Final = what
        self.n: Final = n


class FlipCoin(Node):
    """A coin is tossed."""


class ChooseCards(About):
    """Choose cards; the next sentence says what for."""


class ByDoing(Node):
    """The acting player may do the first, and then does the second."""

    FIELDS: ClassVar[tuple[str, ...]] = ("first", "second")

    def __init__(self, first: Node, second: Node) -> None:
        self.first: Final = first
        self.second: Final = second


class TakeFromTop(Node):
    """The acting player looks at the uppermost n cards of the own deck and takes so many such cards to the hand."""

    FIELDS: ClassVar[tuple[str, ...]] = ("n", "what", "count")

    def __init__(self, n: int, what: Node, count: int) -> None:
        self.n: Final = n
        self.what: Final = what
        self.count: Final = count


class SwapPair(About):
    """Two chosen units change places."""


class MoveUpTo(Node):
    """Up to n chips go from one unit to another of the same player, not above its maximum."""

    FIELDS: ClassVar[tuple[str, ...]] = ("source", "target", "n")

    def __init__(self, source: Node, target: Node, n: int) -> None:
        self.source: Final = source
        self.target: Final = target
        self.n: Final = n


class PutUsed(Node):
    """The acting player puts up to n used chips on the unit, not above its maximum."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "n")

    def __init__(self, what: Node, n: int) -> None:
        self.what: Final = what
        self.n: Final = n


class GoOnDeck(Node):
    """What would go off the field goes to the top or the bottom (place) of its owner's deck."""

    FIELDS: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: str) -> None:
        self.place: Final = place


class GoAbroad(Node):
    """What would go off the field goes abroad."""


class SortieTo(Node):
    """The chosen unit card sorties to an empty one of these squares."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "where")

    def __init__(self, what: Node, where: Node) -> None:
        self.what: Final = what
        self.where: Final = where


class LayLandOn(Node):
    """A land card is laid on one of these squares, wherever they are, if no land lies there."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "where")

    def __init__(self, what: Node, where: Node) -> None:
        self.what: Final = what
        self.where: Final = where


class MoveOnce(About):
    """The unit is put on an open square within its movement, chosen by the acting player; no price."""


class ChooseBoth(Node):
    """Choose of the one group and of the other; the next sentence says what for."""

    FIELDS: ClassVar[tuple[str, ...]] = ("first", "second")

    def __init__(self, first: Node, second: Node) -> None:
        self.first: Final = first
        self.second: Final = second


class ChooseOfEach(Node):
    """The same, so many of each."""

    FIELDS: ClassVar[tuple[str, ...]] = ("first", "second", "n")

    def __init__(self, first: Node, second: Node, n: int) -> None:
        self.first: Final = first
        self.second: Final = second
        self.n: Final = n


class CallOffCounter(Node):
    """この反撃を中止する: nothing is paid or dealt by the counter-attack under way."""


class Depending(Node):
    """If the condition holds the one text is carried out, else the other; one thing, whichever it is."""

    FIELDS: ClassVar[tuple[str, ...]] = ("condition", "first", "second")

    def __init__(self, condition: Node, first: Node, second: Node) -> None:
        self.condition: Final = condition
        self.first: Final = first
        self.second: Final = second


class EitherWay(Node):
    """If the condition holds the one, else the other."""

    FIELDS: ClassVar[tuple[str, ...]] = ("condition", "first", "second")

    def __init__(self, condition: Node, first: Node, second: Node) -> None:
        self.condition: Final = condition
        self.first: Final = first
        self.second: Final = second
