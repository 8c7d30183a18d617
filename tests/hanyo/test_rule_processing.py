"""1000-1101: what the rules do by themselves, and loops."""

from __future__ import annotations

import pytest

from fuda.kernel.machine import submit
from fuda.kernel.reasons import Illegal
from tests.citing import clause
from tests.hanyo.board import Board, enhancement, ex, tactics, unit

HOLD = ["火矢"]
WHALE = "深海の鯨"
SPEAR = tactics("槍", "相手のメイン・ユニットに5000ダメージを与える。")
DOOM = tactics("終末", "ユニットすべてに5000ダメージを与える。")


# --- 1001-1002


@clause("hanyo", "1001.1", "1001.2")
def test_rule_processing_runs_from_defeat_over_knock_outs_and_replacements_to_illegal_cards() -> None:
    board = Board(
        cards=[SPEAR],
        first={"hand": ["槍", *HOLD]},
        second={"main": {"card": "天馬", "energy": 1, "sets": ["陣太鼓"]}, "standby": ["群れ雀"]},
    )
    board.play("first", "槍")
    found = [told["event"] for told in board.told() if told["event"] in ("KnockedOut", "Swapped", "Went")]
    assert found == ["Went", "Went", "KnockedOut", "Swapped", "Went", "Went"]  # the spear there and back, then 1005
    clauses = [told["clause"] for told in board.told() if told["event"] == "Went"]
    assert clauses[2:] == ["1005.1", "1005.1"]


@clause("hanyo", "1001.1", "1001.2")
def test_where_no_condition_holds_the_rules_do_nothing() -> None:
    board = Board(first={"hand": ["検問", *HOLD]}, second={"main": WHALE})
    board.play("first", "検問")
    assert not {"KnockedOut", "Swapped", "DrawFailed"} & set(board.happened())


@clause("hanyo", "1001.2", "1002.1", "103.2")
def test_who_failed_to_draw_loses_before_the_other_players_last_unit_falls() -> None:
    reckless = tactics("捨て身", "相手のメイン・ユニットに5000ダメージを与える。デッキを1枚引く。")
    board = Board(cards=[reckless], first={"hand": ["捨て身", *HOLD], "deck": []}, second={"main": WHALE})
    board.play("first", "捨て身")
    assert board.outcome() == ("second", "deck-out", "1002.1")
    assert not board.is_down(WHALE)


@clause("hanyo", "1002.1")
def test_a_draw_from_an_empty_deck_in_the_draw_phase_loses() -> None:
    board = Board(phase="draw", first={"deck": []})
    assert board.outcome() == ("second", "deck-out", "1002.1")


@clause("hanyo", "1002.1")
def test_drawing_two_of_one_card_loses() -> None:
    board = Board(first={"hand": ["作戦会議", *HOLD], "deck": ["天馬"]})
    board.play("first", "作戦会議")
    assert board.outcome() == ("second", "deck-out", "1002.1")


@clause("hanyo", "1002.1")
def test_drawing_the_last_card_does_not_lose() -> None:
    board = Board(first={"hand": ["作戦会議", *HOLD], "deck": ["天馬", "影法師"]})
    board.play("first", "作戦会議")
    assert board.outcome() is None
    assert board.deck("first") == []


@clause("hanyo", "1002.1", "103.3")
def test_players_who_both_failed_to_draw_share_a_draw() -> None:
    board = Board(first={"hand": ["焦土作戦", *HOLD], "deck": []}, second={"deck": ["天馬"]})
    board.play("first", "焦土作戦")
    assert board.outcome() == ("nobody", "both-defeated", "103.3")


@clause("hanyo", "1002.2", "1004.1", "103.2")
def test_who_cannot_replace_the_main_unit_loses() -> None:
    board = Board(
        cards=[SPEAR],
        first={"hand": ["槍", *HOLD]},
        second={"main": WHALE, "standby": [{"card": "群れ雀", "down": True}]},
    )
    board.play("first", "槍")
    assert board.outcome() == ("first", "no-unit", "1002.2")


