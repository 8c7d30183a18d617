"""How does a line get onto the terminal? Broken by display width, with colours where there are any."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from rich.text import Text

from fuda.surfaces.cli.layout import broken, width_of
from fuda.surfaces.cli.play.narration import Sentence
from fuda.surfaces.cli.printing import console, is_terminal
from fuda.surfaces.cli.words import say

NARROWEST: Final = 40
_WIPED: Final = "\x1b[H\x1b[2J\x1b[3J"  # the last after the second: some terminals keep what the second wipes off
USUAL: Final = 80


class Screen:
    """Where a game is shown."""

    def __init__(self, plain: bool, stream: Any = None) -> None:
        self._console = console(plain=plain, stream=stream)
        self.plain = plain
        self.is_terminal = is_terminal(sys.stdout if stream is None else stream)

    @property
    def width(self) -> int:
        """The columns that there are."""
        return max(NARROWEST, self._console.width - 1) if self.is_terminal else USUAL - 1

    @property
    def height(self) -> int:
        """The lines that there are; 0 where there is no end to them."""
        return self._console.height if self.is_terminal else 0

    def height_of(self, show: Callable[[], None]) -> int:
        """How many lines something takes that would be shown."""
        with self._console.capture() as captured:
            show()
        return captured.get().count("\n")

    def wipe(self) -> None:
        """Leave nothing on the screen, nor above it where one could scroll back to."""
        if self.is_terminal:
            self._console.file.write(_WIPED)
            self._console.file.flush()

    def line(self, text: str | Text = "", style: str = "") -> None:
        """One line, or as many as it takes."""
        if isinstance(text, str):
            text = Text(text, style=style)
        self._console.print(text, overflow="fold", soft_wrap=not self.is_terminal)

    def lines(self, lines: Iterable[Text]) -> None:
        """Some lines of a drawing; or, where there are no drawings, sentences."""
        for each in lines:
            if self.plain:
                self.prose(each.plain)
            else:
                self.line(each)

    def prose(self, text: str, indent: str = "", style: str = "", tail: str = "", hang: str = "") -> None:
        """A sentence, broken where it has to be; `tail` is set off, `hang` stands before all lines but the first."""
        for each in self._lines_of(text, indent, style, tail, hang):
            self.line(each)

    def _lines_of(self, text: str, indent: str = "", style: str = "", tail: str = "", hang: str = "") -> Iterator[Text]:
        whole = f"{text} {tail}" if tail else text
        room = self.width - width_of(indent) - width_of(hang)
        parts = broken(whole, room) if self.is_terminal else [whole]
        for place, part in enumerate(parts):
            shown = Text((indent + hang if place else indent) + part, style=style)
            if tail and place == len(parts) - 1 and part.endswith(tail):
                shown.stylize("dim", len(shown) - len(tail))
            yield shown

    def tell(self, sentences: Iterable[Sentence]) -> None:
        """What happened. Written in one go: a named number of rounds can make hundreds of sentences."""
        told = [line for each in sentences for line in self._told(each)]
        if told:
            self.line(Text("\n").join(told))

    def _told(self, sentence: Sentence) -> Iterable[Text]:
        text, clause = sentence.text, sentence.clause
        if self.plain:
            tail = say("plain", "clause", clause=clause) if clause else ""
            return self._lines_of(text if sentence.level > 1 else say("plain", "heading", text=text), tail=tail)
        tail = f"[{clause}]" if clause else ""
        if sentence.level == 0:
            return (Text(), Text.assemble((f"== {text} ==", "bold"), (f" {tail}", "dim")))
        if sentence.level == 1:
            return (Text.assemble((text, "cyan"), (f" {tail}", "dim")),)
        return self._lines_of(text, "  ", tail=tail)
