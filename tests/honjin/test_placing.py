"""12.1: how terrain is laid, 5.1.2: areas, terrains and proxies, and the cards that say themselves where they go."""

from __future__ import annotations

from typing import Any

from fuda.games.honjin.chapters.terrain import lay_refusal, usual_areas
from fuda.games.honjin.extras.position import area_named
from fuda.games.honjin.table import DISCARDS, HIDDEN
from fuda.games.honjin.texts.attributes import LIMIT
from fuda.games.honjin.texts.values import number
from tests.citing import clause
from tests.honjin.texts import Printed, terrain, unit
from tests.honjin.turns import DRAW, Game, watcher

SPRING = terrain("泉", f"●[自軍ターン]泉\n〈発揮:この地形配置時/対象:自軍プレイヤー〉\n{DRAW}", limit=4)
FORCED = terrain("乱", "【強制配置】", limit=3)


def laying(*cards: Printed, board: Any = None, hand: tuple[str, ...] = ("野@札",)) -> Game:
    """The first player, with units in the headquarters, has these cards in hand."""
    return Game(*cards, board=board or {"b1": {"first": ["兵"]}}, first={"hand": list(hand)})


# --- where


@clause("honjin", "12.1.1.2.5", "5.1.2.11", "5.1.2.18", "5.1.2.7", "12.1.1.1")
def test_terrain_goes_to_held_terrain_and_beside_it() -> None:
    game = laying(board={"b2": {"terrain": "原", "first": ["兵"]}, "b1": {"second": []}})
    game.do("first", "lay", "札")
    assert game.offered_areas("first") == ["a1", "a2", "b2", "b3", "c1", "c2"]


@clause("honjin", "12.1.1.2.5", "5.1.2.14", "5.1.2.13")
def test_an_empty_headquarters_is_a_footing_for_terrain() -> None:
    game = laying(board={})
    game.do("first", "lay", "札")
    assert game.offered_areas("first") == ["a1", "b2", "c1"]
    assert game.refused("first", "lay", "札", area="b1") == ("5.1.2.10", "headquarters-there")
    assert game.refused("first", "lay", "札", area="a2") == ("12.1.1.2.5", "area-not-allowed")


@clause("honjin", "12.1.1.2.5", "5.1.2.14", "5.1.2.15")
def test_own_terrain_without_units_is_a_footing_and_that_of_the_enemy_is_not() -> None:
    board = {"c3": {"terrain": "原", "laid": "first"}, "a3": {"terrain": "原", "laid": "second"}}
    game = laying(board=board)
    game.do("first", "lay", "札")
    assert game.offered_areas("first") == ["a1", "b2", "b3", "c1", "c2", "c3", "c4"]


@clause("honjin", "12.1.1.2.5", "5.1.2.12")
def test_own_terrain_under_enemies_is_none() -> None:
    board = {"c3": {"terrain": "原", "laid": "first", "second": ["兵@敵"]}}
    game = laying(board=board)
    game.do("first", "lay", "札")
    assert game.offered_areas("first") == ["a1", "b2", "c1"]


@clause("honjin", "12.1.1.2.5")
def test_beside_the_footing_only_where_nobody_is() -> None:
    board = {"b1": {"first": ["兵"]}, "b2": {"terrain": "原", "second": ["兵@敵"]}, "a1": {"terrain": "原"}}
    game = laying(board=board)
    game.do("first", "lay", "札")
    assert game.offered_areas("first") == ["a1", "a2", "c1"]


@clause("honjin", "12.1.1.2.5", "12.1.1.2.7", "5.1.1.4")
def test_terrain_of_the_opponent_may_be_laid_over() -> None:
    board = {"b1": {"first": ["兵"]}, "b2": {"terrain": "原", "laid": "second"}}
    game = laying(board=board)
    game.lay("first", "札", "b2")
    assert game.terrain("b2") == "札" and game.discards("second") == ["原"]


