"""Which crafts work where their card is not on the field, and who has to show it? 1202.5, 1211.3."""

from __future__ import annotations

from typing import Any

from tests.citing import clause
from tests.kiseki.board import Board, Printed, base, event, unit

WOUND = event("傷", "あなたは絆を1点失う。")
STRIKE = event("一撃", "UNITを1つ対象とし、それをスタンする。")
GHOST = unit("亡霊", text="・あなたが絆を失った時、これが手札にあるなら、これを場に出してもよい。")
SHADE = unit("影", text="・あなたが絆を失った時、これが手札にあるなら、カードを1枚引く。")


def table(*cards: Printed, first: dict[str, Any] | None = None, second: dict[str, Any] | None = None) -> Board:
    plain = [unit("兵"), WOUND, STRIKE]
    sides = {"homebase": 1, "deck": ["兵", "兵", "兵"]}
    return Board(phase="deployment", cards=[*cards, *plain], first=sides | (first or {}), second=sides | (second or {}))


def play(board: Board, alias: str) -> None:
    board.do("first", "play", alias)
    board.passes("first", "second")


@clause("kiseki", "1202.5", "1211.3a")
def test_a_craft_of_the_hand_triggers_if_its_card_is_shown() -> None:
    board = table(GHOST, first={"hand": ["傷", "亡霊"]})
    play(board, "傷")
    assert board.asked() == ("first", "reveal-trigger", "1211.3a")
    assert not board.is_known("亡霊", "second")
    board.choose("first", "亡霊")
    assert board.is_known("亡霊", "second") and board.hand("first") == ["亡霊"]
    assert board.waiting() == [("craft", "亡霊")]
    board.passes("first", "second")
    board.option("first", "yes")
    assert board.field("first") == ["亡霊"]


@clause("kiseki", "1211.3b")
def test_a_craft_of_the_hand_does_not_trigger_if_its_card_is_kept_hidden() -> None:
    board = table(GHOST, first={"hand": ["傷", "亡霊"]})
    play(board, "傷")
    board.choose("first")
    assert board.asked() == ("first", "priority", "902.4")
    assert board.waiting() == [] and not board.is_known("亡霊", "second")


@clause("kiseki", "1202.5", "1211.3a")
def test_nox_comes_out_of_the_hand_of_whoever_lost_a_unit() -> None:
    board = table(first={"hand": ["一撃"]}, second={"hand": ["ノックス"], "field": ["兵"]})
    play(board, "一撃")
    assert board.asked() == ("second", "reveal-trigger", "1211.3a")
    board.choose("second", "ノックス")
    board.passes("first", "second")
    board.option("second", "yes")
    assert board.field("second") == ["兵", "ノックス"]


@clause("kiseki", "1202.5")
def test_a_craft_of_the_hand_does_nothing_on_the_field_in_the_homebase_or_the_deck() -> None:
    for where in ("field", "homebase", "trail", "deck"):
        board = table(SHADE, first={"hand": ["傷"], where: ["影", "兵"]})
        play(board, "傷")
        assert board.asked() == ("first", "priority", "902.4")
        assert board.waiting() == [] and board.hand("first") == []


@clause("kiseki", "1202.5")
def test_a_craft_that_does_something_anywhere_is_in_force_on_the_field_only() -> None:
    both = unit("両方", text="・あなたが絆を失った時、カードを1枚引く。これが手札にあるなら、これを場に出してもよい。")
    board = table(both, first={"hand": ["傷", "両方"]})
    play(board, "傷")
    assert board.asked() == ("first", "priority", "902.4") and board.waiting() == []
    board = table(both, first={"hand": ["傷"], "field": ["両方"]})
    play(board, "傷")
    assert board.waiting() == [("craft", "両方")]


@clause("kiseki", "1202.5", "1211.3")
def test_a_craft_of_an_open_zone_triggers_without_a_question() -> None:
    revenant = unit("亡者", text="・あなたが絆を失った時、これが軌跡にあるなら、これを手札に戻す。")
    board = table(revenant, first={"hand": ["傷"], "trail": ["亡者"]})
    play(board, "傷")
    assert board.waiting() == [("craft", "亡者")]
    board.passes("first", "second")
    assert board.hand("first") == ["亡者"]
    keeper = unit("番人", text="・あなたが絆を失った時、これが拠点に表向きであるなら、カードを1枚引く。")
    board = table(keeper, first={"hand": ["傷"], "homebase": [{"card": "番人", "up": True}]})
    play(board, "傷")
    assert board.waiting() == [("craft", "番人")]


