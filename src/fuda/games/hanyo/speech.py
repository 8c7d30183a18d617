"""Which words of a card text do the rules of hanyo honour, and where?

Around a word can be `it`: what was chosen, looked at or searched for before, or what the event is about;
`always`: a text that holds by itself; `would-damage`: damage that would be taken.
"""

from typing import Final

from fuda.games.hanyo import words as h
from fuda.language.compiler.contexts import Speech, Word
from fuda.language.words import abilities as a
from fuda.language.words import decks as d
from fuda.language.words import nodes as n

SPEECH: Final = Speech(
    (
        Word(n.That, needs=("it",)),
        Word(n.Choose, gives=("it",)),
        Word(d.Search, gives=("it",)),
        Word(n.LookAt, gives=("it",)),
        Word(n.Triggered, offers=("it",)),
        Word(n.Effects, then=("deed",)),
        Word(n.IfYouDo, needs=("deed",)),
        Word(a.Static, offers=("always",)),
        Word(h.IsAlso, needs=("always",)),
        Word(h.AnyNumberInDeck, needs=("always",)),
        Word(a.Instead, offers=("would-damage",)),
        Word(h.TakeThatDamage, needs=("would-damage",)),
    )
)


def place_of(category: str, fields: dict[str, object]) -> tuple[str, tuple[str, ...]]:
    """Where the text of a card stands, and what is around it."""
    return category, ()
