"""1301-1324: what the terms of card texts stand for."""

from __future__ import annotations

from tests.citing import clause
from tests.kiseki.board import Board, art, base, event, item, unit
from tests.kiseki.texts import GUILD, SCHOOL, TRADE, play, resolve, table, use

STUN = event("衝撃", "UNITを1つ対象とし、それをスタンする。")


def losses(board: Board) -> list[tuple[int, int, str]]:
    """Seat, amount and cause of all changes of bonds so far."""
    return [(told["seat"], told["amount"], told["cause"]) for told in board.told() if told["event"] == "BondsChanged"]


# --- 1302 names


@clause("kiseki", "1302.1", "1302.1b")
def test_a_name_means_the_cards_of_exactly_that_name_on_the_field() -> None:
    praise = event("讃歌", "“剣”はこのターン中+1/+0を得る。")
    board = table(praise, unit("剣士"), first={"field": ["剣@a", "剣士"], "homebase": ["剣@b"]})
    play(board, "讃歌")
    assert (board.strength("a"), board.strength("剣士"), board.strength("b")) == (5, 2, 4)


@clause("kiseki", "1302.1a")
def test_a_name_that_is_contained_may_be_part_of_a_name() -> None:
    praise = event("讃歌", "カード名に“剣”を含むUNITはこのターン中+1/+0を得る。")
    board = table(praise, unit("剣士"), first={"field": ["剣", "剣士", "槍"]})
    play(board, "讃歌")
    assert (board.strength("剣"), board.strength("剣士"), board.strength("槍")) == (5, 3, 3)


@clause("kiseki", "1302.2", "1302.2a")
def test_a_sub_name_means_the_cards_of_that_sub_name_on_the_field() -> None:
    praise = event("讃歌", "サブ名“兵”はこのターン中+1/+0を得る。")
    board = table(praise, unit("甲", subname="兵"), unit("兵"), first={"field": ["甲@a", "兵"], "homebase": ["甲@b"]})
    play(board, "讃歌")
    assert (board.strength("a"), board.strength("兵"), board.strength("b")) == (3, 2, 2)


@clause("kiseki", "1302.3", "211.2")
def test_a_bare_organisation_means_cards_on_the_field_that_have_it() -> None:
    praise = event("讃歌", f"{GUILD}はこのターン中+1/+0を得る。")
    both = unit("両", organisations=(GUILD, SCHOOL))
    board = table(praise, both, first={"field": ["両", "術"], "homebase": ["剣@b"]}, second={"field": ["槍"]})
    play(board, "讃歌")
    assert [board.strength(each) for each in ("両", "術", "b", "槍")] == [3, 3, 4, 4]


# --- 1303, 1304 figures


@clause("kiseki", "1303.1", "1303.2")
def test_strength_and_defence_are_raised_and_lowered_apart() -> None:
    board = table(
        event("鼓舞", "UNITを1つ対象とし、それはこのターン中+2/-1を得る。"),
        event("呪縛", "UNITを1つ対象とし、それはこのターン中-3/+5を得る。"),
        first={"field": ["剣"]},
    )
    play(board, "鼓舞")
    assert (board.strength("剣"), board.defence("剣")) == (6, 3)
    play(board, "呪縛")
    assert (board.strength("剣"), board.defence("剣")) == (3, 8)


@clause("kiseki", "1304.1", "1304.2")
def test_costs_and_wings_are_raised_and_lowered() -> None:
    dear = event("高値", "UNITを1つ対象とし、このターン中それのCPコストを2増やす。")
    cheap = event("安値", "UNITを1つ対象とし、このターン中それのCPコストを1減らす。")
    board = table(dear, cheap, first={"field": ["剣"]})
    play(board, "高値")
    assert board.cp("剣") == 4
    play(board, "安値")
    assert board.cp("剣") == 3


# --- 1305 variables


