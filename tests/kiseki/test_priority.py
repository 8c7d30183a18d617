"""Priority (900), the rule check (1000, 1100), triggered crafts (1211), loops (1501)."""

from itertools import count
from typing import Any
from unittest.mock import patch

import pytest

from fuda.games.kiseki.card_events import DrawFailed
from fuda.games.kiseki.chapters.loops import round_key
from fuda.games.kiseki.events import BondsChanged
from fuda.kernel.decisions import Act, Action, equal_actions
from tests.citing import clause
from tests.kiseki.board import Board, base, event, item, unit

SOLDIER = unit("兵", cp=1)
SCHOLAR = unit("学者", cp=1, organisations=("王立学院",))
SWORD = item("剣", cp=1)
DRAW = event("一枚", "カードを1枚引く。")
GAIN = event("絆", "あなたは絆を1点得る。")
LOSE = event("傷", "あなたは絆を1点失う。")
MAGE = unit("術者", arts=({"name": {"ja": "火", "en": "fire"}, "ep": 0, "text": "カードを1枚引く。"},))
SMITH = unit("鍛冶", text="・[アクション]:あなたは1EPを得る。")
TOWER = base("塔", "・[アクション]:カードを1枚引く。")
CARDS = [SOLDIER, SCHOLAR, SWORD, DRAW, GAIN, LOSE, MAGE, SMITH, TOWER]


def table(phase: str = "deployment", first: Any = None, second: Any = None, *cards: Any, **more: Any) -> Board:
    return Board(phase=phase, first=first or {}, second=second or {}, cards=[*CARDS, *cards], **more)


# --- 902


@clause("kiseki", "901.1", "902.1", "902.2", "702.3")
def test_the_primary_player_has_priority_first() -> None:
    board = table("deployment", {"homebase": 1}, {"homebase": 1}, player="second")
    assert board.asked() == ("second", "priority", "902.4")
    board = table("begin", {"homebase": 1}, {"homebase": 1}, initiative="second")
    assert board.asked() == ("second", "priority", "902.4")


@clause("kiseki", "902.4", "902.4a", "902.4b", "902.4c", "902.4d", "902.4e", "902.4f", "902.4g", "902.4h-1", "902.4h-2")
def test_everything_that_priority_allows_is_offered() -> None:
    first = {
        "field": ["鍛冶", "兵@甲"],
        "hand": ["兵@乙", "剣", "一枚", "術者"],
        "homebase": [{"card": "塔@上", "up": True}, "塔@下", "絆"],
    }
    board = table("deployment", first)
    assert sorted(board.options("first")) == sorted(
        [
            "play 乙",
            "play 剣",
            "play 一枚",
            "play 術者",
            "play 下",
            "play 絆",
            "art 術者",
            "craft 鍛冶",
            "craft 上",
            "gain-ep 上",
            "gain-ep 下",
            "gain-ep 絆",
            "support 鍛冶 甲",
            "support 甲 鍛冶",
            "pass",
        ]
    )


@clause("kiseki", "902.4h", "703.8c-1", "1206.1", "1207.1")
def test_units_and_items_are_for_the_own_deployment_step() -> None:
    hands = {"hand": ["兵", "剣", "一枚"], "homebase": 3}
    board = table("draw", hands)
    assert [each for each in board.options("first") if each.startswith("play")] == ["play 一枚"]
    assert board.refused("first", "play", "兵").condition == "not-your-deployment-step"
    assert board.refused("first", "play", "剣").condition == "not-your-deployment-step"
    board = table("deployment", hands, {"homebase": 1}, player="second")
    board.passes("second")
    assert [each for each in board.options("first") if each.startswith("play")] == ["play 一枚"]
    assert board.refused("first", "play", "兵").condition == "not-your-deployment-step"


@clause("kiseki", "902.4h", "703.8c-1")
def test_units_and_items_wait_until_the_waiting_zone_is_empty() -> None:
    board = table("deployment", {"hand": ["兵", "剣", "一枚"], "homebase": 3})
    board.do("first", "play", "一枚")
    assert [each for each in board.options("first") if each.startswith("play")] == []
    reason = board.refused("first", "play", "兵")
    assert (reason.clause, reason.condition) == ("902.4h", "waiting-zone-not-empty")
    board.passes("first")
    assert "play 兵" in board.options("first")


