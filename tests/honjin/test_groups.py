"""3.2, 4.4, 5.1.2, 8.2, 10.13, 10.17: which terrains, units, cards and players the words of a text mean."""

from __future__ import annotations

from typing import Any, Final

import pytest

from fuda.games.honjin.battle_events import ChainOver, PutUp, TakenOff
from fuda.games.honjin.events import Went
from fuda.games.honjin.extras.position import area_name
from fuda.games.honjin.phrases.sentences import BOOK
from fuda.games.honjin.table import (
    ATTACK,
    DISCARDS,
    EFFECTS,
    INITIATIVE,
    Declared,
    is_headquarters,
    is_proxy,
    player_target,
)
from fuda.games.honjin.texts.reading import Reading
from fuda.games.honjin.words import things as h
from fuda.language.running.selection import members
from tests.boards import SEATS
from tests.citing import clause
from tests.honjin.texts import Printed, Table, gear, spell, tool, unit

BOLT: Final = spell("雷撃", "◇[普通/対抗]雷撃\n〈対象:ユニット1体〉\n対象に【1】ダメージを与える。")
HERB: Final = tool("草", "◇[普通/対抗]草\n〈対象:ユニット1体〉\n対象に【1】ダメージを与える。")
SKILL: Final = unit("技", "◎[普通/対抗]技\n〈対象:ユニット1体〉\n対象に【1】ダメージを与える。")
BOARD: Final[dict[str, Any]] = {
    "a1": {"terrain": "野", "laid": "first"},
    "b2": {
        "terrain": "原",
        "laid": "second",
        "first": ["兵", {"card": "弓", "finished": True}, {"card": "術", "equipment": ["剣"]}],
    },
    "b3": {"terrain": "野", "laid": "first", "second": ["巨@敵"]},
    "c3": {"terrain": "proxy", "laid": "second", "first": ["兵@遠"]},
    "a4": {"terrain": "原"},
}


def table(*cards: Printed, board: dict[str, Any] | None = None, **more: Any) -> Table:
    return Table(*cards, board=BOARD if board is None else board, **more)


def read(on: Table, seat: str = "first", this: str = "兵", *targets: str) -> Reading:
    aimed = tuple([on.target(each) for each in targets])
    return Reading(on.state, on.rules, SEATS.index(seat), on.card(this), (), aimed)


def places(words: str, seat: str = "first", this: str = "兵", on: Table | None = None) -> list[str]:
    """The areas that words for places name."""
    reading = read(on or table(), seat, this)
    return sorted([area_name(cell) for cell in reading.areas(BOOK.compile(words, "areas"))])


def things(
    words: str, seat: str = "first", this: str = "兵", on: Table | None = None, kind: str = "units"
) -> list[str]:
    """The cards that words for units or equipment name."""
    board = on or table()
    return sorted([board.name(card) for card in members(BOOK.compile(words, kind), read(board, seat, this))])


# --- 5.1.2: terrains


@clause("honjin", "5.1.2.11", "5.1.2.12", "3.2.1.7")
def test_whoever_has_the_only_units_there_holds_a_terrain() -> None:
    assert places("自軍支配地形") == ["b2", "c3"]
    assert places("敵軍支配地形") == ["b3"]
    assert places("自軍支配地形", "second") == ["b3"]
    assert places("敵軍支配地形", "second") == ["b2", "c3"]


@clause("honjin", "5.1.2.11", "5.1.2.12", "5.1.2.13")
def test_in_a_battle_the_defending_side_holds_the_terrain() -> None:
    board = {"b3": {"terrain": "野", "first": ["兵"], "second": ["巨@敵"]}}
    for turn, holds in (("first", "second"), ("second", "first")):
        on = table(board=board, turn=turn)
        assert places("自軍支配地形", "first", "兵", on) == places("自軍支配地形", "second", "兵", on) == []
        on.battle("b3")
        assert places("自軍支配地形", holds, "兵", on) == ["b3"]
        assert places("敵軍支配地形", holds, "兵", on) == []


