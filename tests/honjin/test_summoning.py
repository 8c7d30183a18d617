"""12.2.7: how units are summoned, normally and into battles; 15.1: heroes; the cards that say themselves where."""

from __future__ import annotations

from typing import Any

from fuda.games.honjin.chapters.summoning import Summon
from fuda.games.honjin.events import Went
from fuda.games.honjin.extras.position import area_named
from fuda.games.honjin.table import EFFECTS, REMOVED
from fuda.kernel.decisions import Action
from tests.citing import clause
from tests.honjin.fights import Fight
from tests.honjin.texts import Printed, Table, terrain, unit
from tests.honjin.turns import Game, watcher

HERO = unit("雄", hero=2)
SCOUT = unit("斥", instant=True, level=1)


def summoning(*cards: Any, hand: tuple[str, ...] = ("兵", "弓"), **more: Any) -> Game:
    """The normal summoning phase of the first player, with these cards in hand."""
    return Game(*cards, phase="summoning", first={"hand": list(hand), **more.pop("first", {})}, **more)


# --- step by step


@clause("honjin", "12.2.7.1", "12.2.7.4", "12.2.7.4.1", "12.2.7.4.4", "12.2.7.4.8", "12.2.7.4.9", "2.1.1.1", "5.1.2.9")
def test_a_unit_card_becomes_a_fresh_unit() -> None:
    game = summoning()
    assert not game.is_known("兵", "second")
    game.summon("first", "兵", "b1")
    assert game.there("b1") == ["兵"] and not game.is_finished("兵") and game.spent("兵") == 0
    assert "normal-summon" in game.moments() and game.is_known("兵", "second")
    order = [each for each in game.happened() if each in ("Looked", "Went")]
    assert order == ["Looked", "Went"]


@clause("honjin", "12.2.7.4.1", "12.2.7.4.2")
def test_what_waits_for_the_declaration_comes_before_the_card_is_named() -> None:
    mourner = watcher("弔", "普通召喚宣言時", "山札を1枚破棄する。")
    game = summoning(mourner, board={"b1": {"first": ["弔"]}})
    game.summon("first", "兵", "b1")
    assert len(game.discards("first")) == 1
    assert game.asked() == ("first", "summon", "12.2.7.4.4")
    game.summon("first", "弓", "b1")
    assert game.there("b1") == ["弔", "弓"]


@clause("honjin", "12.2.7.4.2", "12.2.7.4.3")
def test_if_nothing_can_be_summoned_any_more_the_declaration_is_in_vain() -> None:
    thief = watcher("盗", "普通召喚宣言時", "手札を1枚破棄する。")
    game = summoning(thief, hand=("兵",), board={"b1": {"first": ["盗"]}})
    assert game.discards("first") == [] and game.asked() == ("first", "summoning-phase", "7.4.4")
    game.summon("first", "兵", "b1")
    assert game.discards("first") == ["兵"] and game.there("b1") == ["盗"]


@clause("honjin", "12.2.7.4.10", "12.2.7.4.11")
def test_what_waits_for_the_unit_comes_when_it_is_there() -> None:
    greeter = unit(
        "迎", "●[自軍ターン]迎\n〈発揮:このユニットが召喚された場合/対象:自軍プレイヤー〉\nカードを1枚補充する。"
    )
    game = summoning(greeter, hand=("迎", "弓"))
    game.summon("first", "迎", "b1")
    assert game.there("b1") == ["迎"] and len(game.hand("first")) == 2
    assert game.asked() == ("first", "summoning-phase", "7.4.4")


@clause("honjin", "12.2.7.2", "12.2.7.4.3", "2.1.26.1")
def test_the_printed_level_must_fit_the_limit() -> None:
    game = summoning(SCOUT, hand=("巨@a", "斥@b"), board={"b1": {"first": ["巨@c", "兵@d", "兵@e"]}})
    found = game.why_not("first", "summon", "a", area="b1")
    assert (found.clause, found.condition, dict(found.values)) == (
        "12.2.7.2",
        "above-limit",
        {"levels": 14, "limit": 10},
    )
    assert game.offers("first", "summon", "a") == [] and game.offers("first", "summon", "b") == ["b1"]


