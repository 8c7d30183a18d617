"""Which words of a card text do the rules of honjin honour, and where?

Places: the kinds of card (`unit-card`, `equipment-card`, `consumable`, `item-card` one or the other, `battle-spell`,
`terrain-card`), and inside an ability `static` what always holds, `effects` what is carried out, `event` what it
waits for, `cost` its price. Around a word can be `this-unit`, `this-terrain`, `this-equipment` (the card with the
text), `place` (where the text has its terrain), `battle`, `it` (what the event or an earlier sentence is about),
`shown` (a hand that was shown), `rolled` (dice), `hit` (damage or death before), `damage` (what is replaced is
damage), `deed` (a sentence before), `from-hand` (the ability works from the hand), `chained` (others can be chained
on it) and `other-player` (somebody else than the owner acts).
"""

from typing import Final

from fuda.games.honjin.words import conditions as o
from fuda.games.honjin.words import effects as t
from fuda.games.honjin.words import features as f
from fuda.games.honjin.words import modifiers as g
from fuda.games.honjin.words import relations as r
from fuda.games.honjin.words import telling as s
from fuda.games.honjin.words import things as h
from fuda.games.honjin.words import uses as u
from fuda.games.honjin.words import whereabouts as w
from fuda.language.compiler.contexts import Allowed, Is, Row, Speech, Word
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n

UNIT: Final = "unit-card"
EQUIPMENT: Final = "equipment-card"
CONSUMABLE: Final = "consumable"
ITEM: Final = "item-card"
SPELL: Final = "battle-spell"
TERRAIN: Final = "terrain-card"
STATIC: Final = "static"
EFFECTS: Final = "effects"
COST: Final = "cost"

# Which abilities a card can have (14.2.1, 14.3.1, 14.4.1, 14.5.1, 14.6.1, 14.7.1, 14.8.1).
SYMBOLS: Final = (
    ("finishing", (UNIT, EQUIPMENT, ITEM)),
    ("sacrifice", (UNIT, EQUIPMENT, ITEM)),
    ("declared", (UNIT, EQUIPMENT, ITEM, TERRAIN)),
    ("constant", (UNIT, EQUIPMENT, ITEM, TERRAIN)),
    ("automatic", (UNIT, EQUIPMENT, ITEM, TERRAIN)),
    ("hand", (UNIT, CONSUMABLE, ITEM, SPELL, TERRAIN)),
    ("reversal", (TERRAIN,)),
)
# What an ability waits for that is about a card or a player.
EVENTS: Final[tuple[Allowed, ...]] = (
    o.Declared,
    o.ThisLaid,
    o.Died,
    o.WasDiscarded,
    o.WasRemoved,
    o.WasReturned,
    o.Summoned,
    o.SummonedAs,
    o.WasEquipped,
    o.TookEffect,
    o.UseTookEffect,
    o.WasUsed,
    o.TookDamage,
    o.TookAttackDamage,
    o.MarchSucceeded,
    o.MarchFailed,
    o.BecameFinished,
    o.Refilled,
    o.HandDiscarded,
    u.TookDamageOf,
    u.DealtDamage,
    u.MadeDie,
    u.WasTargeted,
    u.PlayerUsed,
    u.BecameFresh,
    u.DeckDiscarded,
    w.BattleArose,
    w.HasMarched,
    w.HasMarchedTo,
    w.TerrainLaid,
    s.DealtAttack,
    s.TookSoMuch,
    s.LeftField,
    s.SucceededAt,
    s.SummonedAt,
    s.WasBorne,
)
_IN_BATTLE: Final = (Is(o.Timing, {"when": ("normal", "counter", "initiative", "battle")}), o.CounterTo)
_HEADINGS: Final = (h.TimingFirst, h.NameFirst)
_PICKED: Final[tuple[Allowed, ...]] = (n.Chosen, n.UpTo, h.SoMany)
# Acts that choose something of which later sentences can speak.
_ACTS: Final = (
    t.Discard,
    t.Remove,
    t.ReturnToHand,
    t.AddToHand,
    t.PutOnDeck,
    t.Finish,
    t.Refresh,
    t.Move,
    t.MoveInFormation,
    t.SummonCards,
    t.MakeProxy,
    t.SetSlots,
    t.SetSomeSlots,
    t.VanishGrants,
    u.VanishGranted,
    u.ShuffleIn,
    w.LayCards,
    g.Grant,
    g.Change,
    g.Adjust,
    g.Lose,
    g.Void,
    g.Cannot,
    g.SwapFigures,
    g.SwapBetween,
)
# Targets that are one thing, so that a condition about them is met or not.
_SINGLE: Final[tuple[Allowed, ...]] = (
    *(Is(n.Chosen, {"n": (1,)}), h.ThisUnit, h.ThisTerrain, h.ThisEquipment, h.ThisCard, h.ThisPlace, h.OnePlayer),
    *(n.You, n.Opponent, h.Holder, h.Battler, h.OwnerOf),
)
# Prices of which a text can speak later.
_PAYING: Final[tuple[Allowed, ...]] = (
    Is(h.Costs, {"parts": (Row((t.DiscardFrom, t.RemoveFrom, t.Discard, t.Remove, t.ReturnToHand, t.Finish), 1),)}),
)
_HITS: Final = (t.Damage, t.DamageInShort, t.Kill)
_DICE: Final = (f.Dice, f.DicePlus, f.DiceMinus, f.HighestDie, f.LowestDie, t.Roll)


