"""Still more of what a card of one's own can say, played: several things on one topic, what happened this turn, the
triangle, squares by their land, cards that are shown, coins, and replacements for a while."""

from __future__ import annotations

import pytest

from fuda.games.kokuryoku.table import END, HANDS
from tests.citing import clause
from tests.kokuryoku.board import land, on, surprise, unit, weapon
from tests.kokuryoku.test_sayable import me, strike, table, until, used

SWORD = {"arms": "sword", "action": "direct", "levels": {"sword": "A"}}


@pytest.mark.parametrize(
    ("text", "dealt"),
    [
        ("このユニットは移動できず、攻撃力を2増やす。", 4),
        ("このユニットの攻撃力を2増やし、反撃力を1減らす。", 4),
        ("敵軍のユニット1体につき、このユニットの攻撃力を1増やす。", 3),
        ("このユニットは自軍のユニット1体につき攻撃力が1増える。", 3),
        ("このユニットの攻撃は、戦闘相手の気力が3以上なら攻撃力が2増える。", 4),
        ("このユニットの攻撃は、戦闘相手の気力が9未満なら攻撃力が2増える。", 4),
        ("気力が最大でない場合、攻撃力は5になる。", 5),
        ("ただし、このユニットの攻撃力を1増やす。", 3),
        ("このターンに自軍のユニットが敵軍のユニットを倒しているなら、攻撃力を2増やす。", 2),
        ("このターンに自軍のユニットが敵軍のユニットを倒していないなら、攻撃力を2増やす。", 4),
        ("このユニットの射程内の敵軍のユニット1体につき、攻撃力を1増やす。", 3),
        ("このユニットと同じ国の自軍のユニット1体につき、攻撃力を1増やす。", 3),
    ],
)
@clause("kokuryoku", "X5.4", "X7.63")
def test_what_more_a_strike_deals(text: str, dealt: int) -> None:
    assert strike(table(me(text, country="mireis"), second=[on("的", 7, 6)])) == dealt


@clause("kokuryoku", "X5.4", "X7.11")
def test_what_is_halved_may_be_rounded_up() -> None:
    for words, dealt in (("半分にする", 1), ("半分にする（端数切り上げ）", 2)):
        assert strike(table(me(f"敵軍のユニットが受けるダメージを{words}。", attack=3))) == dealt


@pytest.mark.parametrize(
    ("text", "own", "dealt"),
    [
        ("", "axe", 3),
        ("このユニットは三すくみで常に勝つ。", "lance", 3),
        ("三すくみを逆にする。", "lance", 3),
        ("三すくみを逆にする。", "axe", 2),
        ("三すくみによる修正を3にする。", "axe", 5),
        ("三すくみによる修正を3にする。", "lance", 2),
    ],
)
@clause("kokuryoku", "X5.5")
def test_texts_change_the_triangle(text: str, own: str, dealt: int) -> None:
    foe = unit("相", "このユニットは反撃できない。", arms=own, spirit=9)
    assert strike(table(me(text, **SWORD), foe, second=[on("相", 7)]), target="相") == dealt


@clause("kokuryoku", "X5.4")
def test_the_damage_of_one_card_is_raised_for_strikes_with_it_only() -> None:
    blade = weapon("剣札", "このカードのダメージを2増やす。", attack=0)
    for equipment, dealt in (("剣札", 4), ("", 2)):
        board = table(me("", **SWORD), blade, first=[on("主", 4, attached=["剣札"])])
        assert strike(board, equipment=equipment) == dealt


@clause("kokuryoku", "X5.6")
def test_a_unit_attacked_with_a_card_does_not_strike_back() -> None:
    blade = weapon("剣札", "このカードで攻撃されたユニットは反撃できない。", attack=0)
    striker = unit("返", spirit=9, counter=1, arms="breath", action="breath", levels={})
    for attached, lost in ((["剣札"], 0), ([], 1)):
        board = table(me("", spirit=9, **SWORD), blade, striker, first=[on("主", 4, 9, attached=attached)],
                      second=[on("返", 7, 9)])  # fmt: skip
        strike(board, target="返", equipment="剣札" if attached else "")
        asked = board.asked()
        assert asked is not None and (asked[1] == "counter") == bool(lost)


@clause("kokuryoku", "K4.2a", "X7.42")
def test_a_price_of_a_sortie_is_paid_from_the_hand() -> None:
    card = unit("出", "このユニットが出撃するには、手札を2枚戦場外に置かなければならない。", levels={})
    board = table(me(""), card, hand=["出", "薬草@甲", "薬草@乙"], phase="sortie")
    board.act("first", "sortie", "出", cell=0)
    assert board.off("first") == ["甲", "乙"]
    poor = table(me(""), card, hand=["出", "兵"], phase="sortie")
    assert poor.why_not("first", "sortie", "出", cell=0) == ("X7.42", "too-few-cards-in-hand")


