"""Where do the rules of attacks, fields and phases stop? One small table for each edge that others do not reach."""

from __future__ import annotations

from fuda.games.kiseki.cards import ITEM, UNIT
from fuda.games.kiseki.texts.values import kinds
from tests.citing import clause
from tests.kiseki.board import Board, art, base, event, item, unit
from tests.kiseki.test_edges import HIRED
from tests.kiseki.texts import CARDS, GUILD, SCHOOL, TRADE, play, resolve, table

WOUND = event("傷", "あなたは絆を1点失う。")


def pass_on(board: Board) -> None:
    """Everybody passes while there is priority."""
    while board._purpose() == "priority":
        board.passes(board.all_asked()[0])


# --- 803, 804


@clause("kiseki", "804.3", "803.3", "1501.1a")
def test_every_group_that_was_not_paid_for_stays_closed() -> None:
    other = unit("刺客", text="・これは1EP支払わないなら攻撃できない。", organisations=(SCHOOL,))
    board = table(HIRED, other, first={"field": ["傭兵", "刺客", "壁@砦"]}, second={"field": ["壁"]}, phase="battle")
    for name in ("傭兵", "刺客"):
        board.attack("first", name)
        pass_on(board)
    assert board.options("first") == ["attack 砦", "pass"]


@clause("kiseki", "804.3", "803.3")
def test_a_scrum_that_was_not_paid_for_is_not_put_together_again() -> None:
    field = ["傭兵@一", "傭兵@二"]
    board = table(HIRED, first={"field": field, "homebase": ["術"]}, second={"field": ["壁"]}, phase="battle")
    board.attack("first", "一", "二")
    pass_on(board)
    board.do("first", "attack", "一")
    assert board._purpose() == "priority"  # nobody can join
    assert [board.name(card) for card in board.state.attackers] == ["一"]


@clause("kiseki", "804.10", "104.4")
def test_an_attacker_that_does_not_ready_stays_actioned_without_its_target() -> None:
    back = event("送還", "相手のUNITを1つ対象とし、それを手札に戻す。")
    slow = unit("鈍", text="・これはレディしない。")
    board = table(slow, back, first={"field": ["鈍"]}, second={"field": ["壁"]}, phase="battle")
    board.attack("first", "鈍")
    while "attacking" not in board.states("鈍"):
        board.passes(board.all_asked()[0])
    play(board, "送還")
    pass_on(board)
    assert not board.is_ready("鈍")


@clause("kiseki", "1327.1", "804.11a-1")
def test_who_strikes_back_at_all_of_a_group_strikes_nobody_else() -> None:
    hydra = unit("蛇", strength=9, defence=9, text="・これはすべてのCPコストが2以下のUNITに応戦する。")
    board = table(hydra, first={"field": ["剣", "槍"]}, second={"field": ["蛇"]}, phase="battle")
    board.attack("first", "剣", "槍")
    board.settle()
    assert board.is_stunned("剣") and not board.is_stunned("槍")


@clause("kiseki", "302.1b", "802.5")
def test_ep_gained_at_the_end_of_the_battle_phase_are_gone_in_the_next() -> None:
    board = Board(cards=CARDS, first={"homebase": ["剣", "槍"]}, second={"homebase": ["壁", "術"]})
    while board.state.frames[-1].clause != "802.5":
        board._be_passive()
    board.do("first", "gain-ep", "剣")
    assert board.pools("first") == (0, 1)
    while board.phase() == "battle":
        board._be_passive()
    assert board.state.frames[-1].clause == "705.2" and board.pools("first") == (0, 0)
    assert board.happened()[-4:].count("PoolsEmptied") == 1  # before the next phase has begun


@clause("kiseki", "705.7", "1215.7")
def test_where_nothing_lasts_until_the_end_of_the_turn_nothing_ends() -> None:
    oath = event("誓い", "UNITを1つ対象とし、それは+2/+0を得る。")
    cheer = event("鼓舞", "UNITを1つ対象とし、それはこのターン中+2/+0を得る。")
    for card, ends in (("誓い", 0), ("鼓舞", 1)):
        board = table(oath, cheer, first={"field": ["剣"]})
        play(board, card)
        while board.turn()[0] == 5:
            board._be_passive()
        assert board.happened().count("EffectsEnded") == ends


# --- 105 who controls


@clause("kiseki", "105.3b", "1211.3a")
def test_a_craft_of_a_card_in_hand_is_its_owners() -> None:
    ghost = unit("亡霊", text="・あなたが絆を失った時、これが手札にあるなら、これを場に出してもよい。")
    for seat, asks in (("first", True), ("second", False)):
        board = table(ghost, WOUND, **{seat: {"hand": ["亡霊"]}})
        play(board, "傷")
        assert (board._purpose() == "reveal-trigger") == asks


