"""104.6: what conditions, amounts and groups of texts come to, with the case next to each in which they do not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import clause
from tests.hanyo.board import Board, enhancement, ex, skill, tactics, unit
from tests.hanyo.test_sayable import FILLER, FOE, MARK, MATE, cast

AID = enhancement("盾")
NOTE = tactics("紙", "デッキを1枚引く。")
WHEEL = enhancement("輪", exs=[ex("回す", "自分のターンに使える。デッキを1枚引く。")])
GUARD = unit("衛", hp=700, attribute="雷", retreat=2)


def hits(text: str, first: dict[str, Any] | None = None, second: dict[str, Any] | None = None, **more: Any) -> int:
    """The damage of a skill of 200 with this text, used by 主 (火) beside 友 (風) against 敵 (闇) beside 衛 (雷)."""
    fighter = unit("主", hp=900, text=more.pop("me", ""), skills=[skill("一撃", more.pop("base", 200), text=text)])
    cards = [MARK, MATE, {**FOE, "hp": 5000}, GUARD, FILLER, AID, NOTE, WHEEL, fighter, *more.pop("cards", [])]
    board = Board(
        cards=cards,
        phase="battle",
        first={"main": "主", "standby": ["友"], **(first or {})},
        second={"main": "敵", "standby": ["衛"], **(second or {})},
        **more,
    )
    board.skill("first", "一撃")
    return board.damage("敵")


def holds(condition: str, first: dict[str, Any] | None = None, second: dict[str, Any] | None = None) -> bool:
    """Whether the skill is raised on this condition."""
    dealt = hits(f"{condition}なら、このスキルのダメージを100アップする。", first, second)
    assert dealt in (200, 300)
    return dealt == 300


SHIELDED = {"main": {"card": "敵", "sets": ["盾"]}}
WHEELED = {"main": {"card": "敵", "sets": ["輪"]}}
BURNT = {"main": {"card": "主", "damage": 300, "energy": 2, "sets": ["盾"], "counters": {}}}
FULL = {"standby": ["友", "友@b", "友@c", "友@d"]}


@pytest.mark.parametrize(
    ("condition", "first", "second", "so"),
    [
        ("相手のメイン・ユニットに強化がセットされている", {}, SHIELDED, True),
        ("相手のメイン・ユニットに強化がセットされている", {}, {}, False),
        ("このユニットに強化がセットされている", {}, SHIELDED, False),
        ("相手のメイン・ユニットに強化がセットされていない", {}, {}, True),
        ("相手のメイン・ユニットが「回す」を持つ", {}, WHEELED, True),
        ("相手のメイン・ユニットが「回す」を持つ", {}, SHIELDED, False),
        ("このユニットが「回す」を持つ", {}, WHEELED, False),
        ("このユニットが「一撃」を持つ", {}, {}, True),
        ("このユニットの名前に「主」が含まれる", {}, {}, True),
        ("相手のメイン・ユニットの名前に「主」が含まれる", {}, {}, False),
        ("このユニットが火属性か水属性である", {}, {}, True),
        ("このユニットが水属性か風属性である", {}, {}, False),
        ("このユニットが水属性か火属性である", {}, {}, True),
        ("このユニットが相手のメイン・ユニットと同じ属性である", {}, {}, False),
        ("このユニットのダメージが300以上である", BURNT, {}, True),
        ("このユニットのダメージが301以上である", BURNT, {}, False),
        ("自分のスタンバイ・エリアに空きがある", {}, {}, True),
        ("自分のスタンバイ・エリアに空きがある", FULL, {}, False),
        ("相手のスタンバイ・エリアに空きがある", FULL, {}, True),
        ("自分のスタンバイ・エリアに空きがない", FULL, {}, True),
    ],
)
@clause("hanyo", "104.6", "909.1")
def test_a_condition_on_units_and_areas(
    condition: str, first: dict[str, Any], second: dict[str, Any], so: bool
) -> None:
    assert holds(condition, first, second) is so


@clause("hanyo", "104.6", "204.2")
def test_units_of_one_attribute_share_it() -> None:
    text = "このユニットが相手のメイン・ユニットと同じ属性であるなら、このスキルのダメージを100アップする。"
    fighter = unit("主", hp=900, attribute="水", skills=[skill("一撃", 200, text=text)])
    board = Board(cards=[MARK, fighter], phase="battle", first={"main": "主"}, second={"main": "的"})
    board.skill("first", "一撃")
    assert board.damage("的") == 300


@pytest.mark.parametrize(("text", "drawn"), [("", 1), ("このユニットはKOされない。", 0)])
@clause("hanyo", "909.1")
def test_whether_that_unit_is_knocked_out(text: str, drawn: int) -> None:
    foe = unit("壁", hp=600, text=text)
    order = "相手のスタンバイ・ユニットを1体選び、KOする。そのユニットがKOしているなら、デッキを1枚引く。"
    board = cast(order, first={"hand": ["山@余"]}, second={"standby": ["壁"]}, cards=[foe])
    assert len(board.hand("first")) == 1 + drawn


@pytest.mark.parametrize(("attribute", "drawn"), [("風", 1), ("雷", 0)])
@clause("hanyo", "909.1", "104.6")
def test_a_condition_can_be_about_the_unit_to_which_something_was_done(attribute: str, drawn: int) -> None:
    order = f"相手のスタンバイ・ユニットを1体選び、レストする。そのユニットが{attribute}属性なら、デッキを1枚引く。"
    board = cast(order, first={"hand": ["山@余"]}, second={"standby": ["友"]})
    assert board.placed("友") == "rested" and len(board.hand("first")) == 1 + drawn


HAND3 = {"hand": ["山@a", "山@b", "紙@c"]}


@pytest.mark.parametrize(
    ("condition", "first", "second", "so"),
    [
        ("このユニットが相手のメイン・ユニットよりHPが少ない", {}, {}, True),
        ("このユニットが相手のメイン・ユニットよりHPが多い", {}, {}, False),
        ("このユニットが相手のメイン・ユニットよりダメージが多い", BURNT, {}, True),
        ("このユニットが相手のメイン・ユニットよりダメージが多い", {}, {}, False),
        ("このユニットが相手のメイン・ユニットよりエネルギーが多い", BURNT, {}, True),
        ("このユニットが相手のメイン・ユニットよりエネルギーが少ない", BURNT, {}, False),
        ("自分の手札が相手の手札より3枚以上多い", HAND3, {}, True),
        ("自分の手札が相手の手札より3枚以上多い", HAND3, {"hand": ["山@x"]}, False),
        ("自分の手札が相手の手札より3枚以上少ない", HAND3, {}, False),
        ("自分の手札が相手の手札より2枚以上少ない", {}, {"hand": ["山@x", "山@y"]}, True),
        ("自分の手札が相手の手札より2枚以上少ない", {}, {"hand": ["山@x"]}, False),
    ],
)
@clause("hanyo", "104.6", "206.1")
def test_a_comparison_of_units_and_hands(
    condition: str, first: dict[str, Any], second: dict[str, Any], so: bool
) -> None:
    assert holds(condition, first, second) is so


TWO_SETS = {"main": {"card": "主", "sets": ["盾", "輪"], "energy": 1, "damage": 300}}


@pytest.mark.parametrize(
    ("text", "first", "second", "dealt"),
    [
        ("このユニットのセット1枚につき100ダメージを与える。", TWO_SETS, {}, 200),
        ("このユニットのエネルギー1枚につき100ダメージを与える。", TWO_SETS, {}, 100),
        ("自分のユニットのエネルギー1枚につき100ダメージを与える。", TWO_SETS, {}, 100),
        ("自分のユニットの属性の種類の数×100点ダメージを与える。", TWO_SETS, {}, 200),
    ],
)
@clause("hanyo", "905.2a", "905.3a")
def test_what_lies_on_a_unit_is_counted(text: str, first: dict[str, Any], second: dict[str, Any], dealt: int) -> None:
    assert hits(text, first, second, base="100×") == dealt


@pytest.mark.parametrize(
    ("text", "dealt"),
    [
        ("このスキルのダメージを、このユニットのダメージと同じだけアップする。", 500),
        ("このスキルのダメージを、このユニットの残りHPと同じだけアップする。", 800),
        ("このスキルのダメージを、このユニットのHPと同じだけアップする。", 1100),
        ("このスキルのダメージを、このユニットの表記のHPと同じだけアップする。", 1100),
        ("このスキルのダメージを、自分のユニットのダメージの合計と同じだけアップする。", 500),
        ("このスキルのダメージを、自分のユニットのHPの合計と同じだけアップする。", 1700),
    ],
)
@clause("hanyo", "203.2", "916.3")
def test_figures_of_units_raise_the_damage(text: str, dealt: int) -> None:
    assert hits(text, TWO_SETS) == dealt


@pytest.mark.parametrize(
    ("group", "dealt"),
    [
        ("退却コストが2以上の相手のユニット", 300),
        ("退却コストが3以上の相手のユニット", 200),
        ("HPが最も低い相手のユニット", 300),
        ("相手のスタンバイ・ユニット", 300),
        ("強化がセットされている相手のユニット", 200),
    ],
)
@clause("hanyo", "206.1", "203.2")
def test_a_group_by_a_figure(group: str, dealt: int) -> None:
    assert hits(f"{group}が1体以上いるなら、このスキルのダメージを100アップする。") == dealt
