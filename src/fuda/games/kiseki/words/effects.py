"""What happens once in the card texts of kiseki; as a cost of a craft, what is paid.

Beside these: nodes.Choose (1312), nodes.Discard (1314), nodes.Destroy (1317.2), nodes.Exile (1330, worded in full),
nodes.Return to nodes.Hand, decks.Search, Reveal (1311), AddToHand, PutOnDeck, PutInAnyOrder, Shuffle.
`what` is nodes.This, That, nodes.Those, nodes.Chosen, UpTo, AnyNumber, ChosenBy or nodes.All.
"""

from typing import ClassVar, Final

from fuda.games.kiseki.words.things import Narrowed
from fuda.language.words.nodes import Node, OfNumber

# --- targets


class Targeting(Node):
    """Targets and how many."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount", "what")

    def __init__(self, amount: Node, what: Node) -> None:
        self.amount: Final = amount
        self.what: Final = what


class Targets(Targeting):
    """1204.2d. So many targets, chosen when played: nodes.Number or nodes.Variable."""


class TargetsUpTo(Targeting):
    """1204.2d. At most so many targets, chosen when played."""


class TargetsAnyNumber(Narrowed):
    """1204.2d. As many targets as the player likes, chosen when played."""


class AlsoTargets(Targeting):
    """1204.2d. As the rules read it: so many targets beside those of the mention before."""


class TargetsOfEach(Node):
    """1204.2d. Two mentions of targets (Targets) in one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("one", "other")

    def __init__(self, one: Node, other: Node) -> None:
        self.one: Final = one
        self.other: Final = other


class TargetsApiece(Node):
    """1204.2d. So many targets of the one group and so many of the other."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount", "one", "other")

    def __init__(self, amount: Node, one: Node, other: Node) -> None:
        self.amount: Final = amount
        self.one: Final = one
        self.other: Final = other


class OneAndOther(Node):
    """1204.2e. Of two targets the one gets the first change, the other the second; decided when played."""

    FIELDS: ClassVar[tuple[str, ...]] = ("duration", "one", "other")

    def __init__(self, duration: tuple[Node, ...], one: Node, other: Node) -> None:
        self.duration: Final = duration
        self.one: Final = one
        self.other: Final = other


class Uneven(Node):
    """1204.2e. The targets get different things; what each of them gets follows, told by nodes.TargetAt."""


class InsteadIf(Node):
    """1205.1. If the condition is met, the effect is carried out in place of the sentence before it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("condition", "effect")

    def __init__(self, condition: Node, effect: Node) -> None:
        self.condition: Final = condition
        self.effect: Final = effect


class Unless(Node):
    """1203.6. The effect is carried out unless the player does something, who may."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "deed", "effect")

    def __init__(self, player: Node, deed: Node, effect: Node) -> None:
        self.player: Final = player
        self.deed: Final = deed
        self.effect: Final = effect


class EnteringAs(Node):
    """503.1a, 1216.1. In abilities.Instead of entering the field: it enters ready or actioned."""

    FIELDS: ClassVar[tuple[str, ...]] = ("manner",)

    def __init__(self, manner: str) -> None:
        self.manner: Final = manner


class Lessened(Node):
    """1216.1. In abilities.Instead of a loss of bonds: so many fewer are lost, not less than none (104.2)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n


class GainMore(OfNumber):
    """1216.1. In an Instead of bonds that are gained: so many more are."""


class GainLess(OfNumber):
    """1216.1. In an Instead of bonds that are gained: so many fewer are."""


class Heightened(Lessened):
    """1216.1. So many more are lost."""


class Multiplying(Lessened):
    """1216.1. So many times as many are lost."""


# --- figures


