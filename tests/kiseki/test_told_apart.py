"""What is easily taken for something else: who left, who stays, what was, what a figure is for."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.games.kiseki.chapters.legality import play_refusal
from fuda.games.kiseki.texts.reading import Reading
from fuda.kernel.decisions import Act
from tests.citing import clause
from tests.kiseki.board import Board, art, event, item, unit
from tests.kiseki.texts import GUILD, SCHOOL, play, resolve, table, use

SLAY = event("処刑", "UNITを1つ対象とし、それを即死させる。")
STUN = event("衝撃", "UNITを1つ対象とし、それをスタンする。")


@clause("kiseki", "1215.9")
def test_what_waits_alone_does_not_begin_when_its_card_has_left_as_a_price_and_come_again() -> None:
    sword = item("霊剣", cp=0, text="・[登場]あなたのUNITを1つ対象とし、それはこれが場を離れるまで+2/+2を得る。")
    forge = item("炉", text="・あなたのITEMを1つ捨てる:あなたの軌跡のITEMを1枚場に出す。")
    board = table(sword, forge, first={"field": ["剣", "炉"], "hand": ["霊剣"]})
    board.do("first", "play", "霊剣")
    while board.waiting() != [("craft", "霊剣")]:
        board.passes(board.all_asked()[0])
    board.do("first", "craft", "炉")
    board.choose("first", "霊剣")
    resolve(board)
    if board.asked() != ("first", "priority", "902.4"):
        board.choose("first", "霊剣")
    resolve(board)
    assert "霊剣" in board.field("first") and board.strength("剣") == 6  # by the craft of the card that came again


@pytest.mark.parametrize("alias", ["与えぬ", "受けぬ"])
@clause("kiseki", "1218.1", "104.4", "1219.2b")
def test_who_gives_no_support_and_who_gets_none_are_two_bans(alias: str) -> None:
    shy = unit("与えぬ", text="・これはスクラムサポートできない。")
    proud = unit("受けぬ", text="・これはスクラムサポートされない。")
    board = table(shy, proud, first={"field": ["剣", alias]})
    banned = ("与えぬ", "剣") if alias == "与えぬ" else ("剣", "受けぬ")
    assert board.refused("first", "support", *banned).clause == "104.4"
    assert board.options("first") == ["play own", f"support {banned[1]} {banned[0]}", "pass"]


@pytest.mark.parametrize(("ban", "left"), [("できない", "support 槍 剣"), ("されない", "support 剣 槍")])
@clause("kiseki", "1218.1", "104.4", "1215.4")
def test_a_ban_on_support_binds_while_it_lasts_and_no_longer(ban: str, left: str) -> None:
    gag = event("封", f"あなたのUNITを1つ対象とし、それはこのターン中スクラムサポート{ban}。")
    board = table(gag, first={"field": ["剣", "槍"]})
    both = ["support 剣 槍", "support 槍 剣"]
    assert [each for each in board.options("first") if each.startswith("support")] == both
    play(board, "封", "剣")
    assert [each for each in board.options("first") if each.startswith("support")] == [left]
    turn = board.turn()
    while board.turn() == turn:
        board._be_passive()
    while board.asked() != ("first", "priority", "902.4"):
        board._be_passive()
    assert [each for each in board.options("first") if each.startswith("support")] == both


@clause("kiseki", "1409.1", "1332.4", "1201.1a")
def test_elation_is_an_icon_that_is_had_by_its_name() -> None:
    calm = event("鎮静", "【高揚】を持つUNITをすべてアクションする。")
    board = table(unit("炎", text="【高揚「これは+3/+0を得る。」】"), calm, first={"field": ["炎", "剣"]})
    assert board.icons("炎") == ["高揚"]
    play(board, "鎮静")
    assert not board.is_ready("炎") and board.is_ready("剣")


@clause("kiseki", "1211.6b", "1337.1")
def test_what_is_boarded_is_read_as_it_is_and_who_boards_as_it_was() -> None:
    for bound, bonds in (("1", 21), ("2", 20)):
        bell = item("鐘", text=f"・あなたのUNITがCPコストが{bound}以下のITEMに搭乗した時、絆を1点得る。")
        ship = item("船", cp=1 if bound == "1" else 3, text="【搭乗2】", strength=5, defence=5)
        ride = event("発進", "あなたの【搭乗】を持つITEMを1つ対象とし、あなたのUNITを1つそれに搭乗させる。")
        board = table(bell, ship, ride, first={"field": ["船", "鐘", "剣"], "bonds": 20})
        play(board, "発進")
        assert board.removed("first") == ["剣"]
        assert board.bonds("first") == bonds, bound


@clause("kiseki", "1306.2a", "1316.2")
def test_who_is_turned_down_by_being_stunned_is_read_as_it_was_before() -> None:
    bell = item("鐘", text="・あなたの【武術】を持つUNITが裏向きにされた時、絆を1点得る。")
    for text, bonds in (("【武術】", 20), ("", 19)):
        board = table(bell, STUN, unit("侍", text=text), first={"field": ["鐘", "侍"], "bonds": 20})
        play(board, "衝撃", "侍")
        assert board.is_stunned("侍") and board.icons("侍") == []
        assert board.bonds("first") == bonds  # one is lost with the unit


@clause("kiseki", "1312.2", "105.3b")
def test_a_hand_that_is_looked_at_is_that_of_the_player_who_is_named() -> None:
    spy = event("密偵", "相手の手札を見る。")
    board = table(spy, first={"hand": ["剣"]}, second={"hand": ["槍"]})
    play(board, "密偵")
    seen = [each for each in ("剣", "槍", "other") if board.state.known[board.card(each)] & 1]
    assert seen == ["剣", "槍", "other"]
    assert not any([board.state.known[board.card(each)] & 2 for each in ("剣", "own")])


@clause("kiseki", "1211.6", "1221.1")
def test_a_text_that_speaks_of_no_card_remembers_none() -> None:
    board = table(SLAY, first={"field": ["剣"]}, second={"field": ["槍@末"]})
    play(board, "処刑", "末")
    reading = Reading(board.state, board.rules, 0, board.card("剣"))
    reading.that = (-1,)
    assert reading.remembered(-1) is None


@clause("kiseki", "1502.1", "1215.3b-1", "1308.1")
def test_what_comes_into_force_later_is_in_no_order_that_was_chosen_before() -> None:
    heal = event("癒し", "あなたのUNITをすべて回復する。")
    board = table(heal, first={"field": [{"card": "剣", "stunned": True}]})
    play(board, "癒し")
    assert board.state.rank[board.card("剣")] == 0


@clause("kiseki", "105.3b")
def test_who_controls_a_card_is_told_by_the_field_and_off_it_by_its_owner() -> None:
    seize = event("拿捕", "相手のUNITを1つ対象とし、あなたはこのターン中それの支配を得る。")
    board = table(seize, first={"field": ["剣"], "hand": ["刃"]}, second={"field": ["槍"], "trail": ["壁"]})
    play(board, "拿捕")
    by = {each: board.rules.controller(board.state, board.card(each)) for each in ("剣", "槍", "刃", "壁")}
    assert by == {"剣": 0, "槍": 0, "刃": 0, "壁": 1}


@pytest.mark.parametrize(
    ("group", "card", "bonds"),
    [
        ("【武術】を持たないUNIT", "侍", 20),
        ("【武術】を持たないUNIT", "剣", 23),
        (f"{GUILD}以外のUNIT", "剣", 20),
        (f"{GUILD}以外のUNIT", "術", 23),
        (f"{GUILD}を持たないUNIT", "剣", 20),
        (f"{GUILD}を持たないUNIT", "術", 23),
        ("CPコストが2以上のUNIT", "剣", 23),
        ("CPコストが3以上のUNIT", "剣", 20),
        ("CPコストが2以上のUNIT", "術", 20),
        ("STRが4以上のUNIT", "剣", 23),
        ("STRが4以下のUNIT", "剣", 23),
        ("STRが4以上のUNIT", "術", 20),
        ("DEFが4以上のUNIT", "術", 20),
        ("アーツを持つUNIT", "剣", 20),
        ("アーツを持つUNIT", "賢者", 23),
    ],
)
@clause("kiseki", "1204.2k")
def test_what_was_played_is_asked_for_more_than_its_kind(group: str, card: str, bonds: int) -> None:
    judge = item("審判", text=f"・[アクション]:このターンにあなたが{group}をプレイしたなら、絆を3点得る。")
    mage = unit("賢者", cp=1, arts=(art("光", "カードを1枚引く。"),))
    samurai = unit("侍", cp=1, text="【武術】")
    board = table(judge, mage, samurai, first={"field": ["審判"], "hand": [card], "bonds": 20, "homebase": 6})
    board.do("first", "play", card)
    resolve(board)
    use(board, "審判")
    assert board.bonds("first") == bonds


# --- rows, loops and prices


@clause("kiseki", "1204.2f-6", "1204.2f-7", "104.6")
def test_what_a_text_makes_equal_to_something_is_the_price_of_plays_too() -> None:
    tax = item("計", text="・あなたがプレイするEVENTのEPコストはあなたの場にあるUNITの数に等しい。")
    more = item("増", text="・あなたがプレイするEVENTのEPコストを1増やす。")
    for worn, price in ((["計"], 2), (["計", "増"], 3), (["増"], 1)):
        board = table(
            tax, more, SLAY, unit("兵"), first={"field": [*worn, "剣", "槍"], "homebase": ["兵@一", "兵@二", "兵@三"]}
        )
        board.do("first", "play", "処刑")
        board.choose("first", "槍")
        if price < 3:
            board.choose("first", *["一", "二"][:price])
        assert [each for each in ("一", "二", "三") if not board.is_ready(each)] == ["一", "二", "三"][:price]


# --- what a text speaks of


@clause("kiseki", "1211.6", "1211.6b")
def test_a_card_that_has_moved_is_asked_for_the_zone_that_it_came_from() -> None:
    drop = event("投棄", "あなたの手札を1枚捨てる。")
    shed = event("撤去", "あなたの拠点のカードを1枚対象とし、それを軌跡に置く。")
    for place, bonds in (("手札", (21, 20)), ("拠点", (20, 21))):
        bell = item("鐘", text=f"・あなたの{place}のUNITが軌跡に置かれた時、絆を1点得る。")
        for deed, found in zip(("投棄", "撤去"), bonds, strict=True):
            first = {"field": ["鐘"], "homebase": ["槍"], "hand": ["剣"], "bonds": 20}
            board = table(bell, drop, shed, first=first)
            play(board, deed)
            if board.asked() != ("first", "priority", "902.4"):
                board.choose("first", "剣" if deed == "投棄" else "槍")
            resolve(board)
            assert board.bonds("first") == found, (place, deed)


@pytest.mark.parametrize("verb", ["持つ", "得る"])
@clause("kiseki", "1416.1", "1212.2")
def test_an_organisation_that_a_card_has_or_gains_in_every_zone_counts_as_printed(verb: str) -> None:
    both = unit("混成", text=f"・これはあらゆる領域で{SCHOOL}を{verb}。")
    back = event("帰還", f"あなたの軌跡の{SCHOOL}を持つUNITをすべて手札に戻す。")
    board = table(both, back, first={"trail": ["混成", "剣"]})
    assert SCHOOL in board.rules.card(board.state, board.card("混成")).base_organisations
    play(board, "帰還")
    assert "混成" in board.hand("first") and "剣" not in board.hand("first")


@clause("kiseki", "1333.2")
def test_who_has_two_organisations_is_a_unit_and_has_two() -> None:
    mark = event("印", "組織を2つ以上持つUNITをすべてアクションする。")
    both = unit("二", organisations=(GUILD, SCHOOL))
    board = table(mark, both, first={"field": ["剣", "二", "刃"]})
    play(board, "印")
    assert [each for each in ("剣", "二", "刃") if not board.is_ready(each)] == ["二"]


@clause("kiseki", "105.3", "105.3b", "1203.6a")
def test_who_controls_a_card_and_who_owns_it_may_be_two() -> None:
    seize = event("拿捕", "相手のUNITを1つ対象とし、あなたはこのターン中それの支配を得る。")
    for word, bonds in (("支配者", (21, 20)), ("持ち主", (20, 21))):
        gift = event("贈り物", f"UNITを1つ対象とし、それをアクションする。それの{word}は絆を1点得る。")
        board = table(seize, gift, first={"bonds": 20}, second={"field": ["槍"], "bonds": 20})
        play(board, "拿捕")
        play(board, "贈り物", "槍")
        assert (board.bonds("first"), board.bonds("second")) == bonds
        board = table(seize, gift, first={"bonds": 20}, second={"field": ["槍"], "bonds": 20})
        play(board, "贈り物", "槍")
        assert (board.bonds("first"), board.bonds("second")) == (20, 21)


@clause("kiseki", "1202.5", "1211.3", "1211.1")
def test_a_craft_for_one_phase_triggers_in_no_other() -> None:
    for phase, bonds in (("戦闘", 20), ("準備", 21)):
        bell = item("鐘", text=f"・{phase}フェイズ中、あなたのITEMが軌跡に置かれた時、絆を1点得る。")
        scrap = event("廃棄", "ITEMを1つ対象とし、それを破壊する。")
        board = table(bell, scrap, first={"field": ["鐘", "刃"], "bonds": 20})
        play(board, "廃棄", "刃")
        assert board.bonds("first") == bonds, phase


@clause("kiseki", "1309.1", "1205.1a", "104.3")
def test_support_is_gained_by_no_card_that_has_left_and_by_no_other_in_its_place() -> None:
    cheer = event("声援", "あなたのUNITを1つ対象とし、それはサポートを得る。")
    gain = unit("兵", text="・0EP支払う:これはサポートを得る。")
    for first in ({"field": ["剣"]}, {"field": ["兵"]}):
        board = table(cheer, gain, SLAY, first=first, second={"field": ["槍@末"]})
        if "兵" in first["field"]:
            board.do("first", "craft", "兵")
        else:
            board.do("first", "play", "声援")
        play(board, "処刑", *first["field"])
        resolve(board)
        assert "SupportChanged" not in board.happened() and sum(board.state.support) == 0


@clause("kiseki", "1415.1", "502.3", "503.1a")
def test_what_was_not_chosen_for_a_card_that_comes_again_is_not_had() -> None:
    spy = unit("密偵", cp=0, text="【暗躍:選択式】")
    flash = event("明滅", "あなたのUNITを1つ対象とし、それを手札に戻し、それを場に出す。")
    board = table(spy, flash, first={"hand": ["密偵"]})
    board.do("first", "play", "密偵")
    while board.asked() is None or board.asked()[1] == "priority":  # type: ignore[index]
        board.passes(board.all_asked()[0])
    assert board.asked()
    while board._purpose() != "priority":
        board._be_passive()
    assert board.icons("密偵").count("暗躍") == 0


@clause("kiseki", "902.3", "1501.1a", "902.6")
def test_no_round_is_seen_where_each_play_leaves_another_position() -> None:
    bell = item("鐘", text="・カードが軌跡に置かれた時、絆を1点得る。")
    mill = unit("挽き手", text="・0EP支払う:あなたのデッキの上を1枚軌跡に置く。")
    board = table(bell, mill, first={"field": ["鐘", "挽き手"], "deck": 6, "bonds": 10})
    for turn in range(5):
        use(board, "挽き手")
        assert board.asked() == ("first", "priority", "902.4"), turn
    assert board.bonds("first") == 15


@clause("kiseki", "1203.6a", "1203.6", "1502.1")
def test_where_silence_would_tell_a_player_who_cannot_is_asked_and_can_only_decline() -> None:
    swap = event("交換", "各プレイヤーは手札のUNITを1枚捨ててもよい。そうしたなら、カードを1枚引く。")
    asked = []
    for held in (["剣"], ["刃"]):
        board = Board(
            phase="deployment",
            cards=[swap, unit("剣"), item("刃")],
            first={"hand": ["交換", "剣"]},
            second={"hand": held},
        )
        board.state.hide_forced = True
        board.do("first", "play", "交換")
        resolve(board)
        assert board.asked() == ("first", "may", "1205.1c")
        board.option("first", "no")
        asked.append((board.asked(), len(board.options("second"))))
    assert asked == [(("second", "may", "1205.1c"), 2), (("second", "may", "1205.1c"), 1)]


@clause("kiseki", "902.4", "203.2", "203.2a")
def test_a_card_is_refused_as_a_kind_that_it_is_not() -> None:
    board = table(first={"hand": ["剣"]})
    assert board.refused("first", "play", "剣", numbers=(4,)).clause == "203.2"


@clause("kiseki", "1202.4", "1209.1", "902.4")
def test_an_event_that_one_player_has_played_this_turn_binds_not_the_other() -> None:
    once = event("一度", "カードを1枚引く。このEVENTは1ターンに1回しかプレイできない。")
    board = table(once, first={"hand": ["一度@二"], "deck": 3}, second={"hand": ["一度@敵"], "deck": 3})
    play(board, "一度")
    assert "play 二" not in board.options("first")
    board.passes("first")
    assert "play 敵" in board.options("second")


@clause("kiseki", "1215.9", "1215.4")
def test_of_the_effects_only_those_end_that_last_until_this_very_card_leaves() -> None:
    sword = "・[アクション]:あなたのUNITを1つ対象とし、それはこれが場を離れるまで+{}/+0を得る。"
    turn = item("祝杯", text="・[アクション]:あなたのUNITを1つ対象とし、それはこのターン中+1/+0を得る。")
    scrap = event("廃棄", "ITEMを1つ対象とし、それを破壊する。")
    for gone, strength in (("大剣", 4 + 2 + 1), ("小剣", 4 + 4 + 1), ("祝杯", 4 + 2 + 4 + 1)):
        cards = (item("小剣", text=sword.format(2)), item("大剣", text=sword.format(4)), turn, scrap)
        board = table(*cards, first={"field": ["剣", "小剣", "大剣", "祝杯"]})
        for each in ("小剣", "大剣", "祝杯"):
            use(board, each)
        assert board.strength("剣") == 4 + 2 + 4 + 1
        play(board, "廃棄", gone)
        assert board.strength("剣") == strength, gone


@clause("kiseki", "1215.9", "1211.10")
def test_of_what_waits_only_the_crafts_of_the_card_that_left_do_not_begin() -> None:
    sword = "・[アクション]:あなたのUNITを1つ対象とし、それはこれが場を離れるまで+{}/+0を得る。"
    scrap = event("廃棄", "ITEMを1つ対象とし、それを破壊する。")
    cards = (item("小剣", text=sword.format(2)), item("大剣", text=sword.format(4)), scrap)
    board = table(*cards, first={"field": ["剣", "小剣", "大剣"]})
    board.do("first", "craft", "小剣")
    board.do("first", "craft", "大剣")
    play(board, "廃棄", "大剣")
    resolve(board)
    assert board.strength("剣") == 6


# --- crafts, kinds and figures


@clause("kiseki", "207.7", "207.2", "1201.1a-1")
def test_a_craft_under_a_keyword_is_played_like_any_other() -> None:
    loyal = unit("忠臣", text="・忠義―0EP支払う:絆を1点得る。")
    board = table(loyal, first={"field": ["忠臣"], "bonds": 20})
    use(board, "忠臣")
    assert board.bonds("first") == 21


@clause("kiseki", "207.2", "1201.1a", "1202.5")
def test_a_craft_that_names_its_phase_is_a_triggered_one() -> None:
    bell = item("鐘", text="・準備フェイズ中、あなたのUNITがスタンした時、絆を5点得る。")
    board = table(bell, STUN, first={"field": ["鐘", "術"], "bonds": 20})
    play(board, "衝撃", "術")
    assert board.bonds("first") == 20 - 1 + 5
    board = table(bell, STUN, first={"field": ["鐘", "術"], "bonds": 20}, phase="battle")
    play(board, "衝撃", "術")
    assert board.bonds("first") == 20 - 1


@clause("kiseki", "207.4", "1503.1")
def test_only_an_event_that_says_so_is_limited_to_some_plays_a_turn() -> None:
    once = event("一度", "カードを1枚引く。このEVENTは1ターンに1回しかプレイできない。")
    home = event("拠点", "カードを1枚引く。このEVENTは戦闘フェイズ中しかプレイできない。")
    free = event("自由", "カードを1枚引く。")
    board = table(once, home, free, first={"deck": 3})
    crafts = [board.rules.card(board.state, board.card(each)).effects() for each in ("一度", "拠点", "自由")]
    limited = [craft.reference in board.rules.stock.limited for craft in crafts if craft is not None]
    assert limited == [True, False, False]


@clause("kiseki", "803.5b", "803.5")
def test_where_no_unit_can_be_attacked_the_player_is() -> None:
    for others, offered in (([], ["target-player 1"]), (["壁"], ["target 壁"])):
        board = Board(cards=[unit("剣"), unit("壁")], first={"field": ["剣"]}, second={"field": others})
        board.state.hide_forced = True
        board.settle()
        board.do("first", "attack", "剣")
        while board._purpose() != "attack-target":
            board._be_passive()
        question = board._is_asked("first", Act)
        assert [(each.verb, each.card < 0) for each in question.options] == [
            (each.partition(" ")[0], not others) for each in offered
        ]


@pytest.mark.parametrize(
    ("amount", "drawn"),
    [
        ("あなたの場にあるUNITの数", 3),
        ("あなたの場にあるUNITの数の2倍", 6),
        ("あなたの場にあるUNITのSTRの最大値", 4),
        ("あなたの場にあるUNITの数の半分(端数切り上げ)", 2),
        ("あなたの場にある組織の数", 2),
        ("あなたの絆の数", 5),
    ],
)
@clause("kiseki", "1305.1")
def test_x_is_what_the_text_says_that_it_is(amount: str, drawn: int) -> None:
    gain = event("泉", f"絆をX点得る。Xは{amount}である。")
    board = table(gain, first={"field": ["剣", "術", "槍"], "bonds": 5})
    play(board, "泉")
    assert board.bonds("first") == 5 + drawn


# --- support, long rows, replacements


@clause("kiseki", "1219.2b-3", "1219.2b-4", "1219.2b-5")
def test_support_is_offered_between_units_that_fit_and_no_others() -> None:
    spy, spy2 = unit("影", text="【暗躍】"), unit("陰", text="【暗躍】")
    every = unit("皆", text="・これはすべての組織を持つ。", organisations=())
    board = table(spy, spy2, every, first={"field": ["剣", "槍", "術", "影", "陰", "皆"]})
    offered = sorted([each[8:] for each in board.options("first") if each.startswith("support")])
    fit = ["剣 槍", "剣 皆", "槍 剣", "槍 皆", "術 皆", "皆 剣", "皆 槍", "皆 術", "影 陰", "陰 影"]
    assert offered == sorted(fit)


def row_of(board: Board, alias: str, number: int) -> Board:
    """The craft was played so often in answer to itself, and all of it waits."""
    for _ in range(number):
        board.do("first", "craft", alias)
    assert len(board.waiting()) == number
    return board


@clause("kiseki", "1205.1", "509.2")
def test_each_of_a_long_row_is_carried_out_where_it_moves_cards_only() -> None:
    mill = unit("挽き手", text="・0EP支払う:あなたのデッキの上を1枚軌跡に置く。")
    board = row_of(table(mill, first={"field": ["挽き手"], "deck": 40}), "挽き手", 26)
    resolve(board)
    assert len(board.trail("first")) == 26 and "RowResolved" not in board.happened()


@clause("kiseki", "1216.1", "1216.2", "1315.2")
def test_a_text_can_take_the_place_of_being_actioned_alone() -> None:
    guard = item("護り", text="・あなたのUNITがアクションされる場合、代わりに絆を1点得る。")
    tire = event("疲労", "UNITを1つ対象とし、それをアクションする。")
    wake = event("目覚め", "UNITを1つ対象とし、それをレディする。")
    board = table(guard, tire, wake, first={"field": ["護り", {"card": "剣", "actioned": True}, "槍"], "bonds": 20})
    play(board, "目覚め", "剣")
    assert board.is_ready("剣") and board.bonds("first") == 20
    play(board, "疲労", "槍")
    assert board.is_ready("槍") and board.bonds("first") == 21


@clause("kiseki", "1312.1", "104.2", "104.4")
def test_nothing_is_chosen_for_what_cannot_be_done_to_it() -> None:
    firm = unit("不動", text="・これは相手の効果によってスタンしない。")
    daze = event("眩惑", "UNITを1つスタンする。")
    board = table(daze, firm, first={"field": ["剣"]}, second={"field": ["不動", "槍@敵"]})
    play(board, "眩惑")
    assert board.options("first") == ["剣", "敵"]
    board = table(daze, firm, first={"field": ["剣", "不動"]}, second={"field": ["槍@敵"]})
    play(board, "眩惑")
    assert sorted(board.options("first")) == sorted(["剣", "敵", "不動"])


@clause("kiseki", "1211.6", "1211.6b", "1314.1")
def test_a_card_that_returns_from_the_trail_is_heard_by_who_speaks_of_the_trail() -> None:
    back, bounce = (
        event("回収", "あなたの軌跡のUNITを1枚対象とし、それを手札に戻す。"),
        event("撤退", "UNITを1つ対象とし、それを手札に戻す。"),
    )
    for text, found in (("あなたの軌跡のUNIT", (21, 20)), ("あなたのUNIT", (20, 21))):
        bell = item("鐘", text=f"・{text}が手札に戻った時、絆を1点得る。")
        for deed, card, bonds in zip(("回収", "撤退"), ("槍", "剣"), found, strict=True):
            board = table(bell, back, bounce, first={"field": ["鐘", "剣"], "trail": ["槍"], "bonds": 20})
            play(board, deed, card)
            assert card in board.hand("first") and board.bonds("first") == bonds, (text, deed)


@pytest.mark.parametrize(
    ("by", "found"),
    [("アーツ", (21, 20, 20)), ("クラフト", (20, 21, 20)), ("能力", (21, 21, 20)), ("カードか能力", (21, 21, 21))],
)
@clause("kiseki", "1204.2d", "1201.1c")
def test_by_what_a_card_is_aimed_at(by: str, found: tuple[int, ...]) -> None:
    bell = unit("的", text=f"・これがあなたの{by}の対象になった時、絆を1点得る。")
    mage = unit("賢者", cp=1, arts=(art("光", "UNITを1つ対象とし、それをレディする。"),))
    watch = item("時計", text="・0EP支払う:UNITを1つ対象とし、それをレディする。")
    wake = event("目覚め", "UNITを1つ対象とし、それをレディする。")
    for (verb, card), bonds in zip((("art", "賢者"), ("craft", "時計"), ("play", "目覚め")), found, strict=True):
        lying = {"card": "的", "actioned": True}
        board = table(bell, mage, watch, wake, first={"field": [lying, "時計"], "hand": ["賢者"], "bonds": 20})
        board.do("first", verb, card)
        if board._purpose() == "targets":
            board.choose("first", "的")
        resolve(board)
        assert board.bonds("first") == bonds, (by, verb)


@clause("kiseki", "1204.2f", "1204.2f-6")
def test_who_can_pay_the_price_itself_may_play_whatever_stands_in_its_place() -> None:
    rich = unit("豪商", cp=3, text="・あなたはこれのCPコストを支払う代わりに、あなたの手札を4枚捨ててもよい。")
    board = table(rich, first={"hand": ["豪商"], "homebase": 3})
    assert play_refusal(board.state, board.rules, 0, board.card("豪商"), 1) is None
    assert "play 豪商" in board.options("first")
    poor = table(rich, first={"hand": ["豪商"], "homebase": 2})
    assert play_refusal(poor.state, poor.rules, 0, poor.card("豪商"), 1) is not None


@clause("kiseki", "1204.2e", "1204.2e-1")
def test_of_a_single_target_nobody_is_asked_what_it_gets() -> None:
    both = event("明暗", "UNITを2つまで対象とし、1つはこのターン中+2/+0を得て、もう1つは+0/+3を得る。")
    board = table(both, first={"field": ["剣", "槍"]})
    board.state.hide_forced = True
    board.do("first", "play", "明暗")
    board.choose("first", "槍")
    assert board._purpose() == "priority"
    assert board.state.waiting[-1].targets == ((board.card("槍"),),)


@clause("kiseki", "1204.2d", "1205.1a", "1201.2a")
def test_a_text_with_two_kinds_of_targets_does_it_to_all_of_them() -> None:
    tire = event("痛み分け", "あなたのUNIT1つと相手のUNIT1つを対象とし、それらをアクションする。")
    board = table(tire, SLAY, first={"field": ["剣", "術"]}, second={"field": ["槍", "壁"]})
    board.do("first", "play", "痛み分け")
    board.choose("first", "剣")
    board.choose("first", "壁")
    resolve(board)
    assert [each for each in ("剣", "術", "槍", "壁") if not board.is_ready(each)] == ["剣", "壁"]
    board = table(tire, SLAY, first={"field": ["剣", "術"]}, second={"field": ["槍", "壁"]})
    board.do("first", "play", "痛み分け")
    board.choose("first", "剣")
    board.choose("first", "壁")
    play(board, "処刑", "壁")
    resolve(board)
    assert [each for each in ("剣", "術", "槍") if not board.is_ready(each)] == ["剣"]


@pytest.mark.parametrize("seat", ["first", "second"])
@clause("kiseki", "1323.1")
def test_what_is_planned_away_goes_under_the_deck_of_who_plans(seat: str) -> None:
    held: dict[str, Any] = {"hand": ["計画"], "deck": ["剣", "槍", "壁"]}
    other: dict[str, Any] = {"hand": ["備え"], "deck": 3}
    sides: dict[str, Any] = {"first": held, "second": other} if seat == "first" else {"first": other, "second": held}
    cards = [event("計画", "計画2。"), event("備え", "カードを1枚引く。"), unit("剣"), unit("槍"), unit("壁")]
    board = Board(phase="deployment", cards=cards, **sides)
    if seat == "second":
        board.passes("first")
    board.do(seat, "play", "計画")
    while board._purpose() == "priority":
        board._be_passive()
    board.choose(seat, "槍")
    assert board.deck(seat) == ["剣", "壁", "槍"]
