"""1212, 1215: lasting effects, the layers in which they apply, and their order."""

from __future__ import annotations

from fuda.games.kiseki.texts.attributes import OF_STATS, WINGS, reads_of
from fuda.games.kiseki.texts.values import wings_of
from fuda.games.kiseki.words import conditions as o
from fuda.games.kiseki.words import modifiers as g
from fuda.games.kiseki.words import things as k
from fuda.language.words import nodes as n
from tests.citing import clause
from tests.kiseki.board import Board, art, base, event, item, unit
from tests.kiseki.texts import GUILD, SCHOOL, SWORD, TRADE, play, resolve, table, use

CALL = event("招集", "あなたの軌跡のUNITを1枚対象とし、それを場に出す。")
SLAY = event("一撃", "UNITを1つ対象とし、それを即死させる。")


# --- 1215.1 layers


@clause("kiseki", "1215.1", "1215.1a", "1215.1b", "1215.1f")
def test_organisations_are_gained_before_figures_are_changed_whatever_is_older() -> None:
    band = item("楽団", text=f"・あなたの{SCHOOL}は+1/+0を得る。")
    school = item("校章", text=f"・あなたの{GUILD}は{SCHOOL}を得る。")
    board = table(band, school, first={"field": ["楽団", "校章", "剣"]})
    assert board.strength("剣") == 5


@clause("kiseki", "1215.1c", "1215.2")
def test_abilities_that_are_gained_apply_in_the_layers_after_them() -> None:
    teacher = base(
        "道場",
        text="・あなたの【武術】を持つUNITは【体制崩し】を得る。\n・あなたの【体制崩し】を持つUNITは+1/+0を得る。",
    )
    board = table(
        teacher, unit("武", text="【武術】"), first={"field": ["武", "剣"], "homebase": [{"card": "道場", "up": True}]}
    )
    assert board.icons("武") == ["武術", "体制崩し"]
    assert (board.strength("武"), board.strength("剣")) == (3, 4)


@clause("kiseki", "1215.1d", "1215.5")
def test_a_kind_that_is_changed_replaces_the_one_it_had() -> None:
    wake = item("巨像", text="・0EP支払う:これはこのターン中ITEM・UNITになる。", strength=5, defence=5)
    slay = event("一撃", "UNITを1つ対象とし、それを即死させる。")
    board = table(wake, slay, first={"field": ["巨像"]})
    assert "play 一撃" not in board.options("first")
    use(board, "巨像")
    assert "play 一撃" in board.options("first")
    assert (board.strength("巨像"), board.defence("巨像")) == (5, 5)


@clause("kiseki", "1215.1e", "1215.1f", "1413.1")
def test_a_figure_that_is_added_is_changed_afterwards() -> None:
    choir = base("聖堂", text="・あなたのUNITの光まとう翼を1増やす。")
    sing = event("昇天", "あなたのUNITを1つ対象とし、それはこのターン中+X/+0を得る。Xはそれの光まとう翼の数値である。")
    board = table(
        choir,
        sing,
        unit("翼", text="【光まとう翼2】"),
        first={"field": ["翼"], "homebase": [{"card": "聖堂", "up": True}]},
    )
    play(board, "昇天")
    assert board.strength("翼") == 5


# --- 1215.3 the order within a layer


@clause("kiseki", "1215.3", "1215.3a")
def test_an_effect_that_depends_on_another_comes_after_it() -> None:
    # The older effect makes what has SCHOOL a member of TRADE; only the younger one gives SCHOOL.
    older = item("商会", text=f"・あなたの{SCHOOL}は{TRADE}を得る。")
    younger = item("校章", text=f"・あなたの{GUILD}は{SCHOOL}を得る。")
    board = table(older, younger, first={"field": ["商会", "校章", "剣"]})
    assert board.organisations("剣") == [GUILD, SCHOOL, TRADE]


@clause("kiseki", "1215.3", "1215.3a", "1215.1f")
def test_a_total_is_added_up_after_the_figures_of_which_it_consists() -> None:
    knight = unit("騎", text="・これは+X/+0を得る。Xはあなたの他のUNITの光まとう翼の合計である。")
    hymn = item("聖歌", text="・あなたのUNITの光まとう翼を1増やす。")
    for field in (["騎", "聖歌", "翼"], ["翼", "聖歌", "騎"]):
        board = table(knight, hymn, unit("翼", text="【光まとう翼2】"), first={"field": field})
        assert board.strength("騎") == 2 + 3, field


