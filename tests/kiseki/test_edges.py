"""Where does each of these rules stop? One small table for each edge that other tests do not come to."""

from __future__ import annotations

from typing import Any

from fuda.games.kiseki.chapters.actions import playable_actions
from fuda.games.kiseki.texts.values import is_cursed, wings_of
from tests.citing import clause
from tests.kiseki.board import Board, art, base, event, item, unit
from tests.kiseki.texts import CARDS, play, resolve, table, use

# --- 1215 the layers


@clause("kiseki", "1215.1e", "1215.1f")
def test_wings_that_are_added_late_are_still_raised_by_what_is_older() -> None:
    choir = base("聖堂", text="・あなたのUNITの光まとう翼を1増やす。")
    angel = unit("翼", cp=0, text="・あなたの絆が10点以下なら、この光まとう翼は3である。")
    board = table(choir, angel, first={"hand": ["翼"], "homebase": [{"card": "聖堂", "up": True}], "bonds": 10})
    play(board, "翼")
    assert wings_of(board.state, board.rules, board.card("翼")) == 4


@clause("kiseki", "1215.1f", "1215.3b", "1215.3b-1")
def test_a_cost_that_is_fixed_late_is_not_raised_by_what_is_older() -> None:
    tax = base("関所", text="・あなたのUNITのCPコストを1増やす。")
    giant = unit("巨", cp=0, text="・あなたの絆が10点以下なら、このCPコストは3である。")
    board = table(tax, giant, first={"hand": ["巨"], "homebase": [{"card": "関所", "up": True}], "bonds": 10})
    play(board, "巨")
    assert board.cp("巨") == 3


@clause("kiseki", "1215.1", "1329.1", "1329.2", "1329.3")
def test_what_counts_as_true_does_so_for_figures_of_older_texts() -> None:
    texts = {
        "絆": ("あなたの絆は10点であるものとする。", "あなたの絆が10点以下なら、"),
        "場": ("あなたの場に“槍”がいるものとする。", "あなたの場に“槍”がいるなら、"),
        "孤": ("あなたのUNITはこれだけであるものとする。", "あなたの【暗躍】を持たないUNITがこれだけなら、"),
    }
    for name, (taken, asked) in texts.items():
        brave = unit(f"勇{name}", text=f"・{asked}これは+3/+0を得る。")
        sign = item(f"印{name}", cp=0, text=f"・{taken}")
        board = table(brave, sign, first={"field": [f"勇{name}", "剣"], "hand": [f"印{name}"]})
        assert board.strength(f"勇{name}") == 2
        play(board, f"印{name}")
        assert board.strength(f"勇{name}") == 5, name


# --- 1205 what is resolved


@clause("kiseki", "1205.1c", "1205.1c-1")
def test_a_unit_goes_from_the_waiting_zone_straight_to_the_field_of_its_player() -> None:
    board = table(unit("新", cp=0), first={"hand": ["新"]})
    play(board, "新")
    assert board.field("first") == ["新"]
    assert board.happened().count("Went") == 2  # into the waiting zone and out of it


@clause("kiseki", "1205.1c", "1205.1c-3", "1205.1")
def test_a_base_that_is_resolved_stays_in_the_homebase() -> None:
    board = table(base("砦"), first={"homebase": ["砦"]})
    play(board, "砦")
    assert board.homebase("first") == ["砦"] and board.field("first") == [] and not board.is_down("砦")
    assert "Went" not in board.happened()


@clause("kiseki", "1205.1c-1", "1205.1c-2", "502.3")
def test_a_card_that_has_left_the_waiting_zone_does_not_come_from_elsewhere() -> None:
    thief = item(
        "盗", text="・あなたがUNITをプレイした時、それを手札に戻す。\n・あなたがEVENTをプレイした時、それを手札に戻す。"
    )
    gain = event("恵み", "あなたは絆を1点得る。")
    board = table(thief, gain, unit("新", cp=0), first={"hand": ["新"], "field": ["盗"], "bonds": 20})
    play(board, "新")
    assert "新" in board.hand("first") and board.field("first") == ["盗"]
    play(board, "恵み")
    assert board.bonds("first") == 21 and "恵み" in board.hand("first") and board.trail("first") == []


