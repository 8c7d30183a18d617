"""What does a seat see beside the cards? The turn, the battle, the chain, and how things on the board are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fuda.games.honjin.cards import attribute_words
from fuda.games.honjin.chapters.marching import March
from fuda.games.honjin.phrases.terms import SLOT_ICONS
from fuda.games.honjin.table import (
    AREAS,
    FIELD,
    HIDDEN,
    ITEM,
    PHASE_NAMES,
    SLOT_KINDS,
    TIMING_NAMES,
    Declared,
    HonjinState,
    is_headquarters,
    kind_of_slot,
    seat_of_target,
    terrain_at,
)
from fuda.games.honjin.texts.attributes import ATTACK, DEFENCE, ELEMENTS, INITIATIVE, LEVEL, LIMIT
from fuda.games.honjin.texts.values import derived, limit_of, slots_of
from fuda.games.honjin.words.names import NAMES

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin


def situation(state: HonjinState, rules: Honjin, seat: int) -> dict[str, Any]:
    """Everything that is open to both players."""
    return {
        "turn": state.turn,
        "turn_player": state.turn_player,
        "phase": PHASE_NAMES[state.phase] if state.phase >= 0 else "",
        "battle": state.battle,
        "timing": TIMING_NAMES[state.timing] if state.timing >= 0 else "",
        "first_side": state.first_side,
        "dice": list(state.rolled),
        "bonus": list(state.bonus),
        "laid": state.laid,
        "proxies": state.proxies,
        "failed": list(state.failed),
        "plan": _plan(state, seat),
        "limits": [_limit_at(state, rules, cell) for cell in AREAS],
        "chain": [_told(state, rules, each) for each in state.chain],
        "resolved": [_told(state, rules, each) for each in state.resolved],
        "still": state.still,
        "last_turn": state.last_turn,
        "emptied": state.emptied,
        "lasting": [[rules.list.cards[each.printed].number, each.seat] for each in state.effects],
    }


def _plan(state: HonjinState, seat: int) -> list[list[int]]:
    """The units of a march that is being put together and their areas, for the player who does so."""
    frame = state.frames[-1] if state.frames else None
    if not isinstance(frame, March) or frame.seat != seat:
        return []
    return [[state.handle[unit], cell] for unit, cell in frame.plan]


def _limit_at(state: HonjinState, rules: Honjin, cell: int) -> int:
    terrain = terrain_at(state, rules, cell)
    return limit_of(state, rules, terrain) if terrain >= 0 else -1


def _told(state: HonjinState, rules: Honjin, declared: Declared) -> dict[str, Any]:
    """A declaration of the chain; everything about it is public (10.1.5)."""
    ability = rules.list.cards[declared.printed].abilities[declared.ability] if declared.ability >= 0 else None
    return {
        "seat": declared.seat,
        "symbol": declared.symbol,
        "ability": "" if ability is None else ability.name,
        "card": "" if declared.card < 0 else rules.list.cards[state.printed[declared.card]].number,
        "user": -1 if declared.user < 0 else state.handle[declared.user],
        "targets": [state.handle[each] if each >= 0 else -2 - seat_of_target(each) for each in declared.targets],
        "dice": [list(each) for each in declared.dice],
        "negated": declared.negated,
        "links": len(declared.links),
    }


def ability_name(rules: Honjin, reference: int) -> tuple[str, str]:
    """An ability by name; one without a name by its card's, in Japanese and English."""
    ability = rules.list.ability(reference)
    source = rules.list.cards[ability.printed].source
    return ability.name or source.name_ja, NAMES.get(ability.name, ability.name) or source.name_en


def slot_name(slot: int) -> tuple[str, str]:
    """A slot by its kind, in Japanese and English."""
    kind = SLOT_KINDS[kind_of_slot(slot)]
    if kind_of_slot(slot) == ITEM:
        return "アイテム枠", "item slot"
    return f"スペル枠{kind}", f"spell slot {dict(SLOT_ICONS)[kind]}"


def face(state: HonjinState, rules: Honjin, card: int) -> dict[str, Any]:
    """What every seat sees of a card that lies on the battlefield, even face down."""
    if state.zone[card] in HIDDEN:
        return {"cell": state.cell[card], "headquarters": is_headquarters(state, card)}
    if state.zone[card] != FIELD:
        return {}
    host = state.host[card]
    place = {"host": state.handle[host]} if host >= 0 else {"cell": state.cell[card]}
    return {"owner": state.owner[card], **place}


def known_face(state: HonjinState, rules: Honjin, card: int) -> dict[str, Any]:
    """The condition of a unit, and the limit of a terrain."""
    if state.zone[card] != FIELD or state.host[card] >= 0:
        return {}
    facts = derived(state, rules)
    if rules.card(state, card).is_terrain:
        return {"limit": facts.number(card, LIMIT), "attributes": attribute_words(facts.number(card, ELEMENTS))}
    spent = state.spent[card]
    slots = slots_of(state, rules, card)
    return {
        "level": facts.number(card, LEVEL),
        "attack": facts.number(card, ATTACK),
        "defence": facts.number(card, DEFENCE),
        "initiative": facts.number(card, INITIATIVE),
        "attributes": attribute_words(facts.number(card, ELEMENTS)),
        "finished": bool(state.finished[card]),
        "station": state.station[card],
        "slots": "".join([SLOT_KINDS[kind_of_slot(slot)] for slot in slots if slot not in spent]),
        "spent": "".join([SLOT_KINDS[kind_of_slot(slot)] for slot in slots if slot in spent]),
    }
