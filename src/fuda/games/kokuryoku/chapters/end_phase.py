"""What is done in an end phase? K6: surprises, generation change, training, symbol, the hand down to seven."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.kokuryoku.board_events import ClassChanged, Detached, GenerationChanged
from fuda.games.kokuryoku.chapters.changes import PutHandOff, recoveries
from fuda.games.kokuryoku.chapters.invasion import class_change_refusal
from fuda.games.kokuryoku.chapters.permissions import limit
from fuda.games.kokuryoku.chapters.power_phase import level_refusal
from fuda.games.kokuryoku.chapters.prices import paying, price_refusal
from fuda.games.kokuryoku.chapters.sortie import same_name_refusal
from fuda.games.kokuryoku.chapters.use import Play, ResolveTop, Window
from fuda.games.kokuryoku.events import PhaseBegan, Went
from fuda.games.kokuryoku.table import (
    ATTACHED,
    END,
    FIELDS,
    HAND_LIMIT,
    HANDS,
    OFF,
    KokuryokuState,
    Played,
)
from fuda.games.kokuryoku.texts.values import borne
from fuda.kernel.decisions import Act, Action
from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.reasons import Reason
from fuda.kernel.telling import silence_tells

if TYPE_CHECKING:
    from fuda.games.kokuryoku.rules import Kokuryoku

FAMILY_SUPPORT: Final = 3  # chips that a parent brings to its child


@rule("K6.1 K6.2 K6.3 K6.4")
def phase_refusal(state: KokuryokuState, seat: int, clause: str) -> Reason | None:
    """Why this is not the time for what is done in one's own end phase."""
    return None if state.phase == END and state.turn_player == seat else Reason(clause, "not-your-end-phase")


@rule("K6.2 X7.13")
def generation_refusal(state: KokuryokuState, rules: Kokuryoku, seat: int, card: int, unit: int) -> Reason | None:
    """Why this child cannot take the place of that unit."""
    printed = rules.list.cards[state.printed[card]]
    if not printed.parent:
        return Reason("K6.2", "no-child-card")
    if state.zone[card] != HANDS[seat]:
        return Reason("K6.2", "not-in-hand")
    if state.zone[unit] != FIELDS[seat] or printed.parent not in rules.list.cards[state.printed[unit]].names:
        return Reason("K6.2", "not-its-parent", name=rules.number_named(printed.parent))
    return phase_refusal(state, seat, "K6.2") or same_name_refusal(state, rules, card, unit)


@rule("K6.2 X7.13")
def family_support_refusal(state: KokuryokuState, rules: Kokuryoku, seat: int, card: int, unit: int) -> Reason | None:
    """Why this parent cannot support that unit."""
    printed = rules.list.cards[state.printed[card]]
    if not printed.child:
        return Reason("K6.2", "no-parent-card")
    if state.zone[card] != HANDS[seat]:
        return Reason("K6.2", "not-in-hand")
    if state.zone[unit] != FIELDS[seat] or printed.child not in rules.list.cards[state.printed[unit]].names:
        return Reason("K6.2", "not-its-child", name=rules.number_named(printed.child))
    if not recoveries(state, rules, (unit,), FAMILY_SUPPORT, "K6.2"):
        return Reason("X3.2", "nothing-to-recover")
    return phase_refusal(state, seat, "K6.2")


@rule("K6.3 X7.14")
def training_refusal(state: KokuryokuState, rules: Kokuryoku, seat: int, card: int, unit: int) -> Reason | None:
    """Why the unit cannot be changed by training with this card."""
    price = rules.list.cards[state.printed[card]].training
    if price is None:
        return Reason("K6.3", "no-training")
    reason = class_change_refusal(state, rules, seat, card, unit) or phase_refusal(state, seat, "K6.3")
    return reason or price_refusal(state, seat, -1, price, card)


@rule("K6.4 X7.15")
def symbol_refusal(state: KokuryokuState, rules: Kokuryoku, seat: int, card: int) -> Reason | None:
    """Why the symbol of this equipment cannot be used."""
    if rules.list.cards[state.printed[card]].symbol < 0:
        return Reason("K6.4", "no-symbol")
    if state.zone[card] != ATTACHED[seat]:
        return Reason("K6.4", "not-attached")
    if card in state.used_symbols:
        return Reason("X7.15", "used-this-turn")
    return phase_refusal(state, seat, "K6.4")