@clause("kiseki", "1205.1c", "1205.1d")
def test_the_effects_of_an_event_are_carried_out_as_those_of_a_card_wherever_it_was_played_from() -> None:
    ask = event("問い", "カードを1枚引いてもよい。")
    mage = unit("術士", arts=(art("光", "カードを1枚引いてもよい。"),))
    for place, name, verb, label in (
        ("hand", "問い", "play", "1205.1c"),
        ("homebase", "問い", "play", "1205.1c"),
        ("hand", "術士", "art", "1205.1d"),
        ("homebase", "術士", "art", "1205.1d"),
    ):
        board = Board(
            phase="deployment",
            cards=[*CARDS, ask, mage],
            first={place: [name], "deck": 3},
            second={"hand": ["備え"]},
        )
        board.do("first", verb, name)
        resolve(board)
        assert board.asked() == ("first", "may", label), (place, name)


@clause("kiseki", "1205.1d-1", "1215.9")
def test_an_effect_until_a_card_leaves_does_not_begin_where_it_has_left_and_come_again() -> None:
    sword = item("霊剣", cp=0, text="・[登場]あなたのUNITを1つ対象とし、それはこれが場を離れるまで+2/+2を得る。")
    flash = event("明滅", "ITEMを1つ対象とし、それを破壊し、それを場に出す。")
    board = table(sword, flash, first={"field": ["剣"], "hand": ["霊剣"]})
    board.do("first", "play", "霊剣")
    while board.waiting() != [("craft", "霊剣")]:
        board.passes(board.all_asked()[0])
    play(board, "明滅")
    assert board.field("first") == ["剣", "霊剣"]
    assert board.strength("剣") == 6  # by the craft of the card that came again, not by the older one


# --- 1215.3b, 1325 how old an effect is


@clause("kiseki", "1215.3b-2", "1325.1a")
def test_what_a_craft_does_is_as_old_as_its_resolution_and_not_as_its_card() -> None:
    clear = event("浄化", "UNITを1つ対象とし、それに適用されている効果を無効化する。")
    stun = event("衝撃", "UNITを1つ対象とし、それをスタンする。")
    guard = item("護符", text="・0EP支払う:UNITを1つ対象とし、それはこのターン中スタンしない。")
    for order, stunned in ((("浄化", "護符"), False), (("護符", "浄化"), True)):
        board = table(clear, stun, guard, first={"field": ["剣", "護符"]})
        for each in order:
            (use if each == "護符" else play)(board, each)
        play(board, "衝撃")
        assert board.is_stunned("剣") == stunned, order


# --- 1204 targets and prices


@clause("kiseki", "1204.2d", "1305.2b")
def test_targets_are_found_by_the_x_that_the_text_settles() -> None:
    hunt = event("狩り", "CPコストがX以下の相手のUNITを1つ対象とし、それをスタンする。Xはあなたの自警団の数である。")
    board = table(hunt, first={"field": ["剣", "槍"]}, second={"field": ["術", "剣@敵", "壁"]})
    board.do("first", "play", "狩り")
    assert board.asked() == ("first", "targets", "1204.2d")
    assert board.options("first") == ["術", "敵"]


@clause("kiseki", "1204.2f-2", "1204.2f-6")
def test_what_sets_another_figure_leaves_the_price_alone() -> None:
    tax = item("関税", text="・あなたがプレイするEVENTのCPコストは9になる。")
    gain = event("恵み", "あなたは絆を1点得る。", ep=1)
    board = table(tax, gain, first={"field": ["関税"], "homebase": 1, "bonds": 20})
    play(board, "恵み")
    assert board.bonds("first") == 21


