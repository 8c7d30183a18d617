"""How do units march? 12.2: who may go where, several at once, into battle one area at a time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Final

from fuda.games.honjin.battle_events import Captured, MarchFailed, MarchOver, MarchSettled
from fuda.games.honjin.cards import FLY, LONG, WALK
from fuda.games.honjin.chapters.battle import Battle
from fuda.games.honjin.chapters.capacity import Crowd, Mover
from fuda.games.honjin.chapters.checks import check_step
from fuda.games.honjin.events import Moment, MovedOn
from fuda.games.honjin.table import (
    AREAS,
    BOARD,
    FIELD,
    HEADQUARTERS,
    HonjinState,
    holder,
    layout_of,
    party,
    terrain_at,
    units_of,
)
from fuda.games.honjin.texts.attributes import LEVEL, LIMIT
from fuda.games.honjin.texts.lasting import end_march_effects
from fuda.games.honjin.texts.reading import Reading
from fuda.games.honjin.texts.values import applied, derived, level_of, limit_of, march_of
from fuda.games.honjin.unit_events import Finished, Marched
from fuda.games.honjin.words import effects as t
from fuda.games.honjin.words import modifiers as g
from fuda.games.honjin.words import things as h
from fuda.games.honjin.words.durations import MARCH
from fuda.kernel.decisions import Act, Action
from fuda.kernel.events import Event
from fuda.kernel.machine import apply_now, happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.reasons import Reason
from fuda.mechanics.board import ALL8, ORTHOGONAL, TWO_STRAIGHT

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin

Plan = tuple[tuple[int, int], ...]  # units and where they go
Reach = dict[int, tuple[int, ...]]  # the areas to which each unit could still go

_PATTERNS: Final = ((WALK, ORTHOGONAL), (FLY, ALL8), (LONG, (*ALL8, *TWO_STRAIGHT)))
# By march type bits and area: the areas that a unit reaches.
_REACHED: Final = tuple(
    [
        BOARD.reach(tuple([step for bit, pattern in _PATTERNS if types & bit for step in pattern]))[0]
        for types in range((WALK | FLY | LONG) + 1)
    ]
)


# --- where a unit may go


@rule("2.1.19.1 2.1.19.2 2.1.19.3 12.2.2.1 12.2.2.2")
def in_range(state: HonjinState, rules: Honjin, unit: int) -> tuple[int, ...]:
    """The areas with terrain that a unit can reach: by its march types, by a rule of its own, by effects."""
    types, cell = march_of(state, rules, unit), state.cell[unit]
    if rules.card(state, unit).additional or derived(state, rules).of(t.MarchTo):
        found = {*_REACHED[types][cell], *_more_in_range(state, rules, unit)} - {cell}
        return _with_terrain(state, rules, tuple(sorted(found)))
    kept = layout_of(state, rules).reached
    reached: tuple[int, ...] | None = kept.get((types, cell))
    if reached is None:
        reached = kept[(types, cell)] = _with_terrain(state, rules, _REACHED[types][cell])
    return reached


def _with_terrain(state: HonjinState, rules: Honjin, cells: tuple[int, ...]) -> tuple[int, ...]:
    terrain = layout_of(state, rules).terrain
    return tuple([cell for cell in cells if terrain[cell] >= 0])


@rule("1.3.1 15.4.10.1 15.4.10.2")
def _more_in_range(state: HonjinState, rules: Honjin, unit: int) -> set[int]:
    """The areas that a unit can reach by a rule of its own, or by effects."""
    found: set[int] = set()
    seat = state.owner[unit]
    for each in rules.card(state, unit).additional:
        if isinstance(each, h.SpecialMarch):
            found |= set(Reading(state, rules, seat, unit).areas(each.where)) - {HEADQUARTERS[1 - seat]}
    for standing in derived(state, rules).of(t.MarchTo):
        effect = standing.effect
        if isinstance(effect, t.MarchTo):
            reading = rules.reading_of(state, standing)
            if unit in standing.reached(effect.what, reading):
                found |= set(reading.areas(effect.where))
    return found


@rule("12.2.1 12.2.3.1 3.2.4 4.10.1.1 4.10.1.2")
def unit_refusal(state: HonjinState, rules: Honjin, seat: int, unit: int) -> Reason | None:
    """Why a unit may not march at all now."""
    if state.zone[unit] != FIELD or state.owner[unit] != seat or not rules.card(state, unit).is_unit:
        return Reason("12.2.1", "not-your-unit")
    if state.finished[unit]:
        return Reason("12.2.3.1", "finished")
    if applied(state, rules, g.ToMarch, unit):
        return Reason("4.1.12", "marching-forbidden")
    return None


@rule("12.2.4.1 12.2.4.2 8.4.8")
def closed_refusal(state: HonjinState, rules: Honjin, seat: int, cell: int) -> Reason | None:
    """Why an area is closed after a march with battle has failed there."""
    if cell not in state.failed:
        return None
    if holder(state, rules, cell) == 1 - seat:
        return Reason("12.2.4.2", "march-failed-there")
    return Reason("8.4.8", "march-failed-there") if cell in HEADQUARTERS else None


@rule("12.2.2.2 12.2.3.1 12.2.4.2")
def destination_refusal(state: HonjinState, rules: Honjin, seat: int, unit: int, cell: int) -> Reason | None:
    """Why a unit may not march to an area, whoever goes with it."""
    reason = unit_refusal(state, rules, seat, unit)
    if reason is not None:
        return reason
    if terrain_at(state, rules, cell) < 0:
        return Reason("12.2.2.2", "empty-land")
    if cell not in in_range(state, rules, unit):
        return Reason("12.2.2.2", "out-of-range")
    for each, deed in applied(state, rules, g.ToMarchTo, unit):
        if isinstance(deed, g.ToMarchTo) and cell in rules.reading_of(state, each).areas(deed.where):
            return Reason("4.1.12", "marching-forbidden")
    return closed_refusal(state, rules, seat, cell)


def destinations(state: HonjinState, rules: Honjin, seat: int, unit: int) -> tuple[int, ...]:
    """Where a unit may march, whoever goes with it."""
    if unit_refusal(state, rules, seat, unit) is not None:
        return ()
    found = in_range(state, rules, unit)
    if state.failed:
        found = tuple([cell for cell in found if closed_refusal(state, rules, seat, cell) is None])
    for each, deed in applied(state, rules, g.ToMarchTo, unit):
        if isinstance(deed, g.ToMarchTo):
            barred = rules.reading_of(state, each).areas(deed.where)
            found = tuple([cell for cell in found if cell not in barred])
    return found


def _unhindered(state: HonjinState, rules: Honjin, seat: int, unit: int) -> tuple[int, ...]:
    """The same for a unit that is not finished, where nothing is forbidden and no march has failed."""
    return in_range(state, rules, unit)


# --- several units at once


@rule("12.2.3.2 4.6.2")
def _load(state: HonjinState, rules: Honjin, seat: int, plan: Plan, cell: int) -> int:
    """The levels of a player's units at an area once all have moved."""
    leaving = {unit for unit, _ in plan}
    stay = [unit for unit in party(state, rules, cell, seat) if unit not in leaving]
    come = [unit for unit, goal in plan if goal == cell]
    return sum([max(0, level_of(state, rules, unit)) for unit in (*stay, *come)])


