"""Which words of a card text do the rules of kiseki honour, and where?

Around a word can be `it`: what a text has targeted, chosen, searched for or taken apart before, or what its event is
about; `negatable`: something targeted that lies in the waiting zone, which nothing else than negating reaches; `loss`:
a loss of bonds that something happens instead of; `deed`: a sentence before; `until`: a time at which something ends.

Places are the category of the text, `cost` for what a craft costs, and `played` for cards that were played before, of
which the rules remember no more than what is printed on them.
"""

from typing import Final

from fuda.games.kiseki.texts.played_cards import PLAIN, READ
from fuda.games.kiseki.words import bans as v
from fuda.games.kiseki.words import choosing as z
from fuda.games.kiseki.words import conditions as o
from fuda.games.kiseki.words import crafts as f
from fuda.games.kiseki.words import effects as t
from fuda.games.kiseki.words import events as w
from fuda.games.kiseki.words import modifiers as g
from fuda.games.kiseki.words import narrowing as h
from fuda.games.kiseki.words import things as k
from fuda.games.kiseki.words.handling import DEEDS, OF_COSTS, done
from fuda.language.compiler.contexts import Allowed, Is, Row, Speech, Word
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import decks as d
from fuda.language.words import nodes as n

TEXTS: Final = ("text", "event", "art")
# Groups that a card which was played before cannot be asked for.
OF_TABLE: Final = (
    n.InState,
    n.InZone,
    n.Controlled,
    *[
        kind
        for kind in (*vars(k).values(), *vars(h).values())
        if isinstance(kind, type) and issubclass(kind, n.Node) and "what" in kind.FIELDS and kind not in READ
    ],
)
# Durations that end by themselves.
ENDING: Final = (
    n.UntilEndOfTurn,
    o.UntilEndOfBattle,
    o.UntilEndOfAttack,
    o.UntilEndOfDefence,
    o.NextTurn,
    o.UntilEndOfNextTurn,
    o.UntilLeaves,
    o.UntilEndOfPhase,
)
# Words for the organisations that were chosen before (1312.4).
OF_CHOSEN: Final = (
    k.WithChosenOrganisation,
    h.WithoutChosenOrganisation,
    g.GainChosenOrganisation,
    g.LoseChosenOrganisation,
)
# Events about two groups: それ could be one of either.
TWO_GROUPS: Final = tuple(
    [Is(each, {"by": (m.AnyOf,), "what": (m.AnyOf,)}) for each in (w.AttackedWhat, w.WasAttackedBy)]
)
# Events of something being played, which can be negated then.
OF_PLAYS: Final[tuple[Allowed, ...]] = (w.Played, w.PlayedOutOf, w.AbilityPlayed, w.AbilityPlayedOf)
PLAYS: Final[tuple[Allowed, ...]] = (*OF_PLAYS, *[Is(each, {"event": OF_PLAYS}) for each in (w.FirstTime, w.NthTime)])
LOSSES: Final = (w.BondsLost, w.OverkillTaken, w.StunDamageTaken, w.OverkillDealt)


def _targets(kind: type[n.Node]) -> tuple[Word, Word]:
    waiting = Is(n.InZone, {"zone": (k.Waiting,)})
    return Word(kind, {"what": (waiting,)}, gives=("negatable",)), Word(kind, gives=("it",))


def _of_table(kind: type[n.Node]) -> Word:
    return Word(kind, where=(*TEXTS, "cost"), gives=("it",) if kind in (k.AnyNumber, k.ChosenBy) else ())


# What the rules can take as a cost.
PAYABLE: Final[tuple[Allowed, ...]] = (
    *(f.ActionIcon, t.Action, t.Ready, t.Stun, t.Recover, t.TurnUp, t.TurnDown, t.PutInHomebase, t.Rebuild),
    *(t.DiscardHand, t.PutInTrail, t.Remove, n.Exile, n.Destroy, t.Slay, n.Return, n.Discard),
    *(t.PayCp, t.PayEp, t.LoseBonds, t.PutTop, t.PutTopInHomebase, t.Board),
)

