"""Setting up (W2-W4) and the Seven Mages battle (V1)."""

from collections import Counter

import pytest

from fuda.kernel.reasons import Illegal
from tests.citing import clause
from tests.wars3x3.board import Board

BASIC = ["転生", "入植", "透禍の槍"]


def numbers(start: int, stop: int, letter: str = "") -> list[str]:
    """Card numbers from start up to and including stop."""
    width = 2 if letter else 3
    return [f"{letter}{number:0{width}}" for number in range(start, stop + 1)]


def dealt() -> Board:
    """A Wizard battle with unshuffled piles, at the first mulligan: 001-009 and 010-018, A01-A04 and A05-A08."""
    board = Board.new()
    board.shuffles()
    return board


def keep(board: Board) -> None:
    for seat in board.all_asked():
        board.option(seat, "keep")


def chosen(board: Board) -> None:
    """Both keep and choose the first six cards."""
    keep(board)
    board.choose("first", *numbers(1, 6))
    board.choose("second", *numbers(10, 15))
    board.shuffle()


@clause("wars3x3", "W2.1")
def test_each_player_receives_one_of_each_basic_magic_and_30_life() -> None:
    board = Board.new()
    names = {card.number: card.name for card in board.rules.list.cards}
    for seat in ("first", "second"):
        assert [names[number] for number in board.dealt(seat)] == BASIC
        assert board.life(seat) == 30


@clause("wars3x3", "W2.1")
def test_no_basic_magic_is_in_the_pile_and_no_copy_is_shared() -> None:
    board = Board.new()
    assert not set(board.pile()) & set(numbers(17, 22, "A"))
    assert not set(board.dealt("first")) & set(board.dealt("second"))


@clause("wars3x3", "W2.2")
def test_sixteen_magics_and_forty_eight_deck_cards_are_two_piles() -> None:
    board = Board.new()
    assert board.pile() == numbers(1, 16, "A")
    assert board.deck() == numbers(1, 48)


@clause("wars3x3", "W2.2")
def test_both_players_draw_from_the_same_deck() -> None:
    board = Board(deck=["苔石像", "森番の熊"], first={"hand": []})
    board.play_on("expansion-step", "first")
    assert board.hand("first") == ["苔石像"]
    board.play_on("expansion-step", "second")
    assert board.hand("second") == ["森番の熊"]


@clause("wars3x3", "W2.2")
def test_only_the_fixed_deck_is_a_deck_of_this_game() -> None:
    rules = Board.new().rules
    whole = dict.fromkeys(numbers(1, 48), 1)
    assert rules.deck_problems(whole) == ()
    (missing,) = rules.deck_problems({number: 1 for number in whole if number != "007"})
    assert (missing.clause, missing.condition, missing.values) == ("W2.2", "card-missing", (("card", "007"),))
    assert [each.condition for each in rules.deck_problems({**whole, "001": 2})] == ["each-card-once"]
    assert [each.condition for each in rules.deck_problems({**whole, "A01": 1})] == ["not-a-deck-card"]
    assert [each.condition for each in rules.deck_problems({**whole, "900": 1})] == ["no-such-card"]


@clause("wars3x3", "W3.1")
def test_four_magics_are_dealt_to_each_player_which_makes_seven() -> None:
    board = dealt()
    assert set(numbers(1, 4, "A")) <= set(board.dealt("first"))
    assert set(numbers(5, 8, "A")) <= set(board.dealt("second"))
    assert len(board.dealt("first")) == len(board.dealt("second")) == 7


@clause("wars3x3", "W3.1")
def test_the_magics_are_dealt_from_a_shuffled_pile_and_eight_stay_in_it() -> None:
    board = Board.new()
    board.shuffle(15, 14, 13, 12, 0)
    assert set(numbers(13, 16, "A")) <= set(board.dealt("first"))
    assert "A01" in board.dealt("second")
    assert len(board.pile()) == 8


