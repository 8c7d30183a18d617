"""Which words of a card text do the rules of hanyo honour, and where?

Places: `unit`, `skill`, `command`, `enhancement`, `ex` for the parts of a card; `event` what a text waits for,
`static` what always holds, `effects` what is carried out. Around a word can be `it` (a unit that the event or an
earlier sentence is about), `cards` (that an earlier sentence chose, found or moved), `looked` (cards that were looked
at or revealed), `moved` (something that was counted), `dealt` (damage), `x` (a number that was named), `janken`
(rock-paper-scissors that was played), `compared` (two amounts), `harmed` (damage about to be dealt), `this-unit`,
`this-skill`, `times` (a damage printed with ×), `this-card` and `deed` (a sentence before).
"""

from typing import Final

from fuda.games.hanyo.texts.speech_of_events import HEARD, OF_DAMAGE, told
from fuda.games.hanyo.words import acts as t
from fuda.games.hanyo.words import conditions as k
from fuda.games.hanyo.words import events as v
from fuda.games.hanyo.words import groups as g
from fuda.games.hanyo.words import more_acts as e
from fuda.games.hanyo.words import rules as u
from fuda.games.hanyo.words import things as h
from fuda.language.compiler.contexts import Allowed, Is, Speech, Word
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import counters as c
from fuda.language.words import decks as d
from fuda.language.words import figures as f
from fuda.language.words import measures as q
from fuda.language.words import nodes as n

AROUND: Final[dict[str, tuple[str, ...]]] = {
    "unit": ("this-unit", "unit-card"),
    "skill": ("this-unit", "this-skill"),
    "ex": ("this-unit", "this-skill", "this-card"),
    "command": (),
    "enhancement": (),
}
SOME: Final[tuple[Allowed, ...]] = (n.Chosen, n.UpTo, q.AtRandom, q.AnyNumber, n.All)
CHOICES: Final = (n.Chosen, n.UpTo, q.AtRandom, q.AnyNumber)
DONE: Final = ("effects", "skill", "command")


def _one() -> tuple[Allowed, ...]:
    """One unit: a word for a single one, or one that is chosen."""
    return (
        h.ThisUnit,
        n.That,
        h.MainUnit,
        Is(n.Chosen, {"n": (1,)}),
        Is(n.UpTo, {"n": (1,)}),
        Is(q.AtRandom, {"n": (1,)}),
    )


CHOICES_OF_ONE: Final[tuple[Allowed, ...]] = tuple([Is(kind, {"n": (1,)}) for kind in (n.Chosen, n.UpTo, q.AtRandom)])


def _on_units(*kinds: type[n.Node]) -> tuple[Word, ...]:
    """Acts on units: what they choose can be spoken of afterwards."""
    found: list[Word] = []
    for each in (h.DealDamage, h.Heal):
        if each in kinds:  # so much for each of them
            found.append(
                Word(
                    each,
                    {"what": (*SOME, h.MainUnit), "amount": (m.PerEach, f.FigureOf)},
                    DONE,
                    offers=("it",),
                    gives=("it", "moved", "dealt"),
                )
            )
    for kind in kinds:
        gives = ("moved", "dealt") if kind in (h.DealDamage, h.Heal, h.HealAll) else ("moved",)
        found.append(Word(kind, {"what": (n.That,)}, DONE, needs=("it",), covers=("what",), gives=gives))
        found.append(Word(kind, {"what": (*SOME, h.MainUnit)}, DONE, gives=("it", *gives)))
        found.append(Word(kind, None, DONE, gives=gives))
    return tuple(found)


_ATTACHED: Final[tuple[Allowed, ...]] = tuple(
    [
        Is(kind, {"what": (h.EnergyOf, h.SetOf, g.AttachedTo)})
        for kind in (n.Chosen, n.UpTo, n.All, q.AtRandom, q.AnyNumber)
    ]
)


_FROM_ONE: Final[tuple[Allowed, ...]] = tuple(
    [
        Is(kind, {"what": (Is(h.EnergyOf, {"of": CHOICES}), Is(h.SetOf, {"of": CHOICES}))})
        for kind in (n.Chosen, n.UpTo, n.All, q.AtRandom, q.AnyNumber)
    ]
)


