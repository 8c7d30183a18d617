"""A word that the rules cannot honour where it stands is refused, with place and remedy, in both languages."""

from __future__ import annotations

import pytest

from fuda.library.speech import Unhonoured
from fuda.library.trying import try_text

USED = "◎[普通]技\n〈対象:敵軍ユニット1体〉\n"
HAND = "◇[普通]技\n〈対象:敵軍ユニット1体〉\n"
MAIN = "◎[メイン]技\n〈対象:ユニット1体〉\n"
ALWAYS = "○技\n〈対象:このユニット〉\n"
LAND = "○技\n〈対象:ユニットすべて〉\n"

REFUSED = [
    # referents
    ("unit", USED + "そのユニットを破棄する。", "そのユニット", "need"),
    ("unit", USED + "対象を破棄する。そのカードを手札に加える。", "そのカード", "need"),
    ("unit", USED + "その中から戦闘スペルカードを1枚選び、破棄する。", "その中から戦闘スペルカード", "need"),
    ("unit", USED + "ダイス結果が3以上の場合、対象を破棄する。", "ダイス結果が3以上", "need"),
    ("unit", USED + "対象に【ダイス結果】ダメージを与える。", "ダイス結果", "need"),
    ("unit", USED + "この効果で対象が死亡した場合、カードを1枚補充する。", "この効果で対象が死亡した", "need"),
    ("unit", USED + "ダメージを-1する。", "ダメージを-1する", "need"),
    ("unit", USED + "0ダメージを受ける。", "0ダメージを受ける", "need"),
    ("unit", USED + "効果適用後、対象を破棄する。", "効果適用後、対象を破棄する。", "need"),
    ("unit", USED + "対象に【火炎:チェイン1つにつき1】ダメージを与える。", "チェイン1つ", "need"),
    ("spell", HAND + "敵軍プレイヤーは自軍ユニットを1体選び、破棄する。", "自軍", "unless"),
    ("unit", USED + "対象が「属性:火」の場合、代わりに対象を破棄する。", None, "need"),
    (
        "unit",
        USED + "対象に【2】ダメージを与える。この効果で対象が死亡した場合、代わりに対象を破棄する。",
        None,
        "slot",
    ),
    # hero points are printed and do not change
    ("unit", USED + "対象の英雄点を+1する。", "英雄点", "slot"),
    ("unit", USED + "対象の英雄点を2倍にする。", "英雄点", "slot"),
    ("unit", USED + "対象の英雄点は3になる。", "英雄点", "slot"),
    ("unit", USED + "すべてのユニットの英雄点を入れ替える。", None, "slot"),
    # places
    ("spell", HAND + "このユニットを破棄する。", "このユニット", "need"),
    ("spell", HAND.replace("普通", "メイン") + "この地形を破棄する。", "この地形", "need"),
    ("unit", USED + "この装備品を破棄する。", "この装備品", "need"),
    ("terrain", LAND + "このユニットが未行動の場合、対象を「攻撃力:+1」する。", "このユニット", "need"),
    ("unit", USED + "支配プレイヤーはカードを1枚補充する。", "支配プレイヤー", "need"),
    ("spell", ALWAYS.replace("このユニット", "ユニットすべて") + "対象を「攻撃力:+1」する。", None, "slot"),
    ("spell", "◇[メイン]技\n〈対象:隣接した地形1つ〉\n対象を破棄する。", "隣接した地形", "need"),
    ("unit", "▽技[メイン]\n〈発動条件:戦闘中である/対象:このユニット〉\n対象を破棄する。", None, "slot"),
    ("terrain", "×[普通]技\n〈対象:ユニット1体〉\n対象を破棄する。", None, "slot"),
    ("unit", USED + "「自軍支配地形」に、自軍プレイヤーは手札にあるこのカードを普通召喚してもよい。", None, "need"),
    # durations
    ("unit", USED + "対象が未行動である限り、対象に「攻撃力:+1」を付与する。", None, "place"),
    ("unit", ALWAYS + "ターン終了時まで、対象に「攻撃力:+1」を付与する。", None, "place"),
    ("unit", MAIN + "戦闘終了時まで、対象に「攻撃力:+1」を付与する。", None, "need"),
    ("unit", MAIN + "対象に「攻撃力:+1」を付与する。対抗連鎖終了後、この効果を消失させる。", None, "need"),
]


@pytest.mark.parametrize(("kind", "text", "word", "why"), REFUSED, ids=[row[1] for row in REFUSED])
def test_a_word_that_means_nothing_there_is_refused(kind: str, text: str, word: str | None, why: str) -> None:
    trial = try_text("honjin", text, kind)
    problems = [each for each in trial.problems if isinstance(each, Unhonoured)]
    assert trial.compiled is not None and problems
    assert why in [each.why for each in problems]
    if word is not None:
        assert word in [each.text for each in problems]
    for each in problems:
        assert f"“{each.text}”" in each.explain("en") and f"「{each.text}」" in each.explain("ja")
        assert "need-" not in each.explain("en") and "place-" not in each.explain("ja")


HONOURED = [
    ("unit", USED + "対象の攻撃力を2倍にする。"),
    ("unit", USED + "敵軍ユニット2体の攻撃力を入れ替える。"),
    ("unit", "●[戦闘]技\n〈発揮:敵軍ユニットが死亡した場合/対象:自軍プレイヤー〉\nそのカードをゲームから除外する。"),
    ("unit", USED + "敵軍ユニット1体を破棄する。そのカードをゲームから除外する。"),
    ("unit", USED + "1Dする。ダイス結果が3以上の場合、対象に【ダイス結果】ダメージを与える。"),
    ("unit", USED + "対象に【2】ダメージを与える。この効果で対象が死亡した場合、カードを1枚補充する。"),
    ("unit", "○[戦闘]技\n〈対象:このユニット〉\n対象がダメージを受ける場合、代わりにダメージを-1する。"),
    ("unit", "□[普通|チェイン]技\n〈対象:敵軍ユニット1体〉\n対象に【火炎:チェイン1つにつき1】ダメージを与える。"),
    ("item", "○[戦闘]技\n〈対象:このユニット〉\n対象が未行動である限り、対象を「攻撃力:+1」する。"),
    ("terrain", "○技\n〈対象:この地形〉\n支配ユニットが存在する限り、対象を「リミット:+1」する。"),
    ("spell", HAND + "対象に『○守[戦闘]〈対象:このユニット〉対象を「攻撃力:-1」する。』を付与する。"),
]


@pytest.mark.parametrize(("kind", "text"), HONOURED, ids=[row[1] for row in HONOURED])
def test_the_same_words_are_taken_where_they_mean_something(kind: str, text: str) -> None:
    trial = try_text("honjin", text, kind)
    assert [each.explain("en") for each in trial.problems] == []
