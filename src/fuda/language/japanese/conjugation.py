"""Which forms does a verb have? Each is derived from the dictionary form and the verb's class.

>>> forms = conjugate("捨てる", ICHIDAN)
>>> forms.te, forms.past, forms.negative, forms.passive
('捨てて', '捨てた', '捨てない', '捨てられる')
>>> conjugate("引く", GODAN).te, conjugate("破壊する").potential, conjugate("戻す", GODAN).stem
('引いて', '破壊できる', '戻し')
"""

from typing import Final

from fuda.language.compiler.errors import PhraseError

ICHIDAN: Final = "ichidan"
GODAN: Final = "godan"
SURU: Final = "suru"  # a noun and する; told by the ending

# By the last kana of a five-row verb: its a-row, i-row, e-row, and what て and た become.
_GODAN: Final[dict[str, tuple[str, str, str, str, str]]] = {
    "う": ("わ", "い", "え", "って", "った"),
    "く": ("か", "き", "け", "いて", "いた"),
    "ぐ": ("が", "ぎ", "げ", "いで", "いだ"),
    "す": ("さ", "し", "せ", "して", "した"),
    "つ": ("た", "ち", "て", "って", "った"),
    "ぬ": ("な", "に", "ね", "んで", "んだ"),
    "ぶ": ("ば", "び", "べ", "んで", "んだ"),
    "む": ("ま", "み", "め", "んで", "んだ"),
    "る": ("ら", "り", "れ", "って", "った"),
}


class Forms:
    """The forms of one verb; `passive`, `potential` and `causative` are dictionary forms of one-row verbs."""

    def __init__(
        self,
        plain: str,
        stem: str,
        te: str,
        past: str,
        base: str,
        conditional: str,
        passive: str,
        potential: str,
        causative: str,
        nai: str = "",
    ) -> None:
        self.plain: Final = plain  # 捨てる
        self.stem: Final = stem  # 捨て(、)
        self.te: Final = te  # 捨てて
        self.past: Final = past  # 捨てた
        self.tara: Final = past + "ら"  # 捨てたら
        self.negative: Final = nai or base + "ない"  # 捨てない
        self.negative_past: Final = self.negative[:-1] + "かった"  # 捨てなかった
        self.without: Final = base + "ず"  # 捨てず(に)
        self.unless: Final = self.negative[:-1] + "ければ"  # 捨てなければ
        self.must: Final = self.negative[:-1] + "ければならない"  # 捨てなければならない
        self.conditional: Final = conditional  # 捨てれば
        self.progressive: Final = te + "いる"  # 捨てている
        self.passive: Final = passive  # 捨てられる
        self.potential: Final = potential  # 捨てられる
        self.causative: Final = causative  # 捨てさせる
        self.impossible: Final = potential[:-1] + "ない"  # 捨てられない


def conjugate(verb: str, kind: str = "") -> Forms:
    """The forms of a verb given in its dictionary form.

    >>> conjugate("置く", GODAN).causative, conjugate("行う", GODAN).past, conjugate("除外する").without
    ('置かせる', '行った', '除外せず')
    """
    if verb.endswith("する") and kind in ("", SURU):
        head = verb[:-2]
        return Forms(
            verb,
            head + "し",
            head + "して",
            head + "した",
            head + "せ",
            head + "すれば",
            head + "される",
            head + "できる",
            head + "させる",
            head + "しない",
        )
    head, last = verb[:-1], verb[-1:]
    if kind == ICHIDAN and last == "る":
        return Forms(
            verb,
            head,
            head + "て",
            head + "た",
            head,
            head + "れば",
            head + "られる",
            head + "られる",
            head + "させる",
        )
    if kind == GODAN and last in _GODAN:
        a, i, e, te, past = _GODAN[last]
        if verb.endswith(("行く", "いく")):
            te, past = "って", "った"
        return Forms(
            verb, head + i, head + te, head + past, head + a, head + e + "ば", head + a + "れる", head + e + "る",
            head + a + "せる",
        )  # fmt: skip
    raise PhraseError(f"{verb}: neither する nor a verb of the class {kind!r}")
