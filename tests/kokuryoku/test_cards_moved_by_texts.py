"""Cards that texts look for, lay and move, by the player who is meant and in the order that is said (X7.34)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import clause
from tests.kokuryoku.board import Board, land, on, surprise, unit
from tests.kokuryoku.duels import purpose
from tests.kokuryoku.test_sayable import me, table, until, used

DECK = ["投げ槍@a", "薬草@b", "投げ斧@c", "兵@d"]


def by(seat: str, text: str, deck: list[str], *cards: Any, **more: Any) -> Board:
    """The table after that seat has used a surprise with this text in its item step."""
    board = table(
        me(""), surprise("札", f"[自国力フェイズ]{text}"), *cards, first=[on("主", 4, 3)], second=[on("的", 7, 5)],
        phase="item", turn=seat, **{"hand" if seat == "first" else "other": ["札", "薬草@z"]},
        more=({"deck": deck}, {}) if seat == "first" else ({}, {"deck": deck}), **more,
    )  # fmt: skip
    board.act(seat, "surprise", "札")
    return board


@pytest.mark.parametrize("seat", ["first", "second"])
@pytest.mark.parametrize("shown", [False, True])
@clause("kokuryoku", "X7.34")
def test_a_player_looks_for_cards_in_the_own_deck(seat: str, shown: bool) -> None:
    words = "相手に見せて手札に加える" if shown else "手札に加える"
    other = "second" if seat == "first" else "first"
    board = by(seat, f"自分の山札から武器カードを1枚探し、{words}。", DECK)
    assert (board.all_asked(), purpose(board), board.options(seat)) == ([seat], "search", ["a", "c"])
    assert board.how_many(seat) == (0, 1)
    board.choose(seat, "c")
    assert "c" in board.hand(seat) and board.is_known("c", seat)
    assert board.is_known("c", other) == shown
    gone = next(told for told in board.told() if told["event"] == "Went" and told["clause"] == "X7.24")
    assert gone["by"] == ("first", "second").index(seat)


@clause("kokuryoku", "X7.34")
def test_nothing_need_be_found() -> None:
    board = by("first", "自分の山札から武器カードを2枚探し、手札に加える。", DECK)
    assert board.how_many("first") == (0, 2)
    board.choose("first")
    assert [each for each in board.hand("first") if each in "abcd"] == []
    board = by("first", "自分の山札から武器カードを2枚探し、手札に加える。", DECK)
    board.choose("first", "a", "c")
    assert {"a", "c"} <= {*board.hand("first")} and "b" in board.deck("first")


@pytest.mark.parametrize("seat", ["first", "second"])
@clause("kokuryoku", "X7.34", "K4.4")
def test_a_land_is_laid_by_a_text_where_one_may_lie(seat: str) -> None:
    text = "手札の土地カード1枚を配置する。"
    board = table(
        me(""), surprise("札", f"[自国力フェイズ]{text}"), land("野"), first=[on("主", 4, 3)], second=[on("的", 7, 5)],
        phase="item", turn=seat, **{"hand" if seat == "first" else "other": ["札", "野"]},
    )  # fmt: skip
    board.act(seat, "surprise", "札")
    assert (board.all_asked(), purpose(board)) == ([seat], "lay-land")
    board.square(seat, 3 if seat == "first" else 8)
    assert board.lands(seat) == ["野"] and board.cell("野") == (3 if seat == "first" else 8)


@pytest.mark.parametrize("seat", ["first", "second"])
@clause("kokuryoku", "X7.34", "K6.5")
def test_cards_that_a_text_puts_off_are_chosen_by_their_player(seat: str) -> None:
    other = "second" if seat == "first" else "first"
    for words, who in (("自分は手札を1枚戦場外に置く。", seat), ("相手は手札を1枚戦場外に置く。", other)):
        board = table(
            me(""), surprise("札", f"[自国力フェイズ]{words}"), first=[on("主", 4, 3)], second=[on("的", 7, 5)],
            phase="item", turn=seat, hand=["薬草@a", "投げ槍@b", *(["札"] if seat == "first" else [])],
            other=["薬草@c", "投げ槍@d", *(["札"] if seat == "second" else [])],
        )  # fmt: skip
        board.act(seat, "surprise", "札")
        assert (board.all_asked(), purpose(board), board.how_many(who)) == ([who], "put-hand-off", (1, 1))
        chosen = "b" if who == "first" else "d"
        board.choose(who, chosen)
        assert chosen in board.off(who) and chosen not in board.hand(who)


@clause("kokuryoku", "X7.34", "X6.1")
def test_a_unit_changes_its_class_by_a_text() -> None:
    cards = [unit("師", levels={}), unit("達人", "【クラスチェンジ】「師」", spirit=7, levels={}),
             unit("名人", "【クラスチェンジ】「師」", spirit=7, levels={})]  # fmt: skip
    text = "自軍のユニット1体をクラスチェンジさせる。"
    board = used(text, hand=["達人", "名人", "薬草"], cards=cards, first=[on("師", 4, 3), on("主", 5, 2)])
    assert board.options("first") == ["達人", "名人"]
    board.choose("first", "名人")
    assert (board.cell("名人"), board.chips("名人")) == (4, 3) and "達人" in board.hand("first")
    board = used(text, hand=["薬草"], cards=cards, first=[on("師", 4, 3), on("主", 5, 2)])
    assert board.field("first") == ["師", "主"] and purpose(board) != "changeclass"


@clause("kokuryoku", "X7.34", "X5.2")
def test_what_was_used_last_is_resolved_first_and_all_of_it() -> None:
    cards = [
        surprise("一", "[攻撃宣言時]この戦闘中、攻撃ユニットの攻撃力を2増やす。"),
        surprise("二", "[防御時]攻撃ユニットは気力を2失う。"),
        surprise("三", "[攻撃宣言時]攻撃ユニットの気力を1回復する。"),
    ]
    board = table(me("", spirit=9), *cards, first=[on("主", 4, 5), on("友", 0)], second=[on("的", 7)],
                  hand=["一", "三"], other=["二"])  # fmt: skip
    board.take("first", "主")
    board.attack("first", "主", "的")
    board.act("first", "surprise", "一")
    assert board.asked() == ("second", "attack-window", "X5.2") and board.off("first") == []
    board.act("second", "surprise", "二")
    board.act("first", "surprise", "三")
    until(board, lambda: bool(board.damage("的")))
    order = [told["card"]["card"] for told in board.told() if told["event"] == "Resolved"]
    assert order == ["三", "二", "一"]
    assert board.damage("的") == [4] and board.chips("主") == 5 + 1 - 2 - 2
    assert sorted(board.off("first")) == ["一", "三"] and board.off("second") == ["二"]


@clause("kokuryoku", "X7.34")
def test_a_card_that_is_shown_is_the_one_of_which_the_text_goes_on_to_speak() -> None:
    board = used("手札のユニットカード1枚を公開する。そのカードを戦場外に置く。", hand=["兵@甲", "薬草@乙", "兵@丙"])
    assert board.options("first") == ["甲", "丙"]
    board.choose("first", "丙")
    until(board, lambda: not board.state.stack)
    assert "丙" in board.off("first") and {"甲", "乙"} <= {*board.hand("first")}
    assert board.is_known("丙", "second") and not board.is_known("甲", "second")


@clause("kokuryoku", "X7.34", "X7.37")
def test_a_card_that_is_shown_decides_what_follows() -> None:
    for card, drawn in (("投げ槍@甲", 1), ("薬草@甲", 0)):
        board = used("自分の手札1枚を公開する。それが武器カードなら、カードを1枚引く。", hand=[card])
        until(board, lambda board=board: not board.state.stack)  # type: ignore[misc]
        assert len(board.hand("first")) == 1 + drawn and board.is_known("甲", "second")
