"""Who may attack what? The legality of attacks (803.3, 803.5, 803.6) and what forces them (1326).

A set of units can attack together if all of them have an organisation in common and there is something that each of
them could attack by itself. So every part of such a set can attack too, and attackers are chosen one by one.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from fuda.games.kiseki.table import FIELDS, NOTHING, KisekiState, controller, player_target, seat_of_target
from fuda.games.kiseki.texts.scope import applied, applied_to, named_by, named_in, reaches_of
from fuda.games.kiseki.texts.values import common_organisation, derived, is_unit, organisations_of, units_of
from fuda.games.kiseki.words import bans as v
from fuda.games.kiseki.words import modifiers as g
from fuda.kernel.procedure import rule
from fuda.kernel.reasons import Reason
from fuda.language.running.text_facts import TextFacts

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki


# Of what keeps units from attacking each other, the words that name those that are left.
SAYING_ONLY: Final = frozenset((g.AttackedOnlyBy, g.AttacksOnly, g.AttacksOnlyWhat))
# What keeps units from attacking players.
NO_PLAYERS: Final = (g.CannotAttackPlayers, g.AttacksOnlyWhat)


@rule("803.3a 803.3a-1 803.3a-2 803.6a 803.6b 803.6c")
def unit_refusal(state: KisekiState, rules: Kiseki, seat: int, card: int) -> Reason | None:
    """Why the card cannot attack at all. Where it lies comes first: what a hidden card is nobody learns."""
    if state.zone[card] != FIELDS[seat]:
        return Reason("803.3", "not-your-unit")
    if state.host[card] >= 0 or not is_unit(state, rules, card):
        return Reason("803.6a", "not-a-unit")
    if state.actioned[card]:
        return Reason("803.6b", "not-ready")
    if applied(state, rules, g.CannotAttack, card):
        return Reason("803.6c", "cannot-attack")
    return None


@rule("803.5 803.5a 803.5a-1 803.6f 803.6g")
def target_refusal(state: KisekiState, rules: Kiseki, seat: int, target: int) -> Reason | None:
    """Why the card cannot be attacked by any unit of the player."""
    if state.zone[target] != FIELDS[1 - seat]:
        return Reason("803.5", "not-their-unit")
    if state.host[target] >= 0 or not is_unit(state, rules, target):
        return Reason("803.6f", "target-not-a-unit")
    if state.stunned[target]:
        return Reason("803.6g", "target-stunned")
    return None


@rule("803.5a-2 803.6e 1326.1 1402.1")
def forbidden(state: KisekiState, rules: Kiseki, attacker: int, target: int) -> Reason | None:
    """Which effect keeps the unit from attacking that unit."""
    facts: TextFacts = state.facts if state.facts is not None else derived(state, rules)
    standing = facts.by_kind
    if v.MayAttackWhat in standing and _bars(state, rules, facts, v.MayAttackWhat, attacker, target):
        return None
    if g.NotAttacked in standing and applied(state, rules, g.NotAttacked, target):
        return Reason("1326.1", "cannot-be-attacked")
    if g.NotAttackedBy in standing and _bars(state, rules, facts, g.NotAttackedBy, target, attacker):
        return Reason("1326.1", "cannot-be-attacked")
    if g.AttackedOnlyBy in standing and _bars(state, rules, facts, g.AttackedOnlyBy, target, attacker):
        return Reason("1402.1", "attacked-only-by-others")
    if g.AttacksOnly in standing and _bars(state, rules, facts, g.AttacksOnly, attacker, target):
        return Reason("1402.1", "attacks-only-others")
    if g.AttacksOnlyWhat in standing and _bars(state, rules, facts, g.AttacksOnlyWhat, attacker, target):
        return Reason("803.6e", "attacks-only-others")
    if g.CannotAttackWhat in standing and _bars(state, rules, facts, g.CannotAttackWhat, attacker, target):
        return Reason("803.6e", "cannot-attack-that")
    return None


def _bars(state: KisekiState, rules: Kiseki, facts: TextFacts, kind: type, unit: int, other: int) -> bool:
    """Whether a change of the class reaches the unit and keeps it and the other from each other."""
    only = kind in SAYING_ONLY
    for each in reaches_of(state, rules, facts, kind):
        if unit in each.cards and (other in named_by(state, rules, each)) != only:
            return True
    return False


@rule("803.5b 803.6e 803.6g 803.6h")
def targets_of(state: KisekiState, rules: Kiseki, seat: int, card: int) -> tuple[int, ...]:
    """What the unit could attack by itself: units, or where there is none the other player."""
    open_ones = [unit for unit in units_of(state, rules, 1 - seat) if not state.stunned[unit]]
    found = tuple([unit for unit in open_ones if forbidden(state, rules, card, unit) is None])
    if found or any([applied(state, rules, each, card) for each in NO_PLAYERS]):
        return found
    return (player_target(1 - seat),)


@rule("803.5 803.5b 803.6d 803.6h 1326.2 1407.1")
def common_targets(state: KisekiState, rules: Kiseki, seat: int, attackers: tuple[int, ...]) -> tuple[int, ...]:
    """What these units may attack together; what the player has to attack comes before everything else."""
    found = targets_of(state, rules, seat, attackers[0])
    for card in attackers[1:]:
        others = targets_of(state, rules, seat, card)
        found = tuple([target for target in found if target in others])
    hated = hated_units(state, rules, seat)
    bound = tuple([target for target in found if target in hated])
    return bound or found


@rule("1326.2 1407.1")
def hated_units(state: KisekiState, rules: Kiseki, seat: int) -> tuple[int, ...]:
    """The units that the player attacks as far as possible."""
    return tuple(
        [
            card
            for standing, change in applied_to(state, rules, g.AttacksIfPossible, seat)
            for card in named_in(state, rules, standing, change)
        ]
    )


def able_units(state: KisekiState, rules: Kiseki, seat: int) -> tuple[int, ...]:
    """The units of the player that can attack something, in the order of the table."""
    ready = [unit for unit in units_of(state, rules, seat) if not state.actioned[unit]]
    return tuple(
        [
            unit
            for unit in ready
            if not applied(state, rules, g.CannotAttack, unit) and targets_of(state, rules, seat, unit)
        ]
    )


@rule("104.2 1326.3")
def forced_sets(state: KisekiState, rules: Kiseki, seat: int) -> tuple[tuple[int, ...], ...]:
    """The sets of which one has to attack: as many as possible of the units with which the player has to attack. Nobody
    has to pay for it (804.3)."""
    wanted = [
        card
        for standing, change in applied_to(state, rules, g.AttacksWith, seat)
        for card in named_in(state, rules, standing, change)
    ]
    able = able_units(state, rules, seat) if wanted else ()
    forced = [unit for unit in able if unit in wanted and not applied(state, rules, g.AttackPrice, unit)]
    sets: list[tuple[int, ...]] = [(unit,) for unit in forced]
    targets = {unit: targets_of(state, rules, seat, unit) for unit in forced}
    bits = {unit: organisations_of(state, rules, unit) for unit in forced}
    for target in sorted({each for unit in forced for each in targets[unit]}):
        for organisation in range(max(bits.values()).bit_length()):
            sets.append(tuple([unit for unit in forced if target in targets[unit] and bits[unit] >> organisation & 1]))
    fitting = [part for each in sets for part in _parts_allowed(state, rules, seat, each)]
    most = max([len(each) for each in fitting], default=0)
    return tuple(dict.fromkeys([each for each in fitting if len(each) == most]))


def _parts_allowed(state: KisekiState, rules: Kiseki, seat: int, attackers: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The set, or where it is forbidden to attack together like that the largest parts of it that are not."""
    for count in range(len(attackers), 0, -1):
        found = [each for each in combinations(attackers, count) if together_refusal(state, rules, seat, each) is None]
        if found:
            return found
    return []


