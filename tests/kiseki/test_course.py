"""In which order do phases and steps come, whose are they, and which moments do texts wait for?"""

from __future__ import annotations

import pytest

from tests.citing import clause
from tests.kiseki.board import Board

TOLD = ("TurnBegan", "PhaseBegan", "StepBegan", "StepEnded", "Moment", "Drawn")
TURNS = [("first", 0), ("second", 1)]
Told = tuple[str, str, object]


def turn_of(initiative: str) -> list[Told]:
    """Clause, what began or ended, and whose it is, for everything in a turn in which nobody does anything."""
    board = Board(initiative=initiative, phase="begin")
    turn = board.state.turn
    while board.state.turn == turn:
        board._be_passive()
    found: list[Told] = []
    for each in board.told():
        if each["event"] in TOLD:
            what = each.get("moment", each.get("phase", each.get("step", each["event"])))
            edge = f" {each['edge']}" if "edge" in each else ""
            found.append((each["clause"], f"{what}{edge}", each.get("seat", each.get("by"))))
    return found


def steps_of(seat: int) -> list[Told]:
    """The three steps of one player."""
    return [
        ("703.6", "0", seat),
        ("703.6a", "Drawn", seat),
        ("703.6a", "Drawn", seat),
        ("703.6b", "draw start", seat),
        ("302.1b", "StepEnded", None),
        ("703.7", "1", seat),
        ("703.7b", "homebase start", seat),
        ("302.1b", "StepEnded", None),
        ("703.8", "2", seat),
        ("703.8b", "deployment start", seat),
        ("302.1b", "StepEnded", None),
    ]


@pytest.mark.parametrize(("initiative", "seat"), TURNS)
@clause("kiseki", "701.1", "703.1", "703.3")
def test_a_turn_begins_with_the_preparation_phase(initiative: str, seat: int) -> None:
    assert turn_of(initiative)[:4] == [
        ("701.1", "TurnBegan", seat),
        ("701.1", "0", None),
        ("703.1", "turn start", -1),
        ("703.3", "preparation start", -1),
    ]


@pytest.mark.parametrize(("initiative", "seat"), TURNS)
@clause("kiseki", "703.5", "703.6", "703.7", "703.8", "302.1b")
def test_the_initiative_player_has_all_three_steps_before_the_other(initiative: str, seat: int) -> None:
    assert turn_of(initiative)[4:26] == [*steps_of(seat), *steps_of(1 - seat)]


@pytest.mark.parametrize(("initiative", "seat"), TURNS)
@clause("kiseki", "703.6a", "703.6b", "703.7b", "703.8b")
def test_moments_of_a_step_are_those_of_its_player_and_come_after_its_deed(initiative: str, seat: int) -> None:
    assert turn_of(initiative)[4:15] == steps_of(seat)


@pytest.mark.parametrize(("initiative", "seat"), TURNS)
@clause("kiseki", "802.1", "803.1", "802.4")
def test_the_battle_phase_has_an_attack_step_for_each_player(initiative: str, seat: int) -> None:
    assert turn_of(initiative)[26:35] == [
        ("802.1", "1", None),
        ("802.1", "battle start", -1),
        ("803.1", "3", seat),
        ("803.1", "attack-target start", seat),
        ("302.1b", "StepEnded", None),
        ("803.1", "3", 1 - seat),
        ("803.1", "attack-target start", 1 - seat),
        ("302.1b", "StepEnded", None),
        ("802.4", "battle end", -1),
    ]


@pytest.mark.parametrize(("initiative", "seat"), TURNS)
@clause("kiseki", "705.1", "705.3", "705.9")
def test_the_recovery_phase_ends_the_turn_and_the_initiative_changes(initiative: str, seat: int) -> None:
    assert turn_of(initiative)[35:39] == [
        ("705.1", "2", None),
        ("705.1", "recovery start", -1),
        ("705.3", "turn end", -1),
        ("701.1", "TurnBegan", 1 - seat),
    ]