@clause("wars3x3", "W3.1")
def test_the_magics_of_both_players_come_to_lie_as_they_were_shuffled() -> None:
    board = Board.new()
    board.shuffle()
    dealt_then = [board.dealt(seat) for seat in ("first", "second")]
    for seat in (0, 1):
        assert board.asked() == ("chance", "shuffle", "W3.1")
        board.shuffle(6)
        now = board.dealt(("first", "second")[seat])
        assert now == [dealt_then[seat][6], *dealt_then[seat][:6]]
    assert board.asked() == ("chance", "shuffle", "W3.2")


@clause("wars3x3", "W3.2")
def test_nine_cards_are_dealt_to_each_player() -> None:
    board = dealt()
    assert board.hand("first") == numbers(1, 9)
    assert board.hand("second") == numbers(10, 18)
    assert board.deck() == numbers(19, 48)


@clause("wars3x3", "W3.2")
def test_the_deck_is_shuffled_before_the_deal() -> None:
    board = Board.new()
    while board.asked() == ("chance", "shuffle", "W3.1"):
        board.shuffle()
    assert board.asked() == ("chance", "shuffle", "W3.2")
    board.shuffle(47)
    assert board.hand("first") == [*numbers(1, 8), "048"]


@clause("wars3x3", "W3.3")
def test_six_cards_and_three_magics_are_chosen() -> None:
    board = dealt()
    keep(board)
    board.choose("first", "001", "002", "004", "005", "007", "009")
    board.choose("second", *numbers(10, 15))
    board.shuffle()
    board.choose("first", "A01", "A17", "A21")
    board.choose("second", "A05", "A06", "A07")
    assert board.hand("first") == ["001", "002", "004", "005", "007", "009"]
    assert sorted(board.magic("first")) == ["A01", "A17", "A21"]


@pytest.mark.parametrize("count", [5, 7])
@clause("wars3x3", "W3.3")
def test_neither_more_nor_fewer_than_six_cards_are_chosen(count: int) -> None:
    board = dealt()
    keep(board)
    with pytest.raises(Illegal):
        board.choose("first", *numbers(1, count))
    assert board.all_asked() == ["first", "second"]


@pytest.mark.parametrize("count", [2, 4])
@clause("wars3x3", "W3.3")
def test_neither_more_nor_fewer_than_three_magics_are_chosen(count: int) -> None:
    board = dealt()
    chosen(board)
    with pytest.raises(Illegal):
        board.choose("first", *numbers(1, count, "A"))


@clause("wars3x3", "W3.4")
def test_a_mulligan_returns_all_cards_and_deals_one_fewer() -> None:
    board = dealt()
    board.option("first", "mulligan")
    board.option("second", "keep")
    assert board.asked() == ("chance", "shuffle", "W3.2")
    assert sorted(board.deck()) == sorted([*numbers(1, 9), *numbers(19, 48)])
    board.shuffle()
    assert board.hand("first") == numbers(19, 26)
    assert board.hand("second") == numbers(10, 18)


@clause("wars3x3", "W3.4")
def test_three_mulligans_are_the_most_and_the_last_hand_is_kept_whole() -> None:
    board = dealt()
    board.option("second", "keep")
    for size in (8, 7, 6):
        board.option("first", "mulligan")
        board.shuffle()
        assert len(board.hand("first")) == size
    assert board.all_asked() == ["second"]  # six of six need no choice
    board.choose("second", *numbers(10, 15))
    assert len(board.hand("first")) == 6


@clause("wars3x3", "W3.4")
def test_whoever_kept_is_not_asked_again() -> None:
    board = dealt()
    board.option("first", "mulligan")
    board.option("second", "keep")
    board.shuffle()
    assert board.all_asked() == ["first"]


@clause("wars3x3", "W3.5")
def test_chosen_magics_lie_face_down_and_only_their_owner_knows_them() -> None:
    board = dealt()
    chosen(board)
    board.choose("first", "A01", "A02", "A03")
    board.choose("second", "A05", "A06", "A07")
    assert [board.lying(number) for number in ("A01", "A02", "A03")] == ["face-down"] * 3
    assert board.is_known("A01", "first")
    assert not board.is_known("A01", "second")
    shown = [zone for zone in board.view("second")["zones"] if zone["zone"] == "magic" and zone["owner"] == 0]
    assert [sorted(card) for card in shown[0]["cards"]] == [["handle", "lying", "place"]] * 3


