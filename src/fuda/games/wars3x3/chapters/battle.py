"""How is a battle fought? Piercing attack, attack, end of battle (3.0-3.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.wars3x3.table import FIELDS, UNTIL_BATTLE_END, Damaged, WarsState, WoreOff
from fuda.games.wars3x3.texts.values import cannot_do, damage_taken, is_forbidden, power, traits
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, rule

if TYPE_CHECKING:
    from fuda.games.wars3x3.rules import Wars


def total_power(state: WarsState, rules: Wars, side: int, mask: int, having: bool, deed: str = "attack") -> int:
    """The power of a side's units that have (or have not) one of the traits, and are able to attack, or to defend."""
    return sum(
        [
            power(state, rules, unit)
            for unit in state.zones[FIELDS[side]]
            if bool(traits(state, rules, unit) & mask) == having and not is_forbidden(state, rules, unit, deed, "fight")
        ]
    )


@rule("3.1")
def piercing_damage(state: WarsState, rules: Wars, seat: int) -> int:
    """The piercing units against the walls."""
    attack = total_power(state, rules, seat, rules.list.piercing, True)
    if cannot_do(state, rules, seat, "attack"):
        return 0
    walls = total_power(state, rules, 1 - seat, rules.list.wall, True, "defend")
    return max(0, attack - walls)


@rule("3.2")
def attack_damage(state: WarsState, rules: Wars, seat: int) -> int:
    """All other units against all units of the opponent; walls defend again."""
    attack = total_power(state, rules, seat, rules.list.piercing, False)
    if cannot_do(state, rules, seat, "attack"):
        return 0
    able = [unit for unit in state.zones[FIELDS[1 - seat]] if not is_forbidden(state, rules, unit, "defend", "fight")]
    defence = sum([power(state, rules, unit) for unit in able])
    return max(0, attack - defence)


@rule("3.0 3.1 3.2")
def strike(state: WarsState, rules: Wars, seat: int, clause: str, damage: int) -> Flow:
    """The damage is taken off at once. Attacking is compulsory and kills no unit."""
    damage = damage_taken(state, rules, 1 - seat, damage, True)
    if damage > 0:
        return happen(state, rules, Damaged(clause, 1 - seat, damage))
    return NEXT


@rule("3.3")
def end_battle(state: WarsState, rules: Wars) -> Flow:
    """Boosts wear off."""
    return happen(state, rules, WoreOff("3.3", UNTIL_BATTLE_END))
