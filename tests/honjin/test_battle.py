"""8: the timings of a battle one after the other, and what becomes of the units afterwards."""

from __future__ import annotations

from typing import Any

from fuda.games.honjin.chapters.main_phase import MainPhase
from fuda.games.honjin.events import Went
from fuda.games.honjin.extras.position import area_named
from fuda.games.honjin.table import DISCARDS, holder
from fuda.games.honjin.unit_events import Marched
from fuda.kernel.decisions import Act
from tests.citing import clause
from tests.honjin.fights import Fight
from tests.honjin.texts import Table, spell, terrain, unit

BOLT = spell("雷", "◇[普通]雷\n〈対象:ユニット1体〉\n対象に【2】ダメージを与える。")
HASTE = spell("速", "◇[イニシアチブ]速\n〈対象:自軍プレイヤー〉\n「イニシアチブ決定のダイス」を+3する。")
DRAW = "カードを1枚補充する。"
SCOUT = unit("斥", instant=True, level=1)


def watcher(name: str, period: str, **more: Any) -> dict[str, Any]:
    """A unit that refills a card at a moment of the battle."""
    return unit(name, f"●[戦闘]{name}\n〈発揮:{period}/対象:自軍プレイヤー〉\n{DRAW}", **more)


# --- the beginning


@clause("honjin", "8.1.1", "12.2.5.1.7")
def test_marching_to_terrain_that_the_enemy_holds_brings_about_a_battle() -> None:
    board = {"b1": {"first": ["兵"]}, "b2": {"terrain": "野", "second": ["兵@敵"]}, "a1": {"terrain": "野"}}
    table = Table(board=board)
    table.run(MainPhase(0))
    table.do("first", "march")
    place = [each.numbers for each in table._is_asked("first", Act).options].index((area_named("", "b2"),))
    table._submit("first", place)
    assert table.state.battle == area_named("", "b2")
    assert table.asked() == ("chance", "initiative", "8.3.4.5")


@clause("honjin", "8.1.2")
def test_all_units_are_fresh_when_a_battle_begins() -> None:
    fight = Fight(own=["兵"], other=[{"card": "兵@敵", "finished": True}])
    assert not fight.is_finished("敵")
    assert fight.clauses("Finished") == ["8.1.2"]


@clause("honjin", "8.1.2")
def test_units_elsewhere_stay_as_they_are() -> None:
    fight = Fight(board={"c1": {"terrain": "原", "first": [{"card": "弓", "finished": True}]}})
    assert fight.is_finished("弓")


@clause("honjin", "8.2.1", "8.3.2.1", "8.3.3.4", "8.3.4.2", "8.3.5.1", "8.3.6.1", "8.3.8.1", "8.3.4.12", "8.3.5.11")
def test_the_timings_come_one_after_the_other() -> None:
    fight = Fight()
    fight.end()
    began = [told["timing"] for told in fight.told() if told["event"] == "TimingBegan"]
    assert began == [1, 2, 3, 4, 5, 7, -1]
    assert fight.moments() == [
        "instant-start",
        "instant-end",
        "formation-start",
        "formation-end",
        "initiative-start",
        "initiative-end",
        "first-start",
        "first-end",
        "second-start",
        "second-end",
        "battle-end-start",
    ]


@clause("honjin", "8.2.1", "8.3.4.9", "8.3.7.1", "8.3.7.7")
def test_with_equal_results_both_attack_in_place_of_the_normal_timings() -> None:
    fight = Fight(own=["巨"], other=["巨@敵"])
    fight.begin(3, 3)
    began = [told["timing"] for told in fight.told() if told["event"] == "TimingBegan"]
    assert began == [1, 2, 3, 6, 7, -1]
    assert "first-start" not in fight.moments()


@clause("honjin", "8.2.6")
def test_every_timing_is_there_after_one_side_is_gone() -> None:
    fight = Fight(own=["巨"], other=["兵@敵"])
    fight.begin(6, 1)
    assert fight.discards("second") == ["敵"]
    assert fight.moments()[-3:] == ["second-start", "second-end", "battle-end-start"]
    assert fight.clauses("PutUp") == ["9.1"]


