"""For how long does an effect hold? The times at which it is in force over three turns, for every word that names them.

A time is written as the turn counted from the one in which the effect was made, and a letter for the phase: P the turn
player's national-power phase, Q the other player's, I the invasion phase, E the end phase. What is used at the start of
the end phase (`late`) is followed by no question of that phase.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from fuda.games.kokuryoku.table import TURN_END
from fuda.games.kokuryoku.texts.values import change_of
from fuda.games.kokuryoku.words import effects as e
from tests.citing import clause
from tests.kokuryoku.board import Board, on, surprise
from tests.kokuryoku.duels import purpose
from tests.kokuryoku.test_sayable import me, table, until

NO_END: Final = surprise("暇", "[エンドフェイズ開始時]カードを1枚引く。")  # so that the end phase is asked about
WAITED_FOR: Final = {"自国力フェイズ": "item", "エンドフェイズ開始時": "invasion", "攻撃宣言時": "invasion"}


def raised(board: Board, unit: str) -> int:
    """By how much the attack of the unit is raised now."""
    return change_of(board.state, board.rules, e.ChangeAttack, board.card(unit))


def made(words: str, by: str, timing: str = "自国力フェイズ") -> Board:
    """The table before a player uses a surprise that raises the attack of its units for a while."""
    card = surprise("札", f"[{timing}]{words}自軍のユニットの攻撃力を1増やす。")
    hands: dict[str, Any] = {"hand": ["暇@1", "薬草@3"], "other": ["暇@2", "薬草@4"]}
    hands["hand" if by == "first" else "other"].append("札")
    board = table(me(""), card, NO_END, first=[on("主", 4), on("友", 0)], phase=WAITED_FOR[timing], **hands)
    if timing == "攻撃宣言時":
        board.take("first", "主")
        board.attack("first", "主", "的")
    until(board, lambda: (board.asked() or ("",))[0] == by and "surprise 札" in board.options(by))
    return board


def times(board: Board, by: str) -> str:
    """When the effect is in force, once the surprise is used."""
    began = board.state.turn
    board.act(by, "surprise", "札")
    found: list[str] = []

    def is_late() -> bool:
        state = board.state
        if raised(board, "主" if by == "first" else "的"):
            phase = "PIE"[state.phase] if state.phase or state.active == state.turn_player else "Q"
            found.append(f"{state.turn - began}{phase}")
        return state.turn - began > 2 or state.outcome is not None

    until(board, is_late)
    return " ".join(dict.fromkeys(found))


TURN_0: Final = "0P 0Q 0I 0E"
TURN_1: Final = "1P 1Q 1I 1E"
TURN_2: Final = "2P 2Q 2I 2E"


@pytest.mark.parametrize(
    ("words", "own", "others"),
    [
        ("", TURN_0, "0Q 0I 0E"),
        ("このターン中、", TURN_0, "0Q 0I 0E"),
        ("このフェイズ中、", "0P", "0Q"),
    ],
)
@clause("kokuryoku", "X7.48", "K3.1")
def test_an_effect_lasts_for_the_turn_or_the_phase(words: str, own: str, others: str) -> None:
    assert times(made(words, "first"), "first") == own
    assert times(made(words, "second"), "second") == others


@pytest.mark.parametrize("words", ["", "この戦闘中、"])
@clause("kokuryoku", "X7.48", "X5.2")
def test_an_effect_made_in_a_battle_lasts_for_it(words: str) -> None:
    board = made(words, "first", "攻撃宣言時")
    board.act("first", "surprise", "札")
    until(board, lambda: bool(board.damage("的")))
    assert board.damage("的") == [3]
    until(board, lambda: board.state.battle is None)
    assert raised(board, "主") == 0 and board.state.effects == ()


@pytest.mark.parametrize(("words", "kept"), [("このターン中、", 1), ("このフェイズ中、", 1)])
@clause("kokuryoku", "X7.48", "K3.1")
def test_an_effect_made_in_a_battle_outlasts_it_if_it_says_so(words: str, kept: int) -> None:
    board = made(words, "first", "攻撃宣言時")
    board.act("first", "surprise", "札")
    until(board, lambda: purpose(board) != "attack-window" and board.state.battle is None)
    assert raised(board, "主") == kept


@pytest.mark.parametrize(
    ("words", "own", "others", "late"),
    [
        ("次の自ターン開始時まで、", f"{TURN_0} {TURN_1}", "0Q 0I 0E", TURN_1),
        ("次の相手ターン開始時まで、", TURN_0, f"0Q 0I 0E {TURN_1}", ""),
        ("次の自ターン終了時まで、", f"{TURN_0} {TURN_1} {TURN_2}", f"0Q 0I 0E {TURN_1}", f"{TURN_1} {TURN_2}"),
        ("次の相手ターン終了時まで、", f"{TURN_0} {TURN_1}", f"0Q 0I 0E {TURN_1} {TURN_2}", TURN_1),
        ("次のターン終了時まで、", f"{TURN_0} {TURN_1}", f"0Q 0I 0E {TURN_1}", TURN_1),
        ("次の自ターン中、", TURN_2, TURN_1, TURN_2),
        ("次の相手ターン中、", TURN_1, TURN_2, TURN_1),
    ],
)
@clause("kokuryoku", "X7.56", "K3.1")
def test_the_next_turn_is_the_first_one_after_this(words: str, own: str, others: str, late: str) -> None:
    assert times(made(words, "first"), "first") == own
    assert times(made(words, "second"), "second") == others
    assert times(made(words, "first", "エンドフェイズ開始時"), "first") == late


@pytest.mark.parametrize(
    ("words", "own", "others", "late"),
    [
        ("次の自国力フェイズ中、", "1Q", "1P", "1Q"),
        ("次の相手国力フェイズ中、", "0Q", "1Q", "1P"),
        ("次の自侵攻フェイズ中、", "0I", "1I", "2I"),
        ("次の相手侵攻フェイズ中、", "1I", "0I", "1I"),
        ("次の自エンドフェイズ中、", "0E", "1E", "2E"),
        ("次の相手エンドフェイズ中、", "1E", "0E", "1E"),
        ("次の自ターンの国力フェイズ中、", "2P", "1P", "2P"),
        ("次の相手ターンの侵攻フェイズ中、", "1I", "2I", "1I"),
        ("次の自ターンの侵攻フェイズ中、", "2I", "1I", "2I"),
    ],
)
@clause("kokuryoku", "X7.56", "K3.1")
def test_the_next_phase_is_the_first_that_begins_after_now(words: str, own: str, others: str, late: str) -> None:
    assert times(made(words, "first"), "first") == own
    assert times(made(words, "second"), "second") == others
    assert times(made(words, "first", "エンドフェイズ開始時"), "first") == late


@pytest.mark.parametrize(
    ("words", "own", "others", "late"),
    [
        ("次の自国力フェイズ終了時まで、", f"{TURN_0} 1P 1Q", "0Q 0I 0E 1P", "1P 1Q"),
        ("次の相手国力フェイズ終了時まで、", "0P 0Q", "0Q 0I 0E 1P 1Q", "1P"),
        ("次の自侵攻フェイズ終了時まで、", "0P 0Q 0I", "0Q 0I 0E 1P 1Q 1I", f"{TURN_1} 2P 2Q 2I"),
        ("次の相手侵攻フェイズ終了時まで、", f"{TURN_0} 1P 1Q 1I", "0Q 0I", "1P 1Q 1I"),
    ],
)
@clause("kokuryoku", "X7.56", "K3.1")
def test_until_a_later_phase_is_until_its_end(words: str, own: str, others: str, late: str) -> None:
    assert times(made(words, "first"), "first") == own
    assert times(made(words, "second"), "second") == others
    assert times(made(words, "first", "エンドフェイズ開始時"), "first") == late


@clause("kokuryoku", "X7.48", "K1.1")
def test_an_effect_for_the_rest_of_the_game_never_ends() -> None:
    assert times(made("ゲーム終了時まで、", "first"), "first") == f"{TURN_0} {TURN_1} {TURN_2} 3P"


@clause("kokuryoku", "X7.56", "X7.48")
def test_what_an_effect_says_of_its_end_is_written_down() -> None:
    board = made("このターン中、", "first")
    board.act("first", "surprise", "札")
    assert [(each.until, each.begins, each.ends, each.phase) for each in board.state.effects] == [(TURN_END, 0, 0, -1)]
