"""1312: among what a player chooses, how many, and what need not be found."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import clause
from tests.kiseki.board import Board, event, item, unit
from tests.kiseki.texts import play, table

FIELD = ["剣@甲", "剣@乙", {"card": "槍@丙", "actioned": True}, {"card": "槍@丁", "actioned": True}]
FIELD += [{"card": "術@戊", "stunned": True}, {"card": "術@己", "stunned": True}]


def asked(text: str, **seats: Any) -> Board:
    board = table(event("事", text), **seats)
    play(board, "事")
    return board


@pytest.mark.parametrize(
    ("deed", "names"),
    [
        ("アクションする", ["甲", "乙"]),
        ("レディする", ["丙", "丁"]),
        ("スタンする", ["甲", "乙", "丙", "丁"]),
        ("回復する", ["戊", "己"]),
        ("破壊する", ["甲", "乙", "丙", "丁", "戊", "己"]),
    ],
)
@clause("kiseki", "1312.1", "104.2", "1315.1", "1315.2")
def test_only_what_it_can_be_done_to_is_chosen(deed: str, names: list[str]) -> None:
    board = asked(f"相手のUNITを1つ{deed}。", second={"field": FIELD})
    assert board.options("first") == names and board.how_many("first") == (1, 1)
    board = asked(f"相手のUNITを2つまで{deed}。", second={"field": FIELD})
    assert board.options("first") == names and board.how_many("first") == (0, 2)
    board = asked(f"相手のUNITを任意の数{deed}。", second={"field": FIELD})
    assert board.how_many("first") == (0, len(names))


@clause("kiseki", "1316.1", "1316.2", "1312.1")
def test_only_what_lies_otherwise_is_chosen_to_be_turned() -> None:
    homes = ["剣@甲", "剣@乙", {"card": "槍@丙", "up": True}, {"card": "槍@丁", "up": True}]
    board = asked("相手の拠点のカードを1枚表向きにする。", second={"homebase": homes})
    assert board.options("first") == ["甲", "乙"]
    board = asked("相手の拠点のカードを1枚裏向きにする。", second={"homebase": homes})
    assert board.options("first") == ["丙", "丁"]


@clause("kiseki", "1312.1", "1337.1")
def test_who_boards_is_chosen_among_the_units_on_the_field() -> None:
    walker = item("歩行機", text="・[アクション]:あなたのUNITを1つこれに搭乗させる。", strength=4, defence=4)
    board = table(walker, first={"field": ["歩行機", "剣", "槍"], "hand": ["術"]})
    board.do("first", "craft", "歩行機")
    while board._purpose() == "priority" and board.waiting():
        board._be_passive()
    assert board.options("first") == ["剣", "槍"]
    board.choose("first", "槍")
    assert "boarded" in board.states("歩行機") and board.removed("first") == ["槍"]


@clause("kiseki", "1312.2", "502.2b", "1312.1")
def test_a_certain_card_of_a_hidden_zone_need_not_be_found() -> None:
    hand = {"hand": ["剣", "槍", "刃"]}
    board = asked("あなたの手札のUNITを1枚選び、それを捨てる。", first=hand)
    assert board.options("first") == ["剣", "槍"] and board.how_many("first") == (0, 1)
    board = asked("あなたの手札を1枚選び、それを捨てる。", first=hand)
    assert sorted(board.options("first")) == sorted(["剣", "槍", "刃", "own"]) and board.how_many("first") == (1, 1)
    board = asked("相手の手札のUNITを1枚選び、それを捨てる。", second=hand)  # shown, and so known to both
    assert board.is_known("剣", "first") and board.how_many("first") == (1, 1)
    board = asked("相手の軌跡のUNITを1枚選び、それを除外する。", second={"trail": ["剣", "槍"]})
    assert board.how_many("first") == (1, 1)


@clause("kiseki", "1312.1", "1502.1")
def test_each_player_chooses_for_itself_the_primary_player_first() -> None:
    text = "各プレイヤーは自身のUNITを1つスタンする。"
    board = asked(text, first={"field": ["剣@甲", "剣@乙"]}, second={"field": ["剣@丙", "剣@丁"]})
    assert board.all_asked() == ["first"] and board.options("first") == ["甲", "乙"]
    board.choose("first", "甲")
    assert board.all_asked() == ["second"] and board.options("second") == ["丙", "丁"]
    assert not board.is_stunned("甲")
    board.choose("second", "丁")
    assert [each for each in ("甲", "乙", "丙", "丁") if board.is_stunned(each)] == ["甲", "丁"]


@clause("kiseki", "1312.1", "1337.1")
def test_nothing_boards_itself() -> None:
    text = "【人形】\n・[アクション]:あなたのUNITを1つこれに搭乗させる。"
    board = table(unit("機兵", text=text), first={"field": ["機兵", "剣", "槍"]})
    board.do("first", "craft", "機兵")
    while board._purpose() == "priority" and board.waiting():
        board._be_passive()
    assert board.options("first") == ["剣", "槍"]
