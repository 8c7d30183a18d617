"""Where cards lie, who sees them, what stays with them when they move, and how they are placed (300-310)."""

from typing import Any

import pytest

from fuda.games.hanyo.table import ZONES
from tests.citing import clause
from tests.hanyo.board import Board, enhancement, ex, skill, tactics, unit

DUMMY = unit("木偶", hp=1000, retreat=1)
STAY = "召集"  # a card in hand keeps the main phase open


def shown(board: Board, seat: str, zone: str) -> dict[str, Any]:
    """What a seat sees of a zone, e.g. `first-hand`."""
    owner, _, name = zone.partition("-")
    wanted = ("first", "second").index(owner)
    found = [each for each in board.view(seat)["zones"] if (each["zone"], each["owner"]) == (name, wanted)]
    assert len(found) == 1
    return dict(found[0])


def readable(board: Board, seat: str, zone: str) -> list[str]:
    """The numbers of the cards that a seat can read in a zone."""
    return [each["card"] for each in shown(board, seat, zone)["cards"] if "card" in each]


# --- 301-302


@clause("hanyo", "301.1", "302.1", "308.1")
def test_each_player_has_one_of_each_zone_and_four_standby_areas() -> None:
    for seat in (0, 1):
        names = [zone.name for zone in ZONES if zone.owner == seat]
        assert names == [
            "deck", "hand", "discard", "main", "standby-1", "standby-2", "standby-3", "standby-4", "energy", "sets",
        ]  # fmt: skip
    assert [zone.name for zone in ZONES if zone.owner < 0] == ["resolution"]


@clause("hanyo", "302.2", "303.2", "303.2a", "303.3", "303.3a", "306.3", "307.1", "308.1", "309.2")
def test_anyone_sees_the_cards_of_public_zones() -> None:
    board = Board(
        first={"main": {"card": "天馬", "sets": ["陣太鼓"]}, "standby": ["影法師"], "discard": ["火矢"], "hand": [STAY]}
    )
    for seat in ("first", "second"):
        for name in ("天馬", "陣太鼓", "影法師", "火矢"):
            assert board.is_known(name, seat)


@clause("hanyo", "306.3", "307.1", "308.1")
def test_areas_are_public_and_keep_no_order() -> None:
    board = Board(first={"main": {"card": "天馬", "sets": ["陣太鼓"]}, "standby": ["影法師", "群れ雀"], "hand": [STAY]})
    for zone in ("main", "standby", "sets"):
        found = [each for each in board.rules.zones if each.name.startswith(zone)]
        assert found and all(each.sees == 3 and not each.ordered and not each.blind for each in found)
    for seat in ("first", "second"):
        assert all(board.is_known(name, seat) for name in ("天馬", "陣太鼓", "影法師", "群れ雀"))


@clause("hanyo", "303.3a")
def test_a_card_is_open_where_all_may_see_and_hidden_where_nobody_may() -> None:
    home = tactics("帰郷", "自分のスタンバイ・ユニット1体を持ち主の手札に戻す。")
    board = Board(
        cards=[home],
        first={"main": "天馬", "standby": ["影法師"], "hand": ["帰郷", STAY], "deck": ["鏡の精"]},
    )
    assert not board.is_known("帰郷", "second")
    board.play("first", "帰郷")
    assert board.is_known("帰郷", "second")  # the discard is public
    assert board.zone("影法師") == ("first", "hand")
    board.charge("first", "影法師", "天馬")
    assert not board.is_known("影法師", "first") and not board.is_known("影法師", "second")  # energy lies face down


@clause("hanyo", "302.2", "303.2a", "303.3", "303.3a", "304.2", "305.1", "305.3", "303.3b")
def test_hidden_zones_are_seen_by_those_named_only() -> None:
    board = Board(first={"hand": ["天馬"], "deck": ["影法師", "火矢"]}, second={"deck": ["足払い"]})
    assert (board.is_known("天馬", "first"), board.is_known("天馬", "second")) == (True, False)
    for name in ("影法師", "火矢", "足払い"):
        assert not board.is_known(name, "first")
        assert not board.is_known(name, "second")


