"""When things happen in the card texts of kiseki: durations, conditions and limits on playing."""

from typing import ClassVar, Final

from fuda.games.kiseki.words.things import Narrowed, OfPlayer
from fuda.language.words.nodes import Node

# --- durations and periods beside nodes.UntilEndOfTurn and abilities.AsLongAs


class UntilEndOfBattle(Node):
    """804.13a. この戦闘中: until the battle ends."""


class UntilEndOfAttack(Node):
    """804.13a. この攻撃中: until the attack ends."""


class UntilEndOfDefence(Node):
    """804.13a. この応戦中: until the striking back ends."""


class NextTurn(Node):
    """1215.7. 次のターン中: from the start to the end of the next turn."""


class UntilEndOfNextTurn(Node):
    """1215.7. 次のターンの終了時まで: from now to the end of the next turn."""


class UntilEndOfPhase(Node):
    """802.4, 804.13a. Until this phase of this turn is over; not at all where it is over already."""

    FIELDS: ClassVar[tuple[str, ...]] = ("phase",)

    def __init__(self, phase: str) -> None:
        self.phase: Final = phase


class IsAhead(Node):
    """This phase of this turn is not over yet."""

    FIELDS: ClassVar[tuple[str, ...]] = ("phase",)

    def __init__(self, phase: str) -> None:
        self.phase: Final = phase


class UntilLeaves(Narrowed):
    """Until the card (nodes.This) leaves the field; not at all if it has left already (1215.9)."""


class WhileState(Node):
    """Whenever the subject is in this state: battling, attacking, scrum-attacking, attacking-alone, defending, linked,
    boarded, supported, ready, actioned."""

    FIELDS: ClassVar[tuple[str, ...]] = ("state",)

    def __init__(self, state: str) -> None:
        self.state: Final = state


class WhileBattling(Narrowed):
    """1406.1. Whenever the subject battles with one of these, once for each of them (see the examples there)."""


class EveryZone(Node):
    """In every zone, not only on the field (1212.2, 1202.5)."""


class InPhase(Node):
    """Whenever it is this phase: preparation, deployment, battle, recovery; a step of either player is that too."""

    FIELDS: ClassVar[tuple[str, ...]] = ("phase",)

    def __init__(self, phase: str) -> None:
        self.phase: Final = phase


# --- limits on playing, in nodes.Restricted


class OnlyIn(Node):
    """It can be played only in this period (InPhase, InStepOf); the source says what 'it' is called."""

    FIELDS: ClassVar[tuple[str, ...]] = ("source", "period")

    def __init__(self, source: str, period: Node) -> None:
        self.source: Final = source
        self.period: Final = period


class NotIn(Node):
    """It cannot be played in this period (InPhase, InStepOf)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("source", "period")

    def __init__(self, source: str, period: Node) -> None:
        self.source: Final = source
        self.period: Final = period


class OnCondition(Node):
    """A limit with a condition; the source says what the limited thing is called."""

    FIELDS: ClassVar[tuple[str, ...]] = ("source", "condition")

    def __init__(self, source: str, condition: Node) -> None:
        self.source: Final = source
        self.condition: Final = condition


class OnlyIf(OnCondition):
    """It can be played only while the condition is met."""


class NotIf(OnCondition):
    """It cannot be played while the condition is met."""


class TimesPerTurn(Node):
    """It can be played at most so many times in one turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("source", "n")

    def __init__(self, source: str, n: int) -> None:
        self.source: Final = source
        self.n: Final = n


class OnlyInTimes(Node):
    """It can be played only in this period, and at most so many times in one turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("source", "period", "n")

    def __init__(self, source: str, period: Node, n: int) -> None:
        self.source: Final = source
        self.period: Final = period
        self.n: Final = n


class OnConditionTimes(Node):
    """A limit with a condition, and at most so many times in one turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("source", "condition", "n")

    def __init__(self, source: str, condition: Node, n: int) -> None:
        self.source: Final = source
        self.condition: Final = condition
        self.n: Final = n


class OnlyIfTimes(OnConditionTimes):
    """It can be played only while the condition is met, and at most so many times in one turn."""


class NotIfTimes(OnConditionTimes):
    """It cannot be played while the condition is met, and at most so many times in one turn."""


class InStepOf(Node):
    """Whenever it is this step of this player: draw, homebase, deployment."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "step")

    def __init__(self, player: Node, step: str) -> None:
        self.player: Final = player
        self.step: Final = step


# --- conditions beside amounts.CountIs


class InThatZone(Node):
    """Whether there is something in a zone."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone", "what")

    def __init__(self, zone: Node, what: Node) -> None:
        self.zone: Final = zone
        self.what: Final = what


class Present(InThatZone):
    """1328.1, 1329.1. いる: there is such a UNIT on the field."""


class Absent(InThatZone):
    """1328.1. いない: there is no such UNIT on the field."""


class Lies(InThatZone):
    """1328.2. ある: such a card lies in the zone."""


class Lacks(InThatZone):
    """1328.2. ない: no such card lies in the zone."""


class Exists(Narrowed):
    """506.5a. There is such a card."""


