"""Which words of a card text do the rules of 3x3Wars honour, and where?

Places: `unit`, `spell` and `magic` are cards; `spell-trait` what a spell says of its use; `trait`, `magic-trait` and
`imbuing` what always holds; `effects`, `grand` and `triggered` what is carried out; `price` what a magic asks to be
done; `units`, `field`, `in-hand`, `anything`, `any-magic`, `magics` and `looking` what an act is done to,
`static-units` and `static-magics` what a rule is about, `count` what is counted or compared. Around a word can be `it`
(one card named before; `gone` when it has left the field), `kept` and `looked` (what was left at random, or looked at),
`activation` (what is being activated), `zone`, `moved` and `dealt` (how many and how much before), `put` (into the
discard) and `deed` (a sentence before).
"""

from typing import Final

from fuda.games.wars3x3.cards import APPLIED, OF_UNITS
from fuda.games.wars3x3.phrases.sentences import BOOK
from fuda.games.wars3x3.texts.group_speech import DONE, GROUP_WORDS, ON_THE_FIELD
from fuda.games.wars3x3.words import acts as t
from fuda.games.wars3x3.words import bans as u
from fuda.games.wars3x3.words import casts as c
from fuda.games.wars3x3.words import events as v
from fuda.games.wars3x3.words import groups as g
from fuda.games.wars3x3.words import links as k
from fuda.games.wars3x3.words import things as w
from fuda.games.wars3x3.words import uses as x
from fuda.language.compiler.contexts import Allowed, Is, Row, Speech, Word
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import decks as d
from fuda.language.words import measures as q
from fuda.language.words import nodes as n

USE: Final = ("trait", "spell-trait")  # what a card says of its use as a spell
STATIC: Final = ("trait", "magic-trait")
ABILITY: Final = ("unit", *STATIC)
EITHER: Final[tuple[Allowed, ...]] = (n.You, n.Opponent, q.Own)
POWERS: Final[tuple[type[n.Node], ...]] = (
    n.IncreasePower,
    t.RaisePower,
    t.LowerPower,
    t.SetPower,
    t.DoublePower,
    t.HalvePower,
)
TIMED: Final[tuple[Allowed, ...]] = (
    *APPLIED,
    *POWERS,
    n.GainTrait,
    t.LoseTrait,
    u.Forbid,
    u.CannotEither,
    u.ChangeDamage,
)
LASTING: Final[tuple[Allowed, ...]] = (
    *TIMED,
    t.GainBoth,
    t.LoseBoth,
    t.GainEither,
    a.Both,
    a.Chain,
    u.ChangeLand,
    n.Cannot,
    c.NegateNext,
    c.NextSafe,
    c.NextMagicFree,
    c.ChangeNextDamage,
    w.Boost,
    t.BoostSo,
    w.NotNegated,
)
MODIFIED: Final[tuple[Allowed, ...]] = (w.ModifyTerritory, Is(n.Does, {"effect": (w.ModifyTerritory,)}))
# What can hang on a condition in what always holds.
HANGING: Final[tuple[Allowed, ...]] = (
    *TIMED,
    *MODIFIED,
    t.GainBoth,
    t.LoseBoth,
    t.ForEach,
    k.ForEachTo,
    a.Chain,
    u.ChangeLand,
    w.NotNegated,
    x.OwnNeed,
    c.BasePower,
    *OF_UNITS,
    Is(n.Cannot, {"effect": (w.Activate, n.Draw)}),
    a.Both,
    n.If,
    n.During,
    n.Lasting,
)
FOR_NOW: Final[tuple[Allowed, ...]] = (w.GainPower, t.OneMore, x.UpToTimes, x.SwapPowers)
ONE: Final[tuple[Allowed, ...]] = (Is(n.Chosen, {"n": (1,)}), Is(n.UpTo, {"n": (1,)}), Is(q.AtRandom, {"n": (1,)}))
SOME: Final[tuple[Allowed, ...]] = (n.Chosen, n.UpTo, q.AnyNumber, g.WithinTotal, q.AtRandom, n.All)
MINE: Final[tuple[Allowed, ...]] = (Is(n.Hand, {"player": (n.You, q.Own)}),)
YOUR_HAND: Final = Is(n.InZone, {"zone": MINE})
UNTILS: Final[tuple[Allowed, ...]] = (
    n.UntilEndOfTurn,
    Is(n.UntilStep, {"step": ("end_of_battle",)}),
    a.UntilEndOfNextTurnOf,
    u.UntilNextTurnOf,
    u.ForTheGame,
)
WITHIN: Final[tuple[Allowed, ...]] = (a.InNextTurnOf, u.InNextPhaseOf, c.InNextStepOf, n.ThisTurnIn, u.ThisTurnPhase)
WHILE: Final[tuple[Allowed, ...]] = (a.AsLongAs,)
NONE: Final[tuple[Allowed, ...]] = (Row((), 0, 0),)
PASSED: Final[tuple[Allowed, ...]] = ("start", "spell", "battle", "main")
LEFT_OUT: Final[tuple[Allowed, ...]] = (
    "draw",
    "removal",
    "boost",
    "piercing_attack",
    "attack",
    "expansion",
    "strategy",
)
AGAIN: Final[tuple[Allowed, ...]] = (
    "expand",
    "deploy",
    "redeploy",
    "strategy",
    "removal",
    "boost",
    "grand",
    "battle",
    "same-magic",
)
USES: Final[tuple[Allowed, ...]] = ("removal", "boost", "counter", "spell")
DEEDS: Final[tuple[Allowed, ...]] = (*USES, "magic", "grand", "deploy", "redeploy", "expand")


