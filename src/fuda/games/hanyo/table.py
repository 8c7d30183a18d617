"""What lies on the table of 汎用TCG? Its zones (300) and the columns of its state.

A unit lies in one of the five places of its player's area. Its energy and its sets belong to the same area; they lie in
two zones of their own and name their unit in the column `host`, so that a unit that changes its place keeps them.
"""

from __future__ import annotations

from typing import Any, Final

from fuda.kernel.procedure import rule
from fuda.kernel.rules import EVERYBODY, Zone
from fuda.kernel.state import State

OPENING_HAND: Final = 5

# Zones: the shared one first, then ten for each seat.
RESOLUTION: Final = 0
DECKS: Final = (1, 11)
HANDS: Final = (2, 12)
DISCARDS: Final = (3, 13)
MAINS: Final = (4, 14)
STANDBYS: Final = ((5, 6, 7, 8), (15, 16, 17, 18))
ENERGIES: Final = (9, 19)
SETS: Final = (10, 20)
AREAS: Final = ((4, 5, 6, 7, 8), (14, 15, 16, 17, 18))
IN_AREA: Final = frozenset((*AREAS[0], *AREAS[1]))
WITH_TEXTS: Final = frozenset((*IN_AREA, *SETS))  # where texts of cards are in force
OF_AREA: Final = frozenset((*IN_AREA, *ENERGIES, *SETS))


@rule("301.1 302.1 302.2 303.2 303.3 303.3a 303.3b 304.1 305.2 305.3 306.2 306.3 307.1 308.1")
def _zones(seat: int) -> tuple[Zone, ...]:
    return (
        Zone("deck", seat, ordered=True),
        Zone("hand", seat, 1 << seat, sorted=True),
        Zone("discard", seat, EVERYBODY, told_apart=True),
        Zone("main", seat, EVERYBODY, told_apart=True),
        *[Zone(f"standby-{place}", seat, EVERYBODY, told_apart=True) for place in (1, 2, 3, 4)],
        Zone("energy", seat, 0, told_apart=True, blind=True),
        Zone("sets", seat, EVERYBODY, told_apart=True),
    )


ZONES: Final = (Zone("resolution", sees=EVERYBODY, told_apart=True), *_zones(0), *_zones(1))

# Ways in which a unit is placed (303.1).
NORMAL: Final = 0
RESTED: Final = 1
STUNNED: Final = 2
PLACED: Final = ("normal", "rested", "stunned")

# Phases.
DRAW: Final = 0
MAIN: Final = 1
BATTLE: Final = 2
END: Final = 3
PHASE_NAMES: Final = ("draw", "main", "battle", "end")

NOTHING: Final = -1


class HanyoState(State):
    """The state of a game of 汎用TCG."""

    def __init__(self) -> None:
        super().__init__()
        self.lots = False  # rock-paper-scissors is replaced by a fair draw
        self.turn = 0
        self.turn_player = -1
        self.phase = -1
        # columns
        self.host: list[int] = []  # the unit to which a card is attached
        self.hosted: list[int] = []  # the unit to which a card outside the areas was last attached (812.1)
        self.placed: list[int] = []  # normal, rested or stunned
        self.down: list[int] = []  # 1: the unit is knocked out
        self.damage: list[int] = []
        self.counters: list[tuple[tuple[int, int], ...]] = []  # name and number of counters
        self.entered: list[int] = []  # the turn in which the card came into the area
        self.set_in: list[int] = []  # the turn in which a card was last set on the unit
        self.since: list[int] = []  # when the card came into the area or its abilities came into force (809.3b-1)
        self.rank: list[int] = []  # among cards of one age: the order that the turn player has chosen (809.3b)
        self.object: list[int] = []  # renewed whenever the card becomes a new card (302.3)
        # the turn
        self.redraws: list[int] = [0, 0]
        self.turns_taken: list[int] = [0, 0]
        self.strategies = 0
        self.charges = 0
        self.retreats = 0
        self.past: tuple[tuple[str, int, int], ...] = ()  # deed, seat, card: done in this turn, where a text asks
        self.failed_draw: list[int] = [0, 0]  # since the last rule processing (1002.1)
        self.failed_replacement: list[int] = [0, 0]  # since the last rule processing (1002.2)
        self.used_this_turn: tuple[tuple[int, int, int], ...] = ()  # activated abilities played in this turn
        self.skill: tuple[int, ...] = ()  # unit, card that has it, ability: the skill in use
        self.knocked_by: tuple[tuple[int, int], ...] = ()  # unit, source: damage since the last rule processing
        self.next_name = 0
        self.next_object = 0

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """Whether a player charged and retreated was written before, not how often; what was done in a turn was not."""
        counted = {"charges": int(bool(written.get("charged"))), "retreats": int(bool(written.get("retreated")))}
        kept = {name: value for name, value in written.items() if name not in ("charged", "retreated")}
        return {**counted, "past": [], **kept}
