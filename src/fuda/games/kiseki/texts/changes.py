"""What does an effect on information do? To which cards, what, and how it is written into the facts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.kiseki.cards import UNIT, is_printed, kinds_named
from fuda.games.kiseki.chapters.nullification import is_nullified
from fuda.games.kiseki.table import (
    FIELDS,
    player_target,
)
from fuda.games.kiseki.texts.attributes import (
    ALONE,
    BONDS_READ,
    CURSED,
    DEFENCE,
    EVERYTHING,
    KINDS,
    NAMES,
    ORGANISATIONS,
    PRESENT,
    STAT_WORDS,
    STRENGTH,
    WINGS,
)
from fuda.games.kiseki.texts.printed import given
from fuda.games.kiseki.words import conditions as o
from fuda.games.kiseki.words import modifiers as g
from fuda.games.kiseki.words import things as k
from fuda.games.kiseki.words.icons import WINGS as WINGS_ICON
from fuda.kernel.facts import Facts, Held, carry_out
from fuda.kernel.procedure import rule
from fuda.language.running.lasting import ABILITIES
from fuda.language.running.printed import REFERENCE, inside
from fuda.language.running.selection import members
from fuda.language.running.text_changes import TextChange
from fuda.language.running.text_facts import RANKS, TextFacts
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.kiseki.extras.fact_cache import FactCache
    from fuda.games.kiseki.rules import Kiseki
    from fuda.games.kiseki.texts.reading import Reading
GAINING_ORGANISATIONS: Final = (g.GainOrganisation, g.HaveOrganisation, g.GainChosenOrganisation)
LOSING_ORGANISATIONS: Final = (g.LoseOrganisation, g.LoseChosenOrganisation)
GAINING_CRAFTS: Final = (g.GainCraft, g.GainIcon, g.HaveIcon)
HANGING_PERIODS: Final = (o.WhileState, o.WhileBattling)
HANGING_CHANGES: Final = (g.StatsPerEach, g.GainOrganisationsOf, g.GainChosenOrganisation, g.LoseChosenOrganisation)


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
    bits = _bits_linked(effect, reading)
    state = reading.state
    return tuple(
        [
            card
            for card in range(len(state.printed))
            if state.owner[card] == seat and reading.kinds(card) & UNIT and reading.counted_organisations(card) & bits
        ]
    )


@rule("1310.1 1312.4")
def _bits_linked(effect: g.Link, reading: Reading) -> int:
    """The organisations that are linked: those that the text names, or those chosen before."""
    named = effect.organisations
    return reading.rules.list.organisation_bits(named) if named else reading.organisations


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
    if isinstance(effect, g.MultiplyStat):
        return effect.n
    if isinstance(effect, (g.SetStat, g.BecomeStat)) and reading.is_settled and reading.kept:
        return reading.kept[0]
    if isinstance(effect, (g.SetStat, g.BecomeStat)):
        return reading.amount(effect.amount, subject)
    if isinstance(effect, g.SwapBetween):
        return reading.kept[0]
    if isinstance(effect, g.BondsCountAs):
        return effect.n
    if isinstance(effect, g.CountsAsPresent):
        return rules.list.names[effect.name]
    assert isinstance(effect, g.Link)
    return _bits_linked(effect, reading)


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
        return given(rules, printed, change)
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
    elif isinstance(effect, g.MultiplyStat):
        assert isinstance(content, int)
        stat = STAT_WORDS[effect.stat]
        facts.set(subject, stat, facts.number(subject, stat) * content)
    elif isinstance(effect, (g.SetStat, g.BecomeStat, g.SwapBetween)):
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
