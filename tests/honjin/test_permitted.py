"""12.1, 12.2, 15.1, 15.4: where terrain may be laid, units come and march, and who may bear which equipment."""

from __future__ import annotations

from typing import Any, Final

import pytest

from fuda.games.honjin.chapters.battle import is_open
from fuda.games.honjin.chapters.equipment import bear_refusal, equip_refusal, exchange_options, exchange_refusal
from fuda.games.honjin.chapters.marching import (
    closed_refusal,
    destination_refusal,
    destinations,
    in_range,
    limit_refusal,
    march_options,
    plan_refusal,
    together_refusal,
    unit_refusal,
)
from fuda.games.honjin.chapters.rule_processing import bearing_free, due, misplaced
from fuda.games.honjin.chapters.summoning import (
    grounds,
    hero_refusal,
    is_instant,
    load_of,
    own_places,
    summon_refusal,
    way_to_pay,
)
from fuda.games.honjin.chapters.terrain import area_refusal, lay_refusal, own_areas, usual_areas
from fuda.games.honjin.chapters.terrain import way_to_pay as way_to_lay
from fuda.games.honjin.events import Went
from fuda.games.honjin.extras.position import area_name, area_named
from fuda.games.honjin.table import DECKS, FIELD, HANDS, HIDDEN
from fuda.games.honjin.texts.reading import Reading
from fuda.kernel.reasons import Reason
from tests.boards import SEATS
from tests.citing import clause
from tests.honjin.texts import Printed, Table, gear, spell, terrain, unit

EACH: Final = pytest.mark.parametrize("seat", [0, 1])
HOMES: Final = ("b1", "b4")


def told(reason: Reason | None) -> tuple[str, str] | None:
    return None if reason is None else (reason.clause, reason.condition)


def cell(name: str) -> int:
    return area_named("", name)


def named(cells: tuple[int, ...]) -> list[str]:
    return sorted([area_name(each) for each in cells])


def mirrored(seat: int, board: dict[str, Any]) -> dict[str, Any]:
    """A board of the first player's as it is, or turned round for the second player."""
    if seat == 0:
        return board
    other = {"first": "second", "second": "first"}
    found: dict[str, Any] = {}
    for name, each in board.items():
        turned = {other.get(key, key): value for key, value in each.items()}
        if "laid" in turned:
            turned["laid"] = other[turned["laid"]]
        found[at(seat, name)] = turned
    return found


def at(seat: int, name: str) -> str:
    """An area as it is called by the first player, or seen from the other side."""
    return name if seat == 0 else f"{name[0]}{5 - int(name[1])}"


def table(seat: int, *cards: Printed, board: dict[str, Any], hand: list[str] | None = None, **more: Any) -> Table:
    names = {SEATS[seat]: {"hand": hand or [], **more.pop("own", {})}, SEATS[1 - seat]: more.pop("other", {})}
    return Table(*cards, board=mirrored(seat, board), turn=SEATS[seat], **names, **more)


# --- 12.1: laying


@EACH
@clause("honjin", "12.1.1.2.5", "5.1.2.10", "5.1.2.14")
def test_terrain_is_laid_on_held_or_own_empty_terrain_or_beside_it(seat: int) -> None:
    board = {
        "a2": {"terrain": "野", "laid": "second", "first": ["兵"]},
        "c3": {"terrain": "野", "laid": "first"},
        "b3": {"terrain": "野", "laid": "first", "second": ["兵@敵"]},
        "c4": {"terrain": "野", "laid": "second"},
    }
    on = table(seat, board=board)
    wanted = ["a1", "a2", "a3", "b2", "c1", "c2", "c3", "c4"]
    assert named(usual_areas(on.state, on.rules, seat)) == sorted([at(seat, name) for name in wanted])
    wanted = ["a3", "a4", "b2", "b3", "c3", "c4"]
    assert named(usual_areas(on.state, on.rules, 1 - seat)) == sorted([at(seat, name) for name in wanted])


@EACH
@clause("honjin", "12.1.1.2.2", "12.1.1.2.2.1", "12.1.1.2.2.2", "5.1.2.20.3", "5.1.2.20.4")
def test_one_terrain_of_the_hand_or_one_proxy_a_turn(seat: int) -> None:
    def lay(card: str, **more: Any) -> tuple[str, str] | None:
        on = table(seat, board={}, hand=["野@札", "兵"], **more)
        return told(lay_refusal(on.state, on.rules, seat, on.card(card) if card else -1))

    assert (lay("札"), lay("")) == (None, None)
    assert lay("兵") == ("12.1.1.2.2", "not-a-terrain")
    assert lay("", proxies_this_turn=1) == ("5.1.2.20.4", "one-proxy-a-turn")
    assert lay("札", proxies_this_turn=1) == ("12.1.1.2.2.2", "proxy-laid-already")
    assert lay("", laid_this_turn=1) == ("12.1.1.2.2.1", "terrain-laid-already")
    assert lay("札", laid_this_turn=1) is None
    assert lay("", own={"deck": []}) == ("5.1.2.20.3", "deck-empty")
    assert lay("札", own={"deck": []}) is None
    on = table(seat, board={}, other={"hand": ["野@札"]})
    assert told(lay_refusal(on.state, on.rules, seat, on.card("札"))) == ("12.1.1.2.2", "not-in-hand")