def _crowded(state: HonjinState, rules: Honjin, seat: int, plan: Plan) -> int:
    """The first area for whose terrain units going together would be too much; below 0 for none."""
    for cell in sorted({cell for _, cell in plan}):
        if _load(state, rules, seat, plan, cell) > limit_of(state, rules, terrain_at(state, rules, cell)):
            return cell
    return -1


@rule("12.2.3.2 4.6.2")
def limit_refusal(state: HonjinState, rules: Honjin, seat: int, plan: Plan) -> Reason | None:
    """Why units going together would be too much for a terrain: looked at once all have moved."""
    cell = _crowded(state, rules, seat, plan)
    if cell < 0:
        return None
    limit = limit_of(state, rules, terrain_at(state, rules, cell))
    return Reason("12.2.3.2", "above-limit", levels=_load(state, rules, seat, plan, cell), limit=limit)


@rule("12.2.3.3 12.2.4.1")
def together_refusal(state: HonjinState, rules: Honjin, seat: int, plan: Plan) -> Reason | None:
    """Why these do not march together: a march with battle goes to one area only."""
    goals = {cell for _, cell in plan}
    if len(goals) > 1 and any([holder(state, rules, cell) == 1 - seat for cell in goals]):
        return Reason("12.2.3.3", "one-battle-at-a-time")
    return None


