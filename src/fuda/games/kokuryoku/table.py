"""What lies on the table of kokuryoku? Its zones, its board, and the columns of its state; events.py changes them.

A unit lies in its owner's field and has a cell, chips and a state. Cards attached to it and the basic card under a
class-change card lie in zones of their own and name their unit in the column `host`. Lands have a cell too.
"""

from __future__ import annotations

from typing import Any, Final

from fuda.kernel.procedure import rule
from fuda.kernel.records import Record
from fuda.kernel.rules import EVERYBODY, Zone
from fuda.kernel.state import State
from fuda.mechanics.board import (
    ALL8,
    FORWARD_DIAGONAL,
    MANHATTAN2,
    ORTHOGONAL,
    Grid,
    Reach,
)

OPENING_HAND: Final = 7
HAND_LIMIT: Final = 7
CHIPS: Final = 20
SUPPORT: Final = 3  # chips in one support step

# Zones: the shared one first, then eight for each seat.
STACK: Final = 0  # surprises that are being used
DECKS: Final = (1, 9)
HANDS: Final = (2, 10)
OFF: Final = (3, 11)
ABROAD: Final = (4, 12)
FIELDS: Final = (5, 13)
ATTACHED: Final = (6, 14)
LANDS: Final = (7, 15)
UNDER: Final = (8, 16)


@rule("K2.1 K2.4 X2.3")
def _zones(seat: int) -> tuple[Zone, ...]:
    return (
        Zone("deck", seat, ordered=True),
        Zone("hand", seat, 1 << seat, sorted=True),
        Zone("off", seat, EVERYBODY, told_apart=True),
        Zone("abroad", seat, EVERYBODY, told_apart=True),
        Zone("field", seat, EVERYBODY, told_apart=True),
        Zone("attached", seat, EVERYBODY, told_apart=True),
        Zone("lands", seat, EVERYBODY, told_apart=True),
        Zone("under", seat, EVERYBODY, told_apart=True),
    )


ZONES: Final = (Zone("stack", sees=EVERYBODY, told_apart=True), *_zones(0), *_zones(1))

# The board (X2.3). The home row of each seat is its three sortie squares.
COLUMNS: Final = 3
ROWS: Final = 4
CELLS: Final = COLUMNS * ROWS
GRID: Final = Grid(COLUMNS, ROWS)
SORTIE_SQUARES: Final = (GRID.home(0), GRID.home(1))
DEPTHS: Final = GRID.depths
ADJACENT: Final = GRID.neighbours

MOVES: Final[dict[str, Reach]] = {
    "infantry": GRID.reach(ORTHOGONAL),
    "cavalry": GRID.reach((*ORTHOGONAL, *FORWARD_DIAGONAL)),
    "flier": GRID.reach(ALL8),
}
MANHATTAN3: Final = tuple(
    [(rows, columns) for rows in range(-3, 4) for columns in range(-3, 4) if abs(rows) + abs(columns) == 3]
)
RANGES: Final[dict[str, Reach]] = {  # far: no card has it, texts give it
    "direct": GRID.reach(ORTHOGONAL),
    "indirect": GRID.reach(MANHATTAN2),
    "magic": GRID.reach((*ORTHOGONAL, *MANHATTAN2)),
    "breath": GRID.reach(((1, 0), *FORWARD_DIAGONAL)),
    "far": GRID.reach(MANHATTAN3),
}

# Phases of a turn, and steps of a national-power phase.
POWER: Final = 0
INVASION: Final = 1
END: Final = 2
PHASE_NAMES: Final = ("power", "invasion", "end")
DRAW: Final = 0
SORTIE: Final = 1
SUPPORT_STEP: Final = 2
LAND: Final = 3
ITEM: Final = 4
STEP_NAMES: Final = ("draw", "sortie", "support", "land", "item")

# Until when an effect lasts.
BATTLE_END: Final = 0
TURN_END: Final = 1
PHASE_END: Final = 2
TURN_BEGIN: Final = 3  # the beginning of a later turn
LATER_END: Final = 4  # the end of a later turn, in which alone it may be in force
GAME: Final = 5
AFTER_BATTLE: Final = 7  # until the units that a battle left without chips have gone
LATER_PHASE: Final = 6  # the end of a later phase, which `phase` names

