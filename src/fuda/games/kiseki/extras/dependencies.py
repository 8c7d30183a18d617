"""At what do texts look beside the information of cards and the structure of the table? Words listed here at nothing.

A word that stands neither here nor in `_looked_at` depends on everything, so that nothing derived from it is kept
over any event: a new word is slow until somebody has looked through it, and never stale.
"""

from __future__ import annotations

from typing import Final

from fuda.games.kiseki.events import ANYTHING, BONDS, CARDS, FACES, FIGHT, ORIENTATION, PENDING, PLAYED, SUPPORTED, TIME
from fuda.games.kiseki.kinds import BASE, EVENT, kinds_named
from fuda.games.kiseki.words import conditions as o
from fuda.games.kiseki.words import crafts as f
from fuda.games.kiseki.words import things as k
from fuda.language.running.printed import inside
from fuda.language.words import decks as d
from fuda.language.words import nodes as n

_LISTED: Final = """
AbilityPlayed About Absent Action ActionIcon Actioned Activated AddToHand Affect All AllAre AlsoDuring Amounting
AnyField AnyNumber AnyOf AsLongAs AtLeast AtMost AttackPrice Attacked AttackedAlone AttackedEach AttackedFirst
AttackedOnlyBy AttackedPlayer AttackedWhat AttacksIfPossible AttacksOnly AttacksWith BeCursed BecomeKind BecomeOneUnit
BecomeStat Board BoardedOn BondsCountAs BondsGained BondsLost Both BothHold ByCard ByLabel ByOrganisation ByPlayer
ByStat Cannot CannotAttack CannotAttackPlayers CannotAttackWhat CannotBePlayed CannotBePlayedAs CannotDraw
CannotGainBonds CannotLoseBonds CannotPlay CannotPlayAbility Cards Chain ChangeStat ChangeStatPerEach Changing Choose
ChooseOrganisations Chosen ChosenBy Controlled CountIs CountOf CountersOn CountsAsPresent Damage Deck Define Delayed
Destroy Destroyed Discard DiscardFromHand DiscardHand DiscardOf DiscardPile Discarded Does DoesNotReady Down Draw
DrawCards Drew During EachPlayer Effects EitherOf Entered EntryIcon EveryZone Exactly Except Exchange Exile Field
Figure GainBonds GainChosenOrganisation GainControl GainCp GainCraft GainEp GainIcon GainLife GainName GainOrganisation
GainOrganisationsOf GainSupport GainTrait HandDiscarded HandledBy HasIcon HasOrganisation HaveAllOrganisations HaveIcon
HaveName HaveOrganisation Icon Icons If IfYouDo InNextTurnOf InThatZone IncreasePower Instead InsteadNext InsteadOfCost
IsA IsAlone IsEmpty IsIn IsInZone IsNotA IsNotDestroyed IsNotIn IsNotSlain IsNotStunned Keyword Lasting Left Limited
Link LinkTactically LookAt LookAtTop Looked LoseAllOrganisations LoseBonds LoseChosenOrganisation LoseCrafts LoseIcon
LoseOrganisation LoseSupport May MayHaveIcon Moment NameContains Named Narrowed Negate NextPlayedBy NextTurn NoLessThan
NoMoreThan NoOverkill NoOverkillDamage NoStunDamage NotAttacked NotAttackedBy NotCumulative NotIf NotStruckBack
NotTargetedBy Noted Nullify Number NumberedIcon OfAmount OfGroup OfIcon OfKind OfName OfNumber OfOrganisation
OfOrganisationChange OfPlayer OfStat OnCondition OneAndOther Oneself OnlyDuring OnlyIf OnlyIn OnlyThis Opponent
OrganisationsAmong OrganisationsAre Others OverkillDealt OverkillTaken OwnIconPlayed OwnPrinted Owner Pay PayCp PayEp
PerEach PhaseOf Plan PlannedBy PlayableFromHomebase Played PlayedBy PlayedOutOf Present PrintedStatOf PutCounters
PutInAnyOrder PutInDiscard PutInHomebase PutInTrail PutIntoTrail PutIntoTrailBy PutIntoTrailFrom PutOnDeck PutOntoField
PutOntoFieldOf PutTop PutTopInHomebase Readied Ready Rebuild Recover Recovered Remaining Remove RemoveAllCounters
RemoveCounters Refills Restricted Return ReturnedToHand Reveal RevealHand ScrumAttacked Search SetStat
SharesNoOrganisation SharingOrganisation Shuffle Slain Slay StatIs StatOf StateTriggered Static Stats StatsPerEach
StepMoment StrikesBackAtAll StrikesBackIfPossible Stun Stunned StunnedBy Subnamed SupportGained SupportLost SwapStats
TargetAt Targeting Targets TargetsAnyNumber TargetsUpTo Text That Then These This ThisCard ThisTurnIn Those TopCards
TotalOf Trait Triggered TurnDown TurnOf TurnUp TurnedUp Uneven UnitCards Units UntilEndOfAttack UntilEndOfBattle
UntilEndOfDefence UntilEndOfNextTurn UntilEndOfNextTurnOf UntilEndOfTurn UntilLeaves UntilStep Up UpTo UpToTotal
Variable WasAttacked WasAttackedBy WasBoarded WasLinked WasRebuilt WasScrumAttacked When WithAnyOrganisation WithArt
WithChosenOrganisation WithCost WithCounter WithCrafts WithIcon WithKeyword WithOrganisation WithOtherOrganisation
WithPrintedStat WithStat WithTrait WithoutCrafts WithoutIcon WithoutOrganisation You YouAndOpponent
"""
INDEPENDENT: Final = frozenset(_LISTED.split())


