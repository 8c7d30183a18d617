"""In which forms does an act of 3x3Wars stand, and how else can what was chosen for it be named?"""

import re
from typing import Final

from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import FORMS, Spelt, acting, named_also
from fuda.language.words.nodes import Node, That, Value

_CHOSEN: Final = {
    "{what:what}を": ("{what:picked}", "{what:counted}", "{what:what}を、", "{what:topic}", "{what:from_zone}"),
    "{what:what}の": ("{what:picked}その", "{what:picked}<そのユニットの|それの|それらの|それぞれの>"),
    "{what:what}は": ("{what:picked}", "{what:what}は、"),
}
_AGREEING: Final = re.compile(r"<what:([^|<>]*)\|[^<>]*>")
_HEADS: Final = ("{what:what}を", "{what:what}の", "{what:what}は")
_BARE: Final = (("bare", "plain"), ("bare_ren", "stem"), ("bare_te", "te"))
ALL_FORMS: Final = (*FORMS, ("act_cannot", "impossible"), ("act_not", "negative"), ("act_ba_not", "unless"))


def _on_it(
    ja: str,
    en: str,
    node: type[Node],
    clause: str,
    const: dict[str, Value] | None,
    also: tuple[str | Spelt, ...],
) -> tuple[Phrase, ...]:
    """The act done to what was named just before, which is not named again."""
    head = next((each for each in _HEADS if ja.startswith(each)), "")
    if not head:
        return ()
    wordings = tuple(
        [each[len(head) :] for each in also if isinstance(each, str) and each.startswith(head) and "<、|>" not in each]
    )
    fixed = {**(const or {}), "what": That()}
    return acting(
        ja[len(head) :],
        _AGREEING.sub(r"\1", en).replace("{what}", "it"),
        node,
        clause,
        fixed,
        also=wordings,
        forms=_BARE,
    )


def on(
    ja: str,
    en: str,
    node: type[Node],
    clause: str = "",
    const: dict[str, Value] | None = None,
    also: tuple[str | Spelt, ...] = (),
    short: tuple[str, ...] = (),
) -> tuple[Phrase, ...]:
    """An act, with the other ways to name what was chosen for it; `short` are wordings that leave the verb out."""
    others = named_also(ja, also, _CHOSEN)
    return (
        *_on_it(ja, en, node, clause, const, also),
        *acting(ja, en, node, clause, const, also=(*others, *short), forms=ALL_FORMS[:1]),
        *acting(ja, en, node, clause, const, also=others, forms=ALL_FORMS[1:]),
    )
