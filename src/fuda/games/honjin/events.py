"""What happens on the table of 本陣TCG? Time, and cards that change their zone or their side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from fuda.games.honjin.table import BATTLEFIELD, DECKS, HIDDEN, NOTHING, HonjinState
from fuda.kernel.events import Event
from fuda.kernel.procedure import rule
from fuda.language.running.lasting import released
from fuda.mechanics.loops import RoundsPassed as RoundsPassedTogether
from fuda.mechanics.turns import NextTurn, pass_the_turn
from fuda.mechanics.zones import Moved

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin

# What an event can change that texts in force may look at beside the structure of the battlefield.
CARDS: Final = 1  # the cards in hands, decks and piles
TIME: Final = 2  # phases and dice; turns, battles and their timings are structure
ACTING: Final = 4  # fresh or finished
SLOTS: Final = 8  # spent or not
CHAIN: Final = 16  # what is being used
STRUCTURE: Final = 64
ANYTHING: Final = (1 << 7) - 1  # what a word looks at that nobody has looked through


class Change(Event):
    """An event of this game; it says what it touches, so that derived information is kept where nothing looks at it."""

    touches: ClassVar[int] = STRUCTURE

    def keeps_facts(self, state: HonjinState, rules: Honjin) -> bool:
        return self.touches == 0 or not self.touches & (STRUCTURE | rules.looked_at(state))


class Noticed(Change):
    """Something that changes no table; triggers look for it."""

    touches: ClassVar[int] = 0

    def apply(self, state: HonjinState, rules: Honjin) -> None:
        """Nothing changes."""


# --- time


class TurnBegan(NextTurn):
    """7.1.2.1. A turn began: its player is the marching side."""

    def apply(self, state: HonjinState, rules: Honjin) -> None:
        self.turn = pass_the_turn(state, self.seat)
        if state.starter < 0:
            state.starter = self.seat
        state.laid, state.proxies = 0, 0
        state.failed = ()
        state.moved_on, state.moved_about = False, False


class PhaseBegan(Change):
    """7.1.1. A phase began."""

    touches: ClassVar[int] = TIME
    shown: ClassVar[tuple[str, ...]] = ("phase",)

    def __init__(self, clause: str = "", phase: int = -1) -> None:
        super().__init__(clause)
        self.phase = phase

    def apply(self, state: HonjinState, rules: Honjin) -> None:
        state.phase = self.phase


class Moment(Noticed):
    """4.7.4. A moment that texts can wait for: something begins, ends, or is declared."""

    shown: ClassVar[tuple[str, ...]] = ("moment", "seat")
    cards: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, clause: str = "", moment: str = "", seat: int = -1, card: int = -1) -> None:
        super().__init__(clause)
        self.moment = moment  # see occasions: e.g. main-start, initiative-end, march-declared, laid
        self.seat = seat  # whose turn, timing or declaration it is
        self.card = card  # what is declared, where it is one card


class RoundsPassed(RoundsPassedTogether):
    """16.1.1.2. A round of a loop went on for the rest of its number, and everything was the same after each."""


class Stilled(Change):
    """1.2.4. At the end of a turn: how many in a row were the same position, and what its player's cards are."""

    touches: ClassVar[int] = 0
    shown: ClassVar[tuple[str, ...]] = ("still",)

    def __init__(self, clause: str = "", still: int = 0, seat: int = -1, snapshot: tuple[int, ...] = ()) -> None:
        super().__init__(clause)
        self.still = still
        self.seat = seat
        self.snapshot = snapshot

    def apply(self, state: HonjinState, rules: Honjin) -> None:
        state.still = self.still
        if self.seat >= 0:
            state.snapshot[self.seat] = self.snapshot


class DecksCounted(Change):
    """1.2.3.1. Both decks have run out in this turn, or there are cards again."""

    touches: ClassVar[int] = 0
    shown: ClassVar[tuple[str, ...]] = ("emptied",)

    def __init__(self, clause: str = "", emptied: int = NOTHING) -> None:
        super().__init__(clause)
        self.emptied = emptied

    def apply(self, state: HonjinState, rules: Honjin) -> None:
        state.emptied = self.emptied


class MovedOn(Change):
    """1.2.4.1.2. The turn's player marched to held terrain or exchanged equipment, or did something else."""

    touches: ClassVar[int] = 0

    def __init__(self, clause: str = "", about: bool = False) -> None:
        super().__init__(clause)
        self.about = about

    def apply(self, state: HonjinState, rules: Honjin) -> None:
        if self.about:
            state.moved_about = True
        else:
            state.moved_on = True


