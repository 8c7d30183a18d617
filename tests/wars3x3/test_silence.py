"""In a game that hides what is forced: who is asked although nothing can be done, and who is not, because everybody
sees that nothing can."""

from __future__ import annotations

from typing import Any

from tests.citing import clause
from tests.wars3x3.board import Board
from tests.wars3x3.test_sayable import ONE

UNUSABLE: dict[str, Any] = {"magic": ["火炎弾"], "hand": []}  # neither power for it nor anything to answer


def hiding(step: str, **sides: Any) -> Board:
    return Board(step=step, hides=True, **sides)


def now(board: Board) -> tuple[str, str]:
    """Who is asked for what."""
    asked = board.asked()
    return ("", "") if asked is None else asked[:2]


def removing(**sides: Any) -> Board:
    """深み鯰 of the second player is the target of a removal."""
    second = {"field": ["深み鯰"], "hand": ["鈴の雀"], **sides.pop("second", {})}
    board = hiding("removal", first={"hand": ["苔石像"], **sides.pop("first", {})}, second=second, **sides)
    board.do("first", "remove", "深み鯰")
    board.do("first", "remove", "深み鯰", "苔石像")
    return board


@clause("wars3x3", "2.3a")
def test_whoever_may_hold_a_counter_is_asked_for_one() -> None:
    board = removing()
    assert board.asked() == ("second", "counter", "2.3a") and board.options("second") == ["pass"]
    board.passes("second")
    assert board.field("second") == []


@clause("wars3x3", "2.3a")
def test_whoever_has_no_hand_is_not_asked_for_a_counter() -> None:
    assert removing(second={"hand": []}).field("second") == []
    assert removing(first={"hand": ["苔石像", "雲羊"]}, second={"hand": []}).field("second") == []


@clause("wars3x3", "2.3b", "P2")
def test_whoever_cannot_counter_is_not_asked_for_a_counter() -> None:
    text = "相手は打消を発動できない。"
    sides: dict[str, Any] = {"texts": {"005": text}}
    assert removing(first={"field": ["炭焼き小鬼"]}, **sides).field("second") == []
    board = removing(second={"field": ["深み鯰", "炭焼き小鬼"]}, **sides)
    board.declares("first")
    assert board.asked() == ("second", "counter", "2.3a")  # the text forbids the other player's counters only


@clause("wars3x3", "S7")
def test_whoever_may_hold_a_hasty_unit_is_asked_whether_the_step_moves() -> None:
    board = hiding("haste", first={"hand": ["鈴の雀"], "territory": 4})
    assert board.asked() == ("first", "haste", "S7") and board.options("first") == ["no"]
    board.option("first", "no")
    assert board.steps()[:3] == ["piercing", "attack", "battle-end"]


@clause("wars3x3", "S7")
def test_nobody_is_asked_about_haste_without_a_hand() -> None:
    board = hiding("haste", first={"hand": []}, second={"hand": ["早駆け狐"], "territory": 4})
    assert board.steps()[0] == "piercing"


@clause("wars3x3", "S7", "4.2c")
def test_a_step_that_was_moved_forward_in_one_turn_stands_in_its_place_in_the_next() -> None:
    board = Board(step="haste", first={"hand": ["早駆け狐"], "territory": 4}, second={"hand": ["鈴の雀"]})
    board.option("first", "yes")
    board.do("first", "deploy", "早駆け狐")
    board.play_to_turn("first")
    begun = board.happened().index("Began")
    steps = [told["step"] for told in board.told()[begun:] if told["event"] == "StepBegan"]
    assert steps[:9] == sorted(steps[:9])


@clause("wars3x3", "S15")
def test_whoever_may_hold_a_flame_is_asked_whether_to_negate() -> None:
    board = hiding("expansion", first={**ONE, "hand": []}, second={"magic": ["収穫"]})
    board.do("first", "magic", "慈雨")
    assert board.asked() == ("second", "negate", "S15") and board.options("second") == ["pass"]
    board.passes("second")
    assert board.life("first") == 33


@clause("wars3x3", "S15", "G2")
def test_whoever_has_used_a_grand_magic_is_not_asked_whether_to_negate() -> None:
    board = hiding("expansion", first={**ONE, "hand": []}, second={"magic": ["収穫"], "grand": 1})
    board.do("first", "magic", "慈雨")
    assert board.life("first") == 33
    board = hiding("expansion", first={**ONE, "hand": [], "grand": 1}, second={"magic": ["収穫"]})
    board.do("first", "magic", "慈雨")
    assert board.asked() == ("second", "negate", "S15")


