"""What can happen in 軌跡TCG? Events of time, players and the waiting zone; see `card_events` and `battle_events`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from fuda.games.kiseki.table import (
    MOST_BONDS,
    NO_STEP,
    KisekiState,
    Waiting,
)
from fuda.kernel.events import Event
from fuda.kernel.records import copy_of
from fuda.kernel.rules import SEATS
from fuda.language.running.lasting import piled_higher
from fuda.mechanics.loops import RoundsPassed

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki

# What an event can change that texts in force may look at beside the structure of field and homebase.
CARDS: Final = 1  # the cards in hands, decks and trails
BONDS: Final = 2
TIME: Final = 4  # phase, step, who is primary, the turn
FIGHT: Final = 8  # who battles with whom
PLAYED: Final = 16  # what was played or has attacked this turn
ORIENTATION: Final = 32  # ready or actioned
STRUCTURE: Final = 64
SUPPORTED: Final = 128
PENDING: Final = 512  # what lies in the waiting zone
FACES: Final = 256  # face up or face down, in a homebase
ANYTHING: Final = (1 << 10) - 1  # what a word looks at that nobody has looked through


class Change(Event):
    """An event of this game; it says what it touches, so that derived information is kept where nothing looks at it."""

    touches: ClassVar[int] = STRUCTURE

    def keeps_facts(self, state: KisekiState, rules: Kiseki) -> bool:
        return not self.touches & (STRUCTURE | state.facts.looked_at)


# --- time


class TurnBegan(Change):
    """A turn began."""

    shown: ClassVar[tuple[str, ...]] = ("seat", "turn")

    def __init__(self, clause: str = "", seat: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat
        self.turn = 0

    def apply(self, state: KisekiState, rules: Kiseki) -> None:
        state.turn += 1
        self.turn = state.turn
        state.initiative = self.seat
        state.played = ()
        state.used = ()
        state.attacks = ()
        state.happened = ()


class PhaseBegan(Change):
    """A phase began; pools are empty between phases (302.1b)."""

    touches: ClassVar[int] = TIME
    shown: ClassVar[tuple[str, ...]] = ("phase",)

    def __init__(self, clause: str = "", phase: int = -1) -> None:
        super().__init__(clause)
        self.phase = phase

    def apply(self, state: KisekiState, rules: Kiseki) -> None:
        state.phase = self.phase
        state.passes = 0
        state.cp, state.ep = [0, 0], [0, 0]


class StepBegan(Change):
    """A step of a player began; that player is primary."""

    touches: ClassVar[int] = TIME
    shown: ClassVar[tuple[str, ...]] = ("step", "seat")

    def __init__(self, clause: str = "", step: int = -1, seat: int = -1) -> None:
        super().__init__(clause)
        self.step = step
        self.seat = seat

    def apply(self, state: KisekiState, rules: Kiseki) -> None:
        state.step = self.step
        state.step_player = self.seat


class StepEnded(Change):
    """302.1b. A step ended: what was left in the pools is gone."""

    touches: ClassVar[int] = TIME

    def apply(self, state: KisekiState, rules: Kiseki) -> None:
        state.step = NO_STEP
        state.step_player = -1
        state.cp, state.ep = [0, 0], [0, 0]


class PoolsEmptied(Change):
    """302.1b. A phase ended: what was left in the pools is gone."""

    touches: ClassVar[int] = 0

    def apply(self, state: KisekiState, rules: Kiseki) -> None:
        state.cp, state.ep = [0, 0], [0, 0]


class Moment(Change):
    """A moment that texts can wait for: a turn, a phase or a step begins or ends."""

    touches: ClassVar[int] = 0
    shown: ClassVar[tuple[str, ...]] = ("moment", "edge", "seat")

    def __init__(self, clause: str = "", moment: str = "", edge: str = "", seat: int = -1) -> None:
        super().__init__(clause)
        self.moment = moment  # turn, preparation, draw, homebase, deployment, battle, attack-target, recovery
        self.edge = edge  # start or end
        self.seat = seat  # whose step it is; -1 where it is no step

    def apply(self, state: KisekiState, rules: Kiseki) -> None:
        """Nothing changes; triggers look for it."""


# --- players


class PoolChanged(Change):
    """302.1. A player gained or spent CP or EP."""

    touches: ClassVar[int] = 0
    shown: ClassVar[tuple[str, ...]] = ("seat", "cp", "ep")

    def __init__(self, clause: str = "", seat: int = -1, cp: int = 0, ep: int = 0) -> None:
        self.clause = clause
        self.seat = seat
        self.cp = cp
        self.ep = ep

    def apply(self, state: KisekiState, rules: Kiseki) -> None:
        state.cp[self.seat] += self.cp
        state.ep[self.seat] += self.ep


class BondsChanged(Change):
    """A player gained (up to the most there can be) or lost bonds: by stun (1306.3), overkill (804.11), or a text."""

    touches: ClassVar[int] = BONDS
    shown: ClassVar[tuple[str, ...]] = ("seat", "amount", "cause")
    cards: ClassVar[tuple[str, ...]] = ("source_card",)
    replaceable: ClassVar[bool] = True

    def __init__(
        self,
        clause: str = "",
        seat: int = -1,
        amount: int = 0,
        cause: str = "",
        source_card: int = -1,
        fallen: tuple[Any, ...] = (),
    ) -> None:
        super().__init__(clause)
        self.seat = seat
        self.amount = amount  # below 0: lost
        self.fallen = fallen  # as in `Stunned`: what went out of force by the stun that costs these bonds
        self.cause = cause  # stun, overkill, cost or text
        self.source_card = source_card  # the unit that deals overkill damage (1222.3), or the card with the text

    def affected(self, state: KisekiState, rules: Kiseki) -> int:
        return self.seat

    def apply(self, state: KisekiState, rules: Kiseki) -> None:
        before = state.bonds[self.seat]
        state.bonds[self.seat] = min(max(before, MOST_BONDS), before + self.amount)
        self.amount = state.bonds[self.seat] - before


# --- the waiting zone


class RoundsAddedUp(RoundsPassed):
    """1501.1a. The rounds that were left of a number passed together, since each would only add the same to the bonds
    of both players and to the lasting effects that there are."""

    def __init__(self, clause: str = "", seat: int = -1, rounds: int = 0, added: tuple[int, ...] = ()) -> None:
        super().__init__(clause, seat, rounds)
        self.added = added

    def apply(self, state: KisekiState, rules: Kiseki) -> None:
        for seat in SEATS:
            state.bonds[seat] += self.added[seat]
        state.effects = piled_higher(state.effects, self.added[len(SEATS) :])

    def keeps_facts(self, state: KisekiState, rules: Kiseki) -> bool:
        return False


class PutUp(Change):
    """1204.2i, 1204.2j. Something that was played lies in the waiting zone, last of all; a real card has gone there."""

    touches: ClassVar[int] = PENDING
    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("seat", "kind", "name")

    def __init__(self, clause: str = "", waiting: Waiting | None = None) -> None:
        self.clause = clause
        self.waiting = waiting
        self.seat = -1 if waiting is None else waiting.seat
        self.kind = "" if waiting is None else waiting.kind
        self.card = -1 if waiting is None else waiting.card
        self.name = -1

    def apply(self, state: KisekiState, rules: Kiseki) -> None:
        assert self.waiting is not None
        state.next_name += 1
        made = copy_of(self.waiting)
        made.name = state.next_name
        made.told = made.told_as()
        self.name = made.name
        state.waiting = (*state.waiting, made)


class TakenOff(Change):
    """1205.1, 1324.1. Something left the waiting zone; a real card goes elsewhere by an event of its own."""

    touches: ClassVar[int] = PENDING
    shown: ClassVar[tuple[str, ...]] = ("name", "negated")

    def __init__(self, clause: str = "", name: int = -1, negated: bool = False) -> None:
        self.clause = clause
        self.name = name
        self.negated = negated

    def apply(self, state: KisekiState, rules: Kiseki) -> None:
        state.waiting = tuple([each for each in state.waiting if each.name != self.name])


class RowResolved(Change):
    """1205.1. So many of what waits, one after the other, have resolved together, since each does nothing."""

    touches: ClassVar[int] = PENDING
    shown: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, clause: str = "", number: int = 0) -> None:
        self.clause = clause
        self.number = number

    def apply(self, state: KisekiState, rules: Kiseki) -> None:
        state.waiting = state.waiting[: len(state.waiting) - self.number]


class Played(Change):
    """1204.2k. A card or an ability has been played."""

    touches: ClassVar[int] = PLAYED
    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("seat", "kind", "source_zone")

    def __init__(
        self,
        clause: str = "",
        seat: int = -1,
        kind: str = "",
        card: int = -1,
        reference: int = -1,
        source_zone: int = -1,
        kinds: int = 0,
    ) -> None:
        self.clause = clause
        self.seat = seat
        self.kind = kind  # as in `Waiting`
        self.card = card
        self.reference = reference  # the ability, for a craft or an art
        self.source_zone = source_zone
        self.kinds = kinds  # for a card: the kinds it has

    def apply(self, state: KisekiState, rules: Kiseki) -> None:
        if self.reference < 0:
            state.played = (*state.played, (self.seat, state.printed[self.card], self.kinds))
        else:
            state.used = (*state.used, (self.seat, self.card, self.reference))


class Applied(Change):
    """1216.3. A replacement that is applied only so often in a turn has been applied."""

    touches: ClassVar[int] = PLAYED
    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, clause: str = "", seat: int = -1, card: int = -1, reference: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat
        self.card = card
        self.reference = reference

    def apply(self, state: KisekiState, rules: Kiseki) -> None:
        state.used = (*state.used, (self.seat, self.card, self.reference))


class EnergyGained(Change):
    """1217.2. A player has actioned a card of the homebase for one EP."""

    touches: ClassVar[int] = ORIENTATION
    shown: ClassVar[tuple[str, ...]] = ("seat",)
    cards: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, clause: str = "", seat: int = -1, card: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat
        self.card = card

    def apply(self, state: KisekiState, rules: Kiseki) -> None:
        state.actioned[self.card] = 1
        state.ep[self.seat] += 1
