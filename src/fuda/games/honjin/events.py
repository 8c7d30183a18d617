"""What can happen on the table of honjin? Every event that changes it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from fuda.games.honjin.table import (
    BATTLEFIELD,
    DECKS,
    FIELD,
    HIDDEN,
    NO_BATTLE,
    NOTHING,
    Declared,
    after_exchange,
    after_forming,
    after_march,
)
from fuda.kernel.events import Event
from fuda.kernel.procedure import rule
from fuda.kernel.records import copy_of
from fuda.language.lasting import released
from fuda.mechanics.zones import Moved

# What an event can change that texts in force may look at beside the structure of the battlefield.
CARDS: Final = 1  # the cards in hands, decks and piles
TIME: Final = 2  # phases and dice; turns, battles and their timings are structure
ACTING: Final = 4  # fresh or finished
SLOTS: Final = 8  # spent or not
CHAIN: Final = 16  # what is being used
STRUCTURE: Final = 64


class Change(Event):
    """An event of this game; it says what it touches, so that derived information is kept where nothing looks at it."""

    touches: ClassVar[int] = STRUCTURE

    def keeps_facts(self, state: Any, rules: Any) -> bool:
        return self.touches == 0 or not self.touches & (STRUCTURE | rules.looked_at(state))


class Noticed(Change):
    """Something that changes no table; triggers look for it."""

    touches: ClassVar[int] = 0

    def apply(self, state: Any, rules: Any) -> None:
        """Nothing changes."""


# --- time


class TurnBegan(Change):
    """7.1.2.1. A turn began: its player is the marching side."""

    shown: ClassVar[tuple[str, ...]] = ("seat", "turn")

    def __init__(self, clause: str = "", seat: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat
        self.turn = 0

    def apply(self, state: Any, rules: Any) -> None:
        state.turn += 1
        self.turn = state.turn
        state.turn_player = self.seat
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

    def apply(self, state: Any, rules: Any) -> None:
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


class Stilled(Change):
    """1.2.4. At the end of a turn: how many in a row were the same position, and what its player's cards are."""

    touches: ClassVar[int] = 0
    shown: ClassVar[tuple[str, ...]] = ("still",)

    def __init__(self, clause: str = "", still: int = 0, seat: int = -1, snapshot: tuple[int, ...] = ()) -> None:
        super().__init__(clause)
        self.still = still
        self.seat = seat
        self.snapshot = snapshot

    def apply(self, state: Any, rules: Any) -> None:
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

    def apply(self, state: Any, rules: Any) -> None:
        state.emptied = self.emptied


class MovedOn(Change):
    """1.2.4.1.2. The turn's player marched to held terrain or exchanged equipment, or did something else."""

    touches: ClassVar[int] = 0

    def __init__(self, clause: str = "", about: bool = False) -> None:
        super().__init__(clause)
        self.about = about

    def apply(self, state: Any, rules: Any) -> None:
        if self.about:
            state.moved_about = True
        else:
            state.moved_on = True


# --- cards that change their zone


@rule("5.1.1.8 12.2.7.4.9")
def renew(state: Any, card: int) -> None:
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

    def look(self, state: Any, rules: Any) -> None:
        if self.last is None and state.zone[self.card] in BATTLEFIELD:
            self.last = rules.remembered(state, self.card)

    def apply(self, state: Any, rules: Any) -> None:
        card = self.card
        if self.along >= 0 and state.zone[self.along] in BATTLEFIELD:
            self.source = self.target = state.zone[card]
            self.deed = ""
            return
        if state.zone[card] in BATTLEFIELD:
            self.look(state, rules)
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
        if self.source in BATTLEFIELD or self.target in BATTLEFIELD:
            state.layout = None
        if state.effects:
            state.effects = released(state.effects, card)

    def keeps_facts(self, state: Any, rules: Any) -> bool:
        if self.source in BATTLEFIELD or self.target in BATTLEFIELD:
            return False
        return not CARDS & rules.looked_at(state)

    def affected(self, state: Any, rules: Any) -> int:
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

    def apply(self, state: Any, rules: Any) -> None:
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

    def apply(self, state: Any, rules: Any) -> None:
        if self.proxy:
            state.proxies += 1
        else:
            state.laid += 1


