"""What keeps effects from applying to a card? 1325: whatever is older than an effect that nullifies it there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.kiseki import acts as t
from fuda.games.kiseki.table import KisekiState
from fuda.kernel.procedure import rule

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki


@rule("1325.1 1325.1a 1325.1b")
def shields(state: KisekiState, rules: Kiseki) -> dict[int, int]:
    """For each card to which effects are nullified, the moment of the newest such effect: older ones do not apply."""
    found: dict[int, int] = {}
    for each in state.effects:
        if isinstance(rules.list.sentence(each.printed, each.ability, each.sentence).effect, t.Nullify):
            if rules.is_under_way(state, each):
                for card in each.cards:
                    found[card] = max(each.timestamp, found.get(card, -1))
    return found


def is_nullified(state: KisekiState, rules: Kiseki, card: int, age: int) -> bool:
    """Whether an effect of that age does not apply to the card any more."""
    return shields(state, rules).get(card, -1) > age
