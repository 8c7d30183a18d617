"""What a text of 3x3Wars says of how its rules are applied: what a card counts as when it is used, brought in or
counted, how often something may be done, which steps are left out."""

from typing import ClassVar, Final

from fuda.language.words.nodes import About, Node, OfPlayer


class OfChange(Node):
    """A record with a card and a change."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "change")

    def __init__(self, what: Node, change: Node) -> None:
        self.what: Final = what
        self.change: Final = change


class OfCardAmount(Node):
    """A record with a card and an amount."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "amount")

    def __init__(self, what: Node, amount: Node) -> None:
        self.what: Final = what
        self.amount: Final = amount


class OfAmount(Node):
    """A record with an amount."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount: Final = amount


class OfStep(Node):
    """A record with a player and a step."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "step")

    def __init__(self, player: Node, step: str) -> None:
        self.player: Final = player
        self.step: Final = step


class WorthGivenUp(OfChange):
    """For a redeployment its cost counts as changed so."""


class BoostGives(OfCardAmount):
    """Used for a boost, it gives so much power in place of its cost."""


class BoostAdds(OfCardAmount):
    """Used for a boost, it gives so much power more."""


class CountsEvery(About):
    """For required power it counts as a unit of every colour."""


class CountsAs(Node):
    """For required power it counts as a unit of this colour too."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "colour")

    def __init__(self, what: Node, colour: str) -> None:
        self.what: Final = what
        self.colour: Final = colour


class CountsTimes(Node):
    """For required power it counts as so many units."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "n")

    def __init__(self, what: Node, n: int) -> None:
        self.what: Final = what
        self.n: Final = n


class OwnNeed(OfChange):
    """The territories that bringing this card in asks for change so."""


class NeedOf(Node):
    """The territories that bringing in such a card asks a player for change so."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "kind", "change")

    def __init__(self, player: Node, kind: Node, change: Node) -> None:
        self.player: Final = player
        self.kind: Final = kind
        self.change: Final = change


class LeaveOut(OfStep):
    """The player does nothing in this step: it is left out."""


class LeaveOutNext(OfStep):
    """The player's next step of this kind is left out."""


class NoMoreThan(Node):
    """In a turn the player does this no more often than so many times."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "operation", "n")

    def __init__(self, player: Node, operation: str, n: int) -> None:
        self.player: Final = player
        self.operation: Final = operation
        self.n: Final = n


class UpToTimes(Node):
    """The acting player may do this up to so many times in this turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("operation", "n")

    def __init__(self, operation: str, n: int) -> None:
        self.operation: Final = operation
        self.n: Final = n


class Uncountered(Node):
    """A spell that is made with this card cannot be countered."""


class SafeSpells(Node):
    """The player's spells of this kind cannot be countered."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "operation")

    def __init__(self, player: Node, operation: str) -> None:
        self.player: Final = player
        self.operation: Final = operation


class NoPowerNeeded(OfPlayer):
    """The player's magics ask for no power."""


class LessPower(Node):
    """The player's magics ask for so much less power of any colour."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "n")

    def __init__(self, player: Node, n: int) -> None:
        self.player: Final = player
        self.n: Final = n


class Places(Node):
    """The player's deploy area has so many places."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "n")

    def __init__(self, player: Node, n: int) -> None:
        self.player: Final = player
        self.n: Final = n


# --- events


class EventIn(Node):
    """The event happens in this period."""

    FIELDS: ClassVar[tuple[str, ...]] = ("period", "event")

    def __init__(self, period: Node, event: Node) -> None:
        self.period: Final = period
        self.event: Final = event


class EventIf(Node):
    """The event happens while a condition holds."""

    FIELDS: ClassVar[tuple[str, ...]] = ("condition", "event")

    def __init__(self, condition: Node, event: Node) -> None:
        self.condition: Final = condition
        self.event: Final = event


class EventBut(Node):
    """The event happens, and it is not the other one as well."""

    FIELDS: ClassVar[tuple[str, ...]] = ("event", "other")

    def __init__(self, event: Node, other: Node) -> None:
        self.event: Final = event
        self.other: Final = other


class SpellEnded(Node):
    """A spell that was made with this card stood, or fell (how)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("operation", "how")

    def __init__(self, operation: str, how: str) -> None:
        self.operation: Final = operation
        self.how: Final = how


class RemovedWith(About):
    """It was destroyed by a removal that was made with this card."""


class BoostedWith(Node):
    """A boost that was made with this card has taken effect."""


class UsedNamed(Node):
    """The player used a magic or grand magic (operation) of one of these names."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "operation", "names")

    def __init__(self, player: Node, operation: str, names: tuple[str, ...]) -> None:
        self.player: Final = player
        self.operation: Final = operation
        self.names: Final = names


# --- acts


class TakeDamage(OfAmount):
    """The acting player takes damage."""


class VoidSpell(Node):
    """The spell that was aimed at the unit has no effect."""


class NameNumber(Node):
    """Name a number."""


class NameColour(Node):
    """Name a colour."""


class OfNamedCost(About):
    """Of these, the ones that cost the number that was named."""


class OfNamedColour(About):
    """Of these, the ones of the colour that was named."""


class NamedNumber(Node):
    """As much as the number that was named."""


class TakeTurn(Node):
    """The acting player takes another turn after this one."""


class SwapLives(Node):
    """The lives of the players are exchanged."""


class SwapPowers(About):
    """The powers of two units are exchanged."""


class TakeOver(About):
    """Units of the opponent come to the acting player's side, as far as there are places."""


class DrawPerTurn(Node):
    """In the draw step the player draws so many cards instead of one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "n")

    def __init__(self, player: Node, n: int) -> None:
        self.player: Final = player
        self.n: Final = n


class ReduceLife(Node):
    """The player loses so much life, which is no damage."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "amount")

    def __init__(self, player: Node, amount: Node) -> None:
        self.player: Final = player
        self.amount: Final = amount


class NoLife(OfPlayer):
    """The player cannot gain life."""


class NoDraw(OfPlayer):
    """The player cannot draw cards."""


class IsBoosted(About):
    """It is boosted now."""


class Struck(Node):
    """The unit attacked, and the attack dealt damage to the player."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "player")

    def __init__(self, what: Node, player: Node) -> None:
        self.what: Final = what
        self.player: Final = player


class StruckSo(Node):
    """The player took at least so much damage from an attack."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "n")

    def __init__(self, player: Node, n: int) -> None:
        self.player: Final = player
        self.n: Final = n
