"""Which slots of a unit can be spent, and for what? 13.1.2, 13.1.3: item slots, spell slots, and the * among them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.honjin.table import (
    ITEM,
    KIND_BITS,
    PLACE_BITS,
    SLOT_KINDS,
    HonjinState,
    equipment_of,
    kind_of_slot,
    party,
)
from fuda.games.honjin.texts.values import slots_of
from fuda.games.honjin.unit_events import SlotsSpent
from fuda.kernel.decisions import Act, Action
from fuda.kernel.events import Event
from fuda.kernel.procedure import Flow, Procedure, rule, step
from fuda.kernel.rules import SEATS

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin

STAR: Final = SLOT_KINDS.index("*")
ANY_SPELL: Final = len(SLOT_KINDS)  # as a price: a spell slot of whatever kind


@rule("10.1.6 10.11.5")
def promised_slots(state: HonjinState, unit: int) -> tuple[int, ...]:
    """The slots of a unit that were named as the price of what is declared and not yet resolved."""
    found: tuple[int, ...] = ()
    for each in state.chain:
        for declared in (each, *each.links):
            found = (*found, *[slot for owner, slot in declared.slots if owner == unit])
    return found


@rule("13.1.2.4 13.1.2.6 13.1.2.7 13.1.3.2 13.1.4 10.11.5")
def free_slots(state: HonjinState, rules: Honjin, unit: int, freed: tuple[int, ...] = ()) -> tuple[int, ...]:
    """The slots of a unit that can be spent now: neither spent nor promised, and those that become free."""
    spent = state.spent[unit]
    promised = promised_slots(state, unit)
    return tuple(
        [slot for slot in slots_of(state, rules, unit) if slot in freed or (slot not in spent and slot not in promised)]
    )


@rule("13.1.3.1 13.1.2.1")
def pays(slot: int, wanted: int) -> bool:
    """Whether a slot can be spent for a kind: one of its kind, or a * for any of the six attributes."""
    kind = kind_of_slot(slot)
    if wanted == ANY_SPELL:
        return kind != ITEM
    return kind == wanted or (kind == STAR and wanted != ITEM)


@rule("13.1.2.1 13.1.3.1 2.1.25.1")
def is_enough(slots: tuple[int, ...], kinds: tuple[int, ...]) -> bool:
    """Whether so many slots pay for these kinds, each slot once."""
    if not kinds or len(kinds) > len(slots):
        return not kinds
    if kinds.count(kinds[0]) == len(kinds):
        return len([slot for slot in slots if pays(slot, kinds[0])]) >= len(kinds)
    held = [0] * len(SLOT_KINDS)
    for slot in slots:
        held[kind_of_slot(slot)] += 1
    stars = held[STAR]
    spells = len(slots) - held[ITEM]
    for kind in range(len(SLOT_KINDS)):
        wanted = kinds.count(kind)
        if kind == ITEM:
            if wanted > held[ITEM]:
                return False
        elif kind == STAR:
            stars -= wanted
        else:
            stars -= max(0, wanted - held[kind])
    return stars >= 0 and len(kinds) - kinds.count(ITEM) <= spells


def payable(state: HonjinState, rules: Honjin, unit: int, kinds: tuple[int, ...], freed: tuple[int, ...] = ()) -> bool:
    """Whether a unit can spend slots of these kinds now."""
    return not kinds or is_enough(free_slots(state, rules, unit, freed), kinds)


@rule("13.1.2.2 13.1.3.1")
def has_slots(state: HonjinState, rules: Honjin, unit: int, item: bool) -> bool:
    """Whether a unit has item slots, or spell slots, at all: spent or not."""
    return any([(kind_of_slot(slot) == ITEM) == item for slot in slots_of(state, rules, unit)])


def _group(slot: int) -> tuple[int, int]:
    """Slots of one kind that come from the same card or effect are as good as each other."""
    return slot >> (PLACE_BITS + KIND_BITS), kind_of_slot(slot)


class ChooseSlots(Procedure):
    """13.1.2.3. Which slots of a unit pay for these kinds? Asked where it makes a difference; its result is the slots
    in the order of the kinds."""

    def __init__(
        self,
        seat: int = -1,
        unit: int = -1,
        kinds: tuple[int, ...] = (),
        clause: str = "13.1.2.3",
        freed: tuple[int, ...] = (),
    ) -> None:
        super().__init__()
        self.seat = seat
        self.unit = unit
        self.kinds = kinds
        self.clause = clause
        self.freed = freed
        self.slots: tuple[int, ...] = ()
        self.action = Action()

    @step("13.1.2.3 13.1.3.1")
    def choose(self, state: HonjinState, rules: Honjin) -> Flow:
        """For one kind after the other, of every group one slot that leaves enough for the others."""
        while len(self.slots) < len(self.kinds):
            options = self._options(state, rules)
            if not options:
                return self.done(state, ())
            if len(options) > 1 and self._spares(state, rules):
                actions = tuple([Action("slot", self.unit, numbers=(slot,)) for slot in options])
                return self.ask(state, Act(self.seat, self.clause, "slot", actions), into="action")
            self.slots = (*self.slots, options[0])
        return self.done(state, self.slots)

    def _free(self, state: HonjinState, rules: Honjin) -> list[int]:
        return [slot for slot in free_slots(state, rules, self.unit, self.freed) if slot not in self.slots]

    def _spares(self, state: HonjinState, rules: Honjin) -> bool:
        """Whether some slot could be left unspent; else it makes no difference which pays for what."""
        kinds = self.kinds[len(self.slots) :]
        return len([s for s in self._free(state, rules) if any([pays(s, kind) for kind in kinds])]) > len(kinds)

    def _options(self, state: HonjinState, rules: Honjin) -> list[int]:
        free = self._free(state, rules)
        wanted, others = self.kinds[len(self.slots)], self.kinds[len(self.slots) + 1 :]
        found: dict[tuple[int, int], int] = {}
        for slot in free:
            if pays(slot, wanted) and _group(slot) not in found:
                if is_enough(tuple([each for each in free if each != slot]), others):
                    found[_group(slot)] = slot
        return list(found.values())

    @step("13.1.2.3")
    def keep(self, state: HonjinState, rules: Honjin) -> Flow:
        """Remember the slot."""
        self.slots = (*self.slots, self.action.numbers[0])
        return self.go("choose")


@rule("8.3.3.15 8.3.8.5 13.1.2.5 13.1.2.6 13.1.3.3")
def refreshed(state: HonjinState, rules: Honjin, cell: int, clause: str) -> list[Event]:
    """The spent slots of all units at an area become unspent, but for those that equipment takes up."""
    found: list[Event] = []
    for seat in SEATS:
        for unit in party(state, rules, cell, seat):
            taken = [slot for piece in equipment_of(state, unit) for slot in state.occupied[piece]]
            spent = tuple([slot for slot in state.spent[unit] if slot not in taken])
            if spent:
                found.append(SlotsSpent(clause, unit, spent, False))
    return found
