"""How is a position of kokuryoku set up by hand?

    turn: first            whose turn it is (first or second; seat 0 is 'first')
    phase: invasion        what is about to begin: power, other-power, invasion or end; or a step of the turn player's
                           national-power phase: draw, sortie, support, land, item; with `other-` that of the opponent
    number: 5              the number of the turn (optional)
    variant: hold          (optional)
    first, second:
      units: [unit, ...]   units on the field, written as below
      lands: {cell: card}  lands by square
      hand, off, abroad: [...]
      deck: [...] or 20    from the top, or so many cards of no importance
      used: 3              chips in the used pile; what is neither there nor on units is unused

A unit is `{card: name, cell: 4, chips: 5, attached: [...], waiting: true, under: [...]}`; chips left out are as many as
the unit can have. Squares are numbered 0 to 11, three in a row, from the sortie squares of `first`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.kokuryoku.cards import ATTACHABLE
from fuda.games.kokuryoku.cards import LAND_CARD as LAND
from fuda.games.kokuryoku.table import (
    ABROAD,
    ATTACHED,
    CELLS,
    CHIPS,
    DECKS,
    FIELDS,
    HANDS,
    INVASION,
    LANDS,
    OFF,
    POWER,
    STEP_NAMES,
    UNDER,
    KokuryokuState,
)
from fuda.kernel.procedure import rule
from fuda.mechanics.positions import SEAT_NAMES, BadPosition, Placer, items, one_of, only, truth, whole

if TYPE_CHECKING:
    from fuda.games.kokuryoku.rules import Kokuryoku

BEGINS: Final = {
    "draw": "begin_draw",
    "sortie": "begin_sortie",
    "support": "begin_support",
    "land": "begin_land",
    "item": "begin_items",
}
PHASES: Final = ("power", "other-power", "invasion", "end", *STEP_NAMES, *[f"other-{name}" for name in STEP_NAMES])
VARIANTS: Final = ("standard", "hold", "early", "must-counter")
KEYS: Final = ("turn", "phase", "number", "variant", *SEAT_NAMES)
SEAT_KEYS: Final = ("units", "lands", "hand", "off", "abroad", "deck", "used")
UNIT_KEYS: Final = ("card", "cell", "chips", "attached", "waiting", "under")


class _Builder(Placer):
    """Puts units onto their squares, with what is attached to them and lies under them."""

    def __init__(self, rules: Kokuryoku) -> None:
        super().__init__(rules, KokuryokuState())
        self.told: dict[int, dict[str, Any]] = {}
        self.hosts: dict[int, int] = {}
        self.cells: dict[int, int] = {}

    def kind(self, card: int) -> str:
        """What kind of card it is."""
        found: str = self.rules.list.cards[self.state.printed[card]].kind
        return found

    @rule("X2.3")
    def at(self, where: str, card: int, cell: Any, kind: str) -> None:
        """One unit and one land for each square."""
        if self.kind(card) != kind:
            raise BadPosition(where, "wrong-zone-for-card", self.rules.list.cards[self.state.printed[card]].name)
        if isinstance(cell, bool) or not isinstance(cell, int) or not 0 <= cell < CELLS:
            raise BadPosition(where, "not-such-a-number", str(cell))
        if any(there == cell and self.kind(other) == kind for other, there in self.cells.items()):
            raise BadPosition(where, "too-many-units", str(cell))
        self.cells[card] = cell

    def unit(self, where: str, written: Any, seat: int) -> None:
        """A unit with what it bears and what lies under it."""
        data = only(where, written, UNIT_KEYS)
        card = self.add(where, data.get("card"), seat, FIELDS[seat])
        self.at(where, card, data.get("cell"), "unit")
        self.told[card] = data
        for key, zones in (("attached", ATTACHED), ("under", UNDER)):
            for each in items(f"{where}.{key}", data.get(key)):
                other = self.add(f"{where}.{key}", each, seat, zones[seat])
                if self.kind(other) not in (ATTACHABLE if key == "attached" else ("unit",)):
                    raise BadPosition(where, "wrong-zone-for-card", str(each))
                self.hosts[other] = card


def place(rules: Kokuryoku, written: Any) -> tuple[KokuryokuState, dict[str, int]]:
    """The state that the data describes, before its first step, and its cards by alias, name and number."""
    data = only("position", written, KEYS)
    builder = _Builder(rules)
    state = builder.state
    assert isinstance(state, KokuryokuState)
    turn = one_of("position", data, "turn", "first", SEAT_NAMES, "no-such-seat")
    phase = one_of("position", data, "phase", "invasion", PHASES, "no-such-step")
    variant = one_of("position", data, "variant", "standard", VARIANTS, "no-such-step")
    state.turn = whole("position", data, "number", 5, 1)
    state.turn_player = SEAT_NAMES.index(turn)
    piles: list[int] = []
    for seat, name in enumerate(SEAT_NAMES):
        own = only(f"position.{name}", data.get(name, {}), SEAT_KEYS)
        _place_seat(builder, f"position.{name}", seat, own)
        piles.append(whole(f"position.{name}", own, "used", 0, 0))
    rules.set_up_tables(state, variant)
    _tell(builder, state, rules, piles)
    _begin(state, phase)
    return state, builder.aliases


def _place_seat(builder: _Builder, where: str, seat: int, own: dict[str, Any]) -> None:
    for each in items(f"{where}.units", own.get("units")):
        builder.unit(f"{where}.units", each, seat)
    lands = own.get("lands", {})
    if not isinstance(lands, dict):
        raise BadPosition(f"{where}.lands", "not-a-table", str(lands))
    for cell, each in lands.items():
        spoken = int(cell) if isinstance(cell, str) and cell.isdigit() else cell
        builder.at(f"{where}.lands", builder.add(f"{where}.lands", each, seat, LANDS[seat]), spoken, LAND)
    builder.fill(f"{where}.hand", own.get("hand"), HANDS[seat], seat)
    builder.fill(f"{where}.off", own.get("off"), OFF[seat], seat)
    builder.fill(f"{where}.abroad", own.get("abroad"), ABROAD[seat], seat)
    builder.fill(f"{where}.deck", own.get("deck", 20), DECKS[seat], seat)


@rule("K2.3 X3.2")
def _tell(builder: _Builder, state: KokuryokuState, rules: Kokuryoku, piles: list[int]) -> None:
    """Squares, hosts and chips: a player's chips are always twenty."""
    for card, cell in builder.cells.items():
        state.cell[card] = cell
    for card, host in builder.hosts.items():
        state.host[card] = host
    for unit, data in builder.told.items():
        where = f"position.{data['card']}"
        most = rules.maximum(state, unit)
        state.chips[unit] = whole(where, data, "chips", most, 1)
        if state.chips[unit] > most:
            raise BadPosition(f"{where}.chips", "not-such-a-number", str(state.chips[unit]))
        state.waiting[unit] = int(truth(where, data, "waiting"))
    for seat, name in enumerate(SEAT_NAMES):
        on_units = sum([state.chips[unit] for unit in state.zones[FIELDS[seat]]])
        state.used[seat] = piles[seat]
        state.unused[seat] = CHIPS - on_units - piles[seat]
        if state.unused[seat] < 0:
            raise BadPosition(f"position.{name}.used", "not-such-a-number", str(on_units + piles[seat]))
    state.facts = None


def _begin(state: KokuryokuState, phase: str) -> None:
    """The frames that go on with what is about to begin."""
    from fuda.games.kokuryoku.chapters.power_phase import PowerPhase
    from fuda.games.kokuryoku.chapters.turn import Turn

    frame = Turn(state.turn_player)
    other = phase.startswith("other-")
    name = phase.removeprefix("other-")
    if name in STEP_NAMES:
        frame.stand_in("other_power_phase" if other else "own_power_phase")
        inner = PowerPhase(1 - state.turn_player if other else state.turn_player)
        inner.go(BEGINS[name])
        state.phase, state.active = POWER, inner.seat
        state.frames = [frame, inner]
        return
    entry = {"power": "own_power_phase", "invasion": "invade", "end": "end"}[name]
    frame.go("other_power_phase" if other else entry)
    state.phase = {"power": POWER, "invasion": POWER, "end": INVASION}[name]
    state.active = state.turn_player
    state.frames = [frame]