@clause("honjin", "12.1.1.2.5", "5.1.2.20.5")
def test_a_proxy_that_is_laid_over_is_seen_in_the_discard_pile() -> None:
    board = {"b1": {"first": ["兵"]}, "b2": {"terrain": "proxy", "laid": "second"}}
    game = laying(board=board)
    card = game.terrain_card("b2")
    assert game.state.known[card] == 0
    game.lay("first", "札", "b2")
    assert game.state.known[card] == 3 and len(game.discards("second")) == 1


# --- how


@clause("honjin", "12.1.1.2", "12.1.1.2.1", "12.1.1.2.2", "12.1.1.2.7", "2.1.4.1", "12.1.1.1")
def test_a_terrain_card_of_the_hand_is_shown_and_laid() -> None:
    game = laying(hand=("野@札", "兵@別"))
    game.do("first", "lay", "札")
    assert game.is_known("札", "second") and not game.is_known("別", "second")
    assert game.asked() == ("first", "lay-where", "12.1.1.2.5")
    game.cells("first", "b2")
    assert game.terrain("b2") == "札" and game.zone("札")[1] == "field"
    assert game.refused("first", "lay", "別") == ("12.1.1.2.2", "not-a-terrain")


@clause("honjin", "12.1.1.2.3", "12.1.1.2.4")
def test_what_waits_for_a_laying_comes_before_the_area_is_chosen() -> None:
    game = laying(watcher("番", "地形配置宣言時"), board={"b1": {"first": ["番"]}})
    game.do("first", "lay", "札")
    assert game.moments()[-1] == "laying" and "12.3.1.3" in game.clauses("Refilled")
    assert game.asked() == ("first", "lay-where", "12.1.1.2.5") and game.terrain("b2") == ""


@clause("honjin", "12.1.1.2.8", "12.1.1.2.9")
def test_what_the_new_terrain_waits_for_comes_when_it_lies() -> None:
    game = laying(SPRING, hand=("泉",))
    before = len(game.deck("first"))
    game.lay("first", "泉", "b2")
    assert game.moments()[-1] == "laid" and len(game.deck("first")) == before - 1
    assert game.terrain("b2") == "泉"


@clause("honjin", "12.1.1.2.7", "11.3.2.1")
def test_units_stay_on_the_new_terrain_and_its_limit_counts() -> None:
    board = {"b2": {"terrain": "野", "first": ["兵@a", "巨@b"]}}
    game = laying(SPRING, board=board, hand=("泉",))
    game.lay("first", "泉", "b2")
    if game.purpose() not in ("main-phase", ""):
        game.choose("first", "b")
    assert game.there("b2") == ["a"] and "b" in game.discards("first")


@clause("honjin", "12.1.1.2.10")
def test_what_took_effect_for_a_laying_ends_with_it() -> None:
    surveyor = watcher("測", "地形配置宣言時", "対象に「攻撃力:+3」を付与する。", "このユニット")
    game = laying(surveyor, board={"b1": {"first": ["測"]}})
    game.do("first", "lay", "札")
    assert game.attack("測") == 5
    game.cells("first", "b2")
    assert game.attack("測") == 2


@clause("honjin", "12.1.1.2.6", "5.1.2.20.4", "12.1.1.2.2.1")
def test_a_declared_laying_counts_even_if_it_fails() -> None:
    wrecker = watcher("壊", "地形配置宣言時", "手札を1枚破棄する。")
    game = laying(wrecker, board={"b1": {"first": ["壊"]}, "a1": {"terrain": "原"}})
    game.do("first", "lay", "札")
    assert game.asked() == ("first", "main-phase", "7.3.3")
    assert game.discards("first") == ["札"] and game.terrain("b2") == ""
    assert game.refused("first", "lay") == ("12.1.1.2.2.1", "terrain-laid-already")


