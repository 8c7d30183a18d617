"""What has happened in a turn, as far as texts ask (X7.63), and who may be kept from leaving (X7.64)."""

from __future__ import annotations

import pytest

from tests.citing import clause
from tests.kokuryoku.board import Board, on, surprise, unit
from tests.kokuryoku.duels import purpose
from tests.kokuryoku.test_sayable import me, strike, table, until


def two_battles(text: str, **more: int) -> int:
    """What the second strike of a turn deals: after a friend has attacked somebody who does not strike back."""
    friend = unit("先", spirit=9, attack=more.get("attack", 2), arms="breath", action="breath", levels={})
    board = table(me(text, spirit=9), friend, first=[on("主", 4, 6), on("先", 5, 9), on("友", 0, 2)],
                  second=[on("的", 7, 9), on("兵", 8, more.get("chips", 4)), on("打手", 11, 4)])  # fmt: skip
    board.take("first", "先")
    board.attack("first", "先", "兵")
    until(board, lambda: purpose(board) == "invasion")
    return strike(board)


@pytest.mark.parametrize(
    ("text", "chips", "dealt"),
    [
        ("このターンに自軍のユニットが敵軍のユニットを倒しているなら、攻撃力を2増やす。", 2, 4),
        ("このターンに自軍のユニットが敵軍のユニットを倒しているなら、攻撃力を2増やす。", 4, 2),
        ("このターンに敵軍のユニットが自軍のユニットを倒しているなら、攻撃力を2増やす。", 2, 2),
        ("このターンに自軍のユニットが敵軍のユニットを倒していないなら、攻撃力を2増やす。", 2, 2),
        ("このユニットがダメージを受けたターン、このユニットの攻撃力を1増やす。", 4, 2),
    ],
)
@clause("kokuryoku", "X7.63", "X5.4")
def test_who_was_beaten_this_turn(text: str, chips: int, dealt: int) -> None:
    assert two_battles(text, chips=chips) == dealt


@clause("kokuryoku", "X7.63")
def test_what_happened_in_another_turn_does_not_count() -> None:
    text = "このターンに自軍のユニットが敵軍のユニットを倒しているなら、攻撃力を2増やす。"
    friend = unit("先", spirit=9, attack=2, arms="breath", action="breath", levels={})
    board = table(me(text, spirit=9), friend, first=[on("主", 4, 6), on("先", 5, 9)],
                  second=[on("的", 7, 9), on("兵", 8, 2), on("打手", 11, 4)])  # fmt: skip
    board.take("first", "先")
    board.attack("first", "先", "兵")
    until(board, lambda: board.asked() == ("second", "invasion", "K5.0"))
    until(board, lambda: board.asked() == ("first", "invasion", "K5.0"))
    assert strike(board) == 2


def walked_back(*steps: int, others: bool = False) -> Board:
    """The table after a unit has made these steps and was then put back where it came from."""
    trap = surprise("罠", "[敵移動時]そのユニットを移動前のマスに戻す。")
    runner = me("このユニットは自ターンに3回移動できる。")
    board = table(runner, trap, first=[on("主", 0, 3), on("友", 2, 3)], second=[on("的", 11)], other=["罠"])
    if others:
        board.walk("first", "友", 1)
        until(board, lambda: purpose(board) in ("invasion", "action-step"))
        until(board, lambda: purpose(board) == "invasion")
    board.act("first", "act-with", "主")
    for place, cell in enumerate(steps):
        board.act("first", "move", "主", cell=cell)
        if place + 1 < len(steps) and purpose(board) == "move-window":
            board.pass_on("second")
    board.act("second", "surprise", "罠")
    until(board, lambda: not board.state.stack)
    return board


@pytest.mark.parametrize(("steps", "others", "back"), [((3,), False, 0), ((3, 6), False, 3), ((3, 6, 7), True, 6)])
@clause("kokuryoku", "X7.63")
def test_a_unit_goes_back_to_where_its_last_move_began(steps: tuple[int, ...], others: bool, back: int) -> None:
    board = walked_back(*steps, others=others)
    assert board.cell("主") == back and board.cell("友") == (1 if others else 2)


@pytest.mark.parametrize(("answer", "stays"), [("yes", True), ("no", False)])
@clause("kokuryoku", "X7.64", "X7.50", "X3.3")
def test_a_unit_may_be_kept_from_leaving_for_a_card(answer: str, stays: bool) -> None:
    text = "このユニットが離脱する場合、代わりに手札を1枚戦場外に置いてもよい。"
    foe = unit("返", text, spirit=9, arms="breath", action="breath", levels={})
    board = table(me("", attack=5), foe, first=[on("主", 4, 6), on("友", 0)], second=[on("返", 7, 3), on("的", 11)],
                  other=["薬草@紙"])  # fmt: skip
    board.take("first", "主")
    board.attack("first", "主", "返")
    until(board, lambda: purpose(board) == "replace")
    board.option("second", board.options("second")[0 if answer == "yes" else -1])
    until(board, lambda: board.state.battle is None)
    assert (board.cell("返") >= 0, "紙" in board.off("second")) == (stays, stays)
    assert board.chips("返") == int(stays)


@pytest.mark.parametrize("text", ["このユニットが気力を失う場合、代わりに手札を1枚戦場外に置く。"])
@clause("kokuryoku", "X7.50", "X7.64")
def test_what_takes_the_place_of_something_else_sets_no_spirit(text: str) -> None:
    foe = unit("返", text, spirit=9, arms="breath", action="breath", levels={})
    board = table(me(""), foe, surprise("札", "[自国力フェイズ]敵軍のユニットすべては気力を2失う。"), hand=["札"],
                  second=[on("返", 7, 5), on("的", 11, 5)], other=["薬草@紙"], phase="item")  # fmt: skip
    board.act("first", "surprise", "札")
    until(board, lambda: not board.state.stack)
    assert (board.chips("返"), board.chips("的"), board.off("second")) == (5, 3, ["紙"])
