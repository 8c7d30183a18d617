"""Which words of a card text do the rules of kokuryoku honour, and where?

Places: the kinds of text (`unit`, `equipment`, `item`, `surprise`, `land`), `event` what a text waits for, `static`
what always holds, `effects` what is carried out, `change` by how much a figure changes. Around a word can be
`this-unit` (the text belongs to a unit or is attached to one), `battle`, `stack` (something used just before), `it`
(the unit that the event, the occasion or an earlier sentence is about; `gone` when it has left the field), `cards`
(that an earlier sentence chose or moved), `looked` (cards that were looked at), `dealt` (damage or chips of the event),
`x` (of the price), `compared` (two amounts), `heard` (an event), `put-off` (a later moment), `past-steps` (the steps
before the item step are over), `unit-card` and `this-square`.
"""

from typing import Final

from fuda.games.kokuryoku.words import acts as t
from fuda.games.kokuryoku.words import amounts as q
from fuda.games.kokuryoku.words import effects as e
from fuda.games.kokuryoku.words import events as v
from fuda.games.kokuryoku.words import groups as g
from fuda.games.kokuryoku.words import keywords as k
from fuda.games.kokuryoku.words import prices as pr
from fuda.games.kokuryoku.words import relations as r
from fuda.games.kokuryoku.words import rules as u
from fuda.games.kokuryoku.words import strikes as s
from fuda.games.kokuryoku.words import things as o
from fuda.language.compiler.contexts import Allowed, Is, Row, Speech, Word
from fuda.language.words import abilities as a
from fuda.language.words import decks as d
from fuda.language.words import nodes as n

BATTLE_TIMES: Final[tuple[Allowed, ...]] = ("attack", "defence", "counter", "battle")
MOVING: Final[tuple[Allowed, ...]] = ("move", "enemy-move")
AROUND: Final[dict[str, tuple[str, ...]]] = {
    "unit": ("this-unit", "unit-card"),
    "equipment": ("this-unit",),
    "item": ("this-unit",),
    "surprise": (),
    "land": ("this-square",),
}
TEXTS: Final = ("effects", "change", "surprise", "unit", "item")
SOME: Final[tuple[Allowed, ...]] = (n.Chosen, n.UpTo, o.AtRandom, o.AnyNumber)


# What a text waits for, and what is around it then: damage is dealt in a battle, a unit that has left is no longer on
# the field.
HEARD: Final[tuple[tuple[tuple[Allowed, ...], tuple[str, ...]], ...]] = (
    (
        (o.DamagedWith, o.DealtDamage, o.Defeated, v.Beaten, v.BeatenWith, v.Harmed, v.HarmedWith, s.HarmedIn),
        ("battle", "it", "dealt"),
    ),
    ((v.Attacked, v.StruckBack, v.AttackedWith, s.CounteredWith), ("battle", "it")),
    ((o.PutOffField, v.LeftField), ("gone",)),
    ((v.Restored, v.Supported, v.SpiritGone, v.SpiritFell), ("it", "dealt")),
    (
        (
            o.Moved,
            n.Entered,
            o.ClassChanged,
            o.CardAttached,
            v.MovedTo,
            v.MovedFrom,
            v.SortiedTo,
            v.SpiritReached,
            v.GenerationChanged,
            v.Equipped,
            v.BecameWaiting,
            v.BecameAble,
            v.ActionEnded,
            v.ActionEndedAt,
            v.Rescued,
            v.HealedWith,
            v.FightEnded,
        ),
        ("it",),
    ),
    ((v.LandCame,), ("cards",)),
    (
        (
            o.Moment,
            v.MomentOfTurn,
            v.StepOfTurn,
            v.InTurn,
            v.PhaseEnds,
            v.TurnBegins,
            v.TurnEnds,
            v.StepBegins,
            v.Drew,
            v.Discarded,
            v.UsedOne,
            v.Stripped,
            v.CardUsed,
            v.LaidHere,
        ),
        (),
    ),
)


