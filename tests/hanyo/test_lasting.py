"""808-809: one-shot effects, and lasting effects in their layers, with their order and their duration."""

from __future__ import annotations

from typing import Any

from tests.citing import clause
from tests.hanyo.board import Board, enhancement, ex, tactics, unit

HOLD = ["火矢"]  # a card in hand keeps the main phase open
WHALE = "深海の鯨"


# --- 808


@clause("hanyo", "808.1")
def test_a_one_shot_effect_is_done_when_it_is_dealt_with() -> None:
    board = Board(first={"main": {"card": WHALE, "damage": 500}, "hand": ["応急手当", *HOLD]})
    board.play("first", "応急手当")
    assert board.damage(WHALE) == 200


@clause("hanyo", "808.1", "801.2a")
def test_a_one_shot_effect_does_not_act_on_what_comes_later() -> None:
    board = Board(
        cards=[
            tactics("全癒", "自分のユニットすべてのHPを300回復する。"),
            tactics("傷", "自分のメイン・ユニットに200ダメージを与える。"),
        ],
        first={"main": {"card": WHALE, "damage": 500}, "hand": ["全癒", "傷", *HOLD]},
    )
    board.play("first", "全癒")
    board.play("first", "傷")
    assert board.damage(WHALE) == 400


# --- 809.1: layers


@clause("hanyo", "809.1", "809.1a")
def test_the_printed_card_and_its_base_abilities_are_the_foundation() -> None:
    board = Board(first={"main": "水鏡の写し身", "hand": HOLD})
    assert board.attributes("水鏡の写し身") == ["水", "光"]


@clause("hanyo", "809.1a", "809.1d", "809.5")
def test_what_a_base_ability_gives_is_lost_in_a_later_layer_like_what_is_printed() -> None:
    board = Board(
        cards=[tactics("暗転", "このターン、自分のメイン・ユニットの属性は闇になる。")],
        first={"main": "水鏡の写し身", "hand": ["暗転", *HOLD]},
    )
    board.play("first", "暗転")
    assert board.attributes("水鏡の写し身") == ["闇"]


@clause("hanyo", "809.1b", "809.1d", "809.1")
def test_attributes_are_given_before_they_are_changed_however_old_the_effects_are() -> None:
    board = Board(
        cards=[
            tactics("暗転", "このターン、自分のメイン・ユニットの属性は闇になる。"),
            tactics("灯し", "このターン、自分のメイン・ユニットは光属性を得る。"),
        ],
        first={"main": "火の粉の子狐", "hand": ["暗転", "灯し", *HOLD]},
    )
    board.play("first", "暗転")
    board.play("first", "灯し")  # later, but in an earlier layer
    assert board.attributes("火の粉の子狐") == ["闇"]


@clause("hanyo", "809.1b")
def test_a_given_attribute_joins_those_that_are_there_and_a_lost_one_leaves_the_others() -> None:
    board = Board(first={"main": {"card": "暁の騎士", "sets": ["狐の面"]}, "hand": HOLD})
    assert board.attributes("暁の騎士") == ["光", "闇"]


@clause("hanyo", "809.1b")
def test_advantage_is_given_and_lost() -> None:
    board = Board(
        first={"main": "星詠みの賢者", "standby": ["聖堂の鐘守"], "hand": ["優位崩し", *HOLD]},
        second={"main": "雨垂れの童", "hand": HOLD},
    )
    assert board.advantage("星詠みの賢者") == ["闇"]
    assert board.advantage("雨垂れの童") == ["火"]
    board.play("first", "優位崩し")
    assert board.advantage("雨垂れの童") == []
    assert board.advantage("星詠みの賢者") == ["闇"]


@clause("hanyo", "809.1c")
def test_abilities_are_given_to_units_that_have_an_attribute_by_then() -> None:
    board = Board(
        cards=[unit("師匠", text="自分の光属性のユニットは『このユニットのHPを200アップする。』を得る。")],
        first={"main": "雨垂れの童", "standby": ["師匠", "虹の架け手"], "hand": HOLD},
    )
    assert board.hp("雨垂れの童") == 600
    assert board.hp("師匠") == 1000


