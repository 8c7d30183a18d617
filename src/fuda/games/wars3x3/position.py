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
    ZONES,
    WarsState,
)
from fuda.games.wars3x3.turn import Turn
from fuda.kernel.procedure import rule, steps_of
from fuda.kernel.rules import EVERYBODY
from fuda.mechanics.zones import add_card

if TYPE_CHECKING:
    from fuda.games.wars3x3.rules import Wars

SEAT_NAMES: Final = ("first", "second")
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


class BadPosition(ValueError):
    """The position cannot be set up; `where` names the key, `problem` and `values` say why."""

    def __init__(self, where: str, problem: str, value: str = "", known: tuple[str, ...] = ()) -> None:
        super().__init__(f"{where}: {problem}: {value}")
        self.where = where
        self.problem = problem
        self.value = value
        self.known = known


class _Builder:
    """Puts cards where the data says and remembers their aliases."""

    def __init__(self, rules: Wars) -> None:
        self.rules = rules
        self.state = WarsState()
        self.state.zones = [() for _ in ZONES]
        self.state.effects = ()
        self.aliases: dict[str, int] = {}
        self.lying: dict[int, int] = {}

    def printed(self, where: str, name: str) -> int:
        """The card of that number or name."""
        for card in self.rules.list.cards:
            if name in (card.number, card.name, card.source.name_en):
                return card.printed
        known = tuple([card.name for card in self.rules.list.cards])
        raise BadPosition(where, "no-such-card", name, known)

    def put(self, where: str, written: Any, zone: int, seat: int) -> int:
        """One card, with its alias and the way it lies."""
        lying = "face-down"
        if isinstance(written, dict):
            if len(written) != 1:
                raise BadPosition(where, "one-card", str(written))
            written, lying = next(iter(written.items()))
            if lying not in LYING:
                raise BadPosition(where, "no-such-way-to-lie", str(lying), LYING)
        if not isinstance(written, str):
            raise BadPosition(where, "not-a-card", str(written))
        name, _, alias = written.partition("@")
        printed = self.printed(where, name)
        is_magic = self.rules.list.cards[printed].kind == MAGIC
        if is_magic != (zone in MAGICS) and zone != EXILE:
            raise BadPosition(where, "wrong-zone-for-card", name)
        if zone in FIELDS and not self.rules.list.cards[printed].is_unit:
            raise BadPosition(where, "wrong-zone-for-card", name)
        card = add_card(self.state, self.rules, printed, seat if is_magic else -1, zone)
        self.lying[card] = LYING.index(lying)
        if self.lying[card] != FACE_DOWN:
            self.state.known[card] = EVERYBODY
        for word in dict.fromkeys((alias,) if alias else (name, self.rules.list.cards[printed].name)):
            if alias and word in self.aliases:
                raise BadPosition(where, "alias-used-twice", word)
            self.aliases.setdefault(word, card)
        return card

    def fill(self, where: str, written: Any, zone: int, seat: int) -> None:
        """A list of cards, or a number of unimportant ones."""
        if written is None:
            return
        if isinstance(written, int) and not isinstance(written, bool) and written >= 0 and zone not in MAGICS:
            units = [card.printed for card in self.rules.list.cards if card.is_unit]
            for place in range(written):
                card = add_card(self.state, self.rules, units[place % len(units)], -1, zone)
                self.lying[card] = FACE_DOWN
            self.check_places(where, zone)
            return
        if not isinstance(written, list):
            raise BadPosition(where, "not-a-list", str(written))
        for each in written:
            self.put(where, each, zone, seat)
        self.check_places(where, zone)

    @rule("4.2")
    def check_places(self, where: str, zone: int) -> None:
        """No more units than there are places."""
        if zone in FIELDS and len(self.state.zones[zone]) > PLACES:
            raise BadPosition(where, "too-many-units", str(len(self.state.zones[zone])))


def _only(where: str, data: Any, keys: tuple[str, ...]) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise BadPosition(where, "not-a-table", str(data))
    for key in data:
        if key not in keys:
            raise BadPosition(where, "no-such-key", str(key), keys)
    return data


def _whole(where: str, data: dict[str, Any], key: str, default: int, least: int) -> int:
    """A whole number that is not too low."""
    value = data.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or value < least:
        raise BadPosition(f"{where}.{key}", "not-such-a-number", str(value))
    return value


def place(rules: Wars, written: Any) -> tuple[WarsState, dict[str, int]]:
    """The state that the data describes, before its first step, and its cards by alias, name and number."""
    data = _only("position", written, KEYS)
    builder = _Builder(rules)
    state = builder.state
    turn = data.get("turn", "first")
    if turn not in SEAT_NAMES:
        raise BadPosition("position.turn", "no-such-seat", str(turn), SEAT_NAMES)
    begin = data.get("step", "draw")
    if begin not in ENTRIES:
        raise BadPosition("position.step", "no-such-step", str(begin), tuple(ENTRIES))
    for seat, name in enumerate(SEAT_NAMES):
        _place_seat(builder, name, seat, _only(f"position.{name}", data.get(name, {}), SEAT_KEYS))
    builder.fill("position.deck", data.get("deck", 20), DECK, -1)
    builder.fill("position.discard", data.get("discard"), DISCARD, -1)
    builder.fill("position.exile", data.get("exile"), EXILE, -1)
    size = len(state.printed)
    state.lying = [builder.lying[card] for card in range(size)]
    state.spelled = [0] * size
    state.boosted = [0] * size
    state.turn = _whole("position", data, "number", 3, 1)
    state.turn_player = SEAT_NAMES.index(turn)
    state.step = STEP_NAMES.index(begin) - 1 if begin in STEP_NAMES else STEP_NAMES.index("boost")
    ran_out = data.get("ran_out", False)
    if not isinstance(ran_out, bool):
        raise BadPosition("position.ran_out", "not-true-or-false", str(ran_out))
    state.ran_out = ran_out
    frame = Turn(state.turn_player)
    frame.hasty = 1
    frame.pc = [each.name for each in steps_of(Turn)].index(ENTRIES[begin])
    state.frames = [frame]
    return state, builder.aliases


def _place_seat(builder: _Builder, name: str, seat: int, own: dict[str, Any]) -> None:
    state = builder.state
    where = f"position.{name}"
    state.life[seat] = _whole(where, own, "life", LIFE, 0)
    for key, zones in (("hand", HANDS), ("field", FIELDS), ("territory", TERRITORIES), ("magic", MAGICS)):
        builder.fill(f"{where}.{key}", own.get(key), zones[seat], seat)
    state.mulligans[seat] = _whole(where, own, "mulligans", 0, 0)
    state.grand[seat] = _whole(where, own, "grand", 0, 0)
    cast = own.get("cast", [])
    if not isinstance(cast, list):
        raise BadPosition(f"{where}.cast", "not-a-list", str(cast))
    state.cast[seat] = tuple([builder.rules.name_code(builder.printed(f"{where}.cast", str(each))) for each in cast])