@clause("kiseki", "902.5", "902.5a")
def test_who_acts_keeps_priority() -> None:
    board = table("deployment", {"hand": ["一枚", "絆"]}, {"homebase": 1})
    board.do("first", "play", "一枚")
    assert board.asked() == ("first", "priority", "902.4")
    board.do("first", "play", "絆")
    assert board.waiting() == [("card", "一枚"), ("card", "絆")]


@clause("kiseki", "902.5b")
def test_after_one_pass_the_other_player_has_priority() -> None:
    board = table("deployment", {"homebase": 1}, {"homebase": 1})
    board.passes("first")
    assert board.asked() == ("second", "priority", "902.4")


@clause("kiseki", "902.5b", "902.5c")
def test_an_action_between_two_passes_parts_them() -> None:
    board = table("deployment", {"homebase": 2}, {"homebase": ["兵"]})
    board.passes("first")
    board.do("second", "gain-ep", "兵")
    assert board.asked() is not None
    assert board.asked() == ("first", "priority", "902.4")
    assert board.step() == ("deployment", "first")


@clause("kiseki", "902.5c")
def test_two_passes_with_nothing_waiting_end_it() -> None:
    board = table("deployment", {"homebase": 1}, {"homebase": 1})
    board.passes("first", "second")
    assert board.step()[1] == "second"


@clause("kiseki", "902.5c", "902.6", "509.2")
def test_the_waiting_zone_is_resolved_from_the_last_to_the_first() -> None:
    board = table("deployment", {"hand": ["絆@甲", "絆@乙"], "homebase": 1, "bonds": 20}, {"homebase": 1})
    board.do("first", "play", "甲")
    board.do("first", "play", "乙")
    board.passes("first", "second")
    assert board.waiting() == [("card", "甲")]
    assert board.trail("first") == ["乙"]
    assert board.asked() == ("first", "priority", "902.4")
    assert board.bonds("first") == 21
    board.passes("first", "second")
    assert board.waiting() == []
    assert board.asked() == ("first", "priority", "902.4")
    assert board.step() == ("deployment", "first")


@clause("kiseki", "902.5c")
def test_after_a_resolution_the_primary_player_has_priority_even_if_the_other_passed_last() -> None:
    board = table("deployment", {"homebase": 1}, {"hand": ["一枚"], "homebase": 1})
    board.passes("first")
    board.do("second", "play", "一枚")
    board.passes("second", "first")
    assert board.waiting() == []
    assert board.asked() == ("first", "priority", "902.4")


@clause("kiseki", "902.5b", "902.5c", "902.3")
def test_a_trigger_between_two_passes_parts_them() -> None:
    clerk = unit("書記", text="・あなたが絆を失った時、あなたは絆を1点得る。")
    board = table("deployment", {"homebase": 1}, {"homebase": 1, "field": ["書記"]}, clerk)
    board.happen(BondsChanged("705.5", 1, -1, "text"))
    board.passes("first")
    assert board.waiting() == [("craft", "書記")]
    board.passes("second")
    assert board.asked() == ("first", "priority", "902.4")
    assert board.waiting() == [("craft", "書記")]
    board.passes("first")
    assert board.waiting() == []


# --- 1002, 1102


@clause("kiseki", "1001.1", "1002.1", "1002.1a", "1101.1", "1101.2", "1102.1", "103.1", "103.2")
def test_who_could_not_draw_loses_at_the_next_rule_check() -> None:
    board = table("draw", {"deck": ["兵"], "homebase": 1}, {"homebase": 1})
    assert board.outcome() == ("second", "deck-out", "1102.1")


@clause("kiseki", "1102.1", "902.3")
def test_nobody_loses_before_the_rule_check() -> None:
    board = table("deployment", {"hand": ["一枚"], "deck": 0, "homebase": 1}, {"homebase": 1})
    board.do("first", "play", "一枚")
    assert board.outcome() is None
    board.passes("first", "second")
    assert board.outcome() == ("second", "deck-out", "1102.1")


@pytest.mark.parametrize(("player", "winner"), [("first", "second"), ("second", "first")])
@clause("kiseki", "103.3", "1102.1", "1002.1a")
def test_if_both_could_not_draw_the_player_who_is_not_primary_wins(player: str, winner: str) -> None:
    board = table("deployment", {"homebase": 2}, {"homebase": 2}, player=player)
    board.happen(DrawFailed("1102.1", 0), DrawFailed("1102.1", 1))
    seat = "first" if player == "first" else "second"
    board.passes(seat)
    assert board.outcome() == (winner, "both-defeated", "103.3")


