"""2.1, 13.1, 15.1, 15.5: what a printed card amounts to where something is printed, and where it is not."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fuda.games.honjin.cards import Card, CardList, attribute_bit, deck_problems
from tests.citing import clause
from tests.honjin.texts import gear, honjin, terrain, tool, unit

UNLIMITED = "構築ルール:デッキに50枚まで組み込む。"


def listed(*cards: dict[str, Any]) -> CardList:
    return honjin(json.dumps(cards)).list


def read(card: dict[str, Any]) -> Card:
    return listed(card).cards[0]


def bare(kind: str, **more: Any) -> Card:
    """A card of a kind on which nothing is printed but what is said."""
    return read({"number": "白", "name": {"ja": "白", "en": "Blank"}, "kind": kind, "text": "", "rarity": "C", **more})


# --- 2.1: figures and words


@clause("honjin", "2.1.12.1", "2.1.15.1", "2.1.26.1", "2.1.25.1")
@pytest.mark.parametrize("kind", ["unit", "item", "spell", "terrain"])
def test_a_figure_that_is_not_printed_is_zero(kind: str) -> None:
    card = bare(kind)
    assert (card.level, card.attack, card.defence, card.limit, card.cost) == (0, 0, 0, 0, ())


@clause("honjin", "2.1.12.1", "2.1.15.1", "2.1.26.1", "2.1.16.1", "2.1.18.1")
def test_a_printed_figure_is_what_it_says() -> None:
    giant = read(unit("大", level=7, attack=8, defence=9))
    assert (giant.level, giant.attack, giant.defence, giant.limit) == (7, 8, 9, 0)
    blade = read(gear("刃", attack=4, defence=5))
    assert (blade.attack, blade.defence, blade.level) == (4, 5, 0)
    assert read(terrain("丘", limit=6)).limit == 6


@clause("honjin", "2.1.12.2", "2.1.12.3", "2.1.14.1", "2.1.14.2", "15.1.2")
def test_only_a_printed_icon_makes_a_hero_or_an_instant_unit() -> None:
    plain, hero = read(unit("凡")), read(unit("雄", hero=3))
    assert (plain.is_hero, plain.hero, plain.instant) == (False, 0, False)
    assert (hero.is_hero, hero.hero, hero.instant) == (True, 3, False)
    swift, free = read(unit("斥", instant=True)), read(unit("無", hero=0))
    assert (swift.instant, swift.is_hero) == (True, False)
    assert (free.is_hero, free.hero) == (True, 0)


@clause("honjin", "2.1.13.1", "2.1.13.3", "2.1.22.2", "2.1.23.2", "2.1.19.3")
def test_a_card_is_everything_that_is_printed_on_it() -> None:
    both = read(unit("双", attributes=["火", "風"], races=["エルフ", "プラント"], types=["剣", "盾"]))
    assert both.attributes == attribute_bit("火") | attribute_bit("風")
    assert (both.races, both.types) == (("エルフ", "プラント"), ("剣", "盾"))
    assert [read(unit("翼", march=list(marches))).march for marches in ((), ("歩行",), ("歩行", "飛行"))] == [0, 1, 3]


@clause("honjin", "2.1.13.1", "2.1.22.1", "2.1.23.1", "2.1.27.2")
@pytest.mark.parametrize("kind", ["unit", "item", "spell", "terrain"])
def test_a_card_without_words_is_of_no_attribute_race_type_or_faction(kind: str) -> None:
    card = bare(kind)
    assert (card.attributes, card.races, card.types, card.faction, card.march) == (0, (), (), "", 0)


@clause("honjin", "2.1.13.1", "2.1.27.1")
def test_a_spell_is_of_the_attributes_of_its_price_unless_it_prints_others() -> None:
    every = attribute_bit("火") | attribute_bit("水")
    assert bare("spell", cost="火火*水").attributes == every
    assert bare("spell", cost="*").attributes == 0
    assert bare("spell", cost="火", attributes=["聖"]).attributes == attribute_bit("聖")
    assert bare("item", cost=2).attributes == 0
    assert bare("unit", faction="王国").faction == "王国"


@clause("honjin", "2.1.25.1")
def test_a_price_of_items_is_so_many_item_slots_and_one_of_spells_a_slot_for_each_sign() -> None:
    assert bare("item", cost=3).cost == (0, 0, 0)
    assert bare("spell", cost="火水*").cost == (1, 2, 7)
    assert bare("item", cost=0).cost == ()


# --- 2.1.6, 2.1.24: kinds and classes


@clause("honjin", "2.1.6.1", "2.1.1.1", "2.1.3.1", "2.1.4.1", "2.1.2.1")
@pytest.mark.parametrize("kind", ["unit", "item", "spell", "terrain"])
def test_a_card_is_of_its_kind_and_of_no_other(kind: str) -> None:
    card = bare(kind)
    found = {"unit": card.is_unit, "item": card.is_item, "spell": card.is_spell, "terrain": card.is_terrain}
    assert found == {each: each == kind for each in found}
    assert (card.is_equipment, card.is_consumable) == (False, False)


@clause("honjin", "2.1.2.1.1", "2.1.2.1.2", "2.1.24.1", "2.1.24.2")
def test_an_item_is_equipment_or_a_consumable_by_its_class() -> None:
    blade, herb = read(gear("刃")), read(tool("草"))
    assert (blade.is_equipment, blade.is_consumable) == (True, False)
    assert (herb.is_equipment, herb.is_consumable) == (False, True)


@clause("honjin", "2.1.24.3")
def test_only_a_terrain_that_says_so_is_a_ritual() -> None:
    assert not read(terrain("丘")).ritual
    assert read(terrain("祭", ritual=True)).ritual


# --- 13.1: standing abilities


@clause("honjin", "2.1.20.1", "13.1.1.1", "13.1.5.1", "13.1.6.1")
def test_a_standing_ability_that_is_not_printed_is_not_there() -> None:
    card = bare("unit")
    assert (card.initiative, card.charge, card.defender, card.slots, card.resists, card.weak) == (0, 0, 0, (), (), ())


@clause("honjin", "2.1.20.1", "2.1.21.1", "13.1.7.2", "13.1.8.1")
@pytest.mark.parametrize("kind", ["unit", "item"])
def test_a_standing_ability_is_worth_what_is_printed(kind: str) -> None:
    card = bare(kind, initiative=2, charge=3, defender=-1, resists=["火炎", "電撃"], weak={"吹雪": 4})
    assert (card.initiative, card.charge, card.defender) == (2, 3, -1)
    assert (card.resists, card.weak) == (("火炎", "電撃"), (("吹雪", 4),))


@clause("honjin", "13.1.2.1", "13.1.3.1")
def test_slots_are_those_of_items_first_then_those_of_spells() -> None:
    assert bare("unit", items=2, spells="火*").slots == (0, 0, 1, 7)
    assert bare("unit", spells="水").slots == (2,)
    assert bare("unit", items=1).slots == (0,)


# --- 3.3.2, 15.5: decks


@clause("honjin", "15.5.2", "15.5.3.1", "15.5.3.2", "3.3.2.3")
def test_a_name_is_allowed_three_times_or_as_often_as_its_building_rule_says() -> None:
    assert read(unit("凡")).copies == 3
    assert [read(unit("群", each)).copies for each in ("【枚数制限解除】", UNLIMITED)] == [50, 50]
    assert read(unit("五", "構築ルール:デッキに5枚まで組み込む。")).copies == 5
    assert read(unit("木", "【装備禁止】")).copies == 3


def problems(wanted: dict[str, int], *cards: dict[str, Any]) -> list[tuple[str, str]]:
    return [(each.clause, each.condition) for each in deck_problems(listed(*cards), wanted)]


@clause("honjin", "3.3.2.1", "3.3.1", "6.1.1.1")
def test_a_deck_has_fifty_cards_neither_more_nor_fewer() -> None:
    swarm = unit("群", UNLIMITED)
    assert problems({"群": 50}, swarm) == []
    for size in (49, 51, 0):
        found = deck_problems(listed(swarm), {"群": size})
        assert [each.condition for each in found if each.clause == "3.3.2.1"] == ["wrong-deck-size"]
        assert dict(found[0].values) == {"cards": size, "wanted": 50}


@clause("honjin", "3.3.2.2", "15.1.6")
def test_of_a_name_three_cards_are_allowed_and_each_that_has_more_is_named_once() -> None:
    swarm, hero = unit("群", UNLIMITED), unit("雄", hero=2)
    assert problems({"群": 44, "兵": 3, "雄": 3}, swarm, unit("兵"), hero) == []
    assert problems({"群": 43, "兵": 3, "雄": 4}, swarm, unit("兵"), hero) == [("3.3.2.2", "too-many-of-a-name")]
    found = deck_problems(listed(swarm, unit("兵"), hero), {"群": 42, "兵": 4, "雄": 4})
    assert [dict(each.values) for each in found] == [
        {"name": "兵", "cards": 4, "most": 3},
        {"name": "雄", "cards": 4, "most": 3},
    ]


@clause("honjin", "3.3.2.2", "15.5.2")
def test_cards_of_one_name_are_counted_together_and_one_building_rule_holds_for_the_name() -> None:
    swarm, other = unit("群", UNLIMITED), {**unit("異"), "name": {"ja": "群", "en": "群"}}
    assert problems({"群": 20, "異": 30}, swarm, other) == []
    assert problems({"異": 30, "群": 20}, swarm, other) == []
    twin = {**unit("双"), "name": {"ja": "兵", "en": "兵"}}
    found = deck_problems(listed(swarm, unit("兵"), twin), {"群": 46, "双": 2, "兵": 2})
    assert [dict(each.values) for each in found] == [{"name": "双", "cards": 4, "most": 3}]


@clause("honjin", "3.3.2.1")
def test_a_card_that_does_not_exist_is_named_and_the_rest_is_looked_at_all_the_same() -> None:
    assert problems({"幻": 46, "兵": 4}, unit("兵")) == [
        ("3.3.2.1", "no-such-card"),
        ("3.3.2.2", "too-many-of-a-name"),
    ]