@clause("kiseki", "1306.1", "804.1")
def test_a_chosen_attacker_that_is_stunned_is_chosen_until_the_attack_is_checked() -> None:
    daze = event("昏倒", "UNITを1つ対象とし、それをスタンする。")
    board = table(daze, first={"field": ["剣", "槍"]}, second={"field": ["壁"]}, phase="battle")
    board.attack("first", "剣", "槍")
    while "play 昏倒" not in board.options("first"):
        board.passes(board.all_asked()[0])
    play(board, "昏倒", "槍")
    assert board.is_stunned("槍")
    assert [board.name(card) for card in board.state.attackers] == ["剣", "槍"]


@clause("kiseki", "1306.5", "1306.1", "1222.6")
def test_a_unit_that_is_an_item_too_is_destroyed_by_the_player_whose_effect_stuns_it() -> None:
    doll = unit("人", cp=0, text="【人形】\n・これが相手によって軌跡に置かれた時、これを手札に戻す。")
    daze = event("昏倒", "UNITを1つ対象とし、それをスタンする。")
    board = table(daze, doll, second={"field": ["人"]})
    play(board, "昏倒")
    assert "人" in board.hand("second")
    board = table(daze, doll, first={"field": ["人"]})
    play(board, "昏倒")
    assert "人" in board.trail("first")


@clause("kiseki", "1204.2i", "1204.2j", "1204.2k")
def test_a_card_or_its_pseudo_card_is_put_up_as_a_card_and_all_else_as_an_ability() -> None:
    gain = event("恵み", "あなたは絆を1点得る。")
    mage = unit("術士", arts=(art("光", "カードを1枚引く。"),), text="・0EP支払う:カードを1枚引く。")
    for place, name, verb, label in (
        ("hand", "恵み", "play", "1204.2i"),
        ("homebase", "恵み", "play", "1204.2i"),
        ("hand", "術士", "art", "1204.2j"),
        ("field", "術士", "craft", "1204.2j"),
    ):
        board = Board(phase="deployment", cards=[*CARDS, gain, mage], first={place: [name]}, second={"hand": ["備え"]})
        board.do("first", verb, name)
        assert [each["clause"] for each in board.told() if each["event"] == "PutUp"] == [label], (place, name)
        assert board.state.saved == ()  # what is announced stands


@clause("kiseki", "1306.1", "1306.5", "1222.5a")
def test_a_unit_that_is_an_item_too_and_pays_by_its_stun_is_destroyed_by_its_own_player() -> None:
    doll = unit(
        "人",
        cp=0,
        text="【人形】\n・これをスタンする:あなたは絆を1点得る。\n・これが相手によって軌跡に置かれた時、これを手札に戻す。",
    )
    board = table(doll, first={"field": ["人"], "bonds": 20})
    use(board, "人")
    assert board.trail("first") == ["人"] and board.bonds("first") == 21


@clause("kiseki", "1204.2e", "1205.1a")
def test_of_targets_that_get_different_things_one_that_is_gone_gets_nothing() -> None:
    split = event("分配", "UNITを2つ対象とし、1つはこのターン中+3/+0を得て、もう1つは+0/+3を得る。")
    slay = event("一撃", "UNITを1つ対象とし、それを即死させる。")
    board = table(split, slay, first={"field": ["剣", "槍"]})
    board.do("first", "play", "分配")
    board.order("first", "剣", "槍")
    play(board, "一撃", "剣")
    assert (board.strength("槍"), board.defence("槍")) == (3, 6)
    assert len(board.state.effects) == 1


@clause("kiseki", "302.1b", "705.9")
def test_ep_gained_in_the_recovery_phase_are_gone_when_the_next_turn_begins() -> None:
    sides = {"homebase": ["剣", "槍"]}
    board = Board(phase="recovery", cards=CARDS, first=sides, second={"homebase": ["壁", "術"]})
    board.do("first", "gain-ep", "剣")
    assert board.pools("first") == (0, 1)
    while board.turn()[0] == 5:
        board.passes(board.all_asked()[0])
    assert board.state.frames[-1].clause == "703.2" and board.pools("first") == (0, 0)
    assert board.happened().count("PoolsEmptied") == 1  # before the next turn has begun


