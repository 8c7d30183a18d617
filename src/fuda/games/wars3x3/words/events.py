"""What a text of 3x3Wars can wait for, beside what things.py and the language have.

Operations are removal, boost, counter, spell, magic, grand, deploy, redeploy and expand.
"""

from typing import ClassVar, Final

from fuda.language.words.nodes import About, Node, OfPlayer


class EnteredBy(Node):
    """It entered the field by a deployment or a redeployment."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "operations")

    def __init__(self, what: Node, operations: tuple[str, ...]) -> None:
        self.what: Final = what
        self.operations: Final = operations


class GivenUp(About):
    """It was put into the discard for a redeployment."""


class Fell(About):
    """It was put into the discard from the field, in whatever way."""


class Left(About):
    """It left the field."""


class WentBack(About):
    """It went from the field to a hand."""


class Thrown(About):
    """It was discarded from a hand."""


class Did(Node):
    """The player has done one of these."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "operations")

    def __init__(self, player: Node, operations: tuple[str, ...]) -> None:
        self.player: Final = player
        self.operations: Final = operations


class Targeted(Node):
    """One of these was aimed at it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "operations")

    def __init__(self, what: Node, operations: tuple[str, ...]) -> None:
        self.what: Final = what
        self.operations: Final = operations


class GotBoosted(About):
    """It was boosted."""


class Attacked(About):
    """It attacks."""


class TookDamage(OfPlayer):
    """The player took damage."""


class StruckPlayer(OfPlayer):
    """The player took damage from an attack."""


class GotLife(OfPlayer):
    """The player gained life."""


class LostLife(OfPlayer):
    """The player lost life."""


class Drew(OfPlayer):
    """The player drew a card."""


class Threw(OfPlayer):
    """The player discarded a card from hand."""


class StepBegins(Node):
    """This step of this player's turn begins."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "step")

    def __init__(self, player: Node, step: str) -> None:
        self.player: Final = player
        self.step: Final = step


class PhaseBegins(Node):
    """This phase of this player's turn begins."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "phase")

    def __init__(self, player: Node, phase: str) -> None:
        self.player: Final = player
        self.phase: Final = phase


class PhaseEnds(Node):
    """This phase of this player's turn ends."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "phase")

    def __init__(self, player: Node, phase: str) -> None:
        self.player: Final = player
        self.phase: Final = phase


class TurnBegins(OfPlayer):
    """The player's turn begins."""


class TurnEnds(OfPlayer):
    """The player's turn ends."""


class WasCountered(OfPlayer):
    """A spell of the player was countered."""


class WasNegated(OfPlayer):
    """What the player had used was negated."""


class BecameFaceUp(Node):
    """The magic was turned so."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "state")

    def __init__(self, what: Node, state: str) -> None:
        self.what: Final = what
        self.state: Final = state


class Drawing(OfPlayer):
    """The player would draw in the draw step."""


class Dying(About):
    """It would be destroyed."""


class TookSoMuch(Node):
    """The player took at least so much damage at once."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "n")

    def __init__(self, player: Node, n: int) -> None:
        self.player: Final = player
        self.n: Final = n


class EnteredSide(Node):
    """It entered the field of a player."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "player")

    def __init__(self, what: Node, player: Node) -> None:
        self.what: Final = what
        self.player: Final = player


class DestroyedFor(Node):
    """It was destroyed by one of these causes: removal, single-removal, double-removal, magic, grand or effect."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "causes")

    def __init__(self, what: Node, causes: tuple[str, ...]) -> None:
        self.what: Final = what
        self.causes: Final = causes


class DestroyedBy(Node):
    """It was destroyed by a player."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "player")

    def __init__(self, what: Node, player: Node) -> None:
        self.what: Final = what
        self.player: Final = player


class DestroyedSo(Node):
    """It was destroyed by one of these causes, by a player."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "player", "causes")

    def __init__(self, what: Node, player: Node, causes: tuple[str, ...]) -> None:
        self.what: Final = what
        self.player: Final = player
        self.causes: Final = causes


class TargetedBy(Node):
    """A player aimed one of these at it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "player", "operations")

    def __init__(self, what: Node, player: Node, operations: tuple[str, ...]) -> None:
        self.what: Final = what
        self.player: Final = player
        self.operations: Final = operations


class DidWith(Node):
    """A player did this with such a card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "operation", "kind")

    def __init__(self, player: Node, operation: str, kind: Node) -> None:
        self.player: Final = player
        self.operation: Final = operation
        self.kind: Final = kind


class BroughtIn(DidWith):
    """A player deployed or redeployed such a card."""


class UsedMagic(Node):
    """A player used such a magic."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "kind")

    def __init__(self, player: Node, kind: Node) -> None:
        self.player: Final = player
        self.kind: Final = kind


class SpellFell(Node):
    """A spell of this kind that the player used was countered."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "operation")

    def __init__(self, player: Node, operation: str) -> None:
        self.player: Final = player
        self.operation: Final = operation


class Defended(About):
    """It takes part in the defence."""


class WasExiled(About):
    """It left the game."""


class GotLand(OfPlayer):
    """A card was put among the player's territories."""


class LifeFell(Node):
    """The player's life has come to be within these bounds."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "bound")

    def __init__(self, player: Node, bound: Node) -> None:
        self.player: Final = player
        self.bound: Final = bound


class ThrownFor(Node):
    """It was discarded from a hand by one of these causes: magic, condition, grand or effect."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "causes")

    def __init__(self, what: Node, causes: tuple[str, ...]) -> None:
        self.what: Final = what
        self.causes: Final = causes


class ThrownBy(Node):
    """It was discarded from a hand because of what a player did."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "player")

    def __init__(self, what: Node, player: Node) -> None:
        self.what: Final = what
        self.player: Final = player