TIDE = "・ターン開始時、カードを1枚引く。"
EBB = "・ターン開始時、あなたは絆を1点失う。"


@clause("kiseki", "1002.1b", "1002.1c", "1002.1d", "1211.2", "1211.3", "1211.4", "902.3")
def test_triggered_crafts_are_played_in_the_rule_check_the_primary_players_first() -> None:
    tide, ebb = unit("潮", text=TIDE), unit("引き潮", text=EBB)
    board = table("begin", {"field": ["潮@甲", "引き潮@乙"]}, {"field": ["潮@丙"], "homebase": 1}, tide, ebb)
    assert board.asked() == ("first", "trigger", "1002.1b")
    assert sorted(board.options("first")) == ["trigger 乙", "trigger 甲"]
    board.do("first", "trigger", "乙")
    assert board.waiting() == [("craft", "乙"), ("craft", "甲"), ("craft", "丙")]


@clause("kiseki", "1002.1c", "1211.4")
def test_the_other_player_chooses_among_own_triggers_too() -> None:
    tide, ebb = unit("潮", text=TIDE), unit("引き潮", text=EBB)
    board = table("begin", {}, {"field": ["潮@甲", "引き潮@乙"]}, tide, ebb)
    assert board.asked() == ("second", "trigger", "1002.1c")


@clause("kiseki", "1211.3", "1211.4")
def test_a_craft_that_triggered_twice_is_played_twice() -> None:
    clerk = unit("書記", text="・あなたがカードを引いた時、あなたは絆を1点得る。")
    board = table("draw", {"field": ["書記"], "bonds": 20, "homebase": 1}, {"homebase": 1}, clerk)
    assert board.waiting() == [("craft", "書記"), ("craft", "書記")]


@clause("kiseki", "1211.5", "1204.2d")
def test_a_trigger_without_a_target_is_not_played_and_not_kept() -> None:
    board = table(
        "begin",
        {"field": ["狩人"], "homebase": 1},
        {"homebase": 1},
        unit("狩人", text="・ターン開始時、相手のUNITを1つ対象とし、それをアクションする。"),
    )
    assert board.waiting() == []
    assert board.state.triggered == ()
    assert board.asked() == ("first", "priority", "902.4")


@clause("kiseki", "1211.5", "104.4")
def test_a_trigger_that_is_forbidden_is_not_played() -> None:
    board = table(
        "begin",
        {"field": ["潮"], "homebase": 1},
        {"field": ["沈黙"], "homebase": 1},
        unit("潮", text=TIDE),
        unit("沈黙", text="・相手は誘発クラフトをプレイできない。"),
    )
    assert board.waiting() == []


@clause("kiseki", "1211.5")
def test_a_trigger_must_be_played() -> None:
    board = table("begin", {"field": ["引き潮"]}, {"homebase": 1}, unit("引き潮", text=EBB))
    assert board.waiting() == [("craft", "引き潮")]
    board.passes("second")
    assert board.bonds("first") == 39


@clause("kiseki", "1211.5", "1211.9", "1002.1d")
def test_a_trigger_is_not_played_more_often_than_its_text_allows() -> None:
    once = "このクラフトは1ターンに1回しかプレイできない。"
    well = unit("泉", text=f"・あなたの絆が10点以下である時、カードを1枚引く。{once}")
    board = table("deployment", {"field": ["泉"], "bonds": 5, "homebase": 1}, {"homebase": 1}, well)
    board.passes("first", "second")
    assert len(board.hand("first")) == 1
    assert board.waiting() == [] and board.asked() == ("first", "priority", "902.4")
    scar = unit("傷跡", text=f"・あなたが絆を失った時、カードを1枚引く。{once}")
    board = table("deployment", {"field": ["傷跡"], "hand": ["傷", "傷@二"], "homebase": 1}, {"homebase": 1}, scar)
    for card in ("傷", "二"):
        board.do("first", "play", card)
        board.passes("first", "second")
        while board.waiting():
            board.passes("first", "second")
    assert board.bonds("first") == 38 and len(board.hand("first")) == 1


