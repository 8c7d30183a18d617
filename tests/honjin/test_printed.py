"""Do printed cards do what they say? Those that no other test or scenario plays, each in a battle."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import fuda.games.honjin
from fuda.games.honjin.cards import attribute_words
from fuda.games.honjin.table import ITEM, equipment_of
from fuda.games.honjin.texts.attributes import ELEMENTS, TYPES
from fuda.games.honjin.texts.values import races_of, slots_of
from tests.citing import clause
from tests.honjin.fights import Fight
from tests.honjin.texts import Printed, gear, spell, unit
from tests.honjin.turns import Game

FOLDER = Path(str(fuda.games.honjin.__file__)).parent / "cards"
FILES = [tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.toml"))]
ADEPT = unit("達", spells="聖聖魔風", items=3, defence=9, races=["エルフ"])
DUELLIST = unit("闘", "◎[普通/対抗]突\n〈対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。", defence=9)
LANCER = unit("槍", "□[普通]槍\n〈対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。", defence=9, items=2)
_BOLT = {"number": "雷", "name": {"ja": "雷", "en": "雷"}, "kind": "spell", "cost": "魔", "rarity": "C"}
BOLT: Printed = {**_BOLT, "text": "◇[普通/対抗]雷\n〈対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。"}


def printed(number: str) -> Printed:
    """A card as it is printed, known by its number."""
    (found,) = [cards[number] for cards in FILES if number in cards]
    name = {"ja": number, "en": number}
    return {"rarity": "C", "text": "", **found, "number": number, "name": name}


def battle(
    *numbers: str,
    own: list[Any],
    other: list[Any],
    hand: tuple[str, ...] = (),
    cards: tuple[Printed, ...] = (),
    tired: tuple[str, ...] = (),
    **more: Any,
) -> Fight:
    """The first normal timing of the first player, who holds these printed cards and something to wait with."""
    mine = [printed(number) for number in numbers]
    held = [card["number"] for card in mine if card.get("class") != "装備品" and card["kind"] != "terrain"]
    first = {"hand": [*held, *hand, "兵@札"], "deck": ["兵"] * 5}
    fight = Fight(*mine, *cards, ADEPT, DUELLIST, LANCER, BOLT, own=own, other=other, first=first, **more)
    fight.tire(*tired)
    fight.begin(6, 1)
    return fight


def damages(fight: Fight) -> list[int]:
    """What has been dealt by effects so far."""
    return [told["amount"] for told in fight.told() if told["event"] == "Damaged" and told["clause"] != "9.3"]


def attributes(fight: Fight, alias: str) -> list[str]:
    bits = fight.rules.bits_of(fight.state, fight.card(alias), ELEMENTS)
    return attribute_words(bits)


def types(fight: Fight, alias: str) -> list[str]:
    found = fight.rules.words_of(fight.state, fight.card(alias), TYPES)
    return sorted([fight.rules.list.names[code] for code in found])


def worn(fight: Fight, alias: str) -> list[str]:
    return [fight.name(piece) for piece in equipment_of(fight.state, fight.card(alias))]


def races(fight: Fight, alias: str) -> list[str]:
    return sorted([fight.rules.list.names[code] for code in races_of(fight.state, fight.rules, fight.card(alias))])


@clause("honjin", "10.11.7", "4.5.1")
def test_venom_fang_is_thrown_away_for_three_venom_damage() -> None:
    bearer = {"card": "達", "equipment": ["H128"]}
    fight = battle("H128", own=[bearer, "賢"], other=["巨@敵"])
    assert fight.attack("達") == 3
    fight.uses("first", "H128", "敵")
    fight.settle()
    assert (fight.discards("first"), damages(fight), fight.attack("達")) == (["H128"], [3], 2)


@clause("honjin", "10.1.14", "10.15.2.1")
def test_venom_fang_does_nothing_once_its_ability_is_lost() -> None:
    silence = spell("黙", "◇[対抗]黙\n〈対象:敵軍ユニット1体〉\n対象は「特殊能力」を失う。")
    bearer = {"card": "達", "equipment": ["H128"]}
    fight = battle("H128", own=[bearer, "賢@己"], other=["賢@敵"], cards=(silence,), second={"hand": ["黙", "兵"]})
    fight.uses("first", "H128", "敵")
    fight.uses("second", "黙", "達")
    fight.settle()
    assert (fight.discards("first"), damages(fight), fight.took_effect()[:2]) == (["H128"], [], [True, False])


@clause("honjin", "12.4.1", "10.10.10")
def test_weapon_breaker_destroys_up_to_two_pieces() -> None:
    armed = [{"card": "達@甲", "equipment": ["剣@一", "剣@二"]}, {"card": "達@乙", "equipment": ["剣@三"]}]
    fight = battle("H144", own=["賢"], other=armed)
    fight.do("first", "use", "H144")
    assert fight.how_many("first") == (1, 2)
    assert fight.options("first") == ["一", "二", "三"]
    fight.choose("first", "一", "三")
    fight.settle()
    assert (fight.discards("second"), worn(fight, "甲"), worn(fight, "乙")) == (["一", "三"], ["二"], [])


@clause("honjin", "10.9.6")
def test_weapon_breaker_answers_a_finishing_ability_only() -> None:
    for user, works in (("槍", True), ("闘", False)):
        fight = battle(
            own=[{"card": user, "equipment": ["剣"]} if user == "槍" else user],
            other=["賢@敵"],
            second={"hand": ["H144", "兵"]},
            cards=(printed("H144"),),
        )
        fight.uses("first", user, "敵")
        assert ("use H144" in fight.options("second")) == works


@clause("honjin", "4.7.3", "10.16.1")
def test_the_mask_of_changing_changes_race_or_attribute_and_refills() -> None:
    for half, word in (("one", "エルフ"), ("other", "水")):
        fight = battle("H152", own=["賢"], other=["巨@敵"])
        fight.uses("first", "H152", "敵")
        fight.option("first", half)
        fight.option("first", word)
        before = len(fight.deck("first"))
        fight.settle()
        assert len(fight.deck("first")) == before - 1
        assert races(fight, "敵") == (["エルフ"] if half == "one" else ["ジャイアント"])
        assert attributes(fight, "敵") == (["土"] if half == "one" else ["水"])


@clause("honjin", "10.14.1", "10.14.5")
def test_the_draught_of_machinery_makes_a_golem_of_a_unit() -> None:
    fight = battle("H153", own=["賢"], other=["巨@敵"])
    fight.uses("first", "H153", "賢")
    fight.settle()
    assert (races(fight, "賢"), attributes(fight, "賢"), fight.attack("賢")) == (
        ["ゴーレム", "ヒューマン"],
        ["火", "機"],
        4,
    )


@clause("honjin", "10.14.3", "14.4.1")
def test_the_scroll_of_the_secret_blade_gives_an_ability() -> None:
    fight = battle("H156", own=["賢", "兵@徒"], other=["巨@敵"], hand=("弓@矢",))
    fight.uses("first", "H156", "徒", user="賢")
    fight.settle()
    fight.do("first", "use", "徒")
    fight.choose("first", "矢")
    fight.settle()
    assert damages(fight) == [2] and "矢" in fight.discards("first")


@clause("honjin", "10.14.1", "2.1.23.2")
def test_the_whetstone_makes_a_sword_of_a_piece() -> None:
    shield = gear("盾", types=["盾"])
    fight = battle("H157", own=[{"card": "賢", "equipment": ["盾"]}], other=["巨@敵"], cards=(shield,))
    fight.uses("first", "H157", "盾")
    before = len(fight.deck("first"))
    fight.settle()
    assert types(fight, "盾") == ["剣", "盾"] and len(fight.deck("first")) == before - 1


@clause("honjin", "13.1.3.1", "10.14.1")
def test_the_draught_of_magic_gives_two_slots_for_any_spell() -> None:
    fight = battle("H158", own=["賢", "兵@徒"], other=["巨@敵"])
    fight.uses("first", "H158", "徒", user="賢")
    fight.settle()
    slots = slots_of(fight.state, fight.rules, fight.card("徒"))
    assert len(slots) == 2 and not any(slot == ITEM for slot in fight.slot_kinds("徒"))


@clause("honjin", "3.2.4", "10.10.3")
def test_second_wind_freshens_a_finished_unit_only() -> None:
    fight = battle("H107", own=["達", "賢", "兵@疲"], other=["巨@敵"])
    assert fight.refused("first", "use", "H107").clause == "10.10.3"
    fight = battle("H107", own=["達", "賢", "兵@疲"], other=["巨@敵"], tired=("疲",))
    fight.uses("first", "H107", "疲")
    fight.settle()
    assert not fight.is_finished("疲")


@clause("honjin", "10.15.2.1", "10.9.6")
def test_unmasking_takes_declared_abilities_and_the_race() -> None:
    fight = battle(own=["闘", "賢"], other=["達@敵"], second={"hand": ["H110", "兵"]}, cards=(printed("H110"),))
    fight.uses("first", "闘", "敵")
    fight.uses("second", "H110", "闘")
    fight.settle()
    assert (damages(fight), races(fight, "闘"), fight.took_effect()[:2]) == ([], [], [True, False])


@clause("honjin", "4.1.11", "10.10.11")
def test_holy_flash_burns_every_enemy_and_weakens_who_is_left() -> None:
    fight = battle("H112", own=["達", "賢"], other=["巨@甲", "弓@乙"])
    fight.uses("first", "H112")
    fight.settle()
    assert (damages(fight), fight.there("b2", "second"), fight.attack("甲")) == ([2, 2], ["甲"], 5)


@clause("honjin", "13.1.3.2", "10.9.5")
def test_drained_magic_spends_all_spell_slots_of_an_enemy() -> None:
    fight = battle(
        own=["達@己", "賢"], other=["達@敵"], hand=("雷",), second={"hand": ["H119", "兵"]}, cards=(printed("H119"),)
    )
    fight.uses("first", "雷", "敵")
    fight.uses("second", "H119", "己")
    fight.settle()
    assert fight.slot_kinds("己").count(ITEM) == 0 and len(fight.slot_kinds("己")) == 4
    assert damages(fight) == []


@clause("honjin", "14.8.1", "14.8.3")
def test_the_luring_marsh_swallows_one_of_two_enemies() -> None:
    for enemies, works in ((["兵@甲", "兵@乙"], True), (["兵@甲"], False)):
        fight = battle("H176", own=["賢"], other=enemies, ground="H176")
        offered = fight.options("first")
        assert ("use H176" in offered) == works
        if works:
            fight.uses("first", "H176", "甲")
            fight.settle()
            assert fight.there("b2", "second") == ["乙"]


@clause("honjin", "4.1.12", "12.2.8.3")
def test_nobody_takes_up_equipment_in_the_luring_marsh() -> None:
    board = {"b1": {"first": ["達@乾"]}, "b2": {"terrain": "H176", "first": ["達@泥"]}}
    game = Game(printed("H176"), ADEPT, phase="summoning", board=board, first={"hand": ["剣", "剣@二"]})
    assert game.refused("first", "equip", "剣", "泥") == ("4.1.12", "equipment-forbidden")
    game.do("first", "equip", "剣", "乾")
    assert (game.equipment("乾"), game.equipment("泥")) == (["剣"], [])
