"""What is a position worth to a seat, and what is usually answered? For bots that imagine how a game goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.hanyo.table import AREAS, DECKS, HANDS, HanyoState
from fuda.games.hanyo.texts.values import HP, abilities_of, number
from fuda.kernel.decisions import Act, Allocate, Decision, Number, Option, Order, Subset
from fuda.kernel.rules import SEATS

if TYPE_CHECKING:
    from fuda.games.hanyo.rules import Hanyo


def worth(state: HanyoState, rules: Hanyo, seat: int) -> float:
    """Units and what is left of them, energy on the main unit, cards in hand and deck: read off the table."""
    if state.outcome is not None:
        return 0.0 if state.outcome.winner < 0 else (10000.0 if state.outcome.winner == seat else -10000.0)
    total = 0.0
    for side in SEATS:
        sign = 1.0 if side == seat else -1.0
        for place, zone in enumerate(AREAS[side]):
            for unit in state.zones[zone]:
                if state.down[unit] or state.known[unit] != 3:
                    continue
                health = number(state, rules, unit, HP) - state.damage[unit]
                total += sign * (250.0 + health)
                energy = len(rules.energy_on(state, unit))
                total += sign * (120.0 if place == 0 else 60.0) * min(energy, 4)
                if place == 0:
                    total -= sign * 150.0 * (1 if state.placed[unit] else 0)
                    total += sign * 0.5 * threat(state, rules, unit)
        held = len(state.zones[HANDS[side]])
        total += sign * (35.0 * min(held, 5) + 8.0 * max(0, held - 5))
        # A card that is drawn counts less the nearer the deck is to its end: who cannot draw has lost.
        left = len(state.zones[DECKS[side]])
        total -= sign * (10.0 * max(0, 30 - left) + 30.0 * max(0, 8 - left) + 150.0 * max(0, 4 - left))
    return total


def threat(state: HanyoState, rules: Hanyo, unit: int) -> float:
    """The best printed damage that the unit's energy pays for."""
    energy = len(rules.energy_on(state, unit))
    best = 0
    for packed in abilities_of(state, rules, unit):
        ability = rules.list.ability(packed & 0xFFFFF)
        if ability.kind == "skill" and ability.cost <= energy:
            best = max(best, ability.damage)
    return float(best)


def usual(state: HanyoState, rules: Hanyo, decision: Decision) -> int | tuple[int, ...]:
    """End the phase, use no skill, take the first that fits."""
    if isinstance(decision, Act):
        return len(decision.options) - 1
    if isinstance(decision, Option):
        # Both hands must differ, or rock-paper-scissors would be imagined to go on for ever.
        return (state.turn + decision.seat) % 2 if decision.purpose == "rock-paper-scissors" else 0
    if isinstance(decision, Subset):
        return decision.candidates[: decision.least]
    if isinstance(decision, Number):
        return decision.low
    if isinstance(decision, Order):
        return decision.items
    if isinstance(decision, Allocate):
        return next(iter(decision.answers()))
    return next(iter(decision.answers()))
