"""Figures that texts look at and set, damage of texts, moves, squares beyond a unit, and what leaves with a unit.

X7.44-X7.46, X7.54, X7.55, X7.64, X7.66, X3.3, X7.12.
"""

from __future__ import annotations

from typing import Any

import pytest

from fuda.games.kokuryoku.texts.values import change_of
from fuda.games.kokuryoku.words import effects as e
from tests.citing import clause
from tests.kokuryoku.board import Board, item, land, on, surprise, unit, weapon
from tests.kokuryoku.duels import purpose
from tests.kokuryoku.test_sayable import me, strike, table, until, used

SWORD: dict[str, Any] = {"arms": "sword", "action": "direct", "levels": {"sword": "A"}}


def foe(text: str = "", **more: Any) -> dict[str, Any]:
    return unit("返", text, **{"spirit": 9, "counter": 2, "arms": "breath", "action": "breath", "levels": {}, **more})


# --- X7.45: damage of texts


@clause("kokuryoku", "X7.45")
def test_damage_of_a_text_is_dealt_to_every_unit_that_takes_damage() -> None:
    guarded = unit("盾", "このユニットはダメージを受けない。", spirit=6, levels={})
    where = [on("的", 7, 5), on("盾", 8, 5), on("打手", 11, 2)]
    board = used("敵軍のユニットすべてに2ダメージを与える。", cards=[guarded], second=where)
    assert [board.chips(each) for each in ("的", "盾", "打手")] == [3, 5, 0]
    assert board.off("second") == ["打手"] and board.cell("打手") == -1
    assert [board.chips(each) for each in ("主", "友")] == [3, 2]
    dealt = [told for told in board.told() if told["event"] == "Damaged"]
    assert [told["amount"] for told in dealt] == [2, 2] and all(told["clause"] == "X7.24" for told in dealt)
    board = used("自軍のユニット1体に1ダメージを与える。")
    board.choose("first", "主")
    assert board.chips("主") == 2


@clause("kokuryoku", "X7.45")
def test_what_changes_strikes_does_not_change_damage_of_a_text() -> None:
    for text in ("このユニットが受けるダメージを1減らす。", "このユニットが受けるダメージを2倍にする。"):
        board = used("敵軍のユニットすべてに2ダメージを与える。", cards=[foe(text)], second=[on("返", 7, 5)])
        assert board.chips("返") == 3


@clause("kokuryoku", "X7.45", "X5.4")
def test_another_unit_takes_the_damage_of_a_text_where_a_text_says_so() -> None:
    text = "このユニットが受けるダメージは、隣接する自軍のユニット1体が受ける。"
    for place, lost in ((8, (0, 2)), (11, (2, 0))):
        board = used("敵軍のユニット1体に2ダメージを与える。", cards=[foe(text)],
                     second=[on("返", 7, 5), on("的", place, 5)])  # fmt: skip
        board.choose("first", "返")
        assert (5 - board.chips("返"), 5 - board.chips("的")) == lost


# --- X7.46: spirit that is set


@pytest.mark.parametrize(
    ("text", "used_chips", "chips", "piles"),
    [
        ("自軍のユニットすべての気力を4にする。", 0, (4, 4), (12, 0)),
        ("自軍のユニットすべての気力を3にする。", 0, (3, 3), (14, 0)),
        ("自軍のユニットすべての気力を1にする。", 0, (1, 1), (15, 3)),
        ("自軍のユニットすべての気力を9にする。", 0, (6, 6), (8, 0)),
        ("自軍のユニットすべての気力を4にする。", 15, (4, 4), (0, 12)),
        ("自軍のユニットすべての気力を4にする。", 13, (4, 4), (0, 12)),
        ("自軍のユニットすべての気力を4にする。", 14, (4, 4), (0, 12)),
    ],
)
@clause("kokuryoku", "X7.46")
def test_spirit_is_set_with_unused_chips_first_and_then_used_ones(
    text: str, used_chips: int, chips: tuple[int, int], piles: tuple[int, int]
) -> None:
    board = used(text, more=({"used": used_chips}, {}))
    assert (board.chips("主"), board.chips("友")) == chips
    assert board.piles("first") == piles
    assert sum(board.piles("first")) + sum(chips) == 20


