"""How does a unit come by equipment? 12.2.8, the exchange of equipment (12.2.6), and who may bear what (15.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.honjin.chapters.checks import check_step
from fuda.games.honjin.chapters.rule_processing import bearing_free
from fuda.games.honjin.chapters.slots import ChooseSlots, payable
from fuda.games.honjin.events import Moment, MovedOn, Went
from fuda.games.honjin.table import FIELD, HANDS, ITEM, KINDS, HonjinState, equipment_of, party, units_of
from fuda.games.honjin.texts.reading import Reading
from fuda.games.honjin.texts.values import applied, slots_of
from fuda.games.honjin.unit_events import Exchanged, Occupied, SlotsSpent
from fuda.games.honjin.words import modifiers as g
from fuda.games.honjin.words import things as h
from fuda.games.honjin.words import uses as u
from fuda.kernel.decisions import Act, Action
from fuda.kernel.events import Event
from fuda.kernel.machine import apply_now, happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.reasons import Reason
from fuda.kernel.telling import silence_tells

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin


def has_item_slots(state: HonjinState, rules: Honjin, unit: int) -> bool:
    """Whether a unit has an item slot at all, spent or not."""
    return ITEM in [slot & KINDS for slot in slots_of(state, rules, unit)]


def borne_without_slots(state: HonjinState, rules: Honjin, unit: int, leaving: tuple[int, ...] = ()) -> int:
    """How many pieces of a unit take up no slots though they cost some."""
    return sum(
        [
            1
            for piece in equipment_of(state, unit)
            if piece not in leaving and not state.occupied[piece] and rules.card(state, piece).cost
        ]
    )


@rule("12.2.8.3 2.1.25.1 15.4.3.1 15.4.3.2 15.4.4.1 15.4.4.2 15.4.11.1 15.4.11.2 13.1.2.2 15.4.1 15.4.2")
def bear_refusal(
    state: HonjinState, rules: Honjin, unit: int, piece: int, leaving: tuple[int, ...] = ()
) -> Reason | None:
    """Why a unit cannot bear a piece, once the pieces that leave it are gone."""
    printed = rules.card(state, unit)
    if printed.additional and printed.has_rule(h.NoEquipment):
        return Reason("15.4.11.2", "no-equipment")
    if applied(state, rules, g.ToBeEquipped, unit):
        return Reason("4.1.12", "equipment-forbidden")
    for standing, _ in applied(state, rules, u.ToBearOthers, unit):
        if piece != standing.this:
            return Reason("4.1.12", "equipment-forbidden")
    if printed.additional and printed.has_rule(h.EquipLimit):
        if [each for each in equipment_of(state, unit) if each not in leaving]:
            return Reason("15.4.4.2", "one-piece-only")
    for each in rules.card(state, piece).additional:
        if isinstance(each, h.Exclusive):
            if not Reading(state, rules, state.owner[piece], piece).has(unit, each.feature):
                return Reason("15.4.3.2", "exclusive-to-others")
    loose = bearing_free(state, rules, unit)
    free = loose > 0 and loose > borne_without_slots(state, rules, unit, leaving)
    if not free and not has_item_slots(state, rules, unit):
        return Reason("13.1.2.2", "no-item-slot")
    freed = tuple([slot for each in leaving for slot in state.occupied[each]])
    cost = rules.card(state, piece).cost
    if not free and not payable(state, rules, unit, cost, freed):
        return Reason("12.2.8.3", "not-enough-slots", cost=len(cost))
    return None


@rule("7.4.4 8.3.2.9 12.2.7.3 12.2.8.3")
def equip_refusal(
    state: HonjinState, rules: Honjin, seat: int, piece: int, unit: int, instant: bool = False
) -> Reason | None:
    """Why a piece of the hand may not be given to a unit now."""
    if state.zone[piece] != HANDS[seat]:
        return Reason("12.2.8.4", "not-in-hand")
    if not rules.card(state, piece).is_equipment:
        return Reason("12.2.8.3", "not-equipment")
    if state.zone[unit] != FIELD or state.owner[unit] != seat or not rules.card(state, unit).is_unit:
        return Reason("12.2.8.4", "not-your-unit")
    if instant and state.cell[unit] != state.battle:
        return Reason("8.3.2.9", "not-in-battle")
    return bear_refusal(state, rules, unit, piece)


def equip_options(state: HonjinState, rules: Honjin, seat: int, instant: bool) -> list[Action]:
    """Every piece of the hand with every unit that can bear it."""
    pieces = [card for card in state.zones[HANDS[seat]] if rules.card(state, card).is_equipment]
    if not pieces:
        return []
    units = units_of(state, rules, seat)
    return [
        Action("equip", piece, (unit,))
        for piece in pieces
        for unit in units
        if equip_refusal(state, rules, seat, piece, unit, instant) is None
    ]


class Entry(Procedure):
    """12.2.7, 12.2.8. A card of the hand comes as a unit or as equipment, in its phase or (instantly) in a battle."""

    def __init__(self, seat: int = -1, action: Action | None = None, instant: bool = False) -> None:
        super().__init__()
        self.seat = seat
        self.action = action or Action()
        self.instant = instant
        self.stirred = False  # something triggered since the declaration, so that the choice is made anew

    def announce(self, state: HonjinState, rules: Honjin, clause: str) -> Flow:
        """It is declared; who does so in their own turn has done something in it."""
        if self.seat == state.turn_player:
            apply_now(state, rules, MovedOn("1.2.4.1.2"))
        point = "instant-summon" if self.instant else "normal-summon"
        return happen(state, rules, Moment(clause, point, self.seat))

    def check_announced(self, state: HonjinState, rules: Honjin, clause: str) -> Flow:
        """The check after the declaration, before which something may have triggered."""
        self.stirred = bool(state.triggered)
        return check_step(self, state, rules, clause)


class Equip(Entry):
    """12.2.8. A unit is given equipment from the hand."""

    def __init__(self, seat: int = -1, action: Action | None = None, instant: bool = False) -> None:
        super().__init__(seat, action, instant)
        self.slots: tuple[int, ...] = ()

    @step("12.2.8 12.2.8.1 12.2.7.1 8.3.2.9 1.2.4.1.2")
    def declare(self, state: HonjinState, rules: Honjin) -> Flow:
        """It is declared."""
        return self.announce(state, rules, "12.2.8.1")

    @step("12.2.8.2")
    def check_declared(self, state: HonjinState, rules: Honjin) -> Flow:
        return self.check_announced(state, rules, "12.2.8.2")

    @step("12.2.8.3 12.2.8.4")
    def choose(self, state: HonjinState, rules: Honjin) -> Flow:
        """Which piece, and who bears it? Asked again where something came in between."""
        named = (self.action.card, self.action.cards[0], self.instant)
        if not self.stirred and equip_refusal(state, rules, self.seat, *named) is None:
            return NEXT
        options = equip_options(state, rules, self.seat, self.instant)
        if not options:
            if not silence_tells(state, self.seat, HANDS[self.seat]):
                return self.done(state)
            options = [Action("go-on")]
        return self.ask(state, Act(self.seat, "12.2.8.4", "equip", tuple(options)), into="action")

    @step("12.2.8.5 13.1.2.3")
    def choose_slots(self, state: HonjinState, rules: Honjin) -> Flow:
        """The slots that it takes up; there may be no piece any more."""
        if self.action.verb == "go-on":
            return self.done(state)
        unit = self.action.cards[0]
        cost = rules.card(state, self.action.card).cost
        if not payable(state, rules, unit, cost):
            self.slots = ()
            return NEXT
        return self.call(state, ChooseSlots(self.seat, unit, cost, "12.2.8.5"), into="slots")

    @step("12.2.8.6 12.2.8.7 2.1.2.1.2.1 13.1.2.6")
    def equip(self, state: HonjinState, rules: Honjin) -> Flow:
        """The slots are spent, and the unit bears the piece."""
        piece, unit = self.action.card, self.action.cards[0]
        return happen(
            state,
            rules,
            SlotsSpent("12.2.8.6", unit, self.slots),
            Went("12.2.8.7", piece, FIELD, self.seat, "equip", host=unit),
            Occupied("12.2.8.7", piece, self.slots),
        )

    @step("12.2.8.8 12.2.8.9 12.2.8.10")
    def check_equipped(self, state: HonjinState, rules: Honjin) -> Flow:
        return check_step(self, state, rules, "12.2.8.8")


# --- exchange


@rule("12.2.6.2.1 12.2.6.2.2")
def exchange_refusal(state: HonjinState, rules: Honjin, seat: int, piece: int, other: int) -> Reason | None:
    """Why a piece may not go to another unit, or be swapped for a piece of another unit."""
    unit = state.host[piece]
    if unit < 0 or state.owner[unit] != seat:
        return Reason("12.2.6.1", "not-your-equipment")
    swapped = state.host[other] >= 0
    if any([applied(state, rules, u.ToBeExchanged, each) for each in (piece, *((other,) if swapped else ()))]):
        return Reason("4.1.12", "exchange-forbidden")
    receiver = state.host[other] if swapped else other
    if state.zone[receiver] != FIELD or state.owner[receiver] != seat or not rules.card(state, receiver).is_unit:
        return Reason("12.2.6.2.1", "not-your-unit")
    if receiver == unit:
        return Reason("12.2.6.2.2", "same-unit")
    if state.cell[receiver] != state.cell[unit]:
        return Reason("12.2.6.2.1", "not-the-same-terrain")
    for each in (unit, receiver):
        if not has_item_slots(state, rules, each) and not bearing_free(state, rules, each):
            return Reason("12.2.6.2.1", "no-item-slot")
    reason = bear_refusal(state, rules, receiver, piece, (other,) if swapped else ())
    if reason is None and swapped:
        reason = bear_refusal(state, rules, unit, other, (piece,))
    return reason


@rule("12.2.6.1 12.2.6.2 12.2.6.2.1 12.2.6.2.2")
def exchange_options(state: HonjinState, rules: Honjin, seat: int, cell: int = -1) -> list[Action]:
    """Every piece with every other unit at its area that could take it, and every swap of two pieces."""
    found: list[Action] = []
    for piece in state.zones[FIELD]:
        unit = state.host[piece]
        if unit < 0 or state.owner[unit] != seat or (cell >= 0 and state.cell[unit] != cell):
            continue
        for mate in party(state, rules, state.cell[unit], seat):
            if exchange_refusal(state, rules, seat, piece, mate) is None:
                found.append(Action("exchange", piece, (mate,)))
            for other in equipment_of(state, mate):
                if piece < other and exchange_refusal(state, rules, seat, piece, other) is None:
                    found.append(Action("exchange", piece, (other,)))
    return found


class Exchange(Procedure):
    """12.2.6.2. One piece goes to another unit, or two are swapped."""

    def __init__(self, seat: int = -1, piece: int = -1, other: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.piece = piece
        self.other = other  # the unit that gets it, or the piece that comes in return
        self.slots: tuple[int, ...] = ()  # for the piece
        self.returned: tuple[int, ...] = ()  # for the other piece

    def _units(self, state: HonjinState) -> tuple[int, int]:
        swapped = state.host[self.other] >= 0
        return state.host[self.piece], state.host[self.other] if swapped else self.other

    @step("12.2.6.2.2 13.1.2.3")
    def choose_slots(self, state: HonjinState, rules: Honjin) -> Flow:
        """The slots that the piece takes up with its new unit."""
        if self.seat == state.turn_player and state.battle < 0:
            apply_now(state, rules, MovedOn("1.2.4.1.2", True))
        receiver = self._units(state)[1]
        cost = rules.card(state, self.piece).cost
        freed = state.occupied[self.other] if state.host[self.other] >= 0 else ()
        if not payable(state, rules, receiver, cost, freed):
            return NEXT
        return self.call(state, ChooseSlots(self.seat, receiver, cost, "12.2.6.2.2", freed), into="slots")

    @step("12.2.6.2.2 13.1.2.3")
    def choose_slots_in_return(self, state: HonjinState, rules: Honjin) -> Flow:
        """The same for the piece that comes in return."""
        if state.host[self.other] < 0:
            return NEXT
        unit = self._units(state)[0]
        cost = rules.card(state, self.other).cost
        freed = state.occupied[self.piece]
        if not payable(state, rules, unit, cost, freed):
            return NEXT
        return self.call(state, ChooseSlots(self.seat, unit, cost, "12.2.6.2.2", freed), into="returned")

    @step("12.2.6.2.2 13.1.2.6")
    def exchange(self, state: HonjinState, rules: Honjin) -> Flow:
        """Both at once: slots are left and taken up."""
        unit, receiver = self._units(state)
        events: list[Event] = [SlotsSpent("13.1.2.6", unit, state.occupied[self.piece], False)]
        swapped = state.host[self.other] >= 0
        if swapped:
            events.append(SlotsSpent("13.1.2.6", receiver, state.occupied[self.other], False))
        events.append(Exchanged("12.2.6.2.2", self.piece, receiver, self.slots))
        events.append(SlotsSpent("12.2.6.2.2", receiver, self.slots))
        if swapped:
            events.append(Exchanged("12.2.6.2.2", self.other, unit, self.returned))
            events.append(SlotsSpent("12.2.6.2.2", unit, self.returned))
        return happen(state, rules, *events)


class Exchanging(Procedure):
    """8.3.3.8, 8.3.3.11. A side exchanges equipment at the terrain of the battle, as often as it likes."""

    def __init__(self, seat: int = -1, cell: int = -1, clause: str = "8.3.3.8") -> None:
        super().__init__()
        self.seat = seat
        self.cell = cell
        self.clause = clause
        self.action = Action()
        self.done_before: tuple[int, ...] = ()  # the arrangements that there were: none comes back (16.1.1.2)

    @step("8.3.3.8 8.3.3.9 8.3.3.11 8.3.3.12 12.2.6.1")
    def choose(self, state: HonjinState, rules: Honjin) -> Flow:
        """One more, or go on?"""
        options = [
            each
            for each in exchange_options(state, rules, self.seat, self.cell)
            if arrangement_after(state, each) not in self.done_before
        ]
        if not options:
            return self.done(state)
        return self.ask(state, Act(self.seat, self.clause, "exchange", (*options, Action("go-on"))), into="action")

    @step("8.3.3.8 8.3.3.9 8.3.3.11 8.3.3.12")
    def carry_out(self, state: HonjinState, rules: Honjin) -> Flow:
        """It is done, and more may follow."""
        if self.action.verb == "go-on":
            return self.done(state)
        self.done_before = (*self.done_before, arrangement(state))
        self.go("choose")
        return self.call(state, Exchange(self.seat, self.action.card, self.action.cards[0]))


@rule("16.1.1.2")
def arrangement(state: HonjinState) -> int:
    """Equal while every piece is borne by the same unit: exchanges that lead back to it are a loop."""
    return hash(tuple(state.host))


@rule("16.1.1.2")
def arrangement_after(state: HonjinState, action: Action) -> int:
    """The arrangement to which an exchange leads."""
    host = list(state.host)
    piece, other = action.card, action.cards[0]
    if host[other] >= 0:
        host[piece], host[other] = host[other], host[piece]
    else:
        host[piece] = other
    return hash(tuple(host))
