"""What holds before all effects? What is printed, laid down card by card.

Only what lies on the fields and face up in the homebases is laid down, and cards elsewhere where a text in force speaks
of every zone; of all others the information is what is printed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.kiseki.cards import Card, CardList
from fuda.games.kiseki.table import (
    FIELDS,
    HOMEBASES,
    NOTHING,
    ON_FIELD,
    KisekiState,
    field_cards,
    linked_cards,
    player_target,
)
from fuda.games.kiseki.texts.attributes import (
    CP,
    CURSED,
    DEFENCE,
    EP,
    EVERYTHING,
    KINDS,
    LEVEL,
    NAMES,
    ORGANISATIONS,
    STATS,
    STRENGTH,
    WINGS,
)
from fuda.games.kiseki.texts.printed import everywhere_of
from fuda.games.kiseki.words import modifiers as g
from fuda.games.kiseki.words.icons import CURSE
from fuda.kernel.facts import Held
from fuda.kernel.procedure import rule
from fuda.kernel.rules import SEATS
from fuda.language.running.lasting import ABILITIES
from fuda.language.running.text_facts import TextFacts

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki
PRINTED: Final = -1  # the place in the shape of a table of what the cards are
NO_CARDS: Final[tuple[int, ...]] = ()
MOST_LAID: Final = 1 << 14  # of so many cards what is printed is kept ready

Laid = dict[tuple[int, int], Held]
Parts = dict[int, Laid]  # what is laid down, by card


class BaseLayer:
    """What was laid down before all effects, and for which table; by card where it was laid card by card."""

    def __init__(self, shape: tuple[Any, ...], values: Laid, bearers: list[int], parts: Parts | None) -> None:
        self.shape = shape
        self.values = values
        self.bearers = bearers
        self.parts = parts


# --- what is printed


def lay_base(state: KisekiState, rules: Kiseki, facts: TextFacts) -> list[int]:
    """What is printed on the cards of fields and homebases, a linked unit as one; the cards with crafts in force."""
    shape = shape_of_table(state, rules)
    before: BaseLayer | None = None if state.previous is None else state.previous.cache.base
    if before is not None and before.shape == shape:
        facts.cache.base = before
        facts.values = before.values  # whoever changes them takes a copy
        return before.bearers
    parts = _parts_of(state, rules, shape)
    if parts is None:
        bearers = _lay_all(state, rules, facts)
    else:
        bearers = list(parts)
        _add_loose(state, rules, parts)
        if before is None or not _lay_difference(facts, parts, before):
            _lay_all(state, rules, facts)
    facts.cache.base = BaseLayer(shape, facts.values, bearers, parts)
    return bearers


def _parts_of(state: KisekiState, rules: Kiseki, shape: tuple[Any, ...]) -> Parts | None:
    """What is laid down card by card, in table order; None where more than that is."""
    if shape[0][4] or state.host.count(NOTHING) < len(state.host) or _are_everywhere(rules, shape[PRINTED]):
        return None
    printed, stunned, down, icons = state.printed, state.stunned, state.down, state.chosen_icons
    spreading = rules.list.spreading
    boarded = set(state.aboard)
    parts: Parts = {}
    units, homes = rules.cache.laid_units, rules.cache.laid_homes
    for seat in SEATS:
        for card in state.zones[FIELDS[seat]]:
            if spreading[printed[card]]:
                return None
            key = (card, printed[card], bool(stunned[card] or down[card]), icons[card], card in boarded)
            parts[card] = units[key] if key in units else _laid_unit(state, rules, key)
        for card in state.zones[HOMEBASES[seat]]:
            if not down[card]:
                if spreading[printed[card]]:
                    return None
                home = (card, printed[card])
                parts[card] = homes[home] if home in homes else _laid_home(state, rules, card)
    return parts


def _add_loose(state: KisekiState, rules: Kiseki, parts: Parts) -> None:
    """Cards elsewhere to which effects apply are laid down, too, without crafts."""
    printed, known = state.printed, rules.cache.laid_loose
    for each in state.effects:
        for card in each.cards:
            if card >= 0 and card not in parts:
                key = (card, printed[card])
                part = known.get(key)
                if part is None:
                    _make_room(known)
                    laid = TextFacts()
                    _lay(rules, laid, card, rules.card(state, card), ())
                    part = known[key] = laid.values
                parts[card] = part


def _are_everywhere(rules: Kiseki, printed: tuple[int, ...]) -> bool:
    """Whether crafts of one of these cards are in force in every zone."""
    if not rules.stock.has_everywhere:
        return False
    known = rules.cache.spread_among
    if known[0] != printed or not rules.is_cached:
        everywhere = rules.list.everywhere
        known = rules.cache.spread_among = (printed, any([everywhere[each] for each in printed]))
    return known[1]


def _lay_difference(facts: TextFacts, parts: Parts, before: BaseLayer) -> bool:
    """Put down what was laid before, without the cards that are gone, with those that came or changed. Whether that
    was laid card by card, too."""
    old = before.parts
    if old is None:
        return False
    values: dict[tuple[int, int], Held] = dict(before.values)
    for card, part in old.items():
        if card not in parts:
            for key in part:
                del values[key]
    for card, part in parts.items():
        if card not in old or old[card] is not part:
            values.update(part)
    facts.values = values
    return True


def shape_of_table(state: KisekiState, rules: Kiseki) -> tuple[Any, ...]:
    """Everything by which it is settled what is laid down."""
    zones, zone, host = state.zones, state.zone, state.host
    spreads, loose = False, NO_CARDS
    if state.effects:
        spreading = rules.list.spreading
        spreads = any([spreading[each.printed] for each in state.effects])
        cards = [card for each in state.effects for card in each.cards if card >= 0]
        loose = tuple([card for card in cards if zone[card] not in ON_FIELD or host[card] >= 0])
    lying = (zones[FIELDS[0]], zones[FIELDS[1]], zones[HOMEBASES[0]], zones[HOMEBASES[1]], spreads, loose)
    columns = (state.down, state.stunned, host, state.aboard, state.chosen_icons, state.printed)
    return (lying, *[tuple(column) for column in columns])


def _lay_all(state: KisekiState, rules: Kiseki, facts: TextFacts) -> list[int]:
    bearers: list[int] = []
    values = facts.values
    spreads = False
    spreading, everywhere = rules.list.spreading, rules.list.everywhere
    down, homes = state.down, rules.cache.laid_homes
    for seat in SEATS:
        values[(player_target(seat), ABILITIES)] = ()
        units = field_cards(state, seat)
        _lay_units(state, rules, facts, units)
        bearers += units
        for card in [each for each in state.zones[HOMEBASES[seat]] if not down[each]]:
            home = (card, state.printed[card])
            values.update(homes[home] if home in homes else _laid_home(state, rules, card))
            bearers.append(card)
    for card in bearers:
        spreads = spreads or spreading[state.printed[card]]
    for each in state.effects:
        spreads = spreads or spreading[each.printed]
        for card in each.cards:  # effects can travel with cards that wait (1204.2i-1)
            if card >= 0 and (card, ABILITIES) not in values:
                _lay(rules, facts, card, rules.card(state, card), ())
    if spreads or rules.stock.has_everywhere:
        every = range(len(state.printed))
        for card in every if spreads else [each for each in every if everywhere[state.printed[each]]]:
            if (card, ABILITIES) not in values and state.host[card] < 0:
                if everywhere[state.printed[card]]:
                    held = packed_of(rules, card, everywhere_of(state, rules, card))
                    _lay(rules, facts, card, rules.card(state, card), held)
                    bearers.append(card)
                elif spreads:
                    _lay(rules, facts, card, rules.card(state, card), ())
    return bearers


def packed_of(rules: Kiseki, card: int, references: tuple[int, ...]) -> tuple[int, ...]:
    """The abilities of a card together with the card; kept, since they are asked for again and again."""
    key = (card, references)
    found = rules.cache.packed.get(key)
    if found is None:
        found = rules.cache.packed[key] = tuple([card << 20 | each for each in references])
    return found


def _lay(rules: Kiseki, facts: TextFacts, card: int, printed: Card, abilities: tuple[int, ...]) -> None:
    key = (card, printed.printed)
    laid = rules.cache.laid.get(key)
    if laid is None:
        _make_room(rules.cache.laid)
        laid = {(card, attribute): value for attribute, value in rules.stock.printed_values[printed.printed]}
        rules.cache.laid[key] = laid
    facts.values.update(laid)
    facts.values[(card, ABILITIES)] = abilities


def printed_values(cards: CardList, printed: Card) -> tuple[tuple[int, Held], ...]:
    """Everything that is printed on a card or fixed by its base crafts."""
    stats = printed.base_stats
    number = printed.printed
    return (
        (KINDS, printed.base_kinds),
        (ORGANISATIONS, cards.bits[number] | cards.base_bits[number]),
        (EVERYTHING, 1 if printed.base_everything else 0),
        (CP, stats.get("cp", printed.cp)),
        (EP, stats.get("ep", printed.ep)),
        (LEVEL, stats.get("level", printed.level)),
        (STRENGTH, stats.get("str", printed.strength)),
        (DEFENCE, stats.get("def", printed.defence)),
        (WINGS, stats.get("wings", printed.wings)),
        (NAMES, (cards.names[printed.name],)),
        (CURSED, 1 if CURSE in printed.icons else 0),
    )


def _lay_units(state: KisekiState, rules: Kiseki, facts: TextFacts, units: tuple[int, ...]) -> None:
    """Cards of the field: without crafts while they are stunned or face down, together with what is linked to them."""
    values = facts.values
    printed, stunned, down, icons = state.printed, state.stunned, state.down, state.chosen_icons
    heads, boarded = set(state.host), set(state.aboard)
    known = rules.cache.laid_units
    for card in units:
        out_of_force = bool(stunned[card] or down[card])
        key = (card, printed[card], out_of_force, icons[card], card in boarded)
        values.update(known[key] if key in known else _laid_unit(state, rules, key))
        if card in heads:
            for second in linked_cards(state, card)[1:]:
                _join(state, rules, facts, card, second, out_of_force)


def _make_room(known: dict[Any, Any]) -> None:
    """What is kept ready is given up where it gets too much."""
    if len(known) >= MOST_LAID:
        known.clear()


@rule("1202.1 1202.2 1202.2a 1215.1a 1306.2c 1337.2")
def _laid_unit(state: KisekiState, rules: Kiseki, key: tuple[int, int, bool, int, bool]) -> dict[tuple[int, int], Held]:
    """What is laid down for a card of the field by itself: out of force or not, boarded or not."""
    card, _, out_of_force, _, boarded = key
    laid = TextFacts()
    printed = rules.list.cards[state.printed[card]]
    _lay(rules, laid, card, printed, () if out_of_force else own_crafts(state, rules, card))
    laid.values[(card, CURSED)] = 0  # by its craft, while that is in force
    if out_of_force:
        _lay_without_crafts(rules, laid, card, printed)
    elif boarded:
        laid.values[(card, KINDS)] = 3
    _make_room(rules.cache.laid_units)
    rules.cache.laid_units[key] = laid.values
    return laid.values


@rule("1202.1 1202.4 1215.1a")
def _laid_home(state: KisekiState, rules: Kiseki, card: int) -> dict[tuple[int, int], Held]:
    """What is laid down for a card that lies face up in a homebase."""
    laid = TextFacts()
    printed = rules.card(state, card)
    _lay(rules, laid, card, printed, packed_of(rules, card, printed.own) if printed.kinds & 8 else ())
    _make_room(rules.cache.laid_homes)
    rules.cache.laid_homes[(card, state.printed[card])] = laid.values
    return laid.values


@rule("1306.2c 1212.2")
def _lay_without_crafts(rules: Kiseki, facts: TextFacts, card: int, printed: Card) -> None:
    """What is printed only: base crafts are crafts, too."""
    values = facts.values
    values[(card, ORGANISATIONS)] = rules.list.bits[printed.printed]
    values[(card, EVERYTHING)] = 0
    values[(card, KINDS)] = printed.kinds
    values[(card, CP)], values[(card, EP)], values[(card, LEVEL)] = printed.cp, printed.ep, printed.level
    values[(card, STRENGTH)], values[(card, DEFENCE)] = printed.strength, printed.defence
    values[(card, WINGS)] = printed.wings


@rule("1415.1")
def own_crafts(state: KisekiState, rules: Kiseki, card: int) -> tuple[int, ...]:
    """The crafts printed on a card, and 暗躍 where it was chosen for it."""
    printed = rules.list.cards[state.printed[card]]
    own = printed.own
    if state.chosen_icons[card]:
        chosen = [place for node, place in printed.given.items() if isinstance(node, g.MayHaveIcon)]
        own = (*own, *[printed.printed << 5 | place for place in chosen])
    return packed_of(rules, card, own)


@rule("1336.1 1336.1a 1336.1b 1336.1c 1336.1d")
def _join(state: KisekiState, rules: Kiseki, facts: TextFacts, head: int, second: int, out_of_force: bool) -> None:
    joined = TextFacts()
    printed = rules.card(state, second)
    _lay(rules, joined, second, printed, () if out_of_force else own_crafts(state, rules, second))
    if out_of_force:
        _lay_without_crafts(rules, joined, second, printed)
    for attribute in (KINDS, ORGANISATIONS, EVERYTHING):
        facts.set(head, attribute, facts.number(head, attribute) | joined.number(second, attribute))
    for attribute in STATS:
        facts.set(head, attribute, facts.number(head, attribute) + joined.number(second, attribute))
    for attribute in (ABILITIES, NAMES):
        facts.set(head, attribute, (*facts.members(head, attribute), *joined.members(second, attribute)))
