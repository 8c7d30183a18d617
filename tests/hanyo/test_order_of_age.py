"""809.3b: which two texts that come into force together come to something else in another order, and which do not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import clause
from tests.hanyo.board import Board, enhancement, ex, tactics, unit

HOLD = ["火矢@h1", "火矢@h2"]


def roused(one: str, other: str) -> Board:
    """A stunned unit has recovered, and two of its sets have come into force at the same time."""
    sets = [enhancement("甲", exs=[ex("一つ", one)]), enhancement("乙", exs=[ex("二つ", other)])]
    board = Board(
        cards=[
            *sets,
            tactics("喝", "自分のメイン・ユニットを復帰する。"),
            unit("主", hp=900, attribute="火", advantage="水", retreat=4),
            unit("友", hp=700, attribute="風"),
        ],
        first={
            "main": {"card": "主", "sets": ["甲", "乙"], "placed": "stunned"},
            "standby": ["友"],
            "hand": ["喝", *HOLD],
        },
    )
    board.play("first", "喝")
    return board


def seen(board: Board) -> tuple[Any, ...]:
    """The information of the unit with the sets."""
    return board.hp("主"), board.retreat_cost("主"), board.attributes("主"), board.advantage("主")


@pytest.mark.parametrize(
    ("one", "other", "first", "second"),
    [
        ("このユニットのHPは500になる。", "このユニットのHPを100アップする。", 600, 500),
        ("このユニットのHPは500になる。", "このユニットのHPは600になる。", 600, 500),
        ("このユニットのHPは2倍になる。", "このユニットのHPを100アップする。", 1900, 2000),
        ("このユニットのHPを半分にする。", "このユニットのHPを100ダウンする。", 350, 400),
        ("このユニットのHPは800を超えない。", "このユニットのHPを100アップする。", 900, 800),
        ("このユニットのHPは950を下回らない。", "このユニットのHPを100ダウンする。", 850, 950),
    ],
)
@clause("hanyo", "809.3b", "809.1e")
def test_figures_that_are_set_doubled_halved_or_bounded_depend_on_the_order(
    one: str, other: str, first: int, second: int
) -> None:
    for order, hp in ((("甲", "乙"), first), (("乙", "甲"), second)):
        board = roused(one, other)
        assert board.asked() == ("first", "effect-order", "809.3b")
        board.order("first", *order)
        assert board.hp("主") == hp


TAKES = "このユニットは自分のスタンバイ・ユニットの属性をすべて得る。"
COPIES = "このユニットの属性は自分の「友」と同じになる。"


@pytest.mark.parametrize(
    ("one", "other", "first", "second"),
    [
        ("このユニットは光属性を得る。", "このユニットは光属性を失う。", ["火"], ["火", "光"]),
        ("このユニットの属性は光になる。", "このユニットの属性は闇になる。", ["闇"], ["光"]),
        ("このユニットは光属性を得る。", "このユニットは属性を失う。", [], ["光"]),
        (TAKES, "このユニットは風属性を失う。", ["火"], ["火", "風"]),
        (TAKES, "このユニットは属性を失う。", [], ["風"]),
        (COPIES, "このユニットの属性は闇になる。", ["闇"], ["風"]),
    ],
)
@clause("hanyo", "809.3b", "809.1b")
def test_attributes_that_are_won_and_lost_or_become_others_depend_on_the_order(
    one: str, other: str, first: list[str], second: list[str]
) -> None:
    for order, found in ((("甲", "乙"), first), (("乙", "甲"), second)):
        board = roused(one, other)
        assert board.asked() == ("first", "effect-order", "809.3b")
        board.order("first", *order)
        assert board.attributes("主") == found


@clause("hanyo", "809.3b", "809.1b")
def test_advantage_that_is_won_and_lost_depends_on_the_order() -> None:
    for order, found in ((("甲", "乙"), []), (("乙", "甲"), ["光"])):
        board = roused("このユニットは光属性への有利を得る。", "このユニットは有利を失う。")
        assert board.asked() == ("first", "effect-order", "809.3b")
        board.order("first", *order)
        assert board.advantage("主") == found


@clause("hanyo", "809.3b", "809.1d")
def test_retreat_costs_depend_on_the_order_like_hp() -> None:
    for order, found in ((("甲", "乙"), 3), (("乙", "甲"), 2)):
        board = roused("このユニットの退却コストは2になる。", "このユニットの退却コストを1アップする。")
        assert board.asked() == ("first", "effect-order", "809.3b")
        board.order("first", *order)
        assert board.retreat_cost("主") == found


@pytest.mark.parametrize(
    ("one", "other", "found"),
    [
        ("このユニットのHPを100アップする。", "このユニットのHPを200ダウンする。", (800, 4, ["火"], ["水"])),
        ("このユニットは光属性を得る。", "このユニットは闇属性を失う。", (900, 4, ["火", "光"], ["水"])),
        ("このユニットは光属性を得る。", "このユニットの属性は闇になる。", (900, 4, ["闇"], ["水"])),
        ("このユニットの属性は光になる。", "このユニットの属性は光になる。", (900, 4, ["光"], ["水"])),
        ("このユニットのHPは500になる。", "このユニットの退却コストを1アップする。", (500, 5, ["火"], ["水"])),
        ("このユニットのHPは2倍になる。", "自分のスタンバイ・ユニットのHPを100アップする。", (1800, 4, ["火"], ["水"])),
        (
            "このユニットは光属性への有利を得る。",
            "自分のスタンバイ・ユニットは有利を失う。",
            (900, 4, ["火"], ["水", "光"]),
        ),
        ("このユニットは有利を失う。", "このユニットは有利を失う。", (900, 4, ["火"], [])),
    ],
)
@clause("hanyo", "809.3b", "809.3b-1")
def test_nobody_orders_what_comes_to_the_same(one: str, other: str, found: tuple[Any, ...]) -> None:
    board = roused(one, other)
    assert board.asked() == ("first", "main-phase", "503.3")
    assert seen(board) == found