@clause("honjin", "12.2.7.2")
def test_what_effects_will_make_of_the_level_does_not_count() -> None:
    heavy = unit("重", "○重〈対象:このユニット〉対象を「レベル:+9」する。", level=2)
    game = summoning(heavy, hand=("重", "弓"))
    game.summon("first", "重", "b1")
    assert game.there("b1") == [] and game.discards("first") == ["重"]


@clause("honjin", "7.4.4", "12.2.7.4.3")
def test_only_unit_cards_of_the_own_hand_are_summoned_in_their_phase() -> None:
    game = summoning(hand=("兵", "野@札"), second={"hand": ["弓@敵"]})
    assert game.refused("first", "summon", "札", area="b1") == ("12.2.7.4.3", "not-a-unit")
    assert game.refused("first", "summon", "敵", area="b1") == ("12.2.7.4.3", "not-in-hand")
    assert game.refused("second", "summon", "敵", area="b4") == ("7.4.4", "not-your-turn")
    main = Game(board={"b1": {"first": ["兵@a"]}, "b2": {"terrain": "野"}}, first={"hand": ["弓"]})
    assert main.refused("first", "summon", "弓", area="b1") == ("7.4.4", "wrong-timing")


# --- heroes


@clause("honjin", "12.2.7.4.5", "12.2.7.4.6", "12.2.7.4.7", "15.1.1", "15.1.2", "2.1.14.2", "5.1.7.2")
def test_a_hero_costs_cards_from_the_top_of_the_deck() -> None:
    game = summoning(HERO, hand=("雄", "弓"), first={"deck": ["兵@1", "兵@2", "兵@3"]})
    game.summon("first", "雄", "b1")
    assert game.there("b1") == ["雄"] and game.discards("first") == ["1", "2"] and game.deck("first") == ["3"]
    paid = [told["clause"] for told in game.told() if told["event"] == "Went"]
    assert paid == ["12.2.7.4.5", "12.2.7.4.5", "12.2.7.4.7", "12.2.7.4.7", "12.2.7.4.8"]


@clause("honjin", "15.1.2", "10.11.10", "12.2.7.4.5")
def test_hero_points_must_be_payable_from_the_deck() -> None:
    game = summoning(HERO, hand=("雄", "弓"), first={"deck": ["兵@1"]})
    assert game.refused("first", "summon", "雄", area="b1") == ("15.1.2", "not-enough-deck")
    assert game.offers("first", "summon", "雄") == []


@clause("honjin", "12.2.7.4.8", "12.2.7.4.7")
def test_a_failed_summoning_keeps_its_costs() -> None:
    table = Table(HERO, first={"hand": ["雄"], "deck": ["兵@1", "兵@2", "兵@3"]})
    made = Summon(0, Action("summon", table.card("雄"), (), (area_named("", "b1"),)))
    made.go("pay")
    made.price = (table.card("1"), table.card("2"))
    table.let(
        Went("12.2.7.4.5", table.card("1"), EFFECTS[0], 0, "pay"),
        Went("12.5.1", table.card("2"), REMOVED[0], 0, "remove"),
    )
    table.run(made)
    assert table.there("b1") == [] and table.hand("first") == ["雄"]
    assert table.discards("first") == ["1"] and table.removed("first") == ["2"]


@clause("honjin", "15.1.3", "15.1.4", "15.1.5", "12.2.7.4.3")
def test_a_hero_and_units_of_its_name_do_not_come_together() -> None:
    board = {"a2": {"terrain": "野", "first": ["雄@a"]}}
    game = summoning(HERO, hand=("雄@b", "弓"), board=board)
    assert game.refused("first", "summon", "b", area="b1") == ("15.1.4", "hero-of-the-name-there")
    enemy = summoning(HERO, hand=("雄@b", "弓"), board={"b4": {"second": ["雄@a"]}})
    assert enemy.offers("first", "summon", "b") == ["b1"]


