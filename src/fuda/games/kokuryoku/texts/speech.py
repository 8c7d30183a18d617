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

from fuda.games.kokuryoku.texts.speaking import (
    AROUND,
    HEARD,
    LATER,
    LINKING,
    MOVED_AWAY,
    NO_BATTLE,
    OF_KEYWORD,
    OF_THOSE,
    OWNING,
    SOME,
    TEXTS,
    THEIR_CARDS,
    THEIR_UNIT,
    TO_HAND,
    TO_OWN_HAND,
    UNPAID,
    fighting,
    heard,
    lasting,
    on_units,
    one_from,
    one_unit,
    putting,
    used,
)
from fuda.games.kokuryoku.words import acts as t
from fuda.games.kokuryoku.words import amounts as q
from fuda.games.kokuryoku.words import denied as d2
from fuda.games.kokuryoku.words import effects as e
from fuda.games.kokuryoku.words import events as v
from fuda.games.kokuryoku.words import groups as g
from fuda.games.kokuryoku.words import keywords as k
from fuda.games.kokuryoku.words import prices as pr
from fuda.games.kokuryoku.words import relations as r
from fuda.games.kokuryoku.words import rules as u
from fuda.games.kokuryoku.words import strikes as s
from fuda.games.kokuryoku.words import things as o
from fuda.language.compiler.contexts import Is, Speech, Unlike, Word
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import decks as d
from fuda.language.words import nodes as n

