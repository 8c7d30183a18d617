"""How do texts change how spells are cast and units brought in? With which cards, at which units, for which numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.wars3x3.cards import COLOURS
from fuda.games.wars3x3.table import MORE, OPERATIONS, TEXT, Modifier, TextModifier, WarsState
from fuda.games.wars3x3.texts.values import Reading, changed, rulings
from fuda.games.wars3x3.words import bans as u
from fuda.games.wars3x3.words import casts as c
from fuda.kernel.procedure import rule
from fuda.kernel.reasons import Reason
from fuda.language.running.selection import compares, matches, members

if TYPE_CHECKING:
    from fuda.games.wars3x3.rules import Wars

# The uses that a word for several of them names.
WIDER: Final = {
    "single-removal": ("single-removal", "removal", "spell"),
    "double-removal": ("double-removal", "removal", "spell"),
    "removal": ("removal", "spell"),
    "boost": ("boost", "spell"),
    "counter": ("counter", "spell"),
    "deploy": ("deploy", "strategy"),
    "redeploy": ("redeploy", "strategy"),
}
# Which effects let somebody do a thing once more: those of the thing itself and of what is wider.
_PLACES: Final = {
    name: frozenset([OPERATIONS.index(each) for each in WIDER.get(name, (name,)) if each in OPERATIONS])
    for name in (*WIDER, *OPERATIONS)
}


def is_meant(operation: str, use: str) -> bool:
    """Whether the word for an operation names this use.

    >>> is_meant("spell", "single-removal"), is_meant("double-removal", "single-removal")
    (True, False)
    """
    return operation in WIDER.get(use, (use,))


@rule("S9 P1")
def numbers_of(state: WarsState, rules: Wars, card: int, use: str) -> tuple[int, ...]:
    """The numbers that a card can show when it is used so: its own, unless its text says otherwise."""
    printed = rules.card(state, card)
    numbers = printed.shown_for(use)
    if printed.cost_amount is None and not printed.shows_as:
        return numbers
    reading = Reading(state, rules, _holder(state, rules, card), card)
    if printed.cost_amount is not None:
        numbers = (max(0, reading.amount(printed.cost_amount)),)
    for operation, change in printed.shows_as:
        if is_meant(operation, use):
            numbers = tuple(sorted({changed(change, reading, number) for number in numbers}))
    return numbers


def _holder(state: WarsState, rules: Wars, card: int) -> int:
    owner = rules.zones[state.zone[card]].owner
    return owner if owner in (0, 1) else state.turn_player


@rule("2.1a P1")
def target_cost(state: WarsState, rules: Wars, unit: int) -> int:
    """The cost of a unit at which a removal is aimed."""
    cost = rules.card(state, unit).cost
    for each in rulings(state, rules, c.RemovalCost):
        assert isinstance(each.effect, c.RemovalCost)
        if unit in members(each.effect.what, each.reading):
            cost = changed(each.effect.change, each.reading, cost)
    return max(0, cost)


@rule("2.1a P1")
def fits_unit(state: WarsState, rules: Wars, unit: int, card: int) -> bool:
    """Whether the text of a card lets it fit this unit as a single removal, whatever that costs."""
    kinds = rules.card(state, card).fits
    return bool(kinds) and any(
        [matches(unit, kind, Reading(state, rules, _holder(state, rules, card), card)) for kind in kinds]
    )


@rule("S8 P1")
def matches_number(state: WarsState, rules: Wars, card: int, number: int) -> bool:
    """Whether the text of a card lets it match this number as a counter; what matches any number shows none."""
    return number > 0 and any([compares(number, bound) for bound in rules.card(state, card).matches])


@rule("2.2 P1")
def may_boost(state: WarsState, rules: Wars, unit: int, card: int) -> bool:
    """Whether the colour of a card lets it boost a unit."""
    printed, boosted = rules.card(state, card), rules.card(state, unit)
    if printed.colour == boosted.colour or printed.any_colour or boosted.any_colour:
        return True
    for each in rulings(state, rules, c.AnyBoost, c.AlsoBoostedBy):
        effect = each.effect
        assert isinstance(effect, (c.AnyBoost, c.AlsoBoostedBy))
        if unit in members(effect.what, each.reading):
            if isinstance(effect, c.AnyBoost) or COLOURS[printed.colour] in effect.colours:
                return True
    return False


@rule("P2")
def use_refusal(state: WarsState, rules: Wars, seat: int, card: int, use: str, unit: int = -1) -> Reason | None:
    """Why a text forbids the player this use of a card, or this card against a unit."""
    printed = rules.card(state, card)
    if printed.only_for and not is_meant(printed.only_for, use):
        return Reason("S8", "only-for-counters")
    for operation in printed.not_for:
        if is_meant(operation, use):
            return Reason("P2", "forbidden-now")
    if not rules.list.bans_uses:
        return None
    for each in rulings(state, rules, c.ForbidWith, c.BanCards, c.OnlyCards):
        effect = each.effect
        if isinstance(effect, c.ForbidWith):
            if unit in members(effect.what, each.reading) and is_meant(effect.operation, use):
                if matches(card, effect.kind, each.reading):
                    return Reason("P2", "forbidden-now")
        elif isinstance(effect, c.OfPlayerCards):
            concerns = seat in each.reading.seats(effect.player) and is_meant(effect.operation, use)
            if concerns and matches(card, effect.kind, each.reading) == isinstance(effect, c.BanCards):
                return Reason("P2", "forbidden-now")
    return None


@rule("P2")
def aims_left(state: WarsState, rules: Wars, seat: int, use: str, declared: int) -> int:
    """At how many more units the player may aim in this turn; units that were targets before count."""
    left = 99
    if c.AimLimit not in rules.list.ruled:
        return left
    for each in rulings(state, rules, c.AimLimit):
        effect = each.effect
        assert isinstance(effect, c.AimLimit)
        if seat in each.reading.seats(effect.player) and is_meant(effect.operation, use):
            left = min(left, effect.n - _aimed(state, effect.operation) - declared)
    return max(0, left)


def _aimed(state: WarsState, operation: str) -> int:
    """How many units were targets in this turn; only a target that was boosted was the target of a boost."""
    aimed = [card for card, spelled in enumerate(state.spelled) if spelled]
    if operation == "spell":
        return len(aimed)
    return len([card for card in aimed if bool(state.boosted[card]) == (operation == "boost")])


@rule("2.0a P2")
def is_shielded(state: WarsState, rules: Wars, seat: int, unit: int) -> bool:
    """Whether a text keeps the unit from the spells of the opponent of whoever has that text."""
    if not rules.list.bans:
        return False
    for each in rulings(state, rules, u.Forbid):
        effect = each.effect
        assert isinstance(effect, u.Forbid)
        if effect.deed == "aimed-by-opponent" and each.reading.seat != seat:
            if unit == each.card if each.card >= 0 else unit in members(effect.what, each.reading):
                return True
    return False


@rule("2.2 P1")
def boosted_more(state: WarsState, rules: Wars, unit: int) -> int:
    """How much more a boost of this unit gives by what texts say of the unit."""
    found = 0
    for each in rulings(state, rules, c.BoostedMore):
        assert isinstance(each.effect, c.BoostedMore)
        if unit in members(each.effect.what, each.reading):
            found += each.reading.amount(each.effect.amount)
    return found


@rule("S15 M7 P1")
def negated_next(state: WarsState, rules: Wars, user: int, operation: str) -> Modifier | None:
    """The effect that takes the effect from what this player has just used; it does so once."""
    return _next_one(state, rules, user, operation, c.NegateNext)


@rule("2.3a P1")
def safe_next(state: WarsState, rules: Wars, user: int, operation: str) -> Modifier | None:
    """The effect that keeps the spell that this player has just used from being countered; it does so once."""
    return _next_one(state, rules, user, operation, c.NextSafe)


def _next_one(state: WarsState, rules: Wars, user: int, operation: str, kind: type[c.NegateNext]) -> Modifier | None:
    if kind not in rules.list.ruled:
        return None
    for each in state.effects:
        if isinstance(each, TextModifier) and each.kind == TEXT:
            effect = rules.sentences(each.printed, each.line)[each.sentence].effect
            if isinstance(effect, c.NegateNext) and type(effect) is kind and is_meant(effect.operation, operation):
                if user in Reading(state, rules, each.seat, each.this).seats(effect.player):
                    return each
    return None


@rule("4.2 P2")
def entry_refusal(rules: Wars, state: WarsState, card: int, operation: str) -> Reason | None:
    """Why a card does not enter the field in this way by its own text; an effect that brings it is no operation."""
    only = rules.card(state, card).enters_only
    return Reason("P2", "forbidden-now") if only and only != operation else None


@rule("4.1 4.2 P1")
def again(state: WarsState, seat: int, operation: str) -> Modifier | None:
    """The effect that lets the seat do this once more, if there is one."""
    places = _PLACES[operation]
    for each in state.effects:
        if each.kind == MORE and each.seat == seat and each.amount in places:
            found: Modifier = each
            return found
    return None


def price_payable(state: WarsState, rules: Wars, seat: int, card: int) -> bool:
    """Whether what the text of a card asks of whoever brings it in can be done."""
    from fuda.games.wars3x3.chapters.magic import is_payable

    price = rules.card(state, card).entry_price
    return price is None or is_payable(state, Reading(state, rules, seat, card), price, seat)
