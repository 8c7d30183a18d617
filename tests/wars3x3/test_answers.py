"""The questions that the manual answers (Q1-Q17)."""

import pytest

from tests.citing import clause
from tests.wars3x3.board import Board

# --- Q1


@clause("wars3x3", "Q1")
def test_a_flower_maiden_given_up_is_worth_three() -> None:
    board = Board(step="strategy", first={"field": ["花乙女"], "hand": ["古根の巨人"], "territory": 2})
    board.redeploy("first", "古根の巨人", "花乙女")
    assert board.field("first") == ["古根の巨人"]


@clause("wars3x3", "Q1")
def test_a_flower_maiden_given_up_is_worth_no_more_than_three() -> None:
    board = Board(step="strategy", first={"field": ["花乙女"], "hand": ["千年樹", "若芽の精"], "territory": 2})
    assert dict(board.refused("first", "redeploy", "千年樹").values) == {"cost": 6, "total": 5}
    assert "redeploy 千年樹" not in board.options("first")


# --- Q2


@clause("wars3x3", "Q2")
def test_a_swollen_slug_still_costs_three_for_a_removal() -> None:
    board = Board(
        turn="second",
        step="removal",
        first={"field": ["でかスラグ"], "magic": [{"大樹": "face-up"}]},
        second={"hand": ["苔石像"]},
    )
    assert board.power("でかスラグ") == 4
    board.remove("second", "でかスラグ", "苔石像")
    assert board.field("first") == []


@clause("wars3x3", "Q2")
def test_a_card_as_high_as_its_power_does_not_remove_it() -> None:
    board = Board(
        turn="second",
        step="removal",
        first={"field": ["でかスラグ"], "magic": [{"大樹": "face-up"}]},
        second={"hand": ["雷鳴の鷲"], "magic": ["慈雨"]},
    )
    assert board.power("でかスラグ") == 4
    assert dict(board.refused("second", "remove", "でかスラグ", "雷鳴の鷲").values) == {"shown": 4, "cost": 3}


# --- Q3


def digging(deck: list[str]) -> Board:
    return Board(
        step="strategy",
        first={"hand": ["護宝妖精", "若芽の精"], "territory": 2, "magic": ["慈雨"]},
        deck=list(deck),
    )


@clause("wars3x3", "Q3")
def test_the_treasure_fairy_may_draw_one_and_then_discards_one() -> None:
    board = digging(["火口の主", "苔石像"])
    board.do("first", "deploy", "護宝妖精")
    assert board.asked() == ("first", "may", "Q3")
    board.option("first", "yes")
    assert board.options("first") == ["火口の主", "若芽の精"]
    board.choose("first", "若芽の精")
    assert board.hand("first") == ["火口の主"]
    assert board.discard() == ["若芽の精"]


@clause("wars3x3", "Q3")
def test_whoever_does_not_draw_does_not_discard() -> None:
    board = digging(["火口の主", "苔石像"])
    board.do("first", "deploy", "護宝妖精")
    board.option("first", "no")
    assert board.hand("first") == ["若芽の精"]
    assert board.discard() == []


@clause("wars3x3", "Q3")
def test_without_a_deck_the_fairy_does_nothing() -> None:
    board = digging([])
    board.do("first", "deploy", "護宝妖精")
    assert board.asked() == ("first", "strategy-step", "4.2")
    assert board.hand("first") == ["若芽の精"]


@clause("wars3x3", "Q3")
def test_the_fairy_digs_when_it_enters_by_a_magic_and_not_when_it_leaves() -> None:
    board = Board(
        step="expansion",
        first={"hand": ["護宝妖精"], "field": ["若芽の精", "鈴の雀"], "territory": 2, "magic": ["入植"]},
        deck=["火口の主", "苔石像"],
    )
    board.do("first", "magic", "入植")
    assert board.asked() == ("first", "may", "Q3")
    board = Board(step="removal", first={"hand": ["潮招き"]}, second={"field": ["護宝妖精"]})
    board.remove("first", "護宝妖精", "潮招き")
    assert board.asked() == ("second", "expansion-step", "4.1")


