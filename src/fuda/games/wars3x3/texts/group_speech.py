"""Which words for cards, players and amounts do the rules of 3x3Wars honour, and where? speech.py names the places."""

from typing import Final

from fuda.games.wars3x3.words import casts as c
from fuda.games.wars3x3.words import groups as g
from fuda.games.wars3x3.words import links as k
from fuda.games.wars3x3.words import things as w
from fuda.language.compiler.contexts import Allowed, Is, Word
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import measures as q
from fuda.language.words import nodes as n

DONE: Final = ("effects", "grand", "triggered")
CHOSEN_FROM: Final = (
    "units",
    "field",
    "in-hand",
    "own-hand",
    "anything",
    "any-magic",
    "magics",
    "looking",
    "unit-cards",
    *DONE,
)
# Traits that a unit has on the field; the others work from the hand, at its entrance, or on a magic.
ON_THE_FIELD: Final[tuple[Allowed, ...]] = ("透過", "双壁", "豊穣", "膨張", "占有", "不死")
OF_UNITS: Final[tuple[Allowed, ...]] = (*ON_THE_FIELD, "透化", "宝掘", "速攻", "ワイルドカード", "変幻")

OF_MAGICS: Final[tuple[Allowed, ...]] = ("顕在", "残響")

_COUNTED: Final = tuple(
    [
        Word(kind, None, opens={"": "count"})
        for kind in (
            m.PerEach,
            m.AnyOf,
            m.Up,
            m.Down,
            q.CountOf,
            q.Multiplied,
            q.PerCount,
            q.HalfOf,
            q.HalfUp,
            q.To,
            q.Not,
            q.And,
            q.Or,
            q.AmountIs,
            q.Compares,
            w.CostOf,
            g.PowerOf,
            g.IsColour,
            g.Lies,
            g.ItIs,
            g.OnField,
            g.Peak,
            g.GapOf,
            g.SumOf,
            g.Capped,
            g.ColoursOf,
            c.Alone,
        )
    ]
)

_AMOUNTS: Final = (
    *_COUNTED,
    *[
        Word(kind)
        for kind in (
            n.Number,
            q.Twice,
            q.Half,
            g.LifeOf,
            g.Held,
            g.LandsOf,
            g.UnitsOf,
            c.RoomOf,
            c.GivenUpFor,
            n.AtMost,
            n.AtLeast,
            m.Exactly,
            q.MoreThan,
            q.LessThan,
        )
    ],
    Word(g.IsKind, opens={"what": "count", "kind": "kind"}),
    *[
        Word(kind, None, opens={"": "count"}, gives=("those",))
        for kind in (m.CountIs, q.Exists, g.SideHas, g.SideCount)
    ],
    Word(g.HasTrait, {"label": (*OF_UNITS, *OF_MAGICS)}, opens={"": "count"}),
    Word(k.Happened, opens={"event": "count"}),
    Word(k.HappenedIn, opens={"event": "count"}),
    Word(k.SortsAre, opens={"": "count"}),
    Word(c.HasRoom),
    Word(k.ThoseAre, needs=("those",)),
    *[Word(kind, None, opens={"": "count"}) for kind in (k.Lots, k.PerLots)],
    Word(g.DrawnCards, needs=("drawn",)),
    Word(g.Aimed, needs=("activation",)),
    Word(g.WithinTotal, None, CHOSEN_FROM),
    Word(k.TimesHappened, opens={"event": "count"}),
    Word(q.SoMany, needs=("moved",)),
    Word(q.AsDealt, needs=("dealt",)),
)

