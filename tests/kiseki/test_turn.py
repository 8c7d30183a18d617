"""The phases and steps of a turn (302, 700-705)."""

from typing import Any

import pytest

from fuda.games.kiseki.events import BondsChanged
from tests.citing import clause
from tests.kiseki.board import Board, event, unit

SOLDIER = unit("兵", cp=2, strength=2, defence=2)
CAPTAIN = unit("長", cp=3, strength=3, defence=3)
IDLE = unit("怠", text="・これはレディしない。")
CHEER = event("応援", "あなたのUNITを1つ対象とし、それはこのターン中+1/+0を得る。")
CARDS = [SOLDIER, CAPTAIN, IDLE, CHEER]


def turn(phase: str, first: Any = None, second: Any = None, *cards: Any, **more: Any) -> Board:
    return Board(phase=phase, first=first or {}, second=second or {}, cards=[*CARDS, *cards], **more)


def walk(board: Board, until: str) -> list[str]:
    """Everybody does nothing until this step or moment has begun: what happened on the way, rounds of priority too."""
    found: list[str] = []
    for _ in range(80):
        happened = milestones(board)
        if until in happened[len(found) :]:
            return happened
        found = happened
        be_passive(board)
    pytest.fail(f"{until} never comes; {found}")


def be_passive(board: Board) -> None:
    now = board.asked()
    assert now is not None
    if now[1] in ("homebase", "recover"):
        board.choose(now[0])
    else:
        board._be_passive()


def milestones(board: Board) -> list[str]:
    found: list[str] = []
    for each in board.told():
        if each["event"] == "Moment":
            whose = f" {('first', 'second')[each['seat']]}" if each["seat"] >= 0 else ""
            found.append(f"{each['moment']} {each['edge']}{whose}")
        elif each["event"] in ("StepBegan", "StepEnded", "PhaseBegan", "Drawn", "TurnBegan"):
            found.append(each["event"])
    return found


def rounds(board: Board, until: str) -> list[tuple[str, str]]:
    """The rounds of priority in which somebody is asked, by clause, and who is asked first in each."""
    found: list[tuple[str, str]] = []
    for _ in range(80):
        now = board.asked()
        assert now is not None
        if now[1] == "priority":
            place = board.state.frames[-1].clause
            if place == until:
                return found
            if not found or found[-1][0] != place or board.state.frames[-1].passes == 0:
                found.append((place, now[0]))
        be_passive(board)
    pytest.fail(f"{until} never comes; {found}")


# --- 701-703


@clause("kiseki", "701.1", "702.1", "703.1", "703.3", "703.5", "703.6", "703.7", "703.8", "704.1", "705.1", "705.3")
def test_a_turn_goes_through_its_phases_and_both_players_steps() -> None:
    board = turn("begin")
    found = walk(board, "turn end")
    found = [each for each in found if each not in ("Drawn", "StepEnded")]
    assert found[: found.index("turn end") + 1] == [
        "TurnBegan",
        "PhaseBegan",
        "turn start",
        "preparation start",
        "StepBegan",
        "draw start first",
        "StepBegan",
        "homebase start first",
        "StepBegan",
        "deployment start first",
        "StepBegan",
        "draw start second",
        "StepBegan",
        "homebase start second",
        "StepBegan",
        "deployment start second",
        "PhaseBegan",
        "battle start",
        "StepBegan",
        "attack-target start first",
        "StepBegan",
        "attack-target start second",
        "battle end",
        "PhaseBegan",
        "recovery start",
        "turn end",
    ]


@clause("kiseki", "703.2", "703.4", "703.6c", "703.7c", "703.8c", "702.2", "702.3")
def test_every_moment_of_the_preparation_phase_has_its_priority() -> None:
    board = turn("begin", {"homebase": 1}, {"homebase": 1})
    assert rounds(board, "802.2") == [
        ("703.2", "first"),
        ("703.4", "first"),
        ("703.6c", "first"),
        ("703.7c", "first"),
        ("703.8c", "first"),
        ("703.6c", "second"),
        ("703.7c", "second"),
        ("703.8c", "second"),
    ]