_WORDS: Final = (
    *used(k.Surprise),
    *used(k.Use),
    *used(k.Crest, ("crest",)),
    Word(k.SpiritPrice, needs=("this-unit",)),
    Word(k.SpiritPriceX, needs=("this-unit",), gives=("x",)),
    Word(k.WaitPrice, needs=("this-unit",)),
    Word(k.SelfPrice, needs=("this-unit",)),
    Word(k.Training, {"price": (UNPAID,)}),
    *[Word(kind, {"price": (OF_KEYWORD,)}) for kind in (k.MoveAgain, k.FollowUp, k.Critical, k.Rescue, k.Capture)],
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
    *[word for events, offers in HEARD for word in heard(events, offers)],
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
        {"event": (v.WouldBeStripped,), "effect": (*MOVED_AWAY, Is(n.May, {"effect": MOVED_AWAY}))},
        opens={"event": "event", "effect": "effects"},
    ),
    Word(v.WouldBeStripped, needs=("attachable",)),
    Word(u.TakeInstead, {"what": one_unit()}, needs=("harmed",)),
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
    Word(o.AttackingUnit, needs=("fought",)),
    Word(o.DefendingUnit, needs=("battle",)),
    Word(o.DefendingUnit, needs=("fought",)),
    Word(o.Foe, needs=("battle", "this-unit")),
    Word(o.Foe, needs=("fought", "this-unit")),
    Word(n.That, None, TEXTS, needs=("it",)),
    Word(n.That, None, TEXTS, needs=("cards",)),
    Word(n.That, None, ("static",), needs=("subject",)),
    Word(n.If, {"condition": (q.IsThere,)}, offers=("it",)),
    Word(n.If),
    *[
        Word(kind, None, ("effects", "static"), gives=("bounded",))
        for kind in (m.CountIs, q.HandIs, q.PileIs, o.SpiritIs, q.FigureIs, q.ZoneHas, q.AmountIs)
    ],
    *[Word(kind) for kind in (m.CountIs, q.HandIs, q.PileIs, o.SpiritIs, q.FigureIs, q.ZoneHas, q.AmountIs)],
    Word(q.Likewise, None, ("effects", "static"), needs=("bounded",), unless=("option",)),
    Word(t.Modes, offers=("option",)),
    *LINKING,
    Word(r.NotChosen, None, ("effects",), needs=("choice",)),
    Word(t.CallOffCounter, None, ("effects",), needs=("counter",)),
    Word(t.ChooseBoth, None, ("effects",), gives=("it",)),
    Word(t.ChooseOfEach, None, ("effects",), gives=("it",)),
    *[Word(kind, needs=("battle",)) for kind in (s.AttacksThose, s.CountersThose, s.AttackedByThose)],
    Word(g.WereAttached, {"of": (n.That, g.EventUnit)}, needs=("gone",), covers=("of",)),
    Word(g.WereAttached, {"of": (n.That, g.EventUnit)}, needs=("it",), covers=("of",)),
    Word(g.WereAttached),
    Word(t.LookedCards, needs=("looked",)),
    Word(t.RestOfThem, needs=("looked",)),
    Word(o.OnThisSquare, needs=("this-square",)),
    Word(g.FightingHere, needs=("this-square",)),
    Word(g.AttackingHere, needs=("this-square",)),
    *[Word(kind, None, ("effects",), gives=("it",)) for kind in (g.AttachedToOne, g.AttachedSuchToOne)],
    *[
        word
        for kind, slot in ((o.Adjacent, "to"), (d2.NotAdjacent, "to"), (g.SquaresNextTo, "to"))
        for word in (Word(kind, {slot: (g.Its,)}, needs=("this-square",), covers=(slot,)), Word(kind))
    ],
    Word(q.IsHere, None, ("static",), needs=("this-square",), gives=("subject",)),
    Word(q.IsHere, needs=("this-square",)),
    Word(q.StandThere, None, ("static",), gives=("subject",)),
    Word(q.StandThere),
    Word(q.Exists, None, ("static",), gives=("subject",)),
    Word(q.Exists),
    Word(q.OthersExist, needs=("this-unit",)),
    Word(q.IsCountering, needs=("battle",)),
    Word(q.OneFights, needs=("battle",)),
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
            (q.PrintedFigure, "of"),
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
    Word(a.Static, offers=("battle",), opens={"": "static"}, then=("deed",)),
    Word(n.Chosen, None, ("effects",), gives=("choice",)),
    Word(n.UpTo, None, ("effects",), gives=("choice",)),
    Word(o.AtRandom, None, ("effects",)),
    Word(o.AnyNumber, None, ("effects",)),
    Word(n.All, gives=("all",)),
    Word(u.NotTouched, needs=("all",)),
    Word(u.Capping, needs=("deed",)),
    Word(o.ThisBattle, needs=("battle",)),
    Word(u.ThisPhase, None, ("effects",)),
    Word(e.GainAbility, {"what": (n.That,)}, ("effects",), offers=("this-unit",), needs=("it",)),
    Word(e.GainAbility, offers=("this-unit",)),
    *lasting(
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
        u.ForbidByOpponent,
        u.CannotAttackThose,
        u.MovesTimes,
        u.FreeAttacks,
        u.NoTriangle,
        u.FreeCounters,
        u.MayEnter,
        u.WinsTriangle,
        u.ChangeTriangle,
        u.CountsAs,
        r.CannotEnter,
        r.NotStruckFrom,
        r.ChangeDamageFrom,
        r.NoDisadvantage,
        r.NoBonus,
        r.Uncounted,
        r.ChangeDamageBy,
        r.IgnoresBars,
        r.Untouched,
        r.LosesKeyword,
        r.NotCounteredBy,
        u.ForWhile,
        u.FigureBy,
        u.SwapsStrikes,
        r.KeepsCards,
        r.KeepsCardsByOpponent,
        r.ImmuneTo,
        r.UntouchedByAll,
        s.StrikesFirst,
        s.RangeBecomes,
        s.ChangeRecovery,
        u.AttacksTimes,
        pr.MovePrice,
        pr.ChangePrice,
        pr.ChangeLoss,
        pr.ChangeLossByAll,
        pr.PaysMore,
    ),
    *lasting(u.ChangeLevel, u.ChangeLevelOf, gives=("raises",)),
    Word(r.TakesFor, {"to": one_unit()}),
    Word(r.SortiesAt, needs=("unit-card",)),
    # The steps of this turn are over when something is used in the item step.
    Word(n.Lasting, {"duration": (Is(a.AsLongAs, {"condition": NO_BATTLE}),)}, offers=("later", "no-battle")),
    Word(
        u.LastingOn, {"duration": (Is(a.AsLongAs, {"condition": NO_BATTLE}),)}, offers=("later", "topic", "no-battle")
    ),
    Word(n.During, {"period": NO_BATTLE}, offers=("no-battle",)),
    Word(n.During),
    Word(n.Lasting, {"duration": LATER}, offers=("later",)),
    Word(n.Lasting),
    Word(u.LastingOn, {"what": (o.ThisUnit,), "duration": LATER}, offers=("later",)),
    Word(u.LastingOn, {"what": (o.ThisUnit,)}),
    Word(u.LastingOn, {"duration": LATER}, offers=("later", "topic")),
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
    Word(u.StaysInItemStep, needs=("attachable",)),
    *[Word(kind, needs=("equipment",)) for kind in (s.CardReaches, s.CardRangeBecomes, s.NoCounterWith)],
    Word(u.StaysWhenUsed, needs=("magic",)),
    Word(u.ChangePower, needs=("equipment",), opens={"change": "change"}),
    *[
        Word(kind, needs=(where,))
        for kind in (u.StaysPut, u.StaysPutByOpponent)
        for where in ("attachable", "this-square")
    ],
    Word(u.PriceOfUse, needs=("magic",)),
    # What happens once.
    Word(e.CallOff, needs=("battle",)),
    Word(e.Negate, {"kind": ("crest",)}, needs=("stack",), gives=("it",)),
    Word(e.Negate, needs=("stack",), gives=("cards",)),
    Word(n.Exchange, {"one": one_unit(), "other": one_unit()}),
    Word(t.MoveChips, {"source": one_unit(), "target": one_unit()}, ("effects",), offers=("it",), gives=("recovers",)),
    Word(t.MoveUpTo, {"source": one_unit(), "target": one_unit()}, ("effects",), offers=("it",), gives=("recovers",)),
    Word(t.Retarget, {"what": one_unit()}, ("effects",), needs=("battle",)),
    Word(t.MoveOnce, {"what": one_unit()}, ("effects",), gives=("it",)),
    Word(t.ChangeClass, {"what": one_unit()}, ("effects",), gives=("it",)),
    *on_units(e.Recover, t.PutChips, t.PutUsed, gives=("recovers",)),
    *on_units(
        e.LoseSpirit,
        e.MakeWaiting,
        e.MakeAble,
        e.Shift,
        e.PushBack,
        t.RecoverAll,
        t.DealDamage,
        t.SetSpirit,
        t.PaySpirit,
        t.MoveTo,
        t.Advance,
        n.Choose,
    ),
    *putting(e.PutOff, e.PutAbroad, e.ReturnToHand, t.Remove, t.Banish, t.UnitOnDeck, t.TakeBack, t.PutOnDeck),
    *putting(t.PutInDeck),
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
    *[
        word
        for kind in (t.MillTop, t.BanishTop)
        for word in (
            Word(kind, {"player": (n.Opponent,)}, ("effects",), gives=("cards", "their-cards")),
            Word(kind, None, ("effects",), gives=("cards",)),
        )
    ],
    Word(t.LookAtTop, {"player": (n.Opponent,)}, ("effects",), gives=("looked", "cards", "their-cards")),
    Word(t.LookAtHand, {"player": (n.Opponent,)}, ("effects",), gives=("looked", "cards", "their-cards")),
    Word(t.RevealTop, {"player": (n.Opponent,)}, ("effects",), gives=("looked", "cards", "their-cards")),
    Word(t.RevealHand, {"player": (n.Opponent,)}, ("effects",), gives=("looked", "cards", "their-cards")),
    Word(t.Reveal, {"what": SOME}, ("effects",), needs=("theirs",), gives=("cards", "looked", "their-cards")),
    Word(t.LookAtTop, None, ("effects",), gives=("looked", "cards")),
    Word(t.LookAtHand, None, ("effects",), gives=("looked", "cards")),
    Word(t.SwapPair, None, ("effects",)),
    Word(t.Reveal, {"what": (n.That,)}, ("effects",), needs=("cards",), covers=("what",)),
    Word(t.Reveal, None, ("effects",), gives=("cards", "looked")),
    Word(t.TakeShown, {"what": TO_HAND}, ("effects",), gives=("cards", "moved")),
    Word(u.LastingBy, {"duration": LATER}, offers=("later",)),
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
    Word(q.PrintedFigure, {"of": (n.That,)}, needs=("gone",), covers=("of",)),
    Word(q.PrintedFigure),
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
    Word(u.SortiePrice, {"price": (UNPAID,)}, needs=("unit-card",)),
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
    Word(t.AttachTo, {"what": (Unlike(THEIR_CARDS),), "to": one_unit()}, ("effects",), gives=("attaches",)),
    Word(t.AttachTo, {"what": THEIR_CARDS, "to": THEIR_UNIT}, ("effects",), gives=("attaches",)),
    *[
        Word(kind, {"what": (*one_from(n.Hand, o.OffField, g.HandAndOff), n.That)}, ("effects",))
        for kind in (t.LayLand, t.LayLandOn)
    ],
    *[
        Word(
            kind,
            {"what": (*one_from(n.Hand, o.OffField, g.HandAndOff), n.That)},
            ("effects",),
            gives=("it",),
            covers=("what",),
        )
        for kind in (t.SortieTo, e.SortieNow, t.SortieWith)
    ],
    *OWNING,
    Word(d.AddToHand, {"what": (n.That,)}, ("effects",), needs=("gone",), covers=("what",)),
    Word(d.AddToHand, {"what": OF_THOSE}, ("effects",), unless=("their-cards",), gives=("cards", "moved")),
    Word(d.AddToHand, {"what": TO_OWN_HAND}, ("effects",), gives=("cards", "moved")),
    Word(n.IfYouDo, needs=("deed",)),
    Word(a.IfYouDoNot, needs=("deed",)),
    Word(n.Then, needs=("deed",)),
    Word(n.Effects, then=("deed",)),
)
SPEECH: Final = Speech(tuple([fighting(word) for word in _WORDS]))


def place_of(category: str, fields: dict[str, object]) -> tuple[str, tuple[str, ...]]:
    """Where the text of a card stands, and what is around it."""
    around = AROUND[category]
    if category == "equipment":
        around = (*around, "equipment")
        if fields.get("kind") == "magic":
            around = (*around, "magic")
    return category, (*around, "attachable") if category in ("equipment", "item") else around
