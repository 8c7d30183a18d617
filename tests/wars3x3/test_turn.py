"""The turn (W5.0), its draw step (1.1) and its end (5.1)."""

from fuda.games.wars3x3.table import STEP_NAMES
from tests.citing import clause
from tests.wars3x3.board import Board


@clause("wars3x3", "W5.0")
def test_a_turn_has_nine_steps_in_fixed_order_and_turns_alternate() -> None:
    board = Board(deck=20)
    board.play_to_turn("first")
    assert board.steps()[:18] == [*STEP_NAMES, *STEP_NAMES]
    assert [told["seat"] for told in board.told() if told["event"] == "Began"] == [1, 0]


@clause("wars3x3", "W5.0")
def test_no_step_comes_back_and_none_is_left_out() -> None:
    board = Board(first={"hand": ["若芽の精"], "field": ["火の粉鼠"]}, second={"field": ["若芽の精@b"]})
    board.play_to_turn("second")
    own = board.steps()[:9]
    assert own == list(dict.fromkeys(own)) == list(STEP_NAMES)


@clause("wars3x3", "W5.0")
def test_nobody_acts_out_of_turn_without_a_text_that_says_so() -> None:
    board = Board(first={"hand": ["若芽の精"]}, second={"hand": ["鈴の雀"], "magic": ["慈雨"], "territory": 3})
    board.play_on("expansion-step", "first")
    assert {told["seat"] for told in board.told() if "seat" in told} == {0}
    assert board.refused("second", "deploy", "鈴の雀").clause == "4.2"


@clause("wars3x3", "1.1")
def test_one_card_is_drawn_whatever_is_in_hand() -> None:
    board = Board(deck=["苔石像", "森番の熊"], first={"hand": 12})
    board.play_on("expansion-step", "first")
    assert len(board.hand("first")) == 13
    assert board.hand("first")[-1] == "苔石像"
    assert board.deck() == ["森番の熊"]


@clause("wars3x3", "1.1")
def test_the_draw_is_not_asked_for_and_not_repeated() -> None:
    board = Board(deck=["苔石像", "森番の熊", "若芽の精"])
    board.play_on("expansion-step", "first")
    assert board.hand("first") == ["苔石像"]
    assert [told["clause"] for told in board.told() if told["event"] == "Drawn"] == ["1.1"]
    assert board.hand("second") == []


@clause("wars3x3", "1.1")
def test_only_the_player_who_draws_sees_the_card() -> None:
    board = Board(deck=["苔石像", "森番の熊"])
    board.play_on("expansion-step", "first")
    assert board.is_known("苔石像", "first")
    assert not board.is_known("苔石像", "second")
    (told,) = [each for each in board.told("second") if each["event"] == "Drawn"]
    assert told["card"] == {}


@clause("wars3x3", "5.1")
def test_at_the_end_the_turn_passes_to_the_opponent() -> None:
    board = Board(step="end", first={"hand": ["若芽の精"]}, second={"hand": ["鈴の雀"]})
    assert board.asked() == ("second", "expansion-step", "4.1")
    assert [told["seat"] for told in board.told() if told["event"] == "Began"] == [1]


@clause("wars3x3", "5.1")
def test_the_turn_does_not_pass_before_its_end_step() -> None:
    board = Board(step="strategy", first={"hand": ["若芽の精"], "territory": 1}, second={"hand": ["鈴の雀"]})
    assert "Began" not in board.happened()
    board.goes_on("first")
    assert board.steps()[:2] == ["strategy", "end"]
    assert board.happened().index("Began") > board.happened().index("StepBegan")
