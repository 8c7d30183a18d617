"""How do texts change the way in which the rules are applied: what a card counts as, what it needs, how often and in
which steps a player may act? Asked by the rules of the steps; nothing is asked where no text says anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.wars3x3.chapters.casting import is_meant
from fuda.games.wars3x3.table import FIELDS, PHASES, PLACES, STEP_WORDS, VOID, WarsState
from fuda.games.wars3x3.texts.values import Reading, changed, rulings
from fuda.games.wars3x3.words import casts as c
from fuda.games.wars3x3.words import events as v
from fuda.games.wars3x3.words import uses as x
from fuda.kernel.procedure import rule
from fuda.language.running.selection import matches
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.wars3x3.rules import Wars


@rule("4.2a 4.2b P1")
def needed(state: WarsState, rules: Wars, seat: int, card: int) -> int:
    """How much worth of territories bringing in this card needs: its cost, unless a text changes that."""
    printed = rules.card(state, card)
    cost = printed.cost
    if printed.needs_so:
        reading = Reading(state, rules, seat, card)
        for truth in printed.needs_so:
            if all([reading.holds(each) for each in truth.conditions]):
                assert isinstance(truth.effect, x.OwnNeed)
                cost = changed(truth.effect.change, reading, cost)
    for each in rulings(state, rules, x.NeedOf) if x.NeedOf in rules.list.ruled else ():
        effect = each.effect
        assert isinstance(effect, x.NeedOf)
        if seat in each.reading.seats(effect.player) and matches(card, effect.kind, each.reading):
            cost = changed(effect.change, each.reading, cost)
    return max(0, cost)


@rule("4.2b P1")
def worth_given_up(state: WarsState, rules: Wars, unit: int) -> int:
    """As how much a unit that is given up for a redeployment counts."""
    printed = rules.card(state, unit)
    cost = printed.cost
    for change in printed.worths:
        cost = changed(change, Reading(state, rules, rules.zones[state.zone[unit]].owner, unit), cost)
    return max(0, cost)


@rule("4.2 P1 P2")
def places(state: WarsState, rules: Wars, seat: int) -> int:
    """How many units a player's deploy area holds; the lowest number that a text names counts, or else the highest."""
    if x.Places not in rules.list.ruled:
        return PLACES
    found: list[int] = []
    for each in rulings(state, rules, x.Places):
        assert isinstance(each.effect, x.Places)
        if seat in each.reading.seats(each.effect.player):
            found.append(each.effect.n)
    return PLACES if not found else min(found) if min(found) < PLACES else max(found)


@rule("W5.0 P2")
def is_left_out(state: WarsState, rules: Wars, seat: int, step: int) -> bool:
    """Whether a text says that the player's step is left out."""
    if not rules.list.leaves_out:
        return False
    for each in rulings(state, rules, x.LeaveOut):
        assert isinstance(each.effect, x.LeaveOut)
        if each.effect.step == STEP_WORDS[step] and seat in each.reading.seats(each.effect.player):
            return True
    for each in rulings(state, rules, c.LeaveOutPhase):
        assert isinstance(each.effect, c.LeaveOutPhase)
        if each.effect.phase == PHASES[step] and seat in each.reading.seats(each.effect.player):
            return True
    return False


@rule("1.1 P1")
def draws(state: WarsState, rules: Wars, seat: int) -> int:
    """How many cards the player draws in the draw step."""
    count = 1
    if not rules.list.changes_draws:
        return count
    for each in rulings(state, rules, x.DrawPerTurn):
        assert isinstance(each.effect, x.DrawPerTurn)
        if seat in each.reading.seats(each.effect.player):
            count = each.effect.n
    for each in rulings(state, rules, c.DrawMore):
        assert isinstance(each.effect, c.DrawMore)
        if seat in each.reading.seats(each.effect.player):
            count += each.effect.n
    return count