_WAYS: Final = Row(("magic", "boost", "removal", "grand", "spell"))
ANSWERED: Final = Is(
    n.When, {"event": (Is(w.Activated, {"operations": (_WAYS,)}), Is(v.Did, {"operations": (_WAYS,)}))}
)


def _acts(kind: type[n.Node], place: str, priced: bool = False) -> tuple[Word, ...]:
    """An act on cards: what it is done to can be called それ afterwards, and their number その数."""
    where = (*DONE, "price") if priced else DONE
    return (
        Word(kind, {"what": SOME}, where, opens={"what": place}, gives=("it", "moved")),
        Word(kind, None, where, opens={"what": place}, gives=("moved",)),
    )


def _both(
    kind: type[n.Node],
    done: str,
    static: str,
    slots: dict[str, tuple[Allowed, ...]] | None = None,
    offers: tuple[str, ...] = (),
) -> tuple[Word, ...]:
    """What can last and what can always hold: in what always holds nobody chooses."""
    return (
        Word(kind, {"what": SOME, **(slots or {})}, DONE, opens={"what": done}, offers=offers, gives=("it",)),
        Word(kind, slots, DONE, opens={"what": done}),
        Word(kind, slots, STATIC, opens={"what": static, "": "count"}),
    )


def _heard(events: tuple[Allowed, ...], offers: tuple[str, ...], used: bool = False) -> Word:
    opens = {"event": "count", "effects": "triggered"}
    where = (*ABILITY, "spell", "spell-trait") if used else ABILITY
    within = Is(x.EventIn, {"event": events})
    heard = (*events, within, Is(x.EventIf, {"event": (*events, within)}))
    return Word(n.Triggered, {"event": heard}, where, opens=opens, offers=offers)


PAID: Final[dict[str, tuple[Allowed, ...]]] = {
    "conditions": (
        Row(
            (
                Is(
                    n.Pay,
                    {
                        "effect": tuple(
                            [
                                Is(kind, {"what": (n.Chosen, n.UpTo, q.AtRandom)})
                                for kind in (n.Discard, n.Destroy, n.Exile, d.PutInDiscard, n.Return, d.Reveal)
                            ]
                        )
                    },
                ),
            ),
            1,
            1,
        ),
    )
}


def _grand(kind: type[n.Node]) -> tuple[Word, ...]:
    opens = {"conditions": "grand-condition", "effects": "grand"}
    answer = ANSWERED
    return (
        Word(kind, PAID, ("magic",), opens=opens, offers=("it",)),
        Word(kind, {"conditions": (Row((answer,), 1, 1),)}, ("magic",), opens=opens, offers=("activation",)),
        Word(kind, {"conditions": (Row((n.OnlyDuring, u.Given, n.Pay)),)}, ("magic",), opens=opens),
    )


