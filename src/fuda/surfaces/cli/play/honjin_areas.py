"""What lies and stands on which area of 本陣TCG, and how is it drawn? The own headquarters are below; a party is listed
from its front to its rear."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from rich.text import Text

from fuda.language.compiler.card_source import CardSource
from fuda.library.wording import Wording
from fuda.surfaces.cli.play.grid import COLUMNS, ROWS, Cells, Face, Grid, shortened

_ELEMENT_STYLES: Final = {
    "火": "red",
    "水": "bright_blue",
    "土": "yellow",
    "風": "green",
    "聖": "bright_yellow",
    "魔": "magenta",
    "喰": "bright_magenta",
    "獣": "bright_red",
    "荒": "cyan",
    "機": "bright_black",
}
_WIDE: Final = 34  # columns of an area in which attributes have room
_MARCHES: Final = ("march", "summon")


class Areas(Cells):
    """A view by areas: terrains, parties in formation order, and what their units bear."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.terrains: dict[int, Face] = {}
        self.units: dict[int, list[Face]] = {}
        super().__init__(view)
        situation = view["situation"]
        self.limits: Sequence[int] = situation.get("limits", (-1,) * (COLUMNS * ROWS))
        self.battle: int = situation.get("battle", -1)
        for units in self.units.values():
            units.sort(key=lambda unit: (unit["owner"] == self.own, unit["station"]))
        self.plan: dict[int, int] = dict(situation.get("plan", ()))
        self.marked = _marked(view["asked"] or {})

    def lay(self, zone: str, card: Face) -> None:
        if zone == "hidden" or "limit" in card:
            self.terrains[card["cell"]] = card
        elif "level" in card:
            self.units.setdefault(card["cell"], []).append(card)
        elif "host" in card:
            self.borne.setdefault(card["host"], []).append(card)

    def place(self, unit: Face) -> int:
        """The place of a unit in the formation of its party, 1 in front."""
        party = [each["handle"] for each in self.units[unit["cell"]] if each["owner"] == unit["owner"]]
        return party.index(unit["handle"]) + 1

    def levels(self, cell: int) -> str:
        """The levels of the parties at an area, the enemy's first where both are there."""
        sums: dict[int, int] = {}
        for unit in self.units.get(cell, ()):
            sums[unit["owner"]] = sums.get(unit["owner"], 0) + max(0, unit["level"])
        return "+".join(str(each) for each in sums.values()) or "0"


def _marked(asked: Mapping[str, Any]) -> frozenset[int]:
    """The areas among which one is chosen now."""
    if asked.get("kind") == "cells":
        return frozenset(asked["candidates"])
    options = asked["options"] if asked.get("kind") == "act" else ()
    return frozenset(each["numbers"][0] for each in options if each["verb"] in _MARCHES and "numbers" in each)