@clause("hanyo", "809.1c", "809.1e")
def test_an_ex_skill_that_is_lost_changes_no_number_any_more() -> None:
    board = Board(
        first={"hand": ["封じ手", *HOLD]},
        second={
            "main": {"card": "天馬", "sets": ["聖なる鎧"]},
            "standby": [{"card": "灯籠の巫女", "sets": ["聖なる鎧@b"]}],
        },
    )
    assert (board.hp("天馬"), board.hp("灯籠の巫女")) == (1000, 800)
    board.play("first", "封じ手")
    assert (board.hp("天馬"), board.hp("灯籠の巫女")) == (700, 800)
    assert board.skills("天馬") == ["天駆け", "聖なる突撃"]  # a skill is no EX skill


@clause("hanyo", "809.1d")
def test_a_changed_attribute_is_seen_by_numbers_which_come_last() -> None:
    board = Board(
        cards=[unit("旗手", text="自分の闇属性のユニットのHPを100アップする。"),
               tactics("暗転", "このターン、自分のメイン・ユニットの属性は闇になる。")],
        first={"main": "火の粉の子狐", "standby": ["旗手"], "hand": ["暗転", *HOLD]},
    )  # fmt: skip
    assert board.hp("火の粉の子狐") == 400
    board.play("first", "暗転")
    assert board.hp("火の粉の子狐") == 500


@clause("hanyo", "809.1d")
def test_a_changed_attribute_is_not_seen_by_what_gives_attributes() -> None:
    board = Board(
        cards=[unit("染め手", text="自分の闇属性のユニットは風属性を得る。"),
               tactics("暗転", "このターン、自分のメイン・ユニットの属性は闇になる。")],
        first={"main": "火の粉の子狐", "standby": ["染め手"], "hand": ["暗転", *HOLD]},
    )  # fmt: skip
    board.play("first", "暗転")
    assert board.attributes("火の粉の子狐") == ["闇"]


@clause("hanyo", "809.1e", "918.1")
def test_numbers_are_raised_and_lowered_from_the_printed_value() -> None:
    board = Board(
        first={"hand": ["毒針", *HOLD]},
        second={"main": {"card": "天馬", "sets": ["聖なる鎧"]}},
    )
    board.play("first", "毒針")
    assert board.hp("天馬") == 700 + 300 - 200


@clause("hanyo", "809.1e")
def test_a_number_is_not_changed_for_units_outside_the_group() -> None:
    board = Board(
        first={"main": "大鷲の王", "standby": ["風鈴の精", "群れ雀"], "hand": HOLD}, second={"main": "竜巻の天狗"}
    )
    assert board.retreat_cost("大鷲の王") == 1
    assert board.retreat_cost("竜巻の天狗") == 1
    assert board.retreat_cost("群れ雀") == 0  # not below nothing


@clause("hanyo", "809.2")
def test_an_effect_with_parts_in_two_layers_is_applied_part_by_part() -> None:
    both = unit("二面", text="自分の火属性のユニットは闇属性を得る。自分の闇属性のユニットのHPを100アップする。")
    board = Board(cards=[both], first={"main": "火の粉の子狐", "standby": ["二面"], "hand": HOLD})
    assert board.attributes("火の粉の子狐") == ["火", "闇"]
    assert board.hp("火の粉の子狐") == 500


@clause("hanyo", "809.2")
def test_each_part_applies_in_its_own_layer_only() -> None:
    # The HP part looks for dark units after a later change in the fourth layer.
    both = unit("二面", text="自分の火属性のユニットは闇属性を得る。自分の闇属性のユニットのHPを100アップする。")
    board = Board(
        cards=[both, tactics("明転", "このターン、自分のメイン・ユニットの属性は光になる。")],
        first={"main": "火の粉の子狐", "standby": ["二面"], "hand": ["明転", *HOLD]},
    )
    board.play("first", "明転")
    assert board.hp("火の粉の子狐") == 400


