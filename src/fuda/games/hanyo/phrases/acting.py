"""In which forms an act stands, and how what it is done to can be named in other words."""

from functools import partial
from typing import Final

from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import FORMS, Spelt, named_also
from fuda.language.japanese.spelling import acting as acting_alone
from fuda.language.words import nodes as n
from fuda.language.words.nodes import Node, Value

CHOSEN: Final = {
    "{what:target}を": (
        "{what:target}も、?",
        "{what:picked}<|それを|そのユニットを|それらを|それらのユニットを>",
        "{what:counted}、?",
    ),
    "{what:moved}を": ("{what:picked}<|それを|そのユニットを|それらを|それらのユニットを>", "{what:counted}、?"),
    "{what:target}の": ("{what:picked}<その|そのユニットの|それぞれの|それらの|それらのユニットの>",),
    "{what:target}に": ("{what:picked}<それに|そのユニットに|それぞれに|それらに|それらのユニットに|>",),
    "{what:card}を": ("{what:pickedcards}<|それを|そのカードを|それらを>", "{what:countedcards}、?", "{what:card}を、"),
}

# Beside the usual forms the one for what somebody is made to do.
_FORMS: Final = (*FORMS, ("act_made", "causative"))

acting: Final = partial(acting_alone, agreeing=("plain", "stem", "causative"), forms=_FORMS)


def on(
    ja: str,
    en: str,
    node: type[Node],
    clause: str = "",
    const: dict[str, Value] | None = None,
    also: tuple[str | Spelt, ...] = (),
) -> tuple[Phrase, ...]:
    """An act on units or cards, with the other ways to name what was chosen."""
    named = named_also(ja, also, CHOSEN)
    if node is not n.Discard:  # for which a player's own hand has a word of its own
        named = (*named, *named_also(ja, also, {"{what:card}を": ("{what:held}、?",)}))
    return acting(ja, en, node, clause, const, also=named)


HELD: Final = n.InZone(n.Hand(n.You()), n.Cards())  # the cards of one's own hand

ON_IT: Final = (("on_one", "plain"), ("on_it_ren", "stem"), ("on_it_te", "te"))