@clause("kokuryoku", "K4.2a")
def test_a_unit_sorties_only_if_its_text_lets_it() -> None:
    for mates, squares in ((["主"], []), (["主", "友"], [0, 1, 2])):
        card = unit("出", "このユニットは自軍のユニットが2体以上いる場合にのみ出撃できる。", levels={})
        first = [on(name, 4 + place) for place, name in enumerate(mates)]
        board = table(me(""), card, first=first, hand=["出", "薬草"], phase="sortie")
        assert [at for at in (0, 1, 2) if ("出", str(at)) in board.offered("first", "sortie")] == squares


@clause("kokuryoku", "K4.2a")
def test_nobody_sorties_next_to_a_unit_that_forbids_it() -> None:
    text = "自分は、このユニットに隣接するマスにユニットを出撃させることができない。"
    board = table(me(text), unit("出", levels={}), first=[on("主", 3)], hand=["出"], phase="sortie")
    assert board.why_not("first", "sortie", "出", cell=0) == ("K5.2", "cannot-enter-there")
    assert board.squares("first", "sortie") == [1, 2]


@clause("kokuryoku", "K2.1", "X7.57")
def test_chance_tosses_a_coin() -> None:
    text = "コインを投げる。表なら、カードを1枚引く。裏なら、使用済みチップを1枚未使用に戻す。"
    board = used(text, more=({"used": 3}, {}))
    assert board.all_asked() == ["chance"]


@clause("kokuryoku", "K2.2")
def test_a_hand_that_is_shown_is_known_to_both() -> None:
    board = used("相手の手札を公開する。", other=["薬草"])
    assert 3 in [board.state.known[card] for card in board.state.zones[HANDS[1]]]


@pytest.mark.parametrize(("other", "stays"), [(["守り", "薬草"], True), (["守り"], False)])
@clause("kokuryoku", "X7.50", "X7.64")
def test_a_unit_that_does_not_leave_stays_with_one_chip(other: list[str], stays: bool) -> None:
    saved = surprise("守り", "[防御時]この戦闘中、防御ユニットが離脱する場合、代わりに手札を1枚戦場外に置く。")
    board = table(me("", attack=5), saved, second=[on("的", 7, 3)], other=other)
    board.take("first", "主")
    board.attack("first", "主", "的")
    board.act("second", "surprise", "守り")
    until(board, lambda: board.state.battle is None)
    assert (board.chips("的") == 1) == stays


@clause("kokuryoku", "X7.63")
def test_a_unit_is_put_back_where_it_came_from() -> None:
    trap = surprise("罠", "[敵移動時]そのユニットを移動前のマスに戻す。")
    board = table(me(""), trap, first=[on("主", 4)], other=["罠"])
    board.walk("first", "主", 1)
    board.act("second", "surprise", "罠")
    until(board, lambda: not board.state.stack)
    assert board.cell("主") == 4


@clause("kokuryoku", "K5.2")
def test_a_text_lets_a_unit_onto_a_land_that_bars_it() -> None:
    moor = land("沼地", "騎兵はこのマスに進入できない。", kind="swamp")
    for text, squares in (("", [3, 5, 1, 6, 8]), ("このユニットは沼にも進入できる。", [3, 5, 1, 7, 6, 8])):
        rider = me(text, move="cavalry")
        board = table(rider, moor, second=[on("的", 11)], more=({"lands": {7: "沼地"}}, {}))
        board.act("first", "act-with", "主")
        assert sorted(board.squares("first", "move")) == sorted(squares)


@pytest.mark.parametrize(("chips", "drawn"), [(2, 1), (5, 0)])
@clause("kokuryoku", "X7.63")
def test_what_has_happened_this_turn_is_asked_for(chips: int, drawn: int) -> None:
    text = "[エンドフェイズ開始時:このターンに自軍のユニットが敵軍のユニットを倒している]カードを1枚引く。"
    board = table(me(""), surprise("札", text), second=[on("的", 7, chips), on("打手", 11)], hand=["札"])
    board.take("first", "主")
    board.attack("first", "主", "的")
    until(board, lambda: board.state.phase == END and board.asked() is not None)
    asked = board.asked()
    assert asked is not None and (asked[1] != "put-hand-off") == bool(drawn)
