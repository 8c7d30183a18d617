"""What designers say of units, cards and damage in their own words, played: several together, shared out, counted."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.library.trying import try_text
from tests.citing import clause
from tests.hanyo.board import Board, skill, strategy, tactics, unit
from tests.hanyo.test_sayable import FILLER, FOE, HITTER, MARK, MATE, cast, purpose

OTHER = unit("別", hp=700)
BOOK = strategy("書", "デッキを1枚引く。")


@clause("hanyo", "916.1", "908.1")
def test_what_is_said_of_two_together_is_said_of_each() -> None:
    board = cast(
        "自分のメイン・ユニットと相手のスタンバイ・ユニット1体に200ダメージを与える。", second={"standby": ["友"]}
    )
    assert board.damage("的") == 200 and board.damage("友") == 200 and board.damage("敵") == 0
    both = "このターン、自分のメイン・ユニットと相手のメイン・ユニットのHPを100アップする。"
    assert not try_text("hanyo", both, "tactics").problems


@clause("hanyo", "916.1", "916.4")
def test_damage_is_shared_out_in_parts() -> None:
    text = "合計300ダメージを、相手のスタンバイ・ユニットに100ずつ好きなように割り振って与える。"
    board = cast(text, second={"standby": ["友", "別"]}, cards=[OTHER])
    assert purpose(board) == "share-damage"
    board.share_out("first", 1, 2)
    assert board.damage("友") == 100 and board.damage("別") == 200 and board.damage("敵") == 0


@clause("hanyo", "915.1", "206.1")
def test_a_unit_retreats_at_no_cost() -> None:
    heavy = unit("重", retreat=3)
    text = "自分のメイン・ユニットを、退却コストを支払わずに退却させる。"
    board = cast(text, first={"main": "重", "standby": ["友"]}, cards=[heavy])
    assert board.main("first") == "友"
    board = cast("自分のメイン・ユニットを退却させる。", first={"main": "重", "standby": ["友"]}, cards=[heavy])
    assert board.main("first") == "重"


@clause("hanyo", "306.7a-1", "909.1")
def test_a_knocked_out_unit_is_turned_face_up() -> None:
    fallen = {"card": "友", "down": True}
    board = cast("自分のKOしたユニットを1体選び、表向きにする。そのユニットをレストする。", first={"standby": [fallen]})
    assert not board.is_down("友") and board.placed("友") == "rested"


@clause("hanyo", "903.1", "304.3")
def test_cards_are_revealed_until_one_of_a_kind_comes() -> None:
    text = "自分のデッキの上から戦術カードが出るまで公開する。その戦術カードを手札に加え、残りを捨て場に置く。"
    note = tactics("紙", "デッキを1枚引く。")
    board = cast(text, first={"deck": ["山@a", "山@b", "紙", "山@c"]}, cards=[note])
    assert board.hand("first") == ["紙"]
    assert len(board.discard("first")) == 3  # two that were revealed, and the card played


@clause("hanyo", "302.5", "905.1")
def test_a_unit_goes_back_with_all_that_is_attached_to_it() -> None:
    text = "自分のスタンバイ・ユニット1体と、それにつけられているカードをすべて手札に戻す。"
    board = cast(text, first={"standby": [{"card": "友", "energy": 2}]})
    assert sorted(board.hand("first")) == ["友", *["山"] * 2] or len(board.hand("first")) == 3


@clause("hanyo", "905.2a", "908.1")
def test_a_unit_whose_whole_energy_was_discarded_is_spoken_of_afterwards() -> None:
    text = "相手のスタンバイ・ユニットを1体選び、そのユニットについているエネルギーをすべて捨てる。"
    text += "そのユニットをスタンする。"
    board = cast(text, second={"standby": [{"card": "友", "energy": ["山@x", "山@y"]}, "別"]}, cards=[OTHER])
    board.choose("first", "友")
    assert board.placed("友") == "stunned" and not board.energy("友")


@pytest.mark.parametrize(
    ("text", "discards", "dealt"),
    [
        ("このユニットのエネルギーを好きな枚数捨てる。捨てたエネルギー1枚につき100ダメージを与える。", 2, 200),
        ("このユニットのエネルギーを好きな枚数捨てる。捨てたエネルギー1枚につき100ダメージを与える。", 0, 0),
        ("このユニットのダメージ100につき200ダメージを与える。", None, 600),
    ],
)
@clause("hanyo", "704.3a-1", "916.4a")
def test_the_base_of_a_skill_counts_what_was_done_for_it(text: str, discards: int | None, dealt: int) -> None:
    fighter = unit("主", hp=900, skills=[skill("一撃", "100×", text=text)])
    mine = {"card": "主", "damage": 300, "energy": ["山@x", "山@y", "山@z"]}
    board = Board(cards=[FOE, FILLER, fighter], phase="battle", first={"main": mine}, second={"main": "敵"})
    board.skill("first", "一撃")
    if discards is not None:
        board.choose("first", *["x", "y", "z"][:discards])
    assert board.damage("敵") == dealt


@clause("hanyo", "104.4", "905.2")
def test_no_more_energy_than_a_text_lets_be_attached() -> None:
    small = unit("小", text="このユニットにはエネルギーを1枚までしかつけられない。")
    board = Board(
        cards=[small, MATE, FILLER],
        first={"main": {"card": "小", "energy": 1}, "standby": ["友"], "hand": ["山@a"], "deck": ["山"] * 3},
    )
    assert board.refused("first", "charge", "小", "a").condition == "charge-forbidden"
    assert board.why_not("first", "charge", "友", "a") is None
    text = "自分のメイン・ユニットに手札を1枚エネルギーとしてつける。"
    board = cast(text, first={"main": {"card": "小", "energy": 1}, "hand": ["山@a"]}, cards=[small])
    assert len(board.hand("first")) == 1


@pytest.mark.parametrize(
    "text",
    [
        "自分のエリアに風属性のユニットがいなければ、このカードは手札から出せない。",
        "このカードは自分の風属性のユニットがいるときにしか出せない。",
    ],
)
@clause("hanyo", "104.4", "603.1")
def test_a_unit_that_is_put_out_only_on_a_condition(text: str) -> None:
    proud = unit("誇", text=text)
    board = Board(cards=[proud, MATE], first={"main": "友", "hand": ["誇"]})
    assert board.why_not("first", "enter", "誇") is None
    board = Board(cards=[proud, MARK, MATE], first={"main": "的", "hand": ["誇", "友"]})
    assert board.refused("first", "enter", "誇").condition == "enter-forbidden"


@clause("hanyo", "805.1", "916.2")
def test_an_exception_keeps_a_rule_from_holding() -> None:
    text = "このユニットが与えるダメージを100アップする。"
    text += "ただし、相手のメイン・ユニットがレスト状態の間、この効果は適用されない。"
    fighter = unit("主", hp=900, text=text, skills=[skill("一撃", 200)])
    for placed, dealt in (("normal", 300), ("rested", 200)):
        board = Board(
            cards=[FOE, fighter],
            phase="battle",
            first={"main": "主"},
            second={"main": {"card": "敵", "placed": placed}},
        )
        board.skill("first", "一撃")
        assert board.damage("敵") == dealt


@clause("hanyo", "813.4", "807.1")
def test_what_dealt_the_damage_is_struck_back() -> None:
    text = "このユニットがダメージを受けたとき、"
    text += "そのダメージを与えたユニットに100ダメージを与え、このユニットのHPを100回復する。"
    thorn = unit("棘", hp=900, text=text)
    board = Board(cards=[HITTER, thorn], phase="battle", first={"main": "打手"}, second={"main": "棘"})
    board.skill("first", "打撃")
    assert board.damage("打手") == 100 and board.damage("棘") == 200


@clause("hanyo", "813.5", "807.1")
def test_what_knocked_a_unit_out_is_stunned() -> None:
    thorn = unit("棘", hp=300, text="このユニットがKOしたとき、このユニットをKOしたユニットをスタンする。")
    board = Board(
        cards=[HITTER, thorn, MATE], phase="battle", first={"main": "打手"}, second={"main": "棘", "standby": ["友"]}
    )
    board.skill("first", "打撃")
    assert board.placed("打手") == "stunned"


@clause("hanyo", "907.1", "810.1")
def test_a_unit_is_stunned_instead_of_recovering() -> None:
    text = "相手のユニットが復帰するとき、代わりにそのユニットをスタンする。"
    board = cast(
        "自分のメイン・ユニットを復帰する。",
        first={"main": {"card": "的", "placed": "rested"}},
        second={"main": "主"},
        cards=[unit("主", text=text)],
    )
    assert board.placed("的") == "stunned"


@clause("hanyo", "502.2", "807.2")
def test_a_moment_counts_only_while_something_holds() -> None:
    text = "このユニットがスタンバイ・エリアにいるなら、自分のターン終了時、デッキを1枚引く。"
    for place, held in (({"main": "的", "standby": ["主"]}, 1), ({"main": "主", "standby": ["的"]}, 0)):
        first: dict[str, Any] = {**place, "deck": ["山"] * 4}
        board = Board(cards=[MARK, FILLER, unit("主", text=text)], first=first, second={"deck": ["山"] * 4})
        board.play_to_turn(6)
        assert len(board.hand("first")) == held


@clause("hanyo", "807.6", "505.1")
def test_what_is_put_off_to_the_end_of_the_turn_hangs_on_a_condition_then() -> None:
    text = "このターンの終了時、自分の手札が0枚であるなら、デッキを3枚引く。"
    for hand, held in ((["札"], 3), (["札", "友"], 1)):
        board = cast(text, first={"hand": hand, "standby": ["山"] * 4})
        board.play_to_turn(6)
        assert len(board.hand("first")) == held


@clause("hanyo", "910.2", "911.1")
def test_a_card_chosen_unseen_is_chosen_at_random() -> None:
    board = cast("相手の手札を見ないで1枚選び、捨てる。", second={"hand": ["友@a", "山@b"]})
    asked = board.asked()
    assert asked is not None and asked[0] == "chance"
