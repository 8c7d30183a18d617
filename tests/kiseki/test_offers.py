"""902.4: everything that a player can do with priority, named one by one."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.games.kiseki.chapters.actions import playable_actions
from fuda.games.kiseki.chapters.priority import action_refusal, priority_of
from fuda.kernel.decisions import Act, Action
from tests.boards import SEATS
from tests.citing import clause
from tests.kiseki.board import Board, art, base, event, item, unit
from tests.kiseki.texts import CARDS, SCHOOL

MORE = [
    unit("賢者", cp=2, arts=(art("光", "絆を1点失う。", ep=1),)),
    unit("斥候", cp=1, text="【派遣】"),
    unit("弓兵", text="・[アクション]:絆を1点失う。", organisations=(SCHOOL,)),
    unit("影", text="【暗躍】"),
    unit("両手", text="・[アクション]:絆を1点失う。\n・1EP支払う:絆を1点得る。", organisations=(SCHOOL,)),
    item("鐘", text="・0EP支払う:絆を1点失う。"),
    item("壺", text="・あなたの手札を2枚捨てる:絆を1点得る。"),
    event("策", "絆を1点失う。", ep=1),
    event("狙撃", "相手のUNITを1つ対象とし、それをスタンする。"),
    base("砦", level=2),
    base("塔", text="・0EP支払う:絆を1点失う。"),
]


def _fields(action: Action) -> tuple[str, int, tuple[int, ...], tuple[int, ...]]:
    return (action.verb, action.card, action.cards, action.numbers)


def offered(seat: str = "first", phase: str = "deployment", passing: bool = False, **seats: Any) -> list[str]:
    """What the seat is offered; asked one by one it is the same."""
    board = Board(phase=phase, cards=[*CARDS, *MORE], **seats)
    if passing:
        board.passes("first")
    found = board.options(seat)
    apart = playable_actions(board.state, board.rules, SEATS.index(seat))
    question = board._question(SEATS.index(seat))
    assert isinstance(question, Act)
    assert sorted([_fields(each) for each in apart]) == sorted([_fields(each) for each in question.options])
    return found


@pytest.mark.parametrize(
    ("first", "found"),
    [
        ({"hand": ["策"], "homebase": ["壁@一"]}, ["play 策", "gain-ep 一"]),
        ({"hand": ["策", "備え"]}, ["play 備え"]),
        (
            {"hand": ["剣", "備え"], "homebase": ["壁@一", "壁@二"]},
            ["play 剣", "play 備え", "gain-ep 一", "gain-ep 二"],
        ),
        ({"hand": ["剣", "備え"], "homebase": ["壁@一"]}, ["play 備え", "gain-ep 一"]),
        ({"hand": ["刃"], "homebase": ["壁@一"]}, ["play 刃", "gain-ep 一"]),
        ({"hand": ["賢者"], "homebase": ["壁@一"]}, ["art 賢者", "gain-ep 一"]),
        ({"homebase": ["賢者", "壁@一"]}, ["art 賢者", "gain-ep 賢者", "gain-ep 一"]),
        ({"homebase": [{"card": "賢者", "up": True}]}, ["gain-ep 賢者"]),
        ({"homebase": [{"card": "賢者", "actioned": True}], "hand": ["備え"]}, ["play 備え"]),
        ({"homebase": ["砦", "壁@一"]}, ["play 砦", "gain-ep 砦", "gain-ep 一"]),
        ({"homebase": ["砦"]}, ["gain-ep 砦"]),
        ({"homebase": ["策"]}, ["play 策", "gain-ep 策"]),
        ({"homebase": ["斥候"]}, ["play 斥候", "gain-ep 斥候"]),
        ({"homebase": [{"card": "塔", "up": True}]}, ["craft 塔", "gain-ep 塔"]),
        ({"homebase": [{"card": "砦", "up": True}, "剣"]}, ["gain-ep 砦", "gain-ep 剣"]),
        ({"field": ["弓兵"]}, ["craft 弓兵"]),
        ({"field": ["鐘"]}, ["craft 鐘"]),
        ({"field": ["弓兵", "鐘"]}, ["craft 弓兵", "craft 鐘"]),
        ({"field": [{"card": "弓兵", "actioned": True}, "鐘"]}, ["craft 鐘"]),
        ({"field": [{"card": "弓兵", "stunned": True}, "鐘"]}, ["craft 鐘"]),
        ({"field": ["両手"], "homebase": 0}, ["craft 両手"]),
        ({"field": ["壺", "鐘"], "hand": ["備え"]}, ["play 備え", "craft 鐘"]),
        ({"field": ["剣", "槍"]}, ["support 剣 槍", "support 槍 剣"]),
        ({"field": ["剣", {"card": "槍", "actioned": True}]}, ["support 剣 槍"]),
        ({"field": ["剣", "術", "影", "鐘"]}, ["craft 鐘"]),
        ({"hand": ["狙撃", "備え"]}, ["play 備え"]),
        ({"trail": ["弓兵", "剣"], "hand": ["備え"]}, ["play 備え"]),
        ({"field": [{"card": "剣", "linked": "弓兵"}, "槍"]}, ["craft 剣", "support 剣 槍", "support 槍 剣"]),
    ],
)
@clause("kiseki", "902.4b", "902.4c", "902.4d", "902.4e", "902.4g", "1217.2", "1321.1")
def test_who_has_priority_is_offered_exactly_what_is_possible(first: dict[str, Any], found: list[str]) -> None:
    assert sorted(offered(first=first)) == sorted([*found, "pass"])


@clause("kiseki", "902.4", "902.4a", "902.4h", "902.4h-1", "902.4h-2")
def test_outside_of_the_own_deployment_step_no_unit_and_no_item_is_offered() -> None:
    held = {"hand": ["剣", "刃", "備え"], "homebase": ["壁@一", "壁@二", "壁@三"], "field": ["鐘"]}
    rest = ["play 備え", "craft 鐘", "gain-ep 一", "gain-ep 二", "gain-ep 三", "pass"]
    assert sorted(offered(first=held)) == sorted(["play 剣", "play 刃", *rest])
    assert sorted(offered(first=held, phase="battle")) == sorted(rest)
    assert sorted(offered("second", passing=True, first={"hand": ["備え"]}, second=held)) == sorted(rest)


@clause("kiseki", "902.4b", "902.4h")
def test_a_target_on_the_other_side_opens_what_needs_one() -> None:
    first = {"hand": ["狙撃"]}
    assert offered(first=first, second={"field": ["剣"]}) == ["play 狙撃", "pass"]


@clause("kiseki", "902.1", "902.2")
def test_only_who_has_priority_acts_and_nobody_while_something_else_is_asked() -> None:
    first, second = {"hand": ["備え@一", "狙撃"]}, {"hand": ["備え@二"], "field": ["剣", "槍"]}
    board = Board(phase="deployment", cards=[*CARDS, *MORE], first=first, second=second)
    reason = board.refused("second", "play", "二")
    assert (reason.clause, reason.condition) == ("902.4", "no-priority")
    board.do("first", "play", "狙撃")
    assert board._purpose() == "targets"
    assert board.refused("first", "play", "一").condition == "no-priority"
    board.choose("first", "剣")
    assert "play 一" in board.options("first")


@clause("kiseki", "902.2", "902.4", "1204.2d")
def test_nothing_that_is_offered_is_refused() -> None:
    first = {"hand": ["備え@一", "狙撃"], "homebase": ["壁@二"], "field": ["鐘", "剣", "槍"]}
    board = Board(phase="deployment", cards=[*CARDS, *MORE], first=first, second={"field": ["術"]})
    question = board._question(0)
    assert isinstance(question, Act) and len(question.options) == 7
    assert [board.rules.refusal(board.state, 0, each) for each in question.options] == [None] * 7
    assert [action_refusal(board.state, board.rules, 0, each) for each in question.options] == [None] * 7


@clause("kiseki", "902.1", "901.1")
def test_nobody_has_priority_where_nothing_goes_on() -> None:
    board = Board(phase="deployment", cards=CARDS, first={"hand": ["備え"]}, second={"hand": ["備え@二"]})
    assert priority_of(board.state) is board.state.frames[-1]
    board.state.frames = []
    assert priority_of(board.state) is None
