"""7: the phases of a turn, what may be done in them, and 4.3, 10.20: play steps and check steps."""

from __future__ import annotations

import pytest

from tests.citing import clause
from tests.honjin.texts import Printed, gear, terrain, unit
from tests.honjin.turns import Game, watcher

HOME = {"b1": {"first": ["兵"]}}
BRAVE = "対象に「攻撃力:+1」を付与する。"


def started(*cards: Printed, phase: str = "begin", **more: object) -> Game:
    """A game in which the named unit stands in the headquarters of the first player."""
    return Game(*cards, phase=phase, board={"b1": {"first": [cards[0]["name"]["ja"]]}}, **more)


# --- the order


@clause("honjin", "7.1.1", "7.2.1", "7.3.1", "7.4.1", "7.5.1", "7.6.1", "7.6.5", "7.2.2", "7.2.6", "7.3.2", "7.3.5")
def test_a_turn_has_five_phases_in_their_order() -> None:
    game = Game(phase="begin", board=HOME, first={"hand": 6})
    game.end_turn()
    began = [told["phase"] for told in game.told() if told["event"] == "PhaseBegan"]
    assert began[:5] == [0, 1, 2, 3, 4]
    assert game.moments()[:11] == [
        "turn-start",
        "first-hand-start",
        "first-hand-end",
        "main-start",
        "main-end",
        "summoning-start",
        "summoning-end",
        "second-hand-start",
        "second-hand-end",
        "closing-start",
        "closing-end",
    ]


@clause("honjin", "7.1.2.1", "7.6.5", "1.3.7", "3.2.1")
def test_after_a_turn_the_sides_change() -> None:
    game = Game(phase="begin", number=5)
    assert (game.state.turn_player, game.state.turn) == (0, 5)
    game.end_turn()
    assert (game.state.turn_player, game.state.turn) == (1, 6)
    game.end_turn()
    assert (game.state.turn_player, game.state.turn) == (0, 7)


@clause("honjin", "7.6.2", "7.6.1", "4.7.4")
def test_a_turn_starts_with_its_first_phase() -> None:
    game = Game(phase="begin")
    game.end_turn()
    moments = game.moments()
    assert moments.index("turn-start") < moments.index("first-hand-start")
    assert moments[moments.index("closing-start") :][:3] == ["closing-start", "closing-end", "turn-end"]


@pytest.mark.parametrize(
    "moment",
    [
        "第1手札調整フェイズ開始時",
        "第1手札調整フェイズ終了時",
        "メインフェイズ開始時",
        "メインフェイズ終了時",
        "普通召喚フェイズ開始時",
        "普通召喚フェイズ終了時",
        "第2手札調整フェイズ開始時",
        "第2手札調整フェイズ終了時",
        "終了宣言フェイズ終了時",
        "ターン終了時",
    ],
)
@clause("honjin", "7.2.2", "7.2.6", "7.3.2", "7.3.5", "7.4.2", "7.4.6", "7.5.2", "7.5.6", "7.6.2", "7.2.7", "7.5.7")
def test_what_waits_for_a_phase_is_played_once_in_the_own_turn(moment: str) -> None:
    game = started(watcher("番", moment))
    game.end_turn()
    game.end_turn()
    own, others = game.in_turns("Refilled")[1:3]
    assert own.count("12.3.1.3") == 1 and others.count("12.3.1.3") == 0


@clause("honjin", "7.2.2", "7.2.6", "7.5.2", "7.5.6")
@pytest.mark.parametrize("moment", ["手札調整フェイズ開始時", "手札調整フェイズ終了時"])
def test_what_waits_for_a_hand_phase_is_played_in_both(moment: str) -> None:
    game = started(watcher("番", moment))
    game.end_turn()
    assert game.in_turns("Refilled")[1].count("12.3.1.3") == 2


