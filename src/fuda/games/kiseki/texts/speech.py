"""Which words of a card text do the rules of kiseki honour, and where?

Around a word can be `it`: what a text has targeted, chosen, searched for or taken apart before, or what its event is
about; and `negatable`: something targeted that lies in the waiting zone, which nothing else than negating reaches.
"""

from typing import Final

from fuda.games.kiseki.words import effects as t
from fuda.games.kiseki.words import things as k
from fuda.language.compiler.contexts import Is, Speech, Word
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import decks as d
from fuda.language.words import nodes as n


def _targets(kind: type[n.Node]) -> tuple[Word, Word]:
    waiting = Is(n.InZone, {"zone": (k.Waiting,)})
    return Word(kind, {"what": (waiting,)}, gives=("negatable",)), Word(kind, gives=("it",))


SPEECH: Final = Speech(
    (
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
