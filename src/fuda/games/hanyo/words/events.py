"""For what texts of hanyo can wait, beside what things.py has."""

from typing import ClassVar, Final

from fuda.language.words.nodes import About, Node, OfPlayer


class Drew(OfPlayer):
    """904.1. The player drew a card."""


class HandDiscarded(OfPlayer):
    """911.1, 911.2a. The player discarded cards from hand, or a whole hand of none."""


class PutToDiscard(Node):
    """309.1. The card went to the discard: from any zone, the area, the hand or the deck (origin)."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "what",
        "origin",
    )

    def __init__(self, what: Node, origin: str) -> None:
        self.what: Final = what
        self.origin: Final = origin


class BecameState(Node):
    """908.1. The unit came into the state rest or stun."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "what",
        "state",
    )

    def __init__(self, what: Node, state: str) -> None:
        self.what: Final = what
        self.state: Final = state


class Recovered(About):
    """907.1. The unit recovered."""


class CameToStandby(About):
    """308.1. The unit came to a standby area, from anywhere else."""


class CameToArea(About):
    """306.1. The unit came to an area from outside."""


class Retreated(About):
    """915.1. The unit retreated."""


class ChangedPlaces(About):
    """914.1. The unit changed places with another."""


class ReturnedToHand(About):
    """302.5. The unit went from an area to a hand."""


class LeftArea(About):
    """302.3. The unit left the areas."""


class GotEnergy(About):
    """905.2. Energy was attached to the unit."""


class LostEnergy(About):
    """905.2a, 911.1. Energy of the unit was discarded."""


class GotSet(About):
    """905.3. A card was set on the unit."""


class WasHealed(About):
    """917.1. Damage was taken off the unit."""


class DealtDamage(Node):
    """916.1. The unit `by` dealt so much damage to the unit."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "by",
        "what",
        "bound",
    )

    def __init__(self, by: Node, what: Node, bound: Node) -> None:
        self.by: Final = by
        self.what: Final = what
        self.bound: Final = bound


class TookDamage(Node):
    """916.1. The unit took so much damage."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "what",
        "bound",
    )

    def __init__(self, what: Node, bound: Node) -> None:
        self.what: Final = what
        self.bound: Final = bound


class FailedSkill(About):
    """920.2. A skill of the unit failed."""


class UsedEx(OfPlayer):
    """806.1. The player used an activated EX skill."""


class WonJanken(OfPlayer):
    """919.1. The player won at rock-paper-scissors."""


class LostJanken(OfPlayer):
    """919.1. The player lost at rock-paper-scissors."""


class GotCounter(Node):
    """913.2. A counter of this name was put on the unit."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "what",
        "counter",
    )

    def __init__(self, what: Node, counter: str) -> None:
        self.what: Final = what
        self.counter: Final = counter


class EnteredBy(Node):
    """603.1. The player put such a unit out."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "player",
        "what",
    )

    def __init__(self, player: Node, what: Node) -> None:
        self.player: Final = player
        self.what: Final = what


class ChargedUnit(About):
    """906.1. The unit was charged."""


class GameStarts(Node):
    """502.2. The game begins."""


class SteppedBack(About):
    """302.3a-1. The unit moved from the main area to a standby area."""


class CountersReached(Node):
    """913.3. So many counters of this name came to lie on the unit."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "counter", "bound")

    def __init__(self, what: Node, counter: str, bound: Node) -> None:
        self.what: Final = what
        self.counter: Final = counter
        self.bound: Final = bound
