"""807: triggered abilities, how often they trigger, in which order they are played, and what they look at."""

from __future__ import annotations

from fuda.games.hanyo.events import Went
from fuda.games.hanyo.table import DISCARDS
from fuda.games.hanyo.texts.remembered import Remembered
from fuda.language.running.printed import STATE, TRIGGERED
from tests.citing import clause
from tests.hanyo.board import Board, enhancement, ex, hanyo, skill, tactics, unit

WITNESS = unit("証人", text="相手のユニットがKOしたとき、デッキを1枚引く。")
SCYTHE = tactics("大鎌", "相手のスタンバイ・ユニットすべてに900ダメージを与える。")
STONE = tactics("石", "相手のメイン・ユニットに100ダメージを与える。")
CROWD = ["群れ雀", "影法師"]


def form_of(name: str) -> int:
    """The form of the first ability of a card."""
    card = next(each for each in hanyo().list.cards if each.name == name)
    return card.abilities[0].form


@clause("hanyo", "807.1", "807.1a")
def test_a_condition_that_something_was_done_makes_a_triggered_ability() -> None:
    assert form_of("業火の鬼") == TRIGGERED
    board = Board(
        phase="battle",
        first={"main": {"card": "業火の鬼", "energy": 3, "damage": 500}},
        second={"main": {"card": "天馬", "damage": 600}, "standby": ["群れ雀"], "hand": ["火矢"]},
    )
    board.skill("first", "鬼の拳")
    assert board.damage("業火の鬼") == 200


@clause("hanyo", "807.1", "807.1a")
def test_a_triggered_ability_does_nothing_while_its_condition_is_not_met() -> None:
    assert form_of("大鷲の王") != TRIGGERED
    board = Board(
        phase="battle",
        first={"main": {"card": "業火の鬼", "energy": 3, "damage": 500}},
        second={"main": "深海の鯨", "hand": ["火矢"]},
    )
    board.skill("first", "鬼の拳")
    assert board.damage("業火の鬼") == 500


@clause("hanyo", "807.2", "811.2a")
def test_a_condition_that_is_met_twice_at_once_triggers_twice() -> None:
    board = Board(cards=[WITNESS, SCYTHE], first={"main": "証人", "hand": ["大鎌"]}, second={"standby": CROWD})
    board.play("first", "大鎌")
    assert len(board.hand("first")) == 2


@clause("hanyo", "807.2")
def test_an_ability_whose_condition_was_met_once_is_played_once() -> None:
    board = Board(
        cards=[WITNESS, SCYTHE], first={"main": "証人", "hand": ["大鎌", "火矢"]}, second={"standby": ["群れ雀"]}
    )
    board.play("first", "大鎌")
    assert len(board.hand("first")) == 2
    board.charge("first", "火矢", "証人")
    assert len(board.hand("first")) == 2


NOTED = ex("記録", "相手のユニットがKOしたとき、デッキを1枚引く。累積しない。")


@clause("hanyo", "807.2a")
def test_an_ex_skill_that_does_not_accumulate_waits_once_however_many_copies_there_are() -> None:
    board = Board(
        cards=[enhancement("帳面", exs=[NOTED]), SCYTHE],
        first={"main": {"card": "天馬", "sets": ["帳面", "帳面@b"]}, "hand": ["大鎌", "火矢"]},
        second={"standby": CROWD},
    )
    board.play("first", "大鎌")
    assert len(board.hand("first")) == 2


@clause("hanyo", "807.2a")
def test_an_ex_skill_that_does_not_accumulate_triggers_again_once_it_was_played() -> None:
    arrow = tactics("一矢", "相手のスタンバイ・ユニット1体に900ダメージを与える。")
    board = Board(
        cards=[enhancement("帳面", exs=[NOTED]), arrow],
        first={"main": {"card": "天馬", "sets": ["帳面"]}, "hand": ["一矢", "一矢@b", "火矢"]},
        second={"standby": CROWD},
    )
    board.play("first", "一矢")
    board.choose("first", "群れ雀")
    assert len(board.hand("first")) == 3
    board.play("first", "b")
    assert len(board.hand("first")) == 3


