"""1336: what two units that are linked are together, and what becomes of each when they part."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.games.kiseki.texts.values import wings_of
from tests.citing import clause
from tests.kiseki.board import Board, event, item, unit
from tests.kiseki.texts import SCHOOL, play, table

STUN = event("雷", "UNITを1つ対象とし、それをスタンする。")
SLAY = event("一撃", "UNITを1つ対象とし、それを即死させる。")
HEAD = unit("頭", cp=1, strength=2, defence=3, text="・0EP支払う:絆を1点失う。")
TAIL = unit("尾", cp=2, strength=4, defence=5, text="【武術】【光まとう翼2】", organisations=(SCHOOL,))


def pair(*cards: Any, first: tuple[str, ...] = (), **more: Any) -> Board:
    field = [{"card": "頭", "linked": "尾"}, *first]
    return table(HEAD, TAIL, STUN, SLAY, *cards, first={"field": field, "bonds": 20}, **more)


@clause("kiseki", "1336.1", "1336.1a", "1336.1b", "1336.1d")
def test_a_linked_unit_has_names_figures_and_organisations_of_both() -> None:
    board = pair()
    assert sorted(board.card_names("頭")) == sorted(["頭", "尾"])
    assert (board.cp("頭"), board.strength("頭"), board.defence("頭")) == (3, 6, 8)
    assert sorted(board.organisations("頭")) == sorted(["自警団", SCHOOL])
    assert board.field("first") == ["頭", "尾"] and "linked" in board.states("頭")


@clause("kiseki", "1336.1", "1336.1c", "1306.2c")
def test_a_linked_unit_has_the_crafts_of_both_and_none_while_it_is_stunned() -> None:
    board = pair()
    assert board.icons("頭") == ["武術", "光まとう翼"] and "craft 頭" in board.options("first")
    assert wings_of(board.state, board.rules, board.card("頭")) == 2
    play(board, "雷")
    assert wings_of(board.state, board.rules, board.card("頭")) == 0
    assert board.is_stunned("頭") and board.icons("頭") == [] and "craft 頭" not in board.options("first")
    assert board.bonds("first") == 17
    assert board.strength("頭") == 6


@pytest.mark.parametrize("word", ["これ", "このカード"])
@clause("kiseki", "1336.1", "1211.6b")
def test_both_parts_of_a_linked_unit_leave_and_the_unit_leaves_once(word: str) -> None:
    tail = unit("裔", text=f"・{word}が場を離れた時、絆を1点得る。")
    ear = item("耳", text="・UNITが場を離れた時、絆を3点得る。")
    field = [{"card": "頭", "linked": "裔"}, "耳"]
    board = table(HEAD, tail, ear, SLAY, first={"field": field, "bonds": 20})
    play(board, "一撃")
    while board._purpose() == "trigger":
        board._submit("first", 0)
    while board.waiting():
        board._be_passive()
    assert sorted(board.trail("first")) == sorted(["頭", "裔", "一撃"]) and board.bonds("first") == 24


@clause("kiseki", "1336.1", "1308.1")
def test_a_linked_unit_is_stunned_and_recovers_as_one() -> None:
    heal = event("癒し", "UNITを1つ対象とし、それを回復する。")
    board = pair(heal)
    play(board, "雷")
    assert board.is_stunned("頭") and board.state.stunned[board.card("尾")] == 1
    play(board, "癒し")
    assert not board.is_stunned("頭") and board.state.stunned[board.card("尾")] == 0
    assert not board.is_ready("頭") and board.icons("頭") == ["武術", "光まとう翼"]


@clause("kiseki", "1336.1", "502.3")
def test_a_part_of_a_linked_unit_that_comes_back_is_a_unit_of_its_own() -> None:
    call = event("招集", "あなたの軌跡のUNITを1枚対象とし、それを場に出す。")
    board = pair(call)
    play(board, "一撃")
    play(board, "招集", "尾")
    assert board.field("first") == ["尾"] and "linked" not in board.states("尾")
    assert board.card_names("尾") == ["尾"] and board.strength("尾") == 4