@EACH
@clause("honjin", "12.1.1.1", "12.1.1.2.6", "7.3.3")
def test_without_an_area_nothing_is_laid(seat: int) -> None:
    everywhere = {
        f"{column}{row}": {"terrain": "野", "second": ["兵"]}
        for column in "abc"
        for row in "1234"
        if column + row not in HOMES
    }
    on = table(seat, board={**everywhere, "b1": {"second": ["兵"]}}, hand=["野@札"])
    assert told(lay_refusal(on.state, on.rules, seat, on.card("札"))) == ("12.1.1.2.6", "no-area-for-terrain")
    assert told(lay_refusal(on.state, on.rules, seat, -1)) == ("12.1.1.2.6", "no-area-for-terrain")


@clause("honjin", "12.1.1.2.5", "5.1.2.10")
def test_why_a_terrain_does_not_lie_in_an_area() -> None:
    on = table(0, board={"b2": {"terrain": "野", "laid": "first"}}, hand=["野@札"])
    card = on.card("札")
    assert told(area_refusal(on.state, on.rules, 0, card, cell("b1"))) == ("5.1.2.10", "headquarters-there")
    assert told(area_refusal(on.state, on.rules, 0, card, cell("b4"))) == ("5.1.2.10", "headquarters-there")
    assert told(area_refusal(on.state, on.rules, 0, card, cell("c4"))) == ("12.1.1.2.5", "area-not-allowed")
    assert area_refusal(on.state, on.rules, 0, card, cell("b2")) is None


@EACH
@clause("honjin", "15.4.6.1", "15.4.6.2", "15.4.2", "1.3.1")
def test_a_terrain_that_is_forced_lies_on_any_terrain_but_a_headquarters(seat: int) -> None:
    board = {"b2": {"terrain": "野"}, "c4": {"terrain": "野", "second": ["兵@敵"]}}
    on = table(seat, terrain("強", "【強制配置】"), board=board, hand=["強", "野@並"])
    assert named(own_areas(on.state, on.rules, seat, on.card("強"))) == sorted([at(seat, "b2"), at(seat, "c4")])
    assert own_areas(on.state, on.rules, seat, on.card("並")) == ()


LAID: Final = "「敵軍配置地形」の存在するエリアに、対象はこのカードを配置してもよい。"


@EACH
@clause("honjin", "14.6.3.3", "14.6.4.2", "14.6.2")
def test_a_terrain_says_where_else_it_may_lie_and_what_that_costs(seat: int) -> None:
    moment = "◇[自軍ターン]寄\n〈発揮:地形配置宣言時/{}対象:自軍プレイヤー〉\n" + LAID
    free, dear = (
        terrain("寄", moment.format("")),
        terrain("高", moment.format("コスト:手札1枚破棄/").replace("寄", "高")),
    )
    late = terrain("遅", f"◇[自軍ターン]遅\n〈発揮:普通召喚宣言時/対象:自軍プレイヤー〉\n{LAID}")
    when = terrain("時", f"◇時\n〈対象:自軍プレイヤー〉\n自軍捨て山が2枚以上の場合、{LAID}")
    board = {"c3": {"terrain": "野", "laid": "second"}, "b2": {"terrain": "野", "laid": "first"}}
    on = table(seat, free, dear, late, when, board=board, hand=["寄", "高", "遅", "時"])
    there = [at(seat, "c3")]
    assert named(own_areas(on.state, on.rules, seat, on.card("寄"))) == there
    assert named(own_areas(on.state, on.rules, seat, on.card("高"))) == there
    assert own_areas(on.state, on.rules, seat, on.card("遅")) == ()
    assert own_areas(on.state, on.rules, seat, on.card("時")) == ()
    rich = table(seat, when, board=board, hand=["時"], own={"discard": 2})
    assert named(own_areas(rich.state, rich.rules, seat, rich.card("時"))) == there
    poor = table(seat, dear, board=board, hand=["高"])
    assert own_areas(poor.state, poor.rules, seat, poor.card("高")) == ()
    owed = [way_to_lay(on.state, on.rules, seat, on.card("高"), cell(at(seat, name))) for name in ("c3", "b2", "c4")]
    assert [each is not None for each in owed] == [True, False, False]
    assert way_to_lay(on.state, on.rules, seat, on.card("寄"), cell(there[0])) is None


# --- 12.2.7: summoning


@EACH
@clause("honjin", "4.6.2", "12.2.7.2", "11.3.2.1")
def test_the_load_of_a_party_is_its_levels_and_a_negative_one_is_nothing(seat: int) -> None:
    light = spell("軽", "◇[メイン]軽\n〈対象:ユニット1体〉\n対象を「レベル:-3」する。")
    board = {"b2": {"terrain": "野", "first": ["兵", "弓"]}, "b3": {"terrain": "野", "second": ["兵@敵"]}}
    on = table(seat, light, board=board, hand=["軽"])
    spot = cell(at(seat, "b2"))
    assert (load_of(on.state, on.rules, spot, seat), load_of(on.state, on.rules, spot, 1 - seat)) == (4, 0)
    on.use("軽", "弓", user="兵")
    assert load_of(on.state, on.rules, spot, seat) == 2