def is_homely(node: n.Node) -> bool:
    """Whether a word speaks of what lies in a homebase."""
    if isinstance(node, k.OfKind):
        return bool(kinds_named(node.kind) & (EVENT | BASE))
    return isinstance(node, (k.Homebase, k.AnyHomebase, o.OfState))


# What events change the states that texts speak of; the others are part of the structure of fields and homebases.
_STATES: Final = {
    "ready": ORIENTATION,
    "actioned": ORIENTATION,
    "up": FACES,
    "down": FACES,
    "supported": SUPPORTED,
    "battling": FIGHT,
    "attacking": FIGHT,
    "scrum-attacking": FIGHT,
    "attacking-alone": FIGHT,
    "defending": FIGHT,
}


def looked_at(nodes: list[n.Node]) -> int:
    """What texts look at beside the structure of fields and homebases, so that it has to be read again."""
    found = 0
    for node in nodes:
        for each in inside(node):
            kind = type(each)
            found |= _LOOKS[kind] if kind in _LOOKS else _looked_at(each)
    return found


# Words that look at something else by what is in their slots.
_BY_SLOTS: Final = (k.OfKind, k.Homebase, k.AnyHomebase, o.LiesAs, o.IsInAndNotIn, o.WhileState, n.InState, o.OfState)
_LOOKS: Final[dict[type, int]] = {}  # by class of word, of those seen before


def _looked_at(node: n.Node) -> int:
    kind = type(node)
    if kind in _LOOKS:
        return _LOOKS[kind]
    found = _looks_at(node)
    if not isinstance(node, _BY_SLOTS):
        _LOOKS[kind] = found
    return found


def _looks_at(node: n.Node) -> int:
    if isinstance(node, (n.InZone, d.DeckOf, n.Hand, k.Trail, k.AnyTrail, k.Removed, k.AnyRemoved, o.Lies, o.Lacks)):
        return CARDS
    if isinstance(node, (k.OfKind, k.Homebase, k.AnyHomebase)) and is_homely(node):
        return CARDS
    if isinstance(node, o.LiesAs):  # of this card while it is in force it tells nothing new
        return 0 if isinstance(node.what, (n.This, k.ThisCard)) else CARDS
    if isinstance(node, (o.BondsAre, k.BondsOf, o.FewerBonds, f.Elation)):
        return BONDS
    if isinstance(node, (o.InPhase, o.IsAhead, o.InStepOf, o.IsPrimary, o.IsInitiative)):
        return TIME
    if isinstance(node, (o.WhileBattling, k.AttackedByThis, k.BattlingWith, k.Attackers, k.Defenders)):
        return FIGHT
    if isinstance(node, o.IsInAndNotIn):
        return _STATES.get(node.state, 0) | _STATES.get(node.other, 0)
    if isinstance(node, (o.WhileState, n.InState, o.OfState)):
        return _STATES.get(node.state, 0)
    if isinstance(node, (k.Pending, k.Waiting)):
        return PENDING
    if isinstance(node, o.TimesPerTurn):
        return PLAYED
    if isinstance(
        node, (o.HasPlayed, o.HasNotPlayed, o.HasAttacked, o.HasNotAttacked, o.CardsPlayed, k.PlayedThisTurn)
    ):
        return PLAYED
    return 0 if type(node).__name__ in INDEPENDENT else ANYTHING


def hangs_on_bonds(node: n.Node) -> bool:
    """Whether a word itself, without those inside it, looks at bonds."""
    return bool(_looked_at(node) & BONDS)


def is_unknown(node: n.Node) -> bool:
    """Whether nobody has looked through the word, so that it depends on everything."""
    return _looked_at(node) == ANYTHING
