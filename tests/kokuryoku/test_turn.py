"""Turns: both players' national-power phases in each of them, then the invasion and the end phase (K1, K3, X2.4)."""

from __future__ import annotations

from typing import Any

from tests.citing import clause
from tests.kokuryoku.board import Board, on, soldier, surprise

CARDS = [soldier("兵"), soldier("敵")]


def started(**more: Any) -> Board:
    return Board(phase="power", cards=CARDS, first=[on("兵", 0)], second=[on("敵", 11)], **more)


@clause("kokuryoku", "K1.1", "K6.6", "K3.1")
def test_players_alternate_turns() -> None:
    board = started()
    seats = [board.state.turn_player]
    for _ in range(3):
        turn = board.state.turn
        while board.state.turn == turn:
            board.play_on("invasion")
            board.act(("first", "second")[board.state.turn_player], "go-on")
        seats.append(board.state.turn_player)
    assert seats == [0, 1, 0, 1]


@clause("kokuryoku", "K1.2", "X2.4")
def test_the_turn_player_has_the_first_national_power_phase() -> None:
    board = started()
    board.play_on("invasion")
    began = [(told["phase"], told["seat"]) for told in board.told() if told["event"] == "PhaseBegan"]
    assert began == [(0, 0), (0, 1), (1, 0)]
    board.act("first", "go-on")
    began = [(told["phase"], told["seat"]) for told in board.told() if told["event"] == "PhaseBegan"]
    assert began[3:5] == [(2, 0), (0, 1)]


@clause("kokuryoku", "K1.2", "K4.1")
def test_both_players_draw_in_every_turn() -> None:
    board = started(more=({"deck": 10}, {"deck": 10}))
    board.play_on("invasion")
    assert [len(board.deck("first")), len(board.deck("second"))] == [9, 9]


@clause("kokuryoku", "K4.0")
def test_only_the_turn_players_used_chips_come_back() -> None:
    board = started(more=({"used": 5}, {"used": 4}))
    board.play_on("invasion")
    assert board.piles("first") == (14, 0)
    assert board.piles("second") == (10, 4)


@clause("kokuryoku", "K4.0")
def test_chips_do_not_come_back_in_the_opponents_turn() -> None:
    board = started(turn="second", more=({"used": 5}, {"used": 4}))
    board.play_on("invasion")
    assert board.piles("first") == (9, 5)
    assert board.piles("second") == (14, 0)


@clause("kokuryoku", "K3.1")
def test_optional_steps_can_be_left_out_and_compulsory_ones_are_done() -> None:
    board = started(more=({"deck": 10, "used": 1}, {"deck": 10}))
    board.play_on("invasion")
    assert board.field("first") == ["兵"]
    assert "Drawn" in board.happened()
    assert "Sortied" not in board.happened()


@clause("kokuryoku", "K6.6")
def test_what_lasts_until_the_end_of_the_turn_ends_with_it() -> None:
    shout = surprise("鬨", "[自国力フェイズ]このターン中、自軍のユニットの攻撃力を2増やす。")
    board = Board(phase="item", cards=[*CARDS, shout], first=[on("兵", 4)], second=[on("敵", 7)], hands=(["鬨"], []))
    board.act("first", "surprise", "鬨")
    board.play_on("invasion", "first")
    assert len(board.state.effects) == 1
    board.act("first", "go-on")
    assert not board.state.effects
