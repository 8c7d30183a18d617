"""Why may a seat not do something? The chapter that is asked depends on the deed and on the question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.kiseki.chapters.battle import BATTLE_VERBS, battle_refusal
from fuda.games.kiseki.chapters.priority import action_refusal
from fuda.games.kiseki.chapters.target_refusals import aim_refusal
from fuda.games.kiseki.table import (
    KisekiState,
)
from fuda.kernel.decisions import Act, Action, is_meant
from fuda.kernel.machine import asked
from fuda.kernel.reasons import Reason

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki


def refusal(state: KisekiState, rules: Kiseki, seat: int, action: Action) -> Reason | None:
    """Why the seat may not do this now."""
    question = asked(state, seat)
    if isinstance(question, Act) and any(is_meant(each, action) for each in question.options):
        return None
    if action.verb == "aim":
        unfit = aim_refusal(state, rules, seat, action)
        return unfit if unfit is not None or action.cards else Reason("1204.2d", "not-offered-now")
    if action.verb in BATTLE_VERBS or (question is not None and question.clause == "803.3"):
        reason = battle_refusal(state, rules, seat, action)
    else:
        reason = action_refusal(state, rules, seat, action)
    if reason is not None:
        return reason
    return Reason("902.4", "not-asked") if question is None else Reason(question.clause, "not-offered-now")
