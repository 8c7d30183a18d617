"""When is a position the same again? 16.1: for loops that nobody can stop, and for those that somebody keeps up."""

from __future__ import annotations

from typing import Final

from fuda.games.honjin.table import HonjinState
from fuda.kernel.procedure import rule
from fuda.kernel.reasons import Outcome
from fuda.mechanics.loops import key_of_everything, key_of_position

# Numbers that only tell one card or effect from another, or when it came.
RENEWED: Final = frozenset(("since", "object", "next_object", "next_name", "last", "fights"))

# Numbers of which only matters which cards have the same, or who came first.
_NUMBERS: Final = frozenset(("object", "next_object", "next_name", "handle", "next_handle"))


@rule("16.1.1.1")
def position_key(state: HonjinState) -> int:
    """Equal for positions in which the same goes on with the same cards."""
    return key_of_position(state, RENEWED)


@rule("16.1.1 16.1.1.1")
def loop_outcome(state: HonjinState) -> Outcome:
    """A loop that nobody can stop is a draw."""
    return Outcome(-1, "loop", "16.1.1.1")


@rule("16.1.1.2 16.1.1.3")
def loop_key(state: HonjinState) -> int:
    """Equal for positions of the main phase that differ in counts only: how often an effect lasts, a deck's order."""
    effects = {
        (each.seat, each.this, each.printed, each.ability, each.sentence, each.cards, each.seats, each.until)
        for each in state.effects
    }
    columns = (state.cell, state.host, state.station, state.finished, state.spent, state.occupied)
    return hash(
        (
            tuple(state.zone),
            tuple([tuple(column) for column in columns]),
            tuple(sorted(effects)),
            (state.laid, state.proxies, state.failed, state.stacked),
        )
    )


@rule("16.1.1.2 5.1.1.8")
def round_key(state: HonjinState, begun: int) -> int:
    """Equal after two rounds that left everything alike: the same cards have become new ones since `begun`, the number
    of the newest card then, and all else is the same.

    After three such rounds in a row nothing tells the last two apart: whatever remembers a card by its number did so
    before the round, and none of the new ones can be meant.
    """
    objects = tuple([-1 if each > begun else each for each in state.object])
    order = tuple(sorted(range(len(state.handle)), key=state.handle.__getitem__))
    return hash((objects, order, key_of_everything(state, _NUMBERS)))
