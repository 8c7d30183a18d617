"""What leaves with a unit and what stays, whose step it is, what the piles come to: what is told is what happened."""

from __future__ import annotations

import pytest

from fuda.games.kokuryoku.board_events import UnitLeft
from fuda.games.kokuryoku.table import DECKS, HANDS, OFF
from fuda.kernel.records import copy_of
from tests.citing import clause
from tests.kokuryoku.board import Board, on, soldier, unit, weapon

CARDS = [soldier("兵"), unit("剣", spirit=7), unit("槍", spirit=7, arms="lance"), weapon("鉄剣"), weapon("鋼剣")]
SEATS = ("first", "second")


def told(board: Board, event: str) -> list[tuple[str, int]]:
    """Clause and seat of every such event."""
    return [
        (each["clause"], each["by"] if "by" in each else each["seat"])
        for each in board.told()
        if each["event"] == event
    ]


def standing() -> Board:
    """Two armed units of the second player, one of the first."""
    return Board(
        cards=CARDS,
        first=[on("兵", 0)],
        second=[on("剣", 7, 4, attached=["鉄剣"]), on("槍", 8, 3, attached=["鋼剣"])],
    )


@clause("kokuryoku", "X3.3", "X3.4")
def test_the_chips_of_a_unit_that_leaves_go_to_its_owners_used_pile() -> None:
    board = standing()
    before = {seat: board.piles(seat) for seat in SEATS}
    board.happen(UnitLeft("X3.3", board.card("剣"), OFF[1]))
    assert board.piles("second") == (before["second"][0], before["second"][1] + 4)
    assert board.piles("first") == before["first"]
    assert (board.cell("剣"), board.chips("剣"), board.is_waiting("剣")) == (-1, 0, False)
    assert board.state.taken[board.card("剣")] == 0


@clause("kokuryoku", "X3.3")
def test_only_what_is_attached_to_a_unit_leaves_with_it_and_all_of_it_is_told() -> None:
    board = standing()
    board.happen(UnitLeft("X3.3", board.card("剣"), OFF[1]))
    assert board.off("second") == ["鉄剣", "剣"]
    assert board.state.host[board.card("鉄剣")] == -1
    assert board.state.host[board.card("鋼剣")] == board.card("槍")
    (left,) = [each for each in board.told() if each["event"] == "UnitLeft"]
    assert (left["seat"], left["cell"], len(left["others"])) == (1, 7, 1)


@clause("kokuryoku", "X3.3", "X7.12")
def test_effects_on_a_unit_that_leaves_end_and_those_on_others_go_on() -> None:
    give = unit("号令", "このユニットが移動した時、このターン中、自軍のユニットの攻撃力を1増やす。", spirit=7)
    board = Board(cards=[*CARDS, give], first=[on("号令", 4), on("剣", 3), on("兵", 0)], second=[on("槍", 11)])
    board.walk("first", "号令", 5)
    (whole,) = board.state.effects
    both, one = copy_of(whole), copy_of(whole)
    both.cards, one.cards = (board.card("剣"), board.card("兵")), (board.card("剣"),)
    board.state.effects = (whole, both, one)
    board.happen(UnitLeft("X3.3", board.card("剣"), OFF[0]))
    assert [each.cards for each in board.state.effects] == [(), (board.card("兵"),)]


@clause("kokuryoku", "X3.3")
def test_a_crest_is_used_up_for_the_unit_that_used_it_and_not_for_one_that_left() -> None:
    board = standing()
    kept, gone = board.card("槍"), board.card("剣")
    board.state.used_crests = ((gone, 0), (kept, gone))
    board.happen(UnitLeft("X3.3", gone, OFF[1]))
    assert list(board.state.used_crests) == [(kept, gone)]


@clause("kokuryoku", "X3.4", "K2.3")
def test_the_chips_of_a_player_are_those_in_both_piles_and_on_the_units() -> None:
    board = Board(
        cards=CARDS,
        first=[on("兵", 0, 2)],
        second=[on("剣", 7, 4), on("槍", 8, 3)],
        more=({"used": 5}, {"used": 1}),
    )
    assert board.rules.sums(board.state) == (20, 20)
    board.state.unused[1] -= 2
    assert board.rules.sums(board.state) == (20, 18)


@clause("kokuryoku", "K2.1")
def test_each_player_shuffles_the_own_deck() -> None:
    board = Board.new([f"兵@a{n}" for n in range(20)], [f"兵@b{n}" for n in range(20)], cards=CARDS)
    board.shuffle(19)
    board.shuffle(18)
    shuffled = [each["target"] for each in board.told() if each["event"] == "Shuffled"]
    assert shuffled == [DECKS[0], DECKS[1]]
    board.roll(1)
    assert "a19" in board.hand("first") and "b18" in board.hand("second")
    drawn = [each for each in board.told() if each["event"] == "Drawn"]
    assert [each["by"] for each in drawn] == [HANDS.index(each["target"]) for each in drawn]


@pytest.mark.parametrize("turn", SEATS)
@clause("kokuryoku", "K4.1", "K4.2a", "K4.3", "K4.4", "K4.5")
def test_every_step_of_the_power_phase_is_told_in_order_as_its_players(turn: str) -> None:
    board = Board(turn=turn, phase="power", cards=CARDS, first=[on("兵", 0)], second=[on("剣", 11)])
    board.play_on("invasion")
    steps = told(board, "StepBegan")
    for seat in (0, 1):  # only the turn player lays lands
        wanted = ["K4.1", "K4.2a", "K4.3", "K4.4", "K4.5"]
        own = [clause for clause, whose in steps if whose == seat]
        assert own == (wanted if seat == SEATS.index(turn) else [each for each in wanted if each != "K4.4"])