@clause("kiseki", "1211.4", "1211.5", "1211.9", "804.13f")
def test_a_condition_whose_craft_cannot_be_played_does_not_keep_the_rule_check_going() -> None:
    text = "・あなたの絆が10点以下である時、相手のスタン状態のUNITを1つ対象とし、それを即死させる。"
    hunter = unit("狩人", defence=9, text=text)
    board = table("battle", {"field": ["狩人"], "bonds": 5, "homebase": 1}, {"field": ["兵@敵"]}, hunter)
    assert board.waiting() == [] and board.asked() == ("first", "priority", "902.4")
    board.attack("first", "狩人", target="敵")
    while board.trail("second") == []:
        board.passes("first")
    while board.phase() == "battle":
        board.passes("first")
    assert board.outcome() is None


@clause("kiseki", "1211.10", "1205.1d-1")
def test_a_trigger_is_played_and_resolved_though_its_card_has_left() -> None:
    martyr = unit("殉教者", text="・これが軌跡に置かれた時、あなたは絆を2点得る。")
    slay = event("処刑", "UNITを1つ対象とし、それを即死させる。")
    board = table("deployment", {"field": ["殉教者"], "bonds": 20, "homebase": 1}, {"hand": ["処刑"]}, martyr, slay)
    board.passes("first")
    board.do("second", "play", "処刑")
    board.settle()
    assert board.trail("first") == ["殉教者"]
    assert board.bonds("first") == 22


@clause("kiseki", "1211.9")
def test_a_condition_triggers_once_while_its_craft_waits_and_again_if_it_still_holds() -> None:
    poor = unit("貧者", text="・あなたの手札がない時、あなたは絆を1点失う。")
    board = table("begin", {"field": ["貧者"], "homebase": 1}, {"homebase": 1}, poor)
    assert board.waiting() == [("craft", "貧者")]
    board.passes("first", "second")
    assert board.bonds("first") == 39
    assert board.waiting() == [("craft", "貧者")]


CHOIR = unit(
    "聖歌隊",
    text="・あなたが絆を失った時、これが拠点に裏向きであるなら、これを表向きにしてもよい。そうしたなら、カードを1枚引く。",
)


@clause("kiseki", "1211.3a", "1211.3c", "1202.5")
def test_a_hidden_card_triggers_if_it_is_shown() -> None:
    board = table("deployment", {"hand": ["傷"], "homebase": ["聖歌隊"]}, {"homebase": 1}, CHOIR)
    board.do("first", "play", "傷")
    board.passes("first", "second")
    assert board.asked() == ("first", "reveal-trigger", "1211.3a")
    assert not board.is_known("聖歌隊", "second")
    board.choose("first", "聖歌隊")
    assert board.is_known("聖歌隊", "second")
    assert board.is_down("聖歌隊")
    assert board.waiting() == [("craft", "聖歌隊")]


@clause("kiseki", "1211.3b")
def test_a_hidden_card_may_stay_hidden_and_does_not_trigger() -> None:
    board = table("deployment", {"hand": ["傷"], "homebase": ["聖歌隊"]}, {"homebase": 1}, CHOIR)
    board.do("first", "play", "傷")
    board.passes("first", "second")
    board.choose("first")
    assert board.waiting() == []
    assert not board.is_known("聖歌隊", "second")


@clause("kiseki", "1211.8")
def test_a_delayed_trigger_is_played_once() -> None:
    board = table(
        "deployment",
        {"hand": ["予言"], "bonds": 20, "homebase": 1},
        {"homebase": 1},
        event("予言", "回復フェイズ開始時、絆を3点得る。"),
    )
    board.do("first", "play", "予言")
    board.passes("first", "second")
    assert board.bonds("first") == 20
    board.play_on("homebase")
    board.choose("second")
    board.play_on("homebase")
    assert board.turn()[0] == 6
    assert board.bonds("first") == 23
    assert board.state.effects == ()


# --- 1501


LIVE = unit("永久", text="・[アクション]:あなたは1EPを得る。\n・1EP支払う:これをレディする。")


def craft(board: Board, place: int, alias: str = "永久") -> None:
    """Play the craft that stands at this place of the text, and let it resolve until something else is asked."""
    question = board._is_asked("first", Act)
    reference = board.rules.card(board.state, board.card(alias)).own[place]
    wanted = Action("craft", board.card(alias), numbers=(reference,))
    board._submit("first", [equal_actions(each, wanted) for each in question.options].index(True))
    while board.waiting() and board._purpose() == "priority":
        board.passes("first")


