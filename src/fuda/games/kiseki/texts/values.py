"""What is true now of a card or a player, under all lasting effects?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.kiseki.cards import UNIT, kinds_named
from fuda.games.kiseki.chapters.last_known import Last
from fuda.games.kiseki.table import (
    FIELDS,
    ON_FIELD,
    KisekiState,
    player_target,
)
from fuda.games.kiseki.texts.attributes import (
    ALONE,
    BONDS_READ,
    CP,
    CURSED,
    DEFENCE,
    EP,
    EVERYTHING,
    KINDS,
    LEVEL,
    NAMES,
    ORGANISATIONS,
    PRESENT,
    STRENGTH,
    WINGS,
)
from fuda.games.kiseki.words import conditions as o
from fuda.games.kiseki.words import things as k
from fuda.kernel.facts import Facts, Held
from fuda.kernel.procedure import rule
from fuda.kernel.rules import SEATS
from fuda.language.running.lasting import ABILITIES
from fuda.language.running.lasting import derived as derived_facts
from fuda.language.running.printed import REFERENCE
from fuda.language.running.text_facts import TextFacts

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki
    from fuda.games.kiseki.texts.reading import Reading

PRESENT_WITH: Final = ((player_target(0), PRESENT), (player_target(1), PRESENT))


# --- asked by the rules


@rule("1201.1a-3 1212.1 1215.1 1215.3 1215.3a 1215.3b 1215.3b-3 1215.4 1215.10")
def derived(state: KisekiState, rules: Kiseki) -> TextFacts:
    """All information that texts change, kept until the next event."""
    return derived_facts(state, rules)


def held(state: KisekiState, rules: Kiseki, card: int, attribute: int, facts: Facts | None = None) -> Held:
    """A piece of information of a card, wherever it lies."""
    if facts is None:
        facts = state.facts if state.facts is not None else derived(state, rules)
    values = facts.values
    key = (card, attribute)
    return values[key] if key in values else printed_value(state, rules, card, attribute)


@rule("1212.2")
def printed_value(state: KisekiState, rules: Kiseki, card: int, attribute: int) -> Held:
    """What is printed on a card or fixed by its base crafts."""
    return rules.stock.printed_value[(state.printed[card], attribute)]


def number(state: KisekiState, rules: Kiseki, card: int, attribute: int) -> int:
    """A number of a card, wherever it lies."""
    values: dict[tuple[int, int], Any] = (state.facts if state.facts is not None else derived(state, rules)).values
    key = (card, attribute)
    if key not in values:
        found = printed_value(state, rules, card, attribute)
        return found if isinstance(found, int) else 0
    held: int = values[key]
    return held


def kinds(state: KisekiState, rules: Kiseki, card: int) -> int:
    """203. The bits of a card's kinds."""
    return number(state, rules, card, KINDS)


def is_unit(state: KisekiState, rules: Kiseki, card: int) -> bool:
    """Whether the card is a UNIT."""
    return bool(kinds(state, rules, card) & UNIT)


@rule("204.1")
def cp_of(state: KisekiState, rules: Kiseki, card: int) -> int:
    """Its CP cost."""
    return number(state, rules, card, CP)


@rule("205.1")
def ep_of(state: KisekiState, rules: Kiseki, card: int) -> int:
    """Its EP cost."""
    return number(state, rules, card, EP)


@rule("206.1")
def level_of(state: KisekiState, rules: Kiseki, card: int) -> int:
    """Its founding level."""
    return number(state, rules, card, LEVEL)


@rule("209.1")
def strength_of(state: KisekiState, rules: Kiseki, card: int) -> int:
    """Its STR."""
    return number(state, rules, card, STRENGTH)


@rule("210.1")
def defence_of(state: KisekiState, rules: Kiseki, card: int) -> int:
    """Its DEF."""
    return number(state, rules, card, DEFENCE)


@rule("212.1 212.2")
def wings_of(state: KisekiState, rules: Kiseki, card: int) -> int:
    """Its Wings of Light."""
    return number(state, rules, card, WINGS)


@rule("211.1 1333.1")
def organisations_of(state: KisekiState, rules: Kiseki, card: int) -> int:
    """The bits of its organisations, every one of them where it has all."""
    values: dict[tuple[int, int], Any] = (state.facts if state.facts is not None else derived(state, rules)).values
    key = (card, EVERYTHING)
    if key not in values:
        prints: dict[tuple[int, int], Any] = rules.stock.printed_value
        values, card = prints, state.printed[card]
        key = (card, EVERYTHING)
    found: int = rules.list.everything if values[key] else values[(card, ORGANISATIONS)]
    return found


