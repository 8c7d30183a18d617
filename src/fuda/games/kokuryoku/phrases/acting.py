"""How is an act on chosen units or cards worded, whichever words name what was chosen?"""

from typing import Final

from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import Spelt, acting, named_also
from fuda.language.words.nodes import Node, Value

CHOSEN: Final = {
    "{what:target}の気力を": ("{what:target}の気力も",),
    "{what:target}を": ("{what:picked}", "{what:counted}", "{what:target}も"),
    "{what:target}の": ("{what:picked}その",),
    "{what:target}は": ("{what:picked}", "{what:target}も"),
    "{what:card}を": ("{what:card}も", "{what:pickedcards}", "{what:countedcards}", "{what:card}を、", "{what:rest}は"),
    "{what:hcard}を": (
        "{what:hcard}も",
        "{what:pickedcards}",
        "{what:countedcards}",
        "{what:hcard}を、",
        "{what:pickedown}<|それを|そのカードを|それらを>",
        "{what:countedown}",
        "{what:rest}は",
    ),
    "{what:xcard}を": (
        "{what:xcard}も",
        "{what:pickedcards}",
        "{what:countedcards}",
        "{what:xcard}を、",
        "{what:pickedown}<|それを|そのカードを|それらを>",
        "{what:countedown}",
        "{what:rest}は",
    ),
}


def on_chosen(
    ja: str,
    en: str,
    node: type[Node],
    clause: str = "",
    const: dict[str, Value] | None = None,
    also: tuple[str | Spelt, ...] = (),
) -> tuple[Phrase, ...]:
    """An act on units or cards, with the other ways to name what was chosen."""
    return acting(ja, en, node, clause, const, also=named_also(ja, also, CHOSEN))
