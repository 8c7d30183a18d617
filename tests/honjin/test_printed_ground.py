"""Do printed equipment, consumables and terrains do what they say? Those that no other test or scenario names."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.games.honjin.chapters.equipment import bear_refusal
from fuda.games.honjin.chapters.legality import use_refusal
from fuda.games.honjin.chapters.summoning import summon_refusal
from fuda.games.honjin.chapters.terrain import own_areas
from fuda.games.honjin.events import Moment
from fuda.games.honjin.extras.position import area_name, area_named
from fuda.games.honjin.table import FIRST_NORMAL, INITIATIVE
from fuda.games.honjin.texts.attributes import CHARGE, MARCH
from fuda.games.honjin.texts.attributes import INITIATIVE as QUICKNESS
from fuda.games.honjin.texts.resolution import ResolveDeclared
from fuda.games.honjin.texts.values import resists, slots_of, weaknesses
from tests.citing import clause
from tests.honjin.test_printed import BOLT, printed
from tests.honjin.texts import Printed, Table, spell, unit

DRAGON = unit("竜", races=["ドラゴン"])
HERO = unit("雄", hero=1, items=1)
BIRD = unit("鳥", march=["飛行"])
SWIFT = unit("斥", instant=True, level=1)


def worn(number: str, bearer: str = "術", *cards: Printed, other: list[Any] | None = None, **more: Any) -> Table:
    """A battle in which a unit of the first player bears a printed piece."""
    own = [{"card": bearer, "equipment": [number]}, *more.pop("own", [])]
    board = {"b2": {"terrain": "野", "first": own, "second": other or ["兵@敵"]}}
    table = Table(printed(number), *cards, board=board, **more)
    table.battle("b2", FIRST_NORMAL, "second")
    return table


def on_ground(
    number: str, *cards: Printed, own: list[Any], other: list[Any], laid: str = "first", **more: Any
) -> Table:
    """A printed terrain with units of both players."""
    board = {"b2": {"terrain": number, "laid": laid, "first": own, "second": other}}
    return Table(printed(number), *cards, board=board, **more)


def kinds(table: Table, alias: str) -> list[int]:
    return [slot & 15 for slot in slots_of(table.state, table.rules, table.card(alias))]


# --- equipment


@clause("honjin", "2.1.16.2", "2.1.18.2", "2.1.21.2")
@pytest.mark.parametrize(
    ("number", "figures"),
    [
        ("H122", (4, 3, 0)),
        ("H124", (5, 3, 0)),
        ("H126", (2, 3, 1)),
        ("H129", (2, 4, 0)),
        ("H132", (3, 3, 0)),
        ("H133", (2, 7, -1)),
    ],
)
def test_printed_equipment_adds_its_figures(number: str, figures: tuple[int, int, int]) -> None:
    table = worn(number)
    assert (table.attack("術"), table.defence("術"), table.figure("術", QUICKNESS)) == figures


@clause("honjin", "15.4.3.2", "13.1.5.1", "14.5.4.1")
def test_the_dragonslayer_lance_is_for_humans_and_elves_and_wears_dragons_down() -> None:
    table = worn("H124", "術", DRAGON, other=["竜", "兵@敵"])
    assert (table.figure("術", CHARGE), table.defence("竜"), table.defence("敵")) == (2, 1, 3)
    rock, board = unit("岩", races=["ゴーレム"], items=2), {"b1": {"first": ["岩", "術"]}}
    bare = Table(printed("H124"), rock, board=board, first={"hand": ["H124"]})
    found = [bear_refusal(bare.state, bare.rules, bare.card(name), bare.card("H124")) for name in ("岩", "術")]
    assert [each is None for each in found] == [False, True]


@clause("honjin", "2.1.21.2", "13.1.2.1", "13.1.3.1")
def test_staff_and_toolbag_bring_slots() -> None:
    assert kinds(worn("H125"), "術") == [0, 0, 1, 2, 7, 7]
    assert kinds(worn("H135"), "術") == [0, 0, 1, 2, 7, 0, 0]


@clause("honjin", "10.14.1", "14.5.4.2", "2.1.19.3")
def test_gale_boots_let_their_bearer_fly() -> None:
    table = worn("H126")
    assert table.figure("術", MARCH) == 3


@clause("honjin", "4.1.12", "10.10.2", "2.1.21.2")
def test_the_mirror_keeps_battle_spells_off() -> None:
    mage = unit("呪", spells="魔")
    table = worn("H129", "術", BOLT, mage, other=["呪"], own=["兵"], second={"hand": ["雷"]})
    made = table.rules.list.cards[table.state.printed[table.card("雷")]].abilities[0]
    assert resists(table.state, table.rules, table.card("術")) == {"閃光"}
    assert use_refusal(table.state, table.rules, 1, table.card("雷"), made, "normal") is None
    table.use("雷", "術", user="呪")
    assert table.took_effect() == [False]


@clause("honjin", "15.1.1", "14.5.4.3")
def test_the_crown_raises_heroes_only() -> None:
    hero, other = worn("H130", "雄", HERO), worn("H130")
    assert (hero.attack("雄"), hero.defence("雄"), other.attack("術"), other.defence("術")) == (4, 5, 2, 3)


@clause("honjin", "14.2.3", "4.5.4")
def test_the_bow_shoots_fire_arrows() -> None:
    table = worn("H132", other=["巨@敵"])
    table.use("H132", "敵", user="術")
    (told,) = [each for each in table.told() if each["event"] == "Damaged"]
    assert (told["amount"], tuple(told["attributes"])) == (2, ("火",))


@clause("honjin", "13.1.8.1", "2.1.21.2")
def test_heavy_armour_is_weak_to_lightning() -> None:
    table = worn("H133")
    assert weaknesses(table.state, table.rules, table.card("術")) == {"電撃": 1}


@clause("honjin", "10.11.4", "4.5.1")
def test_the_self_destruct_device_deals_the_defence_of_its_bearer_to_all() -> None:
    table = worn("H134", "術", other=["巨@敵", "兵@他"])
    table.use("H134", "敵", "他", user="術")
    assert [each["amount"] for each in table.told() if each["event"] == "Damaged"] == [3, 3]


@clause("honjin", "4.7.3.2", "14.7.3.4")
def test_the_moon_pendant_grants_any_resistance() -> None:
    table = worn("H136")
    assert resists(table.state, table.rules, table.card("術")) == frozenset()
    table.let(Moment("8.3.4.10", "initiative-end", 0))
    table.check()
    while not table.is_resting():
        table._submit(table.all_asked()[0], 0)
    assert len(resists(table.state, table.rules, table.card("術"))) == 1 and table.defence("術") == 4


@clause("honjin", "10.17.2", "14.5.4.1")
def test_the_banner_raises_a_party_of_one_race() -> None:
    alike, mixed = worn("H137", "術", own=["術@友"]), worn("H137", "術", own=["兵"])
    assert (alike.attack("術"), alike.attack("友"), mixed.attack("術"), mixed.attack("兵")) == (4, 3, 3, 2)


# --- consumables and spells


@clause("honjin", "10.14.1", "10.9.5")
def test_the_healing_potion_raises_defence() -> None:
    table = Table(
        printed("H138"), board={"b2": {"terrain": "野", "first": ["術"], "second": ["兵@敵"]}}, first={"hand": ["H138"]}
    )
    table.battle("b2")
    table.use("H138", "術", user="術")
    assert table.defence("術") == 6


@clause("honjin", "15.2.5.3", "4.5.4")
def test_thunderstones_are_chained() -> None:
    board = {"b2": {"terrain": "野", "first": ["術"], "second": ["巨@敵"]}}
    table = Table(printed("H149"), board=board, first={"hand": ["H149@甲", "H149@乙"]})
    table.battle("b2")
    link = table.declared("乙", "敵", user="術")
    made = table.declared("甲", "敵", user="術")
    made.links = (link,)
    table.run(ResolveDeclared(made))
    assert [each["amount"] for each in table.told() if each["event"] == "Damaged"] == [4]


@clause("honjin", "12.3.1.3", "4.1.12", "4.1.11")
def test_the_book_of_wisdom_refills_two_cards_and_then_none() -> None:
    board = {"b2": {"terrain": "野", "first": ["術"]}}
    table = Table(printed("H154"), board=board, first={"hand": ["H154@甲", "H154@乙"]})
    table.use("甲", "first", user="術")
    assert len(table.hand("first")) == 3
    table.use("乙", "first", user="術")
    assert len(table.hand("first")) == 2


@clause("honjin", "12.4.1", "4.1.11", "12.3.1.3")
def test_the_wheel_of_fate_changes_a_hand_into_four_cards() -> None:
    board = {"b2": {"terrain": "野", "first": ["術"]}}
    for hand, wanted in ((["兵", "弓"], 4), ([], 0)):
        table = Table(printed("H155"), board=board, first={"hand": ["H155", *hand]})
        table.use("H155", "first", user="術")
        assert len(table.hand("first")) == wanted


@clause("honjin", "4.5.4", "10.12.1")
def test_the_light_of_purging_burns_the_undead_twice() -> None:
    dead = unit("屍", races=["アンデッド"], defence=30)
    for race, wanted in (("屍", [2, 4]), ("巨", [2])):
        board = {"b2": {"terrain": "野", "first": ["術"], "second": [race]}}
        table = Table(printed("H111"), dead, board=board, first={"hand": ["H111"]})
        table.battle("b2")
        table.use("H111", race, user="術")
        assert [each["amount"] for each in table.told() if each["event"] == "Damaged"] == wanted


# --- terrains


@clause("honjin", "3.2.1.7", "14.7.3.2", "13.1.2.1")
def test_the_iron_arsenal_supplies_whoever_holds_it() -> None:
    for own, other, wanted in ((["兵"], [], 1), ([], ["兵@敵"], 0)):
        table = on_ground("H162", own=own, other=other)
        table.let(Moment("7.2.6", "first-hand-end", 0))
        table.check()
        while not table.is_resting():
            table._submit(table.all_asked()[0], 1)
        assert len(table.hand("first")) == wanted
    table = on_ground("H162", own=["兵"], other=["兵@敵"])
    table.battle("b2")
    assert (kinds(table, "兵"), kinds(table, "敵")) == ([], [0])


@clause("honjin", "4.1.12", "1.3.7")
def test_the_misty_lake_keeps_the_marching_side_from_countering() -> None:
    jab = unit("突", "◎[普通/対抗]突\n〈対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。")
    table = on_ground("H163", jab, own=["突"], other=["突@敵"])
    table.battle("b2")
    made = table.rules.list.cards[table.state.printed[table.card("突")]].abilities[0]
    table.put_up("敵", "突")
    found = use_refusal(table.state, table.rules, 0, table.card("突"), made, "counter")
    assert found is not None and found.condition == "countering-forbidden"
    assert use_refusal(table.state, table.rules, 1, table.card("敵"), made, "counter") is None


@clause("honjin", "14.5.4.1", "2.1.19.3")
def test_the_howling_cliffs_raise_all_who_fly() -> None:
    table = on_ground("H164", BIRD, own=["鳥", "兵"], other=["鳥@敵"])
    assert table.attack("鳥") == 2
    table.battle("b2")
    assert (table.attack("鳥"), table.attack("兵"), table.attack("敵")) == (3, 2, 3)


@clause("honjin", "4.11.1.1", "3.2.1.7")
def test_the_crystal_cave_shows_the_enemys_hand() -> None:
    for own, seen in ((["兵"], True), ([], False)):
        table = on_ground("H166", own=own, other=[], second={"hand": ["弓"]})
        table.let(Moment("7.5.6", "second-hand-end", 0))
        table.check()
        assert table.is_known("弓", "first") == seen


@clause("honjin", "3.2.1.7", "12.3.1")
def test_the_free_market_serves_its_holder() -> None:
    for own, other, hands in ((["兵"], [], (1, 0)), ([], ["兵@敵"], (0, 1))):
        table = on_ground("H167", own=own, other=other)
        table.let(Moment("7.5.6", "second-hand-end", 0))
        table.check()
        while not table.is_resting():
            table.option(table.all_asked()[0], "yes")
        assert (len(table.hand("first")), len(table.hand("second"))) == hands


@clause("honjin", "14.6.3.3", "14.6.4.2")
def test_the_mirage_dunes_lie_on_any_vacant_terrain() -> None:
    board = {
        "c3": {"terrain": "野"},
        "a3": {"terrain": "野", "second": ["兵@敵"]},
        "b2": {"terrain": "野", "first": ["兵"]},
    }
    table = Table(printed("H173"), board=board, first={"hand": ["H173"]})
    assert [area_name(cell) for cell in own_areas(table.state, table.rules, 0, table.card("H173"))] == ["c3"]


@clause("honjin", "14.8.1", "8.3.4.5", "2.1.12.2")
def test_the_lookout_hill_warns_the_defending_side() -> None:
    for turn, can in (("second", True), ("first", False)):
        table = on_ground("H177", SWIFT, own=["兵"], other=["斥@敵", "兵@他"], turn=turn)
        table.battle("b2", INITIATIVE)
        home = table.target("b2")
        made = table.rules.list.cards[table.state.printed[home]].abilities[0]
        assert (use_refusal(table.state, table.rules, 0, home, made, "initiative") is None) == can
        table.let(Moment("8.3.2.10", "instant-end", 0))
        table.check()
        assert (table.attack("敵"), table.attack("他")) == (1, 2)


@clause("honjin", "14.8.1", "4.7.5")
def test_the_hidden_fort_raises_its_walls() -> None:
    for turn, hand, can in (("second", 3, True), ("first", 3, False), ("first", 1, True)):
        bolt = spell("矢", "◇[普通]矢\n〈対象:ユニット1体〉\n対象に【1】ダメージを与える。")
        table = on_ground(
            "H178", bolt, own=["兵"], other=["術@敵"], turn=turn, first={"hand": ["弓"] * hand}, second={"hand": ["矢"]}
        )
        table.battle("b2")
        table.put_up("矢", "兵", user="敵")
        home = table.target("b2")
        made = table.rules.list.cards[table.state.printed[home]].abilities[0]
        assert (use_refusal(table.state, table.rules, 0, home, made, "counter") is None) == can


@clause("honjin", "14.8.1", "15.1.7", "12.2.7.2")
def test_the_rite_of_return_brings_a_small_unit_back() -> None:
    table = on_ground("H179", own=["兵"], other=[], first={"hand": ["術@札"], "discard": ["弓@死", "巨@大"]})
    home = table.target("b2")
    made = table.rules.list.cards[table.state.printed[home]].abilities[0]
    assert use_refusal(table.state, table.rules, 0, home, made, "main") is None
    table.aliases["祭"] = home
    table.use("祭", "first", user="祭")
    assert table.there("b2") == ["兵", "死"] and table.discards("first") == ["大"]
    full = on_ground("H179", own=["兵"], other=["兵@敵"], first={"hand": ["術@札"], "discard": ["弓@死"]})
    refused = use_refusal(full.state, full.rules, 0, full.target("b2"), made, "main")
    assert refused is not None and refused.clause == "14.8.1"


@clause("honjin", "2.1.12.3", "13.1.5.3")
def test_the_rite_of_war_gives_charge_to_slow_units() -> None:
    table = on_ground("H181", SWIFT, own=["兵", "斥"], other=["兵@敵"])
    table.battle("b2")
    assert (table.attack("兵"), table.attack("斥"), table.attack("敵")) == (3, 2, 2)
    assert table.figure("敵", CHARGE) == 1


@clause("honjin", "4.1.12", "1.3.7", "8.3.2.8")
def test_the_rite_of_sealing_keeps_the_marching_side_from_summoning() -> None:
    held: dict[str, Any] = {"first": {"hand": ["斥@甲"]}, "second": {"hand": ["斥@乙"]}}
    table = on_ground("H182", SWIFT, own=["兵"], other=["兵@敵"], **held)
    table.battle("b2", INITIATIVE)
    table.let(Moment("8.3.2.2", "instant-start", 0))
    table.check()
    cell = area_named("", "b2")
    own = summon_refusal(table.state, table.rules, 0, table.card("甲"), cell, True)
    assert own is not None and own.condition == "summoning-forbidden"
    assert summon_refusal(table.state, table.rules, 1, table.card("乙"), cell, True) is None