@clause("honjin", "15.1.7")
def test_a_hero_whose_name_came_in_between_is_discarded() -> None:
    table = Table(HERO, board={"b1": {"first": ["雄@a"]}}, first={"hand": ["雄@b"]})
    made = Summon(0, Action("summon", table.card("b"), (), (area_named("", "b1"),)))
    made.go("enter")
    made.price = (0, 0)
    table.run(made)
    assert table.there("b1") == ["a"] and table.discards("first") == ["b"]
    assert [(told["clause"], told["by"]) for told in table.told() if told["event"] == "Went"] == [("15.1.7", 0)]


# --- where


@clause("honjin", "15.4.7.1", "15.4.7.2", "12.2.7.2")
def test_an_icon_of_normal_summoning_opens_terrain_that_the_enemy_does_not_hold() -> None:
    mole = unit("鼠", "【普通召喚】「土の地形」", level=4)
    board = {
        "a2": {"terrain": "野"},
        "a3": {"terrain": "野", "second": ["兵@敵"]},
        "b2": {"terrain": "野", "first": ["巨"]},
        "c2": {"terrain": "原"},
        "c3": {"terrain": "野", "first": ["兵@友"]},
    }
    game = summoning(mole, hand=("鼠", "弓"), board=board)
    assert game.offers("first", "summon", "鼠") == ["b1", "a2", "c3"]
    assert game.offers("first", "summon", "弓") == ["b1"]
    game.summon("first", "鼠", "c3")
    assert game.there("c3") == ["友", "鼠"]


@clause("honjin", "15.4.8.1", "15.4.8.2", "2.1.12.3", "15.4.7.2", "12.2.7.2")
def test_summoning_icons_widen_only_the_place() -> None:
    worm = unit("虫", "【即時召喚】「土の地形」")
    fight = Fight(worm, first={"hand": ["虫", "弓"]})
    assert fight.options("first") == ["summon 虫", "go-on"]
    assert fight.refused("first", "summon", "弓").clause == "2.1.12.3"
    fight.do("first", "summon", "虫")
    assert fight.there("b2") == ["兵", "虫"]
    other = Fight(worm, ground="原", first={"hand": ["虫", "弓"]})
    assert other.purpose() != "instant-summoning"
    assert other.refused("first", "summon", "虫").condition in ("not-instant", "wrong-timing")


@clause("honjin", "14.6.3.2", "14.6.4.1", "14.6.3", "14.6.4", "12.2.7.4.3", "14.6.3.3")
def test_hand_abilities_summon_and_lay_by_the_usual_steps() -> None:
    place = "「誰もいない地形」かつ「自軍配置地形」に、対象は手札にあるこのカードを普通召喚してもよい。"
    wolf = unit("狼", f"◇[自軍ターン]狼\n〈発揮:普通召喚宣言時/対象:自軍プレイヤー〉\n{place}", level=3)
    pack = unit("群", f"◇群\n〈対象:自軍プレイヤー〉\n{place}", level=3)
    board = {"a2": {"terrain": "野"}, "a3": {"terrain": "野"}, "c2": {"terrain": "野", "first": ["兵"]}}
    game = summoning(wolf, pack, watcher("弔", "普通召喚宣言時"), hand=("狼", "群", "弓"), board=board)
    assert game.offers("first", "summon", "狼") == game.offers("first", "summon", "群") == ["b1", "a2"]
    game.summon("first", "狼", "a2")
    assert game.there("a2") == ["狼"] and game.moments().count("normal-summon") == 1
    assert game.offers("first", "summon", "群") == ["b1"]


