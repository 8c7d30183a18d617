"""Why may a player not do this? The answer for every action that a player can name, at any moment.

Verbs: go-on, pass, declare, magic, grand, use, remove, boost, counter, expand, deploy, redeploy. The functions asked
here are the ones that list the legal actions, so the two cannot disagree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.wars3x3.chapters.magic import MAGICAL, Window
from fuda.games.wars3x3.chapters.main_phase import (
    ExpansionStep,
    ExtraDeployment,
    StrategyStep,
    deploy_refusal,
    enter_refusal,
    expand_refusal,
    redeploy_refusal,
)
from fuda.games.wars3x3.chapters.spells import (
    CounterChain,
    Spell,
    SpellStep,
    boost_refusal,
    can_remove,
    counter_refusal,
    removal_cards_refusal,
    removal_refusal,
)
from fuda.games.wars3x3.table import FIELDS, HANDS, WarsState
from fuda.kernel.decisions import Act, Action, Decision
from fuda.kernel.machine import asked
from fuda.kernel.procedure import rule
from fuda.kernel.reasons import Reason

if TYPE_CHECKING:
    from fuda.games.wars3x3.rules import Wars

ABOUT_A_CARD: Final = ("magic", "grand", "use", "expand", "deploy", "redeploy", "remove", "boost")


def _means(action: Action, option: Action) -> bool:
    """Whether a player who names the action means this option: in any order, and numbers need not be named."""
    if action.verb != option.verb or action.card != option.card or sorted(action.cards) != sorted(option.cards):
        return False
    if not action.numbers:
        return True
    if len(action.numbers) != len(action.cards) or len(option.numbers) != len(option.cards):
        return action.numbers == option.numbers
    named = sorted(zip(action.cards, action.numbers, strict=True))
    return named == sorted(zip(option.cards, option.numbers, strict=True))


def refusal(state: WarsState, rules: Wars, seat: int, action: Action) -> Reason | None:
    """The first rule that forbids the action now, or None when it is offered."""
    question = asked(state, seat)
    if isinstance(question, Act) and any(_means(action, each) for each in question.options):
        return None
    reason = _unclear(action) or _specific(state, rules, seat, action)
    if reason is not None:
        return reason
    if question is None:
        return Reason("W5.0", "not-asked")
    return _in_parts(question, action) or Reason(question.clause, "not-offered-now")


@rule("2.1a 4.2b")
def _in_parts(question: Decision, action: Action) -> Reason | None:
    """Why a removal or redeployment, which is asked in two parts, is not named as the present part asks for it."""
    options = [each for each in question.options if each.verb == action.verb] if isinstance(question, Act) else []
    if not options or action.verb not in ("remove", "redeploy"):
        return None
    if not options[0].cards:
        return Reason("2.0b" if action.verb == "remove" else "4.2b", "declared-together") if action.cards else None
    if action.card != options[0].card:
        return Reason(question.clause, "another-is-chosen")
    return None if action.cards else Reason(question.clause, "cards-wanted")


def _unclear(action: Action) -> Reason | None:
    """Whether the action can be understood at all."""
    if action.verb in ABOUT_A_CARD and action.card < 0:
        return Reason("W5.0", "no-card-named")
    if len(set(action.cards)) != len(action.cards):
        return Reason("W5.0", "card-named-twice")
    if action.verb != "use" and action.numbers and len(action.numbers) != len(action.cards):
        return Reason("W5.0", "one-number-for-each-card", cards=len(action.cards), numbers=len(action.numbers))
    return None


@rule("4.1 4.2 2.0 2.3a M1 G1")
def _specific(state: WarsState, rules: Wars, seat: int, action: Action) -> Reason | None:
    if action.verb in MAGICAL:
        return Window.refusal(state, rules, seat, action)
    if action.verb == "expand":
        return expand_refusal(state, rules, seat, action.card) or _expanded(state)
    if action.verb in ("deploy", "redeploy"):
        return _entering(state, rules, seat, action)
    if action.verb == "remove":
        return _removing(state, rules, seat, action)
    if action.verb == "boost":
        return _boosting(state, rules, seat, action)
    if action.verb == "counter":
        return _countering(state, rules, seat, action)
    return None


def _expanded(state: WarsState) -> Reason | None:
    top = state.frames[-1]
    return Reason("4.1", "expanded-already") if isinstance(top, ExpansionStep) and top.over else None


@rule("4.2 4.2a 4.2b Q10 S7")
def _entering(state: WarsState, rules: Wars, seat: int, action: Action) -> Reason | None:
    top = state.frames[-1]
    if isinstance(top, ExtraDeployment) and top.seat == seat:
        return _entering_extra(state, rules, seat, action)
    hasty = isinstance(top, StrategyStep) and top.hasty
    reason = enter_refusal(state, rules, seat, action.card, hasty)
    if reason is not None:
        return reason
    if action.verb == "deploy":
        return deploy_refusal(state, rules, seat, action.card, True)
    units = action.cards or state.zones[FIELDS[seat]]
    if any(state.zone[unit] != FIELDS[seat] for unit in units):
        return Reason("4.2b", "not-your-unit-to-give-up")
    return redeploy_refusal(state, rules, seat, action.card, units)


def _entering_extra(state: WarsState, rules: Wars, seat: int, action: Action) -> Reason | None:
    if action.verb == "redeploy":
        return Reason("Q10", "deployment-only")
    if state.zone[action.card] != HANDS[seat]:
        return Reason("4.2", "not-in-hand")
    if not rules.card(state, action.card).is_unit:
        return Reason("4.2a", "not-a-unit")
    return deploy_refusal(state, rules, seat, action.card, False)


def _not_in_hand(state: WarsState, seat: int, cards: tuple[int, ...]) -> Reason | None:
    for card in cards:
        if state.zone[card] != HANDS[seat]:
            return Reason("2.0", "not-in-hand")
    return None


@rule("2.0a 2.0b")
def _in_declaration(state: WarsState, seat: int, unit: int, cards: tuple[int, ...]) -> Reason | None:
    """Whether the declaration that is being put together aims at the unit already, or uses one of the cards."""
    declared = _declared_now(state, seat)
    if any(spell.unit == unit for spell in declared):
        return Reason("2.0a", "already-a-target")
    if any(card in spell.cards for spell in declared for card in cards):
        return Reason("2.0b", "card-declared-already")
    return None


def _declared_now(state: WarsState, seat: int) -> tuple[Spell, ...]:
    """What the seat has put together so far; others do not know of it."""
    top = state.frames[-1]
    return top.declared if isinstance(top, SpellStep) and top.seat == seat and not top.over else ()


@rule("2.0b Q6")
def _declared(state: WarsState, with_cards: bool) -> Reason | None:
    """The spells of a step are declared together: after that it is too late, and before the cards comes the target."""
    if any(isinstance(frame, SpellStep) and frame.over for frame in state.frames):
        return Reason("2.0b", "spells-declared-already")
    return Reason("2.0b", "declared-together") if with_cards else None


def _removing(state: WarsState, rules: Wars, seat: int, action: Action) -> Reason | None:
    reason = removal_refusal(state, rules, seat, action.card) or _not_in_hand(state, seat, action.cards)
    reason = reason or _in_declaration(state, seat, action.card, action.cards)
    if reason is not None:
        return reason
    if action.cards:
        numbers = action.numbers or _fitting(state, rules, action)
        reason = removal_cards_refusal(state, rules, action.card, action.cards, numbers)
    elif not can_remove(state, rules, seat, action.card, _declared_now(state, seat)):
        reason = Reason("2.1b", "no-fitting-cards", cost=rules.card(state, action.card).cost)
    return reason or _declared(state, bool(action.cards))


@rule("S9")
def _fitting(state: WarsState, rules: Wars, action: Action) -> tuple[int, ...]:
    """The numbers that suit a removal best: exactly the cost with one card, as much as possible with two."""
    cost = rules.card(state, action.card).cost if len(action.cards) == 1 else 99
    use = "single-removal" if len(action.cards) == 1 else "double-removal"
    shown = [rules.card(state, card).shown_for(use) for card in action.cards]
    return tuple([max(numbers[0], min(numbers[-1], cost)) for numbers in shown])


def _boosting(state: WarsState, rules: Wars, seat: int, action: Action) -> Reason | None:
    if len(action.cards) != 1:
        return Reason("2.2", "one-card", cards=len(action.cards))
    reason = _not_in_hand(state, seat, action.cards)
    if reason is not None:
        return reason
    reason = boost_refusal(state, rules, seat, action.card, action.cards[0])
    if (
        reason is None
        and action.numbers
        and action.numbers[0] not in rules.card(state, action.cards[0]).shown_for("boost")
    ):
        reason = Reason("2.2", "not-its-number", number=action.numbers[0])
    return reason or _in_declaration(state, seat, action.card, action.cards) or _declared(state, False)


def _countering(state: WarsState, rules: Wars, seat: int, action: Action) -> Reason | None:
    top = state.frames[-1]
    if not isinstance(top, CounterChain):
        return Reason("2.3a", "nothing-to-counter")
    reason = _not_in_hand(state, seat, action.cards)
    if reason is not None:
        return reason
    numbers = action.numbers or tuple([max(0, rules.card(state, card).low) for card in action.cards])
    return counter_refusal(state, rules, seat, top.chain[-1], action.cards, numbers)