@rule("104.4 803.3b")
def together_refusal(state: KisekiState, rules: Kiseki, seat: int, attackers: tuple[int, ...]) -> Reason | None:
    """Which effect forbids that just these attack: alone, in a scrum, or so many."""
    if len(attackers) == 1:
        alone = applied(state, rules, v.CannotAttackAlone, attackers[0])
        return Reason("104.4", "cannot-attack-alone") if alone else None
    if any([applied(state, rules, v.CannotScrum, unit) for unit in attackers]):
        return Reason("104.4", "cannot-scrum")
    for _, change in applied_to(state, rules, v.AttacksWithAtMost, seat):
        if isinstance(change, v.AttacksWithAtMost) and len(attackers) > change.n:
            return Reason("104.4", "too-many-attackers", attackers=len(attackers), most=change.n)
    return None


@rule("803.3 803.3b 1326.3")
def next_attackers(state: KisekiState, rules: Kiseki, seat: int, chosen: tuple[int, ...]) -> tuple[int, ...]:
    """Who can attack together with those chosen already. Those who have to attack come first, then all others in the
    order of the table, so that each set of attackers is reached in one way."""
    sets = forced_sets(state, rules, seat)
    count = len(chosen)
    if sets and count < len(sets[0]):
        return tuple(dict.fromkeys([each[count] for each in sets if each[:count] == chosen]))
    forced = chosen[: len(sets[0])] if sets else ()
    last = chosen[-1] if len(chosen) > len(forced) else NOTHING
    units = able_units(state, rules, seat)
    later = units[units.index(last) + 1 :] if last >= 0 else units
    return tuple([unit for unit in later if unit not in chosen and can_join(state, rules, seat, chosen, unit)])


