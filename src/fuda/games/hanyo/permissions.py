"""What keeps something from being done, and what allows more? Texts that forbid and permit (104.1, 104.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.hanyo import rule_words as u
from fuda.games.hanyo.reading import Reading
from fuda.games.hanyo.table import PLACED, HanyoState
from fuda.games.hanyo.values import derived
from fuda.kernel.procedure import rule

if TYPE_CHECKING:
    from fuda.games.hanyo.rules import Hanyo

RULES = "rules"  # what no text does, but the rules themselves
SKILL_DAMAGE = "skill"


@rule("104.4")
def is_spared(state: HanyoState, rules: Hanyo, card: int, deed: str, seat: int, sort: str) -> bool:
    """Whether an effect keeps this from being done to a unit, by anything or by such effects of that player."""
    found = derived(state, rules).of(u.Forbid)
    for each in found:
        effect = each.effect
        assert isinstance(effect, u.Forbid)
        if effect.deed == deed and _is_by(effect.by, each.seat, seat, sort):
            if card in each.reached(effect.what, Reading(state, rules, each.seat, each.this)):
                return True
    return False


@rule("801.2d 813.3")
def _is_by(by: str, own: int, seat: int, sort: str) -> bool:
    """Whether effects of this sort of this player are meant."""
    if by == "any":
        return True
    side, wanted = by.split(" ")
    if sort == RULES or (side == "opponent" and seat == own):
        return False
    if wanted == "effect":
        return True
    if wanted == "onetime":
        return sort in ("strategy", "tactics")
    if wanted == "skill":
        return sort in ("skill", "ex")
    return sort in ("strategy", "tactics", "enhancement") if wanted == "command" else sort == wanted


def spared(state: HanyoState, rules: Hanyo, cards: tuple[int, ...], deed: str, seat: int, sort: str) -> tuple[int, ...]:
    """Those of the cards to which it can be done."""
    if not derived(state, rules).of(u.Forbid):
        return cards
    return tuple([card for card in cards if not is_spared(state, rules, card, deed, seat, sort)])


@rule("104.4")
def cannot(state: HanyoState, rules: Hanyo, seat: int, deed: str) -> bool:
    """Whether an effect forbids a player to do this."""
    for each in derived(state, rules).of(u.CannotDo):
        effect = each.effect
        assert isinstance(effect, u.CannotDo)
        if effect.deed == deed and seat in Reading(state, rules, each.seat, each.this).seats(effect.player):
            return True
    return False


@rule("104.1 601.2 803.2")
def most(state: HanyoState, rules: Hanyo, seat: int, deed: str) -> int:
    """How often a player may do this in a turn: once, and as much more as texts allow."""
    total = 1
    for each in derived(state, rules).of(u.MayDoMore):
        effect = each.effect
        assert isinstance(effect, u.MayDoMore)
        if effect.deed == deed and Reading(state, rules, each.seat, each.this).player(effect.player) == seat:
            total += effect.n
    return total


@rule("703.1 104.1")
def uses_though(state: HanyoState, rules: Hanyo, unit: int) -> bool:
    """Whether a unit may use skills as it lies."""
    if PLACED[state.placed[unit]] == "normal":
        return True
    for each in derived(state, rules).of(u.UsesThough):
        effect = each.effect
        assert isinstance(effect, u.UsesThough)
        reading = Reading(state, rules, each.seat, each.this)
        if reading.lies(unit, effect.state) and unit in each.reached(effect.what, reading):
            return True
    return False


@rule("104.4 703.2a-3")
def uses_none(state: HanyoState, rules: Hanyo, unit: int, seat: int) -> bool:
    """Whether an effect forbids a unit or its player to use skills."""
    if cannot(state, rules, seat, "skill"):
        return True
    for each in derived(state, rules).of(u.NoSkills):
        effect = each.effect
        assert isinstance(effect, u.NoSkills)
        if unit in each.reached(effect.what, Reading(state, rules, each.seat, each.this)):
            return True
    return False
