"""How does a card lie, and what does it do? 402, 503, 804, 1306, 1309: the states of which texts speak."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from fuda.games.kiseki.table import NOTHING, KisekiState, is_boarded, is_linked
from fuda.games.kiseki.texts.attributes import CURSED
from fuda.games.kiseki.texts.scope import applied
from fuda.games.kiseki.texts.values import held
from fuda.games.kiseki.words import bans as v
from fuda.games.kiseki.words import modifiers as g
from fuda.kernel.facts import Facts
from fuda.kernel.procedure import rule

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki

Test = Callable[[KisekiState, "Kiseki", int, Facts | None], bool]


def _is_ready(state: KisekiState, rules: Kiseki, card: int, facts: Facts | None) -> bool:
    return not state.actioned[card]


def _is_actioned(state: KisekiState, rules: Kiseki, card: int, facts: Facts | None) -> bool:
    return bool(state.actioned[card])


def _is_down(state: KisekiState, rules: Kiseki, card: int, facts: Facts | None) -> bool:
    return bool(state.down[card])


def _is_up(state: KisekiState, rules: Kiseki, card: int, facts: Facts | None) -> bool:
    return not state.down[card]


def _is_stunned(state: KisekiState, rules: Kiseki, card: int, facts: Facts | None) -> bool:
    return bool(state.stunned[card])


def _is_supported(state: KisekiState, rules: Kiseki, card: int, facts: Facts | None) -> bool:
    if state.support[card]:
        return True
    given = facts is None and applied(state, rules, g.GainSupport, card)
    return bool(given) and not applied(state, rules, v.GainsNoSupport, card)


def _is_linked(state: KisekiState, rules: Kiseki, card: int, facts: Facts | None) -> bool:
    return is_linked(state, card)


def _is_boarded(state: KisekiState, rules: Kiseki, card: int, facts: Facts | None) -> bool:
    return is_boarded(state, card)


def _is_cursed(state: KisekiState, rules: Kiseki, card: int, facts: Facts | None) -> bool:
    return bool(held(state, rules, card, CURSED, facts))


def _is_attacking(state: KisekiState, rules: Kiseki, card: int, facts: Facts | None) -> bool:
    return state.fighting and card in state.attackers


def _is_scrum_attacking(state: KisekiState, rules: Kiseki, card: int, facts: Facts | None) -> bool:
    return state.scrum and state.fighting and card in state.attackers


def _is_attacking_alone(state: KisekiState, rules: Kiseki, card: int, facts: Facts | None) -> bool:
    return state.fighting and not state.scrum and state.attackers == (card,)


def _is_defending(state: KisekiState, rules: Kiseki, card: int, facts: Facts | None) -> bool:
    return state.fighting and card == state.target != NOTHING and card not in state.attackers


def _is_battling(state: KisekiState, rules: Kiseki, card: int, facts: Facts | None) -> bool:
    return state.fighting and (card in state.attackers or card == state.target != NOTHING)


_LYING: Final[dict[str, Test]] = {
    "ready": _is_ready,
    "actioned": _is_actioned,
    "up": _is_up,
    "down": _is_down,
    "stunned": _is_stunned,
    "supported": _is_supported,
    "linked": _is_linked,
    "boarded": _is_boarded,
    "cursed": _is_cursed,
}
_FIGHTING: Final[dict[str, Test]] = {
    "battling": _is_battling,
    "attacking": _is_attacking,
    "scrum-attacking": _is_scrum_attacking,
    "attacking-alone": _is_attacking_alone,
    "defending": _is_defending,
}
_STATES: Final = {**_LYING, **_FIGHTING}


@rule("402.1 402.2 804.5 804.5a 804.5b 804.6 804.6a 1306.2 1309.1 1326.4 1332.7 1336.1 1337.1 1338.2")
def is_in_state(state: KisekiState, rules: Kiseki, card: int, how: str, facts: Facts | None = None) -> bool:
    """Whether a card is in a state of which texts speak."""
    return how in _STATES and _STATES[how](state, rules, card, facts)


def states_of(state: KisekiState, rules: Kiseki, card: int) -> tuple[str, ...]:
    """In which states a card is."""
    if state.fighting:
        return tuple([how for how, test in _STATES.items() if test(state, rules, card, None)])
    told = (
        state.actioned[card],
        state.down[card],
        state.stunned[card],
        _is_supported(state, rules, card, None),
        is_linked(state, card),
        is_boarded(state, card),
        _is_cursed(state, rules, card, None),
    )
    if told not in _TOLD:
        _TOLD[told] = tuple([how for how, test in _LYING.items() if test(state, rules, card, None)])
    return _TOLD[told]


# What was said of cards that lay like this: everything on which it hangs outside of a fight.
_TOLD: Final[dict[tuple[int, int, int, bool, bool, bool, bool], tuple[str, ...]]] = {}
