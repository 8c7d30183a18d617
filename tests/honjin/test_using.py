"""10.1, 10.9, 14: how something is used, step by step, and when."""

from __future__ import annotations

from typing import Any

from fuda.games.honjin.chapters.main_phase import MainPhase
from fuda.kernel.decisions import Action
from tests.citing import clause
from tests.honjin.fights import Fight
from tests.honjin.texts import Table, gear, spell, terrain, tool, unit

BOLT = spell("雷", "◇[普通]雷\n〈対象:敵軍ユニット1体〉\n対象に【2】ダメージを与える。")
PLANS = spell("策", "◇[普通/対抗/イニシアチブ]策\n〈対象:自軍プレイヤー〉\nカードを1枚補充する。")
POTION = tool("薬", "◇[普通]薬\n〈対象:自軍ユニット1体〉\n対象に「攻撃力:+2」を付与する。")
LANCE = unit("槍", "□[普通]突き\n〈対象:敵軍ユニット1体〉\n対象に【9】ダメージを与える。", defence=9)
BOMB = unit("爆", "×[普通]爆発\n〈対象:敵軍ユニット1体〉\n対象に【このユニットの攻撃力】ダメージを与える。", defence=9)
CALL = unit("呼", "◎[メイン]呼\n〈コスト:手札1枚破棄/対象:自軍プレイヤー〉\nカードを2枚補充する。")


def battle(*cards: dict[str, Any], hand: list[str], own: list[Any] | None = None, **more: Any) -> Fight:
    """The first normal timing of the first player, who has a card left to wait with."""
    fight = Fight(
        *cards, own=own or ["賢"], other=more.pop("other", ["賢@敵"]), first={"hand": [*hand, "兵@札"]}, **more
    )
    fight.begin(6, 1)
    return fight


def main(*cards: dict[str, Any], hand: list[str] | None = None, board: dict[str, Any], **more: Any) -> Table:
    """The main phase of the first player."""
    table = Table(*cards, board=board, first={"hand": hand or []}, **more)
    table.state.frames = table.state.frames[:1]
    table.run(MainPhase(0))
    return table


# --- the steps


@clause("honjin", "10.1.1", "10.1.3", "10.1.5", "10.1.6", "10.1.9", "10.1.15", "5.1.7.2", "2.1.3.1")
def test_a_spell_lies_in_the_effect_zone_until_it_is_resolved() -> None:
    fight = battle(BOLT, hand=["雷"], second={"hand": ["兵@敵札"]})
    fight.uses("first", "雷", "敵")
    assert (fight.effects("first"), fight.chain()) == (["雷"], ["雷"])
    assert fight.is_known("雷", "second")
    assert fight.asked() == ("second", "counter", "10.1.10")
    fight.settle()
    assert (fight.effects("first"), fight.discards("first"), fight.chain()) == ([], ["雷"], [])
    assert fight.took_effect() == [True]


@clause("honjin", "2.1.2.1.1", "14.6.3.1", "13.1.2.1", "10.1.13")
def test_a_consumable_takes_an_item_slot_when_it_is_resolved() -> None:
    fight = battle(POTION, hand=["薬"], second={"hand": ["兵@敵札"]})
    fight.uses("first", "薬", "賢")
    assert fight.slot_kinds("賢") == []
    fight.settle()
    assert fight.slot_kinds("賢") == [0]
    assert fight.attack("賢") == 4


@clause("honjin", "10.1.5", "4.7.1")
def test_the_player_says_which_unit_uses_a_card_of_the_hand() -> None:
    fight = battle(BOLT, hand=["雷"], own=["賢@甲", "賢@乙", "兵"])
    fight.do("first", "use", "雷")
    assert fight.asked() == ("first", "user", "10.1.5")
    assert fight.options("first") == ["甲", "乙"]
    fight.choose("first", "乙")
    assert fight.slot_kinds("甲") == []
    fight.settle()
    assert fight.slot_kinds("乙") == [1]


