"""The readings of rulings.toml about battles, uses and slots that no other test shows."""

from __future__ import annotations

from typing import Any

from fuda.games.honjin.chapters.equipment import bear_refusal, exchange_refusal
from fuda.games.honjin.chapters.main_phase import MainPhase
from tests.citing import clause
from tests.honjin.fights import Fight
from tests.honjin.texts import Table, gear, spell, terrain, tool, unit

BOLT = spell("雷", "◇[普通]雷\n〈対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。")
DRAW = "カードを1枚補充する。"


def battle(*cards: dict[str, Any], hand: list[str], theirs: list[str] | None = None, **more: Any) -> Fight:
    """The first normal timing of the first player; both have a card to wait with."""
    own, other = more.pop("own", ["賢"]), more.pop("other", ["賢@敵"])
    first, second = {"hand": [*hand, "兵@札"]}, {"hand": [*(theirs or []), "兵@敵札"]}
    fight = Fight(*cards, own=own, other=other, first=first, second=second, **more)
    fight.begin(6, 1)
    return fight


# --- equipment


@clause("honjin", "12.2.6.2.2", "13.1.2.6")
def test_a_swap_uses_the_slots_it_frees() -> None:
    one = unit("甲", items=1)
    board = {"b1": {"first": [{"card": "甲", "equipment": ["剣"]}, {"card": "甲@乙", "equipment": ["剣@刃"]}]}}
    table = Table(one, board=board)
    sword, blade, other = table.card("剣"), table.card("刃"), table.card("乙")
    assert exchange_refusal(table.state, table.rules, 0, sword, blade) is None
    refusal = exchange_refusal(table.state, table.rules, 0, sword, other)
    assert refusal is not None and refusal.condition == "not-enough-slots"


@clause("honjin", "12.2.6.2.1", "12.2.6.2.2", "2.1.25.1")
def test_equipment_of_cost_two_needs_two_free_slots() -> None:
    plate = gear("鎧", cost=2)
    one, two = unit("一", items=1), unit("二", items=2)
    table = Table(plate, one, two, board={"b1": {"first": ["一", "二"]}}, first={"hand": ["鎧"]})
    refusal = bear_refusal(table.state, table.rules, table.card("一"), table.card("鎧"))
    assert refusal is not None and refusal.condition == "not-enough-slots"
    assert bear_refusal(table.state, table.rules, table.card("二"), table.card("鎧")) is None


@clause("honjin", "2.1.25.1", "13.1.2.2")
def test_equipment_of_cost_zero_still_needs_a_slot() -> None:
    ring = gear("輪", cost=0)
    board = {"b1": {"first": ["兵", {"card": "術", "spent": 2}]}}
    table = Table(ring, board=board, first={"hand": ["輪"]})
    refusal = bear_refusal(table.state, table.rules, table.card("兵"), table.card("輪"))
    assert refusal is not None and refusal.condition == "no-item-slot"
    assert bear_refusal(table.state, table.rules, table.card("術"), table.card("輪")) is None


# --- the simultaneous attack


@clause("honjin", "8.3.7.3", "13.1.7.1")
def test_resistance_and_replacements_of_death_do_not_help_in_the_simultaneous_attack() -> None:
    tough = unit("硬", defence=2, resists=["攻撃"])
    saved = unit(
        "免",
        "○[戦闘]免\n〈対象:このユニット〉\n対象に死亡効果が適用された場合、代わりに対象を行動完了にする。",
        defence=2,
    )
    fight = Fight(tough, saved, own=["硬"], other=["免"])
    fight.begin(3, 3)
    assert (fight.discards("first"), fight.discards("second")) == (["硬"], ["免"])


