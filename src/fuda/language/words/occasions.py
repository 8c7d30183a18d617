"""What an event can be told with, whatever it is: when it counts, and by whose doing it came about.

`bare` is the event within.

>>> from fuda.language.words.nodes import Destroyed, This, TurnOf, You
>>> bare(Given(TurnOf(You()), CausedBy("opponent effect", Destroyed(This()))))
Destroyed(what=This())
"""

from typing import ClassVar, Final

from fuda.language.words.nodes import Node


class Given(Node):
    """The event, where the condition is met when it happens."""

    FIELDS: ClassVar[tuple[str, ...]] = ("condition", "event")

    def __init__(self, condition: Node, event: Node) -> None:
        self.condition: Final = condition
        self.event: Final = event


class CausedBy(Node):
    """The event, brought about by certain effects; whose and of what sort is a string of the game's own."""

    FIELDS: ClassVar[tuple[str, ...]] = ("by", "event")

    def __init__(self, by: str, event: Node) -> None:
        self.by: Final = by
        self.event: Final = event


class Befalls(Node):
    """The same of what was named first: the event is about a topic that stands in its slot."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "by", "event")

    def __init__(self, what: Node, by: str, event: Node) -> None:
        self.what: Final = what
        self.by: Final = by
        self.event: Final = event


class WithDoer(Node):
    """The event, told with who brought it about."""

    FIELDS: ClassVar[tuple[str, ...]] = ("event",)

    def __init__(self, event: Node) -> None:
        self.event: Final = event


class WithAmount(Node):
    """The event, told with how much damage it was about."""

    FIELDS: ClassVar[tuple[str, ...]] = ("event",)

    def __init__(self, event: Node) -> None:
        self.event: Final = event


def bare(event: Node) -> Node:
    """The event without what it is told with."""
    while isinstance(event, (Given, CausedBy, WithDoer, WithAmount)):
        event = event.event
    return event