@clause("honjin", "10.1.4", "10.10.3")
def test_without_a_target_nothing_can_be_declared() -> None:
    fight = battle(BOLT, hand=["雷"], other=["弓@敵"])
    fight.uses("first", "雷", "敵")
    fight.settle()
    again = battle(BOLT, hand=["雷@一", "雷@二"], other=["弓@敵"])
    again.uses("first", "一", "敵")
    again.settle()
    assert again.options("first") == ["use 賢", "pass"]
    reason = again.refused("first", "use", "二")
    assert (reason.clause, reason.condition) == ("10.10.3", "no-target")


@clause("honjin", "10.1.2")
def test_only_own_cards_can_be_used() -> None:
    fight = battle(BOLT, LANCE, hand=["雷"], other=["槍@敵"])
    reason = fight.refused("first", "use", "敵")
    assert (reason.clause, reason.condition) == ("10.1.2", "not-yours")


@clause("honjin", "8.2.2")
def test_units_elsewhere_cannot_use_anything_in_a_battle() -> None:
    fight = battle(LANCE, hand=[], board={"c1": {"terrain": "原", "first": ["槍"]}})
    reason = fight.refused("first", "use", "槍")
    assert (reason.clause, reason.condition) == ("8.2.2", "not-in-battle")
    assert fight.options("first") == ["use 賢", "attack"]


@clause("honjin", "8.2.2")
def test_spells_are_not_cast_by_units_elsewhere() -> None:
    fight = battle(BOLT, hand=["雷"], own=["兵"], board={"c1": {"terrain": "原", "first": ["賢"]}}, other=["兵@敵"])
    assert fight.is_resting()
    assert "雷" in fight.hand("first")


@clause("honjin", "10.1.7")
def test_what_the_effect_leaves_open_is_chosen_with_the_declaration() -> None:
    either = spell("択", "◇[普通]択\n〈対象:自軍ユニット1体〉\n対象に「攻撃力:+1」または「防御力:+1」を付与する。")
    fight = battle(either, hand=["択"], second={"hand": ["兵@敵札"]})
    fight.uses("first", "択", "賢")
    assert fight.asked() == ("first", "either", "10.1.7")
    fight.option("first", "other")
    assert fight.asked() == ("second", "counter", "10.1.10")
    fight.settle()
    assert (fight.attack("賢"), fight.defence("賢")) == (2, 10)


@clause("honjin", "10.1.8", "3.4.6")
def test_dice_are_rolled_with_the_declaration() -> None:
    many = spell("乱", "◇[普通]乱\n〈対象:敵軍ユニット1体〉\n対象に【nD】ダメージを与える。nは自軍ユニットの数。")
    fight = battle(many, hand=["乱"], own=["賢", "兵"], second={"hand": ["兵@敵札"]})
    fight.uses("first", "乱", "敵")
    assert fight.asked() == ("chance", "dice", "10.1.8")
    fight.roll(6, 2)
    assert fight.asked() == ("second", "counter", "10.1.10")
    fight.settle()
    assert [told["amount"] for told in fight.told() if told["event"] == "Damaged"] == [8]


@clause("honjin", "1.3.2", "10.1.4")
def test_a_number_left_to_the_player_is_at_least_one_and_payable() -> None:
    gift = spell("贈", "◇[普通]贈\n〈コスト:手札n枚破棄/対象:敵軍ユニット1体〉\n対象に【n】ダメージを与える。")
    fight = battle(gift, hand=["贈", "弓@一", "弓@二"])
    fight.uses("first", "贈")
    assert fight.asked() == ("first", "variable", "1.3.2")
    assert fight.options("first") == ["1", "2", "3"]
    fight.number("first", 3)
    fight.settle()
    assert next(told["amount"] for told in fight.told() if told["event"] == "Damaged") == 3
    assert sorted(fight.discards("first")) == sorted(["贈", "一", "二", "札"])


# --- timings


