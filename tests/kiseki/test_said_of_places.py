"""Where and when is what a text speaks of? Zones, periods, states and players told by a card, played: each test prints
a card and looks what it does."""

from __future__ import annotations

import pytest

from fuda.kernel.decisions import Subset
from fuda.kernel.machine import asked
from fuda.library.trying import try_text
from tests.citing import clause
from tests.kiseki.board import Board, art, event, item, unit
from tests.kiseki.test_sayable import play, table, used

# --- zones


@clause("kiseki", "506.5", "1211.1")
@pytest.mark.parametrize(
    ("whose", "lost"), [("あなたの場の", 1), ("相手の場の", 0), ("場の", 1), ("あなたの軌跡の", 0)]
)
def test_an_event_is_about_cards_of_the_zone_that_the_text_names(whose: str, lost: int) -> None:
    guard = unit("番", text=f"・{whose}UNITが破壊された時、相手は絆を1点失う。")
    board = table(guard, event("砕", "UNITを1つ対象とし、それを破壊する。"), first={"field": ["番", "剣"]})
    play(board, "砕", "剣")
    board.settle()
    assert board.bonds("second") == 30 - lost


@clause("kiseki", "1335.1", "507.1")
@pytest.mark.parametrize(("whose", "lost"), [("あなた", 1), ("相手", 0)])
def test_a_rebuilt_card_is_one_of_the_homebase_it_lay_in(whose: str, lost: int) -> None:
    guard = unit("番", text=f"・{whose}の拠点のカードが再構築された時、相手は絆を1点失う。")
    board = table(
        guard, event("直", "あなたの拠点のカードを1枚再構築する。"), first={"field": ["番"], "homebase": ["壁"]}
    )
    play(board, "直")
    board.settle()
    assert "壁" in board.trail("first")
    assert board.bonds("second") == 30 - lost


@clause("kiseki", "502.5", "508.1")
@pytest.mark.parametrize(
    ("text", "lost"), [("あなたの軌跡のカードが手札に加わった", 1), ("あなたのUNITが手札に戻った", 0)]
)
def test_a_card_that_comes_back_from_the_trail_did_not_come_from_the_field(text: str, lost: int) -> None:
    guard = unit("番", text=f"・{text}時、相手は絆を1点失う。")
    back = event("呼", "あなたの軌跡のUNITを1枚対象とし、それを手札に戻す。")
    board = table(guard, back, first={"field": ["番"], "trail": ["剣"]})
    play(board, "呼")
    board.settle()
    assert "剣" in board.hand("first") and board.bonds("second") == 30 - lost


@clause("kiseki", "1221.1", "1316.1")
def test_what_a_text_has_turned_up_is_counted() -> None:
    text = (
        "あなたの拠点の裏向きのカードを任意の数表向きにしてもよい。そうしたなら、相手は絆をX点失う。"
        "XはこのEVENTで表向きにしたカードの数である。"
    )
    lying = ["剣", "壁", "槍"]
    board = used(text, first={"homebase": lying})
    board.option("first", "yes")
    board.choose("first", "剣", "槍")
    board.settle()
    assert board.bonds("second") == 28


# --- periods


@clause("kiseki", "1210.2")
@pytest.mark.parametrize(("said", "can"), [("戦闘フェイズ中には", True), ("準備フェイズ中は", False)])
def test_a_period_in_which_it_cannot_be_played(said: str, can: bool) -> None:
    board = table(event("札", f"相手は絆を1点失う。このEVENTは{said}プレイできない。"))
    if can:
        play(board, "札")
        assert board.bonds("second") == 29
    else:
        assert board.refused("first", "play", "札").clause == "1210.2"


@clause("kiseki", "1211.1", "702.2")
@pytest.mark.parametrize(
    ("said", "lost"), [("準備フェイズ中に", 1), ("戦闘フェイズ中に", 0), ("あなたの配備ステップ中、", 1)]
)
def test_a_craft_triggers_in_its_period_only(said: str, lost: int) -> None:
    guard = unit("番", text=f"・{said}あなたのUNITがスタンした時、相手は絆を1点失う。")
    board = table(guard, first={"field": ["番", "剣"], "hand": ["打"]})
    play(board, "打", "剣")
    board.settle()
    assert board.bonds("second") == 30 - lost