@clause("kiseki", "1202.5")
def test_a_base_in_hand_with_such_a_craft_is_shown_like_a_unit() -> None:
    tower = base("塔", text="・あなたが絆を失った時、これが手札にあるなら、カードを1枚引く。")
    board = table(tower, first={"hand": ["傷", "塔"]})
    play(board, "傷")
    board.choose("first", "塔")
    board.passes("first", "second")
    assert len(board.hand("first")) == 2


@clause("kiseki", "1211.3a")
def test_what_one_event_could_trigger_is_one_question() -> None:
    board = table(SHADE, GHOST, first={"hand": ["傷", "亡霊", "影"]})
    play(board, "傷")
    assert sorted(board.options("first")) == ["亡霊", "影"]
    board.choose("first", "影")
    assert board.waiting() == [("craft", "影")] and not board.is_known("亡霊", "second")


@clause("kiseki", "1211.3a")
def test_every_occasion_is_asked_about_by_itself() -> None:
    twice = event("双傷", "あなたは絆を1点失う。あなたは絆を1点失う。")
    board = table(SHADE, twice, first={"hand": ["双傷", "影"]})
    play(board, "双傷")
    board.choose("first")
    assert board.asked() == ("first", "reveal-trigger", "1211.3a")
    board.choose("first", "影")
    assert board.waiting() == [("craft", "影")]


@clause("kiseki", "1211.3c")
def test_a_card_that_was_shown_stays_open_and_triggers_without_a_question_until_its_craft_is_settled() -> None:
    twice = event("双傷", "あなたは絆を1点失う。あなたは絆を1点失う。")
    board = table(SHADE, twice, first={"hand": ["双傷", "傷", "影"]})
    play(board, "双傷")
    board.choose("first", "影")
    assert board.waiting() == [("craft", "影"), ("craft", "影")]
    board.do("first", "play", "傷")
    board.passes("first", "second")
    assert board.waiting() == [("craft", "影"), ("craft", "影"), ("craft", "影")]
    board.passes("first", "second", "first", "second", "first", "second")
    board = table(SHADE, first={"hand": ["傷@一", "傷@二", "影"]})
    play(board, "一")
    board.choose("first", "影")
    board.passes("first", "second")
    play(board, "二")
    assert board.asked() == ("first", "reveal-trigger", "1211.3a")


@clause("kiseki", "1211.3a")
def test_a_card_that_returns_to_hand_by_the_event_itself_triggers_without_a_question() -> None:
    boat = unit("小舟", text="・これが手札に戻った時、カードを1枚引く。")
    board = table(
        boat, event("帰還", "UNITを1つ対象とし、それを手札に戻す。"), first={"hand": ["帰還"], "field": ["小舟"]}
    )
    play(board, "帰還")
    assert board.waiting() == [("craft", "小舟")]


@clause("kiseki", "1211.3a", "1211.3b")
def test_where_silence_would_tell_a_player_without_such_a_card_is_asked_as_well() -> None:
    for text in (GHOST["text"], "【高揚「あなたが絆を失った時、あなたは絆を5点得る。」】"):
        asked = []
        for held in (["亡霊"], ["兵"], ["亡霊", "影"]):
            board = table(unit("亡霊", text=text), SHADE, first={"hand": ["傷", *held], "bonds": 10})
            board.state.hide_forced = True
            play(board, "傷")
            asked.append(board.asked())
            board.choose("first")
            asked.append(board.asked())
        assert asked == [("first", "reveal-trigger", "1211.3a"), ("first", "priority", "902.4")] * 3


@clause("kiseki", "1211.3b")
def test_where_silence_tells_nothing_nobody_is_asked_in_vain() -> None:
    board = table(GHOST, first={"hand": ["傷", "兵"]})
    play(board, "傷")
    assert board.asked() == ("first", "priority", "902.4")