@clause("hanyo", "302.2a")
def test_everybody_knows_how_many_cards_are_in_any_zone() -> None:
    board = Board(first={"hand": ["天馬", STAY], "deck": 7, "main": {"card": "影法師", "energy": 3}})
    for seat in ("first", "second"):
        assert shown(board, seat, "first-hand")["count"] == 2
        assert shown(board, seat, "first-deck")["count"] == 7
        assert shown(board, seat, "first-energy")["count"] == 3


@clause("hanyo", "302.2b", "910.2")
def test_a_search_in_a_hidden_zone_may_find_nothing() -> None:
    board = Board(first={"hand": ["武具の調達", STAY], "deck": ["陣太鼓", "天馬"]})
    board.play("first", "武具の調達")
    assert board.how_many("first") == (0, 1)
    board.choose("first")
    board.shuffle()
    assert board.hand("first") == [STAY]


@clause("hanyo", "302.2b")
def test_a_choice_in_a_public_zone_must_be_made() -> None:
    fetch = tactics("拾い物", "自分の捨て場の強化カード1枚を手札に加える。")
    board = Board(cards=[fetch], first={"hand": ["拾い物"], "discard": ["陣太鼓", "軍旗"]})
    board.play("first", "拾い物")
    assert board.how_many("first") == (1, 1)


WEAKEN = tactics("弱り目", "相手のユニット1体を選ぶ。次の相手のターンの終了時まで、そのユニットのHPを100ダウンする。")
SWAP = tactics("交替", "自分のメイン・ユニットを自分のスタンバイ・ユニット1体と入れ替える。")
RECALL = tactics("呼び戻し", "自分のユニット1体を持ち主の手札に戻す。")


@clause("hanyo", "302.3", "302.3a")
def test_a_unit_that_moves_between_areas_stays_the_same_card_with_all_that_is_on_it() -> None:
    board = Board(
        cards=[SWAP],
        first={
            "main": {"card": "天馬", "damage": 200, "energy": 2, "sets": ["陣太鼓"], "counters": {"炎": 2}},
            "standby": ["影法師"],
            "hand": ["交替", STAY],
        },
    )
    energy, before = board.energy("天馬"), board.state.object[board.card("天馬")]
    board.play("first", "交替")
    assert board.zone("天馬") == ("first", "standby-1")
    assert board.state.object[board.card("天馬")] == before
    assert (board.damage("天馬"), board.counters("天馬", "炎")) == (200, 2)
    assert (board.energy("天馬"), board.sets("天馬")) == (energy, ["陣太鼓"])
    assert board.hp("天馬") == 700


@clause("hanyo", "302.3", "913.5")
def test_a_unit_that_leaves_the_areas_comes_back_as_a_new_card() -> None:
    board = Board(
        cards=[RECALL],
        first={
            "main": "影法師",
            "standby": [{"card": "天馬", "damage": 200, "energy": 1, "counters": {"炎": 2}}],
            "hand": ["呼び戻し"],
        },
    )
    board.play("first", "呼び戻し")
    board.choose("first", "天馬")
    assert board.zone("天馬") == ("first", "hand")
    assert len(board.discard("first")) == 2
    board.enter("first", "天馬")
    assert (board.damage("天馬"), board.counters("天馬", "炎"), board.energy("天馬")) == (0, 0, [])


@clause("hanyo", "302.3")
def test_an_effect_does_not_follow_a_card_to_another_zone() -> None:
    board = Board(
        cards=[DUMMY, WEAKEN, RECALL],
        first={"hand": ["弱り目", STAY]},
        second={"main": "影法師", "standby": ["木偶"], "hand": ["呼び戻し"]},
    )
    board.play("first", "弱り目")
    board.choose("first", "木偶")
    assert board.hp("木偶") == 900
    board.play_to_turn(6)
    assert board.hp("木偶") == 900
    board.play("second", "呼び戻し")
    board.choose("second", "木偶")
    board.enter("second", "木偶")
    assert board.hp("木偶") == 1000


@clause("hanyo", "302.3")
def test_an_effect_on_two_cards_leaves_the_one_that_moved_and_stays_on_the_other() -> None:
    both = tactics("弱り目二つ", "次の相手のターンの終了時まで、相手のユニット2体のHPを100ダウンする。")
    board = Board(
        cards=[DUMMY, both, RECALL],
        first={"hand": ["弱り目二つ", STAY]},
        second={"main": "影法師", "standby": ["木偶@1", "木偶@2"], "hand": ["呼び戻し"]},
    )
    board.play("first", "弱り目二つ")
    board.choose("first", "1", "2")
    board.play_to_turn(6)
    board.play("second", "呼び戻し")
    board.choose("second", "1")
    board.enter("second", "1")
    assert (board.hp("1"), board.hp("2")) == (1000, 900)


