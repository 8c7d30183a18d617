"""How is a position of 軌跡TCG set up by hand?

    initiative: first       who has the initiative (first or second; seat 0 is 'first')
    phase: deployment       what is about to begin: begin (the turn), draw, homebase, deployment, battle or recovery
    player: first           whose draw, homebase or deployment step it is (the initiative player's if nothing is said)
    number: 5               the number of the turn (optional)
    passes: 0               consecutive passes of attacks (optional)
    first, second:
      bonds: 40
      field: [card, ...]    units and items, written as below
      homebase: [...]       or a number of cards of no importance, face down
      hand, trail, removed: [...] cards
      deck: [...] or 20     from the top, or so many cards of no importance

A card of field or homebase is a card, or `{card: name, actioned: true, stunned: true, support: true, up: true, covert:
true, linked: card, crew: [card, ...], owner: second}`. Cards of a homebase lie face down unless `up` is said.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.kiseki.chapters.preparation import set_up_tables
from fuda.games.kiseki.chapters.turn import PreparationSteps, Turn
from fuda.games.kiseki.table import (
    BATTLE,
    DECKS,
    FIELDS,
    HANDS,
    HOMEBASES,
    PREPARATION,
    REMOVED,
    STARTING_BONDS,
    TRAILS,
    KisekiState,
)
from fuda.kernel.rules import EVERYBODY
from fuda.mechanics.positions import SEAT_NAMES, BadPosition, Placer, is_count, items, one_of, only, truth, whole

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki

# What is about to begin: the step of the turn, the step of a player's preparation, and the phase before it.
PHASES: Final = {
    "begin": ("begin", "", PREPARATION),
    "draw": ("", "begin_draw", PREPARATION),
    "homebase": ("", "begin_homebase", PREPARATION),
    "deployment": ("", "begin_deployment", PREPARATION),
    "battle": ("battle", "", PREPARATION),
    "recovery": ("begin_recovery", "", BATTLE),
}
KEYS: Final = ("initiative", "phase", "player", "number", "passes", "blitz", *SEAT_NAMES)
SEAT_KEYS: Final = ("bonds", "field", "homebase", "hand", "trail", "removed", "deck")
CARD_KEYS: Final = ("card", "actioned", "stunned", "support", "up", "covert", "linked", "crew", "owner")


class _Builder(Placer):
    """Puts cards on fields and into homebases, as they lie there."""

    def __init__(self, rules: Kiseki) -> None:
        super().__init__(rules, KisekiState())
        self.told: dict[int, dict[str, Any]] = {}
        self.hosts: dict[int, int] = {}
        self.crews: dict[int, int] = {}

    def fill(self, where: str, written: Any, zone: int, seat: int) -> list[int]:
        """A list of cards, or a number of unimportant ones."""
        if is_count(written):
            return self.add_any(written, seat, zone)
        return [self.add(where, each, seat, zone) for each in items(where, written)]

    def lay(self, where: str, written: Any, zone: int, seat: int) -> None:
        """A card of field or homebase, with what is linked to it or aboard."""
        data = only(where, written, CARD_KEYS) if isinstance(written, dict) else {"card": written}
        owner = SEAT_NAMES.index(one_of(where, data, "owner", SEAT_NAMES[seat], SEAT_NAMES, "no-such-seat"))
        card = self.add(where, data.get("card"), owner, zone)
        self.told[card] = data
        if data.get("linked") is not None:
            second = self.add(where, data["linked"], owner, zone)
            self.told[second] = data
            self.hosts[second] = card
        for each in items(f"{where}.crew", data.get("crew")):
            self.crews[self.add(where, each, owner, REMOVED[owner])] = card


def place(rules: Kiseki, written: Any) -> tuple[KisekiState, dict[str, int]]:
    """The state that the data describes, before its first step, and its cards by alias, name and number."""
    data = only("position", written, KEYS)
    builder = _Builder(rules)
    state = builder.state
    assert isinstance(state, KisekiState)
    state.initiative = SEAT_NAMES.index(one_of("position", data, "initiative", "first", SEAT_NAMES, "no-such-seat"))
    own = SEAT_NAMES[state.initiative]
    player = SEAT_NAMES.index(one_of("position", data, "player", own, SEAT_NAMES, "no-such-seat"))
    phase = one_of("position", data, "phase", "deployment", tuple(PHASES), "no-such-step")
    begin, inner, state.phase = PHASES[phase]
    state.turn = whole("position", data, "number", 5, 1) - (1 if begin == "begin" else 0)
    for seat, name in enumerate(SEAT_NAMES):
        _place_seat(builder, f"position.{name}", seat, only(f"position.{name}", data.get(name, {}), SEAT_KEYS))
    set_up_tables(state)
    _tell_cards(builder)
    state.passes = whole("position", data, "passes", 0, 0)
    state.blitz = truth("position", data, "blitz")
    frame = Turn(state.initiative)
    state.frames = [frame]
    if inner:
        frame.go("other_steps" if player == state.initiative else "battle")
        steps = PreparationSteps(player)
        steps.go(inner)
        state.frames.append(steps)
    else:
        frame.go(begin)
    return state, builder.aliases


def _place_seat(builder: _Builder, where: str, seat: int, own: dict[str, Any]) -> None:
    bonds = own.get("bonds", STARTING_BONDS)
    if isinstance(bonds, bool) or not isinstance(bonds, int):
        raise BadPosition(f"{where}.bonds", "not-such-a-number", str(bonds))
    state = builder.state
    assert isinstance(state, KisekiState)
    state.bonds[seat] = bonds
    for each in items(f"{where}.field", own.get("field")):
        builder.lay(f"{where}.field", each, FIELDS[seat], seat)
    homebase = own.get("homebase")
    if isinstance(homebase, int) and is_count(homebase):
        for card in builder.add_any(homebase, seat, HOMEBASES[seat]):
            builder.told[card] = {}
    else:
        for each in items(f"{where}.homebase", homebase):
            builder.lay(f"{where}.homebase", each, HOMEBASES[seat], seat)
    builder.fill(f"{where}.hand", own.get("hand"), HANDS[seat], seat)
    builder.fill(f"{where}.trail", own.get("trail"), TRAILS[seat], seat)
    builder.fill(f"{where}.removed", own.get("removed"), REMOVED[seat], seat)
    builder.fill(f"{where}.deck", own.get("deck", 20), DECKS[seat], seat)


def _tell_cards(builder: _Builder) -> None:
    state = builder.state
    assert isinstance(state, KisekiState)
    for card, data in builder.told.items():
        where = f"position.{data.get('card', '')}"
        state.stunned[card] = int(truth(where, data, "stunned"))
        state.actioned[card] = 1 if state.stunned[card] else int(truth(where, data, "actioned"))
        at_home = state.zone[card] in HOMEBASES
        state.down[card] = int(not truth(where, data, "up")) if at_home else state.stunned[card]
        if not at_home or not state.down[card]:
            state.known[card] = EVERYBODY
        state.support[card] = int(truth(where, data, "support"))
        state.chosen_icons[card] = int(truth(where, data, "covert"))
        state.since[card] = card + 1
    for second, head in builder.hosts.items():
        state.host[second] = head
    for unit, item in builder.crews.items():
        state.aboard[unit] = item
    state.clock = len(state.printed) + 1
