"""For what can a text of kiseki wait? The events of triggers.

An event's `what` is nodes.This, That, Those, nodes.EitherOf, or amounts.AnyOf of a group: some one of them. The same
records stand in triggers (it happened), in abilities.Delayed (it happens next) and in abilities.Instead (it would).
"""

from typing import ClassVar, Final

from fuda.games.kiseki.words.conditions import ByPlayer
from fuda.games.kiseki.words.things import Narrowed, OfPlayer
from fuda.language.words.nodes import Node

# --- events: times


class Moment(Node):
    """703, 705, 802, 803. A turn, phase or step starts or ends: phase is turn, preparation, battle, attack-target,
    recovery; edge is start, end."""

    FIELDS: ClassVar[tuple[str, ...]] = ("phase", "edge")

    def __init__(self, phase: str, edge: str) -> None:
        self.phase: Final = phase
        self.edge: Final = edge


class PlannedBy(OfPlayer):
    """1323.1. The player has planned, with whatever number, and has looked at a card at least."""


class StepMoment(Node):
    """703.6-703.8, 803.1. A step of this player starts: draw, homebase, deployment, attack-target."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "step")

    def __init__(self, player: Node, step: str) -> None:
        self.player: Final = player
        self.step: Final = step


class SupportPlayed(OfPlayer):
    """1219.2c. A unit of the player supports another in a scrum."""


class Supported(Narrowed):
    """1219.2c. The unit supports another in a scrum."""


class WasSupported(Narrowed):
    """1219.2c. The unit is supported by another in a scrum, That being it."""


class Ordinal(Node):
    """1221.1. The event, told by how many of the kind have happened in this turn."""


class FirstTime(Ordinal):
    """1221.1. The event, where nothing of the kind has happened in this turn before."""

    FIELDS: ClassVar[tuple[str, ...]] = ("event",)

    def __init__(self, event: Node) -> None:
        self.event: Final = event


class NthTime(Ordinal):
    """1221.1. The event, where so many of the kind have happened in this turn, this one with them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("event", "n")

    def __init__(self, event: Node, n: int) -> None:
        self.event: Final = event
        self.n: Final = n


class WasTargeted(Node):
    """1204.2d. It became a target of what this player has played: ability is as in Pending, or any for a card or an
    ability; a scrum support is neither."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "player", "ability")

    def __init__(self, what: Node, player: Node, ability: str) -> None:
        self.what: Final = what
        self.player: Final = player
        self.ability: Final = ability


class AbilityPlayedOf(Node):
    """1204.2k. The player played an ability of this class (see Pending) of a card of the group."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "what", "ability")

    def __init__(self, player: Node, what: Node, ability: str) -> None:
        self.player: Final = player
        self.what: Final = what
        self.ability: Final = ability


