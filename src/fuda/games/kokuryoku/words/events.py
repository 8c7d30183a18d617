"""For what texts of kokuryoku wait, beside the events that things.py has.

Who or what took part is a word for one unit or amounts.AnyOf a group; a player is You, Opponent or BothPlayers.
"""

from typing import ClassVar, Final

from fuda.language.words.nodes import About, Node, OfPlayer


class ByWhom(Node):
    """Somebody did something to somebody."""

    FIELDS: ClassVar[tuple[str, ...]] = ("by", "what")

    def __init__(self, by: Node, what: Node) -> None:
        self.by: Final = by
        self.what: Final = what


class Attacked(ByWhom):
    """An attack was declared."""


class StruckBack(ByWhom):
    """A counter-attack was declared; by the defender, on the attacker."""


class Beaten(ByWhom):
    """By an attack or counter a unit was left without chips."""


class AttackedWith(About):
    """An attack was declared with this card."""


class Harmed(Node):
    """Damage of 1 or more, and so much, was dealt in an attack or counter."""

    FIELDS: ClassVar[tuple[str, ...]] = ("by", "what", "bound")

    def __init__(self, by: Node, what: Node, bound: Node) -> None:
        self.by: Final = by
        self.what: Final = what
        self.bound: Final = bound


class HarmedWith(Node):
    """So much damage was dealt with this card in an attack or counter."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "bound")

    def __init__(self, what: Node, bound: Node) -> None:
        self.what: Final = what
        self.bound: Final = bound


class LeftField(About):
    """The unit left the field, wherever it went."""


class MovedTo(Node):
    """The unit moved to one of these squares, or was put there."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "where")

    def __init__(self, what: Node, where: Node) -> None:
        self.what: Final = what
        self.where: Final = where


class SortiedTo(MovedTo):
    """The unit sortied to one of these squares."""


class MovedFrom(MovedTo):
    """The unit moved away from one of these squares, or was put away from there."""


class SpiritReached(Node):
    """The spirit of the unit has come to be so much, and was not before."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "bound")

    def __init__(self, what: Node, bound: Node) -> None:
        self.what: Final = what
        self.bound: Final = bound


class GenerationChanged(About):
    """A child took the place of its parent; the unit is the child."""


class Equipped(Node):
    """A card of this kind (any: of any) was attached to the unit."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "kind")

    def __init__(self, what: Node, kind: str) -> None:
        self.what: Final = what
        self.kind: Final = kind


class Stripped(About):
    """This attached card, or this land, left the board by itself."""


class Restored(About):
    """Chips went onto the unit: by recovery, support or healing."""


class SpiritGone(About):
    """The unit lost or spent chips, or was dealt damage."""


class BecameWaiting(About):
    """The unit became waiting."""


class BecameAble(About):
    """The unit became able to act by a text."""


class HealedWith(About):
    """A unit was healed with this card."""


class FightEnded(About):
    """A battle in which the unit fought is over, and it is still on the field."""


class Drew(OfPlayer):
    """The player drew a card."""


class Discarded(OfPlayer):
    """A card of the player's hand went off the field or abroad."""


class LandCame(OfPlayer):
    """The player laid a land."""


class UsedOne(Node):
    """The player used a surprise, a crest ability or an item (kind)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "kind")

    def __init__(self, player: Node, kind: str) -> None:
        self.player: Final = player
        self.kind: Final = kind


class BeatenWith(About):
    """A unit was left without chips by an attack or counter with this card."""


class CardUsed(About):
    """This weapon or magic was used for an attack, a counter or healing; a magic has gone off the field then."""


class Rescued(ByWhom):
    """A unit was rescued by another."""


class Supported(About):
    """Chips went onto the unit in a support step."""


class HealedByStaff(About):
    """Chips went onto the unit by a staff."""


class ActionEnded(About):
    """The unit has moved or acted, and its turn in the invasion phase is over."""


class ActionEndedAt(Node):
    """The same, on one of these squares."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "where")

    def __init__(self, what: Node, where: Node) -> None:
        self.what: Final = what
        self.where: Final = where


class LaidHere(Node):
    """This land was laid."""


class SpiritFell(Node):
    """The spirit of the unit has come to be an amount or less, and was more before."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "amount")

    def __init__(self, what: Node, amount: Node) -> None:
        self.what: Final = what
        self.amount: Final = amount


# --- moments


class PhaseEnds(Node):
    """This phase of this player ends."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "phase")

    def __init__(self, player: Node, phase: str) -> None:
        self.player: Final = player
        self.phase: Final = phase


class TurnBegins(OfPlayer):
    """A turn of the player begins."""


class TurnEnds(OfPlayer):
    """A turn of the player ends."""


class StepBegins(Node):
    """This step of the player's national-power phase begins."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "step")

    def __init__(self, player: Node, step: str) -> None:
        self.player: Final = player
        self.step: Final = step


class MomentOfTurn(Node):
    """This phase of this player begins in that player's own turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "phase")

    def __init__(self, player: Node, phase: str) -> None:
        self.player: Final = player
        self.phase: Final = phase


class StepOfTurn(Node):
    """This step of the player's national-power phase begins in that player's own turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "step")

    def __init__(self, player: Node, step: str) -> None:
        self.player: Final = player
        self.step: Final = step


class InTurn(Node):
    """A moment, in turns of this player only."""

    FIELDS: ClassVar[tuple[str, ...]] = ("turn", "event")

    def __init__(self, turn: Node, event: Node) -> None:
        self.turn: Final = turn
        self.event: Final = event


class BattleEnds(Node):
    """戦闘後: the battle under way is over."""


# --- what could be done instead


class WouldBeHarmed(About):
    """The unit would be dealt damage of 1 or more."""


class WouldFall(About):
    """The unit would be put off the field, for want of chips or by a text."""


class WouldBeStripped(About):
    """This attached card, or this land, would go off the field by itself."""


class WouldRecover(About):
    """The unit would recover chips."""


class WouldLose(About):
    """The unit would lose chips by a text."""


class WouldWait(About):
    """The unit would become waiting."""