def _abilities() -> list[Word]:
    """An ability in each of its uses: what its symbol, its timings and what it waits for bring along."""
    found: list[Word] = []
    fought = tuple([Is(each, {"timings": (Row(_IN_BATTLE, 1),)}) for each in _HEADINGS])
    chained = tuple([Is(each.kind, {**each.slots, "riders": (Row(("chain",), 1),)}) for each in fought])
    for symbol, where in SYMBOLS:
        inside = STATIC if symbol == "constant" else EFFECTS
        own = ("from-hand",) if symbol == "hand" else ()
        for heading, timed in ((chained, ("battle", "place", "chained")), (fought, ("battle", "place")), ((), ())):
            for moments, told in (((Row(EVENTS, 1),), ("it",)), ((), ())):
                for slots, given in _more_of(symbol):
                    if heading:
                        slots["heading"] = heading
                    if moments:
                        slots["moment"] = moments
                    offers = (*own, *timed, *told, *given)
                    opens = {"effects": inside, "moment": "event", "cost": COST}
                    found.append(Word(h.Special, slots, (*where, STATIC, EFFECTS), opens=opens, offers=offers))
    return found


def _more_of(symbol: str) -> list[tuple[dict[str, tuple[Allowed, ...]], tuple[str, ...]]]:
    """What the price and the target of an ability bring along, with what must stand there for it."""
    found: list[tuple[dict[str, tuple[Allowed, ...]], tuple[str, ...]]] = []
    prices: tuple[tuple[tuple[Allowed, ...], tuple[str, ...]], ...] = (((Row(_PAYING, 1),), ("paid",)), ((), ()))
    for price, paid in prices if symbol != "constant" else prices[1:]:
        for target, single in (((n.You,), ("single", "to-you")), (_SINGLE, ("single",)), ((), ())):
            slots: dict[str, tuple[Allowed, ...]] = {"symbol": (symbol,)}
            if price:
                slots["cost"] = price
            if target:
                slots["target"] = target
            found.append((slots, (*paid, *single)))
    return found