@clause("honjin", "10.9.1", "10.9.3", "10.9.4")
def test_a_normal_ability_is_for_the_normal_timing_of_its_side() -> None:
    fight = Fight(BOLT, own=["賢"], other=["賢@敵"], first={"hand": ["雷", "兵@札"]}, second={"hand": ["雷@電"]})
    fight.roll(6, 1)
    assert fight.asked() == ("first", "initiative", "8.3.4.6")
    reason = fight.refused("first", "use", "雷")
    assert (reason.clause, reason.condition) == ("10.9.4", "wrong-timing")
    fight.begin_here()
    assert "use 雷" in fight.options("first")
    reason = fight.refused("second", "use", "電")
    assert (reason.clause, reason.condition) == ("10.9.4", "not-your-timing")


@clause("honjin", "10.9.3")
def test_with_several_timings_each_will_do() -> None:
    fight = Fight(PLANS, own=["賢"], first={"hand": ["策@一", "策@二", "兵@札"]})
    fight.roll(6, 1)
    assert "use 一" in fight.options("first")
    fight.begin_here()
    assert "use 一" in fight.options("first")


@clause("honjin", "10.9.5")
def test_a_counter_needs_a_chain() -> None:
    shield = spell("盾", "◇[対抗]盾\n〈対象:自軍ユニット1体〉\n対象に「防御力:+1」を付与する。")
    fight = battle(shield, hand=["盾"])
    assert "use 盾" not in fight.options("first")
    reason = fight.refused("first", "use", "盾")
    assert (reason.clause, reason.condition) == ("10.9.5", "counter-without-chain")


@clause("honjin", "10.9.9", "7.3.3", "10.2.1", "4.3.3")
def test_a_main_ability_is_used_in_the_main_phase_and_resolved_at_once() -> None:
    table = main(CALL, hand=["兵@札"], board={"b1": {"first": ["呼"]}})
    assert "use 呼" in table.options("first")
    table.do("first", "use", "呼")
    assert table.discards("first") == ["札"]
    assert len(table.hand("first")) == 2
    assert "ChainOver" not in table.happened()
    assert (table.state.chain, table.state.resolved) == ((), ())


@clause("honjin", "10.9.9.1")
def test_a_main_ability_is_not_for_battles() -> None:
    fight = battle(CALL, hand=[], own=["賢", "呼"])
    assert fight.options("first") == ["use 賢", "attack"]
    reason = fight.refused("first", "use", "呼")
    assert (reason.clause, reason.condition) == ("10.9.9.1", "wrong-timing")


@clause("honjin", "10.9.9")
def test_abilities_of_battles_are_not_for_the_main_phase() -> None:
    table = main(LANCE, hand=["兵@札"], board={"b1": {"first": ["槍"]}})
    assert "use 槍" not in table.options("first")


# --- the symbols


@clause("honjin", "14.1", "14.2.1", "14.2.3", "14.2.2")
def test_a_finishing_ability_finishes_its_unit_when_it_is_resolved() -> None:
    fight = battle(LANCE, hand=[], own=["賢", "槍"], second={"hand": ["兵@敵札"]})
    fight.uses("first", "槍", "敵")
    assert not fight.is_finished("槍")
    fight.settle()
    assert fight.is_finished("槍")
    assert fight.discards("second") == ["敵"]


@clause("honjin", "14.2.4")
def test_a_finished_unit_cannot_use_a_finishing_ability() -> None:
    fight = Fight(LANCE, own=["賢", "槍"], other=["賢@敵"], first={"hand": ["兵@札"]})
    fight.play_on("initiative", "chance")
    fight.tire("槍")
    fight.begin(6, 1)
    assert "use 槍" not in fight.options("first")
    reason = fight.refused("first", "use", "槍")
    assert (reason.clause, reason.condition) == ("14.2.4", "finished")


