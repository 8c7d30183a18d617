"""What may be done instead of a step of a national-power phase? What texts in force say of it, and asking for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.kokuryoku.chapters.effects import Carry
from fuda.games.kokuryoku.table import ATTACHED, FIELDS, LANDS, KokuryokuState
from fuda.games.kokuryoku.texts.reading import Reading
from fuda.kernel.decisions import Option
from fuda.kernel.procedure import Flow, Procedure, rule, step

if TYPE_CHECKING:
    from fuda.games.kokuryoku.rules import Kokuryoku


@rule("X7.49")
def step_texts(state: KokuryokuState, rules: Kokuryoku, seat: int, name: str) -> tuple[tuple[int, int, int, int], ...]:
    """The texts in force about that step of the seat: whose, the card, the line, and the unit that has or bears it."""
    found: list[tuple[int, int, int, int]] = []
    for owner in (0, 1):
        for zone in (FIELDS[owner], ATTACHED[owner], LANDS[owner]):
            for card in state.zones[zone]:
                unit = card if zone in FIELDS else state.host[card]
                for line, text in rules.list.cards[state.printed[card]].steps:
                    reading = Reading(state, rules, owner, card, unit)
                    if text.step == name and seat in reading.seats(text.player):
                        found.append((owner, card, line, unit))
    return tuple(found)


class InsteadOfStep(Procedure):
    """X7.49. The player of the step may take what a text says instead of it."""

    def __init__(self, seat: int = -1, name: str = "") -> None:
        super().__init__()
        self.seat = seat
        self.name = name
        self.choice = 0

    @step("X7.49")
    def offer(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """One of them, or the step."""
        texts = step_texts(state, rules, self.seat, self.name)
        options = tuple([str(place + 1) for place in range(len(texts))])
        return self.ask(state, Option(self.seat, "X7.49", "instead-of-step", (*options, "step")), into="choice")

    @step("X7.49")
    def carry_out(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """The text, if it was chosen."""
        texts = step_texts(state, rules, self.seat, self.name)
        if self.choice >= len(texts):
            return self.done(state, 0)
        owner, card, line, unit = texts[self.choice]
        return self.call(state, Carry(owner, card, state.printed[card], line, "X7.49", (), unit))

    @step("X7.49")
    def end(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """The step is not taken."""
        return self.done(state, 1)
