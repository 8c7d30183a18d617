"""What do the texts of Lamplight say that no other game's say? Lamps are lit and put out."""

from typing import ClassVar, Final

from fuda.language.words.nodes import Node


class Light(Node):
    """Light so many lamps."""

    FIELDS: ClassVar[tuple[str, ...]] = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n


class PutOut(Node):
    """Put out so many lamps of a player."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "n")

    def __init__(self, player: Node, n: int) -> None:
        self.player: Final = player
        self.n: Final = n