@clause("honjin", "14.6.4.1")
def test_a_condition_of_a_hand_ability_is_a_condition_of_the_summoning() -> None:
    place = "「誰もいない地形」かつ「自軍配置地形」に、対象は手札にあるこのカードを普通召喚してもよい。"
    text = f"◇群\n〈対象:自軍プレイヤー〉\n自軍捨て山が2枚以上の場合、{place}"
    pack = unit("群", text, level=3)
    board = {"a2": {"terrain": "野"}}
    assert summoning(pack, hand=("群", "弓"), board=board).offers("first", "summon", "群") == ["b1"]
    rich = summoning(pack, hand=("群", "弓"), board=board, first={"discard": 2})
    assert rich.offers("first", "summon", "群") == ["b1", "a2"]


PLACE = "「誰もいない地形」かつ「自軍配置地形」に、対象は手札にあるこのカードを普通召喚してもよい。"


def priced(name: str, cost: str, **more: Any) -> Printed:
    """A unit that comes to empty terrain for a price."""
    text = f"◇[自軍ターン]{name}\n〈発揮:普通召喚宣言時/コスト:{cost}/対象:自軍プレイヤー〉\n{PLACE}"
    return unit(name, text, **more)


@clause("honjin", "14.6.2", "14.6.3.2", "12.2.7.4.5", "12.2.7.4.7", "12.2.7.4.8", "10.11.6")
def test_a_hand_ability_that_summons_is_paid_for_where_nothing_else_lets_the_unit_come() -> None:
    wolf = priced("狼", "手札1枚破棄")
    game = summoning(wolf, hand=("狼@a", "狼@b", "弓@x", "弓@y"), board={"a2": {"terrain": "野"}})
    game.summon("first", "a", "a2")
    assert game.asked() == ("first", "cost-discardfrom", "10.1.6") and game.options("first") == ["b", "x", "y"]
    game.choose("first", "y")
    assert game.there("a2") == ["a"] and game.discards("first") == ["y"] and game.effects("first") == []
    game.summon("first", "b", "b1")
    assert game.there("b1")[-1] == "b" and game.discards("first") == ["y"]


@clause("honjin", "14.6.2", "14.6.3.2", "10.11.1", "10.11.10")
def test_a_unit_does_not_come_where_its_price_cannot_be_named() -> None:
    board = {"a2": {"terrain": "野"}}
    poor = summoning(priced("狼", "手札1枚破棄"), hand=("狼",), board=board)
    assert poor.offers("first", "summon", "狼") == ["b1"]
    deep = priced("掘", "山札2枚破棄", hero=2)
    assert summoning(deep, hand=("掘", "弓"), board=board, first={"deck": 3}).offers("first", "summon", "掘") == ["b1"]
    rich = summoning(deep, hand=("掘", "弓"), board=board, first={"deck": 9})
    rich.summon("first", "掘", "a2")
    assert rich.there("a2") == ["掘"] and len(rich.discards("first")) == 4 and len(rich.deck("first")) == 5
    bound = summoning(priced("枠", "アイテム枠1つを消費する"), hand=("枠", "弓"), board=board)
    assert bound.offers("first", "summon", "枠") == ["b1"]  # nobody is there to spend a slot


@clause("honjin", "14.6.3.2", "10.11.6", "15.4.7.2")
def test_a_way_that_costs_nothing_is_taken_first() -> None:
    dear = f"◇[自軍ターン]狼\n〈発揮:普通召喚宣言時/コスト:手札1枚破棄/対象:自軍プレイヤー〉\n{PLACE}"
    free = f"◇狼\n〈対象:自軍プレイヤー〉\n{PLACE}"
    for text in (f"{dear}\n{free}", f"【普通召喚】「誰もいない地形」\n{dear}"):
        game = summoning(unit("狼", text), hand=("狼", "弓"), board={"a2": {"terrain": "野"}})
        game.summon("first", "狼", "a2")
        assert game.there("a2") == ["狼"] and game.discards("first") == []


