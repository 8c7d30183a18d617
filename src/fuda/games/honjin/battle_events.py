"""What happens in a battle of 本陣TCG, and on the chain?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from fuda.games.honjin.events import CHAIN, STRUCTURE, TIME, Change, Noticed
from fuda.games.honjin.table import FIELD, NO_BATTLE, NOTHING, Declared, HonjinState
from fuda.kernel.records import copy_of

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin

# --- battle


class BattleBegan(Change):
    """8.1.1. A battle began at an area."""

    shown: ClassVar[tuple[str, ...]] = ("cell",)

    def __init__(self, clause: str = "", cell: int = NOTHING) -> None:
        super().__init__(clause)
        self.cell = cell

    def apply(self, state: HonjinState, rules: Honjin) -> None:
        state.battle = self.cell
        state.fights += 1
        state.timing = 0
        state.first_side = NOTHING
        state.rolled, state.bonus = [0, 0], [0, 0]
        state.attacked = ()
        state.instants = [0, 0]


class TimingBegan(Change):
    """8.2.1. A timing of the battle began."""

    touches: ClassVar[int] = STRUCTURE
    shown: ClassVar[tuple[str, ...]] = ("timing", "seat")

    def __init__(self, clause: str = "", timing: int = 0, seat: int = -1) -> None:
        super().__init__(clause)
        self.timing = timing
        self.seat = seat  # whose timing it is

    def apply(self, state: HonjinState, rules: Honjin) -> None:
        state.timing = self.timing


class InitiativeRolled(Change):
    """8.3.4.5. Both sides rolled for the initiative."""

    touches: ClassVar[int] = TIME
    shown: ClassVar[tuple[str, ...]] = ("rolled",)

    def __init__(self, clause: str = "", rolled: tuple[int, int] = (0, 0)) -> None:
        super().__init__(clause)
        self.rolled = rolled

    def apply(self, state: HonjinState, rules: Honjin) -> None:
        state.rolled = list(self.rolled)


class InitiativeChanged(Change):
    """An effect added to the initiative die of a player."""

    touches: ClassVar[int] = TIME
    shown: ClassVar[tuple[str, ...]] = ("seat", "amount")

    def __init__(self, clause: str = "", seat: int = -1, amount: int = 0) -> None:
        super().__init__(clause)
        self.seat = seat
        self.amount = amount

    def apply(self, state: HonjinState, rules: Honjin) -> None:
        state.bonus[self.seat] += self.amount


class SidesSet(Change):
    """8.3.4.8, 8.3.4.9. Who acts first was settled; nobody where both attack at once."""

    shown: ClassVar[tuple[str, ...]] = ("seat", "results")

    def __init__(self, clause: str = "", seat: int = NOTHING, results: tuple[int, int] = (0, 0)) -> None:
        super().__init__(clause)
        self.seat = seat
        self.results = results

    def apply(self, state: HonjinState, rules: Honjin) -> None:
        state.first_side = self.seat


class Suspended(Change):
    """8.3.7.3, 8.3.7.5. All effects on the battle are suspended, or restored."""

    shown: ClassVar[tuple[str, ...]] = ("suspended",)

    def __init__(self, clause: str = "", suspended: bool = True) -> None:
        super().__init__(clause)
        self.suspended = suspended

    def apply(self, state: HonjinState, rules: Honjin) -> None:
        state.suspended = self.suspended


class BattleOver(Change):
    """8.3.8.6. The battle ended."""

    shown: ClassVar[tuple[str, ...]] = ("cell",)

    def __init__(self, clause: str = "") -> None:
        super().__init__(clause)
        self.cell = NOTHING

    def apply(self, state: HonjinState, rules: Honjin) -> None:
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

    def apply(self, state: HonjinState, rules: Honjin) -> None:
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

    def apply(self, state: HonjinState, rules: Honjin) -> None:
        for card in state.zones[FIELD]:
            state.origin[card] = NOTHING


class Captured(Change):
    """1.2.2.1. A player marched into the enemy's headquarters."""

    touches: ClassVar[int] = 0
    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, clause: str = "", seat: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat

    def apply(self, state: HonjinState, rules: Honjin) -> None:
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

    def apply(self, state: HonjinState, rules: Honjin) -> None:
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

    def apply(self, state: HonjinState, rules: Honjin) -> None:
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

    def apply(self, state: HonjinState, rules: Honjin) -> None:
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

    def apply(self, state: HonjinState, rules: Honjin) -> None:
        state.chain = tuple([self._altered(each) for each in state.chain])

    def _altered(self, declared: Declared) -> Declared:
        made = copy_of(declared)
        if made.name == self.name:
            made.shift += self.amount
        made.links = tuple([self._altered(each) for each in made.links])
        return made


class Rerolled(Change):
    """3.4.6. The dice of what was declared were rolled again."""

    touches: ClassVar[int] = CHAIN
    cards: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(
        self, clause: str = "", name: int = -1, card: int = -1, dice: tuple[tuple[int, ...], ...] = ()
    ) -> None:
        super().__init__(clause)
        self.name = name
        self.card = card
        self.dice = dice

    def apply(self, state: HonjinState, rules: Honjin) -> None:
        state.chain = tuple([self._rolled(each) for each in state.chain])

    def _rolled(self, declared: Declared) -> Declared:
        made = copy_of(declared)
        if made.name == self.name:
            made.dice = self.dice
        made.links = tuple([self._rolled(each) for each in made.links])
        return made


class TakenOff(Change):
    """10.3.1. The last declaration of the chain is being resolved."""

    touches: ClassVar[int] = CHAIN

    def apply(self, state: HonjinState, rules: Honjin) -> None:
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


class Decided(Noticed):
    """1.3.3. One of several players has decided: whether to do something, on so many, or on these cards."""

    cards: ClassVar[tuple[str, ...]] = ("cards_chosen",)
    shown: ClassVar[tuple[str, ...]] = ("seat", "word", "number")

    def __init__(
        self, clause: str = "", seat: int = -1, word: str = "", cards_chosen: tuple[int, ...] = (), number: int = 0
    ) -> None:
        super().__init__(clause)
        self.seat = seat
        self.word = word
        self.cards_chosen = cards_chosen
        self.number = number


class ChainOver(Change):
    """10.2.1. The counter chain ended."""

    touches: ClassVar[int] = CHAIN

    def apply(self, state: HonjinState, rules: Honjin) -> None:
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

    def apply(self, state: HonjinState, rules: Honjin) -> None:
        state.stacked = (*state.stacked, *self.marks)


class Unstacked(Change):
    """16.2.3. At the end of a phase nothing counts as such a target any more."""

    touches: ClassVar[int] = 0

    def apply(self, state: HonjinState, rules: Honjin) -> None:
        state.stacked = ()
