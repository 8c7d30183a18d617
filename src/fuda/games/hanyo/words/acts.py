"""What texts of hanyo let happen once, beside what things.py has."""

from typing import ClassVar, Final

from fuda.language.words.nodes import About, Node, OfNumber


class DiscardUnits(About):
    """911.1. Units go from their area to the discard."""


class UnitsOnDeck(Node):
    """304.2. Units go on the top or to the bottom (place) of their owner"s deck."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "what",
        "place",
    )

    def __init__(self, what: Node, place: str) -> None:
        self.what: Final = what
        self.place: Final = place


class UnitsIntoDeck(About):
    """304.2, 912.1. Units go into their owner's deck, which is shuffled."""


class CardsIntoDeck(About):
    """304.2, 912.1. Cards go into their owner's deck, which is shuffled."""


class DrawSo(Node):
    """904.2. Draw so many cards."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount: Final = amount


class DrawUntil(OfNumber):
    """904.2. Draw until there are so many cards in hand."""


class DiscardSo(Node):
    """911.1. Discard so many cards from hand."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount: Final = amount


class DiscardDownTo(OfNumber):
    """911.1. Discard from hand until so many cards are left."""


class TopAsEnergy(Node):
    """905.2, 304.3. So many cards from the top of a deck become energy of the unit."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "zone",
        "amount",
        "to",
    )

    def __init__(self, zone: Node, amount: Node, to: Node) -> None:
        self.zone: Final = zone
        self.amount: Final = amount
        self.to: Final = to


class RevealAll(Node):
    """903.1. The cards of a zone are shown to everybody."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone",)

    def __init__(self, zone: Node) -> None:
        self.zone: Final = zone


class RetreatNow(About):
    """915.1. The main unit retreats, with all that this takes."""


class ToMain(About):
    """914.1. A standby unit changes places with its player's main unit."""


class SetCard(Node):
    """905.3. Set a card on a unit."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "what",
        "to",
    )

    def __init__(self, what: Node, to: Node) -> None:
        self.what: Final = what
        self.to: Final = to


class RemoveEveryCounter(About):
    """913.4. Remove the counters of all names."""


class ChooseNumber(Node):
    """104.5. The acting player names a number from one to the other."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "low",
        "high",
    )

    def __init__(self, low: int, high: int) -> None:
        self.low: Final = low
        self.high: Final = high


class PlayJanken(Node):
    """919.1. The players play rock-paper-scissors."""


class WinGame(Node):
    """103.2. The acting player wins the game."""


class LoseGame(Node):
    """103.1. The acting player loses the game."""


class ChangeThatDamage(Node):
    """810.1, 916.2. The damage that is about to be dealt is changed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("change",)

    def __init__(self, change: Node) -> None:
        self.change: Final = change


# --- sentences that say two things; they are taken apart before anything is carried out


class InsteadThen(Node):
    """810.1, 810.3. What happens instead of an event, and what follows where it was done."""

    FIELDS: ClassVar[tuple[str, ...]] = ("event", "effect", "then")

    def __init__(self, event: Node, effect: Node, then: Node) -> None:
        self.event: Final = event
        self.effect: Final = effect
        self.then: Final = then


class InsteadOfFalling(Node):
    """1005.1, 810.1. What happens to a set instead of its being discarded when its unit is knocked out."""

    FIELDS: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, effect: Node) -> None:
        self.effect: Final = effect


class ChangeThatHealing(Node):
    """810.1, 917.1. The damage that is about to be taken off is changed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("change",)

    def __init__(self, change: Node) -> None:
        self.change: Final = change


class ChooseThen(Node):
    """910.1. Choose, and then something about what was chosen."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "what",
        "effect",
    )

    def __init__(self, what: Node, effect: Node) -> None:
        self.what: Final = what
        self.effect: Final = effect


class ForEach(Node):
    """916.4a. The effect so many times as large."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "each",
        "effect",
    )

    def __init__(self, each: Node, effect: Node) -> None:
        self.each: Final = each
        self.effect: Final = effect


class ForCount(Node):
    """The effect as many times as large as the amount."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "amount",
        "effect",
    )

    def __init__(self, amount: Node, effect: Node) -> None:
        self.amount: Final = amount
        self.effect: Final = effect


class ByDoing(Node):
    """The first is done so that the second is done."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "first",
        "second",
    )

    def __init__(self, first: Node, second: Node) -> None:
        self.first: Final = first
        self.second: Final = second


class IfElse(Node):
    """The first in case of the condition, else the second."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "condition",
        "first",
        "second",
    )

    def __init__(self, condition: Node, first: Node, second: Node) -> None:
        self.condition: Final = condition
        self.first: Final = first
        self.second: Final = second


class Otherwise(Node):
    """Only if the condition of the sentence before was not met."""

    FIELDS: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, effect: Node) -> None:
        self.effect: Final = effect


class LastingOn(Node):
    """A rule about what the sentence begins with, for a time."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "what",
        "duration",
        "effect",
    )

    def __init__(self, what: Node, duration: Node, effect: Node) -> None:
        self.what: Final = what
        self.duration: Final = duration
        self.effect: Final = effect


class Topic(Node):
    """What the sentence began with."""


class Same(Node):
    """What the sentence before was about."""


class ChangeSame(Node):
    """The figure that the sentence before changes, changed otherwise."""

    FIELDS: ClassVar[tuple[str, ...]] = ("change",)

    def __init__(self, change: Node) -> None:
        self.change: Final = change


