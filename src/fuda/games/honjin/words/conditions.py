"""When things happen in the card texts of honjin: timings, moments, events and conditions.

A moment (発揮) is `Moment`, `Declared`, `Laid` or an event. An event's `what` is a single thing, or amounts.AnyOf of a
group: some one of them. The same events stand in Special.moment, in nodes.Triggered (it happened) and, as `would`, in
abilities.Instead (it would happen).
"""

from typing import ClassVar, Final

from fuda.language.words.nodes import About, Node, OfPlayer

# --- timings


class Timing(Node):
    """10.9.3. normal, counter, initiative, battle, main or own-turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("when",)

    def __init__(self, when: str) -> None:
        self.when: Final = when


class CounterTo(Node):
    """10.9.6. Counter, only in a chain with a declaration of one of these kinds (attack, consumable, spell, declared,
    finishing, sacrifice)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kinds",)

    def __init__(self, kinds: tuple[str, ...]) -> None:
        self.kinds: Final = kinds


# --- moments


class Moment(Node):
    """A period starts or ends. Periods: turn, first-hand, second-hand, hand (either of them), main, summoning, closing
    (7.2-7.6), instant, formation, initiative, first, second, battle-end (8.3). Edges: start, end; before and opening
    are the same as start, last the same as end, worded otherwise (4.7.4)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("period", "edge")

    def __init__(self, period: str, edge: str) -> None:
        self.period: Final = period
        self.edge: Final = edge


class Declared(Node):
    """A deed is at this point: march (12.2.5.1.1), march-fixed (12.2.5.1.4), march-end (12.2.5.1.8), laying
    (12.1.1.2.3), normal-summon, instant-summon (12.2.7.4.1, 12.2.8.1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("point",)

    def __init__(self, point: str) -> None:
        self.point: Final = point


class ThisLaid(Node):
    """12.1.1.2.8. This terrain was laid."""


# --- events


class Died(About):
    """12.6. It died."""


class WasDiscarded(About):
    """12.4. It was discarded, from wherever."""


class WasRemoved(About):
    """12.5. It was removed from the game."""


class WasReturned(About):
    """It went from the battlefield to the hand."""


class Summoned(About):
    """12.2.7. It was summoned, in whatever way."""


class SummonedAs(Node):
    """12.2.7. It was summoned in this way: normal, instant."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "way")

    def __init__(self, what: Node, way: str) -> None:
        self.what: Final = what
        self.way: Final = way


class WasEquipped(About):
    """12.2.8. The unit was given equipment from the hand."""


class TookEffect(About):
    """10.2.3. An effect of it took effect."""


class UseTookEffect(Node):
    """10.2.3. What the unit used, being of this kind, took effect."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "kind")

    def __init__(self, what: Node, kind: str) -> None:
        self.what: Final = what
        self.kind: Final = kind


class WasUsed(Node):
    """10.1.9. The unit declared a use of this kind; attack: it attacked."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "kind")

    def __init__(self, what: Node, kind: str) -> None:
        self.what: Final = what
        self.kind: Final = kind


class TookDamage(Node):
    """4.5. It was given damage of one of these damage attributes, or any if none is named."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "kinds")

    def __init__(self, what: Node, kinds: tuple[str, ...]) -> None:
        self.what: Final = what
        self.kinds: Final = kinds


class TookAttackDamage(About):
    """9.4. It has taken the damage of an attack."""


class MarchSucceeded(About):
    """12.2.5.2.1. It marched and the march succeeded."""


class MarchFailed(About):
    """12.2.5.2.1. It marched and the march failed."""


class BecameFinished(About):
    """3.2.4. A fresh unit became finished."""


class ChainEnded(Node):
    """10.2. The present counter chain has ended."""


class Refilled(OfPlayer):
    """12.3. The player refilled a card; once for each card."""


class HandDiscarded(OfPlayer):
    """12.4. The player discarded a card from hand."""


# --- events that would happen, for abilities.Instead


class DeathApplies(About):
    """11.3.3. A death effect applies to it; each one of a use must be replaced (11.3.3.3)."""


class WouldBeDiscarded(About):
    """12.4. It would be discarded, also by dying."""


class WouldTakeDamage(Node):
    """4.5. It would be given damage of one of these damage attributes, or any if none is named."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "kinds")

    def __init__(self, what: Node, kinds: tuple[str, ...]) -> None:
        self.what: Final = what
        self.kinds: Final = kinds


class WouldTakeAttackDamage(About):
    """4.9.2. It would be given attack damage."""


class WouldRoll(About):
    """15.4.9.2. In battle the player would roll dice."""


# --- conditions beside amounts.CountIs


class InPeriod(Node):
    """It is this period (see Moment)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("period",)

    def __init__(self, period: str) -> None:
        self.period: Final = period


class Is(Node):
    """The thing has the feature; of several each for itself."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "feature")

    def __init__(self, what: Node, feature: Node) -> None:
        self.what: Final = what
        self.feature: Final = feature


class IsNot(Node):
    """The thing does not have the feature."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "feature")

    def __init__(self, what: Node, feature: Node) -> None:
        self.what: Final = what
        self.feature: Final = feature


class IsAmong(Node):
    """The thing belongs to the group."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "group")

    def __init__(self, what: Node, group: Node) -> None:
        self.what: Final = what
        self.group: Final = group


class IsState(Node):
    """3.2.4. The unit is fresh or finished."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "state")

    def __init__(self, what: Node, state: str) -> None:
        self.what: Final = what
        self.state: Final = state


class StandsAt(Node):
    """8.3.3.2. The unit is in the front or in the rear of its formation."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "place")

    def __init__(self, what: Node, place: str) -> None:
        self.what: Final = what
        self.place: Final = place


class IsSide(Node):
    """1.3.7, 8.3.4.8. The player is the marching, defending, first or second side."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "side")

    def __init__(self, player: Node, side: str) -> None:
        self.player: Final = player
        self.side: Final = side


class BearsEquipment(About):
    """The unit bears equipment."""


class BearsNoEquipment(About):
    """The unit bears no equipment."""


class Exists(About):
    """There is one of the group."""


class ExistsNot(About):
    """There is none of the group."""


class IsEmpty(Node):
    """No card is in the zone."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone",)

    def __init__(self, zone: Node) -> None:
        self.zone: Final = zone


class BattleAt(Node):
    """A battle is going on on this terrain."""

    FIELDS: ClassVar[tuple[str, ...]] = ("where",)

    def __init__(self, where: Node) -> None:
        self.where: Final = where


class SameOnly(Node):
    """10.17.2. All members of the group have wholly the same words of the characteristic; of an empty group false."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "characteristic")

    def __init__(self, what: Node, characteristic: str) -> None:
        self.what: Final = what
        self.characteristic: Final = characteristic


class RollIs(Node):
    """3.4.5. The result of the dice compares so."""

    FIELDS: ClassVar[tuple[str, ...]] = ("bound",)

    def __init__(self, bound: Node) -> None:
        self.bound: Final = bound


class DiedOfThis(About):
    """The sentences before have made it die."""


class BothHold(Node):
    """4.7.7. Both conditions are met."""

    FIELDS: ClassVar[tuple[str, ...]] = ("one", "other")

    def __init__(self, one: Node, other: Node) -> None:
        self.one: Final = one
        self.other: Final = other


class EitherHolds(Node):
    """4.7.5. One of the two conditions at least is met."""

    FIELDS: ClassVar[tuple[str, ...]] = ("one", "other")

    def __init__(self, one: Node, other: Node) -> None:
        self.one: Final = one
        self.other: Final = other