@clause("hanyo", "1002.2")
def test_who_can_replace_the_main_unit_does_not_lose() -> None:
    board = Board(cards=[SPEAR], first={"hand": ["槍", *HOLD]}, second={"main": WHALE, "standby": ["群れ雀"]})
    board.play("first", "槍")
    assert board.outcome() is None
    assert board.main("second") == "群れ雀"


@clause("hanyo", "1002.2", "103.3", "811.2a")
def test_players_who_both_lose_their_last_unit_share_a_draw() -> None:
    board = Board(cards=[DOOM], first={"hand": ["終末", *HOLD]}, second={"main": WHALE})
    board.play("first", "終末")
    assert board.outcome() == ("nobody", "both-defeated", "103.3")


@clause("hanyo", "1002.2", "1001.2")
def test_a_failed_draw_is_judged_before_a_failed_replacement() -> None:
    last = tactics("道連れ", "ユニットすべてに5000ダメージを与える。デッキを1枚引く。")
    board = Board(cards=[last], first={"hand": ["道連れ", *HOLD], "deck": []}, second={"main": WHALE})
    board.play("first", "道連れ")
    assert board.outcome() == ("second", "deck-out", "1002.1")


# --- 1003


@clause("hanyo", "1003.1")
def test_a_unit_without_hp_is_knocked_out() -> None:
    board = Board(first={"hand": ["衰弱の呪い", *HOLD]}, second={"standby": ["群れ雀", "天馬"]})
    board.play("first", "衰弱の呪い")
    board.choose("first", "群れ雀")
    assert board.is_down("群れ雀")
    assert [told["clause"] for told in board.told() if told["event"] == "KnockedOut"] == ["1003.1"]


@clause("hanyo", "1003.1")
def test_a_unit_with_some_hp_left_stands() -> None:
    board = Board(first={"hand": ["毒針", *HOLD]}, second={"standby": ["群れ雀", "天馬"]})
    board.play("first", "毒針")
    board.choose("first", "群れ雀")
    assert board.hp("群れ雀") == 100
    assert not board.is_down("群れ雀")


@clause("hanyo", "1003.2", "203.2")
def test_a_unit_with_as_much_damage_as_hp_is_knocked_out() -> None:
    board = Board(first={"hand": ["火矢", "毒針"]}, second={"standby": [{"card": "群れ雀", "damage": 100}, "天馬"]})
    board.play("first", "火矢")
    board.choose("first", "群れ雀")
    assert board.is_down("群れ雀")
    assert [told["clause"] for told in board.told() if told["event"] == "KnockedOut"] == ["1003.2"]


@clause("hanyo", "1003.2")
def test_a_unit_with_less_damage_than_hp_stands() -> None:
    board = Board(first={"hand": ["火矢", "毒針"]}, second={"standby": ["群れ雀", "天馬"]})
    board.play("first", "火矢")
    board.choose("first", "群れ雀")
    assert not board.is_down("群れ雀")


@clause("hanyo", "1003.2", "505.3a")
def test_a_unit_whose_bonus_ends_is_knocked_out_by_the_damage_it_has() -> None:
    bonus = tactics("奮起", "このターン、自分のメイン・ユニットのHPを300アップする。")
    wound = tactics("傷", "自分のメイン・ユニットに200ダメージを与える。")
    board = Board(
        cards=[bonus, wound],
        first={"main": {"card": "天馬", "damage": 600}, "standby": ["群れ雀"], "hand": ["奮起", "傷", *HOLD]},
        second={"main": WHALE, "hand": HOLD},
    )
    board.play("first", "奮起")
    board.play("first", "傷")
    assert not board.is_down("天馬")
    board.play_to_turn(6)
    assert board.is_down("天馬")
    assert board.main("first") == "群れ雀"


# --- 1004


@clause("hanyo", "1004.1", "914.1")
def test_a_knocked_out_main_unit_changes_places_with_a_standby_unit_of_its_players_choice() -> None:
    board = Board(
        cards=[SPEAR],
        first={"hand": ["槍", *HOLD]},
        second={"main": WHALE, "standby": ["群れ雀", {"card": "影法師", "down": True}, "天馬"]},
    )
    board.play("first", "槍")
    assert board.asked() == ("second", "replacement", "1004.1")
    assert board.options("second") == ["群れ雀", "天馬"]
    board.choose("second", "天馬")
    assert board.main("second") == "天馬"
    assert board.standby("second") == ["群れ雀", "影法師", WHALE]


