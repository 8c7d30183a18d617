"""What texts of kokuryoku say of single strikes: who strikes first, how far, with what, and what lands do to them."""

from typing import ClassVar, Final

from fuda.language.words.nodes import About, Changing, Node

# --- what lasts


class StrikesFirst(About):
    """攻撃を受ける前に反撃する: attacked, they strike back before the attack is dealt."""


class RangeBecomes(Node):
    """The equipment they use has this range: direct, indirect, magic or breath."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "range")

    def __init__(self, what: Node, range: str) -> None:
        self.what: Final = what
        self.range: Final = range


class NoCounterWith(Node):
    """このカードで反撃できない: nobody strikes back with this card."""


class CardRangeBecomes(Node):
    """This weapon or magic has this range instead of its own."""

    FIELDS: ClassVar[tuple[str, ...]] = ("range",)

    def __init__(self, range: str) -> None:
        self.range: Final = range


class CardReaches(Node):
    """This weapon or magic reaches the squares of this range too."""

    FIELDS: ClassVar[tuple[str, ...]] = ("range",)

    def __init__(self, range: str) -> None:
        self.range: Final = range


class NoLandsHere(Node):
    """While an attack with this card is under way, no land does anything to the two that fight."""


class ChangeHealing(Node):
    """How many chips healing with this card moves."""

    FIELDS: ClassVar[tuple[str, ...]] = ("change",)

    def __init__(self, change: Node) -> None:
        self.change: Final = change


class NotAgainst(Node):
    """No attack with this card is aimed at such units."""

    FIELDS: ClassVar[tuple[str, ...]] = ("target",)

    def __init__(self, target: Node) -> None:
        self.target: Final = target


class ChangeRecovery(Changing):
    """How many chips they recover by texts and by healing."""


# --- conditions


class CounteringWith(Node):
    """A counter-attack with this very card is under way."""


class FightsWithKind(Node):
    """The unit uses a weapon or a magic (kind) in this battle."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "kind")

    def __init__(self, what: Node, kind: str) -> None:
        self.what: Final = what
        self.kind: Final = kind


class StrikesAt(Node):
    """What the unit uses in this battle has this range."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "range")

    def __init__(self, what: Node, range: str) -> None:
        self.what: Final = what
        self.range: Final = range


class IsBorne(Node):
    """This card is attached to a unit."""


# --- groups


class AttackersOf(Node):
    """Of these, the one that attacks a unit in the battle under way."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of", "what")

    def __init__(self, of: Node, what: Node) -> None:
        self.of: Final = of
        self.what: Final = what


class TargetsOf(AttackersOf):
    """Of these, the one that a unit attacks in the battle under way."""


# --- events


class HarmedIn(Node):
    """Damage of 1 or more was dealt in an attack or in a counter (way)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("by", "what", "way")

    def __init__(self, by: Node, what: Node, way: str) -> None:
        self.by: Final = by
        self.what: Final = what
        self.way: Final = way


class CounteredWith(About):
    """A counter-attack with this card was declared."""


# --- who fights whom


class AttacksThose(Node):
    """The unit declared the attack of this battle, at one of these."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "group")

    def __init__(self, what: Node, group: Node) -> None:
        self.what: Final = what
        self.group: Final = group


class CountersThose(AttacksThose):
    """The unit strikes back now, at one of these."""


class AttackedByThose(AttacksThose):
    """The unit is the one attacked in this battle, by one of these."""