# What limits on playing can stand at, by how the text calls what it limits; a constant craft is never played.
# Words that have uses of their own beside.
SHOWING: Final = (t.DiscardHand, t.RevealHand, t.PutTop, t.PutTopInHomebase)
REPLACING: Final[tuple[Allowed, ...]] = (a.Instead, Is(n.If, {"effects": (a.Instead,)}))
LIMITS: Final = (o.OnlyIn, o.NotIn, o.OnlyIf, o.NotIf, o.TimesPerTurn, o.OnlyInTimes, o.OnlyIfTimes, o.NotIfTimes)
PLAYED_CRAFTS: Final = (f.Activated, n.Triggered, f.TriggeredIn, a.StateTriggered)


def _limited(source: str, abilities: tuple[type[n.Node], ...], *where: str) -> Word:
    limits = Row(tuple([Is(each, {"source": (source, "ability")}) for each in LIMITS]))
    return Word(f.Restricted, {"ability": abilities, "limits": (limits,)}, where=where)


SPEECH: Final = Speech(
    (
        Word(n.That, needs=("it",)),
        Word(k.Those, needs=("it",)),
        _limited("craft", PLAYED_CRAFTS, "text", "event"),
        _limited("EVENT", (n.Effects,), "event"),
        _limited("art", (n.Effects,), "art"),
        Word(f.AppliedTimes, {"ability": (Is(a.Static, {"steps": (Row(REPLACING),)}),)}, where=("text",)),
        Word(g.GainCraft, opens={"craft": "text"}),
        *[Word(k.Variable, {"letter": (letter,)}, gives=(letter,)) for letter in "XYZ"],
        *[Word(t.Define, {"letter": (letter,)}, needs=(letter,)) for letter in "XYZ"],
        *[Word(each, {"duration": ENDING}) for each in (g.ChangeStatFor, g.BecomeStatFor, g.SetStatFor)],
        Word(k.NextPlayedBy, where=TEXTS, needs=("until",)),
        Word(g.SetBothFor, {"duration": ENDING}),
        Word(n.Lasting, {"duration": (*ENDING, a.AsLongAs)}),
        Word(t.ChooseOrganisations, gives=("organisation",)),
        *[Word(each, where=(*TEXTS, "cost"), needs=("organisation",)) for each in OF_CHOSEN],
        *_targets(t.Targets),
        *_targets(t.TargetsUpTo),
        *_targets(t.TargetsAnyNumber),
        Word(t.TargetsOfEach, gives=("it",)),
        Word(t.TargetsApiece, gives=("it",)),
        *[Word(z.ModesOf, {"of": (many,), "options": (Row((n.Effects,), many, many),)}) for many in range(2, 7)],
        Word(z.Modes, {"options": (Row((n.Effects,), 2, 6),)}),
        *[Word(z.Declare, {"what": (what,)}, gives=(what,)) for what in ("number", "kind", "name")],
        Word(z.Declared, needs=("number",)),
        Word(z.OfDeclaredKind, needs=("kind",), where=(*TEXTS, "cost")),
        Word(z.OfDeclaredName, needs=("name",), where=(*TEXTS, "cost")),
        Word(t.Negate, {"what": (n.That,)}, needs=("negatable",), covers=("what",)),
        Word(n.Chosen, gives=("it",)),
        Word(n.UpTo, gives=("it",)),
        Word(n.All, gives=("it",)),
        Word(m.AnyOf, gives=("it",)),
        Word(d.Search, gives=("it",)),
        Word(t.DiscardHand, gives=("it", done("discard"))),
        *[Word(each, gives=("it", "rest", "looked")) for each in (t.RevealTop, t.LookAtTop, t.LookAtHand)],
        Word(t.RevealHand, gives=("it", "rest", "looked", done("reveal"))),
        *[Word(each, gives=(done(deed),)) for each, deed in OF_COSTS.items() if each not in SHOWING],
        *[
            Word(k.HandledBy, {"deed": (deed,)}, where=(*TEXTS, "cost"), needs=(done(deed),))
            for deed in dict.fromkeys(DEEDS.values())
        ],
        Word(d.Remaining, needs=("rest",)),
        Word(d.Looked, needs=("looked",)),
        Word(t.LookAtCards, gives=("looked",)),
        *[Word(each, gives=("it", "looked", done(OF_COSTS[each]))) for each in (t.PutTop, t.PutTopInHomebase)],
        *[Word(kind, {"event": TWO_GROUPS}, covers=("event",)) for kind in (n.Triggered, f.TriggeredIn)],
        Word(a.Repeated, {"event": TWO_GROUPS}, needs=("until",), covers=("event",)),
        *[Word(kind, {"event": PLAYS}, offers=("it", "negatable")) for kind in (n.Triggered, f.TriggeredIn, a.Delayed)],
        Word(a.Repeated, {"event": PLAYS}, needs=("until",), offers=("it", "negatable")),
        Word(a.Delayed),
        Word(n.Triggered, offers=("it",)),
        Word(f.TriggeredIn, offers=("it",)),
        Word(t.EnteringAs, needs=("entry",)),
        Word(a.Instead, {"event": (n.Entered,)}, offers=("it", "entry")),
        Word(a.Instead, {"event": LOSSES}, offers=("it", "loss")),
        Word(a.Instead, {"event": (w.BondsGained,)}, offers=("it", "gain")),
        Word(t.GainMore, needs=("gain",)),
        Word(t.GainLess, needs=("gain",)),
        Word(a.Instead, offers=("it",)),
        Word(a.InsteadNext, {"event": LOSSES}, needs=("until",), offers=("it", "loss")),
        Word(a.InsteadNext, {"event": (w.BondsGained,)}, needs=("until",), offers=("it", "gain")),
        Word(a.InsteadNext, needs=("until",), offers=("it",)),
        Word(t.Lessened, needs=("loss",)),
        Word(t.Heightened, needs=("loss",)),
        Word(t.Multiplying, needs=("loss",)),
        Word(a.Repeated, needs=("until",), offers=("it",)),
        *[Word(kind, gives=("until",)) for kind in ENDING],
        Word(n.Effects, then=("deed",)),
        Word(t.InsteadIf, needs=("deed",)),
        Word(a.IfYouDoNot, needs=("deed",)),
        Word(n.IfYouDo, needs=("deed",)),
        Word(a.Static, offers=("constant",), then=("deed",)),
        Word(g.MayHaveIcon, {"what": (n.This, k.ThisCard)}, needs=("constant",)),
        Word(g.PlayableFromHomebase, gives=("homebase",)),
        Word(g.Refills, needs=("homebase",)),
        Word(f.Activated, {"costs": (Row(PAYABLE),)}, opens={"costs": "cost"}),
        Word(g.InsteadOfCost, {"effect": PAYABLE}),
        Word(h.AtRandom, where=TEXTS, gives=("it",)),
        *[
            _of_table(kind)
            for kind in OF_TABLE
            if kind not in (h.AtRandom, k.HandledBy, k.NextPlayedBy) and kind not in OF_CHOSEN
        ],
        *[
            Word(kind, opens={"what": "played"})
            for kind in (o.HasPlayed, o.HasNotPlayed, o.CardsPlayed, k.PlayedThisTurn, v.PlaysAtMost)
        ],
        Word(k.WithStat, {"bound": PLAIN}),
        Word(k.WithStat, where=(*TEXTS, "cost")),
        Word(k.WithPrintedStat, {"bound": PLAIN}),
        Word(k.WithPrintedStat, where=(*TEXTS, "cost")),
        Word(g.MultiplyStat, {"stat": ("str", "def")}),
        Word(g.SetStat, {"amount": (n.Number, k.Variable)}),
        Word(g.SetStat, {"stat": ("str", "def")}),
    )
)


def place_of(category: str, fields: dict[str, object]) -> tuple[str, tuple[str, ...]]:
    """Where the text of a card stands, and what is around it."""
    return category, ()