DEED: Final = -2  # stands for the printed card where a unit's deed is remembered
ONCE: Final = -3  # the same where it is remembered how often a text has triggered
LOGGED: Final = -4  # the same where it is remembered what has happened
DEEDS: Final = ("move", "attack", "counter", "sortie", "attacked", "change", "again", "act", "support", "damage")

NOTHING: Final = -1


class Modifier(Record):
    """A lasting effect that a text made: which sentence it is, whose, of which unit's text, and on which cards."""

    def __init__(
        self,
        seat: int = -1,
        this: int = -1,
        unit: int = -1,
        printed: int = -1,
        line: int = -1,
        sentence: int = -1,
        cards: tuple[int, ...] = (),
        until: int = TURN_END,
        open: bool = False,
        begins: int = 0,
        ends: int = 0,
        phase: int = -1,
        kept: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.this = this
        self.unit = unit
        self.printed = printed
        self.line = line
        self.sentence = sentence
        self.cards = cards
        self.until = until
        self.open = open  # whether it reaches whatever fits, not the cards it was made for
        self.begins = begins  # the turn from which on it is in force
        self.ends = ends  # the turn with which it ends
        self.phase = phase  # twice the phase in which alone it is in force, or with which it ends, and whose; -1: any
        self.kept = kept  # the numbers that its text speaks of

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """No effect lasted longer than a turn before."""
        return {"begins": 0, "ends": 0, "phase": -1, "kept": [], **written}

    def is_in_force(self, turn: int, phase: int, active: int) -> bool:
        """Whether it is the time for it."""
        if turn < self.begins:
            return False
        return self.phase < 0 or self.until == LATER_PHASE or self.phase == 2 * phase + active


class Battle(Record):
    """A battle under way. It is replaced, never written, since clones share it."""

    def __init__(self, attacker: int = -1, defender: int = -1, attack_with: int = -1) -> None:
        self.attacker = attacker
        self.defender = defender
        self.attack_with = attack_with  # the equipment; the unit itself stands for its first equipment
        self.receive_with = -1
        self.striker = attacker  # who strikes: the attacker, then perhaps the defender
        self.called_off = False
        self.criticals = 0  # how often the base of the attack is doubled
        self.capturing = 0  # how often it is halved to capture
        self.captured = False
        self.exhausted: tuple[int, ...] = ()  # units that paid their last chip


class Played(Record):
    """Something used that waits to be resolved: whose, which card, where its text is printed, which unit uses it."""

    def __init__(
        self,
        kind: str = "",
        seat: int = -1,
        card: int = -1,
        printed: int = -1,
        line: int = -1,
        unit: int = -1,
        that: tuple[int, ...] = (),
        number: int = 0,
    ) -> None:
        self.kind = kind  # surprise, crest, use, critical or capture
        self.seat = seat
        self.card = card
        self.printed = printed
        self.line = line
        self.unit = unit
        self.that = that
        self.number = number  # the X of its price

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """No price had an X before."""
        return {"number": 0, **written}


def note_deed(state: KokuryokuState, unit: int, deed: str) -> None:
    """Note what a unit has done in this turn."""
    line = DEEDS.index(deed)
    for each in state.effects:
        if each.printed == DEED and each.line == line and unit in each.cards:
            return
    state.effects = (*state.effects, Modifier(state.owner[unit], -1, unit, DEED, line, -1, (unit,)))


class KokuryokuState(State):
    """The state of a game of kokuryoku."""

    def __init__(self) -> None:
        super().__init__()
        # variants
        self.hold = False  # X1.5
        self.must_counter = False  # X5.6 without its choice
        # the turn
        self.turn = 0
        self.turn_player = -1
        self.phase = -1
        self.step = -1
        self.active = -1  # whose national-power phase it is
        self.sortied = False  # whether the one sortie of this step was made
        self.laid = False  # whether the one land of this step was laid
        self.acting = -1  # the unit that has its turn in the invasion phase
        self.used_crests: tuple[tuple[int, int], ...] = ()  # unit and line, in this turn
        self.used_symbols: tuple[int, ...] = ()  # equipment, in this turn
        # chips
        self.unused: list[int] = [CHIPS, CHIPS]
        self.used: list[int] = [0, 0]
        # columns
        self.cell: list[int] = []
        self.chips: list[int] = []
        self.waiting: list[int] = []
        self.taken: list[int] = []  # 1: the unit has had its turn in this invasion phase
        self.host: list[int] = []
        # what is under way
        self.battle: Battle | None = None
        self.stack: tuple[Played, ...] = ()
