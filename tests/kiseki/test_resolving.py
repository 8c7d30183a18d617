"""1203.6, 1205, 1211.8, 1215, 1216, 1502: how texts are carried out, and what they leave behind."""

from __future__ import annotations

from tests.citing import clause
from tests.kiseki.board import Board, event, item, unit
from tests.kiseki.texts import GUILD, SCHOOL, play, resolve, table, use

BACK = event("帰還", "UNITを1つ対象とし、それを手札に戻す。")
SLAY = event("一撃", "UNITを1つ対象とし、それを即死させる。")
STUN = event("衝撃", "UNITを1つ対象とし、それをスタンする。")
CALL = event("招集", "あなたの軌跡のUNITを1枚対象とし、それを場に出す。")


def to_next_turn(board: Board) -> None:
    """Everybody does nothing until the turn is over."""
    turn = board.turn()
    while board.turn() == turn:
        board._be_passive()


# --- 1205 targets that are not legal any more


@clause("kiseki", "1205.1a")
def test_what_is_no_legal_target_any_more_is_left_out_and_the_rest_is_done() -> None:
    curse = event(
        "呪い", "CPコストが3以下のUNITを1つ対象とし、それはこのターン中-0/-3を得る。その後、あなたは絆を3点得る。"
    )
    board = table(curse, BACK, first={"bonds": 20}, second={"field": ["剣", "槍"], "hand": ["帰還@敵"]})
    board.do("first", "play", "呪い")
    board.choose("first", "槍")
    board.passes("first")
    board.do("second", "play", "敵")
    board.choose("second", "槍")
    resolve(board)
    assert "槍" in board.hand("second") and board.defence("槍") == 3
    assert board.bonds("first") == 23


@clause("kiseki", "1205.1a")
def test_a_target_that_does_not_fit_any_more_is_left_out() -> None:
    curse = event("束縛", "CPコストが3以下のUNITを1つ対象とし、それをスタンする。")
    dear = event("高値", "UNITを1つ対象とし、このターン中それのCPコストを2増やす。")
    board = table(curse, dear, second={"field": ["槍"], "hand": ["高値@敵"]})
    board.do("first", "play", "束縛")
    board.passes("first")
    board.do("second", "play", "敵")
    resolve(board)
    assert not board.is_stunned("槍")


@clause("kiseki", "1205.1a", "502.3")
def test_a_target_that_left_and_came_back_is_another_card() -> None:
    curse = event("束縛", "UNITを1つ対象とし、それをスタンする。")
    door = unit("門", text="・0EP支払う:あなたの軌跡のUNITを1枚対象とし、それを場に出す。")
    board = table(curse, SLAY, door, first={"field": ["門", "剣"]})
    board.do("first", "play", "束縛")
    board.choose("first", "剣")
    board.do("first", "play", "一撃")
    board.choose("first", "剣")
    while len(board.waiting()) > 1:
        board.passes(board.asked()[0])  # type: ignore[index]
    board.do("first", "craft", "門")
    resolve(board)
    assert board.field("first") == ["門", "剣"] and not board.is_stunned("剣")


@clause("kiseki", "1205.1a", "1204.2d-2")
def test_of_several_targets_those_that_are_still_legal_are_dealt_with() -> None:
    both = event("連撃", "相手のUNITを2つ対象とし、それらをスタンする。")
    board = table(both, BACK, second={"field": ["剣", "槍", "術"], "hand": ["帰還@敵"]})
    board.do("first", "play", "連撃")
    board.choose("first", "剣", "槍")
    board.passes("first")
    board.do("second", "play", "敵")
    board.choose("second", "剣")
    resolve(board)
    assert board.is_stunned("槍") and not board.is_stunned("術")


# --- 1203.6 what may be done


@clause("kiseki", "1203.6", "1203.6a")
def test_what_follows_is_done_only_by_who_pays_for_it() -> None:
    deal = event("取捨", "あなたの手札を1枚捨ててもよい。そうしたなら、あなたは絆を5点得る。")
    board = table(deal, first={"hand": ["剣"], "bonds": 20})
    play(board, "取捨")
    assert board.asked() == ("first", "may", "1205.1c")
    board.option("first", "no")
    assert board.bonds("first") == 20 and "剣" in board.hand("first")
    board = table(deal, first={"hand": ["剣"], "bonds": 20})
    play(board, "取捨")
    board.option("first", "yes")
    board.choose("first", "剣")
    assert board.bonds("first") == 25 and board.trail("first") == ["剣", "取捨"]