def shares_organisation(state: KisekiState, rules: Kiseki, one: int, other: int) -> bool:
    """Whether two cards have an organisation in common."""
    return bool(organisations_of(state, rules, one) & organisations_of(state, rules, other))


def common_organisation(state: KisekiState, rules: Kiseki, cards: tuple[int, ...]) -> bool:
    """Whether all these cards have one organisation in common."""
    bits = rules.list.everything
    for card in cards:
        bits &= organisations_of(state, rules, card)
    return bool(bits)


@rule("201.1")
def names_of(state: KisekiState, rules: Kiseki, card: int) -> tuple[str, ...]:
    """201. Its card names."""
    found = held(state, rules, card, NAMES)
    assert isinstance(found, tuple)
    return tuple([rules.list.name_words[code] for code in found])


@rule("1338.2")
def is_cursed(state: KisekiState, rules: Kiseki, card: int) -> bool:
    """Whether it is cursed."""
    return bool(number(state, rules, card, CURSED))


def abilities_of(state: KisekiState, rules: Kiseki, card: int) -> tuple[int, ...]:
    """The packed abilities in force on a card."""
    values: dict[tuple[int, int], Any] = (state.facts if state.facts is not None else derived(state, rules)).values
    if (card, ABILITIES) not in values:
        return ()
    held: tuple[int, ...] = values[(card, ABILITIES)]
    return held


@rule("1332.4")
def icons_of(
    state: KisekiState, rules: Kiseki, card: int, facts: Facts | None = None, last: Last | None = None
) -> tuple[str, ...]:
    """The icon crafts that a card has: on the field those in force, elsewhere those printed and those it has there."""
    if last is not None:
        packed = last.abilities
    elif facts is None:
        packed = abilities_of(state, rules, card)
    else:
        packed = facts.members(card, ABILITIES)
    icons = rules.stock.icons
    found = tuple([icons[each & REFERENCE] for each in packed])
    if last is not None or state.zone[card] in ON_FIELD:
        return found
    return (*found, *rules.card(state, card).icons)


def has_icon(state: KisekiState, rules: Kiseki, card: int, label: str) -> bool:
    """Whether it has the icon craft."""
    return label in icons_of(state, rules, card)


@rule("1332.6")
def keywords_of(state: KisekiState, rules: Kiseki, card: int, facts: Facts | None = None) -> tuple[str, ...]:
    """The keywords that classify crafts of a card."""
    packed = (derived(state, rules) if facts is None else facts).members(card, ABILITIES)
    found = [rules.list.ability(each & REFERENCE).keyword for each in packed]
    if state.zone[card] not in ON_FIELD:
        found += [each.keyword for each in rules.card(state, card).abilities]
    return tuple(found)


def units_of(state: KisekiState, rules: Kiseki, seat: int) -> tuple[int, ...]:
    """The units on a player's field, stunned ones too, linked ones once."""
    values: dict[tuple[int, int], Any] = (state.facts if state.facts is not None else derived(state, rules)).values
    host = state.host
    return tuple([card for card in state.zones[FIELDS[seat]] if host[card] < 0 and values[(card, KINDS)] & UNIT])


@rule("1329.2")
def bonds_of(state: KisekiState, rules: Kiseki, seat: int, facts: Facts | None = None) -> int:
    """A player's bonds as texts read them."""
    found = (derived(state, rules) if facts is None else facts).values.get((player_target(seat), BONDS_READ))
    return min(state.bonds[seat], found) if isinstance(found, int) else state.bonds[seat]


def bonds_read(state: KisekiState, rules: Kiseki, seat: int) -> int:
    """The same, outside of the derivation."""
    return bonds_of(state, rules, seat)


@rule("1329.1")
def counts_as_present(rules: Kiseki, reading: Reading, condition: o.Present | o.Absent) -> bool:
    """Whether a unit of that name counts as being on the field; where the text asks for the name or for any UNIT."""
    values = reading.values()
    what = condition.what
    zones = reading.zone_numbers(condition.zone)
    for seat in SEATS:
        if FIELDS[seat] in zones and PRESENT_WITH[seat] in values:
            for code in values[PRESENT_WITH[seat]]:
                name = rules.list.name_words[code]
                if isinstance(what, k.Named) and what.name == name:
                    return True
                if isinstance(what, k.NameContains) and what.name in name:
                    return True
                if isinstance(what, k.OfKind) and kinds_named(what.kind) & UNIT:
                    return True  # it is a UNIT that is there
    return False


@rule("1329.3")
def is_alone(state: KisekiState, rules: Kiseki, card: int, facts: Facts | None = None) -> bool:
    """Whether a unit counts as its player's only one."""
    return bool((derived(state, rules) if facts is None else facts).number(card, ALONE))
