"""What does it mean to be stunned, and to lose bonds by it? 1306, 1307."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fuda.games.kiseki.card_events import Stunned
from fuda.games.kiseki.cards import ITEM
from fuda.games.kiseki.chapters.movement import moves
from fuda.games.kiseki.events import BondsChanged
from fuda.games.kiseki.table import TRAILS, KisekiState, controller, head_of
from fuda.games.kiseki.texts.scope import IN_BATTLE, applied_to, is_spared
from fuda.games.kiseki.texts.values import cp_of, is_unit, kinds
from fuda.games.kiseki.words import modifiers as g
from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki


@rule("104.4 1306.1 1306.2d 1306.3 1306.5 1307.1")
def stun_events(
    state: KisekiState,
    rules: Kiseki,
    cards: tuple[int, ...],
    clause: str = "1306.1",
    by: int = -1,
    source_card: int = -1,
    attackers: tuple[int, ...] = (),
) -> list[Event]:
    """What happens when these units are to be stunned: one that is an ITEM too is destroyed, one that is stunned or
    cannot be is left alone. The CP of a unit that is stunned are counted before (1306.3)."""
    found: list[Event] = []
    for unit in dict.fromkeys([head_of(state, card) for card in cards]):
        if not is_unit(state, rules, unit) or state.stunned[unit]:
            continue
        if kinds(state, rules, unit) & ITEM:
            if not is_spared(state, rules, g.IsNotDestroyed, unit, IN_BATTLE if attackers else by):
                found += moves(
                    state, rules, unit, TRAILS, by=max(by, -1), deed="destroy", source_card=source_card, clause="1306.5"
                )
        elif not is_spared(state, rules, g.IsNotStunned, unit, IN_BATTLE if attackers else by):
            damage = cp_of(state, rules, unit)
            found.append(Stunned(clause, unit, source_card, attackers, bool(attackers), damage))
    return found


@rule("104.2 104.4")
def bond_loss(
    state: KisekiState,
    rules: Kiseki,
    seat: int,
    amount: int,
    cause: str,
    source_card: int,
    clause: str,
    fallen: tuple[Any, ...] = (),
) -> list[Event]:
    """The loss of bonds, unless it is none or the player loses none."""
    if amount <= 0 or applied_to(state, rules, g.CannotLoseBonds, seat):
        return []
    return [BondsChanged(clause, seat, -amount, cause, source_card, fallen)]


class StunDamage(Procedure):
    """1306.3. The controller of a unit that was stunned loses bonds at once."""

    def __init__(self, seat: int = -1, card: int = -1, amount: int = 0, fallen: tuple[Any, ...] = ()) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.amount = amount
        self.fallen = fallen  # crafts that went out of force by the stun hear of its damage

    @step("1306.3 1307.1")
    def lose(self, state: KisekiState, rules: Kiseki) -> Flow:
        self.done(state)
        if applied_to(state, rules, g.NoStunDamage, self.seat):
            return NEXT
        lost = bond_loss(state, rules, self.seat, self.amount, "stun", self.card, "1306.3", self.fallen)
        return happen(state, rules, *lost)


def stun_damage(state: KisekiState, event: Event) -> Procedure | None:
    """What comes in the moment a unit was stunned."""
    if isinstance(event, Stunned) and event.damage > 0:
        return StunDamage(controller(state, event.card), event.card, event.damage, event.fallen)
    return None
