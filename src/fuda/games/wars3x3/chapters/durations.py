"""When does an effect end that a text lets last, and in which turn alone does it hold?"""

from __future__ import annotations

from typing import Final

from fuda.games.wars3x3.table import (
    FOR_THE_GAME,
    PHASES,
    STEP_WORDS,
    UNTIL_BATTLE_END,
    UNTIL_TURN,
    UNTIL_TURN_END,
    WarsState,
)
from fuda.games.wars3x3.texts.values import Reading
from fuda.games.wars3x3.words import bans as u
from fuda.games.wars3x3.words import casts as c
from fuda.kernel.procedure import rule
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n

NEXT_TIMES: Final = (a.UntilEndOfNextTurnOf, a.InNextTurnOf, u.UntilNextTurnOf, u.InNextPhaseOf, c.InNextStepOf)


@rule("W5.0 Q13")
def until_of(state: WarsState, duration: n.Node | None, reading: Reading) -> tuple[int, int]:
    """When an effect ends, and the only turn in which it holds, if there is one."""
    if isinstance(duration, n.UntilStep):
        return UNTIL_BATTLE_END, 0
    if isinstance(duration, u.ThisTurnPhase):
        return UNTIL_TURN_END, state.turn
    if isinstance(duration, u.ForTheGame):
        return FOR_THE_GAME, 0
    if isinstance(duration, NEXT_TIMES):
        own = state.turn_player == reading.player(duration.player)
        turn = state.turn + (2 if own else 1)
        if isinstance(duration, u.InNextPhaseOf) and own and _is_to_come(state, duration.phase):
            turn = state.turn
        if isinstance(duration, c.InNextStepOf) and own and state.step < STEP_WORDS.index(duration.step):
            turn = state.turn
        if isinstance(duration, a.UntilEndOfNextTurnOf):
            return UNTIL_TURN + turn, 0
        if isinstance(duration, u.UntilNextTurnOf):
            return UNTIL_TURN + turn - 1, 0
        return UNTIL_TURN + turn, turn
    return UNTIL_TURN_END, 0


def _is_to_come(state: WarsState, phase: str) -> bool:
    return phase in PHASES and state.step < PHASES.index(phase)
