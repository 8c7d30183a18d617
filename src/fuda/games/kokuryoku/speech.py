"""Which words of a card text do the rules of kokuryoku honour, and where?

Places: the kinds of text (`unit`, `equipment`, `item`, `surprise`, `land`), `event` what a text waits for, `static`
what always holds, `effects` what is carried out. Around a word can be `this-unit` (the text belongs to a unit or is
attached to one), `battle`, `stack` (something used just before), `it` (the unit that the event or the occasion is
about; `gone` when it has left the field) and `this-square`.
"""

from typing import Final

from fuda.games.kokuryoku import effect_words as e
from fuda.games.kokuryoku import keywords as k
from fuda.games.kokuryoku import words as o
from fuda.language.compiler.contexts import Allowed, Is, Row, Speech, Word
from fuda.language.words import abilities as a
from fuda.language.words import decks as d
from fuda.language.words import nodes as n

BATTLE_TIMES: Final[tuple[Allowed, ...]] = ("attack", "defence", "counter", "battle")
MOVING: Final[tuple[Allowed, ...]] = ("move", "enemy-move")
AROUND: Final[dict[str, tuple[str, ...]]] = {
    "unit": ("this-unit",),
    "equipment": ("this-unit",),
    "item": ("this-unit",),
    "surprise": (),
    "land": ("this-square",),
}


def _used(kind: type[n.Node]) -> tuple[Word, ...]:
    """A text that is used at a timing; some timings bring a battle or a unit with them."""
    opens = {"effects": "effects"}
    return (
        Word(kind, {"timing": BATTLE_TIMES}, offers=("battle", "stack"), opens=opens),
        Word(kind, {"timing": MOVING}, offers=("it", "stack"), opens=opens),
        Word(kind, {"timing": ("fall",)}, offers=("gone", "stack"), opens=opens),
        Word(kind, {"timing": ("power", "end", "action")}, offers=("stack",), opens=opens),
    )


def _heard(events: tuple[Allowed, ...], offers: tuple[str, ...]) -> Word:
    return Word(n.Triggered, {"event": events}, offers=offers, opens={"event": "event", "effects": "effects"})


def _one() -> tuple[Allowed, ...]:
    """One unit: a word for a single one, or one that is chosen."""
    single = (o.ThisUnit, n.That, o.AttackingUnit, o.DefendingUnit, o.Foe)
    return (*single, Is(n.Chosen, {"n": (1,)}), Is(n.UpTo, {"n": (1,)}))


def _in(zone: type[n.Node], player: type[n.Node]) -> Is:
    return Is(n.InZone, {"zone": (Is(zone, {"player": (player,)}),)})


def _from(zone: type[n.Node], player: type[n.Node]) -> tuple[Allowed, ...]:
    there = (_in(zone, player),)
    return (Is(n.Chosen, {"what": there}), Is(n.UpTo, {"what": there}))


_UNPAID: Final = Is(k.Price, {"parts": (Row((k.HandPrice, k.OffPrice)),)})

SPEECH: Final = Speech(
    (
        *_used(k.Surprise),
        *_used(k.Use),
        *_used(k.Crest),
        Word(k.SpiritPrice, needs=("this-unit",)),
        Word(k.Training, {"price": (_UNPAID,)}),
        Word(k.Symbol, opens={"": "effects"}),
        Word(k.Barred, opens={"": "static"}),
        Word(k.EntryPrice, opens={"": "static"}),
        # What a text waits for: damage is dealt in a battle, a unit that has left is no longer on the field.
        _heard((o.DamagedWith, o.DealtDamage, o.Defeated), ("battle", "it")),
        _heard((o.PutOffField,), ("gone",)),
        _heard((o.Moved, n.Entered, o.ClassChanged, o.CardAttached), ("it",)),
        _heard((o.Moment,), ()),
        Word(o.DamagedWith, needs=("equipment",)),
        Word(o.CardAttached, needs=("attachable",)),
        # Words for units.
        Word(o.ThisUnit, needs=("this-unit",)),
        Word(o.AttackingUnit, needs=("battle",)),
        Word(o.DefendingUnit, needs=("battle",)),
        Word(o.Foe, needs=("battle", "this-unit")),
        Word(n.That, None, ("effects", "surprise", "unit", "item"), needs=("it",)),
        Word(o.OnThisSquare, needs=("this-square",)),
        Word(o.IsAttacking, needs=("battle",)),
        Word(o.IsDefending, needs=("battle",)),
        Word(o.FightsWith, needs=("battle",)),
        Word(o.IsSort, {"what": (n.That,)}, needs=("gone",), covers=("what",)),
        Word(o.IsSort),
        Word(o.IsOfCountry, {"what": (n.That,)}, needs=("gone",), covers=("what",)),
        Word(o.IsOfCountry),
        # What always holds is in force in every battle, and for all that fit.
        Word(a.Static, offers=("battle",), opens={"": "static"}),
        Word(n.Chosen, None, ("effects",)),
        Word(n.UpTo, None, ("effects",)),
        Word(o.ThisBattle, needs=("battle",)),
        Word(e.GainAbility, offers=("this-unit",)),
        Word(e.CallOff, needs=("battle",)),
        Word(e.Negate, needs=("stack",)),
        Word(n.Exchange, {"one": _one(), "other": _one()}),
        Word(e.SortieNow, {"what": (Is(n.Chosen, {"n": (1,), "what": (_in(n.Hand, n.You),)}),)}),
        Word(n.Does, {"effect": (Is(d.AddToHand, {"what": _from(o.OffField, n.Opponent)}),)}, covers=("effect",)),
        Word(n.Does),
        Word(d.AddToHand, {"what": _from(o.OffField, n.You)}),
        Word(n.IfYouDo, needs=("deed",)),
        Word(n.Then, needs=("deed",)),
        Word(n.Effects, then=("deed",)),
    )
)


def place_of(category: str, fields: dict[str, object]) -> tuple[str, tuple[str, ...]]:
    """Where the text of a card stands, and what is around it."""
    around = AROUND[category]
    if category == "equipment":
        around = (*around, "equipment")
    return category, (*around, "attachable") if category in ("equipment", "item") else around
