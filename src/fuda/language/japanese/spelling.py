"""How is a row with many spellings written down once? Choices stand between `<` and `>`, `、?` is a comma or none.

The first of every choice is the normal spelling; all others become wordings of the same row.

>>> spellings("{what:unit}は、?<移動できない|動けない>")
('{what:unit}は移動できない', '{what:unit}は動けない', '{what:unit}は、移動できない', '{what:unit}は、動けない')

A verb is written `{置く/5}`, `{捨てる/1}` or `{回復する/s}`, after its class; `acting` makes a row for each form.

>>> from fuda.language.words.nodes import Draw
>>> rows = acting("カードを{n}枚{引く/5}", "<draws|draw> {n:card}", Draw)
>>> [(row.category, row.ja, row.en) for row in rows[:2]]
[('act', 'カードを{n}枚引く', '<draws|draw> {n:card}'), ('act_ren', 'カードを{n}枚引き', 'draw {n:card}')]
"""

import re
from collections.abc import Mapping
from typing import Final

from fuda.language.compiler.errors import PhraseError
from fuda.language.compiler.phrase import ONE, Phrase, Wording
from fuda.language.japanese.conjugation import GODAN, ICHIDAN, SURU, Forms, conjugate
from fuda.language.words.nodes import Node, Value

_CHOOSING: Final = re.compile("([<|>])")
_VERB: Final = re.compile(r"\{([^{}:/]+)/([15s])\}")
_AGREEING: Final = re.compile(r"<([^|<>:]*)\|([^<>]*)>")
_CLASSES: Final = {"1": ICHIDAN, "5": GODAN, "s": SURU}


def spellings(pattern: str) -> tuple[str, ...]:
    """Every spelling of a pattern with choices, the normal one first, each once; a choice may stand in another.

    >>> spellings("<a<b|c>|d>e")
    ('abe', 'ace', 'de')
    """
    pieces = _CHOOSING.split(pattern.replace("、?", "<|、>"))
    found, end = _sequence(pieces, 0)
    if end != len(pieces):
        raise PhraseError(f"{pattern!r}: a choice is written <one|other>")
    return tuple(found)


def _sequence(pieces: list[str], at: int) -> tuple[list[str], int]:
    """The spellings of what stands there until a choice or the pattern ends, each once, and where that is."""
    found = [""]
    while at < len(pieces) and pieces[at] not in ("|", ">"):
        if pieces[at] == "<":
            others: list[str] = []
            while at < len(pieces) and pieces[at] != ">":
                several, at = _sequence(pieces, at + 1)
                others += several
        else:
            others = [pieces[at]]
        found = list(dict.fromkeys([each + other for each in found for other in others]))
        at += 1
    return found, at


class Spelt:
    """A wording with choices that fills slots which it leaves out."""

    def __init__(self, ja: str, const: Mapping[str, Value]) -> None:
        self.choices: Final = spellings(ja)
        self.const: Final = const


def row(
    category: str,
    ja: str,
    en: str,
    node: type[Node] | None = None,
    clause: str = "",
    const: Mapping[str, Value] | None = None,
    value: int | str | None = None,
    number: str = ONE,
    also: tuple[str | Spelt, ...] = (),
) -> Phrase:
    """A row with all its spellings."""
    normal, *others = spellings(ja)
    more: list[str | Wording] = list(others)
    for each in also:
        if isinstance(each, Spelt):
            more += [Wording(spelt, each.const) for spelt in each.choices]
        else:
            more += spellings(each)
    seen: list[str | Wording] = []
    known = {normal}
    for wording in more:
        text = wording if isinstance(wording, str) else wording.ja
        if text not in known:
            known.add(text)
            seen.append(wording)
    return Phrase(category, normal, en, node, clause, const, value, number, tuple(seen))


# The categories of the forms in which an act can stand: alone, before another, before もよい, as something possible.
FORMS: Final = (("act", "plain"), ("act_ren", "stem"), ("act_te", "te"), ("act_can", "potential"))


def acting(
    ja: str,
    en: str,
    node: type[Node],
    clause: str = "",
    const: Mapping[str, Value] | None = None,
    number: str = ONE,
    also: tuple[str | Spelt, ...] = (),
    forms: tuple[tuple[str, str], ...] = FORMS,
    agreeing: tuple[str, ...] = ("plain",),
) -> tuple[Phrase, ...]:
    """The rows of an act, one for each form of its verb; `agreeing` are those whose English agrees with who does it."""
    rows: list[Phrase] = []
    for category, name in forms:
        english = en if name in agreeing else _AGREEING.sub(r"\2", en)
        others: list[str | Spelt] = []
        for each in also:
            if isinstance(each, Spelt):
                others += [Spelt(conjugated(spelt, name), each.const) for spelt in each.choices]
            else:
                others.append(conjugated(each, name))
        rows.append(row(category, conjugated(ja, name), english, node, clause, const, None, number, tuple(others)))
    return tuple(rows)


def named_also(
    pattern: str, also: tuple[str | Spelt, ...], heads: Mapping[str, tuple[str, ...]]
) -> tuple[str | Spelt, ...]:
    """All wordings of an act on something: by `heads`, how what it is done to can be named in other words.

    >>> named_also("{what:target}を破壊する", ("{what:target}を壊す",), {"{what:target}を": ("{what:picked}",)})
    ('{what:target}を破壊する', '{what:picked}破壊する', '{what:target}を壊す', '{what:picked}壊す')
    """
    others: list[str | Spelt] = []
    for each in (pattern, *[one for one in also if isinstance(one, str)]):
        others.append(each)
        for head, more in heads.items():
            if head in each:
                others += [each.replace(head, other) for other in more]
    return (*others, *[one for one in also if isinstance(one, Spelt)])


def conjugated(pattern: str, form: str) -> str:
    """A pattern with its verbs in a form.

    >>> conjugated("手札を<{捨てる/1}|{置く/5}>", "te")
    '手札を<捨てて|置いて>'
    """

    def filled(found: re.Match[str]) -> str:
        forms: Forms = conjugate(found.group(1), _CLASSES[found.group(2)])
        spelt: str = getattr(forms, form)
        return spelt

    return _VERB.sub(filled, pattern)