# --- units


class Marched(Change):
    """12.2.5.1.5. A unit went to another area, or back (8.4.7)."""

    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("cell", "came_from")

    def __init__(self, clause: str = "", card: int = -1, cell: int = NOTHING, back: bool = False) -> None:
        super().__init__(clause)
        self.card = card
        self.cell = cell
        self.back = back
        self.came_from = NOTHING

    def apply(self, state: Any, rules: Any) -> None:
        card = self.card
        self.came_from = state.cell[card]
        state.origin[card] = NOTHING if self.back else self.came_from
        state.cell[card] = self.cell
        state.station[card] = rules.rear(state, card)
        state.layout = after_march(state, card, self.came_from)


class Formed(Change):
    """8.3.3.7. A party took its formation, from the front to the rear."""

    cards: ClassVar[tuple[str, ...]] = ("order",)
    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, clause: str = "", seat: int = -1, order: tuple[int, ...] = ()) -> None:
        super().__init__(clause)
        self.seat = seat
        self.order = order

    def apply(self, state: Any, rules: Any) -> None:
        for place, card in enumerate(self.order):
            state.station[card] = place
        state.layout = after_forming(state, self.order)


class Finished(Change):
    """4.10.1. A unit became finished, or fresh again."""

    touches: ClassVar[int] = ACTING
    replaceable: ClassVar[bool] = True
    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("finished",)

    def __init__(self, clause: str = "", card: int = -1, finished: int = 1, source_card: int = -1) -> None:
        super().__init__(clause)
        self.card = card
        self.finished = finished
        self.source_card = source_card

    def apply(self, state: Any, rules: Any) -> None:
        state.finished[self.card] = self.finished

    def affected(self, state: Any, rules: Any) -> int:
        owner: int = state.owner[self.card]
        return owner


class SlotsSpent(Change):
    """13.1.2, 13.1.3. Slots of a unit were spent, or became unspent."""

    touches: ClassVar[int] = SLOTS
    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("slots", "spent")

    def __init__(self, clause: str = "", card: int = -1, slots: tuple[int, ...] = (), spent: bool = True) -> None:
        super().__init__(clause)
        self.card = card
        self.slots = slots
        self.spent = spent

    def apply(self, state: Any, rules: Any) -> None:
        before = state.spent[self.card]
        if self.spent:
            state.spent[self.card] = (*before, *[slot for slot in self.slots if slot not in before])
        else:
            state.spent[self.card] = tuple([slot for slot in before if slot not in self.slots])


class Occupied(Change):
    """12.2.8.7. A piece of equipment takes up slots of its unit (they are spent as long as it does)."""

    touches: ClassVar[int] = SLOTS
    cards: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, clause: str = "", card: int = -1, slots: tuple[int, ...] = ()) -> None:
        super().__init__(clause)
        self.card = card
        self.slots = slots

    def apply(self, state: Any, rules: Any) -> None:
        state.occupied[self.card] = self.slots


class Exchanged(Change):
    """12.2.6.2.2. A piece of equipment changed its unit."""

    cards: ClassVar[tuple[str, ...]] = ("card", "unit")

    def __init__(self, clause: str = "", card: int = -1, unit: int = -1, slots: tuple[int, ...] = ()) -> None:
        super().__init__(clause)
        self.card = card
        self.unit = unit
        self.slots = slots

    def apply(self, state: Any, rules: Any) -> None:
        before = state.host[self.card]
        state.host[self.card] = self.unit
        state.layout = after_exchange(state, before, self.unit)
        state.occupied[self.card] = self.slots


# --- damage and death


