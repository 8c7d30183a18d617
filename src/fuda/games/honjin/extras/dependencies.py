"""Which words look at nothing beside the information of cards and the structure of the table? Those listed here.

A word that stands neither here nor in `_looked_at` depends on everything, so that nothing derived from it is kept over
any event: a new word is slow until somebody has looked through it, and never stale.
"""

from __future__ import annotations

from typing import Final

_LISTED: Final = """
Able About Activated AddToHand Adjacent Adjust All AllSpecials AllStanding AllWords AlsoDuring AlterDamage
AlterInitiativeDie AlterRoll AlterUseRoll AnyAttribute AnyOf AnyParty AnyRace AnyResistance AnyStanding AsLongAs AtLeast
AtMost AtTerrain Attributes BattleAt Battler BearsEquipment BearsNoEquipment BecameFinished BecomeInstant Besides Both
BothFeatures BothHold CanBear Cannot Cards CardsOf Chain ChainEnded Change Changing Choose Chosen CogsOfTime Controlled
CopiesAllowed Costs CountIs CountOf CounterTo CountersOn Damage DamageInShort DeathApplies Deck DeckOf Declared Define
Delayed Destroy Destroyed Dice DiceAnd DiceMinus DicePlus Died DiedOfThis Discard DiscardAll DiscardAtRandom
DiscardBetween DiscardCards DiscardEquipment DiscardFrom DiscardFromHand DiscardHand DiscardOf DiscardPile DiscardUse
Discards Does Down Draw During EachPlayer Effects Either EitherFeature EitherHolds EmptyLands EndsWithChain Entered
EquipLimit EquipmentOf Equipments Equipped Every Exactly Except Exchange Excluding Exclusive Exile Exists ExistsNot
Figure FigureInShort FigureOf Finish ForcedLaying Foremost FromZone GainLife GainSpecial GainTrait Grant Hand
HandDiscarded HasSpecial HasStanding Having HavingUsed Heading Headquarters HeadquartersOf HeldTerrains HighestDie
Holder HolderUnits If IfApplied IfYouDo InBoth InForce InNextTurnOf InParty InTerritory IncreasePower InstantSummonAt
Instead Is IsAmong IsHero IsInstant IsNot IsNotInstant IsSide IsSummonGround ItemSlots Kill LaidTerrains Lasting
LayProxy LayThis Limited Listed LookAt Looked Lose LostWithChain LowestDie MakeProxy MarchFailed MarchSucceeded MarchTo
Marches May Moment Moments Move MoveInFormation NameFirst NoEquipment NormalSummonAt NotBeing NotCumulative NotMet
NotStacking Noted Number NumberOf OfAttribute OfClass OfFaction OfFeature OfFigure OfMarch OfName OfNumber OfPlayer
OfPrintedFigure OfRace OfType OfWords OnTerrain OneOf OnePlayer Oneself OnlyDuring OnlyIf Opponent Others Owner OwnerOf
Party Pay PerEach PhaseOf Places PrintedFigureOf Proxies PutCounters PutInAnyOrder PutInDiscard PutOnDeck
Quoted Races Rearmost Refill RefillBetween RefillUpTo Refilled Refresh Remaining Remove RemoveAllCounters RemoveCounters
RemoveFrom Removed Reroll Resistance Return ReturnToHand Reveal RevealHand Roll RollIs RollResult SameOnly SameRaces
Search SearchDeck SecretArt SetDamage SetFigure SetSlots SetSomeSlots Shuffle ShuffleDeck SoMany Special SpecialMarch
SpecialNamed SpecialsOf SpellSlots Standing StandsAt StateTriggered Static Such SummonCards SummonThis Summoned
SummonedAs SwapFigures Target Terrains Text That ThatCard ThatUnit Then This ThisCard ThisEquipment ThisLaid ThisPlace
ThisTerrain ThisTurnIn ThisUnit Times Timing TimingFirst ToAttack ToBeEquipped ToBeFinished ToBeTargeted ToCounter ToDie
ToLay ToMarch ToMarchTo ToRefill ToSummon ToUse Together TookDamage TookEffect TopCards TotalOf Trait Triggered
TurnOf Types UnitCards Units Unlimited Unsaid UntilEndOfNextTurnOf UntilEndOfTurn UntilStep Up UpTo UseTookEffect
VacantTerrains Vanish VanishGrants VanishUse Variable Void VoidIf WasDiscarded WasEquipped WasRemoved WasReturned
WasUsed Weakness WhateverAttribute WhateverRace WhateverResistance When WithCost WithCounter WithTrait Words
WouldBeDiscarded WouldRoll WouldTakeAttackDamage WouldTakeDamage You
"""
INDEPENDENT: Final = frozenset(_LISTED.split())