@clause("hanyo", "807.2a")
def test_the_opponents_skill_of_the_same_name_is_no_hindrance() -> None:
    flood = tactics("洪水", "レスト状態のユニット1体に900ダメージを与える。")
    watch = ex("見張り", "スタンバイ・ユニットがKOしたとき、デッキを1枚引く。累積しない。")
    board = Board(
        cards=[enhancement("見張り台", exs=[watch]), flood],
        first={"main": {"card": "天馬", "sets": ["見張り台"]}, "hand": ["洪水", "火矢"]},
        second={
            "main": {"card": "深海の鯨", "sets": ["見張り台@b"]},
            "standby": [{"card": "群れ雀", "placed": "rested"}],
        },
    )
    board.play("first", "洪水")
    assert (len(board.hand("first")), len(board.hand("second"))) == (2, 1)


@clause("hanyo", "807.3", "811.2b", "811.2c")
def test_the_turn_player_plays_all_waiting_abilities_before_the_other_player_plays_any() -> None:
    mourner = unit("弔い", text="自分のユニットがKOしたとき、デッキを1枚引く。")
    board = Board(
        cards=[mourner, WITNESS, SCYTHE],
        first={"main": "証人", "hand": ["大鎌", "火矢"]},
        second={"main": "弔い", "standby": CROWD},
    )
    board.play("first", "大鎌")
    drawn = [told["by"] for told in board.told() if told["event"] == "Drawn"]
    assert drawn == [0, 0, 1, 1]


@clause("hanyo", "807.3")
def test_a_player_with_several_waiting_abilities_picks_which_is_played_next() -> None:
    board = Board(
        cards=[
            WITNESS,
            SCYTHE,
            unit("癒し手", text="相手のユニットがKOしたとき、自分のメイン・ユニットのHPを100回復する。"),
        ],
        first={"main": {"card": "証人", "damage": 300}, "standby": ["癒し手"], "hand": ["大鎌", "火矢"]},
        second={"standby": ["群れ雀"]},
    )
    board.play("first", "大鎌")
    assert board.asked() == ("first", "trigger", "807.3")
    assert board.options("first") == ["trigger 証人", "trigger 癒し手"]
    board.trigger("first", "癒し手")
    assert [name for name in board.happened() if name in ("Drawn", "Healed")] == ["Healed", "Drawn"]


@clause("hanyo", "807.3a", "811.2a")
def test_after_each_ability_the_rule_check_starts_over_with_rule_processing() -> None:
    bomb = unit("爆弾", hp=100, text="このユニットがKOしたとき、相手のメイン・ユニットに900ダメージを与える。")
    heal = unit("看護", text="自分のユニットがKOしたとき、デッキを1枚引く。")
    board = Board(
        cards=[bomb, heal, SCYTHE],
        first={"main": "天馬", "standby": ["影法師@s"], "hand": ["大鎌", "火矢"]},
        second={"main": "看護", "standby": ["爆弾"]},
    )
    board.play("first", "大鎌")
    board.trigger("second", "爆弾")
    # The main unit falls before the second ability is played.
    happened = [name for name in board.happened() if name in ("KnockedOut", "Swapped", "Drawn")]
    assert happened == ["KnockedOut", "KnockedOut", "Swapped", "Drawn"]


@clause("hanyo", "807.3a", "811.2d")
def test_the_rule_check_ends_when_nobody_has_anything_to_play() -> None:
    board = Board(cards=[STONE], first={"hand": ["石", "火矢"]}, second={"main": "深海の鯨"})
    board.play("first", "石")
    assert board.asked() == ("first", "main-phase", "503.3")
    assert board.state.triggered == ()


@clause("hanyo", "807.4")
def test_a_triggered_ability_cannot_be_left_unplayed() -> None:
    hermit = unit("業", text="自分のターン開始時、このユニットに100ダメージを与える。")
    board = Board(cards=[hermit], phase="draw", first={"main": "業", "hand": ["火矢"]})
    assert board.damage("業") == 100
    assert board.asked() == ("first", "main-phase", "503.3")


@clause("hanyo", "807.4", "104.4")
def test_a_triggered_ability_that_may_not_be_played_only_loses_its_count() -> None:
    bar = unit("門番", text="相手のスキルは使えない。")
    book = enhancement("日記", exs=[ex("記す", "自分のターン開始時、デッキを1枚引く。")])
    free = Board(cards=[bar, book], phase="draw", first={"main": {"card": "天馬", "sets": ["日記"]}, "hand": ["火矢"]})
    assert len(free.hand("first")) == 3
    board = Board(
        cards=[bar, book],
        phase="draw",
        first={"main": {"card": "天馬", "sets": ["日記"]}, "hand": ["火矢"]},
        second={"main": "門番"},
    )
    assert len(board.hand("first")) == 2  # the draw of the phase alone
    assert board.state.triggered == ()