@clause("kiseki", "1203.6", "1203.2")
def test_a_price_is_not_offered_to_who_cannot_pay_all_of_it() -> None:
    deal = event("大取", "あなたの手札を3枚捨ててもよい。そうしたなら、あなたは絆を5点得る。")
    board = table(deal, first={"hand": ["剣"], "bonds": 20})
    play(board, "大取")
    assert board.asked() is not None and board.asked()[1] == "priority"  # type: ignore[index]
    assert board.bonds("first") == 20


@clause("kiseki", "1203.6", "1203.5")
def test_any_number_may_be_none() -> None:
    rite = event("儀式", f"あなたの{GUILD}を任意の数アクションしてもよい。そうしたなら、あなたは絆を5点得る。")
    board = table(rite, first={"field": ["剣", {"card": "槍", "actioned": True}], "bonds": 20})
    play(board, "儀式")
    board.option("first", "yes")
    assert board.options("first") == ["剣"] and board.how_many("first") == (0, 1)
    board.choose("first")
    assert board.bonds("first") == 25 and board.is_ready("剣")


@clause("kiseki", "1221.1", "1502.1")
def test_a_text_counts_what_it_did_and_both_players_choose_before_anything_happens() -> None:
    rite = event(
        "惨劇",
        f"あなたの{GUILD}を任意の数アクションしてもよい。そうしたなら、あなたと相手は自身のUNITを"
        "このEVENTでアクションしたUNIT1につき1つ選び、それらを即死させる。",
    )
    board = table(rite, first={"field": ["剣", "術"]}, second={"field": ["槍", "壁"]})
    play(board, "惨劇")
    board.option("first", "yes")
    board.choose("first", "剣")
    assert board.asked() == ("first", "choose", "1312.1")
    board.choose("first", "剣")
    assert board.field("first") == ["剣", "術"]
    assert board.asked() == ("second", "choose", "1312.1")
    board.choose("second", "槍")
    assert (board.field("first"), board.field("second")) == (["術"], ["壁"])


@clause("kiseki", "1502.1")
def test_each_player_who_may_is_asked_the_primary_player_first() -> None:
    feast = event("宴", "各プレイヤーは手札を1枚捨ててもよい。")
    board = table(feast, first={"hand": ["剣"]}, second={"hand": ["槍"]})
    play(board, "宴")
    assert board.asked() == ("first", "may", "1205.1c")
    board.option("first", "no")
    board.option("second", "yes")
    board.choose("second", "槍")
    assert board.trail("second") == ["槍"] and "剣" in board.hand("first")


# --- conditions


@clause("kiseki", "1215.6", "104.2")
def test_a_condition_is_asked_when_its_sentence_is_reached_and_not_again() -> None:
    brave = event("奮起", f"あなたの場に“剣”がいるなら、{GUILD}はこのターン中+1/+0を得る。")
    board = table(brave, SLAY, first={"field": ["剣", "槍"]})
    play(board, "奮起")
    assert board.strength("槍") == 4
    play(board, "一撃", "剣")
    assert board.strength("槍") == 4


@clause("kiseki", "1215.6")
def test_an_effect_of_a_text_applies_to_what_fitted_when_it_was_resolved() -> None:
    brave = event("奮起", f"{GUILD}はこのターン中+1/+0を得る。")
    board = table(brave, CALL, first={"field": ["剣"], "trail": ["槍"]})
    play(board, "奮起")
    play(board, "招集")
    assert (board.strength("剣"), board.strength("槍")) == (5, 3)


@clause("kiseki", "1215.6", "1404.1")
def test_how_much_an_effect_adds_is_settled_when_it_is_resolved() -> None:
    arm = event("武装", "あなたのUNITを1つ対象とし、それはこのターン中あなたのITEM1つにつき+1/+0を得る。")
    scrap = event("廃棄", "ITEMを1つ対象とし、それを破壊する。")
    board = table(arm, scrap, first={"field": ["剣", "刃"]})
    play(board, "武装")
    assert board.strength("剣") == 5
    play(board, "廃棄")
    assert board.strength("剣") == 5


# --- durations


