"""Much of the same: rounds that add up (1501.1a), equal lasting effects as one, and long rows that resolve (1205)."""

from itertools import count
from typing import Any
from unittest.mock import patch

import pytest

from fuda.games.kiseki.chapters.loops import bounds_of_bonds
from fuda.kernel import codec
from fuda.kernel.decisions import Act, Action, equal_actions
from fuda.kernel.records import copy_of
from tests.citing import clause
from tests.kiseki.board import Board, unit

LATER = unit("先触れ", text="・0EP支払う:回復フェイズ開始時、これを回復する。")
BONDS = unit("語り部", text="・0EP支払う:回復フェイズ開始時、絆を1点得る。")
STRONG = unit("豊か", strength=2, text="・0EP支払う:これはこのターン中+1/+0を得る。")
PAYING = unit("捧げ", text="・0EP支払う:絆を2点失う。")
GAINING = unit("恵み", text="・0EP支払う:絆を3点得る。")
ELATED = unit("高ぶり", strength=2, text="【高揚「これは+2/+2を得る。」】")
SWAPPING = unit(
    "逆さ",
    strength=2,
    defence=5,
    text="・0EP支払う:これはこのターン中+1/+0を得る。\n・0EP支払う:これはこのターン中STRとDEFを入れ替える。",
)
CARDS = [LATER, BONDS, STRONG, PAYING, GAINING, ELATED]


def table(*field: str, bonds: int = 20, more: Any = (), **others: Any) -> Board:
    return Board(
        phase="battle",
        first={"field": [*field], "homebase": 1, "bonds": bonds, **others},
        second={},
        cards=[*CARDS, *more],
    )


def craft(board: Board, alias: str, place: int = 0) -> None:
    """Play a craft of a card, and let it resolve, until something else is asked."""
    rest = len(board.waiting())
    question = board._is_asked("first", Act)
    reference = board.rules.card(board.state, board.card(alias)).own[place]
    wanted = Action("craft", board.card(alias), numbers=(reference,))
    board._submit("first", [equal_actions(each, wanted) for each in question.options].index(True))
    while len(board.waiting()) > rest and board._purpose() == "priority":
        board.passes("first")


def counted(board: Board, alias: str) -> Board:
    """The craft was played until it is asked how often."""
    while board.asked() == ("first", "priority", "902.4"):
        craft(board, alias)
    assert board.asked() == ("first", "loop-count", "1501.1a")
    return board


def played_out(board: Board, number: int) -> Board:
    """The same rounds, each of them played."""
    with patch("fuda.games.kiseki.chapters.priority.round_key", side_effect=count(1)):
        board.number("first", number)
    return board


def passed(board: Board) -> list[int]:
    return [told["rounds"] for told in board.told("first") if told["event"] in ("RoundsAddedUp", "RoundsPassed")]


@clause("kiseki", "1501.1a", "1211.8")
@pytest.mark.parametrize("alias", ["先触れ", "語り部"])
def test_rounds_that_leave_more_to_come_pass_together(alias: str) -> None:
    board = counted(table(alias), alias)
    before = board.happened().count("EffectBegan")
    other = played_out(counted(table(alias), alias), 50)
    board.number("first", 50)
    assert passed(board) == [47]
    assert board.happened().count("EffectBegan") - before == 3
    assert [each.times for each in board.state.effects] == [each.times for each in other.state.effects]
    assert sum(each.times for each in board.state.effects) == 51 + 1
    for seat in ("first", "second"):
        assert board.view(seat) == other.view(seat)
    assert board.options("first") == other.options("first")


@clause("kiseki", "1211.8")
def test_each_of_equal_effects_that_wait_triggers() -> None:
    board = counted(table("語り部"), "語り部")
    board.number("first", 2)
    number = sum(each.times for each in board.state.effects)
    board.play_on("homebase")
    assert board.bonds("first") == 20 + number
    assert board.state.effects == ()


@clause("kiseki", "1501.1a")
def test_rounds_that_cost_bonds_pass_together_and_cost_as_many() -> None:
    board, other = counted(table("捧げ"), "捧げ"), played_out(counted(table("捧げ"), "捧げ"), 30)
    board.number("first", 30)
    assert passed(board)
    assert board.view("second") == other.view("second")
    assert board.bonds("first") == other.bonds("first")