@clause("hanyo", "302.3a-1", "907.1")
def test_a_unit_that_leaves_the_main_area_for_a_standby_area_recovers() -> None:
    board = Board(
        cards=[SWAP],
        first={"main": {"card": "天馬", "placed": "stunned"}, "standby": ["影法師"], "hand": ["交替", STAY]},
    )
    board.play("first", "交替")
    assert board.placed("天馬") == "normal"


@clause("hanyo", "302.3a-1")
def test_a_unit_that_enters_the_main_area_does_not_recover() -> None:
    board = Board(
        cards=[SWAP],
        first={"main": "天馬", "standby": [{"card": "影法師", "placed": "rested"}], "hand": ["交替", STAY]},
    )
    board.play("first", "交替")
    assert (board.main("first"), board.placed("影法師")) == ("影法師", "rested")


GROW = tactics("成長", "自分のユニット1体を選ぶ。このターン、そのユニットのHPを100アップする。")


@clause("hanyo", "302.3b")
def test_a_lasting_effect_on_a_unit_ends_when_it_leaves_the_main_area() -> None:
    board = Board(cards=[SWAP, GROW], first={"main": "天馬", "standby": ["影法師"], "hand": ["成長", "交替", STAY]})
    board.play("first", "成長")
    board.choose("first", "天馬")
    assert board.hp("天馬") == 800
    board.play("first", "交替")
    assert board.hp("天馬") == 700


@clause("hanyo", "302.3b")
def test_a_lasting_effect_stays_on_a_unit_that_enters_the_main_area() -> None:
    board = Board(cards=[SWAP, GROW], first={"main": "天馬", "standby": ["影法師"], "hand": ["成長", "交替", STAY]})
    board.play("first", "成長")
    board.choose("first", "影法師")
    board.play("first", "交替")
    assert (board.main("first"), board.hp("影法師")) == ("影法師", 500)


@clause("hanyo", "302.3b")
def test_the_effect_of_a_static_ability_stays_on_a_unit_that_leaves_the_main_area() -> None:
    board = Board(
        cards=[SWAP],
        first={"main": {"card": "天馬", "sets": ["聖なる鎧"]}, "standby": ["影法師"], "hand": ["交替", STAY]},
    )
    board.play("first", "交替")
    assert board.hp("天馬") == 1000


@clause("hanyo", "302.3b")
def test_an_effect_on_two_units_stays_on_the_one_that_did_not_leave_the_main_area() -> None:
    both = tactics("励まし", "このターン、自分のユニット2体のHPを100アップする。")
    board = Board(
        cards=[SWAP, both],
        first={"main": "天馬", "standby": ["影法師", "黄昏の双子"], "hand": ["励まし", "交替", STAY]},
    )
    board.play("first", "励まし")
    board.choose("first", "天馬", "黄昏の双子")
    board.play("first", "交替")
    board.choose("first", "影法師")
    assert (board.hp("天馬"), board.hp("黄昏の双子")) == (700, 800)


@clause("hanyo", "302.4", "304.2")
def test_the_order_of_cards_that_go_to_a_deck_together_is_chosen_unseen() -> None:
    board = Board(first={"hand": ["後始末", STAY], "discard": ["火矢", "足払い"], "deck": ["天馬", "影法師"]})
    board.play("first", "後始末")
    board.choose("first", "火矢", "足払い")
    assert board.asked() == ("first", "deck-order", "302.4")
    board.order("first", "足払い", "火矢")
    assert board.deck("first") == ["影法師", "足払い", "火矢"]
    orders = [told for told in board.told("second") if "order" in told]
    assert orders == []


@clause("hanyo", "302.4")
def test_the_owner_decides_the_order_of_cards_that_another_players_text_puts_on_the_deck() -> None:
    bury = tactics("埋める", "相手の捨て場のカード2枚を相手のデッキの一番下に置く。")
    board = Board(
        cards=[bury],
        first={"hand": ["埋める", STAY]},
        second={"discard": ["火矢@a", "足払い@b"], "deck": ["天馬@c"]},
    )
    board.play("first", "埋める")
    assert board.asked() == ("second", "deck-order", "302.4")
    board.order("second", "b", "a")
    assert board.deck("second") == ["c", "b", "a"]


