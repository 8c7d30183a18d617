"""Why may a player not do this? The answer for every action that a player can name, at any moment.

Verbs: go-on, pass, declare, magic, grand, remove, boost, counter, expand, deploy, redeploy. The functions asked here
are the ones that list the legal actions, so the two cannot disagree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.wars3x3.grand_magic import grand_refusal
from fuda.games.wars3x3.magic import NegationWindow, magic_refusal
from fuda.games.wars3x3.main_phase import (
    ExtraDeployment,
    StrategyStep,
    deploy_refusal,
    enter_refusal,
    expand_refusal,
    redeploy_refusal,
)
from fuda.games.wars3x3.spells import (
    CounterChain,
    boost_refusal,
    can_remove,
    counter_refusal,
    removal_cards_refusal,
    removal_refusal,
)
from fuda.games.wars3x3.table import HANDS, WarsState
from fuda.kernel.decisions import Act, Action, equal_actions
from fuda.kernel.machine import asked
from fuda.kernel.procedure import rule
from fuda.kernel.reasons import Reason

if TYPE_CHECKING:
    from fuda.games.wars3x3.rules import Wars


def refusal(state: WarsState, rules: Wars, seat: int, action: Action) -> Reason | None:
    """The first rule that forbids the action now, or None when it is offered."""
    question = asked(state, seat)
    if isinstance(question, Act) and any(equal_actions(each, action) for each in question.options):
        return None
    reason = _specific(state, rules, seat, action)
    if reason is not None:
        return reason
    if question is None:
        return Reason("W5.0", "not-asked")
    return Reason(question.clause, "not-offered-now")


@rule("4.1 4.2 2.0 2.3a M1 G1")
def _specific(state: WarsState, rules: Wars, seat: int, action: Action) -> Reason | None:
    if action.verb == "magic":
        return magic_refusal(state, rules, seat, action.card)
    if action.verb == "grand":
        top = state.frames[-1]
        operation = top.operation if isinstance(top, NegationWindow) else ""
        return grand_refusal(state, rules, seat, action.card, operation)
    if action.verb == "expand":
        return expand_refusal(state, seat, action.card)
    if action.verb in ("deploy", "redeploy"):
        return _entering(state, rules, seat, action)
    if action.verb == "remove":
        return _removing(state, rules, seat, action)
    if action.verb == "boost":
        return _boosting(state, rules, seat, action)
    if action.verb == "counter":
        return _countering(state, rules, seat, action)
    return None


def _entering(state: WarsState, rules: Wars, seat: int, action: Action) -> Reason | None:
    top = state.frames[-1]
    if isinstance(top, ExtraDeployment):
        return deploy_refusal(state, rules, seat, action.card, False)
    hasty = isinstance(top, StrategyStep) and top.hasty
    reason = enter_refusal(state, rules, seat, action.card, hasty)
    if reason is not None:
        return reason
    if action.verb == "deploy":
        return deploy_refusal(state, rules, seat, action.card, True)
    return redeploy_refusal(state, rules, seat, action.card, action.cards)


def _not_in_hand(state: WarsState, seat: int, cards: tuple[int, ...]) -> Reason | None:
    for card in cards:
        if state.zone[card] != HANDS[seat]:
            return Reason("2.0", "not-in-hand")
    return None


def _removing(state: WarsState, rules: Wars, seat: int, action: Action) -> Reason | None:
    reason = removal_refusal(state, rules, seat, action.card) or _not_in_hand(state, seat, action.cards)
    if reason is not None:
        return reason
    if action.cards:
        numbers = action.numbers or tuple([rules.card(state, card).low for card in action.cards])
        return removal_cards_refusal(state, rules, action.card, action.cards, numbers)
    if not can_remove(state, rules, seat, action.card, ()):
        return Reason("2.1b", "no-fitting-cards", cost=rules.card(state, action.card).cost)
    return Reason("2.0b", "declared-together")


def _boosting(state: WarsState, rules: Wars, seat: int, action: Action) -> Reason | None:
    if len(action.cards) != 1:
        return Reason("2.2", "one-card", cards=len(action.cards))
    reason = _not_in_hand(state, seat, action.cards)
    if reason is not None:
        return reason
    reason = boost_refusal(state, rules, seat, action.card, action.cards[0])
    return reason or Reason("2.0b", "declared-together")


def _countering(state: WarsState, rules: Wars, seat: int, action: Action) -> Reason | None:
    top = state.frames[-1]
    if not isinstance(top, CounterChain):
        return Reason("2.3a", "nothing-to-counter")
    reason = _not_in_hand(state, seat, action.cards)
    if reason is not None:
        return reason
    numbers = action.numbers or tuple([max(0, rules.card(state, card).low) for card in action.cards])
    return counter_refusal(state, rules, seat, top.chain[-1], action.cards, numbers)
