"""Which words look at nothing beside the information of cards and the structure of the table? Those listed here.

A word that stands neither here nor in `_looked_at` depends on everything, so that nothing derived from it is kept
over any event: a new word is slow until somebody has looked through it, and never stale.
"""

from __future__ import annotations

from typing import Final

_LISTED: Final = """
AbilityPlayed About Absent Action ActionIcon Actioned Activated AddToHand Affect All AllAre AlsoDuring Amounting
AnyField AnyNumber AnyOf AsLongAs AtLeast AtMost AttackPrice Attacked AttackedAlone AttackedEach AttackedFirst
AttackedOnlyBy AttackedWhat AttacksIfPossible AttacksOnly AttacksWith BeCursed BecomeKind BecomeOneUnit BecomeStat Board
BoardedOn BondsCountAs BondsGained BondsLost Both BothHold ByCard ByLabel ByOrganisation ByPlayer ByStat Cannot
CannotAttack CannotAttackPlayers CannotAttackWhat CannotBePlayed CannotBePlayedAs CannotDraw CannotGainBonds
CannotLoseBonds CannotPlay CannotPlayAbility Cards Chain ChangeStat ChangeStatPerEach Changing Choose
ChooseOrganisations Chosen ChosenBy Controlled CountIs CountOf CountersOn CountsAsPresent Damage Deck Define Delayed
Destroy Destroyed Discard DiscardFromHand DiscardHand DiscardOf DiscardPile Discarded Does DoesNotReady Down Draw
DrawCards Drew During EachPlayer Effects EitherOf Entered EntryIcon EveryZone Exactly Except Exchange Exile Field Figure
GainBonds GainChosenOrganisation GainControl GainCp GainCraft GainEp GainIcon GainLife GainName GainOrganisation
GainOrganisationsOf GainSupport GainTrait HandDiscarded HandledBy HasIcon HasOrganisation HaveAllOrganisations HaveIcon
HaveName HaveOrganisation Icon Icons If IfYouDo InNextTurnOf InThatZone IncreasePower Instead InsteadOfCost IsA IsAlone
IsEmpty IsIn IsInZone IsNotA IsNotDestroyed IsNotIn IsNotSlain IsNotStunned Keyword Lasting Left Limited Link
LinkTactically LookAt LookAtTop Looked LoseAllOrganisations LoseBonds LoseChosenOrganisation LoseCrafts LoseIcon
LoseOrganisation LoseSupport May MayHaveIcon Moment NameContains Named Narrowed Negate NextTurn NoLessThan NoMoreThan
NoOverkill NoOverkillDamage NoStunDamage NotAttacked NotAttackedBy NotCumulative NotIf NotStruckBack NotTargetedBy Noted
Nullify Number NumberedIcon OfAmount OfGroup OfIcon OfKind OfName OfNumber OfOrganisation OfOrganisationChange OfPlayer
OfStat OnCondition OneAndOther Oneself OnlyDuring OnlyIf OnlyIn OnlyThis Opponent OrganisationsAmong OrganisationsAre
Others OverkillDealt OverkillTaken OwnIconPlayed OwnPrinted Owner Pay PayCp PayEp PerEach PhaseOf Plan
PlayableFromHomebase Played PlayedBy PlayedOutOf Present PrintedStatOf PutCounters PutInAnyOrder PutInDiscard
PutInHomebase PutInTrail PutIntoTrail PutIntoTrailBy PutIntoTrailFrom PutOnDeck PutOntoField PutOntoFieldOf PutTop
PutTopInHomebase Readied Ready Rebuild Recover Recovered Remaining Remove RemoveAllCounters RemoveCounters Refills
Restricted Return ReturnedToHand Reveal RevealHand ScrumAttacked Search SetStat SharesNoOrganisation SharingOrganisation
Shuffle Slain Slay StatIs StatOf StateTriggered Static Stats StatsPerEach StepMoment StrikesBackAtAll
StrikesBackIfPossible Stun Stunned StunnedBy Subnamed SupportGained SwapStats TargetAt Targeting Targets
TargetsAnyNumber TargetsUpTo Text That Then These This ThisCard ThisTurnIn Those TopCards TotalOf Trait Triggered
TurnDown TurnOf TurnUp TurnedUp Uneven UnitCards Units UntilEndOfAttack UntilEndOfBattle UntilEndOfDefence
UntilEndOfNextTurnOf UntilEndOfTurn UntilLeaves UntilStep Up UpTo UpToTotal Variable WasAttacked WasBoarded WasLinked
WasRebuilt WasScrumAttacked When WithAnyOrganisation WithArt WithChosenOrganisation WithCost WithCounter WithCrafts
WithIcon WithKeyword WithOrganisation WithOtherOrganisation WithPrintedStat WithStat WithTrait WithoutCrafts WithoutIcon
WithoutOrganisation You YouAndOpponent
"""
INDEPENDENT: Final = frozenset(_LISTED.split())
