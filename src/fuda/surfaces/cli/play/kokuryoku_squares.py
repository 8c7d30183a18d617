"""What stands on which square of 国力TCG, and how is it drawn? The own sortie squares are below; columns and rows have
the names by which squares are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from fuda.language.source import CardSource
from fuda.library.wording import Wording
from fuda.surfaces.cli.cardtext import name_of

COLUMNS: Final = 3
ROWS: Final = 4
_WIDEST: Final = 44  # columns of a square
_EDGE: Final = 4  # columns before the first square
_SIDE_STYLES: Final = ("bright_blue", "red")  # of one's own units and of the enemy's
_MOVES: Final = ("move", "move-again")
Face = Mapping[str, Any]


class Squares:
    """A view by squares: units, what they bear, lands, and where the unit whose turn it is can go and reach."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.own = max(0, int(view["seat"]))
        situation = view["situation"]
        self.zones: dict[tuple[str, int], Mapping[str, Any]] = {}
        self.faces: dict[int, Face] = {}
        self.places: dict[int, tuple[str, int]] = {}  # zones and owners of cards, by handle
        self.units: dict[int, Face] = {}
        self.lands: dict[int, Face] = {}
        self.borne: dict[int, list[Face]] = {}
        for zone in view["zones"]:
            place = (zone["zone"], zone["owner"])
            self.zones[place] = zone
            for card in zone["cards"]:
                self._lay(place, card)
        self.acting: int = situation.get("acting", -1)
        asked = view["asked"] or {}
        options = asked["options"] if asked.get("kind") == "act" else ()
        self.moves = [each["numbers"][0] for each in options if each["verb"] in _MOVES]
        shows = bool(asked) and not situation.get("battle")
        self.reach: list[int] = list(situation.get("reach", ())) if shows else []

    def _lay(self, place: tuple[str, int], card: Face) -> None:
        self.faces[card["handle"]] = card
        self.places[card["handle"]] = place
        if place[0] == "field":
            self.units[card["cell"]] = card
        elif place[0] == "lands":
            self.lands[card["cell"]] = card
        elif place[0] == "attached":
            self.borne.setdefault(card["host"], []).append(card)

    def zone(self, name: str, seat: int) -> Sequence[Face]:
        """The cards of a zone, as far as they can be told apart."""
        cards: Sequence[Face] = self.zones[name, seat]["cards"]
        return cards

    def count(self, name: str, seat: int) -> int:
        """How many cards lie in a zone."""
        return int(self.zones[name, seat]["count"])

    def rows(self) -> list[list[int]]:
        """The squares as the player sees them, from the far side to one's own."""
        rows = [list(range(row * COLUMNS, (row + 1) * COLUMNS)) for row in range(ROWS)]
        return [row[::-1] for row in rows] if self.own else rows[::-1]


ARMS_STYLES: Final = {
    "sword": "bright_blue",
    "lance": "cyan",
    "axe": "bright_red",
    "bow": "bright_green",
    "shooter": "bright_black",
    "fire": "red",
    "thunder": "yellow",
    "wind": "green",
    "light": "bright_yellow",
    "dark": "magenta",
    "staff": "bright_white",
    "breath": "bright_magenta",
}