# What can be done so many times: plain figures and numbers of cards.
_PLAIN: Final[tuple[Allowed, ...]] = (n.Number,)
_SIGNED: Final[tuple[Allowed, ...]] = (Is(m.Up, {"amount": _PLAIN}), Is(m.Down, {"amount": _PLAIN}))
_FIGURES: Final[tuple[Allowed, ...]] = tuple(
    [Is(each, {"by": _SIGNED}) for each in (g.Figure, g.FigureInShort, g.Standing)]
)
# What can be changed of a thing; hero points are a printed price (2.1.14.2).
_FIGURE: Final[dict[str, tuple[Allowed, ...]]] = {"figure": ("attack", "defence", "level", "limit", "hand-limit")}
_CHANGED: Final[tuple[Allowed, ...]] = (*_FIGURES, Is(g.Together, {"one": _FIGURES, "other": _FIGURES}))
_DONE: Final[tuple[Allowed, ...]] = (
    *[
        Is(each, {"amount": _PLAIN})
        for each in (t.Refill, t.Damage, t.DamageInShort, t.DiscardCards, t.DiscardAtRandom)
    ],
    *[Is(each, {"change": _CHANGED}) for each in (g.Adjust, g.Grant)],
)
_SCALABLE: Final[tuple[Allowed, ...]] = (*_DONE, Is(n.Does, {"effect": _DONE}))


# Acts whose result is how many cards they have moved.
_COUNTED: Final = (t.DiscardCards, t.DiscardUpTo, t.DiscardBetween, t.DiscardAtRandom, t.DiscardAll)
# By what word a later sentence can name what an act did (telling.IfDone), and the card it did it to.
_WAYS: Final[dict[type[n.Node], str]] = {
    **dict.fromkeys((*_COUNTED, t.Discard, t.DiscardEquipment, t.DiscardUse), "discard"),
    **dict.fromkeys((t.Refill, t.RefillUpTo, t.RefillBetween), "refill"),
    **dict.fromkeys((t.RevealHand, t.RevealSome, t.RevealTop, u.RevealEnd), "show"),
    **dict.fromkeys((t.Remove, s.RemoveEquipment), "remove"),
    **dict.fromkeys((t.ReturnToHand, s.ReturnEquipment), "return"),
    t.SummonCards: "summon",
    t.Finish: "finish",
}
_NAMED_WAYS: Final = tuple(dict.fromkeys(_WAYS.values()))


def _did(act: type[n.Node], card: bool = False) -> tuple[str, ...]:
    """What a sentence gives to those behind it that ask whether it was done, or speak of its card."""
    way = _WAYS.get(act, "")
    if not way:
        return ()
    return (f"did-{way}", f"card-{way}", "it") if card else (f"did-{way}",)


# Further acts that are done once, which a text that always holds cannot do.
_ONCE: Final = (
    *(t.Refill, t.RefillUpTo, t.RefillBetween, t.RevealSome, t.SearchDeck, t.ShuffleDeck, t.LayProxy, t.SwapPlaces),
    *(t.VanishUse, t.Vanish, t.DiscardUse, t.DiscardEquipment, t.SetInitiativeDie, t.Reroll),
    *(t.AlterUseRoll, w.SwapGrounds),
)


# What 代わりに can hang on: asked once where it is not about the targets (`notation`), else not changed by the deeds.
_JUDGED: Final = (
    *(o.Is, o.IsNot, o.IsSide, n.TurnOf, r.InBattle, o.StandsAt, o.IsState, o.IsAmong, o.BearsEquipment),
    *(o.BearsNoEquipment, r.BearsSuch, r.BearsSoMany, o.Exists, o.ExistsNot, m.CountIs, r.CountsIn, r.AmountIs),
    *(r.Compares, o.IsEmpty, o.RollIs, r.RollIsOdd, r.Contrary),
)


