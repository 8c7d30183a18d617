"""Which of many cards belong to a group? The same as for one card after the other, with fewer questions.

Only for cards that lie on the table and are read as they are now; what was is asked card by card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from fuda.games.kiseki.cards import kinds_named
from fuda.games.kiseki.table import NOTHING, ON_FIELD
from fuda.games.kiseki.texts.attributes import EVERYTHING, KINDS, NAMES, ORGANISATIONS
from fuda.games.kiseki.words import things as k
from fuda.language.running.selection import compares, matches
from fuda.language.running.text_facts import TextFacts
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.kiseki.extras.fact_cache import FactCache
    from fuda.games.kiseki.texts.reading import Reading

Found = tuple[int, ...]
PLAIN_BOUNDS: Final = (n.AtLeast, n.AtMost)


def select(reading: Reading, cards: Found, group: n.Node) -> Found:
    """Those of the cards that belong to the group."""
    kind = type(group)
    if kind not in _OF_MANY:
        return tuple([card for card in cards if matches(card, group, reading)])
    return _OF_MANY[kind](reading, cards, group)


def laid_members(reading: Reading, cards: Found, group: Any, seat: int) -> Found:
    """Those of the cards of a player's field that are of a kind or an organisation. They are kept with the facts, also
    while these are derived, as long as no effect has changed what makes them members (`forget_members`)."""
    facts: Any = reading.facts if reading.facts is not None else reading.rules.facts(reading.state)
    if not isinstance(facts, TextFacts):
        return _laid_members(reading, cards, group)
    key = (seat, KINDS, group.kind) if type(group) is k.OfKind else (seat, ORGANISATIONS, group.organisation)
    cache: FactCache = facts.cache
    kept = cache.members
    if kept is None:
        kept = cache.members = {}
    known = kept.get(key)
    if known is None or known[0] is not cards:
        known = kept[key] = (cards, _laid_members(reading, cards, group))
    return known[1]


def _laid_members(reading: Reading, cards: Found, group: Any) -> Found:
    values = reading.values()
    if type(group) is k.OfKind:
        wanted = kinds_named(group.kind)
        return tuple([card for card in cards if values[(card, KINDS)] & wanted == wanted])
    place = reading.rules.organisation(group.organisation)
    every = reading.rules.list.everything >> place & 1
    return tuple(
        [
            card
            for card in cards
            if (every if values[(card, EVERYTHING)] else values[(card, ORGANISATIONS)] >> place & 1)
        ]
    )


def _of_kind(reading: Reading, cards: Found, group: Any) -> Found:
    wanted = kinds_named(group.kind)
    values, zone = reading.values(), reading.state.zone
    found: list[int] = []
    for card in cards:
        key = (card, KINDS)
        if key in values and zone[card] in ON_FIELD:
            if values[key] & wanted == wanted:
                found.append(card)
        elif reading.is_a(card, group):
            found.append(card)
    return tuple(found)


def _of_organisation(reading: Reading, cards: Found, group: Any) -> Found:
    place = reading.rules.organisation(group.organisation)
    every = reading.rules.list.everything >> place & 1  # none for a word that no card has
    values, zone = reading.values(), reading.state.zone
    found: list[int] = []
    for card in cards:
        key = (card, EVERYTHING)
        if key in values and zone[card] in ON_FIELD:
            if every if values[key] else values[(card, ORGANISATIONS)] >> place & 1:
                found.append(card)
        elif reading.is_a(card, group):
            found.append(card)
    return tuple(found)


def _named(reading: Reading, cards: Found, group: Any) -> Found:
    code = reading.rules.list.names.get(group.name, -1)
    values, zone = reading.values(), reading.state.zone
    found: list[int] = []
    for card in cards:
        key = (card, NAMES)
        if key in values and zone[card] in ON_FIELD:
            if code in values[key]:
                found.append(card)
        elif reading.is_a(card, group):
            found.append(card)
    return tuple(found)


def _all(reading: Reading, cards: Found, group: Any) -> Found:
    return cards


def _others(reading: Reading, cards: Found, group: Any) -> Found:
    this = reading.this
    return tuple([card for card in select(reading, cards, group.what) if card != this])


def _controlled(reading: Reading, cards: Found, group: Any) -> Found:
    return select(reading, tuple(reading.on_side(cards, reading.player(group.player))), group.what)


def _in_zone(reading: Reading, cards: Found, group: Any) -> Found:
    return select(reading, cards, group.what)


def _in_state(reading: Reading, cards: Found, group: Any) -> Found:
    return lying(reading, select(reading, cards, group.what), group.state)


def lying(reading: Reading, cards: Found, how: str) -> Found:
    """Those of the cards that lie like this."""
    state = reading.state
    zone, column, wanted = state.zone, state.actioned, 1
    if how == "supported" and reading.facts is not None:  # support that texts give counts once facts are derived
        column = state.support
    elif how == "ready":
        wanted = 0
    elif how != "actioned":
        return tuple([card for card in cards if reading.lies(card, how)])
    return tuple(
        [card for card in cards if (column[card] == wanted if zone[card] in ON_FIELD else reading.lies(card, how))]
    )


def _with_stat(reading: Reading, cards: Found, group: Any) -> Found:
    found = select(reading, cards, group.what)
    bound, stat = group.bound, reading.rules.stat(group.stat)
    if type(bound) in PLAIN_BOUNDS:
        return tuple([card for card in found if compares(reading.number(card, stat), bound)])
    return tuple([card for card in found if compares(reading.number(card, stat), reading.bound(bound, card))])


def _subnamed(reading: Reading, cards: Found, group: Any) -> Found:
    printed, texts, name = reading.state.printed, reading.rules.list.cards, group.name
    host = reading.state.host
    if host.count(NOTHING) < len(host):
        return tuple([card for card in cards if reading.is_a(card, group)])
    return tuple([card for card in cards if texts[printed[card]].subname == name])


_OF_MANY: Final[dict[type, Callable[[Reading, Found, Any], Found]]] = {
    n.Cards: _all,
    n.Controlled: _controlled,
    n.InZone: _in_zone,
    n.InState: _in_state,
    k.OfKind: _of_kind,
    k.OfOrganisation: _of_organisation,
    k.Named: _named,
    k.Subnamed: _subnamed,
    k.Others: _others,
    k.WithStat: _with_stat,
}