@clause("honjin", "12.1.1.2.6")
def test_without_an_area_nothing_can_be_laid() -> None:
    board: dict[str, Any] = {area: {"terrain": "原", "second": [f"兵@{area}"]} for area in ("a1", "b2", "c1")}
    board["b1"] = {"second": ["弓"]}
    game = laying(board=board)
    assert usual_areas(game.state, game.rules, 0) == ()
    reason = lay_refusal(game.state, game.rules, 0, game.card("札"))
    assert reason is not None and (reason.clause, reason.condition) == ("12.1.1.2.6", "no-area-for-terrain")


# --- how often


@clause("honjin", "12.1.1.2.2.1", "12.1.1.2.2.2", "5.1.2.20.4", "7.3.3")
def test_terrain_may_be_laid_from_the_hand_many_times() -> None:
    game = laying(hand=("野@a", "野@b", "野@c"))
    game.lay("first", "a", "a1")
    game.lay("first", "b", "b2")
    game.lay("first", "c", "b2")
    assert (game.terrain("a1"), game.terrain("b2"), game.discards("first")) == ("a", "c", ["b"])
    assert game.refused("first", "lay") == ("12.1.1.2.2.1", "terrain-laid-already")


@clause("honjin", "5.1.2.20.4", "12.1.1.2.2.2", "12.1.1.2.2")
def test_after_a_proxy_nothing_more_is_laid_in_the_turn() -> None:
    game = laying()
    game.lay("first", "", "b2")
    assert game.refused("first", "lay") == ("5.1.2.20.4", "one-proxy-a-turn")
    assert game.refused("first", "lay", "札") == ("12.1.1.2.2.2", "proxy-laid-already")
    game.end_turn()
    game.end_turn()
    game.until("main")
    game.lay("first", "札", "a1")
    assert game.terrain("a1") == "札"


# --- proxies


@clause("honjin", "5.1.2.20.1", "5.1.2.20.2", "5.1.2.20.5", "5.1.2.3", "12.1.1.2.2")
def test_a_proxy_is_the_top_card_of_the_deck_unseen() -> None:
    game = Game(board={"b1": {"first": ["兵"]}}, first={"deck": ["巨@上", "兵@下"]})
    game.lay("first", "", "b2")
    assert game.terrain("b2") == "proxy" and game.terrain_card("b2") == game.card("上")
    assert not game.is_known("上", "first") and not game.is_known("上", "second")
    assert game.limit("b2") == 8 and game.deck("first") == ["下"]
    seen = [each for each in game.seen("second", HIDDEN[0]) if each.get("cell") == area_named("", "b2")]
    assert len(seen) == 1 and "card" not in seen[0]


@clause("honjin", "5.1.2.20.3")
def test_without_a_deck_there_is_no_proxy() -> None:
    game = Game(first={"deck": [], "hand": ["野@札"]})
    assert game.refused("first", "lay") == ("5.1.2.20.3", "deck-empty")


@clause("honjin", "5.1.2.19", "5.1.2.20.4", "5.1.1.8")
def test_a_proxy_laid_over_a_proxy_is_another_terrain() -> None:
    game = laying(board={"b2": {"terrain": "proxy"}}, hand=())
    old = game.terrain_card("b2")
    game.lay("first", "", "b2")
    assert game.terrain("b2") == "proxy" and game.terrain_card("b2") != old
    assert game.state.zone[old] == DISCARDS[0] and game.state.cell[old] < 0


@clause("honjin", "5.1.2.19", "5.1.2.5")
def test_terrain_of_the_same_name_laid_anew_is_another_terrain() -> None:
    raiser = unit("拡", "◎[メイン]拡\n〈コスト:手札1枚破棄/対象:地形1つ〉\n対象に「リミット:+2」を付与する。")
    game = laying(raiser, board={"b1": {"first": ["拡"]}, "b2": {"terrain": "野@古"}}, hand=("野@新", "兵@札"))
    game.do("first", "use", "拡")
    if game.purpose() == "targets":
        game.choose("first", "古")
    if game.purpose() != "main-phase":
        game.choose("first", "札")
    assert game.limit("b2") == 10
    game.lay("first", "新", "b2")
    assert number(game.state, game.rules, game.card("新"), LIMIT) == 8