_LINES: Final = (
    Word(n.Text),
    Word(n.Trait, None, ("unit",), opens={"": "trait"}),
    Word(n.Trait, None, ("spell",), opens={"": "spell-trait"}),
    Word(w.Magic, {"conditions": NONE, "extensions": NONE}, ("spell",), opens={"effects": "spell-trait"}),
    Word(k.OnOneLine, None, ("unit", "spell", "magic-trait")),
    Word(k.AlsoWhen, None, ABILITY, opens={"event": "count"}),
    Word(k.RatherWhen, None, ABILITY, opens={"event": "count", "effects": "triggered"}),
    Word(x.EventBut),
    Word(k.OnOneLine, None, ("trait",), opens={"": "unit"}),
    Word(k.OnOneLine, None, ("spell-trait",), opens={"": "spell"}),
    Word(n.Trait, {"label": ("顕在", "残響")}, ("magic",), opens={"": "magic-trait"}),
    Word(w.Magic, {"conditions": NONE, "extensions": NONE}, ("unit",), opens={"effects": "trait"}),
    Word(
        w.Magic,
        {"conditions": (Row((ANSWERED,), 1, 1),)},
        ("magic",),
        opens={"conditions": "grand-condition", "effects": "effects"},
        offers=("activation",),
    ),
    Word(w.Magic, PAID, ("magic",), opens={"conditions": "price", "effects": "effects"}, offers=("it",)),
    Word(
        w.Magic,
        {"conditions": (Row((n.OnlyDuring, n.Pay, u.Given)),)},
        ("magic",),
        opens={"conditions": "price", "effects": "effects"},
    ),
    *_grand(w.GrandMagic),
    Word(n.OnlyDuring),
    Word(n.AlsoDuring),
    Word(u.Given, opens={"": "count"}),
    Word(n.When, {"event": (w.Activated, v.Did)}, ("grand-condition",), opens={"": "count"}),
    Word(w.Activated, {"operations": (_WAYS,)}),
    Word(
        n.Pay,
        {
            "effect": (
                n.Discard,
                n.Destroy,
                n.Exile,
                d.PutInDiscard,
                d.Reveal,
                n.Return,
                t.LoseLife,
                t.Turn,
                a.Both,
                t.PutUnder,
            )
        },
        ("price", "grand-condition"),
        opens={"": "price"},
    ),
    Word(n.Effects, then=("deed",)),
    Word(q.Modes, None, DONE),
    Word(t.ModesUpTo, None, DONE),
    Word(t.NoDestruction, None, DONE, needs=("put",)),
    Word(t.NoExpansion, None, DONE, needs=("laid",)),
    Word(t.NoDeployment, None, DONE, needs=("brought",)),
    Word(t.NotIfCountered, None, DONE, needs=("target",)),
    Word(t.NowYours, None, DONE, needs=("taken",)),
    Word(a.Chain, None, (*DONE, "price")),
    Word(a.Chain, None, STATIC, offers=("it",)),
    Word(k.Numbered, None, DONE, needs=("deed",), offers=("it",)),
    Word(n.Then, None, DONE, needs=("deed",)),
    Word(n.IfYouDo, None, DONE, needs=("deed",)),
    Word(a.IfYouDoNot, None, DONE, needs=("deed",)),
    Word(a.Both, None, (*DONE, *STATIC, "price", "spell-trait")),
    Word(a.Delayed, None, DONE, opens={"event": "count", "effect": "triggered"}),
    Word(u.OnceATurn, None, ABILITY),
    Word(k.AtWill, None, ABILITY, opens={"effects": "triggered"}),
    Word(k.ByDoing, None, ("trait",), opens={"": "triggered"}),
    Word(k.ByDoing, None, DONE),
    Word(k.IfElse, None, DONE, opens={"condition": "count"}),
    Word(k.Unless, None, DONE),
    Word(
        k.PickIf,
        {"what": (n.Chosen, n.UpTo, q.AtRandom)},
        DONE,
        opens={"what": "any-magic", "condition": "count"},
        offers=("it",),
    ),
    Word(k.OneOf, None, DONE),
    Word(
        k.DoesFor,
        {"duration": UNTILS, "effect": (w.ModifyTerritory, w.Boost)},
        DONE,
    ),
    Word(k.DoesFor, {"duration": (n.UntilEndOfTurn,), "effect": FOR_NOW}, DONE),
    Word(k.DoesFor, {"duration": WHILE, "effect": (w.ModifyTerritory,)}, STATIC, opens={"duration": "count"}),
    Word(
        k.CannotFor,
        {"duration": WHILE, "effect": (w.Activate, n.Draw)},
        STATIC,
        opens={"effect": "forbidden", "duration": "count"},
    ),
    Word(k.ForbidFor, {"duration": WHILE}, STATIC, opens={"what": "static-units", "duration": "count"}),
    *[
        Word(kind, {"duration": WHILE, **slots}, STATIC, opens={"what": "static-units", "": "count"})
        for kind, slots in (
            (t.PowerFor, {}),
            (t.TraitFor, {"label": ON_THE_FIELD}),
            (t.BothTraitsFor, {"first": ON_THE_FIELD, "second": ON_THE_FIELD}),
        )
    ],
    Word(k.MayFor, {"duration": (n.UntilEndOfTurn,), "effect": (t.OneMore, x.UpToTimes)}, DONE),
    Word(
        k.CannotFor,
        {"duration": (*UNTILS, *WITHIN), "effect": (w.Activate, n.Draw)},
        DONE,
        opens={"effect": "forbidden"},
    ),
    Word(k.ForbidFor, {"duration": (*UNTILS, *WITHIN), "what": SOME}, DONE, opens={"what": "units"}, gives=("it",)),
    Word(k.ForbidFor, {"duration": (*UNTILS, *WITHIN)}, DONE, opens={"what": "units"}),
    Word(n.TurnOf),
    Word(n.PhaseOf),
    Word(g.InStep),
)