@pytest.mark.parametrize(
    ("phase", "moment", "clause_of_end"),
    [
        ("first-hand", "第1手札調整フェイズ開始時", "7.2.7"),
        ("main", "メインフェイズ開始時", "7.3.6"),
        ("summoning", "普通召喚フェイズ開始時", "7.4.7"),
        ("second-hand", "第2手札調整フェイズ開始時", "7.5.7"),
    ],
)
@clause("honjin", "7.2.7", "7.3.6", "7.4.7", "7.5.7", "14.7.3.4")
def test_what_was_granted_in_a_phase_ends_with_it(phase: str, moment: str, clause_of_end: str) -> None:
    game = started(watcher("番", moment, BRAVE, "このユニット"), phase=phase, first={"hand": ["兵@札", "剣"]})
    assert (game.phase(), game.attack("番")) == (phase, 3)
    while game.phase() == phase:
        game._be_passive()
    assert game.attack("番") == 2
    assert clause_of_end in game.clauses("EffectsEnded")


# --- the hand phases


@clause("honjin", "7.2.3", "7.5.3", "5.1.4.7")
@pytest.mark.parametrize(("phase", "clause_of_it"), [("first-hand", "7.2.3"), ("second-hand", "7.5.3")])
def test_cards_above_the_limit_go_one_by_one(phase: str, clause_of_it: str) -> None:
    game = Game(phase=phase, first={"hand": ["兵@a", "兵@b", *["弓"] * 6]})
    assert game.asked() == ("first", "discard-excess", clause_of_it)
    assert game.how_many("first") == (1, 1)
    game.choose("first", "b")
    assert game.asked() == ("first", "discard-excess", clause_of_it)
    game.choose("first", "a")
    assert game.discards("first") == ["b", "a"] and game.asked() == ("first", "discard-more", clause_of_it[:-1] + "4")


@clause("honjin", "7.2.4", "7.5.4", "7.2.5", "7.5.5", "5.1.4.2")
@pytest.mark.parametrize(("phase", "clause_of_it"), [("first-hand", "7.2."), ("second-hand", "7.5.")])
def test_any_cards_may_go_and_the_hand_is_refilled(phase: str, clause_of_it: str) -> None:
    game = Game(phase=phase, first={"hand": ["兵@a", "兵@b", "弓@c"], "deck": ["巨@1", "巨@2", "巨@3", "巨@4", "巨@5"]})
    assert game.asked() == ("first", "discard-more", clause_of_it + "4") and game.options("first") == ["yes", "no"]
    game.option("first", "yes")
    assert game.asked() == ("first", "discard-which", clause_of_it + "4") and game.how_many("first") == (1, 1)
    game.choose("first", "a")
    game.option("first", "yes")
    game.choose("first", "c")
    assert game.hand("first") == ["b"] and game.asked() == ("first", "discard-more", clause_of_it + "4")
    game.option("first", "no")
    assert sorted(game.hand("first")) == ["1", "2", "3", "4", "5", "b"] and game.discards("first") == ["a", "c"]
    assert game.in_turns("Refilled")[0] == [clause_of_it + "5"] * 5


@clause("honjin", "7.2.5", "7.5.5")
@pytest.mark.parametrize("phase", ["first-hand", "second-hand"])
def test_refilling_ends_with_the_deck(phase: str) -> None:
    game = Game(phase=phase, first={"hand": 2, "deck": 3})
    game.option("first", "no")
    assert len(game.hand("first")) == 5 and game.deck("first") == []


@clause("honjin", "7.2.1", "7.5.1")
def test_the_defending_side_does_not_adjust_its_hand() -> None:
    game = Game(phase="begin", second={"hand": 9}, first={"hand": 6})
    game.end_turn()
    assert len(game.hand("second")) == 9


@clause("honjin", "7.2.3", "7.2.5", "5.1.4.7", "10.14.5")
def test_a_hand_limit_below_zero_is_zero() -> None:
    curse = unit("呪", "○呪〈対象:自軍プレイヤー〉対象を「手札上限枚数:-9枚」する。")
    game = started(curse, phase="first-hand", first={"hand": ["兵@a", "兵@b"]})
    game.choose("first", "a")
    game.until("main")
    assert sorted(game.discards("first")) == ["a", "b"] and game.hand("first") == []


