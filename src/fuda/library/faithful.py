"""Does a proposed wording still speak of what the text speaks of? Its numbers, sides, names, bounds and denials.

A proposal that loses one of them is no other wording of the text; one that speaks of something more is none either.

>>> keeps("自軍のユニット2体を選ぶ", "味方のユニットを2体選ぶ"), keeps("自軍のユニット2体", "自軍のユニット1体")
(True, False)
>>> keeps("カードを2枚引きます。", "カードを2枚引く。"), keeps("カードを2枚引きます。", "カードを2枚引き、勝利する。")
(True, False)
"""

import re
from collections import Counter
from typing import Final

from fuda.language.compiler.normal import Normalised

_NUMBER: Final = re.compile(r"\d+")
_TIMES: Final = re.compile(r"\d+(?=回|度)")
_NAME: Final = re.compile(r"「([^「」\n]*)」|『([^『』\n]*)』|【([^【】\n]*)】|《([^《》\n]*)》")
_KANJI_NUMBERS: Final = re.compile(r"[一二三四五六七八九十](?=体|枚|つ|個|回|度|点|人)|ひとつ|ふたつ")
_ONES: Final = {
    "ひとつ": "1",
    "ふたつ": "2",
    **{kanji: str(at + 1) for at, kanji in enumerate("一二三四五六七八九")},
    "十": "10",
}
# What is said by these words is said in the other text too, by one of the same group.
_KINDS: Final[tuple[tuple[str, ...], ...]] = (
    ("自軍", "味方", "自分", "あなた", "自ら", "自身", "自ター", "自国"),
    ("敵軍", "敵", "相手", "対戦相手", "対戦者"),
    ("双方", "お互い", "互い", "両プレイヤー", "両者", "各プレイヤー", "両方"),
    ("以上", "より多い", "超える", "を超え", "より大きい", "より高い"),
    ("以下", "より少ない", "未満", "より小さい", "より低い"),
    ("すべて", "全て", "全部", "全員", "みんな", "各", "それぞれ", "ぜんぶ", "全"),
    ("まで", "最大", "上限", "以下", "しか"),
    ("無作為", "ランダム", "適当"),
    ("代わりに", "かわりに", "替わりに", "代りに"),
    ("または", "又は", "もしくは", "あるいは", "か", "いずれか", "どちらか"),
    ("以外", "除く", "除いた", "でない", "ではない"),
)
_MAY: Final = re.compile(
    "(?:て|で)も?(?:よい|良い|いい|かまわない|構わない)|ことができ|ことが可能|でき(?!ない|ず)|"
    "(?:引|置|行|動)け(?!ない)|(?:戻|移|出)せ(?!ない)|選べ(?!ない)|使え(?!ない)|取れ(?!ない)"
)
_DENIED: Final = re.compile("ない|ません|ず(?=、|に)|なかった|なけれ|なくて|なく(?=な|、)|禁止|不可")
_MAY_PLAINLY: Final = re.compile("[てで](?:も)?(?:かまわない|構わない)")
_NO_DENIAL: Final = re.compile(
    "かまわない|構わない|なければならない|ねばならない|なくてはならない|なくてよい|なくてもよい"
)
_CONTENT: Final = re.compile("[一-鿿々]|[ァ-ヺー]{2,}")
# Words with which nothing more is said.
_SLIGHT: Final = frozenset(
    "枚体個点回度人名時後前場合間中以内上下目一番他別方数量値分的用側内外全各毎度可能必要限出来事物者所最大"
)
_LONGEST_NAME: Final = 20
_SLIGHT_WORDS: Final = frozenset(
    ("カード", "ユニット", "チップ", "ステップ", "フェイズ", "ターン", "プレイヤー", "マス")
)


def keeps(text: str, proposed: str) -> bool:
    """Whether what the text names is named in the proposal, as often, and nothing else is."""
    one, other = _plain(text), _plain(proposed)
    if _numbers(one) != _numbers(other) or _names(one) != _names(other):
        return False
    if len(_DENIED.findall(one)) != len(_DENIED.findall(other)) or bool(_MAY.search(one)) != bool(_MAY.search(other)):
        return False
    for kind in _KINDS[:3]:
        if _has(one, kind) and not _has(other, kind):
            return False
    for kind in _KINDS[3:]:
        if _has(one, kind) != _has(other, kind) and not _is_slight(kind, one, other):
            return False
    more, less = _added(one, other), _added(other, one)
    # A word that is gone may have become one that says nothing more: モンスター is a ユニット.
    return more <= 1 + 2 * less and less <= 1 + 2 * _added(one, other, _SLIGHT)


def _plain(text: str) -> str:
    made = _NO_DENIAL.sub("", _MAY_PLAINLY.sub("てもよい", Normalised(text).text))
    return _KANJI_NUMBERS.sub(lambda found: _ONES[found.group()], made)


def _numbers(text: str) -> Counter[str]:
    """Its numbers; how often something is done is no number of things."""
    return Counter(_NUMBER.findall(text)) + Counter(_TIMES.findall(text))


def _names(text: str) -> Counter[str]:
    return Counter(
        ["".join(each) for each in _NAME.findall(text) if len("".join(each)) < 20 and "。" not in "".join(each)]
    )


def _has(text: str, kind: tuple[str, ...]) -> bool:
    return any([word in text for word in kind])


def _is_slight(kind: tuple[str, ...], one: str, other: str) -> bool:
    """Whether it makes no difference that only one of the texts has such a word."""
    if "か" in kind:
        return not any([word in one for word in kind if word != "か"])
    return kind[0] in ("すべて", "まで", "以下") and not _has(one, kind)


def _added(one: str, other: str, slight: frozenset[str] = _SLIGHT | _SLIGHT_WORDS) -> int:
    """How many characters with a meaning of their own stand in the second text and not in the first."""
    known = Counter(_CONTENT.findall(one))
    new = Counter(_CONTENT.findall(other)) - known
    return sum([len(each) * count for each, count in new.items() if each not in slight])