_TRAITS: Final = (
    Word(w.AttacksIn, {"what": (n.This,), "step": ("piercing_attack",)}, ("trait",)),
    Word(w.DefendsAlsoIn, {"what": (n.This,), "step": ("piercing_attack",)}, ("trait",)),
    Word(w.ModifyTerritory, {"player": EITHER}, STATIC),
    Word(n.During, {"effect": HANGING}, STATIC),
    Word(n.During, None, DONE),
    Word(n.Cannot, {"player": (n.You, n.Opponent), "effect": (Is(w.CountForPower, {"what": (n.This,)}),)}, ("trait",)),
    Word(w.CountForPower, {"what": (n.This,)}, ("trait",)),
    Word(n.Does, {"player": (n.You,), "effect": (w.TreatCostAs, w.ModifyTerritory)}, STATIC),
    Word(n.Does, {"player": (n.You,), "effect": (w.TreatCostAs,)}, ("spell-trait",)),
    Word(w.TreatCostAs, {"what": (n.This,)}, USE, unless=("magic-card",)),
    Word(u.CostIs, {"what": (n.This,)}, USE, needs=("spell-card",)),
    Word(u.CostAmong, {"what": (n.This,)}, USE, needs=("spell-card",)),
    Word(
        u.ShowsMore,
        {
            "operation": ("single-removal", "double-removal", "removal", "counter", "boost"),
            "change": (Is(m.Up, {"amount": (n.Number,)}), Is(m.Down, {"amount": (n.Number,)})),
        },
        USE,
    ),
    Word(
        w.OnlyUsableFor,
        {"what": (n.This,), "operation": ("counter", "boost", "removal", "single-removal", "double-removal")},
        USE,
    ),
    Word(w.MatchesAnyNumber, {"what": (n.This,)}, USE),
    Word(u.MatchesAnyColour, {"what": (n.This,)}, USE),
    Word(w.OnlyCounteredBy, {"what": (n.This,)}, USE),
    Word(
        n.Triggered,
        {
            "event": (Is(w.UsedFor, {"what": (n.This,), "operation": ("boost",)}),),
            "effects": (
                Is(
                    n.Effects,
                    {
                        "steps": (
                            Row(
                                (
                                    Is(
                                        n.Lasting,
                                        {
                                            "duration": (Is(n.UntilStep, {"step": ("end_of_battle",)}),),
                                            "effect": (Is(n.GainTrait, {"what": (w.TargetUnit,)}),),
                                        },
                                    ),
                                ),
                                1,
                                1,
                            ),
                        )
                    },
                ),
            ),
        },
        ("unit", *USE, "spell"),
        opens={"effects": "imbuing"},
        offers=("target",),
    ),
    _heard((v.Targeted, v.TargetedBy), ("it", "aimed")),
    _heard((v.DestroyedFor, v.DestroyedBy, v.DestroyedSo, v.WasExiled), ("gone",)),
    _heard((v.Defended,), ("it",)),
    _heard((v.DidWith, v.BroughtIn, v.UsedMagic, v.SpellFell, v.GotLand, v.LifeFell), ()),
    *[Word(kind) for kind in (v.DestroyedFor, v.DestroyedBy, v.DestroyedSo, v.WasExiled, v.Defended)],
    *[Word(kind) for kind in (v.SpellFell, v.GotLand, v.LifeFell)],
    Word(v.TargetedBy, {"operations": (Row(("removal", "boost", "spell")),)}),
    *[Word(kind, opens={"kind": "kind"}) for kind in (v.DidWith, v.BroughtIn, v.UsedMagic)],
    _heard((x.UsedNamed,), ()),
    _heard((x.Struck, x.StruckSo), ("dealt",)),
    Word(x.Struck),
    Word(x.StruckSo),
    Word(k.RatherIf, None, DONE, opens={"condition": "count"}, needs=("deed",), offers=("rather",)),
    Word(k.Same, needs=("harm", "rather")),
    _heard((x.SpellEnded,), (), True),
    Word(x.EventIn),
    Word(x.EventIf),
    Word(x.SpellEnded, {"operation": USES}),
    _heard((x.RemovedWith,), ("gone",), True),
    Word(x.RemovedWith),
    Word(x.UsedNamed),
    _heard((n.Entered, v.EnteredBy, v.EnteredSide, v.GotBoosted, v.Attacked, v.BecameFaceUp), ("it",)),
    _heard((n.Destroyed, v.GivenUp, v.Fell, v.Left, v.WentBack, v.Thrown, v.Threw, v.Drew), ("gone",)),
    _heard((v.ThrownFor, v.ThrownBy), ("gone",)),
    _heard(tuple([Is(kind, {"what": (n.This,)}) for kind in (v.ThrownFor, v.ThrownBy)]), ("gone",), True),
    _heard((Is(w.UsedFor, {"what": (n.This,), "operation": ("boost",)}),), ("it", "target"), True),
    _heard((Is(w.UsedFor, {"what": (n.This,), "operation": ("removal",)}),), ("it",), True),
    _heard((Is(w.UsedFor, {"what": (n.This,)}),), (), True),
    _heard((Is(v.Thrown, {"what": (n.This,)}),), ("gone",), True),
    _heard((v.Did, v.WasCountered, v.WasNegated), ()),
    _heard((v.TookDamage, v.TookSoMuch, v.StruckPlayer, v.GotLife, v.LostLife), ("dealt",)),
    _heard((v.StepBegins, v.PhaseBegins, v.PhaseEnds, v.TurnBegins, v.TurnEnds), ()),
    Word(w.UsedFor, {"operation": USES}),
    Word(v.Did, {"operations": (Row(DEEDS),)}),
    Word(v.Targeted, {"operations": (Row(("removal", "boost", "spell")),)}),
    Word(v.PhaseEnds, {"phase": ("start", "spell", "battle", "main")}),
    *[
        Word(kind)
        for kind in (
            n.Destroyed,
            n.Entered,
            v.EnteredBy,
            v.EnteredSide,
            v.GivenUp,
            v.Fell,
            v.Left,
            v.WentBack,
            v.Thrown,
            v.ThrownFor,
            v.ThrownBy,
            v.Threw,
            v.Drew,
            v.GotBoosted,
            v.Attacked,
            v.TookDamage,
            v.TookSoMuch,
            v.Dying,
            v.StruckPlayer,
            v.GotLife,
            v.LostLife,
            v.StepBegins,
            v.PhaseBegins,
            v.TurnBegins,
            v.TurnEnds,
            v.WasCountered,
            v.WasNegated,
            v.BecameFaceUp,
            v.Drawing,
        )
    ],
    Word(
        n.Lasting,
        {"duration": (Is(n.UntilStep, {"step": ("end_of_battle",)}),), "effect": (n.GainTrait,)},
        ("imbuing",),
    ),
    Word(n.GainTrait, {"what": (w.TargetUnit,), "label": ON_THE_FIELD}, ("imbuing",)),
    Word(w.TargetUnit, needs=("target",)),
    Word(
        n.If,
        {
            "condition": (Is(w.Doing, {"what": (n.This,), "operations": (Row(("deploy", "redeploy"), 2, 2),)}),),
            "effects": (
                Is(n.Effects, {"steps": (Row((Is(n.May, {"player": (n.You,), "effect": (w.MoveStep,)}),), 1, 1),)}),
            ),
        },
        ABILITY,
        opens={"effects": "haste"},
    ),
    Word(
        n.If,
        {
            "condition": (
                m.CountIs,
                q.Exists,
                q.Not,
                q.And,
                q.Or,
                q.AmountIs,
                q.Compares,
                g.IsColour,
                g.HasTrait,
                g.Lies,
                g.IsKind,
                g.ItIs,
                g.SideHas,
                g.SideCount,
                k.Happened,
                k.HappenedIn,
                k.SortsAre,
                c.HasRoom,
                k.ThoseAre,
                g.OnField,
                x.IsBoosted,
                c.Alone,
                c.ZoneHas,
                c.ZoneCount,
            ),
        },
        DONE,
        opens={"condition": "count"},
    ),
    Word(n.If, {"effects": HANGING}, STATIC, opens={"condition": "count"}),
    Word(w.Doing, {"operations": (Row(("deploy", "redeploy"), 2, 2),)}),
    Word(n.May, None, ("haste",)),
    Word(w.MoveStep, {"step": ("strategy",), "phase": ("battle",)}, ("haste",)),
    Word(n.May, {"player": (n.You,), "effect": (w.InsteadOfPaying,)}, ("magic-trait",)),
    Word(
        w.InsteadOfPaying,
        {"effect": (Is(n.Exile, {"what": (Is(n.InState, {"state": ("sideways",), "what": (n.This,)}),)}),)},
        ("magic-trait",),
        covers=("effect",),
    ),
    Word(a.Instead, {"event": (v.Drawing,)}, ("trait",), opens={"event": "count", "effect": "triggered"}),
    Word(a.Instead, {"event": (v.Dying,)}, STATIC, offers=("it",), opens={"event": "count", "effect": "triggered"}),
)

