"""What must have happened in random games of 軌跡TCG? Every card in every use, every craft, event, state and ending."""

from __future__ import annotations

from collections.abc import Iterator

from fuda.games.kiseki import battle_events, card_events, events
from fuda.games.kiseki.cards import BASE, EVENT, ITEM, UNIT, Card, Craft
from fuda.games.kiseki.chapters.orientation import states_of
from fuda.games.kiseki.rules import Kiseki
from fuda.games.kiseki.table import FIELDS, HOMEBASES, KisekiState
from fuda.games.kiseki.texts.reading import Reading
from fuda.games.kiseki.texts.values import abilities_of
from fuda.games.kiseki.words.icons import DISPATCH, REINFORCEMENT
from fuda.kernel.rules import SEATS
from fuda.language.running.printed import REFERENCE, STATIC
from tests.laws.wanted_events import events_of

ELSEWHERE = (REINFORCEMENT, DISPATCH)  # their icons speak of a card in a hand, or face down in a homebase
STATES = (
    *("ready", "actioned", "up", "down", "stunned", "supported", "linked", "boarded", "cursed"),
    *("attacking", "scrum-attacking", "attacking-alone", "defending"),
)
SELDOM = 6  # of so many positions outside battles one is looked at closely, which takes long
EVERYONE = ("Drawn:draw.card", "Went:homebase.card", "EnergyGained.card", "Turned.card")
USES = {
    UNIT: (
        *("Played:card.card", "PutUp:support.card", "Stunned.card"),
        *("AttackBegan.attackers", "AttackBegan.target_card"),
    ),
    ITEM: ("Played:card.card", "Went:destroy.card"),
    EVENT: ("Played:card.card", "Played:pseudo.card"),
    BASE: ("Played:pseudo.card",),
}
PURPOSES = {
    "replace": "a player chooses among replacements",
    "loop-count": "a number of rounds is named",
    "trigger": "a player chooses among triggered crafts",
    "reveal-trigger": "a craft of a hidden card could trigger",
}


def _uses(card: Card) -> Iterator[str]:
    yield from EVERYONE
    for kind, uses in USES.items():
        if card.kinds & kind:
            yield from uses


def _item(card: Card, craft: Craft) -> str:
    if craft.form == STATIC:
        return f"static {card.number} {craft.place} in force"
    return f"text {card.number} line {craft.place}"


def wanted(rules: Kiseki) -> list[str]:
    """Everything, as items of `fuda.play.laws.reach`."""
    found: list[str] = []
    for card in rules.list.cards:
        found += [f"use {use} {card.number}" for use in _uses(card)]
        own = [each for each in card.abilities if each.kind not in ("given", "later") and each.icon not in ELSEWHERE]
        found += [_item(card, each) for each in own]
        found += [_item(card, each) for each in card.abilities if each.kind in ("given", "later") and each.sentences]
    found += events_of(events, card_events, battle_events, but=(events.Change,))
    found += [f"a card is {each}" for each in STATES]
    found += [f"outcome {each}" for each in ("no-bonds", "deck-out", "both-defeated", "loop")]
    found += ["event Went [1405.1]", *PURPOSES.values(), "several things wait", "a card waits for its targets"]
    return found


def probe(state: KisekiState, rules: Kiseki) -> Iterator[str]:
    """What is to be seen in a position."""
    if state.fighting or state.steps % SELDOM == 0:
        for seat in SEATS:
            for card in (*state.zones[FIELDS[seat]], *state.zones[HOMEBASES[seat]]):
                yield from _lying(state, rules, seat, card)
    if len(state.waiting) > 1:
        yield "several things wait"
    if any(each.targets for each in state.waiting):
        yield "a card waits for its targets"
    for question in state.pending:
        if question.purpose in PURPOSES and (question.purpose != "replace" or len(question.options) > 2):
            yield PURPOSES[question.purpose]


def _lying(state: KisekiState, rules: Kiseki, seat: int, card: int) -> Iterator[str]:
    for each in states_of(state, rules, card):
        yield f"a card is {each}"
    for packed in abilities_of(state, rules, card):
        craft = rules.list.ability(packed & REFERENCE)
        if craft.form == STATIC:
            reading = Reading(state, rules, seat, packed >> 20)
            if any(each.condition is None or reading.rules.is_met(each.condition, reading) for each in craft.truths):
                yield f"static {rules.card_name(craft.printed)} {craft.place} in force"