@clause("kiseki", "1215.3b", "1215.3b-2", "1215.5")
def test_of_effects_that_do_not_depend_on_each_other_the_younger_is_applied_last() -> None:
    lose = event("除名", f"UNITを1つ対象とし、それはこのターン中{GUILD}を失う。")
    gain = event("復帰", f"UNITを1つ対象とし、それはこのターン中{GUILD}を得る。")
    board = table(lose, gain, first={"field": ["剣"]})
    play(board, "除名")
    assert board.organisations("剣") == []
    play(board, "復帰")
    assert board.organisations("剣") == [GUILD]
    board = table(lose, gain, first={"field": ["剣"]})
    play(board, "復帰")
    play(board, "除名")
    assert board.organisations("剣") == []


SAGE = unit("賢", text=f"・あなたの{GUILD}のDEFは5になる。", organisations=(SCHOOL,))
SHIELD = unit("盾", text=f"・あなたの{GUILD}は+0/+1を得る。", organisations=(SCHOOL,))
SWAP = unit("鏡", text=f"・あなたの{GUILD}はSTRとDEFを入れ替える。", organisations=(SCHOOL,))
ALL = event("総出", "あなたの軌跡のUNITを任意の数対象とし、それらを場に出す。")


@clause("kiseki", "1215.3b", "1215.3b-1", "1502.1")
def test_the_primary_player_orders_effects_that_came_into_force_together() -> None:
    for order, defence in ((("賢", "盾"), 6), (("盾", "賢"), 5)):
        board = table(SAGE, SHIELD, ALL, first={"field": ["剣"], "trail": ["賢", "盾"]})
        play(board, "総出", "賢", "盾")
        assert board.asked() == ("first", "effect-order", "1215.3b")
        board.order("first", *order)
        assert board.defence("剣") == defence
        assert board.asked() == ("first", "priority", "902.4")  # asked once


@clause("kiseki", "1215.3b")
def test_three_effects_of_one_age_are_put_in_order_together() -> None:
    for order, figures in ((("鏡", "賢", "盾"), (4, 6)), (("賢", "盾", "鏡"), (6, 4)), (("賢", "鏡", "盾"), (5, 5))):
        board = table(SAGE, SHIELD, SWAP, ALL, first={"field": ["剣"], "trail": ["賢", "盾", "鏡"]})
        play(board, "総出", "賢", "盾", "鏡")
        board.order("first", *order)
        assert (board.strength("剣"), board.defence("剣")) == figures
        assert board.asked() == ("first", "priority", "902.4")


@clause("kiseki", "1215.3b", "705.6")
def test_of_units_that_recover_together_the_initiative_player_orders_the_effects() -> None:
    sage = unit("賢", text="・UNITのDEFは5になる。", organisations=(SCHOOL,))
    shield = unit("盾", text="・UNITは+0/+1を得る。", organisations=(SCHOOL,))
    first = {"field": [{"card": "賢", "stunned": True}, "剣"]}
    second = {"field": [{"card": "盾", "stunned": True}]}
    board = Board(phase="recovery", cards=[sage, shield, SWORD], first=first, second=second, initiative="second")
    board.choose("second", "盾")
    board.choose("first", "賢")
    assert board.asked() == ("second", "effect-order", "1215.3b")
    board.order("second", "賢", "盾")
    assert board.defence("剣") == 6


@clause("kiseki", "1215.3b", "1336.1c")
def test_crafts_of_linked_units_that_recover_are_put_in_order_too() -> None:
    rise = event("再起", "スタン状態のUNITを1つ対象とし、それを回復する。")
    pair = {"card": "賢", "linked": "盾", "stunned": True}
    board = table(SAGE, SHIELD, rise, first={"field": ["剣", pair]})
    play(board, "再起")
    board.order("first", "盾", "賢")
    assert board.defence("剣") == 5