@rule("P2")
def is_used_up(state: WarsState, rules: Wars, seat: int, operation: str) -> bool:
    """Whether the player has done this as often in this turn as a text allows."""
    for each in rulings(state, rules, x.NoMoreThan):
        effect = each.effect
        assert isinstance(effect, x.NoMoreThan)
        if effect.operation == operation and seat in each.reading.seats(effect.player):
            if rules.times_happened(each.reading, v.Did(effect.player, (operation,))) >= effect.n:
                return True
    return False


@rule("2.3a P2")
def is_safe_spell(state: WarsState, rules: Wars, seat: int, use: str, cards: tuple[int, ...], unit: int = -1) -> bool:
    """Whether a spell cannot be countered: by its cards, or by what a text says of its player's spells."""
    kind = use if use != "removal" else "single-removal" if len(cards) == 1 else "double-removal"
    for card in cards:
        for operation, units in rules.card(state, card).uncountered:
            if is_meant(operation, kind) and (units is None or matches(unit, units, Reading(state, rules, seat, card))):
                return True
    for each in rulings(state, rules, x.SafeSpells):
        effect = each.effect
        assert isinstance(effect, x.SafeSpells)
        if effect.operation in (use, "spell") and seat in each.reading.seats(effect.player):
            return True
    return False


@rule("2.2 S9")
def boost_of(state: WarsState, rules: Wars, seat: int, card: int, number: int) -> int:
    """How much power a card gives as a boost: the number that it shows, unless its text says otherwise."""
    printed = rules.card(state, card)
    if printed.boosts is None and printed.boosts_more is None:
        return number
    reading = Reading(state, rules, seat, card)
    gives = number if printed.boosts is None else reading.amount(printed.boosts)
    return gives + (0 if printed.boosts_more is None else reading.amount(printed.boosts_more))


@rule("M3 P1")
def needs_no_power(state: WarsState, rules: Wars, seat: int) -> bool:
    """Whether the seat's magics ask for no power at all."""
    return concerns(state, rules, seat, x.NoPowerNeeded) or _next_is_free(state, rules, seat, "power")


@rule("M3 M5 P1")
def _next_is_free(state: WarsState, rules: Wars, seat: int, part: str) -> bool:
    """Whether a text gives the seat its next magic without power, or without its cost."""
    for each in rulings(state, rules, c.NextMagicFree):
        assert isinstance(each.effect, c.NextMagicFree)
        if each.effect.part == part and seat in each.reading.seats(each.effect.player):
            return True
    return False


@rule("M3 P1")
def power_change_of(state: WarsState, rules: Wars, seat: int) -> tuple[int, int]:
    """How much less power the seat's magics ask for, and how many more units of any colour."""
    less = more = 0
    for each in rulings(state, rules, x.LessPower, c.MorePower):
        effect = each.effect
        assert isinstance(effect, (x.LessPower, c.MorePower))
        if seat in each.reading.seats(effect.player):
            if isinstance(effect, c.MorePower):
                more += effect.n
            else:
                less += effect.n
    return less, more


@rule("M5 P1")
def needs_no_cost(state: WarsState, rules: Wars, seat: int) -> bool:
    """Whether the seat activates magics without turning them."""
    return concerns(state, rules, seat, c.NoCost) or _next_is_free(state, rules, seat, "cost")


def concerns(state: WarsState, rules: Wars, seat: int, kind: type[n.Node]) -> bool:
    """Whether a text makes a rule of this kind for the seat."""
    return any([seat in each.reading.seats(each.effect.player) for each in rulings(state, rules, kind)])  # type: ignore[attr-defined]


def is_void(state: WarsState, unit: int) -> bool:
    """Whether a text has taken its effect from the spell aimed at the unit."""
    return any([each.kind == VOID and each.card == unit for each in state.effects])


def room(state: WarsState, rules: Wars, seat: int) -> int:
    """How many units may still enter a player's field."""
    return max(0, places(state, rules, seat) - len(state.zones[FIELDS[seat]]))
