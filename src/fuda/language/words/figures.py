"""Figures of units, and groups that they or others narrow down; a figure is a string of the game's own."""

from typing import ClassVar, Final

from fuda.language.words.nodes import About, Node


class Other(About):
    """他の: of these, neither the unit that has the text nor one that was spoken of before."""


class WithFigure(Node):
    """Of these, the ones whose figure compares so."""

    FIELDS: ClassVar[tuple[str, ...]] = ("figure", "bound", "what")

    def __init__(self, figure: str, bound: Node, what: Node) -> None:
        self.figure: Final = figure
        self.bound: Final = bound
        self.what: Final = what


class Extreme(Node):
    """Of these, the ones whose figure is highest or lowest (end)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("figure", "end", "what")

    def __init__(self, figure: str, end: str, what: Node) -> None:
        self.figure: Final = figure
        self.end: Final = end
        self.what: Final = what


class OfEitherSide(About):
    """敵味方を問わず: of these, those of both players."""


class FigureOf(Node):
    """As much as a figure of a unit."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of", "figure")

    def __init__(self, of: Node, figure: str) -> None:
        self.of: Final = of
        self.figure: Final = figure


class FigureIs(Node):
    """A figure of the unit compares so."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "figure", "bound")

    def __init__(self, what: Node, figure: str, bound: Node) -> None:
        self.what: Final = what
        self.figure: Final = figure
        self.bound: Final = bound


class NumberX(Node):
    """X: the number that was named when the price was paid."""


class IsAmong(Node):
    """The unit is one of these."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "group")

    def __init__(self, what: Node, group: Node) -> None:
        self.what: Final = what
        self.group: Final = group
