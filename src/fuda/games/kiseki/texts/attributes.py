"""Which information do cards and players have, and which of it does a text read or change, in which layer of 1215?

Layers: what is printed and base crafts (1215.1a); organisations (1215.1b) and what counts as true of players; abilities
(1215.1c); other facts (1215.1d); figures that a card did not have (1215.1e); figures changed (1215.1f). Effects that
change no information (prohibitions, replacements, prices) are collected beside, as standing effects.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.kiseki.extras.dependencies import is_unknown
from fuda.games.kiseki.words import conditions as o
from fuda.games.kiseki.words import modifiers as g
from fuda.games.kiseki.words import narrowing as h
from fuda.games.kiseki.words import things as k
from fuda.kernel.procedure import rule
from fuda.language.running.lasting import ABILITIES
from fuda.language.running.printed import inside
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    pass

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
OF_STATS: Final = (g.ChangeStat, g.ChangeStatPerEach, g.SetStat, g.BecomeStat, g.MultiplyStat, g.SwapBetween)
OF_PLAYERS: Final = (g.BondsCountAs, g.CountsAsPresent)


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


_OF_STATS: Final = (k.WithStat, k.StatOf, k.TotalOf, o.StatIs, h.WithSameStat)


def reads_of(node: n.Node) -> frozenset[int]:
    """The information that a text looks at."""
    found: set[int] = set()
    for each in inside(node):
        kind = type(each)
        if kind in _READS:
            found.update(_READS[kind])
        if isinstance(each, n.InState):
            if each.state == "cursed":
                found.add(CURSED)
        elif isinstance(each, _OF_STATS):
            found.add(STAT_WORDS[each.stat])
        if is_unknown(each):
            return EVERY_ATTRIBUTE
    return frozenset(found)


# Durations that are judged anew also for what a text has made, and those that are kept by the moment at which they end.
JUDGED_ANEW: Final = frozenset((o.InPhase, o.InStepOf, a.AsLongAs))
TIMED: Final = frozenset(
    (
        n.UntilEndOfTurn,
        o.UntilEndOfBattle,
        o.UntilEndOfAttack,
        o.UntilEndOfDefence,
        o.NextTurn,
        o.UntilEndOfNextTurn,
        o.UntilLeaves,
        o.EveryZone,
        a.InNextTurnOf,
        a.UntilEndOfNextTurnOf,
    )
)
