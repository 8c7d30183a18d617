"""What must have happened in random games of 国力TCG? Every card in every use, every text, event, action and ending."""

from __future__ import annotations

from collections.abc import Iterator

from fuda.games.kokuryoku import battle_events, events
from fuda.games.kokuryoku.cards import LAND_CARD, MAGIC, SURPRISE, UNIT, WEAPON, Card
from fuda.games.kokuryoku.rules import Kokuryoku
from fuda.games.kokuryoku.table import FIELDS, UNDER, KokuryokuState
from fuda.games.kokuryoku.texts.values import keywords, places, reaches
from fuda.games.kokuryoku.words import keywords as k
from fuda.kernel.decisions import Act
from fuda.kernel.rules import SEATS
from tests.laws.wanted_events import events_of

OUTCOMES = ("occupation", "seize", "annihilation", "both-annihilated", "deck-out", "hold")
# Abilities that somebody uses: what is offered then. All others are in force while the unit is there.
OFFERED: dict[type, str] = {
    k.MoveAgain: "move-again",
    k.FollowUp: "follow-up",
    k.Critical: "critical",
    k.Rescue: "rescue",
    k.Capture: "capture",
}
VERBS = (
    *("redraw", "keep", "sortie", "lay-land", "attach", "remove", "act-with", "move", "attack", "heal", "rescue"),
    *("crest", "use", "surprise", "receive", "counter", "critical", "capture", "follow-up", "move-again"),
    *("class-change", "generation", "support-child", "train", "symbol", "go-on", "pass"),
)
SEEN = (
    "a unit bears two cards",
    "a unit has more chips than are printed on it",
    "a unit stands on a land",
    "two wait on the stack",
    "an effect lasts",
    "a card lies under a unit",
)


def _unit_uses(card: Card) -> Iterator[str]:
    yield from ("BattleBegan.defender", "Damaged.unit", "UnitLeft.card", "Walked.unit", "Recovered.unit")
    if not card.changes:
        yield "Sortied.card"
    if not card.is_staff:
        yield from ("BattleBegan.attacker", "Damaged.by")


def _uses(card: Card) -> Iterator[str]:
    yield "Drawn.card"
    if card.kind == UNIT:
        yield from _unit_uses(card)
    elif card.kind == LAND_CARD:
        yield "LandLaid.card"
    elif card.kind == SURPRISE:
        yield "Used:surprise.card"
    else:
        yield "CardAttached.card"
        if card.kind == WEAPON or (card.kind == MAGIC and not card.is_staff):
            yield "Damaged.equipment"


def _special_uses(card: Card) -> Iterator[str]:
    """What happens to some cards of a kind only."""
    if card.changes:
        yield "ClassChanged [X6.1]"
    if card.training is not None:
        yield "ClassChanged [K6.3]"
    if card.parent or card.child:
        yield from ("GenerationChanged [K6.2]", "Went [K6.2]") if card.child else ("GenerationChanged [K6.2]",)
    if card.symbol >= 0:
        yield "Used [X7.15]"
    if card.use is not None:
        yield "Used [X7.24]"


def _texts(card: Card) -> Iterator[str]:
    for line, sentences in enumerate(card.sentences):
        if sentences:
            yield f"text {card.number} line {line}"
    yield from [f"static {card.number} {place} in force" for place in range(len(card.statics))]
    for each in card.keywords:
        verb = OFFERED.get(type(each))
        yield f"{verb} is offered to {card.number}" if verb else f"{type(each).__name__} of {card.number} is there"


def wanted(rules: Kokuryoku) -> list[str]:
    """Everything, as items of `fuda.play.laws.reach`."""
    found: list[str] = []
    for card in rules.list.cards:
        found += [f"use {use} {card.number}" for use in _uses(card)]
        found += [f"event {use} {card.number}" for use in _special_uses(card)]
        found += _texts(card)
    ancestors = (events.Change, events.OfSeat, events.OfUnit, events.SpiritChanged, events.Went)
    found += events_of(events, battle_events, but=ancestors)
    found += [f"outcome {each}" for each in (*OUTCOMES, "loop")]
    return [*found, *[f"{verb} is offered" for verb in VERBS], *SEEN]


def probe(state: KokuryokuState, rules: Kokuryoku) -> Iterator[str]:
    """What is to be seen in a position."""
    yield from _in_force(state, rules)
    for seat in SEATS:
        for unit in state.zones[FIELDS[seat]]:
            yield from _standing(state, rules, unit)
        if state.zones[UNDER[seat]]:
            yield "a card lies under a unit"
    if len(state.stack) > 1:
        yield "two wait on the stack"
    if state.effects:
        yield "an effect lasts"
    for question in state.pending:
        if isinstance(question, Act):
            for action in question.options:
                yield f"{action.verb} is offered"
                if action.verb in OFFERED.values():
                    yield from _offered(state, rules, action.verb, action.card)


def _in_force(state: KokuryokuState, rules: Kokuryoku) -> Iterator[str]:
    """The texts that reach some unit now."""
    units = [unit for seat in SEATS for unit in state.zones[FIELDS[seat]]]
    for standings in places(state, rules).standing.values():
        for each in standings:
            if each.cards is None and any(reaches(state, rules, each, unit) is not None for unit in units):
                card = rules.card(state, each.this)
                if each.sentence in card.statics:
                    yield f"static {card.number} {card.statics.index(each.sentence)} in force"


def _standing(state: KokuryokuState, rules: Kokuryoku, unit: int) -> Iterator[str]:
    """What is to be seen of a unit."""
    facts = places(state, rules)
    if len(rules.borne(state, unit)) > 1:
        yield "a unit bears two cards"
    if state.chips[unit] > rules.card(state, unit).spirit:
        yield "a unit has more chips than are printed on it"
    if facts.land_at[state.cell[unit]] >= 0:
        yield "a unit stands on a land"
    for each in keywords(state, rules, unit):
        for card in (unit, *rules.borne(state, unit)):
            if each in rules.card(state, card).keywords:
                yield f"{type(each).__name__} of {rules.card(state, card).number} is there"


def _offered(state: KokuryokuState, rules: Kokuryoku, verb: str, unit: int) -> Iterator[str]:
    """The cards by which the unit can do this."""
    for card in (unit, *rules.borne(state, unit)):
        if any(OFFERED.get(type(each)) == verb for each in rules.card(state, card).keywords):
            yield f"{verb} is offered to {rules.card(state, card).number}"
