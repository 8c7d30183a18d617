"""What is shown of a card and of the whole table, and what is meant by what a player says?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fuda.games.hanyo.chapters.battle import skill_refusal
from fuda.games.hanyo.chapters.play import named_by, naming
from fuda.games.hanyo.table import AREAS, BATTLE, IN_AREA, PHASE_NAMES, PLACED, SETS, HanyoState
from fuda.games.hanyo.texts.values import ADVANTAGE, ATTRIBUTES, HP, RETREAT, abilities_of, derived
from fuda.kernel.decisions import Action, Option
from fuda.kernel.machine import asked
from fuda.kernel.reasons import Reason
from fuda.language.running.printed import pack

if TYPE_CHECKING:
    from fuda.games.hanyo.rules import Hanyo


def known_face(state: HanyoState, rules: Hanyo, card: int, seat: int) -> dict[str, Any]:
    if state.zone[card] not in IN_AREA:
        return {}
    if state.down[card]:
        return {"down": True, "damage": state.damage[card], "counters": _counters(state, rules, card)}
    facts = derived(state, rules)
    if (card, HP) not in facts.values:
        return {}
    skills = [
        rules.list.ability(packed & 0xFFFFF).name
        for packed in abilities_of(state, rules, card)
        if rules.list.ability(packed & 0xFFFFF).kind in ("skill", "ex")
    ]
    return {
        "hp": facts.number(card, HP),
        "damage": state.damage[card],
        "placed": PLACED[state.placed[card]],
        "attributes": rules.list.attribute_words(facts.number(card, ATTRIBUTES)),
        "advantage": rules.list.attribute_words(facts.number(card, ADVANTAGE)),
        "retreat": facts.number(card, RETREAT),
        "energy": len(rules.energy_on(state, card)),
        "sets": sum([1 for each in state.zones[SETS[state.owner[card]]] if state.host[each] == card]),
        "skills": skills,
        "counters": _counters(state, rules, card),
    }


def _counters(state: HanyoState, rules: Hanyo, card: int) -> dict[str, int]:
    names = {code: name for name, code in rules.list.counters.items()}
    return {names[code]: count for code, count in state.counters[card]}


def situation(state: HanyoState, rules: Hanyo, seat: int) -> dict[str, Any]:
    return {
        "turn": state.turn,
        "turn_player": state.turn_player,
        "phase": PHASE_NAMES[state.phase] if state.phase >= 0 else "",
        "charged": state.charges > 0,
        "retreated": state.retreats > 0,
        "strategies": state.strategies,
        "redraws": list(state.redraws),
        "effects": len(state.effects),
        "lasting": [[rules.list.cards[each.printed].number, each.seat] for each in state.effects],
        "options": _option_names(state, rules, seat),
    }


def _option_names(state: HanyoState, rules: Hanyo, seat: int) -> dict[str, str]:
    """The cards whose effects the options of the seat's question stand for."""
    question = asked(state, seat)
    if not isinstance(question, Option) or question.purpose != "replace":
        return {}
    named = {each: option_named(state, rules, each)[0] for each in question.options}
    return {option: number for option, number in named.items() if number}


def option_named(state: HanyoState, rules: Hanyo, option: str) -> tuple[str, str, str]:
    """Number and names of the card whose effect an option stands for, where it is one of several effects."""
    if not option.lstrip("-").isdigit():
        return "", "", ""
    made = [each for each in state.effects if each.name == int(option)]
    printed = made[0].printed if made else (-1 - int(option)) // 8 >> 5 & 0x7FFF
    source = rules.list.cards[printed].source
    return source.number, source.name_ja, source.name_en


def spoken_action(state: HanyoState, rules: Hanyo, seat: int, verb: str, name: str) -> Action | None:
    """The action that a player means who names a skill or EX skill: of the seat's units, the main unit first."""
    if verb not in ("skill", "use"):
        return None
    for zone in AREAS[seat]:
        for unit in state.zones[zone]:
            for home in (unit, *[card for card, host in enumerate(state.host) if host == unit]):
                for ability in rules.card(state, home).abilities:
                    if ability.kind in ("skill", "ex") and name.lower() in (ability.name, ability.name_en.lower()):
                        return naming(verb, unit, pack(home, ability))
    return None


def later_refusal(state: HanyoState, rules: Hanyo, seat: int, action: Action) -> Reason | None:
    """Why a skill could not be used when its time comes in this turn."""
    if action.verb != "skill" or state.turn_player != seat or state.phase >= BATTLE:
        return None
    later = state.clone()
    later.phase = BATTLE
    later.facts = None
    reason = skill_refusal(later, rules, seat, named_by(action))
    if reason is None and state.turn == 1:
        return Reason("504.1", "no-battle-in-the-first-turn")
    return reason