@clause("honjin", "5.1.2.14", "5.1.2.15")
def test_a_terrain_is_laid_by_its_owner_whoever_holds_it() -> None:
    assert places("自軍配置地形") == ["a1", "b1", "b3"]
    assert places("敵軍配置地形") == ["a4", "b2", "b4", "c3"]
    assert places("自軍配置地形", "second") == ["a4", "b2", "b4", "c3"]


@clause("honjin", "5.1.2.13")
def test_a_terrain_without_units_of_either_player_is_vacant() -> None:
    assert places("誰もいない地形") == places("誰もいない地形", "second") == ["a1", "a4", "b1", "b4"]


@clause("honjin", "5.1.2.8", "5.1.2.20.1", "5.1.2.20.6", "6.1.1.5")
def test_a_headquarters_is_no_proxy_and_a_proxy_no_headquarters() -> None:
    assert places("代理地形") == ["c3"]
    assert places("本陣") == ["b1", "b4"]
    assert (places("自軍本陣"), places("敵軍本陣")) == (["b1"], ["b4"])
    assert (places("自軍本陣", "second"), places("敵軍本陣", "second")) == (["b4"], ["b1"])


@clause("honjin", "5.1.2.8", "5.1.2.20.6", "6.1.1.5")
def test_only_what_lies_face_down_at_home_is_a_headquarters() -> None:
    on = table(board={"b1": {"first": ["兵"]}, "b3": {"terrain": "野", "second": ["巨@敵"]}})
    own = {name: on.target(name) for name in ("b1", "b4", "b3")}
    found = {name: (is_headquarters(on.state, card), is_proxy(on.state, card)) for name, card in own.items()}
    assert found == {"b1": (True, False), "b4": (True, False), "b3": (False, False)}
    assert not is_headquarters(on.state, on.card("兵")) and not is_proxy(on.state, on.card("兵"))


@clause("honjin", "5.1.2.16", "5.1.2.17", "5.1.2.7")
def test_the_two_rows_nearest_to_a_player_are_that_players_territory() -> None:
    assert places("自軍領土の地形") == ["a1", "b1", "b2"]
    assert places("敵軍領土の地形") == ["a4", "b3", "b4", "c3"]
    assert places("自軍領土の地形", "second") == ["a4", "b3", "b4", "c3"]
    assert places("自軍領土の空き地") == ["a2", "c1", "c2"]
    assert things("敵軍領土に存在する自軍ユニット") == ["遠"]
    assert things("自軍領土に存在する自軍ユニット") == ["兵", "弓", "術"]
    assert things("自軍領土に存在する敵軍ユニット", "second") == ["遠"]


@clause("honjin", "5.1.2.18", "5.1.2.7")
def test_areas_that_share_a_side_are_neighbours() -> None:
    assert places("このユニットに隣接した地形") == places("隣接した地形") == ["b1", "b3"]
    assert places("隣接した空き地") == places("このユニットに隣接した空き地") == ["a2", "c2"]
    assert places("隣接した地形", "second", "敵") == ["b2", "b4", "c3"]
    assert places("隣接した地形", "first", "遠") == ["b3"]
    assert things("隣接した敵軍支配地形に存在するユニット") == ["敵"]
    on = table()

    def near(words: str) -> set[str]:
        return {area_name(on.state.cell[card]) for card in members(BOOK.compile(words, "terrains"), read(on))}

    assert near("隣接した自軍配置地形") == {"b1", "b3"}
    assert near("隣接した敵軍配置地形") == near("隣接した「属性:風」の地形") == set()


@clause("honjin", "5.1.2.4", "5.1.2.7")
def test_empty_land_is_every_area_without_a_terrain() -> None:
    assert places("空き地") == ["a2", "a3", "c1", "c2", "c4"]
    assert places("地形") == ["a1", "a4", "b1", "b2", "b3", "b4", "c3"]


@clause("honjin", "2.1.8.4.2", "5.1.2.4")
def test_terrains_may_be_left_out() -> None:
    assert places("地形(本陣を除く)") == places("本陣を除く地形") == ["a1", "a4", "b2", "b3", "c3"]
    assert places("本陣ではない自軍配置地形") == ["a1", "b3"]
    assert places("「属性:風」の地形") == ["a4", "b2"]
    assert places("「リミット:8以上」の地形") == ["a1", "b1", "b3", "b4", "c3"]


