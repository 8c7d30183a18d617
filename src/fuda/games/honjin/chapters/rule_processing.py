"""What must be put right at once? 11.3, 15.1.8: defence, limits, equipment, heroes, and units without terrain.

What is due is told as actions: a verb, a card of the player whose turn it is to process, and what it is about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.honjin.chapters.movement import moves, moves_of
from fuda.games.honjin.table import (
    DISCARDS,
    ITEM,
    FactCache,
    HonjinState,
    kind_of_slot,
    layout_of,
    party,
    terrain_at,
)
from fuda.games.honjin.texts.attributes import DEFENCE, LEVEL, LIMIT
from fuda.games.honjin.texts.reading import Reading
from fuda.games.honjin.texts.values import derived, slots_of
from fuda.games.honjin.words import modifiers as g
from fuda.games.honjin.words import things as h
from fuda.kernel.decisions import Action, Cards
from fuda.kernel.machine import happen
from fuda.kernel.procedure import Flow, Procedure, rule, step

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin

# What is processed.
DIE: Final = "die"
WITHER: Final = "wither"  # a defence of 0 or less
STRAND: Final = "strand"  # no terrain under it
ADJUST: Final = "adjust-limit"
DROP: Final = "drop-equipment"
SHED: Final = "shed-equipment"  # one of several pieces that take up no slots
LIMIT_EQUIPMENT: Final = "limit-equipment"
KEEP: Final = "keep-hero"


def is_settled(state: HonjinState, rules: Honjin) -> bool:
    """Whether nothing is due; found out once for the same derived information."""
    cache: FactCache = derived(state, rules).cache
    found = cache.is_settled
    if found is None:
        found = cache.is_settled = _nothing_due(state, rules)
    return found


def _nothing_due(state: HonjinState, rules: Honjin) -> bool:
    """Whether nothing is due, found out in one go."""
    layout = layout_of(state, rules)
    values: dict[tuple[int, int], Any] = derived(state, rules).values
    if layout.doubled:
        return False
    for place, row in enumerate(layout.parties):
        total = 0
        for card in row:
            if values[(card, DEFENCE)] <= 0:
                return False
            if values[(card, LEVEL)] > 0:
                total += values[(card, LEVEL)]
        if row:
            terrain = layout.terrain[place >> 1]
            if terrain < 0 or total > values[(terrain, LIMIT)]:
                return False
    for card, pieces in layout.worn.items():
        if misplaced(state, rules, card, pieces):
            return False
    return True


def due(state: HonjinState, rules: Honjin, seat: int) -> list[Action]:
    """Everything that is due for a player's cards."""
    layout = layout_of(state, rules)
    units = layout.units[seat]
    if not units:
        return []
    values: dict[tuple[int, int], Any] = derived(state, rules).values
    found = [Action(WITHER, card) for card in units if values[(card, DEFENCE)] <= 0]
    for cell in dict.fromkeys([state.cell[card] for card in units]):
        total = 0
        for card in layout.parties[cell << 1 | seat]:
            level = values[(card, LEVEL)]
            if level > 0:
                total += level
        terrain = layout.terrain[cell]
        if terrain < 0 or total > values[(terrain, LIMIT)]:
            found += _due_at(state, rules, seat, cell)
    if layout.doubled & 1 << seat:
        found += _too_many_of_a_name(state, rules, units)
    for card, pieces in layout.worn.items():
        if state.owner[card] == seat:
            found += misplaced(state, rules, card, pieces)
    return found


@rule("11.3.2.1 11.3.2.2 4.6.2 2.1.26.1 5.1.2.7")
def _due_at(state: HonjinState, rules: Honjin, seat: int, cell: int) -> list[Action]:
    """A party whose levels are above the limit of its terrain is adjusted; without terrain all of it goes."""
    terrain = terrain_at(state, rules, cell)
    row = party(state, rules, cell, seat)
    return [Action(ADJUST, row[0], numbers=(cell,))] if terrain >= 0 else [Action(STRAND, card) for card in row]


@rule("15.1.3 15.1.8")
def _too_many_of_a_name(state: HonjinState, rules: Honjin, units: tuple[int, ...]) -> list[Action]:
    """Units of one name with a hero among them: one can stay."""
    by_name: dict[str, list[int]] = {}
    for card in units:
        by_name.setdefault(rules.card(state, card).name, []).append(card)
    return [
        Action(KEEP, same[0], tuple(same))
        for same in by_name.values()
        if len(same) > 1 and any([rules.card(state, card).is_hero for card in same])
    ]


