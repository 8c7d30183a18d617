"""What comes of a text that was read: which phrase owns which stretch of it, and the record that it builds."""

from typing import Final

from fuda.language.compiler.normal import Normalised
from fuda.language.words.nodes import Node


class ParseTree:
    """Which phrase owns which stretch of the normalised text; the leaves divide the text among themselves.

    An inner node belongs to a row (`category`, its pattern `ja`, its `clause`); a leaf is a piece of literal text, a
    number or a name, and carries that text in `ja`.
    """

    def __init__(
        self, category: str, ja: str, clause: str, start: int, end: int, children: tuple["ParseTree", ...]
    ) -> None:
        self.category: Final = category
        self.ja: Final = ja
        self.clause: Final = clause
        self.start: Final = start
        self.end: Final = end
        self.children: Final = children

    def leaves(self) -> list["ParseTree"]:
        """The leaves from left to right."""
        if not self.children:
            return [self]
        return [leaf for child in self.children for leaf in child.leaves()]


class Compiled:
    """A compiled text, where its records and their slots stand in it, and how each row of it was worded."""

    def __init__(
        self,
        node: Node,
        text: Normalised,
        places: dict[tuple[int, str], tuple[int, int]],
        wordings: tuple[int, ...] = (),
    ) -> None:
        self.node: Final = node
        self.text: Final = text
        self.places: Final = places
        self.wordings: Final = wordings  # of each row, in the order in which the rows begin in the text

    def stretch(self, way: tuple[Node, ...], slot: str) -> tuple[int, int]:
        """Where the slot of the last of these records stands, or else the record, or else the one around it."""
        found = self.places.get((id(way[-1]), slot)) if way else None
        if found is not None:
            return found
        for node in way[::-1]:
            found = self.places.get((id(node), ""))
            if found is not None:
                return found
        return 0, len(self.text.text)
