"""How far does a unit reach? The squares in range of its equipment, and those it may enter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.kokuryoku import effect_words as e
from fuda.games.kokuryoku.cards import MAGIC, WEAPON
from fuda.games.kokuryoku.reading import Reading
from fuda.games.kokuryoku.table import (
    DEPTHS,
    MOVES,
    RANGES,
    KokuryokuState,
)
from fuda.kernel.procedure import rule
from fuda.kernel.reasons import Reason
from fuda.language.running.selection import matches

if TYPE_CHECKING:
    from fuda.games.kokuryoku.rules import Kokuryoku
from fuda.games.kokuryoku.values import NONE, SORTIE_BARRED, borne, holds_for, places, reaches


@rule("X5.1 X7.36")
def weapons(state: KokuryokuState, rules: Kokuryoku, unit: int) -> tuple[int, ...]:
    """The equipment with which the unit can strike; the unit itself stands for its first equipment."""
    cards = rules.list.cards
    if cards[state.printed[unit]].is_staff:
        return ()
    found: tuple[int, ...] = (unit,)
    for card in borne(state, rules, unit):
        printed = cards[state.printed[card]]
        if printed.kind == WEAPON or (printed.kind == MAGIC and not printed.is_staff):
            found += (card,)
    return found


@rule("X5.9 X7.8")
def staffs(state: KokuryokuState, rules: Kokuryoku, unit: int) -> tuple[int, ...]:
    """The equipment with which the unit can heal."""
    cards = rules.list.cards
    found: tuple[int, ...] = (unit,) if cards[state.printed[unit]].is_staff else ()
    for card in borne(state, rules, unit):
        printed = cards[state.printed[card]]
        if printed.kind == MAGIC and printed.is_staff:
            found += (card,)
    return found


@rule("X4.2 X7.2 X7.8")
def squares_in_range(state: KokuryokuState, rules: Kokuryoku, unit: int, equipment: int) -> tuple[int, ...]:
    """The squares that a unit reaches with a piece of equipment."""
    kind = rules.list.cards[state.printed[equipment]].range
    seat, cell = state.owner[unit], state.cell[unit]
    found = RANGES["magic" if kind == "heal" else kind][seat][cell]
    for each in places(state, rules).standing.get(e.AlsoReaches, NONE):
        if reaches(state, rules, each, unit) is not None:
            found = tuple(sorted({*found, *RANGES[each.effect.range][seat][cell]}))
    return found


@rule("X4.2 X5.1 X5.9")
def reach(state: KokuryokuState, rules: Kokuryoku, unit: int) -> tuple[int, ...]:
    """The squares that a unit on the field reaches with any of its equipment."""
    if state.cell[unit] < 0:
        return ()
    found: set[int] = set()
    for equipment in (*weapons(state, rules, unit), *staffs(state, rules, unit)):
        found.update(squares_in_range(state, rules, unit, equipment))
    return tuple(sorted(found))


@rule("X4.1")
def squares_to_move(state: KokuryokuState, rules: Kokuryoku, unit: int) -> tuple[int, ...]:
    """The squares within the unit's movement, whatever lies there."""
    move = rules.list.cards[state.printed[unit]].move
    for each in places(state, rules).standing.get(e.MovesAs, NONE):
        if reaches(state, rules, each, unit) is not None:
            move = each.effect.move
    return MOVES[move][state.owner[unit]][state.cell[unit]]


@rule("K5.2 X7.27")
def land_refusal(state: KokuryokuState, rules: Kokuryoku, unit: int, cell: int) -> Reason | None:
    """Why the land on a square keeps the unit away from it."""
    land = places(state, rules).land_at[cell]
    if land < 0:
        return None
    printed = rules.list.cards[state.printed[land]]
    if not printed.bars:
        return None
    reading = Reading(state, rules, state.owner[land], land)
    for what in printed.bars:
        if matches(unit, what, reading) and not _ignores(state, rules, unit):
            return Reason("K5.2", "land-bars-it", land=printed.number)
    return None


@rule("X7.27")
def entry_price(state: KokuryokuState, rules: Kokuryoku, unit: int, cell: int) -> int:
    """The chips that the unit spends to move onto a square."""
    land = places(state, rules).land_at[cell]
    if land < 0:
        return 0
    printed = rules.list.cards[state.printed[land]]
    if not printed.entry or _ignores(state, rules, unit):
        return 0
    reading = Reading(state, rules, state.owner[land], land)
    return sum([price for what, price in printed.entry if matches(unit, what, reading)])


def _ignores(state: KokuryokuState, rules: Kokuryoku, unit: int) -> bool:
    """Whether lands do not concern the unit; a card in hand says so of itself only."""
    if state.cell[unit] >= 0:
        return holds_for(state, rules, e.IgnoresLands, unit)
    return False


@rule("K5.2 X2.3")
def enter_refusal(state: KokuryokuState, rules: Kokuryoku, unit: int, cell: int) -> Reason | None:
    """Why the unit cannot be on that square: another is there, the land bars it, or a text does."""
    facts = places(state, rules)
    if facts.unit_at[cell] >= 0:
        return Reason("K5.2", "square-taken", cell=cell)
    if SORTIE_BARRED in facts.standing and DEPTHS[1 - state.owner[unit]][cell] == 0:
        if holds_for(state, rules, SORTIE_BARRED, unit):
            return Reason("X1.2", "cannot-enter-there", cell=cell)
    return land_refusal(state, rules, unit, cell)


@rule("K5.2 X4.1 X7.27")
def move_refusal(state: KokuryokuState, rules: Kokuryoku, unit: int, cell: int) -> Reason | None:
    """Why the unit cannot move there."""
    if holds_for(state, rules, e.CannotMove, unit):
        return Reason("K5.2", "cannot-move")
    if cell not in squares_to_move(state, rules, unit):
        return Reason("X4.1", "out-of-movement", cell=cell, move=rules.list.cards[state.printed[unit]].move)
    reason = enter_refusal(state, rules, unit, cell)
    if reason is not None:
        return reason
    price = entry_price(state, rules, unit, cell)
    if price and state.chips[unit] <= price:
        return Reason("X7.27", "too-few-chips-to-enter", chips=state.chips[unit], price=price)
    return None


def open_squares(state: KokuryokuState, rules: Kokuryoku, unit: int) -> list[int]:
    """The squares to which the unit can move now."""
    if holds_for(state, rules, e.CannotMove, unit):
        return []
    facts = places(state, rules)
    found: list[int] = []
    for cell in squares_to_move(state, rules, unit):
        if facts.unit_at[cell] < 0:
            if (facts.land_at[cell] < 0 and SORTIE_BARRED not in facts.standing) or (
                move_refusal(state, rules, unit, cell) is None
            ):
                found.append(cell)
    return found
