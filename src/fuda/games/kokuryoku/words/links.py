"""What a sentence of a text of kokuryoku says of the one before it: in its place, in addition, not if."""

from typing import ClassVar, Final

from fuda.language.words.nodes import Node


class InsteadIf(Node):
    """…なら、代わりに…: if the condition holds, this in the place of what the sentence before says."""

    FIELDS: ClassVar[tuple[str, ...]] = ("condition", "effect")

    def __init__(self, condition: Node, effect: Node) -> None:
        self.condition: Final = condition
        self.effect: Final = effect


class FurtherIf(InsteadIf):
    """…なら、さらに…: if the condition holds too, this as well as what the sentence before says."""


class UnlessThen(Node):
    """ただし、…なら、この効果は働かない: what the sentence before says is not so while the condition holds."""

    FIELDS: ClassVar[tuple[str, ...]] = ("condition",)

    def __init__(self, condition: Node) -> None:
        self.condition: Final = condition


class OnlyThen(UnlessThen):
    """この効果は…場合にのみ働く: what the sentence before says is so only while the condition holds."""


class LevelsCount(Node):
    """装備レベルが足りないユニットには付与できない, after what attaches a card: as always (X6.2)."""


class MaximumCounts(Node):
    """最大気力を超えない, after what puts chips on units: as always (X3.2)."""


class HighestCounts(Node):
    """Sより高くはならない, after what raises levels: as always, since there is none above."""


class SameFigure(Node):
    """2増やす, without a figure: the figure of the sentence before is changed so."""

    FIELDS: ClassVar[tuple[str, ...]] = ("change",)

    def __init__(self, change: Node) -> None:
        self.change: Final = change


class SameUnit(Node):
    """The unit or units of which the sentence before speaks, where the sentence names nobody."""