@clause("honjin", "8.3.1.1", "8.3.8.4", "14.5.4.1")
def test_constant_abilities_for_battles_work_from_its_start_to_its_end() -> None:
    guard = unit("盾", "○[戦闘]盾\n〈対象:このユニット〉\n対象を「防御力:+5」する。")
    fight = Fight(guard, own=["盾"], other=["巨@敵"])
    assert fight.defence("盾") == 8
    fight.begin(6, 1)
    assert fight.is_resting()
    assert fight.defence("盾") == 3
    assert fight.there("b1") == ["盾"]


@clause("honjin", "8.2.3", "8.2.5")
def test_texts_on_other_terrain_do_not_reach_the_battle_and_go_on_elsewhere() -> None:
    banner = unit("旗", "○旗\n〈対象:自軍ユニットすべて〉\n対象を「攻撃力:+3」する。")
    places = {"c1": {"terrain": "原", "first": ["旗", "弓"]}}
    fight = Fight(banner, board=places)
    assert (fight.attack("兵"), fight.attack("弓")) == (2, 6)
    fight.end()
    assert (fight.attack("兵"), fight.attack("弓")) == (5, 6)


@clause("honjin", "8.2.5")
def test_texts_in_the_battle_count_only_what_is_there() -> None:
    count = unit("数", "○[戦闘]数\n〈対象:このユニット〉\n対象を「攻撃力:+自軍ユニットの数」する。")
    fight = Fight(count, own=["数", "兵"], board={"c1": {"terrain": "原", "first": ["弓", "術"]}})
    assert fight.attack("数") == 4


# --- instant summoning


@clause("honjin", "8.3.2.4", "8.3.2.5", "8.3.2.6", "1.3.3")
def test_the_marching_side_summons_first_then_the_defending_side() -> None:
    fight = Fight(SCOUT, first={"hand": ["斥@甲"]}, second={"hand": ["斥@乙"]})
    assert fight.asked() == ("first", "instant-summoning", "8.3.2.8")
    fight.do("first", "go-on")
    assert fight.asked() == ("second", "instant-summoning", "8.3.2.8")
    fight.do("second", "summon", "乙")
    fight.play_on("initiative", "chance")
    assert fight.there("b2", "second") == ["敵", "乙"]
    assert fight.hand("first") == ["甲"]


@clause("honjin", "8.3.2.7", "8.3.2.6")
def test_equipment_may_be_discarded_before_anything_is_summoned() -> None:
    fight = Fight(SCOUT, own=[{"card": "術", "equipment": ["剣"]}], first={"hand": ["斥"]})
    assert fight.asked() == ("first", "discard-equipment", "8.3.2.7")
    fight.choose("first", "剣")
    assert (fight.discards("first"), fight.spent("術")) == (["剣"], 0)
    assert fight.asked() == ("first", "instant-summoning", "8.3.2.8")


@clause("honjin", "8.3.2.8")
def test_units_without_that_level_cannot_be_summoned_instantly() -> None:
    fight = Fight(SCOUT, first={"hand": ["斥", "弓"]})
    assert fight.options("first") == ["summon 斥", "go-on"]
    reason = fight.refused("first", "summon", "弓")
    assert (reason.clause, reason.condition) == ("2.1.12.3", "not-instant")


@clause("honjin", "8.3.2.9")
def test_equipment_may_be_given_to_units_in_the_battle() -> None:
    fight = Fight(own=["術"], first={"hand": ["剣"]})
    fight.do("first", "equip", "剣", "術")
    assert (fight.attack("術"), fight.spent("術")) == (4, 1)


@clause("honjin", "8.3.2.2", "8.3.2.3", "8.3.2.10", "8.3.2.11", "14.7.3.1")
def test_what_waits_for_instant_summoning_comes_at_its_start_and_end() -> None:
    fight = Fight(
        watcher("始", "即時召喚タイミング開始時"),
        watcher("終", "即時召喚タイミング終了時"),
        SCOUT,
        own=["始", "終"],
        first={"hand": ["斥"]},
    )
    assert fight.asked() == ("first", "instant-summoning", "8.3.2.8")
    assert len(fight.hand("first")) == 2
    fight.do("first", "go-on")
    assert len(fight.hand("first")) == 3
    assert fight.timing() == "formation"


