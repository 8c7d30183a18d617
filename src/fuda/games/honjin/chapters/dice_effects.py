"""What do acts do with dice? 3.4, 8.3.4: results raised and lowered, dice rolled again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.honjin.battle_events import InitiativeChanged, InitiativeRolled, Rerolled, RollAltered
from fuda.games.honjin.chapters.dice import BEHIND, Groups, RollDice, result_of, shift_of
from fuda.games.honjin.chapters.in_use import open_uses
from fuda.games.honjin.table import INITIATIVE, Declared, HonjinState, seat_of_target
from fuda.games.honjin.words import effects as t
from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import Flow, Procedure, rule, step
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.honjin.chapters.effects import Deed
    from fuda.games.honjin.rules import Honjin


def players(deed: Deed) -> tuple[int, ...]:
    """The players that an act is about."""
    word = getattr(deed.effect, "player", None)
    if isinstance(word, n.Node):
        return deed.reading.seats_of(word)
    return tuple([seat_of_target(each) for each in deed.things if seat_of_target(each) >= 0])


def _shift(deed: Deed) -> int:
    sign, amount = shift_of(deed.effect.by)
    return sign * deed.reading.amount(amount)


@rule("8.3.4.5 8.3.4.7 4.6.7")
def alter_initiative(deed: Deed) -> list[Event]:
    amount = _shift(deed)
    if not amount or deed.state.timing != INITIATIVE:
        return []
    return [InitiativeChanged("8.3.4.5", seat, amount) for seat in players(deed)]


@rule("8.3.4.5 4.6.4 4.6.7 10.1.7")
def set_initiative(deed: Deed) -> list[Event]:
    state, results = deed.state, deed.effect.results
    if state.timing != INITIATIVE:
        return []
    run = deed.run(deed.effect)
    wanted = results[run[0]] if run else results[0]
    shifts = [(seat, wanted - state.rolled[seat] - state.bonus[seat]) for seat in players(deed)]
    return [InitiativeChanged("8.3.4.5", seat, amount) for seat, amount in shifts if amount]


@rule("3.4.6 4.6.7")
def alter_roll(deed: Deed) -> list[Event]:
    """The results of the dice of the targets' uses, or of the players among them."""
    return _altered(deed, deed.reading.targets)


@rule("3.4.6 4.6.7")
def alter_use_roll(deed: Deed) -> list[Event]:
    return _altered(deed, deed.things)


def is_use_of_any(declared: Declared, things: tuple[int, ...]) -> bool:
    """Whether one of these things is what is used, or who uses it."""
    return declared.card in things or declared.user in things


def _altered(deed: Deed, targets: tuple[int, ...]) -> list[Event]:
    amount = _shift(deed)
    seats = [seat_of_target(each) for each in targets]
    found: list[Event] = []
    for each in open_uses(deed.state):
        if amount and any(each.dice) and (each.card in targets or each.user in targets or each.seat in seats):
            found.append(RollAltered("3.4.6", each.name, each.card, amount))
    return found


class RerollUses(Procedure):
    """3.4.6. All dice of some uses are rolled again, by those who rolled them; its result is how many uses it were."""

    def __init__(self, names: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.names = names
        self.dice: Groups = ()
        self.rolled = 0

    @step("3.4.6 15.4.9.2")
    def roll(self, state: HonjinState, rules: Honjin) -> Flow:
        """As many as before, with what is added to results."""
        made = [each for each in open_uses(state) if each.name in self.names[:1]]
        if not made:
            return self.done(state, self.rolled)
        counts = tuple([len(group[: group.index(BEHIND)] if BEHIND in group else group) for group in made[0].dice])
        return self.call(state, RollDice(made[0].seat, "3.4.6", counts), into="dice")

    @step("3.4.6")
    def keep(self, state: HonjinState, rules: Honjin) -> Flow:
        name = self.names[0]
        card = next(each.card for each in open_uses(state) if each.name == name)
        self.names = self.names[1:]
        self.rolled += 1
        self.go("roll")
        return happen(state, rules, Rerolled("3.4.6", name, card, self.dice))


class RollInitiative(Procedure):
    """8.3.4.5. The initiative dice of some players are rolled again."""

    def __init__(self, seats: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.seats = seats
        self.place = 0
        self.dice: Groups = ()
        self.rolled = 0

    @step("8.3.4.5 15.4.9.2")
    def roll(self, state: HonjinState, rules: Honjin) -> Flow:
        """One die for each, with what is added to results."""
        if self.place >= len(self.seats) or state.timing != INITIATIVE:
            return self.done(state, self.rolled)
        return self.call(state, RollDice(self.seats[self.place], "8.3.4.5", (1,)), into="dice")

    @step("8.3.4.5")
    def keep(self, state: HonjinState, rules: Honjin) -> Flow:
        rolled = list(state.rolled)
        rolled[self.seats[self.place]] = result_of(t.Roll(1), self.dice[0])
        self.place += 1
        self.rolled += 1
        self.go("roll")
        return happen(state, rules, InitiativeRolled("8.3.4.5", (rolled[0], rolled[1])))
