"""With what does a unit strike and heal, and which squares does it reach?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.kokuryoku.cards import MAGIC, WEAPON
from fuda.games.kokuryoku.table import (
    RANGES,
    KokuryokuState,
)
from fuda.games.kokuryoku.texts.values import NONE, borne, in_force, places, reaches
from fuda.games.kokuryoku.words import effects as e
from fuda.games.kokuryoku.words import strikes as s
from fuda.kernel.procedure import rule

if TYPE_CHECKING:
    from fuda.games.kokuryoku.rules import Kokuryoku


# --- equipment and range


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
    seat, cell = state.owner[unit], state.cell[unit]
    kinds = ranges_of(state, rules, unit, equipment)
    found = RANGES[kinds[0]][seat][cell]
    return found if len(kinds) == 1 else tuple(sorted({each for kind in kinds for each in RANGES[kind][seat][cell]}))


@rule("X4.2")
def ranges_of(state: KokuryokuState, rules: Kokuryoku, unit: int, equipment: int) -> tuple[str, ...]:
    """The range of a piece of equipment, or the one that a text gives it, and those that it reaches too."""
    kind = rules.list.cards[state.printed[equipment]].range
    found = ["magic" if kind == "heal" else kind]
    standing = places(state, rules).standing
    for each in standing.get(s.CardRangeBecomes, NONE):
        if each.this == equipment and in_force(state, rules, each) is not None:
            found = [each.effect.range]
    for each in standing.get(s.RangeBecomes, NONE):
        if reaches(state, rules, each, unit) is not None:
            found = [each.effect.range]
    for each in standing.get(e.AlsoReaches, NONE):
        if reaches(state, rules, each, unit) is not None:
            found.append(each.effect.range)
    for each in standing.get(s.CardReaches, NONE):
        if each.this == equipment and in_force(state, rules, each) is not None:
            found.append(each.effect.range)
    return tuple(found)


@rule("X4.2 X5.1 X5.9")
def reach(state: KokuryokuState, rules: Kokuryoku, unit: int) -> tuple[int, ...]:
    """The squares that a unit on the field reaches with any of its equipment."""
    if state.cell[unit] < 0:
        return ()
    found: set[int] = set()
    for equipment in (*weapons(state, rules, unit), *staffs(state, rules, unit)):
        found.update(squares_in_range(state, rules, unit, equipment))
    return tuple(sorted(found))