@clause("kiseki", "1215.3b-4", "705.7", "1201.2b")
def test_an_effect_for_this_turn_ends_with_it() -> None:
    cheer = event("鼓舞", "あなたのUNITを1つ対象とし、それはこのターン中+2/+2を得る。")
    board = table(cheer, first={"field": ["剣"]})
    play(board, "鼓舞")
    assert board.strength("剣") == 6
    to_next_turn(board)
    assert board.strength("剣") == 4


@clause("kiseki", "1215.7")
def test_an_effect_for_the_next_turn_applies_in_that_turn_only() -> None:
    cheer = event("予兆", "あなたのUNITを1つ対象とし、それは次のターン中+2/+0を得る。")
    board = table(cheer, first={"field": ["剣"]})
    play(board, "予兆")
    assert board.strength("剣") == 4
    to_next_turn(board)
    assert board.strength("剣") == 6
    to_next_turn(board)
    assert board.strength("剣") == 4


@clause("kiseki", "1215.8")
def test_an_effect_without_a_duration_lasts_for_the_game() -> None:
    cheer = event("覚醒", "あなたのUNITを1つ対象とし、それは+2/+0を得る。")
    board = table(cheer, first={"field": ["剣"]})
    play(board, "覚醒")
    to_next_turn(board)
    assert board.strength("剣") == 6


@clause("kiseki", "1215.9", "804.13a")
def test_an_effect_for_this_battle_does_not_begin_outside_of_one() -> None:
    cheer = event("気合", "あなたのUNITを1つ対象とし、それはこの戦闘中+2/+0を得る。")
    board = table(cheer, first={"field": ["剣"]})
    play(board, "気合")
    assert board.strength("剣") == 4 and "EffectBegan" not in board.happened()


@clause("kiseki", "804.13a")
def test_an_effect_for_this_battle_ends_with_it() -> None:
    cheer = event("気合", "あなたのUNITを1つ対象とし、それはこの戦闘中+2/+0を得る。")
    board = table(cheer, first={"field": ["剣"]}, second={"field": ["壁"]}, phase="battle")
    board.attack("first", "剣")
    board.play_on("priority", "first")
    while "attacking" not in board.states("剣"):
        board.passes(board.asked()[0])  # type: ignore[index]
    play(board, "気合")
    assert board.strength("剣") == 6
    while "attacking" in board.states("剣"):
        board._be_passive()
    assert board.strength("剣") == 4


@clause("kiseki", "1215.9")
def test_an_effect_until_a_card_leaves_ends_with_it_and_does_not_begin_after_it() -> None:
    sword = item("霊剣", cp=0, text="・[登場]あなたのUNITを1つ対象とし、それはこれが場を離れるまで+2/+2を得る。")
    scrap = event("廃棄", "ITEMを1つ対象とし、それを破壊する。")
    board = table(sword, scrap, first={"field": ["剣"], "hand": ["霊剣"]})
    board.do("first", "play", "霊剣")
    resolve(board)
    assert board.strength("剣") == 6
    play(board, "廃棄")
    assert board.strength("剣") == 4
    board = table(sword, scrap, first={"field": ["剣"], "hand": ["霊剣"]})
    board.do("first", "play", "霊剣")
    while board.field("first") != ["剣", "霊剣"]:
        board.passes(board.asked()[0])  # type: ignore[index]
    board.do("first", "play", "廃棄")
    resolve(board)
    assert board.strength("剣") == 4


# --- 1211.8 what is put off


@clause("kiseki", "1211.8")
def test_something_later_happens_once() -> None:
    wait = event("先回り", "次にあなたが絆を得た時、カードを1枚引く。")
    gain = event("祈り", "あなたは絆を1点得る。")
    board = table(wait, gain, first={"bonds": 20, "hand": ["祈り@二"]})
    play(board, "先回り")
    assert "Drawn" not in board.happened()
    play(board, "祈り")
    assert board.happened().count("Drawn") == 1
    play(board, "二")
    assert board.happened().count("Drawn") == 1


@clause("kiseki", "1211.8", "502.3")
def test_something_later_about_a_card_does_not_follow_it_elsewhere() -> None:
    loan = event("借り物", "あなたの軌跡のUNITを1枚対象とし、それを場に出す。ターン終了時、それをゲームから除外する。")
    board = table(loan, first={"trail": ["剣"]})
    play(board, "借り物")
    to_next_turn(board)
    assert board.removed("first") == ["剣"]
    board = table(loan, SLAY, first={"trail": ["剣"]})
    play(board, "借り物")
    play(board, "一撃")
    to_next_turn(board)
    assert "剣" in board.trail("first")


