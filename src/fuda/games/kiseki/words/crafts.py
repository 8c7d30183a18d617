"""Of what do the lines of a card consist? Icons, keywords, activated and restricted crafts."""

from typing import ClassVar, Final

from fuda.language.words.nodes import Node

# --- texts and crafts


class AppliedTimes(Node):
    """1216.3. A constant craft whose replacement is applied at most so many times in one turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("ability", "n")

    def __init__(self, ability: Node, n: int) -> None:
        self.ability: Final = ability
        self.n: Final = n


class Icons(Node):
    """1401.1. A line of icon crafts, each Icon, NumberedIcon or Elation."""

    FIELDS: ClassVar[tuple[str, ...]] = ("icons",)

    def __init__(self, icons: tuple[Node, ...]) -> None:
        self.icons: Final = icons


class Icon(Node):
    """1402-1408, 1410, 1412, 1414-1416. The icon craft of this label."""

    FIELDS: ClassVar[tuple[str, ...]] = ("label",)

    def __init__(self, label: str) -> None:
        self.label: Final = label


class NumberedIcon(Node):
    """1411, 1413. 搭乗 or 光まとう翼 with its number."""

    FIELDS: ClassVar[tuple[str, ...]] = ("label", "n")

    def __init__(self, label: str, n: int) -> None:
        self.label: Final = label
        self.n: Final = n


class Elation(Node):
    """1409. 高揚: in every zone it has the craft (also Icons) while its controller has 20 bonds or fewer."""

    FIELDS: ClassVar[tuple[str, ...]] = ("craft",)

    def __init__(self, craft: Node) -> None:
        self.craft: Final = craft


class Activated(Node):
    """1210. The costs, paid in this order (1203.4), and the effects."""

    FIELDS: ClassVar[tuple[str, ...]] = ("costs", "effects")

    def __init__(self, costs: tuple[Node, ...], effects: Node) -> None:
        self.costs: Final = costs
        self.effects: Final = effects


class TriggeredIn(Node):
    """1211.1. Triggers on the event while it is this period (InPhase, InStepOf)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("period", "event", "effects")

    def __init__(self, period: Node, event: Node, effects: Node) -> None:
        self.period: Final = period
        self.event: Final = event
        self.effects: Final = effects


class Restricted(Node):
    """The craft or effects can be played only within all these limits (occasions)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("ability", "limits")

    def __init__(self, ability: Node, limits: tuple[Node, ...]) -> None:
        self.ability: Final = ability
        self.limits: Final = limits


class Keyword(Node):
    """207.7. The craft is classified by the keyword, which says nothing by itself (1332.6)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("keyword", "craft")

    def __init__(self, keyword: str, craft: Node) -> None:
        self.keyword: Final = keyword
        self.craft: Final = craft


class Noted(Node):
    """207.5. The line, with a note behind it that says nothing by itself."""

    FIELDS: ClassVar[tuple[str, ...]] = ("line", "note")

    def __init__(self, line: Node, note: str) -> None:
        self.line: Final = line
        self.note: Final = note


class EntryIcon(Node):
    """1322.1. As the event of a craft: [登場], this entered the field."""


class ActionIcon(Node):
    """1321.1. As a cost: [アクション], action this, which is ready."""
