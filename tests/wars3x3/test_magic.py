"""Magic: when it may be used, what it takes, and how it is carried out (M1-M7)."""

import pytest

from tests.citing import clause
from tests.wars3x3.board import Board


@pytest.mark.parametrize(
    "step", ["draw", "removal", "boost", "piercing", "attack", "battle-end", "expansion", "strategy", "end"]
)
@clause("wars3x3", "M1")
def test_a_magic_may_be_used_in_every_step_of_the_own_turn(step: str) -> None:
    board = Board(step=step, first={"field": ["若芽の精", "鈴の雀"], "magic": ["慈雨"]})
    assert board.step() == step
    board.do("first", "magic", "慈雨")
    assert board.life("first") == 33


@clause("wars3x3", "M1")
def test_a_magic_is_not_used_in_the_opponents_turn() -> None:
    board = Board(
        turn="second",
        step="removal",
        first={"field": ["若芽の精", "鈴の雀"], "magic": ["慈雨"]},
        second={"hand": ["苔石像"]},
    )
    board.play_on("expansion-step", "second")
    assert board.refused("first", "magic", "慈雨").clause == "M1"
    board.goes_on("second")
    assert board.asked() == ("first", "window", "M1")  # it is the first player's turn again
    assert board.steps()[-1] == "draw"


@clause("wars3x3", "M2")
def test_three_different_magics_may_be_used_in_one_turn() -> None:
    board = Board(
        step="expansion",
        first={"field": ["若芽の精", "花乙女"], "magic": ["慈雨", "大樹", "巡り"], "hand": ["苔石像"]},
    )
    board.do("first", "magic", "慈雨")
    board.do("first", "magic", "大樹")
    board.do("first", "magic", "巡り")
    assert board.life("first") == 34


@clause("wars3x3", "M2")
def test_the_same_magic_is_used_once_a_turn() -> None:
    board = Board(step="expansion", first={"field": ["若芽の精", "鈴の雀"], "magic": ["慈雨"]})
    board.do("first", "magic", "慈雨")
    assert "magic 慈雨" not in board.options("first")
    assert board.refused("first", "magic", "慈雨").clause == "M2"
    board.play_to_turn("second")
    board.play_to_turn("first")
    board.do("first", "magic", "慈雨")
    assert board.life("first") == 36
    assert board.lying("慈雨") == "sideways"


@clause("wars3x3", "M3")
def test_units_of_both_sides_give_the_required_power() -> None:
    board = Board(step="expansion", first={"field": ["火の粉鼠"], "magic": ["火炎弾"]}, second={"field": ["鈴の雀"]})
    assert "magic 火炎弾" in board.options("first")
    board = Board(
        step="expansion", first={"magic": ["火炎弾"], "hand": ["苔石像"]}, second={"field": ["鈴の雀", "火の粉鼠"]}
    )
    assert "magic 火炎弾" in board.options("first")


@pytest.mark.parametrize("units", [[], ["火の粉鼠"], ["鈴の雀", "若芽の精", "苔石像"]])
@clause("wars3x3", "M3")
def test_too_few_units_or_none_of_the_colour_do_not_give_the_power(units: list[str]) -> None:
    board = Board(step="expansion", first={"field": units, "magic": ["火炎弾"], "hand": ["森番の熊"]})
    assert "magic 火炎弾" not in board.options("first")
    assert board.refused("first", "magic", "火炎弾").clause == "M3"


@clause("wars3x3", "M3")
def test_required_power_takes_nothing_from_the_units() -> None:
    board = Board(step="expansion", first={"field": ["火の粉鼠", "鈴の雀"], "magic": ["火炎弾"], "hand": ["苔石像"]})
    board.do("first", "magic", "火炎弾")
    board.passes("first")
    assert board.field("first") == ["火の粉鼠", "鈴の雀"]


@clause("wars3x3", "M4")
def test_a_condition_names_the_time_at_which_a_magic_may_be_used() -> None:
    offered = []
    board = Board(
        step="draw",
        first={"field": ["火の粉鼠", "赤錆兵"], "magic": ["業火", "慈雨"], "hand": ["苔石像"], "territory": 3},
    )
    while board.state.turn_player == 0:
        if "magic 業火" in board.options("first"):
            offered.append(board.step())
        board.goes_on("first")
    assert offered == ["expansion", "strategy"]


