"""Chapter 4: expansion, deployment and redeployment."""

import pytest

from tests.citing import clause
from tests.wars3x3.board import Board


@clause("wars3x3", "4.1")
def test_any_hand_card_becomes_a_territory_that_only_its_owner_knows() -> None:
    for card in ("呪文砕き", "若芽の精"):
        board = Board(step="expansion", first={"hand": [card, "苔石像"], "territory": 1})
        board.do("first", "expand", card)
        assert board.territory("first")[1:] == [card]
        assert board.is_known(card, "first")
        assert not board.is_known(card, "second")


@clause("wars3x3", "4.1")
def test_the_expansion_comes_once_a_turn() -> None:
    board = Board(step="expansion", first={"hand": ["苔石像", "若芽の精"], "magic": ["慈雨"]})
    board.do("first", "expand", "苔石像")
    assert not [each for each in board.options("first") if each.startswith("expand")]
    board.play_to_turn("first")
    board.play_on("expansion-step", "first")
    assert "expand 若芽の精" in board.options("first")


@clause("wars3x3", "4.1")
def test_the_expansion_may_be_skipped() -> None:
    board = Board(step="expansion", first={"hand": ["苔石像"]})
    board.goes_on("first")
    assert board.territory("first") == []
    assert board.hand("first") == ["苔石像"]


@clause("wars3x3", "4.1")
def test_the_opponent_is_told_of_a_territory_but_not_which_card_it_is() -> None:
    board = Board(step="expansion", first={"hand": ["苔石像", "若芽の精"]})
    board.do("first", "expand", "苔石像")
    (seen,) = [told for told in board.told("second") if told["event"] == "Expanded"]
    assert list(seen["card"]) == ["handle"]
    (own,) = [told for told in board.told("first") if told["event"] == "Expanded"]
    assert own["card"]["card"] == "028"


@clause("wars3x3", "4.2")
def test_one_deployment_or_one_redeployment_is_made() -> None:
    for verb in ("deploy", "redeploy"):
        board = Board(
            step="strategy",
            first={"hand": ["若芽の精", "鈴の雀"], "field": ["火の粉鼠"], "territory": 3, "magic": ["慈雨"]},
        )
        assert {"deploy 若芽の精", "redeploy 若芽の精"} <= set(board.options("first"))
        board.do("first", verb, "若芽の精")
        assert not [each for each in board.options("first") if "deploy" in each]
        assert board.refused("first", "deploy", "鈴の雀").condition == "once-a-turn"
        assert board.refused("first", "redeploy", "鈴の雀").condition == "once-a-turn"


@clause("wars3x3", "4.2")
def test_three_units_fill_the_field() -> None:
    board = Board(
        step="strategy",
        first={"hand": ["若芽の精"], "field": ["火の粉鼠", "赤錆兵"], "territory": 3},
    )
    board.do("first", "deploy", "若芽の精")
    assert len(board.field("first")) == 3
    board = Board(
        step="strategy",
        first={"hand": ["若芽の精"], "field": ["火の粉鼠", "赤錆兵", "灯守り"], "territory": 3},
    )
    assert board.options("first") == ["redeploy 若芽の精", "go-on"]


@clause("wars3x3", "4.2")
def test_the_strategy_step_may_be_skipped() -> None:
    board = Board(step="strategy", first={"hand": ["若芽の精"], "territory": 3})
    board.goes_on("first")
    assert board.hand("first") == ["若芽の精"]


@pytest.mark.parametrize("card", ["若芽の精", "花乙女", "苔石像"])
@clause("wars3x3", "4.2a")
def test_a_unit_costing_no_more_than_the_territories_is_deployed(card: str) -> None:
    board = Board(step="strategy", first={"hand": [card], "territory": 3})
    board.do("first", "deploy", card)
    assert board.field("first") == [card]
    assert board.is_known(card, "second")


@clause("wars3x3", "4.2a")
def test_a_unit_costing_more_than_the_territories_is_not_deployed() -> None:
    board = Board(step="strategy", first={"hand": ["苔石像", "若芽の精"], "territory": 2})
    assert board.options("first") == ["deploy 若芽の精", "go-on"]
    assert board.refused("first", "deploy", "苔石像").clause == "4.2a"


@clause("wars3x3", "4.2a")
def test_territories_are_not_spent_by_a_deployment() -> None:
    board = Board(step="strategy", first={"hand": ["苔石像"], "territory": 3})
    board.do("first", "deploy", "苔石像")
    assert len(board.territory("first")) == 3