@clause("kiseki", "105.3b", "105.3")
def test_a_craft_of_a_card_that_changed_sides_is_its_new_controllers() -> None:
    bell = unit("鐘", text="・あなたが絆を失った時、あなたは絆を3点得る。")
    charm = event("魅了", "相手のUNITを1つ対象とし、あなたはそれの支配を得る。")
    board = table(bell, charm, WOUND, first={"bonds": 20}, second={"field": ["鐘"], "bonds": 20})
    play(board, "魅了")
    assert board.field("first") == ["鐘"]
    play(board, "傷")
    assert (board.bonds("first"), board.bonds("second")) == (22, 20)


# --- 1312.4 organisations on the field


@clause("kiseki", "1312.4", "1333.1")
def test_only_organisations_of_units_on_the_fields_are_chosen() -> None:
    pledge = event("誓約", "場にある組織を1つ選ぶ。あなたのUNITはこのターン中その組織を得る。")
    assert GUILD not in (SCHOOL, TRADE)
    board = table(pledge, first={"field": ["術"]}, second={"field": ["壁"], "trail": ["剣"]})
    play(board, "誓約")
    assert board.asked() == ("first", "organisation", "1312.4")
    assert board.options("first") == [SCHOOL, TRADE]


# --- 1204 what is played


@clause("kiseki", "1204.2k", "1201.1c")
def test_who_plays_an_art_or_a_craft_of_a_unit_does_not_play_the_unit() -> None:
    bell = item("鐘", text="・あなたがUNITをプレイした時、あなたは絆を1点得る。")
    mage = unit("術士", cp=0, arts=(art("光", "カードを1枚引く。"),), text="・0EP支払う:カードを1枚引く。")
    for place, verb, bonds in (("hand", "art", 20), ("field", "craft", 20), ("hand", "play", 21)):
        first = {"field": ["鐘"], "bonds": 20}
        first[place] = [*first.get(place, []), "術士"]  # type: ignore[misc]
        board = table(bell, mage, first=first)
        board.do("first", verb, "術士")
        resolve(board)
        assert board.bonds("first") == bonds, verb


@clause("kiseki", "1204.2d", "1204.2d-4")
def test_a_unit_that_is_no_target_for_the_opponent_is_one_for_its_player() -> None:
    shy = unit("隠", text="・これは相手の対象にならない。")
    tire = event("疲労", "UNITを1つ対象とし、それをアクションする。")
    board = table(shy, tire, first={"field": ["隠@一", "剣"]}, second={"field": ["隠@二", "槍"]})
    board.do("first", "play", "疲労")
    assert board.options("first") == ["一", "剣", "槍"]


@clause("kiseki", "1215.1", "1204.2f-7", "1304.1")
def test_what_raises_the_price_of_what_is_played_leaves_the_cost_on_the_card_alone() -> None:
    tax = item("関税", text="・あなたがプレイするUNITのCPコストを1増やす。")
    board = table(tax, first={"field": ["関税", "剣"], "hand": ["槍"], "homebase": 3})
    assert (board.cp("剣"), board.cp("槍")) == (2, 3)
    assert "play 槍" not in board.options("first")


@clause("kiseki", "1215.1", "803.3a-2")
def test_a_prohibition_changes_nothing_of_what_a_unit_is() -> None:
    bind = event("束縛", "UNITを1つ対象とし、それはこのターン中攻撃できない。")
    board = table(bind, first={"field": ["剣", "槍"]}, second={"field": ["壁"]}, phase="battle")
    play(board, "束縛", "剣")
    assert (board.strength("剣"), board.defence("剣"), board.icons("剣")) == (4, 4, [])
    pass_on(board)
    assert board.options("first") == ["attack 槍", "pass"]


@clause("kiseki", "104.6", "1215.5")
def test_a_figure_becomes_another_and_the_old_one_is_gone() -> None:
    titan = event("巨大化", "UNITを1つ対象とし、このターン中それのSTRは7になる。")
    board = table(titan, first={"field": ["剣"]})
    play(board, "巨大化")
    assert (board.strength("剣"), board.defence("剣")) == (7, 4)


# --- 1306.2c, 1221 what a card is and was