# --- the main phase


@clause("honjin", "7.3.3", "4.3.1", "4.3.3", "4.3.4", "10.20.1.2.3", "7.3.1")
def test_in_the_main_phase_everything_is_open_in_any_order() -> None:
    user = unit("使", "◎[メイン]使\n〈コスト:手札1枚破棄/対象:自軍プレイヤー〉\nカードを1枚補充する。", items=2)
    board = {"b1": {"first": [{"card": "使", "equipment": ["剣"]}, "術"]}, "b2": {"terrain": "野"}}
    game = Game(user, board=board, first={"hand": ["野@札", "兵@札二"]})
    assert game.asked() == ("first", "main-phase", "7.3.3")
    verbs = {option.split()[0] for option in game.options("first")}
    assert verbs == {"lay", "march", "use", "exchange", "pass"}
    game.do("first", "exchange", "剣", "術")
    game.do("first", "use", "使")
    if game.purpose() != "main-phase":
        game.choose("first", "札二")
    game.lay("first", "札", "a1")
    game.march("first", 術="b2")
    assert game.asked() == ("first", "main-phase", "7.3.3")


@clause("honjin", "7.3.5", "10.20.1.2.4", "4.3.7")
def test_passing_ends_the_main_phase() -> None:
    game = Game(board=HOME)
    assert game.phase() == "main" and "main-end" not in game.moments()
    game.do("first", "pass")
    assert (game.state.turn, game.phase()) == (6, "main") and "main-end" in game.moments()


@clause("honjin", "7.3.3", "4.3.1")
def test_the_defending_side_does_nothing_in_the_main_phase() -> None:
    board = {**HOME, "b4": {"second": ["兵@敵"]}, "b3": {"terrain": "野"}}
    game = Game(board=board, first={"hand": ["弓"]})
    assert game.refused("second", "march", "敵", area="b3") == ("7.3.3", "not-your-turn")
    game.do("first", "pass")
    game.until("summoning")
    assert game.refused("first", "march", "兵", area="b3") == ("7.3.3", "not-in-main-phase")


@clause("honjin", "7.3.4", "8.1.1", "4.3.3")
def test_after_a_battle_the_main_phase_goes_on() -> None:
    game = Game(board={"b1": {"first": ["巨"]}, "b2": {"terrain": "野", "second": ["兵@敵"]}})
    game.march("first", 巨="b2")
    game.quietly()
    assert "BattleBegan" in game.happened()
    assert game.asked() == ("first", "main-phase", "7.3.3") and game.there("b2") == ["巨"]


@clause("honjin", "10.20.1.2", "10.20.1.2.1", "4.3.2", "10.20.1.2.2")
def test_a_play_step_begins_with_a_check_step() -> None:
    game = started(watcher("番", "メインフェイズ開始時"), phase="main", first={"deck": ["巨@上", "兵@下"]})
    assert game.asked() == ("first", "main-phase", "7.3.3")
    assert game.hand("first") == ["上"]


# --- the normal summoning phase


@clause("honjin", "7.4.2", "7.4.3", "7.4.5", "2.1.2.1.2.1")
def test_first_equipment_may_go_wherever_it_is_and_its_slots_come_back() -> None:
    board = {"c2": {"terrain": "野", "first": [{"card": "術", "equipment": ["剣@a", "剣@b"]}]}}
    game = Game(phase="summoning", board=board)
    assert game.asked() == ("first", "discard-equipment", "7.4.3") and game.how_many("first") == (0, 1)
    assert game.spent("術") == 2
    game.choose("first", "a")
    assert game.discards("first") == ["a"] and game.spent("術") == 1
    assert game.asked() == ("first", "discard-equipment", "7.4.3")
    game.choose("first", "b")
    assert game.spent("術") == 0 and game.equipment("術") == []


