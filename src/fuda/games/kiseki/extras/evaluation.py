"""What do bots think of a position of 軌跡TCG? What it looks worth, what is usual to answer, and what to try."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.kiseki.cards import UNIT
from fuda.games.kiseki.table import (
    DECKS,
    DEPLOYMENT,
    HANDS,
    HOMEBASES,
    KisekiState,
    field_cards,
)
from fuda.games.kiseki.texts.attributes import DEFENCE, STRENGTH
from fuda.games.kiseki.texts.values import is_unit, number
from fuda.kernel.decisions import Act, Action, Allocate, Answer, Decision, Number, Option, Order, Subset
from fuda.kernel.rules import SEATS

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki

PASSIVE: Final = ("pass", "go-on")
NOT_PLAYED: Final = ("gain-ep", "support", *PASSIVE)
# Questions between which nothing is under way, if nothing waits and nobody attacks.
BETWEEN: Final = ("priority", "attackers", "homebase", "recover")
WIN: Final = 10000.0
SOON: Final = 2  # CP of units that can be played at once
MOST_ATTACKERS: Final = 4  # so many are tried


def worth(state: KisekiState, rules: Kiseki, seat: int) -> float:
    """Bonds, units and their figures, cards in hand and homebase: read off the table."""
    if state.outcome is not None:
        return 0.0 if state.outcome.winner < 0 else (WIN if state.outcome.winner == seat else -WIN)
    total = 0.0
    for side in SEATS:
        sign = 1.0 if side == seat else -1.0
        bonds = state.bonds[side]
        total += sign * (10.0 * bonds if bonds > 0 else -400.0)  # who has none has lost, however many are missing
        for card in field_cards(state, side):
            total += sign * _worth_on_field(state, rules, card)
        total += sign * 14.0 * len(state.zones[HANDS[side]])
        total += sign * 22.0 * len(state.zones[HOMEBASES[side]])
        total += sign * 2.0 * (state.cp[side] + state.ep[side])
        ready = [card for card in state.zones[HOMEBASES[side]] if not state.actioned[card]]
        total += sign * 3.0 * len(ready)
        # A card that is drawn counts less than nothing near the end of the deck: who cannot draw has lost.
        left = len(state.zones[DECKS[side]])
        total -= sign * (20.0 * max(0, 12 - left) + 150.0 * max(0, 3 - left))
    total += 0.2 * hand_worth(state, rules, seat)
    return total - 0.5 * len([1 for each in state.used if each[0] == seat])  # what changes nothing is not done


def hand_worth(state: KisekiState, rules: Kiseki, seat: int) -> float:
    """A hand is good when its units can be played soon, and are worth it."""
    reach = max(SOON, len(state.zones[HOMEBASES[seat]]) + 1)
    total, others = 0.0, 0
    for card in state.zones[HANDS[seat]]:
        printed = rules.card(state, card)
        if printed.kinds & UNIT:
            total += 8.0 + 2.0 * min(printed.cp, reach) - 4.0 * max(0, printed.cp - reach)
        else:
            others += 1
    return total + 5.0 * min(others, 2)


def _worth_on_field(state: KisekiState, rules: Kiseki, card: int) -> float:
    if not is_unit(state, rules, card):
        return 25.0
    value = 12.0 + 7.0 * number(state, rules, card, STRENGTH) + 6.0 * number(state, rules, card, DEFENCE)
    if state.stunned[card]:
        return 0.35 * value
    if state.support[card]:
        value += 2.0
    return value + (0.0 if state.actioned[card] else 8.0)


def usual(decision: Decision) -> int | tuple[int, ...]:
    """Pass, decline, take the first that fits."""
    if isinstance(decision, Act):
        for place, each in enumerate(decision.options):
            if each.verb in PASSIVE:
                return place
        return 0
    if isinstance(decision, Option):
        return len(decision.options) - 1 if decision.purpose == "may" else 0
    if isinstance(decision, Subset):
        return decision.candidates[: decision.least]
    if isinstance(decision, Number):
        return decision.low
    if isinstance(decision, Order):
        return decision.items
    if isinstance(decision, Allocate):
        return next(iter(decision.answers()))
    return next(iter(decision.answers()))


def is_quiet(state: KisekiState) -> bool:
    """Whether nothing waits, nobody attacks, and nothing is being played."""
    if state.waiting or state.attackers or state.triggered or state.saved or not state.pending:
        return False
    return state.pending[0].purpose in BETWEEN


def promising(state: KisekiState, rules: Kiseki, decision: Decision) -> list[Answer] | None:
    """What is worth a try. Which cards give EP, and in which order crafts trigger, seldom makes a difference."""
    if decision.purpose in ("gain-ep", "trigger"):
        return [usual(decision)]
    if not isinstance(decision, Act) or decision.purpose not in ("priority", "attackers", "more-attackers"):
        return None
    passing: list[Answer] = [place for place, each in enumerate(decision.options) if each.verb in PASSIVE]
    if decision.purpose != "priority":
        return [*_strongest(state, rules, decision), *passing]
    if state.waiting:
        return passing
    if state.step == DEPLOYMENT and state.step_player == decision.seat:
        return [*_plays(state, decision), *passing]
    return [*_supports(state, decision), *passing] if _is_about_to_fight(state) else passing


def _strongest(state: KisekiState, rules: Kiseki, decision: Act) -> list[Answer]:
    """A few attackers, the strongest, of equal ones one."""
    found: dict[tuple[int, int, int], Answer] = {}
    for place, each in enumerate(decision.options):
        if each.verb not in PASSIVE:
            strength, defence = number(state, rules, each.card, STRENGTH), number(state, rules, each.card, DEFENCE)
            found.setdefault((-strength, -defence, state.printed[each.card]), place)
    return [found[key] for key in sorted(found)[:MOST_ATTACKERS]]


def _plays(state: KisekiState, decision: Act) -> list[Answer]:
    """What can be played, of equal cards one."""
    found: dict[tuple[object, ...], Answer] = {}
    for place, each in enumerate(decision.options):
        if each.verb not in NOT_PLAYED:
            alike = (each.verb, state.printed[each.card], state.zone[each.card], each.numbers)
            found.setdefault(alike, place)
    return list(found.values())


def _supports(state: KisekiState, decision: Act) -> list[Answer]:
    """Support for those who battle, one for each."""
    found: dict[tuple[int, ...], Answer] = {}
    for place, each in enumerate(decision.options):
        if each.verb == "support" and _helps(state, each):
            found.setdefault(each.cards, place)
    return list(found.values())


def _is_about_to_fight(state: KisekiState) -> bool:
    """Whether units attack, and have not fought yet."""
    return state.fighting and any([getattr(frame, "clause", "") == "804.9" for frame in state.frames])


def _helps(state: KisekiState, action: Action) -> bool:
    """Whether a unit that does not battle supports one that does and has no support."""
    fighters = (*state.attackers, state.target)
    target = action.cards[0]
    return target in fighters and action.card not in fighters and not state.support[target]
