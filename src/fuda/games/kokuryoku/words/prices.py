"""What texts of kokuryoku say of what is paid and lost: for moves, abilities and surprises, in support and by texts."""

from typing import ClassVar, Final

from fuda.language.words.nodes import Node


class MovePrice(Node):
    """To move onto these squares, or away from them (way: to, from), they spend n chips; with fewer they cannot."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "way", "where", "n")

    def __init__(self, what: Node, way: str, where: Node, n: int) -> None:
        self.what: Final = what
        self.way: Final = way
        self.where: Final = where
        self.n: Final = n


class ChangePrice(Node):
    """What they pay for their crest abilities: hand, spirit, off or chips (part)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "part", "change")

    def __init__(self, what: Node, part: str, change: Node) -> None:
        self.what: Final = what
        self.part: Final = part
        self.change: Final = change


class ChangeSurprisePrice(Node):
    """What a player pays for surprises: hand, off or chips (part)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "part", "change")

    def __init__(self, player: Node, part: str, change: Node) -> None:
        self.player: Final = player
        self.part: Final = part
        self.change: Final = change


class OnOneUnit(Node):
    """So many chips the player cannot put on one unit in a support step."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "bound")

    def __init__(self, player: Node, bound: Node) -> None:
        self.player: Final = player
        self.bound: Final = bound


class ChangeLoss(Node):
    """What surprises, crest abilities or items of the opponent (kind; text: all of them) take from them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "kind", "change")

    def __init__(self, what: Node, kind: str, change: Node) -> None:
        self.what: Final = what
        self.kind: Final = kind
        self.change: Final = change


class ChangeLossByAll(ChangeLoss):
    """The same, whoever uses them."""


class PaysMore(Node):
    """They spend so many more chips for attacks and counters."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "amount")

    def __init__(self, what: Node, amount: Node) -> None:
        self.what: Final = what
        self.amount: Final = amount
