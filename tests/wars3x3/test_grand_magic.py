"""Grand magic (G1-G5)."""

import pytest

from tests.citing import clause
from tests.wars3x3.board import Board


@pytest.mark.parametrize(
    "step", ["draw", "removal", "boost", "piercing", "attack", "battle-end", "expansion", "strategy", "end"]
)
@clause("wars3x3", "G1")
def test_a_grand_magic_may_be_used_in_every_step_of_the_own_turn(step: str) -> None:
    board = Board(step=step, first={"magic": ["暴露"]}, discard=["苔石像"])
    assert board.step() == step
    board.do("first", "grand", "暴露")
    assert board.life("first") == 33


@clause("wars3x3", "G1")
def test_a_grand_magic_is_not_used_in_the_opponents_turn() -> None:
    board = Board(step="removal", first={"hand": ["若芽の精"]}, second={"magic": ["暴露"]}, discard=["苔石像"])
    board.play_on("expansion-step", "first")
    assert board.refused("second", "grand", "暴露").clause == "G1"
    assert board.life("second") == 30


@clause("wars3x3", "G2")
def test_one_grand_magic_a_turn_beside_the_magics() -> None:
    board = Board(
        step="expansion",
        first={"magic": ["暴露", "水鏡", "慈雨"], "field": ["若芽の精", "鈴の雀"]},
        discard=["苔石像"],
    )
    board.do("first", "grand", "暴露")
    board.do("first", "magic", "慈雨")
    assert board.life("first") == 36


@clause("wars3x3", "G2")
def test_a_second_grand_magic_waits_for_another_turn() -> None:
    board = Board(step="expansion", first={"magic": ["暴露", "水鏡"], "hand": ["若芽の精"]}, discard=["苔石像"])
    board.do("first", "grand", "暴露")
    assert "grand 水鏡" not in board.options("first")
    assert board.refused("first", "grand", "水鏡").clause == "G2"
    board.play_to_turn("second")
    board.play_to_turn("first")
    assert "grand 水鏡" in board.options("first")


@clause("wars3x3", "G3")
def test_a_grand_magic_needs_no_power() -> None:
    board = Board(step="expansion", first={"magic": ["引潮"]}, discard=["苔石像"])
    assert board.field("first") == []
    assert board.options("first") == ["grand 引潮", "go-on"]
    board.do("first", "grand", "引潮")
    assert board.life("first") == 33


@clause("wars3x3", "G3")
def test_a_grand_magic_keeps_to_its_condition() -> None:
    board = Board(step="expansion", first={"magic": ["火炎弾"], "hand": ["若芽の精"]})
    assert "grand 火炎弾" not in board.options("first")
    assert board.refused("first", "grand", "火炎弾").clause == "G3"


@clause("wars3x3", "G3")
def test_a_widening_text_opens_the_opponents_turn() -> None:
    board = Board(
        step="expansion",
        first={"magic": ["慈雨"], "field": ["若芽の精", "鈴の雀"]},
        second={"magic": ["火炎弾"]},
    )
    board.do("first", "magic", "慈雨")
    assert board.asked() == ("second", "negate", "S15")
    board.do("second", "grand", "火炎弾")
    assert board.life("first") == 30


@pytest.mark.parametrize("lying", ["face-down", "face-up"])
@clause("wars3x3", "G4")
def test_a_face_down_or_face_up_magic_pays_by_being_exiled(lying: str) -> None:
    board = Board(step="expansion", first={"magic": [{"暴露": lying}]}, discard=["苔石像"])
    board.do("first", "grand", "暴露")
    assert board.exile() == ["暴露"]
    assert board.magic("first") == []


@clause("wars3x3", "G4")
def test_a_sideways_magic_does_not_pay() -> None:
    board = Board(step="expansion", first={"magic": [{"暴露": "sideways"}], "hand": ["若芽の精"]}, discard=["苔石像"])
    assert board.options("first") == ["expand 若芽の精", "go-on"]
    assert board.refused("first", "grand", "暴露").clause == "G4"


@clause("wars3x3", "G5")
def test_an_exiled_magic_is_gone_and_seen_by_everybody() -> None:
    board = Board(
        step="expansion",
        first={"magic": ["暴露"], "field": ["若芽の精", "鈴の雀"], "hand": ["苔石像"]},
        second={"magic": ["水鏡"]},
        discard=["苔石像@dead"],
    )
    board.do("first", "grand", "暴露")
    assert board.refused("first", "magic", "暴露").clause == "M1"
    assert board.is_known("暴露", "second")
    board.play_to_turn("second")
    board.play_to_turn("first")
    board.play_on("expansion-step", "first")
    assert board.exile() == ["暴露"]
    assert not [each for each in board.options("first") if "暴露" in each]


@clause("wars3x3", "G5")
def test_exiled_cards_do_not_come_back_from_the_discard() -> None:
    board = Board(
        step="expansion",
        first={"magic": ["暴露", "収穫"], "hand": []},
        discard=["苔石像", "森番の熊", "深み鯰", "溶岩蜥蜴", "火口の主"],
    )
    board.do("first", "grand", "暴露")
    board.shuffle(0, 1, 2, 3)
    board.choose("first", "苔石像")
    assert sorted(board.exile()) == sorted(["暴露", "火口の主"])
    board.play_on("expansion-step", "first")  # the next turn, with one card drawn
    board.do("first", "grand", "収穫")
    assert board.options("first") == ["苔石像", "森番の熊", "深み鯰", "溶岩蜥蜴"]
