"""Whom a text binds and for how long: one player and not the other, one card and not the one beside it, this turn and
not the next."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import clause
from tests.wars3x3.board import Board
from tests.wars3x3.test_applied import field
from tests.wars3x3.test_sayable import ONE, cast, told

# --- steps that are left out


def leaving_out(step: str, begin: str, turn: str, **sides: Any) -> Board:
    """The first player's 炭焼き小鬼 says that the opponent leaves out a step."""
    return field(f"相手は{step}を飛ばす。", begin, turn=turn, **sides)


@clause("wars3x3", "4.1", "P2")
def test_an_expansion_step_is_left_out_by_one_player_alone() -> None:
    sides: dict[str, Any] = {"first": {"hand": ["鈴の雀"]}, "second": {"hand": ["雲羊"], "magic": ["収穫"]}}
    board = leaving_out("領土拡大ステップ", "expansion", "second", **sides)
    assert "expand 雲羊" not in board.options("second") and "grand 収穫" in board.options("second")
    board = leaving_out("領土拡大ステップ", "expansion", "first", **sides)
    assert "expand 鈴の雀" in board.options("first")


@clause("wars3x3", "4.2", "P2")
def test_a_strategy_step_is_left_out_by_one_player_alone() -> None:
    land = {"hand": ["鈴の雀"], "territory": 2, "magic": ["収穫"]}
    board = leaving_out("戦略ステップ", "strategy", "second", second=land)
    assert board.refused("second", "deploy", "鈴の雀").condition == "forbidden-now"
    assert "deploy 鈴の雀" not in board.options("second")
    board = leaving_out("戦略ステップ", "strategy", "first", first=land)
    assert "deploy 鈴の雀" in board.options("first")


@clause("wars3x3", "2.0", "2.1a")
def test_a_removal_step_is_left_out_by_one_player_alone() -> None:
    sides: dict[str, Any] = {
        "first": {"hand": ["苔石像"]},
        "second": {"hand": ["雲羊"], "field": ["深み鯰"], "magic": ["収穫"]},
    }
    board = leaving_out("除去ステップ", "removal", "second", **sides)
    assert "remove 炭焼き小鬼" not in board.options("second")
    board = leaving_out("除去ステップ", "removal", "first", **sides)
    assert "remove 深み鯰" in board.options("first")


@clause("wars3x3", "2.2", "P2")
def test_a_boost_step_is_left_out_by_one_player_alone() -> None:
    sides: dict[str, Any] = {
        "first": {"hand": ["早駆け狐"]},
        "second": {"hand": ["水滴の子"], "field": ["深み鯰"], "magic": ["収穫"]},
    }
    board = leaving_out("強化ステップ", "boost", "second", **sides)
    assert "boost 深み鯰 水滴の子" not in board.options("second")
    board = leaving_out("強化ステップ", "boost", "first", **sides)
    assert "boost 炭焼き小鬼 早駆け狐" in board.options("first")


@pytest.mark.parametrize(
    ("step", "begin", "clause_id"), [("透過攻撃ステップ", "piercing", "3.1"), ("攻撃ステップ", "attack", "3.2")]
)
@clause("wars3x3", "3.1", "3.2")
def test_an_attack_is_left_out_by_one_player_alone(step: str, begin: str, clause_id: str) -> None:
    own = {"field": ["白翼の槍騎", "雷鳴の鷲"]}
    board = leaving_out(step, begin, "second", first={"field": ["炭焼き小鬼"]}, second=own, deck=30)
    board.play_to_turn("first")
    clauses = [each["clause"] for each in board.told() if each["event"] == "Damaged" and each["seat"] == 0]
    assert clause_id not in clauses
    board = leaving_out(step, begin, "first", first={"field": ["炭焼き小鬼", *own["field"]]}, deck=30)
    board.play_to_turn("second")
    clauses = [each["clause"] for each in board.told() if each["event"] == "Damaged" and each["seat"] == 1]
    assert clause_id in clauses


@clause("wars3x3", "1.1", "P2")
def test_a_draw_step_is_left_out_by_one_player_alone() -> None:
    text = "相手はドローステップを飛ばす。"
    board = field(text, "draw", turn="second", second={"hand": []}, deck=30)
    assert told(board, "Drawn") == []
    board = field(text, "draw", turn="first", first={"hand": []}, deck=30)
    assert [each["by"] for each in told(board, "Drawn")] == [0]


@clause("wars3x3", "1.1", "P1")
def test_more_cards_in_the_draw_step_are_drawn_by_one_player_alone() -> None:
    for text, many in (
        ("あなたはドローステップにカードを2枚多く引く。", 3),
        ("あなたはドローステップにカードを1枚ではなく2枚引く。", 2),
    ):
        board = field(text, "draw", turn="first", deck=30)
        assert len(told(board, "Drawn")) == many
        board = field(text, "draw", turn="second", deck=30)
        assert len(told(board, "Drawn")) == 1


