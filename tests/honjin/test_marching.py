"""12.2: who may march where, several at once, into battle; what comes before, in between and afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.games.honjin.events import Went
from fuda.games.honjin.table import DISCARDS
from fuda.games.honjin.unit_events import Finished
from fuda.kernel.decisions import Action
from fuda.kernel.machine import submit
from tests.citing import clause
from tests.honjin.texts import terrain, unit
from tests.honjin.turns import Game, watcher

BIRD = unit("鳥", march=["飛行"])
EAGLE = unit("鷲", march=["長距離飛行"])
HORSE = unit("馬", march=["歩行", "長距離飛行"])
ALL = {
    f"{column}{row}": {"terrain": "野"} for column in "abc" for row in "1234" if f"{column}{row}" not in ("b1", "b4")
}


def everywhere(**units: list[Any]) -> dict[str, Any]:
    """Terrain on every area, with units of the first player at some."""
    board: dict[str, Any] = {area: dict(each) for area, each in ALL.items()}
    for area, each in units.items():
        board.setdefault(area, {})["first"] = each
    return board


# --- where


@clause("honjin", "2.1.19.2", "2.1.19.3", "12.2.2.1")
@pytest.mark.parametrize(
    ("name", "areas"),
    [
        ("兵", ["a2", "b1", "b3", "c2"]),
        ("鳥", ["a1", "a2", "a3", "b1", "b3", "c1", "c2", "c3"]),
        ("鷲", ["a1", "a2", "a3", "b1", "b3", "b4", "c1", "c2", "c3"]),
        ("馬", ["a1", "a2", "a3", "b1", "b3", "b4", "c1", "c2", "c3"]),
    ],
)
def test_the_three_march_types_reach_what_the_designers_say(name: str, areas: list[str]) -> None:
    game = Game(BIRD, EAGLE, HORSE, board=everywhere(b2=[name]))
    assert game.reach(name) == areas


@clause("honjin", "2.1.19.2", "12.2.2.2")
def test_a_long_flight_passes_over_anything() -> None:
    board = {"c1": {"terrain": "野", "first": ["鷲"]}, "c3": {"terrain": "野"}, "a1": {"terrain": "野"}}
    assert Game(EAGLE, board=board).reach("鷲") == ["a1", "b1", "c3"]
    board["c2"] = {"terrain": "野", "second": ["兵@敵"]}
    assert Game(EAGLE, board=board).reach("鷲") == ["a1", "b1", "c2", "c3"]


@clause("honjin", "12.2.2.2", "5.1.2.7")
def test_empty_land_and_the_own_terrain_are_out_of_range() -> None:
    game = Game(board={"b2": {"terrain": "野", "first": ["兵"]}, "c3": {"terrain": "野"}})
    assert game.reach("兵") == ["b1"]
    assert game.refused("first", "march", "兵", area="a2") == ("12.2.2.2", "empty-land")
    assert game.refused("first", "march", "兵", area="b2") == ("12.2.2.2", "out-of-range")
    assert game.refused("first", "march", "兵", area="c3") == ("12.2.2.2", "out-of-range")


@clause("honjin", "15.4.10.1", "15.4.10.2", "12.2.2.1")
def test_a_special_march_goes_to_terrain_of_its_kind_but_not_to_the_enemys_headquarters() -> None:
    nomad = unit("民", "【特殊進軍】「土の地形」")
    board = {"b1": {"first": ["民"]}, "a4": {"terrain": "野"}, "c3": {"terrain": "原"}, "a2": {"terrain": "proxy"}}
    assert Game(nomad, board=board).reach("民") == ["a4"]
    wanderer = unit("遊", "【特殊進軍】「地形」")
    board["b1"] = {"first": ["遊"]}
    assert Game(wanderer, board=board).reach("遊") == ["a2", "a4", "c3"]


@clause("honjin", "15.4.10.2", "12.2.3.2", "12.2.3.3", "12.2.4.1")
def test_a_special_march_may_lead_into_battle() -> None:
    nomad = unit("民", "【特殊進軍】「土の地形」", attack=9, level=5)
    board: dict[str, Any] = {
        "b1": {"first": ["民"]},
        "a4": {"terrain": "野", "second": ["兵@敵"]},
        "c4": {"terrain": "野@小"},
    }
    board["c4"]["first"] = ["巨"]
    game = Game(nomad, board=board)
    assert game.refused("first", "march", "民", area="c4") == ("12.2.3.2", "above-limit")
    game.march("first", 民="a4")
    game.quietly()
    assert "BattleBegan" in game.happened() and game.there("a4") == ["民"]


# --- who


@clause("honjin", "12.2.3.1", "3.2.4", "12.2.5.2.2")
def test_only_fresh_units_may_march() -> None:
    board = {"b1": {"first": ["兵@a", {"card": "兵@b", "finished": True}]}, "b2": {"terrain": "野"}}
    game = Game(board=board)
    assert game.refused("first", "march", "b", area="b2") == ("12.2.3.1", "finished")
    game.march("first", a="b2")
    assert game.is_finished("a")
    assert game.refused("first", "march", "a", area="b1") == ("12.2.3.1", "finished")


@clause("honjin", "12.2.1", "12.2.5.1.2")
def test_only_own_units_march() -> None:
    game = Game(board={"b1": {"first": ["兵"]}, "b2": {"terrain": "野", "second": ["兵@敵"]}, "a2": {"terrain": "野"}})
    assert game.refused("first", "march", "敵", area="a2") == ("12.2.1", "not-your-unit")


@clause("honjin", "12.2.3.2")
def test_the_levels_must_fit_the_limit_of_the_terrain() -> None:
    tired = {"card": "兵@c", "finished": True}
    game = Game(board={"b1": {"first": ["兵@a", "兵@b"]}, "b2": {"terrain": "原", "first": [tired]}})
    game.do("first", "march")
    assert game.offers("first", "march", "a") == game.offers("first", "march", "b") == ["b2"]
    game.act("first", "march", "a", "b2")
    assert game.asked() == ("first", "main-phase", "7.3.3")  # no room for another one
    assert game.there("b2") == ["c", "a"]
    assert not game.is_finished("b")


@clause("honjin", "12.2.3.2", "12.2.5.1.2")
def test_whoever_joins_a_march_leaves_a_way_to_make_it() -> None:
    game = Game(board={"b1": {"first": ["兵@a", "兵@b"]}, "b2": {"terrain": "原", "first": ["兵@c"]}})
    game.do("first", "march")
    game.act("first", "march", "a", "b2")
    assert game.options("first") == ["join", "go-on"]
    game.do("first", "join")
    assert game.offers("first", "march", "b") == ["b2"]
    game.act("first", "march", "b", "b2")
    assert game.there("b2") == ["a", "b"]
    assert game.there("b1") == ["c"]


@clause("honjin", "12.2.5.1.2", "12.2.5.1.3")
def test_units_join_a_march_one_by_one_and_stay_in_it() -> None:
    board = {"b1": {"first": ["兵@a", "兵@b", "兵@c"]}, "b2": {"terrain": "野"}, "a1": {"terrain": "野"}}
    game = Game(board=board)
    game.do("first", "march")
    assert game.asked() == ("first", "march", "12.2.5.1.2") and "go-on" not in game.options("first")
    game.act("first", "march", "a", "b2")
    assert game.asked() == ("first", "march-more", "12.2.5.1.2") and game.options("first") == ["join", "go-on"]
    game.do("first", "join")
    assert game.offers("first", "march", "a") == [] and game.offers("first", "march", "b") == ["a1", "b2"]
    game.act("first", "march", "b", "a1")
    game.do("first", "go-on")
    assert (game.there("a1"), game.there("b1"), game.there("b2")) == (["b"], ["c"], ["a"])


@clause("honjin", "12.2.3.2", "12.2.3.3", "12.2.5.1.3")
def test_units_may_swap_places_in_one_march() -> None:
    board = {"a2": {"terrain": "原", "first": ["巨@a"]}, "b2": {"terrain": "原", "first": ["巨@b"]}}
    board |= {"b1": {"first": ["巨@c", "巨@d"]}}
    game = Game(board=board)
    assert "march" in game.options("first")
    game.march("first", a="b2", b="a2")
    assert (game.there("a2"), game.there("b2")) == (["b"], ["a"])


@clause("honjin", "12.2.3.3", "12.2.5.1.2", "12.2.5.1.3", "12.2.5.1.5", "12.2.5.1")
def test_several_units_march_at_once_from_and_to_different_places() -> None:
    board = {"b1": {"first": ["兵@a", "兵@b"]}, "a2": {"terrain": "野", "first": ["兵@c"]}}
    board |= {"b2": {"terrain": "野"}, "a1": {"terrain": "野"}}
    game = Game(board=board)
    game.march("first", a="b2", b="a1", c="b2")
    assert (game.there("a1"), game.there("b2"), game.there("a2")) == (["b"], ["a", "c"], [])
    assert game.happened().count("Marched") == 3 and game.moments().count("march") == 1
    assert game.is_finished("a") and game.is_finished("b") and game.is_finished("c")


@clause("honjin", "12.2.3.3", "12.2.4.1")
def test_a_battle_march_goes_to_one_terrain_only() -> None:
    board = {"b1": {"first": ["兵@a", "兵@b"]}, "a2": {"terrain": "野", "first": ["兵@c"]}}
    board |= {"b2": {"terrain": "野", "second": ["巨@敵"]}, "a1": {"terrain": "野"}}
    game = Game(board=board)
    game.do("first", "march")
    game.act("first", "march", "a", "b2")
    game.do("first", "join")
    assert game.offers("first", "march", "b") == ["b2"] and game.offers("first", "march", "c") == ["b2"]
    game.act("first", "march", "c", "b2")
    game.do("first", "go-on")
    game.quietly()
    assert game.happened().count("BattleBegan") == 1
    again = Game(board=board)
    again.do("first", "march")
    again.act("first", "march", "a", "a1")
    again.do("first", "join")
    assert again.offers("first", "march", "b") == ["a1"]


# --- one after the other


@clause("honjin", "12.2.5.1.1", "12.2.5.1.4", "12.2.5.1.6", "12.2.5.1.8")
def test_a_march_is_declared_fixed_made_and_ended() -> None:
    game = Game(board={"b1": {"first": ["兵", "弓"]}, "b2": {"terrain": "野"}})
    game.march("first", 兵="b2")
    told = [each.get("moment") or each["event"] for each in game.told()]
    order = [each for each in told if each in ("march", "march-fixed", "Marched", "MarchSettled", "march-end")]
    assert order == ["march", "march-fixed", "Marched", "MarchSettled", "march-end"]


@clause("honjin", "12.2.5.1.1")
def test_what_waits_for_the_declaration_comes_before_units_are_chosen() -> None:
    game = Game(watcher("番", "進軍宣言時"), board={"b1": {"first": ["番", "兵"]}, "b2": {"terrain": "野"}})
    game.do("first", "march")
    assert game.asked() == ("first", "march", "12.2.5.1.2") and game.clauses("Refilled") == ["12.3.1.3"]


@clause("honjin", "12.2.5.1.1", "12.2.2.1", "12.2.5.1.9")
def test_an_effect_of_the_declaration_widens_the_range_for_this_march_only() -> None:
    valley = terrain(
        "谷",
        "●[自軍ターン]谷\n〈発揮:進軍宣言時/対象:この地形に存在する自軍ユニットすべて〉\n"
        "対象は「代理地形」または「誰もいない地形(敵軍本陣を除く)」へ進軍してもよい。",
    )
    board = {"b2": {"terrain": "谷", "first": ["兵@a", "兵@b"]}, "a4": {"terrain": "proxy"}}
    game = Game(valley, board=board)
    assert game.reach("a") == ["b1"]
    game.march("first", a="a4")
    assert game.there("a4") == ["a"] and game.reach("b") == ["b1"]


@clause("honjin", "12.2.5.1.4")
def test_what_waits_for_the_destinations_comes_before_anybody_moves() -> None:
    game = Game(watcher("斥", "進軍先確定時"), board={"b1": {"first": ["斥", "弓"]}, "b2": {"terrain": "野"}})
    game.march("first", 斥="b2")
    assert [each for each in game.happened() if each in ("Refilled", "Marched")] == ["Refilled", "Marched"]


@clause("honjin", "12.2.5.1.4", "12.2.5.1.5", "12.2.3.1")
def test_a_march_goes_on_after_its_destinations_are_fixed() -> None:
    tiring = watcher("疲", "進軍先確定時", "対象を行動完了にする。", "このユニット")
    board = {"b1": {"first": ["疲", "弓"]}, "b2": {"terrain": "野"}}
    game = Game(tiring, board=board)
    game.march("first", 疲="b2")
    assert game.there("b2") == ["疲"]
    wreck = watcher("壊", "進軍先確定時", "対象を破棄する。", "隣接した地形1つ")
    board = {"a2": {"terrain": "野", "first": ["壊", "弓"]}, "a3": {"terrain": "野@道"}}
    game = Game(wreck, board=board)
    game.march("first", 弓="a3")
    assert game.terrain("a3") == "" and sorted(game.there("a2")) == ["壊", "弓"] and game.is_finished("弓")


@clause("honjin", "12.2.5.1.6", "11.3.2.1")
def test_limits_are_adjusted_on_arrival() -> None:
    grower = watcher("育", "進軍先確定時", "対象に「レベル:+4」を付与する。", "このユニット")
    game = Game(grower, board={"b1": {"first": ["育", "弓"]}, "b2": {"terrain": "原"}})
    game.march("first", 育="b2")
    assert game.there("b2") == [] and game.discards("first") == ["育"]


@clause("honjin", "12.2.5.1.7", "8.1.1", "7.3.4")
def test_where_both_sides_are_they_fight() -> None:
    board = {"b1": {"first": ["巨"]}, "b2": {"terrain": "野", "second": ["兵@敵"]}, "a1": {"terrain": "野"}}
    game = Game(board=board)
    game.march("first", 巨="b2")
    game.quietly()
    assert game.clauses("BattleBegan") == ["8.1.1"]
    calm = Game(board=board)
    calm.march("first", 巨="a1")
    calm.quietly()
    assert calm.clauses("BattleBegan") == []


@clause("honjin", "12.2.5.1.8")
def test_what_waits_for_the_end_of_a_march_comes_when_its_units_are_finished() -> None:
    restless = watcher("忙", "進軍終了時", "対象を未行動にする。", "このユニット")
    game = Game(restless, board={"b1": {"first": ["忙"]}, "b2": {"terrain": "野"}})
    game.march("first", 忙="b2")
    assert game.there("b2") == ["忙"] and not game.is_finished("忙")


# --- success and failure


@clause("honjin", "12.2.5.2.1", "8.4.2")
def test_a_march_succeeds_where_only_marching_units_are() -> None:
    board = {"b1": {"first": ["巨"]}, "b2": {"terrain": "野", "second": ["兵@敵"]}}
    game = Game(board=board)
    game.march("first", 巨="b2")
    game.quietly()
    assert [told["success"] for told in game.told() if told["event"] == "MarchSettled"] == [True]
    assert game.held_by("b2") == "first"


@clause("honjin", "12.2.5.2.1", "12.2.4.2", "8.4.3", "5.1.2.5")
def test_a_failed_march_closes_the_area_not_the_terrain() -> None:
    board = {"b1": {"first": ["兵@a", "巨@b"]}, "b2": {"terrain": "野", "second": ["巨@敵"]}}
    game = Game(board=board, first={"hand": ["野@札"]})
    game.march("first", a="b2")
    game.quietly()
    assert [told["success"] for told in game.told() if told["event"] == "MarchSettled"] == [False]
    assert game.refused("first", "march", "b", area="b2") == ("12.2.4.2", "march-failed-there")
    game.end_turn()
    game.end_turn()
    game.until("main")
    assert "march" in game.options("first")


@clause("honjin", "12.2.4.2", "5.1.2.19", "5.1.2.5")
def test_other_terrain_in_the_same_area_stays_closed() -> None:
    forced = terrain("乱", "【強制配置】")
    board = {"b1": {"first": ["巨@b"]}, "b2": {"terrain": "野", "second": ["兵@敵"]}, "a1": {"terrain": "野"}}
    game = Game(forced, board=board, failed=["b2"], first={"hand": ["乱"]})
    game.lay("first", "乱", "b2")
    assert game.refused("first", "march", "b", area="b2") == ("12.2.4.2", "march-failed-there")


@clause("honjin", "8.4.8", "12.2.4.2")
def test_terrain_that_was_emptied_may_be_marched_to_after_all() -> None:
    board = {"b1": {"first": ["兵@a", "兵@b"]}, "b2": {"terrain": "野"}, "a1": {"terrain": "野"}}
    game = Game(board=board, failed=["b2"])
    game.march("first", b="b2")
    assert game.there("b2") == ["b"]


@clause("honjin", "8.4.8", "12.2.4.2")
def test_a_headquarters_emptied_in_battle_is_closed_for_the_phase() -> None:
    board = {"b3": {"terrain": "野", "first": ["兵"]}, "a3": {"terrain": "野"}}
    game = Game(board=board, failed=["b4"])
    assert game.refused("first", "march", "兵", area="b4") == ("8.4.8", "march-failed-there")
    assert "b4" in Game(board=board).reach("兵")


@clause("honjin", "12.2.4.2", "12.2.5.1.7", "12.2.5.2.1")
def test_a_march_whose_battle_never_begins_still_succeeds_or_fails() -> None:
    bomb = watcher("爆", "進軍先確定時", "対象を破棄する。", "このユニット")
    board = {"b1": {"first": ["爆", "弓"]}, "b2": {"terrain": "野", "second": ["兵@敵"]}}
    game = Game(bomb, board=board)
    game.march("first", 爆="b2")
    assert "BattleBegan" not in game.happened()
    assert [told["success"] for told in game.told() if told["event"] == "MarchSettled"] == [False]
    assert game.refused("first", "march", "弓", area="b2") == ("12.2.4.2", "march-failed-there")
    archer = watcher("射", "進軍先確定時", "対象を破棄する。", "敵軍ユニット1体")
    game = Game(archer, board={"b1": {"first": ["射", "弓"]}, "b2": {"terrain": "野", "second": ["兵@敵"]}})
    game.march("first", 射="b2")
    assert "BattleBegan" not in game.happened() and game.there("b2") == ["射"]
    assert [told["success"] for told in game.told() if told["event"] == "MarchSettled"] == [True]


@clause("honjin", "12.2.5.2.2", "12.2.5.1.8", "8.1.2")
def test_marching_units_finish_when_the_march_ends() -> None:
    scout = unit("斥", instant=True, level=1)
    text = "●[戦闘]醒\n〈発揮:戦闘終了タイミング開始時/対象:自軍ユニットすべて〉\n対象を未行動にする。"
    waker = unit("醒", text, attack=9)
    board = {"b1": {"first": ["醒", "弓"]}, "b2": {"terrain": "野", "second": ["兵@敵"]}}
    game = Game(scout, waker, board=board, first={"hand": ["斥"]})
    game.march("first", 醒="b2")
    assert game.purpose() == "instant-summoning" and not game.is_finished("醒")
    game.do("first", "summon", "斥")
    game.quietly()
    assert game.there("b2") == ["醒", "斥"]
    assert game.is_finished("醒") and game.is_finished("斥") and not game.is_finished("弓")
    told = game.told()
    ended = [place for place, each in enumerate(told) if each.get("moment") == "march-end"]
    finished = [place for place, each in enumerate(told) if each["clause"] == "12.2.5.2.2"]
    assert len(finished) == 2 and game.happened().index("BattleOver") < finished[0] < finished[1] < ended[0]


@clause("honjin", "12.2.5.2.2")
def test_units_summoned_into_an_earlier_battle_stay_as_they_are() -> None:
    board = {"b1": {"first": ["巨", "弓"]}, "b2": {"terrain": "野", "second": ["兵@敵"]}}
    game = Game(board=board)
    game.state.summoned[game.card("弓")] = game.state.turn
    game.march("first", 巨="b2")
    game.quietly()
    assert game.is_finished("巨") and not game.is_finished("弓")


@clause("honjin", "12.2.5.2.2")
def test_units_that_did_not_march_stay_fresh() -> None:
    game = Game(board={"b1": {"first": ["兵", "弓"]}, "b2": {"terrain": "野"}})
    game.march("first", 兵="b2")
    assert game.is_finished("兵") and not game.is_finished("弓")


@clause("honjin", "12.1.1.2.1", "12.2.5.1.1", "1.3.5")
def test_a_declared_march_must_be_made() -> None:
    game = Game(board={"b1": {"first": ["兵", "弓"]}, "b2": {"terrain": "野"}})
    game.do("first", "march")
    assert {option.split()[0] for option in game.options("first")} == {"march"}
    tiring = watcher("疲", "進軍宣言時", "対象を行動完了にする。", "自軍ユニットすべて")
    board = {"b1": {"first": ["疲"]}, "b2": {"terrain": "野"}}
    game = Game(tiring, board=board, first={"hand": ["野@札"]})
    game.do("first", "march")
    assert game.asked() == ("first", "main-phase", "7.3.3") and game.there("b1") == ["疲"]


@clause("honjin", "12.2.5.1.1")
def test_without_anybody_who_can_march_none_is_declared() -> None:
    game = Game(board={"b1": {"first": ["兵"]}}, first={"hand": ["野@札"]})
    assert game.refused("first", "march") == ("12.2.5.1.1", "nobody-can-march")
    game.happen(Finished("3.2.4", game.card("兵")), Went("12.4.1", game.card("札"), DISCARDS[0], 0, "discard"))
    assert game.refused("first", "march") == ("12.2.5.1.1", "nobody-can-march")


# --- the formation


@clause("honjin", "8.3.3.1", "12.2.5.1.5", "4.4.1")
def test_a_newcomer_stands_at_the_rear() -> None:
    board = {"b1": {"first": ["兵@a", "兵@b"]}, "b2": {"terrain": "野", "first": ["弓"]}}
    game = Game(board=board)
    game.march("first", b="b2", a="b2")
    assert game.there("b2") == ["弓", "b", "a"]
    assert [game.state.station[game.card(each)] for each in ("弓", "b", "a")] == [0, 1, 2]


@clause("honjin", "12.2.5.1.1", "12.2.5.1.2", "12.2.2.2")
def test_why_not_an_area_off_the_board_a_unit_twice_or_a_march_that_was_not_declared() -> None:
    game = Game(board={"b1": {"first": ["兵@a", "弓@b"]}, "a1": {"terrain": "野"}})
    unit_a, cell = game.card("a"), game.state.cell[game.card("a")]
    for area in (-1, 12, 1_000_000):
        reason = game.rules.refusal(game.state, 0, Action("march", unit_a, (), (area,)))
        assert reason is not None and (reason.clause, reason.condition) == ("12.2.2.2", "no-such-area")
    assert game.refused("first", "march", "a", area="a1") == ("12.2.5.1.1", "declared-first")
    assert game.refused("first", "attack") == ("9.1", "no-battle")
    assert game.refused("second", "exchange", "a", "b") == ("12.2.6.1", "not-your-turn")
    game.do("first", "march")
    assert game.state.cell[unit_a] == cell
    assert game.refused("first", "march") == ("12.2.5.1.2", "nothing-named")
    action = next(each for each in game.state.pending[0].options if each.card == unit_a)
    submit(game.state, game.rules, 0, game.state.pending[0].options.index(action))
    assert game.asked() == ("first", "march-more", "12.2.5.1.2")
    assert game.refused("first", "march", "a", area="a1") == ("12.2.5.1.2", "marches-already")
