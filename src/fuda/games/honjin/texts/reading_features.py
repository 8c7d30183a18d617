"""Has a card a feature of which a text of 本陣TCG speaks?"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from fuda.games.honjin.cards import attribute_bit, march_bit
from fuda.games.honjin.texts.notation import SYMBOLS
from fuda.games.honjin.texts.reading_told import TOLD_FEATURES
from fuda.games.honjin.texts.values import (
    ELEMENTS,
    FACTIONS,
    MARCH,
    RACES,
    RESISTS,
    STANDINGS,
    TYPES,
    WEAK,
    held_abilities,
)
from fuda.games.honjin.words import features as f
from fuda.games.honjin.words import relations as r
from fuda.games.honjin.words import uses as u
from fuda.kernel.procedure import rule
from fuda.language.running.printed import REFERENCE
from fuda.language.running.selection import compares, members

if TYPE_CHECKING:
    from fuda.games.honjin.texts.reading import Reading


def _of_race(reading: Reading, card: int, feature: Any) -> bool:
    held = reading.words(card, RACES)
    return any([reading.rules.list.code(each) in held for each in feature.words])


def _of_type(reading: Reading, card: int, feature: Any) -> bool:
    held = reading.words(card, TYPES)
    return any([reading.rules.list.code(each) in held for each in feature.words])


def _of_faction(reading: Reading, card: int, feature: Any) -> bool:
    held = reading.words(card, FACTIONS)
    return any([reading.rules.list.words.get(each, -1) in held for each in feature.words])


def _of_attribute(reading: Reading, card: int, feature: Any) -> bool:
    bits = reading.bits(card, ELEMENTS)
    return any([bits & attribute_bit(each) for each in feature.words])


def _of_march(reading: Reading, card: int, feature: Any) -> bool:
    bits = reading.bits(card, MARCH)
    return any([bits & march_bit(each) for each in feature.words])


def _of_name(reading: Reading, card: int, feature: Any) -> bool:
    found: bool = reading.rules.list.cards[reading.state.printed[card]].name == feature.name
    return found


def _of_class(reading: Reading, card: int, feature: Any) -> bool:
    printed = reading.rules.list.cards[reading.state.printed[card]]
    if feature.kind == "ritual":
        return printed.ritual
    return printed.is_consumable if feature.kind == "consumable" else printed.is_equipment


def _of_figure(reading: Reading, card: int, feature: Any) -> bool:
    if not reading.rules.has_figure(reading.state, card, feature.figure):
        return False
    return compares(reading.figure_named(card, feature.figure), feature.bound)


def _of_printed_figure(reading: Reading, card: int, feature: Any) -> bool:
    if not reading.rules.has_figure(reading.state, card, feature.figure):
        return False
    return compares(reading.printed_figure(card, feature.figure), feature.bound)


def _is_hero(reading: Reading, card: int, feature: Any) -> bool:
    return reading.rules.list.cards[reading.state.printed[card]].is_hero


def _is_instant(reading: Reading, card: int, feature: Any) -> bool:
    printed = reading.rules.list.cards[reading.state.printed[card]]
    return printed.is_unit and printed.instant


def _is_not_instant(reading: Reading, card: int, feature: Any) -> bool:
    printed = reading.rules.list.cards[reading.state.printed[card]]
    return printed.is_unit and not printed.instant


@rule("13.1.1.1.2 13.1.5.6 13.1.6.6")
def _has_standing(reading: Reading, card: int, feature: Any) -> bool:
    """A sort whose x comes to 0 is not there."""
    attribute = STANDINGS[feature.standing]
    facts = reading.facts if reading.facts is not None else reading.rules.facts_of(reading.state)
    held = facts.values.get((card, attribute), 0)
    if feature.standing in ("items", "spells") and isinstance(held, tuple):
        return any([(slot & 15 == 0) == (feature.standing == "items") for slot in held])
    return bool(held)


@rule("13.1.7.3")
def _resists(reading: Reading, card: int, feature: Any) -> bool:
    held = _members(reading, card, RESISTS)
    return all([reading.rules.list.code(each) in held for each in feature.words])


@rule("13.1.8.2")
def _weak_to(reading: Reading, card: int, feature: Any) -> bool:
    held = [each >> 8 for each in _members(reading, card, WEAK)]
    return all([reading.rules.list.code(each) in held for each in feature.words])


def _members(reading: Reading, card: int, attribute: int) -> tuple[int, ...]:
    facts = reading.facts if reading.facts is not None else reading.rules.facts_of(reading.state)
    held = facts.values.get((card, attribute), ())
    return held if isinstance(held, tuple) else ()


def _has_special(reading: Reading, card: int, feature: Any) -> bool:
    held = held_abilities(reading.state, reading.rules, card) if reading.facts is None else _held_now(reading, card)
    wanted = SYMBOLS.get(feature.kind, "")
    return any([not wanted or reading.rules.list.ability(e & REFERENCE).symbol == wanted for e in held])


def _held_now(reading: Reading, card: int) -> tuple[int, ...]:
    assert reading.facts is not None
    return (*reading.facts.members(card, 0), *reading.facts.members(card, 16))


def _either(reading: Reading, card: int, feature: Any) -> bool:
    return reading.has(card, feature.one) or reading.has(card, feature.other)


def _both(reading: Reading, card: int, feature: Any) -> bool:
    return reading.has(card, feature.one) and reading.has(card, feature.other)


@rule("10.12.1 2.1.13.3 2.1.22.2 2.1.23.2")
def _shares_with(reading: Reading, card: int, feature: Any) -> bool:
    """One word in common is enough."""
    return any([_alike(reading, card, other, feature.trait) for other in members(feature.what, reading) if other >= 0])


def _alike(reading: Reading, card: int, other: int, trait: str) -> bool:
    cards, printed = reading.rules.list.cards, reading.state.printed
    if trait == "name":
        return bool(cards[printed[card]].name == cards[printed[other]].name)
    if trait == "level":
        both = [reading.rules.has_figure(reading.state, each, "level") for each in (card, other)]
        return all(both) and reading.figure_named(card, "level") == reading.figure_named(other, "level")
    if trait in ("attribute", "march"):
        attribute = ELEMENTS if trait == "attribute" else MARCH
        return bool(reading.bits(card, attribute) & reading.bits(other, attribute))
    attribute = {"race": RACES, "type": TYPES}.get(trait, FACTIONS)
    return bool(set(reading.words(card, attribute)) & set(reading.words(other, attribute)))


def _figure_than(reading: Reading, card: int, feature: Any) -> bool:
    from fuda.games.honjin.texts.reading_conditions import compared

    if not reading.rules.has_figure(reading.state, card, feature.figure):
        return False
    return compared(reading.figure_named(card, feature.figure), feature.how, reading.amount(feature.amount))


@rule("3.2.2")
def _figure_beside(reading: Reading, card: int, feature: Any) -> bool:
    """Its figure beside that of the thing; false where there is no such thing."""
    from fuda.games.honjin.texts.reading_conditions import compared

    others = members(feature.what, reading)
    if not others or not reading.rules.has_figure(reading.state, card, feature.figure):
        return False
    other = reading.figure_named(others[0], feature.figure)
    return compared(reading.figure_named(card, feature.figure), feature.how, other)


@rule("2.1.5.1")
def _name_has(reading: Reading, card: int, feature: Any) -> bool:
    return feature.part in reading.rules.list.cards[reading.state.printed[card]].name


FEATURES: Final[dict[type, Callable[[Reading, int, Any], bool]]] = {
    f.OfRace: _of_race,
    f.OfAttribute: _of_attribute,
    f.OfType: _of_type,
    f.OfMarch: _of_march,
    f.OfFaction: _of_faction,
    f.OfName: _of_name,
    f.OfClass: _of_class,
    f.OfFigure: _of_figure,
    f.OfPrintedFigure: _of_printed_figure,
    f.IsHero: _is_hero,
    f.IsInstant: _is_instant,
    f.IsNotInstant: _is_not_instant,
    f.HasStanding: _has_standing,
    f.HasSpecial: _has_special,
    f.Resists: _resists,
    f.WeakTo: _weak_to,
    f.EitherFeature: _either,
    f.BothFeatures: _both,
    r.SharesWith: _shares_with,
    r.FigureThan: _figure_than,
    u.FigureBeside: _figure_beside,
    u.NameHas: _name_has,
    **TOLD_FEATURES,
}
