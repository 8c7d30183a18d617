"""What a text tells of what it did before, and further groups, conditions and amounts of the card texts of honjin.

`IfDone` and `IfUndone` hang on whether the sentence before was carried out; `way` says by which word it is named:
discard, remove, return, refill, finish, show, summon, or nothing (そうした).
"""

from typing import ClassVar, Final

from fuda.games.honjin.words.conditions import IsAmong
from fuda.games.honjin.words.effects import DiscardEquipment
from fuda.games.honjin.words.uses import ShuffleIn
from fuda.language.words.abilities import Both
from fuda.language.words.nodes import About, Node, OfNumber, OfPlayer

# --- what was done before


class IfDone(Node):
    """10.12.1. Only if the sentence before was carried out at least in part."""

    FIELDS: ClassVar[tuple[str, ...]] = ("way", "effect")

    def __init__(self, way: str, effect: Node) -> None:
        self.way: Final = way
        self.effect: Final = effect


class IfUndone(IfDone):
    """10.12.1. Only if nothing of the sentence before was carried out, for whatever reason."""


class AndAsk(Both):
    """The same as abilities.Both: the card that the first speaks of is asked about then."""


# --- events


class DealtAttack(Node):
    """9.4. The unit dealt attack damage to it; a joint attack is each one's."""

    FIELDS: ClassVar[tuple[str, ...]] = ("by", "what")

    def __init__(self, by: Node, what: Node) -> None:
        self.by: Final = by
        self.what: Final = what


class TookSoMuch(Node):
    """4.5.1. It was given damage at once, of one of these attributes if any is named, and so much of it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "kinds", "bound")

    def __init__(self, what: Node, kinds: tuple[str, ...], bound: Node) -> None:
        self.what: Final = what
        self.kinds: Final = kinds
        self.bound: Final = bound


class LeftField(About):
    """5.1.1.8. It went from the battlefield to another zone."""


class SucceededAt(Node):
    """12.2.5.2.1. Its march to a terrain of the group succeeded."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "where")

    def __init__(self, what: Node, where: Node) -> None:
        self.what: Final = what
        self.where: Final = where


class SummonedAt(Node):
    """12.2.7. It was summoned on a terrain of the group, in this way: normal, instant, any."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "where", "way")

    def __init__(self, what: Node, where: Node, way: str) -> None:
        self.what: Final = what
        self.where: Final = where
        self.way: Final = way


class WasBorne(About):
    """12.2.8. The piece of equipment was given to a unit."""


class Once(Node):
    """10.8. The next time that the event would happen, and never again."""

    FIELDS: ClassVar[tuple[str, ...]] = ("event",)

    def __init__(self, event: Node) -> None:
        self.event: Final = event


# --- conditions


class AllAlike(Node):
    """3.4.5. All dice of the last roll show the same, and there are two at least."""


class Alone(Node):
    """4.4.1. The group has one member, which is the thing."""

    FIELDS: ClassVar[tuple[str, ...]] = ("group", "what")

    def __init__(self, group: Node, what: Node) -> None:
        self.group: Final = group
        self.what: Final = what


class Belongs(IsAmong):
    """4.4.1. The same as conditions.IsAmong, worded of a party."""


class IsCard(Node):
    """2.1.6. The card is one of this sort, wherever it lies."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "sort")

    def __init__(self, what: Node, sort: Node) -> None:
        self.what: Final = what
        self.sort: Final = sort