# --- 809.3: order within a layer


@clause("hanyo", "809.3", "809.3a")
def test_an_effect_that_depends_on_another_comes_after_it_even_if_it_is_older() -> None:
    # Older: what is light becomes dark too. Younger: what is water becomes light too.
    older = unit("写し手", text="自分の光属性のユニットは闇属性を得る。")
    board = Board(cards=[older], first={"main": "雨垂れの童", "standby": ["写し手", "虹の架け手"], "hand": HOLD})
    assert board.attributes("雨垂れの童") == ["水", "光", "闇"]


@clause("hanyo", "809.3a")
def test_effects_that_do_not_look_at_each_other_do_not_wait_for_each_other() -> None:
    board = Board(
        cards=[unit("黒染め", text="自分の水属性のユニットは闇属性を得る。")],
        first={"main": "雨垂れの童", "standby": ["黒染め", "虹の架け手"], "hand": HOLD},
    )
    assert board.attributes("雨垂れの童") == ["水", "光", "闇"]


LOSE = unit("消し手", text="自分のメイン・ユニットは光属性を失う。")
GAIN = unit("足し手", text="自分のメイン・ユニットは光属性を得る。")


@clause("hanyo", "809.3", "809.3b", "809.3b-1")
def test_without_dependence_the_older_effect_is_applied_first() -> None:
    board = Board(cards=[LOSE, GAIN], first={"main": "火の粉の子狐", "standby": ["消し手", "足し手"], "hand": HOLD})
    assert board.attributes("火の粉の子狐") == ["火", "光"]
    board = Board(cards=[LOSE, GAIN], first={"main": "火の粉の子狐", "standby": ["足し手", "消し手"], "hand": HOLD})
    assert board.attributes("火の粉の子狐") == ["火"]


@clause("hanyo", "809.3b", "809.3b-1")
def test_a_static_ability_dates_from_when_its_card_came_into_the_area() -> None:
    board = Board(
        cards=[LOSE, GAIN], first={"main": "火の粉の子狐", "standby": ["足し手"], "hand": ["消し手", "足し手@b"]}
    )
    board.enter("first", "消し手")
    assert board.attributes("火の粉の子狐") == ["火"]
    board.enter("first", "b")
    assert board.attributes("火の粉の子狐") == ["火", "光"]


@clause("hanyo", "809.3b-1", "802.2a")
def test_an_ex_skill_that_was_off_dates_from_when_it_came_back() -> None:
    gain = enhancement("灯", exs=[ex("灯る", "このユニットは光属性を得る。")])
    lose = enhancement("覆い", exs=[ex("覆う", "自分のユニットは光属性を失う。")])
    board = Board(
        cards=[gain, lose, tactics("喝", "自分のメイン・ユニットを復帰する。")],
        first={
            "main": {"card": "火の粉の子狐", "sets": ["灯"], "placed": "stunned"},
            "standby": [{"card": "群れ雀", "sets": ["覆い"]}],
            "hand": ["喝", *HOLD],
        },
    )
    board.play("first", "喝")
    assert board.attributes("火の粉の子狐") == ["火", "光"]  # the lantern is the younger one now


def lantern_and_cover() -> Board:
    """A stunned unit recovers: two of its sets come into force at the same time and undo each other."""
    gain = enhancement("灯", exs=[ex("灯る", "このユニットは光属性を得る。")])
    lose = enhancement("覆い", exs=[ex("覆う", "このユニットは光属性を失う。")])
    board = Board(
        cards=[gain, lose, tactics("喝", "自分のメイン・ユニットを復帰する。")],
        first={"main": {"card": "火の粉の子狐", "sets": ["灯", "覆い"], "placed": "stunned"}, "hand": ["喝", *HOLD]},
    )
    board.play("first", "喝")
    return board