@clause("kiseki", "705.2", "705.4")
def test_the_recovery_phase_has_two_rounds_of_priority() -> None:
    board = turn("recovery", {"homebase": 1}, {"homebase": 1})
    assert rounds(board, "703.2") == [("705.2", "first"), ("705.4", "first")]


@clause("kiseki", "703.6a", "703.6b", "1313.2")
def test_two_cards_are_drawn_before_the_step_is_said_to_start() -> None:
    board = turn("draw", {"deck": ["兵@一", "兵@二", "兵@三"]})
    assert sorted(board.hand("first")) == ["一", "二"]
    assert milestones(board)[:4] == ["StepBegan", "Drawn", "Drawn", "draw start first"]


@clause("kiseki", "703.6a", "702.3")
def test_only_the_player_whose_step_it_is_draws() -> None:
    board = turn("draw", {"deck": 5}, {"deck": 5})
    assert (len(board.deck("first")), len(board.deck("second"))) == (3, 5)
    assert board.step() == ("homebase", "first")


@clause("kiseki", "703.7a", "503.1a", "507.4")
def test_one_card_of_the_hand_may_be_laid_face_down_and_ready() -> None:
    board = turn("homebase", {"hand": ["兵", "長"]})
    assert board.asked() == ("first", "homebase", "703.7a")
    assert board.how_many("first") == (0, 1)
    board.choose("first", "長")
    assert board.homebase("first") == ["長"]
    assert board.is_down("長")
    assert board.is_ready("長")
    assert board.is_known("長", "first")
    assert not board.is_known("長", "second")


@clause("kiseki", "703.7a")
def test_nobody_has_to_lay_a_card_into_the_homebase() -> None:
    board = turn("homebase", {"hand": ["兵", "長"]})
    board.choose("first")
    assert board.homebase("first") == []
    assert len(board.hand("first")) == 2


@clause("kiseki", "703.7b")
def test_the_homebase_step_is_said_to_start_after_the_card_was_laid() -> None:
    board = turn("homebase", {"hand": ["兵"]})
    board.choose("first", "兵")
    names = [(told["event"], told.get("moment")) for told in board.told()]
    assert names.index(("Went", None)) < names.index(("Moment", "homebase"))


@clause("kiseki", "302.1", "703.8a", "703.8b")
def test_each_card_in_the_homebase_gives_one_cp() -> None:
    board = turn("deployment", {"homebase": ["兵@一", {"card": "兵@二", "actioned": True}, {"card": "長", "up": True}]})
    assert board.pools("first") == (3, 0)
    assert board.pools("second") == (0, 0)
    names = [(told["event"], told.get("moment")) for told in board.told()]
    assert names.index(("PoolChanged", None)) < names.index(("Moment", "deployment"))


@clause("kiseki", "302.1b")
def test_cp_are_gone_when_the_deployment_step_ends() -> None:
    board = turn("deployment", {"homebase": 2}, {"homebase": 1})
    board.passes("first", "second")
    assert board.step()[1] == "second"
    assert board.pools("first") == (0, 0)


@clause("kiseki", "302.1b")
def test_ep_gained_in_one_step_are_gone_in_the_next() -> None:
    board = turn("draw", {"homebase": ["兵"], "hand": []}, {"homebase": 1})
    board.do("first", "gain-ep", "兵")
    assert board.pools("first") == (0, 1)
    board.play_on("homebase", "first")
    assert board.pools("first") == (0, 0)


@clause("kiseki", "302.1b", "703.4")
def test_ep_gained_between_steps_last_until_the_next_one_ends() -> None:
    board = turn("begin", {"homebase": ["兵", "長"]})
    board.passes("first")
    board.do("first", "gain-ep", "兵")
    board.passes("first")
    assert board.step() == ("draw", "first")
    assert board.pools("first") == (0, 1)


