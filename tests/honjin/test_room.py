"""Units that march at once make room for each other: every way of going along is tried by hand here."""

from __future__ import annotations

from itertools import product
from random import Random

from fuda.games.honjin.chapters.capacity import Crowd, Mover, Room, can_be_kept
from tests.citing import clause

CELLS = 4


def some_room(source: Random) -> tuple[Room, tuple[int, ...]]:
    """A march under way on a small board."""
    movers = tuple(
        [
            Mover(
                cell,
                source.randint(0, 4),
                tuple([goal for goal in range(CELLS) if goal != cell and source.random() < 0.5]),
            )
            for cell in source.choices(range(CELLS), k=source.randint(0, 4))
        ]
    )
    loads = [source.randint(0, 4) for _ in range(CELLS)]
    for mover in movers:
        loads[mover.cell] += mover.level
    goals = frozenset(source.sample(range(CELLS), source.randint(1, 2)))
    limits = tuple([source.randint(1, 8) for _ in range(CELLS)])
    return Room(tuple(loads), goals, tuple(sorted(movers))), limits


def any_way(room: Room, limits: tuple[int, ...]) -> bool:
    """Whether the limits are kept in any of all ways in which the others stay or go."""
    for ways in product(*[(-1, *mover.cells) for mover in room.movers]):
        loads, goals = list(room.loads), set(room.goals)
        for mover, cell in zip(room.movers, ways, strict=True):
            if cell >= 0:
                loads[mover.cell] -= mover.level
                loads[cell] += mover.level
                goals.add(cell)
        if all(loads[cell] <= limits[cell] for cell in goals):
            return True
    return False


@clause("honjin", "12.2.3.2", "12.2.5.1.2")
def test_a_way_to_make_the_march_is_found_exactly_where_there_is_one() -> None:
    source = Random("room")
    found = []
    for _ in range(3000):
        room, limits = some_room(source)
        found.append(can_be_kept(room, limits, {}))
        assert found[-1] == any_way(room, limits), (room, limits)
    assert 300 < sum(found) < 2700


@clause("honjin", "12.2.3.2", "12.2.5.1.2")
def test_a_unit_may_go_along_exactly_where_the_march_can_still_be_made() -> None:
    source = Random("crowd")
    found = []
    for _ in range(1500):
        room, limits = some_room(source)
        room = room._replace(goals=frozenset(source.sample(range(CELLS), source.randint(0, 2))))
        crowd = Crowd(dict(enumerate(room.movers)), room.loads, limits, room.goals)
        for unit, mover in enumerate(room.movers):
            for cell in mover.cells:
                then = room.after(mover, cell)
                crowded = [goal for goal in then.goals if then.loads[goal] > limits[goal]]
                if crowded:
                    found.append(crowd.makes_room(unit, cell, crowded))
                    assert found[-1] == any_way(then, limits), (room, limits, unit, cell)
    assert 200 < sum(found) < len(found) - 200


@clause("honjin", "12.2.3.2", "12.2.5.1.2")
def test_one_area_that_cannot_be_relieved_is_seen_before_all_ways_of_the_others_are_tried() -> None:
    loads = (0, 11, 0, 0, 8, 4, 3, 13, 0, 10, 0, 0)
    limits = (0, 10, 0, 8, 9, 8, 6, 7, 8, 8, 10, 7)
    at_home = [Mover(1, level, (4,)) for level in (2, 2, 3, 3)]
    around = [Mover(4, level, (1, 3, 5, 7)) for level in (2, 2, 4)] + [Mover(5, 4, (1, 4, 7, 8))]
    ahead = [Mover(7, 1, (4, 6, 8)), Mover(7, 2, (1, 3, 4, 5, 6, 8, 9, 11)), Mover(7, 3, (4, 6, 8))]
    stuck = [Mover(9, 1, (6,)), Mover(9, 4, (6,))]
    known: dict[Room, bool] = {}
    room = Room(loads, frozenset({1, 6, 7, 9}), (*at_home, *around, *ahead, *stuck))
    assert not can_be_kept(room, limits, known)
    assert len(known) == 1
    relieved = room.after(stuck[0], 6)._replace(loads=(0, 10, 0, 0, 8, 4, 4, 13, 0, 8, 0, 0))
    assert can_be_kept(relieved, limits, known)
    assert len(known) < 100