@EACH
@clause("honjin", "15.1.3", "15.1.4", "15.1.5")
def test_a_hero_and_its_name_keep_each_other_away_on_one_side_only(seat: int) -> None:
    hero, same, other = unit("雄", hero=1), {**unit("並"), "name": {"ja": "雄", "en": "雄"}}, unit("他")
    on = table(seat, hero, same, other, board={"b2": {"terrain": "野", "first": ["雄@甲"]}}, hand=["雄@乙", "並", "他"])
    found = {name: told(hero_refusal(on.state, on.rules, seat, on.card(name))) for name in ("乙", "並", "他")}
    assert found == {"乙": ("15.1.4", "hero-of-the-name-there"), "並": ("15.1.4", "hero-of-the-name-there"), "他": None}
    assert hero_refusal(on.state, on.rules, 1 - seat, on.card("乙")) is None
    plain = table(
        seat, hero, same, other, board={"b2": {"terrain": "野", "first": ["並@甲", "他@丙"]}}, hand=["雄@乙", "並@丁"]
    )
    assert told(hero_refusal(plain.state, plain.rules, seat, plain.card("乙"))) == ("15.1.5", "unit-of-the-name-there")
    assert hero_refusal(plain.state, plain.rules, seat, plain.card("丁")) is None


@EACH
@clause("honjin", "7.4.5", "7.4.4", "5.1.2.9")
def test_units_come_to_the_headquarters_and_to_grounds_made_for_their_side(seat: int) -> None:
    camp = unit("営", "○営\n〈対象:隣接した地形すべて〉\n対象は普通召喚可能な地形になる。")
    board = {
        "b2": {"terrain": "野", "first": ["営"]},
        "c2": {"terrain": "野", "first": ["兵"]},
        "b3": {"terrain": "野", "second": ["兵@敵"]},
        "a2": {"terrain": "野"},
        "c4": {"terrain": "野"},
    }
    on = table(seat, camp, board=board)
    assert named(grounds(on.state, on.rules, seat)) == sorted([at(seat, name) for name in ("a2", "b1", "c2")])
    assert named(grounds(on.state, on.rules, 1 - seat)) == [at(seat, "b4")]
    bare = table(seat, board={"b2": {"terrain": "野", "first": ["兵"]}})
    assert named(grounds(bare.state, bare.rules, seat)) == [at(seat, "b1")]


@EACH
@clause("honjin", "12.2.7.2", "12.2.7.4.3", "15.1.2", "2.1.12.3", "8.3.2.8")
def test_why_a_unit_cannot_be_summoned(seat: int) -> None:
    cards = [unit("雄", hero=3), unit("斥", instant=True), unit("重", level=9)]
    board = {"b1": {"first": ["兵"]}, "b2": {"terrain": "野", "first": ["弓"], "second": ["兵@敵"]}}
    on = table(seat, *cards, board=board, hand=["雄", "斥", "重", "巨", "剣"], own={"deck": 2})
    home, field = cell(at(seat, "b1")), cell(at(seat, "b2"))

    def why(name: str, where: int, instant: bool = False) -> tuple[str, str] | None:
        return told(summon_refusal(on.state, on.rules, seat, on.card(name), where, instant))

    assert why("斥", home) is None and why("巨", home) is None
    assert why("重", home) == ("12.2.7.2", "above-limit")
    assert why("雄", home) == ("15.1.2", "not-enough-deck")
    assert why("剣", home) == ("12.2.7.4.3", "not-a-unit")
    assert why("弓", home) == ("12.2.7.4.3", "not-in-hand")
    assert why("斥", field) == ("7.4.5", "no-summoning-ground")
    on.battle(at(seat, "b2"))
    assert why("斥", field, True) is None
    assert why("斥", home, True) == ("8.3.2.8", "not-the-battle")
    assert why("巨", field, True) == ("2.1.12.3", "not-instant")
    full = table(seat, *cards, board={"b1": {"first": ["重"]}}, hand=["兵", "斥"], own={"deck": 3})
    small = unit("小", level=1)
    assert told(summon_refusal(full.state, full.rules, seat, full.card("兵"), home)) == ("12.2.7.2", "above-limit")
    fits = table(seat, *cards, small, board={"b1": {"first": ["重"]}}, hand=["小", "雄"], own={"deck": 3})
    assert summon_refusal(fits.state, fits.rules, seat, fits.card("小"), home) is None


@EACH
@pytest.mark.parametrize(
    ("way", "normal", "instant"), [("", False, False), ("普通", False, True), ("即時", True, False)]
)
@clause("honjin", "4.1.12", "7.4.4", "8.3.2.8")
def test_a_player_may_be_forbidden_to_summon_in_one_way_or_at_all(
    seat: int, way: str, normal: bool, instant: bool
) -> None:
    bar = unit("禁", f"○禁\n〈対象:敵軍プレイヤー〉\n対象は{way}召喚できない。")
    board = {"b2": {"terrain": "野", "first": ["兵"], "second": ["禁"]}}
    on = table(seat, bar, unit("斥", instant=True), board=board, hand=["斥"])
    home, card = cell(at(seat, "b1")), on.card("斥")
    assert (summon_refusal(on.state, on.rules, seat, card, home) is None) == normal
    on.battle(at(seat, "b2"))
    assert (summon_refusal(on.state, on.rules, seat, card, cell(at(seat, "b2")), True) is None) == instant


COMES: Final = "「誰もいない地形」に、対象は手札にあるこのカードを{}召喚してもよい。"


