"""What is a battle? Chapter 8: its timings one after the other (8.3), and what becomes of the units (8.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.honjin.battle_events import BattleBegan
from fuda.games.honjin.chapters.movement import moves_of
from fuda.games.honjin.chapters.timings import (
    ClosingTiming,
    FormationTiming,
    InitiativeTiming,
    InstantTiming,
    NormalTiming,
    SimultaneousTiming,
)
from fuda.games.honjin.table import DISCARDS, NOTHING, HonjinState, party, terrain_at
from fuda.games.honjin.unit_events import Finished, Marched
from fuda.kernel.decisions import Cells
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.rules import SEATS

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin


class Battle(Procedure):
    """8.2.1. The marching and the defending units of one terrain fight; every timing is there to the end, even if one
    side is gone."""

    def __init__(self, cell: int = NOTHING) -> None:
        super().__init__()
        self.cell = cell
        self.origins: tuple[int, ...] = ()  # from where the units came that were there at the start

    @step("8.1.1 8.1.2 8.2.1 8.3.1.1 8.4.5 1.3.4")
    def begin(self, state: HonjinState, rules: Honjin) -> Flow:
        """All units in it are fresh; constant abilities for battles work from now on."""
        marching = party(state, rules, self.cell, state.turn_player)
        self.origins = tuple(dict.fromkeys([state.origin[unit] for unit in marching]))
        tired = [unit for seat in SEATS for unit in party(state, rules, self.cell, seat) if state.finished[unit]]
        return happen(state, rules, BattleBegan("8.1.1", self.cell), *[Finished("8.1.2", unit, 0) for unit in tired])

    @step("8.3.2.1 8.2.1 8.2.6")
    def instant_timing(self, state: HonjinState, rules: Honjin) -> Flow:
        return self.call(state, InstantTiming())

    @step("8.3.3.4 8.3.2.11 8.2.1 8.2.6")
    def formation_timing(self, state: HonjinState, rules: Honjin) -> Flow:
        return self.call(state, FormationTiming())

    @step("8.3.4.2 8.3.3.16 8.2.1 8.2.6")
    def initiative_timing(self, state: HonjinState, rules: Honjin) -> Flow:
        return self.call(state, InitiativeTiming())

    @step("8.3.4.1 8.3.4.8 8.3.4.9 8.3.4.12 8.3.7.1 8.2.1 8.2.6")
    def first_timing(self, state: HonjinState, rules: Honjin) -> Flow:
        """One side first, or both at the same moment."""
        if state.first_side < 0:
            self.go("closing_timing")
            return self.call(state, SimultaneousTiming())
        return self.call(state, NormalTiming(state.first_side, True))

    @step("8.3.5.11 8.3.6.1 8.2.1 8.2.6")
    def second_timing(self, state: HonjinState, rules: Honjin) -> Flow:
        return self.call(state, NormalTiming(1 - state.first_side, False))

    @step("8.3.6.11 8.3.7.7 8.3.8.1 8.2.1 8.2.6")
    def closing_timing(self, state: HonjinState, rules: Honjin) -> Flow:
        return self.call(state, ClosingTiming())

    @step("8.3.8.6 8.4.1 8.4.2 8.4.3 8.4.4 8.4.8")
    def settle(self, state: HonjinState, rules: Honjin) -> Flow:
        """Only where both sides are left, the marching side has to go back."""
        own = party(state, rules, self.cell, state.turn_player)
        if not own or not party(state, rules, self.cell, 1 - state.turn_player):
            return NEXT
        return self.call(state, GoBack(state.turn_player, self.cell, self.origins))


class GoBack(Procedure):
    """8.4.4. The units of the marching side return to where they set out."""

    def __init__(self, seat: int = -1, cell: int = NOTHING, origins: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.seat = seat
        self.cell = cell
        self.origins = origins
        self.goals: tuple[tuple[int, int], ...] = ()  # units and the areas to which they return
        self.pick: tuple[int, ...] = ()

    @step("8.4.5 8.4.6")
    def choose_goal(self, state: HonjinState, rules: Honjin) -> Flow:
        """Who was there from the start returns to where it came from; for who was summoned the player chooses."""
        self.pick = ()
        settled = [unit for unit, _ in self.goals]
        for unit in party(state, rules, self.cell, self.seat):
            if unit in settled:
                continue
            origin = state.origin[unit]
            if origin >= 0:
                self.goals = (*self.goals, (unit, origin))
                continue
            open_ones = tuple([cell for cell in self.origins if is_open(state, rules, self.seat, cell)])
            if not open_ones:
                self.goals = (*self.goals, (unit, NOTHING))
                continue
            return self.ask(state, Cells(self.seat, "8.4.6", "return-where", open_ones, 1, 1), into="pick")
        return self.go("strand")

    @step("8.4.6")
    def keep_goal(self, state: HonjinState, rules: Honjin) -> Flow:
        """Nobody moves before all goals are settled."""
        settled = [unit for unit, _ in self.goals]
        unit = next(each for each in party(state, rules, self.cell, self.seat) if each not in settled)
        self.goals = (*self.goals, (unit, self.pick[0]))
        return self.go("choose_goal")

    @step("8.4.7 12.4.1")
    def strand(self, state: HonjinState, rules: Honjin) -> Flow:
        """Who has no terrain to return to, or finds the enemy there, is discarded."""
        lost = tuple([unit for unit, cell in self.goals if not is_open(state, rules, self.seat, cell)])
        self.goals = tuple([each for each in self.goals if each[0] not in lost])
        return happen(state, rules, *moves_of(state, rules, lost, DISCARDS, "8.4.7", self.seat, "discard"))

    @step("8.4.7")
    def choose_area(self, state: HonjinState, rules: Honjin) -> Flow:
        """One area after the other."""
        there = party(state, rules, self.cell, self.seat)
        self.goals = tuple([each for each in self.goals if each[0] in there])
        cells = tuple(dict.fromkeys([cell for _, cell in self.goals]))
        if not cells:
            return self.done(state)
        return self.ask(state, Cells(self.seat, "8.4.7", "return-first", cells, 1, 1), into="pick")

    @step("8.4.7 11.3.2.1 11.3.2.2")
    def return_units(self, state: HonjinState, rules: Honjin) -> Flow:
        """All who return there move at once; limits are adjusted before the next area."""
        cell = self.pick[0]
        self.go("choose_area")
        return happen(state, rules, *[Marched("8.4.7", unit, goal, True) for unit, goal in self.goals if goal == cell])


@rule("8.4.4 8.4.7 5.1.2.7")
def is_open(state: HonjinState, rules: Honjin, seat: int, cell: int) -> bool:
    """Whether units can return to an area: there is a terrain, and no enemy."""
    return cell >= 0 and terrain_at(state, rules, cell) >= 0 and not party(state, rules, cell, 1 - seat)
