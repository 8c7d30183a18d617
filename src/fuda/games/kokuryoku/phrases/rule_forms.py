"""In which forms does a rule stand? From each row of the category `rule`: `rule_ren` before another clause, `tail` and
`tail_ren` after a topic, `bare_rule` and `bare_ren` without a subject, which is then the unit that is spoken of."""

import re
from typing import Final

from fuda.games.kokuryoku.phrases.spelling import SPELLING
from fuda.games.kokuryoku.words import groups as g
from fuda.games.kokuryoku.words import rules as u
from fuda.language.compiler.phrase import Phrase, Wording, respelt
from fuda.language.words.nodes import Value

# What says nothing of attacks without who attacks: after 移動した時、 it would be read of the move.
NEVER_BARE: Final = frozenset(("気力を支払わない", "気力を支払う必要がない", "気力を支払わずに攻撃を行うことができる"))

# How the end of a clause sounds before another one.
_ENDS: Final = (
    ("しない", "せず"),
    ("できない", "できず"),
    ("ならない", "ならず"),
    ("られない", "られず"),
    ("れない", "れず"),
    ("けない", "けず"),
    ("めない", "めず"),
    ("えない", "えず"),
    ("せない", "せず"),
    ("わない", "わず"),
    ("たない", "たず"),
    ("らない", "らず"),
    ("かない", "かず"),
    ("べない", "べず"),
    ("する", "し"),
    ("できる", "でき"),
    ("える", "え"),
    ("れる", "れ"),
    ("得る", "得"),
    ("つ", "ち"),
    ("う", "い"),
    ("む", "み"),
    ("く", "き"),
    ("なる", "なり"),
    ("やす", "やし"),
    ("らす", "らし"),
    ("げる", "げ"),
    ("がる", "がり"),
    ("減る", "減り"),
    ("ける", "け"),
    ("える", "え"),
    ("わる", "わり"),
    ("{change:change}", "{change:change_ren}"),
    ("{change:becomes}", "{change:becomes_ren}"),
)
_HEAD: Final = re.compile(r"\{what:subject\}[はのが]")
_FIGURE: Final = re.compile(r"\{what:subject\}[のが]")
_ITS: Final = re.compile(r"the ([a-z ]+) of \{what\}")
_AGREEING: Final = re.compile(r"<what:([^|>]*)\|[^>]*>")


def stem(ja: str) -> str:
    """A clause as it stands before another one; empty where there is no such form.

    >>> stem("{what:subject}は移動できない"), stem("{what:subject}の攻撃力を{change:change}")
    ('{what:subject}は移動できず', '{what:subject}の攻撃力を{change:change_ren}')
    """
    for end, made in _ENDS:
        if ja.endswith(end):
            return ja[: -len(end)] + made
    return ""


def stems(category: str, row: Phrase) -> tuple[Phrase, ...]:
    """The row in the form before another clause."""
    wordings = [(stem(each.ja), each.const) for each in row.wordings]
    return _made(category, row, [each for each in wordings if each[0]], {})


def _optional(category: str, row: Phrase) -> tuple[Phrase, ...]:
    """The row as something that may be done, where somebody does it to a figure."""
    wordings: list[tuple[str, dict[str, Value]]] = []
    for each in row.wordings:
        if each.ja.endswith("を{change:change}"):
            wordings.append((each.ja.replace("{change:change}", "{change:change_ren}てもよい"), each.const))
            wordings.append((f"{each.ja}ことができる", each.const))
    return _made(category, row, wordings, {})


def _made(
    category: str, row: Phrase, wordings: list[tuple[str, dict[str, Value]]], const: dict[str, Value]
) -> tuple[Phrase, ...]:
    """A row like another one, in these wordings; the first of them that fills all slots is the normal one."""
    normal = next((ja for ja, filled in wordings if not filled), "")
    if not normal:
        return ()
    known = {normal}
    also: list[str | Wording] = []
    for ja, filled in wordings:
        if ja not in known:
            known.add(ja)
            also.append(Wording(ja, filled))
    en = row.en.replace("{player} ", "") if "player" in const else row.en
    en = en.replace("{player}", "that player") if "player" in const else en
    if "what" in const:
        en = _of_it(en, "it" if isinstance(const["what"], g.Unsaid) else "")
    return (
        Phrase(category, normal, en, row.node, row.clause, {**row.const, **const}, row.value, row.number, tuple(also)),
    )


def _of_it(en: str, subject: str) -> str:
    """The English of a row whose subject is not said again."""
    if en.startswith("{what} "):
        en = f"{subject} {en[7:]}".strip()
    en = _ITS.sub(r"its \1", en).replace("{what}", "it")
    return _AGREEING.sub(r"\1", en)


def forms_of(row: Phrase) -> tuple[Phrase, ...]:
    """The row of a rule in all the forms in which it stands."""
    row = respelt(row, SPELLING)
    found = [row, *stems("rule_ren", row), *_optional("rule_may", row)]
    if "player" in row.slots and row.slots["player"].category == "anyone":
        head = "{player:anyone}は"
        rest = [(each.ja[len(head) :], each.const) for each in row.wordings if each.ja.startswith(head)]
        if rest:
            found += _made("player_tail", row, rest, {"player": u.TopicPlayer()})
    if "what" not in row.slots or row.slots["what"].category != "subject":
        return tuple(found)
    suffix = "f" if _FIGURE.match(row.ja) else ""
    wordings: list[tuple[str, dict[str, Value]]] = []
    for each in row.wordings:
        start = _HEAD.match(each.ja)
        if start and "what" not in each.const:
            wordings.append((each.ja[start.end() :], each.const))
    for category, filled in (("tail", u.Topic()), ("bare", g.Unsaid())):
        said = [each for each in wordings if category != "bare" or each[0] not in NEVER_BARE]
        made = _made(category + suffix, row, said, {"what": filled})
        found += made
        for form in made:
            found += stems(f"{category}{suffix}_ren", form)
            if category == "bare":
                found += _optional("rule_may_bare", form)
    return tuple(found)


def all_forms(rows: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
    """These rows, and the rules among them in all their forms."""
    return tuple([each for row in rows for each in (forms_of(row) if row.category == "rule" else (row,))])