# --- cards that say where


@clause("honjin", "15.4.6.1", "15.4.6.2", "12.1.1.2.7", "11.3.2.2")
def test_forced_laying_may_go_under_the_enemy() -> None:
    board = {"b3": {"terrain": "野", "second": ["兵@a", "兵@b"]}, "a4": {"terrain": "proxy"}}
    game = laying(FORCED, board=board, hand=("乱", "野@札"))
    game.do("first", "lay", "乱")
    assert game.offered_areas("first") == ["a1", "a4", "b2", "b3", "c1"]
    game.cells("first", "b3")
    assert game.asked() == ("second", "adjust-limit", "11.3.2.1")
    game.choose("second", "a")
    assert game.there("b3", "second") == ["b"] and game.discards("second") == ["野", "a"]
    assert game.refused("first", "lay") == ("12.1.1.2.2.1", "terrain-laid-already")


@clause("honjin", "14.6.3.3", "14.6.3")
def test_a_hand_ability_may_widen_where_terrain_goes() -> None:
    town = terrain(
        "街",
        "◇[自軍ターン]街\n〈発揮:地形配置宣言時/対象:自軍プレイヤー〉\n"
        "「代理地形」の存在するエリアに、対象はこのカードを配置してもよい。",
    )
    game = laying(town, board={"c4": {"terrain": "proxy"}, "a3": {"terrain": "野"}}, hand=("街", "野@札"))
    game.do("first", "lay", "街")
    assert game.offered_areas("first") == ["a1", "b2", "c1", "c4"]
    game.cells("first", "c4")
    assert game.terrain("c4") == "街"
    assert game.refused("first", "lay") == ("12.1.1.2.2.1", "terrain-laid-already")


@clause("honjin", "14.6.2", "14.6.3.3", "10.11.6", "10.11.1")
def test_a_hand_ability_that_lays_is_paid_for_where_nothing_else_lets_the_terrain_lie() -> None:
    town = terrain(
        "街",
        "◇[自軍ターン]街\n〈発揮:地形配置宣言時/コスト:手札1枚破棄/対象:自軍プレイヤー〉\n"
        "「代理地形」の存在するエリアに、対象はこのカードを配置してもよい。",
    )
    board = {"c4": {"terrain": "proxy"}, "a3": {"terrain": "野"}}
    game = laying(town, board=board, hand=("街", "弓@x", "弓@y"))
    game.lay("first", "街", "c4")
    assert game.asked() == ("first", "cost-discardfrom", "10.1.6") and game.options("first") == ["x", "y"]
    game.choose("first", "x")
    assert game.terrain("c4") == "街" and game.discards("first") == ["x"]
    usual = laying(town, board=board, hand=("街", "弓@x"))
    usual.lay("first", "街", "b2")
    assert usual.terrain("b2") == "街" and usual.hand("first") == ["x"]
    poor = laying(town, board=board, hand=("街",))
    poor.do("first", "lay", "街")
    assert poor.offered_areas("first") == ["a1", "b2", "c1"]


@clause("honjin", "14.6.4.2", "14.6.4", "14.6.2")
def test_a_hand_ability_of_the_short_form_names_the_terrain_itself() -> None:
    town = terrain(
        "街", "◇街\n〈対象:敵軍配置地形1つ〉\n対象の存在するエリアに、自軍プレイヤーはこのカードを配置してもよい。"
    )
    game = laying(town, board={"c4": {"terrain": "野@敵"}, "a3": {"terrain": "野", "laid": "first"}}, hand=("街",))
    game.do("first", "lay", "街")
    assert "c4" in game.offered_areas("first") and "b4" not in game.offered_areas("first")
    game.cells("first", "c4")
    assert game.terrain("c4") == "街" and game.discards("second") == ["敵"]
