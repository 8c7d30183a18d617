"""What must have happened in random games of 3x3Wars? Every card in every use, every trait, magic and grand magic."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from fuda.games.wars3x3.cards import COLOURED, MAGIC, Card
from fuda.games.wars3x3.chapters.battle import attack_damage, piercing_damage, total_power
from fuda.games.wars3x3.chapters.main_phase import StrategyStep
from fuda.games.wars3x3.chapters.spells import WILD, CounterChain, SpellStep
from fuda.games.wars3x3.rules import Wars
from fuda.games.wars3x3.table import (
    ATTACK,
    FIELDS,
    MAGICS,
    PIERCING,
    POWER,
    SAFE,
    TERRITORIES,
    TERRITORY,
    UNABLE,
    WarsState,
)
from fuda.games.wars3x3.texts.values import lasting_magics, power, power_refusal, territory, traits
from fuda.kernel.rules import SEATS


def _uses(card: Card) -> Iterator[str]:
    if card.kind == MAGIC:
        yield "MagicActivated.card"
        yield "GrandActivated.card"
        return
    yield "Expanded.card"
    yield "Drawn.card"
    yield "Declared:counter.card"
    if card.is_unit:
        yield "Deployed.card"
        yield "Declared:removal.unit"
        yield "Declared:boost.unit"
        yield "Destroyed.card"
    if not card.only_for:
        yield "Declared:removal.card"
        if card.colour < COLOURED:
            yield "Declared:boost.card"


def wanted(rules: Wars) -> list[str]:
    """Everything, as items of `fuda.play.laws.reach`."""
    found: list[str] = []
    for card in rules.list.cards:
        found += [f"use {use} {card.number}" for use in _uses(card)]
        if card.kind == MAGIC:
            # A copy shows another card than the one whose text is carried out; the line has to be met by itself.
            found += [f"text {card.number} line {line}" for line in (card.magic_line, card.grand_line)]
            found += [f"lasting {card.number}"] if card.lasting else []
            found += [f"event MagicExiled [S12] {card.number}"] if card.pays_sideways else []
    for trait in rules.list.traits:
        found.append(f"trait {trait.name} on the table or in use")
        if trait.when_destroyed or trait.when_entered:
            found.append(f"text {rules.card_name(trait.printed)} line {trait.line}")
        found += [f"a changeable card shows {number}" for number in trait.numbers]
    found += ["piercing damage", "damage", "walls hold a piercing attack", "power swells in battle"]
    found += ["territory is modified by a unit", "a unit cannot be counted", "the strategy step comes first"]
    found += ["a wild card is answered"]
    found += ["a counter is countered", "two cards are countered by two", "two spells are declared together"]
    found += ["event MagicExiled [S12]", "event Lasting [S2]", "event Negated [S15]", "event Damaged [3.1]"]
    found += [f"effect of kind {kind}" for kind in (TERRITORY, UNABLE, SAFE, POWER)]
    return found


def probe(state: WarsState, rules: Wars) -> Iterator[str]:
    """What is to be seen in a position."""
    for each in state.effects:
        yield f"effect of kind {each.kind}"
    for seat in SEATS:
        units = state.zones[FIELDS[seat]]
        held = [traits(state, rules, unit) for unit in units]
        for place, trait in enumerate(rules.list.traits):
            if any(bits >> place & 1 for bits in held):
                yield f"trait {trait.name} on the table or in use"
        if any(power(state, rules, unit) > rules.card(state, unit).cost for unit in units) and not state.effects:
            yield "power swells in battle"
        if territory(state, rules, seat, False) != len(state.zones[TERRITORIES[seat]]):
            yield "territory is modified by a unit"
        yield from _fighting(state, rules, seat)
    for _, card in lasting_magics(state, rules):
        yield f"lasting {rules.card_name(state.printed[card])}"
    yield from _spells(state, rules)
    yield from _uncounted(state, rules)
    for frame in state.frames:
        if isinstance(frame, StrategyStep) and frame.hasty:
            yield "the strategy step comes first"


def _fighting(state: WarsState, rules: Wars, seat: int) -> Iterator[str]:
    if seat != state.turn_player:
        return
    if state.step <= PIERCING:
        if piercing_damage(state, rules, seat) > 0:
            yield "piercing damage"
        if total_power(state, rules, seat, rules.list.piercing, True) and total_power(
            state, rules, 1 - seat, rules.list.wall, True
        ):
            yield "walls hold a piercing attack"
    if state.step == ATTACK and attack_damage(state, rules, seat) > 0:
        yield "damage"


def _spells(state: WarsState, rules: Wars) -> Iterator[str]:
    for frame in state.frames:
        if isinstance(frame, SpellStep) and len(frame.declared) > 1:
            yield "two spells are declared together"
        chain = frame.chain if isinstance(frame, CounterChain) else ()
        for spell in (*chain, *(frame.declared if isinstance(frame, SpellStep) else ())):
            for card, number in zip(spell.cards, spell.numbers, strict=True):
                printed = rules.card(state, card)
                for place, trait in enumerate(rules.list.traits):
                    if printed.traits >> place & 1:
                        yield f"trait {trait.name} on the table or in use"
                if printed.low != printed.high:
                    yield f"a changeable card shows {number}"
        if len(chain) > 2:
            yield "a counter is countered"
        for below, above in pairwise(chain):
            if len(above.cards) == 2:
                yield "two cards are countered by two"
            if WILD in below.numbers:
                yield "a wild card is answered"


def _uncounted(state: WarsState, rules: Wars) -> Iterator[str]:
    for seat in SEATS:
        for unit in state.zones[FIELDS[1 - seat]]:
            if traits(state, rules, unit) & rules.list.uncounted:
                for magic in state.zones[MAGICS[seat]]:
                    if power_refusal(state, rules, seat, magic) is not None:
                        yield "a unit cannot be counted"
                        return