@clause("honjin", "14.3.1", "14.3.2", "14.3.3", "10.11.4", "10.11.7")
def test_a_sacrifice_discards_its_unit_and_counts_with_what_it_was() -> None:
    fight = battle(BOMB, hand=[], own=["賢", "爆"], second={"hand": ["兵@敵札"]})
    fight.uses("first", "爆", "敵")
    assert "爆" in fight.there("b2")
    fight.settle()
    assert fight.discards("first") == ["爆"]
    assert [told["amount"] for told in fight.told() if told["event"] == "Damaged"] == [2]


@clause("honjin", "14.4.1", "14.4.2", "14.4.3")
def test_a_declared_ability_can_be_used_as_often_as_it_is_paid_for() -> None:
    fight = battle(hand=["弓@一", "弓@二"])
    fight.uses("first", "賢")
    fight.choose("first", "一")
    fight.settle()
    fight.uses("first", "賢")
    assert not fight.is_finished("賢")
    assert fight.slot_kinds("賢") == []


@clause("honjin", "14.4.1", "10.1.14", "5.1.1.8")
def test_a_declared_ability_needs_its_user_to_be_there() -> None:
    drop = spell("落", "◇[対抗]落\n〈対象:敵軍ユニット1体〉\n対象を手札に戻す。")
    fight = battle(drop, hand=["弓@一"], second={"hand": ["落", "兵@敵札"]})
    fight.uses("first", "賢")
    fight.choose("first", "一")
    fight.uses("second", "落", "賢", user="敵")
    fight.settle()
    assert fight.took_effect()[:2] == [True, False]
    assert "一" in fight.discards("first")


@clause("honjin", "14.6.1", "14.6.3.1")
def test_abilities_of_the_hand_are_not_used_from_elsewhere() -> None:
    fight = Fight(BOLT, own=["賢"], other=["賢@敵"], first={"hand": ["兵@札"], "discard": ["雷"]})
    fight.begin(6, 1)
    reason = fight.refused("first", "use", "雷")
    assert (reason.clause, reason.condition) == ("14.6.1", "not-in-hand")


@clause("honjin", "14.6.3")
def test_units_and_terrains_with_hand_abilities_are_summoned_or_laid() -> None:
    call = unit(
        "招",
        "◇[自軍ターン]招\n〈発揮:普通召喚宣言時/対象:自軍プレイヤー〉\n誰もいない地形に、対象は手札にあるこのカードを普通召喚してもよい。",
    )
    fight = battle(call, hand=["招"])
    reason = fight.refused("first", "use", "招")
    assert (reason.clause, reason.condition) == ("14.6.3", "summoned-or-laid-instead")


@clause("honjin", "14.8.1", "14.8.2", "14.8.3", "4.1.15")
def test_a_reversal_turns_its_terrain_over() -> None:
    beacon = terrain(
        "煙", "▽狼煙[メイン]\n〈発動条件:この地形が自軍支配地形である/対象:自軍プレイヤー〉\nカードを1枚補充する。"
    )
    table = main(beacon, board={"b2": {"terrain": "煙", "first": ["兵"]}})
    table.do("first", "use", "煙")
    assert table.zone("煙") == ("first", "hidden")
    assert len(table.hand("first")) == 1
    assert table.there("b2") == ["兵"]


@clause("honjin", "14.8.1", "10.1.4")
def test_a_reversal_needs_its_condition() -> None:
    beacon = terrain(
        "煙", "▽狼煙[メイン]\n〈発動条件:この地形が自軍支配地形である/対象:自軍プレイヤー〉\nカードを1枚補充する。"
    )
    table = main(beacon, board={"b2": {"terrain": "煙"}, "b1": {"first": ["兵"]}})
    assert "use 煙" not in table.options("first")
    reason = table.reason("first", Action("use", table.card("煙")))
    assert (reason.clause, reason.condition) == ("14.8.1", "condition-not-met")