@clause("kiseki", "1211.9")
def test_a_craft_waits_for_few_bonds() -> None:
    board = table(
        item("珠", "・あなたの絆が10点以下の時、これを破壊する。"), first={"field": ["珠"], "bonds": 11, "hand": ["無"]}
    )
    assert "珠" in board.field("first")
    play(board, "無")
    board.settle()
    assert "珠" in board.trail("first")


# --- states at the time of an event


@clause("kiseki", "402.1", "804.8")
@pytest.mark.parametrize(("state", "lost"), [("単独で攻撃中", 1), ("スクラム攻撃中", 0)])
def test_a_unit_is_in_a_state_at_the_time_of_an_event(state: str, lost: int) -> None:
    guard = unit("番", text=f"・これが{state}に攻撃した時、相手は絆を1点失う。")
    cards = [guard, unit("城", defence=99)]
    board = Board(phase="battle", cards=cards, first={"field": ["番"]}, second={"field": ["城"], "bonds": 30})
    board.attack("first", "番", target="城")
    board.settle()
    assert board.bonds("second") == 30 - lost


# --- players told by a card


@clause("kiseki", "105.2", "105.3", "1313.1")
@pytest.mark.parametrize("word", ["それの持ち主", "その支配者", "そのUNITの支配者", "支配者"])
@pytest.mark.parametrize(("card", "seat"), [("剣", "first"), ("壁", "second")])
def test_a_player_is_told_by_a_card(word: str, card: str, seat: str) -> None:
    text = f"UNITを1つ対象とし、それを手札に戻す。その後、{word}は絆を2点失う。"
    board = used(text, card, first={"field": ["剣"]}, second={"field": ["壁"]})
    other = "second" if seat == "first" else "first"
    assert board.bonds(seat) == 28 and board.bonds(other) == 30


@clause("kiseki", "105.2")
def test_several_owners_act_each_for_themselves() -> None:
    text = "UNITを2つまで対象とし、それらを手札に戻す。その後、それらの持ち主はカードを1枚引く。"
    board = used(text, "剣", "壁", first={"field": ["剣"]}, second={"field": ["壁"]})
    assert sorted(board.hand("first")) == ["兵", "剣"] and sorted(board.hand("second")) == ["兵", "壁"]


@clause("kiseki", "105.3", "104.4")
def test_the_controller_of_a_card_is_kept_from_something() -> None:
    text = "UNITを1つ対象とし、このターン中それの支配者は絆を失わない。"
    board = used(text, "壁", first={"field": ["剣"], "hand": ["無"]}, second={"field": ["壁"]})
    play(board, "無")
    assert board.bonds("first") == 29


# --- what is played


@clause("kiseki", "1412.1", "1204.2k")
@pytest.mark.parametrize(("said", "lost"), [("【魔法】", 1), ("【搭乗】", 0), ("起動クラフト", 1)])
def test_an_icon_craft_is_played(said: str, lost: int) -> None:
    guard = unit("番", text=f"・あなたが{said}をプレイした時、相手は絆を1点失う。")
    board = table(guard, unit("師", text="【魔法】"), first={"field": ["番", "師"]})
    board.do("first", "craft", "師")
    board.settle()
    assert board.is_stunned("師") and board.bonds("second") == 30 - lost


@clause("kiseki", "1412.1", "104.4")
@pytest.mark.parametrize(("said", "can"), [("【魔法】", False), ("【搭乗】", True)])
def test_an_icon_craft_cannot_be_played(said: str, can: bool) -> None:
    board = table(
        unit("番", text=f"・各プレイヤーは{said}をプレイできない。"),
        unit("師", text="【魔法】"),
        first={"field": ["番", "師"]},
    )
    if can:
        board.do("first", "craft", "師")
    else:
        assert board.refused("first", "craft", "師").clause == "104.4"


@clause("kiseki", "1204.2k", "1405.1")
@pytest.mark.parametrize(("said", "lost"), [("拠点からプレイした", 0), ("手札からプレイした", 1), ("プレイした", 1)])
def test_a_card_hears_that_it_was_played(said: str, lost: int) -> None:
    board = table(unit("使", text=f"・これを{said}時、相手は絆を1点失う。"), first={"hand": ["使"]})
    board.do("first", "play", "使")
    board.settle()
    assert board.bonds("second") == 30 - lost


