"""What keeps effects from applying to a card? 1325: whatever is older than an effect that nullifies it there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.kiseki.table import KisekiState
from fuda.games.kiseki.words import effects as t
from fuda.kernel.procedure import rule

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki


@rule("1325.1 1325.1a 1325.1b")
def is_nullified(state: KisekiState, rules: Kiseki, card: int, age: int) -> bool:
    """Whether an effect of that age does not apply to the card: a newer one nullifies it, for a while or for good."""
    nullifying = rules.stock.nullifying
    for each in state.effects:
        if (
            each.printed in nullifying
            and each.timestamp > age
            and card in each.cards
            and rules.is_under_way(state, each)
        ):
            if isinstance(rules.list.sentence(each.printed, each.ability, each.sentence).effect, t.Nullify):
                return True
    return False