@clause("hanyo", "807.5", "807.5b", "812.1")
def test_units_that_fall_at_the_same_time_see_each_other_fall() -> None:
    both = tactics("相打ち", "ユニットすべてに2000ダメージを与える。")
    board = Board(
        cards=[WITNESS, both],
        first={"main": "証人", "standby": ["群れ雀@a"], "hand": ["相打ち", "火矢"]},
        second={"main": "天馬", "standby": ["影法師@b"]},
    )
    for name in ("a", "b"):
        board.state.entered[board.card(name)] = 0
    hand = len(board.hand("first"))
    board.play("first", "相打ち")
    assert board.outcome() == ("nobody", "both-defeated", "103.3")
    assert len([each for each in board.state.triggered if each.card == board.card("証人")]) == 2
    assert hand == 2


@clause("hanyo", "807.5", "807.5b", "807.5a")
def test_a_card_that_comes_into_the_area_is_looked_at_as_it_is_there() -> None:
    board = Board(
        cards=[unit("灯台守", text="自分の光属性のユニットを出したとき、デッキを1枚引く。")],
        first={"main": "灯台守", "standby": ["虹の架け手"], "hand": ["雨垂れの童", "火矢"]},
    )
    board.enter("first", "雨垂れの童")  # a water unit; the rainbow weaver makes it light
    assert len(board.hand("first")) == 2


@clause("hanyo", "807.5", "807.5b", "807.5a")
def test_a_card_that_comes_into_the_area_is_not_looked_at_as_it_was_in_hand() -> None:
    board = Board(
        cards=[
            unit("水番", text="自分の水属性のユニットを出したとき、デッキを1枚引く。"),
            unit("干魃", text="自分の水属性のユニットは水属性を失う。"),
        ],
        first={"main": "水番", "standby": ["干魃"], "hand": ["雨垂れの童", "火矢"]},
    )
    board.enter("first", "雨垂れの童")
    assert board.hand("first") == ["火矢"]


@clause("hanyo", "807.5b", "812.1")
def test_a_unit_that_was_knocked_out_is_looked_at_as_it_was_before() -> None:
    # It was a light unit by the weaver's text only.
    board = Board(
        cards=[unit("葬列", text="相手の光属性のユニットがKOしたとき、デッキを1枚引く。"), SCYTHE],
        first={"main": "葬列", "hand": ["大鎌", "火矢"]},
        second={"main": "虹の架け手", "standby": ["雨垂れの童"]},
    )
    board.play("first", "大鎌")
    assert len(board.hand("first")) == 2


@clause("hanyo", "807.5b", "812.1")
def test_units_that_fall_together_are_both_looked_at_as_they_were_before_either_fell() -> None:
    # The weaver falls as well, but the other unit was light until then.
    board = Board(
        cards=[unit("葬列", text="相手の光属性のユニットがKOしたとき、デッキを1枚引く。"), SCYTHE],
        first={"main": "葬列", "hand": ["大鎌", "火矢"]},
        second={"main": "深海の鯨", "standby": ["虹の架け手", "氷の巫女", "影法師"]},
    )
    board.play("first", "大鎌")
    assert len(board.hand("first")) == 1 + 2


@clause("hanyo", "807.5c")
def test_a_card_that_moves_between_other_zones_is_looked_at_where_it_went() -> None:
    board = Board(first={"hand": ["虹の架け手", "火矢"]})
    event = Went("302.3", board.card("虹の架け手"), DISCARDS[0], 0)
    board.happen(event)
    assert event.last is None
    assert board.zone("虹の架け手") == ("first", "discard")


@clause("hanyo", "807.5c", "812.1")
def test_a_card_that_leaves_an_area_is_remembered_as_it_was_there() -> None:
    board = Board(first={"standby": [{"card": "雨垂れの童", "energy": 2}, "虹の架け手"], "hand": ["火矢"]})
    event = Went("302.3", board.card("雨垂れの童"), DISCARDS[0], 0)
    board.happen(event)
    assert isinstance(event.last, Remembered)
    assert event.last.attributes == 0b01010  # water, and light by the weaver
    assert event.last.energy == 2


