"""What a compiled card text is made of: the words that any game can use."""

from typing import ClassVar, Final

from fuda.language.words.node import About as About
from fuda.language.words.node import Changing as Changing
from fuda.language.words.node import Node as Node
from fuda.language.words.node import OfName as OfName
from fuda.language.words.node import OfNumber as OfNumber
from fuda.language.words.node import OfPlayer as OfPlayer
from fuda.language.words.node import Plain as Plain
from fuda.language.words.node import Value as Value
from fuda.language.words.node import equal as equal
from fuda.language.words.node import field_names as field_names
from fuda.language.words.node import fields as fields
from fuda.language.words.node import from_plain as from_plain
from fuda.language.words.node import make as make
from fuda.language.words.node import to_plain as to_plain

# --- texts and abilities


class Text(Node):
    """The whole text of a card, one ability per line."""

    FIELDS: ClassVar[tuple[str, ...]] = ("abilities",)

    def __init__(self, abilities: tuple[Node, ...]) -> None:
        self.abilities: Final = abilities


class Trait(Node):
    """An ability printed under a name; the body is Effects, Triggered or If."""

    FIELDS: ClassVar[tuple[str, ...]] = ("label", "body")

    def __init__(self, label: str, body: Node) -> None:
        self.label: Final = label
        self.body: Final = body


class Triggered(Node):
    """When the event has happened, the effects."""

    FIELDS: ClassVar[tuple[str, ...]] = ("event", "effects")

    def __init__(self, event: Node, effects: Node) -> None:
        self.event: Final = event
        self.effects: Final = effects


class If(Node):
    """In case of the condition, the effects."""

    FIELDS: ClassVar[tuple[str, ...]] = ("condition", "effects")

    def __init__(self, condition: Node, effects: Node) -> None:
        self.condition: Final = condition
        self.effects: Final = effects


# --- sentences


class Effects(Node):
    """One sentence after the other."""

    FIELDS: ClassVar[tuple[str, ...]] = ("steps",)

    def __init__(self, steps: tuple[Node, ...]) -> None:
        self.steps: Final = steps


class Then(Node):
    """A sentence that follows the one before it, whether or not that one did anything."""

    FIELDS: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, effect: Node) -> None:
        self.effect: Final = effect


class IfYouDo(Node):
    """Only if the optional sentence before it was carried out."""

    FIELDS: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, effect: Node) -> None:
        self.effect: Final = effect


class Lasting(Node):
    """From now on, for the duration."""

    FIELDS: ClassVar[tuple[str, ...]] = ("duration", "effect")

    def __init__(self, duration: Node, effect: Node) -> None:
        self.duration: Final = duration
        self.effect: Final = effect


class During(Node):
    """Holds whenever it is that period."""

    FIELDS: ClassVar[tuple[str, ...]] = ("period", "effect")

    def __init__(self, period: Node, effect: Node) -> None:
        self.period: Final = period
        self.effect: Final = effect


# --- who does what; an effect that stands alone is carried out by the player whose card it is


class Does(Node):
    """This player carries out the effect."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "effect")

    def __init__(self, player: Node, effect: Node) -> None:
        self.player: Final = player
        self.effect: Final = effect


class May(Node):
    """This player may carry out the effect or leave it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "effect")

    def __init__(self, player: Node, effect: Node) -> None:
        self.player: Final = player
        self.effect: Final = effect


class Cannot(Node):
    """This player is unable to do it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "effect")

    def __init__(self, player: Node, effect: Node) -> None:
        self.player: Final = player
        self.effect: Final = effect


class You(Node):
    """The player whose card it is."""


class Opponent(Node):
    """The other player."""


class Owner(Node):
    """The player to whom the card in question belongs."""


# --- amounts and comparisons


class Number(Node):
    """A printed number."""

    FIELDS: ClassVar[tuple[str, ...]] = ("value",)

    def __init__(self, value: int) -> None:
        self.value: Final = value


class AtLeast(OfNumber):
    """This or more."""


class AtMost(OfNumber):
    """This or less."""


# --- periods and durations


class TurnOf(OfPlayer):
    """While it is this player's turn."""


class PhaseOf(Node):
    """While it is this phase of this player's turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "phase")

    def __init__(self, player: Node, phase: str) -> None:
        self.player: Final = player
        self.phase: Final = phase


class UntilEndOfTurn(Node):
    """As long as this turn lasts."""


class UntilStep(Node):
    """Up to and including this step of the turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step",)

    def __init__(self, step: str) -> None:
        self.step: Final = step