class Damaged(Change):
    """4.5. A unit was dealt damage; nothing of it stays. An attack has no damage attributes."""

    touches: ClassVar[int] = 0
    replaceable: ClassVar[bool] = True
    cards: ClassVar[tuple[str, ...]] = ("card", "source_card")
    shown: ClassVar[tuple[str, ...]] = ("amount", "attributes", "attack")

    def __init__(
        self,
        clause: str = "",
        card: int = -1,
        amount: int = 0,
        attributes: tuple[str, ...] = (),
        source_card: int = -1,
        attack: bool = False,
        by: str = "",
        seat: int = -1,
    ) -> None:
        super().__init__(clause)
        self.card = card
        self.amount = max(amount, 0)
        self.attributes = attributes
        self.source_card = source_card
        self.attack = attack
        self.by = by  # which kind of source: spell, item, special
        self.seat = seat  # whose damage it is

    def apply(self, state: Any, rules: Any) -> None:
        """Whether it kills is rule processing that comes in at once (11.3.1.2)."""

    def affected(self, state: Any, rules: Any) -> int:
        owner: int = state.owner[self.card]
        return owner


class Doomed(Change):
    """11.3.3. A death effect applies to a unit: it dies unless this is replaced."""

    touches: ClassVar[int] = 0
    replaceable: ClassVar[bool] = True
    cards: ClassVar[tuple[str, ...]] = ("card", "source_card")
    shown: ClassVar[tuple[str, ...]] = ("attributes",)

    def __init__(
        self,
        clause: str = "",
        card: int = -1,
        attributes: tuple[str, ...] = (),
        source_card: int = -1,
        attack: bool = False,
        by: str = "",
        seat: int = -1,
    ) -> None:
        super().__init__(clause)
        self.card = card
        self.attributes = attributes
        self.source_card = source_card
        self.attack = attack
        self.by = by
        self.seat = seat

    def apply(self, state: Any, rules: Any) -> None:
        """The unit is put on the discard pile by what comes in at once (12.6.1)."""

    def affected(self, state: Any, rules: Any) -> int:
        owner: int = state.owner[self.card]
        return owner


# --- battle


class BattleBegan(Change):
    """8.1.1. A battle began at an area."""

    shown: ClassVar[tuple[str, ...]] = ("cell",)

    def __init__(self, clause: str = "", cell: int = NOTHING) -> None:
        super().__init__(clause)
        self.cell = cell

    def apply(self, state: Any, rules: Any) -> None:
        state.battle = self.cell
        state.timing = 0
        state.first_side = NOTHING
        state.rolled, state.bonus = [0, 0], [0, 0]
        state.attacked = ()


class TimingBegan(Change):
    """8.2.1. A timing of the battle began."""

    touches: ClassVar[int] = STRUCTURE
    shown: ClassVar[tuple[str, ...]] = ("timing", "seat")

    def __init__(self, clause: str = "", timing: int = 0, seat: int = -1) -> None:
        super().__init__(clause)
        self.timing = timing
        self.seat = seat  # whose timing it is

    def apply(self, state: Any, rules: Any) -> None:
        state.timing = self.timing


class InitiativeRolled(Change):
    """8.3.4.5. Both sides rolled for the initiative."""

    touches: ClassVar[int] = TIME
    shown: ClassVar[tuple[str, ...]] = ("rolled",)

    def __init__(self, clause: str = "", rolled: tuple[int, int] = (0, 0)) -> None:
        super().__init__(clause)
        self.rolled = rolled

    def apply(self, state: Any, rules: Any) -> None:
        state.rolled = list(self.rolled)


class InitiativeChanged(Change):
    """An effect added to the initiative die of a player."""

    touches: ClassVar[int] = TIME
    shown: ClassVar[tuple[str, ...]] = ("seat", "amount")

    def __init__(self, clause: str = "", seat: int = -1, amount: int = 0) -> None:
        super().__init__(clause)
        self.seat = seat
        self.amount = amount

    def apply(self, state: Any, rules: Any) -> None:
        state.bonus[self.seat] += self.amount