@clause("kokuryoku", "X7.46", "X3.2")
def test_spirit_of_the_other_side_is_set_with_its_chips() -> None:
    board = used("敵軍のユニット1体の気力を9にする。", second=[on("的", 7, 5)], more=({}, {"used": 14}))
    assert board.chips("的") == 9 and board.piles("second") == (0, 11)
    assert sum(board.piles("first")) == 15


# --- X7.54: what a text in force looks at


@pytest.mark.parametrize(
    ("text", "dealt"),
    [
        ("攻撃力が2以下のユニットの攻撃力を2増やす。", 4),
        ("反撃力が5以上のユニットの攻撃力を2増やす。", 4),
        ("反撃力が4以下のユニットの攻撃力を2増やす。", 2),
        ("最大気力が6以下のユニットの攻撃力を2増やす。", 4),
        ("最大気力が7以上のユニットの攻撃力を2増やす。", 2),
        ("最大気力が7以上のユニットの攻撃力を2増やす。このユニットの最大気力を1増やす。", 4),
        ("気力が4以下のユニットの攻撃力を2増やす。", 4),
        ("このユニットの攻撃力を1増やす。攻撃力が3以上のユニットの攻撃力を2増やす。", 3),
        ("このユニットの反撃力を1増やす。反撃力が6以上のユニットの攻撃力を2増やす。", 2),
    ],
)
@clause("kokuryoku", "X7.54")
def test_a_text_in_force_sees_printed_figures(text: str, dealt: int) -> None:
    assert strike(table(me(text, counter=5))) == dealt


@pytest.mark.parametrize(
    ("text", "most"),
    [
        ("最大気力が6以下のユニットの最大気力を2増やす。", 8),
        ("最大気力が7以上のユニットの最大気力を2増やす。このユニットの最大気力を1増やす。", 7),
        ("このユニットの最大気力をこのユニットの最大気力の半分増やす。", 9),
    ],
)
@clause("kokuryoku", "X7.54", "X3.2")
def test_a_text_about_the_maximum_sees_the_printed_one(text: str, most: int) -> None:
    board = table(me(text))
    assert board.rules.maximum(board.state, board.card("主")) == most


@pytest.mark.parametrize(
    ("rise", "text", "lost"),
    [
        ("このユニットの攻撃力を1増やす。", "攻撃力が3以上の敵軍のユニットすべては気力を1失う。", 1),
        ("", "攻撃力が3以上の敵軍のユニットすべては気力を1失う。", 0),
        ("このユニットの反撃力を1増やす。", "反撃力が3以上の敵軍のユニットすべては気力を1失う。", 1),
        ("このユニットの攻撃力を1増やす。", "反撃力が3以上の敵軍のユニットすべては気力を1失う。", 0),
        ("このユニットの最大気力を1増やす。", "最大気力が10以上の敵軍のユニットすべては気力を1失う。", 1),
        ("", "最大気力が10以上の敵軍のユニットすべては気力を1失う。", 0),
        ("", "気力が5以上の敵軍のユニットすべては気力を1失う。", 1),
        ("", "気力が6以上の敵軍のユニットすべては気力を1失う。", 0),
    ],
)
@clause("kokuryoku", "X7.54")
def test_a_text_that_is_used_sees_figures_as_they_are_now(rise: str, text: str, lost: int) -> None:
    board = used(text, cards=[foe(rise, attack=2)], second=[on("返", 7, 5)])
    assert 5 - board.chips("返") == lost


# --- X7.55: moves


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("", 1),
        ("このユニットは自ターンに2回移動できる。", 2),
        ("このユニットは3マスまで移動できる。", 3),
        ("このユニットは自ターンに2回移動できる。このユニットは3マスまで移動できる。", 3),
        ("このユニットは3マスまで移動できる。このユニットは自ターンに2回移動できる。", 3),
        ("このユニットの移動回数を1増やす。", 2),
        ("このユニットは自ターンに2回移動できる。このユニットの移動回数を1増やす。", 3),
        ("このユニットの移動回数を2減らす。", 0),
        ("自軍のユニットは自ターンに2回移動できる。", 2),
        ("敵軍のユニットは自ターンに2回移動できる。", 1),
        ("他の自軍のユニットは自ターンに2回移動できる。", 1),
    ],
)
@clause("kokuryoku", "X7.55", "K5.2")
def test_how_often_a_unit_moves(text: str, moves: int) -> None:
    board = table(me(text), first=[on("主", 0), on("友", 2)], second=[on("的", 11)])
    board.act("first", "act-with", "主")
    done = 0
    for cell in (3, 0, 3, 0, 3):
        if purpose(board) != "move-step":
            break
        board.act("first", "move", "主", cell=cell)
        done += 1
    assert done == moves


