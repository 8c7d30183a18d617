"""How is a position of Lamplight set up by hand?

turn: first         whose turn it is
step: choose        what is about to happen in it: begin, draw or choose
number: 5           the number of the turn
deck, discard       cards from the top, or how many of no importance (six in the deck when left out)
first, second:      lamps, hand
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.mechanics.positions import SEAT_NAMES, Placer, is_count, items, one_of, only, whole
from tests.sixth.table import DECK, DISCARD, FIRST_LAMPS, HANDS, AkariState
from tests.sixth.turn import Turn

if TYPE_CHECKING:
    from tests.sixth.rules import Akari

STEPS: Final = ("begin", "draw", "choose")


def place(rules: Akari, written: Any) -> tuple[AkariState, dict[str, int]]:
    """The state that the data describes, before its first step, and its cards by alias, name and number."""
    data = only("position", written, ("turn", "step", "number", "deck", "discard", *SEAT_NAMES))
    state = AkariState()
    placer = Placer(rules, state)
    for seat, name in enumerate(SEAT_NAMES):
        own = only(f"position.{name}", data.get(name, {}), ("lamps", "hand"))
        state.lamps[seat] = whole(f"position.{name}", own, "lamps", FIRST_LAMPS, 0)
        _fill(placer, f"position.{name}.hand", own.get("hand"), HANDS[seat])
    _fill(placer, "position.deck", data.get("deck", 6), DECK)
    _fill(placer, "position.discard", data.get("discard"), DISCARD)
    step = one_of("position", data, "step", "begin", STEPS, "no-such-step")
    turn = Turn(SEAT_NAMES.index(one_of("position", data, "turn", "first", SEAT_NAMES, "no-such-seat")))
    turn.go(step)
    state.turn = whole("position", data, "number", 3, 1) - (1 if step == "begin" else 0)
    state.turn_player = turn.seat
    state.frames = [turn]
    return state, placer.aliases


def _fill(placer: Placer, where: str, written: Any, zone: int) -> None:
    """Cards by name, or so many of no importance."""
    if is_count(written):
        placer.add_any(written, -1, zone)
        return
    for each in items(where, written):
        placer.add(where, each, -1, zone)
