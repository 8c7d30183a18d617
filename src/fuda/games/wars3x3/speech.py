"""Which words of a card text do the rules of 3x3Wars honour, and where?

Places: `unit` and `magic` are the cards; `trait`, `magic-trait` and `imbuing` the text under a trait's name; `effects`,
`grand` and `triggered` what is carried out; `price` what a magic asks to be done; `units`, `table-or-hand`, `magics`
and `looking` what an effect is about. Around a word can be `it` (one card named before), `kept` (what was left at
random), `activation` (what is being activated), `zone` and `deed` (a sentence before).
"""

from typing import Final

from fuda.games.wars3x3 import words as w
from fuda.games.wars3x3.phrases import BOOK
from fuda.language.compiler.contexts import Allowed, Is, Row, Speech, Word
from fuda.language.words import nodes as n

DONE: Final = ("effects", "grand", "triggered")
STATIC: Final = ("trait", "magic-trait")
EITHER: Final[tuple[Allowed, ...]] = (n.You, n.Opponent)
# Traits that a unit has on the field; the others work from the hand, at its entrance, or on a magic.
ON_THE_FIELD: Final[tuple[Allowed, ...]] = ("透過", "双壁", "豊穣", "膨張", "占有", "不死")
OF_UNITS: Final[tuple[Allowed, ...]] = (*ON_THE_FIELD, "透化", "宝掘", "速攻", "ワイルドカード", "変幻")
LASTING: Final[tuple[Allowed, ...]] = (n.IncreasePower, n.GainTrait, n.Cannot, w.Boost, w.NotNegated, w.GainPower)
MODIFIED: Final[tuple[Allowed, ...]] = (w.ModifyTerritory, Is(n.Does, {"effect": (w.ModifyTerritory,)}))
ONE: Final[tuple[Allowed, ...]] = (Is(n.Chosen, {"n": (1,)}), Is(n.UpTo, {"n": (1,)}))
YOUR_HAND: Final = Is(n.InZone, {"zone": (Is(n.Hand, {"player": (n.You,)}),)})


def _acts(kind: type[n.Node], place: str) -> tuple[Word, ...]:
    """An act on cards: what it is done to, when that is one thing, can be called それ afterwards."""
    return (
        Word(kind, {"what": ONE}, DONE, opens={"what": place}, gives=("it",)),
        Word(kind, None, DONE, opens={"what": place}),
    )


_LINES: Final = (
    Word(n.Text),
    Word(n.Trait, None, ("unit",), opens={"": "trait"}),
    Word(n.Trait, None, ("magic",), opens={"": "magic-trait"}),
    Word(
        w.Magic,
        {"conditions": (Row((Is(n.OnlyDuring), Is(n.Pay))),)},
        ("magic",),
        opens={"conditions": "price", "effects": "effects"},
    ),
    Word(
        w.GrandMagic,
        {"conditions": (Row((Is(n.When, {"event": (w.Activated,)}),), 1),)},
        ("magic",),
        opens={"conditions": "grand-condition", "effects": "grand"},
        offers=("activation",),
    ),
    Word(
        w.GrandMagic,
        {"conditions": (Row((Is(n.OnlyDuring), Is(n.When, {"event": (w.Activated,)}))),)},
        ("magic",),
        opens={"conditions": "grand-condition", "effects": "grand"},
    ),
    Word(n.OnlyDuring),
    Word(n.AlsoDuring),
    Word(n.When, {"event": (w.Activated,)}, ("grand-condition",)),
    Word(w.Activated, {"operations": (Row(("magic", "boost")),)}),
    Word(n.Pay, {"effect": (Is(n.Discard, {"what": (Is(n.Chosen, {"what": (YOUR_HAND,)}),)}),)}, ("price",)),
    Word(n.Discard, None, ("price",)),
    Word(n.Effects, then=("deed",)),
    Word(n.Then, None, DONE, needs=("deed",)),
    Word(n.IfYouDo, None, DONE, needs=("deed",)),
    Word(n.TurnOf),
    Word(n.PhaseOf),
)