@clause("kiseki", "1501.1a", "1329.1")
def test_rounds_gain_no_more_bonds_than_there_can_be() -> None:
    board, other = counted(table("恵み", bonds=4), "恵み"), played_out(counted(table("恵み", bonds=4), "恵み"), 60)
    board.number("first", 60)
    assert passed(board)
    assert board.bonds("first") == other.bonds("first") == 40
    assert board.view("first") == other.view("first")


@clause("kiseki", "1501.1a", "1409.1")
def test_rounds_do_not_pass_over_a_number_of_bonds_of_which_a_text_speaks() -> None:
    field = ("捧げ", "高ぶり")
    board, other = counted(table(*field, bonds=40), "捧げ"), played_out(counted(table(*field, bonds=40), "捧げ"), 60)
    board.number("first", 60)
    assert len(passed(board)) == 2  # up to the bound, and beyond it
    assert board.bonds("first") == other.bonds("first")
    assert board.strength("高ぶり") == other.strength("高ぶり") == 4
    assert board.view("first") == other.view("first")


def test_which_texts_speak_of_bonds() -> None:
    board = table("捧げ", more=[unit("差", text="・絆を1点失う:カードを1枚引く。")])
    cards = {card.name: card for card in board.rules.list.cards}
    assert bounds_of_bonds(cards["高ぶり"]) == (20,)
    assert bounds_of_bonds(cards["捧げ"]) == ()
    assert bounds_of_bonds(cards["差"]) is None


@clause("kiseki", "1215.5", "1303.1")
def test_equal_effects_that_only_add_are_one() -> None:
    board = counted(table("豊か"), "豊か")
    board.number("first", 20)
    assert [each.times for each in board.state.effects] == [22]
    assert board.strength("豊か") == 24


@clause("kiseki", "1215.3b")
def test_equal_effects_stay_apart_where_another_came_between() -> None:
    board = table("逆さ", more=[SWAPPING])
    for place in (0, 1, 0):
        craft(board, "逆さ", place)
    assert [each.times for each in board.state.effects] == [1, 1, 1]
    assert (board.strength("逆さ"), board.defence("逆さ")) == (6, 3)


@clause("kiseki", "1205.1")
def test_a_long_row_that_does_nothing_resolves_together() -> None:
    board = counted(table("先触れ", homebase=0), "先触れ")
    board.number("first", 60)
    while len(board.waiting()) < 60:
        board.passes("first")
    counted(board, "先触れ")
    board.number("first", 0)  # until something else was done nothing is possible but to pass
    assert [told["number"] for told in board.told("first") if told["event"] == "RowResolved"] == [60]
    assert board.waiting() == []


@clause("kiseki", "1205.1")
def test_a_long_row_that_does_something_resolves_one_by_one() -> None:
    board = counted(table("語り部", bonds=1), "語り部")
    board.number("first", 30)
    before = board.happened().count("BondsChanged")
    board.play_on("homebase")
    assert board.happened().count("BondsChanged") - before == 32
    assert "RowResolved" not in board.happened()
    assert board.bonds("first") == 33


@clause("kiseki", "1205.1", "509.2")
def test_each_of_a_long_row_is_asked_for_what_it_leaves_open() -> None:
    giver = unit("施し", text="・0EP支払う:回復フェイズ開始時、絆を1点失ってもよい。")
    board = counted(table("施し", bonds=40, more=[giver]), "施し")
    board.number("first", 24)
    asked = 0
    while board.state.outcome is None and asked < 25:
        if board._purpose() == "may":
            asked += 1
            board.option("first", "no" if asked < 20 else "yes")
        elif board._purpose() == "priority":
            board.passes(board.all_asked()[0])
        else:
            board._be_passive()
    assert board.bonds("first") == 40 - 6 and "RowResolved" not in board.happened()


def test_what_was_written_before_equal_effects_were_one_is_read() -> None:
    board = table("豊か")
    craft(board, "豊か")
    written = codec.encode(board.state)
    del written["effects"][0]["times"]
    frame = written["frames"][-1]
    for name in ("row", "idle", "unwatched"):
        del frame[name]
    del frame["loop"]["totals"]
    read = codec.decode(written)
    assert read.frames[-1].row == 0 and read.frames[-1].loop.totals == ()
    assert [copy_of(each).times for each in read.effects] == [1]