@clause("hanyo", "809.3b")
def test_the_turn_player_orders_effects_that_arose_at_the_same_time() -> None:
    for order, attributes in ((("灯", "覆い"), ["火"]), (("覆い", "灯"), ["火", "光"])):
        board = lantern_and_cover()
        assert board.asked() == ("first", "effect-order", "809.3b")
        board.order("first", *order)
        assert board.attributes("火の粉の子狐") == attributes
        assert board.asked() == ("first", "main-phase", "503.3")  # asked once


def _rouse(main: str, one: str, other: str, *cards: Any, standby: tuple[str, ...] = ()) -> Board:
    """A stunned unit recovers, and two of its sets come into force at the same time."""
    sets = [enhancement("甲", exs=[ex("一つ", one)]), enhancement("乙", exs=[ex("二つ", other)])]
    board = Board(
        cards=[*cards, *sets, tactics("喝", "自分のメイン・ユニットを復帰する。")],
        first={
            "main": {"card": main, "sets": ["甲", "乙"], "placed": "stunned"},
            "standby": list(standby),
            "hand": ["喝", *HOLD],
        },
    )
    board.play("first", "喝")
    assert board.asked() == ("first", "effect-order", "809.3b")
    return board


@clause("hanyo", "809.3b", "809.3a")
def test_effects_that_depend_on_each_other_and_arose_together_are_ordered_by_the_turn_player() -> None:
    fire, water = "自分の火属性のユニットは水属性を失う。", "自分の水属性のユニットは火属性を失う。"
    for order, attributes in ((("甲", "乙"), ["火"]), (("乙", "甲"), ["水"])):
        board = _rouse("湯気", fire, water, unit("湯気", attribute="火/水"))
        board.order("first", *order)
        assert board.attributes("湯気") == attributes
    down, up = "自分のHPが800以上のユニットのHPを100ダウンする。", "自分のHPが700以下のユニットのHPを100アップする。"
    for order, hp in ((("甲", "乙"), 800), (("乙", "甲"), 700)):
        board = _rouse("高い", down, up, unit("高い", hp=800), unit("低い", hp=700), standby=("低い",))
        board.order("first", *order)
        assert (board.hp("高い"), board.hp("低い")) == (hp, hp)


@clause("hanyo", "809.3b", "809.3a")
def test_who_takes_whose_ex_skills_away_first_is_said_by_the_turn_player() -> None:
    void = enhancement("無効の旗", exs=[ex("無効", "相手のユニットはEXスキルを失う。")])
    for order, left in ((("甲", "乙"), (["無効"], [])), (("乙", "甲"), ([], ["無効"]))):
        board = Board(
            cards=[void, unit("左"), unit("右"), tactics("一斉復帰", "ユニットすべてを復帰する。")],
            first={"main": {"card": "左", "sets": ["無効の旗@甲"], "placed": "stunned"}, "hand": ["一斉復帰", *HOLD]},
            second={"main": {"card": "右", "sets": ["無効の旗@乙"], "placed": "stunned"}},
        )
        board.play("first", "一斉復帰")  # both are in force again at the same time
        assert board.asked() == ("first", "effect-order", "809.3b")
        board.order("first", *order)
        assert (board.skills("左"), board.skills("右")) == left


@clause("hanyo", "809.3b")
def test_three_effects_that_arose_together_are_put_into_one_order() -> None:
    gain = enhancement("灯", exs=[ex("灯る", "このユニットは光属性を得る。")])
    again = enhancement("燭台", exs=[ex("照らす", "このユニットは光属性を得る。")])
    lose = enhancement("覆い", exs=[ex("覆う", "このユニットは光属性を失う。")])
    for order, attributes in ((("灯", "燭台", "覆い"), ["火"]), (("灯", "覆い", "燭台"), ["火", "光"])):
        board = Board(
            cards=[gain, again, lose, tactics("喝", "自分のメイン・ユニットを復帰する。")],
            first={
                "main": {"card": "火の粉の子狐", "sets": ["灯", "覆い", "燭台"], "placed": "stunned"},
                "hand": ["喝", *HOLD],
            },
        )
        board.play("first", "喝")
        board.order("first", *order)
        assert board.attributes("火の粉の子狐") == attributes
        assert board.asked() == ("first", "main-phase", "503.3")  # asked once