@clause("honjin", "4.7.7", "5.1.2.4", "10.1.7")
def test_several_places_and_places_that_are_both() -> None:
    reading = read(table())
    either = reading.areas(BOOK.compile("「自軍配置地形」または「代理地形」または「本陣」", "places"))
    assert [area_name(cell) for cell in either] == ["a1", "b1", "b3", "c3", "b4"]
    both = reading.areas(BOOK.compile("「自軍配置地形」かつ「敵軍支配地形」", "places"))
    assert [area_name(cell) for cell in both] == ["b3"]


# --- 3.2, 4.4: units and players


@clause("honjin", "3.2.1.1", "3.2.1.2")
def test_own_is_of_the_player_of_the_text_and_enemy_of_the_other() -> None:
    assert things("自軍ユニット") == ["兵", "弓", "術", "遠"]
    assert things("敵軍ユニット") == ["敵"]
    assert things("自軍ユニット", "second", "敵") == ["敵"]
    assert things("敵軍ユニット", "second", "敵") == ["兵", "弓", "術", "遠"]
    assert things("ユニット") == ["兵", "弓", "敵", "術", "遠"]
    on = table()
    held = [Reading(on.state, on.rules, 0, on.target(area)).player(h.Holder()) for area in ("b2", "b3", "a1")]
    assert held == [0, 1, -1]


@clause("honjin", "3.2.1.1", "1.3.7", "5.1.3.5", "5.1.4.6", "5.1.5.5")
@pytest.mark.parametrize("turn", ["first", "second"])
def test_zones_are_those_of_the_player_who_is_named(turn: str) -> None:
    hands = {"first": {"hand": ["兵@手"], "deck": ["兵"], "discard": ["弓", "弓"]}}
    other = {"second": {"hand": ["兵", "兵"], "deck": ["弓", "弓", "弓"], "discard": []}}
    on = table(turn=turn, **hands, **other)
    sizes = {
        (seat, word): [
            read(on, seat).count(BOOK.compile(f"{word}{zone}", "own_zone")) for zone in ("手札", "山札", "捨て山")
        ]
        for seat in ("first", "second")
        for word in ("自軍", "敵軍")
    }
    assert sizes == {
        ("first", "自軍"): [1, 1, 2],
        ("first", "敵軍"): [2, 3, 0],
        ("second", "自軍"): [2, 3, 0],
        ("second", "敵軍"): [1, 1, 2],
    }


@clause("honjin", "1.3.7", "8.3.4.8", "7.1.2.1")
@pytest.mark.parametrize("turn", ["first", "second"])
def test_sides_of_a_battle_are_told_by_the_turn_and_by_initiative(turn: str) -> None:
    on = table(board={"b3": {"terrain": "野", "first": ["兵"], "second": ["巨@敵"]}}, turn=turn)
    on.battle("b3", INITIATIVE)

    def sides(seat: str) -> list[str]:
        words = ("進軍側", "守備側", "先攻側", "後攻側")
        return [word for word in words if read(on, seat).holds(BOOK.compile(f"自軍プレイヤーが{word}", "noun_fact"))]

    other = "second" if turn == "first" else "first"
    assert (sides(turn), sides(other)) == (["進軍側"], ["守備側"])
    on.battle("b3", first="second")
    assert sides("first") == ["進軍側" if turn == "first" else "守備側", "後攻側"]
    assert sides("second") == ["進軍側" if turn == "second" else "守備側", "先攻側"]


@clause("honjin", "4.4.1", "8.3.3.2", "8.3.3.3")
def test_front_and_rear_are_those_of_each_party() -> None:
    assert things("最前列のユニット") == ["兵", "敵", "遠"]
    assert things("最後列のユニット") == ["敵", "術", "遠"]
    assert things("最前列の敵軍ユニット") == ["敵"]
    assert things("最後列の行動完了のユニット") == []


