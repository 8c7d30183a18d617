"""What can happen to cards of 軌跡TCG? They go, turn, are stunned and recover, are linked and boarded, grow older."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from fuda.games.kiseki.battle_events import leave_battle
from fuda.games.kiseki.events import CARDS, ORIENTATION, SUPPORTED, Change
from fuda.games.kiseki.table import (
    NOTHING,
    ON_FIELD,
    ORIENTED,
    WAITING,
    KisekiState,
    Waiting,
    linked_cards,
)
from fuda.games.kiseki.words.durations import GONE, LEAVES
from fuda.kernel.procedure import rule
from fuda.kernel.records import copy_of
from fuda.kernel.rules import EVERYBODY
from fuda.language.running.lasting import released
from fuda.mechanics.zones import Moved

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki


# --- cards


@rule("1215.3b 1215.3b-1 1502.1")
def tick(state: KisekiState, clock: int, cards: tuple[int, ...]) -> None:
    """The crafts of these cards are in force from now on; what happens together happens at the same time."""
    state.clock = max(state.clock, clock)
    for card in cards:
        state.since[card] = clock
        state.rank[card] = 0


@rule("502.3 503.1a 503.2a")
def renew(state: KisekiState, card: int) -> None:
    """The card is a new one: nothing that was on it or applied to it stays."""
    state.rank[card] = 0
    state.actioned[card] = 0
    state.down[card] = 0
    state.stunned[card] = 0
    state.support[card] = 0
    state.host[card] = NOTHING
    state.aboard[card] = NOTHING
    state.attacked_in[card] = 0
    state.chosen_icons[card] = 0
    state.next_object += 1
    state.object[card] = state.next_object


@rule("1215.9")
def end_with(state: KisekiState, card: int) -> None:
    """A card has left the field: effects until then are over, and those of its crafts that wait do not begin."""
    state.effects = tuple([each for each in state.effects if each.until != LEAVES or each.this != card])
    if any([each.card == card for each in state.waiting]):
        waiting: list[Waiting] = []
        for each in state.waiting:
            made = copy_of(each)
            made.lapsed |= GONE if each.card == card else 0
            waiting.append(made)
        state.waiting = tuple(waiting)


class Went(Moved):
    """502. A card moved between zones. Between two fields it is the same card (502.3); between field and homebase it
    keeps its orientation and what applies to it (502.3a); into and out of the waiting zone effects travel (1204.2i-1,
    1205.1c-4); otherwise it is a new card."""

    replaceable: ClassVar[bool] = True
    shown: ClassVar[tuple[str, ...]] = ("source", "target", "by", "deed", "actioned", "down")

    def __init__(
        self,
        clause: str = "",
        card: int = -1,
        target: int = -1,
        by: int = -1,
        deed: str = "",
        actioned: int = -1,
        down: int = -1,
        source_card: int = -1,
        first: bool = False,
        searched: bool = False,
    ) -> None:
        super().__init__(clause, card, target, by, first, searched)
        self.deed = deed  # slay, destroy, discard, remove, play, return, rebuild, board, cost …
        self.actioned = actioned  # how it is laid down; -1: as the rules say
        self.down = down
        self.source_card = source_card  # the card whose effect moved it
        self.last: Any = None  # what the card was before (1221.1)
        self.part = False  # whether it goes with the card that stands for the linked unit (1336.1)
        self.unseen = 0  # seats, a bit each, that do not learn which of several cards it is (502.4)
        self.clock = -1  # when it happens
        self.was_aboard = False  # of an item, before

    def affected(self, state: KisekiState, rules: Kiseki) -> int:
        seat: int = rules.controller(state, self.card)
        return seat

    def look(self, state: KisekiState, rules: Kiseki) -> None:
        if self.last is None:
            self.last = rules.remembered(state, self.card)
        if self.clock < 0:
            self.clock = state.clock + 1

    def apply(self, state: KisekiState, rules: Kiseki) -> None:
        card = self.card
        source = state.zone[card]
        self.look(state, rules)
        self.was_aboard = state.aboard[card] != NOTHING
        keeps = source in ORIENTED and self.target in ORIENTED
        actioned, down = (state.actioned[card], state.down[card]) if keeps else (0, 0)
        stays = keeps and source in ON_FIELD and self.target in ON_FIELD
        state.last[card] = self.last if source in ORIENTED else None
        super().apply(state, rules)
        state.known[card] &= ~self.unseen
        leave_battle(state, card)
        if not stays:
            renew(state, card)
            if source in ON_FIELD:
                end_with(state, card)
            if not keeps and source != WAITING and self.target != WAITING:
                state.effects = released(state.effects, card)
            tick(state, self.clock, (card,))
        if self.target in ORIENTED:
            state.actioned[card] = actioned if self.actioned < 0 else self.actioned
            state.down[card] = down if self.down < 0 else self.down
            if not state.down[card]:
                state.known[card] = EVERYBODY

    def keeps_facts(self, state: KisekiState, rules: Kiseki) -> bool:
        if self.source not in ORIENTED and (self.target not in ORIENTED or self._is_laid_down(state)):
            # What it was aboard of may be no UNIT any more (1337.2).
            if not (CARDS & state.facts.looked_at or self.was_aboard or rules.is_told(state, self.card)):
                return True
        return False

    def _is_laid_down(self, state: KisekiState) -> bool:
        """Whether it lies face down in a homebase now."""
        return self.target not in ON_FIELD and bool(state.down[self.card])


class Drawn(Went):
    """1313.1. A card was drawn."""


class Planned(Change):
    """1323.1. A player has planned."""

    touches: ClassVar[int] = 0
    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, clause: str = "", seat: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat

    def apply(self, state: KisekiState, rules: Kiseki) -> None:
        """Nothing changes; triggers look for it."""


class DrawFailed(Change):
    """1102.1. A card was to be drawn and there was none."""

    touches: ClassVar[int] = 0
    shown: ClassVar[tuple[str, ...]] = ("seat",)
    replaceable: ClassVar[bool] = True

    def __init__(self, clause: str = "", seat: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat

    def affected(self, state: KisekiState, rules: Kiseki) -> int:
        return self.seat

    def apply(self, state: KisekiState, rules: Kiseki) -> None:
        state.failed_draw[self.seat] = 1


class Turned(Change):
    """1315. A card was readied or actioned; a linked unit turns as one (1336.1)."""

    touches: ClassVar[int] = ORIENTATION
    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("actioned",)
    replaceable: ClassVar[bool] = True

    def __init__(self, clause: str = "", card: int = -1, actioned: int = 0, source_card: int = -1) -> None:
        self.clause = clause
        self.card = card
        self.actioned = actioned
        self.source_card = source_card

    def affected(self, state: KisekiState, rules: Kiseki) -> int:
        seat: int = rules.controller(state, self.card)
        return seat

    def apply(self, state: KisekiState, rules: Kiseki) -> None:
        for each in linked_cards(state, self.card):
            state.actioned[each] = self.actioned


class Flipped(Change):
    """1316. A card was turned face up or face down."""

    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("down",)

    def __init__(self, clause: str = "", card: int = -1, down: int = 0) -> None:
        super().__init__(clause)
        self.card = card
        self.down = down
        self.clock = -1  # when it happens

    def look(self, state: KisekiState, rules: Kiseki) -> None:
        self.clock = state.clock + 1

    def apply(self, state: KisekiState, rules: Kiseki) -> None:
        if self.clock < 0:
            self.look(state, rules)
        state.down[self.card] = self.down
        if not self.down:
            state.known[self.card] = EVERYBODY
            tick(state, self.clock, (self.card,))


class Stunned(Change):
    """1306. A unit was stunned: face down and actioned, its crafts are out of force, it leaves the battle (804.7)."""

    cards: ClassVar[tuple[str, ...]] = ("card", "source_card")
    shown: ClassVar[tuple[str, ...]] = ("by_attack",)
    replaceable: ClassVar[bool] = True

    def __init__(
        self,
        clause: str = "",
        card: int = -1,
        source_card: int = -1,
        attackers: tuple[int, ...] = (),
        by_attack: bool = False,
        damage: int = 0,
    ) -> None:
        super().__init__(clause)
        self.card = card
        self.source_card = source_card  # the card whose effect stunned it (1222.4b)
        self.attackers = attackers  # who attacked it (1222.4a)
        self.by_attack = by_attack
        self.damage = damage  # the bonds that its controller loses at the same time (1306.3)
        self.last: Any = None
        self.fallen: tuple[Any, ...] = ()  # what the cards were whose crafts went out of force at the same time

    def affected(self, state: KisekiState, rules: Kiseki) -> int:
        seat: int = rules.controller(state, self.card)
        return seat

    def look(self, state: KisekiState, rules: Kiseki) -> None:
        if self.last is None:
            self.last = rules.remembered(state, self.card)

    @rule("1306.1 1306.2 1306.2a")
    def apply(self, state: KisekiState, rules: Kiseki) -> None:
        self.look(state, rules)
        for each in linked_cards(state, self.card):
            state.stunned[each] = 1
            state.down[each] = 1
            state.actioned[each] = 1
        if state.fighting:
            leave_battle(state, self.card)


class RecoveryChosen(Change):
    """705.6. A player has chosen, for all to see, a stunned unit that will recover."""

    touches: ClassVar[int] = 0
    shown: ClassVar[tuple[str, ...]] = ("seat",)
    cards: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, clause: str = "", seat: int = -1, card: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat
        self.card = card

    def apply(self, state: KisekiState, rules: Kiseki) -> None:
        """Nothing changes yet."""


class OrganisationChosen(Change):
    """1312.4. A player has chosen an organisation, for all to see."""

    touches: ClassVar[int] = 0
    shown: ClassVar[tuple[str, ...]] = ("seat", "organisation")

    def __init__(self, clause: str = "", seat: int = -1, organisation: str = "") -> None:
        super().__init__(clause)
        self.seat = seat
        self.organisation = organisation

    def apply(self, state: KisekiState, rules: Kiseki) -> None:
        """Nothing changes yet."""


class Recovered(Change):
    """1308, 1306.4. A unit is stunned no more: face up, and still actioned."""

    replaceable: ClassVar[bool] = True
    cards: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, clause: str = "", card: int = -1, source_card: int = -1) -> None:
        super().__init__(clause)
        self.card = card
        self.source_card = source_card
        self.clock = -1  # when it happens

    def look(self, state: KisekiState, rules: Kiseki) -> None:
        self.clock = state.clock + 1

    @rule("1306.4 1308.1")
    def apply(self, state: KisekiState, rules: Kiseki) -> None:
        if self.clock < 0:
            self.look(state, rules)
        units = linked_cards(state, self.card)
        for each in units:
            state.stunned[each] = 0
            state.down[each] = 0
            state.actioned[each] = 1
        tick(state, self.clock, units)


class SupportChanged(Change):
    """1309. A unit gained or lost support."""

    touches: ClassVar[int] = SUPPORTED
    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("support",)

    def __init__(self, clause: str = "", card: int = -1, support: int = 1) -> None:
        self.clause = clause
        self.card = card
        self.support = support

    def apply(self, state: KisekiState, rules: Kiseki) -> None:
        state.support[self.card] = self.support


class Linked(Change):
    """1336.1. Two units became one: the second card goes with the first."""

    cards: ClassVar[tuple[str, ...]] = ("card", "second")

    def __init__(self, clause: str = "", card: int = -1, second: int = -1) -> None:
        super().__init__(clause)
        self.card = card
        self.second = second

    def apply(self, state: KisekiState, rules: Kiseki) -> None:
        state.host[self.second] = self.card
        state.support[self.card] |= state.support[self.second]
        state.effects = tuple([_on(each, self.second, self.card) for each in state.effects])
        if state.fighting:
            leave_battle(state, self.second)


def _on(effect: Any, second: int, head: int) -> Any:
    """1336.1. An effect on the second card of a linked unit applies to the whole."""
    if second not in effect.cards:
        return effect
    made = copy_of(effect)
    made.cards = (*[card for card in effect.cards if card not in (second, head)], head)
    return made


class Boarded(Change):
    """1337.1. Units that have left the game board the item."""

    cards: ClassVar[tuple[str, ...]] = ("item", "units")

    def __init__(self, clause: str = "", item: int = -1, units: tuple[int, ...] = ()) -> None:
        super().__init__(clause)
        self.item = item
        self.units = units

    def apply(self, state: KisekiState, rules: Kiseki) -> None:
        for unit in self.units:
            state.aboard[unit] = self.item


class IconChosen(Change):
    """1415.1. A card has the icon craft that was chosen for it as it entered."""

    cards: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, clause: str = "", card: int = -1) -> None:
        super().__init__(clause)
        self.card = card

    def apply(self, state: KisekiState, rules: Kiseki) -> None:
        state.chosen_icons[self.card] = 1


class Aged(Change):
    """1215.3b. Cards whose crafts came into force at the same time were put in order."""

    cards: ClassVar[tuple[str, ...]] = ("order",)

    def __init__(self, clause: str = "", order: tuple[int, ...] = ()) -> None:
        super().__init__(clause)
        self.order = order

    def apply(self, state: KisekiState, rules: Kiseki) -> None:
        for place, card in enumerate(self.order):
            state.rank[card] = place + 1
