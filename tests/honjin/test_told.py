"""What texts can say since the sixth batch, played: targets one by one, what was not done, one of several things."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.games.honjin.table import INITIATIVE
from fuda.library.trying import try_text
from tests.citing import clause
from tests.honjin.test_sayable import BATTLE, does, holds, units
from tests.honjin.texts import Table, unit

FOES = ("敵", "射", "卒")


def hit(on: Table, *names: str) -> list[str]:
    """Which of these units have died."""
    return [each for each in names or FOES if on.zone(each)[1] == "discard"]


# --- targets one by one


@clause("honjin", "10.12.1", "10.12.2")
@pytest.mark.parametrize(
    ("words", "gone"),
    [
        ("「種族:ヒューマン」の対象を破棄する。", ["卒"]),
        ("「種族:ヒューマン」ではない対象を破棄する。", ["敵", "射"]),
        ("最前列の対象を破棄する。", ["敵"]),
        ("最後列の対象を破棄する。", ["卒"]),
        ("「レベル:2以下」の対象を破棄する。", ["射", "卒"]),
        ("攻撃力がこのユニットの攻撃力以下の対象を破棄する。", ["卒"]),
        ("攻撃力が3より大きい対象を破棄する。", ["敵"]),
        ("未行動の対象を破棄する。", ["射", "卒"]),
        ("行動完了の対象を破棄する。", ["敵"]),
        ("自軍ユニットである対象を破棄する。", []),
        ("敵軍ユニットである対象を破棄する。", ["敵", "射", "卒"]),
        ("対象のうち、最前列の敵軍ユニットを破棄する。", ["敵"]),
        ("「種族:エルフ」の対象を破棄する。それ以外の対象に「防御力:+1」を付与する。", ["射"]),
    ],
)
def test_of_the_targets_those_are_meant_that_are_so(words: str, gone: list[str]) -> None:
    if "それ以外" in words:
        assert not try_text("honjin", f"◎[普通]技\n〈対象:敵軍パーティ〉\n{words}", "unit").passed
        return
    foes = [{"card": "巨@敵", "finished": True}, "弓@射", "兵@卒"]
    board: dict[str, Any] = {"b2": {**BATTLE["b2"], "second": foes}}
    assert hit(does(words, *FOES, target="敵軍ユニットすべて", board=board)) == gone


@clause("honjin", "10.12.1", "10.12.2")
def test_all_other_targets_are_those_of_which_the_condition_does_not_hold() -> None:
    text = "対象が「種族:エルフ」の場合、対象を破棄する。それ以外の対象に「攻撃力:+1」を付与する。"
    on = does(text, *FOES, target="敵軍パーティ")
    assert hit(on) == ["射"] and on.attack("敵") == 7 and on.attack("卒") == 3


@clause("honjin", "10.12.1", "14.5.4.3")
def test_a_constant_ability_reaches_those_of_its_targets_that_are_so() -> None:
    flag = unit("旗", "○旗\n〈対象:自軍ユニットすべて〉\nこのユニット以外の対象を「防御力:+1」する。")
    on = Table(flag, board={"b2": {"terrain": "野", "first": ["旗", "兵"], "second": ["弓@敵"]}})
    assert (on.defence("旗"), on.defence("兵"), on.defence("敵")) == (3, 4, 2)


@clause("honjin", "10.12.1", "3.2.1.2")
@pytest.mark.parametrize(
    ("condition", "target", "met"),
    [
        ("対象が自軍ユニットの", "兵", True),
        ("対象が自軍ユニットの", "敵", False),
        ("対象が敵軍ユニットの", "敵", True),
        ("対象が「種族:エルフ」の敵軍ユニットの", "射", True),
        ("対象が「種族:エルフ」の敵軍ユニットの", "術", False),
        ("対象が自軍ユニットではない", "敵", True),
        ("対象が自軍ユニットではない", "兵", False),
        ("対象が進軍側のユニットの", "兵", True),
        ("対象が進軍側のユニットの", "敵", False),
        ("対象が最前列の敵軍ユニットの", "敵", True),
        ("対象が最前列の敵軍ユニットの", "射", False),
        ("対象が守備側パーティに属している", "敵", True),
        ("対象が守備側パーティに属している", "兵", False),
        ("対象が勢力を持たない", "敵", True),
        ("対象が種族を持つ", "敵", True),
        ("対象が進軍タイプを持たない", "敵", False),
    ],
)
def test_a_target_is_one_of_a_group(condition: str, target: str, met: bool) -> None:
    on = does(f"{condition}場合、対象を行動完了にする。", target)
    assert on.is_finished(target) == met


@clause("honjin", "10.19.2", "10.19.3", "10.12.2")
@pytest.mark.parametrize(
    ("sentence", "figures"),
    [
        ("対象が「種族:エルフ」の場合、この効果は無効である。", (7, 3, 3)),
        ("この効果は対象が「種族:エルフ」の場合のみ有効である。", (6, 4, 2)),
        ("対象が「種族:エルフ」の場合のみ、この効果は有効である。", (6, 4, 2)),
        ("この効果は自軍ユニットが存在しない場合、無効である。", (7, 4, 3)),
        ("自軍ユニットが存在する場合、この効果は無効である。", (6, 3, 2)),
    ],
)
def test_an_effect_is_void_for_those_targets_of_which_a_condition_holds(
    sentence: str, figures: tuple[int, int, int]
) -> None:
    on = does(f"対象に「攻撃力:+1」を付与する。{sentence}", *FOES, target="敵軍パーティ")
    assert (on.attack("敵"), on.attack("射"), on.attack("卒")) == figures


@clause("honjin", "10.10.1")
def test_other_units_than_the_target_are_dealt_damage() -> None:
    text = "対象に【火炎:0】ダメージを与える。対象以外の敵軍ユニットすべてに【火炎:9】ダメージを与える。"
    assert hit(does(text, "射")) == ["敵", "卒"]


@clause("honjin", "11.3.3.2", "10.8.5")
@pytest.mark.parametrize("word", ["yes", "no"])
def test_a_unit_may_be_discarded_in_place_of_another_one_that_would_die(word: str) -> None:
    text = "このユニット以外の対象に死亡効果が適用された場合、代わりにこのユニットを破棄してもよい。"
    knight = unit("騎", f"○騎[戦闘]\n〈対象:自軍パーティ〉\n{text}")
    board: dict[str, Any] = {"b2": {**BATTLE["b2"], "second": ["騎", "弓@射"]}}
    on = does("対象を死亡させる。", "射", board=board, cards=[knight])
    on.option("second", on.options("second")[0] if word == "yes" else "decline")
    gone = on.discards("second")
    assert gone == (["騎"] if word == "yes" else ["射"])


# --- what was done, or not


@clause("honjin", "10.12.1", "10.1.14")
@pytest.mark.parametrize(("hand", "answer", "gone"), [(2, "yes", False), (2, "no", True), (1, "", True), (0, "", True)])
def test_what_was_not_done_has_consequences(hand: int, answer: str, gone: bool) -> None:
    """All of it or nothing: who has one card cannot discard two."""
    text = "対象の所有者は手札を2枚破棄してもよい。破棄しなかった場合、対象に【神:9】ダメージを与える。"
    on = does(text, "敵", second={"hand": [f"兵@{name}" for name in "甲乙"[:hand]]})
    if answer:
        on.option("second", answer)
    assert (hit(on) == ["敵"]) == gone
    assert len([each for each in on.discards("second") if each in "甲乙"]) == (2 if answer == "yes" else 0)


@clause("honjin", "10.12.1", "12.4.2")
@pytest.mark.parametrize(("hand", "attack"), [(1, 4), (0, 8)])
def test_what_could_not_be_done_was_not_done(hand: int, attack: int) -> None:
    """The sentence before counts, not the ones before that, and both outcomes can be told."""
    text = (
        "対象に「攻撃力:+0」を付与する。手札を1枚破棄する。破棄した場合、対象に「攻撃力:+1」を付与する。"
        "破棄できなかった場合、対象に「攻撃力:+5」を付与する。"
    )
    on = does(text, "射", first={"hand": ["兵@手"] * hand})
    assert on.attack("射") == attack


@clause("honjin", "10.12.1", "4.1.11")
@pytest.mark.parametrize(("answer", "attack"), [("yes", 4), ("no", 8)])
def test_one_thing_where_it_is_done_and_another_where_it_is_not(answer: str, attack: int) -> None:
    text = (
        "手札を1枚破棄してもよい。そうした場合、対象に「攻撃力:+1」を付与する。"
        "そうしなかった場合、対象に「攻撃力:+5」を付与する。"
    )
    on = does(text, "射", first={"hand": ["兵@手"]})
    on.option("first", answer)
    assert on.attack("射") == attack


@clause("honjin", "10.12.1")
def test_a_deed_is_named_as_what_it_was() -> None:
    for word, passes in (("破棄", True), ("除外", False), ("補充", False)):
        text = (
            f"◎[普通]技\n〈対象:自軍プレイヤー〉\n手札を1枚破棄してもよい。{word}しなかった場合、カードを1枚補充する。"
        )
        assert try_text("honjin", text, "unit").passed == passes


# --- cards that were shown or discarded


@clause("honjin", "1.3.6", "2.1.6.1", "12.4.1")
@pytest.mark.parametrize(("place", "gone"), [(0, ["雷"]), (1, [])])
@pytest.mark.parametrize("named", ["そのカード", "公開したカード"])
def test_a_card_that_was_shown_is_discarded_if_it_is_one_of_these(named: str, place: int, gone: list[str]) -> None:
    text = f"対象の手札をランダムに1枚公開する。{named}が戦闘スペルカードの場合、{named}を破棄する。"
    on = does(text, "second", target="敵軍プレイヤー", second={"hand": ["雷撃@雷", "兵@手"]})
    on.shuffle(place, 1 - place)
    assert on.discards("second") == gone and len(on.hand("second")) == 2 - len(gone)


@clause("honjin", "5.1.3.9", "2.1.6.1")
@pytest.mark.parametrize(("top", "hand", "deck"), [("弓", ["a"], ["b"]), ("雷撃", [], ["b", "a"])])
def test_the_uppermost_card_goes_where_its_kind_says(top: str, hand: list[str], deck: list[str]) -> None:
    text = "山札の1番上のカードを公開する。そのカードが「種族:エルフ」のユニットカードの場合、手札に加える。"
    text += "そうでない場合、山札の1番下に置く。"
    on = does(text, "主", first={"deck": [f"{top}@a", "兵@b"]})
    assert on.hand("first") == hand and on.deck("first") == deck


@clause("honjin", "12.4.2", "2.1.6.1")
@pytest.mark.parametrize(("top", "hand"), [("兵", ["b"]), ("雷撃", [])])
def test_what_was_discarded_from_a_deck_is_asked_about(top: str, hand: list[str]) -> None:
    text = "自軍山札を1枚破棄する。破棄したカードがユニットカードの場合、カードを1枚補充する。"
    on = does(text, "主", first={"deck": [f"{top}@a", "兵@b"]})
    assert on.discards("first") == ["a"] and on.hand("first") == hand


@clause("honjin", "5.1.1.4", "12.7.1")
def test_cards_are_put_into_a_deck_that_is_shuffled() -> None:
    on = does(
        "自軍捨て山のカードを2枚まで選び、山札に加える。効果適用後、カードを1枚補充する。",
        "主",
        first={"deck": ["兵@a"], "discard": ["兵@b", "弓@c", "弓@d"]},
    )
    on.choose("first", "b", "c")
    on.shuffle(2, 1, 0)
    assert on.discards("first") == ["d"] and len(on.deck("first")) == 2 and len(on.hand("first")) == 1


@clause("honjin", "12.3.1", "1.3.5")
@pytest.mark.parametrize(("held", "has"), [(0, 3), (2, 3), (4, 4)])
def test_a_hand_is_refilled_up_to_a_number(held: int, has: int) -> None:
    hand = [f"兵@h{place}" for place in range(held)]
    on = does(
        "手札が3枚になるようにカードを補充する。", "主", first={"hand": hand, "deck": ["兵@a", "兵@b", "兵@c", "兵@d"]}
    )
    assert len(on.hand("first")) == has


# --- one of several things


@clause("honjin", "10.1.7", "10.1.8")
@pytest.mark.parametrize(("word", "attack", "drawn"), [("mode-1", 3, 0), ("mode-2", 1, 0), ("mode-3", 3, 1)])
def test_one_of_several_things_is_chosen_with_the_declaration(word: str, attack: int, drawn: int) -> None:
    text = (
        "次のうち1つを選ぶ。「対象を行動完了にする」、または「対象に「攻撃力:-2」を付与する」、"
        "または「カードを1枚補充する」。"
    )
    on = does(text, "射", first={"deck": ["兵@a"]})
    assert on.options("first") == ["mode-1", "mode-2", "mode-3"]
    on.option("first", word)
    assert (on.is_finished("射"), on.attack("射"), len(on.hand("first"))) == (word == "mode-1", attack, drawn)


@clause("honjin", "10.1.7")
def test_of_what_was_not_chosen_nothing_is_asked() -> None:
    text = "次のうち1つを選ぶ。「自軍ユニット1体を破棄する」、または「敵軍ユニット1体を破棄する」。"
    on = does(text, "主")
    on.option("first", "mode-2")
    assert on.options("first") == ["敵", "射", "卒"]
    on.choose("first", "射")
    assert hit(on) == ["射"] and on.is_resting()


@clause("honjin", "10.1.7", "10.1.8")
@pytest.mark.parametrize(("word", "gone"), [("mode-1", ["射"]), ("mode-2", [])])
def test_dice_are_rolled_for_what_was_chosen_alone(word: str, gone: list[str]) -> None:
    on = does("次のうち1つを選ぶ。「対象に【1D】ダメージを与える」、または「対象を行動完了にする」。", "射")
    on.option("first", word)
    if word == "mode-1":
        on.roll(6)
    assert hit(on) == gone and on.is_resting()


@clause("honjin", "10.1.7")
@pytest.mark.parametrize(("word", "attack", "hand"), [("mode-1", 1, []), ("mode-2", 0, ["射"])])
def test_a_figure_changes_or_something_happens(word: str, attack: int, hand: list[str]) -> None:
    on = does("対象に「攻撃力:-2」を付与する、または、対象を手札に戻す。", "射")
    on.option("first", word)
    assert on.hand("second") == hand and (hand or on.attack("射") == attack)


# --- two targets


@clause("honjin", "10.10.1", "4.6.5", "4.6.9")
def test_two_targets_of_two_sides_exchange_a_figure() -> None:
    on = does("対象の防御力を入れ替える。", "兵", "敵", target="自軍ユニット1体と敵軍ユニット1体")
    assert (on.defence("兵"), on.defence("敵")) == (7, 3)


@clause("honjin", "10.10.1", "10.12.1")
def test_of_two_targets_each_is_told_by_its_side() -> None:
    text = "対象の自軍ユニットに「攻撃力:+1」を付与する。対象の敵軍ユニットに「攻撃力:-1」を付与する。"
    on = does(text, "兵", "敵", target="自軍ユニット1体と敵軍ユニット1体")
    assert (on.attack("兵"), on.attack("敵"), on.attack("射")) == (3, 5, 3)


@clause("honjin", "8.3.3.1")
def test_targets_and_ends_of_a_party_change_places() -> None:
    on = does("対象の位置を入れ替える。", "敵", "射", target="敵軍ユニット2体")
    assert on.there("b2", "second") == ["射", "敵", "卒"]
    on = does("敵軍パーティの最前列のユニットと最後列のユニットの位置を入れ替える。", "second", target="敵軍プレイヤー")
    assert on.there("b2", "second") == ["卒", "射", "敵"] and on.there("b2") == ["主", "兵", "術"]
    on = does("自軍パーティの最前列と最後列の位置を入れ替える。", "second", target="敵軍プレイヤー")
    assert on.there("b2", "second") == ["敵", "射", "卒"] and on.there("b2") == ["術", "兵", "主"]


# --- groups, conditions, amounts


@clause("honjin", "4.4.1", "10.17.1", "8.2.5")
@pytest.mark.parametrize(
    ("words", "met"),
    [
        ("自軍パーティがこのユニットだけの", False),
        ("敵軍パーティが3体以上の", True),
        ("敵軍パーティが4体以上の", False),
        ("自軍パーティが2体の", True),
        ("敵軍ユニットの数が自軍ユニットの数の2倍以上の", False),
        ("敵軍ユニットの数が自軍ユニットの数+1以上の", True),
        ("敵軍ユニットの数が自軍ユニットの数+2以上の", False),
        ("このユニットの攻撃力が最前列の敵軍ユニットの攻撃力未満の", True),
        ("最前列の敵軍ユニットが「種族:ジャイアント」の", True),
        ("最後列の敵軍ユニットが「種族:ジャイアント」の", False),
        ("敵軍ユニットの中で最も高い攻撃力が6の", True),
        ("敵軍ユニットの中で最も低い攻撃力が6の", False),
        ("このユニットが存在する地形が「属性:風」の", True),
        ("このユニットが存在する地形が「属性:水」の", False),
        ("この地形が「属性:風」の", True),
        ("戦闘が「属性:風」の地形で発生している", True),
        ("戦闘が「属性:水」の地形で発生している", False),
        ("自軍が進軍側の", True),
        ("敵軍が進軍側の", False),
        ("このユニットが「種族:エルフ」または「種族:ヒューマン」の", True),
    ],
)
def test_conditions_on_parties_and_figures(words: str, met: bool) -> None:
    assert holds(words) == met


@clause("honjin", "4.4.1")
@pytest.mark.parametrize(("others", "attack"), [([], 5), (["兵"], 2)])
def test_a_unit_is_alone_in_its_party(others: list[str], attack: int) -> None:
    text = "自軍パーティがこのユニットだけの場合、対象を「攻撃力:+3」する。"
    card = unit("独", f"○独[戦闘]\n〈対象:このユニット〉\n{text}")
    on = Table(card, board={"b2": {"terrain": "野", "first": ["独", *others], "second": ["弓@敵"]}})
    on.battle("b2")
    assert on.attack("独") == attack


@clause("honjin", "5.1.2.1", "8.2.5")
def test_the_whole_battlefield_is_more_than_the_battle() -> None:
    away = {"a1": {"terrain": "野", "first": ["兵@遠"]}}
    board = {**BATTLE, **away}
    for words, count in (("自軍ユニットの数", 3), ("戦場に存在する自軍ユニットの数", 4)):
        text = f"対象に「攻撃力:+{words}」を付与する。"
        if "戦場" in words:
            text = "戦場に存在する自軍ユニットが4体以上の場合、対象に「攻撃力:+4」を付与する。"
        assert does(text, "射", board=board).attack("射") == 3 + count
    assert does("自軍ユニットが4体以上の場合、対象に「攻撃力:+4」を付与する。", "射", board=board).attack("射") == 3


@clause("honjin", "10.17.1", "4.5.3", "4.6.4")
@pytest.mark.parametrize(
    ("amount", "added"),
    [
        ("6-対象のレベル", 4),
        ("1-対象のレベル", -1),
        ("自軍ユニットの数+敵軍ユニットの数", 6),
        ("敵軍ユニットの数-自軍ユニットの数", 0),
        ("敵軍ユニットの中で最も高い攻撃力", 6),
        ("敵軍ユニットの中で最も低い攻撃力", 2),
        ("敵軍ユニットの数の半分(端数切り捨て)", 1),
        ("敵軍ユニットの数の半分(端数切り上げ)", 2),
        ("最前列の敵軍ユニットのレベル", 5),
        ("(対象のレベル×2)", 4),
        ("対象の数", 1),
        ("自軍捨て山の「種族:エルフ」のカードの数", 1),
        ("自軍捨て山にあるユニットカードの数", 2),
    ],
)
def test_amounts_are_made_of_others(amount: str, added: int) -> None:
    on = does(f"対象に「攻撃力:+{amount}」を付与する。", "射", first={"discard": ["弓@x", "兵@y", "雷撃@z"]})
    assert on.attack("射") == 3 + added


@clause("honjin", "10.10.10", "4.1.14")
def test_the_number_of_targets_is_read_once_for_all_of_them() -> None:
    on = does("対象に【火炎:5-対象の数】ダメージを与える。", "射", "卒", target="敵軍ユニット3体まで")
    assert hit(on) == ["射", "卒"]
    on = does("対象に【火炎:5-対象の数】ダメージを与える。", *FOES, target="敵軍ユニット3体まで")
    assert hit(on) == ["射"]


@clause("honjin", "12.6.1")
@pytest.mark.parametrize(("targets", "finished"), [(["射"], True), (["射", "卒"], False)])
def test_all_targets_have_died(targets: list[str], finished: bool) -> None:
    text = "対象に【火炎:2】ダメージを与える。この効果で対象がすべて死亡した場合、このユニットを行動完了にする。"
    on = does(text, *targets, target="敵軍ユニット2体まで")
    assert on.is_finished("主") == finished


@clause("honjin", "12.6.1")
@pytest.mark.parametrize(("target", "finished"), [("射", False), ("卒", True)])
def test_a_target_has_not_died(target: str, finished: bool) -> None:
    text = "対象に【火炎:2】ダメージを与える。この効果で対象が死亡しなかった場合、対象を行動完了にする。"
    on = does(text, target)
    assert on.is_finished(target) == finished and (hit(on) == []) == finished


@clause("honjin", "3.4.5")
@pytest.mark.parametrize(("dice", "gone"), [((3, 3), True), ((3, 4), False)])
def test_all_dice_show_the_same(dice: tuple[int, int], gone: bool) -> None:
    on = does("2Dする。ゾロ目の場合、対象を破棄する。", "卒")
    on.roll(*dice)
    assert (hit(on) == ["卒"]) == gone


@clause("honjin", "12.6.1", "8.2.1", "7.1.2.1")
def test_who_died_in_this_battle_is_counted() -> None:
    wraith = unit(
        "霊", "○霊[戦闘]\n〈対象:このユニット〉\n対象を「攻撃力:+この戦闘中に死亡した敵軍ユニットの数」する。"
    )
    on = Table(wraith, board={"b2": {"terrain": "野", "first": ["霊", "兵"], "second": ["弓@甲", "弓@乙", "兵@敵"]}})
    on.battle("b2")
    assert on.attack("霊") == 2
    on.let(*deaths(on, "甲"))
    assert on.attack("霊") == 3
    on.let(*deaths(on, "兵"))
    assert on.attack("霊") == 3
    on.let(*deaths(on, "乙", "discard"))
    assert on.attack("霊") == 3
    on.battle("b2")
    assert on.attack("霊") == 2


def deaths(on: Table, name: str, deed: str = "die") -> list[Any]:
    from fuda.games.honjin.events import Went
    from fuda.games.honjin.table import DISCARDS

    card = on.card(name)
    return [Went("12.6.1", card, DISCARDS[on.state.owner[card]], 0, deed)]


@clause("honjin", "12.6.1", "7.1.2.1")
def test_who_died_in_this_turn_is_asked_for() -> None:
    text = "このターンに敵軍ユニットが死亡していた場合、対象を「攻撃力:+3」する。"
    wraith = unit("霊", f"○霊\n〈対象:このユニット〉\n{text}")
    on = Table(wraith, board={"b2": {"terrain": "野", "first": ["霊"], "second": ["弓@甲"]}})
    assert on.attack("霊") == 2
    on.let(*deaths(on, "甲"))
    assert on.attack("霊") == 5
    on.state.turn += 1
    on.state.facts = None
    assert on.attack("霊") == 2


# --- what lasts


@clause("honjin", "10.15.2.1", "2.1.19.3")
def test_two_things_are_lost_at_once() -> None:
    text = (
        "対象は「進軍タイプ:飛行」と「進軍タイプ:長距離飛行」を失う。"
        "対象が進軍タイプを持たない場合、対象に「進軍タイプ:歩行」を付与する。"
    )
    hawk = unit("鷹", march=["飛行", "長距離飛行"])
    board: dict[str, Any] = {"b2": {**BATTLE["b2"], "second": ["鷹", "弓@射"]}}
    on = does(text, "鷹", board=board, cards=[hawk])
    assert on.rules.bits_of(on.state, on.card("鷹"), 10) == 1
    on = does("対象は「スペル:x」と「アイテム:x」を失う。", "術")
    assert on.rules.facts_of(on.state).values[on.card("術"), 13] == ()


@clause("honjin", "13.1.8.1", "4.7.3.2")
@pytest.mark.parametrize(("kind", "gone"), [("火炎", ["卒"]), ("雷", [])])
def test_a_weakness_to_a_damage_attribute_of_ones_choice(kind: str, gone: list[str]) -> None:
    text = f"対象に「弱点:好きなダメージ属性(+2ダメージ)」を付与する。対象に【{kind}:1】ダメージを与える。"
    on = does(text, "卒")
    on.option("first", "火炎")
    assert hit(on) == gone


@clause("honjin", "10.8.2", "10.8.4.3")
def test_damage_is_less_the_next_time_alone() -> None:
    text = "対象が次に受けるダメージを1減らす。対象に【火炎:2】ダメージを与える。"
    assert hit(does(text, "射")) == []
    assert hit(does(text + "対象に【火炎:2】ダメージを与える。", "射")) == ["射"]
    assert hit(does("対象は次に受けるダメージを0にする。対象に【火炎:9】ダメージを与える。", "射")) == []


@clause("honjin", "10.14.1", "4.7.6")
@pytest.mark.parametrize(
    "change", ["「攻撃力:+2/防御力:+1」", "「攻撃力:+2」、「防御力:+1」", "「攻撃力:+2、防御力:+1」"]
)
def test_two_figures_are_granted_in_whatever_way_they_are_joined(change: str) -> None:
    on = does(f"対象に{change}を付与する。", "射")
    assert (on.attack("射"), on.defence("射")) == (5, 3)


@clause("honjin", "10.12.1")
@pytest.mark.parametrize(("target", "attack"), [("射", 2), ("術", 1)])  # 3 - 1, 4 - 3
def test_another_figure_instead_for_those_that_are_so(target: str, attack: int) -> None:
    text = "対象に「攻撃力:-1」を付与する。対象が「種族:プラント」の場合、代わりに「攻撃力:-3」を付与する。"
    on = does(text, target)
    assert on.attack(target) == attack


@clause("honjin", "10.12.1", "10.14.6")
def test_the_condition_of_a_grant_is_asked_once() -> None:
    """It goes on though the hand is empty by now; what is constant ends."""
    on = does("自軍手札にカードが1枚以上存在する場合、対象に「攻撃力:+2」を付与する。", "射", first={"hand": ["兵@手"]})
    constant = unit(
        "常", "○常\n〈対象:このユニット〉\n自軍手札にカードが1枚以上存在する場合、対象を「攻撃力:+2」する。"
    )
    still = Table(constant, board={"b2": {"terrain": "野", "first": ["常"]}}, first={"hand": ["兵@手"]})
    assert on.attack("射") == 5 and still.attack("常") == 4
    for each in (on, still):
        each.let(*deaths(each, "手", "discard"))
    assert on.attack("射") == 5 and still.attack("常") == 2


# --- equipment


@clause("honjin", "5.1.1.4", "12.5.1", "10.1.7")
@pytest.mark.parametrize(("words", "zone"), [("手札に戻す", "hand"), ("ゲームから除外する", "removed")])
def test_a_chosen_piece_of_equipment_goes_away(words: str, zone: str) -> None:
    on = does(f"対象が装備している装備品を1つ選び、{words}。", "術")
    assert sorted(on.options("first")) == sorted(["刃", "剣"])
    on.choose("first", "刃")
    assert on.zone("刃") == ("first", zone) and on.zone("剣")[1] == "field"


# --- dice of a use


@clause("honjin", "3.4.6")
def test_the_dice_of_a_use_are_rolled_again() -> None:
    board = {"b2": {"terrain": "野", "first": ["主", "兵"], "second": ["賽", "弓@射"]}}
    dicer = unit("賽", "◎[普通/対抗]賽\n〈対象:敵軍ユニット1体〉\n対象に【1D】ダメージを与える。")
    main = unit("主", "◎[普通/対抗]技\n〈対象:敵軍ユニット1体〉\n対象が使用中の効果のダイスをすべて振りなおす。")
    on = Table(main, dicer, board=board)
    on.battle("b2")
    name = on.put_up("賽", "兵", dice=((6,),))
    on.use("主", "賽")
    on.roll(1)
    assert [each.dice for each in (*on.state.chain, *on.state.resolved) if each.name == name] == [((1,),)]


# --- the initiative


@clause("honjin", "8.3.4.5", "1.3.3")
def test_both_initiative_dice_are_rolled_again() -> None:
    text = "◎[イニシアチブ]技\n〈対象:プレイヤーすべて〉\n双方の「イニシアチブ決定のダイス」を1回ずつ振りなおす。"
    on = Table(unit("主", text), board={"b2": {"terrain": "野", "first": ["主"], "second": ["兵@敵"]}})
    on.battle("b2", INITIATIVE)
    on.state.rolled = [2, 4]
    on.use("主", "first", "second")
    on.roll(6)
    on.roll(1)
    assert on.state.rolled == [6, 1]


# --- who speaks


@clause("honjin", "3.2.1.2")
def test_what_is_aimed_at_ones_own_player_may_say_whose_it_is() -> None:
    on = does(
        "対象は自軍捨て山のユニットカード1枚を手札に加える。",
        "first",
        target="自軍プレイヤー",
        first={"discard": ["兵@x"]},
    )
    assert on.hand("first") == ["x"]
    text = "◎[普通]技\n〈対象:敵軍プレイヤー〉\n対象は自軍ユニットを1体選び、破棄する。"
    assert not try_text("honjin", text, "unit").passed


@clause("honjin", "1.3.2")
def test_n_is_bounded_by_its_text() -> None:
    text = "◎[普通]技\n〈コスト:手札n枚破棄/対象:敵軍ユニット1体〉\n対象に【n】ダメージを与える。nは2以下である。"
    on = Table(unit("主", text), board={"b2": {"terrain": "野", "first": ["主"], "second": ["兵@敵"]}})
    ability = on.rules.card(on.state, on.card("主")).abilities[0]
    assert ability.most_n == 2 and ability.names_n


@clause("honjin", "4.7.5", "15.1.1")
def test_heroes_are_named_without_saying_that_they_are_units() -> None:
    board: dict[str, Any] = {"b2": {**BATTLE["b2"], "second": ["英", "弓@射"]}}
    on = does("敵軍の英雄すべてを破棄する。", "主", board=board, cards=[unit("英", hero=1)])
    assert on.discards("second") == ["英"]
    assert units("対象以外の敵軍ユニット", "兵", "敵") == ["卒", "射"]


@clause("honjin", "3.2.1.2", "8.2.5")
def test_what_may_be_meant_by_a_word_that_means_nothing_there_is_proposed() -> None:
    text = "◇[普通]技\n〈対象:敵軍プレイヤー〉\n対象は自軍ユニットを1体選び、破棄する。"
    proposed = [ja for ja, _ in try_text("honjin", text, "spell").proposals]
    assert text.replace("自軍ユニット", "そのプレイヤーのユニット") in proposed


@clause("honjin", "3.2.1", "12.3.1", "12.4.2")
def test_a_player_does_two_things_one_after_the_other() -> None:
    text = "対象は手札をすべて破棄し、カードを2枚補充する。"
    on = does(
        text,
        "second",
        target="敵軍プレイヤー",
        first={"hand": ["兵@own"], "deck": ["兵@x"]},
        second={"hand": ["兵@a"], "deck": ["兵@b", "兵@c", "兵@d"]},
    )
    assert on.discards("second") == ["a"] and sorted(on.hand("second")) == ["b", "c"]
    assert on.hand("first") == ["own"] and on.deck("first") == ["x"]


@clause("honjin", "10.1.14", "12.3.1", "12.4.2")
@pytest.mark.parametrize(("answer", "hand"), [("yes", ["b"]), ("no", ["a"])])
def test_a_player_may_do_two_things_or_none(answer: str, hand: list[str]) -> None:
    on = does("手札を1枚破棄し、カードを1枚補充してもよい。", "主", first={"hand": ["兵@a"], "deck": ["兵@b", "兵@c"]})
    on.option("first", answer)
    assert on.hand("first") == hand