@clause("kiseki", "1324.1", "509.1")
@pytest.mark.parametrize("pays", ["yes", "no"])
def test_an_art_or_an_event_is_negated_unless_its_player_pays(pays: str) -> None:
    text = "発動待機領域のアーツかEVENTを1つ対象とし、相手は2EP支払ってもよい。そうしないなら、それを無効にする。"
    board = table(
        event("札", "相手は絆を1点失う。"), event("呪", text), second={"hand": ["呪@theirs"]}, first={"homebase": 2}
    )
    board.do("first", "play", "札")
    board.do("first", "pass")
    board.do("second", "play", "theirs")
    board.passes("second", "first")
    board.option("first", pays)
    board.settle()
    assert board.bonds("second") == (29 if pays == "yes" else 30)


@clause("kiseki", "1405.1")
@pytest.mark.parametrize("refills", [True, False])
def test_a_card_played_from_the_homebase_is_replaced_where_the_text_says_so(refills: bool) -> None:
    then = "そうしたなら、手札を1枚拠点に裏向きのアクション状態で置いてよい。" if refills else ""
    scout = unit("使", cp=0, text=f"・これが拠点に裏向きであるなら、これは拠点からプレイできる。{then}")
    board = table(scout, first={"homebase": ["使", "壁"], "hand": ["剣"]})
    board.do("first", "play", "使")
    now = board.asked()
    assert (now is not None and now[1] == "dispatch") == refills


@clause("kiseki", "1210.2", "1305.3", "1312.4")
@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("UNIT", "・これは+1/+0を得る。このクラフトは1ターンに1回しかプレイできない。"),  # nobody plays it
        ("UNIT", "・[登場]計画1。このEVENTは1ターンに1回しかプレイできない。"),
        ("EVENT", "計画1。このアーツは1ターンに1回しかプレイできない。"),
        ("EVENT", "計画1。Xはあなたの絆の点数である。"),
        ("EVENT", "XはあなたのUNITの数である。相手は絆をY点失う。"),
        ("EVENT", "選んだ組織を持つUNITをすべてスタンする。"),
        ("UNIT", "・これのSTRは戦闘中、2になる。"),
    ],
)
def test_what_would_be_passed_over_is_refused(kind: str, text: str) -> None:
    trial = try_text("kiseki", text, kind, proposes=False)
    assert [each.name for each in trial.problems][:1] == ["not-honoured"]


# --- comparisons with a card


def candidates(board: Board) -> set[str]:
    """The names of the cards that can be chosen."""
    question = asked(board.state, 0)
    assert isinstance(question, Subset)
    return {board.name(each) for each in question.candidates}


@clause("kiseki", "104.6", "1320.1")
@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("それよりCPコストが小さい", {"槍", "兵"}),
        ("CPコストがそれより大きい", {"壁"}),
        ("CPコストがそれ以下の", {"槍", "兵", "剣", "剣2"}),
        ("それ以上のCPコストの", {"壁", "剣", "剣2"}),
    ],
)
def test_cards_are_compared_with_the_one_that_was_slain(said: str, found: set[str]) -> None:
    text = f"あなたのUNITを1つ即死させてもよい。そうしたなら、あなたの軌跡の{said}UNITを1枚まで選び、場に出す。"
    cards = unit("剣2", cp=2)
    board = table(event("札", text), cards, first={"field": ["剣"], "trail": ["槍", "兵", "壁", "剣2"]})
    play(board, "札")
    board.option("first", "yes")
    assert candidates(board) == found


# --- organisations


@clause("kiseki", "1310.1", "1312.4")
def test_chosen_organisations_are_linked_for_the_turn() -> None:
    text = "場にある組織を2つ選ぶ。このターン中、あなたのそれらの組織をリンクする。"
    board = used(text, first={"field": ["剣", "槍"]}, second={"field": ["壁"]})
    board.option("first", "自警団")
    assert set(board.organisations("剣")) == set(board.organisations("槍")) == {"自警団", "王立学院"}
    assert board.organisations("壁") == ["自警団"]


@clause("kiseki", "1333.2")
def test_the_organisations_of_a_card_are_counted() -> None:
    guard = unit("番", organisations=("自警団", "王立学院"), text="・これのSTRはこれが持つ組織の数に等しい。")
    board = table(guard, first={"field": ["番"]})
    assert board.strength("番") == 2


