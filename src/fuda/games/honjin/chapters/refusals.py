"""Why may a player not do something now? One answer for every kind of action, from the functions that list them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.honjin.chapters.attacks import attack_refusal
from fuda.games.honjin.chapters.equipment import equip_refusal, exchange_refusal
from fuda.games.honjin.chapters.legality import normal_side, timing_now, use_refusal, user_of, uses
from fuda.games.honjin.chapters.marching import march_refusal
from fuda.games.honjin.chapters.summoning import summon_refusal
from fuda.games.honjin.chapters.targets import single_refusal
from fuda.games.honjin.chapters.terrain import area_refusal, lay_refusal
from fuda.games.honjin.table import (
    AREAS,
    FIRST_NORMAL,
    FORMATION,
    HEADQUARTERS,
    HIDDEN,
    INSTANT,
    MAIN,
    NOTHING,
    SECOND_NORMAL,
    SUMMONING,
    HonjinState,
)
from fuda.games.honjin.texts.notation import Special
from fuda.games.honjin.texts.values import abilities_of
from fuda.kernel.decisions import Action
from fuda.kernel.procedure import rule
from fuda.kernel.reasons import Reason
from fuda.language.running.printed import ACTIVATED, PLACES, REFERENCE, REFERENCES

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin


# What is done with a card that has to be named, and the clause by which it is named.
NAMING: Final = {"summon": "12.2.7.4.4", "equip": "12.2.8.4", "exchange": "12.2.6.2.1"}
# What is done at an area, and the clause that says at which.
TO_AN_AREA: Final = {"lay": "12.1.1.2.5", "march": "12.2.2.2", "summon": "12.2.7.4.3"}


@rule("7.3.3 10.9.9")
def main_uses(state: HonjinState, rules: Honjin, seat: int) -> list[Action]:
    """What a player can use in the main phase."""
    return uses(state, rules, seat, "main")


def action_refusal(state: HonjinState, rules: Honjin, seat: int, action: Action) -> Reason | None:
    """Why the action is not possible, whoever is asked now."""
    for card in (action.card, *action.cards):
        if not NOTHING <= card < len(state.zone):
            return Reason("10.1.2", "no-such-card")
    if action.verb in TO_AN_AREA and any([each not in AREAS for each in action.numbers[:1]]):
        return Reason(TO_AN_AREA[action.verb], "no-such-area")
    if action.verb in ("lay", "march"):
        return _main_refusal(state, rules, seat, action)
    if action.verb in ("summon", "equip", "exchange"):
        return _arming_refusal(state, rules, seat, action)
    if action.verb in ("use", "chain-on"):
        return _use_refusal(state, rules, seat, action)
    return _attack_refusal(state, rules, seat) if action.verb == "attack" else None


@rule("7.3.3")
def _main_refusal(state: HonjinState, rules: Honjin, seat: int, action: Action) -> Reason | None:
    if seat != state.turn_player:
        return Reason("7.3.3", "not-your-turn")
    if state.phase != MAIN or state.battle >= 0:
        return Reason("7.3.3", "not-in-main-phase")
    if action.verb == "march":
        return march_refusal(state, rules, seat, action)
    reason = lay_refusal(state, rules, seat, action.card)
    if reason is None and action.numbers:
        reason = area_refusal(state, rules, seat, action.card, action.numbers[0])
    return reason


@rule("7.4.4 8.3.2.6 12.2.6.1")
def _arming_refusal(state: HonjinState, rules: Honjin, seat: int, action: Action) -> Reason | None:
    """Units, equipment and exchanges: in a battle in two of its timings, else in the turn of the player."""
    instant = state.battle >= 0
    if action.card < 0 or (action.verb != "summon" and len(action.cards) != 1):
        return Reason(NAMING[action.verb], "nothing-named")
    if not instant and seat != state.turn_player:
        return Reason("12.2.6.1" if action.verb == "exchange" else "7.4.4", "not-your-turn")
    if action.verb == "exchange":
        if state.timing != FORMATION if instant else state.phase not in (MAIN, SUMMONING):
            return Reason("12.2.6.1", "wrong-timing")
        return exchange_refusal(state, rules, seat, action.card, action.cards[0])
    if state.timing != INSTANT if instant else state.phase != SUMMONING:
        return Reason("8.3.2.6" if instant else "7.4.4", "wrong-timing")
    if action.verb == "equip":
        return equip_refusal(state, rules, seat, action.card, action.cards[0], instant)
    cell = action.numbers[0] if action.numbers else state.battle if instant else HEADQUARTERS[seat]
    return summon_refusal(state, rules, seat, action.card, cell, instant)


@rule("8.3.5.6 8.3.6.6 9.5")
def _attack_refusal(state: HonjinState, rules: Honjin, seat: int) -> Reason | None:
    if state.battle < 0:
        return Reason("9.1", "no-battle")
    if state.timing not in (FIRST_NORMAL, SECOND_NORMAL):
        return Reason("9.1", "wrong-timing")
    if normal_side(state) != seat:
        return Reason("9.1", "not-your-timing")
    if seat in state.attacked:
        return Reason("8.3.5.6" if state.timing == FIRST_NORMAL else "8.3.6.6", "attacked-already")
    return attack_refusal(state, rules, seat)


@rule("10.1.2 10.1.4")
def _use_refusal(state: HonjinState, rules: Honjin, seat: int, action: Action) -> Reason | None:
    """Why the ability that is named, or the only one of its card, cannot be used; or not be aimed at these."""
    if 0 <= action.card < len(state.zone) and state.owner[action.card] != seat:
        return Reason("10.1.2", "not-yours")  # first of all: what abilities it has may not be known
    if 0 <= action.card < len(state.zone) and state.zone[action.card] in HIDDEN:
        return Reason("10.1.2", "face-down")  # nor may those of one's own terrains be known that lie so
    ability = ability_meant(state, rules, action)
    if ability is None:
        return Reason("10.1.4", "no-ability-named")
    link = action.verb == "chain-on"
    if link and (not state.chain or state.chain[-1].printed < 0):
        return Reason("15.2.2", "nothing-to-chain-on-to")
    timing = timing_now(state)
    reason = use_refusal(state, rules, seat, action.card, ability, timing, link)
    for target in action.cards if reason is None and not link else ():
        reason = reason or single_refusal(state, rules, ability, seat, action.card, timing, target)
    return reason


def ability_meant(state: HonjinState, rules: Honjin, action: Action) -> Special | None:
    """The ability that an action names, or the only one of its card that can be used at all."""
    if action.card < 0:
        return None
    if action.numbers:
        reference = action.numbers[0]
        printed, place = reference >> PLACES, reference & (1 << PLACES) - 1
        if not 0 <= printed < len(rules.list.cards) or place >= len(rules.list.cards[printed].abilities):
            return None
        return rules.list.ability(reference)
    own = list(rules.card(state, action.card).own)
    held = abilities_of(state, rules, user_of(state, action.card))
    own += [each & REFERENCE for each in held if each >> REFERENCES == action.card and each & REFERENCE not in own]
    found = [rules.list.ability(each) for each in own]
    activated = [each for each in found if each.form == ACTIVATED]
    return activated[0] if len(activated) == 1 else None
