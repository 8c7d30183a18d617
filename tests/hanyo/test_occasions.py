"""807: for each kind of occasion, what triggers at it and what does not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import clause
from tests.hanyo.board import Board, Printed, enhancement, ex, skill, strategy, tactics, unit

HOLD = ["火矢@h1", "火矢@h2"]
TARGET = unit("的", hp=2000)


def listener(event: str) -> Printed:
    """A unit that gets a flame counter at each such occasion."""
    return unit("耳", hp=2000, text=f"{event}、このユニットに炎カウンターを1個置く。")


def heard(board: Board) -> int:
    """How often it has triggered."""
    return board.counters("耳", "炎")


STRIKE = skill("打つ", 100)


@pytest.mark.parametrize(
    ("place", "event", "times"),
    [
        ("main", "このユニットがスキルを使ったとき", 1),
        ("standby", "このユニットがスキルを使ったとき", 0),
        ("standby", "自分のユニットがスキルを使ったとき", 1),
        ("standby", "相手のユニットがスキルを使ったとき", 0),
    ],
)
@clause("hanyo", "807.1", "807.2")
def test_a_skill_triggers_what_waits_for_the_skills_of_that_unit_only(place: str, event: str, times: int) -> None:
    ear = {**listener(event), "skills": [STRIKE]}
    other = unit("槍持ち", skills=[STRIKE])
    units: dict[str, Any] = {"main": "耳"} if place == "main" else {"main": "槍持ち", "standby": ["耳"]}
    board = Board(cards=[ear, other, TARGET], phase="battle", first=units, second={"main": "的", "hand": HOLD})
    board.skill("first", "打つ")
    assert heard(board) == times


@pytest.mark.parametrize(
    ("before", "order", "times"),
    [
        ("normal", "レスト", 1),
        ("normal", "スタン", 1),
        ("rested", "スタン", 0),
        ("stunned", "レスト", 0),
        ("rested", "復帰", 0),
    ],
)
@clause("hanyo", "908.3", "807.2")
def test_only_what_was_normal_becomes_afflicted(before: str, order: str, times: int) -> None:
    board = Board(
        cards=[
            listener("相手のユニットが状態異常になったとき"),
            tactics("術", f"相手のメイン・ユニットを{order}する。"),
            TARGET,
        ],
        first={"main": "耳", "hand": ["術", *HOLD]},
        second={"main": {"card": "的", "placed": before}},
    )
    board.play("first", "術")
    assert heard(board) == times


@clause("hanyo", "908.3", "807.2")
def test_who_becomes_afflicted_must_be_the_one_that_is_waited_for() -> None:
    for whose, times in (("自分", 0), ("相手", 1)):
        board = Board(
            cards=[
                listener(f"{whose}のユニットが状態異常になったとき"),
                tactics("術", "相手のメイン・ユニットをレストする。"),
                TARGET,
            ],
            first={"main": "耳", "hand": ["術", *HOLD]},
            second={"main": "的"},
        )
        board.play("first", "術")
        assert heard(board) == times


@pytest.mark.parametrize(
    ("event", "times"),
    [
        ("自分のターン開始時", (0, 1)),
        ("相手のターン開始時", (1, 1)),
        ("自分のメインフェイズ開始時", (1, 2)),
        ("相手のバトルフェイズ開始時", (0, 1)),
        ("自分のターン終了時", (1, 1)),
        ("相手のターン終了時", (0, 1)),
    ],
)
@clause("hanyo", "807.1", "807.2")
def test_a_moment_triggers_in_the_turn_of_the_player_of_whom_the_text_speaks(
    event: str, times: tuple[int, int]
) -> None:
    board = Board(
        cards=[listener(event), TARGET],
        first={"main": "耳", "hand": HOLD},
        second={"main": "的", "hand": ["火矢@s"]},
    )
    board.play_to_turn(6)  # the other player's main phase
    between = heard(board)
    board.play_to_turn(7)
    assert (between, heard(board)) == times


@pytest.mark.parametrize(("whose", "times"), [("自分", 1), ("相手", 0)])
@clause("hanyo", "807.1", "906.1")
def test_a_charge_triggers_what_waits_for_the_charges_of_that_player(whose: str, times: int) -> None:
    board = Board(
        cards=[listener(f"{whose}がチャージしたとき"), TARGET],
        first={"main": "耳", "hand": HOLD},
        second={"main": "的"},
    )
    board.charge("first", "h1", "耳")
    assert heard(board) == times


@clause("hanyo", "807.1", "906.1")
def test_the_other_players_charge_triggers_what_waits_for_it() -> None:
    board = Board(
        cards=[listener("相手がチャージしたとき"), TARGET],
        turn="second",
        first={"main": "耳"},
        second={"main": "的", "hand": HOLD},
    )
    board.charge("second", "h1", "的")
    assert heard(board) == 1
    board.play("second", "h2")  # no charge
    assert heard(board) == 1


@pytest.mark.parametrize(
    ("turn", "whose", "times"), [("first", "自分", 1), ("first", "相手", 0), ("second", "相手", 1)]
)
@clause("hanyo", "807.1", "807.2")
def test_a_command_triggers_what_waits_for_that_class_of_that_player(turn: str, whose: str, times: int) -> None:
    board = Board(
        cards=[
            listener(f"{whose}が戦術をプレイしたとき"),
            TARGET,
            tactics("小技", "デッキを1枚引く。"),
            strategy("大技", "デッキを1枚引く。"),
        ],
        turn=turn,
        first={"main": "耳", "hand": ["小技@a", "大技@b", *HOLD] if turn == "first" else []},
        second={"main": "的", "hand": ["小技@a", "大技@b", *HOLD] if turn == "second" else []},
    )
    board.play(turn, "b")
    assert heard(board) == 0
    board.play(turn, "a")
    assert heard(board) == times


PULL = tactics("引き出し", "自分のスタンバイ・ユニット1体を自分のメイン・ユニットと入れ替える。")


@pytest.mark.parametrize(
    ("event", "times"),
    [("このユニットがメイン・ユニットになったとき", 1), ("相手のユニットがメイン・ユニットになったとき", 0)],
)
@clause("hanyo", "807.1", "807.2")
def test_becoming_the_main_unit_triggers_what_waits_for_that_unit(event: str, times: int) -> None:
    board = Board(
        cards=[listener(event), TARGET, PULL],
        first={"main": "的", "standby": ["耳"], "hand": ["引き出し", *HOLD]},
        second={"main": "鍛冶場の若衆"},
    )
    board.play("first", "引き出し")
    assert (board.main("first"), heard(board)) == ("耳", times)


@clause("hanyo", "807.1", "807.2")
def test_the_unit_that_steps_back_does_not_become_the_main_unit() -> None:
    board = Board(
        cards=[listener("このユニットがメイン・ユニットになったとき"), TARGET, PULL],
        first={"main": "耳", "standby": ["的"], "hand": ["引き出し", *HOLD]},
    )
    board.play("first", "引き出し")
    assert (board.main("first"), heard(board)) == ("的", 0)


WORN = enhancement("首輪", exs=[ex("留め金", "このカードがセットされたとき、デッキを1枚引く。")])
PLAIN = enhancement("紐")


@clause("hanyo", "807.1", "905.3")
def test_a_card_that_waits_to_be_set_triggers_when_it_is_set_and_not_when_another_card_is() -> None:
    board = Board(
        cards=[WORN, PLAIN, TARGET],
        first={
            "main": "的",
            "standby": [{"card": "鍛冶場の若衆", "sets": ["首輪@alt"]}],
            "hand": ["首輪@neu", "紐", *HOLD],
        },
    )
    board.play("first", "紐")
    board.choose("first", "鍛冶場の若衆")
    assert len(board.hand("first")) == 3  # the collar that lies there hears nothing
    board.play("first", "neu")
    assert len(board.hand("first")) == 2 + 1  # the new one alone


@clause("hanyo", "807.1", "905.3")
def test_a_card_that_becomes_energy_is_not_set() -> None:
    board = Board(cards=[WORN, TARGET], first={"main": "的", "hand": ["首輪", *HOLD]})
    board.charge("first", "首輪", "的")
    assert len(board.hand("first")) == 3
    assert board.sets("的") == []


@clause("hanyo", "813.5", "813.5a", "807.2")
def test_who_knocked_out_whom_decides_what_triggers() -> None:
    axe = {**listener("このユニットが相手のユニットをKOしたとき"), "skills": [skill("断つ", 900)]}
    victim = unit("藁", hp=100)
    for main, times in (("耳", 1), ("斧持ち", 0)):
        other = unit("斧持ち", skills=[skill("断つ", 900)])
        rest = "斧持ち" if main == "耳" else "耳"
        board = Board(
            cards=[axe, victim, other],
            phase="battle",
            first={"main": main, "standby": [rest]},
            second={"main": "藁", "standby": ["鍛冶場の若衆"], "hand": HOLD},
        )
        board.skill("first", "断つ")
        assert heard(board) == times


@clause("hanyo", "813.5", "807.2")
def test_a_knock_out_of_an_own_unit_is_none_of_an_opponents() -> None:
    axe = listener("このユニットが相手のユニットをKOしたとき")
    axe["skills"] = [skill("薙ぐ", text="自分のスタンバイ・ユニットすべてに900ダメージを与える。")]
    board = Board(
        cards=[axe, TARGET, unit("藁", hp=100)],
        phase="battle",
        first={"main": "耳", "standby": ["藁"]},
        second={"main": "的", "hand": HOLD},
    )
    board.skill("first", "薙ぐ")
    assert board.is_down("藁")
    assert heard(board) == 0


@pytest.mark.parametrize(
    ("event", "times"),
    [
        ("自分のユニットがダメージを受けたとき", 0),
        ("相手のユニットがダメージを受けたとき", 1),
        ("相手の水属性のユニットがダメージを受けたとき", 0),
    ],
)
@clause("hanyo", "807.1", "807.2")
def test_damage_triggers_what_waits_for_damage_to_such_a_unit(event: str, times: int) -> None:
    board = Board(
        cards=[listener(event), TARGET, tactics("石", "相手のメイン・ユニットに100ダメージを与える。")],
        first={"main": "耳", "hand": ["石", *HOLD]},
        second={"main": "的"},
    )
    board.play("first", "石")
    assert heard(board) == times


@clause("hanyo", "809.3b-3", "302.3b")
def test_a_unit_that_stepped_back_and_out_of_a_group_is_reached_when_it_fits_again() -> None:
    cheer = strategy("檄", "このターン、自分の火属性のユニットのHPを500アップする。")
    soak = tactics("水浴び", "このターン、自分のスタンバイ・ユニットの属性は水になる。")
    board = Board(
        cards=[unit("兵", hp=1000), unit("将", hp=1000), cheer, soak, PULL],
        first={"main": "兵", "standby": ["将"], "hand": ["檄", "引き出し@a", "水浴び", "引き出し@b", *HOLD]},
    )
    board.play("first", "檄")
    board.play("first", "a")
    assert (board.hp("将"), board.hp("兵")) == (1500, 1000)  # it ended for the unit that stepped back
    board.play("first", "水浴び")
    assert board.hp("兵") == 1000
    board.play("first", "b")  # the soldier is a fire unit in the main area again
    assert board.hp("兵") == 1500