def _on_cards(*kinds: type[n.Node]) -> tuple[Word, ...]:
    """Acts on cards: それ is a card that was chosen, found or moved; of energy and sets the unit can be meant."""
    found: list[Word] = []
    for kind in kinds:
        found.append(Word(kind, {"what": (n.That,)}, DONE, needs=("cards",), covers=("what",), gives=("moved",)))
        found.append(Word(kind, {"what": _ATTACHED}, DONE, gives=("moved", "it")))
        seen = ("looked",) if kind in (n.Discard, d.PutInDiscard) else ()
        found.append(Word(kind, {"what": (d.TopCards,)}, DONE, gives=("moved", "cards", *seen)))
        found.append(Word(kind, {"what": SOME}, DONE, gives=("moved", "cards", *seen)))
        found.append(Word(kind, None, DONE, gives=("moved", *seen)))
    return tuple(found)


def _lasting(*kinds: type[n.Node]) -> tuple[Word, ...]:
    """What lasts: in what always holds nobody chooses."""
    found: list[Word] = []
    for kind in kinds:
        if "what" in n.field_names(kind):
            found.append(Word(kind, {"what": (n.That,)}, DONE, needs=("it",), covers=("what",)))
            found.append(Word(kind, {"what": CHOICES}, DONE, gives=("it",)))
            found.append(Word(kind, {"what": (g.Doer, g.OfEach)}, DONE))
            kinds_named = (n.All, h.ThisUnit, h.MainUnit, n.This, t.Topic, g.Together, *_SKILLS)
            found.append(Word(kind, {"what": kinds_named}))
        else:
            found.append(Word(kind))
    return tuple(found)


# Words with an attribute that a player may have named before.
CHOSEN_ATTRIBUTE: Final = (
    (h.WithAttribute, "attribute"),
    (g.NotAttribute, "attribute"),
    (g.EitherAttribute, "first"),
    (g.EitherAttribute, "second"),
    (g.WithAdvantage, "attribute"),
)
# Conditions about one unit, of which the sentence then speaks.
OF_ONE: Final = (h.IsInState, h.HasAttribute, h.DamageIs, f.FigureIs, k.HasSets, k.UnitDid, k.HasEither, k.HasSetOf)
# Of whom a unit takes over something, and who takes it over in what always holds.
_OWNERS: Final[tuple[Allowed, ...]] = (n.All, h.MainUnit, h.ThisUnit)
_NAMED: Final[tuple[Allowed, ...]] = (n.All, h.MainUnit, h.ThisUnit, t.Topic)
_SKILLS: Final[tuple[Allowed, ...]] = (
    h.ThisSkill,
    h.Skills,
    h.SkillNamed,
    g.SkillOf,
    g.SkillsCosting,
    g.SkillsWithName,
    n.WithCost,
)


def _fallen() -> tuple[Allowed, ...]:
    """Groups of knocked-out units."""
    found: tuple[Allowed, ...] = (h.KnockedOutUnits, g.FallenStandby)
    for _ in range(3):
        wrapped = tuple([Is(kind, {"what": found}) for kind in (n.Controlled, h.WithAttribute, h.NameContains)])
        found = (
            h.KnockedOutUnits,
            g.FallenStandby,
            Is(f.OfEitherSide, {"what": (h.KnockedOutUnits, g.FallenStandby)}),
            *wrapped,
        )
    return found


_FALLEN: Final[tuple[Allowed, ...]] = tuple([Is(kind, {"what": _fallen()}) for kind in (*CHOICES, n.All)])
# What is counted for the base of a skill's damage, before anything of its text is carried out.
_BASES: Final[tuple[Allowed, ...]] = (
    Is(f.FigureOf, {"of": (h.ThisUnit, h.MainUnit)}),
    q.Multiplied,
    q.CountOf,
    q.SoMany,
    g.TotalOf,
    g.KindsOf,
    g.TimesDone,
)
_INSTEAD: Final = {"event": "event", "effect": "effects"}