class Drawing:
    """Draws the board of one view."""

    def __init__(self, words: Wording, cards: Mapping[str, CardSource], squares: Squares) -> None:
        self.words = words
        self.cards = cards
        self.squares = squares
        self.marked = bool(squares.moves or squares.reach)

    # as a drawing

    def lines(self, width: int, height: int, framed: bool) -> list[Text]:
        """Squares of at most `height` lines; a row in which less is to be said takes less."""
        room = min(_WIDEST, (width - _EDGE - COLUMNS) // COLUMNS)
        rows = self.squares.rows()
        drawn = [self._rule("┌┬┐" if framed else "   ", room, [self._square(cell)[0] for cell in rows[0]])]
        for place, row in enumerate(rows):
            if framed and place:
                drawn.append(self._rule("├┼┤", room))
            cells = [self._cell(cell, room, height) for cell in row]
            for line in range(max(len(each) for each in cells)):
                shown = Text(f" {self._square(row[0])[1]} " if not line else "   ", style="dim").append("│", "dim")
                for each in cells:
                    part = each[line] if line < len(each) else Text()
                    shown.append_text(part).append(" " * (room - part.cell_len)).append("│", "dim")
                drawn.append(shown)
        if framed:
            drawn.append(self._rule("└┴┘", room))
        return drawn

    def _rule(self, corners: str, room: int, names: Sequence[str] = ("", "", "")) -> Text:
        """A line between rows, with the names of the columns in the first."""
        fill = " " if corners[1] == " " else "─"
        parts = [f"{fill}{name}{fill}" if name else fill * 3 for name in names]
        inner = corners[1].join(part + fill * (room - len(part)) for part in parts)
        return Text(f"   {corners[0]}{inner}{corners[2]}".rstrip(), style="dim")

    def _square(self, cell: int) -> str:
        return self.words.say("cell", str(cell))

    def _name(self, face: Face) -> str:
        return name_of(self.cards[face["card"]])

    def _cell(self, cell: int, room: int, height: int) -> list[Text]:
        """The lines of one square, none wider than there is room."""
        marks = self._marks(cell)
        unit, land = self.squares.units.get(cell), self.squares.lands.get(cell)
        if unit is None:
            shown = marks.append(f"={self._name(land)}", "green") if land is not None else marks
            return [shortened(shown, room)] if shown.plain.strip() else [Text()]
        borne = self.squares.borne.get(unit["handle"], [])
        if height == 1:
            return [self._brief(unit, borne, land, marks, room)]
        head = marks.append_text(self._head(unit))
        if height == 2:
            return [
                shortened(each, room)
                for each in (head, self._state(unit, True).append_text(self._counted(borne, land)))
            ]
        more = [Text(f" +{self._name(each)}", "cyan") for each in borne]
        if land is not None:
            more.append(Text(f" ={self._name(land)}", "green"))
        return [shortened(each, room) for each in (head, self._state(unit, False), *_side_by_side(more, room))]

    def _marks(self, cell: int) -> Text:
        """Whether the unit whose turn it is can move there, and whether it reaches there."""
        if not self.marked:
            return Text()
        shown = Text(">" if cell in self.squares.moves else " ", "bold green")
        return shown.append("x" if cell in self.squares.reach else " ", "bold red")

    def _head(self, unit: Face) -> Text:
        """Whose unit it is, and its name."""
        is_own = self.squares.places[unit["handle"]][1] == self.squares.own
        side = "*" if unit["handle"] == self.squares.acting else "^" if is_own else "v"
        style = _SIDE_STYLES[0 if is_own else 1]
        return Text(side, "bold " + style).append(self._name(unit), "dim " + style if unit["waiting"] else style)

    def _state(self, unit: Face, is_short: bool) -> Text:
        """Chips, attack and counter, and whether it waits."""
        waits = self.words.say("board", "waiting-short" if is_short else "waiting") if unit["waiting"] else ""
        arms = self.cards[unit["card"]].fields["arms"]
        shown = Text().append(f" {self.words.say('letter', arms)}", ARMS_STYLES.get(arms, ""))
        shown.append(f"{unit['chips']}/{unit['maximum']}", "bold red" if unit["chips"] <= 1 else "bold")
        shown.append(waits if is_short else "", "yellow")
        shown.append(f" {self.words.say('board', 'strength', unit)}")
        return shown if is_short or not waits else shown.append(f" {waits}", "yellow")

    def _counted(self, borne: Sequence[Face], land: Face | None) -> Text:
        """What a unit bears and stands on, in short."""
        shown = Text(f" +{len(borne)}" if borne else "", "cyan")
        if land is not None:
            shown.append(f" ={self.words.say('land', self.cards[land['card']].fields['land'])}", "green")
        return shown

    def _brief(self, unit: Face, borne: Sequence[Face], land: Face | None, marks: Text, room: int) -> Text:
        """A unit in one line; its name gives way to what cannot be looked up."""
        waits = self.words.say("board", "waiting-short") if unit["waiting"] else ""
        tail = Text(f" {unit['chips']}/{unit['maximum']}{waits}", "bold").append_text(self._counted(borne, land))
        head = shortened(marks.append_text(self._head(unit)), room - tail.cell_len)
        return head.append_text(tail)

    # in words

    def sentences(self) -> list[Text]:
        """One sentence for each square on which something is, and where the unit whose turn it is can go and reach."""
        found: list[Text] = []
        for row in self.squares.rows():
            for cell in row:
                said = self._sentence(cell)
                if said:
                    found.append(Text(said))
        for key, cells in (("can-move", self.squares.moves), ("in-reach", self.squares.reach)):
            if cells:
                names = [self._square(cell) for cell in cells]
                found.append(Text(self.words.say("board", key, {"squares": " ".join(names)})))
        return found

    def _sentence(self, cell: int) -> str:
        unit, land = self.squares.units.get(cell), self.squares.lands.get(cell)
        told: dict[str, Any] = {"square": self._square(cell), "land": "" if land is None else self._name(land)}
        if unit is None:
            return self.words.say("board", "says-land", told) if land is not None else ""
        borne = self.squares.borne.get(unit["handle"], [])
        owner = self.squares.places[unit["handle"]][1]
        arms = self.words.say("arms", self.cards[unit["card"]].fields["arms"])
        told |= {**unit, "name": self._name(unit), "player": self.words.seat(owner), "arms": arms}
        parts = [self.words.say("board", "says-unit", told)]
        if unit["handle"] == self.squares.acting:
            parts.append(self.words.say("board", "says-acting"))
        if unit["waiting"]:
            parts.append(self.words.say("board", "waiting"))
        if borne:
            names = self.words.say("board", "list-of").join(self._name(each) for each in borne)
            parts.append(self.words.say("board", "says-bears", {"cards": names}))
        if land is not None:
            parts.append(self.words.say("board", "says-on", told))
        return self.words.say("board", "list-of").join(parts) + self.words.say("board", "full-stop")


def _side_by_side(items: Sequence[Text], room: int) -> list[Text]:
    """As many in a line as there is room for."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + item.cell_len <= room:
            lines[-1].append_text(item)
        else:
            lines.append(item.copy())
    return lines


def shortened(text: Text, room: int) -> Text:
    """A text that is to take no more columns than there are."""
    shorter = text.copy()
    shorter.truncate(max(1, room), overflow="ellipsis")
    return shorter