@clause("hanyo", "302.4", "104.1")
def test_a_text_that_leaves_the_order_to_its_player_goes_first() -> None:
    bury = tactics("埋める", "相手の捨て場のカード2枚を好きな順番で相手のデッキの一番上に置く。")
    board = Board(
        cards=[bury],
        first={"hand": ["埋める", STAY]},
        second={"discard": ["火矢@a", "足払い@b"], "deck": ["天馬@c"]},
    )
    board.play("first", "埋める")
    assert board.asked() == ("first", "deck-order", "804.2c-1")
    board.order("first", "b", "a")
    assert board.deck("second") == ["b", "a", "c"]


@clause("hanyo", "302.4")
def test_cards_of_both_players_are_ordered_by_each_of_them() -> None:
    purge = tactics("一掃", "ユニットすべてのエネルギーすべてを自分のデッキの一番下に置く。")
    board = Board(
        cards=[purge],
        first={"main": {"card": "天馬", "energy": ["火矢@a", "足払い@b"]}, "hand": ["一掃", STAY], "deck": ["天馬@x"]},
        second={"main": {"card": "影法師", "energy": ["火矢@c", "足払い@d"]}, "deck": ["天馬@y"]},
    )
    board.play("first", "一掃")
    assert board.asked() == ("first", "deck-order", "302.4")
    board.order("first", "b", "a")
    assert board.asked() == ("second", "deck-order", "302.4")
    board.order("second", "c", "d")
    assert (board.deck("first"), board.deck("second")) == (["x", "b", "a"], ["y", "c", "d"])


@clause("hanyo", "302.5", "105.2")
def test_a_card_goes_to_its_owners_zone_when_nobodys_is_named() -> None:
    take = tactics("徴発", "相手のメイン・ユニットのセットすべてを捨てる。")
    board = Board(
        cards=[take], first={"hand": ["徴発", STAY]}, second={"main": {"card": "天馬", "sets": ["陣太鼓", "軍旗"]}}
    )
    board.play("first", "徴発")
    board.lays_down("second")
    assert sorted(board.discard("second")) == ["軍旗", "陣太鼓"]
    assert board.discard("first") == ["徴発"]


# --- 303


@clause("hanyo", "303.1", "303.1a", "306.5")
def test_a_unit_enters_an_area_in_the_normal_state() -> None:
    board = Board(first={"hand": ["天馬", STAY]})
    board.enter("first", "天馬")
    assert board.placed("天馬") == "normal"


@clause("hanyo", "303.1", "306.5", "908.1")
def test_a_unit_in_an_area_can_be_rested_or_stunned() -> None:
    lull = tactics("子守唄", "相手のメイン・ユニットをレストする。")
    freeze = tactics("氷漬け", "相手のメイン・ユニットをスタンする。")
    board = Board(cards=[lull, freeze], first={"hand": ["子守唄", "氷漬け", STAY]}, second={"main": "影法師"})
    assert board.placed("影法師") == "normal"
    board.play("first", "子守唄")
    assert board.placed("影法師") == "rested"
    board.play("first", "氷漬け")
    assert board.placed("影法師") == "stunned"


@clause("hanyo", "303.1a")
def test_a_unit_that_was_rested_when_it_left_comes_back_in_the_normal_state() -> None:
    board = Board(cards=[RECALL], first={"standby": [{"card": "天馬", "placed": "rested"}], "hand": ["呼び戻し", STAY]})
    board.play("first", "呼び戻し")
    board.choose("first", "天馬")
    board.enter("first", "天馬")
    assert board.placed("天馬") == "normal"


@clause("hanyo", "303.3b", "910.2")
def test_whoever_looks_at_hidden_cards_sees_them_and_the_other_does_not() -> None:
    board = Board(
        first={"hand": ["天啓", STAY], "deck": ["天馬", "影法師", "火矢", "足払い", "間者"]}, second={"hand": [STAY]}
    )
    board.play("first", "天啓")
    for name in ("天馬", "影法師", "火矢", "足払い"):
        assert (board.is_known(name, "first"), board.is_known(name, "second")) == (True, False)
    assert not board.is_known("間者", "first")