@clause("kiseki", "1412.1", "1211.8", "1308.1")
def test_magic_stuns_now_and_recovers_at_the_start_of_the_recovery_phase() -> None:
    mage = unit("魔", cp=2, text="【魔法】")
    board = table(mage, first={"field": ["魔"]})
    use(board, "魔")
    assert board.is_stunned("魔") and board.bonds("first") == 38
    to_next_turn(board)
    assert not board.is_stunned("魔") and board.field("first") == ["魔"]


# --- 1216 instead


@clause("kiseki", "1216.1", "1201.2c")
def test_something_else_happens_in_place_of_an_event() -> None:
    doll = item("身代", text="・あなたのUNITが即死するなら、代わりにこれを破壊する。")
    board = table(doll, SLAY, first={"field": ["剣", "身代"]})
    play(board, "一撃")
    assert board.field("first") == ["剣"] and "身代" in board.trail("first")


@clause("kiseki", "1216.2", "1216.3")
def test_of_two_replacements_the_controller_of_the_card_chooses_one() -> None:
    doll = item("身代", text="・あなたのUNITが即死するなら、代わりにこれを破壊する。")
    thread = item("糸", text="・あなたのUNITが即死するなら、代わりにそれを手札に戻す。")
    board = table(doll, thread, SLAY, second={"field": ["剣", "身代", "糸"]})
    play(board, "一撃")
    assert board.asked() is not None and board.asked()[:2] == ("second", "replace")  # type: ignore[index]
    board._submit("second", 1)
    assert "剣" in board.hand("second") and board.field("second") == ["身代", "糸"]


@clause("kiseki", "1216.3")
def test_a_replacement_that_may_be_declined_is_asked_about() -> None:
    doll = item("護符", text="・あなたのUNITがスタンするなら、代わりにこれを破壊してもよい。")
    board = table(doll, STUN, second={"field": ["剣", "護符"]})
    play(board, "衝撃")
    board.option("second", "decline")
    assert board.is_stunned("剣")
    board = table(doll, STUN, second={"field": ["剣", "護符"]})
    play(board, "衝撃")
    board._submit("second", 0)
    assert not board.is_stunned("剣") and board.trail("second") == ["護符"] and board.bonds("second") == 40


@clause("kiseki", "104.4", "1313.1")
def test_who_cannot_draw_draws_nothing_and_does_not_lose() -> None:
    lock = item("封", text="・相手はカードを引けない。")
    draw = event("閃き", "カードを1枚引く。")
    board = table(lock, draw, first={"deck": []}, second={"field": ["封"]})
    play(board, "閃き")
    assert board.outcome() is None


@clause("kiseki", "1404.1", "1215.6")
def test_allegiance_takes_on_the_organisations_that_the_attackers_had() -> None:
    loyal = unit("従", text="【帰属】", organisations=(SCHOOL,))
    board = table(loyal, first={"field": ["従", "剣"]}, second={"field": ["壁"]}, phase="battle")
    board.attack("first", "剣")
    while board.organisations("従") == [SCHOOL]:
        board._be_passive()
    assert board.organisations("従") == [GUILD, SCHOOL]


@clause("kiseki", "104.2")
def test_nothing_or_less_of_something_does_not_happen() -> None:
    gain = event("祈願", f"あなたは絆をX点得る。Xはあなたの{GUILD}の数である。")
    draw = event("閃き", f"カードをX枚引く。Xはあなたの{GUILD}の数である。")
    board = table(gain, draw, first={"bonds": 20})
    play(board, "祈願")
    play(board, "閃き")
    assert board.bonds("first") == 20 and "BondsChanged" not in board.happened() and "Drawn" not in board.happened()


@clause("kiseki", "1216.1", "1215.6")
def test_a_replacement_for_a_turn_is_about_the_cards_that_were_there() -> None:
    guard = event("加護", "このターン中、あなたのUNITが即死するなら、代わりにそれを手札に戻す。")
    board = table(guard, SLAY, CALL, first={"field": ["剣", "術"], "trail": ["槍"], "hand": ["一撃@二"]})
    play(board, "加護")
    play(board, "招集")
    play(board, "一撃", "剣")
    assert "剣" in board.hand("first")
    play(board, "二", "槍")
    assert "槍" in board.trail("first")


