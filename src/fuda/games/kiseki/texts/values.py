"""What is true now? Information of cards under all lasting effects, in the layers of 1215.

Layers: what is printed and base crafts (1215.1a); organisations (1215.1b) and what counts as true of players; abilities
(1215.1c); other facts (1215.1d); figures that a card did not have (1215.1e); figures changed (1215.1f). Effects that
change no information (prohibitions, replacements, prices) are collected beside, as standing effects.

Only what lies on the fields and face up in the homebases is laid down, and cards elsewhere where a text in force speaks
of every zone; of all others the information is what is printed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.kiseki.cards import UNIT, Card, CardList, is_printed, is_unknown, kinds_named
from fuda.games.kiseki.chapters.last_known import Last
from fuda.games.kiseki.chapters.nullification import is_nullified
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
from fuda.games.kiseki.words import conditions as o
from fuda.games.kiseki.words import modifiers as g
from fuda.games.kiseki.words import things as k
from fuda.games.kiseki.words.icons import CURSE
from fuda.games.kiseki.words.icons import WINGS as WINGS_ICON
from fuda.kernel.facts import Facts, Held, carry_out
from fuda.kernel.procedure import rule
from fuda.kernel.rules import SEATS
from fuda.language.running.lasting import ABILITIES, RANKS, TextChange, TextFacts
from fuda.language.running.lasting import derived as derived_facts
from fuda.language.running.printed import REFERENCE, inside
from fuda.language.running.selection import members
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.kiseki.extras.fact_cache import FactCache
    from fuda.games.kiseki.rules import Kiseki
    from fuda.games.kiseki.texts.reading import Reading

KINDS: Final = 1
ORGANISATIONS: Final = 2
EVERYTHING: Final = 3  # 1: every organisation, without counting (1333.2)
CP: Final = 4
EP: Final = 5
LEVEL: Final = 6
STRENGTH: Final = 7
DEFENCE: Final = 8
WINGS: Final = 9
NAMES: Final = 10
CURSED: Final = 11
# Of players.
BONDS_READ: Final = 12
PRESENT: Final = 13
ALONE: Final = 14

PRESENT_WITH: Final = ((player_target(0), PRESENT), (player_target(1), PRESENT))
PRINTED: Final = -1  # the place in the shape of a table of what the cards are
NO_CARDS: Final[tuple[int, ...]] = ()
MOST_LAID: Final = 1 << 14  # of so many cards what is printed is kept ready

Laid = dict[tuple[int, int], Held]
Parts = dict[int, Laid]  # what is laid down, by card

STATS: Final = (CP, EP, LEVEL, STRENGTH, DEFENCE, WINGS)
STAT_WORDS: Final = {"cp": CP, "ep": EP, "level": LEVEL, "str": STRENGTH, "def": DEFENCE, "wings": WINGS}

EVERY_ATTRIBUTE: Final = frozenset((ABILITIES, *range(KINDS, ALONE + 1)))
LOST: Final = 31  # that abilities were lost: every ability looks at whether its own is still there

OF_ORGANISATIONS: Final = (
    g.GainOrganisation,
    g.HaveOrganisation,
    g.LoseOrganisation,
    g.LoseAllOrganisations,
    g.HaveAllOrganisations,
    g.GainOrganisationsOf,
    g.GainChosenOrganisation,
    g.LoseChosenOrganisation,
)
OF_ABILITIES: Final = (g.GainCraft, g.GainIcon, g.HaveIcon, g.LoseIcon, g.LoseCrafts)
OF_OTHER_FACTS: Final = (g.GainName, g.HaveName, g.BecomeKind, g.BeCursed)
OF_FIGURES: Final = (g.Stats, g.StatsPerEach, g.SwapStats)
OF_STATS: Final = (g.ChangeStat, g.ChangeStatPerEach, g.SetStat, g.BecomeStat)
OF_PLAYERS: Final = (g.BondsCountAs, g.CountsAsPresent)
GAINING_ORGANISATIONS: Final = (g.GainOrganisation, g.HaveOrganisation, g.GainChosenOrganisation)
LOSING_ORGANISATIONS: Final = (g.LoseOrganisation, g.LoseChosenOrganisation)
GAINING_CRAFTS: Final = (g.GainCraft, g.GainIcon, g.HaveIcon)
HANGING_PERIODS: Final = (o.WhileState, o.WhileBattling)
HANGING_CHANGES: Final = (g.StatsPerEach, g.GainOrganisationsOf, g.GainChosenOrganisation, g.LoseChosenOrganisation)


class BaseLayer:
    """What was laid down before all effects, and for which table; by card where it was laid card by card."""

    def __init__(self, shape: tuple[Any, ...], values: Laid, bearers: list[int], parts: Parts | None) -> None:
        self.shape = shape
        self.values = values
        self.bearers = bearers
        self.parts = parts


@rule("1215.1 1215.1b 1215.1c 1215.1d 1215.1e 1215.1f 1215.2")
def layer_of(effect: n.Node) -> int:
    """The layer in which an effect on information applies; 0 for all others."""
    if isinstance(effect, OF_STATS):
        if isinstance(effect.what, k.PlayedBy):
            return 0  # a price
        return 4 if isinstance(effect, g.SetStat) and effect.stat == "wings" else 5
    if isinstance(effect, (*OF_PLAYERS, g.Link)):
        return 1
    if not isinstance(effect, g.Affect):
        return 0
    change = effect.change
    if isinstance(change, (*OF_ORGANISATIONS, g.IsAlone)):
        return 1
    if isinstance(change, OF_ABILITIES):
        return 2
    if isinstance(change, OF_OTHER_FACTS):
        return 3
    return 5 if isinstance(change, OF_FIGURES) else 0


def writes_of(effect: n.Node) -> tuple[int, ...]:
    """The information that an effect changes."""
    if isinstance(effect, OF_STATS):
        return (STAT_WORDS[effect.stat],)
    if isinstance(effect, g.BondsCountAs):
        return (BONDS_READ,)
    if isinstance(effect, g.CountsAsPresent):
        return (PRESENT,)
    if isinstance(effect, g.Link):
        return (ORGANISATIONS, EVERYTHING)
    assert isinstance(effect, g.Affect)
    change = effect.change
    if isinstance(change, OF_ORGANISATIONS):
        return (ORGANISATIONS, EVERYTHING)
    if isinstance(change, g.IsAlone):
        return (ALONE,)
    if isinstance(change, (g.LoseIcon, g.LoseCrafts)):
        return (ABILITIES, LOST)
    if isinstance(change, OF_ABILITIES):
        return (ABILITIES,)
    if isinstance(change, (g.GainName, g.HaveName)):
        return (NAMES,)
    if isinstance(change, g.BecomeKind):
        return (KINDS,)
    return (CURSED,) if isinstance(change, g.BeCursed) else (STRENGTH, DEFENCE)


_READS: Final[dict[type, tuple[int, ...]]] = {
    k.OfKind: (KINDS,),
    k.OfOrganisation: (ORGANISATIONS, EVERYTHING),
    k.WithOrganisation: (ORGANISATIONS, EVERYTHING),
    k.WithoutOrganisation: (ORGANISATIONS, EVERYTHING),
    k.WithAnyOrganisation: (ORGANISATIONS, EVERYTHING),
    k.WithChosenOrganisation: (ORGANISATIONS, EVERYTHING),
    k.SharingOrganisation: (ORGANISATIONS, EVERYTHING),
    k.WithOtherOrganisation: (ORGANISATIONS, EVERYTHING),
    k.OrganisationsAmong: (ORGANISATIONS,),
    o.HasOrganisation: (ORGANISATIONS, EVERYTHING),
    o.OrganisationsAre: (ORGANISATIONS,),
    o.SharesNoOrganisation: (ORGANISATIONS, EVERYTHING),
    g.GainOrganisationsOf: (ORGANISATIONS, EVERYTHING),
    g.Link: (ORGANISATIONS, EVERYTHING),
    k.WithIcon: (ABILITIES,),
    k.WithoutIcon: (ABILITIES,),
    k.WithKeyword: (ABILITIES,),
    k.WithCrafts: (ABILITIES,),
    k.WithoutCrafts: (ABILITIES,),
    o.HasIcon: (ABILITIES,),
    n.WithTrait: (ABILITIES,),
    n.WithCost: (CP,),
    k.Named: (NAMES,),
    k.NameContains: (NAMES,),
    o.Present: (PRESENT, NAMES),
    o.Absent: (PRESENT, NAMES),
    o.OnlyThis: (ALONE, KINDS),
    o.BondsAre: (BONDS_READ,),
    k.BondsOf: (BONDS_READ,),
    o.FewerBonds: (BONDS_READ,),
}


def reads_of(node: n.Node) -> frozenset[int]:
    """The information that a text looks at."""
    found: set[int] = set()
    for each in inside(node):
        found.update(_READS.get(type(each), ()))
        if isinstance(each, (k.WithStat, k.StatOf, k.TotalOf, o.StatIs)):
            found.add(STAT_WORDS[each.stat])
        elif isinstance(each, n.InState) and each.state == "cursed":
            found.add(CURSED)
        if is_unknown(each):
            return EVERY_ATTRIBUTE
    return frozenset(found)


# --- what an effect does


def subjects(effect: n.Node, reading: Reading) -> tuple[int, ...]:
    """The cards, or the players, that an effect on information is about."""
    if type(effect) is g.Affect and type(effect.what) is n.This:
        return (reading.this,)
    if isinstance(effect, g.BondsCountAs):
        return (player_target(reading.player(effect.player)),)
    if isinstance(effect, g.CountsAsPresent):
        return tuple([player_target(FIELDS.index(zone)) for zone in reading.zone_numbers(effect.zone)])
    if isinstance(effect, g.Link):
        return _linked_by(effect, reading)
    what = getattr(effect, "what", None)
    assert isinstance(what, n.Node)
    if isinstance(what, (n.You, n.Opponent)):
        return (player_target(reading.player(what)),)
    found = members(what, reading)
    if isinstance(effect, g.Affect) and effect.duration and isinstance(effect.duration[0], o.EveryZone):
        return _everywhere(what, reading) or found
    return found


def _everywhere(what: n.Node, reading: Reading) -> tuple[int, ...]:
    """Of a group, the members in every zone; nothing where the text names single cards."""
    group = what.what if isinstance(what, n.All) else what
    if isinstance(group, (n.This, n.That, k.Those, k.ThisCard)):
        return ()
    return tuple([card for card in range(len(reading.state.printed)) if reading.fits(card, group)])


@rule("1310.1 1333.2")
def _linked_by(effect: g.Link, reading: Reading) -> tuple[int, ...]:
    """The UNIT cards of the player, wherever they are, that have one of the linked organisations, not only as one of
    all (1333.2)."""
    seat = reading.player(effect.player)
    bits = reading.rules.list.organisation_bits(effect.organisations)
    state = reading.state
    return tuple(
        [
            card
            for card in range(len(state.printed))
            if state.owner[card] == seat and reading.kinds(card) & UNIT and reading.counted_organisations(card) & bits
        ]
    )


def content_of(effect: n.Node, printed: int, rules: Kiseki, reading: Reading, subject: int) -> Held:
    """What an effect does to one card; an empty tuple for nothing at all."""
    if reading.state.effects and subject >= 0:
        if is_nullified(reading.state, rules, subject, reading.timestamp >> RANKS):
            return ()
    if type(effect) is g.Affect:
        times = times_in_force(effect, reading, subject) if effect.duration else 1
        return _content_of_change(effect.change, printed, rules, reading, times) if times else ()
    if isinstance(effect, g.ChangeStat):
        return reading.signed(effect.change)
    if isinstance(effect, g.ChangeStatPerEach) and reading.is_settled and reading.kept:
        return reading.kept[0]
    if isinstance(effect, g.ChangeStatPerEach):
        return len(members(effect.each, reading)) * reading.signed(effect.change)
    if isinstance(effect, (g.SetStat, g.BecomeStat)):
        return reading.amount(effect.amount, subject)
    if isinstance(effect, g.BondsCountAs):
        return effect.n
    if isinstance(effect, g.CountsAsPresent):
        return rules.list.names[effect.name]
    assert isinstance(effect, g.Link)
    return rules.list.organisation_bits(effect.organisations)


def constant_content(effect: n.Node, rules: Kiseki, printed: int) -> Held | None:
    """What an effect does to every card that it reaches unless something nullifies it there; None if that hangs on the
    table, on what was chosen or on the card."""
    if type(effect) is not g.Affect or (effect.duration and isinstance(effect.duration[0], HANGING_PERIODS)):
        return None
    change = effect.change
    if isinstance(change, HANGING_CHANGES) or (isinstance(change, g.Stats) and not _is_plain(change)):
        return None
    return _content_of_change(change, printed, rules, rules.text_reading(rules.nowhere, 0, -1), 1)


def _is_plain(change: g.Stats) -> bool:
    """Whether the figures are printed numbers."""
    return not [each for each in inside(change) if not isinstance(each, (g.Stats, m.Up, m.Down, n.Number))]


def times_in_force(effect: g.Affect, reading: Reading, subject: int) -> int:
    """How often a change applies to a card: hanging on its state, or once for each that it battles with."""
    if not effect.duration:
        return 1
    period = effect.duration[0]
    if isinstance(period, o.WhileState):
        return 1 if reading.lies(subject, period.state) else 0
    if isinstance(period, o.WhileBattling):
        return _battling_with(period, reading, subject)
    return 1


@rule("1406.1")
def _battling_with(period: o.WhileBattling, reading: Reading, subject: int) -> int:
    """How many of the group the unit battles with."""
    state = reading.state
    if not state.fighting:
        return 0
    others: tuple[int, ...] = ()
    if subject in state.attackers:
        others = (state.target,) if state.target >= 0 else ()
    elif subject == state.target:
        others = state.attackers
    return sum([1 for card in others if reading.fits(card, period.what)])


def _content_of_change(change: n.Node, printed: int, rules: Kiseki, reading: Reading, times: int) -> Held:
    if type(change) is g.Stats:
        return _figures(change, reading, times)
    if type(change) is g.BecomeKind:
        return kinds_named(change.kind)
    if isinstance(change, (g.StatsPerEach, g.GainOrganisationsOf)) and reading.kept:
        return reading.kept
    if isinstance(change, g.StatsPerEach):
        times *= len(members(change.each, reading))
        return (times * reading.signed(change.strength), times * reading.signed(change.defence))
    if isinstance(change, (g.GainOrganisation, g.HaveOrganisation, g.LoseOrganisation)):
        return 1 << rules.organisation(change.organisation)
    if isinstance(change, (g.GainChosenOrganisation, g.LoseChosenOrganisation)):
        return reading.organisations
    if isinstance(change, g.GainOrganisationsOf):
        return _organisations_of(change, reading)
    if isinstance(change, (g.GainCraft, g.GainIcon, g.HaveIcon)):
        return rules.given(printed, change)
    if isinstance(change, (g.GainName, g.HaveName)):
        return rules.list.names[change.name]
    return 1


_FIGURES: Final[dict[int, tuple[g.Stats, tuple[int, int]]]] = {}  # plain numbers that were read before


def _figures(change: g.Stats, reading: Reading, times: int) -> tuple[int, int]:
    """By how much STR and DEF change."""
    known = _FIGURES.get(id(change))
    if known is not None and known[0] is change:
        return known[1] if times == 1 else (times * known[1][0], times * known[1][1])
    pair = (reading.signed(change.strength), reading.signed(change.defence))
    if _is_plain(change):
        _FIGURES[id(change)] = (change, pair)
    return times * pair[0], times * pair[1]


@rule("1333.1 1404.1")
def _organisations_of(change: g.GainOrganisationsOf, reading: Reading) -> Held:
    """The organisations that these cards have, and whether one of them has all."""
    bits = 0
    everything = 0
    for card in members(change.what, reading):
        bits |= reading.counted_organisations(card)
        everything |= 1 if reading.has_everything(card) else 0
    return (bits, everything)


@rule("104.6 1303.1 1303.2 1304.1 1304.2 1310.1 1329.1 1329.2")
def _change_one(facts: Facts, rules: Kiseki, effect: n.Node, subject: int, content: Held) -> None:
    """Put the new information in the place of the old."""
    if type(effect) is g.Affect:
        _change(facts, rules, effect.change, subject, content)
    elif isinstance(effect, (g.ChangeStat, g.ChangeStatPerEach)):
        assert isinstance(content, int)
        stat = STAT_WORDS[effect.stat]
        facts.set(subject, stat, facts.number(subject, stat) + content)
    elif isinstance(effect, (g.SetStat, g.BecomeStat)):
        facts.set(subject, STAT_WORDS[effect.stat], content)
    elif isinstance(effect, g.BondsCountAs):
        assert isinstance(content, int)
        before = facts.values.get((subject, BONDS_READ))
        facts.set(subject, BONDS_READ, min(before, content) if isinstance(before, int) else content)
    elif isinstance(effect, g.CountsAsPresent):
        assert isinstance(content, int)
        facts.set(subject, PRESENT, (*facts.members(subject, PRESENT), content))
    elif isinstance(effect, g.Link):
        assert isinstance(content, int)
        facts.set(subject, ORGANISATIONS, facts.number(subject, ORGANISATIONS) | content)


@rule("1215.5 1303.1 1303.2 1331.2 1331.3 1332.2")
def change_all(facts: Facts, rules: Kiseki, effect: n.Node, contents: list[tuple[int, Held]]) -> None:
    """The same for all cards that the effect reaches; figures and crafts, which are by far the most, at once."""
    values: dict[tuple[int, int], Any] = facts.values
    kind = type(effect.change) if type(effect) is g.Affect else None
    if kind is g.Stats:
        content: Any
        for subject, content in contents:
            if content:
                strength, defence = content
                if strength:
                    values[(subject, STRENGTH)] += strength
                if defence:
                    values[(subject, DEFENCE)] += defence
        return
    found: list[tuple[int, Any]] = [each for each in contents if each[1] != ()]
    if kind in GAINING_CRAFTS:
        for subject, content in found:
            _gain(values, rules, subject, content)
        return
    forget_members(facts)
    if kind is g.BecomeKind:
        for subject, content in found:
            values[(subject, KINDS)] = content
    elif kind is g.GainName or kind is g.HaveName:
        for subject, content in found:
            values[(subject, NAMES)] = (*values[(subject, NAMES)], content)
    else:
        for subject, content in found:
            _change_one(facts, rules, effect, subject, content)


def forget_members(facts: Facts) -> None:
    """Who of the fields has which name, kind or organisation is not known any more."""
    if isinstance(facts, TextFacts):
        cache: FactCache | None = facts.cache
        if cache is not None:
            cache.named = cache.members = None


def take_off_figures(facts: Facts, contents: list[tuple[int, Held]]) -> None:
    """Take off what was added to STR and DEF."""
    values: dict[tuple[int, int], Any] = facts.values
    content: Any
    for subject, content in contents:
        if content:
            values[(subject, STRENGTH)] -= content[0]
            values[(subject, DEFENCE)] -= content[1]


@rule("1331.1 1332.1 1333.1 1334.1 1334.2 1338.1")
def _change(facts: Facts, rules: Kiseki, done: n.Node, subject: int, content: Held) -> None:
    kind = type(done)
    if isinstance(content, tuple):
        _change_pair(facts, done, subject, content)
    elif kind in GAINING_ORGANISATIONS:
        facts.set(subject, ORGANISATIONS, facts.number(subject, ORGANISATIONS) | content)
    elif kind in LOSING_ORGANISATIONS:
        facts.set(subject, ORGANISATIONS, _organisations(facts, rules, subject) & ~content)
        facts.set(subject, EVERYTHING, 0)
    else:
        _change_wholly(facts, rules, done, subject)


def _change_wholly(facts: Facts, rules: Kiseki, done: n.Node, subject: int) -> None:
    """A change that is the same wherever it applies."""
    if isinstance(done, g.LoseAllOrganisations):
        facts.set(subject, ORGANISATIONS, 0)
        facts.set(subject, EVERYTHING, 0)
    elif isinstance(done, g.HaveAllOrganisations):
        facts.set(subject, EVERYTHING, 1)
    elif isinstance(done, g.LoseIcon):
        _lose(facts, rules, subject, done.label)
    elif isinstance(done, g.LoseCrafts):
        facts.set(subject, ABILITIES, ())
        facts.set(subject, WINGS, 0)
    elif isinstance(done, g.BeCursed):
        facts.set(subject, CURSED, 1)
    elif isinstance(done, g.IsAlone):
        facts.set(subject, ALONE, 1)
    elif isinstance(done, g.SwapStats):
        strength, defence = facts.number(subject, STRENGTH), facts.number(subject, DEFENCE)
        facts.set(subject, STRENGTH, defence)
        facts.set(subject, DEFENCE, strength)


def _organisations(facts: Facts, rules: Kiseki, subject: int) -> int:
    everything = facts.number(subject, EVERYTHING)
    return rules.list.everything if everything else facts.number(subject, ORGANISATIONS)


def _change_pair(facts: Facts, done: n.Node, subject: int, content: tuple[int, ...]) -> None:
    if isinstance(done, g.GainOrganisationsOf):
        facts.set(subject, ORGANISATIONS, facts.number(subject, ORGANISATIONS) | content[0])
        facts.set(subject, EVERYTHING, facts.number(subject, EVERYTHING) | content[1])
    else:
        facts.set(subject, STRENGTH, facts.number(subject, STRENGTH) + content[0])
        facts.set(subject, DEFENCE, facts.number(subject, DEFENCE) + content[1])


@rule("212.2 1331.3")
def _gain(values: dict[tuple[int, int], Any], rules: Kiseki, subject: int, reference: int) -> None:
    """A craft more; what it fixes of its own card is fixed with it."""
    values[(subject, ABILITIES)] = (*values[(subject, ABILITIES)], subject << 20 | reference)
    fixed = rules.cache.fixed_by.get(reference)
    for stat, value in _fixed_by(rules, reference) if fixed is None else fixed:
        values[(subject, stat)] = value


def _fixed_by(rules: Kiseki, reference: int) -> tuple[tuple[int, int], ...]:
    """The figures that a craft fixes of its own card."""
    found: list[tuple[int, int]] = []
    for truth in rules.list.ability(reference).truths:
        effect = truth.effect
        if isinstance(effect, g.SetStat) and is_printed(truth):
            assert isinstance(effect.amount, n.Number)
            found.append((STAT_WORDS[effect.stat], effect.amount.value))
    fixed = rules.cache.fixed_by[reference] = tuple(found)
    return fixed


@rule("212.2 1334.2")
def _lose(facts: Facts, rules: Kiseki, subject: int, label: str) -> None:
    kept = [each for each in facts.members(subject, ABILITIES) if rules.list.ability(each & REFERENCE).icon != label]
    facts.set(subject, ABILITIES, tuple(kept))
    if label == WINGS_ICON:
        facts.set(subject, WINGS, 0)


@rule("1310.1")
def close_links(facts: TextFacts, changes: Any) -> None:
    """Links that share an organisation form one: each applies again until nothing new comes."""
    links: list[TextChange] = [each for each in changes if type(each.effect) is g.Link]
    if len(links) < 2:
        return
    for _ in links:
        for each in links:
            carry_out(each, facts)


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
    if not rules.has_everywhere:
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
    if spreads or rules.has_everywhere:
        every = range(len(state.printed))
        for card in every if spreads else [each for each in every if everywhere[state.printed[each]]]:
            if (card, ABILITIES) not in values and state.host[card] < 0:
                if everywhere[state.printed[card]]:
                    held = packed_of(rules, card, rules.everywhere_of(state, card))
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
        laid = {(card, attribute): value for attribute, value in rules.printed_values[printed.printed]}
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
    return rules.printed_value[(state.printed[card], attribute)]


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
        prints: dict[tuple[int, int], Any] = rules.printed_value
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
    icons = rules.icons
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


# Durations that are judged anew also for what a text has made, and those that are kept by the moment at which they end.
JUDGED_ANEW: Final = frozenset((o.InPhase, o.InStepOf, a.AsLongAs))
TIMED: Final = frozenset(
    (
        n.UntilEndOfTurn,
        o.UntilEndOfBattle,
        o.UntilEndOfAttack,
        o.UntilEndOfDefence,
        o.NextTurn,
        o.UntilLeaves,
        o.EveryZone,
        a.InNextTurnOf,
        a.UntilEndOfNextTurnOf,
    )
)
