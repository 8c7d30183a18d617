"""What texts can say since the third batch, played: for each of a group, in front and behind, less damage, decks."""

from __future__ import annotations

import pytest

from fuda.games.honjin.chapters.legality import _banned
from fuda.games.honjin.chapters.summoning import summon_refusal
from fuda.games.honjin.events import Went
from fuda.games.honjin.extras.position import area_named
from fuda.games.honjin.table import FIELD, player_target
from tests.citing import clause
from tests.honjin.test_sayable import WIDE, does, holds, units
from tests.honjin.texts import Table, unit

# --- for each of a group


@clause("honjin", "10.17.1")
@pytest.mark.parametrize(
    ("text", "attack"),
    [
        ("敵軍ユニット1体につき、対象に「攻撃力:+1」を付与する。", 6),
        ("敵軍ユニット2体につき、対象に「攻撃力:+1」を付与する。", 4),
        ("敵軍ユニット1体につき、対象を「攻撃力:+2」&「防御力:+1」する。", 9),
        ("誰もいない地形1つにつき、対象に「攻撃力:+1」を付与する。", 3),
    ],
)
def test_a_figure_changes_for_each_of_a_group(text: str, attack: int) -> None:
    assert does(text, "射").attack("射") == attack


@clause("honjin", "10.17.1", "12.3.1")
def test_cards_are_refilled_for_each_of_a_group() -> None:
    on = does("敵軍ユニット1体につき、カードを1枚補充する。", "射", first={"deck": ["兵@a", "兵@b", "兵@c", "兵@d"]})
    assert on.hand("first") == ["a", "b", "c"]


@clause("honjin", "10.17.1", "12.4.2")
@pytest.mark.parametrize("dropped", [0, 1, 2])
def test_as_many_cards_are_refilled_as_were_discarded(dropped: int) -> None:
    text = "手札を2枚まで破棄する。効果適用後、破棄した枚数と同じ枚数のカードを補充する。"
    on = does(text, "射", first={"hand": ["兵@x", "兵@y"], "deck": ["兵@a", "兵@b", "兵@c"]})
    on.choose("first", *["x", "y"][:dropped])
    assert sorted(on.hand("first")) == sorted([*["x", "y"][dropped:], *["a", "b"][:dropped]])


# --- groups and conditions


@clause("honjin", "8.3.3.2", "1.3.7", "2.1.2.1.2.1")
@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("対象より前列に存在する敵軍ユニット", ["敵"]),
        ("対象より後列に存在する敵軍ユニット", ["卒"]),
        ("対象より後列に存在する自軍ユニット", []),
        ("進軍側のユニット", ["兵", "術"]),
        ("守備側ユニット", ["敵", "射", "卒"]),
        ("装備品を2つ以上装備しているユニット", ["術"]),
        ("装備品を3つ以上装備しているユニット", []),
    ],
)
def test_units_are_named_by_where_they_stand_and_what_they_bear(words: str, found: list[str]) -> None:
    assert units(words, "兵", "射") == sorted(found)


@clause("honjin", "2.1.2.1.2.1")
def test_pieces_of_equipment_are_counted() -> None:
    assert holds("このユニットが装備品を2つ以上装備している", True, "術")
    assert not holds("このユニットが装備品を3つ以上装備している", True, "術")
    assert not holds("このユニットが装備品を1つ以上装備している", True, "兵")


@clause("honjin", "3.4.5")
@pytest.mark.parametrize(
    ("condition", "shown", "gone"),
    [
        ("ダイス結果が奇数の", 3, True),
        ("ダイス結果が奇数の", 4, False),
        ("ダイス結果が偶数の", 4, True),
        ("ダイス結果が対象のレベル以上の", 3, True),
        ("ダイス結果が対象のレベルより大きい", 1, False),
    ],
)
def test_dice_are_odd_or_even_or_compared_with_a_figure(condition: str, shown: int, gone: bool) -> None:
    on = does(f"1Dする。{condition}場合、対象を破棄する。", "卒")
    on.roll(shown)
    assert ("卒" in on.discards("second")) == gone


# --- damage and what is forbidden


@clause("honjin", "10.8.2")
@pytest.mark.parametrize(("says", "dies"), [("1点軽減する", False), ("1点増やす", True), ("0点減らす", True)])
def test_less_or_more_damage_is_taken(says: str, dies: bool) -> None:
    shell = unit("殻", f"○殻\n〈対象:このユニット〉\n対象が受けるダメージを{says}。", defence=1, level=1)
    on = does(
        "対象に【火炎:1】ダメージを与える。", "殻", board={"b2": {"terrain": "広", "second": ["殻"]}}, cards=[shell]
    )
    assert ("殻" in on.discards("second")) == dies


@clause("honjin", "4.6.5")
def test_two_units_exchange_a_figure() -> None:
    on = does("対象の攻撃力を入れ替える。", "敵", "射", target="敵軍ユニット2体")
    assert (on.attack("敵"), on.attack("射")) == (3, 6)
    alone = does("対象の攻撃力を入れ替える。", "敵")
    assert alone.attack("敵") == 6


@clause("honjin", "10.10.2", "4.1.12")
@pytest.mark.parametrize(("side", "is_kept"), [("自軍", True), ("敵軍", False)])
def test_a_unit_is_no_target_of_what_one_side_uses(side: str, is_kept: bool) -> None:
    """The text is of the second player, for whom 敵軍 is the first."""
    whose = {"自軍": "敵軍", "敵軍": "自軍"}[side]
    ward = unit("護", f"○護\n〈対象:このユニット〉\n対象は{whose}の特殊能力の対象にならない。")
    on = does("対象に「攻撃力:+5」を付与する。", "護", board={"b2": {"terrain": "広", "second": ["護"]}}, cards=[ward])
    assert (on.attack("護") == 2) == is_kept