@rule("12.2.3.2 12.2.3.3")
def plan_refusal(state: HonjinState, rules: Honjin, seat: int, plan: Plan) -> Reason | None:
    """Why a whole march is not allowed."""
    for unit, cell in plan:
        reason = destination_refusal(state, rules, seat, unit, cell)
        if reason is not None:
            return reason
    return together_refusal(state, rules, seat, plan) or limit_refusal(state, rules, seat, plan)


def _reach(state: HonjinState, rules: Honjin, seat: int, plan: Plan) -> Reach:
    """Where every unit that has no part in a march yet could go."""
    assigned = [unit for unit, _ in plan]
    found: Reach = {}
    where = destinations if state.failed or derived(state, rules).of(g.Cannot) else _unhindered
    for unit in units_of(state, rules, seat):
        if not state.finished[unit] and unit not in assigned:
            cells = where(state, rules, seat, unit)
            if cells:
                found[unit] = cells
    return found


@rule("12.2.3.2 12.2.3.3 12.2.4.1 12.2.5.1.2 12.2.5.1.3")
def march_options(state: HonjinState, rules: Honjin, seat: int, plan: Plan) -> Iterator[Action]:
    """Every unit with every area to which it can go along, so that the whole march can still be made."""
    reach = _reach(state, rules, seat, plan)
    if not reach:
        return
    goals = frozenset([cell for _, cell in plan])
    hostile = [holder(state, rules, cell) == 1 - seat for cell in AREAS]
    in_battle = any([hostile[cell] for cell in goals])
    loads, limits = _loads(state, rules, seat, plan), _limits(state, rules)
    crowd: Crowd | None = None
    for unit, cells in reach.items():
        home, level = state.cell[unit], max(0, level_of(state, rules, unit))
        for cell in cells:
            if goals and cell not in goals and (in_battle or hostile[cell]):
                continue
            crowded = _crowded_then(loads, limits, goals, home, cell, level)
            fits = not crowded
            if crowded and not hostile[cell]:
                if crowd is None:
                    crowd = Crowd(_movers(state, rules, seat, reach), loads, limits, goals)
                fits = crowd.makes_room(unit, cell, crowded)
            if fits:
                yield Action("march", unit, (), (cell,))


def _crowded_then(
    loads: tuple[int, ...], limits: tuple[int, ...], goals: frozenset[int], home: int, cell: int, level: int
) -> list[int]:
    """The goals that have too much to bear when a unit of a level goes from its home to one more area."""
    found = [cell] if loads[cell] + level > limits[cell] else []
    for goal in goals:
        if goal != cell and loads[goal] - (level if goal == home else 0) > limits[goal]:
            found.append(goal)
    return found


def _movers(state: HonjinState, rules: Honjin, seat: int, reach: Reach) -> dict[int, Mover]:
    """Who could go along to make room: not into battle."""
    return {
        unit: Mover(
            state.cell[unit],
            max(0, level_of(state, rules, unit)),
            tuple([cell for cell in cells if holder(state, rules, cell) != 1 - seat]),
        )
        for unit, cells in reach.items()
    }


def _loads(state: HonjinState, rules: Honjin, seat: int, plan: Plan) -> tuple[int, ...]:
    """The levels of a player's units at each area once all that were chosen have moved."""
    values: dict[tuple[int, int], Any] = derived(state, rules).values
    loads = [0] * BOARD.cells
    for unit in units_of(state, rules, seat):
        level = values[(unit, LEVEL)]
        if level > 0:
            loads[state.cell[unit]] += level
    for unit, cell in plan:
        level = max(0, level_of(state, rules, unit))
        loads[state.cell[unit]] -= level
        loads[cell] += level
    return tuple(loads)


def _limits(state: HonjinState, rules: Honjin) -> tuple[int, ...]:
    """How much the terrain of each area bears."""
    values: dict[tuple[int, int], Any] = derived(state, rules).values
    terrain = layout_of(state, rules).terrain
    return tuple([values.get((terrain[cell], LIMIT), 0) for cell in AREAS])


