"""Which words of a card text do the rules of kiseki honour, and where?

Around a word can be `it`: what a text has targeted, chosen, searched for or taken apart before, or what its event is
about; and `negatable`: something targeted that lies in the waiting zone, which nothing else than negating reaches.
"""

from typing import Final

from fuda.games.kiseki.words import crafts as f
from fuda.games.kiseki.words import effects as t
from fuda.games.kiseki.words import things as k
from fuda.language.compiler.contexts import Allowed, Is, Row, Speech, Word
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import decks as d
from fuda.language.words import nodes as n


def _targets(kind: type[n.Node]) -> tuple[Word, Word]:
    waiting = Is(n.InZone, {"zone": (k.Waiting,)})
    return Word(kind, {"what": (waiting,)}, gives=("negatable",)), Word(kind, gives=("it",))


# What the rules can take as a cost.
PAYABLE: Final[tuple[Allowed, ...]] = (
    *(f.ActionIcon, t.Action, t.Ready, t.Stun, t.Recover, t.TurnUp, t.TurnDown, t.PutInHomebase, t.Rebuild),
    *(t.DiscardHand, t.PutInTrail, t.Remove, n.Exile, n.Destroy, t.Slay, n.Return, n.Discard),
    *(t.PayCp, t.PayEp, t.LoseBonds, t.PutTop, t.PutTopInHomebase, t.Board),
)

SPEECH: Final = Speech(
    (
        Word(f.Activated, {"costs": (Row(PAYABLE),)}),
        Word(n.That, needs=("it",)),
        *_targets(t.Targets),
        *_targets(t.TargetsUpTo),
        *_targets(t.TargetsAnyNumber),
        Word(t.Negate, {"what": (n.That,)}, needs=("negatable",), covers=("what",)),
        Word(n.Chosen, gives=("it",)),
        Word(n.UpTo, gives=("it",)),
        Word(n.All, gives=("it",)),
        Word(m.AnyOf, gives=("it",)),
        Word(d.Search, gives=("it",)),
        Word(n.Triggered, offers=("it",)),
        Word(a.Instead, offers=("it",)),
    )
)


def place_of(category: str, fields: dict[str, object]) -> tuple[str, tuple[str, ...]]:
    """Where the text of a card stands, and what is around it."""
    return category, ()
