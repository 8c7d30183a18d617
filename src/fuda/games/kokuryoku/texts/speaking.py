"""In which uses do many words of kokuryoku stand alike: texts that are used, heard, acts on units, what lasts?"""

from typing import Final

from fuda.games.kokuryoku.words import acts as t
from fuda.games.kokuryoku.words import amounts as q
from fuda.games.kokuryoku.words import effects as e
from fuda.games.kokuryoku.words import events as v
from fuda.games.kokuryoku.words import groups as g
from fuda.games.kokuryoku.words import keywords as k
from fuda.games.kokuryoku.words import links as li
from fuda.games.kokuryoku.words import prices as pr
from fuda.games.kokuryoku.words import relations as r
from fuda.games.kokuryoku.words import rules as u
from fuda.games.kokuryoku.words import strikes as s
from fuda.games.kokuryoku.words import things as o
from fuda.language.compiler.contexts import Allowed, Is, Row, Word
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
    ((v.Attacked, v.AttackedWith), ("battle", "it")),
    ((v.StruckBack, s.CounteredWith), ("battle", "counter", "it")),
    ((o.PutOffField, v.LeftField), ("gone",)),
    ((v.Restored, v.Supported, v.HealedByStaff, v.SpiritGone, v.SpiritFell), ("it", "dealt")),
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
        ),
        ("it",),
    ),
    ((v.FightEnded,), ("it", "fought")),
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


def used(kind: type[n.Node], more: tuple[str, ...] = ()) -> tuple[Word, ...]:
    """A text that is used at a timing; some timings bring a battle or a unit with them."""
    opens = {"effects": "effects"}
    return (
        Word(kind, {"timing": ("counter", "battle")}, offers=("battle", "counter", "stack", *more), opens=opens),
        Word(kind, {"timing": BATTLE_TIMES}, offers=("battle", "stack", *more), opens=opens),
        Word(kind, {"timing": MOVING}, offers=("it", "stack", *more), opens=opens),
        Word(kind, {"timing": ("fall",)}, offers=("gone", "stack", *more), opens=opens),
        Word(kind, {"timing": ("power",)}, offers=("stack", "past-steps", *more), opens=opens),
        Word(kind, {"timing": ("end", "action", "process", "any")}, offers=("stack", *more), opens=opens),
        *[
            Word(kind, {"timing": events}, offers=(*offers, "stack", *more), opens={**opens, "timing": "event"})
            for events, offers in HEARD
        ],
    )


def heard(events: tuple[Allowed, ...], offers: tuple[str, ...]) -> tuple[Word, ...]:
    opens = {"event": "event", "effects": "effects"}
    return (
        Word(n.Triggered, {"event": events}, offers=(*offers, "heard"), opens=opens),
        Word(u.TriggeredIf, {"event": events}, offers=(*offers, "heard"), opens=opens),
        Word(
            u.TriggeredOnAnd,
            {"event": events},
            offers=(*offers, "heard", "topic", "deed", "all"),
            opens={"event": "event", "effect": "effects", "more": "effects"},
        ),
        Word(
            u.TriggeredOn,
            {"event": events},
            offers=(*offers, "heard", "topic"),
            opens={"event": "event", "effect": "effects"},
        ),
    )


def one_unit() -> tuple[Allowed, ...]:
    """One unit: a word for a single one, or one that is chosen."""
    single = (o.ThisUnit, n.That, o.AttackingUnit, o.DefendingUnit, o.Foe, g.Its, g.Unsaid, g.EventUnit)
    one = (Is(n.Chosen, {"n": (1,)}), Is(n.UpTo, {"n": (1,)}), Is(o.AtRandom, {"n": (1,)}))
    return (*single, *one)


def _in(zone: type[n.Node], player: type[n.Node]) -> Is:
    return Is(n.InZone, {"zone": (Is(zone, {"player": (player,)}),)})


def from_zone(zone: type[n.Node], player: type[n.Node]) -> tuple[Allowed, ...]:
    there = (_in(zone, player),)
    return tuple([Is(kind, {"what": there}) for kind in (n.Chosen, n.UpTo, n.All, o.AnyNumber, o.AtRandom)])


def one_from(*zones: type[n.Node]) -> tuple[Allowed, ...]:
    return tuple([Is(n.Chosen, {"n": (1,), "what": (_in(zone, n.You),)}) for zone in zones])