@clause("kiseki", "1305.1", "1305.2", "1305.2a")
def test_a_player_names_x_when_the_craft_is_played() -> None:
    bow = item("弩", "・XEP支払う:あなたのUNITを1つ対象とし、それはこのターン中+X/+0を得る。")
    board = table(bow, first={"field": ["弩", "剣"], "homebase": 3})
    board.do("first", "craft", "弩")
    assert board.options("first") == ["0", "1", "2", "3"]
    board.number("first", 2)
    _pay(board)
    resolve(board)
    assert board.strength("剣") == 6


def _pay(board: Board) -> None:
    """Action the first cards of the homebase for the EP that are missing."""
    now = board.asked()
    if now is not None and now[1] == "gain-ep":
        question = board._question(0)
        board._submit("first", next(iter(question.answers())))


@clause("kiseki", "1305.3", "1205.1b")
def test_x_that_the_text_defines_is_settled_on_resolution() -> None:
    weaken = event("包囲", f"UNITを1つ対象とし、それはこのターン中-0/-Xを得る。Xはあなたの場の{GUILD}の数である。")
    call = unit("援", cp=0, text="・0EP支払う:あなたの軌跡のUNITを1枚対象とし、それを場に出す。")
    board = table(weaken, call, first={"field": ["剣", "槍", "援"], "trail": ["剣@二"]}, second={"field": ["壁"]})
    board.do("first", "play", "包囲")
    board.choose("first", "壁")
    board.do("first", "craft", "援")  # another UNIT comes before the EVENT is resolved
    resolve(board)
    assert board.defence("壁") == 5


@clause("kiseki", "1305.4")
def test_x_of_a_constant_craft_changes_all_the_time() -> None:
    leader = unit("長", strength=1, text="・これは+X/+0を得る。Xはあなたの他のUNITの数である。")
    board = table(
        leader,
        STUN,
        event("招集", "あなたの軌跡のUNITを1枚対象とし、それを場に出す。"),
        first={"field": ["長", "剣"], "trail": ["槍"]},
    )
    assert board.strength("長") == 2
    play(board, "招集")
    assert board.strength("長") == 3


# --- 1306 stun


@clause("kiseki", "1306.1", "1306.2", "1306.2a", "1306.3")
def test_a_stunned_unit_lies_face_down_and_actioned_and_costs_its_controller_its_cp_in_bonds() -> None:
    board = table(STUN, first={"field": ["剣"]}, second={"field": ["槍"]})
    play(board, "衝撃", "槍")
    assert {"stunned", "actioned", "down"} <= set(board.states("槍"))
    assert board.bonds("second") == 40 - 3
    assert board.bonds("first") == 40


@clause("kiseki", "1306.2d", "104.3")
def test_a_stunned_unit_is_not_stunned_again() -> None:
    board = table(STUN, second={"field": [{"card": "槍", "stunned": True}]})
    play(board, "衝撃")
    assert board.bonds("second") == 40
    assert "Stunned" not in board.happened()


@clause("kiseki", "1306.2b", "1315.1")
def test_a_stunned_unit_is_not_readied() -> None:
    wake = event("号令", "UNITを1つ対象とし、それをレディする。")
    board = table(wake, first={"field": [{"card": "剣", "stunned": True}]})
    play(board, "号令")
    assert not board.is_ready("剣")


@clause("kiseki", "1306.2c", "1202.2a")
def test_crafts_of_a_stunned_unit_are_out_of_force() -> None:
    leader = unit("長", text=f"・あなたの他の{GUILD}は+1/+0を得る。")
    board = table(leader, STUN, first={"field": ["長", "剣"]})
    assert board.strength("剣") == 5
    play(board, "衝撃", "長")
    assert board.strength("剣") == 4


@clause("kiseki", "1306.5", "1317.2")
def test_an_item_that_is_a_unit_is_destroyed_instead_of_stunned() -> None:
    doll = unit("人", cp=3, text="【人形】")
    board = table(doll, STUN, second={"field": ["人"]})
    play(board, "衝撃")
    assert board.trail("second") == ["人"]
    assert board.bonds("second") == 40
    assert "Stunned" not in board.happened()