def _used(kind: type[n.Node], more: tuple[str, ...] = ()) -> tuple[Word, ...]:
    """A text that is used at a timing; some timings bring a battle or a unit with them."""
    opens = {"effects": "effects"}
    return (
        Word(kind, {"timing": BATTLE_TIMES}, offers=("battle", "stack", *more), opens=opens),
        Word(kind, {"timing": MOVING}, offers=("it", "stack", *more), opens=opens),
        Word(kind, {"timing": ("fall",)}, offers=("gone", "stack", *more), opens=opens),
        Word(kind, {"timing": ("power",)}, offers=("stack", "past-steps", *more), opens=opens),
        Word(kind, {"timing": ("end", "action", "any")}, offers=("stack", *more), opens=opens),
        *[
            Word(kind, {"timing": events}, offers=(*offers, "stack", *more), opens={**opens, "timing": "event"})
            for events, offers in HEARD
        ],
    )


def _heard(events: tuple[Allowed, ...], offers: tuple[str, ...]) -> tuple[Word, ...]:
    opens = {"event": "event", "effects": "effects"}
    return (
        Word(n.Triggered, {"event": events}, offers=(*offers, "heard"), opens=opens),
        Word(u.TriggeredIf, {"event": events}, offers=(*offers, "heard"), opens=opens),
        Word(
            u.TriggeredOn,
            {"event": events},
            offers=(*offers, "heard", "topic"),
            opens={"event": "event", "effect": "effects"},
        ),
    )


def _one() -> tuple[Allowed, ...]:
    """One unit: a word for a single one, or one that is chosen."""
    single = (o.ThisUnit, n.That, o.AttackingUnit, o.DefendingUnit, o.Foe, g.Its, g.Unsaid, g.EventUnit)
    one = (Is(n.Chosen, {"n": (1,)}), Is(n.UpTo, {"n": (1,)}), Is(o.AtRandom, {"n": (1,)}))
    return (*single, *one)


def _in(zone: type[n.Node], player: type[n.Node]) -> Is:
    return Is(n.InZone, {"zone": (Is(zone, {"player": (player,)}),)})


def _from(zone: type[n.Node], player: type[n.Node]) -> tuple[Allowed, ...]:
    there = (_in(zone, player),)
    return tuple([Is(kind, {"what": there}) for kind in (n.Chosen, n.UpTo, n.All, o.AnyNumber, o.AtRandom)])


def _one_from(*zones: type[n.Node]) -> tuple[Allowed, ...]:
    return tuple([Is(n.Chosen, {"n": (1,), "what": (_in(zone, n.You),)}) for zone in zones])


def _on_units(*kinds: type[n.Node]) -> tuple[Word, ...]:
    """Acts on units: what they choose can be spoken of afterwards, and それ is a unit that is still there."""
    found: list[Word] = []
    for kind in kinds:
        found.append(Word(kind, {"what": (n.That,)}, ("effects",), needs=("it",)))
        found.append(Word(kind, {"what": (*SOME, n.All)}, ("effects",), gives=("it",)))
        found.append(Word(kind, None, ("effects",)))
    return tuple(found)


def _putting(*kinds: type[n.Node]) -> tuple[Word, ...]:
    """Acts that take cards or units away: それ may have left the field, or be a card."""
    found: list[Word] = []
    for kind in kinds:
        found.append(Word(kind, {"what": (n.That,)}, ("effects",), needs=("gone",), covers=("what",)))
        found.append(Word(kind, {"what": (g.EventUnit,)}, ("effects",), needs=("gone",), covers=("what",)))
        found.append(Word(kind, {"what": (n.That,)}, ("effects",), needs=("cards",), covers=("what",)))
        found.append(Word(kind, {"what": (n.That,)}, ("effects",), needs=("it",)))
        found.append(Word(kind, None, ("effects",), gives=("cards", "moved")))
    return tuple(found)


def _lasting(*kinds: type[n.Node]) -> tuple[Word, ...]:
    """What lasts: of chosen units it can be spoken afterwards, in what always holds nobody chooses."""
    found: list[Word] = []
    for kind in kinds:
        opens = {"change": "change"} if "change" in n.field_names(kind) else None
        if "what" in n.field_names(kind):
            found.append(Word(kind, {"what": (n.That,)}, ("effects",), needs=("it",), opens=opens))
            found.append(Word(kind, {"what": (*SOME, n.All)}, ("effects",), gives=("it",), opens=opens))
        found.append(Word(kind, opens=opens))
    return tuple(found)


