"""How are conditions and bounds worded, whatever the game? A condition is written once; its denial and the form before
another condition follow."""

from typing import Final

from fuda.language.compiler.phrase import Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import amounts as m
from fuda.language.words import measures as q
from fuda.language.words import nodes as n
from fuda.language.words.nodes import Node, Value

_GIVEN: Final[dict[str, tuple[str, str, str, str, str]]] = {
    "de": (
        "<である|の|だ|だった|であった|>",
        "<でない|ではない|でなかった|ではなかった>",
        "<であり|で>",
        "であれば",
        "<でなければ|ではなければ>",
    ),
    "iru": ("いる", "いない", "<おり|いて>", "いれば", "いなければ"),
    "aru": ("<ある|>", "ない", "<あり|あって>", "あれば", "なければ"),
    "ta": ("た", "ていない", "ており", "ていれば", "ていなければ"),
    "tear": ("<ている|ていた|た>", "<ていない|なかった>", "<ており|ていて>", "ていれば", "ていなければ"),
}
# The forms: plain, denied, before another condition; and, where a game has sentences for them, …ば and …なければ.
ALL: Final = ("simple", "denied", "joined", "if_so", "if_not")
USUAL: Final = ALL[:3]


def given(
    ja: str,
    verb: str,
    en: str,
    un: str,
    node: type[Node],
    clause: str = "",
    const: dict[str, Value] | None = None,
    also: tuple[str | Spelt, ...] = (),
    forms: tuple[str, ...] = USUAL,
) -> tuple[Phrase, ...]:
    """A condition, its denial, and the form in which another one follows; `%` stands for the verb in the wordings."""
    found: list[Phrase] = []
    for category in forms:
        form = _GIVEN[verb][ALL.index(category)]
        english = un if category in ("denied", "if_not") else en
        others: list[str | Spelt] = []
        for each in also:
            spelling = each.choices[0] if isinstance(each, Spelt) else each
            if category != "simple" and "%" not in spelling:
                continue  # what has no place for the verb says it in one form only
            if isinstance(each, Spelt):
                others += [Spelt(spelt.replace("%", form), each.const) for spelt in each.choices]
            else:
                others.append(each.replace("%", form))
        found.append(row(category, ja.replace("%", form), english, node, clause, const, also=tuple(others)))
    return tuple(found)


def bounds(category: str, counter: str, few: str) -> tuple[Phrase, ...]:
    """Numbers and how something compares with them, counted with a counter word."""
    spelt = f"<{counter}|>" if category == "points" else counter
    return (
        row(category, f"{{n}}{counter}以上", "{n} or more", n.AtLeast, also=(f"{{n}}{spelt}以上",)),
        row(category, f"{{n}}{counter}以下", f"{{n}} or {few}", n.AtMost, also=(f"{{n}}{spelt}以下",)),
        row(
            category,
            f"{{n}}{counter}より多い",
            "more than {n}",
            q.MoreThan,
            also=(f"{{n}}{spelt}<を超える|より大きい>",),
        ),
        row(
            category,
            f"{{n}}{counter}未満",
            f"{few} than {{n}}",
            q.LessThan,
            also=(f"{{n}}{spelt}<より少ない|より小さい>",),
        ),
        row(
            category,
            f"ちょうど{{n}}{counter}",
            "exactly {n}",
            m.Exactly,
            also=(f"{{n}}{counter}", f"{{n}}{counter}ちょうど"),
        ),
    )