# --- Q4


@clause("wars3x3", "Q4")
def test_a_brawn_given_up_stays_in_the_discard() -> None:
    board = Board(
        step="strategy", first={"hand": ["若芽の精"], "field": ["のうなし腕力"], "territory": 0, "magic": ["慈雨"]}
    )
    board.redeploy("first", "若芽の精", "のうなし腕力")
    assert board.asked() == ("first", "strategy-step", "4.2")
    assert board.discard() == ["のうなし腕力"]


@clause("wars3x3", "Q4")
def test_a_brawn_used_to_counter_stays_in_the_discard() -> None:
    board = Board(
        step="removal",
        first={"hand": ["深み鯰"], "magic": ["慈雨"]},
        second={"field": ["苔石像"], "hand": ["のうなし腕力"]},
    )
    board.remove("first", "苔石像", "深み鯰")
    board.counter("second", "のうなし腕力")
    assert board.asked() == ("first", "removal-step", "2.1a")
    assert sorted(board.discard()) == sorted(["のうなし腕力", "深み鯰"])


@clause("wars3x3", "Q4")
def test_a_brawn_destroyed_by_a_removal_does_return() -> None:
    board = Board(step="removal", first={"hand": ["深み鯰"]}, second={"field": ["のうなし腕力"]})
    board.remove("first", "のうなし腕力", "深み鯰")
    board.option("second", "yes")
    assert "のうなし腕力" in board.hand("second")


@clause("wars3x3", "Q4")
def test_a_brawn_discarded_from_hand_stays_in_the_discard() -> None:
    board = Board(
        step="expansion",
        first={"field": ["若芽の精"], "magic": ["転生"], "hand": ["のうなし腕力", "鈴の雀", "苔石像"]},
    )
    board.do("first", "magic", "転生")
    assert board.asked() == ("first", "expansion-step", "4.1")
    assert "のうなし腕力" in board.discard()


# --- Q5, Q6


def countered() -> Board:
    board = Board(
        step="removal",
        first={"hand": ["深み鯰", "溶岩蜥蜴", "潮招き"], "magic": ["慈雨"]},
        second={"field": ["苔石像", "花乙女"], "hand": ["森番の熊"]},
    )
    board.do("first", "remove", "苔石像")
    board.do("first", "remove", "苔石像", "深み鯰")
    board.declares("first")
    board.counter("second", "森番の熊")
    board.passes("first")
    return board


@clause("wars3x3", "Q5")
def test_a_countered_removal_is_not_repeated_on_the_same_unit() -> None:
    board = countered()
    assert "remove 苔石像" not in board.options("first")
    assert board.refused("first", "remove", "苔石像", "溶岩蜥蜴").clause == "2.0a"


@clause("wars3x3", "Q5")
def test_in_the_next_turn_the_unit_can_be_aimed_at_again() -> None:
    board = countered()
    board.play_to_turn("first")
    board.play_on("removal-step", "first")
    assert "remove 苔石像" in board.options("first")


@clause("wars3x3", "Q6")
def test_after_a_countered_removal_no_other_unit_is_aimed_at() -> None:
    board = countered()
    assert "remove 花乙女" not in board.options("first")
    reason = board.refused("first", "remove", "花乙女", "潮招き")
    assert (reason.clause, reason.condition) == ("2.0b", "spells-declared-already")


@clause("wars3x3", "Q6")
def test_the_other_unit_could_have_been_declared_together() -> None:
    board = Board(
        step="removal",
        first={"hand": ["深み鯰", "潮招き"]},
        second={"field": ["苔石像", "花乙女"], "hand": ["森番の熊"]},
    )
    board.remove("first", "苔石像", "深み鯰")
    board.remove("first", "花乙女", "潮招き")
    board.counter("second", "森番の熊")
    assert board.field("second") == ["苔石像"]


