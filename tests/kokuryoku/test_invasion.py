"""The invasion phase: unit by unit, each moves, acts and is processed (K5), with the rulings on movement."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.games.kokuryoku.chapters.invasion import class_change_refusal
from tests.citing import clause
from tests.kokuryoku.board import Board, healer, item, land, magic, on, soldier, surprise, unit, weapon

CARDS = [
    soldier("兵"),
    soldier("敵"),
    unit("歩"),
    unit("騎", move="cavalry", sort="knight"),
    unit("翼", move="flier", sort="wing-knight"),
    unit("再", "【再移動】(気力1)"),
    unit("重再", "【再移動】(気力2)"),
    unit("救", "【救助】(気力1)"),
    unit("転", "【クラスチェンジ】「歩」", spirit=7, attack=3),
    unit("別", "【クラスチェンジ】「騎」"),
    healer("僧", levels={"staff": "A"}),
    magic("癒杖", arms="staff", need=1, power=4),
    weapon("剣"),
    item("翼靴", "このユニットは飛行兵として移動する。"),
    item("踏破", "このユニットは土地の影響を受けない。"),
    item("靴", "【再移動】(気力1)"),
    land("暗い森", "騎兵はこのマスに進入できない。"),
    land("沼", "このマスに進入する歩兵は気力2を支払う。", kind="swamp"),
    surprise("罠", "[敵移動時]そのユニットを待機状態にする。"),
    surprise("穴", "[敵移動時]そのユニットは気力を6失う。"),
]


def invaded(first: list[dict[str, Any]], second: list[dict[str, Any]] | None = None, **more: Any) -> Board:
    return Board(cards=CARDS, first=first, second=second or [on("敵", 11)], **more)


# --- the order of things


@clause("kokuryoku", "K5.1")
def test_all_waiting_own_units_become_able_together() -> None:
    board = invaded([on("歩", 0, waiting=True), on("騎", 1, waiting=True)], [on("敵", 11, waiting=True)])
    assert [board.is_waiting(unit) for unit in ("歩", "騎", "敵")] == [False, False, True]
    assert sorted(board.offered("first", "act-with")) == [("歩",), ("騎",)]


@clause("kokuryoku", "K5.0")
def test_units_act_in_any_order_and_not_all_need_to() -> None:
    board = invaded([on("歩", 0), on("騎", 1), on("翼", 2)])
    board.walk("first", "翼", 5)
    board.walk("first", "歩", 3)
    board.act("first", "go-on")
    assert board.asked() is not None
    assert board.asked() != ("first", "invasion", "K5.0")
    assert [board.is_waiting(unit) for unit in ("歩", "騎", "翼")] == [True, False, True]


@clause("kokuryoku", "K5.0")
def test_only_the_turn_player_invades() -> None:
    board = invaded([on("歩", 0)])
    assert board.why_not("second", "act-with", "敵") == ("K5.0", "not-your-invasion-phase")
    assert board.why_not("first", "act-with", "敵") == ("K5.0", "not-your-unit")


@clause("kokuryoku", "K5.0a")
def test_a_unit_finishes_before_the_next_begins() -> None:
    board = invaded([on("歩", 4), on("騎", 0)], [on("敵", 10)])
    board.act("first", "act-with", "歩")
    assert board.why_not("first", "act-with", "騎") == ("K5.0a", "another-unit-acts")
    assert board.why_not("first", "move", "騎", cell=1) == ("K5.0a", "another-unit-acts")
    board.act("first", "move", "歩", cell=7)
    assert board.asked() == ("first", "action-step", "K5.3")


@clause("kokuryoku", "K5.0a", "K5.4a")
def test_there_is_no_coming_back_to_an_earlier_unit() -> None:
    board = invaded([on("歩", 4), on("騎", 0)])
    board.walk("first", "歩", 7)
    assert board.is_waiting("歩")
    assert board.why_not("first", "act-with", "歩") == ("K5.4a", "unit-is-waiting")
    assert board.why_not("first", "move", "歩", cell=10) == ("K5.4a", "unit-is-waiting")
    assert board.why_not("first", "attack", "歩", "敵") == ("K5.4a", "unit-is-waiting")


@clause("kokuryoku", "K5.4a", "K5.0a")
def test_a_unit_that_did_nothing_is_not_waiting_but_has_had_its_turn() -> None:
    board = invaded([on("歩", 4), on("騎", 0)])
    board.take("first", "歩")
    assert not board.is_waiting("歩")
    assert board.why_not("first", "act-with", "歩") == ("K5.0a", "no-coming-back")


@clause("kokuryoku", "K5.2", "K5.3")
def test_moving_comes_before_acting() -> None:
    board = invaded([on("歩", 4), on("騎", 0)], [on("敵", 7)])
    board.take("first", "歩")
    assert board.asked() == ("first", "action-step", "K5.3")
    assert board.why_not("first", "move", "歩", cell=3) == ("K5.2", "not-in-this-step")


@clause("kokuryoku", "K5.3", "K5.4a")
def test_a_unit_that_acted_without_moving_waits() -> None:
    board = invaded([on("歩", 4), on("騎", 0)], [on("敵", 7)])
    board.take("first", "歩")
    board.attack("first", "歩", "敵", counter=False)
    assert board.is_waiting("歩")


# --- movement


@pytest.mark.parametrize(
    ("name", "wanted"),
    [("歩", [1, 3, 5, 7]), ("騎", [1, 3, 5, 6, 7, 8]), ("翼", [0, 1, 2, 3, 5, 6, 7, 8])],
)
@clause("kokuryoku", "X4.1")
def test_infantry_cavalry_and_fliers_move_by_their_patterns(name: str, wanted: list[int]) -> None:
    board = invaded([on(name, 4)])
    board.act("first", "act-with", name)
    assert board.squares("first", "move") == wanted


@clause("kokuryoku", "X4.1")
def test_cavalry_of_the_second_player_goes_forward_the_other_way() -> None:
    board = Board(turn="second", cards=CARDS, first=[on("兵", 1)], second=[on("騎", 7)])
    board.act("second", "act-with", "騎")
    assert board.squares("second", "move") == [3, 4, 5, 6, 8, 10]


@clause("kokuryoku", "X4.1", "K5.2")
def test_a_unit_moves_one_square_within_its_movement() -> None:
    board = invaded([on("歩", 4)])
    board.act("first", "act-with", "歩")
    found = board.reason_of("first", "move", "歩", cell=8)
    assert (found.clause, found.condition) == ("X4.1", "out-of-movement")
    board.act("first", "move", "歩", cell=7)
    assert board.cell("歩") == 7


@clause("kokuryoku", "K5.2", "X2.3")
def test_nobody_moves_onto_a_square_with_a_unit() -> None:
    board = invaded([on("歩", 4), on("騎", 3)], [on("敵", 7)])
    board.act("first", "act-with", "歩")
    assert board.squares("first", "move") == [1, 5]
    assert board.why_not("first", "move", "歩", cell=7) == ("K5.2", "square-taken")
    assert board.why_not("first", "move", "歩", cell=3) == ("K5.2", "square-taken")


@clause("kokuryoku", "K5.2")
def test_nobody_moves_onto_a_land_that_bars_it() -> None:
    board = invaded([on("騎", 4), on("歩", 3)], more=({"lands": {7: "暗い森"}}, {}))
    board.act("first", "act-with", "騎")
    assert board.squares("first", "move") == [1, 5, 6, 8]
    assert board.why_not("first", "move", "騎", cell=7) == ("K5.2", "land-bars-it")


@clause("kokuryoku", "X7.27", "K5.2")
def test_a_land_acts_on_units_of_both_sides() -> None:
    board = Board(
        turn="second", cards=CARDS, first=[on("兵", 1)], second=[on("騎", 4), on("歩", 6)],
        more=({"lands": {3: "暗い森"}}, {}),
    )  # fmt: skip
    board.act("second", "act-with", "騎")
    assert board.why_not("second", "move", "騎", cell=3) == ("K5.2", "land-bars-it")


@clause("kokuryoku", "X7.27", "X3.4")
def test_entering_some_lands_costs_chips_and_leaves_one() -> None:
    board = invaded([on("歩", 4, 3)], more=({"lands": {7: "沼"}}, {}))
    board.walk("first", "歩", 7)
    assert (board.chips("歩"), board.piles("first")[1]) == (1, 2)
    board = invaded([on("歩", 4, 2)], more=({"lands": {7: "沼"}}, {}))
    board.act("first", "act-with", "歩")
    assert board.why_not("first", "move", "歩", cell=7) == ("X7.27", "too-few-chips-to-enter")


@clause("kokuryoku", "X7.27")
def test_a_unit_that_ignores_lands_enters_and_pays_nothing() -> None:
    board = invaded([on("歩", 4, 3, attached=["踏破"])], more=({"lands": {7: "沼"}}, {}))
    board.walk("first", "歩", 7)
    assert board.chips("歩") == 3
    board = invaded([on("騎", 4, attached=["踏破"])], more=({"lands": {7: "暗い森"}}, {}))
    board.act("first", "act-with", "騎")
    assert 7 in board.squares("first", "move")


@clause("kokuryoku", "X4.1")
def test_a_unit_can_be_made_to_move_like_another_movement() -> None:
    board = invaded([on("歩", 4, attached=["翼靴"])])
    board.act("first", "act-with", "歩")
    assert board.squares("first", "move") == [0, 1, 2, 3, 5, 6, 7, 8]


# --- actions beside attacks


@clause("kokuryoku", "X5.9")
def test_a_staff_moves_unused_chips_and_its_unit_cannot_attack() -> None:
    board = invaded([on("僧", 4, 4), on("歩", 3, 2)], [on("敵", 7)])
    board.take("first", "僧")
    assert board.why_not("first", "attack", "僧", "敵") == ("X5.9", "staff-unit")
    unused = board.piles("first")[0]
    board.act("first", "heal", "僧", "歩")
    assert board.chips("歩") == 4
    assert board.piles("first")[0] == unused - 2


@clause("kokuryoku", "X7.8", "X5.9")
def test_a_staff_unit_pays_its_cost_and_heals_another_unit() -> None:
    board = invaded([on("僧", 4, 4), on("歩", 8, 2), on("騎", 2, 1), on("翼", 11, 1)], [on("敵", 9)])
    board.take("first", "僧")
    assert sorted(board.offered("first", "heal")) == [("僧", "歩", "僧"), ("僧", "騎", "僧")]
    assert board.why_not("first", "heal", "僧", "翼") == ("X4.2", "out-of-range")
    assert board.why_not("first", "heal", "僧", "僧") == ("X5.9", "not-another-friend")
    board.act("first", "heal", "僧", "歩")
    assert (board.chips("僧"), board.chips("歩"), board.paid("僧")) == (3, 4, [1])
    assert board.is_waiting("僧")


@clause("kokuryoku", "X5.9", "X3.2")
def test_healing_stops_at_the_maximum_and_at_the_unused_pile() -> None:
    board = invaded([on("僧", 4, 4), on("歩", 3, 5), on("騎", 5, 6)])
    board.take("first", "僧")
    assert board.why_not("first", "heal", "僧", "騎") == ("X3.2", "at-its-maximum")
    board.act("first", "heal", "僧", "歩")
    assert (board.chips("歩"), board.piles("first")) == (6, (20 - 3 - 6 - 6 - 1, 1))
    board = invaded([on("僧", 4, 4), on("歩", 3, 2)], more=({"used": 14}, {}))
    board.act("first", "act-with", "僧")
    assert board.why_not("first", "heal", "僧", "歩") == ("X5.9", "no-chips")


@clause("kokuryoku", "X5.8", "X5.9")
def test_a_staff_card_heals_without_spirit_and_is_used_up() -> None:
    board = invaded([on("僧", 4, 4, attached=["癒杖"]), on("歩", 3, 1)])
    board.take("first", "僧")
    board.act("first", "heal", "僧", "歩", "癒杖")
    assert (board.chips("歩"), board.chips("僧"), board.off("first")) == (5, 4, ["癒杖"])


@clause("kokuryoku", "X7.20")
def test_rescue_moves_an_adjacent_friend_around_the_rescuer() -> None:
    board = invaded([on("救", 4, 4), on("歩", 3), on("翼", 0)], [on("敵", 7)])
    board.take("first", "救")
    assert sorted(board.offered("first", "rescue")) == [("救", "歩", "1"), ("救", "歩", "5")]
    assert board.why_not("first", "rescue", "救", "翼", cell=5) == ("X7.20", "not-an-adjacent-friend")
    assert board.why_not("first", "rescue", "救", "歩", cell=8) == ("X7.20", "not-an-adjacent-square")
    assert board.why_not("first", "rescue", "救", "歩", cell=7) == ("K5.2", "square-taken")
    board.act("first", "rescue", "救", "歩", cell=5)
    assert (board.cell("歩"), board.chips("救"), board.is_waiting("救")) == (5, 3, True)


@clause("kokuryoku", "X7.20", "K5.2")
def test_rescue_respects_lands_that_bar_the_friend() -> None:
    board = invaded([on("救", 4), on("騎", 3), on("翼", 0)], more=({"lands": {5: "暗い森"}}, {}))
    board.take("first", "救")
    assert sorted(board.offered("first", "rescue")) == [("救", "騎", "1"), ("救", "騎", "7")]


# --- processing


@clause("kokuryoku", "X7.16", "K5.4b")
def test_moving_again_pays_and_moves_once_more() -> None:
    board = invaded([on("再", 4, 4)], [on("敵", 10)])
    board.walk("first", "再", 7)
    board.attack("first", "再", "敵", counter=False)
    assert board.asked() == ("first", "processing-step", "K5.4b")
    assert board.is_waiting("再")
    board.act("first", "move-again", "再", cell=4)
    assert (board.cell("再"), board.paid("再")) == (4, [2, 1])
    assert board.asked() != ("first", "processing-step", "K5.4b")


@clause("kokuryoku", "X7.16")
def test_an_item_gives_its_unit_the_ability_to_move_again() -> None:
    board = invaded([on("歩", 4, 4, attached=["靴"])])
    board.walk("first", "歩", 7)
    board.act("first", "move-again", "歩", cell=4)
    assert board.cell("歩") == 4


@clause("kokuryoku", "X7.32")
def test_only_a_unit_that_moved_or_acted_is_processed() -> None:
    board = invaded([on("再", 4, 4), on("騎", 0)], hands=(["転"], []))
    board.take("first", "再")
    assert board.asked() == ("first", "invasion", "K5.0")
    board = invaded([on("再", 4, 4), on("騎", 0)])
    board.walk("first", "再", 7)
    assert board.asked() == ("first", "processing-step", "K5.4b")


@clause("kokuryoku", "X7.32", "K5.4b", "X7.16")
def test_a_unit_that_cannot_move_again_is_refused_for_that_whatever_the_square_is() -> None:
    board = invaded([on("歩", 4)], hands=(["転"], []))
    board.walk("first", "歩", 7)
    assert board.asked() == ("first", "processing-step", "K5.4b")
    for cell in (4, 0, 7):  # free, out of reach, its own
        assert board.why_not("first", "move-again", "歩", cell=cell) == ("X7.16", "no-such-ability")
    board = invaded([on("再", 4, 4), on("歩", 8)], [on("敵", 10)])
    board.walk("first", "再", 7)
    assert board.why_not("first", "move-again", "再", cell=8)[0] not in ("X7.16", "X7.32")


@clause("kokuryoku", "X7.16", "X7.42")
def test_moving_again_must_be_paid_for_and_a_unit_without_the_ability_cannot() -> None:
    board = invaded([on("重再", 4, 3), on("歩", 0)], [on("敵", 10)])
    board.walk("first", "重再", 7)
    board.attack("first", "重再", "敵", counter=False)
    assert board.chips("重再") == 1
    assert board.asked() == ("first", "invasion", "K5.0")
    board = invaded([on("歩", 4)], hands=(["転"], []))
    board.walk("first", "歩", 7)
    assert board.why_not("first", "move-again", "歩", cell=4) == ("X7.16", "no-such-ability")


@clause("kokuryoku", "X6.1", "K5.4b", "X7.12")
def test_a_class_change_keeps_square_chips_and_attachments() -> None:
    board = invaded([on("歩", 4, 3, attached=["剣"])], hands=(["転"], []))
    board.walk("first", "歩", 7)
    board.act("first", "class-change", "転", "歩")
    assert (board.cell("転"), board.chips("転"), board.is_waiting("転")) == (7, 3, True)
    assert board.state.host[board.card("剣")] == board.card("転")
    assert board.zone("歩") == ("first", "under")
    assert board.field("first") == ["転"]
    assert board.rules.maximum(board.state, board.card("転")) == 7


@clause("kokuryoku", "X6.1", "K5.4b")
def test_a_class_change_needs_the_processing_step_and_the_same_character() -> None:
    board = invaded([on("歩", 4), on("騎", 0)], hands=(["転", "別"], []))
    board.act("first", "act-with", "歩")
    assert board.why_not("first", "class-change", "転", "歩") == ("X6.1", "not-in-this-step")
    board.act("first", "move", "歩", cell=7)
    assert board.why_not("first", "class-change", "別", "歩") == ("X6.1", "not-its-character")
    assert board.why_not("first", "class-change", "転", "騎") == ("X6.1", "not-its-character")
    assert board.offered("first", "class-change") == [("転", "歩")]


@clause("kokuryoku", "X7.6", "K4.2b", "X6.1")
def test_no_class_change_to_a_name_that_is_on_the_field() -> None:
    board = invaded([on("歩", 4)], [on("転@敵転", 11)], hands=(["転", "剣"], []))
    board.walk("first", "歩", 7)
    assert board.asked() != ("first", "processing-step", "K5.4b")
    assert class_change_refusal(board.state, board.rules, 0, board.card("転"), board.card("歩")) is not None


@clause("kokuryoku", "X7.12", "X3.3")
def test_the_basic_card_leaves_with_its_class_change_card() -> None:
    board = invaded([on("騎", 4, 5)], [on("転", 7, 1, under=["歩"]), on("敵", 11)])
    board.take("first", "騎")
    board.attack("first", "騎", "転")
    assert board.off("second") == ["歩", "転"]


# --- made to wait, and gone


@clause("kokuryoku", "X7.33", "X7.24")
def test_a_unit_made_to_wait_has_no_action() -> None:
    board = invaded([on("歩", 4), on("騎", 0)], [on("敵", 10)], hands=([], ["罠"]))
    board.act("first", "act-with", "歩")
    board.act("first", "move", "歩", cell=7)
    assert board.asked() == ("second", "move-window", "X7.24")
    board.act("second", "surprise", "罠")
    assert board.asked() == ("first", "invasion", "K5.0")
    assert board.is_waiting("歩")


@clause("kokuryoku", "X7.24")
def test_a_unit_may_act_when_nothing_answers_its_move() -> None:
    board = invaded([on("歩", 4), on("騎", 0)], [on("敵", 10)], hands=([], ["罠"]))
    board.act("first", "act-with", "歩")
    board.act("first", "move", "歩", cell=7)
    board.pass_on("second")
    assert board.asked() == ("first", "action-step", "K5.3")


@clause("kokuryoku", "X7.31", "K5.0a")
def test_a_unit_that_falls_in_its_turn_is_gone_and_the_next_one_follows() -> None:
    board = invaded([on("歩", 4), on("騎", 0)], [on("敵", 10)], hands=([], ["穴"]))
    board.act("first", "act-with", "歩")
    board.act("first", "move", "歩", cell=7)
    board.act("second", "surprise", "穴")
    assert board.off("first") == ["歩"]
    assert board.asked() == ("first", "invasion", "K5.0")
    assert board.offered("first", "act-with") == [("騎",)]
