"""Does each of these clauses hold by itself? One small table for each, where other tests show many clauses at once."""

from __future__ import annotations

from typing import Any

from fuda.games.kiseki.table import HOMEBASES
from tests.citing import clause
from tests.kiseki.board import Board, Printed, art, base, event, item, unit
from tests.kiseki.test_turn import be_passive, rounds, turn, walk

SOLDIER = unit("兵")
WOUND = event("傷", "あなたは絆を1点失う。")
GAIN = event("絆", "あなたは絆を1点得る。")


def table(
    *cards: Printed, first: dict[str, Any] | None = None, second: dict[str, Any] | None = None, **more: Any
) -> Board:
    sides = {"homebase": 1, "deck": 5, "bonds": 20}
    given = {"phase": "deployment", "cards": [*cards, SOLDIER, WOUND, GAIN], **more}
    return Board(first=sides | (first or {}), second=sides | (second or {}), **given)


def play(board: Board, alias: str, seat: str = "first") -> None:
    board.do(seat, "play", alias)
    resolve(board)


def resolve(board: Board) -> None:
    while board.waiting() and board._purpose() == "priority":
        board.passes(board.all_asked()[0])


# --- 200


@clause("kiseki", "203.5")
def test_a_kind_named_with_a_zone_means_the_cards_of_that_kind_there() -> None:
    call = event("招き", "あなたの軌跡のUNITを1枚対象とし、それを手札に戻す。")
    board = table(
        call, first={"hand": ["招き"], "trail": ["兵@軌", "傷"], "field": ["兵@場"]}, second={"trail": ["兵@敵"]}
    )
    play(board, "招き")
    assert board.hand("first") == ["軌"]
    assert board.field("first") == ["場"] and board.trail("first") == ["傷", "招き"]


@clause("kiseki", "205.1")
def test_the_ep_cost_is_what_an_event_and_an_art_cost() -> None:
    dear = event("高価", "あなたは絆を1点得る。", ep=2)
    mage = unit("術士", arts=(art("光", "あなたは絆を1点得る。", ep=2),))
    for name, verb in (("高価", "play"), ("術士", "art")):
        board = table(dear, mage, first={"hand": [name], "homebase": 1})
        assert f"{verb} {name}" not in board.options("first")
        board = table(dear, mage, first={"hand": [name], "homebase": 2})
        board.do("first", verb, name)
        resolve(board)
        assert board.bonds("first") == 21 and board.pools("first")[1] == 0
        assert not [card for card in board.state.zones[HOMEBASES[0]] if not board.state.actioned[card]]


@clause("kiseki", "207.1", "207.4")
def test_every_paragraph_of_a_text_is_a_craft_of_its_own() -> None:
    bell = unit("鐘", text="・あなたが絆を失った時、カードを1枚引く。\n・あなたが絆を失った時、あなたは絆を2点得る。")
    board = table(bell, first={"field": ["鐘"], "hand": ["傷"]})
    board.do("first", "play", "傷")
    board.passes("first", "second")
    assert len(board.options("first")) == 2  # which of them first?
    assert len(board.rules.card(board.state, board.card("鐘")).own) == 2


@clause("kiseki", "1401.1")
def test_an_icon_stands_for_its_whole_craft() -> None:
    board = table(
        unit("士", strength=2, defence=2, text="【体制崩し】"),
        first={"field": ["士"]},
        second={"field": ["兵"]},
        phase="battle",
    )
    assert board.is_ready("兵")
    board.attack("first", "士", target="兵")
    while board.is_ready("兵") and board._purpose() == "priority":
        board.passes(board.all_asked()[0])
    assert not board.is_ready("兵") and not board.is_stunned("兵")


# --- 500


@clause("kiseki", "503.2")
def test_what_lies_face_up_is_seen_by_all_and_what_lies_face_down_is_not() -> None:
    board = table(base("砦"), base("塔"), first={"homebase": [{"card": "砦", "up": True}, "塔"]})
    assert board.is_known("砦", "second") and not board.is_known("塔", "second")
    shown = str(board.view("second"))
    assert "砦" in shown and "塔" not in shown


@clause("kiseki", "504.1", "504.4")
def test_the_deck_is_the_cards_in_the_deck_zone_and_no_others() -> None:
    mill = event("崩し", "あなたはデッキの上を2枚軌跡に置く。")
    board = table(
        mill, first={"deck": ["兵@一", "兵@二", "兵@三"], "hand": ["崩し", "兵@手"]}, second={"deck": ["兵@敵"]}
    )
    play(board, "崩し")
    assert board.trail("first") == ["一", "二", "崩し"]
    assert (board.deck("first"), board.hand("first"), board.deck("second")) == (["三"], ["手"], ["敵"])