@clause("honjin", "14.8.1", "8.2.2", "10.1.2")
def test_in_a_battle_only_the_reversal_of_its_terrain_can_be_used_by_its_owner() -> None:
    pit = terrain(
        "穴", "▽落とし穴[普通]\n〈発動条件:この地形に敵軍ユニットが存在する/対象:敵軍ユニット1体〉\n対象を破棄する。"
    )
    fight = Fight(pit, own=["賢"], other=["賢@敵"], ground="穴", laid="first", first={"hand": ["兵@札"]})
    fight.begin(6, 1)
    fight.uses("first", "穴", "敵")
    fight.settle()
    assert fight.discards("second") == ["敵"]
    assert fight.zone("穴") == ("first", "hidden")
    theirs = Fight(pit, own=["賢"], other=["賢@敵"], ground="穴", laid="second", first={"hand": ["兵@札"]})
    theirs.begin(6, 1)
    assert theirs.options("first") == ["use 賢", "attack"]
    assert theirs.refused("first", "use", "穴").condition == "not-yours"


@clause("honjin", "12.2.8.9", "4.7.2")
def test_an_ability_of_equipment_is_used_by_its_bearer() -> None:
    whip = gear(
        "鞭", "◎[普通]鞭\n〈コスト:アイテム枠1つを消費する/対象:このユニット〉\n対象に「攻撃力:+5」を付与する。"
    )
    fight = battle(whip, hand=[], own=[{"card": "賢", "equipment": ["鞭"]}])
    fight.uses("first", "鞭")
    fight.settle()
    assert fight.attack("賢") == 7
    assert fight.slot_kinds("賢") == [0, 0]


@clause("honjin", "15.4.5.1", "15.4.5.2")
def test_a_secret_art_needs_a_unit_that_knows_it() -> None:
    art = spell("秘", "【秘伝】「種族:エルフ」\n◇[普通]秘\n〈対象:敵軍ユニット1体〉\n対象に【3】ダメージを与える。")
    elf = unit("耳", spells="火", races=["エルフ"])
    fight = battle(art, elf, hand=["秘"], own=["賢", "耳"])
    fight.do("first", "use", "秘")
    fight.settle()
    assert fight.spent("耳") == 1
    other = battle(art, elf, hand=["秘"])
    assert "use 秘" not in other.options("first")
    reason = other.refused("first", "use", "秘")
    assert (reason.clause, reason.condition) == ("15.4.5.2", "secret-art")


@clause("honjin", "15.4.5.3", "10.1.14")
def test_a_secret_art_is_asked_for_again_when_it_is_resolved() -> None:
    art = spell("秘", "【秘伝】「種族:エルフ」\n◇[普通]秘\n〈対象:敵軍ユニット1体〉\n対象に【3】ダメージを与える。")
    elf = unit("耳", spells="火", races=["エルフ"], defence=9)
    change = spell("変", "◇[対抗]変\n〈対象:ユニット1体〉\n対象を「種族:ヒューマン」に変更する。")
    fight = battle(art, elf, change, hand=["秘"], own=["賢", "耳"], second={"hand": ["変", "兵@敵札"]})
    fight.uses("first", "秘", "敵")
    fight.uses("second", "変", "耳")
    fight.settle()
    assert fight.took_effect() == [True, False]


@clause("honjin", "4.1.12")
def test_who_is_forbidden_to_use_something_does_not() -> None:
    mute = unit("黙", "○[戦闘]黙\n〈対象:敵軍ユニットすべて〉\n対象は戦闘スペルを使用できない。", defence=9)
    fight = battle(BOLT, mute, hand=["雷"], other=["黙"])
    assert "use 雷" not in fight.options("first")
    assert fight.refused("first", "use", "雷").condition == "use-forbidden"


@clause("honjin", "4.1.5", "10.1.4")
def test_constant_abilities_cannot_be_used() -> None:
    mute = unit("黙", "○[戦闘]黙\n〈対象:このユニット〉\n対象は死亡しない。")
    fight = battle(mute, hand=[], own=["賢", "黙"])
    assert fight.refused("first", "use", "黙").condition == "no-ability-named"