_CARD: Final[dict[str, tuple[Allowed, ...]]] = {"what": (n.This,)}
_APPLIED: Final = (
    Word(x.WorthGivenUp, _CARD, ("trait",), opens={"": "count"}),
    Word(x.BoostGives, _CARD, USE, opens={"": "count"}),
    Word(x.BoostAdds, _CARD, USE, opens={"": "count"}),
    Word(x.CountsEvery, _CARD, ("trait",)),
    Word(x.CountsAs, {"colour": ("fire", "water", "grass", "heaven"), **_CARD}, ("trait",)),
    Word(x.CountsTimes, _CARD, ("trait",)),
    Word(x.OwnNeed, _CARD, ("trait",), opens={"": "count"}),
    Word(x.Uncountered, None, USE),
    Word(c.UncounteredAs, None, USE),
    Word(c.UncounteredAt, None, USE, opens={"kind": "kind"}),
    Word(c.MatchesNumbers, None, USE),
    Word(c.LandFor, {"operations": (Row(("deploy", "redeploy"), 1, 2),)}, (*DONE, *STATIC), opens={"change": "count"}),
    Word(x.NeedOf, None, (*DONE, *STATIC), opens={"kind": "kind", "change": "count"}),
    Word(x.LeaveOut, {"step": LEFT_OUT}, (*DONE, *STATIC)),
    Word(x.LeaveOutNext, {"player": (n.You, n.Opponent), "step": LEFT_OUT}, DONE),
    Word(x.NoMoreThan, {"operation": (*USES, "magic", "grand", "expand")}, (*DONE, *STATIC)),
    Word(x.SafeSpells, {"operation": USES}, (*DONE, *STATIC)),
    Word(x.NoPowerNeeded, None, (*DONE, *STATIC)),
    Word(x.LessPower, None, (*DONE, *STATIC)),
    Word(x.Places, None, (*DONE, *STATIC)),
    Word(x.DrawPerTurn, None, (*DONE, *STATIC)),
    Word(x.NoLife, None, (*DONE, *STATIC)),
    Word(x.NoDraw, None, (*DONE, *STATIC)),
    *[Word(kind, None, STATIC, opens={"what": "static-units", "": "count"}) for kind in (c.RemovalCost, c.BasePower)],
    *[Word(kind, None, STATIC, opens={"what": "static-units"}) for kind in (c.AnyBoost, c.AlsoBoostedBy)],
    Word(c.ForbidWith, None, STATIC, opens={"what": "static-units", "kind": "kind"}),
    *[Word(kind, {"operation": USES}, (*DONE, *STATIC), opens={"kind": "kind"}) for kind in (c.BanCards, c.OnlyCards)],
    Word(c.AimLimit, {"operation": ("removal", "boost", "spell")}, (*DONE, *STATIC)),
    Word(c.BoostLasts, {"duration": UNTILS}, USE),
    Word(c.NotUsableFor, {"operation": ("single-removal", "double-removal", "removal", "counter", "boost")}, USE),
    Word(c.BoostedMore, None, STATIC, opens={"what": "static-units", "": "count"}),
    Word(c.LeaveOutPhase, {"phase": PASSED}, (*DONE, *STATIC)),
    Word(c.LeaveOutNextPhase, {"player": (n.You, n.Opponent), "phase": PASSED}, DONE),
    Word(c.LeaveOutNow, {"phase": PASSED}, DONE),
    Word(c.FitsUnits, None, USE, opens={"kind": "kind"}),
    Word(
        c.ShowsAs,
        {
            "operation": ("single-removal", "double-removal", "removal", "counter", "boost"),
            "change": (q.Twice, Is(q.To, {"amount": (n.Number,)})),
        },
        USE,
        opens={"change": "count"},
    ),
    Word(c.CostEquals, None, USE, opens={"": "count"}, needs=("spell-card",)),
    Word(c.AloneForTwo, None, USE),
    *[Word(kind, None, (*DONE, *STATIC)) for kind in (c.MorePower, c.NoCost, c.DrawMore)],
    Word(c.NegateNext, {"operation": ("removal", "boost", "counter", "spell", "magic", "grand")}, DONE),
    Word(c.ChangeStruck, None, (*DONE, *STATIC), opens={"": "count"}),
    Word(c.ChangeNextDamage, None, DONE, opens={"": "count"}),
    Word(c.NextMagicFree, {"part": ("power", "cost")}, DONE),
    Word(c.PlacesFor, {"duration": (*UNTILS, *WITHIN)}, DONE),
    Word(k.SwapFor, {"duration": UNTILS, "what": (Is(n.Chosen, {"n": (2,)}), n.That)}, DONE, opens={"what": "units"}),
    Word(t.GainEither, {"first": ON_THE_FIELD, "second": ON_THE_FIELD}, DONE, opens={"what": "units"}, gives=("it",)),
    Word(c.ChangeLife, {"change": (q.Twice, q.Half)}, DONE),
    Word(c.EntersOnly, None, ("trait",)),
    Word(
        c.EntryPrice,
        {"effect": (n.Discard, n.Destroy, n.Exile, d.PutInDiscard, n.Return, t.LoseLife, t.Turn, t.PutUnder)},
        ("trait",),
        opens={"effect": "price"},
    ),
    *[Word(kind, opens={"": "count"}, offers=("zone",), gives=("those",)) for kind in (c.ZoneHas, c.ZoneCount)],
    Word(c.SetLives, None, DONE, opens={"": "count"}),
    Word(c.NextSafe, {"operation": USES}, DONE),
    Word(k.AndThen, None, DONE),
    *[
        Word(k.AlsoTo, {"effect": kinds, "first": SOME}, DONE, opens={"first": place})
        for place, kinds in (
            ("field", (n.Destroy,)),
            ("in-hand", (n.Discard,)),
            ("anything", (n.Return, d.PutInDiscard, t.PutUnder, t.PutOver, t.ShuffleIn)),
            ("any-magic", (n.Exile,)),
            ("magics", (t.Turn,)),
            ("units", (*POWERS, w.Boost, t.BoostSo, n.GainTrait)),
        )
    ],
    Word(c.RevealUntil, None, DONE, opens={"kind": "kind"}, gives=("it", "looked")),
    Word(x.ReduceLife, None, DONE, opens={"amount": "count"}),
    Word(x.IsBoosted, opens={"": "count"}),
    Word(x.TakeDamage, None, DONE, opens={"amount": "count"}, gives=("dealt",)),
    Word(x.VoidSpell, None, ("triggered",), needs=("aimed",)),
    Word(x.VoidSpell, None, ("grand", "effects"), needs=("activation",)),
    Word(x.UpToTimes, {"operation": AGAIN}, DONE),
    Word(x.NameNumber, None, DONE, gives=("number",)),
    Word(x.NameColour, None, DONE, gives=("hue",)),
    Word(x.OfNamedCost, needs=("number",)),
    Word(x.NamedNumber, needs=("number",)),
    Word(x.OfNamedColour, needs=("hue",)),
    Word(x.TakeTurn, None, DONE),
    Word(x.SwapLives, None, DONE),
    Word(c.SwapHands, None, DONE),
    Word(x.SwapPowers, {"what": (Is(n.Chosen, {"n": (2,)}), n.That)}, DONE, opens={"what": "units"}),
    Word(x.TakeOver, {"what": SOME}, DONE, opens={"what": "units"}, gives=("it", "taken")),
    Word(x.TakeOver, None, DONE, opens={"what": "units"}, gives=("taken",)),
)