@clause("hanyo", "1004.1")
def test_a_knocked_out_standby_unit_is_not_replaced() -> None:
    board = Board(first={"hand": ["処断", *HOLD]}, second={"main": WHALE, "standby": ["群れ雀", "天馬"]})
    board.play("first", "処断")
    assert board.main("second") == WHALE
    assert board.asked() == ("first", "main-phase", "503.3")


@clause("hanyo", "1004.1", "811.2a")
def test_both_players_choose_before_either_unit_moves_and_the_turn_player_first() -> None:
    big = unit("巨岩", hp=9000)
    board = Board(
        cards=[DOOM, big],
        first={"main": "天馬", "standby": ["巨岩@a", "巨岩@b"], "hand": ["終末", *HOLD]},
        second={"main": WHALE, "standby": ["巨岩@c", "巨岩@d"]},
    )
    board.play("first", "終末")
    assert board.asked() == ("first", "replacement", "1004.1")
    board.choose("first", "b")
    assert board.main("first") == "天馬"  # still there
    board.choose("second", "c")
    assert (board.main("first"), board.main("second")) == ("b", "c")


@clause("hanyo", "1004.2")
def test_an_empty_main_area_is_filled_from_the_standby_areas() -> None:
    board = Board(
        cards=[tactics("強制送還", "相手のメイン・ユニットを持ち主の手札に戻す。")],
        first={"hand": ["強制送還", *HOLD]},
        second={"main": WHALE, "standby": ["群れ雀", "天馬"]},
    )
    board.play("first", "強制送還")
    board.choose("second", "天馬")
    assert board.main("second") == "天馬"
    assert board.standby("second") == ["群れ雀"]
    assert board.hand("second") == [WHALE]


@clause("hanyo", "1004.2", "1004.1")
def test_why_a_knocked_out_unit_fills_no_empty_main_area() -> None:
    board = Board(
        cards=[tactics("強制送還", "相手のメイン・ユニットを持ち主の手札に戻す。")],
        first={"hand": ["強制送還", *HOLD]},
        second={"main": WHALE, "standby": ["群れ雀", "天馬", {"card": "影法師", "down": True}]},
    )
    board.play("first", "強制送還")
    assert board.asked() == ("second", "replacement", "1004.2")
    for name, condition in (("影法師", "knocked-out"), (WHALE, "not-a-standby-unit")):
        with pytest.raises(Illegal) as refused:
            submit(board.state, board.rules, 1, (board.card(name),))
        assert (refused.value.reason.clause, refused.value.reason.condition) == ("1004.2", condition)


@clause("hanyo", "1004.2", "1002.2")
def test_an_empty_main_area_that_cannot_be_filled_loses() -> None:
    board = Board(
        cards=[tactics("強制送還", "相手のメイン・ユニットを持ち主の手札に戻す。")],
        first={"hand": ["強制送還", *HOLD]},
        second={"main": WHALE, "hand": ["群れ雀"]},
    )
    board.play("first", "強制送還")
    assert board.outcome() == ("first", "no-unit", "1002.2")


# --- 1005


@clause("hanyo", "1005.1", "1005.2")
def test_sets_and_energy_of_a_knocked_out_unit_are_discarded_after_the_replacement() -> None:
    fallen = {"card": WHALE, "sets": ["陣太鼓"], "energy": ["天馬@e"]}
    board = Board(
        cards=[SPEAR], first={"hand": ["槍", *HOLD]}, second={"main": fallen, "standby": ["群れ雀", "影法師"]}
    )
    board.play("first", "槍")
    assert board.asked() == ("second", "replacement", "1004.1")
    assert (board.sets(WHALE), board.energy(WHALE)) == (["陣太鼓"], ["e"])  # not yet
    board.choose("second", "影法師")
    assert sorted(board.discard("second")) == sorted(["陣太鼓", "e"])
    assert board.is_known("e", "first")