# --- cards that change their zone


@rule("5.1.1.8 12.2.7.4.9")
def renew(state: HonjinState, card: int) -> None:
    """5.1.1.8. In another zone it is a new card: nothing that was on it or applied to it stays."""
    state.cell[card] = NOTHING
    state.host[card] = NOTHING
    state.station[card] = 0
    state.finished[card] = 0
    state.summoned[card] = 0
    state.origin[card] = NOTHING
    state.spent[card] = ()
    state.occupied[card] = ()
    state.next_object += 1
    state.object[card] = state.next_object


class Went(Moved):
    """5.1.1.8. A card moved between zones. `deed` says by what: discard, die, refill, lay, proxy, summon, instant,
    equip, use, pay, remove, return, headquarters."""

    replaceable: ClassVar[bool] = True
    shown: ClassVar[tuple[str, ...]] = ("source", "target", "by", "deed", "cell")

    def __init__(
        self,
        clause: str = "",
        card: int = -1,
        target: int = -1,
        by: int = -1,
        deed: str = "",
        cell: int = NOTHING,
        host: int = NOTHING,
        source_card: int = -1,
        first: bool = False,
        searched: bool = False,
    ) -> None:
        super().__init__(clause, card, target, by, first, searched)
        self.deed = deed
        self.cell = cell  # the area where a unit or a terrain comes to lie
        self.host = host  # the unit that gets a piece of equipment
        self.source_card = source_card  # the card whose effect moved it
        self.along = NOTHING  # the unit with which a piece of equipment goes: it stays where that stays (2.1.2.1.2.2)
        self.unseen = 0  # seats, a bit each, that do not learn which of several cards it is (5.1.1.7)
        self.last: Any = None  # what the card was before (10.5.4.1)

    def look(self, state: HonjinState, rules: Honjin) -> None:
        if self.last is None and state.zone[self.card] in BATTLEFIELD:
            self.last = rules.remembered(state, self.card)

    def apply(self, state: HonjinState, rules: Honjin) -> None:
        card = self.card
        if self.along >= 0 and state.zone[self.along] in BATTLEFIELD:
            self.source = self.target = state.zone[card]
            self.deed = ""
            return
        if state.zone[card] in BATTLEFIELD:
            self.look(state, rules)
            self.last.deed = self.deed
            state.last[card] = self.last
        super().apply(state, rules)
        if state.emptied >= 0 and self.target in DECKS:
            state.emptied = NOTHING  # a deck is there again (1.2.3.1.1)
        state.known[card] &= ~self.unseen
        renew(state, card)
        if self.target in BATTLEFIELD:
            state.cell[card] = self.cell
            state.host[card] = self.host
            state.clock += 1
            state.since[card] = state.clock
            if self.deed in ("summon", "instant"):
                state.station[card] = rules.rear(state, card)
                if self.deed == "instant":
                    state.summoned[card] = state.turn
                    state.instants[state.owner[card]] += 1
        if self.source in BATTLEFIELD or self.target in BATTLEFIELD:
            state.layout = None
        if state.effects:
            state.effects = released(state.effects, card)

    def keeps_facts(self, state: HonjinState, rules: Honjin) -> bool:
        if self.source in BATTLEFIELD or self.target in BATTLEFIELD:
            return False
        return not CARDS & rules.looked_at(state)

    def affected(self, state: HonjinState, rules: Honjin) -> int:
        owner: int = state.owner[self.card]
        return owner


class Refilled(Went):
    """12.3.1. A card was taken up from the deck."""


class TurnedOver(Change):
    """14.8.3. A terrain was turned over and is a proxy terrain now."""

    cards: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, clause: str = "", card: int = -1) -> None:
        super().__init__(clause)
        self.card = card

    def apply(self, state: HonjinState, rules: Honjin) -> None:
        cell = state.cell[self.card]
        Moved(self.clause, self.card, HIDDEN[state.owner[self.card]]).apply(state, rules)
        renew(state, self.card)
        state.cell[self.card] = cell
        state.clock += 1
        state.since[self.card] = state.clock
        state.layout = None


class LaidThisTurn(Change):
    """12.1.1.2.2. A terrain was laid from the hand, or a proxy was."""

    touches: ClassVar[int] = 0

    def __init__(self, clause: str = "", proxy: bool = False) -> None:
        super().__init__(clause)
        self.proxy = proxy

    def apply(self, state: HonjinState, rules: Honjin) -> None:
        if self.proxy:
            state.proxies += 1
        else:
            state.laid += 1
