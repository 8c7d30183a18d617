"""12.2.8: how units are given equipment; 12.2.6: how it is exchanged; 15.4.3, 15.4.4, 15.4.11: who may bear what."""

from __future__ import annotations

from typing import Any

from fuda.games.honjin.table import FIELD
from tests.citing import clause
from tests.honjin.fights import Fight
from tests.honjin.texts import gear, unit
from tests.honjin.turns import Game, watcher

AXE = gear("斧", cost=2, attack=3)
CHARM = gear("符", cost=0)
SHIELD = gear("盾", defence=2)
PORTER = unit("荷", items=3)


def arming(*cards: Any, hand: tuple[str, ...] = ("剣",), units: list[Any] | None = None, **more: Any) -> Game:
    """The normal summoning phase of the first player, with units in the headquarters."""
    board = {"b1": {"first": ["術", "兵"] if units is None else units}, **more.pop("board", {})}
    return Game(*cards, phase="summoning", board=board, first={"hand": list(hand)}, **more)


def trading(*cards: Any, units: list[Any], **more: Any) -> Game:
    """The main phase of the first player, with units in the headquarters and something else to do."""
    board = {"b1": {"first": units}, "a1": {"terrain": "野"}, **more.pop("board", {})}
    return Game(*cards, board=board, **more)


# --- equipping


@clause("honjin", "12.2.8", "12.2.8.1", "12.2.8.4", "12.2.8.5", "12.2.8.6", "12.2.8.7", "12.2.8.9", "2.1.2.1.2.1")
def test_a_unit_is_given_equipment_and_its_slots_are_spent() -> None:
    game = arming(hand=("剣", "弓"))
    assert not game.is_known("剣", "second")
    game.do("first", "equip", "剣", "術")
    assert game.equipment("術") == ["剣"] and game.spent("術") == 1
    assert (game.attack("術"), game.defence("術")) == (4, 4)
    assert game.is_known("剣", "second") and "normal-summon" in game.moments()


@clause("honjin", "2.1.2.1", "2.1.2.1.2", "2.1.2.1.2.3", "2.1.16.1", "2.1.16.2", "2.1.18.1", "2.1.18.2", "2.1.21.2")
def test_what_equipment_adds_counts_in_and_out_of_battles() -> None:
    horn = gear("角", attack=1, defence=2, initiative=2)
    game = Game(horn, board={"b1": {"first": [{"card": "術", "equipment": ["角"]}]}})
    assert (game.attack("術"), game.defence("術")) == (3, 5)
    assert [each["initiative"] for each in game.seen("second", FIELD) if "initiative" in each] == [2]
    fight = Fight(horn, own=[{"card": "術", "equipment": ["角"]}])
    assert (fight.attack("術"), fight.defence("術")) == (3, 5)


@clause("honjin", "12.2.8.1", "12.2.8.2", "12.2.8.4")
def test_what_waits_for_the_declaration_comes_before_the_piece_is_named() -> None:
    herald = watcher("使", "普通召喚宣言時", items=1)
    game = arming(herald, hand=("剣", "剣@二"), units=["術", "使"])
    game.do("first", "equip", "剣", "術")
    assert game.asked() == ("first", "equip", "12.2.8.4") and game.clauses("Refilled") == ["12.3.1.3"]
    game.do("first", "equip", "二", "使")
    assert game.equipment("使") == ["二"] and game.equipment("術") == []


@clause("honjin", "12.2.8.2", "12.2.8.3")
def test_if_no_piece_is_left_the_declaration_is_in_vain() -> None:
    thief = watcher("盗", "普通召喚宣言時", "手札を1枚破棄する。")
    game = arming(thief, units=["術", "盗"])
    game.do("first", "equip", "剣", "術")
    assert game.discards("first") == ["剣"] and game.equipment("術") == []


@clause("honjin", "12.2.8.8", "12.2.8.10")
def test_what_waits_for_the_equipment_comes_when_it_is_borne() -> None:
    proud = unit(
        "誇",
        "●[自軍ターン]誇\n〈発揮:このユニットが装備品を装備した場合/対象:自軍プレイヤー〉\nカードを1枚補充する。",
        items=2,
    )
    game = arming(proud, hand=("剣", "剣@二"), units=["誇"])
    before = len(game.deck("first"))
    game.do("first", "equip", "剣", "誇")
    assert game.equipment("誇") == ["剣"] and len(game.deck("first")) == before - 1


