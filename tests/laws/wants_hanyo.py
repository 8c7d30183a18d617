"""What must have happened in random games of 汎用TCG? Every card in every use, every ability, event and ending."""

from __future__ import annotations

from collections.abc import Iterator

from fuda.games.hanyo import events, unit_events
from fuda.games.hanyo.cards import Card
from fuda.games.hanyo.rules import Hanyo
from fuda.games.hanyo.table import AREAS, NORMAL, PLACED, SETS, HanyoState
from fuda.games.hanyo.texts.reading import Reading
from fuda.games.hanyo.texts.values import abilities_of
from fuda.games.hanyo.words import things as h
from fuda.kernel.rules import SEATS
from fuda.language.running.printed import OTHER, REFERENCE, STATIC
from fuda.language.words import nodes as n
from tests.laws.wanted_events import events_of


def _abilities(card: Card) -> Iterator[str]:
    for ability in card.abilities:
        if ability.form == OTHER:
            continue
        if ability.form == STATIC:
            yield f"static {card.number} {ability.place} in force"
        elif ability.kind == "skill":
            yield f"SkillUsed {ability.name} {card.number}"
        elif not any(isinstance(each.effect, h.TakeThatDamage) for each in ability.sentences):
            yield f"text {card.number} line {ability.place}"


def wanted(rules: Hanyo) -> list[str]:
    """Everything, as items of `fuda.play.laws.reach`."""
    found: list[str] = []
    for card in rules.list.cards:
        uses = ["Drawn.card", "Attached.card"]  # in hand, and as energy
        if card.is_unit:
            uses += ["LaidFaceDown.card", "Entered.card", "Damaged.card", "KnockedOut.card", "Swapped.card"]
        else:
            uses.append(f"CommandPlayed:{card.command}.card")
        found += [f"use {use} {card.number}" for use in uses]
        found += _abilities(card)
    # What only texts ask for that no printed card has is left out.
    found += events_of(
        events, unit_events, but=(events.Change, unit_events.OfSkill, events.Noted, events.HandDiscarded)
    )
    found += [f"a unit is {each}" for each in (*PLACED, "knocked out")] + ["a unit has a set", "a unit has energy"]
    found += [f"outcome {each}" for each in ("no-unit", "deck-out", "both-defeated", "loop")]
    found += ["a counter lies on a unit", "a player chooses among replacements", "several triggers wait"]
    found += ["a number of rounds is named"]
    return found


def probe(state: HanyoState, rules: Hanyo) -> Iterator[str]:
    """What is to be seen in a position."""
    for seat in SEATS:
        for zone in AREAS[seat]:
            for unit in state.zones[zone]:
                yield from _unit(state, rules, seat, unit)
    if len(state.triggered) > 1:
        yield "several triggers wait"
    for question in state.pending:
        if question.purpose == "replace" and len(question.options) > 2:
            yield "a player chooses among replacements"
        elif question.purpose == "loop-count":
            yield "a number of rounds is named"


def _unit(state: HanyoState, rules: Hanyo, seat: int, unit: int) -> Iterator[str]:
    if state.down[unit]:
        yield "a unit is knocked out"
        return
    if state.placed[unit] != NORMAL or state.turn > 1:
        yield f"a unit is {PLACED[state.placed[unit]]}"
    if rules.energy_on(state, unit):
        yield "a unit has energy"
    if any(state.host[card] == unit for card in state.zones[SETS[seat]]):
        yield "a unit has a set"
    if state.counters[unit]:
        yield "a counter lies on a unit"
    for packed in abilities_of(state, rules, unit):
        ability = rules.list.ability(packed & REFERENCE)
        if ability.form == STATIC:
            reading = Reading(state, rules, seat, packed >> 20)
            if any(_is_met(each.condition, reading) for each in ability.truths):
                yield f"static {rules.card_name(ability.printed)} {ability.place} in force"


def _is_met(condition: n.Node | None, reading: Reading) -> bool:
    if condition is None or isinstance(condition, h.WonRockPaperScissors):
        return True
    return reading.holds(condition)
