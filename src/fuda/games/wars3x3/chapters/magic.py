"""When may a magic be used, and what happens then? (M1-M7, and the windows in which players may act.)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from fuda.games.wars3x3.cards import is_discard
from fuda.games.wars3x3.chapters.applied import needs_no_cost
from fuda.games.wars3x3.chapters.at_will import UseAbility, use_refusal, uses
from fuda.games.wars3x3.chapters.casting import again, is_meant, negated_next
from fuda.games.wars3x3.chapters.grand_magic import GrandActivation, grand_refusal, is_extended
from fuda.games.wars3x3.table import (
    DISCARD,
    EXILE,
    FACE_DOWN,
    FACE_UP,
    HANDS,
    MAGICS,
    SIDEWAYS,
    MagicActivated,
    MagicExiled,
    Negated,
    Spent,
    Turned,
    WarsState,
)
from fuda.games.wars3x3.texts.values import Reading, cannot_be_negated, cannot_do, in_period, power_refusal
from fuda.games.wars3x3.words import acts as t
from fuda.games.wars3x3.words import bans as u
from fuda.games.wars3x3.words import events as v
from fuda.games.wars3x3.words import things as w
from fuda.kernel.decisions import Act, Action, Cards
from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.reasons import Reason
from fuda.kernel.telling import silence_tells
from fuda.language.running.selection import members
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n
from fuda.mechanics.triggers import PlayTriggers, settle
from fuda.mechanics.windows import Verb
from fuda.mechanics.windows import Window as ActWindow
from fuda.mechanics.zones import Moved

if TYPE_CHECKING:
    from fuda.games.wars3x3.rules import Wars


@rule("M1 M2 M3 M4 M5 S12")
def magic_refusal(state: WarsState, rules: Wars, seat: int, card: int) -> Reason | None:
    """Why the seat may not activate this magic now."""
    if state.zone[card] != MAGICS[seat]:
        return Reason("M1", "not-your-magic")
    if state.lying[card] == SIDEWAYS and not rules.card(state, card).pays_sideways:
        return Reason("M5", "sideways")
    refused = _basic_refusal(state, rules, seat, card)
    if refused is not None:
        return refused
    return power_refusal(state, rules, seat, card)


@rule("S18 Q15 Q16 S11 M1 M2 M4")
def copy_refusal(state: WarsState, rules: Wars, seat: int, card: int, ignores_power: bool = True) -> Reason | None:
    """Why the seat may not activate a copy of this magic now: the cost is ignored, and required power where the text
    says so; nothing else is."""
    if state.lying[card] != FACE_UP:
        return Reason("Q16", "not-face-up")
    refused = _basic_refusal(state, rules, seat, card)
    if refused is not None or ignores_power:
        return refused
    return power_refusal(state, rules, seat, card)


def _basic_refusal(state: WarsState, rules: Wars, seat: int, card: int) -> Reason | None:
    """M1, M2 and M4: what a copy has to obey as well."""
    printed = rules.card(state, card)
    magic = printed.magic
    if magic is None:
        return Reason("M1", "no-magic")
    if "magic" in rules.list.forbidden and cannot_do(state, rules, seat, "magic"):
        return Reason("P2", "forbidden-now")
    if state.turn_player != seat and not is_extended(state, rules, magic.extensions, seat):
        return Reason("M1", "not-your-turn")
    if rules.name_code(printed.printed) in state.cast[seat] and again(state, seat, "same-magic") is None:
        return Reason("M2", "already-this-turn")
    for condition in magic.conditions:
        refused = condition_refusal(state, rules, seat, card, condition, "M4")
        if refused is not None:
            return refused
    return None


@rule("M4 G3")
def condition_refusal(
    state: WarsState, rules: Wars, seat: int, card: int, condition: n.Node, clause: str
) -> Reason | None:
    """Why what stands in brackets is not met, or cannot be paid."""
    if type(condition) is n.OnlyDuring:
        return None if in_period(state, rules, condition.period, seat) else Reason(clause, "not-the-right-time")
    reading = Reading(state, rules, seat, card)
    if type(condition) is n.Pay:
        if is_discard(condition):
            price = _price(condition)
            found = len(members(price.what, reading))
            if found < price.n:
                return Reason(clause, "too-few-cards-to-discard", wanted=price.n, found=found)
            return None
        return None if is_payable(state, reading, condition.effect, seat) else Reason(clause, "cannot-pay")
    if isinstance(condition, n.When):
        top = state.frames[-1]
        if isinstance(top, NegationWindow) and answers(condition, top.operation, top.user, reading):
            return None
        return Reason(clause, "nothing-to-answer")
    if type(condition) is u.Given and reading.holds(condition.condition):
        return None
    return Reason(clause, "condition-not-met")


@rule("S15 M4")
def answers(condition: n.When, operation: str, user: int, reading: Reading) -> bool:
    """Whether what is being activated is what a text answers."""
    event = condition.event
    if not isinstance(event, (v.Did, w.Activated)) or not any([is_meant(each, operation) for each in event.operations]):
        return False
    return isinstance(event, w.Activated) or user in reading.seats(event.player)


@rule("M4 M6")
def is_payable(state: WarsState, reading: Reading, price: n.Node, seat: int) -> bool:
    """Whether a price can be paid in full."""
    if isinstance(price, a.Both):
        return is_payable(state, reading, price.first, seat) and is_payable(state, reading, price.second, seat)
    if isinstance(price, t.LoseLife):
        return state.life[seat] >= reading.amount(price.amount)
    what = getattr(price, "what", None)
    if isinstance(what, (n.Chosen, n.UpTo)):
        least = what.n if isinstance(what, n.Chosen) else 0
        return len(members(what.what, reading)) >= least
    return not isinstance(what, n.Node) or bool(members(what, reading))


def _price(condition: n.Pay) -> n.Chosen:
    """The cards that the condition wants discarded."""
    effect = condition.effect
    assert isinstance(effect, n.Discard) and isinstance(effect.what, n.Chosen)
    return effect.what


def usable(state: WarsState, rules: Wars, seat: int) -> list[Action]:
    """Every magic, grand magic and ability at will that the seat may use now."""
    found = uses(state, rules, seat) if rules.list.has_wilful else []
    theirs = state.turn_player != seat
    spent = state.grand[seat] > 0 and again(state, seat, "grand") is None
    for card in state.zones[MAGICS[seat]]:
        if theirs and not rules.reaches_out[state.printed[card]]:
            continue  # it would be refused because of the turn
        if magic_refusal(state, rules, seat, card) is None:
            found.append(Action("magic", card))
        # What answers an activation is offered when there is one.
        if not spent and not rules.answers_activation[state.printed[card]]:
            if grand_refusal(state, rules, seat, card, "") is None:
                found.append(Action("grand", card))
    return found


def could_use(state: WarsState, rules: Wars, seat: int) -> bool:
    """Whether a magic that the opponent does not know could be usable now, in a game in which silence would tell."""
    if not silence_tells(state, seat, MAGICS[seat]):
        # A magic that everybody knows may be paid with cards of the hand, which nobody else does.
        if not state.hide_forced or not silence_tells(state, seat, HANDS[seat]):
            return False
        if not any([_is_paid(rules, state.printed[card]) for card in state.zones[MAGICS[seat]]]):
            return False
    if state.turn_player == seat:
        return True
    for card in rules.list.cards:
        for text in (card.magic, card.grand):
            if text is not None and is_extended(state, rules, text.extensions, seat):
                return True
    return False


def _is_paid(rules: Wars, printed: int) -> bool:
    text = rules.list.cards[printed].magic
    return text is not None and any([isinstance(each, n.Pay) for each in text.conditions])


def _magic(state: WarsState, rules: Wars, seat: int, action: Action) -> Procedure:
    return MagicActivation(seat, action.card)


def _grand(state: WarsState, rules: Wars, seat: int, action: Action) -> Procedure:
    return GrandActivation(seat, action.card)


def _magic_refusal(state: WarsState, rules: Wars, seat: int, action: Action) -> Reason | None:
    return magic_refusal(state, rules, seat, action.card)


def _grand_refusal(state: WarsState, rules: Wars, seat: int, action: Action) -> Reason | None:
    top = state.frames[-1]
    operation = top.operation if isinstance(top, NegationWindow) else ""
    user = top.user if isinstance(top, NegationWindow) else -1
    return grand_refusal(state, rules, seat, action.card, operation, user)


def _use(state: WarsState, rules: Wars, seat: int, action: Action) -> Procedure:
    return UseAbility(seat, action.card, action.numbers[0] if action.numbers else -1)


def _use_refusal(state: WarsState, rules: Wars, seat: int, action: Action) -> Reason | None:
    return use_refusal(state, rules, seat, action.card, action.numbers[0] if action.numbers else -1)


def settle_first(procedure: Procedure, state: WarsState, clause: str) -> Flow:
    """Play what has triggered, then run the same step again."""
    procedure.run_again()
    return procedure.call(state, PlayTriggers(state.turn_player, clause))


# What may be done in every window of the turn.
MAGICAL: Final = {
    "magic": Verb(_magic, _magic_refusal),
    "grand": Verb(_grand, _grand_refusal),
    "use": Verb(_use, _use_refusal),
}


class Window(ActWindow):
    """M1, G1. The seat may use magics and grand magics, one after another, until it goes on."""

    clause: ClassVar[str] = "M1"
    purpose: ClassVar[str] = "window"
    verbs: ClassVar[dict[str, Verb]] = MAGICAL

    @step("M1 G1")
    def offer(self, state: WarsState, rules: Wars) -> Flow:
        """Ask only if there is something to use."""
        if state.triggered:
            return settle_first(self, state, "M1")
        options = usable(state, rules, self.seat)
        if not options and not could_use(state, rules, self.seat):
            return self.done(state)
        return self.ask_which(state, options)

    @step("M1 G1")
    def use(self, state: WarsState, rules: Wars) -> Flow:
        """Use it and ask again."""
        if self.is_over:
            return self.done(state)
        self.restart()
        return self.begin_action(state, rules)


class MagicActivation(Procedure):
    """M4-M7. Condition, cost, the chance to negate, effect."""

    def __init__(self, seat: int = -1, card: int = -1, copied: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.card = card  # the magic, or the card whose grand magic copies
        self.copied = copied  # the magic that is copied
        self.discards: tuple[int, ...] = ()
        self.paid: tuple[int, ...] = ()  # to which cards the condition was done
        self.negated = 0
        self.result = 0
        self.printed = -1

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """No magic negated before."""
        return {"result": 0, "paid": (), **written}

    @step("M4 S11 Q17")
    def meet_condition(self, state: WarsState, rules: Wars) -> Flow:
        """A condition that asks for cards is met by discarding them."""
        magic = self.card if self.copied < 0 else self.copied
        self.printed = state.printed[magic]
        text = rules.list.cards[self.printed].magic
        assert text is not None
        for condition in text.conditions:
            if isinstance(condition, n.Pay) and is_discard(condition):
                price = _price(condition)
                candidates = members(price.what, Reading(state, rules, self.seat, self.card))
                return self.ask(state, Cards(self.seat, "M4", "discard", candidates, price.n, price.n), into="discards")
        return NEXT

    @step("M4 Q17")
    def pay_otherwise(self, state: WarsState, rules: Wars) -> Flow:
        """A condition that asks for something else is met by doing it."""
        key = (self.printed, rules.list.cards[self.printed].magic_line, -1, 0)
        line = rules.list.inner_lines.get(key, -1)  # a magic may have no line of its own
        if not rules.sentences(self.printed, line):
            return NEXT
        from fuda.games.wars3x3.chapters.effects import Paying

        return self.call(state, Paying(self.seat, self.card, self.printed, line, "M4"), into="paid")

    @step("M5 S12 M2")
    def pay(self, state: WarsState, rules: Wars) -> Flow:
        """Face down to face up, face up to sideways, or exile for the echo; a copy pays nothing."""
        events: list[Event] = [Moved("M4", card, DISCARD, self.seat) for card in self.discards]
        if self.copied < 0:
            lying = state.lying[self.card]
            if lying != SIDEWAYS and needs_no_cost(state, rules, self.seat):
                pass  # it stays as it lies
            elif lying == FACE_DOWN:
                events.append(Turned("M5", self.card, FACE_UP))
            elif lying == FACE_UP:
                events.append(Turned("M5", self.card, SIDEWAYS))
            else:
                events.append(MagicExiled("S12", self.card, EXILE, self.seat))
        more = again(state, self.seat, "same-magic") if rules.name_code(self.printed) in state.cast[self.seat] else None
        if more is not None:
            events.append(Spent("M2", more.timestamp))
        events.append(MagicActivated("M2", self.seat, self.card, self.copied))
        return happen(state, rules, *events)

    @step("S15 Q12")
    def wait_for_negation(self, state: WarsState, rules: Wars) -> Flow:
        """Before the effect it may be negated, as a whole."""
        magic = self.card if self.copied < 0 else self.copied
        next_one = negated_next(state, rules, self.seat, "magic")
        if next_one is not None and not cannot_be_negated(state, rules, self.seat, magic):
            self.negated = 1
            return happen(state, rules, Spent("S15", next_one.timestamp))
        return self.call(state, NegationWindow(self.seat, "magic", self.card), into="negated")

    @step("M6 M7 S14")
    def take_effect(self, state: WarsState, rules: Wars) -> Flow:
        """Carry out the text as far as possible. What was paid stays paid when it was negated."""
        if self.negated == 1:
            return happen(state, rules, Negated("S15", self.seat, self.card if self.copied < 0 else -1))
        line = rules.list.cards[self.printed].magic_line
        from fuda.games.wars3x3.chapters.effects import Carry

        that = self.discards or self.paid
        return self.call(state, Carry(self.seat, self.card, self.printed, line, "M6", that), into="result")

    @step("S6")
    def settle_triggers(self, state: WarsState, rules: Wars) -> Flow:
        """What was destroyed may come back."""
        return settle(self, state, state.turn_player, "S6")

    @step("S15")
    def report(self, state: WarsState, rules: Wars) -> Flow:
        """Hand over what the effect came to: a magic can negate as well."""
        return self.done(state, self.result)


class NegationWindow(Procedure):
    """S15. The opponent first, then the player whose magic or boost it is, may negate it."""

    def __init__(self, user: int = -1, operation: str = "", card: int = -1) -> None:
        super().__init__()
        self.card = card  # the magic or grand magic that may be negated
        self.user = user
        self.operation = operation
        self.seat = 1 - user
        self.action = Action()
        self.negated = 0

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """Which magic it is was not asked before."""
        return {"card": -1, **written}

    @step("Q13 P2 S15")
    def offer(self, state: WarsState, rules: Wars) -> Flow:
        """Nobody is asked who has nothing to negate with."""
        if self.operation == "magic" and cannot_be_negated(state, rules, self.user, self.card):
            return self.done(state, 0)
        options = [
            Action("grand", card)
            for card in state.zones[MAGICS[self.seat]]
            if rules.answers_activation[state.printed[card]]
            and grand_refusal(state, rules, self.seat, card, self.operation, self.user) is None
        ]
        options += [
            Action("magic", card)
            for card in state.zones[MAGICS[self.seat]]
            if rules.magic_answers[state.printed[card]] and magic_refusal(state, rules, self.seat, card) is None
        ]
        if not options and (state.grand[self.seat] > 0 or not silence_tells(state, self.seat, MAGICS[self.seat])):
            self.action = Action("pass")
            return NEXT
        return self.ask(state, Act(self.seat, "S15", "negate", (*options, Action("pass"))), into="action")

    @step("S15")
    def answer(self, state: WarsState, rules: Wars) -> Flow:
        """A negation cannot be countered or negated."""
        if self.action.verb == "grand":
            return self.call(state, GrandActivation(self.seat, self.action.card), into="negated")
        if self.action.verb == "magic":
            return self.call(state, MagicActivation(self.seat, self.action.card), into="negated")
        if self.seat == self.user:
            return self.done(state, 0)
        self.seat = self.user
        return self.go("offer")

    @step("S15 M7")
    def report(self, state: WarsState, rules: Wars) -> Flow:
        """Whether the effect is off."""
        return self.done(state, self.negated)


def discard_hand_card(seat: int, state: WarsState, clause: str, card: int) -> Event:
    """A card of the hand put into the discard pile."""
    assert state.zone[card] == HANDS[seat]
    return Moved(clause, card, DISCARD, seat)
