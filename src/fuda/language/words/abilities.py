"""What an ability is made of where a rulebook tells static, activated and triggered abilities apart.

A `Static` holds what is true while the ability is in force; `Activated`, `nodes.Triggered` and `StateTriggered` hold
`nodes.Effects`, which are carried out once. A lasting effect stands in `nodes.Lasting` with one of the durations here,
or alone if it has no end.
"""

from typing import ClassVar, Final

from fuda.language.words.nodes import Node, OfPlayer

# --- abilities


class Static(Node):
    """Always so while the ability is in force, one sentence after the other."""

    FIELDS: ClassVar[tuple[str, ...]] = ("steps",)

    def __init__(self, steps: tuple[Node, ...]) -> None:
        self.steps: Final = steps


class Activated(Node):
    """The player whose ability it is may use it when the rules allow."""

    FIELDS: ClassVar[tuple[str, ...]] = ("effects",)

    def __init__(self, effects: Node) -> None:
        self.effects: Final = effects


class StateTriggered(Node):
    """Triggers not on an event but while the condition is met and it has not yet triggered."""

    FIELDS: ClassVar[tuple[str, ...]] = ("condition", "effects")

    def __init__(self, condition: Node, effects: Node) -> None:
        self.condition: Final = condition
        self.effects: Final = effects


class NotCumulative(Node):
    """While it waits to be played it does not trigger again."""

    FIELDS: ClassVar[tuple[str, ...]] = ("ability",)

    def __init__(self, ability: Node) -> None:
        self.ability: Final = ability


class Limited(Node):
    """To be used at most so many times in one turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("ability", "n")

    def __init__(self, ability: Node, n: int) -> None:
        self.ability: Final = ability
        self.n: Final = n


# --- what an effect sets up for later


class Delayed(Node):
    """The next time the event happens, the effect, once."""

    FIELDS: ClassVar[tuple[str, ...]] = ("event", "effect")

    def __init__(self, event: Node, effect: Node) -> None:
        self.event: Final = event
        self.effect: Final = effect


class Repeated(Delayed):
    """The same each time the event happens, as long as the effect lasts."""


class Instead(Node):
    """Whenever the event would happen, the effect takes its place; a May in it can be declined."""

    FIELDS: ClassVar[tuple[str, ...]] = ("event", "effect")

    def __init__(self, event: Node, effect: Node) -> None:
        self.event: Final = event
        self.effect: Final = effect


class InsteadNext(Instead):
    """The same for the next such event alone: once it has been applied it is over."""


class IfYouDoNot(Node):
    """Only if the sentence before it was not carried out."""

    FIELDS: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, effect: Node) -> None:
        self.effect: Final = effect


# --- durations


class AsLongAs(Node):
    """As long as the condition is met; in force only then."""

    FIELDS: ClassVar[tuple[str, ...]] = ("condition",)

    def __init__(self, condition: Node) -> None:
        self.condition: Final = condition


class InNextTurnOf(OfPlayer):
    """From the start to the end of this player's next turn."""


class UntilEndOfNextTurnOf(OfPlayer):
    """From now to the end of this player's next turn."""


# --- one sentence of two parts


class Both(Node):
    """The first, then the second."""

    FIELDS: ClassVar[tuple[str, ...]] = ("first", "second")

    def __init__(self, first: Node, second: Node) -> None:
        self.first: Final = first
        self.second: Final = second


class Chain(Node):
    """The first, then the second, which speaks as That of what the first found or moved."""

    FIELDS: ClassVar[tuple[str, ...]] = ("first", "second")

    def __init__(self, first: Node, second: Node) -> None:
        self.first: Final = first
        self.second: Final = second


# --- one of several


class Modes(Node):
    """The acting player chooses so many of these and does them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("n", "options")

    def __init__(self, n: int, options: tuple[Node, ...]) -> None:
        self.n: Final = n
        self.options: Final = options


# --- players


class EachPlayer(Node):
    """Both players, the player whose turn it is first."""