class UsesNow(Node):
    """10.13. The unit declared such a use in the present counter chain; attack: that attack."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "kind")

    def __init__(self, what: Node, kind: str) -> None:
        self.what: Final = what
        self.kind: Final = kind


class Survived(About):
    """12.6.1. It has not died of what the sentences before did."""


class AllDied(Node):
    """12.6.1. Every target has died of what the sentences before did."""


# --- features


class HasAny(Node):
    """2.1. It has at least one word of this characteristic."""

    FIELDS: ClassVar[tuple[str, ...]] = ("characteristic",)

    def __init__(self, characteristic: str) -> None:
        self.characteristic: Final = characteristic


# --- groups


class SuchCard(Node):
    """The card that the sentence before discarded, removed or showed; `way` is the word by which it is named."""

    FIELDS: ClassVar[tuple[str, ...]] = ("way",)

    def __init__(self, way: str) -> None:
        self.way: Final = way


class Everywhere(About):
    """5.1.2. Of these, those on the whole battlefield, in a battle too."""


class Fallen(Node):
    """12.6.1. Of these, the units that have died in this span of time: battle, turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("span", "what")

    def __init__(self, span: str, what: Node) -> None:
        self.span: Final = span
        self.what: Final = what


class RestTargets(Node):
    """10.12.1. The targets of which the condition of the sentence before does not hold."""


class UserOf(About):
    """10.13.1. The unit that declared the use of the thing in the present counter chain."""


# --- amounts


class Remainder(Node):
    """A number less the amount."""

    FIELDS: ClassVar[tuple[str, ...]] = ("n", "amount")

    def __init__(self, n: int, amount: Node) -> None:
        self.n: Final = n
        self.amount: Final = amount


class Added(Node):
    """Both amounts together."""

    FIELDS: ClassVar[tuple[str, ...]] = ("one", "other")

    def __init__(self, one: Node, other: Node) -> None:
        self.one: Final = one
        self.other: Final = other


class Difference(Added):
    """The one amount less the other."""


class TargetCount(Node):
    """10.10.10. How many targets there are when the effect takes effect."""


class BestOf(Node):
    """The highest or the lowest figure among them; 0 where there are none."""

    FIELDS: ClassVar[tuple[str, ...]] = ("figure", "end", "what")

    def __init__(self, figure: str, end: str, what: Node) -> None:
        self.figure: Final = figure
        self.end: Final = end
        self.what: Final = what


# --- what happens once, and what lasts


class PutIntoDeck(ShuffleIn):
    """5.1.1.4. The same, worded without the shuffle: where in the deck they lie is nobody's choice."""


class RefillTo(Node):
    """12.3.1. Refill until there are so many cards in the hand; nothing where there are more already."""

    FIELDS: ClassVar[tuple[str, ...]] = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n


class ReturnEquipment(DiscardEquipment):
    """5.1.1.4. Of the equipment of each unit so many pieces, chosen, are returned to the hand."""


class RemoveEquipment(DiscardEquipment):
    """12.5. Of the equipment of each unit so many pieces, chosen, are removed from the game."""


class SwapTargets(Node):
    """8.3.3.1. Two targets of one party change places in it; nothing where there are not two."""


class SwapEnds(OfPlayer):
    """8.3.3.1. The units in the front and in the rear of this player's party change places."""


class AtMostN(OfNumber):
    """1.3.2. The n of the text is this number at most."""


class Modes(Node):
    """10.1.7. One of these, chosen with the declaration."""

    FIELDS: ClassVar[tuple[str, ...]] = ("options",)

    def __init__(self, options: tuple[Node, ...]) -> None:
        self.options: Final = options


class EitherOf(Node):
    """10.1.7. The same of two, worded か or または."""

    FIELDS: ClassVar[tuple[str, ...]] = ("one", "other")

    def __init__(self, one: Node, other: Node) -> None:
        self.one: Final = one
        self.other: Final = other


class PickOne(OfNumber):
    """10.1.7. Choose one of so many; what it stands for follows, each under the condition that it was chosen."""


class RerollUse(About):
    """3.4.6. All dice of what the unit uses now, or of this use, are rolled again."""


class LostBoth(Node):
    """10.15.2.1. In a Lose: the one and the other."""

    FIELDS: ClassVar[tuple[str, ...]] = ("one", "other")

    def __init__(self, one: Node, other: Node) -> None:
        self.one: Final = one
        self.other: Final = other


class AnyWeakness(Node):
    """13.1.8.1, 4.7.3.2. A weakness to one damage attribute, chosen with the declaration."""

    FIELDS: ClassVar[tuple[str, ...]] = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n
