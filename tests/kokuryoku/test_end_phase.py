"""The end phase: surprises, generation change, training, symbol, the hand down to seven (K6)."""

from __future__ import annotations

from typing import Any

from tests.citing import clause
from tests.kokuryoku.board import Board, on, soldier, surprise, unit, weapon

CARDS = [
    soldier("兵"),
    soldier("敵"),
    unit("親", "【世代交代】子「子」", spirit=7, levels={"sword": "A", "lance": "A"}),
    unit("子", "【世代交代】親「親」", spirit=5),
    unit("師", spirit=6),
    unit("達人", "【クラスチェンジ】「師」\n【修練】(手札2)", spirit=7),
    unit("名人", "【クラスチェンジ】「師」", spirit=7),
    weapon("剣"),
    weapon("槍", arms="lance"),
    weapon("宝剣", "【象徴】カードを1枚引く。"),
    surprise("火", "[エンドフェイズ開始時]カードを1枚引く。"),
    surprise("札", "[反撃時]カードを1枚引く。"),
]


def ended(first: list[dict[str, Any]], hand: list[str], **more: Any) -> Board:
    other = more.pop("other", [])
    return Board(phase="end", cards=CARDS, first=first, second=[on("敵", 11)], hands=(hand, other), **more)


@clause("kokuryoku", "K6.1")
def test_surprises_with_that_timing_are_used_at_the_start_of_the_turn_player_first() -> None:
    board = ended([on("兵", 0)], ["火@甲"], other=["火@乙", "札"])
    assert board.asked() == ("first", "end-window", "K6.1")
    board.act("first", "pass")
    assert board.offered("second", "surprise") == [("乙",)]
    board.act("second", "surprise", "乙")
    assert board.asked() == ("first", "end-window", "K6.1")
    board.act("first", "pass")
    assert (board.off("second"), len(board.hand("second"))) == (["乙"], 3)  # one drawn here, one in the next turn


@clause("kokuryoku", "K6.1")
def test_they_are_not_used_at_any_other_time() -> None:
    board = Board(cards=CARDS, first=[on("兵", 0)], second=[on("敵", 11)], hands=(["火"], []))
    assert board.why_not("first", "surprise", "火") == ("X7.24", "not-the-right-time")


# --- generation change


@clause("kokuryoku", "K6.2", "X7.13")
def test_a_child_takes_its_parents_place_and_a_parent_supports_its_child() -> None:
    board = ended([on("親", 4, 6, attached=["剣"]), on("兵", 0)], ["子"])
    assert board.asked() == ("first", "generation-change", "K6.2")
    board.act("first", "generation", "子", "親")
    assert (board.cell("子"), board.chips("子"), board.off("first")) == (4, 5, ["親"])
    assert board.state.host[board.card("剣")] == board.card("子")
    assert board.piles("first")[1] == 1  # the chip above its maximum
    board = ended([on("子", 4, 1), on("兵", 0)], ["親"])
    board.act("first", "support-child", "親", "子")
    assert (board.chips("子"), board.off("first")) == (4, ["親"])


@clause("kokuryoku", "X7.13")
def test_what_the_child_cannot_bear_goes_off_the_field_and_it_waits_as_its_parent_did() -> None:
    board = ended([on("親", 4, 3, attached=["槍"], waiting=True), on("兵", 0)], ["子", "親@他"])
    board.act("first", "generation", "子", "親")
    assert sorted(board.off("first")) == sorted(["槍", "親"])
    assert board.is_waiting("子")
    assert board.chips("子") == 3


@clause("kokuryoku", "K6.2", "X3.2")
def test_a_supporting_parent_brings_no_more_than_three_and_not_above_the_maximum() -> None:
    board = ended([on("子", 4, 3), on("兵", 0)], ["親"])
    board.act("first", "support-child", "親", "子")
    assert board.chips("子") == 5
    board = ended([on("子", 4, 5), on("師", 0, attached=["宝剣"])], ["親"])
    assert board.asked() == ("first", "training-step", "K6.3")
    assert board.why_not("first", "support-child", "親", "子") == ("X3.2", "nothing-to-recover")