@rule("12.2.5.1.1")
def can_march(state: HonjinState, rules: Honjin, seat: int) -> bool:
    """Whether a march looks possible: one unit alone, or units that make room for each other."""
    loads, limits = _loads(state, rules, seat, ()), _limits(state, rules)
    for unit, cells in _reach(state, rules, seat, ()).items():
        level = max(0, level_of(state, rules, unit))
        for cell in cells:
            if loads[cell] + level <= limits[cell]:
                return True
    return any(True for _ in march_options(state, rules, seat, ()))


@rule("12.2.3.1 12.2.3.2 12.2.3.3 12.2.5.1.2 12.2.5.1.3")
def march_refusal(state: HonjinState, rules: Honjin, seat: int, action: Action) -> Reason | None:
    """Why a unit may not march to an area now: by itself, or together with those of the march under way."""
    if action.card < 0 or not action.numbers:
        return None if can_march(state, rules, seat) else Reason("12.2.5.1.1", "nobody-can-march")
    frame = state.frames[-1]
    if isinstance(frame, March) and frame.seat == seat and action.card in [unit for unit, _ in frame.plan]:
        return Reason("12.2.5.1.2", "marches-already")
    together = frame.plan if isinstance(frame, March) and frame.seat == seat else ()
    return plan_refusal(state, rules, seat, (*together, (action.card, action.numbers[0])))