# --- deeds


@clause("kiseki", "1312.3", "1311.1")
def test_a_card_is_revealed_and_taken_and_the_rest_goes_down() -> None:
    text = (
        "あなたのデッキの上から4枚を見る。その中から王立学院を1枚まで公開し手札に加え、"
        "残りを任意の順番でデッキの下に置く。"
    )
    board = table(event("札", text), first={"deck": ["剣", "槍", "壁", "兵", "盾"]})
    play(board, "札")
    board.choose("first", "槍")
    assert "槍" in board.hand("first")
    board.order("first", "壁", "兵", "剣")
    assert board.deck("first") == ["盾", "壁", "兵", "剣"]


@clause("kiseki", "1312.1", "1203.6")
@pytest.mark.parametrize("does", ["yes", "no"])
def test_one_of_two_things_may_be_done(does: str) -> None:
    board = used(
        "あなたは絆を2点失うか、手札を1枚捨ててもよい。そうしたなら、相手は絆を3点失う。", first={"hand": ["剣"]}
    )
    board.option("first", does)
    if does == "yes":
        board.option("first", "mode-2")
    assert board.trail("first") == (["剣", "札"] if does == "yes" else ["札"])
    assert board.bonds("second") == (27 if does == "yes" else 30)


# --- the first time in a turn, and who supports


@clause("kiseki", "1221.1", "1313.1", "1211.1")
@pytest.mark.parametrize("said", ["このターン初めてあなたがカードを引いた", "あなたがこのターン中最初にカードを引いた"])
def test_only_the_first_event_of_a_turn_counts(said: str) -> None:
    guard = unit("番", text=f"・{said}時、相手は絆を1点失う。")
    board = table(guard, event("札", "カードを2枚引く。"), first={"field": ["番"]})
    play(board, "札")
    board.settle()
    assert len(board.hand("first")) == 2 and board.bonds("second") == 29


@clause("kiseki", "1221.1", "1317.2")
def test_of_what_happens_together_one_thing_is_the_first() -> None:
    guard = unit("番", text="・このターン初めて相手のUNITが破壊された時、相手は絆を1点失う。")
    kill = event("砕", "相手のUNITをすべて破壊する。")
    board = table(
        guard,
        kill,
        event("砕2", "相手のUNITをすべて破壊する。"),
        first={"field": ["番"]},
        second={"field": ["剣", "壁"]},
    )
    play(board, "砕")
    board.settle()
    assert board.bonds("second") == 29


@clause("kiseki", "1218.1", "1219.2c")
@pytest.mark.parametrize(
    ("said", "lost"),
    [
        ("これがスクラムサポートした", 1),
        ("これがスクラムサポートされた", 0),
        ("あなたの他のUNITがスクラムサポートされた", 1),
    ],
)
def test_a_unit_supports_or_is_supported(said: str, lost: int) -> None:
    guard = unit("番", text=f"・{said}時、相手は絆を1点失う。")
    cards = [guard, unit("剣", cp=2), unit("城", defence=99)]
    board = Board(phase="battle", cards=cards, first={"field": ["番", "剣"]}, second={"field": ["城"], "bonds": 30})
    board.settle()
    board.do("first", "attack", "剣")
    board.play_on("priority")
    board.do("first", "support", "番")
    board.settle()
    assert board.bonds("second") == 30 - lost


# --- bans that hold against one player's effects


@clause("kiseki", "104.4")
@pytest.mark.parametrize(
    ("ban", "deed", "text"),
    [
        ("破壊されない", "砕", "UNITを1つ対象とし、それを破壊する。"),
        ("即死しない", "死", "UNITを1つ対象とし、それを即死させる。"),
        ("スタンしない", "打", "UNITを1つ対象とし、それをスタンする。"),
        ("手札に戻らない", "戻", "UNITを1つ対象とし、それを手札に戻す。"),
        ("除外されない", "除", "UNITを1つ対象とし、それを除外する。"),
        ("アクションされない", "寝", "UNITを1つ対象とし、それをアクションする。"),
    ],
)
@pytest.mark.parametrize("whose", ["相手", "あなた"])
def test_a_ban_holds_against_the_effects_of_one_player(ban: str, deed: str, text: str, whose: str) -> None:
    wall = unit("岩", text=f"・これは{whose}の効果によって{ban}。")
    board = table(wall, event(deed, text), second={"field": ["岩"]})
    play(board, deed)
    board.settle()
    kept = board.field("second") == ["岩"] and not board.is_stunned("岩") and board.is_ready("岩")
    assert kept == (whose == "相手")


