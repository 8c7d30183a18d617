"""12.2.5: marches with battle, marches to several terrains, and headquarters that fall, event by event."""

from __future__ import annotations

from typing import Any, Final

import pytest

from fuda.games.honjin.extras.position import area_named
from tests.citing import clause
from tests.honjin.courses import Course
from tests.honjin.texts import unit
from tests.honjin.turns import Game

EACH: Final = pytest.mark.parametrize(("m", "d"), [("first", "second"), ("second", "first")])


@EACH
@clause("honjin", "12.2.5.1.7", "12.2.5.2.1", "12.2.5.2.2", "12.2.4.2", "12.2.5.1.3")
def test_the_course_of_a_march_that_fails(m: str, d: str) -> None:
    home, near = ("b1", "b2") if m == "first" else ("b4", "b3")
    wall, scout = unit("壁", attack=0, defence=30), unit("斥", instant=True, level=1)
    board = {home: {m: ["兵", "弓@残"]}, near: {"terrain": "野", d: ["壁"]}}
    held: dict[str, Any] = {m: {"hand": ["斥@甲"]}, d: {"hand": ["斥@乙"]}}
    game = Game(wall, scout, board=board, turn=m, **held)
    course = Course(game)
    game.march(m, 兵=near)
    course.play("instant-summoning")
    game.act(m, "summon", "甲", near)
    course.play("instant-summoning")
    game.act(d, "summon", "乙", near)
    course.play("main-phase")
    after = course.lines()
    after = after[after.index(f"8.3.8.6 BattleOver at {near}") :]
    assert (
        after[1:]
        == [
            f"8.4.7 Marched at {home} came_from={area_named('', near)} 兵",
            f"8.4.7 Marched at {home} came_from={area_named('', near)} 斥",
            f"12.2.5.2.1 MarchSettled at {near} 兵",
            f"12.2.4.2 MarchFailed at {near}",
            f"12.2.5.1.8 Moment moment=march-end {m}",
            "12.2.5.1.8 MarchOver",
        ]
        or "12.2.5.2.2 Finished finished=1 斥" in after
    )
    assert game.is_finished("兵") and game.is_finished("甲")
    assert not game.is_finished("残")


@EACH
@clause("honjin", "1.2.2.1", "12.2.5.2.1", "8.4.2", "11.2.1.1")
def test_the_course_of_taking_a_headquarters(m: str, d: str) -> None:
    near, goal = ("b3", "b4") if m == "first" else ("b2", "b1")
    for guard in ([], ["兵@敵"]):
        board = {near: {"terrain": "野", m: ["巨"]}, goal: {d: guard}}
        game = Game(board=board, turn=m)
        course = Course(game)
        game.march(m, 巨=goal)
        course.play()
        captured = [line for line in course.lines() if "Captured" in line]
        assert captured == [f"1.2.2.1 Captured {m}"]
        assert game.outcome() == (m, "headquarters", "1.2.2.1")


@EACH
@clause("honjin", "1.2.4.1.2", "12.2.5.1.4")
def test_a_march_to_held_terrain_alone_is_moving_about(m: str, d: str) -> None:
    home, near, side = ("b1", "b2", "a1") if m == "first" else ("b4", "b3", "a4")
    board = {home: {m: ["兵", "弓"]}, near: {"terrain": "野", m: ["術"]}, side: {"terrain": "野"}}
    for plan, on in (({"兵": near}, False), ({"兵": near, "弓": side}, True), ({"弓": side}, True)):
        game = Game(board=board, turn=m)
        game.march(m, **plan)
        assert (game.state.moved_about, game.state.moved_on) == (not on, on)


@EACH
@clause("honjin", "12.2.5.2.1", "12.2.5.1.5", "12.2.3.3")
def test_the_course_of_a_march_to_several_terrains(m: str, d: str) -> None:
    home, near, side = ("b1", "b2", "a1") if m == "first" else ("b4", "b3", "a4")
    board = {home: {m: ["兵", "弓"]}, near: {"terrain": "野"}, side: {"terrain": "野"}}
    game = Game(board=board, turn=m)
    course = Course(game)
    game.march(m, 兵=near, 弓=side)
    lines = [
        line for line in course.lines() if line.split()[1] in ("Marched", "MarchSettled", "Finished", "MarchFailed")
    ]
    came = area_named("", home)
    first, second = sorted([(area_named("", near), near, "兵"), (area_named("", side), side, "弓")])
    assert lines == [
        f"12.2.5.1.5 Marched at {near} came_from={came} 兵",
        f"12.2.5.1.5 Marched at {side} came_from={came} 弓",
        f"12.2.5.2.1 MarchSettled success=True at {first[1]} {first[2]}",
        f"12.2.5.2.1 MarchSettled success=True at {second[1]} {second[2]}",
        "12.2.5.2.2 Finished finished=1 兵",
        "12.2.5.2.2 Finished finished=1 弓",
    ]


@EACH
@clause("honjin", "12.2.5.1.2", "12.2.5.1.9", "12.2.5.1.1")
def test_a_march_for_which_nobody_is_left_is_over(m: str, d: str) -> None:
    text = "●[自軍ターン]爆\n〈発揮:進軍宣言時/対象:このユニット〉\n対象を破棄する。"
    home, near = ("b1", "b2") if m == "first" else ("b4", "b3")
    board = {home: {m: ["爆"]}, near: {"terrain": "野"}}
    game = Game(unit("爆", text), board=board, turn=m)
    course = Course(game)
    game.do(m, "march")
    assert game.purpose() == "main-phase" and game.there(home, m) == []
    assert course.lines()[-1] == "12.2.5.1.8 MarchOver"