# --- formation


@clause("honjin", "8.3.3.7", "8.3.3.10", "8.3.3.1", "8.3.3.2", "1.3.3")
def test_each_side_sets_its_formation_the_marching_side_first() -> None:
    fight = Fight(own=["兵", "弓"], other=["兵@敵", "弓@射"])
    assert fight.asked() == ("first", "formation", "8.3.3.7")
    fight.order("first", "弓", "兵")
    assert fight.there("b2") == ["弓", "兵"]
    assert fight.asked() == ("second", "formation", "8.3.3.10")
    fight.order("second", "射", "敵")
    assert fight.there("b2", "second") == ["射", "敵"]


@clause("honjin", "8.3.3.3")
def test_a_single_unit_is_in_the_front_and_in_the_rear() -> None:
    lone = unit("一", "○[戦闘]一\n〈対象:最前列の自軍ユニット1体〉\n対象を「攻撃力:+1」する。")
    last = unit("末", "○[戦闘]末\n〈対象:最後列の自軍ユニット1体〉\n対象を「防御力:+1」する。")
    fight = Fight(lone, last, own=["一"], other=["末"])
    assert (fight.attack("一"), fight.defence("末")) == (3, 4)


@clause("honjin", "8.3.3.8", "8.3.3.9", "8.3.3.11", "8.3.3.12", "12.2.6.1")
def test_equipment_may_be_exchanged_once_the_formation_is_set() -> None:
    own = [{"card": "術@甲", "equipment": ["剣"]}, "術@乙"]
    other = [{"card": "術@丙", "equipment": ["剣@刃"]}, "術@丁"]
    fight = Fight(own=own, other=other)
    fight.play_on("exchange", "first")
    assert fight.asked() == ("first", "exchange", "8.3.3.8")
    fight.do("first", "exchange", "剣", "乙")
    assert fight.state.host[fight.card("剣")] == fight.card("乙")
    fight.play_on("exchange", "second")
    assert fight.asked() == ("second", "exchange", "8.3.3.11")
    assert "exchange 刃 丁" in fight.options("second")


@clause("honjin", "8.3.3.5", "8.3.3.6", "8.3.3.13", "8.3.3.14", "8.3.3.16")
def test_what_waits_for_the_formation_comes_at_its_start_and_end() -> None:
    fight = Fight(
        watcher("始", "隊列変更タイミング開始時"), watcher("終", "隊列変更タイミング終了時"), own=["始", "終"]
    )
    assert fight.asked() == ("first", "formation", "8.3.3.7")
    assert len(fight.hand("first")) == 1
    fight.order("first", "始", "終")
    assert len(fight.hand("first")) == 2
    assert fight.timing() == "initiative"


@clause("honjin", "8.3.3.15", "13.1.2.5", "13.1.3.3")
def test_slots_are_unspent_after_the_formation_but_for_those_under_equipment() -> None:
    fight = Fight(SCOUT, own=[{"card": "術", "spent": 5, "equipment": []}], first={"hand": ["斥"]})
    assert fight.spent("術") == 5
    fight.play_on("initiative", "chance")
    assert fight.spent("術") == 0
    held = Fight(own=[{"card": "術", "equipment": ["剣"]}])
    held.play_on("initiative", "chance")
    assert held.slot_kinds("術") == [0]


@clause("honjin", "8.3.3.15")
def test_slots_of_units_elsewhere_stay_spent() -> None:
    fight = Fight(board={"c1": {"terrain": "原", "first": [{"card": "術", "spent": 2}]}})
    fight.end()
    assert fight.spent("術") == 2


# --- initiative


@clause("honjin", "8.3.4.1", "8.3.4.5", "8.3.4.8")
def test_the_higher_die_is_the_first_side() -> None:
    fight = Fight(BOLT, own=["術"], other=["術@敵"], first={"hand": ["雷"]}, second={"hand": ["雷@電"]})
    assert fight.asked() == ("chance", "initiative", "8.3.4.5")
    fight.roll(2, 5)
    assert fight.asked() == ("second", "before-attack", "8.3.5.4")