# What a text can wait for as long as an effect lasts, and what can be spoken of then.
REPEATED: Final[tuple[tuple[tuple[Allowed, ...], tuple[str, ...]], ...]] = (
    ((v.Targeted, v.TargetedBy), ("it", "aimed")),
    ((n.Entered, v.EnteredBy, v.EnteredSide, v.GotBoosted, v.Attacked, v.BecameFaceUp, v.Defended), ("it",)),
    ((n.Destroyed, v.DestroyedFor, v.DestroyedBy, v.DestroyedSo, v.WasExiled, v.Left, v.WentBack), ("gone",)),
    ((v.GivenUp, v.Fell, v.Thrown, v.Threw, v.Drew), ("gone",)),
    ((v.TookDamage, v.TookSoMuch, v.StruckPlayer, v.GotLife, v.LostLife, x.Struck, x.StruckSo), ("dealt",)),
    (
        (v.Did, v.DidWith, v.BroughtIn, v.UsedMagic, v.SpellFell, v.GotLand, v.WasCountered, v.WasNegated, x.UsedNamed),
        (),
    ),
)

_EACH: Final[tuple[Allowed, ...]] = (
    Is(n.Damage, {"amount": (n.Number,)}),
    Is(n.GainLife, {"amount": (n.Number,)}),
    Is(t.LoseLife, {"amount": (n.Number,)}),
    n.Draw,
    n.IncreasePower,
)