# What can be one of several things that are offered.
_MODE_DEEDS: Final[tuple[Allowed, ...]] = (
    *(*_ACTS, *_HITS, *_COUNTED, *_ONCE),
    *(n.If, n.May, h.Able, n.Does, a.Both, n.Lasting, s.PutIntoDeck, s.RefillTo),
)
# Conditions on the targets, which tell them apart.
_OF_TARGETS: Final[tuple[Allowed, ...]] = tuple(
    [
        Is(each, {"what": (h.Target,)})
        for each in (o.Is, o.IsNot, o.IsState, o.StandsAt, o.IsAmong, o.BearsEquipment, o.BearsNoEquipment, r.BearsSuch)
    ]
)
# Of these, what a change of figures leaves as it is; and such changes.
_LASTING_FEATURES: Final = (f.OfRace, f.OfAttribute, f.OfType, f.OfMarch, f.OfFaction, f.OfName, f.IsHero)
_UNMOVED: Final[tuple[Allowed, ...]] = (
    *[Is(each, {"feature": _LASTING_FEATURES}) for each in (o.Is, o.IsNot)],
    *(o.IsSide, n.TurnOf, r.InBattle, o.StandsAt, o.IsState, o.BearsEquipment, o.BearsNoEquipment, r.BearsSuch),
    *(o.IsEmpty, o.RollIs, r.RollIsOdd, o.Exists, o.ExistsNot, r.CountsIn),
    Is(o.IsAmong, {"group": (n.Controlled, r.OfSide, h.Foremost, h.Rearmost)}),
)
_DONE_FIGURES: Final[tuple[Allowed, ...]] = tuple(
    [Is(each, {"change": (g.Figure, g.FigureInShort, g.Together)}) for each in (g.Grant, g.Adjust)]
)


# Conditions on anything but the targets: asked once, however many of these there are.
_GROUPS: Final = (n.Units, n.Controlled, h.InParty, h.InTerritory, n.InZone)
_WHOLE: Final[tuple[Allowed, ...]] = (
    *(o.SameOnly, n.TurnOf, r.InBattle, o.InPeriod, o.BattleAt, o.IsSide, o.IsEmpty, o.RollIs, r.RollIsOdd),
    *[Is(each, {"what": _GROUPS}) for each in (m.CountIs, o.Exists, o.ExistsNot)],
)