@clause("hanyo", "809.3b")
def test_the_order_of_effects_is_not_asked_for_where_it_makes_no_difference() -> None:
    board = Board(
        cards=[LOSE, GAIN, tactics("喝", "自分のメイン・ユニットを復帰する。")],
        first={
            "main": {"card": "火の粉の子狐", "sets": ["狐の面", "聖なる鎧"], "placed": "stunned"},
            "hand": ["喝", *HOLD],
        },
    )
    board.play("first", "喝")
    assert board.asked() == ("first", "main-phase", "503.3")
    assert (board.attributes("火の粉の子狐"), board.hp("火の粉の子狐")) == (["闇"], 700)


@clause("hanyo", "809.1e", "206.1")
def test_a_retreat_cost_is_raised_and_lowered_before_it_is_compared_with_nothing() -> None:
    board = Board(
        first={"main": "天馬", "standby": ["風鈴の精"], "hand": HOLD},
        second={"main": {"card": "影法師", "sets": ["封魔の鎖"]}},
    )
    assert board.retreat_cost("天馬") == 0 - 1 + 1


@clause("hanyo", "809.3b-1", "302.3a-1")
def test_a_stunned_unit_that_steps_back_has_young_ex_skills_too() -> None:
    gain = enhancement("灯", exs=[ex("灯る", "このユニットは光属性を得る。")])
    lose = enhancement("覆い", exs=[ex("覆う", "自分のユニットは光属性を失う。")])
    board = Board(
        cards=[gain, lose],
        first={
            "main": {"card": "火の粉の子狐", "sets": ["灯"], "placed": "stunned"},
            "standby": [{"card": "群れ雀", "sets": ["覆い"]}],
            "hand": ["撤収命令", *HOLD],
        },
    )
    board.play("first", "撤収命令")
    assert board.main("first") == "群れ雀"
    assert board.attributes("火の粉の子狐") == ["火", "光"]


@clause("hanyo", "809.3b-2")
def test_an_effect_of_a_played_ability_dates_from_its_resolution() -> None:
    lamp = enhancement("提灯", exs=[ex("点す", "自分のターンに使える。このターン、このユニットは光属性を得る。")])
    board = Board(
        cards=[LOSE, lamp],
        first={"main": {"card": "火の粉の子狐", "sets": ["提灯"]}, "hand": ["消し手", *HOLD]},
    )
    board.enter("first", "消し手")
    board.use("first", "点す")
    assert board.attributes("火の粉の子狐") == ["火", "光"]


@clause("hanyo", "809.3b-2")
def test_a_static_ability_that_comes_later_overrules_the_effect_of_an_ability() -> None:
    lamp = enhancement("提灯", exs=[ex("点す", "自分のターンに使える。このターン、このユニットは光属性を得る。")])
    board = Board(
        cards=[LOSE, lamp],
        first={"main": {"card": "火の粉の子狐", "sets": ["提灯"]}, "hand": ["消し手", *HOLD]},
    )
    board.use("first", "点す")
    board.enter("first", "消し手")
    assert board.attributes("火の粉の子狐") == ["火"]


@clause("hanyo", "809.3b-3")
def test_an_effect_on_whatever_fits_reaches_a_unit_that_comes_later() -> None:
    board = Board(
        cards=[tactics("鼓舞の声", "このターン、自分のユニットのHPを100アップする。")],
        first={"hand": ["鼓舞の声", "群れ雀", *HOLD]},
    )
    board.play("first", "鼓舞の声")
    board.enter("first", "群れ雀")
    assert board.hp("群れ雀") == 400


@clause("hanyo", "809.3b-3")
def test_an_effect_on_whatever_fits_leaves_a_unit_that_fits_no_more() -> None:
    board = Board(
        cards=[
            tactics("火の加護", "このターン、自分の火属性のユニットのHPを100アップする。"),
            tactics("暗転", "このターン、自分のメイン・ユニットの属性は闇になる。"),
        ],
        first={"main": "火の粉の子狐", "hand": ["火の加護", "暗転", *HOLD]},
    )
    board.play("first", "火の加護")
    assert board.hp("火の粉の子狐") == 500
    board.play("first", "暗転")
    assert board.hp("火の粉の子狐") == 400


