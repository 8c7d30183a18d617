"""The records that only the card texts of 3x3Wars need; the rules decide what they do."""

from typing import ClassVar, Final

from fuda.language.words.nodes import About, Node, OfPlayer

# --- lines of a magic card


class Magic(Node):
    """The magic itself; conditions and extensions hold at most one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("conditions", "extensions", "effects")

    def __init__(self, conditions: tuple[Node, ...], extensions: tuple[Node, ...], effects: Node) -> None:
        self.conditions: Final = conditions
        self.extensions: Final = extensions
        self.effects: Final = effects


class GrandMagic(Node):
    """The grand magic on the last line."""

    FIELDS: ClassVar[tuple[str, ...]] = ("name", "conditions", "extensions", "effects")

    def __init__(self, name: str, conditions: tuple[Node, ...], extensions: tuple[Node, ...], effects: Node) -> None:
        self.name: Final = name
        self.conditions: Final = conditions
        self.extensions: Final = extensions
        self.effects: Final = effects


# --- groups, zones and amounts


class Magics(Node):
    """Magic cards lying on the table."""


class Territory(OfPlayer):
    """A player's territories."""


class TargetUnit(Node):
    """The unit at which the spell was aimed."""


class Kept(Node):
    """The cards that KeepAtRandom left."""


class CostOf(About):
    """As much as its cost."""


# --- what always holds


class AttacksIn(Node):
    """It attacks in this step instead of the usual one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "step")

    def __init__(self, what: Node, step: str) -> None:
        self.what: Final = what
        self.step: Final = step


class DefendsAlsoIn(Node):
    """It defends in this step too."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "step")

    def __init__(self, what: Node, step: str) -> None:
        self.what: Final = what
        self.step: Final = step


class ModifyTerritory(Node):
    """Modifies the worth of the territories, not their number."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "n")

    def __init__(self, player: Node, n: int) -> None:
        self.player: Final = player
        self.n: Final = n


class TreatCostAs(Node):
    """Its user takes any cost within these bounds for it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "low", "high")

    def __init__(self, what: Node, low: int, high: int) -> None:
        self.what: Final = what
        self.low: Final = low
        self.high: Final = high


class OnlyUsableFor(Node):
    """It can be used for this operation alone."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "operation")

    def __init__(self, what: Node, operation: str) -> None:
        self.what: Final = what
        self.operation: Final = operation


class MatchesAnyNumber(About):
    """It counts as the number that is asked for."""


class OnlyCounteredBy(Node):
    """No card of another name can counter it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "name")

    def __init__(self, what: Node, name: str) -> None:
        self.what: Final = what
        self.name: Final = name


class NotNegated(About):
    """They cannot be negated."""


class InsteadOfPaying(Node):
    """Do this in place of paying the activation cost."""

    FIELDS: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, effect: Node) -> None:
        self.effect: Final = effect


# --- events and conditions; operations are removal, boost, counter, magic, deploy, redeploy


class UsedFor(Node):
    """It was used for this operation."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "operation")

    def __init__(self, what: Node, operation: str) -> None:
        self.what: Final = what
        self.operation: Final = operation


class Activated(Node):
    """One of these was activated."""

    FIELDS: ClassVar[tuple[str, ...]] = ("operations",)

    def __init__(self, operations: tuple[str, ...]) -> None:
        self.operations: Final = operations


class Doing(Node):
    """Someone is about to do one of these with it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "operations")

    def __init__(self, what: Node, operations: tuple[str, ...]) -> None:
        self.what: Final = what
        self.operations: Final = operations


# --- effects


class Boost(Node):
    """Boost each of them: at most once per unit and turn, gone at the end of battle."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "n")

    def __init__(self, what: Node, n: int) -> None:
        self.what: Final = what
        self.n: Final = n


class Negate(About):
    """Cancel its effect."""


class CountForPower(About):
    """Count it towards required power."""


class Activate(Node):
    """Activate a spell of this kind."""

    FIELDS: ClassVar[tuple[str, ...]] = ("operation",)

    def __init__(self, operation: str) -> None:
        self.operation: Final = operation


class MoveStep(Node):
    """Move the step to just before the phase."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "phase")

    def __init__(self, step: str, phase: str) -> None:
        self.step: Final = step
        self.phase: Final = phase


class Perform(Node):
    """Carry out the operation so many times."""

    FIELDS: ClassVar[tuple[str, ...]] = ("operation", "n")

    def __init__(self, operation: str, n: int) -> None:
        self.operation: Final = operation
        self.n: Final = n


class KeepAtRandom(Node):
    """Leave so many random cards in the zone and exile the others."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone", "n")

    def __init__(self, zone: Node, n: int) -> None:
        self.zone: Final = zone
        self.n: Final = n


class ActivateAsMagic(Node):
    """Activate it as a magic; ignored holds power and cost."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "ignored")

    def __init__(self, what: Node, ignored: tuple[str, ...]) -> None:
        self.what: Final = what
        self.ignored: Final = ignored


class GainPower(Node):
    """Have so much more power of that colour."""

    FIELDS: ClassVar[tuple[str, ...]] = ("colour", "n")

    def __init__(self, colour: str, n: int) -> None:
        self.colour: Final = colour
        self.n: Final = n
