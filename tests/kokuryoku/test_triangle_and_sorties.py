"""Who wins the triangle under the texts that speak of it (X5.5), and what sorties from where (K4.2, X3.1, X7.6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import clause
from tests.kokuryoku.board import Board, on, surprise, unit, weapon
from tests.kokuryoku.duels import purpose
from tests.kokuryoku.test_sayable import me, strike, table

SWORD: dict[str, Any] = {"arms": "sword", "action": "direct", "levels": {"sword": "A", "lance": "A", "axe": "A"}}
NONE = "このユニットは三すくみの影響を受けない。"


def dealt(mine: str, theirs: str, foe_arms: str, own: str = "sword", weapon_arms: str = "", others: str = "") -> int:
    """What a sword deals to that; perhaps with a weapon of other arms, under texts of both units and a third one."""
    foe = unit("相", f"このユニットは反撃できない。{theirs}", arms=foe_arms, spirit=9, action="direct", levels={})
    third = unit("従", others, arms="breath", action="breath", levels={})
    cards = [weapon("札", arms=weapon_arms, attack=0)] if weapon_arms else []
    attached = ["札"] if weapon_arms else []
    board = table(me(mine, **{**SWORD, "arms": own}), foe, third, *cards,
                  first=[on("主", 4, attached=attached), on("従", 0)], second=[on("相", 7), on("的", 11)])  # fmt: skip
    return strike(board, target="相", equipment="札" if weapon_arms else "")


@pytest.mark.parametrize(
    ("own", "foe", "bonus"),
    [
        ("sword", "axe", 1), ("axe", "lance", 1), ("lance", "sword", 1),
        ("axe", "sword", 0), ("lance", "axe", 0), ("sword", "lance", 0),
        ("fire", "wind", 1), ("wind", "thunder", 1), ("thunder", "fire", 1), ("light", "dark", 1),
        ("wind", "fire", 0), ("thunder", "wind", 0), ("fire", "thunder", 0), ("dark", "light", 0),
        ("sword", "sword", 0), ("sword", "wind", 0), ("light", "fire", 0), ("bow", "axe", 0),
    ],
)  # fmt: skip
@clause("kokuryoku", "X5.5")
def test_who_wins_the_triangle(own: str, foe: str, bonus: int) -> None:
    assert dealt("", "", foe, own) == 2 + bonus


@pytest.mark.parametrize(
    ("mine", "theirs", "others", "bonus"),
    [
        ("", "", "", 1),
        (NONE, "", "", 0),
        ("", NONE, "", 0),
        ("", "", NONE, 1),
        ("", "このユニットは三すくみの不利を受けない。", "", 0),
        ("このユニットは三すくみの不利を受けない。", "", "", 1),
        ("このユニットは三すくみで常に勝つ。", "", "", 1),
        ("", "このユニットは三すくみで常に勝つ。", "", 0),
        ("", "", "このユニットは三すくみで常に勝つ。", 1),
        ("三すくみを逆にする。", "", "", 0),
        ("", "三すくみを逆にする。", "", 0),
        ("三すくみによる修正を3にする。", "", "", 3),
        ("", "", "三すくみによる修正を3にする。", 3),
        (f"三すくみによる修正を3にする。{NONE}", "", "", 0),
        ("自分の手札が3枚以上なら、三すくみを逆にする。", "", "", 1),
        ("自分の手札が3枚以上なら、三すくみによる修正を3にする。", "", "", 1),
    ],
)
@clause("kokuryoku", "X5.5")
def test_texts_that_speak_of_the_triangle(mine: str, theirs: str, others: str, bonus: int) -> None:
    assert dealt(mine, theirs, "axe", others=others) == 2 + bonus
    assert dealt(mine, theirs, "axe", "lance", "sword", others) == 2 + bonus  # with a weapon that wins
    if "常に" not in mine and "逆" not in mine + theirs:
        assert dealt(mine, theirs, "lance", others=others) == 2


@clause("kokuryoku", "X5.5")
def test_where_the_triangle_is_turned_the_loser_wins() -> None:
    assert dealt("三すくみを逆にする。", "", "lance") == 3
    assert dealt("三すくみを逆にする。", "", "axe") == 2
    assert dealt("三すくみを逆にする。", "", "sword") == 2
    assert dealt("このユニットは三すくみで常に勝つ。", "", "sword") == 3
    assert dealt("このユニットは三すくみで常に勝つ。", NONE, "sword") == 2


# --- sorties


def from_off(text: str, off: list[str], **more: Any) -> Board:
    cards = [
        unit("達人", "【クラスチェンジ】「師」", levels={}),
        unit("師", levels={}),
        surprise("呼", f"[自国力フェイズ]{text}"),
    ]
    more.setdefault("first", [on("主", 4, 3)])
    return table(me(""), *cards, hand=["呼", "薬草"], phase="item", more=({"off": off}, {}), **more)


@clause("kokuryoku", "K4.2a", "X3.1")
def test_a_unit_sorties_from_off_the_field_where_a_text_says_so() -> None:
    board = from_off("戦場外にある自分のユニットカード1枚を出撃させる。", ["師", "達人", "兵", "薬草@紙"])
    board.act("first", "surprise", "呼")
    assert sorted(board.options("first")) == sorted(["師", "兵"])  # no class-change card (X7.6), nothing but units
    board.choose("first", "師")
    board.square("first", 1)
    board.number("first", 2)
    assert (board.cell("師"), board.chips("師"), board.piles("first")[0]) == (1, 2, 15)


@clause("kokuryoku", "K4.2b", "X7.6")
def test_no_unit_of_a_name_on_the_field_sorties_by_a_text_either() -> None:
    board = from_off("戦場外にある自分のユニットカード1枚を出撃させる。", ["師", "兵"],
                     first=[on("主", 4, 3), on("師@場", 5, 2), on("兵@場兵", 3, 1)])  # fmt: skip
    board.act("first", "surprise", "呼")
    assert purpose(board) == "sortie-square"
    board.square("first", 1)
    board.number("first", 1)
    assert board.cell("兵") == 1 and board.off("first")[0] == "師"


@clause("kokuryoku", "K4.2a", "X3.1")
def test_why_a_card_does_not_sortie() -> None:
    cards = [unit("達人", "【クラスチェンジ】「師」", levels={}), unit("師", levels={})]
    board = table(me(""), *cards, first=[on("主", 4, 3), on("師", 5, 2), on("兵@列", 0, 2)], second=[on("的", 11)],
                  hand=["師@手", "達人", "兵@手兵", "薬草"], other=["兵@他"], phase="sortie")  # fmt: skip
    assert board.why_not("first", "sortie", "手", cell=1) == ("K4.2b", "name-on-the-field")
    assert board.why_not("first", "sortie", "達人", cell=1) == ("X7.6", "class-change-card")
    assert board.why_not("first", "sortie", "他", cell=1)[0] == "K4.2a"
    assert board.why_not("first", "sortie", "薬草", cell=1)[0] == "K4.2a"
    assert board.why_not("first", "sortie", "列", cell=1)[0] == "K4.2a"
    assert board.why_not("first", "sortie", "手兵", cell=0)[0] == "K4.2a"
    assert board.why_not("first", "sortie", "手兵", cell=3)[0] == "K4.2a"
    assert board.squares("first", "sortie") == [1, 2]
    assert {each[0] for each in board.offered("first", "sortie")} == {"手兵"}
    board.act("first", "sortie", "手兵", cell=1)
    assert board.options("first") == ["1", "2", "3", "4", "5", "6"]
    board.number("first", 4)
    assert board.chips("手兵") == 4 and board.why_not("first", "sortie", "手", cell=2) == ("K4.2a", "one-sortie-a-step")


@pytest.mark.parametrize(("unused", "chips"), [(17, 4), (4, 4), (3, 3), (1, 1)])
@clause("kokuryoku", "X3.1")
def test_a_text_says_with_how_many_chips_as_far_as_there_are(unused: int, chips: int) -> None:
    call = surprise("呼", "[自国力フェイズ]手札のユニットカード1枚を、気力4で出撃させる。")
    board = table(me(""), call, first=[on("主", 4, 3)], hand=["呼", "兵", "薬草"], phase="item",
                  more=({"used": 17 - unused}, {}))  # fmt: skip
    board.act("first", "surprise", "呼")
    board.square("first", 0)
    assert (board.cell("兵"), board.chips("兵"), board.piles("first")[0]) == (0, chips, unused - chips)
    small = unit("小", spirit=2, levels={})
    board = table(me(""), call, small, first=[on("主", 4, 3)], hand=["呼", "小", "薬草"], phase="item")
    board.act("first", "surprise", "呼")
    board.square("first", 0)
    assert board.chips("小") == 2
