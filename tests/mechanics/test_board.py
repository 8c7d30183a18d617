"""A board: rows, columns and reach are seen from either side."""

from __future__ import annotations

import pytest

from fuda.mechanics.board import ALL8, DIAGONAL, FORWARD_DIAGONAL, MANHATTAN2, ORTHOGONAL, TWO_STRAIGHT, Grid

BOARD = Grid(3, 4)
MIDDLE = 4  # second row, middle column


def test_cells_are_counted_row_by_row_from_seat_0() -> None:
    assert [(BOARD.row(cell), BOARD.column(cell)) for cell in (0, 2, 3, 11)] == [(0, 0), (0, 2), (1, 0), (3, 2)]
    assert [BOARD.cell(3, 2), BOARD.cell(4, 0), BOARD.cell(0, 3), BOARD.cell(-1, 0)] == [11, -1, -1, -1]


def test_each_seat_counts_depth_from_its_own_home_row() -> None:
    assert [BOARD.depth(0, cell) for cell in (1, 4, 7, 10)] == [0, 1, 2, 3]
    assert [BOARD.depth(1, cell) for cell in (1, 4, 7, 10)] == [3, 2, 1, 0]
    assert BOARD.home(0) == (0, 1, 2)
    assert BOARD.home(1) == (9, 10, 11)


def test_forward_leads_to_the_other_side_and_ends_there() -> None:
    assert [BOARD.forward(0, 1), BOARD.forward(1, 10), BOARD.forward(0, 10), BOARD.forward(1, 1)] == [4, 7, -1, -1]


def test_the_seats_sit_opposite_each_other() -> None:
    assert BOARD.step(0, MIDDLE, 1, 1) == 8
    assert BOARD.step(1, MIDDLE, 1, 1) == 0


@pytest.mark.parametrize(
    ("pattern", "wanted"),
    [
        (ORTHOGONAL, (1, 3, 5, 7)),
        (DIAGONAL, (0, 2, 6, 8)),
        (ALL8, (0, 1, 2, 3, 5, 6, 7, 8)),
        (TWO_STRAIGHT, (10,)),
        (MANHATTAN2, (0, 2, 6, 8, 10)),
    ],
)
def test_a_pattern_leads_to_cells_on_the_board_only(
    pattern: tuple[tuple[int, int], ...], wanted: tuple[int, ...]
) -> None:
    assert BOARD.targets(pattern, 0, MIDDLE) == wanted


def test_a_pattern_that_looks_forward_differs_between_the_seats() -> None:
    assert BOARD.targets(FORWARD_DIAGONAL, 0, MIDDLE) == (6, 8)
    assert BOARD.targets(FORWARD_DIAGONAL, 1, MIDDLE) == (0, 2)
    assert BOARD.targets(FORWARD_DIAGONAL, 1, 0) == ()


def test_the_distance_two_pattern_is_exactly_the_cells_at_distance_two() -> None:
    for cell in range(BOARD.cells):
        wanted = [other for other in range(BOARD.cells) if BOARD.distance(cell, other) == 2]
        assert list(BOARD.targets(MANHATTAN2, 0, cell)) == wanted


def test_neighbours_share_a_side() -> None:
    for cell in range(BOARD.cells):
        assert list(BOARD.adjacent(cell)) == [o for o in range(BOARD.cells) if BOARD.distance(cell, o) == 1]
