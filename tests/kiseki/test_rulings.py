"""Every ruling of rulings.toml that no test of a chapter proves as a whole."""

from __future__ import annotations

from fuda.games.kiseki.cards import EVENT
from fuda.games.kiseki.playing import Play
from fuda.games.kiseki.table import PSEUDO
from fuda.kernel.machine import advance
from tests.citing import clause
from tests.kiseki.board import Board, art, base, event, item, unit
from tests.kiseki.texts import GUILD, SCHOOL, play, resolve, table, use

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
    board = table(wound, elated, first={"hand": ["炎"], "bonds": 10})
    play(board, "傷")
    assert board.asked() == ("first", "reveal-trigger", "1211.3a")
    board.option("first", "yes")
    resolve(board)
    assert board.bonds("first") == 14


@clause("kiseki", "1211.3a", "1211.3b", "1211.3c")
def test_keeping_a_hidden_trigger_hidden_tells_the_opponent_nothing() -> None:
    wound = event("傷", "あなたは絆を1点失う。")
    elated = unit("炎", text="【高揚「あなたが絆を失った時、あなたは絆を5点得る。」】")
    told, seen = [], []
    for card in ("炎", "剣"):
        board = table(wound, elated, first={"hand": [card], "bonds": 10})
        play(board, "傷")
        if card == "炎":
            board.option("first", "no")
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
    state.frames[-1].pc = state.frames[-1].running
    state.frames.append(Play(0, PSEUDO, board.card("高価"), as_kind=EVENT))
    advance(state, board.rules)
    assert board.asked() == ("first", "priority", "902.4")
    assert board.is_down("高価") and not board.is_known("高価", "second")
    assert board.view("second") == before
    assert [told["event"] for told in board.told("second")][-2:] == ["Flipped", "Rewound"]


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
