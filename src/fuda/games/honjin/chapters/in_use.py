"""What is in use in 本陣TCG, by whom, and which moment is it?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.honjin.table import (
    ATTACK,
    CLOSING,
    FIRST_NORMAL,
    FORMATION,
    INITIATIVE,
    INSTANT,
    PHASE_NAMES,
    SECOND_NORMAL,
    Declared,
    HonjinState,
)
from fuda.games.honjin.texts.notation import SYMBOLS
from fuda.kernel.procedure import rule

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin

PERIOD_TIMINGS: Final = {
    "instant": INSTANT,
    "formation": FORMATION,
    "initiative": INITIATIVE,
    "first": FIRST_NORMAL,
    "second": SECOND_NORMAL,
    "battle-end": CLOSING,
}
PERIOD_PHASES: Final = {"first-hand": 0, "main": 1, "summoning": 2, "second-hand": 3, "closing": 4}


@rule("10.13.2")
def every_declaration(state: HonjinState) -> list[Declared]:
    """Everything that was declared in the present counter chain, resolved or not, with what is chained on."""
    found: list[Declared] = []
    for each in (*state.resolved, *state.chain):
        found += [each, *each.links]
    return found


@rule("10.1.15")
def open_uses(state: HonjinState) -> list[Declared]:
    """What was declared and has not been resolved."""
    done = {each.name for each in state.resolved}
    return [each for each in every_declaration(state) if each.name not in done]


@rule("10.1.9 15.2.5.4")
def is_use_of(state: HonjinState, rules: Honjin, declared: Declared, kind: str) -> bool:
    """Whether a declaration is a use of a kind: attack, consumable, item, spell, special, or a symbol; several have
    a / in between."""
    if "/" in kind:
        return any([is_use_of(state, rules, declared, each) for each in kind.split("/")])
    if kind == "attack" or declared.symbol == ATTACK:
        return kind == "attack" and declared.symbol == ATTACK
    printed = rules.list.cards[declared.printed]
    if kind == "spell":
        return printed.is_spell
    if kind == "consumable":
        return printed.is_consumable
    if kind == "item":
        return printed.is_item
    if kind == "special":
        return not printed.is_spell and not printed.is_consumable
    return not printed.is_spell and not printed.is_consumable and declared.symbol == SYMBOLS[kind]


@rule("10.13.1 10.1.9")
def is_using(state: HonjinState, rules: Honjin, unit: int, kind: str) -> bool:
    """Whether a unit has declared such a use in the present chain; for an attack, whether it takes part in it."""
    for each in every_declaration(state):
        if unit == each.user or (each.symbol == ATTACK and unit in each.finishing):
            if is_use_of(state, rules, each, kind):
                return True
    return False


def in_period(state: HonjinState, period: str) -> bool:
    """Whether it is this phase or timing."""
    if period == "hand":
        return state.phase in (0, 3)
    if period in PERIOD_TIMINGS:
        return state.battle >= 0 and state.timing == PERIOD_TIMINGS[period]
    if period == "turn":
        return True
    return state.phase == PERIOD_PHASES[period] and state.phase < len(PHASE_NAMES)