@clause("wars3x3", "M4")
def test_a_condition_that_asks_for_cards_needs_them_all() -> None:
    hand = ["若芽の精", "鈴の雀", "苔石像"]
    board = Board(step="expansion", first={"field": ["火の粉鼠"], "magic": ["転生"], "hand": hand[:2]})
    assert "magic 転生" not in board.options("first")
    board = Board(step="expansion", first={"field": ["火の粉鼠"], "magic": ["転生"], "hand": hand})
    board.do("first", "magic", "転生")
    assert sorted(board.discard()) == sorted(hand)
    assert len(board.hand("first")) == 3


@clause("wars3x3", "M5")
def test_a_magic_turns_face_up_then_sideways() -> None:
    board = Board(step="expansion", first={"field": ["若芽の精", "鈴の雀"], "magic": ["慈雨"]})
    assert not board.is_known("慈雨", "second")
    board.do("first", "magic", "慈雨")
    assert board.lying("慈雨") == "face-up"
    assert board.is_known("慈雨", "second")
    board = Board(step="expansion", first={"field": ["若芽の精", "鈴の雀"], "magic": [{"慈雨": "face-up"}, "大樹"]})
    board.do("first", "magic", "慈雨")
    assert board.lying("慈雨") == "sideways"
    assert board.life("first") == 33


@clause("wars3x3", "M5")
def test_a_sideways_magic_is_used_up() -> None:
    board = Board(
        step="expansion",
        first={"field": ["若芽の精", "鈴の雀"], "magic": [{"慈雨": "sideways"}], "hand": ["苔石像"]},
    )
    assert board.options("first") == ["expand 苔石像", "go-on"]
    assert (board.refused("first", "magic", "慈雨").clause, board.refused("first", "grand", "慈雨").clause) == (
        "M5",
        "G4",
    )


@clause("wars3x3", "M6")
def test_an_effect_is_carried_out_as_far_as_possible() -> None:
    board = Board(step="boost", first={"field": ["火の粉鼠", "鈴の雀"], "magic": ["双腕", "慈雨"], "hand": ["赤錆兵"]})
    board.do("first", "boost", "火の粉鼠", "赤錆兵")
    board.passes("first")
    board.do("first", "magic", "双腕")
    board.passes("first")
    assert board.options("first") == ["鈴の雀"]  # the other unit was boosted already
    board.choose("first", "鈴の雀")
    assert (board.power("火の粉鼠"), board.power("鈴の雀")) == (2, 3)


@clause("wars3x3", "M6")
def test_an_impossible_effect_is_left_out_though_the_cost_is_paid() -> None:
    board = Board(
        step="expansion",
        first={"field": ["若芽の精", "鈴の雀"], "magic": ["暴露"], "hand": ["苔石像"]},
        second={"magic": [{"慈雨": "face-up"}]},
    )
    board.do("first", "magic", "暴露")
    assert board.asked() == ("first", "expansion-step", "4.1")
    assert board.lying("暴露") == "face-up"
    assert board.lying("慈雨") == "face-up"


@clause("wars3x3", "M7")
def test_a_negated_magic_has_no_effect_and_its_cost_stays_paid() -> None:
    board = Board(
        step="expansion",
        first={"field": ["火の粉鼠"], "magic": ["転生"], "hand": ["若芽の精", "鈴の雀", "苔石像"]},
        second={"magic": ["火炎弾"]},
    )
    board.do("first", "magic", "転生")
    board.do("second", "grand", "火炎弾")
    assert board.hand("first") == []
    assert len(board.discard()) == 3
    assert board.lying("転生") == "face-up"
    assert board.exile() == ["火炎弾"]


@clause("wars3x3", "M7")
def test_the_cards_of_a_negated_boost_do_not_come_back() -> None:
    board = Board(
        step="boost",
        first={"field": ["火の粉鼠"], "hand": ["赤錆兵"], "magic": ["慈雨"]},
        second={"magic": ["火炎弾"]},
    )
    board.do("first", "boost", "火の粉鼠", "赤錆兵")
    board.do("second", "grand", "火炎弾")
    assert board.power("火の粉鼠") == 1
    assert board.hand("first") == []
    assert board.discard() == ["赤錆兵"]
