"""What a card of one's own can say in other orders of words, played: objects that are not said again, amounts of what a
sentence before moved, squares beside a land, moves, recoveries and attacks that texts change."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.library.trying import try_text
from tests.citing import clause
from tests.kokuryoku.board import Board, item, land, on, surprise, unit, weapon
from tests.kokuryoku.duels import purpose
from tests.kokuryoku.test_sayable import me, strike, table, until, used

SWORD: dict[str, Any] = {"arms": "sword", "action": "direct", "levels": {"sword": "A"}}


def _until(board: Board, wanted: str) -> None:
    until(board, lambda: purpose(board) == wanted)


def _question(board: Board) -> Any:
    return board._question(0)


@pytest.mark.parametrize(
    ("text", "offered"), [("", 2), ("この武器では歩兵を攻撃できない。", 1), ("この武器では騎兵を攻撃できない。", 2)]
)
@clause("kokuryoku", "X5.1")
def test_some_units_are_not_attacked_with_a_card(text: str, offered: int) -> None:
    board = table(me("", **SWORD), weapon("剣札", text), first=[on("主", 4, attached=["剣札"])])
    board.take("first", "主")
    assert len(board.offered("first", "attack")) == offered


@pytest.mark.parametrize(
    ("text", "chips"),
    [
        ("", 3),
        ("このユニットが回復する気力を1増やす。", 4),
        ("このユニットが気力を回復する場合、回復する量を半分にする。", 2),
    ],
)
@clause("kokuryoku", "X3.2")
def test_what_a_unit_recovers_is_changed(text: str, chips: int) -> None:
    own = unit("患", text, spirit=6, arms="breath", action="breath", levels={})
    board = used("自軍のユニット1体の気力を2回復する。", cards=[own], first=[on("患", 4, 1)])
    until(board, lambda: not board.state.stack)
    assert board.chips("患") == chips


@clause("kokuryoku", "X5.3")
def test_a_unit_attacks_twice() -> None:
    assert strike(table(me("このユニットは2回攻撃できる。"))) == 4


@pytest.mark.parametrize(("move", "squares"), [("infantry", [0, 2, 4]), ("flier", [0, 2, 3, 4, 5])])
@clause("kokuryoku", "X4.1")
def test_a_unit_is_moved_once_more_within_its_movement(move: str, squares: list[int]) -> None:
    card = surprise("札", "[移動時]移動したユニットをもう一度移動させる。")
    board = table(me("", move=move), card, first=[on("主", 4), on("友", 7)], second=[on("的", 11)], hand=["札"])
    board.walk("first", "主", 1)
    board.act("first", "surprise", "札")
    until(board, lambda: purpose(board) == "shift")
    assert sorted(_question(board).candidates) == squares
    board.square("first", 2)
    until(board, lambda: board.cell("主") == 2)


@clause("kokuryoku", "X5.6")
def test_a_unit_countered_with_a_card_cannot_attack() -> None:
    blade = weapon("剣札", "この武器で反撃された敵軍のユニットは待機状態になり、気力を1失う。", attack=0)
    foe = unit("返", arms="sword", action="direct", spirit=9, counter=1, levels={"sword": "A"})
    for equipment, lost in (("剣札", 2), ("返", 1)):
        board = table(me("", spirit=9, **SWORD), blade, foe, first=[on("主", 4, 9), on("友", 0)],
                      second=[on("返", 7, 9, attached=["剣札"])])  # fmt: skip
        board.take("first", "主")
        board.attack("first", "主", "返")
        _until(board, "receive")
        board.act("second", "receive", "返", equipment)
        _until(board, "counter")
        board.act("second", "counter", "返")
        _until(board, "invasion")
        assert board.chips("主") == 9 - 2 - lost


@clause("kokuryoku", "K6.5", "K4.1")
def test_as_many_are_drawn_as_were_put_off() -> None:
    board = used("自分は手札をすべて捨て、捨てた枚数と同じ枚数のカードを引く。", hand=["薬草@甲", "薬草@乙"])
    until(board, lambda: not board.state.stack)
    assert len(board.hand("first")) == 2 and {"甲", "乙"} <= set(board.off("first"))


@clause("kokuryoku", "X7.37")
def test_what_a_clause_was_about_is_not_named_again() -> None:
    board = used("敵軍のユニット1体を1マス後退させ、待機状態にする。", second=[on("的", 7, 5)])
    until(board, lambda: not board.state.stack)
    assert board.is_waiting("的") and board.cell("的") == 10


@pytest.mark.parametrize(("at", "chips"), [(3, 4), (11, 3)])
@clause("kokuryoku", "K4.4")
def test_beside_a_land_is_beside_its_square(at: int, chips: int) -> None:
    hill = land(
        "丘", "このカードが配置された時、隣接するマスにいる自軍のユニットすべての気力を1回復する。", kind="mountain"
    )
    board = table(me(""), hill, first=[on("主", 4, 3), on("友", 9, 6)], second=[on("的", 8)], hand=["丘"], phase="land")
    board.act("first", "lay-land", "丘", cell=at)
    until(board, lambda: board.cell("丘") == at)
    until(board, lambda: board.asked() is not None)
    assert board.chips("主") == chips


@clause("kokuryoku", "K4.4", "X5.4")
def test_a_land_raises_the_units_beside_it() -> None:
    hill = land("丘", "隣接するマスにいる自軍のユニットの攻撃力を1増やす。", kind="mountain")
    for at, dealt in ((5, 3), (11, 2)):
        assert strike(table(me(""), hill, more=({"lands": {at: "丘"}}, {}))) == dealt


@pytest.mark.parametrize(("power", "drawn"), [(2, 1), (0, 0)])
@clause("kokuryoku", "X7.52")
def test_damage_of_this_attack_is_waited_for(power: int, drawn: int) -> None:
    text = "【盗】[攻撃宣言時](気力1)この攻撃でダメージを与えた場合、カードを1枚引く。"
    board = table(me(text, attack=power), first=[on("主", 4), on("友", 0)])
    before = len(board.hand("first"))
    board.take("first", "主")
    board.attack("first", "主", "的")
    board.do("first", "crest", "主")
    until(board, lambda: purpose(board) == "invasion")
    assert len(board.hand("first")) - before == drawn


@clause("kokuryoku", "X3.2")
def test_the_second_of_two_units_is_another_one() -> None:
    text = "自軍のユニット1体の気力チップを2枚まで、別の自軍のユニット1体に移す。"
    board = used(text, first=[on("主", 4, 3), on("友", 5, 2)])
    board.choose("first", "主")
    board.number("first", 2)
    until(board, lambda: not board.state.stack)
    assert (board.chips("主"), board.chips("友")) == (1, 4)


@pytest.mark.parametrize(
    ("one", "other", "kind"),
    [
        ("このユニットはターン終了時に気力を1回復する。", "ターン終了時、このユニットは気力を1回復する。", "unit"),
        ("このユニットが戦闘相手より気力が少ないなら、攻撃力を2増やす。",
         "このユニットの気力が戦闘相手の気力より少ないなら、攻撃力を2増やす。", "unit"),
        ("敵軍のユニットは【再移動】と【追撃】を使えない。",
         "敵軍のユニットは【再移動】を使えず、【追撃】を使えない。", "unit"),
        ("[自国力フェイズ]コインを投げる。表なら自分は、裏なら相手は、カードを1枚引く。",
         "[自国力フェイズ]コインを投げる。表なら、カードを1枚引く。裏なら、相手はカードを1枚引く。", "surprise"),
        ("このマスから2マス以内にいる自軍のユニットの攻撃力を1増やす。",
         "周囲2マスにいる自軍のユニットの攻撃力を1増やす。", "land"),
        ("自分と相手の戦場外のカードの枚数を比べ、自分の方が多ければ、カードを1枚引く。",
         "自分の戦場外のカードが相手より多いなら、カードを1枚引く。", "symbol"),
    ],
)  # fmt: skip
@clause("kokuryoku", "X7.37")
def test_another_order_of_words_means_the_same(one: str, other: str, kind: str) -> None:
    if kind == "symbol":
        kind, one, other = "magic", f"【象徴】{one}", f"【象徴】{other}"
    found = [try_text("kokuryoku", text, kind, proposes=False) for text in (one, other)]
    assert all(each.passed for each in found) and found[0].english == found[1].english


@clause("kokuryoku", "X7.50")
def test_an_item_says_what_happens_to_its_bearer_instead() -> None:
    charm = item("品", "このユニットが離脱する場合、代わりに持ち主の手札に戻す。")
    bearer = unit("持", spirit=6, levels={})
    board = table(me("", attack=5), charm, bearer, second=[on("持", 7, 2, attached=["品"]), on("打手", 11)])
    strike(board, target="持")
    until(board, lambda: board.cell("持") < 0)
    assert "持" in board.hand("second")


@pytest.mark.parametrize(
    ("text", "dealt"),
    [
        ("このユニットの攻撃力と反撃力を入れ替える。", 5),
        ("このユニットの攻撃力を、敵軍のユニットの気力の合計の半分増やす。", 9),
        ("森にいない自軍のユニットの攻撃力を1増やす。", 3),
        ("自分の出撃マスにいない自軍のユニットの攻撃力を1増やす。", 3),
        ("このユニットに隣接していない自軍のユニットの攻撃力を1増やす。", 3),
        ("ハルヴェナ国以外の自軍のユニットの攻撃力を1増やす。", 2),
        ("剣を装備していない自軍のユニットの攻撃力を1増やす。", 3),
        ("【追撃】を持たない自軍のユニットの攻撃力を1増やす。", 3),
        ("戦闘していない自軍のユニットの攻撃力を1増やす。", 2),
    ],
)
@clause("kokuryoku", "X5.4", "X5.3")
def test_units_that_are_not_so_and_figures_in_all(text: str, dealt: int) -> None:
    assert strike(table(me(text, counter=5), second=[on("的", 7, 9), on("打手", 11, 5)])) == dealt


@pytest.mark.parametrize(
    ("text", "card", "chips"),
    [
        ("このユニットが気力を回復する場合、代わりにカードを1枚引く。", "敵軍のユニット1体の気力を2回復する。", 3),
        ("このユニットが気力を失う場合、代わりに手札を1枚戦場外に置く。", "敵軍のユニット1体は気力を2失う。", 3),
        ("このユニットが待機状態になる場合、代わりに気力を1失う。", "敵軍のユニット1体を待機状態にする。", 2),
        ("", "敵軍のユニット1体は気力を2失う。", 1),
    ],
)
@clause("kokuryoku", "X7.50")
def test_recoveries_losses_and_waiting_are_replaced(text: str, card: str, chips: int) -> None:
    foe = unit("返", text, spirit=6, arms="breath", action="breath", levels={})
    board = used(card, cards=[foe], second=[on("返", 7, 3)], other=["薬草"])
    for _ in range(3):
        asked = board.asked()
        if asked is not None and asked[1] == "put-hand-off":
            board.choose("second", "薬草")
    until(board, lambda: not board.state.stack)
    assert board.chips("返") == chips
    assert not board.is_waiting("返")


@pytest.mark.parametrize(("step", "room"), [("支援", 5), ("出撃", 3)])
@clause("kokuryoku", "K3.1", "X3.2")
def test_a_text_holds_during_a_step(step: str, room: int) -> None:
    text = f"自{step}ステップ中、このユニットの最大気力を2増やす。"
    board = table(me(text, spirit=4), first=[on("主", 4, 1)], phase="sortie", hand=["薬草"])
    until(board, lambda: purpose(board) == "support")
    assert board.rules.maximum(board.state, board.card("主")) == room + 1
