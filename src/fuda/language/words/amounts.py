"""How much and how many: counts, comparisons and changes that are read when they are needed."""

from typing import ClassVar, Final

from fuda.language.words.nodes import About, Node, OfNumber


class Exactly(OfNumber):
    """This and no other number."""


class CountIs(Node):
    """The number of members of a group compares so; the bound is AtLeast, AtMost or Exactly."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "bound")

    def __init__(self, what: Node, bound: Node) -> None:
        self.what: Final = what
        self.bound: Final = bound


class AnyOf(About):
    """Some one of them, whichever it is; for events."""


class PerEach(Node):
    """So much for each member of a group."""

    FIELDS: ClassVar[tuple[str, ...]] = ("each", "n")

    def __init__(self, each: Node, n: int) -> None:
        self.each: Final = each
        self.n: Final = n


class Up(Node):
    """Higher by the amount."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount: Final = amount


class Down(Node):
    """Lower by the amount."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount: Final = amount
