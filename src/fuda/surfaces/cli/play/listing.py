"""How are the choices of a question listed? By number, one in a line or in two columns, and how to choose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.text import Text

from fuda.play.passing import PASSIVE, is_window
from fuda.surfaces.cli.layout import broken, width_of
from fuda.surfaces.cli.play.board import Board
from fuda.surfaces.cli.play.choices import choices_of, details_of
from fuda.surfaces.cli.play.screen import Screen
from fuda.surfaces.cli.words import say

_LEAST: Final = 20  # columns that a detail needs to stand beside its choice
_ABOVE: Final = 14  # lines for the table, the question and the prompt, where the list is long
_FEW: Final = 6  # so many lines a list may always take
_MANY: Final = 9  # from so many choices on they stand in two columns


@dataclass(frozen=True, slots=True)
class Entry:
    """What stands under one number in a list of choices: its text, and the choice or choices that it stands for."""

    text: str
    detail: str
    places: list[int]
    names: list[str]

    @property
    def copies(self) -> int:
        """How many equal cards it stands for."""
        return len(self.places) if len(self.names) == 1 else 1

    @property
    def shown(self) -> str:
        """Its text; equal cards stand there once, with how many there are."""
        return self.text if self.copies == 1 else f"{self.text} ×{self.copies}"


class Listing:
    """Lists choices on a screen, worded by a board."""

    def __init__(self, screen: Screen, board: Board) -> None:
        self.screen = screen
        self.board = board

    def show(self, asked: Mapping[str, Any]) -> None:
        """List the choices by number, and say how to choose."""
        entries = self.entries(asked)
        rows = [(each.shown, each.detail) for each in entries]
        self.rows(rows if self._has_room(rows) else [(text, self._shortened(text, detail)) for text, detail in rows])
        how = how_to_choose(asked, entries)
        if is_window(asked, self.board.game):
            how = f"{how} {say('play', 'skip-means')}"
        self.screen.prose(how, style="dim")

    def entries(self, asked: Mapping[str, Any]) -> list[Entry]:
        """What is listed under one number each; several choices under a common heading are one entry."""
        texts, details = choices_of(asked, self.board), details_of(asked, self.board)
        found: list[Entry] = []
        alike: dict[tuple[str, str], Entry] = {}
        for place in self.board.order(asked, len(texts)):
            group = self.board.group(asked, place)
            if asked["kind"] in ("cards", "order") and (texts[place], details[place]) in alike:
                alike[texts[place], details[place]].places.append(place)
                continue
            if group is None:
                is_short = asked["kind"] == "act" or self.board.short_asides
                detail = self._cut(texts[place], details[place]) if is_short else details[place]
                found.append(Entry(texts[place], detail, [place], [texts[place]]))
                alike[texts[place], details[place]] = found[-1]
                continue
            known = [each for each in found if each.text == group[0] and len(each.names) == len(each.places)]
            if known:
                if group[1] not in known[0].names:
                    known[0].places.append(place)
                    known[0].names.append(group[1])
            else:
                found.append(Entry(group[0], "", [place], [group[1]]))
        return found

    def _has_room(self, rows: Sequence[tuple[str, str]]) -> bool:
        """Whether the list leaves room on the screen for the question and the heading of the table."""
        if self.screen.plain or not self.screen.height:
            return True
        width, lines = self.screen.width, 0
        for text, detail in rows:
            if width_of(f"    {text} {detail}".rstrip()) <= width:
                lines += 1
            else:
                lines += len(broken(f"    {text}", width)) + (len(broken(detail, width - 6)) if detail else 0)
        return lines <= max(_FEW, self.screen.height - _ABOVE)

    def _cut(self, text: str, detail: str) -> str:
        """A detail that is to take no line of its own; sentences are always whole."""
        room = self.screen.width - width_of(text) - 6
        if self.screen.plain or not self.board.short_details or room < _LEAST:
            return detail
        return self._shortened(text, detail)

    def _shortened(self, text: str, detail: str) -> str:
        """As much of a detail as stands beside its choice; all of it is asked for with the card."""
        room = self.screen.width - width_of(text) - 6
        if width_of(detail) <= room:
            return detail
        if room < _LEAST:
            return ""
        while width_of(detail) > room - 1:
            detail = detail[:-1]
        return detail + "…"

    def rows(self, rows: Sequence[tuple[str, str]]) -> None:
        """Long ones in a line each, then, if they are many, short ones in two columns."""
        if self.screen.plain:
            for place, (text, detail) in enumerate(rows, 1):
                self.screen.prose(say("plain", "choice", number=place, text=f"{text} {detail}".rstrip()))
            return
        width = self.screen.width
        half = (width - 2) // 2
        numbered = [(f"{place:3} {text}", detail) for place, (text, detail) in enumerate(rows, 1)]
        lengths = [width_of(f"{line} {detail}".rstrip()) for line, detail in numbered]
        start = len(rows)
        while start > 0 and lengths[start - 1] <= half:
            start -= 1
        if len(rows) < _MANY or (start > 0 and not self.board.short_details):
            start = len(rows)
        told = ""
        for (line, detail), length in zip(numbered[:start], lengths[:start], strict=True):
            if length <= width:
                self.screen.line(_row(line, detail))
                continue
            self.screen.prose(line, hang="      ")
            if detail and detail != told:
                for part in broken(detail, width - 6):
                    self.screen.line(f"      {part}", "dim")
                told = detail  # several cards may share one text
        self._side_by_side(numbered[start:], half)

    def _side_by_side(self, rows: Sequence[tuple[str, str]], half: int) -> None:
        above = (len(rows) + 1) // 2
        for place in range(above):
            line = _row(*rows[place])
            if place + above < len(rows):
                line = Text(line.plain + " " * (half - line.cell_len + 2), spans=line.spans)
                line.append_text(_row(*rows[place + above]))
            self.screen.line(line)


def _row(line: str, detail: str) -> Text:
    return Text(line).append(f" {detail}", style="dim") if detail else Text(line)


def enter_passes(asked: Mapping[str, Any]) -> bool:
    """Whether Enter alone is an answer: the last of several actions, which changes nothing.

    >>> enter_passes({"kind": "act", "options": [{"verb": "attack"}, {"verb": "pass"}]})
    True
    """
    return asked["kind"] == "act" and bool(asked["options"]) and asked["options"][-1]["verb"] in PASSIVE


def how_to_choose(asked: Mapping[str, Any], entries: Sequence[Entry]) -> str:
    """What can be typed."""
    kind, count = asked["kind"], len(entries)
    if kind in ("act", "option"):
        how = say("play", "choose-one", count=count)
        return f"{how} {say('play', 'enter-means', text=entries[-1].text)}" if enter_passes(asked) else how
    if kind == "number":
        return say("play", "name-number", low=asked["low"], high=asked["high"])
    if kind == "order":
        numbers = [str(number) for number in range(count, 0, -1) for _ in range(entries[number - 1].copies)]
        return say("play", "put-in-order", example=" ".join(numbers))
    if kind == "allocate":
        same = asked["least"] == asked["most"]
        key = "share-out-exactly" if same else "share-out"
        return say("play", key, places=count, least=asked["least"], most=asked["most"])
    how = _how_many(asked["least"], asked["most"], entries)
    has_copies = asked["most"] > 1 and any(each.copies > 1 for each in entries)
    return f"{how} {say('play', 'copies-mean')}" if has_copies else how


def _how_many(least: int, most: int, entries: Sequence[Entry]) -> str:
    count = len(entries)
    if least == most:
        if least == 1:
            return say("play", "choose-one", count=count)
        numbers = [number for number, each in enumerate(entries, 1) for _ in range(each.copies)]
        return say("play", "choose-exactly", least=least, example=" ".join(map(str, numbers[:least])))
    if least == 0:
        return say("play", "choose-or-none", count=count) if most == 1 else say("play", "choose-up-to", most=most)
    return say("play", "choose-many", least=least, most=most)