class SidesSet(Change):
    """8.3.4.8, 8.3.4.9. Who acts first was settled; nobody where both attack at once."""

    shown: ClassVar[tuple[str, ...]] = ("seat", "results")

    def __init__(self, clause: str = "", seat: int = NOTHING, results: tuple[int, int] = (0, 0)) -> None:
        super().__init__(clause)
        self.seat = seat
        self.results = results

    def apply(self, state: Any, rules: Any) -> None:
        state.first_side = self.seat


class Suspended(Change):
    """8.3.7.3, 8.3.7.5. All effects on the battle are suspended, or restored."""

    shown: ClassVar[tuple[str, ...]] = ("suspended",)

    def __init__(self, clause: str = "", suspended: bool = True) -> None:
        super().__init__(clause)
        self.suspended = suspended

    def apply(self, state: Any, rules: Any) -> None:
        state.suspended = self.suspended


class BattleOver(Change):
    """8.3.8.6. The battle ended."""

    shown: ClassVar[tuple[str, ...]] = ("cell",)

    def __init__(self, clause: str = "") -> None:
        super().__init__(clause)
        self.cell = NOTHING

    def apply(self, state: Any, rules: Any) -> None:
        self.cell = state.battle
        state.battle = NOTHING
        state.timing = NO_BATTLE
        state.first_side = NOTHING
        state.suspended = False


class MarchFailed(Change):
    """12.2.4.2. A march with battle against an area failed: no other may be declared in this phase."""

    touches: ClassVar[int] = 0
    shown: ClassVar[tuple[str, ...]] = ("cell",)

    def __init__(self, clause: str = "", cell: int = NOTHING) -> None:
        super().__init__(clause)
        self.cell = cell

    def apply(self, state: Any, rules: Any) -> None:
        state.failed = (*state.failed, self.cell)


class MarchSettled(Noticed):
    """12.2.5.2.1. A march to an area succeeded or failed."""

    cards: ClassVar[tuple[str, ...]] = ("units",)
    shown: ClassVar[tuple[str, ...]] = ("success", "cell")

    def __init__(
        self, clause: str = "", units: tuple[int, ...] = (), success: bool = True, cell: int = NOTHING
    ) -> None:
        super().__init__(clause)
        self.units = units
        self.success = success
        self.cell = cell


class MarchOver(Change):
    """12.2.5.1.8. The march ended: nobody is on the way any more."""

    touches: ClassVar[int] = 0

    def apply(self, state: Any, rules: Any) -> None:
        for card in state.zones[FIELD]:
            state.origin[card] = NOTHING


class Captured(Change):
    """1.2.2.1. A player marched into the enemy's headquarters."""

    touches: ClassVar[int] = 0
    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, clause: str = "", seat: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat

    def apply(self, state: Any, rules: Any) -> None:
        state.captured = self.seat


# --- the chain


class PutUp(Change):
    """10.1.5. A use was declared."""

    touches: ClassVar[int] = CHAIN
    cards: ClassVar[tuple[str, ...]] = ("card", "user", "targets")
    shown: ClassVar[tuple[str, ...]] = ("seat", "symbol", "dice")

    def __init__(self, clause: str = "", declared: Declared | None = None) -> None:
        super().__init__(clause)
        made = declared or Declared()
        self.declared = made
        self.seat = made.seat
        self.symbol = made.symbol
        self.card = made.card
        self.user = made.user
        self.targets = tuple([each for each in made.targets if each >= 0])
        self.dice = made.dice

    def apply(self, state: Any, rules: Any) -> None:
        made = copy_of(self.declared)
        state.next_name += 1
        made.name = state.next_name
        if made.symbol == "attack":
            state.attacked = (*state.attacked, made.seat)
        state.chain = (*state.chain, made)