_GROUPS: Final = (
    Word(n.You),
    Word(n.Opponent),
    Word(q.Own),
    Word(q.TurnPlayer),
    Word(a.EachPlayer),
    Word(n.Owner, None, ("home",)),
    Word(n.All),
    *[Word(kind, None, CHOSEN_FROM) for kind in (n.Chosen, n.UpTo, q.AnyNumber, q.AtRandom)],
    # A magic is no unit and has no cost; the unit of a trait can be spoken of while its trait works.
    Word(n.This, None, ("any-magic", "magics", "static-magics", "magic-trait", "count")),
    Word(n.This, unless=("magic-card",)),
    Word(n.That, None, ("anything", "any-magic", "field", "count"), needs=("gone",)),
    Word(n.That, needs=("it",)),
    Word(n.InState, None, ("magics", "static-magics", "magic-trait", "any-magic", "count", "looking")),
    Word(n.Units, None, ("units", "static-units", "field", "anything", "any-magic", "count")),
    Word(g.NamedUnits, None, ("units", "static-units", "field", "anything", "any-magic", "count")),
    Word(g.Those, None, ("units", "static-units", "field", "anything", "any-magic", "count"), needs=("those",)),
    Word(g.Unchosen, needs=("chosen",)),
    Word(g.Lands, None, ("field", "anything", "any-magic", "count", "looking")),
    Word(w.Magics, None, ("looking",), unless=("zone",), gives=("magics-seen",)),
    Word(w.Magics, None, ("magics", "static-magics", "any-magic", "count"), unless=("zone",)),
    Word(n.Cards, None, ("magics",), needs=("zone", "magics-seen")),
    Word(n.Controlled),
    Word(
        n.WithCost,
        None,
        (
            "units",
            "static-units",
            "field",
            "in-hand",
            "own-hand",
            "anything",
            "any-magic",
            "count",
            "unit-cards",
            "kind",
            "looking",
            *DONE,
        ),
    ),
    Word(n.WithTrait, {"label": OF_UNITS}),
    Word(n.WithTrait, {"label": OF_MAGICS, "what": (w.Magics, n.Controlled, n.InState, n.Except, g.OfColours)}),
    Word(g.WithoutTrait, {"label": OF_UNITS}),
    *[Word(kind) for kind in (g.OfColours, g.WithPower, g.Boosted, g.Extreme, c.JustEntered, c.Unboosted)],
    Word(q.ButNot, opens={"excluded": "kind"}),
    Word(g.SameColour, opens={"as_": "any-magic"}),
    Word(g.FigureThan, opens={"than": "any-magic"}),
    Word(g.FigureTo, opens={"amount": "count"}),
    Word(
        g.TakenFrom,
        {"what": (n.Chosen, n.UpTo, q.AnyNumber, q.AtRandom, n.All), "zone": (Is(n.Hand, {"player": (n.You, q.Own)}),)},
        ("own-hand",),
        offers=("zone",),
    ),
    Word(
        g.TakenFrom,
        {"what": (n.Chosen, n.UpTo, q.AnyNumber, q.AtRandom, n.All), "zone": (n.Hand, g.Looked)},
        ("in-hand",),
        offers=("zone",),
    ),
    Word(
        g.TakenFrom,
        {"what": (n.Chosen, n.UpTo, q.AnyNumber, q.AtRandom, n.All, n.This, n.That)},
        ("anything", "any-magic", "unit-cards", "looking"),
        offers=("zone",),
    ),
    Word(k.OfEach, None, ("units", "field", "anything", "any-magic", "magics")),
    Word(g.WithLess),
    Word(g.SideOf, None, ("anything", "any-magic", "field", "count", *DONE), needs=("it",)),
    *[
        Word(
            kind,
            None,
            ("in-hand", "own-hand", "anything", "any-magic", "count", "unit-cards", "looking", *DONE),
            needs=("zone",),
        )
        for kind in (n.Cards, n.UnitCards, g.Named, g.SpellCards)
    ],
    *[Word(kind, None, ("in-hand", "own-hand")) for kind in (n.Cards, n.UnitCards, g.SpellCards)],
    *[
        Word(kind, None, ("kind",))
        for kind in (n.Cards, n.UnitCards, g.Named, g.SpellCards, n.Units, g.NamedUnits, w.Magics)
    ],
    Word(w.Kept, None, ("anything", "any-magic"), needs=("kept",)),
    Word(g.TopCards, None, ("anything", "any-magic", "looking")),
    Word(g.Rest, None, ("anything",), needs=("looked",)),
    # そのうち, of what a condition has named; where something was looked at, it means that.
    Word(
        n.InZone,
        {"zone": (g.Looked,), "what": (n.Cards,)},
        ("in-hand", "magics", "anything", "any-magic", "count", "unit-cards", "looking", *DONE),
        needs=("those",),
        unless=("looked",),
        covers=("zone", "what"),
    ),
    Word(
        n.InZone,
        {"zone": (n.Hand, g.Looked)},
        ("in-hand",),
        offers=("zone",),
    ),
    Word(n.InZone, {"zone": (Is(n.Hand, {"player": (n.You, q.Own)}),)}, ("own-hand",), offers=("zone",)),
    Word(
        n.InZone, None, ("magics", "anything", "any-magic", "count", "unit-cards", "looking", *DONE), offers=("zone",)
    ),
    Word(n.Except, opens={"excluded": "any-magic"}),
    Word(n.Hand),
    Word(w.Territory),
    Word(n.DiscardPile),
    Word(n.Deck),
    Word(g.Looked, needs=("looked",)),
)

GROUP_WORDS: Final = (*_AMOUNTS, *_GROUPS)
