"""Which events does a simple effect come to? Chips onto units, cards to other zones, draws, discards, other squares."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.kokuryoku.board_events import Detached, UnitLeft, Walked
from fuda.games.kokuryoku.events import Drawn, Recovered, Went
from fuda.games.kokuryoku.table import ADJACENT, ATTACHED, DECKS, FIELDS, HANDS, LANDS, OFF, KokuryokuState
from fuda.games.kokuryoku.texts.movement import enter_refusal
from fuda.games.kokuryoku.texts.values import (
    NONE,
    cannot,
    cannot_by_opponent,
    changed,
    holds_for,
    in_force,
    maximum,
    places,
    reaches,
)
from fuda.games.kokuryoku.words import relations as r
from fuda.games.kokuryoku.words import rules as u
from fuda.games.kokuryoku.words import strikes as s
from fuda.kernel.decisions import Cards, Cells
from fuda.kernel.events import Event
from fuda.kernel.machine import apply_now, end, happen
from fuda.kernel.procedure import Flow, Procedure, rule, step
from fuda.kernel.reasons import Outcome

if TYPE_CHECKING:
    from fuda.games.kokuryoku.rules import Kokuryoku


@rule("X3.2")
def recoveries(
    state: KokuryokuState, rules: Kokuryoku, units: tuple[int, ...], amount: int, clause: str
) -> list[Event]:
    """Chips of the owners' unused piles onto units, never above the maximum."""
    left = list(state.unused)
    found: list[Event] = []
    for unit in spared(state, rules, units, "recover"):
        owner = state.owner[unit]
        wanted = recovered(state, rules, unit, amount) if clause != "K4.3" else amount
        gained = min(wanted, maximum(state, rules, unit) - state.chips[unit], left[owner])
        if gained > 0:
            left[owner] -= gained
            found.append(Recovered(clause, unit, gained))
    return found


@rule("X3.2 X7.44")
def recovered(state: KokuryokuState, rules: Kokuryoku, unit: int, amount: int) -> int:
    """How many chips a unit recovers, under what texts in force say of it."""
    return max(0, changed(state, rules, s.ChangeRecovery, unit, amount)) if amount else amount


def spared(state: KokuryokuState, rules: Kokuryoku, units: tuple[int, ...], deed: str, by: int = -1) -> tuple[int, ...]:
    """Of these units, those to which no text in force forbids this; `by` is the seat whose text does it."""
    if by >= 0 and cannot_by_opponent(deed) in places(state, rules).standing:
        kept = cannot_by_opponent(deed)
        units = tuple([unit for unit in units if state.owner[unit] == by or not holds_for(state, rules, kept, unit)])
    if cannot(deed) not in places(state, rules).standing:
        return units
    return tuple([unit for unit in units if not holds_for(state, rules, cannot(deed), unit)])


def is_fast(state: KokuryokuState, rules: Kokuryoku, card: int, by: int = -1) -> bool:
    """Whether a text in force keeps the card where it is attached, or the unit on the field; `by` is the seat whose
    text would take it away."""
    standing = places(state, rules).standing
    is_others = by >= 0 and by != state.owner[card]
    if state.zone[card] in ATTACHED or state.zone[card] in LANDS:
        said = standing.get(u.StaysPut, NONE) + (standing.get(u.StaysPutByOpponent, NONE) if is_others else NONE)
        if any([each.this == card and in_force(state, rules, each) is not None for each in said]):
            return True
    if state.zone[card] in ATTACHED:
        said = standing.get(r.KeepsCards, NONE) + (standing.get(r.KeepsCardsByOpponent, NONE) if is_others else NONE)
        kind = rules.list.cards[state.printed[card]].kind if said else ""
        if any([each.effect.kind == kind and reaches(state, rules, each, state.host[card]) for each in said]):
            return True
        return not spared(state, rules, (state.host[card],), "remove", by)
    return state.zone[card] in FIELDS and not spared(state, rules, (card,), "leave", by)


def stays_in_item_step(state: KokuryokuState, rules: Kokuryoku, card: int) -> bool:
    """Whether a text in force keeps its player from removing the attached card."""
    standing = places(state, rules).standing.get(u.StaysInItemStep, NONE)
    return any([each.this == card and in_force(state, rules, each) is not None for each in standing])


def put_away(state: KokuryokuState, card: int, target: int, clause: str, first: bool = False) -> Event:
    """The event that takes a card from wherever it lies to another zone; `first` to its beginning."""
    if state.zone[card] in FIELDS:
        return UnitLeft(clause, card, target, first)
    if state.host[card] >= 0 or state.cell[card] >= 0:
        return Detached(clause, card, target, state.owner[card], first)
    return Went(clause, card, target, state.owner[card], first)


class DrawCards(Procedure):
    """K4.1, X1.4. Draw so many cards one by one; who must and cannot loses."""

    def __init__(self, seat: int = -1, count: int = 0, clause: str = "") -> None:
        super().__init__()
        self.seat = seat
        self.count = count
        self.clause = clause

    @step("K4.1 X1.4")
    def draw(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """From the top."""
        while self.count > 0:
            deck = state.zones[DECKS[self.seat]]
            if not deck:
                return end(state, Outcome(1 - self.seat, "deck-out", "X1.4"))
            self.count -= 1
            apply_now(state, rules, Drawn(self.clause, deck[0], HANDS[self.seat], self.seat))
        return self.done(state)


class PutHandOff(Procedure):
    """Cards of the hand, chosen by their player, go off the field."""

    def __init__(self, seat: int = -1, count: int = 0, clause: str = "") -> None:
        super().__init__()
        self.seat = seat
        self.count = count
        self.clause = clause
        self.picks: tuple[int, ...] = ()

    @step("K6.5 X7.34")
    def choose(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """As many as asked for, or all there are."""
        hand = state.zones[HANDS[self.seat]]
        if not hand or self.count <= 0:
            return self.done(state)
        return self.ask(
            state, Cards(self.seat, self.clause, "put-hand-off", hand, self.count, self.count), into="picks"
        )

    @step("K6.5")
    def put(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Off the field."""
        return happen(state, rules, *[Went(self.clause, card, OFF[self.seat], self.seat) for card in self.picks])


class ShiftUnits(Procedure):
    """Each unit is put on an empty square next to it that it may enter."""

    def __init__(self, seat: int = -1, units: tuple[int, ...] = (), clause: str = "") -> None:
        super().__init__()
        self.seat = seat
        self.units = units
        self.clause = clause
        self.cells: tuple[int, ...] = ()

    @step("X2.3 X7.34")
    def choose(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Where to?"""
        while self.units:
            unit = self.units[0]
            if state.cell[unit] >= 0 and spared(state, rules, (unit,), "shifted"):
                near = ADJACENT[state.cell[unit]]
                cells = tuple([cell for cell in near if enter_refusal(state, rules, unit, cell) is None])
                if cells:
                    return self.ask(state, Cells(self.seat, self.clause, "shift", cells, 1, 1), into="cells")
            self.units = self.units[1:]
        return self.done(state)

    @step("X2.3 X7.34")
    def shift(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """It is there."""
        unit = self.units[0]
        self.units = self.units[1:]
        self.restart()
        return happen(state, rules, Walked(self.clause, unit, self.cells[0]))