class DrewOutside(Node):
    """1313.1. The player drew a card outside of this step of theirs."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "step")

    def __init__(self, player: Node, step: str) -> None:
        self.player: Final = player
        self.step: Final = step


class PutIntoHomebase(Narrowed):
    """507.1. It was put into a homebase."""


# --- events: battle


class Attacked(Narrowed):
    """804.8. It attacked; of a group once for the attack, That being all of them that attack."""


class AttackedEach(Narrowed):
    """1211.7. One of the group attacked: once for each, That being the one."""


class AttackedFirst(Narrowed):
    """1404.1. The group attacked for the first time this turn, That being all of them that attack."""


class AttackedAlone(Narrowed):
    """1326.4. It attacked and was the only attacker."""


class ScrumAttacked(Narrowed):
    """804.8. It took part in a scrum attack; of a group once for the attack, That being all of them."""


class ByCard(Node):
    """What one card did to another."""

    FIELDS: ClassVar[tuple[str, ...]] = ("by", "what")

    def __init__(self, by: Node, what: Node) -> None:
        self.by: Final = by
        self.what: Final = what


class AttackedWhat(ByCard):
    """804.8. `by` attacked the UNIT, That being it; with nodes.Opponent the player."""


class AttackedPlayer(Node):
    """804.8. `by` attacked a player, That being all of them that attack."""

    FIELDS: ClassVar[tuple[str, ...]] = ("by",)

    def __init__(self, by: Node) -> None:
        self.by: Final = by


class WasAttackedBy(ByCard):
    """804.8. It was attacked by one of the group, That being those of the group that attack."""


class WasAttacked(Narrowed):
    """804.8. It was attacked, That being it."""


class Battled(Narrowed):
    """804.5, 804.6. It attacked, or was attacked as the defending UNIT."""


class BattledWith(ByCard):
    """804.5, 804.6. `by` attacked the UNIT or was attacked by it, That being the others of the group."""


class StunnedByAttack(ByCard):
    """804.11a-2. `by` stunned it as an attacking UNIT, That being the stunned one."""


class WasScrumAttacked(Narrowed):
    """804.8. It was attacked by a scrum."""


class Stunned(Narrowed):
    """1306.1. It was stunned, by whatever."""


class StunnedBy(ByCard):
    """1222.4. `by` stunned it, That being the stunned one."""


class OverkillDealt(Narrowed):
    """804.11a-3, 804.11b. It dealt overkill damage (1222.3)."""


class OverkillTaken(OfPlayer):
    """804.11a-3, 804.11b. The player lost bonds by overkill damage."""


class StunDamageTaken(OfPlayer):
    """1306.3. The player lost bonds by stun damage."""


# --- events: cards


class Played(ByPlayer):
    """1204.2k. The player played one of the group, That being the card."""


class PlayedOutOf(Node):
    """1204.2k. The player played one of the group from that zone."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "zone", "what")

    def __init__(self, player: Node, zone: Node, what: Node) -> None:
        self.player: Final = player
        self.zone: Final = zone
        self.what: Final = what


class AbilityPlayed(Node):
    """1204.2k. The player played an ability of this class: art, craft, activated."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "ability")

    def __init__(self, player: Node, ability: str) -> None:
        self.player: Final = player
        self.ability: Final = ability


class OwnIconPlayed(Node):
    """This card's icon craft of that label was played."""

    FIELDS: ClassVar[tuple[str, ...]] = ("label",)

    def __init__(self, label: str) -> None:
        self.label: Final = label


class EnteredFrom(Node):
    """1320.1. It came onto the field from that zone; played ones by way of the waiting zone."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "zone")

    def __init__(self, what: Node, zone: Node) -> None:
        self.what: Final = what
        self.zone: Final = zone


class Left(Narrowed):
    """It left the field (1211.6b)."""


class PutIntoTrail(Narrowed):
    """It was put into the trail, from wherever."""


class PutIntoTrailFrom(Node):
    """It was put into the trail from that zone (nodes.Hand, AnyField, ...)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "zone")

    def __init__(self, what: Node, zone: Node) -> None:
        self.what: Final = what
        self.zone: Final = zone


class PutIntoTrailBy(ByPlayer):
    """1222.5, 1222.6. It was put into the trail by that player."""


class Discarded(Narrowed):
    """1314.1. It was discarded."""


class HandDiscarded(OfPlayer):
    """1314. The player discarded from hand."""


class Slain(Narrowed):
    """1317.1. It was slain."""


class ReturnedToHand(Narrowed):
    """It went from the field to hand."""


class Recovered(Narrowed):
    """1308.1. It recovered."""


class SupportGained(Narrowed):
    """1309.1. It gained support."""


class SupportLost(Narrowed):
    """1309.2. It lost support."""


class Readied(Narrowed):
    """1315.1. It was readied."""


class Actioned(Narrowed):
    """1315.2. It was actioned."""


class TurnedUp(Narrowed):
    """1316.1. It was turned face up."""


class TurnedDown(Narrowed):
    """1316.2. It was turned face down, by being stunned too (1306.2a)."""


class WasRemoved(Narrowed):
    """1330.1. It was removed from the game."""


class WasBoarded(Narrowed):
    """1337.1. The ITEM was boarded."""


class BoardedOn(ByCard):
    """1337.1. The UNIT `by` boarded the ITEM."""


class WasLinked(Narrowed):
    """1336.1. It was tactically linked."""


class WasRebuilt(Narrowed):
    """1335.1. The homebase card was rebuilt."""


class Drew(OfPlayer):
    """1313.1. The player drew a card; once for each card."""


class BondsLost(OfPlayer):
    """The player lost bonds, once for each loss."""


class BondsGained(OfPlayer):
    """The player gained bonds."""
