"""When may an ability that its player uses at will be used, and what happens then?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.wars3x3.cards import Trait
from fuda.games.wars3x3.table import FIELDS, MAGICS, UNTIL_TURN_END, USED, Lasting, WarsState
from fuda.games.wars3x3.texts.values import in_period, lasting_magics, traits
from fuda.kernel.decisions import Action
from fuda.kernel.machine import happen
from fuda.kernel.procedure import Flow, Procedure, rule, step
from fuda.kernel.reasons import Reason
from fuda.mechanics.triggers import settle

if TYPE_CHECKING:
    from fuda.games.wars3x3.rules import Wars


def abilities_of(state: WarsState, rules: Wars, seat: int) -> list[tuple[int, int, Trait]]:
    """The abilities at will that the seat has now: the card, the number by which it is remembered, and what it says."""
    found: list[tuple[int, int, Trait]] = []
    for place, trait in rules.list.wilful:
        for card in state.zones[FIELDS[seat]]:
            if traits(state, rules, card) >> place & 1:
                found.append((card, place, trait))
    for side, card in lasting_magics(state, rules) if rules.list.magics_listen else ():
        if side == seat:
            found += [
                (card, -1 - each.line, each) for each in rules.card(state, card).heard if each.at_will is not None
            ]
    return found


@rule("M1 P1 M6")
def use_refusal(state: WarsState, rules: Wars, seat: int, card: int, place: int = -1) -> Reason | None:
    """Why the seat may not use an ability of this card now; the numbers tell several of one card apart."""
    reason = Reason("P1", "no-such-ability")
    if state.zone[card] not in (FIELDS[seat], MAGICS[seat]):
        return reason
    for bearer, number, trait in abilities_of(state, rules, seat):
        if bearer == card and place in (-1, number):
            refused = _refused(state, rules, seat, card, number, trait)
            if refused is None:
                return None
            reason = refused
    return reason


def _refused(state: WarsState, rules: Wars, seat: int, card: int, place: int, trait: Trait) -> Reason | None:
    from fuda.games.wars3x3.chapters.effects import Carry

    assert trait.at_will is not None
    periods = trait.at_will.periods
    if not periods and state.turn_player != seat:
        return Reason("M1", "not-your-turn")
    if periods and not any([in_period(state, rules, each, seat) for each in periods]):
        return Reason("M4", "not-the-right-time")
    if trait.once and any([each.kind == USED and each.card == card and each.amount == place for each in state.effects]):
        return Reason("P1", "already-this-turn")
    sentences = rules.sentences(trait.printed, trait.line)
    frame = Carry(seat, card, trait.printed, trait.line, "P1")
    if not sentences or not rules.is_possible(state, frame, sentences[0]):
        return Reason("M6", "cannot-pay")
    return None


def uses(state: WarsState, rules: Wars, seat: int) -> list[Action]:
    """Every ability that the seat may use now."""
    found: list[Action] = []
    for card, place, trait in abilities_of(state, rules, seat):
        if _refused(state, rules, seat, card, place, trait) is None:
            found.append(Action("use", card, (), (place,)))
    return found


class UseAbility(Procedure):
    """P1, M6. An ability of a unit, or of a magic that lies face up, used by its player."""

    def __init__(self, seat: int = -1, card: int = -1, place: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.place = place

    @step("P1 M6")
    def carry_out(self, state: WarsState, rules: Wars) -> Flow:
        """What it says; it counts as used from now on."""
        from fuda.games.wars3x3.chapters.effects import Carry

        for card, place, trait in abilities_of(state, rules, self.seat):
            if card == self.card and self.place in (-1, place):
                if trait.once:
                    happen(state, rules, Lasting("P1", USED, self.seat, card, place, UNTIL_TURN_END))
                return self.call(state, Carry(self.seat, card, trait.printed, trait.line, "P1"))
        return self.done(state)

    @step("S6")
    def settle_triggers(self, state: WarsState, rules: Wars) -> Flow:
        """What was destroyed may come back."""
        return settle(self, state, state.turn_player, "S6")
