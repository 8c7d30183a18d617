"""What texts of kokuryoku say of units in relation to others: who cannot come near, who strikes whom for how much, who
takes damage for whom, and where a card sorties."""

from typing import ClassVar, Final

from fuda.language.words.nodes import About, Node


class CannotEnter(Node):
    """They cannot move onto these squares, sortie there or be put there."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "where")

    def __init__(self, what: Node, where: Node) -> None:
        self.what: Final = what
        self.where: Final = where


class NotStruckFrom(Node):
    """They cannot be the target of an attack of this range: direct, indirect, magic or breath."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "range")

    def __init__(self, what: Node, range: str) -> None:
        self.what: Final = what
        self.range: Final = range


class ChangeDamageFrom(Node):
    """What is added to the damage that such units deal to them in attacks and counters."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "by", "change")

    def __init__(self, what: Node, by: Node, change: Node) -> None:
        self.what: Final = what
        self.by: Final = by
        self.change: Final = change


class NoDisadvantage(About):
    """三すくみの不利を受けない: nobody gets the bonus of the triangle against them."""


class NoBonus(About):
    """三すくみの修正を得られない: they have no bonus of the triangle."""


class TakesFor(Node):
    """Damage that would be dealt to these is dealt to that unit."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "to")

    def __init__(self, what: Node, to: Node) -> None:
        self.what: Final = what
        self.to: Final = to


class SortiesAt(Node):
    """This unit card can sortie to these squares too."""

    FIELDS: ClassVar[tuple[str, ...]] = ("where",)

    def __init__(self, where: Node) -> None:
        self.where: Final = where


class Uncounted(About):
    """Chips put on them in the support step do not count towards its limit."""


class ChangeDamageBy(Node):
    """What is added to the damage that attacks of this range deal to them: direct, indirect, magic or breath."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "range", "change")

    def __init__(self, what: Node, range: str, change: Node) -> None:
        self.what: Final = what
        self.range: Final = range
        self.change: Final = change


class IgnoresBars(About):
    """No land keeps them from entering its square; what else it does it does to them."""


class Untouched(Node):
    """Surprises, crest abilities or items of the opponent (kind; text: all of them) do nothing to them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "kind")

    def __init__(self, what: Node, kind: str) -> None:
        self.what: Final = what
        self.kind: Final = kind


class LosesKeyword(Node):
    """They do not have the named ability."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "label")

    def __init__(self, what: Node, label: str) -> None:
        self.what: Final = what
        self.label: Final = label


class NotCounteredBy(Node):
    """Such units cannot strike back at them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "by")

    def __init__(self, what: Node, by: Node) -> None:
        self.what: Final = what
        self.by: Final = by


class KeepsCards(Node):
    """Cards of this kind that are attached to them are not removed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "kind")

    def __init__(self, what: Node, kind: str) -> None:
        self.what: Final = what
        self.kind: Final = kind


class KeepsCardsByOpponent(KeepsCards):
    """The same, by texts of the opponent only."""


class ImmuneTo(Node):
    """The named ability (label) of others does nothing to them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "label")

    def __init__(self, what: Node, label: str) -> None:
        self.what: Final = what
        self.label: Final = label


class UntouchedByAll(Untouched):
    """The same, whoever uses them."""


class NotChosen(About):
    """…は選べない: what the sentence before lets somebody choose is none of these."""
