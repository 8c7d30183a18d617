"""How is a position of honjin set up by hand?

    turn: first            whose turn it is (first or second; seat 0 is 'first')
    phase: main            what is about to begin: begin, first-hand, main, summoning, second-hand or ending
    number: 5              the number of the turn (optional; 1 is the first turn of the game)
    board:                 areas a1 to c4: columns from the left of 'first', rows from the home row of 'first'
      b2: {terrain: name, laid: first, first: [unit, ...], second: [unit, ...]}
      b1: {first: [unit]}  the headquarters (b1, b4) are there by themselves
    first, second: {hand: [...], deck: [...] or 20, discard: [...], removed: [...]}

`terrain: proxy` is a proxy terrain. A unit is a card, or `{card: name, finished: true, equipment: [name], spent: 1}`;
`spent` counts spent slots from the first. Units of one party stand from the front to the rear. `laid_this_turn`,
`proxies_this_turn` and `failed: [c2]` of the turn can be given beside `number`; at the end of `last_turn` time is up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.honjin.chapters.ending import snapshot_of
from fuda.games.honjin.chapters.turn import Turn
from fuda.games.honjin.table import (
    BOARD,
    DECKS,
    DISCARDS,
    ENDING,
    FIELD,
    FIRST_HAND,
    HANDS,
    HEADQUARTERS,
    HIDDEN,
    MAIN,
    NOTHING,
    REMOVED,
    SECOND_HAND,
    SUMMONING,
    HonjinState,
    slot_number,
    territory_of,
)
from fuda.mechanics.positions import SEAT_NAMES, BadPosition, Placer, items, one_of, only, truth, whole

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin

PHASES: Final = {
    "begin": ("begin", FIRST_HAND),
    "first-hand": ("first_hand_phase", FIRST_HAND),
    "main": ("main_phase", FIRST_HAND),
    "summoning": ("summoning_phase", MAIN),
    "second-hand": ("second_hand_phase", SUMMONING),
    "ending": ("ending_phase", SECOND_HAND),
}
KEYS: Final = (
    "turn",
    "phase",
    "number",
    "board",
    "laid_this_turn",
    "proxies_this_turn",
    "failed",
    "last_turn",
    *SEAT_NAMES,
)
SEAT_KEYS: Final = ("hand", "deck", "discard", "removed")
AREA_KEYS: Final = ("terrain", "laid", *SEAT_NAMES)
UNIT_KEYS: Final = ("card", "finished", "equipment", "spent")
COLUMNS: Final = "abc"


def area_name(cell: int) -> str:
    """The name of an area.

    >>> area_name(4)
    'b2'
    """
    return f"{COLUMNS[BOARD.column(cell)]}{BOARD.row(cell) + 1}"


def area_named(where: str, name: Any) -> int:
    """The area of that name."""
    if isinstance(name, str) and len(name) == 2 and name[0] in COLUMNS and name[1] in "1234":
        return BOARD.cell(int(name[1]) - 1, COLUMNS.index(name[0]))
    raise BadPosition(where, "no-such-area", str(name), tuple([area_name(cell) for cell in range(BOARD.cells)]))


class _Builder(Placer):
    """Puts terrains, units and equipment on the battlefield."""

    def __init__(self, rules: Honjin) -> None:
        super().__init__(rules, HonjinState())
        self.cells: dict[int, int] = {}
        self.stations: dict[int, int] = {}
        self.told: dict[int, dict[str, Any]] = {}
        self.hosts: dict[int, int] = {}

    def area(self, where: str, cell: int, written: Any) -> None:
        """The terrain and the units of an area."""
        data = only(where, written, AREA_KEYS)
        terrain = data.get("terrain")
        usual = SEAT_NAMES[territory_of(cell)]
        laid = SEAT_NAMES.index(one_of(where, data, "laid", usual, SEAT_NAMES, "no-such-seat"))
        if terrain == "proxy":
            self.cells[self.add_any(1, laid, HIDDEN[laid])[0]] = cell
        elif terrain is not None:
            card = self.add(f"{where}.terrain", terrain, laid, FIELD)
            self._must_be(where, card, "is_terrain", terrain)
            self.cells[card] = cell
        for seat, name in enumerate(SEAT_NAMES):
            for place, each in enumerate(items(f"{where}.{name}", data.get(name))):
                self.unit(f"{where}.{name}", each, cell, seat, place)

    def unit(self, where: str, written: Any, cell: int, seat: int, station: int) -> None:
        """A unit with its equipment."""
        data = only(where, written, UNIT_KEYS) if isinstance(written, dict) else {"card": written}
        card = self.add(where, data.get("card"), seat, FIELD)
        self._must_be(where, card, "is_unit", data.get("card"))
        self.cells[card] = cell
        self.stations[card] = station
        self.told[card] = data
        for each in items(f"{where}.equipment", data.get("equipment")):
            piece = self.add(where, each, seat, FIELD)
            self._must_be(where, piece, "is_equipment", each)
            self.hosts[piece] = card

    def _must_be(self, where: str, card: int, wanted: str, written: Any) -> None:
        if not getattr(self.rules.list.cards[self.state.printed[card]], wanted):
            raise BadPosition(where, "wrong-zone-for-card", str(written))


def place(rules: Honjin, written: Any) -> tuple[HonjinState, dict[str, int]]:
    """The state that the data describes, before its first step, and its cards by alias, name and number."""
    data = only("position", written, KEYS)
    builder = _Builder(rules)
    state = builder.state
    assert isinstance(state, HonjinState)
    turn = one_of("position", data, "turn", "first", SEAT_NAMES, "no-such-seat")
    begin, phase = PHASES[one_of("position", data, "phase", "main", tuple(PHASES), "no-such-step")]
    state.turn = whole("position", data, "number", 5, 1) - (1 if begin == "begin" else 0)
    state.turn_player = SEAT_NAMES.index(turn)
    state.starter = state.turn_player if state.turn % 2 == 1 else 1 - state.turn_player
    for seat in range(2):
        builder.cells[builder.add_any(1, seat, HIDDEN[seat])[0]] = HEADQUARTERS[seat]
    board = data.get("board", {})
    if not isinstance(board, dict):
        raise BadPosition("position.board", "not-a-table", str(board))
    for name, each in board.items():
        builder.area(f"position.board.{name}", area_named("position.board", name), each)
    for seat, name in enumerate(SEAT_NAMES):
        own = only(f"position.{name}", data.get(name, {}), SEAT_KEYS)
        builder.fill(f"position.{name}.hand", own.get("hand"), HANDS[seat], seat)
        builder.fill(f"position.{name}.discard", own.get("discard"), DISCARDS[seat], seat)
        builder.fill(f"position.{name}.removed", own.get("removed"), REMOVED[seat], seat)
        builder.fill(f"position.{name}.deck", own.get("deck", 20), DECKS[seat], seat)
    rules.set_up_tables(state)
    _tell(builder, rules)
    state.laid = whole("position", data, "laid_this_turn", 0, 0)
    state.proxies = whole("position", data, "proxies_this_turn", 0, 0)
    state.failed = tuple([area_named("position.failed", each) for each in items("position.failed", data.get("failed"))])
    state.last_turn = whole("position", data, "last_turn", 0, 0)
    state.snapshot = [snapshot_of(state, seat) for seat in range(2)]
    state.phase = phase if begin != "begin" else ENDING
    frame = Turn(state.turn_player)
    frame.go(begin)
    state.frames = [frame]
    return state, builder.aliases


def _tell(builder: _Builder, rules: Honjin) -> None:
    state = builder.state
    assert isinstance(state, HonjinState)
    for card, cell in builder.cells.items():
        state.cell[card] = cell
        state.station[card] = builder.stations.get(card, 0)
        state.since[card] = card + 1
    for card, data in builder.told.items():
        where = f"position.{data['card']}"
        state.finished[card] = int(truth(where, data, "finished"))
        slots = rules.list.cards[state.printed[card]].slots
        spent = whole(where, data, "spent", 0, 0)
        state.spent[card] = tuple([slot_number(card, each, slots[each]) for each in range(min(spent, len(slots)))])
    for piece, unit in builder.hosts.items():
        state.host[piece] = unit
        state.cell[piece] = NOTHING
        state.since[piece] = piece + 1
        _occupy(builder, rules, piece, unit)
    state.clock = len(state.printed) + 1


def _occupy(builder: _Builder, rules: Honjin, piece: int, unit: int) -> None:
    """The first free item slots of the unit are taken by the piece."""
    state = builder.state
    assert isinstance(state, HonjinState)
    kinds = rules.list.cards[state.printed[unit]].slots
    free = [slot_number(unit, each, kind) for each, kind in enumerate(kinds) if kind == 0]
    free = [slot for slot in free if slot not in state.spent[unit]]
    cost = len(rules.list.cards[state.printed[piece]].cost)
    if len(free) < cost:
        raise BadPosition("position.board", "no-slot-for-equipment", rules.list.cards[state.printed[piece]].name)
    state.occupied[piece] = tuple(free[:cost])
    state.spent[unit] = (*state.spent[unit], *free[:cost])
