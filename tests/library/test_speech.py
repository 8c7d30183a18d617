"""Texts that compile, and of which the rules would pass over a word: each is refused, at its place, with a remedy."""

from importlib import import_module

import pytest

from fuda.library.loading import GAMES, entry_of
from fuda.library.messages import shared_words
from fuda.library.speech import Unhonoured
from fuda.library.trying import try_text

REFUSED = [
    # Nothing, or more than one thing, that それ could mean.
    ("wars3x3", "magic", "あなたはそれのコストに等しい点数のライフを得る。", "それ", "need"),
    ("wars3x3", "magic", "あなたはカードを1枚引く。それを破壊する。", "それ", "need"),
    ("wars3x3", "magic", "それを無効化する。", "それを無効化する", "need"),
    ("wars3x3", "magic", "★不許火 それを無効化する。", "それを無効化する", "need"),
    ("wars3x3", "magic", "残ったカード1枚を選ぶ。", "残ったカード", "need"),
    ("wars3x3", "magic", "そうした場合、あなたはカードを1枚引く。", "そうした場合、あなたはカードを1枚引く。", "need"),
    ("wars3x3", "magic", "対象のユニットを破壊する。", "対象のユニット", "need"),
    # A zone that is not said.
    ("wars3x3", "magic", "カード1枚を除外する。", "カード", "need"),
    ("wars3x3", "magic", "あなたの手札の魔法1枚を表側にする。", "魔法", "unless"),
    # The cost cannot be paid for a copy.
    (
        "wars3x3",
        "magic",
        "★天写 必要魔力を無視してこれ以外の表側の魔法1枚を魔法として発動する。",
        "必要魔力",
        "slot",
    ),
    ("wars3x3", "magic", "★天写 必要魔力と発動コストを無視して表側の魔法を魔法として発動する。", "表側の魔法", "slot"),
    # Durations.
    ("wars3x3", "magic", "透過攻撃ステップまで、あなたのユニット1体のパワーを2増加する。", "透過攻撃ステップ", "slot"),
    (
        "wars3x3",
        "magic",
        "このターンの透過攻撃ステップの間、あなたの領土に＋3の修正を加える。",
        "透過攻撃ステップ",
        "slot",
    ),
    ("wars3x3", "magic", "このターンの終了まで、あなたはカードを1枚引く。", "カードを1枚引く", "slot"),
    # Prices and conditions.
    (
        "wars3x3",
        "magic",
        "[相手に1点のダメージを与える]あなたはカードを1枚引く。",
        "相手に1点のダメージを与える",
        "slot",
    ),
    ("wars3x3", "magic", "[相手の手札のカード1枚を捨てる]あなたはカードを1枚引く。", "相手", "slot"),
    ("wars3x3", "magic", "[これが破壊された時]あなたはカードを1枚引く。", "[これが破壊された時]", "slot"),
    ("wars3x3", "magic", "★不許火[打消が発動された時]それを無効化する。", "[打消が発動された時]", "slot"),
    # What a trait says about players, states, steps and operations.
    ("wars3x3", "unit", "【豊穣】持ち主の領土に＋1の修正を加える。", "持ち主", "slot"),
    (
        "wars3x3",
        "unit",
        "【速攻】これを再配備する場合、あなたは戦略ステップを戦闘フェイズの前に移してもよい。",
        "再配備",
        "slot",
    ),
    (
        "wars3x3",
        "unit",
        "【速攻】これを配備または再配備する場合、相手は戦略ステップを戦闘フェイズの前に移してもよい。",
        "",
        "slot",
    ),
    (
        "wars3x3",
        "unit",
        "【速攻】これを配備または再配備する場合、あなたは戦略ステップを呪文フェイズの前に移してもよい。",
        "呪文フェイズ",
        "slot",
    ),
    ("wars3x3", "magic", "【残響】あなたは発動コストを支払う代わりに表側のこれを除外してもよい。", "表側", "slot"),
    ("wars3x3", "magic", "【残響】相手は発動コストを支払う代わりに横側のこれを除外してもよい。", "相手", "slot"),
    ("wars3x3", "unit", "【双壁】これは戦闘終了ステップにも防御に参加する。", "戦闘終了ステップ", "slot"),
    (
        "wars3x3",
        "unit",
        "【透過】あなたのターン中、これは透過攻撃ステップに攻撃する。",
        "これは透過攻撃ステップに攻撃する",
        "slot",
    ),
    ("wars3x3", "unit", "【変幻】相手はこれのコストを1～3の好きな数として扱う。", "相手", "slot"),
    (
        "wars3x3",
        "unit",
        "【透化】これを除去に使った時、あなたはカードを1枚引く。戦闘終了ステップまで、対象のユニットは透過を得る。",
        "対象のユニット",
        "need",
    ),
    (
        "wars3x3",
        "unit",
        "【透化】これを打消に使った時、戦闘終了ステップまで、対象のユニットは透過を得る。",
        "対象のユニット",
        "need",
    ),
    ("wars3x3", "unit", "相手に2点のダメージを与える。", "相手に2点のダメージを与える", "place"),
    ("wars3x3", "magic", "【豊穣】あなたの領土に＋1の修正を加える。", "豊穣", "slot"),
    # A trait that cannot be gained, a card that cannot be spoken of there.
    ("wars3x3", "magic", "このターンの終了まで、あなたのユニット1体は残響を得る。", "残響", "slot"),
    ("wars3x3", "magic", "このターンの終了まで、あなたのユニット1体は速攻を得る。", "速攻", "slot"),
    ("wars3x3", "magic", "顕在を持つユニット1体を破壊する。", "顕在", "slot"),
    ("wars3x3", "magic", "これを破壊する。", "これ", "unless"),
    ("wars3x3", "magic", "相手の魔法1枚を破壊する。", "魔法", "place"),
    ("wars3x3", "magic", "あなたの手札のカード1枚を表側にする。", "カード", "need"),
    ("wars3x3", "magic", "捨札のカード1枚を破壊する。", "捨札のカード", "place"),
    # A battle, a unit, a square, an occasion that there is not.
    ("kokuryoku", "land", "戦闘相手の攻撃力を1減らす。", "戦闘相手", "need"),
    ("hanyo", "strategy", "その後、このカードは火属性でもある。", "", "need"),
    ("hanyo", "strategy", "このユニットがそのダメージを受ける。", "このユニットがそのダメージを受ける", "need"),
    ("kiseki", "UNIT", "・機略―場のカードを1つ手札に加える:カードを1枚引く。", "場のカードを1つ手札に加える", "slot"),
    ("kokuryoku", "unit", "【再移動】(気力1・このカード)", "気力1・このカード", "slot"),
    ("kokuryoku", "unit", "【追撃】(気力X)", "気力X", "slot"),
    ("kokuryoku", "land", "このユニットの攻撃力を1増やす。", "このユニット", "need"),
    ("kokuryoku", "surprise", "[攻撃宣言時]この戦闘中、このユニットの攻撃力を2増やす。", "このユニット", "need"),
    ("kokuryoku", "surprise", "[攻撃宣言時]この戦闘中、戦闘相手の攻撃力を2減らす。", "戦闘相手", "need"),
    ("kokuryoku", "surprise", "[自国力フェイズ]この戦闘中、自軍のユニットの攻撃力を2増やす。", "この戦闘中", "need"),
    ("kokuryoku", "surprise", "[自国力フェイズ]攻撃ユニットを待機状態にする。", "攻撃ユニット", "need"),
    ("kokuryoku", "surprise", "[自国力フェイズ]この攻撃を中止する。", "この攻撃を中止する", "need"),
    ("kokuryoku", "surprise", "[攻撃宣言時]そのユニットを待機状態にする。", "そのユニット", "need"),
    ("kokuryoku", "surprise", "[自軍ユニット離脱時]そのユニットの気力を1回復する。", "そのユニット", "need"),
    ("kokuryoku", "surprise", "[攻撃宣言時](気力1)カードを1枚引く。", "気力1", "need"),
    ("kokuryoku", "unit", "このマスにいるユニットの攻撃力を1増やす。", "このマスにいるユニット", "need"),
    ("kokuryoku", "unit", "自侵攻フェイズ開始時、そのユニットを待機状態にする。", "そのユニット", "need"),
    ("kokuryoku", "unit", "このカードでダメージを与えた時、カードを1枚引く。", "このカードでダメージを与えた", "need"),
    ("kokuryoku", "unit", "このカードが付与された時、カードを1枚引く。", "このカードが付与された", "need"),
    ("kokuryoku", "unit", "【修練】(気力1)", "気力1", "slot"),
    ("kokuryoku", "unit", "自軍のユニット1体の攻撃力を1増やす。", "自軍のユニット1体", "place"),
    # それ that is nothing, or nothing that can be negated.
    ("kiseki", "EVENT", "それを無効にする。", "それを無効にする", "need"),
    ("kiseki", "EVENT", "UNITを1つ対象とし、それを無効にする。", "それを無効にする", "need"),
    ("kiseki", "EVENT", "それを手札に戻す。", "それ", "need"),
    ("kiseki", "EVENT", "発動待機領域のEVENTを1つ対象とし、それを手札に戻す。", "それ", "need"),
    # More than the rules would do, or for another than said.
    ("kokuryoku", "surprise", "[自国力フェイズ]自分の手札のユニットカード2枚を出撃させる。", "2", "slot"),
    ("kokuryoku", "surprise", "[自国力フェイズ]自軍のユニット2体を敵軍のユニット1体と入れ替える。", "2", "slot"),
    ("kokuryoku", "surprise", "[自国力フェイズ]相手の戦場外のカード1枚を手札に加える。", "相手", "slot"),
    ("kokuryoku", "surprise", "[自国力フェイズ]そうしたなら、カードを1枚引く。", "", "need"),
]


@pytest.mark.parametrize(("game", "kind", "text", "word", "why"), REFUSED, ids=[each[2] for each in REFUSED])
def test_a_word_that_would_be_passed_over_is_refused_at_its_place(
    game: str, kind: str, text: str, word: str, why: str
) -> None:
    trial = try_text(game, text, kind)
    assert trial.compiled is not None, trial.problems
    assert trial.problems
    problem = trial.problems[0]
    assert isinstance(problem, Unhonoured)
    assert problem.why == why
    assert not word or problem.text == word
    for language in ("ja", "en"):
        said = problem.explain(language)
        assert problem.text in said
        assert "{" not in said
        assert not problem.wanted or f"{why}-{problem.wanted}" in shared_words(language)["speech"]


@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("game", [*GAMES])
def test_everything_that_a_word_can_need_is_said_in_words(game: str, language: str) -> None:
    module = entry_of(game).module("speech")
    said = shared_words(language)["speech"]
    lacking = {
        f"{why}-{wanted}"
        for uses in (import_module(module).SPEECH.words.values() if module is not None else ())
        for word in uses
        for why, all_wanted in (("need", word.needs), ("unless", word.unless))
        for wanted in all_wanted
        if f"{why}-{wanted}" not in said
    }
    assert lacking == set()
