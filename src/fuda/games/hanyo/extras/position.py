"""How is a position of 汎用TCG set up by hand?

    turn: first            whose turn it is (first or second; seat 0 is 'first')
    phase: main            what is about to begin: draw, main, battle or end; or `begin` for the turn itself
    number: 5              the number of the turn (optional; 1 is the first turn of the game)
    first, second:
      main: unit           a unit, written as below
      standby: [unit, ...] up to four; `null` leaves a place free
      hand, discard: [...] cards; the discard from the top
      deck: [...] or 20    from the top, or so many cards of no importance
      turns: 2             how many turns the player has taken (optional)

A unit is a card, or `{card: name, damage: 100, energy: 2 or [...], sets: [...], placed: rested, down: true, counters:
{name: 1}, entered: 4}`. `strategies`, `charged` and `retreated` of the turn can be given beside `number`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.hanyo.chapters.turn import Turn
from fuda.games.hanyo.table import (
    BATTLE,
    DECKS,
    DISCARDS,
    DRAW,
    END,
    ENERGIES,
    HANDS,
    MAIN,
    MAINS,
    PLACED,
    SETS,
    STANDBYS,
    HanyoState,
)
from fuda.kernel.procedure import rule
from fuda.mechanics.positions import SEAT_NAMES, BadPosition, Placer, items, one_of, only, truth, whole

if TYPE_CHECKING:
    from fuda.games.hanyo.rules import Hanyo

PHASES: Final = {
    "begin": ("begin", DRAW),
    "draw": ("draw", DRAW),
    "main": ("begin_main_phase", DRAW),
    "battle": ("battle_phase", MAIN),
    "end": ("end_phase", BATTLE),
    "final": ("end_effects", END),
}
KEYS: Final = ("turn", "phase", "number", "lots", "strategies", "charged", "retreated", *SEAT_NAMES)
SEAT_KEYS: Final = ("main", "standby", "hand", "discard", "deck", "turns")
UNIT_KEYS: Final = ("card", "damage", "energy", "sets", "placed", "down", "counters", "entered")


class _Builder(Placer):
    """Puts cards into the areas, with what is attached to them and lies on them."""

    def __init__(self, rules: Hanyo) -> None:
        super().__init__(rules, HanyoState())
        self.told: dict[int, dict[str, Any]] = {}
        self.hosts: dict[int, int] = {}

    @rule("306.1 306.6 905.1")
    def unit(self, where: str, written: Any, zone: int, seat: int) -> None:
        """A unit with its energy and sets."""
        data = only(where, written, UNIT_KEYS) if isinstance(written, dict) else {"card": written}
        card = self.add(where, data.get("card"), seat, zone)
        if not self.rules.list.cards[self.state.printed[card]].is_unit:
            raise BadPosition(where, "wrong-zone-for-card", str(data.get("card")))
        self.told[card] = data
        for each in self.fill(f"{where}.energy", data.get("energy"), ENERGIES[seat], seat):
            self.hosts[each] = card
            self.state.known[each] = 0
        for each in self.fill(f"{where}.sets", data.get("sets"), SETS[seat], seat):
            self.hosts[each] = card


def place(rules: Hanyo, written: Any) -> tuple[HanyoState, dict[str, int]]:
    """The state that the data describes, before its first step, and its cards by alias, name and number."""
    data = only("position", written, KEYS)
    builder = _Builder(rules)
    state = builder.state
    assert isinstance(state, HanyoState)
    turn = one_of("position", data, "turn", "first", SEAT_NAMES, "no-such-seat")
    begin, phase = PHASES[one_of("position", data, "phase", "main", tuple(PHASES), "no-such-step")]
    state.turn = whole("position", data, "number", 5, 1) - (1 if begin == "begin" else 0)
    state.turn_player = SEAT_NAMES.index(turn)
    for seat, name in enumerate(SEAT_NAMES):
        own = only(f"position.{name}", data.get(name, {}), SEAT_KEYS)
        _place_seat(builder, f"position.{name}", seat, own)
        state.turns_taken[seat] = whole(f"position.{name}", own, "turns", max(1, (state.turn + 1) // 2), 0)
    rules.set_up_tables(state)
    _tell_units(builder, rules)
    state.lots = truth("position", data, "lots")
    state.strategies = whole("position", data, "strategies", 0, 0)
    state.charges = int(truth("position", data, "charged"))
    state.retreats = int(truth("position", data, "retreated"))
    state.phase = phase
    frame = Turn(state.turn_player)
    frame.go(begin)
    state.frames = [frame]
    return state, builder.aliases


def _place_seat(builder: _Builder, where: str, seat: int, own: dict[str, Any]) -> None:
    if own.get("main") is not None:
        builder.unit(f"{where}.main", own["main"], MAINS[seat], seat)
    standby = items(f"{where}.standby", own.get("standby"))
    if len(standby) > len(STANDBYS[seat]):
        raise BadPosition(f"{where}.standby", "too-many-units", str(len(standby)))
    for place_number, each in enumerate(standby):
        if each is not None:
            builder.unit(f"{where}.standby", each, STANDBYS[seat][place_number], seat)
    builder.fill(f"{where}.hand", own.get("hand"), HANDS[seat], seat)
    builder.fill(f"{where}.discard", own.get("discard"), DISCARDS[seat], seat)
    builder.fill(f"{where}.deck", own.get("deck", 20), DECKS[seat], seat)


def _tell_units(builder: _Builder, rules: Hanyo) -> None:
    state = builder.state
    assert isinstance(state, HanyoState)
    for card, host in builder.hosts.items():
        state.host[card] = host
        state.since[card] = card + 1
    for card, data in builder.told.items():
        where = f"position.{data['card']}"
        state.damage[card] = whole(where, data, "damage", 0, 0)
        state.placed[card] = PLACED.index(one_of(where, data, "placed", "normal", PLACED, "no-such-way-to-lie"))
        state.down[card] = int(truth(where, data, "down"))
        state.entered[card] = whole(where, data, "entered", 0, 0)
        state.since[card] = card + 1
        counters = data.get("counters", {})
        if not isinstance(counters, dict) or any(name not in rules.list.counters for name in counters):
            raise BadPosition(where, "no-such-key", str(counters), tuple(rules.list.counters))
        state.counters[card] = tuple(sorted([(rules.counter_code(name), int(n)) for name, n in counters.items()]))
    state.clock = len(state.printed) + 1
