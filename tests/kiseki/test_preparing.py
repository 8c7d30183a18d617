"""The set-up of a game (601, 603)."""

from tests.citing import clause
from tests.kiseki.board import Board, unit

CARDS = [unit(name) for name in ("甲", "乙", "丙", "丁", "戊", "己", "庚", "辛")]
FIRST = [f"{name}@{name}1" for name in ("甲", "乙", "丙", "丁", "戊", "己", "庚", "辛")]
SECOND = [f"{name}@{name}2" for name in ("甲", "乙", "丙", "丁", "戊", "己", "庚", "辛")]


def new(chooser: int = 1, answer: str = "self") -> Board:
    """A game up to the first redraw; the decks stay in their order."""
    board = Board.new(FIRST, SECOND, cards=CARDS)
    board.roll(chooser)
    board.option("first" if chooser == 1 else "second", answer)
    board.shuffles()
    return board


@clause("kiseki", "601.1", "603.1", "603.1a")
def test_chance_names_the_player_who_says_who_begins() -> None:
    board = Board.new(FIRST, SECOND, cards=CARDS)
    assert board.asked() == ("chance", "chooser", "603.1a")
    board.roll(2)
    assert board.asked() == ("second", "first-initiative", "603.1a")
    board.option("second", "opponent")
    board.shuffles()
    assert board.asked() == ("first", "redraw", "603.1d")


@clause("kiseki", "603.1a", "603.1e")
def test_the_player_who_says_so_can_begin_as_well() -> None:
    board = new(chooser=2, answer="self")
    board.choose("second")
    board.choose("first")
    assert board.turn() == (1, "second")


@clause("kiseki", "603.1b")
def test_both_decks_are_shuffled_before_any_card_is_taken() -> None:
    board = Board.new(FIRST, SECOND, cards=CARDS)
    board.roll(1)
    board.option("first", "self")
    assert board.asked() == ("chance", "shuffle", "603.1b")
    board.shuffle(7, 6, 5, 4)
    assert board.asked() == ("chance", "shuffle", "603.1b")
    board.shuffle()
    assert sorted(board.hand("first")) == sorted(["辛1", "庚1", "己1", "戊1"])
    assert sorted(board.hand("second")) == sorted(["甲2", "乙2", "丙2", "丁2"])


@clause("kiseki", "603.1c", "105.2")
def test_four_cards_come_from_the_top_and_are_not_drawn() -> None:
    board = new()
    assert sorted(board.hand("first")) == sorted(["甲1", "乙1", "丙1", "丁1"])
    assert board.deck("first") == ["戊1", "己1", "庚1", "辛1"]
    assert "Drawn" not in board.happened()
    assert board.state.owner == [0] * 8 + [1] * 8
    assert [each["by"] for each in board.told() if each["event"] == "Went"] == [0] * 4 + [1] * 4


@clause("kiseki", "603.1d")
def test_any_number_of_cards_is_exchanged_once_the_initiative_player_first() -> None:
    board = new()
    assert board.how_many("first") == (0, 4)
    board.choose("first", "甲1", "丙1")
    board.order("first", "丙1", "甲1")
    assert sorted(board.hand("first")) == sorted(["乙1", "丁1", "戊1", "己1"])
    assert board.deck("first") == ["庚1", "辛1", "丙1", "甲1"]
    assert board.asked() == ("second", "redraw", "603.1d")
    board.choose("second", "丁2")
    assert sorted(board.hand("second")) == sorted(["甲2", "乙2", "丙2", "戊2"])
    assert board.deck("second") == ["己2", "庚2", "辛2", "丁2"]
    assert board.turn() == (1, "first")
    exchanged = [each for each in board.told() if each["event"] == "Went" and each["clause"] == "603.1d"]
    assert [each["by"] for each in exchanged] == [0] * 4 + [1] * 2


@clause("kiseki", "603.1d")
def test_nobody_has_to_exchange_cards() -> None:
    board = new()
    board.choose("first")
    board.choose("second")
    assert sorted(board.hand("second")) == sorted(["甲2", "乙2", "丙2", "丁2"])
    assert "redraw" not in [told.get("deed") for told in board.told()]


@clause("kiseki", "502.4", "603.1d")
def test_the_other_player_learns_neither_the_cards_nor_their_order() -> None:
    board = new()
    board.choose("first", "甲1", "丙1")
    board.order("first", "丙1", "甲1")
    assert board.is_known("丙1", "first")
    assert not board.is_known("丙1", "second")
    moved = [told for told in board.told("second") if told.get("deed") == "redraw"]
    assert len(moved) == 4
    assert all(told["card"] == {} for told in moved)


@clause("kiseki", "603.1e", "701.1", "702.3")
def test_the_first_turn_is_that_of_the_player_with_the_initiative() -> None:
    board = new(answer="opponent")
    board.choose("second")
    board.choose("first")
    assert board.turn() == (1, "second")
    assert board.primary() == "second"
    assert board.phase() == "preparation"
