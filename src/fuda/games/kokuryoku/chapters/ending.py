"""When is a game over? Occupation, seizing, annihilation (X1.1-X1.5); and what comes at once after any event.

A unit without chips leaves at once outside a battle; triggers and what may be used when a unit has left come after it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.kokuryoku.battle_events import BattleEnded, EffectBegan, Used
from fuda.games.kokuryoku.board_events import ClassChanged, Detached, GenerationChanged, UnitLeft, Walked
from fuda.games.kokuryoku.chapters.changes import spared
from fuda.games.kokuryoku.chapters.effects import is_being_saved
from fuda.games.kokuryoku.chapters.use import Window, may_answer_fall
from fuda.games.kokuryoku.events import Damaged, MadeAble, MadeWaiting, Readied, Spent, SpiritLost, TurnEnded
from fuda.games.kokuryoku.table import DEPTHS, END, FIELDS, INVASION, OFF, SORTIE_SQUARES, KokuryokuState
from fuda.games.kokuryoku.texts.occasions import Chance, ChanceWindow, chances
from fuda.games.kokuryoku.texts.values import keyword, maximum, places
from fuda.games.kokuryoku.words import keywords as k
from fuda.kernel.events import Event
from fuda.kernel.machine import end, happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.reasons import Outcome
from fuda.mechanics.triggers import settle

if TYPE_CHECKING:
    from fuda.games.kokuryoku.rules import Kokuryoku

# After these a unit may have no chips left, or more than it can have.
WEIGHED: Final = frozenset(
    (
        Spent,
        SpiritLost,
        Damaged,
        Detached,
        ClassChanged,
        GenerationChanged,
        EffectBegan,
        BattleEnded,
        TurnEnded,
        UnitLeft,
        Walked,
        MadeWaiting,
        MadeAble,
        Readied,
        Used,
    )
)


@rule("X1.1")
def occupied(state: KokuryokuState, rules: Kokuryoku, seat: int) -> bool:
    """Whether the seat's units hold all three sortie squares of its opponent."""
    unit_at = places(state, rules).unit_at
    for cell in SORTIE_SQUARES[1 - seat]:
        unit = unit_at[cell]
        if unit < 0 or state.owner[unit] != seat:
            return False
    return True


@rule("X1.1 X1.3 X7.30 X7.40")
def judged(state: KokuryokuState, rules: Kokuryoku) -> Outcome | None:
    """How the game has ended, if it has; the turn player's victory comes first."""
    for seat in (state.turn_player, 1 - state.turn_player):
        if occupied(state, rules, seat):
            return Outcome(seat, "occupation", "X1.1")
    if state.phase in (INVASION, END):
        beaten = [seat for seat in (0, 1) if not state.zones[FIELDS[seat]]]
        if len(beaten) == 2:
            return Outcome(-1, "both-annihilated", "X1.3")
        if beaten:
            return Outcome(1 - beaten[0], "annihilation", "X1.3")
    return None


@rule("X1.2")
def seizes(state: KokuryokuState, rules: Kokuryoku, event: Event) -> bool:
    """Whether a unit that can seize has just entered a sortie square of the opponent."""
    if not isinstance(event, Walked) or state.cell[event.unit] < 0:
        return False
    if DEPTHS[1 - state.owner[event.unit]][event.cell] != 0:
        return False
    return keyword(state, rules, event.unit, k.Seize) is not None


@rule("X1.5")
def held(state: KokuryokuState, seat: int) -> bool:
    """Whether a unit of the seat is on a sortie square of its opponent."""
    return any([DEPTHS[1 - seat][state.cell[unit]] == 0 for unit in state.zones[FIELDS[seat]]])


@rule("X3.3 X7.28 X7.31")
def to_weigh(state: KokuryokuState, rules: Kokuryoku) -> list[Event]:
    """What must happen to units that have no chips left or too many; a unit that has none stays to the end of a
    battle."""
    found: list[Event] = []
    cards = rules.list.cards
    if rules.replaces and is_being_saved(state):
        return found
    for seat in (0, 1):
        for unit in state.zones[FIELDS[seat]]:
            chips = state.chips[unit]
            if chips == 0:
                if state.battle is None and spared(state, rules, (unit,), "leave"):
                    found.append(UnitLeft("X3.3", unit, OFF[seat]))
            elif chips > cards[state.printed[unit]].spirit or rules.lowers_maximum:
                most = maximum(state, rules, unit)
                if chips > most:
                    found.append(SpiritLost("X7.28", unit, chips - most))
    return found


@rule("X1.1 X1.2 X7.25 X7.30 X7.24")
def consequence(state: KokuryokuState, rules: Kokuryoku, event: Event) -> Procedure | None:
    """What comes in the very moment in which an event has happened, if anything does."""
    kind = type(event)
    found = chances(state, rules, event) if rules.occasions and kind in rules.heard else ()
    if kind in WEIGHED:
        if isinstance(event, UnitLeft):
            return Aftermath(event.card if event.target in OFF else -1, found)
        if isinstance(event, Walked):
            if seizes(state, rules, event):
                return Seizing(state.owner[event.unit])
            if DEPTHS[1 - state.owner[event.unit]][event.cell] == 0:
                return Aftermath(-1, found)
        if to_weigh(state, rules):
            return Aftermath(-1, found)
    return Aftermath(-1, found) if state.triggered or found else None


class Seizing(Procedure):
    """X1.2. The unit has entered."""

    def __init__(self, seat: int = -1) -> None:
        super().__init__()
        self.seat = seat

    @step("X1.2")
    def win(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Its owner wins at once."""
        return end(state, Outcome(self.seat, "seize", "X1.2"))


class Aftermath(Procedure):
    """What follows an event at once: the end of the game, units without chips, triggers, and what may be used."""

    def __init__(self, fallen: int = -1, found: tuple[Chance, ...] = ()) -> None:
        super().__init__()
        self.fallen = fallen  # a unit that was put off the field
        self.found = found  # what may be used because of the event

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """No timing was an event before."""
        return {"found": [], **written}

    @step("X1.1 X1.3")
    def judge(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Is it over?"""
        outcome = judged(state, rules)
        return NEXT if outcome is None else end(state, outcome)

    @step("X3.3 X7.28 X7.31")
    def weigh(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Units without chips leave, chips above the maximum go."""
        events = to_weigh(state, rules)
        return happen(state, rules, *events) if events else NEXT

    @step("X7.25")
    def trigger(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """What has triggered happens."""
        return settle(self, state, state.turn_player, "X7.25")

    @step("X7.60")
    def answer_event(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """What is used when this has happened, the turn player first."""
        return self.call(state, ChanceWindow(state.turn_player, self.found)) if self.found else NEXT

    @step("X7.24")
    def answer_fall(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Its owner may use what is used when a unit has left."""
        if self.fallen < 0 or not may_answer_fall(state, rules, state.owner[self.fallen], self.fallen):
            return self.done(state)
        return self.call(state, Window("fall", state.owner[self.fallen], self.fallen))