@clause("kokuryoku", "K6.2")
def test_generation_change_needs_the_family_the_hand_and_the_own_end_phase() -> None:
    board = ended([on("親", 4), on("兵", 0)], ["子", "師"])
    assert board.why_not("first", "generation", "師", "親") == ("K6.2", "no-child-card")
    assert board.why_not("first", "generation", "子", "兵") == ("K6.2", "not-its-parent")
    assert board.why_not("first", "support-child", "師", "親") == ("K6.2", "no-parent-card")
    board = Board(cards=CARDS, first=[on("親", 4)], second=[on("敵", 11)], hands=(["子"], []))
    assert board.why_not("first", "generation", "子", "親") == ("K6.2", "not-your-end-phase")


@clause("kokuryoku", "K6.2", "K4.2b")
def test_no_generation_change_to_a_name_that_is_on_the_field() -> None:
    board = ended([on("親", 4), on("子@場", 0, 1)], ["子", "親@手"])
    assert board.why_not("first", "generation", "子", "親") == ("K4.2b", "name-on-the-field")


# --- training and symbol


@clause("kokuryoku", "K6.3", "X7.14")
def test_training_changes_the_class_in_the_end_phase() -> None:
    board = ended([on("師", 4, 3, waiting=True), on("兵", 0)], ["達人", "剣", "槍", "札"])
    assert board.asked() == ("first", "training-step", "K6.3")
    board.act("first", "train", "達人", "師")
    assert sorted(board.options("first")) == sorted(["剣", "槍", "札"])  # it does not pay for itself
    board.choose("first", "剣", "札")
    assert (board.cell("達人"), board.chips("達人"), board.is_waiting("達人")) == (4, 3, True)
    assert board.off("first") == ["剣", "札"]
    assert board.zone("師") == ("first", "under")


@clause("kokuryoku", "K6.3", "X7.42")
def test_training_must_be_printed_and_paid_for() -> None:
    board = ended([on("師", 4, attached=["宝剣"]), on("兵", 0)], ["達人", "名人"])
    assert board.why_not("first", "train", "達人", "師") == ("X7.42", "too-few-cards-in-hand")
    assert board.why_not("first", "train", "名人", "師") == ("K6.3", "no-training")


@clause("kokuryoku", "K6.4", "X7.15")
def test_a_symbol_is_used_in_the_own_end_phase() -> None:
    board = ended([on("師", 4, attached=["宝剣"]), on("兵", 0)], [])
    board.act("first", "symbol", "宝剣")
    assert len(board.hand("first")) == 1
    assert board.zone("宝剣") == ("first", "attached")
    assert board.state.turn_player == 1  # once a turn: nothing more was asked


@clause("kokuryoku", "K6.4", "X7.15")
def test_a_symbol_may_be_left_and_is_nobody_elses() -> None:
    board = ended([on("師", 4, attached=["宝剣"]), on("兵", 0)], [])
    board.act("first", "go-on")
    assert board.hand("first") == []
    board = Board(
        turn="second", phase="end", cards=CARDS, first=[on("師", 4, attached=["宝剣"])], second=[on("敵", 11)],
        hands=([], ["火"]),
    )  # fmt: skip
    assert board.why_not("first", "symbol", "宝剣") == ("K6.4", "not-your-end-phase")


# --- the hand


@clause("kokuryoku", "K6.5")
def test_with_eight_or_more_cards_the_hand_is_brought_down_to_seven() -> None:
    hand = [f"剣@手{place}" for place in range(9)]
    board = ended([on("兵", 0)], hand)
    assert board.asked() == ("first", "put-hand-off", "K6.5")
    assert board.how_many("first") == (2, 2)
    board.choose("first", "手3", "手8")
    assert (len(board.hand("first")), board.off("first")) == (7, ["手3", "手8"])


@clause("kokuryoku", "K6.5")
def test_seven_cards_are_kept_and_the_opponent_keeps_any_number() -> None:
    board = ended([on("兵", 0)], [f"剣@手{p}" for p in range(7)], other=[f"剣@敵{p}" for p in range(9)])
    assert board.state.turn_player == 1
    assert [len(board.off(seat)) for seat in ("first", "second")] == [0, 0]
