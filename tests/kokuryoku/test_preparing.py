"""The set-up: shuffling, seven cards, twenty chips, redraws that cost a card each (K2)."""

from __future__ import annotations

from tests.citing import clause
from tests.kokuryoku.board import Board, soldier

CARDS = [soldier("兵")]
DECK = [f"兵@a{place}" for place in range(20)]
OTHER = [f"兵@b{place}" for place in range(20)]


def begun(first: int = 1) -> Board:
    board = Board.new(DECK, OTHER, cards=CARDS)
    board.shuffles()
    board.roll(first)
    return board


@clause("kokuryoku", "K2.1", "K1.1")
def test_both_decks_are_shuffled_and_chance_decides_who_goes_first() -> None:
    board = Board.new(DECK, OTHER, cards=CARDS)
    assert board.asked() == ("chance", "shuffle", "K2.1")
    board.shuffle(19, 18)
    board.shuffle()
    assert board.asked() == ("chance", "first-player", "K2.1")
    board.roll(2)
    assert {"a19", "a18"} <= set(board.hand("first"))
    board.act("second", "keep")
    board.act("first", "keep")
    assert board.state.turn_player == 1


@clause("kokuryoku", "K2.1")
def test_both_decks_come_to_lie_as_they_were_shuffled() -> None:
    board = Board.new(DECK, OTHER, cards=CARDS)
    last = len(OTHER) - 1
    board.shuffle(2, 1, 0)
    board.shuffle(last, last - 1)
    board.roll(1)
    assert board.asked() == ("first", "opening-hand", "K2.4")  # neither deck is shuffled more than once
    assert sorted(board.hand("first")) == [f"a{place}" for place in range(7)]
    assert {f"b{last}", f"b{last - 1}"} <= set(board.hand("second"))
    assert len(set(board.hand("second")) & {f"b{place}" for place in range(5)}) == 5


@clause("kokuryoku", "K2.1")
def test_nobody_sees_into_a_deck() -> None:
    board = begun()
    assert not board.is_known("a10", "first")
    assert not board.is_known("a10", "second")


@clause("kokuryoku", "K2.2", "K2.3")
def test_everybody_begins_with_seven_cards_and_twenty_chips() -> None:
    board = begun()
    assert [len(board.hand(seat)) for seat in ("first", "second")] == [7, 7]
    assert [board.piles(seat) for seat in ("first", "second")] == [(20, 0), (20, 0)]
    assert board.is_known("a0", "first")
    assert not board.is_known("a0", "second")


@clause("kokuryoku", "K2.4", "X7.39")
def test_why_nobody_redraws_without_cards_or_later() -> None:
    board = begun()
    assert board.why_not("second", "redraw") == ("X7.39", "other-player-redraws")
    board.act("first", "keep")
    assert board.why_not("first", "redraw") == ("K2.4", "hand-is-kept")
    board = begun()
    for _ in range(6):
        board.act("first", "redraw")
        board.choose("first", board.hand("first")[0])
    board.act("first", "redraw")  # the last card is the only choice
    assert board.asked() == ("second", "opening-hand", "K2.4")
    assert board.why_not("first", "redraw") == ("K2.4", "no-card-to-redraw")


@clause("kokuryoku", "K2.4", "X7.39")
def test_redrawn_cards_go_abroad_and_one_fewer_is_drawn() -> None:
    board = begun()
    board.act("first", "redraw")
    assert board.how_many("first") == (1, 7)
    board.choose("first", "a0", "a1", "a2")
    assert board.abroad("first") == ["a0", "a1", "a2"]
    assert len(board.hand("first")) == 6
    assert board.is_known("a0", "second")  # abroad lies open


@clause("kokuryoku", "K2.4")
def test_redrawing_one_card_draws_none_and_may_be_repeated_until_the_hand_is_empty() -> None:
    board = begun()
    for place in range(7):
        board.act("first", "redraw")
        if place < 6:
            board.choose("first", f"a{place}")
        assert len(board.hand("first")) == 6 - place
    assert board.asked() == ("second", "opening-hand", "K2.4")


@clause("kokuryoku", "X7.39")
def test_the_first_player_redraws_first() -> None:
    board = begun(2)
    assert board.asked() == ("second", "opening-hand", "K2.4")
    board.act("second", "redraw")
    board.choose("second", "b0", "b1")
    assert board.asked() == ("second", "opening-hand", "K2.4")
    board.act("second", "keep")
    assert board.asked() == ("first", "opening-hand", "K2.4")


@clause("kokuryoku", "K2.4")
def test_who_keeps_the_hand_cannot_redraw_any_more() -> None:
    board = begun()
    board.act("first", "keep")
    board.act("second", "keep")
    assert board.why_not("first", "redraw") == ("K2.4", "hand-is-kept")


@clause("kokuryoku", "K2.5", "X1.3")
def test_a_hand_without_a_unit_is_no_defeat_before_the_invasion_phase() -> None:
    board = begun()
    for seat in ("first", "second"):
        board.act(seat, "keep")
    board.play_on("sortie-step", "second")  # the first player sorties nothing
    assert board.outcome() is None
    board.act("second", "sortie", "b0", cell=9)
    board.number("second", 1)
    board.finish()
    assert board.outcome() == ("second", "annihilation", "X1.3")
