"""7, 8, 12: whole courses, event by event, with the clause and the player of each and every check step between them.

Each is played with either player as the marching side.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import pytest

from fuda.games.honjin.chapters.timings import SimultaneousTiming
from fuda.games.honjin.table import INITIATIVE
from tests.citing import clause
from tests.honjin.courses import Course, sentry
from tests.honjin.fights import Fight
from tests.honjin.texts import Table, terrain, unit
from tests.honjin.turns import Game

TIMINGS: Final = ("即時召喚", "隊列変更", "イニシアチブ決定", "先攻普通", "後攻普通")
EDGES: Final = [f"{timing}タイミング{edge}" for timing in TIMINGS for edge in ("開始時", "終了時")]
TURNS: Final = pytest.mark.parametrize(("m", "d"), [("first", "second"), ("second", "first")])
SCOUT: Final = unit("斥", instant=True, level=1)


def check(number: str, m: str, d: str) -> list[str]:
    """A check step in which both sides have something to play, the marching side first."""
    return [f"{number} check: {m} by 10.20.1.1.1", f"{number} check: {d} by 10.20.1.1.2"]


# --- 8.3: the timings of a battle


@cache
def battle(m: str, dice: tuple[int, int] = (6, 1)) -> dict[str, list[str]]:
    """A battle with a watcher on either side, its lines by timing."""
    watcher = sentry("見", *EDGES, "戦闘終了タイミング開始時")
    fight = Fight(watcher, own=["見", "兵"], other=["見@敵", "兵@乙"], turn=m)
    course = Course(fight)
    course.begun = 0
    course.play("initiative")
    fight.roll(*dice)
    course.play()
    found: dict[str, list[str]] = {"": []}
    for line in course.lines():
        words = line.split()
        if words[1] == "TimingBegan":
            found[words[2]] = []
        found[list(found)[-1]].append(line)
    return {name.removeprefix("timing="): lines for name, lines in found.items()}


@TURNS
@clause("honjin", "8.3.2.1", "8.3.2.2", "8.3.2.3", "8.3.2.10", "8.3.2.11")
def test_the_course_of_the_instant_summoning_timing(m: str, d: str) -> None:
    assert battle(m)["1"] == [
        "8.3.2.1 TimingBegan timing=1",
        f"8.3.2.2 Moment moment=instant-start {m}",
        *check("8.3.2.3", m, d),
        f"8.3.2.10 Moment moment=instant-end {m}",
        *check("8.3.2.11", m, d),
    ]


@TURNS
@clause("honjin", "8.3.3.4", "8.3.3.6", "8.3.3.7", "8.3.3.10", "8.3.3.13")
def test_the_course_of_the_formation_timing(m: str, d: str) -> None:
    assert battle(m)["2"] == [
        "8.3.3.4 TimingBegan timing=2",
        f"8.3.3.5 Moment moment=formation-start {m}",
        *check("8.3.3.6", m, d),
        f"8.3.3.7 Formed {m} 見 兵",
        f"8.3.3.10 Formed {d} 見 兵",
        f"8.3.3.13 Moment moment=formation-end {m}",
        *check("8.3.3.14", m, d),
    ]


@TURNS
@clause("honjin", "8.3.3.5", "8.3.3.14", "8.3.4.3", "8.3.4.4", "8.3.4.11")
def test_formation_and_initiative_begin_and_end_with_check_steps(m: str, d: str) -> None:
    formation, initiative = battle(m)["2"], battle(m)["3"]
    assert formation[1:4] == [f"8.3.3.5 Moment moment=formation-start {m}", *check("8.3.3.6", m, d)]
    assert formation[-2:] == check("8.3.3.14", m, d)
    assert initiative[1:4] == [f"8.3.4.3 Moment moment=initiative-start {m}", *check("8.3.4.4", m, d)]
    assert initiative[-2:] == check("8.3.4.11", m, d)


@TURNS
@pytest.mark.parametrize("dice", [(6, 1), (1, 6)])
@clause("honjin", "8.3.4.2", "8.3.4.5", "8.3.4.7", "8.3.4.8", "8.3.4.10")
def test_the_course_of_the_initiative_timing(m: str, d: str, dice: tuple[int, int]) -> None:
    assert battle(m, dice)["3"] == [
        "8.3.4.2 TimingBegan timing=3",
        f"8.3.4.3 Moment moment=initiative-start {m}",
        *check("8.3.4.4", m, d),
        f"8.3.4.5 DiceRolled dice={dice} purpose=initiative",
        f"8.3.4.5 InitiativeRolled rolled={dice}",
        f"8.3.4.8 SidesSet {'first' if dice[0] > dice[1] else 'second'} results={dice}",
        f"8.3.4.10 Moment moment=initiative-end {m}",
        *check("8.3.4.11", m, d),
    ]


def attack(seat: str) -> list[str]:
    return [
        f"9.1 PutUp {seat} symbol=attack 見 兵",
        "10.3.1 TakenOff",
        "10.1.13 Finished finished=1 見",
        "10.1.13 Finished finished=1 兵",
        "9.3 Damaged amount=4 attack=True 見",
        "9.3 Damaged amount=0 attack=True 兵",
        "10.2.1 ChainOver",
    ]


@TURNS
@pytest.mark.parametrize("dice", [(6, 1), (1, 6)])
@clause("honjin", "8.3.5.1", "8.3.5.2", "8.3.5.3", "8.3.5.10", "8.3.5.11")
def test_the_course_of_the_first_normal_timing(m: str, d: str, dice: tuple[int, int]) -> None:
    seat = "first" if dice[0] > dice[1] else "second"
    assert battle(m, dice)["4"] == [
        f"8.3.5.1 TimingBegan timing=4 {seat}",
        f"8.3.5.2 Moment moment=first-start {seat}",
        *check("8.3.5.3", m, d),
        *attack(seat),
        f"8.3.5.10 Moment moment=first-end {seat}",
        *check("8.3.5.11", m, d),
    ]


@TURNS
@pytest.mark.parametrize("dice", [(6, 1), (1, 6)])
@clause("honjin", "8.3.6.1", "8.3.6.2", "8.3.6.3", "8.3.6.10", "8.3.6.11")
def test_the_course_of_the_second_normal_timing(m: str, d: str, dice: tuple[int, int]) -> None:
    seat = "second" if dice[0] > dice[1] else "first"
    assert battle(m, dice)["5"] == [
        f"8.3.6.1 TimingBegan timing=5 {seat}",
        f"8.3.6.2 Moment moment=second-start {seat}",
        *check("8.3.6.3", m, d),
        *attack(seat),
        f"8.3.6.10 Moment moment=second-end {seat}",
        *check("8.3.6.11", m, d),
    ]


@TURNS
@clause("honjin", "8.3.7.1", "8.3.7.3", "8.3.7.4", "8.3.7.5", "9.4")
def test_the_course_of_the_simultaneous_timing(m: str, d: str) -> None:
    lines = battle(m, (3, 3))
    assert list(lines)[-3:] == ["6", "7", "-1"]
    assert lines["6"] == [
        "8.3.7.1 TimingBegan timing=6",
        "8.3.7.3 Suspended suspended=True",
        *["8.3.7.4 Finished finished=1 見", "8.3.7.4 Finished finished=1 兵"] * 2,
        *["9.4 Damaged amount=4 attack=True 見", "9.4 Damaged amount=0 attack=True 兵"] * 2,
        "8.3.7.5 Suspended",
    ]


@TURNS
@clause("honjin", "8.3.8.1", "8.3.8.2", "8.3.8.3", "8.3.8.4", "8.3.8.6")
def test_the_course_of_the_end_of_a_battle(m: str, d: str) -> None:
    assert battle(m)["7"] == [
        "8.3.8.1 TimingBegan timing=7",
        f"8.3.8.2 Moment moment=battle-end-start {m}",
        *check("8.3.8.3", m, d),
    ]
    home = "b1" if m == "first" else "b4"
    assert battle(m)["-1"] == [
        "8.3.8.4 TimingBegan timing=-1",
        "8.3.8.6 BattleOver at b2",
        f"8.4.7 Marched at {home} came_from=4 見",
        f"8.4.7 Marched at {home} came_from=4 兵",
    ]


@TURNS
@clause("honjin", "8.1.1", "8.1.2", "8.2.1")
def test_the_course_of_the_beginning_of_a_battle(m: str, d: str) -> None:
    tired = [{"card": "弓", "finished": True}, "兵", {"card": "巨", "finished": True}]
    fight = Fight(own=tired, other=[{"card": "術@敵", "finished": True}, "兵@乙"], turn=m)
    course = Course(fight)
    course.begun = 0
    lines = [line for line in course.lines() if not line.startswith("12.2.5.1.5")]
    seats = ["弓", "巨", "術"] if m == "first" else ["術", "弓", "巨"]
    assert lines[: 1 + len(seats)] == [
        "8.1.1 BattleBegan at b2",
        *[f"8.1.2 Finished {name}" for name in seats],
    ]


@TURNS
@clause("honjin", "8.3.7.6", "8.3.7.7", "1.3.4", "9.5")
def test_where_nobody_is_left_to_strike_the_fresh_units_become_finished(m: str, d: str) -> None:
    table = Table(board={"b2": {"terrain": "野", m: ["兵", {"card": "弓", "finished": True}, "術"]}}, turn=m)
    table.battle("b2", INITIATIVE)
    course = Course(table)
    table.run(SimultaneousTiming())
    assert course.lines()[2:] == [
        "8.3.7.5 Suspended",
        "8.3.7.6 Finished finished=1 兵",
        "8.3.7.6 Finished finished=1 術",
    ]


# --- 7: the phases of a turn

PHASES: Final = ("第1手札調整フェイズ", "メインフェイズ", "普通召喚フェイズ", "第2手札調整フェイズ")


@cache
def turn(m: str) -> dict[str, list[str]]:
    """A turn in which nothing is done, its lines by phase."""
    moments = [f"{phase}{edge}" for phase in PHASES for edge in ("開始時", "終了時")]
    watcher = sentry("見", *moments, "ターン終了時", timing="自軍ターン")
    home, other = ("b1", "b4") if m == "first" else ("b4", "b1")
    board = {
        home: {m: ["見", {"card": "兵", "finished": True}]},
        other: {"second" if m == "first" else "first": ["巨"]},
    }
    game = Game(watcher, board=board, turn=m, phase="first-hand")
    course = Course(game)
    course.begun = 0
    before = game.state.turn
    while game.state.turn == before:
        course.play("main-phase", "summoning-phase")
        if game.state.turn == before:
            game.do(m, "pass" if game.purpose() == "main-phase" else "go-on")
    found: dict[str, list[str]] = {"": []}
    for line in course.lines():
        words = line.split()
        if words[1] == "PhaseBegan" and words[2] not in found:
            found[words[2]] = []
        if words[1] == "TurnBegan":
            found["next"] = []
        found[list(found)[-1]].append(line)
    return {name.removeprefix("phase="): lines for name, lines in found.items()}


def own_check(number: str, m: str) -> str:
    return f"{number} check: {m} by 10.20.1.1.1"


@TURNS
@pytest.mark.parametrize(("phase", "number", "name"), [("0", "7.2", "first"), ("3", "7.5", "second")])
@clause("honjin", "7.2.2", "7.2.6", "7.2.7", "7.5.2", "7.5.7")
def test_the_course_of_a_hand_phase(m: str, d: str, phase: str, number: str, name: str) -> None:
    lines = [line for line in turn(m)[phase] if "discard" not in line]
    assert lines == [
        f"{number}.2 PhaseBegan phase={phase}",
        f"{number}.2 Moment moment={name}-hand-start {m}",
        own_check(f"{number}.2", m),
        f"{number}.6 Moment moment={name}-hand-end {m}",
        own_check(f"{number}.7", m),
    ]


@TURNS
@clause("honjin", "7.3.1", "7.3.2", "7.3.5", "7.3.6")
def test_the_course_of_a_main_phase(m: str, d: str) -> None:
    assert turn(m)["1"] == [
        "7.3.1 PhaseBegan phase=1",
        f"7.3.2 Moment moment=main-start {m}",
        own_check("7.3.3", m),
        f"7.3.5 Moment moment=main-end {m}",
        own_check("7.3.6", m),
    ]


@TURNS
@clause("honjin", "7.4.1", "7.4.2", "7.4.3", "7.4.6", "7.4.7")
def test_the_course_of_a_summoning_phase(m: str, d: str) -> None:
    assert turn(m)["2"] == [
        "7.4.1 PhaseBegan phase=2",
        f"7.4.2 Moment moment=summoning-start {m}",
        own_check("7.4.3", m),
        f"7.4.6 Moment moment=summoning-end {m}",
        own_check("7.4.7", m),
    ]


@TURNS
@clause("honjin", "7.6.1", "7.6.2", "7.6.3", "7.6.4", "7.6.5")
def test_the_course_of_the_end_of_a_turn(m: str, d: str) -> None:
    assert turn(m)["4"] == [
        "7.6.1 PhaseBegan phase=4",
        f"7.6.1 Moment moment=closing-start {m}",
        f"7.6.2 Moment moment=closing-end {m}",
        f"7.6.2 Moment moment=turn-end {m}",
        own_check("7.6.3", m),
        "7.6.4 Finished 兵",
        "1.2.4.1 Stilled still=0",
    ]
    assert turn(m)["next"][0].startswith(f"7.1.2.1 TurnBegan {d}")


@TURNS
@clause("honjin", "7.1.1", "7.1.2.1", "7.2.1", "1.3.7")
def test_then_the_other_player_takes_the_next_turn(m: str, d: str) -> None:
    assert turn(m)["next"][:4] == [
        f"7.1.2.1 TurnBegan {d} turn=6",
        f"7.1.2.1 Moment moment=turn-start {d}",
        "7.2.2 PhaseBegan phase=0",
        f"7.2.2 Moment moment=first-hand-start {d}",
    ]


# --- 12: deeds of the main and the summoning phase


def deed(m: str, *moments: str, hand: tuple[str, ...] = (), phase: str = "main", **more: object) -> tuple[Game, Course]:
    """A game in which a watcher of the marching side waits for these moments."""
    home, near = ("b1", "b2") if m == "first" else ("b4", "b3")
    board = {home: {m: ["見", "術"]}, near: {"terrain": "野", "laid": m}}
    watcher = sentry("見", *moments, timing="自軍ターン")
    game = Game(watcher, HERO, SHRINE, board=board, turn=m, phase=phase, **{m: {"hand": list(hand)}, **more})
    course = Course(game)
    course.begun = len(game.told())
    return game, course


HERO: Final = unit("雄", hero=2, level=1)
SHRINE: Final = terrain(
    "社",
    "\n".join(
        [
            f"●[自軍ターン]社{twin}\n〈発揮:この地形配置時/対象:自軍プレイヤー〉\nカードを1枚補充する。"
            for twin in ("甲", "乙")
        ]
    ),
)


@TURNS
@clause("honjin", "12.2.5.1.1", "12.2.5.1.4", "12.2.5.1.5", "12.2.5.1.8", "12.2.5.2.1")
def test_the_course_of_a_march(m: str, d: str) -> None:
    game, course = deed(m, "進軍宣言時", "進軍先確定時", "進軍終了時")
    near, came = ("b2", 1) if m == "first" else ("b3", 10)
    game.do(m, "march")
    course.play("march")
    game.act(m, "march", "見", near)
    course.play("main-phase", "march-more")
    game.do(m, "go-on")
    course.play("main-phase")
    assert course.lines() == [
        f"12.2.5.1.1 Moment moment=march {m}",
        own_check("12.2.5.1.1", m),
        "1.2.4.1.2 MovedOn",
        f"12.2.5.1.4 Moment moment=march-fixed {m}",
        own_check("12.2.5.1.4", m),
        f"12.2.5.1.5 Marched at {near} came_from={came} 見",
        f"12.2.5.2.1 MarchSettled success=True at {near} 見",
        "12.2.5.2.2 Finished finished=1 見",
        f"12.2.5.1.8 Moment moment=march-end {m}",
        own_check("12.2.5.1.8", m),
        "12.2.5.1.8 MarchOver",
    ]


@TURNS
@clause("honjin", "12.1.1.2.1", "12.1.1.2.2", "12.1.1.2.3", "12.1.1.2.4", "12.1.1.2.7")
def test_the_course_of_laying_a_terrain_over_another(m: str, d: str) -> None:
    game, course = deed(m, "地形配置宣言時", hand=("社",))
    near = "b2" if m == "first" else "b3"
    game.do(m, "lay", "社")
    course.play("lay-where")
    assert game.asked() == (m, "lay-where", "12.1.1.2.5")
    game.cells(m, near)
    course.play("main-phase")
    assert course.lines() == [
        "12.1.1.2.1 LaidThisTurn",
        "1.2.4.1.2 MovedOn",
        "12.1.1.2.2 Looked seats=3 社",
        f"12.1.1.2.3 Moment moment=laying {m} 社",
        own_check("12.1.1.2.4", m),
        f"12.1.1.2.7 Went field {m}-discard {m} deed=discard 野",
        f"12.1.1.2.7 Went {m}-hand field {m} deed=lay at {near} 社",
        f"12.1.1.2.8 Moment moment=laid {m} 社",
        own_check("12.1.1.2.9", m),
    ]


@TURNS
@clause("honjin", "12.1.1.2.5", "12.1.1.2.8", "12.1.1.2.9", "5.1.2.20.1", "5.1.2.20.5")
def test_the_course_of_laying_a_proxy(m: str, d: str) -> None:
    game, course = deed(m, "地形配置宣言時")
    free = "a2" if m == "first" else "a3"
    top = game.deck(m)[2]  # two are refilled meanwhile
    game.act(m, "lay")
    course.play("lay-where")
    game.cells(m, free)
    course.play("main-phase")
    assert course.lines() == [
        "12.1.1.2.1 LaidThisTurn",
        "1.2.4.1.2 MovedOn",
        f"12.1.1.2.3 Moment moment=laying {m}",
        own_check("12.1.1.2.4", m),
        f"12.1.1.2.7 Went {m}-deck {m}-hidden {m} deed=proxy at {free} {top}",
        f"12.1.1.2.8 Moment moment=laid {m} {top}",
    ]


@TURNS
@clause("honjin", "12.2.7.4.1", "12.2.7.4.2", "12.2.7.4.5", "12.2.7.4.7", "12.2.7.4.8")
def test_the_course_of_summoning_a_hero(m: str, d: str) -> None:
    game, course = deed(m, "普通召喚宣言時", "自軍ユニットが召喚された場合", hand=("雄",), phase="summoning")
    home = "b1" if m == "first" else "b4"
    paid = game.deck(m)[2:4]
    game.summon(m, "雄", home)
    course.play("summon")
    assert game.asked() == (m, "summon", "12.2.7.4.4")
    game.summon(m, "雄", home)
    course.play("summoning-phase")
    assert course.lines() == [
        "1.2.4.1.2 MovedOn",
        f"12.2.7.4.1 Moment moment=normal-summon {m}",
        own_check("12.2.7.4.2", m),
        "12.2.7.4.4 Looked seats=3 雄",
        *[f"12.2.7.4.5 Went {m}-deck {m}-effect {m} deed=pay {name}" for name in paid],
        *[f"12.2.7.4.7 Went {m}-effect {m}-discard {m} deed=discard {name}" for name in paid],
        f"12.2.7.4.8 Went {m}-hand field {m} deed=summon at {home} 雄",
        own_check("12.2.7.4.10", m),
    ]


@TURNS
@clause("honjin", "12.2.8.1", "12.2.8.2", "12.2.8.6", "12.2.8.7", "12.2.8.8")
def test_the_course_of_giving_equipment(m: str, d: str) -> None:
    game, course = deed(m, "普通召喚宣言時", "自軍ユニットが装備品を装備した場合", hand=("剣",), phase="summoning")
    game.do(m, "equip", "剣", "術")
    course.play("summoning-phase")
    slot = game.state.spent[game.card("術")]
    assert len(slot) == 1
    assert course.lines() == [
        "1.2.4.1.2 MovedOn",
        f"12.2.8.1 Moment moment=normal-summon {m}",
        own_check("12.2.8.2", m),
        f"12.2.8.6 SlotsSpent slots={slot} spent=True 術",
        f"12.2.8.7 Went {m}-hand field {m} deed=equip 剣",
        "12.2.8.7 Occupied 剣",
        own_check("12.2.8.8", m),
    ]
    assert game.state.occupied[game.card("剣")] == slot


@TURNS
@clause("honjin", "8.3.2.4", "8.3.2.5", "8.3.2.8", "8.3.2.9", "1.2.4.1.2")
def test_the_course_of_what_comes_into_a_battle(m: str, d: str) -> None:
    hands: dict[str, Any] = {"first": {"hand": ["斥@甲", "剣@刃"]}, "second": {"hand": ["斥@乙", "剣@刀"]}}
    fight = Fight(SCOUT, own=["術"], other=["術@敵"], turn=m, **hands)
    course = Course(fight)
    names = {"first": ("甲", "刃"), "second": ("乙", "刀")}
    for seat in (m, d):
        assert fight.asked() == (seat, "instant-summoning", "8.3.2.8")
        fight.do(seat, "summon", names[seat][0])
        fight.do(seat, "equip", names[seat][1], "術" if seat == m else "敵")
        if fight.asked() == (seat, "instant-summoning", "8.3.2.8"):
            fight.do(seat, "go-on")
    lines = [line for line in course.lines() if line.split()[1] in ("MovedOn", "Went", "Moment")]
    assert lines[:-2] == [
        *[
            line
            for seat in (m, d)
            for line in [
                *(["1.2.4.1.2 MovedOn"] if seat == m else []),
                f"12.2.7.4.1 Moment moment=instant-summon {seat}",
                f"12.2.7.4.8 Went {seat}-hand field {seat} deed=instant at b2 斥",
                *(["1.2.4.1.2 MovedOn"] if seat == m else []),
                f"12.2.8.1 Moment moment=instant-summon {seat}",
                f"12.2.8.7 Went {seat}-hand field {seat} deed=equip 剣",
            ]
        ],
    ]