@clause("kiseki", "302.1b")
def test_ep_are_gone_when_a_phase_ends() -> None:
    board = turn("recovery", {"homebase": ["兵", "長"]})
    board.passes("first")
    board.do("first", "gain-ep", "兵")
    board.passes("first")
    assert board.turn() == (6, "second")
    assert board.pools("first") == (0, 0)


# --- 705


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [(0, 5, "second"), (5, 0, "first"), (-3, 1, "second"), (-2, -1, "second"), (-1, -2, "first"), (0, 0, "second")],
)
@clause("kiseki", "103.1", "103.2", "705.5")
def test_no_bonds_left_at_the_end_of_the_turn_is_a_defeat(first: int, second: int, winner: str) -> None:
    board = turn("recovery", {"bonds": first}, {"bonds": second})
    assert board.outcome() == (winner, "no-bonds", "705.5")


@clause("kiseki", "705.5")
def test_of_equal_bonds_the_initiative_player_loses_whoever_that_is() -> None:
    board = turn("recovery", {"bonds": -4}, {"bonds": -4}, initiative="second")
    assert board.outcome() == ("first", "no-bonds", "705.5")


@clause("kiseki", "705.5")
def test_bonds_are_looked_at_only_after_the_last_priority() -> None:
    board = turn("recovery", {"bonds": 1, "homebase": 1}, {"bonds": 0, "homebase": 1})
    assert board.asked() == ("first", "priority", "902.4")
    board.happen(BondsChanged("705.5", 1, 3, "text"))
    board.play_on("priority", "second")
    board.settle()
    assert board.outcome() is None
    assert board.turn() == (6, "second")


@clause("kiseki", "705.6", "1308.1", "1306.4")
def test_each_player_recovers_one_stunned_unit_and_the_others_go_to_the_trail() -> None:
    board = turn(
        "recovery",
        {"field": [{"card": "兵@一", "stunned": True}, {"card": "兵@二", "stunned": True}, "長@三"]},
        {"field": [{"card": "兵@四", "stunned": True}, {"card": "長@五", "stunned": True}]},
    )
    board.settle()
    assert board.asked() == ("first", "recover", "705.6")
    assert board.options("first") == ["一", "二", "四", "五"]
    assert board.how_many("first") == (0, 1)
    board.choose("first", "二")
    assert board.is_stunned("二")
    assert board.asked() == ("second", "recover", "705.6")
    board.choose("second", "五")
    assert sorted(board.field("first")) == ["三", "二"]
    assert board.field("second") == ["五"]
    assert board.trail("first") == ["一"]
    assert board.trail("second") == ["四"]
    assert not board.is_stunned("二")
    assert not board.is_down("五")


@clause("kiseki", "705.6")
def test_nobody_has_to_recover_a_unit() -> None:
    board = turn("recovery", {"field": [{"card": "兵", "stunned": True}]})
    board.choose("first")
    board.choose("second")
    assert board.trail("first") == ["兵"]


@clause("kiseki", "705.6")
def test_a_player_may_recover_a_unit_of_the_opponent_and_both_may_choose_the_same() -> None:
    board = turn("recovery", {"field": [{"card": "兵", "stunned": True}]})
    board.choose("first", "兵")
    board.choose("second", "兵")
    assert board.field("first") == ["兵"]
    assert board.happened().count("Recovered") == 1


@clause("kiseki", "705.6")
def test_the_second_to_choose_sees_what_the_first_has_chosen() -> None:
    field = [{"card": "兵@一", "stunned": True}, {"card": "兵@二", "stunned": True}]
    board = turn("recovery", {"field": field})
    board.choose("first", "二")
    assert board.asked() == ("second", "recover", "705.6")
    told = board.told("second")[-1]
    assert (told["event"], told["seat"]) == ("RecoveryChosen", 0)
    assert told["card"]["handle"] == board.state.handle[board.card("二")]
    board.choose("second", "一")
    assert [each["seat"] for each in board.told("first") if each["event"] == "RecoveryChosen"] == [0, 1]