_SENTENCES: Final = (
    Word(n.Does, {"effect": (w.ActivateAsMagic, n.Exchange, w.Negate), "player": (n.You,)}, DONE),
    Word(n.Does, {"effect": (w.ActivateAsMagic, n.Exchange, w.Negate)}, ("none",)),
    Word(n.Does, None, DONE),
    Word(n.May, None, DONE),
    Word(n.Lasting, {"duration": (a.AsLongAs,), "effect": HANGING}, STATIC, opens={"duration": "count"}),
    Word(n.Lasting, {"duration": UNTILS, "effect": (*LASTING, Is(n.Does, {"effect": LASTING}), *MODIFIED)}, DONE),
    Word(
        n.Lasting,
        {"duration": UNTILS, "effect": (Is(n.If, {"effects": (*LASTING, Is(n.Does, {"effect": LASTING}))}),)},
        DONE,
    ),
    Word(
        n.Lasting,
        {
            "duration": (n.UntilEndOfTurn,),
            "effect": (*FOR_NOW, Is(n.Does, {"effect": FOR_NOW}), Is(n.May, {"effect": (t.OneMore, x.UpToTimes)})),
        },
        DONE,
    ),
    Word(n.Lasting, {"duration": WITHIN, "effect": (*TIMED, n.Cannot, Is(n.Does, {"effect": TIMED}))}, DONE),
    Word(n.Lasting, {"duration": (Is(n.ThisTurnIn, {"step": ("strategy",)}),), "effect": MODIFIED}, DONE),
    Word(n.Lasting, {"duration": (*UNTILS, a.InNextTurnOf, u.InNextPhaseOf), "effect": (a.Repeated,)}, DONE),
    *[
        Word(
            a.Repeated,
            {"event": (*events, Is(x.EventIn, {"event": events}))},
            DONE,
            opens={"event": "count", "effect": "triggered"},
            offers=offers,
        )
        for events, offers in REPEATED
    ],
    Word(n.UntilEndOfTurn),
    Word(n.UntilStep),
    Word(n.ThisTurnIn),
    Word(a.UntilEndOfNextTurnOf, {"player": (n.You, n.Opponent)}),
    Word(u.UntilNextTurnOf, {"player": (n.You, n.Opponent)}),
    Word(a.InNextTurnOf, {"player": (n.You, n.Opponent)}),
    Word(u.InNextPhaseOf, {"player": (n.You, n.Opponent)}),
    Word(c.InNextStepOf, {"player": (n.You, n.Opponent)}),
    Word(u.ForTheGame),
    Word(u.ThisTurnPhase),
    Word(a.AsLongAs),
    Word(n.Draw, None, DONE, gives=("moved", "drawn")),
    Word(t.DrawSo, None, DONE, gives=("drawn",)),
    Word(t.DrawUntil, None, DONE),
    Word(t.DiscardDownTo, None, DONE),
    Word(n.Damage, None, DONE, opens={"amount": "count"}, gives=("dealt", "harm")),
    Word(n.GainLife, None, DONE, opens={"amount": "count"}),
    Word(t.LoseLife, None, (*DONE, "price"), opens={"amount": "count"}),
    Word(t.SetLife, None, DONE, opens={"amount": "count"}),
    *_acts(n.Discard, "in-hand"),
    Word(n.Discard, None, ("price",), opens={"what": "own-hand"}),
    *_acts(n.Destroy, "field", True),
    *_acts(n.Exile, "any-magic", True),
    Word(
        d.PutInDiscard,
        {"what": (g.TopCards,)},
        DONE,
        opens={"what": "anything"},
        gives=("it", "moved", "put", "looked"),
    ),
    *[
        Word(d.PutInDiscard, slots, (*DONE, "price"), opens={"what": "anything"}, gives=("it", "moved", "put"))
        for slots in ({"what": SOME}, None)
    ],
    Word(
        n.Return,
        {"zone": (Is(n.Hand, {"player": (n.Owner,)}),), "what": (n.This, *SOME)},
        (*DONE, "price"),
        opens={"zone": "home", "what": "anything"},
        gives=("it", "moved"),
    ),
    Word(
        n.Return,
        {"zone": (Is(n.Hand, {"player": (n.Owner,)}),)},
        (*DONE, "price"),
        opens={"zone": "home", "what": "anything"},
    ),
    Word(
        n.Return,
        {"zone": (n.Hand, n.Deck), "what": SOME},
        (*DONE, "price"),
        opens={"what": "anything"},
        gives=("it", "moved"),
    ),
    Word(n.Return, {"zone": (n.Hand, n.Deck)}, (*DONE, "price"), opens={"what": "anything"}, gives=("moved",)),
    Word(
        t.Put,
        {"state": ("face_down",), "zone": (Is(w.Territory, {"player": EITHER}),), "what": SOME},
        DONE,
        opens={"what": "anything"},
        gives=("it", "moved", "laid"),
    ),
    Word(
        t.Put,
        {"state": ("face_down",), "zone": (Is(w.Territory, {"player": EITHER}),)},
        DONE,
        opens={"what": "anything"},
        gives=("moved", "laid"),
    ),
    Word(t.PutUnder, {"zone": (n.Deck,)}, (*DONE, "price"), opens={"what": "anything"}, gives=("moved",)),
    *_acts(t.PutOver, "anything"),
    *_acts(t.MixUnder, "anything"),
    *_acts(t.ShuffleIn, "anything"),
    Word(t.Bring, {"what": SOME}, DONE, opens={"what": "unit-cards"}, gives=("it", "moved", "brought")),
    Word(t.Bring, None, DONE, opens={"what": "unit-cards"}, gives=("moved", "brought")),
    *_acts(t.Turn, "magics", True),
    Word(
        n.Choose,
        {"what": (n.Chosen, n.UpTo, q.AnyNumber, g.WithinTotal, q.AtRandom)},
        DONE,
        opens={"what": "any-magic"},
        gives=("it", "moved", "chosen"),
    ),
    Word(t.LookAtCards, None, DONE, opens={"what": "looking"}, gives=("it", "looked")),
    Word(d.Reveal, None, (*DONE, "price"), opens={"what": "looking"}, gives=("it", "looked")),
    Word(
        n.Exchange,
        {
            "one": (Is(n.Chosen, {"n": (1,), "what": (YOUR_HAND,)}),),
            "other": (
                Is(n.Chosen, {"n": (1,), "what": (Is(n.InZone, {"zone": (n.DiscardPile,)}),)}),
                Is(n.Chosen, {"n": (1,), "what": (Is(g.Lands, {"player": (n.You, q.Own)}),)}),
            ),
        },
        DONE,
        opens={"": "anything"},
    ),
    Word(n.LookAt, {"zone": (n.Hand, w.Territory, n.Deck)}, DONE, opens={"": "looking"}, gives=("looked",)),
    Word(t.ShuffleDeck, None, DONE),
    *[word for kind in POWERS for word in _both(kind, "units", "static-units", None, ("it",))],
    *_acts(w.Boost, "units"),
    *_acts(t.BoostSo, "units"),
    *_both(n.GainTrait, "units", "static-units", {"label": ON_THE_FIELD}),
    *_both(t.LoseTrait, "units", "static-units", {"label": (*ON_THE_FIELD, "*")}),
    *_both(u.Forbid, "units", "static-units"),
    *_both(w.NotNegated, "magics", "static-magics"),
    *_both(t.GainBoth, "units", "static-units", {"first": ON_THE_FIELD, "second": ON_THE_FIELD}),
    *_both(t.LoseBoth, "units", "static-units", {"first": ON_THE_FIELD, "second": ON_THE_FIELD}),
    Word(
        t.BothTraitsFor,
        {"duration": (*UNTILS, *WITHIN), "first": ON_THE_FIELD, "second": ON_THE_FIELD},
        DONE,
        opens={"what": "units"},
        gives=("it",),
    ),
    Word(t.PowerFor, {"duration": (*UNTILS, *WITHIN)}, DONE, opens={"what": "units"}, gives=("it",)),
    Word(
        t.TraitFor,
        {"duration": (*UNTILS, *WITHIN), "label": ON_THE_FIELD},
        DONE,
        opens={"what": "units"},
        gives=("it",),
    ),
    *[
        Word(kind, {"effect": (*_EACH, Is(n.Does, {"effect": _EACH}))}, (*DONE, *STATIC), opens={"each": "count"})
        for kind in (t.ForEach, k.ForEachTo)
    ],
    Word(u.CannotEither, {"first": (*DEEDS, "attack"), "second": (*DEEDS, "attack")}, (*DONE, *STATIC)),
    Word(u.ChangeDamage, None, (*DONE, *STATIC), opens={"": "count"}),
    Word(u.ChangeLand, {"player": EITHER}, (*DONE, *STATIC), opens={"": "count"}),
    Word(w.Negate, {"what": (n.That,)}, ("triggered",), needs=("aimed",)),
    Word(w.Negate, {"what": (n.That,)}, ("grand", "effects"), needs=("activation",), covers=("what",)),
    Word(w.ModifyTerritory, {"player": EITHER}, DONE),
    Word(n.Cannot, {"effect": (w.Activate, n.Draw)}, (*DONE, *STATIC), opens={"effect": "forbidden"}),
    Word(w.Activate, {"operation": (*DEEDS, "single-removal", "double-removal", "attack")}, ("forbidden",)),
    Word(n.Draw, {"n": (1,)}, ("forbidden",)),
    Word(w.Perform, {"operation": ("deploy", "expand")}, DONE),
    Word(t.OneMore, {"operation": AGAIN}, DONE),
    Word(w.KeepAtRandom, {"zone": (n.DiscardPile,)}, DONE, gives=("kept",)),
    Word(
        w.ActivateAsMagic,
        {
            "what": (Is(n.Chosen, {"n": (1,)}),),
            "ignored": (Row(("power", "cost"), 2, 2), Row(("cost",), 1, 1)),
        },
        ("grand",),
        opens={"what": "magics"},
    ),
    Word(w.GainPower, {"colour": ("any",)}, DONE),
)

SPEECH: Final = Speech((*_LINES, *_TRAITS, *_APPLIED, *_SENTENCES, *GROUP_WORDS), tuple(BOOK.kinds.values()))


def place_of(category: str, fields: dict[str, object]) -> tuple[str, tuple[str, ...]]:
    """Where the text of a card stands, and what is around it."""
    if fields.get("kind") == "magic":
        return "magic", ("magic-card",)
    return ("spell", ("spell-card",)) if fields.get("kind") == "spell" else ("unit", ())
