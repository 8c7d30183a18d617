"""When may a magic be used, and what happens then? (M1-M7, and the windows in which players may act.)"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fuda.games.wars3x3.grand_magic import GrandActivation, grand_refusal
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
    Turned,
    WarsState,
)
from fuda.games.wars3x3.values import Reading, cannot_be_negated, in_period, power_refusal
from fuda.kernel.decisions import Act, Action, Cards
from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.reasons import Reason
from fuda.kernel.telling import silence_tells
from fuda.language.running.resolution import Resolve
from fuda.language.running.selection import members
from fuda.language.words import nodes as n
from fuda.mechanics.triggers import settle
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
    if state.turn_player != seat and not _is_extended(state, magic.extensions, seat):
        return Reason("M1", "not-your-turn")
    if rules.name_code(printed.printed) in state.cast[seat]:
        return Reason("M2", "already-this-turn")
    for condition in magic.conditions:
        if isinstance(condition, n.OnlyDuring):
            if not in_period(state, condition.period, seat):
                return Reason("M4", "not-the-right-time")
        elif isinstance(condition, n.Pay):
            price = _price(condition)
            found = len(members(price.what, Reading(state, rules, seat, card)))
            if found < price.n:
                return Reason("M4", "too-few-cards-to-discard", wanted=price.n, found=found)
        else:
            return Reason("M4", "condition-not-met")
    return None


@rule("P1")
def _is_extended(state: WarsState, extensions: tuple[n.Node, ...], seat: int) -> bool:
    return any(isinstance(each, n.AlsoDuring) and in_period(state, each.period, seat) for each in extensions)


def _price(condition: n.Pay) -> n.Chosen:
    """The cards that the condition wants discarded."""
    effect = condition.effect
    if not (isinstance(effect, n.Discard) and isinstance(effect.what, n.Chosen)):
        raise LookupError("the rules know no other price of a magic than discarding cards")
    return effect.what


def usable(state: WarsState, rules: Wars, seat: int) -> list[Action]:
    """Every magic and grand magic that the seat may activate now."""
    found: list[Action] = []
    if state.turn_player != seat and not _could_act(state, rules, seat):
        return found
    spent = state.grand[seat] > 0
    for card in state.zones[MAGICS[seat]]:
        if magic_refusal(state, rules, seat, card) is None:
            found.append(Action("magic", card))
        # What answers an activation is offered when there is one.
        if not spent and not rules.answers_activation[state.printed[card]]:
            if grand_refusal(state, rules, seat, card, "") is None:
                found.append(Action("grand", card))
    return found


def _could_act(state: WarsState, rules: Wars, seat: int) -> bool:
    """Whether any text of the seat's magics reaches into the opponent's turn."""
    for card in state.zones[MAGICS[seat]]:
        if rules.reaches_out[state.printed[card]]:
            return True
    return False


def could_use(state: WarsState, rules: Wars, seat: int) -> bool:
    """Whether a magic that the opponent does not know could be usable now, in a game in which silence would tell."""
    if not silence_tells(state, seat, MAGICS[seat]):
        # A magic that everybody knows may be paid with cards of the hand, which nobody else does.
        if not any([_is_paid(rules, state.printed[card]) for card in state.zones[MAGICS[seat]]]):
            return False
        if not silence_tells(state, seat, HANDS[seat]):
            return False
    if state.turn_player == seat:
        return True
    for card in rules.list.cards:
        for text in (card.magic, card.grand):
            if text is not None and _is_extended(state, text.extensions, seat):
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
    return grand_refusal(state, rules, seat, action.card, operation)


# What may be done in every window of the turn.
MAGICAL: Final = {"magic": Verb(_magic, _magic_refusal), "grand": Verb(_grand, _grand_refusal)}


class Window(ActWindow):
    """M1, G1. The seat may use magics and grand magics, one after another, until it goes on."""

    clause: ClassVar[str] = "M1"
    purpose: ClassVar[str] = "window"
    verbs: ClassVar[dict[str, Verb]] = MAGICAL

    @step("M1 G1")
    def offer(self, state: WarsState, rules: Wars) -> Flow:
        """Ask only if there is something to use."""
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
        self.negated = 0
        self.printed = -1

    @step("M4 S11 Q17")
    def meet_condition(self, state: WarsState, rules: Wars) -> Flow:
        """A condition that asks for cards is met by discarding them."""
        magic = self.card if self.copied < 0 else self.copied
        self.printed = state.printed[magic]
        text = rules.list.cards[self.printed].magic
        assert text is not None
        for condition in text.conditions:
            if isinstance(condition, n.Pay):
                price = _price(condition)
                candidates = members(price.what, Reading(state, rules, self.seat, self.card))
                return self.ask(state, Cards(self.seat, "M4", "discard", candidates, price.n, price.n), into="discards")
        return NEXT

    @step("M5 S12 M2")
    def pay(self, state: WarsState, rules: Wars) -> Flow:
        """Face down to face up, face up to sideways, or exile for the echo; a copy pays nothing."""
        events: list[Event] = [Moved("M4", card, DISCARD, self.seat) for card in self.discards]
        if self.copied < 0:
            lying = state.lying[self.card]
            if lying == FACE_DOWN:
                events.append(Turned("M5", self.card, FACE_UP))
            elif lying == FACE_UP:
                events.append(Turned("M5", self.card, SIDEWAYS))
            else:
                events.append(MagicExiled("S12", self.card, EXILE, self.seat))
        events.append(MagicActivated("M2", self.seat, self.card, self.copied))
        return happen(state, rules, *events)

    @step("S15 Q12")
    def wait_for_negation(self, state: WarsState, rules: Wars) -> Flow:
        """Before the effect it may be negated, as a whole."""
        return self.call(state, NegationWindow(self.seat, "magic"), into="negated")

    @step("M6 M7 S14")
    def take_effect(self, state: WarsState, rules: Wars) -> Flow:
        """Carry out the text as far as possible. What was paid stays paid when it was negated."""
        if self.negated == 1:
            return happen(state, rules, Negated("S15", self.seat, self.card if self.copied < 0 else -1))
        line = rules.list.cards[self.printed].magic_line
        return self.call(state, Resolve(self.seat, self.card, self.printed, line, "M6"))

    @step("S6")
    def settle_triggers(self, state: WarsState, rules: Wars) -> Flow:
        """What was destroyed may come back."""
        return settle(self, state, state.turn_player, "S6")


class NegationWindow(Procedure):
    """S15. The opponent first, then the player whose magic or boost it is, may negate it."""

    def __init__(self, user: int = -1, operation: str = "") -> None:
        super().__init__()
        self.user = user
        self.operation = operation
        self.seat = 1 - user
        self.action = Action()
        self.negated = 0

    @step("Q13 P2 S15")
    def offer(self, state: WarsState, rules: Wars) -> Flow:
        """Nobody is asked who has nothing to negate with."""
        if self.operation == "magic" and cannot_be_negated(state, self.user):
            return self.done(state, 0)
        options = [
            Action("grand", card)
            for card in state.zones[MAGICS[self.seat]]
            if rules.answers_activation[state.printed[card]]
            and grand_refusal(state, rules, self.seat, card, self.operation) is None
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