@clause("honjin", "8.3.4.7", "13.1.1.1.1")
def test_the_initiative_of_the_whole_party_is_added() -> None:
    quick = unit("早", initiative=2)
    slow = unit("遅", initiative=-3)
    fight = Fight(quick, slow, own=["早@甲", "早@乙"], other=["遅"])
    fight.begin(1, 6)
    sides = next(told for told in fight.told() if told["event"] == "SidesSet")
    assert (sides["seat"], sides["results"]) == (0, (5, 3))


@clause("honjin", "8.3.4.7", "4.6.1")
def test_a_result_can_be_negative() -> None:
    fight = Fight(unit("遅", initiative=-3), own=["遅@甲", "遅@乙"], other=["遅@丙"])
    fight.begin(1, 1)
    sides = next(told for told in fight.told() if told["event"] == "SidesSet")
    assert (sides["seat"], sides["results"]) == (1, (-5, -2))


@clause("honjin", "8.3.4.6", "10.9.7", "4.3.5")
def test_initiative_abilities_are_for_the_marching_side_then_the_defending_side() -> None:
    mage = unit("魔", spells="火")
    fight = Fight(HASTE, mage, own=["魔@甲"], other=["魔@乙"], first={"hand": ["速@一"]}, second={"hand": ["速@二"]})
    fight.roll(3, 3)
    assert fight.asked() == ("first", "initiative", "8.3.4.6")
    assert fight.options("first") == ["use 一", "pass"]
    fight.do("first", "pass")
    assert fight.asked() == ("second", "initiative", "8.3.4.6")
    fight.uses("second", "二")
    assert [told["seat"] for told in fight.told() if told["event"] == "SidesSet"] == [1]


@clause("honjin", "10.9.7", "8.3.4.6", "8.3.4.12")
def test_there_is_one_chain_only_in_the_initiative_timing() -> None:
    fight = Fight(HASTE, own=["賢"], first={"hand": ["速@一", "速@二"]})
    fight.roll(3, 5)
    fight.uses("first", "一")
    fight.settle()
    assert fight.asked() == ("first", "before-attack", "8.3.5.4")
    assert fight.hand("first") == ["二"]


@clause("honjin", "8.3.4.7", "10.9.7")
def test_initiative_is_reckoned_after_the_chain() -> None:
    slow = spell("鈍", "◇[イニシアチブ]鈍\n〈対象:ユニット1体〉\n対象に「イニシアチブ:-4」を付与する。")
    fight = Fight(slow, unit("早", initiative=2), own=["賢"], other=["早"], first={"hand": ["鈍"]})
    fight.roll(3, 4)
    fight.uses("first", "鈍", "早")
    assert [told["results"] for told in fight.told() if told["event"] == "SidesSet"] == [(3, 2)]


@clause("honjin", "8.3.4.3", "8.3.4.4", "8.3.4.10", "8.3.4.11")
def test_what_waits_for_the_initiative_comes_at_its_start_and_end() -> None:
    fight = Fight(
        watcher("始", "イニシアチブ決定タイミング開始時"),
        watcher("終", "イニシアチブ決定タイミング終了時"),
        BOLT,
        own=["始", "終", "術"],
        first={"hand": ["雷"]},
    )
    fight.play_on("initiative", "chance")
    assert len(fight.hand("first")) == 2
    fight.roll(6, 1)
    assert len(fight.hand("first")) == 3
    assert fight.timing() == "first-normal"


@clause("honjin", "8.3.4.5", "15.4.9.2")
def test_the_cogs_of_time_add_a_die_to_each_side() -> None:
    cogs = terrain("時", "【時の歯車】プレイヤーすべて「ダイス:+1D」")
    fight = Fight(cogs, ground="時", own=["兵"])
    fight.roll(1, 4, 6, 1)
    sides = next(told for told in fight.told() if told["event"] == "SidesSet")
    assert sides["results"] == (5, 7)


