"""How do units attack? Chapter 9: all fresh units of a side at once, front to rear; in one case both sides together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.honjin.battle_events import PutUp, TookEffect
from fuda.games.honjin.chapters.damage import attack_events
from fuda.games.honjin.table import ATTACK, FIELD, Declared, HonjinState, party
from fuda.games.honjin.texts.values import applied
from fuda.games.honjin.unit_events import Finished
from fuda.games.honjin.words import modifiers as g
from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.reasons import Reason
from fuda.kernel.rules import SEATS

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin


@rule("9.1 9.2 4.1.12")
def attackers_of(state: HonjinState, rules: Honjin, seat: int) -> tuple[int, ...]:
    """The units that take part in a side's attack: all fresh ones, whatever their attack, unless they cannot."""
    row = party(state, rules, state.battle, seat)
    return tuple([u for u in row if not state.finished[u] and not applied(state, rules, g.ToAttack, u)])


@rule("9.5 8.3.5.6 8.3.6.6 8.3.7.4")
def attack_refusal(state: HonjinState, rules: Honjin, seat: int) -> Reason | None:
    """Why a side does not attack."""
    if state.battle < 0:
        return Reason("9.1", "no-battle")
    if not party(state, rules, state.battle, seat):
        return Reason("9.5", "no-own-unit")
    if not party(state, rules, state.battle, 1 - seat):
        return Reason("9.5", "no-enemy-unit")
    if not attackers_of(state, rules, seat):
        return Reason("9.5", "all-finished")
    return None


class Attack(Procedure):
    """9.1. All fresh units of a side declare one attack together, on the whole enemy party."""

    def __init__(self, seat: int = -1) -> None:
        super().__init__()
        self.seat = seat

    @step("9.1 9.2 8.3.5.6 8.3.6.6 10.1.5 10.1.6 10.1.9")
    def declare(self, state: HonjinState, rules: Honjin) -> Flow:
        """The price is that all of them become finished."""
        units = attackers_of(state, rules, self.seat)
        targets = party(state, rules, state.battle, 1 - self.seat)
        declared = Declared(
            symbol=ATTACK,
            seat=self.seat,
            targets=targets,
            objects=tuple([state.object[card] for card in targets]),
            finishing=units,
            held=tuple([(card, state.object[card]) for card in units]),
        )
        return happen(state, rules, PutUp("9.1", declared))


class ResolveAttack(Procedure):
    """9.1, 10.1.13, 10.1.14. The attackers that are still fresh become finished and strike who is left of the party."""

    def __init__(self, declared: Declared | None = None) -> None:
        super().__init__()
        self.declared = declared or Declared()
        self.units: tuple[int, ...] = ()
        self.struck = False

    @step("9.1 10.1.13 10.11.3 1.3.4")
    def finish(self, state: HonjinState, rules: Honjin) -> Flow:
        """Who has left or was finished meanwhile drops out."""
        self.units = tuple(
            [
                unit
                for unit, which in self.declared.held
                if state.zone[unit] == FIELD and state.object[unit] == which and not state.finished[unit]
            ]
        )
        return happen(state, rules, *[Finished("10.1.13", unit) for unit in self.units])

    @step("9.1 9.3 10.1.14 10.10.5 10.10.10")
    def strike(self, state: HonjinState, rules: Honjin) -> Flow:
        """All who are left are dealt their share at the same moment."""
        made = self.declared
        same = [card for card, which in zip(made.targets, made.objects, strict=True) if state.object[card] == which]
        enemies = tuple([unit for unit in party(state, rules, state.battle, 1 - made.seat) if unit in same])
        units = tuple([u for u in self.units if state.zone[u] == FIELD and not applied(state, rules, g.ToAttack, u)])
        self.struck = bool(units) and bool(enemies)
        if not self.struck:
            return NEXT
        return happen(state, rules, *attack_events(state, rules, units, enemies, made.seat, "9.3"))

    def strikers(self, seat: int) -> tuple[int, ...]:
        """Those of a player that strike now, together."""
        return self.units if seat == self.declared.seat else ()

    @step("10.1.14 10.1.15 10.2.3")
    def tell(self, state: HonjinState, rules: Honjin) -> Flow:
        """It has taken effect, or not."""
        made = self.declared
        return happen(state, rules, TookEffect("10.1.14", made.seat, -1, self.struck, made))


class StrikeTogether(Procedure):
    """8.3.7.4. The fresh units of both sides attack at the same moment; nothing is declared."""

    def __init__(self) -> None:
        super().__init__()
        self.units: tuple[tuple[int, ...], ...] = ((), ())  # for each seat

    def strikers(self, seat: int) -> tuple[int, ...]:
        """Those of a player that strike now, together."""
        return self.units[seat] if seat in SEATS else ()

    @step("8.3.7.4 9.1 9.5")
    def finish(self, state: HonjinState, rules: Honjin) -> Flow:
        """Whoever attacks becomes finished."""
        self.units = tuple(
            [attackers_of(state, rules, s) if attack_refusal(state, rules, s) is None else () for s in SEATS]
        )
        return happen(state, rules, *[Finished("8.3.7.4", unit) for row in self.units for unit in row])

    @step("8.3.7.4 9.3 9.4")
    def strike(self, state: HonjinState, rules: Honjin) -> Flow:
        """Both sums are reckoned, then all damage is dealt at once, the marching side's first."""
        events: list[Event] = []
        for seat in (state.turn_player, 1 - state.turn_player):
            units = tuple([unit for unit in self.units[seat] if state.zone[unit] == FIELD])
            enemies = party(state, rules, state.battle, 1 - seat)
            if units:
                events += attack_events(state, rules, units, enemies, seat, "9.4")
        return happen(state, rules, *events)