@clause("wars3x3", "1.1", "P1")
def test_both_texts_about_the_number_of_cards_drawn_count() -> None:
    texts = {"006": "あなたはドローステップにカードを2枚多く引く。"}
    text = "あなたはドローステップにカードを1枚ではなく2枚引く。"
    board = field(text, "draw", first={"field": ["炭焼き小鬼", "熾火の双子"]}, texts=texts, deck=30)
    assert len(told(board, "Drawn")) == 4


# --- boosts


@clause("wars3x3", "2.2", "P2")
def test_a_unit_that_cannot_be_boosted_is_refused_and_its_neighbour_is_boosted() -> None:
    board = field(
        "これは強化されない。",
        "boost",
        first={"field": ["炭焼き小鬼", "熾火の双子"], "hand": ["早駆け狐"], "magic": ["収穫"]},
    )
    assert board.refused("first", "boost", "炭焼き小鬼", "早駆け狐").condition == "forbidden-now"
    board.do("first", "boost", "熾火の双子", "早駆け狐")


@pytest.mark.parametrize("whose", ["あなた", "相手"])
@clause("wars3x3", "2.2", "P2")
def test_a_boost_aims_at_as_many_units_as_a_text_allows(whose: str) -> None:
    first = {"field": ["炭焼き小鬼", "熾火の双子"], "hand": ["早駆け狐", "火の粉鼠"], "magic": ["収穫"]}
    board = field(
        f"{whose}は1ターンに1体のユニットしか強化の対象にできない。", "boost", first=first, second={"hand": []}
    )
    assert board.why_not("first", "boost", "炭焼き小鬼", "早駆け狐") is None
    board.do("first", "boost", "炭焼き小鬼", "早駆け狐")
    if whose == "あなた":
        assert board.refused("first", "boost", "熾火の双子", "火の粉鼠").condition == "forbidden-now"
    else:
        assert board.why_not("first", "boost", "熾火の双子", "火の粉鼠") is None


@clause("wars3x3", "2.2", "S8")
def test_a_card_for_boosts_alone_boosts_and_a_card_for_counters_alone_does_not() -> None:
    texts = {"045": "これは強化にのみ使える。これはどの属性の色とも一致する。これのコストは2である。"}
    board = Board(
        step="boost", first={"field": ["炭焼き小鬼"], "hand": ["調律", "呪文砕き"], "magic": ["収穫"]}, texts=texts
    )
    assert board.why_not("first", "boost", "炭焼き小鬼", "調律") is None
    assert board.refused("first", "boost", "炭焼き小鬼", "呪文砕き").condition == "only-for-counters"


@clause("wars3x3", "2.2", "P2")
def test_cards_that_a_text_keeps_from_boosts_are_those_of_one_player() -> None:
    sides: dict[str, Any] = {"texts": {"005": "相手は炎属性のカードを強化に使えない。"}}
    second = {"field": ["炭焼き小鬼"]}
    first = {"field": ["熾火の双子"], "hand": ["早駆け狐"], "magic": ["収穫"]}
    board = Board(step="boost", first=first, second=second, **sides)
    assert board.refused("first", "boost", "熾火の双子", "早駆け狐").condition == "forbidden-now"
    board = Board(step="boost", first={**first, "field": ["炭焼き小鬼"]}, second={"hand": 2}, **sides)
    assert board.why_not("first", "boost", "炭焼き小鬼", "早駆け狐") is None


@clause("wars3x3", "2.0", "2.2")
def test_whoever_boosts_is_told_what_is_wrong_with_the_own_card() -> None:
    board = Board(
        step="boost", first={"field": ["炭焼き小鬼"], "hand": ["鈴の雀"], "magic": ["収穫"]}, second={"hand": ["雲羊"]}
    )
    assert board.refused("first", "boost", "炭焼き小鬼", "鈴の雀").condition == "colour-differs"
    assert board.refused("first", "boost", "炭焼き小鬼", "雲羊").condition == "not-in-hand"


@clause("wars3x3", "2.3a", "2.0")
def test_passing_is_no_counter() -> None:
    board = Board(step="boost", first={"field": ["炭焼き小鬼"], "hand": ["早駆け狐"], "magic": ["収穫"]})
    assert board.refused("first", "pass").condition == "not-offered-now"
    assert board.refused("first", "counter", "", "早駆け狐").condition == "nothing-to-counter"


