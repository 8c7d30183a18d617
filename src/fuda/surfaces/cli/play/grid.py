"""How is a board of three columns and four rows seen, drawn and spoken of? The own side is below."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from rich.text import Text

from fuda.language.compiler.card_source import CardSource
from fuda.library.wording import Wording
from fuda.surfaces.cli.cardtext import name_of
from fuda.surfaces.cli.play.board import Board

COLUMNS: Final = 3
ROWS: Final = 4
SIDE_STYLES: Final = ("bright_blue", "red")  # of one's own units and of the enemy's
UNSEEN: Final[Mapping[str, Any]] = {"zones": (), "situation": {}, "seat": 0, "asked": None}  # before the first view
_EDGE: Final = 4  # columns before the first cell
Face = Mapping[str, Any]


class Cells(ABC):
    """A view by cells: which card lies where."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.own = max(0, int(view["seat"]))
        self.zones: dict[tuple[str, int], Mapping[str, Any]] = {}
        self.faces: dict[int, Face] = {}
        self.places: dict[int, tuple[str, int]] = {}  # zones and owners of cards, by handle
        self.borne: dict[int, list[Face]] = {}  # by the handle of the bearer
        for zone in view["zones"]:
            place = (zone["zone"], zone["owner"])
            self.zones[place] = zone
            for card in zone["cards"]:
                self.faces[card["handle"]] = card
                self.places[card["handle"]] = (place[0], card.get("owner", place[1]))
                self.lay(place[0], card)

    @abstractmethod
    def lay(self, zone: str, card: Face) -> None:
        """Remember where a card of a zone stands."""

    def zone(self, name: str, seat: int) -> Sequence[Face]:
        """The cards of a zone, as far as they can be told apart."""
        cards: Sequence[Face] = self.zones[name, seat]["cards"]
        return cards

    def count(self, name: str, seat: int) -> int:
        """How many cards lie in a zone."""
        return int(self.zones[name, seat]["count"])

    def owner(self, card: Face) -> int:
        """Whose card it is."""
        return self.places[card["handle"]][1]

    def is_in_hand(self, handle: int) -> bool:
        """Whether a card lies in a hand."""
        return handle in self.places and self.places[handle][0] == "hand"

    def rows(self) -> list[list[int]]:
        """The cells as the player sees them, from the far side to one's own."""
        rows = [list(range(row * COLUMNS, (row + 1) * COLUMNS)) for row in range(ROWS)]
        return [row[::-1] for row in rows] if self.own else rows[::-1]


class Grid(ABC):
    """Draws the cells of one view."""

    widest: ClassVar[int]  # columns of a cell

    def __init__(self, words: Wording, cards: Mapping[str, CardSource], cells: Cells) -> None:
        self.words = words
        self.cards = cards
        self._cells = cells

    @abstractmethod
    def cell(self, cell: int, room: int, height: int) -> list[Text]:
        """The lines of one cell, none wider than there is room; at most `height` of them, unless that is 0."""

    def lines(self, width: int, height: int, framed: bool) -> list[Text]:
        """Cells of at most `height` lines (0 for any number); a row in which less is to be said takes less."""
        room = min(self.widest, (width - _EDGE - COLUMNS) // COLUMNS)
        rows = self._cells.rows()
        drawn = [_rule("┌┬┐" if framed else "   ", room, [self.called(cell)[0] for cell in rows[0]])]
        for place, row in enumerate(rows):
            if framed and place:
                drawn.append(_rule("├┼┤", room))
            cells = [self.cell(cell, room, height) for cell in row]
            for line in range(max(len(each) for each in cells)):
                shown = Text(f" {self.called(row[0])[1]} " if not line else "   ", style="dim").append("│", "dim")
                for each in cells:
                    part = each[line] if line < len(each) else Text()
                    shown.append_text(part).append(" " * (room - part.cell_len)).append("│", "dim")
                drawn.append(shown)
        if framed:
            drawn.append(_rule("└┴┘", room))
        return drawn

    def called(self, cell: int) -> str:
        """What a cell is called."""
        return self.words.say("cell", str(cell))

    def name(self, face: Face) -> str:
        """A card by name, as far as it is known."""
        number = str(face.get("card"))
        known = number in self.cards
        return (
            name_of(self.cards[number]) + self.words.marks.get(face.get("handle", -1), "")
            if known
            else self.words.card(face)
        )

    def names(self, faces: Sequence[Face]) -> str:
        """Cards by name."""
        return self.words.say("board", "list-of").join(self.name(each) for each in faces)

    def sentence(self, parts: Sequence[str]) -> str:
        """What is said of one thing."""
        return self.words.say("board", "list-of").join(parts) + self.words.say("board", "full-stop")

    def mark(self, side: int) -> str:
        """The mark of a side: towards the enemy, or towards oneself."""
        return "^" if side == self._cells.own else "v"

    def style(self, side: int) -> str:
        """The colour of a side."""
        return SIDE_STYLES[0 if side == self._cells.own else 1]


def _rule(corners: str, room: int, names: Sequence[str] = ("", "", "")) -> Text:
    """A line between rows, with the names of the columns in the first."""
    fill = " " if corners[1] == " " else "─"
    parts = [f"{fill}{name}{fill}" if name else fill * 3 for name in names]
    inner = corners[1].join(part + fill * (room - len(part)) for part in parts)
    return Text(f"   {corners[0]}{inner}{corners[2]}".rstrip(), style="dim")


def shortened(text: Text, room: int) -> Text:
    """A text that is to take no more columns than there are."""
    shorter = text.copy()
    shorter.truncate(max(1, room), overflow="ellipsis")
    return shorter


class GridBoard(Board):
    """The table of a game that is played on such a board."""

    short_details: ClassVar[bool] = True
    short_asides: ClassVar[bool] = True
    placed: ClassVar[tuple[str, ...]] = ()  # verbs whose cell is where something is put, not what stands there

    def square(self, cell: int) -> str:
        return self.words.say("cell", str(cell))

    def named_places(self) -> Mapping[str, Any]:
        """Cells, by what they are called in either case."""
        return {self.square(cell).lower(): {"cell": cell} for cell in range(COLUMNS * ROWS)}

    def spoken_action(self, verb: str, named: Sequence[Any]) -> dict[str, Any]:
        """The last cell is where something is put, if that is what the verb does; any other is what stands there."""
        said = list(named)
        cells = [said.pop()["cell"]] if verb in self.placed and said and not isinstance(said[-1], str) else []
        action = super().spoken_action(verb, self.meant(verb, said))
        return {**action, "numbers": cells} if cells else action

    def meant(self, verb: str, said: Sequence[Any]) -> list[int | str]:
        """The cards that are meant by what was said: what stands on a cell, cards by name."""
        return [each if isinstance(each, str) else self.standing_on(each["cell"]) for each in said]

    def standing_on(self, cell: int) -> int | str:
        """What stands on a cell; where there is nothing, what the cell is called."""
        return self.square(cell)
