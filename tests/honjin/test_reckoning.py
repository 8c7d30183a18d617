"""4.5, 9.3, 13.1, 2.1.2.1.2.3, 8.3.7: what is added up, spent and kept off, figure by figure."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any, Final

import pytest

from fuda.games.honjin.battle_events import SidesSet, Suspended, TimingBegan
from fuda.games.honjin.chapters.damage import attack_events, attack_shares, death_effects, is_kept_alive, kind_of_source
from fuda.games.honjin.chapters.slots import free_slots, has_slots, is_enough, pays, refreshed
from fuda.games.honjin.table import (
    FIRST_NORMAL,
    INITIATIVE,
    NO_BATTLE,
    SECOND_NORMAL,
    SLOT_KINDS,
    slot_number,
)
from fuda.games.honjin.texts.attributes import ATTACK, CHARGE, DEFENCE, DEFENDER, LEVEL, SLOTS
from fuda.games.honjin.texts.attributes import INITIATIVE as QUICKNESS
from fuda.games.honjin.texts.replacement import weaknesses_hit
from fuda.games.honjin.texts.values import abilities_of, derived, resists, slots_of, weaknesses
from fuda.games.honjin.unit_events import Damaged, Doomed, Finished, SlotsSpent
from tests.citing import clause
from tests.honjin.texts import Table, gear, spell, terrain, tool, unit

FIGURES: Final = (LEVEL, ATTACK, DEFENCE, QUICKNESS, CHARGE, DEFENDER)


def figures(table: Table, alias: str) -> tuple[int, ...]:
    return tuple([table.figure(alias, each) for each in FIGURES])


# --- 2.1.2.1.2.3: equipment

RICH: Final = gear(
    "宝",
    "◎[普通]宝\n〈対象:ユニット1体〉\n対象に【1】ダメージを与える。",
    attack=1,
    defence=2,
    initiative=3,
    charge=4,
    defender=5,
    items=1,
    spells="水*",
    resists=["火炎"],
    weak={"電撃": 2},
)


@clause("honjin", "2.1.2.1.2.3", "2.1.16.2", "2.1.18.2", "2.1.21.2")
def test_equipment_adds_everything_that_is_printed_on_it_to_its_unit_alone() -> None:
    bearer = unit("荷", items=2, spells="火", initiative=1, charge=1, defender=1, resists=["津波"], weak={"電撃": 1})
    board = {"b2": {"terrain": "野", "first": [{"card": "荷", "equipment": ["宝"]}, "荷@他"]}}
    table = Table(bearer, RICH, board=board)
    assert figures(table, "荷") == (2, 3, 5, 4, 5, 6)
    assert figures(table, "他") == (2, 2, 3, 1, 1, 1)
    kinds = {
        name: [slot & 15 for slot in slots_of(table.state, table.rules, table.card(name))] for name in ("荷", "他")
    }
    assert kinds == {"荷": [0, 0, 1, 0, 2, 7], "他": [0, 0, 1]}
    own = slots_of(table.state, table.rules, table.card("荷"))
    assert own[3:] == tuple([slot_number(table.card("宝"), place, kind) for place, kind in enumerate((0, 2, 7))])
    assert resists(table.state, table.rules, table.card("荷")) == {"津波", "火炎"}
    assert resists(table.state, table.rules, table.card("他")) == {"津波"}
    assert weaknesses(table.state, table.rules, table.card("荷")) == {"電撃": 3}
    assert len(abilities_of(table.state, table.rules, table.card("荷"))) == 1
    assert abilities_of(table.state, table.rules, table.card("他")) == ()


@clause("honjin", "2.1.2.1.2.3", "12.2.8.9", "2.1.16.2")
def test_two_pieces_add_up_and_one_without_figures_adds_nothing() -> None:
    board = {
        "b2": {
            "terrain": "野",
            "first": [{"card": "術", "equipment": ["剣", "布"]}, {"card": "術@他", "equipment": ["布@二"]}],
        }
    }
    table = Table(gear("布"), board=board)
    assert (figures(table, "術"), figures(table, "他")) == ((2, 4, 4, 0, 0, 0), (2, 2, 3, 0, 0, 0))
    assert len(slots_of(table.state, table.rules, table.card("他"))) == 5
    assert derived(table.state, table.rules).members(table.card("他"), SLOTS)


# --- 13.1.5, 13.1.6: charge and defender


@clause("honjin", "13.1.5.1", "13.1.5.2", "13.1.6.1", "13.1.6.2")
@pytest.mark.parametrize("first", ["first", "second"])
def test_charge_is_for_the_first_side_and_defender_for_the_second_from_the_normal_timings_on(first: str) -> None:
    knight = unit("騎", charge=3, defender=10)
    board = {
        "b2": {"terrain": "野", "first": ["騎"], "second": ["騎@敵"]},
        "c2": {"terrain": "野", "first": ["騎@外"]},
    }
    table = Table(knight, board=board)
    seen = {"": (table.attack("騎"), table.attack("敵"))}
    table.battle("b2", INITIATIVE)
    seen["initiative"] = (table.attack("騎"), table.attack("敵"))
    assert set(seen.values()) == {(2, 2)}
    for timing in (FIRST_NORMAL, SECOND_NORMAL):
        table.battle("b2", timing, first)
        own, other = (5, 12) if first == "first" else (12, 5)
        assert (table.attack("騎"), table.attack("敵"), table.attack("外")) == (own, other, 2)
    table.let(TimingBegan("8.3.8.4", NO_BATTLE))
    assert (table.attack("騎"), table.attack("敵"), table.attack("外")) == (2, 2, 2)


@clause("honjin", "13.1.5.3", "13.1.5.4", "13.1.6.3", "13.1.6.4")
@pytest.mark.parametrize("first", ["first", "second"])
def test_charge_or_defender_that_is_given_or_lost_counts_at_once(first: str) -> None:
    knight = unit("騎", charge=3, defender=10)
    give = spell("与", "◇[普通]与\n〈対象:ユニット1体〉\n対象に「チャージ:+4」&「ディフェンダー:+20」を付与する。")
    take = spell("奪", "◇[普通]奪\n〈対象:ユニット1体〉\n対象は「チャージ:x」を失う。")
    board = {"b2": {"terrain": "野", "first": ["騎"], "second": ["騎@敵"]}, "c2": {"terrain": "野", "first": ["騎@外"]}}
    table = Table(knight, give, take, board=board, first={"hand": ["与", "奪"]})
    table.battle("b2", FIRST_NORMAL, first)
    own, other = (5, 12) if first == "first" else (12, 5)
    assert (table.attack("騎"), table.attack("敵")) == (own, other)
    table.use("与", "騎", user="騎")
    more = 4 if first == "first" else 20
    assert (table.attack("騎"), table.attack("敵"), table.attack("外")) == (own + more, other, 2)
    table.use("奪", "敵", user="騎")
    assert table.attack("敵") == (12 if first == "first" else 2)


# --- 8.3.7.3: everything suspended


@clause("honjin", "8.3.7.3", "8.3.7.5")
def test_while_effects_are_suspended_only_what_is_printed_on_the_units_of_the_battle_counts() -> None:
    full = unit(
        "万",
        "○万\n〈対象:自軍ユニットすべて〉\n対象を「攻撃力:+7」する。\n"
        "●[戦闘]待\n〈発揮:戦闘終了タイミング開始時/対象:自軍プレイヤー〉\nカードを1枚補充する。",
        initiative=2,
        charge=3,
        defender=4,
        resists=["火炎"],
        weak={"電撃": 1},
        items=1,
        spells="火",
    )
    board: dict[str, Any] = {
        "b2": {"terrain": "野", "first": [{"card": "万", "equipment": ["剣"]}], "second": ["兵@敵"]},
        "c2": {"terrain": "野", "first": [{"card": "術@外", "equipment": ["剣@外剣"]}, "万@遠"]},
    }
    table = Table(full, board=board)
    table.battle("b2", FIRST_NORMAL)
    before = {name: figures(table, name) for name in ("万", "敵", "外", "遠")}
    held = abilities_of(table.state, table.rules, table.card("万"))
    assert before["万"] == (2, 14, 4, 2, 3, 4)
    table.let(Suspended("8.3.7.3", True))
    assert figures(table, "万") == (2, 2, 3, 0, 0, 0)
    assert resists(table.state, table.rules, table.card("万")) == frozenset()
    assert weaknesses(table.state, table.rules, table.card("万")) == {}
    assert len(slots_of(table.state, table.rules, table.card("万"))) == 2
    waiting = abilities_of(table.state, table.rules, table.card("万"))
    assert len(waiting) == 1 and waiting[0] in held and len(held) == 2
    assert figures(table, "外")[2] == 4
    assert resists(table.state, table.rules, table.card("遠")) == {"火炎"}
    table.let(Suspended("8.3.7.5", False))
    assert {name: figures(table, name) for name in before} == before


@clause("honjin", "8.3.7.3", "8.3.7.5")
def test_what_equipment_waits_for_is_still_waited_for_while_effects_are_suspended() -> None:
    horn = gear(
        "角", "●[戦闘]角\n〈発揮:戦闘終了タイミング開始時/対象:自軍プレイヤー〉\nカードを1枚補充する。", attack=3
    )
    board = {"b2": {"terrain": "野", "first": [{"card": "術", "equipment": ["角"]}], "second": ["兵@敵"]}}
    table = Table(horn, board=board)
    table.battle("b2", FIRST_NORMAL)
    held = abilities_of(table.state, table.rules, table.card("術"))
    table.let(Suspended("8.3.7.3", True))
    assert abilities_of(table.state, table.rules, table.card("術")) == held != ()
    assert table.attack("術") == 2


# --- 13.1.2, 13.1.3: slots

ICONS: Final = "i火水*"


def slots(icons: str) -> tuple[int, ...]:
    return tuple([slot_number(1, place, SLOT_KINDS.index(each)) for place, each in enumerate(icons)])


def kinds(icons: str) -> tuple[int, ...]:
    return tuple([SLOT_KINDS.index(each) for each in icons])


@clause("honjin", "13.1.3.1", "13.1.2.1")
def test_a_slot_pays_for_its_kind_and_a_star_for_every_attribute_but_no_item() -> None:
    found = {(held, wanted) for held in ICONS for wanted in ICONS if pays(slots(held)[0], kinds(wanted)[0])}
    assert found == {("i", "i"), ("火", "火"), ("水", "水"), ("*", "*"), ("*", "火"), ("*", "水")}


@clause("honjin", "13.1.2.1", "13.1.3.1", "2.1.25.1")
def test_slots_are_enough_where_each_sign_can_be_given_a_slot_of_its_own() -> None:
    """Compared with trying every way to give the slots away."""
    rows = ["".join(row) for size in range(4) for row in product(ICONS, repeat=size)]
    for held in rows:
        for wanted in rows:
            ways = permutations(slots(held), len(wanted))
            possible = any(all(pays(slot, kind) for slot, kind in zip(way, kinds(wanted), strict=True)) for way in ways)
            assert is_enough(slots(held), kinds(wanted)) == possible, (held, wanted)


@clause("honjin", "13.1.2.2", "13.1.3.1")
def test_a_unit_has_item_slots_or_spell_slots_spent_or_not() -> None:
    cards = [unit("荷", items=1), unit("呪", spells="火"), unit("両", items=1, spells="*")]
    table = Table(*cards, board={"b2": {"terrain": "野", "first": [{"card": "荷", "spent": 1}, "呪", "両", "兵"]}})
    found = {
        name: [has_slots(table.state, table.rules, table.card(name), item) for item in (True, False)]
        for name in ("荷", "呪", "両", "兵")
    }
    assert found == {"荷": [True, False], "呪": [False, True], "両": [True, True], "兵": [False, False]}


@clause("honjin", "13.1.2.4", "13.1.2.6", "13.1.3.2", "10.11.5")
def test_a_slot_is_free_unless_it_is_spent_or_promised_and_free_where_it_becomes_so() -> None:
    bolt = spell("雷撃", "◇[普通]雷撃\n〈対象:ユニット1体〉\n対象に【1】ダメージを与える。")
    board = {"b2": {"terrain": "野", "first": ["術", "術@他"], "second": ["兵@敵"]}}
    table = Table(bolt, board=board, first={"hand": ["雷撃"]})
    table.battle("b2")
    card = table.card("術")
    own = slots_of(table.state, table.rules, card)
    assert free_slots(table.state, table.rules, card) == own and len(own) == 5
    table.let(SlotsSpent("10.1.13", card, own[:1]))
    assert free_slots(table.state, table.rules, card) == own[1:]
    assert free_slots(table.state, table.rules, card, own[:1]) == own
    table.put_up("雷撃", "敵", user="術", slots=((card, own[2]), (table.card("他"), own[3])))
    assert free_slots(table.state, table.rules, card) == (own[1], *own[3:])
    assert free_slots(table.state, table.rules, card, (own[2],)) == own[1:]


@clause("honjin", "8.3.3.15", "8.3.8.5", "13.1.2.5", "13.1.3.3", "13.1.2.6")
def test_all_slots_at_the_area_are_unspent_again_but_those_under_equipment() -> None:
    board: dict[str, Any] = {
        "b2": {
            "terrain": "野",
            "first": [{"card": "術", "equipment": ["剣"]}, "術@満"],
            "second": [{"card": "術@敵", "spent": 2}],
        },
        "c2": {"terrain": "野", "first": [{"card": "術@外", "spent": 1}]},
    }
    table = Table(board=board)
    card = table.card("術")
    own = slots_of(table.state, table.rules, card)
    under = table.state.occupied[table.card("剣")]
    assert len(under) == 1
    more = tuple([slot for slot in own if slot not in under][:2])
    table.let(SlotsSpent("10.1.13", card, more))
    found = refreshed(table.state, table.rules, table.state.cell[card], "8.3.3.15")
    enemy = table.card("敵")
    assert [
        (each.clause, each.card, set(each.slots), each.spent) for each in found if isinstance(each, SlotsSpent)
    ] == [
        ("8.3.3.15", card, set(more), False),
        ("8.3.3.15", enemy, set(table.state.spent[enemy]), False),
    ]
    table.let(*found)
    assert (table.spent("術"), table.spent("敵"), table.spent("外")) == (1, 0, 1)


# --- 4.5, 9.3: damage


@clause("honjin", "4.8.1", "4.8.2", "4.9.1", "4.9.3", "13.1.7.2")
def test_damage_comes_from_a_spell_a_consumable_or_a_special_ability() -> None:
    text = "◇[普通]撃\n〈対象:ユニット1体〉\n対象に【1】ダメージを与える。"
    cards = [spell("呪文", text), tool("薬", text), gear("剣具"), unit("人"), terrain("地")]
    table = Table(*cards)
    named = {card.name: card.printed for card in table.rules.list.cards}
    found = [kind_of_source(table.rules, named[name]) for name in ("呪文", "薬", "剣具", "人", "地")]
    assert found == ["spell", "item", "special", "special", "special"]


@clause("honjin", "9.3", "9.1", "4.5.1", "4.9.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_attack_damage_is_shared_out_from_the_front_and_told_with_one_attacker_only(seat: int) -> None:
    board = {"b2": {"terrain": "野", "first": ["兵", "弓"], "second": ["兵@敵", "弓@後", "術@尾"]}}
    table = Table(board=board)
    table.battle("b2")
    row = tuple([table.card(name) for name in ("敵", "後", "尾")])
    assert attack_shares(table.state, table.rules, row, 5) == [(row[0], 5), (row[1], 2), (row[2], 0)]
    assert attack_shares(table.state, table.rules, row, 9) == [(row[0], 9), (row[1], 6), (row[2], 4)]
    both = tuple([table.card(name) for name in ("兵", "弓")])
    for attackers, source in ((both, -1), (both[:1], both[0])):
        made = attack_events(table.state, table.rules, attackers, row, seat)
        assert [each.amount for each in made if isinstance(each, Damaged)] == ([5, 2, 0] if source < 0 else [2, 0, 0])
        for each in made:
            assert isinstance(each, Damaged)
            assert (each.clause, each.attributes, each.by, each.attack) == ("9.3", (), "", True)
            assert (each.source_card, each.seat) == (source, seat)


@clause("honjin", "13.1.7.1", "13.1.7.4", "4.5.4")
@pytest.mark.parametrize(
    ("resists_to", "attributes", "by", "attack", "kept"),
    [
        ("火炎", ("火炎",), "spell", False, True),
        ("火炎", ("電撃", "火炎"), "", False, True),
        ("火炎", ("電撃",), "spell", False, False),
        ("火炎", (), "", True, False),
        ("戦闘スペル", (), "spell", False, True),
        ("戦闘スペル", (), "item", False, False),
        ("消耗品", (), "item", False, True),
        ("特殊能力", (), "special", False, True),
        ("特殊能力", (), "spell", False, False),
        ("攻撃", (), "", True, True),
        ("攻撃", (), "spell", False, False),
        ("攻撃", ("火炎",), "", False, False),
        ("戦闘スペル", (), "spell", True, False),
    ],
)
def test_a_resistance_keeps_off_its_attribute_or_its_source(
    resists_to: str, attributes: tuple[str, ...], by: str, attack: bool, kept: bool
) -> None:
    cards = [unit("堅", resists=[resists_to])]
    table = Table(*cards, board={"b2": {"terrain": "野", "first": ["堅", "兵"]}})
    assert is_kept_alive(table.state, table.rules, table.card("堅"), attributes, by, attack) == kept
    assert not is_kept_alive(table.state, table.rules, table.card("兵"), attributes, by, attack)


@clause("honjin", "11.3.1.3.1", "11.3.3.1", "13.1.7.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_death_effect_is_for_units_on_the_field_that_nothing_keeps_alive(seat: int) -> None:
    cards = [unit("堅", resists=["火炎"]), unit("薄", resists=["攻撃"])]
    board = {"b2": {"terrain": "野", "first": ["堅", "薄", {"card": "術", "equipment": ["剣"]}]}}
    table = Table(*cards, board=board, first={"hand": ["弓"]})
    named = tuple([table.card(name) for name in ("堅", "薄", "術", "剣", "弓")])
    made = death_effects(table.state, table.rules, named, ("火炎",), "spell", table.card("剣"), seat)
    assert [each.card for each in made if isinstance(each, Doomed)] == [table.card("薄"), table.card("術")]
    for each in made:
        assert isinstance(each, Doomed)
        assert (each.clause, each.attributes, each.source_card) == ("11.3.1.3.1", ("火炎",), table.card("剣"))
        assert (each.attack, each.by, each.seat) == (False, "spell", seat)
    assert death_effects(table.state, table.rules, named[:1], (), "", -1, 0) != []


@clause("honjin", "2.1.17.1", "4.5.2", "11.3.1.2.1")
def test_damage_kills_at_the_defence_and_not_below() -> None:
    for amount, left in ((2, ["兵", "弓"]), (3, ["弓"]), (4, ["弓"])):
        table = Table(board={"b2": {"terrain": "野", "first": ["兵", "弓"]}}, first={"hand": ["術"]})
        table.let(Damaged("4.5.1", table.card("兵"), amount))
        assert table.there("b2") == left
    table = Table(first={"hand": ["兵"]})
    table.let(Damaged("4.5.1", table.card("兵"), 9))
    assert table.hand("first") == ["兵"]


@clause("honjin", "13.1.8.1", "13.1.8.3", "13.1.8.5")
def test_a_weakness_is_hit_by_damage_of_its_attribute_that_is_damage_at_all() -> None:
    weak = unit("弱", weak={"火炎": 2, "電撃": 1}, defence=30)
    table = Table(weak, board={"b2": {"terrain": "野", "first": ["弱", "兵"]}})
    card, other = table.card("弱"), table.card("兵")

    def hits(*damage: Any) -> int:
        return len(weaknesses_hit(table.state, table.rules, Damaged("4.5.1", *damage)))

    assert hits(card, 1, ("火炎",)) == 1
    assert hits(card, 1, ("火炎", "電撃", "吹雪")) == 2
    assert hits(card, 0, ("火炎",)) == 0
    assert hits(card, 1, ("吹雪",)) == hits(card, 1, ()) == hits(other, 1, ("火炎",)) == 0
    assert weaknesses_hit(table.state, table.rules, Finished("3.2.4", card)) == ()
    table.let(Damaged("4.5.1", card, 3, ("火炎", "電撃")))
    while not table.is_resting():
        table._submit("first", 0)
    assert [told["amount"] for told in table.told() if told["event"] == "Damaged"] == [6]


@clause("honjin", "8.3.7.3", "8.3.7.5")
def test_what_was_granted_is_suspended_in_the_battle_and_nowhere_else() -> None:
    grow = spell("育", "◇[普通/メイン]育\n〈対象:ユニット1体〉\n対象に「攻撃力:+2」を付与する。")
    board = {"b2": {"terrain": "野", "first": ["術"], "second": ["兵@敵"]}, "c2": {"terrain": "野", "first": ["兵@外"]}}
    table = Table(grow, board=board, first={"hand": ["育", "育@二"]})
    table.use("育", "外", user="術")
    table.battle("b2")
    table.use("二", "術", user="術")
    assert (table.attack("術"), table.attack("外")) == (4, 4)
    table.let(Suspended("8.3.7.3", True))
    assert (table.attack("術"), table.attack("外")) == (2, 4)
    table.let(Suspended("8.3.7.5", False))
    assert (table.attack("術"), table.attack("外")) == (4, 4)


@clause("honjin", "13.1.5.3", "13.1.6.3")
def test_a_charge_given_before_the_normal_timings_does_not_count_yet() -> None:
    give = spell("与", "◇[普通]与\n〈対象:ユニット1体〉\n対象に「チャージ:+4」&「ディフェンダー:+4」を付与する。")
    table = Table(give, board={"b2": {"terrain": "野", "first": ["術"], "second": ["兵@敵"]}}, first={"hand": ["与"]})
    table.battle("b2", INITIATIVE)
    table.let(SidesSet("8.3.4.8", 0))
    table.use("与", "術", user="術")
    assert table.attack("術") == 2
    table.let(TimingBegan("8.3.5.1", FIRST_NORMAL, 0))
    assert table.attack("術") == 6
