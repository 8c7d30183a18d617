"""Units that march at once make room for each other: every way of going along is tried by hand here."""

from __future__ import annotations

from itertools import product
from random import Random

from fuda.games.honjin.room import Mover, Room, can_be_kept
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