@EACH
@clause("honjin", "14.6.3.2", "14.6.4.1", "15.4.7.1", "15.4.7.2", "14.6.1")
def test_a_unit_card_says_where_else_it_may_come(seat: int) -> None:
    cards = [
        unit("狼", f"◇[自軍ターン]狼\n〈発揮:普通召喚宣言時/対象:自軍プレイヤー〉\n{COMES.format('普通')}"),
        unit("群", f"◇群\n〈対象:自軍プレイヤー〉\n自軍捨て山が2枚以上の場合、{COMES.format('普通')}"),
        unit("速", f"◇速\n〈対象:自軍プレイヤー〉\n{COMES.format('即時')}"),
        unit("霊", "【普通召喚】「地形」"),
        unit("幽", "【即時召喚】「地形」"),
        unit("高", f"◇高\n〈コスト:手札9枚破棄/対象:自軍プレイヤー〉\n{COMES.format('普通')}"),
    ]
    board = {
        "a2": {"terrain": "野"},
        "c2": {"terrain": "野", "first": ["兵"]},
        "c3": {"terrain": "野", "second": ["兵@敵"]},
    }
    on = table(seat, *cards, board=board, hand=["狼", "群", "速", "霊", "幽", "高", "弓"])
    empty = sorted(["b1", "b4", at(seat, "a2")])

    def where(name: str, instant: bool = False) -> list[str]:
        return named(own_places(on.state, on.rules, seat, on.card(name), instant))

    assert where("狼") == empty
    assert where("群") == where("速") == where("幽") == where("高") == where("弓") == []
    assert where("霊") == sorted([*empty, at(seat, "c2")])
    for name in ("狼", "霊", "幽", "速"):
        assert where(name, True) == []
    rich = table(seat, *cards, board=board, hand=["群"], own={"discard": 2})
    assert named(own_places(rich.state, rich.rules, seat, rich.card("群"), False)) == empty


@EACH
@clause("honjin", "15.4.8.1", "15.4.8.2", "14.6.3", "14.6.4")
def test_what_comes_instantly_comes_to_the_battle_only(seat: int) -> None:
    held = "「自軍配置地形」に、対象は手札にあるこのカードを即時召喚してもよい。"
    cards = [
        unit("幽", "【即時召喚】「火の地形」"),
        unit("速", f"◇速\n〈対象:自軍プレイヤー〉\n{held}"),
        terrain("焔", attributes=["火"]),
    ]
    board: dict[str, Any] = {
        "b2": {"terrain": "焔", "laid": "first", "first": ["兵"], "second": ["兵@敵"]},
        "c2": {"terrain": "焔", "laid": "first"},
    }
    on = table(seat, *cards, board=board, hand=["幽", "速"])
    on.battle(at(seat, "b2"))
    for name in ("幽", "速"):
        assert named(own_places(on.state, on.rules, seat, on.card(name), True)) == [at(seat, "b2")]
        assert summon_refusal(on.state, on.rules, seat, on.card(name), cell(at(seat, "b2")), True) is None
        assert told(summon_refusal(on.state, on.rules, seat, on.card(name), cell(at(seat, "c2")), True)) == (
            "8.3.2.8",
            "not-the-battle",
        )
    plain = table(
        seat, *cards, board={**board, "b2": {**board["b2"], "terrain": "野", "laid": "second"}}, hand=["幽", "速"]
    )
    plain.battle(at(seat, "b2"))
    for name in ("幽", "速"):
        assert own_places(plain.state, plain.rules, seat, plain.card(name), True) == ()


@EACH
@clause("honjin", "14.6.2", "14.6.3.2", "10.11.6")
def test_a_price_is_owed_only_where_nothing_else_lets_the_unit_come(seat: int) -> None:
    dear = f"◇[自軍ターン]狼\n〈発揮:普通召喚宣言時/コスト:手札1枚破棄/対象:自軍プレイヤー〉\n{COMES.format('普通')}"
    cards = [
        unit("狼", dear),
        unit("両", f"{dear}\n◇両\n〈対象:自軍プレイヤー〉\n{COMES.format('普通')}".replace("狼", "両")),
    ]
    named_place = unit("名", f"【普通召喚】「誰もいない地形」\n{dear.replace('狼', '名')}")
    on = table(seat, *cards, named_place, board={"a2": {"terrain": "野"}}, hand=["狼", "両", "名", "弓"])

    def owed(name: str, where: str) -> bool:
        found = way_to_pay(on.state, on.rules, seat, on.card(name), cell(at(seat, where)), False)
        return found is not None

    assert [owed("狼", where) for where in ("a2", "b1")] == [True, False]
    assert [owed(name, "a2") for name in ("両", "名", "弓")] == [False, False, False]


@EACH
@clause("honjin", "2.1.12.2", "2.1.12.3", "8.3.2.8")
def test_a_unit_is_instant_by_its_level_or_by_an_effect_on_the_hand(seat: int) -> None:
    on = table(seat, unit("斥", instant=True), board={}, hand=["斥", "兵"])
    assert [is_instant(on.state, on.rules, on.card(name)) for name in ("斥", "兵")] == [True, False]
    call = spell("召", "◇[普通]召\n〈対象:自軍プレイヤー〉\n自軍手札のユニットカードは即時召喚可能になる。")
    board = {"b2": {"terrain": "野", "first": ["術"], "second": ["兵@敵"]}}
    on = table(seat, call, board=board, hand=["召", "兵"], other={"hand": ["弓@他"]})
    on.battle(at(seat, "b2"))
    assert not is_instant(on.state, on.rules, on.card("兵"))
    on.use("召", SEATS[seat], user="術")
    top = on.state.zones[DECKS[seat]][0]
    on.let(Went("12.3.1", top, HANDS[seat], seat, "refill"))
    assert is_instant(on.state, on.rules, on.card("兵"))
    assert not is_instant(on.state, on.rules, on.card("他")) and not is_instant(on.state, on.rules, top)


# --- 12.2.2-12.2.4: marching


