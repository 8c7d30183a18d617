"""How does a player choose one of several effects, or name a number, a kind or a card name? 104.5, 1204.2, 1312.1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.kiseki.cards import KIND_WORDS
from fuda.games.kiseki.table import KisekiState
from fuda.games.kiseki.texts.modes import MODE
from fuda.kernel.decisions import Number, Option
from fuda.kernel.procedure import Flow, Procedure, step

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki

MOST: Final = 99  # the highest number that can be named


class ChooseModes(Procedure):
    """1312.1. So many of the effects of a text, each another one; its result is what was chosen before with these."""

    def __init__(
        self,
        seat: int = -1,
        clause: str = "1312.1",
        open: tuple[int, ...] = (),
        count: int = 0,
        begin: int = 0,
        before: tuple[tuple[int, ...], ...] = (),
    ) -> None:
        super().__init__()
        self.seat = seat
        self.clause = clause
        self.open = open  # the numbers of the effects that can still be chosen
        self.count = count
        self.begin = begin  # the number of the first effect of which one is chosen
        self.before = before
        self.chosen: tuple[int, ...] = ()
        self.answer = 0

    @step("104.2 1312.1")
    def choose(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Which one?"""
        if self.count <= 0 or not self.open:
            return self.done(state, (*self.before, tuple([MODE - each for each in sorted(self.chosen)])))
        options = tuple([f"mode-{place - self.begin + 1}" for place in self.open])
        return self.ask(state, Option(self.seat, self.clause, "mode", options), into="answer")

    @step("1312.1")
    def keep(self, state: KisekiState, rules: Kiseki) -> Flow:
        """This one."""
        place = self.open[self.answer]
        self.chosen = (*self.chosen, place)
        self.open = tuple([each for each in self.open if each != place])
        self.count -= 1
        return self.go("choose")


class DeclareSomething(Procedure):
    """104.5. A number of 0 or more, a kind, or the name of a card of the list; its result is a number for it."""

    def __init__(self, seat: int = -1, what: str = "") -> None:
        super().__init__()
        self.seat = seat
        self.what = what
        self.answer = 0

    @step("104.5 201.1 203.2")
    def name(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Which?"""
        if self.what == "number":
            return self.ask(state, Number(self.seat, "104.5", "number", 0, MOST), into="answer")
        words = KIND_WORDS if self.what == "kind" else rules.list.name_words
        return self.ask(state, Option(self.seat, "104.5", self.what, tuple(words)), into="answer")

    @step("104.5")
    def keep(self, state: KisekiState, rules: Kiseki) -> Flow:
        """A kind is kept as its bit, a name as its number."""
        return self.done(state, 1 << self.answer if self.what == "kind" else self.answer)