@clause("kiseki", "104.4", "804.11a")
def test_a_battle_is_no_effect_of_the_opponent() -> None:
    wall = unit("岩", text="・これは相手の効果によってスタンしない。")
    board = Board(
        phase="battle", cards=[wall, unit("剣", strength=9)], first={"field": ["剣"]}, second={"field": ["岩"]}
    )
    board.attack("first", "剣", target="岩")
    board.settle()
    assert board.is_stunned("岩")


# --- what follows


@clause("kiseki", "1314.2", "1221.1")
def test_as_many_are_drawn_as_were_discarded() -> None:
    board = used(
        "あなたの手札をすべて捨て、その枚数だけカードを引く。", first={"hand": ["剣", "槍", "壁"], "deck": ["兵"] * 5}
    )
    assert board.hand("first") == ["兵"] * 3


@clause("kiseki", "1203.6", "504.3")
@pytest.mark.parametrize("top", ["剣", "盾"])
def test_what_is_not_so_is_put_elsewhere(top: str) -> None:
    text = "あなたのデッキの上のカードを1枚公開する。それがUNITなら、手札に加える。それ以外なら、軌跡に置く。"
    board = used(text, first={"deck": [top, "兵"]})
    assert (top in board.hand("first")) == (top == "剣") and (top in board.trail("first")) == (top == "盾")


@clause("kiseki", "510.1")
def test_both_removed_zones_are_looked_at() -> None:
    king = unit("王", text="・除外領域にカードが2枚以上あるなら、これは+3/+0を得る。")
    board = table(king, first={"field": ["王"], "removed": ["剣"]}, second={"removed": ["剣"]})
    assert board.strength("王") == 5


@clause("kiseki", "804.11a-1", "104.4")
@pytest.mark.parametrize("can", [True, False])
def test_a_defender_that_cannot_strike_back_stuns_nobody(can: bool) -> None:
    cards = [unit("岩", strength=9, defence=9, text="" if can else "・これは応戦できない。"), unit("剣")]
    board = Board(phase="battle", cards=cards, first={"field": ["剣"]}, second={"field": ["岩"]})
    board.attack("first", "剣", target="岩")
    board.settle()
    assert board.is_stunned("剣") == can


@clause("kiseki", "209.1", "1331.1", "1331.3", "1309.1")
@pytest.mark.parametrize(
    ("text", "stunned"),
    [
        ("相手のUNITのうち最もCPコストが低いものを1つ対象とし、それをスタンする。", ["槍"]),
        ("相手のUNITの中で最もSTRが高いものをすべてスタンする。", ["剣"]),
        ("相手の3以上のCPコストを持つUNITをすべてスタンする。", ["壁"]),
        ("相手の最もSTRが高いUNITをすべてスタンする。", ["剣"]),
        ("組織を1つ持つ相手の最もSTRが高いUNITをすべてスタンする。", ["剣"]),
        ("相手の組織を1つ持つ最もSTRが高いUNITをすべてスタンする。", ["剣"]),
    ],
)
def test_those_that_stand_out_are_named_after_all_of_them(text: str, stunned: list[str]) -> None:
    strong = unit("巨", cp=9, strength=9, organisations=("自警団", "王立学院"))
    board = used(text, cards=[strong], first={"field": ["巨"]}, second={"field": ["剣", "槍", "壁"]})
    assert [each for each in ("剣", "槍", "壁") if board.is_stunned(each)] == stunned


@clause("kiseki", "1309.1", "1331.3")
@pytest.mark.parametrize(
    ("text", "states", "icons"),
    [
        ("UNITを1つ対象とし、それにサポートを与える。", ["supported"], []),
        ("UNITを1つ対象とし、それにこのターン中【武術】を与える。", [], ["武術"]),
    ],
)
def test_what_is_given_is_gained(text: str, states: list[str], icons: list[str]) -> None:
    board = used(text, first={"field": ["剣"]})
    assert ("supported" in board.states("剣")) == bool(states) and board.icons("剣") == icons


