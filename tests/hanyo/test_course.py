"""In which order do the phases of a turn come, whose are they, and which moments do texts wait for?"""

from __future__ import annotations

import pytest

from tests.citing import clause
from tests.hanyo.board import Board

TURNS = [("first", 0), ("second", 1)]
Told = tuple[str, str, object]


def turn_of(turn: str) -> list[Told]:
    """Clause, what began, ended or was drawn, and whose it is, in a turn in which nobody does anything."""
    board = Board(turn=turn, phase="draw")
    number = board.state.turn
    while board.state.turn == number:
        board._be_passive()
    found: list[Told] = []
    for each in board.told():
        what = each.get("moment", each.get("phase", each["event"]))
        found.append((each["clause"], str(what), each.get("seat", each.get("by"))))
    return found


@pytest.mark.parametrize(("turn", "seat"), TURNS)
@clause("hanyo", "502.1", "502.2")
def test_the_turn_player_draws_and_then_the_turn_has_begun(turn: str, seat: int) -> None:
    wanted = [("502.1", "Drawn", seat), ("502.2", "draw-start", seat), ("502.2", "turn-start", seat)]
    assert turn_of(turn)[:3] == wanted


@pytest.mark.parametrize(("turn", "seat"), TURNS)
@clause("hanyo", "503.1", "504.1", "702.1", "705.1")
def test_main_and_battle_phase_follow(turn: str, seat: int) -> None:
    assert turn_of(turn)[3:9] == [
        ("503.1", "1", None),
        ("503.1", "main-start", seat),
        ("504.1", "2", None),
        ("702.1", "battle-start", seat),
        ("705.1", "SkillOver", None),
        ("705.1", "battle-end", seat),
    ]


@pytest.mark.parametrize(("turn", "seat"), TURNS)
@clause("hanyo", "505.1", "501.1")
def test_the_end_phase_ends_the_turn_and_the_other_player_has_the_next(turn: str, seat: int) -> None:
    wanted = [("505.1", "3", None), ("505.1", "turn-end", seat), ("501.1", "TurnBegan", 1 - seat)]
    assert turn_of(turn)[9:12] == wanted


@clause("hanyo", "403.2", "304.3")
def test_each_player_draws_the_opening_hand_from_the_own_deck() -> None:
    board = Board.new([f"火矢@a{n}" for n in range(20)], [f"火矢@b{n}" for n in range(20)], "lots")
    board.shuffles()
    drawn = [each for each in board.told() if each["event"] == "Drawn" and each["clause"] == "403.2"]
    for each in drawn:
        zones = board.rules.zones
        assert zones[each["source"]].owner == zones[each["target"]].owner == each["by"]
    assert {each["by"] for each in drawn} == {0, 1}