@clause("kiseki", "1307.1")
def test_a_player_who_takes_no_stun_damage_keeps_the_bonds() -> None:
    shield = event("防壁", "あなたはこのターン中スタンダメージを受けない。")
    board = table(shield, STUN, first={"field": ["剣"]}, second={"field": ["槍"]})
    play(board, "防壁")
    play(board, "衝撃", "剣")
    assert board.is_stunned("剣") and board.bonds("first") == 40


@clause("kiseki", "1306.4", "1308.1")
def test_a_unit_that_recovers_is_face_up_and_still_actioned() -> None:
    heal = event("手当", "スタン状態のUNITを1つ対象とし、それを回復する。")
    board = table(heal, first={"field": [{"card": "剣", "stunned": True}]})
    play(board, "手当")
    assert not board.is_stunned("剣") and not board.is_down("剣") and not board.is_ready("剣")


# --- 1309 support


@clause("kiseki", "1309.1", "1309.2", "401.1", "104.3")
def test_support_is_an_attribute_that_is_gained_and_lost() -> None:
    help_, harm = (
        event("援護", "あなたのUNITを1つ対象とし、それはサポートを得る。"),
        event("孤立", "UNITを1つ対象とし、それはサポートを失う。"),
    )
    board = table(help_, harm, first={"field": ["剣"], "hand": ["援護@二"]})
    play(board, "援護")
    assert "supported" in board.states("剣")
    play(board, "二")
    assert board.happened().count("SupportChanged") == 1  # it had it already
    play(board, "孤立")
    assert "supported" not in board.states("剣")


# --- 1310 linked organisations


@clause("kiseki", "1310.1", "1215.8")
def test_linked_organisations_are_had_together_in_every_zone() -> None:
    link = event("同盟", f"あなたの{GUILD}と{SCHOOL}をリンクする。")
    board = table(link, first={"field": ["剣", "壁"], "trail": ["術"]}, second={"field": ["槍"]})
    play(board, "同盟")
    assert board.organisations("剣") == board.organisations("術") == [GUILD, SCHOOL]
    assert board.organisations("壁") == [TRADE]
    assert board.organisations("槍") == [GUILD]  # another player's


# --- 1311 reveal


@clause("kiseki", "1311.1")
def test_a_hand_that_is_revealed_is_seen_by_everybody() -> None:
    show = event("看破", "相手は手札を公開する。")
    board = table(show, second={"hand": ["剣"]})
    assert not board.is_known("剣", "first")
    play(board, "看破")
    assert board.is_known("剣", "first")


# --- 1312 choose, search


@clause("kiseki", "1312.1", "105.3")
def test_who_is_told_to_choose_must_choose_among_what_fits() -> None:
    duty = event("徴発", "相手は自身のUNITを1つ選び、それをスタンする。")
    board = table(duty, first={"field": ["剣"]}, second={"field": ["槍", "壁"]})
    play(board, "徴発")
    assert board.asked() == ("second", "choose", "1312.1")
    assert board.options("second") == ["槍", "壁"]
    assert board.how_many("second") == (1, 1)
    board.choose("second", "槍")
    assert board.is_stunned("槍") and not board.is_stunned("壁")


@clause("kiseki", "1312.2")
def test_who_chooses_from_a_hidden_hand_sees_it_first() -> None:
    steal = event("探索", "相手の手札のUNITを1枚選び、それを捨てる。")
    board = table(steal, second={"hand": ["剣", "槍"]})
    play(board, "探索")
    assert board.is_known("other", "first")
    assert board.options("first") == ["剣", "槍"]
    assert board.how_many("first") == (1, 1)  # everybody sees now that there are some