@clause("hanyo", "809.3b-3")
def test_an_effect_on_a_chosen_unit_stays_with_that_unit() -> None:
    board = Board(
        first={"hand": ["毒針", *HOLD]},
        second={"main": WHALE, "standby": ["冥府の門番"], "hand": ["撤収命令", "火矢@b"]},
    )
    board.play("first", "毒針")
    board.choose("first", "冥府の門番")
    assert (board.hp(WHALE), board.hp("冥府の門番")) == (1500, 900)


@clause("hanyo", "809.3b-3")
def test_an_effect_on_the_main_unit_follows_the_place() -> None:
    board = Board(
        phase="main",
        first={"main": "火の粉の子狐", "standby": ["雨垂れの童"], "hand": ["力溜め", *HOLD]},
        second={"main": WHALE},
    )
    board.play("first", "力溜め")
    board.retreat("first")
    board.ends_main("first")
    board.skill("first", "水鉄砲")
    assert board.damage(WHALE) == 200


# --- 302.3: effects and cards that move


@clause("hanyo", "809.3b-3", "302.3")
def test_an_effect_on_two_chosen_units_goes_on_for_the_one_that_stays() -> None:
    board = Board(
        cards=[tactics("双呪", "相手のスタンバイ・ユニット2体のHPを100ダウンする。"),
               tactics("送還", "相手のスタンバイ・ユニット1体を持ち主の手札に戻す。")],
        first={"hand": ["双呪", "送還", *HOLD]},
        second={"standby": ["冥府の門番", "白銀の盾持ち", "天馬"], "hand": ["火矢@b"]},
    )  # fmt: skip
    board.play("first", "双呪")
    board.choose("first", "冥府の門番", "白銀の盾持ち")
    board.play("first", "送還")
    board.choose("first", "白銀の盾持ち")
    assert board.hp("冥府の門番") == 1000
    board.play_to_turn(6)
    board.enter("second", "白銀の盾持ち")
    assert board.hp("白銀の盾持ち") == 700  # a new card
    assert board.hp("冥府の門番") == 1000


@clause("hanyo", "809.3b-3", "302.3b")
def test_stepping_back_ends_a_chosen_effect_for_that_unit_only() -> None:
    board = Board(
        cards=[
            tactics("双呪", "相手のユニット2体のHPを100ダウンする。"),
            tactics("吹飛", "相手のメイン・ユニットを相手のスタンバイ・ユニット1体と入れ替える。"),
        ],
        first={"hand": ["双呪", "吹飛", *HOLD]},
        second={"main": WHALE, "standby": ["冥府の門番"], "hand": ["火矢@b"]},
    )
    board.play("first", "双呪")
    assert (board.hp(WHALE), board.hp("冥府の門番")) == (1400, 1000)
    board.play("first", "吹飛")
    assert (board.hp(WHALE), board.hp("冥府の門番")) == (1500, 1000)


@clause("hanyo", "809.3b-3", "302.3b")
def test_stepping_back_sheds_an_effect_on_a_group_until_the_unit_fits_anew() -> None:
    board = Board(
        first={"main": "火の粉の子狐", "standby": ["紅蓮の剣士"], "hand": ["優位崩し", *HOLD]},
        second={"main": "雨垂れの童", "standby": ["珊瑚の守り手"], "hand": ["撤収命令", "火矢@b", "火矢@c"]},
    )
    board.play("first", "優位崩し")
    assert (board.advantage("雨垂れの童"), board.advantage("珊瑚の守り手")) == ([], [])
    board.play_to_turn(6)
    board.retreat("second")
    assert (board.advantage("雨垂れの童"), board.advantage("珊瑚の守り手")) == (["火"], [])
    board.play("second", "撤収命令")
    assert board.main("second") == "雨垂れの童"
    assert board.advantage("雨垂れの童") == ["火"]  # it has fitted all the time