class InsteadIf(Node):
    """In case of the condition, this in the place of what the sentence before says."""

    FIELDS: ClassVar[tuple[str, ...]] = ("condition", "effect")

    def __init__(self, condition: Node, effect: Node) -> None:
        self.condition: Final = condition
        self.effect: Final = effect


class SkillKnocksOut(Node):
    """704.6, 813.5. When this skill knocks out one of these."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "effect")

    def __init__(self, what: Node, effect: Node) -> None:
        self.what: Final = what
        self.effect: Final = effect


class AttachEach(Node):
    """905.2, 916.4a. To each of these units so many of the cards."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "n", "to")

    def __init__(self, what: Node, n: int, to: Node) -> None:
        self.what: Final = what
        self.n: Final = n
        self.to: Final = to


class AndThen(Node):
    """The first, then the second, which hangs on a condition of its own."""

    FIELDS: ClassVar[tuple[str, ...]] = ("first", "second")

    def __init__(self, first: Node, second: Node) -> None:
        self.first: Final = first
        self.second: Final = second


class BothOn(Node):
    """Two rules about what the first is about."""

    FIELDS: ClassVar[tuple[str, ...]] = ("first", "second")

    def __init__(self, first: Node, second: Node) -> None:
        self.first: Final = first
        self.second: Final = second


class ChooseAttribute(Node):
    """204.1, 104.5. The acting player names an attribute."""


class KeepsOn(Node):
    """801.2b. What the sentence before says holds for a time."""

    FIELDS: ClassVar[tuple[str, ...]] = ("duration",)

    def __init__(self, duration: Node) -> None:
        self.duration: Final = duration


class RevealUntil(Node):
    """903.1, 304.3. Cards from the top of a deck are revealed, one by one, until one is of this kind."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone", "what")

    def __init__(self, zone: Node, what: Node) -> None:
        self.zone: Final = zone
        self.what: Final = what


class ShareDamage(Node):
    """916.1. So much damage in all, shared out over these units in parts of a size."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "total", "step")

    def __init__(self, what: Node, total: int, step: int) -> None:
        self.what: Final = what
        self.total: Final = total
        self.step: Final = step


class RetreatFreely(About):
    """915.1, 206.1. The main unit retreats at no cost."""


class Revive(About):
    """306.7a-1, 909.1. Units that are knocked out are turned face up."""


class ReturnWithCards(Node):
    """905.1, 302.5. Units go back to a hand, and so do all cards attached to them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "zone")

    def __init__(self, what: Node, zone: Node) -> None:
        self.what: Final = what
        self.zone: Final = zone


class DamageForCount(Node):
    """704.3a-1. The base damage of a '×' skill: so much for each of what the amount counts."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount", "n")

    def __init__(self, amount: Node, n: int) -> None:
        self.amount: Final = amount
        self.n: Final = n


class DamageSo(Node):
    """704.3a-1. The base damage of a '×' skill: the amount."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount: Final = amount


class PutInStandbySo(Node):
    """303.1a, 308.1. Put into free standby areas of their owner, lying in this state."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "state")

    def __init__(self, what: Node, state: str) -> None:
        self.what: Final = what
        self.state: Final = state


class OneOf(Node):
    """910.1. The one or the other, as the player likes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("first", "second")

    def __init__(self, first: Node, second: Node) -> None:
        self.first: Final = first
        self.second: Final = second


class Before(Node):
    """What the sentence before is about, where a condition does not name it once more."""


class TwoCases(Node):
    """The first in case of the condition, the second in case of another one about the same."""

    FIELDS: ClassVar[tuple[str, ...]] = ("condition", "first", "other", "second")

    def __init__(self, condition: Node, first: Node, other: Node, second: Node) -> None:
        self.condition: Final = condition
        self.first: Final = first
        self.other: Final = other
        self.second: Final = second


class SplitDamage(Node):
    """810.1. Of the damage that is about to be dealt so much goes to one unit, the rest to another."""

    FIELDS: ClassVar[tuple[str, ...]] = ("n", "what", "rest")

    def __init__(self, n: int, what: Node, rest: Node) -> None:
        self.n: Final = n
        self.what: Final = what
        self.rest: Final = rest


class ThenModes(Node):
    """The sentences, and then so many of several things as the player likes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("steps", "modes")

    def __init__(self, steps: tuple[Node, ...], modes: Node) -> None:
        self.steps: Final = steps
        self.modes: Final = modes


class IfDoneModes(Node):
    """The same, where the last sentence was carried out."""

    FIELDS: ClassVar[tuple[str, ...]] = ("steps", "modes")

    def __init__(self, steps: tuple[Node, ...], modes: Node) -> None:
        self.steps: Final = steps
        self.modes: Final = modes


class ChooseCards(About):
    """910.1. Choose cards, of which the text goes on to speak."""


class RemoveSomeCounters(Node):
    """913.4, 104.5. Remove as many counters of a name as the acting player likes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "counter")

    def __init__(self, what: Node, counter: str) -> None:
        self.what: Final = what
        self.counter: Final = counter


class ReturnWithEnergy(Node):
    """905.2a, 302.5. Units go back to a hand, and so does all their energy."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "zone")

    def __init__(self, what: Node, zone: Node) -> None:
        self.what: Final = what
        self.zone: Final = zone


class ForEachOn(Node):
    """916.4a. A rule about what the sentence begins with, so many times as large."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "each", "effect")

    def __init__(self, what: Node, each: Node, effect: Node) -> None:
        self.what: Final = what
        self.each: Final = each
        self.effect: Final = effect