@clause("kiseki", "1312.2", "502.2b")
def test_a_card_of_a_hidden_zone_need_not_be_found_where_it_is_asked_for_by_what_it_is() -> None:
    call = event("召集", f"あなたのデッキから{GUILD}を1枚探し、公開し手札に加える。その後、デッキを切る。")
    board = table(call, first={"deck": ["術", "剣", "槍"]})
    play(board, "召集")
    assert board.asked() == ("first", "search", "1312.2")
    assert board.options("first") == ["剣", "槍"]
    assert board.how_many("first") == (0, 1)
    board.choose("first")
    board.shuffles()
    assert len(board.deck("first")) == 3


@clause("kiseki", "1312.3")
def test_a_card_that_is_found_by_what_it_is_is_shown_to_all() -> None:
    call = event("隠匿", f"あなたのデッキから{GUILD}を1枚探し、手札に加える。その後、デッキを切る。")
    board = table(call, first={"deck": ["術", "剣", "槍"]})
    play(board, "隠匿")
    board.choose("first", "剣")
    board.shuffles()
    assert "剣" in board.hand("first") and board.is_known("剣", "second")
    assert not board.is_known("槍", "second")


@clause("kiseki", "1312.3")
def test_a_card_that_is_asked_for_by_number_only_stays_hidden() -> None:
    call = event("入手", "あなたのデッキからカードを1枚探し、手札に加える。その後、デッキを切る。")
    board = table(call, first={"deck": ["術", "剣", "槍"]})
    play(board, "入手")
    assert board.how_many("first") == (1, 1)
    board.choose("first", "剣")
    board.shuffles()
    assert "剣" in board.hand("first") and not board.is_known("剣", "second")


@clause("kiseki", "1312.4")
def test_an_organisation_is_chosen_among_those_of_units_on_either_field() -> None:
    join = event("入団", "場にある組織を1つ選ぶ。あなたのUNITはこのターン中その組織を得る。")
    board = table(join, first={"field": ["剣"]}, second={"field": [{"card": "壁", "stunned": True}]})
    play(board, "入団")
    assert board.asked() == ("first", "organisation", "1312.4")
    assert board.options("first") == [GUILD, TRADE]
    board.option("first", TRADE)
    assert board.organisations("剣") == [GUILD, TRADE]


@clause("kiseki", "1312.4")
def test_both_players_are_told_which_organisation_was_chosen() -> None:
    join = event("入団", "場にある組織を1つ選ぶ。あなたのUNITはこのターン中その組織を得る。")
    board = table(join, first={"field": ["剣"]}, second={"field": ["壁"]})
    play(board, "入団")
    board.option("first", TRADE)
    for seat in ("first", "second"):
        (told,) = [each for each in board.told(seat) if each["event"] == "OrganisationChosen"]
        assert (told["seat"], told["organisation"]) == (0, TRADE)


# --- 1313 draw, 1314 discard


@clause("kiseki", "1313.1", "1313.1a", "1313.2", "504.3")
def test_cards_are_drawn_one_after_the_other_by_the_controller_of_the_text() -> None:
    draw = event("閃き", "カードを2枚引く。")
    board = table(draw, first={"deck": ["剣", "槍", "術"]})
    play(board, "閃き")
    assert board.happened().count("Drawn") == 2
    assert {"剣", "槍"} <= set(board.hand("first")) and board.deck("first") == ["術"]


@clause("kiseki", "1313.2", "1102.1", "104.2")
def test_a_draw_from_an_empty_deck_is_an_attempt_that_fails() -> None:
    draw = event("閃き", "カードを2枚引く。")
    board = table(draw, first={"deck": ["剣"]})
    play(board, "閃き")
    assert board.outcome() == ("second", "deck-out", "1102.1")


@clause("kiseki", "1314.1")
def test_a_card_that_is_discarded_goes_to_the_trail_of_the_player_whose_it_was() -> None:
    pay = event("代償", "相手は手札を1枚捨てる。")
    board = table(pay, second={"hand": ["剣"]})
    play(board, "代償")
    assert board.asked() == ("second", "discard", "1312.1")
    board.choose("second", "剣")
    assert board.trail("second") == ["剣"]


