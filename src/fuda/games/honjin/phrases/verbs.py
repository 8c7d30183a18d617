"""How does one row become the four forms of a deed?

`act` stands at the end of a sentence, `act_te` before もよい, `act_can` with できる, `act_ren` before 、 and another.
"""

from collections.abc import Mapping
from typing import Final

from fuda.language.compiler.phrase_book import Phrase, Wording
from fuda.language.japanese.spelling import Spelt, spellings
from fuda.language.words.nodes import Node, Value

Endings = tuple[str, str, str, str]
# The endings of a verb: at the end, before もよい, with できる, before 、.
SURU: Final = ("する", "して", "できる", "し")
SU: Final = ("す", "して", "せる", "し")
SO: Final = ("す", "して", "すことができる", "し")
KU: Final = ("く", "いて", "くことができる", "き")
RU5: Final = ("る", "って", "ることができる", "り")
RU: Final = ("る", "て", "ることができる", "")


def verb(
    endings: Endings,
    ja: str,
    en: str,
    node: type[Node],
    clause: str,
    const: Mapping[str, Value] | None = None,
    also: tuple[str | Spelt, ...] = (),
    besides: tuple[tuple[Endings, str | Spelt], ...] = (),
) -> tuple[Phrase, ...]:
    """The four forms of a deed, in all its spellings; `besides` are others with a verb of another class.

    >>> from fuda.games.honjin.words import effects as t
    >>> [row.ja for row in verb(SURU, "{what:prey}を破棄", "<discards|discard> {what}", t.Discard, "12.4.1")]
    ['{what:prey}を破棄する', '{what:prey}を破棄して', '{what:prey}を破棄できる', '{what:prey}を破棄し']
    """
    forms = ("act", "act_te", "act_can", "act_ren")
    plain = [ja, *[each for each in also if isinstance(each, str)]]
    others = [each for ja_also in plain for each in (*spellings(ja_also), *_chosen_first(ja_also))]
    normal, *rest = dict.fromkeys(others)
    rows: list[Phrase] = []
    for place, (form, end) in enumerate(zip(forms, endings, strict=True)):
        more: list[str | Wording] = [spelt + end for spelt in rest]
        more += [Wording(one + end, each.const) for each in also if isinstance(each, Spelt) for one in each.choices]
        for ends, pattern in besides:
            if isinstance(pattern, Spelt):
                more += [Wording(one + ends[place], pattern.const) for one in pattern.choices]
                continue
            more += [spelt + ends[place] for spelt in (*spellings(pattern), *_chosen_first(pattern))]
        if form == "act_can" and not end.endswith("ことができる"):
            more = [*more, *[spelt + endings[0] + "ことができる" for spelt in (normal, *rest)]]
        rows.append(Phrase(form, normal + end, en, node, clause, const, also=tuple(more)))
    return tuple(rows)


def _chosen_first(ja: str) -> list[str]:
    """The same deed with what is chosen said first, or counted behind を."""
    for category, taken in (("prey", "card_taken"), ("patient", "taken"), ("card_picked", "zone_taken")):
        if ja.startswith(f"{{what:{category}}}を"):
            return [*spellings(ja.replace(f"{{what:{category}}}を", f"{{what:{taken}}}", 1))]
    if ja.startswith("{what:patient}に"):
        return [*spellings(ja.replace("{what:patient}に", "{what:chosen_ni}", 1))]
    return []
