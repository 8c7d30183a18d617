"""Command, families, healing, ranges and the redraw, for either side, for one and for several."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.kernel.decisions import Action
from tests.citing import clause
from tests.kokuryoku.board import Board, healer, item, magic, on, soldier, surprise, unit, weapon
from tests.kokuryoku.duels import purpose
from tests.kokuryoku.test_sayable import me, strike, table, until, used

SWORD: dict[str, Any] = {"arms": "sword", "action": "direct", "levels": {"sword": "A"}}

# --- X7.22


@pytest.mark.parametrize(
    ("units", "dealt"),
    [
        ([on("将", 5, 2)], 4), ([on("将", 3, 2), on("長", 1, 2)], 5), ([on("将", 0, 2), on("長", 2, 2)], 2),
        ([on("将", 5, 2), on("友", 3, 2)], 4), ([on("友", 5, 2)], 2), ([on("授", 5, 2)], 5), ([on("授", 0, 2)], 2),
        ([on("授", 5, 2), on("将", 3, 2)], 7),
    ],
)  # fmt: skip
@clause("kokuryoku", "X7.22")
def test_commands_of_neighbours_add_up(units: list[dict[str, Any]], dealt: int) -> None:
    cards = [unit("将", "【指揮】2", levels={}), unit("長", "【指揮】1", levels={}),
             unit("授", "このユニットは『【指揮】3』を得る。", levels={})]  # fmt: skip
    board = table(me("", spirit=9), *cards, first=[on("主", 4, 9), *units], second=[on("的", 7, 9)])
    assert strike(board) == dealt


@clause("kokuryoku", "X7.22")
def test_a_commander_of_the_other_side_and_one_that_lost_it_add_nothing() -> None:
    chief = unit("将", "【指揮】2", levels={})
    badge = item("徽章", "【指揮】2")
    board = table(me(""), chief, second=[on("的", 7), on("将", 5)])
    assert strike(board) == 2
    board = table(me(""), badge, first=[on("主", 4), on("友", 5, attached=["徽章"])], second=[on("的", 7)])
    assert strike(board) == 4  # an item gives its bearer the ability
    robber = unit("盗", "敵軍のユニットは指揮を失う。", levels={})
    board = table(me(""), chief, robber, first=[on("主", 4), on("将", 5)], second=[on("的", 7), on("盗", 11)])
    assert strike(board) == 2
    board = table(me(""), chief, robber, first=[on("主", 4), on("将", 5), on("盗", 0)], second=[on("的", 7)])
    assert strike(board) == 4


@clause("kokuryoku", "X7.22", "X5.4")
def test_the_attack_of_the_other_sides_unit_is_raised_by_its_own_commander() -> None:
    chief = unit("将", "【指揮】2", levels={})
    board = table(me(""), chief, turn="second", first=[on("的", 4)], second=[on("主", 7), on("将", 10)])
    board.take("second", "主")
    board.attack("second", "主", "的")
    until(board, lambda: bool(board.damage("的")))
    assert board.damage("的") == [4]


# --- X7.13

FAMILY = [
    unit("親", "【世代交代】子「子」", spirit=7, arms="sword", levels={"sword": "A", "lance": "A"}),
    unit("子", "【世代交代】親「親」", spirit=5, arms="sword", levels={"sword": "A"}),
    weapon("剣札"), weapon("槍札", arms="lance"), item("輪", "このユニットの攻撃力を1増やす。"),
]  # fmt: skip


@pytest.mark.parametrize(("chips", "kept"), [(7, 5), (4, 4)])
@pytest.mark.parametrize("seat", ["first", "second"])
@clause("kokuryoku", "X7.13", "K6.2")
def test_a_child_takes_over_what_it_can(seat: str, chips: int, kept: int) -> None:
    mine, theirs = [on("親", 4, chips, attached=["槍札", "輪"], waiting=True), on("友", 5)], [on("的", 11)]
    sides: dict[str, Any] = {"first": mine, "second": theirs}
    if seat == "second":
        sides = {"first": [on("的", 0)], "second": mine}
    board = table(*FAMILY, phase="end", turn=seat, **{"hand" if seat == "first" else "other": ["子", "薬草"]}, **sides)
    assert (board.asked() or ("",))[:2] == (seat, "generation-change")
    assert board.offered(seat, "generation") == [("子", "親")] and board.offered(seat, "support-child") == []
    before = sum(board.piles(seat))
    board.act(seat, "generation", "子", "親")
    assert (board.cell("子"), board.chips("子")) == (4, kept)
    assert sorted(board.off(seat)) == sorted(["親", "槍札"])  # it has no level for lances
    assert board.state.host[board.card("輪")] == board.card("子")
    assert sum(board.piles(seat)) - before == chips - kept


@clause("kokuryoku", "X7.13", "K6.2")
def test_both_parents_and_children_of_one_hand_are_offered() -> None:
    board = table(*FAMILY, phase="end", first=[on("子", 4, 1), on("親", 5, 3)], second=[on("的", 11)],
                  hand=["親@母", "子@弟", "薬草"])  # fmt: skip
    assert board.offered("first", "support-child") == [("母", "子")]
    assert board.offered("first", "generation") == []  # its name is on the field
    board.act("first", "support-child", "母", "子")
    assert board.chips("子") == 4 and board.off("first") == ["母"]
    board = table(*FAMILY, phase="end", first=[on("子", 4, 4)], second=[on("的", 11)], hand=["親@母", "薬草"])
    board.act("first", "go-on")
    assert board.chips("子") == 4 and board.off("first") == []
    board = table(*FAMILY, phase="end", first=[on("子", 4, 4)], second=[on("的", 11)], hand=["親@母", "薬草"])
    board.act("first", "support-child", "母", "子")
    assert board.chips("子") == 5  # up to its maximum


# --- X5.9, X7.8


@pytest.mark.parametrize("seat", ["first", "second"])
@clause("kokuryoku", "X5.9", "X7.8")
def test_a_staff_heals_friends_at_one_or_two_squares(seat: str) -> None:
    place = [cell if seat == "first" else 11 - cell for cell in range(12)]
    mine = [on("僧", place[4], 4), on("主", place[5], 1), on("友", place[0], 1), on("遠", place[11], 1)]
    other = [on("的", place[7], 3)]
    sides: dict[str, Any] = {"first": mine, "second": other} if seat == "first" else {"first": other, "second": mine}
    board = table(me(""), healer("僧", heal=2, staff=1), unit("遠", levels={}), turn=seat, **sides)
    board.take(seat, "僧")
    assert sorted(each[1] for each in board.offered(seat, "heal")) == sorted(["主", "友"])
    assert board.why_not(seat, "heal", "僧", "遠") == ("X4.2", "out-of-range")
    board.act(seat, "heal", "僧", "友")
    assert (board.chips("友"), board.chips("僧"), board.chips("主")) == (3, 3, 1)
    assert board.is_waiting("僧")


@pytest.mark.parametrize(("chips", "may"), [(2, True), (1, False)])
@clause("kokuryoku", "X5.9", "X7.8")
def test_a_staff_unit_needs_its_chips_and_somebody_to_heal(chips: int, may: bool) -> None:
    board = table(me(""), healer("僧", heal=2, staff=2), first=[on("僧", 4, chips), on("主", 5, 1)])
    board.act("first", "act-with", "僧")
    if may:
        board.act("first", "go-on")
        board.act("first", "heal", "僧", "主")
        assert board.chips("主") == 3 and board.cell("僧") == -1  # it spent its last chips
    else:
        assert board.why_not("first", "heal", "僧", "主") == ("X7.8", "too-few-chips-to-heal")
    board = table(me(""), healer("僧"), first=[on("僧", 4, 3), on("主", 5, 1)], more=({"used": 16}, {}))
    board.act("first", "act-with", "僧")
    assert board.why_not("first", "heal", "僧", "主") == ("X5.9", "no-chips")


@clause("kokuryoku", "X5.9", "X5.8")
def test_a_magic_staff_heals_once_and_costs_no_spirit() -> None:
    staff = magic("杖札", arms="staff", power=3)
    mage = me("", arms="fire", action="magic", levels={"fire": "A", "staff": "A"})
    board = table(mage, staff, first=[on("主", 4, 4, attached=["杖札"]), on("友", 5, 1)], second=[on("的", 11)])
    board.take("first", "主")
    assert board.offered("first", "heal") == [("主", "友", "杖札")]
    board.act("first", "heal", "主", "友", "杖札")
    assert (board.chips("友"), board.chips("主"), board.off("first")) == (4, 4, ["杖札"])


# --- X4.2


@clause("kokuryoku", "X4.2", "X5.1")
def test_a_unit_that_has_left_reaches_nobody() -> None:
    text = "このユニットが離脱した時、このユニットの射程内の敵軍のユニットすべては気力を1失う。"
    foe = unit("返", text, spirit=9, arms="fire", action="magic", levels={})
    board = table(me("", attack=5), foe, first=[on("主", 4, 6), on("友", 0, 3), on("兵", 2, 3)],
                  second=[on("返", 7, 2), on("的", 11)])  # fmt: skip
    strike(board, target="返")
    until(board, lambda: board.state.battle is None)
    assert [board.chips(each) for each in ("主", "友", "兵")] == [1, 3, 3]


# --- K2.4


def opening(first: int = 40, second: int = 40) -> Board:
    board = Board.new([f"兵@a{n}" for n in range(first)], [f"兵@b{n}" for n in range(second)], cards=[soldier("兵")])
    board.shuffles()
    board.roll(1)
    return board


@clause("kokuryoku", "K2.4", "X7.39")
def test_why_a_hand_is_not_changed() -> None:
    board = opening()

    def why(seat: int, verb: str = "redraw") -> str:
        found = board.rules.refusal(board.state, seat, Action(verb))
        return "" if found is None else f"{found.clause} {found.condition}"

    assert (why(0), why(0, "keep"), why(1)) == ("", "", "X7.39 other-player-redraws")
    board.act("first", "redraw")
    board.choose("first", *board.hand("first")[:2])
    assert (len(board.hand("first")), len(board.abroad("first"))) == (6, 2)
    assert board.asked() == ("first", "opening-hand", "K2.4")
    board.act("first", "keep")
    assert board.asked() == ("second", "opening-hand", "K2.4")
    assert (why(0), why(1)) == ("K2.4 hand-is-kept", "")
    board.act("second", "redraw")
    board.choose("second", *board.hand("second"))
    assert (len(board.hand("second")), len(board.abroad("second"))) == (6, 7)
    assert all(board.is_known(card, "first") for card in board.abroad("second"))
    board.act("second", "keep")
    assert board.state.turn_player == 0 and why(0) == "K2.4 hand-is-kept" == why(1)


@clause("kokuryoku", "K2.4", "X7.39")
def test_the_last_card_may_go_too_and_then_nothing_is_asked() -> None:
    board = opening()
    for _ in range(7):
        assert board.asked() == ("first", "opening-hand", "K2.4")
        board.act("first", "redraw")
        if purpose(board) == "redraw":
            board.choose("first", *board.hand("first"))
    assert board.hand("first") == [] and board.asked() == ("second", "opening-hand", "K2.4")
    found = board.rules.refusal(board.state, 0, Action("redraw"))
    assert found is not None and (found.clause, found.condition) == ("K2.4", "no-card-to-redraw")


@clause("kokuryoku", "X5.9", "X3.2")
def test_a_text_that_raises_recovery_is_counted_once() -> None:
    for text, chips in (("", 2), ("このユニットが回復する気力を1増やす。", 3)):
        board = used("自軍のユニットすべての気力を1回復する。", cards=[surprise("余", "[移動時]カードを1枚引く。"),
                     unit("傷", text, levels={})], first=[on("傷", 4, 1), on("主", 5, 1)])  # fmt: skip
        assert (board.chips("傷"), board.chips("主")) == (chips, 2)