@clause("kiseki", "1314.2", "1502.1")
def test_a_hand_that_is_discarded_goes_altogether() -> None:
    clear = event("一新", "各プレイヤーは手札を捨てる。その後、各プレイヤーはカードを3枚引く。")
    guard = unit("番", text="・[アクション]:計画1。")
    board = table(clear, guard, first={"field": ["番"], "hand": ["槍"]}, second={"field": ["番"], "hand": ["剣"]})
    play(board, "一新")
    assert sorted(board.trail("first")) == ["own", "一新", "槍"] and sorted(board.trail("second")) == ["other", "剣"]
    assert len(board.hand("first")) == len(board.hand("second")) == 3


# --- 1315, 1316 ready, action, turn


@clause("kiseki", "1315.1", "1315.2", "104.3")
def test_what_is_ready_is_not_readied_and_what_is_actioned_not_actioned() -> None:
    wake, rest = (
        event("号令", "UNITを1つ対象とし、それをレディする。"),
        event("休息", "UNITを1つ対象とし、それをアクションする。"),
    )
    board = table(wake, rest, first={"field": ["剣", {"card": "槍", "actioned": True}]})
    play(board, "号令", "剣")
    play(board, "休息", "槍")
    assert "Turned" not in board.happened()
    board = table(wake, rest, first={"field": ["剣", {"card": "槍", "actioned": True}]})
    play(board, "号令", "槍")
    play(board, "休息", "剣")
    assert board.is_ready("槍") and not board.is_ready("剣")


@clause("kiseki", "1316.1", "1316.2")
def test_cards_of_a_homebase_are_turned_up_and_down() -> None:
    show, hide = (
        event("暴露", "相手の拠点の裏向きのカードを1枚対象とし、それを表向きにする。"),
        event("隠蔽", "あなたの拠点の表向きのカードを1枚対象とし、それを裏向きにする。"),
    )
    board = table(show, hide, first={"homebase": [{"card": "剣", "up": True}]}, second={"homebase": ["槍"]})
    assert not board.is_known("槍", "first")
    play(board, "暴露")
    assert not board.is_down("槍") and board.is_known("槍", "first")
    play(board, "隠蔽")
    assert board.is_down("剣")


# --- 1317 slay, destroy


@clause("kiseki", "1317.1", "1317.1a")
def test_a_unit_that_is_slain_goes_to_the_trail_without_stun_damage() -> None:
    slay = event("一撃", "UNITを1つ対象とし、それを即死させる。")
    board = table(slay, second={"field": ["槍"]})
    play(board, "一撃")
    assert board.trail("second") == ["槍"] and board.bonds("second") == 40


@clause("kiseki", "1317.2", "1317.2a")
def test_cards_of_field_and_homebase_are_destroyed() -> None:
    break_ = event("破砕", "ITEMかBASEを1つ対象とし、それを破壊する。")
    fort = base("砦")
    board = table(
        break_, fort, first={"hand": ["破砕@二"]}, second={"field": ["刃"], "homebase": [{"card": "砦", "up": True}]}
    )
    play(board, "破砕", "刃")
    play(board, "二")
    assert board.trail("second") == ["刃", "砦"]


@clause("kiseki", "104.4", "1317.1", "1317.2")
def test_what_cannot_be_slain_or_destroyed_stays() -> None:
    slay = event("一撃", "UNITを1つ対象とし、それを即死させる。")
    break_ = event("破砕", "ITEMを1つ対象とし、それを破壊する。")
    tough, hard = unit("不死", text="・これは即死しない。"), item("堅", text="・これは破壊されない。")
    board = table(slay, break_, tough, hard, second={"field": ["不死", "堅"]})
    play(board, "一撃")
    play(board, "破砕")
    assert board.field("second") == ["不死", "堅"]