@clause("kiseki", "902.4", "902.4b", "902.4h-1", "203.2a")
def test_a_card_of_two_kinds_is_offered_as_each_of_them() -> None:
    both = unit("両", cp=0, kind="UNIT・EVENT")
    board = table(both, first={"hand": ["両"]})
    offered = [each for each in playable_actions(board.state, board.rules, 0) if each.verb == "play"]
    assert sorted([each.numbers for each in offered if board.name(each.card) == "両"]) == [(1,), (4,)]
    for kind, field in ((1, ["両"]), (4, [])):
        board = table(both, first={"hand": ["両"]})
        question: Any = board._question(0)
        board._submit("first", [each.numbers for each in question.options].index((kind,)))
        resolve(board)
        assert board.field("first") == field


@clause("kiseki", "703.7a", "507.1")
def test_a_card_is_laid_down_in_the_homebase_by_the_player_whose_step_it_is() -> None:
    for seat, other in (("first", "second"), ("second", "first")):
        sides: dict[str, Any] = {seat: {"hand": ["剣"], "deck": 5}, other: {"deck": 5}}
        board = Board(initiative=seat, phase="begin", cards=CARDS, **sides)
        board.play_on("homebase", seat)
        board.choose(seat, "剣")
        laid = [each for each in board.told() if each["event"] == "Went" and each["clause"] == "703.7a"]
        assert [(each["by"], each["down"], each["actioned"]) for each in laid] == [(0 if seat == "first" else 1, 1, 0)]


@clause("kiseki", "1325.1", "1325.1a")
def test_only_the_sentence_that_nullifies_does_so_and_only_while_it_lasts() -> None:
    clear = event("静寂", "UNITを1つ対象とし、このターン中それに適用されている効果を無効化する。それは+0/+1を得る。")
    oath = event("誓い", "UNITを1つ対象とし、それは+2/+0を得る。")
    board = table(clear, oath, first={"field": ["剣"]})
    play(board, "誓い")
    play(board, "静寂")
    assert (board.strength("剣"), board.defence("剣")) == (4, 5)
    while board.turn()[0] == 5:
        board._be_passive()
    assert (board.strength("剣"), board.defence("剣")) == (6, 5)


@clause("kiseki", "705.8", "1306.2b", "1315.1")
def test_only_what_is_actioned_and_not_stunned_is_readied_at_the_end_of_the_turn() -> None:
    shrine = item("祠", text="・あなたのUNITが軌跡に置かれるなら、代わりにカードを1枚引く。")
    field = ["祠", {"card": "剣", "stunned": True}, {"card": "槍", "actioned": True}, "術"]
    board = Board(phase="recovery", cards=[*CARDS, shrine], first={"field": field, "deck": 5, "homebase": 1})
    while board.turn()[0] == 5:
        board._be_passive()
    assert board.is_stunned("剣") and not board.is_ready("剣")
    assert board.is_ready("槍") and board.is_ready("術")
    assert [each["card"]["card"] for each in board.told() if each["event"] == "Turned"] == ["槍"]


# --- 804.3 what an attack requires

HIRED = unit("傭兵", strength=5, defence=5, text="・これは1EP支払わないなら攻撃できない。")


@clause("kiseki", "804.3", "804.10", "803.3", "803.5")
def test_attackers_that_were_paid_for_in_vain_may_be_chosen_again() -> None:
    back = event("送還", "相手のUNITを1つ対象とし、それを手札に戻す。")
    board = table(
        HIRED, back, first={"field": ["傭兵"], "homebase": ["術@一", "術@二"]}, second={"field": ["壁"]}, phase="battle"
    )
    board.attack("first", "傭兵")
    while "attacking" not in board.states("傭兵"):
        if board._purpose() == "gain-ep":
            board.choose("first", "一")
        else:
            board.passes(board.all_asked()[0])
    play(board, "送還")
    while board._purpose() == "priority":
        board.passes(board.all_asked()[0])
    assert board.asked() == ("first", "attackers", "803.3")
    assert board.options("first") == ["attack 傭兵", "pass"] and board.is_ready("傭兵")


