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

    def is_kept(self, limits: tuple[int, ...]) -> bool:
        """Whether the terrain of every area to which the march goes bears the levels there."""
        return all([self.loads[cell] <= limits[cell] for cell in self.goals])

    def fixed(self) -> list[int]:
        """The levels at each area that stay there whoever else goes along."""
        found = list(self.loads)
        for each in self.movers:
            found[each.cell] -= each.level
        return found

    def without(self, mover: Mover) -> Room:
        """The same with a unit that stays for good, as do all that are like it."""
        return Room(self.loads, self.goals, tuple([each for each in self.movers if each != mover]))

    def after(self, mover: Mover, cell: int) -> Room:
        """The same with a unit that goes to an area."""
        loads = list(self.loads)
        loads[mover.cell] -= mover.level
        loads[cell] += mover.level
        place = self.movers.index(mover)
        return Room(tuple(loads), self.goals | {cell}, (*self.movers[:place], *self.movers[place + 1 :]))


@rule("12.2.3.2 4.6.2")
def can_be_kept(room: Room, limits: tuple[int, ...], known: dict[Room, bool]) -> bool:
    """Whether the limits are kept, or could be if more units went along; `known` is what was found out before."""
    if room.is_kept(limits):
        return True
    found = known.get(room)
    if found is None:
        found = known[room] = _could_be_kept(room, limits, known)
    return found


def _could_be_kept(room: Room, limits: tuple[int, ...], known: dict[Room, bool]) -> bool:
    """One unit that is in the way goes somewhere, or stays for good."""
    crowded = [cell for cell in room.goals if room.loads[cell] > limits[cell]]
    ways = _ways_out(room, crowded, limits)
    if not ways:
        return False
    if len(crowded) == 1 and _one_is_enough(room, crowded[0], ways, limits):
        return True
    mover, cells = ways[0]
    return any(can_be_kept(room.after(mover, cell), limits, known) for cell in cells) or can_be_kept(
        room.without(mover), limits, known
    )


def _one_is_enough(room: Room, crowded: int, ways: list[tuple[Mover, list[int]]], limits: tuple[int, ...]) -> bool:
    """Whether the one area that is crowded is relieved by one unit for which there is room elsewhere as things are."""
    excess = room.loads[crowded] - limits[crowded]
    for mover, cells in ways:
        if mover.level >= excess:
            for cell in cells:
                if room.loads[cell] + mover.level <= limits[cell]:
                    return True
    return False


def _ways_out(room: Room, crowded: list[int], limits: tuple[int, ...]) -> list[tuple[Mover, list[int]]]:
    """Who could leave a crowded area and where to, for the area with the fewest ways; nothing where one area cannot be
    relieved, or the board has too little room for all."""
    fixed = room.fixed()
    spare = sum([max(0, limit - load) for limit, load in zip(limits, room.loads, strict=True)])
    fewest: list[tuple[Mover, list[int]]] = []
    count = 0
    for area in crowded:
        excess = room.loads[area] - limits[area]
        spare -= excess
        ways = [
            (each, [cell for cell in each.cells if fixed[cell] + each.level <= limits[cell]])
            for each in room.movers
            if each.cell == area and each.level
        ]
        ways = [(mover, cells) for mover, cells in ways if cells]
        if spare < 0 or sum([mover.level for mover, _ in ways]) < excess:
            return []
        number = sum([len(cells) for _, cells in ways])
        if not fewest or number < count:
            fewest, count = ways, number
    return fewest


class Crowd:
    """All who could still go along in a march as far as it is chosen, and what was found out about them."""

    def __init__(
        self, movers: dict[int, Mover], loads: tuple[int, ...], limits: tuple[int, ...], goals: frozenset[int]
    ) -> None:
        self.movers = movers  # by unit
        self.limits = limits
        self.room = Room(loads, goals, tuple(sorted(movers.values())))
        self.known: dict[Room, bool] = {}
        fixed = self.room.fixed()
        self.leaving = [0] * len(loads)  # at each area: the levels that might find room elsewhere
        # at each area: who finds room elsewhere as things are, their levels, and where
        self.ways: list[list[tuple[int, int, list[int]]]] = [[] for _ in loads]
        for unit, each in movers.items():
            if any([fixed[cell] + each.level <= limits[cell] for cell in each.cells]):
                self.leaving[each.cell] += each.level
                roomy = [cell for cell in each.cells if loads[cell] + each.level <= limits[cell]]
                self.ways[each.cell].append((unit, each.level, roomy))

    @rule("12.2.3.2 4.6.2")
    def makes_room(self, unit: int, cell: int, crowded: list[int]) -> bool:
        """Whether a unit can go to an area though some would be crowded then, since units can leave these.

        >>> crowd = Crowd({7: Mover(0, 3, (1,)), 8: Mover(1, 2, (2,))}, (3, 4, 0), (9, 5, 2), frozenset())
        >>> crowd.makes_room(7, 1, [1])
        True
        >>> crowd = Crowd({7: Mover(0, 4, (1,)), 8: Mover(1, 2, (2,))}, (4, 4, 0), (9, 5, 2), frozenset())
        >>> crowd.makes_room(7, 1, [1])
        False
        """
        mover = self.movers[unit]
        for area in crowded:
            excess = self.room.loads[area] - self.limits[area]
            if area == cell:
                excess += mover.level
            elif area == mover.cell:
                excess -= mover.level
            if excess > self.leaving[area]:
                return False
            if len(crowded) == 1 and self._one_is_enough(area, excess, unit, cell):
                return True
        return can_be_kept(self.room.after(mover, cell), self.limits, self.known)

    def _one_is_enough(self, area: int, excess: int, unit: int, cell: int) -> bool:
        """Whether one more unit that leaves an area is enough, and finds room where the first one does not go."""
        for other, level, roomy in self.ways[area]:
            if level >= excess and other != unit and roomy and roomy != [cell]:
                return True
        return False
