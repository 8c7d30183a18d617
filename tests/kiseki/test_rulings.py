"""Every ruling of rulings.toml that no test of a chapter proves as a whole."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.games.kiseki.cards import EVENT, deck_problems
from fuda.games.kiseki.chapters.play import Play
from fuda.games.kiseki.events import BondsChanged
from fuda.games.kiseki.extras.boosters import open_booster
from fuda.games.kiseki.table import PSEUDO
from fuda.games.kiseki.texts.values import is_unit
from fuda.kernel.decisions import Act, Action, equal_actions
from fuda.kernel.machine import advance, concede
from fuda.language.running.printed import TRIGGERED
from fuda.play.seeds import Stream
from tests.citing import clause
from tests.kiseki.board import Board, art, base, event, item, unit, with_cards
from tests.kiseki.texts import GUILD, SCHOOL, SWORD, TRADE, play, resolve, table, use

STUN = event("衝撃", "UNITを1つ対象とし、それをスタンする。")
SLAY = event("一撃", "UNITを1つ対象とし、それを即死させる。")
PRAY = event("祈り", "あなたは絆を3点得る。")
DRAW = event("閃き", "カードを2枚引く。")
LINK = event("連結", "あなたのUNITを2つ対象とし、それらを戦術リンクする。")
SCOUT = unit("斥候", cp=1, text="【派遣】")


def changes_of_bonds(board: Board) -> list[tuple[int, int]]:
    """Whose bonds changed by how much."""
    return [(told["seat"], told["amount"]) for told in board.told() if told["event"] == "BondsChanged"]


def to_next_turn(board: Board) -> None:
    """Everybody does nothing until the turn is over."""
    turn = board.turn()
    while board.turn() == turn:
        board._be_passive()


# --- R1-R6: bonds, items, words that slipped, the start of a step


@clause("kiseki", "603.1", "705.5")
def test_both_players_start_with_forty_bonds() -> None:
    for variant in ("strategy", "blitz"):
        board = Board.new(["甲"] * 6, ["甲"] * 6, variant, cards=[unit("甲")])
        assert (board.bonds("first"), board.bonds("second")) == (40, 40)


@clause("kiseki", "705.5", "104.2")
def test_bonds_never_rise_above_forty_and_may_fall_below_zero() -> None:
    glad = unit("喜", text="・あなたが絆を得た時、これはこのターン中+1/+0を得る。")
    hurt = event("呪詛", "相手は絆を5点失う。")
    board = table(PRAY, glad, hurt, first={"field": ["喜"], "bonds": 38, "hand": ["祈り@二"]}, second={"bonds": 2})
    play(board, "祈り")
    assert board.bonds("first") == 40 and board.strength("喜") == 3
    play(board, "二")
    assert board.bonds("first") == 40 and board.strength("喜") == 3  # nothing was gained
    play(board, "呪詛")
    assert board.bonds("second") == -3
    assert changes_of_bonds(board) == [(0, 2), (1, -5)]


@clause("kiseki", "1336.1b", "209.1", "1304.1", "1304.2")
def test_the_strength_of_a_linked_unit_is_the_sum_of_both() -> None:
    wings = [unit("翼", strength=2, text="【光まとう翼2】"), unit("羽", strength=3, text="【光まとう翼1】")]
    fewer = event("失速", "UNITを1つ対象とし、このターン中それの光まとう翼を1減らす。")
    rise = event("昇天", "UNITを1つ対象とし、それはこのターン中+X/+0を得る。Xはそれの光まとう翼の数値である。")
    board = table(LINK, *wings, fewer, rise, first={"field": ["翼", "羽"]})
    play(board, "連結", "翼", "羽")
    assert board.strength("翼") == 5
    play(board, "失速")
    play(board, "昇天")
    assert board.strength("翼") == 5 + 2


@clause("kiseki", "1205.1c", "1205.1c-1", "503.1a", "503.2a")
def test_a_resolved_item_lies_face_up_and_ready_on_the_field() -> None:
    board = table(first={"hand": ["刃"], "homebase": 1})
    play(board, "刃")
    assert board.field("first") == ["刃"] and board.states("刃") == ["ready", "up"]


@clause("kiseki", "703.6a", "703.6b", "703.7a", "703.7b", "703.8a", "703.8b")
def test_the_start_of_a_step_triggers_after_its_own_action() -> None:
    drawer = unit("引", text="・あなたのドローステップ開始時、あなたの手札が3枚以上なら、あなたは絆を1点得る。")
    layer = unit("置", text="・あなたの拠点ステップ開始時、あなたの拠点のカードが2枚以上なら、あなたは絆を2点得る。")
    payer = unit("払", text="・あなたの配備ステップ開始時、1CP支払ってもよい。そうしたなら、あなたは絆を4点得る。")
    first = {"field": ["引", "置", "払"], "homebase": 1, "bonds": 20}
    board = table(drawer, layer, payer, phase="draw", first=first)
    resolve(board)
    assert board.bonds("first") == 21  # two cards were drawn beside the one in hand
    board.play_on("homebase")
    board.choose("first", "own")
    resolve(board)
    assert board.bonds("first") == 23
    board.play_on("may")
    board.option("first", "yes")
    assert board.bonds("first") == 27 and board.pools("first") == (1, 0)


# --- R12-R18: draws, marks and icons, scrum support, what is open


@clause("kiseki", "1102.1", "1313.1", "1313.2", "104.2", "603.1c")
def test_the_second_draw_from_a_deck_of_one_loses() -> None:
    board = table(DRAW, first={"deck": ["剣"]})
    play(board, "閃き")
    assert "剣" in board.hand("first") and board.outcome() == ("second", "deck-out", "1102.1")


@clause("kiseki", "1102.1", "1313.1", "104.2", "104.4")
def test_what_is_no_draw_is_no_failed_draw() -> None:
    none = event("無為", "カードをX枚引く。Xはあなたの軌跡のUNITの枚数である。")
    walls = [
        item("封", text="・相手はカードを引けない。"),
        item("策", text="・あなたがカードを引くなら、代わりに計画2。"),
    ]
    board = table(none, DRAW, *walls, first={"deck": []})
    play(board, "無為")
    assert board.outcome() is None
    for mine, other in (([], ["封"]), (["策"], [])):
        board = table(DRAW, *walls, first={"deck": [], "field": mine}, second={"field": other})
        play(board, "閃き")
        assert board.outcome() is None
    board = Board.new(["甲"] * 3, ["甲"] * 3, cards=[unit("甲")])  # a hand of four is not drawn
    board.roll(1)
    board.option("first", "self")
    board.shuffles()
    board.choose("first")
    board.choose("second")
    assert "DrawFailed" not in board.happened()[: board.happened().index("TurnBegan")]


@clause("kiseki", "207.2", "207.3", "1201.1b")
def test_a_paragraph_with_a_dot_is_a_craft_and_one_without_is_an_effect() -> None:
    both = event("両", "・これは相手の対象にならない。\nカードを1枚引く。")
    lone = unit("武", text="【武術】【暗躍】\n・これは+1/+0を得る。")
    board = table(both, lone, first={"field": ["武"]})
    kinds = [each.kind for each in board.rules.card(board.state, board.card("両")).abilities]
    assert kinds == ["text", "event"]
    assert board.icons("武") == ["武術", "暗躍"] and board.strength("武") == 3
    play(board, "両")
    assert board.happened().count("Drawn") == 1


@clause("kiseki", "1321.1", "1322.1")
def test_the_two_icons_stand_for_a_cost_and_a_condition() -> None:
    spring = unit("泉", cp=0, text="・[アクション]:あなたは絆を1点得る。\n・[登場]あなたは絆を5点得る。")
    board = table(spring, first={"hand": ["泉"], "bonds": 20})
    board.do("first", "play", "泉")
    resolve(board)
    assert board.bonds("first") == 25 and board.is_ready("泉")
    use(board, "泉")
    assert board.bonds("first") == 26 and not board.is_ready("泉")
    assert "craft 泉" not in board.options("first")


@clause("kiseki", "1217.4", "1219.2c", "1220.1", "509.1", "902.5c")
def test_a_scrum_support_waits_to_be_resolved() -> None:
    board = table(PRAY, first={"field": ["剣", "槍"], "bonds": 20}, second={"hand": ["祈り@敵"], "bonds": 20})
    board.do("first", "support", "剣", "槍")
    assert board.waiting() == [("support", "剣")]
    board.passes("first")
    board.do("second", "play", "敵")
    board.passes("second", "first")
    assert board.bonds("second") == 23 and "supported" not in board.states("槍")
    resolve(board)
    assert "supported" in board.states("槍")


@clause("kiseki", "1306.2a", "503.2", "506.2", "1302.3")
def test_a_stunned_unit_can_be_targeted_by_its_organisation() -> None:
    texts = [
        event("甲", f"スタン状態の{SCHOOL}を1つ対象とし、それを回復する。"),
        event("乙", "CPコストが3以上のUNITを1つ対象とし、それを回復する。"),
        event("丙", "カード名に“剣”を含むUNITを1つ対象とし、それを回復する。"),
    ]
    field = [{"card": each, "stunned": True} for each in ("剣", "槍", "術")]
    for text, found in zip(("甲", "乙", "丙"), ("術", "槍", "剣"), strict=True):
        board = table(*texts, second={"field": field})
        assert all([board.is_known(each, "first") for each in ("剣", "槍", "術")])
        play(board, text)
        assert [each for each in ("剣", "槍", "術") if not board.is_stunned(each)] == [found]


# --- R20-R25: dispatch, the primary player, pools


@clause("kiseki", "1206.1", "1207.1", "1204.2i", "1405.1")
def test_dispatch_changes_only_where_the_unit_is_played_from() -> None:
    board = table(SCOUT, phase="draw", first={"homebase": ["斥候"]})
    assert board.refused("first", "play", "斥候").condition == "not-your-deployment-step"
    board = table(SCOUT, PRAY, first={"homebase": ["斥候"]})
    board.do("first", "play", "祈り")
    assert board.refused("first", "play", "斥候").condition == "waiting-zone-not-empty"
    board = table(unit("斥候", cp=2, text="【派遣】"), first={"homebase": ["斥候"]})
    assert board.refused("first", "play", "斥候").condition == "not-enough-cp"
    board = table(SCOUT, first={"homebase": ["斥候"]})
    board.do("first", "play", "斥候")
    assert board.zone("斥候") == ("nobody", "waiting") and board.waiting() == [("card", "斥候")]
    assert board.is_known("斥候", "second") and board.pools("first") == (0, 0)


@clause("kiseki", "1405.1", "1204.2k", "1203.6")
def test_the_homebase_is_refilled_as_the_dispatched_unit_is_played() -> None:
    stop = event("制止", "発動待機領域のカードか能力を1つ対象とし、それを無効にする。")
    board = table(SCOUT, stop, first={"homebase": ["斥候"], "hand": ["剣"]}, second={"hand": ["制止@敵"]})
    board.do("first", "play", "斥候")
    assert board.asked() == ("first", "dispatch", "1405.1")
    board.choose("first", "剣")
    assert board.homebase("first") == ["剣"] and board.waiting() == [("card", "斥候")]
    board.passes("first")
    board.do("second", "play", "敵")
    resolve(board)
    assert board.trail("first") == ["斥候"] and board.homebase("first") == ["剣"]


@clause("kiseki", "502.3a", "1204.2i", "1205.1c-1", "503.1a")
def test_a_dispatched_unit_enters_ready() -> None:
    board = table(SCOUT, first={"homebase": [{"card": "斥候", "actioned": True}]})
    board.do("first", "play", "斥候")
    if board.asked() == ("first", "dispatch", "1405.1"):
        board.choose("first")
    resolve(board)
    assert board.zone("斥候") == ("first", "field") and board.is_ready("斥候")


@clause("kiseki", "702.3", "703.1", "705.1", "802.1", "802.4")
def test_outside_steps_the_initiative_player_is_primary() -> None:
    seen: dict[str, str] = {}
    board = table(phase="begin", initiative="second")
    while board.turn()[1] == "second":
        now = board.asked()
        assert now is not None
        if now[1] == "priority":
            seen.setdefault(board.state.frames[-1].clause, board.primary())
        board._be_passive()
    outside = ("703.2", "703.4", "802.2", "802.5", "705.2", "705.4")
    assert [seen[each] for each in outside] == ["second"] * len(outside)
    assert seen["703.6c"] == "second" and board.primary() == "first"  # and the next turn is the other player's


@clause("kiseki", "302.1b", "702.2", "801.1", "802.2", "705.2")
def test_both_pools_empty_when_any_step_ends() -> None:
    board = table(phase="draw", first={"homebase": ["剣"]}, second={"homebase": ["槍", "術"]})
    board.do("first", "gain-ep", "剣")
    board.passes("first")
    board.do("second", "gain-ep", "槍")
    assert (board.pools("first"), board.pools("second")) == ((0, 1), (0, 1))
    board.settle()
    assert board.step() == ("homebase", "first")
    assert (board.pools("first"), board.pools("second")) == ((0, 0), (0, 0))
    board = table(phase="recovery", second={"homebase": ["槍"]})
    board.passes("first")
    board.do("second", "gain-ep", "槍")
    board.settle()
    assert board.turn()[0] == 6 and board.pools("second") == (0, 0)


@clause("kiseki", "302.1b", "803.2", "803.7")
def test_pools_last_from_one_round_of_priority_to_the_next_of_a_step() -> None:
    board = table(phase="battle", first={"field": ["剣"], "homebase": ["槍"]}, second={"field": ["壁"]})
    board.passes("first", "second")
    assert board.state.frames[-1].clause == "803.2"
    board.do("first", "gain-ep", "槍")
    board.attack("first", "剣")
    assert board.state.frames[-1].clause == "803.7" and board.pools("first") == (0, 1)
    board.passes("first", "second")
    assert board.pools("first") == (0, 0)


# --- R40-R44: the end of the turn, hidden cards


@clause("kiseki", "705.6", "705.8", "703.2", "1211.4")
def test_triggers_of_the_last_clean_up_wait_for_the_next_turn() -> None:
    heir = unit("嗣", text="・あなたのUNITが軌跡に置かれた時、あなたは絆を1点得る。")
    dawn = unit("暁", text="・ターン開始時、あなたは絆を1点得る。")
    first = {"field": [{"card": "剣", "stunned": True}, "嗣"], "bonds": 20}
    board = table(heir, dawn, phase="recovery", first=first, second={"field": ["暁"], "bonds": 20})
    board.settle()
    board.choose("first")
    board.choose("second")
    assert board.turn() == (6, "second") and board.trail("first") == ["剣"]
    assert board.state.frames[-1].clause == "703.2"
    assert board.waiting() == [("craft", "暁"), ("craft", "嗣")]  # the new primary player's first


@clause("kiseki", "705.7", "1215.7", "1215.9")
def test_effects_of_this_turn_end_before_cards_ready() -> None:
    guard = event("加護", "このターン中、あなたのUNITが軌跡に置かれるなら、代わりにそれを手札に戻す。")
    bind = event("縛り", "UNITを1つ対象とし、それはこのターン中レディしない。")
    first = {"field": [{"card": "剣", "stunned": True}, {"card": "槍", "actioned": True}]}
    board = table(guard, bind, phase="recovery", first=first)
    play(board, "加護")
    play(board, "縛り", "槍")
    board.settle()
    board.choose("first")
    board.choose("second")
    assert "剣" in board.hand("first") and board.is_ready("槍")


@clause("kiseki", "1211.3a", "1211.3b", "1202.2", "1202.4", "1202.5")
def test_only_a_craft_that_makes_sense_there_triggers_from_hand() -> None:
    wound = event("傷", "あなたは絆を1点失う。")
    plain = unit("兵", text="・あなたが絆を失った時、あなたは絆を5点得る。")
    fort = base("砦", text="・あなたが絆を失った時、あなたは絆を5点得る。")
    elated = unit("炎", text="【高揚「あなたが絆を失った時、あなたは絆を5点得る。」】")
    board = table(wound, plain, fort, first={"hand": ["兵@手"], "homebase": ["兵@家", "砦"], "bonds": 10})
    play(board, "傷")
    assert board.asked() == ("first", "priority", "902.4") and board.bonds("first") == 9
    board = table(wound, elated, first={"deck": ["炎", "剣"], "bonds": 10})
    play(board, "傷")
    assert board.asked() == ("first", "priority", "902.4")  # nobody sees what is in a deck
    board = table(wound, elated, first={"hand": ["炎"], "bonds": 10})
    play(board, "傷")
    assert board.asked() == ("first", "reveal-trigger", "1211.3a")
    board.choose("first", "炎")
    resolve(board)
    assert board.bonds("first") == 14


@clause("kiseki", "1211.3a", "1211.3b", "1211.3c", "105.3b")
def test_faithful_a_hidden_trigger_hidden_tells_the_opponent_nothing() -> None:
    wound = event("傷", "あなたは絆を1点失う。")
    elated = unit("炎", text="【高揚「あなたが絆を失った時、あなたは絆を5点得る。」】")
    told, seen = [], []
    for card in ("炎", "剣"):
        board = table(wound, elated, first={"hand": [card], "bonds": 10})
        play(board, "傷")
        if card == "炎":
            board.choose("first")
        told.append(board.told("second"))
        seen.append(board.view("second"))
    assert told[0] == told[1] and seen[0] == seen[1]


@clause("kiseki", "1204.2a", "1204.2b", "1204.2h", "1204.2l")
def test_a_play_taken_back_leaves_the_card_unknown() -> None:
    dear = event("高価", "カードを1枚引く。", ep=3)
    board = table(dear, first={"homebase": ["高価", "剣"]})
    before = board.view("second")
    state = board.state
    state.pending = ()
    state.frames[-1].run_again()
    state.frames.append(Play(0, PSEUDO, board.card("高価"), as_kind=EVENT))
    advance(state, board.rules)
    assert board.asked() == ("first", "priority", "902.4")
    assert board.is_down("高価") and not board.is_known("高価", "second")
    assert board.view("second") == before
    shown, taken_back = board.told("second")[-2:]
    assert (shown["event"], taken_back["event"]) == ("Flipped", "Rewound")
    assert shown["card"]["card"] == "高価"  # it was seen when it lay face up


# --- R45-R50: what is paid, bases


@clause("kiseki", "1217.2", "1217.3", "1204.2a", "1204.2h")
def test_the_card_being_played_may_pay_for_itself() -> None:
    cheap = event("一計", "あなたは絆を1点得る。", ep=1)
    board = table(cheap, first={"homebase": ["一計@家"]})
    board.do("first", "play", "家")
    assert board.waiting() == [("pseudo", "家")] and not board.is_ready("家")
    board = table(cheap, first={"homebase": [{"card": "一計@家", "actioned": True}]})
    assert board.refused("first", "play", "家").condition == "not-enough-ep"
    assert board.refused("first", "play", "一計").condition == "not-enough-ep"  # the one in hand


@clause("kiseki", "1217.3", "1204.2h", "1318.2")
def test_ep_are_gained_while_the_payment_falls_short() -> None:
    dear = event("高価", "あなたは絆を1点得る。", ep=2)
    board = table(dear, first={"homebase": ["剣@一", "剣@二", "剣@三"]})
    board.do("first", "gain-ep", "一")
    board.do("first", "play", "高価")
    assert board.asked() == ("first", "gain-ep", "1217.3")
    assert board.options("first") == ["二", "三"] and board.how_many("first") == (1, 1)
    board.choose("first", "二")
    assert board.pools("first")[1] == 0 and board.is_ready("三")
    board.do("first", "gain-ep", "三")  # with priority more can be gained than anything costs
    assert board.pools("first")[1] == 1


@clause("kiseki", "1217.3", "1318.2")
def test_who_is_to_pay_by_an_effect_may_gain_more_ep_at_once() -> None:
    toll = event("関所", "相手は1EP支払ってもよい。")
    board = table(toll, first={}, second={"homebase": ["剣@一", "剣@二"]})
    play(board, "関所")
    board.option("second", "yes")
    assert board.asked() == ("second", "gain-ep", "1217.3") and board.how_many("second") == (1, 2)
    board.choose("second", "一", "二")
    assert board.pools("second")[1] == 1 and not board.is_ready("一") and not board.is_ready("二")


@clause("kiseki", "1305.2a", "1204.2h", "104.5")
def test_only_a_payable_x_can_be_chosen() -> None:
    bow = item("弩", "・XEP支払う:あなたは絆をX点得る。")
    board = table(bow, first={"field": ["弩"], "homebase": 2})
    board.do("first", "craft", "弩")
    assert board.options("first") == ["0", "1", "2"]
    free = event("随意", "あなたは絆をX点得る。")
    board = table(free)
    board.do("first", "play", "随意")
    assert board.options("first") == [str(each) for each in range(100)]


@clause("kiseki", "1204.2f-3", "507.1")
def test_the_founding_level_counts_the_base_card_itself() -> None:
    fort = base("砦", level=3)
    board = table(fort, first={"homebase": ["砦", {"card": "剣", "up": True, "actioned": True}]})
    assert board.refused("first", "play", "砦").clause == "1204.2f-3"
    board = table(fort, first={"homebase": ["砦", {"card": "剣", "up": True, "actioned": True}, "槍"]})
    pools = board.pools("first")
    board.do("first", "play", "砦")
    assert board.pools("first") == pools and len(board.homebase("first")) == 3
    assert board.is_ready("砦") and board.is_ready("槍")


BANNER = base("旗", text="・あなたのUNITは+1/+0を得る。")


@clause("kiseki", "1205.1c-3", "1202.4", "1204.2a", "1324.1")
def test_a_base_works_from_being_turned_face_up() -> None:
    stop = event("制止", "発動待機領域のカードか能力を1つ対象とし、それを無効にする。")
    board = table(BANNER, stop, first={"field": ["剣"], "homebase": ["旗"]}, second={"hand": ["制止@敵"]})
    assert board.strength("剣") == 4
    board.do("first", "play", "旗")
    assert board.waiting() == [("pseudo", "旗")] and board.strength("剣") == 5
    board.passes("first")
    board.do("second", "play", "敵")
    resolve(board)
    assert board.homebase("first") == ["旗"] and not board.is_down("旗") and board.strength("剣") == 5


@clause("kiseki", "1209.1", "1209.1a", "1202.4", "1316.2")
def test_a_base_turned_face_down_may_be_played_again() -> None:
    hide = event("隠蔽", "あなたの拠点の表向きのカードを1枚対象とし、それを裏向きにする。")
    expel = event("除名", f"UNITを1つ対象とし、それはこのターン中{SCHOOL}を失う。")
    school = base("校舎", text=f"・あなたのUNITは{SCHOOL}を得る。")
    board = table(hide, expel, school, first={"field": ["剣"], "homebase": [{"card": "校舎", "up": True}]})
    assert board.refused("first", "play", "校舎").clause == "1209.1a"
    play(board, "除名")
    assert board.organisations("剣") == [GUILD]
    play(board, "隠蔽")
    assert board.is_down("校舎")
    play(board, "校舎")
    assert board.organisations("剣") == [GUILD, SCHOOL]  # it is younger now than the effect that took it away


# --- R51-R59: face down cards, items, control, stunned units, Magic


@clause("kiseki", "203.4", "507.4", "1204.2d-4")
def test_a_face_down_card_is_no_base_to_a_count() -> None:
    count = event("査定", "あなたは絆をX点得る。Xはあなたの拠点のBASEの枚数である。")
    total = event("総計", "あなたは絆をX点得る。Xはあなたの拠点のカードの枚数である。")
    raze = event("焼討", "BASEを1つ対象とし、それを破壊する。")
    homebase = ["旗@伏", {"card": "旗@表", "up": True}, "剣"]
    board = table(BANNER, count, total, raze, first={"homebase": homebase, "bonds": 10})
    play(board, "査定")
    assert board.bonds("first") == 11
    play(board, "総計")
    assert board.bonds("first") == 14
    play(board, "焼討")
    assert board.homebase("first") == ["伏", "剣"]


@clause("kiseki", "502.3a", "1320.1b", "503.2a")
def test_a_unit_put_onto_the_field_from_the_homebase_is_face_up() -> None:
    call = event("動員", "あなたの拠点のカードを1枚対象とし、それを場に出す。")
    bless = event("祝福", "あなたの拠点の裏向きのカードを1枚対象とし、それはこのターン中+3/+0を得る。")
    board = table(call, bless, first={"homebase": [{"card": "剣", "actioned": True}]})
    play(board, "祝福")
    play(board, "動員")
    assert board.states("剣") == ["actioned", "up"] and board.strength("剣") == 7


@clause("kiseki", "1202.2", "1202.1", "506.1")
def test_the_crafts_of_an_item_work_on_the_field() -> None:
    drum = item("太鼓", cp=0, text="・あなたのUNITは+1/+0を得る。")
    board = table(drum, first={"field": ["剣"], "hand": ["太鼓"], "trail": ["太鼓@跡"], "homebase": ["太鼓@家"]})
    assert board.strength("剣") == 4
    play(board, "太鼓")
    assert board.strength("剣") == 5


@clause("kiseki", "105.3b", "105.3c", "1201.1b", "1201.1c")
def test_the_player_of_an_event_controls_its_effect() -> None:
    poet = unit("詩", arts=(art("歌", "相手は絆を1点失う。"),))
    board = table(PRAY, poet, first={"bonds": 20}, second={"hand": ["祈り@敵", "詩"], "bonds": 20})
    board.passes("first")
    board.do("second", "play", "敵")
    resolve(board)
    assert (board.bonds("first"), board.bonds("second")) == (20, 23)
    board.passes("first")
    board.do("second", "art", "詩")
    resolve(board)
    assert (board.bonds("first"), board.bonds("second")) == (19, 23)


@clause("kiseki", "1212.2", "1306.2c", "1202.2a")
def test_a_stunned_unit_loses_even_its_base_crafts() -> None:
    giant = unit("巨", cp=0, strength=2, text="・このSTRは7である。")
    board = table(giant, STUN, first={"field": ["巨"], "trail": ["巨@跡"]})
    assert board.strength("巨") == 7 and board.strength("跡") == 7
    play(board, "衝撃")
    assert board.strength("巨") == 2 and board.organisations("巨") == [GUILD]


MAGE = unit("魔", cp=0, text="【魔法】")


@clause("kiseki", "1412.1", "1211.8", "705.1", "502.3")
def test_magic_recovers_its_unit_at_the_next_recovery_phase() -> None:
    heal = event("手当", "スタン状態のUNITを1つ対象とし、それを回復する。")
    back = event("送還", "UNITを1つ対象とし、それを手札に戻す。")
    for between in ((), ("手当", "衝撃"), ("送還", "魔", "衝撃")):
        board = table(MAGE, heal, back, STUN, first={"field": ["魔"]})
        use(board, "魔")
        assert board.is_stunned("魔")
        for each in between:
            play(board, each)
        while board.phase() != "recovery":
            board._be_passive()
        board.settle()
        assert board.is_stunned("魔") == ("送還" in between)  # another card once it had left


# --- R61-R64: tactical links


@clause("kiseki", "1336.1", "503.1", "1306.1", "1308.1")
def test_a_linked_unit_is_stunned_and_counted_as_one() -> None:
    texts = [
        STUN,
        event("手当", "UNITを1つ対象とし、それを回復する。"),
        event("号令", "UNITを1つ対象とし、それをレディする。"),
        event("査定", "あなたは絆をX点得る。Xはあなたの場のUNITの数である。"),
    ]
    board = table(*texts, first={"field": [{"card": "剣", "linked": "槍"}], "bonds": 20})
    play(board, "査定")
    assert board.bonds("first") == 21
    board.do("first", "play", "衝撃")  # one target only, so that none is asked for
    resolve(board)
    pair = [board.card("剣"), board.card("槍")]
    assert [board.state.stunned[each] for each in pair] == [1, 1]
    play(board, "手当")
    assert [board.state.stunned[each] for each in pair] == [0, 0]
    assert [board.state.actioned[each] for each in pair] == [1, 1]
    play(board, "号令")
    assert [board.state.actioned[each] for each in pair] == [0, 0]
    board = table(phase="battle", first={"field": [{"card": "剣", "linked": "槍"}]}, second={"field": ["壁"]})
    board.attack("first", "剣")
    board.settle()
    assert [board.state.actioned[board.card(each)] for each in ("剣", "槍")] == [1, 1]
    assert not board.is_stunned("壁")  # 7 against 9


@clause("kiseki", "1336.1", "502.3", "502.4", "502.5")
def test_both_cards_of_a_linked_unit_leave_together() -> None:
    seize = event("懐柔", "相手のUNITを1つ対象とし、あなたはそれの支配を得る。")
    mourner = unit("弔", text="・あなたのUNITが場を離れた時、あなたは絆を1点得る。")
    first = {"field": ["術", "弔"], "bonds": 20}
    board = table(LINK, seize, SLAY, mourner, first=first, second={"field": ["槍"]})
    play(board, "懐柔", "槍")
    play(board, "連結", "術", "槍")
    play(board, "一撃", "術")
    assert "術" in board.trail("first") and board.trail("second") == ["槍"]
    assert board.bonds("first") == 21  # one UNIT has left
    assert board.card_names("術") == ["術"] and board.card_names("槍") == ["槍"]


@clause("kiseki", "1336.1b", "1336.1c", "1408.1", "1215.1a")
def test_effects_from_before_a_link_apply_to_the_linked_unit() -> None:
    cheer = event("鼓舞", "UNITを1つ対象とし、それはこのターン中+2/+0を得る。")
    loyal = unit("忠", strength=1, subname="兵", text="・忠義―これは+1/+0を得る。")
    praise = event("讃歌", "サブ名“兵”はこのターン中+0/+5を得る。")
    sung = event("頌歌", "忠義を持つUNITはこのターン中+0/+1を得る。")
    for cheered, supported in (("剣", "忠"), ("忠", "剣")):
        field = [{"card": each, "support": each == supported} for each in ("剣", "忠")]
        board = table(cheer, loyal, praise, sung, LINK, first={"field": field})
        play(board, "鼓舞", cheered)
        play(board, "連結", "剣", "忠")
        assert board.strength("剣") == 4 + 1 + 2 + 1
        assert "supported" in board.states("剣")
        play(board, "讃歌")
        play(board, "頌歌")
        assert board.defence("剣") == 4 + 2 + 5 + 1


@clause("kiseki", "1408.1", "1336.1")
def test_a_unit_with_tactical_link_may_join_a_unit_already_there() -> None:
    pair = unit("組", cp=0, text="【戦術リンク】")
    shade = unit("影", text="【暗躍】")
    field = ["剣", "影", {"card": "槍", "actioned": True}, "術"]
    rest = event("休息", "UNITを1つ対象とし、それをアクションする。")
    board = table(pair, shade, rest, first={"field": field, "hand": ["組"]})
    board.do("first", "play", "組")
    board.passes("first", "second")
    assert board.waiting() == [("craft", "組")]
    board.do("first", "play", "休息")
    board.choose("first", "術")
    board.passes("first", "second")  # what is ready is looked at on resolution
    board.passes("first", "second")
    board.option("first", "yes")
    if board.asked() == ("first", "choose", "1312.1"):
        board.choose("first", "剣")
    assert board.card_names("組") == ["組", "剣"] or board.card_names("剣") == ["剣", "組"]
    assert board.card_names("術") == ["術"]


# --- R65-R69: boarding


SHIP = item("船", text="【搭乗4】", cp=3, strength=6, defence=6)
BREAK = event("破砕", "ITEMを1つ対象とし、それを破壊する。")
SEIZE = event("拿捕", "相手のUNITを1つ対象とし、あなたはそれの支配を得る。")


@clause("kiseki", "1337.1", "1337.3", "1306.5", "1320.1a", "502.3")
def test_units_aboard_return_actioned_when_the_boarded_item_leaves() -> None:
    back = event("回収", "UNITを1つ対象とし、それを手札に戻す。")
    for text in (STUN, BREAK, back):
        board = table(text, SHIP, second={"field": [{"card": "船", "crew": ["剣", "槍"]}]})
        before = [board.state.object[board.card(each)] for each in ("剣", "槍")]
        play(board, text["number"])
        assert board.waiting() == [] and sorted(board.field("second")) == ["剣", "槍"]
        assert board.states("剣") == board.states("槍") == ["actioned", "up"]
        assert [board.state.object[board.card(each)] for each in ("剣", "槍")] != before


@clause("kiseki", "1337.3", "506.4", "1330.1", "510.2")
def test_a_change_of_control_does_not_put_the_crew_out() -> None:
    fetch = event("回想", "相手の除外領域のカードを1枚対象とし、それを手札に加える。")
    ships = [{"card": "船@甲", "crew": ["剣", "槍"]}, {"card": "船@乙", "crew": ["術"]}]
    sink = event("沈没", "ITEMをすべて破壊する。")
    board = table(SHIP, SEIZE, fetch, sink, second={"field": ships})
    assert all([board.is_known(each, "first") for each in ("剣", "槍", "術")])
    play(board, "拿捕", "甲")
    assert board.field("first") == ["甲"] and sorted(board.removed("second")) == sorted(["剣", "槍", "術"])
    play(board, "回想", "槍")
    assert "槍" in board.hand("second")
    play(board, "沈没")
    assert sorted(board.field("second")) == sorted(["剣", "術"]) and board.removed("second") == []
    assert "槍" in board.hand("second")  # it was not aboard any more


@clause("kiseki", "1337.2", "1330.1")
def test_an_item_whose_last_crew_is_fetched_away_is_no_unit_any_more() -> None:
    fetch = event("回想", "相手の除外領域のカードを1枚対象とし、それを手札に加える。")
    board = table(SHIP, fetch, second={"field": [{"card": "船", "crew": ["剣"]}]})
    assert is_unit(board.state, board.rules, board.card("船"))
    play(board, "回想", "剣")
    assert "剣" in board.hand("second")
    assert not is_unit(board.state, board.rules, board.card("船")) and "boarded" not in board.states("船")


@clause("kiseki", "1411.1", "1337.1", "1337.2")
def test_a_boarded_item_is_a_unit_as_soon_as_the_cost_is_paid() -> None:
    stop = event("制止", "発動待機領域の能力を1つ対象とし、それを無効にする。")
    board = table(SHIP, STUN, stop, first={"field": ["船", "壁"]}, second={"hand": ["制止@敵"]})
    board.do("first", "craft", "船")
    assert board.waiting() == [("craft", "船")] and board.removed("first") == ["壁"]
    assert "play 衝撃" in board.options("first")
    board.passes("first")
    board.do("second", "play", "敵")
    resolve(board)
    assert board.waiting() == [] and "play 衝撃" in board.options("first")
    board = table(unit("鳥", cp=0), item("船", text="【搭乗0】"), first={"field": ["船", "鳥"]})
    board.do("first", "craft", "船")  # even where nothing is asked for, somebody boards
    assert board.removed("first") == ["鳥"]


@clause("kiseki", "1337.1", "1336.1", "1411.1")
def test_a_linked_unit_boards_as_one_and_returns_as_two() -> None:
    board = table(SHIP, STUN, first={"field": ["船", {"card": "剣", "linked": "術"}, "術@余"]})
    board.do("first", "craft", "船")  # 2 and 1 are not 4, with the other one they are
    resolve(board)
    assert sorted(board.removed("first")) == sorted(["剣", "術", "余"])
    play(board, "衝撃")
    assert sorted(board.field("first")) == sorted(["剣", "術", "余"])
    assert board.card_names("剣") == ["剣"] and board.card_names("術") == ["術"]
    assert "linked" not in board.states("剣")


@clause("kiseki", "1337.2", "1411.1", "1416.1", "1215.1e")
def test_an_item_without_strength_fights_with_zero() -> None:
    raft = item("筏", text="【搭乗1】")
    ships = [{"card": "筏", "crew": ["術"]}, {"card": "船", "crew": ["剣"]}]
    board = table(raft, SHIP, phase="battle", first={"field": ships}, second={"field": ["壁"]})
    assert (board.strength("筏"), board.defence("筏")) == (0, 0)
    assert (board.strength("船"), board.defence("船")) == (6, 6)
    board.attack("first", "筏", target="壁")
    board.settle()
    assert board.trail("first") == ["筏"]  # 1 against 0


# --- R70-R76: organisations, nullified effects, what counts, empty decks


@clause("kiseki", "1310.1", "1215.1b", "1331.1")
def test_linked_organisations_chain() -> None:
    links = [
        event("甲", f"あなたの{GUILD}と{SCHOOL}をリンクする。"),
        event("乙", f"あなたの{SCHOOL}と{TRADE}をリンクする。"),
    ]
    join = event("入団", f"UNITを1つ対象とし、それはこのターン中{TRADE}を得る。")
    loner = unit("孤", organisations=("影の結社",))
    board = table(*links, join, loner, SEIZE, first={"field": ["剣", "孤"]}, second={"field": ["剣@敵"]})
    play(board, "甲")
    play(board, "乙")
    play(board, "拿捕", "敵")
    assert sorted(board.organisations("剣")) == sorted([GUILD, SCHOOL, TRADE])
    assert board.organisations("敵") == [GUILD]  # its owner is another
    play(board, "入団", "孤")
    assert sorted(board.organisations("孤")) == sorted([GUILD, SCHOOL, TRADE, "影の結社"])


@clause("kiseki", "1310.1", "1333.1", "1333.2", "1312.4")
def test_all_organisations_can_be_chosen_but_are_not_counted() -> None:
    hall = base("館", text="・あなたのUNITはすべての組織を持つ。")
    count = event("集計", "あなたは絆をX点得る。Xは場にある組織の数である。")
    link = event("同盟", f"あなたの{SCHOOL}と{TRADE}をリンクする。")
    ban = event("追放", "場にある組織を1つ選ぶ。選んだ組織を持つUNITはこのターン中-1/-0を得る。")
    first = {"field": ["剣"], "homebase": [{"card": "館", "up": True}], "bonds": 10}
    board = table(hall, count, link, ban, first=first)
    play(board, "同盟")
    play(board, "集計")
    assert board.bonds("first") == 11
    play(board, "追放")
    assert set(board.options("first")) == set(board.rules.list.organisations)
    board.option("first", "影の結社")
    assert board.strength("剣") == 3


@clause("kiseki", "1312.4", "1306.2a", "506.2")
def test_an_organisation_may_be_chosen_from_a_stunned_unit() -> None:
    ban = event(
        "追放", "場にある組織を1つ選ぶ。選んだ組織を持つUNITはこのターン中-1/-0を得る。その後、あなたは絆を1点得る。"
    )
    board = table(ban, first={"field": ["剣"]}, second={"field": [{"card": "術", "stunned": True}]})
    play(board, "追放")
    assert board.options("first") == [GUILD, SCHOOL]
    board = table(ban, first={"field": ["刃"], "bonds": 20})
    play(board, "追放")
    assert board.waiting() == [] and board.bonds("first") == 21


@clause("kiseki", "1325.1", "1325.1a", "1215.3b", "1212.2")
def test_nullifying_reaches_only_older_effects() -> None:
    clear = event("浄化", "UNITを1つ対象とし、それに適用されている効果を無効化する。")
    cheer = event("鼓舞", "UNITを1つ対象とし、それはこのターン中+3/+0を得る。")
    proud = unit("誇", strength=1, text="【武術】\n・このDEFは7である。\n・これは+1/+0を得る。")
    board = table(clear, cheer, proud, first={"field": [{"card": "誇", "support": True}], "hand": ["鼓舞@後"]})
    play(board, "鼓舞")
    assert board.strength("誇") == 1 + 1 + 3
    play(board, "浄化")
    assert (board.strength("誇"), board.defence("誇")) == (1, 7)
    assert "supported" in board.states("誇") and board.icons("誇") == ["武術"]
    play(board, "後")
    assert board.strength("誇") == 4


@clause("kiseki", "1329.1", "1329.2", "705.5")
def test_bonds_taken_to_be_lower_do_not_decide_the_game() -> None:
    mirror = item("鏡", text="・あなたの絆は0点であるものとする。")
    brave = unit("勇", text="・あなたの絆が5点以下なら、これは+3/+0を得る。")
    board = table(mirror, brave, first={"field": ["鏡", "勇"]})
    assert board.strength("勇") == 5
    to_next_turn(board)
    assert board.outcome() is None
    high = item("鏡", text="・あなたの絆は30点であるものとする。")
    board = table(high, brave, first={"field": ["鏡", "勇"], "bonds": 4})
    assert board.strength("勇") == 5  # the lower one counts
    statue = item("像", text="・あなたの場に“剣”がいるものとする。")
    slash = event("指名", "“剣”を1つ対象とし、それをスタンする。")
    count = event("査定", "あなたは絆をX点得る。Xは“剣”の数である。")
    board = table(statue, slash, count, first={"field": ["像"], "bonds": 20})
    assert "play 指名" not in board.options("first")
    play(board, "査定")
    assert board.bonds("first") == 20


@clause("kiseki", "1323.1", "104.2", "1102.1")
def test_a_plan_looks_at_what_is_left_of_the_deck() -> None:
    plan = event("作戦", "計画3。")
    board = table(plan, first={"deck": ["剣", "槍"]})
    play(board, "作戦")
    assert board.options("first") == ["剣", "槍"]
    board = table(plan, first={"deck": []})
    play(board, "作戦")
    assert board.asked() == ("first", "priority", "902.4") and board.outcome() is None


# --- R77-R83: icons, triggers, passes


@clause("kiseki", "1404.1", "804.8", "804.2", "1221.1", "1215.6")
def test_allegiance_triggers_on_the_first_attack_of_the_turn_only() -> None:
    loyal = unit("帰", strength=1, text="【帰属】", organisations=("影の結社",))
    first = {"field": ["帰", "術", "剣"]}
    board = table(loyal, phase="battle", first=first, second={"field": ["壁"]})
    board.attack("first", "術", target="壁")
    board.settle()
    assert sorted(board.organisations("帰")) == sorted(["影の結社", SCHOOL])
    board.play_on("attackers", "first")
    board.attack("first", "剣", target="壁")
    board.settle()
    assert sorted(board.organisations("帰")) == sorted(["影の結社", SCHOOL])  # not the second attack's


@clause("kiseki", "1415.1", "1402.1", "1322.1")
def test_covert_by_choice_is_settled_as_the_unit_enters() -> None:
    spy = unit("密", cp=0, text="【暗躍:選択式】\n・[登場]カードを1枚引く。")
    back = event("送還", "UNITを1つ対象とし、それを手札に戻す。")
    board = table(spy, back, first={"hand": ["密"]})
    board.do("first", "play", "密")
    board.passes("first", "second")
    now = board.asked()
    assert now is not None and now[0] == "first" and now[2] == "1415.1"
    board.option("first", "yes")
    assert "暗躍" in board.icons("密") and board.waiting() == [("craft", "密")]
    resolve(board)
    to_next_turn(board)
    assert "暗躍" in board.icons("密")


@clause("kiseki", "1406.1", "1336.1c", "804.5", "804.6")
def test_martial_arts_counts_each_opponent_in_battle() -> None:
    fist = unit("拳", strength=2, defence=2, text="【武術】")
    board = table(fist, phase="battle", first={"field": ["拳", "剣"]}, second={"field": ["槍"]})
    board.attack("first", "拳", "剣", target="槍")
    while "attacking" not in board.states("拳"):
        board.passes(board.all_asked()[0])
    assert (board.strength("拳"), board.defence("拳")) == (3, 3)  # not for the fellow attacker
    pair = {"card": "拳", "linked": "拳@二"}
    board = table(fist, phase="battle", first={"field": [pair]}, second={"field": ["槍"]})
    board.attack("first", "拳")
    while "attacking" not in board.states("拳"):
        board.passes(board.all_asked()[0])
    assert board.strength("拳") == 2 + 2 + 2
    board = table(fist, phase="battle", first={"field": ["拳"]}, second={"field": ["拳@敵"]})
    board.attack("first", "拳")
    while "attacking" not in board.states("拳"):
        board.passes(board.all_asked()[0])
    assert board.strength("拳") == 2


@clause("kiseki", "1403.1", "211.2", "1204.2")
def test_reinforcement_needs_a_common_organisation_on_the_own_field() -> None:
    helper = unit("援", cp=0, text="【援軍】", arts=(art("声", "カードを1枚引く。"),), organisations=(GUILD, TRADE))
    call = event("招集", "あなたの軌跡のUNITを1枚対象とし、それを場に出す。")
    board = table(helper, call, first={"hand": ["援"], "field": ["術"], "trail": ["援@跡"]}, second={"field": ["剣"]})
    assert board.refused("first", "play", "援").clause == "1403.1"
    assert "art 援" in board.options("first")
    play(board, "招集")
    assert "跡" in board.field("first")
    assert "play 援" in board.options("first")  # now there is one
    board = table(helper, first={"hand": ["援"], "field": [{"card": "剣", "stunned": True}]})
    assert "play 援" in board.options("first")


@clause("kiseki", "1211.7", "804.8", "1211.3")
def test_an_attack_trigger_without_one_occurs_once_in_a_scrum() -> None:
    texts = {
        "・あなたの他のUNITが攻撃した時、これはこのターン中+1/+0を得る。": 1,
        "・あなたの他のUNITが1つ攻撃した時、これはこのターン中+1/+0を得る。": 2,
    }
    for text, times in texts.items():
        fan = unit("旗手", strength=0, text=text)
        board = table(fan, phase="battle", first={"field": ["旗手", "剣", "槍"]}, second={"field": ["壁"]})
        board.attack("first", "剣", "槍", target="壁")
        board.settle()
        assert board.strength("旗手") == times
    lead = unit("先陣", strength=0, text="・これが攻撃した時、これはこのターン中+1/+0を得る。")
    board = table(lead, phase="battle", first={"field": ["先陣", "剣"]}, second={"field": ["壁"]})
    board.attack("first", "先陣", "剣", target="壁")
    board.settle()
    assert board.strength("先陣") == 1


@clause("kiseki", "1211.5", "1204.2d", "1002.1b")
def test_a_trigger_without_a_target_is_not_played() -> None:
    vengeful = unit("報", text="・あなたが絆を得た時、相手のUNITを1つ対象とし、それをスタンする。")
    modest = unit("慎", text="・あなたが絆を得た時、カードを1枚引いてもよい。")
    board = table(PRAY, vengeful, first={"field": ["報"], "bonds": 20})
    play(board, "祈り")
    assert board.waiting() == [] and board.state.triggered == ()
    board = table(PRAY, modest, first={"field": ["慎"], "bonds": 20})
    board.do("first", "play", "祈り")
    board.passes("first", "second")
    assert board.waiting() == [("craft", "慎")]  # played without a question
    board.passes("first", "second")
    assert board.asked() == ("first", "may", "1205.1d")


@clause("kiseki", "902.5b", "902.5c", "902.3", "902.4f")
def test_a_trigger_between_two_passes_keeps_priority_going() -> None:
    clerk = unit("書", text="・あなたが絆を失った時、あなたは絆を1点得る。")
    board = table(clerk, second={"field": ["書"]})
    board.happen(BondsChanged("705.5", 1, -1, "text"))
    board.passes("first")
    assert board.waiting() == [("craft", "書")]
    board.passes("second")
    assert board.waiting() == [("craft", "書")] and board.asked() == ("first", "priority", "902.4")
    board.passes("first")
    assert board.waiting() == []
    for seat, verb, cards in (("second", "gain-ep", ("槍",)), ("second", "support", ("剣", "剣@二"))):
        board = table(second={"homebase": ["槍"], "field": ["剣", "剣@二"]})
        board.passes("first")
        board.do(seat, verb, *[each.partition("@")[2] or each for each in cards])
        board.passes("second")
        assert board.asked() == ("first", "priority", "902.4") and board.step() == ("deployment", "first")


# --- R84-R86: layers, order, original information


@clause("kiseki", "1215.1b", "1215.1c", "1215.1d", "1334.1", "1334.2", "1331.2")
def test_losing_an_organisation_is_in_the_layer_of_gaining_it() -> None:
    band = item("楽団", text=f"・あなたの{SCHOOL}は+1/+0を得る。")
    school = item("校章", text=f"・あなたのUNITは{SCHOOL}を得る。")
    texts = [
        event("除名", f"UNITを1つ対象とし、それはこのターン中{SCHOOL}を失う。"),
        event("復学", f"UNITを1つ対象とし、それはこのターン中{SCHOOL}を得る。"),
        event("忘却", "UNITを1つ対象とし、それはこのターン中すべてのクラフトを失う。"),
        event("修行", "UNITを1つ対象とし、それはこのターン中【武術】を得る。"),
        event("改名", "UNITを1つ対象とし、それはこのターン中“槍”を得る。"),
    ]
    board = table(band, school, *texts, first={"field": ["楽団", "校章", "剣"]})
    assert board.strength("剣") == 5
    play(board, "除名")  # the younger one
    assert board.organisations("剣") == [GUILD] and board.strength("剣") == 4
    play(board, "復学")
    assert board.strength("剣") == 5
    play(board, "忘却")
    play(board, "修行")
    assert board.icons("剣") == ["武術"]
    board = table(band, *texts, item("槍歌", text="・“槍”は+3/+0を得る。"), first={"field": ["槍歌", "剣"]})
    play(board, "改名")
    assert board.strength("剣") == 7  # names before numbers, whatever is older


@clause("kiseki", "1215.3a", "1215.3b")
def test_effects_that_depend_on_each_other_apply_in_order_of_age() -> None:
    one = item("甲", text=f"・あなたの{SCHOOL}は{TRADE}を失う。")
    other = item("乙", text=f"・あなたの{TRADE}は{SCHOOL}を失う。")
    both = unit("両", organisations=(SCHOOL, TRADE))
    for field, kept in ((["甲", "乙", "両"], SCHOOL), (["乙", "甲", "両"], TRADE)):
        board = table(one, other, both, first={"field": field})
        assert board.organisations("両") == [kept]


@clause("kiseki", "1336.1b", "1333.1", "1215.1a")
def test_original_values_ignore_lasting_effects() -> None:
    cheer = event("鼓舞", "UNITを1つ対象とし、それはこのターン中+3/+0を得る。")
    weak = event("急襲", "本来のSTRが4以下のUNITを1つ対象とし、それをスタンする。")
    giant = unit("巨", strength=2, text="・このSTRは7である。")
    board = table(cheer, weak, giant, first={"field": ["剣", "巨"]})
    play(board, "鼓舞", "剣")
    assert (board.strength("剣"), board.strength("巨")) == (7, 7)
    play(board, "急襲")
    assert board.is_stunned("剣") and not board.is_stunned("巨")


# --- R88-R94: decks, the set-up, choices of both, replacements


@clause("kiseki", "502.4", "603.1d", "1323.1")
def test_the_order_of_cards_put_under_a_deck_is_secret() -> None:
    bury = event("埋葬", "あなたの軌跡のカードを2枚対象とし、それらをデッキの下に置く。")
    board = table(bury, first={"trail": ["剣", "槍"], "deck": ["術"]})
    assert board.is_known("剣", "second")
    play(board, "埋葬")
    assert board.asked() == ("first", "deck-order", "502.4")
    board.order("first", "槍", "剣")
    assert board.deck("first") == ["術", "槍", "剣"]
    assert board.is_known("剣", "first") and not board.is_known("剣", "second") and not board.is_known("槍", "second")
    board = table(bury, first={"trail": ["剣", "剣@二"], "deck": ["術"]})
    play(board, "埋葬")
    assert board.asked() == ("first", "priority", "902.4")  # there is nothing to order


@clause("kiseki", "603.1a", "603.1b", "603.1d")
def test_the_player_picked_at_random_names_the_first_initiative_player() -> None:
    names = ["甲", "乙", "丙", "丁", "戊", "己"]
    for answer, begins in (("self", "second"), ("opponent", "first")):
        board = Board.new(names, names, cards=[unit(each) for each in names])
        board.roll(2)
        assert board.asked() == ("second", "first-initiative", "603.1a")
        board.option("second", answer)
        shuffled = 0
        while board.asked() == ("chance", "shuffle", "603.1b"):
            board.shuffle()
            shuffled += 1
        assert shuffled == 2
        other = "first" if begins == "second" else "second"
        board.choose(begins)
        board.choose(other)
        assert board.turn() == (1, begins)
        assert "Drawn" not in board.happened()[: board.happened().index("TurnBegan")]


@clause("kiseki", "602.3a", "602.4b", "602.4b-1", "202.1")
def test_cards_without_a_sub_name_share_the_limit_by_name() -> None:
    alike = {**unit("甲"), "number": "甲二"}
    cards = with_cards(unit("甲"), alike, unit("乙", subname="一般")).list
    assert [each.condition for each in deck_problems(cards, {"甲": 3, "甲二": 2, "乙": 45})] == ["too-many-of-a-name"]
    assert deck_problems(cards, {"甲": 3, "甲二": 1, "乙": 46}) == ()
    rarities = {card.number: card.rarity for card in with_cards().list.cards}
    assert len(open_booster(rarities, Stream("1", "boosters"))) == 8


@clause("kiseki", "1502.1", "705.6", "502.2")
def test_a_hidden_card_chosen_first_stays_hidden() -> None:
    toll = event("供出", "各プレイヤーは手札を1枚捨てる。")
    board = table(toll, first={"hand": ["剣"]}, second={"hand": ["槍"]})
    play(board, "供出")
    told = len(board.told("second"))
    board.choose("first", "剣")
    assert board.asked() == ("second", "discard", "1312.1") and board.trail("first") == []
    assert not board.is_known("剣", "second") and "剣" not in str(board.told("second")[told:])
    assert "剣" not in str(board.view("second"))
    board.choose("second", "槍")
    assert "剣" in board.trail("first") and board.trail("second") == ["槍"]


@clause("kiseki", "1216.2", "1216.3")
def test_each_replacement_applies_once_to_an_event() -> None:
    thread = item("糸", text="・あなたのUNITが軌跡に置かれるなら、代わりにそれを手札に戻す。")
    stubborn = unit("頑", text="・これが手札に戻るなら、代わりにこれを軌跡に置く。")
    board = table(thread, stubborn, SLAY, second={"field": ["頑", "糸"]})
    play(board, "一撃")
    assert board.asked() == ("first", "priority", "902.4")  # nothing is asked of anybody
    assert board.trail("second") == ["頑"]


# --- R95-R100: loops, permissions, conceding, names, conditions on all


LIVE = unit("永久", text="・[アクション]:あなたは1EPを得る。\n・1EP支払う:これをレディする。")


def keep_up(board: Board) -> None:
    """Play both crafts of the unit that can go on for ever, until a number is asked for."""
    for place in (0, 1):
        reference = board.rules.card(board.state, board.card("永久")).own[place]
        wanted = Action("craft", board.card("永久"), numbers=(reference,))
        question = board._is_asked("first", Act)
        board._submit("first", [equal_actions(each, wanted) for each in question.options].index(True))
        resolve(board)


@clause("kiseki", "1501.1", "1501.1a", "1501.1b", "104.5")
def test_an_optional_loop_is_counted_and_then_closed() -> None:
    board = Board(phase="battle", cards=[LIVE, SWORD], first={"field": ["永久"], "homebase": ["剣@一", "剣@二"]})
    keep_up(board)
    assert board.asked() == ("first", "loop-count", "1501.1a")
    assert board.options("first") == [str(each) for each in range(100)]
    before = board.happened().count("Turned")
    board.number("first", 2)
    assert board.happened().count("Turned") - before == 4
    assert "craft 永久" not in board.options("first")
    board.do("first", "gain-ep", "一")
    assert "craft 永久" in board.options("first")


@clause("kiseki", "1501.1c", "1002.1a")
def test_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    echo = unit("谺", text="・あなたが絆を得た時、あなたは絆を1点失う。\n・あなたが絆を失った時、あなたは絆を1点得る。")
    gain = event("絆", "あなたは絆を1点得る。")
    board = Board(cards=[echo, gain], phase="deployment", first={"field": ["谺"], "hand": ["絆"], "bonds": 20})
    board.do("first", "play", "絆")
    assert board.outcome() == ("nobody", "loop", "1501.1c")
    end = event("終止", "UNITを1つ対象とし、それを即死させる。")
    board = table(echo, gain, end, first={"field": ["谺"], "bonds": 20}, second={"hand": ["終止@敵"]})
    board.do("first", "play", "絆")
    for _ in range(20):
        board.passes(board.all_asked()[0])
    assert board.outcome() is None and board.waiting() != []  # the other player could stop it
    while board.all_asked() != ["second"]:
        board.passes("first")
    board.do("second", "play", "敵")
    resolve(board)
    assert board.field("first") == [] and board.asked() == ("first", "priority", "902.4")


ECHO = unit("谺", text="・あなたが絆を得た時、あなたは絆を1点失う。\n・あなたが絆を失った時、あなたは絆を1点得る。")
GAIN = event("絆", "あなたは絆を1点得る。")


def passed(board: Board, most: int = 400) -> None:
    """Everybody passes, until something else is asked or the game is over."""
    for _ in range(most):
        if board.outcome() is not None or board._purpose() != "priority":
            return
        board.passes(board.all_asked()[0])


@clause("kiseki", "1501.1c", "1217.3")
def test_a_loop_that_no_alternative_stops_is_a_draw() -> None:
    board = table(ECHO, GAIN, unit("兵"), first={"field": ["谺", "兵@一", "兵@二"], "bonds": 20, "hand": ["絆"]})
    board.do("first", "play", "絆")
    assert len([each for each in board.options("first") if each.startswith("support")]) > 2
    passed(board)
    assert board.outcome() == ("nobody", "loop", "1501.1c")


@clause("kiseki", "1501.1c")
def test_a_loop_with_a_target_to_choose_in_every_round_is_a_draw() -> None:
    mirror = unit(
        "鏡", text="・あなたが絆を失った時、UNITを1つ対象とし、それはこのターン中+1/+0を得る。あなたは絆を1点失う。"
    )
    board = table(
        mirror, event("傷", "あなたは絆を1点失う。"), unit("兵"), first={"field": ["鏡", "兵"], "hand": ["傷"]}
    )
    board.do("first", "play", "傷")
    for _ in range(200):
        if board.outcome() is not None:
            break
        question = board._purpose()
        if question == "priority":
            board.passes(board.all_asked()[0])
        else:
            board.choose("first", "鏡")
    assert board.outcome() == ("nobody", "loop", "1501.1c")


@clause("kiseki", "1501.1c", "1217.3")
def test_a_loop_that_a_card_in_the_homebase_stops_for_ep_is_no_draw() -> None:
    end = event("終止", "UNITを1つ対象とし、それを即死させる。", ep=1)
    board = table(
        ECHO, GAIN, end, first={"field": ["谺"], "bonds": 20, "hand": ["絆"]}, second={"homebase": ["終止@敵", "剣"]}
    )
    board.do("first", "play", "絆")
    passed(board, 60)
    assert board.outcome() is None


@clause("kiseki", "1501.1c")
def test_a_long_row_of_triggers_that_ends_by_itself_is_no_loop() -> None:
    board = table(
        unit("鐘", text="・あなたが絆を失った時、あなたの絆が10点以上なら、あなたは絆を1点失う。"),
        event("傷", "あなたは絆を1点失う。"),
        unit("兵"),
        first={"field": ["鐘", "兵@一", "兵@二"], "hand": ["傷"], "bonds": 40},
    )
    board.do("first", "play", "傷")
    passed(board)
    assert board.outcome() is None and board.bonds("first") == 9


@clause("kiseki", "104.1", "104.4")
def test_a_prohibition_wins_over_a_permission() -> None:
    board = table(SCOUT, first={"homebase": ["斥候"]})
    assert "play 斥候" in board.options("first")  # against the rule that UNITs are played from hand
    gag = item("封", text="・相手はCPコストが1のUNITをプレイできない。")
    board = table(SCOUT, gag, first={"homebase": ["斥候"]}, second={"field": ["封"]})
    assert board.refused("first", "play", "斥候").clause == "104.4"


@pytest.mark.parametrize("seat", ["first", "second"])
@clause("kiseki", "103.4")
def test_either_player_may_concede_at_any_moment(seat: str) -> None:
    board = table(STUN, first={"field": ["剣", "槍"]})
    board.do("first", "play", "衝撃")  # in the middle of a play, while one is asked
    assert board.all_asked() == ["first"]
    concede(board.state, board.rules, ("first", "second").index(seat))
    assert board.outcome() == ("second" if seat == "first" else "first", "concession", "103.4")
    assert board.all_asked() == []


@clause("kiseki", "1302.1b", "1222.6", "1201.1a-2", "1211.1")
def test_a_bare_card_name_means_cards_on_the_field() -> None:
    praise = event("讃歌", "“剣”はこのターン中+1/+0を得る。")
    board = table(praise, first={"field": ["剣@場"], "trail": ["剣@跡"], "hand": ["剣@手"], "homebase": ["剣@家"]})
    play(board, "讃歌")
    assert [board.strength(each) for each in ("場", "跡", "手", "家")] == [5, 4, 4, 4]
    grudge = unit("恨", text="・これが相手によって軌跡に置かれた時、あなたは絆を3点得る。")
    board = table(grudge, SLAY, second={"field": ["恨"], "bonds": 20})
    play(board, "一撃")
    assert board.bonds("second") == 23
    for text in ("これがアクションした時", "あなたのITEMが破壊された時", "準備フェイズ開始時", "戦闘フェイズ終了時"):
        clock = unit("刻", text=f"・{text}、あなたは絆を1点得る。")
        board = table(clock, first={"field": ["刻"]})
        assert [each.form for each in board.rules.card(board.state, board.card("刻")).abilities] == [TRIGGERED]


@clause("kiseki", "507.3", "1328.2", "104.2")
def test_a_condition_on_all_cards_holds_where_there_are_none() -> None:
    bold = unit("豪", strength=2, text="・相手のUNITがすべてアクション状態なら、これは+2/+0を得る。")
    cases: list[tuple[list[Any], int]] = [([], 4), ([{"card": "剣", "actioned": True}], 4), (["剣"], 2)]
    for field, strength in cases:
        board = table(bold, first={"field": ["豪"]}, second={"field": field})
        assert board.strength("豪") == strength
