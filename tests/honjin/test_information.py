"""2, 3.2, 5: what is printed on cards, whose cards and effects they are, the zones and who sees what in them."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.games.honjin.cards import ATTRIBUTES, Card, attribute_bit
from fuda.games.honjin.phrases.sentences import BOOK, KINDS
from fuda.games.honjin.table import (
    AREAS,
    DECKS,
    DISCARDS,
    EFFECTS,
    FIELD,
    HANDS,
    HIDDEN,
    REMOVED,
    SLOT_KINDS,
    TERRITORIES,
    ZONES,
    terrain_at,
)
from fuda.games.honjin.texts.reading import Reading
from fuda.games.honjin.texts.values import CHARGE, DEFENDER, INITIATIVE, number, weaknesses
from fuda.games.honjin.words import features as f
from fuda.kernel.rules import EVERYBODY
from fuda.language.compiler.errors import CompileError
from tests.citing import clause
from tests.honjin.fights import Fight
from tests.honjin.texts import Printed, Table, gear, spell, terrain, tool, unit
from tests.honjin.turns import DRAW, Game, watcher


def card(printed: Printed, *others: Printed) -> Card:
    """A card as the game reads it."""
    found: Card = Table(printed, *others).rules.list.cards[0]
    return found


def has(printed: Printed, feature: Any) -> bool:
    """Whether a unit on the battlefield has a feature."""
    table = Table(printed, board={"b1": {"first": [printed["name"]["ja"]]}})
    reading = Reading(table.state, table.rules, 0, table.card(printed["name"]["ja"]))
    return reading.has(table.card(printed["name"]["ja"]), feature)


# --- cards


@clause("honjin", "2.1.6.1", "2.1.1.1", "2.1.2.1", "2.1.4.1", "2.1.24.1")
def test_the_kind_of_a_card_is_printed_and_of_items_the_class() -> None:
    cards = [card(each) for each in (unit("甲"), tool("乙"), gear("丙"), spell("丁", ""), terrain("戊", ritual=True))]
    kinds = [(each.is_unit, each.is_item, each.is_spell, each.is_terrain) for each in cards]
    assert [each.index(True) for each in kinds] == [0, 1, 1, 2, 3] and all(sum(each) == 1 for each in kinds)
    assert [each.is_consumable for each in cards] == [False, True, False, False, False]
    assert [each.is_equipment for each in cards] == [False, False, True, False, False]
    assert [each.ritual for each in cards] == [False, False, False, False, True]


@clause("honjin", "2.1.13.3", "2.1.19.3", "2.1.22.1", "2.1.22.2", "2.1.27.1", "2.1.27.2", "2.1.15.1")
def test_a_card_with_several_words_is_all_of_them() -> None:
    both = unit(
        "両",
        attributes=["火", "水"],
        races=["エルフ", "ドラゴン"],
        march=["歩行", "飛行"],
        faction="黄昏の王国",
        attack=4,
    )
    assert [has(both, f.OfAttribute((word,))) for word in ("火", "水", "土")] == [True, True, False]
    assert [has(both, f.OfRace((word,))) for word in ("エルフ", "ドラゴン", "ジャイアント")] == [True, True, False]
    assert [has(both, f.OfMarch((word,))) for word in ("歩行", "飛行", "長距離飛行")] == [True, True, False]
    assert card(both).faction == "黄昏の王国" and card(unit("無")).faction == ""
    assert card(both).attack == 4


@clause("honjin", "2.1.23.1", "2.1.23.2")
def test_a_terrain_with_several_types_is_of_each() -> None:
    wood = terrain("森", types=["森林", "山岳"])
    table = Table(wood, terrain("山", types=["火山"]), board={"b2": {"terrain": "森"}})
    reading = Reading(table.state, table.rules, 0, table.card("森"))
    assert [reading.has(table.card("森"), f.OfType((word,))) for word in ("森林", "山岳", "火山")] == [
        True,
        True,
        False,
    ]


@clause("honjin", "2.1.8.1", "2.1.8.3", "10.15.2.1")
def test_a_text_box_has_abilities_and_rules_and_names_abilities_without_their_timing() -> None:
    power = "○力[戦闘]〈対象:このユニット〉対象を「攻撃力:+3」する。"
    text = f"【装備制限】\n{power}\n◎[普通]技\n〈対象:このユニット〉\n対象を行動完了にする。"
    known = card(unit("才", text))
    assert len(known.additional) == 1
    assert [each.name for each in known.abilities if each.rule is None] == ["力", "技"]
    thief = spell("奪", "◇[普通]奪\n〈対象:ユニット1体〉\n対象は効果名「力」の特殊能力を失う。")
    table = Table(
        unit("才", text),
        thief,
        board={"b2": {"terrain": "野", "first": ["術"], "second": ["才"]}},
        first={"hand": ["奪"]},
    )
    table.battle("b2")
    assert table.attack("才") == 5
    table.use("奪", "才", user="術")
    assert table.attack("才") == 2


@clause("honjin", "2.1.8.4.1", "10.11.12")
def test_brackets_say_which_cards_pay() -> None:
    text = "◎[メイン]鳴\n〈コスト:手札1枚破棄(「種族:ドラゴン」のカード)/対象:自軍プレイヤー〉\nカードを1枚補充する。"
    dragon = unit("竜", races=["ドラゴン"])
    poor = Game(
        unit("鳴", text), dragon, board={"b1": {"first": ["鳴"]}, "b2": {"terrain": "野"}}, first={"hand": ["兵"]}
    )
    assert poor.offers("first", "use") == []
    rich = Game(
        unit("鳴", text), dragon, board={"b1": {"first": ["鳴"]}, "b2": {"terrain": "野"}}, first={"hand": ["竜"]}
    )
    assert rich.offers("first", "use", "鳴") != []


@clause("honjin", "2.1.8.4.2", "1.3.1")
def test_brackets_say_what_is_left_out_and_the_card_prevails() -> None:
    text = "対象は「誰もいない地形(敵軍本陣を除く)」へ進軍してもよい。"
    valley = terrain("谷", f"●[自軍ターン]谷\n〈発揮:進軍宣言時/対象:この地形に存在する自軍ユニットすべて〉\n{text}")
    game = Game(valley, board={"b2": {"terrain": "谷", "first": ["兵", "弓"]}, "c4": {"terrain": "野"}})
    assert game.reach("兵") == ["b1"]
    game.do("first", "march")
    assert sorted(game.offers("first", "march", "兵")) == ["b1", "c4"]


@clause("honjin", "2.1.8.4.3", "13.1.8.1")
def test_brackets_say_how_much() -> None:
    moment = "発揮:イニシアチブ決定タイミング開始時/対象:ユニットすべて"
    text = f"●[戦闘]風\n〈{moment}〉\n対象に「弱点:禁呪(+2ダメージ)」を付与する。"
    fight = Fight(unit("風", text, defence=9), own=["風", "賢"], other=["巨@敵"], first={"hand": ["兵@札"]})
    fight.begin(6, 1)
    assert weaknesses(fight.state, fight.rules, fight.card("敵")) == {"禁呪": 2}


@clause("honjin", "2.1.8.4.4", "3.4.4")
def test_the_higher_of_two_dice() -> None:
    bubble = unit("泡", "□溶解[普通]\n〈対象:ユニット1体〉対象を「防御力:-2Dして高い目1つ」する。")
    table = Table(bubble, board={"b2": {"terrain": "野", "first": ["泡"], "second": ["巨@敵"]}})
    table.battle("b2")
    table.use("泡", "敵")
    table.roll(2, 5)
    assert table.defence("敵") == 2


@clause("honjin", "2.1.8.4.5", "2.1.8.5")
def test_notes_change_nothing() -> None:
    plain = BOOK.compile("【専用】「種族:錬金生物」", "text")
    noted = card(gear("輪", "【専用】「種族:錬金生物」(装備ユニットがこの種族でなければ装備できない)"))
    assert noted.additional == card(gear("輪", "【専用】「種族:錬金生物」")).additional
    assert plain is not None and len(noted.abilities) == 1


@clause("honjin", "17.1", "2.1.13.2")
def test_attributes_slots_and_the_seven_abilities_have_their_signs() -> None:
    assert len({attribute_bit(word) for word in ATTRIBUTES}) == 10 == len(ATTRIBUTES)
    assert SLOT_KINDS == ("i", "火", "水", "土", "風", "聖", "魔", "*")
    assert [sign for sign, *_ in KINDS] == ["□", "×", "◎", "○", "◇", "●", "▽"]
    with pytest.raises(ValueError, match="tuple"):
        attribute_bit("鉄")


@clause("honjin", "14.8.2", "2.1.8.1")
def test_a_reversal_ability_has_its_name_before_its_timing_or_behind_it() -> None:
    rest = "\n〈発動条件:この地形が自軍支配地形である/対象:自軍プレイヤー〉\nカードを1枚補充する。"
    assert card(terrain("煙", f"▽狼煙[メイン]{rest}")).abilities[0].name == "狼煙"
    assert card(terrain("煙", f"▽[メイン]狼煙{rest}")).abilities[0].name == "狼煙"
    with pytest.raises(CompileError):
        card(terrain("煙", f"▽狼煙{rest}"))


@clause("honjin", "14.2.1", "14.3.1", "14.2.3", "14.3.3")
def test_the_symbol_itself_is_a_price() -> None:
    effect = "\n〈対象:自軍プレイヤー〉\nカードを1枚補充する。"
    worker, martyr = unit("働", f"□[メイン]働{effect}"), unit("殉", f"×[メイン]殉{effect}")
    board = {"b1": {"first": ["働", "殉"]}, "b2": {"terrain": "野"}}
    game = Game(worker, martyr, board=board)
    game.do("first", "use", "働")
    assert game.is_finished("働") and len(game.hand("first")) == 1
    game.do("first", "use", "殉")
    assert game.discards("first") == ["殉"] and len(game.hand("first")) == 2


@clause("honjin", "15.5.3.1", "15.5.3.2")
def test_cards_without_a_limit_of_copies() -> None:
    assert card(unit("群", "【枚数制限解除】")).copies == 50 and card(unit("独")).copies == 3
    assert [each.rule is not None for each in card(unit("群", "【枚数制限解除】")).abilities] == [True]


@clause("honjin", "4.1.6.1", "4.1.11", "14.5.1")
def test_a_constant_ability_on_an_event_has_all_of_its_sentences() -> None:
    text = "このユニットが行動完了になった場合、対象を未行動にする。効果適用後、カードを1枚補充する。"
    game = Game(
        unit("常", f"○常〈対象:このユニット〉{text}"), board={"b1": {"first": ["常", "兵"]}, "b2": {"terrain": "野"}}
    )
    game.march("first", 常="b2")
    assert not game.is_finished("常") and len(game.hand("first")) == 1


# --- whose


@clause("honjin", "3.2.1", "3.2.1.1", "3.2.1.5", "3.2.1.3")
def test_an_automatic_ability_and_its_effect_belong_to_the_owner_of_its_card() -> None:
    spring = terrain("泉", f"●[自軍ターン]泉\n〈発揮:普通召喚フェイズ開始時/対象:自軍プレイヤー〉\n{DRAW}")
    board = {"b2": {"terrain": "泉", "laid": "second", "first": ["兵"]}}
    game = Game(spring, phase="summoning", turn="first", board=board, first={"hand": 6}, second={"hand": 6})
    game.end_turn()
    assert "12.3.1.3" not in game.clauses("Refilled")
    game.end_turn()
    assert game.clauses("Refilled").count("12.3.1.3") == 1


@clause("honjin", "3.2.1.6", "3.2.1.3", "3.2.1.2")
def test_a_permanent_ability_belongs_to_the_owner_of_its_card() -> None:
    hill = terrain("丘", "○丘〈対象:自軍ユニットすべて〉対象を「攻撃力:+1」する。")
    board = {"b2": {"terrain": "丘", "laid": "second", "first": ["兵@a"]}, "b4": {"second": ["兵@b"]}}
    game = Game(hill, board=board)
    assert (game.attack("a"), game.attack("b")) == (2, 3)


@clause("honjin", "3.2.1.4", "3.2.1.1")
def test_an_activated_ability_belongs_to_whoever_used_it() -> None:
    text = "◎[メイン]命\n〈コスト:手札1枚破棄/対象:自軍プレイヤー〉\nカードを2枚補充する。"
    game = Game(unit("命", text), board={"b1": {"first": ["命"]}, "b2": {"terrain": "野"}}, first={"hand": ["兵"]})
    game.do("first", "use", "命")
    assert len(game.hand("first")) == 2 and game.hand("second") == []


@clause("honjin", "3.2.1.7", "5.1.2.11")
def test_the_holder_of_a_terrain_is_who_has_units_there_alone() -> None:
    tower = terrain("塔", "○塔〈対象:支配ユニットすべて〉対象を「攻撃力:+2」する。")
    board = {"b2": {"terrain": "塔", "laid": "first", "second": ["兵@a"]}, "a2": {"terrain": "野", "first": ["兵@b"]}}
    game = Game(tower, board=board)
    assert (game.attack("a"), game.attack("b"), game.held_by("b2")) == (4, 2, "second")


@clause("honjin", "3.2.2")
def test_what_is_printed_is_the_basic_figure() -> None:
    judge = unit("判", "○判〈対象:自軍ユニットすべて〉対象が「基本攻撃力:2」の場合、対象を「防御力:+5」する。")
    boost = unit("励", "○励〈対象:自軍ユニットすべて〉対象を「攻撃力:+2」する。", attack=4)
    game = Game(judge, boost, board={"b1": {"first": ["判", "励", "兵"]}})
    assert (game.attack("兵"), game.defence("兵"), game.defence("励")) == (4, 8, 3)


# --- zones


@clause(
    "honjin", "5.1", "5.1.1.1", "5.1.1.2", "5.1.2.1", "5.1.2.2", "5.1.3.1", "5.1.4.1", "5.1.5.1", "5.1.6.1", "5.1.7.1"
)
def test_the_battlefield_is_shared_and_each_player_has_the_other_zones() -> None:
    names = [(zone.name, zone.owner) for zone in ZONES]
    assert names[FIELD] == ("field", -1)
    for zones, name in (
        (DECKS, "deck"),
        (HANDS, "hand"),
        (DISCARDS, "discard"),
        (REMOVED, "removed"),
        (EFFECTS, "effect"),
    ):
        assert [names[zone] for zone in zones] == [(name, 0), (name, 1)]
    assert len(names) == 13


@clause("honjin", "5.1.1.5", "5.1.2.3", "5.1.3.3", "5.1.4.3", "5.1.5.3", "5.1.5.6", "5.1.6.3", "5.1.6.5", "5.1.7.4")
def test_who_sees_the_cards_of_a_zone() -> None:
    assert [ZONES[zone].sees for zone in (FIELD, *DISCARDS, *REMOVED, *EFFECTS)] == [EVERYBODY] * 7
    assert [ZONES[zone].sees for zone in (*DECKS, *HIDDEN)] == [0] * 4
    assert [ZONES[zone].sees for zone in HANDS] == [1, 2]
    board = {"b1": {"first": ["兵"]}, "b2": {"terrain": "野"}}
    game = Game(board=board, first={"hand": ["弓"], "discard": ["巨"], "removed": ["術"]})
    seen = [[each.get("card") for each in game.seen("second", zone)] for zone in (FIELD, DISCARDS[0], REMOVED[0])]
    assert seen == [["兵", "野"], ["巨"], ["術"]]
    assert [each.get("card") for each in game.seen("first", HANDS[0])] == ["弓"]
    assert all("card" not in each for each in game.seen("second", HANDS[0]))
    assert all("card" not in each for seat in ("first", "second") for each in game.seen(seat, HIDDEN[0]))


@clause("honjin", "5.1.1.3", "5.1.3.6", "5.1.4.3")
def test_how_many_cards_a_zone_has_is_public() -> None:
    game = Game(
        board={"b1": {"first": ["兵"]}, "b2": {"terrain": "野"}}, first={"hand": 4, "deck": 13}, second={"hand": 5}
    )
    for seat in ("first", "second"):
        zones = game.view(seat)["zones"]
        assert [zones[zone]["count"] for zone in (*HANDS, DECKS[0], HIDDEN[0])] == [4, 5, 13, 1]


@clause("honjin", "5.1.2.4", "5.1.2.5", "5.1.2.16", "5.1.2.17")
def test_the_battlefield_has_twelve_areas_with_one_terrain_each() -> None:
    assert len(AREAS) == 12 and (frozenset(range(6)), frozenset(range(6, 12))) == TERRITORIES
    board = {area: {"terrain": f"野@{area}"} for area in ("a1", "b2", "c4")}
    game = Game(board={**board, "b1": {"first": ["兵"]}}, first={"hand": ["原"]})
    assert [game.terrain(area) for area in ("a1", "b2", "c4", "c1")] == ["a1", "b2", "c4", ""]
    game.lay("first", "原", "b2")
    found = [cell for cell in AREAS if terrain_at(game.state, game.rules, cell) >= 0]
    assert len(found) == 5 and game.terrain("b2") == "原"


@clause("honjin", "5.1.5.2", "5.1.5.4", "5.1.6.2", "5.1.6.4", "5.1.1.4")
def test_discarded_and_removed_cards_go_to_the_zones_of_their_owners() -> None:
    board = {"b2": {"terrain": "野", "first": ["術"], "second": ["兵@a", "弓@b"]}}
    burn = spell("焼", "◇[普通]焼\n〈対象:敵軍ユニット1体〉\n対象を破棄する。")
    void = spell("虚", "◇[普通]虚\n〈対象:敵軍ユニット1体〉\n対象をゲームから除外する。")
    table = Table(burn, void, board=board, first={"hand": ["焼", "虚"]})
    table.battle("b2")
    table.use("焼", "a", user="術")
    table.use("虚", "b", user="術")
    assert table.discards("second") == ["a"] and table.removed("second") == ["b"]
    assert table.removed("first") == []
    count = unit("墓", "○墓〈対象:このユニット〉対象を「攻撃力:+敵軍捨て山のカードの枚数」する。")
    grave = Game(count, board={"b1": {"first": ["墓"]}}, first={"discard": 1}, second={"discard": 3, "removed": 2})
    assert grave.attack("墓") == 5
    count = unit("無", "○無〈対象:このユニット〉対象を「攻撃力:+敵軍除外ゾーンのカードの枚数」する。")
    nothing = Game(count, board={"b1": {"first": ["無"]}}, first={"removed": 1}, second={"discard": 3, "removed": 2})
    assert nothing.attack("無") == 4


@clause("honjin", "5.1.7.3", "5.1.7.4", "5.1.7.2")
def test_each_player_has_an_own_effect_zone_that_all_see() -> None:
    bolt = spell("雷", "◇[普通/対抗]雷\n〈対象:自軍プレイヤー〉\nカードを1枚補充する。")
    fight = Fight(bolt, own=["賢"], other=["賢@敵"], first={"hand": ["雷@a", "兵"]}, second={"hand": ["雷@b", "弓"]})
    fight.begin(6, 1)
    fight.uses("first", "a")
    assert fight.effects("first") == ["a"] and fight.effects("second") == []
    assert fight.is_known("a", "second")
    fight.uses("second", "b")
    assert fight.effects("second") == ["b"]


@clause("honjin", "5.1.4.2", "12.3.1")
def test_refilled_cards_go_to_the_hand() -> None:
    game = Game(
        watcher("番", "メインフェイズ開始時"),
        board={"b1": {"first": ["番"]}, "b2": {"terrain": "野"}},
        first={"deck": ["兵@上"]},
    )
    assert game.hand("first") == ["上"] and not game.is_known("上", "second")


# --- standing abilities


@clause("honjin", "13.1.1.1", "13.1.5.1", "13.1.6.1", "13.1.5.6", "13.1.6.6")
def test_equal_standing_abilities_are_one_with_the_sum_and_none_at_zero() -> None:
    rider = unit("騎", initiative=2, charge=3, defender=-1, items=1)
    brake = gear("錨", initiative=-2, charge=-3, defender=2)
    game = Game(rider, brake, board={"b1": {"first": ["騎@a", {"card": "騎@b", "equipment": ["錨"]}]}})

    def figures(name: str) -> list[int]:
        return [number(game.state, game.rules, game.card(name), each) for each in (INITIATIVE, CHARGE, DEFENDER)]

    assert figures("a") == [2, 3, -1] and figures("b") == [0, 0, 1]
    lancer = unit(
        "槍", "○槍〈対象:自軍ユニットすべて〉対象が「チャージ:x」を持つ場合、対象を「攻撃力:+1」する。", attack=9
    )
    game = Game(lancer, rider, brake, board={"b1": {"first": ["槍", "騎@a", {"card": "騎@b", "equipment": ["錨"]}]}})
    assert (game.attack("a"), game.attack("b")) == (3, 2)


@clause("honjin", "13.1.6.1", "13.1.6.4", "13.1.6.5")
def test_defender_counts_for_the_second_side_until_it_is_lost_or_the_battle_ends() -> None:
    post = unit("番", defender=4, defence=9)
    mute = spell("黙", "◇[普通]黙\n〈対象:ユニット1体〉\n対象は「常備能力」を失う。", "火")
    fight = Fight(post, mute, own=["賢"], other=["番"], first={"hand": ["黙"]})
    assert fight.attack("番") == 2
    fight.begin(6, 1)
    assert fight.attack("番") == 6
    fight.uses("first", "黙", "番")
    fight.settle()
    assert fight.attack("番") == 2
    other = Fight(post, mute, own=["賢"], other=["番"], first={"hand": ["黙"]})
    other.begin(6, 1)
    assert other.attack("番") == 6
    other.end()
    assert other.attack("番") == 2
    ahead = Fight(post, mute, own=["賢"], other=["番"], first={"hand": ["黙"]})
    ahead.begin(1, 6)
    assert ahead.attack("番") == 2


# --- reversals


@clause("honjin", "14.8.3", "5.1.2.20.4", "12.1.1.2.2.2")
def test_a_reversal_is_no_laying() -> None:
    text = "▽狼煙[メイン]\n〈発動条件:この地形が自軍支配地形である/対象:自軍プレイヤー〉\nカードを1枚補充する。"
    board = {"b2": {"terrain": "煙", "first": ["兵"]}}
    game = Game(terrain("煙", text), board=board, first={"hand": ["野@札"]})
    game.do("first", "use", "煙")
    assert game.terrain("b2") == "proxy" and (game.state.proxies, game.state.laid) == (0, 0)
    game.lay("first", "札", "c2")
    assert game.terrain("c2") == "札"


@clause("honjin", "14.8.1", "10.1.2", "3.2.1.4", "8.2.2")
def test_the_owner_uses_the_reversal_of_a_terrain_whoever_holds_it() -> None:
    text = "▽狼煙[メイン]\n〈発動条件:この地形が敵軍支配地形である/対象:自軍プレイヤー〉\nカードを1枚補充する。"
    board: dict[str, Any] = {
        "b3": {"terrain": "煙", "laid": "first", "second": ["兵@敵"]},
        "b1": {"first": ["兵"]},
        "b2": {"terrain": "野"},
    }
    game = Game(terrain("煙", text), board=board)
    game.do("first", "use", "煙")
    assert game.terrain("b3") == "proxy" and len(game.hand("first")) == 1
    board["b3"]["laid"] = "second"
    theirs = Game(terrain("煙", text), board=board)
    assert theirs.offers("first", "use") == []