@clause("kiseki", "804.3", "1318.2", "1217.3")
def test_who_pays_for_an_attack_says_with_which_cards() -> None:
    board = table(
        HIRED, first={"field": ["傭兵"], "homebase": ["術@一", "術@二"]}, second={"field": ["壁"]}, phase="battle"
    )
    board.attack("first", "傭兵")
    while board._purpose() == "priority":
        board.passes(board.all_asked()[0])
    assert board.asked() == ("first", "gain-ep", "1217.3") and board.how_many("first") == (1, 2)
    board.choose("first", "二")
    assert board.is_ready("一") and not board.is_ready("二")


@clause("kiseki", "1404.1", "804.8")
def test_the_first_attack_of_a_turn_is_counted_for_each_player() -> None:
    loyal = unit("従", text="【帰属】", organisations=("王立学院",))
    sides = {"first": {"field": ["壁@盾"]}, "second": {"field": ["従", "剣"]}}
    board = table(loyal, **sides, phase="battle")
    board.attack("first", "盾", target="剣")
    board.settle()
    board.attack("second", "剣")
    board.settle()
    assert board.organisations("従") == ["自警団", "王立学院"]


# --- 1204.2c X


@clause("kiseki", "1204.2c", "1305.2a", "104.5")
def test_an_x_for_which_there_is_one_figure_only_is_that_figure() -> None:
    gun = item("砲", text="・XEP支払う:絆をX点得る。")
    board = table(gun, first={"field": ["砲"], "homebase": 0, "bonds": 20})
    use(board, "砲")
    assert board.bonds("first") == 20 and board.happened().count("PutUp") == 1


@clause("kiseki", "1204.2c", "1205.1c-1")
def test_a_card_without_effects_has_no_x() -> None:
    for name, place in (("新", "hand"), ("砦", "homebase")):
        board = table(unit("新", cp=0), base("砦"), first={place: [name]})
        play(board, name)
        assert board.zone(name) == ("first", "field" if name == "新" else "homebase")


@clause("kiseki", "1205.1b", "1305.3")
def test_an_x_that_counts_what_is_looked_at_is_settled_once_it_was_looked_at() -> None:
    scry = event("星読み", "あなたのデッキの上を3枚見る。あなたは絆をX点得る。Xはその中のUNITの枚数である。")
    board = table(scry, first={"deck": ["剣", "刃", "槍", "術"], "bonds": 20})
    play(board, "星読み")
    assert board.bonds("first") == 22


# --- 509, 1324 what waits


@clause("kiseki", "509.1", "1204.2d")
def test_a_card_that_waits_is_no_craft_that_waits_and_no_card_of_another_kind() -> None:
    no = event("否定", "発動待機領域のUNITを1つ対象とし、それを無効にする。")
    smith = unit("鍛冶", text="・0EP支払う:カードを1枚引く。")
    board = table(no, smith, first={"field": ["鍛冶"]})
    board.do("first", "craft", "鍛冶")
    assert "play 否定" not in board.options("first")
    board = table(no, event("恵み", "あなたは絆を1点得る。"), first={"field": ["術"], "homebase": 1})
    board.do("first", "play", "恵み")
    assert "play 否定" not in board.options("first")
    board = table(no, unit("新", cp=0), first={"hand": ["新"]})
    board.do("first", "play", "新")
    assert "play 否定" in board.options("first")


# --- 1333, 1334 organisations


