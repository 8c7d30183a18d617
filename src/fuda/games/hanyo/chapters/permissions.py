"""What keeps something from being done, and what allows more? Texts that forbid and permit (104.1, 104.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.hanyo.table import ENERGIES, HANDS, PLACED, SETS, HanyoState
from fuda.games.hanyo.texts.reading import Reading
from fuda.games.hanyo.texts.values import abilities_of, derived
from fuda.games.hanyo.words import rules as u
from fuda.games.hanyo.words import things as h
from fuda.games.hanyo.words.lasting import RULES as RULES
from fuda.kernel.procedure import rule
from fuda.language.running.selection import members

if TYPE_CHECKING:
    from fuda.games.hanyo.rules import Hanyo

SKILL_DAMAGE = "skill"
ONCE = ("charge", "retreat", "strategy")  # what the rules let be done once a turn


@rule("104.4")
def is_spared(state: HanyoState, rules: Hanyo, card: int, deed: str, seat: int, sort: str) -> bool:
    """Whether an effect keeps this from being done to a unit, by anything or by such effects of that player."""
    found = derived(state, rules).of(u.Forbid)
    for each in found:
        effect = each.effect
        assert isinstance(effect, u.Forbid)
        if effect.deed == deed and is_by(effect.by, each.seat, seat, sort):
            if card in each.reached(effect.what, Reading(state, rules, each.seat, each.this)):
                return True
    return False


@rule("801.2d 813.3")
def is_by(by: str, own: int, seat: int, sort: str) -> bool:
    """Whether effects of this sort of this player are meant."""
    if by in ("any", RULES):
        return by == "any" or sort == RULES
    side, wanted = by.split(" ")
    if sort == RULES or (side == "opponent" and seat == own) or (side == "own" and seat != own):
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


@rule("104.4 911.1")
def kept_from_discard(state: HanyoState, rules: Hanyo, cards: tuple[int, ...], seat: int, sort: str) -> tuple[int, ...]:
    """Those of the cards that an effect of this player can have discarded: no energy, set or hand that is kept."""
    facts = derived(state, rules)
    if not facts.of(u.Forbid) and not facts.of(u.KeepsHand):
        return cards
    found: list[int] = []
    for card in cards:
        zone = state.zone[card]
        deed = "energy" if zone in ENERGIES else "sets" if zone in SETS else ""
        if deed and is_spared(state, rules, state.host[card], deed, seat, sort):
            continue
        if zone in HANDS and keeps_hand(state, rules, state.owner[card], seat, sort):
            continue
        found.append(card)
    return tuple(found)


@rule("104.4 911.1")
def keeps_hand(state: HanyoState, rules: Hanyo, owner: int, seat: int, sort: str) -> bool:
    """Whether an effect keeps a player's hand from being discarded by such effects."""
    for each in derived(state, rules).of(u.KeepsHand):
        effect = each.effect
        assert isinstance(effect, u.KeepsHand)
        if is_by(effect.by, each.seat, seat, sort):
            if owner in Reading(state, rules, each.seat, each.this).seats(effect.player):
                return True
    return False


@rule("104.1 703.2a-1")
def borrowed_skills(state: HanyoState, rules: Hanyo, unit: int) -> tuple[int, ...]:
    """The skills of other units that texts let a unit use."""
    found: list[int] = []
    for each in derived(state, rules).of(u.UsesSkillsOf):
        effect = each.effect
        assert isinstance(effect, u.UsesSkillsOf)
        reading = Reading(state, rules, each.seat, each.this)
        if unit in each.reached(effect.what, reading):
            for other in members(effect.of, reading):
                found += [
                    e for e in abilities_of(state, rules, other) if rules.list.ability(e & 0xFFFFF).kind == "skill"
                ]
    return tuple(dict.fromkeys([each for each in found if each not in abilities_of(state, rules, unit)]))


@rule("104.4")
def cannot(state: HanyoState, rules: Hanyo, seat: int, deed: str) -> bool:
    """Whether an effect forbids a player to do this."""
    if u.CannotDo not in rules.list.said:
        return False
    for each in derived(state, rules).of(u.CannotDo):
        effect = each.effect
        assert isinstance(effect, u.CannotDo)
        if effect.deed == deed and seat in Reading(state, rules, each.seat, each.this).seats(effect.player):
            return True
    return False


@rule("104.1 601.2 803.2")
def most(state: HanyoState, rules: Hanyo, seat: int, deed: str) -> int:
    """How often a player may do this in a turn: once, or as often as texts allow, and as much more as they allow."""
    if not rules.list.bounds_deeds:
        return 1
    total = 1
    for each in derived(state, rules).of(u.MayDoUpTo):
        effect = each.effect
        assert isinstance(effect, u.MayDoUpTo)
        if effect.deed == deed and seat in Reading(state, rules, each.seat, each.this).seats(effect.player):
            total = max(total, effect.n)
    for each in derived(state, rules).of(u.MayDoMore):
        more = each.effect
        assert isinstance(more, u.MayDoMore)
        if more.deed == deed and Reading(state, rules, each.seat, each.this).player(more.player) == seat:
            total += more.n
    found = limit(state, rules, seat, deed)
    return total if found < 0 else min(total, found)


@rule("104.4 601.2")
def limit(state: HanyoState, rules: Hanyo, seat: int, deed: str) -> int:
    """The most that texts leave a player of something in a turn; below 0 where they say nothing."""
    found = -1
    if not rules.list.bounds_deeds:
        return found
    for each in (*derived(state, rules).of(u.AtMostDo), *derived(state, rules).of(u.MayDoUpTo)):
        effect = each.effect
        assert isinstance(effect, (u.AtMostDo, u.MayDoUpTo))
        allows = isinstance(effect, u.MayDoUpTo) and deed in ONCE  # it lifts what the rules say
        if (
            not allows
            and effect.deed == deed
            and seat in Reading(state, rules, each.seat, each.this).seats(effect.player)
        ):
            found = effect.n if found < 0 else min(found, effect.n)
    return found


@rule("104.4 601.2")
def is_used_up(state: HanyoState, rules: Hanyo, seat: int, deed: str) -> bool:
    """Whether a player has done this as often in this turn as texts let it be done."""
    found = limit(state, rules, seat, deed) if rules.list.bounds_deeds else -1
    if found < 0:
        return False
    return len([1 for done, by, _ in state.past if done == deed and by == seat]) >= found


PLENTY = 99  # as much as there can be


@rule("104.4 905.2")
def room_for_energy(state: HanyoState, rules: Hanyo, unit: int) -> int:
    """How much more energy a unit can be given, where a text sets a limit."""
    room = PLENTY
    if u.AtMostEnergy not in rules.list.said:
        return room
    for each in derived(state, rules).of(u.AtMostEnergy):
        effect = each.effect
        assert isinstance(effect, u.AtMostEnergy)
        if unit in each.reached(effect.what, Reading(state, rules, each.seat, each.this)):
            room = min(room, max(0, effect.n - len(rules.energy_on(state, unit))))
    return room


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


@rule("104.4 908.3")
def is_immune(state: HanyoState, rules: Hanyo, card: int) -> bool:
    """Whether an effect keeps the unit from being rested or stunned."""
    for each in derived(state, rules).of(h.NotAfflicted):
        assert isinstance(each.effect, h.NotAfflicted)
        if card in each.reached(each.effect.what, Reading(state, rules, each.seat, each.this)):
            return True
    return False
