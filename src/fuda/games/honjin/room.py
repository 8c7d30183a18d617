"""Can units that march at once make room for each other? 12.2.3.2 is looked at when all have moved.

Numbers only: what levels are at each area, how many each terrain bears, and who could still go where.
"""

from __future__ import annotations

from typing import NamedTuple

from fuda.kernel.procedure import rule


class Mover(NamedTuple):
    """A unit that may yet go along: where it is, its level, and the areas to which it could go."""

    cell: int
    level: int
    cells: tuple[int, ...]


class Room(NamedTuple):
    """A march as far as it is chosen: the levels at each area, the areas it goes to, and who may yet go along."""

    loads: tuple[int, ...]
    goals: frozenset[int]
    movers: tuple[Mover, ...]

    def crowded(self, limits: tuple[int, ...]) -> int:
        """An area to which the march goes and whose terrain bears less; below 0 for none."""
        for cell in self.goals:
            if self.loads[cell] > limits[cell]:
                return cell
        return -1

    def fixed(self, cell: int) -> int:
        """The levels at an area that stay there whoever else goes along."""
        return self.loads[cell] - sum([each.level for each in self.movers if each.cell == cell])

    def without(self, mover: Mover) -> Room:
        """The same with a unit that stays for good."""
        place = self.movers.index(mover)
        return Room(self.loads, self.goals, (*self.movers[:place], *self.movers[place + 1 :]))

    def after(self, mover: Mover, cell: int) -> Room:
        """The same with a unit that goes to an area."""
        loads = list(self.loads)
        loads[mover.cell] -= mover.level
        loads[cell] += mover.level
        return Room(tuple(loads), self.goals | {cell}, self.without(mover).movers)


@rule("12.2.3.2 4.6.2")
def can_be_kept(room: Room, limits: tuple[int, ...], known: dict[Room, bool]) -> bool:
    """Whether the limits are kept, or could be if more units went along; `known` is what was found out before."""
    crowded = room.crowded(limits)
    if crowded < 0:
        return True
    found = known.get(room)
    if found is None:
        found = known[room] = _could_be_kept(room, limits, known, crowded)
    return found


def _could_be_kept(room: Room, limits: tuple[int, ...], known: dict[Room, bool], crowded: int) -> bool:
    """One unit that is in the way goes somewhere, or stays for good."""
    if room.fixed(crowded) > limits[crowded]:
        return False
    mover = next(each for each in room.movers if each.cell == crowded and each.level)
    return any(
        room.fixed(cell) + mover.level <= limits[cell] and can_be_kept(room.after(mover, cell), limits, known)
        for cell in mover.cells
    ) or can_be_kept(room.without(mover), limits, known)
