"""What texts do with counters; a counter is known by the name that is printed before its word."""

from typing import ClassVar, Final

from fuda.language.words.nodes import Node


class WithCounter(Node):
    """Of these, the ones on which a counter of this name lies."""

    FIELDS: ClassVar[tuple[str, ...]] = ("counter", "what")

    def __init__(self, counter: str, what: Node) -> None:
        self.counter: Final = counter
        self.what: Final = what


class CountersOn(Node):
    """The counters of this name on it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of", "counter")

    def __init__(self, of: Node, counter: str) -> None:
        self.of: Final = of
        self.counter: Final = counter


class PutCounters(Node):
    """Put so many counters of this name on each of them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "counter", "n")

    def __init__(self, what: Node, counter: str, n: int) -> None:
        self.what: Final = what
        self.counter: Final = counter
        self.n: Final = n


class RemoveCounters(Node):
    """Remove so many of them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "counter", "n")

    def __init__(self, what: Node, counter: str, n: int) -> None:
        self.what: Final = what
        self.counter: Final = counter
        self.n: Final = n


class RemoveAllCounters(Node):
    """Remove all of them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "counter")

    def __init__(self, what: Node, counter: str) -> None:
        self.what: Final = what
        self.counter: Final = counter