_LATER: Final[tuple[Allowed, ...]] = (
    u.NextPhaseOf,
    u.PhaseOfNextTurn,
    u.ThatPhase,
    u.UntilEndOfPhase,
    u.UntilTurnOf,
    u.ForGame,
    a.InNextTurnOf,
    a.UntilEndOfNextTurnOf,
    a.AsLongAs,
)
_UNPAID: Final = Is(k.Price, {"parts": (Row((k.HandPrice, k.OffPrice, k.ChipPrice)),)})
# What a keyword costs: it is the unit's, whichever card gave it, and no X of it is spoken of.
_OF_KEYWORD: Final = Is(k.Price, {"parts": (Row((k.SpiritPrice, k.HandPrice, k.OffPrice, k.ChipPrice, k.WaitPrice)),)})
_TO_HAND: Final[tuple[Allowed, ...]] = (
    *[
        Is(kind, {"what": (o.AttachedTo, g.AllAttached, g.LandsThere)})
        for kind in (n.Chosen, n.UpTo, n.All, o.AnyNumber, o.AtRandom)
    ],
    *_from(o.OffField, n.You),
    *_from(g.Abroad, n.You),
    Is(n.Chosen, {"what": (Is(n.InZone, {"zone": (t.LookedCards,)}),)}),
    Is(n.UpTo, {"what": (Is(n.InZone, {"zone": (t.LookedCards,)}),)}),
    n.This,
    n.That,
    t.RestOfThem,
)

# What can happen to a card instead of going off the field: it goes elsewhere.
_MOVING_IT: Final[tuple[Allowed, ...]] = tuple(
    [
        Is(kind, {"what": (n.This,)})
        for kind in (d.AddToHand, e.PutAbroad, t.TakeBack, t.PutOnDeck, t.PutInDeck, t.AttachTo)
    ]
)
_MOVED_AWAY: Final[tuple[Allowed, ...]] = (
    *_MOVING_IT,
    t.GoHome,
    Is(a.Both, {"second": _MOVING_IT}),
    Is(a.Both, {"first": _MOVING_IT}),
)