@clause("kokuryoku", "X7.55")
def test_who_stops_or_is_made_to_wait_makes_no_further_move() -> None:
    board = table(me("このユニットは3マスまで移動できる。"), first=[on("主", 0), on("友", 2)], second=[on("的", 11)])
    board.walk("first", "主", 3)
    board.act("first", "go-on")
    assert purpose(board) != "move-step" and board.cell("主") == 3
    trap = surprise("罠", "[敵移動時]そのユニットを待機状態にする。")
    board = table(me("このユニットは3マスまで移動できる。"), trap, first=[on("主", 0), on("友", 2)],
                  second=[on("的", 11)], other=["罠"])  # fmt: skip
    board.walk("first", "主", 3)
    board.act("second", "surprise", "罠")
    assert purpose(board) == "invasion" and board.is_waiting("主")


# --- X7.66: squares beyond a unit


@pytest.mark.parametrize(
    ("where", "at", "start", "squares"),
    [
        ("後ろ", 4, 6, [3, 7, 9]),
        ("後ろ", 4, 3, [6]),
        ("前", 4, 3, [0]),
        ("前", 4, 0, [1, 3]),
        ("前", 7, 3, [0, 4, 6]),
        ("後ろ", 7, 8, [11]),
    ],
)
@clause("kokuryoku", "X7.66", "X2.3")
def test_ahead_and_behind_are_seen_by_who_goes_there(where: str, at: int, start: int, squares: list[int]) -> None:
    text = f"敵軍のユニットは、このユニットがいる横列より{where}のマスに移動できない。"
    warden = unit("番", text, arms="breath", action="breath", levels={})
    board = table(
        me(""),
        warden,
        first=[on("主", start), on("友", 2)],
        second=[on("番", at), on("的", 11)][: 2 if start != 8 else 1],
    )
    board.act("first", "act-with", "主")
    found = sorted(board.squares("first", "move")) if purpose(board) == "move-step" else []
    assert found == squares
    # the other way round: the second player's unit walks, and the board is turned
    board = table(me(""), warden, turn="second", first=[on("番", 11 - at), on("友", 0)][: 2 if start != 8 else 1],
                  second=[on("主", 11 - start), on("的", 9)])  # fmt: skip
    board.act("second", "act-with", "主")
    found = sorted(board.squares("second", "move")) if purpose(board) == "move-step" else []
    assert found == sorted(11 - cell for cell in squares)


# --- X7.50, X7.64: instead of leaving


@pytest.mark.parametrize(
    ("instead", "left", "chips"),
    [
        ("手札を1枚戦場外に置く", False, 1),
        ("カードを1枚引く", False, 1),
        ("このユニットの気力を2回復する", False, 2),
        ("手札に戻す", True, 0),
    ],
)
@clause("kokuryoku", "X7.64", "X7.50")
def test_what_is_done_instead_of_leaving(instead: str, left: bool, chips: int) -> None:
    board = table(me("", attack=5), foe(f"このユニットが離脱する場合、代わりに{instead}。"),
                  first=[on("主", 4, 6), on("友", 0)], second=[on("返", 7, 3), on("的", 11)], other=["薬草@紙"],
                  )  # fmt: skip
    board.take("first", "主")
    board.attack("first", "主", "返")
    until(board, lambda: board.state.battle is None)
    assert (board.cell("返") < 0, "返" in board.hand("second")) == (left, left)
    if not left:
        assert board.chips("返") == chips
    assert ("紙" in board.off("second")) == (instead.startswith("手札を1枚"))
    assert len(board.hand("second")) == {"手札を": 0, "カード": 2, "このユ": 1, "手札に": 2}[instead[:3]]