@rule("803.3b")
def can_join(state: KisekiState, rules: Kiseki, seat: int, chosen: tuple[int, ...], unit: int) -> bool:
    """Whether the unit can attack together with these."""
    if not chosen:
        if together_refusal(state, rules, seat, (unit,)) is None:
            return True
        others = [each for each in able_units(state, rules, seat) if each != unit]
        return any([can_join(state, rules, seat, (unit,), each) for each in others])
    together = (*chosen, unit)
    refused = together_refusal(state, rules, seat, together)
    if refused is not None:
        return False
    return common_organisation(state, rules, together) and bool(common_targets(state, rules, seat, together))


@rule("803.4 1326.3")
def may_stop(state: KisekiState, rules: Kiseki, seat: int, chosen: tuple[int, ...]) -> bool:
    """Whether the player may attack with these alone; with none: pass."""
    if chosen and together_refusal(state, rules, seat, chosen) is not None:
        return False
    sets = forced_sets(state, rules, seat)
    return not sets or chosen[: len(sets[0])] in sets


@rule("803.6 803.6a 803.6b 803.6c 803.6d 803.6e 803.6f 803.6g 803.6h")
def attack_refusal(
    state: KisekiState, rules: Kiseki, seat: int, attackers: tuple[int, ...], target: int
) -> Reason | None:
    """Why these units cannot attack that unit or player now."""
    for card in attackers:
        reason = unit_refusal(state, rules, seat, card)
        if reason is not None:
            return reason
    if len(attackers) > 1 and not common_organisation(state, rules, attackers):
        return Reason("803.6d", "no-common-organisation")
    reason = together_refusal(state, rules, seat, attackers)
    if reason is not None:
        return reason
    reason = choice_refusal(state, rules, seat, attackers, target)
    if reason is not None:
        return reason
    permitted = common_targets(state, rules, seat, attackers)
    if target not in permitted:
        return Reason("1326.2", "must-attack-other", card=rules.card(state, permitted[0]).number)
    if not set_is_allowed(state, rules, seat, attackers):
        return Reason("1326.3", "must-attack-with")
    return None


def set_is_allowed(state: KisekiState, rules: Kiseki, seat: int, attackers: tuple[int, ...]) -> bool:
    """Whether all are among the attackers with which the player has to attack."""
    sets = forced_sets(state, rules, seat)
    return not sets or any([all([unit in attackers for unit in each]) for each in sets])


@rule("803.5b 803.6e 803.6h")
def choice_refusal(
    state: KisekiState, rules: Kiseki, seat: int, attackers: tuple[int, ...], target: int
) -> Reason | None:
    """Why one of the attackers could not attack that target by itself."""
    if target >= 0:
        reason = target_refusal(state, rules, seat, target)
        if reason is not None:
            return reason
    elif seat_of_target(target) != 1 - seat:
        return Reason("803.5b", "not-the-opponent")
    for card in attackers:
        reason = single_refusal(state, rules, seat, card, target)
        if reason is not None:
            return reason
    return None


@rule("803.6e 803.6h")
def single_refusal(state: KisekiState, rules: Kiseki, seat: int, card: int, target: int) -> Reason | None:
    """Why the unit itself may not attack that target: forbidden, or there is a unit it could attack."""
    if target >= 0:
        return forbidden(state, rules, card, target)
    if any([applied(state, rules, each, card) for each in NO_PLAYERS]):
        return Reason("803.6e", "cannot-attack-players")
    open_ones = [each for each in targets_of(state, rules, seat, card) if each >= 0]
    if open_ones:
        return Reason("803.6h", "unit-can-be-attacked", card=rules.card(state, open_ones[0]).number)
    return None


@rule("803.6 804.1 804.1a")
def still_attacking(
    state: KisekiState, rules: Kiseki, seat: int, attackers: tuple[int, ...], target: int
) -> tuple[int, ...]:
    """Those of the chosen attackers that are still in order: each by itself, then whether the rest belong together. If
    one has moved nobody attacks."""
    if any([card not in attackers for card in state.chosen_attackers]):
        return ()
    kept = tuple(
        [
            card
            for card in attackers
            if unit_refusal(state, rules, seat, card) is None
            and (target == NOTHING or single_refusal(state, rules, seat, card, target) is None)
        ]
    )
    if kept and together_refusal(state, rules, seat, kept) is not None:
        return ()
    return kept if len(kept) < 2 or common_organisation(state, rules, kept) else ()


@rule("804.5a 804.6a 804.7")
def lost_fighters(state: KisekiState, rules: Kiseki) -> tuple[int, ...]:
    """The cards that attack or are attacked and are units no more."""
    fighters = (*state.attackers, state.target) if state.target >= 0 else state.attackers
    return tuple([card for card in fighters if not is_unit(state, rules, card)])


def side_of(state: KisekiState, target: int) -> int:
    """The player who is attacked, or who controls the unit that is."""
    seat = seat_of_target(target)
    return seat if seat >= 0 else controller(state, target)