@clause("kiseki", "504.2")
def test_a_deck_is_seen_by_nobody_and_keeps_its_order() -> None:
    draw = event("学び", "カードを1枚引く。")
    board = table(draw, first={"deck": ["兵@一", "兵@二", "兵@三"], "hand": ["学び@甲", "学び@乙"]})
    for seat in ("first", "second"):
        assert not [each for each in ("一", "二", "三") if board.is_known(each, seat)]
    play(board, "甲")
    assert "一" in board.hand("first") and board.deck("first") == ["二", "三"]
    play(board, "乙")
    assert "二" in board.hand("first") and board.deck("first") == ["三"]


@clause("kiseki", "505.1", "505.3")
def test_a_drawn_card_is_in_hand_and_seen_by_its_player_alone() -> None:
    board = table(event("学び", "カードを1枚引く。"), first={"deck": ["兵@一"], "hand": ["学び"]})
    play(board, "学び")
    assert board.hand("first") == ["一"] and board.deck("first") == []
    assert board.is_known("一", "first") and not board.is_known("一", "second")


@clause("kiseki", "505.4")
def test_the_hand_is_the_cards_in_the_hand_zone() -> None:
    poor = unit("貧", text="・あなたの手札がない時、あなたは絆を1点失う。")
    board = table(poor, first={"field": ["貧"], "hand": ["兵"], "homebase": 2})
    assert board.waiting() == [] and board.bonds("first") == 20
    board = table(poor, first={"field": ["貧"], "hand": [], "homebase": 2})
    assert board.waiting() == [("craft", "貧")]


# --- 600, 700


@clause("kiseki", "603.1b")
def test_the_second_deck_is_shuffled_as_well() -> None:
    names = ["甲", "乙", "丙", "丁", "戊", "己", "庚", "辛"]
    cards = [unit(each + side) for side in ("1", "2") for each in names]
    board = Board.new([each + "1" for each in names], [each + "2" for each in names], cards=cards)
    board.roll(1)
    board.option("first", "self")
    board.shuffle()
    board.shuffle(7, 6, 5, 4)
    assert sorted(board.hand("first")) == sorted(["甲1", "乙1", "丙1", "丁1"])
    assert sorted(board.hand("second")) == sorted(["辛2", "庚2", "己2", "戊2"])


@clause("kiseki", "702.1")
def test_both_players_go_through_one_preparation_phase() -> None:
    found = walk(turn("begin"), "battle start")
    assert found[: found.index("battle start")].count("PhaseBegan") == 2  # this one and the battle
    begun = found[: found.index("battle start")]
    assert [each for each in begun if each.startswith("draw start")] == ["draw start first", "draw start second"]


@clause("kiseki", "703.3")
def test_what_waits_for_the_preparation_phase_triggers_at_its_start() -> None:
    early = unit("早起き", text="・準備フェイズ開始時、あなたは絆を1点得る。")
    board = turn("begin", {"field": ["早起き"], "bonds": 20, "homebase": 1}, None, early)
    while board.waiting() != [("craft", "早起き")]:
        board.passes(board.all_asked()[0])
    assert board.state.frames[-1].clause == "703.4"


@clause("kiseki", "703.6", "703.7", "703.8")
def test_the_steps_are_draw_homebase_and_deployment() -> None:
    found = walk(turn("begin"), "deployment start first")
    steps = [each for each in found if each.endswith(" start first")]
    assert steps == ["draw start first", "homebase start first", "deployment start first"]


@clause("kiseki", "703.6c", "703.7c", "703.8c")
def test_each_step_of_the_preparation_phase_has_its_priority() -> None:
    found = rounds(turn("begin", {"homebase": 1}, {"homebase": 1}), "802.2")
    for each in ("703.6c", "703.7c", "703.8c"):
        assert [seat for label, seat in found if label == each] == ["first", "second"]


@clause("kiseki", "704.1")
def test_units_attack_in_the_battle_phase_only() -> None:
    board = table(first={"field": ["兵"]})
    assert board.refused("first", "attack", "兵") is not None
    board = table(first={"field": ["兵"]}, phase="battle")
    board.attack("first", "兵")
    board.settle()
    assert board.bonds("second") == 18