@clause("kokuryoku", "X7.64", "X7.50")
def test_a_unit_that_is_saved_may_fall_the_next_time() -> None:
    text = "このユニットが離脱する場合、代わりに手札を1枚戦場外に置く。"
    board = table(me("", attack=5), unit("友二", attack=5, arms="breath", action="breath", levels={}), foe(text),
                  first=[on("主", 4, 6), on("友二", 5, 6)], second=[on("返", 7, 3), on("的", 11)],
                  other=["薬草@紙"])  # fmt: skip
    for name, there in (("主", True), ("友二", False)):
        board.take("first", name)
        board.attack("first", name, "返", counter=None)
        until(board, lambda: board.state.battle is None)
        assert (board.cell("返") >= 0) == there


# --- X3.3, X7.12: what leaves with a unit


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("敵軍のユニット1体を持ち主の手札に戻す。", "hand"),
        ("敵軍のユニット1体を戦場外に置く。", "off"),
        ("敵軍のユニット1体を国外に置く。", "abroad"),
    ],
)
@clause("kokuryoku", "X7.12", "X3.3")
def test_the_basic_card_goes_where_its_unit_goes_and_what_is_attached_off_the_field(text: str, zone: str) -> None:
    higher = unit("達人", "【クラスチェンジ】「師」", spirit=7, **SWORD)
    cards = [unit("師", spirit=6, **SWORD), higher, weapon("剣札"), item("輪", "このユニットの攻撃力を1増やす。")]
    where = [on("達人", 7, 5, under=["師"], attached=["剣札", "輪"]), on("的", 8, 4, attached=["剣札@他"])]
    board = used(text, cards=cards, second=where)
    board.choose("first", "達人")
    there = {"hand": board.hand("second"), "off": board.off("second"), "abroad": board.abroad("second")}
    assert {"達人", "師"} <= {*there[zone]}
    assert {"剣札", "輪"} <= {*board.off("second")}
    assert board.state.host[board.card("他")] == board.card("的") and board.field("second") == ["的"]
    assert board.piles("second")[1] == 5
    assert [board.state.host[board.card(each)] for each in ("師", "剣札", "輪")] == [-1, -1, -1]


@clause("kokuryoku", "X3.3", "X7.48")
def test_an_effect_on_a_unit_that_left_goes_on_for_the_others() -> None:
    back = surprise("戻", "[自国力フェイズ]自軍のユニット1体を持ち主の手札に戻す。")
    board = used("このターン中、自軍のユニット2体の攻撃力を1増やす。", hand=["戻"], cards=[back],
                 first=[on("主", 4, 3), on("友", 5, 2), on("兵", 0, 2)])  # fmt: skip
    board.choose("first", "主", "友")
    state = board.state
    assert [change_of(state, board.rules, e.ChangeAttack, board.card(each)) for each in ("主", "友", "兵")] == [1, 1, 0]
    board.act("first", "surprise", "戻")
    board.choose("first", "主")
    assert [each.cards for each in state.effects] == [(board.card("友"),)]
    assert [change_of(state, board.rules, e.ChangeAttack, board.card(each)) for each in ("友", "兵")] == [1, 0]


@clause("kokuryoku", "X3.3", "X7.9")
def test_a_unit_that_comes_back_may_use_its_crest_again() -> None:
    owner = me("【技】[自国力フェイズ]使用済みチップを1枚未使用に戻す。")
    other = unit("従", "【技】[自国力フェイズ]使用済みチップを1枚未使用に戻す。", levels={})
    back = surprise("戻", "[自国力フェイズ]自軍のユニット1体を持ち主の手札に戻す。")
    board = table(
        owner, other, back, first=[on("主", 4), on("従", 5)], hand=["戻"], phase="item", more=({"used": 5}, {})
    )
    board.act("first", "crest", "主")
    board.act("first", "crest", "従")
    assert sorted(board.state.used_crests) == sorted([(board.card("主"), 0), (board.card("従"), 0)])
    board.act("first", "surprise", "戻")
    board.choose("first", "主")
    assert board.state.used_crests == ((board.card("従"), 0),)


@clause("kokuryoku", "X3.3", "X7.31")
def test_units_of_both_sides_without_chips_leave_at_once_outside_a_battle() -> None:
    for whose, name, seat in (("自軍", "友", "first"), ("敵軍", "打手", "second")):
        board = used(f"{whose}のユニットすべては気力を2失う。", first=[on("主", 4, 3), on("友", 5, 2)],
                     second=[on("的", 7, 5), on("打手", 11, 2)])  # fmt: skip
        assert board.off(seat)[0] == name and board.cell(name) == -1
        assert board.piles(seat)[1] >= 2