class Amounting(Node):
    """Something done so many times or so much: nodes.Number, nodes.Variable or amounts.PerEach."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount: Final = amount


class PayCp(Amounting):
    """1318.1. Pay so much CP."""


class PayEp(Amounting):
    """1318.2. Pay so much EP; EP may be gained meanwhile (1217.3)."""


class GainCp(Amounting):
    """302.1. Gain so much CP."""


class GainEp(Amounting):
    """302.1. Gain so much EP."""


class GainBonds(Amounting):
    """Gain so many bonds."""


class LoseBonds(Amounting):
    """Lose so many bonds; as a cost too."""


class DrawCards(Amounting):
    """1313. Draw so many cards, one after the other."""


class Plan(Amounting):
    """1323.1. Look at so many cards from the top of one's deck, any of them to the bottom and the rest on top, each in
    any order."""


class Define(Node):
    """1305.2b, 1305.3. The variable of this letter is the amount: nodes.CountOf, OrganisationsAmong, BondsOf, StatOf,
    PrintedStatOf."""

    FIELDS: ClassVar[tuple[str, ...]] = ("letter", "amount")

    def __init__(self, letter: str, amount: Node) -> None:
        self.letter: Final = letter
        self.amount: Final = amount


class ChooseOrganisations(Node):
    """1312.4. Choose so many of the organisations on the field."""

    FIELDS: ClassVar[tuple[str, ...]] = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n


# --- states of cards


class Stun(Narrowed):
    """1306.1. Stun; an ITEM・UNIT is destroyed (1306.5)."""


class LeaveBattle(Narrowed):
    """804.1, 804.5a, 804.6a. It attacks and is attacked no more."""


class Recover(Narrowed):
    """1308.1. Recover."""


class Ready(Narrowed):
    """1315.1. Ready."""


class Action(Narrowed):
    """1315.2. Action."""


class TurnUp(Narrowed):
    """1316.1. Turn face up."""


class TurnDown(Narrowed):
    """1316.2. Turn face down."""


class Nullify(Narrowed):
    """1325. Whatever lasting effects apply to it now apply no more."""


class LinkTactically(Narrowed):
    """1336.1. The two UNITs become one."""


class Board(Node):
    """1337.1. The UNITs board the ITEM."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "on")

    def __init__(self, what: Node, on: Node) -> None:
        self.what: Final = what
        self.on: Final = on


# --- where cards go


class Slay(Narrowed):
    """1317.1. Put into the trail by slaying."""


class PutInTrail(Narrowed):
    """508. Put into the trail."""


class Remove(Narrowed):
    """1330.1. Remove from the game, worded in short."""


class PutOntoField(Node):
    """1320. Put onto its owner's field in that manner; empty: see 503 and 1320.1b."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "manner")

    def __init__(self, what: Node, manner: str) -> None:
        self.what: Final = what
        self.manner: Final = manner


class PutOntoFieldOf(Node):
    """1320.1. Put onto this player's field in that manner."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "player", "manner")

    def __init__(self, what: Node, player: Node, manner: str) -> None:
        self.what: Final = what
        self.player: Final = player
        self.manner: Final = manner


class PutInHomebase(Node):
    """507. Put into the homebase in that manner."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "manner")

    def __init__(self, what: Node, manner: str) -> None:
        self.what: Final = what
        self.manner: Final = manner


class Rebuild(Narrowed):
    """1335.1. Put the homebase card into the trail and the top card of the deck there, face down and actioned."""


class LookAtTop(Node):
    """1312.2. Look at so many cards from the top of that deck; nodes.Looked are these."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone", "amount")

    def __init__(self, zone: Node, amount: Node) -> None:
        self.zone: Final = zone
        self.amount: Final = amount


class RevealTop(Node):
    """1311.1. Show so many cards from the top of that deck to all; decks.Looked are these."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone", "amount")

    def __init__(self, zone: Node, amount: Node) -> None:
        self.zone: Final = zone
        self.amount: Final = amount


class LookAtCards(Narrowed):
    """1312.2. Look at these cards, wherever they lie hidden; decks.Looked are these."""


class LookAtHand(Node):
    """1312.2. Look at the whole hand; decks.Looked are its cards."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone",)

    def __init__(self, zone: Node) -> None:
        self.zone: Final = zone


class ShuffleIn(Node):
    """504.1. Put them into their owners' decks and shuffle these."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "zone")

    def __init__(self, what: Node, zone: Node) -> None:
        self.what: Final = what
        self.zone: Final = zone


class PutTop(Node):
    """504.3. Put so many cards from the top of that deck into the trail, one after the other."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone", "amount")

    def __init__(self, zone: Node, amount: Node) -> None:
        self.zone: Final = zone
        self.amount: Final = amount


class PutTopInHomebase(Node):
    """507. Put so many cards from the top of that deck into the homebase in that manner."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone", "amount", "manner")

    def __init__(self, zone: Node, amount: Node, manner: str) -> None:
        self.zone: Final = zone
        self.amount: Final = amount
        self.manner: Final = manner


class DiscardHand(Node):
    """1314.2. Discard the whole hand, even an empty one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone",)

    def __init__(self, zone: Node) -> None:
        self.zone: Final = zone


class RevealHand(Node):
    """1311.1. Show the whole hand to all players until the text is resolved."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone",)

    def __init__(self, zone: Node) -> None:
        self.zone: Final = zone


class Negate(Narrowed):
    """1324. What lies in the waiting zone is not resolved; a real card goes to its owner's trail."""