@clause("honjin", "4.1.12", "10.9.1")
def test_abilities_of_a_timing_cannot_be_used() -> None:
    on = does("対象は[対抗]の特殊能力を使用できない。", "主")
    ability = next(each for each in on.rules.card(on.state, on.card("主")).abilities if "counter" in each.timings)
    assert _banned(on.state, on.rules, ability, on.card("主")) is not None
    on = does("対象は[メイン]の特殊能力を使用できない。", "主")
    assert _banned(on.state, on.rules, ability, on.card("主")) is None


@clause("honjin", "8.3.2.8", "4.1.12")
def test_so_many_units_are_summoned_instantly_in_a_battle() -> None:
    gate = unit("門", "○門[戦闘]\n〈対象:プレイヤーすべて〉\n対象はユニットを1体までしか即時召喚できない。")
    on = Table(
        gate,
        WIDE,
        board={"b2": {"terrain": "広", "first": ["門"], "second": ["兵@敵"]}},
        first={"hand": ["兵@a", "兵@b"]},
    )
    on.battle("b2")
    cell = area_named("", "b2")
    before = summon_refusal(on.state, on.rules, 0, on.card("a"), cell, True)
    on.let(Went("8.3.2.8", on.card("a"), FIELD, 0, "instant", cell))
    after = summon_refusal(on.state, on.rules, 0, on.card("b"), cell, True)
    assert before is None or before.condition != "summoning-forbidden"
    assert after is not None and after.condition == "summoning-forbidden"
    assert player_target(0) < 0


# --- hands and decks


@clause("honjin", "1.3.6", "4.11.1.1")
def test_chance_tells_which_cards_of_a_hand_are_shown() -> None:
    on = does(
        "対象の手札をランダムに1枚公開する。", "second", target="敵軍プレイヤー", second={"hand": ["兵@x", "兵@y"]}
    )
    on.shuffle(1, 0)
    assert on.is_known("y", "first") and not on.is_known("x", "first")


@clause("honjin", "5.1.3.7")
def test_one_of_the_uppermost_cards_is_taken_and_the_rest_goes_to_the_bottom() -> None:
    text = "山札の上からカードを2枚見て、その中から1枚を手札に加える。残りを山札の1番下に置く。"
    on = does(text, "主", first={"deck": ["兵@a", "弓@b", "兵@c"]})
    assert on.is_known("b", "first") and not on.is_known("b", "second")
    assert on.options("first") == ["a", "b"]
    on.choose("first", "b")
    assert on.hand("first") == ["b"] and on.deck("first") == ["c", "a"]


@clause("honjin", "4.11.1.1")
def test_the_uppermost_cards_are_shown_to_both() -> None:
    text = "山札の上からカードを2枚公開する。その中からユニットカードを1枚選び、手札に加える。"
    on = does(text, "主", first={"deck": ["雷撃@a", "弓@b", "兵@c"]}, cards=[])
    assert on.is_known("a", "second") and not on.is_known("c", "second")
    assert on.hand("first") == ["b"]


@clause("honjin", "5.1.3.9", "12.4.1")
def test_the_card_on_an_end_of_a_deck_is_discarded() -> None:
    on = does("敵軍山札の1番下のカードを破棄する。", "主", second={"deck": ["兵@a", "兵@b"]})
    assert on.discards("second") == ["b"]
    on = does("敵軍山札の1番上のカードを破棄する。", "主", second={"deck": ["兵@a", "兵@b"]})
    assert on.discards("second") == ["a"]


@clause("honjin", "15.1.7")
def test_a_card_of_the_discard_pile_is_summoned_to_the_battle() -> None:
    text = "自軍捨て山の「種族:エルフ」のユニットカード1枚を、戦闘が発生している地形に召喚する。"
    on = does(text, "主", first={"discard": ["弓@甦", "兵@x"]})
    assert "甦" in on.there("b2")


# --- in place of another sentence


@clause("honjin", "10.12.1")
@pytest.mark.parametrize(("target", "dies"), [("敵", False), ("射", True)])
def test_more_damage_instead_where_the_target_stands_elsewhere(target: str, dies: bool) -> None:
    text = "対象に【火炎:0】ダメージを与える。対象が最前列ではない場合、代わりに【火炎:9】ダメージを与える。"
    on = does(text, target)
    assert (target in on.discards("second")) == dies


@clause("honjin", "10.12.1")
@pytest.mark.parametrize("finished", [True, False])
def test_what_is_usually_done_does_not_bring_about_the_other(finished: bool) -> None:
    board = {"b2": {"terrain": "広", "second": [{"card": "巨@敵", "finished": finished}]}}
    on = does("対象を行動完了にする。対象が行動完了の場合、代わりに対象を破棄する。", "敵", board=board)
    assert ("敵" in on.discards("second")) == finished
    assert finished or on.is_finished("敵")


@clause("honjin", "10.12.1")
@pytest.mark.parametrize(("cards", "dies"), [(0, True), (1, False)])
def test_a_condition_that_is_not_about_the_target_is_asked_once(cards: int, dies: bool) -> None:
    text = "対象に【火炎:0】ダメージを与える。自軍手札にカードがない場合、代わりに【火炎:9】ダメージを与える。"
    on = does(text, "敵", first={"hand": ["兵@手"] * cards})
    assert ("敵" in on.discards("second")) == dies