@clause("kiseki", "1306.2c", "1212.2")
def test_a_stunned_unit_is_what_is_printed_on_it_and_nothing_that_its_crafts_fix() -> None:
    cards = [
        unit("学徒", text=f"・これはあらゆる領域で{SCHOOL}を持つ。"),
        unit("万人", text="・これはあらゆる領域ですべての組織を持つ。"),
        unit("人", text="【人形】"),
        unit("巨", strength=1, text="・このSTRは7である。"),
        unit("翼", text="【光まとう翼2】"),
    ]
    names = [each["number"] for each in cards]
    board = table(*cards, first={"field": [{"card": each, "stunned": True} for each in names]})
    for name in names:
        assert board.organisations(name) == [GUILD], name
        assert kinds(board.state, board.rules, board.card(name)) == UNIT, name
    assert board.strength("巨") == 1


@clause("kiseki", "1333.2", "1221.1")
def test_organisations_of_a_unit_that_is_gone_are_those_that_it_had() -> None:
    heir = unit(
        "継", text="・あなたの他のUNITが即死した時、これはこのターン中それが持つ組織を得る。", organisations=(TRADE,)
    )
    train = event("修行", f"UNITを1つ対象とし、それはこのターン中{SCHOOL}を得る。")
    slay = event("一撃", "UNITを1つ対象とし、それを即死させる。")
    board = table(heir, train, slay, first={"field": ["継", "剣"]})
    play(board, "修行", "剣")
    play(board, "一撃", "剣")
    resolve(board)
    assert sorted(board.organisations("継")) == sorted([GUILD, SCHOOL, TRADE])


@clause("kiseki", "1325.1", "1215.7")
def test_what_nullifies_in_the_next_turn_does_not_nullify_now() -> None:
    hush = event("予兆", "UNITを1つ対象とし、次のターン中それに適用されている効果を無効化する。")
    oath = event("誓い", "UNITを1つ対象とし、それは+2/+0を得る。")
    board = table(hush, oath, first={"field": ["剣"]})
    play(board, "誓い")
    play(board, "予兆")
    assert board.strength("剣") == 6
    while board.turn()[0] == 5:
        board._be_passive()
    assert board.strength("剣") == 4


@clause("kiseki", "203.2a", "1403.1")
def test_what_cannot_be_played_as_a_unit_can_be_played_as_the_item_that_it_is_too() -> None:
    doll, guard = unit("人", cp=0, text="【人形】\n【援軍】"), unit("援", cp=0, text="【援軍】")
    board = table(doll, guard, first={"hand": ["人", "援"], "field": ["術"]})
    assert "play 人" in board.options("first") and "play 援" not in board.options("first")


# --- 1336, 1310 units that are one, organisations that are linked


@clause("kiseki", "1336.1", "1336.1d")
def test_linked_units_have_all_organisations_and_all_kinds_that_one_of_them_has() -> None:
    link = event("連結", "あなたのUNITを2つ対象とし、それらを戦術リンクする。")
    everybody = unit("万人", text="・これはあらゆる領域ですべての組織を持つ。")
    doll = unit("人", text="【人形】")
    board = table(link, everybody, doll, first={"field": ["剣", "万人"]})
    play(board, "連結")
    assert len(board.organisations("剣")) > 5
    board = table(link, everybody, doll, first={"field": ["剣", "人"]})
    play(board, "連結")
    assert kinds(board.state, board.rules, board.card("剣")) == UNIT | ITEM


@clause("kiseki", "1215.8", "1329.1")
def test_a_name_that_an_event_puts_on_the_field_stays_there() -> None:
    statue = event("像", "あなたの場に“剣”がいるものとする。")
    ask = event("点呼", "あなたの場に“剣”がいるなら、あなたは絆を1点得る。")
    board = table(statue, ask, first={"bonds": 20})
    play(board, "像")
    play(board, "点呼")
    assert board.bonds("first") == 21


@clause("kiseki", "804.7", "804.11b")
def test_a_player_who_is_attacked_is_no_unit_that_could_leave_the_battle() -> None:
    board = table(first={"field": ["剣"]}, second={"deck": ["刃"] * 9, "bonds": 20}, phase="battle")
    board.attack("first", "剣")
    board.settle()
    assert board.bonds("second") == 16


@clause("kiseki", "803.4", "302.1b")
def test_who_passes_instead_of_attacking_is_told() -> None:
    board = table(first={"field": ["剣"]}, second={"field": ["槍"]}, phase="battle")
    while board._purpose() != "attackers":
        board._be_passive()
    board.do("first", "pass")
    while board.phase() == "battle":
        board._be_passive()
    assert [each["seat"] for each in board.told() if each["event"] == "AttackPassed"] == [0, 1]