@clause("honjin", "4.4.1", "3.2.1.7")
def test_a_party_is_the_units_of_a_player_at_the_place_of_the_text() -> None:
    assert things("自軍パーティに存在するユニット") == ["兵", "弓", "術"]
    assert things("自軍パーティに存在するユニット", "first", "遠") == ["遠"]
    assert things("敵軍パーティに存在するユニット") == []
    assert things("敵軍パーティに存在するユニット", "first", "敵") == ["敵"]
    assert things("支配ユニット") == ["兵", "弓", "術"]
    assert things("支配ユニット", "second", "敵") == ["敵"]
    assert things("同じ地形に存在するユニット", "first", "遠") == ["遠"]


@clause("honjin", "4.7.2", "4.10.1", "2.1.2.1.2.1")
def test_units_by_state_equipment_and_others() -> None:
    assert things("行動完了のユニット") == ["弓"]
    assert things("未行動の自軍ユニット") == ["兵", "術", "遠"]
    assert things("装備品を装備しているユニット") == ["術"]
    assert things("このユニット以外の自軍ユニット") == ["弓", "術", "遠"]
    assert things("自軍ユニット(このユニットを除く)") == ["弓", "術", "遠"]
    assert things("装備品", kind="gear") == things("自軍ユニットが装備している装備品", kind="gear") == ["剣"]
    assert things("敵軍ユニットが装備している装備品", kind="gear") == []


# --- 8.2: what a text sees of a battle


BATTLE: Final[dict[str, Any]] = {
    "b3": {"terrain": "野", "first": ["兵", {"card": "術", "equipment": ["剣"]}], "second": ["巨@敵"]},
    "b2": {"terrain": "原", "first": ["弓", {"card": "術@外", "equipment": ["剣@外剣"]}]},
}


@clause("honjin", "8.2.3", "8.2.5")
def test_texts_in_a_battle_see_what_is_there_and_those_elsewhere_what_is_not() -> None:
    on = table(board=BATTLE)
    assert things("ユニット", on=on) == ["兵", "外", "弓", "敵", "術"]
    on.battle("b3")
    assert things("ユニット", on=on) == things("ユニット", this="剣", on=on) == ["兵", "敵", "術"]
    assert things("ユニット", this="弓", on=on) == things("ユニット", this="外剣", on=on) == ["外", "弓"]
    assert things("装備品", kind="gear", on=on) == ["剣"]
    assert things("装備品", kind="gear", this="弓", on=on) == ["外剣"]
    assert places("地形", on=on) == ["b3"]
    assert places("地形", this="弓", on=on) == ["b1", "b2", "b4"]


@clause("honjin", "8.2.5", "8.2.3")
def test_a_card_that_is_not_on_the_battlefield_sees_the_battle() -> None:
    on = table(BOLT, board=BATTLE, first={"hand": ["雷撃"]})
    assert len(things("ユニット", this="雷撃", on=on)) == 5
    on.battle("b3")
    assert things("ユニット", this="雷撃", on=on) == ["兵", "敵", "術"]
    assert things("同じ地形に存在するユニット", this="雷撃", on=on) == ["兵", "敵", "術"]


# --- 10.13: who uses what


@clause("honjin", "10.1.9", "10.13.1", "10.13.2")
def test_whoever_has_declared_something_in_the_chain_is_using_it() -> None:
    board = {"b3": {"terrain": "野", "first": ["兵", "術", "技"], "second": ["巨@敵"]}}
    on = table(BOLT, HERB, SKILL, board=board, first={"hand": ["雷撃", "草"]})
    on.battle("b3")
    uses = ("戦闘スペル", "消耗品", "アイテム", "特殊能力", "◎特殊能力", "□特殊能力", "◇特殊能力")

    def using() -> dict[str, list[str]]:
        return {use: things(f"{use}を使用中のユニット", on=on) for use in uses}

    assert using() == {use: [] for use in uses}
    for name in ("雷撃", "草"):
        on.let(Went("10.1.6", on.card(name), EFFECTS[0], 0, "use"))
    on.put_up("雷撃", "敵", user="術")
    on.put_up("草", "敵", user="兵")
    on.put_up("技", "敵")
    on.let(TakenOff("10.3.1"))
    assert using() == {
        "戦闘スペル": ["術"],
        "消耗品": ["兵"],
        "アイテム": ["兵"],
        "特殊能力": ["技"],
        "◎特殊能力": ["技"],
        "□特殊能力": [],
        "◇特殊能力": [],
    }
    assert things("攻撃中のユニット", on=on) == []
    assert things("戦闘スペル", kind="gear", on=on) == ["雷撃"]
    assert things("消耗品", kind="gear", on=on) == ["草"]
    on.let(Went("12.4.1", on.card("雷撃"), DISCARDS[0], 0, "discard"))
    assert things("戦闘スペル", kind="gear", on=on) == []
    assert things("戦闘スペルを使用した自軍ユニット", on=on) == ["術"]


