"""Which words say something that lasts, and by what do things come about that no text does?"""

from typing import Final

from fuda.games.hanyo.words import rules as u
from fuda.games.hanyo.words import things as h
from fuda.language.words import abilities as a

# Effects that last.
LASTS: Final = (
    h.ChangeHp,
    h.ChangeDamage,
    h.ChangeDamageTaken,
    h.ChangeSkillDamage,
    h.ChangeRetreatCost,
    h.ChangeSkillCost,
    h.GainAttribute,
    h.LoseAttribute,
    h.GainAdvantage,
    h.LoseAdvantage,
    h.BecomeAttribute,
    h.GainAbility,
    h.LoseExSkills,
    h.Fails,
    h.CannotUse,
    h.CannotRetreat,
    h.CannotPlay,
    h.NotAfflicted,
    u.Forbid,
    u.CannotDo,
    u.MayDoMore,
    u.AtMostDo,
    u.MayDoUpTo,
    u.AtMostEnergy,
    u.UsesThough,
    u.NeverFails,
    u.NoSkills,
    u.LoseAttributes,
    u.UsableOnlyIf,
    u.IgnoresAdvantage,
    u.ChangeDamageFrom,
    u.UsesSkillsOf,
    u.GainAttributesOf,
    u.BecomeAttributesOf,
    u.GainAdvantageOver,
    u.GainName,
    u.KeepsHand,
    u.KeepsDamage,
    a.Instead,
    a.Delayed,
)

RULES: Final = "rules"  # what no text does, but the rules themselves
