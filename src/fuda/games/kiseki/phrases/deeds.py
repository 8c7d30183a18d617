"""How is a deed of kiseki written once and read in every form of its verb?

`act` stands at the end of a sentence or as a cost, `act_te` before もよい, `act_ren` before 、 with another to follow,
`act_can` as something that is possible. A deed whose pattern begins with `{what:prey}` can also leave that out, for
what was named just before: `to_it`, `to_it_te`, `to_it_ren`, `to_it_can`, and `on_it` after a search.
"""

import re
from collections.abc import Mapping
from typing import Final

from fuda.language.compiler.phrase import Phrase
from fuda.language.japanese.spelling import Spelt, acting, conjugated, row
from fuda.language.japanese.verbs import English
from fuda.language.words import nodes as n
from fuda.language.words.nodes import Node, Value

PREY: Final = "{what:prey}"
AGREEING: Final = re.compile(r"<([^|<>:]*)\|([^<>]*)>")
DOUBLED: Final = {"stun": "stunning", "put": "putting", "let": "letting", "plan": "planning"}
FORMS: Final = (
    ("act", "plain"),
    ("act_te", "te"),
    ("act_ren", "stem"),
    ("act_can", "potential"),
    ("act_not", "negative"),
)
OF_IT: Final = (("to_it", "plain"), ("to_it_te", "te"), ("to_it_ren", "stem"), ("to_it_can", "potential"))


def deed(
    ja: str,
    en: str,
    node: type[Node],
    clause: str,
    const: Mapping[str, Value] | None = None,
    also: tuple[str, ...] = (),
    short: tuple[Spelt, ...] = (),
    may: tuple[Spelt, ...] = (),
) -> tuple[Phrase, ...]:
    """The rows of a deed, in all its forms and for all that it can be done to; `may` are wordings of it as something
    that can be left.

    >>> from fuda.games.kiseki.words.effects import Stun
    >>> rows = deed("{what:prey}{スタンする/s}", "<stuns|stun> {what}", Stun, "1306.1")
    >>> [(row.category, row.ja, row.en) for row in rows if row.category in ("act_te", "to_it", "on_it")]
    ... # doctest: +NORMALIZE_WHITESPACE
    [('act_te', '{what:prey}スタンして', '<stuns|stun> {what}'), ('to_it', 'スタンする', 'stun <it|them>'),
     ('on_it', 'スタンする', 'stunning <it|them>')]
    """
    rows = list(_acting(ja, en, node, clause, const, also, FORMS, short, may))
    if ja.startswith(PREY):
        rest = [each.removeprefix(PREY) for each in (ja, *also) if each.startswith(PREY)]
        filled = {**(const or {}), "what": n.That()}
        spelt = _of_it(en, False)
        bare = tuple(
            [
                Spelt(text.removeprefix(PREY), each.const)
                for each in short
                for text in each.choices
                if text.startswith(PREY)
            ]
        )
        rows += _acting(rest[0], spelt, node, clause, filled, tuple(rest[1:]), OF_IT, bare)
        found = acting(
            rest[0], _of_it(en, True), node, clause, filled, also=tuple(rest[1:]), forms=(("on_it", "plain"),)
        )
        rows += found
    return tuple(rows)


def _acting(
    ja: str,
    en: str,
    node: type[Node],
    clause: str,
    const: Mapping[str, Value] | None,
    also: tuple[str, ...],
    forms: tuple[tuple[str, str], ...],
    short: tuple[Spelt, ...] = (),
    may: tuple[Spelt, ...] = (),
) -> list[Phrase]:
    """One row for each form; the English agrees in all of them."""
    found: list[Phrase] = []
    for category, name in forms:
        others: list[str | Spelt] = [conjugated(each, name) for each in also]
        more = (*short, *may) if category in ("act_te", "act_can") else short
        others += [Spelt(conjugated(spelt, name), each.const) for each in more for spelt in each.choices]
        found.append(row(category, conjugated(ja, name), en, node, clause, const, also=tuple(others)))
    return found


def _of_it(en: str, gerund: bool) -> str:
    """The English for what was named before: 'stun it', or 'stunning it'."""

    def shaped(found: re.Match[str]) -> str:
        base = found.group(2)
        return DOUBLED.get(base, English(base).gerund) if gerund else base

    return AGREEING.sub(shaped, en, 1).replace("{what}", "<it|them>")