@clause("kiseki", "1215.3b")
def test_the_order_of_effects_is_not_asked_for_where_it_makes_no_difference() -> None:
    for others in (["盾", "盾@二"], ["賢", "賢@二"], ["盾", "術"]):
        board = table(SAGE, SHIELD, ALL, first={"field": ["剣"], "trail": others})
        play(board, "総出", *[each.rpartition("@")[2] for each in others])
        assert board.asked() == ("first", "priority", "902.4")
    call = table(SAGE, SHIELD, CALL, first={"field": ["剣", "賢"], "trail": ["盾"]})
    play(call, "招集")
    assert call.asked() == ("first", "priority", "902.4") and call.defence("剣") == 6


@clause("kiseki", "1215.3b-1", "1215.3b-3", "1212.1")
def test_a_constant_craft_dates_from_when_it_came_into_force_and_applies_as_long_as_it_is() -> None:
    lose = event("除名", f"UNITを1つ対象とし、それはこのターン中{GUILD}を失う。")
    flag = item("旗", cp=0, text=f"・あなたのUNITは{GUILD}を得る。")
    scrap = event("廃棄", "ITEMを1つ対象とし、それを破壊する。")
    board = table(lose, flag, scrap, first={"field": ["剣"], "hand": ["旗"]})
    play(board, "除名")
    board.do("first", "play", "旗")
    resolve(board)
    assert board.organisations("剣") == [GUILD]  # the flag came later
    play(board, "廃棄")
    assert board.organisations("剣") == []


# --- 1215.4, 1215.10 cards that arrive


@clause("kiseki", "1215.4", "1215.10")
def test_a_card_enters_under_the_constant_effects_that_apply_there() -> None:
    gate = base("門", text="・あなたのUNITは「[登場]カードを1枚引く。」を得る。")
    board = table(CALL, gate, first={"trail": ["剣"], "homebase": [{"card": "門", "up": True}]})
    play(board, "招集")
    resolve(board)
    assert board.happened().count("Drawn") == 1


# --- 1212.2 base crafts


@clause("kiseki", "1212.2", "1215.1f", "1215.1e")
def test_a_figure_that_a_craft_fixes_on_a_condition_is_an_effect_while_it_holds() -> None:
    giant = unit("巨", strength=1, defence=1, text="・あなたの絆が10点以下なら、このSTRは7である。")
    angel = unit("翼", text="・あなたの絆が10点以下なら、この光まとう翼は3である。")
    for bonds, strength, wings in ((10, 7, 3), (11, 1, 0)):
        board = table(giant, angel, first={"field": ["巨", "翼"], "hand": ["巨@札"], "bonds": bonds})
        assert board.strength("巨") == strength and board.strength("札") == 1
        assert wings_of(board.state, board.rules, board.card("翼")) == wings


@clause("kiseki", "1212.2", "1416.1")
def test_what_a_craft_says_of_its_own_card_without_a_condition_holds_in_every_zone() -> None:
    doll = unit("人", text="【人形】")
    salvage = event("回収", "あなたの軌跡のITEMを1枚対象とし、それを手札に戻す。")
    board = table(doll, salvage, first={"trail": ["人"]})
    play(board, "回収")
    assert "人" in board.hand("first")


# --- 104.6 figures that change


@clause("kiseki", "104.6", "1215.1f")
def test_strength_and_defence_that_are_swapped_keep_what_was_added_before() -> None:
    cheer = event("鼓舞", "UNITを1つ対象とし、それはこのターン中+2/+0を得る。")
    swap = event("反転", "UNITを1つ対象とし、それはこのターン中STRとDEFを入れ替える。")
    board = table(cheer, swap, first={"field": ["壁"], "hand": ["鼓舞@二"]})
    play(board, "鼓舞")
    play(board, "反転")
    assert (board.strength("壁"), board.defence("壁")) == (9, 3)
    play(board, "二")
    assert (board.strength("壁"), board.defence("壁")) == (11, 3)


# --- 1305


@clause("kiseki", "1305.2b", "1305.2c", "1204.2d-5")
def test_x_that_is_needed_to_play_is_settled_then_and_stays() -> None:
    storm = event("嵐", f"相手のUNITをXつ対象とし、それらをスタンする。Xはあなたの{GUILD}の数である。")
    board = table(storm, SLAY, first={"field": ["剣", "槍"]}, second={"field": ["術", "壁", "剣@敵"]})
    board.do("first", "play", "嵐")
    assert board.how_many("first") == (2, 2)
    board.choose("first", "術", "壁")
    board.do("first", "play", "一撃")
    board.choose("first", "槍")
    resolve(board)
    assert board.is_stunned("術") and board.is_stunned("壁")