class ChainedOn(Change):
    """15.2.5.1. A declaration was chained on to the last one."""

    touches: ClassVar[int] = CHAIN
    cards: ClassVar[tuple[str, ...]] = ("card", "user")
    shown: ClassVar[tuple[str, ...]] = ("seat", "dice")

    def __init__(self, clause: str = "", declared: Declared | None = None) -> None:
        super().__init__(clause)
        made = declared or Declared()
        self.declared = made
        self.seat = made.seat
        self.card = made.card
        self.user = made.user
        self.dice = made.dice

    def apply(self, state: Any, rules: Any) -> None:
        head = copy_of(state.chain[-1])
        made = copy_of(self.declared)
        state.next_name += 1
        made.name = state.next_name
        head.links = (*head.links, made)
        state.chain = (*state.chain[:-1], head)


class Negated(Change):
    """10.15.1.1. What was declared has vanished: it takes no effect."""

    touches: ClassVar[int] = CHAIN
    cards: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, clause: str = "", name: int = -1, source_card: int = -1) -> None:
        super().__init__(clause)
        self.name = name
        self.card = NOTHING
        self.source_card = source_card

    def apply(self, state: Any, rules: Any) -> None:
        state.chain = tuple([self._without(each) for each in state.chain])

    def _without(self, declared: Declared) -> Declared:
        made = copy_of(declared)
        if made.name == self.name:
            made.negated = True
            self.card = made.card
        made.links = tuple([self._without(each) for each in made.links])
        return made


class RollAltered(Change):
    """3.4.6. The results of the dice of what was declared were raised or lowered."""

    touches: ClassVar[int] = CHAIN
    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, clause: str = "", name: int = -1, card: int = -1, amount: int = 0) -> None:
        super().__init__(clause)
        self.name = name
        self.card = card
        self.amount = amount

    def apply(self, state: Any, rules: Any) -> None:
        state.chain = tuple([self._altered(each) for each in state.chain])

    def _altered(self, declared: Declared) -> Declared:
        made = copy_of(declared)
        if made.name == self.name:
            made.shift += self.amount
        made.links = tuple([self._altered(each) for each in made.links])
        return made


class TakenOff(Change):
    """10.3.1. The last declaration of the chain is being resolved."""

    touches: ClassVar[int] = CHAIN

    def apply(self, state: Any, rules: Any) -> None:
        state.resolved = (*state.resolved, state.chain[-1])
        state.chain = state.chain[:-1]


class TookEffect(Noticed):
    """10.2.3. An ability took effect, or did not."""

    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("seat", "symbol", "done")

    def __init__(
        self, clause: str = "", seat: int = -1, card: int = -1, done: bool = True, declared: Declared | None = None
    ) -> None:
        super().__init__(clause)
        self.seat = seat
        self.card = card
        self.done = done
        self.declared = declared  # what was used; nothing for what was triggered
        self.symbol = "" if declared is None else declared.symbol
        self.user = card if declared is None else declared.user


class ChainOver(Change):
    """10.2.1. The counter chain ended."""

    touches: ClassVar[int] = CHAIN

    def apply(self, state: Any, rules: Any) -> None:
        state.chain = ()
        state.resolved = ()


class UseOver(ChainOver):
    """10.1.15. A use outside of battles, where there are no counter chains, ended."""


class DiceRolled(Noticed):
    """3.4.5. Dice were rolled."""

    shown: ClassVar[tuple[str, ...]] = ("seat", "dice", "purpose")

    def __init__(self, clause: str = "", seat: int = -1, dice: tuple[int, ...] = (), purpose: str = "") -> None:
        super().__init__(clause)
        self.seat = seat
        self.dice = dice
        self.purpose = purpose


class Stacked(Change):
    """16.2.1. Something was a target of an effect that does not stack."""

    touches: ClassVar[int] = 0

    def __init__(self, clause: str = "", marks: tuple[tuple[int, int, int], ...] = ()) -> None:
        super().__init__(clause)
        self.marks = marks

    def apply(self, state: Any, rules: Any) -> None:
        state.stacked = (*state.stacked, *self.marks)


class Unstacked(Change):
    """16.2.3. At the end of a phase nothing counts as such a target any more."""

    touches: ClassVar[int] = 0

    def apply(self, state: Any, rules: Any) -> None:
        state.stacked = ()
