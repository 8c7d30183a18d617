"""What do texts in force let players and units do, and how often? Prohibitions, limits, moves, sorts, levels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.kokuryoku import amount_words as q
from fuda.games.kokuryoku import rule_words as u
from fuda.games.kokuryoku.reading import same_line
from fuda.games.kokuryoku.table import ADJACENT, KokuryokuState
from fuda.games.kokuryoku.values import NONE, changed, in_force, places, reaches
from fuda.kernel.procedure import rule
from fuda.language.running.selection import members

if TYPE_CHECKING:
    from fuda.games.kokuryoku.rules import Kokuryoku


@rule("K3.1")
def player_cannot(state: KokuryokuState, rules: Kokuryoku, seat: int, deed: str) -> bool:
    """Whether a text in force forbids a player something."""
    for each in places(state, rules).standing.get(f"ForbidPlayer-{deed}", NONE):
        reading = in_force(state, rules, each)
        if reading is not None and seat in reading.seats(each.effect.player):
            return True
    return False


@rule("K4.2a K4.3 K4.4 K4.1 K6.5")
def limit(state: KokuryokuState, rules: Kokuryoku, seat: int, name: str, usual: int) -> int:
    """How often a player does something in a step, or how many cards stay in hand."""
    standing = places(state, rules).standing.get(u.ChangeLimit, NONE)
    fixed, total = usual, 0
    for each in standing:
        if each.effect.limit == name:
            reading = in_force(state, rules, each)
            if reading is not None and seat in reading.seats(each.effect.player):
                if isinstance(each.effect.change, q.To):
                    fixed = reading.amount(each.effect.change.amount)
                else:
                    total += reading.signed(each.effect.change)
    return max(0, fixed + total)


@rule("K4.4")
def land_forbidden(state: KokuryokuState, rules: Kokuryoku, seat: int, cell: int) -> bool:
    """Whether a text in force keeps a player from laying a land on that square."""
    for each in places(state, rules).standing.get(u.ForbidLandsAt, NONE):
        reading = in_force(state, rules, each)
        if reading is not None and seat in reading.seats(each.effect.player):
            for unit in members(each.effect.of, reading):
                there = state.cell[unit]
                if there == cell or (each.effect.line == "near" and cell in ADJACENT[there]):
                    return True
                if each.effect.line != "near" and same_line(there, cell, each.effect.line):
                    return True
    return False


@rule("K5.2 X7.55")
def moves_of(state: KokuryokuState, rules: Kokuryoku, unit: int) -> int:
    """How often the unit moves in its move step."""
    found = 1
    for each in places(state, rules).standing.get(u.MovesTimes, NONE):
        if reaches(state, rules, each, unit) is not None:
            found = max(found, each.effect.n)
    return max(0, changed(state, rules, u.ChangeMoves, unit, found))


@rule("X4.1")
def extra_sorts(state: KokuryokuState, rules: Kokuryoku, unit: int) -> tuple[str, ...]:
    """The sorts as which texts let the unit count; while that is worked out, everybody is what is printed."""
    facts = places(state, rules)
    standing = facts.standing.get(u.CountsAs, NONE)
    if not standing or facts.sorting:
        return ()
    facts.sorting = True
    found = tuple([each.effect.sort for each in standing if reaches(state, rules, each, unit) is not None])
    facts.sorting = False
    return found


@rule("X6.2")
def extra_levels(state: KokuryokuState, rules: Kokuryoku, unit: int) -> int:
    """By how many steps the levels of the unit are higher."""
    standing = places(state, rules).standing.get(u.ChangeLevel, NONE)
    return sum([each.effect.n for each in standing if reaches(state, rules, each, unit) is not None])