@clause("honjin", "12.2.8.3", "13.1.2.2", "7.4.4", "12.2.8.4")
def test_only_equipment_of_the_own_hand_on_own_units_with_slots() -> None:
    game = arming(hand=("剣", "弓"), board={"b4": {"second": ["術@敵"]}}, second={"hand": ["剣@他"]})
    assert game.refused("first", "equip", "剣", "兵") == ("13.1.2.2", "no-item-slot")
    assert game.refused("first", "equip", "剣", "敵") == ("12.2.8.4", "not-your-unit")
    assert game.refused("first", "equip", "弓", "術") == ("12.2.8.3", "not-equipment")
    assert game.refused("first", "equip", "他", "術") == ("12.2.8.4", "not-in-hand")
    assert game.refused("second", "equip", "他", "敵") == ("7.4.4", "not-your-turn")


@clause("honjin", "12.2.6.2.1", "12.2.6.2.2", "2.1.25.1", "12.2.8.3", "12.2.8.5")
def test_equipment_of_cost_two_needs_two_free_slots() -> None:
    game = arming(AXE, hand=("斧", "剣@二"), units=[{"card": "術@a", "equipment": ["剣"]}, "術@b"])
    game.choose("first")
    assert game.refused("first", "equip", "斧", "a") == ("12.2.8.3", "not-enough-slots")
    game.do("first", "equip", "斧", "b")
    assert game.equipment("b") == ["斧"] and game.spent("b") == 2


@clause("honjin", "2.1.25.1", "13.1.2.2")
def test_equipment_of_cost_zero_still_needs_a_slot() -> None:
    one = unit("一", items=1)
    game = arming(CHARM, one, hand=("符", "弓"), units=[{"card": "一", "equipment": ["剣"]}, "兵"])
    game.choose("first")
    assert game.refused("first", "equip", "符", "兵") == ("13.1.2.2", "no-item-slot")
    game.do("first", "equip", "符", "一")
    assert sorted(game.equipment("一")) == ["剣", "符"]


@clause("honjin", "12.2.7.3", "12.2.7.1")
def test_limits_do_not_matter_for_equipment() -> None:
    game = arming(units=["術", "巨", "兵"], board={})
    assert game.limit("b1") == 10 and game.offers("first", "equip") == ["equip 剣 術"]
    full = arming(units=["術", "巨", "兵"], hand=("剣", "弓@余"))
    assert full.refused("first", "summon", "余", area="b1") == ("12.2.7.2", "above-limit")
    full.do("first", "equip", "剣", "術")
    assert full.equipment("術") == ["剣"]


@clause("honjin", "15.4.3.1", "15.4.3.2", "15.4.4.1", "15.4.4.2", "15.4.11.1", "15.4.11.2", "12.2.8.3")
def test_additional_rules_say_who_bears_what() -> None:
    ring = gear("輪", "【専用】「種族:エルフ」")
    single = unit("単", "【装備制限】", items=2, races=["ドワーフ"])
    naked = unit("裸", "【装備禁止】", items=2)
    units = ["術", {"card": "単", "equipment": ["剣"]}, "裸"]
    game = arming(ring, single, naked, hand=("輪", "剣@二"), units=units)
    game.choose("first")
    assert game.refused("first", "equip", "輪", "単") == ("15.4.4.2", "one-piece-only")
    assert game.refused("first", "equip", "二", "裸") == ("15.4.11.2", "no-equipment")
    game.do("first", "equip", "輪", "術")
    other = arming(ring, single, hand=("輪", "剣@二"), units=["術", "単"])
    assert other.refused("first", "equip", "輪", "単") == ("15.4.3.2", "exclusive-to-others")
    other.do("first", "equip", "二", "単")
    assert other.equipment("単") == ["二"]


@clause("honjin", "8.3.2.9", "12.2.8.1")
def test_in_a_battle_only_units_in_it_are_given_equipment() -> None:
    fight = Fight(own=["術"], board={"c1": {"terrain": "野", "first": ["術@遠"]}}, first={"hand": ["剣"]})
    assert fight.options("first") == ["equip 剣 術", "go-on"]
    assert fight.refused("first", "equip", "剣", "遠").clause == "8.3.2.9"
    fight.do("first", "equip", "剣", "術")
    assert "instant-summon" in fight.moments()


