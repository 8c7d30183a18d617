"""What a text of 3x3Wars says of how spells are cast and units are brought in: with which cards, at which units, for
which numbers, and what becomes of the spell. Operations are removal, single-removal, double-removal, boost, counter and
spell, deploy and redeploy."""

from typing import ClassVar, Final

from fuda.games.wars3x3.words.uses import OfAmount, OfChange
from fuda.language.words.nodes import About, Node, OfPlayer


class RemovalCost(OfChange):
    """For a removal aimed at them their cost counts as changed so."""


class AnyBoost(About):
    """A card of any colour can boost them."""


class AlsoBoostedBy(Node):
    """Cards of these colours can boost them, too."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "colours")

    def __init__(self, what: Node, colours: tuple[str, ...]) -> None:
        self.what: Final = what
        self.colours: Final = colours


class ForbidWith(Node):
    """Such cards cannot be used for this operation aimed at them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "operation", "kind")

    def __init__(self, what: Node, operation: str, kind: Node) -> None:
        self.what: Final = what
        self.operation: Final = operation
        self.kind: Final = kind


class OfPlayerCards(Node):
    """A record with a player, an operation and a kind of cards."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "operation", "kind")

    def __init__(self, player: Node, operation: str, kind: Node) -> None:
        self.player: Final = player
        self.operation: Final = operation
        self.kind: Final = kind


class BanCards(OfPlayerCards):
    """The player cannot use such cards for this operation."""


class OnlyCards(OfPlayerCards):
    """The player can use no other cards for this operation."""


class AimLimit(Node):
    """In a turn the player can aim this operation at no more than so many units."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "operation", "n")

    def __init__(self, player: Node, operation: str, n: int) -> None:
        self.player: Final = player
        self.operation: Final = operation
        self.n: Final = n


class NotUsableFor(Node):
    """This card cannot be used for this operation."""

    FIELDS: ClassVar[tuple[str, ...]] = ("operation",)

    def __init__(self, operation: str) -> None:
        self.operation: Final = operation


class BoostedMore(Node):
    """A boost aimed at them gives so much more."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "amount")

    def __init__(self, what: Node, amount: Node) -> None:
        self.what: Final = what
        self.amount: Final = amount


class LeaveOutPhase(Node):
    """The player leaves out this phase."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "phase")

    def __init__(self, player: Node, phase: str) -> None:
        self.player: Final = player
        self.phase: Final = phase


class LeaveOutNextPhase(LeaveOutPhase):
    """The player's next phase of this kind is left out."""


class LeaveOutNow(Node):
    """This phase of the present turn is left out."""

    FIELDS: ClassVar[tuple[str, ...]] = ("phase",)

    def __init__(self, phase: str) -> None:
        self.phase: Final = phase


class BoostLasts(Node):
    """The boost made with this card lasts so long."""

    FIELDS: ClassVar[tuple[str, ...]] = ("duration",)

    def __init__(self, duration: Node) -> None:
        self.duration: Final = duration


class FitsUnits(Node):
    """As a single removal this card fits such units whatever they cost."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind",)

    def __init__(self, kind: Node) -> None:
        self.kind: Final = kind


class ShowsAs(Node):
    """Used so, this card shows its cost changed so."""

    FIELDS: ClassVar[tuple[str, ...]] = ("operation", "change")

    def __init__(self, operation: str, change: Node) -> None:
        self.operation: Final = operation
        self.change: Final = change


class CostEquals(OfAmount):
    """The cost of this card in hand is as much as an amount."""


class AloneForTwo(Node):
    """This card alone counters a spell of two cards, if it shows the number of one of them."""


class MorePower(Node):
    """The player's magics ask for so many more units of any colour."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "n")

    def __init__(self, player: Node, n: int) -> None:
        self.player: Final = player
        self.n: Final = n


class UncounteredAs(Node):
    """A spell of these kinds that is made with this card cannot be countered."""

    FIELDS: ClassVar[tuple[str, ...]] = ("operations",)

    def __init__(self, operations: tuple[str, ...]) -> None:
        self.operations: Final = operations


class UncounteredAt(Node):
    """A spell of this kind that is made with this card and aimed at such units cannot be countered."""

    FIELDS: ClassVar[tuple[str, ...]] = ("operation", "kind")

    def __init__(self, operation: str, kind: Node) -> None:
        self.operation: Final = operation
        self.kind: Final = kind


