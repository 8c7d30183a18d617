"""Which spellings are the same whatever the game? Rules for a `Respelling`, without what a game calls its own things.

>>> from fuda.language.compiler.respelling import Respelling
>>> Respelling(usual("体|枚")).respelt("カードを二枚引いても良い、又は手札を全て捨てる")[0]
'カードを2枚引いてもよい、または手札をすべて捨てる'
"""

from typing import Final

Rule = tuple[str, str, str]

_WORDS: Final[tuple[Rule, ...]] = (
    ("ひ", "ひとつ", "1つ"),
    ("ふ", "ふたつ", "2つ"),
    ("度", r"(\d)度", r"\1回"),
    ("事", "事(?=が|も|は|で)", "こと"),
    ("出", "出来(?=[るなてまたれ])", "でき"),
    ("もよ良", "(?<=て|で)(?:も良い|もいい|よい|良い)", "もよい"),
    ("又若もあ或", "又は|若しくは|もしくは|あるいは|或いは", "または"),
    ("及", "及び", "および"),
    ("全", "全て|全部", "すべて"),
    ("か替代", "かわりに|替わりに|代りに", "代わりに"),
    ("無", "無い", "ない"),
    ("ラ無", "ランダムに|無作為で|ランダムで", "無作為に"),
    ("任", "任意の", "好きな"),
    ("払", "(?<!支)払([うっいわえ])", r"支払\1"),
    ("択", "選択する", "選ぶ"),
    ("択", "選択し(?=[てた])", "選ん"),
    ("択", "選択し、", "選び、"),
    ("択", "選択でき", "選べ"),
    ("ド", "ドローする", "引く"),
    ("ド", "ドローし(?=[てた])", "引い"),
    ("ド", "ドローし(?=、)", "引き"),
    ("ド", "ドローでき", "引け"),
    ("ー", "フェーズ", "フェイズ"),
    ("対相", "対戦相手プレイヤー|対戦相手|相手プレイヤー", "相手"),
    ("も", "(?:(?<=。)|(?<=、)|(?<=\\])|(?<=\n)|^)もし、?", ""),
)


def usual(counters: str) -> tuple[Rule, ...]:
    """The rules, for a game that counts with these words (alternatives of a regular expression)."""
    numbers = [
        (kanji, f"(?<![第三二一]){kanji}(?={counters})", str(place + 1))
        for place, kanji in enumerate("一二三四五六七八九")
    ]
    return (*numbers, *_WORDS)
