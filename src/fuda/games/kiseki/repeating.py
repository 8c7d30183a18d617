"""When is a position the same again? 1501: for loops that nobody can stop, and for those that somebody keeps up."""

from __future__ import annotations

from typing import Final

from fuda.games.kiseki.table import DECKS, HANDS, KisekiState
from fuda.kernel.procedure import rule
from fuda.mechanics.loops import key_of_position, unnamed

# Numbers that only tell one card or effect from another, or when it came.
RENEWED: Final = frozenset(("since", "object", "next_object", "next_name", "last", "nullified", "waiting", "triggered"))


@rule("1501.1 1501.1c")
def position_key(state: KisekiState) -> int:
    """Equal for positions in which the same goes on with the same cards."""
    waiting = tuple([unnamed(each) for each in state.waiting])
    triggered = tuple([(each.seat, each.card, each.printed, each.line) for each in state.triggered])
    return hash((key_of_position(state, RENEWED), waiting, triggered))


@rule("1501.1 1501.1a 1501.1b")
def loop_key(state: KisekiState) -> int:
    """Equal for positions that differ in counts only: bonds, pools, how often an effect lasts or a craft was played,
    the order of a deck, turns and passes."""
    zones = [
        len(cards) if zone in DECKS else tuple(sorted(cards)) if zone in HANDS else cards
        for zone, cards in enumerate(state.zones)
    ]
    effects = sorted(
        {
            (each.seat, each.this, each.printed, each.ability, each.sentence, each.cards, each.until, each.ends)
            for each in state.effects
        }
    )
    waiting = tuple([(each.kind, each.seat, each.card, each.ability, each.targets) for each in state.waiting])
    return hash(
        (
            tuple(zones),
            tuple(state.actioned),
            tuple(state.down),
            tuple(state.stunned),
            tuple(state.support),
            tuple(state.host),
            tuple(state.aboard),
            tuple(effects),
            waiting,
            state.phase,
            state.step,
            state.step_player,
            state.attackers,
            state.target,
            state.fighting,
        )
    )