def on_units(*kinds: type[n.Node], gives: tuple[str, ...] = ()) -> tuple[Word, ...]:
    """Acts on units: what they choose can be spoken of afterwards, and それ is a unit that is still there."""
    found: list[Word] = []
    for kind in kinds:
        found.append(Word(kind, {"what": (n.That,)}, ("effects",), needs=("it",), gives=gives))
        found.append(Word(kind, {"what": (*SOME, n.All)}, ("effects",), gives=("it", *gives)))
        found.append(Word(kind, None, ("effects",), gives=gives))
    return tuple(found)


def putting(*kinds: type[n.Node]) -> tuple[Word, ...]:
    """Acts that take cards or units away: それ may have left the field, or be a card."""
    found: list[Word] = []
    for kind in kinds:
        found.append(Word(kind, {"what": (n.That,)}, ("effects",), needs=("gone",), covers=("what",)))
        found.append(Word(kind, {"what": (g.EventUnit,)}, ("effects",), needs=("gone",), covers=("what",)))
        found.append(Word(kind, {"what": (n.That,)}, ("effects",), needs=("cards",), covers=("what",)))
        found.append(Word(kind, {"what": (n.That,)}, ("effects",), needs=("it",)))
        found.append(Word(kind, None, ("effects",), gives=("cards", "moved")))
    return tuple(found)


def lasting(*kinds: type[n.Node], gives: tuple[str, ...] = ()) -> tuple[Word, ...]:
    """What lasts: of chosen units it can be spoken afterwards, in what always holds nobody chooses."""
    found: list[Word] = []
    for kind in kinds:
        opens = {"change": "change"} if "change" in n.field_names(kind) else None
        figure = ("figure",) if issubclass(kind, n.Changing) else gives  # which a later sentence can change too
        if "what" in n.field_names(kind):
            found.append(Word(kind, {"what": (n.That,)}, ("effects",), needs=("it",), opens=opens, gives=figure))
            found.append(Word(kind, {"what": (*SOME, n.All)}, ("effects",), gives=("it", *figure), opens=opens))
            found.append(Word(kind, {"what": (n.All,)}, ("static",), gives=("subject", *figure), opens=opens))
        found.append(Word(kind, opens=opens, gives=figure))
    return tuple(found)


# Times at which nobody fights, and what means something in battles only.
_STILL: Final[tuple[Allowed, ...]] = (q.InStep, Is(q.InPhase, {"phase": ("power", "end")}))
NO_BATTLE: Final[tuple[Allowed, ...]] = (*_STILL, Is(q.While, {"first": _STILL}), Is(q.While, {"second": _STILL}))
STILL: Final[tuple[Allowed, ...]] = (Is(a.AsLongAs, {"condition": NO_BATTLE}),)
OF_BATTLES: Final[frozenset[type[n.Node]]] = frozenset(
    (
        e.ChangeAttack,
        e.ChangeCounter,
        e.ChangeDamageTaken,
        e.ChangePayment,
        e.ChangeTimes,
        u.ChangeStrikes,
        e.Doubled,
        e.Halved,
        e.NoDamage,
        e.CannotAttack,
        e.CannotCounter,
        e.AlsoReaches,
        u.CannotAttackThose,
        u.FreeAttacks,
        u.FreeCounters,
        u.NoTriangle,
        u.NoTriangleHere,
        u.WinsTriangle,
        u.ChangeTriangle,
        u.TriangleReversed,
        u.ChangePower,
        u.SwapsStrikes,
        u.AttacksTimes,
        u.ForWhile,
        r.NotStruckFrom,
        r.ChangeDamageFrom,
        r.ChangeDamageBy,
        r.NoDisadvantage,
        r.NoBonus,
        r.NotCounteredBy,
        r.ImmuneTo,
        r.TakesFor,
        s.StrikesFirst,
        s.RangeBecomes,
        s.NoLandsHere,
        s.NotAgainst,
        pr.PaysMore,
    )
)


def fighting(word: Word) -> Word:
    """The word; what means something in battles only is not said of times at which nobody fights."""
    if "battle" not in word.needs and word.shape.kind not in OF_BATTLES:
        return word
    return Word(
        word.shape.kind,
        word.shape.slots,
        word.where,
        word.needs,
        (*word.unless, "no-battle"),
        word.opens,
        word.offers,
        word.gives,
        word.then,
        word.covers,
    )


