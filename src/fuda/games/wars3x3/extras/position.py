"""How is a position set up by hand? From plain data, for scenarios, judges, puzzles and tests.

    turn: first            whose turn it is (first or second; seat 0 is 'first')
    step: strategy         where the turn stands: the step is about to begin
    number: 5              the number of the turn (optional)
    deck: [...]            from the top; a number stands for so many cards of no importance
    discard, exile: [...]
    ran_out: true          the deck's last card was drawn in this turn (optional)
    first, second:         life, hand, field, territory, magic; mulligans, cast, grand (optional)

A card is a number ('001') or a name in either language; `name@alias` gives it a name of its own. A magic is written
`name` (face down) or `{name: face-up}` / `{name: sideways}`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.wars3x3.cards import MAGIC
from fuda.games.wars3x3.chapters.turn import Turn
from fuda.games.wars3x3.table import (
    DECK,
    DISCARD,
    EXILE,
    FACE_DOWN,
    FIELDS,
    HANDS,
    LIFE,
    LYING,
    MAGICS,
    PLACES,
    STEP_NAMES,
    TERRITORIES,
    WarsState,
)
from fuda.kernel.procedure import rule
from fuda.kernel.rules import EVERYBODY
from fuda.mechanics.positions import SEAT_NAMES, BadPosition, Placer, is_count, items, one_of, only, truth, whole

if TYPE_CHECKING:
    from fuda.games.wars3x3.rules import Wars

ENTRIES: Final = {
    "draw": "enter_draw",
    "removal": "enter_removal",
    "boost": "enter_boost",
    "haste": "offer_haste",
    "piercing": "enter_piercing",
    "attack": "enter_attack",
    "battle-end": "enter_battle_end",
    "expansion": "expand",
    "strategy": "enter_strategy",
    "end": "enter_end",
}
KEYS: Final = ("turn", "step", "number", "deck", "discard", "exile", "ran_out", *SEAT_NAMES)
SEAT_KEYS: Final = ("life", "hand", "field", "territory", "magic", "mulligans", "cast", "grand")


class _Builder(Placer):
    """Puts cards where the data says, each the way it lies."""

    def __init__(self, rules: Wars) -> None:
        super().__init__(rules, WarsState())
        self.lying: dict[int, int] = {}

    def put(self, where: str, written: Any, zone: int, seat: int) -> int:
        """One card, with its alias and the way it lies."""
        lying = "face-down"
        if isinstance(written, dict):
            if len(written) != 1:
                raise BadPosition(where, "one-card", str(written))
            written, lying = next(iter(written.items()))
            if lying not in LYING:
                raise BadPosition(where, "no-such-way-to-lie", str(lying), LYING)
        card = self.add(where, written, -1, zone)
        printed = self.rules.list.cards[self.state.printed[card]]
        is_magic = printed.kind == MAGIC
        if (is_magic != (zone in MAGICS) and zone != EXILE) or (zone in FIELDS and not printed.is_unit):
            raise BadPosition(where, "wrong-zone-for-card", printed.name)
        if is_magic:
            self.state.owner[card] = seat
        self.lying[card] = LYING.index(lying)
        if self.lying[card] != FACE_DOWN:
            self.state.known[card] = EVERYBODY
        return card

    def lay_out(self, where: str, written: Any, zone: int, seat: int) -> None:
        """A list of cards, or a number of unimportant ones."""
        if is_count(written) and zone not in MAGICS:
            for card in self.add_any(written, -1, zone):
                self.lying[card] = FACE_DOWN
        else:
            for each in items(where, written):
                self.put(where, each, zone, seat)
        self.check_places(where, zone)

    @rule("4.2")
    def check_places(self, where: str, zone: int) -> None:
        """No more units than there are places."""
        if zone in FIELDS and len(self.state.zones[zone]) > PLACES:
            raise BadPosition(where, "too-many-units", str(len(self.state.zones[zone])))


def place(rules: Wars, written: Any) -> tuple[WarsState, dict[str, int]]:
    """The state that the data describes, before its first step, and its cards by alias, name and number."""
    data = only("position", written, KEYS)
    builder = _Builder(rules)
    state = builder.state
    assert isinstance(state, WarsState)
    turn = one_of("position", data, "turn", "first", SEAT_NAMES, "no-such-seat")
    begin = one_of("position", data, "step", "draw", tuple(ENTRIES), "no-such-step")
    for seat, name in enumerate(SEAT_NAMES):
        _place_seat(builder, name, seat, only(f"position.{name}", data.get(name, {}), SEAT_KEYS))
    builder.lay_out("position.deck", data.get("deck", 20), DECK, -1)
    builder.lay_out("position.discard", data.get("discard"), DISCARD, -1)
    builder.lay_out("position.exile", data.get("exile"), EXILE, -1)
    size = len(state.printed)
    state.lying = [builder.lying[card] for card in range(size)]
    state.spelled = [0] * size
    state.boosted = [0] * size
    state.turn = whole("position", data, "number", 3, 1)
    state.turn_player = SEAT_NAMES.index(turn)
    state.step = STEP_NAMES.index(begin) - 1 if begin in STEP_NAMES else STEP_NAMES.index("boost")
    state.ran_out = truth("position", data, "ran_out")
    frame = Turn(state.turn_player)
    frame.hasty = 1
    frame.go(ENTRIES[begin])
    state.frames = [frame]
    return state, builder.aliases


def _place_seat(builder: _Builder, name: str, seat: int, own: dict[str, Any]) -> None:
    state = builder.state
    assert isinstance(state, WarsState)
    where = f"position.{name}"
    state.life[seat] = whole(where, own, "life", LIFE, 0)
    for key, zones in (("hand", HANDS), ("field", FIELDS), ("territory", TERRITORIES), ("magic", MAGICS)):
        builder.lay_out(f"{where}.{key}", own.get(key), zones[seat], seat)
    state.mulligans[seat] = whole(where, own, "mulligans", 0, 0)
    state.grand[seat] = whole(where, own, "grand", 0, 0)
    cast = items(f"{where}.cast", own.get("cast"))
    state.cast[seat] = tuple([builder.rules.name_code(builder.printed(f"{where}.cast", str(each))) for each in cast])
