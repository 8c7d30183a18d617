"""How is one of several things chosen that a text offers, and done? The player says which, one after the other."""

from __future__ import annotations

from typing import Any

from fuda.kernel.decisions import Option
from fuda.kernel.procedure import Flow, Procedure, step


class ChooseModes(Procedure):
    """The player chooses what is done, and does it; what a choice leads to, the game says (`rules.text_of_mode`)."""

    def __init__(
        self, frame: Any = None, seat: int = -1, count: int = 0, size: int = 0, up_to: bool = False, word: str = "mode-"
    ) -> None:
        super().__init__()
        self.up_to = up_to  # whether the player may stop before
        self.word = word  # how the options are called, before their numbers
        self.seat = seat
        self.count = count
        self.open: tuple[int, ...] = tuple(range(size))
        self.owner: int = -1 if frame is None else frame.seat
        self.this: int = -1 if frame is None else frame.this
        self.unit: int = -1 if frame is None else getattr(frame, "unit", -1)
        self.printed: int = -1 if frame is None else frame.printed
        self.line: int = -1 if frame is None else frame.line
        self.sentence: int = -1 if frame is None else frame.sentence
        self.that: tuple[int, ...] = () if frame is None else frame.that
        self.kept: tuple[int, ...] = () if frame is None else frame.kept
        self.event_units: tuple[int, ...] = () if frame is None else getattr(frame, "event_units", ())
        self.clause: str = "" if frame is None else frame.clause
        self.choice = 0

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """Only what was spoken of last was kept before, and each game had a class of its own."""
        return {"event_units": written.get("that", []), "up_to": False, "word": "mode-", "unit": -1, **written}

    @step("")
    def choose(self, state: Any, rules: Any) -> Flow:
        """Which one?"""
        if not self.count or not self.open:
            return self.done(state)
        options = (*[f"{self.word}{place + 1}" for place in self.open], *(["no"] if self.up_to else []))
        return self.ask(state, Option(self.seat, self.clause, "mode", options), into="choice")

    @step("")
    def carry_out(self, state: Any, rules: Any) -> Flow:
        """This one."""
        if self.choice >= len(self.open):
            return self.done(state)
        place = self.open[self.choice]
        self.open = tuple([each for each in self.open if each != place])
        self.count -= 1
        self.restart()
        made: Procedure = rules.text_of_mode(self, place)
        return self.call(state, made)