@clause("kiseki", "1305.5")
def test_other_letters_work_like_x() -> None:
    gain = event("祈願", f"あなたは絆をY点得る。Yはあなたの{GUILD}の数である。")
    board = table(gain, first={"field": ["剣", "槍"], "bonds": 20})
    play(board, "祈願")
    assert board.bonds("first") == 22


# --- 105.3, 1222 whose effect it is


@clause("kiseki", "105.3c", "105.3b", "1222.6", "1222.5")
def test_a_move_by_an_effect_is_by_its_controller() -> None:
    grudge = unit("恨", text="・これが相手によって軌跡に置かれた時、あなたは絆を3点得る。")
    board = table(grudge, SLAY, first={"field": ["恨"], "bonds": 20}, second={"hand": ["一撃@敵"]})
    play(board, "一撃")
    assert board.trail("first") == ["恨", "一撃"] and board.bonds("first") == 20
    board = table(grudge, SLAY, first={"field": ["恨"], "bonds": 20}, second={"hand": ["一撃@敵"]})
    board.passes("first")
    board.do("second", "play", "敵")
    resolve(board)
    assert board.bonds("first") == 23


@clause("kiseki", "1222.5a", "1222.5")
def test_a_move_as_a_cost_is_by_who_pays_it() -> None:
    grudge = unit(
        "恨", text="・これを軌跡に置く:計画1。\n・これがあなたによって軌跡に置かれた時、あなたは絆を3点得る。"
    )
    board = table(grudge, first={"field": ["恨"], "bonds": 20})
    board.do("first", "craft", "恨")
    resolve(board)
    assert board.bonds("first") == 23


@clause("kiseki", "1222.4", "1222.4b", "1222.1", "1222.2")
def test_a_card_stuns_by_an_effect_of_its_own() -> None:
    bolt = unit(
        "雷",
        text="・0EP支払う:相手のUNITを1つ対象とし、それをスタンする。\n・これがUNITをスタンした時、それを即死させる。",
    )
    board = table(bolt, first={"field": ["雷"]}, second={"field": ["剣"]})
    use(board, "雷")
    assert board.trail("second") == ["剣"]


@clause("kiseki", "1214.1", "1201.2", "1201.2a")
def test_an_effect_that_does_not_last_is_done_once() -> None:
    gain = event("祈り", "あなたは絆を1点得る。")
    board = table(gain, first={"bonds": 20})
    play(board, "祈り")
    assert board.bonds("first") == 21 and board.state.effects == ()


@clause("kiseki", "1201.1c", "208.1", "1213.1")
def test_an_art_of_the_homebase_turns_its_card_up() -> None:
    poet = unit("詩", arts=(art("歌", "カードを1枚引く。"),))
    board = table(poet, first={"homebase": ["詩"]})
    board.do("first", "art", "詩")
    resolve(board)
    assert not board.is_down("詩") and "Drawn" in board.happened()


# Words with a stat that look at none that effects can change: printed ones, prices, choices, and those that write it.
LOOKS_AT_NONE = (k.PrintedStatOf, k.WithPrintedStat, k.OwnPrinted, k.UpToTotal, g.InsteadOfCost, g.Figure, *OF_STATS)


@clause("kiseki", "1215.3", "1215.3a")
def test_every_word_that_looks_at_a_figure_says_so() -> None:
    words = [each for module in (k, o, g) for each in vars(module).values() if isinstance(each, type)]
    found: list[type[n.Node]] = [each for each in words if issubclass(each, n.Node) and "stat" in each.FIELDS]
    found = [kind for kind in found if not type.__subclasses__(kind)]
    looking = [kind for kind in found if not issubclass(kind, LOOKS_AT_NONE)]
    assert {kind.__name__ for kind in looking} >= {"WithStat", "StatOf", "TotalOf", "StatIs"}
    for kind in looking:
        values = {name: "wings" if name == "stat" else n.This() for name in kind.FIELDS}
        assert WINGS in reads_of(n.make(kind, values)), kind