@rule("11.3.4.1 13.1.2.2 13.1.2.8 15.4.3.2 15.4.3.3 15.4.4.1 15.4.4.2 15.4.11.1 15.4.11.2")
def misplaced(state: HonjinState, rules: Honjin, unit: int, worn: tuple[int, ...]) -> list[Action]:
    """The equipment that its unit cannot bear: on slots that are gone, for others only, or against its rules."""
    slots = slots_of(state, rules, unit)
    printed = rules.card(state, unit)
    barred = bool(printed.additional) and printed.has_rule(h.NoEquipment)
    found: list[Action] = []
    for piece in worn:
        fits = not barred and not [slot for slot in state.occupied[piece] if slot not in slots]
        for each in rules.card(state, piece).additional:
            if isinstance(each, h.Exclusive):
                fits = fits and Reading(state, rules, state.owner[unit], unit).has(unit, each.feature)
        if not fits:
            found.append(Action(DROP, piece))
    if found:
        return found
    if len(worn) > 1 and printed.has_rule(h.EquipLimit):
        return [Action(LIMIT_EQUIPMENT, unit, worn)]
    return _without_slots(state, rules, unit, worn)


@rule("11.3.4.1 12.2.6.2.1 13.1.2.2")
def _without_slots(state: HonjinState, rules: Honjin, unit: int, worn: tuple[int, ...]) -> list[Action]:
    """Pieces that take up no slots are borne as far as effects allow it; those of cost 0 by whoever has a slot."""
    loose = [piece for piece in worn if not state.occupied[piece]]
    if not loose:
        return []
    if any([kind_of_slot(slot) == ITEM for slot in slots_of(state, rules, unit)]):
        loose = [piece for piece in loose if rules.card(state, piece).cost]
    if len(loose) <= (bearing_free(state, rules, unit) if loose else 0):
        return []
    return [Action(SHED, piece) for piece in loose]


@rule("12.2.6.2.1 13.1.2.2")
def bearing_free(state: HonjinState, rules: Honjin, unit: int) -> int:
    """How many pieces a unit can bear without slots."""
    found = 0
    for each in derived(state, rules).by_kind.get(g.CanBear, ()):
        if isinstance(each.effect, g.CanBear) and unit in each.reached(each.effect.what, rules.reading_of(state, each)):
            found += each.effect.n
    return found


# --- what needs a choice


class AdjustLimit(Procedure):
    """11.3.2. One unit of a party goes, of those summoned instantly in this turn first."""

    def __init__(self, seat: int = -1, cell: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.cell = cell
        self.pick: tuple[int, ...] = ()

    @step("11.3.2.1 11.3.2.2 8.4.7 4.6.2")
    def choose(self, state: HonjinState, rules: Honjin) -> Flow:
        """Its owner chooses."""
        row = party(state, rules, self.cell, self.seat)
        new = tuple([card for card in row if state.summoned[card] == state.turn])
        found = new or row
        return self.ask(state, Cards(self.seat, "11.3.2.1", "adjust-limit", found, 1, 1), into="pick")

    @step("11.3.2.1 12.4.1")
    def discard(self, state: HonjinState, rules: Honjin) -> Flow:
        self.done(state)
        return happen(state, rules, *moves(state, rules, self.pick[0], DISCARDS, "11.3.2.1", self.seat, "discard"))


class KeepOne(Procedure):
    """Of several cards one is kept, the others are discarded."""

    def __init__(self, seat: int = -1, cards: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.seat = seat
        self.cards = cards
        self.pick: tuple[int, ...] = ()


class KeepHero(KeepOne):
    """15.1.8. Of the units of a hero's name one stays."""

    @step("15.1.8")
    def choose(self, state: HonjinState, rules: Honjin) -> Flow:
        return self.ask(state, Cards(self.seat, "15.1.8", "keep-hero", self.cards, 1, 1), into="pick")

    @step("15.1.8 12.4.1")
    def discard(self, state: HonjinState, rules: Honjin) -> Flow:
        self.done(state)
        others = tuple([card for card in self.cards if card not in self.pick])
        return happen(state, rules, *moves_of(state, rules, others, DISCARDS, "15.1.8", self.seat, "discard"))


class KeepEquipment(KeepOne):
    """15.4.4. Of the equipment of a unit one piece stays."""

    @step("15.4.4.2 11.3.4.1")
    def choose(self, state: HonjinState, rules: Honjin) -> Flow:
        return self.ask(state, Cards(self.seat, "15.4.4.2", "keep-equipment", self.cards, 1, 1), into="pick")

    @step("15.4.4.2 11.3.4.1 12.4.1")
    def discard(self, state: HonjinState, rules: Honjin) -> Flow:
        self.done(state)
        others = tuple([card for card in self.cards if card not in self.pick])
        return happen(state, rules, *moves_of(state, rules, others, DISCARDS, "11.3.4.1", self.seat, "discard"))
