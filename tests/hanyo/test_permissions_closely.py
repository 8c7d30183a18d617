"""104, 601, 703, 920: what texts forbid, allow and limit, whose and which, with the case next to each."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import clause
from tests.hanyo.board import Board, enhancement, ex, skill, unit
from tests.hanyo.test_damage_closely import fight
from tests.hanyo.test_sayable import FILLER, cast
from tests.hanyo.test_sayable_rules import own, under

WHEEL = enhancement("輪", exs=[ex("回す", "自分のターンに使える。デッキを1枚引く。")])


def ready(me: str = "", foe: str = "", mate: str = "", guard: str = "", text: str = "", **more: Any) -> Board:
    """主 with 一撃 and 二撃, which costs 1, beside 友, before its skill, against 敵 beside 衛; each has a text."""
    skills = [skill("一撃", 300, text=text), skill("二撃", 300, cost=1)]
    cards = [
        unit("主", hp=3000, text=me, skills=skills),
        unit("友", hp=3000, attribute="風", text=mate),
        unit("敵", hp=3000, attribute="闇", text=foe),
        unit("衛", hp=3000, attribute="雷", text=guard),
        FILLER,
        *more.pop("cards", []),
    ]
    first = {"main": {"card": "主", "energy": 1}, "standby": ["友"], **more.pop("first", {})}
    return Board(phase="battle", cards=cards, first=first, second={"main": "敵", "standby": ["衛"]}, **more)


def usable(board: Board) -> list[str]:
    """The skills that can be used now."""
    asked = board.asked()
    if asked is None or asked[1] != "skill-step":
        return []
    return [each.removeprefix("skill ") for each in board.options("first") if each != "no-skill"]


# --- skills that cannot be used


@pytest.mark.parametrize(
    ("texts", "left"),
    [
        ({}, ["一撃", "二撃"]),
        ({"foe": "相手はスキルを使えない。"}, []),
        ({"foe": "自分はスキルを使えない。"}, ["一撃", "二撃"]),
        ({"mate": "自分はスキルを使えない。"}, []),
        ({"mate": "相手はスキルを使えない。"}, ["一撃", "二撃"]),
        ({"foe": "どのプレイヤーもスキルを使えない。"}, []),
        ({"foe": "相手のメイン・ユニットはスキルを使えない。"}, []),
        ({"foe": "相手のスタンバイ・ユニットはスキルを使えない。"}, ["一撃", "二撃"]),
        ({"foe": "自分のメイン・ユニットはスキルを使えない。"}, ["一撃", "二撃"]),
        ({"me": "このユニットはスキルを使えない。"}, []),
        ({"mate": "このユニットはスキルを使えない。"}, ["一撃", "二撃"]),
        ({"foe": "相手の火属性のユニットはスキルを使えない。"}, []),
        ({"foe": "相手の水属性のユニットはスキルを使えない。"}, ["一撃", "二撃"]),
        ({"foe": "コスト1以上の相手のスキルは使えない。"}, ["一撃"]),
        ({"foe": "コスト0以下の相手のスキルは使えない。"}, ["二撃"]),
        ({"foe": "相手は「一撃」を使えない。"}, ["二撃"]),
        ({"mate": "自分の「一撃」は使えない。"}, ["二撃"]),
        ({"foe": "自分の「一撃」は使えない。"}, ["一撃", "二撃"]),
        ({"mate": "相手の「一撃」は使えない。"}, ["一撃", "二撃"]),
        ({"mate": "自分のメイン・ユニットの「二撃」は使えない。"}, ["一撃"]),
        ({"mate": "このユニットの「二撃」は使えない。"}, ["一撃", "二撃"]),
        ({"me": "このユニットの「二撃」は使えない。"}, ["一撃"]),
    ],
)
@clause("hanyo", "703.2a-3", "902.1b", "104.4")
def test_only_the_skills_and_players_of_which_a_prohibition_speaks_are_hindered(
    texts: dict[str, str], left: list[str]
) -> None:
    assert usable(ready(**texts)) == left


@pytest.mark.parametrize(
    ("texts", "left"),
    [
        ({"text": "このスキルは自分のスタンバイ・ユニットがいないときにしか使えない。"}, ["二撃"]),
        ({"text": "このスキルは自分のスタンバイ・ユニットがいるときにしか使えない。"}, ["一撃", "二撃"]),
        ({"foe": "相手のスキルは自分のスタンバイ・ユニットがいないときにしか使えない。"}, []),
        ({"foe": "相手のスキルは自分のスタンバイ・ユニットがいるときにしか使えない。"}, ["一撃", "二撃"]),
        ({"foe": "自分のスキルは自分のスタンバイ・ユニットがいないときにしか使えない。"}, ["一撃", "二撃"]),
        ({"mate": "自分の「二撃」は自分の手札が1枚以上であるときにしか使えない。"}, ["一撃"]),
    ],
)
@clause("hanyo", "703.2a-3")
def test_skills_are_used_only_if_the_condition_of_a_text_that_means_them_is_met(
    texts: dict[str, str], left: list[str]
) -> None:
    assert usable(ready(**texts)) == left


@pytest.mark.parametrize(
    ("text", "condition"),
    [
        ("相手はEXスキルを使えない。", "skill-forbidden"),
        ("自分はEXスキルを使えない。", ""),
        ("相手はスキルを使えない。", ""),
        ("相手の「回す」は使えない。", "skill-forbidden"),
        ("自分の「回す」は使えない。", ""),
        ("相手は「回す」を使えない。", "skill-forbidden"),
    ],
)
@clause("hanyo", "606.1", "104.4")
def test_an_ex_skill_is_used_unless_a_text_means_it_and_its_player(text: str, condition: str) -> None:
    board = under(text, {"main": {"card": "的", "sets": ["輪"]}}, cards=[WHEEL])
    if not condition:
        board.use("first", "回す")
        assert len(board.hand("first")) == 2
        return
    assert "use 回す" not in board.options("first")
    reason = board.refused("first", "use", "的", named="回す")
    assert (reason.clause, reason.condition) == ("104.4", condition)


@clause("hanyo", "606.1", "601.2", "104.4")
def test_ex_skills_are_used_as_often_as_a_text_lets_their_player() -> None:
    for whose, allowed in (("相手", False), ("自分", True)):
        board = under(
            f"{whose}は1ターンに1回しかEXスキルを使えない。", {"main": {"card": "的", "sets": ["輪"]}}, cards=[WHEEL]
        )
        board.use("first", "回す")
        assert ("use 回す" in board.options("first")) is allowed
        if not allowed:
            assert board.refused("first", "use", "的", named="回す").condition == "skill-forbidden"


# --- what is done with skills that are not one's own


@clause("hanyo", "703.2a-1", "104.1")
def test_only_skills_are_borrowed_and_each_once() -> None:
    bird = unit("鳥", hp=500, skills=[skill("急襲", 400), skill("一撃", 100)])
    text = "このユニットは自分のスタンバイ・ユニットのスキルを使える。"
    board = ready(me=text, first={"standby": [{"card": "鳥", "sets": ["輪"]}, "鳥@隣"]}, cards=[bird, WHEEL], mate="")
    assert sorted(set(usable(board))) == ["一撃", "二撃", "急襲"]
    other = ready(mate=text, first={"standby": ["友", "鳥"]}, cards=[bird])
    assert usable(other) == ["一撃", "二撃"]


@pytest.mark.parametrize(
    ("placed", "text", "left"),
    [
        ("rested", "", []),
        ("rested", "このユニットはレスト状態でもスキルを使える。", ["一撃", "二撃"]),
        ("stunned", "このユニットはレスト状態でもスキルを使える。", []),
        ("stunned", "このユニットはスタン状態でもスキルを使える。", ["一撃", "二撃"]),
        ("rested", "このユニットはスタン状態でもスキルを使える。", []),
        ("rested", "自分のスタンバイ・ユニットはレスト状態でもスキルを使える。", []),
    ],
)
@clause("hanyo", "703.1", "104.1")
def test_a_unit_uses_skills_though_it_lies_only_in_the_state_of_which_a_text_speaks(
    placed: str, text: str, left: list[str]
) -> None:
    assert usable(ready(me=text, first={"main": {"card": "主", "energy": 1, "placed": placed}})) == left


# --- skills that fail, and that do not


ALL_FAIL = "相手のスキルは失敗する。"


@pytest.mark.parametrize(
    ("texts", "dealt"),
    [
        ({"foe": ALL_FAIL}, 0),
        ({"mate": ALL_FAIL}, 500),
        ({"foe": ALL_FAIL, "mate": "自分のスキルは失敗しない。"}, 500),
        ({"foe": ALL_FAIL, "mate": "相手のスキルは失敗しない。"}, 0),
        ({"foe": ALL_FAIL, "me": "このユニットの「一撃」は失敗しない。"}, 500),
        ({"foe": ALL_FAIL, "mate": "このユニットの「一撃」は失敗しない。"}, 0),
        ({"foe": ALL_FAIL, "me": "このユニットの「二撃」は失敗しない。"}, 0),
        ({"foe": ALL_FAIL, "mate": "自分の「一撃」は失敗しない。"}, 500),
        ({"foe": ALL_FAIL, "guard": "自分の「一撃」は失敗しない。"}, 0),
        ({"foe": ALL_FAIL, "guard": "相手の「一撃」は失敗しない。"}, 500),
        ({"foe": "コスト1以上の相手のスキルは失敗する。"}, 500),
        ({"foe": "コスト0以下の相手のスキルは失敗する。"}, 0),
        ({"foe": "相手の「一撃」は失敗する。"}, 0),
        ({"foe": "相手の「二撃」は失敗する。"}, 500),
    ],
)
@clause("hanyo", "920.1a", "920.1c", "902.1b")
def test_a_skill_fails_where_a_text_means_it_and_none_says_that_it_does_not(texts: dict[str, str], dealt: int) -> None:
    assert fight(**texts).damage("敵") == dealt


@pytest.mark.parametrize(
    ("text", "winner", "dealt"),
    [
        ("相手がスキルを使うとき、じゃんけんして勝てば、そのスキルは失敗する。", "first", 500),
        ("相手がスキルを使うとき、じゃんけんして勝てば、そのスキルは失敗する。", "second", 0),
        ("相手がスキルを使うとき、じゃんけんして負ければ、そのスキルは失敗する。", "first", 0),
        ("相手がスキルを使うとき、じゃんけんして負ければ、そのスキルは失敗する。", "second", 500),
    ],
)
@clause("hanyo", "920.1", "920.1a", "919.1")
def test_a_trial_makes_a_skill_fail_as_its_text_says(text: str, winner: str, dealt: int) -> None:
    text = text.replace("相手がスキルを使うとき、", "").replace("そのスキル", "相手のスキル")
    board = fight(foe=text)
    board.wins(winner)
    assert board.damage("敵") == dealt


@clause("hanyo", "920.1", "920.1c", "919.1")
def test_for_a_skill_that_does_not_fail_nobody_plays() -> None:
    board = fight(foe="じゃんけんして勝てば、相手のスキルは失敗する。", mate="自分のスキルは失敗しない。")
    assert board.damage("敵") == 500 and "Played" not in board.happened()


# --- how often, how much


@pytest.mark.parametrize(
    ("text", "times"),
    [
        ("", 1),
        ("自分はもう1回チャージできる。", 2),
        ("自分はもう2回チャージできる。", 3),
        ("相手はもう1回チャージできる。", 1),
        ("自分はもう1回退却できる。", 1),
        ("自分は1ターンに2回までチャージできる。", 2),
        ("相手は1ターンに2回までチャージできる。", 1),
    ],
)
@clause("hanyo", "601.2", "104.1")
def test_a_player_charges_once_and_as_often_as_texts_allow_that_player(text: str, times: int) -> None:
    board = own(text, {"hand": ["山@a", "山@b", "山@c", "山@d"]})
    for each in "abcd"[:times]:
        board.charge("first", each, "主")
    assert board.refused("first", "charge", "主", "d").condition in ("once-a-turn", "charge-forbidden")
    assert len(board.energy("主")) == times


@pytest.mark.parametrize(
    ("text", "times"),
    [
        ("自分は戦略をもう1枚プレイできる。", 2),
        ("相手は戦略をもう1枚プレイできる。", 1),
        ("自分はもう1回チャージできる。", 1),
    ],
)
@clause("hanyo", "803.2", "104.1")
def test_a_player_plays_one_strategy_and_as_many_more_as_texts_allow_that_player(text: str, times: int) -> None:
    board = own(text, {"hand": ["書@a", "書@b", "書@c"]})
    for each in "abc"[:times]:
        board.play("first", each)
    assert board.refused("first", "play", "c").condition == "one-strategy-a-turn"


# --- energy, sets and hands that are kept


SPARE = {"hand": ["山@余"]}  # so that the main phase goes on
TAKE_HAND = "相手は手札を1枚捨てる。"


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("自分の手札は相手の効果で捨てられない。", 2),
        ("相手の手札は相手の効果で捨てられない。", 1),
        ("自分の手札は自分の効果で捨てられない。", 1),
        ("自分の手札は相手の戦術で捨てられない。", 2),
        ("自分の手札は相手の戦略で捨てられない。", 1),
    ],
)
@clause("hanyo", "104.4", "911.1")
def test_a_hand_is_kept_from_the_effects_of_which_its_text_speaks(text: str, left: int) -> None:
    keeper = unit("主", hp=900, text=text)
    board = cast(TAKE_HAND, first=SPARE, second={"main": "主", "hand": ["山@x", "友@y"]}, cards=[keeper])
    if board.asked() is not None and board.asked()[1] == "discard":  # type: ignore[index]
        board.choose("second", "x")
    assert len(board.hand("second")) == left


@clause("hanyo", "104.4", "911.1")
def test_a_whole_hand_and_a_card_of_it_are_kept_alike() -> None:
    keeper = unit("主", hp=900, text="自分の手札は相手の効果で捨てられない。")
    for text in ("相手は手札をすべて捨てる。", "相手の手札を無作為に1枚選び、捨てる。", "相手の手札をすべて捨てる。"):
        second = {"main": "主", "hand": ["山@x", "友@y"]}
        kept = cast(text, first=SPARE, second=second, cards=[keeper])
        if kept.asked() == ("chance", "at-random", "804.2c-1"):
            kept.shuffle()
        assert kept.hand("second") == ["x", "y"]
        taken = cast(text, first=SPARE, second={**second, "main": "敵"})
        if taken.asked() == ("chance", "at-random", "804.2c-1"):
            taken.shuffle()
            assert taken.hand("second") == ["y"]
        else:
            assert taken.asked() == ("second", "discard-order", "309.3") and taken.hand("second") == []
    own_keeper = cast("手札をすべて捨てる。", first={"main": "主", "hand": ["山@余"]}, cards=[keeper])
    assert own_keeper.hand("first") == []


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("このユニットのエネルギーは相手の効果で捨てられない。", 2),
        ("自分のスタンバイ・ユニットのエネルギーは相手の効果で捨てられない。", 0),
        ("このユニットのエネルギーは自分の効果で捨てられない。", 0),
        ("このユニットのセットは相手の効果で捨てられない。", 0),
    ],
)
@clause("hanyo", "104.4", "911.1")
def test_energy_is_kept_only_by_a_text_that_means_it(text: str, left: int) -> None:
    keeper = unit("主", hp=900, text=text)
    second = {"main": {"card": "主", "energy": ["山@x", "山@y"]}, "hand": ["山@z"]}
    board = cast("相手のメイン・ユニットのエネルギーをすべて捨てる。", first=SPARE, second=second, cards=[keeper])
    assert len(board.energy("主")) == left
    assert board.hand("second") == ["z"]


@clause("hanyo", "104.4", "905.2")
def test_the_room_for_energy_is_what_the_narrowest_text_leaves() -> None:
    both = (
        "このユニットにはエネルギーを3枚までしかつけられない。\n自分のユニットにはエネルギーを2枚までしかつけられない。"
    )
    narrow = unit("主", hp=900, text=both)
    text = "自分のデッキの上から3枚をエネルギーとして自分のメイン・ユニットにつける。"
    board = cast(text, first={"main": "主"}, cards=[narrow])
    assert len(board.energy("主")) == 2
    board = cast(text, first={"main": {"card": "主", "energy": 1}}, cards=[narrow])
    assert len(board.energy("主")) == 2
    board = cast(text, first={"main": "的", "standby": ["主"]}, cards=[narrow])
    assert len(board.energy("的")) == 2
    wide = unit("主", hp=900, text="このユニットにはエネルギーを2枚までしかつけられない。")
    board = cast(text, first={"main": "的", "standby": ["主"]}, cards=[wide])
    assert len(board.energy("的")) == 3
