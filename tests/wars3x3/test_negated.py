"""What is negated, copied and paid: the next magic and only that one, magics that cannot be negated, copies that pay
nothing and are not spoken of, and spells that lose their effect."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.games.wars3x3.table import VOID
from tests.citing import clause
from tests.wars3x3.board import Board
from tests.wars3x3.test_sayable import told

GAIN = "あなたは2点のライフを得る。"
NEXT_FALLS = "このターン、次にあなたが発動する魔法を無効化する。"
MIXED = ["若芽の精", "鈴の雀", "花乙女"]


def after_the_text(text: str, *magics: Any, **sides: Any) -> Board:
    """The first player has just used 慈雨 with this text; 大樹, 収穫 and 芽吹き give two life each."""
    first = {"field": MIXED, "magic": ["慈雨", *magics], "hand": ["苔石像"], **sides.pop("first", {})}
    texts = {"A12": text, "A11": GAIN, "A10": GAIN, "A09": GAIN, **sides.pop("texts", {})}
    board = Board(step="expansion", first=first, texts=texts, **sides)
    board.do("first", "magic", "慈雨")
    return board


@clause("wars3x3", "S15")
def test_the_next_magic_is_negated_and_the_one_after_it_is_not() -> None:
    board = after_the_text(NEXT_FALLS, "大樹", "芽吹き")
    board.do("first", "magic", "大樹")
    assert board.life("first") == 30 and len(told(board, "Negated")) == 1
    board.do("first", "magic", "芽吹き")
    assert board.life("first") == 32 and len(told(board, "Negated")) == 1


@clause("wars3x3", "S15")
def test_the_next_magic_of_the_other_player_is_left_alone() -> None:
    board = after_the_text("このターン、次に相手が発動する魔法を無効化する。", "大樹")
    board.do("first", "magic", "大樹")
    assert board.life("first") == 32


@clause("wars3x3", "S15", "Q13")
def test_what_cannot_be_negated_is_not_negated_by_what_waits_for_it() -> None:
    board = after_the_text(NEXT_FALLS, "大樹", "転生")
    board.do("first", "grand", "転生")  # from now on no magic of the first player is negated
    board.do("first", "magic", "大樹")
    assert board.life("first") == 32


@clause("wars3x3", "S15", "Q13")
def test_what_cannot_be_negated_is_of_one_player() -> None:
    texts = {"005": "あなたの魔法は無効化されない。"}
    for side, life in (("first", 32), ("second", 30)):
        sides = {"first": {"field": MIXED[:2]}, "second": {"field": ["花乙女"]}}
        sides[side]["field"] = [*sides[side]["field"], "炭焼き小鬼"]
        board = after_the_text(NEXT_FALLS, "大樹", texts=texts, **sides)
        board.do("first", "magic", "大樹")
        assert board.life("first") == life


@pytest.mark.parametrize("copied", [False, True])
@clause("wars3x3", "S15", "Q13")
def test_magics_of_one_colour_are_kept_from_negation(copied: bool) -> None:
    texts = {"023": "あなたの草属性の魔法は無効化されない。", "A16": GAIN}
    board = after_the_text(NEXT_FALLS, "大樹" if not copied else {"大樹": "face-up"}, "巡り", "薄翅", texts=texts)
    if copied:
        board.do("first", "grand", "薄翅")  # what counts is the magic that is copied, not the card that copies it
    else:
        board.do("first", "magic", "大樹")
    assert board.life("first") == 32
    board.do("first", "magic", "巡り")  # of another colour
    assert board.life("first") == 32


@clause("wars3x3", "P2", "Q13")
def test_a_magic_of_another_colour_can_be_negated() -> None:
    texts = {"023": "あなたの草属性の魔法は無効化されない。", "A12": GAIN, "A16": GAIN}
    for magic, life in (("慈雨", 32), ("巡り", 30)):
        first = {"field": MIXED, "magic": [magic], "hand": ["苔石像"]}
        board = Board(step="expansion", first=first, second={"magic": ["火炎弾"]}, texts=texts)
        board.do("first", "magic", magic)
        if magic == "巡り":
            board.do("second", "grand", "火炎弾")
        assert board.life("first") == life


@clause("wars3x3", "P2", "Q13")
def test_one_magic_that_a_text_names_is_kept_from_negation_and_no_other() -> None:
    text = "このターンの終了まで、あなたの魔法1枚は無効化されない。"
    for kept, life in (("大樹", 32), ("芽吹き", 30)):
        board = after_the_text(text, "大樹", "芽吹き", second={"magic": ["火炎弾"]})
        if board.asked() == ("second", "negate", "S15"):
            board.passes("second")
        board.choose("first", kept)
        board.do("first", "magic", "大樹")
        if kept == "芽吹き":
            board.do("second", "grand", "火炎弾")
        assert board.life("first") == life


# --- copies


def copying(text: str = "", **sides: Any) -> Board:
    texts = {"A11": GAIN, **({"A14": text} if text else {}), **sides.pop("texts", {})}
    return Board(step=sides.pop("step", "expansion"), texts=texts, **sides)


@clause("wars3x3", "S18", "M5")
def test_a_copy_turns_and_exiles_nothing_but_the_card_that_copies() -> None:
    first = {"field": MIXED, "magic": ["薄翅", {"大樹": "face-up"}], "hand": ["苔石像"]}
    board = copying(first=first)
    board.do("first", "grand", "薄翅")
    assert board.life("first") == 32 and board.exile() == ["薄翅"] and board.lying("大樹") == "face-up"
    assert told(board, "Turned") == [] and len(told(board, "MagicExiled")) == 1


@clause("wars3x3", "S18", "S15")
def test_a_copy_that_is_negated_is_told_without_a_card() -> None:
    first = {"field": MIXED, "magic": ["薄翅", {"大樹": "face-up"}], "hand": ["苔石像"]}
    board = copying(first=first, second={"magic": ["火炎弾"]})
    board.do("first", "grand", "薄翅")
    board.do("second", "grand", "火炎弾")
    assert board.life("first") == 30
    assert [each["card"] for each in told(board, "Negated")] == [{}]
    first = {"field": MIXED, "magic": ["大樹"], "hand": ["苔石像"]}
    board = copying(first=first, second={"magic": ["火炎弾"]})
    board.do("first", "magic", "大樹")
    board.do("second", "grand", "火炎弾")
    assert [each["card"]["card"] for each in told(board, "Negated")] == ["A11"]


@clause("wars3x3", "Q16", "S18")
def test_a_text_that_does_not_say_how_it_lies_copies_a_face_up_magic_too_and_no_other() -> None:
    text = "★天写　必要魔力と発動コストを無視して相手の魔法1枚を魔法として発動する。"
    first = {"magic": ["薄翅"], "hand": ["苔石像"]}
    for lying in ("face-down", "sideways"):
        board = copying(text, first=first, second={"magic": [{"大樹": lying}]})
        assert board.refused("first", "grand", "薄翅").condition == "nothing-to-copy"
    board = copying(text, first=first, second={"magic": [{"大樹": "face-up"}, "収穫"]})
    board.do("first", "grand", "薄翅")
    assert board.life("first") == 32


@clause("wars3x3", "S18", "S11")
def test_a_copy_that_ignores_the_cost_alone_asks_for_power() -> None:
    text = "★天写　発動コストを無視してこれ以外の表側の魔法1枚を魔法として発動する。"
    second = {"magic": [{"大樹": "face-up"}]}
    board = copying(text, first={"magic": ["薄翅"], "hand": ["苔石像"]}, second=second)
    assert board.refused("first", "grand", "薄翅").condition == "nothing-to-copy"
    # 占有: the second player's units are no power for the first one, though they would be for the second one
    board = copying(
        text, first={"magic": ["薄翅"], "hand": ["苔石像"]}, second={**second, "field": ["蔦絡み", "若芽の精"]}
    )
    assert board.refused("first", "grand", "薄翅").condition == "nothing-to-copy"
    board = copying(text, first={"magic": ["薄翅"], "field": ["蔦絡み", "若芽の精"], "hand": ["苔石像"]}, second=second)
    board.do("first", "grand", "薄翅")
    assert board.life("first") == 32


# --- what is paid


@clause("wars3x3", "M4", "S12")
def test_what_is_paid_is_told_of_the_player_who_pays() -> None:
    hand = ["苔石像", "鈴の雀", "雲羊"]
    for seat in ("first", "second"):
        own: dict[str, Any] = {"field": ["若芽の精"], "magic": ["転生"], "hand": hand}
        board = Board(turn=seat, step="expansion", **{seat: own})  # type: ignore[arg-type]
        board.do(seat, "magic", "転生")
        who = ("first", "second").index(seat)
        assert [each["by"] for each in told(board, "Moved") if each["clause"] == "M4"] == [who] * 3
        own = {"field": MIXED, "magic": [{"巡り": "sideways"}], "hand": ["鈴の雀@bell"]}
        board = Board(turn=seat, step="expansion", **{seat: own})  # type: ignore[arg-type]
        board.do(seat, "magic", "巡り")
        assert [(each["clause"], each["by"]) for each in told(board, "MagicExiled")] == [("S12", who)]


@clause("wars3x3", "M5", "P1")
def test_the_next_magic_is_not_paid_for_and_the_one_after_it_is() -> None:
    board = after_the_text("このターン、あなたが次に発動する魔法の発動コストを無視する。", "大樹", "芽吹き")
    board.do("first", "magic", "大樹")
    assert board.lying("大樹") == "face-down" and board.life("first") == 32
    board.do("first", "magic", "芽吹き")
    assert board.lying("芽吹き") == "face-up" and board.life("first") == 34


@clause("wars3x3", "M3", "M5")
def test_a_right_to_the_power_is_none_to_the_cost() -> None:
    short = {"field": ["若芽の精", "綿毛虫"]}
    text = "このターン、あなたが次に発動する魔法の必要魔力を無視する。"
    board = after_the_text(text, "引潮", "大樹", first=short, texts={"A07": GAIN})
    board.do("first", "magic", "引潮")
    assert board.lying("引潮") == "face-up" and board.life("first") == 32
    text = "このターン、あなたが次に発動する魔法の発動コストを無視する。"
    board = after_the_text(text, "引潮", "大樹", first=short, texts={"A07": GAIN})
    assert board.refused("first", "magic", "引潮").condition == "not-enough-power"


@clause("wars3x3", "M3", "P1")
def test_a_right_to_the_power_is_of_one_player() -> None:
    short = {"field": ["若芽の精", "綿毛虫"]}
    board = after_the_text("このターン、相手が次に発動する魔法の必要魔力を無視する。", "引潮", "大樹", first=short)
    assert board.refused("first", "magic", "引潮").condition == "not-enough-power"


# --- spells that lose their effect


@pytest.mark.parametrize("grand", [False, True])
@clause("wars3x3", "M7", "G3")
def test_a_spell_that_a_magic_or_grand_magic_voids_has_no_effect(grand: bool) -> None:
    said = "『相手のターン中も発動可』[相手が強化を発動した時]その呪文を無効化する。"
    first = {"field": ["早駆け狐", "若芽の精"], "hand": ["炭焼き小鬼"]}
    second = {"magic": ["慈雨"], "field": ["綿毛虫"]}
    board = Board(step="boost", first=first, second=second, texts={"A12": "★凪" + said if grand else said})
    board.do("first", "boost", "早駆け狐", "炭焼き小鬼")
    board.do("second", "grand" if grand else "magic", "慈雨")
    assert told(board, "Lasting") == [] and len(told(board, "Negated")) == 1
    assert board.discard() == ["炭焼き小鬼"]


VOIDING = "これが除去の対象になった時、あなたは手札を1枚捨ててもよい。そうした場合、その除去を無効化する。"


@clause("wars3x3", "M7", "2.3c")
def test_a_spell_is_voided_for_the_unit_that_says_so_and_for_this_turn() -> None:
    first = {"hand": ["早駆け狐", "赤錆兵"]}
    second = {"field": ["炭焼き小鬼", "灯守り"], "hand": ["深み鯰"]}
    board = Board(step="removal", first=first, second=second, texts={"005": VOIDING})
    board.remove("first", "炭焼き小鬼", "早駆け狐")
    board.remove("first", "灯守り", "赤錆兵")
    board.option("second", "yes")
    assert board.field("second") == ["炭焼き小鬼"]
    assert [each["event"] for each in board.told() if each["event"] in ("Negated", "Countered")] == ["Negated"]
    assert [(each["kind"], each["seat"], each["amount"]) for each in told(board, "Lasting")] == [(VOID, 1, 0)]


@clause("wars3x3", "2.3c", "S15")
def test_a_spell_that_is_countered_is_told_as_countered_although_it_was_voided() -> None:
    second = {"field": ["炭焼き小鬼"], "hand": ["深み鯰", "雲羊"]}
    board = Board(step="removal", first={"hand": ["早駆け狐"]}, second=second, texts={"005": VOIDING})
    board.remove("first", "炭焼き小鬼", "早駆け狐")
    board.option("second", "yes")
    board.choose("second", "深み鯰")
    board.counter("second", "雲羊")
    assert board.field("second") == ["炭焼き小鬼"]
    assert [each["event"] for each in board.told() if each["event"] in ("Negated", "Countered")] == ["Countered"]


@clause("wars3x3", "2.3b", "S15")
def test_two_counters_of_one_chain_have_no_effect() -> None:
    texts = {
        "A12": "このターン、次に相手が発動する打消を無効化する。",
        "A11": "このターン、次にあなたが発動する打消を無効化する。",
    }
    board = Board(
        step="removal",
        first={"field": ["若芽の精", "綿毛虫"], "magic": ["慈雨", "大樹"], "hand": ["早駆け狐", "潮招き"]},
        second={"field": ["熾火の双子"], "hand": ["雲羊"]},
        texts=texts,
    )
    board.do("first", "magic", "慈雨")
    board.do("first", "magic", "大樹")
    board.remove("first", "熾火の双子", "早駆け狐")
    board.counter("second", "雲羊")
    board.counter("first", "潮招き")
    assert board.field("second") == []


@clause("wars3x3", "2.3a", "2.0b")
def test_a_spell_with_two_cards_is_heard_once_and_one_with_one_card_too() -> None:
    text = "【顕在】相手が打消を発動した時、あなたは1点のライフを得る。"
    for hand, answer in ((["早駆け狐"], ["雲羊"]), (["火の粉鼠", "赤錆兵"], ["鈴の雀", "水滴の子"])):
        board = Board(
            step="removal",
            first={"hand": hand, "magic": [{"慈雨": "face-up"}]},
            second={"field": ["熾火の双子"], "hand": answer},
            texts={"A12": GAIN + "\n" + text},
        )
        board.remove("first", "熾火の双子", *hand)
        board.counter("second", *answer)
        assert board.field("second") == ["熾火の双子"] and board.life("first") == 31
    text = "【顕在】あなたが除去を発動した時、あなたは1点のライフを得る。"
    for hand in (["早駆け狐"], ["火の粉鼠", "赤錆兵"]):
        first = {"hand": hand, "magic": [{"慈雨": "face-up"}]}
        board = Board(step="removal", first=first, second={"field": ["熾火の双子"]}, texts={"A12": GAIN + "\n" + text})
        board.remove("first", "熾火の双子", *hand)
        assert board.field("second") == [] and board.life("first") == 31