# --- delayed triggers


@clause("hanyo", "807.6", "807.6a")
def test_a_delayed_trigger_waits_for_its_occasion() -> None:
    board = Board(first={"hand": ["朝駆け", "火矢"]}, second={"hand": ["火矢@b"]})
    board.play("first", "朝駆け")
    assert len(board.hand("first")) == 1
    board.play_to_turn(6)
    assert len(board.hand("first")) == 1
    board.play_to_turn(7)
    assert len(board.hand("first")) == 1 + 1 + 2


@clause("hanyo", "807.6a")
def test_a_delayed_trigger_reacts_to_one_occasion_only() -> None:
    board = Board(first={"hand": ["朝駆け", "火矢"]}, second={"hand": ["火矢@b"]})
    board.play("first", "朝駆け")
    board.play_to_turn(9)
    assert len(board.hand("first")) == 1 + 1 + 2 + 1
    board = Board(cards=[SCYTHE], first={"hand": ["伏兵", "大鎌", "火矢"]}, second={"standby": CROWD})
    board.play("first", "伏兵")
    board.play("first", "大鎌")  # two units fall, two cards are drawn
    assert len(board.hand("first")) == 1 + 2


@clause("hanyo", "807.6", "801.2b")
def test_a_delayed_trigger_for_this_turn_is_gone_in_the_next() -> None:
    board = Board(cards=[SCYTHE], first={"hand": ["伏兵", "大鎌"]}, second={"standby": CROWD, "hand": ["火矢@b"]})
    board.play("first", "伏兵")
    board.play_to_turn(7)
    hand = len(board.hand("first"))
    board.play("first", "大鎌")
    assert len(board.hand("first")) == hand - 1


@clause("hanyo", "807.6b", "813.1", "813.2")
def test_the_card_of_a_delayed_trigger_is_the_one_whose_ability_made_it() -> None:
    self_harm = tactics("自爆", "自分のメイン・ユニットに2000ダメージを与える。")
    board = Board(
        cards=[self_harm],
        first={"main": "天馬", "standby": ["群れ雀"], "hand": ["道連れの印", "自爆", "火矢"]},
        second={"main": "深海の鯨"},
    )
    board.play("first", "道連れの印")
    board.play("first", "自爆")
    last = [told for told in board.told() if told["event"] == "Damaged"][-1]
    assert (last["card"]["card"], last["amount"], last["source"]["card"]) == ("H017", 200, "H077")


@clause("hanyo", "807.6b")
def test_a_delayed_trigger_of_another_players_card_belongs_to_that_player() -> None:
    self_harm = tactics("自爆", "自分のメイン・ユニットに2000ダメージを与える。")
    board = Board(
        cards=[self_harm],
        first={"main": "天馬", "standby": ["群れ雀"], "hand": ["道連れの印", "火矢"]},
        second={"main": "深海の鯨", "standby": ["影法師"], "hand": ["自爆", "火矢@b"]},
    )
    board.play("first", "道連れの印")
    board.play_to_turn(6)
    board.play("second", "自爆")  # not the main unit of whoever made it
    assert board.main("second") == "影法師"
    assert board.damage("天馬") == 0


# --- state triggers


@clause("hanyo", "807.7", "807.1a")
def test_a_state_trigger_triggers_on_a_state_of_affairs() -> None:
    assert form_of("燃え殻の隠者") == STATE
    board = Board(first={"main": "燃え殻の隠者", "hand": ["検問"]})
    board.play("first", "検問")
    assert len(board.hand("first")) == 2
    assert board.damage("燃え殻の隠者") == 200


@clause("hanyo", "807.7")
def test_a_state_trigger_does_nothing_while_the_state_does_not_hold() -> None:
    board = Board(first={"main": "燃え殻の隠者", "hand": ["力溜め", "火矢"]})
    board.play("first", "力溜め")
    assert board.hand("first") == ["火矢"]
    assert board.damage("燃え殻の隠者") == 0


@clause("hanyo", "807.7", "807.7a")
def test_a_passing_moment_is_enough_for_a_state_trigger() -> None:
    swap_hands = tactics("手直し", "手札をすべて捨てる。デッキを1枚引く。")
    board = Board(cards=[swap_hands], first={"main": "燃え殻の隠者", "hand": ["手直し", "火矢"]})
    board.play("first", "手直し")
    assert len(board.hand("first")) == 1 + 2