@clause("wars3x3", "S15")
def test_the_user_of_a_magic_is_asked_after_the_opponent_whether_to_negate_it() -> None:
    board = hiding("expansion", first={**ONE, "magic": ["慈雨", "収穫"], "hand": []}, second={"magic": []})
    board.do("first", "magic", "慈雨")
    assert board.asked() == ("first", "negate", "S15") and board.options("first") == ["pass"]
    board.passes("first")
    assert board.life("first") == 33


@clause("wars3x3", "4.1", "M1")
def test_whoever_may_hold_a_magic_is_asked_in_the_expansion_step() -> None:
    board = hiding("expansion", first=UNUSABLE)
    assert board.asked() == ("first", "expansion-step", "4.1") and board.options("first") == ["go-on"]
    board = hiding("expansion", first={"hand": []}, second=UNUSABLE)
    assert now(board) != ("first", "expansion-step")


@clause("wars3x3", "4.2", "M1")
def test_whoever_may_hold_a_unit_or_a_magic_is_asked_in_the_strategy_step() -> None:
    for own in ({"hand": ["火口の主"]}, UNUSABLE):
        board = hiding("strategy", first=own)
        assert board.asked() == ("first", "strategy-step", "4.2") and board.options("first") == ["go-on"]
    board = hiding("strategy", first={"hand": []}, second={**UNUSABLE, "hand": ["鈴の雀"]})
    assert now(board)[0] == "second"


@clause("wars3x3", "4.2")
def test_whoever_has_deployed_is_not_asked_in_the_strategy_step_for_the_hand() -> None:
    board = hiding("strategy", first={"hand": ["鈴の雀", "火口の主"], "territory": 1})
    board.do("first", "deploy", "鈴の雀")
    assert now(board) != ("first", "strategy-step")


@clause("wars3x3", "2.1a", "2.2")
def test_whoever_may_hold_a_spell_is_asked_where_something_can_be_aimed_at() -> None:
    board = hiding("removal", first={"hand": ["鈴の雀"]}, second={"field": ["深み鯰"]})
    assert board.asked() == ("first", "removal-step", "2.1a") and board.options("first") == ["go-on"]
    board.goes_on("first")
    assert board.asked() != ("first", "boost-step", "2.2")  # no unit of their own
    board = hiding("boost", first={"hand": ["鈴の雀"], "field": ["深み鯰"]})
    assert board.asked() == ("first", "boost-step", "2.2") and board.options("first") == ["go-on"]
    board = hiding("removal", first={"hand": ["鈴の雀"], "field": ["深み鯰"]})
    assert board.asked() != ("first", "removal-step", "2.1a")
    for step in ("removal", "boost"):
        board = hiding(step, first=UNUSABLE)
        assert now(board) == ("first", f"{step}-step") and board.options("first") == ["go-on"]
        board = hiding(step, first={"hand": []}, second=UNUSABLE)
        assert now(board) != ("first", f"{step}-step")


@clause("wars3x3", "2.0b")
def test_whoever_may_hold_more_spells_is_asked_for_them() -> None:
    board = hiding("removal", first={"hand": ["苔石像", "鈴の雀"]}, second={"field": ["深み鯰", "雷鳴の鷲"]})
    board.do("first", "remove", "深み鯰")
    board.do("first", "remove", "深み鯰", "苔石像")
    assert board.asked() == ("first", "more-spells", "2.0b") and board.options("first") == ["declare"]
    board.declares("first")
    assert board.field("second") == ["雷鳴の鷲"]


@clause("wars3x3", "4.2a", "Q10")
def test_whoever_may_hold_a_unit_is_asked_for_an_extra_deployment() -> None:
    first = {"field": ["若芽の精", "綿毛虫"], "magic": ["入植"], "hand": ["火口の主"]}
    board = hiding("expansion", first=first)
    board.do("first", "magic", "入植")
    assert now(board) == ("first", "extra-deployment") and board.options("first") == ["pass"]
    board.passes("first")
    assert board.hand("first") == ["火口の主"]
    board = hiding("expansion", first={**first, "hand": []}, second={"hand": ["鈴の雀"]})
    board.do("first", "magic", "入植")
    assert now(board) != ("first", "extra-deployment")