@clause("kiseki", "1334.1", "1333.1")
def test_who_has_all_organisations_and_loses_one_has_all_others() -> None:
    club = base("会館", text="・あなたのUNITはすべての組織を持つ。")
    leave = event("除名", "UNITを1つ対象とし、それはこのターン中自警団を失う。")
    board = table(club, leave, first={"field": ["剣"], "homebase": [{"card": "会館", "up": True}]})
    every = board.organisations("剣")
    assert "自警団" in every and len(every) > 5
    play(board, "除名")
    assert board.organisations("剣") == [each for each in every if each != "自警団"]


@clause("kiseki", "507.1", "104.2")
def test_a_card_is_put_into_the_homebase_by_the_player_whose_effect_does_so() -> None:
    put = event("備蓄", "相手の軌跡のUNITを1枚対象とし、それを拠点に裏向きで置く。")
    board = table(put, second={"trail": ["剣"]})
    play(board, "備蓄")
    assert board.homebase("second") == ["剣"] and board.is_down("剣")
    assert [each["by"] for each in board.told() if each["event"] == "Went" and each["clause"] == "507.1"] == [0]


@clause("kiseki", "1102.1", "103.1")
def test_nobody_loses_by_a_rule_check_who_could_draw() -> None:
    bell = unit("鐘", text="・あなたがカードを引いた時、あなたは絆を1点得る。")
    board = table(bell, event("学び", "カードを1枚引く。"), first={"field": ["鐘"], "deck": ["剣"], "bonds": 20})
    play(board, "学び")
    assert board.deck("first") == [] and board.outcome() is None and board.bonds("first") == 21


# --- 1216 what takes the place of something


@clause("kiseki", "1216.1", "1201.2c")
def test_a_gain_of_one_is_replaced_and_a_loss_is_not() -> None:
    shrine = item("祠", text="・あなたが絆を得るなら、代わりにカードを1枚引く。")
    gain, lose = event("恵み", "あなたは絆を1点得る。"), event("傷", "あなたは絆を1点失う。")
    board = table(shrine, gain, lose, first={"field": ["祠"], "bonds": 20, "deck": 5})
    play(board, "傷")
    assert board.bonds("first") == 19 and "Drawn" not in board.happened()
    play(board, "恵み")
    assert board.bonds("first") == 19 and board.happened().count("Drawn") == 1


@clause("kiseki", "1216.1", "1216.3")
def test_what_takes_the_place_of_leaving_does_not_take_that_of_turning() -> None:
    ghost = unit("霊", text="・これが場を離れるなら、代わりにこれをあなたのデッキの下に置く。")
    tire = event("疲労", "UNITを1つ対象とし、それをアクションする。")
    board = table(ghost, tire, first={"field": ["霊"]})
    play(board, "疲労")
    assert board.field("first") == ["霊"] and not board.is_ready("霊")


# --- what a stunned unit is, and what enters


@clause("kiseki", "1202.2a", "1306.2c", "1414.1")
def test_a_stunned_unit_is_cursed_no_more_by_its_own_craft() -> None:
    cursed = unit("呪", text="【呪い】")
    board = table(cursed, first={"field": ["呪@立", {"card": "呪@伏", "stunned": True}]})
    assert is_cursed(board.state, board.rules, board.card("立"))
    assert not is_cursed(board.state, board.rules, board.card("伏"))


@clause("kiseki", "1320.1", "506.1")
def test_what_lies_on_the_field_does_not_come_onto_it() -> None:
    call = event("招集", "UNITを1つ対象とし、それを場に出す。")
    board = table(call, first={"field": [{"card": "剣", "actioned": True}]})
    play(board, "招集")
    assert board.field("first") == ["剣"] and not board.is_ready("剣")
    assert [each for each in board.told() if each["event"] == "Went" and each["clause"] == "1320.1"] == []


