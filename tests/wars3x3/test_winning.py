"""How a game is won (W1)."""

import pytest

from tests.citing import clause
from tests.wars3x3.board import Board


@clause("wars3x3", "W1.1")
def test_the_game_ends_the_moment_a_life_is_used_up() -> None:
    board = Board(step="piercing", first={"field": ["虹の弓手", "火口の主"]}, second={"life": 2})
    assert board.outcome() == ("first", "life", "W1.1")
    assert board.life("second") == 0
    assert board.steps() == ["piercing"]  # the attack of the others does not come any more
    assert board.asked() is None


@clause("wars3x3", "W1.1")
def test_a_life_below_zero_is_used_up_too() -> None:
    board = Board(step="attack", turn="second", first={"life": 1}, second={"field": ["火口の主"]})
    assert board.outcome() == ("second", "life", "W1.1")
    assert board.life("first") == -5


@clause("wars3x3", "W1.1")
def test_one_point_of_life_keeps_the_game_going() -> None:
    board = Board(step="attack", first={"field": ["火口の主"], "hand": ["若芽の精"]}, second={"life": 7})
    assert board.life("second") == 1
    assert board.outcome() is None


@clause("wars3x3", "W1.1")
def test_both_players_begin_with_30_life() -> None:
    board = Board.new()
    assert (board.life("first"), board.life("second")) == (30, 30)


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [(12, 11, ("first", "deck")), (3, 4, ("second", "deck")), (5, 5, ("nobody", "deck-draw"))],
)
@clause("wars3x3", "W1.2")
def test_after_the_turn_of_the_last_card_the_higher_life_wins(first: int, second: int, winner: tuple[str, str]) -> None:
    board = Board(deck=["若芽の精"], first={"life": first}, second={"life": second})
    assert board.asked() == ("first", "expansion-step", "4.1")
    assert board.outcome() is None  # the turn goes on
    assert board.finish().clause == "W1.2"
    assert board.outcome() == (*winner, "W1.2")


@clause("wars3x3", "W1.2")
def test_with_a_card_left_in_the_deck_the_game_goes_on() -> None:
    board = Board(deck=["若芽の精", "鈴の雀"])
    board.play_on("expansion-step", "second")
    assert board.outcome() is None
    assert board.finish().clause == "W1.2"
    assert [told["seat"] for told in board.told() if told["event"] == "Began"] == [1]


@clause("wars3x3", "W1.2", "W1.1")
def test_a_life_used_up_in_the_last_turn_ends_the_game_first() -> None:
    board = Board(deck=["若芽の精"], first={"field": ["火口の主"], "life": 1}, second={"life": 6})
    assert board.outcome() == ("first", "life", "W1.1")


@clause("wars3x3", "W1.2")
def test_a_card_put_under_the_deck_keeps_it_from_running_out() -> None:
    board = Board(
        step="expansion",
        first={"field": ["若芽の精", "鈴の雀"], "magic": ["巡り"], "hand": ["苔石像"]},
        deck=["潮招き"],
    )
    board.do("first", "magic", "巡り")
    assert (board.hand("first"), board.deck()) == (["潮招き"], ["苔石像"])
    board.play_on("expansion-step", "second")
    assert board.outcome() is None
    assert board.hand("second") == ["苔石像"]
