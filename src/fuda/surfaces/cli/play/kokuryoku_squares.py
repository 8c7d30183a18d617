"""What stands on which square of 国力TCG, and how is it drawn? The own sortie squares are below; columns and rows have
the names by which squares are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from rich.text import Text

from fuda.language.compiler.card_source import CardSource
from fuda.library.wording import Wording
from fuda.surfaces.cli.play.grid import Cells, Face, Grid, shortened

_MOVES: Final = ("move", "move-again")


class Squares(Cells):
    """A view by squares: units, what they bear, lands, and where the unit whose turn it is can go and reach."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.units: dict[int, Face] = {}
        self.lands: dict[int, Face] = {}
        super().__init__(view)
        situation = view["situation"]
        self.acting: int = situation.get("acting", -1)
        asked = view["asked"] or {}
        options = asked["options"] if asked.get("kind") == "act" else ()
        self.moves = [each["numbers"][0] for each in options if each["verb"] in _MOVES]
        shows = bool(asked) and not situation.get("battle")
        self.reach: list[int] = list(situation.get("reach", ())) if shows else []

    def lay(self, zone: str, card: Face) -> None:
        if zone == "field":
            self.units[card["cell"]] = card
        elif zone == "lands":
            self.lands[card["cell"]] = card
        elif zone == "attached":
            self.borne.setdefault(card["host"], []).append(card)


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


class Drawing(Grid):
    """Draws the board of one view."""

    widest: ClassVar[int] = 44

    def __init__(self, words: Wording, cards: Mapping[str, CardSource], squares: Squares) -> None:
        super().__init__(words, cards, squares)
        self.squares = squares
        self.marked = bool(squares.moves or squares.reach)

    # as a drawing

    def cell(self, cell: int, room: int, height: int) -> list[Text]:
        marks = self._marks(cell)
        unit, land = self.squares.units.get(cell), self.squares.lands.get(cell)
        if unit is None:
            shown = marks.append(f"={self.name(land)}", "green") if land is not None else marks
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
        more = [Text(f" +{self.name(each)}", "cyan") for each in borne]
        if land is not None:
            more.append(Text(f" ={self.name(land)}", "green"))
        return [shortened(each, room) for each in (head, self._state(unit, False), *_side_by_side(more, room))]

    def _marks(self, cell: int) -> Text:
        """Whether the unit whose turn it is can move there, and whether it reaches there."""
        if not self.marked:
            return Text()
        shown = Text(">" if cell in self.squares.moves else " ", "bold green")
        return shown.append("x" if cell in self.squares.reach else " ", "bold red")

    def _head(self, unit: Face) -> Text:
        """Whose unit it is, and its name."""
        owner = self.squares.owner(unit)
        mark = "*" if unit["handle"] == self.squares.acting else self.mark(owner)
        style = self.style(owner)
        return Text(mark, "bold " + style).append(self.name(unit), "dim " + style if unit["waiting"] else style)

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
                names = [self.called(cell) for cell in cells]
                found.append(Text(self.words.say("board", key, {"squares": " ".join(names)})))
        return found

    def _sentence(self, cell: int) -> str:
        unit, land = self.squares.units.get(cell), self.squares.lands.get(cell)
        told: dict[str, Any] = {"square": self.called(cell), "land": "" if land is None else self.name(land)}
        if unit is None:
            return self.words.say("board", "says-land", told) if land is not None else ""
        borne = self.squares.borne.get(unit["handle"], [])
        owner = self.squares.owner(unit)
        arms = self.words.say("arms", self.cards[unit["card"]].fields["arms"])
        told |= {**unit, "name": self.name(unit), "player": self.words.seat(owner), "arms": arms}
        parts = [self.words.say("board", "says-unit", told)]
        if unit["handle"] == self.squares.acting:
            parts.append(self.words.say("board", "says-acting"))
        if unit["waiting"]:
            parts.append(self.words.say("board", "waiting"))
        if borne:
            parts.append(self.words.say("board", "says-bears", {"cards": self.names(borne)}))
        if land is not None:
            parts.append(self.words.say("board", "says-on", told))
        return self.sentence(parts)


def _side_by_side(items: Sequence[Text], room: int) -> list[Text]:
    """As many in a line as there is room for."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + item.cell_len <= room:
            lines[-1].append_text(item)
        else:
            lines.append(item.copy())
    return lines
