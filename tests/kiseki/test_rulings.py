"""Every ruling of rulings.toml that no test of a chapter proves as a whole."""

from __future__ import annotations

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