@clause("honjin", "1.2.2.1", "12.2.1", "15.4.7.2")
def test_only_a_march_takes_the_headquarters() -> None:
    ghost = unit("霊", "【普通召喚】「地形」")
    game = summoning(ghost, hand=("霊", "弓"))
    assert game.offers("first", "summon", "霊") == ["b1", "b4"]
    game.summon("first", "霊", "b4")
    assert game.there("b4") == ["霊"] and game.outcome() is None
    game.end_turn()
    assert game.outcome() is None


# --- in a battle


@clause("honjin", "8.3.2.8", "12.2.7.4.3", "5.1.2.12", "7.4.5", "12.2.7.4.1")
def test_both_sides_summon_to_the_terrain_of_the_battle() -> None:
    fight = Fight(SCOUT, ground="原", own=["兵@a"], first={"hand": ["斥@s", "斥@t"]}, second={"hand": ["斥@x", "巨@y"]})
    assert fight.asked() == ("first", "instant-summoning", "8.3.2.8")
    fight.do("first", "summon", "s")
    assert fight.there("b2") == ["a", "s"] and "instant-summon" in fight.moments()
    fight.do("first", "go-on")
    assert fight.asked() == ("second", "instant-summoning", "8.3.2.8")
    assert fight.options("second") == ["summon x", "go-on"]
    fight.do("second", "summon", "x")
    assert fight.there("b2", "second") == ["敵", "x"]


@clause("honjin", "8.3.2.6", "8.3.2.7", "8.3.2.8", "7.4.3", "7.4.4", "4.3.5")
def test_discarding_equipment_comes_before_summoning() -> None:
    fight = Fight(SCOUT, own=[{"card": "術", "equipment": ["剣"]}], first={"hand": ["斥"]})
    assert fight.purpose() == "discard-equipment"
    fight.choose("first")
    assert fight.purpose() == "instant-summoning"
    fight.do("first", "summon", "斥")
    assert fight.purpose() not in ("discard-equipment", "instant-summoning")


@clause("honjin", "2.1.26.1", "11.3.2.1", "5.1.2.9", "5.1.2.20.2")
def test_the_limit_is_for_each_party_alone() -> None:
    fight = Fight(SCOUT, ground="原", own=["兵@a", "兵@b"], other=["兵@敵", "弓"], first={"hand": ["斥@s", "斥@t"]})
    fight.do("first", "summon", "s")
    assert fight.there("b2") == ["a", "b", "s"] and len(fight.there("b2", "second")) == 2
    assert fight.purpose() != "instant-summoning"
    game = Game(board={"b2": {"terrain": "proxy"}, "b4": {"first": ["兵"], "second": []}})
    assert (game.limit("b2"), game.limit("b1"), game.limit("b4")) == (8, 10, 10)


@clause("honjin", "4.6.2", "12.2.3.2", "12.2.7.2", "11.3.2.2")
def test_a_negative_level_counts_as_zero_for_every_limit() -> None:
    feather = unit("羽", "○羽〈対象:このユニット〉対象を「レベル:-5」する。")
    board: dict[str, Any] = {"b1": {"first": ["羽", "巨@a", "兵@b", "兵@c"]}}
    game = summoning(feather, SCOUT, hand=("兵@d", "斥"), board=board)
    assert dict(game.why_not("first", "summon", "d", area="b1").values) == {"levels": 11, "limit": 10}
    light = terrain("狭", limit=1)
    board = {"b1": {"first": ["羽", "兵@b"]}, "b2": {"terrain": "狭"}}
    march = Game(feather, light, board=board)
    assert march.refused("first", "march", "b", area="b2") == ("12.2.3.2", "above-limit")
    march.march("first", 羽="b2")
    assert march.refused("first", "march", "b", area="b2") == ("12.2.3.2", "above-limit")