@clause("wars3x3", "S2", "S10")
def test_a_boost_by_an_amount_lets_no_boosted_unit_be_chosen() -> None:
    first = {"field": ["若芽の精", "花乙女"], "hand": ["苔石像"], "magic": ["慈雨", "収穫"], "territory": 3}
    text = "あなたのユニット1体をあなたの領土の数だけ強化する。"
    board = Board(step="boost", first=first, second={"hand": []}, texts={"A12": text})
    board.do("first", "boost", "若芽の精", "苔石像")
    board.do("first", "magic", "慈雨")
    lasting = [(each["clause"], each["amount"]) for each in told(board, "Lasting")]
    assert lasting == [("2.2", 3), ("M6", 3)] and board.power("花乙女") == 5


# --- what magics may not choose


@clause("wars3x3", "P2", "M6")
def test_a_unit_that_magics_do_not_choose_is_left_out_of_the_choice() -> None:
    texts = {"005": "これは魔法の対象にならない。", "A12": "ユニット1体を破壊する。"}
    second = {"field": ["炭焼き小鬼", "灯守り"]}
    board = Board(step="expansion", first=ONE, second=second, texts=texts)
    board.do("first", "magic", "慈雨")
    assert board.options("first") == ["若芽の精", "綿毛虫", "灯守り"]


@clause("wars3x3", "P2", "M6")
def test_a_unit_that_magics_do_not_choose_is_chosen_by_the_text_of_a_unit() -> None:
    texts = {"005": "これは魔法の対象にならない。", "006": "これが場に出た時、相手のユニット1体を破壊する。"}
    first = {"hand": ["熾火の双子"], "territory": 3}
    board = Board(step="strategy", first=first, second={"field": ["炭焼き小鬼"]}, texts=texts)
    board.do("first", "deploy", "熾火の双子")
    assert board.field("second") == []


@clause("wars3x3", "S1", "P2")
def test_what_cannot_be_done_to_a_unit_is_not_done_to_it_by_effects() -> None:
    cases = (
        ("これは破壊されない。", "すべてのユニットを破壊する。"),
        ("これは魔法によって破壊されない。", "すべてのユニットを破壊する。"),
        ("これは手札に戻されない。", "すべてのユニットを持ち主の手札に戻す。"),
    )
    for own, text in cases:
        second = {"field": ["炭焼き小鬼", "灯守り"]}
        board = Board(step="expansion", first=ONE, second=second, texts={"005": own, "A12": text})
        board.do("first", "magic", "慈雨")
        assert (board.field("first"), board.field("second")) == ([], ["炭焼き小鬼"])


@clause("wars3x3", "S1", "P2")
def test_a_unit_that_magics_do_not_destroy_is_destroyed_by_the_text_of_a_unit() -> None:
    texts = {"005": "これは魔法によって破壊されない。", "006": "これが場に出た時、相手のユニット1体を破壊する。"}
    first = {"hand": ["熾火の双子"], "territory": 3}
    board = Board(step="strategy", first=first, second={"field": ["炭焼き小鬼"]}, texts=texts)
    board.do("first", "deploy", "熾火の双子")
    assert board.field("second") == [] and board.discard() == ["炭焼き小鬼"]


@clause("wars3x3", "S1", "M6")
def test_territories_are_destroyed_and_cards_of_the_hand_are_not() -> None:
    board = cast("相手の領土1つを破壊する。", second={"territory": ["鈴の雀"], "hand": ["雲羊"]})
    assert board.discard() == ["鈴の雀"] and board.hand("second") == ["雲羊"]


# --- redeployments


@clause("wars3x3", "4.2b", "P2")
def test_a_redeployment_is_forbidden_to_one_player_alone() -> None:
    own = {"field": ["若芽の精"], "hand": ["花乙女"], "territory": 1, "magic": ["収穫"]}
    texts = {"005": "相手は再配備を行うことができない。"}
    board = Board(step="strategy", first=own, second={"field": ["炭焼き小鬼"]}, texts=texts)
    assert board.refused("first", "redeploy", "花乙女", "若芽の精").condition == "forbidden-now"
    assert "redeploy 花乙女" not in board.options("first")
    board = Board(step="strategy", first={**own, "field": ["若芽の精", "炭焼き小鬼"]}, texts=texts)
    assert board.why_not("first", "redeploy", "花乙女", "若芽の精") is not None  # asked in two parts
    board.redeploy("first", "花乙女", "若芽の精")
    assert board.field("first") == ["炭焼き小鬼", "花乙女"]