# --- 1318 CP and EP


@clause("kiseki", "302.1")
def test_cp_and_ep_are_gained() -> None:
    board = table(event("融資", "あなたは2CPを得る。"), event("充填", "あなたは3EPを得る。"))
    before = board.pools("first")
    play(board, "融資")
    play(board, "充填")
    assert board.pools("first") == (before[0] + 2, before[1] + 3)


@clause("kiseki", "1318.2", "1203.6", "1217.3")
def test_ep_for_what_may_be_done_is_paid_with_cards_of_the_homebase() -> None:
    deal = event("取引", "1EP支払ってもよい。そうしたなら、カードを1枚引く。")
    board = table(deal, first={"homebase": 2})
    play(board, "取引")
    board.option("first", "yes")
    assert board.asked() == ("first", "gain-ep", "1217.3")
    _pay(board)
    assert "Drawn" in board.happened()
    assert board.pools("first")[1] == 0


@clause("kiseki", "1203.2", "1203.6")
def test_what_cannot_be_paid_in_full_is_not_offered() -> None:
    deal = event("取引", "3EP支払ってもよい。そうしたなら、カードを1枚引く。")
    board = table(deal, first={"homebase": 2})
    play(board, "取引")
    assert "Drawn" not in board.happened()


@clause("kiseki", "1318.1", "1203.6")
def test_cp_is_paid_from_the_pool() -> None:
    deal = event("買収", "1CP支払ってもよい。そうしたなら、カードを1枚引く。")
    board = table(deal, first={"homebase": 2})
    play(board, "買収")
    board.option("first", "yes")
    assert board.pools("first")[0] == 1 and "Drawn" in board.happened()


# --- bonds


@clause("kiseki", "104.2")
def test_bonds_are_gained_up_to_forty_and_lost_without_limit() -> None:
    gain, lose = event("祈り", "あなたは絆を3点得る。"), event("呪詛", "相手は絆を5点失う。")
    board = table(gain, lose, first={"bonds": 38}, second={"bonds": 2})
    play(board, "祈り")
    play(board, "呪詛")
    assert (board.bonds("first"), board.bonds("second")) == (40, -3)
    assert losses(board) == [(0, 2, "text"), (1, -5, "text")]


@clause("kiseki", "104.4")
def test_a_player_who_cannot_gain_bonds_gains_none() -> None:
    gain = event("祈り", "あなたは絆を3点得る。")
    curse = item("枷", text="・相手は絆を得ない。")
    board = table(gain, curse, first={"bonds": 30}, second={"field": ["枷"]})
    play(board, "祈り")
    assert board.bonds("first") == 30


# --- 1320 onto the field


@clause("kiseki", "1320.1", "1320.1a", "503.1a", "503.2a")
def test_a_card_that_is_put_onto_the_field_lies_on_its_owners_face_up_and_ready() -> None:
    call = event("招集", "あなたの軌跡のUNITを1枚対象とし、それを場に出す。")
    board = table(call, first={"trail": ["剣"]})
    play(board, "招集")
    assert board.field("first") == ["剣"]
    assert board.is_ready("剣") and not board.is_down("剣")


@clause("kiseki", "1320.1b", "502.3a")
def test_a_card_that_comes_from_the_homebase_keeps_its_orientation_and_lies_face_up() -> None:
    call = event("動員", "あなたの拠点のカードを1枚対象とし、それを場に出す。")
    board = table(call, first={"homebase": [{"card": "剣", "actioned": True}]})
    play(board, "動員")
    assert board.field("first") == ["剣"]
    assert not board.is_ready("剣") and not board.is_down("剣")


@clause("kiseki", "1320.1", "506.4")
def test_a_card_that_is_put_onto_another_players_field_is_under_that_players_control() -> None:
    gift = event("贈物", "あなたの軌跡のUNITを1枚対象とし、それを相手の場に出す。")
    back = event("帰郷", "UNITを1つ対象とし、それを手札に戻す。")
    board = table(gift, back, first={"trail": ["剣"]})
    play(board, "贈物")
    assert board.field("second") == ["剣"]
    play(board, "帰郷")
    assert "剣" in board.hand("first")