class MatchesNumbers(Node):
    """As a counter this card counts as the number that is asked for, if that is within these bounds."""

    FIELDS: ClassVar[tuple[str, ...]] = ("bound",)

    def __init__(self, bound: Node) -> None:
        self.bound: Final = bound


class LandFor(Node):
    """While the player does one of these the worth of the player's territories changes so."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "operations", "change")

    def __init__(self, player: Node, operations: tuple[str, ...], change: Node) -> None:
        self.player: Final = player
        self.operations: Final = operations
        self.change: Final = change


class NoCost(OfPlayer):
    """The player's magics are activated without paying the activation cost."""


class NegateNext(Node):
    """The next one of these that the player uses has no effect."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "operation")

    def __init__(self, player: Node, operation: str) -> None:
        self.player: Final = player
        self.operation: Final = operation


class NextSafe(NegateNext):
    """The next spell of this kind that the player uses cannot be countered."""


class NextMagicFree(Node):
    """The next magic that the player uses asks for no power, or is not paid for (part)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "part")

    def __init__(self, player: Node, part: str) -> None:
        self.player: Final = player
        self.part: Final = part


class PlacesFor(Node):
    """For a while the player's deploy area has so many places."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "duration", "n")

    def __init__(self, player: Node, duration: Node, n: int) -> None:
        self.player: Final = player
        self.duration: Final = duration
        self.n: Final = n


class ChangeStruck(Node):
    """The damage that a player takes from attacks changes so."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "change")

    def __init__(self, player: Node, change: Node) -> None:
        self.player: Final = player
        self.change: Final = change


class ChangeNextDamage(ChangeStruck):
    """The damage that a player takes next changes so."""


class ChangeLife(ChangeStruck):
    """The life of a player becomes that many times as much."""


class BasePower(Node):
    """Their power begins with an amount in place of the cost."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "amount")

    def __init__(self, what: Node, amount: Node) -> None:
        self.what: Final = what
        self.amount: Final = amount


class EntersOnly(Node):
    """This card enters the field by this operation alone."""

    FIELDS: ClassVar[tuple[str, ...]] = ("operation",)

    def __init__(self, operation: str) -> None:
        self.operation: Final = operation


class EntryPrice(Node):
    """Whoever deploys or redeploys this card does this first."""

    FIELDS: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, effect: Node) -> None:
        self.effect: Final = effect


class DrawMore(Node):
    """In the draw step the player draws so many cards more."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "n")

    def __init__(self, player: Node, n: int) -> None:
        self.player: Final = player
        self.n: Final = n


# --- groups, amounts and conditions


class JustEntered(About):
    """Of these, the ones that entered the field in the present turn."""


class Unboosted(About):
    """Of these, the ones that are not boosted."""


class Alone(Node):
    """These are all that there is of a group."""

    FIELDS: ClassVar[tuple[str, ...]] = ("group", "only")

    def __init__(self, group: Node, only: Node) -> None:
        self.group: Final = group
        self.only: Final = only


class RoomOf(OfPlayer):
    """As many as the empty places of a player's deploy area."""


class GivenUpFor(About):
    """As many as the units given up for the redeployment that brought it in."""


class SetLives(OfAmount):
    """The lives of both players become so much."""


class ZoneHas(Node):
    """There is such a card in a zone."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone", "what")

    def __init__(self, zone: Node, what: Node) -> None:
        self.zone: Final = zone
        self.what: Final = what


class ZoneCount(Node):
    """There are so many such cards in a zone."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone", "what", "bound")

    def __init__(self, zone: Node, what: Node, bound: Node) -> None:
        self.zone: Final = zone
        self.what: Final = what
        self.bound: Final = bound


class SwapHands(Node):
    """The hands of the players are exchanged."""


class RevealUntil(Node):
    """Reveal from the top of the deck until such a card comes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind",)

    def __init__(self, kind: Node) -> None:
        self.kind: Final = kind


class InNextStepOf(Node):
    """During this step of this player's turn that comes next."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "step")

    def __init__(self, player: Node, step: str) -> None:
        self.player: Final = player
        self.step: Final = step


class HasRoom(OfPlayer):
    """The player's deploy area has an empty place."""
