"""What do the words for cards and groups mean? Which cards each can mean, and whether a card is one of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from fuda.games.kiseki.cards import kinds_named
from fuda.games.kiseki.table import (
    CARD,
    DECKS,
    ORIENTED,
    waiting_target,
)
from fuda.games.kiseki.texts.attributes import NAMES
from fuda.games.kiseki.texts.printed import printed_fits, printed_stat, subnames
from fuda.games.kiseki.texts.values import (
    held,
    keywords_of,
)
from fuda.games.kiseki.words import choosing as z
from fuda.games.kiseki.words import narrowing as h
from fuda.games.kiseki.words import things as k
from fuda.kernel.procedure import rule
from fuda.language.running.selection import compares, matches, members
from fuda.language.words import amounts as m
from fuda.language.words import decks as d

if TYPE_CHECKING:
    from fuda.games.kiseki.texts.reading import Reading


PLAYS: Final = -10_000  # numbers from here down stand for plays that are counted


def _those(reading: Reading, group: Any) -> tuple[int, ...]:
    return reading.that


def _these(reading: Reading, group: Any) -> tuple[int, ...]:
    return (reading.this, *[card for card in reading.that if card != reading.this])


@rule("1204.2e 1204.2e-1")
def _target_at(reading: Reading, group: Any) -> tuple[int, ...]:
    return reading.targets[group.place : group.place + 1]


def _this(reading: Reading, group: Any) -> tuple[int, ...]:
    return (reading.this,)


@rule("1410.1")
def _attacked_by_this(reading: Reading, group: Any) -> tuple[int, ...]:
    state = reading.state
    if reading.this in state.attackers or reading.this in (state.attacks[-1][1:] if state.attacks else ()):
        return (state.target,) if state.target >= 0 else ()
    return ()


@rule("804.5")
def _attackers(reading: Reading, group: Any) -> tuple[int, ...]:
    return reading.state.attackers if reading.state.fighting else ()


@rule("804.6")
def _defenders(reading: Reading, group: Any) -> tuple[int, ...]:
    return (reading.state.target,) if reading.state.fighting and reading.state.target >= 0 else ()


def _looked(reading: Reading, group: Any) -> tuple[int, ...]:
    return reading.looked


def _remaining(reading: Reading, group: Any) -> tuple[int, ...]:
    return tuple([card for card in reading.looked if reading.state.zone[card] in DECKS])


def _top_cards(reading: Reading, group: Any) -> tuple[int, ...]:
    return reading.cards_in(group.zone)[: group.n]


def _either(reading: Reading, group: Any) -> tuple[int, ...]:
    one = members(group.one, reading)
    return (*one, *[card for card in members(group.other, reading) if card not in one])


def _any_of(reading: Reading, group: Any) -> tuple[int, ...]:
    return members(group.what, reading)


def _pending(reading: Reading, group: Any) -> tuple[int, ...]:
    return tuple([waiting_target(each.name) for each in reading.state.waiting])


@rule("1221.1 1601.1")
def _handled(reading: Reading, group: Any) -> tuple[int, ...]:
    return tuple([card for deed, card in reading.handled if deed == group.deed])


def _is_pending(reading: Reading, target: int, group: Any) -> bool:
    for each in reading.state.waiting:
        if waiting_target(each.name) == target:
            is_card = each.kind in (CARD, "pseudo")
            if group.ability in ("any", "card"):
                return group.ability == "any" or is_card
            if is_card:
                return False
            if group.ability == "ability":
                return each.kind != "support"
            if group.ability == "craft":
                return each.kind == "craft"
            if group.ability.startswith("【"):
                crafts = reading.rules.list.cards[each.printed].abilities
                return each.kind == "craft" and crafts[each.ability].icon == group.ability.strip("【】")
            if group.ability in ("activated", "triggered"):
                form = reading.rules.list.cards[each.printed].abilities[each.ability].form
                return each.kind == "craft" and form == (1 if group.ability == "activated" else 2)
            return each.kind == str(group.ability)
    return False


def _of_kind(reading: Reading, card: int, group: Any) -> bool:
    wanted = kinds_named(group.kind)
    return reading.kinds(card) & wanted == wanted


def is_of_organisation(reading: Reading, card: int, group: Any) -> bool:
    return bool(reading.organisations_of(card) >> reading.rules.organisation(group.organisation) & 1)


def _named(reading: Reading, card: int, group: Any) -> bool:
    last = reading.remembered(card)
    found = last.names if last is not None else held(reading.state, reading.rules, card, NAMES, reading.facts)
    return isinstance(found, tuple) and reading.rules.list.names.get(group.name, -1) in found


def _subnamed(reading: Reading, card: int, group: Any) -> bool:
    rules, state = reading.rules, reading.state
    if rules.list.cards[state.printed[card]].subname == group.name:
        return True
    return group.name in subnames(state, rules, card)


def _name_contains(reading: Reading, card: int, group: Any) -> bool:
    return any([group.name in name for name in reading.names(card)]) and matches(card, group.what, reading)


def _others(reading: Reading, card: int, group: Any) -> bool:
    return card != reading.this and matches(card, group.what, reading)


def _with_any_organisation(reading: Reading, card: int, group: Any) -> bool:
    return reading.organisations_of(card) != 0 and matches(card, group.what, reading)


def _with_chosen(reading: Reading, card: int, group: Any) -> bool:
    return bool(reading.organisations_of(card) & reading.organisations) and matches(card, group.what, reading)


def _with_art(reading: Reading, card: int, group: Any) -> bool:
    return reading.rules.card(reading.state, card).art() is not None and matches(card, group.what, reading)


def _has_crafts(reading: Reading, card: int) -> bool:
    last = reading.remembered(card)
    if last is not None:
        return bool(last.abilities)
    facts = reading.facts if reading.facts is not None else reading.rules.facts(reading.state)
    return bool(facts.members(card, 0)) or bool(reading.state.zone[card] not in ORIENTED and _prints(reading, card))


def _prints(reading: Reading, card: int) -> bool:
    return bool(reading.rules.card(reading.state, card).own)


def _with_crafts(reading: Reading, card: int, group: Any) -> bool:
    return _has_crafts(reading, card) and matches(card, group.what, reading)


def _without_crafts(reading: Reading, card: int, group: Any) -> bool:
    return not _has_crafts(reading, card) and matches(card, group.what, reading)


def _with_organisation(reading: Reading, card: int, group: Any) -> bool:
    return is_of_organisation(reading, card, group) and matches(card, group.what, reading)


def _without_organisation(reading: Reading, card: int, group: Any) -> bool:
    return not is_of_organisation(reading, card, group) and matches(card, group.what, reading)


def _sharing(reading: Reading, card: int, group: Any) -> bool:
    bits = reading.organisations_of(card)
    return any([bits & reading.organisations_of(each) for each in members(group.of, reading)]) and matches(
        card, group.what, reading
    )


@rule("104.6")
def _with_same_stat(reading: Reading, card: int, group: Any) -> bool:
    stat = reading.rules.stat(group.stat)
    wanted = [reading.number(each, stat) for each in members(group.of, reading)]
    return reading.number(card, stat) in wanted and matches(card, group.what, reading)


def _with_compared_stat(reading: Reading, card: int, group: Any) -> bool:
    """With several cards before it each of them is compared with."""
    stat = reading.rules.stat(group.stat)
    mine = reading.number(card, stat)
    kind, others = type(group), [reading.number(each, stat) for each in members(group.of, reading)]
    if not others:
        return False
    if kind in (h.WithLess, h.WithNoLess):
        right = mine < min(others) if kind is h.WithLess else mine >= max(others)
    else:
        right = mine > max(others) if kind is h.WithMore else mine <= min(others)
    return right and matches(card, group.what, reading)


def _with_other_organisation(reading: Reading, card: int, group: Any) -> bool:
    printed = 0
    for each in members(group.of, reading):
        printed |= reading.rules.list.bits[reading.state.printed[each]]
    return bool(reading.organisations_of(card) & ~printed) and matches(card, group.what, reading)


def _battling_with(reading: Reading, card: int, group: Any) -> bool:
    attackers, defenders = _attackers(reading, group), _defenders(reading, group)
    for each in members(group.of, reading):
        if (each in attackers and card in defenders) or (each in defenders and card in attackers):
            return matches(card, group.what, reading)
    return False


def _with_icon(reading: Reading, card: int, group: Any) -> bool:
    return reading.has_icon(card, group.label) and matches(card, group.what, reading)


def _without_icon(reading: Reading, card: int, group: Any) -> bool:
    return not reading.has_icon(card, group.label) and matches(card, group.what, reading)


def _with_keyword(reading: Reading, card: int, group: Any) -> bool:
    return group.keyword in keywords_of(reading.state, reading.rules, card, reading.facts) and matches(
        card, group.what, reading
    )


def _with_stat(reading: Reading, card: int, group: Any) -> bool:
    bound = reading.bound(group.bound, card)
    return compares(reading.number(card, reading.rules.stat(group.stat)), bound) and matches(card, group.what, reading)


def _with_printed_stat(reading: Reading, card: int, group: Any) -> bool:
    value = printed_stat(reading.state, reading.rules, card, group.stat)
    return compares(value, reading.bound(group.bound, card)) and matches(card, group.what, reading)


def _played_by(reading: Reading, card: int, group: Any) -> bool:
    return reading.actor == reading.player(group.player) and matches(card, group.what, reading)


def _is_any_of(reading: Reading, card: int, group: Any) -> bool:
    return matches(card, group.what, reading)


def _is_either(reading: Reading, card: int, group: Any) -> bool:
    return reading.fits(card, group.one) or reading.fits(card, group.other)


def _is_handled(reading: Reading, card: int, group: Any) -> bool:
    return card in _handled(reading, group) and matches(card, group.what, reading)


def _aboard(reading: Reading, group: Any) -> tuple[int, ...]:
    aboard = reading.state.aboard
    items = members(group.of, reading)
    return tuple([card for card in range(len(aboard)) if aboard[card] >= 0 and aboard[card] in items])


@rule("1337.1")
def _is_aboard(reading: Reading, card: int, group: Any) -> bool:
    return card in _aboard(reading, group) and matches(card, group.what, reading)


def _other_than(reading: Reading, card: int, group: Any) -> bool:
    return card not in members(group.of, reading) and matches(card, group.what, reading)


def _also_being(reading: Reading, card: int, group: Any) -> bool:
    return matches(card, group.group, reading) and matches(card, group.what, reading)


def _without_chosen(reading: Reading, card: int, group: Any) -> bool:
    return not reading.organisations_of(card) & reading.organisations and matches(card, group.what, reading)


def _not_being(reading: Reading, card: int, group: Any) -> bool:
    return not matches(card, group.group, reading) and matches(card, group.what, reading)


def _not_in_state(reading: Reading, card: int, group: Any) -> bool:
    return not reading.lies(card, group.state) and matches(card, group.what, reading)


@rule("804.8")
def _attacked_this_turn(reading: Reading, card: int, group: Any) -> bool:
    return _has_attacked(reading, card) and matches(card, group.what, reading)


def _not_attacked_this_turn(reading: Reading, card: int, group: Any) -> bool:
    return not _has_attacked(reading, card) and matches(card, group.what, reading)


def _is_of_past(reading: Reading, card: int, group: Any) -> bool:
    return _has_met(reading, card, group.event) and matches(card, group.what, reading)


def _is_not_of_past(reading: Reading, card: int, group: Any) -> bool:
    return not _has_met(reading, card, group.event) and matches(card, group.what, reading)


def _has_met(reading: Reading, card: int, event: str) -> bool:
    from fuda.games.kiseki.texts.triggers import has_met

    return has_met(reading, card, event)


@rule("1333.2")
def _with_organisations(reading: Reading, card: int, group: Any) -> bool:
    counted = reading.counted_organisations(card).bit_count()
    return compares(counted, reading.bound(group.bound)) and matches(card, group.what, reading)


@rule("1204.2k")
def _played_this_turn(reading: Reading, group: Any) -> tuple[int, ...]:
    """A number for each play that counts; no card of the table, since the same card may have been played twice."""
    seat = reading.player(group.player)
    found = [each for each in reading.state.played if each[0] == seat and printed_fits(reading.rules, each, group.what)]
    return tuple([PLAYS - place for place in range(len(found))])


def _is_played_this_turn(reading: Reading, card: int, group: Any) -> bool:
    return card in _played_this_turn(reading, group)


@rule("104.5 203.2")
def _is_of_declared_kind(reading: Reading, card: int, group: Any) -> bool:
    return bool(reading.kinds(card) & reading.variable) and matches(card, group.what, reading)


@rule("104.5 201.1")
def _is_of_declared_name(reading: Reading, card: int, group: Any) -> bool:
    words = reading.rules.list.name_words
    right = reading.variable < len(words) and words[reading.variable] in reading.names(card)
    return right and matches(card, group.what, reading)


def _every_few(reading: Reading, group: Any) -> tuple[int, ...]:
    """One for each so many of them."""
    found = members(group.what, reading)
    return found[: len(found) // group.n]


def _is_of_few(reading: Reading, card: int, group: Any) -> bool:
    return card in _every_few(reading, group)


def _has_attacked(reading: Reading, card: int) -> bool:
    return card >= 0 and bool(reading.state.attacked_in[card] == reading.state.turn)


def _with_highest(reading: Reading, card: int, group: Any) -> bool:
    found = _figures(reading, group)
    return card in found and found[card] == max(found.values())


def _with_lowest(reading: Reading, card: int, group: Any) -> bool:
    found = _figures(reading, group)
    return card in found and found[card] == min(found.values())


def _figures(reading: Reading, group: Any) -> dict[int, int]:
    """The stat of every member of the group that is compared."""
    stat = reading.rules.stat(group.stat)
    return {card: reading.number(card, stat) for card in members(group.what, reading)}


# What a text looks for and tests, by the kind of its node.
BASES: Final[dict[type, Callable[[Reading, Any], tuple[int, ...]]]] = {
    k.Those: _those,
    k.These: _these,
    k.TargetAt: _target_at,
    k.ThisCard: _this,
    k.AttackedByThis: _attacked_by_this,
    k.Attackers: _attackers,
    k.Defenders: _defenders,
    d.Looked: _looked,
    d.Remaining: _remaining,
    d.TopCards: _top_cards,
    k.EitherOf: _either,
    m.AnyOf: _any_of,
    k.Pending: _pending,
    k.HandledBy: _handled,
    h.Aboard: _aboard,
    h.EveryFew: _every_few,
    k.PlayedThisTurn: _played_this_turn,
}
OF_WAITING: Final = frozenset((k.Pending, k.EitherOf, m.AnyOf))
TESTS: Final[dict[type, Callable[[Reading, int, Any], bool]]] = {
    k.OfKind: _of_kind,
    k.OfOrganisation: is_of_organisation,
    k.Named: _named,
    k.Subnamed: _subnamed,
    k.NameContains: _name_contains,
    k.Others: _others,
    k.WithAnyOrganisation: _with_any_organisation,
    k.WithChosenOrganisation: _with_chosen,
    k.WithArt: _with_art,
    k.WithCrafts: _with_crafts,
    k.WithoutCrafts: _without_crafts,
    k.WithOrganisation: _with_organisation,
    k.WithoutOrganisation: _without_organisation,
    k.SharingOrganisation: _sharing,
    k.WithOtherOrganisation: _with_other_organisation,
    k.WithIcon: _with_icon,
    k.WithoutIcon: _without_icon,
    k.WithKeyword: _with_keyword,
    k.WithStat: _with_stat,
    k.WithPrintedStat: _with_printed_stat,
    k.PlayedBy: _played_by,
    k.NextPlayedBy: _played_by,
    k.BattlingWith: _battling_with,
    h.Aboard: _is_aboard,
    h.WithSameStat: _with_same_stat,
    h.WithLess: _with_compared_stat,
    h.WithMore: _with_compared_stat,
    h.WithNoLess: _with_compared_stat,
    h.WithNoMore: _with_compared_stat,
    h.OtherThan: _other_than,
    h.NotBeing: _not_being,
    h.WithOrganisations: _with_organisations,
    h.ThisTurn: _is_of_past,
    h.NotThisTurn: _is_not_of_past,
    z.OfDeclaredKind: _is_of_declared_kind,
    z.OfDeclaredName: _is_of_declared_name,
    h.EveryFew: _is_of_few,
    k.PlayedThisTurn: _is_played_this_turn,
    h.AlsoBeing: _also_being,
    h.WithoutChosenOrganisation: _without_chosen,
    h.NotInState: _not_in_state,
    h.AttackedThisTurn: _attacked_this_turn,
    h.NotAttackedThisTurn: _not_attacked_this_turn,
    h.WithHighest: _with_highest,
    h.WithLowest: _with_lowest,
    k.Pending: _is_pending,
    k.HandledBy: _is_handled,
    k.EitherOf: _is_either,
    m.AnyOf: _is_any_of,
}