@clause("wars3x3", "4.2b")
def test_units_given_up_and_territories_pay_for_a_greater_unit() -> None:
    board = Board(
        step="strategy", first={"hand": ["火口の主"], "field": ["火の粉鼠", "苔石像", "鈴の雀"], "territory": 2}
    )
    board.do("first", "redeploy", "火口の主")
    assert "redeploy 火口の主 火の粉鼠 苔石像" in board.options("first")
    assert "redeploy 火口の主 苔石像" not in board.options("first")
    board.do("first", "redeploy", "火口の主", "火の粉鼠", "苔石像")
    assert board.field("first") == ["鈴の雀", "火口の主"]
    assert sorted(board.discard()) == sorted(["火の粉鼠", "苔石像"])


@clause("wars3x3", "4.2b")
def test_a_smaller_unit_may_enter_on_purpose() -> None:
    board = Board(step="strategy", first={"hand": ["若芽の精"], "field": ["火口の主"], "territory": 0})
    board.redeploy("first", "若芽の精", "火口の主")
    assert board.field("first") == ["若芽の精"]


@clause("wars3x3", "4.2b")
def test_costs_and_territories_below_the_cost_do_not_pay() -> None:
    board = Board(
        step="strategy", first={"hand": ["火口の主", "若芽の精"], "field": ["火の粉鼠", "苔石像"], "territory": 1}
    )
    assert "redeploy 火口の主" not in board.options("first")
    assert dict(board.refused("first", "redeploy", "火口の主").values) == {"cost": 6, "total": 5}


@clause("wars3x3", "4.2b")
def test_units_given_up_are_not_destroyed() -> None:
    board = Board(step="strategy", first={"hand": ["若芽の精"], "field": ["のうなし腕力"], "territory": 0})
    board.redeploy("first", "若芽の精", "のうなし腕力")
    assert "Destroyed" not in board.happened()
    assert board.discard() == ["のうなし腕力"]


@clause("wars3x3", "4.2b")
def test_a_boost_does_not_raise_the_worth_of_a_unit_given_up() -> None:
    board = Board(
        step="strategy",
        first={"hand": ["苔石像"], "field": ["火の粉鼠"], "magic": [{"大樹": "face-up"}], "territory": 1},
    )
    assert board.power("火の粉鼠") == 2
    assert dict(board.refused("first", "redeploy", "苔石像").values) == {"cost": 3, "total": 2}


@clause("wars3x3", "4.2c")
def test_a_unit_of_the_strategy_step_attacks_from_the_next_own_turn_on() -> None:
    board = Board(step="strategy", first={"hand": ["苔石像"], "territory": 3}, second={"hand": ["深み鯰"]})
    board.do("first", "deploy", "苔石像")
    board.play_on("expansion-step", "second")
    assert board.life("second") == 30
    board.play_on("expansion-step", "first")
    assert board.life("second") == 27


@clause("wars3x3", "4.2c")
def test_a_new_unit_defends_in_the_very_next_turn() -> None:
    board = Board(
        step="strategy",
        first={"hand": ["苔石像"], "territory": 3},
        second={"field": ["火口の主"], "hand": ["深み鯰"]},
    )
    board.do("first", "deploy", "苔石像")
    board.play_on("expansion-step", "second")
    assert board.life("first") == 30 - (6 - 3)


@clause("wars3x3", "4.2a", "S10")
def test_a_unit_that_left_and_came_back_is_a_new_one() -> None:
    board = Board(
        step="boost",
        first={
            "field": ["水滴の子", "潮招き"],
            "hand": ["葦鷺"],
            "magic": ["狂奔", "引潮", "慈雨"],
            "territory": 2,
        },
    )
    board.do("first", "boost", "潮招き", "葦鷺")
    board.passes("first")
    board.play_on("window", "first")
    board.do("first", "magic", "狂奔")
    board.passes("first")
    board.choose("first", "潮招き")
    board.play_on("expansion-step", "first")
    assert board.power("潮招き") == 4
    board.do("first", "magic", "引潮")
    board.passes("first")
    board.choose("first", "潮招き")
    board.goes_on("first")
    board.do("first", "deploy", "潮招き")
    assert board.power("潮招き") == 2
    assert board.rules.known_face(board.state, board.card("潮招き"), 0)["targeted"] == 0
