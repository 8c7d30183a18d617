"""Building a deck and setting up the game (400-403)."""

from typing import Any

import pytest

from fuda.api.chance import Stream
from fuda.games.hanyo.table import HANDS
from fuda.games.hanyo.texts.values import derived
from fuda.kernel.hidden import exchanged
from fuda.kernel.views import view
from tests.citing import clause
from tests.hanyo.board import Board, strategy, tactics, unit, with_cards

FILLER = [unit(f"並{place}", number=f"T{place:02}") for place in range(13)]
COMMANDS = [tactics(f"術{place}", "デッキを1枚引く。", number=f"C{place:02}") for place in range(13)]
LEGAL = {**{f"T{place:02}": 4 for place in range(12)}, "T12": 2}


def broken(deck: dict[str, int], *cards: dict[str, Any]) -> list[str]:
    """The clauses that a deck violates."""
    return [each.clause for each in with_cards(*FILLER, *COMMANDS, *cards).deck_problems(deck)]


def other(deck: dict[str, int], **change: int) -> dict[str, int]:
    return {number: count for number, count in {**deck, **change}.items() if count}


# --- 402


@clause("hanyo", "401.1", "402.1", "402.2", "402.2b", "402.2c", "402.2d")
def test_fifty_cards_of_at_most_four_of_a_name_with_a_unit_are_a_deck() -> None:
    assert broken(LEGAL) == []


@clause("hanyo", "402.1", "402.2")
def test_a_deck_is_made_of_cards_of_the_game() -> None:
    assert broken(other(LEGAL, T12=1, X99=1)) == ["402.2"]


@pytest.mark.parametrize("count", [1, 3])
@clause("hanyo", "402.2b")
def test_a_deck_of_more_or_fewer_than_fifty_cards_is_refused(count: int) -> None:
    reasons = with_cards(*FILLER, *COMMANDS).deck_problems(other(LEGAL, T12=count))
    assert [(each.clause, dict(each.values)) for each in reasons] == [("402.2b", {"cards": 48 + count, "wanted": 50})]


@clause("hanyo", "402.2c")
def test_a_fifth_card_of_a_name_is_refused() -> None:
    assert broken(other(LEGAL, T00=5, T12=1)) == ["402.2c"]


@clause("hanyo", "402.2c")
def test_cards_of_one_name_count_together_whatever_their_numbers() -> None:
    twin = unit("並0", number="T00b")
    assert broken(other(LEGAL, T00=3, T00b=1), twin) == []
    assert broken(other(LEGAL, T12=1, T00b=1), twin) == ["402.2c"]


@clause("hanyo", "402.2c")
def test_a_unit_and_a_command_of_one_name_are_counted_apart() -> None:
    namesake = tactics("並0", "デッキを1枚引く。", number="N00")
    assert broken(other(LEGAL, T12=0, N00=2), namesake) == []


@clause("hanyo", "402.2c", "201.2")
def test_the_class_of_a_command_is_no_kind_of_its_own() -> None:
    namesake = strategy("術0", "デッキを1枚引く。", number="N00")
    assert broken(other(LEGAL, T12=0, T11=2, C00=2, N00=2), namesake) == []
    assert broken(other(LEGAL, T12=0, T11=1, C00=3, N00=2), namesake) == ["402.2c"]


@clause("hanyo", "402.2d")
def test_a_deck_without_any_unit_is_refused() -> None:
    commands = {**{f"C{place:02}": 4 for place in range(12)}, "C12": 2}
    assert broken(commands) == ["402.2d"]


@clause("hanyo", "402.2d")
def test_a_single_unit_is_enough() -> None:
    commands = {**{f"C{place:02}": 4 for place in range(12)}, "C12": 1, "T00": 1}
    assert broken(commands) == []


@clause("hanyo", "402.2b", "402.2c", "402.2d")
def test_every_violated_rule_is_named_once() -> None:
    assert broken({"C00": 5, "C01": 6}) == ["402.2b", "402.2c", "402.2c", "402.2d"]


FLOCK = unit("百羽", text="このカードはデッキに何枚でも入れることができる。", number="F00")


@clause("hanyo", "402.3", "402.2c", "104.1")
def test_a_card_may_lift_the_limit_on_itself_and_on_no_other() -> None:
    assert broken({"F00": 46, "T00": 4}, FLOCK) == []
    assert broken({"F00": 45, "T00": 5}, FLOCK) == ["402.2c"]


@clause("hanyo", "402.3")
def test_only_that_rule_of_building_is_lifted() -> None:
    assert broken({"F00": 51}, FLOCK) == ["402.2b"]


@clause("hanyo", "402.3")
def test_the_right_to_any_number_does_nothing_during_play() -> None:
    board = Board(cards=[FLOCK], first={"main": "百羽", "hand": ["召集"]})
    assert derived(board.state, board.rules).standing == []
    assert board.state.effects == ()


# --- 403


