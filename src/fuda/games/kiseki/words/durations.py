"""Until when does a lasting effect apply? The ends that this game knows beside those of every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.kiseki.words import conditions as o
from fuda.kernel.procedure import rule
from fuda.language.running.text_facts import GAME, TURN_END, WHILE
from fuda.language.words import nodes as n
from fuda.language.words.abilities import AsLongAs

if TYPE_CHECKING:
    from fuda.games.kiseki.table import KisekiState

BATTLE_END: Final = 3  # この戦闘中
ATTACK_END: Final = 4  # この攻撃中
DEFENCE_END: Final = 5  # この応戦中
LEAVES: Final = 6  # until the card whose text made it leaves the field

GONE: Final = 1 << 30  # of what waits: the card whose text it is has left the field meanwhile

OF_BATTLE: Final = frozenset((BATTLE_END, ATTACK_END, DEFENCE_END))


@rule("1215.3b-4 1215.8")
def until_of(duration: n.Node | None) -> int:
    """The end that a text names; without one the effect lasts for the game."""
    if isinstance(duration, (n.UntilEndOfTurn, o.NextTurn, o.UntilEndOfNextTurn)):
        return TURN_END
    if isinstance(duration, o.UntilEndOfBattle):
        return BATTLE_END
    if isinstance(duration, o.UntilEndOfAttack):
        return ATTACK_END
    if isinstance(duration, o.UntilEndOfDefence):
        return DEFENCE_END
    if isinstance(duration, o.UntilLeaves):
        return LEAVES
    return WHILE if isinstance(duration, AsLongAs) else GAME


@rule("804.13a")
def over_with_battle(state: KisekiState) -> tuple[int, ...]:
    """The names of the lasting effects that end with the battle."""
    return tuple([each.name for each in state.effects if each.until in OF_BATTLE])
