"""Why may a player not do this? The answer for every action that a player can name, at any moment.

The functions asked here are the ones that list the legal actions, so the two cannot disagree. Numbers of an action are
squares (0 to 11) or the line of a crest ability; a square may be left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.kokuryoku.chapters.attacks import Attack, attack_refusal, counter_refusal, follow_up_refusal
from fuda.games.kokuryoku.chapters.end_phase import (
    family_support_refusal,
    generation_refusal,
    symbol_refusal,
    training_refusal,
)
from fuda.games.kokuryoku.chapters.invasion import (
    Invasion,
    UnitTurn,
    again_refusal,
    class_change_refusal,
    heal_refusal,
    rescue_refusal,
    take_refusal,
)
from fuda.games.kokuryoku.chapters.power_phase import attach_refusal, lay_refusal, remove_refusal, sortie_refusal
from fuda.games.kokuryoku.chapters.preparation import redraw_refusal
from fuda.games.kokuryoku.chapters.use import (
    ACTION_STEP,
    ITEM_STEP,
    PROCESSING_STEP,
    Occasion,
    Window,
    crest_refusal,
    special_refusal,
    surprise_refusal,
    use_refusal,
    users,
)
from fuda.games.kokuryoku.table import CELLS, FIELDS, INVASION, ITEM, POWER, KokuryokuState
from fuda.games.kokuryoku.texts.movement import move_refusal, open_squares
from fuda.kernel.decisions import Act, Action, is_meant
from fuda.kernel.machine import asked
from fuda.kernel.procedure import rule, steps_of
from fuda.kernel.reasons import Reason

if TYPE_CHECKING:
    from fuda.games.kokuryoku.rules import Kokuryoku

PASSING: Final = ("go-on", "pass")
# How many cards beside the first one, and how many numbers at most, an action names.
NAMED: Final[dict[str, tuple[int, int]]] = {
    "sortie": (0, 1),
    "lay-land": (0, 1),
    "attach": (1, 0),
    "remove": (0, 0),
    "act-with": (0, 0),
    "move": (0, 1),
    "attack": (2, 0),
    "heal": (2, 0),
    "receive": (1, 0),
    "crest": (0, 1),
    "use": (0, 0),
    "surprise": (0, 0),
    "critical": (0, 0),
    "capture": (0, 0),
    "rescue": (1, 1),
    "counter": (0, 0),
    "follow-up": (0, 0),
    "move-again": (0, 1),
    "class-change": (1, 0),
    "generation": (1, 0),
    "support-child": (1, 0),
    "train": (1, 0),
    "symbol": (0, 0),
}
WITH_EQUIPMENT: Final = ("attack", "heal")  # what is left out is the unit itself
IN_ACTION_STEP: Final = ("attack", "heal", "rescue")
IN_TURN_OF_A_UNIT: Final = ("move", "move-again", "class-change", *IN_ACTION_STEP)


def refusal(state: KokuryokuState, rules: Kokuryoku, seat: int, action: Action) -> Reason | None:
    """The first rule that forbids the action now, or None when it is offered."""
    question = asked(state, seat)
    if action.verb in WITH_EQUIPMENT and len(action.cards) == 1:
        action = Action(action.verb, action.card, (action.cards[0], action.card))
    if isinstance(question, Act) and any([is_meant(each, action) for each in question.options]):
        return None
    reason = _unclear(action) or _specific(state, rules, seat, action)
    if reason is not None:
        return reason
    if question is None:
        return Reason("K3.1", "not-asked")
    return Reason(question.clause, "not-offered-now")


def _unclear(action: Action) -> Reason | None:
    """Whether the action can be understood at all."""
    wanted = NAMED.get(action.verb)
    if wanted is None:
        return None
    if action.card < 0:
        return Reason("K3.1", "no-card-named")
    if len(action.cards) > wanted[0] or (len(action.cards) < wanted[0] and action.verb not in IN_ACTION_STEP):
        return Reason("K3.1", "wrong-number-of-cards", cards=len(action.cards), wanted=wanted[0])
    if len(action.numbers) > wanted[1] or any([not 0 <= each < CELLS for each in action.numbers]):
        return Reason("K3.1", "no-such-square")
    return None


@rule("K4.2a K4.4 K4.5 K5.0 K5.2 K5.3 K6.2")
def _specific(state: KokuryokuState, rules: Kokuryoku, seat: int, action: Action) -> Reason | None:
    verb, card = action.verb, action.card
    number = action.numbers[0] if action.numbers else -1
    other = action.cards[0] if action.cards else -1
    if verb == "sortie":
        return sortie_refusal(state, rules, seat, card, number)
    if verb == "lay-land":
        return lay_refusal(state, rules, seat, card, number)
    if verb == "attach":
        return attach_refusal(state, rules, seat, card, other)
    if verb == "remove":
        return remove_refusal(state, rules, seat, card)
    if verb == "act-with":
        return Invasion.refusal(state, rules, seat, action)
    if verb in IN_TURN_OF_A_UNIT:
        return _of_a_unit(state, rules, seat, action)
    if verb in ("crest", "use", "surprise", "critical", "capture"):
        return _using(state, rules, seat, action, number)
    if verb in ("generation", "support-child", "train", "symbol"):
        return _at_the_end(state, rules, seat, verb, card, other)
    if verb in ("receive", "counter", "follow-up"):
        return _in_battle(state, rules, seat, verb, card)
    return redraw_refusal(state, seat) if verb in ("redraw", "keep") else None


def _step_of_turn(state: KokuryokuState) -> str:
    """The step that the unit whose turn it is stands in; empty when no unit does."""
    top = state.frames[-1]
    return steps_of(UnitTurn)[top.running].name if isinstance(top, UnitTurn) else ""


@rule("K5.0a K5.2 K5.3 K5.4b X7.32")
def _of_a_unit(state: KokuryokuState, rules: Kokuryoku, seat: int, action: Action) -> Reason | None:
    """What a unit does in its turn: is it its turn, is it the step, and can it?"""
    if action.verb == "class-change":
        return _changing_class(state, rules, seat, action)
    unit = action.card
    if state.zone[unit] != FIELDS[seat]:
        return Reason("K5.0", "not-your-unit")
    if state.acting != unit:
        return take_refusal(state, seat, unit) or Reason("K5.0a", "not-its-turn")
    here = _step_of_turn(state)
    number = action.numbers[0] if action.numbers else -1
    if action.verb == "move":
        if here != "offer_move":
            return Reason("K5.2", "not-in-this-step")
        if number < 0:
            return None if open_squares(state, rules, unit) else Reason("K5.2", "no-square-to-move-to")
        return move_refusal(state, rules, unit, number)
    if action.verb == "move-again":
        return _moving_again(state, rules, unit, number, here)
    if here not in ("offer_move", "offer_action"):
        return Reason("K5.3", "not-in-this-step")
    return _acting(state, rules, unit, action)


@rule("K5.4b X6.1")
def _changing_class(state: KokuryokuState, rules: Kokuryoku, seat: int, action: Action) -> Reason | None:
    """What card and unit are comes before the time: a card that never fits is not for a later step either."""
    unit = action.cards[0]
    reason = class_change_refusal(state, rules, seat, action.card, unit)
    if reason is not None:
        return reason
    if state.phase != INVASION or state.turn_player != seat:
        return Reason("X6.1", "not-your-invasion-phase")
    if state.acting != unit:
        return Reason("X6.1", "not-its-turn")
    return None if _step_of_turn(state) == "offer_processing" else Reason("X6.1", "not-in-this-step")


def _moving_again(state: KokuryokuState, rules: Kokuryoku, unit: int, number: int, here: str) -> Reason | None:
    if here != "offer_processing":
        return Reason("K5.4b", "not-in-this-step")
    if state.frames[-1].again:
        return Reason("X7.32", "moved-again-already")
    reason = again_refusal(state, rules, unit)
    if reason is None and number >= 0:
        reason = move_refusal(state, rules, unit, number)
    return reason


@rule("X5.1 X5.9")
def _acting(state: KokuryokuState, rules: Kokuryoku, unit: int, action: Action) -> Reason | None:
    """An attack, a healing or a rescue; equipment left out is the first, a square left out any."""
    if not action.cards:
        return Reason("K5.3", "no-target-named")
    target = action.cards[0]
    if action.verb == "rescue":
        if not action.numbers:
            return Reason("X7.20", "no-square-named")
        return rescue_refusal(state, rules, unit, target, action.numbers[0])
    equipment = action.cards[1] if len(action.cards) > 1 else unit
    if action.verb == "attack":
        return attack_refusal(state, rules, unit, target, equipment)
    return heal_refusal(state, rules, unit, target, equipment)


@rule("X7.10 X7.24 X7.26")
def _occasion(state: KokuryokuState, seat: int, unit: int, action: Action, line: int = -1) -> Occasion:
    """What could be used now by a seat, with the unit that would use it."""
    top = state.frames[-1]
    if isinstance(top, Window):
        if top.seat != seat or (unit >= 0 and unit not in users(state, top.window, top.unit, seat)):
            return Occasion()
        return top.now(state, seat, action.verb, action.card, line)
    if state.phase == POWER and state.active == seat and state.step == ITEM:
        return ITEM_STEP
    here = _step_of_turn(state) if state.acting >= 0 and (unit < 0 or state.acting == unit) else ""
    if here == "offer_processing" and (action.verb != "surprise" or state.owner[state.acting] == seat):
        return PROCESSING_STEP
    return ACTION_STEP if here == "offer_action" and unit >= 0 else Occasion()


def _using(state: KokuryokuState, rules: Kokuryoku, seat: int, action: Action, number: int) -> Reason | None:
    card = action.card
    if action.verb == "surprise":
        return surprise_refusal(state, rules, seat, card, _occasion(state, seat, -1, action))
    if action.verb == "crest":
        return crest_refusal(state, rules, seat, card, number, _occasion(state, seat, card, action, number))
    if action.verb == "use":
        return use_refusal(state, rules, seat, card, _occasion(state, seat, state.host[card], action))
    if state.zone[card] != FIELDS[seat]:
        return Reason("X7.10", "not-your-unit")
    return special_refusal(state, rules, seat, card, action.verb)


def _at_the_end(state: KokuryokuState, rules: Kokuryoku, seat: int, verb: str, card: int, other: int) -> Reason | None:
    if verb == "generation":
        return generation_refusal(state, rules, seat, card, other)
    if verb == "support-child":
        return family_support_refusal(state, rules, seat, card, other)
    if verb == "train":
        return training_refusal(state, rules, seat, card, other)
    return symbol_refusal(state, rules, seat, card)


def _in_battle(state: KokuryokuState, rules: Kokuryoku, seat: int, verb: str, card: int) -> Reason | None:
    if state.zone[card] != FIELDS[seat]:
        return Reason("X5.1", "not-your-unit")
    if verb == "receive":
        battle = state.battle
        if battle is None or battle.defender != card or not isinstance(state.frames[-1], Attack):
            return Reason("X5.1", "not-attacked-now")
        return Reason("X5.1", "not-its-equipment")
    if verb == "counter":
        return counter_refusal(state, rules, card)
    return follow_up_refusal(state, rules, card)