@EACH
@clause("honjin", "2.1.19.1", "2.1.19.2", "2.1.19.3", "12.2.2.1", "12.2.2.2")
def test_how_far_a_unit_reaches(seat: int) -> None:
    cards = [
        unit("飛", march=["飛行"]),
        unit("長", march=["長距離飛行"]),
        unit("止", march=[]),
        unit("両", march=["歩行", "飛行"]),
    ]
    everywhere = {
        f"{column}{row}": {"terrain": "野"} for column in "abc" for row in "1234" if column + row not in HOMES
    }
    everywhere.pop("c3")
    board: dict[str, Any] = {**everywhere, "b3": {"terrain": "野", "first": ["兵", "飛", "長", "止", "両"]}}
    on = table(seat, *cards, board={**board, "b3": {**board["b3"], "first": ["飛", "止", "兵"]}})
    far = table(seat, *cards, board={**board, "b3": {"terrain": "野", "first": ["長", "両"]}})

    def reach(there: Table, name: str) -> list[str]:
        return named(in_range(there.state, there.rules, there.card(name)))

    def seen(*names: str) -> list[str]:
        return sorted([at(seat, name) for name in names])

    assert reach(on, "兵") == seen("a3", "b2", "b4")
    assert reach(on, "飛") == reach(far, "両") == seen("a2", "a3", "a4", "b2", "b4", "c2", "c4")
    assert reach(on, "止") == []
    assert reach(far, "長") == seen("a2", "a3", "a4", "b2", "b4", "c2", "c4", "b1")


@EACH
@clause("honjin", "15.4.10.1", "15.4.10.2", "1.3.1", "12.2.2.2")
def test_a_rule_of_its_own_lets_a_unit_march_further_but_not_into_the_enemys_headquarters(seat: int) -> None:
    roam = unit("遊", "【特殊進軍】「地形」")
    board = {"b2": {"terrain": "野", "first": ["遊"]}, "c4": {"terrain": "野"}, "a1": {"terrain": "野"}}
    on = table(seat, roam, board=board)
    assert named(in_range(on.state, on.rules, on.card("遊"))) == sorted([at(seat, name) for name in ("a1", "b1", "c4")])


@EACH
@clause("honjin", "12.2.1", "12.2.3.1", "3.2.4", "4.10.1.1", "12.2.2.2")
def test_who_may_march_and_where_to(seat: int) -> None:
    bar = unit("縛", "○縛\n〈対象:このユニット〉\n対象は進軍できない。")
    board: dict[str, Any] = {
        "b2": {"terrain": "野", "first": ["兵", {"card": "弓", "finished": True}, "縛"]},
        "b3": {"terrain": "野", "second": [{"card": "術@敵", "equipment": ["剣"]}]},
        "a4": {"terrain": "野"},
    }
    on = table(seat, bar, board=board, hand=["兵@札"])

    def who(name: str) -> tuple[str, str] | None:
        return told(unit_refusal(on.state, on.rules, seat, on.card(name)))

    assert {name: who(name) for name in ("兵", "弓", "縛", "敵", "札", "剣")} == {
        "兵": None,
        "弓": ("12.2.3.1", "finished"),
        "縛": ("4.1.12", "marching-forbidden"),
        "敵": ("12.2.1", "not-your-unit"),
        "札": ("12.2.1", "not-your-unit"),
        "剣": ("12.2.1", "not-your-unit"),
    }

    def to(name: str) -> tuple[str, str] | None:
        return told(destination_refusal(on.state, on.rules, seat, on.card("兵"), cell(at(seat, name))))

    assert (to("b3"), to("b1")) == (None, None)
    assert to("a2") == ("12.2.2.2", "empty-land")
    assert to("a4") == to("b2") == ("12.2.2.2", "out-of-range")
    assert told(destination_refusal(on.state, on.rules, seat, on.card("弓"), cell(at(seat, "b3")))) == (
        "12.2.3.1",
        "finished",
    )
    assert named(destinations(on.state, on.rules, seat, on.card("兵"))) == sorted([at(seat, "b3"), at(seat, "b1")])
    assert destinations(on.state, on.rules, seat, on.card("弓")) == ()


@EACH
@clause("honjin", "4.1.12", "12.2.2.2", "12.2.3.1")
def test_some_places_may_be_barred(seat: int) -> None:
    bar = unit("忌", "○忌\n〈対象:このユニット〉\n対象は本陣へ進軍できない。")
    board = {"b2": {"terrain": "野", "first": ["忌", "兵"]}, "b3": {"terrain": "野"}}
    on = table(seat, bar, board=board)
    shy = on.card("忌")
    assert told(destination_refusal(on.state, on.rules, seat, shy, cell(at(seat, "b1")))) == (
        "4.1.12",
        "marching-forbidden",
    )
    assert destination_refusal(on.state, on.rules, seat, shy, cell(at(seat, "b3"))) is None
    assert destination_refusal(on.state, on.rules, seat, on.card("兵"), cell(at(seat, "b1"))) is None
    assert named(destinations(on.state, on.rules, seat, shy)) == [at(seat, "b3")]
    assert named(destinations(on.state, on.rules, seat, on.card("兵"))) == sorted([at(seat, "b3"), at(seat, "b1")])