@clause("hanyo", "1005.1", "1005.2")
def test_sets_and_energy_of_a_unit_that_left_the_areas_are_discarded() -> None:
    board = Board(
        cards=[tactics("送還", "相手のスタンバイ・ユニット1体を持ち主の手札に戻す。")],
        first={"hand": ["送還", *HOLD]},
        second={"standby": [{"card": "天馬", "sets": ["陣太鼓"], "energy": ["影法師@e"]}]},
    )
    board.play("first", "送還")
    assert sorted(board.discard("second")) == sorted(["陣太鼓", "e"])


@clause("hanyo", "1005.1", "1005.2")
def test_sets_and_energy_of_units_that_stand_stay() -> None:
    board = Board(
        first={"hand": ["処断", *HOLD]},
        second={"main": {"card": WHALE, "sets": ["陣太鼓"], "energy": 2}, "standby": ["群れ雀"]},
    )
    board.play("first", "処断")
    assert (board.sets(WHALE), len(board.energy(WHALE))) == (["陣太鼓"], 2)
    assert board.discard("second") == []


# --- 1101 loops


WHEEL = enhancement("輪", exs=[ex("回す", "自分のターンに使える。このユニットを復帰する。")])
MILL = enhancement("水車", exs=[ex("汲む", "自分のターンに使える。このユニットに潮カウンターを1個置く。")])
SPINNER = {"card": "天馬", "sets": ["輪", "水車"]}


def spinner() -> Board:
    """A unit with two abilities that can be used without end."""
    return Board(cards=[WHEEL, MILL], first={"main": SPINNER, "hand": ["検問", *HOLD]}, second={"main": WHALE})


@clause("hanyo", "1101.1", "1101.1a")
def test_who_leads_the_game_back_to_the_same_position_names_a_number_of_rounds() -> None:
    board = spinner()
    board.use("first", "回す")
    assert board.asked() == ("first", "loop-count", "1101.1a")
    assert (board.options("first")[0], board.options("first")[-1]) == ("0", "99")
    board.number("first", 4)
    assert board.happened().count("AbilityUsed") == 1 + 4


@clause("hanyo", "1101.1a")
def test_a_loop_that_only_raises_counts_is_played_as_often_as_named() -> None:
    board = spinner()
    board.use("first", "汲む")
    assert board.asked() == ("first", "main-phase", "503.3")  # the first counter is something new
    board.use("first", "汲む")
    board.number("first", 10)
    assert board.counters("天馬", "潮") == 12


@clause("hanyo", "1101.1a")
def test_the_loop_is_closed_until_another_action_was_taken() -> None:
    board = spinner()
    board.use("first", "回す")
    board.number("first", 0)
    assert "use 回す" not in board.options("first")
    reason = board.refused("first", "use", "天馬", named="回す")
    assert (reason.clause, reason.condition) == ("1101.1a", "loop-closed")
    board.play("first", "検問")
    assert "use 回す" in board.options("first")


@clause("hanyo", "1101.1a")
def test_two_actions_that_both_lead_nowhere_are_closed_together() -> None:
    second_wheel = enhancement("歯車", exs=[ex("噛む", "自分のターンに使える。このユニットを復帰する。")])
    board = Board(
        cards=[WHEEL, second_wheel],
        first={"main": {"card": "天馬", "sets": ["輪", "歯車"]}, "hand": HOLD},
        second={"main": WHALE, "standby": ["群れ雀"]},
    )
    board.use("first", "回す")
    board.number("first", 0)
    board.use("first", "噛む")
    board.number("first", 0)
    assert not [each for each in board.options("first") if each.startswith("use")]


@clause("hanyo", "1101.1", "1101.1a")
def test_actions_that_lead_somewhere_are_no_loop() -> None:
    board = Board(
        first={"main": {"card": "火の粉の子狐", "sets": ["陣太鼓"]}, "hand": ["火矢", "火矢@b", "毒針"]},
        second={"main": WHALE},
    )
    for card in ("火矢", "b"):
        board.use("first", "鼓舞")
        board.option("first", "yes")
        board.choose("first", card)
        assert board.asked() == ("first", "main-phase", "503.3")