@clause("kiseki", "1002.1b", "1211.4")
def test_triggers_that_speak_of_different_cards_are_different_and_others_are_not() -> None:
    call = event("総出", "あなたの軌跡のUNITを任意の数対象とし、それらを場に出す。")
    texts = {"師": ("それはこのターン中+1/+0を得る", True), "書": ("絆を1点得る", False)}
    for name, (text, asked) in texts.items():
        watcher = item(name, text=f"・あなたのUNITが場に出た時、{text}。")
        board = table(watcher, call, first={"field": [name], "trail": ["剣", "槍"]})
        play(board, "総出", "剣", "槍")
        assert (board._purpose() == "trigger") == asked, text


@clause("kiseki", "1002.1b", "1211.4", "1211.2")
def test_triggers_of_different_cards_and_of_different_texts_are_different() -> None:
    call = event("招集", "あなたの軌跡のUNITを1枚対象とし、それを場に出す。")
    bell = item("鐘", text="・あなたのUNITが場に出た時、絆を1点得る。")
    board = table(bell, call, first={"field": ["鐘@一", "鐘@二"], "trail": ["剣"]})
    play(board, "招集")
    assert board.options("first") == ["trigger 一", "trigger 二"]
    herald = unit("先触", text="・これは+1/+0を得る。\n・[登場]絆を1点得る。")
    school = base("学舎", text="・あなたのUNITは「[登場]カードを1枚引く。」を得る。")
    board = table(herald, school, call, first={"homebase": [{"card": "学舎", "up": True}], "trail": ["先触"]})
    play(board, "招集")
    assert board._purpose() == "trigger" and len(board.options("first")) == 2


@clause("kiseki", "1205.1c-2", "1205.1c")
def test_an_event_goes_to_the_trail_by_its_own_player() -> None:
    gain = event("恵み", "あなたは絆を1点得る。")
    board = table(gain, first={"bonds": 20})
    play(board, "恵み")
    assert [each["by"] for each in board.told() if each["event"] == "Went" and each["clause"] == "1205.1c-2"] == [0]


@clause("kiseki", "902.1", "103.1")
def test_nobody_acts_once_the_game_is_over() -> None:
    board = table(event("学び", "カードを1枚引く。"), event("恵み", "あなたは絆を1点得る。"), first={"deck": []})
    play(board, "学び")
    assert board.outcome() == ("second", "deck-out", "1102.1")
    assert board.refused("first", "play", "恵み").condition == "no-priority"


@clause("kiseki", "1211.10", "1204.2f-4")
def test_a_craft_that_waits_for_the_magic_of_its_unit_triggers_though_the_cost_stuns_it() -> None:
    sage = unit("賢", cp=0, text="【魔法】\n・この【魔法】をプレイした時、絆を1点得る。")
    board = table(sage, first={"field": ["賢"], "bonds": 20})
    use(board, "賢")
    assert board.is_stunned("賢") and board.bonds("first") == 21


@clause("kiseki", "1211.3a", "1211.3c", "1002.1")
def test_hidden_cards_whose_crafts_trigger_are_open_before_the_first_of_them_is_played() -> None:
    text = "・あなたが絆を失った時、これが手札にあるなら、カードを1枚引く。"
    wound = event("傷", "あなたは絆を1点失う。")
    board = table(unit("影", text=text), unit("霞", text=text), wound, first={"hand": ["影", "霞"]})
    play(board, "傷")
    board.choose("first", "影", "霞")
    assert board.asked() == ("first", "trigger", "1002.1b")
    assert board.is_known("影", "second") and board.is_known("霞", "second")


@clause("kiseki", "1204.2e", "1204.2d")
def test_targets_that_all_get_the_same_are_not_put_in_an_order() -> None:
    cheer = event("鼓舞", "UNITを2つ対象とし、それらはこのターン中+2/+0を得る。")
    board = table(cheer, unit("新", cp=0), first={"field": ["剣", "槍"], "hand": ["新"]})
    board.do("first", "play", "鼓舞")
    assert board.asked() == ("first", "priority", "902.4")
    resolve(board)
    assert (board.strength("剣"), board.strength("槍")) == (6, 5)
    play(board, "新")
    assert "新" in board.field("first")
