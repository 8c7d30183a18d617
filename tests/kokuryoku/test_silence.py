"""Who is asked although nothing can be done? In a game that hides what is forced, silence must tell nothing of a hand:
whoever has cards there that the other player does not know is asked in every step, whoever has none is not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import clause
from tests.kokuryoku.board import on, surprise
from tests.kokuryoku.duels import purpose
from tests.kokuryoku.test_sayable import me, table

CARDS = [
    surprise("国札", "[自国力フェイズ](手札5)カードを1枚引く。"),
    surprise("行札", "[行動](手札5)カードを1枚引く。"),
    surprise("動札", "[移動時](手札5)カードを1枚引く。"),
    surprise("終札", "[エンドフェイズ開始時](手札5)カードを1枚引く。"),
]


def asked(phase: str, hand: list[str], hidden: bool = True, **more: Any) -> list[str]:
    """For what the first player is asked until the second player's next turn, doing nothing."""
    more.setdefault("first", [on("主", 4, 6)])
    board = table(
        me(""), *CARDS, second=[on("的", 11)], phase="power", hand=hand, more=({"deck": 9}, {"deck": 9}), **more
    )
    board.state.hide_forced = hidden
    found: list[str] = []
    for _ in range(200):
        now = board.asked()
        if now is None or board.state.turn_player == 1:
            return found
        if now[0] == "first":
            found.append(now[1])
            if now[1] == "move-step" and "move-step" not in found[:-1] and phase == "move":
                board.act("first", "move", "主", cell=5)
                continue
            if now[1] == "invasion" and board.offered("first", "act-with"):
                board.act("first", "act-with", "主")
                continue
        board._be_passive()
    pytest.fail("the turn does not end")


@clause("kokuryoku", "K4.2a", "K4.5")
def test_in_each_step_of_a_national_power_phase_a_hidden_hand_is_asked() -> None:
    found = asked("move", ["終札"])
    for step in ("sortie-step", "land-step", "item-step"):
        assert found.count(step) == 1
    assert found.index("sortie-step") < found.index("land-step") < found.index("item-step")


@clause("kokuryoku", "K4.4", "K4.2a")
def test_without_a_unit_no_land_is_asked_for_and_without_chips_no_sortie() -> None:
    board = table(me(""), *CARDS, first=[], second=[on("的", 11)], phase="power", hand=["終札"])
    board.state.hide_forced = True
    found: list[str] = []
    while board.asked() is not None and board.state.phase == 0 and board.state.outcome is None:
        now = board.asked()
        assert now is not None
        found += [now[1]] if now[0] == "first" else []
        board._be_passive()
    assert "land-step" not in found and "sortie-step" in found


@clause("kokuryoku", "K5.3", "K5.4b")
def test_a_unit_that_can_do_nothing_is_asked_for_the_sake_of_the_hand() -> None:
    found = asked("move", ["終札"])
    assert "action-step" in found and "processing-step" in found
    assert "move-window" in found and "end-window" in found
    assert "generation-change" in found and "training-step" in found


@pytest.mark.parametrize("hidden", [True, False])
@clause("kokuryoku", "K5.3", "K5.4b")
def test_an_empty_hand_tells_nothing_and_is_not_asked(hidden: bool) -> None:
    board = table(me(""), *CARDS, first=[on("主", 4, 6)], second=[on("的", 11)])
    board.state.hide_forced = hidden
    board.walk("first", "主", 5)
    assert purpose(board) not in ("move-window", "action-step", "processing-step")
    assert board.state.turn_player == 0 or board.state.phase == 0


@clause("kokuryoku", "K6.2", "K6.3")
def test_in_the_end_phase_an_empty_hand_is_not_asked() -> None:
    for hand, expected in (([], False), (["国札"], True)):
        board = table(me(""), *CARDS, first=[on("主", 4, 6)], second=[on("的", 11)], hand=hand)
        board.state.hide_forced = True
        found: list[str] = []
        for _ in range(60):
            now = board.asked()
            if now is None or board.state.turn_player == 1:
                break
            found += [now[1]] if now[0] == "first" else []
            board._be_passive()
        for each in ("generation-change", "training-step", "end-window"):
            assert (each in found) == expected


@clause("kokuryoku", "K6.5", "X7.34")
def test_nobody_is_asked_to_put_off_a_card_of_an_empty_hand() -> None:
    for hand, wanted in (([], False), (["国札"], True)):
        text = surprise("捨札", "[自国力フェイズ]自分は手札を1枚戦場外に置く。")
        board = table(
            me(""), *CARDS, text, first=[on("主", 4)], second=[on("的", 11)], phase="item", hand=["捨札", *hand]
        )
        board.state.hide_forced = True
        board.act("first", "surprise", "捨札")
        assert (purpose(board) == "put-hand-off") == wanted


@clause("kokuryoku", "K5.0")
def test_when_every_unit_has_had_its_turn_nobody_is_asked_for_another() -> None:
    board = table(me(""), *CARDS, first=[on("主", 4, 6)], second=[on("的", 11)])
    board.state.hide_forced = True
    board.act("first", "act-with", "主")
    board.act("first", "move", "主", cell=5)
    assert board.asked() != ("first", "invasion", "K5.0")
