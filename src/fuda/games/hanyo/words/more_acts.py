"""More of what texts of hanyo let happen once."""

from typing import ClassVar, Final

from fuda.language.words.nodes import Node


class RemoveOwnCounters(Node):
    """913.4. Remove counters of a name, where the text does not say from what: from the unit that has it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("counter", "n")

    def __init__(self, counter: str, n: int) -> None:
        self.counter: Final = counter
        self.n: Final = n


class TopAsEnergyEach(Node):
    """905.2, 304.3. So many cards from the top of a deck become energy of each of these units."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone", "n", "to")

    def __init__(self, zone: Node, n: int, to: Node) -> None:
        self.zone: Final = zone
        self.n: Final = n
        self.to: Final = to