class EndPhase(Procedure):
    """K6. The end phase of the turn player."""

    def __init__(self, seat: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.action = Action()

    @step("K6.1 X2.4")
    def begin(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """After the invasion phase."""
        return happen(state, rules, PhaseBegan("K6.1", END, self.seat))

    @step("K6.1")
    def open_window(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Surprises with that timing, the turn player first."""
        return self.call(state, Window("end", self.seat))

    def _could_name(self, state: KokuryokuState) -> bool:
        """Whether the hand could hold a card for a unit, in a game in which silence would tell."""
        return bool(state.zones[FIELDS[self.seat]]) and silence_tells(state, self.seat, HANDS[self.seat])

    @step("K6.2 X7.13")
    def offer_generation(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """A child for its parent on the field, or a parent to support its child."""
        options: list[Action] = []
        cards = rules.list.cards
        for card in state.zones[HANDS[self.seat]]:
            printed = cards[state.printed[card]]
            if printed.parent or printed.child:
                for unit in state.zones[FIELDS[self.seat]]:
                    if generation_refusal(state, rules, self.seat, card, unit) is None:
                        options.append(Action("generation", card, (unit,)))
                    if family_support_refusal(state, rules, self.seat, card, unit) is None:
                        options.append(Action("support-child", card, (unit,)))
        if not options and not self._could_name(state):
            return self.go("offer_training")
        return self.ask(state, Act(self.seat, "K6.2", "generation-change", (*options, Action("go-on"))), into="action")

    @step("K6.2 X7.13")
    def change_generation(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Square, chips and attached cards pass to the child; the supporting parent goes off the field."""
        if self.action.verb == "go-on":
            return NEXT
        card, unit = self.action.card, self.action.cards[0]
        self.go("offer_generation")
        if self.action.verb == "generation":
            events: list[Event] = [GenerationChanged("K6.2", card, unit)]
            for attached in borne(state, rules, unit):
                if level_refusal(state, rules, attached, card) is not None:
                    events.append(Detached("X7.13", attached, OFF[self.seat], self.seat))
        else:
            events = [Went("K6.2", card, OFF[self.seat], self.seat)]
            events += recoveries(state, rules, (unit,), FAMILY_SUPPORT, "K6.2")
        return happen(state, rules, *events)

    @step("K6.3 K6.4 X7.14 X7.15")
    def offer_training(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Class changes by training, and the symbols of equipment."""
        options: list[Action] = []
        cards = rules.list.cards
        for card in state.zones[HANDS[self.seat]]:
            if cards[state.printed[card]].training is not None:
                for unit in state.zones[FIELDS[self.seat]]:
                    if training_refusal(state, rules, self.seat, card, unit) is None:
                        options.append(Action("train", card, (unit,)))
        for card in state.zones[ATTACHED[self.seat]]:
            if cards[state.printed[card]].symbol >= 0 and symbol_refusal(state, rules, self.seat, card) is None:
                options.append(Action("symbol", card))
        if not options and not self._could_name(state):
            return self.go("adjust_hand")
        return self.ask(state, Act(self.seat, "K6.3", "training-step", (*options, Action("go-on"))), into="action")

    @step("K6.3 K6.4 X7.42")
    def train(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """The price of the training, or the symbol."""
        card = self.action.card
        if self.action.verb == "go-on":
            return self.go("adjust_hand")
        printed = rules.list.cards[state.printed[card]]
        if self.action.verb == "symbol":
            made = Played("symbol", self.seat, card, printed.printed, printed.symbol, state.host[card])
            return self.call(state, Play(made))
        assert printed.training is not None
        return self.call(state, paying(self.seat, -1, printed.training, card))

    @step("K6.3 K6.4 X6.1")
    def complete_training(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """The card goes on the unit; the symbol takes effect."""
        self.go("offer_training")
        if self.action.verb == "symbol":
            return self.call(state, ResolveTop())
        return happen(state, rules, ClassChanged("K6.3", self.action.card, self.action.cards[0]))

    @step("K6.5")
    def adjust_hand(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Down to seven, the turn player only."""
        more = len(state.zones[HANDS[self.seat]]) - limit(state, rules, self.seat, "hand", HAND_LIMIT)
        return self.call(state, PutHandOff(self.seat, more, "K6.5")) if more > 0 else NEXT