# --- 304-305


@clause("hanyo", "304.1", "304.2", "304.3", "304.4", "904.2")
def test_cards_leave_the_deck_from_the_top_one_by_one() -> None:
    board = Board(first={"hand": ["作戦会議", STAY], "deck": ["天馬", "影法師", "火矢"]})
    board.play("first", "作戦会議")
    drawn = [told["card"] for told in board.told() if told["event"] == "Drawn"]
    assert len(drawn) == 2
    assert sorted(board.hand("first")) == sorted(["天馬", "影法師", STAY])
    assert board.deck("first") == ["火矢"]


@clause("hanyo", "304.4")
def test_deck_means_the_cards_in_the_deck_and_no_others() -> None:
    board = Board(first={"hand": ["武具の調達", "軍旗"], "discard": ["兵法書"], "deck": ["天馬", "陣太鼓"]})
    board.play("first", "武具の調達")
    assert board.options("first") == ["陣太鼓"]


@clause("hanyo", "305.1", "305.2", "305.3")
def test_the_opponent_sees_no_card_of_a_hand_nor_which_came_last() -> None:
    one = Board(first={"hand": ["天馬", "影法師"]})
    other = Board(first={"hand": ["影法師", "天馬"]})
    assert one.view("second") == other.view("second")
    assert readable(one, "second", "first-hand") == []
    assert sorted(readable(one, "first", "first-hand")) == ["H035", "H044"]


@clause("hanyo", "305.4")
def test_hand_means_the_cards_in_the_hand() -> None:
    draw = tactics("空の手", "自分の手札が0枚であるなら、デッキを1枚引く。")
    board = Board(cards=[draw], first={"hand": ["空の手"], "deck": ["天馬", "影法師"]})
    board.play("first", "空の手")
    assert board.hand("first") == ["天馬"]
    board = Board(cards=[draw], first={"hand": ["空の手", STAY]})
    board.play("first", "空の手")
    assert board.hand("first") == [STAY]


@clause("hanyo", "305.5")
def test_a_hand_has_no_limit() -> None:
    board = Board(first={"hand": 30})
    board.ends_main("first")
    board.play_to_turn(7)
    assert len(board.hand("first")) == 31
    assert board.discard("first") == []


# --- 306


@clause("hanyo", "306.1", "306.2", "905.1")
def test_the_areas_hold_units_with_their_sets_and_energy() -> None:
    board = Board(first={"main": {"card": "天馬", "energy": ["火矢"], "sets": ["陣太鼓"]}, "hand": [STAY]})
    assert board.zone("天馬") == ("first", "main")
    assert board.zone("火矢") == ("first", "energy")
    assert board.zone("陣太鼓") == ("first", "sets")
    assert (board.energy("天馬"), board.sets("天馬")) == (["火矢"], ["陣太鼓"])


@clause("hanyo", "306.2", "306.4", "306.4a", "307.2", "308.2")
def test_units_without_a_zone_are_counted_in_main_and_standby_areas_only() -> None:
    grow = unit("数え", hp=100, text="このユニットのHPを自分の風属性のユニット1体につき100アップする。")
    board = Board(
        cards=[grow],
        first={"main": "天馬", "standby": ["数え", "群れ雀"], "hand": ["群れ雀@h"], "discard": ["群れ雀@d"]},
    )
    assert board.hp("数え") == 300


@clause("hanyo", "306.6", "905.3a")
def test_the_sets_of_a_unit_are_the_cards_set_on_it() -> None:
    take = tactics("徴発", "相手のメイン・ユニットのセットすべてを捨てる。")
    board = Board(
        cards=[take],
        first={"hand": ["徴発", STAY]},
        second={
            "main": {"card": "天馬", "sets": ["陣太鼓"], "energy": 1},
            "standby": [{"card": "影法師", "sets": ["軍旗"]}],
        },
    )
    board.play("first", "徴発")
    assert (board.sets("天馬"), board.sets("影法師"), len(board.energy("天馬"))) == ([], ["軍旗"], 1)


FALLEN = {"main": "天馬", "standby": [{"card": "影法師", "down": True}, "黄昏の双子"]}