class ThisTurnIn(Node):
    """While it is this step of the present turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step",)

    def __init__(self, step: str) -> None:
        self.step: Final = step


# --- conditions


class OnlyDuring(Node):
    """Possible in no other period."""

    FIELDS: ClassVar[tuple[str, ...]] = ("period",)

    def __init__(self, period: Node) -> None:
        self.period: Final = period


class AlsoDuring(Node):
    """Possible in this period as well."""

    FIELDS: ClassVar[tuple[str, ...]] = ("period",)

    def __init__(self, period: Node) -> None:
        self.period: Final = period


class When(Node):
    """Possible only in answer to the event."""

    FIELDS: ClassVar[tuple[str, ...]] = ("event",)

    def __init__(self, event: Node) -> None:
        self.event: Final = event


class Pay(Node):
    """Possible only by carrying out the effect as a price."""

    FIELDS: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, effect: Node) -> None:
        self.effect: Final = effect


# --- selections


class This(Node):
    """The card on which the text is printed."""


class That(Node):
    """The thing spoken of last: chosen by an earlier sentence, or the event's."""


class Chosen(Node):
    """Exactly so many of them, chosen by the acting player."""

    FIELDS: ClassVar[tuple[str, ...]] = ("n", "what")

    def __init__(self, n: int, what: Node) -> None:
        self.n: Final = n
        self.what: Final = what


class UpTo(Node):
    """At most so many of them, chosen by the acting player."""

    FIELDS: ClassVar[tuple[str, ...]] = ("n", "what")

    def __init__(self, n: int, what: Node) -> None:
        self.n: Final = n
        self.what: Final = what


class All(About):
    """Every one of them."""


# --- groups from which a selection is made


class Units(Node):
    """Units on the table."""


class Cards(Node):
    """Cards of any kind."""


class UnitCards(Node):
    """Cards of the kind unit, wherever they are."""


class Controlled(Node):
    """Of these, the ones on this player's side."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "what")

    def __init__(self, player: Node, what: Node) -> None:
        self.player: Final = player
        self.what: Final = what


class InZone(Node):
    """Of these, the ones in this zone."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone", "what")

    def __init__(self, zone: Node, what: Node) -> None:
        self.zone: Final = zone
        self.what: Final = what


class InState(Node):
    """Of these, the ones lying in this state."""

    FIELDS: ClassVar[tuple[str, ...]] = ("state", "what")

    def __init__(self, state: str, what: Node) -> None:
        self.state: Final = state
        self.what: Final = what


class WithCost(Node):
    """Of these, the ones whose cost compares so."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cost", "what")

    def __init__(self, cost: Node, what: Node) -> None:
        self.cost: Final = cost
        self.what: Final = what


class WithTrait(Node):
    """Of these, the ones that have the trait."""

    FIELDS: ClassVar[tuple[str, ...]] = ("label", "what")

    def __init__(self, label: str, what: Node) -> None:
        self.label: Final = label
        self.what: Final = what


class Except(Node):
    """Of these, all others."""

    FIELDS: ClassVar[tuple[str, ...]] = ("excluded", "what")

    def __init__(self, excluded: Node, what: Node) -> None:
        self.excluded: Final = excluded
        self.what: Final = what


# --- zones


class Hand(OfPlayer):
    """A player's hand."""


class Deck(Node):
    """The deck from which the player draws."""


class DiscardPile(Node):
    """The discard pile."""


# --- effects


class Draw(OfNumber):
    """Draw so many cards."""


class Discard(About):
    """Put cards from a hand into the discard pile."""


class Damage(Node):
    """Deal damage to this player."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "amount")

    def __init__(self, player: Node, amount: Node) -> None:
        self.player: Final = player
        self.amount: Final = amount


class GainLife(Node):
    """Gain so much life."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount: Final = amount


class Destroy(About):
    """Destroy what is on the table."""


class Exile(About):
    """Remove from the game."""


class Return(Node):
    """Put back into that zone."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "zone")

    def __init__(self, what: Node, zone: Node) -> None:
        self.what: Final = what
        self.zone: Final = zone


class Choose(About):
    """Choose; the next sentence says what for."""


class Exchange(Node):
    """Let the two change places."""

    FIELDS: ClassVar[tuple[str, ...]] = ("one", "other")

    def __init__(self, one: Node, other: Node) -> None:
        self.one: Final = one
        self.other: Final = other


class LookAt(Node):
    """Look at the cards of that zone."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone",)

    def __init__(self, zone: Node) -> None:
        self.zone: Final = zone


class GainTrait(Node):
    """They have the trait."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "label")

    def __init__(self, what: Node, label: str) -> None:
        self.what: Final = what
        self.label: Final = label


class IncreasePower(Node):
    """Their power is so much higher."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "n")

    def __init__(self, what: Node, n: int) -> None:
        self.what: Final = what
        self.n: Final = n


# --- events


class Destroyed(About):
    """It was destroyed."""


class Entered(About):
    """It entered the field."""
