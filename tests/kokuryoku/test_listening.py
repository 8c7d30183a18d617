"""Triggers: at once after their event, the turn player's first (X7.25)."""

from __future__ import annotations

from tests.citing import clause
from tests.kokuryoku.board import Board, land, on, soldier, surprise, unit, weapon

CARDS = [
    soldier("兵"),
    soldier("敵"),
    unit("剣", spirit=7, attack=3),
    unit("的", spirit=7, arms="bow", attack=1, counter=1),
    unit("弔い", "自軍の一般兵が戦場外に置かれた時、このユニットの気力を1回復する。", spirit=7),
    unit("遺言", "このユニットが戦場外に置かれた時、カードを1枚引く。", arms="bow", counter=1),
    unit("先触れ", "自侵攻フェイズ開始時、カードを1枚引く。"),
    unit("歩み", "このユニットが移動した時、このユニットは気力を1失う。"),
    unit("泣き", "一般兵が戦場外に置かれた時、カードを1枚引いてもよい。"),
    unit("嘆き", "一般兵が戦場外に置かれた時、カードを1枚引いてもよい。"),
    unit("悲しみ", "一般兵が戦場外に置かれた時、カードを1枚引いてもよい。"),
    unit("喝采", "敵軍のユニットが移動した時、カードを1枚引いてもよい。"),
    weapon("後押し", "このカードでダメージを与えた時、戦闘相手を1マス後退させる。"),
    land("村", "自国力フェイズ開始時、このマスにいる自軍のユニットすべての気力を1回復する。", kind="village"),
    surprise("撃", "[自国力フェイズ]敵軍のユニット1体は気力を6失う。"),
]


@clause("kokuryoku", "X7.25")
def test_triggered_abilities_follow_their_event_at_once() -> None:
    board = Board(
        cards=CARDS, first=[on("剣", 4, attached=["後押し"]), on("兵", 0)], second=[on("的", 7), on("敵", 11)]
    )
    board.take("first", "剣")
    board.attack("first", "剣", "的", "後押し")
    assert board.cell("的") == 10  # pushed out of range before a counter could be asked for
    assert board.asked() == ("first", "invasion", "K5.0")


@clause("kokuryoku", "X7.25")
def test_the_turn_players_triggers_come_first_and_each_chooses_among_several() -> None:
    board = Board(
        turn="second",
        phase="item",
        cards=CARDS,
        first=[on("兵@a", 0, 1), on("泣き@甲", 4), on("嘆き@乙", 5)],
        second=[on("悲しみ@丙", 11)],
        hands=([], ["撃"]),
    )
    board.act("second", "surprise", "撃")
    board.choose("second", "a")
    assert board.asked() == ("second", "may", "X7.25")
    board.option("second", "yes")
    assert board.asked() == ("first", "trigger", "X7.25")
    board.act("first", "trigger", "乙")
    assert board.asked() == ("first", "may", "X7.25")
    board.option("first", "no")
    assert board.asked() == ("first", "may", "X7.25")


@clause("kokuryoku", "X7.25")
def test_a_text_hears_of_the_units_that_it_names_only() -> None:
    for lost, chips in (("a", 4), ("剣", 3)):
        units = [on("兵@a", 0, 1), on("弔い@甲", 1, 3), on("剣", 4, 1)]
        board = Board(turn="second", phase="item", cards=CARDS, first=units, second=[on("敵", 11)], hands=([], ["撃"]))
        board.act("second", "surprise", "撃")
        board.choose("second", lost)
        assert board.chips("甲") == chips


@clause("kokuryoku", "X7.25", "X3.3")
def test_a_unit_hears_of_its_own_end_and_others_do_not_hear_of_it_as_theirs() -> None:
    board = Board(cards=CARDS, first=[on("剣", 4), on("兵", 0)], second=[on("遺言", 7, 2), on("敵", 11)])
    hand = len(board.hand("second"))
    board.take("first", "剣")
    board.attack("first", "剣", "遺言")
    assert board.zone("遺言") == ("second", "off")
    assert len(board.hand("second")) == hand + 1


@clause("kokuryoku", "X7.25", "K5.0")
def test_a_phase_that_begins_triggers_for_its_own_player_only() -> None:
    board = Board(cards=CARDS, first=[on("先触れ", 4)], second=[on("敵", 11)])
    assert len(board.hand("first")) == 1
    board = Board(turn="second", cards=CARDS, first=[on("先触れ", 4)], second=[on("敵", 11)])
    assert board.hand("first") == []


@clause("kokuryoku", "X7.25", "K4.0")
def test_chips_come_back_before_what_the_beginning_of_the_phase_triggers() -> None:
    board = Board(
        phase="power", cards=CARDS, first=[on("剣", 4, 2)], second=[on("敵", 11)],
        more=({"lands": {4: "村"}, "used": 18}, {}),
    )  # fmt: skip
    assert board.chips("剣") == 3


@clause("kokuryoku", "X7.25", "X7.31")
def test_a_unit_that_loses_its_last_chip_by_moving_is_gone() -> None:
    board = Board(cards=CARDS, first=[on("歩み", 4, 1), on("兵", 0)], second=[on("敵", 11)])
    board.act("first", "act-with", "歩み")
    board.act("first", "move", "歩み", cell=7)
    assert board.zone("歩み") == ("first", "off")
    assert board.asked() == ("first", "invasion", "K5.0")


@clause("kokuryoku", "X7.25")
def test_what_may_be_left_is_asked_of_its_player() -> None:
    board = Board(cards=CARDS, first=[on("剣", 4), on("兵", 0)], second=[on("喝采", 11)])
    board.act("first", "act-with", "剣")
    board.act("first", "move", "剣", cell=3)
    assert board.asked() == ("second", "may", "X7.25")
    board.option("second", "no")
    assert board.hand("second") == []