@clause("hanyo", "306.7", "306.7a", "306.7a-1", "909.1")
def test_a_unit_that_is_knocked_out_stays_face_down_and_upright_and_known_to_all() -> None:
    board = Board(
        first={"hand": ["火矢", STAY]},
        second={"standby": [{"card": "影法師", "damage": 300, "placed": "rested"}]},
    )
    board.play("first", "火矢")
    assert (board.is_down("影法師"), board.zone("影法師")) == (True, ("second", "standby-1"))
    assert (board.placed("影法師"), board.damage("影法師")) == ("normal", 0)
    for seat in ("first", "second"):
        assert board.is_known("影法師", seat)
        card = shown(board, seat, "second-standby-1")["cards"][0]
        assert (card["card"], card["down"]) == ("H044", True)


@clause("hanyo", "306.7a-2")
def test_a_text_about_knocked_out_units_means_those() -> None:
    board = Board(first={**FALLEN, "hand": ["黄泉返り", STAY]})
    board.play("first", "黄泉返り")
    assert board.zone("影法師") == ("first", "hand")


@clause("hanyo", "306.7a-2")
def test_a_text_about_knocked_out_units_means_no_other() -> None:
    board = Board(first={"main": "天馬", "standby": ["影法師"], "hand": ["黄泉返り", STAY]})
    board.play("first", "黄泉返り")
    assert board.standby("first") == ["影法師"]


@clause("hanyo", "306.7a-3")
def test_what_does_not_name_knocked_out_units_can_neither_choose_nor_affect_one() -> None:
    wave = tactics("大水", "相手のユニットすべてに100ダメージを与える。")
    board = Board(cards=[wave], first={"hand": ["大水", "火矢", STAY]}, second=FALLEN)
    board.play("first", "大水")
    assert [board.damage(each) for each in ("天馬", "影法師", "黄昏の双子")] == [100, 0, 100]
    board.play("first", "火矢")
    assert board.damage("黄昏の双子") == 300


@clause("hanyo", "306.7a-3")
def test_a_knocked_out_unit_cannot_be_charged_or_set_upon() -> None:
    board = Board(first={**FALLEN, "hand": ["陣太鼓"]})
    assert board.refused("first", "charge", "影法師", "陣太鼓").clause == "306.7a-3"
    board.play("first", "陣太鼓")
    assert board.options("first") == ["天馬", "黄昏の双子"]


@clause("hanyo", "306.7a-3")
def test_an_ability_cannot_touch_its_own_unit_once_it_is_knocked_out() -> None:
    martyr = unit(
        "殉教者", hp=100, text="このユニットがKOしたとき、このユニットに炎カウンターを1個置く。デッキを1枚引く。"
    )
    board = Board(
        cards=[martyr],
        first={"hand": ["火矢", STAY]},
        second={"standby": ["殉教者"], "deck": ["天馬", "影法師"]},
    )
    board.play("first", "火矢")
    assert board.is_down("殉教者")
    assert board.counters("殉教者", "炎") == 0
    assert board.hand("second") == ["天馬"]


@clause("hanyo", "306.7b", "905.2", "303.2", "303.3")
def test_energy_is_closed_to_everybody_even_to_its_own_player() -> None:
    board = Board(first={"main": "天馬", "hand": ["火矢", STAY]})
    assert board.is_known("火矢", "first")
    board.charge("first", "火矢", "天馬")
    assert board.energy("天馬") == ["火矢"]
    for seat in ("first", "second"):
        assert not board.is_known("火矢", seat)
        assert (readable(board, seat, "first-energy"), shown(board, seat, "first-energy")["count"]) == ([], 1)


@clause("hanyo", "306.7b")
def test_a_card_is_open_again_when_it_is_energy_no_more() -> None:
    board = Board(first={"main": {"card": "黄昏の双子", "energy": ["火矢"]}, "standby": ["影法師"], "hand": [STAY]})
    board.retreat("first")
    assert board.discard("first") == ["火矢"]
    assert board.is_known("火矢", "first")
    assert board.is_known("火矢", "second")


@clause("hanyo", "306.8", "105.3a")
def test_a_card_in_an_area_is_controlled_by_the_player_whose_area_it_is() -> None:
    banner = enhancement("幟", exs=[ex("士気", "自分のユニットのHPを100アップする。")])
    board = Board(
        cards=[banner], first={"main": {"card": "天馬", "sets": ["幟"]}, "hand": [STAY]}, second={"main": "影法師"}
    )
    assert (board.hp("天馬"), board.hp("影法師")) == (800, 400)


