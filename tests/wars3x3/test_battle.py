"""Chapter 3: the battle phase."""

import pytest

from tests.citing import clause
from tests.wars3x3.board import Board


def damage(board: Board) -> list[tuple[str, int, int]]:
    """All damage so far: by which clause, to whom, how much."""
    return [(told["clause"], told["seat"], told["amount"]) for told in board.told() if told["event"] == "Damaged"]


@clause("wars3x3", "3.0")
def test_units_attack_without_being_asked_and_nobody_dies() -> None:
    board = Board(
        step="piercing",
        first={"field": ["火口の主", "虹の弓手"], "hand": ["若芽の精"]},
        second={"field": ["水滴の子"]},
    )
    assert board.asked() == ("first", "expansion-step", "4.1")  # no question came before
    assert damage(board) == [("3.1", 1, 2), ("3.2", 1, 5)]
    assert board.field("first") == ["火口の主", "虹の弓手"]
    assert board.field("second") == ["水滴の子"]
    assert board.discard() == []


@clause("wars3x3", "3.0")
def test_without_units_there_is_no_attack() -> None:
    board = Board(step="piercing", first={"hand": ["若芽の精"]}, second={"field": ["火口の主"], "life": 1})
    assert damage(board) == []
    assert board.life("first") == 30  # a defender does not strike back
    assert board.life("second") == 1


@clause("wars3x3", "3.0a")
def test_power_is_cost_and_boosts_and_modifiers_of_magics_together() -> None:
    board = Board(
        step="boost",
        first={"field": ["苔石像", "鈴の雀"], "hand": ["花乙女"], "magic": ["狂奔", {"大樹": "face-up"}]},
    )
    board.do("first", "boost", "苔石像", "花乙女")
    board.play_on("window", "first")
    board.do("first", "magic", "狂奔")
    board.passes("first")
    board.choose("first", "苔石像")
    assert board.power("苔石像") == 3 + 2 + 2 + 1
    assert board.power("鈴の雀") == 1 + 1


@clause("wars3x3", "3.0a")
def test_without_modification_power_is_the_cost_whatever_the_traits() -> None:
    board = Board(
        step="strategy",
        first={"field": ["噴煙の牡牛", "珊瑚の城壁", "天蓋の鯨"], "hand": ["若芽の精"], "territory": 1},
    )
    assert [board.power(unit) for unit in board.field("first")] == [5, 5, 5]


@clause("wars3x3", "3.1")
def test_piercing_units_strike_first_against_the_walls_alone() -> None:
    board = Board(
        step="piercing",
        first={"field": ["白翼の槍騎", "虹の弓手"], "hand": ["若芽の精"]},
        second={"field": ["貝の番兵", "氷面の鏡守", "火口の主"]},
    )
    assert damage(board) == [("3.1", 1, 3 + 2 - 1 - 3)]


@clause("wars3x3", "3.1")
def test_walls_stronger_than_the_piercing_attack_do_not_give_life() -> None:
    board = Board(
        step="piercing",
        first={"field": ["虹の弓手"], "hand": ["若芽の精"]},
        second={"field": ["珊瑚の城壁"], "life": 9},
    )
    assert damage(board) == []
    assert board.life("second") == 9


@clause("wars3x3", "3.1")
def test_the_piercing_damage_is_taken_off_before_the_attack_step() -> None:
    board = Board(
        step="piercing",
        first={"field": ["白翼の槍騎", "火口の主"], "magic": ["慈雨"]},
        second={"field": ["水滴の子"]},
    )
    board.goes_on("first")
    assert board.step() == "attack"
    assert board.life("second") == 27


@clause("wars3x3", "3.2")
def test_all_other_units_attack_against_all_units_of_the_opponent() -> None:
    board = Board(
        step="attack",
        first={"field": ["火口の主", "苔石像"], "hand": ["若芽の精"]},
        second={"field": ["貝の番兵", "虹の弓手", "水滴の子"]},
    )
    assert damage(board) == [("3.2", 1, 6 + 3 - 1 - 2 - 1)]


@clause("wars3x3", "3.2")
def test_piercing_units_do_not_attack_a_second_time_but_defend() -> None:
    board = Board(step="attack", first={"field": ["白翼の槍騎"], "hand": ["若芽の精"]})
    assert damage(board) == []
    board = Board(step="attack", first={"field": ["火口の主"], "hand": ["若芽の精"]}, second={"field": ["白翼の槍騎"]})
    assert damage(board) == [("3.2", 1, 3)]


@clause("wars3x3", "3.2")
def test_a_defence_as_strong_as_the_attack_lets_nothing_through() -> None:
    for defender, through in (("大渦の龍", []), ("珊瑚の城壁", [("3.2", 1, 1)])):
        board = Board(step="attack", first={"field": ["火口の主"], "hand": ["若芽の精"]}, second={"field": [defender]})
        assert damage(board) == through


@clause("wars3x3", "3.2", "3.1")
def test_a_wall_defends_in_both_attack_steps() -> None:
    board = Board(
        step="piercing",
        first={"field": ["天蓋の鯨", "古根の巨人"], "hand": ["若芽の精"]},
        second={"field": ["氷面の鏡守"]},
    )
    assert damage(board) == [("3.1", 1, 2), ("3.2", 1, 2)]


@clause("wars3x3", "3.3")
def test_boosts_wear_off_at_the_end_of_battle() -> None:
    board = Board(step="boost", first={"field": ["苔石像"], "hand": ["花乙女"], "magic": ["慈雨"]})
    board.do("first", "boost", "苔石像", "花乙女")
    seen: dict[str, int] = {}
    while board.step() != "expansion":
        seen[board.step()] = board.power("苔石像")
        board.goes_on("first")
    assert (seen["piercing"], seen["attack"]) == (5, 5)
    assert board.power("苔石像") == 3
    assert board.life("second") == 25


@clause("wars3x3", "3.3")
def test_increases_until_the_end_of_the_turn_do_not_wear_off_with_the_battle() -> None:
    board = Board(step="piercing", first={"field": ["苔石像", "若芽の精"], "magic": ["狂奔"], "hand": ["鈴の雀"]})
    board.do("first", "magic", "狂奔")
    board.passes("first")
    board.choose("first", "苔石像")
    board.play_on("expansion-step", "first")
    assert board.power("苔石像") == 5
    board.play_on("expansion-step", "second")
    assert board.power("苔石像") == 3


@pytest.mark.parametrize("attackers", [["そよ風の子"], ["鈴の雀"]])
@clause("wars3x3", "3.0")
def test_an_attack_cannot_be_declined(attackers: list[str]) -> None:
    board = Board(step="piercing", first={"field": attackers, "magic": ["慈雨"]})
    assert board.options("first") == ["grand 慈雨", "go-on"]
    board.play_on("expansion-step", "first")
    assert board.life("second") == 29