@clause("wars3x3", "Q6")
def test_boosts_may_follow_in_their_own_step() -> None:
    board = countered()
    board.play_on("boost-step", "first")
    assert board.step() == "boost"


# --- Q7


@pytest.mark.parametrize(("deck", "drawn"), [(5, 3), (3, 3), (2, 2), (1, 1)])
@clause("wars3x3", "Q7")
def test_rebirth_draws_what_is_left(deck: int, drawn: int) -> None:
    board = Board(
        step="expansion",
        first={"field": ["若芽の精"], "magic": ["転生"], "hand": ["のうなし腕力", "鈴の雀", "苔石像"]},
        deck=deck,
    )
    board.do("first", "magic", "転生")
    assert len(board.hand("first")) == drawn
    assert len(board.deck()) == deck - drawn


@clause("wars3x3", "Q7")
def test_rebirth_neither_shuffles_the_discard_nor_loses_the_game() -> None:
    board = Board(
        step="expansion",
        first={"field": ["若芽の精"], "magic": ["転生"], "hand": ["のうなし腕力", "鈴の雀", "苔石像"]},
        deck=1,
    )
    board.do("first", "magic", "転生")
    assert len(board.discard()) == 3
    assert board.outcome() is None


# --- Q8


def exposed() -> Board:
    return Board(
        step="expansion",
        first={"field": ["若芽の精", "鈴の雀"], "magic": ["暴露"], "hand": ["苔石像"]},
        second={"field": ["虹の弓手"], "magic": ["透禍の槍"]},
    )


@clause("wars3x3", "Q8")
def test_a_spear_turned_up_by_exposure_strengthens_its_owners_units() -> None:
    board = exposed()
    assert board.power("虹の弓手") == 2
    board.do("first", "magic", "暴露")
    assert board.lying("透禍の槍") == "face-up"
    assert board.power("虹の弓手") == 3


@clause("wars3x3", "Q8")
def test_a_spear_turned_up_by_exposure_deals_no_damage() -> None:
    board = exposed()
    board.do("first", "magic", "暴露")
    assert (board.life("first"), board.life("second")) == (30, 30)


# --- Q9


def exposing() -> Board:
    return Board(
        step="expansion",
        first={"field": ["若芽の精", "鈴の雀"], "magic": ["暴露"], "hand": ["苔石像"]},
        second={"magic": ["火炎弾", "慈雨", "水鏡"]},
    )


@clause("wars3x3", "Q9")
def test_fire_comes_before_exposure_chooses() -> None:
    board = exposing()
    board.do("first", "magic", "暴露")
    assert board.asked() == ("second", "negate", "S15")
    board.do("second", "grand", "火炎弾")
    assert board.asked() == ("first", "expansion-step", "4.1")
    assert [board.lying(magic) for magic in ("慈雨", "水鏡")] == ["face-down", "face-down"]


@clause("wars3x3", "Q9")
def test_nothing_comes_between_the_choice_and_its_effect() -> None:
    board = exposing()
    board.do("first", "magic", "暴露")
    board.passes("second")
    assert board.all_asked() == ["first"]
    board.choose("first", "慈雨")
    assert board.lying("慈雨") == "face-up"
    assert board.asked() == ("first", "expansion-step", "4.1")


# --- Q10, Q11


def reaping(step: str, hand: list[str], territory: int) -> Board:
    board = Board(
        step=step,
        first={"field": ["若芽の精", "鈴の雀"], "magic": ["収穫", "入植"], "hand": hand, "territory": territory},
    )
    board.do("first", "magic", "収穫")
    return board


@clause("wars3x3", "Q10")
def test_reaping_does_not_help_a_deployment_by_settlement() -> None:
    for step in ("expansion", "strategy"):
        board = reaping(step, ["雷鳴の鷲", "凧乗り"], 1)
        board.do("first", "magic", "入植")
        assert board.field("first") == ["若芽の精", "鈴の雀", "凧乗り"]  # the only one that 1 territory allows


