"""In which order do phases and timings come, whose are they, and which moments do texts wait for?"""

from __future__ import annotations

import pytest

from tests.citing import clause
from tests.honjin.fights import Fight
from tests.honjin.turns import Game

TURNS = [("first", 0), ("second", 1)]
BOARD = {"b1": {"first": ["兵"]}, "b4": {"second": ["兵@敵"]}}


def turn_of(turn: str) -> list[tuple[str, str, object]]:
    """The clause, the moment and the seat of everything that begins and ends in a whole turn of that player."""
    game = Game(turn=turn, phase="first-hand", board=BOARD)
    seat = game.state.turn_player
    while game.state.turn_player == seat:
        game._be_passive()
    told = [each for each in game.told() if each["event"] in ("PhaseBegan", "Moment", "TurnBegan")]
    return [(each["clause"], str(each.get("moment", each.get("phase", "turn"))), each.get("seat")) for each in told]


def battle_of(turn: str, first: int = 6, second: int = 1) -> list[tuple[str, str, object]]:
    """The same for a whole battle."""
    fight = Fight(turn=turn)
    fight.begin(first, second)
    fight.end()
    told = [each for each in fight.told() if each["event"] in ("TimingBegan", "Moment", "Formed")]
    return [(each["clause"], str(each.get("moment", each.get("timing", "row"))), each.get("seat")) for each in told]


@pytest.mark.parametrize(("turn", "seat"), TURNS)
@clause("honjin", "7.2.1", "7.2.2")
def test_the_first_hand_phase_begins_and_ends_for_the_turn_player(turn: str, seat: int) -> None:
    wanted = [("7.2.2", "0", None), ("7.2.2", "first-hand-start", seat), ("7.2.6", "first-hand-end", seat)]
    assert turn_of(turn)[:3] == wanted


@pytest.mark.parametrize(("turn", "seat"), TURNS)
@clause("honjin", "7.3.1", "7.3.2", "7.3.5")
def test_the_main_phase_comes_second(turn: str, seat: int) -> None:
    wanted = [("7.3.1", "1", None), ("7.3.2", "main-start", seat), ("7.3.5", "main-end", seat)]
    assert turn_of(turn)[3:6] == wanted


@pytest.mark.parametrize(("turn", "seat"), TURNS)
@clause("honjin", "7.4.1", "7.4.2", "7.4.6")
def test_the_summoning_phase_comes_third(turn: str, seat: int) -> None:
    wanted = [("7.4.1", "2", None), ("7.4.2", "summoning-start", seat), ("7.4.6", "summoning-end", seat)]
    assert turn_of(turn)[6:9] == wanted


@pytest.mark.parametrize(("turn", "seat"), TURNS)
@clause("honjin", "7.5.1", "7.5.2", "7.5.6")
def test_the_second_hand_phase_comes_fourth(turn: str, seat: int) -> None:
    wanted = [("7.5.2", "3", None), ("7.5.2", "second-hand-start", seat), ("7.5.6", "second-hand-end", seat)]
    assert turn_of(turn)[9:12] == wanted


@pytest.mark.parametrize(("turn", "seat"), TURNS)
@clause("honjin", "7.6.1", "7.6.2", "7.1.2.1")
def test_the_closing_phase_comes_last_and_the_other_player_has_the_next_turn(turn: str, seat: int) -> None:
    assert turn_of(turn)[12:18] == [
        ("7.6.1", "4", None),
        ("7.6.1", "closing-start", seat),
        ("7.6.2", "closing-end", seat),
        ("7.6.2", "turn-end", seat),
        ("7.1.2.1", "turn", 1 - seat),
        ("7.1.2.1", "turn-start", 1 - seat),
    ]


@pytest.mark.parametrize(("turn", "seat"), TURNS)
@clause("honjin", "8.3.2.1", "8.3.2.2", "8.3.2.10")
def test_instant_summoning_comes_first_in_a_battle(turn: str, seat: int) -> None:
    wanted = [("8.3.2.1", "1", -1), ("8.3.2.2", "instant-start", seat), ("8.3.2.10", "instant-end", seat)]
    assert battle_of(turn)[:3] == wanted


@pytest.mark.parametrize(("turn", "seat"), TURNS)
@clause("honjin", "8.3.3.4", "8.3.3.5", "8.3.3.7", "8.3.3.10", "8.3.3.13")
def test_the_marching_side_forms_up_before_the_defending_side(turn: str, seat: int) -> None:
    assert battle_of(turn)[3:8] == [
        ("8.3.3.4", "2", -1),
        ("8.3.3.5", "formation-start", seat),
        ("8.3.3.7", "row", seat),
        ("8.3.3.10", "row", 1 - seat),
        ("8.3.3.13", "formation-end", seat),
    ]


@pytest.mark.parametrize(("turn", "seat"), TURNS)
@clause("honjin", "8.3.4.2", "8.3.4.3", "8.3.4.10")
def test_initiative_is_the_marching_sides_moment(turn: str, seat: int) -> None:
    wanted = [("8.3.4.2", "3", -1), ("8.3.4.3", "initiative-start", seat), ("8.3.4.10", "initiative-end", seat)]
    assert battle_of(turn)[8:11] == wanted


@pytest.mark.parametrize(("dice", "side"), [((6, 1), 0), ((1, 6), 1)])
@clause("honjin", "8.3.5.1", "8.3.5.2", "8.3.5.10")
def test_the_first_normal_timing_is_that_of_the_side_with_the_initiative(dice: tuple[int, int], side: int) -> None:
    wanted = [("8.3.5.1", "4", side), ("8.3.5.2", "first-start", side), ("8.3.5.10", "first-end", side)]
    assert battle_of("first", *dice)[11:14] == wanted


@pytest.mark.parametrize(("dice", "side"), [((6, 1), 1), ((1, 6), 0)])
@clause("honjin", "8.3.6.1", "8.3.6.2", "8.3.6.10")
def test_the_second_normal_timing_is_that_of_the_other_side(dice: tuple[int, int], side: int) -> None:
    wanted = [("8.3.6.1", "5", side), ("8.3.6.2", "second-start", side), ("8.3.6.10", "second-end", side)]
    assert battle_of("first", *dice)[14:17] == wanted


@pytest.mark.parametrize(("turn", "seat"), TURNS)
@clause("honjin", "8.3.8.1", "8.3.8.2", "8.3.8.4")
def test_the_battle_ends_in_the_closing_timing(turn: str, seat: int) -> None:
    assert battle_of(turn)[17:] == [
        ("8.3.8.1", "7", -1),
        ("8.3.8.2", "battle-end-start", seat),
        ("8.3.8.4", "-1", -1),
    ]
