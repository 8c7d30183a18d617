"""What do crest abilities, items and surprises cost, and how is it paid?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fuda.games.kokuryoku.battle_events import Priced
from fuda.games.kokuryoku.cards import Price, Usable
from fuda.games.kokuryoku.chapters.changes import put_away
from fuda.games.kokuryoku.events import MadeWaiting, PileChanged, Spent, Went
from fuda.games.kokuryoku.table import ABROAD, HANDS, OFF, KokuryokuState
from fuda.games.kokuryoku.texts.values import changed_by, in_force, places, reaches
from fuda.games.kokuryoku.words import prices as pr
from fuda.kernel.decisions import Cards, Number
from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.reasons import Reason

if TYPE_CHECKING:
    from fuda.games.kokuryoku.rules import Kokuryoku

# --- prices


@rule("X7.42 X3.4")
def price_refusal(state: KokuryokuState, seat: int, unit: int, price: Price, card: int = -1) -> Reason | None:
    """Why the price cannot be paid; `card` is what is being used and pays for nothing."""
    if price.spirit and (unit < 0 or state.chips[unit] < price.spirit):
        return Reason("X7.42", "too-few-chips", chips=state.chips[unit] if unit >= 0 else 0, price=price.spirit)
    if price.hand:
        hand = len(state.zones[HANDS[seat]]) - (1 if card >= 0 and state.zone[card] == HANDS[seat] else 0)
        if hand < price.hand:
            return Reason("X7.42", "too-few-cards-in-hand", cards=hand, price=price.hand)
    if price.off and len(state.zones[OFF[seat]]) < price.off:
        return Reason("X7.42", "too-few-cards-off", cards=len(state.zones[OFF[seat]]), price=price.off)
    if price.any_spirit and (unit < 0 or state.chips[unit] <= price.spirit):
        return Reason("X7.42", "too-few-chips", chips=state.chips[unit] if unit >= 0 else 0, price=price.spirit + 1)
    if price.chips and state.unused[seat] < price.chips:
        return Reason("X7.42", "too-few-unused-chips", chips=state.unused[seat], price=price.chips)
    if price.waits and (unit < 0 or state.waiting[unit]):
        return Reason("X7.42", "unit-is-waiting")
    return None


@rule("X7.42")
def price_now(state: KokuryokuState, rules: Kokuryoku, seat: int, unit: int, usable: Usable, kind: str) -> Price:
    """What a crest ability or a surprise costs under the texts in force."""
    standing = places(state, rules).standing
    said = standing.get(pr.ChangePrice if kind == "crest" else pr.ChangeSurprisePrice, ())
    if not said or kind not in ("crest", "surprise"):
        return usable.price
    made = usable.price.copied()
    for each in said:
        if kind == "crest":
            reading = reaches(state, rules, each, unit)
        else:
            reading = in_force(state, rules, each)
            if reading is not None and seat not in reading.seats(each.effect.player):
                reading = None
        if reading is not None:
            amount = changed_by(reading, each.effect.change, made.part(each.effect.part))
            made.set_part(each.effect.part, max(0, amount))
    return made


class PayPrice(Procedure):
    """X7.42. Choose what is paid with, and pay it all at once."""

    def __init__(
        self,
        seat: int = -1,
        unit: int = -1,
        spirit: int = 0,
        hand: int = 0,
        off: int = 0,
        card: int = -1,
        rest: tuple[int, ...] = (0, 0, 0, 0),
    ) -> None:
        super().__init__()
        self.seat = seat
        self.unit = unit
        self.spirit = spirit
        self.hand = hand
        self.off = off
        self.card = card
        self.from_hand: tuple[int, ...] = ()
        self.from_off: tuple[int, ...] = ()
        self.any_spirit, self.chips, self.waits, self.itself = rest  # X, unused chips, the unit, the card
        self.number = 0  # what X is

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """Prices were chips of a unit and cards before."""
        return {"any_spirit": 0, "chips": 0, "waits": 0, "itself": 0, "number": 0, **written}

    @step("X7.42")
    def choose_hand(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """What is X, and which cards of the hand?"""
        if self.any_spirit and not self.number:
            self.go("choose_hand")
            most = state.chips[self.unit] - self.spirit
            return self.ask(state, Number(self.seat, "X7.42", "pay-spirit", 1, most), into="number")
        if not self.hand:
            return NEXT
        hand = tuple([card for card in state.zones[HANDS[self.seat]] if card != self.card])
        return self.ask(state, Cards(self.seat, "X7.42", "pay-hand", hand, self.hand, self.hand), into="from_hand")

    @step("X7.42")
    def choose_off(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Which cards off the field?"""
        if not self.off:
            return NEXT
        pile = tuple([card for card in state.zones[OFF[self.seat]] if card != self.card])
        return self.ask(state, Cards(self.seat, "X7.42", "pay-off", pile, self.off, self.off), into="from_off")

    @step("X7.42 X3.4")
    def pay(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Chips of the unit, cards of the hand off the field, cards off the field abroad."""
        events: list[Event] = []
        if self.spirit or self.number:
            events.append(Spent("X7.42", self.unit, self.spirit + self.number))
        if self.chips:
            events.append(PileChanged("X7.42", self.seat, -self.chips))
        if self.waits:
            events.append(MadeWaiting("X7.42", self.unit))
        events += [Went("X7.42", card, OFF[self.seat], self.seat) for card in self.from_hand]
        events += [Went("X7.42", card, ABROAD[self.seat], self.seat) for card in self.from_off]
        if self.number:
            events.append(Priced("X7.42", self.number))
        if self.itself and (state.host[self.card] >= 0 or state.cell[self.card] >= 0):
            events.append(put_away(state, self.card, OFF[self.seat], "X7.42"))
        happen(state, rules, *events)
        return self.done(state)


def paying(seat: int, unit: int, price: Price, card: int = -1) -> PayPrice:
    """The procedure that pays a price."""
    return PayPrice(seat, unit, price.spirit, price.hand, price.off, card, price.rest)