@clause("kokuryoku", "X7.28", "X3.3")
def test_chips_above_a_maximum_that_falls_are_used_on_either_side() -> None:
    ring = item("輪", "このユニットの最大気力を3増やす。")
    for turn, name in (("first", "主"), ("second", "的")):
        board = table(
            me(""), ring, turn=turn, phase="item", more=({"used": 0}, {"used": 0}),
            first=[on("主", 4, 8, attached=["輪@一"])], second=[on("的", 7, 11, attached=["輪@二"])],
        )  # fmt: skip
        board.act(turn, "remove", "一" if turn == "first" else "二")
        assert board.chips(name) == {"主": 6, "的": 9}[name]
        assert board.piles(turn)[1] == 2
    swamp = land("沼地", "このマスにいるユニットの最大気力を2減らす。", kind="swamp")
    board = table(
        me(""), swamp, first=[on("主", 4, 6), on("友", 0)], second=[on("的", 11)], more=({"lands": {5: "沼地"}}, {})
    )
    board.walk("first", "主", 5)
    assert board.chips("主") == 4 and board.piles("first")[1] == 2


@clause("kokuryoku", "X7.31", "X5.7")
def test_in_a_battle_units_without_chips_stay_to_its_end() -> None:
    board = table(me("", attack=5), foe(), first=[on("主", 4, 5), on("友", 0)], second=[on("返", 7, 3), on("的", 11)])
    seen: list[tuple[int, int]] = []
    board.take("first", "主")
    board.attack("first", "主", "返")
    seen.append((board.cell("主"), board.cell("返")))
    left = [(told["card"]["card"], told["clause"]) for told in board.told() if told["event"] == "UnitLeft"]
    assert left == [("主", "X5.7"), ("返", "X3.3")]  # the one paid its last chips, the other was beaten
    ended = board.happened().index("BattleEnded")
    assert board.happened().index("UnitLeft") > ended


def told_of(board: Board, event: str) -> list[dict[str, Any]]:
    return [told for told in board.told() if told["event"] == event]


@clause("kokuryoku", "X5.7", "X3.3")
def test_who_pays_its_last_chip_and_who_loses_it_leave_by_different_clauses() -> None:
    for chips, text, expected in (
        (2, "", [("主", "X5.7")]),
        (3, "このユニットが攻撃でダメージを与えた時、このユニットは気力を1失う。", [("主", "X3.3")]),
        (4, "", [("主", "X3.3")]),
        (5, "", []),
    ):
        board = table(me(text, spirit=9), foe(), first=[on("主", 4, chips), on("友", 0)], second=[on("返", 7, 9)])
        board.take("first", "主")
        board.attack("first", "主", "返")
        for _ in range(20):
            now = board.asked()
            if now is None or board.state.battle is None:
                break
            if now[1] == "counter":
                board.act("second", "counter")
            else:
                board._be_passive()
        assert [(told["card"]["card"], told["clause"]) for told in told_of(board, "UnitLeft")] == expected


@pytest.mark.parametrize(("where", "squares"), [("前", [0, 1, 2, 3, 5]), ("後ろ", [3, 5, 6, 7, 8, 9, 10])])
@clause("kokuryoku", "X7.66", "K4.4")
def test_where_nobody_goes_the_unit_of_the_text_looks_ahead(where: str, squares: list[int]) -> None:
    text = f"相手は、このユニットがいる横列より{where}のマスに土地を配置できない。"
    warden = unit("番", text, arms="breath", action="breath", levels={})
    taken = {2, 4, 11}
    board = table(warden, land("野"), turn="second", phase="land", first=[on("番", 4)],
                  second=[on("的", 2), on("打手", 11)], other=["野"])  # fmt: skip
    assert board.squares("second", "lay-land") == [cell for cell in squares if cell not in taken]
    board = table(warden, land("野"), phase="land", first=[on("友", 9), on("兵", 0)], second=[on("番", 7)], hand=["野"])
    turned = sorted(11 - cell for cell in squares)
    assert board.squares("first", "lay-land") == [cell for cell in turned if cell not in {9, 7, 0}]
