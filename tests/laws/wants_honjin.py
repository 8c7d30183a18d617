"""What must have happened in random games of 本陣TCG? Every card in every use, every ability, event and ending."""

from __future__ import annotations

from collections.abc import Iterator

from fuda.games.honjin import battle_events, events, unit_events
from fuda.games.honjin.cards import Card
from fuda.games.honjin.rules import Honjin
from fuda.games.honjin.table import FIELD, FROM_HAND, HIDDEN, HonjinState
from fuda.games.honjin.texts.notation import Special
from fuda.games.honjin.texts.reading import Reading
from fuda.games.honjin.texts.values import abilities_of
from fuda.kernel.decisions import Act
from fuda.kernel.rules import SEATS
from fuda.language.running.printed import REFERENCE, REFERENCES, STATIC
from tests.laws.wanted_events import events_of

OUTCOMES = ("headquarters", "deck-out", "repetition", "time", "loop")
VERBS = (
    *("lay", "march", "join", "summon", "equip", "exchange", "use", "chain-on", "attack", "party", "slot"),
    *("trigger", "choose", "pass", "go-on", "die", "wither", "strand", "adjust-limit", "drop-equipment"),
    *("shed-equipment", "limit-equipment", "keep-hero"),
)
PURPOSES = {
    "replace": "a player chooses among replacements",
    "loop-count": "a number of rounds is named",
    "redraw": "a hand without units is drawn anew",
    "variable": "a number n is named",
    "return-where": "a unit of the battle chooses where to return",
    "deck-order": "cards are put into an order on a deck",
}
SEEN = (
    "two are declared in one chain",
    "three are declared in one chain",
    "a unit bears two pieces",
    "a party has three units",
    "a proxy terrain lies there",
    "an effect lasts",
    "a declaration has a link",
)
DECK_SIZE = 50
DECKS = 4


def decks(rules: Honjin) -> tuple[tuple[str, ...], ...]:
    """Decks of the cards that are in none of the decks of the game, with units that can use them and terrains."""
    dealt = {number for deck in rules.preset for number in deck}
    others = [card for card in rules.list.cards if card.number not in dealt]
    users = [card for card in rules.list.cards if card.is_unit and card.slots and card.level < 4]
    grounds = [card for card in rules.list.cards if card.is_terrain and not card.ritual]
    found: list[tuple[str, ...]] = []
    for place in range(DECKS):
        own = others[place::DECKS]
        cards = [*own, *[card for card in own if card.is_unit]]
        fill = [*zip(users[place:] + users[:place], grounds[place:] + grounds[:place], strict=False)]
        more = [card for pair in fill for card in pair]
        found.append(tuple([card.number for card in (*cards, *more, *more)][:DECK_SIZE]))
    return tuple(found)


def _uses(card: Card) -> Iterator[str]:
    yield "Refilled:refill.card"
    if card.is_unit:
        yield from ("Went:summon.card", "Marched.card", "Finished.card")
    elif card.is_terrain:
        yield "Went:lay.card"
    elif card.is_equipment:
        yield "Went:equip.card"
    else:
        yield f"PutUp:{FROM_HAND}.card"


def _ability(card: Card, ability: Special) -> Iterator[str]:
    if ability.form == STATIC:
        yield f"static {card.number} {ability.place} in force"
    elif ability.sentences and not _is_entry(card, ability):
        yield f"text {card.number} line {ability.place}"


def _is_entry(card: Card, ability: Special) -> bool:
    """Whether an ability only says how the card itself is summoned or laid."""
    return ability.symbol == FROM_HAND and (card.is_unit or card.is_terrain)


def wanted(rules: Honjin) -> list[str]:
    """Everything, as items of `fuda.play.laws.reach`."""
    found: list[str] = []
    for card in rules.list.cards:
        found += [f"use {use} {card.number}" for use in _uses(card)]
        for ability in card.abilities:
            found += _ability(card, ability)
    found += events_of(events, unit_events, battle_events, but=(events.Change, events.Noticed))
    found += [f"outcome {each}" for each in OUTCOMES]
    return [*found, *[f"{verb} is offered" for verb in VERBS], *PURPOSES.values(), *SEEN]


def probe(state: HonjinState, rules: Honjin) -> Iterator[str]:
    """What is to be seen in a position."""
    yield from _in_force(state, rules)
    yield from _lying(state, rules)
    if len(state.chain) > 1:
        yield "two are declared in one chain"
    if len(state.chain) > 2:
        yield "three are declared in one chain"
    if any(each.links for each in state.chain):
        yield "a declaration has a link"
    if state.effects:
        yield "an effect lasts"
    for question in state.pending:
        if question.purpose in PURPOSES:
            yield PURPOSES[question.purpose]
        if isinstance(question, Act):
            yield from dict.fromkeys([f"{action.verb} is offered" for action in question.options])


def _lying(state: HonjinState, rules: Honjin) -> Iterator[str]:
    hosts = [state.host[card] for card in state.zones[FIELD] if state.host[card] >= 0]
    if len(hosts) > len(set(hosts)):
        yield "a unit bears two pieces"
    if any(len(state.zones[HIDDEN[seat]]) > 1 for seat in SEATS):
        yield "a proxy terrain lies there"
    places = [(state.cell[card], state.owner[card]) for card in state.zones[FIELD] if rules.card(state, card).is_unit]
    if any(places.count(place) > 2 for place in places):
        yield "a party has three units"


def _in_force(state: HonjinState, rules: Honjin) -> Iterator[str]:
    """The constant abilities that hold something now; those of [戦闘] are looked at in battles."""
    for card in state.zones[FIELD]:
        for packed in abilities_of(state, rules, card):
            ability = rules.list.ability(packed & REFERENCE)
            if ability.form != STATIC or (state.battle < 0 and "battle" in ability.timings):
                continue
            reading = Reading(state, rules, state.owner[card], packed >> REFERENCES)
            if any(each.condition is None or reading.holds(each.condition) for each in ability.truths):
                yield f"static {rules.card_name(ability.printed)} {ability.place} in force"