@clause("kiseki", "705.6", "1336.1")
def test_a_linked_unit_goes_to_the_trail_with_both_cards() -> None:
    board = turn("recovery", {"field": [{"card": "兵", "linked": "長", "stunned": True}]})
    board.choose("first")
    board.choose("second")
    assert sorted(board.trail("first")) == ["兵", "長"]


@clause("kiseki", "705.6", "703.2", "1211.4")
def test_what_triggers_while_units_are_cleared_away_waits_for_the_next_turn() -> None:
    heir = unit("跡継ぎ", text="・あなたのUNITが軌跡に置かれた時、カードを1枚引く。")
    board = turn("recovery", {"field": [{"card": "兵", "stunned": True}, "跡継ぎ"]}, {"homebase": 1}, heir)
    board.settle()
    board.choose("first")
    board.choose("second")
    assert board.turn() == (6, "second")
    assert board.waiting() == [("craft", "跡継ぎ")]
    assert board.state.frames[-1].clause == "703.2"


@clause("kiseki", "705.7", "1215.7")
def test_effects_for_this_turn_end_with_it() -> None:
    board = turn("recovery", {"field": ["兵"], "hand": ["応援"]})
    board.do("first", "play", "応援")
    board.settle()
    assert board.turn() == (6, "second")
    assert board.strength("兵") == 2
    told = [each["event"] for each in board.told()]
    assert told.index("EffectBegan") < told.index("EffectsEnded")


@clause("kiseki", "705.8", "1315.1")
def test_everything_on_fields_and_in_homebases_is_readied() -> None:
    board = turn(
        "recovery",
        {"field": [{"card": "兵@一", "actioned": True}], "homebase": [{"card": "兵@二", "actioned": True}]},
        {"field": [{"card": "長@三", "actioned": True}], "homebase": [{"card": "長@四", "actioned": True, "up": True}]},
    )
    assert board.turn() == (6, "second")
    assert all(board.is_ready(alias) for alias in ("一", "二", "三", "四"))


@clause("kiseki", "705.8", "104.4")
def test_what_does_not_ready_stays_actioned() -> None:
    board = turn("recovery", {"field": [{"card": "怠", "actioned": True}, {"card": "兵", "actioned": True}]})
    assert not board.is_ready("怠")
    assert board.is_ready("兵")


@clause("kiseki", "705.7", "705.8")
def test_effects_for_this_turn_are_over_when_cards_ready() -> None:
    bind = event("縛り", "UNITを1つ対象とし、それはこのターン中レディしない。")
    board = turn("recovery", {"field": [{"card": "兵", "actioned": True}], "hand": ["縛り"]}, None, bind)
    board.do("first", "play", "縛り")
    board.settle()
    assert board.is_ready("兵")


@clause("kiseki", "705.9", "701.1")
def test_the_initiative_passes_with_every_turn() -> None:
    board = turn("recovery", number=3)
    assert board.turn() == (4, "second")
    board.play_on("homebase", "second")
    assert board.primary() == "second"


@clause("kiseki", "705.6", "705.8", "1306.2b")
def test_a_unit_that_recovers_is_readied_with_the_others() -> None:
    board = turn("recovery", {"field": [{"card": "兵", "stunned": True}]})
    board.choose("first", "兵")
    board.choose("second")
    assert board.is_ready("兵")
    turned = [told["event"] for told in board.told()]
    assert turned.index("Recovered") < turned.index("Turned")


@clause("kiseki", "703.8a", "302.1")
def test_an_empty_homebase_gives_nothing() -> None:
    board = turn("deployment", {"hand": ["兵"]}, {"homebase": 1})
    assert board.pools("first") == (0, 0)
