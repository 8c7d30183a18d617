"""Where may a unit go? The squares of its movement, what bars them, and what it pays to get there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.kokuryoku.table import DEPTHS, MOVES, KokuryokuState
from fuda.games.kokuryoku.texts.reading import Reading
from fuda.games.kokuryoku.texts.values import NONE, Key, holds_for, in_force, places, reaches
from fuda.games.kokuryoku.words import effects as e
from fuda.games.kokuryoku.words import prices as pr
from fuda.games.kokuryoku.words import relations as r
from fuda.games.kokuryoku.words import rules as u
from fuda.kernel.procedure import rule
from fuda.kernel.reasons import Reason
from fuda.language.running.selection import matches
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.kokuryoku.rules import Kokuryoku

SORTIE_BARRED: Final = "Forbid-sortie-win"
BARRING: Final[frozenset[Key]] = frozenset((SORTIE_BARRED, r.CannotEnter, pr.MovePrice))


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
    if u.MayEnter in places(state, rules).standing and _is_let_in(state, rules, unit, cell):
        return None
    reading = Reading(state, rules, state.owner[land], land)
    for what in printed.bars:
        if matches(unit, what, reading) and not _ignores(state, rules, unit):
            if state.cell[unit] < 0 or not holds_for(state, rules, r.IgnoresBars, unit):
                return Reason("K5.2", "land-bars-it", land=printed.number)
    return None


@rule("K5.2")
def _is_let_in(state: KokuryokuState, rules: Kokuryoku, unit: int, cell: int) -> bool:
    """Whether a text in force lets the unit onto that square in spite of its land."""
    if state.cell[unit] < 0:
        return False
    for each in places(state, rules).standing[u.MayEnter]:
        reading = reaches(state, rules, each, unit)
        if reading is not None and cell in reading.squares(each.effect.where):
            return True
    return False


@rule("X7.27")
def entry_price(state: KokuryokuState, rules: Kokuryoku, unit: int, cell: int) -> int:
    """The chips that the unit spends to move onto a square."""
    land = places(state, rules).land_at[cell]
    named = price_of_move(state, rules, unit, cell)
    if land < 0:
        return named
    printed = rules.list.cards[state.printed[land]]
    if not printed.entry or _ignores(state, rules, unit):
        return named
    reading = Reading(state, rules, state.owner[land], land)
    return named + sum([price for what, price in printed.entry if matches(unit, what, reading)])


@rule("K5.2 X7.27")
def price_of_move(state: KokuryokuState, rules: Kokuryoku, unit: int, cell: int) -> int:
    """What texts in force ask for a move from where the unit stands to that square."""
    total = 0
    for each in places(state, rules).standing.get(pr.MovePrice, NONE):
        reading = reaches(state, rules, each, unit)
        if reading is not None:
            squares = reading.squares(each.effect.where)
            total += each.effect.n if (cell if each.effect.way == "to" else state.cell[unit]) in squares else 0
    return total


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
    if is_barred(state, rules, unit, cell):
        return Reason("K5.2", "cannot-enter-there", cell=cell)
    return land_refusal(state, rules, unit, cell)


@rule("K5.2")
def is_barred(state: KokuryokuState, rules: Kokuryoku, unit: int, cell: int) -> bool:
    """Whether a text in force keeps the unit, or the unit card that would sortie, from that square."""
    for each in places(state, rules).standing.get(r.CannotEnter, NONE):
        reading = in_force(state, rules, each)
        if reading is None:
            continue
        reading.gone = unit
        if cell not in reading.squares(each.effect.where):
            continue
        what = each.effect.what
        group = what.what if isinstance(what, n.All) else what
        if unit in each.cards if each.cards is not None else matches(unit, group, reading):
            return True
    return False


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
            if (facts.land_at[cell] < 0 and BARRING.isdisjoint(facts.standing)) or (
                move_refusal(state, rules, unit, cell) is None
            ):
                found.append(cell)
    return found