UNITS = ["天馬", "影法師", "黄昏の双子", "群れ雀", "群れ蝙蝠"]
OTHERS = ["火の粉の子狐", "紅蓮の剣士", "火薬師", "溶岩の巨人", "氷の巫女"]
SPELLS = ["火矢", "足払い", "間者", "補給", "気付け薬"]


def started(first: list[str], second: list[str]) -> Board:
    """A game after the first shuffles, which leave the decks as they are written."""
    board = Board.new(first, second)
    board.shuffles()
    return board


@clause("hanyo", "401.1", "403.1", "912.1a")
def test_each_player_shuffles_the_own_deck_first() -> None:
    board = Board.new([*UNITS, "火矢"], OTHERS)
    assert board.asked() == ("chance", "shuffle", "403.1")
    board.shuffle(5, 4, 3, 2, 1, 0)
    assert board.deck("first") == ["火矢", *reversed(UNITS)]
    assert board.deck("second") == OTHERS
    assert board.asked() == ("chance", "shuffle", "403.1")
    board.shuffle(4)
    assert len(board.hand("second")) == 5


@clause("hanyo", "403.1")
def test_both_decks_come_to_lie_as_they_were_shuffled() -> None:
    board = Board.new([*UNITS, "火矢"], [*OTHERS, "足払い"])
    board.shuffle(5)
    board.shuffle(5)
    assert board.asked() == ("first", "first-main", "403.3")  # neither deck is shuffled more than once
    assert (sorted(board.hand("first")), board.deck("first")) == (sorted(["火矢", *UNITS[:4]]), UNITS[4:])
    assert (sorted(board.hand("second")), board.deck("second")) == (sorted(["足払い", *OTHERS[:4]]), OTHERS[4:])


@clause("hanyo", "403.2", "304.3")
def test_the_top_five_cards_become_the_hand_and_no_more() -> None:
    board = started([*UNITS, "火矢", "足払い"], [*OTHERS, "間者"])
    assert sorted(board.hand("first")) == sorted(UNITS)
    assert (board.deck("first"), board.deck("second")) == (["火矢", "足払い"], ["間者"])


@clause("hanyo", "403.3", "303.2a")
def test_both_choose_their_main_unit_at_the_same_time_and_lay_it_face_down() -> None:
    board = started([*UNITS, *SPELLS], [*OTHERS, *SPELLS])
    assert board.all_asked() == ["first", "second"]
    board.choose("second", "紅蓮の剣士")
    assert board.main("second") == ""
    board.choose("first", "天馬")
    assert (board.main("first"), board.main("second")) == ("天馬", "紅蓮の剣士")
    assert (board.is_known("天馬", "first"), board.is_known("天馬", "second")) == (True, False)
    assert (board.is_known("紅蓮の剣士", "first"), board.is_known("紅蓮の剣士", "second")) == (False, True)
    assert len(board.hand("first")) == 4


@clause("hanyo", "403.3")
def test_only_a_unit_card_can_be_laid_as_main_unit() -> None:
    board = started(["天馬", "影法師", *SPELLS[:3], *SPELLS], [*OTHERS, *SPELLS])
    assert sorted(board.options("first")) == sorted(["天馬", "影法師"])
    assert board.how_many("first") == (1, 1)


@clause("hanyo", "403.3a", "903.1")
def test_a_hand_without_a_unit_is_shown_and_drawn_anew() -> None:
    board = Board.new([*SPELLS, *UNITS], [*OTHERS, *SPELLS])
    board.shuffle()
    board.shuffle()
    board.choose("second", "紅蓮の剣士")
    shown = [told for told in board.told("second") if told["event"] == "Redrawn"]
    assert [told["seat"] for told in shown] == [0]
    assert len(shown[0]["shown_cards"]) == 5
    assert all(isinstance(each, dict) and each.get("card") for each in shown[0]["shown_cards"])
    assert board.asked() == ("chance", "shuffle", "403.1")
    assert (board.hand("first"), sorted(board.deck("first"))) == ([], sorted([*UNITS, *SPELLS]))
    board.shuffle()
    assert sorted(board.hand("first")) == sorted(UNITS)
    assert not board.is_known("火矢", "second")
    assert board.all_asked() == ["first"]


@clause("hanyo", "403.3a")
def test_a_hand_without_a_unit_is_shown_before_the_other_player_lays_one_down() -> None:
    board = Board.new([*SPELLS, *UNITS], [*OTHERS, *SPELLS])
    board.shuffle()
    board.shuffle()
    assert board.all_asked() == ["second"]
    assert not board.is_known("火矢", "second")
    board.choose("second", "紅蓮の剣士")
    events = [told["event"] for told in board.told("second") if told["event"] in ("Redrawn", "LaidFaceDown")]
    assert events == ["Redrawn", "LaidFaceDown"]


@clause("hanyo", "403.3", "302.2")
def test_whether_the_other_hand_has_units_makes_no_difference_to_the_question() -> None:
    board = Board.new(["天馬", *SPELLS[:4], *SPELLS], [*OTHERS, *SPELLS])
    board.shuffles()
    assert board.all_asked() == ["second"]  # there is only one way for the first player
    seen = board.view("second")
    redrawing = 0
    for seed in range(30):
        twin = exchanged(board.state, board.rules, 1, Stream(str(seed)))
        assert view(twin, board.rules, 1) == seen
        redrawing += not any(board.rules.card(twin, card).is_unit for card in twin.zones[HANDS[0]])
    assert 0 < redrawing < 30


