"""How does a rule stand before another one, and how without what it is about? Both forms follow from the rule itself.

>>> from fuda.language.compiler.phrase import Phrase
>>> from fuda.language.words.nodes import Destroyed, That
>>> spared = Phrase("rule", "{what:unit}は破壊されない", "{what} cannot be destroyed", Destroyed)
>>> [(row.category, row.ja) for row in before_another(spared, "rule_ren")]
[('rule_ren', '{what:unit}は破壊されず')]
>>> [(row.ja, row.en) for row in without_topic(spared, "tail", "what", ("{what:unit}は",), That(), "it")]
[('破壊されない', 'it cannot be destroyed')]
"""

import re
from collections.abc import Mapping
from typing import Final

from fuda.language.compiler.phrase import Phrase, Wording
from fuda.language.words.nodes import Node, Value

# How what ends a sentence is said where another one follows; the longest ending that fits counts.
_CONTINUED: Final = (
    ("ではない", "ではなく"),
    ("でない", "でなく"),
    ("しない", "せず"),
    ("ない", "ず"),
    ("する", "し"),
    ("できる", "でき"),
    ("得る", "得"),
    *[(f"{kana}る", kana) for kana in "えけげせてべめれ"],
    ("持つ", "持ち"),
    ("失う", "失い"),
    ("扱う", "扱い"),
    *[(f"{verb}る", f"{verb}り") for verb in ("な", "わ", "が", "減", "あ")],
    ("やす", "やし"),
    ("らす", "らし"),
    ("等しい", "等しく"),
)
# The same with て, which some writers use there.
_WITH_TE: Final = (
    ("する", "して"),
    ("できる", "できて"),
    ("得る", "得て"),
    ("持つ", "持って"),
    ("失う", "失って"),
    ("扱う", "扱って"),
    ("なる", "なって"),
)
_AGREES: Final = "<{slot}:([^|<>]*)\\|[^<>]*>"
Rows = tuple[Phrase, ...]


def continued(spelt: str, slots: Mapping[str, str] | None = None) -> str:
    """A wording as it stands before another sentence; empty where it has no such form. `slots` are the categories that
    end a sentence, and those of the other form.

    >>> continued("退却できない"), continued("属性を得る"), continued("{deed:spared}", {"spared": "spared_ren"})
    ('退却できず', '属性を得', '{deed:spared_ren}')
    """
    for category, other in (slots or {}).items():
        if spelt.endswith(f":{category}}}"):
            return f"{spelt.removesuffix(f'{category}}}')}{other}}}"
    for ending, form in _CONTINUED:
        if spelt.endswith(ending):
            return spelt.removesuffix(ending) + form
    return ""


def before_another(
    phrase: Phrase, category: str, slots: Mapping[str, str] | None = None, with_te: bool = False
) -> Rows:
    """The row in the form in which another sentence follows, and in that with て if wanted; none where no wording has
    one."""
    spelt = [(continued(each.ja, slots), each.const) for each in phrase.wordings]
    if with_te:
        for each in phrase.wordings:
            spelt += [
                (each.ja.removesuffix(ending) + te, each.const) for ending, te in _WITH_TE if each.ja.endswith(ending)
            ]
    return _made(phrase, category, phrase.en, phrase.const, spelt)


def without_topic(phrase: Phrase, category: str, slot: str, topics: tuple[str, ...], topic: Node, en: str) -> Rows:
    """The row without what it is about, which stands in the slot and was named before; none where it does not begin
    with that."""
    spelt: list[tuple[str, dict[str, Value]]] = []
    for each in phrase.wordings:
        for head in topics:
            if each.ja.startswith(head):
                rest = each.ja.removeprefix(head)
                spelt.append((rest.removeprefix("、"), each.const))
                break
    english = re.sub(_AGREES.format(slot=slot), r"\1", phrase.en).replace(f"{{{slot}}}", en)
    return _made(phrase, category, english.strip(), {**phrase.const, slot: topic}, spelt)


def _made(
    phrase: Phrase, category: str, en: str, const: Mapping[str, Value], spelt: list[tuple[str, dict[str, Value]]]
) -> Rows:
    plain = [ja for ja, filled in spelt if ja and not filled]
    if not plain:
        return ()
    also: list[str | Wording] = list(dict.fromkeys(plain[1:]))
    also += [Wording(ja, filled) for ja, filled in spelt if ja and filled]
    others = tuple([each for each in also if each != plain[0]])
    return (Phrase(category, plain[0], en, phrase.node, phrase.clause, const, phrase.value, phrase.number, others),)