# --- the end of the battle


@clause("honjin", "8.3.8.2", "8.3.8.3")
def test_what_waits_for_the_end_of_the_battle_comes_before_it_is_over() -> None:
    fight = Fight(watcher("誇", "戦闘終了タイミング開始時"), own=["誇"], other=["兵@敵"])
    fight.begin(6, 1)
    assert len(fight.hand("first")) == 1
    events = fight.happened()
    assert events.index("Refilled") < events.index("BattleOver")


@clause("honjin", "8.3.8.4", "10.14.6", "13.1.5.5")
def test_what_was_granted_in_the_battle_and_charge_end_together() -> None:
    grow = spell("育", "◇[普通]育\n〈対象:自軍ユニット1体〉\n対象に「攻撃力:+4」を付与する。")
    rider = unit("騎", charge=3)
    fight = Fight(grow, rider, own=["賢", "騎"], other=["巨@敵"], first={"hand": ["育", "兵@札"]})
    fight.begin(6, 1)
    assert fight.attack("騎") == 5
    fight.uses("first", "育", "騎")
    fight.settle()
    assert fight.attack("騎") == 9
    fight.end()
    assert fight.discards("second") == ["敵"]
    assert fight.attack("騎") == 2


@clause("honjin", "8.3.8.5", "13.1.2.5", "13.1.3.3", "13.1.2.6")
def test_slots_are_unspent_after_the_battle_but_for_those_under_equipment() -> None:
    own = [{"card": "賢", "equipment": ["剣"]}]
    fight = Fight(BOLT, own=own, other=["巨@敵"], first={"hand": ["雷", "兵@札"]})
    fight.begin(6, 1)
    fight.uses("first", "雷", "敵")
    fight.settle()
    assert fight.slot_kinds("賢") == [0, 1]
    fight.tire("敵")
    fight.end()
    assert fight.there("b1") == ["賢"]
    assert fight.slot_kinds("賢") == [0]
    assert "8.3.8.5" in fight.clauses("SlotsSpent")


@clause("honjin", "8.3.8.6")
def test_the_battle_is_over_at_its_end() -> None:
    fight = Fight()
    fight.end()
    assert (fight.state.battle, fight.state.first_side, fight.timing()) == (-1, -1, "")


# --- afterwards


@clause("honjin", "8.4.1", "8.4.2")
def test_with_marching_units_only_they_hold_the_terrain() -> None:
    fight = Fight(own=["巨"], other=["兵@敵"])
    fight.begin(6, 1)
    assert (fight.there("b2"), fight.there("b2", "second")) == (["巨"], [])
    assert holder(fight.state, fight.rules, area_named("", "b2")) == 0


@clause("honjin", "8.4.3")
def test_with_defending_units_only_they_still_hold_it() -> None:
    fight = Fight(own=["兵"], other=["巨@敵"])
    fight.begin(1, 6)
    assert (fight.there("b2"), fight.there("b2", "second")) == ([], ["敵"])
    assert holder(fight.state, fight.rules, area_named("", "b2")) == 1


@clause("honjin", "8.4.8")
def test_with_nobody_left_the_terrain_is_nobodys() -> None:
    fight = Fight(own=["弓"], other=["弓@敵"])
    fight.begin(3, 3)
    assert (fight.there("b2"), fight.there("b2", "second")) == ([], [])
    assert holder(fight.state, fight.rules, area_named("", "b2")) == -1
    assert "Marched" not in fight.happened()[1:]


@clause("honjin", "8.4.4", "8.4.5", "8.4.7")
def test_with_both_left_the_marching_units_go_back_to_where_they_set_out() -> None:
    fight = Fight(own=["巨"], other=["巨@敵"])
    fight.begin(6, 1)
    assert (fight.there("b1"), fight.there("b2", "second")) == (["巨"], ["敵"])
    assert fight.state.origin[fight.card("巨")] == -1


def undecided(fight: Fight) -> None:
    """Nobody is left to attack when the sides are settled."""
    fight.play_on("initiative", "chance")
    fight.tire(*fight.there("b2"), *fight.there("b2", "second"))
    fight.roll(6, 1)


