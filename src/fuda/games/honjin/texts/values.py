"""What is true now? Information of what lies on the battlefield under all lasting effects (10.7).

What is printed comes first, with what equipment adds (2.1.2.1.2.3). Then effects apply in the order in which they came
about, those that depend on others after these (10.7.2): characteristics, then abilities given and lost, then standing
abilities and figures. While all effects are suspended (8.3.7.3) only what is printed on the unit itself counts.

What an effect does to a thing is a row of operations, three numbers each: what to do, to which information, with what.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.honjin.table import (
    HonjinState,
    player_target,
)
from fuda.games.honjin.texts.attributes import (
    ATTACK,
    DEFENCE,
    ELEMENTS,
    HAND_LIMIT,
    INITIATIVE,
    LEVEL,
    LIMIT,
    MARCH,
    RACES,
    RESISTS,
    SLOTS,
    TYPES,
    VOIDED,
    WEAK,
)
from fuda.games.honjin.words import modifiers as g
from fuda.kernel.procedure import rule
from fuda.language.running.lasting import ABILITIES, Standing
from fuda.language.running.lasting import derived as derived_facts
from fuda.language.running.text_facts import TextFacts
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin


# --- what an effect does


# --- what is printed


@rule("10.4.2 10.7.1 10.7.2 10.7.2.1 10.7.2.2 10.7.2.2.1 10.7.2.2.2 10.7.4 14.5.4.4 3.2.2 4.1.14")
def derived(state: HonjinState, rules: Honjin) -> TextFacts:
    """All information of the battlefield, kept until the next event."""
    found: TextFacts | None = state.facts
    return derived_facts(state, rules) if found is None else found


# --- asking


def number(state: HonjinState, rules: Honjin, card: int, attribute: int) -> int:
    """A derived number."""
    found: TextFacts = derived_facts(state, rules) if state.facts is None else state.facts
    held = found.values.get((card, attribute), 0)
    return held if isinstance(held, int) else 0


@rule("4.6.1 4.6.2")
def level_of(state: HonjinState, rules: Honjin, unit: int) -> int:
    """The level of a unit; it can be negative."""
    return number(state, rules, unit, LEVEL)


@rule("4.6.3")
def attack_of(state: HonjinState, rules: Honjin, unit: int) -> int:
    """The attack of a unit; it can be negative."""
    return number(state, rules, unit, ATTACK)


def defence_of(state: HonjinState, rules: Honjin, unit: int) -> int:
    """The defence of a unit."""
    return number(state, rules, unit, DEFENCE)


@rule("2.1.26.1 5.1.2.9 5.1.2.20.2")
def limit_of(state: HonjinState, rules: Honjin, terrain: int) -> int:
    """How many levels of a player's units the terrain bears."""
    return number(state, rules, terrain, LIMIT)


@rule("13.1.1.1.2")
def initiative_of(state: HonjinState, rules: Honjin, unit: int) -> int:
    """The initiative of a unit, all of it as one number."""
    return number(state, rules, unit, INITIATIVE)


@rule("5.1.4.7")
def hand_limit(state: HonjinState, rules: Honjin, seat: int) -> int:
    """How many cards a player may keep in hand."""
    return number(state, rules, player_target(seat), HAND_LIMIT)


def attributes_of(state: HonjinState, rules: Honjin, card: int) -> int:
    """The attribute bits of a card, wherever it lies."""
    facts = derived(state, rules)
    if (card, ELEMENTS) in facts.values:
        return facts.number(card, ELEMENTS)
    printed: int = rules.list.cards[state.printed[card]].attributes
    return printed


def march_of(state: HonjinState, rules: Honjin, unit: int) -> int:
    """The march type bits of a unit."""
    return number(state, rules, unit, MARCH)


def races_of(state: HonjinState, rules: Honjin, card: int) -> tuple[int, ...]:
    """The races of a card, as words' numbers."""
    facts = derived(state, rules)
    if (card, RACES) in facts.values:
        return facts.members(card, RACES)
    return tuple([rules.list.code(each) for each in rules.list.cards[state.printed[card]].races])


def types_of(state: HonjinState, rules: Honjin, card: int) -> tuple[int, ...]:
    """The types of a card, as words' numbers."""
    facts = derived(state, rules)
    if (card, TYPES) in facts.values:
        return facts.members(card, TYPES)
    return tuple([rules.list.code(each) for each in rules.list.cards[state.printed[card]].types])


def slots_of(state: HonjinState, rules: Honjin, unit: int) -> tuple[int, ...]:
    """The slots of a unit, spent or not."""
    held = derived(state, rules).values.get((unit, SLOTS), ())
    return held if isinstance(held, tuple) else ()


def unspent(state: HonjinState, rules: Honjin, unit: int) -> tuple[int, ...]:
    """The slots of a unit that are not spent, nor promised as the price of something declared (10.11.5)."""
    spent = state.spent[unit]
    return tuple([slot for slot in slots_of(state, rules, unit) if slot not in spent])


@rule("13.1.7.3 13.1.7.4 13.1.7.5 13.1.7.6")
def resists(state: HonjinState, rules: Honjin, unit: int) -> frozenset[str]:
    """What a unit is resistant to."""
    names = rules.list.names
    return frozenset([names[code] for code in derived(state, rules).members(unit, RESISTS)])


@rule("13.1.8.2 13.1.8.3 13.1.8.4 13.1.8.5")
def weaknesses(state: HonjinState, rules: Honjin, unit: int) -> dict[str, int]:
    """By damage attribute, how much more a unit is given; equal ones are added up."""
    found: dict[str, int] = {}
    for each in derived(state, rules).members(unit, WEAK):
        word = rules.list.names[each >> 8]
        found[word] = found.get(word, 0) + (each & 255)
    return found


def abilities_of(state: HonjinState, rules: Honjin, card: int) -> tuple[int, ...]:
    """The packed abilities of a card that are in force; of a unit those of its equipment too."""
    held = derived(state, rules).values.get((card, ABILITIES), ())
    return held if isinstance(held, tuple) else ()


def held_abilities(state: HonjinState, rules: Honjin, card: int) -> tuple[int, ...]:
    """The same with those that do nothing any more."""
    facts = derived(state, rules)
    return (*facts.abilities(card), *facts.members(card, VOIDED))


def applied(state: HonjinState, rules: Honjin, kind: type, subject: int) -> list[tuple[Standing, n.Node]]:
    """The prohibitions of a kind that reach a card or player (see player_target), each with its node."""
    found: list[tuple[Standing, n.Node]] = []
    facts: TextFacts = derived_facts(state, rules) if state.facts is None else state.facts
    for each in facts.by_kind.get(g.Cannot, ()):
        effect = each.effect
        if isinstance(effect, g.Cannot) and isinstance(effect.deed, kind):
            reading = rules.reading_of(state, each)
            if subject in each.reached(effect.what, reading):
                found.append((each, effect.deed))
    return found
