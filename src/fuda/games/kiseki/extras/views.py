"""What does a seat see beside the cards? The turn, what waits, the attack, and how each card is; and what numbers are
called when they are told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fuda.games.kiseki.chapters.orientation import states_of
from fuda.games.kiseki.table import (
    IN_HOMEBASE,
    NOTHING,
    ON_FIELD,
    PHASE_NAMES,
    STEP_NAMES,
    KisekiState,
    primary,
)
from fuda.games.kiseki.texts.attributes import (
    CP,
    DEFENCE,
    STRENGTH,
    WINGS,
)
from fuda.games.kiseki.texts.printed import KIND_NAMES
from fuda.games.kiseki.texts.values import abilities_of, icons_of, kinds, names_of, number, organisations_of
from fuda.kernel.decisions import Option
from fuda.kernel.machine import asked
from fuda.kernel.procedure import rule
from fuda.language.running.printed import ACTIVATED, REFERENCE

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki


def situation(state: KisekiState, rules: Kiseki, seat: int) -> dict[str, Any]:
    """What a seat sees of the game beside the cards."""
    return {
        "turn": state.turn,
        "initiative": state.initiative,
        "primary": primary(state) if state.turn else -1,
        "phase": PHASE_NAMES[state.phase] if state.phase >= 0 else "",
        "step": STEP_NAMES[state.step] if state.step >= 0 else "",
        "step_player": state.step_player,
        "bonds": list(state.bonds),
        "cp": list(state.cp),
        "ep": list(state.ep),
        "waiting": [_told(state, rules, each) for each in state.waiting],
        "attackers": [state.handle[card] for card in state.attackers],
        "target": _target(state, rules),
        "scrum": state.scrum,
        "fighting": state.fighting,
        "lasting": [
            [rules.list.cards[each.printed].number, each.seat] for each in state.effects for _ in range(each.times)
        ],
        "options": _option_names(state, rules, seat),
    }


def _told(state: KisekiState, rules: Kiseki, waiting: Any) -> dict[str, Any]:
    """Something that waits, as it is told."""
    return {
        "name": waiting.name,
        "kind": waiting.kind,
        "seat": waiting.seat,
        "card": rules.list.cards[waiting.printed].number if waiting.printed >= 0 else "",
        "handle": state.handle[waiting.card] if waiting.card >= 0 else -1,
        "ability": waiting.printed << 5 | waiting.ability if waiting.ability >= 0 else -1,
        "targets": [_target_named(state, rules, each) for mention in waiting.targets for each in mention],
        "variable": waiting.variable,
    }


def _target_named(state: KisekiState, rules: Kiseki, target: int) -> dict[str, Any]:
    """A target: a card, something that waits, or a player."""
    if target >= 0:
        return {"handle": state.handle[target]}
    return {"waiting": -100 - target} if target <= -100 else {"seat": -2 - target}


def _target(state: KisekiState, rules: Kiseki) -> dict[str, Any]:
    """What is attacked."""
    return {} if state.target == NOTHING else _target_named(state, rules, state.target)


def _option_names(state: KisekiState, rules: Kiseki, seat: int) -> dict[str, str]:
    """The cards whose effects the options of the seat's question stand for."""
    question = asked(state, seat)
    if not isinstance(question, Option) or question.purpose not in ("replace", "instead-of-cost"):
        return {}
    named = {each: option_named(state, rules, each)[0] for each in question.options}
    return {option: number for option, number in named.items() if number}


@rule("502.2 503.1 503.2 507.3 507.4")
def face(state: KisekiState, rules: Kiseki, card: int, seat: int) -> dict[str, Any]:
    """What everybody sees of a card, face down too."""
    zone = state.zone[card]
    if zone in IN_HOMEBASE:
        return {"actioned": bool(state.actioned[card]), "down": bool(state.down[card])}
    return {}


def known_face(state: KisekiState, rules: Kiseki, card: int, seat: int) -> dict[str, Any]:
    """What a seat sees of a card that it knows."""
    if state.aboard[card] != NOTHING:
        return {"aboard": state.handle[state.aboard[card]]}
    if state.zone[card] not in ON_FIELD:
        return {}
    if state.host[card] >= 0:
        return {"linked_to": state.handle[state.host[card]]}
    bits = kinds(state, rules, card)
    return {
        "states": list(states_of(state, rules, card)),
        "kinds": [word for place, word in enumerate(KIND_NAMES) if bits >> place & 1],
        "cp": number(state, rules, card, CP),
        "str": number(state, rules, card, STRENGTH),
        "def": number(state, rules, card, DEFENCE),
        "wings": number(state, rules, card, WINGS),
        "organisations": rules.list.organisation_words(organisations_of(state, rules, card)),
        "names": list(names_of(state, rules, card)),
        "icons": [each for each in icons_of(state, rules, card) if each],
    }


def option_named(state: KisekiState, rules: Kiseki, option: str) -> tuple[str, str, str]:
    """Number and names of the card whose effect an option stands for, where it is one of several effects."""
    if not option.lstrip("-").isdigit():
        return "", "", ""
    made = [each for each in state.effects if each.name == int(option)]
    printed = made[0].printed if made else (-1 - int(option)) // 8 >> 5 & 0x7FFF
    source = rules.list.cards[printed].source
    return source.number, source.name_ja, source.name_en


def named(rules: Kiseki, what: str, number: int) -> tuple[str, str]:
    """What a number that is told stands for, in Japanese and English: an ability, by its card."""
    if what != "ability":
        return "", ""
    ability = rules.list.ability(number & REFERENCE)
    source = rules.list.cards[ability.printed].source
    return ability.name or source.name_ja, ability.name_en or source.name_en


def ability_called(state: KisekiState, rules: Kiseki, card: int, name: str) -> int:
    """The activated craft of a card that is meant by its icon, or by its place among them; -1 for none."""
    held = [packed & REFERENCE for packed in abilities_of(state, rules, card)] or rules.card(state, card).own
    found = [each for each in held if rules.list.ability(each).form == ACTIVATED]
    if name.isdigit():
        return found[int(name) - 1] if 0 < int(name) <= len(found) else -1
    return next((each for each in found if rules.list.ability(each).icon == name), -1)


def first_seat(state: KisekiState, rules: Kiseki) -> int:
    """The seat that had the initiative in the first turn; seat 0 before that."""
    if state.turn == 0:
        return 0
    return state.initiative if state.turn % 2 == 1 else 1 - state.initiative