@clause("wars3x3", "Q10")
def test_reaping_helps_the_strategy_step_by_three() -> None:
    board = reaping("expansion", ["雷鳴の鷲", "珊瑚の城壁"], 1)
    board.goes_on("first")
    assert "deploy 雷鳴の鷲" in board.options("first")
    assert dict(board.refused("first", "deploy", "珊瑚の城壁").values) == {"cost": 5, "territory": 4}


@clause("wars3x3", "Q11")
def test_reaping_helps_a_strategy_step_moved_by_haste() -> None:
    board = reaping("boost", ["烽火の騎手"], 1)
    board.goes_on("first")
    board.option("first", "yes")
    board.do("first", "deploy", "烽火の騎手")
    assert "烽火の騎手" in board.field("first")


@clause("wars3x3", "Q11")
def test_without_reaping_the_hasty_unit_costs_too_much() -> None:
    board = Board(
        step="boost",
        first={"field": ["若芽の精", "鈴の雀"], "magic": ["収穫"], "hand": ["烽火の騎手"], "territory": 1},
    )
    board.goes_on("first")
    assert board.asked() == ("first", "window", "M1")
    assert board.step() == "piercing"


# --- Q12


def twin_arms() -> Board:
    board = Board(
        step="boost",
        first={"field": ["火の粉鼠", "鈴の雀"], "magic": ["双腕", "慈雨"]},
        second={"magic": ["火炎弾"]},
    )
    board.do("first", "magic", "双腕")
    return board


@clause("wars3x3", "Q12")
def test_fire_negates_both_boosts_of_twin_arms_at_once() -> None:
    board = twin_arms()
    board.do("second", "grand", "火炎弾")
    assert board.asked() == ("first", "boost-step", "2.2")
    assert [board.power(unit) for unit in board.field("first")] == [1, 1]


@clause("wars3x3", "Q12")
def test_fire_is_not_asked_for_each_boost_of_twin_arms() -> None:
    board = twin_arms()
    board.passes("second")
    board.passes("first")
    board.choose("first", "火の粉鼠", "鈴の雀")
    assert board.asked() == ("first", "boost-step", "2.2")
    assert [board.power(unit) for unit in board.field("first")] == [3, 3]


# --- Q13


def surging() -> Board:
    board = Board(
        step="expansion",
        first={"field": ["鈴の雀"], "magic": ["転生", "慈雨", "水鏡"], "hand": ["苔石像"]},
        second={"magic": ["火炎弾", "業火"]},
    )
    board.do("first", "grand", "転生")
    return board


@clause("wars3x3", "Q13")
def test_after_the_surge_every_magic_of_the_turn_is_safe_and_has_one_more_power() -> None:
    board = surging()
    board.do("first", "magic", "慈雨")  # 1 and a grass unit, with one heaven unit on the table
    assert board.life("first") == 33
    board.do("first", "magic", "水鏡")  # a water unit
    assert board.lying("水鏡") == "face-up"
    assert "Negated" not in board.happened()


@clause("wars3x3", "Q13")
def test_the_surge_ends_with_the_turn() -> None:
    board = surging()
    board.play_to_turn("second")
    board.play_to_turn("first")
    assert not [each for each in board.options("first") if each.startswith("magic")]
    reason = board.refused("first", "magic", "慈雨")
    assert dict(reason.values) == {"required": 2, "units": 1, "colours_lacking": 1, "extra": 0}


@clause("wars3x3", "Q13")
def test_the_surge_gives_one_power_and_not_two() -> None:
    board = surging()
    assert "magic 慈雨" in board.options("first")
    board = Board(step="expansion", first={"magic": ["転生", "慈雨"], "hand": ["苔石像"]})
    board.do("first", "grand", "転生")
    assert dict(board.refused("first", "magic", "慈雨").values)["extra"] == 1


# --- Q14