@clause("kiseki", "1501.1", "1501.1a", "104.5")
def test_a_loop_is_counted_carried_out_and_then_closed() -> None:
    board = table("battle", {"field": ["永久"], "homebase": 1}, {}, LIVE)
    craft(board, 0)
    craft(board, 1)
    assert board.asked() == ("first", "loop-count", "1501.1a")
    before = board.happened().count("Turned")
    board.number("first", 3)
    assert board.happened().count("Turned") - before == 6
    assert board.asked() == ("first", "priority", "902.4")
    assert "craft 永久" not in board.options("first")
    reference = board.rules.card(board.state, board.card("永久")).own[0]
    reason = board.reason("first", Action("craft", board.card("永久"), numbers=(reference,)))
    assert (reason.clause, reason.condition) == ("1501.1a", "loop-closed")


def turning() -> Board:
    """A unit was actioned for EP and readied with it."""
    board = table("battle", {"field": ["永久"], "homebase": 1}, {}, LIVE)
    craft(board, 0)
    craft(board, 1)
    return board


@clause("kiseki", "1501.1a")
def test_rounds_that_leave_everything_alike_pass_together() -> None:
    board, played_out = turning(), turning()
    before = board.happened().count("Turned")
    board.number("first", 60)
    assert board.happened().count("Turned") - before == 3 * 2
    assert [told["rounds"] for told in board.told("first") if told["event"] == "RoundsPassed"] == [57]
    with patch("fuda.games.kiseki.chapters.priority.round_key", side_effect=count(1)):
        played_out.number("first", 60)
    assert played_out.happened().count("Turned") - before == 60 * 2
    for each in ("first", "second"):
        assert board.view(each) == played_out.view(each)
    assert board.options("first") == played_out.options("first")
    newest = played_out.state.next_object
    assert round_key(board.state, board.rules, newest) == round_key(played_out.state, played_out.rules, newest)


@clause("kiseki", "1501.1a")
def test_rounds_that_leave_more_and_more_are_all_played() -> None:
    rich = unit("豊か", text="・0EP支払う:これはこのターン中+1/+0を得る。")
    board = table("battle", {"field": ["豊か"], "homebase": 1}, {}, rich)
    while board.asked() == ("first", "priority", "902.4"):
        craft(board, 0, "豊か")
    so_far = board.happened().count("EffectBegan")
    board.number("first", 20)
    assert board.happened().count("EffectBegan") - so_far == 20
    assert "RoundsPassed" not in board.happened()


@clause("kiseki", "1501.1a", "902.5a")
def test_a_closed_loop_opens_after_another_action() -> None:
    board = table("battle", {"field": ["永久"], "homebase": ["兵@一", "兵@二"]}, {}, LIVE)
    craft(board, 0)
    craft(board, 1)
    board.number("first", 0)
    assert "craft 永久" not in board.options("first")
    board.do("first", "gain-ep", "一")
    assert "gain-ep 二" in board.options("first")
    assert "craft 永久" in board.options("first")
    assert board.state.frames[-1].clause == "802.2"


@clause("kiseki", "1501.1", "1501.1a")
def test_what_follows_rounds_that_were_cut_short_is_a_part_of_the_next_round() -> None:
    work = unit("働き", text="・[アクション]:あなたは1EPを得る。\n・1EP支払う:あなたのUNITを1つレディする。")
    field = ["働き@甲", {"card": "働き@乙", "actioned": True}]
    board = table("battle", {"field": field, "homebase": 1}, {}, work)
    craft(board, 0, "甲")
    craft(board, 1, "甲")
    board.choose("first", "甲")
    board.number("first", 2)
    board.choose("first", "乙")  # so that 甲 cannot go on
    assert "craft 乙" in board.options("first")
    craft(board, 0, "乙")
    board.number("first", 0)
    craft(board, 1, "乙")
    board.choose("first", "甲")
    assert board.asked() == ("first", "loop-count", "1501.1a")
    board.number("first", 1)
    assert board.asked() == ("first", "ready", "1312.1")  # 甲 has begun anew, and not 乙, which lies sideways