def tug() -> Board:
    """A unit with an ability for which both players choose a hand, again and again."""
    pull = enhancement("綱", exs=[ex("引く", "自分のターンに使える。じゃんけんして勝てば、このユニットを復帰する。")])
    return Board(cards=[pull], first={"main": {"card": "天馬", "sets": ["綱"]}, "hand": HOLD}, second={"main": WHALE})


@clause("hanyo", "1101.1b")
def test_where_both_players_can_go_on_both_name_a_number_and_the_lower_one_counts() -> None:
    board = tug()
    board.use("first", "引く")
    board.wins("first")
    assert board.asked() == ("first", "loop-count", "1101.1b")
    board.number("first", 5)
    assert board.asked() == ("second", "loop-count", "1101.1b")
    board.number("second", 2)
    for _ in range(2):
        board.wins("second")
    assert board.asked() == ("first", "main-phase", "503.3")
    assert board.happened().count("AbilityUsed") == 1 + 2


@clause("hanyo", "1101.1b")
def test_the_turn_players_lower_number_counts_as_well() -> None:
    board = tug()
    board.use("first", "引く")
    board.wins("second")
    board.number("first", 1)
    board.number("second", 50)
    board.wins("first")
    assert board.asked() == ("first", "main-phase", "503.3")
    assert "use 引く" not in board.options("first")


@clause("hanyo", "1101.1b", "1101.1a")
def test_a_player_who_has_no_part_in_the_loop_is_not_asked() -> None:
    board = spinner()
    board.use("first", "回す")
    board.number("first", 3)
    assert board.asked() == ("first", "main-phase", "503.3")


@clause("hanyo", "1101.1c", "103.3")
def test_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    eddy = unit("渦", text="相手の手札が0枚であるとき、このユニットのHPを100回復する。")
    board = Board(cards=[eddy], first={"main": "渦", "hand": HOLD})
    assert board.outcome() == ("nobody", "loop", "1101.1c")


@clause("hanyo", "1101.1c")
def test_a_forced_loop_in_which_only_counts_grow_is_a_draw() -> None:
    eddy = unit("渦", text="相手の手札が0枚であるとき、このユニットに潮カウンターを1個置く。")
    board = Board(cards=[eddy], first={"main": "渦", "hand": HOLD})
    assert board.outcome() == ("nobody", "loop", "1101.1c")


@clause("hanyo", "1101.1c", "1001.2")
def test_a_forced_loop_within_rule_processing_is_a_draw() -> None:
    ghost = unit("亡霊", hp=100, text="このユニットがKOするなら、代わりにこのユニットを復帰する。")
    board = Board(cards=[ghost], first={"main": WHALE, "hand": ["火矢", "毒針"]}, second={"standby": ["亡霊"]})
    board.play("first", "火矢")
    assert board.outcome() == ("nobody", "loop", "1101.1c")


@clause("hanyo", "1101.1c", "302.3")
def test_a_forced_loop_in_which_cards_move_and_become_new_cards_is_a_draw() -> None:
    text = "自分の捨て場のコマンドカード1枚を自分のデッキの一番下に置く。自分のデッキの上から1枚を捨て場に置く。"
    eddy = unit("渦", text=f"相手の手札が0枚であるとき、{text}")
    board = Board(cards=[eddy], first={"main": "渦", "hand": HOLD, "discard": ["毒針"], "deck": ["力溜め", "検問"]})
    assert board.outcome() == ("nobody", "loop", "1101.1c")


@clause("hanyo", "1101.1c")
def test_a_repetition_that_comes_to_an_end_is_no_draw() -> None:
    fading = unit("儚き影", hp=300, text="相手の手札が0枚であるとき、このユニットに100ダメージを与える。")
    board = Board(cards=[fading], first={"main": "儚き影", "standby": ["群れ雀"], "hand": HOLD})
    assert board.outcome() is None
    assert board.is_down("儚き影")


@clause("hanyo", "1101.1c")
def test_a_repetition_in_which_somebody_can_choose_is_not_forced() -> None:
    eddy = unit("渦", text="相手の手札が0枚であるとき、デッキを1枚引いてもよい。")
    board = Board(cards=[eddy], first={"main": "渦", "hand": HOLD})
    assert board.asked() == ("first", "may", "804.2c-3")
    assert board.outcome() is None
