"""Games that were saved in the middle of a loop, before one record watched loops, go on as they would have."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from fuda.kernel import codec
from tests.hanyo.test_rule_processing import spinner, tug
from tests.honjin.test_ending import handing_over
from tests.kiseki.board import unit
from tests.kiseki.test_priority import LIVE, table

SAVED: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "records_before" / "loops.json").read_text(encoding="utf-8")
)


def taken_up(board: Any, name: str) -> Any:
    """The board in the position that was saved."""
    assert "loop" not in SAVED[name]["frames"][1]
    board.state = codec.decode(SAVED[name])
    board.state.notes = []
    return board


def test_a_number_can_be_named_that_was_asked_for_before() -> None:
    board = taken_up(spinner(), "hanyo-one")
    assert board.asked() == ("first", "loop-count", "1101.1a")
    board.number("first", 4)
    assert board.happened().count("AbilityUsed") == 4
    assert "use 回す" not in board.options("first")
    game = taken_up(handing_over(), "honjin-one")
    game.number("first", 3)
    assert game.happened().count("Exchanged") == 3 * 2
    board = taken_up(table("battle", {"field": ["永久"], "homebase": 1}, {}, LIVE), "kiseki-one")
    assert board.asked() == ("first", "loop-count", "1501.1a")
    board.number("first", 3)
    assert board.happened().count("Turned") == 6
    assert board.asked() == ("first", "priority", "902.4")
    assert "craft 永久" not in board.options("first")


def test_where_both_name_a_number_both_are_asked_again() -> None:
    board = taken_up(tug(), "hanyo-both")
    assert board.asked() == ("second", "loop-count", "1101.1b")
    board.number("second", 7)
    assert board.asked() == ("first", "loop-count", "1101.1b")
    board.number("first", 5)
    board.number("second", 2)
    for _ in range(2):
        board.wins("second")
    assert board.happened().count("AbilityUsed") == 2


def test_rounds_under_way_go_on() -> None:
    board = taken_up(tug(), "hanyo-again")
    for _ in range(2):
        board.wins("second")
    assert board.asked() == ("first", "main-phase", "503.3")
    assert board.happened().count("AbilityUsed") == 1
    assert "use 引く" not in board.options("first")


def test_actions_that_were_to_be_repeated_are_repeated() -> None:
    work = unit("働き", text="・[アクション]:あなたは1EPを得る。\n・1EP支払う:あなたのUNITを1つレディする。")
    field = ["働き@甲", {"card": "働き@乙", "actioned": True}]
    board = taken_up(table("battle", {"field": field, "homebase": 1}, {}, work), "kiseki-again")
    for _ in range(2):
        assert board.asked() == ("first", "ready", "1312.1")
        board.choose("first", "甲")
    assert board.asked() == ("first", "priority", "902.4")
    assert "craft 甲" not in board.options("first")


def test_what_led_nowhere_stays_closed() -> None:
    board = taken_up(spinner(), "hanyo-closed")
    assert "use 回す" not in board.options("first")
    assert taken_up(handing_over(), "honjin-closed").offers("first", "exchange") == []
    board = taken_up(table("battle", {"field": ["永久"], "homebase": 1}, {}, LIVE), "kiseki-closed")
    assert "craft 永久" not in board.options("first")
