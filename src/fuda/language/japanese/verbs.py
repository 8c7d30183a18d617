"""How does one verb make the rows of all its forms? It is written once; the forms and their English follow.

A pattern has `{verb}` where the verb stands, in Japanese and in English. In English `{verb}` takes the shape that the
form asks for, `{verbed}` is the participle, and `{verbs:slot}` agrees with a slot.

>>> from fuda.language.words.nodes import Draw
>>> draw = Verb("引く", GODAN, English("draw", participle="drawn"))
>>> forms = (Form("act", "plain", FINITE), Form("act_te", "te"), Form("cannot", "negative", BASE, "potential"))
>>> [(row.category, row.ja, row.en) for row in verb_rows(draw, "カードを{n}枚{verb}", "{verb} {n:card}", Draw, forms)]
... # doctest: +NORMALIZE_WHITESPACE
[('act', 'カードを{n}枚引く', '<draws|draw> {n:card}'), ('act_te', 'カードを{n}枚引いて', 'draw {n:card}'),
 ('cannot', 'カードを{n}枚引けない', 'draw {n:card}')]
"""

from collections.abc import Mapping
from typing import Final

from fuda.language.compiler.errors import PhraseError
from fuda.language.compiler.phrase import ONE, Phrase, Wording
from fuda.language.japanese.conjugation import GODAN as GODAN
from fuda.language.japanese.conjugation import ICHIDAN as ICHIDAN
from fuda.language.japanese.conjugation import SURU as SURU
from fuda.language.japanese.conjugation import Forms, conjugate
from fuda.language.words.nodes import Node, Value

BASE: Final = "base"  # draw
FINITE: Final = "finite"  # draws or draw, as the row around it asks
PARTICIPLE: Final = "participle"  # drawn
GERUND: Final = "gerund"  # drawing

PASSIVE: Final = "passive"
POTENTIAL: Final = "potential"
CAUSATIVE: Final = "causative"


class English:
    """An English verb; what follows its first word, as in `knock out`, stays as it is.

    >>> verb = English("knock out")
    >>> verb.third, verb.participle, verb.gerund
    ('knocks out', 'knocked out', 'knocking out')
    """

    def __init__(self, base: str, third: str = "", participle: str = "", gerund: str = "") -> None:
        first, space, rest = base.partition(" ")
        tail = space + rest
        self.base: Final = base
        self.third: Final = third or _third(first) + tail
        self.participle: Final = participle or _ending(first, "ed") + tail
        self.gerund: Final = gerund or _ending(first, "ing") + tail

    def shape(self, name: str) -> str:
        """The verb in one of its shapes."""
        if name == FINITE:
            return f"<{self.third}|{self.base}>"
        return {BASE: self.base, PARTICIPLE: self.participle, GERUND: self.gerund}[name]


def _third(word: str) -> str:
    if word.endswith("y") and word[-2:-1] not in "aeiou":
        return word[:-1] + "ies"
    return word + ("es" if word.endswith(("s", "x", "ch", "sh", "o")) else "s")


def _ending(word: str, ending: str) -> str:
    if word.endswith("e") and not word.endswith("ee"):
        return word[:-1] + ending
    if word.endswith("y") and word[-2:-1] not in "aeiou" and ending == "ed":
        return word[:-1] + "ied"
    return word + ending


class Verb:
    """A verb of a game: its dictionary form, its class, and the English for it."""

    def __init__(self, plain: str, kind: str, en: English) -> None:
        self.forms: Final = conjugate(plain, kind)
        self.en: Final = en

    def form(self, name: str, voice: str = "") -> str:
        """One of its forms, in the active voice or as the passive, potential or causative verb made from it.

        >>> Verb("戻す", GODAN, English("return")).form("past", PASSIVE)
        '戻された'
        """
        forms = conjugate(_form(self.forms, voice), ICHIDAN) if voice else self.forms
        return _form(forms, name)


def _form(forms: Forms, name: str) -> str:
    found = getattr(forms, name, None)
    if not isinstance(found, str):
        raise PhraseError(f"verbs have no form {name!r}")
    return found


class Form:
    """A place where a verb can stand: the category of the rows, the Japanese form and its voice, the English shape.

    `ending` follows the verb in Japanese, as もよい does.
    """

    def __init__(self, category: str, name: str, en: str = BASE, voice: str = "", ending: str = "") -> None:
        self.category: Final = category
        self.name: Final = name
        self.en: Final = en
        self.voice: Final = voice
        self.ending: Final = ending


def verb_rows(
    verb: Verb,
    ja: str,
    en: str,
    node: type[Node],
    forms: tuple[Form, ...],
    clause: str = "",
    const: Mapping[str, Value] | None = None,
    also: tuple[str | Wording, ...] = (),
    number: str = ONE,
) -> tuple[Phrase, ...]:
    """The rows of a verb in a sentence frame, one for each form."""
    rows: list[Phrase] = []
    for form in forms:
        spelt = verb.form(form.name, form.voice) + form.ending
        english = _english(en, verb.en, form.en)
        others = tuple([_filled(each, spelt) for each in also])
        rows.append(
            Phrase(form.category, ja.replace("{verb}", spelt), english, node, clause, const, None, number, others)
        )
    return tuple(rows)


def _english(pattern: str, verb: English, shape: str) -> str:
    out = pattern.replace("{verb}", verb.shape(shape)).replace("{verbed}", verb.participle)
    while "{verbs:" in out:
        before, _, rest = out.partition("{verbs:")
        slot, _, after = rest.partition("}")
        out = f"{before}<{slot}:{verb.third}|{verb.base}>{after}"
    return out


def _filled(wording: str | Wording, spelt: str) -> str | Wording:
    if isinstance(wording, str):
        return wording.replace("{verb}", spelt)
    return Wording(wording.ja.replace("{verb}", spelt), wording.const)
