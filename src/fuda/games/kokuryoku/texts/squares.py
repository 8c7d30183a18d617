"""Which squares does a word of a text name?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.kokuryoku.table import ADJACENT, CELLS, COLUMNS, DEPTHS, GRID, LANDS, SORTIE_SQUARES
from fuda.games.kokuryoku.words import groups as g
from fuda.kernel.procedure import rule
from fuda.language.running.selection import members
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.kokuryoku.texts.reading import Reading


# What lies beside a square on both sides, or before and behind it: rows and columns to go.
SEVERAL: Final[dict[str, tuple[tuple[int, int], ...]]] = {"sides": ((0, -1), (0, 1)), "ends": ((1, 0), (-1, 0))}


@rule("X2.3 K4.4")
def squares(reading: Reading, where: n.Node) -> tuple[int, ...]:
    """The squares that a word names."""
    state = reading.state
    if isinstance(where, g.SortieSquares):
        return tuple(SORTIE_SQUARES[reading.player(where.player)])
    if isinstance(where, g.AnySquares):
        return tuple(range(CELLS))
    if isinstance(where, g.ThisSquare):
        return (state.cell[reading.this],)
    if isinstance(where, g.SquaresNextTo):
        near = [cell for each in reading.cells_of(where.to) for cell in ADJACENT[each]]
        return tuple(sorted(set(near)))
    if isinstance(where, g.SquaresWithin):
        here = reading.cells_of(where.of)
        return tuple(
            [cell for cell in range(CELLS) if any([0 < GRID.distance(each, cell) <= where.n for each in here])]
        )
    if isinstance(where, g.SquaresOf):
        return tuple([state.cell[unit] for unit in members(where.of, reading) if state.cell[unit] >= 0])
    if isinstance(where, g.SquaresBeside) and where.where in SEVERAL:
        around = [GRID.step(0, cell, *way) for cell in reading.cells_of(where.of) for way in SEVERAL[where.where]]
        return tuple(sorted({cell for cell in around if cell >= 0}))
    if isinstance(where, g.SquaresBeside):
        found = [reading.beside(unit, where.where) for unit in members(where.of, reading)]
        return tuple([cell for cell in found if cell >= 0])
    if isinstance(where, g.SquaresOnLine):
        lines = [state.cell[unit] for unit in members(where.of, reading)]
        return tuple([cell for cell in range(CELLS) if any([same_line(each, cell, where.line) for each in lines])])
    return _others(reading, where)


def _others(reading: Reading, where: n.Node) -> tuple[int, ...]:
    """Squares by the land on them, those next to this one, and those where units were."""
    state = reading.state
    if isinstance(where, (g.LandSquares, g.BareSquares)):
        lands = (*state.zones[LANDS[0]], *state.zones[LANDS[1]])
        if isinstance(where, g.BareSquares):
            taken = [state.cell[land] for land in lands]
            return tuple([cell for cell in range(CELLS) if cell not in taken])
        cards = reading.rules.list.cards
        fitting = [each for each in lands if where.land in ("any", cards[state.printed[each]].land)]
        return tuple(sorted([state.cell[land] for land in fitting]))
    if isinstance(where, g.SquaresNextToSortie):
        home = SORTIE_SQUARES[reading.player(where.player)]
        near = {cell for each in home for cell in ADJACENT[each]}
        return tuple(sorted(near - set(home)))
    if isinstance(where, g.NextToHere):
        return tuple(ADJACENT[state.cell[reading.this]]) if state.cell[reading.this] >= 0 else ()
    if isinstance(where, g.FormerSquares):
        from fuda.games.kokuryoku.texts.past import former_squares

        return former_squares(state, reading.named(where.of))
    if isinstance(where, g.EitherSquares):
        return tuple(sorted({*squares(reading, where.first), *squares(reading, where.second)}))
    if isinstance(where, g.SquaresBeyond):
        return _beyond(reading, where)
    if isinstance(where, g.InMovement):
        found = [cell for unit in members(where.of, reading) for cell in reading.rules.movement(state, unit)]
        return tuple(sorted(set(found)))
    raise LookupError(f"there are no squares {type(where).__name__}")


@rule("X2.3 X7.66")
def _beyond(reading: Reading, where: g.SquaresBeyond) -> tuple[int, ...]:
    """All squares ahead of the row of a unit, or behind it, as the owner of who would go there looks at it."""
    state = reading.state
    found: set[int] = set()
    for unit in [each for each in members(where.of, reading) if state.cell[each] >= 0]:
        mover = reading.gone if reading.gone >= 0 else reading.about if reading.about >= 0 else unit
        depths = DEPTHS[state.owner[mover]]
        here = depths[state.cell[unit]]
        found.update(
            [cell for cell in range(CELLS) if (depths[cell] > here if where.where == "ahead" else depths[cell] < here)]
        )
    return tuple(sorted(found))


def same_line(one: int, other: int, line: str) -> bool:
    """Whether two squares are in the same row or column.

    >>> same_line(3, 5, "row"), same_line(3, 6, "column"), same_line(3, 7, "row")
    (True, True, False)
    """
    return one // COLUMNS == other // COLUMNS if line == "row" else one % COLUMNS == other % COLUMNS