@clause("kiseki", "506.1", "104.2")
def test_a_base_is_not_put_onto_the_field() -> None:
    call = event("動員", "あなたの軌跡のカードを1枚対象とし、それを場に出す。")
    board = table(call, base("砦"), first={"trail": ["砦"]})
    play(board, "動員")
    assert board.field("first") == [] and board.trail("first")[0] == "砦"


# --- 1321, 1322 icons


@clause("kiseki", "1321.1")
def test_the_action_icon_is_a_cost_of_a_ready_card() -> None:
    source = unit("泉", text="・[アクション]:あなたは絆を2点得る。")
    board = table(source, first={"field": ["泉"], "bonds": 30})
    use(board, "泉")
    assert board.bonds("first") == 32 and not board.is_ready("泉")
    assert "craft 泉" not in board.options("first")


@clause("kiseki", "1322.1")
def test_the_entry_icon_triggers_when_the_card_enters_the_field() -> None:
    herald = unit("使者", cp=0, text="・[登場]カードを1枚引く。")
    board = table(herald, first={"hand": ["使者"]})
    board.do("first", "play", "使者")
    resolve(board)
    assert board.happened().count("Drawn") == 1


# --- 1323 plan


@clause("kiseki", "1323.1")
def test_a_plan_sorts_the_top_of_the_deck_unseen_by_the_other() -> None:
    plan = event("作戦", "計画3。")
    board = table(plan, first={"deck": ["剣", "槍", "術", "壁"]})
    play(board, "作戦")
    assert board.asked() == ("first", "plan", "1323.1")
    assert board.options("first") == ["剣", "槍", "術"]
    board.choose("first", "剣")
    assert board.asked() == ("first", "deck-order", "1323.1")
    board.order("first", "術", "槍")
    assert board.deck("first") == ["術", "槍", "壁", "剣"]
    assert board.is_known("術", "first") and not board.is_known("術", "second")


@clause("kiseki", "1323.1", "104.2")
def test_a_plan_looks_at_no_more_than_there_is() -> None:
    plan = event("作戦", "計画3。")
    board = table(plan, first={"deck": ["剣"]})
    play(board, "作戦")
    assert board.options("first") == ["剣"]
    board.choose("first")
    assert board.deck("first") == ["剣"]


# --- 1324 negate


@clause("kiseki", "1324.1", "1324.2")
def test_a_card_that_is_negated_goes_to_its_owners_trail_unresolved_and_stays_paid() -> None:
    gain, stop = (
        event("祈り", "あなたは絆を3点得る。", ep=1),
        event("制止", "発動待機領域のEVENTを1つ対象とし、それを無効にする。"),
    )
    board = table(gain, stop, first={"bonds": 30, "homebase": ["槍"]}, second={"hand": ["制止@敵"]})
    board.do("first", "play", "祈り")
    board.passes("first")
    board.do("second", "play", "敵")
    resolve(board)
    assert board.bonds("first") == 30
    assert board.trail("first") == ["祈り"] and board.trail("second") == ["敵"]
    assert not board.is_ready("槍")


@clause("kiseki", "1324.1")
def test_an_art_that_is_negated_is_taken_off() -> None:
    mage = unit("法", arts=(art("癒し", "あなたは絆を3点得る。"),))
    stop = event("制止", "発動待機領域のアーツを1つ対象とし、それを無効にする。")
    board = table(mage, stop, first={"bonds": 30, "homebase": ["法"]}, second={"hand": ["制止@敵"]})
    board.do("first", "art", "法")
    board.passes("first")
    board.do("second", "play", "敵")
    resolve(board)
    assert board.bonds("first") == 30 and board.homebase("first") == ["法"]
    assert not board.is_down("法")