@clause("hanyo", "403.3a")
def test_a_player_with_a_unit_does_not_draw_anew() -> None:
    board = Board.new([*SPELLS, *UNITS], [*OTHERS, *SPELLS])
    board.shuffle()
    board.shuffle()
    board.choose("second", "紅蓮の剣士")
    board.shuffle()
    assert (board.main("second"), len(board.hand("second"))) == ("紅蓮の剣士", 4)
    assert board.state.redraws == [1, 0]


@clause("hanyo", "403.3a")
def test_redrawing_goes_on_until_there_is_a_unit() -> None:
    board = Board.new([*SPELLS, *UNITS], [*OTHERS, *SPELLS])
    board.shuffle()
    board.shuffle()
    board.choose("second", "紅蓮の剣士")
    board.shuffle(5, 6, 7, 8, 9)
    assert board.asked() == ("chance", "shuffle", "403.1")
    board.shuffle()
    assert board.asked() == ("first", "first-main", "403.3")
    assert board.state.redraws == [2, 0]


@clause("hanyo", "403.3b")
def test_whoever_redrew_less_often_draws_the_difference() -> None:
    board = Board.new([*SPELLS, *UNITS], [*OTHERS, *SPELLS])
    board.shuffle()
    board.shuffle()
    board.choose("second", "紅蓮の剣士")
    board.shuffle(5, 6, 7, 8, 9)
    board.shuffle()
    assert len(board.hand("second")) == 4
    board.choose("first", "天馬")
    assert (len(board.hand("first")), len(board.hand("second"))) == (4, 6)
    assert board.asked() == ("chance", "first-player", "403.4")


@clause("hanyo", "403.3b")
def test_a_single_redraw_gives_the_other_player_a_single_card() -> None:
    board = Board.new([*OTHERS, *SPELLS], [*SPELLS, *UNITS])
    board.shuffle()
    board.shuffle()
    board.choose("first", "紅蓮の剣士")
    board.shuffle()
    board.choose("second", "天馬")
    assert board.state.redraws == [0, 1]
    assert (len(board.hand("first")), len(board.hand("second"))) == (5, 4)


@clause("hanyo", "403.3b")
def test_nobody_draws_more_when_both_redrew_as_often() -> None:
    board = Board.new([*SPELLS, *UNITS], [*SPELLS, *OTHERS])
    board.shuffle()
    board.shuffle()
    board.shuffle()
    board.shuffle()
    board.choose("first", "天馬")
    board.choose("second", "紅蓮の剣士")
    assert board.state.redraws == [1, 1]
    assert (len(board.hand("first")), len(board.hand("second"))) == (4, 4)


def placed(first: str) -> Board:
    board = started([*UNITS, *SPELLS], [*OTHERS, *SPELLS])
    board.choose("first", "天馬")
    board.choose("second", "紅蓮の剣士")
    board.first_player(first)
    return board


@pytest.mark.parametrize("seat", ["first", "second"])
@clause("hanyo", "403.4", "403.6", "501.1")
def test_chance_decides_who_takes_the_first_turn(seat: str) -> None:
    board = placed(seat)
    assert board.turn() == (1, seat)
    assert board.asked() == (seat, "main-phase", "503.3")


@clause("hanyo", "403.4")
def test_nobody_but_chance_is_asked_who_begins() -> None:
    board = started([*UNITS, *SPELLS], [*OTHERS, *SPELLS])
    board.choose("first", "天馬")
    assert board.all_asked() == ["second"]
    board.choose("second", "紅蓮の剣士")
    assert board.all_asked() == ["chance"]


@clause("hanyo", "403.5")
def test_the_main_units_are_turned_up_once_the_first_player_is_known() -> None:
    board = placed("first")
    for seat in ("first", "second"):
        assert board.is_known("天馬", seat)
        assert board.is_known("紅蓮の剣士", seat)
    events = board.happened()
    assert events.count("TurnedUp") == 2
    assert events.index("TurnedUp") < events.index("TurnBegan")


@clause("hanyo", "403.5")
def test_the_rest_of_a_hand_stays_hidden_when_the_main_unit_is_turned_up() -> None:
    board = placed("first")
    for name in ("影法師", "黄昏の双子"):
        assert (board.is_known(name, "first"), board.is_known(name, "second")) == (True, False)


@clause("hanyo", "403.3a")
def test_whose_hand_goes_back_is_told_as_its_own_deed() -> None:
    board = Board.new([*SPELLS, *UNITS], [*OTHERS, *SPELLS])
    board.shuffle()
    board.shuffle()
    board.choose("second", "紅蓮の剣士")
    went = [told["by"] for told in board.told("second") if (told["event"], told["clause"]) == ("Went", "403.3a")]
    assert went == [0] * 5