TABLE = item("供物台", "・あなたのUNITを1つ軌跡に置く、あなたの自警団を1つアクションする:カードを1枚引く。")
ALTAR = item("祭壇", "・あなたのUNITを1つ軌跡に置く、あなたの自警団を1つアクションする:あなたは絆を1点得る。")


def spoil(board: Board, alias: str, seat: str = "first") -> None:
    """Put the only unit that could be actioned into the trail, so that the play is undone."""
    board.do(seat, "craft", alias)
    board.choose(seat, "兵")


@clause("kiseki", "1204.2h", "902.4", "1501.1a")
def test_a_play_that_was_undone_may_be_tried_otherwise() -> None:
    field = {"field": ["供物台", "兵", "学者"], "homebase": 1}
    board = table("deployment", field, {"homebase": 1}, TABLE)
    spoil(board, "供物台")
    assert "craft 供物台" in board.options("first")
    board.do("first", "craft", "供物台")
    board.choose("first", "学者")
    assert board.waiting() == [("craft", "供物台")] and board.trail("first") == ["学者"]


@clause("kiseki", "1204.2h", "1501.1", "1501.1a")
def test_a_play_that_was_undone_again_waits_for_another_action() -> None:
    field = {"field": ["供物台", "祭壇", "兵", "学者"], "homebase": ["兵@一"]}
    board = table("deployment", field, {"homebase": 1}, TABLE, ALTAR)
    for alias in ("供物台", "祭壇", "供物台"):
        assert f"craft {alias}" in board.options("first")
        spoil(board, alias)
    reason = board.refused("first", "craft", "供物台")
    assert (reason.clause, reason.condition) == ("1501.1a", "loop-closed")
    spoil(board, "祭壇")  # what is undone itself opens nothing
    assert [each for each in board.options("first") if each.startswith("craft")] == []
    board.do("first", "gain-ep", "一")
    assert "craft 供物台" in board.options("first") and "craft 祭壇" in board.options("first")


@clause("kiseki", "1204.2h", "902.5b", "902.5c")
def test_a_play_that_was_undone_does_not_part_two_passes() -> None:
    field = {"field": ["供物台", "兵", "学者"], "homebase": 1}
    board = table("draw", {"homebase": 1}, field, TABLE)
    board.passes("first")
    spoil(board, "供物台", "second")
    assert board.asked() == ("second", "priority", "902.4")
    board.passes("second")
    assert board.step() == ("homebase", "first")


@clause("kiseki", "1501.1b")
def test_of_a_loop_that_both_keep_up_the_lower_number_counts() -> None:
    wake = unit("目覚め", text="・0EP支払う:これをレディする。")
    sleep = unit("眠り", text="・0EP支払う:相手のUNITを1つ対象とし、それをアクションする。")
    field = {"field": [{"card": "目覚め", "actioned": True}], "homebase": 1}
    board = table("battle", field, {"field": ["眠り"], "homebase": 1}, wake, sleep)
    board.do("first", "craft", "目覚め")
    board.passes("first", "second", "first")
    board.do("second", "craft", "眠り")
    board.passes("second", "first")
    assert board.asked() == ("first", "loop-count", "1501.1b")
    board.number("first", 2)
    assert board.asked() == ("second", "loop-count", "1501.1b")
    before = board.happened().count("Turned")
    board.number("second", 5)
    assert board.happened().count("Turned") - before == 4
    assert [each for each in board.options("first") if each.startswith("craft")] == []


@clause("kiseki", "1501.1a")
def test_what_runs_out_is_no_loop() -> None:
    rage = unit("怒り", text="・1EP支払う:これはこのターン中+1/+0を得る。")
    board = table("draw", {"field": ["怒り"], "homebase": ["兵@一", "兵@二", "兵@三"]}, {}, rage)
    for card in ("一", "二", "三"):
        board.do("first", "gain-ep", card)
    for _ in range(3):
        craft(board, 0, "怒り")
        assert board.asked() != ("first", "loop-count", "1501.1a")
    assert board.strength("怒り") == 5


@clause("kiseki", "1501.1c")
def test_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    echo = unit(
        "木霊", text="・あなたが絆を得た時、あなたは絆を1点失う。\n・あなたが絆を失った時、あなたは絆を1点得る。"
    )
    board = table("deployment", {"field": ["木霊"], "hand": ["絆"], "bonds": 20}, {}, echo)
    board.do("first", "play", "絆")
    assert board.outcome() == ("nobody", "loop", "1501.1c")