@clause("honjin", "7.4.3")
def test_equipment_of_the_enemy_is_not_for_discarding() -> None:
    board = {"b4": {"second": [{"card": "術", "equipment": ["剣"]}]}}
    game = Game(phase="summoning", board=board)
    assert game.purpose() != "discard-equipment"


@clause("honjin", "7.4.4", "7.4.5", "7.4.1")
def test_units_equipment_and_exchanges_in_any_order() -> None:
    board = {"c2": {"terrain": "野", "first": ["術@遠"]}}
    game = Game(phase="summoning", board=board, first={"hand": ["兵", "剣", "術@近"]})
    assert game.offers("first", "summon", "兵") == ["b1"]
    game.do("first", "equip", "剣", "遠")
    game.summon("first", "兵", "b1")
    game.summon("first", "近", "b1")
    assert (game.equipment("遠"), game.there("b1")) == (["剣"], ["兵", "近"])
    assert game.asked() is None or game.phase() != "summoning"


@clause("honjin", "7.4.4")
def test_in_the_summoning_phase_equipment_is_exchanged_as_often_as_it_leads_somewhere() -> None:
    board = {"b1": {"first": [{"card": "術@a", "equipment": ["剣"]}, "術@b"]}}
    game = Game(phase="summoning", board=board)
    game.choose("first")
    game.do("first", "exchange", "剣", "b")
    assert game.equipment("b") == ["剣"]
    assert game.phase() != "summoning"


@clause("honjin", "7.4.6", "7.4.2")
def test_going_on_ends_the_summoning_phase() -> None:
    game = Game(phase="summoning", first={"hand": ["兵"]})
    assert game.asked() == ("first", "summoning-phase", "7.4.4")
    assert "summoning-start" in game.moments() and "summoning-end" not in game.moments()
    game.do("first", "go-on")
    assert "summoning-end" in game.moments() and game.phase() == "second-hand"


@clause("honjin", "7.4.5", "5.1.2.9")
def test_units_come_to_the_own_headquarters_and_to_grounds_that_effects_make() -> None:
    camp = terrain("営", "○営〈対象:この地形〉対象は普通召喚可能な地形になる。")
    game = Game(
        camp, phase="summoning", first={"hand": ["兵"]}, board={"a2": {"terrain": "営"}, "b2": {"terrain": "野"}}
    )
    assert game.offers("first", "summon", "兵") == ["b1", "a2"]
    assert game.refused("first", "summon", "兵", area="b2") == ("7.4.5", "no-summoning-ground")


# --- the end


@clause("honjin", "7.6.4", "7.6.5")
def test_at_the_end_all_units_of_both_sides_are_fresh_again() -> None:
    tired = [{"card": "兵@a", "finished": True}]
    enemies = [{"card": "兵@敵", "finished": True}, "弓"]
    game = Game(phase="ending", board={"b1": {"first": tired}, "b4": {"second": enemies}})
    assert game.state.turn == 6 and not game.is_finished("a") and not game.is_finished("敵")
    assert game.in_turns("Finished")[0] == ["7.6.4", "7.6.4"]


@clause("honjin", "7.6.3", "7.6.4")
def test_units_are_refreshed_after_what_the_end_triggered() -> None:
    lazy = unit("怠", "●[自軍ターン]怠\n〈発揮:終了宣言フェイズ終了時/対象:このユニット〉\n対象を行動完了にする。")
    game = Game(lazy, gear("盾"), phase="ending", board={"b1": {"first": ["怠"]}})
    assert game.state.turn == 6 and not game.is_finished("怠")
    assert [each == "7.6.4" for each in game.in_turns("Finished")[0]] == [False, True]


@clause("honjin", "7.6.3", "7.6.1")
def test_what_was_granted_in_the_end_phase_ends_with_it() -> None:
    game = started(watcher("番", "終了宣言フェイズ終了時", BRAVE, "このユニット"), phase="ending")
    assert game.state.turn == 6 and game.attack("番") == 2
    assert game.in_turns("EffectsEnded")[0] == ["7.6.3"]