@EACH
@clause("honjin", "12.2.4.1", "12.2.4.2", "8.4.8")
def test_an_area_is_closed_once_a_march_with_battle_has_failed_there(seat: int) -> None:
    board = {
        "b3": {"terrain": "野", "first": ["兵"]},
        "a3": {"terrain": "野", "second": ["兵@敵"]},
        "c3": {"terrain": "野"},
        "b2": {"terrain": "野", "second": ["弓@敵二"]},
    }
    on = table(seat, board=board, failed=[at(seat, name) for name in ("a3", "c3", "b4")])

    def closed(name: str) -> tuple[str, str] | None:
        return told(closed_refusal(on.state, on.rules, seat, cell(at(seat, name))))

    assert (closed("a3"), closed("b2"), closed("c3")) == (("12.2.4.2", "march-failed-there"), None, None)
    assert closed("b4") == ("8.4.8", "march-failed-there")
    assert named(destinations(on.state, on.rules, seat, on.card("兵"))) == sorted([at(seat, "b2"), at(seat, "c3")])


@EACH
@clause("honjin", "12.2.3.2", "12.2.3.3", "12.2.4.1", "4.6.2")
def test_a_whole_march_must_fit_and_goes_to_one_battle_only(seat: int) -> None:
    board = {
        "b2": {"terrain": "野", "first": ["兵", "巨", "術@三"]},
        "b3": {"terrain": "原", "second": ["兵@敵"]},
        "a2": {"terrain": "原", "first": ["弓"]},
        "c2": {"terrain": "原"},
    }
    on = table(seat, board={**board, "b2": {"terrain": "野", "first": ["兵", "巨"]}})
    enemy, held, free = (cell(at(seat, name)) for name in ("b3", "a2", "c2"))
    soldier, giant, archer = (on.card(name) for name in ("兵", "巨", "弓"))

    def plan(*moves: tuple[int, int]) -> tuple[str, str] | None:
        return told(plan_refusal(on.state, on.rules, seat, moves))

    assert plan((soldier, enemy)) is None and plan((soldier, held)) is None
    assert plan((giant, held)) == ("12.2.3.2", "above-limit")
    assert plan((giant, free)) is None
    assert plan((giant, held), (archer, cell(at(seat, "b2")))) is None
    assert plan((soldier, free), (giant, free)) == ("12.2.3.2", "above-limit")
    assert plan((soldier, enemy), (giant, free)) == ("12.2.3.3", "one-battle-at-a-time")
    assert told(together_refusal(on.state, on.rules, seat, ((soldier, free), (giant, held)))) is None
    assert told(limit_refusal(on.state, on.rules, seat, ((giant, held),))) == ("12.2.3.2", "above-limit")
    assert limit_refusal(on.state, on.rules, seat, ()) is None


@EACH
@clause("honjin", "12.2.3.3", "12.2.4.1", "12.2.5.1.2", "12.2.5.1.3")
def test_which_units_can_still_join_a_march(seat: int) -> None:
    board = {
        "b2": {"terrain": "野", "first": ["兵", "弓", {"card": "術", "finished": True}]},
        "b3": {"terrain": "野", "second": ["兵@敵"]},
        "c2": {"terrain": "野"},
    }
    on = table(seat, board=board)

    def offers(*plan: tuple[str, str]) -> set[tuple[str, str]]:
        whole = tuple([(on.card(name), cell(at(seat, area))) for name, area in plan])
        found = march_options(on.state, on.rules, seat, whole)
        return {(on.name(each.card), at(seat, area_name(each.numbers[0]))) for each in found}

    everywhere = {(name, area) for name in ("兵", "弓") for area in ("b1", "b3", "c2")}
    assert offers() == everywhere
    assert offers(("兵", "c2")) == {("弓", "b1"), ("弓", "c2")}
    assert offers(("兵", "b3")) == {("弓", "b3")}
    assert offers(("兵", "c2"), ("弓", "c2")) == set()


# --- 12.2.8, 12.2.6, 15.4: equipment


def bears(on: Table, name: str, piece: str, *leaving: str) -> tuple[str, str] | None:
    gone = tuple([on.card(each) for each in leaving])
    return told(bear_refusal(on.state, on.rules, on.card(name), on.card(piece), gone))


@EACH
@clause("honjin", "15.4.11.2", "15.4.4.2", "15.4.3.2", "12.2.8.3", "13.1.2.2")
def test_why_a_unit_cannot_bear_a_piece(seat: int) -> None:
    cards = [
        unit("厭", "【装備禁止】", items=2),
        unit("一", "【装備制限】", items=3),
        unit("遊", "【特殊進軍】「地形」", items=3),
        gear("弓具", "【専用】「種族:エルフ」", cost=1),
        gear("大", cost=3),
        unit("素"),
    ]
    board: dict[str, Any] = {
        "b2": {
            "terrain": "野",
            "first": ["厭", {"card": "一", "equipment": ["剣@甲"]}, {"card": "遊", "equipment": ["剣@乙"]}, "素"],
        },
        "c2": {"terrain": "野", "first": ["術", "一@空", "兵"]},
    }
    on = table(seat, *cards, board=board, hand=["剣", "弓具", "大"])
    assert bears(on, "厭", "剣") == ("15.4.11.2", "no-equipment")
    assert bears(on, "一", "剣") == ("15.4.4.2", "one-piece-only")
    assert bears(on, "一", "剣", "甲") is None
    assert bears(on, "空", "剣") is None
    assert bears(on, "遊", "剣") is None
    assert bears(on, "遊", "弓具") == ("15.4.3.2", "exclusive-to-others")
    assert bears(on, "術", "弓具") is None
    assert bears(on, "素", "剣") == ("13.1.2.2", "no-item-slot")
    assert bears(on, "遊", "大") == ("12.2.8.3", "not-enough-slots")
    assert bears(on, "遊", "大", "乙") is None
    assert bears(on, "術", "大") == ("12.2.8.3", "not-enough-slots")