SPEECH: Final = Speech(
    (
        *HEARD,
        Word(h.CardSet, needs=("this-card",)),
        Word(v.PutToDiscard),
        Word(a.StateTriggered, opens={"condition": "static", "effects": "effects"}),
        Word(a.Activated, opens={"effects": "effects"}),
        Word(u.LimitedModes, opens={"options": "effects"}),
        Word(a.Static, opens={"": "static"}, then=("deed",)),
        Word(u.NotWhile, None, ("static",), needs=("deed",)),
        Word(g.Doer, needs=("doer",)),
        Word(h.SettableOn, opens={"": "static"}),
        Word(a.Delayed, {"event": told(h.Moment, v.GameStarts)}, DONE, offers=("put-off",), opens=_INSTEAD),
        Word(a.Delayed, {"event": told(*OF_DAMAGE)}, DONE, offers=("it", "told-dealt"), opens=_INSTEAD),
        Word(a.Delayed, None, DONE, offers=("it", "put-off"), opens=_INSTEAD),
        Word(
            a.Repeated,
            {"event": told(*OF_DAMAGE)},
            DONE,
            needs=("until",),
            offers=("it", "told-dealt"),
            opens=_INSTEAD,
        ),
        Word(a.Repeated, None, DONE, needs=("until",), offers=("it", "put-off"), opens=_INSTEAD),
        Word(n.Lasting, offers=("until",)),
        Word(a.Instead, {"event": told(h.Damaged, v.TookDamage)}, offers=("harmed", "it"), opens=_INSTEAD),
        Word(a.Instead, {"event": told(v.WasHealed)}, offers=("healed", "it"), opens=_INSTEAD),
        Word(a.Instead, {"event": told(v.PutToDiscard, v.LostEnergy)}, offers=("cards",), opens=_INSTEAD),
        Word(a.Instead, {"event": told(v.Drew)}, opens=_INSTEAD),
        *[
            Word(t.InsteadThen, slots, offers=offers, opens={**_INSTEAD, "then": "effects"})
            for slots, offers in (
                ({"event": told(h.Damaged, v.TookDamage)}, ("harmed", "it")),
                ({"event": told(v.WasHealed)}, ("healed", "it")),
                ({"event": told(v.PutToDiscard, v.LostEnergy)}, ("cards",)),
                ({"event": told(v.Drew)}, ()),
                (None, ("it",)),
            )
        ],
        Word(t.ChangeThatHealing, needs=("healed",)),
        Word(t.InsteadOfFalling, None, ("ex",), offers=("cards",), opens={"effect": "effects"}),
        Word(a.Instead, offers=("it",), opens=_INSTEAD),
        Word(h.TakeThatDamage, needs=("harmed",)),
        Word(t.ChangeThatDamage, needs=("harmed",)),
        Word(t.SplitDamage, needs=("harmed",)),
        # Words for units, cards and numbers.
        Word(n.This, needs=("this-unit",)),
        Word(h.ThisUnit, needs=("this-unit",)),
        Word(f.Other, needs=("this-unit",)),
        Word(f.Other, needs=("it",)),
        Word(h.ThisSkill, needs=("this-skill",)),
        Word(n.That, needs=("it",)),
        Word(n.That, needs=("cards",)),
        Word(d.Looked, needs=("looked",)),
        Word(d.Remaining, needs=("looked",)),
        Word(f.NumberX, needs=("x",)),
        Word(q.SoMany, needs=("moved",)),
        Word(q.AsDealt, needs=("told-dealt",)),
        Word(q.AsDealt, needs=("dealt",), unless=("put-off",)),
        Word(q.Difference, needs=("compared",)),
        Word(q.Compares, gives=("compared",)),
        *[Word(kind, {"what": (h.MainUnit, h.ThisUnit)}, gives=("it",)) for kind in OF_ONE],
        *[Word(kind) for kind in OF_ONE],
        Word(k.HasWon, needs=("janken",)),
        Word(k.HasLost, needs=("janken",)),
        *[Word(kind, None, (*DONE, "unit", "ex")) for kind in CHOICES],
        Word(h.EnergyOf, {"of": (h.ThisUnit, n.That, h.MainUnit, n.Chosen, n.UpTo, n.All)}),
        Word(g.AttachedTo, {"of": (h.ThisUnit, n.That, h.MainUnit, n.Chosen, n.UpTo, n.All)}),
        Word(h.SetOf, {"of": (h.ThisUnit, n.That, h.MainUnit, n.Chosen, n.UpTo, n.All)}),
        Word(g.Different, None, DONE),
        Word(h.WonRockPaperScissors, None, DONE, gives=("janken",)),
        Word(h.WonRockPaperScissors, needs=("failing",)),
        Word(k.LostRockPaperScissors, None, DONE, gives=("janken",)),
        Word(k.LostRockPaperScissors, needs=("failing",)),
        Word(
            n.If,
            {
                "condition": (h.WonRockPaperScissors, k.LostRockPaperScissors, k.WonAny, k.LostAny),
                "effects": (h.Fails,),
            },
            offers=("failing",),
        ),
        Word(n.If),
        # What lasts.
        *_lasting(
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
            h.LoseExSkills,
            h.Fails,
            h.CannotUse,
            h.CannotRetreat,
            h.NotAfflicted,
            u.Forbid,
            u.UsesThough,
            u.NeverFails,
            u.NoSkills,
            u.GainAdvantages,
            u.GainAttributes,
            u.LoseAttributes,
            u.IgnoresAdvantage,
            u.ChangeDamageFrom,
            u.GainEveryAdvantage,
            u.AtMostEnergy,
            u.GainAdvantageOver,
            u.GainName,
            u.NextDamageDealt,
            u.NextDamageTaken,
        ),
        Word(u.KeepsDamage, {"what": (h.ThisSkill,)}, ("skill",)),
        Word(u.KeepsDamage, {"what": (n.That,)}, DONE, needs=("it",), covers=("what",)),
        Word(u.KeepsDamage, {"what": CHOICES}, DONE, gives=("it",)),
        Word(u.KeepsDamage, {"what": (n.All, h.ThisUnit, h.MainUnit, n.This, t.Topic, g.Together)}),
        Word(u.EnterableIf, None, ("static",), needs=("unit-card",)),
        Word(u.EnterableUnless, None, ("static",), needs=("unit-card",)),
        Word(h.GainAbility, {"what": (n.That,)}, DONE, needs=("it",), offers=("this-unit",), opens={"ability": "unit"}),
        Word(h.GainAbility, offers=("this-unit",), opens={"ability": "unit"}),
        Word(u.UsableOnlyIf, {"what": (h.ThisSkill,)}, ("skill",)),
        Word(u.UsableOnlyIf, {"what": _SKILLS}, ("static",)),
        Word(h.IsAlso, None, ("static",)),
        Word(h.AnyNumberInDeck, None, ("static",)),
        Word(u.AtMostInDeck, None, ("static",)),
        Word(t.Before, needs=("it",)),
        Word(t.Before, needs=("cards",)),
        Word(t.ThenModes, then=("deed",)),
        Word(t.IfDoneModes, then=("deed",)),
        Word(g.NewMain, needs=("it",)),
        Word(g.NewMain, needs=("swapped",)),
        Word(t.InsteadIf, needs=("deed",)),
        Word(t.SkillKnocksOut, None, ("skill",), offers=("it",), opens={"what": "event", "effect": "effects"}),
        Word(t.AttachEach, {"to": (n.That,)}, DONE, needs=("it",), covers=("to",), gives=("moved",)),
        Word(t.AttachEach, {"to": SOME}, DONE, gives=("it", "moved")),
        Word(u.MayDoMore, {"n": tuple(range(1, 10))}),
        Word(n.PhaseOf),
        Word(k.WonAny, None, DONE, gives=("janken",)),
        Word(k.WonAny, needs=("failing",)),
        Word(k.LostAny, None, DONE, gives=("janken",)),
        Word(k.LostAny, needs=("failing",)),
        Word(u.UsesSkillsOf, {"what": (n.That,), "of": _OWNERS}, DONE, needs=("it",), covers=("what",)),
        Word(u.UsesSkillsOf, {"what": CHOICES, "of": _OWNERS}, DONE, gives=("it",)),
        Word(u.UsesSkillsOf, {"what": _NAMED, "of": _OWNERS}),
        Word(
            u.GainAttributesOf, {"what": (*_NAMED, n.Chosen), "of": (n.That,)}, DONE, needs=("cards",), covers=("of",)
        ),
        *[
            word
            for kind in (u.GainAttributesOf, u.BecomeAttributesOf)
            for word in (
                Word(kind, {"what": (n.That,), "of": _OWNERS}, DONE, needs=("it",), covers=("what",)),
                Word(kind, {"what": CHOICES, "of": _OWNERS}, DONE, gives=("it",)),
                Word(kind, {"what": _NAMED, "of": _OWNERS}),
            )
        ],
        Word(u.GainAttributesOfCards, {"what": _NAMED}),
        # What happens once.
        Word(h.DamageForEach, None, ("skill",), needs=("times",), unless=("optional",)),
        Word(t.DamageForCount, None, ("skill",), needs=("times",), unless=("optional",)),
        Word(t.DamageSo, {"amount": _BASES}, ("skill",), needs=("times",), unless=("optional",)),
        Word(c.PutCounters, {"what": (h.ThisUnit,)}, DONE, gives=("moved",)),
        Word(c.PutCounters, {"what": (n.That,)}, DONE, needs=("it",), covers=("what",), gives=("moved", "marked")),
        Word(c.PutCounters, {"what": (*SOME, h.MainUnit)}, DONE, gives=("it", "moved", "marked")),
        *_on_units(
            h.DealDamage,
            h.Heal,
            h.HealAll,
            h.Rest,
            h.Stun,
            h.Recover,
            h.KnockOut,
            n.Return,
            h.Charge,
            c.RemoveCounters,
            c.RemoveAllCounters,
            t.RemoveEveryCounter,
            t.RemoveSomeCounters,
            t.DiscardUnits,
            t.UnitsOnDeck,
            t.UnitsIntoDeck,
            t.RetreatNow,
            t.RetreatFreely,
            t.ToMain,
        ),
        Word(t.Revive, {"what": (n.That,)}, DONE, needs=("it",), covers=("what",)),
        Word(t.Revive, {"what": _FALLEN}, DONE, gives=("it", "moved")),
        Word(t.ShareDamage, {"what": SOME}, DONE, gives=("it",)),
        *[
            word
            for kind in (t.ReturnWithCards, t.ReturnWithEnergy)
            for word in (
                Word(kind, {"what": (n.That,)}, DONE, needs=("it",), covers=("what",)),
                Word(kind, {"what": (*SOME, h.ThisUnit, h.MainUnit)}, DONE),
            )
        ],
        Word(t.ChooseCards, {"what": SOME}, DONE, gives=("cards",)),
        Word(n.Choose, {"what": (*SOME, h.MainUnit, h.ThisUnit)}, DONE, gives=("it",)),
        *_on_cards(
            n.Discard,
            d.PutInDiscard,
            d.AddToHand,
            d.PutOnDeck,
            d.PutInAnyOrder,
            h.PutInStandby,
            t.PutInStandbySo,
            t.CardsIntoDeck,
        ),
        Word(d.AddToHand, {"what": (n.That,)}, DONE, needs=("it",), covers=("what",)),
        Word(
            h.AttachEnergy,
            {"what": (n.That,), "to": _one()},
            DONE,
            needs=("cards",),
            covers=("what",),
            gives=("moved",),
        ),
        Word(h.AttachEnergy, {"to": CHOICES_OF_ONE}, DONE, gives=("moved", "it")),
        Word(h.AttachEnergy, {"to": _one()}, DONE, gives=("moved",)),
        Word(h.MoveEnergy, {"what": _FROM_ONE, "to": CHOICES_OF_ONE}, DONE, offers=("it",), gives=("moved", "it")),
        Word(h.MoveEnergy, {"what": _FROM_ONE, "to": _one()}, DONE, offers=("it",), gives=("moved",)),
        Word(h.MoveEnergy, {"what": (*_ATTACHED, n.That), "to": CHOICES_OF_ONE}, DONE, gives=("moved", "it")),
        Word(h.MoveEnergy, {"what": (*_ATTACHED, n.That), "to": _one()}, DONE, gives=("moved",)),
        Word(t.SetCard, {"what": (n.That,), "to": _one()}, DONE, needs=("cards",), covers=("what",)),
        Word(t.SetCard, {"to": CHOICES_OF_ONE}, DONE, gives=("it",)),
        Word(t.SetCard, {"to": _one()}, DONE),
        Word(t.TopAsEnergy, {"to": CHOICES_OF_ONE}, DONE, gives=("moved", "it")),
        Word(t.TopAsEnergy, {"to": _one()}, DONE, gives=("moved",)),
        Word(n.Exchange, {"one": _one(), "other": _one()}, DONE, gives=("swapped",)),
        Word(t.RevealUntil, None, DONE, gives=("looked", "cards", "moved")),
        Word(d.Search, None, DONE, gives=("cards", "it")),
        Word(n.LookAt, None, DONE, gives=("looked", "cards", "it")),
        Word(d.Reveal, {"what": (n.That,)}, DONE, needs=("cards",), covers=("what",)),
        Word(d.Reveal, None, DONE, gives=("looked", "cards", "moved")),
        Word(t.RevealAll, None, DONE, gives=("looked", "cards", "moved")),
        Word(n.Draw, None, DONE, gives=("moved",)),
        Word(t.DrawSo, None, DONE, gives=("moved",)),
        Word(d.DiscardFromHand, None, DONE, gives=("moved",)),
        Word(d.DiscardHand, None, DONE, gives=("moved",)),
        Word(t.DiscardSo, None, DONE, gives=("moved",)),
        Word(t.ChooseNumber, None, DONE, gives=("x", "moved")),
        Word(t.PlayJanken, None, DONE, gives=("janken",)),
        Word(t.ChooseThen, {"what": (*SOME, h.MainUnit, h.ThisUnit)}, DONE, offers=("it",)),
        Word(t.ForCount, {"amount": (Is(q.Every, {"amount": (q.CountOf,)}), g.FigureParts)}),
        Word(t.ForCount, {"amount": (q.Difference,)}),
        Word(t.ForCount, needs=("moved",)),
        Word(e.RemoveOwnCounters, None, DONE, needs=("this-unit",), unless=("it",), gives=("moved",)),
        Word(e.TopAsEnergyEach, {"to": (n.That,)}, DONE, needs=("it",), covers=("to",), gives=("moved",)),
        Word(e.TopAsEnergyEach, {"to": SOME}, DONE, gives=("it", "moved")),
        Word(u.PlayableIf, opens={"condition": "static"}),
        Word(u.PlayableUnless, opens={"condition": "static"}),
        Word(g.OwnCounters, needs=("this-unit",), unless=("marked",)),
        Word(g.Winner, needs=("janken",)),
        Word(g.Loser, needs=("janken",)),
        Word(t.KeepsOn, needs=("deed",)),
        Word(t.ChooseAttribute, None, DONE, gives=("attribute",)),
        *[Word(kind, {name: ("chosen",)}, needs=("attribute",)) for kind, name in CHOSEN_ATTRIBUTE],
        *[Word(kind) for kind in dict.fromkeys([kind for kind, _ in CHOSEN_ATTRIBUTE])],
        # Whose words: in what somebody else is told to do 自分 is that player.
        # 105.3: 相手 is the opponent of the player whose text it is; of several who act it could be anybody.
        Word(n.Does, {"player": (a.EachPlayer,)}, offers=("each",)),
        Word(n.Does, {"player": (g.Winner, g.Loser)}, offers=("theirs",)),
        Word(n.Does, covers=("player",)),
        Word(n.May, {"player": (a.EachPlayer,)}, offers=("each", "optional")),
        Word(n.May, offers=("optional",), covers=("player",)),
        Word(n.Opponent, unless=("theirs", "each")),
        Word(n.IfYouDo, needs=("deed",)),
        Word(a.IfYouDoNot, needs=("deed",)),
        Word(t.Otherwise, needs=("deed",)),
        Word(n.Then, needs=("deed",)),
        Word(n.Effects, then=("deed",)),
        Word(m.AnyOf),
    )
)


def place_of(category: str, fields: dict[str, object]) -> tuple[str, tuple[str, ...]]:
    """Where the text of a card stands, and what is around it."""
    around = AROUND[category]
    if category == "skill" and ("cost" not in fields or "damage" in fields):
        around = (*around, "dealt")
    if (
        category == "skill"
        and isinstance(fields.get("damage", ""), str)
        and ("cost" not in fields or "damage" in fields)
    ):
        around = (*around, "times")
    return category, around