@clause("wars3x3", "Q14")
def test_a_card_fetched_back_from_a_boost_does_not_boost_again() -> None:
    board = Board(
        step="boost",
        first={"field": ["火の粉鼠", "溶岩蜥蜴"], "hand": ["赤錆兵", "鈴の雀"], "magic": ["慈雨", "水鏡"]},
        second={"field": ["水滴の子"]},
    )
    board.do("first", "boost", "火の粉鼠", "赤錆兵")
    board.do("first", "grand", "慈雨")
    assert board.hand("first") == ["赤錆兵"]
    assert board.options("first") == ["magic 水鏡", "go-on"]
    reason = board.refused("first", "boost", "溶岩蜥蜴", "赤錆兵")
    assert (reason.clause, reason.condition) == ("2.0b", "spells-declared-already")


@clause("wars3x3", "Q14")
def test_a_card_fetched_before_the_boosts_can_be_used_for_one() -> None:
    board = Board(
        step="boost",
        first={"field": ["火の粉鼠"], "hand": ["鈴の雀"], "magic": ["慈雨"]},
        discard=["赤錆兵"],
    )
    board.do("first", "grand", "慈雨")
    assert "boost 火の粉鼠 赤錆兵" in board.options("first")


# --- Q15, Q16


@clause("wars3x3", "Q15")
def test_heaven_cannot_use_firebolt_in_the_opponents_turn() -> None:
    board = Board(
        step="strategy",
        first={"hand": ["苔石像"], "territory": 3},
        second={"field": ["鈴の雀", "火の粉鼠"], "magic": ["薄翅", {"火炎弾": "face-up"}]},
    )
    assert board.refused("second", "grand", "薄翅").clause == "S18"
    board.goes_on("first")
    assert [told["event"] for told in board.told() if told["event"] == "Began"] == ["Began"]  # nobody was asked before


@clause("wars3x3", "Q15")
def test_heaven_can_use_firebolt_in_the_own_turn() -> None:
    board = Board(
        turn="second",
        step="strategy",
        second={"magic": ["薄翅", {"火炎弾": "face-up"}]},
    )
    board.do("second", "grand", "薄翅")
    assert board.life("first") == 28


@pytest.mark.parametrize("lying", ["sideways", "face-down"])
@clause("wars3x3", "Q16")
def test_heaven_does_not_copy_a_sideways_magic(lying: str) -> None:
    board = Board(
        step="expansion",
        first={"magic": ["薄翅"], "hand": ["苔石像"]},
        second={"magic": [{"慈雨": lying}]},
    )
    assert board.refused("first", "grand", "薄翅").condition == "nothing-to-copy"


@clause("wars3x3", "Q16")
def test_among_several_magics_heaven_is_offered_the_face_up_ones() -> None:
    board = Board(
        step="expansion",
        first={"magic": ["薄翅", {"慈雨": "face-up"}, {"大樹": "sideways"}], "hand": ["苔石像"]},
        second={"magic": [{"暴露": "face-up"}, "水鏡"]},
    )
    board.do("first", "grand", "薄翅")
    assert board.options("first") == ["慈雨", "暴露"]


# --- Q17


@clause("wars3x3", "Q17")
def test_purple_cards_cannot_be_discarded_for_rebirth() -> None:
    board = Board(
        step="expansion",
        first={"field": ["若芽の精"], "magic": ["転生"], "hand": ["呪文砕き", "調律", "鈴の雀", "苔石像"]},
    )
    assert "magic 転生" not in board.options("first")
    assert dict(board.refused("first", "magic", "転生").values) == {"wanted": 3, "found": 2}


@clause("wars3x3", "Q17")
def test_unit_cards_are_discarded_for_rebirth_beside_purple_ones() -> None:
    board = Board(
        step="expansion",
        first={
            "field": ["若芽の精"],
            "magic": ["転生"],
            "hand": ["呪文砕き", "鈴の雀", "苔石像", "潮招き", "火口の主"],
        },
    )
    board.do("first", "magic", "転生")
    assert board.options("first") == ["鈴の雀", "苔石像", "潮招き", "火口の主"]
    board.choose("first", "鈴の雀", "苔石像", "潮招き")
    assert {"呪文砕き", "火口の主"} < set(board.hand("first"))
    assert len(board.hand("first")) == 5