class March(Procedure):
    """12.2.5.1. Declared, chosen, fixed, done, fought out."""

    effects_until: ClassVar[int] = MARCH

    def __init__(self, seat: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.plan: Plan = ()
        self.action = Action()
        self.aimed: tuple[int, ...] = ()  # areas that the enemy held when the march was fixed
        self.earlier: tuple[int, ...] = ()  # who was summoned into an earlier battle of the turn

    @step("12.2.5.1 12.2.5.1.1")
    def declare(self, state: HonjinState, rules: Honjin) -> Flow:
        """What waits for a march triggers."""
        return happen(state, rules, Moment("12.2.5.1.1", "march", self.seat))

    @step("12.2.5.1.1")
    def check_declared(self, state: HonjinState, rules: Honjin) -> Flow:
        return check_step(self, state, rules, "12.2.5.1.1")

    @step("12.2.5.1.2 12.2.5.1.3 12.2.3.3")
    def choose(self, state: HonjinState, rules: Honjin) -> Flow:
        """A unit and its area, one after the other."""
        options = tuple(march_options(state, rules, self.seat, self.plan))
        if not options:
            return self.go("end")
        return self.ask(state, Act(self.seat, "12.2.5.1.2", "march", options), into="action")

    @step("12.2.5.1.2 12.2.5.1.3")
    def keep(self, state: HonjinState, rules: Honjin) -> Flow:
        """The unit joins; where it needs room, another one must."""
        self.plan = (*self.plan, (self.action.card, self.action.numbers[0]))
        return NEXT if limit_refusal(state, rules, self.seat, self.plan) is None else self.go("choose")

    @step("12.2.5.1.2")
    def offer_more(self, state: HonjinState, rules: Honjin) -> Flow:
        """Whether another unit joins comes before which: many units make nobody more likely to go on choosing."""
        if not any(True for _ in march_options(state, rules, self.seat, self.plan)):
            return self.go("confirm")
        options = (Action("join"), Action("go-on"))
        return self.ask(state, Act(self.seat, "12.2.5.1.2", "march-more", options), into="action")

    @step("12.2.5.1.2")
    def join(self, state: HonjinState, rules: Honjin) -> Flow:
        return self.go("choose") if self.action.verb == "join" else NEXT

    @step("12.2.5.1.3")
    def confirm(self, state: HonjinState, rules: Honjin) -> Flow:
        """All is settled."""
        goals = sorted({cell for _, cell in self.plan})
        self.aimed = tuple([cell for cell in goals if holder(state, rules, cell) == 1 - self.seat])
        self.earlier = tuple([card for card in state.zones[FIELD] if state.summoned[card] == state.turn])
        return NEXT

    @step("12.2.5.1.4 1.2.4.1.2")
    def fix(self, state: HonjinState, rules: Honjin) -> Flow:
        """What waits for the destinations triggers."""
        held = all([holder(state, rules, cell) == self.seat for _, cell in self.plan])
        apply_now(state, rules, MovedOn("1.2.4.1.2", held))
        return happen(state, rules, Moment("12.2.5.1.4", "march-fixed", self.seat))

    @step("12.2.5.1.4")
    def check_fixed(self, state: HonjinState, rules: Honjin) -> Flow:
        return check_step(self, state, rules, "12.2.5.1.4")

    @step("12.2.5.1.5")
    def go_there(self, state: HonjinState, rules: Honjin) -> Flow:
        """All at once; who has lost the terrain stays."""
        events: list[Event] = [
            Marched("12.2.5.1.5", unit, cell)
            for unit, cell in self.plan
            if state.zone[unit] == FIELD and terrain_at(state, rules, cell) >= 0
        ]
        return happen(state, rules, *events)

    @step("1.2.2.1 12.2.5.2.1 11.2.1.1")
    def walk_in(self, state: HonjinState, rules: Honjin) -> Flow:
        """An enemy headquarters that nobody defends has fallen."""
        return self._capture(state, rules)

    def _capture(self, state: HonjinState, rules: Honjin) -> Flow:
        enemy = HEADQUARTERS[1 - self.seat]
        if enemy in [cell for _, cell in self.plan] and state.captured < 0:
            if party(state, rules, enemy, self.seat) and not party(state, rules, enemy, 1 - self.seat):
                return happen(state, rules, Captured("1.2.2.1", self.seat))
        return NEXT

    @step("12.2.5.1.6")
    def check_arrived(self, state: HonjinState, rules: Honjin) -> Flow:
        return check_step(self, state, rules, "12.2.5.1.6")

    @step("12.2.5.1.7 8.1.1 7.3.4")
    def fight(self, state: HonjinState, rules: Honjin) -> Flow:
        """Where both sides are, they fight."""
        for cell in sorted({cell for _, cell in self.plan}):
            if party(state, rules, cell, self.seat) and party(state, rules, cell, 1 - self.seat):
                return self.call(state, Battle(cell))
        return NEXT

    @step("12.2.5.2.1 12.2.4.2 8.4.2 8.4.3 8.4.8")
    def settle(self, state: HonjinState, rules: Honjin) -> Flow:
        """Did it succeed?"""
        events: list[Event] = []
        for cell in sorted({cell for _, cell in self.plan}):
            won = bool(party(state, rules, cell, self.seat)) and not party(state, rules, cell, 1 - self.seat)
            units = tuple([unit for unit, goal in self.plan if goal == cell and state.zone[unit] == FIELD])
            events.append(MarchSettled("12.2.5.2.1", units, won, cell))
            if not won and cell in self.aimed:
                events.append(MarchFailed("12.2.4.2", cell))
        return happen(state, rules, *events)

    @step("12.2.5.2.2")
    def finish(self, state: HonjinState, rules: Honjin) -> Flow:
        """Whoever marched is finished, and whoever was summoned into the battle by this side."""
        involved = [unit for unit, _ in self.plan]
        if self.aimed:
            summoned = [card for card in state.zones[FIELD] if state.summoned[card] == state.turn]
            involved += [card for card in summoned if card not in self.earlier]
        tired = [
            card
            for card in state.zones[FIELD]
            if not state.finished[card] and state.owner[card] == self.seat and card in involved
        ]
        return happen(state, rules, *[Finished("12.2.5.2.2", card, 1) for card in tired])

    @step("1.2.2.1 8.4.2 11.2.1.1")
    def take(self, state: HonjinState, rules: Honjin) -> Flow:
        """A headquarters that was fought for has fallen."""
        return self._capture(state, rules)

    @step("12.2.5.1.8")
    def tell_end(self, state: HonjinState, rules: Honjin) -> Flow:
        """What waits for the end of a march triggers."""
        return happen(state, rules, Moment("12.2.5.1.8", "march-end", self.seat))

    @step("12.2.5.1.8")
    def check_end(self, state: HonjinState, rules: Honjin) -> Flow:
        return check_step(self, state, rules, "12.2.5.1.8")

    @step("12.2.5.1.9")
    def end(self, state: HonjinState, rules: Honjin) -> Flow:
        """What took effect for this march is over."""
        return happen(state, rules, MarchOver("12.2.5.1.8"), *end_march_effects(state, rules, "12.2.5.1.9"))
