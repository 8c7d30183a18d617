"""The abilities, prices and land rules that kokuryoku prints under a name; nodes.py says where they stand."""

from typing import ClassVar, Final

from fuda.language.words.nodes import About, Node, OfName, OfNumber

# --- what several of them consist of


class Priced(Node):
    """An ability with a price."""

    FIELDS: ClassVar[tuple[str, ...]] = ("price",)

    def __init__(self, price: Node) -> None:
        self.price: Final = price


# --- prices


class Price(Node):
    """(気力1・手札1): everything in it is paid, or nothing is done."""

    FIELDS: ClassVar[tuple[str, ...]] = ("parts",)

    def __init__(self, parts: tuple[Node, ...]) -> None:
        self.parts: Final = parts


class SpiritPrice(OfNumber):
    """(気力n): n chips of the unit that uses it go to its owner's used pile; it may be its last."""


class HandPrice(OfNumber):
    """(手札n): n cards of the hand, chosen by the player, go off the field."""


class OffPrice(OfNumber):
    """(戦場外n): n cards of one's own off-field zone, chosen by the player, go abroad."""


class SpiritPriceX(Node):
    """(気力X): as many chips of the unit as its player likes, at least 1."""


class ChipPrice(OfNumber):
    """(未使用チップn): n unused chips of the player become used."""


class WaitPrice(Node):
    """(待機): the unit, which is able to act, becomes waiting."""


class SelfPrice(Node):
    """(このカード): the attached card, or the unit, that has the text goes off the field."""


# --- abilities with a name


class MoveAgain(Priced):
    """再移動: in the processing step, pay, and move once more within the movement range."""


class FollowUp(Priced):
    """追撃: after its attack and the counter, if both units are left, pay, and the attack deals damage once more; no
    further chips, window or counter."""


class Critical(Priced):
    """必殺: in the window of its own attack, pay, and the base of this attack is doubled."""


class Wrath(OfNumber):
    """怒り: with n chips or fewer after paying for it, the base of its counter-attack is doubled."""


class Rescue(Priced):
    """救助: as its action, pay, and put an adjacent friendly unit on another empty square adjacent to this one that it
    may enter."""


class Capture(Priced):
    """捕獲: in the window of its own attack, pay, and the base is halved; a defender left without chips by it goes
    abroad, and the captor's owner draws a card."""


class Command(OfNumber):
    """指揮: the other own units adjacent to it have attack +n."""


class EffectiveAgainst(Node):
    """特効: against a unit of this sort the base of its attack and counter is doubled; on a weapon or magic, when it is
    used."""

    FIELDS: ClassVar[tuple[str, ...]] = ("sort",)

    def __init__(self, sort: str) -> None:
        self.sort: Final = sort


class SortNamed(Node):
    """One of several sorts."""

    FIELDS: ClassVar[tuple[str, ...]] = ("sort",)

    def __init__(self, sort: str) -> None:
        self.sort: Final = sort


class EffectiveAgainstAny(Node):
    """特効 against several sorts; the base is doubled once, whichever of them the unit is."""

    FIELDS: ClassVar[tuple[str, ...]] = ("sort", "others")

    def __init__(self, sort: str, others: tuple[SortNamed, ...]) -> None:
        self.sort: Final = sort
        self.others: Final = others


def label_of(ability: Node) -> str:
    """Under which name an ability is printed: that of its record, where one record has the name.

    >>> label_of(EffectiveAgainstAny("dragon", (SortNamed("flier"),)))
    'EffectiveAgainst'
    """
    return "EffectiveAgainst" if isinstance(ability, EffectiveAgainstAny) else type(ability).__name__


def sorts_of(ability: Node) -> tuple[str, ...]:
    """Against which sorts an ability is effective.

    >>> sorts_of(EffectiveAgainstAny("dragon", (SortNamed("flier"),)))
    ('dragon', 'flier')
    """
    if isinstance(ability, EffectiveAgainstAny):
        return (ability.sort, *[each.sort for each in ability.others])
    return (ability.sort,) if isinstance(ability, EffectiveAgainst) else ()


class Seize(Node):
    """制圧: X1.2."""


class ClassChange(OfName):
    """X6.1: the class-change card of the unit of this name; it cannot sortie, and its unit counts as that name too."""


class Training(Priced):
    """修練 K6.3: in one's own end phase, pay (no chips of a unit), and this card in hand changes its unit, waiting or
    not."""


class ParentIs(OfName):
    """世代交代 親: from hand, in one's own end phase, it takes the place of the unit of this name (K6.2)."""


class ChildIs(OfName):
    """世代交代 子: from hand, in one's own end phase, it goes off the field and the unit of this name recovers up to 3
    spirit (K6.2)."""


class Symbol(Node):
    """象徴 K6.4: in the own end phase of the player whose unit bears it, that player may let the effects happen, once
    each turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("effects",)

    def __init__(self, effects: Node) -> None:
        self.effects: Final = effects


# --- abilities and cards that are used; conditions and prices hold at most one each


class Crest(Node):
    """A crest ability 【label】: at this timing, if the condition holds, for the price, once each turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("label", "timing", "conditions", "prices", "effects")

    def __init__(
        self, label: str, timing: str | Node, conditions: tuple[Node, ...], prices: tuple[Node, ...], effects: Node
    ) -> None:
        self.label: Final = label
        self.timing: Final = timing
        self.conditions: Final = conditions
        self.prices: Final = prices
        self.effects: Final = effects


class Used(Node):
    """What is used once, at its timing, if the condition holds, for the price."""

    FIELDS: ClassVar[tuple[str, ...]] = ("timing", "conditions", "prices", "effects")

    def __init__(
        self, timing: str | Node, conditions: tuple[Node, ...], prices: tuple[Node, ...], effects: Node
    ) -> None:
        self.timing: Final = timing
        self.conditions: Final = conditions
        self.prices: Final = prices
        self.effects: Final = effects


class Use(Used):
    """使用: an item that goes off the field when it is used so; spirit prices are paid by the unit that bears it."""


class Surprise(Used):
    """A surprise: used from hand at this timing, then off the field."""


# --- lands


class Barred(About):
    """These units cannot move onto this square, sortie there or be put there."""


class EntryPrice(Node):
    """When one of these units moves onto this square it spends n chips; with fewer than n + 1 it cannot."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "n")

    def __init__(self, what: Node, n: int) -> None:
        self.what: Final = what
        self.n: Final = n


class OnlyEnter(About):
    """Only these units can move onto this square, sortie there or be put there."""
