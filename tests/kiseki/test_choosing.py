"""What texts let a player choose beside cards, and what else they can say since the third batch, played."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import clause
from tests.kiseki.board import Board, Printed, event, item, unit
from tests.kiseki.test_sayable import PLAIN, SCHOOL, play, table, used

# --- one of several effects


@clause("kiseki", "1312.1")
@pytest.mark.parametrize(("mode", "cards", "bonds"), [("mode-1", 2, 30), ("mode-2", 0, 28)])
def test_one_of_several_effects_is_chosen_when_the_text_is_resolved(mode: str, cards: int, bonds: int) -> None:
    board = used("次の2つから1つを選ぶ。「カードを2枚引く。」「相手は絆を2点失う。」")
    assert board.asked() == ("first", "mode", "1312.1")
    board.option("first", mode)
    assert (len(board.hand("first")), board.bonds("second")) == (cards, bonds)


@clause("kiseki", "1204.2d")
@pytest.mark.parametrize("mode", ["mode-1", "mode-2"])
def test_an_effect_that_calls_for_a_target_is_chosen_when_the_text_is_played(mode: str) -> None:
    text = "次の中から1つを選ぶ。「UNITを1つ対象とし、それをスタンする。」「ITEMを1つ対象とし、それを破壊する。」"
    board = table(event("札", text), second={"field": ["剣", "盾"]})
    board.do("first", "play", "札")
    assert board.asked() == ("first", "mode", "1204.2d")
    board.option("first", mode)
    board.passes("first", "second")
    assert board.is_stunned("剣") == (mode == "mode-1")
    assert ("盾" in board.field("second")) == (mode == "mode-1")


@clause("kiseki", "1204.2d")
def test_an_effect_without_a_target_on_the_table_is_not_offered() -> None:
    text = "次の中から1つを選ぶ。「UNITを1つ対象とし、それをスタンする。」「ITEMを1つ対象とし、それを破壊する。」"
    board = table(event("札", text), second={"field": ["剣"]})
    board.do("first", "play", "札")
    board.passes("first", "second")  # nothing was left to choose
    assert board.is_stunned("剣")
    assert table(event("札", text)).refused("first", "play", "札").condition == "no-legal-target"


@clause("kiseki", "1312.1")
def test_two_of_three_effects_are_carried_out_in_the_order_of_the_text() -> None:
    board = used("相手は次の3つから2つを選ぶ。「カードを1枚引く。」「あなたは絆を3点失う。」「相手は絆を1点失う。」")
    board.option("second", "mode-3")
    board.option("second", "mode-1")
    assert (len(board.hand("first")), board.bonds("first"), board.bonds("second")) == (1, 30, 29)


@clause("kiseki", "1312.1")
@pytest.mark.parametrize("mode", ["mode-1", "mode-2"])
def test_who_does_one_of_two_things_chooses_which(mode: str) -> None:
    board = used("相手は手札を1枚捨てるか、絆を2点失う。", second={"hand": ["剣"]})
    board.option("second", mode)
    assert (board.hand("second"), board.bonds("second")) == (([], 30) if mode == "mode-1" else (["剣"], 28))


@clause("kiseki", "1203.6")
@pytest.mark.parametrize("pays", ["yes", "no"])
def test_something_happens_unless_a_player_pays(pays: str) -> None:
    text = "UNITを1つ対象とし、相手が絆を2点失わないなら、それをスタンする。"
    board = used(text, second={"field": ["槍"]})
    board.option("second", pays)
    assert board.is_stunned("槍") == (pays == "no")
    assert board.bonds("second") == (28 if pays == "yes" else 29)


# --- what is named


@clause("kiseki", "104.5")
def test_a_number_is_named_and_kept_by_what_lasts() -> None:
    text = "数値を1つ宣言する。このターン中、CPコストがその数値に等しいUNITは+2/+0を得る。"
    board = used(text, first={"field": ["剣", "槍"]})
    board.number("first", 2)
    assert (board.strength("剣"), board.strength("槍")) == (5, 1)


@clause("kiseki", "203.2")
def test_a_kind_is_named() -> None:
    text = "カードの種類を1つ宣言する。あなたの軌跡のその種類のカードをすべて手札に加える。"
    board = used(text, first={"trail": ["剣", "盾", "無"]})
    assert board.options("first") == ["UNIT", "ITEM", "EVENT", "BASE"]
    board.option("first", "ITEM")
    assert board.hand("first") == ["盾"]


@clause("kiseki", "201.1")
def test_a_card_name_is_named() -> None:
    text = "カード名を1つ宣言する。あなたの軌跡のその名前のカードをすべて手札に加える。"
    board = used(text, first={"trail": ["剣@a", "剣@b", "槍"]})
    board.option("first", "剣")
    assert sorted(board.hand("first")) == ["a", "b"]


# --- targets and exchanges


@clause("kiseki", "1204.2d", "105.3", "506.4")
def test_targets_of_two_groups_change_sides_for_a_turn() -> None:
    text = "あなたのUNIT1つと相手のUNIT1つを対象とし、このターン中それらの支配を入れ替える。"
    board = table(event("札", text), first={"field": ["剣", "盾"]}, second={"field": ["槍"]})
    board.do("first", "play", "札")
    board.passes("first", "second")
    assert sorted(board.field("first")) == sorted(["盾", "槍"]) and board.field("second") == ["剣"]


@clause("kiseki", "105.3")
def test_cards_of_one_player_do_not_change_sides() -> None:
    text = "UNITを2つ対象とし、このターン中それらの支配を入れ替える。"
    board = used(text, "剣", "壁", first={"field": ["剣", "壁"]}, second={"field": ["槍"]})
    assert sorted(board.field("first")) == sorted(["剣", "壁"]) and board.field("second") == ["槍"]


@clause("kiseki", "104.6")
def test_two_units_exchange_a_figure_as_it_is_now() -> None:
    text = "UNITを2つ対象とし、このターン中それらのSTRを入れ替える。"
    board = used(text, first={"field": ["剣"]}, second={"field": ["槍"]})
    assert (board.strength("剣"), board.strength("槍")) == (1, 3)
    assert (board.defence("剣"), board.defence("槍")) == (2, 4)


@clause("kiseki", "1204.2d", "104.4")
@pytest.mark.parametrize(("sources", "is_kept"), [("EVENT", True), ("EVENTとアーツ", True), ("クラフト", False)])
def test_a_unit_is_no_target_of_what_it_names(sources: str, is_kept: bool) -> None:
    ghost = unit("霊", text=f"・これは相手の{sources}の対象にならない。")
    board = table(ghost, event("札", "UNITを1つ対象とし、それをスタンする。"), second={"field": ["霊"]})
    if is_kept:
        assert board.refused("first", "play", "札").condition == "no-legal-target"
        return
    play(board, "札")
    assert board.is_stunned("霊")


@clause("kiseki", "104.4")
def test_a_unit_is_a_target_of_its_own_player_all_the_same() -> None:
    ghost = unit("霊", text="・これは相手のEVENTの対象にならない。")
    board = used("UNITを1つ対象とし、それをスタンする。", cards=[ghost], first={"field": ["霊"]})
    assert board.is_stunned("霊")


# --- battles


def fight(*cards: Printed, first: list[Any], second: list[Any]) -> Board:
    """The battle phase, the first player to attack."""
    board = Board(phase="battle", cards=[*PLAIN, *cards], first={"field": first}, second={"field": second})
    board.settle()
    return board


@clause("kiseki", "104.4", "803.3b")
def test_a_unit_that_cannot_attack_alone_needs_another_one() -> None:
    pair = [unit(name, text="・これは単独で攻撃できない。", organisations=(SCHOOL,)) for name in ("甲", "乙")]
    board = fight(*pair, first=["甲"], second=["壁"])
    assert board.asked() == ("second", "attackers", "803.3")  # there was nothing but to pass
    board = fight(*pair, first=["甲", "槍"], second=["壁"])
    board.do("first", "attack", "甲")  # the other one joins it, since it may not stop
    assert len([told for told in board.told() if told["event"] == "AttackChosen"][-1]["attackers"]) == 2


@clause("kiseki", "104.4", "803.3b")
def test_a_unit_that_takes_no_part_in_scrums_attacks_by_itself() -> None:
    loner = unit("狼", text="・これはスクラム攻撃に参加できない。", organisations=(SCHOOL,))
    board = fight(loner, first=["狼", "槍"], second=["壁"])
    board.attack("first", "狼")
    board = fight(loner, first=["狼", "槍"], second=["壁"])
    board.do("first", "attack", "槍")  # it cannot be joined, so that nothing else is asked
    assert not [told for told in board.told() if told["event"] == "AttackChosen"][-1]["attackers"][1:]


@clause("kiseki", "104.4", "803.3b")
def test_a_player_attacks_with_so_many_units_at_most() -> None:
    wall = unit("門", text="・相手はUNITを1つまでしか攻撃に参加させられない。")
    board = fight(wall, first=["槍@a", "槍@b"], second=["門"])
    board.attack("first", "a")
    board = fight(first=["槍@a", "槍@b"], second=["壁"])
    board.attack("first", "a", "b")


@clause("kiseki", "104.4", "803.3b", "803.4")
def test_a_limit_to_the_attackers_of_the_one_player_binds_not_the_other() -> None:
    gate = unit("門", text="・相手はUNITを1つまでしか攻撃に参加させられない。", organisations=("翠風商会",))
    shy = unit("甲", text="・これは単独で攻撃できない。", organisations=(SCHOOL,))
    board = fight(gate, shy, first=["門", "甲", "槍"], second=["壁"])
    assert "attack 甲" in board.options("first")
    board.do("first", "attack", "甲")  # the other one joins it, since it may not stop
    assert len([told for told in board.told() if told["event"] == "AttackChosen"][-1]["attackers"]) == 2
    board = fight(gate, shy, first=["甲", "槍"], second=["門"])
    assert board.options("first") == ["attack 槍", "pass"]


@clause("kiseki", "803.6e")
@pytest.mark.parametrize("seeing", [True, False])
def test_a_text_lets_units_attack_what_is_covert(seeing: bool) -> None:
    thief = unit("賊", text="【暗躍】")
    text = "・これは【暗躍】を持つUNITを攻撃できる。" if seeing else "・これは+0/+1を得る。"
    board = fight(thief, unit("眼", text=text), first=["眼"], second=["賊", "壁"])
    board.do("first", "attack", "眼")
    assert (board.asked() == ("first", "attack-target", "803.5")) == seeing


@clause("kiseki", "1222.3", "1216.1")
@pytest.mark.parametrize(
    ("says", "bonds"),
    [
        ("これが与えるオーバーキルダメージは2倍になる", 34),
        ("これが与えるオーバーキルダメージは1点増える", 36),
        ("相手が受けるオーバーキルダメージを1点減らす", 38),
        ("これは+0/+1を得る", 37),
    ],
)
def test_how_much_overkill_damage_is_dealt(says: str, bonds: int) -> None:
    board = fight(unit("斧", strength=3, defence=3, text=f"・{says}。"), first=["斧"], second=[])
    board.attack("first", "斧")
    board.settle()
    assert board.bonds("second") == bonds


@clause("kiseki", "804.5", "804.6")
@pytest.mark.parametrize("attacks", [True, False])
def test_a_battle_is_heard_by_both_sides(attacks: bool) -> None:
    drum = unit("鼓", strength=1, defence=9, text="・これがUNITと戦闘した時、それはこのターン中-1/-0を得る。")
    mine, theirs = ("鼓", "剣") if attacks else ("剣", "鼓")
    board = fight(drum, first=[mine], second=[theirs])
    board.attack("first", mine, target=theirs)
    assert board.strength("剣") == 2


@clause("kiseki", "1309.1", "104.4")
def test_a_unit_gains_no_support() -> None:
    text = "相手のUNITを1つ対象とし、それはこのターン中サポートを得ることができない。"
    give = event("給", "UNITを1つ対象とし、それはサポートを得る。")
    board = table(give, event("札", text), first={"hand": []}, second={"field": ["剣"]})
    play(board, "札")
    play(board, "給")
    assert "supported" not in board.states("剣")


# --- how cards enter, and what happened this turn


@clause("kiseki", "503.1a", "1216.1")
@pytest.mark.parametrize("bound", [0, 3])
def test_what_enters_is_actioned_where_a_text_says_so(bound: int) -> None:
    mire = item("沼", f"・CPコスト{bound}以上のUNITはアクション状態で場に出る。")
    board = used(
        "あなたの軌跡のUNITを1枚対象とし、それを場に出す。",
        cards=[mire],
        first={"trail": ["剣"]},
        second={"field": ["沼"]},
    )
    assert board.is_ready("剣") == (bound == 3)


@clause("kiseki", "503.1a")
def test_a_card_says_of_itself_that_it_enters_actioned() -> None:
    slow = unit("牛", cp=0, text="・これはアクション状態で場に出る。")
    board = table(slow, first={"hand": ["牛"]})
    board.do("first", "play", "牛")
    board.settle()
    assert not board.is_ready("牛")


@clause("kiseki", "1320.1")
@pytest.mark.parametrize(("zone", "drawn"), [("軌跡", 1), ("手札", 0)])
def test_it_is_heard_from_where_a_card_entered(zone: str, drawn: int) -> None:
    host = unit("主", text=f"・あなたのUNITが{zone}から場に出た時、カードを1枚引く。")
    board = used(
        "あなたの軌跡のUNITを1枚対象とし、それを場に出す。",
        cards=[host],
        first={"trail": ["剣"], "field": ["主"]},
    )
    board.settle()
    assert len(board.hand("first")) == drawn


@clause("kiseki", "1221.1")
def test_what_happened_this_turn_is_remembered_until_it_is_over() -> None:
    avenger = unit("讐", text="・このターンにあなたのUNITがスタンしたなら、これは+3/+0を得る。")
    board = table(avenger, first={"field": ["讐", "剣"], "hand": ["打"]})
    before = board.strength("讐")
    play(board, "打", "剣")
    assert board.strength("讐") == before + 3


@clause("kiseki", "1313.1", "1204.2k")
@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("このターンにあなたがカードを2枚以上引いた", True),
        ("このターンにあなたがカードを3枚以上引いた", False),
        ("このターンに相手がカードを1枚以上引いた", False),
        ("このターンにあなたがEVENTを1枚以上プレイした", True),
        ("このターンにあなたがEVENTを2枚以上プレイした", False),
        ("このターンに相手が絆を1点以上失った", False),
        ("このターンにあなたがカードを引いていない", False),
    ],
)
def test_how_much_happened_this_turn_is_counted(condition: str, holds: bool) -> None:
    watcher = unit("番", text=f"・{condition}なら、これは+3/+0を得る。")
    before = table(watcher, first={"field": ["番"]}).strength("番")
    board = used("カードを2枚引く。", cards=[watcher], first={"field": ["番"]})
    assert (board.strength("番") > before or not holds) and (board.strength("番") > 3) == holds


@clause("kiseki", "1212.1")
def test_something_is_gained_for_every_two() -> None:
    horde = unit("群", text="・あなたのUNIT2つにつき、これは+1/+0を得る。")
    assert table(horde, first={"field": ["群", "剣", "槍"]}).strength("群") == table(
        horde, first={"field": ["群", "剣"]}
    ).strength("群")
    more = table(horde, first={"field": ["群", "剣", "槍", "壁"]})
    assert more.strength("群") == table(horde, first={"field": ["群"]}).strength("群") + 2


@clause("kiseki", "1312.2")
def test_cards_are_looked_at_by_one_player_alone() -> None:
    board = used("相手の拠点の裏向きのカードをすべて見る。", second={"homebase": ["剣"]})
    assert board.is_known("剣", "first")
    board = used("相手の手札を見て、その中から1枚を選び、捨てる。", second={"hand": ["剣", "槍"]})
    board.choose("first", "剣")
    assert board.trail("second") == ["剣"] and board.is_known("槍", "first")