# --- 809.4-809.8


@clause("hanyo", "809.4")
def test_a_card_arrives_with_the_effects_that_apply_there_already_on_it() -> None:
    board = Board(
        cards=[unit("毒沼", text="相手のユニットのHPを300ダウンする。")],
        first={"hand": ["群れ雀", *HOLD]},
        second={"main": "毒沼"},
    )
    board.enter("first", "群れ雀")
    assert board.is_down("群れ雀")


@clause("hanyo", "809.4")
def test_effects_for_other_places_do_not_come_along() -> None:
    board = Board(
        cards=[unit("毒沼", text="相手のメイン・ユニットのHPを300ダウンする。")],
        first={"hand": ["群れ雀", *HOLD]},
        second={"main": "毒沼"},
    )
    board.enter("first", "群れ雀")
    assert board.hp("群れ雀") == 300
    assert not board.is_down("群れ雀")


@clause("hanyo", "809.5")
def test_what_becomes_something_else_loses_what_it_was() -> None:
    board = Board(first={"main": "嵐の海竜", "hand": ["変わり身", *HOLD]})
    board.play("first", "変わり身")
    assert board.attributes("嵐の海竜") == ["光"]


@clause("hanyo", "809.5", "809.8")
def test_what_it_was_comes_back_when_the_effect_ends() -> None:
    board = Board(first={"main": "嵐の海竜", "hand": ["変わり身", *HOLD]}, second={"hand": HOLD})
    board.play("first", "変わり身")
    board.play_to_turn(6)
    assert board.attributes("嵐の海竜") == ["光"]
    board.play_to_turn(7)
    assert board.attributes("嵐の海竜") == ["水", "風"]


@clause("hanyo", "809.6")
def test_printed_hp_are_those_without_any_effect() -> None:
    board = Board(
        first={"hand": ["処断", *HOLD]},
        second={"standby": [{"card": "影法師", "sets": ["聖なる鎧"]}, "天馬"]},
    )
    board.play("first", "処断")  # 700 HP with the armour, 400 printed
    assert board.is_down("影法師")


@clause("hanyo", "809.6")
def test_hp_that_are_not_called_printed_are_those_with_all_effects() -> None:
    board = Board(
        phase="battle",
        first={"main": {"card": "呪術師", "energy": 3}},
        second={"standby": [{"card": "影法師", "sets": ["聖なる鎧"]}, "群れ雀"], "hand": HOLD},
    )
    board.skill("first", "呪殺")
    assert (board.is_down("影法師"), board.is_down("群れ雀")) == (False, True)


GUARD = {"card": "天馬", "sets": ["守りの護符"], "energy": 1}


def guarded(*more: str) -> Board:
    """The ward is up: the opposing main unit deals 100 less while its unit is the main unit."""
    board = Board(
        cards=[tactics("往復", "自分のメイン・ユニットを自分のスタンバイ・ユニット1体と入れ替える。"
                               "自分のメイン・ユニットを自分のスタンバイ・ユニット1体と入れ替える。")],
        first={"main": GUARD, "standby": ["群れ雀"], "hand": [*more, "火矢"]},
        second={"main": {"card": "火の粉の子狐", "energy": 1}, "hand": ["火矢@b"]},
    )  # fmt: skip
    board.use("first", "護法")
    board.option("first", "yes")
    return board


def struck(board: Board) -> int:
    """The damage of 200 that the opponent's fox deals in its turn."""
    board.play_on("skill-step", "second")
    board.skill("second", "狐火")
    amounts: list[int] = [told["amount"] for told in board.told() if told["event"] == "Damaged"]
    return amounts[-1]


@clause("hanyo", "809.7")
def test_an_effect_for_as_long_as_lasts_while_its_condition_holds() -> None:
    assert struck(guarded()) == 200 * 2 - 100 * 2


