"""What texts can say since the fifth batch, played: resistances, one thing told in two ways, who died of it."""

from __future__ import annotations

import pytest

from fuda.games.honjin.table import INITIATIVE
from fuda.library.trying import try_text
from tests.citing import clause
from tests.honjin.test_sayable import does, holds
from tests.honjin.texts import Table, tool


@clause("honjin", "10.17.1", "4.4.1")
@pytest.mark.parametrize(
    ("words", "met"),
    [
        ("敵軍ユニットが3体だけの", True),
        ("敵軍パーティに存在するユニットが1体だけの", False),
        ("敵軍パーティのユニットが3体だけいる", True),
        ("自軍パーティのユニットがちょうど3体の", False),
        ("このユニットの攻撃力が敵軍ユニットの数未満の", True),
        ("敵軍ユニットの数がこのユニットの攻撃力未満である", False),
    ],
)
def test_a_party_has_so_many_units_and_no_more(words: str, met: bool) -> None:
    assert holds(words) == met


@clause("honjin", "13.1.7.3", "13.1.8.2")
@pytest.mark.parametrize(
    ("given", "asked", "gone"),
    [
        ("「耐性:猛毒」", "「耐性:猛毒」を持つ", True),
        ("「耐性:猛毒」", "「耐性:火」を持つ", False),
        ("「耐性:猛毒」", "「耐性:猛毒」を持たない", False),
        ("「耐性:猛毒/火」", "「耐性:火/猛毒」を持つ", True),
        ("「耐性:火」", "「耐性:火/猛毒」を持つ", False),
        ("「弱点:火(+1ダメージ)」", "「弱点:火」を持つ", True),
        ("「弱点:火(+1ダメージ)」", "「弱点:津波」を持つ", False),
        ("「弱点:火(+1ダメージ)」", "「耐性:火」を持つ", False),
    ],
)
def test_resistances_and_weaknesses_are_asked_for(given: str, asked: str, gone: bool) -> None:
    on = does(f"対象に{given}を付与する。対象が{asked}場合、対象を破棄する。", "卒")
    assert ("卒" in on.discards("second")) == gone


@clause("honjin", "4.7.7")
@pytest.mark.parametrize(
    ("words", "this", "met"),
    [
        ("このユニットが「種族:ヒューマン」かつ未行動の", "兵", True),
        ("このユニットが「種族:エルフ」かつ未行動の", "兵", False),
        ("このユニットが未行動であり、かつ「種族:ヒューマン」の", "兵", True),
        ("このユニットが行動完了かつ「種族:ヒューマン」の", "兵", False),
        ("このユニットが未行動かつ装備品を装備している", "兵", False),
        ("このユニットが未行動かつ装備品を装備している", "術", True),
        ("このユニットが「種族:ヒューマン」かつ敵軍領土に存在する", "兵", False),
    ],
)
def test_one_thing_is_told_in_two_ways(words: str, this: str, met: bool) -> None:
    assert holds(words, True, this) == met


@clause("honjin", "10.12.1", "10.17.2")
@pytest.mark.parametrize("many", [2, 3])
def test_otherwise_goes_for_a_whole_party(many: int) -> None:
    text = (
        f"敵軍ユニットが{many}体だけの場合、対象に「攻撃力:+2」を付与する。"
        "そうでない場合、対象に「防御力:+1」を付与する。"
    )
    plain = does("カードを1枚補充する。", "敵", "射", "卒", target="敵軍ユニットすべて")
    on = does(text, "敵", "射", "卒", target="敵軍ユニットすべて")
    for unit in ("敵", "射", "卒"):
        assert on.attack(unit) - plain.attack(unit) == (2 if many == 3 else 0)
        assert on.defence(unit) - plain.defence(unit) == (0 if many == 3 else 1)


@clause("honjin", "12.6.1", "12.3.1")
@pytest.mark.parametrize(("damage", "drawn"), [(1, 1), (9, 3), (0, 0)])
def test_cards_are_refilled_for_each_unit_that_died(damage: int, drawn: int) -> None:
    text = f"対象に【{damage}】ダメージを与える。この効果で死亡した敵軍ユニット1体につき、カードを1枚補充する。"
    on = does(text, "敵", "射", "卒", target="敵軍ユニットすべて", first={"deck": ["兵@a", "兵@b", "兵@c", "兵@d"]})
    dead = [each for each in ("敵", "射", "卒") if each in on.discards("second")]
    assert len(on.hand("first")) == len(dead)
    assert damage != 9 or len(dead) == drawn


@clause("honjin", "5.1.3.9", "5.1.4.5")
def test_a_card_of_the_hand_is_put_under_the_deck() -> None:
    on = does("手札を1枚、山札の1番下に置く。", "射", first={"hand": ["兵@x"], "deck": ["兵@a", "兵@b"]})
    assert on.hand("first") == [] and on.deck("first")[-1] == "x"


@clause("honjin", "3.4.5")
@pytest.mark.parametrize(("shown", "gone"), [(1, False), (6, True)])
def test_a_result_is_less_than_a_level(shown: int, gone: bool) -> None:
    text = (
        "1Dする。ダイス結果が対象のレベル以上の場合、対象を破棄する。"
        "ダイス結果が対象のレベル未満の場合、対象に「攻撃力:+3」を付与する。"
    )
    on = does(text, "敵")
    before = does("カードを1枚補充する。", "敵").attack("敵")
    on.roll(shown)
    assert ("敵" in on.discards("second")) == gone
    assert gone or on.attack("敵") == before + 3


@clause("honjin", "8.3.4.5", "10.12.1")
@pytest.mark.parametrize(("many", "by"), [(1, 4), (2, 2)])
def test_a_die_is_raised_by_another_figure_instead(many: int, by: int) -> None:
    text = (
        "◇[イニシアチブ]笛\n〈対象:自軍プレイヤー〉\n自軍の「イニシアチブ決定のダイス」を+2する。"
        f"自軍パーティのユニットが{many}体だけの場合、代わりに+4する。"
    )
    table = Table(
        tool("笛", text), board={"b2": {"terrain": "野", "first": ["術"], "second": ["兵@敵"]}}, first={"hand": ["笛"]}
    )
    table.battle("b2", INITIATIVE)
    table.use("笛", "first", user="術")
    assert table.state.bonus[0] == by


@clause("honjin", "15.4.7.2")
def test_a_site_is_told_with_the_word_attribute_or_without() -> None:
    for text in ("【普通召喚】「属性:機の地形」", "【普通召喚】「機の地形」"):
        trial = try_text("honjin", text, "unit", proposes=False)
        assert trial.passed and trial.english == "Normal summoning: terrains with attribute machine."


@clause("honjin", "10.12.1")
@pytest.mark.parametrize(
    "text",
    [
        "カードを1枚補充する。このユニットが未行動の場合、代わりに+4する。",
        "この効果で死亡したユニット1体につき、カードを1枚補充する。",
    ],
)
def test_what_hangs_on_nothing_is_refused(text: str) -> None:
    trial = try_text("honjin", f"◎[普通]技\n〈対象:ユニット1体〉\n{text}", "unit", proposes=False)
    assert [each.name for each in trial.problems] == ["not-honoured"]
