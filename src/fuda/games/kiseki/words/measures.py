"""What is worked out from amounts in the card texts of kiseki, and what compares with one."""

from typing import ClassVar, Final

from fuda.games.kiseki.words.things import OfAmount, OfStat
from fuda.language.words.nodes import Node

# --- amounts worked out from others


class Multiplied(Node):
    """So many times the amount."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount", "n")

    def __init__(self, amount: Node, n: int) -> None:
        self.amount: Final = amount
        self.n: Final = n


class Halved(Node):
    """Half of the amount; `up` 1: a half left over counts as a whole, 0: it does not count."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount", "up")

    def __init__(self, amount: Node, up: int) -> None:
        self.amount: Final = amount
        self.up: Final = up


class OfTwo(Node):
    """What is worked out from two amounts."""

    FIELDS: ClassVar[tuple[str, ...]] = ("one", "other")

    def __init__(self, one: Node, other: Node) -> None:
        self.one: Final = one
        self.other: Final = other


class Added(OfTwo):
    """Both amounts together."""


class Taken(OfTwo):
    """The one amount without the other."""


class Lesser(OfTwo):
    """The amount that is not more than the other."""


class Greater(OfTwo):
    """The amount that is not less than the other."""


class Highest(OfStat):
    """The highest of the stats of these; 0 where there are none."""


class Lowest(OfStat):
    """The lowest of the stats of these; 0 where there are none."""


# --- bounds beside things.NoLessThan and NoMoreThan


class TimesHappened(Node):
    """How often this has happened in this turn (see words.events)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("event",)

    def __init__(self, event: Node) -> None:
        self.event: Final = event


class Above(OfAmount):
    """More than this amount."""


class Below(OfAmount):
    """Less than this amount."""


class EqualTo(OfAmount):
    """Just this amount."""


# --- conditions that compare two amounts


class IsMore(OfTwo):
    """The one amount is more than the other."""


class IsLess(OfTwo):
    """The one amount is less than the other."""


class IsNoLess(OfTwo):
    """The one amount is as much as the other, or more."""


class IsNoMore(OfTwo):
    """The one amount is as much as the other, or less."""


class ByMargin(Node):
    """How far two amounts are apart."""

    FIELDS: ClassVar[tuple[str, ...]] = ("one", "other", "n")

    def __init__(self, one: Node, other: Node, n: int) -> None:
        self.one: Final = one
        self.other: Final = other
        self.n: Final = n


class IsMoreBy(ByMargin):
    """The one amount is more than the other, by so much at least."""


class IsLessBy(ByMargin):
    """The one amount is less than the other, by so much at least."""


class IsSame(OfTwo):
    """The amounts are the same."""


class Measures(Node):
    """The amount compares so."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount", "bound")

    def __init__(self, amount: Node, bound: Node) -> None:
        self.amount: Final = amount
        self.bound: Final = bound
