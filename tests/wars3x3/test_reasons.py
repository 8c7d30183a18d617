"""Which reason comes first where several forbid an action, and what a step settles before it asks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import clause
from tests.wars3x3.board import Board
from tests.wars3x3.test_applied import field
from tests.wars3x3.test_once_more import more
from tests.wars3x3.test_sayable import ONE, told

GAIN = "あなたは2点のライフを得る。"

# --- magics and grand magics


@clause("wars3x3", "G3")
def test_a_card_that_has_a_magic_alone_has_no_grand_magic() -> None:
    board = Board(step="expansion", first={**ONE, "magic": ["慈雨", "大樹"]}, texts={"A12": GAIN})
    assert board.refused("first", "grand", "慈雨").condition == "no-grand-magic"


@clause("wars3x3", "M1", "G1")
def test_magics_and_grand_magics_are_forbidden_to_one_player_alone() -> None:
    for text, verb, clause_id in (
        ("相手は魔法を発動できない。", "magic", "P2"),
        ("相手は大魔術を発動できない。", "grand", "P2"),
    ):
        own = {**ONE, "field": ["若芽の精", "綿毛虫"], "magic": ["慈雨", "引潮"]}
        board = Board(
            step="expansion", first=own, second={"field": ["炭焼き小鬼"]}, texts={"005": text}, discard=["雲羊"]
        )
        assert board.refused("first", verb, "慈雨").clause == clause_id
        assert f"{verb} 慈雨" not in board.options("first")
        other = "grand" if verb == "magic" else "magic"
        assert board.why_not("first", other, "慈雨") is None
        own["field"] = ["若芽の精", "綿毛虫", "炭焼き小鬼"]
        board = Board(step="expansion", first=own, texts={"005": text}, discard=["雲羊"])
        assert f"{verb} 慈雨" in board.options("first")


@clause("wars3x3", "M4", "M1")
def test_every_condition_in_brackets_must_hold() -> None:
    text = "[あなたのメインフェイズ限定][あなたのライフが10点以下]相手に1点のダメージを与える。"
    for step, life, reason in (
        ("expansion", 10, None),
        ("expansion", 11, "condition-not-met"),
        ("removal", 10, "not-the-right-time"),
    ):
        first = {**ONE, "magic": ["慈雨", "収穫"], "life": life}
        board = Board(step=step, first=first, texts={"A12": text})
        found = board.why_not("first", "magic", "慈雨")
        assert (None if found is None else found.condition) == reason


@clause("wars3x3", "G3", "G1")
def test_every_condition_of_a_grand_magic_must_hold() -> None:
    text = "★凪[あなたのメインフェイズ限定][相手のライフがあなたのライフより多い]カードを1枚引く。"
    for step, life, reason in (
        ("expansion", 10, None),
        ("expansion", 30, "condition-not-met"),
        ("removal", 10, "not-the-right-time"),
    ):
        board = Board(step=step, first={**ONE, "magic": ["慈雨", "収穫"], "life": life}, texts={"A12": text})
        found = board.why_not("first", "grand", "慈雨")
        assert (None if found is None else (found.clause, found.condition)) == (reason and ("G3", reason))
    board = Board(step="expansion", first={**ONE, "life": 10}, texts={"A12": text})
    board.do("first", "grand", "慈雨")
    assert len(told(board, "Drawn")) == 1 and board.exile() == ["慈雨"]


@clause("wars3x3", "G3", "G4")
def test_what_a_grand_magic_asks_for_in_brackets_is_paid_before_it_is_exiled() -> None:
    text = "★凪[あなたの手札を1枚捨てる]カードを2枚引く。"
    board = Board(step="expansion", first={**ONE, "hand": ["苔石像", "鈴の雀"]}, texts={"A12": text})
    board.do("first", "grand", "慈雨")
    board.choose("first", "鈴の雀")
    assert board.discard() == ["鈴の雀"] and len(told(board, "Drawn")) == 2
    order = [each["event"] for each in board.told() if each["event"] in ("Moved", "MagicExiled", "GrandActivated")]
    assert order[:3] == ["Moved", "MagicExiled", "GrandActivated"]
    board = Board(step="expansion", first={**ONE, "magic": ["慈雨", "収穫"], "hand": []}, texts={"A12": text})
    assert board.refused("first", "grand", "慈雨").clause == "G3"


@clause("wars3x3", "G1", "G4")
def test_a_grand_magic_is_of_its_owner_and_turn() -> None:
    board = Board(step="expansion", first={**ONE, "magic": ["慈雨"]}, second={"magic": ["大樹"]}, discard=["雲羊"])
    assert board.refused("first", "grand", "大樹").condition == "not-your-magic"
    assert board.refused("second", "grand", "大樹").condition == "not-your-turn"
    board = Board(step="expansion", first={**ONE, "magic": [{"慈雨": "sideways"}, "収穫"]}, discard=["雲羊"])
    assert board.refused("first", "grand", "慈雨").condition == "sideways"


# --- bringing in


@clause("wars3x3", "4.2", "4.2a")
def test_after_the_one_entry_of_a_turn_nothing_else_is_said_first() -> None:
    hand = ["鈴の雀", "凧乗り", "調律"]
    first = {"field": ["若芽の精"], "hand": hand, "territory": 2}
    second = {"field": ["花乙女"]}
    board = Board(step="strategy", first={**first, "magic": ["収穫"]}, second=second)
    assert board.refused("first", "deploy", "調律").condition == "not-a-unit"
    board.do("first", "deploy", "鈴の雀")
    assert board.refused("first", "deploy", "調律").condition == "once-a-turn"
    for what in ("配備", "再配備"):
        board = more(what, "strategy", first=first, second=second)
        board.do("first", "deploy", "鈴の雀")
        assert board.refused("first", "deploy", "調律").condition == "not-a-unit"


@clause("wars3x3", "4.2", "4.1")
def test_what_the_beginning_of_a_step_has_triggered_comes_before_its_question() -> None:
    for step, ja in (("expansion", "領土拡大ステップ"), ("strategy", "戦略ステップ")):
        own = {"hand": ["鈴の雀"], "territory": 2, "magic": ["収穫"]}
        board = field(f"あなたの{ja}の開始時、あなたは1点のライフを得る。", step, first=own)
        assert board.asked() is not None and board.life("first") == 31
        board = field(f"あなたの{ja}の開始時、あなたは1点のライフを得る。", step, turn="second", second=own)
        assert board.life("first") == 30


@clause("wars3x3", "2.1a", "2.2")
def test_what_the_beginning_of_a_spell_step_has_triggered_comes_before_its_question() -> None:
    for step, ja in (("removal", "除去ステップ"), ("boost", "強化ステップ")):
        own = {"hand": ["早駆け狐"], "magic": ["収穫"]}
        board = field(f"あなたの{ja}の開始時、あなたは1点のライフを得る。", step, first=own, second={"field": ["雲羊"]})
        assert board.life("first") == 31


# --- spells


@clause("wars3x3", "2.0b", "Q6")
def test_spells_that_are_named_while_a_magic_asks_are_told_from_those_that_come_too_late() -> None:
    text = "このターンの終了まで、ユニット1体のパワーを1増加する。"
    first = {**ONE, "hand": ["潮招き", "木の実拾い"]}
    board = Board(step="removal", first=first, second={"field": ["雲羊"]}, texts={"A12": text})
    board.do("first", "magic", "慈雨")
    assert board.refused("first", "remove", "雲羊", "潮招き").condition == "declared-together"
    assert board.refused("first", "remove", "雲羊").condition == "not-offered-now"
    board = Board(step="boost", first=first, second={"field": ["雲羊"]}, texts={"A12": text})
    board.do("first", "magic", "慈雨")
    assert board.refused("first", "boost", "若芽の精", "木の実拾い").condition == "not-offered-now"


@clause("wars3x3", "2.2", "P2")
def test_a_colour_that_differs_is_said_where_no_text_forbids_the_boost() -> None:
    for text in ("これは相手の呪文の対象にならない。", "あなたは1ターンに1体のユニットしか強化の対象にできない。"):
        first = {"hand": ["鈴の雀"], "magic": ["収穫"]}
        board = field(text, "boost", first=first)
        assert board.refused("first", "boost", "炭焼き小鬼", "鈴の雀").condition == "colour-differs"


@clause("wars3x3", "2.2", "S8")
def test_a_card_for_boosts_alone_boosts_its_own_colour_alone() -> None:
    texts = {"045": "これは強化にのみ使える。これのコストは2である。"}
    board = Board(step="boost", first={"field": ["炭焼き小鬼"], "hand": ["調律"], "magic": ["収穫"]}, texts=texts)
    assert board.refused("first", "boost", "炭焼き小鬼", "調律").condition == "colour-differs"


@clause("wars3x3", "2.3a", "P2")
def test_whoever_cannot_counter_is_told_so_before_anything_else() -> None:
    board = Board(
        step="removal",
        first={"hand": ["潮招き", "深み鯰"]},
        second={"field": ["雲羊", "炭焼き小鬼"], "hand": ["早駆け狐"]},
        texts={"005": "相手は打消を発動できない。"},
    )
    board.remove("first", "雲羊", "潮招き")
    while (now := board.asked()) is not None and now[0] == "first":
        board.declares("first")
    assert board.refused("first", "counter", "", "深み鯰").condition == "cannot-counter"
    assert board.refused("second", "counter", "", "深み鯰").condition == "not-in-hand"


# --- territories


@clause("wars3x3", "S3", "Q1")
def test_only_the_units_that_say_so_change_the_opponents_territories() -> None:
    texts = {"005": "【痩土】相手の領土に－1の修正を加える。"}
    own = {"hand": ["雲羊", "鈴の雀"], "territory": 2, "magic": ["収穫"]}
    for theirs, refused in ((["炭焼き小鬼"], True), (["花乙女"], False), (["炭焼き小鬼", "花乙女", "雷鳴の鷲"], True)):
        board = Board(step="strategy", first=own, second={"field": theirs}, texts=texts)
        assert (board.why_not("first", "deploy", "雲羊") is not None) == refused
        assert board.why_not("first", "deploy", "鈴の雀") is None
    board = Board(step="strategy", first={**own, "field": ["炭焼き小鬼"]}, texts=texts)
    assert board.why_not("first", "deploy", "雲羊") is None


@pytest.mark.parametrize("change", [1, -1])
@clause("wars3x3", "S3", "Q11")
def test_a_change_of_territories_is_of_one_player_and_of_the_whole_turn(change: int) -> None:
    sign = "＋" if change > 0 else "－"
    own: dict[str, Any] = {
        "hand": ["雲羊", "深み鯰", "鈴の雀"],
        "territory": 2,
        "magic": ["収穫", "慈雨"],
        "field": ["若芽の精", "綿毛虫"],
    }
    text = f"このターンの終了まで、あなたの領土に{sign}1の修正を加える。"
    board = Board(step="strategy", first=own, texts={"A12": text})
    board.do("first", "magic", "慈雨")
    worth = [board.rules.situation(board.state, 0)["territory"], board.why_not("first", "deploy", "深み鯰") is None]
    assert worth == [[2 + change, 0], change > 0]
    assert (board.why_not("first", "deploy", "雲羊") is None) == (change > 0)
    assert board.why_not("first", "deploy", "鈴の雀") is None


@clause("wars3x3", "S3", "Q10")
def test_a_unit_gives_the_opponent_a_territory_and_the_unit_beside_it_gives_none() -> None:
    texts = {"005": "【沃土】相手の領土に＋1の修正を加える。"}
    own = {"hand": ["雲羊", "深み鯰"], "territory": 1, "magic": ["収穫"]}
    for theirs, highest in ((["炭焼き小鬼"], 2), (["炭焼き小鬼", "花乙女", "雷鳴の鷲"], 2), (["花乙女"], 1)):
        board = Board(step="strategy", first=own, second={"field": theirs}, texts=texts)
        assert board.rules.situation(board.state, 0)["territory"][0] == highest
        assert (board.why_not("first", "deploy", "雲羊") is None) == (highest == 2)
    board = Board(step="strategy", first={**own, "field": ["炭焼き小鬼"]}, texts=texts)
    assert board.rules.situation(board.state, 0)["territory"] == [1, 1]


# --- actions that are asked in two parts


@clause("wars3x3", "2.1a", "2.0b")
def test_a_removal_is_named_as_the_part_of_the_question_asks() -> None:
    own = {"hand": ["潮招き", "葦鷺", "鈴の雀", "水滴の子"], "magic": ["収穫"]}
    board = Board(step="removal", first=own, second={"field": ["雲羊", "凧乗り"]})
    board.do("first", "remove", "雲羊")
    found = board.refused("first", "remove", "雲羊")
    assert (found.clause, found.condition) == ("2.1a", "cards-wanted")
    found = board.refused("first", "remove", "凧乗り")
    assert (found.clause, found.condition) == ("2.1a", "another-is-chosen")
    assert board.refused("first", "magic", "収穫").condition == "not-enough-power"
    assert board.why_not("first", "remove", "雲羊", "葦鷺") is None


@clause("wars3x3", "4.2b", "4.2")
def test_a_redeployment_is_named_as_the_part_of_the_question_asks() -> None:
    own = {"field": ["若芽の精", "鈴の雀"], "hand": ["雲羊", "潮招き"], "territory": 2, "magic": ["収穫"]}
    board = Board(step="strategy", first=own)
    found = board.refused("first", "redeploy", "雲羊", "若芽の精")
    assert (found.clause, found.condition) == ("4.2b", "declared-together")
    board.do("first", "redeploy", "雲羊")
    found = board.refused("first", "redeploy", "雲羊")
    assert (found.clause, found.condition) == ("4.2b", "cards-wanted")
    found = board.refused("first", "redeploy", "潮招き", "若芽の精")
    assert (found.clause, found.condition) == ("4.2b", "another-is-chosen")
    assert board.refused("first", "deploy", "潮招き").condition == "not-offered-now"
    assert board.why_not("first", "redeploy", "雲羊", "鈴の雀") is None


@clause("wars3x3", "2.1a", "2.1b")
def test_the_ways_of_a_removal_are_those_that_texts_leave_to_the_player() -> None:
    hand = ["潮招き", "火の粉鼠", "鈴の雀"]
    single, with_fire, plain = "remove 雲羊 潮招き 2", "火の粉鼠", "remove 雲羊 潮招き 鈴の雀 2+1"
    for text, singles, doubles, fires in (
        ("相手は1枚除去を発動できない。", False, True, True),
        ("相手は2枚除去を発動できない。", True, False, False),
        ("相手は炎属性のカードを除去に使えない。", True, True, False),
        ("あなたは1枚除去を発動できない。", True, True, True),
    ):
        board = Board(
            step="removal", first={"hand": hand}, second={"field": ["雲羊", "炭焼き小鬼"]}, texts={"005": text}
        )
        board.do("first", "remove", "雲羊")
        now = board.asked()
        ways = board.options("first") if now is not None and now[1] == "removal-cards" else [single]
        assert (single in ways, plain in ways) == (singles, doubles), text
        assert any(with_fire in each for each in ways) == fires, text
        board = Board(
            step="removal",
            first={"hand": hand, "field": ["炭焼き小鬼"]},
            second={"field": ["雲羊"]},
            texts={"005": text},
        )
        board.do("first", "remove", "雲羊")
        ways = board.options("first")
        assert (single in ways) == (not text.startswith("あなた")) and plain in ways


@clause("wars3x3", "S8")
def test_a_wild_card_of_another_name_does_not_counter_a_spellbreaker() -> None:
    texts = {"045": "これは打消にのみ使える。これはどの数字とも一致する。"}
    for held, offered in ((["調律"], False), (["048@breaker"], True)):
        board = Board(
            step="removal",
            first={"hand": ["潮招き", *held], "magic": ["収穫"]},
            second={"field": ["雲羊"], "hand": ["047@wild"]},
            texts=texts,
        )
        board.remove("first", "雲羊", "潮招き")
        board.counter("second", "wild")
        assert (board.asked() == ("first", "counter", "2.3a")) == offered
        assert board.field("second") == ["雲羊"]


@clause("wars3x3", "2.1a", "P1")
def test_a_unit_that_costs_more_for_a_removal_leaves_its_neighbour_as_it_is() -> None:
    text = "相手がこれを除去する時、これのコストを2大きいものとして扱う。"
    second = {"field": ["炭焼き小鬼", "雲羊"]}
    board = Board(step="removal", first={"hand": ["潮招き"], "magic": ["収穫"]}, second=second, texts={"005": text})
    assert [each for each in board.options("first") if each.startswith("remove")] == ["remove 雲羊"]
    board.remove("first", "雲羊", "潮招き")
    assert board.field("second") == ["炭焼き小鬼"]