@clause("honjin", "8.3.7.3", "13.1.2.8", "11.3.4.1")
def test_equipment_on_slots_given_by_equipment_is_lost_in_the_simultaneous_attack() -> None:
    bag = gear("袋", items=1)
    own = [{"card": "甲", "equipment": ["袋"]}]
    fight = Fight(bag, unit("甲", items=1, defence=9), own=own, other=["兵@敵"], first={"hand": ["剣"]})
    fight.choose("first")
    fight.do("first", "equip", "剣", "甲")
    fight.begin(3, 3)
    assert fight.discards("first") == ["剣"]
    assert fight.state.host[fight.card("袋")] == fight.card("甲")


@clause("honjin", "8.3.7.3", "11.3.2.1", "11.3.2.2")
def test_limits_are_adjusted_to_printed_values_in_the_simultaneous_attack() -> None:
    hill = terrain("丘", "○丘\n〈対象:この地形〉\n対象を「リミット:+4」する。", limit=4)
    for dice, lost in (((6, 1), []), ((3, 3), ["b"])):
        fight = Fight(hill, ground="丘", own=["賢@a", "賢@b", "賢@c"], other=["賢@敵"])
        fight.tire("a", "b", "c", "敵")
        fight.begin(*dice)
        if lost:
            assert fight.asked() == ("first", "adjust-limit", "11.3.2.1")
            fight.choose("first", "b")
        assert fight.discards("first") == lost and fight.discards("second") == []


@clause("honjin", "13.1.5.2", "13.1.6.2", "8.3.7.3")
def test_charge_works_before_the_first_triggers_and_not_in_the_simultaneous_attack() -> None:
    rider = unit("騎", charge=3, defence=9)
    herald = unit(
        "触",
        "●[戦闘]触\n〈発揮:先攻普通タイミング開始時/対象:敵軍ユニット1体〉\n"
        "対象に【自軍パーティの攻撃力の合計】ダメージを与える。",
        attack=0,
        defence=9,
    )
    fight = Fight(rider, herald, own=["騎", "触"], other=["賢@敵"])
    fight.begin(6, 1)
    assert next(told["amount"] for told in fight.told() if told["event"] == "Damaged") == 5
    even = Fight(rider, own=["騎"], other=["賢@敵"])
    even.begin(3, 3)
    assert next(told["amount"] for told in even.told() if told["event"] == "Damaged") == 2


# --- uses


@clause("honjin", "14.4.1", "12.2.8.9", "10.1.14")
def test_an_ability_of_equipment_fails_once_it_is_not_borne_any_more() -> None:
    whip = gear("鞭", "◎[普通]鞭\n〈コスト:手札1枚破棄/対象:このユニット〉\n対象に「攻撃力:+5」を付与する。")
    rust = spell("錆", "◇[対抗]錆\n〈対象:装備品1つ〉\n対象を破棄する。")
    own = [{"card": "賢", "equipment": ["鞭"]}]
    fight = battle(whip, rust, hand=["弓"], theirs=["錆"], own=own)
    fight.uses("first", "鞭")
    fight.choose("first", "弓")
    fight.uses("second", "錆")
    fight.settle()
    assert fight.took_effect() == [True, False]
    assert fight.attack("賢") == 2


@clause("honjin", "10.10.8.2", "4.7.2")
def test_a_counter_on_itself_needs_to_be_involved() -> None:
    shell = unit(
        "殻", "◎[対抗]殻\n〈コスト:手札1枚破棄/対象:このユニット〉\n対象に「防御力:+2」を付与する。", defence=9
    )
    fight = battle(BOLT, shell, hand=["雷@一", "雷@二"], other=["賢@敵", "殻"])
    fight.uses("first", "一", "敵")
    assert fight.refused("second", "use", "殻").condition == "target-not-in-chain"
    fight.settle()
    fight.uses("first", "二", "殻")
    assert "use 殻" in fight.options("second")


@clause("honjin", "10.15.1.1", "10.15.3", "10.1.13")
def test_a_vanished_spell_still_costs_its_slots() -> None:
    void = spell("消", "◇[対抗]消\n〈対象:敵軍ユニット1体〉\n対象が使用中の戦闘スペルの効果を1つ選んで消失させる。")
    fight = battle(BOLT, void, hand=["雷"], theirs=["消"])
    fight.uses("first", "雷", "敵")
    fight.uses("second", "消", "賢")
    fight.settle()
    assert fight.took_effect() == [True, False]
    assert fight.slot_kinds("賢") == [1]
    assert fight.discards("first") == ["雷"]