@clause("honjin", "8.4.6", "8.4.5")
def test_summoned_units_go_where_the_others_came_from() -> None:
    fight = Fight(SCOUT, own=["兵"], other=["巨@敵"], first={"hand": ["斥"]})
    fight.do("first", "summon", "斥")
    undecided(fight)
    assert fight.there("b1") == ["兵", "斥"]


@clause("honjin", "8.4.5", "8.4.6", "8.4.7")
def test_the_player_chooses_where_summoned_units_go_and_which_place_comes_first() -> None:
    fight = Fight(SCOUT, own={"b1": ["兵"], "a2": ["弓"]}, other=["巨@敵"], first={"hand": ["斥"]})
    fight.do("first", "summon", "斥")
    undecided(fight)
    assert fight.asked() == ("first", "return-where", "8.4.6")
    fight.cells("first", "a2")
    assert fight.asked() == ("first", "return-first", "8.4.7")
    assert fight.there("b2") == ["兵", "弓", "斥"]
    fight.cells("first", "a2")
    assert (fight.there("a2"), fight.there("b1")) == (["弓", "斥"], ["兵"])


@clause("honjin", "8.4.5", "8.4.6")
def test_places_of_the_fallen_count_for_summoned_units() -> None:
    fight = Fight(SCOUT, own={"a2": ["弓"]}, other=["巨@敵"], first={"hand": ["斥"]})
    fight.do("first", "summon", "斥")
    fight.play_on("initiative", "chance")
    fight.happen(Went("12.4.1", fight.card("弓"), DISCARDS[0], 0, "discard"))
    undecided(fight)
    assert fight.there("a2") == ["斥"]


@clause("honjin", "8.4.7", "11.3.2.2")
def test_where_units_return_the_summoned_ones_are_adjusted_away_first() -> None:
    heavy = unit("重", level=4, defence=9)
    fight = Fight(
        SCOUT,
        heavy,
        own={"a2": ["重"]},
        other=["巨@敵"],
        board={"a2": {"terrain": "原"}},
        first={"hand": ["斥@一", "斥@二"]},
    )
    fight.do("first", "summon", "一")
    fight.do("first", "summon", "二")
    undecided(fight)
    assert fight.asked() == ("first", "adjust-limit", "11.3.2.1")
    assert fight.options("first") == ["一", "二"]
    fight.choose("first", "一")
    assert fight.there("a2") == ["重", "二"]


@clause("honjin", "8.4.7")
def test_a_unit_whose_terrain_is_gone_is_discarded() -> None:
    fight = Fight(own={"a2": ["巨"]}, other=["巨@敵"], board={"a2": {"terrain": "原"}})
    fight.play_on("initiative", "chance")
    fight.happen(Went("12.4.1", fight.target("a2"), DISCARDS[0], 0, "discard"))
    undecided(fight)
    assert fight.there("b2", "second") == ["敵"]
    assert sorted(fight.discards("first")) == sorted(["原", "巨"])


@clause("honjin", "8.4.7", "8.4.6")
def test_nobody_returns_to_where_the_enemy_is() -> None:
    own = {"a2": ["巨"], "b1": ["兵"]}
    board = {"a3": {"terrain": "野", "second": ["弓@他"]}}
    fight = Fight(SCOUT, own=own, other=["巨@敵"], board=board, first={"hand": ["斥"]})
    fight.do("first", "summon", "斥")
    fight.play_on("initiative", "chance")
    fight.happen(Marched("12.2.5.1.5", fight.card("他"), area_named("", "a2"), True))
    undecided(fight)
    assert fight.discards("first") == ["巨"]
    assert (fight.there("b1"), fight.there("a2", "second")) == (["兵", "斥"], ["他"])


@clause("honjin", "8.4.4")
def test_equipment_goes_back_with_its_unit() -> None:
    fight = Fight(own=[{"card": "術", "equipment": ["剣"]}], other=["巨@敵"])
    undecided(fight)
    assert fight.there("b1") == ["術"]
    assert fight.attack("術") == 4