SPEECH: Final = Speech(
    (
        *_used(k.Surprise),
        *_used(k.Use),
        *_used(k.Crest, ("crest",)),
        Word(k.SpiritPrice, needs=("this-unit",)),
        Word(k.SpiritPriceX, needs=("this-unit",), gives=("x",)),
        Word(k.WaitPrice, needs=("this-unit",)),
        Word(k.SelfPrice, needs=("this-unit",)),
        Word(k.Training, {"price": (_UNPAID,)}),
        *[Word(kind, {"price": (_OF_KEYWORD,)}) for kind in (k.MoveAgain, k.FollowUp, k.Critical, k.Rescue, k.Capture)],
        Word(k.Symbol, opens={"": "effects"}),
        Word(k.Barred, opens={"": "static"}),
        Word(k.EntryPrice, opens={"": "static"}),
        Word(k.OnlyEnter, opens={"": "static"}),
        Word(u.OnlyFor, opens={"": "static"}),
        Word(u.NotFor, opens={"": "static"}),
        Word(u.InsteadOfStep, opens={"effects": "effects"}),
        Word(u.OnceATurn, needs=("crest",)),
        Word(u.OnceATurn, needs=("heard",)),
        Word(u.TimesATurn, needs=("heard",)),
        *[word for events, offers in HEARD for word in _heard(events, offers)],
        Word(o.DamagedWith, needs=("equipment",)),
        Word(v.HarmedWith, needs=("equipment",)),
        Word(v.AttackedWith, needs=("equipment",)),
        Word(v.BeatenWith, needs=("equipment",)),
        Word(v.CardUsed, needs=("equipment",)),
        Word(q.AttackingWith, needs=("equipment", "battle")),
        Word(q.ThisFights, needs=("equipment", "battle")),
        Word(v.HealedWith, needs=("equipment",)),
        Word(v.LaidHere, needs=("this-square",)),
        Word(s.CounteredWith, needs=("equipment",)),
        Word(s.NotAgainst, needs=("equipment",)),
        *[
            Word(kind, {slot: (g.Its,)}, needs=("this-square",), covers=(slot,))
            for kind, slot in ((o.Adjacent, "to"), (o.Within, "of"), (g.SquaresNextTo, "to"), (g.SquaresWithin, "of"))
        ],
        Word(o.Adjacent),
        Word(o.Within),
        Word(g.SquaresNextTo),
        Word(g.SquaresWithin),
        Word(v.SpiritFell, {"what": (o.ThisUnit,)}),
        Word(s.CounteringWith, needs=("equipment", "battle")),
        Word(s.IsBorne, needs=("attachable",)),
        Word(s.FightsWithKind, needs=("battle",)),
        Word(s.StrikesAt, needs=("battle",)),
        Word(s.AttackersOf, needs=("battle",)),
        Word(s.TargetsOf, needs=("battle",)),
        Word(s.NoLandsHere, needs=("equipment",)),
        Word(s.ChangeHealing, needs=("magic",), opens={"change": "change"}),
        Word(q.CardAttack, {"of": (n.This,)}, needs=("equipment",), covers=("of",)),
        Word(q.CardAttack, {"of": (o.AttachedTo, g.AllAttached)}),
        Word(o.CardAttached, needs=("attachable",)),
        Word(v.Stripped, needs=("attachable",)),
        Word(v.BattleEnds, needs=("battle",)),
        Word(
            a.Delayed,
            {"event": (o.Moment, v.MomentOfTurn)},
            opens={"event": "event", "effect": "effects"},
            gives=("put-off",),
        ),
        Word(a.Delayed, opens={"event": "event", "effect": "effects"}),
        Word(
            a.Instead,
            {"event": (v.WouldBeHarmed,)},
            offers=("battle", "it", "dealt", "harmed"),
            opens={"event": "event", "effect": "effects"},
        ),
        Word(
            a.Instead,
            {"event": (v.WouldFall,)},
            offers=("it",),
            opens={"event": "event", "effect": "effects"},
        ),
        Word(
            a.Instead,
            {"event": (v.WouldRecover, v.WouldLose)},
            offers=("it", "dealt"),
            opens={"event": "event", "effect": "effects"},
        ),
        Word(
            a.Instead,
            {"event": (v.WouldWait,)},
            offers=("it",),
            opens={"event": "event", "effect": "effects"},
        ),
        Word(
            a.Instead,
            {"event": (v.WouldBeStripped,), "effect": (*_MOVED_AWAY, Is(n.May, {"effect": _MOVED_AWAY}))},
            opens={"event": "event", "effect": "effects"},
        ),
        Word(v.WouldBeStripped, needs=("attachable",)),
        Word(u.TakeInstead, {"what": _one()}, needs=("harmed",)),
        # Words for units and cards.
        Word(o.ThisUnit, needs=("this-unit",)),
        *[
            word
            for kind in (g.Its, g.Unsaid)
            for word in (
                Word(kind, None, ("change",)),
                Word(kind, needs=("this-unit",), unless=("topic",)),
                Word(kind, needs=("it",), unless=("topic",)),
            )
        ],
        Word(g.Other, needs=("this-unit",)),
        Word(g.Other, needs=("it",)),
        Word(g.Other, needs=("battle",)),
        Word(o.AttackingUnit, needs=("battle",)),
        Word(o.DefendingUnit, needs=("battle",)),
        Word(o.Foe, needs=("battle", "this-unit")),
        Word(n.That, None, TEXTS, needs=("it",)),
        Word(n.That, None, TEXTS, needs=("cards",)),
        Word(t.LookedCards, needs=("looked",)),
        Word(t.RestOfThem, needs=("looked",)),
        Word(o.OnThisSquare, needs=("this-square",)),
        Word(g.FightingHere, needs=("this-square",)),
        Word(q.IsHere, needs=("this-square",)),
        Word(q.OthersExist, needs=("this-unit",)),
        Word(q.IsCountering, needs=("battle",)),
        Word(q.FightsAgainst, needs=("battle",)),
        Word(g.ThisSquare, needs=("this-square",)),
        Word(o.IsAttacking, needs=("battle",)),
        Word(o.IsDefending, needs=("battle",)),
        Word(o.FightsWith, needs=("battle",)),
        *[
            Word(kind, {slot: (g.EventUnit,)}, needs=("gone",), covers=(slot,))
            for kind, slot in (
                (o.IsSort, "what"),
                (o.IsOfCountry, "what"),
                (q.IsAmong, "what"),
                (g.SameAs, "of"),
                (g.FormerSquares, "of"),
                (q.FigureOf, "of"),
            )
        ],
        Word(o.IsSort, {"what": (n.That,)}, needs=("gone",), covers=("what",)),
        Word(o.IsSort),
        Word(o.IsOfCountry, {"what": (n.That,)}, needs=("gone",), covers=("what",)),
        Word(o.IsOfCountry),
        Word(q.NumberX, needs=("x",)),
        Word(q.AsDealt, needs=("dealt",)),
        Word(q.SoMany, needs=("moved",)),
        Word(q.Difference, needs=("compared",)),
        Word(q.Compares, gives=("compared",)),
        Word(q.HasMore, gives=("compared",)),
        Word(q.Happened, opens={"event": "event"}),
        Word(q.TimesHappened, opens={"event": "event"}),
        Word(u.NextPhaseOf, {"player": (n.You, n.Opponent)}),
        Word(u.PhaseOfNextTurn, {"player": (n.You, n.Opponent)}),
        # What always holds is in force in every battle, and for all that fit.
        Word(a.Static, offers=("battle",), opens={"": "static"}, then=("said",)),
        Word(n.Chosen, None, ("effects",)),
        Word(n.UpTo, None, ("effects",)),
        Word(o.AtRandom, None, ("effects",)),
        Word(o.AnyNumber, None, ("effects",)),
        Word(n.All, gives=("all",)),
        Word(u.NotTouched, needs=("all",)),
        Word(u.Capping, needs=("deed",)),
        Word(u.Capping, needs=("said",)),
        Word(o.ThisBattle, needs=("battle",)),
        Word(u.ThisPhase, None, ("effects",)),
        Word(e.GainAbility, {"what": (n.That,)}, ("effects",), offers=("this-unit",), needs=("it",)),
        Word(e.GainAbility, offers=("this-unit",)),
        *_lasting(
            e.ChangeAttack,
            e.ChangeCounter,
            e.ChangeDamageTaken,
            e.ChangeMaximum,
            e.ChangePayment,
            e.ChangeTimes,
            u.ChangeStrikes,
            u.ChangeMoves,
            e.Doubled,
            e.Halved,
            e.NoDamage,
            e.CannotMove,
            e.CannotAttack,
            e.CannotCounter,
            e.CannotUseCrests,
            e.IgnoresLands,
            e.MovesAs,
            e.AlsoReaches,
            u.Forbid,
            u.CannotAttackThose,
            u.MovesTimes,
            u.FreeAttacks,
            u.NoTriangle,
            u.FreeCounters,
            u.MayEnter,
            u.WinsTriangle,
            u.ChangeTriangle,
            u.ChangeLevel,
            u.CountsAs,
            r.CannotEnter,
            r.NotStruckFrom,
            r.ChangeDamageFrom,
            r.NoDisadvantage,
            r.Uncounted,
            r.ChangeDamageBy,
            r.IgnoresBars,
            r.Untouched,
            r.LosesKeyword,
            r.NotCounteredBy,
            u.ForWhile,
            u.FigureBy,
            u.ChangeLevelOf,
            u.SwapsStrikes,
            r.KeepsCards,
            s.StrikesFirst,
            s.RangeBecomes,
            s.ChangeRecovery,
            u.AttacksTimes,
            pr.MovePrice,
            pr.ChangePrice,
            pr.ChangeLoss,
            pr.PaysMore,
        ),
        Word(r.TakesFor, {"to": _one()}),
        Word(r.SortiesAt, needs=("unit-card",)),
        # The steps of this turn are over when something is used in the item step.
        Word(n.Lasting, {"duration": _LATER}, offers=("later",)),
        Word(n.Lasting),
        Word(u.LastingOn, {"what": (o.ThisUnit,), "duration": _LATER}, offers=("later",)),
        Word(u.LastingOn, {"what": (o.ThisUnit,)}),
        Word(u.LastingOn, {"duration": _LATER}, offers=("later", "topic")),
        Word(u.LastingOn, offers=("topic",)),
        *[
            word
            for kind in (u.OnTopic, u.OfTopic, u.DoneTo)
            for word in (
                Word(kind, {"what": (n.That,)}, needs=("it",), offers=("topic",)),
                Word(kind, {"what": (*SOME, n.All)}, ("effects",), offers=("topic",), gives=("it",)),
                Word(kind, {"what": (o.ThisUnit,)}),
                Word(kind, offers=("topic",)),
            )
        ],
        Word(u.ChangeLimit, {"limit": ("hand",)}, opens={"change": "change"}),
        Word(u.ChangeLimit, needs=("later",), opens={"change": "change"}),
        Word(u.ChangeLimit, unless=("past-steps",), opens={"change": "change"}),
        Word(u.ThatPhase, needs=("put-off",)),
        Word(u.NoTriangleHere, needs=("equipment",)),
        Word(u.StaysWhenUsed, needs=("magic",)),
        Word(u.ChangePower, needs=("equipment",), opens={"change": "change"}),
        Word(u.StaysPut, needs=("attachable",)),
        Word(u.StaysPut, needs=("this-square",)),
        Word(u.PriceOfUse, needs=("magic",)),
        # What happens once.
        Word(e.CallOff, needs=("battle",)),
        Word(e.Negate, needs=("stack",), gives=("cards",)),
        Word(n.Exchange, {"one": _one(), "other": _one()}),
        Word(t.MoveChips, {"source": _one(), "target": _one()}, ("effects",), offers=("it",)),
        Word(t.MoveUpTo, {"source": _one(), "target": _one()}, ("effects",), offers=("it",)),
        Word(t.Retarget, {"what": _one()}, ("effects",), needs=("battle",)),
        Word(t.MoveOnce, {"what": _one()}, ("effects",), gives=("it",)),
        Word(t.ChangeClass, {"what": _one()}, ("effects",), gives=("it",)),
        *_on_units(
            e.Recover,
            e.LoseSpirit,
            e.MakeWaiting,
            e.MakeAble,
            e.Shift,
            e.PushBack,
            t.PutChips,
            t.PutUsed,
            t.RecoverAll,
            t.DealDamage,
            t.SetSpirit,
            t.MoveTo,
            t.Advance,
            n.Choose,
        ),
        *_putting(e.PutOff, e.PutAbroad, e.ReturnToHand, t.Remove, t.Banish, t.UnitOnDeck, t.TakeBack, t.PutOnDeck),
        *_putting(t.PutInDeck),
        Word(t.ChooseCards, None, ("effects",), gives=("cards",)),
        Word(t.Search, None, ("effects",), gives=("cards",)),
        *[
            Word(kind, None, ("effects",), gives=("moved",))
            for kind in (
                t.DiscardAll,
                d.DiscardFromHand,
                t.DiscardAtRandom,
                t.DiscardDownTo,
                e.RestoreChips,
                t.RestoreAll,
                e.UseUpChips,
            )
        ],
        Word(t.LookAtTop, None, ("effects",), gives=("looked", "cards")),
        Word(t.LookAtHand, None, ("effects",), gives=("looked", "cards")),
        Word(t.SwapPair, None, ("effects",)),
        Word(t.Reveal, {"what": (n.That,)}, ("effects",), needs=("cards",), covers=("what",)),
        Word(t.Reveal, None, ("effects",), gives=("cards", "looked")),
        Word(t.TakeShown, {"what": _TO_HAND}, ("effects",), gives=("cards", "moved")),
        Word(u.LastingBy, {"duration": _LATER}, offers=("later",)),
        Word(u.LastingBy),
        Word(t.RevealTop, None, ("effects",), gives=("looked", "cards")),
        Word(t.RevealHand, None, ("effects",), gives=("looked", "cards")),
        Word(t.SearchShown, None, ("effects",), gives=("cards",)),
        Word(t.FlipCoin, None, ("effects",), gives=("coin",)),
        Word(q.CoinIs, None, ("effects",), needs=("coin",)),
        Word(q.IsCard, {"what": (n.That,)}, ("effects",), needs=("cards",), covers=("what",)),
        Word(q.IsCard, {"what": (n.That,)}, ("effects",), needs=("gone",), covers=("what",)),
        Word(g.EventUnit, needs=("it",)),
        Word(q.IsAmong, {"what": (n.That,)}, needs=("gone",), covers=("what",)),
        Word(q.IsAmong),
        Word(q.FigureOf, {"of": (n.That,)}, needs=("gone",), covers=("of",)),
        Word(q.FigureOf),
        Word(g.SameAs, {"of": (n.That,)}, needs=("gone",), covers=("of",)),
        Word(g.SameAs, {"of": (n.That,)}, needs=("it",)),
        Word(g.SameAs),
        Word(g.FormerSquares, {"of": (n.That,)}, needs=("gone",), covers=("of",)),
        Word(g.FormerSquares, {"of": (n.That,)}, needs=("it",)),
        Word(g.FormerSquares),
        Word(g.NextToHere, needs=("this-square",)),
        Word(t.Stay, needs=("it",)),
        Word(u.SortieIf, needs=("unit-card",)),
        Word(u.SortiePrice, {"price": (_UNPAID,)}, needs=("unit-card",)),
        Word(u.DelayedFor, opens={"event": "event", "effect": "effects"}, offers=("it", "dealt", "cards", "gone")),
        Word(
            u.InsteadFor,
            {"event": (v.WouldFall, v.WouldWait)},
            offers=("it",),
            opens={"event": "event", "effect": "effects"},
        ),
        Word(
            u.InsteadFor,
            {"event": (v.WouldRecover, v.WouldLose)},
            offers=("it", "dealt"),
            opens={"event": "event", "effect": "effects"},
        ),
        Word(q.InStep, unless=("past-steps",)),
        Word(
            u.InsteadFor,
            {"event": (v.WouldBeHarmed,)},
            offers=("battle", "it", "dealt", "harmed"),
            opens={"event": "event", "effect": "effects"},
        ),
        Word(t.TakeFromTop, None, ("effects",), gives=("looked", "cards")),
        Word(t.AttachTo, {"to": _one()}, ("effects",)),
        Word(
            t.LayLand,
            {"what": (*_one_from(n.Hand, o.OffField, g.HandAndOff), n.That)},
            ("effects",),
        ),
        Word(t.LayLandOn, {"what": (*_one_from(n.Hand, o.OffField, g.HandAndOff), n.That)}, ("effects",)),
        Word(
            t.SortieTo,
            {"what": (*_one_from(n.Hand, o.OffField, g.HandAndOff), n.That)},
            ("effects",),
            gives=("it",),
            covers=("what",),
        ),
        Word(
            e.SortieNow,
            {"what": (*_one_from(n.Hand, o.OffField, g.HandAndOff), n.That)},
            ("effects",),
            gives=("it",),
            covers=("what",),
        ),
        Word(
            t.SortieWith,
            {"what": (*_one_from(n.Hand, o.OffField, g.HandAndOff), n.That)},
            ("effects",),
            gives=("it",),
            covers=("what",),
        ),
        # Whose words: 相手は自分の… speaks of the opponent's own.
        Word(n.Does, {"effect": (Is(d.AddToHand, {"what": _from(o.OffField, n.Opponent)}),)}, covers=("effect",)),
        Word(n.Does, {"player": (n.Opponent,)}, offers=("theirs",), covers=("player",)),
        Word(n.Does),
        Word(n.May, {"player": (n.Opponent,)}, offers=("theirs",), covers=("player",)),
        Word(n.May),
        Word(n.Opponent, unless=("theirs",)),
        Word(d.AddToHand, {"what": (n.That,)}, ("effects",), needs=("gone",), covers=("what",)),
        Word(d.AddToHand, {"what": _TO_HAND}, ("effects",), gives=("cards", "moved")),
        Word(n.IfYouDo, needs=("deed",)),
        Word(a.IfYouDoNot, needs=("deed",)),
        Word(n.Then, needs=("deed",)),
        Word(n.Effects, then=("deed",)),
    )
)


def place_of(category: str, fields: dict[str, object]) -> tuple[str, tuple[str, ...]]:
    """Where the text of a card stands, and what is around it."""
    around = AROUND[category]
    if category == "equipment":
        around = (*around, "equipment")
        if fields.get("kind") == "magic":
            around = (*around, "magic")
    return category, (*around, "attachable") if category in ("equipment", "item") else around
