"""When is a condition of a text met?"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from fuda.games.kiseki.table import (
    HOMEBASES,
    ON_FIELD,
    PHASE_NAMES,
    STEP_NAMES,
    primary,
)
from fuda.games.kiseki.texts.attributes import EVERYTHING, NAMES, ORGANISATIONS
from fuda.games.kiseki.texts.modes import is_chosen
from fuda.games.kiseki.texts.printed import printed_fits
from fuda.games.kiseki.texts.reading_amounts import (
    is_less,
    is_less_by,
    is_more,
    is_more_by,
    is_no_less,
    is_no_more,
    is_same,
    measures,
)
from fuda.games.kiseki.texts.reading_groups import is_of_organisation
from fuda.games.kiseki.texts.values import (
    bonds_of,
    counts_as_present,
    is_alone,
)
from fuda.games.kiseki.words import choosing as z
from fuda.games.kiseki.words import conditions as o
from fuda.games.kiseki.words import measures as q
from fuda.games.kiseki.words import things as k
from fuda.kernel.facts import Facts
from fuda.kernel.procedure import rule
from fuda.kernel.rules import SEATS
from fuda.language.running.selection import compares, matches, members
from fuda.language.running.text_facts import TextFacts
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.kiseki.extras.fact_cache import FactCache
    from fuda.games.kiseki.texts.reading import Reading


ALWAYS_UP: Final = frozenset((k.Field, k.AnyField))  # zones in which nothing lies face down that could be hidden


def _count_is(reading: Reading, condition: Any) -> bool:
    return compares(len(reading.counted(condition.what)), reading.bound(condition.bound))


def _present(reading: Reading, condition: Any) -> bool:
    what = condition.what
    if type(what) is k.Named and reading.last is None and _is_of_fields(reading, condition.zone):
        if _has_named(reading, condition.zone, what):
            return True
    elif reading.found_in(condition.zone, what):
        return True
    return counts_as_present(reading.rules, reading, condition)


def _is_of_fields(reading: Reading, zone: n.Node) -> bool:
    return type(zone) in ALWAYS_UP and reading.rules.is_cached


def _has_named(reading: Reading, zone: n.Node, what: k.Named) -> bool:
    """Whether a card of that name lies on the field; asked more often than anything else."""
    code = reading.rules.list.names.get(what.name, -1)
    for number in reading.zone_numbers(zone):
        if code in _names_in(reading, number):
            return True
    return False


def _names_in(reading: Reading, zone: int) -> tuple[int, ...]:
    """All names of the cards of a field; kept with the facts, as long as no name is given or lost."""
    facts: Facts | None = reading.facts
    if facts is None:
        facts = reading.rules.facts(reading.state)
    cache: FactCache | None = facts.cache if isinstance(facts, TextFacts) else None
    named = None if cache is None else cache.named
    if named is not None and zone in named:
        return named[zone]
    values: dict[tuple[int, int], Any] = facts.values
    host, known = reading.state.host, reading.rules.stock.printed_value
    found: list[int] = []
    for card in reading.state.zones[zone]:
        if host[card] < 0:
            key = (card, NAMES)
            held: Any = values[key] if key in values else known[(reading.state.printed[card], NAMES)]
            found += held
    if cache is not None:
        if cache.named is None:
            cache.named = {}
        cache.named[zone] = tuple(found)
    return tuple(found)


def _absent(reading: Reading, condition: Any) -> bool:
    return not _present(reading, condition)


def _lies(reading: Reading, condition: Any) -> bool:
    return bool(reading.found_in(condition.zone, condition.what))


def _lacks(reading: Reading, condition: Any) -> bool:
    return not _lies(reading, condition)


def _is_in_zone(reading: Reading, condition: Any) -> bool:
    zones = reading.zone_numbers(condition.zone)
    found = members(condition.what, reading)
    return bool(found) and all([reading.state.zone[card] in zones for card in found])


def _is_empty(reading: Reading, condition: Any) -> bool:
    return not reading.cards_in(condition.zone)


def _shares_none(reading: Reading, condition: Any) -> bool:
    bits = reading.organisations_of(reading.this)
    values, zone, every = reading.values(), reading.state.zone, reading.rules.list.everything
    for card in reading.cards_in(condition.zone):
        if zone[card] in ON_FIELD and (card, EVERYTHING) in values and reading.last is None:
            others = every if values[(card, EVERYTHING)] else values[(card, ORGANISATIONS)]
        else:
            others = reading.organisations_of(card)
        if bits & others:
            return False
    return True


def _only_this(reading: Reading, condition: Any) -> bool:
    if is_alone(reading.state, reading.rules, reading.this, reading.facts):
        return True
    return members(condition.what, reading) == (reading.this,)


def _all_are(reading: Reading, condition: Any) -> bool:
    return all([reading.lies(card, condition.state) for card in members(condition.what, reading)])


def _is_in(reading: Reading, condition: Any) -> bool:
    found = members(condition.what, reading)
    return bool(found) and all([reading.lies(card, condition.state) for card in found])


def _is_not_in(reading: Reading, condition: Any) -> bool:
    return not _is_in(reading, condition)


def _is_in_and_not_in(reading: Reading, condition: Any) -> bool:
    found = members(condition.what, reading)
    return _is_in(reading, condition) and not any([reading.lies(card, condition.other) for card in found])


def _lies_as(reading: Reading, condition: Any) -> bool:
    state = reading.state
    down = 1 if condition.state == "down" else 0
    found = members(condition.what, reading)
    return bool(found) and all([state.zone[card] in HOMEBASES and state.down[card] == down for card in found])


def _both_hold(reading: Reading, condition: Any) -> bool:
    return reading.holds(condition.one) and reading.holds(condition.other)


def _either_holds(reading: Reading, condition: Any) -> bool:
    return reading.holds(condition.one) or reading.holds(condition.other)


def _not_so(reading: Reading, condition: Any) -> bool:
    return not reading.holds(condition.condition)


@rule("1328.1 1328.2")
def _number_in(reading: Reading, condition: Any) -> bool:
    return compares(len(reading.found_in(condition.zone, condition.what)), reading.bound(condition.bound))


def _is_a(reading: Reading, condition: Any) -> bool:
    found = members(condition.what, reading)
    return bool(found) and all([matches(card, condition.group, reading) for card in found])


def _is_not_a(reading: Reading, condition: Any) -> bool:
    return not _is_a(reading, condition)


def _has_icon(reading: Reading, condition: Any) -> bool:
    return any([reading.has_icon(card, condition.label) for card in members(condition.what, reading)])


def _has_organisation(reading: Reading, condition: Any) -> bool:
    return any([is_of_organisation(reading, card, condition) for card in members(condition.what, reading)])


@rule("1329.2")
def _bonds_are(reading: Reading, condition: Any) -> bool:
    bonds = bonds_of(reading.state, reading.rules, reading.player(condition.player), reading.facts)
    return compares(bonds, reading.bound(condition.bound))


def _fewer_bonds(reading: Reading, condition: Any) -> bool:
    seat = reading.player(condition.player)
    bonds = [bonds_of(reading.state, reading.rules, each, reading.facts) for each in SEATS]
    return bonds[seat] < bonds[1 - seat]


def _stat_is(reading: Reading, condition: Any) -> bool:
    attribute = reading.rules.stat(condition.stat)
    found = members(condition.what, reading)
    return any([compares(reading.number(card, attribute), reading.bound(condition.bound, card)) for card in found])


def _organisations_are(reading: Reading, condition: Any) -> bool:
    return compares(reading.organisations_among(reading.spoken_of(condition.what)), reading.bound(condition.bound))


def _has_played(reading: Reading, condition: Any) -> bool:
    seat = reading.player(condition.player)
    return any([each[0] == seat and printed_fits(reading.rules, each, condition.what) for each in reading.state.played])


def _has_not_played(reading: Reading, condition: Any) -> bool:
    return not _has_played(reading, condition)


def _has_attacked(reading: Reading, condition: Any) -> bool:
    state = reading.state
    if isinstance(condition.what, m.AnyOf):
        return any([_is_said_of(reading, card, condition.what) for attack in state.attacks for card in attack[1:]])
    return any([state.attacked_in[card] == state.turn for card in members(condition.what, reading)])


@rule("804.8 1221.1")
def _is_said_of(reading: Reading, card: int, what: m.AnyOf) -> bool:
    """Whether a card that attacked is of the group; one that has left the field since, as it was there."""
    last = reading.last
    if reading.state.zone[card] not in ON_FIELD:
        reading.last = reading.state.last[card]
    found = reading.fits(card, what.what)
    reading.last = last
    return found


def _has_not_attacked(reading: Reading, condition: Any) -> bool:
    return not _has_attacked(reading, condition)


def _is_initiative(reading: Reading, condition: Any) -> bool:
    return reading.state.initiative == reading.player(condition.player)


def _is_primary(reading: Reading, condition: Any) -> bool:
    return primary(reading.state) == reading.player(condition.player)


def _in_phase(reading: Reading, condition: Any) -> bool:
    state = reading.state
    if condition.phase == "deployment":
        return state.step >= 0 and STEP_NAMES[state.step] == "deployment"
    return state.phase >= 0 and PHASE_NAMES[state.phase] == condition.phase


@rule("802.4")
def _is_ahead(reading: Reading, condition: Any) -> bool:
    state = reading.state
    return state.phase >= 0 and state.phase <= PHASE_NAMES.index(condition.phase)


def _in_step_of(reading: Reading, condition: Any) -> bool:
    state = reading.state
    right = state.step >= 0 and STEP_NAMES[state.step] == condition.step
    return right and state.step_player == reading.player(condition.player)


def _exists(reading: Reading, condition: Any) -> bool:
    return bool(reading.counted(condition.what))


def _is_nowhere(reading: Reading, condition: Any) -> bool:
    return not _exists(reading, condition)


def _happened(reading: Reading, condition: Any) -> bool:
    from fuda.games.kiseki.texts.triggers import has_happened

    return has_happened(reading.state, reading.rules, condition.event, reading)


@rule("1313.1")
def _cards_drawn(reading: Reading, condition: Any) -> bool:
    from fuda.games.kiseki.texts.triggers import drawn_by

    return compares(drawn_by(reading.state, reading.player(condition.player)), reading.bound(condition.bound))


def _bonds_gone(reading: Reading, condition: Any) -> bool:
    from fuda.games.kiseki.texts.triggers import lost_by

    return compares(lost_by(reading.state, reading.player(condition.player)), reading.bound(condition.bound))


@rule("1204.2k")
def _cards_played(reading: Reading, condition: Any) -> bool:
    seat = reading.player(condition.player)
    mine = [each for each in reading.state.played if each[0] == seat]
    found = [each for each in mine if printed_fits(reading.rules, each, condition.what)]
    return compares(len(found), reading.bound(condition.bound))


def _in_mode(reading: Reading, condition: Any) -> bool:
    return is_chosen(reading.announced, condition.number)


def _as_long_as(reading: Reading, condition: Any) -> bool:
    return reading.holds(condition.condition)


# What a text demands, by the kind of its node.
CONDITIONS: Final[dict[type, Callable[[Reading, Any], bool]]] = {
    m.CountIs: _count_is,
    o.Present: _present,
    o.Absent: _absent,
    o.Lies: _lies,
    o.Lacks: _lacks,
    o.SharesNoOrganisation: _shares_none,
    o.IsInZone: _is_in_zone,
    o.IsEmpty: _is_empty,
    o.OnlyThis: _only_this,
    o.AllAre: _all_are,
    o.IsIn: _is_in,
    o.IsNotIn: _is_not_in,
    o.IsInAndNotIn: _is_in_and_not_in,
    o.LiesAs: _lies_as,
    o.BothHold: _both_hold,
    o.EitherHolds: _either_holds,
    o.NotSo: _not_so,
    o.NumberIn: _number_in,
    q.IsMore: is_more,
    q.IsLess: is_less,
    q.IsNoLess: is_no_less,
    q.IsNoMore: is_no_more,
    q.IsMoreBy: is_more_by,
    q.IsLessBy: is_less_by,
    q.IsSame: is_same,
    q.Measures: measures,
    o.IsA: _is_a,
    o.IsNotA: _is_not_a,
    o.HasIcon: _has_icon,
    o.HasOrganisation: _has_organisation,
    o.BondsAre: _bonds_are,
    o.FewerBonds: _fewer_bonds,
    o.StatIs: _stat_is,
    o.OrganisationsAre: _organisations_are,
    o.HasPlayed: _has_played,
    o.HasNotPlayed: _has_not_played,
    o.HasAttacked: _has_attacked,
    o.HasNotAttacked: _has_not_attacked,
    o.IsInitiative: _is_initiative,
    o.IsPrimary: _is_primary,
    o.InPhase: _in_phase,
    o.IsAhead: _is_ahead,
    o.InStepOf: _in_step_of,
    o.Exists: _exists,
    o.IsNowhere: _is_nowhere,
    o.HappenedThisTurn: _happened,
    o.CardsDrawn: _cards_drawn,
    o.BondsGone: _bonds_gone,
    o.CardsPlayed: _cards_played,
    z.InMode: _in_mode,
    a.AsLongAs: _as_long_as,
}
