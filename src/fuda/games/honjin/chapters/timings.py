"""What happens in each timing of a battle? 8.3.2-8.3.8."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.honjin.battle_events import BattleOver, DiceRolled, InitiativeRolled, SidesSet, Suspended, TimingBegan
from fuda.games.honjin.chapters.attacks import Attack, StrikeTogether, attack_refusal
from fuda.games.honjin.chapters.chain import Chain
from fuda.games.honjin.chapters.checks import check_step
from fuda.games.honjin.chapters.dice import FACES, extra_dice, standing_shift
from fuda.games.honjin.chapters.equipment import Exchanging
from fuda.games.honjin.chapters.legality import uses
from fuda.games.honjin.chapters.slots import refreshed
from fuda.games.honjin.chapters.summoning import InstantSummoning
from fuda.games.honjin.chapters.use import Declare
from fuda.games.honjin.events import Moment
from fuda.games.honjin.table import (
    CLOSING,
    FIRST_NORMAL,
    FORMATION,
    INITIATIVE,
    INSTANT,
    NO_BATTLE,
    NOTHING,
    SECOND_NORMAL,
    SIMULTANEOUS,
    HonjinState,
    party,
)
from fuda.games.honjin.texts.lasting import end_battle_effects
from fuda.games.honjin.texts.values import initiative_of
from fuda.games.honjin.unit_events import Finished, Formed
from fuda.kernel.decisions import Act, Action, Order, Roll
from fuda.kernel.machine import apply_now, happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.rules import SEATS

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin


class InstantTiming(Procedure):
    """8.3.2. Instant summoning: the marching side, then the defending side."""

    @step("8.3.2.1 8.3.2.2")
    def begin(self, state: HonjinState, rules: Honjin) -> Flow:
        """What waits for its start triggers."""
        seat = state.turn_player
        return happen(state, rules, TimingBegan("8.3.2.1", INSTANT), Moment("8.3.2.2", "instant-start", seat))

    @step("8.3.2.3")
    def check_start(self, state: HonjinState, rules: Honjin) -> Flow:
        return check_step(self, state, rules, "8.3.2.3")

    @step("8.3.2.4 4.3.5 1.3.3")
    def marching_side(self, state: HonjinState, rules: Honjin) -> Flow:
        return self.call(state, InstantSummoning(state.turn_player))

    @step("8.3.2.5 1.3.3")
    def defending_side(self, state: HonjinState, rules: Honjin) -> Flow:
        return self.call(state, InstantSummoning(1 - state.turn_player))

    @step("8.3.2.10")
    def end(self, state: HonjinState, rules: Honjin) -> Flow:
        """What waits for its end triggers."""
        return happen(state, rules, Moment("8.3.2.10", "instant-end", state.turn_player))

    @step("8.3.2.11")
    def check_end(self, state: HonjinState, rules: Honjin) -> Flow:
        return check_step(self, state, rules, "8.3.2.11")


class FormationTiming(Procedure):
    """8.3.3. Each side sets its formation and exchanges equipment; then slots are unspent again."""

    def __init__(self) -> None:
        super().__init__()
        self.order: tuple[int, ...] = ()

    def _ask_order(self, state: HonjinState, rules: Honjin, seat: int, clause: str) -> Flow:
        row = party(state, rules, state.battle, seat)
        if len(row) < 2:
            self.order = row
            return NEXT
        return self.ask(state, Order(seat, clause, "formation", row), into="order")

    def _form(self, state: HonjinState, rules: Honjin, seat: int, clause: str) -> Flow:
        return happen(state, rules, Formed(clause, seat, self.order)) if self.order else NEXT

    @step("8.3.3.4 8.3.3.5")
    def begin(self, state: HonjinState, rules: Honjin) -> Flow:
        """What waits for its start triggers."""
        seat = state.turn_player
        return happen(state, rules, TimingBegan("8.3.3.4", FORMATION), Moment("8.3.3.5", "formation-start", seat))

    @step("8.3.3.6")
    def check_start(self, state: HonjinState, rules: Honjin) -> Flow:
        return check_step(self, state, rules, "8.3.3.6")

    @step("8.3.3.7 8.3.3.1 8.3.3.2 8.3.3.3 1.3.3")
    def choose_marching(self, state: HonjinState, rules: Honjin) -> Flow:
        """From the front to the rear."""
        return self._ask_order(state, rules, state.turn_player, "8.3.3.7")

    @step("8.3.3.7")
    def form_marching(self, state: HonjinState, rules: Honjin) -> Flow:
        return self._form(state, rules, state.turn_player, "8.3.3.7")

    @step("8.3.3.8 8.3.3.9 12.2.6.1")
    def exchange_marching(self, state: HonjinState, rules: Honjin) -> Flow:
        return self.call(state, Exchanging(state.turn_player, state.battle, "8.3.3.8"))

    @step("8.3.3.10 8.3.3.1 8.3.3.2 8.3.3.3 1.3.3")
    def choose_defending(self, state: HonjinState, rules: Honjin) -> Flow:
        """Knowing what the other side has chosen."""
        return self._ask_order(state, rules, 1 - state.turn_player, "8.3.3.10")

    @step("8.3.3.10")
    def form_defending(self, state: HonjinState, rules: Honjin) -> Flow:
        return self._form(state, rules, 1 - state.turn_player, "8.3.3.10")

    @step("8.3.3.11 8.3.3.12 12.2.6.1")
    def exchange_defending(self, state: HonjinState, rules: Honjin) -> Flow:
        return self.call(state, Exchanging(1 - state.turn_player, state.battle, "8.3.3.11"))

    @step("8.3.3.13")
    def end(self, state: HonjinState, rules: Honjin) -> Flow:
        """What waits for its end triggers."""
        return happen(state, rules, Moment("8.3.3.13", "formation-end", state.turn_player))

    @step("8.3.3.14 8.3.3.16")
    def check_end(self, state: HonjinState, rules: Honjin) -> Flow:
        return check_step(self, state, rules, "8.3.3.14")

    @step("8.3.3.15 13.1.2.5 13.1.3.3")
    def refresh_slots(self, state: HonjinState, rules: Honjin) -> Flow:
        """All slots of the units in the battle but those under equipment."""
        return happen(state, rules, *refreshed(state, rules, state.battle, "8.3.3.15"))


class InitiativeTiming(Procedure):
    """8.3.4. Dice, one counter chain at most, and who is first."""

    def __init__(self) -> None:
        super().__init__()
        self.dice: tuple[int, ...] = ()
        self.seat = -1  # whose play step it is
        self.passes = 0
        self.action = Action()
        self.undone = 0

    @step("8.3.4.2 8.3.4.3")
    def begin(self, state: HonjinState, rules: Honjin) -> Flow:
        """What waits for its start triggers."""
        seat = state.turn_player
        return happen(state, rules, TimingBegan("8.3.4.2", INITIATIVE), Moment("8.3.4.3", "initiative-start", seat))

    @step("8.3.4.4")
    def check_start(self, state: HonjinState, rules: Honjin) -> Flow:
        return check_step(self, state, rules, "8.3.4.4")

    @step("8.3.4.5 15.4.9.2 3.4.1")
    def roll(self, state: HonjinState, rules: Honjin) -> Flow:
        """A die for each side, and what is added to the results."""
        dice = sum([1 + len(extra_dice(state, rules, seat)[0]) for seat in SEATS])
        return self.ask(state, Roll("8.3.4.5", "initiative", dice, FACES), into="dice")

    @step("8.3.4.5 3.4.5 15.4.9.2")
    def keep_dice(self, state: HonjinState, rules: Honjin) -> Flow:
        """The results."""
        results: list[int] = []
        place = 0
        for seat in SEATS:
            signs, number = extra_dice(state, rules, seat)
            more = self.dice[place + 1 : place + 1 + len(signs)]
            added = sum([sign * shown for sign, shown in zip(signs, more, strict=True)])
            results.append(self.dice[place] + added + number)
            place += 1 + len(signs)
        self.seat = state.turn_player
        apply_now(state, rules, DiceRolled("8.3.4.5", -1, self.dice, "initiative"))
        return happen(state, rules, InitiativeRolled("8.3.4.5", (results[0], results[1])))

    @step("8.3.4.6 4.3.2 10.20.1.2.1")
    def check_play(self, state: HonjinState, rules: Honjin) -> Flow:
        """A play step begins with a check step."""
        return check_step(self, state, rules, "8.3.4.6")

    @step("8.3.4.6 10.9.7 4.3.4")
    def offer(self, state: HonjinState, rules: Honjin) -> Flow:
        """The marching side first, then the defending side."""
        options = uses(state, rules, self.seat, "initiative")
        return self.ask(state, Act(self.seat, "8.3.4.6", "initiative", (*options, Action("pass"))), into="action")

    @step("8.3.4.6 4.3.7 10.20.1.2.4")
    def act(self, state: HonjinState, rules: Honjin) -> Flow:
        """When both have passed, nothing more comes."""
        if self.action.verb != "pass":
            return self.call(state, Declare(self.seat, self.action, "initiative"), into="undone")
        self.passes += 1
        self.seat = 1 - self.seat
        return self.go("check_play" if self.passes < 2 else "settle")

    @step("8.3.4.6 10.2.1 10.9.7")
    def counter(self, state: HonjinState, rules: Honjin) -> Flow:
        """There is one chain only, whoever began it."""
        if self.undone:
            return self.go("check_play")
        return self.call(state, Chain(self.seat))

    @step("4.3.2 4.3.5 10.9.7")
    def check_chain(self, state: HonjinState, rules: Honjin) -> Flow:
        """A play step would follow, in which nothing can be used."""
        return check_step(self, state, rules, "4.3.2")

    @step("8.3.4.7 8.3.4.8 8.3.4.9 13.1.1.1.1 10.9.7")
    def settle(self, state: HonjinState, rules: Honjin) -> Flow:
        """The higher result is first; with equal ones nobody is."""
        results = (initiative_result(state, rules, 0), initiative_result(state, rules, 1))
        if results[0] == results[1]:
            return happen(state, rules, SidesSet("8.3.4.9", NOTHING, results))
        first = 0 if results[0] > results[1] else 1
        return happen(state, rules, SidesSet("8.3.4.8", first, results))

    @step("8.3.4.10")
    def end(self, state: HonjinState, rules: Honjin) -> Flow:
        """What waits for its end triggers."""
        return happen(state, rules, Moment("8.3.4.10", "initiative-end", state.turn_player))

    @step("8.3.4.11 8.3.4.12")
    def check_end(self, state: HonjinState, rules: Honjin) -> Flow:
        return check_step(self, state, rules, "8.3.4.11")


@rule("8.3.4.7 13.1.1.1.1 13.1.1.1.2 4.6.1")
def initiative_result(state: HonjinState, rules: Honjin, seat: int) -> int:
    """The die of a player, what effects add to it, and the initiative of the whole party; it can be negative."""
    units = party(state, rules, state.battle, seat)
    standing = standing_shift(state, rules, seat)
    return (
        state.rolled[seat] + state.bonus[seat] + standing + sum([initiative_of(state, rules, unit) for unit in units])
    )


class NormalTiming(Procedure):
    """8.3.5, 8.3.6. One side uses normal abilities, must attack, and may use more."""

    def __init__(self, seat: int = -1, first: bool = True) -> None:
        super().__init__()
        self.seat = seat
        self.first = first
        self.attacked = False  # whether the moment for the attack is over
        self.action = Action()
        self.undone = 0

    def _clause(self, number: int) -> str:
        return f"8.3.{5 if self.first else 6}.{number}"

    @step("8.3.5.1 8.3.5.2 8.3.6.1 8.3.6.2 13.1.5.2 13.1.6.2")
    def begin(self, state: HonjinState, rules: Honjin) -> Flow:
        """Charge and Defender count from now on; what waits for the start triggers."""
        timing, moment = (FIRST_NORMAL, "first-start") if self.first else (SECOND_NORMAL, "second-start")
        began = TimingBegan(self._clause(1), timing, self.seat)
        return happen(state, rules, began, Moment(self._clause(2), moment, self.seat))

    @step("8.3.5.3 8.3.6.3 8.3.5.5 8.3.5.8 8.3.6.5 8.3.6.8 4.3.2 10.20.1.2.1")
    def check(self, state: HonjinState, rules: Honjin) -> Flow:
        """At the start, and before every play step."""
        return check_step(self, state, rules, self._clause(3))

    @step("8.3.5.4 8.3.5.5 8.3.5.7 8.3.5.8 8.3.6.4 8.3.6.5 8.3.6.7 8.3.6.8 10.9.4 4.3.4")
    def offer(self, state: HonjinState, rules: Honjin) -> Flow:
        """Only this side has anything to do; before the attack passing means to attack, if it can."""
        options = uses(state, rules, self.seat, "normal")
        number, purpose = (7, "after-attack") if self.attacked else (4, "before-attack")
        attacks = not self.attacked and attack_refusal(state, rules, self.seat) is None
        last = Action("attack" if attacks else "pass")
        return self.ask(state, Act(self.seat, self._clause(number), purpose, (*options, last)), into="action")

    @step("8.3.5.4 8.3.5.6 8.3.5.7 8.3.5.9 8.3.6.4 8.3.6.6 8.3.6.7 8.3.6.9 4.3.7")
    def act(self, state: HonjinState, rules: Honjin) -> Flow:
        """A use, the attack, or the end of this part."""
        self.undone = 0
        if self.action.verb == "use":
            return self.call(state, Declare(self.seat, self.action, "normal"), into="undone")
        if self.action.verb == "attack":
            self.attacked = True
            return self.call(state, Attack(self.seat))
        if self.attacked:
            return self.go("tire")
        self.attacked = True
        return self.go("check")

    @step("8.3.5.4 8.3.5.6 8.3.5.7 8.3.6.4 8.3.6.6 8.3.6.7 10.2.1")
    def counter(self, state: HonjinState, rules: Honjin) -> Flow:
        """What was declared can be countered; then this side goes on."""
        self.go("check")
        return NEXT if self.undone else self.call(state, Chain(self.seat))

    @step("8.3.5.9 8.3.6.9 1.3.4")
    def tire(self, state: HonjinState, rules: Honjin) -> Flow:
        """Units that are still fresh become finished."""
        fresh = [unit for unit in party(state, rules, state.battle, self.seat) if not state.finished[unit]]
        return happen(state, rules, *[Finished(self._clause(9), unit) for unit in fresh])

    @step("8.3.5.10 8.3.6.10")
    def end(self, state: HonjinState, rules: Honjin) -> Flow:
        """What waits for its end triggers."""
        moment = "first-end" if self.first else "second-end"
        return happen(state, rules, Moment(self._clause(10), moment, self.seat))

    @step("8.3.5.11 8.3.6.11")
    def check_end(self, state: HonjinState, rules: Honjin) -> Flow:
        return check_step(self, state, rules, self._clause(11))


class SimultaneousTiming(Procedure):
    """8.3.7. Both sides attack at the same moment, with nothing but what is printed."""

    @step("8.3.7.1 8.3.7.2 8.3.7.3")
    def suspend(self, state: HonjinState, rules: Honjin) -> Flow:
        """Nothing can be used, and no effect works."""
        return happen(state, rules, TimingBegan("8.3.7.1", SIMULTANEOUS), Suspended("8.3.7.3", True))

    @step("8.3.7.4 9.4")
    def strike(self, state: HonjinState, rules: Honjin) -> Flow:
        return self.call(state, StrikeTogether())

    @step("8.3.7.5")
    def restore(self, state: HonjinState, rules: Honjin) -> Flow:
        """Everything works again."""
        return happen(state, rules, Suspended("8.3.7.5", False))

    @step("8.3.7.6 8.3.7.7 1.3.4")
    def tire(self, state: HonjinState, rules: Honjin) -> Flow:
        """Units that are still fresh become finished."""
        fresh = [unit for seat in SEATS for unit in party(state, rules, state.battle, seat) if not state.finished[unit]]
        return happen(state, rules, *[Finished("8.3.7.6", unit) for unit in fresh])


class ClosingTiming(Procedure):
    """8.3.8. What worked for the battle ends, slots are unspent again, the battle is over."""

    @step("8.3.8.1 8.3.8.2")
    def begin(self, state: HonjinState, rules: Honjin) -> Flow:
        """What waits for its start triggers."""
        seat = state.turn_player
        return happen(state, rules, TimingBegan("8.3.8.1", CLOSING), Moment("8.3.8.2", "battle-end-start", seat))

    @step("8.3.8.3")
    def check(self, state: HonjinState, rules: Honjin) -> Flow:
        return check_step(self, state, rules, "8.3.8.3")

    @step("8.3.8.4 10.14.6 10.16.3 4.6.9 13.1.5.5 13.1.6.5")
    def end_effects(self, state: HonjinState, rules: Honjin) -> Flow:
        """Charge, Defender, constant abilities for battles and what took effect in it are lost together."""
        over = TimingBegan("8.3.8.4", NO_BATTLE)
        return happen(state, rules, over, *end_battle_effects(state, rules, "8.3.8.4"))

    @step("8.3.8.5 13.1.2.5 13.1.3.3")
    def refresh_slots(self, state: HonjinState, rules: Honjin) -> Flow:
        """All slots of the units in the battle but those under equipment."""
        return happen(state, rules, *refreshed(state, rules, state.battle, "8.3.8.5"))

    @step("8.3.8.6")
    def end(self, state: HonjinState, rules: Honjin) -> Flow:
        return happen(state, rules, BattleOver("8.3.8.6"))