class Drawing(Grid):
    """Draws the areas of one view."""

    widest: ClassVar[int] = 50

    def __init__(self, words: Wording, cards: Mapping[str, CardSource], areas: Areas) -> None:
        super().__init__(words, cards, areas)
        self.areas = areas

    # as a drawing

    def cell(self, cell: int, room: int, height: int) -> list[Text]:
        units = self.areas.units.get(cell, [])
        if height == 1:
            return [self._ground(cell, room, self._counted(units))]
        found = [self._ground(cell, room, Text())]
        for unit in units:
            found += self._unit(unit, room, height == 0)
        if not height or len(found) <= height:
            return found
        left = units[height - 2 :]
        return [*found[: height - 1], shortened(Text(" …").append_text(self._counted(left)), room)]

    def _counted(self, units: Sequence[Face]) -> Text:
        """How many units of each side, and the attack of those that are fresh."""
        shown = Text()
        for side in (1 - self.areas.own, self.areas.own):
            group = [unit for unit in units if unit["owner"] == side]
            if group:
                attack = sum(max(0, unit["attack"]) for unit in group if not unit["finished"])
                told = {"count": len(group), "attack": attack}
                shown.append(f" {self.mark(side)}{self.words.say('board', 'party-short', told)}", self.style(side))
        return shown

    def _ground(self, cell: int, room: int, tail: Text) -> Text:
        """The terrain of an area, who laid it, and how much of its limit is used; its name gives way to the rest."""
        shown = Text(">" if cell in self.areas.marked else "", "bold green")
        if cell == self.areas.battle:
            shown.append("!", "bold yellow")
        terrain = self.areas.terrains.get(cell)
        if terrain is None:
            return shortened(shown.append(self.words.say("board", "empty-land"), "dim"), room)
        used = Text(f" {self.areas.levels(cell)}/{self.areas.limits[cell]}", "bold").append_text(tail)
        shown.append(f"={self.mark(self.areas.owner(terrain))}{self.ground_name(terrain)}", "green")
        return shortened(shown, room - used.cell_len).append_text(used)

    def ground_name(self, terrain: Face) -> str:
        """A terrain by name; headquarters and proxies by what they are, with their card where it is known."""
        if "headquarters" not in terrain:
            return self.name(terrain)
        said = self.words.say("board", "headquarters" if terrain["headquarters"] else "proxy")
        return f"{said}({self.name(terrain)})" if "card" in terrain else said

    def _unit(self, unit: Face, room: int, is_full: bool) -> list[Text]:
        """A unit in a line; where there is room for it, what it bears in another."""
        style = self.style(unit["owner"])
        borne = self.areas.borne.get(unit["handle"], [])
        target = self.areas.plan.get(unit["handle"])
        elements = self.elements(self._attributes(unit)) if room >= _WIDE else Text()
        tail = elements.append(f" {self.figures(unit)}", "bold")
        tail.append(f" {self.slots(unit)}" if unit["slots"] else "", "cyan")
        if borne and not is_full:
            tail.append(f" +{len(borne)}", "cyan")
        if unit["finished"]:
            tail.append(f" {self.words.say('board', 'finished-short')}", "yellow")
        if target is not None:
            tail.append(f" →{self.called(target)}", "bold green")
        head = Text(f" {self.mark(unit['owner'])}", "bold " + style).append(
            self.name(unit), "dim " + style if unit["finished"] else style
        )
        lines = [shortened(head, room - tail.cell_len).append_text(tail)]
        more = [shortened(Text(f"   +{self.name(each)}", "cyan"), room) for each in borne]
        return lines + (more if is_full else [])

    def elements(self, attributes: Sequence[str]) -> Text:
        """Attributes, each as a coloured letter."""
        shown = Text()
        for place, each in enumerate(attributes):
            letter = self.words.say("element", each) if self.words.has("element", each) else each
            shown.append(" " if not place else "").append(letter, _ELEMENT_STYLES.get(each, ""))
        return shown

    def _attributes(self, unit: Face) -> Sequence[str]:
        """The attributes of a unit now, where they are told; else the printed ones."""
        printed = self.cards[unit["card"]].fields.get("attributes", ()) if unit.get("card") in self.cards else ()
        found: Sequence[str] = unit.get("attributes", printed)
        return found

    def figures(self, unit: Face) -> str:
        """Level, attack and defence."""
        return self.words.say("board", "figures-on-field", unit)

    def slots(self, unit: Face) -> str:
        """The slots that are left."""
        return "[" + "".join(self.words.say("slots", each) for each in unit["slots"]) + "]"

    # in words

    def said_figures(self, unit: Face) -> list[str]:
        """Level, attack and defence, whether it has acted, and its slots."""
        facts = [self.words.say("board", "says-figures", unit)]
        facts.append(self.words.say("board", "finished" if unit["finished"] else "fresh"))
        return facts + ([self.words.say("board", "says-slots", {"slots": self.slots(unit)})] if unit["slots"] else [])

    def sentences(self) -> list[Text]:
        """A sentence for each terrain and each unit, and where something can be put now."""
        found: list[Text] = []
        for row in self.areas.rows():
            for cell in row:
                terrain = self.areas.terrains.get(cell)
                if terrain is not None:
                    found.append(Text(self._said_ground(cell, terrain)))
                found += [Text("  " + self._said_unit(unit)) for unit in self.areas.units.get(cell, ())]
        if self.areas.marked:
            told = {"areas": " ".join(self.called(cell) for cell in sorted(self.areas.marked))}
            found.append(Text(self.words.say("board", "says-open", told)))
        return found

    def _said_ground(self, cell: int, terrain: Face) -> str:
        told = {
            "area": self.called(cell),
            "terrain": self.ground_name(terrain),
            "player": self.words.seat(self.areas.owner(terrain)),
            "levels": self.areas.levels(cell),
            "limit": self.areas.limits[cell],
        }
        said = self.words.say("board", "says-terrain", told)
        return said + self.words.say("board", "says-battle") if cell == self.areas.battle else said

    def _said_unit(self, unit: Face) -> str:
        told = {**unit, "player": self.words.seat(unit["owner"]), "name": self.name(unit)}
        told["rank"] = self.areas.place(unit)
        parts = [self.words.say("board", "says-unit", told)]
        parts.append(self.words.say("board", "finished" if unit["finished"] else "fresh"))
        if unit["slots"]:
            parts.append(self.words.say("board", "says-slots", {"slots": self.slots(unit)}))
        borne = self.areas.borne.get(unit["handle"], [])
        if borne:
            parts.append(self.words.say("board", "says-bears", {"cards": self.names(borne)}))
        if unit["handle"] in self.areas.plan:
            going = {"area": self.called(self.areas.plan[unit["handle"]])}
            parts.append(self.words.say("board", "says-going", going))
        return self.sentence(parts)