LATER: Final[tuple[Allowed, ...]] = (
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
UNPAID: Final = Is(k.Price, {"parts": (Row((k.HandPrice, k.OffPrice, k.ChipPrice)),)})
# What a keyword costs: it is the unit's, whichever card gave it, and no X of it is spoken of.
OF_KEYWORD: Final = Is(k.Price, {"parts": (Row((k.SpiritPrice, k.HandPrice, k.OffPrice, k.ChipPrice, k.WaitPrice)),)})
# Cards that were looked at or shown: whose they are is not said again.
OF_THOSE: Final[tuple[Allowed, ...]] = (
    Is(n.Chosen, {"what": (Is(n.InZone, {"zone": (t.LookedCards,)}),)}),
    Is(n.UpTo, {"what": (Is(n.InZone, {"zone": (t.LookedCards,)}),)}),
    n.That,
    t.RestOfThem,
)

TO_OWN_HAND: Final[tuple[Allowed, ...]] = (
    *[
        Is(kind, {"what": (o.AttachedTo, g.AllAttached, g.AttachedSuch, g.WereAttached, g.LandsThere)})
        for kind in (n.Chosen, n.UpTo, n.All, o.AnyNumber, o.AtRandom)
    ],
    *from_zone(o.OffField, n.You),
    *from_zone(g.Abroad, n.You),
    n.This,
)
TO_HAND: Final[tuple[Allowed, ...]] = (*TO_OWN_HAND, *OF_THOSE)

# Cards that are attached to units of the opponent: they stay with units of their owner (K2.2).
_THEIR_UNITS: Final[tuple[Allowed, ...]] = (Is(n.Controlled, {"player": (n.Opponent,)}), o.Foe)
_FILTERED: Final[tuple[Allowed, ...]] = (
    *_THEIR_UNITS,
    *[
        Is(kind, {"what": _THEIR_UNITS})
        for kind in (o.Adjacent, o.Within, g.InRange, g.OnLine, n.InState, o.OnSortieSquares, g.Other)
    ],
)
_THEIRS: Final[tuple[Allowed, ...]] = (*_FILTERED, Is(n.Chosen, {"what": _FILTERED}))
THEIR_CARDS: Final[tuple[Allowed, ...]] = tuple(
    [
        Is(kind, {"what": (Is(cards, {"of": _THEIRS}),)})
        for kind in (n.Chosen, n.UpTo, n.All, o.AnyNumber, o.AtRandom)
        for cards in (o.AttachedTo, g.AllAttached, g.AttachedSuch, g.AttachedToOne, g.AttachedSuchToOne)
    ]
)
THEIR_UNIT: Final[tuple[Allowed, ...]] = (o.Foe, Is(n.Chosen, {"what": _THEIRS}), Is(n.UpTo, {"what": _THEIRS}))

# What can happen to a card instead of going off the field: it goes elsewhere.
_MOVING_IT: Final[tuple[Allowed, ...]] = tuple(
    [
        Is(kind, {"what": (n.This,)})
        for kind in (d.AddToHand, e.PutAbroad, t.TakeBack, t.PutOnDeck, t.PutInDeck, t.AttachTo)
    ]
)
MOVED_AWAY: Final[tuple[Allowed, ...]] = (
    *_MOVING_IT,
    t.GoHome,
    Is(a.Both, {"second": _MOVING_IT}),
    Is(a.Both, {"first": _MOVING_IT}),
)

# What a sentence says of the one before it.
LINKING: Final = (
    *[Word(kind, needs=("deed",)) for kind in (li.InsteadIf, li.FurtherIf, li.UnlessThen, li.OnlyThen)],
    Word(li.LevelsCount, None, ("effects",), needs=("attaches",)),
    Word(li.MaximumCounts, None, ("effects",), needs=("recovers",)),
    Word(li.HighestCounts, None, needs=("raises",)),
    Word(li.SameFigure, needs=("figure",), opens={"change": "change"}),
    Word(li.SameUnit, needs=("deed",)),
)

# Whose words: 相手は自分の… speaks of the opponent's own.
OWNING: Final = (
    Word(n.Does, {"effect": (Is(d.AddToHand, {"what": from_zone(o.OffField, n.Opponent)}),)}, covers=("effect",)),
    Word(n.Does, {"player": (n.Opponent,)}, offers=("theirs",), covers=("player",)),
    Word(n.Does),
    Word(n.May, {"player": (n.Opponent,)}, offers=("theirs",), covers=("player",)),
    Word(n.May),
    Word(n.Opponent, unless=("theirs",)),
)