@clause("honjin", "10.1.9", "10.13.1", "10.13.2")
def test_an_item_in_use_is_a_consumable_or_equipment_and_an_attack_no_other_use() -> None:
    board = {"b3": {"terrain": "野", "first": ["兵", {"card": "術", "equipment": ["剣"]}], "second": ["巨@敵"]}}
    on = table(BOLT, HERB, board=board, first={"hand": ["雷撃", "草"]})
    on.battle("b3")
    on.let(Went("10.1.6", on.card("草"), EFFECTS[0], 0, "use"))
    on.put_up("草", "敵", user="兵")
    assert things("アイテム", kind="gear", on=on) == ["剣", "草"]
    assert things("消耗品", kind="gear", on=on) == ["草"]
    assert things("戦闘スペル", kind="gear", on=on) == []
    on.let(ChainOver("10.2.1"))
    assert things("消耗品を使用中のユニット", on=on) == []
    struck = Declared(symbol=ATTACK, seat=0, targets=(on.card("敵"),), finishing=(on.card("兵"), on.card("術")))
    on.let(PutUp("9.1", struck))
    assert things("攻撃中のユニット", on=on) == things("攻撃に参加しているユニット", on=on) == ["兵", "術"]
    for use in ("戦闘スペル", "消耗品", "アイテム", "特殊能力"):
        assert things(f"{use}を使用中のユニット", on=on) == []


# --- 10.17: amounts and conditions


def holds(words: str, on: Table, seat: str = "first", this: str = "兵", *targets: str) -> bool:
    return read(on, seat, this, *targets).holds(BOOK.compile(words, "verb_fact"))


@clause("honjin", "10.17.1")
def test_what_fits_a_word_in_two_ways_counts_once() -> None:
    reading = read(table())
    words = "「種族:エルフorプラント」の自軍ユニットの数"
    assert reading.amount(BOOK.compile(words, "measure")) == 2
    assert reading.amount(BOOK.compile("自軍ユニットの数", "measure")) == 4
    piles = read(table(first={"hand": ["兵@手"], "deck": ["兵", "兵"], "discard": ["弓", "弓", "弓"]}))
    sizes = [piles.count(BOOK.compile(f"自軍{zone}", "own_zone")) for zone in ("手札", "山札", "捨て山")]
    assert sizes == [1, 2, 3]


@clause("honjin", "10.17.2")
@pytest.mark.parametrize(
    ("party", "word", "same"),
    [
        (["兵", "兵@乙"], "種族", True),
        (["兵", "弓"], "種族", False),
        (["弓", "術"], "種族", False),
        (["術", "木"], "種族", True),
        (["兵", "弓"], "属性", False),
        (["兵", "術"], "属性", True),
        (["兵", "鳥"], "進軍タイプ", False),
        (["兵", "弓"], "進軍タイプ", True),
        (["剣士", "槍兵"], "タイプ", False),
        (["剣士", "剣聖"], "タイプ", True),
    ],
)
def test_the_same_only_means_every_word_of_every_one(party: list[str], word: str, same: bool) -> None:
    cards = [
        unit("木", races=["プラント", "エルフ"]),
        unit("鳥", march=["飛行"]),
        unit("剣士", types=["剣"]),
        unit("槍兵", types=["槍"]),
        unit("剣聖", types=["剣"], races=["エルフ"]),
    ]
    on = table(*cards, board={"b2": {"terrain": "野", "first": party}})
    words = f"自軍パーティが同じ「{word}」だけで構成されている"
    assert holds(words, on, "first", party[0].rpartition("@")[2]) == same