@clause("wars3x3", "W3.5")
def test_unused_magics_are_out_and_spare_cards_are_under_the_deck() -> None:
    board = dealt()
    chosen(board)
    board.choose("first", "A01", "A02", "A03")
    board.choose("second", "A05", "A06", "A07")
    assert sorted(board.unused("first")) == ["A04", "A17", "A19", "A21"]
    assert board.deck() == [*numbers(19, 48), *numbers(7, 9), *numbers(16, 18)]
    board.roll(1)
    assert "magic A04" not in board.options("first")
    assert not [each for each in board.options("first") if each.split()[-1] in board.unused("first")]


@clause("wars3x3", "W4.1")
@pytest.mark.parametrize(("rolled", "beginner"), [(1, "first"), (2, "second")])
def test_chance_decides_who_takes_the_first_turn(rolled: int, beginner: str) -> None:
    board = dealt()
    chosen(board)
    board.choose("first", "A01", "A02", "A03")
    board.choose("second", "A05", "A06", "A07")
    assert board.asked() == ("chance", "first-player", "W4.1")
    board.roll(rolled)
    now = board.asked()
    assert now is not None and now[0] == beginner
    assert [told["seat"] for told in board.told() if told["event"] == "Began"] == [rolled - 1]


@clause("wars3x3", "W4.1")
def test_no_turn_begins_before_the_first_player_is_determined() -> None:
    board = dealt()
    chosen(board)
    board.choose("first", "A01", "A02", "A03")
    board.choose("second", "A05", "A06", "A07")
    assert "Began" not in board.happened()
    with pytest.raises(Illegal):
        board.roll(3)


# --- V1


def two_hands() -> Board:
    """A Seven Mages battle with an unshuffled deck, at the choice of a hand."""
    board = Board.new("seven-mages")
    board.shuffle()
    return board


@clause("wars3x3", "V1")
def test_one_of_two_hands_of_six_is_kept_and_the_other_goes_back() -> None:
    board = two_hands()
    assert (board.hand("first"), board.packet("first")) == (numbers(1, 6), numbers(7, 12))
    assert (board.hand("second"), board.packet("second")) == (numbers(13, 18), numbers(19, 24))
    board.option("first", "second-hand")
    board.option("second", "first-hand")
    assert sorted(board.deck()) == sorted([*numbers(1, 6), *numbers(19, 48)])
    board.shuffle()
    assert board.hand("first") == numbers(7, 12)
    assert board.hand("second") == numbers(13, 18)
    assert board.packet("first") == board.packet("second") == []


@clause("wars3x3", "V1")
def test_seven_magics_are_dealt_after_the_hand_was_chosen_and_three_kept() -> None:
    board = two_hands()
    assert board.dealt("first") == []
    board.option("first", "first-hand")
    board.option("second", "first-hand")
    board.shuffles()
    assert board.dealt("first") == numbers(1, 7, "A")
    assert board.dealt("second") == numbers(8, 14, "A")
    assert board.pile() == ["A15", "A16"]
    board.choose("first", "A01", "A02", "A03")
    board.choose("second", "A08", "A09", "A10")
    assert board.magic("first") == ["A01", "A02", "A03"]
    board.roll(2)
    now = board.asked()
    assert now is not None and now[0] == "second"


@clause("wars3x3", "V1")
def test_seven_mages_knows_neither_mulligan_nor_mixed_hands_nor_basic_magics() -> None:
    board = two_hands()
    assert board.options("first") == ["first-hand", "second-hand"]
    board.option("first", "first-hand")
    board.option("second", "second-hand")
    board.shuffles()
    assert Counter(board.options("first")) == Counter(numbers(1, 7, "A"))
    with pytest.raises(Illegal):
        board.choose("first", *numbers(1, 4, "A"))