@clause("honjin", "10.15.3", "10.1.13")
def test_a_discarded_spell_still_costs_its_slots() -> None:
    snatch = spell("奪", "◇[対抗]奪\n〈対象:敵軍ユニット1体〉\n対象が使用している戦闘スペルを1つ選び、破棄する。")
    fight = battle(BOLT, snatch, hand=["雷"], theirs=["奪"])
    fight.uses("first", "雷", "敵")
    fight.uses("second", "奪", "賢")
    fight.settle()
    assert fight.took_effect() == [True, False]
    assert fight.slot_kinds("賢") == [1]
    assert fight.discards("first") == ["雷"]


@clause("honjin", "13.1.3.1")
def test_only_a_star_pays_for_a_star() -> None:
    star = spell("星", "◇[普通]星\n〈対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。", "*")
    fight = battle(star, hand=["星"])
    assert fight.refused("first", "use", "星").condition == "not-enough-slots"
    able = battle(star, unit("魔", spells="火*"), hand=["星"], own=["賢", "魔"])
    able.uses("first", "星", "敵")
    able.settle()
    assert able.slot_kinds("魔") == [7]


@clause("honjin", "10.19.2", "10.1.4")
def test_a_void_ability_cannot_be_used() -> None:
    hush = spell("黙", "◇[普通]黙\n〈対象:敵軍ユニット1体〉\n対象の「特殊能力」は無効になる。")
    fight = battle(hush, hand=["黙"])
    fight.uses("first", "黙", "敵")
    assert fight.options("second") == ["use 敵", "pass"]
    fight.settle()
    fight.do("first", "attack")
    assert fight.asked() == ("first", "counter", "10.1.10")
    assert fight.refused("second", "use", "敵").condition == "ability-not-there"


@clause("honjin", "10.9.8", "10.9.10", "14.6.3.1", "10.1.4")
def test_a_card_that_waits_for_a_moment_is_not_used_in_play_steps() -> None:
    late = tool("遅", f"◇[普通/戦闘]遅\n〈発揮:先攻普通タイミング終了時/対象:自軍プレイヤー〉\n{DRAW}")
    fight = battle(late, hand=["遅"])
    reason = fight.refused("first", "use", "遅")
    assert (reason.clause, reason.condition) == ("10.1.4", "not-its-moment")


@clause("honjin", "14.8.1", "10.1.4")
def test_a_condition_for_using_is_asked_with_the_declaration_only() -> None:
    trap = terrain(
        "罠",
        "▽罠[対抗]\n〈発動条件:敵軍プレイヤーが進軍側である/対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。",
    )
    fight = Fight(trap, own=["賢"], other=["賢@敵"], ground="罠", laid="second", first={"hand": ["兵@札"]})
    fight.begin(6, 1)
    fight.do("first", "attack")
    fight.uses("second", "罠", "賢")
    fight.settle()
    assert fight.took_effect()[0] is True


@clause("honjin", "10.2.1", "10.1.10", "10.9.9.1")
def test_main_abilities_cannot_be_countered() -> None:
    call = unit("呼", f"◎[メイン]呼\n〈コスト:手札1枚破棄/対象:自軍プレイヤー〉\n{DRAW}")
    guard = unit("番", f"◎[対抗]番\n〈コスト:手札1枚破棄/対象:自軍プレイヤー〉\n{DRAW}")
    board = {"b1": {"first": ["呼"]}, "b4": {"second": ["番"]}}
    table = Table(call, guard, board=board, first={"hand": ["兵"]}, second={"hand": ["兵@敵札"]})
    table.run(MainPhase(0))
    table.do("first", "use", "呼")
    assert table.took_effect() == [True]
    assert table.hand("second") == ["敵札"]