@clause("hanyo", "807.7a")
def test_a_state_trigger_that_waits_does_not_trigger_again() -> None:
    purge = tactics("総浚い", "相手は手札を1枚捨てる。相手のメイン・ユニットに100ダメージを与える。")
    board = Board(
        cards=[purge],
        first={"hand": ["総浚い", "火矢"]},
        second={"main": {"card": "燃え殻の隠者"}, "standby": ["影法師"], "hand": ["毒針"]},
    )
    board.play("first", "総浚い")
    assert len(board.hand("second")) == 2
    assert board.damage("燃え殻の隠者") == 100 + 200


@clause("hanyo", "807.7a")
def test_a_state_that_still_holds_after_the_ability_triggers_it_again() -> None:
    fading = unit(
        "儚き影", hp=300, text="自分のスタンバイ・ユニットが1体以下であるとき、このユニットに100ダメージを与える。"
    )
    board = Board(cards=[fading], first={"main": "儚き影", "standby": ["群れ雀"], "hand": ["火矢"]})
    assert board.is_down("儚き影")
    assert [told["amount"] for told in board.told() if told["event"] == "Damaged"] == [100, 100, 100]


# --- triggers that outlive their card


@clause("hanyo", "807.8", "812.1")
def test_a_trigger_is_played_although_its_card_has_left_meanwhile() -> None:
    strike = tactics(
        "武装解除", "相手のメイン・ユニットに100ダメージを与える。相手のメイン・ユニットのセットすべてを捨てる。"
    )
    ember = enhancement(
        "種火", exs=[ex("火移り", "このユニットがダメージを受けたとき、このユニットに炎カウンターを1個置く。")]
    )
    board = Board(
        cards=[strike, ember],
        first={"hand": ["武装解除", "火矢"]},
        second={"main": {"card": "深海の鯨", "sets": ["種火"]}},
    )
    board.play("first", "武装解除")
    assert board.zone("種火") == ("second", "discard")
    assert board.counters("深海の鯨", "炎") == 1
    assert board.counters("種火", "炎") == 0


@clause("hanyo", "807.8")
def test_a_trigger_is_played_although_the_unit_has_lost_the_ability_meanwhile() -> None:
    strike = tactics("気絶", "相手のメイン・ユニットに100ダメージを与える。相手のメイン・ユニットをスタンする。")
    ember = enhancement("種火", exs=[ex("火移り", "このユニットがダメージを受けたとき、デッキを1枚引く。")])
    board = Board(
        cards=[strike, ember],
        first={"hand": ["気絶", "気絶@b", "火矢"]},
        second={"main": {"card": "深海の鯨", "sets": ["種火"]}},
    )
    board.play("first", "気絶")
    assert len(board.hand("second")) == 1
    board.play("first", "b")  # now it does not trigger in the first place
    assert len(board.hand("second")) == 1


@clause("hanyo", "807.8", "306.7a-3")
def test_a_trigger_does_nothing_to_its_own_unit_once_that_is_knocked_out() -> None:
    thorn = unit("棘の精", hp=300, text="このユニットがダメージを受けたとき、このユニットに炎カウンターを1個置く。")
    board = Board(
        cards=[thorn, tactics("大鉈", "相手のメイン・ユニットに900ダメージを与える。")],
        first={"hand": ["大鉈", "火矢"]},
        second={"main": "棘の精", "standby": ["群れ雀"]},
    )
    board.play("first", "大鉈")
    assert board.is_down("棘の精")
    assert board.counters("棘の精", "炎") == 0


@clause("hanyo", "807.2", "813.5")
def test_a_skill_with_text_of_its_own_triggers_what_waits_for_a_knock_out() -> None:
    reaper = unit("刈り手", skills=[skill("刈る", text="相手のスタンバイ・ユニットすべてに900ダメージを与える。")],
                  text="このユニットが相手のユニットをKOしたとき、デッキを1枚引く。")  # fmt: skip
    board = Board(cards=[reaper], phase="battle", first={"main": "刈り手"}, second={"standby": CROWD, "hand": ["火矢"]})
    board.skill("first", "刈る")
    assert len(board.hand("first")) == 2