@clause("hanyo", "809.7")
def test_an_effect_for_as_long_as_ends_for_good_once_its_condition_fails() -> None:
    board = guarded("往復")
    board.play("first", "往復")
    assert board.main("first") == "天馬"
    assert struck(board) == 200 * 2


@clause("hanyo", "809.7", "812.1")
def test_an_effect_for_as_long_as_its_unit_is_main_outlives_the_card_that_made_it() -> None:
    board = Board(
        cards=[tactics("剥ぎ取り", "自分のメイン・ユニットのセットすべてを捨てる。")],
        first={"main": GUARD, "hand": ["剥ぎ取り", "火矢"]},
        second={"main": {"card": "火の粉の子狐", "energy": 1}, "hand": ["火矢@b"]},
    )
    board.use("first", "護法")
    board.option("first", "yes")
    board.play("first", "剥ぎ取り")
    assert board.zone("守りの護符") == ("first", "discard")
    assert struck(board) == 200 * 2 - 100 * 2


@clause("hanyo", "809.7")
def test_an_effect_for_as_long_as_does_not_arise_if_its_condition_failed_since_the_play() -> None:
    text = (
        "自分のターンに使える。自分のメイン・ユニットを自分のスタンバイ・ユニット1体と入れ替える。"
        "自分のメイン・ユニットを自分のスタンバイ・ユニット1体と入れ替える。"
        "このユニットがメイン・ユニットであるかぎり、このユニットのHPを500アップする。"
    )
    board = Board(
        cards=[enhancement("回転扉", exs=[ex("くぐる", text)])],
        first={"main": {"card": "天馬", "sets": ["回転扉"]}, "standby": ["群れ雀"], "hand": HOLD},
    )
    board.use("first", "くぐる")
    assert board.main("first") == "天馬"  # there and back again
    assert board.hp("天馬") == 700
    assert board.state.effects == ()


@clause("hanyo", "809.8")
def test_an_effect_for_a_later_turn_starts_with_that_turn_and_ends_with_it() -> None:
    board = Board(
        first={"main": "火の粉の子狐", "hand": ["溜め撃ち", *HOLD]},
        second={"main": WHALE, "hand": HOLD},
    )
    board.play("first", "溜め撃ち")
    board.ends_main("first")
    board.skill("first", "ひっかき")
    assert board.damage(WHALE) == 100  # not yet
    board.play_to_turn(7)
    board.play_on("skill-step", "first")
    board.skill("first", "ひっかき")
    assert board.damage(WHALE) == 100 + 300
    board.play_to_turn(9)
    board.play_on("skill-step", "first")
    board.skill("first", "ひっかき")
    assert board.damage(WHALE) == 400 + 100  # over


@clause("hanyo", "809.8")
def test_an_effect_for_the_opponents_next_turn_does_not_hold_in_ones_own() -> None:
    board = Board(first={"hand": ["検問", *HOLD]}, second={"hand": ["作戦会議", *HOLD]})
    board.play("first", "検問")
    board.play_to_turn(6)
    assert board.refused("second", "play", "作戦会議").condition == "play-forbidden"
    board.play_to_turn(8)
    assert board.why_not("second", "play", "作戦会議") is None


@clause("hanyo", "809.8a")
def test_an_effect_for_this_turn_applies_from_its_resolution() -> None:
    board = Board(first={"main": "火の粉の子狐", "hand": ["力溜め", *HOLD]}, second={"main": WHALE, "hand": HOLD})
    board.play("first", "力溜め")
    board.ends_main("first")
    board.skill("first", "ひっかき")
    assert board.damage(WHALE) == 200


@clause("hanyo", "809.8a")
def test_an_effect_for_this_turn_is_gone_in_the_next() -> None:
    board = Board(first={"main": "火の粉の子狐", "hand": ["力溜め", *HOLD]}, second={"main": WHALE, "hand": HOLD})
    board.play("first", "力溜め")
    board.play_to_turn(7)
    board.play_on("skill-step", "first")
    board.skill("first", "ひっかき")
    assert board.damage(WHALE) == 100
