"""When is a position the same again? 1101: for loops that nobody can stop, and for those that somebody keeps up."""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING, Any, Final

from fuda.games.hanyo.table import DECKS, HANDS, HanyoState
from fuda.kernel.procedure import rule
from fuda.mechanics.loops import key_of_position

if TYPE_CHECKING:
    from fuda.games.hanyo.rules import Hanyo

# Numbers that only tell one card or effect from another, or when it came.
RENEWED: Final = frozenset(("since", "object", "next_object", "next_name"))


@rule("1101.1c")
def position_key(state: HanyoState) -> int:
    """Equal for positions in which the same goes on with the same cards."""
    return key_of_position(state, RENEWED)


def _counted(state: HanyoState) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Which counters lie on which cards."""
    if not any(state.counters):
        return ()
    laid = compress(enumerate(state.counters), state.counters)
    return tuple([(card, tuple([name for name, _ in each])) for card, each in laid])


def _limited(state: HanyoState, rules: Hanyo) -> tuple[tuple[int, int, int], ...]:
    """The abilities with a limit that were played in this turn."""
    used = state.used_this_turn
    return tuple([each for each in used if rules.list.ability(each[2] & 0xFFFFF).limit]) if used else used


def _effects(state: HanyoState) -> tuple[tuple[Any, ...], ...]:
    """The lasting effects, however often each lasts."""
    different = {
        (
            each.seat,
            each.this,
            each.printed,
            each.ability,
            each.sentence,
            each.cards,
            each.until,
            each.begins,
            each.ends,
        )
        for each in state.effects
    }
    return tuple(sorted(different))


@rule("1101.1 1101.1a")
def loop_key(state: HanyoState, rules: Hanyo) -> int:
    """Equal for positions of the main phase that differ in counts only: damage, counters, how often an effect lasts,
    how often an ability without a limit was played, the order of a deck."""
    zones: list[Any] = list(state.zones)
    for seat in (0, 1):
        zones[DECKS[seat]] = len(zones[DECKS[seat]])
        zones[HANDS[seat]] = tuple(sorted(zones[HANDS[seat]]))
    return hash(
        (
            tuple(zones),
            tuple(state.host),
            tuple(state.placed),
            tuple(state.down),
            tuple(state.set_in),
            _counted(state),
            _effects(state),
            _limited(state, rules),
            state.strategies,
            state.charges,
            state.retreats,
        )
    )