@clause("kiseki", "705.3")
def test_what_waits_for_the_end_of_the_turn_triggers_after_the_recovery_phase_began() -> None:
    late = unit("夜番", text="・ターン終了時、あなたは絆を1点得る。")
    board = turn("recovery", {"field": ["夜番"], "bonds": 20, "homebase": 1}, None, late)
    assert board.waiting() == []
    while not board.waiting():
        board.passes(board.all_asked()[0])
    assert board.state.frames[-1].clause == "705.4" and board.turn()[0] == 5


# --- 800


@clause("kiseki", "804.11a")
def test_an_attacked_unit_is_stunned_and_its_player_is_not_hit() -> None:
    board = table(first={"field": ["兵"]}, second={"field": ["兵@敵"]}, phase="battle")
    board.attack("first", "兵", target="敵")
    board.settle()
    assert board.is_stunned("敵") and board.is_stunned("兵")
    assert (board.bonds("first"), board.bonds("second")) == (19, 19)  # what the stuns cost


# --- 900, 1000, 1100


@clause("kiseki", "902.4a")
def test_who_has_priority_may_pass() -> None:
    board = table(first={"hand": ["絆"]}, second={"hand": ["絆@敵"]})
    assert board.options("first")[-1] == "pass"
    board.passes("first")
    assert board.all_asked() == ["second"]


@clause("kiseki", "902.4c")
def test_a_base_is_played_with_priority_in_the_battle_phase_as_well() -> None:
    board = table(base("砦"), first={"homebase": ["砦", "兵"]}, phase="battle")
    play(board, "砦")
    assert not board.is_down("砦") and board.homebase("first") == ["砦", "兵"]
    assert "Went" not in board.happened()
    assert board.refused("second", "play", "砦") is not None


@clause("kiseki", "902.4g", "1219.1")
def test_only_who_has_priority_supports_a_unit() -> None:
    board = table(first={"field": ["兵@一", "兵@二"]}, second={"field": ["兵@三", "兵@四"]})
    assert "support 一 二" in board.options("first")
    assert board.refused("second", "support", "三", "四").clause == "902.4"
    board.passes("first")
    assert "support 三 四" in board.options("second")


@clause("kiseki", "902.4h-2")
def test_an_item_is_played_in_the_own_deployment_step_with_nothing_waiting() -> None:
    sword = item("剣")
    board = table(sword, first={"hand": ["剣", "絆"]}, second={"hand": ["剣@敵"]})
    assert "play 剣" in board.options("first")
    board.do("first", "play", "絆")
    assert board.refused("first", "play", "剣").clause == "902.4h"
    board.passes("first")
    assert "play 敵" not in board.options("second")
    assert "play 剣" not in table(sword, first={"hand": ["剣", "絆"]}, phase="battle").options("first")


@clause("kiseki", "1001.1", "1101.1", "1101.2")
def test_the_rules_act_before_triggered_crafts_are_played() -> None:
    bell = unit("鐘", text="・あなたが絆を得た時、あなたは絆を1点得る。")
    both = event("学び", "あなたは絆を1点得る。カードを1枚引く。")
    board = table(bell, both, first={"field": ["鐘"], "hand": ["学び"], "deck": []})
    board.do("first", "play", "学び")
    board.passes("first", "second")
    assert board.outcome() == ("second", "deck-out", "1102.1") and board.waiting() == []


# --- 1200


@clause("kiseki", "1204.1", "1206.2")
def test_a_unit_that_is_played_ends_on_the_field_and_its_cp_are_spent() -> None:
    board = table(unit("大男", cp=2), first={"hand": ["大男"], "homebase": 3})
    before = board.pools("first")[0]
    board.do("first", "play", "大男")
    assert board.waiting() == [("card", "大男")] and board.pools("first")[0] == before - 2
    resolve(board)
    assert board.field("first") == ["大男"] and board.hand("first") == []


@clause("kiseki", "1204.2f-2", "1208.2")
def test_an_event_is_shown_paid_for_and_waits() -> None:
    dear = event("高価", "あなたは絆を1点得る。", ep=1)
    board = table(dear, first={"hand": ["高価"], "homebase": 1})
    board.do("first", "play", "高価")
    assert board.waiting() == [("card", "高価")] and board.is_known("高価", "second")
    assert board.pools("first")[1] == 0 and board.bonds("first") == 20
    resolve(board)
    assert board.bonds("first") == 21 and board.trail("first") == ["高価"]