@clause("honjin", "10.17.2")
def test_of_nobody_nothing_is_the_same() -> None:
    on = table(board={"b2": {"terrain": "野", "second": ["兵"]}})
    assert not holds("自軍パーティが同じ「種族」だけで構成されている", on)


# --- 4.1.13, 13.1: features


@clause("honjin", "13.1.1.1.2", "13.1.5.6", "13.1.6.6")
def test_a_standing_ability_that_comes_to_nothing_is_not_there() -> None:
    cards = [unit("速", initiative=2, charge=1, defender=3), unit("錘", initiative=2)]
    weight = gear("錘具", initiative=-2, charge=-1, defender=1)
    on = table(
        *cards,
        weight,
        unit("荷", initiative=2, charge=1, items=1),
        board={"b2": {"terrain": "野", "first": ["速", "兵", {"card": "荷", "equipment": ["錘具"]}]}},
    )
    assert things("「イニシアチブ:x」を持つユニット", on=on) == ["速"]
    assert things("「チャージ:x」を持つユニット", on=on) == ["速"]
    assert things("「ディフェンダー:x」を持つユニット", on=on) == ["荷", "速"]


@clause("honjin", "13.1.1.1.2", "13.1.2.1", "13.1.3.1")
def test_slots_of_items_and_of_spells_are_two_standing_abilities() -> None:
    cards = [unit("荷", items=1), unit("呪", spells="火"), unit("両", items=1, spells="*")]
    on = table(*cards, board={"b2": {"terrain": "野", "first": ["荷", "呪", "両", "兵"]}})
    assert things("「アイテム:x」を持つユニット", on=on) == ["両", "荷"]
    assert things("「スペル:x」を持つユニット", on=on) == ["両", "呪"]


@clause("honjin", "4.1.13", "5.1.2.9", "5.1.2.20.2", "3.2.2")
def test_of_what_lies_face_down_nothing_but_its_limit_can_be_asked() -> None:
    on = table()
    assert places("「リミット:8」の地形", on=on) == ["a1", "b3", "c3"]
    assert places("「リミット:10」の地形", on=on) == ["b1", "b4"]
    assert places("「基本リミット:8」の地形", on=on) == ["a1", "b3", "c3"]
    assert places("「基本リミット:10」の地形", on=on) == ["b1", "b4"]
    assert not read(on).has(player_target(0), BOOK.compile("「種族:ヒューマン」", "quality"))
    for feature in ("属性:火", "分類:儀式", "カード名:兵", "レベル:0以上", "基本レベル:0以上", "攻撃力:0以上"):
        assert places(f"「{feature}」の代理地形", on=on) == []
        assert places(f"「{feature}」の本陣", on=on) == []


@clause("honjin", "4.7.5", "4.7.7", "2.1.22.2", "2.1.13.3", "2.1.23.2")
def test_features_are_joined_by_or_and_by_and() -> None:
    on = table()
    assert things("「種族:エルフ」の自軍ユニット", on=on) == ["弓", "術"]
    assert things("「種族:エルフ」or「属性:土」のユニット", on=on) == ["弓", "敵", "術"]
    assert things("「種族:エルフ」かつ「属性:風」のユニット", on=on) == ["弓"]
    assert things("「種族:プラントorジャイアント」のユニット", on=on) == ["敵", "術"]
    assert things("「種族:エルフ」かつ「種族:プラント」のユニット", on=on) == ["術"]
    assert things("「レベル:3以下」かつ「攻撃力:3以上」のユニット", on=on) == ["弓", "術"]


@clause("honjin", "3.2.2", "4.1.13")
def test_a_printed_figure_is_without_effects_and_a_figure_with_them() -> None:
    on = table()
    assert things("「攻撃力:4」のユニット", on=on) == ["術"]
    assert things("「基本攻撃力:2」のユニット", on=on) == ["兵", "術", "遠"]
    assert things("「リミット:0以上」のユニット", on=on) == []
    assert places("「レベル:0以上」の地形", on=on) == []