@clause("kiseki", "1205.1c", "1205.1c-3", "1205.1d")
def test_cards_bases_and_abilities_leave_the_waiting_zone_each_by_its_rule() -> None:
    smith = unit("鍛冶", cp=0, text="・0EP支払う:カードを1枚引く。")
    gain = event("恵み", "あなたは絆を1点得る。")
    for place, name, verb, label in (
        ("hand", "恵み", "play", "1205.1c"),
        ("homebase", "恵み", "play", "1205.1c"),
        ("hand", "鍛冶", "play", "1205.1c"),
        ("homebase", "砦", "play", "1205.1c-3"),
        ("field", "鍛冶", "craft", "1205.1d"),
    ):
        cards = [*CARDS, smith, gain, base("砦")]
        board = Board(phase="deployment", cards=cards, first={place: [name], "deck": 3}, second={"hand": ["備え"]})
        board.do("first", verb, name)
        resolve(board)
        assert [each["clause"] for each in board.told() if each["event"] == "TakenOff"] == [label], (place, name)


@clause("kiseki", "211.1", "1333.1")
def test_a_card_has_its_organisations_wherever_it_lies() -> None:
    everybody = unit("万人", text="・これはあらゆる領域ですべての組織を持つ。")
    board = table(everybody, first={"hand": ["剣", "万人"], "trail": ["術"], "deck": ["壁"]})
    assert (board.organisations("剣"), board.organisations("術")) == ([GUILD], [SCHOOL])
    assert board.organisations("壁") == [TRADE] and len(board.organisations("万人")) > 5


@clause("kiseki", "509.1", "1204.2d-3")
def test_an_event_of_the_homebase_waits_as_an_event() -> None:
    no = event("否定", "発動待機領域のEVENTを1つ対象とし、それを無効にする。")
    gain = event("恵み", "あなたは絆を1点得る。")
    first = {"homebase": ["恵み"], "hand": ["否定"], "bonds": 20}
    board = Board(phase="deployment", cards=[*CARDS, no, gain], first=first, second={"hand": ["備え"]})
    board.do("first", "play", "恵み")
    play(board, "否定")
    assert board.bonds("first") == 20 and board.waiting() == []


@clause("kiseki", "1309.1", "1309.2", "104.3")
def test_support_is_gained_and_lost_each_by_its_rule_and_only_where_it_changes_anything() -> None:
    gain = event("援護", "UNITを1つ対象とし、それはサポートを得る。")
    lose = event("孤立", "UNITを1つ対象とし、それはサポートを失う。")
    board = table(gain, lose, first={"field": ["剣"], "hand": ["援護@二"]})
    for card in ("孤立", "援護", "二"):
        play(board, card)
    assert [each["clause"] for each in board.told() if each["event"] == "SupportChanged"] == ["1309.1"]
    board = table(lose, first={"field": [{"card": "剣", "support": True}]})
    play(board, "孤立")
    assert [each["clause"] for each in board.told() if each["event"] == "SupportChanged"] == ["1309.2"]


@clause("kiseki", "1314.1", "1317.2", "502.5")
def test_what_lies_in_a_zone_already_does_not_go_there_again() -> None:
    back = event("送還", "あなたの手札のUNITを1枚選び、それを手札に戻す。")
    board = table(back, first={"hand": ["剣"]})
    play(board, "送還")
    if board._purpose() != "priority":
        board.choose("first", "剣")
    assert "剣" in board.hand("first")
    moved = [each for each in board.told() if each["event"] == "Went" and each["card"].get("card") == "剣"]
    assert moved == []


@clause("kiseki", "1410.1", "1211.10")
def test_what_an_attacker_that_has_fallen_attacked_is_actioned_all_the_same() -> None:
    breaker = unit("崩", text="【体制崩し】")
    slay = event("一撃", "UNITを1つ対象とし、それを即死させる。")
    board = table(breaker, slay, first={"field": ["崩"]}, second={"field": ["壁"]}, phase="battle")
    board.attack("first", "崩")
    while board.waiting() != [("craft", "崩")]:
        board.passes(board.all_asked()[0])
    play(board, "一撃", "崩")
    assert board.field("first") == [] and not board.is_ready("壁")


@clause("kiseki", "504.2", "502.4")
def test_a_card_that_goes_under_its_own_deck_does_not_leave_the_deck() -> None:
    look = event("占い", "あなたのデッキの上を1枚見る。その後、それをあなたのデッキの下に置く。")
    board = table(look, first={"deck": ["剣", "槍"]})
    play(board, "占い")
    assert board.deck("first") == ["槍", "剣"]
    assert [each["card"].get("card") for each in board.told() if each["event"] == "Went"] == ["占い", "占い"]