@clause("wars3x3", "4.2b", "P1")
def test_whoever_redeploys_a_unit_pays_the_price_that_it_names() -> None:
    texts = {"005": "これを配備または再配備する場合、あなたは追加で手札のカード1枚を捨てなければならない。"}
    own = {"field": ["花乙女"], "hand": ["炭焼き小鬼"], "magic": ["収穫"]}
    board = Board(step="strategy", first=own, second={"hand": ["雲羊"]}, texts=texts)
    assert board.refused("first", "redeploy", "炭焼き小鬼", "花乙女").condition == "forbidden-now"
    assert not [each for each in board.options("first") if "deploy" in each]
    board = Board(step="strategy", first={**own, "hand": ["炭焼き小鬼", "鈴の雀"]}, second={"hand": []}, texts=texts)
    board.redeploy("first", "炭焼き小鬼", "花乙女")
    assert board.field("first") == ["炭焼き小鬼"] and board.discard() == ["鈴の雀", "花乙女"]


@clause("wars3x3", "4.2b", "P2")
def test_a_unit_that_enters_by_a_deployment_alone_is_not_redeployed() -> None:
    texts = {"005": "これは配備によってしか場に出せない。"}
    own = {"field": ["花乙女"], "hand": ["炭焼き小鬼"], "territory": 2, "magic": ["収穫"]}
    board = Board(step="strategy", first=own, texts=texts)
    assert board.refused("first", "redeploy", "炭焼き小鬼", "花乙女").condition == "forbidden-now"
    assert [each for each in board.options("first") if "deploy" in each] == ["deploy 炭焼き小鬼"]


@clause("wars3x3", "4.2b", "P2")
def test_a_unit_that_cannot_be_given_up_is_not_given_up_with_another() -> None:
    texts = {"005": "これは再配備で捨札に置けない。"}
    own = {"field": ["炭焼き小鬼", "若芽の精"], "hand": ["雲羊"], "territory": 1, "magic": ["収穫"]}
    board = Board(step="strategy", first=own, texts=texts)
    for units in (("炭焼き小鬼",), ("炭焼き小鬼", "若芽の精")):
        assert board.refused("first", "redeploy", "雲羊", *units).condition == "cannot-be-given-up"
    board.redeploy("first", "雲羊", "若芽の精")
    assert board.field("first") == ["炭焼き小鬼", "雲羊"]


@clause("wars3x3", "4.2b", "Q11")
def test_what_helps_in_the_strategy_step_helps_a_redeployment() -> None:
    own = {"field": ["若芽の精", "鈴の雀"], "hand": ["雷鳴の鷲"], "magic": ["収穫"]}
    board = Board(step="expansion", first=own)
    board.do("first", "magic", "収穫")
    board.play_on("strategy-step", "first")
    board.redeploy("first", "雷鳴の鷲", "若芽の精")
    assert board.field("first") == ["鈴の雀", "雷鳴の鷲"]


@clause("wars3x3", "4.2a", "4.2b")
def test_what_units_need_is_changed_for_one_player_alone() -> None:
    texts = {"005": "あなたが炎属性のユニット・カードを配備する場合、必要な領土は1少なくなる。"}
    own = {"field": ["若芽の精"], "hand": ["溶岩蜥蜴", "深み鯰"], "territory": 1, "magic": ["収穫"]}
    board = Board(step="strategy", first={**own, "field": ["若芽の精", "炭焼き小鬼"], "territory": 2}, texts=texts)
    assert board.refused("first", "deploy", "深み鯰").condition == "cost-above-territory"
    board.do("first", "deploy", "溶岩蜥蜴")
    board = Board(step="strategy", first=own, second={"field": ["炭焼き小鬼"]}, texts=texts)
    assert board.refused("first", "redeploy", "溶岩蜥蜴", "若芽の精").condition == "cost-above-total"
    board = Board(step="strategy", first={**own, "field": ["若芽の精", "炭焼き小鬼"]}, texts=texts)
    board.redeploy("first", "溶岩蜥蜴", "若芽の精")
    assert board.field("first") == ["炭焼き小鬼", "溶岩蜥蜴"]


# --- how long


@clause("wars3x3", "5.1", "Q13")
def test_what_lasts_until_the_end_of_a_turn_to_come_ends_with_that_turn() -> None:
    text = (
        "次の相手のターンの終了まで、あなたのユニット1体のパワーを2増加する。"
        "次のあなたのターンの終了まで、あなたのユニット1体のパワーを1増加する。"
    )
    board = cast(text, first={"hand": []}, second={"hand": ["雲羊"]}, deck=30)
    board.choose("first", "若芽の精")
    board.choose("first", "綿毛虫")
    shown = [(board.power("若芽の精"), board.power("綿毛虫"))]  # the turn of the opponent has begun
    for seat in ("first", "second"):
        board.play_to_turn(seat)
        shown.append((board.power("若芽の精"), board.power("綿毛虫")))
    assert shown == [(3, 2), (1, 2), (1, 1)]
    ends = [each["until"] for each in board.told() if each["event"] == "WoreOff" and each["clause"] == "5.1"]
    assert [each for each in ends if each < 100] == [1, 1, 1] and len([each for each in ends if each >= 100]) == 2