class IsNowhere(Narrowed):
    """506.5a. There is no such card."""


class IsInZone(InThatZone):
    """The card itself lies in the zone."""


class SharesNoOrganisation(InThatZone):
    """1403.1. No card in the zone has an organisation that this card has."""


class IsEmpty(Node):
    """No card lies in the zone."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone",)

    def __init__(self, zone: Node) -> None:
        self.zone: Final = zone


class OnlyThis(Narrowed):
    """1329.3. This card is the only one of the group."""


class OfState(Node):
    """How cards lie."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "state")

    def __init__(self, what: Node, state: str) -> None:
        self.what: Final = what
        self.state: Final = state


class AllAre(OfState):
    """All of the group are in the state; so they are if there is none."""


class IsIn(OfState):
    """The card is in the state."""


class IsNotIn(OfState):
    """The card is not in the state."""


class IsInAndNotIn(Node):
    """1408.1. The cards are in the one state and not in the other."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "state", "other")

    def __init__(self, what: Node, state: str, other: str) -> None:
        self.what: Final = what
        self.state: Final = state
        self.other: Final = other


class LiesAs(OfState):
    """The card lies in a homebase, face up or face down."""


class BothHold(Node):
    """Both conditions are met."""

    FIELDS: ClassVar[tuple[str, ...]] = ("one", "other")

    def __init__(self, one: Node, other: Node) -> None:
        self.one: Final = one
        self.other: Final = other


class EitherHolds(Node):
    """At least one of the conditions is met."""

    FIELDS: ClassVar[tuple[str, ...]] = ("one", "other")

    def __init__(self, one: Node, other: Node) -> None:
        self.one: Final = one
        self.other: Final = other


class NotSo(Node):
    """The condition is not met."""

    FIELDS: ClassVar[tuple[str, ...]] = ("condition",)

    def __init__(self, condition: Node) -> None:
        self.condition: Final = condition


class NumberIn(Node):
    """1328. The number of such cards in the zone compares so."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone", "what", "bound")

    def __init__(self, zone: Node, what: Node, bound: Node) -> None:
        self.zone: Final = zone
        self.what: Final = what
        self.bound: Final = bound


class OfGroup(Node):
    """Whether a card belongs to a group."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "group")

    def __init__(self, what: Node, group: Node) -> None:
        self.what: Final = what
        self.group: Final = group


class IsA(OfGroup):
    """The card belongs to the group, wherever it lies."""


class IsNotA(OfGroup):
    """The card does not belong to the group."""


class HasIcon(Node):
    """1332.4. The card has the icon craft."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "label")

    def __init__(self, what: Node, label: str) -> None:
        self.what: Final = what
        self.label: Final = label


class HasOrganisation(Node):
    """1332.3. The card has the organisation."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "organisation")

    def __init__(self, what: Node, organisation: str) -> None:
        self.what: Final = what
        self.organisation: Final = organisation


class BondsAre(Node):
    """1329.2. The player's bonds compare so."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "bound")

    def __init__(self, player: Node, bound: Node) -> None:
        self.player: Final = player
        self.bound: Final = bound


class FewerBonds(OfPlayer):
    """This player has fewer bonds than the other."""


class StatIs(Node):
    """The card's stat compares so."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "stat", "bound")

    def __init__(self, what: Node, stat: str, bound: Node) -> None:
        self.what: Final = what
        self.stat: Final = stat
        self.bound: Final = bound


class OrganisationsAre(Node):
    """1333.2. The number of organisations which the group has together compares so."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "bound")

    def __init__(self, what: Node, bound: Node) -> None:
        self.what: Final = what
        self.bound: Final = bound


class ByPlayer(Node):
    """What a player did with cards."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "what")

    def __init__(self, player: Node, what: Node) -> None:
        self.player: Final = player
        self.what: Final = what


class HappenedThisTurn(Node):
    """This has happened in this turn (see words.events)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("event",)

    def __init__(self, event: Node) -> None:
        self.event: Final = event


class OfTurn(Node):
    """How much a player did in this turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "bound")

    def __init__(self, player: Node, bound: Node) -> None:
        self.player: Final = player
        self.bound: Final = bound


class CardsDrawn(OfTurn):
    """1313.1. The number of cards that the player has drawn this turn compares so."""


class BondsGone(OfTurn):
    """The number of bonds that the player has lost this turn compares so."""


class CardsPlayed(Node):
    """1204.2k. The number of these that the player has played this turn compares so."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "what", "bound")

    def __init__(self, player: Node, what: Node, bound: Node) -> None:
        self.player: Final = player
        self.what: Final = what
        self.bound: Final = bound


class HasPlayed(ByPlayer):
    """The player has played one of these this turn."""


class HasNotPlayed(ByPlayer):
    """The player has played none of these this turn."""


class HasAttacked(Narrowed):
    """The card has attacked this turn."""


class HasNotAttacked(Narrowed):
    """The card has not attacked this turn."""


class IsInitiative(OfPlayer):
    """702.3. This player has the initiative."""


class IsPrimary(OfPlayer):
    """702.3. This player is the primary player."""