@EACH
@clause("honjin", "7.4.4", "8.3.2.9", "12.2.7.3", "12.2.8.3")
def test_who_may_be_given_a_piece_of_the_hand(seat: int) -> None:
    board: dict[str, Any] = {
        "b2": {"terrain": "野", "first": ["術", {"card": "術@帯", "equipment": ["剣@佩"]}], "second": ["術@敵"]},
        "c2": {"terrain": "野", "first": ["術@外"]},
    }
    on = table(seat, board=board, hand=["剣", "術@札", "弓"], other={"hand": ["剣@他剣"]})

    def give(piece: str, to: str, instant: bool = False) -> tuple[str, str] | None:
        return told(equip_refusal(on.state, on.rules, seat, on.card(piece), on.card(to), instant))

    assert give("剣", "術") is None and give("剣", "外") is None
    assert give("佩", "術") == give("他剣", "術") == ("12.2.8.4", "not-in-hand")
    assert give("弓", "術") == ("12.2.8.3", "not-equipment")
    assert give("剣", "敵") == give("剣", "札") == give("剣", "佩") == ("12.2.8.4", "not-your-unit")
    on.battle(at(seat, "b2"))
    assert give("剣", "術", True) is None
    assert give("剣", "外", True) == ("8.3.2.9", "not-in-battle")


@EACH
@clause("honjin", "12.2.6.1", "12.2.6.2.1", "12.2.6.2.2")
def test_equipment_changes_hands_at_one_terrain_only(seat: int) -> None:
    board: dict[str, Any] = {
        "b2": {
            "terrain": "野",
            "first": [{"card": "術", "equipment": ["剣", "剣@副"]}, {"card": "術@友", "equipment": ["剣@友剣"]}, "兵"],
        },
        "c2": {"terrain": "野", "first": [{"card": "術@外", "equipment": ["剣@外剣"]}]},
        "c3": {"terrain": "野", "second": [{"card": "術@敵", "equipment": ["剣@敵剣"]}, "術@敵友"]},
    }
    on = table(seat, board=board, hand=["剣@手"])

    def swap(piece: str, other: str) -> tuple[str, str] | None:
        return told(exchange_refusal(on.state, on.rules, seat, on.card(piece), on.card(other)))

    assert swap("剣", "友") is None and swap("剣", "友剣") is None
    assert swap("敵剣", "敵友") == swap("手", "友") == swap("術", "友") == ("12.2.6.1", "not-your-equipment")
    assert swap("剣", "敵") == swap("剣", "手") == ("12.2.6.2.1", "not-your-unit")
    assert swap("剣", "術") == swap("剣", "副") == ("12.2.6.2.2", "same-unit")
    assert swap("剣", "外") == swap("剣", "外剣") == ("12.2.6.2.1", "not-the-same-terrain")
    assert swap("剣", "兵") == ("12.2.6.2.1", "no-item-slot")
    found = {(on.name(each.card), on.name(each.cards[0])) for each in exchange_options(on.state, on.rules, seat)}
    pairs = {("剣", "友"), ("副", "友"), ("剣", "友剣"), ("副", "友剣")}
    assert {(a, b) for a, b in found if "剣" in (a, b) or "副" in (a, b)} == pairs
    assert exchange_options(on.state, on.rules, seat, cell(at(seat, "c2"))) == []
    assert len(exchange_options(on.state, on.rules, seat, cell(at(seat, "b2")))) == len(found)


@EACH
@clause("honjin", "11.3.4.1", "13.1.2.8", "15.4.3.2", "15.4.4.2", "15.4.11.2")
def test_which_equipment_its_unit_cannot_bear_any_more(seat: int) -> None:
    cards = [
        unit("厭", "【装備禁止】", items=2),
        unit("一", "【装備制限】", items=3),
        unit("遊", "【特殊進軍】「地形」", items=3),
        gear("弓具", "【専用】「種族:エルフ」", cost=1),
        unit("荷", items=3),
    ]
    board: dict[str, Any] = {"c2": {"terrain": "野", "first": ["兵"]}}
    on = table(seat, *cards, board=board, hand=["剣@甲", "剣@乙", "弓具", "厭", "一", "遊", "荷", "術"])

    def found(name: str, *pieces: str) -> list[tuple[str, list[str]]]:
        worn = tuple([on.card(each) for each in pieces])
        made = misplaced(on.state, on.rules, on.card(name), worn)
        return [(each.verb, [on.name(each.card), *[on.name(card) for card in each.cards]]) for each in made]

    assert found("厭", "甲") == [("drop-equipment", ["甲"])]
    assert found("荷", "弓具") == [("drop-equipment", ["弓具"])]
    assert due(on.state, on.rules, seat) == []


