"""How does a unit sortie? K4.2a, K4.2b, X3.1: one unit card from hand to an empty sortie square, with chips."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fuda.games.kokuryoku.board_events import Sortied, SortieUsed
from fuda.games.kokuryoku.cards import FREE, Price
from fuda.games.kokuryoku.chapters.permissions import more_sortie_squares, player_cannot, sortie_forbidden_at
from fuda.games.kokuryoku.table import DEPTHS, FIELDS, HANDS, SORTIE_SQUARES, KokuryokuState
from fuda.games.kokuryoku.texts.movement import is_barred, land_refusal
from fuda.games.kokuryoku.texts.reading import Reading
from fuda.games.kokuryoku.texts.values import places
from fuda.kernel.decisions import Cells, Number
from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.reasons import Reason

if TYPE_CHECKING:
    from fuda.games.kokuryoku.rules import Kokuryoku


@rule("K4.2b X7.6")
def same_name_refusal(state: KokuryokuState, rules: Kokuryoku, card: int, instead: int = -1) -> Reason | None:
    """Why the card's name keeps it away: a unit of that name is on the field. `instead` is the unit it replaces."""
    cards = rules.list.cards
    printed = cards[state.printed[card]]
    if printed.common:
        return None
    for seat in (0, 1):
        for unit in state.zones[FIELDS[seat]]:
            if unit != instead:
                other = cards[state.printed[unit]]
                if not other.name_set.isdisjoint(printed.names):
                    return Reason("K4.2b", "name-on-the-field", name=other.number)
    return None


@rule("K4.2a K4.2b X3.1 X7.6")
def sortie_card_refusal(state: KokuryokuState, rules: Kokuryoku, seat: int, card: int, zone: int = -1) -> Reason | None:
    """Why this card cannot sortie now, whatever the square; from hand, or from the zone that a text names."""
    printed = rules.list.cards[state.printed[card]]
    if not printed.is_unit:
        return Reason("K4.2a", "not-a-unit")
    if printed.changes:
        return Reason("X7.6", "class-change-card", name=rules.number_named(printed.changes))
    if state.zone[card] != (HANDS[seat] if zone < 0 else zone):
        return Reason("K4.2a", "not-in-hand")
    if player_cannot(state, rules, seat, "sortie"):
        return Reason("K4.2a", "sortie-forbidden")
    if state.unused[seat] == 0:
        return Reason("X3.1", "no-chips")
    reading = Reading(state, rules, seat, card, card)
    if not all([reading.holds(condition) for condition in printed.sortie_if]):
        return Reason("K4.2a", "sortie-forbidden")
    if printed.sortie_price is not FREE:
        refused = price_refusal_of(state, seat, printed.sortie_price, card)
        if refused is not None:
            return refused
    return same_name_refusal(state, rules, card)


@rule("K4.2a X2.3")
def sortie_square_refusal(state: KokuryokuState, rules: Kokuryoku, seat: int, card: int, cell: int) -> Reason | None:
    """Why the card cannot sortie to that square."""
    if DEPTHS[seat][cell] != 0 and cell not in more_sortie_squares(state, rules, seat, card):
        return Reason("K4.2a", "not-a-sortie-square", cell=cell)
    if places(state, rules).unit_at[cell] >= 0:
        return Reason("K4.2a", "square-taken", cell=cell)
    if is_barred(state, rules, card, cell) or sortie_forbidden_at(state, rules, seat, cell):
        return Reason("K5.2", "cannot-enter-there", cell=cell)
    return land_refusal(state, rules, card, cell)


def sortie_squares(
    state: KokuryokuState, rules: Kokuryoku, seat: int, card: int, named: tuple[int, ...] | None = None
) -> list[int]:
    """The squares to which the card can sortie: those that a text names, or else the sortie squares."""
    facts = places(state, rules)
    squares = SORTIE_SQUARES[seat] if named is None else named
    if named is None and rules.list.cards[state.printed[card]].sorties_at:
        squares = tuple(sorted({*squares, *more_sortie_squares(state, rules, seat, card)}))
    return [
        cell
        for cell in squares
        if facts.unit_at[cell] < 0
        and land_refusal(state, rules, card, cell) is None
        and not is_barred(state, rules, card, cell)
        and not sortie_forbidden_at(state, rules, seat, cell)
    ]


def price_refusal_of(state: KokuryokuState, seat: int, price: Price, card: int) -> Reason | None:
    """Why the price of a sortie cannot be paid; at least one chip is left for the unit."""
    from fuda.games.kokuryoku.chapters.prices import price_refusal

    if price.chips and state.unused[seat] <= price.chips:
        return Reason("X7.42", "too-few-unused-chips", chips=state.unused[seat], price=price.chips + 1)
    return price_refusal(state, seat, -1, price, card)


class Sortie(Procedure):
    """K4.2a, X3.1. The square, then the chips."""

    def __init__(
        self,
        seat: int = -1,
        card: int = -1,
        cell: int = -1,
        clause: str = "K4.2a",
        wanted: int = 0,
        more: bool = False,
        named: tuple[int, ...] | None = None,
    ) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.cells: tuple[int, ...] = (cell,)
        self.clause = clause
        self.chips = 0
        self.wanted = wanted  # the chips that a text names
        self.named = named  # the squares that a text names
        self.more = more  # whether it is not the last one of the step

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """There was one sortie in a step before, and its player named the chips."""
        return {"wanted": 0, "more": False, "named": None, **written}

    @step("K4.2a X2.3")
    def choose_square(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Where, if nobody has said so yet; a card that cannot sortie stays."""
        if self.cells[0] >= 0:
            return self.go("pay")
        cells = tuple(sortie_squares(state, rules, self.seat, self.card, self.named))
        zone = state.zone[self.card]
        if not cells or sortie_card_refusal(state, rules, self.seat, self.card, zone) is not None:
            return self.done(state)
        return self.ask(state, Cells(self.seat, self.clause, "sortie-square", cells, 1, 1), into="cells")

    @step("X7.42")
    def pay(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """What its text asks for."""
        price = rules.list.cards[state.printed[self.card]].sortie_price
        if price is FREE:
            return NEXT
        from fuda.games.kokuryoku.chapters.prices import paying

        return self.call(state, paying(self.seat, -1, price, self.card))

    @step("X3.1")
    def choose_chips(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """From one to the printed spirit."""
        most = min(rules.list.cards[state.printed[self.card]].spirit, state.unused[self.seat])
        if self.wanted:
            self.chips = min(self.wanted, most)
            return NEXT
        return self.ask(state, Number(self.seat, "X3.1", "sortie-chips", 1, most), into="chips")

    @step("K4.2a X3.1")
    def sortie(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """It is on the field."""
        events: list[Event] = [Sortied(self.clause, self.card, self.seat, self.cells[0], self.chips)]
        if self.clause == "K4.2a" and not self.more:
            events.append(SortieUsed("K4.2a", self.seat))
        return happen(state, rules, *events)