@clause("kiseki", "105.3", "1201.2b")
def test_control_is_gained_for_the_turn_in_one_reading() -> None:
    text = "UNITを1つ対象とし、このターン中、それの支配を得る。"
    board = used(text, second={"field": ["剣"]})
    assert "剣" in board.field("first")


@clause("kiseki", "1328.1")
@pytest.mark.parametrize(("others", "strength"), [(["槍"], 2), ([], 5)])
def test_somebody_is_on_the_field_or_not(others: list[str], strength: int) -> None:
    wolf = unit("狼", text="・【武術】を持たないUNITが相手の場にいないなら、これは+3/+0を得る。")
    board = table(wolf, first={"field": ["狼"]}, second={"field": others})
    assert board.strength("狼") == strength


# --- limits and conditions that texts made by lot seldom reach


@clause("kiseki", "1216.1", "1215.3b-4")
@pytest.mark.parametrize("ready", [True, False])
@pytest.mark.parametrize("said", ["これがレディ状態であるかぎり", "これがレディ状態なら"])
def test_a_loss_is_greater_as_long_as_a_condition_holds(said: str, ready: bool) -> None:
    guard = unit("番", text=f"・{said}、相手が絆を失うなら、代わりに失う絆を2点増やす。")
    board = table(guard, event("札", "相手は絆を1点失う。"), first={"field": [{"card": "番", "actioned": not ready}]})
    play(board, "札")
    board.settle()
    assert board.bonds("second") == (27 if ready else 29)


@clause("kiseki", "1210.2", "1213.2")
@pytest.mark.parametrize(
    ("limit", "can"),
    [
        ("このアーツは戦闘フェイズ中しかプレイできない。", False),
        ("このアーツは準備フェイズ中しかプレイできない。", True),
        ("この能力は準備フェイズ中にはプレイできない。", False),
        ("このアーツはあなたのUNITが1つならプレイできない。", False),
        ("このアーツはあなたのUNITが2つならプレイできない。", True),
        ("この能力は1ターンに1回しか使えない。", True),
    ],
)
def test_an_art_keeps_to_its_limits(limit: str, can: bool) -> None:
    mage = unit("師", arts=(art("呪", f"計画1。{limit}"),))
    board = table(mage, first={"field": ["師"]})
    assert any([each.startswith("art") for each in board.options("first")]) == can


@clause("kiseki", "804.8", "803.5b")
@pytest.mark.parametrize(("who", "lost"), [("あなた", 1), ("相手", 0)])
def test_a_player_attacks_with_a_unit(who: str, lost: int) -> None:
    cards = [unit("番", text=f"・{who}が攻撃した時、相手は絆を1点失う。"), unit("剣"), unit("城", defence=99)]
    board = Board(phase="battle", cards=cards, first={"field": ["番", "剣"]}, second={"field": ["城"], "bonds": 30})
    board.attack("first", "剣", target="城")
    board.settle()
    assert board.bonds("second") == 30 - lost


@clause("kiseki", "1211.8", "1313.1")
@pytest.mark.parametrize(("bonds", "drawn"), [(29, 3), (30, 2)])
def test_one_more_is_drawn_where_a_condition_holds(bonds: int, drawn: int) -> None:
    board = used("カードを2枚引く。あなたの絆が相手より少ない場合、さらに1枚引く。", first={"bonds": bonds})
    assert len(board.hand("first")) == drawn


@clause("kiseki", "1211.8", "804.8")
@pytest.mark.parametrize(("attacker", "drawn"), [("剣", 1), ("槍", 0)])
def test_a_target_is_waited_for_during_the_turn(attacker: str, drawn: int) -> None:
    text = "CPコストが2のUNITを1つ対象とし、このターン中、それが攻撃した時、カードを1枚引く。"
    cards = [event("札", text), unit("剣", cp=2), unit("槍", cp=1), unit("城", cp=3, defence=99)]
    board = Board(
        phase="battle",
        cards=cards,
        first={"field": ["剣", "槍"], "hand": ["札"], "deck": ["城@a"]},
        second={"field": ["城"]},
    )
    board.do("first", "play", "札")
    board.settle()
    board.attack("first", attacker, target="城")
    board.settle()
    assert len(board.hand("first")) == drawn