@clause("hanyo", "307.2")
def test_the_main_unit_is_the_unit_in_the_main_area_and_no_other() -> None:
    lull = tactics("子守唄", "相手のメイン・ユニットをレストする。")
    board = Board(cards=[lull], first={"hand": ["子守唄", STAY]}, second={"main": "影法師", "standby": ["黄昏の双子"]})
    board.play("first", "子守唄")
    assert (board.placed("影法師"), board.placed("黄昏の双子")) == ("rested", "normal")


@clause("hanyo", "308.1")
def test_a_fifth_standby_unit_finds_no_room() -> None:
    board = Board(first={"standby": ["天馬", "影法師", "黄昏の双子"], "hand": ["群れ雀@1", "群れ雀@2"]})
    board.enter("first", "1")
    assert len(board.standby("first")) == 4
    assert board.refused("first", "enter", "2").clause == "603.1"


@clause("hanyo", "308.2")
def test_standby_units_are_those_in_standby_areas_and_not_the_main_unit() -> None:
    board = Board(first={"hand": ["火矢", STAY]}, second={"main": "影法師", "standby": ["天馬", "黄昏の双子"]})
    board.play("first", "火矢")
    assert board.options("first") == ["天馬", "黄昏の双子"]


# --- 309-310


@clause("hanyo", "309.1", "309.2")
def test_the_newest_card_of_a_discard_lies_on_top() -> None:
    board = Board(first={"hand": ["火矢", "気付け薬", STAY], "discard": ["間者"]})
    board.play("first", "気付け薬")
    board.play("first", "火矢")
    assert board.discard("first") == ["火矢", "気付け薬", "間者"]


DROP = tactics("身軽", "手札を2枚捨てる。")


@clause("hanyo", "309.3", "302.4")
def test_the_owner_orders_cards_that_are_discarded_together(monkeypatch: pytest.MonkeyPatch) -> None:
    board = Board(cards=[DROP], first={"hand": ["身軽", "火矢", "間者", STAY]})
    monkeypatch.setattr(board.rules, "discard_order_matters", True)  # no card of this game looks at the order
    board.play("first", "身軽")
    board.choose("first", "火矢", "間者")
    assert board.asked() == ("first", "discard-order", "309.3")
    board.order("first", "火矢", "間者")
    assert board.discard("first") == ["身軽", "火矢", "間者"]


@clause("hanyo", "309.3")
def test_nobody_is_asked_for_the_order_of_a_single_card(monkeypatch: pytest.MonkeyPatch) -> None:
    board = Board(cards=[DROP], first={"hand": ["身軽", "火矢"], "discard": ["間者"]})
    monkeypatch.setattr(board.rules, "discard_order_matters", True)
    board.play("first", "身軽")
    assert board.discard("first") == ["身軽", "火矢", "間者"]


@clause("hanyo", "310.1", "310.2", "310.2a", "604.2", "804.2a")
def test_a_command_lies_in_the_shared_resolution_zone_while_it_is_carried_out() -> None:
    board = Board(first={"hand": ["火矢", STAY]}, second={"standby": ["天馬", "影法師"]})
    board.play("first", "火矢")
    assert board.zone("火矢") == ("nobody", "resolution")
    assert (board.is_known("火矢", "first"), board.is_known("火矢", "second")) == (True, True)
    assert board.discard("first") == []
    board.choose("first", "天馬")
    assert board.resolution() == []
    assert board.discard("first") == ["火矢"]


@clause("hanyo", "310.1")
def test_a_unit_that_is_put_out_does_not_pass_through_the_resolution_zone() -> None:
    board = Board(first={"hand": ["天馬", STAY]})
    board.enter("first", "天馬")
    targets = [told["target"] for told in board.told() if told["event"] == "Entered"]
    assert targets == [5]
    assert board.resolution() == []


@clause("hanyo", "207.1", "305.1", "703.2a-1")
def test_cards_in_hand_have_no_force() -> None:
    fighter = unit("拳士", hp=500, skills=[skill("拳", 100)])
    board = Board(cards=[fighter], first={"main": "影法師", "hand": ["冥府の門番", "拳士"]}, phase="battle")
    assert board.options("first") == ["skill 忍び寄り", "no-skill"]