_TRAITS: Final = (
    Word(w.AttacksIn, {"what": (n.This,), "step": ("piercing_attack",)}, ("trait",)),
    Word(w.DefendsAlsoIn, {"what": (n.This,), "step": ("piercing_attack",)}, ("trait",)),
    Word(w.ModifyTerritory, {"player": EITHER}, ("trait",)),
    Word(n.IncreasePower, {"what": (n.This, n.All)}, ("trait",), opens={"what": "units"}),
    Word(n.IncreasePower, {"what": (n.All,)}, ("magic-trait",), opens={"what": "units"}),
    Word(n.During, {"effect": (n.IncreasePower,)}, STATIC),
    Word(n.Cannot, {"player": EITHER, "effect": (Is(w.CountForPower, {"what": (n.This,)}),)}, ("trait",)),
    Word(w.CountForPower, {"what": (n.This,)}, ("trait",)),
    Word(n.Does, {"player": (n.You,), "effect": (w.TreatCostAs, w.ModifyTerritory)}, ("trait",)),
    Word(w.TreatCostAs, {"what": (n.This,)}, ("trait",)),
    Word(w.OnlyUsableFor, {"what": (n.This,), "operation": ("counter",)}, ("trait",)),
    Word(w.MatchesAnyNumber, {"what": (n.This,)}, ("trait",)),
    Word(w.OnlyCounteredBy, {"what": (n.This,)}, ("trait",)),
    Word(
        n.Triggered,
        {"event": (Is(n.Destroyed, {"what": (n.This,)}), Is(n.Entered, {"what": (n.This,)}))},
        ("trait",),
        opens={"effects": "triggered"},
    ),
    Word(
        n.Triggered,
        {
            "event": (Is(w.UsedFor, {"what": (n.This,), "operation": ("boost",)}),),
            "effects": (Is(n.Effects, {"steps": (Row((n.Lasting,), 1, 1),)}),),
        },
        ("trait",),
        opens={"effects": "imbuing"},
        offers=("target",),
    ),
    Word(n.Destroyed),
    Word(n.Entered),
    Word(w.UsedFor),
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
        ("trait",),
        opens={"effects": "haste"},
    ),
    Word(w.Doing, {"operations": (Row(("deploy", "redeploy"), 2, 2),)}),
    Word(n.May, None, ("haste",)),
    Word(w.MoveStep, {"step": ("strategy",), "phase": ("battle",)}, ("haste",)),
    Word(n.May, {"player": (n.You,), "effect": (w.InsteadOfPaying,)}, ("magic-trait",)),
    Word(
        w.InsteadOfPaying,
        {"effect": (Is(n.Exile, {"what": (Is(n.InState, {"state": ("sideways",), "what": (n.This,)}),)}),)},
        ("magic-trait",),
    ),
    Word(n.Exile, None, ("magic-trait",)),
)

