"""When do texts trigger that wait for a moment? Every moment that a text can name, over two turns, on either side.

A moment is written as the turn and a sign: T the turn begins, P and Q the national-power phases of the turn player and
of the other one, I the invasion phase, E the end phase, Z the turn ends; p and q with the number of a step
of such a phase.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import clause
from tests.kokuryoku.board import on
from tests.kokuryoku.test_sayable import me, table, until


def heard(words: str, seat: str = "first", turn: str = "first") -> str:
    """When a unit of the seat draws a card by a text that waits for this moment, from the first draw step on."""
    text = me(f"{words}、カードを1枚引く。")
    mine, other = [on("主", 4 if seat == "first" else 11, 6)], [on("的", 11 if seat == "first" else 4)]
    sides: dict[str, Any] = {"first": mine, "second": other} if seat == "first" else {"first": other, "second": mine}
    board = table(text, phase="draw", turn=turn, **sides)
    last = board.state.turn + 2
    until(board, lambda: board.state.turn == last and board.state.phase == 1)
    found: list[str] = []
    number, player, mark = 0, int(turn == "second"), ""
    for told in board.told():
        match told["event"]:
            case "TurnBegan":
                number, player, mark = number + 1, told["seat"], "T"
            case "TurnEnded":
                mark = "Z"
            case "PhaseBegan":
                mark = "IE"[told["phase"] - 1] if told["phase"] else "PQ"[told["seat"] != player]
            case "StepBegan":
                mark = f"{'pq'[told['seat'] != player]}{told['step']}"
            case "Drawn" if told["clause"] == "X7.25":
                found.append(f"{number}{mark}")
    return " ".join(found)


def check(words: str, first: str, second: str) -> None:
    """What a unit of the turn player hears in the turn that is under way, and one of the other player."""
    assert heard(words) == first
    assert heard(words, "second") == second
    assert heard(words, "second", "second") == first
    assert heard(words, "first", "second") == second


@pytest.mark.parametrize(
    ("words", "first", "second"),
    [
        ("自国力フェイズ開始時", "1Q 2P", "0Q 1P 2Q"),
        ("相手国力フェイズ開始時", "0Q 1P 2Q", "1Q 2P"),
        ("自侵攻フェイズ開始時", "0I 2I", "1I"),
        ("相手侵攻フェイズ開始時", "1I", "0I 2I"),
        ("自エンドフェイズ開始時", "0E", "1E"),
        ("相手エンドフェイズ開始時", "1E", "0E"),
    ],
)
@clause("kokuryoku", "K3.1", "X7.61")
def test_the_beginning_of_a_phase(words: str, first: str, second: str) -> None:
    check(words, first, second)


@pytest.mark.parametrize(
    ("words", "first", "second"),
    [
        ("自ターンの自国力フェイズ開始時", "2P", "1P"),
        ("自ターンの国力フェイズ開始時", "2P", "1P"),
        ("相手ターンの国力フェイズ開始時", "1P", "2P"),
        ("相手ターンの自国力フェイズ開始時", "1Q", "0Q 2Q"),
        ("相手ターンの相手国力フェイズ開始時", "1P", "2P"),
    ],
)
@clause("kokuryoku", "K3.1", "X7.61")
def test_the_beginning_of_a_phase_in_one_players_turn(words: str, first: str, second: str) -> None:
    check(words, first, second)


@pytest.mark.parametrize(
    ("words", "first", "second"),
    [
        ("自支援ステップ開始時", "0p2 1q2 2p2", "0q2 1p2 2q2"),
        ("相手支援ステップ開始時", "0q2 1p2 2q2", "0p2 1q2 2p2"),
        ("土地ステップ開始時", "0p3 2p3", "1p3"),
        ("自ターンの支援ステップ開始時", "0p2 2p2", "1p2"),
        ("相手ターンの自支援ステップ開始時", "1q2", "0q2 2q2"),
    ],
)
@clause("kokuryoku", "X7.61", "K3.1")
def test_the_beginning_of_a_step(words: str, first: str, second: str) -> None:
    check(words, first, second)


@pytest.mark.parametrize(
    ("words", "first", "second"),
    [
        ("自国力フェイズ終了時", "0Q 1I 2Q", "0I 1Q 2I"),
        ("相手国力フェイズ終了時", "0I 1Q 2I", "0Q 1I 2Q"),
        ("国力フェイズ終了時", "0Q 0I 1Q 1I 2Q 2I", "0Q 0I 1Q 1I 2Q 2I"),
        ("自侵攻フェイズ終了時", "0E", "1E"),
        ("相手侵攻フェイズ終了時", "1E", "0E"),
        ("自エンドフェイズ終了時", "0Z", "1Z"),
        ("相手エンドフェイズ終了時", "1Z", "0Z"),
    ],
)
@clause("kokuryoku", "X7.61", "K3.1")
def test_a_phase_ends_when_the_next_one_begins(words: str, first: str, second: str) -> None:
    check(words, first, second)


@pytest.mark.parametrize(
    ("words", "first", "second"),
    [
        ("自ターン開始時", "2T", "1T"),
        ("相手ターン開始時", "1T", "2T"),
        ("ターン開始時", "1T 2T", "1T 2T"),
        ("自ターン終了時", "0Z", "1Z"),
        ("相手ターン終了時", "1Z", "0Z"),
        ("ターン終了時", "0Z 1Z", "0Z 1Z"),
    ],
)
@clause("kokuryoku", "K6.6", "K3.1")
def test_the_beginning_and_the_end_of_a_turn(words: str, first: str, second: str) -> None:
    check(words, first, second)