@EACH
@clause("honjin", "11.3.4.1", "12.2.6.2.1", "13.1.2.2", "15.4.4.1", "15.4.11.1")
def test_equipment_without_slots_is_borne_as_far_as_effects_allow(seat: int) -> None:
    hand = "○腕\n〈対象:このユニット〉\n対象は装備品を{}つ装備できる。"
    cards = [
        unit("腕", hand.format(1)),
        unit("双腕", hand.format(2)),
        unit("一", "【装備制限】", items=3),
        gear("紙", cost=0),
    ]
    board = {"b2": {"terrain": "野", "first": ["腕", "双腕", "兵", "一"]}}
    on = table(seat, *cards, board=board, hand=["剣@甲", "剣@乙", "剣@丙", "紙"])
    assert [bearing_free(on.state, on.rules, on.card(name)) for name in ("腕", "双腕", "兵")] == [1, 2, 0]

    def found(name: str, *pieces: str) -> list[tuple[str, str]]:
        worn = tuple([on.card(each) for each in pieces])
        made = misplaced(on.state, on.rules, on.card(name), worn)
        return [(each.verb, on.name(each.card)) for each in made]

    assert found("腕", "甲") == found("双腕", "甲", "乙") == []
    assert found("腕", "甲", "乙") == [("shed-equipment", "甲"), ("shed-equipment", "乙")]
    assert len(found("双腕", "甲", "乙", "丙")) == 3
    assert found("兵", "甲") == [("shed-equipment", "甲")]
    assert found("兵", "紙") == [("shed-equipment", "紙")]
    assert found("一", "紙") == []
    assert found("一", "紙", "甲") == [("limit-equipment", "一")]
    assert bears(on, "腕", "甲") is None and bears(on, "兵", "甲") == ("13.1.2.2", "no-item-slot")


@EACH
@clause("honjin", "12.2.3.2", "12.2.5.1.2", "4.6.2")
def test_a_unit_without_a_level_goes_where_nobody_else_fits(seat: int) -> None:
    light = unit("霊", level=0)
    board = {"b2": {"terrain": "野", "first": ["霊", "兵"]}, "c2": {"terrain": "原", "first": ["巨"]}}
    on = table(seat, light, board=board)
    found = march_options(on.state, on.rules, seat, ())
    there = {on.name(each.card) for each in found if area_name(each.numbers[0]) == at(seat, "c2")}
    assert "霊" in there
    full = table(seat, light, board={**board, "c2": {"terrain": "原", "first": [{"card": "巨", "finished": True}]}})
    found = march_options(full.state, full.rules, seat, ())
    assert {full.name(each.card) for each in found if area_name(each.numbers[0]) == at(seat, "c2")} == {"霊"}


@EACH
@clause("honjin", "12.2.3.2", "12.2.5.1.2", "4.6.2")
def test_a_unit_without_a_level_marches_against_terrain_that_bears_nothing(seat: int) -> None:
    light, nowhere = unit("霊", level=0), terrain("無", limit=0)
    board = {"b2": {"terrain": "野", "first": ["霊", "兵"]}, "b3": {"terrain": "無", "second": ["霊@敵"]}}
    on = table(seat, light, nowhere, board=board)
    found = march_options(on.state, on.rules, seat, ())
    assert {on.name(each.card) for each in found if area_name(each.numbers[0]) == at(seat, "b3")} == {"霊"}


@EACH
@clause("honjin", "13.1.2.2", "12.2.8.3")
def test_one_piece_without_slots_is_one_piece(seat: int) -> None:
    arm = unit("腕", "○腕\n〈対象:このユニット〉\n対象は装備品を1つ装備できる。")
    board: dict[str, Any] = {"b2": {"terrain": "野", "first": ["腕@空", "腕"]}}
    on = table(seat, arm, board=board, hand=["剣@甲", "剣@乙"])
    on.let(Went("12.2.8.7", on.card("甲"), FIELD, seat, "equip", host=on.card("腕")))
    assert bears(on, "空", "乙") is None
    assert bears(on, "腕", "乙") == ("13.1.2.2", "no-item-slot")
    assert bears(on, "腕", "乙", "甲") is None


@EACH
@clause("honjin", "8.4.4", "8.4.7", "5.1.2.7")
def test_units_return_only_to_terrain_without_enemies(seat: int) -> None:
    board = {
        "b2": {"terrain": "野", "first": ["兵"]},
        "b3": {"terrain": "野", "second": ["兵@敵"]},
        "a2": {"terrain": "野"},
    }
    on = table(seat, board=board)
    cells = [cell(at(seat, name)) for name in ("b2", "a2", "b3", "c2")]
    assert [is_open(on.state, on.rules, seat, each) for each in (*cells, -1)] == [True, True, False, False, False]


@EACH
@clause("honjin", "15.4.10.1", "15.4.10.2", "1.3.1")
def test_who_lets_itself_march_further_takes_nobody_along(seat: int) -> None:
    roam = unit("遊", "○道\n〈対象:このユニット〉\n対象は「誰もいない地形(敵軍本陣を除く)」へ進軍してもよい。")
    board = {"b2": {"terrain": "野", "first": ["遊", "兵"]}, "c4": {"terrain": "野"}, "a1": {"terrain": "野"}}
    on = table(seat, roam, board=board)
    far = {name: named(in_range(on.state, on.rules, on.card(name))) for name in ("遊", "兵")}
    assert at(seat, "c4") in far["遊"] and at(seat, "c4") not in far["兵"]


@EACH
@clause("honjin", "3.2.2")
def test_what_lies_face_down_has_no_printed_figure_but_its_limit(seat: int) -> None:
    board = {"b2": {"terrain": "野", "first": ["兵"]}}
    on = table(seat, board=board)
    hidden = [card for card in range(len(on.state.zone)) if on.state.zone[card] in HIDDEN]
    assert hidden
    reading = Reading(on.state, on.rules, 0, on.card("兵"))
    for card in hidden:
        assert [reading.printed_figure(card, figure) for figure in ("attack", "defence", "level")] == [0, 0, 0]
        assert reading.printed_figure(card, "limit") > 0