_SENTENCES: Final = (
    Word(n.Does, {"effect": (w.ActivateAsMagic,), "player": (n.You,)}, DONE),
    Word(n.Does, {"effect": (w.Perform, n.Draw, n.Discard, n.Damage, n.GainLife, n.Destroy, n.Return, n.Put)}, DONE),
    Word(n.Does, {"effect": (n.PutUnder, n.Turn, n.Choose, n.LookAt, n.IncreasePower, w.Boost)}, DONE),
    Word(n.Does, {"effect": (w.ModifyTerritory, w.KeepAtRandom, w.GainPower)}, DONE),
    Word(n.Does, {"effect": (n.Exchange, w.Negate), "player": (n.You,)}, DONE),
    Word(n.May, None, DONE),
    Word(
        n.Lasting,
        {
            "duration": (n.UntilEndOfTurn, Is(n.UntilStep, {"step": ("end_of_battle",)})),
            "effect": (*LASTING, Is(n.Does, {"effect": LASTING}), *MODIFIED),
        },
        DONE,
    ),
    Word(n.Lasting, {"duration": (Is(n.ThisTurnIn, {"step": ("strategy",)}),), "effect": MODIFIED}, DONE),
    Word(n.UntilEndOfTurn),
    Word(n.UntilStep),
    Word(n.ThisTurnIn),
    Word(n.Draw, None, DONE),
    Word(n.Damage, {"amount": (n.Number,)}, DONE),
    Word(n.GainLife, None, DONE),
    Word(n.Number),
    Word(w.CostOf, {"what": (n.That,)}),
    *_acts(n.Discard, "table-or-hand"),
    *_acts(n.Destroy, "units"),
    Word(
        n.Return,
        {"zone": (Is(n.Hand, {"player": (n.Owner,)}),), "what": (n.This, *ONE)},
        DONE,
        opens={"zone": "home", "what": "units"},
        gives=("it",),
    ),
    Word(n.Return, {"zone": (Is(n.Hand, {"player": (n.Owner,)}),)}, DONE, opens={"zone": "home", "what": "units"}),
    Word(
        n.Return,
        {"zone": (Is(n.Hand, {"player": EITHER}),), "what": ONE},
        DONE,
        opens={"what": "table-or-hand"},
        gives=("it",),
    ),
    Word(n.Return, {"zone": (Is(n.Hand, {"player": EITHER}),)}, DONE, opens={"what": "table-or-hand"}),
    Word(
        n.Put,
        {"state": ("face_down",), "zone": (Is(w.Territory, {"player": EITHER}),)},
        DONE,
        opens={"what": "table-or-hand"},
    ),
    Word(n.PutUnder, {"zone": (n.Deck,)}, DONE, opens={"what": "table-or-hand"}),
    Word(n.Turn, {"state": ("face_up",)}, DONE, opens={"what": "magics"}),
    Word(n.Choose, {"what": ONE}, DONE, opens={"what": "table-or-hand"}, gives=("it",)),
    Word(
        n.Exchange,
        {
            "one": (Is(n.Chosen, {"n": (1,), "what": (YOUR_HAND,)}),),
            "other": (Is(n.Chosen, {"n": (1,), "what": (Is(n.InZone, {"zone": (n.DiscardPile,)}),)}),),
        },
        DONE,
    ),
    Word(n.LookAt, None, DONE, opens={"": "looking"}),
    *_acts(n.IncreasePower, "units"),
    *_acts(w.Boost, "units"),
    Word(n.GainTrait, {"what": ONE, "label": ON_THE_FIELD}, DONE, opens={"what": "units"}, gives=("it",)),
    Word(n.GainTrait, {"label": ON_THE_FIELD}, DONE, opens={"what": "units"}),
    Word(w.Negate, {"what": (n.That,)}, ("grand",), needs=("activation",), covers=("what",)),
    Word(w.ModifyTerritory, {"player": EITHER}, DONE),
    Word(n.Cannot, {"player": EITHER, "effect": (Is(w.Activate, {"operation": ("counter",)}),)}, DONE),
    Word(w.Activate, {"operation": ("counter",)}, DONE),
    Word(w.Perform, {"operation": ("deploy",)}, DONE),
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
    Word(
        w.NotNegated,
        {"what": (Is(n.All, {"what": (Is(n.Controlled, {"player": (n.You,), "what": (w.Magics,)}),)}),)},
        DONE,
        opens={"": "magics"},
    ),
    Word(w.GainPower, {"colour": ("any",)}, DONE),
)

_GROUPS: Final = (
    Word(n.You),
    Word(n.Opponent),
    Word(n.Owner, None, ("home",)),
    Word(n.All),
    Word(n.Chosen),
    Word(n.UpTo),
    # A magic is no unit and has no cost; the unit of a trait can be spoken of while its trait works.
    Word(n.This, None, ("trait", "units", "table-or-hand", "magic-trait", "magics"), unless=("magic-card",)),
    Word(n.This, None, ("magic-trait", "magics")),
    Word(n.That, needs=("it",)),
    Word(n.InState, None, ("magics", "magic-trait")),
    Word(n.Units, None, ("units", "table-or-hand")),
    Word(n.Controlled),
    Word(n.WithCost),
    Word(n.WithTrait, {"label": OF_UNITS}),
    Word(n.AtMost),
    Word(n.Cards, None, ("price", "table-or-hand", *DONE), needs=("zone",)),
    Word(n.UnitCards, None, ("price", "table-or-hand", *DONE), needs=("zone",)),
    Word(w.Magics, None, ("magics",), unless=("zone",)),
    Word(w.Kept, None, ("table-or-hand",), needs=("kept",)),
    Word(n.InZone, offers=("zone",)),
    Word(n.Except, opens={"excluded": "magics"}),
    Word(n.Hand),
    Word(w.Territory),
    Word(n.DiscardPile),
    Word(n.Deck),
)

SPEECH: Final = Speech((*_LINES, *_TRAITS, *_SENTENCES, *_GROUPS), tuple(BOOK.kinds.values()))


def place_of(category: str, fields: dict[str, object]) -> tuple[str, tuple[str, ...]]:
    """Where the text of a card stands, and what is around it."""
    return ("magic", ("magic-card",)) if fields.get("kind") == "magic" else ("unit", ())
