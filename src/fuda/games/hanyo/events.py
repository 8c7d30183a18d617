"""What happens in 汎用TCG? Time, and cards that change their place or their side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from fuda.games.hanyo.table import (
    DRAW,
    ENERGIES,
    HANDS,
    IN_AREA,
    MAINS,
    NORMAL,
    NOTHING,
    OF_AREA,
    RESOLUTION,
    SETS,
    WITH_TEXTS,
    HanyoState,
)
from fuda.kernel.events import Event
from fuda.kernel.procedure import rule
from fuda.kernel.rules import EVERYBODY
from fuda.language.running.lasting import derived_again, released
from fuda.mechanics.turns import NextTurn, pass_the_turn
from fuda.mechanics.zones import Moved

if TYPE_CHECKING:
    from fuda.games.hanyo.rules import Hanyo

# What an event can change that texts in force may look at. Everything else is part of the structure of the areas.
CARDS: Final = 1  # the numbers of cards in hands, decks and discards
DAMAGE: Final = 2
ENERGY: Final = 4
COUNTERS: Final = 8
PHASE: Final = 16
TURN: Final = 32  # whose turn it is
STRUCTURE: Final = 64
ANYTHING: Final = (1 << 7) - 1  # what a word looks at that nobody has looked through


def keeps(state: HanyoState, rules: Hanyo, touches: int) -> bool:
    """Whether the facts stay; where only what they looked at has changed they are derived again from the same texts."""
    if not touches & (STRUCTURE | state.facts.looked_at):
        return True
    if touches & STRUCTURE:
        return False
    state.facts = derived_again(state, rules, state.facts)
    return True


class Change(Event):
    """An event of this game; it says what it touches, so that derived information is kept where nothing looks at it."""

    touches: ClassVar[int] = STRUCTURE

    def keeps_facts(self, state: HanyoState, rules: Hanyo) -> bool:
        return self.touches == 0 or keeps(state, rules, self.touches)


class TurnBegan(NextTurn):
    """A turn began."""

    def apply(self, state: HanyoState, rules: Hanyo) -> None:
        self.turn = pass_the_turn(state, self.seat)
        state.turns_taken[self.seat] += 1
        state.phase = DRAW
        state.strategies = 0
        state.charges = 0
        state.retreats = 0
        state.past = ()
        state.used_this_turn = ()

    def keeps_facts(self, state: HanyoState, rules: Hanyo) -> bool:
        for each in state.effects:
            if each.begins == state.turn:  # it applies from now on
                return False
        return keeps(state, rules, TURN | PHASE)


class Moment(Change):
    """A moment that texts can wait for: a phase or turn begins or ends, the game begins."""

    touches: ClassVar[int] = 0
    shown: ClassVar[tuple[str, ...]] = ("moment", "seat")

    def __init__(self, clause: str = "", moment: str = "", seat: int = -1) -> None:
        self.clause = clause
        self.moment = moment
        self.seat = seat

    def apply(self, state: HanyoState, rules: Hanyo) -> None:
        """Nothing changes; triggers look for it."""


class PhaseBegan(Change):
    """A phase began."""

    touches: ClassVar[int] = PHASE
    shown: ClassVar[tuple[str, ...]] = ("phase",)

    def __init__(self, clause: str = "", phase: int = -1) -> None:
        self.clause = clause
        self.phase = phase

    def apply(self, state: HanyoState, rules: Hanyo) -> None:
        state.phase = self.phase


@rule("809.3b")
def moment_of(state: HanyoState, clock: int) -> int:
    """The moment of an event: the same for all that happen together, which have looked at the clock before any of
    them was applied; for a single one the next."""
    return clock if clock >= 0 else int(state.clock) + 1


@rule("302.3 303.1a 913.5")
def renew(state: HanyoState, card: int) -> None:
    """302.3. The card is a new one: nothing that was on it or applied to it stays."""
    state.hosted[card] = state.host[card]
    state.rank[card] = 0
    state.host[card] = NOTHING
    state.placed[card] = NORMAL
    state.down[card] = 0
    state.damage[card] = 0
    state.counters[card] = ()
    state.entered[card] = 0
    state.set_in[card] = 0
    state.next_object += 1
    state.object[card] = state.next_object


@rule("302.3 804.2a-1")
def _release(state: HanyoState, card: int) -> None:
    """The lasting effects do not reach the card any more; those on other cards too go on there."""
    state.effects = released(state.effects, card)


class Went(Moved):
    """302. A card moved between zones; outside the areas it is a new card each time."""

    replaceable: ClassVar[bool] = True

    def __init__(
        self,
        clause: str = "",
        card: int = -1,
        target: int = -1,
        by: int = -1,
        first: bool = False,
        searched: bool = False,
        source_card: int = -1,
    ) -> None:
        self.clause = clause
        self.card = card
        self.target = target
        self.source = -1
        self.by = by
        self.first = first
        self.searched = searched
        self.source_card = source_card  # the card whose effect moved it
        self.last: Any = None  # what the card was before (812.1), where it left an area
        self.clock = -1  # when it happens

    def look(self, state: HanyoState, rules: Hanyo) -> None:
        if self.clock < 0:
            self.clock = state.clock + 1
        if self.last is None and state.zone[self.card] in OF_AREA:
            self.last = rules.remembered(state, self.card)

    def apply(self, state: HanyoState, rules: Hanyo) -> None:
        source = state.zone[self.card]
        if source in OF_AREA:
            self.look(state, rules)
        Moved.apply(self, state, rules)
        if not (source in IN_AREA and self.target in IN_AREA):
            renew(state, self.card)
            if self.target in OF_AREA:
                state.entered[self.card] = state.turn
                state.clock = state.since[self.card] = moment_of(state, self.clock)
            if state.effects and self.target != RESOLUTION:  # there they go on applying (804.2a-1)
                _release(state, self.card)

    def affected(self, state: HanyoState, rules: Hanyo) -> int:
        owner: int = state.owner[self.card]
        return owner

    def keeps_facts(self, state: HanyoState, rules: Hanyo) -> bool:
        source, target = self.source, self.target
        if source in WITH_TEXTS or target in WITH_TEXTS:
            return False
        looked_at: int = state.facts.looked_at
        if not looked_at:
            return True
        touched = CARDS | (ENERGY if source in ENERGIES or target in ENERGIES else 0)
        return not touched & looked_at


class Drawn(Went):
    """904. A card was drawn."""


class DrawFailed(Change):
    """1002.1. A card was to be drawn and there was none."""

    touches: ClassVar[int] = 0
    replaceable: ClassVar[bool] = True
    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, clause: str = "", seat: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat

    def apply(self, state: HanyoState, rules: Hanyo) -> None:
        state.failed_draw[self.seat] = 1

    def affected(self, state: HanyoState, rules: Hanyo) -> int:
        return self.seat


class Attached(Went):
    """905. A card was attached to a unit: face down as energy, or face up as a set."""

    cards: ClassVar[tuple[str, ...]] = ("card", "unit")

    def __init__(
        self, clause: str = "", card: int = -1, unit: int = -1, target: int = -1, by: int = -1, source_card: int = -1
    ) -> None:
        super().__init__(clause, card, target, by, source_card=source_card)
        self.unit = unit

    def apply(self, state: HanyoState, rules: Hanyo) -> None:
        super().apply(state, rules)
        state.host[self.card] = self.unit
        if self.target in SETS:
            state.set_in[self.unit] = state.turn


class Entered(Went):
    """603.1. A unit was put out from the hand."""


class Noted(Change):
    """Something was done in this turn of which a text asks; kept only where one does."""

    shown: ClassVar[tuple[str, ...]] = ()

    def __init__(self, clause: str = "", deed: str = "", seat: int = -1, card: int = -1) -> None:
        super().__init__(clause)
        self.deed = deed
        self.seat = seat
        self.card = card

    def apply(self, state: HanyoState, rules: Hanyo) -> None:
        state.past = (*state.past, (self.deed, self.seat, self.card))


class HandDiscarded(Change):
    """911.1, 911.2a. A player discarded from hand; told only to texts that wait for it."""

    touches: ClassVar[int] = 0
    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, clause: str = "", seat: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat

    def apply(self, state: HanyoState, rules: Hanyo) -> None:
        """Nothing changes; triggers look for it."""


class Charged(Change):
    """906.1. A player charged a unit."""

    touches: ClassVar[int] = 0
    cards: ClassVar[tuple[str, ...]] = ("unit",)
    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, clause: str = "", seat: int = -1, unit: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat
        self.unit = unit

    def apply(self, state: HanyoState, rules: Hanyo) -> None:
        """Nothing changes; triggers look for it."""


class MovedWithin(Event):
    """302.3a. An attached card changed its unit without leaving the areas."""

    cards: ClassVar[tuple[str, ...]] = ("card", "unit")

    def __init__(self, clause: str = "", card: int = -1, unit: int = -1) -> None:
        super().__init__(clause)
        self.card = card
        self.unit = unit

    def apply(self, state: HanyoState, rules: Hanyo) -> None:
        state.host[self.card] = self.unit


class LaidFaceDown(Event):
    """403.3. The first main unit, face down: only its player knows it."""

    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, clause: str = "", card: int = -1, seat: int = -1) -> None:
        super().__init__(clause)
        self.card = card
        self.seat = seat

    def apply(self, state: HanyoState, rules: Hanyo) -> None:
        Moved(self.clause, self.card, MAINS[self.seat], self.seat).apply(state, rules)
        renew(state, self.card)
        for other in state.zones[HANDS[self.seat]]:
            state.known[other] &= 1 << self.seat
        state.known[self.card] = 1 << self.seat


class TurnedUp(Event):
    """403.5. A face-down main unit was turned up."""

    cards: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, clause: str = "", card: int = -1) -> None:
        super().__init__(clause)
        self.card = card
        self.clock = -1  # when it happens

    def look(self, state: HanyoState, rules: Hanyo) -> None:
        self.clock = state.clock + 1

    def apply(self, state: HanyoState, rules: Hanyo) -> None:
        state.known[self.card] = EVERYBODY
        state.clock = state.since[self.card] = moment_of(state, self.clock)


class Redrawn(Change):
    """403.3a. A player without a unit shows the hand and draws anew."""

    touches: ClassVar[int] = 0
    cards: ClassVar[tuple[str, ...]] = ("shown_cards",)
    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, clause: str = "", seat: int = -1, shown_cards: tuple[int, ...] = ()) -> None:
        super().__init__(clause)
        self.seat = seat
        self.shown_cards = shown_cards

    def apply(self, state: HanyoState, rules: Hanyo) -> None:
        state.redraws[self.seat] += 1
        for card in self.shown_cards:
            state.known[card] = EVERYBODY