def _words() -> list[Word]:
    found = _abilities()
    for act in (*_ACTS, *_HITS):
        gives = ("hit",) if act in _HITS else ()
        lasts = act.__module__ == g.__name__
        where = () if lasts else (EFFECTS, COST)
        figure = _FIGURE if act is g.SwapBetween else {}
        found.append(Word(act, {"what": _PICKED, **figure}, where, gives=("it", *gives, *_did(act, True))))
        found.append(Word(act, {"what": (r.EndCard,), **figure}, where, gives=("it", *gives, *_did(act, True))))
        found.append(Word(act, figure, where, gives=(*gives, *_did(act))))
    found += [Word(each, _FIGURE) for each in (g.Figure, g.FigureInShort, g.SetFigure, g.Multiplied, g.Halved)]
    found += [Word(each, where=(EFFECTS,) if each == t.Roll else (), gives=("rolled",)) for each in _DICE]
    found += [Word(each, where=(EFFECTS, COST), gives=_did(each, each is t.RevealSome)) for each in _ONCE]
    harm: tuple[Allowed, ...] = (o.WouldTakeDamage, o.WouldTakeAttackDamage, u.WouldTakeDamageOf, u.WouldDealDamage)
    about: tuple[Allowed, ...] = EVENTS
    once = Is(s.Once, {"event": harm})
    return [
        *found,
        # Single things.
        Word(h.ThisUnit, needs=("this-unit",)),
        Word(h.ThisTerrain, needs=("this-terrain",)),
        Word(h.ThisTerrain, needs=("place",)),
        Word(h.ThisEquipment, needs=("this-equipment",)),
        Word(h.Holder, needs=("this-terrain",)),
        Word(h.HolderUnits, needs=("this-terrain",)),
        Word(h.ThisPlace, needs=("place",)),
        Word(h.Party, needs=("place",)),
        Word(h.ThatUnit, needs=("it",)),
        Word(h.ThatCard, needs=("it",)),
        Word(r.AmongShown, needs=("shown",)),
        Word(t.RevealHand, where=(EFFECTS,), gives=("shown", "did-show")),
        Word(t.LookTop, where=(EFFECTS,), gives=("shown", "it", "rest")),
        Word(t.RevealTop, where=(EFFECTS,), gives=("shown", "it", "rest", "did-show", "card-show")),
        Word(r.RestShown, needs=("rest",)),
        Word(u.LookHand, where=(EFFECTS,), gives=("shown", "it")),
        Word(u.LookEnd, where=(EFFECTS,), gives=("shown", "it", "rest")),
        Word(u.RevealEnd, where=(EFFECTS,), gives=("shown", "it", "rest", "did-show", "card-show")),
        Word(u.PaidCards, needs=("paid",)),
        Word(
            t.AlterInitiativeDie,
            {"by": (*_SIGNED, Is(h.Quoted, {"what": _SIGNED}))},
            (EFFECTS, STATIC),
            gives=("raised",),
        ),
        Word(t.AlterInitiativeDie, where=(EFFECTS,), gives=("raised",)),
        Word(r.RatherBy, {"condition": _JUDGED}, (EFFECTS,), needs=("raised",)),
        Word(u.UsedAtMost, where=(EFFECTS,)),
        Word(n.If, {"condition": _WHOLE}, (EFFECTS,), gives=("asked", "whole")),
        Word(n.If, {"condition": _OF_TARGETS}, (EFFECTS,), gives=("asked", "told-apart")),
        Word(n.If, where=(EFFECTS,), gives=("asked",)),
        Word(n.If, {"condition": _OF_TARGETS}, gives=("told-apart",)),
        Word(n.If),
        Word(s.RestTargets, needs=("told-apart",)),
        Word(s.SwapTargets, where=(EFFECTS,), needs=("battle",)),
        Word(s.Survived, needs=("hit",)),
        Word(u.Otherwise, where=(EFFECTS,), needs=("asked", "whole")),
        Word(u.Otherwise, where=(EFFECTS,), needs=("asked", "single")),
        Word(u.ToBearOthers, needs=("this-equipment",)),
        Word(w.MomentOf, where=("event", EFFECTS)),
        Word(u.HalfDamage, needs=("damage",)),
        Word(f.RollResult, needs=("rolled",)),
        Word(o.RollIs, needs=("rolled",)),
        Word(r.RollIsOdd, needs=("rolled",)),
        Word(r.JustDone, needs=("counted",)),
        *[Word(each, where=(EFFECTS,), gives=("counted", *_did(each, True))) for each in _COUNTED],
        Word(r.PerEach, {"effect": _SCALABLE}),
        Word(o.DiedOfThis, needs=("hit",)),
        Word(r.DeadOfThis, needs=("hit",)),
        Word(r.ChainedOn, needs=("chained",)),
        # What is given to a thing stands on that thing.
        Word(g.GainSpecial, opens={"special": EFFECTS}, offers=("this-unit", "place")),
        # Sentences about others.
        Word(n.Effects, then=("deed",)),
        # Asked twice, before the one and before the other: only of what neither of them changes.
        Word(
            r.Rather,
            {
                "condition": _JUDGED,
                "effect": (*_HITS, t.Discard, t.Remove, t.ReturnToHand, t.Refill),
            },
            needs=("deed",),
        ),
        # A figure that changes does not change what was asked.
        Word(r.Rather, {"condition": _UNMOVED, "effect": _DONE_FIGURES}, needs=("deed",)),
        # Whose units: 自軍 is the owner of the card (3.2.1.2), whoever acts.
        *[
            word
            for kind in (n.Does, n.May, h.Able)
            for word in (
                Word(kind, {"player": (n.You, h.Oneself)}),
                Word(kind, {"player": (h.Target,)}, needs=("to-you",)),
                Word(kind, {"player": (n.Opponent,)}, offers=("other-player",), covers=("player",)),
                Word(kind, offers=("other-player",)),
            )
        ],
        Word(n.You, unless=("other-player",)),
        Word(n.Opponent, unless=("other-player",)),
        Word(t.IfApplied, needs=("deed",)),
        *[
            Word(kind, {"way": (way,)}, (EFFECTS,), needs=("deed", *([f"did-{way}"] if way else [])))
            for kind in (s.IfDone, s.IfUndone)
            for way in ("", *_NAMED_WAYS)
        ],
        *[Word(s.SuchCard, {"way": (way,)}, needs=(f"card-{way}",)) for way in _NAMED_WAYS],
        Word(s.BestOf, _FIGURE),
        Word(s.Modes, {"options": (Row((*_MODE_DEEDS,), 2, 4),)}, (EFFECTS,), gives=("hit",)),
        Word(s.EitherOf, {"one": _MODE_DEEDS, "other": _MODE_DEEDS}, (EFFECTS,), gives=("hit",)),
        Word(s.Everywhere),
        Word(s.Fallen, {"span": ("battle",)}, needs=("battle",)),
        Word(s.Fallen, {"span": ("turn",)}),
        Word(s.PutIntoDeck, where=(EFFECTS,)),
        Word(s.RerollUse, where=(EFFECTS,), needs=("battle",)),
        Word(s.UserOf, needs=("battle",)),
        Word(s.UsesNow, needs=("battle",)),
        Word(g.EndsWithChain, needs=("deed", "battle")),
        Word(g.LostWithChain, needs=("deed", "battle")),
        Word(n.Triggered, {"event": about}, offers=("it",), opens={"effects": EFFECTS}),
        Word(n.Triggered, opens={"effects": EFFECTS}),
        Word(a.StateTriggered, where=(STATIC,), opens={"effects": EFFECTS}),
        Word(a.Delayed, offers=("it",), opens={"effect": EFFECTS}),
        Word(a.Instead, {"event": harm}, offers=("it", "damage"), opens={"effect": EFFECTS}),
        Word(a.Instead, {"event": (once,)}, (EFFECTS,), offers=("it", "damage"), opens={"effect": EFFECTS}),
        Word(s.Once, where=(EFFECTS,)),
        Word(s.SucceededAt, offers=("after-march",)),
        Word(h.HeldTerrains, unless=("after-march",)),
        Word(h.VacantTerrains, unless=("after-march",)),
        Word(s.AllAlike, needs=("rolled",)),
        Word(s.AllDied, needs=("hit",)),
        Word(s.RefillTo, where=(EFFECTS,), gives=("did-refill",)),
        Word(s.SwapEnds, where=(EFFECTS,), needs=("place",)),
        *[Word(each, where=(EFFECTS,), gives=_did(each)) for each in (s.ReturnEquipment, s.RemoveEquipment)],
        Word(a.Instead, offers=("it",), opens={"effect": EFFECTS}),
        Word(t.AlterDamage, needs=("damage",)),
        Word(t.SetDamage, needs=("damage",)),
        Word(t.LessDamage, needs=("damage",)),
        Word(t.MoreDamage, needs=("damage",)),
        # Until when.
        Word(r.While, where=(STATIC,)),
        Word(
            n.Lasting, {"duration": (Is(g.Until, {"end": ("turn", "phase", "your-turn", "enemy-turn")}),)}, (EFFECTS,)
        ),
        Word(n.Lasting, {"duration": (g.Until,)}, (EFFECTS,), needs=("battle",)),
        # What cards in a hand can do.
        Word(t.SummonThis, needs=("from-hand", "this-unit")),
        Word(t.LayThis, needs=("from-hand", "this-terrain")),
    ]


SPEECH: Final = Speech(tuple(_words()))

AROUND: Final = {
    UNIT: ("this-unit", "place"),
    EQUIPMENT: ("this-unit", "this-equipment", "place"),
    ITEM: ("this-unit", "this-equipment", "place"),
    CONSUMABLE: (),
    SPELL: (),
    TERRAIN: ("this-terrain", "place"),
}


def place_of(category: str, fields: dict[str, object]) -> tuple[str, tuple[str, ...]]:
    """Where the text of a card stands, and what is around it."""
    kind, sort = str(fields.get("kind", "")), str(fields.get("class", ""))
    place = {"unit": UNIT, "spell": SPELL, "terrain": TERRAIN}.get(kind, ITEM)
    if place == ITEM and sort in ("装備品", "消耗品"):
        place = EQUIPMENT if sort == "装備品" else CONSUMABLE
    return place, AROUND[place]