# --- exchanging


@clause("honjin", "12.2.6.1", "12.2.6.2", "12.2.6.2.1", "12.2.6.2.2", "7.3.3")
def test_a_piece_goes_to_another_unit_of_the_same_terrain() -> None:
    game = trading(units=[{"card": "術@a", "equipment": ["剣"]}, "術@b", "兵"])
    game.do("first", "exchange", "剣", "b")
    assert (game.equipment("a"), game.equipment("b")) == ([], ["剣"])
    assert (game.spent("a"), game.spent("b")) == (0, 1)
    assert game.attack("a") == 2 and game.attack("b") == 4


@clause("honjin", "12.2.6.2.1", "12.2.6.2.2")
def test_who_does_not_exchange() -> None:
    board = {"c1": {"terrain": "野", "first": ["術@遠"]}, "b4": {"second": [{"card": "術@敵", "equipment": ["盾"]}]}}
    game = trading(SHIELD, units=[{"card": "術@a", "equipment": ["剣"]}, "兵"], board=board)
    assert game.refused("first", "exchange", "剣", "遠") == ("12.2.6.2.1", "not-the-same-terrain")
    assert game.refused("first", "exchange", "剣", "兵") == ("12.2.6.2.1", "no-item-slot")
    assert game.refused("first", "exchange", "剣", "a") == ("12.2.6.2.2", "same-unit")
    assert game.refused("first", "exchange", "盾", "a") == ("12.2.6.1", "not-your-equipment")
    assert game.refused("first", "exchange", "剣", "敵") == ("12.2.6.2.1", "not-your-unit")


@clause("honjin", "12.2.6.2.2", "13.1.2.6", "15.4.3.2", "15.4.4.2")
def test_a_swap_uses_the_slots_it_frees() -> None:
    one = unit("一", items=1)
    units = [{"card": "一@a", "equipment": ["剣"]}, {"card": "一@b", "equipment": ["盾"]}]
    game = trading(one, SHIELD, units=units)
    assert game.refused("first", "exchange", "剣", "b") == ("12.2.8.3", "not-enough-slots")
    game.do("first", "exchange", "剣", "盾")
    assert (game.equipment("a"), game.equipment("b")) == (["盾"], ["剣"])
    assert (game.spent("a"), game.spent("b")) == (1, 1)
    assert game.happened().count("Exchanged") == 2


@clause("honjin", "12.2.6.2.2", "15.4.3.2")
def test_a_swap_must_fit_the_additional_rules_of_both() -> None:
    ring = gear("輪", "【専用】「種族:エルフ」")
    units = [{"card": "術", "equipment": ["輪"]}, {"card": "荷", "equipment": ["剣"]}]
    game = trading(ring, PORTER, units=units)
    assert game.refused("first", "exchange", "輪", "剣") == ("15.4.3.2", "exclusive-to-others")
    assert game.refused("first", "exchange", "剣", "輪") == ("15.4.3.2", "exclusive-to-others")


@clause("honjin", "12.2.6.1", "8.3.3.8")
def test_exchanges_have_their_places() -> None:
    units = [{"card": "術@a", "equipment": ["剣"]}, "術@b"]
    hand = Game(phase="second-hand", board={"b1": {"first": units}}, first={"hand": ["兵"]})
    assert hand.refused("first", "exchange", "剣", "b") == ("12.2.6.1", "wrong-timing")
    fight = Fight(own=units)
    assert fight.refused("first", "exchange", "剣", "b").clause == "12.2.6.1"


@clause("honjin", "8.3.3.7", "8.3.3.8")
def test_the_formation_is_set_before_exchanges() -> None:
    fight = Fight(own=[{"card": "術@a", "equipment": ["剣"]}, "術@b"])
    fight.choose("first")
    assert fight.asked() == ("first", "formation", "8.3.3.7")
    fight.order("first", "b", "a")
    assert fight.asked() == ("first", "exchange", "8.3.3.8")
    fight.do("first", "exchange", "剣", "b")
    assert fight.there("b2") == ["b", "a"] and fight.purpose() != "formation"