@clause("kiseki", "1312.2", "502.2b", "502.4", "502.5")
def test_cards_are_looked_at_one_is_taken_and_the_rest_goes_under_the_deck() -> None:
    scout = event(
        "斥候",
        "あなたのデッキの上を3枚見る。その中のUNITを1枚選び、それを公開し、それを手札に加える。その後、残りを好きな順番であなたのデッキの下に置く。",
    )
    board = table(scout, first={"deck": ["剣", "刃", "槍", "術"]})
    play(board, "斥候")
    assert board.is_known("刃", "first") and not board.is_known("刃", "second")
    assert board.options("first") == ["剣", "槍"] and board.how_many("first") == (0, 1)
    board.choose("first", "槍")
    board.order("first", "刃", "剣")
    assert "槍" in board.hand("first") and board.is_known("槍", "second")
    assert board.deck("first") == ["術", "刃", "剣"]


@clause("kiseki", "1337.1", "1203.6")
def test_a_unit_that_enters_may_board_an_item() -> None:
    ship = item("船", text="【搭乗2】", strength=6, defence=6)
    pilot = unit("操", cp=0, text="・[登場]あなたの【搭乗】を持つITEMを1つ対象とし、これをそれに搭乗させてもよい。")
    board = table(ship, pilot, first={"field": ["船"], "hand": ["操"]})
    board.do("first", "play", "操")
    resolve(board)
    board.option("first", "yes")
    assert board.removed("first") == ["操"] and "boarded" in board.states("船")


@clause("kiseki", "507.1", "507.4")
def test_a_card_of_the_hand_is_laid_face_down_into_the_homebase() -> None:
    lay = event("備蓄", "あなたの手札を1枚拠点に裏向きのアクション状態で置いてもよい。")
    board = table(lay, first={"hand": ["剣"]})
    play(board, "備蓄")
    board.option("first", "yes")
    board.choose("first", "剣")
    assert board.homebase("first") == ["剣"] and board.is_down("剣") and not board.is_ready("剣")
    assert not board.is_known("剣", "second")


@clause("kiseki", "508.1", "1330.1")
def test_cards_are_put_into_the_trail_and_removed_by_word() -> None:
    sink = event("埋葬", "UNITを1つ対象とし、それを軌跡に置く。")
    purge = event("消去", "相手の軌跡のカードを2枚まで選び、それらを除外する。")
    board = table(sink, purge, second={"field": ["剣"], "trail": ["槍", "術"]})
    play(board, "埋葬")
    assert board.trail("second") == ["槍", "術", "剣"]
    play(board, "消去")
    assert board.how_many("first") == (0, 2)
    board.choose("first", "術", "剣")
    assert board.removed("second") == ["術", "剣"] and board.trail("second") == ["槍"]


@clause("kiseki", "1203.6", "105.3")
def test_the_other_player_may_do_something() -> None:
    offer = event("和議", "相手は手札を1枚捨ててもよい。そうしたなら、相手は絆を2点得る。")
    board = table(offer, second={"bonds": 20, "hand": ["剣"]})
    play(board, "和議")
    assert board.asked() == ("second", "may", "1205.1c")
    board.option("second", "yes")
    board.choose("second", "剣")
    assert board.bonds("second") == 22


@clause("kiseki", "1204.2e", "1204.2e-1", "1205.1a")
def test_what_each_of_two_targets_gets_is_decided_when_played_and_done_to_those_still_legal() -> None:
    share = event("分配", "UNITを2つ対象とし、1つはこのターン中+3/+0を得て、もう1つは+0/+3を得る。")
    board = table(share, BACK, first={"field": ["剣", "槍"]}, second={"hand": ["帰還@敵"]})
    board.do("first", "play", "分配")
    assert board.asked() == ("first", "uneven-targets", "1204.2e")
    board.order("first", "槍", "剣")
    board.passes("first")
    board.do("second", "play", "敵")
    board.choose("second", "槍")
    resolve(board)
    assert (board.strength("剣"), board.defence("剣")) == (4, 7)


