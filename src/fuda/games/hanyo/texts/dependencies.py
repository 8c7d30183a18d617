"""Which words look at nothing beside the information of cards and the structure of the table? Those listed here.

A word that stands neither here nor in `_looked_at` depends on everything, so that nothing derived from it is kept over
any event: a new word is slow until somebody has looked through it, and never stale.
"""

from __future__ import annotations

from typing import Final

_LISTED: Final = """
About Activated AddToHand Afflicted All AlsoDuring AnyNumberInDeck AnyOf AsLongAs AtLeast AtMost AttachEnergy BecameMain
BecomeAttribute Both Cannot CannotPlay CannotRetreat CannotUse CardSet Cards Chain ChangeDamage ChangeDamageTaken
ChangeHp ChangeRetreatCost ChangeSkillCost ChangeSkillDamage Changing Charge Charged Choose Chosen CommandCards
CommandPlayed CommandsOf Controlled CountIs Damage DamageForEach Damaged DealDamage Deck DeckOf Delayed Destroy
Destroyed Discard DiscardFromHand DiscardHand DiscardOf DiscardPile Does Down Draw During EachPlayer Effects Entered
Exactly Except Exchange Exile Fails GainAbility GainAdvantage GainAttribute GainLife GainTrait Hand HasAttribute Heal
HealAll If IfYouDo InNextTurnOf InState IncreasePower Instead IsAlso IsInState IsMain IsStandby KnockOut KnockedOut
KnockedOutBy KnockedOutUnits Lasting Limited LookAt Looked LoseAdvantage LoseAttribute LoseExSkills MainUnit May Moment
MoveEnergy NameContains Named NotAfflicted NotCumulative Number OfName OfNumber OfPlayer OnlyDuring Opponent Owner Pay
PerEach PutCounters PutInAnyOrder PutInDiscard PutInStandby PutInStandbySo PutOnDeck Recover Remaining RemoveAllCounters
RemoveCounters Rest Return Reveal Search SetOf SettableOn Shuffle SkillNamed SkillUsed Skills StandbyUnits
StateTriggered Static Stun TakeThatDamage Text That Then This ThisSkill ThisTurnIn ThisUnit Trait Triggered
UnitCards Units UntilEndOfNextTurnOf UntilEndOfTurn UntilStep Up UpTo When WithAttribute WithCost WithHp WithPrintedHp
WithTrait WonRockPaperScissors You
"""
INDEPENDENT: Final = frozenset(_LISTED.split())
