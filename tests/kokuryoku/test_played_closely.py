"""What is paid, told, noted and lasts: each by who did it, of what was done, and as long as it is said."""

from __future__ import annotations

import pytest

from tests.citing import clause
from tests.kokuryoku.board import on, surprise, unit, weapon
from tests.kokuryoku.duels import purpose
from tests.kokuryoku.test_sayable import me, strike, table, until, used


@pytest.mark.parametrize(("hand", "damage"), [([], []), (["薬草"], [1]), (["薬草@a", "薬草@b"], [2])])
@clause("kokuryoku", "X7.45", "X5.4")
def test_a_text_that_deals_nothing_deals_no_damage(hand: list[str], damage: list[int]) -> None:
    board = used("敵軍のユニットすべてに自分の手札の枚数と同じだけダメージを与える。", hand=hand)
    until(board, lambda: not board.state.stack)
    assert board.damage("的") == damage


@pytest.mark.parametrize(("acts", "dealt"), [(True, 3), (False, 2)])
@clause("kokuryoku", "K5.3", "X5.4")
def test_a_unit_that_acted_is_known_to_have_acted(acts: bool, dealt: int) -> None:
    text = "このユニットが行動したターン、自軍のユニットすべての攻撃力を1増やす。"
    friend = unit("従", attack=2, arms="breath", action="breath", levels={})
    board = table(me(text), friend, first=[on("主", 4), on("従", 5), on("友", 0)],
                  second=[on("的", 7, 9), on("打手", 8, 9)])  # fmt: skip
    if acts:
        strike(board)
        until(board, lambda: purpose(board) == "invasion")
    assert strike(board, by="従", target="打手") == dealt


@clause("kokuryoku", "K5.4b", "X7.42")
def test_the_player_of_the_unit_pays_for_another_move() -> None:
    for seat in ("first", "second"):
        runner = me("【再移動】(手札1)")
        mine, theirs = [on("主", 4), on("友", 3 if seat == "first" else 8)], [on("的", 11 if seat == "first" else 0)]
        sides = {"first": mine, "second": theirs} if seat == "first" else {"first": theirs, "second": mine}
        board = table(runner, turn=seat, hand=["薬草@a", "薬草@b"], other=["薬草@c", "薬草@d"], **sides)
        board.walk(seat, "主", 5)
        until(board, lambda board=board: purpose(board) == "processing-step")  # type: ignore[misc]
        board.act(seat, "move-again", "主", cell=4)
        assert (board.all_asked(), purpose(board)) == ([seat], "pay-hand")
        board.choose(seat, "a" if seat == "first" else "c")
        assert (board.cell("主"), board.off(seat)) == (4, ["a" if seat == "first" else "c"])
        gone = [told for told in board.told() if told["event"] == "Went"]
        assert gone[-1]["by"] == ("first", "second").index(seat)


@clause("kokuryoku", "X7.42", "X3.4")
def test_who_pays_with_spirit_does_not_wait_and_who_waits_pays_none() -> None:
    for price, waits, chips in (("(気力1)", False, 2), ("(待機)", True, 3)):
        board = table(me(f"【技】[自国力フェイズ]{price}カードを1枚引く。"), first=[on("主", 4, 3)], phase="item")
        board.act("first", "crest", "主")
        assert (board.is_waiting("主"), board.chips("主"), len(board.hand("first"))) == (waits, chips, 1)


@pytest.mark.parametrize(
    ("text", "dealt"),
    [("敵軍のユニットが受けるダメージは5になる。", 5), ("敵軍のユニットが受けるダメージを1にする。", 1), ("", 2)],
)
@clause("kokuryoku", "X5.4", "X7.44")
def test_a_text_sets_what_damage_is_taken(text: str, dealt: int) -> None:
    assert strike(table(me(text))) == dealt


@pytest.mark.parametrize("waiting", [True, False])
@clause("kokuryoku", "K2.3", "K5.4a")
def test_a_unit_on_the_table_waits_where_it_is_said(waiting: bool) -> None:
    board = table(me(""), first=[on("主", 4, waiting=waiting), on("友", 5)], turn="second")
    assert (board.is_waiting("主"), board.is_waiting("友")) == (waiting, False)


@clause("kokuryoku", "K5.4a")
def test_a_unit_made_waiting_in_its_turn_is_told_so_once() -> None:
    trap = surprise("罠", "[敵移動時]そのユニットを待機状態にする。")
    board = table(me(""), trap, first=[on("主", 4), on("友", 0)], second=[on("的", 11)], other=["罠"])
    board.walk("first", "主", 5)
    board.act("second", "surprise", "罠")
    until(board, lambda: purpose(board) == "invasion")
    made = [told for told in board.told() if told["event"] == "MadeWaiting"]
    assert len(made) == 1


@clause("kokuryoku", "K4.2a", "X3.1")
def test_a_sortie_by_a_text_is_not_that_of_the_step() -> None:
    board = table(me(""), surprise("札", "[自国力フェイズ]手札のユニットカード1枚を出撃させる。"),
                  first=[on("主", 4, 3)], hand=["札", "兵"], phase="item")  # fmt: skip
    board.act("first", "surprise", "札")
    until(board, lambda: not board.state.stack)
    assert "SortieUsed" not in board.happened()


@pytest.mark.parametrize(("chips", "recovered"), [(1, 1), (2, 2)])
@clause("kokuryoku", "X3.2", "X7.44")
def test_a_text_may_leave_nothing_to_recover(chips: int, recovered: int) -> None:
    own = unit("患", "このユニットが回復する気力を2減らす。", spirit=6, levels={})
    board = used("自軍のユニット1体の気力を2回復する。", cards=[own], first=[on("患", 4, chips)])
    until(board, lambda: not board.state.stack)
    assert board.chips("患") == recovered


@clause("kokuryoku", "K4.5", "X7.5")
def test_a_card_is_removed_and_the_step_goes_on() -> None:
    board = table(me("", arms="sword", action="direct", levels={"sword": "A"}), weapon("剣札"), weapon("刀札"),
                  first=[on("主", 4, attached=["剣札"])], hand=["刀札"], phase="item")  # fmt: skip
    board.act("first", "remove", "剣札")
    assert board.off("first") == ["剣札"] and purpose(board) == "item-step"
    board.act("first", "attach", "刀札", "主")
    assert board.offered("first", "remove") == [("刀札",)]


@pytest.mark.parametrize(("words", "drawn"), [("この戦闘中、", 1), ("このターン中、", 2)])
@clause("kokuryoku", "X7.48", "X7.56")
def test_what_lasts_for_a_battle_is_over_when_the_beaten_leave(words: str, drawn: int) -> None:
    drum = surprise("鼓", f"[戦闘中]{words}このユニットの攻撃力を1増やす。".replace("このユニット", "攻撃ユニット"))
    text = "敵軍のユニットが離脱した時、このユニットの攻撃力が3以上なら、カードを1枚引く。"
    board = table(me(text), drum, first=[on("主", 4), on("友", 0)], second=[on("的", 7, 1), on("打手", 11)],
                  hand=["鼓", "薬草"])  # fmt: skip
    board.take("first", "主")
    board.attack("first", "主", "的")
    board.act("first", "surprise", "鼓")
    until(board, lambda: board.cell("的") < 0 and not board.state.stack and purpose(board) == "invasion")
    assert len(board.hand("first")) == drawn