@clause("kiseki", "1205.1b", "1305.3")
def test_x_is_settled_before_the_text_does_anything() -> None:
    rise = event(
        "飛翔",
        "あなたのUNITを1つ対象とし、このターン中それの光まとう翼を2増やす。その後、それはこのターン中+X/+0を得る。"
        "Xはそれの光まとう翼の数値である。",
    )
    board = table(rise, unit("翼", strength=2, text="【光まとう翼1】"), first={"field": ["翼"]})
    play(board, "飛翔")
    assert board.strength("翼") == 3


@clause("kiseki", "1312.1", "1315.1", "104.2")
def test_what_is_chosen_for_something_must_be_able_to_do_it() -> None:
    wake = event("号令", "あなたの拠点のカードを1枚レディする。")
    board = table(wake, first={"homebase": ["剣", {"card": "槍", "actioned": True}, {"card": "術", "actioned": True}]})
    play(board, "号令")
    assert board.options("first") == ["槍", "術"]
    board.choose("first", "術")
    assert board.is_ready("術") and not board.is_ready("槍")


@clause("kiseki", "1502.1", "1312.2")
def test_each_player_looks_through_an_own_deck() -> None:
    call = event("動員令", "各プレイヤーはデッキからUNITを1枚探し、手札に加える。その後、デッキを切る。")
    board = table(call, first={"deck": ["剣", "刃"]}, second={"deck": ["槍", "刃", "刃"]})
    play(board, "動員令")
    board.choose("first", "剣")
    board.choose("second", "槍")
    assert "剣" in board.hand("first") and "槍" in board.hand("second")
    board.shuffles()
    assert [each["target"] for each in board.told() if each["event"] == "Shuffled"] == [1, 7]


@clause("kiseki", "1502.1", "1203.6")
def test_only_those_who_want_to_go_on() -> None:
    feast = event("宴", "各プレイヤーは手札を1枚捨て、絆を2点得てもよい。")
    board = table(feast, first={"hand": ["剣"], "bonds": 20}, second={"hand": ["槍"], "bonds": 20})
    play(board, "宴")
    board.option("first", "no")
    board.option("second", "yes")
    board.choose("second", "槍")
    assert (board.bonds("first"), board.bonds("second")) == (20, 22)


@clause("kiseki", "1215.6", "1304.2")
def test_how_much_a_cost_is_lowered_is_settled_when_the_text_is_resolved() -> None:
    cut = event("値引", "あなたのUNITを1つ対象とし、このターン中あなたのITEM1つにつきそれのCPコストを1減らす。")
    scrap = event("廃棄", "ITEMを1つ対象とし、それを破壊する。")
    board = table(cut, scrap, first={"field": ["槍", "刃@a", "刃@b"]})
    play(board, "値引")
    assert board.cp("槍") == 1
    play(board, "廃棄", "a")
    assert board.cp("槍") == 1


@clause("kiseki", "1502.1", "1323.1")
def test_two_futures_of_one_position_do_not_disturb_each_other() -> None:
    both = event("軍議", "各プレイヤーは計画2。")
    board = table(both, first={"deck": ["剣", "槍"]}, second={"deck": ["術", "壁"]})
    play(board, "軍議")
    assert board.asked() == ("first", "plan", "1323.1")
    twin = board.state.clone()
    board.choose("first")
    board.order("first", "剣", "槍")
    board.choose("second", "術", "壁")
    board.order("second", "壁", "術")
    board.state = twin
    board.choose("first", "剣", "槍")
    board.order("first", "槍", "剣")
    assert board.asked() == ("second", "plan", "1323.1")
    assert board.options("second") == ["術", "壁"]


@clause("kiseki", "1215.9", "1211.10")
def test_an_effect_until_a_card_leaves_does_not_begin_where_it_left_before_it_was_played() -> None:
    sword = item("霊剣", text="・[登場]あなたのUNITを1つ対象とし、それはこれが場を離れるまで+2/+2を得る。")
    flash = event("幻影", "あなたの軌跡のITEMを1枚対象とし、それを場に出し、それを破壊する。")
    board = table(sword, flash, first={"field": ["剣"], "trail": ["霊剣"]})
    play(board, "幻影")
    resolve(board)
    assert "霊剣" in board.trail("first") and board.happened().count("PutUp") == 2
    assert board.strength("剣") == 4
