"""Where can one get from a cell of a board? Rows, columns, neighbours and reach, seen from either side.

A cell is a number, row * columns + column. Row 0 is the home row of seat 0 and the last row that of seat 1; the two sit
opposite each other, so that what lies forward or to the right differs between them. A pattern is a tuple of steps
(forward, to the right) as a seat sees them.
"""

from __future__ import annotations

from typing import Final

Pattern = tuple[tuple[int, int], ...]
Reach = tuple[tuple[tuple[int, ...], ...], ...]  # by seat and cell: the cells that a pattern leads to

ORTHOGONAL: Final[Pattern] = ((1, 0), (0, -1), (0, 1), (-1, 0))
FORWARD_DIAGONAL: Final[Pattern] = ((1, -1), (1, 1))
DIAGONAL: Final[Pattern] = (*FORWARD_DIAGONAL, (-1, -1), (-1, 1))
ALL8: Final[Pattern] = (*ORTHOGONAL, *DIAGONAL)
TWO_STRAIGHT: Final[Pattern] = ((2, 0), (0, -2), (0, 2), (-2, 0))
MANHATTAN2: Final[Pattern] = (*TWO_STRAIGHT, *DIAGONAL)


class Grid:
    """A board of so many columns and rows.

    >>> board = Grid(3, 4)
    >>> board.targets(ORTHOGONAL, 0, 0), board.targets(FORWARD_DIAGONAL, 1, 10)
    ((1, 3), (6, 8))
    """

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.cells = columns * rows
        self.depths: tuple[tuple[int, ...], ...] = tuple(
            [
                tuple([cell // columns if seat == 0 else rows - 1 - cell // columns for cell in range(self.cells)])
                for seat in (0, 1)
            ]
        )
        self.neighbours = self.reach(ORTHOGONAL)[0]
        self._reaches: dict[Pattern, Reach] = {}

    def row(self, cell: int) -> int:
        """The row of a cell, counted from seat 0."""
        return cell // self.columns

    def column(self, cell: int) -> int:
        """The column of a cell, counted from the left of seat 0."""
        return cell % self.columns

    def cell(self, row: int, column: int) -> int:
        """The cell there, or -1 beside the board."""
        return row * self.columns + column if 0 <= row < self.rows and 0 <= column < self.columns else -1

    def depth(self, seat: int, cell: int) -> int:
        """How many rows a cell lies before the seat's own home row."""
        return self.depths[seat][cell]

    def forward(self, seat: int, cell: int) -> int:
        """The cell straight ahead of the seat, or -1 where the board ends."""
        return self.step(seat, cell, 1, 0)

    def step(self, seat: int, cell: int, ahead: int, right: int) -> int:
        """The cell so many rows ahead and columns to the right, as the seat sees it, or -1 beside the board."""
        sign = 1 if seat == 0 else -1
        return self.cell(self.row(cell) + sign * ahead, self.column(cell) + sign * right)

    def home(self, seat: int) -> tuple[int, ...]:
        """The cells of the seat's home row.

        >>> Grid(3, 4).home(1)
        (9, 10, 11)
        """
        return tuple([cell for cell in range(self.cells) if self.depths[seat][cell] == 0])

    def adjacent(self, cell: int) -> tuple[int, ...]:
        """The cells that have a side in common with this one."""
        return self.neighbours[cell]

    def distance(self, one: int, other: int) -> int:
        """How many steps straight and sideways lie between two cells.

        >>> Grid(3, 4).distance(0, 4)
        2
        """
        return abs(self.row(one) - self.row(other)) + abs(self.column(one) - self.column(other))

    def reach(self, pattern: Pattern) -> Reach:
        """The whole table of a pattern, for those who look up much: by seat and cell, the cells in order."""
        table: list[tuple[tuple[int, ...], ...]] = []
        for seat in (0, 1):
            of_seat: list[tuple[int, ...]] = []
            for cell in range(self.cells):
                found = [self.step(seat, cell, ahead, right) for ahead, right in pattern]
                of_seat.append(tuple(sorted({each for each in found if each >= 0})))
            table.append(tuple(of_seat))
        return tuple(table)

    def targets(self, pattern: Pattern, seat: int, cell: int) -> tuple[int, ...]:
        """The cells that a pattern leads to."""
        found = self._reaches.get(pattern)
        if found is None:
            found = self._reaches[pattern] = self.reach(pattern)
        return found[seat][cell]