@clause("kiseki", "1204.2f-4")
def test_an_activated_craft_costs_what_it_says() -> None:
    priest = unit("僧", text="・[アクション]、1EP支払う:あなたは絆を3点得る。")
    assert "craft 僧" not in table(priest, first={"field": ["僧"], "homebase": 0, "hand": ["絆"]}).options("first")
    board = table(priest, first={"field": ["僧"], "homebase": 1, "hand": ["絆"]})
    board.do("first", "craft", "僧")
    assert not board.is_ready("僧") and board.bonds("first") == 20
    resolve(board)
    assert board.bonds("first") == 23
    assert "craft 僧" not in board.options("first")


@clause("kiseki", "1209.2")
def test_a_base_is_turned_up_and_waits_like_a_card() -> None:
    board = table(base("砦", level=2), first={"homebase": ["砦", "兵"]})
    board.do("first", "play", "砦")
    assert board.waiting() == [("pseudo", "砦")] and board.homebase("first") == ["砦", "兵"]
    assert "play 砦" not in table(base("砦", level=3), first={"homebase": ["砦", "兵"]}).options("first")


@clause("kiseki", "1211.2")
def test_a_triggered_craft_watches_even_while_something_else_resolves() -> None:
    bell = unit("鐘", text="・あなたが絆を失った時、あなたは絆を5点得る。")
    board = table(
        bell, event("双傷", "あなたは絆を1点失う。あなたは絆を1点失う。"), first={"field": ["鐘"], "hand": ["双傷"]}
    )
    board.do("first", "play", "双傷")
    board.passes("first", "second")
    assert board.bonds("first") == 18 and board.waiting() == [("craft", "鐘"), ("craft", "鐘")]


@clause("kiseki", "1219.2", "1219.2a")
def test_a_support_needs_an_own_unit_as_target() -> None:
    board = table(first={"field": ["兵@一", "兵@二"]}, second={"field": ["兵@敵"]})
    assert board.refused("first", "support", "一", "敵").clause == "1219.2a"
    board.do("first", "support", "一", "二")
    assert not board.is_ready("一") and board.is_ready("二")
    resolve(board)
    assert "supported" in board.states("二") and "supported" not in board.states("一")


@clause("kiseki", "1201.2b")
def test_an_effect_without_a_duration_lasts_for_the_rest_of_the_game() -> None:
    oath = event("誓い", "あなたのUNITを1つ対象とし、それは+2/+0を得る。")
    board = table(oath, first={"field": ["兵"], "hand": ["誓い"]})
    play(board, "誓い")
    for number in (6, 7):
        while board.turn()[0] < number:
            be_passive(board)
        assert board.strength("兵") == 4


# --- 1300


@clause("kiseki", "1305.2c")
def test_x_that_was_settled_when_played_does_not_change_before_it_resolves() -> None:
    storm = event("嵐", "相手のUNITをXつ対象とし、それらはこのターン中+X/+0を得る。Xはあなたの自警団の数である。")
    slay = event("一撃", "あなたのUNITを1つ対象とし、それを即死させる。")
    board = table(
        storm, slay, first={"field": ["兵@一", "兵@二"], "hand": ["嵐", "一撃"]}, second={"field": ["兵@敵", "兵@友"]}
    )
    board.do("first", "play", "嵐")
    board.do("first", "play", "一撃")
    board.choose("first", "一")
    resolve(board)
    assert board.field("first") == ["二"]
    assert (board.strength("敵"), board.strength("友")) == (4, 4)


@clause("kiseki", "1329.1")
def test_a_name_taken_to_be_on_a_field_is_there_on_that_field_under_that_name_only() -> None:
    statue = item("像", text="・あなたの場に“剣”がいるものとする。")
    asks = {
        "一": ("あなたの場に“剣”がいるなら、あなたは絆を1点得る。", 21),
        "二": ("あなたの場に“槍”がいるなら、あなたは絆を1点得る。", 20),
        "三": ("相手の場に“剣”がいるなら、あなたは絆を1点得る。", 20),
        "四": ("場に“剣”がいるなら、あなたは絆を1点得る。", 21),
        "五": ("あなたの場に“剣”がいないなら、あなたは絆を1点得る。", 20),
        "六": ("あなたの場にUNITがいるなら、あなたは絆を1点得る。", 21),
        "七": ("相手の場にUNITがいるなら、あなたは絆を1点得る。", 20),
    }
    for name, (text, bonds) in asks.items():
        board = table(statue, event(name, text), first={"field": ["像"], "hand": [name]})
        play(board, name)
        assert board.bonds("first") == bonds, text
    broken = event("破", "ITEMを1つ対象とし、それを破壊する。")
    board = table(statue, broken, event("問", asks["一"][0]), first={"field": ["像"], "hand": ["破", "問"]})
    play(board, "破")
    play(board, "問")
    assert board.bonds("first") == 20
